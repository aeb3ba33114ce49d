# The review of a finished match in English.

review = Review
review-tip = What decided this match, luck and skill.
review-title = Review · { $title }
review-win = You win, { $score }
review-win-with = You win, together with { $names }
review-about = { $game }, { $table } · { $names }
review-about-you = { $game }, { $table } · against { $names }
review-about-game = { $game } · { $names }
review-about-you-game = { $game } · against { $names }
review-end = the end
review-turn-of = { WHO($seat) ->
    [you] { $when }, you
   *[other] { $when }, { $seat }
}
review-expected = To be expected
review-came = What came
review-chosen = { WHO($seat) ->
    [you] You: { $option }
   *[other] { $seat }: { $option }
}
review-better = Better: { $option }
review-usual = The usual choice

review-start = Review this match
review-start-about = What decided it, luck and skill: the hall looks at every decision again, by what its player could know then. It takes a minute or two, and you can read along.
review-made = { $made } of { $decisions } decisions looked at, from the end backwards.
review-others = { $others ->
    [one] { $others } other review is being made as well.
   *[other] { $others } other reviews are being made as well.
}
review-stop = Stop
review-go-on = Go on
review-stopped = The review was stopped after { $made } of { $decisions } decisions.
review-failed = The review could not be finished; what is known is shown.
review-look = Show how far it is
review-done = The review is done.

review-turn-by-turn = turn by turn; dashed: an even start
review-seen-by = told to
review-nobody = all
review-cursor = Moment of the match
review-open = Open this moment
review-again = Try again from here
review-again-tip = A new table against bots, from this moment on and with the same cards.
review-anew = … with other hidden cards
review-anew-tip = The same, but everything that could not be known at this moment is dealt once more.
review-pager = { $at } of { $of } · swipe for the next
review-previous = The turning point before
review-next = The next turning point
review-moments-later = Turning points come up here while the match is looked at.

review-judged = { WHO($seat) ->
    [you] All your decisions
   *[other] All decisions of { $seat }
}
review-judged-whose = Choose a name above the curve, and every decision of that player is judged here.
review-mistake = a slip
review-good = well played
review-luck = luck
review-luck-of = luck for { $seat }
review-bad-luck-of = bad luck for { $seat }
review-change = { $sign }{ $change } %
review-number = { $sign }{ $number }
review-within = ±{ $within }
review-points = points of the chance to win
review-so-far = points of the chance to win, since { $when }
review-bar-luck = luck
review-bar-skill = skill
review-adds-up = How it adds up
review-words = In plain words
review-words-later = The match is told here when every decision has been looked at.
review-as-table = The curve as a table
review-column-when = When
