# Rätsel auf Deutsch.

lobby-puzzle = Rätsel des Tages
lobby-puzzle-of = Rätsel des Tages zu { $game }
puzzle-tab = Rätsel · { $game }
puzzle-daily = Rätsel des Tages zu { $game }
puzzle-asked = Was würdest du tun?
puzzle-right = Genau das
puzzle-wrong = Es gibt etwas Besseres
puzzle-you-are = Du bist { $name }.
puzzle-ways = Rätsel
puzzle-number = { $number } von { $of }
puzzle-before = Das davor
puzzle-after = Das nächste
puzzle-again = Noch einmal ansehen
puzzle-answer-title = Die Antwort
puzzle-option = Möglichkeit
puzzle-chance = Siegchance
puzzle-best = am besten
puzzle-yours = deine
puzzle-how = Chancen nach allem, was du dort wissen kannst, in neu gegebenen Welten; eine tiefere Suche stimmt zu.

own-puzzles = { WHO($seat) ->
    [you] Deine Rätsel
   *[other] Rätsel von { $seat }
}
own-puzzles-invite = { WHO($seat) ->
    [you] Deine Fehler als Rätsel: Was würdest du jetzt tun?
   *[other] Die Fehler von { $seat } als Rätsel: Was würdest du tun?
}
own-puzzles-back = Zurück zum Rückblick
own-puzzles-about = { WHO($seat) ->
    [you] Deine Fehler in dieser Partie werden zu Rätseln: derselbe Augenblick, und was würdest du jetzt tun? Die Halle sieht sich jeden erst genauer an und fragt nur, wo eine Möglichkeit sicher besser ist als alle anderen. Das dauert jeweils einige Sekunden.
   *[other] Die Fehler von { $seat } in dieser Partie werden zu Rätseln: derselbe Augenblick, und was würdest du tun? Die Halle sieht sich jeden erst genauer an und fragt nur, wo eine Möglichkeit sicher besser ist als alle anderen. Das dauert jeweils einige Sekunden.
}
own-puzzles-start = Rätsel machen
own-puzzles-first = Zuerst der Rückblick auf die Partie: { $made } von { $decisions } Entscheidungen angesehen.
own-puzzles-made = { $made } von { $mistakes } Fehlern genauer angesehen.
own-puzzles-stopped = Dort wurde angehalten.
own-puzzles-failed = Es ließ sich nicht zu Ende bringen.
own-puzzles-some = { $mistakes ->
    [one] Es gab einen Fehler, und die Antwort ist sicher.
   *[other] Von { $mistakes } Fehlern haben diese eine sichere Antwort, der teuerste zuerst.
}
own-puzzles-nothing = { $mistakes ->
    [0] In dieser Partie fand sich nichts, was sicher ein Fehler war: gut gespielt.
    [one] Ein Fehler fand sich, aber genauer besehen ist keine Möglichkeit allein sicher die beste: kein Rätsel.
   *[other] { $mistakes } Fehler fanden sich, aber genauer besehen ist bei keinem eine Möglichkeit allein sicher die beste: keine Rätsel.
}
own-puzzles-done = { $puzzles ->
    [one] Es gibt ein Rätsel.
   *[other] Es gibt { $puzzles } Rätsel.
}
