"""The ways to a lesson: a game's Learn in the lobby, and the question whether one has played it before."""

from __future__ import annotations

from meadhall.engine import introduction
from meadhall.engine.game import Game
from meadhall.engine.language import spoken
from meadhall.web import links
from meadhall.web.html import Element, button, div, form, h1, input, p, section, span
from meadhall.web.icons import icon
from meadhall.web.lobby_model import FirstTimePage
from meadhall.web.model import LearnInfo
from meadhall.web.parts.frame import document
from meadhall.web.words import say


def learn(game: Game, info: LearnInfo) -> Element:
    """Learn, with how far one has come, step by step."""
    name = "learn-again" if info.learnt else "learn-on" if info.number else "learn"
    facts = {"number": info.number, "of": info.of, "lesson": info.title}
    label = say(f"{name}-game", game=introduction.title(game), **facts)
    past = info.of if info.learnt else info.number
    return form(".learn", method="post", action=links.LEARN)[
        input(type="hidden", name="game", value=game.name),
        icon("open-book"),
        div[
            span[say(f"{name}-told", **facts)],
            span(".steps", aria_hidden="true")[
                [span(class_={"step": True, "past": step < past}) for step in range(info.of)]
            ],
        ],
        button(".quiet", type="submit", name="lesson", value=info.lesson, aria_label=label)[say(name)],
    ]


def first_time(page: FirstTimePage) -> str:
    """Somebody who has not played the game yet wants to: learn it first?"""
    title = spoken(introduction.title(page.game))
    return document(
        say("first-time"),
        section(".parchment.invite.first-time")[
            h1[say("first-time")],
            p[say("first-time-about", game=title)],
            div(".actions")[
                form(method="post", action=links.LEARN)[
                    input(type="hidden", name="game", value=page.game.name),
                    button(".primary", type="submit")[icon("raven"), say("first-time-learn")],
                ],
                form(method="post", action=links.PLAY_NOW, data_seals="open")[
                    input(type="hidden", name="game", value=page.game.name),
                    input(type="hidden", name="level", value=page.level),
                    input(type="hidden", name="seats", value=page.seats),
                    button(".quiet", type="submit")[icon("drakkar"), say("first-time-play")],
                ],
            ],
        ],
        kind="lobby",
        my_name=page.my_name,
        users=["lobby"],
    )
