-- Made by assets/statements.py from database/schema.py and database/statements.py.

-- : add_component
INSERT INTO components (hash, content) VALUES (%(hash)s::VARCHAR, %(content)s::VARCHAR) ON CONFLICT (hash) DO NOTHING

-- : add_entry
INSERT INTO decisions (match, number, seat, action, made_by, bank, at, sent_key) VALUES (%(match)s::VARCHAR, %(number)s::BIGINT, %(seat)s::BIGINT, %(action)s::BIGINT, %(made_by)s::VARCHAR, %(bank)s, %(at)s, %(sent_key)s::VARCHAR)

-- : add_fact
INSERT INTO hall (name, value) VALUES (%(name)s::VARCHAR, %(value)s::VARCHAR) ON CONFLICT (name) DO NOTHING

-- : add_line
INSERT INTO chat (match, number, seat, name, text, at) VALUES (%(match)s::VARCHAR, %(number)s::BIGINT, %(seat)s::BIGINT, %(name)s::VARCHAR, %(text)s::VARCHAR, %(at)s)

-- : add_match
INSERT INTO matches (id, game, rules_version, title, options, seats, seed, dice, names, tempo, seconds, bank, listed, state, invite, origin, first, winners, creator, created, changed, deadline, waiting, note, rematch, components, wish, aside, generator, learning, house, away, promise, seal, redealt, leader, fence) VALUES (%(id)s::VARCHAR, %(game)s::VARCHAR, %(rules_version)s::BIGINT, %(title)s::VARCHAR, %(options)s::VARCHAR, %(seats)s::BIGINT, %(seed)s::VARCHAR, %(dice)s::VARCHAR, %(names)s::VARCHAR, %(tempo)s::VARCHAR, %(seconds)s, %(bank)s, %(listed)s::BIGINT, %(state)s::VARCHAR, %(invite)s::VARCHAR, %(origin)s::VARCHAR, %(first)s::BIGINT, %(winners)s::VARCHAR, %(creator)s::VARCHAR, %(created)s, %(changed)s, %(deadline)s, %(waiting)s::VARCHAR, %(note)s::VARCHAR, %(rematch)s::VARCHAR, %(components)s::VARCHAR, %(wish)s::VARCHAR, %(aside)s::VARCHAR, %(generator)s::VARCHAR, %(learning)s::VARCHAR, %(house)s::VARCHAR, %(away)s::VARCHAR, %(promise)s::VARCHAR, %(seal)s::VARCHAR, %(redealt)s::VARCHAR, %(leader)s::VARCHAR, %(fence)s::BIGINT)

-- : add_order
INSERT INTO orders (match, seat, number, wish) VALUES (%(match)s::VARCHAR, %(seat)s::BIGINT, %(number)s::BIGINT, %(wish)s::VARCHAR)

-- : add_review_puzzle
INSERT INTO review_puzzles (match, number, solution) VALUES (%(match)s::VARCHAR, %(number)s::BIGINT, %(solution)s::VARCHAR) ON CONFLICT (match, number) DO NOTHING

-- : add_review_step
INSERT INTO review_steps (match, number, step) VALUES (%(match)s::VARCHAR, %(number)s::BIGINT, %(step)s::VARCHAR) ON CONFLICT (match, number) DO NOTHING

-- : add_seat
INSERT INTO seats (match, seat, kind, name, token_hash, person, stand_in, absent, ended) VALUES (%(match)s::VARCHAR, %(seat)s::BIGINT, %(kind)s::VARCHAR, %(name)s::VARCHAR, %(token_hash)s::VARCHAR, %(person)s::VARCHAR, %(stand_in)s::VARCHAR, %(absent)s::BIGINT, %(ended)s)

-- : all brought
SELECT brought.day, brought.client, brought.bytes FROM brought

-- : all chat
SELECT chat.match, chat.number, chat.seat, chat.name, chat.text, chat.at FROM chat

-- : all components
SELECT components.hash, components.content FROM components

-- : all decisions
SELECT decisions.match, decisions.number, decisions.seat, decisions.action, decisions.made_by, decisions.bank, decisions.at, decisions.sent_key FROM decisions

-- : all hall
SELECT hall.name, hall.value FROM hall

-- : all halls
SELECT halls.id, halls.address, halls.beat, halls.clock, halls.draining FROM halls

-- : all keys
SELECT keys.token_hash, keys.person, keys.at FROM keys

-- : all matches
SELECT matches.id, matches.game, matches.rules_version, matches.title, matches.options, matches.seats, matches.seed, matches.dice, matches.names, matches.data, matches.tempo, matches.seconds, matches.bank, matches.listed, matches.state, matches.invite, matches.origin, matches.first, matches.winners, matches.creator, matches.created, matches.changed, matches.deadline, matches.waiting, matches.note, matches.rematch, matches.components, matches.wish, matches.aside, matches.generator, matches.learning, matches.house, matches.away, matches.promise, matches.seal, matches.redealt, matches.leader, matches.fence FROM matches

