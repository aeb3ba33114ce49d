# What the engine itself has to say, whichever game lies on the table.

person = { WHO($seat) ->
    [you] you
   *[other] { $seat }
}
nothing = nothing
list-more = { $first }, { $next }
list-last = { $first } and { $last }
the-hall = the hall
yes = yes
no = no
by-rule = { $sentence } ({ $rule })

## At a table

game-over = The game is over.
no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
not-your-decision = It is not this seat's decision now; the table waits for { $names }.
not-an-option = Action { $action } is not one of the options now: { $prompt }
wins = { WHO($seat) ->
    [you] You win.
   *[other] { $seat } wins.
}
win-together = A shared victory: { $winners }.

no-parcel = That is no view of a table of { $game }.

## What other packages bring

guest-broken = { $kind ->
    [game] The game { $name } of the package { $package } can't be opened: { $reason }
   *[bot] The bot { $name } of the package { $package } can't be let in: { $reason }
}
guest-taken = { $kind ->
    [game] The game { $name } of the package { $package } is left out: a game of the hall has that name already.
   *[bot] The bot { $name } of the package { $package } is left out: a bot of the hall has that name already.
}
guest-twice = { $kind ->
    [game] The game { $name } is brought by { $packages }; none of them is taken while there are several.
   *[bot] The bot { $name } is brought by { $packages }; none of them is taken while there are several.
}
guest-bad-name = A name has up to 40 small letters, digits and underscores, a letter first, and { $name } is no such name.
guest-reserved = The hall itself has something that is called { $name }; choose another name.
guest-no-package = A game is a package, with its data beside its code; the module { $module } lies in none.
guest-not-it = { $kind ->
    [game] The entry point leads to { $found }; it must lead to an object of a class that derives from meadhall.Game.
   *[bot] The entry point leads to { $found }; it must lead to a class that derives from meadhall.bots.Bot.
}
guest-other-name = It calls itself { $found }; the entry point and the game must have the same name.
guest-lacks = Its { $field } is { $found }; it must be { $right }.
guest-stumbled = The bot { $name } of the package { $package } could not decide: { $reason }
guest-game-stumbled = The game { $name } of the package { $package } stumbled at { $place }: { $reason }
guest-game-interrupted = Interrupted in the game { $name } of the package { $package }, at { $place }.
guest-chose-badly = It chose { $found }, and the options are { $options }.

## What a table can't be set up with

no-language = There is no language { $tag } here; there are { $known }.
no-game = There is no game { $game }; the games are { $known }.
no-rule = There is no rule { $rule }; the rules of this game run from { $first } to { $last }.
no-option = There is no option { $name }; the options are { $known }.
option-wrong = Option { $option } can't be { $given }; { $right }.
option-may-be = it may be { $allowed }
option-number = a number from { $least } to { $most }
option-number-or = a number from { $least } to { $most } (or { $values })
option-text = text
option-right-seats = the seats are 0 to { $last }
seat-numbered = seat { $seat }
wrong-seats = { $game } is for { $least } to { $most } seats, not { $given }.
wrong-seed = A seed is a whole number, not { $given }.
no-generator = There is no generator { $given }; there are { $known }.
wrong-names = { $names ->
    [one] { $names } name was given for { $seats } seats.
   *[other] { $names } names were given for { $seats } seats.
}

## Records

bad-record = { $source }: { $reason }; a record is what `meadhall play` saves.
bad-record-field = { $source }, field { $field }: { $reason }; a record is what `meadhall play` saves.
bad-record-data = { $source }, field data: the component file does not match its own hash; it was changed.
the-record = the record
# What the library found that reads it, in its own words where they are English.
fault = { $kind ->
    [greater_than_equal] input should be greater than or equal to { $right }
   *[other] { $said }
}
other-rules = The record follows version { $theirs } of the rules of { $game }; this is version { $ours }, and it would not play the same.
no-moment = { $decisions ->
    [one] The record has { $decisions } decision; moment { $moment } is not one of them.
   *[other] The record has { $decisions } decisions; moment { $moment } is not one of them.
}
decision-refused = Decision { $number } of the record (seat { $seat }, action { $action }): { $why }
decision-unfollowed = Decision { $number } of the record can't be followed: { $why }

## Seals

seal-none = This record has no seal: nothing shows whether its deal was fixed before the first move.
seal-words = The seal is broken: seats with words: { $words }, seats of the match: { $seats }.
seal-redealt = The seal is broken: cards were dealt anew on the way, and it knows nothing of that.
seal-promise = The seal is broken: its promise is not that of its secret and its salt.
seal-mark = The seal is broken: its mark is not that of this game, these options, players and words.
seal-seed = The seal is broken: this deal does not follow from its secret and its words.

## Files

cant-read = { $path } can't be read: { $reason }.
not-text = { $path } can't be read: it is not text.
file-eacces = Permission denied
file-eexist = File exists
file-eisdir = Is a directory
file-enoent = No such file or directory
file-enospc = No space left on device
file-enotdir = Not a directory
file-eperm = Operation not permitted
file-erofs = Read-only file system
