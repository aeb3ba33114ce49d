# Drakkar in English.

## Things. Names of faces and what they do come from the box.

thing = { $thing }
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
why-unwanted = the Thief has no use for it

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
    [you] { $counts ->
        [0] You lay a card, { $up } up.
       *[other] You lay a card, { $up } up: the most fearsome!
    }
   *[other] { $counts ->
        [0] { $seat } lays a card, { $up } up.
       *[other] { $seat } lays a card, { $up } up: the most fearsome!
    }
}
    .short = lays a card
told-committed-unseen = { $counts ->
    [0] { $seat } lays a card.
   *[other] { $seat } lays a card: the most fearsome!
}
    .short = { $counts ->
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
told-turned-up = Turn { $turn }: all cards are turned up.
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
told-aboard = The yellow cards come aboard.
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
    [you] You lack { asked }, and look for help.
   *[other] { $seat } lacks { asked }, and looks for help.
}
    .short = lacks { asked }, and looks for help
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
told-quest-failed = { WHO($seat) ->
    [you] You have found no help, and the Quest fails.
   *[other] { $seat } has found no help, and the Quest fails.
}
    .short = has found no help, and the Quest fails
told-month-over = Month { $month } is over; all cards are gathered in.
told-new-earl = { WHO($seat) ->
    [you] The wooden Viking goes to you.
   *[other] The wooden Viking goes to { $seat }.
}
    .short = becomes the Earl
told-won = { $shared ->
    [0] { WHO($seat) ->
        [you] You win with { points }.
       *[other] { $seat } wins with { points }.
    }
   *[other] { WHO($seat) ->
        [you] You share the victory, with { points }.
       *[other] { $seat } shares the victory, with { points }.
    }
}
    .short = { $shared ->
        [0] wins with { points }
       *[other] shares the victory, with { points }
    }
ending = { WHO($seat) ->
    [you] You are the mightiest Viking, with { points }.
   *[other] { $seat } is the mightiest Viking, with { points }.
}
ending-shared = A shared victory for { $winners }, with { points } each.

## What is asked

ask-shout = Fingers up? Give the shout when everybody is ready.
ask-claim = Go for a pile!
ask-keep = Keep one of your two Quests; the other goes back unseen.
ask-lay = Turn { $turn }: choose a card and its face.
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
ask-bargain-helper = No ship to sail with: lend your crew and Beer at a price, or pass.
ask-price-captain = What do you offer { $partner } for help?
ask-price-helper = What do you ask of { $partner } for your help?
ask-answer = Last word: accept an offer, or let it go.
ask-lend = Which cards do you lend { $captain }?

## What can be done

do-shout = "By ODIN!"
do-claim = Pile { $pile }
do-dawdle = { $seat } points at the first free pile, later than everybody else
do-keep = Keep: { $quest }
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
will-raid = { $result ->
    [0] { $rival }: { $attack } against { $defence }, lost.
    [1] { $rival }: { $attack } against { $defence }, won.
   *[other] { WHO($turner) ->
        [you] { $rival }: { $attack } against { $defence }; your Spears can turn it.
       *[other] { $rival }: { $attack } against { $defence }; { $turner }'s Spears can turn it.
    }
}
will-board = { $count ->
    [0] You have { $strength }: { $enough ->
        [0] not enough now.
       *[other] enough now.
    }
   *[other] You have { $strength } and { spears }: { $enough ->
        [0] not enough now.
       *[other] enough now.
    }
}
# Who could spoil it. 0: hands are hidden at this table, 1: nobody shows such a face, 2: somebody does.
danger-thief = { $shown ->
    [0] A Thief could snatch it.
    [1] No rival shows a Thief.
   *[other] { $count ->
        [one] A Thief could snatch it: { $rivals } shows one.
       *[other] A Thief could snatch it: { $rivals } show one.
    }
}
danger-sabotage = { $shown ->
    [0] A Sabotage could sink it as long as it is empty.
    [1] No rival shows a Sabotage.
   *[other] { $count ->
        [one] A Sabotage could sink it as long as it is empty: { $rivals } shows one.
       *[other] A Sabotage could sink it as long as it is empty: { $rivals } show one.
    }
}
danger-sabotage-before = { $shown ->
    [0] A Sabotage with a lower number could sink an end first.
    [1] No rival shows a Sabotage that comes first.
   *[other] { $count ->
        [one] A Sabotage could sink an end first: { $rivals } shows one.
       *[other] A Sabotage could sink an end first: { $rivals } show one.
    }
}
danger-raid-before = { $shown ->
    [0] A Raid with a lower number could cost you a Viking first.
    [1] No rival shows a Raid that comes first.
   *[other] { $count ->
        [one] A Raid could cost you a Viking first: { $rivals } shows one.
       *[other] A Raid could cost you a Viking first: { $rivals } show one.
    }
}
danger-stronger = Yellow cards come first: a rival may be stronger by then.
will-hold = { $things }.
will-show = { $face } on top.
will-hide = All faces are hidden.
sum-ends = { $count } { unit-ends }
sum-decks = { $count } { unit-decks }
sum-strength = { $count } { unit-strength }
sum-beer = { $count } { unit-beer }
sum-spears = { spears }
sum-red = { $count } { unit-red }
sum-blue = { $count } { unit-blue }
will-count = Five seconds for everybody who has not laid a card.
will-score = Points: { $now } → { $then }.
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

