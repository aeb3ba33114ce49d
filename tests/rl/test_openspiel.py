"""OpenSpiel's random simulation for Python games, and what its algorithms rely on."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest

import meadhall
from meadhall.rl import spiel
from meadhall.testing.worlds import parts_of_victory


def load(at: Any, deals: int = 20) -> Any:
    return pyspiel.load_game(f"meadhall_{at.game}", {"players": at.seats, "deals": deals, **at.options})


def play(state: Any, dice: random.Random, most: int) -> None:
    for _ in range(most):
        if state.is_terminal():
            return
        state.apply_action(dice.choice(state.legal_actions()))


def test_the_random_simulation_passes(at: Any) -> None:
    pyspiel.random_sim_test(load(at), num_sims=1, serialize=True, verbose=False)


def test_all_games_are_registered_once() -> None:
    spiel.register()
    for name in meadhall.SHELF:
        assert pyspiel.registered_names().count(f"meadhall_{name}") == 1


def test_returns_are_the_parts_of_the_victory_less_the_fair_one(at: Any) -> None:
    state = load(at).new_initial_state()
    play(state, random.Random(2), 100_000)
    assert state.is_terminal()
    shares = parts_of_victory(state.table)
    assert state.returns() == pytest.approx([share - 1 / at.seats for share in shares])
    assert sum(state.returns()) == pytest.approx(0)


def test_the_same_deal_and_actions_give_the_same_state(at: Any) -> None:
    game = load(at)
    one = game.new_initial_state()
    play(one, random.Random(3), 60)
    two = game.new_initial_state()
    for action in one.history():
        two.apply_action(action)
    assert str(one) == str(two)
    for player in range(at.seats):
        assert one.information_state_string(player) == two.information_state_string(player)
        assert one.observation_tensor(player) == two.observation_tensor(player)


@pytest.mark.parametrize("made", [8, 40])
def test_a_resampled_state_looks_the_same_to_its_player_and_plays_on(at: Any, made: int) -> None:
    state = load(at).new_initial_state()
    dice = random.Random(4)
    play(state, dice, made)
    if state.is_terminal():
        return
    for player in range(at.seats):
        other = state.resample_from_infostate(player, dice.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.current_player() == state.current_player()
        assert other.legal_actions(player) == state.legal_actions(player)
        assert other.table.rng.state() != state.table.rng.state()
        play(other, dice, 30)


@pytest.mark.parametrize("name", ["drakkar", "beer"])
def test_in_resampled_worlds_equal_information_states_have_equal_options(name: str) -> None:
    state = pyspiel.load_game(f"meadhall_{name}", {"deals": 5}).new_initial_state()
    dice = random.Random(9)
    play(state, dice, 12)
    options: dict[str, list[int]] = {}
    for _ in range(40):
        world = state.resample_from_infostate(state.current_player(), dice.random)
        for _ in range(6):
            if not world.is_terminal():
                player = world.current_player()
                legal = world.legal_actions()
                assert options.setdefault(world.information_state_string(player), legal) == legal
                assert options.setdefault(world.observation_string(player), legal) == legal
                world.apply_action(dice.choice(legal))


def test_whoever_resamples_a_resampled_world_recognises_it() -> None:
    state = pyspiel.load_game("meadhall_drakkar", {"deals": 5}).new_initial_state()
    dice = random.Random(10)
    play(state, dice, 12)
    world = state.resample_from_infostate(0, dice.random)
    seen = [world.information_state_string(player) for player in range(3)]
    assert [world.clone().information_state_string(player) for player in range(3)] == seen
    for player in range(3):
        assert world.resample_from_infostate(player, dice.random).information_state_string(player) == seen[player]


class Guess:
    """An evaluator that plays nothing out, so that a search takes moments."""

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]

    def evaluate(self, state: Any) -> list[float]:
        return [0.0] * state.num_players()


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_the_python_ismcts_bot_of_openspiel_finds_its_way(name: str) -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot

    state = pyspiel.load_game(f"meadhall_{name}", {"deals": 5}).new_initial_state()
    play(state, random.Random(11), 12)
    dice = np.random.RandomState(1)
    bot = ISMCTSBot(state.get_game(), Guess(), uct_c=1.0, max_simulations=30, random_state=dice)
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_pickled_state_goes_on_as_the_original_does(game: str, short: Any) -> None:
    rules = pyspiel.load_game(f"meadhall_{game}", {"deals": 5, **short.get(game, {})})
    state = rules.new_initial_state()
    play(state, random.Random(5), 30)
    twin = pickle.loads(pickle.dumps(state))
    play(state, random.Random(6), 40)
    play(twin, random.Random(6), 40)
    assert str(state) == str(twin)
    assert state.information_state_string(0) == twin.information_state_string(0)


def test_playing_on_a_clone_leaves_the_original_alone(game: str, short: Any) -> None:
    state = pyspiel.load_game(f"meadhall_{game}", {"deals": 5, **short.get(game, {})}).new_initial_state()
    play(state, random.Random(7), 30)
    before = str(state), state.information_state_string(0), state.observation_tensor(0)
    play(state.clone(), random.Random(8), 60)
    assert (str(state), state.information_state_string(0), state.observation_tensor(0)) == before


def test_the_python_environment_of_openspiel_runs_a_whole_game(game: str, short: Any) -> None:
    from open_spiel.python import rl_environment

    rules = pyspiel.load_game(f"meadhall_{game}", {"deals": 5, **short.get(game, {})})
    env = rl_environment.Environment(rules, observation_type=rl_environment.ObservationType.OBSERVATION)
    dice = np.random.default_rng(1)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        legal = step.observations["legal_actions"][player]
        assert len(step.observations["info_state"][player]) == rules.observation_tensor_size()
        step = env.step([int(dice.choice(legal))])
    assert sum(step.rewards) == pytest.approx(0)


def test_nobody_may_ask_for_all_hands_at_once() -> None:
    rules = pyspiel.load_game("meadhall_bottlecap")
    everything = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="sees all hands"):
        rules.make_py_observer(everything)
