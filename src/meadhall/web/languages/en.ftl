# The pages in English: lobby, forms, and what stands around a table.

## On every page

skip = Skip to the content
offline = The connection is lost. Trying again; nothing is lost that was decided.
pages = Pages
nav-tables = Tables
nav-replays = Replays
nav-rules = Rules
your-name = Your name
keep-name = Keep
day-or-night = Day or night
language = Language
icons-by = Icons by { $one }. Meadhall is free software and no product of the games' publishers.
icons-artists = the artists of game-icons.net
to-the-lobby = To the lobby
close = Close
find = Find
search-rules = Search the rules
search-rules-here = Search the rules…
rules = Rules

## What scripts say

script-copied = Copied
script-refused = That was refused ({ $status }). Try again in a moment.
script-unreached = That did not reach the hall, so nothing has changed. Try again when the connection is back.
script-rule = Rule { $rule }
script-unread = { $count } unread
script-days = { $days } d { $hours } h
script-hours = { $hours } h { $minutes } min

## People, bots and tempo

names = { $names }
the-hall = the hall
bot-of-level = { $level } bot
bot-out-of-experience = { $level } bot, out of its experience
seat-free = free seat
seat-away = away
seat-away-for = away, { $time }
for-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
for-hours = { $number ->
    [one] { $number } hour
   *[other] { $number } hours
}
for-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
seat-you = you
seat-person = person
seat-number = Seat { $number }
tempo-relaxed = no clock
tempo-slow = { $days ->
    [one] slow, { $days } day a decision
   *[other] slow, { $days } days a decision
}
tempo-live = live, { $seconds } s
tempo-live-bank = live, { $seconds } s and { $minutes } min in the bank
score = { $number }
score-share = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
score-point = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
score-drink = { $number ->
    [one] { $number } drink
   *[other] { $number } drinks
}
progress-round = round { $number }
progress-month = month { $number }
progress-turn = turn { $number }
progress-decision = { $number ->
    [one] { $number } decision
   *[other] { $number } decisions
}
when-today = today, { $time }
when-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}

## Lobby

lobby-greeting = Take a seat by the fire
lobby-about = Viking games, friends and honest bots. No account: a seat is a link.
lobby-welcome = Welcome back, { $name }
lobby-wait = { $number ->
    [one] One table waits for you.
   *[other] { $number } tables wait for you.
}
lobby-wait-not = Nothing waits for you: time for a game.
lobby-your-turns = { $number ->
    [one] Your turn at { $title }
   *[other] Your turn at { $number } tables
}
lobby-yours-since = your turn, since { $time }
lobby-yours-left = your turn, { $time } left
lobby-waits-for = waits for { $names }, since { $time }
lobby-goes-on = the bots play
lobby-horn = The horn calls you:
lobby-with = with { $names }
lobby-with-bots = { $bots ->
    [one] with { $bots } bot
   *[other] with { $bots } bots
}
lobby-with-both = { $bots ->
    [one] with { $names } and { $bots } bot
   *[other] with { $names } and { $bots } bots
}
lobby-taken = { $taken } of { $seats } seats, { $tempo }
lobby-look = Look in
lobby-look-at = Look in at { $title }
lobby-more-mine = { $number ->
    [one] { $number } more table of yours
   *[other] { $number } more tables of yours
}
lobby-how-many = How many bots in { $game }
lobby-against = You play against
lobby-against-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
lobby-finished-none = none yet: begin with a lesson
lobby-first-lesson = Learn { $game }
watch-title = Watch a match
watch-below = move by move, with words
sample-title = See how a game goes
sample-about = Three oarsmen play from the first move to the last. You look over the shoulder of one: what is asked, what is chosen; and three times, what would you do?
watch-bots = Watch bots
watch-bots-about = A new table, and only bots at it. You look on.
lobby-games = Games
lobby-mine = Your tables
lobby-open = Open tables
lobby-open-below = waiting for you
lobby-running = Running tables
lobby-running-below = watch or return
lobby-finished = Replays
lobby-finished-below = move by move
lobby-seats = { $least } to { $most } seats
lobby-play-now = Play now
lobby-level = Level of the bots in { $game }
lobby-new-table = New table
lobby-learn-game = Learn the rules of { $game }
lobby-replay = Replay
lobby-replay-won = Replay of { $title }, won by
lobby-replay-of = Replay of { $title }
lobby-play = Play
lobby-play-at = Play at { $title }
lobby-join = Join
lobby-join-at = Join { $title }
lobby-watch = Watch
lobby-watch-at = Watch { $title }
lobby-upload = Replay a record from a file
lobby-record = Record
lobby-upload-open = Open
lobby-from-file = { $decisions ->
    [one] from a file, { $decisions } decision
   *[other] from a file, { $decisions } decisions
}
lobby-not-listed = not listed
lobby-both-notes = { $one }, { $two }

