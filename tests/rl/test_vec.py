"""Many tables at once: what they show is what each seat may see, and they play the games that one table plays."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

import meadhall
from meadhall.engine import BadOption, MeadhallError, Refused
from meadhall.rl import MeadhallVec, SelfPlay, env, sight
from meadhall.testing.worlds import parts_of_victory

TABLES = 3


def any_option(masks: Any, dice: np.random.Generator) -> Any:
    """Any option of each row, each as likely as the other."""
    return (dice.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1)


def tables_of(play: Any) -> Any:
    """The true tables behind the arrays."""
    return play._rows.tables.tables


def started(game: str, short: Any, **settings: Any) -> SelfPlay:
    play = SelfPlay(game, TABLES, options=short.get(game), **settings)
    play.reset(seed=5)
    return play


def test_each_row_shows_what_the_view_of_its_seat_shows(game: str, short: Any) -> None:
    play = started(game, short, numbers="bytes")
    dice = np.random.default_rng(1)
    for _ in range(120):
        for row, table in enumerate(tables_of(play)):
            view = table.view(int(play.seats[row]))
            assert play.observations[row].tobytes() == play.sight.raw(view)
            turned = [play.sight.wheel.relative(view.seat, action) for action in view.options()]
            assert np.flatnonzero(play.masks[row]).tolist() == sorted(turned)
            assert len(turned) > 1
        play.step(any_option(play.masks, dice))


def test_self_play_is_the_game_of_the_single_environment(game: str, short: Any) -> None:
    """Every decision of a game, made once more at the PettingZoo table of the same seed, comes to the same end."""
    play = started(game, short)
    dice = np.random.default_rng(2)
    seed = tables_of(play)[0].seed
    single = env(game, options=short.get(game))
    single.reset(seed=seed)
    while not play.over[0]:
        seat = int(play.seats[0])
        assert single.agent_selection == f"seat_{seat}"
        actions = any_option(play.masks, dice)
        play.step(actions)
        single.step(play.sight.wheel.absolute(seat, int(actions[0])))
    assert single.table.over
    fair = 1 / play.table_seats
    assert play.rewards[0].tolist() == pytest.approx([part - fair for part in parts_of_victory(single.table)])


def test_a_table_whose_game_ends_begins_the_next_at_once(game: str, short: Any) -> None:
    play = started(game, short)
    dice = np.random.default_rng(3)
    first = [table.seed for table in tables_of(play)]
    while not play.over.any():
        assert not play.rewards.any()
        play.step(any_option(play.masks, dice))
    for row in range(TABLES):
        assert play.rewards[row].any() == play.over[row]
        assert (tables_of(play)[row].seed == first[row]) != play.over[row]
    assert play.rewards.sum() == pytest.approx(0, abs=1e-5)
    assert play.masks.any(axis=1).all()


def test_equal_seeds_give_equal_games_and_other_seeds_others(game: str, short: Any) -> None:
    def shown(seed: int) -> bytes:
        play = SelfPlay(game, TABLES, options=short.get(game))
        play.reset(seed=seed)
        dice = np.random.default_rng(4)
        seen = b""
        for _ in range(40):
            seen += play.observations.tobytes() + play.masks.tobytes()
            play.step(any_option(play.masks, dice))
        return seen

    assert shown(1) == shown(1)
    assert shown(1) != shown(2)
    assert len({table.seed for table in tables_of(started(game, short))}) == TABLES


def test_arrays_are_made_once_and_can_not_be_scribbled_on(game: str, short: Any) -> None:
    play = started(game, short)
    observations, masks = play.observations, play.masks
    before = observations.copy()
    play.step(any_option(masks, np.random.default_rng(1)))
    assert play.observations is observations
    assert play.masks is masks
    assert not np.array_equal(before, observations)
    with pytest.raises(ValueError, match="read-only"):
        masks[0, 0] = 1


def test_bytes_are_the_floats_before_they_are_scaled(game: str, short: Any) -> None:
    floats, plain = started(game, short), started(game, short, numbers="bytes")
    assert floats.observations.dtype == np.float32
    assert plain.observations.dtype == np.uint8
    assert np.array_equal(floats.observations, plain.observations / plain.sight.most)


def test_an_action_that_is_no_option_is_refused_before_anything_has_changed(game: str, short: Any) -> None:
    play = started(game, short)
    before = [table.decisions for table in tables_of(play)]
    actions = play.masks.argmax(axis=1)
    actions[-1] = play.masks[-1].argmin()
    with pytest.raises((Refused, BadOption)):
        play.step(actions)
    actions[-1] = play.masks.shape[1]
    with pytest.raises(BadOption, match="There is no action"):
        play.step(actions)
    with pytest.raises(MeadhallError, match="3 tables, and 2 actions"):
        play.step(actions[:2])
    assert [table.decisions for table in tables_of(play)] == before


@pytest.mark.parametrize("foretells", [False, True])
def test_options_have_features_of_their_own(game: str, short: Any, foretells: bool) -> None:
    """Those of all tables lie below each other, as each view would write them."""
    play = started(game, short, foretells=foretells)
    dice = np.random.default_rng(6)
    for _ in range(15):
        found = play.options()
        for row, table in enumerate(tables_of(play)):
            stretch = slice(found.starts[row], found.starts[row + 1])
            actions, features = play.sight.options(table.view(int(play.seats[row])))
            assert found.actions[stretch].tolist() == actions
            assert np.array_equal(found.features[stretch], features)
            assert sorted(actions) == np.flatnonzero(play.masks[row]).tolist()
        play.step(any_option(play.masks, dice))
    assert play.sight.option_size == found.features.shape[1]
    assert (sight(game, play.table_seats, short.get(game)).option_size < found.features.shape[1]) == foretells


def test_a_vector_environment_begins_anew_with_the_step_after_the_end(game: str, short: Any) -> None:
    tables = gymnasium.make_vec(
        f"meadhall.rl:meadhall/{game}-learning-v1",
        num_envs=TABLES,
        vectorization_mode="vector_entry_point",
        opponents="random",
        options=short.get(game),
    )
    assert tables.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    seen, infos = tables.reset(seed=3)
    dice = np.random.default_rng(1)
    ended = np.zeros(TABLES, bool)
    ends = 0
    while ends < 3:
        assert tables.observation_space.contains(seen)
        assert (seen["action_mask"].any(axis=1) != ended).all()
        true = tables_of(tables)
        before = [table.seed for table in true]
        seen, rewards, over, cut, infos = tables.step(any_option(seen["action_mask"], dice))
        assert not cut.any()
        for row, table in enumerate(tables_of(tables)):
            assert (table.seed != before[row]) == ended[row]
            assert table.over == over[row]
            if over[row]:
                fair = 1 / tables.unwrapped.seats
                assert rewards[row] == pytest.approx(parts_of_victory(table)[infos["seat"][row]] - fair)
            else:
                assert rewards[row] == 0
        ended = over
        ends += int(over.sum())


def test_bots_of_the_package_sit_at_the_other_seats() -> None:
    """A greedy opponent is not a random one, and the same seeds give the same games."""

    def shown(opponents: Any) -> bytes:
        tables = MeadhallVec("drakkar", 2, opponents, seat=1)
        seen, infos = tables.reset(seed=1)
        assert infos["seat"].tolist() == [1, 1]
        found = b""
        for _ in range(12):
            seen, *_ = tables.step(seen["action_mask"].argmax(axis=1))
            found += seen["observation"].tobytes()
        return found

    mixed = ["greedy", "search:iterations=2"]
    assert shown(mixed) == shown(mixed)
    assert len({shown(mixed), shown("greedy"), shown("random")}) == 3


def test_a_learner_counts_seats_from_its_own() -> None:
    """The left neighbour is the same action for every seat, in the single environment of version 1 as well."""
    wheel = sight("drakkar", 4).wheel
    attack = next(verb for verb in meadhall.game("drakkar").verbs.all if verb.name == "attack")
    assert {wheel.relative(seat, attack.base + (seat + 1) % 4) for seat in range(4)} == {attack.base + 1}
    turned = gymnasium.make("meadhall.rl:meadhall/drakkar-learning-v1", opponents="greedy", seat=2).unwrapped
    plain = gymnasium.make("meadhall.rl:meadhall/drakkar-v0", opponents="greedy", seat=2).unwrapped
    seen, _ = turned.reset(seed=4)
    plain.reset(seed=4)
    for _ in range(40):
        options = np.flatnonzero(seen["action_mask"])
        assert sorted(turned.options()[0]) == options.tolist()
        seen, _, over, _, _ = turned.step(options[-1])
        plain.step(turned.sight.wheel.absolute(2, int(options[-1])))
        assert turned.record().text() == plain.record().text()
        if over:
            break


def test_what_could_not_be_played_is_said_in_a_sentence() -> None:
    with pytest.raises(BadOption, match="At least one table"):
        SelfPlay("bottlecap", 0)
    with pytest.raises(BadOption, match="floats or bytes"):
        SelfPlay("bottlecap", 1, numbers="words")  # type: ignore[arg-type]  # that is the mistake
    with pytest.raises(MeadhallError, match=r"reset\(\)"):
        SelfPlay("bottlecap", 1).step([0])
    with pytest.raises(BadOption, match="make 3 seats, not 4"):
        MeadhallVec("bottlecap", 1, ["random", "random"], seats=4)
    with pytest.raises(BadOption, match="no seat 5"):
        MeadhallVec("bottlecap", 1, "random", seat=5)
    with pytest.raises(BadOption, match="2 tables, and 1 seeds"):
        MeadhallVec("bottlecap", 2, "random").reset(seed=[1])


def test_the_sizes_of_version_1_in_the_documentation_are_true() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "research.md").read_text(encoding="utf-8")
    for name in meadhall.SHELF:
        game = meadhall.game(name)
        [line] = [line for line in page.splitlines() if line.startswith(f"| {name} in version 1 |")]
        *sizes, option = [cell.strip() for cell in line.split("|")[2:-1]]
        assert int(option) == sight(name, game.least_seats).option_size
        for seats, size in enumerate(sizes, start=2):
            within = game.least_seats <= seats <= game.most_seats
            assert size == (str(sight(name, seats).size) if within else "")
