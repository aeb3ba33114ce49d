"""The rules as players read them: the game in a minute, the catalogue in a reader's order, a rule's text with links."""

from __future__ import annotations

import re
from collections.abc import Sequence

from meadhall import games
from meadhall.engine import introduction
from meadhall.engine.language import ENGLISH, reader, reading, spoken
from meadhall.engine.rule import Rule
from meadhall.web import links, wording
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, a, details, h2, li, summary, ul
from meadhall.web.parts.frame import rule_link
from meadhall.web.words import around, say

HOW_TO_PLAY = "rules-how"
IN_THE_BOX = "rules-box"
SMALL_PRINT = "rules-small-print"

FIRST_TO_PLAY = "Setup"  # what comes before it in a catalogue are the things that the box holds
FOR_THE_CURIOUS = frozenset(
    ("Reconstructed data", "Options", "Decisions", "Windows", "Hidden information", "Rulings", "Invariants")
) | {"Worked examples"}

# An option with its value, or any rule by its ID.
CITED = re.compile(
    r"(?:\b(?:the )?option )?\b(?P<ident>[A-Z]+-OPT(?:ION)?-(?P<option>[a-z_]+))(?: set to (?P<value>\w+))?"
    r"|\b(?P<rule>[A-Z]+(?:-[A-Z0-9_]+)+)\b"
)


@drawn
def minute(game: str, folded: bool) -> Element:
    """What somebody reads first who has never played; folded where there is something nearer to read."""
    sentences = introduction.minute(games.game(game))
    return details(".minute", open=not folded)[
        summary[h2[say("rules-minute")]], ul[[li[spoken(one)] for one in sentences]]
    ]


def tongue(rule: Rule, game: str) -> str | None:
    """The language of a rule's text, where it is not the page's own: the small print is in English only."""
    return ENGLISH if reader()[0] != ENGLISH and rule.id in games.game(game).rules else None


def sections(rules: Sequence[Rule]) -> list[tuple[str, list[Rule]]]:
    """The rules by section, in the catalogue's order."""
    found: dict[str, list[Rule]] = {}
    for rule in rules:
        found.setdefault(rule.section, []).append(rule)
    return list(found.items())


def parts(game: str, rules: Sequence[Rule]) -> list[tuple[str, list[tuple[str, list[Rule]]]]]:
    """The sections in the order in which one reads them: how to play, what there is, and what only the curious ask.

    Each part by the name of its heading.
    """
    order = [name for name, _ in sections(list(games.game(game).rules))]
    things = set(order[: order.index(FIRST_TO_PLAY)]) if FIRST_TO_PLAY in order else set()
    found: dict[str, list[tuple[str, list[Rule]]]] = {HOW_TO_PLAY: [], IN_THE_BOX: [], SMALL_PRINT: []}
    for name, inside in sections(rules):
        part = SMALL_PRINT if name in FOR_THE_CURIOUS else IN_THE_BOX if name in things else HOW_TO_PLAY
        found[part].append((name, inside))
    return [(part, inside) for part, inside in found.items() if inside]


@drawn
def text(game: str, words: str, lang: str | None) -> Node:
    """A rule's text: other rules are links, and options are called as the form of a new table calls them.

    All of it in the language of the text, where that is not the page's own: see `tongue`.
    """
    said: list[Node] = []
    at = 0
    with reading(lang or reader()[0]):
        for found in CITED.finditer(words):
            said.append(words[at : found.start()])
            said.append(_cited(game, found))
            at = found.end()
    return [*said, words[at:]]


def _cited(game: str, found: re.Match[str]) -> Node:
    box = games.game(game)
    if found["rule"] is not None:
        return rule_link(game, found["rule"]) if found["rule"] in box.rules else found[0]
    option = next((one for one in box.options if one.name == found["option"]), None)
    if option is None:
        return found[0]
    ident = found["ident"]
    called = a(href=links.rules(game, ident), data_rule=ident)[say("option-called", option=wording.title(box, option))]
    if found["value"] is None:
        return [called]
    return around("rules-option-set", called, value=wording.value(box, option, found["value"]))
