"""A ship as one drawing of its Bow, Deck and Stern, with the cargo on board; what is missing is dashed and named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meadhall.games.drakkar.components import DECK, EITHER_END, NO_PART, Face, Kind
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.village import BOW_ROLE, STERN_ROLE, face_of
from meadhall.web.boards.drakkar import symbols
from meadhall.web.boards.drakkar.symbols import side_of
from meadhall.web.boards.drakkar.words import said
from meadhall.web.drawn import drawn
from meadhall.web.html import Element, Node, circle, g, path, rect, svg, text
from meadhall.web.icons import placed
from meadhall.web.parts.shield import pattern

ROLES: Final = ("bow", "deck", "stern")
OUTLINE: Final = {"bow": symbols.BOW, "deck": symbols.DECK, "stern": symbols.STERN}
RAIL: Final = {
    "bow": "M118,84C92,84 72,80 59,66C49,56 45,44 45,24",
    "deck": "M0,84H96",
    "stern": "M0,84C26,84 46,80 59,66C69,56 73,44 73,24",
}
SHIELDS: Final = {"bow": ((76, 96), (100, 98)), "deck": ((16, 98), (48, 98), (80, 98)), "stern": ((18, 98), (42, 96))}
LONG: Final = {"bow": 0, "deck": 118, "stern": 214}  # where the parts begin
KNARR: Final = {"bow": 48, "stern": 166}
MIDDLE: Final = {"bow": 83, "deck": 48, "stern": 35}  # of the cargo, within its part
ROUND: Final = "M-10,0A10,10 0 1 1 10,0A10,10 0 1 1 -10,0Z"
WAVE: Final = "M-400,132q14,-9 28,0" + "t28,0" * 40


@dataclass(frozen=True)
class Load:
    """A card on a ship: how it looks, and what it counts as cargo."""

    icon: str
    strength: int = 0
    beer: int = 0
    hull: bool = False  # a ship part
    called: str = ""
    does: str = ""


def load_of(face: Face) -> Load:
    side = side_of(face)
    part = face.kind.part != NO_PART
    return Load(side.icon, face.kind.strength, face.kind.beer, part, side.called, side.does)


@dataclass(frozen=True)
class Ship:
    """What a ship looks like. Cargo and Spears are told from the front to the stern, in the order of the parts."""

    seat: int
    bow: int = NO_PART  # what part the card is that serves as one
    deck: bool = False
    stern: int = NO_PART
    cargo: tuple[Load, ...] = ()
    spears: tuple[int, ...] = ()  # how many on each cargo card

    @property
    def complete(self) -> bool:
        return self.bow >= 0 and self.stern >= 0

    @property
    def knarr(self) -> bool:
        return self.complete and not self.deck

    @property
    def parts(self) -> list[str]:
        """The parts that are there, from the front."""
        there = {"bow": self.bow >= 0, "deck": self.deck, "stern": self.stern >= 0}
        return [role for role in ROLES if there[role]]

    @property
    def called(self) -> str:
        """'Drakkar', 'Knarr', 'lacks Stern', 'no ship yet'."""
        if self.complete:
            return said("ship-kind", parts=len(self.parts))
        missing = [role for role in ("bow", "stern") if role not in self.parts]
        if not self.parts:
            return said("ship-none")
        return said("ship-lacks-ends") if len(missing) == 2 else said(f"ship-lacks-{missing[0]}")


def ship_of(table: Drakkar, seat: int) -> Ship:
    village = table.villages[seat]
    parts = table.rules.parts
    bow, stern = village.end(BOW_ROLE), village.end(STERN_ROLE)
    return Ship(
        seat,
        parts[face_of(bow)] if bow >= 0 else NO_PART,
        village.has_part(DECK),
        parts[face_of(stern)] if stern >= 0 else NO_PART,
        tuple(load_of(table.face(face_of(card))) for card in village.cargo),
        tuple(village.armed()),
    )


@dataclass(frozen=True)
class Ghost:
    """What an option would add to a ship; seen while the option is lit."""

    action: int
    load: Load
    role: str  # the part that it becomes, or on which it is stored


def ghost_role(ship: Ship, kind: Kind) -> str:
    """What a ship part becomes, or on which part cargo would lie; "" if it is neither, or there is no room."""
    if kind.part == EITHER_END:
        return "bow" if ship.bow == NO_PART else "stern"
    if kind.part != NO_PART:
        return ("bow", "stern", "deck")[kind.part]
    return ship.parts[len(ship.cargo)] if kind.cargo() and len(ship.cargo) < len(ship.parts) else ""


def start(ship: Ship, role: str) -> int:
    return KNARR[role] if ship.knarr else LONG[role]


@drawn
def drawing(ship: Ship, ghosts: tuple[Ghost, ...] = ()) -> Element:
    """The ship on the water."""
    aboard = dict(zip(ship.parts, zip(ship.cargo, ship.spears)))
    return svg(
        class_=f"ship s{ship.seat}", viewBox="22 -40 288 190" if ship.knarr else "-4 -40 340 190", aria_hidden="true"
    )[
        sail() if ship.complete else None,
        [missing(role) for role in ROLES if role not in ship.parts and not ship.knarr],
        [
            cargo(start(ship, role) + MIDDLE[role], *aboard[role])
            if role in aboard
            else free(start(ship, role) + MIDDLE[role])
            for role in ship.parts
        ],
        [ghost(ship, one) for one in ghosts if one.role in ship.parts],
        [hull(ship.seat, role, _tree(ship, role), start(ship, role)) for role in ship.parts],
        [ghost(ship, one) for one in ghosts if one.role not in ship.parts],
        path(class_="swell", d=WAVE + "V320H-400Z"),
        path(class_="crest", d=WAVE),
        path(class_="ripple", d="M4,144q12,-6 24,0t24,0M120,143q12,-6 24,0t24,0M236,144q12,-6 24,0t24,0"),
    ]


def _tree(ship: Ship, role: str) -> bool:
    return (role == "bow" and ship.bow == EITHER_END) or (role == "stern" and ship.stern == EITHER_END)


def sail() -> Element:
    """Up only on a complete ship."""
    return g(".rig")[
        path(class_="mast-bed", d="M166,-30V90"),
        path(class_="mast", d="M166,-30V90"),
        g(transform="translate(166,-22)")[
            g(clip_path="url(#drk-sail)")[
                rect(class_="linen", x=-60, y=-4, width=120, height=76),
                [rect(class_="field", x=x, y=-4, width=14, height=76) for x in (-48, -20, 8, 36)],
                rect(class_="shade", x=-60, y=-4, width=120, height=76),
            ],
            path(class_="hem", d=symbols.SAIL),
            path(class_="yard-bed", d="M-56,0H56"),
            path(class_="yard", d="M-56,0H56"),
        ],
    ]


def missing(role: str) -> Element:
    return g(class_="missing", transform=f"translate({LONG[role]},0)", data_tip=said(f"tip-no-{role}"))[
        path(d=OUTLINE[role]),
        text(class_="label", x={"bow": 82, "deck": 48, "stern": 36}[role], y=114, text_anchor="middle")[
            said(f"ship-no-{role}")
        ],
    ]


def hull(seat: int, role: str, tree: bool, x: float) -> Element:
    """A part of the hull, with its figurehead and the shields at the rail."""
    head = figurehead(role, tree)
    tip = said("tip-tree" if tree else f"tip-{role}")
    return g(class_="part tree" if tree else "part", transform=f"translate({x},0)", data_tip=tip)[
        head if role == "stern" and not tree else None,
        path(class_="planks", d=OUTLINE[role]),
        g(class_="seams", clip_path=f"url(#drk-{role})")[[path(d=seam(role, y)) for y in (95, 106, 117, 127)]],
        path(class_="rail-bed", d=RAIL[role]),
        path(class_="rail", d=RAIL[role]),
        head if role != "stern" or tree else None,
        [round_shield(seat, cx, cy) for cx, cy in SHIELDS[role]],
    ]


def seam(role: str, y: int) -> str:
    f = y - 84
    if role == "bow":
        curve = f"{66 + f * 0.8:.1f}C38,{54 + f * 0.6:.1f} 32,{44 + f * 0.4:.1f} 31,24"
        return f"M118,{y}C92,{y} 66,{y - 4 - f * 0.1:.1f} 50,{curve}"
    if role == "stern":
        curve = f"{66 + f * 0.8:.1f}C80,{54 + f * 0.6:.1f} 86,{44 + f * 0.4:.1f} 87,24"
        return f"M0,{y}C26,{y} 52,{y - 4 - f * 0.1:.1f} 68,{curve}"
    return f"M0,{y}H96"


def figurehead(role: str, tree: bool) -> Node:
    if tree:
        x = 30 if role == "bow" else 88
        return [placed("beech", x, 8, 52, "head-bed"), placed("beech", x, 8, 52, "leaves")]
    if role == "bow":
        return g(transform="translate(62,-22) scale(-1,1)")[
            placed("drakkar-dragon", 27, 27, 54, "head-bed"), placed("drakkar-dragon", 27, 27, 54, "head")
        ]
    if role == "stern":
        curl = "M83,30C86,6 102,-12 112,2C119,13 103,20 102,9"
        return [path(class_=f"curl-{layer}", d=curl) for layer in (1, 2, 3)]
    return None


@drawn
def round_shield(seat: int, x: float, y: float) -> Element:
    return g(class_="guard", transform=f"translate({x},{y}) scale(0.95)")[
        circle(class_="field", r=10),
        g(clip_path="url(#drk-round)")[pattern(seat, 20, 20, ROUND)],
        circle(class_="edge", r=10),
        circle(class_="boss", r="2.3"),
    ]


def cargo(x: float, load: Load, spears: int = 0) -> Element:
    """A card on board: what it is, and what it counts."""
    return g(class_="cargo", transform=f"translate({x},36)", data_tip=load.does, data_tip_head=_head(load))[
        rect(class_="tile", x=-30, y=-4, width=60, height=58, rx=7), counted(load), spear(spears) if spears else None
    ]


def _head(load: Load) -> str:
    return said("board-head", face=load.called)


def counted(load: Load) -> Node:
    if load.strength and load.beer:
        return [
            placed("viking-helmet", -18, 18, 21, "crew"),
            text(class_="many both", x=-2, y=25, text_anchor="middle")[load.strength],
            placed("barrel", 11, 18, 17, "brew"),
            text(class_="many both", x=24, y=25, text_anchor="middle")[load.beer],
        ]
    return [
        placed(load.icon, -11, 18, 30, "crew" if load.strength else "brew"),
        text(class_="many", x=15, y=28, text_anchor="middle")[load.strength or load.beer],
    ]


def spear(many: int) -> Element:
    """A shaft beside its Viking: +2 when it is spent, and no strength before."""
    shafts = [
        g(transform=f"translate({number * 7},0)")[
            path(class_="shaft-bed", d="M38,-14V62"),
            path(class_="shaft", d="M38,-14V62"),
            path(class_="point", d="M38,-38L46,-20L38,-10L30,-20Z"),
        ]
        for number in range(min(many, 3))
    ]
    half = 17 if many == 1 else 30
    return g(class_="spear", data_tip=said("tip-spear"))[
        shafts,
        g(class_="plus", transform=f"translate({47 + half + 7 * (min(many, 3) - 1)},-24)")[
            rect(x=-half, y=-13, width=2 * half, height=25, rx=7),
            text(class_="label", x=0, y=6, text_anchor="middle")["+2" if many == 1 else f"{many} × +2"],
        ],
    ]


def free(x: float) -> Element:
    return g(class_="room", transform=f"translate({x},36)", data_tip=said("tip-room"))[
        rect(x=-28, y=-2, width=56, height=46, rx=7),
        text(class_="label", x=0, y=27, text_anchor="middle")[said("ship-free")],
    ]


def ghost(ship: Ship, one: Ghost) -> Element:
    """What would come aboard, dashed in gold."""
    if one.load.hull:
        inside: Node = [
            path(class_="planned", d=OUTLINE[one.role]),
            placed(one.load.icon, {"bow": 78, "deck": 48, "stern": 40}[one.role], 106, 36, "plan"),
        ]
        return g(class_="preview", data_shows=one.action, transform=f"translate({LONG[one.role]},0)")[inside]
    x = start(ship, one.role) + MIDDLE[one.role]
    return g(class_="preview", data_shows=one.action)[
        g(class_="cargo planned", transform=f"translate({x},36)")[
            rect(class_="tile", x=-30, y=-4, width=60, height=58, rx=7), counted(one.load)
        ]
    ]
