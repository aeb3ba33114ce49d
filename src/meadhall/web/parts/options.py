"""What the viewer can choose, in words; and what can't be chosen now, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from markupsafe import Markup

from meadhall.web import links
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, button, div, form, h3, input, li, ol, p, render, section, span, ul
from meadhall.web.model import HintInfo, OptionInfo, OutcomeInfo, RefusedInfo, TablePage
from meadhall.web.parts import between
from meadhall.web.parts.frame import rule_link
from meadhall.web.parts.log import TONES
from meadhall.web.words import say

KEYS = "123456789"


@dataclass(frozen=True)
class Wording:
    """An option as a board words it: a short title, and what it leads to."""

    title: str
    outcome: Node = None


def act_form(page: TablePage) -> Element:
    """The form that all options of the page belong to, on the table and in the list; it has no look of its own."""
    return form("#act", method="post", action=links.act(page.match_id), hidden=True)[
        input(type="hidden", name="number", value=page.number)
    ]


def listed(
    page: TablePage,
    wording: Callable[[OptionInfo], Wording] | None = None,
    short: Callable[[RefusedInfo], str] | None = None,
    score: Callable[[int], str] | None = None,
) -> Element:
    """All options as buttons, and below them what can't be done now.

    A board may word its options, and shorten what it refuses. When there is nothing to choose it says why: the
    others are at it, or the match has ended; then a board may word what each seat has come to.
    """
    if not page.options and not page.refused:
        return between.result(page, page.result, score) if page.result is not None else waiting(page)
    worded: Mapping[int, Wording] = {} if wording is None else {one.action: wording(one) for one in page.options}
    advised = {} if page.hint is None else {one.action: rank for rank, one in enumerate(page.hint.best)}
    hinted = page.hint.action if page.hint is not None else None
    return section("#options.options", aria_label=say("your-options"))[
        ol(class_={"choices": True, "many": len(page.options) > len(KEYS)}, data_count=len(page.options))[
            [
                option_line(
                    one,
                    *_worded(one, worded.get(one.action)),
                    one.action == hinted,
                    _chance(page.hint, advised.get(one.action)),
                )
                for one in page.options
            ]
        ]
        if page.options
        else None,
        refusals(page, short) if page.refused else None,
    ]


def _chance(hint: HintInfo | None, rank: int | None) -> str:
    return "" if hint is None or rank is None else percent(hint.best[rank].chance)


def percent(chance: float) -> str:
    """A chance as people say it; nobody is as sure as that.

    >>> percent(0.634), percent(0.999)
    ('63 %', '99 %')
    """
    return f"{min(99, max(1, round(100 * chance)))} %"


def _worded(option: OptionInfo, wording: Wording | None) -> tuple[str, Markup | None]:
    if wording is None:
        return option.label, toned(option.outcomes) if option.outcomes else None
    return wording.title, None if wording.outcome is None else Markup(render(wording.outcome))


@drawn
def toned(outcomes: tuple[OutcomeInfo, ...]) -> Node:
    """What an option leads to, each outcome in its tone."""
    return [[span(class_=TONES.get(one.tone))[one.text], " "] for one in outcomes]


@drawn
def option_line(option: OptionInfo, words: str, outcome: Markup | None, hinted: bool, chance: str = "") -> Element:
    """One option: pressing it decides."""
    return li[
        button(
            f"#option-{option.action}",
            class_={"choice": True, "hinted": hinted},
            type="submit",
            form="act",
            name="action",
            value=option.action,
            data_action=option.action,
            data_key=option.key,
            aria_keyshortcuts=option.key or None,
        )[
            span(".disc", aria_hidden="true")[option.key or "·"],
            span(".said")[
                span(".title")[words],
                span(".outcome")[outcome] if outcome is not None else None,
            ],
            span(".advised")[[say("advised"), " "] if hinted else None, b[chance] if chance else None]
            if hinted or chance
            else None,
        ]
    ]


def refusals(page: TablePage, short: Callable[[RefusedInfo], str] | None) -> Element:
    """What can't be done now, dimmed; each says why."""
    return ul(".refusals", aria_label=say("not-possible"), data_head=say("not-now"))[
        [refused_line(page.game.name, one, one.label if short is None else short(one)) for one in page.refused]
    ]


@drawn
def refused_line(game: str, refused: RefusedInfo, words: str) -> Element:
    return li(
        ".refused",
        tabindex="0",
        data_refused=refused.action,
        data_tip=refused.sentence,
        data_tip_rule=refused.rule,
        data_tip_head=refused.label,
    )[span(".title")[words], span(".why")[refused.sentence, " ", rule_link(game, refused.rule)]]


def waiting(page: TablePage) -> Element:
    """In place of the options, when there are none."""
    return div(".waiting")[p[page.decision]]


def heading(words: str) -> Element:
    return h3[words]