## Words beside a number of their own, or a picture

unit-ends = { $count ->
    [one] end
   *[other] ends
}
unit-decks = { $count ->
    [one] Deck
   *[other] Decks
}
unit-strength = strength
unit-beer = Beer
unit-spears = { $count ->
    [one] Spear
   *[other] Spears
}
unit-red = red
unit-yellow = yellow
unit-blue = blue
unit-points = { $count ->
    [one] point
   *[other] points
}
    .short = { $count ->
        [one] pt
       *[other] pts
    }
unit-tokens = { KIND($token) ->
    [token-goat] { $count ->
        [one] goat
       *[other] goats
    }
    [token-weapon] { $count ->
        [one] weapon
       *[other] weapons
    }
   *[other] gold
}

## Cards: the name for a small card, and what it does in two short lines

tag-bow = Bow
tag-stern = Stern
tag-deck = Deck
tag-yggdrasil = Yggdr.
tag-viking-1 = Vik. 1
tag-viking-2 = Vik. 2
tag-viking-3 = Vik. 3
tag-beer = Beer
tag-bardl = Bardl
tag-spear = Spear
tag-loki = Loki
tag-thief = Thief
tag-raid = Raid
tag-boarding = Board.
tag-sabotage = Sabot.
brief-bow = an end of the ship, holds 1
brief-stern = an end of the ship, holds 1
brief-deck = Knarr to Drakkar, holds 1
brief-yggdrasil = Bow or Stern, as you need
brief-cargo = { $strength ->
    [0] cargo, { $beer } Beer
   *[other] { $beer ->
        [0] cargo, strength { $strength }
       *[other] strength { $strength } and { $beer } Beer at once
    }
}
brief-spear = on a Viking: +2, once
brief-loki = steal a token of a rival
brief-thief = snatch a yellow card just laid
brief-raid = be stronger than a rival: 1 token
brief-boarding = strength { $asks }: { $loot }
brief-sabotage = sink an empty end
idle-no-loot = no rival has a token
idle-nothing-to-steal = nobody lays a card
idle-no-viking = needs a Viking on board
idle-no-ship = needs a complete ship
idle-no-open-end = no empty end lies open
idle-no-place = no place: discarded
idle-no-part = no ship part to lie on: discarded
idle-no-carrier = nobody can carry it: discarded

## Ships

ship-none = no ship yet
ship-lacks-ends = lacks Bow and Stern
ship-lacks-bow = lacks Bow
ship-lacks-stern = lacks Stern
ship-no-bow = no Bow
ship-no-deck = no Deck
ship-no-stern = no Stern
ship-free = free
board-ship = Ship: { $ship }, { $cargo } cargo, { spears }

## The board

board-table = The table
board-person = { WHO($seat) ->
    [you] You
   *[other] { $seat }
}
board-head = { $face }:
board-option = option { $key }: { $label }
board-hidden-card = hidden card
board-progress-brawl = month { $month } of { $months }, the Brawl
board-progress-quests = month { $month } of { $months }, the Quests
board-progress-turn = month { $month } of { $months }, turn { $turn }
board-progress-sail = month { $month } of { $months }, setting sail
board-progress-over = month { $month } of { $months }, over
board-has-pile = has pile { $pile }
board-finger-up = finger in the air
board-points-at = is pointing
board-choosing = choosing
board-has-chosen = has chosen
board-was-late = was late
board-committed = has laid
board-decides = decides
board-choose-now = choose now
board-earl = Earl
# The goal, and what each phase is about
goal = Most points after month { $months } win: each token 1, each trio of the three kinds 1 more.
    .short = Most points after month { $months } win.
