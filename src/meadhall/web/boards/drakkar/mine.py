"""Your own area: ship, tokens, and the Quest; and the choice of a Quest."""

from __future__ import annotations

from meadhall.engine.language import spoken
from meadhall.engine.message import Listing
from meadhall.games.drakkar.actions import COMMIT, KEEP, VERBS
from meadhall.games.drakkar.components import Quest
from meadhall.games.drakkar.outlook import Crew, after, becomes, crew_of, idle, lacking
from meadhall.games.drakkar.teamup import met_alone
from meadhall.web.boards.drakkar.phase import Phase, Seen
from meadhall.web.boards.drakkar.rivals import Errand, bonus, errand_of, heading, purse
from meadhall.web.boards.drakkar.sea import sea
from meadhall.web.boards.drakkar.ship import Ghost, ghost_role, load_of, ship_of
from meadhall.web.boards.drakkar.symbols import press, side_of, tokens
from meadhall.web.boards.drakkar.words import said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, em, h3, header, p, section, small, span
from meadhall.web.icons import icon

Preview = tuple[int, str]  # an option, and what it says


def area(at: Seen) -> Element:
    """Ship and tokens of the seat in front."""
    seat = at.focus
    info = at.page.seats[seat]
    village = at.table.villages[seat]
    ship = ship_of(at.table, seat)
    crew = crew_of(at.table, seat)
    return section(
        "#mine",
        class_=f"mine s{seat}" + (" asked" if info.thinking else ""),
        aria_label=said("board-area", seat=at.who(seat)),
    )[
        heading(at, info),
        div(".below")[
            _crew(ship.called, crew.strength, crew.spears, crew.beer),
            [_changes(action, spoken(becomes(crew, then))) for action, _, then in ahead(at)],
        ],
        sea(at, seat, ghosts(at)),
        div(".wealth", data_piece="loot")[
            purse(at, seat),
            _score(village.loot(), min(village.tokens), village.score()),
        ],
    ]


def laying(at: Seen) -> list[tuple[int, int]]:
    """The faces that can be laid now, as (option, face)."""
    if not at.yours:
        return []
    sides = at.table.rules.sides
    return [(action, sides[action - COMMIT]) for action in at.options if VERBS.has(COMMIT, action)]


def ghosts(at: Seen) -> tuple[Ghost, ...]:
    """Where on the ship they would lie."""
    ship = ship_of(at.table, at.focus)
    found = [(action, face, ghost_role(ship, at.table.face(face).kind)) for action, face in laying(at)]
    return tuple(
        Ghost(action, load_of(at.table.face(face)), role)
        for action, face, role in found
        if role and not idle(at.table, at.focus, face)
    )


def ahead(at: Seen) -> list[tuple[int, int, Crew]]:
    """The faces in hand that would make another crew, as (option, face, crew)."""
    found = [(action, face, after(at.table, at.focus, face)) for action, face in laying(at)]
    return [(action, face, then) for action, face, then in found if then is not None]


def previews(at: Seen, quest: Quest) -> list[Preview]:
    """What they would mean for the Quest."""
    found: list[Preview] = []
    for action, face, then in ahead(at):
        missing = lacking(quest, then)
        name = "board-then-missing" if missing else "board-then-met"
        found.append((action, said(name, face=side_of(at.table.face(face)).called, things=Listing(list(missing)))))
    return found


@drawn
def _crew(called: str, strength: int, spears: int, beer: int) -> Element:
    return p(".crew")[
        span(".kind")[called],
        span(tabindex="0", data_tip=said("tip-strength"))[
            icon("viking-helmet", label=said("unit-strength")), b[strength]
        ],
        span(tabindex="0", data_tip=said("tip-spear"))[
            icon("barbed-spear", label=said("unit-spears", count=spears)), b[bonus(spears)]
        ]
        if spears
        else None,
        span(tabindex="0", data_tip=said("tip-beer"))[icon("barrel", label=said("unit-beer")), b[beer]],
    ]


@drawn
def _changes(action: int, change: str) -> Element:
    return p(".change.preview", data_shows=action)[change]


@drawn
def _score(tokens: int, trios: int, score: int) -> Element:
    return p(".sum", tabindex="0", data_tip=said("tip-points"), data_tip_rule="DRK-SCO-1")[
        span[said("board-sum", tokens=tokens, trios=trios)], b[said("points", points=score)]
    ]


