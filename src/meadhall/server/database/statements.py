"""Every statement of the hall, written once for both databases.

They are compiled ahead by `assets/statements.py` into `sql/`, which is what a hall reads: it needs nothing of
SQLAlchemy to open, and no time to compile. Who changes something here runs that; a test compares.
"""

from __future__ import annotations

import re
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.schema import CreateIndex, CreateTable
from sqlalchemy.sql.compiler import SQLCompiler

from meadhall.server import columns
from meadhall.server.database.schema import (
    brought,
    chat,
    components,
    decisions,
    hall,
    halls,
    keys,
    matches,
    orders,
    people,
    review_puzzles,
    review_steps,
    reviews,
    seats,
    snapshots,
    spent,
    tables,
)

Statement = sa.Select[Any] | sa.CompoundSelect[Any] | sa.Insert | sa.Update | sa.Delete

NOTHING: Final[sa.ColumnElement[str]] = sa.literal_column("''")
NONE: Final[sa.ColumnElement[int]] = sa.literal_column("0")
MOST_LESSONS: Final = 30  # the newest ones of a person
MOST_KNOWN: Final = 200  # seats of a person that are looked at to know which games they are of
MOST_PLAYED: Final = 500  # tables at which one person plays: nobody plays at more, and a hoard costs no time
A_MOMENT: Final[sa.ColumnElement[float]] = sa.literal_column(
    "1e12"
)  # what is later is no moment at all, in a row that somebody has spoilt


class within(sa.ColumnElement[bool]):  # reads as a function
    """Is the column one of those in the list that is given under the name?"""

    inherit_cache = False
    type = sa.Boolean()
    _is_implicitly_boolean = True  # so that nothing is compared with 1

    def __init__(self, column: sa.ColumnElement[str], name: str) -> None:
        self.column = column
        self.name = name


@compiles(within, "sqlite")
def _within_json(element: within, compiler: SQLCompiler, **how: Any) -> str:
    given = compiler.process(sa.bindparam(element.name, type_=sa.Text()), **how)
    return f"{compiler.process(element.column, **how)} IN (SELECT value FROM json_each({given}))"


@compiles(within, "postgresql")
def _within_array(element: within, compiler: SQLCompiler, **how: Any) -> str:
    given = compiler.process(sa.bindparam(element.name, type_=postgresql.ARRAY(sa.Text())), **how)
    return f"{compiler.process(element.column, **how)} = ANY ({given})"


def given(name: str, column: sa.Column[Any]) -> sa.BindParameter[Any]:
    """A value that comes with the statement, of the column's type."""
    return sa.bindparam(name, type_=column.type)


def number(name: str) -> sa.BindParameter[int]:
    return sa.bindparam(name, type_=sa.Integer())


def _is(*names: sa.Column[Any]) -> sa.ColumnElement[bool]:
    """These columns are as given, under their own names."""
    return sa.and_(*(column == given(column.name, column) for column in names))


def _put(table: sa.Table, names: tuple[str, ...]) -> dict[str, sa.BindParameter[Any]]:
    return {name: given(name, table.c[name]) for name in names}


def statements(insert: Any) -> dict[str, Statement]:
    """All of them by name; `insert` is the database's own, which knows what to do about a row that is there already."""
    return {**_reads(), **_lists(), **_writes(insert), **_several_halls(insert), **_reviews(insert), **_upkeep()}


