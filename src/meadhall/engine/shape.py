"""What leaves a game as facts has a shape: a TypedDict, which the type checker compares with what is made.

Shapes are not compiled: mypyc keeps no annotations of them, and the description of the JSON interface is made of those.
"""

from __future__ import annotations

from pydantic import ConfigDict, with_config
from typing_extensions import TypedDict  # pydantic wants this one before Python 3.12

__all__ = ["TypedDict", "closed"]

closed = with_config(ConfigDict(extra="forbid"))  # no field but those of the shape
