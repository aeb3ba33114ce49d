"""The controls of a replay: step, jump, play, through whose eyes, and play from here."""

from __future__ import annotations

from meadhall.web import links
from meadhall.web.html import Element, Node, a, button, div, form, input, label, option, select, span
from meadhall.web.icons import icon
from meadhall.web.model import ReplayInfo, TablePage, bot_title, middle
from meadhall.web.words import say


def controls(page: TablePage, replay: ReplayInfo) -> Element:
    def go(at: int, name: str, key: str) -> Element:
        words = say(f"replay-{key}")
        at = max(0, min(replay.length, at))
        return a(
            ".round",
            href=links.replay(page.match_id, at, replay.viewer),
            data_replay=key,
            aria_disabled="true" if at == replay.at else None,
            data_tip=words,
            aria_label=words,
        )[icon(name)]

    before = max([turn for turn in replay.turns if turn < replay.at], default=0)
    after = min([turn for turn in replay.turns if turn > replay.at], default=replay.length)
    return div("#replay.replay", data_at=replay.at, data_length=replay.length)[
        div(".steps")[
            go(0, "fast-forward-button", "first"),
            go(before, "previous-button", "turn-back"),
            go(replay.at - 1, "play-button", "back"),
            button(
                ".round.play",
                type="button",
                data_do="play",
                aria_label=say("replay-play"),
                data_tip=say("replay-play-tip"),
            )[icon("play-button", "for-pause"), icon("pause-button", "for-play")],
            go(replay.at + 1, "play-button", "on"),
            go(after, "next-button", "turn-on"),
            go(replay.length, "fast-forward-button", "last"),
        ],
        form(".jump", method="get", action=links.replay(page.match_id))[
            label(for_="moment")[span(".unseen")[say("replay-moment")]],
            input("#moment", type="range", name="at", min=0, max=replay.length, value=replay.at),
            span(".number")[say("replay-of", at=replay.at, length=replay.length)],
            eyes(page, replay),
            button(".quiet", type="submit")[say("replay-go")],
        ],
        fork(page, replay) if replay.fork_possible else None,
    ]


def fork(page: TablePage, replay: ReplayInfo) -> Element:
    """Play on from here, at the seat through whose eyes one looks; against whom is said and can be chosen."""
    seat = replay.viewer if replay.viewer is not None else 0
    kinds = {one.kind for one in page.seats if one.number != seat}
    usual = bot_title(middle(page.bots))
    some = "replay-same" if kinds == {"bot"} else "replay-same-else" if "bot" in kinds else "replay-for-people"
    told = say(some, level=usual)
    return form(".fork", method="post", action=links.fork(page.match_id))[
        input(type="hidden", name="at", value=replay.at),
        input(type="hidden", name="seat", value=seat),
        button(".primary", type="submit")[say("replay-fork", name=page.seats[seat].name)],
        label(for_="fork-kind")[say("replay-against")],
        select("#fork-kind", name="kind")[
            option(value="", selected=True)[told],
            [option(value=spec)[say("replay-everywhere", level=bot_title(spec))] for spec in page.bots],
        ],
    ]


def eyes(page: TablePage, replay: ReplayInfo) -> Node:
    """Through whose eyes."""
    if not replay.may_look_as:
        return None
    return [
        label(for_="eyes")[say("replay-seen-by")],
        select("#eyes", name="seat")[
            option(value="", selected=replay.viewer is None)[say("replay-guest")],
            [option(value=seat, selected=seat == replay.viewer)[page.seats[seat].name] for seat in replay.may_look_as],
        ],
    ]
