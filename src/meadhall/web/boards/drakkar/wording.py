"""The options of Drakkar in words: a short title, and what it leads to."""

from __future__ import annotations

import re

from meadhall.engine.event import ended
from meadhall.games.drakkar.actions import CLAIM, COMMIT, KEEP, PASS, SINK, STEAL, VERBS
from meadhall.games.drakkar.components import HAND
from meadhall.web.boards.drakkar import forecast
from meadhall.web.boards.drakkar.brawl import sums
from meadhall.web.boards.drakkar.phase import Phase, Seen
from meadhall.web.boards.drakkar.symbols import side_of
from meadhall.web.html import Node, span
from meadhall.web.model import OptionInfo, RefusedInfo
from meadhall.web.parts.options import Wording

QUIET = re.compile(r"Turn \d+\.|Pile \d+ is laid.*|The count is over\.|.* is carried out\.")
OWNER = re.compile(r"^.*?'s (?=Thief |boarding |ship |offer |\w+ #\d+ )")


def word(at: Seen, option: OptionInfo) -> Wording:
    action = option.action
    if VERBS.has(COMMIT, action):
        return _commit(at, option)
    if VERBS.has(CLAIM, action):
        return _claim(at, action - CLAIM)
    if VERBS.has(KEEP, action):
        asked, _, pays = option.label.partition(": ")[2].partition(" for ")
        return Wording(asked[:1].upper() + asked[1:], f"for {pays}")
    if action == PASS and at.phase is Phase.SAIL:
        return Wording(option.label, "You make no offer now, and accept none.")
    title, _, rest = option.label.partition(": ")
    if rest and not VERBS.has(STEAL, action) and action < SINK:
        return Wording(title, _sentence(rest))
    if rest:
        return Wording(title, rest)
    return Wording(option.label)


def _commit(at: Seen, option: OptionInfo) -> Wording:
    """A face: what comes of it, and what it means for the Quest."""
    face = at.table.rules.sides[option.action - COMMIT]
    title, _, rest = option.label.partition(": ")
    seen = at.ahead(face)
    said: list[Node] = [span(class_="harm" if seen.idle else None)[_sentence(rest)]]
    if seen.after is not None:
        change = forecast.becomes(forecast.crew_of(at.table, at.focus), seen.after)
        said = [span(".gain")[_sentence(change)]]
        quest = at.table.quest(at.focus)
        if quest is not None:
            lacking = forecast.lacking(forecast.errand_of(quest), seen.after)
            said += [" ", f"Then {' and '.join(lacking)} missing." if lacking else "Then the Quest is met."]
    return Wording(_face(at, option, title), said)


def named(at: Seen, option: OptionInfo) -> str:
    """An option away from the table: a face with what lies behind it, where the hand has two of the kind."""
    if not VERBS.has(COMMIT, option.action):
        return option.label
    title, _, rest = option.label.partition(": ")
    return _face(at, option, title) + (f" ({rest})" if rest else "")


def _face(at: Seen, option: OptionInfo, title: str) -> str:
    return title.replace(" #", " ") + _behind(at, option, title)


def _behind(at: Seen, option: OptionInfo, title: str) -> str:
    """What lies on the other side, where two faces of the hand are alike."""
    alike = [one for one in at.options.values() if one.label.partition(": ")[0] == title]
    if len(alike) < 2:
        return ""
    return f", {at.table.face(at.table.rules.sides[(option.action - COMMIT) ^ 1]).name.replace(' #', ' ')} behind"


def _claim(at: Seen, pile: int) -> Wording:
    ups = at.table.ups[pile * HAND : pile * HAND + HAND]
    shown = tuple(side_of(at.table.face(up)) for up in ups if up >= 0)
    if len(shown) < HAND:
        return Wording(f"Pile {pile + 1}", f"{shown[-1].called} on top." if shown else None)
    return Wording(f"Pile {pile + 1}", ", ".join(f"{many} {word}" for many, word, _ in sums(shown)))


def _sentence(text: str) -> str:
    return ended(f"{text[:1].upper()}{text[1:]}.")


def short(refused: RefusedInfo) -> str:
    return refused.label.partition(":")[0]


def brief(text: str) -> Node:
    """An event for the news, without what is said anyway."""
    return None if QUIET.fullmatch(text) else OWNER.sub("", text).replace(" #", " ").rstrip(".")
