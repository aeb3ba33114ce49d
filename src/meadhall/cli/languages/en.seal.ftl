# Seals in the terminal, in English.

about-verify = Check the seal of a match: was its deal fixed before the first move?
help-seal = the seal as you were given it when the match began, or its beginning
help-seal-word = the word that you gave
word-hash = SEAL
no-seal-given = { $given } is no seal: it is a row of at least { $least } digits and letters from a to f.
seal-another = This is another match's seal, or another deal: you noted { $noted }, and this seal is { $seal }.
seal-lacks-word = Your word { $word } is not in this seal.
seal-fits = The seal fits, and it is the one that you were given: the deal was fixed before the first move.
seal-fits-itself = The seal fits: the deal follows from the secret and the words. If you were given this seal when the match began, the deal was fixed before the first move.
seal-seal = Seal
seal-promise = Promise
seal-secret = Secret
seal-salt = Salt
seal-word = Word of { $name }
seal-no-word = none
seal-seat = Seat { $seat }
far-seal = The seal of this match: { $seal }
far-seal-fits = The seal was opened and fits: the deal was fixed before the first move, and this bot's word is in it.
far-seal-changed = The seal is another one than at the beginning: it was { $before }, and now it is { $now }.
