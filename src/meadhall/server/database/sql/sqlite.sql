-- Made by assets/statements.py from database/schema.py and database/statements.py.

-- : add_component
INSERT INTO components (hash, content) VALUES (:hash, :content) ON CONFLICT (hash) DO NOTHING

-- : add_entry
INSERT INTO decisions ("match", number, seat, action, made_by, bank, at, sent_key) VALUES (:match, :number, :seat, :action, :made_by, :bank, :at, :sent_key)

-- : add_fact
INSERT INTO hall (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING

-- : add_line
INSERT INTO chat ("match", number, seat, name, text, at) VALUES (:match, :number, :seat, :name, :text, :at)

-- : add_match
INSERT INTO matches (id, game, rules_version, title, options, seats, seed, dice, names, tempo, seconds, bank, listed, state, invite, origin, first, winners, creator, created, changed, deadline, waiting, note, rematch, components, wish, aside, generator, learning, house, away, promise, seal, redealt, leader, fence) VALUES (:id, :game, :rules_version, :title, :options, :seats, :seed, :dice, :names, :tempo, :seconds, :bank, :listed, :state, :invite, :origin, :first, :winners, :creator, :created, :changed, :deadline, :waiting, :note, :rematch, :components, :wish, :aside, :generator, :learning, :house, :away, :promise, :seal, :redealt, :leader, :fence)

-- : add_order
INSERT INTO orders ("match", seat, number, wish) VALUES (:match, :seat, :number, :wish)

-- : add_review_puzzle
INSERT INTO review_puzzles ("match", number, solution) VALUES (:match, :number, :solution) ON CONFLICT ("match", number) DO NOTHING

-- : add_review_step
INSERT INTO review_steps ("match", number, step) VALUES (:match, :number, :step) ON CONFLICT ("match", number) DO NOTHING

-- : add_seat
INSERT INTO seats ("match", seat, kind, name, token_hash, person, stand_in, absent, ended) VALUES (:match, :seat, :kind, :name, :token_hash, :person, :stand_in, :absent, :ended)

-- : all brought
SELECT brought.day, brought.client, brought.bytes FROM brought

-- : all chat
SELECT chat."match", chat.number, chat.seat, chat.name, chat.text, chat.at FROM chat

-- : all components
SELECT components.hash, components.content FROM components

-- : all decisions
SELECT decisions."match", decisions.number, decisions.seat, decisions.action, decisions.made_by, decisions.bank, decisions.at, decisions.sent_key FROM decisions

-- : all hall
SELECT hall.name, hall.value FROM hall

-- : all halls
SELECT halls.id, halls.address, halls.beat, halls.clock, halls.draining FROM halls

-- : all keys
SELECT keys.token_hash, keys.person, keys.at FROM keys

-- : all matches
SELECT matches.id, matches.game, matches.rules_version, matches.title, matches.options, matches.seats, matches.seed, matches.dice, matches.names, matches.data, matches.tempo, matches.seconds, matches.bank, matches.listed, matches.state, matches.invite, matches.origin, matches.first, matches.winners, matches.creator, matches.created, matches.changed, matches.deadline, matches.waiting, matches.note, matches.rematch, matches.components, matches.wish, matches.aside, matches.generator, matches.learning, matches.house, matches.away, matches.promise, matches.seal, matches.redealt, matches.leader, matches.fence FROM matches

-- : all orders
SELECT orders."match", orders.seat, orders.number, orders.wish FROM orders

-- : all people
SELECT people.id, people.name, people.seen FROM people

-- : all review_puzzles
SELECT review_puzzles."match", review_puzzles.number, review_puzzles.solution FROM review_puzzles

-- : all review_steps
SELECT review_steps."match", review_steps.number, review_steps.step FROM review_steps

-- : all reviews
SELECT reviews."match", reviews.format, reviews.seed, reviews.depth, reviews.state, reviews.client, reviews.asked, reviews.hall, reviews.puzzles FROM reviews

-- : all seats
SELECT seats."match", seats.seat, seats.kind, seats.name, seats.token_hash, seats.person, seats.stand_in, seats.absent, seats.ended FROM seats

-- : all snapshots
SELECT snapshots."match", snapshots.number, snapshots.saved FROM snapshots

-- : all spent
SELECT spent.kind, spent.client, spent.taken, spent.at FROM spent

-- : ask_review
INSERT INTO reviews ("match", format, seed, depth, state, client, asked, hall, puzzles) VALUES (:match, :format, :seed, :depth, :state, :client, :asked, :hall, :puzzles) ON CONFLICT ("match") DO UPDATE SET format = excluded.format, seed = excluded.seed, depth = excluded.depth, state = excluded.state, client = excluded.client, asked = excluded.asked, hall = excluded.hall, puzzles = excluded.puzzles

-- : beat
UPDATE halls SET beat=:beat, clock=:clock, draining=:draining WHERE halls.id = :id

-- : bring
INSERT INTO brought (day, client, bytes) VALUES (:day, :client, :bytes) ON CONFLICT (day, client) DO UPDATE SET bytes = (brought.bytes + excluded.bytes)

-- : brought_by
SELECT brought.bytes FROM brought WHERE brought.day = :day AND brought.client = :client

-- : brought_on
SELECT sum(brought.bytes) AS sum_1 FROM brought WHERE brought.day = :day

-- : chat
SELECT chat.number, chat.seat, chat.name, chat.text, chat.at FROM chat WHERE chat."match" = :match ORDER BY chat.number DESC LIMIT :most OFFSET 0

-- : close_match
UPDATE matches SET state='finished', deadline=NULL, waiting='[]', wish='' WHERE matches.id = :id

-- : declare_gone
DELETE FROM halls WHERE halls.id = :id AND halls.beat = :beat

-- : drop chat
DELETE FROM chat WHERE chat."match" = :of

-- : drop decisions
DELETE FROM decisions WHERE decisions."match" = :of

-- : drop matches
DELETE FROM matches WHERE matches.id = :of

-- : drop orders
DELETE FROM orders WHERE orders."match" = :of

-- : drop review_puzzles
DELETE FROM review_puzzles WHERE review_puzzles."match" = :of

-- : drop review_steps
DELETE FROM review_steps WHERE review_steps."match" = :of

-- : drop reviews
DELETE FROM reviews WHERE reviews."match" = :of

-- : drop seats
DELETE FROM seats WHERE seats."match" = :of

-- : drop snapshots
DELETE FROM snapshots WHERE snapshots."match" = :of

-- : drop_orders
DELETE FROM orders WHERE orders."match" = :match AND orders.seat = :seat

-- : drop_review_puzzles
DELETE FROM review_puzzles WHERE review_puzzles."match" = :match

-- : drop_review_steps
DELETE FROM review_steps WHERE review_steps."match" = :match

-- : drop_unused_components
DELETE FROM components WHERE NOT (EXISTS (SELECT * FROM matches WHERE matches.components = components.hash))

-- : due
SELECT matches.deadline, matches.id FROM matches WHERE matches.deadline IS NOT NULL AND matches.aside = '' AND matches.tempo = :tempo AND matches.deadline <= :now AND (matches.deadline, matches.id) > (:after, :behind) AND (matches.leader IS NULL OR matches.leader = :hall OR NOT (EXISTS (SELECT * FROM halls WHERE halls.id = matches.leader))) ORDER BY matches.deadline, matches.id LIMIT :most OFFSET 0

-- : end_seats
UPDATE seats SET ended=:ended WHERE seats."match" = :match

-- : ended_of_creator
SELECT matches.id, matches.game, matches.title, matches.state, matches.tempo, matches.seconds, matches.bank, matches.listed, matches.origin, matches.first, matches.winners, matches.changed, matches.waiting, matches.note, matches.away FROM matches WHERE matches.aside = '' AND matches.creator = :creator AND matches.state = 'finished' ORDER BY matches.changed DESC LIMIT :most OFFSET 0

-- : ended_of_person
SELECT seats."match" FROM seats WHERE seats.person = :person AND seats.ended IS NOT NULL ORDER BY seats.ended DESC LIMIT :most OFFSET 0

-- : enter
INSERT INTO halls (id, address, beat, clock, draining) VALUES (:id, :address, :beat, :clock, :draining)

-- : entries
SELECT decisions.number, decisions.seat, decisions.action, decisions.made_by, decisions.at, decisions.bank, decisions.sent_key FROM decisions WHERE decisions."match" = :match AND decisions.number > :after ORDER BY decisions.number

-- : every_match
SELECT matches.id FROM matches ORDER BY matches.id

-- : fence_of
SELECT matches.fence FROM matches WHERE matches.id = :id

-- : finish_review
UPDATE reviews SET state='done' WHERE reviews."match" = :match AND reviews.hall = :hall AND reviews.puzzles = :puzzles AND reviews.state = 'wanted'

-- : finished_since
SELECT matches.id FROM matches WHERE (matches.state NOT IN ('open', 'running')) AND matches.changed < :before

-- : forget_creator
UPDATE matches SET creator='' WHERE matches.creator = :creator

-- : forget_days
DELETE FROM brought WHERE (brought.day NOT IN (0, :day))

-- : forget_keys
DELETE FROM keys WHERE keys.person = :person

-- : forget_person
DELETE FROM people WHERE people.id = :id

-- : forget_spent
DELETE FROM spent WHERE spent.at < :before

-- : free_reviews
SELECT reviews."match" FROM reviews WHERE reviews.state = 'wanted' AND (reviews.hall = :hall OR NOT (EXISTS (SELECT * FROM halls WHERE halls.id = reviews.hall))) ORDER BY reviews.asked, reviews."match" LIMIT :most OFFSET 0

-- : games_known
SELECT DISTINCT matches.game FROM matches WHERE matches.id IN (SELECT seats."match" FROM seats WHERE seats.person = :person LIMIT 200 OFFSET 0)

-- : give_back
UPDATE matches SET leader=NULL WHERE matches.id = :id AND matches.fence = :fence AND matches.leader = :hall

-- : halls
SELECT halls.id, halls.address, halls.beat, halls.clock, halls.draining FROM halls ORDER BY halls.id

-- : highest_fence
SELECT coalesce(max(matches.fence), 0) AS coalesce_1 FROM matches

-- : hold_match
UPDATE matches SET fence=:fence WHERE matches.id = :id AND matches.fence <= :fence

-- : hold_review
UPDATE reviews SET state=:state WHERE reviews."match" = :match AND reviews.hall = :hall AND reviews.state = 'wanted'

-- : holders
SELECT seats.seat, keys.person FROM seats JOIN keys ON keys.token_hash = seats.token_hash WHERE seats."match" = :match ORDER BY keys.at

-- : invited
SELECT matches.id FROM matches WHERE matches.invite = :invite

-- : keep_key
INSERT INTO keys (token_hash, person, at) VALUES (:token_hash, :person, :at) ON CONFLICT (token_hash, person) DO UPDATE SET at = excluded.at

-- : keep_match
UPDATE matches SET seed=:seed, names=:names, state=:state, winners=:winners, changed=:changed, deadline=:deadline, waiting=:waiting, note=:note, rematch=:rematch, wish=:wish, aside=:aside, learning=:learning, away=:away, seal=:seal, fence=:fence WHERE matches.id = :id AND matches.fence <= :fence

-- : keep_seat
UPDATE seats SET seat=:seat, kind=:kind, name=:name, token_hash=:token_hash, person=:person, stand_in=:stand_in, absent=:absent WHERE seats."match" = :match AND seats.seat = :seat

-- : keep_snapshot
INSERT INTO snapshots ("match", number, saved) VALUES (:match, :number, :saved) ON CONFLICT ("match") DO UPDATE SET number = excluded.number, saved = excluded.saved

-- : keys
SELECT decisions.seat, decisions.sent_key FROM decisions WHERE decisions."match" = :match AND decisions.number > :after AND decisions.sent_key IS NOT NULL ORDER BY decisions.number DESC LIMIT :most OFFSET 0

-- : known
SELECT hall.name, hall.value FROM hall

-- : lead
UPDATE matches SET leader=:hall, fence=(matches.fence + 1) WHERE matches.id = :id AND (matches.leader IS NULL OR matches.leader = :hall OR NOT (EXISTS (SELECT * FROM halls WHERE halls.id = matches.leader))) RETURNING fence

-- : leader_of
SELECT matches.leader, halls.address FROM matches LEFT OUTER JOIN halls ON halls.id = matches.leader WHERE matches.id = :id

-- : leave
DELETE FROM halls WHERE halls.id = :id

-- : lessons
SELECT matches.id, matches.game, matches.title, matches.learning FROM matches WHERE matches.creator = :creator AND matches.origin = 'lesson' ORDER BY matches.created DESC LIMIT 30 OFFSET 0

-- : listed_seats
SELECT seats."match", seats.seat, seats.kind, seats.name, seats.token_hash IS NOT NULL AS anon_1, seats.person, seats.stand_in, seats.absent FROM seats WHERE seats."match" IN (SELECT value FROM json_each(:matches)) ORDER BY seats."match", seats.seat

-- : match
SELECT matches.id, matches.game, matches.rules_version, matches.title, matches.options, matches.seats, matches.seed, matches.generator, matches.dice, matches.names, (SELECT components.content FROM components WHERE components.hash = matches.components) AS anon_1, matches.tempo, matches.seconds, matches.bank, matches.listed, matches.state, matches.invite, matches.origin, matches.first, matches.winners, matches.creator, matches.created, matches.changed, matches.deadline, matches.waiting, matches.note, matches.rematch, matches.wish, matches.aside, matches.learning, matches.house, matches.away, matches.promise, matches.seal, matches.redealt FROM matches WHERE matches.id = :id

-- : name_of
SELECT people.name FROM people WHERE people.id = :id

-- : named
SELECT matches.id, matches.game, matches.title, matches.state, matches.tempo, matches.seconds, matches.bank, matches.listed, matches.origin, matches.first, matches.winners, matches.changed, matches.waiting, matches.note, matches.away FROM matches WHERE matches.aside = '' AND matches.id IN (SELECT value FROM json_each(:matches))

-- : newest
SELECT max(matches.changed) AS max_1 FROM matches WHERE matches.state = :state AND matches.listed = :listed AND matches.changed < 1e12

-- : newest_matches
SELECT matches.id, matches.game, matches.title, matches.state, matches.seats, matches.changed, matches.aside FROM matches ORDER BY matches.changed DESC LIMIT :most OFFSET 0

-- : of chat
SELECT chat."match", chat.number, chat.seat, chat.name, chat.text, chat.at FROM chat WHERE chat."match" = :of

-- : of decisions
SELECT decisions."match", decisions.number, decisions.seat, decisions.action, decisions.made_by, decisions.bank, decisions.at, decisions.sent_key FROM decisions WHERE decisions."match" = :of

-- : of matches
SELECT matches.id, matches.game, matches.rules_version, matches.title, matches.options, matches.seats, matches.seed, matches.dice, matches.names, matches.data, matches.tempo, matches.seconds, matches.bank, matches.listed, matches.state, matches.invite, matches.origin, matches.first, matches.winners, matches.creator, matches.created, matches.changed, matches.deadline, matches.waiting, matches.note, matches.rematch, matches.components, matches.wish, matches.aside, matches.generator, matches.learning, matches.house, matches.away, matches.promise, matches.seal, matches.redealt, matches.leader, matches.fence FROM matches WHERE matches.id = :of

-- : of orders
SELECT orders."match", orders.seat, orders.number, orders.wish FROM orders WHERE orders."match" = :of

-- : of review_puzzles
SELECT review_puzzles."match", review_puzzles.number, review_puzzles.solution FROM review_puzzles WHERE review_puzzles."match" = :of

-- : of review_steps
SELECT review_steps."match", review_steps.number, review_steps.step FROM review_steps WHERE review_steps."match" = :of

-- : of reviews
SELECT reviews."match", reviews.format, reviews.seed, reviews.depth, reviews.state, reviews.client, reviews.asked, reviews.hall, reviews.puzzles FROM reviews WHERE reviews."match" = :of

-- : of seats
SELECT seats."match", seats.seat, seats.kind, seats.name, seats.token_hash, seats.person, seats.stand_in, seats.absent, seats.ended FROM seats WHERE seats."match" = :of

-- : of snapshots
SELECT snapshots."match", snapshots.number, snapshots.saved FROM snapshots WHERE snapshots."match" = :of

-- : open_to_all
SELECT matches.id, matches.game, matches.title, matches.state, matches.tempo, matches.seconds, matches.bank, matches.listed, matches.origin, matches.first, matches.winners, matches.changed, matches.waiting, matches.note, matches.away FROM matches WHERE matches.aside = '' AND matches.state = :state AND matches.listed = 1 ORDER BY matches.changed DESC LIMIT :most OFFSET 0

-- : orders
SELECT orders.seat, orders.wish FROM orders WHERE orders."match" = :match ORDER BY orders.seat, orders.number

-- : people_named
SELECT people.id, people.name, people.seen FROM people WHERE people.name = :name UNION SELECT seats.person, seats.name, max(matches.changed) AS max_1 FROM seats JOIN matches ON matches.id = seats."match" WHERE seats.name = :name AND seats.person IS NOT NULL AND (seats.person NOT IN (SELECT people.id FROM people WHERE people.name = :name)) GROUP BY seats.person, seats.name

-- : played_by
SELECT matches.id, matches.changed FROM matches WHERE matches.aside = '' AND matches.id IN (SELECT seats."match" FROM seats WHERE seats.person = :person AND seats.ended IS NULL LIMIT 500 OFFSET 0)

-- : prune_keys
DELETE FROM keys WHERE keys.token_hash = :token_hash AND (keys.person NOT IN (SELECT keys.person FROM keys WHERE keys.token_hash = :token_hash ORDER BY keys.at DESC LIMIT :most OFFSET 0))

-- : put brought
INSERT INTO brought (day, client, bytes) VALUES (:day, :client, :bytes)

-- : put chat
INSERT INTO chat ("match", number, seat, name, text, at) VALUES (:match, :number, :seat, :name, :text, :at)

-- : put components
INSERT INTO components (hash, content) VALUES (:hash, :content)

-- : put decisions
INSERT INTO decisions ("match", number, seat, action, made_by, bank, at, sent_key) VALUES (:match, :number, :seat, :action, :made_by, :bank, :at, :sent_key)

-- : put hall
INSERT INTO hall (name, value) VALUES (:name, :value)

-- : put halls
INSERT INTO halls (id, address, beat, clock, draining) VALUES (:id, :address, :beat, :clock, :draining)

-- : put keys
INSERT INTO keys (token_hash, person, at) VALUES (:token_hash, :person, :at)

-- : put matches
INSERT INTO matches (id, game, rules_version, title, options, seats, seed, dice, names, data, tempo, seconds, bank, listed, state, invite, origin, first, winners, creator, created, changed, deadline, waiting, note, rematch, components, wish, aside, generator, learning, house, away, promise, seal, redealt, leader, fence) VALUES (:id, :game, :rules_version, :title, :options, :seats, :seed, :dice, :names, :data, :tempo, :seconds, :bank, :listed, :state, :invite, :origin, :first, :winners, :creator, :created, :changed, :deadline, :waiting, :note, :rematch, :components, :wish, :aside, :generator, :learning, :house, :away, :promise, :seal, :redealt, :leader, :fence)

-- : put orders
INSERT INTO orders ("match", seat, number, wish) VALUES (:match, :seat, :number, :wish)

-- : put people
INSERT INTO people (id, name, seen) VALUES (:id, :name, :seen)

-- : put review_puzzles
INSERT INTO review_puzzles ("match", number, solution) VALUES (:match, :number, :solution)

-- : put review_steps
INSERT INTO review_steps ("match", number, step) VALUES (:match, :number, :step)

-- : put reviews
INSERT INTO reviews ("match", format, seed, depth, state, client, asked, hall, puzzles) VALUES (:match, :format, :seed, :depth, :state, :client, :asked, :hall, :puzzles)

-- : put seats
INSERT INTO seats ("match", seat, kind, name, token_hash, person, stand_in, absent, ended) VALUES (:match, :seat, :kind, :name, :token_hash, :person, :stand_in, :absent, :ended)

-- : put snapshots
INSERT INTO snapshots ("match", number, saved) VALUES (:match, :number, :saved)

-- : put spent
INSERT INTO spent (kind, client, taken, at) VALUES (:kind, :client, :taken, :at)

-- : put_to_sleep
UPDATE matches SET deadline=NULL WHERE matches.state IN ('open', 'running') AND matches.deadline IS NOT NULL AND matches.changed < :before

-- : rename_match
UPDATE matches SET title=:title, names=:names, seal='' WHERE matches.id = :id

-- : review
SELECT reviews."match", reviews.format, reviews.seed, reviews.depth, reviews.state, reviews.client, reviews.asked, reviews.hall, reviews.puzzles FROM reviews WHERE reviews."match" = :match

-- : review_puzzles
SELECT review_puzzles.number, review_puzzles.solution FROM review_puzzles WHERE review_puzzles."match" = :match ORDER BY review_puzzles.number

-- : review_steps
SELECT review_steps.step FROM review_steps WHERE review_steps."match" = :match AND review_steps.number < :below ORDER BY review_steps.number DESC

-- : reword
UPDATE chat SET text=:text WHERE chat."match" = :match AND chat.number = :number

-- : seat_of
SELECT seats."match", seats.seat FROM seats WHERE seats.token_hash = :token_hash

-- : seats
SELECT seats.seat, seats.kind, seats.name, seats.token_hash, seats.person, seats.stand_in, seats.absent FROM seats WHERE seats."match" = :match ORDER BY seats.seat

-- : seats_of_person
SELECT seats."match", seats.seat FROM seats WHERE seats.person = :person ORDER BY seats."match", seats.seat

-- : set_aside
UPDATE matches SET aside=:aside WHERE matches.id = :id

-- : set_fact
INSERT INTO hall (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value

-- : set_name
INSERT INTO people (id, name, seen) VALUES (:id, :name, :seen) ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen

-- : snapshot
SELECT snapshots.number, snapshots.saved FROM snapshots WHERE snapshots."match" = :match

-- : spend
INSERT INTO spent (kind, client, taken, at) VALUES (:kind, :client, :taken, :at) ON CONFLICT (kind, client) DO UPDATE SET taken = (CASE WHEN (spent.taken - (excluded.at - spent.at) * :rate > 0) THEN spent.taken - (excluded.at - spent.at) * :rate ELSE 0 END + excluded.taken), at = excluded.at RETURNING taken

-- : stop_review
UPDATE reviews SET state='stopped' WHERE reviews."match" = :match AND reviews.state = 'wanted'

-- : take_away
UPDATE matches SET leader=NULL, fence=(matches.fence + :by) WHERE matches.id = :id

-- : take_review
UPDATE reviews SET hall=:hall WHERE reviews."match" = :match AND reviews.state = 'wanted' AND (reviews.hall = :hall OR NOT (EXISTS (SELECT * FROM halls WHERE halls.id = reviews.hall)))

-- : try_again
UPDATE matches SET aside='' WHERE matches.aside != ''

-- : unfinished
SELECT count(*) AS count_1 FROM matches WHERE matches.creator = :creator AND matches.state IN ('open', 'running') AND matches.created > :since

-- : unfinished_since
SELECT matches.id FROM matches WHERE matches.state IN ('open', 'running') AND matches.changed < :before

-- : unname_seat
UPDATE seats SET name=:name, person=NULL WHERE seats."match" = :match AND seats.seat = :seat

-- : unsay
UPDATE chat SET name=:name, text='' WHERE chat."match" = :match AND chat.seat = :seat

-- : unsay_aside
UPDATE chat SET name='', text='' WHERE chat.name = :name AND chat.seat = -1

-- : wanted_reviews
SELECT count(*) AS count_1 FROM reviews WHERE reviews.state = 'wanted'

-- : wanted_reviews_by
SELECT count(*) AS count_1 FROM reviews WHERE reviews.state = 'wanted' AND reviews.client = :client

-- : schema 10
CREATE TABLE brought ( day INTEGER NOT NULL, client TEXT NOT NULL, bytes INTEGER NOT NULL, PRIMARY KEY (day, client) )

-- : schema 11
CREATE TABLE components ( hash TEXT NOT NULL, content TEXT NOT NULL, PRIMARY KEY (hash) )

-- : schema 12
CREATE TABLE hall ( name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (name) )

-- : schema 13
CREATE TABLE halls ( id TEXT NOT NULL, address TEXT NOT NULL, beat INTEGER NOT NULL, clock REAL NOT NULL, draining INTEGER NOT NULL, PRIMARY KEY (id) )

-- : schema 14
CREATE TABLE keys ( token_hash TEXT NOT NULL, person TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (token_hash, person) )

-- : schema 15
CREATE TABLE matches ( id TEXT NOT NULL, game TEXT NOT NULL, rules_version INTEGER NOT NULL, title TEXT NOT NULL, options TEXT NOT NULL, seats INTEGER NOT NULL, seed TEXT NOT NULL, dice TEXT NOT NULL, names TEXT NOT NULL, data TEXT, tempo TEXT NOT NULL, seconds REAL NOT NULL, bank REAL NOT NULL, listed INTEGER NOT NULL, state TEXT NOT NULL, invite TEXT NOT NULL, origin TEXT NOT NULL, first INTEGER NOT NULL, winners TEXT NOT NULL, creator TEXT NOT NULL, created REAL NOT NULL, changed REAL NOT NULL, deadline REAL, waiting TEXT DEFAULT '[]' NOT NULL, note TEXT DEFAULT '' NOT NULL, rematch TEXT DEFAULT '' NOT NULL, components TEXT, wish TEXT DEFAULT '' NOT NULL, aside TEXT DEFAULT '' NOT NULL, generator TEXT DEFAULT 'sfc32' NOT NULL, learning TEXT DEFAULT '' NOT NULL, house TEXT DEFAULT '{}' NOT NULL, away TEXT DEFAULT '' NOT NULL, promise TEXT, seal TEXT DEFAULT '' NOT NULL, redealt TEXT DEFAULT '[]' NOT NULL, leader TEXT, fence INTEGER DEFAULT '0' NOT NULL, PRIMARY KEY (id), UNIQUE (invite) )

-- : schema 16
CREATE INDEX matches_aside ON matches (aside) WHERE aside != ''

-- : schema 17
CREATE INDEX matches_by_creator ON matches (creator, state, created)

-- : schema 18
CREATE UNIQUE INDEX matches_by_promise ON matches (promise)

-- : schema 19
CREATE INDEX matches_by_state ON matches (state, listed, changed)

-- : schema 20
CREATE INDEX matches_due ON matches (tempo, deadline, id) WHERE deadline IS NOT NULL AND aside = ''

-- : schema 21
CREATE INDEX matches_ended_by_creator ON matches (creator, changed) WHERE state = 'finished'

-- : schema 22
CREATE INDEX matches_lessons ON matches (creator, created) WHERE origin = 'lesson'

-- : schema 23
CREATE TABLE people ( id TEXT NOT NULL, name TEXT NOT NULL, seen REAL NOT NULL, PRIMARY KEY (id) )

-- : schema 24
CREATE TABLE spent ( kind TEXT NOT NULL, client TEXT NOT NULL, taken REAL NOT NULL, at REAL NOT NULL, PRIMARY KEY (kind, client) )

-- : schema 25
CREATE TABLE chat ( "match" TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, at REAL NOT NULL, UNIQUE ("match", number), FOREIGN KEY("match") REFERENCES matches (id) )

-- : schema 26
CREATE TABLE decisions ( "match" TEXT NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, action INTEGER NOT NULL, made_by TEXT NOT NULL, bank REAL, at REAL NOT NULL, sent_key TEXT, UNIQUE ("match", number), FOREIGN KEY("match") REFERENCES matches (id) )

-- : schema 27
CREATE TABLE orders ( "match" TEXT NOT NULL, seat INTEGER NOT NULL, number INTEGER NOT NULL, wish TEXT NOT NULL, PRIMARY KEY ("match", seat, number), FOREIGN KEY("match") REFERENCES matches (id) )

-- : schema 28
CREATE TABLE review_puzzles ( "match" TEXT NOT NULL, number INTEGER NOT NULL, solution TEXT NOT NULL, PRIMARY KEY ("match", number), FOREIGN KEY("match") REFERENCES matches (id) )

-- : schema 29
CREATE TABLE review_steps ( "match" TEXT NOT NULL, number INTEGER NOT NULL, step TEXT NOT NULL, PRIMARY KEY ("match", number), FOREIGN KEY("match") REFERENCES matches (id) )

-- : schema 30
CREATE TABLE reviews ( "match" TEXT NOT NULL, format TEXT NOT NULL, seed TEXT NOT NULL, depth INTEGER NOT NULL, state TEXT NOT NULL, client TEXT NOT NULL, asked REAL NOT NULL, hall TEXT NOT NULL, puzzles INTEGER DEFAULT '0' NOT NULL, PRIMARY KEY ("match"), FOREIGN KEY("match") REFERENCES matches (id) )

-- : schema 31
CREATE INDEX reviews_wanted ON reviews (asked, client) WHERE state = 'wanted'

-- : schema 32
CREATE TABLE seats ( "match" TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, token_hash TEXT, person TEXT, stand_in TEXT, absent INTEGER NOT NULL, ended REAL, PRIMARY KEY ("match", seat), FOREIGN KEY("match") REFERENCES matches (id) )

-- : schema 33
CREATE INDEX seats_by_person ON seats (person, ended, "match")

-- : schema 34
CREATE UNIQUE INDEX seats_by_token ON seats (token_hash)

-- : schema 35
CREATE TABLE snapshots ( "match" TEXT NOT NULL, number INTEGER NOT NULL, saved TEXT NOT NULL, PRIMARY KEY ("match"), FOREIGN KEY("match") REFERENCES matches (id) )
