"""Section 6: who knows what, and INV-13: nobody learns more."""

from __future__ import annotations

import random

import pytest

from meadhall.engine import SPECTATOR, snapshot
from meadhall.games.beer import events
from meadhall.games.beer.knowledge import show_to
from meadhall.games.beer.steps.window import Window
from meadhall.games.beer.table import Beer
from meadhall.play.reveals import taught
from meadhall.testing.beer import beer
from meadhall.testing.beer_games import decisions, invariants, sampled_game
from meadhall.testing.beer_play import (
    attack,
    by_text,
    choices,
    hand,
    happened,
    play,
    who,
)


@pytest.mark.rule("BEER-HID-1", "BEER-R-91")
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_a_warriors_hand_shows_its_backs_and_no_face(viewer: int) -> None:
    table = beer(3).hand("A", "Mace drowsy", "Bow troublesome").turn_of("A")
    seen = table.view(viewer).table
    assert max(seen.players[0].hand) < 0
    assert [seen.box.back_of(card) for card in seen.players[0].hand] == [
        table.box.back_of(card) for card in table.players[0].hand
    ]
    assert table.view(0).table.players[0].hand == table.players[0].hand


@pytest.mark.rule("BEER-HID-2", "BEER-R-92", "BEER-OPTION-spirit_faces")
@pytest.mark.parametrize(("option", "open_faces"), [("public", True), ("hidden", False)])
def test_a_spirits_faces_are_open_or_hidden_by_option(option: str, open_faces: bool) -> None:
    table = beer(3, spirit_faces=option).spirit("A", "drowsy", "troublesome").top("troublesome").turn_of("A")
    for viewer in (0, 1, SPECTATOR):
        seen = table.view(viewer).table.players[0].hand
        assert (seen == table.players[0].hand) == open_faces
        assert [table.box.back_of(card) for card in seen] == [2, 0]


@pytest.mark.rule("BEER-HID-3", "BEER-HID-4", "BEER-LIFE-4")
def test_life_and_wounds_show_backs_and_numbers() -> None:
    table = beer(3).wounds("A", "drowsy").life("A", "troublesome", "drowsy").turn_of("A")
    seen = table.view(1).table
    assert [seen.box.back_of(card) for card in seen.players[0].wounds] == [2]
    assert seen.box.back_of(seen.players[0].life[-1]) == 0


@pytest.mark.rule("BEER-HID-5")
def test_of_the_draw_pile_only_the_top_back_shows() -> None:
    table = beer(3).top("Mace troublesome").turn_of("A")
    for viewer in (0, SPECTATOR):
        pile = table.view(viewer).table.piles[0]
        assert pile.left == table.piles[0].left
        assert max(pile.cards) < 0
        assert table.box.back_of(pile.cards[-1]) == 0
        assert len(set(pile.cards[:-1])) == 1


@pytest.mark.rule("BEER-HID-6")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_what_lies_on_the_table_is_open_to_all(viewer: int) -> None:
    position = beer(3, location="fjord").gear("A", "Mace", "Bow").drinks("A", "Bow", "life").valhalla("A", "Mjollnir")
    table = position.minion("B", "left", "Broddi", 1).gap("AB", 5).spent("C").top("A-").turn_of("A")
    seen = table.view(viewer).table
    for name in ("reserve", "mug_beers", "out_beers", "removed", "minions", "sudden", "valhalla_discards"):
        assert getattr(seen, name) == getattr(table, name)
    for mine, theirs in zip(seen.players, table.players):
        for name in ("gear", "on_gear", "on_life", "on_board", "beers", "wielded", "gap", "energy", "valhalla"):
            assert getattr(mine, name) == getattr(theirs, name)
    assert seen.piles[0].discards == table.piles[0].discards
    assert seen.rules.location == 4


@pytest.mark.rule("BEER-HID-7")
def test_the_returned_valhalla_card_stays_secret() -> None:
    position = beer(3).gap("AB", 1).hand("A", "A2").life("B", size=1).valhalla_deck("Mjollnir", "Barrel", "Chain")
    table = play(attack(position.turn_of("A"), "A2", "Family Sword", "B"), "B: pass?", "valhalla Mjollnir")
    for viewer in (0, 1, SPECTATOR):
        assert set(table.view(viewer).table.valhalla_deck) == {-1}
    [told] = [event for event in table.events(2) if event.kind == events.VALHALLA_SEEN]
    assert told.secret is None
    [told] = [event for event in table.events(0) if event.kind == events.VALHALLA_SEEN]
    assert told.secret is not None


