"""What holds for every review: sums, repeatability, interruption, and what a seat could know."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.engine import BadOption, BadRecord, MeadhallError, Record, Table, snapshot
from meadhall.play import new_match
from meadhall.review import Review, Reviewing, review
from meadhall.review.judging import judged
from meadhall.review.looking import Looking
from meadhall.review.reviewing import AHEAD
from meadhall.testing.worlds import moments

GAMES = meadhall.SHELF
SHORT: dict[str, dict[str, object]] = {"bottlecap": {"round_limit": 30}, "beer": {"turn_cap": 10}}
SEATS = [("bottlecap", 2), ("bottlecap", 4), ("drakkar", 3), ("beer", 3), ("beer", 5)]


def played(name: str, seats: int, seed: int) -> Record:
    """A match of mixed players."""
    match = new_match(name, (["greedy", "random", "greedy:slips=0.3"] * 2)[:seats], seed, SHORT.get(name, {}))
    match.run()
    return match.table.record()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_start_decisions_and_luck_make_the_result_exactly(name: str, seats: int) -> None:
    record = played(name, seats, 11)
    found = review(record)
    table = meadhall.rebuild(record)
    assert found.done
    for seat in range(seats):
        account = found.account(seat)
        assert account.start + account.own + account.others + account.luck == account.result
        assert account.result == pytest.approx(1 / len(table.winners) if seat in table.winners else 0.0, abs=1e-6)
    for step in found.steps:
        assert sum(step.before) == pytest.approx(1.0, abs=1e-5)
        assert sum(step.judgement.part) == pytest.approx(0.0, abs=1e-5)  # what one gains others lose
        if step.judgement.verdict == "forced":
            assert not any(step.judgement.part)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", GAMES)
def test_the_sum_holds_for_the_part_that_is_known_while_it_grows(name: str) -> None:
    making = Reviewing(played(name, 3, 12))
    for number, _ in zip(range(20), making):
        assert len(making.review.steps) == number + 1
        account = making.review.account(1)
        assert account.start + account.own + account.others + account.luck == account.result


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", GAMES)
def test_a_review_that_was_stopped_goes_on_where_it_was(name: str) -> None:
    record = played(name, 3, 13)
    whole = Reviewing(record, seed=5)
    stopped = Reviewing(record, seed=5)
    for _ in range(12):
        whole.go_on()
    for _ in range(7):
        stopped.go_on()
    stored = Review.model_validate_json(stopped.review.model_dump_json())
    again = Reviewing(record, known=stored)
    for _ in range(5):
        again.go_on()
    assert again.review == whole.review
    assert again.review.left == len(record.decisions) - 12


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", GAMES)
def test_a_judgement_does_not_change_with_cards_that_the_seat_could_not_know(name: str) -> None:
    differ = 0
    for table in moments(name, 31, 6):
        looking = Looking(table, AHEAD)
        for seat in table.deciders():
            action = table.options(seat)[-1]
            wanted = judged(looking, table.view(seat), action, 3, 1)
            for exchange in range(3):
                other = table.redeal(seat, 500 + exchange)
                differ += cards(other) != cards(table)
                assert judged(looking, other.view(seat), action, 3, 1) == wanted
    assert differ > 0 or name == "bottlecap"  # where nothing lies hidden but what is still to be drawn


def cards(table: Table) -> list[object]:
    """All that lies in hands and piles; the chance of later draws is another in any world that is dealt anew."""
    known = snapshot(table)
    assert isinstance(known, dict)
    return [known.get(part) for part in ("villages", "players", "piles", "cards")]


@pytest.mark.usefixtures("quick")
def test_what_is_chosen_at_once_counts_when_all_have_chosen() -> None:
    """Between sealed answers the chances stand still, and luck comes with the last answer: their order is nobody's."""
    making = Reviewing(played("drakkar", 3, 14))
    found = review(making.record)
    together = 0
    for before, step in zip(found.steps[::-1], found.steps[-2::-1]):
        if step.first < step.number:
            together += 1
            assert before.first == step.first
            assert making.tables[step.number].sealed[before.seat] == before.action or before.seat < 0
            assert (step.before, step.before_error) == (before.before, before.before_error)
            assert not any(found.luck(before))
            assert not any(found.luck_error(before))
    assert together > 5
    for seat in range(3):
        account = found.account(seat)
        assert account.start + account.own + account.others + account.luck == account.result


@pytest.mark.usefixtures("quick")
def test_a_match_that_is_not_over_is_not_reviewed() -> None:
    record = played("drakkar", 3, 1)
    running = record.model_copy(update={"decisions": record.decisions[:-1]})
    with pytest.raises(BadRecord, match="only a finished match can be reviewed"):
        review(running)


@pytest.mark.usefixtures("quick")
def test_wrong_records_and_depths_are_refused_with_a_sentence() -> None:
    record = played("drakkar", 3, 1)
    wrong = record.model_copy(update={"decisions": [(0, 999_999), *record.decisions]})
    with pytest.raises(MeadhallError, match="999"):
        review(wrong)
    with pytest.raises(BadOption, match="depth of 1 to 100, not 0"):
        review(record, depth=0)
    with pytest.raises(BadOption, match="another match"):
        Reviewing(played("drakkar", 3, 2), known=Reviewing(record).review)


@pytest.mark.usefixtures("quick")
def test_progress_is_told_after_each_step() -> None:
    record = played("bottlecap", 2, 3)
    left: list[int] = []
    review(record, progress=lambda known: left.append(known.left))
    assert left == list(reversed(range(len(record.decisions))))


@pytest.mark.usefixtures("quick")
def test_the_hall_decides_without_skill() -> None:
    """Who is absent makes no mistakes: what the hall does for them is luck."""
    table = meadhall.game("beer").new(3, 4, {"turn_cap": 10})
    while not table.over:
        table.time_out(table.first_decider())
    found = review(table.record())
    by_hall = [step for step in found.steps if step.seat < 0]
    assert all(step.judgement.verdict == "hall" and not any(step.judgement.part) for step in by_hall)


@pytest.mark.usefixtures("quick")
def test_who_plays_at_random_has_less_skill_than_who_looks() -> None:
    """In points of the chance, over a few matches with changed seats; `bench/reviews.py` does it with many."""
    skill = {"greedy": 0.0, "random": 0.0}
    for seed in range(4):
        kinds = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        match = new_match("bottlecap", kinds, seed, SHORT["bottlecap"])
        match.run()
        found = review(match.table.record())
        for seat, kind in enumerate(kinds):
            skill[kind] += found.account(seat).own
    assert skill["greedy"] > skill["random"] + 0.2
