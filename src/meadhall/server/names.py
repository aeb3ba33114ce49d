"""Names and words from outside: nothing in them that can't be seen, and no two names that look alike.

Two names look alike when Unicode says so for identifiers (UTS #39: their skeletons are equal), whether or not one looks
at capitals, blanks and points. The pairs of letters that can be confused are those of confusable_homoglyphs.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from meadhall.engine.language import LANGUAGES, language
from meadhall.server.problems import Problem
from meadhall.server.words import say

THE_HALL: Final = "The hall"  # what the hall itself says is said by it
RESERVED: Final = (THE_HALL, "Hall", "Meadhall", "The Meadhall")

# What is never seen though its category does not say so: fillers, selectors of variants, and the like.
_UNSEEN: Final = frozenset(
    [
        0x034F,
        0x115F,
        0x1160,
        0x17B4,
        0x17B5,
        0x2800,
        0x3164,
        0xFFA0,
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xFFF0, 0xFFF9),
        *range(0xE0000, 0xE1000),
    ]
)
_IN_TEXT: Final = frozenset("\u200c\u200d\ufe0e\ufe0f")  # join or part letters, or choose between kinds of emoji
MOST_MARKS: Final = 3  # accents on one letter


def clean(text: str, longest: int, what: str) -> str:
    """Text from outside, without anything that can't be seen, and not too long.

    >>> clean(" Sig\\u202erid  the\\nBold ", 24, "name")
    'Sigrid the Bold'
    """
    return _short(_seen(text, frozenset()), longest, what)


def clean_words(text: str, longest: int, what: str) -> str:
    """The same for what somebody says: what holds emoji and some scripts together stays."""
    return _short(_seen(text, _IN_TEXT), longest, what)


def _seen(text: str, kept: frozenset[str]) -> str:
    letters: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        if letter.isspace() or category[0] == "Z":
            letter = " "
        elif letter not in kept and (category[0] == "C" or ord(letter) in _UNSEEN):
            continue
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            letters.append(letter)
    found = " ".join("".join(letters).split())
    return found if found.strip("".join(_IN_TEXT) + " ") else ""


def _short(text: str, longest: int, what: str) -> str:
    if len(text) > longest:
        raise Problem(422, say(f"too-long-{what}", longest=longest, given=len(text)))
    return text


# Names that look alike


def look_alike(one: str, other: str) -> bool:
    """Could one be taken for the other?

    >>> look_alike("Sigrid", "Ѕіgrіd"), look_alike("The hall", "THE-HALL"), look_alike("Olaf", "Olga")
    (True, True, False)
    """
    return any(left == right for left, right in zip(_looks(one), _looks(other)))


def reserved(name: str) -> bool:
    """Would it be taken for the hall's own, in any language?"""
    return any(look_alike(name, own) for own in _own_names())


@cache
def _own_names() -> tuple[str, ...]:
    return (*RESERVED, *(language(tag).say(say("the-hall")) for tag in LANGUAGES))


def check_name(name: str) -> str:
    """The name, unless it is the hall's own."""
    if reserved(name):
        raise Problem(422, say("halls-own-name", name=THE_HALL), field="name")
    return name


def told_apart(name: str, others: Sequence[str]) -> str:
    """The name as it is said at a table: with a number behind it if somebody there has the very same.

    One that is another and looks the same is refused, and so is the hall's own.
    """
    check_name(name)
    alike = [other for other in others if look_alike(name, other)]
    if not alike:
        return name
    if all(other.casefold() != name.casefold() for other in alike):
        sentence = say("looks-the-same", other=alike[0], name=name)
        raise Problem(422, sentence, field="name")
    number = 2
    while any(look_alike(f"{name[:20]} {number}", other) for other in others):
        number += 1
    return f"{name[:20]} {number}"


@lru_cache(maxsize=4096)
def _looks(name: str) -> tuple[str, ...]:
    """How the name looks: as it is, and whatever its capitals are, in both orders of doing it."""
    plain = unicodedata.normalize("NFKC", name)
    seen = skeleton(plain)
    found = (seen, skeleton(plain.casefold()), skeleton(seen.casefold()))
    return tuple("".join(letter for letter in one if unicodedata.category(letter)[0] in "LNMS") or one for one in found)


def skeleton(text: str) -> str:
    """UTS #39: equal for texts that look alike. To be compared only, never to be shown."""
    prototypes = _prototypes()
    spread = unicodedata.normalize("NFD", text)
    kept = (letter for letter in spread if unicodedata.category(letter)[0] != "C" and ord(letter) not in _UNSEEN)
    return unicodedata.normalize("NFD", "".join(prototypes.get(letter, letter) for letter in kept))


@cache
def _prototypes() -> dict[str, str]:
    """What each letter looks like. The data have pairs in both directions: all that hang together are one look."""
    from confusable_homoglyphs.confusables import confusables_data

    looks: dict[str, str] = {}

    def find(letter: str) -> str:
        while looks.setdefault(letter, letter) != letter:
            looks[letter] = looks[looks[letter]]
            letter = looks[letter]
        return letter

    for letter, pairs in confusables_data.items():
        for pair in pairs:
            one, other = find(_bare(letter)), find(_bare(pair["c"]))
            if one != other:
                # A look of several letters (“rn” for “m”) goes before single ones, and plain letters before odd ones.
                first, second = sorted((one, other), key=lambda text: (-len(text), text))
                looks[second] = first
    found = {letter: find(letter) for letter in list(looks) if len(letter) == 1}
    return {letter: _spread(look, found) for letter, look in found.items()}


def _spread(look: str, found: dict[str, str]) -> str:
    return "".join(found.get(letter, letter) for letter in look) if len(look) > 1 else look


def _bare(text: str) -> str:
    """Without the marks of direction that the data put around right-to-left letters."""
    return text.replace("\u200e", "") or text
