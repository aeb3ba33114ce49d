-- What spares work: where a match stood, and when the hall has to look at it again. Both can be lost without harm.

CREATE TABLE snapshots (
    match TEXT PRIMARY KEY REFERENCES matches (id),
    number INTEGER NOT NULL,
    saved TEXT NOT NULL
);

ALTER TABLE matches ADD COLUMN deadline REAL;

CREATE INDEX matches_by_deadline ON matches (deadline);

-- What a list of tables tells: which people are awaited, and how far it has come.
ALTER TABLE matches ADD COLUMN waiting TEXT NOT NULL DEFAULT '[]';

ALTER TABLE matches ADD COLUMN note TEXT NOT NULL DEFAULT '';

-- The table at which the same people play again.
ALTER TABLE matches ADD COLUMN rematch TEXT NOT NULL DEFAULT '';