## A new table

new-tab = New table · { $game }
new-title = A new table of { $game }
new-who = Who plays?
new-table-name = Name of the table
new-table-name-found = We find one for you
new-set = Set the table
new-not-now = Not now
new-how = How do we play?
new-how-below = Leave everything as it is for the game as its rules say. Each choice tells its rule.
new-finer = Finer points of the rules ({ $count })
new-larger = A larger round: up to { $most } seats
new-you = You
new-friend-link = A friend, by link
new-friend-here = A friend, at this screen
new-nobody = Nobody
new-bot = Bot: { $level }
new-bot-outside = A bot from outside, by link
new-bots = Bots, the strongest last
new-levels = What are the bots like?
new-learnt-at = Has learnt at { $seats } seats, without house rules. At other tables it plays out of its experience, maybe worse.
new-fast = How fast?
new-tempo = Tempo
new-relaxed = Relaxed
new-relaxed-means = no clock at all
new-live = Live
new-live-means = seconds for each decision, and a bank of spare minutes
new-slow = Slow
new-slow-means = days for each decision; come and go as you like
new-seconds = Seconds a decision
new-bank = Minutes in the bank
new-days = Days a decision
new-find = Who may find it?
new-listed = Listed in the lobby
new-listed-else = else only who has the link can join or watch
new-here-name = Name (at this screen)
new-here-name-of = Name of who sits at seat { $number }
new-hints = Hints
new-hints-yes = Who wants may ask what a bot would do
new-hints-no = Everybody thinks for themselves
new-hints-means = Advice shows nobody more than their own seat knows.
new-stand-in = When somebody is away
new-stand-in-usual = As usual: a bot may play soon
new-stand-in-10 = A bot may play after 10 minutes
new-stand-in-60 = A bot may play after an hour
new-stand-in-1440 = A bot may play after a day
new-stand-in-0 = Nobody is ever replaced
new-stand-in-means = The majority of those who are there lets it play until the person is back; the seat stays theirs. Usual is after 2 minutes, at a slow table after a day, at a live one after 20 seconds.
new-changes = Secret choices
new-changes-usual = as usual
new-changes-yes = can be changed until all have chosen
new-changes-no = stand at once
new-changes-means = usually they can be changed until all have chosen, unless several people play live
new-usual = { $value } (usual)
option-cited = “{ $option }” { $value }
option-called = “{ $option }”
option-wrong = “{ $option }” can't be { $given }: { $right }.
option-right-number = choose a number from { $least } to { $most }
option-right-one = choose { $values } or { $last }
option-a-seat = one of the seats

## Invitations

invite-tab = Invitation · { $title }
invite-title = Come to { $title }
invite-about = { $game }. Whoever opens this address can take a free seat. Nothing to install, no account.
invite-address = Address
invite-bots = A seat for a bot that thinks elsewhere
invite-bots-how = Whoever runs this command anywhere lets a bot sit down here, one of ours or one of their own:
invite-copy = Copy the address
invite-back = Back to the table
invite-only-here = This address works on this machine only. For friends elsewhere open the hall with --host 0.0.0.0, visit it by this machine's name or number in your network, and send the address from there.
sitting = At the table
sitting-free = { $free ->
    [one] { $free } seat is free. The match begins when all are taken.
   *[other] { $free } seats are free. The match begins when all are taken.
}
join-tab = Join · { $title }
join-title = A seat at { $title }
join-about = { $game }, { $tempo }. { $tagline }
join-where = Where do you sit?
join-sit = Sit down
join-watch = Only watch
join-over = The match is over.
join-full = All seats are taken.
join-look = Look at it

## The rules

