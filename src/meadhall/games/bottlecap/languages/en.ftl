# Bottlecap Vikings in English.

## Things. Names of spaces, abilities and sides come from the box.

meter-wood = wood
meter-gold = gold
meter-glory = glory
colour-red = red
colour-grey = grey
heading-clockwise = clockwise
heading-anticlockwise = anticlockwise
damage = damage
helmet = helmet
tokens = { $reds ->
    [0] { $greys ->
        [0] no token
        [one] { $greys } grey token
       *[other] { $greys } grey tokens
    }
   *[other] { $greys ->
        [0] { $reds ->
            [one] { $reds } red token
           *[other] { $reds } red tokens
        }
        [one] { $reds } red and { $greys } grey token
       *[other] { $reds } red and { $greys } grey tokens
    }
}

## What is printed on the spaces and on the cities

part-1-build = pay the step's { $gold }, hut up
part-1-feast = -1 { $gold } -2 { $wood }: +1 { $glory }
part-2-feast = -2 { $gold } -3 { $wood }: +1 { $glory }
part-1-bloody-feast = -1 { $gold } -2 { $wood }: +1 { $glory }
part-2-bloody-feast = -1 { $gold } -2 { $wood } +1 { $damage }: +1 { $glory }
part-1-battered-gold = +1 { $gold }
part-2-battered-gold = most { $damage }: +1 { $gold }
part-1-healthy-wood = +1 { $wood }
part-2-healthy-wood = least { $damage }: +1 { $wood }
part-1-dock = -1 { $wood }: -2 { $damage }
part-2-dock = -2 { $wood }: -4 { $damage }
part-1-blood-gold = +1 { $gold }
part-2-blood-gold = +1 { $damage }: +1 { $gold }
part-1-lumber-trade = -X { $gold }: +X+1 { $wood }
part-1-robbers-bay = +2 { $gold } (attacked here: -1 { $gold })
part-1-shipyard = -1 { $wood }: -3 { $damage }
part-2-shipyard = -3 { $wood }: no { $damage } left
part-1-gold-trade = -X { $wood }: +X+1 { $gold }
part-1-balance = +1 of what you have less of; equal: both
part-1-young-wood = +3 { $wood }, 1 less for each { $helmet }, at least 1
part-1-young-gold = +3 { $gold }, 1 less for each { $helmet }, at least 1
part-1-blood-wood = +1 { $wood }
part-2-blood-wood = +1 { $damage }: +1 { $wood }
text-timber-tithe = gain { $wood }: +1 { $wood } at turn's end
text-gold-tithe = gain { $gold }: +1 { $gold } at turn's end
text-feast-fires = gain { $glory }: +1 { $wood } at turn's end
text-helpers-balm = land beside the helper: -1 { $damage }
text-long-oars = sail up to 2 more; on arrival +1 { $glory }
    .short = sail up to 2 more
text-valkyrie-friend = Valkyries: count 1 { $damage } less
text-toll-of-the-fjord = pass a ship: swap 1 good with it
text-call-the-valkyries = on arrival Valkyries come for all
text-contrary-wind = +1 { $damage }: turn round for good
text-second-look = draw 1 token more, return 1
text-healing-songs = gain { $glory }: -1 { $damage } at turn's end
text-helpers-coin = land beside the helper: +1 { $gold }
text-seers-gift = on arrival take any ability in play
text-shifting-shores = land beside the helper: swap two tiles
text-bone-setters-fee = another loses { $damage }: +1 { $gold } at turn's end
text-helpers-wind = start beside the helper: sail up to 3 more
text-atonement = -1 { $glory }: lose all { $damage }
text-skalds-purse = gain { $glory }: +1 { $gold } at turn's end
text-builders-scraps = any hut advances: +1 { $wood } at turn's end
text-great-bargain = on arrival double your { $wood } or your { $gold }
text-timber-market = gain { $wood }: +1 { $gold } at turn's end
text-light-keel = sail up to 1 more; on arrival +1 { $wood } -2 { $damage }
    .short = sail up to 1 more
