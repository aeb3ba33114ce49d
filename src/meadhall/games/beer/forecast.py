"""What an option leads to, as far as its seat can know: by the same predicates by which the Steps carry it out."""

from __future__ import annotations

from typing import Final, final

from meadhall.engine.event import GAIN, HARM, NEUTRAL
from meadhall.engine.message import Listing, Message
from meadhall.engine.outcome import AT_ONCE, BY_CHOICE, Outcome
from meadhall.engine.refusal import Refusal
from meadhall.games.beer import events, naming
from meadhall.games.beer.actions import (
    ADD,
    AS_ATTACK,
    AS_CHARGE,
    AS_DRINK,
    AS_MOVE,
    AS_TEXT,
    BANQUET,
    BARE,
    BERSERK,
    BOARD_PLACE,
    BURN,
    COMMIT,
    DEFEND,
    DISCARD,
    END_POWER,
    GEAR,
    GEAR_PLACE,
    HAUNT,
    IAIDO,
    INTERRUPT,
    KEEP,
    LIFE_PLACE,
    PASS,
    PLACE,
    PLAY,
    POUR,
    POWER,
    REMOVE,
    SACRIFICE,
    SOUL,
    STEAL,
    STRETCHES,
    TARGET,
    THROW,
    TICKET,
    VALHALLA,
    VALKYRIE,
    VERBS,
    WALK,
    gear_card,
    gear_number,
    interrupt_card,
    minion_card,
)
from meadhall.games.beer.blows import blow, blow_words, lost_to_torment, target_words
from meadhall.games.beer.circle import gap_seat, long_way_words
from meadhall.games.beer.components import BARREL, CREW, EYE, ON_DRINK, ON_EQUIP, ON_MOVE
from meadhall.games.beer.effects.fight import PickTarget
from meadhall.games.beer.naming import say
from meadhall.games.beer.steps.anytime import is_any_time
from meadhall.games.beer.steps.attack import target_name
from meadhall.games.beer.steps.costs import power_at
from meadhall.games.beer.steps.defend import Defend, defense_of, helpful_gear
from meadhall.games.beer.steps.discard import Discard
from meadhall.games.beer.steps.drink import PlaceDrink, Pour, drinks_within_reach, mixes
from meadhall.games.beer.steps.gear import PickGear, SmashGear, owner_of
from meadhall.games.beer.steps.iaido import IaidoWalk
from meadhall.games.beer.steps.minions import ValkyrieFlies
from meadhall.games.beer.steps.play import PlayAs, chances, use_refused, uses
from meadhall.games.beer.steps.torment import CommitCards, Resist
from meadhall.games.beer.steps.warrior import DefensePhase, WarriorPhase
from meadhall.games.beer.steps.weapons import (
    BARE_HANDS,
    ChooseTarget,
    ChooseWeapon,
    ThrowAt,
    attack_value,
    exact_steps,
    weapon_targets,
)
from meadhall.games.beer.steps.window import Redirect, Window
from meadhall.games.beer.table import Beer


def forecast(table: Beer, seat: int, action: int) -> list[Outcome]:
    """Of an option in front of the seat, or of one that it might think of."""
    step = table.agenda.top()
    if is_any_time(action):
        return _burn(table, seat, action - BURN) if action >= BURN else _soul(table, seat, action)
    if isinstance(step, Defend):
        return _defend(table, step, action)
    if isinstance(step, Resist):
        return _resist(table, step, action)
    if isinstance(step, Window) and action == PASS:
        return _let_happen(table, step)
    if VERBS.has(TARGET, action):
        return _target(table, seat, action - TARGET)
    if isinstance(step, PlayAs):
        return _use(table, step, action)
    if isinstance(step, ChooseWeapon):
        return _weapon(table, step, action)
    if action >= ADD:
        return _steps(table, seat, action)
    if action >= PLAY:
        return _thing(table, seat, action)
    return _other(table, seat, action)


def remark(name: str, tone: int = NEUTRAL, **args: object) -> Outcome:
    """Worth knowing, and no event."""
    return Outcome(say(name, **args), tone)


# Blows


def _struck(table: Beer, seat: int, value: int, defense: int) -> Outcome:
    of = blow(table, seat, value, defense)
    if of.damage == 0:
        return Outcome(blow_words(of), GAIN, events.UNHURT, seat, {"dragon": 1 if of.spared else 0})
    if of.deadly:
        return Outcome(blow_words(of), HARM, events.DIED, seat)
    return Outcome(blow_words(of), NEUTRAL, events.HURT, seat, {"lost": of.life - of.left, "left": of.left})


