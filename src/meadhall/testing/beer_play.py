"""Playing a table of Beer & Vikings by name, and looking at it; see `meadhall.testing.beer` for how to set one up."""

from __future__ import annotations

from meadhall.engine.errors import MeadhallError
from meadhall.games.beer import events
from meadhall.games.beer.actions import (
    ADD,
    AS,
    BACK,
    BANQUET,
    BURN,
    BURN_FOR,
    COMMIT,
    DEFEND,
    DISCARD,
    END_POWER,
    FLYING,
    GEAR,
    HAUNT,
    INTERRUPT,
    KEEP,
    KIND,
    LEFT,
    PASS,
    PILE,
    PLACE,
    PLAY,
    POUR,
    POWER,
    REMOVE,
    SACRIFICE,
    SEAT,
    SIDE,
    SOUL,
    STEAL,
    STRETCHES,
    TARGET,
    THROW,
    VALHALLA,
    VERBS,
    WALK,
    gear_card,
    interrupt_card,
    minion_card,
)
from meadhall.games.beer.components import BACK_NAMES
from meadhall.games.beer.game import GAME
from meadhall.games.beer.steps.anytime import AnyTime
from meadhall.games.beer.steps.drink import PlaceDrink, Pour
from meadhall.games.beer.steps.move import ChooseWalk
from meadhall.games.beer.steps.play import PlayAs
from meadhall.games.beer.steps.weapons import ChooseTarget, ChooseWeapon, ThrowAt
from meadhall.games.beer.steps.window import Window
from meadhall.games.beer.table import Beer
from meadhall.testing.beer_cards import Spec, letter, number

USES = ("drink", "move", "charge", "attack", "calm attack", "text")
KINDS = ("beer", "sake")
SOURCES = ("mug", "floor")
CARD_VERBS = {PLAY: "play", DEFEND: "defend", DISCARD: "discard", BANQUET: "banquet", KEEP: "keep"}
CALLED = {
    AS: [f"as {use}" for use in USES],
    SIDE: ["left", "right"],
    BURN_FOR: ["for card", "for life"],
    KIND: list(KINDS),
    POUR: [f"pour {kind} from {source}" for source in SOURCES for kind in KINDS],
    PILE: ["pile of the Vikings", "pile of the Samurai"],
    BACK: [f"back {back}{sort}" for sort in ("", " of the Samurai") for back in BACK_NAMES],
    END_POWER: ["eye", "crew"],
    STEAL: [f"steal {kind}" for kind in KINDS],
}
SEATED = {SEAT: "seat", HAUNT: "torment"}
COUNTED = {SOUL: "soul", COMMIT: "commit"}


# Playing


def play(table: Beer, *words: str) -> Beer:
    """Take the named options one after the other; "B: pass" says whose it is.

    Windows in which nobody is told to do anything are passed by all. "B: pass?" is left out if B is not asked, as
    who has nothing to choose from is not.
    """
    for said in words:
        word = said.removesuffix("?")
        seat, action = _found(table, word)
        while action < 0 and not table.over and isinstance(table.agenda.top(), (Window, AnyTime)):
            table.apply(table.deciders()[0], PASS)
            seat, action = _found(table, word)
        if action < 0 and said.endswith("?"):
            continue
        if action < 0:
            raise MeadhallError(f"{word!r} can't be done now; {who(table)} can {', '.join(choices(table))}.")
        table.apply(seat, action)
    return table


def _found(table: Beer, word: str) -> tuple[int, int]:
    """Who can do it now, and the action; -1 if nobody can."""
    seats = table.deciders()
    if ": " in word:
        name, word = word.split(": ", 1)
        seats = [seat for seat in seats if seat == number(name)]
    for seat in seats:
        for action in table.options(seat):
            if fits(table, seat, action, word):
                return seat, action
    return -1, -1


def fits(table: Beer, seat: int, action: int, word: str) -> bool:
    """Is the action what the word says? Cards may be named or described."""
    card = card_of(action)
    verb, _, rest = word.partition(" ")
    if card >= 0:
        return verb == _card_verb(action) and Spec(rest).fits(table.box, card)
    return name_of(table, seat, action) == word


def card_of(action: int) -> int:
    """The hand card that an action is about, or -1."""
    for verb in CARD_VERBS:
        if verb <= action < verb + 196:
            return action - verb
    if VERBS.has(SACRIFICE, action):
        return minion_card(action - SACRIFICE)
    if VERBS.has(INTERRUPT, action):
        return interrupt_card(action - INTERRUPT)
    return -1


def _card_verb(action: int) -> str:
    verb = GAME.verbs.of(action)
    assert verb is not None
    return verb.name


