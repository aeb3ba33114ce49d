"""Planted blunders are found with the right sentence, and planted strokes of luck are called luck, in each game."""

from __future__ import annotations

import pytest

from meadhall.engine import Table
from meadhall.review.looking import Looking
from meadhall.review.review import Review, grained
from meadhall.review.reviewing import AHEAD, step_of
from meadhall.review.telling import Telling
from meadhall.review.turning import turning_points
from meadhall.testing import bottlecap as caps
from meadhall.testing.beer import beer
from meadhall.testing.beer_play import choices, play
from meadhall.testing.beer_play import name_of as beer_name
from meadhall.testing.bottlecap import bottlecap
from meadhall.testing.drakkar import committing, drakkar

GREY, RED = "G", "R"


def looked_back(before: Table, seat: int, action: int) -> tuple[Review, Telling]:
    """The review of one decision, with the table as it was then, and what came of it."""
    after = before.copy()
    after.apply(seat, action)
    looking = Looking(before, AHEAD)
    worth = looking.from_table(after, 1, 200)
    seats = before.setting.seats
    result = [grained(sum(one[at] for one in worth) / len(worth)) for at in range(seats)]
    found = Review(
        match="", game=before.setting.game, seats=seats, names=[], decisions=1, seed=1, depth=1, result=result
    )
    found.steps.append(step_of(looking, before, 0, (seat, action), 1, 1))
    return found, Telling(found, [before, after])


def hurried() -> Table:
    """Red could win at once by a Feast, and who comes next will."""
    position = bottlecap(seats=2).space(2, "S02").ship(0, 1).meters(0, 2, 1, 9).meters(1, 2, 1, 9).ship(1, 1)
    return caps.play(position.turn_of(0), "sail 1")


def unfinished_ship() -> Table:
    """Astrid's last card has a Stern on one side: with it she sails home with the Loot that wins."""
    position = drakkar(seats=3).month(3).ship(0, "bow").cargo(0, "viking 3").hand(0, "stern").tokens(1, 1, 0, 0)
    return position.quest(0, "Q01").playing(spare=False)


def last_torment() -> Table:
    """The only drink lies with B, and a Spirit torments him in the last turn: if B lets it happen, the Spirit wins."""
    position = beer(4).spirit("D", "drowsy").top("troublesome", "drowsy").sudden_death("A", "D").drinks("B", "life")
    return play(position.turn_of("D"), "pass", "torment B", "commit 1")


def test_who_does_not_take_the_victory_in_bottlecap_vikings_made_a_mistake() -> None:
    table = hurried()
    [finish] = [action for action in table.options(0) if caps.name_of(table, action) == "finish"]  # type: ignore[arg-type]  # of this game
    found, telling = looked_back(table, 0, finish)
    [slip] = turning_points(found, 0)
    assert (slip.kind, slip.seat) == ("mistake", 0)
    assert found.steps[0].judgement.cost > 0.5
    told = [str(sentence) for sentence in telling.turning(slip)]
    assert "which cost" in told[0]
    assert told[-1] == "It would have won the game at once."


def test_who_does_not_finish_the_ship_in_drakkar_made_a_mistake() -> None:
    table = unfinished_ship()
    stern = committing(table, 0, "stern")  # type: ignore[arg-type]  # of this game
    [other] = [action for action in table.options(0) if action != stern]
    found, telling = looked_back(table, 0, other)
    [slip] = [one for one in turning_points(found, 0) if one.kind == "mistake"]
    assert slip.change < -0.2
    told = " ".join(str(sentence) for sentence in telling.turning(slip))
    assert f"“{table.describe(0, stern)}”" in told
    good, _ = looked_back(table, 0, stern)
    assert good.steps[0].judgement.verdict != "mistake"


def test_who_lets_the_last_torment_happen_in_beer_and_vikings_made_a_mistake() -> None:
    table = last_torment()
    assert choices(table) == ["pass", "burn life"]  # type: ignore[arg-type]  # of this game
    named = {beer_name(table, 1, action): action for action in table.options(1)}  # type: ignore[arg-type]  # the same
    found, telling = looked_back(table, 1, named["pass"])
    [slip] = [one for one in turning_points(found, 1) if one.kind == "mistake"]
    assert slip.change < -0.2
    told = [str(sentence) for sentence in telling.turning(slip)]
    assert "which cost" in told[0]
    assert f"“{table.describe(1, named['burn life'])}”" in told[1]
    assert told[-1] == "The choice ended the game, and another won."


@pytest.mark.parametrize(("drawn", "lucky"), [(GREY, True), (RED, False)])
def test_what_the_lid_gives_is_luck(drawn: str, lucky: bool) -> None:
    """Sailing across the line draws a token; a fourth red one calls the Valkyries, who take glory from the damaged."""
    position = bottlecap(seats=2).damage(1, red=3).ship(0, 3).ship(1, 0).meters(1, 2, 2, 9).meters(0, 1, 1, 7)
    table = position.draws(drawn).turn_of(0)
    [sail] = [action for action in table.options(0) if caps.name_of(table, action) == "sail 2"]
    found, _ = looked_back(table, 0, sail)
    luck = found.luck(found.steps[0])
    assert (luck[1] > 0.01) == lucky
    assert (luck[0] < -0.01) == lucky
