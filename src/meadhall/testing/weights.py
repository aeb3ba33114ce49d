"""Weights of no particular worth, for tests of whatever plays by them."""

from __future__ import annotations

import io
import json
import random
from typing import Any

import numpy as np

import meadhall
from meadhall.bots.weights import OBSERVATION, Header, data_hash, eyes_of

HIDDEN = 7  # no multiple of what a word holds


def some_weights(game: str, seats: int, seed: int = 0, said: dict[str, Any] | None = None) -> bytes:
    """A file of weights drawn at random; what is said replaces what its header says."""
    rules = meadhall.game(game)
    eyes = eyes_of(rules.new(seats, 0))
    header: dict[str, Any] = Header(
        game=game,
        rules_version=rules.version,
        observation=OBSERVATION,
        data=data_hash(rules),
        seats=[seats],
        scale=100.0,
        signs=rules.judge.sign_names(),
        layout=[(field.name, field.size, field.most) for field in eyes.layout],
        option_layout=[(field.name, field.size, field.most) for field in eyes.option_layout],
        made={"how": "by chance"},
    ).model_dump()
    header.update(said or {})
    dice = random.Random(seed)
    shapes = {
        "value": (eyes.size, HIDDEN),
        "value_bias": (HIDDEN,),
        "policy": (eyes.size, HIDDEN),
        "policy_options": (eyes.option_size, HIDDEN),
        "policy_bias": (HIDDEN,),
        "value_out": (HIDDEN,),
        "value_signs": (len(rules.judge.sign_names()),),
        "policy_out": (HIDDEN,),
        "policy_lean": (1,),
    }
    arrays: dict[str, Any] = {"header": np.frombuffer(json.dumps(header).encode(), np.uint8)}
    for name, shape in shapes.items():
        whole = name in ("value", "value_bias", "policy", "policy_options", "policy_bias")
        numbers = [dice.randint(-40, 40) for _ in range(int(np.prod(shape)))]
        arrays[name] = np.array(numbers, "<i4" if whole else "<f4").reshape(shape) / (1 if whole else np.float32(40))
        arrays[name] = arrays[name].astype("<i4" if whole else "<f4")
    file = io.BytesIO()
    np.savez_compressed(file, **arrays)
    return file.getvalue()
