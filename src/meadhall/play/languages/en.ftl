# The house in English: what holds at every table, whichever game lies on it. Its rules stand in house.py.

## Deciding

nothing-to-advise = There is nothing to advise: it is not this seat's decision now.
bot-decides = { WHO($seat) ->
    [you] The { $bot } bot decides for you now.
   *[other] The { $bot } bot decides for { $seat } now.
}
is-absent = { WHO($seat) ->
    [you] You are marked as absent; come back first.
   *[other] { $seat } is marked as absent; come back first.
}
no-action = An action is a whole number, not { $given }.
nothing-to-decide = { WHO($seat) ->
    [you] The hall has nothing to decide for you now.
   *[other] The hall has nothing to decide for { $seat } now.
}
no-bot = { WHO($seat) ->
    [you] No bot decides for you now.
   *[other] No bot decides for { $seat } now.
}
no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
seats-filled = { $filled ->
    [one] { $filled } seat was filled, and the table has { $seats }.
   *[other] { $filled } seats were filled, and the table has { $seats }.
}
bots-own-seat = { $seat } is the { $bot } bot's own seat.
bot-sits-there = The { $bot } bot sits there already.
no-seat-kind = There is no seat kind { $kind }; a seat is { $person }, or one of the bots { $bots }, or a level: { $levels }.

## Time

no-clock = This table plays without a clock, so nobody can be late.
not-waiting = { WHO($seat) ->
    [you] The table does not wait for you.
   *[other] The table does not wait for { $seat }.
}
time-left = { WHO($seat) ->
    [you] You have { $seconds } seconds left.
   *[other] { $seat } has { $seconds } seconds left.
}

## Going back

no-person-sits = { WHO($seat) ->
    [you] No person sits at your place now.
   *[other] No person sits at { $seat }'s place now.
}
keeps-no-past = This match does not keep its past.
nobody-asked = Nobody has asked to take anything back.
undo-chance = Something was drawn at random since then, so it stands.
undo-reveal = Something was revealed since then, so it stands.
undo-moment = By now it is not only your decision any more, so it stands.
undo-consent = This is as far back as was agreed upon.
undo-nothing = There is nothing before this to take back.
undo-none-yet = { WHO($seat) ->
    [you] You have not decided anything yet.
   *[other] { $seat } has not decided anything yet.
}
undo-others = { $seat } has decided since then, so it stands.
undo-not-you = That was not decided by you, so it stands.
undo-sealed = What was chosen in secret stands at this table.
undo-hangs = { WHO($seat) ->
    [you] You have done something since then that hangs on it, so it stands.
   *[other] { $seat } has done something since then that hangs on it, so it stands.
}

## Who is away

not-away = { WHO($seat) ->
    [you] You are here, or a bot plays for you.
   *[other] { $seat } is here, or a bot plays there.
}
horn-again = { $minutes ->
    [one] The horn was blown just now; it may sound again in { $minutes } minute.
   *[other] The horn was blown not long ago; it may sound again in { $minutes } minutes.
}
never-a-bot = At this table nobody lets a bot play for somebody else.
bot-not-yet = { $minutes ->
    [one] A bot may play for { $seat } in { $minutes } minute, if nobody is back by then.
   *[other] A bot may play for { $seat } in { $minutes } minutes, if nobody is back by then.
}
no-hints = At this table everybody thinks for themselves: there are no hints.

## Standing orders

order = Don't ask me{ $about ->
    [0] {""}
   *[other] {" about "}{ $steps }
} { $turn ->
    [0] in others' turns
   *[other] again before this turn ends
}{ $target ->
    [0] {""}
   *[other] , unless it is aimed at me
}: pass for me.
order-hold = Hold: ask me even where nearly everybody just plays on, for example whether I burn a drink in somebody else's turn.
order-no-turns = This game does not count turns, so an order can't end with one.

## Advice

hint-nothing-else = There is nothing else.
hint-wins = It wins the game at once.
hint-loses = It ends the game, and another wins.
hint-more = { $amount ->
    [one] { $amount } more { NAME($name, form: "one") }
   *[other] { $amount } more { $name }
}
hint-more-little = a little more { $name }
hint-less = { $amount ->
    [one] { $amount } less { NAME($name, form: "one") }
   *[other] { $amount } less { $name }
}
hint-less-little = a little less { $name }
hint-gains = Soon that gives you { $gains } than the other choices.
hint-gains-at-a-price = Soon that gives you { $gains } than the other choices, but { $price }.
hint-often = { $times ->
    [one] { $times } time in 100
   *[other] { $times } times in 100
}
hint-costs-taken = Soon that leaves you { $cost } than the other choices; still the ravens came back to it most, { hint-often }.
hint-costs = Soon that leaves you { $cost } than the other choices, and nothing that can be counted makes up for it.
hint-uncounted-taken = It changes nothing that can be counted soon, but the ravens like it best, { hint-often }.
hint-uncounted = It changes nothing that can be counted soon; the ravens came back to it { hint-often }.
hint-then = Then, most likely: { $option }.
hint-answer = { $seat } most likely answers: { $option }.

## Many games

no-games = At least one game must be played, not { $given }.
no-jobs = At least one job must do the work, not { $given }.

## On a Ray cluster

# $address is HOST:PORT, or auto: the cluster that was found.
the-cluster = { $address ->
    [auto] The Ray cluster
   *[other] The Ray cluster at { $address }
}
no-ray = Ray is not installed here, so there is no work on a cluster; pip install 'meadhall[cluster]' brings it.
no-cluster-address = { $given } is no address of a Ray cluster; it is HOST:PORT, as ray start tells it, or auto.
no-cluster = There is no Ray cluster at { $address }: nobody answers there.
no-cluster-here = There is no Ray cluster on this machine; ray start --head begins one.
cluster-unfit = { $cluster } can't be used from here: { $reason }
cluster-silent = { $cluster } did not answer within { $seconds } seconds.
cluster-lost = { $cluster } is lost.
work-lost = { $cluster } has lost the same work again and again: { $reason }
node-unfit = { $cluster } has a node that can't do the work, as it lacks Meadhall { $version }: { $reason }

## Saving

cant-save = The match can't be saved in { $path }: { $reason }.
cant-save-bot = The match can't be saved: { $seat } is played by the bot { $bot }, which was brought as it is. Bots that are named can be made again.
not-text = { $path } can't be read: it is not text.
cant-read = { $path } can't be read: { $reason }.
bad-save = { $where }: { $reason }; a saved match is what `meadhall play` writes.
bad-save-field = { $where }, field { $field }: { $reason }; a saved match is what `meadhall play` writes.
bad-save-inside = { $where }, field { $field }: { $reason } A saved match is what `meadhall play` writes.
the-saved-match = the saved match
bad-save-data = the component file does not match its own hash, so it was changed
bad-save-seats = there are { $given } for a table of { $seats }
bad-save-made = decisions: { $decisions }, entries: { $given }
bad-save-barrier = { $given } is more than there were decisions ({ $decisions })
bad-save-request = there is no such seat, or no moment { $given }
bad-save-time = one bank and one time is needed for each of the { $seats } seats
