# Drakkar: was der Rabe sagt, jeweils ein Satz von höchstens 110 Zeichen. *Wörter* zwischen Sternen stehen fett.

lesson-ship = Dein erstes Schiff
lesson-ship-loot = Drei Monate lang sammelt ihr *Beute*: Ziegen, Waffen und Gold. Die meiste gewinnt.
lesson-ship-brawl = Zuerst die Rauferei: Alle greifen zugleich nach einem Stapel. In *Stapel 1* liegen Bug und Heck.
lesson-ship-brawl-other = Auch ein guter Stapel. Greifen zwei nach demselben, bekommt ihn, wer schneller ist.
lesson-ship-cards = Zehn Karten für diesen Monat gehören dir. Jede hat *zwei Seiten*, und eine davon nutzt du.
lesson-ship-quest = Behalte geheim eine *Quest*: was dein Schiff tragen muss, und was das einbringt.
lesson-ship-quest-done = Niemand sonst erfährt sie, ehe der Monat vorbei ist.
lesson-ship-bow = Jeden Zug legen alle verdeckt eine Karte. Leg einen *Bug*, das vordere Ende deines Schiffs.
lesson-ship-bow-done = Sie liegt verdeckt. Haben alle eine gelegt, werden alle auf einmal aufgedeckt.
lesson-ship-bow-other = Das geht auch. Haben alle eine Karte gelegt, werden alle auf einmal aufgedeckt.
lesson-ship-order = *Rote* Karten wirken zuerst, dann *gelbe*, dann *blaue*. Gelbe bauen und beladen Schiffe.
lesson-ship-stern = Jetzt das andere Ende: Leg ein *Heck*. Bug und Heck ergeben ein ganzes Schiff.
lesson-ship-stern-other = Ein Schiff segelt nur mit zwei Enden; das andere kannst du noch später legen.
lesson-ship-viking = Jedes Teil trägt eine Ladung. Leg einen *Wikinger*: Seine Helme sind die Stärke deines Schiffs.
lesson-ship-viking-other = Wie du magst. Wikinger bringen Stärke, Fässer bringen Bier.
lesson-ship-thief = Der *Dieb* von { $seat1 } ist rot, also wirkt er zuerst: Er nimmt { $seat2 } den Wikinger weg.
lesson-ship-missing = Deine Quest zeigt, was erfüllt ist und was fehlt. Am Ende des Monats muss alles erfüllt sein.
lesson-ship-closing = So baut man Schiffe. Wie sie überfallen und was ein Monat bringt, zeigt die nächste Lektion.

lesson-raid = Überfall und Quest
lesson-raid-ready = Drei Züge bleiben in diesem Monat. Auf deinem Schiff sind drei Wikinger: *Stärke 4*.
lesson-raid-needs = Deine Quest verlangt *Stärke 3*. Du kannst also einen Wikinger wagen und mehr Beute machen.
lesson-raid-raid = Leg einen *Überfall*. Blaue Karten wirken zuletzt, wenn alle Schiffe beladen sind.
lesson-raid-raid-other = Auch gut. Der Überfall bleibt dir für einen anderen Zug.
lesson-raid-target = Die höhere Stärke gewinnt, hier *4 gegen 3*. Überfall { $seat2 }: Sie hat eine Ziege zu verlieren.
lesson-raid-target-done = Du hast ihre Ziege. Und wer einen Überfall verliert, gibt auch noch einen Wikinger ab.
lesson-raid-target-other = Gewonnen, aber achte darauf, wer Beute hat. Wer verliert, gibt auch einen Wikinger ab.
lesson-raid-boarding = Dreh diese Karte um: *Entern* plündert ein Schiff. Stärke 3 bringt 1 Gold, kostet einen Wikinger.
lesson-raid-boarding-other = Wie du magst. Entern trifft nie jemanden am Tisch: Du kämpfst gegen die Karte selbst.
lesson-raid-price = Das ist der Preis. Gib einen *Wikinger 1* ab: Stärke 3 genügt für deine Quest.
lesson-raid-price-other = Jetzt ist dein Schiff schwächer, als die Quest verlangt. Manchmal ist Beute das wert.
lesson-raid-last = Die letzte Karte. Dreh sie um: Für ein *Deck* ist kein Platz, also wagst du nichts.
lesson-raid-met = Dein Schiff hatte an Bord, was die Quest verlangt. Das brachte *2 Gold*.
lesson-raid-failed = Deinem Schiff fehlte etwas für seine Quest, darum kam es diesmal leer zurück.
lesson-raid-points = Jedes Plättchen ist ein Punkt, und jedes Trio aus Ziege, Waffe und Gold *einer mehr*.
lesson-raid-closing = Noch zwei solche Monate, dann gewinnen die meisten Punkte. Spiel weiter, wenn du magst.