-- : all orders
SELECT orders.match, orders.seat, orders.number, orders.wish FROM orders

-- : all people
SELECT people.id, people.name, people.seen FROM people

-- : all review_puzzles
SELECT review_puzzles.match, review_puzzles.number, review_puzzles.solution FROM review_puzzles

-- : all review_steps
SELECT review_steps.match, review_steps.number, review_steps.step FROM review_steps

-- : all reviews
SELECT reviews.match, reviews.format, reviews.seed, reviews.depth, reviews.state, reviews.client, reviews.asked, reviews.hall, reviews.puzzles FROM reviews

-- : all seats
SELECT seats.match, seats.seat, seats.kind, seats.name, seats.token_hash, seats.person, seats.stand_in, seats.absent, seats.ended FROM seats

-- : all snapshots
SELECT snapshots.match, snapshots.number, snapshots.saved FROM snapshots

-- : all spent
SELECT spent.kind, spent.client, spent.taken, spent.at FROM spent

-- : ask_review
INSERT INTO reviews (match, format, seed, depth, state, client, asked, hall, puzzles) VALUES (%(match)s::VARCHAR, %(format)s::VARCHAR, %(seed)s::VARCHAR, %(depth)s::BIGINT, %(state)s::VARCHAR, %(client)s::VARCHAR, %(asked)s, %(hall)s::VARCHAR, %(puzzles)s::BIGINT) ON CONFLICT (match) DO UPDATE SET format = excluded.format, seed = excluded.seed, depth = excluded.depth, state = excluded.state, client = excluded.client, asked = excluded.asked, hall = excluded.hall, puzzles = excluded.puzzles

-- : beat
UPDATE halls SET beat=%(beat)s::BIGINT, clock=%(clock)s, draining=%(draining)s::BIGINT WHERE halls.id = %(id)s::VARCHAR

-- : bring
INSERT INTO brought (day, client, bytes) VALUES (%(day)s::BIGINT, %(client)s::VARCHAR, %(bytes)s::BIGINT) ON CONFLICT (day, client) DO UPDATE SET bytes = (brought.bytes + excluded.bytes)

-- : brought_by
SELECT brought.bytes FROM brought WHERE brought.day = %(day)s::BIGINT AND brought.client = %(client)s::VARCHAR

-- : brought_on
SELECT sum(brought.bytes) AS sum_1 FROM brought WHERE brought.day = %(day)s::BIGINT

-- : chat
SELECT chat.number, chat.seat, chat.name, chat.text, chat.at FROM chat WHERE chat.match = %(match)s::VARCHAR ORDER BY chat.number DESC LIMIT %(most)s::INTEGER OFFSET 0

-- : close_match
UPDATE matches SET state='finished', deadline=NULL, waiting='[]', wish='' WHERE matches.id = %(id)s::VARCHAR

-- : declare_gone
DELETE FROM halls WHERE halls.id = %(id)s::VARCHAR AND halls.beat = %(beat)s::BIGINT

-- : drop chat
DELETE FROM chat WHERE chat.match = %(of)s::VARCHAR

-- : drop decisions
DELETE FROM decisions WHERE decisions.match = %(of)s::VARCHAR

-- : drop matches
DELETE FROM matches WHERE matches.id = %(of)s::VARCHAR

-- : drop orders
DELETE FROM orders WHERE orders.match = %(of)s::VARCHAR

-- : drop review_puzzles
DELETE FROM review_puzzles WHERE review_puzzles.match = %(of)s::VARCHAR

-- : drop review_steps
DELETE FROM review_steps WHERE review_steps.match = %(of)s::VARCHAR

-- : drop reviews
DELETE FROM reviews WHERE reviews.match = %(of)s::VARCHAR

-- : drop seats
DELETE FROM seats WHERE seats.match = %(of)s::VARCHAR

-- : drop snapshots
DELETE FROM snapshots WHERE snapshots.match = %(of)s::VARCHAR

-- : drop_orders
DELETE FROM orders WHERE orders.match = %(match)s::VARCHAR AND orders.seat = %(seat)s::BIGINT

-- : drop_review_puzzles
DELETE FROM review_puzzles WHERE review_puzzles.match = %(match)s::VARCHAR

-- : drop_review_steps
DELETE FROM review_steps WHERE review_steps.match = %(match)s::VARCHAR

-- : drop_unused_components
DELETE FROM components WHERE NOT (EXISTS (SELECT * FROM matches WHERE matches.components = components.hash))

