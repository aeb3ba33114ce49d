"""Options for what tables read differently: Iaido, the Chain, Mjollnir, burning in windows, Spirits behind in a tie."""

from __future__ import annotations

import pytest

from meadhall.engine import play_out, seeded
from meadhall.games.beer import events
from meadhall.games.beer.game import GAME
from meadhall.games.beer.player import OUT, SPIRIT
from meadhall.games.beer.steps.window import Window
from meadhall.testing.beer import Position, beer
from meadhall.testing.beer_play import (
    choices,
    forbidden_by,
    gap,
    hand,
    happened,
    held,
    last_attack,
    nobody_stirs,
    play,
    when_absent,
    who,
)


def samurai(**options: str) -> Position:
    """A is a Samurai who can reach B by one or two Steps to the left."""
    position = beer(3, game="combined_one_pile", **options).warrior("A", "samurai").gap("AB", 4).gap("CA", 9)
    return position.gear("A", "Katana", "Naginata", "Yari")


@pytest.mark.rule("BEER-OPTION-iaido_steps", "BEER-R-89")
@pytest.mark.parametrize(
    ("option", "card", "walks"),
    [
        ("card", "M3", ["walk left 1", "walk left 2", "walk left 3"]),
        ("two", "M3", ["walk left 1", "walk left 2"]),
        ("card_up_to_two", "M3", ["walk left 1", "walk left 2"]),
        ("two", "M1", ["walk left 1", "walk left 2"]),
        ("card_up_to_two", "M1", ["walk left 1"]),
    ],
)
def test_how_far_iaido_goes(option: str, card: str, walks: list[str]) -> None:
    table = play(samurai(iaido_steps=option).hand("A", card, "Mace").turn_of("A"), "iaido", f"play {card}?")
    assert [word for word in choices(table) if word.startswith("walk left")] == walks or len(walks) == 1
    assert len(walks) > 1 or happened(table, events.MOVED)[-1][2] == 1


@pytest.mark.rule("BEER-OPTION-iaido_when", "BEER-CMB-6")
def test_iaido_at_any_time_needs_one_of_the_two_cards() -> None:
    position = samurai(iaido_when="any_time").hand("A", "A1 M2", "Spear", "Yumi")
    table = play(position.turn_of("A"), "play Spear", "as text")
    nobody_stirs(table)
    play(table, "done")
    assert str(table.prompt(0)) == "Before you draw: anything else?"
    assert "iaido" in choices(table)
    play(table, "iaido", "play A1 M2?", "walk left 2", "gear Naginata?")
    assert last_attack(table)[1] == 1 + 2 + 2  # box, Weapon, Steps
    play(table, "B: pass")
    assert (table.plays_left, table.players[0].energy) == (0, False)
    assert "iaido" not in choices(table)


@pytest.mark.rule("BEER-OPTION-iaido_when", "BEER-CMB-6")
def test_after_two_cards_there_is_no_iaido_at_any_time() -> None:
    position = samurai(iaido_when="any_time").hand("A", "A1 M2", "Spear", "Yumi")
    table = nobody_stirs(play(position.turn_of("A"), "play Spear", "as text"))
    nobody_stirs(play(table, "play Yumi", "as text"))
    assert forbidden_by(play(table, "done"), "iaido") == "BEER-CMB-6"


@pytest.mark.rule("BEER-OPTION-iaido_when")
def test_by_default_iaido_belongs_to_the_warrior_phase() -> None:
    table = samurai().hand("A", "A1 M2").turn_of("A")
    assert "iaido" in choices(table)
    assert "iaido" not in choices(play(table, "done"))


@pytest.mark.rule("BEER-OPTION-iaido_when", "BEER-INV-13")
@pytest.mark.parametrize("card", ["A1 M2", "M-"])
def test_whether_a_samurai_is_asked_tells_nothing_about_his_hand(card: str) -> None:
    """Life pile of one card, no drinks: but for Iaido there is nothing to decide after the Minions."""
    position = samurai(iaido_when="any_time").hand("A", card).life("A", size=1)
    table = play(position.turn_of("A"), "done")
    assert str(table.prompt(0)) == "Before you draw: anything else?"


