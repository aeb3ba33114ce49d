"""The abilities of the cities by name: A01 is 1. Their names and texts are in `data/texts.toml`."""

from __future__ import annotations

from typing import Final

TIMBER_TITHE: Final = 1
GOLD_TITHE: Final = 2
FEAST_FIRES: Final = 3
HELPERS_BALM: Final = 4
LONG_OARS: Final = 5
VALKYRIE_FRIEND: Final = 6
TOLL_OF_THE_FJORD: Final = 7
CALL_THE_VALKYRIES: Final = 8
CONTRARY_WIND: Final = 9
SECOND_LOOK: Final = 10
HEALING_SONGS: Final = 11
HELPERS_COIN: Final = 12
SEERS_GIFT: Final = 13
SHIFTING_SHORES: Final = 14
BONE_SETTERS_FEE: Final = 15
HELPERS_WIND: Final = 16
ATONEMENT: Final = 17
SKALDS_PURSE: Final = 18
BUILDERS_SCRAPS: Final = 19
GREAT_BARGAIN: Final = 20
TIMBER_MARKET: Final = 21
LIGHT_KEEL: Final = 22
PLUNDER: Final = 23
HELPERS_TIMBER: Final = 24
BROAD_SAIL: Final = 25
WERGILD: Final = 26
GUILD_DUES: Final = 27
TURN_THE_CAP: Final = 28
SCAR_MONEY: Final = 29
LINE_CROSSER: Final = 30
HELPERS_WARD: Final = 31
CLEAN_SLATE: Final = 32
HORNED_CROWN: Final = 33

ABILITIES: Final = 33

# What is over when the hut has arrived: nothing of these lasts.
ONLY_ON_ARRIVAL: Final = [CALL_THE_VALKYRIES, SEERS_GIFT, GREAT_BARGAIN, TURN_THE_CAP, CLEAN_SLATE]
