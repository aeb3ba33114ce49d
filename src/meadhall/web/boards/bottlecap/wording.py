"""The options of Bottlecap Vikings in words: a short title, and what it leads to."""

from __future__ import annotations

from htpy import Node, span

from meadhall.games.bottlecap.actions import AMOUNT, COPY, PART, PLACE, SAIL, STEP, SWAP, USE
from meadhall.games.bottlecap.table import Bottlecap
from meadhall.web.boards.bottlecap import forecast
from meadhall.web.model import OptionInfo
from meadhall.web.parts.options import Wording


def word(table: Bottlecap, seat: int, option: OptionInfo) -> Wording:
    action = option.action
    if SAIL < action < SAIL + 16:
        return _sail(table, seat, action - SAIL)
    if PLACE <= action < PLACE + 8:
        return Wording(option.label, _said([_beside(table, action - PLACE)]))
    if PART <= action < PART + 2:
        space = table.spaces[table.villages[seat].ship]
        return Wording(_after(option.label), _said([forecast.effect(table, seat, space, action - PART)]))
    if STEP <= action < STEP + 16 or COPY <= action < COPY + 34 or USE <= action < USE + 4:
        name, _, text = option.label.partition(": ")
        return Wording(name, text or None)
    if AMOUNT <= action < AMOUNT + 16 or SWAP <= action < SWAP + 8:
        return Wording(option.label)
    return Wording(option.label)


def _after(label: str) -> str:
    """A part without the name of its space, which is known."""
    _, _, rest = label.partition(": ")
    return rest[:1].upper() + rest[1:] if rest else label


def _beside(table: Bottlecap, position: int) -> forecast.Said:
    others = [table.name(seat) for seat, village in enumerate(table.villages) if village.ship == position]
    return "plain", f"{' and '.join(others)} lies there." if others else ""


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
    shown = [(tone, words) for tone, words in said if words]
    if not shown:
        return None
    return [[span(class_=tone)[words], " "] for tone, words in shown]