@pytest.mark.rule("BEER-OPTION-iaido_when", "BEER-D-3")
def test_iaido_at_any_time_is_possible_on_the_burning_drakkar() -> None:
    table = samurai(iaido_when="any_time", location="drakkar").hand("A", "A1 M2").turn_of("A")
    play(table, "iaido", "walk left 2", "gear Naginata?", "B: pass")
    assert "remove AB 0" in choices(table)
    assert table.plays_left == 1


@pytest.mark.rule("BEER-OPTION-chain_and_iaido", "BEER-R-24")
@pytest.mark.parametrize(("answer", "steps", "struck"), [("use", 4, 0), ("pass", 2, 1)])
def test_the_chain_may_hold_iaido(answer: str, steps: int, struck: int) -> None:
    position = samurai(chain_and_iaido="holds").hand("A", "A1 M2", "Mace").valhalla("C", "Chain")
    table = play(position.turn_of("A"), "iaido", "play A1 M2?", "walk left 2")
    assert (who(table), when_absent(table)) == ("C", "pass")
    play(table, f"C: {answer}", "gear Naginata?", "B: pass?")
    assert (gap(table, "AB"), len(happened(table, events.ATTACKED))) == (steps, struck)
    assert (table.plays_left, table.players[0].energy, hand(table, "A")) == (1, False, ["Mace"])


@pytest.mark.rule("BEER-OPTION-chain_and_iaido", "BEER-R-24")
def test_by_default_the_chain_lets_iaido_go() -> None:
    position = samurai().hand("A", "A1 M2").valhalla("C", "Chain")
    table = play(position.turn_of("A"), "iaido", "walk left 2")
    assert (who(table), gap(table, "AB")) == ("B", 2)  # who is struck already


@pytest.mark.rule("BEER-OPTION-mjollnir_for", "BEER-VLR-8")
@pytest.mark.parametrize(("option", "smashed"), [("warrior", []), ("all", ["Family Sword"])])
def test_mjollnir_and_the_blows_of_minions(option: str, smashed: list[str]) -> None:
    position = beer(3, mjollnir_for=option).gap("AB", 1).valhalla("A", "Mjollnir").minion("A", "left", "Broddi")
    table = play(position.top("A2").hand("B", "D1").turn_of("A"), "done", "B: defend D1", "B: done?")
    assert [table.box.cards[card].name for card in table.removed] == smashed


@pytest.mark.rule("BEER-OPTION-mjollnir_for", "BEER-VLR-8")
def test_mjollnir_may_help_the_valkyrie_and_the_crew() -> None:
    position = beer(3, mjollnir_for="all").valhalla("A", "Mjollnir", "Valkyrie", "Crew").hand("B", "D1", "D1 A1")
    position.top("A1", "", "", "A1", "A-", "A-").gear("B", "Family Sword", "Mace")
    table = play(position.turn_of("A"), "done", "at B", "B: defend D1", "B: done")
    assert [table.box.cards[card].name for card in table.removed] == ["Family Sword"]
    table = play(table, "done", "gear Family Sword", "crew")
    assert str(table.prompt(1)) == "A's Crew strikes at you: an attack of 1. Defend?"


# Burning in windows


def thirsty(**options: str) -> Position:
    """A drinks; B has an empty hand, a drink to burn, and From the Spittoon on top of the pile."""
    return beer(3, **options).hand("A", "K1").drinks("B", "board").wounds("B", size=1).top("From the Spittoon")


@pytest.mark.rule("BEER-OPTION-burn_in_windows", "BEER-W-6", "BEER-R-25")
def test_by_default_nobody_fishes_for_an_interrupt() -> None:
    table = play(thirsty().hand("B", "Mace").turn_of("A"), "play K1", "as drink")
    assert (who(table), choices(table, "B")) == ("B", ["pass"])


