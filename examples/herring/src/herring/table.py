"""The table: boats, shoals and herring, and who knows what of them."""

from __future__ import annotations

from typing import Final

from herring.actions import BOATS
from herring.events import KINDS
from meadhall.engine import Progress, Rng, Setting, Table
from meadhall.engine.event import EventKinds
from meadhall.engine.message import Listing, Message

WORTH: Final = [1, 2, 3, 4, 5, 6, 7, -1, -2, -3]  # of the shoals: below zero they are jellyfish
UNKNOWN: Final = -1
NONE: Final = 0  # no boat


class HerringSetting(Setting):
    """What does not change during a match: the options, as the Steps want them."""

    def __init__(self, version: int, seats: int, options: dict[str, object], names: list[str]) -> None:
        super().__init__("herring", version, seats, options, names, None)
        self.mornings = int(str(options["mornings"]))
        self.way = -1 if options["boats_go"] == "right" else 1


class Herring(Table):
    """Lists are replaced and never changed, as copies of a table share them."""

    def __init__(self, setting: HerringSetting, rng: Rng) -> None:
        super().__init__(setting, rng)
        self.rules = setting
        self.shoals: list[int] = []  # those to come, the next one last; hidden
        self.come: list[int] = []  # those that have come; the last one is this morning's
        self.hands: list[list[int]] = []  # boats of each seat, the lowest first
        self.wet: list[int] = [NONE] * setting.seats  # the boat of each seat that came in this morning
        self.shed: list[int] = []  # boats to mend with, the next one last; hidden
        self.wrecks: list[int] = []  # boats that were given up
        self.shown: list[int] = []  # boats that everybody has seen
        self.herring: list[int] = [0] * setting.seats

    def copy(self) -> Herring:
        twin = Herring(self.rules, self.rng.copy())
        twin.inherit(self)
        twin.shoals = self.shoals
        twin.come = self.come
        twin.hands = self.hands
        twin.wet = self.wet
        twin.shed = self.shed
        twin.wrecks = self.wrecks
        twin.shown = self.shown
        twin.herring = self.herring
        return twin

    # Who knows what

    def veil(self, seat: int) -> None:
        """HER-HID-1: face down lie boats of others that nobody has seen yet, the shed, and the shoals to come."""
        own = self.hands[seat] if seat >= 0 else []
        hidden = [boat for boat in range(1, BOATS + 1) if boat not in self.shown and boat not in own]
        if len(hidden) > 1:  # a single one is no riddle
            self.hands = [sorted([UNKNOWN if boat in hidden else boat for boat in hand]) for hand in self.hands]
            self.shed = [UNKNOWN] * len(self.shed)
        self.shoals = [UNKNOWN] * len(self.shoals)

    def dream(self, rng: Rng) -> None:
        """Deal anew what lies face down: boats that lie nowhere in the open, and shoals that have not come yet."""
        seen = [boat for hand in self.hands for boat in hand] + self.wrecks
        boats = [boat for boat in range(1, BOATS + 1) if boat not in seen]
        rng.shuffle(boats)
        self.hands = [sorted([boats.pop() if boat == UNKNOWN else boat for boat in hand]) for hand in self.hands]
        self.shed = [boats.pop() for _ in self.shed]
        shoals = [shoal for shoal in range(len(WORTH)) if shoal not in self.come]
        rng.shuffle(shoals)
        self.shoals = shoals[: len(self.shoals)]

    # What the hall asks of every table

    @property
    def worth(self) -> int:
        """Of this morning's shoal."""
        return WORTH[self.come[-1]]

    def scores(self) -> list[float]:
        return [float(herring) for herring in self.herring]

    def facts(self) -> dict[str, object]:
        return {
            "morning": len(self.come),
            "shoal": self.worth if self.come else None,
            "still_to_come": sorted([WORTH[shoal] for shoal in range(len(WORTH)) if shoal not in self.come]),
            "shed": len(self.shed),
            "wrecks": [{"boat": boat} for boat in self.wrecks],
            "fishers": [self._fisher(seat) for seat in range(self.setting.seats)],
        }

    def _fisher(self, seat: int) -> dict[str, object]:
        return {
            "herring": self.herring[seat],
            "boats": [{"boat": boat} if boat > NONE else None for boat in self.hands[seat]],
            "still_wet": {"boat": self.wet[seat]} if self.wet[seat] > NONE else None,
        }

    def turn_number(self) -> int | None:
        return len(self.come)

    def progress(self) -> list[Progress]:
        return [Progress("round", len(self.come), self.rules.mornings)]

    def length(self) -> Progress:
        return Progress("round", len(self.come))

    def kinds(self) -> EventKinds:
        return KINDS

    def ending(self) -> Message:
        most = max(self.herring)
        if len(self.winners) == 1:
            return say("ending", seat=self.who(self.winners[0]), herring=most)
        return say("ending-shared", winners=Listing([self.who(seat) for seat in self.winners]), herring=most)


def say(name: str, **args: object) -> Message:
    """An entry of our language files."""
    return Message("herring", name, tuple(args.items()))