text-plunder = attack: swap 1 good with each
text-helpers-timber = land beside the helper: +1 { $wood }
text-broad-sail = sail up to 2 more
text-wergild = attacked: +1 { $gold } at turn's end
text-guild-dues = any hut advances: +1 { $gold } at turn's end
text-turn-the-cap = on arrival turn the cap and +1 { $glory }
text-scar-money = lose { $damage }: +1 { $gold } at turn's end
text-line-crosser = no { $damage } from the line (4 seats: +1 { $glory } -1 { $damage })
    .short = no { $damage } from the line
text-helpers-ward = beside the helper you can't gain { $damage }
text-clean-slate = on arrival lose all { $damage }
text-horned-crown = on arrival +1 { $wood }; 1 { $helmet } more for good
    .short = 1 { $helmet } more for good

either-part = { $one }; and/or { $other }

## The same in sentences, for who asks what it means

offers-build = Pay the gold for your next step, and your hut goes up.
offers-feast = Pay 1 gold and 2 wood for 1 glory, or 2 gold and 3 wood for 1 glory, or do both.
offers-bloody-feast = Pay 1 gold and 2 wood for 1 glory, or pay the same and take 1 damage for 1 glory, or do both.
offers-battered-gold = You gain 1 gold, and 1 more if nobody has more damage than you.
offers-healthy-wood = You gain 1 wood, and 1 more if nobody has less damage than you.
offers-dock = Pay 1 wood to lose 2 damage, or 2 wood to lose 4 damage, or do both.
offers-blood-gold = You gain 1 gold, and you may take 1 damage to gain another one.
offers-lumber-trade = Pay as much gold as you like: you gain as much wood, and 1 more.
offers-robbers-bay = You gain 2 gold. Who is attacked here loses 1 gold.
offers-shipyard = Pay 1 wood to lose 3 damage, or 3 wood to lose all damage, or do both.
offers-gold-trade = Pay as much wood as you like: you gain as much gold, and 1 more.
offers-balance = You gain 1 wood or 1 gold, whichever you have less of; if you have as much of both, 1 of each.
offers-young-wood = You gain 3 wood, 1 less for each of your helmets, but at least 1.
offers-young-gold = You gain 3 gold, 1 less for each of your helmets, but at least 1.
offers-blood-wood = You gain 1 wood, and you may take 1 damage to gain another one.
means-timber-tithe = In a turn in which you gain wood, you get 1 wood more at its end.
means-gold-tithe = In a turn in which you gain gold, you get 1 gold more at its end.
means-feast-fires = In a turn in which you gain glory, you get 1 wood at its end.
means-helpers-balm = Whenever you land beside the helper, you lose 1 damage before you act.
means-long-oars = Each turn you may sail up to 2 spaces farther. When your hut arrives here, you gain 1 glory.
means-valkyrie-friend = When the Valkyries come, you pay as if you had 1 damage less.
means-toll-of-the-fjord = Whenever you sail past a ship, you take 1 good from its owner and give 1 good back.
means-call-the-valkyries = When your hut arrives here, the Valkyries come for everybody.
means-contrary-wind = Before your action you may take 1 damage to turn round: from your next move on you sail the other way.
means-second-look = Whenever you gain damage, you draw 1 token more and return one of those that you drew.
means-healing-songs = In a turn in which you gain glory, you lose 1 damage at its end.
means-helpers-coin = Whenever you land beside the helper, you gain 1 gold.
means-seers-gift = When your hut arrives here, you choose any other ability of a city in play: it is yours for good.
means-shifting-shores = Whenever you land beside the helper, you may swap two neighbouring tiles before you act.
means-bone-setters-fee = In a turn in which somebody else gets rid of damage, you get 1 gold at its end. What the Valkyries take back doesn't count.
means-helpers-wind = If you start your turn beside the helper, you may sail up to 3 spaces farther.
means-atonement = Before your action you may give up 1 glory to lose all your damage.
means-skalds-purse = In a turn in which you gain glory, you get 1 gold at its end.
means-builders-scraps = In a turn in which any hut goes up a step, yours or another, you get 1 wood at its end.
means-great-bargain = When your hut arrives here, you double your wood or your gold.
means-timber-market = In a turn in which you gain wood, you get 1 gold at its end.
means-light-keel = Each turn you may sail 1 space farther. When your hut arrives here, you gain 1 wood and lose 2 damage.
means-plunder = Whenever you attack, you take 1 good from each whom you attack, and give each 1 good back.
means-helpers-timber = Whenever you land beside the helper, you gain 1 wood before you act.
means-broad-sail = Each turn you may sail up to 2 spaces farther.
means-wergild = In a turn in which you are attacked, you get 1 gold at its end.
means-guild-dues = In a turn in which any hut goes up a step, yours or another, you get 1 gold at its end.
means-turn-the-cap = When your hut arrives here, you turn the cap as you like and gain 1 glory.
means-scar-money = In a turn in which you lose damage, you get 1 gold at its end.
means-line-crosser = The red line gives you no damage. With 4 seats you gain 1 glory and lose 1 damage instead, when your hut arrives here.
means-helpers-ward = While your ship lies beside the helper, you can't gain damage, and so can't pay with it either.
means-clean-slate = When your hut arrives here, you lose all your damage.
means-horned-crown = When your hut arrives here, you gain 1 wood. From then on you have 1 helmet more.

