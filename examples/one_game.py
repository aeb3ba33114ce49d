"""One game by the engine's own interface: random options, told in words."""

import random

import meadhall

table = meadhall.game("bottlecap").new(seats=3, seed=7, options={"round_limit": 30})
dice = random.Random(7)
while not table.over:
    seat = table.deciders()[0]
    table.apply(seat, dice.choice(table.options(seat)))
print(*[table.tell(event) for event in table.events()[-5:]], sep="\n")
print(table.result())