def attack(table: Beer, card: str, weapon: str, target: str, use: str = "attack") -> Beer:
    """Attack with a hand card: weapon is a name or "bare hands", target a seat or what `play` calls "at ..."."""
    play(table, f"play {card}")
    if isinstance(table.agenda.top(), PlayAs):
        play(table, f"as {use}")
    if isinstance(table.agenda.top(), ChooseWeapon):
        play(table, "bare" if weapon == "bare hands" else f"gear {weapon}")
    if isinstance(table.agenda.top(), ChooseTarget):
        play(table, f"at {target}")
    return table


def throw(table: Beer, axe: str, target: str) -> Beer:
    """Throw an Axe at a seat."""
    play(table, f"throw {axe}")
    return play(table, f"at {target}") if isinstance(table.agenda.top(), ThrowAt) else table


def move(table: Beer, card: str, walk: str, charge: bool = False) -> Beer:
    """Move with a hand card: "left 2" and so on."""
    play(table, f"play {card}")
    if isinstance(table.agenda.top(), PlayAs):
        play(table, "as charge" if charge else "as move")
    return play(table, f"walk {walk}") if isinstance(table.agenda.top(), ChooseWalk) else table


def drink(table: Beer, card: str, *places: str) -> Beer:
    """Drink with a hand card and put the drinks on these places; nobody interrupts."""
    play(table, f"play {card}")
    if isinstance(table.agenda.top(), PlayAs):
        play(table, "as drink")
    nobody_stirs(table)
    for place in places:
        if isinstance(table.agenda.top(), Pour):
            play(table, choices(table)[0])
        if isinstance(table.agenda.top(), PlaceDrink):
            play(table, f"place {place}")
    return table


def by_text(table: Beer, card: str, *words: str) -> Beer:
    """Play a hand card for its Text, and go on as told."""
    play(table, f"play {card}")
    if isinstance(table.agenda.top(), PlayAs):
        play(table, "as text")
    return play(table, *words)


def nobody_stirs(table: Beer) -> Beer:
    """Everybody passes the windows that are open now."""
    while not table.over and isinstance(table.agenda.top(), (Window, AnyTime)):
        table.apply(table.deciders()[0], PASS)
    return table


def finish_turn(table: Beer) -> Beer:
    """Let the turn run out as if everybody were absent; stops at the next seat's first own decision."""
    turn = table.turns
    while not table.over and table.turns == turn:
        table.time_out(table.deciders()[0])
    return nobody_stirs(table)


# Naming


def name_of(table: Beer, seat: int, action: int) -> str:
    """An action in the words of `play`."""
    verb = GAME.verbs.of(action)
    if verb is None or verb.size == 1:
        return GAME.verbs.name(action)
    n = action - verb.base
    base = verb.base
    if base in CALLED:
        return CALLED[base][n]
    if base in SEATED:
        return f"{SEATED[base]} {letter(n)}"
    if base in COUNTED:
        return f"{COUNTED[base]} {n}"
    if base == WALK:
        return f"walk {'left' if n // 16 == LEFT else 'right'} {n % 16}"
    if base in (ADD, REMOVE):
        return f"{verb.name} {stretch_name(table, n // STRETCHES, n % STRETCHES)}"
    if base == TARGET:
        return f"at {target_name(table, n)}"
    if base == VALHALLA:
        return f"valhalla {table.box.valhalla[n].name}"
    if base in (PLACE, BURN, POWER):
        return f"{verb.name} {'life' if n == 0 else 'board' if n == 1 else table.box.cards[gear_card(n - 2)].name}"
    if base in (GEAR, THROW):
        return f"{verb.name} {gear_name(table, seat, gear_card(n))}"
    return f"{verb.name} {table.box.cards[card_of(action)].name}"


def gear_name(table: Beer, seat: int, card: int) -> str:
    """A Weapon or Item; with its owner if that is somebody else."""
    for other, player in enumerate(table.players):
        if card in player.gear and other != seat:
            return f"{letter(other)}'s {table.box.cards[card].name}"
    return table.box.cards[card].name


def target_name(table: Beer, target: int) -> str:
    if target == FLYING:
        return "Valkyrie"
    if target < 16:
        return letter(target)
    minion = table.minion_of(target - 16)
    assert minion is not None
    name = "base" if minion.number >= 20 else table.box.cards[minion_card(minion.number)].name
    return f"{letter(minion.owner)}'s {name}"


def stretch_name(table: Beer, gap: int, stretch: int) -> str:
    """A gap, and which of its stretches, counted from the first of the two."""
    return f"{letter(gap)}{letter(table.left_of[gap])} {stretch}"


