"""The hand: cards with what can be done with them now, and with what would come of it."""

from __future__ import annotations

from meadhall.engine.language import spoken
from meadhall.games.beer import naming
from meadhall.games.beer.actions import (
    AS_ATTACK,
    AS_CALM,
    AS_CHARGE,
    AS_DRINK,
    AS_MOVE,
    AS_TEXT,
    BACK,
    BANQUET,
    DEFEND,
    DISCARD,
    INTERRUPT,
    KEEP,
    PLAY,
    SACRIFICE,
    USE,
    VALHALLA,
    interrupt_number,
    minion_number,
)
from meadhall.games.beer.blows import Blow, blow, lost_to_torment
from meadhall.games.beer.components import INTERRUPT_CARD, MINION
from meadhall.games.beer.forecast import card_uses
from meadhall.games.beer.player import SPIRIT
from meadhall.games.beer.steps.defend import Defend, RiskGear, defense_of
from meadhall.games.beer.steps.discard import full_back, played_by
from meadhall.games.beer.steps.mist import Dematerialize
from meadhall.games.beer.steps.play import PlayAs, chances, uses
from meadhall.games.beer.steps.torment import Resist
from meadhall.games.beer.steps.warrior import WarriorPhase
from meadhall.web.boards.beer import card as cards
from meadhall.web.boards.beer import choosing, defending, picks
from meadhall.web.boards.beer.card import Face, face_of
from meadhall.web.boards.beer.phase import Seen
from meadhall.web.boards.beer.symbols import back, back_name, back_of, heart, press, valhalla_icon
from meadhall.web.boards.beer.words import capital, named, said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, div, em, h3, header, li, p, section, span, ul
from meadhall.web.icons import icon

NOTHING = (False, False, False, False, False)
DEFENDING = (False, True, False, False, False)
PLAYED = "played"


def hand(at: Seen) -> Element:
    """What the seat in front holds, and beside it what has just been drawn, shown or played."""
    shown = beside(at)
    held = selectable(at) or _slots(at, shown)
    count = len(shown) + len(held)
    return section("#hand", class_=f"hand n{min(count, 8)}", aria_labelledby="hand-title")[
        header[
            h3("#hand-title")[said("board-hand", seat=at.table.who(at.focus))],
            p[about(at)],
        ],
        ul(".cards", tabindex="0")[shown.values(), held]
        if shown or at.table.players[at.focus].hand
        else p(".nothing")[said("board-hand-empty")],
    ]


def about(at: Seen) -> Node:
    step = at.step
    table = at.table
    player = table.players[at.focus]
    if not at.yours:
        return said("board-hand-open", count=len(player.hand))
    if player.state == SPIRIT:
        return said("board-hand-spirit")
    if at.page.yours and isinstance(step, WarriorPhase):
        return said("board-plays-left", count=table.plays_left)
    if at.page.yours and isinstance(step, (Defend, Resist)):
        return said("board-one-defense")
    return ""


# Beside the hand


def beside(at: Seen) -> dict[tuple[str, int], Node]:
    """The card that is being played, cards to choose from, and the gifts of Valhalla, by their numbers."""
    step = at.step
    table = at.table
    mine = at.page.viewer_seat
    found: dict[tuple[str, int], Node] = {}
    if at.yours and isinstance(step, PlayAs) and step.seat == mine:
        found[PLAYED, step.card] = played(at, face_of(table.box, step.card), step)
    elif at.yours and isinstance(step, RiskGear) and step.seat == mine:
        found[PLAYED, step.card] = li(".slot")[still(face_of(table.box, step.card), DEFENDING, "played")]
    elif at.yours:
        for one in table.resolving:
            if one >= 0 and played_by(table, one) == mine:
                words = span(".can")[said("board-carried-out")]
                found[PLAYED, one] = li(".slot.gone")[still(face_of(table.box, one), NOTHING, "played"), words]
    if table.aside and table.aside_seat == at.focus:
        found |= {("drawn", number): drawn_card(at, one) for number, one in enumerate(table.aside)}
    if table.valhalla_pair and table.valhalla_chooser == at.focus:
        found |= {("gift", number): gift(at, one) for number, one in enumerate(table.valhalla_pair)}
    return found


