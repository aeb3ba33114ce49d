# Puzzles in English.

bad-puzzle = { $source }, line { $line }, field { $field }: this is no puzzle.
puzzle-answer = Best by what you can know: “{ INNER($option) }”, with a chance of { $percent } %.
puzzle-instead = Many would take “{ INNER($option) }”, with a chance of { $percent } %.
puzzle-taken = In the match it was “{ INNER($option) }”, with a chance of { $percent } %.
puzzle-often = Of { $worlds } ways in which cards may lie and fall, it comes to more in { $ahead } and to less in { $behind }.