rulebooks-title = How is it played?
rulebooks-below = Each game in a minute. The rest tells itself at the table, where every rule is one key away.
rulebook-all = All rules
rulebook-all-of = All rules of { $game }
rulebook-box = In the box
rulebook-box-of = What is in the box of { $game }
rules-tab = Rules · { $game }
rules-title = Rules of { $game }
rules-components = All components
rules-in-english = {""}
rules-none = No rule has any of these words.
rules-found = { $count ->
    [one] { $count } rule with “{ $query }”
   *[other] { $count } rules with “{ $query }”
}
rules-count = { $count } rules, in our own words. Each has a number, which the table shows where it matters.
rules-sections = Sections
rules-see = See { $one }
rules-minute = The game in a minute
rules-how = How to play
rules-box = In the box
rules-small-print = The small print
rules-option-set = { $one } set to “{ $value }”
gallery-tab = Components · { $game }
gallery-title = In the box: { $game }

## Messages and credits

message-rule = Rule { $one }
error-400 = That does not fit
error-403 = Not here
error-404 = Nothing here
error-413 = Too long
error-421 = Not this hall
error-429 = Not so fast
error-other = That did not work
credits = Credits
credits-icons = Icons:
credits-icons-by = by { $authors }, from { $one }, under the licence { $two }. They are coloured and scaled here; their shapes are unchanged.
credits-authors = { $names } and other contributors
credits-typefaces = Typefaces:
credits-typefaces-by = Grenze Gotisch by Omnibus-Type and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, both under the SIL Open Font License 1.1.
credits-morphing = Morphing:
credits-morphing-by = idiomorph by the htmx developers, under the Zero-Clause BSD licence.
credits-games = Games:
credits-games-by = they belong to their authors and publishers. All drawings and all words here are our own.

## The table: what is decided now

your-turn-tab = ● Your turn · { $title }
replay-at = Replay, decision { $at } of { $length }
by-rule = By rule { $one }
you-are-away = You are away: what is usual is decided for you.
bot-plays-for-you = The { $level } bot plays for you. The seat stays yours.
you-are-watching = You are watching.
you-will-be-asked = You will be asked when it is your turn.
your-decision = Your decision, { $name }.
click-or-press = Click what glows, or press { $key }.
click-or-press-two = Click what glows, or press { $first } or { $last }.
click-or-press-many = Click what glows, or press { $first } to { $last }.
take-seat-back = Take my seat back
i-am-back = I am back
time-of = Time of { $name }
then-bank = then { $time } from the bank
undo = Undo
undo-tip = Take back your last decision (u)
undo-nothing = There is nothing to take back yet.
hint = Hint
hint-tip = What would a bot do? (h)
legend = Legend
legend-tip = Symbols and keys (?)
wish-yours = You have asked to take back your last decision. The others are asked.
wish-others = { $one } asks to take back the last decision.
wish-agree = Agree
wish-disagree = No
seats-open = { $free ->
    [one] { $free } seat is still open.
   *[other] { $free } seats are still open.
}
not-played-on = This match is not played on.
goes-on-soon = It goes on in a moment.
waits-for = The table waits for { $names }.
to-decide = { $names } to decide.

## Who is away

away-line = { $name } is away, { $time }
away-title = { $name } is away
away-about = Last here { $time } ago. At this table nobody's time runs out, and the seat stays { $name }'s.
away-about-clock = Last here { $time } ago. The clock runs on, and the seat stays { $name }'s.
away-wait = Wait
away-wait-means = Go and do something else: the tab's title and a sound tell you when it is your turn.
away-nudge = Call { $name }
away-nudge-means = Blow the horn: it sounds where { $name } has the lobby open, and waits there. Once an hour.
away-horn = Blow the horn
away-horn-later = Blown. Again in { $time }
away-bot = Let a bot play until { $name } is back
away-bot-never = At this table nobody lets a bot play for somebody else.
away-bot-later = Possible in { $time }.
away-bot-means = { $name } takes over at any moment, in the middle of a turn too, and sees what the bot did.
away-level = Playing like
away-like = Playing like { $level }
away-agree = I agree
away-let = Let it play
away-agreed-you = You agree
away-vote = { $name } is asked
away-vote-yes = { $name } agrees
away-vote-you = you?
away-vote-you-yes = you agree
away-enough = { $enough } of { $present } are enough
asleep = The table sleeps until one of its people comes back.
welcome = { $level } plays for you, and the seat stays yours
welcome-back = Welcome back: a bot played for you
welcome-did = What the bot did for you
welcome-nothing = There was nothing to decide for you yet.

## The menu

menu = Menu
menu-invite = Invite
menu-ask-undo = Ask all to take back your last decision
menu-look-back = Look back
menu-record = Download the record
menu-sound = Sound
menu-sound-on = on
menu-sound-off = off
menu-lobby = Back to the lobby
menu-back = Take your seat back
menu-bot = Let a bot play for me
menu-hand-over = Hand over
menu-away = I am away for a while
menu-resign = Resign …
menu-resign-means = A bot plays on for you to the end; the seat is no longer yours.
menu-resign-yes = Yes, I resign

