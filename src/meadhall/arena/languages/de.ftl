# Was die Arena sagt: warum nicht gespielt werden kann, und die Wörter ihres Bildes.

two-bots = Die Arena braucht mindestens zwei verschiedene Bots, etwa --bots greedy,random.
named-twice = Ein Bot, der zweimal genannt ist, sitzt auf zwei Plätzen; dann lässt sich die Zahl der Plätze nicht noch einmal sagen.
too-many-lineups = { $bots } Bots an { $seats } Plätzen ergeben { $lineups } Aufstellungen, und jede Ausgabe der Karten wird von allen gespielt; { $most } lassen sich spielen, also nenne weniger Bots oder eine andere Zahl von Plätzen.
too-many-orders = { $bots } Bots an einem Tisch können in zu vielen Reihenfolgen sitzen; nenne weniger verschiedene.
no-openskill = Für Wertungen wird das Paket openskill gebraucht: pip install 'meadhall[arena]'.

## Die Datei der Ergebnisse

cant-use = { $path } taugt nicht für Ergebnisse: { $reason }.
not-text = { $path } taugt nicht für Ergebnisse: Das ist kein Text.
was = { $name } war { $value }
other-plan = In { $path } stehen die Spiele eines anderen Plans ({ $was }); wähle eine andere Datei.
other-data = In { $path } stehen die Spiele eines anderen Plans (andere Spielteile); wähle eine andere Datei.
no-ledger = { $path } ist keine Ergebnisdatei der Arena; wähle eine andere Datei.
no-result = { $path }, Zeile { $line }, ist nicht das Ergebnis eines Spiels.

## Das Bild

win-share = Anteil der Siege
rating = Wertung
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
picture-of = { $bot }: { $share } % der Siege, Wertung { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }
