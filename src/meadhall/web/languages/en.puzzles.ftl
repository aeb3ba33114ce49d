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
