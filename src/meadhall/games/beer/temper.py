"""What a player sets store by: the weights of leaning.py, for the greedy bot and for the search."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
@final
class Temper:
    """How much things are worth to a player, beside a drink that is there for the taking."""

    def __init__(
        self,
        *,
        spared: float,
        envy: float,
        death: float,
        mourning: float,
        pain: float,
        stolen: float,
        shield: float,
        guard: float,
        calm: float,
        drunk: float,
        rash: float,
        thrift: float,
        minion: float,
        weapon: float,
        item: float,
        event: float,
        stride: float,
        haunt: float,
        content: float,
    ) -> None:
        # Fighting
        self.spared: Final = spared  # how much of an attack is expected to get through
        self.envy: Final = envy  # what each drink of a Warrior adds to a blow at him
        self.death: Final = death  # what it costs to die,
        self.mourning: Final = mourning  # and for each drink that is lost by it
        self.pain: Final = pain  # a Life Point
        self.stolen: Final = stolen  # a drink that the Spirits take from you
        self.shield: Final = shield  # a card that is spent on a defense, beside what it is worth in the hand
        self.guard: Final = guard  # a point of Defense on a card in the hand
        self.calm: Final = calm  # what two blows must promise before Berserk or Iaido are worth while
        # Cards
        self.drunk: Final = drunk  # a drink that is taken now
        self.rash: Final = rash  # to empty the Mug for somebody else's victory
        self.thrift: Final = thrift  # to keep a card, beside what it is worth in the hand
        self.minion: Final = minion
        self.weapon: Final = weapon
        self.item: Final = item
        self.event: Final = event
        self.stride: Final = stride  # a move, beside the blow that it makes possible
        # Spirits, and having done
        self.haunt: Final = haunt  # a drink that may be taken from a Warrior
        self.content: Final = content  # to leave it at that


SENSIBLE: Final = Temper(
    spared=0.75,
    envy=0.08,
    death=4.0,
    mourning=1.0,
    pain=0.4,
    stolen=1.25,
    shield=0.35,
    guard=0.3,
    calm=1.1,
    drunk=1.3,
    rash=-0.1,
    thrift=0.05,
    minion=0.75,
    weapon=0.4,
    item=0.7,
    event=0.5,
    stride=0.7,
    haunt=1.25,
    content=0.15,
)
"""The greedy bot, which looks for a fight: balance and golden records follow from it, so it stays as it is."""

WARY: Final = Temper(
    spared=0.0,
    envy=0.25,
    death=4.6,
    mourning=2.0,
    pain=0.55,
    stolen=1.5,
    shield=0.25,
    guard=0.45,
    calm=3.0,
    drunk=1.7,
    rash=-0.3,
    thrift=0.25,
    minion=1.0,
    weapon=0.65,
    item=1.1,
    event=0.2,
    stride=0.2,
    haunt=0.6,
    content=0.3,
)
"""The search's own: found by trial, as what wins most against four sensible ones (31 % of the victories, in parts).

Kills nobody for the sake of killing, as that makes a Spirit; strikes at those who have drinks; arms itself, and drinks.
"""
