"""Writes the statements of the hall as SQL, for each database that it can be kept in.

.venv/bin/python assets/statements.py
"""

from __future__ import annotations

from pathlib import Path

from meadhall.server.database import statements

SQL = Path(__file__).resolve().parent.parent / "src/meadhall/server/database/sql"

if __name__ == "__main__":
    for name in statements.DIALECTS:
        (SQL / f"{name}.sql").write_text(statements.compiled(name), encoding="utf-8")
