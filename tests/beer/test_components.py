"""Section 1 of the catalogue: what is in the box, and what a data file must keep to."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from meadhall.cli.screens.beer_signs import box_pieces
from meadhall.engine import BadData
from meadhall.engine.datafile import check
from meadhall.games.beer import data as datafile
from meadhall.games.beer import naming
from meadhall.games.beer.components import EQUIPMENT, EVENT, INTERRUPT_CARD, MINION, SAMURAI, VIKING
from meadhall.games.beer.game import GAME
from meadhall.testing.beer import beer

BOX = datafile.load(None)
VIKINGS = range(98)
SAMURAI_CARDS = range(98, 196)


def copies(name: str) -> int:
    return sum(BOX.cards[card].name == name for card in range(196))


def text(name: str) -> Any:
    return next(BOX.cards[card] for card in range(196) if BOX.cards[card].name == name)


@pytest.mark.rule("BEER-COMP-1", "BEER-SAK-1", "BEER-DAT-1")
@pytest.mark.parametrize("cards", [VIKINGS, SAMURAI_CARDS])
def test_ninety_eight_cards_of_four_kinds(cards: range) -> None:
    kinds = Counter(BOX.kind[card] for card in cards)
    assert kinds == {EVENT: 40, EQUIPMENT: 40, MINION: 10, INTERRUPT_CARD: 8}
    assert sum(BOX.cards[card].starting for card in cards) == 8


@pytest.mark.rule("BEER-COMP-2", "BEER-LOC-1", "BEER-LOC-2", "BEER-LOC-3", "BEER-LOC-4", "BEER-DAT-1")
def test_four_locations() -> None:
    names = [location.name for location in BOX.locations[1:]]
    assert names == ["Battleground", "Burning Drakkar", "Banqueting Hall", "Stormy Fjord"]


@pytest.mark.rule("BEER-COMP-3", "BEER-DAT-1", "BEER-SET-5")
def test_ten_valhalla_cards() -> None:
    assert [card.name for card in BOX.valhalla] == [
        "Dragon's Blood",
        "Eye of the Maelstrom",
        "Fenrir's Chain",
        "Mead Barrel",
        "Mjollnir",
        "Odin's Ravens",
        "Quarrelsome Crew",
        "Sleipnir",
        "Ticket for Valhalla",
        "Valkyrie in Love",
    ]
    assert sorted(beer(3).turn_of("A").valhalla_deck) == list(range(10))


@pytest.mark.rule("BEER-COMP-4", "BEER-COMP-5", "BEER-SAK-1", "BEER-DAT-1", "BEER-DAT-7")
def test_eight_boards_of_each_kind_with_four_to_seven_life_points() -> None:
    for kind in (VIKING, SAMURAI):
        boards = [board for board in BOX.boards if board.kind == kind]
        assert len(boards) == 8
        assert all(4 <= board.life <= 7 for board in boards)
        assert sum(board.life for board in boards) <= 50
    table = GAME.new(8, 1)
    assert all(player.energy for player in table.players)  # one counter each


@pytest.mark.rule("BEER-COMP-6", "BEER-COMP-7", "BEER-COMP-8", "BEER-SAK-1")
def test_counters_drinks_and_one_mug() -> None:
    table = GAME.new(5, 1)
    assert sum(player.gap for player in table.players) + table.reserve == 24
    assert table.mug + table.out_beers == 20
    both = GAME.new(5, 1, {"game": "combined_one_pile"})
    assert sum(player.gap for player in both.players) + both.reserve == 24 + 28
    assert both.mug_beers + both.out_beers == both.mug_sakes + both.out_sakes == 20


@pytest.mark.rule("BEER-COMP-9", "BEER-GEN-5", "BEER-GEN-2", "BEER-R-1")
def test_every_rule_has_words_and_no_flavour_has_an_action() -> None:
    """The reference list is help; shouting, slurring and folding are nobody's option."""
    rules = {rule.id: rule for rule in GAME.rules}
    for symbol in ("Attack", "Ranged Attack", "Defense", "Step", "Movement", "drink", "Life Point"):
        assert symbol in rules["BEER-COMP-9"].text
    assert all(rule.title and rule.text for rule in GAME.rules)
    assert not {"shout", "slur", "fold"} & {GAME.verbs.name(action) for action in range(10)}
    assert "Full" in rules["BEER-GEN-2"].text
    assert "Full" in rules["BEER-R-1"].text


