# Das Haus auf Deutsch: was an jedem Tisch gilt, welches Spiel auch darauf liegt.

## Entscheiden

nothing-to-advise = Hier gibt es nichts zu raten: Dieser Platz entscheidet jetzt nicht.
bot-decides = { WHO($seat) ->
    [you] Für dich entscheidet jetzt der Bot „{ $bot }“.
   *[other] Für { $seat } entscheidet jetzt der Bot „{ $bot }“.
}
is-absent = { WHO($seat) ->
    [you] Du bist als abwesend gemeldet; komm erst zurück.
   *[other] { $seat } ist als abwesend gemeldet; komm erst zurück.
}
no-action = Eine Aktion ist eine ganze Zahl, nicht { $given }.
nothing-to-decide = { WHO($seat) ->
    [you] Die Halle hat für dich jetzt nichts zu entscheiden.
   *[other] Die Halle hat für { $seat } jetzt nichts zu entscheiden.
}
no-bot = { WHO($seat) ->
    [you] Für dich entscheidet jetzt kein Bot.
   *[other] Für { $seat } entscheidet jetzt kein Bot.
}
no-such-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
seats-filled = { $filled ->
    [one] { $filled } Platz wurde besetzt, und der Tisch hat { $seats }.
   *[other] { $filled } Plätze wurden besetzt, und der Tisch hat { $seats }.
}
bots-own-seat = { $seat } ist der eigene Platz des Bots „{ $bot }“.
bot-sits-there = Der Bot „{ $bot }“ sitzt schon dort.
no-seat-kind = Es gibt keine Art von Platz namens { $kind }; ein Platz ist { $person }, oder einer der Bots { $bots }, oder eine Stufe: { $levels }.

## Zeit

no-clock = Dieser Tisch spielt ohne Uhr, also kann niemand zu spät sein.
not-waiting = { WHO($seat) ->
    [you] Der Tisch wartet nicht auf dich.
   *[other] Der Tisch wartet nicht auf { $seat }.
}
time-left = { WHO($seat) ->
    [you] Du hast noch { $seconds } Sekunden.
   *[other] { $seat } hat noch { $seconds } Sekunden.
}

## Zurücknehmen

no-person-sits = { WHO($seat) ->
    [you] An deinem Platz sitzt jetzt kein Mensch.
   *[other] Am Platz von { $seat } sitzt jetzt kein Mensch.
}
keeps-no-past = Diese Partie behält ihre Vergangenheit nicht.
nobody-asked = Niemand hat gebeten, etwas zurückzunehmen.
undo-chance = Seitdem wurde etwas durch Zufall gezogen, also bleibt es dabei.
undo-reveal = Seitdem wurde etwas aufgedeckt, also bleibt es dabei.
undo-moment = Inzwischen ist es nicht mehr nur deine Entscheidung, also bleibt es dabei.
undo-consent = So weit zurück, wie vereinbart war; weiter nicht.
undo-nothing = Davor gibt es nichts zurückzunehmen.
undo-none-yet = { WHO($seat) ->
    [you] Du hast noch nichts entschieden.
   *[other] { $seat } hat noch nichts entschieden.
}
undo-others = { $seat } hat seitdem entschieden, also bleibt es dabei.
undo-not-you = Das hast nicht du entschieden, also bleibt es dabei.
undo-sealed = Was verdeckt gewählt ist, gilt an diesem Tisch.
undo-hangs = { WHO($seat) ->
    [you] Du hast seitdem etwas getan, das daran hängt, also bleibt es dabei.
   *[other] { $seat } hat seitdem etwas getan, das daran hängt, also bleibt es dabei.
}

## Wer weg ist

not-away = { WHO($seat) ->
    [you] Du bist da, oder ein Bot spielt für dich.
   *[other] { $seat } ist da, oder ein Bot spielt dort.
}
horn-again = { $minutes ->
    [one] Das Horn wurde gerade geblasen; es darf in { $minutes } Minute wieder erklingen.
   *[other] Das Horn wurde vor kurzem geblasen; es darf in { $minutes } Minuten wieder erklingen.
}
never-a-bot = An diesem Tisch lässt niemand einen Bot für jemand anderen spielen.
bot-not-yet = { $minutes ->
    [one] Ein Bot darf in { $minutes } Minute für { $seat } spielen, wenn bis dahin niemand zurück ist.
   *[other] Ein Bot darf in { $minutes } Minuten für { $seat } spielen, wenn bis dahin niemand zurück ist.
}
no-hints = An diesem Tisch denkt jeder selbst: Es gibt keinen Rat.

## Ständige Vorgaben

