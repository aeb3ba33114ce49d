"""Columns, by the three types that both databases have."""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

WHOLE: Final[sa.types.TypeEngine[int]] = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MOMENT: Final[sa.types.TypeEngine[float]] = sa.Double().with_variant(
    sa.REAL(), "sqlite"
)  # seconds since 1970, as the hall counts them
TEXT: Final = sa.Text()


def text(name: str, *more: Any, nullable: bool = False, **told: Any) -> sa.Column[str]:
    return sa.Column(name, TEXT, *more, nullable=nullable, **told)


def whole(name: str, *more: Any, nullable: bool = False, **told: Any) -> sa.Column[int]:
    return sa.Column(name, WHOLE, *more, nullable=nullable, **told)


def moment(name: str, *more: Any, nullable: bool = False, **told: Any) -> sa.Column[float]:
    return sa.Column(name, MOMENT, *more, nullable=nullable, **told)
