# Great moments, and what stands around them.

script-later = Not now:
you-win = You win!
you-win-with = You win, together with { $names }!
you-win-tab = You win! · { $title }
