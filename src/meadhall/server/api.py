"""The JSON interface, under /api: whole games can be played over it. Its description is at /api/openapi.json."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response, StreamingResponse

from meadhall import games
from meadhall.engine.game import Game
from meadhall.engine.parcel import packed
from meadhall.engine.record import Record
from meadhall.engine.rule import best_first
from meadhall.play import house
from meadhall.server import bots_allowed, schemas, sealing
from meadhall.server.front_desk import FrontDesk
from meadhall.server.schemas import (
    AboutSeat,
    Act,
    AtSeat,
    BotForSeat,
    Change,
    Consent,
    Done,
    Fill,
    Fork,
    Learn,
    Linked,
    Listing,
    NewTable,
    Opened,
    Orders,
    Parcel,
    Promised,
    PuzzlesAnswer,
    Rematch,
    ReviewAnswer,
    RuleText,
    Say,
    Seated,
    SeatToken,
    ShelfGame,
    Sit,
    TakeOver,
    ToCoach,
    Trouble,
    Upload,
)
from meadhall.server.streams import stream
from meadhall.server.table_json import table_json
from meadhall.server.table_rules import CHANGES, HINTS, STAND_IN
from meadhall.server.table_schemas import Advice, any_table, hint_out
from meadhall.server.table_wish import Wish
from meadhall.server.watchers import Standing

Ident = Annotated[str, Path(pattern=r"^[A-Za-z0-9]{12}$", description="the table's name in its address")]
REFUSALS: dict[int | str, dict[str, Any]] = {
    400: {"model": Trouble, "description": "What was asked for can't be."},
    403: {"model": Trouble, "description": "Not your seat, or sent by another site."},
    404: {"model": Trouble, "description": "There is no such thing."},
    409: {"model": Trouble, "description": "The table has moved on, or it is not the moment."},
    413: {"model": Trouble, "description": "Too long."},
    422: {"model": Trouble, "description": "Not understood, or refused by a rule of the game."},
    429: {"model": Trouble, "description": "Too much at once."},
    503: {"model": Trouble, "description": "The hall is too busy for that just now."},
}

TABLE = any_table()

router = APIRouter(prefix="/api", responses=REFUSALS)


def _desk(request: Request) -> FrontDesk:
    found: FrontDesk = request.app.state.desk
    return found


def _json(text: str | bytes) -> Response:
    """As it is: it was made by us, and need not be checked again."""
    return Response(text, media_type="application/json")


# What is asked for all the time: first, as routes are tried in this order


@router.get("/tables/{match}", tags=["tables"], response_model=TABLE)
async def look(
    request: Request,
    match: Ident,
    seat: Annotated[int | None, Query(ge=0, le=31)] = None,
    log_from: Annotated[int, Query(ge=0, description="leave out what happened before so many decisions")] = 0,
) -> Response:
    """The table as the token's seat sees it; as a spectator sees it without a token."""
    page = await _desk(request).look(request, match, seat, log_from)
    return _json(table_json(page))


@router.post("/tables/{match}/act", tags=["playing"])
async def act(request: Request, match: Ident, act: Act) -> Done:
    """Take an option. The answer comes when it is on the disk."""
    return await _desk(request).seats.act(request, match, act.action, act.number, act.seat, act.key)


_CHANGE = Change.model_json_schema()
_CHANGE["properties"]["table"] = {
    "description": "if tables are to come along; null where another hall leads the table: look at it",
    "anyOf": [{"$ref": "#/components/schemas/Table"}, {"type": "null"}],
}
_STREAM: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "A stream; each piece of `data` is of this shape.",
        "content": {"text/event-stream": {"schema": _CHANGE}},
    }
}


@router.get("/tables/{match}/events", tags=["tables"], response_class=StreamingResponse, responses=_STREAM)
async def events(
    request: Request,
    match: Ident,
    tables: Annotated[bool, Query(description="let the table come along with every change")] = False,
    log_from: Annotated[int, Query(ge=0, description="its log begins after so many decisions, and then goes on")] = 0,
) -> Response:
    """Server-sent events: one at every change. Resumes by Last-Event-ID."""
    desk = _desk(request)
    viewer = await desk.watcher(request, match)
    heard = request.headers.get("last-event-id", "")

    async def look(since: int) -> tuple[Standing, bytes]:
        page = await desk.look(request, match, None, since)
        return Standing(page.version, page.number, page.yours), table_json(page)

    client = desk.client(request)
    return stream(desk.hall, match, viewer.seats, heard, client, desk.streams, look if tables else None, log_from)


