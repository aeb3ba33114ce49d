"""What an option leads to, as far as its seat can know: by the same predicates by which the Steps carry it out."""

from __future__ import annotations

from meadhall.engine.event import GAIN, HARM, NEUTRAL
from meadhall.engine.outcome import AT_ONCE, BY_CHOICE, THIS_TURN, Outcome
from meadhall.games.drakkar import actions, events, naming
from meadhall.games.drakkar.components import HAND
from meadhall.games.drakkar.naming import say
from meadhall.games.drakkar.outlook import laid, lightened, on_board, pile_sums
from meadhall.games.drakkar.steps.bargain import Lend
from meadhall.games.drakkar.steps.boarding import BoardOrNot, BoardSpears, spears_to_board
from meadhall.games.drakkar.steps.brawl import Scramble
from meadhall.games.drakkar.steps.raid import ENOUGH, NONE, Fight, RaidSpears, RaidToken
from meadhall.games.drakkar.steps.red import ANY_TOKEN, stealable
from meadhall.games.drakkar.steps.sabotage import CoverEnd, SinkEnd, end_name, sinking
from meadhall.games.drakkar.steps.store import StoreFull
from meadhall.games.drakkar.table import Drakkar
from meadhall.games.drakkar.village import face_of


def forecast(table: Drakkar, seat: int, action: int) -> list[Outcome]:
    """Of an option in front of the seat, or of one that it might think of."""
    if action < actions.KEEP:
        return _claim(table, seat, action - actions.CLAIM) if action >= actions.CLAIM else []
    if action < actions.COMMIT:
        return []
    if action < actions.COUNT:
        return laid(table, seat, table.rules.sides[action - actions.COMMIT])
    if action < actions.STORE:
        return _red(table, seat, action)
    if action < actions.WRECK:
        return _crew(table, seat, action)
    return _sea(table, seat, action)


def remark(name: str, **args: object) -> Outcome:
    """Worth knowing, and no event."""
    return Outcome(say(name, **args), NEUTRAL)


def _claim(table: Drakkar, seat: int, pile: int) -> list[Outcome]:
    message = pile_sums(table, table.ups[pile * HAND : pile * HAND + HAND])
    if isinstance(table.agenda.top(), Scramble):
        return [Outcome(message, NEUTRAL, events.CLAIMED, seat, {"pile": pile})]
    return [Outcome(message, NEUTRAL)]


def _red(table: Drakkar, seat: int, action: int) -> list[Outcome]:
    """Counting, Loki and the Thief."""
    if action == actions.COUNT:
        return [Outcome(say("will-count"), NEUTRAL, events.COUNTING, seat)]
    if action < actions.STEAL:
        rival = (action - actions.LOKI_TAKES) // 4
        kind = (action - actions.LOKI_TAKES) % 4
        if kind == ANY_TOKEN:
            return _by_chance(table, seat, rival)
        return _robbed(table, seat, rival, kind, events.BY_LOKI)
    if action < actions.USE:
        return _stolen(table, seat, action - actions.STEAL)
    face = face_of(table.villages[seat].played)
    if action > actions.USE:  # left
        fields = {"face": face, "why": events.UNWANTED}
        return [Outcome(say("will-be-discarded"), NEUTRAL, events.THREW_AWAY, seat, fields)]
    if table.against_placing(seat, face):
        return [remark("will-have-no-room")]
    return on_board(table, seat, face, AT_ONCE, -1)


def _robbed(table: Drakkar, seat: int, victim: int, kind: int, how: int) -> list[Outcome]:
    """A token more: what it is worth, as one of each is a trio."""
    village = table.villages[seat]
    if table.villages[victim].tokens[kind] == 0:
        return []
    then = village.tokens[:]
    then[kind] += 1
    message = say("will-score", now=village.score(), then=sum(then) + min(then))
    return [Outcome(message, GAIN, events.TOOK_TOKEN, seat, {"victim": victim, "token": kind, "how": how})]


def _by_chance(table: Drakkar, seat: int, victim: int) -> list[Outcome]:
    """DRK-OPT-loki_token: each token is as likely as any other."""
    tokens = table.villages[victim].tokens
    found: list[Outcome] = []
    for kind in range(3):
        if tokens[kind] > 0:
            chance = tokens[kind] / sum(tokens)
            message = say("will-take", token=naming.token(kind), percent=round(100 * chance))
            fields = {"victim": victim, "token": kind, "how": events.BY_LOKI}
            found.append(Outcome(message, GAIN, events.TOOK_TOKEN, seat, fields, chance))
    return found


