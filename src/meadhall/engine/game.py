"""A Game: one title with its options, rules, components and words; what can be set up."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from meadhall.engine.action import Verbs
from meadhall.engine.datafile import read
from meadhall.engine.errors import BadData, BadOption
from meadhall.engine.event import EventKinds
from meadhall.engine.judge import Judge
from meadhall.engine.language import OF_THE_HOUSE, furnish
from meadhall.engine.message import Listing, Named, common
from meadhall.engine.option import Option, settle_options
from meadhall.engine.option_words import OptionWords, checked_words
from meadhall.engine.rng import BLAKE2B, SFC32, Generator, Rng, dice_of
from meadhall.engine.rule import Rulebook
from meadhall.engine.setting import Setting
from meadhall.engine.table import Table

SETTINGS_KEPT = 64  # a simulation asks for the same one again and again


class Game(ABC):
    """What a game says of itself; `new` sets up a table. Anybody's game is a subclass, compiled or not."""

    name: str  # as on the command line
    title: str  # as on the box
    tagline: str  # one sentence for somebody who does not know it
    version: int  # of the rules: a record plays the same in every release that keeps it
    least_seats: int
    most_seats: int
    seat_names: Sequence[str]  # what the seats are called when nobody sits there by name
    options: Sequence[Option]
    at_live_tables: Mapping[str, str | int] = {}  # options that are otherwise where everybody has a clock, unless said
    for_newcomers: Mapping[str, str | int] = {}  # and where somebody, in seat 0, meets it among the gentlest bots
    unit: str = ""  # what its scores are counted in, one of them; nothing if they are shares of a victory
    secrets: bool = True  # may a seat see what others can't? Only then players at one screen need a curtain
    asks_often: bool = False  # has it questions that nearly everybody answers alike (Step.usual)?
    verbs: Verbs
    kinds: EventKinds  # what can happen in it
    shape: object = dict[str, object]  # of what its tables tell of themselves (Table.facts)
    judge: Judge[Any]  # whom bots ask about its tables

    def __init__(self) -> None:
        if self.name in OF_THE_HOUSE:
            raise BadData(common("guest-reserved", name=self.name))
        furnish(self.name, resources.files(self.package) / "languages")
        self.rules = Rulebook(self.folder / "rules.toml", f"{self.name}/data/rules.toml")
        self._settings: dict[tuple[object, ...], Setting] = {}

    @property
    def package(self) -> str:
        """The package that the module of its Game lies in: everything else about the game lies beside it."""
        module = type(self).__module__
        if "." not in module:
            raise BadData(common("guest-no-package", module=module))
        return module.rpartition(".")[0]

    @property
    def folder(self) -> Traversable:
        """Where the game's own data are: the folder `data` beside the module of its Game."""
        return resources.files(self.package) / "data"

    @cached_property
    def option_words(self) -> OptionWords:
        """How its options are called for people."""
        return checked_words(read(self.folder / "options.toml"), "options.toml", self.options)

    def new(
        self,
        seats: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        *,
        data: str | None = None,
        names: Sequence[str] | None = None,
        generator: Generator = SFC32,
    ) -> Table:
        """A table set up and waiting for its first decision.

        `data` is the text of a component file that replaces ours; `names` are what the seats are called; `generator` is
        what its chance comes from: `blake2b` for tables whose players must not be able to work out the next draw.
        """
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.least_seats <= seats <= self.most_seats:
            title = Named(self.name, "game-title", self.title)
            most = self.most_seats
            raise BadOption(common("wrong-seats", game=title, least=self.least_seats, most=most, given=repr(seats)))
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise BadOption(common("wrong-seed", given=repr(seed)))
        if generator not in (SFC32, BLAKE2B):
            raise BadOption(common("no-generator", given=repr(generator), known=Listing([SFC32, BLAKE2B])))
        called = list(names) if names is not None else list(self.seat_names[:seats])
        if len(called) != seats:
            raise BadOption(common("wrong-names", names=len(called), seats=seats))
        key = (seats, repr(options), data, *called)
        setting = self._settings.get(key)
        if setting is None:
            setting = self.setting(seats, settle_options(self.options, options or {}), data, called)
            if len(self._settings) >= SETTINGS_KEPT:
                self._settings.clear()
            self._settings[key] = setting
        table = self.deal(setting, dice_of(generator, seed))
        table.seed = seed
        table.settle()
        return table

    @abstractmethod
    def setting(self, seats: int, options: dict[str, object], data: str | None, names: list[str]) -> Setting:
        """What does not depend on the seed; many tables may share it."""

    @abstractmethod
    def deal(self, setting: Setting, rng: Rng) -> Table:
        """The table as it is laid out before anything is decided; its chance comes from `rng`."""
