"""The kit finds what is broken: a game is spoilt in one place, and a law about that place says so."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from meadhall.cli.main import main
from meadhall.testing.guests import invited, write_package
from meadhall.testing.laws import LAWS, check

HERRING = Path(__file__).parents[2] / "examples" / "herring" / "src" / "herring"
Spoil = Callable[[str, str, str], None]


@pytest.fixture
def spoil(tmp_path: Path) -> Iterator[Spoil]:
    """Herring Morning, to be written otherwise in one of its files."""
    write_package(tmp_path, "spoilt-herring", {}, {"meadhall.games": {"herring": "herring.game:GAME"}})
    shutil.copytree(HERRING, tmp_path / "herring", ignore=shutil.ignore_patterns("__pycache__"))

    def spoil(file: str, right: str, wrong: str) -> None:
        path = tmp_path / "herring" / file
        text = path.read_text(encoding="utf-8")
        assert right in text, right
        path.write_text(text.replace(right, wrong), encoding="utf-8")

    with invited(tmp_path):
        yield spoil


SHED = "self.shed = [UNKNOWN] * len(self.shed)"
HANDS = "table.hands = hands\n        table.wet = wet"
FACTS = "        return {\n"


@pytest.mark.parametrize(
    ("file", "right", "wrong", "about", "fault"),
    [
        pytest.param("table.py", SHED, "pass", "redealing", "seat 0 sees another table: shed", id="an-open-shed"),
        pytest.param(
            "table.py", "for _ in self.shed]", "for _ in self.shed[1:]]", "redealing", "shed", id="a-lost-boat"
        ),
        pytest.param("table.py", "rng.shuffle(", "sorted(", "redealing", "alike in twelve", id="one-dream"),
        pytest.param("table.py", "twin.wet = self.wet", "pass", "copying", "wet", id="a-forgetful-copy"),
        pytest.param("steps.py", HANDS, HANDS.replace("hands =", "hands[:] ="), "copying", "hands", id="a-shared-list"),
        pytest.param("steps.py", '"HER-MEND-1"', '"HER-MEND-9"', "options", "HER-MEND-9", id="an-unknown-rule"),
        pytest.param("steps.py", "return STAY\n", "return 61\n", "options", "default 61 of Mend", id="no-default"),
        pytest.param("steps.py", ", when=THIS_TURN)", ")", "forecasts", "this happened: []", id="foretold-too-early"),
        pytest.param(
            "steps.py", '{"boat": boat})', '{"boat": 31})', "forecasts", "this happened", id="foretold-wrongly"
        ),
        pytest.param(
            "table.py", FACTS, "        return {'x': 1}\n" + FACTS, "facts", "nobody reads of it", id="no-facts"
        ),
        pytest.param(
            "table.py", '[seat],\n            "b', '[seat] + self.shed[0],\n            "b', "facts", "", id="a-leak"
        ),
        pytest.param(
            "table.py", "return len(self.come)\n", "return -len(self.come)\n", "turns", "go backwards", id="turns"
        ),
        pytest.param(
            "judge.py", "1.0 if seat in", "0.9 if seat in", "judging", "the value 1", id="winners-without-all"
        ),
        pytest.param(
            "observation.py", "-1], len(WORTH))", "-1], 3 + len(table.come))", "observation", "layout", id="layout"
        ),
        pytest.param("languages/en.ftl", "told-stayed", "told-x", "words", "no message 'told-stayed'", id="no-words"),
        pytest.param("languages/de.ftl", "stay = Alle", "keep = Alle", "words", "not said: ['stay']", id="half-german"),
        pytest.param("languages/en.ftl", "} boats.\n", "} boats\n", "words", "told in no sentence", id="no-full-stop"),
        pytest.param("languages/de.ftl", "{ $boat } aus", "{ $ship } aus", "words", "ship", id="a-strange-argument"),
        pytest.param(
            "data/rules.toml", '"Fill', '"HER-END-1: Fill', "words", "not as players speak", id="IDs-in-minutes"
        ),
        pytest.param(
            "actions.py", "ROW + BOATS", "ROW + BOATS + 1", "options", "the verb mend begins at 31", id="a-gap"
        ),
    ],
)
def test_what_is_spoilt_is_found(spoil: Spoil, file: str, right: str, wrong: str, about: str, fault: str) -> None:
    spoil(file, right, wrong)
    found = [verdict.fault for verdict in check("herring", about=about) if verdict.fault]
    assert any(fault in said for said in found), found


def test_a_law_that_a_game_breaks_is_reported_in_a_sentence_that_names_both(
    spoil: Spoil, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil("table.py", "twin.wet = self.wet", "pass")
    assert main(["check", "herring", "--about", "copying"]) == 1
    said = capsys.readouterr()
    assert "✗ copying: No copy shares anything that changes." in said.out
    assert said.err.startswith(
        "Herring Morning (herring) breaks a law of copying. No copy shares anything that changes. seed 0: a copy"
    )


def test_a_game_that_stumbles_breaks_the_law_and_the_others_are_still_looked_at(spoil: Spoil) -> None:
    spoil("steps.py", "boat, fresh = action - MEND + 1, table.shed[-1]", "raise RuntimeError('a hole')")
    verdicts = list(check("herring", seeds=1))
    assert len(verdicts) == len(LAWS)
    assert "seed 0: RuntimeError: a hole." in [verdict.fault for verdict in verdicts]
    assert [verdict for verdict in verdicts if not verdict.fault]


def test_a_game_that_keeps_all_laws_is_told_so(spoil: Spoil, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "herring", "--seeds", "1"]) == 0
    said = capsys.readouterr()
    assert f"Herring Morning keeps {len(LAWS)} laws." in said.out
    assert said.err == ""


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game 'chess'"),
        (["beer", "--seeds", "0"], "Laws can't be looked at with 0 games; choose from 1 to 10,000."),
        (["beer", "--about", "cheese"], "No law is about 'cheese'; there are laws of facts, turns,"),
    ],
)
def test_what_can_not_be_checked_is_said(words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", *words]) == 2
    assert sentence in capsys.readouterr().err
