## The panel beside the hand

use-attack = Attack
use-calm = Attack without the Charge
use-move = Move
use-charge = Charge
use-drink = Drink
panel-enter = Enter
panel-choose = Click a corner of a card
panel-choose-how = Attack, Move and Drink stand in its corners, its name is its Text. What can be used now glows; nothing is played yet.
panel-none = No card can be played now
panel-still = End the phase. Before that you can still { $open }.
panel-or-as = or as
panel-burn = Burn …
panel-burn-what = { $drinks ->
    [0] soul: 1 to { $soul } Life for cards
   *[other] { $soul ->
        [0] drinks, for a card or Life
       *[other] drinks, or 1 to { $soul } Life of your soul
    }
}
panel-end = End phase
panel-unplayed = { $count ->
    [one] 1 card could still be played
   *[other] { $count } cards could still be played
}
panel-end-really = { $count ->
    [one] End it all the same: 1 card stays unplayed
   *[other] End it all the same: { $count } cards stay unplayed
}
panel-hold-off = Hold is off: you are asked about attacks and Interrupts only
panel-hold-on = Hold is on: you are asked at every chance
panel-defend = No card would help
panel-no-shield = No card to defend with
panel-defend-how = The attack is worth more than any defense that you could add.
panel-take = Take the blow

## What pieces say of themselves

tip-warrior = { $left ->
    [-1] Life { $life }, { tip-drinks }.
   *[other] { $right ->
        [-1] Life { $life }, { tip-drinks }; { $left } Steps away.
       *[other] Life { $life }, { tip-drinks }; { $left } Steps away clockwise, { $right } the other way round. Weapons strike at their distance.
    }
}
tip-drinks = { $drinks ->
    [one] 1 drink
   *[other] { $drinks } drinks
}
tip-spirit = A Spirit of Loki with { tip-drinks }; whoever strikes it takes drinks from it, never Life.
tip-life = Life Points: who has none left falls, and plays on as a Spirit. A drink on the pile is lost first.
tip-wounds = Wounds: Life Points that were lost to blows. A burnt drink, or some cards, bring them back.
tip-energy = Berserk, once in a game: two more cards as attacks in your turn, but none is drawn then.
tip-energy-spent = Berserk was used; it comes back only by some cards.
tip-iaido = Iaido, once in a game: move and attack with one card.
tip-backs = The backs of the cards in hand are open to all: of each, its mood is known and nothing else.
tip-drinks-total = Drinks: who has the most when the Mug is empty wins the night.
tip-mug = The Mug. When its last drink is gone everybody has one more turn; then the most drinks win.
tip-reserve = Step counters that are not in the circle.
tip-valhalla = Cards of Valhalla still to be won: one for each kill.
tip-card = { $kind ->
    [event] An Event. Played for its Text: { $says }. Or for one of its corners: { $boxes }.
    [item] An Item. Once equipped, it stays in front of you: { $says }. Or played for one of its corners: { $boxes }.
    [weapon] A Weapon. Once equipped, it stays in front of you: { $says }. Or played for one of its corners: { $boxes }.
    [minion] A Minion. Once deployed, it walks and strikes for you: { $says }. Or played for one of its corners: { $boxes }.
   *[interrupt] An Interrupt. Played while somebody else acts: { $says }. Or in your turn for one of its corners: { $boxes }.
}
tip-floor = Drinks that have left the game: burnt or spilt. Some cards bring them back.

## On a phone

sheet-fold = Fold the question away; nothing is answered by that
line-open = Your own board
line-cards = cards
line-wielded = { $steps ->
    [one] 1 Step, +{ $defense } defense
   *[other] { $steps } Steps, +{ $defense } defense
}
panel-all-cards = { $count ->
    [one] all, 1 card
   *[other] all { $count } cards
}
plays-told = { $made } of 2 cards played
how-corner = Click a corner of a card: that is what it does.
how-defend = The least loss is selected; click another card to compare.

## Great moments

stage-plays-on = You play on as a Spirit of Loki.
stage-was-goal = most drinks alone
stage-now-goal = The Spirits count together
stage-means-goal = You win or lose as one team with every other Spirit.
stage-was-hand = cards' faces
stage-now-hand = Only the backs count
stage-means-hand = You may play a card whose back is that of the draw pile.
stage-was-phase = two cards a turn
stage-now-phase = Elation, draw, then one deed
stage-means-phase = Steal a drink from the Mug, or torment a Warrior for his drinks.
stage-was-death = Life and Wounds
stage-now-death = You can't die again
stage-means-death = A blow costs a Spirit drinks, unless it fades from it.
stage-wounds = Your Wounds are your new hand.
stage-match = { $count ->
    [0] The draw pile shows { $back }: { $all ->
        [one] your one card does not match.
       *[other] none of your { $all } cards matches.
    }
    [one] The draw pile shows { $back }: { $all ->
        [one] your one card matches.
       *[other] one of your { $all } cards matches.
    }
   *[other] The draw pile shows { $back }: { $count } of your { $all } cards match.
}
stage-rise = Rise as a Spirit
stage-what-spirits = What does a Spirit do?

## The end of the night

finale-standings = What everybody had
finale-wins = { $seat } wins
finale-spirits = The Spirits win: { $winners }
finale-by = { $behind ->
    [0] { $drinks ->
        [one] 1 drink, and { $next } for the next.
       *[other] { $drinks } drinks, and { $next } for the next.
    }
    [one] One drink ahead of you: { $drinks } in all.
   *[other] { $behind } drinks ahead of you: { $drinks } in all.
}
decided-drunk = { WHO($seat) ->
    [you] You drank { $drunk } in this night and kept { $kept } of them.
   *[other] { $seat } drank { $drunk } in this night and kept { $kept } of them.
}
decided-slain = { WHO($seat) ->
    [you] You slew { $slain }.
   *[other] { $seat } slew { $slain }.
}
decided-mug = { WHO($seat) ->
    [you] You took the last drink out of the Mug.
   *[other] { $seat } took the last drink out of the Mug.
}
decided-yours = { $lost ->
    [0] You kept all that you drank: { $drunk }.
   *[other] { $burnt ->
        [0] Of the { $drunk } that you drank { $lost } were lost.
       *[other] Of the { $drunk } that you drank { $lost } were lost, { $burnt } of them burnt by yourself.
    }
}

## If the Mug were empty now

standings = If the Mug were empty now
standings-sudden = If the night ended now
standings-left = { $left } left
standings-you = You
standings-spirits = Spirits: { $seats }
standings-would-win = would win
standings-nobody = Nobody has a drink yet: the first one leads.
standings-tied = { $yours ->
    [0] { $count } are level: another round between them would decide.
   *[other] You are level with the best: another round would decide.
}
standings-first = { $tie ->
    [0] { $who ->
        [team] The Spirits would win.
        [you] You would win.
       *[other] { $name } would win.
    }
   *[other] { $who ->
        [team] The Spirits would win the tie.
        [you] You would win the tie.
       *[other] { $name } would win the tie.
    }
}
standings-behind = { $drinks ->
    [0] You have as many, but lose the tie.
    [one] You are 1 drink behind.
   *[other] You are { $drinks } drinks behind.
}
