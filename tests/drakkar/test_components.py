"""Part 1 of the catalogue: what is in the box, and what a replaced file must hold."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib import resources
from itertools import combinations

import pytest

import meadhall
from meadhall.engine import BadData, seeded
from meadhall.games.drakkar import data as datafile
from meadhall.games.drakkar.table import Drakkar
from meadhall.testing.drakkar import drakkar, lay, with_cards

FILES = resources.files("meadhall.games.drakkar") / "data"
A, B, C, D = range(4)

COPIES = {  # part 1.3
    "bow": (7, 2, 2, 3),
    "stern": (7, 3, 2, 2),
    "deck": (5, 2, 2, 1),
    "yggdrasil": (2, 0, 1, 1),
    "viking 1": (4, 2, 1, 2),
    "viking 2": (5, 1, 2, 1),
    "viking 3": (2, 1, 1, 1),
    "beer": (6, 2, 2, 2),
    "bardl": (2, 1, 1, 0),
    "spear": (2, 0, 1, 1),
    "loki": (2, 1, 1, 1),
    "thief": (4, 1, 1, 1),
    "raid": (4, 1, 1, 2),
    "boarding": (5, 2, 1, 1),
    "sabotage": (3, 1, 1, 1),
}
ENDS = {"bow", "stern", "yggdrasil"}
CREW = {"viking 1", "viking 2", "viking 3", "bardl"}


def own_cards() -> list[dict[str, object]]:
    cards: list[dict[str, object]] = tomllib.loads((FILES / "cards.toml").read_text(encoding="utf-8"))["card"]
    return cards


def faces(card: dict[str, object]) -> list[dict[str, object]]:
    return [card["a"], card["b"]]  # type: ignore[list-item]  # plain TOML


def kinds(card: dict[str, object]) -> list[str]:
    return [str(face["face"]) for face in faces(card)]


@pytest.mark.rule("DRK-COMP-1", "DRK-COMP-2", "DRK-DATA-1")
def test_sixty_double_faced_cards_thirty_of_them_for_three_players() -> None:
    cards = own_cards()
    assert len(cards) == 60
    assert Counter(card["mark"] for card in cards) == {3: 30, 4: 10, 5: 10, 6: 10}
    assert all(len(faces(card)) == 2 for card in cards)


@pytest.mark.rule("DRK-COMP-3", "DRK-DATA-1")
def test_red_and_blue_banners_have_a_number_and_yellow_ones_none() -> None:
    for card in own_cards():
        for face in faces(card):
            numbered = face["face"] in ("loki", "thief", "raid", "boarding", "sabotage")
            assert ("number" in face) == numbered


@pytest.mark.rule("DRK-DATA-4")
def test_each_block_has_the_copies_of_the_table() -> None:
    for kind, wanted in COPIES.items():
        found = tuple(
            sum(kinds(card).count(kind) for card in own_cards() if card["mark"] == mark) for mark in (3, 4, 5, 6)
        )
        assert found == wanted, kind


@pytest.mark.rule("DRK-DATA-2")
def test_numbers_are_unique_by_colour() -> None:
    for colour in (("loki", "thief"), ("raid", "boarding", "sabotage")):
        numbers = [face["number"] for card in own_cards() for face in faces(card) if face["face"] in colour]
        assert len(numbers) == len(set(numbers))


@pytest.mark.rule("DRK-DATA-3")
def test_no_card_wastes_its_two_faces() -> None:
    for card in own_cards():
        one, two = kinds(card)
        assert one != two
        assert not {one, two} <= ENDS | {"deck"}
        assert not {one, two} <= CREW
        assert {one, two} & set(COPIES) - {"loki", "thief", "raid", "boarding", "sabotage"}


@pytest.mark.rule("DRK-DATA-5")
def test_nearly_every_hand_can_supply_a_bow_and_a_stern() -> None:
    dice = seeded(5)
    for seats in (3, 4, 5, 6):
        cards = [kinds(card) for card in own_cards() if int(str(card["mark"])) <= seats]
        able = 0
        for _ in range(1000):
            order = list(range(len(cards)))
            dice.shuffle(order)
            able += _has_ends([cards[at] for at in order[:10]])
        assert able >= 950


def _has_ends(hand: list[list[str]]) -> bool:
    for one, two in combinations(hand, 2):
        for bow, stern in ((one, two), (two, one)):
            if {"bow", "yggdrasil"} & set(bow) and {"stern", "yggdrasil"} & set(stern):
                return True
    return False


@pytest.mark.rule("DRK-COMP-4", "DRK-DATA-6")
def test_twenty_four_quests_within_what_a_ship_can_hold() -> None:
    quests = tomllib.loads((FILES / "quests.toml").read_text(encoding="utf-8"))["quest"]
    assert len(quests) == 24
    assert sum(len(quest["loot"]) for quest in quests) == 77
    for quest in quests:
        most = {0: 9, 1: 7, 2: 4}[quest["beer"]]
        assert quest["strength"] <= most
        if len(quest["loot"]) >= 5:
            assert quest["beer"] >= 1


@pytest.mark.rule("DRK-COMP-5", "DRK-SET-3", "DRK-SET-4", "DRK-COMP-6", "DRK-COMP-7")
def test_sixty_tokens_of_three_kinds_one_wooden_viking_and_no_village_cards() -> None:
    table = meadhall.game("drakkar").new(4, 1)
    assert isinstance(table, Drakkar)
    assert table.rules.box.stacks == [20, 20, 20]
    assert table.stacks == [16, 20, 20]
    assert [village.tokens for village in table.villages] == [[1, 0, 0]] * 4
    assert 0 <= table.earl < 4
    assert {face.name.split(" #")[0] for face in table.rules.box.faces} == {
        "Bow", "Stern", "Deck", "Yggdrasil", "Viking 1", "Viking 2", "Viking 3", "Beer", "Bardl", "Spear",
        "Loki", "Thief", "Raid", "Boarding", "Sabotage",
    }  # fmt: skip


@pytest.mark.rule("DRK-F-BOW", "DRK-F-STE", "DRK-F-DCK", "DRK-F-YGG")
@pytest.mark.parametrize("part", ["bow", "stern", "deck", "yggdrasil"])
def test_every_ship_part_holds_one_cargo(part: str) -> None:
    table = drakkar().ship(A, part).hand(A, "beer", "viking 1").playing()
    lay(table, {A: "beer"})
    assert len(table.villages[A].cargo) == 1
    assert not table.villages[A].room()


@pytest.mark.rule("DRK-F-VK1", "DRK-F-VK2", "DRK-F-VK3", "DRK-F-BEE", "DRK-F-BAR", "DRK-F-SPR", "DRK-R-23", "DRK-SPR-3")
@pytest.mark.parametrize(
    ("card", "strength", "beer"),
    [("viking 1", 1, 0), ("viking 2", 2, 0), ("viking 3", 3, 0), ("beer", 0, 1), ("bardl", 1, 1)],
)
def test_crew_and_beer_count_as_printed_and_a_spear_adds_nothing_while_it_lies_there(
    card: str, strength: int, beer: int
) -> None:
    table = drakkar().ship(A, "bow").cargo(A, card).spears(A, 0 if card == "beer" else 1).hand(A, "deck").playing()
    village = table.villages[A]
    assert (village.strength(), village.barrels()) == (strength, beer)
    printed = next(kind for kind in table.rules.box.kinds if kind.ident == card)
    assert (printed.strength, printed.beer) == (strength, beer)


@pytest.mark.rule("DRK-F-LOK", "DRK-F-THF", "DRK-F-RAI", "DRK-F-BRD", "DRK-F-SAB")
def test_every_option_of_a_hand_cites_the_rule_of_its_face() -> None:
    table = drakkar().hand(A, "loki", "thief", "raid", "boarding", "sabotage").playing()
    cited = {table.cites(A, action) for action in table.options(A)}
    assert {"DRK-F-LOK", "DRK-F-THF", "DRK-F-RAI", "DRK-F-BRD", "DRK-F-SAB"} <= cited


# Replaced files

CARDS = (FILES / "cards.toml").read_text(encoding="utf-8")
QUESTS = (FILES / "quests.toml").read_text(encoding="utf-8")
LOOT = (FILES / "loot.toml").read_text(encoding="utf-8")
EXTRA = '\n[[card]]\norigin = "rulebook"\nid = "C60"\nmark = 6\na = { face = "bow" }\nb = { face = "beer" }\n'


@pytest.mark.rule("DRK-DATA-1", "DRK-HID-9")
def test_a_replaced_section_is_played_with() -> None:
    text = QUESTS.replace('strength = 2\nbeer = 0\nloot = "gw"', 'strength = 9\nbeer = 2\nloot = "gwogwo"')
    table = meadhall.game("drakkar").new(3, 1, data=text)
    assert isinstance(table, Drakkar)
    assert table.rules.box.quests[0].strength == 9
    assert table.rules.box.quests[0].loot == [2, 2, 2]
    assert len(table.rules.box.sides) == 120


@pytest.mark.rule("DRK-DATA-1")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (CARDS + EXTRA, "the data file, section card: there must be 60 cards, not 61."),
        (CARDS.replace("number = 14", "strength = 2", 1), "card C03 side b, field number: the raid face"),
        (
            CARDS.replace('b = { face = "viking 3" }', 'b = { face = "viking 3", number = 4 }', 1),
            "card C01 side b, field number",
        ),
        (CARDS.replace(', strength = 2, loot = "g"', ', loot = "g"', 1), "card C05 side b, field strength"),
        (CARDS.replace(', strength = 2, loot = "g"', ", strength = 2", 1), "card C05 side b, field loot"),
        (CARDS.replace("number = 14", "number = 0", 1), "C03"),
        (CARDS.replace("mark = 3", "mark = 4", 1), "30 cards must be marked 3 (3+), not 29"),
        (CARDS.replace('id = "C02"', 'id = "C01"', 1), "card C01, field id: this id is there twice"),
        (CARDS.replace('"bow"', '"anchor"', 1), "C01"),
        (QUESTS.replace('loot = "gw"\n', "", 1), "quest Q01, field loot: this field is missing"),
        (QUESTS.replace('loot = "gw"', 'loot = ""', 1), "quest Q01"),
        (QUESTS.replace("strength = 2", "strength = 0", 1), "quest Q01, field strength: a Quest must ask"),
        (QUESTS.replace("strength = 2", "strength = -1", 1), "quest Q01, field strength"),
        (QUESTS.split("[[quest]]\n", 2)[0] + "[[quest]]\n" + QUESTS.split("[[quest]]\n", 2)[2], "24 Quests, not 23"),
        (LOOT.replace("gold = 20", "gold = 21"), "section loot: the stacks must sum to 60 tokens, not 61"),
        ("[loot]\ngoats = 'many'\n", "loot"),
        ("[[card]", "is not a TOML file"),
        ("[ships]\nnumber = 3\n", "there is no such field"),
    ],
)
def test_a_wrong_file_is_named_with_entry_and_field(text: str, sentence: str) -> None:
    with pytest.raises(BadData) as wrong:
        datafile.load(text)
    assert sentence in str(wrong.value)
    assert str(wrong.value).count("\n") == 0


@pytest.mark.rule("DRK-DATA-2", "DRK-RES-4")
def test_replaced_cards_may_have_equal_numbers_and_two_equal_faces() -> None:
    text = with_cards({"C03": ("bow", "raid 5"), "C04": ("raid 5", "raid 5")})
    table = meadhall.game("drakkar").new(3, 1, data=text)
    assert isinstance(table, Drakkar)
    assert table.rules.sides[5] == table.rules.sides[6] == table.rules.sides[7]
    table.redeal(0, 1)
