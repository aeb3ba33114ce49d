"""Gymnasium's own checker, and what a learner against bots may rely on."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import meadhall
from meadhall.engine import BadOption, MeadhallError, Refused
from meadhall.rl import MeadhallSingle
from meadhall.testing.worlds import parts_of_victory


def play_on(env: Any, seen: Any, dice: np.random.Generator, most: int = 100_000) -> tuple[float, Any, int]:
    """Random options to the end; the reward, what was seen last, and how many decisions it took."""
    for made in range(1, most + 1):
        seen, reward, over, cut, _ = env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
        assert not cut
        if over:
            return reward, seen, made
    return 0.0, seen, most


def test_the_checker_passes(at: Any) -> None:
    """It ignores masks, so the environment has to be lenient to any action."""
    made = gymnasium.make(
        f"meadhall/{at.game}-v0",
        opponents="random",
        seats=at.seats,
        options=at.options,
        illegal="default",
        render_mode="ansi",
    )
    check_env(made.unwrapped)


def test_a_game_against_bots_comes_to_its_end_with_one_reward(at: Any) -> None:
    env = MeadhallSingle(at.game, ["random"] * (at.seats - 1), options=at.options)
    seen, info = env.reset(seed=3)
    assert 0 <= info["seat"] < at.seats
    reward, seen, _ = play_on(env, seen, np.random.default_rng(1))
    assert not seen["action_mask"].any()
    shares = parts_of_victory(env.match.table)
    assert reward == pytest.approx(shares[env.seat] - 1 / at.seats)
    with pytest.raises(MeadhallError, match="over"):
        env.step(0)


def test_the_learner_is_only_asked_when_there_is_something_to_choose(game: str, short: Any) -> None:
    env = MeadhallSingle(game, "random", options=short.get(game))
    dice = np.random.default_rng(2)
    seen, _ = env.reset(seed=1)
    for _ in range(40):
        assert seen["action_mask"].sum() > 1
        assert (seen["action_mask"] == env.action_masks()).all()
        seen, _, over, _, _ = env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
        if over:
            break


def test_a_masked_action_is_refused_and_changes_nothing(game: str) -> None:
    env = MeadhallSingle(game, "random")
    seen, _ = env.reset(seed=5)
    before = env.record().text()
    for action in np.flatnonzero(seen["action_mask"] == 0)[::25]:
        with pytest.raises(Refused):
            env.step(int(action))
    assert env.record().text() == before


def test_equal_seeds_play_equal_games_and_the_seat_is_drawn_anew(game: str, short: Any) -> None:
    def played() -> list[Any]:
        env = MeadhallSingle(game, "greedy", options=short.get(game))
        found: list[Any] = []
        dice = np.random.default_rng(7)
        seen, info = env.reset(seed=11)
        for _ in range(3):
            found.append(info["seat"])
            _, seen, made = play_on(env, seen, dice, most=30)
            found += [made, seen["observation"].tobytes(), env.record().text()]
            seen, info = env.reset()
        return found

    assert played() == played()
    env = MeadhallSingle(game, "random", options=short.get(game))
    env.reset(seed=1)
    assert len({env.reset()[1]["seat"] for _ in range(30)}) == env.seats


@pytest.mark.parametrize(
    "twin_of", [lambda env: pickle.loads(pickle.dumps(env)), copy.deepcopy], ids=["pickle", "copy"]
)
def test_a_pickled_game_goes_on_as_the_original_does(game: str, short: Any, twin_of: Any) -> None:
    env = MeadhallSingle(game, "greedy", options=short.get(game))
    seen, _ = env.reset(seed=4)
    _, seen, _ = play_on(env, seen, np.random.default_rng(1), most=15)
    twin = twin_of(env)
    one = play_on(env, seen, np.random.default_rng(2), most=60)
    two = play_on(twin, seen, np.random.default_rng(2), most=60)
    assert (one[0], one[2]) == (two[0], two[2])
    assert env.record().text() == twin.record().text()
    assert env.reset()[0]["observation"].tobytes() == twin.reset()[0]["observation"].tobytes()


def test_what_could_not_be_played_is_said_in_a_sentence() -> None:
    with pytest.raises(BadOption, match="no bot 'troll'"):
        MeadhallSingle("bottlecap", "troll")
    with pytest.raises(BadOption, match="2 opponents and you make 3 seats, not 4"):
        MeadhallSingle("bottlecap", ["random", "random"], seats=4)
    with pytest.raises(BadOption, match="no seat 2"):
        MeadhallSingle("bottlecap", "random", seats=2, seat=2)
    with pytest.raises(BadOption, match="refuse or default"):
        MeadhallSingle("bottlecap", "random", illegal="punish")
    with pytest.raises(BadOption, match="ansi and human"):
        MeadhallSingle("bottlecap", "random", render_mode="rgb_array")
    with pytest.raises(MeadhallError, match=r"reset\(\)"):
        MeadhallSingle("bottlecap", "random").step(0)


def test_a_record_of_a_learners_game_rebuilds_its_table(game: str, short: Any) -> None:
    env = MeadhallSingle(game, "random", options=short.get(game))
    seen, _ = env.reset(seed=8)
    play_on(env, seen, np.random.default_rng(3))
    rebuilt = meadhall.rebuild(meadhall.read_record(env.record().text()))
    assert rebuilt.result().winners == env.match.result().winners
