# Puzzles in the terminal, in English.

about-puzzles = What would you do? Today's puzzle of a game, or new ones out of simulated games.
help-puzzle-number = another one than today's, from 1
help-puzzle-file = out of that file, instead of those that come with the game
help-puzzle-out = makes puzzles, and keeps them there
help-puzzle-games = that are simulated for it (40)
help-puzzle-most = puzzles that are kept at most (24)
help-puzzle-seed = of the first game (0)
no-puzzles = There are no puzzles of { $game }.
no-puzzle = There is no puzzle { $number }; the last one is { $last }.
wrong-puzzle-games = Puzzles come out of 1 to { $most } games, and at least one is kept.
puzzle-asked = What would you do? You are { $name }. (Puzzle { $number } of { $of })
puzzle-choose = The number of an option, please, from 1 to { $last }.
puzzle-right = That is it.
puzzle-wrong = There is something better.
puzzle-option = Option
puzzle-chance = Chance
puzzle-yours = yours
puzzles-made = Games that were looked through
puzzles-stopped = Stopped; what was found so far is kept.
puzzles-kept = { $kept ->
    [one] { $kept } puzzle of { $found } that were found is in { $file }.
   *[other] { $kept } puzzles of { $found } that were found are in { $file }.
}
help-own-puzzles = the mistakes of --seat as puzzles, each one looked at more closely first; with --json with their answers
puzzles-of-whom = Puzzles are made out of somebody's mistakes, for the terminal or with --json: say --seat, and not --html.
own-puzzles-made = Mistakes that were looked at more closely
no-own-puzzles = { $mistakes ->
    [0] No mistake was found that is surely one: well played.
    [one] One mistake was found, but on a closer look no single option is surely the best: no puzzle.
   *[other] { $mistakes } mistakes were found, but on a closer look none has a single option that is surely the best: no puzzles.
}
puzzle-next = Enter: the next one
