# The terminal in English: commands and their help, prompts, reports. Keys and the names of options are the same in every
# language.

## The command line

usage = usage:
arguments = arguments
options = options
commands = commands
word-command = COMMAND
word-game = GAME
word-file = FILE
word-words = ID or WORDS
word-list = A,B,…
word-number = N
word-seconds = SECONDS
word-pair = NAME=VALUE
word-row = ROW
word-host = ADDRESS
word-name = NAME
word-bot = BOT
word-language = TAG
word-where = WHERE
word-what = WHAT
word-rest = …
word-match = MATCH
word-person = PERSON
word-days = DAYS
version-compiled = meadhall { $version } (compiled engine)
version-interpreted = meadhall { $version } (interpreted engine)

about = Three Viking tabletop games in your terminal.
about-play = Play against bots, or with others at one keyboard.
about-resume = Go on with a saved match.
about-watch = Look on while bots play.
about-replay = Step through a record, a saved match, or a game of a data set.
about-review = Look back on a finished match: what decided it, luck and skill.
about-rules = Read the rules of a game.
about-simulate = Let bots play many games, and count.
about-arena = Let bots play against each other, and rate them.
about-train = Train a network for the bots that learn.
about-serve = Open the hall: tables for people and bots, in the browser.
about-admin = Look after a hall: its matches, its people, its database.
about-games = List the games.
about-options = List the options of a game.

help-help = show this help
help-version = show the version
help-language = the language: { $languages } (as MEADHALL_LANGUAGE says, or your system)
help-game-or-menu = without it, a menu leads you to a game
help-seats = who sits where: { $person }, or a bot ({ $bots }), as in you,oarsman,jarl
help-names = what the seats are called
help-save = where the match is kept, instead of your own folder
help-saved = the match that was saved last, if not said
help-watched = the bots ({ $bots }), as in jarl,greedy,random
help-speed = between two decisions (0.8)
help-which-game = which one of a data set with a row for each game (0)
help-depth = how closely to look: 2 takes twice as long (1)
help-review-seed = what the estimates come from (0)
help-review-seat = to whom it is told, by name or number
help-keep = keeps what is known there, and goes on from it
help-html = as a page to open in a browser
nobody-sat = Nobody in this match is called { $name }; there are { $names }.
json-or-html = A review is written for programs or as a page: say --json or --html, not both.
reviewing = Looking back
review-kept = { $left ->
    [one] Stopped with { $left } decision to go; the same command goes on from { $file }.
   *[other] Stopped with { $left } decisions to go; the same command goes on from { $file }.
}
review-lost = Stopped. With --keep the next one goes on where this one was.
cant-keep = { $path } can't be used to keep a review: { $reason }.
no-review = { $path } is not a review; choose another file to keep it in.
help-words = one rule, or all that speak of something
help-games = how many (100)
help-simulated = the bots ({ $bots }), as in greedy,random,random or greedy*4
help-jobs = processes to share the work (1)
help-ray = share the work on a Ray cluster (needs meadhall[cluster]): the one at this address; without one, that of this machine, or one that is begun for now
jobs-and-ray = --jobs counts processes of this machine, and on a cluster all processors work; say one of --jobs and --ray.
help-json = for programs
help-data-set = write a data set, a Parquet file (needs meadhall[rl])
help-rows = of the data set: decision or game (decision)
help-seed = the same seed gives the same draws
help-option = an option of the game; may be said several times
help-data = your own component file, in the place of ours
help-contenders = who plays ({ $bots }), with parameters as in search:iterations=400:explore=0.7; greedy*3 are three of them. The parameters of search are { $parameters }; that of greedy is slips
help-arena-seats = of each table (as many as bots)
help-arena-games = at least so many (100)
help-train-out = where it is trained, and goes on after any end (training-GAME)
help-train-seats = at the tables of the training (4)
help-train-rounds = of playing and learning (2)
help-train-games = in each round (1000)
help-train-iterations = of the search that teaches, for each decision (200)
help-train-hidden = numbers in each hidden layer of the network (64)
help-train-evaluated = games against greedy bots after each round (100)
help-train-searched = decisions of each game that the search thinks about, on average (10)
help-train-trust = how much the chances that it found count beside leanings; 0: learn what it visited most (60)
help-train-explore = how much the search tries what looks worse (0.5)
help-train-seed = what all chance of the training follows from (0)
out-of-experience = Out of its experience: { $bot } has not learnt with { $what }. It plays all the same, maybe worse.
train-lacks = Training needs { $name }, which is not installed: pip install meadhall[train]
train-interrupted = Interrupted. The same command goes on with what is in { $folder }.
train-done = The weights are in { $file }. Bots play by them if they lie in the folder MEADHALL_WEIGHTS as { $game }.npz.
help-ledger = keep the games in FILE.jsonl, to go on later, with FILE.csv and FILE.svg beside it
help-host = where to listen; 0.0.0.0 lets others in ({ $usual })
help-port = 0 takes any that is free ({ $usual })
help-allow-host = a name that the hall answers to besides its own addresses, like hall.example; may be said again
help-database = keeps all matches: a file (in your own folder), or postgresql://… for a server that halls can share
help-open = open the lobby in a browser, if there is a screen
help-workers = processes in which bots think (by the machine)
help-serve-ray = bots think on the Ray cluster at this address (needs meadhall[cluster])
help-settings = a TOML file with all that can be said here, and more
help-processes = open so many halls at this port, on a server ({ $usual })
help-peers = of this machine, where halls on other machines reach this one ({ $usual })
help-as-serve = as for meadhall serve
help-rest = what that needs to know; meadhall admin list --help tells what it is for list
help-most = how many (30)
help-person = as meadhall admin people shows it
help-unfinished = at which nothing has happened for so long
help-finished = that ended so long ago
help-yes = do it; without this it is only told what would go
admin-does = what it does
admin-list = the newest matches
admin-show = what is known of a match
admin-close = end a match that nobody will finish; it can be replayed
admin-export = write a match to a file
admin-import = take in a match from such a file
admin-people = who has this name; there may be several
admin-forget = delete a person's data; the games that were played stay
admin-prune = delete old matches
admin-backup = write all of it to a new file, while the hall is open
admin-restore = take a backup into an empty database, be it a file or on a server
admin-check = can every match be taken up?
help-allow-bot = let anybody seat this bot too, beside the levels: search, or search:iterations=2000; may be given again

