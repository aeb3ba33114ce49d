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
        self.later = False  # it comes only when an amount, or the like, is chosen as well

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
    """What is gained for what price, both for certain once it is chosen.

    `later` is what comes only when an amount or the like is chosen as well; `most`: less would be possible, too.
    """

    def __init__(
        self, found: list[Expected], seat: int, later: list[Expected] | None = None, most: bool = False
    ) -> None:
        own = [one for one in found + (later or []) if one.certain and one.event.seat == seat]
        gains = [one for one in own if is_gain(one.event)]
        self.gains: Final = gains or [one for one in own if one.event.kind == events.FORFEITED]
        price = [one for one in own if is_price(one.event)]
        self.price: Final = price if self.gains else []  # what is paid in vain is told by itself
        self.rest: Final = [one for one in found if one not in self.gains and one not in self.price]
        self.more = later is not None
        self.most: Final = most
        self.chance = CERTAIN  # that it is there to be chosen

    def key(self) -> tuple[int, ...]:
        """What is told of it, but for what the meter then shows."""
        found: list[int] = []
        for one in self.gains + self.price:
            found += [*key_of(one.event), one.times]
        return tuple(found)

    def main(self) -> tuple[int, ...]:
        """What it is done for, at whatever price."""
        return key_of(self.gains[0].event)

    def meet(self, other: Offer) -> None:
        """It is offered on another path as well."""
        self.chance += other.chance
        self.more = self.more or other.more
        for one, its in zip(self.gains, other.gains):
            if one.now != its.now:
                one.now = UNKNOWN

    @property
    def certain(self) -> bool:
        return self.chance > CERTAIN - NEARLY

    def weigh(self, weighed: list[tuple[float, dict[tuple[int, ...], Expected]]]) -> None:
        """How likely it comes in the end, also where it is not sure to come once it is chosen."""
        main = self.gains[0]
        self.chance = 0.0
        for chance, found in weighed:
            one = found.get(self.main())
            if one is not None:
                self.chance += chance * one.chance
                self.more = self.more or one.later
                if one.now != main.now:
                    main.now = UNKNOWN

    def outcome(self, table: Bottlecap, seat: int, part: bool = False, after: Outcome | None = None) -> Outcome:
        """It in words. `part`: the part of the space has to be chosen, too."""
        main = self.gains[0]
        gains = Listing([one.phrase(table, "will", seat) for one in self.gains])
        price = Listing([one.phrase(table, "price", seat) for one in self.price])
        how = "then" if after is not None else "most" if self.most else "plain"
        name = "offer" if self.price else "offer-free"
        message = naming.say(name, gains=gains, price=price, how=how, odds=odds(self.chance))
        painful = main.event.kind == events.FORFEITED or any(one.event.kind == events.DREW for one in self.price)
        chance = CERTAIN if self.certain else self.chance
        tone = NEUTRAL if painful else GAIN
        choices = int(self.more) + int(part) + (after.choices if after is not None else 0)
        when = BY_CHOICE if choices else AT_ONCE
        fields = main.fields()
        return Outcome(message, tone, main.event.kind, seat, fields, chance, when, after=after, choices=choices)


def is_gain(event: Event) -> bool:
    """What an action is done for; what abilities add to it is told by itself."""
    if event.kind == events.GAINED:
        return event.d <= events.ABILITY
    return event.kind in (events.GAVE_BACK, events.ADVANCED)


def is_price(event: Event) -> bool:
    return event.kind == events.DREW or (event.kind == events.LOST and event.d == events.PAID)


def offered(paths: list[Path], seat: int) -> Offer:
    """What was done on these paths, or can be done when more is chosen."""
    offer = Offer(expected(paths, seat), seat)
    table = paths[0].table
    if offer.gains or len(paths) > 1 or not asked(table, seat) or acting(table, seat):
        return offer
    ways = [expected(rehearse(table, seat, action), seat) for action in table.legal(seat)]
    common = [one for one in ways[0] if all(_among(one, way) for way in ways)]
    found = expected(paths, seat)
    whatever = Offer(found, seat, common)
    return whatever if whatever.gains else Offer(found, seat, ways[-1], True)


def reached(paths: list[Path], seat: int) -> dict[tuple[int, ...], Expected]:
    """All that these paths may be gone for, with its chance if the seat wants it."""
    found: dict[tuple[int, ...], Expected] = {}
    better(found, expected(paths, seat))
    if offered(paths, seat).more:
        table = paths[0].table
        for action in table.legal(seat):
            chosen = expected(rehearse(table, seat, action), seat)
            for one in chosen:
                one.later = True
            better(found, chosen)
    return found


def better(found: dict[tuple[int, ...], Expected], others: list[Expected]) -> None:
    """Of each thing that may come, keep what is likelier."""
    for one in others:
        key = key_of(one.event)
        if key not in found or found[key].chance < one.chance:
            found[key] = one


