"""Lessons: each is played to its end, in every way that it suggests and in many that it does not."""

from __future__ import annotations

import random
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast

import meadhall
from meadhall.engine import BadData, BadOption, Refused
from meadhall.engine.datafile import check, parse
from meadhall.engine.language import LANGUAGES, language
from meadhall.games.beer.actions import AS_ATTACK, AS_MOVE, GEAR, PLAY, WALK, gear_number
from meadhall.play import Match, lesson, resume, save
from meadhall.play.coach import DONE, HOLD, OTHER, OVER, Bubble, Learning, coach, hushed
from meadhall.play.lesson import Book, Lesson, lessons
from meadhall.play.save import new_lesson, read_match
from meadhall.testing.lessons import ALL, as_suggested, at_will, bubble_of, coach_of, played, suggested_by

LONGEST = {"en": 90, "de": 110}  # letters of a sentence
MOST_BUBBLES = 30  # what one reads and does in ten minutes


@pytest.mark.parametrize(("game", "name"), ALL)
def test_who_does_what_is_suggested_hears_every_step_in_its_order(game: str, name: str) -> None:
    match = new_lesson(game, name, "Astrid")
    assert match.coach is not None
    said = list(played(match, as_suggested))
    steps = [bubble.step for bubble in said]
    assert list(dict.fromkeys(step for step in steps if not match.coach.lesson.named(step).aside)) == [
        step.name for step in match.coach.lesson.steps
    ]
    assert match.coach.learnt
    assert not match.over
    assert len(said) <= MOST_BUBBLES
    assert not [bubble for bubble in said if bubble.answer == OTHER]


def test_who_took_another_course_is_shown_the_tile_that_it_led_to() -> None:
    match = new_lesson("bottlecap")
    said = played(match, lambda match, bubble: other_than(match, bubble))
    answer = next(bubble for bubble in said if bubble.step == "sail" and bubble.answer == OTHER)
    assert answer.piece == "here"


def other_than(match: Match, bubble: Bubble | None) -> int:
    """What is not suggested, where there is such a thing."""
    options = match.table.options(0)
    return next((one for one in options if bubble is not None and one not in bubble.actions), options[0])


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_suggested_way_leads_to_the_end(game: str, name: str, seed: int) -> None:
    match = new_lesson(game, name)
    said = list(played(match, suggested_by(random.Random(seed))))
    assert said[-1].waits == "end"
    assert match.coach is not None
    assert match.coach.learnt


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize(("game", "name"), ALL)
def test_who_goes_another_way_is_not_stuck_and_comes_to_the_end_as_well(game: str, name: str, seed: int) -> None:
    match = new_lesson(game, name)
    said = list(played(match, at_will(random.Random(seed))))
    assert said[-1].waits == "end"
    assert [bubble for bubble in said[:-1] if bubble.waits == "end"] == []
    assert len(said) <= 2 * MOST_BUBBLES


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_aside_is_said_on_some_way(game: str, name: str) -> None:
    missing = {step.name for step in lesson.lesson(game, name).asides}
    for seed in range(60):
        choose = at_will(random.Random(seed)) if seed % 2 else suggested_by(random.Random(seed))
        missing -= {bubble.step for bubble in played(new_lesson(game, name), choose)} if missing else set()
    assert not missing


def test_what_would_break_the_lesson_is_held_back_with_a_word_and_changes_nothing() -> None:
    match = new_lesson("beer", "brawl")
    held = next(bubble for bubble in played(match, as_suggested) if bubble.waits == "deed")
    others = [action for action in match.table.options(0) if action not in held.actions]
    assert others
    for action in others:
        with pytest.raises(Refused, match=r"All in good time\. First play Dragon's Breath.*HALL-LESSON-1"):
            match.act(0, action)
        assert bubble_of(match) == held
    coach_of(match).skip()
    match.act(0, others[0])  # who skips the lesson is free


def test_a_click_of_several_decisions_is_held_back_as_a_whole() -> None:
    match = new_lesson("beer", "brawl")
    held = next(bubble for bubble in played(match, as_suggested) if bubble.step == "move")
    with pytest.raises(Refused, match="All in good time"):
        match.act(0, PLAY + 8, then=(AS_MOVE, WALK + 16 + 2))  # to the right, away from him
    assert bubble_of(match) == held
    click(match, PLAY + 8, AS_MOVE, WALK + 2)
    following = bubble_of(match)
    assert following is not None
    assert following.step == "attack"


