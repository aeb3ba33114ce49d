"""The game in the lobby: its emblem, what a newcomer wants to know at a glance, and the picture on the box."""

from __future__ import annotations

from meadhall.games.drakkar import events
from meadhall.web.parts.pictures import ship_at_night as picture

__all__ = ["EMBLEM", "FIGHTS", "MARKS", "picture"]

EMBLEM = "drakkar-dragon"
FIGHTS = (events.FOUGHT, events.BOARDED)
MARKS = (("hourglass", "three months"), ("dragon-head", "all reveal at once"))
