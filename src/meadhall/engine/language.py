"""Languages: messages in words, for one viewer. The entries are Project Fluent files in the rooms' own folders.

A room is whoever has something to say: a game, the house, the pages, the terminal. It brings a file for each language,
`en.ftl` and `de.ftl`, or several (`de.box.ftl`); what a language lacks is said in English. In an entry

- `WHO($seat)` is `you` for the viewer's own seat, else `other`;
- `KIND($thing)` is the key of a thing of the box, to choose by;
- `NAME($thing, form: "accusative")` is a thing's name in a form that its entry has as an attribute; of several people
  or things ("a, b and c") it is each one's, that of people as the engine's entry `person` has it;
- `INNER($option)` is what stands between quotation marks: its own become single ones;
- an attribute `.short` is the message in brief, its subject left out; messages inside of it are brief too if they can.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache, partial
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt, FluentType
from fluent.syntax import ast

from meadhall.engine.errors import BadOption, MeadhallError
from meadhall.engine.event import ended
from meadhall.engine.message import Listing, Message, Named, Who, common

ENGLISH = "en"
PSEUDO = "qps"  # English in disguise: whatever shows without it has not come through a language file
KEPT = 20_000  # messages as they were said: those of a log are said again and again
NOBODY = -1
OF_THE_HOUSE = frozenset(  # rooms that no game can be called like
    {"engine", "games", "bots", "play", "arena", "rl", "review", "web", "server", "cli", "testing"}
)
LARGEST = 10**15  # number that is written as a language does; no longer one is counted by anybody
GROUPED = 1000  # from here on languages part the digits of a number, each in its way

_rooms: dict[str, Traversable] = {}


def _spoken_here(folder: Traversable) -> tuple[str, ...]:
    """A language is there as soon as the engine has a file for it, `de.ftl`; what else it lacks is said in English."""
    names = [file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl")]
    return (ENGLISH, *sorted(name for name in names if name != ENGLISH and "." not in name))


LANGUAGES = _spoken_here(resources.files("meadhall.engine") / "languages")


def read_all() -> None:
    """Read every language file that is known of, so that nobody has to wait for it later."""
    for tag in LANGUAGES:
        for room in list(_rooms):
            language(tag).has(room, "")


def furnish(room: str, folder: Traversable) -> None:
    """Say where a room's language files lie."""
    _rooms.setdefault(room, folder)


def forget(room: str) -> None:
    """The room is gone, with all that it said."""
    _rooms.pop(room, None)
    for tag in (*LANGUAGES, PSEUDO):
        language(tag).forget(room)


class _Person(FluentType):
    """A seat inside of Fluent."""

    def __init__(self, who: Who, viewer: int) -> None:
        self.name = who.name
        self.you = who.seat >= 0 and who.seat == viewer

    def format(self, locale: Locale) -> str:
        return self.name


class _Thing(FluentType):
    """A thing of the box inside of Fluent: it is called differently in different places of a sentence."""

    def __init__(self, thing: Named, language: Language) -> None:
        self.key = thing.key
        self._thing = thing
        self._language = language

    def format(self, locale: Locale) -> str:
        return self._language.called(self._thing)

    def form(self, form: str) -> str:
        return self._language.called(self._thing, form)


class _Several(str):
    """People and things inside of Fluent: "a, b and c". NAME says each in a form, where people have one, too."""

    form: Callable[[str], str]


class _Number(FluentInt):
    """A whole number inside of Fluent. What has no more than three digits is the same in all languages."""

    def format(self, locale: Locale) -> str:
        return str(int(self)) if 0 <= self < GROUPED else str(super().format(locale))


def _who(person: Any) -> Any:
    return "you" if isinstance(person, _Person) and person.you else "other"


def _kind(thing: Any) -> Any:
    return thing.key if isinstance(thing, _Thing) else str(thing)


def _name(thing: Any, form: Any = "") -> Any:
    return thing.form(str(form)) if isinstance(thing, _Thing | _Several) else thing


def _inner(words: Any) -> Any:
    return words.translate(_SINGLE) if isinstance(words, str) else words


_FUNCTIONS: dict[str, Callable[[Any], Any]] = {"WHO": _who, "KIND": _kind, "NAME": _name, "INNER": _inner}
_SINGLE = str.maketrans("“”„", "‘’‚")


def spoken_to(message: Message, viewer: int) -> int:
    """The viewer, if the message is about that seat; all others read the same.

    >>> rests = Message("engine", "rests", (("seat", Who(1, "Sigrid")),))
    >>> spoken_to(rests, 1), spoken_to(rests, 0)
    (1, -1)
    """
    return viewer if viewer >= 0 and _is_about(message.args, viewer) else NOBODY


def _is_about(args: tuple[tuple[str, object], ...], seat: int) -> bool:
    for _, value in args:
        if _has(value, seat):
            return True
    return False


def _has(value: object, seat: int) -> bool:
    if isinstance(value, Who):
        return value.seat == seat
    if isinstance(value, Message):
        return _is_about(value.args, seat)
    if isinstance(value, Listing):
        for item in value.items:
            if _has(item, seat):
                return True
    return False