def choices(table: Beer, seat: str = "") -> list[str]:
    """The options of the seat that owes the decision, or of a given one, as `play` takes them."""
    if table.over:
        return []
    at = number(seat) if seat else table.deciders()[0]
    return [name_of(table, at, action) for action in table.options(at)]


def deeds(table: Beer, seat: str = "") -> list[str]:
    """The same without what a Warrior may burn at any time."""
    return [word for word in choices(table, seat) if not word.startswith(("burn ", "soul "))]


def who(table: Beer) -> str:
    """The letters of the seats that owe a decision."""
    return "".join(letter(seat) for seat in table.deciders())


def when_absent(table: Beer, seat: str = "") -> str:
    """What is done for the seat that owes the decision if it is absent."""
    at = number(seat) if seat else table.deciders()[0]
    return name_of(table, at, table.default(at))


def forbidden_by(table: Beer, word: str) -> str:
    """The ID of the rule that stands against something that comes to mind here, or "" if it can be done."""
    seat = table.deciders()[0]
    for action in [*table.options(seat), *table.candidates(seat)]:
        if fits(table, seat, action, word):
            refusal = table.why_not(seat, action)
            return "" if refusal is None else refusal.rule
    raise MeadhallError(f"Nobody would think of {word!r} now.")


# Looking


def hand(table: Beer, seat: str) -> list[str]:
    return [table.box.cards[card].name for card in table.players[number(seat)].hand]


def held(table: Beer, seat: str) -> int:
    return len(table.players[number(seat)].hand)


def gear(table: Beer, seat: str) -> list[str]:
    return [table.box.cards[card].name for card in table.players[number(seat)].gear]


def wields(table: Beer, seat: str) -> str:
    card = table.players[number(seat)].wielded
    return table.box.cards[card].name if card >= 0 else ""


def life(table: Beer, seat: str) -> tuple[int, int]:
    """How many cards lie in the seat's Life pile and in its Wounds pile."""
    player = table.players[number(seat)]
    return (len(player.life), len(player.wounds))


def drinks(table: Beer, seat: str) -> int:
    return table.players[number(seat)].drinks


def drinks_on(table: Beer, seat: str) -> list[str]:
    """Where the seat's drinks lie."""
    places = table.players[number(seat)].drink_places()
    return ["life" if p == 0 else "board" if p == 1 else table.box.cards[gear_card(p - 2)].name for p in places]


def valhalla(table: Beer, seat: str) -> list[str]:
    player = table.players[number(seat)]
    return [card.name for at, card in enumerate(table.box.valhalla) if player.has(at)]


def gap(table: Beer, pair: str) -> int:
    """The Step counters on the first one's left, before the second."""
    assert table.left_of[number(pair[0])] == number(pair[1])
    return table.players[number(pair[0])].gap


def minions(table: Beer, seat: str) -> list[tuple[str, str, int]]:
    """The seat's Minions: name, heading, and the Steps from their master."""
    found = []
    for minion in table.minions:
        if minion.owner == number(seat):
            name = "base" if minion.number >= 20 else table.box.cards[minion_card(minion.number)].name
            found.append((name, "left" if minion.side == LEFT else "right", minion.steps))
    return found


def mug(table: Beer) -> tuple[int, int]:
    """The drinks in the Mug, and those out of play."""
    return (table.mug, table.out_beers + table.out_sakes)


def discards(table: Beer, pile: int = 0) -> list[str]:
    return [table.box.cards[card].name for card in table.piles[pile].discards]


def attacks(table: Beer) -> list[tuple[int, int, bool]]:
    """All attacks so far: target, value, and whether Ranged."""
    found = []
    for event in table.events():
        if event.kind == events.ATTACKED:
            fields = {field.name: numbers[0] for field, numbers in event.fields(events.KINDS.of(event.kind))}
            struck = fields["struck"]
            target = fields["whom"] if struck < 0 else struck if struck == FLYING else 16 + struck
            found.append((target, fields["value"], fields["ranged"] == 1))
    return found


def last_attack(table: Beer) -> tuple[int, int, bool]:
    return attacks(table)[-1]


def happened(table: Beer, kind: int) -> list[tuple[int, int, int, int, int]]:
    """All events of a kind (see `meadhall.games.beer.events`), as seat, a, b, c, d."""
    return [(event.seat, event.a, event.b, event.c, event.d) for event in table.events() if event.kind == kind]


def told(table: Beer) -> list[str]:
    """Everything that happened, as a spectator reads it."""
    return [str(table.tell(event)) for event in table.events()]
