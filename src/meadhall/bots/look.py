"""What a network makes of a table: how it scores a seat's options, and every seat's chance to win."""

from __future__ import annotations

from math import exp
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.bots.packed import Packed
from meadhall.engine.judge import Judge
from meadhall.engine.lens import Writer
from meadhall.engine.sheet import Sheet
from meadhall.engine.table import Table

NEAR: Final = 6.0  # units of leaning; what lies further behind the best is all alike
STEPS: Final = 4  # in which a unit is written
BEHIND: Final = 24  # steps at most


@final
class Mind:
    """The weights of a network, laid out for tables with so many seats and those components; never changed."""

    def __init__(
        self,
        judge: Judge[Any],
        writer: Writer,
        size: int,
        option_size: int,
        scale: float,
        value: Packed,
        value_bias: vec[i64],
        value_out: vec[float],
        value_signs: list[float],
        policy: Packed,
        policy_options: Packed,
        policy_bias: vec[i64],
        policy_out: vec[float],
        policy_lean: float,
    ) -> None:
        self.judge: Final = judge
        self.writer: Final = writer
        self.size: Final = size
        self.option_size: Final = option_size
        self.scale: Final = scale  # of what is written in whole numbers
        self.value: Final = value
        self.value_bias: Final = value_bias
        self.value_out: Final = value_out
        self.value_signs: Final = value_signs
        self.policy: Final = policy
        self.policy_options: Final = policy_options
        self.policy_bias: Final = policy_bias
        self.policy_out: Final = policy_out
        self.policy_lean: Final = policy_lean


@final
class Look:
    """Looks at tables with a Mind, on sheets of its own. Sees of each seat's cards what that seat may know."""

    def __init__(self, mind: Mind) -> None:
        self.mind: Final = mind
        self.sheet: Final = Sheet(mind.size)
        self.option_sheet: Final = Sheet(mind.option_size)

    def scores(
        self, worlds: list[Table], seat: int, legal: list[int], known: dict[int, int] | None = None
    ) -> list[float]:
        """Of each option: the higher, the better; differences are those of logarithmic odds. Of `known` ones it is 0.

        The worlds are redealt from one view: the network sees the same in all of them, and the Judge more in several.
        """
        mind = self.mind
        world = worlds[0]
        sheet = self.sheet
        sheet.begin(0)
        mind.writer.lens.observe(world, seat, sheet)
        policy = mind.policy
        seen = copied(mind.policy_bias)
        policy.add(sheet.numbers, sheet.size, seen)
        leans = leanings(mind.judge, worlds, seat, legal)
        rows = self.option_sheet
        found: list[float] = []
        for at in range(len(legal)):
            if known is not None and legal[at] in known:
                found.append(0.0)
                continue
            rows.begin(0)
            write_option(mind.writer, world, seat, legal[at], leans[at], rows)
            sums = copied(seen)
            mind.policy_options.add(rows.numbers, rows.size, sums)
            found.append(policy.weigh(sums, mind.policy_out) / mind.scale + mind.policy_lean * leans[at])
        return found

    def shares(self, world: Table) -> list[float]:
        """Every seat's part of the victory, as far as can be told."""
        seats = world.setting.seats
        if world.over:
            part = 1.0 / len(world.winners)
            return [part if seat in world.winners else 0.0 for seat in range(seats)]
        mind = self.mind
        sheet = self.sheet
        signs = mind.judge.signs(world)
        odds: list[float] = []
        most = -1000.0
        for seat in range(seats):
            odd = -1000.0
            row = signs[seat]
            if row:
                sheet.begin(0)
                mind.writer.lens.observe(world, seat, sheet)
                sums = copied(mind.value_bias)
                mind.value.add(sheet.numbers, sheet.size, sums)
                odd = mind.value.weigh(sums, mind.value_out) / mind.scale
                for at in range(len(row)):
                    odd += mind.value_signs[at] * row[at]
                most = max(most, odd)
            odds.append(odd)
        total = 0.0
        for seat in range(seats):
            one = exp(odds[seat] - most) if odds[seat] - most > -40.0 else 0.0
            odds[seat] = one
            total += one
        return [one / total for one in odds]


def copied(sums: vec[i64]) -> vec[i64]:
    return sums[:]


def leanings(judge: Judge[Any], worlds: list[Table], seat: int, legal: list[int]) -> list[float]:
    """How far each option is behind the one that the Judge thinks most of, in units of leaning: 0 and below.

    In several worlds it is the mean of what the Judge thinks in each.
    """
    unit = judge.lean_unit() * len(worlds)
    leans = [0.0] * len(legal)
    for world in worlds:
        for at in range(len(legal)):
            leans[at] += judge.prior(world, seat, legal[at])
    most = leans[0]
    for lean in leans:
        most = max(most, lean)
    return [max(-NEAR, (lean - most) / unit) for lean in leans]


def write_option(writer: Writer, world: Table, seat: int, action: int, lean: float, sheet: Sheet) -> None:
    """What the option is about, and what the Judge thinks of it."""
    writer.write(world, seat, action, sheet)
    behind = int(0.5 - STEPS * lean)
    sheet.flag("nothing is leant to more", behind == 0)
    sheet.number("how far it is behind that", behind, BEHIND)
