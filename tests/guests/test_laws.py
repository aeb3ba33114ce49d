"""A game of another package keeps the very same laws: Herring Morning, interpreted on an engine of either kind."""

from __future__ import annotations

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

test_laws = laws_of("herring", least=LEAST)
