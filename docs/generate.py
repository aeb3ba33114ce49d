"""Writes the pages of the reference that are made from the code: events, commands, laws. `make docs` runs it.

PYTHONPATH=src python docs/generate.py
"""

from __future__ import annotations

import io
import os
from collections.abc import Iterable
from contextlib import redirect_stdout, suppress
from pathlib import Path

REFERENCE = Path(__file__).parent / "reference"

TYPES = {"seat": "seat", "seats": "seats", "count": "number", "flag": "yes or no", "text": "word"}
WEIGHTS = ("silent", "detail", "fact", "great", "heading")
TONES = ("neutral", "gain", "harm", "suffered")


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    lines = ["| " + " | ".join(head) + " |", "|" + " --- |" * len(list(head))]
    lines += ["| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows]
    return "\n".join(lines) + "\n"


def events() -> str:
    """What can happen in each game, from the declarations in its events.py."""
    import meadhall

    said = [
        "# Events",
        "",
        "What can happen in each game, as `event` in a line of the log ([JSON](../json.md)) and as `Table.event_facts`",
        "has it. The field `seat` is always there: whose deed it is. A field in *italics* is not for everybody's ears:",
        "who may not know it gets `null`. What is `suffered` is harm to the seat itself, and JSON calls it so: `harm`.",
        "Made from `games/<game>/events.py`.",
        "",
    ]
    for name in meadhall.SHELF:
        game = meadhall.game(name)
        said += [f"## {game.title}", ""]
        rows = []
        for kind in sorted(game.kinds.all, key=lambda kind: kind.name):
            public = [f"`{field.name}`: {_type(field, game)}" for field in kind.fields]
            public += [f"`{field.name}`: {_type(field, game)}" for field in kind.secret if kind.open]
            secret = [f"*`{field.name}`: {_type(field, game)}*" for field in kind.secret if not kind.open]
            rows.append([f"`{kind.name}`", ", ".join(public + secret), WEIGHTS[kind.weight], TONES[kind.tone]])
        said += [table(["kind", "fields", "weight", "tone"], rows), ""]
        if game.kinds.types:
            said += ["Its own types of fields:", ""]
            types = [(f"`{one.name}`", _means(one)) for one in game.kinds.types.values()]
            said += [table(["type", "what it is"], types), ""]
    return "\n".join(said)


def _type(field: object, game: object) -> str:
    named = TYPES.get(field.type, f"`{field.type}`")  # type: ignore[attr-defined]
    named = f"list of {named}s" if field.many else named  # type: ignore[attr-defined]
    return f"{named} or `null`" if field.maybe else named  # type: ignore[attr-defined]


def _means(one: object) -> str:
    words = ", ".join(f"`{word}`" for word in one.words)  # type: ignore[attr-defined]
    about = one.about or ("a thing of the box" if not words else "")  # type: ignore[attr-defined]
    return "; ".join(part for part in (about, f"one of {words}" if words else "") if part)


def commands() -> str:
    """Each command's own help."""
    from meadhall.cli.main import COMMANDS, main

    said = ["# The command line", "", "Each command as `meadhall COMMAND --help` tells it.", ""]
    for words in ([], *([name] for name in COMMANDS)):
        heard = io.StringIO()
        with redirect_stdout(heard), suppress(SystemExit):
            main([*words, "--help"])
        title = f"meadhall {words[0]}" if words else "meadhall"
        said += [f"## {title}", "", "```text", heard.getvalue().rstrip(), "```", ""]
    return "\n".join(said)


def laws() -> str:
    """All laws of the kit, by what they are about."""
    from meadhall.testing.laws import LAWS

    said = [
        "# The laws of every game",
        "",
        "`meadhall check GAME` looks at all of them, and `meadhall.testing.laws.laws_of` makes them tests for pytest.",
        "Our own games are proved by the same kit.",
        "",
    ]
    for about in dict.fromkeys(law.about for law in LAWS):
        said += [f"## {about.capitalize()}", ""]
        for law in LAWS:
            if law.about == about:
                more = " ".join((law.look.__doc__ or "").split())
                said.append(f"- **{law}** {more}".rstrip())
        said.append("")
    return "\n".join(said)


def main() -> None:
    os.environ["MEADHALL_LANGUAGE"] = "en"
    os.environ["COLUMNS"] = "100"
    for name, make in (("events", events), ("commands", commands), ("laws", laws)):
        page = REFERENCE / f"{name}.md"
        text = make().rstrip("\n") + "\n"
        if not page.exists() or page.read_text(encoding="utf-8") != text:
            page.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