-- : due
SELECT matches.deadline, matches.id FROM matches WHERE matches.deadline IS NOT NULL AND matches.aside = '' AND matches.tempo = %(tempo)s::VARCHAR AND matches.deadline <= %(now)s AND (matches.deadline, matches.id) > (%(after)s, %(behind)s::VARCHAR) AND (matches.leader IS NULL OR matches.leader = %(hall)s::VARCHAR OR NOT (EXISTS (SELECT * FROM halls WHERE halls.id = matches.leader))) ORDER BY matches.deadline, matches.id LIMIT %(most)s::INTEGER OFFSET 0

-- : end_seats
UPDATE seats SET ended=%(ended)s WHERE seats.match = %(match)s::VARCHAR

-- : ended_of_creator
SELECT matches.id, matches.game, matches.title, matches.state, matches.tempo, matches.seconds, matches.bank, matches.listed, matches.origin, matches.first, matches.winners, matches.changed, matches.waiting, matches.note, matches.away FROM matches WHERE matches.aside = '' AND matches.creator = %(creator)s::VARCHAR AND matches.state = 'finished' ORDER BY matches.changed DESC LIMIT %(most)s::INTEGER OFFSET 0

-- : ended_of_person
SELECT seats.match FROM seats WHERE seats.person = %(person)s::VARCHAR AND seats.ended IS NOT NULL ORDER BY seats.ended DESC LIMIT %(most)s::INTEGER OFFSET 0

-- : enter
INSERT INTO halls (id, address, beat, clock, draining) VALUES (%(id)s::VARCHAR, %(address)s::VARCHAR, %(beat)s::BIGINT, %(clock)s, %(draining)s::BIGINT)

-- : entries
SELECT decisions.number, decisions.seat, decisions.action, decisions.made_by, decisions.at, decisions.bank, decisions.sent_key FROM decisions WHERE decisions.match = %(match)s::VARCHAR AND decisions.number > %(after)s::BIGINT ORDER BY decisions.number

-- : every_match
SELECT matches.id FROM matches ORDER BY matches.id

-- : fence_of
SELECT matches.fence FROM matches WHERE matches.id = %(id)s::VARCHAR

-- : finish_review
UPDATE reviews SET state='done' WHERE reviews.match = %(match)s::VARCHAR AND reviews.hall = %(hall)s::VARCHAR AND reviews.puzzles = %(puzzles)s::BIGINT AND reviews.state = 'wanted'

-- : finished_since
SELECT matches.id FROM matches WHERE (matches.state NOT IN ('open', 'running')) AND matches.changed < %(before)s

-- : forget_creator
UPDATE matches SET creator='' WHERE matches.creator = %(creator)s::VARCHAR

-- : forget_days
DELETE FROM brought WHERE (brought.day NOT IN (0, %(day)s::BIGINT))

-- : forget_keys
DELETE FROM keys WHERE keys.person = %(person)s::VARCHAR

-- : forget_person
DELETE FROM people WHERE people.id = %(id)s::VARCHAR

-- : forget_spent
DELETE FROM spent WHERE spent.at < %(before)s

-- : free_reviews
SELECT reviews.match FROM reviews WHERE reviews.state = 'wanted' AND (reviews.hall = %(hall)s::VARCHAR OR NOT (EXISTS (SELECT * FROM halls WHERE halls.id = reviews.hall))) ORDER BY reviews.asked, reviews.match LIMIT %(most)s::INTEGER OFFSET 0

-- : games_known
SELECT DISTINCT matches.game FROM matches WHERE matches.id IN (SELECT seats.match FROM seats WHERE seats.person = %(person)s::VARCHAR LIMIT 200 OFFSET 0)

-- : give_back
UPDATE matches SET leader=NULL WHERE matches.id = %(id)s::VARCHAR AND matches.fence = %(fence)s::BIGINT AND matches.leader = %(hall)s::VARCHAR

-- : halls
SELECT halls.id, halls.address, halls.beat, halls.clock, halls.draining FROM halls ORDER BY halls.id

-- : highest_fence
SELECT coalesce(max(matches.fence), 0) AS coalesce_1 FROM matches

-- : hold_match
UPDATE matches SET fence=%(fence)s::BIGINT WHERE matches.id = %(id)s::VARCHAR AND matches.fence <= %(fence)s::BIGINT

-- : hold_review
UPDATE reviews SET state=%(state)s::VARCHAR WHERE reviews.match = %(match)s::VARCHAR AND reviews.hall = %(hall)s::VARCHAR AND reviews.state = 'wanted'

-- : holders
SELECT seats.seat, keys.person FROM seats JOIN keys ON keys.token_hash = seats.token_hash WHERE seats.match = %(match)s::VARCHAR ORDER BY keys.at

-- : invited
SELECT matches.id FROM matches WHERE matches.invite = %(invite)s::VARCHAR

-- : keep_key
INSERT INTO keys (token_hash, person, at) VALUES (%(token_hash)s::VARCHAR, %(person)s::VARCHAR, %(at)s) ON CONFLICT (token_hash, person) DO UPDATE SET at = excluded.at