def _stolen(table: Drakkar, seat: int, victim: int) -> list[Outcome]:
    """A revealed card of a rival, and what can be made of it."""
    if not stealable(table, victim):
        return []
    face = face_of(table.villages[victim].played)
    why = table.against_placing(seat, face)
    if why == events.NO_ROOM:
        return [remark("will-have-no-room")]
    if why:
        fields = {"face": face, "why": why}
        return [Outcome(say(f"will-not-{events.WHYS[why]}"), HARM, events.THREW_AWAY, seat, fields)]
    return on_board(table, seat, face, BY_CHOICE, -1)


def _crew(table: Drakkar, seat: int, action: int) -> list[Outcome]:
    """What becomes of the crew: no room, a Raid, its price."""
    step = table.agenda.top()
    village = table.villages[seat]
    if action < actions.ATTACK:
        when = THIS_TURN if isinstance(step, StoreFull) else AT_ONCE
        face = face_of(village.played)
        if action == actions.STORE:
            fields = {"face": face, "why": events.NO_ROOM}
            return [Outcome(say("will-be-discarded"), NEUTRAL, events.THREW_AWAY, seat, fields, when=when)]
        gone = face_of(village.cargo[action - actions.STORE - 1])
        return lightened(table, seat, gone, face, events.REPLACED, when)
    if action < NONE:
        return _raid(table, seat, action - actions.ATTACK)
    if action <= ENOUGH:
        return _spears(table, seat, action == ENOUGH)
    if action < actions.LOSE:
        assert isinstance(step, RaidToken)
        return _robbed(table, seat, step.defender, action - actions.BOOTY, events.BY_RAID)
    if action == actions.LOSE:
        fields = {"loss": events.AS_LOSS}
        return [Outcome(say("will-lose-spear"), HARM, events.SPEAR_GONE, seat, fields)]
    return lightened(table, seat, face_of(village.cargo[action - actions.LOSE - 1]), -1, events.REMOVED, AT_ONCE)


def _raid(table: Drakkar, seat: int, rival: int) -> list[Outcome]:
    """DRK-RAI-2 to DRK-RAI-5: how strong both are, and what it comes to if no Spear is spent."""
    fight = Fight(seat, rival, 0, 0)
    village = table.villages[rival]
    attack, defence = fight.attack(table), fight.defence(table)
    shown = say(
        "will-attack",
        strength=defence,
        count=len(village.spears),
        tokens=village.loot(),
        loot=naming.loot(village.tokens),
    )
    fields = {"victim": rival, "attack": attack, "defence": defence}
    found = [Outcome(shown, NEUTRAL, events.ATTACKED, seat, fields)]
    turner = fight.turner(table)
    if turner < 0:
        found.append(_fought(fight, table, attack > defence))
    else:
        found.append(remark("will-turn", seat=table.who(turner), count=fight.needed(table)))
    return found


def _fought(fight: Fight, table: Drakkar, wins: bool) -> Outcome:
    attack, defence = fight.attack(table), fight.defence(table)
    fields = {"victim": fight.defender, "attack": attack, "defence": defence}
    message = say("will-win" if wins else "will-lose", attack=attack, defence=defence)
    return Outcome(message, GAIN if wins else HARM, events.FOUGHT, fight.seat, fields)


def _spears(table: Drakkar, seat: int, spent: bool) -> list[Outcome]:
    step = table.agenda.top()
    if isinstance(step, BoardSpears):
        face = table.face(face_of(step.card))
        if not spent:
            fields = {"face": face_of(step.card), "won": 0}
            return [Outcome(say("will-fail"), HARM, events.BOARDED, seat, fields)]
        return [_collected(table, seat, face.loot, events.PILLAGE, AT_ONCE)]
    assert isinstance(step, RaidSpears)
    if spent:
        before = step.fight.spent if seat == step.fight.seat else step.fight.spent_defending
        strength = table.villages[seat].strength() + 2 * (before + step.needed)
        fields = {"count": step.needed, "strength": strength}
        return [Outcome(say("will-have-strength", strength=strength), GAIN, events.SPENT, seat, fields)]
    attack, defence = step.fight.attack(table), step.fight.defence(table)
    fields = {"victim": step.fight.defender, "attack": attack, "defence": defence}
    own, others = (attack, defence) if seat == step.fight.seat else (defence, attack)
    message = say("will-lose", attack=own, defence=others)
    return [Outcome(message, HARM, events.FOUGHT, step.fight.seat, fields)]


