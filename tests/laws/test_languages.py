"""Every language says everything: the same entries with the same arguments, and nothing that nobody says."""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

import meadhall
from meadhall import games
from meadhall.engine import Table, introduction
from meadhall.engine.language import LANGUAGES, PSEUDO, Language, _rooms, disguised, english, language, wanted
from meadhall.engine.message import Listing, Message, Named, Who, common
from meadhall.play import HOUSE_RULES
from meadhall.testing.laws import Broken
from meadhall.testing.laws.wording import COMPLETE, compare, entries, inside, introduced, things

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
    told, whole = entries(folder, tag), tag in COMPLETE
    compare(entries(folder, "en"), told, untold(room), things(folder.parent / "data"), whole)


def test_a_message_speaks_to_its_viewer_and_lists_what_there_is() -> None:
    names = Listing([Who(0, "Sigrid"), Who(1, "a: b"), Named("engine", "card-axe", "War Axe")])
    waits = Message("engine", "not-your-decision", (("names", names),))
    assert str(waits) == "It is not this seat's decision now; the table waits for Sigrid, a: b and War Axe."
    assert language("en").say(waits, 1).endswith("waits for Sigrid, you and War Axe.")
    assert language("de").say(waits, 1).endswith("wartet auf Sigrid, a: b und War Axe.")


def test_each_of_several_is_named_in_the_case_that_the_sentence_wants() -> None:
    victims = Listing([Who(1, "Björn"), Who(2, "Olaf")])
    attack = Message("bottlecap", "told-attacked", (("seat", Who(0, "Astrid")), ("victims", victims)))
    german = language("de")
    assert german.say(attack, 1) == "Astrid greift dich und Olaf an."
    assert german.brief(attack, 2) == "greift Björn und dich an"
    assert english().say(attack, 1) == "Astrid attacks you and Olaf."


def test_the_end_of_a_game_is_told_to_who_has_won_it_as_to_everybody_else() -> None:
    table = meadhall.game("beer").new(seats=3, seed=1)
    table.winners = [1]
    alone = Table.ending(table)
    table.winners = [0, 1]
    shared = Table.ending(table)
    name = table.setting.names[1]
    assert [language("en").say(alone, viewer) for viewer in (0, 1)] == [f"{name} wins.", "You win."]
    assert [language("de").say(alone, viewer) for viewer in (0, 1)] == [f"{name} gewinnt.", "Du gewinnst."]
    assert language("en").say(shared, 1) == f"A shared victory: {table.setting.names[0]} and you."


def test_the_pseudo_language_disguises_words_and_leaves_names_of_people() -> None:
    said = language(PSEUDO).say(Message("engine", "wins", (("seat", Who(0, "Bob")),)))
    assert said == f"Bob {disguised('wins.')}"
    assert disguised("42") == "42"


@pytest.mark.parametrize(
    ("header", "tag"),
    [("", "en"), ("de", "de"), ("fr-FR, de;q=0.5", "de"), ("de;q=0, en", "en"), ("de;q=x", "en"), ("*", "en")],
)
def test_the_readers_language_is_the_best_of_ours(header: str, tag: str) -> None:
    assert wanted(header) == tag


def test_a_language_of_a_few_words_says_the_rest_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    english().has("engine", "list-more")  # has been read
    monkeypatch.setitem(_rooms, "engine", tmp_path)
    (tmp_path / "sv.ftl").write_text(
        "no-such-seat = Det finns inga { $names }.\nnothing = ingenting\n", encoding="utf-8"
    )
    swedish = Language("sv")
    for names, said in (([], "ingenting"), (["ulvar", "björnar", "lodjur"], "ulvar, björnar and lodjur")):
        assert swedish.say(Message("engine", "no-such-seat", (("names", Listing(names)),))) == f"Det finns inga {said}."
    assert swedish.say(common("yes")) == "yes"
    assert swedish.faults == []


