# Große Momente, und was um sie herum steht.

script-later = Jetzt nicht:
you-win = Du gewinnst!
you-win-with = Du gewinnst, zusammen mit { $names }!
you-win-tab = Du gewinnst! · { $title }
undo-what = Nimmt zurück: { $what } (u)
undo-alone = Nimmt deine letzte Entscheidung zurück und was daraus wurde (u). Hier sitzen nur Bots, und denen macht es nichts.
undo-ask = Zurück?
undo-ask-tip = Fragt die anderen, ob deine letzte Entscheidung mit allem, was daraus wurde, zurückgenommen werden darf.
