"""What the viewer can choose, in words; and what can't be chosen now, with the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from markupsafe import Markup

from meadhall.engine.action import BURNS, CHOICE, ENDS
from meadhall.web import links
from meadhall.web.drawn import drawn
from meadhall.web.html import (
    Attribute,
    Element,
    Node,
    b,
    button,
    div,
    form,
    h3,
    header,
    input,
    li,
    ol,
    p,
    render,
    section,
    span,
    ul,
)
from meadhall.web.icons import icon
from meadhall.web.model import AskedInfo, AskedOption, OptionInfo, OutcomeInfo, RefusedInfo, TablePage
from meadhall.web.parts import between
from meadhall.web.parts.frame import rule_link
from meadhall.web.parts.log import TONES
from meadhall.web.parts.shield import shield
from meadhall.web.words import say

KEYS = "123456789"
APART: Mapping[int, dict[str, bool]] = {CHOICE: {}, ENDS: {"ends": True}, BURNS: {"burns": True}}


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
    ways: Sequence[Node] = (),
    does: Callable[[RefusedInfo], str] | None = None,
) -> Element:
    """All options as buttons, and below them what can't be done now.

    What ends, burns or gives up something stands apart, below a dashed line. A board may word its options, shorten
    what it refuses, and say what that does; `ways` are lines for several decisions at once. When there is nothing to
    choose it says why: the others are at it, or the match has ended; then a board may word what each seat has come to.
    """
    if not page.options and not page.refused:
        return between.result(page, page.result, score) if page.result is not None else waiting(page)
    worded: Mapping[int, Wording] = {} if wording is None else {one.action: wording(one) for one in page.options}

    def lines(options: list[OptionInfo]) -> Node:
        return [option_line(one, *_worded(one, worded.get(one.action)), *advised(page, one.action)) for one in options]

    choices = [one for one in page.options if one.rank == CHOICE]
    apart = [one for one in page.options if one.rank != CHOICE]
    return section("#options.options", aria_label=say("your-options"))[
        take_back(page),
        ol(class_={"choices": True, "many": len(choices) + len(ways) > len(KEYS)}, data_count=len(choices) + len(ways))[
            lines(choices), ways
        ]
        if choices
        else None,
        ul(".apart", aria_label=say("options-apart"))[lines(apart)] if apart else None,
        refusals(page, short, does) if page.refused else None,
    ]


def advised(page: TablePage, action: int) -> tuple[bool, str]:
    """Does the bot that was asked choose this option, and what chance does it give it?"""
    if page.hint is None:
        return False, ""
    chances = [percent(one.chance) for one in page.hint.best if one.action == action]
    return page.hint.action == action, chances[0] if chances else ""


def take_back(page: TablePage) -> Node:
    """While others still choose in secret: your own choice may be open again, or stands."""
    if not page.undo.secret:
        return None
    if not page.undo.possible:
        return p(".chosen-stands")[page.undo.sentence]
    return form(".take-back", method="post", action=links.undo(page.match_id), data_post="undo")[
        button("#take-back.quiet", type="submit", aria_keyshortcuts="u")[
            icon("anticlockwise-rotation"), say("take-it-back")
        ],
        p[say("take-back-until")],
    ]


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


def lying(classes: str, action: int, then: tuple[int, ...] = (), **more: Attribute) -> Element:
    """An option where it lies on the table: pressing it decides. Who goes by keys finds it in the list.

    `then` are the answers to what is asked next: they are sent along, so that one click makes several decisions.
    """
    return button(
        class_=classes,
        type="submit",
        form="act",
        name="action",
        value=" ".join(str(one) for one in (action, *then)),
        tabindex="-1",
        data_place=action,
        **more,
    )


def deciding(classes: Attribute, *path: int, **more: Attribute) -> Element:
    """An option in the list: pressing it makes this decision, or these one after the other."""
    actions = " ".join(map(str, path))
    ident = f"#option-{'-'.join(map(str, path))}"
    facts = {"type": "submit", "form": "act", "name": "action", "value": actions, "data_action": actions}
    return button(ident, class_=classes, **facts, **more)


@drawn
def option_line(option: OptionInfo, words: str, outcome: Markup | None, hinted: bool, chance: str = "") -> Element:
    """One option: pressing it decides."""
    return li[
        deciding(
            {"choice": True, "hinted": hinted, **APART[option.rank]},
            option.action,
            data_key=option.key,
            aria_keyshortcuts=option.key or (None if option.rank == CHOICE else "Space"),
        )[
            span(".disc", aria_hidden="true")[option.key or "·"] if option.rank == CHOICE else None,
            span(".said")[
                span(".title")[words],
                span(".outcome")[outcome] if outcome is not None else None,
            ],
            span(".advised")[[say("advised"), " "] if hinted else None, b[chance] if chance else None]
            if hinted or chance
            else None,
        ]
    ]


def refusals(
    page: TablePage,
    short: Callable[[RefusedInfo], str] | None,
    does: Callable[[RefusedInfo], str] | None = None,
) -> Element:
    """What can't be done now, dimmed; each says what it would do, where a board knows that, and why not."""

    def line(one: RefusedInfo) -> Node:
        words = one.label if short is None else short(one)
        return refused_line(page.game.name, one, words, "" if does is None else does(one))

    return ul(".refusals", aria_label=say("not-possible"), data_head=say("not-now"))[
        [line(one) for one in page.refused]
    ]