## What is wrong on the command line

no-command = There is no command { $name }; the commands are { $known }.
unknown-words = { $count ->
    [one] Nobody here knows { $words }; { $command } --help says what is possible.
   *[other] Nobody here knows the words { $words }; { $command } --help says what is possible.
}
lacks-words = { $command } wants to know { $needed }; { $command } --help says what is possible.
lacks-value = { $argument } lacks its value; { $command } --help says what is possible.
takes-no-value = { $argument } takes no value; { $command } --help says what is possible.
not-whole = { $argument } wants a whole number, not { $given }; { $command } --help says what is possible.
no-number = { $argument } wants a number, not { $given }; { $command } --help says what is possible.
none-of = { $argument } can't be { $given }; it is one of { $known }.
admin-does-not = meadhall admin does not know { $name }; it does { $known }.
no-seat = { $given } is no seat; for three greedy bots say greedy*3.
no-bot = { $given } is no bot; for three greedy bots say greedy*3.
no-pair = { $given } is no option; an option is name=value, as in --option round_limit=60.
nobody-plays = Nobody would play: put { $person } into --seats, or use { $command }.
only-bots = Nobody can sit at a table of { $command }; its bots are { $bots }.
nothing-saved = There is no saved match; meadhall play begins one.
wrong-speed = The speed can't be { $given }; it is a pause of 0 to 60 seconds.
rows-without-out = --rows is about a data set; say where it shall be written, as in --out games.parquet.
no-file-name = { $given } is no name for a file; --out wants one, as in --out { $example }.
cant-read-matches = The saved matches in { $folder } can't be read: { $reason }.
cant-read-data = The data file { $path } can't be read: { $reason }.
data-not-text = The data file { $path } can't be read: it is not text.
cant-read-data-set = A data set can't be read: { $reason }.
cant-write-data-set = A data set can't be written: { $reason }.
holds-one-game = { $path } holds one game; --game is for data sets, which meadhall simulate --rows game writes.
no-game-in-data-set = There is no game { $game } in { $path }; its games are 0 to { $last }.
no-game-in-empty-data-set = There is no game { $game } in { $path }; it is empty.

