"""Bottlecap Vikings as a Game: its options, and how its table is laid out."""

from __future__ import annotations

from meadhall.engine.errors import BadOption, BadValue
from meadhall.engine.game import Game
from meadhall.engine.option import Option, seat_named
from meadhall.engine.rng import Rng
from meadhall.engine.setting import Setting
from meadhall.games.bottlecap import data as datafile
from meadhall.games.bottlecap import naming
from meadhall.games.bottlecap.actions import VERBS
from meadhall.games.bottlecap.components import Box, CapSetting
from meadhall.games.bottlecap.events import KINDS
from meadhall.games.bottlecap.judge import BottlecapJudge
from meadhall.games.bottlecap.shapes import BottlecapView
from meadhall.games.bottlecap.steps.setup import Setup
from meadhall.games.bottlecap.steps.spaces import BUILD
from meadhall.games.bottlecap.table import POSITIONS, Bottlecap
from meadhall.games.bottlecap.village import Village

OPTIONS = (
    Option(
        "city",
        "common",
        "Which side of the city cards: all the common one, each seat the unique one of its card, each seat's own "
        "choice, or as listed in `sides`.",
        "CAP-OPT-city",
        ("common", "unique", "choose", "custom"),
    ),
    Option("sides", "", "With city=custom: a side for each seat, as in COM,U1,U2.", "CAP-OPT-city"),
    Option(
        "layout",
        "random",
        "How the tiles lie: at random, T1 to T8 with their faces a, or as listed in `tiles`.",
        "CAP-OPT-layout",
        ("random", "first", "custom"),
    ),
    Option("tiles", "", "With layout=custom: tile and face for each position, as in T1a,T2b,...", "CAP-OPT-layout"),
    Option("start", "random", "The start seat.", "CAP-OPT-start", ("random",), 0, 3),
    Option(
        "share_start",
        "allow",
        "May ships be placed at the same position at the start?",
        "CAP-OPT-share_start",
        ("allow", "forbid"),
    ),
    Option(
        "eot",
        "chain",
        "Do gains at the end of a turn arm further abilities?",
        "CAP-OPT-eot",
        ("chain", "snapshot"),
    ),
    Option(
        "lookback",
        "none",
        "Does a new ability see earlier events of its turn?",
        "CAP-OPT-lookback",
        ("none", "turn"),
    ),
    Option("trade_min", 1, "The least that is traded at a trade space.", "CAP-OPT-trade_min", (1, 0)),
    Option(
        "gift_gain",
        "both",
        "Who gains in an exchange of goods: both sides, or only the ability's owner.",
        "CAP-OPT-gift_gain",
        ("both", "owner"),
    ),
    Option(
        "valk_loss",
        "counts",
        "Does damage that the Valkyries take back count as lost?",
        "CAP-OPT-valk_loss",
        ("counts", "ignored"),
    ),
    Option(
        "balance",
        "landing",
        "When Balance compares wood and gold: on landing, or when the action is done.",
        "CAP-OPT-balance",
        ("landing", "action"),
    ),
    Option(
        "robbed",
        "standing",
        "Who loses gold when attacked at Robbers' bay: everybody, or who took its gold.",
        "CAP-OPT-robbed",
        ("standing", "if_taken"),
    ),
    Option(
        "damage_cost",
        "damage_first",
        "Where damage is the price: does it come before the gain, or after it?",
        "CAP-OPT-damage_cost",
        ("damage_first", "gain_first"),
    ),
    Option(
        "round_limit",
        150,
        "After so many rounds the seat nearest to a throne wins.",
        "CAP-OPT-round_limit",
        least=30,
        most=500,
    ),
)


class BottlecapVikings(Game):
    name = "bottlecap"
    title = "Bottlecap Vikings"
    tagline = "Race around a ring of eight spaces, turn wood and gold into glory, and dodge the Valkyries."
    version = 1
    least_seats = 2
    most_seats = 4
    secrets = False
    seat_names = ("Red", "Blue", "Green", "Yellow")
    options = OPTIONS
    for_newcomers = {"start": 0}  # CAP-OPT-start
    verbs = VERBS
    kinds = KINDS
    shape = BottlecapView
    judge = BottlecapJudge()

    def setting(self, seats: int, options: dict[str, object], data: str | None, names: list[str]) -> CapSetting:
        return CapSetting(self.version, seats, options, names, data, datafile.load(data))

    def deal(self, setting: Setting, rng: Rng) -> Bottlecap:
        assert isinstance(setting, CapSetting)
        options = setting.options
        seats = setting.seats
        box = setting.box
        start = seat_named(options, "start", seats, rng)  # CAP-SET-6
        tiles, spaces = _ring(options, box, rng)
        villages = _cities(options, box, seats, rng)
        table = Bottlecap(setting, rng, villages, tiles, spaces, start)
        table.lid_reds = box.reds
        table.lid_greys = box.greys[seats - 2]
        table.push(Setup(options["city"] == "choose"))
        return table


def _ring(options: dict[str, object], box: Box, rng: Rng) -> tuple[list[int], list[int]]:
    """CAP-SET-2: which tile lies at each position, and the action text that it shows."""
    tiles = list(range(POSITIONS))
    faces = [0] * POSITIONS
    if options["layout"] == "random":
        rng.shuffle(tiles)
        faces = [rng.below(2) for _ in tiles]
        while not _can_build(box, tiles, faces):  # only with data that show Build on one face of its tile
            faces = [rng.below(2) for _ in tiles]
    elif options["layout"] == "custom":
        tiles, faces = _listed_tiles(str(options["tiles"]), box)
    if not _can_build(box, tiles, faces):
        raise BadOption(naming.say("setup-no-build"))
    return tiles, [box.tiles[tile].faces[face] for tile, face in zip(tiles, faces, strict=True)]


def _can_build(box: Box, tiles: list[int], faces: list[int]) -> bool:
    """Part 1.3 of the catalogue: a layout without S01 is illegal."""
    return any(box.tiles[tile].faces[face] == BUILD for tile, face in zip(tiles, faces, strict=True))


def _listed_tiles(listed: str, box: Box) -> tuple[list[int], list[int]]:
    known = [tile.ident for tile in box.tiles]
    words = [word.strip() for word in listed.split(",")]
    if sorted(word[:-1] for word in words) != sorted(known) or any(word[-1] not in "ab" for word in words):
        raise BadValue("tiles", repr(listed), naming.say("setup-right-tiles"))
    return [known.index(word[:-1]) for word in words], ["ab".index(word[-1]) for word in words]


def _cities(options: dict[str, object], box: Box, seats: int, rng: Rng) -> list[Village]:
    """CAP-SET-4: one city card a seat, without repetition."""
    cards = [1, 2, 3, 4]
    rng.shuffle(cards)
    if options["city"] == "custom":
        return _listed_sides(str(options["sides"]), box, seats, cards)
    unique = options["city"] == "unique"
    return [Village(box.sides[card if unique else 0], card) for card in cards[:seats]]


def _listed_sides(listed: str, box: Box, seats: int, cards: list[int]) -> list[Village]:
    known = [side.ident for side in box.sides]
    words = [word.strip() for word in listed.split(",")]
    unique = [word for word in words if word != "COM"]
    if len(words) != seats or any(word not in known for word in words) or len(set(unique)) < len(unique):
        right = naming.say("setup-right-sides", seats=seats, known=", ".join(known))
        raise BadValue("sides", repr(listed), right)
    chosen = [known.index(word) for word in words]
    spare = [card for card in cards if card not in chosen]
    return [Village(box.sides[side], side if side else spare.pop()) for side in chosen]


GAME = BottlecapVikings()
