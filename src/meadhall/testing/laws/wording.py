"""The laws of words: everything is told, in clean sentences, and every language that a game speaks says all of it."""

from __future__ import annotations

import random
import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast

from meadhall import bots
from meadhall.engine import Game, introduction
from meadhall.engine.event import SPECTATOR
from meadhall.engine.language import ENGLISH, LANGUAGES, language, own_name
from meadhall.engine.message import Message, Named, slug
from meadhall.engine.table import Table
from meadhall.engine.telling import told
from meadhall.testing.laws.law import hold, law
from meadhall.testing.worlds import moments
from meadhall.web import boards
from meadhall.web.parts.catalogue import parts

ABOUT = "words"
SLIP = re.compile(r"[!?.][.!]|[,;:]\.|\s[.,;:!?]|\s\s|^\s|\s$|^[a-z]|\bNone\b|\[|\{")
CODE = re.compile(r"\bA[\d-] D[\d-]")  # boxes as only a regular writes them
ENDS = (".", "!", "?", '"')
COMPLETE = (ENGLISH, "de")  # languages that say everything; whatever another lacks is said in English
SHOUTERS = ["Bob!", "Who?", "Sven Jr.", "Åse", "Nanna", "Odd", "Rolf", "Tora"]  # names with marks of their own
OF_THE_TABLE = re.compile(
    r"\b(active|attacked|start|starting|each|every|all|another) seats?\b|\bmodulo\b|\bseeded\b|\bcommit"
)


# Language files