## What is asked

ask-side = Choose a side of your city card.
ask-place = Place your ship at any position.
ask-goods = { $goods ->
    [one] Choose { $goods } good to start with.
   *[other] Choose { $goods } goods to start with.
}
ask-first-step = Your first city step is free: choose it.
ask-step = Choose the next step of your hut.
ask-sail = { $most ->
    [3] Sail 1, 2 or 3 spaces.
   *[other] Sail 1 to { $most } spaces.
}
ask-exchange = You pass { $other }: what do you take, and what do you give?
ask-take = Plunder { $other }: what do you take?
ask-give = What do you give { $other } in return?
ask-undraw = You drew { $reds } red and { $greys } grey: return one to the lid.
ask-return = Give back { $amount } of your damage: which colours?
ask-use = Before the action: use an ability, or go on.
ask-swap = Swap two neighbouring tiles.
ask-part = { $space }: do what it offers, or finish.
ask-amount = How much { $meter } do you trade?
ask-copy = Choose an ability printed on any city in play: it is yours for good.
ask-double = Double your wood or your gold.
ask-rotate = Turn the cap: which space shall the helper face?

## What can be done

do-side = { $side }
do-place = Moor at { $space }
do-goods = { $wood ->
    [0] { $gold } gold
   *[other] { $gold ->
        [0] { $wood } wood
       *[other] { $gold } gold and { $wood } wood
    }
}
do-step = { KIND($ability) ->
    [throne] Take the throne
   *[other] { $ability }
}
do-sail = Sail { $distance } to { $space }
do-exchange = Take 1 { $taken } from { $other }, give 1 { $given }
do-take = Take 1 { $meter } from { $other }
do-give = Give 1 { $meter } to { $other }
do-undraw = Return a { $colour } token
do-return = { $reds ->
    [0] Give back { $greys } grey
   *[other] { $greys ->
        [0] Give back { $reds } red
       *[other] Give back { $reds } red and { $greys } grey
    }
}
do-use = { $ability }
do-done = Go on to the action
do-swap = Swap { $space } and { $next }
do-part = { $space }: { $does }
do-finish = Finish your turn
do-amount = Trade { $amount } { $meter }
do-copy = { $ability }
do-double = Double your { $meter }
do-rotate = The helper faces { $space }

## Why it can't be done

why-not-moored = { $other } is moored there already.
why-not-too-far = { $distance ->
    [8] Your ship lies there: all the way round is { $distance } spaces, and you sail { $most } at most.
    [one] That is { $distance } space away; you sail { $most } at most.
   *[other] That is { $distance } spaces away; you sail { $most } at most.
}
why-not-helmets = { $needed ->
    [one] The next step needs { $needed } helmet and you have { $helmets }.
   *[other] The next step needs { $needed } helmets and you have { $helmets }.
}
why-not-step-gold = The next step costs { $cost } gold and you have { $gold }.
why-not-costs = This costs { $cost } { $meter } and you have { $amount }.
why-not-no-glory = This costs 1 glory and you have none.
why-not-trade = You have no { $meter } to trade.
why-not-take = { $other } has no { $meter } to take.
why-not-give = You have no { $meter } to give.
why-not-drawn = You drew no { $colour } token.
why-not-done-already = You have done this part already.
why-not-most-damage = You have { $damage } damage; somebody has { $most }.
why-not-least-damage = You have { $damage } damage; somebody has only { $least }.
why-not-unhurt = You have no damage to lose.
why-not-pain = Beside the helper you can't gain damage, and this needs it.
why-not-pay-damage = You can't gain damage beside the helper, so you can't pay with it.
why-not-used = You have used this ability already in this window.
why-not-beside = Your move did not end beside the helper.
why-not-by-itself = There is nothing else to use, so this happens by itself.
why-not-copy-itself = This ability can't copy itself.
why-not-same-way = The cap must be turned to a new orientation.

