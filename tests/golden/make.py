"""Makes the golden files anew: run it when the rules version was raised, and read the differences before committing.

python tests/golden/make.py [game ...]
"""

from __future__ import annotations

import sys
from pathlib import Path

import meadhall
from meadhall.bots import bot
from meadhall.engine import Table
from meadhall.testing.playthrough import perft, playthrough

HERE = Path(__file__).parent

# For each game: a name that says how the game ends, bots, seed and options.
GAMES: dict[str, list[tuple[str, str, int, dict[str, object]]]] = {
    "bottlecap": [
        ("throne-of-glory", "greedy,greedy", 4, {"city": "common", "layout": "first"}),
        ("throne-of-the-city", "greedy,greedy,greedy", 2, {"city": "unique"}),
        ("stalemate", "random,random,random,random", 1, {"round_limit": 30, "city": "choose", "eot": "snapshot"}),
    ],
    "drakkar": [
        ("most-points", "greedy,greedy,greedy,greedy", 0, {}),
        ("shared-victory", "random,random,random", 0, {"brawl": "arrival", "quest_timing": "before_brawl"}),
        ("six-at-the-table", "greedy,random,greedy,random,greedy,random", 1, {"earl_passes": "left"}),
    ],
    "beer": [
        ("most-drinks", "greedy,greedy,greedy,greedy,greedy", 3, {}),
        ("spirits-win", "random,random,random,random", 14, {"game": "combined_two_piles", "turn_cap": 3}),
        ("valhalla-breaks-the-tie", "greedy,greedy,greedy", 11, {}),
        ("kinds-break-the-tie", "greedy,greedy,greedy", 23, {"game": "combined_one_pile"}),
        ("further-rounds", "greedy,greedy,greedy", 2, {}),
        ("not-a-drop", "random,random,random", 12, {"turn_cap": 1, "sd_cap": 0}),
        ("nobody-alive", "random,random,random", 3, {"location": "drakkar"}),
        ("no-end-of-ties", "random,random,random", 11, {"turn_cap": 1, "sd_cap": 2}),
    ],
}

PERFT_DEPTH = {"bottlecap": 6, "drakkar": 5, "beer": 3}
PERFT_SEATS = 8  # more need an option


def play(game: str, seats: str, seed: int, options: dict[str, object]) -> Table:
    kinds = seats.split(",")
    table = meadhall.game(game).new(len(kinds), seed, options)
    bots = [bot(kind, seed * 100 + seat) for seat, kind in enumerate(kinds)]
    while not table.over:
        seat = table.deciders()[0]
        table.apply(seat, bots[seat].choose(table.view(seat)))
    return table


def perft_lines(game: str) -> str:
    """Counts for each number of seats, with seed 1 and all options at their default."""
    shelf = meadhall.game(game)
    lines = []
    for seats in range(shelf.least_seats, min(shelf.most_seats, PERFT_SEATS) + 1):
        counts = [perft(shelf.new(seats, 1), depth) for depth in range(1, PERFT_DEPTH[game] + 1)]
        lines.append(f"{seats} seats: " + " ".join(map(str, counts)))
    return "\n".join(lines) + "\n"


def main() -> None:
    for game, wanted in GAMES.items():
        if sys.argv[1:] and game not in sys.argv[1:]:
            continue
        folder = HERE / game
        folder.mkdir(exist_ok=True)
        for name, seats, seed, options in wanted:
            record = play(game, seats, seed, options).record()
            record.write(folder / f"{name}.json")
            text = playthrough(record)
            (folder / f"{name}.txt").write_text(text, encoding="utf-8")
            sys.stdout.write(f"{game}/{name}: {text.splitlines()[-2]}\n")
        (folder / "perft.txt").write_text(perft_lines(game), encoding="utf-8")


if __name__ == "__main__":
    main()
