# Beer & Vikings: was der Rabe sagt, jeweils ein Satz von höchstens 110 Zeichen. *Wörter* zwischen Sternen stehen fett.

lesson-brawl = Dein erster Abend
lesson-brawl-mug = Wer am meisten *Getränke* hat, wenn der Krug leer ist, gewinnt. Sonst zählt nichts.
lesson-brawl-corners = Jede Karte kann mehreres: Mit ihren Ecken *greifst du an, verteidigst, gehst* oder *trinkst* du.
lesson-brawl-steps = Zwischen den Kriegern liegen *Schritte*. Dein Schwert reicht 1 weit, { $seat1 } steht 3 entfernt.
lesson-brawl-move = Du spielst zwei Karten. Nimm *Feueratem* bei der Ecke *gehen 2*, und geh nach links, zu { $seat1 }.
lesson-brawl-move-hold = Alles zu seiner Zeit. Spiel zuerst „Feueratem“ zum Gehen, und geh zu { $seat1 }.
lesson-brawl-attack = { $seat1 } ist in Reichweite. Greif mit der Ecke von *Snorri* an: 3, und das Schwert gibt 2 dazu.
lesson-brawl-attack-hold = Alles zu seiner Zeit. Greif { $seat1 } zuerst mit der Ecke von Snorri und deinem Schwert an.
lesson-brawl-wounds = Einen Teil hielt seine Abwehr auf; der Rest kostete *Lebenskarten*. Sie sind nun Wunden.
lesson-brawl-end = Zwei Karten sind gespielt, also beende deinen Zug. Danach ziehst du zwei neue.
lesson-brawl-end-other = Man könnte immer noch mehr tun. Beende deinen Zug, wenn es dir reicht.
lesson-brawl-wield = Dein *Schwert* bleibt bis zu deinem nächsten Zug erhoben: Es hilft deinen Karten bei der Abwehr.
lesson-brawl-defend = Ein Hieb gegen dich! Antworte mit einer Karte: Ihre *Abwehr* zählt, und deine Waffe hilft.
lesson-brawl-defend-done = Was die Abwehr nicht aufhält, kostet Leben. Ohne Leben wärst du erschlagen.
lesson-brawl-defend-other = Das kann dich Lebenskarten kosten. Ohne Leben wärst du erschlagen.
lesson-brawl-drink = Du bist wieder dran: *Trink*! Spiel eine Karte für ihr Getränk, und stell es auf dein Leben.
lesson-brawl-drink-done = Getränke zählen, aber sie sperren, worauf sie stehen. Auf dem Leben gehen sie zuerst verloren.
lesson-brawl-drink-other = Wie du magst. Aber nur Getränke gewinnen, und irgendwer leert den Krug.
lesson-brawl-count = Ist das letzte Getränk aus dem Krug, haben alle anderen noch einen Zug. Dann wird gezählt.
lesson-brawl-closing = Trink, und bleib gefährlich. Wer stirbt, spielt als Geist weiter: die nächste Lektion.

lesson-spirit = Was ein Geist tut
lesson-spirit-dead = { $seat1 } hat dich erschlagen, doch du spielst weiter: als *Geist*. Alle Geister sind ein Team.
lesson-spirit-backs = Nur die *Rückseiten* deiner Karten zählen jetzt. Es waren deine Wunden.
lesson-spirit-top = Eine Karte wirkt, wenn ihre Rückseite die gleiche ist wie die oben auf diesem *Stapel*.
lesson-spirit-elation = Zuerst die oberste Rückseite: Schieb das Bier von *{ $seat2 }* auf ihr Schwert, das sperrt es.
lesson-spirit-elation-other = Du musst nicht. Jede Rückseite kann etwas anderes, und das kommt vor dem Ziehen.
lesson-spirit-keep = Du hast gezogen, und vier Karten darfst du halten. Behalte, was passt: die *schläfrigen*.
lesson-spirit-keep-other = Denk an den Stapel: Nur Karten mit der Rückseite, die oben liegt, wirken jetzt.
lesson-spirit-torment = Jetzt such *{ $seat2 }* heim, mit beiden schläfrigen Karten: Jede kann ihr ein Getränk nehmen.
lesson-spirit-torment-other = Auch gut. Eine Heimsuchung nimmt Kriegern ihre Getränke, Karte um Karte.
lesson-spirit-stolen = Ihr Bier ist deines! Was alle Geister haben, wird am Ende zusammengezählt.
lesson-spirit-steal = Oder nimm dir jeden Zug ein Getränk aus dem *Krug*. Das kann einem Geist niemand verwehren.
lesson-spirit-closing = Niemand kann dich noch einmal erschlagen: Ein Hieb verschüttet nur Getränke. Spiel gern weiter.