def _defend(table: Beer, step: Defend, action: int) -> list[Outcome]:
    """What is lost and what remains."""
    seat = step.seat
    attack = step.attack
    if action == PASS:
        return [_struck(table, seat, attack.value, 0)]
    if action == VALKYRIE:
        return [Outcome(say("will-lose-valkyrie"), GAIN, events.VALKYRIE_LEFT, seat, {"killed": 0})]
    if VERBS.has(SACRIFICE, action):
        fields = {"card": minion_card(action - SACRIFICE)}
        return [Outcome(say("will-sacrifice"), GAIN, events.SACRIFICED, seat, fields)]
    card = action - DEFEND
    struck = _struck(table, seat, attack.value, defense_of(table, seat, card, attack.ranged))
    if attack.smashes(table) and helpful_gear(table, seat, card, attack.ranged, []):
        return [Outcome(struck.message, struck.tone), remark("will-risk-gear", HARM)]
    return [struck]


def _resist(table: Beer, step: Resist, action: int) -> list[Outcome]:
    worth = 0 if action == PASS else defense_of(table, step.seat, action - DEFEND, False)
    lost = lost_to_torment(table, step.seat, step.strength, worth)
    if lost == 0:
        return [Outcome(say("will-resist"), GAIN, events.RESISTED, step.seat)]
    return [remark("will-be-robbed", HARM, drinks=lost)]


def _target(table: Beer, seat: int, target: int) -> list[Outcome]:
    step = table.agenda.top()
    found: list[Outcome] = []
    value = 0
    kind = events.ATTACKED
    if isinstance(step, ChooseTarget):
        value = attack_value(table, seat, step.weapon, step.value)
        way = long_way_words(table, seat, target, exact_steps(table, step.weapon))
        if way is not None:
            found.append(Outcome(_sentence(way), NEUTRAL))
    elif isinstance(step, ThrowAt):
        value = step.value(table)
    elif isinstance(step, PickTarget):
        value = step.effect.value
    elif isinstance(step, Redirect):
        value = step.attack.value
        kind = events.REDIRECTED
    elif isinstance(step, ValkyrieFlies):
        bonus = table.box.valkyrie_attack + table.players[seat].minion_attack
        return [remark("will-fly", bonus=bonus)]
    else:
        return []
    message = target_words(table, target, value)
    player = table.players[target] if target < 16 else None
    deadly = player is not None and player.alive and blow(table, target, value, 0).deadly
    fields = {"value": value} if kind == events.ATTACKED else {"whom": target}
    found.append(Outcome(message, HARM if deadly else NEUTRAL, kind, seat, fields))
    return found


# What an Interrupt would stop


def _let_happen(table: Beer, step: Window) -> list[Outcome]:
    """What comes of it if nobody interferes."""
    if step.trigger == ON_DRINK:
        whom, drinks = table.active, step.drinks(table)
        return [remark("will-have-drunk", whom=table.who(whom), drinks=table.players[whom].drinks + drinks)]
    if step.trigger == ON_EQUIP:
        return [Outcome(_sentence(naming.says(table.box.cards[step.stake])), NEUTRAL)]
    return _walk(table, table.active, step.stake) if step.trigger == ON_MOVE else []


def _stopped(table: Beer, step: Window) -> list[Outcome]:
    """How much of it is stopped: a drink keeps its place in the Mug."""
    if step.trigger != ON_DRINK:
        return []
    whom = table.active
    return [remark("will-stop-drinks", GAIN, whom=table.who(whom), drinks=table.players[whom].drinks, mug=table.mug)]


# Any time


def _burn(table: Beer, seat: int, place: int) -> list[Outcome]:
    """A drink that is burnt sets free what it lies on: said where that cures something."""
    player = table.players[seat]
    power = player.burn_power
    fields = {"place": place}
    name = "will-burn-or-heal" if player.wounds else "will-burn"
    found = [Outcome(say(name, power=power), NEUTRAL, events.BURNT, seat, fields, when=BY_CHOICE)]
    step = table.agenda.top()
    if place >= GEAR_PLACE:
        text = player.text_at(place, table.box)
        wielded = player.wielded >= 0 and place == GEAR_PLACE + gear_number(player.wielded)
        if wielded and isinstance(step, Defend) and not step.attack.ranged and text.defense:
            found.append(remark("will-free-defense", GAIN, defense=text.defense))
        elif text.capacity < 2:
            found.append(remark("will-free", card=naming.text(text)))
    elif place == BOARD_PLACE:
        found.append(remark("will-free-power"))
    return found


def _soul(table: Beer, seat: int, action: int) -> list[Outcome]:
    count = action - SOUL
    life = len(table.players[seat].life)
    message = say("will-burn-soul", life=life, left=life - count)
    return [Outcome(message, HARM if life - count < 2 else NEUTRAL, events.SOUL_BURNT, seat, {"count": count})]


# Cards