-- : keep_match
UPDATE matches SET seed=%(seed)s::VARCHAR, names=%(names)s::VARCHAR, state=%(state)s::VARCHAR, winners=%(winners)s::VARCHAR, changed=%(changed)s, deadline=%(deadline)s, waiting=%(waiting)s::VARCHAR, note=%(note)s::VARCHAR, rematch=%(rematch)s::VARCHAR, wish=%(wish)s::VARCHAR, aside=%(aside)s::VARCHAR, learning=%(learning)s::VARCHAR, away=%(away)s::VARCHAR, seal=%(seal)s::VARCHAR, fence=%(fence)s::BIGINT WHERE matches.id = %(id)s::VARCHAR AND matches.fence <= %(fence)s::BIGINT

-- : keep_seat
UPDATE seats SET seat=%(seat)s::BIGINT, kind=%(kind)s::VARCHAR, name=%(name)s::VARCHAR, token_hash=%(token_hash)s::VARCHAR, person=%(person)s::VARCHAR, stand_in=%(stand_in)s::VARCHAR, absent=%(absent)s::BIGINT WHERE seats.match = %(match)s::VARCHAR AND seats.seat = %(seat)s::BIGINT

-- : keep_snapshot
INSERT INTO snapshots (match, number, saved) VALUES (%(match)s::VARCHAR, %(number)s::BIGINT, %(saved)s::VARCHAR) ON CONFLICT (match) DO UPDATE SET number = excluded.number, saved = excluded.saved

-- : keys
SELECT decisions.seat, decisions.sent_key FROM decisions WHERE decisions.match = %(match)s::VARCHAR AND decisions.number > %(after)s::BIGINT AND decisions.sent_key IS NOT NULL ORDER BY decisions.number DESC LIMIT %(most)s::INTEGER OFFSET 0

-- : known
SELECT hall.name, hall.value FROM hall

-- : lead
UPDATE matches SET leader=%(hall)s::VARCHAR, fence=(matches.fence + 1) WHERE matches.id = %(id)s::VARCHAR AND (matches.leader IS NULL OR matches.leader = %(hall)s::VARCHAR OR NOT (EXISTS (SELECT * FROM halls WHERE halls.id = matches.leader))) RETURNING matches.fence

-- : leader_of
SELECT matches.leader, halls.address FROM matches LEFT OUTER JOIN halls ON halls.id = matches.leader WHERE matches.id = %(id)s::VARCHAR

-- : leave
DELETE FROM halls WHERE halls.id = %(id)s::VARCHAR

-- : lessons
SELECT matches.id, matches.game, matches.title, matches.learning FROM matches WHERE matches.creator = %(creator)s::VARCHAR AND matches.origin = 'lesson' ORDER BY matches.created DESC LIMIT 30 OFFSET 0

-- : listed_seats
SELECT seats.match, seats.seat, seats.kind, seats.name, seats.token_hash IS NOT NULL AS anon_1, seats.person, seats.stand_in, seats.absent FROM seats WHERE seats.match = ANY (%(matches)s::TEXT[]) ORDER BY seats.match, seats.seat

-- : match
SELECT matches.id, matches.game, matches.rules_version, matches.title, matches.options, matches.seats, matches.seed, matches.generator, matches.dice, matches.names, (SELECT components.content FROM components WHERE components.hash = matches.components) AS anon_1, matches.tempo, matches.seconds, matches.bank, matches.listed, matches.state, matches.invite, matches.origin, matches.first, matches.winners, matches.creator, matches.created, matches.changed, matches.deadline, matches.waiting, matches.note, matches.rematch, matches.wish, matches.aside, matches.learning, matches.house, matches.away, matches.promise, matches.seal, matches.redealt FROM matches WHERE matches.id = %(id)s::VARCHAR

-- : name_of
SELECT people.name FROM people WHERE people.id = %(id)s::VARCHAR

-- : named
SELECT matches.id, matches.game, matches.title, matches.state, matches.tempo, matches.seconds, matches.bank, matches.listed, matches.origin, matches.first, matches.winners, matches.changed, matches.waiting, matches.note, matches.away FROM matches WHERE matches.aside = '' AND matches.id = ANY (%(matches)s::TEXT[])

-- : newest
SELECT max(matches.changed) AS max_1 FROM matches WHERE matches.state = %(state)s::VARCHAR AND matches.listed = %(listed)s::BIGINT AND matches.changed < 1e12

-- : newest_matches
SELECT matches.id, matches.game, matches.title, matches.state, matches.seats, matches.changed, matches.aside FROM matches ORDER BY matches.changed DESC LIMIT %(most)s::INTEGER OFFSET 0

-- : of chat
SELECT chat.match, chat.number, chat.seat, chat.name, chat.text, chat.at FROM chat WHERE chat.match = %(of)s::VARCHAR

