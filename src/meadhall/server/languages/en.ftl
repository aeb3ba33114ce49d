# The hall in English: why a request is not answered with what it asked for.

## What is not there, and what may not be

nothing-here = There is nothing at this address.
not-this-way = This address does not take requests of that kind.
stumbled = The hall stumbled over this; it is noted. What was acknowledged is not lost.
faster = Something else was faster. Look again, and try then.
no-table = There is no such table. The link may be cut off, or the table was never there.
not-your-seat = You don't sit at this seat. Open the link that you were given for it.
moved-on = { $made ->
    [one] The table has moved on: { $made } decision has been made by now. Look again, and decide then.
   *[other] The table has moved on: { $made } decisions have been made by now. Look again, and decide then.
}
not-stored = The hall could not write this down, so it did not happen. Try again in a moment.
not-known = The hall lost its database in the very moment: this may have been written down or not. Look again before you try again.
no-database = The hall can't reach its database just now. Try again in a moment.
nobody-leads = The hall that has this table in its hands does not answer. Try again in a moment.
unreadable = What is stored of this table can't be read, so it can't be shown; it is noted.

## Seats and links

token-opens-nothing = This token opens no seat at this table. It may be cut off, or replaced by another.
several-seats = You hold several seats at this table: say for which one (seat).
other-site = This came from another site. Open the hall itself, and try there.
no-seat = There is no seat { $seat }; the seats are 0 to { $last }.
only-guests = This table is for invited guests. Open the invitation's own link.
begin-seated = Only who sits at the table can begin.
rematch-seated = Only who sits at the table can ask for a rematch.
invite-seated = Only who sits at the table can invite others to it.
link-opens-nothing = This link opens no seat. It may be cut off, or the seat was given to somebody else.
no-file = There is no such file.
begun-already = The game has begun already.
all-taken = All seats of this table are taken; you are welcome to watch.
seat-not-open = Seat { $seat } is not open; the open seats are { $free }.
clock-needs-seconds = A table with a clock needs seconds for each decision.

## At the table

own-eyes = While the game goes on, you see its past through your own eyes only.
record-at-the-end = The record says what lies face down, so nobody gets it before the end.
not-over = The game is not over yet.
no-trying-out = While the game goes on, nobody may try out what would come.
no-moment = { $length ->
    [one] There is { $length } decision so far; moment { $at } is not one of them.
   *[other] There are { $length } decisions so far; moment { $at } is not one of them.
}
no-moment-of-match = { $length ->
    [one] The match has { $length } decision; moment { $at } is not one of them.
   *[other] The match has { $length } decisions; moment { $at } is not one of them.
}
too-many-tables = { $most ->
    [one] You have opened { $most } table today that is not finished. Finish it first.
   *[other] You have opened { $most } tables today that are not finished. Finish some of them first.
}
no-order = There is no such standing order; it is one of { $possible }.
asks-for-rematch = { $name } asks for a rematch: press Rematch to sit down.
over-at-this-moment = The game is over at this moment; go back to an earlier one to play on from there.
nothing-to-advise = There is nothing to advise: it is not your decision now.
moved-on-thinking = The table has moved on while the bot was thinking.
not-played = The game is not being played.
nothing-in-it = There is nothing in it.
name-first = Say your name first, or take a seat.
lift-first = Lift the curtain first.
seat-actions = A seat can be given to a bot, taken back, left, or resigned; for who is away one can blow the horn, or let a bot play.
table-of = { $name }'s table
from-decision = { $title }, from decision { $at }
the-hall = The hall
blows-horn = { $name } blows the horn for { $whom }.
bot-plays-on = A bot plays for { $whom } from now on, until somebody is back.
bot-has-seat = A bot has this seat already.
not-begun = The game has not begun: a seat is still open.
game-over = The game is over, and what was decided stands.

## Names and forms

