-- What a match follows from: how it was set up, who sits where, and every decision.

CREATE TABLE migrations (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL
);

CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    title TEXT NOT NULL,
    options TEXT NOT NULL,
    seats INTEGER NOT NULL,
    seed TEXT NOT NULL,
    dice TEXT NOT NULL,
    names TEXT NOT NULL,
    data TEXT,
    tempo TEXT NOT NULL,
    seconds REAL NOT NULL,
    bank REAL NOT NULL,
    listed INTEGER NOT NULL,
    state TEXT NOT NULL,
    invite TEXT NOT NULL UNIQUE,
    origin TEXT NOT NULL,
    first INTEGER NOT NULL,
    winners TEXT NOT NULL,
    creator TEXT NOT NULL,
    created REAL NOT NULL,
    changed REAL NOT NULL
);

CREATE INDEX matches_by_state ON matches (state, listed, changed);

CREATE INDEX matches_by_creator ON matches (creator, state);

CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    token_hash TEXT,
    person TEXT,
    stand_in TEXT,
    absent INTEGER NOT NULL,
    PRIMARY KEY (match, seat)
);

CREATE UNIQUE INDEX seats_by_token ON seats (token_hash);

CREATE INDEX seats_by_person ON seats (person);

-- Append-only. made_by is who decided; with 'undo' and 'consent' the action is how many decisions are left standing.
CREATE TABLE decisions (
    match TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action INTEGER NOT NULL,
    made_by TEXT NOT NULL,
    bank REAL,
    at REAL NOT NULL,
    UNIQUE (match, number)
);
