"""A Warrior's own things: Life and Wounds, Energy, equipment with the drinks on it, Valhalla cards, and the power."""

from __future__ import annotations

from meadhall.games.beer import naming
from meadhall.games.beer.actions import (
    BARE,
    BERSERK,
    BOARD_PLACE,
    END_POWER,
    FOR_LIFE,
    GEAR,
    IAIDO,
    KIND,
    LIFE_PLACE,
    THROW,
    TICKET,
    USE,
    VALKYRIE,
    gear_number,
)
from meadhall.games.beer.components import CHAIN, CREW, EYE, RAVENS, SAMURAI, TICKET_CARD, VALKYRIE_CARD, CardText
from meadhall.games.beer.player import Player
from meadhall.games.beer.steps.anytime import BurnKind, PickKind
from meadhall.games.beer.steps.closing import SendRavens
from meadhall.games.beer.steps.defend import WhenHurt
from meadhall.games.beer.steps.window import FenrirsChain
from meadhall.web.boards.beer.phase import Seen, at_place, gear_place
from meadhall.web.boards.beer.symbols import (
    back,
    back_of,
    card_icon,
    gem,
    gems,
    press,
    short_name,
    spot,
    valhalla_icon,
)
from meadhall.web.boards.beer.words import briefly, named, said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, b, p, span
from meadhall.web.icons import icon


def piles(at: Seen, seat: int) -> Node:
    """Life, Wounds and Energy of a Warrior."""
    player = at.table.players[seat]
    return [life(at, seat, player), wounds(at, seat, player), energy(at, seat, player)]


def life(at: Seen, seat: int, player: Player) -> Element:
    """A drink on the Life pile is one more Life Point, and blocks what is drawn from it."""
    actions = at_place(at, seat, LIFE_PLACE)
    top = back_of(at.table.box, player.life[-1]) if player.life else 3
    sentence, rule = at.why(actions)
    return spot(
        at.found(actions),
        "pile life",
        _pile(len(player.life), top, said("board-life")),
        kinds(at, seat, LIFE_PLACE) or gems(player.on_life),
        tip=sentence or said("tip-life"),
        rule=rule or "BEER-LIFE-1",
    )


@drawn
def _pile(many: int, top: int, word: str) -> Node:
    return [
        span(".cards-of")[back(top, "stack" if many > 1 else "", False) if many else span(".back.none"), b[many]],
        span(".word")[word],
    ]


def wounds(at: Seen, seat: int, player: Player) -> Element:
    top = back_of(at.table.box, player.wounds[-1]) if player.wounds else 3
    mine = [FOR_LIFE] if seat == at.page.viewer_seat else []
    sentence, rule = at.why(mine)
    kind = "pile wounds" if player.wounds else "pile wounds none"
    return spot(
        at.found(mine),
        kind,
        _pile(len(player.wounds), top, said("board-wounds")),
        tip=sentence or said("tip-wounds"),
        rule=rule or "BEER-BRN-1",
    )


def energy(at: Seen, seat: int, player: Player) -> Element:
    word = said("board-iaido" if player.kind == SAMURAI else "board-berserk")
    mine = [BERSERK, IAIDO] if seat == at.page.viewer_seat else []
    sentence, rule = at.why(mine)
    return spot(
        at.found(mine),
        "pile energy" if player.energy else "pile energy spent",
        _energy(word, player.energy, player.kind == SAMURAI),
        tip=_energy_tip(player, sentence),
        rule=rule or ("BEER-CMB-6" if player.kind == SAMURAI else "BEER-BSK-1"),
    )


def _energy_tip(player: Player, refused: str) -> str:
    """What it does first, and then why not now."""
    name = "iaido" if player.kind == SAMURAI else "energy" if player.energy else "energy-spent"
    return f"{said(f'tip-{name}')} {refused}".strip()


@drawn
def _energy(word: str, ready: bool, samurai: bool) -> Node:
    return [
        span(".cards-of")[span(".counter")[icon("katana" if samurai else "bull-horns")]],
        span(".word")[word if ready else [said("board-spent"), span(".unseen")[" ", word]]],
    ]


def kinds(at: Seen, seat: int, place: int) -> Node:
    """Where both kinds of drinks lie at one place: which of them."""
    step = at.step
    asked = isinstance(step, (BurnKind, PickKind)) and step.place == place
    if not asked or seat != at.owner or not any(KIND + kind in at.options for kind in (0, 1)):
        return None
    found = [at.options[KIND + kind] for kind in (0, 1) if KIND + kind in at.options]
    return span(".gems.asked")[
        [press(one.action, one.key, "gem-spot", one.label, gem(one.action - KIND)) for one in found]
    ]


# Equipment