def played(at: Seen, of: Face, step: PlayAs) -> Element:
    """The card on the table: each box that can be used is a button."""
    places = (AS_ATTACK, -1, AS_MOVE, AS_DRINK)
    boxes: list[Node] = []
    for number, action in enumerate(places):
        option = at.options.get(action)
        shown = cards.box(number, of.boxes[number], "on" if option else "")
        refused = at.refused.get(action)
        if option is not None:
            boxes.append(press(action, option.key, "box-spot", option.label, shown))
        elif refused is not None:
            boxes.append(span(".box-shut", data_tip=refused.sentence, data_tip_rule=refused.rule)[shown])
        else:
            boxes.append(shown)
    text = at.options.get(AS_TEXT)
    why = at.refused.get(AS_TEXT)
    words: Node
    if text is not None:
        words = press(AS_TEXT, text.key, "says on", text.label, cards.words(of))
    elif why is not None:
        words = span(".says", data_tip=why.sentence, data_tip_rule=why.rule)[cards.words(of)]
    else:
        words = span(".says")[cards.words(of)]
    called = {AS_CHARGE: "charge", AS_CALM: "calm"}
    more = [at.options[action] for action in called if action in at.options]
    return li(".slot.now")[
        div(class_=f"card kind-{of.kind} open", data_vt=f"card-{of.card}")[cards.frame(of, boxes, words)],
        span(".can")[
            [press(one.action, one.key, "verb", one.label, said(f"board-{called[one.action]}")) for one in more]
            or em[said("board-play-as")]
        ],
    ]


def drawn_card(at: Seen, card: int) -> Element:
    """A card that was drawn aside: the Ravens' choice, or a draw that goes on."""
    if card < 0:
        return li(".slot")[back(back_of(at.table.box, card), "large")]
    of = face_of(at.table.box, card)
    option = at.options.get(KEEP + card)
    if option is None:
        return li(".slot")[still(of, NOTHING), span(".can")[said("board-drawn")]]
    return li(".slot")[
        choice(option.action, option.key, option.label, of, NOTHING), span(".can.able")[said("board-keep")]
    ]


def gift(at: Seen, card: int) -> Element:
    """A Valhalla card to choose."""
    if card < 0:
        return li(".slot")[
            span(".back.large.valhalla", role="img", aria_label=said("board-valhalla-card"))[icon("laurels")]
        ]
    printed = at.table.box.valhalla[card]
    inside: Node = [
        span(".row")[icon(valhalla_icon(printed.ident), "art")],
        span(".band")[named(naming.valhalla(printed))],
        span(".says")[span(".text")[capital(named(naming.printed(printed)))]],
        span(".row.low")[span(".sort")[said("board-valhalla")]],
    ]
    option = at.options.get(VALHALLA + card)
    if option is None:
        return li(".slot")[div(".card.valhalla")[inside]]
    return li(".slot")[
        press(option.action, option.key, "card valhalla", option.label, inside, data_vt=f"valhalla-{card}"),
        span(".can.able")[said("board-keep")],
    ]


# In hand


def selectable(at: Seen) -> list[Node]:
    """The hand where cards are selected first: in one's own turn, and to ward something off."""
    cards_held = at.table.players[at.focus].hand
    if choosing.is_choosing(at):
        open_now = {one.card: one for one in choosing.playable(at)}
        return [
            picks.playing(at, open_now[card], [_uses(at, card), also(at, BANQUET + card)])
            if card in open_now
            else slot(at, card, number)
            if here
            else empty()
            for number, (card, here) in enumerate(choosing.places(at))
        ]
    if not defending.is_defending(at):
        return []
    found = {one.card: one for one in defending.shields(at)}
    chosen = defending.best(list(found.values()))
    return [
        picks.defense(face_of(at.table.box, card), found[card], found[card] == chosen, _defended(at, card))
        if card in found
        else slot(at, card, number)
        for number, card in enumerate(cards_held)
    ]


