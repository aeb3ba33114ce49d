# What the pieces on the table say of themselves, and great moments.

## What each piece says of itself

tip-bow = The Bow, an end of the ship: holds one cargo. An empty end can be sunk.
tip-stern = The Stern, an end of the ship: holds one cargo. An empty end can be sunk.
tip-deck = The Deck: holds one cargo more, and nobody can sink it.
tip-tree = Yggdrasil: serves as Bow or as Stern, and holds one cargo.
tip-no-bow = No Bow yet: only Bow and Stern together make a ship that sails.
tip-no-deck = No Deck: with one a Knarr becomes a Drakkar and holds a third cargo.
tip-no-stern = No Stern yet: only Bow and Stern together make a ship that sails.
tip-room = Free: room for a Viking, a Beer or Bardl. An end without cargo can be sunk by Sabotage.
tip-spear = Odin's Spear: spent in a fight or a Quest it counts 2, once.
tip-strength = Strength: all helmets on board. Raids compare it, Boarding and Quests ask for it.
tip-beer = Beer on board: many Quests ask for some.
tip-points = Points: each token counts 1, each trio of goat, weapon and gold 1 more.
tip-trios = A trio is one token of each kind: worth a point more.
tip-token = Each token is a point; one of each kind is a trio, worth a point more. Loki and Raids take tokens.
tip-quest = What your ship sails for at the end of the month. The others see it only if your ship is complete then.
tip-quest-ship = Bow and Stern: without both there is no sailing this month.
tip-quest-strength = The helmets on board, and 2 for each Spear. A helper may lend what is missing, for Loot.
tip-quest-beer = Barrels on board; Bardl counts as one. A helper may lend what is missing, for Loot.
tip-quest-pays = What you take from the stacks when the Quest is fulfilled.
tip-back = A card that lies face down: all are turned up together when the last one lies.
tip-hole = No card lies here yet.
tip-order = All red cards act first, by number; then all yellow ones at once; then the blue ones, by number.

## Scenes

stage-title = Turn { $turn }: the cards are turned up
stage-order = The order in which cards act
stage-on = Go on
stage-next-yellow = Next: the yellow cards
stage-next-card = { WHO($seat) ->
    [you] Next: your { $face }
   *[other] Next: { $seat }'s { $face }
}
stage-decides = decides what goes overboard
stage-red = red, number { $number } · card { $place } of { $count }
stage-yellow = yellow · card { $place } of { $count }
stage-blue = blue, number { $number } · card { $place } of { $count }
stage-done = Done
stage-to-come = Still to come
stage-sunk = goes down
stage-from = { WHO($seat) ->
    [you] from you
   *[other] from { $seat }
}
stage-to = { WHO($seat) ->
    [you] to you
   *[other] to { $seat }
}
stage-passing-ship = the passing ship
stage-strength = strength { $before } → { $now }
stage-beer = Beer { $before } → { $now }
stage-points = { $before } → { points-now }
points-now = { $now ->
    [one] { $now } point
   *[other] { $now } points
}
stage-grab = Go for a pile!
month-title = Month { $month } ends: the ships sail
month-about = Complete ships seek their Quest; the others may lend a hand.
month-sail = Ships sail
month-haggle = Helpers haggle
month-home = Loot comes home
month-sails = { WHO($seat) ->
    [you] you sail
   *[other] sails
}
month-stays = { WHO($seat) ->
    [you] you stay
   *[other] stays
}
month-needs-strength = needs strength { $want }, has { $have }
month-needs-beer = needs { $want } Beer, has { $have }
month-met = Quest met
month-met-with = { WHO($seat) ->
    [you] Quest met with your { $faces }
   *[other] Quest met with { $seat }'s { $faces }
}
month-missed = Quest missed: nobody helped
month-seeks-help = looks for help
month-lent = { WHO($seat) ->
    [you] Lent you { $faces }.
   *[other] Lent { $seat } { $faces }.
}
month-paid = pays { $loot }
month-earned = earns { $loot }
month-standings = After month { $month }
month-next = Next: month { $month }. All cards go back, the Loot stays.
month-last = That was the last month: the Loot is counted.
month-to-brawl = To the Brawl
month-to-end = Who wins?
finale-wins = { $seat } wins
finale-shared = { $winners } share the victory
finale-by = { $all ->
    [0] { $winners ->
        [one] { $behind ->
            [0] The mightiest Viking, with { points } to { $next }.
            [one] With { points }, { $behind } point ahead of you.
           *[other] With { points }, { $behind } points ahead of you.
        }
       *[other] { $behind ->
            [0] The mightiest Vikings, with { points } each to { $next }.
            [one] With { points } each, { $behind } point ahead of you.
           *[other] With { points } each, { $behind } points ahead of you.
        }
    }
   *[other] All with { points }.
}
decided-quests = { WHO($seat) ->
    [you] { $count ->
        [0] You fulfilled no Quest at all.
        [one] You fulfilled { $count } Quest, for { $tokens } tokens.
       *[other] You fulfilled { $count } Quests, for { $tokens } tokens.
    }
   *[other] { $count ->
        [0] { $seat } fulfilled no Quest at all.
        [one] { $seat } fulfilled { $count } Quest, for { $tokens } tokens.
       *[other] { $seat } fulfilled { $count } Quests, for { $tokens } tokens.
    }
}
decided-robbery = { WHO($seat) ->
    [you] Loki and Raids brought you { $taken } and cost you { $lost }; boarding brought { $boarded }.
   *[other] Loki and Raids brought { $seat } { $taken } and cost { $lost }; boarding brought { $boarded }.
}
decided-trios = { WHO($seat) ->
    [you] { $count ->
        [one] One trio gave you a point more.
       *[other] { $count } trios gave you { $count } points more.
    }
   *[other] { $count ->
        [one] One trio gave { $seat } a point more.
       *[other] { $count } trios gave { $seat } { $count } points more.
    }
}
decided-missed = { $gap ->
    [one] You were { $gap } point behind; the Quests that you missed would have paid { $count } tokens.
   *[other] You were { $gap } points behind; the Quests that you missed would have paid { $count } tokens.
}
decided-gap = { $gap ->
    [one] You were { $gap } point behind, with every Quest fulfilled.
   *[other] You were { $gap } points behind, with every Quest fulfilled.
}
stage-nothing-placed = You place nothing this turn.
stage-quest-lacks = Your Quest still asks for { $things }.
stage-quest-met = Your Quest is met.
