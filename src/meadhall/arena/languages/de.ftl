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

## Bots, die mitgebracht werden: wo ihre Klasse liegt

no-module = { $spec } kann nicht gespielt werden: Das Modul { $module } lässt sich nicht laden. { $reason }
no-class = { $spec } kann nicht gespielt werden: In { $module } gibt es kein { $name }.
no-bot-class = { $spec } kann nicht gespielt werden: { $reason }
no-parameter = { $spec } kann nicht gespielt werden: Einen Parameter { $name } gibt es nicht, nur { $known }.
no-parameters = { $spec } kann nicht gespielt werden: Einen Parameter { $name } gibt es nicht, und auch keine anderen.

## Der Benchmark

no-task = Es gibt keine Aufgabe { $given }; es gibt { $known }.
task-of-other-rules = Die Aufgabe { $task } gilt für Version { $theirs } der Spielregeln, und diese Ausgabe spielt Version { $ours }: Ergebnisse wären nicht vergleichbar. Spiele sie mit einer früheren Ausgabe, oder eine Aufgabe einer späteren Version.
no-result-file = { $given } ist kein Name für ein Ergebnis; --out verlangt eine Datei wie ergebnis.json.
other-deals = Zwei Ergebnisse werden Ausgabe für Ausgabe verglichen, mindestens zwei, mit denselben Karten; diese haben { $one } und { $other }.
