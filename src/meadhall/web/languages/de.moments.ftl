# Große Momente, und was um sie herum steht.

script-later = Jetzt nicht:
you-win = Du gewinnst!
you-win-with = Du gewinnst, zusammen mit { $names }!
you-win-tab = Du gewinnst! · { $title }