order = Frag mich{ $about ->
    [0] {""}
   *[other] {" zu "}{ $steps }
} nicht { $turn ->
    [0] in den Zügen anderer
   *[other] mehr, bevor dieser Zug endet
}{ $target ->
    [0] {""}
   *[other] , außer es gilt mir
}: Passe für mich.
order-hold = Halt: Frag mich auch, wenn fast alle einfach weiterspielen würden, etwa ob ich in fremden Zügen ein Getränk verbrennen will.
order-no-turns = Dieses Spiel zählt keine Züge, also kann eine Vorgabe nicht mit einem enden.

## Rat

hint-nothing-else = Etwas anderes gibt es nicht.
hint-wins = Das gewinnt das Spiel auf der Stelle.
hint-loses = Das beendet das Spiel, und jemand anders gewinnt.
hint-more = { $amount ->
    [one] { $amount } { NAME($name, form: "one") } mehr
   *[other] { $amount } { $name } mehr
}
hint-more-little = etwas mehr { $name }
hint-less = { $amount ->
    [one] { $amount } { NAME($name, form: "one") } weniger
   *[other] { $amount } { $name } weniger
}
hint-less-little = etwas weniger { $name }
hint-gains = Bald bringt dir das { $gains } als die anderen Möglichkeiten.
hint-gains-at-a-price = Bald bringt dir das { $gains } als die anderen Möglichkeiten, dafür { $price }.
hint-often = { $times } Mal von 100
hint-costs-taken = Bald lässt dir das { $cost } als die anderen Möglichkeiten; trotzdem kamen die Raben am häufigsten darauf zurück, { hint-often }.
hint-costs = Bald lässt dir das { $cost } als die anderen Möglichkeiten, und nichts Zählbares wiegt es auf.
hint-uncounted-taken = Es ändert bald nichts, was man zählen kann, aber den Raben gefällt es am besten, { hint-often }.
hint-uncounted = Es ändert bald nichts, was man zählen kann; die Raben kamen { hint-often } darauf zurück.
hint-then = Danach wahrscheinlich: { $option }.
hint-answer = Die Antwort von { $seat } ist wahrscheinlich: { $option }.

## Viele Spiele

no-games = Mindestens ein Spiel muss gespielt werden, nicht { $given }.
no-jobs = Mindestens ein Prozess muss die Arbeit tun, nicht { $given }.

## Auf einem Ray-Cluster

the-cluster = { $address ->
    [auto] Der Ray-Cluster
   *[other] Der Ray-Cluster bei { $address }
}
no-ray = Ray ist hier nicht installiert, also gibt es keine Arbeit auf einem Cluster; pip install 'meadhall[cluster]' bringt es mit.
no-cluster-address = { $given } ist keine Adresse eines Ray-Clusters; sie ist HOST:PORT, wie ray start sie nennt, oder auto.
no-cluster = Bei { $address } gibt es keinen Ray-Cluster: Dort antwortet niemand.
no-cluster-here = Auf diesem Rechner gibt es keinen Ray-Cluster; ray start --head beginnt einen.
cluster-unfit = { $cluster } ist von hier aus nicht zu gebrauchen: { $reason }
cluster-silent = { $cluster } hat { $seconds } Sekunden lang nicht geantwortet.
cluster-lost = { $cluster } ist verloren.
work-lost = { $cluster } hat dieselbe Arbeit immer wieder verloren: { $reason }
node-unfit = { $cluster } hat einen Knoten, der die Arbeit nicht tun kann, weil ihm Meadhall { $version } fehlt: { $reason }

## Speichern

cant-save = Die Partie kann nicht in { $path } gespeichert werden: { $reason }.
cant-save-bot = Die Partie kann nicht gespeichert werden: Für { $seat } spielt der Bot { $bot }, der mitgebracht wurde, wie er ist. Nur Bots mit Namen lassen sich neu machen.
not-text = { $path } kann nicht gelesen werden: Das ist kein Text.
cant-read = { $path } kann nicht gelesen werden: { $reason }.
bad-save = { $where }: { $reason }; eine gespeicherte Partie ist, was `meadhall play` schreibt.
bad-save-field = { $where }, Feld { $field }: { $reason }; eine gespeicherte Partie ist, was `meadhall play` schreibt.
bad-save-inside = { $where }, Feld { $field }: { $reason } Eine gespeicherte Partie ist, was `meadhall play` schreibt.
the-saved-match = Die gespeicherte Partie
bad-save-data = die Datei der Spielteile passt nicht zu ihrer Prüfsumme, also wurde sie verändert
bad-save-seats = es sind { $given } für einen Tisch mit { $seats }
bad-save-made = Entscheidungen: { $decisions }, Einträge: { $given }
bad-save-barrier = { $given } ist mehr, als es Entscheidungen gab ({ $decisions })
bad-save-request = es gibt den Platz nicht, oder den Augenblick { $given } nicht
bad-save-time = für jeden der { $seats } Plätze werden eine Reserve und eine Zeit gebraucht
