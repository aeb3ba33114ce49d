"""Rows as a hall stores them, for tests of what it does with them."""

from __future__ import annotations

from meadhall.server.rows import MatchRow


def match_row(ident: str = "AAAAAAAAAAAA") -> MatchRow:
    """A match of two that is being played."""
    return MatchRow(
        id=ident,
        game="bottlecap",
        rules_version=1,
        title="A table",
        options={"round_limit": 150},
        seats=2,
        seed=2**95 + 1,
        generator="blake2b",
        dice=5,
        names=["Red", "Blue"],
        data=None,
        tempo="relaxed",
        seconds=0.0,
        bank=0.0,
        listed=True,
        state="running",
        invite=f"invite-{ident}",
        origin="new",
        first=0,
        winners=[],
        creator="somebody",
        created=1.0,
        changed=2.0,
    )
