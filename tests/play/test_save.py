"""Saving and resuming: at every decision, with undo, orders, clocks and stand-ins; and files that can't be read."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.engine import BadRecord, MeadhallError, snapshot
from meadhall.play import Match, Order, Pace, load_match, new_match, read_match, resume, save
from meadhall.testing.worlds import random_action


def again(match: Match) -> Match:
    return resume(read_match(save(match).text()))


@pytest.mark.parametrize("name", meadhall.SHELF)
def test_a_match_is_saved_and_taken_up_again_at_every_decision(name: str) -> None:
    kinds = ["you", *["random"] * (meadhall.game(name).least_seats - 1)]
    match = new_match(name, kinds, seed=11)
    dice = random.Random(3)
    for _ in range(30):
        if match.over:
            break
        twin = again(match)
        assert snapshot(twin.table) == snapshot(match.table)
        assert save(twin).text() == save(match).text()
        assert twin.dues() == match.dues()
        refused, same = match.why_not_undo(0), twin.why_not_undo(0)
        assert str(refused) == str(same)
        if refused is None:
            twin.undo(0)
            undone = again(match)
            undone.undo(0)
            assert snapshot(undone.table) == snapshot(twin.table)
        seat, action = random_action(match.table, dice)
        if seat == 0 and 0 in match.waiting():
            match.act(seat, action)
        else:
            match.move(match.dues()[0].seat)


def test_a_match_goes_on_the_same_whether_it_was_interrupted_or_not() -> None:
    def played(interrupted: bool) -> list[tuple[int, int]]:
        match = new_match("bottlecap", ["greedy", "random"], seed=6, options={"round_limit": 30})
        for _ in range(40):
            match.move(match.dues()[0].seat)
            if interrupted:
                match = again(match)
        match.run()
        return match.table.history()

    assert played(True) == played(False)


def test_stand_ins_absence_orders_and_wishes_are_kept() -> None:
    match = new_match("bottlecap", ["you", "you", "you"], seed=6, options={"start": 0})
    match.act(0, match.table.options(0)[0])
    match.take_over(1, "greedy")
    match.leave(2)
    match.order(0, Order(steps=["BeforeAction"], unless_target=True))
    match.come_back(1)
    match.ask_back(0)
    twin = again(match)
    assert twin.seats == match.seats
    assert twin.request == match.request
    assert not twin.agree(1)  # who is away is waited for
    twin.come_back(2)
    assert twin.agree(2)
    assert twin.table.decisions == 0


def test_clocks_stand_still_while_a_match_is_put_away() -> None:
    match = new_match(
        "bottlecap", ["you", "you"], seed=6, options={"start": 0}, pace=Pace(seconds=10, bank=20), now=100
    )
    match.act(0, match.table.options(0)[0], now=115)
    saved = read_match(save(match, now=118).text())
    later = resume(saved, now=5000)
    assert later.clock is not None
    assert later.clock.banks == [15, 20]
    assert later.clock.left(1, now=5000) == 10 + 20 - 3
    assert later.clock.left(1, now=5007) == 10 + 20 - 10


def test_what_was_decided_before_is_taken_back_with_a_clock_that_runs() -> None:
    """Four seats: Red's goods of choice and its free step are decisions of one seat in a row."""
    match = new_match("bottlecap", ["you"] * 4, seed=6, options={"start": 0}, pace=Pace(seconds=10))
    for _ in range(5):
        [seat] = match.deciders()
        match.act(seat, match.table.options(seat)[0])
    later = resume(read_match(save(match).text()), now=50)
    later.undo(0, now=52)
    assert later.table.decisions == 4
    assert later.late(59) == []
    assert later.late(60) == [0]


def test_a_match_with_its_own_components_keeps_them() -> None:
    tiles = '[[tile]]\norigin = "reconstructed"\nid = "T1"\nname = "Hut"\na = "S01"\nb = "S01"\n'
    sections = [("T2", "S02", "S03"), ("T3", "S06", "S10"), ("T4", "S08", "S11"), ("T5", "S04", "S07")]
    sections += [("T6", "S14", "S09"), ("T7", "S05", "S15"), ("T8", "S13", "S12")]
    for ident, a, b in sections:
        tiles += f'[[tile]]\norigin = "rulebook"\nid = "{ident}"\nname = "mine"\na = "{a}"\nb = "{b}"\n'
    match = new_match("bottlecap", ["you", "greedy"], seed=6, data=tiles)
    twin = again(match)
    assert twin.table.setting.data == tiles
    assert snapshot(twin.table) == snapshot(match.table)


