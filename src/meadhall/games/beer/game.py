"""Beer & Vikings as a Game: its options, and how its table is laid out."""

from __future__ import annotations

from meadhall.engine.errors import BadOption, BadValue
from meadhall.engine.game import Game
from meadhall.engine.option import Option, seat_named
from meadhall.engine.rng import Rng
from meadhall.engine.setting import Setting
from meadhall.games.beer import data as datafile
from meadhall.games.beer import naming
from meadhall.games.beer.actions import VERBS
from meadhall.games.beer.components import SAMURAI, BeerSetting, Board, Box
from meadhall.games.beer.events import KINDS
from meadhall.games.beer.judge import BeerJudge
from meadhall.games.beer.pile import Pile
from meadhall.games.beer.player import Player
from meadhall.games.beer.shapes import BeerView
from meadhall.games.beer.steps.setup import lay_out
from meadhall.games.beer.table import Beer

OPTIONS = (
    Option(
        "start", "random", "The seat that begins, in place of the oldest player.", "BEER-SET-10", ("random",), 0, 15
    ),
    Option(
        "warriors",
        "random",
        "The boards: random, or a different one for each seat, as in sigrid,erik,leif. The Vikings are sigrid, erik, "
        "leif, ragnar, ivar, freydis, egil and harald; in the combined game there are the Samurai musashi, munenori, "
        "jubei, ittosai, masamune, suenaga, masako and tomoe as well.",
        "BEER-SET-1",
    ),
    Option(
        "location",
        "none",
        "Where the fight takes place.",
        "BEER-LCR-1",
        ("none", "battleground", "drakkar", "banquet", "fjord", "random"),
    ),
    Option("lokis_trick", "off", "Does a dash make its Action impossible?", "BEER-OPT-2", ("off", "on")),
    Option(
        "game",
        "beer",
        "Beer & Vikings alone, or combined with Sake & Samurai with one draw pile or with two.",
        "BEER-CMB-1",
        ("beer", "combined_one_pile", "combined_two_piles"),
    ),
    Option(
        "warrior_mix",
        "random",
        "In the combined game: random out of both sets, or viking or samurai for each seat, as in viking,samurai,...",
        "BEER-CMB-1",
    ),
    Option("large_table", "off", "May the combined game have more than 8 seats?", "BEER-CMB-1", ("off", "on")),
    Option(
        "spare_swords",
        "shuffle",
        "Are starting Weapons that nobody needs shuffled in, or left aside?",
        "BEER-R-3",
        ("shuffle", "aside"),
    ),
    Option(
        "movement_mode",
        "exact",
        "Must a Movement go its full Steps, or up to them?",
        "BEER-R-9",
        ("exact", "up_to"),
    ),
    Option(
        "charge_bonus",
        "box",
        "What a Charge adds: the Movement box, or the Steps moved.",
        "BEER-R-10",
        ("box", "moved"),
    ),
    Option(
        "melee_measure",
        "either",
        "Which way round a Melee Weapon may measure: either, or the nearer one only.",
        "BEER-R-12",
        ("either", "nearest"),
    ),
    Option(
        "axe_throw",
        "free",
        "Is throwing an Axe free, or does it count as a card played?",
        "BEER-R-67",
        ("free", "counts_as_card"),
    ),
    Option(
        "axe_targets",
        "warriors_and_spirits",
        "At whom Axes may be thrown: Warriors and Spirits, or Minions too.",
        "BEER-R-66",
        ("warriors_and_spirits", "any"),
    ),
    Option(
        "valhalla_for",
        "any_kill",
        "Which kills earn a Valhalla card: any, or those by a card from the hand.",
        "BEER-R-52",
        ("any_kill", "hand_card_only"),
    ),
    Option("crew_hits_owner", "on", "Does the Quarrelsome Crew attack its owner too?", "BEER-R-71", ("on", "off")),
    Option(
        "quarrelsome_to_other",
        "off",
        "May a quarrelsome Spirit move a drink to another Warrior?",
        "BEER-R-59",
        ("off", "on"),
    ),
    Option(
        "last_life_cost",
        "forbidden",
        "May a cost be paid with the last Life Point?",
        "BEER-R-29",
        ("forbidden", "allowed"),
    ),
    Option(
        "berserk_interleave",
        "off",
        "May other cards come between the two Berserk attacks?",
        "BEER-R-97",
        ("off", "on"),
    ),
    Option(
        "iaido_steps",
        "card",
        "How far Iaido goes: the card's Movement box, up to two Steps whatever the box, or the box but two at most.",
        "BEER-R-89",
        ("card", "two", "card_up_to_two"),
    ),
    Option(
        "iaido_when",
        "warrior_phase",
        "When Iaido is possible: in the Warrior Phase, or at any time in the own turn while a card is left to play.",
        "BEER-OPTION-iaido_when",
        ("warrior_phase", "any_time"),
    ),
    Option(
        "chain_and_iaido",
        "free",
        "Fenrir's Chain against Iaido: it lets it go, or its owner may hold it like a Movement.",
        "BEER-OPTION-chain_and_iaido",
        ("free", "holds"),
    ),
    Option(
        "mjollnir_for",
        "warrior",
        "For whose blows Mjollnir works: the Warrior's own, or those of Minions, Valkyrie and Crew too.",
        "BEER-OPTION-mjollnir_for",
        ("warrior", "all"),
    ),
    Option("spirit_faces", "public", "Are the faces of Spirits' cards open?", "BEER-R-92", ("public", "hidden")),
    Option(
        "any_time_windows",
        "standard",
        "Are the other Warriors asked at the start of a Warrior's turn?",
        "BEER-W-2",
        ("standard", "lean"),
    ),
    Option(
        "interrupts",
        "nearest",
        "Of several Interrupts, whose counts: the nearest seat's, all answering in secret, or the first to arrive.",
        "BEER-R-19",
        ("nearest", "arrival"),
    ),
    Option(
        "burn_in_windows",
        "off",
        "May drinks and soul be burnt while the table waits for Interrupts?",
        "BEER-OPTION-burn_in_windows",
        ("off", "on"),
    ),
    Option(
        "trailing_spirits",
        "eliminated",
        "When Warriors fight on after a tie, Spirits with fewer drinks are eliminated, or stay.",
        "BEER-OPTION-trailing_spirits",
        ("eliminated", "stay"),
    ),
    Option("turn_cap", 60, "After so many turns a player the Mug is turned over.", "BEER-SD-10", least=1, most=500),
    Option("sd_cap", 10, "After so many extra rounds a tie is decided.", "BEER-SD-10", least=0, most=100),
)


