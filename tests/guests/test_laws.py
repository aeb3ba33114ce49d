"""A game of another package keeps the very same laws: Herring Morning, interpreted on an engine of either kind."""

from __future__ import annotations

import os

import pytest

from meadhall.testing.laws import laws_of

pytestmark = pytest.mark.usefixtures("herring")

LEAST = {
    "whatever an option foretells happens": 31,
    "every event is told in a clean sentence": 101,
    "what lies face down is dealt anew": 1,
    "nothing else is held to be a reveal": 1,
    "a language has every entry with its arguments and short form": 1,
    "every moment is written in the same layout": 1,
}

# On the interpreted engine once more with one seed each: on the compiled one all were looked at.
SEEDS = 1 if os.environ.get("MEADHALL_TEST_AGAIN") else None

test_laws = laws_of("herring", least=LEAST, seeds=SEEDS)
