"""Every language says everything: the same entries with the same arguments, and nothing that nobody says."""

from __future__ import annotations

import pickle
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import meadhall
from meadhall import bots, games
from meadhall.engine import introduction
from meadhall.engine.language import LANGUAGES, PSEUDO, disguised, language, wanted
from meadhall.engine.message import Listing, Message, Named, Who, slug
from meadhall.play import HOUSE_RULES
from meadhall.web import boards

PACKAGE = Path(meadhall.__file__).parent
ROOMS = sorted(PACKAGE.rglob("languages"))


def room_name(folder: Path) -> str:
    return folder.parent.name


def entries(folder: Path, tag: str) -> dict[str, ast.Message]:
    """All entries of a room in a language: of de.ftl, and of de.box.ftl and the like."""
    found: list[ast.Message] = []
    for file in folder.glob(f"{tag}.*"):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
        assert not junk, f"{file.name} of {file.parent.parent.name} has entries that can't be read: {junk}"
        found += [entry for entry in body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), [name for name in names if names.count(name) > 1]
    return {entry.id.name: entry for entry in found}


def inside(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, (list, tuple)):
        for one in node:
            yield from inside(one)
    elif isinstance(node, ast.BaseNode):
        yield node
        for one in vars(node).values():
            yield from inside(one)


def arguments(book: dict[str, ast.Message], entry: ast.Message, seen: frozenset[str] = frozenset()) -> set[str]:
    """The arguments that the entry wants, those of entries that stand in it too."""
    found = {node.id.name for node in inside(entry) if isinstance(node, ast.VariableReference)}
    for node in inside(entry):
        if isinstance(node, ast.MessageReference) and node.id.name not in seen:
            found |= arguments(book, book[node.id.name], seen | {node.id.name})
    return found


def things(folder: Path) -> set[str]:
    """The names of all things in the box of a game, as parts of keys."""
    texts: set[str] = set()

    def gather(value: object) -> None:
        if isinstance(value, str):
            texts.add(slug(value))
        elif isinstance(value, (list, dict)):
            for one in value.values() if isinstance(value, dict) else value:
                gather(one)

    for file in (folder.parent / "data").glob("*.toml"):
        if file.name != "rules.toml":
            gather(tomllib.loads(file.read_text(encoding="utf-8")))
    return texts


def introduced(room: str) -> set[str]:
    """The keys of what stands in data or code in English only: a game before it is played, the rules of the house."""
    if room == "play":
        rules = [f"house-{rule.id.removeprefix('HALL-').lower()}" for rule in HOUSE_RULES]
        return {"house-section", *rules, *(f"{rule}-title" for rule in rules)}
    if room not in games.SHELF:
        return set()
    game = games.game(room)
    said = [introduction.title(game), introduction.tagline(game), *introduction.minute(game)]
    said += [introduction.mark(game, at, words) for at, (_, words) in enumerate(boards.of(room).MARKS, start=1)]
    said += [introduction.level(game, level.name, level.sentence) for level in bots.levels(room)]
    for option in game.options:
        said += [introduction.option_title(game, option), introduction.option_meaning(game, option)]
        said += [
            introduction.option_value(game, option, value) for value in game.option_words.values.get(option.name, [])
        ]
    table = game.new(game.least_seats, 1)
    said += [Named(room, f"asset-{slug(name)}", name) for name, _, _ in game.judge.assets(table, 0)]
    return {one.key for one in said}


@pytest.mark.parametrize("folder", ROOMS, ids=room_name)
@pytest.mark.parametrize("tag", [tag for tag in LANGUAGES if tag != "en"])
def test_a_language_has_every_entry_with_its_arguments_and_short_form(folder: Path, tag: str) -> None:
    english, other = entries(folder, "en"), entries(folder, tag)
    assert [name for name in english if name not in other] == []
    named = things(folder)
    untold = introduced(folder.parent.name)
    assert [name for name in sorted(untold) if name not in other] == []
    strange = [name for name in other if name not in english and name not in untold]
    strange = [name for name in strange if not name.startswith("asset-")]  # some are only counted later in a game
    assert [name for name in strange if not any(name.endswith(thing) for thing in named if thing)] == []
    for name, entry in english.items():
        more = arguments(other, other[name]) - arguments(english, entry)
        assert not more, f"{name} wants {more} in {tag}, which nobody gives it"
        assert {one.id.name for one in entry.attributes} <= {one.id.name for one in other[name].attributes}, name


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
