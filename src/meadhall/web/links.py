"""Where things are: every address that a page links or posts to. The server has a route for each."""

from __future__ import annotations

from urllib.parse import quote, urlencode, urlsplit

LOBBY = "/"
PLAY_NOW = "/play"  # POST game=
WATCH = "/watch"  # POST game= and level=: bots alone
OWN_TABLES = "/lobby/mine"  # GET the reader's own tables, as the lobby shows them
LEARN = "/learn"  # POST game= and lesson=, or nothing for the next one
UPLOAD = "/upload"  # POST record= (a file)
NAME = "/name"  # POST name=
LANGUAGE = "/language"  # POST language=
CREDITS = "/credits"
RULES = "/rules"  # all games in a minute each


def sample(game: str) -> str:
    """GET leads to the replay of a match between bots."""
    return f"/sample/{quote(game)}"


def new_table(game: str) -> str:
    """GET the form, POST it."""
    return f"/new/{quote(game)}"


def rules(game: str, rule: str = "", query: str = "") -> str:
    """The catalogue, opened at a rule, or what was found."""
    asked = urlencode({"q": query}) if query else ""
    return f"/rules/{quote(game)}" + (f"?{asked}" if asked else "") + (f"#{quote(rule)}" if rule else "")


def puzzle(game: str, name: str = "") -> str:
    """GET today's, or that one; with ?action= the answer to a choice."""
    return f"/puzzle/{quote(game)}" + (f"/{quote(name)}" if name else "")


def gallery(game: str) -> str:
    return f"/gallery/{quote(game)}"


def table(match_id: str) -> str:
    return f"/table/{quote(match_id)}"


def act(match_id: str) -> str:
    """POST action= and number= (of decisions made when the page was drawn)."""
    return f"{table(match_id)}/act"


def fragment(match_id: str) -> str:
    """GET what live updates morph in."""
    return f"{table(match_id)}/fragment"


def events(match_id: str) -> str:
    """GET the server-sent events."""
    return f"{table(match_id)}/events"


def undo(match_id: str) -> str:
    """POST, nothing or wish=ask, agree or disagree."""
    return f"{table(match_id)}/undo"


def coach(match_id: str) -> str:
    """POST do=next (mark=) or skip."""
    return f"{table(match_id)}/coach"


def hint(match_id: str) -> str:
    """POST; the next page has the hint."""
    return f"{table(match_id)}/hint"


def chat(match_id: str) -> str:
    """POST text=."""
    return f"{table(match_id)}/chat"


def orders(match_id: str) -> str:
    """POST key= and on=0 or 1."""
    return f"{table(match_id)}/orders"


def seat(match_id: str) -> str:
    """POST do=bot (kind=), back, leave, or resign."""
    return f"{table(match_id)}/seat"


def lift(match_id: str) -> str:
    """POST seat=: the next player at this screen lifts the curtain."""
    return f"{table(match_id)}/lift"


def join(match_id: str) -> str:
    """GET the page of an invitation, POST name=, seat= and token= to sit down."""
    return f"{table(match_id)}/join"


def invite(match_id: str) -> str:
    """GET the invitation with its QR code."""
    return f"{table(match_id)}/invite"


def start(match_id: str) -> str:
    """POST: bots (kind=) take the seats that are still open, and it begins."""
    return f"{table(match_id)}/start"


def rematch(match_id: str) -> str:
    """POST: the same seats at a new table."""
    return f"{table(match_id)}/rematch"


def replay(match_id: str, at: int | None = None, seat: int | None = None) -> str:
    """A moment of the match, through somebody's eyes."""
    asked = {}
    if at is not None:
        asked["at"] = str(at)
    if seat is not None:
        asked["seat"] = str(seat)
    return f"{table(match_id)}/replay" + (f"?{urlencode(asked)}" if asked else "")


def review(match_id: str, seat: int | None = None) -> str:
    """GET what is known of a finished match, told to a seat, or to nobody with -1; POST do=start or stop."""
    return f"{table(match_id)}/review" + ("" if seat is None else f"?seat={seat}")


def review_fragment(match_id: str, seat: int) -> str:
    """GET what is morphed in while it grows."""
    return f"{table(match_id)}/review/fragment?seat={seat}"


def own_puzzles(match_id: str, seat: int) -> str:
    """GET the puzzles out of a seat's mistakes in a finished match; POST do=start or stop."""
    return f"{table(match_id)}/puzzles?seat={seat}"


def own_puzzles_fragment(match_id: str, seat: int) -> str:
    """GET what is morphed in while they are made."""
    return f"{table(match_id)}/puzzles/fragment?seat={seat}"


def own_puzzle(match_id: str, number: int) -> str:
    """GET the puzzle of a decision, and with `?action=` its answer."""
    return f"{table(match_id)}/puzzles/{number}"


def record(match_id: str) -> str:
    """GET the record as a file."""
    return f"{table(match_id)}/record"


def fork(match_id: str) -> str:
    """POST at= and seat=: play from here against bots."""
    return f"{table(match_id)}/fork"


def only_here(url: str) -> bool:
    """Does the address lead nowhere but to this machine?

    >>> only_here("http://localhost:8765/table/x/join"), only_here("http://hall.example/table/x/join")
    (True, False)
    """
    host = urlsplit(url).hostname or ""
    return host in ("localhost", "::1") or host.startswith("127.")
