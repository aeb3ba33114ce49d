"""The true table is changed in what a seat can't know: not one byte that the seat gets may change with it."""

from __future__ import annotations

import asyncio
import io
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

import meadhall
from meadhall.cli.screens import screen
from meadhall.engine import SPECTATOR, Table
from meadhall.engine.seal import seed_of
from meadhall.engine.snapshot import alike
from meadhall.engine.step import Gather
from meadhall.play import Match
from meadhall.play.coach import coach
from meadhall.play.film import Film
from meadhall.play.save import new_lesson
from meadhall.play.seat import seated
from meadhall.server import table_facts, table_json
from meadhall.server.hall import Hall
from meadhall.server.live_table import LiveTable
from meadhall.server.rows import MatchRow
from meadhall.server.sealing import seal_of
from meadhall.server.settings import Settings
from meadhall.server.storage import Storage
from meadhall.server.table_wish import Wish
from meadhall.testing.lessons import ALL, as_suggested, bubble_of, coach_of, played
from meadhall.testing.worlds import random_action, sampled_options
from meadhall.web import pages
from meadhall.web.facts import Look

SEATS = 4


class Eyes:
    """All that a viewer gets of a match, by whichever way: as bytes.

    What is exchanged has another secret under the same seal: its hashes are other ones for every deal, and say nothing.
    """

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.rows = (live.row, under_the_same_seal(live.row))
        self.compared = 0
        self.beats = 0  # of scenes that were compared
        self.facts = 0  # events as programs get them, with all their fields
        self.told_apart = 0  # how often another seat would have noticed the exchange

    def sent(self, match: Match, viewer: int, row: MatchRow) -> list[str]:
        seat = None if viewer == SPECTATOR else viewer
        self.live.match = match
        self.live.row = row
        self.live.row.state = "running"
        own = () if seat is None else (seat,)
        page = table_facts.table_page(self.live, Look(seat=seat, own=own))
        told = table_facts.table_page(self.live, Look(seat=seat, own=own, log_lines=table_facts.LOG_LINES))
        beats = [] if match.film is None else table_facts.scene(self.live, page, match.film.begun)
        self.beats += len(beats)
        sent = table_json.table_json(told).decode()
        self.facts += sent.count('"event":{"kind":')
        return [
            sent,
            pages.table_fragment(page, beats),
            pages.table(page),
            "\n".join(match.view(viewer).told()),
            in_terminal(match, viewer),
        ]

    def compare(self, one: Match, two: Match, viewer: int) -> None:
        self.compared += 1
        true, other = self.rows
        for first, second in zip(self.sent(one, viewer, true), self.sent(two, viewer, other)):
            at = next((i for i, (a, b) in enumerate(zip(first, second)) if a != b), 0)
            assert first == second, f"{first[max(0, at - 80) : at + 80]!r} is not {second[max(0, at - 80) : at + 80]!r}"
        others = [one.view(other) for other in range(one.table.setting.seats) if other != viewer]
        self.told_apart += any(not alike(view.table, two.view(view.seat).table) for view in others)


def under_the_same_seal(row: MatchRow) -> MatchRow:
    """A table with another secret, another salt, other words and another seed, for which the same hashes were given."""
    seal = seal_of(row)
    assert seal is not None
    words = [word[::-1] for word in seal.words]
    other = seal.model_copy(update={"secret": seal.salt, "salt": seal.secret, "words": words})
    assert (other.secret, other.words) != (seal.secret, seal.words)
    return replace(row, seal=other.model_dump_json(), seed=seed_of(other.secret, other.words))


def in_terminal(match: Match, viewer: int) -> str:
    out = Console(file=io.StringIO(), width=100, force_terminal=True, color_system="truecolor")
    out.print(screen(match.table.setting.game)(match.view(viewer)))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def sitting(table: Table, seed: int) -> Match:
    """Everybody at the table is a person, at a live table where secret choices can be changed."""
    return Match(table, seated(["you"] * table.setting.seats), seed=seed, live=True, changes=True)


def games_of(game: str, number: int) -> Iterator[Table]:
    """Tables out of a random game, with the options of most tables or sampled ones, before each decision."""
    dice = random.Random(f"exchange {game} {number}")
    rules = meadhall.game(game)
    options = sampled_options(rules, dice) if number else {}
    table = rules.new(SEATS, number, options, generator="blake2b")
    while not table.over and table.decisions < 260:
        yield table.copy()
        table.apply(*random_action(table, dice))


