"""The laws of scenes: what happened is shown beat by beat, the same for all, whatever they hold."""

from __future__ import annotations

import random

from meadhall.engine import Game
from meadhall.engine.snapshot import alike
from meadhall.play.film import scene
from meadhall.testing.laws.law import hold, law
from meadhall.testing.worlds import moments, random_action, sampled_table

ABOUT = "scenes"


@law(ABOUT)
def every_event_is_in_one_beat_and_the_tables_follow_each_other(game: Game, seed: int) -> int:
    looked = 0
    for table in moments(game, 3 + seed, 6, 200):
        beats = scene(table, 0)
        looked += len(beats)
        hold(
            [beat.first for beat in beats] == [0, *(beat.last for beat in beats[:-1])][: len(beats)],
            "a beat is missing",
        )
        hold(not beats or beats[-1].last == table.told, "the last events are in no beat")
        hold(all(beat.table.told >= beat.last for beat in beats), "a beat shows a table before its events")
        hold(
            [beat.table.told for beat in beats] == sorted(beat.table.told for beat in beats), "tables are out of order"
        )
    return looked


@law(ABOUT)
def a_beat_begins_with_a_fact_that_is_noticed_by_itself(game: Game, seed: int) -> int:
    looked = 0
    for table in moments(game, 4 + seed, 4, 200):
        kinds = table.kinds()
        events = table.all_events()
        for beat in scene(table, 0)[1:]:
            looked += 1
            opening, *others = [kinds.of(event.kind) for event in events[beat.first : beat.last]]
            hold(opening.opens or opening.follows, f"a beat begins with {opening.name}, which begins none")
            on = any(kind.opens for kind in others) or any(kind.follows for kind in others[1:])
            hold(not on, "a beat goes on beyond the next one's beginning")
    return looked


@law(ABOUT)
def a_film_changes_nothing_about_the_game(game: Game, seed: int) -> int:
    dice = random.Random(5 + seed)
    plain, filmed = sampled_table(game, 8 + seed), sampled_table(game, 8 + seed)
    while not plain.over and plain.decisions < 150:
        seat, action = random_action(plain, dice)
        plain.apply(seat, action)
        filmed.film = []
        filmed.apply(seat, action)
        hold(all(alike(frame, frame.copy()) for frame in filmed.film), "a copy of a frame is another table")
        filmed.film = None
        hold(alike(plain, filmed), "a filmed table goes another way")
    return plain.decisions


@law(ABOUT)
def all_viewers_see_as_many_beats_and_nobody_sees_what_lies_hidden(game: Game, seed: int) -> int:
    """The frames of a decision are as honest as the table after it: exchange what a seat can't know, and look again."""
    dice = random.Random(9 + seed)
    compared = 0
    for table in moments(game, 9 + seed, 30, 200):
        if max(table.sealed) >= 0:
            continue
        seat, action = random_action(table, dice)
        one, two = table.copy(), table.redeal(seat, 11)
        one.film, two.film = [], []
        one.apply(seat, action)
        two.apply(seat, action)
        seen = one.view(seat), two.view(seat)
        if seen[0].told() != seen[1].told() or not alike(seen[0].table, seen[1].table):
            continue  # a draw, an answer, a stolen card's other face: the seat came to know what it could not before
        compared += 1
        frames = [[frame.told for frame in film] for film in (one.film, two.film)]
        hold(frames[0] == frames[1], "how many frames there are depends on what the seat can't know")
        for first, second in zip(one.film, two.film):
            hold(
                alike(first.view(seat).table, second.view(seat).table), f"a frame shows seat {seat} what it can't know"
            )
    return compared
