"""The engine: the contract that the three games share. No I/O, no clock, no global random."""

from meadhall.engine import rng
from meadhall.engine.action import Verb, Verbs
from meadhall.engine.errors import BadData, BadOption, BadRecord, MeadhallError, NoSuchSeat, Refused, UnknownGame
from meadhall.engine.event import EVERYBODY, SPECTATOR, Event
from meadhall.engine.game import Game
from meadhall.engine.judge import Judge
from meadhall.engine.option import Option
from meadhall.engine.playout import play_out
from meadhall.engine.progress import Progress
from meadhall.engine.record import Record, load_record, read_record
from meadhall.engine.refusal import Refusal
from meadhall.engine.result import Result
from meadhall.engine.rng import Rng, keyed, seeded
from meadhall.engine.rule import Rule, Rulebook
from meadhall.engine.setting import Setting
from meadhall.engine.snapshot import Plain, plain, snapshot
from meadhall.engine.step import DRIVER, Ask, Do, Gather, Step
from meadhall.engine.table import Table
from meadhall.engine.view import View

COMPILED = not (rng.__file__ or "").endswith(".py")

__all__ = [
    "COMPILED",
    "DRIVER",
    "EVERYBODY",
    "SPECTATOR",
    "Ask",
    "BadData",
    "BadOption",
    "BadRecord",
    "Do",
    "Event",
    "Game",
    "Gather",
    "Judge",
    "MeadhallError",
    "NoSuchSeat",
    "Option",
    "Plain",
    "Progress",
    "Record",
    "Refusal",
    "Refused",
    "Result",
    "Rng",
    "Rule",
    "Rulebook",
    "Setting",
    "Step",
    "Table",
    "UnknownGame",
    "Verb",
    "Verbs",
    "View",
    "keyed",
    "load_record",
    "plain",
    "play_out",
    "read_record",
    "seeded",
    "snapshot",
]
