### What a review of a finished match says.

wrong-depth = A review has a depth of 1 to { $most }, not { $given }.
not-over = The record ends after { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, before the game is over: only a finished match can be reviewed.
another-match = This review is of another match.

## When

unit-round = round { $number }
unit-month = month { $number }
unit-turn = turn { $number }
unit-decision = decision { $number }
unit-none = the set-up
when = { $large }, { $small }

## Turning points

of-the-chance = { $percent } % of the chance to win
lucky = { WHO($seat) ->
    [you] Luck brought you { of-the-chance }.
   *[other] Luck brought { $seat } { of-the-chance }.
}
unlucky = { WHO($seat) ->
    [you] Bad luck cost you { of-the-chance }.
   *[other] Bad luck cost { $seat } { of-the-chance }.
}
well-played = { WHO($seat) ->
    [you] You chose “{ $option }”: well played, { of-the-chance } more than the usual choice.
   *[other] { $seat } chose “{ $option }”: well played, { of-the-chance } more than the usual choice.
}
slip = { WHO($seat) ->
    [you] You chose “{ $option }”, which cost you { of-the-chance }.
   *[other] { $seat } chose “{ $option }”, which cost { of-the-chance }.
}
better = Better, by what could be known then: “{ $option }”, with a chance of { $percent } %.
would-win = It would have won the game at once.
ended-it = The choice ended the game, and another won.
would-bring = A few decisions on it would have brought { $gains }.
would-bring-at-a-price = A few decisions on it would have brought { $gains }, at the price of { $price }.
more = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } more { $name }
less = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } less { $name }

## What stood out for a seat

of-seat-lucky = Best luck: { $when }, +{ $percent } %.
of-seat-unlucky = Worst luck: { $when }, −{ $percent } %.
of-seat-good = Best choice: “{ $option }” in { $when }, +{ $percent } %.
of-seat-mistake = Dearest slip: “{ $option }” in { $when }, −{ $percent } %.
of-seat-nothing = Nothing stood out.

## Verdicts

verdict-forced = There was nothing else.
verdict-equal = As good as anything else.
verdict-fine = Nothing was surely better.
verdict-good = Well played: { $percent } % more than the usual choice.
verdict-mistake = A slip: it cost { $percent } %.
verdict-hall = The hall decided for somebody who was absent.

## The match in a few sentences

sum-won = { WHO($seat) ->
    [you] You won, with a chance of { $percent } % at the start.
   *[other] { $seat } won, with a chance of { $percent } % at the start.
}
sum-shared = The victory is shared by { $winners }.
sum-always = { WHO($seat) ->
    [you] You were ahead nearly all the way.
   *[other] { $seat } was ahead nearly all the way.
}
the-other = { WHO($other) ->
    [you] you
   *[other] { $other }
}
sum-mostly = { WHO($seat) ->
    [you] You were ahead most of the way, { the-other } for the last time in { $when }.
   *[other] { $seat } was ahead most of the way, { the-other } for the last time in { $when }.
}
the-winner = { WHO($winner) ->
    [you] you
   *[other] { $winner }
}
sum-ahead = { WHO($seat) ->
    [you] You were ahead until { $when }, and from then on { the-winner }.
   *[other] { $seat } was ahead until { $when }, and from then on { the-winner }.
}
sum-best = { WHO($seat) ->
    [you] Your best choice was “{ $option }” in { $when }, which brought { of-the-chance }.
   *[other] The best choice of { $seat } was “{ $option }” in { $when }, which brought { of-the-chance }.
}
sum-slip = { WHO($seat) ->
    [you] Your dearest slip was “{ $option }” in { $when }, which cost { of-the-chance }.
   *[other] The dearest slip was “{ $option }” by { $seat } in { $when }, which cost { of-the-chance }.
}
sum-even-luck = Luck was nearly even.
sum-luck = { WHO($seat) ->
    [you] Luck was with you: { $percent } %, give or take { $within }.
   *[other] Luck was with { $seat }: { $percent } %, give or take { $within }.
}
sum-bad-luck = { WHO($seat) ->
    [you] Luck was against you: { $percent } %, give or take { $within }.
   *[other] Luck was against { $seat }: { $percent } %, give or take { $within }.
}
sum-skill = { WHO($seat) ->
    [you] You made the most of it, with decisions worth { $percent } % beside the usual ones, give or take { $within }.
   *[other] { $seat } made the most of it, with decisions worth { $percent } % beside the usual ones, give or take { $within }.
}
sum-least-lost = { WHO($seat) ->
    [you] Nobody lost less by decisions than you: { $percent } % beside the usual ones, give or take { $within }.
   *[other] Nobody lost less by decisions than { $seat }: { $percent } % beside the usual ones, give or take { $within }.
}

## What stands around it

what-decided = What decided it
nothing-decided = Nothing moved the chances by more than can be told from noise.
luck-and-skill = Luck and skill
chance-to-win = Chance to win
all-chances = All chances, as a table
curve-label = The chance to win of every seat over the match; the same stands in the table below
adds-up = In points of the chance to win: the start, one's own decisions, those of the others and luck make the result. What of any decision shows only later counts with the others'.
column-start = start
column-own = own decisions
column-others = others' decisions
column-luck = luck
column-result = result
percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-round = { $percent } %
percent-within = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
signed = { $sign }{ $change } %
sureness = All numbers are estimates, from up to { $worlds } worlds for each decision at depth { $depth }; each ± holds in 95 of 100 cases.
