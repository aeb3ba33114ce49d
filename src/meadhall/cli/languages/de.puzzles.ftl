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
help-own-puzzles = die Fehler von --seat als Rätsel, jeder erst genauer angesehen; mit --json samt Antworten
puzzles-of-whom = Rätsel entstehen aus den Fehlern von jemandem, für das Terminal oder mit --json: Gib --seat an, und nicht --html.
own-puzzles-made = Genauer angesehene Fehler
no-own-puzzles = { $mistakes ->
    [0] Es fand sich nichts, was sicher ein Fehler war: gut gespielt.
    [one] Ein Fehler fand sich, aber genauer besehen ist keine Möglichkeit allein sicher die beste: kein Rätsel.
   *[other] { $mistakes } Fehler fanden sich, aber genauer besehen ist bei keinem eine Möglichkeit allein sicher die beste: keine Rätsel.
}
puzzle-next = Eingabetaste: das nächste
