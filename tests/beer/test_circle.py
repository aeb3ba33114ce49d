"""Sections 5.2 and 5.5: the circle, moving, and the Charge."""

from __future__ import annotations

import pytest

from meadhall.games.beer.actions import LEFT, RIGHT, TARGET
from meadhall.games.beer.circle import AT_LEAST, EXACT, addable, can_remove, ring, slots, targets
from meadhall.games.beer.components import SLEIPNIR
from meadhall.games.beer.table import Beer
from meadhall.testing.beer import beer
from meadhall.testing.beer_games import decisions, sampled_game
from meadhall.testing.beer_play import (
    attack,
    attacks,
    by_text,
    choices,
    drink,
    forbidden_by,
    gap,
    hand,
    held,
    last_attack,
    minions,
    move,
    play,
    throw,
)


def values(table: Beer) -> list[int]:
    return [value for _, value, _ in attacks(table)]


# The circle


@pytest.mark.rule("BEER-CIR-1", "BEER-INV-2")
@pytest.mark.parametrize("seats", [3, 4, 8])
def test_living_warriors_form_a_ring_with_a_gap_for_each_pair(seats: int) -> None:
    table = beer(seats).turn_of("A")
    assert table.warriors == list(range(seats))
    assert [player.gap for player in table.players] == [3] * seats
    assert [table.left_of[seat] for seat in range(seats)] == [*range(1, seats), 0]


@pytest.mark.rule("BEER-CIR-1", "BEER-GEN-4")
def test_spirits_are_no_part_of_the_ring() -> None:
    table = beer(4).spirit("B").turn_of("A")
    assert table.left_of[0] == 2
    assert gap(table, "AC") == 3


@pytest.mark.rule("BEER-CIR-2", "BEER-CIR-4")
def test_minions_stand_at_slots_and_friends_may_share_one() -> None:
    position = beer(3).gap("AB", 6).minion("A", "left", "Broddi", 1).minion("A", "left", "Ketil", 1)
    table = position.minion("B", "right", "Snorri", 2).turn_of("A")
    assert slots(table, 0) == [0, 1, 1, 4, 6]


@pytest.mark.rule("BEER-CIR-3")
def test_one_counter_always_stays_between_opponents() -> None:
    position = beer(3).gap("AB", 1).gap("BC", 2).gap("CA", 4).minion("C", "left", "Broddi", 3)
    table = by_text(position.hand("A", "Throw the Stool").turn_of("A"), "Throw the Stool")
    # AB has no counter to spare, BC has one; between Broddi (3 from C) and A only one is left, but 3 behind him
    assert choices(table) == ["remove BC 0", "remove CA 0"]


@pytest.mark.rule("BEER-CIR-3", "BEER-CIR-6")
def test_friends_may_stand_without_a_counter_between_them() -> None:
    position = beer(3).gap("AB", 2).minion("A", "left", "Broddi", 1).minion("A", "right", "Ketil", 0)
    table = by_text(position.gap("BC", 1).gap("CA", 1).hand("A", "Throw the Stool").turn_of("A"), "Throw the Stool")
    # the only removable counter lies between A and his own Broddi; it is taken without asking
    assert minions(table, "A")[0] == ("Broddi", "left", 0)
    assert gap(table, "AB") == 1


@pytest.mark.rule("BEER-CIR-5", "BEER-R-12", "BEER-R-13")
def test_distance_is_measured_both_ways_past_other_warriors() -> None:
    position = beer(4).gap("AB", 1).gap("BC", 1).gap("CD", 1).gap("DA", 4).gear("A", "Spear", "Long Sword")
    table = play(position.hand("A", "A1").turn_of("A"), "play A1", "as attack", "gear Spear")
    # D is at 4 on the right and at 1 + 1 + 1 on the left
    assert last_attack(table)[0] == 3


@pytest.mark.rule("BEER-CIR-5", "BEER-CIR-7", "BEER-R-49")
def test_two_warriors_have_one_distance() -> None:
    position = beer(3).spirit("B").gap("AC", 3).gear("A", "Spear").hand("A", "A1")
    table = play(position.turn_of("A"), "play A1", "as attack", "gear Spear")
    assert choices(table) == ["at B", "at C"]
    assert ring(table) == 0


