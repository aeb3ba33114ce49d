# Herring Morning in English.

## Questions and options

row-prompt = { $worth ->
    [one] 1 herring is sighted: choose a boat.
    [-1] 1 jellyfish is sighted: choose a boat.
    [-2] 2 jellyfish are sighted: choose a boat.
    [-3] 3 jellyfish are sighted: choose a boat.
   *[other] { $size } herring are sighted: choose a boat.
}
row = Row out with boat { $boat }
row-leads-to = Then boat { $boat } goes to { $to }.
mend-prompt = Your boat was the lowest: give up a boat for one from the shed?
mend = Give up boat { $boat }
mend-costs = Boat { $boat } is gone.
mend-brings = You get the next boat of the shed.
stay = Keep all boats

## Why not

wet = Boat { $boat } came in this morning, and has to dry until the next.

## What happened

told-morning = Morning { $morning }: { $worth ->
    [one] 1 herring is sighted.
    [-1] 1 jellyfish is sighted.
    [-2] 2 jellyfish are sighted.
    [-3] 3 jellyfish are sighted.
   *[other] { $worth } herring are sighted.
}
told-rowed = { WHO($seat) ->
    [you] You row
   *[other] { $seat } rows
} out with boat { $boat }; it goes on to { WHO($to) ->
    [you] you
   *[other] { $to }
}.
    .short = out with boat { $boat }
told-caught = { WHO($seat) ->
    [you] You take
   *[other] { $seat } takes
} { $worth } herring, and { WHO($seat) ->
    [you] have
   *[other] has
} { $now } now.
    .short = +{ $worth } herring
told-stung = Jellyfish get into { WHO($seat) ->
    [you] your nets: you lose
   *[other] the nets of { $seat }, who loses
} { $lost } herring, and { WHO($seat) ->
    [you] have
   *[other] has
} { $now } now.
    .short = -{ $lost } herring
told-mended = { WHO($seat) ->
    [you] You give
   *[other] { $seat } gives
} up boat { $boat }.
told-fetched = { WHO($seat) ->
    [you] You fetch
   *[other] { $seat } fetches
} boat { $boat } from the shed.
told-fetched-unseen = { $seat } fetches a boat from the shed.
told-stayed = { WHO($seat) ->
    [you] You keep your
   *[other] { $seat } keeps all
} boats.
told-won = { WHO($seat) ->
    [you] You have
   *[other] { $seat } has
} the most herring: { $herring }.
ending = { WHO($seat) ->
    [you] You win
   *[other] { $seat } wins
} with { $herring } herring.
ending-shared = A shared victory for { $winners }, with { $herring } herring each.

## Names of facts, on the plain board

fact-boat = boat
fact-boats = boats
fact-fishers = fishers
fact-herring = herring
fact-morning = morning
fact-shed = boats in the shed
fact-shoal = shoal
fact-still-to-come = still to come
fact-still-wet = still wet
fact-wrecks = given up