class Language:
    """One language: says messages."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.faults: list[str] = []  # entries that lack something; tests want none
        self._bundles: dict[str, FluentBundle | None] = {}
        self._said = lru_cache(KEPT)(self._make)
        self._heard = lru_cache(KEPT)(self._hear)  # by who reads it: whether it is about them takes a while to see

    def say(self, message: Message, viewer: int = NOBODY) -> str:
        """The message in words, as the seat `viewer` is spoken to."""
        return self._heard(message, viewer, "")

    def brief(self, message: Message, viewer: int = NOBODY) -> str:
        """The message in brief; nothing if its entry has no short form."""
        return self._heard(message, viewer, "short")

    def forget(self, room: str) -> None:
        self._bundles.pop(room, None)
        self._said.cache_clear()
        self._heard.cache_clear()
        self.faults = [fault for fault in self.faults if not fault.startswith((f"{room} ", f"{room}:"))]

    def has(self, room: str, name: str, form: str = "") -> bool:
        """Is there such an entry in this very language?"""
        bundle = self._bundle(room)
        if bundle is None or not bundle.has_message(name):
            return False
        return not form or form in bundle.get_message(name).attributes

    def called(self, thing: Named, form: str = "") -> str:
        """The name of a thing of the box."""
        if self.has(thing.room, thing.key):
            return self._format(thing.room, thing.key, form if self.has(thing.room, thing.key, form) else "", {})
        return disguised(thing.text) if self.tag == PSEUDO else thing.text

    def _hear(self, message: Message, viewer: int, form: str) -> str:
        return self._said(message, spoken_to(message, viewer), form)

    def _make(self, message: Message, viewer: int, form: str) -> str:
        if not message.room:
            return "" if form else str(dict(message.args)["text"])
        if not self.has(message.room, message.name):
            if self.tag != ENGLISH:
                return english()._said(message, viewer, form)
            self._fault(f"{message.room} has no message {message.name!r}")
            return message.name
        if form and not self.has(message.room, message.name, form):
            return ""
        args = {name: self._inside(value, viewer, form) for name, value in message.args}
        return ended(self._format(message.room, message.name, form, args))

    def _inside(self, value: object, viewer: int, form: str) -> object:
        """An argument as Fluent takes it."""
        if isinstance(value, Who):
            return _Person(value, viewer)
        if isinstance(value, Named):
            return _Thing(value, self)
        if isinstance(value, Message):
            return (form and self._said(value, viewer, form)) or self.say(value, viewer)
        if isinstance(value, Listing):
            several = _Several(self._listed(value, viewer, form))
            several.form = partial(self._listed, value, viewer, form)
            return several
        if isinstance(value, int):
            return _Number(value) if abs(value) <= LARGEST else str(value)
        return FluentFloat(value) if isinstance(value, float) else value

    def _worded(self, value: object, viewer: int, form: str, name: str) -> str:
        """One of several."""
        if isinstance(value, Who):
            person = common("person", seat=value)
            return (name and self._heard(person, viewer, name)) or self.say(person, viewer)
        if isinstance(value, Named):
            return self.called(value, name)
        return str(self._inside(value, viewer, form))

    def _listed(self, listing: Listing, viewer: int, form: str, name: str = "") -> str:
        """'a', 'a and b', 'a, b and c'; `form` is that of messages among them, `name` that of people and things."""
        items = [self._worded(item, viewer, form, name) for item in listing.items]
        if not items:
            return self._common("nothing", {})
        said = items[0]
        for item in items[1:-1]:
            said = self._common("list-more", {"first": said, "next": item})
        if len(items) > 1:
            said = self._common("list-last", {"first": said, "last": items[-1]})
        return said

    def _common(self, name: str, args: dict[str, object]) -> str:
        """An entry of the engine's, in English if this language lacks it."""
        speaker = self if self.has("engine", name) else english()
        return speaker._format("engine", name, "", args)

    def _format(self, room: str, name: str, form: str, args: dict[str, object]) -> str:
        bundle = self._bundle(room)
        assert bundle is not None, f"{room} says nothing in {self.tag}"
        entry = bundle.get_message(name)
        pattern = entry.attributes[form] if form else entry.value
        if pattern is None:
            self._fault(f"{room}: {name} has no words")
            return name
        env = ResolverEnvironment(context=bundle, current=CurrentEnvironment(args=args), errors=[])
        try:
            said = pattern(env)  # as format_pattern does, which would make plain numbers of ours
        except ValueError as too_long:
            env.errors.append(too_long)
            said = "{???}"
        for error in env.errors:
            self._fault(f"{room}: {name}: {error}")
        return str(said)

    def _fault(self, fault: str) -> None:
        if fault not in self.faults:
            self.faults.append(fault)

    def _bundle(self, room: str) -> FluentBundle | None:
        if room not in self._bundles:
            self._bundles[room] = _read(room, self.tag)
        return self._bundles[room]


