"""The page of a review: the curve, what decided the match, luck and skill, and the match in a few sentences."""

from __future__ import annotations

from contextlib import AbstractContextManager

from meadhall.engine.event import SPECTATOR
from meadhall.engine.language import reader, reading, spoken
from meadhall.engine.message import Who
from meadhall.review.words import say as of_review
from meadhall.web import links
from meadhall.web.html import (
    Element,
    Node,
    a,
    button,
    details,
    div,
    em,
    form,
    h1,
    h2,
    input,
    li,
    line,
    main,
    nav,
    ol,
    p,
    rect,
    section,
    small,
    span,
    strong,
    summary,
    svg,
    ul,
)
from meadhall.web.icons import icon
from meadhall.web.parts.frame import document
from meadhall.web.parts.shield import shield
from meadhall.web.review_curve import curve
from meadhall.web.review_model import ComparedInfo, DecisionInfo, MomentInfo, ReviewPage, ReviewSeat
from meadhall.web.review_sheet import accounts_table, tbody, td, th, thead, tr
from meadhall.web.review_sheet import table as grid
from meadhall.web.words import say

ICONS = {"mistake": "falling", "good": "laurels", "luck": "perspective-dice-six-faces-random"}
progress = Element("progress")


def review(page: ReviewPage) -> str:
    """The whole document."""
    with _read_by(page):
        return document(
            say("review-title", title=page.title),
            _inside(page),
            kind="review",
            my_name=page.my_name,
            module="review",
            facts=_facts(page),
        )


def review_fragment(page: ReviewPage) -> str:
    """What is morphed in while the review grows."""
    with _read_by(page):
        return str(main("#main", tabindex="-1", **_facts(page))[_inside(page)])


def _read_by(page: ReviewPage) -> AbstractContextManager[None]:
    return reading(reader()[0], _seat(page))


def _seat(page: ReviewPage) -> int:
    return SPECTATOR if page.viewer is None else page.viewer


def _facts(page: ReviewPage) -> dict[str, str]:
    return {
        "data_fragment": links.review_fragment(page.match_id, _seat(page)),
        "data_made": str(page.made),
        "data_decisions": str(page.decisions),
        "data_state": page.state,
        "data_done": say("review-done"),
    }


def _inside(page: ReviewPage) -> Node:
    return div(".review")[
        _heading(page),
        _standing(page),
        [_chances(page), _moments(page), _accounts(page), _words(page)] if page.state != "none" else None,
    ]


def _heading(page: ReviewPage) -> Element:
    return div(".heading")[
        h1[page.title],
        p[page.about],
        div(".actions")[
            a(".quiet.button", href=links.replay(page.match_id, 0, page.viewer))[
                icon("play-button"), say("result-replay")
            ],
            form(method="post", action=links.rematch(page.match_id))[
                button(".quiet", type="submit")[say("result-to-rematch" if page.rematch else "result-rematch")]
            ]
            if page.may_rematch
            else None,
            a(".quiet.button", href=links.LOBBY)[say("result-lobby")],
        ],
    ]


def _standing(page: ReviewPage) -> Node:
    """How far it is, and what can be done about it; nothing when it is done."""
    if page.state == "done":
        return None
    if page.state == "none":
        return section(".standing.parchment")[
            p[say("review-start-about")], _do(page, "start", say("review-start"), "primary")
        ]
    told = {
        "wanted": say("review-made", made=page.made, decisions=page.decisions),
        "stopped": say("review-stopped", made=page.made, decisions=page.decisions),
        "failed": say("review-failed"),
    }[page.state]
    going = page.state == "wanted"
    return section("#standing.standing.wood")[
        progress(max=page.decisions, value=page.made, aria_label=told),
        p[told, " ", say("review-others", others=page.others) if page.others else None],
        _do(page, "stop", say("review-stop"), "quiet") if going and page.may_stop else None,
        a(".quiet.button.reload", href=links.review(page.match_id, _seat(page)))[say("review-look")] if going else None,
        None if going else _do(page, "start", say("review-go-on"), "primary"),
    ]


def _do(page: ReviewPage, what: str, words: str, kind: str) -> Element:
    return form(method="post", action=links.review(page.match_id, _seat(page)))[
        button(class_=kind, type="submit", name="do", value=what)[words]
    ]


# The curve


def _chances(page: ReviewPage) -> Element:
    first = page.stops[0]
    chosen = _chosen(page)
    return section("#chances.chances.wood", aria_labelledby="chances-title")[
        div(".head")[
            h2("#chances-title")[spoken(of_review("chance-to-win"))],
            p[say("review-turn-by-turn")],
            _legend(page),
        ],
        div(
            "#curve.curve",
            role="slider",
            tabindex="0",
            aria_label=say("review-cursor"),
            aria_valuemin=page.first,
            aria_valuemax=page.decisions,
            aria_valuenow=first.number,
            aria_valuetext=first.when,
            data_decisions=page.decisions,
        )[curve(page, "" if chosen is None else chosen.key)],
        div(".below")[_readout(page), details("#all-chances.stays")[summary[say("review-as-table")], _table(page)]],
    ]


