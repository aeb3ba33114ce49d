"""The network that learns, in PyTorch: one hidden layer for the options of a decision, and one for the chance to win.

It begins as a copy of the Judge: options score by what the Judge leans to, chances by its signs. What the network
adds is where the Judge was wrong.
"""

from __future__ import annotations

import io
import json
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from meadhall import __version__
from meadhall.bots.chances import weights_of
from meadhall.bots.packed import MOST
from meadhall.bots.weights import OBSERVATION, Eyes, Header, data_hash
from meadhall.engine.sheet import Field
from meadhall.training.plan import Plan

Array = NDArray[Any]

LARGEST_SCALE = 16384.0
FORGOTTEN = 0.1  # of what is seen, anew in each step, so that no position is learnt by heart
ROOM = 0.9  # of a lane, so that rounding never goes beyond it


class Network(nn.Module):
    """Scores of options, and odds of seats. `most` scales what is seen to 0 to 1."""

    def __init__(self, plan: Plan, eyes: Eyes) -> None:
        super().__init__()
        torch.manual_seed(plan.seed)
        hidden = plan.hidden
        signs = plan.rules.judge.sign_names()
        self.most = torch.tensor(_most(eyes.layout))
        self.option_most = torch.tensor(_most(eyes.option_layout))
        self.value = nn.Linear(eyes.size, hidden)
        self.value_out = nn.Linear(hidden, 1, bias=False)
        self.value_signs = nn.Linear(len(signs), 1, bias=False)
        self.policy = nn.Linear(eyes.size, hidden)
        self.policy_options = nn.Linear(eyes.option_size, hidden, bias=False)
        self.policy_out = nn.Linear(hidden, 1, bias=False)
        self.policy_lean = nn.Parameter(torch.ones(1))
        with torch.no_grad():
            self.value_out.weight.zero_()
            self.policy_out.weight.zero_()
            known = weights_of(plan.game, plan.seats, signs)
            self.value_signs.weight.copy_(torch.tensor([known]))

    def odds(self, seen: Tensor, signs: Tensor) -> Tensor:
        """Of every seat at each position, logarithmic; who can't win any more has none."""
        known = nn.functional.dropout(seen.float() / self.most, FORGOTTEN, self.training)
        hidden = torch.relu(self.value(known))
        found: Tensor = (self.value_out(hidden) + self.value_signs(torch.nan_to_num(signs))).squeeze(-1)
        return found.masked_fill(torch.isnan(signs[..., 0]), -1e9)

    def scores(self, asked: Tensor, many: Tensor, options: Tensor, leans: Tensor) -> Tensor:
        """Of all options of all decisions, below each other."""
        table = torch.repeat_interleave(self.policy(asked.float() / self.most), many, dim=0)
        hidden = torch.relu(table + self.policy_options(options.float() / self.option_most))
        found: Tensor = self.policy_out(hidden).squeeze(-1) + self.policy_lean * leans
        return found


def _most(layout: list[Field]) -> Array:
    return np.array([field.most for field in layout for _ in range(field.size)], np.float32)


def state_of(network: Network) -> bytes:
    """The network as it is, to go on with."""
    return _zipped({name: tensor.numpy() for name, tensor in network.state_dict().items()})


def set_state(network: Network, content: bytes) -> None:
    with np.load(io.BytesIO(content)) as file:
        network.load_state_dict({name: torch.tensor(file[name]) for name in file.files})


def weights_file(network: Network, plan: Plan, eyes: Eyes, made: dict[str, str | int | float]) -> bytes:
    """The weights in whole numbers, as bots play by them, with a header that says where they belong."""
    most, option_most = network.most.numpy(), network.option_most.numpy()
    value, policy = (_columns(layer.weight) for layer in (network.value, network.policy))
    options = _columns(network.policy_options.weight)
    value_bias, policy_bias = (layer.bias.detach().numpy() for layer in (network.value, network.policy))
    largest = max(
        float((np.abs(value).sum(0) + np.abs(value_bias)).max()),
        float((np.abs(policy).sum(0) + np.abs(options).sum(0) + np.abs(policy_bias)).max()),
    )
    scale = min(LARGEST_SCALE, ROOM * MOST / largest)
    header = Header(
        game=plan.game,
        rules_version=plan.rules.version,
        observation=OBSERVATION,
        data=data_hash(plan.rules),
        seats=[plan.seats],
        scale=scale,
        signs=plan.rules.judge.sign_names(),
        layout=[(field.name, field.size, field.most) for field in eyes.layout],
        option_layout=[(field.name, field.size, field.most) for field in eyes.option_layout],
        made={"meadhall": __version__, **made},
    )
    return _zipped(
        {
            "header": np.frombuffer(json.dumps(header.model_dump()).encode(), np.uint8),
            "value": _whole(value / most[:, None], scale),
            "value_bias": _whole(value_bias, scale),
            "value_out": network.value_out.weight.detach().numpy()[0],
            "value_signs": network.value_signs.weight.detach().numpy()[0],
            "policy": _whole(policy / most[:, None], scale),
            "policy_options": _whole(options / option_most[:, None], scale),
            "policy_bias": _whole(policy_bias, scale),
            "policy_out": network.policy_out.weight.detach().numpy()[0],
            "policy_lean": network.policy_lean.detach().numpy(),
        }
    )


def _columns(weight: Tensor) -> Array:
    """One row for each number that is seen."""
    found: Array = weight.detach().numpy().T
    return found


def _whole(numbers: Array, scale: float) -> Array:
    return np.ascontiguousarray(np.rint(numbers * scale).astype("<i4"))


def _zipped(arrays: dict[str, Array]) -> bytes:
    """The same arrays make the same bytes: numpy writes no time into them."""
    file = io.BytesIO()
    np.savez_compressed(file, **arrays)  # type: ignore[arg-type]  # no array is called allow_pickle
    return file.getvalue()