@pytest.mark.rule("BEER-HID-9")
def test_a_slipped_card_is_known_to_giver_and_receiver() -> None:
    table = beer(4).spirit("D").top("drowsy").hand("B", "Mace").turn_of("D")
    play(table, "seat B", "seat C")
    card = table.players[2].hand[0]
    assert [table.view(seat).table.players[2].hand[0] == card for seat in (0, 1, 2, 3)] == [False, True, True, False]
    assert table.redeal(1, 5).players[2].hand == [card]


@pytest.mark.rule("BEER-HID-9", "BEER-INV-13")
def test_nobody_else_can_tell_which_of_two_cards_with_the_same_back_slipped() -> None:
    """A knows one of them, and they were drawn before and after a reshuffle."""
    found = []
    for slipped in (0, 1):
        table = beer(4).spirit("D").top("drowsy").hand("B", "drowsy", "drowsy").chance(slipped).turn_of("D")
        known, other = table.players[1].hand
        show_to(table, known, 0b0001)
        table.ages = [1 if card == other else age for card, age in enumerate(table.ages)]
        play(table, "seat B", "seat C")
        assert table.players[2].hand == [(known, other)[slipped]]
        for seat in (1, 2):
            assert table.view(seat).table.players[2].hand == table.players[2].hand
        players = table.view(0).table.players
        found.append((players[1].hand, players[2].hand))
    assert found[0] == found[1]
    assert max(found[0][0] + found[0][1]) < 0


@pytest.mark.rule("BEER-HID-10", "BEER-W-6", "BEER-INV-13")
def test_answers_are_hidden_until_all_are_in() -> None:
    position = beer(4).hand("A", "K1").hand("B", "From the Spittoon").hand("C", "Mace").hand("D", "Bow")
    table = play(position.turn_of("A"), "play K1", "as drink")
    before = table.view(2)
    play(table, "B: interrupt From the Spittoon")
    after = table.view(2)
    assert after.table.sealed == before.table.sealed
    assert after.options() == before.options()
    assert happened(table, events.INTERRUPTED) == []
    assert who(table) == "CD"


@pytest.mark.rule("BEER-HID-10")
def test_an_opened_window_is_a_reveal_that_no_undo_goes_behind() -> None:
    position = beer(3).hand("A", "K1").hand("B", "From the Spittoon").hand("C", "Mace")
    table = play(position.turn_of("A"), "play K1", "as drink", "B: interrupt From the Spittoon")
    assert shows_something(table, "C: pass")


def shows_something(table: Beer, word: str) -> bool:
    """Does anybody know more after this than before?"""
    after = play(table.copy(), word)
    made = after.last_decision
    assert made is not None
    return taught(table, after, made.seat, made.action)


@pytest.mark.rule("BEER-HID-2", "BEER-OPTION-spirit_faces")
@pytest.mark.parametrize(("option", "learns"), [("public", False), ("hidden", True)])
def test_a_spirit_who_plays_or_discards_by_backs_learns_the_faces_if_they_were_hidden(
    option: str, learns: bool
) -> None:
    position = beer(4, spirit_faces=option).spirit("D", "drowsy", "drowsy").top("drowsy", "drowsy", "drowsy")
    assert shows_something(play(position.turn_of("D"), "torment A"), "commit 1") is learns
    position = beer(4, spirit_faces=option).spirit("C", "drowsy", "drowsy", beers=2).top("drowsy").hand("A", "A1")
    assert shows_something(attack(position.turn_of("A"), "A1", "bare hands", "C"), "C: use") is learns
    position = beer(4, spirit_faces=option).spirit("D", "drowsy", "drowsy", "quarrelsome", "quarrelsome")
    table = play(position.top("troublesome", "drowsy").turn_of("D"), "pass?", "pass?")
    assert shows_something(table, "back drowsy") is learns


