"""An inner layer never imports an outer one."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import meadhall

HOME = Path(meadhall.__file__).parent

# From the inside to the outside; layers that share a line do not know each other.
LAYERS = (("engine",), ("games",), ("bots",), ("play",), ("arena", "rl"), ("web",), ("server",), ("cli",))
RANKS = {layer: rank for rank, layers in enumerate(LAYERS) for layer in layers}


def imports(file: Path) -> set[str]:
    """The parts of meadhall that the file imports, in whatever way."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return {name.split(".")[1] for name in found if name.startswith("meadhall.")}


@pytest.mark.parametrize("layer", [layer for layer in RANKS if (HOME / layer).is_dir()])
def test_an_inner_layer_never_imports_an_outer_one(layer: str) -> None:
    for file in (HOME / layer).rglob("*.py"):
        outer = {name for name in imports(file) if name != layer and RANKS.get(name, -1) >= RANKS[layer]}
        assert not outer, f"{file.relative_to(HOME)} imports {', '.join(sorted(outer))}"