def test_a_file_is_replaced_as_a_whole(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "match.json"
    match = new_match("bottlecap", ["you", "greedy"], seed=6, options={"start": 0})
    save(match).write(file)
    match.act(0, match.table.options(0)[0])
    save(match).write(file)
    assert [path.name for path in file.parent.iterdir()] == ["match.json"]
    assert len(load_match(file).record.decisions) == 1


# What can't be read


def facts() -> dict[str, Any]:
    match = new_match("bottlecap", ["you", "greedy"], seed=6, options={"start": 0})
    match.act(0, match.table.options(0)[0])
    loaded: dict[str, Any] = json.loads(save(match).text())
    return loaded


def test_a_truncated_file_is_named() -> None:
    text = json.dumps(facts())
    with pytest.raises(
        BadRecord, match=r"^evening\.json: invalid JSON.*; a saved match is what `meadhall play` writes\.$"
    ):
        read_match(text[: len(text) // 2], "evening.json")


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("seed", "seven", r"field seed: input should be a valid integer"),
        ("seats", [{"kind": "you"}], r"field seats: there are 1 for a table of 2"),
        ("seats", [{"kind": "you"}, {"kind": "berserker"}], r"field seats.1: There is no seat kind 'berserker'"),
        ("seats", [{"kind": "you", "stand_in": "you"}, {"kind": "you"}], r"field seats.0: There is no bot 'you'"),
        ("made_by", [], r"field made_by: decisions: 1, entries: 0"),
        ("made_by", ["elf"], r"field made_by.0: input should be 'person'"),
        ("barrier", {"number": 7}, r"field barrier.number: 7 is more than there were decisions \(1\)"),
        ("barrier", {"number": -1}, r"field barrier.number: input should be greater than or equal to 0"),
        ("request", {"seat": 9, "number": 0, "agreed": []}, r"field request: there is no such seat"),
        ("time", {"pace": {"seconds": 5}, "banks": [], "spent": []}, r"field time: one bank and one time is needed"),
        ("format", "meadhall-match/9", r"field format: input should be 'meadhall-match/1'"),
        ("beer", 1, r"field beer: extra inputs are not permitted"),
    ],
)
def test_a_wrong_field_is_named_with_its_reason(field: str, value: object, sentence: str) -> None:
    changed = facts() | {field: value}
    with pytest.raises(BadRecord, match=sentence):
        read_match(json.dumps(changed))


def test_a_missing_field_is_named() -> None:
    changed = facts()
    del changed["record"]
    with pytest.raises(BadRecord, match="field record: field required"):
        read_match(json.dumps(changed))


def test_a_wrong_decision_is_named_by_its_number() -> None:
    changed = facts()
    changed["record"]["decisions"][0][1] = 999
    with pytest.raises(BadRecord, match=r"Decision 1 of the record \(seat 0, action 999\).*CAP-SET-7"):
        resume(read_match(json.dumps(changed)))


def test_a_match_of_other_rules_is_refused() -> None:
    changed = facts()
    changed["record"]["rules_version"] = 99
    with pytest.raises(BadRecord, match="follows version 99 of the rules of Bottlecap Vikings; this is version 1"):
        resume(read_match(json.dumps(changed)))


def test_a_component_file_that_was_changed_is_refused() -> None:
    changed = facts()
    changed["record"]["data"] = {"sha256": "0", "content": ""}
    with pytest.raises(BadRecord, match=r"field record.data: the component file does not match its own hash"):
        read_match(json.dumps(changed))


def test_a_file_that_is_not_there_or_no_text_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"nowhere\.json can't be read: No such file or directory\."):
        load_match(tmp_path / "nowhere.json")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadRecord, match=r"picture\.png can't be read: it is not text\."):
        load_match(tmp_path / "picture.png")


def test_a_place_that_can_not_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    match = new_match("bottlecap", ["you", "greedy"], seed=6)
    with pytest.raises(MeadhallError, match=r"The match can't be saved in .*file/match\.json"):
        save(match).write(tmp_path / "file" / "match.json")
