"""`meadhall admin`: for those who run a hall."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from meadhall.cli import home
from meadhall.cli.commandline import Parser
from meadhall.cli.terminal import console
from meadhall.cli.words import message, say
from meadhall.engine.errors import BadOption, MeadhallError, why
from meadhall.engine.message import common

if TYPE_CHECKING:
    from meadhall.server.database import Database, Link

READS: Final = ("list", "show", "export", "people", "backup", "check")  # also from a file that a hall has open
MAKES: Final = ("import", "restore")  # a hall where there was none
HIDDEN: Final = ("seed", "dice", "invite", "data", "components", "seal")  # who plays might look over one's shoulder


def describe(parser: Parser) -> None:
    """The words of the command; each thing that it does has more of its own."""
    _about_database(parser)
    parser.place("do", "word-what")
    parser.place("rest", "word-rest", say("help-rest"), nargs=argparse.REMAINDER)
    parser.list(say("admin-does"), {name: say(f"admin-{name}") for name in DOES})


def _about_database(parser: Parser) -> None:
    parser.option("--database", "word-where", say("help-as-serve"))
    parser.option("--settings", "word-file", say("help-as-serve"), type=Path)


def _about_list(parser: Parser) -> None:
    parser.number("--most", say("help-most"), 30)


def _about_match(parser: Parser) -> None:
    parser.place("match", "word-match")


def _about_file(parser: Parser) -> None:
    parser.place("file", "word-file")


def _about_export(parser: Parser) -> None:
    _about_match(parser)
    _about_file(parser)


def _about_people(parser: Parser) -> None:
    parser.place("name", "word-name")


def _about_forget(parser: Parser) -> None:
    parser.place("person", "word-person", say("help-person"))


def _about_prune(parser: Parser) -> None:
    parser.days("--unfinished", say("help-unfinished"))
    parser.days("--finished", say("help-finished"))
    parser.flag("--yes", say("help-yes"))


def _about_nothing(parser: Parser) -> None:
    pass


DOES: Final[dict[str, Callable[[Parser], None]]] = {
    "list": _about_list,
    "show": _about_match,
    "close": _about_match,
    "export": _about_export,
    "import": _about_file,
    "people": _about_people,
    "forget": _about_forget,
    "prune": _about_prune,
    "backup": _about_file,
    "restore": _about_file,
    "check": _about_nothing,
}


def run(said: argparse.Namespace) -> int:
    from meadhall.server.database import database_at, in_a_sentence
    from meadhall.server.settings_file import choose

    args = _understood(said)
    told = {} if args.database is None else {"database": args.database}
    database = database_at(choose(args.settings, told).opening.database or home.home() / "hall.db")
    with closing(database), in_a_sentence(database):
        if args.do not in MAKES:
            database.open_beside()
        if args.do not in READS:
            database.close()
            database.open()  # a file that a hall has open is refused here: the hall would not know of what is changed
        if args.do == "backup":
            return _back_up(database, Path(args.file))
        if args.do == "restore":
            return _restore(database, Path(args.file))
        with closing(database.connect()) as link:
            return _do(link, args)


def _understood(said: argparse.Namespace) -> argparse.Namespace:
    """What was said before and after the name of what is to be done."""
    if said.do not in DOES:
        raise BadOption(message("admin-does-not", name=repr(said.do[:40]), known=", ".join(DOES)))
    parser = Parser(f"meadhall admin {said.do}", say(f"admin-{said.do}"))
    _about_database(parser)
    DOES[said.do](parser)
    args = parser.read(said.rest)
    args.do = said.do
    args.database = said.database if args.database is None else args.database
    args.settings = said.settings if args.settings is None else args.settings
    return args


def _do(link: Link, args: argparse.Namespace) -> int:
    from meadhall.server import upkeep

    if args.do == "list":
        _list(link, args.most)
    elif args.do == "show":
        _show(link, args.match)
    elif args.do == "close":
        upkeep.close(link, args.match)
        _tell(say("match-closed", match=args.match))
    elif args.do == "export":
        _write(Path(args.file), upkeep.export(link, args.match))
        _tell(say("match-exported", match=args.match, file=args.file))
    elif args.do == "import":
        _tell(say("match-imported", match=upkeep.bring_in(link, _text(Path(args.file)))))
    elif args.do == "people":
        found = link.all("people_named", name=args.name)
        for ident, name, seen in found:
            _tell(f"{ident}  {_day(seen)}  {name}")
        if not found:
            _tell(say("nobody-named", name=args.name))
    elif args.do == "forget":
        _tell(say("person-forgotten", seats=upkeep.forget(link, args.person)))
    elif args.do == "prune":
        _prune(link, args)
    else:
        bad = upkeep.check(link, _tell)
        _tell(say("matches-bad", matches=bad) if bad else say("matches-good"))
        return 1 if bad else 0
    return 0


def _list(link: Link, most: int) -> None:
    for ident, game, title, state, seats, changed, aside in link.all("newest_matches", most=most):
        line = f"{ident}  {_day(changed)}  {state:8}  {game:9} {seats}  {title}"
        _tell(f"{line}  {say('match-aside', reason=aside)}" if aside else line)


def _show(link: Link, match: str) -> None:
    from meadhall.server import queries, upkeep

    for name, value in upkeep.needed(link, match).items():
        if name not in HIDDEN and value not in (None, ""):
            _tell(f"{name:13} {_day(value) if name in ('created', 'changed') else value}")
    for seat in queries.seats(link, match):
        sits = say("sits-away" if seat.absent else "sits", name=seat.name, kind=seat.kind)
        _tell(f"{say('show-seat', seat=seat.seat):13} {sits}")
    _tell(f"{say('show-decisions'):13} {len(queries.entries(link, match))}")
    _tell(f"{say('show-chat'):13} {len(queries.chat(link, match))}")


def _prune(link: Link, args: argparse.Namespace) -> None:
    from meadhall.server import upkeep

    days = [given for given in (args.unfinished, args.finished) if given is not None]
    if not days:
        raise MeadhallError(message("say-which"))
    if not all(given >= 0 for given in days):
        raise MeadhallError(message("no-days"))
    found = upkeep.old(link, time.time(), args.unfinished, args.finished)
    if args.yes:
        upkeep.drop(link, found)
        _tell(say("matches-gone", matches=len(found)))
    else:
        _tell(say("matches-would-go", matches=len(found)))


def _back_up(database: Database, file: Path) -> int:
    from meadhall.server import upkeep

    _tell(say("backed-up", matches=upkeep.back_up(database, file), file=str(file)))
    return 0


def _restore(database: Database, file: Path) -> int:
    from meadhall.server import upkeep

    _tell(say("restored", matches=upkeep.restore(file, database), database=database.name))
    return 0


def _tell(line: str) -> None:
    """What comes from a stranger's file gives the terminal no orders."""
    shown = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in line)
    console().print(shown, markup=False, soft_wrap=True)


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise MeadhallError(common("cant-read", path=str(file), reason=why(error))) from None
    except UnicodeDecodeError:
        raise MeadhallError(common("not-text", path=str(file))) from None


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise MeadhallError(message("cant-write-match", path=str(file), reason=why(error))) from None


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