say-your-name = Say your name: it is how the others know you.
whole-number = The field { $name } has to be a whole number.
seat-cant-begin = { $seats ->
    [one] Seat { $seat } can't begin: this table has { $seats } seat.
   *[other] Seat { $seat } can't begin: this table has { $seats } seats.
}
seat-cant-be = Seat { $seat } can't be { $given }: choose you, a friend, one of the bots, or nobody.
number-wrong = “{ $title }” can't be { $given }: choose a whole number from { $least } to { $most }.
number-empty = “{ $title }” can't be empty: choose a whole number from { $least } to { $most }.
too-long-name = A name has at most { $longest } letters, and this has { $given }.
too-long-title = A table's name has at most { $longest } letters, and this has { $given }.
too-long-chat = What you say has at most { $longest } letters, and this has { $given }.
too-long-word = A word for the seal has at most { $longest } letters, and this has { $given }.
halls-own-name = Only the hall itself is called “{ $name }”. Choose another name.
looks-the-same = “{ $other }” sits at this table, and “{ $name }” looks the same. Choose another name.

## Too much at once

too-much = { $seconds ->
    [1] That is too much at once. Wait a second, then go on.
   *[other] That is too much at once. Wait { $seconds } seconds, then go on.
}
too-long = This is too long: { $most } are taken, and more was sent.
twice-host = The request says twice for which host it is.
sends-too-much = You send too much at once. Wait until the rest has arrived, then go on.
hall-gets-too-much = Too much is being sent to the hall just now. Try again in a moment.
no-host = The request does not say for which host it is, or not so that it can be understood.
other-name = This hall does not answer to the name { $name }. If it should, its host opens it with --allow-host { $name }.
too-many-streams = { $most ->
    [one] You follow { $most } table already. Close its page first.
   *[other] You follow { $most } tables already. Close some pages first.
}
hints-come-last = The hall is busy, and hints come last. Ask again in a minute.
no-hint = No hint came of it this time. Ask again, or decide without one.
waits-for-hints = { $hints ->
    [one] You wait for { $hints } hint already; they come one after the other.
   *[other] You wait for { $hints } hints already; they come one after the other.
}
busy = The hall is busy: bots think less long.
many-wait-for-hints = Too many people wait for a hint just now. Ask again in a minute.

## Records and files

still-reads = The hall still reads what you have sent before. Wait a moment, then go on.
brought-too-much = Too much is brought to the hall just now. Try again in a moment.
too-much-in-this = There is too much in this to be read.
not-understood = This can't be understood. It is not what the hall has written.
match-too-long = This match has { $decisions } decisions; { $most } are taken.
data-too-long = A component file has at most { $most } letters, and this has { $given }.
choose-file = Choose the file of a record first.
file-not-text = This file is not text, so it is no record of a match: choose the JSON file that you got by “Record” at the end of a match.
file-not-json = This file is not JSON that can be read, so it is no record of a match: choose the JSON file that you got by “Record” at the end of a match. ({ $why })
file-no-match = This file is JSON, but no match was saved in it: choose the JSON file that you got by “Record” at the end of a match.
form-unreadable = The form can't be read: { $why }
not-json = The body is not JSON.
not-text = The body is not text: JSON is written in UTF-8.
half-a-letter = There is half a letter in it (a lone surrogate). Send whole letters, as UTF-8 writes them.
too-deep = Lists and objects lie within each other more than { $deepest } deep in this.
field-twice = The field { $field } is there twice; say it once.
number-too-long = There is a number with { $digits } digits in it; { $most } are taken.
number-too-large = The number { $number } is too large.
no-number = { $number } is no number in JSON.
long-type = The content type has { $given } letters; { $most } are taken.
other-charset = Text in { $charset } is not read here. Send UTF-8.
wrong-field = { $field }: { $reason }.
wrong-request = It is not understood: { $reason }.
takes-too-long = It takes too long to read this, so it is not taken.
brought-by-one = The hall keeps at most { $most } MB of records and component files of one client in a day, and with this it would be { $found } MB. Come back tomorrow.
brought-in-a-day = The hall keeps at most { $most } MB of records and component files in a day, and with this it would be { $found } MB. Come back tomorrow.
brought-ever = The hall keeps at most { $most } MB of records and component files altogether, and with this it would be { $found } MB. Its host can make more room.
no-such-bot = There is no bot { $bot } in this hall; its bots are { $known }.
guest-not-here = That can't be opened in this hall at the moment; who runs it can read why.

## Opening the hall