def _reads() -> dict[str, Statement]:
    m, s, d = matches.c, seats.c, decisions.c
    content = sa.select(components.c.content).where(components.c.hash == m.components).scalar_subquery()
    free = sa.or_(
        m.leader.is_(None),
        m.leader == given("hall", m.leader),
        ~sa.exists().where(halls.c.id == m.leader),
    )
    return {
        "match": sa.select(*(content if name == "components" else m[name] for name in columns.MATCH)).where(_is(m.id)),
        "invited": sa.select(m.id).where(_is(m.invite)),
        "seats": sa.select(*(s[name] for name in columns.SEAT)).where(_is(s.match)).order_by(s.seat),
        "orders": sa.select(orders.c.seat, orders.c.wish)
        .where(_is(orders.c.match))
        .order_by(orders.c.seat, orders.c.number),
        "holders": sa.select(s.seat, keys.c.person)
        .join_from(seats, keys, keys.c.token_hash == s.token_hash)
        .where(_is(s.match))
        .order_by(keys.c.at),
        "seat_of": sa.select(s.match, s.seat).where(_is(s.token_hash)),
        "entries": sa.select(*(d[name] for name in columns.ENTRY))
        .where(_is(d.match), d.number > given("after", d.number))
        .order_by(d.number),
        "keys": sa.select(d.seat, d.sent_key)
        .where(_is(d.match), d.number > given("after", d.number), d.sent_key.is_not(None))
        .order_by(d.number.desc())
        .limit(number("most"))
        .offset(NONE),
        "chat": sa.select(*(chat.c[name] for name in columns.CHAT))
        .where(_is(chat.c.match))
        .order_by(chat.c.number.desc())
        .limit(number("most"))
        .offset(NONE),
        "snapshot": sa.select(*(snapshots.c[name] for name in columns.SNAPSHOT)).where(_is(snapshots.c.match)),
        "name_of": sa.select(people.c.name).where(_is(people.c.id)),
        "newest": sa.select(sa.func.max(m.changed)).where(_is(m.state, m.listed), m.changed < A_MOMENT),
        "due": sa.select(m.deadline, m.id)
        .where(
            m.deadline.is_not(None),
            m.aside == NOTHING,
            _is(m.tempo),
            m.deadline <= given("now", m.deadline),
            sa.tuple_(m.deadline, m.id) > sa.tuple_(given("after", m.deadline), given("behind", m.id)),
            free,
        )
        .order_by(m.deadline, m.id)
        .limit(number("most"))
        .offset(NONE),
        "known": sa.select(hall.c.name, hall.c.value),
    }


def _lists() -> dict[str, Statement]:
    m, s = matches.c, seats.c
    listed = sa.select(*(m[name] for name in columns.LISTED)).where(m.aside == NOTHING)
    finished = m.state == sa.literal_column("'finished'")
    going_on = (
        sa.select(s.match)
        .where(_is(s.person), s.ended.is_(None))
        .limit(sa.literal_column(str(MOST_PLAYED)))
        .offset(NONE)
    )
    sat_at = sa.select(s.match).where(_is(s.person)).limit(sa.literal_column(str(MOST_KNOWN))).offset(NONE)
    taken = s.token_hash.is_not(None)
    return {
        "open_to_all": listed.where(_is(m.state), m.listed == sa.literal_column("1"))
        .order_by(m.changed.desc())
        .limit(number("most"))
        .offset(NONE),
        "played_by": sa.select(m.id, m.changed).where(m.aside == NOTHING, m.id.in_(going_on)),
        "ended_of_person": sa.select(s.match)
        .where(_is(s.person), s.ended.is_not(None))
        .order_by(s.ended.desc())
        .limit(number("most"))
        .offset(NONE),
        "ended_of_creator": listed.where(_is(m.creator), finished)
        .order_by(m.changed.desc())
        .limit(number("most"))
        .offset(NONE),
        "lessons": sa.select(*(m[name] for name in columns.TAUGHT))
        .where(_is(m.creator), m.origin == sa.literal_column("'lesson'"))
        .order_by(m.created.desc())
        .limit(sa.literal_column(str(MOST_LESSONS)))
        .offset(NONE),
        "games_known": sa.select(m.game).distinct().where(m.id.in_(sat_at)),
        "unfinished": sa.select(sa.func.count()).where(
            _is(m.creator),
            m.state.in_([sa.literal_column("'open'"), sa.literal_column("'running'")]),
            m.created > given("since", m.created),
        ),
        "named": listed.where(within(m.id, "matches")),
        "listed_seats": sa.select(s.match, *(taken if name == "taken" else s[name] for name in columns.LISTED_SEAT))
        .where(within(s.match, "matches"))
        .order_by(s.match, s.seat),
    }


