# The pages in English: lobby, forms, and what stands around a table.

## What happened

since-your-last-turn = Since your last turn
log = Log
log-empty = Nothing has happened yet.
log-all = All of it, move by move
log-late = the time was up
log-absent = away
