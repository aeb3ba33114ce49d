-- What people leave at a table, and what a browser is remembered by.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    seen REAL NOT NULL
);

CREATE TABLE chat (
    match TEXT NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    UNIQUE (match, number)
);

CREATE TABLE orders (
    match TEXT NOT NULL REFERENCES matches (id),
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    wish TEXT NOT NULL,
    PRIMARY KEY (match, seat, number)
);
