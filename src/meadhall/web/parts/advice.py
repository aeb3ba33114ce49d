"""What a bot advises: its best options, the chance to win with each, and why."""

from __future__ import annotations

from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, button, div, h2, header, li, ol, p, section, span, strong
from meadhall.web.icons import icon
from meadhall.web.model import AdviceInfo, TablePage
from meadhall.web.parts.options import percent
from meadhall.web.words import say


def advice(page: TablePage) -> Node:
    """Beside the table until something is decided, or it is closed."""
    if page.hint is None or not page.hint.best:
        return None
    return _advice(page.hint.action, tuple(page.hint.best), page.hint.worlds)


@drawn
def _advice(action: int, best: tuple[AdviceInfo, ...], worlds: int) -> Element:
    return section("#advice.advice.parchment", aria_labelledby="advice-title")[
        header[
            icon("raven"),
            h2("#advice-title")[say("advice")],
            button(".round", type="button", data_do="dismiss", aria_label=say("advice-close"))["×"],
        ],
        ol[[_suggestion(one, one.action == action) for one in best]],
        p[_trust(best, worlds)],
    ]


def _trust(best: tuple[AdviceInfo, ...], worlds: int) -> str:
    """How far the chances can be trusted; and why the first is first, where another looks better."""
    if not worlds:
        return say("advice-seat")
    if any(percent(one.chance) != percent(best[0].chance) and one.chance > best[0].chance for one in best):
        return say("advice-worlds-first", worlds=worlds)
    return say("advice-worlds", worlds=worlds)


def _suggestion(one: AdviceInfo, first: bool) -> Element:
    return li(data_also=None, data_action=one.action, class_="first" if first else None)[
        div(".chance", role="img", aria_label=say("advice-chance", chance=percent(one.chance)))[
            b[percent(one.chance)], span(".bar", aria_hidden="true")[span(class_=f"filled p{_tenth(one.chance)}")]
        ],
        div[strong[one.label], p[one.sentence]],
    ]


def _tenth(chance: float) -> int:
    """Inline styles are not allowed here, so a bar has one of eleven lengths."""
    return min(10, max(0, round(10 * chance)))
