# Wie Bots heißen.

level-first-evening = Erster Abend
level-farmhand = Knecht
level-oarsman = Ruderer
level-huscarl = Huskarl
level-jarl = Jarl
kind-random = Zufall
kind-greedy = Gierhals
kind-search = Grübler
