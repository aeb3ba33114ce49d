# What the arena says: why it can't be played, and the words of its picture.

two-bots = The arena needs at least two different bots, as in --bots greedy,random.
named-twice = A bot that is named twice sits at two seats; then the number of seats can't be said as well.
too-many-lineups = { $bots } bots at { $seats } seats make { $lineups } line-ups, and all of them play each deal; { $most } can be played, so name fewer bots or another number of seats.
too-many-orders = { $bots } bots at one table can sit in too many orders; name fewer different ones.
no-openskill = Ratings need the package openskill: pip install 'meadhall[arena]'.

## The file of results

cant-use = { $path } can't be used for results: { $reason }.
not-text = { $path } can't be used for results: it is not text.
was = { $name } was { $value }
other-plan = { $path } holds the games of another plan ({ $was }); choose another file.
other-data = { $path } holds the games of another plan (other data); choose another file.
no-ledger = { $path } is not a results file of the arena; choose another file.
no-result = { $path }, line { $line }, is not the result of a game.

## The picture

win-share = win share
rating = rating
decimal = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
picture-of = { $bot }: { $share } % of wins, rating { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) }

## Bots that are brought by where their class lies

no-module = { $spec } can't be played: the module { $module } can't be imported. { $reason }
no-class = { $spec } can't be played: there is no { $name } in { $module }.
no-bot-class = { $spec } can't be played: { $reason }
no-parameter = { $spec } can't be played: it has no parameter { $name }; there are { $known }.
no-parameters = { $spec } can't be played: it has no parameter { $name }, and no others.

## The benchmark

no-task = There is no task { $given }; there are { $known }.
task-of-other-rules = The task { $task } is for version { $theirs } of the game's rules, and this release plays version { $ours }: results would not compare. Play it with an earlier release, or a task of a later version.
no-result-file = { $given } is no name for a result; --out wants a file like result.json.
other-deals = Two results are compared deal by deal, at least two of them, on the same deals; these have { $one } and { $other }.