def _collected(table: Drakkar, seat: int, loot: list[int], source: int, when: int) -> Outcome:
    """DRK-LOOT-2: as much of it as the stacks can give."""
    got = table.collectable(loot)
    fields = {"goats": got[0], "weapons": got[1], "gold": got[2], "source": source}
    return Outcome(say("will-collect", loot=naming.loot(got)), GAIN, events.COLLECTED, seat, fields, when=when)


def _sea(table: Drakkar, seat: int, action: int) -> list[Outcome]:
    """Sabotage, Boarding, and Team-up."""
    step = table.agenda.top()
    if action < actions.COVER:
        return _wrecked(table, seat, action - actions.WRECK)
    if action < actions.SINK:
        assert isinstance(step, CoverEnd)
        return [_sunk(table, step.saboteur, seat, 1 - (action - actions.COVER), HARM, AT_ONCE)]
    if action < actions.BOARD:
        assert isinstance(step, SinkEnd)
        return [_sunk(table, seat, step.victim, action - actions.SINK, GAIN, AT_ONCE)]
    if action == actions.BOARD:
        assert isinstance(step, BoardOrNot)
        return _boarding(table, seat, face_of(step.card))
    if action == actions.PASS:
        return [Outcome(say("will-pass"), NEUTRAL, events.PASSED, seat)]
    if actions.ACCEPT <= action < actions.OFFER:
        return _deal(table, seat, action - actions.ACCEPT)
    if actions.LEND <= action < actions.LEND + 8:
        assert isinstance(step, Lend)
        return [_paid(seat, step.captain, step.payment, AT_ONCE)]
    return []


def _wrecked(table: Drakkar, seat: int, victim: int) -> list[Outcome]:
    """DRK-SAB-4, DRK-SAB-5: which end goes down, and who says so."""
    village = table.villages[victim]
    shown = remark("will-hit", complete=1 if village.complete() else 0, cargo=len(village.cargo))
    role = sinking(table, victim)
    if role >= 0:
        return [shown, _sunk(table, seat, victim, role, GAIN, AT_ONCE)]
    if not village.cargo:
        return [shown, *[_sunk(table, seat, victim, one, GAIN, BY_CHOICE) for one in range(2)]]
    message = say("will-sink-one", victim=table.who(victim))
    return [shown, Outcome(message, GAIN, events.SANK, seat, {"victim": victim}, when=THIS_TURN)]


def _sunk(table: Drakkar, seat: int, victim: int, role: int, tone: int, when: int) -> Outcome:
    fields = {"victim": victim, "face": face_of(table.villages[victim].end(role))}
    message = say("will-sink", end=end_name(table, victim, role))
    return Outcome(message, tone, events.SANK, seat, fields, when=when)


def _boarding(table: Drakkar, seat: int, number: int) -> list[Outcome]:
    """DRK-BRD-2: the Loot if the crew is strong enough, by itself or with Spears."""
    village = table.villages[seat]
    face = table.face(number)
    needed = spears_to_board(village, face)
    if needed == 0:
        return [_collected(table, seat, face.loot, events.PILLAGE, AT_ONCE)]
    if needed <= len(village.spears):
        return [_collected(table, seat, face.loot, events.PILLAGE, BY_CHOICE), remark("will-need-spears", count=needed)]
    return [Outcome(say("will-fail"), HARM, events.BOARDED, seat, {"face": number, "won": 0})]


def _deal(table: Drakkar, seat: int, maker: int) -> list[Outcome]:
    """DRK-TEAM-11: the captain gets the Loot of the Quest, the helper the payment."""
    payment = table.villages[maker].offer
    if not table.villages[seat].complete():
        return [_paid(seat, maker, payment, THIS_TURN)]
    quest = table.quest(seat)
    assert quest is not None
    return [_collected(table, seat, quest.loot, events.QUEST, THIS_TURN)]


def _paid(helper: int, captain: int, payment: int, when: int) -> Outcome:
    message = say("will-be-paid", loot=naming.loot(actions.PAYMENTS[payment]))
    return Outcome(message, GAIN, events.PAID, captain, {"helper": helper, "payment": payment}, when=when)