def test_half_a_language_may_lack_entries_but_not_what_its_own_refer_to(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("far = far\naway = { far } away\nhere = here\n", encoding="utf-8")
    (tmp_path / "sv.ftl").write_text("here = här\n", encoding="utf-8")
    compare(entries(tmp_path, "en"), entries(tmp_path, "sv"), set(), set(), whole=False)
    with pytest.raises(Broken, match="not said:"):
        compare(entries(tmp_path, "en"), entries(tmp_path, "sv"), set(), set())
    (tmp_path / "sv.ftl").write_text("away = { far } borta\n", encoding="utf-8")
    with pytest.raises(Broken, match="away refers to what is not said"):
        compare(entries(tmp_path, "en"), entries(tmp_path, "sv"), set(), set(), whole=False)


def test_a_language_may_have_entries_of_its_own_that_others_of_it_refer_to(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("sails = { $seat } sails { $distance }.\n", encoding="utf-8")
    own = "sails = { $seat } segelt { spaces }.\nspaces = { $distance } Felder weit\n"
    (tmp_path / "de.ftl").write_text(own, encoding="utf-8")
    compare(entries(tmp_path, "en"), entries(tmp_path, "de"), set(), set())
    (tmp_path / "de.ftl").write_text(f"{own}nobody-says-it = nichts\n", encoding="utf-8")
    with pytest.raises(Broken, match="nobody-says-it"):
        compare(entries(tmp_path, "en"), entries(tmp_path, "de"), set(), set())


def test_messages_go_from_process_to_process() -> None:
    inside = Listing([Who(1, "Bob"), Named("engine", "card-axe", "War Axe"), 3])
    message = Message("engine", "not-your-decision", (("names", inside),))
    assert pickle.loads(pickle.dumps(message)) == message


def test_a_number_of_any_length_is_said() -> None:
    said = str(Message("engine", "no-such-seat", (("seat", 10**60), ("last", 1200))))
    assert str(10**60) in said
    assert "1,200" in said


# Numbers

COUNTED = re.compile(
    r" (?:[a-z-]+ )?(bots|cards|counters|decisions|digits|drinks|entries|games|hints|letters|mistakes|points|seats"
    r"|seconds|Steps|tables|tokens|ways|worlds)\b"
)
OF_SEVERAL = re.compile(r"\b(of|of your|to|most|among)( the)? $")  # "1 of 5 games", "2 to 5 seats", "at most 5 tables"
NEVER_ONE = {
    "arena": {"too-many-lineups", "too-many-orders"},  # there are too many
    "bots": {"foreign-seats"},  # no table has one seat
    "cli": {"arena-line", "arena-line-with-options", "evaluation-differs", "no-seal-given", "wrong-seeds"},
    "engine": {"wrong-names"},
    "beer": {"ask-discard-down", "says-first-cards"},  # more than one may keep
    "bottlecap": {"gallery-tokens"},
    "drakkar": {"decided-quests", "decided-missed"},  # no Quest pays less than two
    "play": {"cluster-silent", "time-left"},  # 1.0 seconds
    "review": {"puzzle-often"},
    "server": {"long-type", "match-too-long", "number-too-long", "too-long-to-review"},  # it is too much
    "web": {"advice-worlds", "advice-worlds-first", "new-learnt-at"},
}
NO_NUMBERS = {"back", "level", "one", "seat"}  # arguments that stand before a plural, too


def counted(pattern: ast.Pattern, chosen_by: frozenset[str] = frozenset()) -> Iterator[str]:
    """Numbers before several things, whatever the number is."""
    before = ""
    for at, element in enumerate(pattern.elements):
        told = element.expression if isinstance(element, ast.Placeable) else None
        if isinstance(told, ast.SelectExpression):
            names = {node.id.name for node in inside(told.selector) if isinstance(node, ast.VariableReference)}
            for variant in told.variants:
                yield from counted(variant.value, chosen_by | names)
        elif isinstance(told, ast.VariableReference) and told.id.name not in chosen_by | NO_NUMBERS:
            after = pattern.elements[at + 1] if at + 1 < len(pattern.elements) else None
            several = COUNTED.match(after.value) if isinstance(after, ast.TextElement) else None
            if several and not OF_SEVERAL.search(before):
                yield f"{told.id.name}{several[0]}"
        before = element.value if isinstance(element, ast.TextElement) else ""


@pytest.mark.parametrize("folder", ROOMS, ids=room_name)
def test_whether_it_is_one_or_several_is_chosen_by_the_number(folder: Path) -> None:
    """As English shows it: there a plural is seen by its last letter."""
    found = {
        name
        for name, entry in entries(folder, "en").items()
        for pattern in [entry.value, *(short.value for short in entry.attributes)]
        if pattern is not None and list(counted(pattern))
    }
    assert found == NEVER_ONE.get(room_name(folder), set())