-- : of decisions
SELECT decisions.match, decisions.number, decisions.seat, decisions.action, decisions.made_by, decisions.bank, decisions.at, decisions.sent_key FROM decisions WHERE decisions.match = %(of)s::VARCHAR

-- : of matches
SELECT matches.id, matches.game, matches.rules_version, matches.title, matches.options, matches.seats, matches.seed, matches.dice, matches.names, matches.data, matches.tempo, matches.seconds, matches.bank, matches.listed, matches.state, matches.invite, matches.origin, matches.first, matches.winners, matches.creator, matches.created, matches.changed, matches.deadline, matches.waiting, matches.note, matches.rematch, matches.components, matches.wish, matches.aside, matches.generator, matches.learning, matches.house, matches.away, matches.promise, matches.seal, matches.redealt, matches.leader, matches.fence FROM matches WHERE matches.id = %(of)s::VARCHAR

-- : of orders
SELECT orders.match, orders.seat, orders.number, orders.wish FROM orders WHERE orders.match = %(of)s::VARCHAR

-- : of review_puzzles
SELECT review_puzzles.match, review_puzzles.number, review_puzzles.solution FROM review_puzzles WHERE review_puzzles.match = %(of)s::VARCHAR

-- : of review_steps
SELECT review_steps.match, review_steps.number, review_steps.step FROM review_steps WHERE review_steps.match = %(of)s::VARCHAR

-- : of reviews
SELECT reviews.match, reviews.format, reviews.seed, reviews.depth, reviews.state, reviews.client, reviews.asked, reviews.hall, reviews.puzzles FROM reviews WHERE reviews.match = %(of)s::VARCHAR

-- : of seats
SELECT seats.match, seats.seat, seats.kind, seats.name, seats.token_hash, seats.person, seats.stand_in, seats.absent, seats.ended FROM seats WHERE seats.match = %(of)s::VARCHAR

-- : of snapshots
SELECT snapshots.match, snapshots.number, snapshots.saved FROM snapshots WHERE snapshots.match = %(of)s::VARCHAR

-- : open_to_all
SELECT matches.id, matches.game, matches.title, matches.state, matches.tempo, matches.seconds, matches.bank, matches.listed, matches.origin, matches.first, matches.winners, matches.changed, matches.waiting, matches.note, matches.away FROM matches WHERE matches.aside = '' AND matches.state = %(state)s::VARCHAR AND matches.listed = 1 ORDER BY matches.changed DESC LIMIT %(most)s::INTEGER OFFSET 0

-- : orders
SELECT orders.seat, orders.wish FROM orders WHERE orders.match = %(match)s::VARCHAR ORDER BY orders.seat, orders.number

-- : people_named
SELECT people.id, people.name, people.seen FROM people WHERE people.name = %(name)s::VARCHAR UNION SELECT seats.person, seats.name, max(matches.changed) AS max_1 FROM seats JOIN matches ON matches.id = seats.match WHERE seats.name = %(name)s::VARCHAR AND seats.person IS NOT NULL AND (seats.person NOT IN (SELECT people.id FROM people WHERE people.name = %(name)s::VARCHAR)) GROUP BY seats.person, seats.name

-- : played_by
SELECT matches.id, matches.changed FROM matches WHERE matches.aside = '' AND matches.id IN (SELECT seats.match FROM seats WHERE seats.person = %(person)s::VARCHAR AND seats.ended IS NULL LIMIT 500 OFFSET 0)

-- : prune_keys
DELETE FROM keys WHERE keys.token_hash = %(token_hash)s::VARCHAR AND (keys.person NOT IN (SELECT keys.person FROM keys WHERE keys.token_hash = %(token_hash)s::VARCHAR ORDER BY keys.at DESC LIMIT %(most)s::INTEGER OFFSET 0))

-- : put brought
INSERT INTO brought (day, client, bytes) VALUES (%(day)s::BIGINT, %(client)s::VARCHAR, %(bytes)s::BIGINT)

-- : put chat
INSERT INTO chat (match, number, seat, name, text, at) VALUES (%(match)s::VARCHAR, %(number)s::BIGINT, %(seat)s::BIGINT, %(name)s::VARCHAR, %(text)s::VARCHAR, %(at)s)

-- : put components
INSERT INTO components (hash, content) VALUES (%(hash)s::VARCHAR, %(content)s::VARCHAR)

-- : put decisions
INSERT INTO decisions (match, number, seat, action, made_by, bank, at, sent_key) VALUES (%(match)s::VARCHAR, %(number)s::BIGINT, %(seat)s::BIGINT, %(action)s::BIGINT, %(made_by)s::VARCHAR, %(bank)s, %(at)s, %(sent_key)s::VARCHAR)

