"""If the Mug were empty now: how Beer & Vikings is won, and how far each seat is; the Spirits count as one."""

from __future__ import annotations

from meadhall.engine.language import spoken_briefly
from meadhall.games.beer import naming
from meadhall.games.beer.actions import PLAY, VERBS
from meadhall.games.beer.player import OUT, SPIRIT
from meadhall.games.beer.steps.defend import Defend
from meadhall.games.beer.steps.warrior import WarriorPhase
from meadhall.games.beer.table import Beer
from meadhall.web.boards.beer.words import said
from meadhall.web.model import TablePage
from meadhall.web.parts.goal import Goal, Stand


def goal(page: TablePage) -> Goal:
    table = page.view.table
    assert isinstance(table, Beer)
    scores = table.scores()
    seats = sorted(range(table.setting.seats), key=lambda seat: (table.players[seat].state == OUT, -scores[seat]))
    best = max(scores)
    stands = tuple(_stand(table, seat, scores, best) for seat in seats)
    spirit = table.players[table.active].state == SPIRIT
    first = page.yours and table.round <= 1 and table.active == page.viewer_seat and (spirit or table.plays_left > 0)
    return Goal(
        said("goal", left=table.mug),
        spoken_briefly(naming.say("goal", left=table.mug)),
        stands,
        said("phase-spirit" if spirit else "phase-turn") if first else "",
        how(page, table),
        (2 - table.plays_left, 2),
        said("plays-told", made=2 - table.plays_left) if playing(page, table) else "",
    )


def playing(page: TablePage, table: Beer) -> bool:
    """Is the viewer in the middle of the phase in which cards are played?"""
    return page.yours and not table.over and isinstance(table.agenda.top(), WarriorPhase)


def how(page: TablePage, table: Beer) -> str:
    if table.over or not page.yours:
        return ""
    if playing(page, table) and any(VERBS.has(PLAY, one.action) for one in page.options):
        return said("how-corner")
    return said("how-defend") if isinstance(table.agenda.top(), Defend) else ""


def _stand(table: Beer, seat: int, scores: list[float], best: float) -> Stand:
    player = table.players[seat]
    state = "out" if player.state == OUT else "spirit" if player.state == SPIRIT else "warrior"
    tip = said("goal-stand", state=state, drinks=player.drinks, team=table.team_drinks())
    return Stand(seat, f"{scores[seat]:g}", tip, leads=scores[seat] == best and player.state != OUT)
