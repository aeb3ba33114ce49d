# Drakkar in English.

## Things. Names of faces and what they do come from the box.

numbered = { $face } #{ $number }
token-goat = goat
token-weapon = weapon
token-gold = gold
goats = { $count ->
    [one] { $count } goat
   *[other] { $count } goats
}
weapons = { $count ->
    [one] { $count } weapon
   *[other] { $count } weapons
}
gold = { $count } gold
spears = { $count ->
    [one] { $count } Spear
   *[other] { $count } Spears
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# What a Quest asks for, what a captain lacks, what cargo counts.
asked = { $strength ->
    [0] { $beer } Beer
   *[other] { $beer ->
        [0] strength { $strength }
       *[other] strength { $strength } and { $beer } Beer
    }
}
quest = { asked } for { $loot }
ship-kind = { $parts ->
    [2] Knarr
   *[other] Drakkar
}
role-bow = Bow
role-stern = Stern
role-deck = Deck
serving = { $face }, serving as { $role }
does = { $text }
does-cargo = { $strength ->
    [0] Cargo, { $beer } Beer.
   *[other] { $beer ->
        [0] Cargo, strength { $strength }.
       *[other] Cargo, strength { $strength } and { $beer } Beer at once.
    }
}
does-boarding = With strength { $asks } pillage { $loot }; it costs a Viking or Spear.

## Why a card comes to nothing

why-no-loot = no rival has a token
why-nothing-to-steal = there is nothing to steal
why-no-viking = there is no Viking on board
why-no-ship = the ship is not complete
why-no-open-end = no empty end lies open
why-no-place = the ship has no place for it
why-no-part = there is no ship part to lie on
why-no-carrier = no Viking can carry it
why-no-room = there was no room
why-unwanted = nobody wanted it

## Who it was, inside of a sentence

the-victim = { WHO($victim) ->
    [you] you
   *[other] { $victim }
}
victims = { WHO($victim) ->
    [you] your
   *[other] { $victim }'s
}
the-partner = { WHO($partner) ->
    [you] you
   *[other] { $partner }
}
the-helper = { WHO($helper) ->
    [you] you
   *[other] { $helper }
}

## What happened

told-month = { WHO($seat) ->
    [you] Month { $month } begins; you are the Earl.
   *[other] Month { $month } begins; { $seat } is the Earl.
}
told-pile-laid = Pile { $pile } is laid: { $faces }.
told-pile-laid-unseen = Pile { $pile } is laid.
told-shouted = { WHO($seat) ->
    [you] You shout: "By ODIN!"
   *[other] { $seat } shouts: "By ODIN!"
}
    .short = shouts "By ODIN!"
quicker = { WHO($quicker) ->
    [you] you are quicker
   *[other] { $quicker } is quicker
}
told-beaten = { WHO($seat) ->
    [you] You also go for pile { $pile }, but { $quicker } is quicker.
   *[other] { $seat } also goes for pile { $pile }, but { quicker }.
}
    .short = also goes for pile { $pile }, but { quicker }
told-claimed = { WHO($seat) ->
    [you] You take pile { $pile }.
   *[other] { $seat } takes pile { $pile }.
}
    .short = takes pile { $pile }
told-claimed-unseen = { told-claimed }
    .short = takes pile { $pile }
told-quests-dealt = { WHO($seat) ->
    [you] You get two Quests: { $first }, or { $second }.
   *[other] { $seat } gets two Quests: { $first }, or { $second }.
}
    .short = gets two Quests
told-quests-dealt-unseen = { $seat } gets two Quests.
    .short = gets two Quests
told-quest-kept = { WHO($seat) ->
    [you] You keep the Quest: { $kept }.
   *[other] { $seat } keeps the Quest: { $kept }.
}
    .short = keeps the Quest: { $kept }
told-quest-kept-unseen = { $seat } keeps one of the two Quests.
    .short = keeps one of the two Quests
told-turn = Turn { $turn }.
told-committed = { WHO($seat) ->
    [you] { $first ->
        [0] You lay a card, { $up } up.
       *[other] You lay a card, { $up } up: the most fearsome!
    }
   *[other] { $first ->
        [0] { $seat } lays a card, { $up } up.
       *[other] { $seat } lays a card, { $up } up: the most fearsome!
    }
}
    .short = lays a card
told-committed-unseen = { $first ->
    [0] { $seat } lays a card.
   *[other] { $seat } lays a card: the most fearsome!
}
    .short = { $first ->
        [0] lays a card
       *[other] lays a card: the most fearsome!
    }
told-counting = { WHO($seat) ->
    [you] You count aloud: five, four, three ...
   *[other] { $seat } counts aloud: five, four, three ...
}
    .short = counts aloud
told-count-ended = The count is over.
told-came-late = { WHO($seat) ->
    [you] You are late and lose a card at random: { $face }.
   *[other] { $seat } is late and loses a card at random: { $face }.
}
    .short = is late and loses { $face }
told-sat-out = { WHO($seat) ->
    [you] You play nothing this turn.
   *[other] { $seat } plays nothing this turn.
}
    .short = plays nothing this turn
told-revealed = { WHO($seat) ->
    [you] You reveal { $face }.
   *[other] { $seat } reveals { $face }.
}
    .short = reveals { $face }
told-resolving = { WHO($seat) ->
    [you] Your { $face } is carried out.
   *[other] { $seat }'s { $face } is carried out.
}
told-fizzled = { WHO($seat) ->
    [you] Your { $face } has no effect: { $why }.
   *[other] { $seat }'s { $face } has no effect: { $why }.
}
    .short = { $face } has no effect: { $why }
told-dropped = { WHO($seat) ->
    [you] You drop { $face } unused.
   *[other] { $seat } drops { $face } unused.
}
    .short = drops { $face } unused
told-took-token = { KIND($how) ->
    [how-loki] { WHO($seat) ->
        [you] Loki steals 1 { $token } from { $victim } for you.
       *[other] Loki steals 1 { $token } from { the-victim } for { $seat }.
    }
   *[other] { WHO($seat) ->
        [you] You carry off 1 { $token } from { $victim }.
       *[other] { $seat } carries off 1 { $token } from { the-victim }.
    }
}
    .short = { KIND($how) ->
        [how-loki] gets 1 { $token } from { the-victim } by Loki
       *[other] carries off 1 { $token } from { the-victim }
    }
told-snatched = { WHO($seat) ->
    [you] Your Thief snatches { $face } from { $victim }.
   *[other] { $seat }'s Thief snatches { $face } from { the-victim }.
}
    .short = snatches { $face } from { the-victim }
told-threw-away = { WHO($seat) ->
    [you] You discard { $face }: { $why }.
   *[other] { $seat } discards { $face }: { $why }.
}
    .short = discards { $face }: { $why }
told-placed = { WHO($seat) ->
    [you] You build: { $face }.
   *[other] { $seat } builds: { $face }.
}
    .short = builds: { $face }
told-completed = { WHO($seat) ->
    [you] Your ship is complete: a { ship-kind }.
   *[other] { $seat }'s ship is complete: a { ship-kind }.
}
    .short = ship complete: a { ship-kind }
told-stored = { WHO($seat) ->
    [you] You take { $face } on board.
   *[other] { $seat } takes { $face } on board.
}
    .short = takes { $face } on board
told-armed = { WHO($seat) ->
    [you] You arm a Viking with Odin's Spear.
   *[other] { $seat } arms a Viking with Odin's Spear.
}
    .short = arms a Viking with Odin's Spear
told-replaced = { WHO($seat) ->
    [you] You take { $face } on board and discard { $gone }.
   *[other] { $seat } takes { $face } on board and discards { $gone }.
}
    .short = takes { $face } on board and discards { $gone }
told-removed = { WHO($seat) ->
    [you] You lose { $face }.
   *[other] { $seat } loses { $face }.
}
    .short = loses { $face }
told-spear-gone = { KIND($loss) ->
    [loss-loose] { WHO($seat) ->
        [you] You lose a Spear: nobody is left to carry it.
       *[other] { $seat } loses a Spear: nobody is left to carry it.
    }
   *[other] { WHO($seat) ->
        [you] You lose a Spear.
       *[other] { $seat } loses a Spear.
    }
}
    .short = loses a Spear
told-attacked = { WHO($seat) ->
    [you] You raid { $victim }: strength { $attack } against { $defence }.
   *[other] { $seat } raids { the-victim }: strength { $attack } against { $defence }.
}
    .short = raids { the-victim }: strength { $attack } against { $defence }
told-spent = { WHO($seat) ->
    [you] You spend { spears }: strength { $strength } now.
   *[other] { $seat } spends { spears }: strength { $strength } now.
}
    .short = spends { spears }: strength { $strength } now
told-fought = { $won ->
    [0] { WHO($seat) ->
        [you] { $victim } beats back your Raid, { $defence } against { $attack }.
       *[other] { WHO($victim) ->
            [you] You beat back { $seat }'s Raid, { $defence } against { $attack }.
           *[other] { $victim } beats back { $seat }'s Raid, { $defence } against { $attack }.
        }
    }
   *[other] { WHO($seat) ->
        [you] You win the Raid, { $attack } against { $defence }.
       *[other] { $seat } wins the Raid, { $attack } against { $defence }.
    }
}
    .short = { $won ->
        [0] loses the Raid, { $attack } against { $defence }
       *[other] wins the Raid, { $attack } against { $defence }
    }
told-boarded = { $won ->
    [0] { WHO($seat) ->
        [you] Your boarding fails, { $strength } against { $asks }.
       *[other] { $seat }'s boarding fails, { $strength } against { $asks }.
    }
   *[other] { WHO($seat) ->
        [you] You board a passing ship, { $strength } against { $asks }.
       *[other] { $seat } boards a passing ship, { $strength } against { $asks }.
    }
}
    .short = { $won ->
        [0] boarding fails, { $strength } against { $asks }
       *[other] boards a passing ship, { $strength } against { $asks }
    }
told-collected = { KIND($source) ->
    [source-setup] { WHO($seat) ->
        [you] You collect { $loot } to begin with.
       *[other] { $seat } collects { $loot } to begin with.
    }
    [source-pillage] { WHO($seat) ->
        [you] You collect { $loot } by boarding.
       *[other] { $seat } collects { $loot } by boarding.
    }
   *[other] { WHO($seat) ->
        [you] You collect { $loot } for the Quest.
       *[other] { $seat } collects { $loot } for the Quest.
    }
}
    .short = collects { $loot }
told-stacks-short = { WHO($seat) ->
    [you] The stacks are short: { $loot } for you is lost.
   *[other] The stacks are short: { $loot } for { $seat } is lost.
}
    .short = { $loot } lost: the stacks are short
told-sank = { WHO($seat) ->
    [you] You sink { $victim }'s { $face }.
   *[other] { $seat } sinks { victims } { $face }.
}
    .short = sinks { victims } { $face }
told-covered = { WHO($seat) ->
    [you] You cover the { $face } with the cargo.
   *[other] { $seat } covers the { $face } with the cargo.
}
    .short = covers the { $face } with the cargo
told-quest-shown = { WHO($seat) ->
    [you] You sail for the Quest: { $quest }.
   *[other] { $seat } sails for the Quest: { $quest }.
}
    .short = sails for the Quest: { $quest }
told-team-up-side = { WHO($seat) ->
    [you] You have no complete ship and turn the Quest to its Team-up side.
   *[other] { $seat } has no complete ship and turns the Quest to its Team-up side.
}
    .short = has no complete ship
told-quest-met = { WHO($seat) ->
    [you] You fulfil the Quest.
   *[other] { $seat } fulfils the Quest.
}
    .short = fulfils the Quest
told-in-need = { WHO($seat) ->
    [you] You lack { asked } and look for help.
   *[other] { $seat } lacks { asked } and looks for help.
}
    .short = lacks { asked } and looks for help
told-offered = { $pays ->
    [0] { WHO($seat) ->
        [you] You ask { $partner } for { $payment } in return for help.
       *[other] { $seat } asks { the-partner } for { $payment } in return for help.
    }
   *[other] { WHO($seat) ->
        [you] You offer { $partner } { $payment } for help.
       *[other] { $seat } offers { the-partner } { $payment } for help.
    }
}
    .short = { $pays ->
        [0] asks { the-partner } for { $payment } in return for help
       *[other] offers { the-partner } { $payment } for help
    }
told-withdrew = { WHO($seat) ->
    [you] You take the offer back.
   *[other] { $seat } takes the offer back.
}
    .short = takes the offer back
told-lapsed = { WHO($seat) ->
    [you] Your offer lapses.
   *[other] { $seat }'s offer lapses.
}
    .short = offer lapses
told-passed = { WHO($seat) ->
    [you] You pass.
   *[other] { $seat } passes.
}
    .short = passes
told-agreed = { WHO($seat) ->
    [you] You and { $helper } agree on { $payment }.
   *[other] { $seat } and { the-helper } agree on { $payment }.
}
    .short = agrees with { the-helper } on { $payment }
told-lent = { WHO($seat) ->
    [you] You lend { $partner } { $faces }.
   *[other] { $seat } lends { the-partner } { $faces }.
}
    .short = lends { the-partner } { $faces }
told-paid = { WHO($seat) ->
    [you] You pay { $helper } { $payment }.
   *[other] { $seat } pays { the-helper } { $payment }.
}
    .short = pays { the-helper } { $payment }
told-month-over = Month { $month } is over; all cards are gathered in.
told-new-earl = { WHO($seat) ->
    [you] The wooden Viking goes to you.
   *[other] The wooden Viking goes to { $seat }.
}
    .short = becomes the Earl
told-won = { WHO($seat) ->
    [you] You win with { points }.
   *[other] { $seat } wins with { points }.
}
    .short = wins with { points }
ending = { WHO($seat) ->
    [you] You are the mightiest Viking, with { points }.
   *[other] { $seat } is the mightiest Viking, with { points }.
}
ending-shared = { $winners } share the victory, with { points }.

## What is asked

ask-shout = Fingers up? Give the shout when everybody is ready.
ask-claim = Go for a pile!
ask-keep = Keep one of your two Quests; the other goes back unseen.
ask-lay = Turn { $turn }: lay a card, with the face you want to play up.
ask-laid = Your card lies hidden. Wait for the others, or hurry them if you were the first.
ask-loki = Loki slips into a rival's village: whom does he rob, and of what?
ask-thief = Your Thief snatches a card that was just revealed: which?
ask-stolen = You hold the stolen { $face }: use it now, or throw it away?
ask-store = No room for { $face }: what goes overboard?
ask-store-others = Somebody has no room on board and decides what goes.
ask-raid = Your crew of strength { $strength } goes raiding: whom do you attack?
ask-spears-attack = Your Raid on { $victim } is about to fail: use Odin's Spear?
ask-spears-defend = { $raider } is about to rob you: use Odin's Spear?
ask-booty = You have beaten { $victim }: what do you carry off?
ask-loss = The fight has its price: what do you give up?
ask-board = A ship of strength { $asks } with { $loot } passes by: board it?
ask-spears-board = Boarding a ship of strength { $asks } with { $strength }: use Odin's Spear?
ask-sabotage = Whose ship do you sabotage?
ask-sink = Which end of { $victim }'s ship goes down?
ask-cover = { $saboteur } sabotages your ship: which end does your cargo cover?
ask-bargain-captain = Your ship needs help for its Quest ({ $quest }): bargain, or pass.
ask-bargain-helper = You can't sail, but your crew and Beer are worth something: bargain, or pass.
ask-price-captain = What do you offer { $partner } for help?
ask-price-helper = What do you ask of { $partner } for your help?
ask-answer = Last word: accept an offer, or let it go.
ask-lend = Which cards do you lend { $captain }?

## What can be done

do-shout = "By ODIN!"
do-claim = Pile { $pile }
do-dawdle = { $seat } points at the first free pile, later than everybody else
do-keep = { $ident }: { $quest }
do-lay = { $face }
do-lay-behind = { $face }, { $behind } behind
do-count = Count aloud
do-count-over = The count is over
do-late = { $seat } is late
do-loki = Steal 1 { $token } from { $victim }
do-loki-random = Steal a random token from { $victim }
do-drop = Drop { $face } unused
do-steal = { $victim }'s { $face }
do-steal-unknown = { $victim }'s card
do-use = Use it
do-leave = Throw it away
do-discard-new = Discard the new { $face }
do-discard-old = Discard { $gone } and take { $face } on board
do-raid = Raid { $victim }
do-spend = Spend { spears } for +{ $more }
do-spend-board = Spend { spears }
do-keep-spears = Keep your Spears
do-booty = Take 1 { $token }
do-lose-spear = A Spear
do-lose = { $face }
do-board = Board it with strength { $strength }
do-let-pass = Let it pass and drop the card
do-sabotage = Sabotage { $victim }
do-sink = Sink the { $end }
do-cover = Cover the { $end }
do-accept-captain = Accept: pay { $partner } { $loot } for help with your Quest
do-accept-helper = Accept: help { $partner } for { $loot }
do-offer-captain = Offer { $partner } a price for help
do-offer-helper = Offer { $partner } your help for a price
do-withdraw = Take back your offer to { $partner }
do-pass = Pass
do-pay = { $loot }
do-pay-nothing = Offer nothing and pass
do-lend = Lend { $faces }

## Why something can't be done

why-not-taken = { $owner } has taken pile { $pile } already.
why-not-chosen = Your card lies on the table; chosen is chosen.
why-not-late = You were late and play nothing this turn.
why-not-played = You have played this card already this month.
why-not-counting = Nobody counts at this table.
why-not-first = Only the first to lay a card may count; that was { $first }.
why-not-counted = The count was started already this turn.
why-not-no-token = { $victim } has no token to steal.
why-not-no-such-token = { $victim } has no { $token }.
why-not-no-yellow = { $victim } has no yellow card on the table to steal.
why-not-covered = { $victim } has { $ends ->
    [one] { $ends } end
   *[other] { $ends } ends
} and { $cargo ->
    [one] { $cargo } cargo card
   *[other] { $cargo } cargo cards
} to cover them, so none lies open.
why-not-same-offer = A new offer to { $partner } must differ from the standing one.
why-not-sails = { $partner } has a complete ship and helps nobody.
why-not-no-ship = { $partner } has no complete ship and can't sail this month.
why-not-no-need = { $partner }'s Quest needs no help any more.
why-not-no-cargo = { $partner } has no cargo left to lend.
why-not-no-pay = { $partner } could not pay a single token.
why-not-not-enough = The captain lacks strength { $strength } and { $beer } Beer, and { $partner }'s cargo does not cover all of it.

## What it leads to

will-not-no-loot = No rival has a token now.
will-not-nothing-to-steal = Nobody lays a card.
will-not-no-viking = Needs a Viking on board.
will-not-no-ship = Needs a complete ship.
will-not-no-open-end = None lies open now.
will-not-no-place = Has no place on your ship and is discarded.
will-not-no-part = No ship part to lie on: discarded.
will-not-no-carrier = Nobody on board can carry it: discarded.
will-have-no-room = No room: something must go.
will-be-discarded = It goes to the discards.
will-complete = Completes your ship.
will-arm = A Spear: +2 once.
# 1: the strength changes, 2: the Beer, 3: both.
will-change = { $changed ->
    [1] Strength { $strength } → { $strong }.
    [2] Beer { $beer } → { $beers }.
   *[other] Strength { $strength } → { $strong }, Beer { $beer } → { $beers }.
}
will-stay = Strength and Beer stay as they are.
will-lack = Then { $things } missing.
will-meet = Then the Quest is met.
lack-ship = a complete ship
lack-strength = strength { $strength }
lack-beer = { $beer } Beer
will-raid = You have { $strength }, the weakest rival { $weakest }.
will-board = You have { $strength }.
will-hold = { $things }.
will-show = { $face } on top.
will-hide = All faces are hidden.
sum-ends = { $count ->
    [one] { $count } end
   *[other] { $count } ends
}
sum-decks = { $count ->
    [one] { $count } Deck
   *[other] { $count } Decks
}
sum-strength = { $count } strength
sum-beer = { $count } Beer
sum-spears = { spears }
sum-red = { $count } red
sum-blue = { $count } blue
will-count = Five seconds for everybody who has not laid a card.
will-score = { $now } → { $then } points.
will-take = 1 { $token }: { $percent } %.
will-attack = { $count ->
    [0] { $tokens ->
        [0] Strength { $strength }, has no Loot.
       *[other] Strength { $strength }, has { $loot }.
    }
   *[other] { $tokens ->
        [0] Strength { $strength } and { spears }, has no Loot.
       *[other] Strength { $strength } and { spears }, has { $loot }.
    }
}
will-turn = { WHO($seat) ->
    [you] You can turn the fight with { spears }.
   *[other] { $seat } can turn the fight with { spears }.
}
will-win = You win, { $attack } against { $defence }.
will-lose = You lose the fight, { $attack } against { $defence }.
will-have-strength = Strength { $strength } then.
will-lose-spear = A Viking fights without it.
will-lose-spears = { $count ->
    [one] A Spear is lost: nobody can carry it.
   *[other] { $count } Spears are lost: nobody can carry them.
}
will-collect = You collect { $loot }.
will-fail = The boarding fails.
will-need-spears = For { spears }.
will-hit = { $complete ->
    [0] One end so far, { $cargo } cargo.
   *[other] A complete ship, { $cargo } cargo.
}
will-sink = The { $end } goes down.
will-sink-one = { $victim } chooses the end that goes down.
will-pass = You make no offer now, and accept none.
will-be-paid = You get { $loot }.