@router.get("/tables/{match}/view", tags=["tables"], response_model=Parcel)
async def view(request: Request, match: Ident, seat: Annotated[int | None, Query(ge=0, le=31)] = None) -> Response:
    """The same as a parcel, for bots that think with Meadhall's own engine: `meadhall bot` does."""
    return _json(json.dumps(packed(await _desk(request).view(request, match, seat))))


@router.get("/openapi.json", include_in_schema=False)
def description(request: Request) -> Response:
    """This interface in OpenAPI. Made in a thread, as it takes a while; kept as text."""
    state = request.app.state
    if not hasattr(state, "description"):
        state.description = json.dumps(request.app.openapi())
    return _json(state.description)


# What can be played


@router.get("/games", tags=["games"])
async def list_games(request: Request) -> list[ShelfGame]:
    """The games on the shelf, with their options and the bots that play them."""
    return [_game(request, game) for game in games.shelf()]


@router.get("/games/{game}", tags=["games"])
async def one_game(request: Request, game: str) -> ShelfGame:
    return _game(request, games.game(game))


def _game(request: Request, game: Game) -> ShelfGame:
    return schemas.game_out(game, bots_allowed.possible(_desk(request).hall.settings))


@router.get("/games/{game}/rules", tags=["games"])
async def rules(game: str, q: Annotated[str, Query(max_length=200)] = "") -> list[RuleText]:
    """The rules of the game and of the house, or those in which any of the words occur, the best answer first."""
    book = games.game(game).rules
    everything = [*book, *house.told()]
    found = best_first(everything, q) if q else everything
    return [schemas.rule_out(rule) for rule in found]


# Tables


@router.get("/tables", tags=["tables"])
async def list_tables(request: Request) -> Listing:
    """Listed tables: open ones to join, running ones to watch, finished ones to replay."""
    desk = _desk(request)
    listed = await desk.lobby.listed()
    entries = {state: [schemas.entry_out(entry) for entry in found] for state, found in listed.items()}
    return Listing(**entries, hall=desk.hall.thinkers.notice)


@router.post("/promises", status_code=201, tags=["tables"])
async def promise(request: Request) -> Promised:
    """Before a table is opened with a word: what the hall binds itself to. Its ticket is good for one table."""
    ticket = sealing.new_ticket()
    return Promised(ticket=ticket, promise=sealing.promised(_desk(request).hall.storage.secret, ticket).promise)


@router.post("/tables", status_code=201, tags=["tables"])
async def open_table(request: Request, new: NewTable) -> Opened:
    """Set up a table. It begins at once, unless a friend is awaited."""
    wish = Wish(
        new.game,
        new.seats,
        options=new.options,
        tempo=new.tempo.kind,
        seconds=new.tempo.seconds,
        bank=new.tempo.bank,
        listed=new.listed,
        title=new.title,
        name=new.name,
        data=new.data,
        word=new.word,
        ticket=new.ticket,
        house={
            name: int(value)
            for name, value in ((CHANGES, new.changes), (HINTS, new.hints), (STAND_IN, new.stand_in_after))
            if value is not None
        },
    )
    live, tokens = await _desk(request).new_tables.open(request, wish, "")
    return _opened(live.row.id, live.row.invite, live.row.state, wish.kinds, tokens)


def _opened(match: str, invite: str, state: Any, kinds: list[str], tokens: list[str]) -> Opened:
    own = [seat for seat, kind in enumerate(kinds) if kind == "you"]
    seats = [SeatToken(seat=seat, token=token) for seat, token in zip(own, tokens)]
    return Opened(match=match, seats=seats, invite=invite, state=state)


@router.post("/lessons", status_code=201, tags=["tables"])
async def learn(request: Request, learn: Learn) -> Opened:
    """Set up the table of a lesson: bots wait while its `coach` speaks."""
    live, tokens = await _desk(request).new_tables.learn(
        request, games.game(learn.game).name, learn.lesson, learn.name, ""
    )
    kinds = [row.kind for row in live.seats]
    return _opened(live.row.id, live.row.invite, live.row.state, kinds, tokens)


