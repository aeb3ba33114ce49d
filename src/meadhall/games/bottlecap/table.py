"""The table of Bottlecap Vikings: ring, cap, lid and villages, and what can be done to them."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.event import Event, EventKinds
from meadhall.engine.message import Message
from meadhall.engine.outcome import Outcome
from meadhall.engine.progress import Progress
from meadhall.engine.rng import Rng
from meadhall.engine.turns import TurnTable
from meadhall.games.bottlecap import events, facts, knowledge, naming
from meadhall.games.bottlecap.abilities import (
    BONE_SETTERS_FEE,
    BUILDERS_SCRAPS,
    FEAST_FIRES,
    GOLD_TITHE,
    GUILD_DUES,
    HEALING_SONGS,
    HELPERS_WARD,
    SCAR_MONEY,
    SKALDS_PURSE,
    TIMBER_MARKET,
    TIMBER_TITHE,
    WERGILD,
)
from meadhall.games.bottlecap.actions import GOLD, RED, WOOD
from meadhall.games.bottlecap.components import Box, CapSetting
from meadhall.games.bottlecap.events import GLORY
from meadhall.games.bottlecap.forecast import forecast
from meadhall.games.bottlecap.rehearsal import Fate
from meadhall.games.bottlecap.shapes import BottlecapView
from meadhall.games.bottlecap.village import Village, bits, price

POSITIONS: Final = 8

ON_WOOD: Final = bits(TIMBER_TITHE, TIMBER_MARKET)
ON_GOLD: Final = bits(GOLD_TITHE)
ON_GLORY: Final = bits(FEAST_FIRES, HEALING_SONGS, SKALDS_PURSE)
ON_HUT: Final = bits(BUILDERS_SCRAPS, GUILD_DUES)
ON_ATTACKED: Final = bits(WERGILD)
ON_OWN_DAMAGE_LOST: Final = bits(SCAR_MONEY)
ON_OTHERS_DAMAGE_LOST: Final = bits(BONE_SETTERS_FEE)


@final
class Bottlecap(TurnTable):
    """Everything lies open here; only the next token out of the lid is unknown to all."""

    def __init__(
        self, setting: CapSetting, rng: Rng, villages: list[Village], tiles: list[int], spaces: list[int], start: int
    ) -> None:
        super().__init__(setting, rng, start)
        self.box: Box = setting.box
        self.rules: CapSetting = setting
        self.villages = villages
        self.tiles = tiles  # the tile at each position; replaced, never changed, as copies share it
        self.spaces = spaces  # the action text at each position; the same
        self.start = start
        self.rotation = 0  # the position that the helper faces
        self.lid_reds = 0
        self.lid_greys = 0
        self.drawn_reds = 0  # drawn and not yet kept or returned (A10)
        self.drawn_greys = 0
        self.red_kept = False  # since the last check
        self.far = 3  # how far the active ship may sail this turn
        self.sailed_from = 0
        self.landed = False  # the move of this turn ended beside the helper
        self.landing_wood = 0
        self.landing_gold = 0
        self.used = 0  # instances used in this turn's window before the action
        self.parts_done = 0
        self.closing = False  # with eot=snapshot: nothing is armed any more this turn
        self.fate: Fate | None = None  # in a rehearsal: what the lid gives; a copy has none

    def copy(self) -> Bottlecap:
        twin = Bottlecap(
            self.rules,
            self.rng.copy(),
            [village.copy() for village in self.villages],
            self.tiles,
            self.spaces,
            self.start,
        )
        twin.inherit(self)
        twin.rotation = self.rotation
        twin.lid_reds = self.lid_reds
        twin.lid_greys = self.lid_greys
        twin.drawn_reds = self.drawn_reds
        twin.drawn_greys = self.drawn_greys
        twin.red_kept = self.red_kept
        twin.active = self.active
        twin.turns = self.turns
        twin.far = self.far
        twin.sailed_from = self.sailed_from
        twin.landed = self.landed
        twin.landing_wood = self.landing_wood
        twin.landing_gold = self.landing_gold
        twin.used = self.used
        twin.parts_done = self.parts_done
        twin.closing = self.closing
        return twin

    # Knowing

    def veil(self, seat: int) -> None:
        knowledge.veil(self, seat)

    def dream(self, rng: Rng) -> None:
        knowledge.dream(self, rng)

    def scores(self) -> list[float]:
        return [village.nearness() for village in self.villages]

    def facts(self) -> BottlecapView:
        return facts.facts(self)

    def kinds(self) -> EventKinds:
        return events.KINDS

    def own_value(self, type: str, number: int) -> object:
        return naming.value(self, type, number)

    def own_fact(self, type: str, number: int) -> object:
        return facts.fact(self, type, number)

    def details(self, event: Event) -> list[tuple[str, object]]:
        return naming.details(self, event)

    def places(self) -> list[int]:
        """CAP-END-5: the winner, then the others by the key of the stalemate rule."""
        order = sorted([(seat in self.winners, self.stalemate_key(seat), seat) for seat in range(self.setting.seats)])
        return [seat for _, _, seat in reversed(order)]

    def stalemate_key(self, seat: int) -> tuple[int, int, int, int, int]:
        """CAP-END-6, in whole numbers: both fractions are compared over the common denominator of all meters."""
        village = self.villages[seat]
        common = 4
        for other in self.villages:
            common *= other.side.glory
        glory = village.glory * (common // village.side.glory)
        city = village.tier * (common // 4)
        place = (seat - self.start) % self.setting.seats
        return (max(glory, city), min(glory, city), village.wood + village.gold, -village.damage, place)

    def ending(self) -> Message:
        return naming.say("told-won", seat=self.who(self.winners[0]), way=self.value("way", self.way_won()))

    def forecast(self, seat: int, action: int) -> list[Outcome]:
        """What the Step remarks, and what comes of it when it is rehearsed."""
        return [] if self.over else super().forecast(seat, action) + forecast(self, seat, action)

    # Looking around

    def progress(self) -> list[Progress]:
        return [Progress("round", self.round, self.rules.round_limit)]

    def goal(self, seat: int, distance: int) -> int:
        """Where the seat's ship comes when it sails so far."""
        village = self.villages[seat]
        return (village.ship + village.heading * distance) % POSITIONS

    def immune(self, seat: int) -> bool:
        """CAP-A31: beside the helper its owner can't gain damage."""
        village = self.villages[seat]
        return village.has(HELPERS_WARD) and village.ship == self.rotation

    def reds_out(self) -> int:
        return self.box.reds - self.lid_reds - self.drawn_reds

    def way_won(self) -> int:
        """0 by glory, 1 by the city, 2 as the nearest when time was up."""
        if self.end_rule == "CAP-END-1":
            return 0
        return 1 if self.end_rule == "CAP-END-2" else 2

    # Meters

    def gain(self, seat: int, kind: int, amount: int, why: int) -> None:
        """CAP-RES-2, CAP-RES-3: gain what fits under the seat's own maximum; only that counts as gained."""
        village = self.villages[seat]
        if kind == WOOD:
            got = min(amount, village.side.wood - village.wood)
            village.wood += got
            now = village.wood
            mask = ON_WOOD
        elif kind == GOLD:
            got = min(amount, village.side.gold - village.gold)
            village.gold += got
            now = village.gold
            mask = ON_GOLD
        else:
            got = min(amount, village.side.glory - village.glory)
            village.glory += got
            now = village.glory
            mask = ON_GLORY
        if got > 0:
            self.say(events.GAINED, seat, kind, got, now, why)
            self.witness(village, mask)
            if kind == GLORY and village.glory == village.side.glory:
                self.win(seat, 0, "CAP-END-1")
        if got < amount:
            self.say(events.FORFEITED, seat, kind, amount - got)

    def receive(self, seat: int, kind: int, counts: bool) -> None:
        """A good out of an exchange (CAP-RUL-22): where it does not count as gained, it arms nothing."""
        village = self.villages[seat]
        if counts:
            self.gain(seat, kind, 1, 0)
        elif village.room(kind) > 0:
            if kind == GOLD:
                village.gold += 1
            else:
                village.wood += 1

    def lose(self, seat: int, kind: int, amount: int, why: int) -> None:
        """CAP-RES-7: lose as much as is there."""
        village = self.villages[seat]
        if kind == WOOD:
            gone = min(amount, village.wood)
            village.wood -= gone
            now = village.wood
        elif kind == GOLD:
            gone = min(amount, village.gold)
            village.gold -= gone
            now = village.gold
        else:
            gone = min(amount, village.glory)
            village.glory -= gone
            now = village.glory
        if gone > 0:
            self.say(events.LOST, seat, kind, gone, now, why)

    def witness(self, village: Village, abilities: int) -> None:
        if not self.closing:
            village.witness(abilities)

    # Damage

    def draw(self) -> int:
        """CAP-DMG-1: one token at random out of the lid, into the hand that drew it."""
        if self.fate is None:
            red = self.rng.below(self.lid_reds + self.lid_greys) < self.lid_reds
        else:
            red = self.fate.gives_red(self.lid_reds, self.lid_greys)
        if red:
            self.lid_reds -= 1
            self.drawn_reds += 1
            return RED
        self.lid_greys -= 1
        self.drawn_greys += 1
        return 0

    def keep_drawn(self, seat: int) -> None:
        """What is still in the hand becomes damage."""
        village = self.villages[seat]
        village.reds += self.drawn_reds
        village.greys += self.drawn_greys
        if self.drawn_reds > 0:
            self.red_kept = True
        self.drawn_reds = 0
        self.drawn_greys = 0

    def give_back(self, seat: int, reds: int, greys: int) -> None:
        """CAP-DMG-3: lose damage, not to the Valkyries."""
        village = self.villages[seat]
        village.reds -= reds
        village.greys -= greys
        self.lid_reds += reds
        self.lid_greys += greys
        self.say(events.GAVE_BACK, seat, reds, greys, 0, reds + greys)
        self.witness(village, ON_OWN_DAMAGE_LOST)
        for other in self.villages:
            if other is not village:
                self.witness(other, ON_OTHERS_DAMAGE_LOST)

    def call_valkyries(self) -> None:
        """CAP-VAL-2 to CAP-VAL-5: everybody pays by damage, and all damage goes back."""
        self.say(events.VALKYRIES, self.active)
        for seat in self.clockwise(self.active):
            village = self.villages[seat]
            glory, gold = price(village.counted())
            if glory:
                self.lose(seat, GLORY, glory, events.BY_VALKYRIES)
            if gold:
                self.lose(seat, GOLD, gold, events.BY_VALKYRIES)
            if village.damage > 0:
                self.say(events.GAVE_BACK, seat, village.reds, village.greys, 1, village.damage)
                self.lid_reds += village.reds
                self.lid_greys += village.greys
                village.reds = 0
                village.greys = 0
                if self.rules.valkyries_count_as_loss:
                    self.witness(village, ON_OWN_DAMAGE_LOST)

    # Ends

    def win(self, seat: int, how: int, rule: str) -> None:
        """CAP-END-1 to CAP-END-3: at once; whatever was still to be done is dropped."""
        if not self.over:
            self.say(events.WON, seat, how)
            self.finish([seat], rule)
