### What a review of a finished match says.

wrong-depth = A review has a depth of 1 to { $most }, not { $given }.
not-over = The record ends after { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}, before the game is over: only a finished match can be reviewed.
another-match = This review is of another match.
