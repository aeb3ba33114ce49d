"""Weights of networks: files that say what they were made for and how, and that are refused where they don't belong."""

from __future__ import annotations

import hashlib
import math
import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64
from pydantic import BaseModel, ConfigDict, ValidationError

from meadhall import games
from meadhall.bots.arrays import Rows, read_arrays
from meadhall.bots.look import Look, Mind, write_option
from meadhall.bots.packed import MOST, Packed, packed, padded
from meadhall.bots.words import say
from meadhall.engine.errors import MeadhallError
from meadhall.engine.game import Game
from meadhall.engine.lens import Writer
from meadhall.engine.message import Message
from meadhall.engine.setting import Setting
from meadhall.engine.sheet import Field, Sheet
from meadhall.engine.table import Table

OBSERVATION: Final = "learning-v1"
FILE: Final = "learned.npz"
FOLDER: Final = "MEADHALL_WEIGHTS"  # where weights lie that are used in the place of ours, as GAME.npz
NO_COMPONENTS: Final = ("chances", "lesson", "levels", "options", "rules", "tasks", "texts")  # files of these


class BadWeights(MeadhallError):
    """A file of weights that can't be played with."""


class Header(BaseModel):
    """What the weights were made for, and how."""

    model_config = ConfigDict(extra="forbid", frozen=True)
    format: Literal["meadhall-weights/1"] = "meadhall-weights/1"
    game: str
    rules_version: int
    observation: str
    data: str  # what `data_hash` says of the components
    seats: list[int]  # at the tables that it has seen
    scale: float  # of what is in whole numbers
    signs: list[str]  # of the Judge, as the value weighs them
    layout: list[tuple[str, int, int]]  # fields of what is seen: name, size, most
    option_layout: list[tuple[str, int, int]]
    made: dict[str, str | int | float]  # by which command, from how many games


class Weights(NamedTuple):
    header: Header
    arrays: dict[str, Rows]


class Eyes(NamedTuple):
    """How tables of one setting are seen, and what the numbers mean."""

    writer: Writer
    layout: list[Field]
    size: int
    option_layout: list[Field]
    option_size: int


def eyes_of(table: Table) -> Eyes:
    """For all tables of the same setting as this one, which has just been laid."""
    rules = games.game(table.setting.game)
    writer = Writer(games.lens(rules), rules.verbs, 0, False)
    seen = Sheet()
    writer.lens.observe(table, 0, seen)
    option = Sheet()
    seat = table.first_decider()
    write_option(writer, table, seat, table.legal(seat)[0], 0.0, option)
    return Eyes(writer, seen.fields or [], int(seen.at), option.fields or [], int(option.at))


@cache
def data_hash(rules: Game) -> str:
    """Of the components that the game comes with."""
    found = hashlib.sha256()
    for file in sorted(rules.folder.iterdir(), key=lambda one: one.name):
        if file.name.endswith(".toml") and file.name.removesuffix(".toml") not in NO_COMPONENTS:
            found.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def read_weights(content: bytes, source: str, game: str) -> Weights:
    """The weights in a file, if they are of that game, and of these rules."""
    try:
        arrays = read_arrays(content)
        header = Header.model_validate_json(bytes(map(int, arrays.pop("header").numbers)))
    except KeyError:
        raise BadWeights(say("weights-none", source=source)) from None
    except (ValidationError, ValueError):
        raise BadWeights(say("weights-damaged", source=source)) from None
    rules = games.game(game)
    if header.game != game:
        raise BadWeights(say("weights-other-game", source=source, given=header.game, wanted=game))
    if header.rules_version != rules.version:
        versions = {"given": header.rules_version, "wanted": rules.version}
        raise BadWeights(say("weights-other-rules", source=source, **versions))
    if header.observation != OBSERVATION or header.signs != rules.judge.sign_names():
        raise BadWeights(say("weights-other-eyes", source=source, given=header.observation, wanted=OBSERVATION))
    _check_shapes(header, arrays, source)
    return Weights(header, arrays)


def _check_shapes(header: Header, arrays: Mapping[str, Rows], source: str) -> None:
    seen = sum(size for _, size, _ in header.layout)
    told = sum(size for _, size, _ in header.option_layout)
    try:
        (high,), (wide,) = arrays["value_out"].shape, arrays["policy_out"].shape
        wanted = {
            "value": (seen, high),
            "value_bias": (high,),
            "value_out": (high,),
            "value_signs": (len(header.signs),),
            "policy": (seen, wide),
            "policy_options": (told, wide),
            "policy_bias": (wide,),
            "policy_out": (wide,),
            "policy_lean": (1,),
        }
        right = {name: rows.shape for name, rows in arrays.items()} == wanted
    except (KeyError, ValueError):
        right = False
    if not right or not all(map(math.isfinite, (header.scale, *_all_numbers(arrays)))) or header.scale <= 0:
        raise BadWeights(say("weights-damaged", source=source))