## The menu

welcome = Welcome to the mead hall.
which-game = Which game?
how-many-rivals = How many rivals, { $least } to { $most }?
so-many-rivals = { $rivals ->
    [one] There will be { $rivals } rival.
   *[other] There will be { $rivals } rivals.
}
how-well = How well shall they play?
enter-takes = [Enter: { $usual }]
none-of-these = { $given } is none of { $answers }.
go-on-with = { $decisions ->
    [one] go on with your last match ({ $game }, { $decisions } decision)
   *[other] go on with your last match ({ $game }, { $decisions } decisions)
}
go-on-with-file = go on with your last match ({ $file })
table-asks = The table asks you one small question at a time and numbers the answers.
keys-are = Keys: { $keys }.
where-rules-are = All rules: meadhall rules { $game }. Ways to change them: meadhall options { $game }.
press-enter = Press Enter to begin.

## At the table

key-number = a number takes it
key-explain = ? explains
key-undo = u undo
key-hint = h hint
key-log = l log
key-rules = r WORDS rules
key-leave = q save and leave
key-pass = p passes all windows of this turn
key-pass-target = p { word-target }: unless it is about you
key-pass-off = p { word-off }
word-target = target
word-off = off
a-person = you
table-head = { $title }  { $seats }  ·  seed { $seed }
means-nothing = { $given } means nothing here: { $keys }.
order-means-nothing = p { $given } means nothing: { $keys }.
no-option = { $last ->
    [one] There is no option { $given }; there is only 1.
   *[other] There is no option { $given }; they are 1 to { $last }.
}
no-option-explained = { $last ->
    [one] There is no option { $given }; there is only 1, and ? explains it.
   *[other] There is no option { $given }; they are 1 to { $last }, and ? explains them.
}
look-for = Say what to look for: r valkyries, or a rule's ID as ? shows it.
take-it-back = Take it back all the same? [y/N]
all-agree = Do all of you agree to take it back all the same? [y/N]
words-for-yes = y yes
asked-again = You are asked in every window again.
nobody-else-looks = { $name }, it is your turn. Press Enter when nobody else looks.
since-last-turn = since your last turn
the-end = the end
log = log
earlier = … { $events } earlier
earlier-by-key = … { $events } earlier (l)
nothing-yet = nothing yet
wins = wins
score = { NUMBER($score, maximumFractionDigits: 2) }
game-over = The game is over
ended-by-rule = { $title } ({ $rule })
see-it-again = To see it again: { $command }
record-not-kept = The record could not be kept: { $reason }
saved-in = Saved in { $file }
to-go-on = To go on: { $command }
ctrl-c-leaves = Ctrl-C leaves

## What a plain screen shows

plain-score = score
plain-you = you
plain-decides = decides

## Explaining

not-now = Not now:
explain-more = ? and a number explains one of them; r and words, or a rule's ID, opens the rules.
bot-would-take = The bot would take { $number } { $option }.
chance-to-win = { $chance } % to win
thought-through = { $worlds ->
    [one] It has thought through { $worlds } world that fits what you can see; the chances are its guess.
   *[other] It has thought through { $worlds } worlds that fit what you can see; the chances are its guess.
}
no-rule-of = No rule of { $game } speaks of { $words }.
see-rules = see { $rules }
rules-in-english = The rules are written in English.

## Replays

key-on = Enter or n on
key-back = b back
key-jump = a number jumps there
key-eyes = v changes whose eyes, v NAME or v { word-all }
key-end = e end
key-close = q leaves
word-all = all
moment = Moment { $at } of { $last }
seen-by = { $moment }, seen by { $name }
seen-by-spectator = { $moment }, seen by a spectator
decided-this = { $name } { $option }
decided-something = { $name } has decided
no-moment = { $decisions ->
    [one] The record has { $decisions } decision; there is no moment { $moment }.
   *[other] The record has { $decisions } decisions; there is no moment { $moment }.
}
nobody-called = Nobody here is called { $name }; there are { $names }, and { word-all } for a spectator.

