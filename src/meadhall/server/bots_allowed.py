"""Which bots strangers may seat: the levels, and whatever else the host allows.

A bot's spec can ask for an hour of thought or sixty processes. That is fine at one's own terminal, and nobody else's
business at somebody's hall.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.bots import LEVELS
from meadhall.engine.errors import BadOption
from meadhall.play.seat import check_bot
from meadhall.server.settings import ALWAYS_ALLOWED, USUAL_BOT, Settings
from meadhall.server.words import say

SHOWN: Final = 40  # letters of a spec that is quoted back


def possible(settings: Settings) -> tuple[str, ...]:
    """All bots that may be asked for."""
    return (*LEVELS, *settings.bots)


def offered(settings: Settings) -> tuple[str, ...]:
    """Those that pages offer: the levels, the weakest first, and what the host has added."""
    return _offered(settings.bots)


@cache
def _offered(added: tuple[str, ...]) -> tuple[str, ...]:
    return (*LEVELS, *(spec for spec in added if spec not in ALWAYS_ALLOWED))


def is_allowed(spec: str, settings: Settings) -> bool:
    """A kind that is allowed by its name alone may have any parameters; with parameters, just these."""
    kind = spec.partition(":")[0]
    return spec in LEVELS or any(one in (spec, kind) for one in settings.bots)


def check_allowed(spec: str, settings: Settings) -> str:
    """The bot that somebody asks for, if this hall seats it."""
    asked = spec.strip()
    if not is_allowed(asked, settings):
        called = asked if len(asked) <= SHOWN else f"{asked[:SHOWN]}..."
        raise BadOption(say("no-such-bot", bot=repr(called), known=", ".join(possible(settings))))
    return check_bot(asked)


def allowed_or_usual(spec: str, settings: Settings) -> str:
    """A bot of an earlier match, for a new one: the usual one if this hall does not seat it any more."""
    return spec if is_allowed(spec, settings) else USUAL_BOT
