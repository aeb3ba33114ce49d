# What bots are called.

level-first-evening = First evening
level-farmhand = Farmhand
level-oarsman = Oarsman
level-huscarl = Huscarl
level-jarl = Jarl
kind-random = Random
kind-learned = Learned
kind-greedy = Greedy
kind-search = Search

## How the levels play a game that does not say it

usual-first-evening = Sees the game for the first time: every other decision is a guess.
usual-farmhand = Knows the rules, and forgets them now and then.
usual-oarsman = Takes what looks best at first sight.
usual-huscarl = Thinks through a few ways in which it may go on.
usual-jarl = Thinks through many ways in which it may go on.
given = In this hall another bot plays this level.

## What there is no bot for

no-bot = There is no bot { $bot }; the bots are { $known }, and the levels { $levels }.
no-level = There is no level { $level }; the levels are { $known }.
no-parameter = The { $bot } bot has no parameter { $name }; its parameters are { $known }.
no-parameters = The { $bot } bot has no parameter { $name }; it has none.
parameter-lacks = { $given } lacks its value; a parameter is name=value, as in { $usual }.
parameter-twice = { $spec } says { $name } twice.
parameter-no-word = { $name } can't be { $given }; it is { $known }.
gives-nobody = { $given } gives nobody a level; say game:level=bot, with one of the levels { $levels }.
parameter-whole = a whole number from { $least } to { $most }
parameter-number = a number from { $least } to { $most }
parameter-word = a word
parameter-choices = { $known } or { $last }

## Weights of networks

weights-none = { $source } holds no weights of a Meadhall bot.
weights-damaged = The weights in { $source } are damaged.
weights-other-game = The weights in { $source } are for { $given }, and not for { $wanted }.
weights-other-rules = The weights in { $source } are for version { $given } of the rules; this is version { $wanted }.
weights-other-eyes = The weights in { $source } are for what bots see in { $given }, and not for the present { $wanted }.
weights-missing = Nobody has trained a bot for { $game } yet; meadhall train { $game } does it.
foreign-seats = { $seats } seats (it has learnt at { $known })
foreign-options = house rules: { $options }
foreign-data = components of another box
