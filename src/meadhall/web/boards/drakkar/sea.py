"""A ship on its stretch of water, with the options that lie on it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meadhall.games.drakkar.actions import ATTACK, COVER, LOKI_TAKES, LOSE, OFFER, SINK, SPEARS, STORE, WRECK
from meadhall.games.drakkar.steps.red import ANY_TOKEN
from meadhall.games.drakkar.steps.sabotage import SinkEnd
from meadhall.web.boards.drakkar.phase import Seen
from meadhall.web.boards.drakkar.ship import Ghost, Ship, drawing, ship_of
from meadhall.web.boards.drakkar.symbols import press
from meadhall.web.boards.drakkar.words import said
from meadhall.web.html import Element, Node, div, span
from meadhall.web.model import OptionInfo

WHOLE = (ATTACK, WRECK, OFFER)  # + seat: what is done to a ship as a whole
VERBS = {ATTACK: "raid", WRECK: "sabotage", OFFER: "bargain"}
ENOUGH = SPEARS + 1
ENDS = ("bow", "stern")


@dataclass(frozen=True)
class Spot:
    """An option on a part of a ship."""

    action: int
    where: str  # tile-bow, end-stern, spear-deck
    verb: str


def sea(at: Seen, seat: int, ghosts: tuple[Ghost, ...] = ()) -> Element:
    """The ship of a seat, and what can be done to it now; dim with the reason if it can't."""
    ship = ship_of(at.table, seat)
    box: list[Node] = [drawing(ship, ghosts)]
    box += [
        press(
            spot.action, at.options[spot.action].key, f"spot {spot.where}", at.options[spot.action].label, _word(spot)
        )
        for spot in spots(at, seat, ship)
    ]
    whole = targeted(seat, at.options)
    refused = targeted(seat, at.refused)
    why = at.refused[refused[0]] if refused is not None else None
    target: Node = None
    if whole is not None:
        option = at.options[whole[0]]
        target = press(option.action, option.key, "whole", option.label, span(".verb")[said(f"verb-{whole[1]}")])
    return div(
        class_={"sea": True, "shut": why is not None, "targeted": whole is not None},
        data_piece=f"ship-{seat}",
        data_tip=f"{described(ship)}. {why.sentence}" if why is not None else None,
        data_tip_rule=why.rule if why is not None else None,
        role="img" if whole is None and len(box) == 1 else None,
        aria_label=described(ship) if whole is None and len(box) == 1 else None,
    )[div(class_="water knarr" if ship.knarr else "water")[box], target]


def _word(spot: Spot) -> Node:
    return span(".verb")[said(f"verb-{spot.verb}")]


def targeted(seat: int, actions: Mapping[int, object]) -> tuple[int, str] | None:
    """What among these actions is aimed at the whole ship or village of the seat, and the word for it."""
    for base in WHOLE:
        if base + seat in actions:
            return base + seat, VERBS[base]
    stolen = LOKI_TAKES + 4 * seat + ANY_TOKEN
    return (stolen, "rob") if stolen in actions else None


def spots(at: Seen, seat: int, ship: Ship) -> list[Spot]:
    """The options that lie on parts of the ship."""
    found: list[Spot] = []
    step = at.step
    if isinstance(step, SinkEnd) and step.victim == seat:
        found += [Spot(SINK + role, f"end-{end}", "sink") for role, end in enumerate(ENDS)]
    if seat == at.page.viewer_seat:
        found += [Spot(COVER + role, f"end-{end}", "cover") for role, end in enumerate(ENDS)]
        for number, role in enumerate(ship.parts[: len(ship.cargo)]):
            found += [Spot(STORE + 1 + number, f"tile-{role}", "out"), Spot(LOSE + 1 + number, f"tile-{role}", "lose")]
        armed = [role for number, role in enumerate(ship.parts[: len(ship.cargo)]) if ship.spears[number]]
        if armed:
            found += [Spot(LOSE, f"spear-{armed[0]}", "lose"), Spot(ENOUGH, f"spear-{armed[0]}", "use")]
    return [spot for spot in found if spot.action in at.options]


def described(ship: Ship) -> str:
    """The ship in words, for who can't see it."""
    return said("board-ship", ship=ship.called, cargo=len(ship.cargo), count=sum(ship.spears))


def options_on(options: Mapping[int, OptionInfo], base: int, many: int) -> list[OptionInfo]:
    return [options[action] for action in range(base, base + many) if action in options]
