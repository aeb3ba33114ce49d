"""What the viewer can choose, as a panel: whole ways first, what ends or burns something apart below a dashed line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from markupsafe import Markup

from meadhall.engine.action import BURNS, CHOICE
from meadhall.engine.language import spoken
from meadhall.games.beer.actions import BURN, SOUL, VERBS
from meadhall.games.beer.steps.anytime import is_any_time
from meadhall.games.beer.steps.weapons import ChooseWeapon
from meadhall.games.beer.ways import Way, attacks, burns
from meadhall.web import links
from meadhall.web.boards.beer.phase import Seen
from meadhall.web.boards.beer.words import said
from meadhall.web.coaching import suggested
from meadhall.web.drawn import drawn
from meadhall.web.html import (
    Element,
    Node,
    button,
    details,
    div,
    form,
    input,
    kbd,
    label,
    li,
    ol,
    section,
    span,
    summary,
)
from meadhall.web.html import ul as listing
from meadhall.web.icons import icon
from meadhall.web.model import OptionInfo, OutcomeInfo, RefusedInfo
from meadhall.web.parts.options import advised, deciding, listed, option_line, refusals, take_back, toned
from meadhall.web.words import say


def plain(at: Seen) -> Element:
    """The options as a list, all that burns behind one quiet button."""
    page = at.page
    if page.result is not None or not (page.options or page.refused):
        return listed(page)
    step = at.step
    if page.yours and isinstance(step, ChooseWeapon):
        ways = attacks(at.table, step.seat, [], step.value)
        return panel(at, ol(".choices", data_count=len(ways))[[way_line(at, one) for one in ways]], None)
    shown = [one for one in page.options if one.rank == CHOICE and not burning(one)]
    choices = ol(class_={"choices": True, "many": len(shown) > 9}, data_count=len(shown))[lines(at, shown)]
    apart = [one for one in page.options if one.rank != CHOICE and not burning(one)]
    return panel(at, choices, lines(at, apart))


def panel(at: Seen, inside: Node, apart: Node, more: Node = None) -> Element:
    """The frame of all panels: the choices, `more` that needs no card, what is apart; and when one is asked at all."""
    page = at.page
    burn = burn_list(at)
    return section("#options.options", aria_label=say("your-options"))[
        take_back(page),
        inside,
        ol(".choices.others")[more] if more else None,
        listing(".apart", aria_label=say("options-apart"))[burn, apart] if burn or apart else None,
        div(".foot")[
            all_cards(at), hold(at), refusals(replace(page, refused=_refused(at)), None) if page.refused else None
        ],
    ]


def all_cards(at: Seen) -> Node:
    """On a phone cards that are of no help are behind this."""
    held = len(at.table.players[at.focus].hand)
    if not at.page.yours or not held:
        return None
    return [
        input("#all-cards", class_="turn unseen", type="checkbox", aria_label=said("panel-all-cards", count=held)),
        label(".quiet.all-cards", for_="all-cards", aria_hidden="true")[said("panel-all-cards", count=held)],
    ]


def _refused(at: Seen) -> list[RefusedInfo]:
    """Burning one's soul is refused for one reason however many cards it would be: one line says it."""
    souls = [one for one in at.page.refused if VERBS.has(SOUL, one.action)]
    return [one for one in at.page.refused if one not in souls[1:]]


def burning(option: OptionInfo) -> bool:
    return is_any_time(option.action)


def lines(at: Seen, options: Sequence[OptionInfo]) -> list[Node]:
    found: list[Node] = []
    for one in options:
        outcome = toned(one.outcomes) if one.outcomes else None
        found.append(option_line(one, one.label, outcome, *advised(at.page, one.action)))
    return found


def way_line(at: Seen, way: Way, first: bool = False, sign: str = "") -> Node:
    """A whole path as one button."""
    outcomes = tuple(OutcomeInfo(spoken(one.message), one.tone, one.chance) for one in way.outcomes)
    return _way_line(
        tuple(way.path),
        spoken(way.message),
        toned(outcomes) if outcomes else None,
        way.target,
        first,
        sign,
        suggested(at.page, way.path),
    )


@drawn
def _way_line(
    path: tuple[int, ...], words: str, outcome: Markup | None, target: int, first: bool, sign: str, coached: bool
) -> Element:
    return li[
        deciding(
            {"choice": True, "lay": True, "first": first},
            *path,
            data_target=target if target >= 0 else None,
            data_coached=coached,
            aria_keyshortcuts="Enter" if first else None,
        )[
            icon(sign) if sign else None,
            span(".said")[span(".title")[words], span(".outcome")[outcome] if outcome is not None else None],
            kbd(aria_hidden="true")[said("panel-enter")] if first else None,
        ]
    ]


# Burning


def burn_list(at: Seen) -> Node:
    """One quiet button for all that can be burnt; it opens a list of what each place costs and brings."""
    options = [one for one in at.page.options if burning(one)]
    if not options:
        return None
    drinks = [one for one in options if one.action >= BURN]
    most = max((one.action - SOUL for one in options if one.action < BURN), default=0)
    found: list[Node] = []
    for one in options:
        ways = burns(at.table, at.focus, one.action) if one.action >= BURN else []
        if not ways:
            outcome = toned(one.outcomes) if one.outcomes else None
            found.append(
                option_line(replace(one, key="", rank=BURNS), one.label, outcome, *advised(at.page, one.action))
            )
        for way in ways:
            freed = tuple(outcome.text for outcome in one.outcomes[1:])
            found.append(_burn_line(tuple(way.path), one.label, spoken(way.message), freed))
    return li(".burning")[
        details("#burning")[
            summary(".choice.burns")[
                icon("flame"),
                span(".said")[
                    span(".title")[said("panel-burn")],
                    span(".outcome")[said("panel-burn-what", drinks=len(drinks), soul=most)],
                ],
            ],
            ol(".burn-list")[found],
        ]
    ]


@drawn
def _burn_line(path: tuple[int, ...], label: str, brings: str, freed: tuple[str, ...]) -> Element:
    return li[
        deciding("choice burns", *path, aria_keyshortcuts="Space")[
            span(".said")[span(".title")[label], span(".outcome")[brings, [[" · ", one] for one in freed]]]
        ]
    ]


# When one is asked


def hold(at: Seen) -> Node:
    """The switch that asks for windows which nearly everybody lets go by."""
    order = next((one for one in at.page.orders if one.key == "hold"), None)
    if order is None:
        return None
    return _hold(at.page.match_id, order.on, order.words)


@drawn
def _hold(match_id: str, on: bool, tip: str) -> Element:
    return form(".hold", method="post", action=links.orders(match_id), data_post="orders")[
        input(type="hidden", name="key", value="hold"),
        input(type="hidden", name="on", value=0 if on else 1),
        button("#hold.switch", type="submit", role="switch", aria_checked="true" if on else "false", data_tip=tip)[
            span(".knob", aria_hidden="true"), span[said("panel-hold-on" if on else "panel-hold-off")]
        ],
    ]