def with_eyes(folder: Path, game: str, look: object, seats: int = SEATS) -> Eyes:
    """Let `look` use the eyes at a table of a hall."""
    assert callable(look)

    async def inside() -> Eyes:
        hall = Hall(Storage(folder / "hall.db"), Settings())
        live, _ = await hall.create(Wish(game, ["you"] * seats, word="mead"), "")
        eyes = Eyes(live)
        assert live.row.seal
        look(eyes)
        await hall.close()
        return eyes

    return asyncio.run(inside())


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_bytes_are_the_same_when_what_lies_hidden_is_exchanged(tmp_path: Path, game: str) -> None:
    def look(eyes: Eyes) -> None:
        for number in range(2):
            for table in list(games_of(game, number))[5 :: 120 if game == "bottlecap" else 40]:
                if all(answer < 0 for answer in table.sealed):
                    for viewer in range(SPECTATOR, SEATS):
                        world = table.redeal(viewer, table.decisions)
                        eyes.compare(sitting(table, 5), sitting(world, 5), viewer)

    eyes = with_eyes(tmp_path, game, look)
    assert eyes.compared
    assert eyes.facts > eyes.compared
    assert eyes.told_apart or game == "bottlecap"  # where all lies open


def sealing(game: str, number: int) -> Iterator[Table]:
    """Tables at which several seats are asked at once, and none has answered."""
    for table in games_of(game, number):
        step = table.agenda.top()
        if isinstance(step, Gather) and len(table.deciders()) > 1 and all(answer < 0 for answer in table.sealed):
            yield table


@pytest.mark.parametrize("game", [game for game in meadhall.SHELF if game != "bottlecap"])  # where nothing is sealed
def test_bytes_are_the_same_whatever_the_others_have_sealed(tmp_path: Path, game: str) -> None:
    """Some have answered and some have not: others answer, and hold, something else in the exchanged world."""
    kinds: set[str] = set()

    def look(eyes: Eyes) -> None:
        dice = random.Random(3)
        for number in range(5):
            for table in list(sealing(game, number))[:: 1 if game == "beer" else 9][:4]:
                viewer = dice.randrange(SPECTATOR, SEATS)
                one, two = sitting(table, 5), sitting(table.redeal(viewer, table.decisions), 5)
                one.film, two.film = Film(one.table.told), Film(two.table.told)
                for seat in dice.sample(table.deciders(), len(table.deciders())):
                    choice = dice.choice(one.table.options(seat))
                    other = choice if seat == viewer else dice.choice(two.table.options(seat))
                    one.act(seat, choice)
                    two.act(seat, other)
                    if not one.deciders() or max(one.table.sealed) < 0 or max(two.table.sealed) < 0:
                        break  # the last one, or one that is heard at once
                    kinds.add(type(table.agenda.top()).__name__)
                    eyes.compare(one, two, viewer)

    eyes = with_eyes(tmp_path, game, look)
    assert eyes.compared > 8
    assert eyes.told_apart
    assert len(kinds) > 1 or game == "beer"


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_bytes_are_the_same_after_a_decision_that_shows_the_same(tmp_path: Path, game: str) -> None:
    """What can be taken back, and why not, is part of a page: it must not tell what the others know either."""

    def look(eyes: Eyes) -> None:
        dice = random.Random(4)
        for table in [table for table in games_of(game, 1) if max(table.sealed) < 0][3::12]:
            seat, action = random_action(table, dice)
            one, two = sitting(table, 5), sitting(table.redeal(seat, table.decisions), 5)
            one.film, two.film = Film(one.table.told), Film(two.table.told)
            one.act(seat, action)
            two.act(seat, action)
            if one.view(seat).told() == two.view(seat).told() and alike(one.view(seat).table, two.view(seat).table):
                eyes.compare(one, two, seat)

    eyes = with_eyes(tmp_path, game, look)
    assert eyes.compared > 5
    assert eyes.beats > 10


@pytest.mark.parametrize(("game", "lesson"), ALL)
def test_bytes_are_the_same_where_a_coach_speaks(tmp_path: Path, game: str, lesson: str) -> None:
    """What he says, when, and what he points at follows from what the learner sees."""
    taught = new_lesson(game, lesson)

    def coached(table: Table) -> Match:
        """The lesson at that table, where the coach has still to find out what he says next."""
        match = Match(table, taught.seats, seed=5)
        learning = coach_of(taught).learning.model_copy(deep=True)
        learning.marks.pop()
        match.coach = coach(game, learning)
        coach_of(match).attend(match)
        return match

    def look(eyes: Eyes) -> None:
        for bubble in played(taught, as_suggested):
            table = taught.table
            if bubble.answer or coach_of(taught).mark.click or max(table.sealed) >= 0:
                continue  # it follows from what was decided a moment ago
            one, two = coached(table), coached(table.redeal(coach_of(taught).you, bubble.mark))
            assert bubble_of(one) == bubble
            eyes.compare(one, two, coach_of(taught).you)

    eyes = with_eyes(tmp_path, game, look, taught.table.setting.seats)
    assert eyes.compared > 6
    assert eyes.told_apart or game == "bottlecap"
