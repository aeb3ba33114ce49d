"""A face of a player's own: described by what it does in a few lines, it plays everywhere without any code."""

from __future__ import annotations

import random

import pytest
from rich.console import Console

import meadhall
from meadhall.cli.screens.drakkar import draw
from meadhall.engine import SPECTATOR, BadData, Record, play_out, seeded, snapshot
from meadhall.engine.record import DataFile, digest, read_record
from meadhall.games.drakkar import data as datafile
from meadhall.games.drakkar.steps.raid import LOSSES
from meadhall.games.drakkar.table import Drakkar
from meadhall.rl.observation import observer
from meadhall.testing.drakkar import cargo, committing, drakkar, lay, with_cards
from meadhall.testing.worlds import random_action, sampled_options, seen

A, B = 0, 1

BREWER = """
[[face]]
id = "viking 2 and beer"
name = "Viking 2 and Beer"
colour = "yellow"
strength = 2
beer = 1
"""

CHANGES = """
[[change]]
card = "C09"
b = { face = "viking 2 and beer" }

[[change]]
card = "C28"
a = { face = "viking 2 and beer" }
"""

FREYJA = """
[[face]]
id = "freyja"
name = "Freyja"
colour = "blue"
effect = "loki"

[[change]]
card = "C03"
b = { face = "freyja", number = 30 }
"""

OWN = BREWER + CHANGES


def sampled(seed: int) -> tuple[Drakkar, random.Random]:
    """A table with the new face, with sampled seats and options."""
    dice = random.Random(f"own faces {seed}")
    game = meadhall.game("drakkar")
    options = sampled_options(game, dice) | {"first_earl": "random"}
    table = game.new(dice.randint(3, 6), seed, options, data=OWN)
    assert isinstance(table, Drakkar)
    return table, dice


@pytest.mark.rule("DRK-DATA-1", "DRK-STO-1")
def test_a_viking_2_and_beer_counts_as_both_and_carries_a_spear() -> None:
    table = drakkar(data=OWN).ship(A, "bow", "stern").hand(A, "viking 2 and beer", "spear").playing()
    lay(table, {A: "viking 2 and beer"})
    village = table.villages[A]
    assert cargo(table, A) == ["viking 2 and beer"]
    assert (village.strength(), village.barrels(), village.vikings()) == (2, 1, 1)
    lay(table, {A: "spear"})
    assert village.armed() == [1]


def test_its_option_says_what_it_does_and_cites_a_rule_of_the_catalogue() -> None:
    table = drakkar(data=OWN).ship(A, "bow").hand(A, "viking 2 and beer").playing()
    action = committing(table, A, "viking 2 and beer")
    assert str(table.describe(A, action)) == "Viking 2 and Beer"
    assert str(table.forecast(A, action)[0]) == "Strength 0 → 2, Beer 0 → 1."
    full = drakkar(data=OWN).ship(A, "bow").cargo(A, "beer").hand(A, "viking 2 and beer").playing()
    assert [str(one) for one in full.forecast(A, committing(full, A, "viking 2 and beer"))] == [
        "Cargo, strength 2 and 1 Beer at once.",
        "No room: something must go.",
    ]
    assert table.cites(A, action) == "DRK-F-BAR"


@pytest.mark.rule("DRK-D-LOSS")
def test_who_is_absent_gives_up_the_crew_that_counts_least() -> None:
    table = drakkar(data=OWN).ship(A, "bow", "stern").cargo(A, "viking 2 and beer", "viking 3").hand(A, "bow").playing()
    table.push(LOSSES[A])
    table.apply(A, table.default(A))
    assert cargo(table, A) == ["viking 2 and beer"]


def test_a_new_face_with_a_known_effect_is_carried_out_in_the_order_of_its_colour() -> None:
    table = drakkar(data=FREYJA).tokens(B, goats=1).hand(A, "freyja").hand(B, "raid 4").playing()
    lay(table, {A: "freyja 30", B: "raid 4"})
    told = [str(table.tell(event)) for event in table.events()]
    assert told.index("Bjorn's Raid #4 is carried out.") < told.index("Astrid's Freyja #30 is carried out.")
    assert table.villages[A].tokens == [1, 0, 0]


