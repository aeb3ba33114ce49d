"""What the forms of the pages send, read with care."""

from __future__ import annotations

from starlette.requests import Request

from meadhall import games
from meadhall.bots.levels import NAMES
from meadhall.engine.game import Game
from meadhall.engine.message import Message
from meadhall.play import PERSON
from meadhall.server.names import check_name, clean
from meadhall.server.problems import Problem
from meadhall.server.rows import TempoKind
from meadhall.server.settings import NAME_LENGTH, USUAL_BOT
from meadhall.server.table_rules import CHANGES, HINTS, LONGEST_WAIT, STAND_IN
from meadhall.server.table_wish import FRIEND, Wish
from meadhall.server.words import say

Fields = dict[str, str]

LONGEST_PATH = 6


async def fields(request: Request) -> Fields:
    """All text fields of the form that was sent."""
    async with request.form(max_fields=200) as form:
        return {name: value for name, value in form.items() if isinstance(value, str)}


def name_in(form: Fields) -> str:
    name = clean(form.get("name", ""), NAME_LENGTH, "name")
    if not name:
        raise Problem(422, say("say-your-name"))
    return check_name(name)


def number_in(text: str) -> int | None:
    """The number that the text says, or None."""
    small = text.strip()
    return int(small) if small.isascii() and small.isdigit() and len(small) < 10 else None


def whole(form: Fields, name: str) -> int | None:
    return number_in(form.get(name, ""))


def needed(form: Fields, name: str) -> int:
    found = whole(form, name)
    if found is None:
        raise Problem(400, say("whole-number", name=name))
    return found


def path(form: Fields, name: str) -> tuple[int, ...]:
    """Several numbers in a row: decisions that one click makes one after the other."""
    found = [number_in(part) for part in form.get(name, "").split(" ")]
    if len(found) > LONGEST_PATH or None in found:
        raise Problem(400, say("whole-number", name=name))
    return tuple(number for number in found if number is not None)


def play_now(form: Fields, name: str) -> Wish:
    """You and bots, as many as make a good first game. Among the gentlest ones it is made easy to follow: you begin.

    Who has never seen the game would else look on for half a minute, at things that mean nothing yet.
    """
    rules = games.game(form.get("game", ""))
    level = form.get("level", "") or USUAL_BOT
    return Wish(
        rules.name,
        [PERSON] + [level] * (_seats(rules, form) - 1),
        options=dict(rules.for_newcomers) if level == NAMES[0] else None,
        name=name,
        word=form.get("word", ""),
        ticket=form.get("ticket", ""),
    )


def watch(form: Fields) -> Wish:
    """Bots alone, for who wants to look on."""
    rules = games.game(form.get("game", ""))
    return Wish(rules.name, [form.get("level", "") or USUAL_BOT] * _seats(rules, form), ticket=form.get("ticket", ""))


def _seats(rules: Game, form: Fields) -> int:
    """As many as were chosen, or as make a good first game."""
    return min(rules.most_seats, max(rules.least_seats, whole(form, "seats") or 3))


def new_table(rules: Game, form: Fields) -> Wish:
    """The form of a new table as a wish."""
    tempo = _tempo(form.get("tempo", "relaxed"))
    seconds = 0.0
    bank = 0.0
    if tempo == "live":
        seconds = float(_between(form, "seconds", 5, 600))
        bank = 60.0 * _between(form, "bank", 0, 60)
    elif tempo == "slow":
        seconds = 86_400.0 * _between(form, "days", 1, 14)
    kinds = _kinds(rules, form)
    options = _options(rules, form)
    for option in rules.options:
        seat = number_in(str(options.get(option.name, ""))) if option.of_a_seat else None
        if seat is not None and seat >= len(kinds):
            sentence = say("seat-cant-begin", seat=seat + 1, seats=len(kinds))
            raise Problem(422, sentence, field=f"option-{option.name}")
    return Wish(
        rules.name,
        kinds,
        options=options,
        tempo=tempo,
        seconds=seconds,
        bank=bank,
        listed=form.get("listed") == "yes",
        title=form.get("title", ""),
        name=name_in(form),
        house=_house(form),
        names=_names(rules, form),
        word=form.get("word", ""),
        ticket=form.get("ticket", ""),
    )


def _names(rules: Game, form: Fields) -> dict[int, str]:
    """Of those who play at the same screen, by the seats as they are counted without empty ones."""
    taken = [seat for seat in range(rules.most_seats) if form.get(f"seat{seat}", "none") != "none"]
    found = {}
    for number, seat in enumerate(taken):
        name = clean(form.get(f"name{seat}", ""), NAME_LENGTH, "name")
        if name and form.get(f"seat{seat}") == "here":
            found[number] = check_name(name)
    return found


def _house(form: Fields) -> dict[str, int]:
    """Rules of the house that are set for the table; what is as usual is not named."""
    found: dict[str, int] = {name: form[name] == "yes" for name in (CHANGES, HINTS) if form.get(name) in ("yes", "no")}
    minutes = whole(form, STAND_IN)
    return found if minutes is None else found | {STAND_IN: min(minutes, LONGEST_WAIT)}


def _kinds(rules: Game, form: Fields) -> list[str]:
    """A seat is you, a friend by link, a friend at this screen, a bot, a bot from outside by link, or nobody."""
    kinds = []
    for seat in range(rules.most_seats):
        chosen = form.get(f"seat{seat}", "none")
        if chosen in ("you", "here"):
            kinds.append(PERSON)
        elif chosen in ("friend", "outside"):
            kinds.append(FRIEND)
        elif chosen.startswith("bot:"):
            kinds.append(chosen.removeprefix("bot:"))
        elif chosen != "none":
            raise Problem(
                400,
                say("seat-cant-be", seat=seat + 1, given=repr(chosen[:20])),
                field=f"seat{seat}",
            )
    return kinds


def _options(rules: Game, form: Fields) -> dict[str, str | int]:
    """Those that differ from what they are if nothing is said."""
    found: dict[str, str | int] = {}
    for option in rules.options:
        value = form.get(f"option-{option.name}", "").strip()
        if value and value != str(option.default):
            found[option.name] = value
    return found


def _tempo(text: str) -> TempoKind:
    if text == "live":
        return "live"
    if text == "slow":
        return "slow"
    return "relaxed"


def _between(form: Fields, name: str, least: int, most: int) -> int:
    number = whole(form, name)
    if number is None or not least <= number <= most:
        given = form.get(name, "").strip()[:20]
        entry = "number-wrong" if given else "number-empty"
        title = Message("web", f"new-{name}")  # as the form has it
        raise Problem(422, say(entry, title=title, given=repr(given), least=least, most=most), field=name)
    return number