@pytest.mark.rule("BEER-CIR-6")
def test_removed_counters_go_to_the_reserve_and_an_empty_reserve_adds_nothing() -> None:
    position = beer(8).spirit("B").top("troublesome")
    table = play(position.reserve(0).turn_of("B"), "remove AC 0")
    assert table.reserve == 1
    table = beer(3).gap("AB", 24 - 6).spirit("B").reserve(0).turn_of("B", windows=True)
    assert addable(table) == []


@pytest.mark.rule("BEER-CIR-6")
@pytest.mark.parametrize(("counters", "spare"), [(1, 0), (2, 1), (3, 2)])
def test_all_counters_of_a_gap_but_its_last_can_be_spared(counters: int, spare: int) -> None:
    table = beer(3).gap("AB", counters).gap("BC", 1).gap("CA", 1).turn_of("A")
    assert not can_remove(table, spare + 1)
    assert spare == 0 or can_remove(table, spare)


@pytest.mark.rule("BEER-CIR-6", "BEER-SPI-4", "BEER-R-77")
def test_anywhere_means_any_stretch_between_two_pieces() -> None:
    position = beer(4).spirit("D").top("troublesome").minion("A", "left", "Broddi", 1)
    table = position.turn_of("D")
    assert choices(table) == [
        "pass",
        "remove AB 0",
        "remove AB 1",
        "remove BC 0",
        "remove CA 0",
        "add AB 0",
        "add AB 1",
        "add BC 0",
        "add CA 0",
    ]
    play(table, "add AB 0")
    assert minions(table, "A") == [("Broddi", "left", 2)]
    assert gap(table, "AB") == 4


@pytest.mark.rule("BEER-CIR-7", "BEER-R-49")
def test_on_the_line_moving_uses_the_reserve() -> None:
    position = beer(3).spirit("B").gap("AC", 3).hand("A", "M2", "M2 A1")
    table = play(position.turn_of("A"), "play M2", "as move")
    assert choices(table) == ["walk left 2", "walk right 2"]
    reserve = table.reserve
    play(table, "walk left 2")
    assert (gap(table, "AC"), table.reserve) == (1, reserve + 2)
    move(table, "M2 A1", "right 2")
    assert (gap(table, "AC"), table.reserve) == (3, reserve)


@pytest.mark.rule("BEER-CIR-7", "BEER-MOV-2")
def test_on_the_line_nobody_moves_away_farther_than_the_reserve_goes() -> None:
    position = beer(3).spirit("B").gap("AC", 3).hand("A", "M2")
    table = play(position.reserve(1).turn_of("A"), "play M2", "as move")
    assert choices(table) == ["walk left 2", "walk right 1"]
    play(table, "walk right 1")
    assert (gap(table, "AC"), table.reserve) == (4, 0)
    table = play(position.reserve(0).turn_of("A"), "play M2", "as move")
    assert (gap(table, "AC"), table.reserve) == (1, 2)  # the only way was to the left


@pytest.mark.rule("BEER-CIR-7", "BEER-R-49", "BEER-MIN-1")
def test_on_the_line_minions_are_sent_into_the_only_gap() -> None:
    table = by_text(beer(3).spirit("B").hand("C", "Broddi").gap("AC", 3).turn_of("C"), "Broddi")
    assert minions(table, "C") == [("Broddi", "right", 0)]


@pytest.mark.rule("BEER-CIR-8", "BEER-R-50", "BEER-SD-9")
def test_a_lone_warrior_has_no_steps() -> None:
    position = beer(3).spirit("B").spirit("C").hand("A", "Ketil M1 A1", "Lick the Floor K1")
    table = position.turn_of("A")
    assert not table.over
    assert [player.gap for player in table.players] == [0, 0, 0]
    assert table.reserve == 24
    play(table, "play Ketil")
    assert choices(table) == ["gear Family Sword", "bare"]  # nothing but an attack, and only on Spirits
    table = position.turn_of("A")
    assert forbidden_by(play(table, "play Lick the Floor"), "as text") == "BEER-CIR-3"


# Moving


@pytest.mark.rule("BEER-MOV-1", "BEER-R-9", "BEER-OPTION-movement_mode")
def test_a_movement_goes_exactly_its_box() -> None:
    table = play(beer(3).gap("AB", 5).gap("CA", 5).hand("A", "M2").turn_of("A"), "play M2", "as move")
    assert choices(table) == ["walk left 2", "walk right 2"]
    play(table, "walk right 2")
    assert (gap(table, "AB"), gap(table, "CA"), gap(table, "BC")) == (7, 3, 3)
    table = beer(3, movement_mode="up_to").gap("AB", 5).gap("CA", 1).hand("A", "M2").turn_of("A")
    assert choices(play(table, "play M2", "as move")) == ["walk left 1", "walk left 2"]