def why_not(refused: RefusedInfo, does: str = "") -> dict[str, Attribute]:
    """The attributes of what can't be done now: who looks at it is told what it does, and why not."""
    return {
        "tabindex": "0",
        "data_refused": refused.action,
        "data_tip": does or refused.sentence,
        "data_tip_why": refused.sentence if does else None,
        "data_tip_rule": refused.rule,
        "data_tip_head": refused.label,
    }


@drawn
def refused_line(game: str, refused: RefusedInfo, words: str, does: str = "") -> Element:
    return li(".refused", **why_not(refused, does))[
        span(".title")[words], span(".why")[refused.sentence, " ", rule_link(game, refused.rule)]
    ]


def waiting(page: TablePage) -> Element:
    """In place of the options, when there are none; in a scene, what it has told so far."""
    if page.beat is not None:
        told = [*page.beat.before, page.beat.text]
        return div(".waiting.so-far")[ol[[li(class_={"now": at == len(told) - 1})[one] for at, one in enumerate(told)]]]
    if page.replay is not None and page.replay.asked is not None:
        return asked(page, page.replay.asked)
    return div(".waiting")[p[page.decision], take_back(page)]


def asked(page: TablePage, asks: AskedInfo) -> Element:
    """In a replay: what is asked, and what is chosen; where one may guess, that is told when an option is pressed."""
    name = page.seats[asks.seat].name
    chosen = next((one.label for one in asks.options if one.chosen), "")
    return section(
        "#question",
        tabindex="0",
        class_={"waiting": True, "question": True, "guess": asks.guess},
        aria_labelledby="question-title",
    )[
        header[shield(asks.seat), p[say("asked-guess" if asks.guess else "asked-of", name=name)]],
        h3("#question-title")[asks.prompt],
        ol[[li(class_="taken" if one.chosen else None)[_could(one, asks.guess)] for one in asks.options]],
        p(".more")[say("asked-more", number=asks.more)] if asks.more else None,
        p(".answer", role="status" if asks.guess else None)[
            icon("check-mark"), say("asked-chose", name=name, what=chosen)
        ],
    ]


def _could(one: AskedOption, guess: bool) -> Element:
    said = span(".said")[span(".title")[one.label], span(".outcome")[toned(one.outcomes)] if one.outcomes else None]
    return button(".choice", type="button", data_do="guess")[said] if guess else div(".choice")[said]
