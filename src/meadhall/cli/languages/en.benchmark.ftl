# The benchmark: a bot at a task.

about-evaluate = Measure a bot at a task of the benchmark.
word-task = TASK
word-called = WORDS
help-evaluated = who is measured: { $bots }, with parameters as in search:iterations=400, or a class of your own as in package.module:Class or package.module:Class:depth=3
help-task = what is played: { $tasks }
help-against = who sits at all other seats, in the place of the task's opponents
help-result = write the result to this file, like result.json; the games are kept beside it, to go on later
help-task-games = at least so many against each opponent (as the task has it)
help-task-seed = of the first deal (as the task has it)
help-result-name = what the bot is called in tables
help-made-by = the command by which the bot was made, for tables
known-before = { $games ->
    [one] { $games } of { $all } games was played before.
   *[other] { $games } of { $all } games were played before.
}
evaluation-line = { $bot } at one of { $seats } seats, deals from seed { $seed }; intervals of 95 %
evaluation-share = Over all opponents: { $share }
evaluation-itself = by symmetry
evaluation-differs = That is not the task as it is cited: it has { $games } games against each opponent, from seed { $seed }.
evaluation-against-others = That is not the task as it is cited: its opponents are { $opponents }.
evaluation-interrupted = Interrupted after { $played } of { $games } games; with --out it could go on from there.
column-against = against
written-card = What is in it says its card: { $file }