def _writes(insert: Any) -> dict[str, Statement]:
    m, s = matches.c, seats.c
    name = insert(people).values(_put(people, ("id", "name", "seen")))
    key = insert(keys).values(_put(keys, ("token_hash", "person", "at")))
    saved = insert(snapshots).values(_put(snapshots, ("match", *columns.SNAPSHOT)))
    fact = insert(hall).values(_put(hall, ("name", "value")))
    weight = insert(brought).values(_put(brought, ("day", "client", "bytes")))
    newest = (
        sa.select(keys.c.person)
        .where(_is(keys.c.token_hash))
        .order_by(keys.c.at.desc())
        .limit(number("most"))
        .offset(NONE)
    )
    day = given("day", brought.c.day)
    return {
        "add_component": insert(components)
        .values(_put(components, ("hash", "content")))
        .on_conflict_do_nothing(index_elements=["hash"]),
        "add_match": sa.insert(matches).values(_put(matches, (*columns.MATCH, "leader", "fence"))),
        "add_seat": sa.insert(seats).values(_put(seats, ("match", *columns.SEAT, "ended"))),
        "add_entry": sa.insert(decisions).values(_put(decisions, ("match", *columns.ENTRY))),
        "add_order": sa.insert(orders).values(_put(orders, ("match", "seat", "number", "wish"))),
        "add_line": sa.insert(chat).values(_put(chat, ("match", *columns.CHAT))),
        # Whoever writes to a match says under which fence: nobody is written over who has come since.
        "keep_match": sa.update(matches)
        .values(_put(matches, (*columns.PROGRESS, "fence")))
        .where(_is(m.id), m.fence <= given("fence", m.fence)),
        "hold_match": sa.update(matches)
        .values(fence=given("fence", m.fence))
        .where(_is(m.id), m.fence <= given("fence", m.fence)),
        "keep_seat": sa.update(seats).values(_put(seats, columns.SEAT)).where(_is(s.match, s.seat)),
        "end_seats": sa.update(seats).values(_put(seats, ("ended",))).where(_is(s.match)),
        "drop_orders": sa.delete(orders).where(_is(orders.c.match, orders.c.seat)),
        "set_aside": sa.update(matches).values(_put(matches, ("aside",))).where(_is(m.id)),
        "try_again": sa.update(matches).values(aside=NOTHING).where(m.aside != NOTHING),
        "keep_snapshot": saved.on_conflict_do_update(
            index_elements=["match"], set_={"number": saved.excluded.number, "saved": saved.excluded.saved}
        ),
        "set_name": name.on_conflict_do_update(
            index_elements=["id"], set_={"name": name.excluded.name, "seen": name.excluded.seen}
        ),
        "keep_key": key.on_conflict_do_update(index_elements=["token_hash", "person"], set_={"at": key.excluded.at}),
        "prune_keys": sa.delete(keys).where(_is(keys.c.token_hash), keys.c.person.not_in(newest)),
        "set_fact": fact.on_conflict_do_update(index_elements=["name"], set_={"value": fact.excluded.value}),
        "add_fact": fact.on_conflict_do_nothing(index_elements=["name"]),
        "forget_days": sa.delete(brought).where(brought.c.day.not_in([sa.literal_column("0"), day])),
        "bring": weight.on_conflict_do_update(
            index_elements=["day", "client"], set_={"bytes": brought.c.bytes + weight.excluded.bytes}
        ),
        "brought_by": sa.select(brought.c.bytes).where(_is(brought.c.day, brought.c.client)),
        "brought_on": sa.select(sa.func.sum(brought.c.bytes)).where(_is(brought.c.day)),
    }