-- : put hall
INSERT INTO hall (name, value) VALUES (%(name)s::VARCHAR, %(value)s::VARCHAR)

-- : put halls
INSERT INTO halls (id, address, beat, clock, draining) VALUES (%(id)s::VARCHAR, %(address)s::VARCHAR, %(beat)s::BIGINT, %(clock)s, %(draining)s::BIGINT)

-- : put keys
INSERT INTO keys (token_hash, person, at) VALUES (%(token_hash)s::VARCHAR, %(person)s::VARCHAR, %(at)s)

-- : put matches
INSERT INTO matches (id, game, rules_version, title, options, seats, seed, dice, names, data, tempo, seconds, bank, listed, state, invite, origin, first, winners, creator, created, changed, deadline, waiting, note, rematch, components, wish, aside, generator, learning, house, away, promise, seal, redealt, leader, fence) VALUES (%(id)s::VARCHAR, %(game)s::VARCHAR, %(rules_version)s::BIGINT, %(title)s::VARCHAR, %(options)s::VARCHAR, %(seats)s::BIGINT, %(seed)s::VARCHAR, %(dice)s::VARCHAR, %(names)s::VARCHAR, %(data)s::VARCHAR, %(tempo)s::VARCHAR, %(seconds)s, %(bank)s, %(listed)s::BIGINT, %(state)s::VARCHAR, %(invite)s::VARCHAR, %(origin)s::VARCHAR, %(first)s::BIGINT, %(winners)s::VARCHAR, %(creator)s::VARCHAR, %(created)s, %(changed)s, %(deadline)s, %(waiting)s::VARCHAR, %(note)s::VARCHAR, %(rematch)s::VARCHAR, %(components)s::VARCHAR, %(wish)s::VARCHAR, %(aside)s::VARCHAR, %(generator)s::VARCHAR, %(learning)s::VARCHAR, %(house)s::VARCHAR, %(away)s::VARCHAR, %(promise)s::VARCHAR, %(seal)s::VARCHAR, %(redealt)s::VARCHAR, %(leader)s::VARCHAR, %(fence)s::BIGINT)

-- : put orders
INSERT INTO orders (match, seat, number, wish) VALUES (%(match)s::VARCHAR, %(seat)s::BIGINT, %(number)s::BIGINT, %(wish)s::VARCHAR)

-- : put people
INSERT INTO people (id, name, seen) VALUES (%(id)s::VARCHAR, %(name)s::VARCHAR, %(seen)s)

-- : put review_puzzles
INSERT INTO review_puzzles (match, number, solution) VALUES (%(match)s::VARCHAR, %(number)s::BIGINT, %(solution)s::VARCHAR)

-- : put review_steps
INSERT INTO review_steps (match, number, step) VALUES (%(match)s::VARCHAR, %(number)s::BIGINT, %(step)s::VARCHAR)

-- : put reviews
INSERT INTO reviews (match, format, seed, depth, state, client, asked, hall, puzzles) VALUES (%(match)s::VARCHAR, %(format)s::VARCHAR, %(seed)s::VARCHAR, %(depth)s::BIGINT, %(state)s::VARCHAR, %(client)s::VARCHAR, %(asked)s, %(hall)s::VARCHAR, %(puzzles)s::BIGINT)

-- : put seats
INSERT INTO seats (match, seat, kind, name, token_hash, person, stand_in, absent, ended) VALUES (%(match)s::VARCHAR, %(seat)s::BIGINT, %(kind)s::VARCHAR, %(name)s::VARCHAR, %(token_hash)s::VARCHAR, %(person)s::VARCHAR, %(stand_in)s::VARCHAR, %(absent)s::BIGINT, %(ended)s)

-- : put snapshots
INSERT INTO snapshots (match, number, saved) VALUES (%(match)s::VARCHAR, %(number)s::BIGINT, %(saved)s::VARCHAR)

-- : put spent
INSERT INTO spent (kind, client, taken, at) VALUES (%(kind)s::VARCHAR, %(client)s::VARCHAR, %(taken)s, %(at)s)

-- : put_to_sleep
UPDATE matches SET deadline=NULL WHERE matches.state IN ('open', 'running') AND matches.deadline IS NOT NULL AND matches.changed < %(before)s

-- : rename_match
UPDATE matches SET title=%(title)s::VARCHAR, names=%(names)s::VARCHAR, seal='' WHERE matches.id = %(id)s::VARCHAR

-- : review
SELECT reviews.match, reviews.format, reviews.seed, reviews.depth, reviews.state, reviews.client, reviews.asked, reviews.hall, reviews.puzzles FROM reviews WHERE reviews.match = %(match)s::VARCHAR

-- : review_puzzles
SELECT review_puzzles.number, review_puzzles.solution FROM review_puzzles WHERE review_puzzles.match = %(match)s::VARCHAR ORDER BY review_puzzles.number

