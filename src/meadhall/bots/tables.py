"""Many tables, stepped in one call: the inner loop of learning, which is compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from meadhall.bots.bot import Bot
from meadhall.engine.errors import MeadhallError
from meadhall.engine.lens import Wheel, Writer
from meadhall.engine.rng import Rng, seeded
from meadhall.engine.sheet import Sheet
from meadhall.engine.step import ASK
from meadhall.engine.table import Table

ALL: Final = -1  # as learner: every seat is the learner's
FOR_BOTS: Final = 1 << 96  # keeps the bots' chance apart from the table's


@final
class Tables:
    """Tables of one game, each of which waits for a learner's decision or is over.

    What is written of each in its row of `sheet` and of `masks` is what the seat asked may know. Seats without a
    learner are played by bots; None in the place of a bot stands for random options. A seat that has but one option is
    passed. At a table with one learner the bots answer first where several are asked at once.
    """

    def __init__(
        self,
        new: Callable[[int], Table],
        bots: Callable[[int, int], list[Bot | None]],
        writer: Writer,
        wheel: Wheel,
        size: int,
        option_size: int,
        count: int,
    ) -> None:
        self.count: Final = count
        self.sheet: Final = Sheet(size, count)
        self.actions: Final[i64] = writer.verbs.count
        self.masks: vec[u8] = vec[u8](bytes(count * writer.verbs.count))
        self.tables: list[Table] = []
        self.asked: list[int] = []  # the seat to which each row belongs
        self.ended: list[int] = []  # the rows whose game has ended in the last step
        self.winners: list[list[int]] = []  # and who has won there
        self.option_sheet = Sheet(option_size, 4 * count)
        self.option_actions: vec[i64] = vec[i64]([0] * (4 * count))
        self._new: Final = new
        self._bots: Final = bots
        self._writer: Final = writer
        self._lens: Final = writer.lens
        self._wheel: Final = wheel
        self._turned: list[vec[i64]] = [vec[i64](turned) for turned in wheel.turned]  # the same, found faster
        self._option_size: Final = option_size
        self._learners: list[int] = []
        self._sitting: list[list[Bot | None]] = []
        self._dice: list[Rng] = []
        self._legal: list[list[int]] = []  # the options that each row of the masks shows, and whose they are
        self._legal_of: list[int] = []
        self._found: list[int] = []  # the options of whoever is asked next

    def begin(self, row: int, seed: int, learner: int) -> None:
        """A new game in that row; rows are begun in their order for the first time."""
        table = self._new(seed)
        table.loud = False
        sitting = self._bots(seed, learner)
        dice = seeded(seed + FOR_BOTS)
        if row == len(self.tables):
            self.tables.append(table)
            self.asked.append(0)
            self._learners.append(learner)
            self._sitting.append(sitting)
            self._dice.append(dice)
            self._legal.append([])
            self._legal_of.append(0)
        else:
            self.tables[row] = table
            self._learners[row] = learner
            self._sitting[row] = sitting
            self._dice[row] = dice
        self._go_on(row, table)

    def misplaced(self, actions: list[int]) -> int:
        """The first row whose action is none of its options, or -1."""
        if len(actions) != self.count:
            raise MeadhallError(f"There are {self.count} tables, and {len(actions)} actions were given.")
        masks = self.masks
        many = self.actions
        for row in range(self.count):
            action: i64 = actions[row]
            if not self.tables[row].over and not (0 <= action < many and masks[i64(row) * many + action]):
                return row
        return -1

    def step(self, actions: list[int]) -> None:
        """One decision at each table that is not over; `ended` says where it was the last. They must be options."""
        self.ended = []
        self.winners = []
        tables = self.tables
        back = self._wheel.back
        for row in range(self.count):
            table = tables[row]
            if table.over:
                continue
            seat = self.asked[row]
            table.take(seat, back[seat][actions[row]])
            self._go_on(row, table)
            if table.over:
                self.ended.append(row)
                self.winners.append(table.winners)

    def _go_on(self, row: int, table: Table) -> None:
        """Until a learner has something to choose; then write what it sees."""
        learner = self._learners[row]
        seat = self._passed(table) if learner == ALL else self._played(row, table, learner)
        self.asked[row] = seat
        sheet = self.sheet
        sheet.begin(row)
        self._lens.observe(table, seat, sheet)
        self._mark(row, 0)
        self._legal[row] = self._found
        self._legal_of[row] = seat
        self._mark(row, 1)

    def _mark(self, row: int, mark: u8) -> None:
        """Write the mark at all options that the row shows."""
        masks = self.masks
        first: i64 = i64(row) * self.actions
        turned = self._turned[self._legal_of[row]]
        for action in self._legal[row]:
            masks[first + turned[i64(action)]] = mark

    def _passed(self, table: Table) -> int:
        """Pass all who have but one option; the seat that is asked then."""
        while not table.over:
            step = table.agenda.top()
            if step.mode == ASK:
                seat = step.seat
                legal = table.legal(seat)
                if len(legal) > 1:
                    self._found = legal
                    return seat
                table.take(seat, legal[0])
                continue
            single = -1
            owing = step.owing(table)
            for seat in owing:
                legal = table.legal(seat)
                if len(legal) == 1:
                    single = seat
                    table.take(seat, legal[0])
                    break
                if seat == owing[0]:
                    self._found = legal
            if single < 0:
                return owing[0]
        self._found = []
        return 0

    def _played(self, row: int, table: Table, learner: int) -> int:
        """Let the bots play until the learner is asked."""
        sitting = self._sitting[row]
        dice = self._dice[row]
        while not table.over:
            step = table.agenda.top()
            seat = learner
            if step.mode == ASK:
                seat = step.seat
            else:
                for other in step.owing(table):
                    if other != learner:
                        seat = other
                        break
            legal = table.legal(seat)
            if len(legal) == 1:
                table.take(seat, legal[0])
            elif seat == learner:
                self._found = legal
                return learner
            else:
                bot = sitting[seat]
                if bot is None:
                    table.take(seat, legal[dice.below(len(legal))])
                else:
                    table.take(seat, bot.choose(table.view(seat)))
        self._found = []
        return learner

    def options(self) -> list[int]:
        """Write all options of all tables below each other; where each table's begin, and where the last ones end."""
        many = 0
        for legal in self._legal:
            many += len(legal)
        if many > len(self.option_actions):
            self.option_sheet = Sheet(self._option_size, 2 * many)
            self.option_actions = vec[i64]([0] * (2 * many))
        sheet = self.option_sheet
        starts: list[int] = []
        at: i64 = 0
        for row in range(self.count):
            starts.append(int(at))
            seat = self._legal_of[row]
            turned = self._wheel.turned[seat]
            table = self.tables[row]
            if self._writer.foretells and not table.over:
                table = table.veiled(seat)
            for action in self._legal[row]:
                sheet.begin(at)
                self._writer.write(table, seat, action, sheet)
                self.option_actions[at] = i64(turned[action])
                at += 1
        starts.append(int(at))
        return starts