def _slots(at: Seen, shown: dict[tuple[str, int], Node]) -> list[Node]:
    """The hand where nothing is selected first; a Warrior's, in their turn, as it lay when the turn began.

    What is being played, and shown, stays where it lay as well.
    """
    player = at.table.players[at.focus]
    if player.state == SPIRIT:
        return [slot(at, card, number) for number, card in enumerate(player.hand)]
    laid = choosing.places(at)
    return [
        slot(at, card, number) if here else shown.pop((PLAYED, card), None) or empty()
        for number, (card, here) in enumerate(laid)
    ]


@drawn
def empty() -> Element:
    """Where a card lay that was played this turn: the others stay where they are."""
    return li(".slot.empty", aria_hidden="true")


def also(at: Seen, action: int) -> Node:
    """What else can be done with a card that is selected for something."""
    found = at.found([action])
    return span(".also")[[press(a, k, "verb", told, word) for a, k, told, word in found]] if found else None


def _defended(at: Seen, card: int) -> Node:
    minion = at.table.box.kind[card] == MINION
    return [state(at, card)[1], also(at, SACRIFICE + minion_number(card)) if minion else None]


def slot(at: Seen, card: int, number: int) -> Element:
    if at.table.players[at.focus].state == SPIRIT:
        return spirit_card(at, card, number)
    if card < 0 or not at.yours:
        return li(".slot")[back(back_of(at.table.box, card), "large")]
    of = face_of(at.table.box, card)
    on, below = state(at, card)
    actions = [PLAY + card, DEFEND + card, DISCARD + card, BANQUET + card]
    if of.kind == INTERRUPT_CARD:
        actions.append(INTERRUPT + interrupt_number(card))
    if of.kind == MINION:
        actions.append(SACRIFICE + minion_number(card))
    found = at.found(actions)
    if not found:
        sentence, rule = at.why(actions)
        return li(".slot")[still(of, on, "shut" if at.page.yours else "", sentence, rule), below]
    action, key, label, _ = found[0]
    return li(".slot")[
        choice(action, key, label, of, on),
        below,
        span(".also")[[press(a, k, "verb", told, word) for a, k, told, word in found[1:]]] if len(found) > 1 else None,
    ]


def state(at: Seen, card: int) -> tuple[tuple[bool, bool, bool, bool, bool], Node]:
    """Which boxes of a card can be used now, and what is said below it."""
    step = at.step
    table = at.table
    if not at.page.yours:
        return NOTHING, None
    if isinstance(step, WarriorPhase) and (table.plays_left or table.rage):
        if table.rage and not table.rules.interleave:
            return (True, False, False, False, False), span(".can.able")[said("unit-attack")]
        return box_states(uses(table, at.focus, card, chances(table, at.focus))), _uses(at, card)
    if isinstance(step, Defend):
        worth = defense_of(table, at.focus, card, step.attack.ranged)
        refused = at.refused.get(DEFEND + card)
        if refused is not None:
            return NOTHING, span(".can")[refused.sentence]
        harm = blow(table, at.focus, step.attack.value, worth)
        return DEFENDING, _harm(harm, step.attack.value, worth)
    if isinstance(step, Resist):
        worth = defense_of(table, at.focus, card, False)
        lost = lost_to_torment(table, at.focus, step.strength, worth)
        return DEFENDING, _lost(lost, step.strength, worth)
    if INTERRUPT + interrupt_number(card) in at.options and table.box.kind[card] == INTERRUPT_CARD:
        return (False, False, False, False, True), span(".can.able")[said("board-interrupt")]
    if DISCARD + card in at.options:
        return NOTHING, span(".can.able")[said("board-discard")]
    if PLAY + card in at.options:
        return (True, False, True, False, False), span(".can.able")[said("board-iaido")]
    return NOTHING, None


