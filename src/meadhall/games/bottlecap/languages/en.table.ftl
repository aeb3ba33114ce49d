# What the pieces on the table say of themselves, and great moments.

tip-ship = Each turn it sails round the ring and does what the space says. Whoever lies where it arrives is attacked: both draw 1 damage.
tip-ship-head = { board-ship-of }:
tip-valkyries-head = { board-valkyries }:
tip-helper-head = The helper:
tip-helper = Some abilities of the cities work where it points.
tip-helper-line = Some abilities of the cities work where it points. The red line turns with it.
tip-line-head = The red line:
tip-line = Who sails across it draws 1 damage. Stopping before it costs nothing.
tip-step-head = Step { $step } of 4:
tip-step = { $helmets ->
    [0] It costs { $gold } gold, at Build. Your hut goes on and wins an ability.
    [one] It costs { $gold } gold at Build, and needs { $helmets } helmet. Your hut goes on and wins an ability.
   *[other] It costs { $gold } gold at Build, and needs { $helmets } helmets. Your hut goes on and wins an ability.
}
tip-step-lacks = { $helmets ->
    [0] { $gold } gold is missing.
    [one] { $gold ->
        [0] { $helmets } helmet is missing: gain glory.
       *[other] { $helmets } helmet and { $gold } gold are missing.
    }
   *[other] { $gold ->
        [0] { $helmets } helmets are missing: gain glory.
       *[other] { $helmets } helmets and { $gold } gold are missing.
    }
}
tip-step-later = The hut goes step by step.
tip-hut = The hut stands where its city has got to. At Build it goes one step to the right, along a line.
tip-space-next = Sail to Build and pay for the step.
tip-space-far = No line leads there from where the hut stands; it goes step by step.
tip-throne = Whose hut sits down here wins at once.
tip-meter-head = { KIND($meter) ->
    [meter-wood] Wood:
    [meter-gold] Gold:
   *[other] Glory:
}
tip-wood = Wood is traded on the ring for glory, gold, or for getting rid of damage.
tip-gold = Gold pays for the steps of the city.
tip-glory = With { $most } glory you win at once. On the way it brings helmets.
tip-helmet = Helmets come with glory, where the meter shows them. Later steps of the city need them.
tip-damage-head = Damage:
tip-damage = When the fourth red token is out, the Valkyries come: who has 2 damage or more pays. Then all of it goes back.
tip-race-city = Steps of the city. Who sits down on its throne wins at once.
way-build = Build: { $space }
way-costs = { $distance ->
    [0] Pay { $gold } gold.
   *[other] Sail { $distance }, pay { $gold } gold.
}

aims = How you win

# The end
finale-wins = { WHO($seat) ->
    [you] You win!
   *[other] { $seat } wins
}
finale-glory = With { $most } glory, in round { $round }.
finale-city = On the throne of the city, in round { $round }.
finale-nearest = Nearest to a throne when time was up, after round { $round }.
finale-how-far = How far everybody has come
finale-winner = winner
decided-source = { WHO($seat) ->
    [you] { $source } brought you { $amount } of your { $all } { $meter }.
   *[other] { $source } brought { $seat } { $amount } of { $all } { $meter }.
}
decided-attacks = { WHO($seat) ->
    [you] { $made ->
        [0] You attacked nobody,
        [one] You attacked once,
       *[other] You attacked { $made } times,
    } { $met ->
        [0] and nobody attacked you.
        [one] and were attacked once.
       *[other] and were attacked { $met } times.
    }
   *[other] { $made ->
        [0] { $seat } attacked nobody,
        [one] { $seat } attacked once,
       *[other] { $seat } attacked { $made } times,
    } { $met ->
        [0] and was attacked by nobody.
        [one] and was attacked once.
       *[other] and was attacked { $met } times.
    }
}
decided-valkyries = { $times ->
    [one] The Valkyries came once:
   *[other] The Valkyries came { $times } times:
} { WHO($seat) ->
    [you] they took { $own } glory from you, and { $others } from the others.
   *[other] they took { $own } glory from { $seat }, and { $others } from the others.
}
decided-no-valkyries = The Valkyries never came.
decided-short-steps = { $steps ->
    [one] You were { $steps } step from your throne, and { $glory } glory from the other.
   *[other] You were { $steps } steps from your throne, and { $glory } glory from the other.
}
decided-short-throne = { $any ->
    [0] One more Build would have been your throne.
   *[other] { $helmets ->
        [0] You were { $gold } gold short of your throne, and { $glory } glory of the other.
        [one] { $gold ->
            [0] You were { $helmets } helmet short of your throne, and { $glory } glory of the other.
           *[other] You were { $helmets } helmet and { $gold } gold short of your throne, and { $glory } glory of the other.
        }
       *[other] { $gold ->
            [0] You were { $helmets } helmets short of your throne, and { $glory } glory of the other.
           *[other] You were { $helmets } helmets and { $gold } gold short of your throne, and { $glory } glory of the other.
        }
    }
}
