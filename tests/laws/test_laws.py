"""Our games keep the laws of every game: `meadhall.testing.laws`, which anybody's games are proved by as well."""

from __future__ import annotations

import os

import meadhall
from meadhall.testing.laws import laws_of

LEAST = {  # so that a law never holds just because there was nothing to look at
    "whatever an option foretells happens": 51,
    "every event is told in a clean sentence": 101,
    "drakkar: nothing else is held to be a reveal": 1,
    "beer: nothing else is held to be a reveal": 1,  # in Bottlecap Vikings all lies open
    "whether undo is possible tells nothing of what the seat can not know": 1,
    "a game is told in a minute": 8,
    "all viewers see as many beats and nobody sees what lies hidden": 6,
    "the rules refer to rules that there are": 201,
    "a language has every entry with its arguments and short form": 1,
    "every moment is written in the same layout": 1,
    "no number knows more than the view": 1,
    "a lens writes of a table what it writes of the view and of every world": 12,
    "a lens writes every moment in the same layout": 30,
    "actions that count seats from the one who acts come back": 100,
    "every value of every option can be played and cites its rule": 10,
}

# Both kinds play the same games to the last bit, so what was looked at compiled is not looked at with every seed again.
SEEDS = 1 if os.environ.get("MEADHALL_TEST_AGAIN") else None

test_laws = laws_of(*meadhall.SHELF, least=LEAST, seeds=SEEDS)
