"""Going through a record: forward, back, to any moment, with the eyes of any seat."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.text import Text

from meadhall import games
from meadhall.cli import keys
from meadhall.cli.curtain import hides_something
from meadhall.cli.panels import compose, log_lines, log_panel, result_panel
from meadhall.cli.screens import screen
from meadhall.cli.terminal import ask, number, turn_page
from meadhall.cli.theme import BLOOD, GOLD, SOFT, colour
from meadhall.cli.words import message, said_to, say, text, wrong
from meadhall.engine.errors import BadOption, MeadhallError
from meadhall.engine.event import SPECTATOR
from meadhall.engine.language import spoken
from meadhall.engine.record import Record, go_on, read_record
from meadhall.engine.seal import fault_of
from meadhall.engine.table import Table
from meadhall.play.save import read_match, read_text

PARQUET = b"PAR1"  # how such a file begins


def load(path: Path, game: int | None = None) -> Record:
    """The record in a file: a record itself, a saved match, which holds one, or a data set, which holds many."""
    if _is_data_set(path):
        return _of_data_set(path, game or 0)
    content = read_text(path)
    try:
        facts = json.loads(content)
    except (ValueError, RecursionError):  # whatever it is, reading it as a record says what is wrong
        facts = None
    saved = isinstance(facts, dict) and "record" in facts
    record = read_match(content, str(path)).record if saved else read_record(content, str(path))
    if game is not None:
        raise BadOption(message("holds-one-game", path=str(path)))
    return record


def _is_data_set(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            return file.read(len(PARQUET)) == PARQUET
    except OSError:
        return False  # and reading it as a record will say why


def _of_data_set(path: Path, game: int) -> Record:
    try:
        from meadhall.rl import dataset
    except ImportError as error:
        raise MeadhallError(message("cant-read-data-set", reason=str(error))) from None
    found = next(islice(dataset.records(path), game, None), None) if game >= 0 else None
    if found is None:
        many = sum(1 for _ in dataset.records(path))
        name = "no-game-in-data-set" if many else "no-game-in-empty-data-set"
        raise BadOption(message(name, game=str(game), path=str(path), last=str(many - 1)))
    return found


class Replay:
    """A record opened at one moment. Moments that were passed are kept, so that going back costs nothing."""

    def __init__(self, record: Record, out: Console) -> None:
        self.record = record
        self.out = out
        games.rebuild(record)  # a wrong decision is named before anything is shown
        self.moments: list[Table] = [games.rebuild(record, upto=0)]
        self.at = 0
        self.viewer = SPECTATOR
        self.draw = screen(record.game)

    @property
    def last(self) -> int:
        return len(self.record.decisions)

    def run(self) -> int:
        try:
            self.show()
            if self.record.seal is not None:
                fault = fault_of(self.record)
                self.out.print(Text(say("seal-fits-itself") if fault is None else spoken(fault), style=SOFT))
            while True:
                words = ask(self.out, Text(f"{self.at}/{self.last} >", style=f"bold {GOLD}"))
                if words in ("q", "quit"):
                    break
                try:
                    self.obey(words)
                except MeadhallError as error:
                    self.out.print(Text(wrong(error), style=BLOOD))
        except (EOFError, KeyboardInterrupt):
            self.out.print()
        return 0

    def obey(self, words: str) -> None:
        key, _, rest = words.partition(" ")
        if key in ("", "n"):
            self.go(min(self.at + 1, self.last))
        elif key == "b":
            self.go(max(self.at - 1, 0))
        elif key == "e":
            self.go(self.last)
        elif (moment := number(key)) is not None:
            if moment > self.last:
                raise MeadhallError(message("no-moment", decisions=self.last, moment=str(moment)))
            self.go(moment)
        elif key == "l":
            self.tell()
        elif key == "v":
            self.look(rest.strip())
        else:
            raise MeadhallError(message("means-nothing", given=repr(words[:40]), keys=keys.listed(keys.IN_A_REPLAY)))

    def go(self, moment: int) -> None:
        self.at = moment
        self.show()

    def look(self, whose: str) -> None:
        """Change the viewer: the next one, one by name or number, or a spectator."""
        names = [self.table(0).name(seat) for seat in range(self.record.seats)]
        lowered = [name.lower() for name in names]
        if not whose:
            self.viewer = self.viewer + 1 if self.viewer + 1 < self.record.seats else SPECTATOR
        elif whose.lower() in ("all", "spectator", say("word-all").lower()):
            self.viewer = SPECTATOR
        elif whose.lower() in lowered:
            self.viewer = lowered.index(whose.lower())
        elif 1 <= (number(whose) or 0) <= self.record.seats:
            self.viewer = int(whose) - 1
        else:
            raise MeadhallError(message("nobody-called", name=repr(whose[:40]), names=", ".join(names)))
        self.show()

    def table(self, moment: int) -> Table:
        """The table as it was then."""
        while len(self.moments) <= moment:
            self.moments.append(go_on(self.record, self.moments[-1].copy()))
        return self.moments[moment]

    def tell(self) -> None:
        """The whole log until now."""
        with said_to(self.viewer):
            view = self.table(self.at).view(self.viewer)
            for line in log_lines(view, view.events()):
                self.out.print(line)

    def show(self) -> None:
        with said_to(self.viewer):
            self._show()

    def _show(self) -> None:
        table = self.table(self.at)
        view = table.view(self.viewer)
        turn_page(self.out)
        events = view.events()
        board = self.draw(view)
        self.out.print(compose(self.out.width, board, None, lambda most: log_panel(view, events, most, say("log"))))
        if table.over:
            self.out.print(result_panel(table, table.result()))
        self.out.print(self.headline())  # below the board: there it is seen in a low window too
        self.out.print(keys.legend(keys.IN_A_REPLAY, self.out.width))

    def headline(self) -> Text:
        """Which moment this is, whose eyes these are, and what was decided last, as far as they may know."""
        moment = text("moment", f"bold {GOLD}", at=self.at, last=self.last)
        if self.viewer == SPECTATOR:
            line = text("seen-by-spectator", moment=moment)
        else:
            line = text("seen-by", moment=moment, name=self.table(0).name(self.viewer))
        if self.at:
            seat, action = self.record.decisions[self.at - 1]
            line.append("  ").append_text(self._decided(self.table(self.at - 1), seat, action))
        return line

    def _decided(self, before: Table, seat: int, action: int) -> Text:
        """The decision in words, for the seat that made it, and for others where it had nothing to hide."""
        name = Text(before.name(seat), style=f"bold {colour(seat)}")
        if seat == self.viewer or not hides_something(before, seat):
            return text("decided-this", name=name, option=before.describe(seat, action))
        return text("decided-something", name=name)