@pytest.mark.rule("BEER-CARD-1", "BEER-CARD-3", "BEER-DAT-2")
@pytest.mark.parametrize("cards", [VIKINGS, SAMURAI_CARDS])
def test_every_card_has_four_boxes_a_text_and_one_of_three_backs(cards: range) -> None:
    backs = Counter(BOX.back_of(card) for card in cards)
    assert sorted(backs) == [0, 1, 2]
    assert set(backs.values()) <= {32, 33}
    for kind in (EVENT, EQUIPMENT):
        assert {BOX.back_of(card) for card in cards if BOX.kind[card] == kind} == {0, 1, 2}
    for card in cards:
        assert naming.says(BOX.cards[card]) is not naming.NONE
        same_text = [other for other in cards if BOX.text_of[other] == BOX.text_of[card]]
        assert len(same_text) >= 1


@pytest.mark.rule("BEER-CARD-2", "BEER-DAT-3", "BEER-DAT-4")
@pytest.mark.parametrize("cards", [VIKINGS, SAMURAI_CARDS])
def test_the_boxes_keep_to_the_constraints(cards: range) -> None:
    means = []
    for box in (BOX.attack, BOX.defense, BOX.movement, BOX.drink):
        shown = [box[card] for card in cards]
        assert set(shown) <= {0, 1, 2, 3}
        assert 4 * shown.count(0) >= 98
        assert 12 * shown.count(3) <= 98
        means.append(sum(shown) / 98)
    assert 1.0 <= means[0] <= 1.3
    assert 0.8 <= means[1] <= 1.2
    assert 1.1 <= means[2] <= 1.4
    assert 0.4 <= means[3] <= 0.6
    drink = Counter(BOX.drink[card] for card in cards)
    assert 35 <= drink[1] <= 45
    assert 4 <= drink[2] <= 8
    assert drink[3] == 0
    for card in cards:
        assert 2 <= BOX.attack[card] + BOX.defense[card] + BOX.movement[card] + BOX.drink[card] <= 6
    assert {0, 1, 2} <= {BOX.attack[card] for card in cards}
    assert {0, 1} <= {BOX.defense[card] for card in cards}
    assert 2 in {BOX.movement[card] for card in cards}


@pytest.mark.rule("BEER-CARD-2")
def test_a_dash_is_written_as_a_dash() -> None:
    card = next(card for card in VIKINGS if BOX.drink[card] == 0)
    assert "K- " in [said for said, _ in box_pieces(BOX.values(card))]


@pytest.mark.rule("BEER-EV-1", "BEER-EV-2", "BEER-EV-3", "BEER-EV-4", "BEER-EV-5", "BEER-EV-6", "BEER-EV-7")
@pytest.mark.parametrize(
    ("name", "count", "cost"),
    [
        ("Buxom Barmaid", 6, ""),
        ("Dragon's Breath", 6, "give up 1 drink"),
        ("Epic Moment", 6, "lose 1 Life Point"),
        ("Lick the Floor", 5, "remove 1 Step counter"),
        ("Outrage!", 6, "give up 1 drink"),
        ("Proof of Manhood", 5, "lose 1 Life Point"),
        ("Throw the Stool", 6, "remove 1 Step counter"),
    ],
)
def test_the_events(name: str, count: int, cost: str) -> None:
    assert copies(name) == count
    assert str(naming.cost(text(name).power.cost) or "") == cost


@pytest.mark.rule("BEER-INT-1", "BEER-INT-2", "BEER-INT-3", "BEER-SAK-5")
@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("From the Spittoon", 3),
        ("Left on the Drakkar", 2),
        ("It's for You!", 3),
        ("Stumble", 3),
        ("Spilled Cup", 3),
        ("Wrong Scabbard", 2),
    ],
)
def test_the_interrupts(name: str, count: int) -> None:
    assert copies(name) == count
    assert text(name).kind == INTERRUPT_CARD


@pytest.mark.rule("BEER-WPN-1", "BEER-WPN-2", "BEER-WPN-3", "BEER-WPN-4", "BEER-WPN-5", "BEER-WPN-6", "BEER-WPN-7")
@pytest.mark.rule("BEER-WPN-8", "BEER-SAK-2", "BEER-SAK-3", "BEER-DAT-5")
@pytest.mark.parametrize(
    ("name", "count", "steps", "ranged", "attack", "defense", "axe"),
    [
        ("Family Sword", 8, 1, False, 2, 2, False),
        ("Battle Axe", 3, 3, False, 3, 1, True),
        ("War Axe", 3, 2, False, 3, 0, True),
        ("Bearded Axe", 3, 1, False, 2, 1, True),
        ("Long Sword", 3, 2, False, 2, 2, False),
        ("Mace", 3, 1, False, 3, 1, False),
        ("Spear", 3, 3, False, 2, 1, False),
        ("Bow", 3, 3, True, 2, 0, False),
        ("Katana", 8, 1, False, 2, 2, False),
        ("Naginata", 4, 2, False, 2, 1, False),
        ("Yumi", 4, 3, True, 2, 0, False),
        ("Wakizashi", 4, 1, False, 1, 2, False),
        ("Nodachi", 4, 2, False, 3, 0, False),
        ("Yari", 4, 3, False, 2, 1, False),
        ("Masakari", 2, 2, False, 2, 1, True),
    ],
)
def test_the_weapons(name: str, count: int, steps: int, ranged: bool, attack: int, defense: int, axe: bool) -> None:
    assert copies(name) == count
    weapon = text(name)
    assert (weapon.steps, weapon.ranged, weapon.attack, weapon.defense, weapon.axe) == (
        steps,
        ranged,
        attack,
        defense,
        axe,
    )