setup-no-build = This layout has no Build space (S01), so nobody could ever improve a city.
setup-right-tiles = with layout=custom list each of T1 to T8 once, with its face, as in T1a,T2b,T3a,T4a,T5b,T6a,T7a,T8b
setup-right-sides = with city=custom list a side for each of the { $seats } seats out of { $known }, and each unique side is there only once

## What it leads to

# How likely it is, if that is not certain.
odds = { $odds ->
    [100] {""}
    [0] {" "}(under 1 %)
   *[other] {" "}({ $odds } %)
}
foretold = { $what }{ odds }.
now = { $now ->
    [-1] {""}
   *[other] {" "}(now { $now })
}
will-gained = +{ $amount } { $meter }{ now }
will-gained-by = { $why }: +{ $amount } { $meter }{ now }
will-lost = −{ $amount } { $meter }{ now }
will-lost-of = { $seat }: −{ $amount } { $meter }{ now }
will-forfeited = No room for { $amount } { $meter }
will-crossed = Across the damage line{ times }
will-attacked = Attack on { $victims }
will-drew = +{ $count } damage
will-missed = The lid is empty: you count 1 damage more for now
will-missed-of = The lid is empty: { $seat } counts 1 damage more for now
will-valkyries = The Valkyries come
will-gave-back = −{ $amount } damage
will-reversed = You will sail { $heading }
will-advanced = { KIND($ability) ->
    [throne] Hut to the throne
   *[other] Hut to tier { $tier }
}
will-won = You win
will-won-of = { $seat } wins
price-lost = { $amount } { $meter }
price-drew = { $count } damage
offer = { $how ->
    [then] Then { $gains } for { $price }{ odds }.
    [most] Up to { $gains } for { $price }{ odds }.
   *[plain] { $gains } for { $price }{ odds }.
}
offer-free = { $how ->
    [then] Then { $gains }{ odds }.
    [most] Up to { $gains }{ odds }.
   *[plain] { $gains }{ odds }.
}
beside-helper = Beside the helper.
lie-there = { $count ->
    [one] { $others } lies there.
   *[other] { $others } lie there.
}
does = { $does }.

## What happened

# Why a meter moved, in brackets, if it is worth telling.
why = { KIND($why) ->
    [source-none] {""}
    [source-paid] {""}
   *[other] {" "}({ $why })
}
source-valkyries = Valkyries
source-robbed = robbed
source-paid = paid
told-turn = { WHO($seat) ->
    [you] Round { $round }: you sail first.
   *[other] Round { $round }: { $seat } sails first.
}
told-side-chosen = { WHO($seat) ->
    [you] You take { $side }.
   *[other] { $seat } takes { $side }.
}
    .short = takes { $side }
told-placed = { WHO($seat) ->
    [you] You moor at { $space }.
   *[other] { $seat } moors at { $space }.
}
    .short = moors at { $space }
told-gained = { WHO($seat) ->
    [you] You gain { $amount } { $meter }, now { $now }{ why }.
   *[other] { $seat } gains { $amount } { $meter }, now { $now }{ why }.
}
    .short = +{ $amount } { $meter }
told-forfeited = { WHO($seat) ->
    [you] You have no room for { $amount } { $meter }.
   *[other] { $seat } has no room for { $amount } { $meter }.
}
    .short = no room for { $amount } { $meter }
told-lost = { KIND($why) ->
    [source-paid] { WHO($seat) ->
        [you] You pay { $amount } { $meter }, now { $now }.
       *[other] { $seat } pays { $amount } { $meter }, now { $now }.
    }
   *[other] { WHO($seat) ->
        [you] You lose { $amount } { $meter }, now { $now }{ why }.
       *[other] { $seat } loses { $amount } { $meter }, now { $now }{ why }.
    }
}
    .short = −{ $amount } { $meter }
