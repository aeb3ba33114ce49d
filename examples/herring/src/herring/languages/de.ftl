# Heringsmorgen auf Deutsch.

## Fragen und Möglichkeiten

row-prompt = { $worth ->
    [one] 1 Hering ist in Sicht: Wähle ein Boot.
    [-1] 1 Qualle ist in Sicht: Wähle ein Boot.
    [-2] 2 Quallen sind in Sicht: Wähle ein Boot.
    [-3] 3 Quallen sind in Sicht: Wähle ein Boot.
   *[other] { $size } Heringe sind in Sicht: Wähle ein Boot.
}
row = Mit Boot { $boat } hinausrudern
row-leads-to = Danach geht Boot { $boat } an { $to }.
mend-prompt = Dein Boot war das niedrigste: Gibst du eines auf für ein Boot aus dem Schuppen?
mend = Boot { $boat } aufgeben
mend-costs = Boot { $boat } ist fort.
mend-brings = Du bekommst das nächste Boot aus dem Schuppen.
stay = Alle Boote behalten

## Warum nicht

wet = Boot { $boat } kam heute Morgen herein und muss bis zum nächsten trocknen.

## Was geschah

told-morning = Morgen { $morning }: { $worth ->
    [one] 1 Hering ist in Sicht.
    [-1] 1 Qualle ist in Sicht.
    [-2] 2 Quallen sind in Sicht.
    [-3] 3 Quallen sind in Sicht.
   *[other] { $worth } Heringe sind in Sicht.
}
told-rowed = { WHO($seat) ->
    [you] Du ruderst
   *[other] { $seat } rudert
} mit Boot { $boat } hinaus; es geht weiter an { WHO($to) ->
    [you] dich
   *[other] { $to }
}.
    .short = mit Boot { $boat } hinaus
told-caught = { WHO($seat) ->
    [you] Du fängst
   *[other] { $seat } fängt
} { $worth ->
    [one] 1 Hering
   *[other] { $worth } Heringe
} und { WHO($seat) ->
    [you] hast
   *[other] hat
} jetzt { $now }.
    .short = { $worth ->
    [one] +1 Hering
   *[other] +{ $worth } Heringe
}
told-stung = { WHO($seat) ->
    [you] Dir gehen Quallen ins Netz: Du verlierst
   *[other] Quallen gehen { $seat } ins Netz, das kostet
} { $lost ->
    [one] 1 Hering
   *[other] { $lost } Heringe
}; jetzt { WHO($seat) ->
    [you] hast du
   *[other] bleiben
} { $now }.
    .short = { $lost ->
    [one] -1 Hering
   *[other] -{ $lost } Heringe
}
told-mended = { WHO($seat) ->
    [you] Du gibst
   *[other] { $seat } gibt
} Boot { $boat } auf.
told-fetched = { WHO($seat) ->
    [you] Du holst
   *[other] { $seat } holt
} Boot { $boat } aus dem Schuppen.
told-fetched-unseen = { $seat } holt ein Boot aus dem Schuppen.
told-stayed = { WHO($seat) ->
    [you] Du behältst
   *[other] { $seat } behält
} alle Boote.
told-won = { WHO($seat) ->
    [you] Du hast
   *[other] { $seat } hat
} die meisten Heringe: { $herring }.
ending = { WHO($seat) ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
}; Heringe im Fass: { $herring }.
ending-shared = Ein gemeinsamer Sieg: { $winners }; Heringe in jedem Fass: { $herring }.

## Wie Tatsachen auf dem schlichten Brett heißen

fact-boat = Boot
fact-boats = Boote
fact-fishers = Fischer
fact-herring = Heringe
fact-morning = Morgen
fact-shed = Boote im Schuppen
fact-shoal = Schwarm
fact-still-to-come = kommen noch
fact-still-wet = noch nass
fact-wrecks = aufgegeben