@router.post("/tables/{match}/coach", tags=["playing"])
async def coach(request: Request, match: Ident, said: ToCoach) -> Done:
    """Answer the coach of a lesson."""
    return await _desk(request).seats.coach(request, match, said.seat, said.do, said.mark)


@router.get("/links/{token}", tags=["tables"])
async def follow_link(request: Request, token: Annotated[str, Path(max_length=100)]) -> Linked:
    """Where a link with that token at its end leads: an invitation to a table, or to a seat of one's own."""
    match, seat = await _desk(request).linked(token)
    return Linked(match=match, seat=seat)


@router.post("/tables/{match}/seats", tags=["tables"])
async def sit_down(request: Request, match: Ident, sit: Sit) -> Seated:
    """Take an open seat. The game begins with the last one."""
    seat, token, state = await _desk(request).new_tables.sit(match, sit.name, sit.seat, sit.invite, "", sit.word)
    return Seated(match=match, seat=seat, token=token, state=state)


@router.post("/tables/{match}/start", tags=["tables"])
async def begin(request: Request, match: Ident, fill: Fill) -> Done:
    """Bots take the seats that are still open, and it begins."""
    return await _desk(request).new_tables.begin(request, match, fill.kind)


@router.post("/tables/{match}/undo", tags=["playing"])
async def undo(request: Request, match: Ident, at: AtSeat) -> Done:
    """Take back your last decision, as far as the house allows."""
    return await _desk(request).seats.undo(request, match, at.seat)


@router.post("/tables/{match}/undo/ask", tags=["playing"])
async def ask_back(request: Request, match: Ident, at: AtSeat) -> Done:
    """Ask all people at the table to let you take back your last decision, and all that came of it."""
    return await _desk(request).seats.ask_back(request, match, at.seat)


@router.post("/tables/{match}/undo/answer", tags=["playing"])
async def answer_wish(request: Request, match: Ident, consent: Consent) -> Done:
    """Agree or disagree to the wish that stands."""
    return await _desk(request).seats.answer_wish(request, match, consent.seat, consent.agree)


@router.post("/tables/{match}/hint", tags=["playing"])
async def hint(request: Request, match: Ident, at: AtSeat) -> Advice:
    """What a bot would do in your place: its best options with the chance to win, and why."""
    found = await _desk(request).seats.hint(request, match, at.seat)
    return hint_out(found)


@router.put("/tables/{match}/orders", tags=["playing"])
async def orders(request: Request, match: Ident, wish: Orders) -> Done:
    """Leave standing orders: windows in which you want to be passed."""
    return await _desk(request).seats.set_orders(request, match, wish.seat, wish.orders)


@router.post("/tables/{match}/chat", tags=["around the table"])
async def say(request: Request, match: Ident, said: Say) -> Done:
    return await _desk(request).seats.say(request, match, said.seat, said.text, said.name)


@router.post("/tables/{match}/take-over", tags=["around the table"])
async def take_over(request: Request, match: Ident, bot: TakeOver) -> Done:
    """A bot decides for you until you come back."""
    return await _desk(request).seats.take_over(request, match, bot.seat, bot.kind)


@router.post("/tables/{match}/leave", tags=["around the table"])
async def leave(request: Request, match: Ident, at: AtSeat) -> Done:
    """You are away: each decision's default happens until you come back."""
    return await _desk(request).seats.leave(request, match, at.seat)


@router.post("/tables/{match}/come-back", tags=["around the table"])
async def come_back(request: Request, match: Ident, at: AtSeat) -> Done:
    return await _desk(request).seats.come_back(request, match, at.seat)


@router.post("/tables/{match}/horn", tags=["around the table"])
async def blow_horn(request: Request, match: Ident, about: AboutSeat) -> Done:
    """Call somebody who is away: once an hour."""
    return await _desk(request).seats.blow_horn(request, match, about.seat, about.whom)


@router.post("/tables/{match}/stand-in", tags=["around the table"])
async def stand_in(request: Request, match: Ident, about: BotForSeat) -> Done:
    """Agree that a bot plays for somebody who is away until they are back. It takes the majority of who is there."""
    return await _desk(request).seats.stand_in(request, match, about.seat, about.whom, about.kind)