def test_a_click_of_several_decisions_gets_one_answer() -> None:
    match = new_lesson("beer", "brawl")
    wanted = next(bubble for bubble in played(match, as_suggested) if bubble.step == "drink")
    sword = GEAR + gear_number(match.table.players[0].gear[0])
    card = next(card for card in match.table.players[0].hand if PLAY + card not in wanted.actions)
    click(match, PLAY + card, AS_ATTACK, sword)  # only Canute is in reach
    answer = bubble_of(match)
    assert answer is not None
    assert (answer.step, answer.answer) == ("drink", OTHER)


def click(match: Match, action: int, *then: int) -> None:
    """One click on a way that leads through several decisions."""
    match.act(0, action, then=then)
    for one in then:
        match.act(0, one, goes_on=True)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_nobody_moves_while_the_coach_speaks(game: str, name: str) -> None:
    match = new_lesson(game, name)
    for bubble in played(match, as_suggested):
        assert hushed(match)
        assert match.dues() == []
        assert match.run() == 0
        assert bubble_of(match) == bubble


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_goes_on_where_it_was_put_away(game: str, name: str) -> None:
    match = new_lesson(game, name)
    for bubble in played(match, as_suggested):
        again = resume(read_match(save(match).text()))
        assert bubble_of(again) == bubble
        assert again.waiting() == match.waiting()


@pytest.mark.parametrize(("game", "name"), ALL)
def test_what_is_taken_back_takes_the_coach_back_as_well(game: str, name: str) -> None:
    match = new_lesson(game, name)
    back = 0
    for bubble in played(match, as_suggested):
        if bubble.waits != "deed":
            continue
        assert match.coach is not None
        match.act(match.coach.you, bubble.actions[0])
        if match.why_not_undo(match.coach.you) is None:
            match.undo(match.coach.you)
        else:
            assert match.ask_back(match.coach.you)  # nobody else is there to be asked
        assert bubble_of(match) == bubble
        back += 1
    assert back


@pytest.mark.parametrize(("game", "name"), ALL)
def test_who_skips_the_lesson_keeps_the_table_and_can_take_it_up_again(game: str, name: str) -> None:
    match = new_lesson(game, name)
    bubble = bubble_of(match)
    assert bubble is not None
    assert match.coach is not None
    match.coach.skip()
    assert bubble_of(match) is None
    assert match.coach.over
    assert not hushed(match)
    assert match.coach.taken_up_again(match)
    assert bubble_of(match) == bubble


def test_what_is_over_can_not_be_taken_up_again() -> None:
    match = new_lesson(*ALL[0])
    list(played(match, as_suggested))
    assert match.coach is not None
    assert not match.coach.taken_up_again(match)


def test_next_is_said_to_the_bubble_that_was_read_and_never_to_one_that_waits_for_a_deed() -> None:
    match = new_lesson(*ALL[0])
    first = bubble_of(match)
    assert first is not None
    assert match.coach is not None
    match.coach.go_on(match, first.mark)
    second = bubble_of(match)
    match.coach.go_on(match, first.mark)  # once more: a click too many
    assert bubble_of(match) == second
    deed = next(bubble for bubble in played(match, as_suggested) if bubble.waits == "deed")
    match.coach.go_on(match, deed.mark)
    assert bubble_of(match) == deed


def test_a_secret_choice_that_is_changed_takes_the_coach_back_as_well() -> None:
    match = new_lesson("drakkar", "ship")
    bow = next(bubble for bubble in played(match, as_suggested) if bubble.step == "bow")
    match.act(0, bow.actions[0])
    assert bubble_of(match) != bow
    match.undo(0)
    assert bubble_of(match) == bow


def test_who_acts_while_something_is_said_need_not_say_next() -> None:
    match = new_lesson("bottlecap")
    assert match.coach is not None
    match.act(0, match.table.legal(0)[0])
    assert [mark.open for mark in match.coach.learning.marks[:2]] == ["thrones", ""]