def box_states(able: list[int]) -> tuple[bool, bool, bool, bool, bool]:
    """Which of Attack, Defense, Movement, Drink and Text can be used."""
    return (AS_ATTACK in able, False, AS_MOVE in able or AS_CHARGE in able, AS_DRINK in able, AS_TEXT in able)


def _uses(at: Seen, card: int) -> Node:
    """What a card can be played for; what it can't, with the reason."""
    found = card_uses(at.table, at.focus, card)
    able = [spoken(one.message) for one in found if one.why is None]
    unable = [
        (spoken(one.message), spoken(one.why.message(at.table)), one.why.rule) for one in found if one.why is not None
    ]
    return _use_words(tuple(able), tuple(unable))


@drawn
def _use_words(able: tuple[str, ...], unable: tuple[tuple[str, str, str], ...]) -> Element:
    return span(".can")[
        span(".able")[" · ".join(able)] if able else None,
        [
            span(".no", tabindex="0", data_tip=why, data_tip_rule=rule, data_tip_head=said("board-head", thing=word))[
                word
            ]
            for word, why, rule in unable
        ],
    ]


def _harm(of: Blow, value: int, worth: int) -> Element:
    """What is left after defending with this card."""
    if of.deadly:
        return span(".can.res.dead")[
            span(".dm")[icon("death-skull"), said("board-damage", damage=of.damage)],
            span[said("board-you-die", value=value, worth=worth)],
        ]
    left = said("board-life-left", value=value, worth=worth, damage=of.damage, life=of.life, left=of.left)
    return span(".can.res")[
        span(".dm")[heart(), f"−{of.damage}" if of.damage else said("board-unhurt")],
        span[said("board-spared") if of.spared else left],
    ]


@drawn
def _lost(lost: int, strength: int, worth: int) -> Element:
    return span(".can.res")[
        span(".dm")[said("board-drinks-lost", count=lost)],
        span[f"{strength} − {worth}"],
    ]


@drawn
def still(of: Face, on: tuple[bool, bool, bool, bool, bool], kind: str = "", tip: str = "", rule: str = "") -> Element:
    return div(
        class_=f"card kind-{of.kind} {kind}".strip(),
        data_vt=f"card-{of.card}",
        data_tip=tip or None,
        data_tip_rule=rule or None,
    )[cards.inside(of, on)]


@drawn
def choice(action: int, key: str, label: str, of: Face, on: tuple[bool, bool, bool, bool, bool]) -> Element:
    """A card that can be chosen as a whole."""
    return press(action, key, f"card kind-{of.kind}", label, cards.inside(of, on), data_vt=f"card-{of.card}")


def spirit_card(at: Seen, card: int, number: int) -> Element:
    """A card in a Spirit's hand: only its back counts."""
    table = at.table
    kind = back_of(table.box, card)
    whole = full_back(table, card)
    first = next(i for i, one in enumerate(table.players[at.focus].hand) if full_back(table, one) == whole) == number
    step = at.step
    asked = isinstance(step, Dematerialize) and step.seat == at.focus
    whose = step.attack.target if isinstance(step, Dematerialize) and asked else at.focus
    match = kind == table.top_back(table.players[whose].kind)
    actions = [BACK + whole] if first else []
    if match and asked:
        fits = [i for i, one in enumerate(table.players[at.focus].hand) if back_of(table.box, one) == kind]
        actions += [USE] if fits[0] == number else []
    inside: Node = [back(kind, "large"), span(".named-back")[named(back_name(kind))]]
    below = span(class_="can able" if match else "can")[said("board-matches" if match else "board-no-match")]
    found = at.found(actions) if at.yours else []
    if not found:
        return li(".slot")[div(class_="card ghostly")[inside], below]
    action, key, label, _ = found[0]
    return li(".slot")[press(action, key, "card ghostly", label, inside), below]