def _all_numbers(arrays: Mapping[str, Rows]) -> Iterable[float]:
    return (number for rows in arrays.values() for number in rows.numbers)


@cache
def weights_of(game: str) -> Weights:
    """What the bots of that game play by: ours, or those in the folder that MEADHALL_WEIGHTS names."""
    rules = games.game(game)
    folder = os.environ.get(FOLDER, "")
    own = Path(folder, f"{game}.npz")
    if folder and own.is_file():
        return read_weights(own.read_bytes(), str(own), game)
    file = rules.folder / FILE
    if not file.is_file():
        raise BadWeights(say("weights-missing", game=game))
    return read_weights(file.read_bytes(), FILE, game)


_MINDS: Final[dict[tuple[object, ...], Mind]] = {}


def mind_of(table: Table) -> Mind:
    """The network for tables like this one."""
    setting = table.setting
    key = (setting.game, setting.seats, tuple(sorted(setting.options.items(), key=str)), setting.data)
    found = _MINDS.get(key)
    if found is None:
        found = fitted(weights_of(setting.game), setting)
        _MINDS[key] = found
    return found


def look_at(table: Table) -> Look:
    """A look at tables like this one, for one bot."""
    return Look(mind_of(table))


def fitted(weights: Weights, setting: Setting) -> Mind:
    """The network for tables of this setting: what it has not learnt to see counts nothing."""
    rules = games.game(setting.game)
    eyes = eyes_of(rules.new(setting.seats, 0, setting.options, data=setting.data))
    header, arrays = weights
    layout = (header.layout, eyes.layout)
    value = _placed(arrays["value"], *layout)
    policy = _placed(arrays["policy"], *layout)
    options = _placed(arrays["policy_options"], header.option_layout, eyes.option_layout)
    value_bias = list(map(int, arrays["value_bias"].numbers))
    policy_bias = list(map(int, arrays["policy_bias"].numbers))
    most = [field.most for field in eyes.layout for _ in range(field.size)]
    option_most = [field.most for field in eyes.option_layout for _ in range(field.size)]
    if (
        _largest(value_bias, (value, most)) > MOST
        or _largest(policy_bias, (policy, most), (options, option_most)) > MOST
    ):
        raise BadWeights(say("weights-damaged", source=FILE))
    value_out = list(map(float, arrays["value_out"].numbers))
    policy_out = list(map(float, arrays["policy_out"].numbers))
    return Mind(
        judge=rules.judge,
        writer=eyes.writer,
        size=eyes.size,
        option_size=eyes.option_size,
        scale=header.scale,
        value=Packed(value, len(value_out)),
        value_bias=vec[i64](packed(value_bias)),
        value_out=padded(value_out, len(value_out)),
        value_signs=list(map(float, arrays["value_signs"].numbers)),
        policy=Packed(policy, len(policy_out)),
        policy_options=Packed(options, len(policy_out)),
        policy_bias=vec[i64](packed(policy_bias)),
        policy_out=padded(policy_out, len(policy_out)),
        policy_lean=float(arrays["policy_lean"].numbers[0]),
    )


def _placed(rows: Rows, learnt: Sequence[tuple[str, int, int]], present: Sequence[Field]) -> list[list[int]]:
    """The rows for what is seen now, field by field: a field is known by its name, and which of that name it is."""
    wide = rows.shape[1]
    starts: dict[tuple[str, int], tuple[int, int]] = {}
    seen: dict[str, int] = {}
    at = 0
    for name, size, _ in learnt:
        seen[name] = seen.get(name, 0) + 1
        starts[name, seen[name]] = (at, size)
        at += size
    found: list[list[int]] = []
    seen = {}
    for field in present:
        seen[field.name] = seen.get(field.name, 0) + 1
        first, size = starts.get((field.name, seen[field.name]), (0, 0))
        for place in range(field.size):
            begin = (first + place) * wide
            known = place < size
            found.append(list(map(int, rows.numbers[begin : begin + wide])) if known else [0] * wide)
    return found


def _largest(bias: list[int], *parts: tuple[list[list[int]], list[int]]) -> int:
    """The largest sum that could ever come about in any column."""
    sums = list(map(abs, bias))
    for rows, most in parts:
        for row, times in zip(rows, most):
            sums = [total + times * abs(number) for total, number in zip(sums, row)]
    return max(sums, default=0)


def foreign(setting: Setting) -> list[Message]:
    """What is at such tables that the network has not met in its training; nothing if it is at home there."""
    header = weights_of(setting.game).header
    rules = games.game(setting.game)
    found: list[Message] = []
    if setting.seats not in header.seats:
        found.append(say("foreign-seats", seats=setting.seats, known=", ".join(map(str, header.seats))))
    usual = rules.new(setting.seats, 0).setting.options
    odd = sorted(name for name, value in setting.options.items() if usual.get(name) != value)
    if odd:
        found.append(say("foreign-options", options=", ".join(odd)))
    if setting.data is not None or header.data != data_hash(rules):
        found.append(say("foreign-data"))
    return found
