# Beer & Vikings in English. Names of cards, Warriors, Valhalla cards and Locations come from the box.

## Things

none = nothing
thing = { $thing }
and-more = { $first }, { $next }
    .short = { $first }, { $next }
the-person = { WHO($person) ->
    [you] you
   *[other] { $person }
}
hidden-card = a hidden card
some-card = a { $back } card
back-troublesome = troublesome
    .sign = T
back-quarrelsome = quarrelsome
    .sign = Q
back-drowsy = drowsy
    .sign = D
back-hidden = hidden
drink-beer = Beer
drink-sake = Sake
some-drinks = { $count ->
    [one] { $drink }
   *[other] { $count } { $drink }s
}
counted-drinks = { $count ->
    [one] { $count } { $drink }
   *[other] { $count } { $drink }s
}
place-life = Life pile
place-board = Warrior board
side-left = left
side-right = right
minion-base = base Minion
    .sign = Min
minion-valkyrie = Valkyrie
once = { $once ->
    [0] {""}
   *[other] { WHO($former) ->
        [you] {" "}(once yours)
       *[other] {" "}(once { $former }'s)
    }
}
minion-of = { WHO($owner) ->
    [you] your { $minion }{ once }
   *[other] { $owner }'s { $minion }{ once }
}
minion-of-first = { WHO($owner) ->
    [you] Your { $minion }{ once }
   *[other] { $owner }'s { $minion }{ once }
}
the-spirits = the Spirits
box-attack = Attack { $value }
box-defense = Defense { $value }
box-move = Move { $value }
box-drink = Drink { $value }
box-none = nothing in its boxes
box-hidden = face down

## Who it is

whom = { WHO($whom) ->
    [you] you
   *[other] { $whom }
}
whose = { WHO($whom) ->
    [you] your
   *[other] { $whom }'s
}
between = { WHO($first) ->
    [you] between you and { $second }
   *[other] { WHO($second) ->
        [you] between { $first } and you
       *[other] between { $first } and { $second }
    }
}

to-side = to the { $side }
at-place = on the { $place }
off-from = from the { $from }

## What happened

told-turn = { KIND($state) ->
    [state-spirit] { WHO($seat) ->
        [you] Round { $round }: your turn, as a Spirit.
       *[other] Round { $round }: { $seat }'s turn, a Spirit.
    }
   *[other] { WHO($seat) ->
        [you] Round { $round }: your turn.
       *[other] Round { $round }: { $seat }'s turn.
    }
}
for-what = { KIND($use) ->
    [use-drink] for a drink
    [use-move] to move
    [use-charge] to charge
    [use-text] for its Text
   *[other] to attack
}
told-played = { WHO($seat) ->
    [you] You play { $card } { for-what }.
   *[other] { $seat } plays { $card } { for-what }.
}
    .short = plays { $card } { for-what }
told-drew = { WHO($seat) ->
    [you] You draw { $card } ({ $back }).
   *[other] { $seat } draws { $card } ({ $back }).
}
    .short = draws { $card }
told-drew-unseen = { WHO($seat) ->
    [you] You draw a { $back } card.
   *[other] { $seat } draws a { $back } card.
}
    .short = draws a { $back } card
told-reshuffled = { $cards ->
    [one] The discards become a new draw pile of { $cards } card.
   *[other] The discards become a new draw pile of { $cards } cards.
}
    .short = { $cards ->
        [one] a new draw pile of { $cards } card
       *[other] a new draw pile of { $cards } cards
    }
from-floor = { $floor ->
    [0] {""}
   *[other] {" "}from out of play
}
told-drank = { WHO($seat) ->
    [you] You drink a { $drink }{ from-floor } and put it { at-place }.
   *[other] { $seat } drinks a { $drink }{ from-floor } and puts it { at-place }.
}
    .short = drinks a { $drink }{ from-floor }
steps = { $steps ->
    [one] { $steps } Step
   *[other] { $steps } Steps
}
told-moved = { $charge ->
    [0] { WHO($seat) ->
        [you] You move { steps } { to-side }.
       *[other] { $seat } moves { steps } { to-side }.
    }
   *[other] { WHO($seat) ->
        [you] You charge { steps } { to-side }.
       *[other] { $seat } charges { steps } { to-side }.
    }
}
    .short = { $charge ->
        [0] moves { steps } { to-side }
       *[other] charges { steps } { to-side }
    }
blow = { $ranged ->
    [0] an attack of { $value }
   *[other] a Ranged Attack of { $value }
}
with-tool = { KIND($tool) ->
    [none] { KIND($by) ->
        [by-hand] {" "}with bare hands
       *[other] {""}
    }
   *[other] {" "}with the { $tool }
}
long-way = { KIND($way) ->
    [none] {""}
   *[other] , the long way round to the { $way }
}
told-attacked = { KIND($by) ->
    [by-fjord] The storm throws itself at { $goal }: { blow }.
    [by-minion] { $striker } attacks { $goal }: { blow }.
    [by-valkyrie] { $striker } attacks { $goal }: { blow }.
    [by-crew] { WHO($seat) ->
        [you] Your Crew attacks { $goal }: { blow }.
       *[other] { $seat }'s Crew attacks { $goal }: { blow }.
    }
    [by-axe] { WHO($seat) ->
        [you] You throw the { $tool } at { $goal }: { blow }.
       *[other] { $seat } throws the { $tool } at { $goal }: { blow }.
    }
   *[other] { WHO($seat) ->
        [you] You attack { $goal }{ with-tool }{ long-way }: { blow }.
       *[other] { $seat } attacks { $goal }{ with-tool }{ long-way }: { blow }.
    }
}
    .short = { KIND($by) ->
        [by-fjord] the storm throws itself at { $goal }: { blow }
        [by-minion] { KIND($minion) ->
            [minion-base] sends the base Minion at { $goal }: { blow }
           *[other] sends { $minion } at { $goal }: { blow }
        }
        [by-valkyrie] sends the Valkyrie at { $goal }: { blow }
        [by-crew] sends the Crew at { $goal }: { blow }
        [by-axe] throws the { $tool } at { $goal }: { blow }
       *[other] attacks { $goal }{ with-tool }{ long-way }: { blow }
    }
told-attacked-unseen = { WHO($seat) ->
    [you] You attack { whom }.
   *[other] { $seat } attacks { whom }.
}
    .short = attacks { whom }
told-defended = { WHO($seat) ->
    [you] You defend with { $card }: { $defense }.
   *[other] { $seat } defends with { $card }: { $defense }.
}
    .short = defends with { $card }: { $defense }
told-undefended = { WHO($seat) ->
    [you] You do not defend.
   *[other] { $seat } does not defend.
}
    .short = does not defend
told-sacrificed = { WHO($seat) ->
    [you] { $card } dies for you: the attack is cancelled.
   *[other] { $card } dies for { $seat }: the attack is cancelled.
}
    .short = sacrifices { $card }: the attack is cancelled
told-valkyrie-left = { $killed ->
    [0] { WHO($seat) ->
        [you] Your Valkyrie takes the blow and is gone.
       *[other] { $seat }'s Valkyrie takes the blow and is gone.
    }
   *[other] { WHO($seat) ->
        [you] Your Valkyrie is killed.
       *[other] { $seat }'s Valkyrie is killed.
    }
}
    .short = { $killed ->
        [0] the Valkyrie takes the blow and is gone
       *[other] the Valkyrie is killed
    }
# What is lost: Life Points, before them the drink that lay on their pile, or that drink alone.
loss = { KIND($spilt) ->
    [none] { life-lost }
   *[other] { $lost ->
        [0] the { $spilt } on the Life pile, and no Life Point
       *[other] the { $spilt } on the Life pile and { life-lost }
    }
}
life-lost = { $lost ->
    [one] { $lost } Life Point, { $left } left
   *[other] { $lost } Life Points, { $left } left
}
told-hurt = { WHO($seat) ->
    [you] You lose { loss }.
   *[other] { $seat } loses { loss }.
}
    .short = loses { loss }
told-unhurt = { $dragon ->
    [0] { WHO($seat) ->
        [you] You are unhurt.
       *[other] { $seat } is unhurt.
    }
   *[other] { WHO($seat) ->
        [you] Your Dragon's Blood makes even damage run off.
       *[other] { $seat }'s Dragon's Blood makes even damage run off.
    }
}
    .short = is unhurt
drinks-lost = { $drinks ->
    [0] {""}
    [one] ; { $drinks } drink is lost
   *[other] ; { $drinks } drinks are lost
}
told-died = { $slain ->
    [0] { WHO($seat) ->
        [you] You die and rise as a Spirit{ drinks-lost }.
       *[other] { $seat } dies and rises as a Spirit{ drinks-lost }.
    }
    [1] { WHO($seat) ->
        [you] You fall to an attack of your own and rise as a Spirit{ drinks-lost }.
       *[other] { $seat } falls to an attack of their own and rises as a Spirit{ drinks-lost }.
    }
   *[other] { WHO($seat) ->
        [you] You are slain by { $whom } and rise as a Spirit{ drinks-lost }.
       *[other] { $seat } is slain by { whom } and rises as a Spirit{ drinks-lost }.
    }
}
    .short = { $slain ->
        [0] dies and rises as a Spirit
        [1] falls to an attack of their own and rises as a Spirit
       *[other] is slain by { whom } and rises as a Spirit
    }
told-equipped = { WHO($seat) ->
    [you] You equip { $card }.
   *[other] { $seat } equips { $card }.
}
    .short = equips { $card }
told-deployed = { KIND($minion) ->
    [minion-base] { WHO($seat) ->
        [you] You put the base Minion on the { $side }.
       *[other] { $seat } puts the base Minion on the { $side }.
    }
   *[other] { WHO($seat) ->
        [you] You send out { $minion } { to-side }.
       *[other] { $seat } sends out { $minion } { to-side }.
    }
}
    .short = { KIND($minion) ->
        [minion-base] puts the base Minion on the { $side }
       *[other] sends out { $minion } { to-side }
    }
told-marched = { $piece } marches { steps }.
    .short = { KIND($minion) ->
        [minion-base] marches the base Minion on by { steps }
       *[other] marches { $minion } on by { steps }
    }
told-read = { $card } is turned over: { $boxes }.
    .short = turns over { $card }: { $boxes }
told-minion-killed = { $piece } falls.
    .short = { whose } { $minion } falls
told-minion-stood = { $piece } stands with a Defense of { $defense }.
    .short = { KIND($minion) ->
        [minion-base] keeps the base Minion, with a Defense of { $defense }
       *[other] keeps { $minion }, with a Defense of { $defense }
    }
told-captured = { WHO($seat) ->
    [you] You take { $piece } into service, on the { $side }.
   *[other] { $seat } takes { $piece } into service, on the { $side }.
}
    .short = takes { $piece } into service, on the { $side }
told-returned = { KIND($minion) ->
    [minion-base] { $piece } has lost its ground and is gone for good.
   *[other] { WHO($seat) ->
        [you] { $minion } comes home to your hand.
       *[other] { $minion } comes home to { $seat }'s hand.
    }
}
    .short = { KIND($minion) ->
        [minion-base] the base Minion is gone for good
       *[other] { $minion } comes home to the hand
    }
told-discarded = { WHO($seat) ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
    .short = discards { $card }
told-burnt = { WHO($seat) ->
    [you] You burn the { $drink } { at-place }.
   *[other] { $seat } burns the { $drink } { at-place }.
}
    .short = burns the { $drink } { at-place }
life-cards = { $count ->
    [one] { $count } Life card
   *[other] { $count } Life cards
}
told-soul-burnt = { WHO($seat) ->
    [you] You burn the soul and draw { life-cards }: { $cards }.
   *[other] { $seat } burns the soul and draws { life-cards }: { $cards }.
}
    .short = burns the soul and draws { life-cards }
told-soul-burnt-unseen = { WHO($seat) ->
    [you] You burn the soul and draw { life-cards }.
   *[other] { $seat } burns the soul and draws { life-cards }.
}
    .short = burns the soul and draws { life-cards }
then-interrupted = { KIND($trigger) ->
    [trigger-drink] : nothing is drunk.
    [trigger-equip] : the card is discarded.
    [trigger-move] : no Step is made.
   *[other] !
}
told-interrupted = { WHO($seat) ->
    [you] You interrupt { $whom } with { $card }{ then-interrupted }
   *[other] { $seat } interrupts { whom } with { $card }{ then-interrupted }
}
    .short = interrupts { whom } with { $card }
told-shown-in-vain = { WHO($seat) ->
    [you] You were too late and keep { $card }.
   *[other] { $seat } was too late and keeps { $card }.
}
    .short = was too late and keeps { $card }
told-redirected = { WHO($seat) ->
    [you] You send it on: it's for { whom }!
   *[other] { $seat } sends it on: it's for { whom }!
}
    .short = sends it on: it's for { whom }!
told-chained = { WHO($seat) ->
    [you] You hold { $whom } with Fenrir's Chain: no Step is made.
   *[other] { $seat } holds { whom } with Fenrir's Chain: no Step is made.
}
    .short = holds { whom } with Fenrir's Chain
told-step-added = { WHO($seat) ->
    [you] You add a Step { between }.
   *[other] { $seat } adds a Step { between }.
}
    .short = adds a Step { between }
told-step-removed = { WHO($seat) ->
    [you] You remove a Step { between }.
   *[other] { $seat } removes a Step { between }.
}
    .short = removes a Step { between }
told-drink-lost = { WHO($seat) ->
    [you] You give up the { $drink } { at-place }.
   *[other] { $seat } gives up the { $drink } { at-place }.
}
    .short = gives up the { $drink } { at-place }
told-life-lost = { told-hurt }
    .short = loses { loss }
told-recovered = { WHO($seat) ->
    [you] You recover { life-points }.
   *[other] { $seat } recovers { life-points }.
}
    .short = recovers { life-points }
life-points = { $points ->
    [one] { $points } Life Point
   *[other] { $points } Life Points
}
told-passed-on = { WHO($whom) ->
    [you] Your { $card } goes to { $to }.
   *[other] { WHO($to) ->
        [you] { $whom }'s { $card } goes to you.
       *[other] { $whom }'s { $card } goes to { $to }.
    }
}
    .short = { WHO($to) ->
        [you] passes { whose } { $card } on to you
       *[other] passes { whose } { $card } on to { $to }
    }
gear-and-drinks = { $spilt ->
    [0] the { $card }
   *[other] the { $card } and the { $lying } on it
}
told-gear-lost = { KIND($why) ->
    [loss-smashed] { WHO($seat) ->
        [you] You lose { gear-and-drinks } for good: Mjollnir has smashed it.
       *[other] { $seat } loses { gear-and-drinks } for good: Mjollnir has smashed it.
    }
    [loss-twin] { WHO($seat) ->
        [you] You may have only one of a kind, and discard { gear-and-drinks }.
       *[other] { $seat } may have only one of a kind, and discards { gear-and-drinks }.
    }
   *[other] { WHO($seat) ->
        [you] You lose { gear-and-drinks }.
       *[other] { $seat } loses { gear-and-drinks }.
    }
}
    .short = { KIND($why) ->
        [loss-twin] discards { gear-and-drinks }
       *[other] loses { gear-and-drinks }
    }
new-place = { $given ->
    [0] the { $place }
   *[other] { WHO($whom) ->
        [you] your { $place }
       *[other] the { $place } of { $whom }
    }
}
told-drink-moved = { WHO($seat) ->
    [you] Your { $drink } moves { off-from } to { new-place }.
   *[other] { $seat }'s { $drink } moves { off-from } to { new-place }.
}
    .short = moves the { $drink } { off-from } to { new-place }
told-raged = { WHO($seat) ->
    [you] You go Berserk!
   *[other] { $seat } goes Berserk!
}
    .short = goes Berserk!
told-drew-blade = { WHO($seat) ->
    [you] You draw the blade with { $card }: Iaido!
   *[other] { $seat } draws the blade with { $card }: Iaido!
}
    .short = draws the blade with { $card }: Iaido!
the-power = { $own ->
    [0] the { $power }
   *[other] { $power }
}
told-power-used = { WHO($seat) ->
    [you] You use the power of { the-power }.
   *[other] { $seat } uses the power of { the-power }.
}
    .short = uses the power of { the-power }
told-ticket-shown = { WHO($seat) ->
    [you] You show the top Life card: { $card } ({ $boxes }).
   *[other] { $seat } shows the top Life card: { $card } ({ $boxes }).
}
    .short = shows the top Life card: { $card }
told-feasted = { WHO($seat) ->
    [you] You lay { $card } on the Wounds.
   *[other] { $seat } lays { $card } on the Wounds.
}
    .short = lays { $card } on the Wounds
told-feasted-unseen = { WHO($seat) ->
    [you] You lay a { $back } card on the Wounds.
   *[other] { $seat } lays a { $back } card on the Wounds.
}
    .short = lays a { $back } card on the Wounds
told-no-attack = { $unread ->
    [0] Loki laughs: no attack.
   *[other] There is no card to read, so no attack.
}
    .short = no attack
told-valhalla-seen = { WHO($seat) ->
    [you] You may choose between { $cards }.
   *[other] { $seat } may choose between { $cards }.
}
    .short = may choose between { $cards }
told-valhalla-seen-unseen = { WHO($seat) ->
    [you] You look at two cards of Valhalla.
   *[other] { $seat } looks at two cards of Valhalla.
}
    .short = looks at two cards of Valhalla
told-valhalla-gained = { WHO($seat) ->
    [you] Valhalla grants you { $card }.
   *[other] Valhalla grants { $seat } { $card }.
}
    .short = is granted { $card } by Valhalla
told-ravens-flew = { WHO($seat) ->
    [you] Odin's Ravens bring you { $cards }.
   *[other] Odin's Ravens bring { $seat } { $cards }.
}
    .short = is brought { $cards } by Odin's Ravens
ravens-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
told-ravens-flew-unseen = { WHO($seat) ->
    [you] Odin's Ravens bring you { ravens-cards }.
   *[other] Odin's Ravens bring { $seat } { ravens-cards }.
}
    .short = is brought { ravens-cards } by Odin's Ravens
told-ravens-kept = { WHO($seat) ->
    [you] You keep { $card }.
   *[other] { $seat } keeps { $card }.
}
    .short = keeps { $card }
told-ravens-kept-unseen = { WHO($seat) ->
    [you] You keep a { $back } card.
   *[other] { $seat } keeps a { $back } card.
}
    .short = keeps a { $back } card
told-crew-called = { WHO($seat) ->
    [you] You let the Quarrelsome Crew loose on everybody.
   *[other] { $seat } lets the Quarrelsome Crew loose on everybody.
}
    .short = lets the Quarrelsome Crew loose on everybody
told-eye-opened = { WHO($seat) ->
    [you] You open the Eye of the Maelstrom.
   *[other] { $seat } opens the Eye of the Maelstrom.
}
    .short = opens the Eye of the Maelstrom
told-elated = { WHO($seat) ->
    [you] Your Elation is { $back }.
   *[other] { $seat }'s Elation is { $back }.
}
    .short = is in { $back } Elation
told-slipped = { WHO($seat) ->
    [you] { $card } slips out of your hand into { $whom }'s.
   *[other] { WHO($whom) ->
        [you] { $card } slips out of { $seat }'s hand into yours.
       *[other] { $card } slips out of { $seat }'s hand into { $whom }'s.
    }
}
    .short = { $card } slips into { whose } hand
told-slipped-unseen = { WHO($seat) ->
    [you] A { $back } card slips out of your hand into { $whom }'s.
   *[other] { WHO($whom) ->
        [you] A { $back } card slips out of { $seat }'s hand into yours.
       *[other] A { $back } card slips out of { $seat }'s hand into { $whom }'s.
    }
}
    .short = a { $back } card slips into { whose } hand
torment-cards = { $cards ->
    [0] no card yet
    [one] { $cards } card
   *[other] { $cards } cards
}
told-tormented = { WHO($seat) ->
    [you] You torment { $whom } with { torment-cards }.
   *[other] { $seat } torments { whom } with { torment-cards }.
}
    .short = torments { whom } with { torment-cards }
told-joined-torment = { WHO($seat) ->
    [you] { $cards ->
        [one] You join in with { $cards } card.
       *[other] You join in with { $cards } cards.
    }
   *[other] { $cards ->
        [one] { $seat } joins in with { $cards } card.
       *[other] { $seat } joins in with { $cards } cards.
    }
}
    .short = { $cards ->
        [one] joins in with { $cards } card
       *[other] joins in with { $cards } cards
    }
told-stolen = { WHO($seat) ->
    [you] You steal { $whom }'s { $drink } from the { $place }.
   *[other] { $seat } steals { whose } { $drink } from the { $place }.
}
    .short = steals { whose } { $drink } from the { $place }
told-stole = { WHO($seat) ->
    [you] You steal a { $drink } out of the Mug.
   *[other] { $seat } steals a { $drink } out of the Mug.
}
    .short = steals a { $drink } out of the Mug
told-dematerialized = { $helped ->
    [0] { WHO($seat) ->
        [you] You dematerialize.
       *[other] { $seat } dematerializes.
    }
   *[other] { WHO($whom) ->
        [you] You dematerialize, thanks to { $seat }.
       *[other] { WHO($seat) ->
            [you] { $whom } dematerializes, thanks to you.
           *[other] { $whom } dematerializes, thanks to { $seat }.
        }
    }
}
    .short = { $helped ->
        [0] dematerializes
       *[other] lets { whom } dematerialize
    }
told-spirit-lost = { $count ->
    [0] { WHO($seat) ->
        [you] You have no drink to lose.
       *[other] { $seat } has no drink to lose.
    }
   *[other] { WHO($seat) ->
        [you] You lose { counted-drinks }.
       *[other] { $seat } loses { counted-drinks }.
    }
}
    .short = { $count ->
        [0] has no drink to lose
       *[other] loses { counted-drinks }
    }
told-sudden-death = { WHO($seat) ->
    [you] You have the last drink out of the Mug: Sudden Death! Everybody else has one more turn.
   *[other] { $seat } has the last drink out of the Mug: Sudden Death! Everybody else has one more turn.
}
    .short = has the last drink out of the Mug: Sudden Death!
told-mug-turned = The night is over: the Mug is turned upside down. Everybody has one last turn.
    .short = the Mug is turned upside down: everybody has one last turn
told-eliminated = { WHO($seat) ->
    [you] You are eliminated.
   *[other] { $seat } is eliminated.
}
    .short = is eliminated
told-new-round = A tie: { $all } fight on in extra round { $rounds }.
    .short = a tie: { $all } fight on in extra round { $rounds }
told-won = { $spirits ->
    [0] { WHO($seat) ->
        [you] You win the night.
       *[other] { $seat } wins the night.
    }
   *[other] { WHO($seat) ->
        [you] The Spirits win the night, you among them.
       *[other] The Spirits win the night, { $seat } among them.
    }
}
    .short = { $spirits ->
        [0] wins the night
       *[other] wins the night with the Spirits
    }
told-staggered = { WHO($seat) ->
    [you] You have mixed your drinks and stagger { to-side }, pushed by { $whom }.
   *[other] { $seat } has mixed his drinks and staggers { to-side }, pushed by { whom }.
}
    .short = staggers { to-side }, pushed by { whom }
told-wielded = { WHO($seat) ->
    [you] You wield { $card }.
   *[other] { $seat } wields { $card }.
}
    .short = wields { $card }
told-drink-given-up = { WHO($seat) ->
    [you] You give up a { $drink }.
   *[other] { $seat } gives up a { $drink }.
}
    .short = gives up a { $drink }
told-floor-dry = { WHO($seat) ->
    [you] You find nothing more to drink, or no place for it.
   *[other] { $seat } finds nothing more to drink, or no place for it.
}
    .short = finds nothing more to drink, or no place for it
first-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
told-drew-first = { WHO($seat) ->
    [you] You take { life-points } and { first-cards }: { $cards }.
   *[other] { $seat } takes { life-points } and { first-cards }: { $cards }.
}
    .short = takes { life-points } and { first-cards }
told-drew-first-unseen = { WHO($seat) ->
    [you] You take { life-points } and { first-cards }.
   *[other] { $seat } takes { life-points } and { first-cards }.
}
    .short = takes { life-points } and { first-cards }
told-resisted = { WHO($seat) ->
    [you] You keep every drink.
   *[other] { $seat } keeps every drink.
}
    .short = keeps every drink
told-arrived = { WHO($seat) ->
    [you] You sit down as { $board } ({ $power }).
   *[other] { $seat } sits down as { $board } ({ $power }).
}
    .short = sits down as { $board }
told-lost-draw = { WHO($seat) ->
    [you] You find no card to draw.
   *[other] { $seat } finds no card to draw.
}
    .short = finds no card to draw
told-scorched = { WHO($seat) ->
    [you] The Drakkar burns: you lose { loss }.
   *[other] The Drakkar burns: { $seat } loses { loss }.
}
    .short = stands in the fire: loses { loss }
ending = { WHO($seat) ->
    [you] You win the night with { drinks }.
   *[other] { $seat } wins the night with { drinks }.
}
ending-spirits = The Spirits win the night with { drinks }: { $winners }.
drinks = { $drinks ->
    [one] { $drinks } drink
   *[other] { $drinks } drinks
}

## Texts and powers

effect-attack = { $times ->
    [one] { $steps ->
        [0] { blow } at any distance
       *[other] { blow } at { $steps } Steps or more
    }
   *[other] { $steps ->
        [0] { blows } at any distance
       *[other] { blows } at { $steps } Steps or more
    }
}
    .short = { $times ->
        [one] { brief-blow }
       *[other] { $times } × { brief-blow }
    }
brief-blow = { $ranged ->
    [0] { $steps ->
        [0] attack { $value } at anybody
       *[other] attack { $value } from { $steps } Steps on
    }
   *[other] { $steps ->
        [0] Ranged{"\u00A0"}{ $value } at anybody
       *[other] Ranged{"\u00A0"}{ $value } from { $steps } Steps on
    }
}
blows = { $ranged ->
    [0] { $times } attacks of { $value }
   *[other] { $times } Ranged Attacks of { $value }
}
effect-cancel-drink = cancel another player's drink
effect-cancel-equip = cancel another player's equip
effect-cancel-movement = cancel another player's movement
effect-redirect = send a Ranged Attack to another player
effect-widen = a Step counter into each of your gaps
effect-shift-steps = move, remove or add up to { $count } Step counters
effect-add-steps = add up to { $count } Step counters
effect-remove-steps = { $count ->
    [one] remove { $count } Step counter
   *[other] remove { $count } Step counters
}
effect-move = move { steps }
effect-draw = { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
}
effect-recover = recover { life-points }
    .short = recover { $points } Life
effect-all-discard = every other Warrior discards a card
effect-one-discards = one other Warrior discards { ravens-cards }
    .short = another discards { $count }
bonus-attack-melee = +{ $amount } Attack with Melee Weapons
    .short = +{ $amount } with Melee Weapons
bonus-attack-ranged = +{ $amount } Attack with Ranged Weapons
    .short = +{ $amount } with Ranged Weapons
bonus-attack-axes = +{ $amount } Attack with Axes, wielded or thrown
    .short = +{ $amount } with Axes
bonus-defense = +{ $amount } Defense
bonus-defense-melee = +{ $amount } Defense against attacks that are not Ranged
    .short = +{ $amount } melee Defense
bonus-movement = +{ $amount } Movement
bonus-drink = +{ $amount } Drink
bonus-cards = +{ $amount } card in the Cards Phase
    .short = +{ $amount } card to draw
bonus-burning = +{ $amount } gain from each burnt drink
    .short = +{ $amount } from burning
bonus-minion-attack = +{ $amount } Attack of own Minions
    .short = Minions: +{ $amount } Attack
bonus-minion-defense = +{ $amount } Defense of own Minions
    .short = Minions: +{ $amount } Defense
effect-double-defense = the Defense box counts double
    .short = Defense × 2
effect-double-iaido = the Steps of his Iaido count double
    .short = Iaido × 2
effect-capacity = holds up to { $drinks } drinks
    .short = holds { $drinks }
effect-discard-gear = discard a Weapon or Item of another Warrior
    .short = discard another Warrior's Weapon/Item
effect-pass-gear = give a Weapon or Item of any Warrior to another
    .short = give any Warrior's Weapon/Item to another
effect-floor = take { drinks } from out of play
cost-cards = { $count ->
    [one] discard { $count } card
   *[other] discard { $count } cards
}
    .short = { ravens-cards }
cost-drinks = give up { drinks }
    .short = { drinks }
cost-life = lose { life-points }
    .short = { $points } Life
cost-steps = { $steps ->
    [one] remove { $steps } Step counter
   *[other] remove { $steps } Step counters
}
    .short = { steps }
all-of = { $things }
    .short = { $things }
power-when-hurt = when hurt by an attack: { $power }
    .short = when hurt: { $power }
power-for = { $cost }: { $power }
    .short = { $cost } → { $power }
reach = { $ranged ->
    [0] Steps { $steps }
   *[other] Steps { $steps }+
}
says-weapon = { $axe ->
    [0] { reach }, Attack +{ $attack }, Defense +{ $defense }
   *[other] { reach }, Attack +{ $attack }, Defense +{ $defense }, an Axe
}
says-minion = Attack +{ $attack }, Defense +{ $defense }, Movement { $movement }, strikes at { steps }
says-first-cards = draws { $count } cards at the start and keeps { $limit }

## What is asked

ask-iaido = Iaido: with which card?
ask-iaido-walk = Iaido: which way, and how far?
ask-iaido-charge = Iaido: does your Charge add to the stroke?
ask-burn-kind = Burn which drink?
ask-burn-for = Burn the { $drink } { at-place } for what?
ask-any-time = { $seat }'s turn: burn a drink or your soul first?
ask-which-drink = Which drink { at-place }?
ask-pay-drink = Which of your drinks do you give up?
ask-remove-step = Remove a Step counter: where?
ask-twin = You may have only one { $card }: which one do you discard?
ask-smash = Which Weapon or Item of another Warrior is discarded?
ask-pass-gear = Which Weapon or Item changes hands?
ask-receiver = Who gets { whose } { $card }?
ask-save-drink = Your { $card } is taken from you. What becomes of the { $drink } on it?
ask-charge = Charge: which way, and how far?
ask-move = Which way do you move, and how far?
ask-slip = Which way do you slip?
ask-defend = { $striker } strikes at you: { blow }. Defend?
ask-risk-gear = Mjollnir destroys what you defend with: leave something unused?
ask-hurt-power = The blow went home. Use your power?
ask-interrupt-drink = { $left ->
    [-1] { $seat } is about to drink { $drinks }. Interrupt?
    [0] { $drinks ->
        [one] { $seat } is about to drink the last one of the Mug. Interrupt?
       *[other] { $seat } is about to drink the last { $drinks } of the Mug. Interrupt?
    }
    [one] { $seat } is about to drink { $drinks }; 1 stays in the Mug. Interrupt?
   *[other] { $seat } is about to drink { $drinks }; { $left } stay in the Mug. Interrupt?
}
ask-interrupt-equip = { $seat } is about to equip { $card }. Interrupt?
ask-interrupt-move = { $seat } is about to move { $way }. Interrupt?
ask-interrupt-ranged = A Ranged Attack of { $value } flies at { $goal }. Interrupt?
ask-redirect = Whom shall the Ranged Attack of { $value } hit instead?
ask-chain = { $seat } is about to move { $way }. Hold him back with Fenrir's Chain?
ask-shift = { $count ->
    [one] Up to { $count } Step counter may be shifted.
   *[other] Up to { $count } Step counters may be shifted.
}
ask-lay-step = Where does the Step counter go?
ask-dematerialize-you = { $striker } strikes at you: { $value }. Dematerialize?
ask-dematerialize = { $striker } strikes at { $goal }: { $value }. Dematerialize?
ask-lose-drink = You lose { drinks }: which kind?
ask-pile = Draw from which pile?
ask-pile-read = Which pile's top card is read?
ask-pile-ravens = From which pile do the Ravens bring a card?
ask-discard-down = You hold { $held } cards: discard down to { $limit }.
ask-discard = { $count ->
    [one] Discard { $count } card.
   *[other] Discard { $count } cards.
}
ask-discard-for = { $count ->
    [one] { $seat } makes you discard a card: which?
   *[other] { $seat } makes you discard { $count } cards: which?
}
ask-valhalla = Valhalla rewards you: keep one of two cards.
ask-captured = The { $minion } is yours now: on which side shall it stand?
ask-ravens = Send out Odin's Ravens?
ask-ravens-keep = Which of the Ravens' cards do you keep?
ask-closing = The end of your turn: anything else?
ask-closing-power = The end of your turn: which power of Valhalla do you use?
ask-play-as = Play { $card } as what?
ask-deploy = On which side do you send out { $card }?
ask-before-minion = Before your { $minion } acts: anything else?
ask-minion = Which of your Minions acts next?
ask-piece = { $striker } attacks: who of yours faces it?
ask-valkyrie = Whom does your Valkyrie attack?
ask-weapon = Attack with what?
ask-target = Attack whom?
ask-throw = Throw the { $card } at whom?
ask-rage = { $count ->
    [one] Berserk! { $count } attack to go.
   *[other] Berserk! { $count } attacks to go.
}
charge-waits = { $charge ->
    [0] {""}
   *[other] {" "}Your Charge adds { $charge } if the next one is an attack.
}
ask-played = Both cards are played. End the phase?{ charge-waits }
still-attack = attack with a card
still-berserk = go Berserk
still-throw = throw an Axe
still-power = use a power
still-ticket = use the Ticket for Valhalla
still-banquet = feast on a card
still-burn = burn a drink
still-soul = burn some of your soul
ask-warrior = { $left ->
    [one] Your turn: you may play { $left } card.{ charge-waits }
   *[other] Your turn: you may play { $left } cards.{ charge-waits }
}
ask-afterwards = Before you draw: anything else?
ask-wield = Which Weapon do you wield until your next turn?
ask-burning = The Drakkar burns: give up a Step beside you, or lose a Life Point.
ask-burning-lose = The Drakkar burns, and no Step beside you can be given up: a Life Point will be lost. Anything before?
ask-base-minion = Battleground: on which side does your base Minion stand?
ask-troublesome = A troublesome back is on top: add or remove a Step counter?
ask-quarrelsome = A quarrelsome back is on top: whose drink do you move?
ask-whose-drink = Which of { whose } drinks?
ask-drink-to = Where does the { $drink } go?
ask-drowsy = A drowsy back is on top: out of whose hand does a card slip?
ask-slip-to = To whom does { whose } card slip?
ask-steal-or-rest = Steal from the Mug, or rest?
ask-haunt = { $count ->
    [one] The top back is { $back }; you hold { $count } such card. What do you do?
   *[other] The top back is { $back }; you hold { $count } such cards. What do you do?
}
ask-torment = Torment { whom }: how many { $back } cards do you play?
ask-join = { $seat } torments { whom } with { $strength } so far: how many { $back } cards do you add?
ask-resist = { $seat } torments you with { $strength }: each point takes a drink. Defend?
ask-take-drink = Take { $count } of { whose } drinks: which one?
ask-pour = What do you drink?
ask-place = Where do you put the { $drink }?
ask-stagger = You mix your drinks and stagger: who shall steer you?
ask-push = { $seat } staggers: which way do you push him?
ask-whom = { $count ->
    [one] Whom do you attack?
   *[other] Whom do you attack? ({ $count } to go)
}
ask-victim = Who discards { ravens-cards }?

## What can be chosen

do-iaido = Iaido
do-attack = { $value ->
    [0] Attack
   *[other] Attack with { $value }
}
do-attack-calm = Attack with { $value }, without the Charge
do-attack-charge = Attack with { $value } + { $charge } by the Charge
do-soul = { $count ->
    [one] Burn soul: draw { $count } card
   *[other] Burn soul: draw { $count } cards
}
do-burn = Burn the drink { at-place }
do-kind = The { $drink }
do-draw = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
do-recover = Recover { life-points }
do-let-go = Let it go by
do-drink-at = The drink { at-place }
do-remove-step = Remove a Step { $where }
do-throw = Throw the { $card }
do-ticket = Ticket for Valhalla
do-banquet = Banquet: { $card }
do-drop-old = { $drinks ->
    [0] Discard the old one
   *[other] Discard the old one, with its drinks
}
do-drop-new = { $drinks ->
    [0] Discard the new one
   *[other] Discard the new one, with its drinks
}
do-gear = { whose-first } { $card }
do-you = You
do-card = { $card }
do-person = { $person }
do-give-up = Give it up
do-move-drink = Move it to the { $place }
do-walk-towards = { steps } towards { whom }
do-walk-away = { steps } away from { whom }
do-walk = { steps } { to-side }, towards { whom }
do-undefended = No defense
do-valkyrie = Your Valkyrie takes the blow
do-sacrifice = Sacrifice { $card }
do-defend = Defend with { $card }
do-use-rest = Use the rest: Defense { $defense }
do-leave-gear = Leave { $card } unused: Defense { $defense }
do-leave-it = Leave it
do-hurt-power = When hurt by an attack: { $power }
do-let-happen = Let it happen
do-redirect = It's for { whom }!
do-chain-not = Let him go
do-chain = Cancel the Movement
do-add-step = Add a Step { $where }
do-no-more = No more
do-take-up-step = Take up a Step { $where }
do-reserve = Into the reserve
do-let-strike = Let it strike
do-dematerialize = Play a { $back } card: it strikes mist
do-lose-drink = Lose a { $drink }
do-pile-samurai = The pile of the Samurai (a { $back } card is on top)
do-pile-vikings = The pile of the Vikings (a { $back } card is on top)
do-discard = Discard { $card }
do-discard-back = Discard { $card }
the-storm = The storm
the-crew = { $person }'s Crew
do-side = On your { $side }, towards { whom }
do-not-now = Not now
do-ravens = Look at { ravens-cards } and keep one
do-none = None
do-end-turn = End your turn
do-discard-unplayed = Discard it unplayed
do-drink = { $count ->
    [0] Drink
   *[other] Drink { $count }
}
far = { $more ->
    [0] { $steps }
   *[other] { $steps } (+{ $more })
}
do-move = { $steps ->
    [0] { $more ->
        [0] Move
       *[other] Move (+{ $more })
    }
   *[other] Move { far }
}
do-charge = { $steps ->
    [0] { $more ->
        [0] Charge
       *[other] Charge (+{ $more })
    }
   *[other] Charge { far }
}
do-event = Event: { $card }
do-equip = Equip: { $card }
do-deploy = Deploy: { $card }
do-minion-acts = { KIND($minion) ->
    [minion-base] Base Minion, { steps } from the next opponent
   *[other] { $minion }, { steps } from the next opponent
}
do-yourself = You yourself
do-nobody = Nobody
do-bare = Bare hands: { $value }
do-weapon = { $card }: { $value }
with-what = { KIND($tool) ->
    [none] with bare hands
   *[other] with the { $tool }
}
do-attack-at = Attack { $goal } { with-what }: { $value }
do-throw-at = Throw it at { $goal }: a Ranged Attack of { $value }
beside = { WHO($person) ->
    [you] you
   *[other] { $person }
}
between-pieces = between { $first } and { $second }
the-long-way = { $count ->
    [0] { steps } the long way round, to the { $side }
   *[other] { steps } the long way round, to the { $side }, past { $past }
}
do-calm-down = Calm down
do-end-phase = End your Warrior Phase
do-play = Play { $card }
do-berserk = Go Berserk
do-go-on = Go on
do-lose-life = Lose 1 Life Point
do-no-trouble = No trouble today
do-nobodys = Nobody's
do-whose = { $whom }'s
do-to-place = To the { $place } of { whom }
do-to-person = To { whom }
do-whose-cards = { $count ->
    [one] { $whom }'s ({ $count } card)
   *[other] { $whom }'s ({ $count } cards)
}
do-neither = Neither
do-haunt = Torment { whom }
do-steal = Steal a { $drink } from the Mug
do-commit = { $count ->
    [0] No card
    [one] { $count } card
   *[other] { $count } cards
}
do-pour = A { $drink } out of the Mug
do-pour-floor = A { $drink } from out of play
do-place-life = On the Life pile
do-place-board = On the board
do-place-gear = On the { $card }
do-stagger = { $whom } moves you 1 Step
do-push = 1 Step to his { $side } (on that side sits { whom })
do-nobody-more = Nobody any more
do-strike-at = { $goal }: { blow }
do-victim = { $whom }, who holds { $held }
whose-first = { WHO($whom) ->
    [you] Your
   *[other] { $whom }'s
}

## Why something can't be done

why-not-energy = Your Energy counter is gone.
why-not-iaido-played = Iaido takes one of your two cards, and you have played both.
why-not-iaido-target = No card of yours leads from a Step to a legal target.
why-not-drink-on-life = A drink lies on your Life pile: no card may be drawn from it.
why-not-soul-burnt = You have burnt your soul already in this turn.
why-not-burn-for-nothing = There is no Wound to recover and no card to draw.
why-not-no-wound = You have no Wound to recover.
why-not-no-card = There is no card to draw.
why-not-cost-cards = { $count ->
    [one] This costs { $count } card and you have { $held } to discard.
   *[other] This costs { $count } cards and you have { $held } to discard.
}
why-not-cost-drinks = This costs { drinks } and you have { $held }.
why-not-cost-life = This costs { life-points }, and your last card can't pay it.
why-not-cost-steps = Too few Step counters can be removed: this costs { $count }.
why-not-power-off = A drink lies { at-place }: its power is switched off.
why-not-power-idle = There is nothing that this power could do now.
why-not-drink-on = A drink lies on the { $card }.
why-not-throw = Throwing counts as a card here, and you have none left to play.
why-not-axe-near = Nobody is more than { steps } away on both sides.
why-not-last-life = The last Life card is never drawn.
why-not-feasted = Once in your turn is enough.
why-not-loki-defense = Its Defense box shows a dash, and Loki plays his trick: it can't defend.
why-not-no-drink = You have no { $drink }.
why-not-eye = No Step counter can be moved, removed or added.
why-not-sudden = It is Sudden Death: the Mug is empty and stays so.
why-not-dash-drink = Its Drink box shows a dash.
why-not-no-place = You have no free place for a drink.
why-not-dash-move = Its Movement box shows a dash.
why-not-blocked = Opponents block you on both sides.
why-not-dash-charge = A Charge adds the card's Movement box, and it shows a dash.
why-not-dash-attack = Its Attack box shows a dash, and Loki plays his trick.
why-not-no-target = No opponent is at the right distance for any of your Weapons or your fists.
why-not-idle = There is nothing that { $card } could do now.
why-not-interrupt = Interrupts are played in other players' turns.
why-not-last-warrior = You are the last Warrior: there is no gap for a Minion.
why-not-bare = Bare hands reach 1 Step, and nobody is there.
why-not-too-near = The { $card } needs { steps } or more on both sides.
why-not-wrong-steps = The { $card } strikes at { steps }.
why-not-raging = You are raging already.
why-not-rage-target = You need a hand card and a legal target for it.
why-not-played = You have played your two cards.
why-not-card-idle = There is nothing that this card could do now.

setup-seats = Beer & Vikings is for 3 to 8 seats, not { $seats }; up to 16 sit at a combined game with large_table=on.
setup-either-warriors = Say either warriors or warrior_mix; the other one is random.
setup-right-mix = in the combined game say random, or viking or samurai for each of the { $seats } seats, at most 8 of each
setup-right-warriors = say random, or a different one for each of the { $seats } seats out of { $known }

## What it leads to

will-say = { $words }.
will-be-spared = Even damage: Dragon's Blood spares you.
will-be-unhurt = No damage, Life { $life }.
will-die = { $damage } damage: you die.
will-lose-drink-on-life = 1 damage: the drink on your Life goes.
will-hurt = { $drink ->
    [0] { $damage } damage, Life { $life } → { $left }.
   *[other] { $damage } damage, Life { $life } → { $left }, drink lost.
}
will-lose-valkyrie = You are unhurt, and she leaves you.
will-sacrifice = The attack is cancelled, Life stays as it is.
will-risk-gear = Mjollnir smashes the equipment that helps.
will-resist = Nothing is lost.
will-be-robbed = { $drinks ->
    [one] You lose { $drinks } drink.
   *[other] You lose { $drinks } drinks.
}
will-valkyrie-stand = She defends herself with a drawn card.
will-minion-stand = { $bonus ->
    [0] It defends itself with a drawn card.
   *[other] It defends itself with a drawn card + { $bonus }.
}
will-haunt-lose = A Spirit: loses { drinks }, unless it dematerializes.
will-spare = Dragon's Blood: an even amount does no harm.
will-kill = Kills unless defended: Life { $life }.
will-wound = Life { $life } → { $left } if undefended.
will-fly = A card's Attack and { $bonus }.
will-burn-or-heal = Draw { $power } or recover { $power }.
will-burn = Draw { $power }.
will-free-defense = Its +{ $defense } does not defend you now: this frees it at once.
will-free = Frees the { $card }.
will-free-power = Your power works again.
will-burn-soul = Life { $life } → { $left }, for good.
use-event = Event
use-equip = Equip
use-deploy = Deploy
use-interrupt = Text
will-charge = +{ $value } for your next card, if that is an attack.
will-charge-by-steps = +1 for each Step for your next card, if that is an attack.
reached = { $goal } { $value }
will-reach = In reach: { $goals }.
will-attack = An attack of { $value } on { $goals }.
will-rage = { $value ->
    [0] Attack –.
   *[other] Attack { $value }.
}
will-feast = It becomes a Wound, which can be recovered.
will-throw = A Ranged Attack of { $value }.
will-wield = Defense +{ $defense }.
will-wield-later = Once the drink on it is gone.
will-spill = A drink is on it.
will-lie-on-life = It will be lost first, and nothing can be drawn from there.
will-switch-off = Switches off your power ({ $power }).
will-block = Blocks it ({ $words }).
will-go-berserk = Two more cards as attacks, but no cards drawn this turn.
will-iaido = Move and attack with one card.
will-show-ticket = Show your top Life card and play it.
will-add = +{ $bonus } to the attack.
will-stagger = You mix your drinks and will stagger.
will-hold-drinks = { $drinks ->
    [0] Has no drink.
   *[other] Has { drinks }.
}
will-leave-in-mug = { $left ->
    [0] The last one: Sudden Death.
   *[other] { $left } left in the Mug.
}
will-have-drunk = { $drinks ->
    [one] { $whom } has 1 drink then.
   *[other] { $whom } has { $drinks } drinks then.
}
will-stop-drinks = { $drinks ->
    [0] { $whom } stays without a drink, the Mug at { $mug }.
    [one] { $whom } stays at 1 drink, the Mug at { $mug }.
   *[other] { $whom } stays at { $drinks } drinks, the Mug at { $mug }.
}
will-be-apart = Steps in this gap: { $steps } → { $then }.
will-torment = Torment of { $strength } so far.

## The board

name-on-tile = { NAME($card, form: "tile") }
card-double-bottomed-mug = Double-bottomed Mug
    .tile = Double Mug
card-healing-herbs = Healing Herbs
    .tile = Herbs
card-straw-sandals = Straw Sandals
    .tile = Sandals
board-table = The table
board-person = { WHO($seat) ->
    [you] You
   *[other] { $seat }
}
board-of = { WHO($seat) ->
    [you] Your board
   *[other] Board of { $seat }
}
board-head = { $thing }:
board-option = option { $key }: { $label }
board-progress = round { $round }, Mug { $drinks }
board-progress-sudden = round { $round }, Sudden Death
board-progress-before = before the first turn
board-progress-over = the night is over
board-one-turn-left = one turn left
board-raging = Berserk!
board-charging = Charge +{ $charge }
board-at-turn = at turn
board-decides = decides
unit-drinks = { $count ->
    [one] drink
   *[other] drinks
}
unit-steps = Steps
unit-attack = Attack
    .short = A
unit-defense = Defense
    .short = D
unit-move = Move
    .short = M
unit-drink = Drink
    .short = K
kind-event = Event
kind-item = Item
kind-weapon = Weapon
kind-minion = Minion
kind-interrupt = Interrupt
face-reach = { $ranged ->
    [0] { steps }
   *[other] { $steps }+ Steps
}
face-attack = +{ $amount } attack
face-defense = +{ $amount } defense
face-axe = an Axe
face-moves = moves { $steps }
face-strikes = strikes at { $steps }

# Drinks and backs
board-both = { $beers } Beer, { $sakes } Sake
board-lying = ({ $drinks } on it)
board-of-team = of { $team } in all
board-backs = hand of { $count }: { $backs }
board-no-cards = no cards in hand

# The circle
board-circle = The circle
board-no-circle = There is no circle any more.
board-clockwise = Clockwise: { $things }.
board-ranged = Ranged
board-melee = melee
board-torment = Torment
board-bare-hands = bare hands
board-card-and = card + { $bonus }
board-spirit = Spirit
board-steps = { $steps ->
    [one] { $one } Step
   *[other] { $one } Steps
}
board-left-round = clockwise
board-right-round = the other way
board-in-reach = in reach of { $tool }
board-long-way = the long way round, to the { $side }
board-minion = { $piece }: Attack +{ $attack }, Defense +{ $defense }, moves { $movement }, strikes at { $steps }.
board-valkyrie = { $piece }: only Ranged Attacks reach her.

# The middle
board-mug = Mug { $one } left
board-empty-mug = Mug empty
board-pile = Draw
board-pile-vikings = Vikings
board-pile-samurai = Samurai
board-empty = empty
board-pile-tip = { $count ->
    [0] The pile is empty.
    [one] The back on top of { $count } card: { $back }.
   *[other] The back on top of { $count } cards: { $back }.
}
board-discards = Discards
board-discards-tip = { $count ->
    [0] Nothing is discarded yet.
   *[other] { $count } discarded, { $card } on top.
}
board-plays = { WHO($seat) ->
    [you] You play
   *[other] { $seat } plays
}
board-sudden = Sudden Death
board-sudden-tip = The Mug is empty: no more drinks, and everybody has one last turn.
board-reserve = { $steps ->
    [one] Reserve { $one } Step
   *[other] Reserve { $one } Steps
}
board-valhalla-left = Valhalla { $one }
board-out-of-play = out of play
    .short = out

# Warriors
board-life = Life
board-wounds = Wounds
board-berserk = Berserk
board-iaido = Iaido
board-spent = spent
board-no-gear = no equipment
board-wielded = wielded
board-tile = { KIND($says) ->
    [none] { $card }.{ board-blocked }{ board-in-hand }
   *[other] { $card }: { $says }.{ board-blocked }{ board-in-hand }
}
board-blocked = { $blocked ->
    [0] {""}
   *[other] {" "}Blocked by { $drinks }.
}
board-in-hand = { $wielded ->
    [0] {""}
   *[other] {" "}It is wielded.
}
board-gift = { $card }: { $says }.
board-lead-power = Power:
board-lead-always = Always:
board-lead-off = Off:
board-no-power = none
board-tip-power = { board-tip-always }
board-tip-always = { KIND($says) ->
    [none] { $board } has no power.
   *[other] { $board }: { $says }.
}
board-tip-off = { KIND($says) ->
    [none] { $board } has no power.
   *[other] { $board }: { $says }. A drink on the board switches the power off.
}
board-loki = Spirit of Loki
board-out = out
board-eliminated = Eliminated by a tie.

# Spirits
board-matches = matches the pile
board-no-match = no match
board-of-cards = { $count } of { $all }
board-tally = { $count ->
    [one] { $one } matches the pile
   *[other] { $one } match the pile
}
board-elation-head = Elation
board-elation = { $one } { $what }
board-elation-troublesome = troublesome: may add or remove a Step.
board-elation-quarrelsome = quarrelsome: may move somebody's drink.
board-elation-drowsy = drowsy: may let a card slip to another hand.
board-no-pile = there is no pile.
board-torment-head = Torment
board-torments = { $one } of up to { $most }.
board-attacked-head = If attacked:
board-attacked = { $one } may dematerialize; loses drinks, never life.
board-team-head = The Spirits' team:
board-team = { $count ->
    [one] { $one } { $count } drink
   *[other] { $one } { $count } drinks
}
board-commit = { $count ->
    [0] none
    [one] { $count } card
   *[other] { $count } cards
}

# The hand
board-hand = { WHO($seat) ->
    [you] Your hand
   *[other] { $seat }'s hand
}
board-hand-empty = No card in hand.
board-hand-open = { $count ->
    [one] { $count } card; its back is open to all.
   *[other] { $count } cards; their backs are open to all.
}
board-hand-spirit = A Spirit plays by the backs: those that match the pile count.
board-plays-left = { $count ->
    [one] { $count } card left to play. What can be used now glows.
   *[other] { $count } cards left to play. What can be used now glows.
}
board-one-defense = At most one card for its Defense.
board-carried-out = being carried out
board-charge = Charge
board-calm = Attack, no Charge
board-play-as = Play it as what?
board-drawn = drawn
board-keep = Keep this one
board-valhalla-card = a card of Valhalla
board-valhalla = Valhalla
board-interrupt = Interrupt
board-discard = Discard
board-damage = { $damage } damage
board-you-die = { $value } − { $worth }: you die
board-life-left = { $damage ->
    [0] { $value } − { $worth }, Life { $life }
   *[other] { $value } − { $worth }, Life { $life } → { $left }
}
board-spared = Dragon's Blood
board-unhurt = unhurt
board-drinks-lost = { $count ->
    [0] nothing lost
    [one] −{ $count } drink
   *[other] −{ $count } drinks
}

# What an option does with the thing that it lies on
verb-rage = rage
verb-iaido = Iaido
verb-show = show
verb-give-up = give up
verb-lose-one = lose 1
verb-lose = lose
verb-use = use
verb-draw = draw
verb-heal = heal
verb-drink = drink
verb-move = move
verb-charge = charge
verb-calm = no Charge
verb-keep = keep
verb-choose = choose
verb-torment = torment
verb-steal = steal
verb-play = play
verb-defend = defend
verb-discard = discard
verb-feast = lay on Wounds
verb-throw = throw
verb-burn = burn
verb-sacrifice = sacrifice
verb-interrupt = interrupt
verb-take = take
verb-to-here = to here
verb-put-here = put here
verb-wield = wield
verb-pass-on = pass on
verb-spare = spare
verb-attack = attack

# The end
board-won-drinks = The most drinks win the night.
board-won-spirits = The Spirits count their drinks together, and have the most.
board-won-kinds = A tie of drinks, decided by the kinds of drinks and the gifts of Valhalla.
board-won-warriors = Nobody has anything left to drink: only Warriors count.
board-won-life = Still a tie after the extra rounds, decided by Life and cards.
board-who-spirit = { $board }, a Spirit
board-who-out = { $board }, eliminated
board-team-has = the team has { $team }
board-winner = winner

## Components and symbols

legend-beer = a Beer; what it lies on is blocked
legend-sake = a Sake, in the combined game
legend-attack = Attack box of a card
legend-defense = Defense box
legend-move = Movement box; also for a Charge
legend-drink = Drink box
legend-steps = Steps at which a Weapon strikes
legend-clockwise = Steps clockwise, on the left of who is asked
legend-other-way = Steps the other way round
legend-life = damage, and Life
legend-energy = Energy: Berserk once
legend-troublesome = troublesome back
legend-quarrelsome = quarrelsome back
legend-drowsy = drowsy back
legend-spirit = a Spirit
gallery-beer-cards = Beer & Vikings: the cards
gallery-sake-cards = Sake & Samurai: the cards of the combined game
gallery-warriors = Warriors
gallery-warrior = { KIND($power) ->
    [none] { $life } Life. No power.
   *[other] { $life } Life. { $power }.
}
gallery-valhalla = Gifts of Valhalla
gallery-locations = Locations
gallery-backs = Backs
gallery-backs-open = The back of every card is open to all. It is what Spirits play by.
gallery-copies = { $count ->
    [one] { $count } copy
   *[other] { $count } copies
}

## The terminal

back-sign = { NAME($back, form: "sign") }
minion-sign = { NAME($minion, form: "sign") }
screen-signs = { $step } Step  { $life } Life  { $wound } Wounds  { $beer } Beer  { $energy } Energy  { $wielded } wielded
screen-letters = A Attack, D Defense, M Move, K Drink; backs: T troublesome, Q quarrelsome, D drowsy
screen-you = you
screen-hand = hand
screen-no-drinks = no drinks
screen-spent = { $energy } spent
screen-rage = Berserk: { $count } to go
screen-minions = Minions:
screen-minion = { $minion } ({ $side }, { $steps })
screen-axe = axe
screen-valhalla = Valhalla:
screen-mug = Mug
screen-turned = turned upside down
screen-out = out of play { $count }
screen-reserve = reserve { $steps }
screen-pile = Pile:
screen-pile-vikings = Viking pile:
screen-pile-samurai = Samurai pile:
screen-top = { $back } on top of { $count }
screen-discards = { $count ->
    [0] nothing discarded
   *[other] { $count } discarded, last { $card }
}
screen-sudden = Sudden Death!
screen-last-turns = No more drinks; the last turns.

# Scenes, and the goal
stage-attack = attack
stage-defense = defense
stage-sum = { $card } on the card and { $more } by weapon, charge and powers
stage-hurt = { $lost ->
    [0] No Life Point lost, { $left } left
    [one] 1 Life Point lost, { $left } left
   *[other] { $lost } Life Points lost, { $left } left
}
stage-unhurt = Unhurt
stage-dies = { $name } falls
stage-rises = A Spirit rises, and drinks on.
stage-killed = { $name } struck the last blow.
stage-fell = The night was too much.
stage-valhalla = { $name } is heard in Valhalla
stage-your-valhalla = Valhalla hears you, { $name }
stage-sudden = Sudden Death!
stage-sudden-about = The Mug is empty. Everybody has one more turn; then the most drinks win.
goal = { $left ->
    [0] The Mug is empty: the most drinks win when all have had their last turn.
   *[other] The most drinks win when the Mug is empty: { $left } left in it.
}
    .short = Most drinks win, { $left } left
goal-stand = { $state ->
    [out] out of the game
    [spirit] a Spirit: { $team } for all Spirits together
   *[warrior] { $drinks ->
        [one] 1 drink
       *[other] { $drinks } drinks
    }
}
phase-spirit = In a Spirit's turn you draw a card; then you steal a drink, or torment a Warrior for his.
phase-turn = In your turn you play two cards: attack, move, drink, or their Text.
board-use = { $card }: { $use }

## What counts when the ravens advise

asset-drinks-of-the-spirits = drinks of the Spirits
    .one = drink of the Spirits
asset-cards = cards
    .one = card
asset-drinks = drinks
    .one = drink
asset-life-points = Life Points
    .one = Life Point
asset-valhalla-cards = Valhalla cards
    .one = Valhalla card