## Options

goal = The goal
goal-you = You
goal-stands = How far each is
goal-minute-tip = What the game is about, in a minute.
options-apart = Options that end or give up something
take-it-back = Take it back
take-back-until = You may change your choice until all have chosen.
your-options = Your options
advised = advised
not-now = Not now:
not-possible = Not possible now

## Advice

advice = The ravens say
advice-close = Close the advice
advice-seat = Seen from your seat.
advice-worlds = From { $worlds } ways that it may go, as seen from your seat. Chances are a bot's, and no promise.
advice-worlds-first = From { $worlds } ways that it may go, as seen from your seat. The first is the one that they tried most and trust most: the chances are rough.
advice-chance = Chance to win: { $chance }

## Around the table

around-the-table = Around the table
brand = Meadhall, to the lobby
panels = Panels
views = Views
tab-table = Table
tab-chat = Chat
tab-orders = Orders
tab-yours = , your decision
about-decision = About this decision
being-decided = What is being decided
all-rules = All rules of the game
orders = Standing orders
orders-about = While others play, the table stops and asks whether you want to step in. If you would rather not be asked, let the hall pass for you. In your own turn, and when you alone must answer a blow, you are always asked.

## Keys

key-numbers = 1 to 9
key-numbers-does = take the option with this number
key-tab-does = go through the options
key-u-does = undo
key-plus-does = enlarge the card that you point at, or have selected
key-h-does = hint from a bot
key-r-does = rules
key-c-does = chat
key-m-does = sound on or off
key-arrows-does = in a replay: a decision back or on
key-legend-does = this legend

## Between

curtain-title = { $name }, it is your turn
curtain-about = Everybody else looks away. The table shows what only you may see once you lift the curtain.
curtain-lift = I am { $name }: lift the curtain
result-rule = The match ended by rule { $one }.
result-wins = wins
result-decided = What decided it
result-rematch = Rematch
result-to-rematch = To the rematch
result-replay = Replay
result-record = Record
result-lobby = Lobby
room = Waiting for the others
room-send = Send this to your friends: it is all they need.
room-copy = Copy
room-qr = QR code
room-fill = Bots for the free seats:
room-begin = Begin now
room-link-away = a link away
room-here = is here

## Replay

replay-first = To the beginning
replay-turn-back = A turn back
replay-back = A decision back
replay-play = Play
replay-play-tip = Play (space)
replay-on = A decision on
replay-turn-on = A turn on
replay-last = To the end
replay-moment = Moment
replay-of = { $at } of { $length }
replay-go = Go
replay-fork = Play from here as { $name }
replay-against = against
replay-same = the same bots
replay-same-else = same bots, else { $level }
replay-for-people = { $level } bots
replay-everywhere = { $level } everywhere
replay-seen-by = seen by
asked-of = { $name } is asked
asked-guess = { $name } is asked. What would you do?
asked-more = { $number ->
    [one] and one more
   *[other] and { $number } more
}
asked-chose = { $name } chooses: { $what }.
replay-guest = a guest

## What happened

since-your-last-turn = Since your last turn
log = Log
log-empty = Nothing has happened yet.
log-all = All of it, move by move
log-late = the time was up
log-absent = away
log-bot = a bot decided
chat-said = What was said
chat-empty = Nobody has said anything yet.
chat-watching = (watching)
chat-say = Say something
chat-say-here = Say something…
chat-send = Say

## A plain board

plain-seats = Seats
plain-thinking = { $who } · thinking
plain-on-table = On the table
plain-nothing = nothing
plain-face-down = face down
plain-score = score
plain-no-symbols = { $game } has no symbols of its own here: everything is in words.

# Scenes
scene-next = Next
scene-end = To the end
scene-key = space
scene-and-more = And { $number } more things.
scene-again = Show it again
scene-speed = Pace of scenes
scene-slow = Slow
scene-normal = Normal
scene-fast = Fast
scene-click = By click
scene-once = At once
script-away = While you were away
script-watch = Show what happened
script-skip = Just the table
since-in-short = { $number ->
    [one] Since your last turn:
   *[other] Since your last turn, { $number } things:
}
since-you = You
since-others = The others
since-deeds = { $one } { $two }
since-more-deeds = { $one }, { $two }
since-last-deed = { $deed }.