@pytest.mark.rule("BEER-ITM-1", "BEER-ITM-2", "BEER-ITM-3", "BEER-ITM-4", "BEER-ITM-5", "BEER-ITM-6", "BEER-ITM-7")
@pytest.mark.rule("BEER-SAK-3", "BEER-DAT-6")
@pytest.mark.parametrize(
    ("name", "count", "cost"),
    [
        ("Double-bottomed Mug", 2, ""),
        ("Dragon Horn", 2, ""),
        ("ShieldWall", 2, ""),
        ("Sea Boots", 2, ""),
        ("Iron Helmet", 1, ""),
        ("Healing Herbs", 1, "discard 1 card"),
        ("Rune Dice", 1, "give up 1 drink"),
        ("Straw Sandals", 3, ""),
        ("Sake Flask", 3, ""),
        ("Kabuto", 2, ""),
        ("Sake Gourd", 2, ""),
    ],
)
def test_the_items(name: str, count: int, cost: str) -> None:
    assert copies(name) == count
    assert str(naming.cost(text(name).power.cost) or "") == cost
    assert text(name).capacity == (2 if name in ("Dragon Horn", "Sake Gourd") else 1)


@pytest.mark.rule("BEER-MNC-1", "BEER-MNC-2", "BEER-MNC-3", "BEER-MNC-4", "BEER-MNC-5", "BEER-SAK-6", "BEER-R-45")
@pytest.mark.parametrize(
    ("name", "attack", "defense", "movement", "steps"),
    [
        ("Broddi", 0, 0, 2, 1),
        ("Otrygg", 0, 1, 1, 1),
        ("Ketil", 1, 0, 2, 1),
        ("Hallgerd", 1, 0, 1, 2),
        ("Snorri", 0, 2, 1, 1),
    ],
)
def test_the_minions(name: str, attack: int, defense: int, movement: int, steps: int) -> None:
    minion = text(name)
    assert copies(name) == 2
    assert (minion.attack, minion.defense, minion.movement, minion.steps) == (attack, defense, movement, steps)


@pytest.mark.rule("BEER-WAR-1", "BEER-WAR-2", "BEER-WAR-3", "BEER-WAR-4", "BEER-WAR-5", "BEER-WAR-6", "BEER-WAR-7")
@pytest.mark.rule("BEER-WAR-8", "BEER-SAK-7")
@pytest.mark.parametrize(
    ("name", "life"),
    [
        ("Sigrid the Haughty", 5),
        ("Erik the Red", 6),
        ("Leif Eriksson", 6),
        ("Ragnar Lothbrok", 5),
        ("Ivar the Boneless", 7),
        ("Freydis Eiriksdottir", 5),
        ("Egil Skallagrimsson", 6),
        ("Harald Bluetooth", 6),
        ("Miyamoto Musashi", 6),
        ("Yagyu Munenori", 5),
        ("Yagyu Jubei", 5),
        ("Ito Ittosai", 6),
        ("Date Masamune", 5),
        ("Takezaki Suenaga", 7),
        ("Hojo Masako", 5),
        ("Tomoe Gozen", 6),
    ],
)
def test_the_warriors(name: str, life: int) -> None:
    [board] = [board for board in BOX.boards if board.name == name]
    assert board.life == life
    assert naming.board_says(board) is not naming.NONE


@pytest.mark.rule("BEER-SAK-4")
@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("Rice Balls", 6),
        ("Chopsticks", 6),
        ("Hot Soup", 6),
        ("Ill Wind", 6),
        ("Etiquette", 6),
        ("Meditation", 5),
        ("Borrowed Blade", 5),
    ],
)
def test_the_events_of_the_samurai(name: str, count: int) -> None:
    assert copies(name) == count


# Data files


def changed(section: str, ident: str, **fields: Any) -> dict[str, Any]:
    """Our own components with one entry changed."""
    facts = copy.deepcopy(datafile.own_components())
    [entry] = [entry for entry in facts[section] if entry["id"] == ident]
    entry.update(fields)
    return facts


