"""What was asked at each moment of a replay, and what was chosen; a sample asks who looks on as well."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

import meadhall
from meadhall.play import Match, samples
from meadhall.testing.browsing import PATIENCE, SCRIPTS
from meadhall.web import pages, presenter
from meadhall.web.facts import Look, Sitting, TableFacts
from meadhall.web.model import TablePage


def moment(match: Match, at: int, seat: int | None, state: str = "finished", stops: tuple[int, ...] = ()) -> TablePage:
    sitting = [Sitting(name=name, kind="bot") for name in match.table.setting.names]
    facts = TableFacts(match_id="fjordgate", title="Fjordgate", sitting=sitting, state=state)  # type: ignore[arg-type] # a state
    return presenter.replay_page(match, facts, at, [], Look(seat=seat), stops)


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_every_question_of_a_finished_match_is_told_to_a_guest_with_its_answer(game: str, play: Any) -> None:
    match = play(game=game, least=10_000)
    decisions = match.table.record().decisions
    for at in range(0, len(decisions), len(decisions) // 12):
        seat, action = decisions[at]
        asked = moment(match, at, None).replay.asked  # type: ignore[union-attr] # it is a replay
        assert asked is not None
        table = meadhall.rebuild(match.table.record(), upto=at)
        assert (asked.seat, asked.prompt) == (seat, str(table.prompt(seat)))
        [chosen] = [one.label for one in asked.options if one.chosen]
        assert chosen == str(table.describe(seat, action))
        assert len(asked.options) + asked.more == len(table.options(seat))
    assert moment(match, len(decisions), None).replay.asked is None  # type: ignore[union-attr]


def test_through_a_seats_eyes_only_its_own_questions_are_seen_and_none_by_guests_while_it_is_played(play: Any) -> None:
    match = play(game="drakkar", least=30)
    decisions = match.table.record().decisions
    for at in range(20, 40):
        own = moment(match, at, 1).replay.asked  # type: ignore[union-attr]
        assert (own is not None) == (decisions[at][0] == 1)
        assert moment(match, at, None, "running").replay.asked is None  # type: ignore[union-attr]


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_a_sample_stops_three_times_at_a_real_choice_of_the_seat_that_one_looks_with(game: str) -> None:
    record = samples.played(game)
    found = samples.stops(record)
    assert len(found) == 3
    assert found == tuple(sorted(found))
    for at in found:
        assert record.decisions[at][0] == samples.EYES
        assert len(meadhall.rebuild(record, upto=at).options(samples.EYES)) > 2


def test_who_guesses_hears_what_was_chosen(browser: Browser, site: Any, play: Any) -> None:
    match = play(least=10_000)
    at = next(at for at, (seat, _) in enumerate(match.table.record().decisions) if seat == 0 and at > 20)
    site.pages["/replay"] = pages.table(moment(match, at, 0, stops=(at,)))
    page = browser.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(f"{site.address}/replay")
    page.evaluate(SCRIPTS)
    assert "What would you do?" in page.inner_text("#question header")
    assert page.is_hidden("#question .answer")
    page.click("#question button >> nth=0")
    assert page.inner_text("#question .answer").startswith("Astrid chooses: ")
    assert page.locator("#question .picked").count() == 1
    assert site.posted == []
    page.close()
