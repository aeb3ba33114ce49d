"""Random games of Beer & Vikings with sampled options, and what must hold in all of them (section 9)."""

from __future__ import annotations

import random
from collections.abc import Iterator

from meadhall.games.beer.actions import LEFT, PASS, minion_card
from meadhall.games.beer.circle import slots
from meadhall.games.beer.components import HAND_LIMIT
from meadhall.games.beer.game import GAME
from meadhall.games.beer.player import OUT, SPIRIT, drinks_in
from meadhall.games.beer.steps.anytime import AnyTime
from meadhall.games.beer.steps.discard import Discard, DiscardTogether
from meadhall.games.beer.steps.draw import PickPile
from meadhall.games.beer.steps.window import Window
from meadhall.games.beer.table import Beer

LOCATIONS = ("none", "battleground", "drakkar", "banquet", "fjord", "random")
GAMES = ("beer", "beer", "combined_one_pile", "combined_two_piles")


def sampled_game(seed: int, *, turns: int = 12, seats: int = 0) -> Beer:
    """A new table; number of seats and options follow from the seed. The Mug is turned over after so many rounds."""
    dice = random.Random(seed)
    options: dict[str, object] = {"turn_cap": turns, "sd_cap": dice.randint(0, 3)}
    for option in GAME.options:
        if len(option.choices) in (2, 3) and dice.random() < 0.4:
            options[option.name] = dice.choice(option.choices)
    options["game"] = dice.choice(GAMES)
    options["location"] = dice.choice(LOCATIONS)
    most = 16 if options["game"] != "beer" and options.get("large_table") == "on" and dice.random() < 0.2 else 8
    table = GAME.new(seats or dice.randint(3, most), seed, options)
    assert isinstance(table, Beer)
    return table


def decisions(table: Beer, seed: int, most: int = 3000) -> Iterator[tuple[int, int]]:
    """Play at random, but eagerly, to the end or for so many decisions: yields each before it is taken."""
    dice = random.Random(seed)
    while not table.over and table.decisions < most:
        seat = dice.choice(table.deciders())
        action = _eager(table, seat, dice)
        yield seat, action
        table.apply(seat, action)


def _eager(table: Beer, seat: int, dice: random.Random) -> int:
    """Any option; but windows are mostly passed, or everybody would have burnt all there is before the first blow."""
    options = table.options(seat)
    if isinstance(table.agenda.top(), AnyTime) and dice.random() < 0.9:
        return PASS
    if isinstance(table.agenda.top(), Window) and len(options) > 1:
        return dice.choice(options[1:])
    return dice.choice(options)


# Section 9


def invariants(table: Beer) -> None:
    """BEER-INV-1 to BEER-INV-7, 9, 10 and 11, as far as one moment shows them."""
    all_cards_are_somewhere(table)
    counters_are_kept(table)
    drinks_are_kept(table)
    opponents_stand_apart(table)
    hands_and_places_are_in_order(table)
    the_dead_own_nothing(table)
    for pile in table.piles:
        assert pile.left > 0 or not pile.discards
    if table.sudden:
        assert table.mug == 0


def all_cards_are_somewhere(table: Beer) -> None:
    """BEER-INV-1."""
    found: list[int] = [*table.resolving, *table.removed, *table.aside]
    for player in table.players:
        found += player.hand + player.life + player.wounds + player.gear
    for pile in table.piles:
        found += pile.cards[: pile.left] + pile.discards
    found += [minion_card(minion.number) for minion in table.minions if minion.number < 20]
    assert sorted(found) == list(range(table.rules.cards))
    valhalla = table.valhalla_deck + table.valhalla_discards + table.valhalla_pair
    for player in table.players:
        valhalla = valhalla + [card for card in range(10) if player.has(card)]
    assert sorted(valhalla) == list(range(10))


def counters_are_kept(table: Beer) -> None:
    """BEER-INV-2."""
    total = 24 if not table.rules.combined else 52
    assert sum(player.gap for player in table.players) + table.reserve == total
    assert table.reserve >= 0
    living = [seat for seat, player in enumerate(table.players) if player.alive]
    assert table.warriors == living
    gaps = [seat for seat, player in enumerate(table.players) if player.gap > 0]
    if len(living) >= 3:
        assert gaps == living
    else:
        assert len(gaps) == max(0, len(living) - 1)
        assert set(gaps) <= set(living)


def drinks_are_kept(table: Beer) -> None:
    """BEER-INV-3."""
    beers = table.mug_beers + table.out_beers + sum(player.beers for player in table.players)
    sakes = table.mug_sakes + table.out_sakes + sum(player.sakes for player in table.players)
    assert (beers, sakes) == (20, 20 if table.rules.combined else 0)
    assert min(table.mug_beers, table.mug_sakes, table.out_beers, table.out_sakes) >= 0


def opponents_stand_apart(table: Beer) -> None:
    """BEER-INV-4, BEER-CIR-3, BEER-CIR-4."""
    gaps = table.warriors if len(table.warriors) > 2 else [table.line] if len(table.warriors) == 2 else []
    for gap in gaps:
        mine = [one.steps for one in table.minions if one.owner == gap and one.side == LEFT]
        other = table.left_of[gap]
        theirs = [one.steps for one in table.minions if one.owner == other and one.side != LEFT]
        assert max(mine, default=0) + max(theirs, default=0) < table.players[gap].gap
        assert min(mine + theirs, default=0) >= 0
        assert slots(table, gap) == sorted(slots(table, gap))
        if table.line >= 0:
            assert len(mine) + len(theirs) == len(table.minions)
    if not gaps:
        assert not table.minions


def hands_and_places_are_in_order(table: Beer) -> None:
    """BEER-INV-5, BEER-INV-6, BEER-INV-7."""
    step = None if table.over else table.agenda.top()
    for seat, player in enumerate(table.players):
        if not isinstance(step, (Discard, DiscardTogether, PickPile)):
            assert len(player.hand) <= HAND_LIMIT, seat
        assert drinks_in(player.on_life) <= 1
        assert drinks_in(player.on_board) <= 1
        for card, lying in zip(player.gear, player.on_gear):
            assert drinks_in(lying) <= (2 if table.box.cards[card].name in ("Dragon Horn", "Sake Gourd") else 1)
        if player.alive:
            on = [player.on_life, player.on_board, *player.on_gear]
            assert sum(map(drinks_in, on)) == player.drinks
            names = [table.box.cards[card].name for card in player.gear]
            waiting = len(names) - len(set(names))
            assert waiting == 0 or type(step).__name__ in ("DropTwin", "BurnFor", "BurnKind", "Discard", "PickPile")
            assert player.life
            assert player.wielded < 0 or player.wielded in player.gear


def the_dead_own_nothing(table: Beer) -> None:
    """BEER-INV-10."""
    for seat, player in enumerate(table.players):
        if not player.alive:
            assert not (player.gear)
            assert not (player.valhalla)
            assert not (player.life)
            assert not (player.wounds)
            assert not (player.on_life)
            assert not (player.on_board)
            assert not (player.energy)
            assert seat not in [minion.owner for minion in table.minions]
            if player.state == OUT:
                assert player.drinks == 0
                assert not player.hand
            else:
                assert player.state == SPIRIT