@pytest.mark.rule("BEER-MOV-2", "BEER-R-9")
def test_an_opponent_cuts_a_movement_short() -> None:
    table = play(beer(3).gap("AB", 2).gap("CA", 4).hand("A", "M3").turn_of("A"), "play M3", "as move")
    assert choices(table) == ["walk left 1", "walk right 3"]


@pytest.mark.rule("BEER-MOV-2", "BEER-MOV-3", "BEER-TURN-6", "BEER-R-8")
def test_nobody_ever_passes_an_opponent() -> None:
    table = beer(3).gap("AB", 1).gap("CA", 1).hand("A", "M3").turn_of("A")
    play(table, "play M3")
    assert forbidden_by(table, "as move") == "BEER-MOV-2"


@pytest.mark.rule("BEER-MOV-4", "BEER-ATT-6")
def test_opposing_minions_block_movement_but_no_attack() -> None:
    position = beer(3).gap("AB", 2).gap("CA", 1).minion("B", "right", "Broddi", 1).gear("A", "Long Sword")
    table = position.hand("A", "Long Sword A1 M2").gear("A", "Spear").turn_of("A")
    play(table, "play Long Sword")
    assert forbidden_by(table, "as move") == "BEER-MOV-2"
    table = position.hand("A", "A1 M2").gear("A", "Long Sword").turn_of("A")
    attack(table, "A1 M2", "Long Sword", "B")
    assert last_attack(table)[0] == 1


@pytest.mark.rule("BEER-MOV-5", "BEER-R-42", "BEER-R-47")
def test_several_own_minions_are_pushed_and_those_behind_stay() -> None:
    position = beer(3).gap("AB", 5).minion("A", "left", "Broddi", 1).minion("A", "left", "Ketil", 3)
    position.minion("A", "right", "Snorri", 1).hand("A", "M3")
    table = move(position.turn_of("A"), "M3", "left 3")
    # pushed ones are beside A; Ketil stood exactly where A stops; Snorri keeps his place, now 1 + 3 from A
    assert minions(table, "A") == [("Broddi", "left", 0), ("Ketil", "left", 0), ("Snorri", "right", 4)]
    assert gap(table, "AB") == 2


@pytest.mark.rule("BEER-R-47", "BEER-MIN-2")
def test_a_pushed_minion_still_acts_this_turn() -> None:
    position = beer(3).gap("AB", 5).minion("A", "left", "Broddi", 1).hand("A", "M3").top("A1")
    table = play(move(position.turn_of("A"), "M3", "left 3"), "done")
    assert minions(table, "A") == [("Broddi", "left", 1)]
    assert last_attack(table)[0] == 1


@pytest.mark.rule("BEER-MOV-6", "BEER-WAR-3", "BEER-ITM-4")
@pytest.mark.parametrize("helped", ["leif", "boots"])
def test_a_dash_moves_only_with_a_bonus(helped: str) -> None:
    table = play(beer(3).hand("A", "M- A1").gap("AB", 1).turn_of("A"), "play M-")
    assert forbidden_by(table, "as move") == "BEER-MOV-6"
    position = beer(3).hand("A", "M- A1").gap("CA", 1)
    position = position.warrior("A", "leif") if helped == "leif" else position.gear("A", "Sea Boots")
    assert gap(move(position.turn_of("A"), "M-", "left 1"), "AB") == 2


@pytest.mark.rule("BEER-MOV-1", "BEER-WAR-3", "BEER-ITM-4")
def test_bonus_steps_are_optional_and_add_up() -> None:
    position = beer(3).gap("AB", 9).gap("CA", 1).hand("A", "M2").warrior("A", "leif").gear("A", "Sea Boots")
    table = play(position.turn_of("A"), "play M2", "as move")
    assert choices(table) == ["walk left 2", "walk left 3", "walk left 4"]


# The Charge