def _legend(page: ReviewPage) -> Element:
    """Who is who; a click tells the match to that seat."""
    return ul(".legend", aria_label=say("review-seen-by"))[
        [
            li(class_=f"s{seat.number}")[
                a(
                    href=links.review(page.match_id, SPECTATOR if seat.number == page.viewer else seat.number),
                    aria_current="true" if seat.number == page.viewer else None,
                )[shield(seat.number), strong[seat.name], em[seat.score] if seat.score else None]
            ]
            for seat in page.seats
        ]
    ]


def _readout(page: ReviewPage) -> Element:
    """What the line on the curve stands at; the script moves it."""
    first = page.stops[0]
    return div("#readout.readout")[
        strong(".when")[first.when],
        [
            span(class_=f"one s{seat.number}")[shield(seat.number), percent(chance)]
            for seat, chance in zip(page.seats, first.chances)
        ],
        a(".more", href=links.replay(page.match_id, first.number, page.viewer))[say("review-open")],
    ]


def percent(chance: float) -> Element:
    return span(".percent")[_percent(chance)]


def _percent(chance: float) -> str:
    return spoken(of_review("percent-round", percent=round(100 * chance)))


def _table(page: ReviewPage) -> Element:
    """The curve for who reads rather than looks; each row leads to its moment."""
    rows = []
    for stop in page.stops:
        where = links.replay(page.match_id, stop.number, page.viewer)
        cells = [td[_percent(chance)] for chance in stop.chances]
        rows.append(tr(data_at=stop.number)[th(scope="row")[a(href=where)[stop.when]], cells])
    return div(".scrolls", tabindex="0", role="group", aria_label=say("review-as-table"))[
        grid(".all")[
            thead[tr[th(scope="col")[say("review-column-when")], [th(scope="col")[seat.name] for seat in page.seats]]],
            tbody[rows],
        ]
    ]


# What decided it


def _chosen(page: ReviewPage) -> MomentInfo | None:
    """The turning point that is open at first: the largest."""
    return max(page.moments, key=lambda moment: abs(moment.change), default=None)


def _moments(page: ReviewPage) -> Element:
    chosen = _chosen(page)
    found = [_moment(page, at, moment, moment is chosen) for at, moment in enumerate(page.moments)]
    nothing = spoken(of_review("nothing-decided")) if page.state == "done" else say("review-moments-later")
    many = len(found)
    return section("#moments.moments.wood", aria_labelledby="moments-title")[
        h2("#moments-title")[spoken(of_review("what-decided"))],
        ol[found] if found else p(".nothing")[nothing],
        nav(".pager", aria_label=spoken(of_review("what-decided")))[
            button(".round", type="button", data_do="moment-back", aria_label=say("review-previous"))[
                icon("previous-button")
            ],
            span(".place", data_words=say("review-pager", at="{at}", of="{of}"))[say("review-pager", at=1, of=many)],
            button(".round", type="button", data_do="moment-on", aria_label=say("review-next"))[icon("next-button")],
        ]
        if many > 1
        else None,
        _judged(page),
        _puzzles(page),
    ]


def _judged(page: ReviewPage) -> Node:
    """What is said of every decision of whom the match is told to, also where there was no choice or all was equal."""
    if page.viewer is None:
        return p(".whose")[say("review-judged-whose")]
    called = say("review-judged", seat=Who(page.viewer, page.seats[page.viewer].name))
    return details("#judged.stays")[
        summary[called],
        p[page.verdicts],
        ol(".scrolls", tabindex="0", aria_label=called)[[_decision(page, one) for one in page.judged]],
    ]


def _decision(page: ReviewPage, one: DecisionInfo) -> Element:
    return li(class_=one.verdict)[
        a(href=links.replay(page.match_id, one.number, page.viewer))[one.when],
        strong[one.option],
        span[" ".join(one.told)],
    ]


def _puzzles(page: ReviewPage) -> Node:
    """The way to the puzzles out of one's own mistakes, for whom the match is told to."""
    if page.viewer is None or page.state == "none":
        return None
    seat = Who(page.viewer, page.seats[page.viewer].name)
    return div(".learn")[
        p[say("own-puzzles-invite", seat=seat)],
        a(".quiet.button", href=links.own_puzzles(page.match_id, page.viewer))[say("own-puzzles", seat=seat)],
    ]


