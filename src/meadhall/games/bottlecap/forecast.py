"""What an option leads to: what came of it in rehearsals, and what the space then offers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from meadhall.engine.event import GAIN, HARM, NEUTRAL, Event
from meadhall.engine.message import Listing, Message
from meadhall.engine.outcome import AT_ONCE, BY_CHOICE, CERTAIN, Outcome
from meadhall.games.bottlecap import events, naming
from meadhall.games.bottlecap.actions import AMOUNT, PART, RETURN, SAIL, STEP, VERBS
from meadhall.games.bottlecap.rehearsal import Path, acting, asked, rehearse

if TYPE_CHECKING:
    from meadhall.games.bottlecap.table import Bottlecap

# What is foretold of an event: whatever else there is to it may differ with the tokens or with later choices.
FORETOLD: Final = {
    events.GAINED: ["meter", "amount", "why"],
    events.FORFEITED: ["meter", "amount"],
    events.LOST: ["meter", "amount", "why"],
    events.CROSSED: ["times"],
    events.ATTACKED: ["victims"],
    events.DREW: [],
    events.MISSED: [],
    events.VALKYRIES: [],
    events.GAVE_BACK: ["amount", "valkyries"],
    events.REVERSED: ["heading"],
    events.ADVANCED: ["tier"],
    events.WON: ["way"],
}
OF_ALL: Final = [events.ATTACKED, events.MISSED, events.VALKYRIES, events.WON]
UNKNOWN: Final = -1
NEARLY: Final = 1e-9


def numbers(event: Event) -> dict[str, int]:
    """The numbers of an event by the names of its fields."""
    return {field.name: found[0] for field, found in event.fields(events.KINDS.of(event.kind))}


@final
class Expected:
    """Something that is to be expected: how likely, how often at least, and what the meter then shows, if known."""

    def __init__(self, event: Event, chance: float, times: int) -> None:
        self.event: Final = event
        self.chance = chance
        self.times = times
        self.now = numbers(event).get("now", UNKNOWN)

    @property
    def certain(self) -> bool:
        return self.chance > CERTAIN - NEARLY

    def meet(self, other: Expected) -> None:
        """It came in another path as well."""
        self.chance += other.chance
        self.times = min(self.times, other.times)
        if self.now != other.now:
            self.now = UNKNOWN

    def fields(self) -> dict[str, int]:
        found = numbers(self.event)
        named = {name: found[name] for name in FORETOLD[self.event.kind]}
        if self.now != UNKNOWN:
            named["now"] = self.now
        return named

    def phrase(self, table: Bottlecap, how: str, seat: int) -> Message:
        """It in a few words: the entry `will-KIND` or `price-KIND`, `-of` another seat, or `-by` an ability."""
        told = dict(table.tell(self.event).message.args)
        amount = told.get("amount")
        if isinstance(amount, int):
            told["amount"] = amount * self.times
        told["now"] = self.now if self.certain else UNKNOWN
        told["count"] = self.times
        name = f"{how}-{events.KINDS.of(self.event.kind).name}"
        if self.event.kind == events.GAINED and self.event.d > events.ABILITY:
            name += "-by"
        elif self.event.seat != seat and self.event.kind != events.VALKYRIES:
            name += "-of"
        return naming.say(name, **told)

    def tone(self, seat: int) -> int:
        if self.event.kind in (events.VALKYRIES, events.WON):
            return GAIN if self.event.kind == events.WON and self.event.seat == seat else HARM
        return events.KINDS.of(self.event.kind).tone if self.event.seat == seat else NEUTRAL

    def outcome(self, table: Bottlecap, seat: int) -> Outcome:
        message = naming.say("foretold", what=self.phrase(table, "will", seat), odds=odds(self.chance))
        chance = CERTAIN if self.certain else self.chance
        return Outcome(message, self.tone(seat), self.event.kind, self.event.seat, self.fields(), chance, AT_ONCE)


def odds(chance: float) -> int:
    """In percent: 100 is certain, 0 is under 1."""
    if chance > CERTAIN - NEARLY:
        return 100
    return min(99, int(100 * chance + 0.5))


def key_of(event: Event) -> tuple[int, ...]:
    found = numbers(event)
    return (event.kind, event.seat, *[found[name] for name in FORETOLD[event.kind]])


def matters(event: Event, seat: int) -> bool:
    """Is it foretold to the seat? What the Valkyries do when they come, and that who is attacked is hurt, is known."""
    if event.kind not in FORETOLD or (event.kind == events.GAVE_BACK and event.c):
        return False
    if event.kind == events.LOST and event.d == events.BY_VALKYRIES:
        return False
    robbed = event.kind == events.LOST and event.d == events.ROBBED
    return event.seat == seat or event.kind in OF_ALL or robbed


def expected(paths: list[Path], seat: int) -> list[Expected]:
    """All that happens on these paths, in the order in which it comes."""
    found: dict[tuple[int, ...], Expected] = {}
    for path in paths:
        here: dict[tuple[int, ...], Expected] = {}
        for event in path.events:
            if matters(event, seat):
                key = key_of(event)
                if key in here:
                    here[key].times += 1
                    here[key].now = numbers(event).get("now", UNKNOWN)
                else:
                    here[key] = Expected(event, path.chance, 1)
        for key, one in here.items():
            if key in found:
                found[key].meet(one)
            else:
                found[key] = one
    return list(found.values())


@final
class Offer:
    """What is gained for what price, both for certain once it is chosen."""

    def __init__(self, found: list[Expected], seat: int, most: bool = False) -> None:
        own = [one for one in found if one.certain and one.event.seat == seat]
        gains = [one for one in own if is_gain(one.event)]
        self.gains: Final = gains or [one for one in own if one.event.kind == events.FORFEITED]
        self.price: Final = [one for one in own if is_price(one.event)]
        self.rest: Final = [one for one in found if one not in self.gains and one not in self.price]
        self.most: Final = most  # less would be possible, too
        self.chance = CERTAIN  # that it is there to be chosen

    def outcome(self, table: Bottlecap, seat: int, when: int, then: bool = False) -> Outcome:
        main = self.gains[0]
        gains = Listing([one.phrase(table, "will", seat) for one in self.gains])
        price = Listing([one.phrase(table, "price", seat) for one in self.price])
        how = "then" if then else "most" if self.most else "plain"
        name = "offer" if self.price else "offer-free"
        message = naming.say(name, gains=gains, price=price, how=how, odds=odds(self.chance))
        painful = main.event.kind == events.FORFEITED or any(one.event.kind == events.DREW for one in self.price)
        chance = CERTAIN if self.chance > CERTAIN - NEARLY else self.chance
        tone = NEUTRAL if painful else GAIN
        return Outcome(message, tone, main.event.kind, seat, main.fields(), chance, when)


def is_gain(event: Event) -> bool:
    """What an action is done for; what abilities add to it is told by itself."""
    if event.kind == events.GAINED:
        return event.d <= events.ABILITY
    return event.kind in (events.GAVE_BACK, events.ADVANCED)


def is_price(event: Event) -> bool:
    return event.kind == events.DREW or (event.kind == events.LOST and event.d == events.PAID)


def offered(paths: list[Path], seat: int) -> tuple[Offer, bool]:
    """What was done on these paths, and whether more has to be chosen for it."""
    offer = Offer(expected(paths, seat), seat)
    table = paths[0].table
    if offer.gains or len(paths) > 1 or not asked(table, seat) or acting(table, seat):
        return offer, False
    ways = [expected(rehearse(table, seat, action), seat) for action in table.legal(seat)]
    common = [one for one in ways[0] if all(_among(one, way) for way in ways)]
    found = expected(paths, seat)
    whatever = Offer([*found, *common], seat)
    return whatever if whatever.gains else Offer([*found, *ways[-1]], seat, True), True


def _among(one: Expected, way: list[Expected]) -> bool:
    key = key_of(one.event)
    return any(key_of(other.event) == key and other.certain for other in way)


def forecast(table: Bottlecap, seat: int, action: int) -> list[Outcome]:
    """What the option leads to, as far as anybody can know it."""
    if action < SAIL:
        return []  # what is chosen before the first turn says it all
    paths = rehearse(table, seat, action)
    if VERBS.has(PART, action) or VERBS.has(AMOUNT, action) or VERBS.has(STEP, action):
        offer, more = offered(paths, seat)
        said = [offer.outcome(table, seat, BY_CHOICE if more else AT_ONCE)] if offer.gains else []
        return said + [one.outcome(table, seat) for one in offer.rest if not more or one in expected(paths, seat)]
    found = expected(paths, seat)
    if VERBS.has(RETURN, action):
        found = [one for one in found if one.event.kind != events.GAVE_BACK]  # its name says it
    return [one.outcome(table, seat) for one in found] + preview(table, seat, action, paths)


def preview(table: Bottlecap, seat: int, action: int, paths: list[Path]) -> list[Outcome]:
    """What the space offers, or why it offers nothing, if that is what the seat is asked about next."""
    going = [path for path in paths if not path.table.over]
    if not going or going[0].table.parts_done:
        return []
    if not all(acting(path.table, seat) for path in going):
        if VERBS.has(SAIL, action):
            there = going[0].table
            printed = naming.printed(there.box.texts, there.spaces[there.villages[seat].ship])
            return [Outcome(naming.say("does", does=printed), NEUTRAL)]
        return []
    offers: dict[tuple[int, ...], Offer] = {}
    for path in going:
        _offers(path, seat, offers)
    if offers:
        likely = [(key, one) for key, one in offers.items() if one.chance >= _most_likely(key[0], offers)]
        return [offer.outcome(table, seat, BY_CHOICE, key[0] == THEN) for key, offer in likely]
    step = going[0].table.agenda.top()
    refusal = step.refusal(going[0].table, seat, PART)
    return [] if refusal is None else [Outcome(refusal.message(going[0].table), NEUTRAL)]


THEN: Final = 2


def _most_likely(part: int, offers: dict[tuple[int, ...], Offer]) -> float:
    """Of what a part may offer, depending on the tokens, only the likeliest is told."""
    return max([offer.chance for key, offer in offers.items() if key[0] == part])


def _offers(path: Path, seat: int, found: dict[tuple[int, ...], Offer]) -> None:
    """What the space offers on this path is added to what it offers on the others."""
    here: dict[tuple[int, ...], Offer] = {}
    legal = path.table.legal(seat)
    after = path.table
    for part in range(2):
        if PART + part not in legal:
            continue
        paths = rehearse(path.table, seat, PART + part)
        offer, _ = offered(paths, seat)
        if not offer.gains:
            continue
        key = key_of(offer.gains[0].event)
        if (0, *key) not in here:
            here[part, *key] = offer
            after = paths[0].table
        elif acting(after, seat) and PART + part in after.legal(seat):
            then, _ = offered(rehearse(after, seat, PART + part), seat)
            if then.gains:  # there may be no room, or nothing left to be cured, after the first part
                here[THEN, *key] = then
    for key, offer in here.items():
        offer.chance = path.chance
        if key in found:
            found[key].chance += path.chance
            for one, other in zip(found[key].gains, offer.gains):
                if one.now != other.now:
                    one.now = UNKNOWN
        else:
            found[key] = offer
