"""What is told: every event has words, says why, and stays true."""

from __future__ import annotations

import pytest

from meadhall.engine.language import language
from meadhall.games.bottlecap import events, naming
from meadhall.testing.bottlecap import Position, bottlecap, finish_turn, happened, play
from meadhall.testing.bottlecap_games import decisions, sampled_game
from meadhall.testing.laws.wording import COMPLETE


@pytest.mark.parametrize("seed", range(12))
def test_every_event_has_words_of_its_own(seed: int) -> None:
    table = sampled_game(seed)
    for _ in decisions(table, seed):
        pass
    for event in table.events():
        words = str(table.tell(event))
        assert words.endswith(".")
        assert "wins" not in words or event.kind == events.WON
        if event.kind in (events.GAINED, events.LOST, events.FORFEITED):
            assert event.b > 0  # nothing is told of what did not happen
    rounds = [event.a for event in table.events() if event.kind == events.TURN]
    assert rounds == list(range(1, len(rounds) + 1))


def test_a_later_swap_does_not_change_what_was_told() -> None:
    position = bottlecap().ring("S13", "S01").ships(7, 1).abilities(0, "A14")
    table = play(position.turn_of(0), "sail 1")
    assert "Red sails 1 to Young wood." in table.view().told()
    before = table.view().told()
    play(table, "use A14", "swap 0 and 1")
    assert table.view().told()[: len(before)] == before


def test_where_a_ship_was_moored_stays_told_too() -> None:
    table = play(bottlecap().ring("S13", "S01").setup(), "place 0")
    assert table.view().told()[-1] == "Red moors at Young wood."
    table.spaces = [1, 13, *table.spaces[2:]]
    assert table.view().told()[-1] == "Red moors at Young wood."


def builder(side: str, tier: int, place: int = 0, seats: int = 2) -> Position:
    return bottlecap(seats).side(0, side).space(2, "S01").ship(0, 1).hut(0, tier, place).meters(0, 1, 7, 5)


@pytest.mark.parametrize(
    ("position", "steps", "ability"),
    [
        (builder("COM", 1, 1), ["step A05"], 5),
        (builder("U2", 2), ["step A20", "double wood"], 20),
        (builder("U3", 0), ["step A22"], 22),
        (builder("U3", 2), ["step A28", "rotate 4"], 28),
        (builder("U4", 0, seats=4), ["step A30"], 30),
        (builder("U4", 1, 1), ["step A33"], 33),
    ],
)
def test_a_gain_on_arrival_names_its_ability(position: Position, steps: list[str], ability: int) -> None:
    table = play(position.turn_of(0), "sail 1", "part a", *steps)
    assert [why for *_, why in happened(table, events.GAINED)] == [events.ABILITY + ability]
    assert f"({table.box.texts.abilities[ability]})" in " ".join(table.view().told())


@pytest.mark.parametrize(("ability", "meter"), [("A12", 1), ("A24", 0)])
def test_a_gain_on_landing_names_its_ability(ability: str, meter: int) -> None:
    table = play(bottlecap().space(0, "S01").ships(7, 3).abilities(0, ability).turn_of(0), "sail 1")
    assert happened(table, events.GAINED) == [(0, meter, 1, 1, events.ABILITY + int(ability[1:]))]


def test_losses_name_the_valkyries_and_the_robbers() -> None:
    position = bottlecap().ships(1, 2).space(2, "S09").gold(1, 3).damage(1, red=1).damage(0, red=2).draws("R", "G")
    told = play(position.turn_of(0), "sail 1").view().told()
    assert "Blue loses 2 gold, now 1 (Valkyries)." in told
    assert "Blue loses 1 gold, now 0 (robbed)." in told


def test_what_a_step_costs_is_paid_not_lost() -> None:
    table = play(builder("COM", 1, 1).turn_of(0), "sail 1", "part a", "step A05")
    paid = [words for words in table.view().told() if "gold" in words and "pays" in words]
    assert paid
    assert not [words for words in table.view().told() if "Red loses" in words]


@pytest.mark.parametrize(("text", "meter"), [("S08", 0), ("S11", 1), ("S13", 0), ("S09", 1)])
def test_a_gain_names_its_space(text: str, meter: int) -> None:
    table = play(bottlecap().space(2, text).ship(0, 1).meters(0, 1, 1, 3).turn_of(0), "sail 1", "part a")
    assert happened(table, events.GAINED) == [(0, meter, 2, 3, int(text[1:]))]


@pytest.mark.parametrize(
    ("position", "words"),
    [
        (bottlecap().space(2, "S02").meters(0, 2, 1, 9), "Red sits down on the throne of glory and wins."),
        (bottlecap().space(2, "S01").hut(0, 3).meters(0, 0, 8, 6), "Red sits down on the city's throne and wins."),
    ],
)
def test_the_end_tells_which_throne_was_reached(position: Position, words: str) -> None:
    table = play(position.ship(0, 1).turn_of(0), "sail 1", "part a")
    assert table.view().told()[-1] == words
    assert table.result().words == words


def test_the_end_without_a_throne_is_told_as_such() -> None:
    table = finish_turn(bottlecap(round_limit=30).ships(6, 5).round(30).turn_of(1))
    assert table.view().told()[-1] == "Nobody reached a throne in time; Blue came nearest and wins."


@pytest.mark.parametrize(("out", "warned"), [(3, True), (2, False)])
def test_who_would_call_the_valkyries_by_keeping_a_red_is_warned(out: int, warned: bool) -> None:
    position = bottlecap().space(2, "S07").ship(0, 1).abilities(0, "A10").damage(1, red=out).draws("R", "G")
    table = play(position.turn_of(0), "sail 1", "part b")
    red, grey = table.options(0)
    assert str(table.describe(0, red)) == "Return a red token"
    assert "The Valkyries come." not in map(str, table.forecast(0, red))
    assert ("The Valkyries come." in map(str, table.forecast(0, grey))) == warned


@pytest.mark.parametrize("tag", sorted({"en", *COMPLETE}))
def test_every_reason_why_a_meter_moves_has_a_word(tag: str) -> None:
    table = bottlecap().turn_of(0)
    for why in events.SOURCES:
        source = naming.source(table, why)
        assert source.key == "source-none" if why == events.START else language(tag).has(naming.ROOM, source.key)