wrong-workers = Bots can't think in { $given } processes; choose from 1 to { $most }.
no-host-name = { $name } is no name of a host: say it like hall.example, without http:// or port.
cant-open = The database { $path } can't be opened: { $reason }.
open-already = Another hall has { $path } open already, and two can't share it. Close the other one first, or give this one a file of its own with --database.
open-already-by = Another hall (process { $holder }) has { $path } open already, and two can't share it. Close the other one first, or give this one a file of its own with --database.
cant-listen = The hall can't open at { $host }, port { $port }: { $reason }.
port-taken = something listens there already, maybe another hall. Another port is free to take: --port { $other }
port-of-system = ports below 1024 are the system's own. Take a higher one with --port
old-python = This is Python { $this }. Before you let strangers in, use { $safe } or a newer one: security holes of this one are mended there.
other-rules = This match was played by version { $theirs } of the rules of { $game }; this hall plays version { $ours }, so it can't be shown here.
cant-make-ready = The database { $path } can't be made ready: { $reason }.
newer-database = This database is of version { $version }, and this release knows versions up to { $newest }. Use a newer release, or another --database.
not-ours = Another program keeps its own tables in this database. Name another --database.
database-says = The database { $path } refuses: { $reason }.
no-such-server = A hall is kept in a file, or on a PostgreSQL server (postgresql://…), and not at an address of { $kind }://.
no-driver = A hall on a PostgreSQL server needs a driver that is not installed: pip install 'meadhall[postgres]'.
no-numbers = Numbers for Prometheus need a package that is not installed: pip install 'meadhall[metrics]'.
no-reason = it does not say why
changes-hands = The match { $match } changes hands all the time.

## Settings

wrong-processes = The hall can't open in { $given } processes; choose from 1 to { $most }.
wrong-log = The log can't be { $given }; it is one of { $known }.
cant-read-settings = The settings in { $file } can't be read: { $reason }.
cant-understand-settings = The settings in { $file } can't be understood: { $reason }.
limits-no-table = limits in { $file } has to be a table: [limits].
setting-unknown-in-file = Nobody knows the setting { $name } in { $where }.
setting-unknown-in-environment = Nobody knows the setting { $name } in the environment ({ $where }).
did-you-mean = { $sentence } Did you mean { $near }?
setting-yes-or-no = The setting { $name } can't be { $given }; it has to be true or false.
setting-list = The setting { $name } can't be { $given }; it has to be a list.
setting-number = The setting { $name } can't be { $given }; it has to be a number.
setting-whole = The setting { $name } can't be { $given }; it has to be a whole number.
setting-above = The setting { $name } can't be { $given }; it has to be more than 0.
setting-negative = The setting { $name } can't be { $given }; it has to be 0 or more.
setting-text = The setting { $name } can't be { $given }; it has to be text.

## Looking after the hall

no-hall = There is no hall in { $database }.
no-person-here = There is no person { $person } here; meadhall admin people NAME shows who has a name.
no-match-here = There is no match { $match } here; meadhall admin list shows which there are.
over-already = The match { $match } is over already.
no-exported-match = This is no match that was written by meadhall admin export.
cant-bring-in = The match { $match } can't be imported: { $reason }.
here-already = The match { $match } is here already.
file-taken = There is something at { $file } already; name another file.
no-such-file = There is no file { $file }.
not-empty = There are matches in { $database } already; a backup needs an empty database.
has-gaps = its decisions have gaps
lacks-seats = it has { $found } of { $seats } seats

## Seals

no-ticket = That is no ticket of a promise; POST /api/promises gives one.
ticket-used = A table was opened with this ticket before; a promise is good for one.

## Puzzles

no-puzzle = There is no such puzzle.
no-puzzles = { $game } has no puzzles yet.

## Reviews

puzzles-of-whom = Whose puzzles? Name a seat (seat), from 0 to { $last }.
review-at-the-end = A review tells what lay face down, so nobody gets one before the end.
too-long-to-review = The match has { $decisions } decisions, and the hall reviews at most { $most } of them. `meadhall review` does it with its record.
review-actions = A review can be started or stopped (do): start, stop.
review-of-others = Somebody else has asked for this review; it is theirs to stop.
too-many-reviews = { $most ->
    [one] You wait for { $most } review already. Let it be done first, or stop it.
   *[other] You wait for { $most } reviews already. Let one of them be done first, or stop it.
}
many-wait-for-reviews = Too many wait for reviews already. Try again later.