@pytest.mark.rule("BEER-OPTION-burn_in_windows", "BEER-W-6", "BEER-BRN-1")
@pytest.mark.parametrize("interrupts", ["nearest", "arrival"])
def test_with_the_option_a_drink_may_be_burnt_for_an_interrupt(interrupts: str) -> None:
    table = play(thirsty(burn_in_windows="on", interrupts=interrupts).turn_of("A"), "play K1", "as drink")
    assert who(table) == "BC"  # B could burn the drink, C the soul
    assert {"pass", "burn board", "soul 1"} <= set(choices(table, "B"))
    play(table, "B: burn board", "B: for card")
    assert isinstance(table.agenda.top(), Window)
    play(table, "B: interrupt From the Spittoon", "C: pass?")
    assert happened(table, events.DRANK) == []
    assert table.players[0].drinks == 0


@pytest.mark.rule("BEER-OPTION-burn_in_windows", "BEER-HID-10")
def test_an_answer_stays_sealed_while_another_seat_burns() -> None:
    position = thirsty(burn_in_windows="on").hand("C", "From the Spittoon").top("Mace")
    table = play(position.turn_of("A"), "play K1", "as drink", "C: interrupt From the Spittoon", "B: soul 1")
    assert who(table) == "B"
    assert held(table, "B") == 1
    assert held(table, "C") == 1  # nothing was shown yet
    assert table.view(0).deciders() == [1, 2]  # A can't tell that C has answered
    play(table, "B: pass")
    assert held(table, "C") == 0


@pytest.mark.rule("BEER-OPTION-burn_in_windows", "BEER-HAND-1")
def test_who_burns_for_a_fifth_card_discards_before_the_window_goes_on() -> None:
    position = thirsty(burn_in_windows="on").hand("B", "Mace", "Bow", "Spear", "War Axe")
    table = play(position.turn_of("A"), "play K1", "as drink", "B: burn board", "B: for card", "B: discard Bow")
    assert isinstance(table.agenda.top(), Window)
    assert held(table, "B") == 4


# Spirits behind in a tie


@pytest.mark.rule("BEER-OPTION-trailing_spirits", "BEER-SD-6")
@pytest.mark.parametrize(("option", "state"), [("eliminated", OUT), ("stay", SPIRIT)])
def test_spirits_behind_when_warriors_tie(option: str, state: int) -> None:
    position = beer(4, trailing_spirits=option).sudden_death("D").drinks("A", "life", "board")
    table = position.drinks("B", "life", "board").drinks("C", "life").spirit("D", beers=1).over_to("C")
    assert (table.players[3].state, table.players[2].state) == (state, OUT)
    assert table.extra_rounds == 1
    assert table.active == (3 if option == "stay" else 0)  # from whoever emptied the Mug on


@pytest.mark.rule("BEER-OPTION-trailing_spirits", "BEER-SD-7")
def test_without_a_drink_in_play_no_spirit_stays() -> None:
    table = beer(4, trailing_spirits="stay").sudden_death("D").spirit("D").over_to("C")
    assert table.players[3].state == OUT


@pytest.mark.rule("BEER-OPTION-trailing_spirits", "BEER-SD-4")
def test_spirits_who_stayed_may_still_win() -> None:
    position = beer(4, trailing_spirits="stay").sudden_death("D").drinks("A", "life").drinks("B", "life")
    table = position.spirit("D", "drowsy", "drowsy A1").top("drowsy", "drowsy").over_to("C")
    assert table.extra_rounds == 1
    while not table.over and table.active == 3:
        table.apply(table.deciders()[0], table.default(table.deciders()[0]))
    assert not table.over


# All of them


@pytest.mark.parametrize("seed", range(6))
def test_games_with_all_of_them_run_to_their_end(seed: int) -> None:
    options: dict[str, object] = {
        "game": "combined_two_piles" if seed % 2 else "combined_one_pile",
        "iaido_steps": "card_up_to_two",
        "iaido_when": "any_time",
        "chain_and_iaido": "holds",
        "mjollnir_for": "all",
        "burn_in_windows": "on",
        "trailing_spirits": "stay",
        "turn_cap": 6,
        "location": ["none", "drakkar", "fjord"][seed % 3],
    }
    table = GAME.new(3 + seed, seed, options)
    play_out(table, seeded(seed))
    assert table.over
