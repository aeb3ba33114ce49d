"""The options of Bottlecap Vikings in words: a short title, and what it leads to."""

from __future__ import annotations

import re
from typing import Final

from meadhall.games.bottlecap.actions import AMOUNT, COPY, PART, PLACE, SAIL, STEP, SWAP, USE, VERBS
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.web.boards.bottlecap import forecast
from meadhall.web.drawn import drawn
from meadhall.web.html import Node, span
from meadhall.web.model import OptionInfo, RefusedInfo
from meadhall.web.parts.options import Wording

CHANGE: Final = re.compile(r"(?P<verb>gains|loses) (?P<amount>\d+) (?P<what>\w+)(, now \d+)?( \(.*\))?\.")


def word(table: Bottlecap, seat: int, option: OptionInfo) -> Wording:
    action = option.action
    if SAIL < action < SAIL + 16:
        return _sail(table, seat, action - SAIL)
    if VERBS.has(PLACE, action):
        return Wording(table.place_name(action - PLACE), _said(_beside(table, action - PLACE)))
    if VERBS.has(PART, action):
        space = table.spaces[table.villages[seat].ship]
        return Wording(
            _after(option.label),
            _said([forecast.becomes(table, seat, forecast.effect(table, seat, space, action - PART))]),
        )
    if VERBS.has(STEP, action) or VERBS.has(COPY, action) or VERBS.has(USE, action):
        name, _, text = option.label.partition(": ")
        return Wording(name, text or None)
    if VERBS.has(AMOUNT, action) or VERBS.has(SWAP, action):
        return Wording(option.label)
    return Wording(option.label)


def short(table: Bottlecap, seat: int, refused: RefusedInfo) -> str:
    """What can't be done now, in as few words as possible."""
    action = refused.action
    if SAIL < action < SAIL + 16:
        return table.place_name(forecast.goal(table, seat, action - SAIL))
    if VERBS.has(PART, action):
        return _after(refused.label)
    return refused.label.partition(": ")[0]


def brief(text: str) -> Node:
    """An event for the news: what was gained and lost, without the steps in between."""
    if text.startswith("does "):
        return None
    changed = CHANGE.fullmatch(text)
    if changed is None:
        return text.removesuffix(".")
    gains = changed["verb"] == "gains"
    return span(class_="gain" if gains else "harm")[f"{'+' if gains else '−'}{changed['amount']} {changed['what']}"]


def _after(label: str) -> str:
    """A part without the name of its space, which is known."""
    _, _, rest = label.partition(": ")
    return rest[:1].upper() + rest[1:] if rest else label


def _beside(table: Bottlecap, position: int) -> list[forecast.Said]:
    others = [table.name(seat) for seat, village in enumerate(table.villages) if village.ship == position]
    return [
        ("gain", "Beside the helper." if position == table.rotation else ""),
        ("plain", f"{' and '.join(others)} {'lies' if len(others) == 1 else 'lie'} there." if others else ""),
    ]


def _sail(table: Bottlecap, seat: int, distance: int) -> Wording:
    goal = forecast.goal(table, seat, distance)
    called = table.place_name(goal)
    attacked = forecast.victims(table, seat, goal)
    if attacked:
        called += f", attacking {' and '.join(table.name(other) for other in attacked)}"
    elif goal == table.rotation:
        called += ", beside the helper"
    if forecast.lines_crossed(table, seat, distance):
        called += ", across the line"
    return Wording(called, _said(forecast.sail(table, seat, distance)))


def _said(said: list[forecast.Said]) -> Node:
    shown = tuple((tone, words) for tone, words in said if words)
    return _toned(shown) if shown else None


@drawn
def _toned(said: tuple[forecast.Said, ...]) -> Node:
    return [[span(class_=tone)[words], " "] for tone, words in said]
