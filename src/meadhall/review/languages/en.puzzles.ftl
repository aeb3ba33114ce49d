# Puzzles in English.

bad-puzzle = { $source }, line { $line }, field { $field }: this is no puzzle.
puzzle-answer = Best by what you can know: “{ $option }”, with a chance of { $percent } %.
puzzle-instead = Many would take “{ $option }”, with a chance of { $percent } %.
puzzle-taken = In the match it was “{ $option }”, with a chance of { $percent } %.
puzzle-often = Of { $worlds } ways in which cards may lie and fall, it comes to more in { $ahead } and to less in { $behind }.