def _several_halls(insert: Any) -> dict[str, Statement]:
    m, h = matches.c, halls.c
    free = sa.or_(m.leader.is_(None), m.leader == given("hall", m.leader), ~sa.exists().where(h.id == m.leader))
    took = insert(spent).values(_put(spent, ("kind", "client", "taken", "at")))
    left = spent.c.taken - (took.excluded.at - spent.c.at) * given("rate", spent.c.taken)
    return {
        "enter": sa.insert(halls).values(_put(halls, ("id", "address", "beat", "clock", "draining"))),
        "beat": sa.update(halls).values(_put(halls, ("beat", "clock", "draining"))).where(_is(h.id)),
        "halls": sa.select(h.id, h.address, h.beat, h.clock, h.draining).order_by(h.id),
        "declare_gone": sa.delete(halls).where(_is(h.id, h.beat)),
        "leave": sa.delete(halls).where(_is(h.id)),
        "lead": sa.update(matches)
        .values(leader=given("hall", m.leader), fence=m.fence + sa.literal_column("1"))
        .where(_is(m.id), free)
        .returning(m.fence),
        "fence_of": sa.select(m.fence).where(_is(m.id)),
        "leader_of": sa.select(m.leader, h.address)
        .select_from(matches.outerjoin(halls, h.id == m.leader))
        .where(_is(m.id)),
        "give_back": sa.update(matches)
        .values(leader=sa.null())
        .where(_is(m.id, m.fence), m.leader == given("hall", m.leader)),
        # As a bucket with a hole: what was taken runs out at the rate at which it may be taken.
        "spend": took.on_conflict_do_update(
            index_elements=["kind", "client"],
            set_={
                "taken": sa.case((left > NONE, left), else_=NONE) + took.excluded.taken,
                "at": took.excluded.at,
            },
        ).returning(spent.c.taken),
        "forget_spent": sa.delete(spent).where(spent.c.at < given("before", spent.c.at)),
    }


def _reviews(insert: Any) -> dict[str, Statement]:
    r, s, p = reviews.c, review_steps.c, review_puzzles.c
    wanted = r.state == sa.literal_column("'wanted'")
    free = sa.or_(r.hall == given("hall", r.hall), ~sa.exists().where(halls.c.id == r.hall))
    row = insert(reviews).values(_put(reviews, columns.REVIEW))
    anew = {name: row.excluded[name] for name in columns.REVIEW if name != "match"}
    return {
        "review": sa.select(*(r[name] for name in columns.REVIEW)).where(_is(r.match)),
        "review_steps": sa.select(s.step)
        .where(_is(s.match), s.number < given("below", s.number))
        .order_by(s.number.desc()),
        "wanted_reviews": sa.select(sa.func.count()).where(wanted),
        "wanted_reviews_by": sa.select(sa.func.count()).where(wanted, _is(r.client)),
        "ask_review": row.on_conflict_do_update(index_elements=["match"], set_=anew),
        "free_reviews": sa.select(r.match)
        .where(wanted, free)
        .order_by(r.asked, r.match)
        .limit(number("most"))
        .offset(NONE),
        "take_review": sa.update(reviews).values(hall=given("hall", r.hall)).where(_is(r.match), wanted, free),
        "stop_review": sa.update(reviews).values(state=sa.literal_column("'stopped'")).where(_is(r.match), wanted),
        # Whoever makes it writes only as long as it is wanted, and by nobody else.
        "hold_review": sa.update(reviews).values(_put(reviews, ("state",))).where(_is(r.match, r.hall), wanted),
        "add_review_step": insert(review_steps)
        .values(_put(review_steps, ("match", "number", "step")))
        .on_conflict_do_nothing(index_elements=["match", "number"]),
        "drop_review_steps": sa.delete(review_steps).where(_is(s.match)),
        # Nobody has asked for more meanwhile.
        "finish_review": sa.update(reviews)
        .values(state=sa.literal_column("'done'"))
        .where(_is(r.match, r.hall, r.puzzles), wanted),
        "review_puzzles": sa.select(p.number, p.solution).where(_is(p.match)).order_by(p.number),
        "add_review_puzzle": insert(review_puzzles)
        .values(_put(review_puzzles, ("match", "number", "solution")))
        .on_conflict_do_nothing(index_elements=["match", "number"]),
        "drop_review_puzzles": sa.delete(review_puzzles).where(_is(p.match)),
    }


