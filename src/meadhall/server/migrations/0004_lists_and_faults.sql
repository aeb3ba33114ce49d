-- Lists read only what they show; what fails is set aside; what was sent twice is known after a restart as well.

-- Component files, each kept once by its hash: a match only names it. (matches.data is empty from now on.)
CREATE TABLE components (
    hash TEXT PRIMARY KEY,
    content TEXT NOT NULL
);

ALTER TABLE matches ADD COLUMN components TEXT;

-- A wish to take something back that waits for consent, as JSON; nothing if there is none.
ALTER TABLE matches ADD COLUMN wish TEXT NOT NULL DEFAULT '';

-- Why the hall leaves this match alone: it could not be read or driven on. Nothing if all is well.
ALTER TABLE matches ADD COLUMN aside TEXT NOT NULL DEFAULT '';

-- The key under which a program sent this decision, so that the same request does nothing when it comes again.
ALTER TABLE decisions ADD COLUMN sent_key TEXT;

-- When the match of this seat ended: a person's finished matches are found in their order, without the others.
ALTER TABLE seats ADD COLUMN ended REAL;

UPDATE seats SET ended = (SELECT matches.changed FROM matches WHERE matches.id = seats.match AND matches.state = 'finished');

-- What was played to its end, or only looked at, needs no waking; what was left by a fork is found out on waking.
UPDATE matches SET deadline = NULL WHERE state <> 'running';

-- How many bytes were brought: by each client on one day, and in total by nobody in particular on day 0.
CREATE TABLE brought (
    day INTEGER NOT NULL,
    client TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    PRIMARY KEY (day, client)
);

-- What the hall knows of itself: how often it was opened, and by which release.
CREATE TABLE hall (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

DROP INDEX matches_by_deadline;

CREATE INDEX matches_due ON matches (tempo, deadline, id) WHERE deadline IS NOT NULL AND aside = '';

CREATE INDEX matches_aside ON matches (aside) WHERE aside <> '';

DROP INDEX matches_by_creator;

CREATE INDEX matches_by_creator ON matches (creator, state, created);

CREATE INDEX matches_ended_by_creator ON matches (creator, changed) WHERE state = 'finished';

DROP INDEX seats_by_person;

CREATE INDEX seats_by_person ON seats (person, ended, match);
