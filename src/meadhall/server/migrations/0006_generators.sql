-- What makes chance of a table's seed. Tables from before play on with what they began with.
ALTER TABLE matches ADD COLUMN generator TEXT NOT NULL DEFAULT 'sfc32';
