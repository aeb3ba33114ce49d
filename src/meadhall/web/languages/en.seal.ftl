# The seal of fairness in English.

seal = Seal of fairness
seal-short = Seal { $start }
seal-promise = Promise of the hall
seal-mark = Seal of the match
seal-promised = The hall has bound itself by this promise, before anybody's word. Who sits down adds a word of their own: the deal follows from both, so that nobody can choose it.
seal-pressed = The deal was fixed before the first move, and this is its seal. At the end it is opened, and everybody can check it.
seal-fits = The seal fits: the deal was fixed before the first move, by the hall's secret and the players' words together.
seal-fits-upload = The seal fits this record. It proves the deal to whoever was given the same seal when the match began.
seal-of-new = This match has no seal: it is from before there were any, or somebody at it was forgotten.
seal-of-upload = This record has no seal: nothing shows whether its deal was fixed before the first move.
seal-of-fork = Play goes on from a match whose cards had been laid open, so there is no seal.
seal-of-lesson = The deal of a lesson is prepared, so there is no seal.
seal-voices = In it are words of { $names }.
seal-no-voices = Nobody's word is in it: the hall alone has drawn it.
seal-word-of = Word of { $name }
seal-no-word = none
seal-secret = Secret of the hall
seal-salt = Salt
seal-how = Keep the record and check it yourself with { $one }.
seal-your-word = Your word for the seal
seal-your-word-means = Any word. It is mixed into the deal, so that not even the hall can choose what is dealt.

script-seal-same = Your browser remembers this very seal from before, and has worked it out again: it fits.
script-seal-seen = Your browser remembers this very seal from before.
script-seal-worked = Your browser has worked it out again: it fits. It was not here before the end, so compare the seal with what others were given.
script-seal-other = Your browser remembers another seal of this match: { $seal }.
script-seal-word = Your browser sent another word: { $word }.
script-seal-promise = Your browser was given another promise before it sent your word: { $promise }.
script-seal-wrong = Your browser has worked it out again, and it does not fit.