@pytest.mark.parametrize("seed", range(6))
def test_whole_games_with_it_keep_the_laws_of_redealing(seed: int) -> None:
    table, dice = sampled(seed)
    looks = set(dice.sample(range(250), 4))
    made = 0
    while not table.over:
        if made in looks:
            for seat in [*range(table.setting.seats), SPECTATOR]:
                before = seen(table.view(seat))
                dealt = table.redeal(seat, seed)
                assert seen(dealt.view(seat)) == before
                other = table.redeal(seat, 1000 + seed)
                assert snapshot(other.redeal(seat, 2), seat) == snapshot(table.redeal(seat, 2), seat)
            play_out(dealt, seeded(seed))
        table.apply(*random_action(table, dice))
        made += 1
    again = meadhall.rebuild(read_record(table.record().text()))
    assert snapshot(again) == snapshot(table)


def test_it_comes_up_on_the_table_and_in_what_a_learner_sees() -> None:
    table = meadhall.game("drakkar").new(3, 5, data=OWN)
    assert isinstance(table, Drakkar)
    sheet = observer("drakkar", 3, data=OWN)
    plain = observer("drakkar", 3)
    new = next(number for number, face in enumerate(table.rules.box.faces) if face.name == "Viking 2 and Beer")
    stored = 0
    while not table.over:
        seat = table.first_decider()
        assert len(sheet.raw(table.view(seat))) == sheet.size > plain.size
        stored += any(card & 255 == new for village in table.villages for card in village.cargo)
        play_out(table, seeded(table.decisions), 1)
    assert stored


def test_the_terminal_shows_it_with_a_short_name() -> None:
    table = drakkar(data=OWN).ship(A, "bow").cargo(A, "viking 2 and beer").hand(A, "viking 2 and beer").playing()
    console = Console(width=100, force_terminal=False, color_system=None)
    with console.capture() as captured:
        console.print(draw(table.view(A)))
    assert "V2+B1" in captured.get()
    assert "Viking 2 and Beer" in captured.get()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (BREWER + BREWER, "face viking 2 and beer, field id: this id is there twice"),
        (CHANGES, "card C09 side b, field face: there is no face 'viking 2 and beer'; the faces are bow, stern,"),
        (OWN.replace("strength = 2\nbeer = 1", ""), "field effect: a face has either a part, or strength or beer"),
        (OWN.replace("beer = 1", 'part = "bow"'), "field effect: a face has either a part, or strength or beer"),
        (OWN.replace('"yellow"', '"red"'), "face viking 2 and beer, field colour: ship parts, cargo and Spears are"),
        (FREYJA.replace('"blue"', '"yellow"'), "face freyja, field colour: the effect loki needs a red or blue banner"),
        (FREYJA.replace('"loki"', '"thief"'), "face freyja, field colour: a thief is red"),
        (FREYJA.replace(", number = 30", ""), "card C03 side b, field number: the freyja face has a red or blue"),
        (FREYJA.replace('"loki"', '"sing"'), "face freyja, field effect: input should be"),
        (OWN.replace('"C09"', '"C61"'), "change entry 1, field card"),
        (OWN.replace('"C28"', '"C09"'), "change C09, field card: this id is there twice"),
        (BREWER + '[[change]]\ncard = "C09"\n', "change C09, field a: name a new face"),
        (BREWER + "wings = 2\n", "face viking 2 and beer, field wings: there is no such field"),
    ],
)
@pytest.mark.rule("DRK-DATA-1")
def test_a_wrong_face_is_named_with_entry_and_field(text: str, sentence: str) -> None:
    with pytest.raises(BadData) as wrong:
        datafile.load(text)
    assert sentence in str(wrong.value)
    assert str(wrong.value).startswith("the data file, ")


def test_a_record_with_a_whole_file_of_cards_still_plays() -> None:
    """Files of before name the fifteen faces only, and are kept in records as they were."""
    old = with_cards({"C03": ("bow", "raid 5"), "C04": ("raid 5", "boarding 5 3:gw")})
    assert "[[face]]" not in old
    table = meadhall.game("drakkar").new(3, 2, data=old)
    play_out(table, seeded(2))
    record = Record(
        game="drakkar",
        rules_version=1,
        seats=3,
        seed=2,
        data=DataFile(sha256=digest(old), content=old),
        decisions=table.history(),
    )
    assert snapshot(meadhall.rebuild(record)) == snapshot(table)


def test_our_fifteen_kinds_of_face_cite_rules_of_the_catalogue() -> None:
    rules = meadhall.game("drakkar").rules
    kinds = datafile.load(None).kinds
    assert len(kinds) == 15
    for kind in kinds:
        assert kind.rule in rules
        assert kind.like == kind.ident
