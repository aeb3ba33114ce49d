"""Explaining: what an option does and by which rule, and what can't be done now and why."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from meadhall import games
from meadhall.cli.panels import option_line
from meadhall.cli.theme import BLOOD, CHOICE, FJORD, GOLD, SOFT
from meadhall.cli.words import in_english, message, say, text
from meadhall.engine import introduction
from meadhall.engine.errors import MeadhallError
from meadhall.engine.language import spoken
from meadhall.engine.rule import Rule, best_first
from meadhall.engine.view import View
from meadhall.play import house
from meadhall.play.match import Match

FEW = 6  # so many rules are shown with their whole text


def find_rule(game: str, ident: str) -> Rule | None:
    """The rule with that ID: the game's, or the house's."""
    rules = games.game(game).rules
    for wanted in (ident, ident.upper()):
        if wanted in rules:
            return rules[wanted]
    return next((rule for rule in house.told() if rule.id == ident.upper()), None)


def search_rules(game: str, words: str) -> list[Rule]:
    """The rule of that ID, or all in which any of the words occur, the best first; who finds none is told so."""
    exact = find_rule(game, words.strip())
    if exact is not None:
        return [exact]
    book = games.game(game).rules
    if "-" in words and " " not in words.strip() and words.strip().split("-")[0].isupper():
        return [book[words.strip()]]  # says which IDs there are
    found = best_first([*book, *house.told()], words)
    if not found:
        raise MeadhallError(message("no-rule-of", game=introduction.title(games.game(game)), words=repr(words)))
    return found


def rule_text(rule: Rule) -> RenderableType:
    """A rule with its words."""
    head = Text.assemble((rule.id, f"bold {FJORD}"), "  ", (rule.title, "bold"), (f"  {rule.section}", SOFT))
    body: list[RenderableType] = [head, Padding(Text(rule.text), (0, 0, 0, 2))]
    if rule.see:
        body.append(Padding(text("see-rules", SOFT, rules=", ".join(rule.see)), (0, 0, 0, 2)))
    return Group(*body)


def rule_line(rule: Rule) -> Text:
    return Text.assemble((rule.id, FJORD), "  ", rule.title)


def rules_found(rules: list[Rule]) -> RenderableType:
    """The rules, in full if they are few; the catalogue is English, and says so to who reads another language."""
    told = [rule_text(rule) if len(rules) <= FEW else rule_line(rule) for rule in rules]
    if not in_english() and any(rule not in house.told() for rule in rules):
        told.append(text("rules-in-english", SOFT))
    return Group(*told)


def explain_option(game: str, view: View, number: int) -> RenderableType:
    """One option: its words, and the rule behind it in full."""
    action = view.options()[number - 1]
    lines: list[RenderableType] = [Text.assemble((f" {number} ", CHOICE), " ", option_line(view, action, "bold"))]
    rule = find_rule(game, view.table.cites(view.seat, action))
    if rule is not None:
        lines.append(rules_found([rule]))
    return Group(*lines)


def explain_all(game: str, view: View) -> RenderableType:
    """Every option with its rule's title, and everything that can't be done now, with the rule against it."""
    lines: list[RenderableType] = [Text(spoken(view.prompt()), style=f"bold {GOLD}")]
    options = view.options()
    wide = len(str(len(options)))
    for number, action in enumerate(options, start=1):
        rule = find_rule(game, view.table.cites(view.seat, action))
        by = "" if rule is None else f"  {rule.title} ({rule.id})"
        lines.append(Text.assemble((f" {number:>{wide}} ", CHOICE), " ", spoken(view.describe(action)), (by, SOFT)))
    if not in_english():
        lines.append(text("rules-in-english", SOFT))
    refused = [action for action in view.table.candidates(view.seat) if action not in options]
    if refused:
        lines.append(text("not-now", "bold"))
    for action in refused:
        refusal = view.table.why_not(view.seat, action)
        if refusal is not None:
            lines.append(Text.assemble(" ✗ ", spoken(view.describe(action)), (f"  {spoken(refusal.cited)}", BLOOD)))
    lines.append(text("explain-more", SOFT))
    return Group(*lines)


def explain_hint(match: Match, view: View) -> RenderableType:
    """The three options that the search bot thinks best, with the chance to win and why."""
    hint = match.hint(view.seat)
    options = view.options()
    number = options.index(hint.action) + 1
    lines: list[RenderableType] = [
        text("bot-would-take", number=Text(f" {number} ", style=CHOICE), option=view.describe(hint.action))
    ]
    wide = len(str(len(options)))
    for one in hint.best:
        at = options.index(one.action) + 1
        blocks = round(10 * one.chance)
        bar = ("▮" * blocks, GOLD), ("▯" * (10 - blocks), SOFT)
        chance = say("chance-to-win", chance=round(100 * one.chance))
        option = (spoken(view.describe(one.action)), "bold")
        lines.append(Text.assemble((f" {at:>{wide}} ", CHOICE), " ", *bar, f" {chance}  ", option))
        reasons = " ".join(spoken(reason) for reason in one.reasons)
        lines.append(Padding(Text(reasons), (0, 0, 0, wide + 4)))
    if hint.worlds:
        lines.append(text("thought-through", SOFT, worlds=hint.worlds))
    return Group(*lines)
