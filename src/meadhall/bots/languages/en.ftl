# What bots are called.

level-first-evening = First evening
level-farmhand = Farmhand
level-oarsman = Oarsman
level-huscarl = Huscarl
level-jarl = Jarl
kind-random = Random
kind-greedy = Greedy
kind-search = Search
