# Bottlecap Vikings in English.

## Things. Names of spaces, abilities and sides come from the box.

meter-wood = wood
meter-gold = gold
meter-glory = glory
colour-red = red
colour-grey = grey
heading-clockwise = clockwise
heading-anticlockwise = anticlockwise
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

## What happened

# Why a meter moved, in brackets, if it is worth telling.
why = { KIND($why) ->
    [source-none] {""}
   *[other] {" "}({ $why })
}
told-turn = Round { $round }: { $seat } sails first.
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
told-lost = { WHO($seat) ->
    [you] You lose { $amount } { $meter }, now { $now }{ why }.
   *[other] { $seat } loses { $amount } { $meter }, now { $now }{ why }.
}
    .short = −{ $amount } { $meter }
told-sailed = { WHO($seat) ->
    [you] You sail { $distance } to { $space }.
   *[other] { $seat } sails { $distance } to { $space }.
}
    .short = sails { $distance } to { $space }
told-exchanged = { WHO($seat) ->
    [you] You pass { $with }, take 1 { $taken } and give 1 { $given }.
   *[other] { $seat } passes { $with }, takes 1 { $taken } and gives 1 { $given }.
}
    .short = passes { $with }, takes 1 { $taken } and gives 1 { $given }
told-took = { WHO($seat) ->
    [you] You take 1 { $meter } from { $from }.
   *[other] { $seat } takes 1 { $meter } from { $from }.
}
    .short = takes 1 { $meter } from { $from }
told-gave = { WHO($seat) ->
    [you] You give 1 { $meter } to { $to }.
   *[other] { $seat } gives 1 { $meter } to { $to }.
}
    .short = gives 1 { $meter } to { $to }
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
    .short = the Valkyries come
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
    [you] You do { $space }: { $does }.
   *[other] { $seat } does { $space }: { $does }.
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
