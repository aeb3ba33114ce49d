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