def quest(at: Seen) -> Node:
    """The Quest of the seat in front, as far as the viewer may know it."""
    kept = at.table.quest(at.focus)
    title = said("board-quest-of", seat=at.who(at.focus))
    if kept is None:
        has = at.table.month > 0 and len(at.table.villages[at.focus].kept) == at.table.month
        return _no_quest(title, has)
    village = at.table.villages[at.focus]
    met = at.phase is Phase.SAIL and village.complete() and (met_alone(at.table, at.focus) or village.served)
    return _quest(
        title,
        errand_of(kept),
        crew_of(at.table, at.focus),
        said("board-quest-shown" if at.table.shows_quest(at.focus) else "board-quest-secret"),
        met,
        tuple(previews(at, kept)),
    )


@drawn
def _no_quest(title: str, has: bool) -> Element:
    return section("#quest.quest.parchment", aria_label=title)[
        header[icon("tied-scroll"), h3[title]],
        p(".later")[said("board-quest-down" if has else "board-quest-later")],
    ]


@drawn
def _quest(title: str, of: Errand, crew: Crew, known: str, met: bool, previews: tuple[Preview, ...]) -> Element:
    reach = crew.strength + 2 * crew.spears
    return section("#quest.quest.parchment", aria_label=title)[
        header(tabindex="0", data_tip=said("tip-quest"), data_tip_rule="DRK-QST-1")[
            icon("tied-scroll"), h3[title], small[known]
        ],
        div(".lines")[
            line("drakkar", said("board-need-ship"), "" if crew.complete else said("board-not-yet"), "ship"),
            line(
                "viking-helmet",
                said("board-need-strength", have=reach, want=of.strength),
                _missing(of.strength - reach),
                "strength",
            )
            if of.strength
            else None,
            line(
                "barrel",
                said("board-need-beer", have=crew.beer, want=of.beer),
                _missing(of.beer - crew.beer),
                "beer",
            )
            if of.beer
            else None,
        ],
        p(".fulfilled")[icon("check-mark"), said("board-fulfilled")] if met else None,
        [p(".preview.then", data_shows=action)[then] for action, then in previews],
        p(".pays", tabindex="0", data_tip=said("tip-quest-pays"), data_tip_rule="DRK-QST-3")[
            span[said("board-quest-pays")], tokens(of.loot), small[said("board-tokens", count=sum(of.loot))]
        ],
    ]


def _missing(many: int) -> str:
    return said("board-missing", count=many) if many > 0 else ""


def line(name: str, need: str, missing: str, what: str) -> Element:
    return p(".line", tabindex="0", data_tip=said(f"tip-quest-{what}"), data_tip_rule="DRK-QST-2")[
        icon(name), span[need], em(class_="bad" if missing else "good")[missing or said("board-met")]
    ]


def choice(at: Seen) -> Node:
    """The two Quests that were dealt: one is kept, the other goes back unseen."""
    dealt = at.table.villages[at.focus].dealt[-2:]
    kept = at.table.sealed[at.focus] - KEEP if at.table.sealed[at.focus] >= KEEP else -1
    if not at.yours or min(dealt, default=-1) < 0:
        return div("#quest.deal")[[_quest_back()] * 2]
    shown: list[Node] = []
    for number in dealt:
        of = errand_of(at.table.rules.box.quests[number])
        option = at.options.get(KEEP + number)
        state = "kept" if number == kept else "returned" if kept >= 0 else "choice"
        inside = _parchment(of, state)
        if option is None:
            shown.append(div(class_=f"offer-quest parchment {state if kept >= 0 else ''}".strip())[inside])
        else:
            shown.append(press(option.action, option.key, "offer-quest parchment", option.label, inside))
    return div("#quest.deal")[shown]


@drawn
def _quest_back() -> Element:
    return div(".offer-quest.back")[icon("tied-scroll"), span[said("board-quest-back")]]


@drawn
def _parchment(of: Errand, state: str) -> Node:
    return [
        span(".title")[icon("tied-scroll"), said("board-quest-number", number=int(of.ident[1:]))],
        span(".asked")[
            span[icon("viking-helmet"), b[of.strength], small[said("unit-strength")]] if of.strength else None,
            span[icon("barrel"), b[of.beer], small[said("unit-beer")]] if of.beer else None,
        ],
        span(".pays")[small[said("board-pays-loot")], tokens(of.loot)],
        span(".state")[said(f"board-quest-{state}")] if state else None,
    ]


def quest_card(of: Errand) -> Element:
    """A Quest among the components."""
    return div(".offer-quest.parchment")[_parchment(of, "")]