class BeerAndVikings(Game):
    name = "beer"
    title = "Beer & Vikings"
    tagline = "Drink more than everybody else, keep swinging your axe, and come back as a Spirit if you must."
    version = 1
    least_seats = 3
    most_seats = 16
    seat_names = (
        "Albert",
        "Bruno",
        "Charles",
        "David",
        "Edda",
        "Frode",
        "Gunnar",
        "Hilda",
        "Ingrid",
        "Jorun",
        "Knut",
        "Liv",
        "Magni",
        "Njal",
        "Oda",
        "Ragna",
    )
    options = OPTIONS
    at_live_tables = {"interrupts": "arrival"}  # BEER-R-19
    for_newcomers = {"start": 0, "any_time_windows": "lean"}  # BEER-SET-10, BEER-W-2
    unit = "drink"
    asks_often = True
    verbs = VERBS
    kinds = KINDS
    shape = BeerView
    judge = BeerJudge()

    def setting(self, seats: int, options: dict[str, object], data: str | None, names: list[str]) -> BeerSetting:
        box = datafile.load(data)
        if seats > 8 and not (options["game"] != "beer" and options["large_table"] == "on"):
            raise BadOption(naming.say("setup-seats", seats=seats))
        known = [location.ident for location in box.locations]
        location = known.index(str(options["location"])) if options["location"] != "random" else 0
        return BeerSetting(self.version, seats, options, names, data, box, location)

    def deal(self, setting: Setting, rng: Rng) -> Beer:
        assert isinstance(setting, BeerSetting)
        options = setting.options
        start = seat_named(options, "start", setting.seats, rng)  # BEER-SET-10
        boards = _boards(options, setting.box, setting.seats, setting.combined, rng)
        if options["location"] == "random":
            drawn = 1 + rng.below(len(setting.box.locations) - 1)
            setting = BeerSetting(
                setting.version, setting.seats, options, setting.names, setting.data, setting.box, drawn
            )
        piles = [Pile([], 0, []) for _ in range(2 if setting.two_piles else 1)]
        table = Beer(setting, rng, [Player(board) for board in boards], piles)
        table.start = start
        lay_out(table, options["spare_swords"] == "shuffle")
        return table


def _boards(options: dict[str, object], box: Box, seats: int, combined: bool, rng: Rng) -> list[Board]:
    """BEER-SET-1: one board a seat, without repetition; the others leave the game."""
    offered = [board for board in box.boards if combined or board.kind != SAMURAI]
    if options["warriors"] != "random":
        if options["warrior_mix"] != "random":
            raise BadOption(naming.say("setup-either-warriors"))
        return _listed_boards(str(options["warriors"]), offered, seats)
    order = list(range(len(offered)))
    rng.shuffle(order)
    if options["warrior_mix"] == "random":
        return [offered[i] for i in order[:seats]]
    kinds = _mix(str(options["warrior_mix"]), seats, combined)
    piles = [[offered[i] for i in order if offered[i].kind == kind] for kind in (0, 1)]
    return [piles[kind].pop() for kind in kinds]


def _mix(listed: str, seats: int, combined: bool) -> list[int]:
    words = [word.strip() for word in listed.split(",")]
    known = ["viking", "samurai"]
    fits = len(words) == seats and all(word in known for word in words)
    if not combined or not fits or max(words.count(word) for word in known) > 8:
        raise BadValue("warrior_mix", repr(listed), naming.say("setup-right-mix", seats=seats))
    return [known.index(word) for word in words]


def _listed_boards(listed: str, offered: list[Board], seats: int) -> list[Board]:
    known = [board.ident for board in offered]
    words = [word.strip() for word in listed.split(",")]
    if len(words) != seats or len(set(words)) < seats or any(word not in known for word in words):
        right = naming.say("setup-right-warriors", seats=seats, known=", ".join(known))
        raise BadValue("warriors", repr(listed), right)
    return [offered[known.index(word)] for word in words]


GAME = BeerAndVikings()
