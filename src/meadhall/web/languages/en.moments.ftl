# Great moments, and what stands around them.

script-later = Not now:
you-win = You win!
you-win-with = You win, together with { $names }!
you-win-tab = You win! · { $title }
undo-what = Take back: { $what } (u)
undo-alone = Take back your last decision and what came of it (u). Only bots sit here, and they don't mind.
undo-ask = Ask to undo
undo-ask-tip = Asks the others whether your last decision, and all that came of it, may be taken back.
