"""Few questions: what a person at a table of four decides in a whole game, by the paths that the pages offer."""

from __future__ import annotations

from collections import Counter
from typing import Any

from meadhall import bots
from meadhall.engine.language import spoken
from meadhall.games.beer import naming
from meadhall.games.beer.actions import AS_ATTACK, BERSERK, PLAY, VERBS
from meadhall.games.beer.steps.warrior import WarriorPhase
from meadhall.games.beer.table import Beer
from meadhall.play import Match, new_match, read_match, resume, save
from meadhall.testing.beer import beer
from meadhall.testing.markup import Reader
from meadhall.web import pages

GAMES = 6
MOST = 45  # decisions of a person in a game of seven own turns


def test_when_both_cards_are_played_the_panel_says_what_is_left_and_no_more(show: Any) -> None:
    seen = set()
    for seed in range(1, 5):
        match = new_match("beer", ["you", "greedy", "greedy"], seed=seed)
        chooser = bots.bot("greedy", seed)
        while not match.over:
            match.run()
            if match.over:
                break
            table = match.table
            assert isinstance(table, Beer)
            step = table.agenda.top()
            if isinstance(step, WarriorPhase) and not table.plays_left and not table.rage:
                verbs = {verb.name for verb in map(VERBS.of, match.view(0).options()) if verb is not None}
                shown = pages.table(show(match))
                assert "Both cards are played. End the phase" in shown
                for words, verb in (
                    ("burn a drink", "burn"),
                    ("burn some of your soul", "soul"),
                    ("throw an Axe", "throw"),
                ):
                    left = shown[shown.index("Before that you can still") :].split("</p>")[0]
                    assert (words in left) == (verb in verbs), left
                    seen.add((words, verb in verbs))
            match.act(0, chooser.choose(match.view(0)))
    assert {("burn a drink", True), ("burn a drink", False), ("burn some of your soul", False)} <= seen


def offered(match: Match, show: Any) -> list[tuple[int, ...]]:
    """The paths that the person's page offers now, each as one click."""
    html = Reader(pages.table(show(match)))
    return [tuple(int(one) for one in found["data-action"].split(" ")) for found in html.having("data-action")]


def decide(match: Match, chooser: Any, show: Any) -> None:
    """One decision of a person who wants what the bot wants: the longest path on the page that leads there."""
    paths = offered(match, show)
    chosen = [chooser.choose(match.view(0))]
    match.act(0, chosen[0])
    while not match.over and match.waiting() == [0]:
        action = chooser.choose(match.view(0))
        if not any(path[: len(chosen) + 1] == (*chosen, action) for path in paths):
            return
        match.act(0, action)
        chosen.append(action)


def test_a_game_of_seven_own_turns_asks_a_person_at_most_45_times(show: Any) -> None:
    asked: Counter[str] = Counter()
    turns = 0
    for seed in range(1, GAMES + 1):
        match = new_match("beer", ["you", "greedy", "greedy", "greedy"], seed=seed)
        chooser = bots.bot("greedy", seed)
        own: set[int] = set()
        while True:
            match.run()
            if match.over:
                break
            table = match.table
            assert isinstance(table, Beer)
            if table.active == 0:
                own.add(table.turns)
            asked[type(table.agenda.top()).__name__] += 1
            decide(match, chooser, show)
        turns += len(own)
    assert 7 * asked.total() / turns <= MOST, (asked, turns)
    assert {"Afterwards", "AnyTime", "PlayAs", "ChooseWeapon", "ChooseTarget", "DefensePhase"}.isdisjoint(asked)


def keys_of(match: Match, show: Any) -> dict[int, str]:
    """The cards in hand and what else can be chosen, by the keys that the page gives them."""
    return {one.action: one.key for one in show(match).options if one.key}


def test_each_card_in_hand_says_in_full_what_it_does_and_can_be_enlarged(show: Any) -> None:
    """Those that can be played as well as those that wait for another moment."""
    match = new_match("beer", ["you", "greedy", "greedy"], seed=5, options={"start": 0}, names=["A", "B", "C"])
    match.run()
    box, hand = match.table.box, match.table.players[0].hand
    cards = [one for one in Reader(pages.table(show(match))).having("data-card") if one["data-card"] == "self"]
    assert [one["data-vt"] for one in cards] == [f"card-{card}" for card in hand]
    for one, card in zip(cards, hand, strict=True):
        text = box.cards[card]
        assert spoken(naming.says(text)) in one["data-tip"]
        assert spoken(naming.boxes_of(box, card)) in one["data-tip"]
        assert one["data-tip-rule"] == text.rule


def empty_places(match: Match, show: Any) -> int:
    return sum("empty" in found["class"].split() for found in Reader(pages.table(show(match))).having("class"))


def test_cards_and_keys_keep_their_places_when_one_is_played_and_when_it_is_taken_back(show: Any) -> None:
    """In the own turn, for as long as nothing is drawn; also for who goes on in another hall."""
    match = new_match("beer", ["you", "greedy", "greedy"], seed=5, options={"start": 0}, names=["A", "B", "C"])
    match.run()
    begun, before = match.table.decisions, keys_of(match, show)
    first, *others = (PLAY + card for card in match.table.players[0].hand)
    path = next(path for path in offered(match, show) if path[0] == first and len(path) > 1)
    for action in path:
        match.act(0, action)
    match.run()
    assert match.waiting() == [0]
    assert first not in match.table.options(0)
    assert keys_of(match, show) == {action: key for action, key in before.items() if action in others}
    html = Reader(pages.table(show(match)))
    assert [one["data-key"] for one in html.having("data-use") if "data-key" in one] == [before[one] for one in others]
    assert empty_places(match, show) == 1
    again = resume(read_match(save(match).text()))
    assert keys_of(again, show) == keys_of(match, show)
    while match.table.decisions > begun:
        match.ask_back(0)
    assert keys_of(match, show) == before
    assert empty_places(match, show) == 0


def test_what_needs_no_card_keeps_its_key_as_well(show: Any) -> None:
    table = beer(3).hand("A", "A3", "A2", "A1").hand("B").hand("C").gap("AB", 1).gap("BC", 3).gap("CA", 3).turn_of("A")
    match = new_match("beer", ["you", "greedy", "greedy"], seed=1, options=table.setting.options, names=["A", "B", "C"])
    match.table = table
    match.run()
    before = keys_of(match, show)
    assert before[BERSERK] == "4"
    path = next(path for path in offered(match, show) if len(path) > 1 and path[1] == AS_ATTACK)
    for action in path:
        match.act(0, action)
    match.run()
    assert keys_of(match, show)[BERSERK] == "4"