goal-stand = { $loot }: { points }
phase-brawl = The Brawl: the pile that you catch is your hand for this month; you see one face of each card.
phase-quests = Your Quest is what your ship sails for at the end of the month; only you know it.
phase-lay = Ten turns: build a ship of Bow and Stern, and load what your Quest asks for.
phase-resolve = The cards act in order: red by number, all yellow ones, blue by number.
phase-sail = The ships sail: who lacks something may buy help from somebody without a ship.
board-earl-tip = The Earl: begins, and wins ties of numbers.
board-first = first
board-first-tip = The most fearsome: the first to lay a card, who may count down for the others.

# The Brawl
board-piles = The piles
board-claim = Claim pile { $pile }
board-has-it = has it
board-your-finger = Your finger
board-finger-waits = waits for the others
board-odin = By ODIN!
board-give-shout = give the shout
board-fingers-up = Fingers up
board-will-shout = { WHO($seat) ->
    [you] you, the Earl, will shout
   *[other] { $seat }, the Earl, will shout
}
board-shouts = { WHO($seat) ->
    [you] you, the Earl, have shouted
   *[other] { $seat }, the Earl, has shouted
}

# The hand
board-hand = { WHO($seat) ->
    [you] Your hand
   *[other] { $seat }'s hand
}
board-open-faces = The faces that all can see.
board-two-faces = { $count ->
    [one] One card, two faces.
   *[other] { $count } cards, two faces each.
}
board-select = Click one to see what it would do; nothing is laid before you say so.
board-pick = { $face }, behind it { $behind }, card { $place }
board-tip-idle = Not now: { $why }.
board-lies = lies face down
board-choose-card = Choose a card
board-choose-how = Select one in your hand: you see both faces, what it would change, and who could spoil it.
board-not-laid = Nothing is laid before you say so.
board-turn = Turn over
board-turn-over = Turn over: { $face } up
board-other-face = other face
board-other-idle = other face: { $why }
board-rivals-see-only = Until the reveal rivals see only { $face }.
board-lay-down = Lay { $face } face down
board-lay-idle = Lay { $face }: no effect
board-lay-last = All others have laid: then all cards are turned up.
board-lay-changeable = You may change it until all cards lie.
board-lay-stays = It can't be taken back.
board-you-laid = Your { $face } lies face down
board-empty-hand = No card left in hand
board-discards = The discards of this month, the last one first.
board-in-hand = { $count ->
    [one] One card in hand, the face all can see
   *[other] { $count } in hand, the faces all can see
}

# Villages and Quests
board-area = { WHO($seat) ->
    [you] Your area
   *[other] Area of { $seat }
}
board-sum = { $trios ->
    [0] { board-tokens-held }
    [one] { board-tokens-held } + { $trios } trio
   *[other] { board-tokens-held } + { $trios } trios
}
board-tokens-held = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
board-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
board-trios = { $count ->
    [0] no trio yet
    [one] { $count } trio
   *[other] { $count } trios
}
board-quest-of = { WHO($seat) ->
    [you] Your Quest
   *[other] { $seat }'s Quest
}
board-quest-shown = shown
board-quest-secret = secret
board-quest-down = Lies face down.
board-quest-later = Two will be dealt after the Brawl; you keep one of them.
board-quest-pays = Pays
board-quest-back = a Quest
board-quest-number = Quest { $number }
board-quest-kept = You keep this one
board-quest-returned = Goes back unseen
board-quest-choice = Keep this one
board-pays-loot = pays
board-need-ship = Complete ship
board-need-strength = Strength { $have } of { $want }
board-need-beer = Beer { $have } of { $want }
board-not-yet = not yet
board-missing = { $count } missing
board-met = met
board-then-missing = With { $face }: { $things } missing.
board-then-met = With { $face }: all is there.
board-fulfilled = Quest fulfilled
board-not-fulfilled = Not fulfilled
board-needs = lacks { asked }
board-may-lend = Can't sail; may lend
board-cant-lend = Can't sail, and has nothing to lend

