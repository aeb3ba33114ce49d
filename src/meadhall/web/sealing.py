"""What a page knows of the seal of its match: before the end no more than hashes, and whose words are in it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class SealInfo:
    """The seal as everybody may see it, in the waiting room, at the table, and opened at the end."""

    promise: str = ""  # nothing where there is no seal
    mark: str = ""  # nothing before the match has begun
    voices: tuple[int, ...] = ()  # the seats whose words are in it
    opened: bool = False  # the match is over; what follows is empty before
    secret: str = ""
    salt: str = ""
    words: tuple[str, ...] = ()  # by seat
    sentence: str = ""  # what it proves, what is wrong with it, or why there is none
    fits: bool = False