# What is said


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_sentence_is_there_and_short(game: str, name: str, tag: str) -> None:
    taught = lesson.lesson(game, name)
    spoken = language(tag)
    faults = len(spoken.faults)
    for step in taught.step:
        for answer in ("", DONE, OTHER, HOLD, OVER):
            names = (step.name, answer) if answer else (step.name,)
            if answer and not lesson.has_words(game, taught, *names):
                continue
            said = spoken.say(lesson.words(game, taught, *names)).replace("*", "")
            assert 10 < len(said) <= LONGEST[tag], f"{len(said)}: {said}"
        assert not step.held or lesson.has_words(game, taught, step.name, HOLD), f"{step.name} holds without a word"
    assert spoken.say(lesson.words(game, taught)) != taught.name
    assert len(spoken.faults) == faults


@pytest.mark.parametrize("game", meadhall.SHELF)
def test_nothing_is_written_that_no_lesson_says(game: str) -> None:
    said = set()
    for taught in lessons(game):
        said.add(lesson.words(game, taught).name)
        for step in taught.step:
            answers = [DONE, *([] if step.held else [OTHER])] if step.clicks else []
            last = [OVER] if step is taught.steps[-1] else []
            held = [HOLD] if step.held else []
            said |= {
                lesson.words(game, taught, step.name, *more).name
                for more in ([], *([one] for one in answers + last + held))
            }
    for file in (resources.files(f"meadhall.games.{game}") / "languages").iterdir():
        if file.name.endswith(".lesson.ftl"):
            body = FluentParser().parse(file.read_text(encoding="utf-8")).body
            assert [
                entry.id.name for entry in body if isinstance(entry, ast.Message) and entry.id.name not in said
            ] == []


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_names_events_and_facts_that_there_are(game: str, name: str) -> None:
    match = new_lesson(game, name)
    kinds = {kind.name: {"kind", "seat", *(field.name for field in kind.fields)} for kind in match.table.kinds().all}
    taught = lesson.lesson(game, name)
    for when in [*(step.when for step in taught.step), taught.ends]:
        if when.heard:
            assert set(when.heard) <= kinds[str(when.heard["kind"])]
        for path in [*when.sees, *when.least]:
            found: object = match.table.facts()
            for part in path.split("."):
                found = (
                    found[int(part)] if isinstance(found, list) else found[part] if isinstance(found, dict) else None
                )
            assert found is not None or path in when.sees, path


# What is wrong with a file is said by its place

STEPS = 'names = ["A", "B"]\nseed = 1\nends = {}\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('[[lesson]]\nname = "x"\n' + STEPS + '[[lesson.step]]\nnane = "y"', "lesson.toml, lesson entry 1 step"),
        ('[[lesson]]\nname = "x"\n' + STEPS, "lesson.toml, lesson entry 1, field step: this field is missing"),
    ],
)
def test_a_lesson_that_can_not_be_read_is_refused_with_its_place(text: str, sentence: str) -> None:
    with pytest.raises(BadData, match=sentence):
        check(Book, parse(text, "lesson.toml"), "lesson.toml")


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"step": [{"name": "y", "deed": ["fly"]}]}, "there is no action 'fly'"),
        ({"step": [{"name": "y"}, {"name": "y"}]}, "each with a name of its own"),
        (
            {"step": [{"name": "y", "path": [["sail"], ["sail space-build"]]}]},
            "'sail space-build' comes later in a path",
        ),
        ({"step": [{"name": "y"}], "opening": ["0 fly 3"]}, "'0 fly 3' is no decision"),
        ({"step": [{"name": "y"}], "script": [{"seat": 0, "choose": []}]}, "the others sit at seats below 2"),
    ],
)
def test_what_a_lesson_asks_for_must_be_there(more: dict[str, object], sentence: str) -> None:
    taught = Lesson.model_validate({"name": "x", "names": ["A", "B"], "seed": 1, "ends": {}} | more)
    with pytest.raises(BadData, match=sentence):
        lesson.check_lesson("bottlecap", taught)


def test_an_unknown_lesson_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(BadOption, match=r"There is no lesson .flying.; there are voyage\."):
        new_lesson("bottlecap", "flying")


def test_a_lesson_of_another_release_leaves_a_table_without_a_coach() -> None:
    match = new_lesson(*ALL[0])
    saved = save(match)
    assert saved.learning is not None
    assert coach(ALL[0][0], Learning(lesson="flying")) is None
    strange = saved.learning.model_copy(update={"marks": [saved.learning.marks[0]._replace(open="gone")]})
    assert resume(saved.model_copy(update={"learning": strange})).coach is None
