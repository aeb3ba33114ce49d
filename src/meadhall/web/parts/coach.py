"""The coach of a lesson: a parchment bubble with the raven, who says one sentence and points at the piece it is about.

Where the bubble stands, the ring around the piece and the way to it are the script's (coach.js); without it the bubble
stands where the notices do. The words are read out when they change.
"""

from __future__ import annotations

from meadhall.web import links
from meadhall.web.html import Element, Node, a, b, button, div, footer, form, h2, header, i, input, p, section, span
from meadhall.web.icons import icon
from meadhall.web.model import CoachInfo, TablePage
from meadhall.web.words import say


def coach(page: TablePage, info: CoachInfo) -> Element:
    return section(
        "#coach",
        class_=f"coach parchment waits-{info.waits}",
        tabindex="-1",
        aria_labelledby="coach-title",
        aria_describedby="coach-words",
        data_mark=info.mark,
        data_about=info.piece or None,
        data_actions=" ".join(map(str, info.actions)) or None,
    )[
        header[
            span(".raven", aria_hidden="true")[icon("raven")],
            div[h2("#coach-title")[info.title], p(".steps")[_steps(info)]],
            button(".fold", type="button", data_do="fold", aria_expanded="true", aria_controls="coach")[
                span(".unseen")[say("coach-fold")]
            ],
        ],
        p("#coach-words.words", aria_live="polite")[starred(info.words)],
        footer[_next(page, info), _ways_on(page, info)],
    ]


def starred(words: str) -> Node:
    """The words with those that stand between stars in bold."""
    return [b[part] if at % 2 else part for at, part in enumerate(words.split("*"))]


def _steps(info: CoachInfo) -> Node:
    dots = ["past" if at < info.number else "now" if at == info.number else "" for at in range(1, info.of + 1)]
    return [
        say("coach-step", number=info.number, of=info.of),
        span(".dots", aria_hidden="true")[[i(class_=dot) for dot in dots]],
    ]


def _next(page: TablePage, info: CoachInfo) -> Node:
    if info.waits == "deed":
        return button(".primary.choices-again", type="button", data_do="fold")[say("coach-choices")]
    if info.following is not None:
        lesson, title = info.following
        return form(method="post", action=links.LEARN)[
            input(type="hidden", name="game", value=page.game.name),
            input(type="hidden", name="lesson", value=lesson),
            _go_on(say("coach-following", title=title)),
        ]
    return form(method="post", action=links.coach(page.match_id), data_post="coach")[
        input(type="hidden", name="mark", value=info.mark),
        _go_on(say("coach-next") if info.waits == "next" else _stay(page)),
    ]


def _go_on(words: str) -> Element:
    return button("#coach-next.primary", type="submit", name="do", value="next", aria_describedby="coach-words")[
        words, icon("play-button")
    ]


def _stay(page: TablePage) -> str:
    return say("coach-finish" if page.result is None else "coach-done")


def _ways_on(page: TablePage, info: CoachInfo) -> Node:
    if info.waits != "end":
        return form(method="post", action=links.coach(page.match_id), data_post="coach")[
            button(".way", type="submit", name="do", value="skip")[say("coach-skip")]
        ]
    return [
        form(method="post", action=links.coach(page.match_id), data_post="coach")[
            input(type="hidden", name="mark", value=info.mark),
            button(".way", type="submit", name="do", value="next")[_stay(page)],
        ]
        if info.following is not None
        else None,
        a(".way", href=links.LOBBY)[say("to-the-lobby")],
    ]