def tiles(at: Seen, seat: int) -> Element:
    """Weapons and Items side by side; the own fists too, where they are a choice."""
    player = at.table.players[seat]
    found: list[Node] = [tile(at, seat, player, card, lying) for card, lying in zip(player.gear, player.on_gear)]
    if seat == at.page.viewer_seat and BARE in at.options:
        option = at.options[BARE]
        found.append(
            press(
                BARE,
                option.key,
                "tile bare",
                option.label,
                span(".art")[icon("fist")],
                span(".called")[said("board-bare-hands")],
            )
        )
    if not found:
        found = [span(".nothing")[said("board-no-gear")]]
    return span(class_=f"tiles n{min(len(found), 8)}")[found]


def tile(at: Seen, seat: int, player: Player, card: int, lying: int) -> Element:
    text = at.table.box.cards[card]
    number = gear_number(card)
    place = gear_place(number)
    actions = [GEAR + number, *at_place(at, seat, place)]
    if seat == at.page.viewer_seat:
        actions.append(THROW + number)
    asleep = lying > 0 and text.capacity < 2
    kind = "tile"
    if card == player.wielded:
        kind += " wielded"
    if asleep:
        kind += " asleep"
    if at.attack is not None and at.attack.source == seat and at.attack.tool == card:
        kind += " striking"
    sentence, rule = at.why(actions)
    return spot(
        at.found(actions),
        kind,
        tile_inside(short_name(text), card_icon(text), _stats(text), card == player.wielded),
        kinds(at, seat, place) or gems(lying),
        tip=sentence or tile_words(text, lying, card == player.wielded),
        rule=rule or text.rule,
        vt=f"card-{card}",
        piece="wielded" if card == player.wielded and seat == at.focus else None,
    )


def _stats(text: CardText) -> tuple[str, ...]:
    """Steps, Attack and Defense of a Weapon; of an Item what it does."""
    if text.weapon:
        return (f"{text.steps}{'+' if text.ranged else ''}", f"+{text.attack}", f"+{text.defense}")
    return (briefly(naming.power(text.power)),)


def tile_words(text: CardText, lying: int, wielded: bool) -> str:
    return said(
        "board-tile",
        card=naming.text(text),
        says=naming.says(text),
        blocked=1 if lying and text.capacity < 2 else 0,
        drinks=naming.drinks(lying & 3, lying >> 2),
        wielded=1 if wielded else 0,
    )


@drawn
def tile_inside(name: str, sign: str, stats: tuple[str, ...], wielded: bool) -> Node:
    return [
        span(".art")[icon(sign)],
        span(".called")[name],
        span(".stats")[
            span(".st")[stats[0], span(".dot"), span(".unseen")[" ", said("unit-steps"), " "]],
            span(".ta")[stats[1], span(".unseen")[" ", said("unit-attack"), " "]],
            span(".td")[stats[2], span(".unseen")[" ", said("unit-defense")]],
        ]
        if len(stats) == 3
        else span(".stats.words")[stats[0]],
        span(".held")[said("board-wielded")] if wielded else None,
    ]


# Valhalla cards and the board's own power


def valhalla(at: Seen, seat: int) -> Node:
    player = at.table.players[seat]
    return [valhalla_card(at, seat, card) for card in range(len(at.table.box.valhalla)) if player.has(card)]


def valhalla_card(at: Seen, seat: int, card: int) -> Element:
    gift = at.table.box.valhalla[card]
    actions: list[int] = []
    if seat == at.page.viewer_seat:
        step = at.step
        use = (isinstance(step, FenrirsChain) and card == CHAIN) or (isinstance(step, SendRavens) and card == RAVENS)
        more = {TICKET_CARD: TICKET, VALKYRIE_CARD: VALKYRIE, EYE: END_POWER, CREW: END_POWER + 1}
        actions = [USE] if use else [more[card]] if card in more else []
    sentence, rule = at.why(actions)
    return spot(
        at.found(actions),
        "pile gift",
        _gift(named(naming.valhalla(gift)), valhalla_icon(gift.ident)),
        tip=sentence or said("board-gift", card=naming.valhalla(gift), says=naming.printed(gift)),
        rule=rule or gift.rule,
        vt=f"valhalla-{card}",
    )


@drawn
def _gift(name: str, sign: str) -> Node:
    return [span(".cards-of")[span(".leaf")[icon(sign)]], span(".word")[name]]


def power(at: Seen, seat: int) -> Element:
    """What the board can do; a drink on it switches that off."""
    player = at.table.players[seat]
    board = player.board
    actions = at_place(at, seat, BOARD_PLACE)
    if seat == at.page.viewer_seat and isinstance(at.step, WhenHurt):
        actions.append(USE)
    sentence, rule = at.why(actions)
    kind = "power off" if player.on_board else "power"
    says = naming.board_says(board)
    lead = "off" if player.on_board else "power" if board.power.activated else "always"
    return p(".power-line")[
        spot(
            at.found(actions),
            kind,
            kinds(at, seat, BOARD_PLACE) or gems(player.on_board),
            _power(said(f"board-lead-{lead}"), briefly(says) or said("board-no-power")),
            tip=sentence or said(f"board-tip-{lead}", board=naming.board(board), says=says),
            rule=rule or board.rule,
        )
    ]


@drawn
def _power(lead: str, words: str) -> Node:
    return span(".says")[b[lead], " ", words]
