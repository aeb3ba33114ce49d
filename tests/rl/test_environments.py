"""What PettingZoo's suites do not look at: whole games, masks, secrets, pickles, environments side by side."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meadhall
from meadhall.engine import BadOption, MeadhallError, Refused
from meadhall.rl import env, observer, parallel_env
from meadhall.testing.worlds import moments, parts_of_victory

SEEDS = range(3)


def options_in(seen: Any) -> np.ndarray[Any, Any]:
    return np.flatnonzero(seen["action_mask"])


def play(table: Any, dice: np.random.Generator, most: int = 10**9) -> list[bytes]:
    """Random options until the end or for `most` steps; everything that the agents were shown."""
    shown: list[bytes] = []
    for agent in table.agent_iter(most):
        seen, reward, over, cut, info = table.last()
        shown.append(agent.encode() + seen["observation"].tobytes() + seen["action_mask"].tobytes())
        shown.append(repr((reward, over, cut, info)).encode())
        table.step(None if over or cut else int(dice.choice(options_in(seen))))
    return shown


@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_game_keeps_its_promises(at: Any, seed: int) -> None:
    """One length, numbers from 0 to 1, a mask with a choice for who is to move and none for the others, one reward."""
    table = env(**at.settings)
    table.reset(seed=seed)
    dice = np.random.default_rng(seed)
    length = observer(at.game, at.seats, at.options).size
    gained = dict.fromkeys(table.possible_agents, 0.0)
    made = 0
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        gained[agent] += reward
        assert not cut
        if over:
            assert not seen["action_mask"].any()
            table.step(None)
            continue
        assert reward == 0
        assert seen["observation"].shape == (length,)
        assert seen["observation"].dtype == np.float32
        assert table.observation_space(agent).contains(seen)
        assert options_in(seen).tolist() == sorted(table.table.options(table.possible_agents.index(agent)))
        assert len(options_in(seen)) > 1
        if made % 10 == 0:
            for other in table.possible_agents:
                if other != agent:
                    assert not table.observe(other)["action_mask"].any()
        table.step(int(dice.choice(options_in(seen))))
        made += 1
    assert table.agents == []
    assert table.table.over
    shares = parts_of_victory(table.table)
    assert list(gained.values()) == pytest.approx([share - 1 / at.seats for share in shares])
    assert sum(gained.values()) == pytest.approx(0)


def test_a_masked_action_is_refused_and_changes_nothing(game: str, short: Any) -> None:
    table = env(game, options=short.get(game))
    table.reset(seed=2)
    dice = np.random.default_rng(1)
    for _ in range(12):
        seen, _, over, _, _ = table.last()
        if over:
            break
        before = (table.agent_selection, table.record().text())
        masked = np.flatnonzero(seen["action_mask"] == 0)
        for action in [*dice.choice(masked, 12), -1, len(seen["action_mask"])]:
            with pytest.raises(Refused):
                table.step(int(action))
        with pytest.raises(BadOption, match="None is no action"):
            table.step(None)
        assert (table.agent_selection, table.record().text()) == before
        assert table.last()[0]["observation"].tobytes() == seen["observation"].tobytes()
        table.step(int(dice.choice(options_in(seen))))


def test_a_lenient_environment_does_what_an_absent_seat_does(game: str) -> None:
    table, absent = env(game, illegal="default"), env(game, illegal="default")
    table.reset(seed=3)
    absent.reset(seed=3)
    for _ in range(10):
        if table.table.over:
            break
        table.step(len(table.observe(table.agent_selection)["action_mask"]) - 1)
        seat = absent.table.first_decider()
        legal = absent.table.legal(seat)
        last = len(absent.observe(absent.agent_selection)["action_mask"]) - 1
        absent.step(last if last in legal or absent.table.default(seat) not in legal else absent.table.default(seat))
        assert table.record().text() == absent.record().text()


def test_equal_seeds_give_equal_games_to_the_last_bit(at: Any) -> None:
    one, two = env(**at.settings), env(**at.settings)
    one.reset(seed=9)
    two.reset(seed=9)
    assert play(one, np.random.default_rng(4)) == play(two, np.random.default_rng(4))
    one.reset()
    two.reset()
    assert one.table.seed == two.table.seed
    assert one.table.seed != 9


def test_the_seed_is_the_tables_own(game: str) -> None:
    table = env(game)
    table.reset(seed=77)
    assert table.record().seed == 77
    table.reset()
    first = table.table.seed
    table.reset()
    assert len({77, first, table.table.seed}) == 3


def test_environments_side_by_side_do_not_disturb_each_other(game: str, short: Any) -> None:
    def alone(seed: int) -> list[bytes]:
        table = env(game, options=short.get(game))
        table.reset(seed=seed)
        return play(table, np.random.default_rng(seed), 200)

    tables = [env(game, options=short.get(game)) for _ in range(2)]
    dice = [np.random.default_rng(seed) for seed in (1, 2)]
    shown: list[list[bytes]] = [[], []]
    for seed, table in enumerate(tables, start=1):
        table.reset(seed=seed)
    for _ in range(200):
        for which, table in enumerate(tables):
            if table.agents:
                shown[which] += play(table, dice[which], 1)
    assert shown == [alone(1), alone(2)]


@pytest.mark.parametrize(
    "twin_of", [lambda table: pickle.loads(pickle.dumps(table)), copy.deepcopy], ids=["pickle", "copy"]
)
def test_a_pickled_environment_goes_on_as_the_original_does(at: Any, twin_of: Any) -> None:
    table = env(**at.settings)
    table.reset(seed=6)
    play(table, np.random.default_rng(1), 37)
    twin = twin_of(table)
    assert twin.agent_selection == table.agent_selection
    assert play(twin, np.random.default_rng(2), 60) == play(table, np.random.default_rng(2), 60)
    table.reset()
    twin.reset()
    assert twin.table.seed == table.table.seed


def test_a_pickled_environment_that_was_never_reset_is_one_that_was_never_reset() -> None:
    twin = pickle.loads(pickle.dumps(env("bottlecap")))
    with pytest.raises(MeadhallError, match=r"reset\(\)"):
        twin.record()
    twin.reset(seed=1)
    assert twin.record().seed == 1


@pytest.mark.parametrize("seed", SEEDS)
def test_an_observation_never_changes_when_hidden_cards_are_exchanged(game: str, seed: int) -> None:
    for table in moments(game, 100 + seed, 6):
        sheet = observer(game, table.setting.seats, table.setting.options)
        for seat in range(table.setting.seats):
            before = sheet.raw(table.view(seat))
            assert len(before) == sheet.size
            for exchange in range(2):
                assert sheet.raw(table.redeal(seat, exchange).view(seat)) == before


@pytest.mark.parametrize("seed", SEEDS)
def test_masks_and_observations_betray_no_sealed_answer(game: str, seed: int) -> None:
    """While others answer in secret, a seat sees the same whatever they choose."""
    for table in moments(game, 200 + seed, 12):
        deciders = table.deciders()
        if len(deciders) < 2:
            continue
        first, second = deciders[0], deciders[1]
        sheet = observer(game, table.setting.seats, table.setting.options)
        seen = set()
        for action in table.options(first)[:6]:
            world = table.copy()
            world.apply(first, action)
            if world.sealed[first] >= 0:
                seen.add(bytes(sheet.raw(world.view(second))))
        assert len(seen) <= 1


def test_seats_that_differ_see_something_different(game: str) -> None:
    """An observation that were the same for everybody, or always, would pass all tests of secrecy."""
    table = env(game)
    table.reset(seed=1)
    dice = np.random.default_rng(1)
    sizes = set()
    for _ in range(60):
        seen, _, over, _, _ = table.last()
        if over:
            break
        sizes.add(seen["observation"].tobytes())
        table.step(int(dice.choice(options_in(seen))))
    assert len(sizes) > 40
    assert len({table.observe(agent)["observation"].tobytes() for agent in table.possible_agents}) == table.seats


def test_every_question_of_a_game_is_told_apart(game: str) -> None:
    """Over some games no decision comes up that the observation has no place for."""
    sheet = observer(game, meadhall.game(game).least_seats)
    question = next(field for field in sheet.layout if field.name == "question")
    for seed in range(4):
        for table in moments(game, 300 + seed, 30):
            own = observer(game, table.setting.seats, table.setting.options)
            asked = own.raw(table.view(table.first_decider()))[question.at : question.at + question.size]
            assert sum(asked) == 1, type(table.agenda.top()).__name__


def test_the_layout_covers_the_whole_observation_without_gaps(at: Any) -> None:
    sheet = observer(at.game, at.seats, at.options)
    place = 0
    for field in sheet.layout:
        assert field.at == place
        assert field.size >= 1
        assert 1 <= field.most <= 255
        place += field.size
    assert place == sheet.size
    assert sheet.words().count("\n") == len(sheet.layout)


def test_a_game_is_cut_off_after_max_cycles_without_a_reward(at: Any) -> None:
    table = env(**at.settings, max_cycles=3)
    table.reset(seed=1)
    dice = np.random.default_rng(1)
    made = 0
    for _ in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        if over or cut:
            assert cut
            assert reward == 0
            assert not seen["action_mask"].any()
            table.step(None)
        else:
            table.step(int(dice.choice(options_in(seen))))
            made += 1
    assert made == 3 * at.seats
    assert table.agents == []


def test_the_parallel_face_asks_all_who_owe_at_once_and_comes_to_the_same_end(at: Any) -> None:
    table = parallel_env(**at.settings)
    seen, _ = table.reset(seed=5)
    dice = np.random.default_rng(5)
    rewards: dict[str, float] = {}
    while table.agents:
        owing = [table.possible_agents[seat] for seat in table.table.deciders()]
        assert [agent for agent in table.agents if seen[agent]["action_mask"].any()] == owing
        actions = {agent: int(dice.choice(options_in(seen[agent]))) for agent in owing}
        seen, rewards, over, cut, _ = table.step(actions)
        assert not any(cut.values())
    assert all(over.values())
    shares = parts_of_victory(table.table)
    assert list(rewards.values()) == pytest.approx([share - 1 / at.seats for share in shares])


def test_the_parallel_face_refuses_a_masked_action_before_anybody_has_acted(game: str) -> None:
    table = parallel_env(game)
    seen, _ = table.reset(seed=5)
    before = table.record().text()
    owing = [agent for agent in table.agents if seen[agent]["action_mask"].any()]
    actions = {agent: int(options_in(seen[agent])[0]) for agent in owing}
    actions[owing[-1]] = int(np.flatnonzero(seen[owing[-1]]["action_mask"] == 0)[0])
    with pytest.raises(Refused):
        table.step(actions)
    assert table.record().text() == before


def test_the_record_of_an_environment_rebuilds_its_table(game: str, short: Any) -> None:
    table = env(game, options=short.get(game))
    table.reset(seed=12)
    play(table, np.random.default_rng(1))
    rebuilt = meadhall.rebuild(meadhall.read_record(table.record().text()))
    assert rebuilt.result().scores == table.table.result().scores


def test_a_large_combined_table_can_be_learnt_from() -> None:
    table = env("beer", 10, options={"game": "combined_one_pile", "large_table": "on", "turn_cap": 2})
    table.reset(seed=1)
    play(table, np.random.default_rng(1), 80)
    assert table.observation_space("seat_9").contains(table.observe("seat_9"))


def test_what_could_not_be_played_is_said_in_a_sentence() -> None:
    with pytest.raises(BadOption, match="2 to 4 seats, not 5"):
        env("bottlecap", 5)
    with pytest.raises(BadOption, match="no option 'cityy'"):
        env("bottlecap", 2, options={"cityy": "common"})
    with pytest.raises(BadOption, match="At least one cycle"):
        env("bottlecap", 2, max_cycles=0)


def test_pettingzoos_own_wrapper_ends_a_game_at_an_illegal_action() -> None:
    from pettingzoo.utils.wrappers import TerminateIllegalWrapper

    table = TerminateIllegalWrapper(env("bottlecap", 3), illegal_reward=-1)
    table.reset(seed=1)
    mover = table.agent_selection
    seen, *_ = table.last()
    table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    ended = {}
    for agent in table.agent_iter():
        _, reward, over, _, _ = table.last()
        assert over
        ended[agent] = reward
        table.step(None)
    assert ended == {agent: -1.0 if agent == mover else 0.0 for agent in table.possible_agents}


def test_the_sizes_in_the_documentation_are_true() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text(encoding="utf-8")
    for name in meadhall.SHELF:
        game = meadhall.game(name)
        [line] = [line for line in page.splitlines() if line.startswith(f"| {name} |")]
        *sizes, actions = [cell.strip() for cell in line.split("|")[2:-1]]
        assert int(actions) == game.verbs.count
        for seats, size in enumerate(sizes, start=2):
            if game.least_seats <= seats <= game.most_seats:
                assert int(size) == observer(name, seats).size
            else:
                assert size == ""
