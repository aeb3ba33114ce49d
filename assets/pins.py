"""Prints sections of constraints.txt, as a list that pip installs with --require-hashes.

python assets/pins.py play dev
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

PINS = Path(__file__).resolve().parent.parent / "constraints.txt"


def sections(*names: str) -> str:
    """What these sections pin, with its hashes."""
    parts = re.split(r"^# == (\w+)\n", PINS.read_text(), flags=re.M)
    found = dict(zip(parts[1::2], parts[2::2]))
    return "".join(found[name] for name in names)


if __name__ == "__main__":
    print(sections(*sys.argv[1:]), end="")