@final
class Use:
    """One thing that a card could be played for, and why it can't."""

    def __init__(self, message: Message, why: Refusal | None) -> None:
        self.message: Final = message
        self.why: Final = why


TEXT_USES: Final = ["use-event", "use-equip", "use-deploy", "use-interrupt"]


def card_uses(table: Beer, seat: int, card: int) -> list[Use]:
    """What a hand card can be played for now, and what not."""
    box = table.box
    able = uses(table, seat, card, chances(table, seat))
    found: list[Use] = []
    for action, name, value in (
        (AS_ATTACK, "box-attack", box.attack[card]),
        (AS_MOVE, "box-move", box.movement[card]),
        (AS_DRINK, "box-drink", box.drink[card]),
        (AS_TEXT, TEXT_USES[box.kind[card]], 0),
    ):
        message = say(name, value=value)
        if action in able:
            found.append(Use(message, None))
        elif action == AS_TEXT or value:
            refusal = use_refused(table, seat, card, action)
            if refusal is not None:
                found.append(Use(message, refusal))
    return found


def in_reach(table: Beer, seat: int, value: int) -> dict[int, int]:
    """Whom the Warrior's Weapons and fists reach, and how hard the best of them strikes with such a card."""
    player = table.players[seat]
    found: dict[int, int] = {}
    for weapon in [BARE_HANDS, *[one for one in player.gear if table.box.cards[one].weapon and player.usable(one)]]:
        whole = attack_value(table, seat, weapon, value)
        for action in weapon_targets(table, seat, weapon):
            found[action - TARGET] = max(whole, found.get(action - TARGET, whole))
    return found


def _use(table: Beer, step: PlayAs, action: int) -> list[Outcome]:
    box = table.box
    if action == AS_CHARGE:
        if table.rules.charge_by_box:
            return [remark("will-charge", GAIN, value=box.movement[step.card])]
        return [remark("will-charge-by-steps", GAIN)]
    if action == AS_DRINK:
        taken = min(box.drink[step.card] + table.players[step.seat].thirst, drinks_within_reach(table, step.seat))
        if taken == 0 or table.players[step.seat].has(BARREL):  # which may take them from elsewhere
            return []
        return [remark("will-leave-in-mug", GAIN, left=table.mug - taken)]
    if action == AS_TEXT:
        return [Outcome(_sentence(naming.says(box.cards[step.card])), NEUTRAL)]
    if action == AS_ATTACK:
        reached = in_reach(table, step.seat, box.attack[step.card] + table.charge)
        names: list[object] = [
            say("reached", goal=target_name(table, target), value=value) for target, value in reached.items()
        ]
        return [remark("will-reach", goals=Listing(names))] if names else []
    return []


def _weapon(table: Beer, step: ChooseWeapon, action: int) -> list[Outcome]:
    """With what: how strong it is, and whom it reaches."""
    weapon = BARE_HANDS if action == BARE else gear_card(action - GEAR)
    value = attack_value(table, step.seat, weapon, step.value)
    names: list[object] = [target_name(table, goal - TARGET) for goal in weapon_targets(table, step.seat, weapon)]
    return [remark("will-attack", value=value, goals=Listing(names))] if names else []


def _sentence(words: object) -> Message:
    return say("will-say", words=words)


def _thing(table: Beer, seat: int, action: int) -> list[Outcome]:
    """Options on cards and places."""
    step = table.agenda.top()
    box = table.box
    player = table.players[seat]
    if VERBS.has(PLAY, action):
        if not isinstance(step, WarriorPhase):
            return [Outcome(_sentence(naming.boxes(table, action - PLAY)), NEUTRAL)]
        if table.rage and not table.rules.interleave:
            return [remark("will-rage", value=box.attack[action - PLAY])]
        able: list[Message] = [one.message for one in card_uses(table, seat, action - PLAY) if one.why is None]
        return [Outcome(_sentence(naming.joined(able)), NEUTRAL)] if able else []
    if VERBS.has(DISCARD, action):
        shown = _sentence(naming.boxes(table, action - DISCARD))
        if not isinstance(step, Discard):  # all at once, when the last one has answered
            return [Outcome(shown, NEUTRAL)]
        return [Outcome(shown, NEUTRAL, events.DISCARDED, seat, {"card": action - DISCARD})]
    if VERBS.has(BANQUET, action):
        return [Outcome(say("will-feast"), GAIN, events.FEASTED, seat)]
    if VERBS.has(KEEP, action):
        return [Outcome(_sentence(naming.boxes(table, action - KEEP)), NEUTRAL)]
    if VERBS.has(THROW, action):
        card = gear_card(action - THROW)
        return [remark("will-throw", value=box.cards[card].attack + player.axes)]
    if VERBS.has(POWER, action):
        words = _sentence(naming.power(power_at(table, seat, action - POWER)))
        return [Outcome(words, NEUTRAL, events.POWER_USED, seat, {"place": action - POWER})]
    if VERBS.has(INTERRUPT, action):
        found = [Outcome(_sentence(naming.says(box.cards[interrupt_card(action - INTERRUPT)])), NEUTRAL)]
        return found + _stopped(table, step) if isinstance(step, Window) else found
    if VERBS.has(PLACE, action) and isinstance(step, PlaceDrink):
        return _placed(table, step, action - PLACE)
    if VERBS.has(GEAR, action):
        return _gear(table, seat, gear_card(action - GEAR))
    return []


