# Wie Bots heißen.

level-first-evening = Erster Abend
level-farmhand = Knecht
level-oarsman = Ruderer
level-huscarl = Huskarl
level-jarl = Jarl
kind-random = Zufall
kind-learned = Gelehriger
kind-greedy = Gierhals
kind-search = Grübler

## Wie die Stufen ein Spiel spielen, das nichts dazu sagt

usual-first-evening = Sieht das Spiel zum ersten Mal: Jede zweite Entscheidung ist geraten.
usual-farmhand = Kennt die Regeln und vergisst sie hin und wieder.
usual-oarsman = Nimmt, was auf den ersten Blick am besten aussieht.
usual-huscarl = Denkt ein paar Wege durch, wie es weitergehen kann.
usual-jarl = Denkt viele Wege durch, wie es weitergehen kann.
given = In dieser Halle spielt ein anderer Bot diese Stufe.

## Welche Bots es nicht gibt

no-bot = Den Bot { $bot } gibt es nicht; die Bots sind { $known }, und die Stufen { $levels }.
no-level = Die Stufe { $level } gibt es nicht; die Stufen sind { $known }.
no-parameter = Der Bot { $bot } hat keinen Parameter { $name }; seine Parameter sind { $known }.
no-parameters = Der Bot { $bot } hat keinen Parameter { $name }; er hat gar keine.
parameter-lacks = Bei { $given } fehlt der Wert; ein Parameter ist Name=Wert, etwa { $usual }.
parameter-twice = { $spec } sagt { $name } zweimal.
parameter-no-word = { $name } kann nicht { $given } sein; möglich ist { $known }.
gives-nobody = { $given } gibt niemandem eine Stufe; sag Spiel:Stufe=Bot, mit einer der Stufen { $levels }.
parameter-whole = eine ganze Zahl von { $least } bis { $most }
parameter-number = eine Zahl von { $least } bis { $most }
parameter-word = ein Wort
parameter-choices = { $known } oder { $last }

## Gewichte von Netzen

weights-none = In { $source } sind keine Gewichte eines Bots von Meadhall.
weights-damaged = Die Gewichte in { $source } sind beschädigt.
weights-other-game = Die Gewichte in { $source } sind für { $given } und nicht für { $wanted }.
weights-other-rules = Die Gewichte in { $source } sind für Fassung { $given } der Regeln; dies ist Fassung { $wanted }.
weights-other-eyes = Die Gewichte in { $source } sind für das, was Bots in { $given } sehen, und nicht für das jetzige { $wanted }.
weights-missing = Für { $game } hat noch niemand einen Bot angelernt; meadhall train { $game } tut es.
foreign-seats = { $seats } Plätze (gelernt hat er an { $known })
foreign-options = Hausregeln: { $options }
foreign-data = Spielmaterial aus einer anderen Schachtel