def _among(one: Expected, way: list[Expected]) -> bool:
    key = key_of(one.event)
    return any(key_of(other.event) == key and other.certain for other in way)


def forecast(table: Bottlecap, seat: int, action: int) -> list[Outcome]:
    """What the option leads to, as far as anybody can know it."""
    if action < SAIL:
        return []  # what is chosen before the first turn says it all
    paths = rehearse(table, seat, action)
    if VERBS.has(PART, action) or VERBS.has(AMOUNT, action) or VERBS.has(STEP, action):
        offer = offered(paths, seat)
        said = [offer.outcome(table, seat)] if offer.gains else []
        return said + [one.outcome(table, seat) for one in offer.rest]
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
            offered = naming.offered(there.box.texts, there.spaces[there.villages[seat].ship])
            return [Outcome(offered, NEUTRAL)]
        return []
    parts: list[dict[tuple[int, ...], Offer]] = [{}, {}]
    thens: dict[tuple[int, ...], dict[tuple[int, ...], Offer]] = {}
    for path in going:
        _offers(path, seat, parts, thens)
    told: list[Outcome] = []
    for offers in parts:
        for key, offer in offers.items():
            if offer.chance < _most_likely(offers):
                continue
            if not offer.certain:
                offer.weigh(_weighed(going, seat))
            first = offer.outcome(table, seat, True)
            told.append(first)
            for then in thens.get(key, {}).values():
                if then.chance >= _most_likely(thens[key]):
                    if not then.certain:
                        then.weigh(_weighed_after(going, seat, offer.main()))
                    told.append(then.outcome(table, seat, True, first))
    if told:
        return told
    step = going[0].table.agenda.top()
    refusal = step.refusal(going[0].table, seat, PART)
    return [] if refusal is None else [Outcome(refusal.message(going[0].table), NEUTRAL)]


def _most_likely(offers: dict[tuple[int, ...], Offer]) -> float:
    """Of what a part may offer, depending on the tokens, only the likeliest is told."""
    return max([offer.chance for offer in offers.values()])


def _offers(
    path: Path,
    seat: int,
    parts: list[dict[tuple[int, ...], Offer]],
    thens: dict[tuple[int, ...], dict[tuple[int, ...], Offer]],
) -> None:
    """What the space offers on this path is added to what it offers on the others.

    If the second part offers the same as the first, it is told as what can be done then.
    """
    legal = path.table.legal(seat)
    first: Offer | None = None
    ways: list[Path] = []  # on which the first part may go
    for part in range(2):
        if PART + part not in legal:
            continue
        paths = rehearse(path.table, seat, PART + part)
        offer = offered(paths, seat)
        if not offer.gains:
            continue
        if first is None or first.main() != offer.main():
            _add(offer, path.chance, parts[part])
            if first is None:
                first, ways = offer, paths
            continue
        for way in ways:
            if acting(way.table, seat) and PART + part in way.table.legal(seat):
                then = offered(rehearse(way.table, seat, PART + part), seat)
                if then.gains:  # there may be no room, or nothing left to be cured, after the first part
                    _add(then, path.chance * way.chance, thens.setdefault(first.key(), {}))


def _add(offer: Offer, chance: float, offers: dict[tuple[int, ...], Offer]) -> None:
    offer.chance = chance
    if offer.key() in offers:
        offers[offer.key()].meet(offer)
    else:
        offers[offer.key()] = offer


def _weighed(going: list[Path], seat: int) -> list[tuple[float, dict[tuple[int, ...], Expected]]]:
    """What the parts of the space lead to on each path."""
    found: list[tuple[float, dict[tuple[int, ...], Expected]]] = []
    for path in going:
        best: dict[tuple[int, ...], Expected] = {}
        for part in _parts(path.table, seat):
            better(best, list(reached(rehearse(path.table, seat, part), seat).values()))
        found.append((path.chance, best))
    return found


def _weighed_after(
    going: list[Path], seat: int, first: tuple[int, ...]
) -> list[tuple[float, dict[tuple[int, ...], Expected]]]:
    """The same for the second part, once the first has given just this."""
    found: list[tuple[float, dict[tuple[int, ...], Expected]]] = []
    for path in going:
        for way in rehearse(path.table, seat, PART) if PART in path.table.legal(seat) else []:
            given = [key_of(event) for event in way.events if matters(event, seat)]
            if first in given and PART + 1 in _parts(way.table, seat):
                found.append((path.chance * way.chance, reached(rehearse(way.table, seat, PART + 1), seat)))
    return found


def _parts(table: Bottlecap, seat: int) -> list[int]:
    """The parts of the space that the seat may do now."""
    return [action for action in table.legal(seat) if VERBS.has(PART, action)] if acting(table, seat) else []
