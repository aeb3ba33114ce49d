"""Whatever a person gets wrong: one sentence with the place and the reason, exit code 2, nothing half done."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import meadhall
from meadhall.play import new_match, save

Run = Callable[..., Any]

SIDES = (resources.files("meadhall.games.bottlecap") / "data" / "sides.toml").read_text(encoding="utf-8")
TILES = (resources.files("meadhall.games.bottlecap") / "data" / "tiles.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("play chess", "There is no game 'chess'; the games are bottlecap"),
        ("watch chess", "There is no game 'chess'"),
        ("simulate chess", "There is no game 'chess'"),
        ("rules chess", "There is no game 'chess'"),
        ("options chess", "There is no game 'chess'"),
        ("play bottlecap --option luck=1", "There is no option 'luck'; the options are city, sides"),
        (
            "play bottlecap --option round_limit=9",
            "Option round_limit can't be '9'; it may be a number from 30 to 500.",
        ),
        ("play bottlecap --option city=big", "Option city can't be 'big'; it may be common, unique, choose, custom."),
        ("play bottlecap --option city", "'city' is no option; an option is name=value"),
        ("simulate bottlecap --option luck=1", "There is no option 'luck'"),
        (
            "play bottlecap --seats you,berserker",
            "There is no seat kind 'berserker'; a seat is you, or one of the bots random,",
        ),
        ("simulate bottlecap --seats greedy,berserker", "There is no seat kind 'berserker'"),
        ("simulate bottlecap --seats greedy,you", "Nobody can sit at a table of meadhall simulate"),
        ("watch bottlecap --seats greedy,you", "Nobody can sit at a table of meadhall watch"),
        ("play bottlecap --seats greedy,greedy", "Nobody would play: put you into --seats"),
        ("play bottlecap --seats you", "Bottlecap Vikings is for 2 to 4 seats, not 1."),
        ("play bottlecap --seats you,greedy*9", "Bottlecap Vikings is for 2 to 4 seats, not 10."),
        ("play bottlecap --seats you,greedy*x", "'greedy*x' is no seat; for three greedy bots say greedy*3."),
        ("play bottlecap --names A,B,C,D,E", "5 names were given for 3 seats."),
        ("simulate bottlecap --games 0", "At least one game must be played, not 0."),
        ("simulate bottlecap --jobs 0", "At least one job must do the work, not 0."),
        (
            "simulate bottlecap --games many",
            "--games wants a whole number, not 'many'; meadhall simulate --help says what is possible.",
        ),
        ("watch bottlecap --speed -1", "The speed can't be -1; it is a pause of 0 to 60 seconds."),
        ("serve --workers -3", "Bots can't think in -3 processes; choose from 1 to 64."),
        ("serve --allow-bot odin", "There is no bot 'odin'; the bots are random, greedy, learned, search"),
        ("feast", "There is no command 'feast'; the commands are play, resume,"),
        ("play bottlecap --data nowhere.toml", "The data file nowhere.toml can't be read: No such file or directory."),
        ("replay nowhere.json", "nowhere.json can't be read: No such file or directory."),
        ("resume nowhere.json", "nowhere.json can't be read: No such file or directory."),
        ("resume", "There is no saved match; meadhall play begins one."),
        ("rules bottlecap CAP-NO-1", "There is no rule 'CAP-NO-1'; the rules of this game run from CAP-COMP-1"),
        ("rules bottlecap quidditch", "No rule of Bottlecap Vikings speaks of 'quidditch'."),
    ],
)
def test_wrong_words_get_one_sentence(run: Run, home: Path, words: str, sentence: str) -> None:
    assert sentence in run(*words.split()).sentence
    assert not home.exists()


# Component files


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (SIDES.replace("wood = 10\n", "", 1), "side COM, field wood: this field is missing."),
        (SIDES.replace("wood = 10\n", 'wood = "ten"\n', 1), "side COM, field wood: input should be a valid integer"),
        (SIDES.replace("[2, 4, 6, 8]", "[2, 4, 6, 11]", 1), "side COM, field costs: a step costs 11 gold, more than"),
        (
            SIDES.replace("lines = [[[0, 1]], [[0, 1], [1, 2]]", "lines = [[[0, 1]], [[0, 1], [0, 1]]", 1),
            "side COM, field lines: space 2 of tier 2 can't be reached from the start.",
        ),
        (
            SIDES.replace("lines = [[[0, 1]]", "lines = [[[]]", 1),
            "side COM, field lines: a space of tier 0 leads nowhere",
        ),
        (SIDES + "colour = 3\n", "side U4, field colour: there is no such field."),
        (TILES.replace('"S12"', '"S13"'), "section tile: S12 is on no face"),
        ("this is no TOML", "is not a TOML file"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate", "watch"])
def test_a_data_file_is_refused_by_its_name_entry_and_field(
    run: Run, home: Path, tmp_path: Path, command: str, text: str, sentence: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    said = run(command, "bottlecap", "--data", str(file)).sentence
    assert said.startswith(str(file))
    assert sentence in said
    assert not home.exists()


def test_a_data_file_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\xff\xfe\x00")
    assert run("play", "bottlecap", "--data", str(file)).sentence.endswith("can't be read: it is not text.")


# Records and saved matches


def record() -> dict[str, Any]:
    table = meadhall.game("bottlecap").new(2, 5, {"start": 0})
    for _ in range(6):
        seat = table.deciders()[0]
        table.apply(seat, table.options(seat)[0])
    facts: dict[str, Any] = json.loads(table.record().text())
    return facts


def changed(**fields: object) -> str:
    return json.dumps(record() | fields)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (changed()[:200], "invalid JSON: EOF while parsing"),
        ("", "invalid JSON: EOF while parsing a value"),
        ("[]", "a record is what `meadhall play` saves."),
        ("[" * 100_000, "a record is what `meadhall play` saves."),
        (changed(rules_version=99), "The record follows version 99 of the rules of Bottlecap Vikings; this is version"),
        (changed(game="chess"), "There is no game 'chess'"),
        (changed(seats=9), "Bottlecap Vikings is for 2 to 4 seats, not 9."),
        (changed(seed="x"), "field seed: input should be a valid integer"),
        (changed(options={"luck": 1}), "There is no option 'luck'"),
        (
            changed(decisions=[[0, 2], [1, 3], [0, 99]]),
            "Decision 3 of the record (seat 0, action 99): Action 99 is not",
        ),
        (changed(decisions=[[0, 2], [0, 3]]), "Decision 2 of the record (seat 0, action 3): It is not this seat's"),
        (changed(decisions=[[7, 2]]), "Decision 1 of the record (seat 7, action 2)"),
        (changed(decisions=[[0]]), "field decisions.0"),
        (changed(data={"sha256": "0", "content": "x"}), "field data: the component file does not match its own hash"),
    ],
)
def test_a_record_is_refused_with_the_place_and_the_reason(run: Run, tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "evening.json"
    file.write_text(text, encoding="utf-8")
    assert sentence in run("replay", str(file)).sentence


@pytest.mark.parametrize("command", ["resume", "replay"])
def test_a_truncated_match_is_refused(run: Run, tmp_path: Path, command: str) -> None:
    text = save(new_match("bottlecap", ["you", "greedy"], seed=5)).text()
    file = tmp_path / "evening.json"
    file.write_text(text[:-40], encoding="utf-8")
    assert "evening.json: invalid JSON: EOF while parsing" in run(command, str(file)).sentence


def test_a_match_with_an_illegal_decision_is_refused_and_left_as_it_is(run: Run, tmp_path: Path) -> None:
    match = new_match("bottlecap", ["you", "greedy"], seed=5, options={"start": 0})
    match.act(0, match.table.options(0)[0])
    facts = json.loads(save(match).text())
    facts["record"]["decisions"][0][1] = 77
    file = tmp_path / "evening.json"
    file.write_text(json.dumps(facts), encoding="utf-8")
    assert "Decision 1 of the record (seat 0, action 77)" in run("resume", str(file)).sentence
    assert json.loads(file.read_text(encoding="utf-8")) == facts


def test_a_folder_that_can_not_be_written_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    said = run("play", "bottlecap", "--save", str(tmp_path / "file" / "m.json"), typed=["q"])
    assert said.sentence.startswith("The match can't be saved in")


def test_the_installed_command_ends_without_a_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "meadhall.cli.main", "play", "chess"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("There is no game 'chess'")
    assert done.stderr.count("\n") == 1