def entries(folder: Traversable, tag: str) -> dict[str, ast.Message]:
    """All entries of a room in a language: of de.ftl, and of de.box.ftl and the like."""
    found: list[ast.Message] = []
    for file in folder.iterdir() if folder.is_dir() else ():
        if file.name.startswith(f"{tag}.") and file.name.endswith(".ftl"):
            body = FluentParser().parse(file.read_text(encoding="utf-8")).body
            junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
            hold(not junk, f"{file.name} has entries that can't be read:", junk)
            found += [entry for entry in body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    hold(len(names) == len(set(names)), "said twice:", [name for name in names if names.count(name) > 1])
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


def things(data: Traversable) -> set[str]:
    """The names of all things in the box of a game, as parts of keys."""
    texts: set[str] = set()

    def gather(value: object) -> None:
        if isinstance(value, str):
            texts.add(slug(value))
        elif isinstance(value, (list, dict)):
            for one in value.values() if isinstance(value, dict) else value:
                gather(one)

    for file in data.iterdir() if data.is_dir() else ():
        if file.name.endswith(".toml") and file.name != "rules.toml":
            gather(tomllib.loads(file.read_text(encoding="utf-8")))
    return texts


def introduced(game: Game) -> set[str]:
    """The keys of what stands in the game's data in English only: what it says before it is played."""
    said = [introduction.title(game), introduction.tagline(game), *introduction.minute(game)]
    said += [introduction.mark(game, at, words) for at, (_, words) in enumerate(boards.of(game.name).MARKS, start=1)]
    said += [level.told for level in bots.levels(game.name) if level.told.room == game.name]
    for option in game.options:
        said += [introduction.option_title(game, option), introduction.option_meaning(game, option)]
        said += [
            introduction.option_value(game, option, value) for value in game.option_words.values.get(option.name, [])
        ]
    table = game.new(game.least_seats, 1)
    said += [Named(game.name, f"asset-{slug(name)}", name) for name, _, _ in game.judge.assets(table, 0)]
    return {one.key for one in said}


def compare(
    english: dict[str, ast.Message],
    other: dict[str, ast.Message],
    untold: set[str],
    named: set[str],
    whole: bool = True,
) -> None:
    """A language has all entries, if it is whole, with their arguments and short forms, and none that nobody says.

    Some of its own it may have, which stand inside of others: an inflected noun, say, that English does without.
    """
    missing = [name for name in (*english, *sorted(untold)) if name not in other]
    hold(not whole or not missing, "not said:", missing)
    inner = {node.id.name for node in inside(list(other.values())) if isinstance(node, ast.MessageReference)}
    strange = [name for name in other if name not in english and name not in untold and name not in inner]
    strange = [name for name in strange if not name.startswith("asset-")]  # some are only counted later in a game
    strange = [name for name in strange if not any(name.endswith(thing) for thing in named if thing)]
    hold(not strange, "said by nobody:", strange)
    for name, entry in english.items():
        if name not in other:
            continue
        lost = [node.id.name for node in inside(other[name]) if isinstance(node, ast.MessageReference)]
        hold(not (lost := [one for one in lost if one not in other]), f"{name} refers to what is not said:", lost)
        more = arguments(other, other[name]) - arguments(english, entry)
        hold(not more, f"{name} wants {more}, which nobody gives it")
        short = {one.id.name for one in entry.attributes} - {one.id.name for one in other[name].attributes}
        hold(not short, f"{name} lacks {short}")


@law(ABOUT)
def a_language_has_every_entry_with_its_arguments_and_short_form(game: Game, seed: int) -> int:
    """For every language that the game has a file of; all entries, if the language is complete elsewhere."""
    folder = files(game.package) / "languages"
    english = entries(folder, ENGLISH)
    spoken = [tag for tag in LANGUAGES if tag != ENGLISH and entries(folder, tag)]
    for tag in spoken:
        named = things(game.folder) | {slug(name) for name in game.seat_names}  # people have no other name elsewhere
        compare(english, entries(folder, tag), introduced(game), named, whole=tag in COMPLETE)
    return len(spoken)


# What is said at a table


def everything(table: Table) -> Iterator[tuple[Message, int]]:
    """Whatever may be said now, and to which seat."""
    for seat in table.deciders():
        view = table.view(seat)
        yield view.prompt(), seat
        for action in view.options():
            yield view.describe(action), seat
            for outcome in view.forecast(action):
                yield outcome.message, seat
        for action in view.table.candidates(seat):
            objection = view.table.why_not(seat, action)
            if objection is not None:
                yield objection.message, seat


@law(ABOUT, 3)
def nothing_is_said_that_no_language_file_has(game: Game, seed: int) -> int:
    """In every language, to every seat: all entries are there, with all that goes into them."""
    looked = 0
    for tag in LANGUAGES:
        speaker = language(tag)
        before = len(speaker.faults)
        last: Table | None = None
        for table in moments(game, seed, 10):
            last = table
            for message, seat in everything(table):
                looked += 1
                speaker.say(message, seat)
        if last is not None:
            for viewer in range(SPECTATOR, last.setting.seats):
                for sentence in last.view(viewer).sentences():
                    speaker.say(sentence.message, viewer)
        own = [fault for fault in speaker.faults[before:] if fault.startswith((f"{game.name}:", f"{game.name} "))]
        hold(not own, f"in {own_name(tag)}:", "; ".join(own[:5]))
    return looked


@law(ABOUT, 4)
def every_event_has_words(game: Game, seed: int) -> int:
    last: Table | None = None
    for table in moments(game, seed, 12):
        last = table
    looked = 0
    if last is not None:
        for viewer in range(-1, last.setting.seats):
            for event in last.events(viewer):
                looked += 1
                words = str(last.tell(event))
                hold(words.endswith((".", "!", "?")) and len(words) > 5, "told in no sentence:", repr(words))
    return looked


@law(ABOUT, 6)
def every_event_is_told_in_a_clean_sentence(game: Game, seed: int) -> int:
    seats = game.least_seats + seed % (min(8, game.most_seats) - game.least_seats + 1)
    names = SHOUTERS[:seats] if seed % 2 else None
    table = game.new(seats, seed, names=names)
    dice = random.Random(seed)
    offered: set[str] = set()
    while not table.over:
        seat = dice.choice(table.deciders())
        offered |= {str(table.describe(seat, action)) for action in table.options(seat)}
        table.apply(seat, dice.choice(table.options(seat)))
    views = map(table.view, [SPECTATOR, *range(seats)])
    said = [str(view.table.tell(event)) for view in views for event in view.events()]
    said.append(table.result().words)
    slips = [text for text in said if SLIP.search(text)]
    hold(not slips, "sentences with a slip:", slips[:3])
    codes = [text for text in [*said, *offered] if CODE.search(text)]
    hold(not codes, "in a code:", codes[:3])
    endless = sorted({text for text in said if not text.endswith(ENDS)})
    hold(not endless, "without an end:", endless[:3])
    return len(said)


# What is read before


@law(ABOUT, 3)
def what_is_told_follows_from_the_setting_and_from_what_is_remembered(game: Game, seed: int) -> int:
    """Pages keep what was said by these two: another table of the same setting would tell it alike, at any time."""
    seats = min(4, game.most_seats) if game.least_seats <= 4 else game.least_seats
    table, other = game.new(seats, seed), game.new(seats, seed + 100)
    hold(table.setting is other.setting, "two tables that are set up alike have two settings")
    dice = random.Random(seed)
    while not table.over:
        seat = dice.choice(table.deciders())
        table.apply(seat, dice.choice(table.options(seat)))
    looked = 0
    for view in map(table.view, [SPECTATOR, *range(seats)]):
        for event in view.events():
            looked += 1
            kept = told(other, view.table.remembered(event))
            now = view.table.tell(event)
            hold(kept.message == now.message, "told otherwise at another table:", kept.message, now.message)
            hold(kept.number == event.number, "told of another moment:", kept.number, event.number)
    return looked


@law(ABOUT)
def a_game_is_told_in_a_minute(game: Game, seed: int) -> int:
    """A few short sentences, which somebody who knows nothing can read: no IDs, no values of options."""
    minute = game.rules.minute
    hold(3 <= len(minute) <= 12, f"a minute is 3 to 12 sentences, not {len(minute)}")
    for sentence in minute:
        hold(len(sentence) <= 160, "too long:", sentence)
        hold(not SLIP.search(sentence) and sentence.endswith((".", "!")), "no clean sentence:", sentence)
        hold(not re.search(r"[A-Z]{3,}-|_|=|\bseat", sentence), "not as players speak:", sentence)
    return len(minute)


@law(ABOUT)
def what_is_needed_to_play_speaks_of_players_as_players_do(game: Game, seed: int) -> int:
    """Seats, indices and defaults for absent ones are the table's affair; they may stand in the small print."""
    rules = [rule for _, inside in parts(game.name, list(game.rules))[0][1] for rule in inside]
    odd = [rule.id for rule in rules if OF_THE_TABLE.search(rule.text)]
    hold(not odd, "not as players speak:", odd)
    return len(rules)


@law(ABOUT)
def the_rules_refer_to_rules_that_there_are(game: Game, seed: int) -> int:
    odd = [rule.id for rule in game.rules for other in rule.see if other not in game.rules]
    hold(not odd, "these refer to rules that are none:", odd)
    return len(game.rules)