def _gear(table: Beer, seat: int, card: int) -> list[Outcome]:
    step = table.agenda.top()
    text = table.box.cards[card]
    if isinstance(step, DefensePhase):
        found = [remark("will-wield", defense=text.defense)]
        return found if table.players[seat].usable(card) else [*found, remark("will-wield-later", HARM)]
    if isinstance(step, (SmashGear, PickGear)):
        found = [Outcome(_sentence(naming.says(text)), NEUTRAL)]
        return found if table.players[owner_of(table, card)].usable(card) else [*found, remark("will-spill")]
    return []


def _placed(table: Beer, step: PlaceDrink, place: int) -> list[Outcome]:
    player = table.players[step.seat]
    if place == LIFE_PLACE:
        message = say("will-lie-on-life")
    elif place == BOARD_PLACE:
        message = say("will-switch-off", power=naming.board_says(player.board))
    else:
        text = player.text_at(place, table.box)
        message = say("will-block" if text.capacity < 2 else "will-say", words=naming.says(text))
    fields = {"drink": step.kind, "place": place}
    return [Outcome(message, NEUTRAL, events.DRANK, step.seat, fields, when=AT_ONCE)]


def _steps(table: Beer, seat: int, action: int) -> list[Outcome]:
    """How wide the gap is then in which a Step counter comes or goes."""
    adding = action < REMOVE
    gap = (action - (ADD if adding else REMOVE)) // STRETCHES
    steps = table.players[gap].gap
    message = say("will-be-apart", steps=steps, then=steps + (1 if adding else -1))
    kind = events.STEP_ADDED if adding else events.STEP_REMOVED
    return [Outcome(message, NEUTRAL, kind, seat, {"first": gap, "second": table.left_of[gap]})]


def _walk(table: Beer, seat: int, how: int) -> list[Outcome]:
    """How far the next Warrior on that side is then."""
    gap = gap_seat(table, seat, how // 16)
    if gap < 0:
        return []
    steps = table.players[gap].gap
    return [remark("will-be-apart", steps=steps, then=steps - how % 16)]


def _other(table: Beer, seat: int, action: int) -> list[Outcome]:
    step = table.agenda.top()
    if action == BERSERK:
        return [Outcome(say("will-go-berserk"), NEUTRAL, events.RAGED, seat)]
    if action == IAIDO:
        return [remark("will-iaido")]
    if action == TICKET:
        return [Outcome(say("will-show-ticket"), NEUTRAL, events.TICKET_SHOWN, seat)]
    if VERBS.has(WALK, action):
        found = _walk(table, seat, action - WALK)
        if isinstance(step, IaidoWalk):
            found.append(remark("will-add", GAIN, bonus=step.bonus(table, action)))
        return found
    if VERBS.has(POUR, action) and isinstance(step, Pour):
        return [remark("will-stagger", HARM)] if mixes(table, seat, (action - POUR) % 2) else []
    if VERBS.has(VALHALLA, action):
        card = action - VALHALLA
        words = _sentence(naming.printed(table.box.valhalla[card]))
        return [Outcome(words, GAIN, events.VALHALLA_GAINED, seat, {"card": card})]
    if VERBS.has(END_POWER, action):
        used = EYE if action == END_POWER else CREW
        kind = events.EYE_OPENED if used == EYE else events.CREW_CALLED
        return [Outcome(_sentence(naming.printed(table.box.valhalla[used])), NEUTRAL, kind, seat)]
    if VERBS.has(HAUNT, action):
        return [remark("will-hold-drinks", drinks=table.players[action - HAUNT].drinks)]
    if VERBS.has(COMMIT, action) and isinstance(step, CommitCards):
        strength = step.strength + action - COMMIT
        kind = events.TORMENTED if seat == step.leader else events.JOINED_TORMENT
        if strength == 0 or (seat != step.leader and action == COMMIT):
            return []
        return [Outcome(say("will-torment", strength=strength), NEUTRAL, kind, seat, {"cards": action - COMMIT})]
    if VERBS.has(STEAL, action):
        message = say("will-leave-in-mug", left=table.mug - 1)
        return [Outcome(message, GAIN, events.STOLE, seat, {"drink": action - STEAL})]
    return []
