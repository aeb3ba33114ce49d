"""The tables as they are now. How they came to be so is told by the steps in `migrations/`.

This is read to compile statements and to check the steps, never by a hall: see `statements.py`.
"""

from __future__ import annotations

from typing import Any, Final

import sqlalchemy as sa

from meadhall.server.database.column_types import moment, text, whole

tables: Final = sa.MetaData()


def of_match(**more: Any) -> sa.Column[str]:
    return text("match", sa.ForeignKey("matches.id"), **more)


matches: Final = sa.Table(
    "matches",
    tables,
    text("id", primary_key=True),
    text("game"),
    whole("rules_version"),
    text("title"),
    text("options"),
    whole("seats"),
    text("seed"),
    text("dice"),
    text("names"),
    text("data", nullable=True),  # empty since component files have a table of their own
    text("tempo"),
    moment("seconds"),
    moment("bank"),
    whole("listed"),
    text("state"),
    text("invite", unique=True),
    text("origin"),
    whole("first"),
    text("winners"),
    text("creator"),
    moment("created"),
    moment("changed"),
    moment("deadline", nullable=True),
    text("waiting", server_default="[]"),
    text("note", server_default=""),
    text("rematch", server_default=""),
    text("components", nullable=True),
    text("wish", server_default=""),
    text("aside", server_default=""),
    text("generator", server_default="sfc32"),
    text("learning", server_default=""),
    text("house", server_default="{}"),
    text("away", server_default=""),
    text("promise", nullable=True),
    text("seal", server_default=""),
    text("redealt", server_default="[]"),  # what was dealt anew where it was taken over from another match
    text("leader", nullable=True),  # the hall that has it in memory, if several share the database
    whole("fence", server_default="0"),  # under which it was written last: who has an older one may not write
)

_due = sa.and_(matches.c.deadline.is_not(None), matches.c.aside == sa.literal_column("''"))
_aside = matches.c.aside != sa.literal_column("''")
_ended = matches.c.state == sa.literal_column("'finished'")
_lesson = matches.c.origin == sa.literal_column("'lesson'")

sa.Index("matches_by_promise", matches.c.promise, unique=True)
sa.Index("matches_by_state", matches.c.state, matches.c.listed, matches.c.changed)
sa.Index("matches_by_creator", matches.c.creator, matches.c.state, matches.c.created)
sa.Index(
    "matches_due",
    matches.c.tempo,
    matches.c.deadline,
    matches.c.id,
    sqlite_where=_due,
    postgresql_where=_due,
)
sa.Index("matches_aside", matches.c.aside, sqlite_where=_aside, postgresql_where=_aside)
sa.Index(
    "matches_ended_by_creator",
    matches.c.creator,
    matches.c.changed,
    sqlite_where=_ended,
    postgresql_where=_ended,
)
sa.Index(
    "matches_lessons",
    matches.c.creator,
    matches.c.created,
    sqlite_where=_lesson,
    postgresql_where=_lesson,
)

seats: Final = sa.Table(
    "seats",
    tables,
    of_match(primary_key=True),
    whole("seat", primary_key=True, autoincrement=False),
    text("kind"),
    text("name"),
    text("token_hash", nullable=True),
    text("person", nullable=True),
    text("stand_in", nullable=True),
    whole("absent"),
    moment("ended", nullable=True),
)

sa.Index("seats_by_token", seats.c.token_hash, unique=True)
sa.Index("seats_by_person", seats.c.person, seats.c.ended, seats.c.match)

# Append-only. made_by is who decided; with 'undo' and 'consent' the action is how many decisions are left standing,
# with 'reopened' how many stood before the one that is taken out.
decisions: Final = sa.Table(
    "decisions",
    tables,
    of_match(),
    whole("number"),
    whole("seat"),
    whole("action"),
    text("made_by"),
    moment("bank", nullable=True),
    moment("at"),
    text("sent_key", nullable=True),
    sa.UniqueConstraint("match", "number"),
)

people: Final = sa.Table("people", tables, text("id", primary_key=True), text("name"), moment("seen"))

chat: Final = sa.Table(
    "chat",
    tables,
    of_match(),
    whole("number"),
    whole("seat"),
    text("name"),
    text("text"),
    moment("at"),
    sa.UniqueConstraint("match", "number"),
)

orders: Final = sa.Table(
    "orders",
    tables,
    of_match(primary_key=True),
    whole("seat", primary_key=True, autoincrement=False),
    whole("number", primary_key=True, autoincrement=False),
    text("wish"),
)

snapshots: Final = sa.Table("snapshots", tables, of_match(primary_key=True), whole("number"), text("saved"))

components: Final = sa.Table("components", tables, text("hash", primary_key=True), text("content"))

# How many bytes were brought: by each client on one day, and in total by nobody in particular on day 0.
brought: Final = sa.Table(
    "brought",
    tables,
    whole("day", primary_key=True, autoincrement=False),
    text("client", primary_key=True),
    whole("bytes"),
)

# What the halls know of themselves: how often one was opened, by which release, and the secret between them.
hall: Final = sa.Table("hall", tables, text("name", primary_key=True), text("value"))

keys: Final = sa.Table(
    "keys", tables, text("token_hash", primary_key=True), text("person", primary_key=True), moment("at")
)

# The halls that are open now, where several share the database. One whose beat stands still is removed by the others.
halls: Final = sa.Table(
    "halls",
    tables,
    text("id", primary_key=True),
    text("address"),  # where the others pass requests on
    whole("beat"),
    moment("clock"),  # what the hall's own clock said then
    whole("draining"),
)

# What clients have taken of what is limited, at all halls together, as a number that only grows.
spent: Final = sa.Table(
    "spent",
    tables,
    text("kind", primary_key=True),
    text("client", primary_key=True),
    moment("taken"),
    moment("at"),
)

# What is being found out, or is known, about a finished match. Its steps come one by one, from the last decision to the
# first; all of it follows from the match, seed and depth.
reviews: Final = sa.Table(
    "reviews",
    tables,
    of_match(primary_key=True),
    text("format"),  # of its steps
    text("seed"),
    whole("depth"),
    text("state"),
    text("client"),  # who asked for it
    moment("asked"),
    text("hall"),  # which makes it, if several share the database
    whole("puzzles", server_default="0"),  # for each seat whose mistakes shall be puzzles, one bit
)

_wanted = reviews.c.state == sa.literal_column("'wanted'")
sa.Index("reviews_wanted", reviews.c.asked, reviews.c.client, sqlite_where=_wanted, postgresql_where=_wanted)

review_steps: Final = sa.Table(
    "review_steps",
    tables,
    of_match(primary_key=True),
    whole("number", primary_key=True, autoincrement=False),
    text("step"),
)

# What a closer look at a mistake has shown: a solution, or nothing if there is no sure one.
review_puzzles: Final = sa.Table(
    "review_puzzles",
    tables,
    of_match(primary_key=True),
    whole("number", primary_key=True, autoincrement=False),
    text("solution"),
)