def _read(room: str, tag: str) -> FluentBundle | None:
    if room not in _rooms:
        raise MeadhallError(f"Nobody has said where the words of {room!r} lie.")
    files = _files(_rooms[room], ENGLISH if tag == PSEUDO else tag)
    if not files:
        return None
    bundle = FluentBundle([ENGLISH if tag == PSEUDO else tag], use_isolating=False, functions=_FUNCTIONS)
    for file in files:
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise MeadhallError(f"The words of {room} in {tag} can't be read: {str(entry.content).strip()[:80]!r}.")
        if tag == PSEUDO:
            _disguise(resource.body)
        bundle.add_resource(resource)
    return bundle


def _files(folder: Traversable, tag: str) -> list[Traversable]:
    """What a folder has in a language: `de.ftl`, and others whose names tell what they are about, `de.box.ftl`."""
    if not folder.is_dir():
        return []
    found = [file for file in folder.iterdir() if file.name.startswith(f"{tag}.") and file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


_MASK = str.maketrans("aeiouyAEIOUYcnsCNS", "áéíóúýÁÉÍÓÚÝçñšÇÑŠ")


def disguised(text: str) -> str:
    """Text as the pseudo-language has it: readable, and told apart from what has not come through a language file.

    >>> disguised("Feast")
    '⟦Féášt⟧'
    """
    inner = text.strip()
    if not any(letter.isalpha() for letter in inner):
        return text
    before, _, after = text.partition(inner)
    return f"{before}⟦{inner.translate(_MASK)}⟧{after}"


def _disguise(nodes: Iterable[object]) -> None:
    for node in nodes:
        for part in _parts(node):
            part.value = disguised(part.value)


def _parts(node: object) -> list[ast.TextElement]:
    """All words in an entry, however deep."""
    if isinstance(node, ast.TextElement):
        return [node]
    if isinstance(node, (list, tuple)):
        return [part for one in node for part in _parts(one)]
    if isinstance(node, ast.BaseNode) and not isinstance(node, ast.BaseComment):
        return [part for name, one in vars(node).items() if name != "selector" for part in _parts(one)]
    return []


@cache
def language(tag: str) -> Language:
    """The language of that tag.

    >>> language("en").tag
    'en'
    """
    if not known(tag):
        raise BadOption(no_language(tag))
    return Language(tag)


def known(tag: str) -> bool:
    """Is there such a language here?"""
    return tag in LANGUAGES or tag == PSEUDO


def no_language(tag: str) -> Message:
    """What to say to who wants a language that nobody has written."""
    return common("no-language", tag=repr(tag[:20]), known=", ".join(LANGUAGES))


@cache
def own_name(tag: str) -> str:
    """What a language calls itself.

    >>> own_name("de"), own_name("sv")
    ('Deutsch', 'Svenska')
    """
    try:
        name = Locale.parse(tag).get_display_name() or tag
    except (UnknownLocaleError, ValueError):  # a language that its readers have to know by its letters
        return tag
    return name[:1].upper() + name[1:]


def english() -> Language:
    return language(ENGLISH)


def wanted(header: str) -> str:
    """The best of our languages for what a browser asks for (Accept-Language) or a system is set to (LANG).

    >>> wanted("de-AT,de;q=0.9,en;q=0.8"), wanted("fr, en;q=0.5"), wanted("de_DE.UTF-8"), wanted("tlh")
    ('de', 'en', 'de', 'en')
    """
    wishes = []
    for place, wish in enumerate(header[:200].split(",")):
        tag, _, quality = wish.strip().partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            weight = 0.0
        wishes.append((-weight, place, tag.replace("_", "-").partition("-")[0].lower()))
    return next((tag for weight, _, tag in sorted(wishes) if tag in LANGUAGES and weight < 0), ENGLISH)


_reader: ContextVar[tuple[str, int]] = ContextVar("reader", default=(ENGLISH, NOBODY))


@contextmanager
def reading(tag: str, seat: int = NOBODY) -> Iterator[None]:
    """Whatever is said meanwhile is said in that language, to who sits there."""
    before = _reader.set((tag, seat))
    try:
        yield
    finally:
        _reader.reset(before)


def reader() -> tuple[str, int]:
    """The language and the seat of who reads now: part of the key of whatever is kept."""
    return _reader.get()


def spoken(words: Message | Named) -> str:
    """The message, or the name of a thing, for who reads now."""
    tag, seat = _reader.get()
    chosen = language(tag)
    return chosen.called(words) if isinstance(words, Named) else chosen.say(words, seat)


def entry(room: str, name: str, args: tuple[tuple[str, object], ...] = ()) -> str:
    """An entry of a room's words with its arguments, for who reads now."""
    return _entry(_reader.get(), room, name, args)


@lru_cache(KEPT)
def _entry(_: tuple[str, int], room: str, name: str, args: tuple[tuple[str, object], ...]) -> str:
    return spoken(Message(room, name, args))


def spoken_briefly(message: Message) -> str:
    tag, seat = _reader.get()
    return language(tag).brief(message, seat)


furnish("engine", resources.files("meadhall.engine") / "languages")
