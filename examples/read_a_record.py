"""Store a game as a record, open it again, and print it: every moment can be rebuilt."""

import sys
import tempfile
from pathlib import Path

import meadhall

path = Path(sys.argv[1]) if sys.argv[1:] else Path(tempfile.mkdtemp(), "game.json")
if not path.exists():
    meadhall.playout("bottlecap", seats=2, seed=7).record().write(path)
record = meadhall.load_record(path)
table = meadhall.rebuild(record)
print(f"{record.game}, {record.seats} seats, seed {record.seed}: {len(record.decisions)} decisions")
print(*[table.tell(event) for event in table.events()[:10]], "...", table.result().words, sep="\n")
early = meadhall.rebuild(record, upto=20)
print(early.prompt(early.deciders()[0]))