told-sailed = { WHO($seat) ->
    [you] You sail { $distance } to { $space }.
   *[other] { $seat } sails { $distance } to { $space }.
}
    .short = sails { $distance } to { $space }
told-exchanged = { WHO($seat) ->
    [you] You pass { $with }, take 1 { $taken } and give 1 { $given }.
   *[other] { $seat } passes { WHO($with) ->
        [you] you
       *[other] { $with }
    }, takes 1 { $taken } and gives 1 { $given }.
}
    .short = passes { WHO($with) ->
        [you] you
       *[other] { $with }
    }, takes 1 { $taken } and gives 1 { $given }
told-took = { WHO($seat) ->
    [you] You take 1 { $meter } from { $from }.
   *[other] { $seat } takes 1 { $meter } from { WHO($from) ->
        [you] you
       *[other] { $from }
    }.
}
    .short = takes 1 { $meter } from { WHO($from) ->
        [you] you
       *[other] { $from }
    }
told-gave = { WHO($seat) ->
    [you] You give 1 { $meter } to { $to }.
   *[other] { $seat } gives 1 { $meter } to { WHO($to) ->
        [you] you
       *[other] { $to }
    }.
}
    .short = gives 1 { $meter } to { WHO($to) ->
        [you] you
       *[other] { $to }
    }
times = { $times ->
    [1] {""}
   *[other] {" "}{ $times } times
}
told-crossed = { WHO($seat) ->
    [you] You cross the damage line{ times }.
   *[other] { $seat } crosses the damage line{ times }.
}
    .short = crosses the damage line{ times }
told-attacked = { WHO($seat) ->
    [you] You attack { $victims }.
   *[other] { $seat } attacks { $victims }.
}
    .short = attacks { $victims }
told-drew = { WHO($seat) ->
    [you] You draw { tokens }.
   *[other] { $seat } draws { tokens }.
}
    .short = draws { tokens }
told-undrew = { WHO($seat) ->
    [you] You return a { $colour } token as if never drawn.
   *[other] { $seat } returns a { $colour } token as if never drawn.
}
    .short = returns a { $colour } token
told-missed = { WHO($seat) ->
    [you] The lid is empty: you count 1 damage more for now.
   *[other] The lid is empty: { $seat } counts 1 damage more for now.
}
told-valkyries = The Valkyries come.
told-gave-back = { WHO($seat) ->
    [you] You lose { $amount } damage: { tokens }.
   *[other] { $seat } loses { $amount } damage: { tokens }.
}
    .short = −{ $amount } damage
told-reversed = { WHO($seat) ->
    [you] You turn round and will sail { $heading }.
   *[other] { $seat } turns round and will sail { $heading }.
}
    .short = turns round
told-swapped = { WHO($seat) ->
    [you] You swap the tiles at { $position } and { $next }.
   *[other] { $seat } swaps the tiles at { $position } and { $next }.
}
    .short = swaps two tiles
told-advanced = { KIND($ability) ->
    [throne] { WHO($seat) ->
        [you] Your hut reaches the throne.
       *[other] { $seat }'s hut reaches the throne.
    }
   *[other] { WHO($seat) ->
        [you] Your hut climbs to tier { $tier }: { $ability }.
       *[other] { $seat }'s hut climbs to tier { $tier }: { $ability }.
    }
}
    .short = { KIND($ability) ->
        [throne] hut to the throne
       *[other] hut to tier { $tier }: { $ability }
    }
told-copied = { WHO($seat) ->
    [you] You copy { $ability }.
   *[other] { $seat } copies { $ability }.
}
    .short = copies { $ability }
told-rotated = { WHO($seat) ->
    [you] You turn the cap: the helper faces { $space }.
   *[other] { $seat } turns the cap: the helper faces { $space }.
}
    .short = turns the cap to { $space }
