"""What happened, as facts with names, and in whose words."""

from __future__ import annotations

from meadhall.engine.language import PSEUDO, language
from meadhall.games.beer import events
from meadhall.testing.beer import beer
from meadhall.testing.beer_games import decisions, sampled_game
from meadhall.testing.beer_play import attack, play


def test_an_attack_is_a_fact_with_names() -> None:
    position = beer(3).gap("AB", 1).minion("B", "right", "Broddi").hand("A", "A3").top("D-")
    table = attack(position.turn_of("A"), "A3", "bare hands", "B's Broddi")
    [struck] = [event for event in table.events() if event.kind == events.ATTACKED]
    assert table.event_facts(struck) == {
        "kind": "attacked",
        "seat": 0,
        "whom": 1,
        "value": 3,
        "struck": {"minion": 0, "name": "Broddi"},
        "ranged": False,
        "by": "hand",
        "tool": None,
        "minion": None,
        "way": None,
    }
    sentence = table.tell(struck)
    assert (sentence.seat, sentence.concerns) == (0, [1])
    assert language("en").say(sentence.message, 0) == "You attack B's Broddi with bare hands: an attack of 3."
    assert language("en").say(sentence.message, 1) == "A attacks your Broddi with bare hands: an attack of 3."
    assert language("en").brief(sentence.message, 1) == "attacks your Broddi with bare hands: an attack of 3"


def test_a_blow_is_told_to_who_suffers_it() -> None:
    position = beer(4).gap("AB", 1).hand("A", "A2").life("B", size=1).drinks("B", "board")
    table = play(attack(position.turn_of("A"), "A2", "bare hands", "B"), "B: pass")
    [died] = [table.tell(event).message for event in table.events() if event.kind == events.DIED]
    assert language("en").say(died, 1) == "You are slain by A and rise as a Spirit; 1 drink is lost."
    assert language("de").say(died, 0) == "B wird von dir erschlagen und erhebt sich als Geist; 1 Getränk ist verloren."


def test_every_language_tells_whole_games_without_a_fault() -> None:
    tongues = [language(tag) for tag in ("en", "de", PSEUDO)]
    for seed in range(2):
        table = sampled_game(seed, turns=4)
        assert len(list(decisions(table, seed))) > 50
        for viewer in (-1, 0, 1):
            for event in table.view(viewer).events():
                message = table.tell(event).message
                for tongue in tongues:
                    assert tongue.say(message, viewer)
                    tongue.brief(message, viewer)
                    table.event_facts(event)
    assert [fault for tongue in tongues for fault in tongue.faults if fault.startswith("beer")] == []


def test_every_language_asks_offers_and_refuses_without_a_fault() -> None:
    tongues = [language(tag) for tag in ("en", "de", PSEUDO)]
    for seed in range(6):
        table = sampled_game(seed, turns=4)
        for seat, _ in decisions(table, seed):
            messages = [table.prompt(seat)]
            for action in table.candidates(seat):
                messages.append(table.describe(seat, action))
                refused = table.why_not(seat, action)
                messages += [refused.message] if refused is not None else []
            for message in messages:
                assert message.room == "beer"
                for tongue in tongues:
                    assert tongue.say(message, seat)
    assert [fault for tongue in tongues for fault in tongue.faults if fault.startswith("beer")] == []