def _upkeep() -> dict[str, Statement]:
    """What those ask who run a hall: all rows of a match or of a table, and what is to go."""
    m, s, c = matches.c, seats.c, chat.c
    unfinished = m.state.in_([sa.literal_column("'open'"), sa.literal_column("'running'")])
    found: dict[str, Statement] = {
        "newest_matches": sa.select(m.id, m.game, m.title, m.state, m.seats, m.changed, m.aside)
        .order_by(m.changed.desc())
        .limit(number("most"))
        .offset(NONE),
        "highest_fence": sa.select(sa.func.coalesce(sa.func.max(m.fence), NONE)),
        "every_match": sa.select(m.id).order_by(m.id),
        "unfinished_since": sa.select(m.id).where(unfinished, m.changed < given("before", m.changed)),
        "finished_since": sa.select(m.id).where(~unfinished, m.changed < given("before", m.changed)),
        "put_to_sleep": sa.update(matches)
        .values(deadline=sa.null())
        .where(unfinished, m.deadline.is_not(None), m.changed < given("before", m.changed)),
        # Whoever leads it finds, with the next thing to be written, that it was changed behind its back.
        "take_away": sa.update(matches).values(leader=sa.null(), fence=m.fence + given("by", m.fence)).where(_is(m.id)),
        "close_match": sa.update(matches)
        .values(
            state=sa.literal_column("'finished'"), deadline=sa.null(), wish=NOTHING, waiting=sa.literal_column("'[]'")
        )
        .where(_is(m.id)),
        # The names are part of the seal, and a word may tell of the person.
        "rename_match": sa.update(matches)
        .values({**_put(matches, ("names", "title")), m.seal: NOTHING})
        .where(_is(m.id)),
        # By the name that one gave oneself, or has at a table.
        "people_named": sa.union(
            sa.select(people.c.id, people.c.name, people.c.seen).where(_is(people.c.name)),
            sa.select(s.person, s.name, sa.func.max(m.changed))
            .select_from(seats.join(matches, m.id == s.match))
            .where(
                _is(s.name), s.person.is_not(None), s.person.not_in(sa.select(people.c.id).where(_is(people.c.name)))
            )
            .group_by(s.person, s.name),
        ),
        "seats_of_person": sa.select(s.match, s.seat).where(_is(s.person)).order_by(s.match, s.seat),
        "unname_seat": sa.update(seats)
        .values(name=given("name", s.name), person=sa.null())
        .where(_is(s.match, s.seat)),
        "unsay": sa.update(chat).values(name=given("name", c.name), text=NOTHING).where(_is(c.match, c.seat)),
        "reword": sa.update(chat).values(_put(chat, ("text",))).where(_is(c.match, c.number)),
        "unsay_aside": sa.update(chat)
        .values(name=NOTHING, text=NOTHING)
        .where(_is(c.name), c.seat == sa.literal_column("-1")),
        "forget_creator": sa.update(matches).values(creator=NOTHING).where(_is(m.creator)),
        "forget_person": sa.delete(people).where(_is(people.c.id)),
        "forget_keys": sa.delete(keys).where(_is(keys.c.person)),
        "drop_unused_components": sa.delete(components).where(~sa.exists().where(m.components == components.c.hash)),
    }
    for table in tables.sorted_tables:
        names = tuple(table.c.keys())
        found[f"all {table.name}"] = sa.select(*table.c)
        found[f"put {table.name}"] = sa.insert(table).values(_put(table, names))
        own = table.c.id if table is matches else table.c.get("match")
        if own is not None:
            found[f"of {table.name}"] = sa.select(*table.c).where(own == given("of", own))
            found[f"drop {table.name}"] = sa.delete(table).where(own == given("of", own))
    return found


DIALECTS: Final[dict[str, tuple[Any, Any]]] = {
    "sqlite": (sqlite.dialect(paramstyle="named"), sqlite.insert),
    "postgresql": (postgresql.psycopg.dialect(), postgresql.insert),  # type: ignore[no-untyped-call]  # not typed yet
}
HEAD: Final = "-- Made by assets/statements.py from database/schema.py and database/statements.py.\n"


def compiled(name: str) -> str:
    """All statements, and those that make a new database, as the database of that name understands them."""
    dialect, insert = DIALECTS[name]
    found = {key: statement.compile(dialect=dialect) for key, statement in sorted(statements(insert).items())}
    made: list[Any] = []
    for table in tables.sorted_tables:
        made += [CreateTable(table), *(CreateIndex(index) for index in sorted(table.indexes, key=_name))]
    new = {f"schema {number}": element.compile(dialect=dialect) for number, element in enumerate(made, start=10)}
    return HEAD + "".join(f"\n-- : {key}\n{_one_line(str(sql))}\n" for key, sql in {**found, **new}.items())


def _name(index: sa.Index) -> str:
    return str(index.name)


def _one_line(sql: str) -> str:
    return re.sub(r"\s+", " ", sql).strip()
