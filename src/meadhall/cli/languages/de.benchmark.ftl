# Der Benchmark: ein Bot vor einer Aufgabe.

about-evaluate = Miss einen Bot an einer Aufgabe des Benchmarks.
word-task = AUFGABE
word-called = WÖRTER
help-evaluated = wer gemessen wird: { $bots }, mit Parametern wie in search:iterations=400, oder eine eigene Klasse wie paket.modul:Klasse oder paket.modul:Klasse:tiefe=3
help-task = was gespielt wird: { $tasks }
help-against = wer an allen anderen Plätzen sitzt, statt der Gegner der Aufgabe
help-result = schreibe das Ergebnis in diese Datei, etwa ergebnis.json; die Spiele werden daneben aufgehoben, um später weiterzumachen
help-task-games = mindestens so viele gegen jeden Gegner (wie die Aufgabe sagt)
help-task-seed = der ersten Ausgabe der Karten (wie die Aufgabe sagt)
help-result-name = wie der Bot in Tabellen heißt
help-made-by = der Befehl, der den Bot hervorgebracht hat, für Tabellen
known-before = { $games ->
    [one] { $games } von { $all } Spielen wurde schon gespielt.
   *[other] { $games } von { $all } Spielen wurden schon gespielt.
}
evaluation-line = { $bot } an einem von { $seats } Plätzen, ausgegeben ab Seed { $seed }; Intervalle von 95 %
evaluation-share = Über alle Gegner: { $share }
evaluation-itself = aus Symmetrie
evaluation-differs = Das ist nicht die Aufgabe, wie man sie zitiert: Sie hat { $games } Spiele gegen jeden Gegner, ab Seed { $seed }.
evaluation-against-others = Das ist nicht die Aufgabe, wie man sie zitiert: Ihre Gegner sind { $opponents }.
evaluation-interrupted = Unterbrochen nach { $played } von { $games } Spielen; mit --out könnte es dort weitergehen.
column-against = gegen
written-card = Was darin ist, sagt seine Karte: { $file }
