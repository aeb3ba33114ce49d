"""Your own area: ship, tokens, and the Quest; and the choice of a Quest."""

from __future__ import annotations

from meadhall.engine.words import many
from meadhall.games.drakkar import words
from meadhall.games.drakkar.actions import COMMIT, KEEP, VERBS
from meadhall.games.drakkar.teamup import met_alone
from meadhall.web.boards.drakkar import forecast
from meadhall.web.boards.drakkar.forecast import Crew, Errand
from meadhall.web.boards.drakkar.phase import Phase, Seen
from meadhall.web.boards.drakkar.rivals import heading, purse
from meadhall.web.boards.drakkar.sea import sea
from meadhall.web.boards.drakkar.ship import Ghost, load_of, ship_of
from meadhall.web.boards.drakkar.symbols import press, tokens
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, div, em, h3, header, p, section, small, span
from meadhall.web.icons import icon

STATES = {"kept": "You keep this one", "returned": "Goes back unseen", "": "Keep this one", "shown": ""}

Preview = tuple[int, str, Crew]  # an option, its face, and the crew if it were played


def area(at: Seen) -> Element:
    """Ship and tokens of the seat in front."""
    seat = at.focus
    info = at.page.seats[seat]
    village = at.table.villages[seat]
    ship = ship_of(at.table, seat)
    crew = forecast.crew_of(at.table, seat)
    return section(
        "#mine", class_=f"mine s{seat}" + (" asked" if info.thinking else ""), aria_label=f"Area of {info.name}"
    )[
        heading(at, info),
        div(".below")[
            _crew(ship.called, crew.strength, crew.spears, crew.beer),
            [_changes(action, forecast.becomes(crew, then)) for action, _, then in previews(at)],
        ],
        sea(at, seat, ghosts(at)),
        div(".wealth")[
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
    found = [(action, face, at.ahead(face).role) for action, face in laying(at)]
    return tuple(Ghost(action, load_of(at.table.face(face)), role) for action, face, role in found if role)


def previews(at: Seen) -> list[Preview]:
    """What the faces in hand would make of the crew, those that change anything."""
    found = [(action, face, at.ahead(face).after) for action, face in laying(at)]
    return [(action, at.table.face(face).name.replace(" #", " "), then) for action, face, then in found if then]


@drawn
def _crew(called: str, strength: int, spears: int, beer: int) -> Element:
    return p(".crew")[
        span(".kind")[called],
        span[icon("viking-helmet", label="strength"), b[strength]],
        span[icon("barbed-spear", label="Spears"), b["+2" if spears == 1 else f"{spears} × +2"]] if spears else None,
        span[icon("barrel", label="Beer"), b[beer]],
    ]


@drawn
def _changes(action: int, said: str) -> Element:
    return p(".change.preview", data_also=action)[said]


@drawn
def _score(tokens: int, trios: int, score: int) -> Element:
    more = f" + {many(trios, 'trio')}" if trios else ""
    return p(".sum")[
        span[f"{many(tokens, 'token')}{more}"],
        b[many(score, "point")],
    ]


def quest(at: Seen) -> Node:
    """The Quest of the seat in front, as far as the viewer may know it."""
    kept = at.table.quest(at.focus)
    info = at.page.seats[at.focus]
    if kept is None:
        has = at.table.month > 0 and len(at.table.villages[at.focus].kept) == at.table.month
        return _no_quest("Your Quest" if at.yours else f"{info.name}'s Quest", has)
    village = at.table.villages[at.focus]
    met = at.phase is Phase.SAIL and village.complete() and (met_alone(at.table, at.focus) or village.served)
    return _quest(
        "Your Quest" if at.yours else f"{info.name}'s Quest",
        forecast.errand_of(kept),
        forecast.crew_of(at.table, at.focus),
        "shown" if at.table.shows_quest(at.focus) else "secret",
        met,
        tuple(previews(at)),
    )


@drawn
def _no_quest(title: str, has: bool) -> Element:
    return section("#quest.quest.parchment", aria_label=title)[
        header[icon("tied-scroll"), h3[title]],
        p(".later")["Lies face down." if has else "Two will be dealt after the Brawl; you keep one of them."],
    ]


@drawn
def _quest(title: str, of: Errand, crew: Crew, known: str, met: bool, previews: tuple[Preview, ...]) -> Element:
    reach = crew.strength + 2 * crew.spears
    return section("#quest.quest.parchment", aria_label=title)[
        header[icon("tied-scroll"), h3[title], small[known]],
        div(".lines")[
            line("drakkar", "Complete ship", "", "" if crew.complete else "not yet"),
            line("viking-helmet", "Strength", f"{reach} of {of.strength}", _missing(of.strength - reach))
            if of.strength
            else None,
            line("barrel", "Beer", f"{crew.beer} of {of.beer}", _missing(of.beer - crew.beer)) if of.beer else None,
        ],
        p(".fulfilled")[icon("check-mark"), "Fulfilled"] if met else None,
        [preview(action, name, forecast.lacking(of, then)) for action, name, then in previews],
        p(".pays")[span["Pays"], tokens(of.loot), small[f"{sum(of.loot)} tokens"]],
    ]


def _missing(many: int) -> str:
    return f"{many} missing" if many > 0 else ""


def line(name: str, what: str, how_far: str, lacking: str) -> Element:
    return p(".line")[
        icon(name),
        span[what, " ", b[how_far] if how_far else None],
        em(class_="bad" if lacking else "good")[lacking or "met"],
    ]


def preview(action: int, name: str, lacking: list[str]) -> Element:
    said = f"{' and '.join(lacking)} missing." if lacking else "all is there."
    return p(".preview.then", data_also=action)["With ", b[name], ": ", said]


def choice(at: Seen) -> Node:
    """The two Quests that were dealt: one is kept, the other goes back unseen."""
    dealt = at.table.villages[at.focus].dealt[-2:]
    kept = at.table.sealed[at.focus] - KEEP if at.table.sealed[at.focus] >= KEEP else -1
    if not at.yours or min(dealt, default=-1) < 0:
        return div("#quest.deal")[[_quest_back()] * 2]
    shown: list[Node] = []
    for number in dealt:
        of = forecast.errand_of(at.table.rules.box.quests[number])
        option = at.options.get(KEEP + number)
        state = "kept" if number == kept else "returned" if kept >= 0 else ""
        inside = _parchment(of, state)
        if option is None:
            shown.append(div(class_=f"offer-quest parchment {state}")[inside])
        else:
            said = f"keep the Quest {words.quest(at.table.rules.box.quests[number])}"
            shown.append(press(option.action, option.key, "offer-quest parchment", said, inside))
    return div("#quest.deal")[shown]


@drawn
def _quest_back() -> Element:
    return div(".offer-quest.back")[icon("tied-scroll"), span["a Quest"]]


@drawn
def _parchment(of: Errand, state: str) -> Node:
    return [
        span(".title")[icon("tied-scroll"), f"Quest {of.ident.removeprefix('Q').lstrip('0')}"],
        span(".asked")[
            span[icon("viking-helmet"), b[of.strength], small["strength"]] if of.strength else None,
            span[icon("barrel"), b[of.beer], small["Beer"]] if of.beer else None,
        ],
        span(".pays")[small["pays"], tokens(of.loot)],
        span(".state")[STATES[state]] if STATES[state] else None,
    ]


def quest_card(of: Errand) -> Element:
    """A Quest among the components."""
    return div(".offer-quest.parchment")[_parchment(of, "shown")]
