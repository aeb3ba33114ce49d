"""Drakkar as a Game: its options, and how its table is laid out."""

from __future__ import annotations

from meadhall.engine.game import Game
from meadhall.engine.option import Option, seat_named
from meadhall.engine.rng import Rng
from meadhall.engine.setting import Setting
from meadhall.games.drakkar import data as datafile
from meadhall.games.drakkar.actions import VERBS
from meadhall.games.drakkar.components import DrakkarSetting
from meadhall.games.drakkar.events import KINDS
from meadhall.games.drakkar.judge import DrakkarJudge
from meadhall.games.drakkar.shapes import DrakkarView
from meadhall.games.drakkar.steps.month import SETUP
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.village import Village


def _option(name: str, default: str | int, meaning: str, *others: str | int) -> Option:
    return Option(name, default, meaning, f"DRK-OPT-{name}", (default, *others))


OPTIONS = (
    Option("first_earl", "random", "Who holds the wooden Viking first.", "DRK-OPT-first_earl", ("random",), 0, 5),
    _option("earl_passes", "no", "Does the wooden Viking go one seat to the left after each month?", "left"),
    _option(
        "brawl",
        "simultaneous",
        "Piles are claimed in secret and contests settled by chance, or the first claim to arrive takes the pile.",
        "arrival",
    ),
    _option("open_faces", "yes", "Do the public faces stay on display, or are they shown once while dealing?", "no"),
    _option("quest_timing", "after_brawl", "When the Quests are dealt and chosen.", "before_brawl"),
    _option("count", "off", "May the most fearsome player count down for the others?", "on"),
    _option("latecomer", "skips", "A latecomer's random discard is his play, or comes on top of it.", "also_plays"),
    _option("same_number", "earl", "Equal numbers go clockwise from the Earl, or as the cards were laid.", "commit"),
    _option("may_decline", "no", "May a red or blue card be dropped unused when it comes up?", "yes"),
    _option("yggdrasil_pair", "yes", "Do two Yggdrasils make a ship?", "no"),
    _option("sabotage_freeze", "no", "Does cargo lie still when Sabotage strikes?", "yes"),
    _option("spears_per_viking", 1, "How many Spears one Viking card carries.", "any"),
    _option("spear_defends", "yes", "May a defender use Spears in a Raid?", "no"),
    _option("spear_pays_loss", "no", "Does a Spear spent in a fight also pay the loss after it?", "yes"),
    _option("loki_token", "thief", "Who picks the token that Loki steals: his player, or chance.", "random"),
    _option("loot_supply", "limited", "Are there only as many tokens as in the box?", "unlimited"),
    _option("helper_serves", "many", "How many deals a helper may make in a month.", "one"),
    _option("team_up_room", "no", "Do borrowed cards need room on the captain's ship?", "yes"),
    Option("bargain_rounds", 3, "Circuits of offers in Team-up.", "DRK-OPT-bargain_rounds", least=1, most=10),
    _option("payment_cap", "loot", "Is a payment at most as large as the Loot printed on the Quest?", "none"),
)


class DrakkarGame(Game):
    name = "drakkar"
    title = "Drakkar, the card game"
    tagline = "Build a Viking ship out of two-faced cards, crew it, sail for a Quest a month, and rob the neighbours."
    version = 1
    least_seats = 3
    most_seats = 6
    seat_names = ("Astrid", "Bjorn", "Canute", "Dagny", "Egil", "Freydis")
    options = OPTIONS
    at_live_tables = {"count": "on", "brawl": "arrival"}  # DRK-OPT-count, DRK-OPT-brawl
    unit = "point"
    verbs = VERBS
    kinds = KINDS
    shape = DrakkarView
    judge = DrakkarJudge()

    def setting(self, seats: int, options: dict[str, object], data: str | None, names: list[str]) -> DrakkarSetting:
        return DrakkarSetting(self.version, seats, options, names, data, datafile.load(data))

    def deal(self, setting: Setting, rng: Rng) -> Drakkar:
        assert isinstance(setting, DrakkarSetting)
        earl = seat_named(setting.options, "first_earl", setting.seats, rng)  # DRK-SET-5
        table = Drakkar(setting, rng, [Village(setting) for _ in range(setting.seats)], earl)
        table.push(SETUP)
        return table


GAME = DrakkarGame()