@pytest.mark.rule("BEER-HID-1")
def test_who_makes_another_discard_the_only_card_sees_it() -> None:
    position = beer(3).warrior("A", "sigrid").hand("A", "Mace", "Bow").hand("B", "Spear").hand("C", "Ketil", "Broddi")
    table = play(position.turn_of("A"), "power board", "discard Mace")
    assert shows_something(table, "seat B")
    assert not shows_something(table, "seat C")  # who has to choose first


@pytest.mark.rule("BEER-HID-11")
def test_drawn_and_soul_cards_are_known_to_their_drawer_alone() -> None:
    table = by_text(beer(3).hand("A", "Epic Moment").top("Mace", "Bow").turn_of("A"), "Epic Moment")
    assert hand(table, "A") == ["Mace", "Bow"]
    assert max(table.view(1).table.players[0].hand) < 0
    play(table, "soul 1")
    assert max(table.view(1).table.players[0].hand) < 0
    assert "Mace" not in str(table.view(1).told())
    assert "Mace" in str(table.view(0).told())


@pytest.mark.rule("BEER-HID-2", "BEER-R-92")
def test_returned_minions_are_known_to_all() -> None:
    position = beer(4).gap("AB", 1).gap("BC", 4).minion("C", "right", "Broddi", 1).life("B", size=1).hand("A", "A2")
    table = play(attack(position.turn_of("A"), "A2", "Family Sword", "B"), "B: pass?")
    assert table.view(3).table.players[2].hand == table.players[2].hand


@pytest.mark.rule("BEER-INV-13", "BEER-W-6")
@pytest.mark.parametrize("seed", range(25))
def test_no_seat_can_tell_its_table_from_a_redealt_one(seed: int) -> None:
    """The exchange test over whole games: hidden cards are dealt anew, and nothing that the seat sees changes."""
    dice = random.Random(seed)
    table = sampled_game(seed, turns=8)
    for seat, _ in decisions(table, seed):
        if dice.random() > 0.03:
            continue
        viewer = dice.choice([seat, *range(table.setting.seats), SPECTATOR])
        view = table.view(viewer)
        other = table.redeal(viewer, dice.randrange(1000))
        invariants(other)
        again = other.view(viewer)
        assert snapshot(again.table, viewer) == snapshot(view.table, viewer)
        assert again.told() == view.told()
        if viewer >= 0:
            assert again.options() == view.options() == table.options(viewer)
            assert str(again.prompt()) == str(view.prompt())
            assert [str(again.describe(a)) for a in again.options()] == [
                str(table.describe(viewer, a)) for a in view.options()
            ]


@pytest.mark.rule("BEER-INV-13")
@pytest.mark.parametrize("seed", range(10))
def test_a_sample_follows_from_the_view_alone(seed: int) -> None:
    dice = random.Random(seed)
    table = sampled_game(seed, turns=8)
    for _ in decisions(table, seed):
        if dice.random() > 0.015:
            continue
        viewer = dice.randrange(table.setting.seats)
        other = table.redeal(viewer, 77)
        assert snapshot(table.redeal(viewer, 3), viewer) == snapshot(other.redeal(viewer, 3), viewer)


@pytest.mark.rule("BEER-INV-13", "BEER-W-6")
@pytest.mark.parametrize("seed", range(10))
def test_windows_and_their_prompts_do_not_depend_on_faces(seed: int) -> None:
    """Who is asked, and in which words, is the same whatever is held; only numbers of cards matter."""
    dice = random.Random(seed)
    table = sampled_game(seed, turns=8)
    looked = 0
    for _ in decisions(table, seed):
        step = table.agenda.top()
        if isinstance(step, Window) and looked < 12:
            looked += 1
            holders = {seat for seat in table.warriors if seat != table.active and table.players[seat].hand}
            assert set(step.seats) == holders
            other = table.redeal(dice.randrange(table.setting.seats), looked)
            for asked in step.seats:
                if table.sealed[asked] < 0:
                    assert str(other.prompt(asked)) == str(table.prompt(asked))
                    assert choices(table, "ABCDEFGHIJKLMNOP"[asked])[0] == "pass"
    assert looked > 0