@pytest.mark.rule("BEER-CHG-1", "BEER-R-10", "BEER-WAR-3")
def test_a_charge_adds_the_box_without_bonus_steps() -> None:
    position = beer(3).gap("AB", 4).hand("A", "M2", "A1 M1").warrior("A", "leif")
    table = move(position.turn_of("A"), "M2", "left 3", charge=True)
    assert values(attack(table, "A1 M1", "bare hands", "B")) == [1 + 2]


@pytest.mark.rule("BEER-CHG-1")
def test_a_charge_may_be_left_unused() -> None:
    table = move(beer(3).hand("A", "M2", "A1 M1").turn_of("A"), "M2", "left 2", charge=True)
    assert values(attack(table, "A1 M1", "bare hands", "B", use="calm attack")) == [1]


@pytest.mark.rule("BEER-R-10", "BEER-OPTION-charge_bonus")
@pytest.mark.parametrize(("option", "bonus"), [("box", 3), ("moved", 1)])
def test_what_a_charge_adds_is_an_option(option: str, bonus: int) -> None:
    position = beer(3, charge_bonus=option).gap("AB", 2).hand("A", "M3", "A1 M1")
    table = move(position.turn_of("A"), "M3", "left 1", charge=True)
    assert values(attack(table, "A1 M1", "bare hands", "B")) == [1 + bonus]


@pytest.mark.rule("BEER-CHG-2", "BEER-R-10")
def test_without_a_step_there_is_no_charge() -> None:
    table = play(beer(3).gap("AB", 1).gap("CA", 1).hand("A", "M3").turn_of("A"), "play M3")
    assert forbidden_by(table, "as charge") == "BEER-MOV-2"


@pytest.mark.rule("BEER-CHG-3", "BEER-R-11")
def test_another_card_loses_the_charge() -> None:
    position = beer(3).hand("A", "M2", "Mace", "A1 M1")
    table = move(position.turn_of("A"), "M2", "left 2", charge=True)
    assert table.charge == 2
    by_text(table, "Mace")
    assert table.charge == 0
    position = beer(3).hand("A", "M2 K1").hand("A", "M2", "K1").turn_of("A")
    drink(move(position, "M2", "left 2", charge=True), "K1", "board")
    assert position.charge == 0


@pytest.mark.rule("BEER-CHG-3", "BEER-R-11", "BEER-AXE-2")
def test_burning_powers_and_axes_keep_the_charge_and_do_not_use_it() -> None:
    position = (
        beer(3).gap("BC", 5).gap("CA", 4).hand("A", "M2", "A1 M1", "Mace").gear("A", "Battle Axe", "Healing Herbs")
    )
    table = position.drinks("A", "board").wounds("A", size=2).turn_of("A")
    move(table, "M2", "left 2", charge=True)
    play(table, "soul 1", "discard Mace?", "burn board", "for card")
    play(throw(table, "Battle Axe", "C"), "C: pass")
    assert values(table) == [3]
    assert table.charge == 2
    assert values(attack(table, "A1 M1", "bare hands", "B")) == [3, 1 + 2]


@pytest.mark.rule("BEER-CHG-4")
def test_a_second_charge_replaces_the_first_and_ends_with_the_phase() -> None:
    table = beer(3).gap("AB", 6).hand("A", "M2", "M1 A1").turn_of("A")
    move(table, "M2", "left 2", charge=True)
    move(table, "M1 A1", "left 1", charge=True)
    assert table.charge == 1
    play(table, "done")
    assert table.charge == 0


@pytest.mark.rule("BEER-CHG-4", "BEER-VLR-11")
def test_a_ticket_card_after_the_phase_is_no_charge() -> None:
    position = beer(3).valhalla("A", "Ticket").life("A", "M2 A1", "M2 A2", "Spear", "Bow")
    assert "as charge" in choices(play(position.turn_of("A"), "ticket"))
    table = play(position.turn_of("A"), "done", "ticket")
    assert "as move" in choices(table)
    assert "as charge" not in choices(table)
    play(table, "done", "done", "ticket")  # before wielding
    assert "as move" in choices(table)
    assert "as charge" not in choices(table)


@pytest.mark.rule("BEER-CHG-5", "BEER-BSK-1")
def test_the_charge_helps_a_berserk_attack_and_one_on_a_spirit() -> None:
    table = move(beer(4).spirit("C").hand("A", "M2", "A1 M1").turn_of("A"), "M2", "left 2", charge=True)
    assert values(attack(play(table, "berserk"), "A1 M1", "Family Sword", "C")) == [1 + 2 + 2]


