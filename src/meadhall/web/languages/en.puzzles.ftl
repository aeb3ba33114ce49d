# Puzzles in English.

lobby-puzzle = Daily puzzle
lobby-puzzle-of = Daily puzzle of { $game }
puzzle-tab = Puzzle · { $game }
puzzle-daily = Daily puzzle of { $game }
puzzle-asked = What would you do?
puzzle-right = That is it
puzzle-wrong = There is something better
puzzle-you-are = You are { $name }.
puzzle-ways = Puzzles
puzzle-number = { $number } of { $of }
puzzle-before = The one before
puzzle-after = The next one
puzzle-again = Look again
puzzle-answer-title = The answer
puzzle-option = Option
puzzle-chance = Chance to win
puzzle-best = best
puzzle-yours = yours
puzzle-how = Chances by what you can know there, on worlds dealt anew; a deeper search agrees.

own-puzzles = { WHO($seat) ->
    [you] Your puzzles
   *[other] Puzzles of { $seat }
}
own-puzzles-invite = { WHO($seat) ->
    [you] Your mistakes as puzzles: what would you do now?
   *[other] The mistakes of { $seat } as puzzles: what would you do?
}
own-puzzles-back = Back to the review
own-puzzles-about = { WHO($seat) ->
    [you] Your mistakes in this match become puzzles: the same moment, and what would you do now? The hall looks at each one more closely first, and asks only where one option is surely better than all others. That takes some seconds for each.
   *[other] The mistakes of { $seat } in this match become puzzles: the same moment, and what would you do? The hall looks at each one more closely first, and asks only where one option is surely better than all others. That takes some seconds for each.
}
own-puzzles-start = Make the puzzles
own-puzzles-first = The match is reviewed first: { $made } of { $decisions } decisions looked at.
own-puzzles-made = { $made } of { $mistakes } mistakes looked at more closely.
own-puzzles-stopped = It was stopped there.
own-puzzles-failed = It could not be finished.
own-puzzles-some = { $mistakes ->
    [one] There was one mistake, and its answer is sure.
   *[other] Of { $mistakes } mistakes, these have one sure answer, the costliest first.
}
own-puzzles-nothing = { $mistakes ->
    [0] No mistake was found in this match that is surely one: well played.
    [one] One mistake was found, but on a closer look no single option is surely the best: no puzzle.
   *[other] { $mistakes } mistakes were found, but on a closer look none has a single option that is surely the best: no puzzles.
}
own-puzzles-done = { $puzzles ->
    [one] There is one puzzle.
   *[other] There are { $puzzles } puzzles.
}
