-- What spares work: where a match stood, and when the hall has to look at it again. Both can be lost without harm.

CREATE TABLE snapshots (
    match TEXT PRIMARY KEY REFERENCES matches (id),
    number INTEGER NOT NULL,
    saved TEXT NOT NULL
);

ALTER TABLE matches ADD COLUMN deadline REAL;

CREATE INDEX matches_by_deadline ON matches (deadline);
