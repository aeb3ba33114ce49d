"""Play: the Match, the one authority for people and bots at a table; and many matches at once."""

from meadhall.play.clock import Pace
from meadhall.play.due import Due
from meadhall.play.hint import Hint
from meadhall.play.house import HOUSE_RULES
from meadhall.play.match import Match
from meadhall.play.new import new_match
from meadhall.play.save import SavedMatch, load_match, read_match, resume, save
from meadhall.play.seat import PERSON, Seat
from meadhall.play.standing import Order, this_turn

__all__ = [
    "HOUSE_RULES",
    "PERSON",
    "Due",
    "Hint",
    "Match",
    "Order",
    "Pace",
    "SavedMatch",
    "Seat",
    "load_match",
    "new_match",
    "read_match",
    "resume",
    "save",
    "this_turn",
]