# This turn
board-this-turn = The cards of this turn
board-title-turn = Turn { $turn }
board-title-quests = Quests
board-title-sail = Setting sail
board-turn-of = turn { $turn } of { $turns }
board-chosen = chosen
board-sails = sails
board-stays = stays
board-place = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}
board-no-card = no card left
board-choose = choose
board-your-card = your card
board-card-hidden = Your card lies hidden until all have laid one.
board-card-waits = waits
board-card-placing = no room
board-card-acts = acts
board-card-done = done
board-stolen = stolen
board-count = Count aloud: five, four, three …
board-counting = { WHO($seat) ->
    [you] You count! Who is late loses a random card.
   *[other] { $seat } counts! Who is late loses a random card.
}
board-stacks = Stacks
board-stacks-tip = Tokens that are left in the stacks.
board-quest-deck = Quests in the deck.
board-heap = { $count ->
    [one] { $count } discarded card.
   *[other] { $count } discarded cards.
}
board-heap-top = { $count ->
    [one] { $count } discarded card: { $face }.
   *[other] { $count } discarded cards, { $face } on top.
}
verb-raid = Raid
verb-sabotage = Sabotage
verb-bargain = Bargain
verb-rob = Rob
verb-sink = Sink
verb-cover = Cover
verb-out = Out
verb-lose = Lose
verb-use = Use
verb-discard = Discard
verb-board = Board
verb-snatch = Snatch
verb-throw-away = throw away

# Team-up
board-in-need = In need of help
board-offers = Offers on the table
board-no-offers = None yet.
board-lacks = { WHO($seat) ->
    [you] lack { asked }
   *[other] lacks { asked }
}
board-pays = { WHO($seat) ->
    [you] you pay
   *[other] pays
}
board-charges = { WHO($seat) ->
    [you] you ask
   *[other] asks
}
board-accept = Accept
board-withdraw = Take back
board-can-lend = Can lend
board-unsold = all that is unsold this month
board-nobody = Nobody.
board-offer-hint = An offer is made on the partner's ship.

# The end
board-brought-home = What everybody brought home
board-winner = winner
board-never-shown = This Quest was never shown.

## Components and symbols

legend-strength = strength
legend-beer = Beer
legend-spear = a Spear: +2 once, not counted in the strength
legend-goat = goat
legend-weapon = weapon
legend-gold = gold; one of each is a trio, worth a point more
legend-seen = the face of a card that rivals see
legend-red = red cards act first, the lowest number before others
legend-yellow = then yellow ones, all at once
legend-blue = then blue ones by number
legend-earl = the Earl
legend-fearsome = the most fearsome: the first to lay a card
gallery-faces = The { $count } kinds of face
gallery-cards = { $seats ->
    [3] Cards in every game
    [6] Cards with 6 seats
   *[other] Cards from { $seats } seats on
}
gallery-quests = The Quests
gallery-loot = Loot
gallery-stacks = In the stacks: { $loot }.
gallery-boarding = with enough strength, pillage the Loot on the card

## The terminal

screen-month = Month { $month } of { $months }
screen-brawl = the Brawl
screen-stacks = stacks
screen-endless = any number
screen-taken = { WHO($seat) ->
    [you] is yours
   *[other] is { $seat }'s
}
screen-fearsome = the most fearsome
screen-has-laid = has laid a card
screen-played = on the table
screen-offer = offer: { $loot }, with { $partner }
screen-hand = hand { $count }
screen-quest-down = Quest face down
screen-quest = { asked } → { $loot }
screen-you = you
screen-laid = laid
screen-none = none
screen-ends-missing = { $count ->
    [one] { $count } end missing
   *[other] { $count } ends missing
}
screen-open-end = an open end
screen-tree = Yggdra
screen-lent = { $card } lent

## This turn, card by card

ledger-now = This turn
ledger-before = Turn { $turn }
ledger-nothing = Nothing came of it.
ledger-to-come = { WHO($seat) ->
    [you] Yours is still to come.
   *[other] { $seat }'s is still to come.
}
ledger-acts = is being carried out.
ledger-again = Show this once more

## What counts when the ravens advise

asset-points = points
    .one = point
asset-ship-parts = ship parts
    .one = ship part
asset-barrels = barrels
    .one = barrel
asset-spears = Spears
    .one = Spear