-- : review_steps
SELECT review_steps.step FROM review_steps WHERE review_steps.match = %(match)s::VARCHAR AND review_steps.number < %(below)s::BIGINT ORDER BY review_steps.number DESC

-- : reword
UPDATE chat SET text=%(text)s::VARCHAR WHERE chat.match = %(match)s::VARCHAR AND chat.number = %(number)s::BIGINT

-- : seat_of
SELECT seats.match, seats.seat FROM seats WHERE seats.token_hash = %(token_hash)s::VARCHAR

-- : seats
SELECT seats.seat, seats.kind, seats.name, seats.token_hash, seats.person, seats.stand_in, seats.absent FROM seats WHERE seats.match = %(match)s::VARCHAR ORDER BY seats.seat

-- : seats_of_person
SELECT seats.match, seats.seat FROM seats WHERE seats.person = %(person)s::VARCHAR ORDER BY seats.match, seats.seat

-- : set_aside
UPDATE matches SET aside=%(aside)s::VARCHAR WHERE matches.id = %(id)s::VARCHAR

-- : set_fact
INSERT INTO hall (name, value) VALUES (%(name)s::VARCHAR, %(value)s::VARCHAR) ON CONFLICT (name) DO UPDATE SET value = excluded.value

-- : set_name
INSERT INTO people (id, name, seen) VALUES (%(id)s::VARCHAR, %(name)s::VARCHAR, %(seen)s) ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen

-- : snapshot
SELECT snapshots.number, snapshots.saved FROM snapshots WHERE snapshots.match = %(match)s::VARCHAR

-- : spend
INSERT INTO spent (kind, client, taken, at) VALUES (%(kind)s::VARCHAR, %(client)s::VARCHAR, %(taken)s, %(at)s) ON CONFLICT (kind, client) DO UPDATE SET taken = (CASE WHEN (spent.taken - (excluded.at - spent.at) * %(rate)s > 0) THEN spent.taken - (excluded.at - spent.at) * %(rate)s ELSE 0 END + excluded.taken), at = excluded.at RETURNING spent.taken

-- : stop_review
UPDATE reviews SET state='stopped' WHERE reviews.match = %(match)s::VARCHAR AND reviews.state = 'wanted'

-- : take_away
UPDATE matches SET leader=NULL, fence=(matches.fence + %(by)s::BIGINT) WHERE matches.id = %(id)s::VARCHAR

-- : take_review
UPDATE reviews SET hall=%(hall)s::VARCHAR WHERE reviews.match = %(match)s::VARCHAR AND reviews.state = 'wanted' AND (reviews.hall = %(hall)s::VARCHAR OR NOT (EXISTS (SELECT * FROM halls WHERE halls.id = reviews.hall)))

-- : try_again
UPDATE matches SET aside='' WHERE matches.aside != ''

-- : unfinished
SELECT count(*) AS count_1 FROM matches WHERE matches.creator = %(creator)s::VARCHAR AND matches.state IN ('open', 'running') AND matches.created > %(since)s

-- : unfinished_since
SELECT matches.id FROM matches WHERE matches.state IN ('open', 'running') AND matches.changed < %(before)s

-- : unname_seat
UPDATE seats SET name=%(name)s::VARCHAR, person=NULL WHERE seats.match = %(match)s::VARCHAR AND seats.seat = %(seat)s::BIGINT

-- : unsay
UPDATE chat SET name=%(name)s::VARCHAR, text='' WHERE chat.match = %(match)s::VARCHAR AND chat.seat = %(seat)s::BIGINT

-- : unsay_aside
UPDATE chat SET name='', text='' WHERE chat.name = %(name)s::VARCHAR AND chat.seat = -1

-- : wanted_reviews
SELECT count(*) AS count_1 FROM reviews WHERE reviews.state = 'wanted'

-- : wanted_reviews_by
SELECT count(*) AS count_1 FROM reviews WHERE reviews.state = 'wanted' AND reviews.client = %(client)s::VARCHAR

-- : schema 10
CREATE TABLE brought ( day BIGINT NOT NULL, client TEXT NOT NULL, bytes BIGINT NOT NULL, PRIMARY KEY (day, client) )

-- : schema 11
CREATE TABLE components ( hash TEXT NOT NULL, content TEXT NOT NULL, PRIMARY KEY (hash) )

-- : schema 12
CREATE TABLE hall ( name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (name) )

-- : schema 13
CREATE TABLE halls ( id TEXT NOT NULL, address TEXT NOT NULL, beat BIGINT NOT NULL, clock DOUBLE PRECISION NOT NULL, draining BIGINT NOT NULL, PRIMARY KEY (id) )

-- : schema 14
CREATE TABLE keys ( token_hash TEXT NOT NULL, person TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (token_hash, person) )