## What there is

game-for-seats = { $title }, { $least } to { $most } seats
as-in = As in: { $command }
in-a-minute = the game in a minute
all-rules = All rules
so-many-rules = { $rules ->
    [one] { $rules } of them, in our own words
   *[other] { $rules } of them, in our own words
}
read-or-search = To read one: meadhall rules { $game } { $rule }. To search: meadhall rules { $game } WORDS

## Many games

simulated = { $games ->
    [one] { $title }  { $games } game, seeds from { $seed }
   *[other] { $title }  { $games } games, seeds from { $seed }
}
shared-wins = { $games ->
    [one] { $games } game had more than one winner; each of them counts as one.
   *[other] { $games } games had more than one winner; each of them counts as one.
}
written-games = { $games ->
    [one] Written: { $file }, { $games } game
   *[other] Written: { $file }, { $games } games
}
interrupted = Interrupted after { $played } of { $games } games.
column-wins = Wins
column-won = won
column-share = share
column-interval = 95 % interval
column-fair = if all were equal
any-of-kind = any { $kind }
column-lengths = Lengths and scores
column-mean = mean
column-median = median
column-least = least
column-most = most
length-decision = decisions
length-round = rounds
length-month = months
length-turn = turns
winners-score = winner's score
everybodys-score = everybody's score
column-ways = Ways of winning
column-rule = rule
column-games = games
percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
number = { NUMBER($number, maximumFractionDigits: 1) }
small-number = { NUMBER($number, maximumFractionDigits: 2) }

## The arena

