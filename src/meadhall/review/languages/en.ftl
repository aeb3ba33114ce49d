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
during = in { $when }
during-set-up = in the set-up
when = { $large }, { $small }
when-early = { $large } before turn 1
when-turn-of = { WHO($seat) ->
    [you] { $when }, your turn
   *[other] { $when }, turn of { $seat }
}

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
hidden = { WHO($seat) ->
    [you] That is how the hidden cards lay when you chose “{ INNER($option) }”.
   *[other] That is how the hidden cards lay when { $seat } chose “{ INNER($option) }”.
}
well-played = { WHO($seat) ->
    [you] You chose “{ INNER($option) }”: well played, { of-the-chance } more than the usual choice.
   *[other] { $seat } chose “{ INNER($option) }”: well played, { of-the-chance } more than the usual choice.
}
slip = { WHO($seat) ->
    [you] You chose “{ INNER($option) }”, which cost you { of-the-chance }.
   *[other] { $seat } chose “{ INNER($option) }”, which cost { of-the-chance }.
}
better = Better, by what could be known then: “{ INNER($option) }”, with a chance of { $percent } %.
would-win = It would have won the game at once.
ended-it = The choice ended the game, and another won.
would-bring = A few decisions on it would have brought { $gains } on average.
would-bring-at-a-price = A few decisions on it would have brought { $gains } on average, at the price of { $price }.
would-often = Played on, it comes out better in { $often } of 100 cases, and worse in { $seldom }.
would-seldom = Played on, it comes out better in only { $often } of 100 cases, but then by a lot.
more = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } more { $name }
less = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } less { $name }
price = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $name }

## What stood out for a seat

of-seat-lucky = Best luck: { $when }, +{ $percent } %.
of-seat-unlucky = Worst luck: { $when }, −{ $percent } %.
of-seat-good = Best choice: “{ INNER($option) }” { $during }, +{ $percent } %.
of-seat-mistake = Costliest slip: “{ INNER($option) }” { $during }, −{ $percent } %.
of-seat-nothing = Nothing stood out.

## Verdicts

verdict-forced = There was nothing else.
verdict-equal = As good as anything else.
verdict-fine = Nothing was surely better.
verdict-good = Well played: { $percent } % more than the usual choice.
verdict-mistake = A slip: it cost { $percent } %.
verdict-hall = The hall decided for somebody who was absent.

## How many decisions of a seat were what

verdicts = { $decisions ->
    [0] No decision has been looked at yet.
    [one] One decision: { $counted }.
   *[other] { $decisions } decisions: { $counted }.
}
count-mistake = { $many ->
    [one] one slip
   *[other] { $many } slips
}
count-good = { $many } well played
count-equal = { $many } as good as anything else
count-fine = { $many } with nothing surely better
count-forced = { $many } with no choice

## The match in a few sentences

sum-won = { WHO($seat) ->
    [you] You won, with a chance of { $percent } % at the start.
   *[other] { $seat } won, with a chance of { $percent } % at the start.
}
sum-lost = { WHO($winner) ->
    [you] You won, with a chance of { $percent } % at the start; { $seat } had { $own } %.
   *[other] { WHO($seat) ->
        [you] { $winner } won, with a chance of { $percent } % at the start; you had { $own } %.
       *[other] { $winner } won, with a chance of { $percent } % at the start; { $seat } had { $own } %.
    }
}
sum-shared = The victory is shared by { $winners }.
sum-shared-with = You share the victory with { $others }.
sum-always = { WHO($seat) ->
    [you] You were ahead nearly all the way.
   *[other] { $seat } was ahead nearly all the way.
}
the-other = { WHO($other) ->
    [you] you
   *[other] { $other }
}
sum-mostly = { WHO($seat) ->
    [you] You were ahead most of the way; { the-other } led for the last time { $during }.
   *[other] { $seat } was ahead most of the way; { the-other } led for the last time { $during }.
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
    [you] Your best choice was “{ INNER($option) }” { $during }, which brought { of-the-chance }.
   *[other] The best choice was “{ INNER($option) }” by { $seat } { $during }, which brought { of-the-chance }.
}
sum-slip = { WHO($seat) ->
    [you] Your costliest slip was “{ INNER($option) }” { $during }: “{ INNER($better) }” would have been worth { $percent } % more.
   *[other] The costliest slip was “{ INNER($option) }” by { $seat } { $during }: “{ INNER($better) }” would have been worth { $percent } % more.
}
sum-even-luck = Luck was about even, as far as can be told.
sum-unsure-luck = { WHO($seat) ->
    [you] Luck and bad luck about evened out for you: { $sign }{ $percent } %, give or take { $within }.
   *[other] Luck and bad luck about evened out for { $seat }: { $sign }{ $percent } %, give or take { $within }.
}
sum-luck = { WHO($seat) ->
    [you] Luck was with you: { $percent } %, give or take { $within }.
   *[other] Luck was with { $seat }: { $percent } %, give or take { $within }.
}
sum-luck-above-all = { WHO($seat) ->
    [you] Luck was with you, above all { $during }: { $percent } % altogether, give or take { $within }.
   *[other] Luck was with { $seat }, above all { $during }: { $percent } % altogether, give or take { $within }.
}
sum-bad-luck = { WHO($seat) ->
    [you] Luck was against you: { $percent } %, give or take { $within }.
   *[other] Luck was against { $seat }: { $percent } %, give or take { $within }.
}
sum-bad-luck-above-all = { WHO($seat) ->
    [you] Luck was against you, above all { $during }: { $percent } % altogether, give or take { $within }.
   *[other] Luck was against { $seat }, above all { $during }: { $percent } % altogether, give or take { $within }.
}
sum-better = { WHO($seat) ->
    [you] You made the most of it: your decisions were worth { $percent } % more than the usual ones, give or take { $within }.
   *[other] { $seat } made the most of it, with decisions worth { $percent } % more than the usual ones, give or take { $within }.
}
sum-as-usual = { WHO($seat) ->
    [you] The best decisions were yours: about as good as the usual ones.
   *[other] The best decisions were those of { $seat }: about as good as the usual ones.
}
sum-worse = { WHO($seat) ->
    [you] Everybody gave something away, and you the least: { $percent } %, give or take { $within }.
   *[other] Everybody gave something away, and { $seat } the least: { $percent } %, give or take { $within }.
}
sum-better-not-best = { WHO($seat) ->
    [you] Your decisions were worth { $percent } % more than the usual ones, give or take { $within }; those of { $best } even more.
   *[other] The decisions of { $seat } were worth { $percent } % more than the usual ones, give or take { $within }; those of { $best } even more.
}
sum-as-usual-not-best = { WHO($seat) ->
    [you] Your decisions were about as good as the usual ones; those of { $best } were better.
   *[other] The decisions of { $seat } were about as good as the usual ones; those of { $best } were better.
}
sum-worse-not-best = { WHO($seat) ->
    [you] Compared with the usual ones, your decisions gave away { $percent } %, give or take { $within }; the best were those of { $best }.
   *[other] Compared with the usual ones, the decisions of { $seat } gave away { $percent } %, give or take { $within }; the best were those of { $best }.
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
