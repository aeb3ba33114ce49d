"""What options of Drakkar say they lead to; that it comes so is a law of all games."""

from __future__ import annotations

import pytest

from meadhall.engine.event import GAIN, HARM, NEUTRAL
from meadhall.engine.outcome import BY_CHOICE, REMARK, THIS_TURN, Outcome
from meadhall.games.drakkar import events
from meadhall.games.drakkar.actions import ATTACK, COMMIT, COVER, LOKI_TAKES, LOSE, SPEARS, STEAL, WRECK
from meadhall.games.drakkar.table import Drakkar
from meadhall.testing.drakkar import committing, drakkar, lay

A, B, C, D = range(4)


def foretold(table: Drakkar, seat: int, action: int) -> list[Outcome]:
    return table.view(seat).forecast(action)


def words(table: Drakkar, seat: int, action: int) -> list[str]:
    return [str(one) for one in foretold(table, seat, action)]


def test_an_end_that_completes_the_ship_says_so_and_what_the_quest_still_lacks() -> None:
    table = drakkar().ship(A, "bow").cargo(A, "viking 2").quest(A, "Q14").hand(A, "stern").playing()
    action = committing(table, A, "stern")
    assert words(table, A, action) == [
        "Completes your ship.",
        "Then strength 1 and 1 Beer missing.",
        "No rival shows a Thief.",
        "No rival shows a Sabotage.",
    ]
    first = foretold(table, A, action)[0]
    assert (first.kind, first.tone, first.when) == (events.COMPLETED, GAIN, THIS_TURN)
    assert first.unless == events.SNATCHED


@pytest.mark.parametrize(
    ("face", "said", "kind"),
    [
        ("bow", "Has no place on your ship and is discarded.", events.THREW_AWAY),
        ("spear", "Nobody on board can carry it: discarded.", events.THREW_AWAY),
        ("raid", "Needs a Viking on board.", events.FIZZLED),
        ("boarding", "Needs a complete ship.", events.FIZZLED),
    ],
)
def test_a_face_that_comes_to_nothing_says_why(face: str, said: str, kind: int) -> None:
    table = drakkar().ship(A, "bow").hand(A, face).hand(B, "beer").playing()
    first = foretold(table, A, committing(table, A, face))[0]
    assert (str(first), first.kind, first.tone) == (said, kind, HARM)


def test_what_rivals_may_still_change_is_a_remark() -> None:
    table = drakkar().hand(A, "loki", "sabotage").hand(B, "bow").playing()
    for face in ("loki", "sabotage"):
        assert [one.when for one in foretold(table, A, committing(table, A, face))] == [REMARK, REMARK]


def test_with_red_cards_that_fight_nothing_is_certain_of_a_ship() -> None:
    own = '[[face]]\nid = "freyja"\nname = "Freyja"\ncolour = "red"\neffect = "raid"\n'
    table = drakkar(data=own).ship(A, "bow").hand(A, "stern").playing()
    assert {one.when for one in foretold(table, A, committing(table, A, "stern"))} == {REMARK}


def test_a_raid_in_hand_says_how_it_would_end_against_each_rival() -> None:
    position = drakkar().ship(A, "bow").cargo(A, "viking 2").ship(B, "bow").cargo(B, "viking 3").hand(A, "raid")
    table = position.ship(C, "bow").cargo(C, "viking 1").spears(C, 1).playing()
    told = foretold(table, A, committing(table, A, "raid"))
    assert [str(one) for one in told][1:] == [
        "Bjorn: 2 against 3, lost.",
        "Canute: 2 against 1; Canute's Spears can turn it.",
        "Dagny: 2 against 0, won.",
        "Yellow cards come first: a rival may be stronger by then.",
    ]
    assert [one.tone for one in told][1:] == [HARM, NEUTRAL, GAIN, NEUTRAL]
    assert {one.when for one in told} == {REMARK}


def test_who_could_spoil_a_card_is_told_from_the_faces_that_all_can_see() -> None:
    """What lies on the other side of a rival's card is not known, and not told."""
    position = drakkar().ship(A, "bow").hand(A, "stern", "viking 2").hand(B, "thief").hand(C, "sabotage")
    table = position.hand(D, "thief").playing()
    shown = words(table, A, committing(table, A, "viking 2"))[-1]
    both = words(table, A, committing(table, A, "stern"))[-2:]
    for viewed in (table.redeal(A, 1), table.redeal(A, 2)):
        assert words(viewed, A, committing(table, A, "viking 2"))[-1] == shown
    assert shown == "A Thief could snatch it: Bjorn and Dagny show one."
    assert both == [shown, "A Sabotage could sink it as long as it is empty: Canute shows one."]


