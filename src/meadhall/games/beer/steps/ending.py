"""The end: Sudden Death rounds, scoring, ties (5.18)."""

from __future__ import annotations

from typing import Final

from meadhall.games.beer import events
from meadhall.games.beer.player import OUT, SPIRIT
from meadhall.games.beer.steps.death import bury, win
from meadhall.games.beer.steps.discard import push_limits
from meadhall.games.beer.table import Beer

TEAM: Final = -1  # the Spirits' team among the contenders


def turn_mug_over(table: Beer, first: int) -> None:
    """BEER-SD-10: too many turns: the Mug's drinks go out of play, and everybody has one last turn."""
    table.out_beers += table.mug_beers
    table.out_sakes += table.mug_sakes
    table.mug_beers = 0
    table.mug_sakes = 0
    table.sudden = True
    table.emptied = first
    table.due = (1 << table.setting.seats) - 1
    table.say(events.MUG_TURNED, -1)


def score(table: Beer) -> None:
    """BEER-SD-6: one is ahead, or there is another round among the tied."""
    tied, rule = ahead(table)
    if len(tied) == 1:
        crown(table, tied[0], rule)
    elif table.extra_rounds == table.rules.sd_cap:
        crown(table, last_resort(table, tied), "BEER-SD-10")
    else:
        another_round(table, tied)


def ahead(table: Beer) -> tuple[list[int], str]:
    """BEER-SD-4, BEER-SD-5, BEER-SD-7: most drinks, then kinds, then Valhalla cards; and which rule decided it."""
    contenders = table.warriors[:]
    if table.spirits():
        contenders.append(TEAM)
    drinks = [drinks_of(table, one) for one in contenders]
    rule = "BEER-SD-4"
    if max(drinks) == 0:
        rule = "BEER-SD-7"
        tied = table.warriors[:]
    else:
        tied = [contenders[i] for i in range(len(contenders)) if drinks[i] == max(drinks)]
        if len(tied) > 1 and table.rules.combined:
            rule = "BEER-SD-5"
            kinds = [kinds_of(table, one) for one in tied]
            tied = [tied[i] for i in range(len(tied)) if kinds[i] == max(kinds)]
    if len(tied) > 1:
        cards = [valhalla_of(table, one) for one in tied]
        if rule == "BEER-SD-4":
            rule = "BEER-SD-5"
        tied = [tied[i] for i in range(len(tied)) if cards[i] == max(cards)]
    return tied, rule


def drinks_of(table: Beer, contender: int) -> int:
    return table.team_drinks() if contender == TEAM else table.players[contender].drinks


def kinds_of(table: Beer, contender: int) -> int:
    if contender != TEAM:
        return table.players[contender].kinds()
    beers = 0
    sakes = 0
    for seat in table.spirits():
        beers += table.players[seat].beers
        sakes += table.players[seat].sakes
    return (1 if beers else 0) + (1 if sakes else 0)


def valhalla_of(table: Beer, contender: int) -> int:
    return 0 if contender == TEAM else table.players[contender].valhalla_count()


def crown(table: Beer, contender: int, rule: str) -> None:
    """BEER-R-100: with the Spirits' team every Spirit wins."""
    win(table, table.spirits() if contender == TEAM else [contender], rule)


def last_resort(table: Beer, tied: list[int]) -> int:
    """BEER-SD-10: most Life cards, then most hand cards, then first from the starting seat; Warriors before Spirits."""
    best = TEAM
    best_key = -1
    seats = table.setting.seats
    for seat in table.clockwise(table.start):
        if seat in tied:
            player = table.players[seat]
            place = seats - (seat - table.start) % seats
            key = (len(player.life) * 1000 + len(player.hand)) * 100 + place
            if key > best_key:
                best = seat
                best_key = key
    return best


def another_round(table: Beer, tied: list[int]) -> None:
    """BEER-SD-6: all others are eliminated; each of the tied has one more turn, from who emptied the Mug on.

    BEER-GEN-6: one by one, clockwise from the left of whoever had the last turn.
    """
    table.extra_rounds += 1
    fighters = 0
    for seat in tied:
        if seat != TEAM:
            fighters |= 1 << seat
    table.say(events.NEW_ROUND, -1, table.extra_rounds, fighters, 1 if TEAM in tied else 0)
    team_stays = TEAM in tied
    if table.rules.trailing_spirits_stay:
        for player in table.players:
            team_stays = team_stays or player.drinks > 0  # BEER-SD-7: only without any drink they are done for
    for seat in table.clockwise(table.left_seat()):
        state = table.players[seat].state
        if state == SPIRIT:
            if not team_stays:
                eliminate(table, seat)
        elif state != OUT and seat not in tied:
            bury(table, seat)
            eliminate(table, seat)
    table.due = 0
    for seat in range(table.setting.seats):
        if table.players[seat].state != OUT:
            table.due |= 1 << seat
    table.active = (table.emptied - 1) % table.setting.seats
    push_limits(table)


def eliminate(table: Beer, seat: int) -> None:
    """BEER-R-95: no death: whatever still lies there leaves play, and the seat is out."""
    player = table.players[seat]
    for card in player.hand + player.life + player.wounds:
        table.discard(card)
    player.hand = []
    player.life = []
    player.wounds = []
    table.out_beers += player.beers
    table.out_sakes += player.sakes
    player.beers = 0
    player.sakes = 0
    player.state = OUT
    table.say(events.ELIMINATED, seat)
