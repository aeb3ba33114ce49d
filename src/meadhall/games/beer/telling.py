"""Beer & Vikings in words: every event has its sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.engine.bits import members
from meadhall.engine.event import Event
from meadhall.engine.words import listed, many
from meadhall.games.beer import events as e
from meadhall.games.beer.actions import FLYING, LEFT
from meadhall.games.beer.components import BACK_NAMES, DRINK_NAMES
from meadhall.games.beer.events import BY_AXE, BY_CREW, BY_HAND, BY_MINION, BY_VALKYRIE

if TYPE_CHECKING:
    from meadhall.games.beer.table import Beer

_INTERRUPTED = [": nothing is drunk.", ": the card is discarded.", ": no Step is made.", "!"]
_AS = ["for a drink", "to move", "to charge", "to attack", "to attack", "for its Text"]


def tell(table: Beer, event: Event) -> str:
    """The event in one sentence."""
    kind = event.kind
    if kind <= e.UNHURT:
        return _tell_action(table, event)
    if kind <= e.REDIRECTED:
        return _tell_fate(table, event)
    if kind <= e.FEASTED:
        return _tell_thing(table, event)
    if kind <= e.SPIRIT_LOST:
        return _tell_beyond(table, event)
    return _tell_end(table, event)


def _attack(table: Beer, event: Event) -> str:
    """Who strikes at whom, with what, which way and how hard: see events.attacked_by."""
    by = event.d % 16
    minion = event.d // 16 % 64 - 1
    whose = event.d // 1024 % 32 - 1
    way = event.d // 32768 - 1
    target = event.a
    if target < 16:
        goal = table.name(target)
    else:
        goal = table.minion_of_whom(FLYING if target == FLYING else target - 16, whose)
    value = f"{'a Ranged Attack' if event.c % 2 else 'an attack'} of {event.b}"
    if event.seat < 0:
        return f"The storm throws itself at {goal}: {value}."
    if by == BY_MINION:
        return f"{table.minion_of_whom(minion, event.seat)} attacks {goal}: {value}."
    if by == BY_VALKYRIE:
        return f"{table.minion_of_whom(FLYING, event.seat)} attacks {goal}: {value}."
    who = table.name(event.seat)
    if by == BY_CREW:
        return f"{who}'s Crew attacks {goal}: {value}."
    if by == BY_AXE:
        return f"{who} throws the {table.box.name(event.c // 2 - 1)} at {goal}: {value}."
    tool = f" with the {table.box.name(event.c // 2 - 1)}" if event.c >= 2 else ""
    if by == BY_HAND and not tool:
        tool = " with bare hands"
    if way >= 0:
        tool += f", the long way round to the {'left' if way == LEFT else 'right'}"
    return f"{who} attacks {goal}{tool}: {value}."


def _loss(who: str, event: Event) -> str:
    """BEER-LIFE-1: Life cards, and before them the drink that lay on the pile."""
    drink = f"the {DRINK_NAMES[event.c - 1]} on the Life pile" if event.c else ""
    if event.a == 0:
        return f"{who} loses {drink}, and no Life Point."
    return f"{who} loses {drink + ' and ' if drink else ''}{many(event.a, 'Life Point')}, {event.b} left."


def _drinks(code: int) -> str:
    """The drinks at one place, told by their number: see player.EACH_DRINK."""
    said: list[str] = []
    for count, name in ((code & 3, DRINK_NAMES[0]), (code >> 2, DRINK_NAMES[1])):
        if count:
            said.append(name if count == 1 else f"{count} {name}s")
    return listed(said)


def _cards(table: Beer, secret: tuple[int, ...] | None) -> str:
    return listed([table.box.name(card) for card in secret]) if secret else ""


def _tell_action(table: Beer, event: Event) -> str:
    who = table.name(event.seat)
    kind = event.kind
    a = event.a
    b = event.b
    if kind == e.TURN:
        return f"Round {a}: {who}'s turn" + (", a Spirit." if b == 2 else ".")
    if kind == e.PLAYED:
        return f"{who} plays {table.box.name(a)} {_AS[b]}."
    if kind == e.DREW:
        if event.secret:
            return f"{who} draws {_cards(table, event.secret)} ({BACK_NAMES[a]})."
        return f"{who} draws a {BACK_NAMES[a]} card."
    if kind == e.RESHUFFLED:
        return f"The discards become a new draw pile of {many(a, 'card')}."
    if kind == e.DRANK:
        source = " from out of play" if b else ""
        return f"{who} drinks a {DRINK_NAMES[a]}{source} and puts it on {table.place_name(event.c)}."
    if kind == e.MOVED:
        side = "left" if a == LEFT else "right"
        return f"{who} {'charges' if event.c else 'moves'} {many(b, 'Step')} to the {side}."
    if kind == e.ATTACKED:
        return _attack(table, event)
    if kind == e.DEFENDED:
        return f"{who} defends with {table.box.name(a)}: {b}."
    if kind == e.UNDEFENDED:
        return f"{who} does not defend."
    if kind == e.SACRIFICED:
        return f"{table.box.name(a)} dies for {who}: the attack is cancelled."
    if kind == e.VALKYRIE_LEFT:
        return f"{who}'s Valkyrie is killed." if a else f"{who}'s Valkyrie takes the blow and is gone."
    if kind == e.HURT:
        return _loss(who, event)
    return f"{who}'s Dragon's Blood makes even damage run off." if a else f"{who} is unhurt."


def _tell_fate(table: Beer, event: Event) -> str:
    who = table.name(event.seat)
    kind = event.kind
    a = event.a
    b = event.b
    side = "left" if b == LEFT else "right"
    if kind == e.DIED:
        lost = f"; {many(b, 'drink')} {'is' if b == 1 else 'are'} lost" if b else ""
        if a == event.seat:
            return f"{who} falls to an attack of their own and rises as a Spirit{lost}."
        return f"{who} {f'is slain by {table.name(a)}' if a >= 0 else 'dies'} and rises as a Spirit{lost}."
    if kind == e.EQUIPPED:
        return f"{who} equips {table.box.name(a)}."
    if kind == e.DEPLOYED:
        if a >= 20:
            return f"{who} puts the base Minion on the {side}."
        return f"{who} sends out {table.minion_name(a)} to the {side}."
    if kind == e.MARCHED:
        return f"{table.minion_of_whom(a, event.seat)} marches {many(b, 'Step')}."
    if kind == e.READ:
        return f"{table.box.name(a)} is turned over: {table.box.box_words(a)}."
    if kind == e.MINION_KILLED:
        return f"{table.minion_of_whom(a, b)} falls."
    if kind == e.MINION_STOOD:
        return f"{table.minion_of_whom(a, event.seat)} stands with a Defense of {b}."
    if kind == e.CAPTURED:
        return f"{who} takes {table.minion_of_whom(a, event.c)} into service, on the {side}."
    if kind == e.RETURNED:
        if a >= 20:
            return f"{table.minion_of_whom(a, event.seat)} has lost its ground and is gone for good."
        return f"{table.minion_name(a)} comes home to {who}'s hand."
    if kind == e.DISCARDED:
        return f"{who} discards {table.box.name(a)}."
    if kind == e.BURNT:
        return f"{who} burns the {DRINK_NAMES[b]} on {table.place_name(a)}."
    if kind == e.SOUL_BURNT:
        return f"{who} burns the soul and draws {many(a, 'Life card')}" + (
            f": {_cards(table, event.secret)}." if event.secret else "."
        )
    if kind == e.INTERRUPTED:
        return f"{who} interrupts {table.name(b)} with {table.box.name(a)}{_INTERRUPTED[event.c]}"
    if kind == e.SHOWN_IN_VAIN:
        return f"{who} was too late and keeps {table.box.name(a)}."
    return f"{who} sends it on: it's for {table.name(a)}!"


def _tell_thing(table: Beer, event: Event) -> str:
    who = table.name(event.seat)
    kind = event.kind
    a = event.a
    b = event.b
    if kind == e.CHAINED:
        return f"{who} holds {table.name(a)} with Fenrir's Chain: no Step is made."
    if kind == e.STEP_ADDED:
        return f"{who} adds a Step between {table.name(a)} and {table.name(event.c)}."
    if kind == e.STEP_REMOVED:
        return f"{who} removes a Step between {table.name(a)} and {table.name(event.c)}."
    if kind == e.DRINK_LOST:
        return f"{who} gives up the {DRINK_NAMES[a]} on {table.place_name(b)}."
    if kind == e.LIFE_LOST:
        return _loss(who, event)
    if kind == e.RECOVERED:
        return f"{who} recovers {many(a, 'Life Point')}."
    if kind == e.PASSED_ON:
        return f"{table.name(b)}'s {table.box.name(a)} goes to {table.name(event.c)}."
    if kind == e.GEAR_LOST:
        what = f"the {table.box.name(a)}" + (f" and the {_drinks(event.c)} on it" if event.c else "")
        if b == e.SMASHED:
            return f"{who} loses {what} for good: Mjollnir has smashed it."
        if b == e.TWIN:
            return f"{who} may have only one of a kind, and discards {what}."
        return f"{who} loses {what}."
    if kind == e.DRINK_MOVED:
        goal = table.place_name(event.c)
        goal += f" of {table.name(event.d)}" if event.d != event.seat else ""
        return f"{who}'s {DRINK_NAMES[a]} moves from {table.place_name(b)} to {goal}."
    if kind == e.RAGED:
        return f"{who} goes Berserk!"
    if kind == e.DREW_BLADE:
        return f"{who} draws the blade with {table.box.name(a)}: Iaido!"
    if kind == e.POWER_USED:
        power = table.players[event.seat].board.name if a == 1 else table.place_name(a)
        return f"{who} uses the power of {power}."
    if kind == e.TICKET_SHOWN:
        return f"{who} shows the top Life card: {table.box.name(a)} ({table.box.box_words(a)})."
    card = _cards(table, event.secret) or f"a {BACK_NAMES[a]} card"
    return f"{who} lays {card} on the Wounds."


def _tell_beyond(table: Beer, event: Event) -> str:
    who = table.name(event.seat)
    kind = event.kind
    a = event.a
    if kind == e.NO_ATTACK:
        return "There is no card to read, so no attack." if a else "Loki laughs: no attack."
    if kind == e.VALHALLA_SEEN:
        if event.secret:
            names = " and ".join([table.box.valhalla[card].name for card in event.secret])
            return f"{who} may choose between {names}."
        return f"{who} looks at two cards of Valhalla."
    if kind == e.VALHALLA_GAINED:
        return f"Valhalla grants {who} {table.box.valhalla[a].name}."
    if kind == e.RAVENS_FLEW:
        return f"Odin's Ravens bring {who} " + (_cards(table, event.secret) or many(a, "card")) + "."
    if kind == e.RAVENS_KEPT:
        return f"{who} keeps " + (_cards(table, event.secret) or f"a {BACK_NAMES[a]} card") + "."
    if kind == e.CREW_CALLED:
        return f"{who} lets the Quarrelsome Crew loose on everybody."
    if kind == e.EYE_OPENED:
        return f"{who} opens the Eye of the Maelstrom."
    if kind == e.ELATED:
        return f"{who}'s Elation is {BACK_NAMES[a]}."
    if kind == e.SLIPPED:
        card = _cards(table, event.secret) or f"a {BACK_NAMES[event.b]} card"
        return f"{card[:1].upper()}{card[1:]} slips out of {who}'s hand into {table.name(a)}'s."
    if kind == e.TORMENTED:
        return f"{who} torments {table.name(a)} with {many(event.b, 'card') if event.b else 'no card yet'}."
    if kind == e.JOINED_TORMENT:
        return f"{who} joins in with {many(a, 'card')}."
    if kind == e.STOLEN:
        return f"{who} steals {table.name(event.c)}'s {DRINK_NAMES[a]} from {table.place_name(event.b)}."
    if kind == e.STOLE:
        return f"{who} steals a {DRINK_NAMES[a]} out of the Mug."
    if kind == e.DEMATERIALIZED:
        return f"{table.name(a)} dematerializes" + (f", thanks to {who}." if a != event.seat else ".")
    return f"{who} loses {many(event.b, DRINK_NAMES[a])}." if event.b else f"{who} has no drink to lose."


def _tell_end(table: Beer, event: Event) -> str:
    who = table.name(event.seat)
    kind = event.kind
    a = event.a
    if kind == e.SUDDEN_DEATH:
        return f"{who} has the last drink out of the Mug: Sudden Death! Everybody else has one more turn."
    if kind == e.MUG_TURNED:
        return "The night is over: the Mug is turned upside down. Everybody has one last turn."
    if kind == e.ELIMINATED:
        return f"{who} is eliminated."
    if kind == e.NEW_ROUND:
        tied = [table.name(seat) for seat in members(event.b)]
        if event.c:
            tied.append("the Spirits")
        return f"{listed(tied)} are tied: they fight on in extra round {a}."
    if kind == e.WON:
        return f"The Spirits win the night, {who} among them." if a else f"{who} wins the night."
    if kind == e.STAGGERED:
        side = "left" if event.b == LEFT else "right"
        return f"{who} has mixed his drinks and staggers to the {side}, pushed by {table.name(a)}."
    if kind == e.WIELDED:
        return f"{who} wields {table.box.name(a)}." if a >= 0 else f"{who} wields nothing."
    if kind == e.DRINK_GIVEN_UP:
        return f"{who} gives up a {DRINK_NAMES[a]}."
    if kind == e.FLOOR_DRY:
        return f"{who} finds nothing more to drink, or no place for it."
    if kind == e.DREW_FIRST:
        said = f"{who} takes {many(a, 'Life Point')} and {many(event.b, 'card')}"
        return f"{said}: {_cards(table, event.secret)}." if event.secret else f"{said}."
    if kind == e.RESISTED:
        return f"{who} keeps every drink."
    if kind == e.SCORCHED:
        return f"The Drakkar burns: {_loss(who, event)}"
    if kind == e.ARRIVED:
        board = table.players[event.seat].board
        return f"{who} sits down as {board.name} ({board.words()})."
    return f"{who} finds no card to draw."


def ending(table: Beer) -> str:
    """The end of the game in one sentence."""
    first = table.winners[0]
    if table.players[first].state == 2:
        names = listed([table.name(seat) for seat in table.winners])
        return f"The Spirits win the night with {many(table.team_drinks(), 'drink')}: {names}."
    return f"{table.name(first)} wins the night with {many(table.players[first].drinks, 'drink')}."