-- : schema 15
CREATE TABLE matches ( id TEXT NOT NULL, game TEXT NOT NULL, rules_version BIGINT NOT NULL, title TEXT NOT NULL, options TEXT NOT NULL, seats BIGINT NOT NULL, seed TEXT NOT NULL, dice TEXT NOT NULL, names TEXT NOT NULL, data TEXT, tempo TEXT NOT NULL, seconds DOUBLE PRECISION NOT NULL, bank DOUBLE PRECISION NOT NULL, listed BIGINT NOT NULL, state TEXT NOT NULL, invite TEXT NOT NULL, origin TEXT NOT NULL, first BIGINT NOT NULL, winners TEXT NOT NULL, creator TEXT NOT NULL, created DOUBLE PRECISION NOT NULL, changed DOUBLE PRECISION NOT NULL, deadline DOUBLE PRECISION, waiting TEXT DEFAULT '[]' NOT NULL, note TEXT DEFAULT '' NOT NULL, rematch TEXT DEFAULT '' NOT NULL, components TEXT, wish TEXT DEFAULT '' NOT NULL, aside TEXT DEFAULT '' NOT NULL, generator TEXT DEFAULT 'sfc32' NOT NULL, learning TEXT DEFAULT '' NOT NULL, house TEXT DEFAULT '{}' NOT NULL, away TEXT DEFAULT '' NOT NULL, promise TEXT, seal TEXT DEFAULT '' NOT NULL, redealt TEXT DEFAULT '[]' NOT NULL, leader TEXT, fence BIGINT DEFAULT '0' NOT NULL, PRIMARY KEY (id), UNIQUE (invite) )

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
CREATE TABLE people ( id TEXT NOT NULL, name TEXT NOT NULL, seen DOUBLE PRECISION NOT NULL, PRIMARY KEY (id) )

-- : schema 24
CREATE TABLE spent ( kind TEXT NOT NULL, client TEXT NOT NULL, taken DOUBLE PRECISION NOT NULL, at DOUBLE PRECISION NOT NULL, PRIMARY KEY (kind, client) )

-- : schema 25
CREATE TABLE chat ( match TEXT NOT NULL, number BIGINT NOT NULL, seat BIGINT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, at DOUBLE PRECISION NOT NULL, UNIQUE (match, number), FOREIGN KEY(match) REFERENCES matches (id) )

-- : schema 26
CREATE TABLE decisions ( match TEXT NOT NULL, number BIGINT NOT NULL, seat BIGINT NOT NULL, action BIGINT NOT NULL, made_by TEXT NOT NULL, bank DOUBLE PRECISION, at DOUBLE PRECISION NOT NULL, sent_key TEXT, UNIQUE (match, number), FOREIGN KEY(match) REFERENCES matches (id) )

-- : schema 27
CREATE TABLE orders ( match TEXT NOT NULL, seat BIGINT NOT NULL, number BIGINT NOT NULL, wish TEXT NOT NULL, PRIMARY KEY (match, seat, number), FOREIGN KEY(match) REFERENCES matches (id) )

-- : schema 28
CREATE TABLE review_puzzles ( match TEXT NOT NULL, number BIGINT NOT NULL, solution TEXT NOT NULL, PRIMARY KEY (match, number), FOREIGN KEY(match) REFERENCES matches (id) )

-- : schema 29
CREATE TABLE review_steps ( match TEXT NOT NULL, number BIGINT NOT NULL, step TEXT NOT NULL, PRIMARY KEY (match, number), FOREIGN KEY(match) REFERENCES matches (id) )

-- : schema 30
CREATE TABLE reviews ( match TEXT NOT NULL, format TEXT NOT NULL, seed TEXT NOT NULL, depth BIGINT NOT NULL, state TEXT NOT NULL, client TEXT NOT NULL, asked DOUBLE PRECISION NOT NULL, hall TEXT NOT NULL, puzzles BIGINT DEFAULT '0' NOT NULL, PRIMARY KEY (match), FOREIGN KEY(match) REFERENCES matches (id) )

-- : schema 31
CREATE INDEX reviews_wanted ON reviews (asked, client) WHERE state = 'wanted'

-- : schema 32
CREATE TABLE seats ( match TEXT NOT NULL, seat BIGINT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, token_hash TEXT, person TEXT, stand_in TEXT, absent BIGINT NOT NULL, ended DOUBLE PRECISION, PRIMARY KEY (match, seat), FOREIGN KEY(match) REFERENCES matches (id) )

-- : schema 33
CREATE INDEX seats_by_person ON seats (person, ended, match)

-- : schema 34
CREATE UNIQUE INDEX seats_by_token ON seats (token_hash)

-- : schema 35
CREATE TABLE snapshots ( match TEXT NOT NULL, number BIGINT NOT NULL, saved TEXT NOT NULL, PRIMARY KEY (match), FOREIGN KEY(match) REFERENCES matches (id) )