def refusal(facts: dict[str, Any]) -> str:
    with pytest.raises(BadData) as refused:
        datafile._box(facts, "printed.toml")
    return str(refused.value)


EPIC = ["A2 D2 M1 K1 quarrelsome", "A1 D1 M- K1 drowsy", "A- D2 M- K- troublesome", "A2 D1 M- K2 quarrelsome"]


@pytest.mark.rule("BEER-DAT-1", "BEER-DAT-2", "BEER-DAT-3", "BEER-DAT-4", "BEER-DAT-5", "BEER-DAT-6", "BEER-DAT-7")
@pytest.mark.parametrize(
    ("section", "ident", "fields", "said"),
    [
        ("event", "epic_moment", {"copies": EPIC}, "40 of these cards"),
        ("weapon", "mace", {"starting": True}, "field starting: 8 cards are needed, not 11"),
        ("weapon", "mace", {"defense": 3}, "no Weapon may be better than the Family Sword"),
        ("weapon", "bow", {"defense": 2}, "a Ranged Weapon reaches 2+ to 4+ Steps"),
        ("weapon", "bow", {"steps": 5}, "field steps"),
        ("item", "iron_helmet", {"copies": ["A3 D3 M1 K- drowsy"]}, "add up to 2 to 6, not 7"),
        ("item", "iron_helmet", {"copies": ["A4 D- M1 K- drowsy"]}, "iron_helmet copies entry 1"),
        ("item", "iron_helmet", {"copies": ["A2 D2 M1 K- troublesome"]}, "back"),
        ("warrior", "ivar", {"life": 8}, "field life"),
        ("item", "healing_herbs", {"cost": {}}, "could be used without end"),
        ("warrior", "sigrid", {"cost": {"life": 1}, "effect": [{"do": "draw", "n": 1}]}, "could be used without end"),
        (
            "warrior",
            "freydis",
            {"when": None, "effect": [{"do": "bonus", "to": "defense", "n": 1}]},
            "conditional power",
        ),
        ("warrior", "leif", {"effect": []}, "a Warrior without any power"),
        ("minion", "broddi", {"name": "Ketil"}, "'Ketil' is there already"),
    ],
)
def test_a_file_that_breaks_a_constraint_is_refused_by_name(
    section: str, ident: str, fields: dict[str, Any], said: str
) -> None:
    sentence = refusal(changed(section, ident, **fields))
    assert said in sentence
    assert sentence.startswith("printed.toml, ")


@pytest.mark.rule("BEER-DAT-7")
def test_the_eight_together_have_at_most_fifty_life_points() -> None:
    facts = copy.deepcopy(datafile.own_components())
    for entry in facts["warrior"]:
        entry["life"] = 7
    assert "the eight have 56 Life Points, and 50 is the most" in refusal(facts)


@pytest.mark.rule("BEER-DAT-9")
@pytest.mark.parametrize(
    ("effect", "said"),
    [
        ({"do": "sing"}, "not 'sing'"),
        ({"do": "attack", "value": 2}, "'attack' needs 'ranged'"),
        ({"do": "draw", "n": 1, "value": 2}, "'draw' has no 'value'"),
        ({"do": "cancel", "what": "drink"}, "only an Interrupt can cancel"),
        ({"do": "bonus", "to": "beard", "n": 1}, "'bonus' knows"),
    ],
)
def test_a_data_file_speaks_the_vocabulary_of_powers(effect: dict[str, Any], said: str) -> None:
    assert said in refusal(changed("warrior", "sigrid", effect=[effect]))


@pytest.mark.rule("BEER-DAT-9")
def test_the_whole_vocabulary_can_be_loaded() -> None:
    words: list[dict[str, Any]] = [
        {"do": "recover", "n": 1},
        {"do": "attack", "value": 2, "ranged": True, "distance": 2, "times": 1},
        {"do": "add_steps", "n": 1},
        {"do": "remove_steps", "n": 1},
        {"do": "shift_steps", "n": 2},
        {"do": "move", "n": 1},
        {"do": "discard_gear"},
        {"do": "pass_gear"},
        {"do": "all_discard"},
        {"do": "one_discards", "n": 1},
    ]
    for word in words:
        box = datafile._box(changed("warrior", "sigrid", effect=[word]), "printed.toml")
        assert str(naming.board_says(box.boards[0])).startswith("discard 1 card: ")


@pytest.mark.rule("BEER-CARD-3")
def test_our_own_file_passes_its_model() -> None:
    assert len(check(datafile.ComponentFile, datafile.own_components(), "ours").event) == 7
