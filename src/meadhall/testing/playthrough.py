"""A whole game as a text that a person can read, and counts of the game's tree: what golden files are made of."""

from __future__ import annotations

import meadhall
from meadhall.engine import Record, Table


def playthrough(record: Record) -> str:
    """Every decision with what was asked and offered, and everything that happened, in words."""
    game = meadhall.game(record.game)
    table = meadhall.rebuild(record, upto=0)
    off_default = {o.name: record.options.get(o.name, o.default) for o in game.options}
    said = [
        f"{game.title}, rules version {record.rules_version}, {record.seats} seats, seed {record.seed}",
        "options: " + ", ".join(f"{name}={value}" for name, value in off_default.items()),
        "",
    ]
    said += [f"    {table.tell(event)}" for event in table.all_events()]
    for number, (seat, action) in enumerate(record.decisions, 1):
        who = table.name(seat)
        asked = table.prompt(seat) if seat >= 0 else ""
        offered = " | ".join(str(table.describe(seat, option)) for option in table.options(seat)) if seat >= 0 else ""
        said.append(f"{number}. {who}: {asked} [{offered}]")
        said.append(f"  > {game.verbs.name(action)}")
        told = table.told
        table.apply(seat, action)
        said += [f"    {table.tell(event)}" for event in table.all_events()[told:]]
    said.append("")
    if table.over:
        result = table.result()
        said.append(f"{result.words} ({result.rule}) Scores: {', '.join(f'{score:g}' for score in result.scores)}.")
    said.append(f"generator {' '.join(f'{word:08x}' for word in table.rng.state())}")
    return "\n".join(said) + "\n"


def perft(table: Table, depth: int) -> int:
    """How many ways there are to make the next `depth` decisions; chance falls as the table's own generator says."""
    if depth == 0 or table.over:
        return 1
    seat = table.first_decider()
    count = 0
    for action in table.options(seat):
        world = table.copy()
        world.take(seat, action)
        count += perft(world, depth - 1)
    return count
