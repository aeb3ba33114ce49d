"""What was asked at a moment of a replay, what there was to choose from, and what was chosen."""

from __future__ import annotations

from collections.abc import Container, Sequence

from meadhall.engine.language import reader, reading, spoken
from meadhall.engine.table import Table
from meadhall.web.model import AskedInfo, AskedOption, OutcomeInfo

MOST = 6  # options that are listed; of more a few, spread over all of them
FEW = 4


def asked(
    table: Table, decisions: Sequence[tuple[int, int]], eyes: int | None, ended: bool, stops: Container[int]
) -> AskedInfo | None:
    """The next question of the record, in the words in which its seat was asked.

    Through a seat's eyes its own questions alone; a guest sees all of them when the match has ended, as then all
    eyes may be borrowed.
    """
    if table.decisions >= len(decisions):
        return None
    seat, action = decisions[table.decisions]
    if seat < 0 or (not ended if eyes is None else eyes != seat):
        return None
    view = table.view(seat)
    with reading(reader()[0], seat):
        offered = view.options()
        listed = few(offered, action)
        return AskedInfo(
            seat=seat,
            prompt=spoken(view.prompt()),
            options=tuple(
                AskedOption(
                    spoken(view.describe(one)),
                    tuple(OutcomeInfo(spoken(that.message), that.tone, that.chance) for that in view.forecast(one)),
                    one == action,
                )
                for one in listed
            ),
            more=len(offered) - len(listed),
            guess=table.decisions in stops and len(offered) > 1,
        )


def few(offered: Sequence[int], chosen: int) -> list[int]:
    """All of them, or the chosen one among a few others.

    >>> few([1, 2, 3], 2), few(range(20), 7)
    ([1, 2, 3], [0, 6, 7, 13])
    """
    if len(offered) <= MOST:
        return list(offered)
    others = [one for one in offered if one != chosen]
    kept = {chosen, *(others[number * len(others) // (FEW - 1)] for number in range(FEW - 1))}
    return [one for one in offered if one in kept]
