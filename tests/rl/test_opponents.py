"""Opponents that are functions and policies: they play, they get what a seat may know, and nothing else."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest

import meadhall
from meadhall import bots
from meadhall.engine import BadOption
from meadhall.engine.view import View
from meadhall.rl import MeadhallSingle, MeadhallTurned, MeadhallVec, Policy, observer, sight


def first(view: View) -> int:
    return view.options()[0]


def first_of_mask(seen: Any, mask: Any) -> np.int64:
    return np.flatnonzero(mask)[0]


def ends(env: Any, seed: int = 3, most: int = 400) -> str:
    """The record of a game in which the learner takes its first option."""
    seen, _ = env.reset(seed=seed)
    for _ in range(most):
        seen, _, over, _, _ = env.step(int(seen["action_mask"].argmax()))
        if over:
            break
    return env.unwrapped.record().text()


def rows(env: MeadhallVec, seed: int = 3, steps: int = 60) -> list[bytes]:
    seen, _ = env.reset(seed=seed)
    found = []
    for _ in range(steps):
        seen, *_ = env.step(seen["action_mask"].argmax(axis=1))
        found.append(seen["observation"].tobytes())
    return found


def test_a_function_gets_the_view_of_its_seat_and_its_choice_is_played(game: str, short: Any) -> None:
    heard: list[tuple[int, list[int], int]] = []

    def chosen(view: View) -> int:
        assert isinstance(view, View)
        heard.append((view.seat, view.options(), view.options()[-1]))
        return view.options()[-1]

    env = MeadhallSingle(game, chosen, options=short.get(game), seat=0)
    assert len(env.opponents) == meadhall.game(game).least_seats - 1
    ends(env)
    assert {seat for seat, _, _ in heard} == set(range(1, env.seats))
    record = env.record()
    made = [(one[0], one[1]) for one in record.decisions]
    for seat, options, action in heard:
        assert len(options) >= 1
        assert (seat, action) in made


def test_a_function_sees_nothing_that_its_seat_can_not_know(game: str) -> None:
    """What it is given is as good as any other world that the seat can't tell from the true one."""
    seen: list[bytes] = []

    def curious(view: View) -> int:
        assert view.table is not env.match.table
        raw = sight(game, env.seats).raw(view)
        assert raw == sight(game, env.seats).raw(view.redeal(len(seen)).view(view.seat))
        seen.append(raw)
        return view.options()[0]

    env = MeadhallSingle(game, curious, seat=0)
    ends(env, most=20)
    assert len(seen) > 10


def test_a_policy_gets_observation_and_mask_in_version_0(game: str, short: Any) -> None:
    sheet = observer(game, meadhall.game(game).least_seats, short.get(game))
    counted = [0]

    def chosen(seen: Any, mask: Any) -> int:
        counted[0] += 1
        assert seen.shape == (sheet.size,)
        assert seen.dtype == np.float32
        assert mask.shape == (sheet.actions,)
        assert mask.sum() >= 1
        return int(mask.argmax())

    by_policy = ends(MeadhallSingle(game, Policy(chosen), options=short.get(game)))
    assert counted[0] > 10
    assert by_policy == ends(MeadhallSingle(game, lambda view: min(view.options()), options=short.get(game)))


def test_a_policy_counts_seats_from_its_own_in_version_1(game: str, short: Any) -> None:
    """The policy takes the first action as it counts them: the same as a function that turns them by hand."""
    sheet = sight(game, meadhall.game(game).least_seats, short.get(game))

    def by_hand(view: View) -> int:
        return min(view.options(), key=lambda action: sheet.wheel.relative(view.seat, action))

    by_policy = ends(MeadhallTurned(game, Policy(first_of_mask), options=short.get(game)))
    assert by_policy == ends(MeadhallTurned(game, by_hand, options=short.get(game)))


def test_many_tables_take_functions_and_policies_as_well(game: str, short: Any) -> None:
    options = short.get(game)
    sheet = sight(game, meadhall.game(game).least_seats, options)

    def by_hand(view: View) -> int:
        return min(view.options(), key=lambda action: sheet.wheel.relative(view.seat, action))

    one = rows(MeadhallVec(game, 2, Policy(first_of_mask), options=options))
    assert one == rows(MeadhallVec(game, 2, by_hand, options=options))
    assert one != rows(MeadhallVec(game, 2, "random", options=options))


def test_names_functions_and_policies_sit_at_one_table() -> None:
    around = ["greedy", first, Policy(first_of_mask)]
    env = MeadhallSingle("drakkar", around, seat=1)
    assert env.seats == 4
    assert ends(env, most=30) == ends(MeadhallSingle("drakkar", around, seat=1), most=30)
    tables = gymnasium.make_vec("meadhall.rl:meadhall/drakkar-learning-v1", num_envs=2, opponents=around)
    tables.reset(seed=1)
    tables.step(np.asarray(tables.unwrapped.action_masks().argmax(axis=1)))  # type: ignore[attr-defined]


def test_a_bots_own_choice_is_a_function_of_a_view() -> None:
    assert ends(MeadhallSingle("bottlecap", bots.bot("random", 5).choose, options={"round_limit": 30}))


def test_a_pickled_game_takes_its_functions_along() -> None:
    env = MeadhallSingle("drakkar", [first, Policy(first_of_mask), "random"], seat=2)
    seen, _ = env.reset(seed=4)
    env.step(int(seen["action_mask"].argmax()))
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(10):
        mask = env.action_masks()
        assert (mask == twin.action_masks()).all()
        env.step(int(mask.argmax()))
        twin.step(int(mask.argmax()))
    assert env.record().text() == twin.record().text()


@pytest.mark.parametrize("made", [MeadhallSingle, MeadhallTurned, MeadhallVec])
@pytest.mark.parametrize(("answer", "said"), [(99_999, "99999"), (None, "None"), ("north", "'north'")])
def test_an_answer_that_is_no_option_is_told_with_the_seat(made: Any, answer: Any, said: str) -> None:
    for opponent in (lambda view: answer, Policy(lambda seen, mask: answer)):
        env = made("bottlecap", opponents=opponent, seat=1)
        with pytest.raises(BadOption, match=rf"The opponent at seat 0 chose {said}; its options are \d"):
            env.step(env.reset(seed=1)[0]["action_mask"].argmax(axis=-1))


@pytest.mark.parametrize("made", [MeadhallSingle, MeadhallVec])
def test_what_is_no_opponent_is_said_in_a_sentence(made: Any) -> None:
    with pytest.raises(BadOption, match=r"Random is a class; .* as in Random\(1\)\.choose\."):
        made("bottlecap", opponents=bots.Random)
    with pytest.raises(BadOption, match="3 is no opponent"):
        made("bottlecap", opponents=[3])
    with pytest.raises(BadOption, match="2 opponents and you make 3 seats, not 4"):
        made("bottlecap", opponents=[first, first], seats=4)
    with pytest.raises(BadOption, match="no bot 'troll'"):
        made("bottlecap", opponents=["troll"])
