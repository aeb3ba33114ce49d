"""Every language says everything: the same entries with the same arguments, and nothing that nobody says."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

import meadhall
from meadhall import games
from meadhall.engine import introduction
from meadhall.engine.language import LANGUAGES, PSEUDO, disguised, language, wanted
from meadhall.engine.message import Listing, Message, Named, Who
from meadhall.play import HOUSE_RULES
from meadhall.testing.laws.wording import compare, entries, introduced, things

PACKAGE = Path(meadhall.__file__).parent
ROOMS = sorted(PACKAGE.rglob("languages"))


def room_name(folder: Path) -> str:
    return folder.parent.name


def untold(room: str) -> set[str]:
    """The keys of what stands in data or code in English only: a game before it is played, the rules of the house."""
    if room == "play":
        rules = [f"house-{rule.id.removeprefix('HALL-').lower()}" for rule in HOUSE_RULES]
        return {"house-section", *rules, *(f"{rule}-title" for rule in rules)}
    if room not in games.SHELF:
        return set()
    game = games.game(room)
    return introduced(game) | {introduction.seat_name(game, seat).key for seat in range(game.most_seats)}


@pytest.mark.parametrize("folder", ROOMS, ids=room_name)
@pytest.mark.parametrize("tag", [tag for tag in LANGUAGES if tag != "en"])
def test_a_language_has_every_entry_with_its_arguments_and_short_form(folder: Path, tag: str) -> None:
    room = folder.parent.name
    compare(entries(folder, "en"), entries(folder, tag), untold(room), things(folder.parent / "data"))


def test_a_message_speaks_to_its_viewer_and_lists_what_there_is() -> None:
    names = Listing([Who(0, "Sigrid"), Who(1, "a: b"), Named("engine", "card-axe", "War Axe")])
    waits = Message("engine", "not-your-decision", (("names", names),))
    assert str(waits) == "It is not this seat's decision now; the table waits for Sigrid, a: b and War Axe."
    assert language("en").say(waits, 1).endswith("waits for Sigrid, you and War Axe.")
    assert language("de").say(waits, 1).endswith("wartet auf Sigrid, a: b und War Axe.")


def test_the_pseudo_language_disguises_words_and_leaves_names_of_people() -> None:
    said = language(PSEUDO).say(Message("engine", "wins", (("winners", Listing([Who(0, "Bob")])), ("count", 1))))
    assert said == f"Bob {disguised('wins.')}"
    assert disguised("42") == "42"


@pytest.mark.parametrize(
    ("header", "tag"),
    [("", "en"), ("de", "de"), ("fr-FR, de;q=0.5", "de"), ("de;q=0, en", "en"), ("de;q=x", "en"), ("*", "en")],
)
def test_the_readers_language_is_the_best_of_ours(header: str, tag: str) -> None:
    assert wanted(header) == tag


def test_messages_go_from_process_to_process() -> None:
    inside = Listing([Who(1, "Bob"), Named("engine", "card-axe", "War Axe"), 3])
    message = Message("engine", "not-your-decision", (("names", inside),))
    assert pickle.loads(pickle.dumps(message)) == message


def test_a_number_of_any_length_is_said() -> None:
    said = str(Message("engine", "no-such-seat", (("seat", 10**60), ("last", 1200))))
    assert str(10**60) in said
    assert "1,200" in said