@router.post("/tables/{match}/resign", tags=["around the table"])
async def resign(request: Request, match: Ident, bot: TakeOver) -> Done:
    """Give the seat to a bot for good."""
    return await _desk(request).seats.resign(request, match, bot.seat, bot.kind)


@router.post("/tables/{match}/rematch", tags=["around the table"], status_code=201)
async def rematch(request: Request, match: Ident, at: Rematch) -> Opened:
    """The same seats at a new table; the others' seats are open there."""
    live, tokens, kinds = await _desk(request).new_tables.rematch(request, match, "", at.word, at.ticket)
    return _opened(live.row.id, live.row.invite, live.row.state, kinds, tokens)


# Replays


@router.get("/tables/{match}/record", tags=["replays"], response_model=Record)
async def record(request: Request, match: Ident) -> Response:
    """The record of a finished match. Before the end nobody gets it: it says what lies face down."""
    found = await _desk(request).record(match)
    return _json(found.text())


@router.get("/tables/{match}/moments/{at}", tags=["replays"], response_model=TABLE)
async def moment(
    request: Request,
    match: Ident,
    at: Annotated[int, Path(ge=0, lt=2**31)],
    seat: Annotated[int | None, Query(ge=0, le=31)] = None,
) -> Response:
    """The table as it was after so many decisions: after the end through anybody's eyes, before it through your own."""
    page = await _desk(request).moment(request, match, at, seat)
    return _json(table_json(page))


@router.post("/tables/{match}/review", status_code=202, tags=["replays"])
async def ask_review(request: Request, match: Ident) -> ReviewAnswer:
    """Have a finished match reviewed: what decided it, luck and skill. It is made beside everything else."""
    reviews = _desk(request).reviews
    return await reviews.told(await reviews.ask(request, match), None)


@router.get("/tables/{match}/review", tags=["replays"])
async def review(
    request: Request, match: Ident, seat: Annotated[int | None, Query(ge=-1, le=31)] = None
) -> ReviewAnswer:
    """What is known of it by now, told to a seat, or to nobody in particular with -1."""
    reviews = _desk(request).reviews
    return await reviews.told(await reviews.ended(request, match), seat)


@router.delete("/tables/{match}/review", tags=["replays"])
async def stop_review(request: Request, match: Ident) -> ReviewAnswer:
    """Stop making it. What is known stays, and it goes on from there when it is asked for again."""
    reviews = _desk(request).reviews
    return await reviews.told(await reviews.stop(request, match), None)


@router.post("/tables/{match}/puzzles", status_code=202, tags=["replays"])
async def ask_puzzles(
    request: Request, match: Ident, seat: Annotated[int | None, Query(ge=0, le=31)] = None
) -> PuzzlesAnswer:
    """Have a seat's mistakes in a finished match made into puzzles; it is reviewed first, if it was not yet."""
    reviews = _desk(request).reviews
    return await reviews.puzzles_told(await reviews.ask_puzzles(request, match, seat), seat)


@router.get("/tables/{match}/puzzles", tags=["replays"])
async def puzzles(
    request: Request, match: Ident, seat: Annotated[int | None, Query(ge=0, le=31)] = None
) -> PuzzlesAnswer:
    """The puzzles out of a seat's mistakes that there are by now, with their answers."""
    reviews = _desk(request).reviews
    return await reviews.puzzles_told(await reviews.ended(request, match), seat)


# Read elsewhere, and with care (strangers_files.py), so that the body is only described here.
_UPLOAD = {
    "content": {"application/json": {"schema": Upload.model_json_schema(ref_template="#/components/schemas/{model}")}},
    "required": True,
}


@router.post("/records", status_code=201, tags=["replays"], openapi_extra={"requestBody": _UPLOAD})
async def upload(request: Request) -> Opened:
    """Store a record, to be replayed."""
    live = await _desk(request).new_tables.upload(request, "")
    return _opened(live.row.id, live.row.invite, live.row.state, [], [])


@router.post("/tables/{match}/fork", status_code=201, tags=["replays"])
async def fork(request: Request, match: Ident, wish: Fork) -> Opened:
    """Play on from a moment of a finished match, against bots."""
    live, tokens, kinds = await _desk(request).new_tables.fork(
        request, match, wish.at, wish.seat, wish.kind, wish.name, "", wish.anew
    )
    return _opened(live.row.id, live.row.invite, live.row.state, kinds, tokens)