told-performed = { WHO($seat) ->
    [you] You use { $space }: { $does }.
   *[other] { $seat } uses { $space }: { $does }.
}
told-won = { KIND($way) ->
    [way-glory] { WHO($seat) ->
        [you] You sit down on the throne of glory and win.
       *[other] { $seat } sits down on the throne of glory and wins.
    }
    [way-city] { WHO($seat) ->
        [you] You sit down on the city's throne and win.
       *[other] { $seat } sits down on the city's throne and wins.
    }
   *[other] { WHO($seat) ->
        [you] Nobody reached a throne in time; you came nearest and win.
       *[other] Nobody reached a throne in time; { $seat } came nearest and wins.
    }
}

## On the page and on the screen

name = { $thing }
progress = round { $round }
score = { $tier } of 4 steps, { $glory } of { $most } glory
threat-build = Wins at Build: it has all it needs.
threat-gold = Wins with { $gold } gold at Build.
threat-helmets = { $helmets ->
    [one] Wins with { $helmets } more helmet and { $gold } gold.
   *[other] Wins with { $helmets } more helmets and { $gold } gold.
}
threat-glory = Wins with { $glory } more glory.
board-ring = The ring
board-city-of = City of { $seat }
board-you = you
board-to-play = to play
board-option = { $key ->
    [none] { $label }
   *[other] Option { $key }: { $label }
}
board-attack = attack
board-ship-of = Ship of { $seat }
board-start = start
board-next = next
board-hut = Your hut
board-win = win
board-need = { $helmets ->
    [one] Step { $step }: { $gold } gold and { $helmets } helmet
   *[other] Step { $step }: { $gold } gold and { $helmets } helmets
}
board-double = double it
board-take = take one
board-give = give one
board-exchange = one for { $meter }
board-exchange-same = one for one
board-undraw = { $colour } back
board-reds = { $reds } red
board-trade = Trade { $amount } { $meter }
board-meter = { KIND($meter) ->
    [meter-wood] Wood
    [meter-gold] Gold
   *[other] Glory
}
board-of = of { $most }
board-damage = Damage
board-tokens = { $reds } red, { $greys } grey
board-damage-of = { $reds ->
    [0] { $damage } damage
   *[other] { $damage } damage, { $reds } of it red
}
board-city = City
board-steps = { $tier } of 4 steps
board-at = at { $space }
board-turn = { $ahead ->
    [0] to play
    [1] plays next
    [2] second to play
   *[3] third to play
}
board-on-throne = on the throne
board-can-build = can build
board-lacks = { $helmets ->
    [0] the next step lacks { $gold } gold
    [one] { $gold ->
        [0] the next step lacks { $helmets } helmet
       *[other] the next step lacks { $helmets } helmet and { $gold } gold
    }
   *[other] { $gold ->
        [0] the next step lacks { $helmets } helmets
       *[other] the next step lacks { $helmets } helmets and { $gold } gold
    }
}
board-short = short
board-helmets = { $helmets ->
    [one] helmet
   *[other] helmets
}
board-valkyries = Valkyries
board-valkyries-next = The next red calls them.
board-valkyries-fourth = They come with the fourth.
board-lid = { $tokens ->
    [one] In the lid: { $reds ->
        [0] one grey token.
       *[other] one red token.
    }
   *[other] In the lid: { $tokens } tokens, { $reds } of them red.
}
board-out = { $out } of 4
board-reds-out = reds out
board-drawn = Just drawn:
row-1-build = pay step { $gold }, { $up }{ $hut }
row-1-feast = { $down }1 { $gold } 2 { $wood } { $up }1 { $glory }
row-2-feast = { $down }2 { $gold } 3 { $wood } { $up }1 { $glory }
row-1-bloody-feast = { $down }1 { $gold } 2 { $wood } { $up }1 { $glory }
row-2-bloody-feast = again & 1 { $damage }
row-1-battered-gold = { $up }1 { $gold }
row-2-battered-gold = most { $damage } { $up }1 { $gold }
row-1-healthy-wood = { $up }1 { $wood }
row-2-healthy-wood = least { $damage } { $up }1 { $wood }
row-1-dock = { $down }1 { $wood } { $down }2 { $damage }
row-2-dock = { $down }2 { $wood } { $down }4 { $damage }
row-1-blood-gold = { $up }1 { $gold }
row-2-blood-gold = take 1 { $damage } { $up }1 { $gold }
row-1-lumber-trade = { $down }X { $gold } { $up }X+1 { $wood }
row-1-robbers-bay = { $up }2 { $gold }
row-2-robbers-bay = attacked: { $down }1 { $gold }
row-1-shipyard = { $down }1 { $wood } { $down }3 { $damage }
row-2-shipyard = { $down }3 { $wood } { $down }all { $damage }
row-1-gold-trade = { $down }X { $wood } { $up }X+1 { $gold }
row-1-balance = fewer { $wood } | { $gold } { $up }1
row-2-balance = equal: { $up }1 each
row-1-young-wood = { $up }3 − { $helmet } { $wood }
row-1-young-gold = { $up }3 − { $helmet } { $gold }
row-1-blood-wood = { $up }1 { $wood }
row-2-blood-wood = take 1 { $damage } { $up }1 { $wood }
legend-glory = glory; the end of its meter is a throne
legend-helmets = helmets: the marks that your glory has passed
legend-hut = your hut climbs one step of the city
legend-up = gain
legend-down = lose or pay
legend-either = and/or: do either part, both or none
legend-red = a red token; the fourth one calls the Valkyries
legend-grey = a grey token
legend-helper = the helper on the cap
legend-attack = an attack: all ships there draw damage
gallery-tiles = The eight tiles, both faces
gallery-sides = The city sides
gallery-lid = In the lid
gallery-tokens = { $reds } red tokens, and { $two }, { $three } or { $four } grey ones for 2, 3 or 4 seats.
gallery-step = { $helmets ->
    [one] step { $step }: { $gold } gold, { $helmets } helmet
   *[other] step { $step }: { $gold } gold, { $helmets } helmets
}
gallery-throne = { $helmets ->
    [one] step 4: { $gold } gold, { $helmets } helmet: the throne
   *[other] step 4: { $gold } gold, { $helmets } helmets: the throne
}
screen-legend = { $wood } wood  { $gold } gold  { $glory } glory  { $helmet } helmet  { $damage } damage { $red } red { $grey } grey  { $throne } throne
screen-turn = turn
screen-you = you
screen-none = none
screen-city = city
screen-next = next
screen-step-at = at
screen-glory = glory
screen-goods = { $many ->
    [few] { $woods }{ $wood } { $golds }{ $gold }
   *[many] wood { $woods }{ $wood } gold { $golds }{ $gold }
}
screen-yours = yours
screen-short = , { $what } short
screen-ready = ready
screen-helper = helper
screen-line = line
screen-wins = wins with { $what }
    .short = wins { $what }
