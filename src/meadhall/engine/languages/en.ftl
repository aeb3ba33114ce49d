# What the engine itself has to say, whichever game lies on the table.

person = { WHO($seat) ->
    [you] you
   *[other] { $seat }
}
nothing = nothing
list-more = { $first }, { $next }
list-last = { $first } and { $last }
the-hall = the hall

game-over = The game is over.
no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
not-your-decision = It is not this seat's decision now; the table waits for { $names }.
not-an-option = Action { $action } is not one of the options now: { $prompt }
wins = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
