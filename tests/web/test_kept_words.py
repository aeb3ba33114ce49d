"""Pages keep what was said and drawn; nobody gets another's words for it."""

from __future__ import annotations

from typing import Any

import pytest

import meadhall
from meadhall.engine.event import SPECTATOR
from meadhall.engine.language import LANGUAGES, language, reading, spoken
from meadhall.engine.message import Listing, Message, Who
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, p


def person(seat: int) -> Message:
    return Message("engine", "person", (("seat", Who(seat, "Sigrid")),))


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_the_lines_of_the_log_are_what_the_table_tells_each_viewer_at_that_moment(
    play: Any, show: Any, game: str
) -> None:
    """The log of Drakkar forgets what was shown, and every viewer reads other words."""
    for least in (0, 6, 30):
        match = play(game=game, least=least)
        for tag in LANGUAGES:
            for seat in (None, 0, 1):
                viewer = SPECTATOR if seat is None else seat
                view = match.view(viewer)
                with reading(tag):
                    page = show(match, seat=seat)
                messages = [view.table.tell(event).message for event in view.events()]
                assert [line.text for line in page.log] == [language(tag).say(one, viewer) for one in messages]
                for line, message in zip(page.log, messages):
                    assert line.brief == (language(tag).brief(message, viewer) if line.since_last_turn else "")


def test_a_message_is_said_to_its_own_seat_and_once_to_all_others() -> None:
    inside = Message("engine", "list-last", (("first", person(1)), ("last", "Björn")))
    several = Message("engine", "list-last", (("first", "Björn"), ("last", Listing([Who(1, "Sigrid")]))))
    for message in (person(1), inside, several):
        said = [language("en").say(message, viewer) for viewer in (SPECTATOR, 0, 1, 2)]
        assert "Sigrid" in said[0]
        assert "you" in said[2].lower()
        assert said[0] is said[1] is said[3], "nobody of them is spoken to"


def test_what_is_drawn_once_for_all_viewers_calls_nobody_you() -> None:
    @drawn
    def name(seat: int) -> Element:
        return p[spoken(person(seat))]

    for seat in (SPECTATOR, 0, 1):
        with reading("en", seat):
            assert name(1) == "<p>Sigrid</p>"
