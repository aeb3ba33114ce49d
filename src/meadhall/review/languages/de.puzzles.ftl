# Rätsel auf Deutsch.

bad-puzzle = { $source }, Zeile { $line }, Feld { $field }: Das ist kein Rätsel.
puzzle-answer = Am besten, nach allem, was du wissen kannst: „{ INNER($option) }“, mit einer Chance von { $percent } %.
puzzle-instead = Viele würden „{ INNER($option) }“ nehmen, mit einer Chance von { $percent } %.
puzzle-taken = In der Partie war es „{ INNER($option) }“, mit einer Chance von { $percent } %.
puzzle-often = Von { $worlds } Möglichkeiten, wie die Karten liegen und fallen, bringt es in { $ahead } mehr und in { $behind } weniger.
