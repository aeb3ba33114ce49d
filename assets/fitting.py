"""Fewer curves for the same line: those that run on smoothly are drawn anew as one, where nobody sees the difference.

Points are complex numbers. A piece of a line is straight (two points) or a cubic Bézier curve (four). The way to fit a
curve to points is Schneider's: guess how far along it each point lies, find the best handles, look again, or split it.

>>> arc = [(0j, 2j, 2 + 4j, 4 + 4j), (4 + 4j, 6 + 4j, 8 + 2j, 8 + 0j)]
>>> [[complex(round(point.real), round(point.imag)) for point in piece] for piece in fewer(arc, 0.5)]
[[0j, 5j, (8+5j), (8+0j)]]
>>> fewer([(0j, 5 + 0j), (5 + 0j, 5 + 5j), (5 + 5j, 0j)], 0.5)  # corners stay
[(0j, (5+0j)), ((5+0j), (5+5j)), ((5+5j), 0j)]
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, radians

Piece = tuple[complex, ...]

NEAR = 1e-6
FINE = 2.0  # how far points lie apart that a curve is fitted to
SIDE = 8.0  # a straight line of this length is meant to be one
BEND = cos(radians(25))  # what turns more than this is a corner
TURN = cos(radians(12))  # and between straight lines
TRIES = 12
HOPELESS = 30.0  # times the error, squared: looking again would not help


def fewer(pieces: Sequence[Piece], error: float) -> list[Piece]:
    """The same line of as few pieces as can be had, nowhere further from it than the error."""
    line = [piece for piece in pieces if any(abs(point - piece[0]) > NEAR for point in piece)]
    if line and abs(line[-1][-1] - line[0][0]) < NEAR:  # it is closed: begin at a corner
        first = next((at for at in range(len(line)) if not _goes_on(line[at - 1], line[at])), 0)
        line = line[first:] + line[:first]
    runs: list[list[Piece]] = []
    for at, piece in enumerate(line):
        if at and _goes_on(line[at - 1], piece):
            runs[-1].append(piece)
        else:
            runs.append([piece])
    return [_straightened(piece, error) for run in runs for piece in _redrawn(run, error)]


def _redrawn(run: list[Piece], error: float) -> list[Piece]:
    if len(run) == 1:
        return run
    points = [run[0][0]]
    for piece in run:
        points += [point for point in _along(piece) if abs(point - points[-1]) > NEAR]
    drawn = fit(points, _leaving(run[0]), -_arriving(run[-1]), error)
    return drawn if _cost(drawn) < _cost(run) else run


def fit(points: Sequence[complex], start: complex, end: complex, error: float) -> list[Piece]:
    """Curves through these points, that leave the first one towards `start`, and the last one towards `end`."""
    first, last = points[0], points[-1]
    if len(points) == 2:
        reach = abs(last - first) / 3
        return [(first, first + start * reach, last + end * reach, last)]
    places = _by_length(points)
    for _ in range(TRIES):
        curve = _best(points, places, start, end)
        errors = [abs(at(curve, place) - point) for point, place in zip(points, places)]
        if max(errors) <= error:
            return [curve]
        if max(errors) ** 2 > HOPELESS * error**2:
            break
        places = [_nearer(curve, point, place) for point, place in zip(points, places)]
    worst = min(max(errors.index(max(errors)), 1), len(points) - 2)
    way = _unit(points[worst - 1] - points[worst + 1])
    return fit(points[: worst + 1], start, way, error) + fit(points[worst:], -way, end, error)


def at(curve: Piece, place: float) -> complex:
    """The point of a curve, from 0 to 1 along it."""
    rest = 1 - place
    weights = (rest**3, 3 * rest**2 * place, 3 * rest * place**2, place**3)
    return sum((weight * point for weight, point in zip(weights, curve)), 0j)


def _by_length(points: Sequence[complex]) -> list[float]:
    gone = [0.0]
    for before, point in pairwise(points):
        gone.append(gone[-1] + abs(point - before))
    return [one / gone[-1] for one in gone]


def _best(points: Sequence[complex], places: Sequence[float], start: complex, end: complex) -> Piece:
    """The curve with the least squares of errors, if the points lie at these places of it."""
    first, last = points[0], points[-1]
    aa = ab = bb = a = b = 0.0
    for point, place in zip(points, places):
        rest = 1 - place
        one, other = 3 * place * rest**2 * start, 3 * place**2 * rest * end
        missing = point - first * (rest**3 + 3 * place * rest**2) - last * (place**3 + 3 * place**2 * rest)
        aa, ab, bb = aa + _dot(one, one), ab + _dot(one, other), bb + _dot(other, other)
        a, b = a + _dot(one, missing), b + _dot(other, missing)
    whole = aa * bb - ab * ab
    far = abs(last - first)
    reach = [(a * bb - b * ab) / whole, (aa * b - ab * a) / whole] if abs(whole) > NEAR else [0.0, 0.0]
    if min(reach) < far / 1000:
        reach = [far / 3, far / 3]
    return first, first + start * reach[0], last + end * reach[1], last


def _nearer(curve: Piece, point: complex, place: float) -> float:
    """Where on the curve the point is rather, by one step of Newton's."""
    rest = 1 - place
    slopes = [3 * (after - before) for before, after in pairwise(curve)]
    turns = [2 * (after - before) for before, after in pairwise(slopes)]
    away = at(curve, place) - point
    slope = rest**2 * slopes[0] + 2 * rest * place * slopes[1] + place**2 * slopes[2]
    turn = rest * turns[0] + place * turns[1]
    below = _dot(slope, slope) + _dot(away, turn)
    return place if abs(below) < NEAR else min(1.0, max(0.0, place - _dot(away, slope) / below))


def _goes_on(piece: Piece, after: Piece) -> bool:
    """There is no corner between these two, and neither is a side of something straight."""
    straight = [len(one) == 2 for one in (piece, after)]
    angle = _dot(_arriving(piece), _leaving(after))
    if all(straight):
        return angle > TURN
    sides = [one for one in (piece, after) if len(one) == 2]
    return angle > BEND and all(abs(one[1] - one[0]) <= SIDE for one in sides)


def _straightened(piece: Piece, error: float) -> Piece:
    """A straight line, if it is nearly one."""
    first, last = piece[0], piece[-1]
    if len(piece) == 2 or abs(last - first) < NEAR:
        return piece
    seen = [(point - first) / (last - first) for point in piece[1:3]]  # the line from 0 to 1
    if all(abs(one.imag) * abs(last - first) <= error and -0.05 < one.real < 1.05 for one in seen):
        return first, last
    return piece


def _along(piece: Piece) -> list[complex]:
    length = sum(abs(after - before) for before, after in pairwise(piece))
    number = max(len(piece), int(length / FINE))
    if len(piece) == 2:
        return [piece[0] + (piece[1] - piece[0]) * step / number for step in range(1, number + 1)]
    return [at(piece, step / number) for step in range(1, number + 1)]


def _leaving(piece: Piece) -> complex:
    return next((_unit(point - piece[0]) for point in piece if abs(point - piece[0]) > NEAR), 0j)


def _arriving(piece: Piece) -> complex:
    return -_leaving(piece[::-1])


def _cost(pieces: Sequence[Piece]) -> int:
    """Points that have to be written."""
    return sum(len(piece) - 1 for piece in pieces)


def _dot(one: complex, other: complex) -> float:
    return one.real * other.real + one.imag * other.imag


def _unit(way: complex) -> complex:
    return way / abs(way) if way else way
