# Bottlecap Vikings: was der Rabe sagt, jeweils ein Satz von höchstens 110 Zeichen. *Wörter* zwischen Sternen stehen fett.

lesson-voyage = Deine erste Fahrt
lesson-voyage-thrones = Es gibt zwei Throne, und einer genügt zum Sieg. Hier ist der erste: *10 Ruhm*.
lesson-voyage-city = Der andere steht am Ende deiner *Stadt*. Deine Hütte steigt dort hinauf, Stufe um Stufe.
lesson-voyage-ship = In deinem Zug fährt dein Schiff *1, 2 oder 3* Felder weit: Die goldenen Felder sind in Reichweite.
lesson-voyage-sail = Fahr zur *Räuberbucht*. Wähl ihr Feld, oder nimm sie aus der Liste.
lesson-voyage-sail-other = Ein anderer Kurs, und auch ein guter. Mach hier, was das Feld dir bietet.
lesson-voyage-offer = Jedes Feld bietet dir etwas. Greif zu: Dieses bringt *2 Gold*.
lesson-voyage-offer-done = Das macht 3 Gold. So geht ein ganzer Zug: fahren, und dann tun, was das Feld bietet.
lesson-voyage-offer-other = Du darfst ein Feld immer lassen, wie es ist. Das war ein ganzer Zug.
lesson-voyage-rivals = Jetzt { $seat1 }, dann { $seat2 }. Hier siehst du, wie nah die anderen einem Thron sind.
lesson-voyage-drawn = { $seat1 } hat die rote *Schadenslinie* überquert und einen Schadensmarker gezogen. Ihrer ist rot.
lesson-voyage-build = Bau jetzt: Wähl eine Stufe deiner *Stadt*. Du fährst dafür zum *Bauplatz* und zahlst 2 Gold.
lesson-voyage-build-done = Jeder Zug, der dir davon etwas bringt, bringt nun *1 mehr*. Nächste Stufe: 4 Gold und 1 Helm.
lesson-voyage-build-other = Wie du magst! Der Bauplatz läuft nicht weg, du kommst wieder vorbei.
lesson-voyage-feast = Helme kommen mit dem Ruhm, und Ruhm bringt das *Festmahl*, für Holz und Gold.
lesson-voyage-line = Jeder Weg von hier führt über die rote *Schadenslinie*, also wartet ein Marker auf dich. Fahr los.
lesson-voyage-line-done = Da ist er. Wo Schiffe sich treffen, wird gekämpft, und alle dort ziehen ebenfalls einen.
lesson-voyage-valkyries = Sind *4 rote* gezogen, kommen die Walküren: Wer 2 Schaden oder mehr hat, zahlt Gold oder Ruhm.
lesson-voyage-closing = Mehr musst du nicht wissen. Spiel gegen sanfte Bots weiter, wenn du magst.