screen-wins-steps = { $steps ->
    [one] +{ $glories }{ $glory } or { $steps } step
   *[other] +{ $glories }{ $glory } or { $steps } steps
}
screen-wins-build = +{ $glories }{ $glory }, Build{ $what }
screen-wins-now = Build now or +{ $glories }{ $glory }
screen-wins-throne = on the throne
screen-valkyries = VALKYRIES
screen-reds = { $reds ->
    [one] { $reds } more red calls
   *[other] { $reds } more reds call
}
screen-next-red = the next red calls
screen-lid = lid
screen-odds = next draw { $chance } % red
screen-lid-empty = the lid is empty
screen-round = round { $round } of { $most }
screen-setting-up = setting up

# The goal, and the Valkyries
board-valkyries-tip = They come when the fourth red token is out. Everybody pays for the damage that lies in front of them, and all of it goes back.
board-prices = What they take for damage
board-prices-yours = , you now
board-price-nothing = nothing
board-price-of = { $damage } damage: { $price }.
board-price = { $glory ->
    [0] { $gold } gold
   *[other] { $gold ->
        [0] { $glory } glory
       *[other] { $glory } glory and { $gold } gold
    }
}
stage-valkyries = The Valkyries come!
stage-valkyries-about = Everybody pays for their damage, and all of it goes back into the lid.
stage-valkyries-free = pays nothing
goal = You win with { $most } glory, or with the throne of your city.
    .short = Win: { $most } glory or the throne
goal-stand = { $glory } of { $most } glory, city step { $tier } of 4
phase-moor = First everybody moors a ship; from there your voyage goes round the ring.
phase-sail = Each turn you sail 1 to 3 spaces and do what the space says. Whoever lies there is attacked.

## What counts when the ravens advise

asset-steps-of-the-city = steps of the city
    .one = step of the city
