"""The seal of a match as it is told: to people in a sentence, to programs in its parts; closed before the end."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Final

from pydantic import Field

from meadhall.engine import seal as engine
from meadhall.engine.language import reader, spoken
from meadhall.engine.shape import TypedDict, closed
from meadhall.server import sealing
from meadhall.server.event_schemas import SeatNumber
from meadhall.server.rows import MatchRow
from meadhall.web.sealing import SealInfo
from meadhall.web.words import say

KEPT: Final = 1024  # seals that were read


def seal_info(row: MatchRow) -> SealInfo:
    """What everybody may know of it now."""
    over = row.state == "finished"
    if row.seal and not over:
        return _closed(row.seal, reader())
    seal = _read(row.seal) if row.seal else None
    if seal is None or (over and not seal.mark):
        return SealInfo(opened=over, sentence=say(f"seal-of-{row.origin}"))
    fault = sealing.fault(row)
    proved = say("seal-fits-upload" if row.origin == "upload" else "seal-fits")
    return SealInfo(
        promise=seal.promise,
        mark=seal.mark,
        voices=tuple(seal.voices),
        opened=True,
        secret=seal.secret,
        salt=seal.salt,
        words=tuple(seal.words),
        sentence=proved if fault is None else spoken(fault),
        fits=fault is None,
    )


@lru_cache(KEPT)
def _closed(text: str, _: tuple[str, int]) -> SealInfo:
    """Before the end: its hashes, and what they are for, in the words of who reads."""
    seal = _read(text)
    meant = say("seal-pressed" if seal.mark else "seal-promised")
    return SealInfo(promise=seal.promise, mark=seal.mark, voices=tuple(seal.voices), sentence=meant)


@lru_cache(KEPT)
def _read(text: str) -> engine.Seal:
    return engine.Seal.model_validate_json(text)


# For programs


@closed
class Opening(TypedDict):
    """What the seal was made of (`docs/decisions/seal.md` says how): shown when the match is over."""

    secret: str
    salt: str
    words: Annotated[list[str], Field(description="by seat; nothing where nobody has given one")]
    fits: Annotated[bool, Field(description="the seal is that of this deal")]


@closed
class Seal(TypedDict):
    """By which one can tell at the end that the deal was fixed before the first move: remember the hashes."""

    promise: Annotated[str, Field(description="what the hall bound itself to before anybody's word")]
    mark: Annotated[str, Field(description="of everything that the deal follows from; nothing before the beginning")]
    voices: Annotated[list[SeatNumber], Field(description="the seats whose words are in it")]
    opening: Annotated[Opening | None, Field(description="null before the end")]


def seal_out(seal: SealInfo) -> Seal | None:
    if not seal.promise:
        return None
    opening: Opening = {"secret": seal.secret, "salt": seal.salt, "words": list(seal.words), "fits": seal.fits}
    return {
        "promise": seal.promise,
        "mark": seal.mark,
        "voices": list(seal.voices),
        "opening": opening if seal.opened else None,
    }