def test_where_hands_are_hidden_nobody_is_named_who_could_spoil_it() -> None:
    table = drakkar(open_faces="no").ship(A, "bow").hand(A, "viking 2").hand(B, "thief").playing()
    assert words(table, A, committing(table, A, "viking 2"))[-1] == "A Thief could snatch it."


def test_boarding_says_whether_it_is_enough_and_who_comes_before() -> None:
    position = drakkar().ship(A, "bow", "stern").cargo(A, "viking 3").hand(A, "boarding")
    table = position.playing()
    action = committing(table, A, "boarding")
    asks = table.face(table.rules.sides[action - COMMIT]).asks
    enough = "enough now." if asks <= 3 else "not enough now."
    assert words(table, A, action)[1:] == [
        f"You have 3: {enough}",
        "No rival shows a Sabotage that comes first.",
        "No rival shows a Raid that comes first.",
    ]


def test_a_raid_says_how_it_ends_if_nobody_can_turn_it() -> None:
    position = drakkar().ship(A, "bow").cargo(A, "viking 3").ship(B, "bow", "stern").cargo(B, "viking 2", "viking 2")
    table = lay(position.spears(B, 0).tokens(C, goats=2).hand(A, "raid").playing(), {A: "raid"})
    assert words(table, A, ATTACK + B) == ["Strength 4, has no Loot.", "You lose the fight, 3 against 4."]
    assert words(table, A, ATTACK + C) == ["Strength 0, has 2 goats.", "You win, 3 against 0."]


def test_a_raid_that_spears_can_turn_says_by_whom() -> None:
    position = drakkar().ship(A, "bow").cargo(A, "viking 3").ship(B, "bow").cargo(B, "viking 2").spears(B, 1)
    table = lay(position.hand(A, "raid").playing(), {A: "raid"})
    assert words(table, A, ATTACK + B)[1] == "Bjorn can turn the fight with 1 Spear."
    table.apply(A, ATTACK + B)
    assert words(table, B, SPEARS + 1) == ["Strength 4 then."]
    assert words(table, B, SPEARS) == ["You lose the fight, 2 against 3."]


def test_the_price_of_a_fight_names_the_spear_that_goes_with_its_viking() -> None:
    position = drakkar().ship(A, "bow", "stern").cargo(A, "viking 1", "beer").spears(A, 1).cargo(B, "viking 3")
    table = lay(position.ship(B, "bow").hand(A, "raid").playing(), {A: "raid"})
    table.apply(A, ATTACK + B)
    assert words(table, A, LOSE + 1) == ["Strength 1 → 0.", "A Spear is lost: nobody can carry it."]


def test_a_stolen_card_says_what_can_be_made_of_it() -> None:
    position = drakkar().ship(A, "bow").hand(A, "thief").hand(B, "stern").hand(C, "bow")
    table = lay(position.playing(), {A: "thief", B: "stern", C: "bow"})
    [first] = foretold(table, A, STEAL + B)[:1]
    assert (str(first), first.when) == ("Completes your ship.", BY_CHOICE)
    assert words(table, A, STEAL + C) == ["Has no place on your ship and is discarded."]


def test_loki_says_what_a_token_is_worth_or_how_likely_it_is() -> None:
    position = drakkar().tokens(A, goats=1, weapons=1).tokens(B, goats=1, gold=3).hand(A, "loki")
    table = lay(position.playing(), {A: "loki"})
    assert words(table, A, LOKI_TAKES + 4 * B) == ["Points: 2 → 3."]
    assert words(table, A, LOKI_TAKES + 4 * B + 2) == ["Points: 2 → 4."]
    position = drakkar(loki_token="random").tokens(B, goats=1, gold=3).tokens(C, gold=1).hand(A, "loki")
    table = lay(position.playing(), {A: "loki"})
    outcomes = foretold(table, A, LOKI_TAKES + 4 * B + 3)
    assert [(str(one), one.chance) for one in outcomes] == [("1 goat: 25 %.", 0.25), ("1 gold: 75 %.", 0.75)]


def test_sabotage_says_which_end_goes_down_and_who_chooses() -> None:
    position = drakkar().ship(B, "bow").ship(C, "bow", "stern").ship(D, "bow", "yggdrasil").cargo(D, "beer")
    table = lay(position.hand(A, "sabotage").playing(), {A: "sabotage"})
    assert words(table, A, WRECK + B) == ["One end so far, 0 cargo.", "The Bow goes down."]
    assert [one.when for one in foretold(table, A, WRECK + C)] == [REMARK, BY_CHOICE, BY_CHOICE]
    assert words(table, A, WRECK + D)[1] == "Dagny chooses the end that goes down."
    table.apply(A, WRECK + D)
    [lost] = foretold(table, D, COVER)
    assert (str(lost), lost.tone) == ("The Yggdrasil, serving as Stern goes down.", HARM)
