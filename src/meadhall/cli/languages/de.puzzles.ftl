# Rätsel im Terminal, auf Deutsch.

about-puzzles = Was würdest du tun? Das heutige Rätsel zu einem Spiel, oder neue aus simulierten Spielen.
help-puzzle-number = ein anderes als das heutige, ab 1
help-puzzle-file = aus dieser Datei statt aus denen, die das Spiel mitbringt
help-puzzle-out = macht Rätsel und hebt sie dort auf
help-puzzle-games = die dafür simuliert werden (40)
help-puzzle-most = Rätsel, die höchstens aufgehoben werden (24)
help-puzzle-seed = des ersten Spiels (0)
no-puzzles = Es gibt keine Rätsel zu { $game }.
no-puzzle = Ein Rätsel { $number } gibt es nicht; das letzte ist { $last }.
wrong-puzzle-games = Rätsel kommen aus 1 bis { $most } Spielen, und mindestens eines wird aufgehoben.
puzzle-asked = Was würdest du tun? Du bist { $name }. (Rätsel { $number } von { $of })
puzzle-choose = Die Nummer einer Möglichkeit bitte, von 1 bis { $last }.
puzzle-right = Genau das.
puzzle-wrong = Es gibt etwas Besseres.
puzzle-option = Möglichkeit
puzzle-chance = Chance
puzzle-yours = deine
puzzles-made = Durchgesehene Spiele
puzzles-stopped = Angehalten; was bis dahin gefunden wurde, ist aufgehoben.
puzzles-kept = { $kept ->
    [one] { $kept } Rätsel von { $found } gefundenen ist in { $file }.
   *[other] { $kept } Rätsel von { $found } gefundenen sind in { $file }.
}
