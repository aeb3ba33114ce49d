"""Scenes as a match keeps them, beside the laws of every game."""

from __future__ import annotations

import random

import pytest

import meadhall
from meadhall.engine import SPECTATOR
from meadhall.engine.snapshot import alike
from meadhall.play import Match, new_match
from meadhall.play.film import KEPT, Film, scene
from meadhall.testing.worlds import random_action

GAMES = meadhall.SHELF


def played(game: str, seed: int, decisions: int) -> Match:
    """A match of people who choose at random, watched from its beginning."""
    dice = random.Random(seed)
    match = new_match(game, ["you"] * 4, seed=seed)
    match.film = Film(match.table.told)
    while not match.over and match.table.decisions < decisions:
        match.act(*random_action(match.table, dice))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_what_was_filmed_is_what_the_record_shows_once_more(game: str) -> None:
    match = played(game, 6, 60)
    assert match.film is not None
    told = match.film.begun
    kept, anew = match.scene(told), scene(match.table, told)
    assert 0 < told < match.table.told  # older frames were let go
    assert [(beat.first, beat.last) for beat in kept] == [(beat.first, beat.last) for beat in anew]
    for seat in range(SPECTATOR, 4):
        assert all(alike(one.table.view(seat).table, two.table.view(seat).table) for one, two in zip(kept, anew))


def test_only_the_newest_frames_are_kept() -> None:
    match = played("beer", 7, 200)
    assert match.film is not None
    assert len(match.film.frames) <= KEPT


@pytest.mark.parametrize("game", GAMES)
def test_what_was_taken_back_is_in_no_scene(game: str) -> None:
    dice = random.Random(8)
    match = played(game, 8, 0)
    undone = 0
    while not match.over and undone < 5 and match.table.decisions < 200:
        before = match.table
        seat, action = random_action(before, dice)
        match.act(seat, action)
        if match.why_not_undo(seat) is None:
            match.undo(seat)
            assert match.table.told == before.told
            assert match.scene(before.told) == []
            match.act(*random_action(match.table, dice))
            undone += 1
        beats = match.scene(before.told)
        if beats:
            assert beats[-1].last == match.table.told
    assert undone == 5