@pytest.mark.rule("BEER-CHG-5")
def test_a_charged_bow_and_a_minion_as_its_target() -> None:
    position = beer(3).gap("AB", 6).gap("BC", 6).gap("CA", 6).gear("A", "Bow").hand("A", "M2", "A1 M1")
    table = move(position.minion("B", "right", "Broddi").turn_of("A"), "M2", "left 2", charge=True)
    attack(table, "A1 M1", "Bow", "B's Broddi")
    assert last_attack(table)[1:] == (1 + 2 + 2, True)


@pytest.mark.rule("BEER-CHG-5", "BEER-IRU-4")
def test_a_redirected_attack_keeps_the_charge() -> None:
    position = beer(3).gap("AB", 6).gap("BC", 6).gap("CA", 6).gear("A", "Bow").hand("A", "M2", "A1 M1")
    position.hand("C", "It's for You!")
    table = move(position.turn_of("A"), "M2", "left 2", charge=True)
    attack(table, "A1 M1", "Bow", "B")
    play(table, "C: interrupt It's for You!", "C: at A")
    assert str(table.prompt(0)) == "A strikes at you: a Ranged Attack of 5. Defend?"


@pytest.mark.rule("BEER-CHG-6")
def test_a_cancelled_movement_gives_no_charge() -> None:
    position = beer(3, game="combined_one_pile").hand("A", "M2", "A1 M1").hand("B", "Stumble").gap("AB", 1)
    table = move(position.turn_of("A"), "M2", "right 2", charge=True)
    play(table, "B: interrupt Stumble")
    assert table.charge == 0
    assert gap(table, "AB") == 1
    assert held(table, "A") == 1
    assert hand(table, "B") == []


# Distances, reckoned once more in another way


def track(table: Beer) -> list[tuple[str, int]]:
    """The whole circle as a list, clockwise from the first Warrior: pieces, and a counter as ("step", -1)."""
    found: list[tuple[str, int]] = []
    for seat in table.warriors:
        found.append(("warrior", seat))
        other = table.left_of[seat]
        counters = table.players[seat].gap
        pieces = [(one.steps, one.number) for one in table.minions if one.owner == seat and one.side == LEFT]
        pieces += [
            (counters - one.steps, one.number) for one in table.minions if one.owner == other and one.side == RIGHT
        ]
        for slot in range(counters + 1):
            found += [("minion", one) for at, one in pieces if at == slot]
            found += [("step", -1)] * (slot < counters)
    return found


@pytest.mark.rule("BEER-CIR-2", "BEER-CIR-5", "BEER-ATT-4", "BEER-ATT-5", "BEER-ATT-6", "BEER-AXE-3")
@pytest.mark.parametrize("seed", range(15))
def test_targets_are_those_at_the_right_distance_when_the_counters_are_counted_one_by_one(seed: int) -> None:
    table = sampled_game(seed, turns=6)
    looked = 0
    for _ in decisions(table, seed):
        if table.decisions % 7 or len(table.warriors) < 3:
            continue
        looked += 1
        line = track(table)
        total = line.count(("step", -1))
        for seat in table.warriors:
            if table.players[seat].has(SLEIPNIR):
                continue
            turned = line[line.index(("warrior", seat)) :] + line[: line.index(("warrior", seat))]
            own = {one.number for one in table.minions if one.owner == seat}
            spirits = {TARGET + spirit for spirit in table.spirits()}
            for steps in (1, 2, 3):
                exact, far = set(spirits), set(spirits)
                for at, (kind, which) in enumerate(turned):
                    if kind == "step" or (kind, which) == ("warrior", seat) or (kind == "minion" and which in own):
                        continue
                    one_way = turned[:at].count(("step", -1))
                    both = (one_way, total - one_way)
                    piece = TARGET + (which if kind == "warrior" else 16 + which)
                    exact |= {piece} if steps in ((min(both),) if table.rules.nearest_only else both) else set()
                    far |= {piece} if min(both) >= steps else set()
                assert set(targets(table, seat, EXACT, steps, False, False)) == exact
                flying = {TARGET + 52} if table.valkyrie_owner not in (-1, seat) else set()
                assert set(targets(table, seat, AT_LEAST, steps, True, False)) == far | flying
    assert looked > 0
