"""Warding something off: each card says what it would leave you, the least loss is selected, the blow is apart."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.engine.action import CHOICE
from meadhall.engine.event import HARM
from meadhall.games.beer.actions import DEFEND, PASS, VERBS
from meadhall.games.beer.blows import blow, lost_to_torment
from meadhall.games.beer.components import EVENT
from meadhall.games.beer.steps.defend import Defend, defense_of
from meadhall.games.beer.steps.torment import Resist
from meadhall.web.boards.beer.panel import burning, lines, panel
from meadhall.web.boards.beer.phase import Seen
from meadhall.web.boards.beer.words import said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, div, h3, kbd, li, ol, p, span
from meadhall.web.icons import icon
from meadhall.web.model import OptionInfo, OutcomeInfo
from meadhall.web.parts.options import deciding, toned


@dataclass(frozen=True)
class Shield:
    """A card in hand as a defense: its place, what it is worth, and what would be lost with it."""

    place: int
    card: int
    worth: int
    lost: int  # Life Points, or drinks; more than there are if it is deadly
    elsewhere: int  # what the card could do in a turn of one's own

    @property
    def ident(self) -> str:
        return f"defend-{self.card}"


def is_defending(at: Seen) -> bool:
    step = at.step
    asked = at.page.yours and at.yours
    return asked and isinstance(step, (Defend, Resist)) and step.seat == at.focus


def shields(at: Seen) -> list[Shield]:
    """All cards that can be played for their Defense."""
    hand = at.table.players[at.focus].hand
    return [_shield(at, place, card) for place, card in enumerate(hand) if DEFEND + card in at.options]


def _shield(at: Seen, place: int, card: int) -> Shield:
    step, table, seat = at.step, at.table, at.focus
    box = table.box
    if isinstance(step, Defend):
        worth = defense_of(table, seat, card, step.attack.ranged)
        of = blow(table, seat, step.attack.value, worth)
        lost = 100 if of.deadly else of.damage
    else:
        assert isinstance(step, Resist)
        worth = defense_of(table, seat, card, False)
        lost = lost_to_torment(table, seat, step.strength, worth)
    elsewhere = box.attack[card] + box.movement[card] + box.drink[card] + (0 if box.kind[card] == EVENT else 2)
    return Shield(place, card, worth, lost, elsewhere)


def best(found: list[Shield]) -> Shield | None:
    """The least loss, and of equals the card that is worth least elsewhere; none if no card is of any help."""
    helpful = [one for one in found if one.worth > 0]
    return min(helpful, key=lambda one: (one.lost, one.elsewhere)) if helpful else None


def defend(at: Seen) -> Element:
    found = shields(at)
    selected = best(found)
    others = [
        one
        for one in at.page.options
        if one.rank == CHOICE and not burning(one) and not VERBS.has(DEFEND, one.action) and one.action != PASS
    ]
    inside: Node = [
        div(".unchosen")[
            h3[said("panel-defend" if found else "panel-no-shield")], p[said("panel-defend-how")] if found else None
        ]
        if selected is None
        else None,
        [_chosen(one.place, at.options[DEFEND + one.card]) for one in found],
    ]
    blow_taken = at.options.get(PASS)
    return panel(at, inside, _taken(blow_taken) if blow_taken is not None else None, lines(at, others))


def _chosen(place: int, option: OptionInfo) -> Element:
    return div(class_=f"chosen at-{place} use-0")[
        ol(".choices", data_count=1)[_defend(option.action, option.label, option.outcomes)]
    ]


@drawn
def _defend(action: int, label: str, outcomes: tuple[OutcomeInfo, ...]) -> Element:
    deadly = any(one.tone == HARM for one in outcomes)
    return li[
        deciding({"choice": True, "lay": True, "first": True, "deadly": deadly}, action, aria_keyshortcuts="Enter")[
            icon("death-skull" if deadly else "round-shield"),
            span(".said")[span(".title")[label], span(".outcome")[toned(outcomes)]],
            kbd(aria_hidden="true")[said("panel-enter")],
        ]
    ]


def _taken(option: OptionInfo) -> Node:
    """To do nothing about it: apart, in red."""
    deadly = any(one.tone == HARM for one in option.outcomes)
    return _take_it(option.action, said("panel-take"), option.outcomes, deadly)


@drawn
def _take_it(action: int, words: str, outcomes: tuple[OutcomeInfo, ...], deadly: bool) -> Element:
    return li[
        deciding("choice burns take-it", action, aria_keyshortcuts="Space")[
            icon("death-skull" if deadly else "fist"),
            span(".said")[span(".title")[words], span(".outcome")[toned(outcomes)]],
        ]
    ]