def _moment(page: ReviewPage, at: int, moment: MomentInfo, chosen: bool) -> Element:
    first, *more = moment.told
    return li[
        details(
            f"#moment-{moment.key}.moment.{moment.kind}",
            name="moment",
            open=chosen,
            data_at=moment.number,
            data_moment=moment.key,
            data_chances="|".join(_percent(chance) for chance in moment.after),
        )[
            summary[
                span(".coin", aria_hidden="true")[at + 1],
                span(".line")[
                    strong(".when")[moment.when],
                    span(".kind")[icon(ICONS[moment.kind]), _kind(page, moment)],
                    strong(class_="change up" if moment.change > 0 else "change down")[_change(moment.change)],
                ],
                span(".told")[first],
            ],
            div(".more")[
                p[" ".join(more)] if more else None,
                div(".compared")[[_compared(one) for one in moment.compared]],
                _ways(page, moment),
            ],
        ]
    ]


def _kind(page: ReviewPage, moment: MomentInfo) -> str:
    """A slip, well played, or luck: and whose it was, if that is not told by what happened or by whose page this is."""
    if moment.kind != "luck" or page.viewer is not None:
        return say(f"review-{moment.kind}")
    kind = "review-luck-of" if moment.change > 0 else "review-bad-luck-of"
    return say(kind, seat=Who(moment.seat, page.seats[moment.seat].name))


def _compared(one: ComparedInfo) -> Element:
    return div(class_="best" if one.best else None)[small[one.words], strong[percent(one.chance)]]


def _ways(page: ReviewPage, moment: MomentInfo) -> Element:
    """To the moment itself, and to a table at which it can be tried again."""
    return form(".ways", method="post", action=links.fork(page.match_id))[
        input(type="hidden", name="at", value=moment.number),
        input(type="hidden", name="seat", value=moment.seat),
        a(".primary.button", href=links.replay(page.match_id, moment.number, moment.seat))[say("review-open")],
        button(".quiet", type="submit", name="cards", value="same", data_tip=say("review-again-tip"))[
            say("review-again")
        ],
        button(".quiet.anew", type="submit", name="cards", value="anew", data_tip=say("review-anew-tip"))[
            icon("card-random"), say("review-anew")
        ],
    ]


def _change(change: float) -> str:
    return say("review-change", change=abs(round(100 * change)), sign=_sign(change))


def _sign(number: float) -> str:
    whole = round(100 * number)
    return "+" if whole > 0 else "−" if whole < 0 else ""


# Luck and skill


def _accounts(page: ReviewPage) -> Element:
    known = page.first == 0
    below = say("review-points") if known else say("review-so-far", when=page.stops[0].when)
    most = max([0.2, *(abs(part) for seat in page.seats for part in (seat.account.luck, seat.account.own))])
    order = sorted(page.seats, key=lambda seat: (seat.number != page.viewer, -seat.account.result, seat.number))
    return section("#accounts.accounts.wood", aria_labelledby="accounts-title")[
        div(".head")[h2("#accounts-title")[spoken(of_review("luck-and-skill"))], p[below]],
        ul[[_account(seat, most) for seat in order]],
        details("#adds-up.stays")[
            summary[say("review-adds-up")],
            div(".scrolls", tabindex="0", role="group", aria_label=say("review-adds-up"))[
                accounts_table([(seat.name, seat.account) for seat in page.seats])
            ],
        ],
    ]


def _account(seat: ReviewSeat, most: float) -> Element:
    account = seat.account
    return li(class_=f"s{seat.number}")[
        shield(seat.number),
        strong(".name")[seat.name],
        span(".part")[
            span(".label")[say("review-bar-luck")],
            _bar("luck", account.luck, most),
            _number(account.luck, account.luck_error),
        ],
        span(".part")[
            span(".label")[say("review-bar-skill")],
            _bar("skill", account.own, most),
            _number(account.own, account.own_error),
        ],
        p[seat.told],
    ]


def _bar(kind: str, part: float, most: float) -> Element:
    """Around a middle line; what is lost is hatched, so that colour is not alone."""
    long = 50 * min(1.0, abs(part) / most)
    return svg(class_=f"bar {kind}", viewBox="0 0 100 12", preserveAspectRatio="none", aria_hidden="true")[
        rect(".ground", width="100", height="12"),
        rect(
            class_="lost" if part < 0 else "won",
            x=f"{50 - long if part < 0 else 50:.1f}",
            width=f"{long:.1f}",
            height="12",
        ),
        [line(".hatch", x1=f"{x}", x2=f"{x - 4}", y1="0", y2="12") for x in range(int(52 - long), 51, 5)]
        if part < 0
        else None,
        line(".middle", x1="50", x2="50", y1="0", y2="12"),
    ]


def _number(part: float, error: float) -> Element:
    within = round(100 * error)
    return span(".number")[
        strong[say("review-number", number=abs(round(100 * part)), sign=_sign(part))],
        small[say("review-within", within=within)],
    ]


# In words


def _words(page: ReviewPage) -> Element:
    told = " ".join(page.summary) or say("review-words-later")
    return section("#words.words.parchment", aria_labelledby="words-title")[
        h2("#words-title")[say("review-words")],
        p[told],
        small[page.sureness] if page.made else None,
    ]