arena-of = { $game }: the arena
arena-line = { $games ->
    [one] { $games } game, { $seats } seats, deals from seed { $seed }; intervals of 95 %
   *[other] { $games } games, { $seats } seats, deals from seed { $seed }; intervals of 95 %
}
arena-line-with-options = { $games ->
    [one] { $games } game, { $seats } seats, deals from seed { $seed }, { $options }; intervals of 95 %
   *[other] { $games } games, { $seats } seats, deals from seed { $seed }, { $options }; intervals of 95 %
}
played-by-all = { $lineups ->
    [one] A deal is played by the only line-up: { $lineups } game.
   *[other] A deal is played by all { $lineups } line-ups: { $lineups } games.
}
known-games = { $games ->
    [one] { $games } of these games is in { $path } already.
   *[other] { $games } of these games are in { $path } already.
}
written-files = Written: { $files }
arena-interrupted = Interrupted after { $played } of { $games } games; with --out it could go on from there.
arena-goes-on = Interrupted after { $played } of { $games } games; the same command goes on from there.
compared = { $shared ->
    [0] { $one } wins { $share } % ({ $low }–{ $high }) of { $decided } decided games against { $other }.
    [one] { $one } wins { $share } % ({ $low }–{ $high }) of { $decided } decided games against { $other }; { $shared } victory was shared.
   *[other] { $one } wins { $share } % ({ $low }–{ $high }) of { $decided } decided games against { $other }; { $shared } victories were shared.
}
arena-rating = rating
arena-win-share = win share
arena-fair = fair
arena-won = won
arena-mean-rank = mean rank
arena-ms = ms
cell-rating = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ±{ NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cell-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
cell-rank = { NUMBER($rank, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })

## Opening the hall

hall-open = The hall is open at { $address }
hall-keeps = Matches are kept in { $database }. Ctrl-C closes the hall; they go on when it opens again.
no-screen = There is no screen here to open a browser on: open that address in yours.
halls-open = { $processes ->
    [one] The hall is open at { $address }, in { $processes } process
   *[other] The hall is open at { $address }, in { $processes } processes
}
no-halls-at-one-port = On Windows halls can't share a port: open one (--processes 1), and others on the same server (--database postgresql://…) at ports of their own.
cant-share-file = { $halls ->
    [one] { $halls } hall can't share the file { $file }: open one (--processes 1), or keep the matches on a server (--database postgresql://…).
   *[other] { $halls } halls can't share the file { $file }: open one (--processes 1), or keep the matches on a server (--database postgresql://…).
}
hall-ended = the hall in process { $process } ended with { $code }: another one opens
halls-not-opened = The halls could not be opened.

## Looking after the hall

cant-write-match = The match can't be written to { $path }: { $reason }.
match-aside = set aside: { $reason }
match-closed = The match { $match } is over.
match-exported = The match { $match } is in { $file }.
match-imported = The match { $match } is here now.
nobody-named = Nobody here is called { $name }.
person-forgotten = { $seats ->
    [one] The person is forgotten, and { $seats } seat has its own name again.
   *[other] The person is forgotten, and { $seats } seats have their own names again.
}
show-seat = seat { $seat }
show-decisions = decisions
show-chat = lines of chat
sits = { $name } ({ $kind })
sits-away = { $name } ({ $kind }, away)
say-which = Say which: --unfinished DAYS, --finished DAYS, or both.
no-days = Say how many days: 0 or more.
matches-gone = { $matches ->
    [one] { $matches } match is gone.
   *[other] { $matches } matches are gone.
}
matches-would-go = { $matches ->
    [one] { $matches } match would go; --yes lets it.
   *[other] { $matches } matches would go; --yes lets them.
}
matches-good = Every match can be taken up.
matches-bad = { $matches ->
    [one] { $matches } match can't be taken up.
   *[other] { $matches } matches can't be taken up.
}
backed-up = { $matches ->
    [one] { $matches } match is in { $file }; meadhall serve --database { $file } opens it.
   *[other] { $matches } matches are in { $file }; meadhall serve --database { $file } opens it.
}
restored = { $matches ->
    [one] { $matches } match is in { $database } now.
   *[other] { $matches } matches are in { $database } now.
}

## Games and bots of one's own

word-level = GAME:LEVEL=BOT
word-about = WORDS
word-kind = KIND
word-folder = FOLDER
about-bots = List the bots and their parameters.
about-check = Find out whether a game keeps the laws of every game.
about-new = Write a small package of your own that works: a game, or a bot.
help-level = let another bot play a level of a game, beside what MEADHALL_LEVELS says; may be given again
help-law-seeds = games to look at for each law (as many as it wants)
help-law-about = only laws about this, as in redealing or undo
help-new-what = game or bot
help-new-name = small letters, digits and underscores, as in fox_and_geese
help-new-into = where to write it (a new folder of that name)
bot-levels = The levels are bots as well: { $levels }.
wrong-seeds = Laws can't be looked at with { $given } games; choose from 1 to { $most }.
no-law-about = No law is about { $given }; there are laws of { $known }.
law-looked = { $looked ->
    [0] nothing to look at
   *[other] { $looked } looked at
}
law-broken = { $game } ({ $name }) breaks a law of { $about }. { $law } { $fault }
laws-kept = { $laws ->
    [one] { $game } keeps { $laws } law.
   *[other] { $game } keeps { $laws } laws.
}
new-written = { $files ->
    [one] { $title } is in { $folder }: { $files } file.
   *[other] { $title } is in { $folder }: { $files } files.
}
new-means-something = { $name } has a meaning already, to Python or to Meadhall; choose another name.
new-game-taken = There is a game { $name } already; choose another name.
new-bot-taken = There is a bot { $name } already; choose another name.
new-not-empty = { $folder } is there already, and not empty; nothing was written.
new-cant-write = { $folder } can't be written: { $reason }.

## A bot at a table far away

word-link = LINK
about-bot = Let a bot of this machine sit down at a table of a running hall.
help-join = an invitation, or the link of a seat
help-far-bot = who plays, with parameters if you like ({ $usual })
help-far-name = what the seat is called (by the bot)
far-name = { $bot } (bot)
far-seated = { $bot } sits at { $table }. Ctrl-C leaves the seat to whoever goes on.
far-go-on = To go on here: { $command }
far-no-link = { $link } leads to no table; an invitation looks like http://hall.example/join/…
far-unreached = { $hall } can't be reached: { $reason }.
far-no-hall = Whoever answered there is no hall (status { $status }).
