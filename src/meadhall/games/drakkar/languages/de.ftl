# Drakkar auf Deutsch.

## Dinge

thing = { $thing }
numbered = { $face } Nr. { $number }
face-bow = Bug
face-stern = Heck
face-deck = Deck
face-yggdrasil = Yggdrasil
face-viking-1 = Wikinger 1
face-viking-2 = Wikinger 2
face-viking-3 = Wikinger 3
face-beer = Bier
face-bardl = Bardl
face-spear = Speer
face-loki = Loki
face-thief = Dieb
face-raid = Überfall
face-boarding = Entern
face-sabotage = Sabotage
short-bow = Bug
short-stern = Heck
short-v1 = W1
short-v2 = W2
short-v3 = W3
short-beer = Bier
short-spear = Speer
short-thief = Dieb
short-raid = Überf.
short-board = Enter
does-an-end-of-your-ship-holds-1-cargo = Ein Ende deines Schiffs, trägt 1 Ladung.
does-makes-room-for-1-cargo-more = Schafft Platz für 1 Ladung mehr.
does-an-end-bow-or-stern-whichever-you-lack = Ein Ende: Bug oder Heck, was dir gerade fehlt.
does-rides-on-a-viking-spend-it-for-2-in-a-fight-or-quest = Ein Wikinger trägt ihn; gib ihn ab für +2 in einem Kampf oder einer Quest.
does-steal-a-token-from-a-rival = Stiehl jemand anderem ein Plättchen.
does-snatch-a-yellow-card-that-a-rival-reveals = Schnapp dir eine gelbe Karte, die jemand anders aufdeckt.
does-beat-a-rivals-strength-and-take-a-token = Sei stärker als jemand anders und nimm ein Plättchen.
does-pillage-a-passing-ship = Plündere ein vorbeifahrendes Schiff.
does-sink-an-empty-end-of-a-rivals-ship = Versenke ein leeres Ende eines fremden Schiffs.
token-goat = Ziege
    .no = keine Ziege
token-weapon = Waffe
    .no = keine Waffe
token-gold = Gold
    .no = kein Gold
goats = { $count ->
    [one] { $count } Ziege
   *[other] { $count } Ziegen
}
weapons = { $count ->
    [one] { $count } Waffe
   *[other] { $count } Waffen
}
gold = { $count } Gold
spears = { $count ->
    [one] { $count } Speer
   *[other] { $count } Speere
}
    .dative = { $count ->
        [one] { $count } Speer
       *[other] { $count } Speeren
    }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
    .dative = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
asked = { $strength ->
    [0] { $beer } Bier
   *[other] { $beer ->
        [0] Stärke { $strength }
       *[other] Stärke { $strength } und { $beer } Bier
    }
}
quest = { asked } für { $loot }
ship-kind = { $parts ->
    [2] Knorr
   *[other] Drakkar
}
role-bow = Bug
role-stern = Heck
role-deck = Deck
serving = { $face } als { $role }
does = { $text }
does-cargo = { $strength ->
    [0] Ladung, { $beer } Bier.
   *[other] { $beer ->
        [0] Ladung, Stärke { $strength }.
       *[other] Ladung, Stärke { $strength } und { $beer } Bier zugleich.
    }
}
does-boarding = Mit Stärke { $asks } plünderst du { $loot }; es kostet einen Wikinger oder Speer.

## Warum eine Karte verpufft

why-no-loot = Niemand sonst hat ein Plättchen
why-nothing-to-steal = Es gibt nichts zu stehlen
why-no-viking = Kein Wikinger ist an Bord
why-no-ship = Das Schiff ist nicht vollständig
why-no-open-end = Kein leeres Ende liegt offen
why-no-place = Das Schiff hat keinen Platz dafür
why-no-part = Es gibt kein Schiffsteil, auf dem die Karte liegen könnte
why-no-carrier = Kein Wikinger kann ihn tragen
why-no-room = Es war kein Platz
why-unwanted = Der Dieb kann sie nicht brauchen

## Wer es war

the-victim = { WHO($victim) ->
    [you] dir
   *[other] { $victim }
}
victims = { WHO($victim) ->
    [you] an deinem Schiff
   *[other] am Schiff von { $victim }
}
the-partner = { WHO($partner) ->
    [you] dir
   *[other] { $partner }
}
the-helper = { WHO($helper) ->
    [you] dir
   *[other] { $helper }
}

## Was geschah

told-month = { WHO($seat) ->
    [you] Monat { $month } beginnt; du bist der Earl.
   *[other] Monat { $month } beginnt; der Earl ist { $seat }.
}
told-pile-laid = Stapel { $pile } wird ausgelegt: { $faces }.
told-pile-laid-unseen = Stapel { $pile } wird ausgelegt.
told-shouted = { WHO($seat) ->
    [you] Du rufst: „Bei ODIN!“
   *[other] { $seat } ruft: „Bei ODIN!“
}
    .short = ruft „Bei ODIN!“
quicker = { WHO($quicker) ->
    [you] du bist schneller
   *[other] { $quicker } ist schneller
}
told-beaten = { WHO($seat) ->
    [you] Auch du zeigst auf Stapel { $pile }, aber { $quicker } ist schneller.
   *[other] Auch { $seat } zeigt auf Stapel { $pile }, aber { quicker }.
}
    .short = zeigt auch auf Stapel { $pile }, aber { quicker }
told-claimed = { WHO($seat) ->
    [you] Du nimmst Stapel { $pile }.
   *[other] { $seat } nimmt Stapel { $pile }.
}
    .short = nimmt Stapel { $pile }
told-claimed-unseen = { told-claimed }
    .short = nimmt Stapel { $pile }
told-quests-dealt = { WHO($seat) ->
    [you] Du erhältst zwei Quests: { $first }, oder { $second }.
   *[other] { $seat } erhält zwei Quests: { $first }, oder { $second }.
}
    .short = erhält zwei Quests
told-quests-dealt-unseen = { $seat } erhält zwei Quests.
    .short = erhält zwei Quests
told-quest-kept = { WHO($seat) ->
    [you] Du behältst die Quest: { $kept }.
   *[other] { $seat } behält die Quest: { $kept }.
}
    .short = behält die Quest: { $kept }
told-quest-kept-unseen = { $seat } behält eine der beiden Quests.
    .short = behält eine der beiden Quests
told-turn = Zug { $turn }.
told-committed = { WHO($seat) ->
    [you] { $counts ->
        [0] Du legst eine Karte, { $up } oben.
       *[other] Du legst eine Karte, { $up } oben: als Erstes, wie furchterregend!
    }
   *[other] { $counts ->
        [0] { $seat } legt eine Karte, { $up } oben.
       *[other] { $seat } legt eine Karte, { $up } oben: als Erstes, wie furchterregend!
    }
}
    .short = legt eine Karte
told-committed-unseen = { $counts ->
    [0] { $seat } legt eine Karte.
   *[other] { $seat } legt eine Karte: als Erstes, wie furchterregend!
}
    .short = { $counts ->
        [0] legt eine Karte
       *[other] legt als Erstes eine Karte
    }
told-counting = { WHO($seat) ->
    [you] Du zählst laut: fünf, vier, drei ...
   *[other] { $seat } zählt laut: fünf, vier, drei ...
}
    .short = zählt laut
told-count-ended = Es ist ausgezählt.
told-came-late = { WHO($seat) ->
    [you] Du kommst zu spät und verlierst eine zufällige Karte: { $face }.
   *[other] { $seat } kommt zu spät und verliert eine zufällige Karte: { $face }.
}
    .short = kommt zu spät und verliert { $face }
told-sat-out = { WHO($seat) ->
    [you] Du spielst in diesem Zug nichts.
   *[other] { $seat } spielt in diesem Zug nichts.
}
    .short = spielt in diesem Zug nichts
told-turned-up = Zug { $turn }: Alle Karten werden aufgedeckt.
told-revealed = { WHO($seat) ->
    [you] Du deckst auf: { $face }.
   *[other] { $seat } deckt auf: { $face }.
}
    .short = deckt auf: { $face }
told-resolving = { WHO($seat) ->
    [you] Deine Karte wird ausgeführt: { $face }.
   *[other] Die Karte von { $seat } wird ausgeführt: { $face }.
}
told-fizzled = { WHO($seat) ->
    [you] Deine Karte { $face } verpufft: { $why }.
   *[other] Die Karte { $face } von { $seat } verpufft: { $why }.
}
    .short = { $face } verpufft: { $why }
told-dropped = { WHO($seat) ->
    [you] Du lässt { $face } ungenutzt.
   *[other] { $seat } lässt { $face } ungenutzt.
}
    .short = lässt { $face } ungenutzt
told-took-token = { KIND($how) ->
    [how-loki] { WHO($seat) ->
        [you] Loki stiehlt für dich 1 { $token } von { $victim }.
       *[other] Loki stiehlt für { $seat } 1 { $token } von { the-victim }.
    }
   *[other] { WHO($seat) ->
        [you] Du erbeutest 1 { $token } von { $victim }.
       *[other] { $seat } erbeutet 1 { $token } von { the-victim }.
    }
}
    .short = { KIND($how) ->
        [how-loki] bekommt durch Loki 1 { $token } von { the-victim }
       *[other] erbeutet 1 { $token } von { the-victim }
    }
told-snatched = { WHO($seat) ->
    [you] Dein Dieb stiehlt von { $victim }: { $face }.
   *[other] Der Dieb von { $seat } stiehlt von { the-victim }: { $face }.
}
    .short = stiehlt von { the-victim }: { $face }
told-threw-away = { WHO($seat) ->
    [you] Du legst { $face } ab: { $why }.
   *[other] { $seat } legt { $face } ab: { $why }.
}
    .short = legt { $face } ab: { $why }
told-aboard = Die gelben Karten kommen an Bord.
told-placed = { WHO($seat) ->
    [you] Du baust: { $face }.
   *[other] { $seat } baut: { $face }.
}
    .short = baut: { $face }
told-completed = { WHO($seat) ->
    [you] Dein Schiff ist vollständig: { ship-kind }.
   *[other] Das Schiff von { $seat } ist vollständig: { ship-kind }.
}
    .short = Schiff vollständig: { ship-kind }
told-stored = { WHO($seat) ->
    [you] Du nimmst an Bord: { $face }.
   *[other] { $seat } nimmt an Bord: { $face }.
}
    .short = nimmt an Bord: { $face }
told-armed = { WHO($seat) ->
    [you] Du bewaffnest einen Wikinger mit Odins Speer.
   *[other] { $seat } bewaffnet einen Wikinger mit Odins Speer.
}
    .short = bewaffnet einen Wikinger mit Odins Speer
told-replaced = { WHO($seat) ->
    [you] Du nimmst { $face } an Bord und legst { $gone } ab.
   *[other] { $seat } nimmt { $face } an Bord und legt { $gone } ab.
}
    .short = nimmt { $face } an Bord und legt { $gone } ab
told-removed = { WHO($seat) ->
    [you] Du verlierst { $face }.
   *[other] { $seat } verliert { $face }.
}
    .short = verliert { $face }
told-spear-gone = { KIND($loss) ->
    [loss-loose] { WHO($seat) ->
        [you] Du verlierst einen Speer: Niemand kann ihn mehr tragen.
       *[other] { $seat } verliert einen Speer: Niemand kann ihn mehr tragen.
    }
   *[other] { WHO($seat) ->
        [you] Du verlierst einen Speer.
       *[other] { $seat } verliert einen Speer.
    }
}
    .short = verliert einen Speer
told-attacked = { WHO($seat) ->
    [you] Du überfällst { $victim }: Stärke { $attack } gegen { $defence }.
   *[other] { $seat } überfällt { WHO($victim) ->
        [you] dich
       *[other] { $victim }
    }: Stärke { $attack } gegen { $defence }.
}
    .short = überfällt { WHO($victim) ->
        [you] dich
       *[other] { $victim }
    }: Stärke { $attack } gegen { $defence }
told-spent = { WHO($seat) ->
    [you] Du setzt { spears } ein: jetzt Stärke { $strength }.
   *[other] { $seat } setzt { spears } ein: jetzt Stärke { $strength }.
}
    .short = setzt { spears } ein: jetzt Stärke { $strength }
told-fought = { $won ->
    [0] { WHO($seat) ->
        [you] { $victim } schlägt deinen Überfall zurück, { $defence } gegen { $attack }.
       *[other] { WHO($victim) ->
            [you] Du schlägst den Überfall von { $seat } zurück, { $defence } gegen { $attack }.
           *[other] { $victim } schlägt den Überfall von { $seat } zurück, { $defence } gegen { $attack }.
        }
    }
   *[other] { WHO($seat) ->
        [you] Dein Überfall gelingt, { $attack } gegen { $defence }.
       *[other] Der Überfall von { $seat } gelingt, { $attack } gegen { $defence }.
    }
}
    .short = { $won ->
        [0] scheitert mit dem Überfall, { $attack } gegen { $defence }
       *[other] gewinnt den Überfall, { $attack } gegen { $defence }
    }
told-boarded = { $won ->
    [0] { WHO($seat) ->
        [you] Dein Entern scheitert, { $strength } gegen { $asks }.
       *[other] { $seat } scheitert beim Entern, { $strength } gegen { $asks }.
    }
   *[other] { WHO($seat) ->
        [you] Du enterst ein vorbeifahrendes Schiff, { $strength } gegen { $asks }.
       *[other] { $seat } entert ein vorbeifahrendes Schiff, { $strength } gegen { $asks }.
    }
}
    .short = { $won ->
        [0] scheitert beim Entern, { $strength } gegen { $asks }
       *[other] entert ein vorbeifahrendes Schiff, { $strength } gegen { $asks }
    }
told-collected = { KIND($source) ->
    [source-setup] { WHO($seat) ->
        [you] Du erhältst zu Beginn { $loot }.
       *[other] { $seat } erhält zu Beginn { $loot }.
    }
    [source-pillage] { WHO($seat) ->
        [you] Du erhältst durch Entern { $loot }.
       *[other] { $seat } erhält durch Entern { $loot }.
    }
   *[other] { WHO($seat) ->
        [you] Du erhältst für die Quest { $loot }.
       *[other] { $seat } erhält für die Quest { $loot }.
    }
}
    .short = erhält { $loot }
told-stacks-short = { WHO($seat) ->
    [you] Der Vorrat reicht nicht: Dir entgeht { $loot }.
   *[other] Der Vorrat reicht nicht: { $seat } entgeht { $loot }.
}
    .short = verpasst { $loot }: Der Vorrat reicht nicht
told-sank = { WHO($seat) ->
    [you] Du versenkst am Schiff von { $victim }: { $face }.
   *[other] { $seat } versenkt { victims }: { $face }.
}
    .short = versenkt { victims }: { $face }
told-covered = { WHO($seat) ->
    [you] Du deckst mit der Ladung: { $face }.
   *[other] { $seat } deckt mit der Ladung: { $face }.
}
    .short = deckt mit der Ladung: { $face }
told-quest-shown = { WHO($seat) ->
    [you] Du segelst für die Quest: { $quest }.
   *[other] { $seat } segelt für die Quest: { $quest }.
}
    .short = segelt für die Quest: { $quest }
told-team-up-side = { WHO($seat) ->
    [you] Du hast kein vollständiges Schiff und drehst die Quest auf die Bündnisseite.
   *[other] { $seat } hat kein vollständiges Schiff und dreht die Quest auf die Bündnisseite.
}
    .short = hat kein vollständiges Schiff
told-quest-met = { WHO($seat) ->
    [you] Du erfüllst die Quest.
   *[other] { $seat } erfüllt die Quest.
}
    .short = erfüllt die Quest
told-in-need = { WHO($seat) ->
    [you] Du brauchst { asked } und suchst Hilfe.
   *[other] { $seat } braucht { asked } und sucht Hilfe.
}
    .short = braucht { asked } und sucht Hilfe
told-offered = { $pays ->
    [0] { WHO($seat) ->
        [you] Du verlangst von { $partner } für deine Hilfe { $payment }.
       *[other] { $seat } verlangt von { the-partner } für die Hilfe { $payment }.
    }
   *[other] { WHO($seat) ->
        [you] Du bietest { $partner } für Hilfe { $payment }.
       *[other] { $seat } bietet { the-partner } für Hilfe { $payment }.
    }
}
    .short = { $pays ->
        [0] verlangt von { the-partner } für die Hilfe { $payment }
       *[other] bietet { the-partner } für Hilfe { $payment }
    }
told-withdrew = { WHO($seat) ->
    [you] Du nimmst das Angebot zurück.
   *[other] { $seat } nimmt das Angebot zurück.
}
    .short = nimmt das Angebot zurück
told-lapsed = { WHO($seat) ->
    [you] Dein Angebot verfällt.
   *[other] Das Angebot von { $seat } verfällt.
}
    .short = Angebot verfällt
told-passed = { WHO($seat) ->
    [you] Du passt.
   *[other] { $seat } passt.
}
    .short = passt
told-agreed = { WHO($seat) ->
    [you] Du einigst dich mit { $helper } auf { $payment }.
   *[other] { $seat } einigt sich mit { the-helper } auf { $payment }.
}
    .short = einigt sich mit { the-helper } auf { $payment }
told-lent = { WHO($seat) ->
    [you] Du leihst { $partner }: { $faces }.
   *[other] { $seat } leiht { the-partner }: { $faces }.
}
    .short = leiht { the-partner }: { $faces }
told-paid = { WHO($seat) ->
    [you] Du zahlst { $helper } { $payment }.
   *[other] { $seat } zahlt { the-helper } { $payment }.
}
    .short = zahlt { the-helper } { $payment }
told-quest-failed = { WHO($seat) ->
    [you] Du hast keine Hilfe gefunden, und die Quest scheitert.
   *[other] { $seat } hat keine Hilfe gefunden, und die Quest scheitert.
}
    .short = hat keine Hilfe gefunden, und die Quest scheitert
told-month-over = Monat { $month } ist vorbei; alle Karten werden eingesammelt.
told-new-earl = { WHO($seat) ->
    [you] Der hölzerne Wikinger geht an dich.
   *[other] Der hölzerne Wikinger geht an { $seat }.
}
    .short = wird Earl
told-won = { $shared ->
    [0] { WHO($seat) ->
        [you] Du gewinnst mit { points.dative }.
       *[other] { $seat } gewinnt mit { points.dative }.
    }
   *[other] { WHO($seat) ->
        [you] Du teilst dir den Sieg, mit { points.dative }.
       *[other] { $seat } teilt sich den Sieg, mit { points.dative }.
    }
}
    .short = { $shared ->
        [0] gewinnt mit { points.dative }
       *[other] teilt sich den Sieg, mit { points.dative }
    }
ending = { WHO($seat) ->
    [you] Niemand ist so mächtig wie du, mit { points.dative }.
   *[other] Niemand ist so mächtig wie { $seat }, mit { points.dative }.
}
ending-shared = Ein geteilter Sieg: { $winners }, mit je { points.dative }.

## Was gefragt wird

ask-shout = Finger hoch? Gib den Ruf, wenn alle bereit sind.
ask-claim = Zeig auf einen Stapel!
ask-keep = Behalte eine deiner zwei Quests; die andere geht ungesehen zurück.
ask-lay = Zug { $turn }: Wähl eine Karte und ihre Seite.
ask-laid = Deine Karte liegt verdeckt. Warte auf die anderen, oder treib sie an, wenn du als Erstes gelegt hast.
ask-loki = Loki schleicht in ein fremdes Dorf: Wen bestiehlt er, und was nimmt er?
ask-thief = Dein Dieb schnappt sich eine eben aufgedeckte Karte: welche?
ask-stolen = Du hältst die gestohlene Karte { $face }: jetzt nutzen oder wegwerfen?
ask-store = Kein Platz für { $face }: Was geht über Bord?
ask-store-others = Jemand hat keinen Platz an Bord und entscheidet, was gehen muss.
ask-raid = Deine Mannschaft geht mit Stärke { $strength } auf Raubzug: Wen überfällst du?
ask-spears-attack = Dein Überfall auf { $victim } droht zu scheitern: Odins Speer einsetzen?
ask-spears-defend = { $raider } ist dabei, dich auszurauben: Odins Speer einsetzen?
ask-booty = Du hast { $victim } besiegt: Was nimmst du mit?
ask-loss = Der Kampf hat seinen Preis: Was gibst du ab?
ask-board = Ein Schiff mit Stärke { $asks } und { $loot } fährt vorbei: entern?
ask-spears-board = Du enterst ein Schiff mit Stärke { $asks } und hast { $strength }: Odins Speer einsetzen?
ask-sabotage = Wessen Schiff sabotierst du?
ask-sink = Welches Ende am Schiff von { $victim } geht unter?
ask-cover = { $saboteur } sabotiert dein Schiff: Welches Ende deckt deine Ladung?
ask-bargain-captain = Dein Schiff braucht Hilfe für seine Quest ({ $quest }): Verhandle oder passe.
ask-bargain-helper = Ohne Schiff: Verleih deine Mannschaft und dein Bier für einen Preis, oder passe.
ask-price-captain = Was bietest du { $partner } für Hilfe?
ask-price-helper = Was verlangst du von { $partner } für deine Hilfe?
ask-answer = Letztes Wort: Nimm ein Angebot an, oder lass es.
ask-lend = Welche Karten leihst du { $captain }?

## Was möglich ist

do-shout = „Bei ODIN!“
do-claim = Stapel { $pile }
do-dawdle = { $seat } zeigt auf den ersten freien Stapel, später als alle anderen
do-keep = Behalten: { $quest }
do-lay = { $face }
do-lay-behind = { $face }, dahinter { $behind }
do-count = Laut zählen
do-count-over = Es ist ausgezählt
do-late = { $seat } kommt zu spät
do-loki = 1 { $token } von { $victim } stehlen
do-loki-random = Ein zufälliges Plättchen von { $victim } stehlen
do-drop = { $face } ungenutzt lassen
do-steal = Von { $victim }: { $face }
do-steal-unknown = Die Karte von { $victim }
do-use = Nutzen
do-leave = Wegwerfen
do-discard-new = Die neue Karte ablegen: { $face }
do-discard-old = { $gone } ablegen und { $face } an Bord nehmen
do-raid = { $victim } überfallen
do-spend = { spears } für +{ $more } einsetzen
do-spend-board = { spears } einsetzen
do-keep-spears = Speere behalten
do-booty = 1 { $token } nehmen
do-lose-spear = Einen Speer
do-lose = { $face }
do-board = Mit Stärke { $strength } entern
do-let-pass = Vorbeifahren lassen und die Karte ablegen
do-sabotage = { $victim } sabotieren
do-sink = Versenken: { $end }
do-cover = Decken: { $end }
do-accept-captain = Annehmen: { $partner } für Hilfe bei deiner Quest { $loot } zahlen
do-accept-helper = Annehmen: { $partner } für { $loot } helfen
do-offer-captain = { $partner } einen Preis für Hilfe bieten
do-offer-helper = { $partner } deine Hilfe für einen Preis anbieten
do-withdraw = Dein Angebot an { $partner } zurücknehmen
do-pass = Passen
do-pay = { $loot }
do-pay-nothing = Nichts bieten und passen
do-lend = Leihen: { $faces }

## Was nicht geht, und warum

why-not-taken = { $owner } hat Stapel { $pile } schon genommen.
why-not-chosen = Deine Karte liegt auf dem Tisch; gelegt ist gelegt.
why-not-late = Du warst zu spät und spielst in diesem Zug nichts.
why-not-played = Diese Karte hast du in diesem Monat schon gespielt.
why-not-counting = An diesem Tisch wird nicht gezählt.
why-not-first = Zählen darf nur, wer als Erstes eine Karte gelegt hat; das war { $first }.
why-not-counted = In diesem Zug wurde schon gezählt.
why-not-no-token = { $victim } hat kein Plättchen, das man stehlen könnte.
why-not-no-such-token = { $victim } hat { NAME($token, form: "no") }.
why-not-no-yellow = { $victim } hat keine gelbe Karte auf dem Tisch, die man stehlen könnte.
why-not-covered = { $ends ->
    [0] { $victim } hat noch kein Ende gebaut, also liegt keines offen.
    [one] { $victim } hat { $ends } Ende und { cargo } darauf, also liegt keines offen.
   *[other] { $victim } hat { $ends } Enden und { cargo } darauf, also liegt keines offen.
}
cargo = { $cargo ->
    [one] { $cargo } Ladung
   *[other] { $cargo } Ladungen
}
why-not-same-offer = Ein neues Angebot an { $partner } muss anders sein als das, das schon steht.
why-not-sails = { $partner } hat ein vollständiges Schiff und hilft niemandem.
why-not-no-ship = { $partner } hat kein vollständiges Schiff und kann in diesem Monat nicht segeln.
why-not-no-need = Die Quest von { $partner } braucht keine Hilfe mehr.
why-not-no-cargo = { $partner } hat keine Ladung mehr zu verleihen.
why-not-no-pay = { $partner } könnte kein einziges Plättchen zahlen.
why-not-not-enough = Dem Schiff fehlt noch: { asked }. Die Ladung von { $partner } deckt nicht alles.

## Wohin es führt

will-not-no-loot = Niemand sonst hat jetzt ein Plättchen.
will-not-nothing-to-steal = Niemand legt eine Karte.
will-not-no-viking = Braucht einen Wikinger an Bord.
will-not-no-ship = Braucht ein vollständiges Schiff.
will-not-no-open-end = Noch liegt keines offen.
will-not-no-place = Hat keinen Platz an deinem Schiff und wird abgelegt.
will-not-no-part = Kein Schiffsteil, um darauf zu liegen: wird abgelegt.
will-not-no-carrier = Niemand an Bord kann ihn tragen: wird abgelegt.
will-have-no-room = Kein Platz: Etwas muss gehen.
will-be-discarded = Sie wird abgelegt.
will-complete = Macht dein Schiff vollständig.
will-arm = Ein Speer: einmal +2.
will-change = { $changed ->
    [1] Stärke { $strength } → { $strong }.
    [2] Bier { $beer } → { $beers }.
   *[other] Stärke { $strength } → { $strong }, Bier { $beer } → { $beers }.
}
will-stay = Stärke und Bier bleiben gleich.
will-lack = Dann fehlt noch: { $things }.
will-meet = Dann ist die Quest erfüllt.
lack-ship = ein vollständiges Schiff
lack-strength = Stärke { $strength }
lack-beer = { $beer } Bier
will-raid = { $result ->
    [0] { $rival }: { $attack } gegen { $defence }, verloren.
    [1] { $rival }: { $attack } gegen { $defence }, gewonnen.
   *[other] { WHO($turner) ->
        [you] { $rival }: { $attack } gegen { $defence }; deine Speere können es wenden.
       *[other] { $rival }: { $attack } gegen { $defence }; die Speere von { $turner } können es wenden.
    }
}
will-board = { $count ->
    [0] Du hast { $strength }: { $enough ->
        [0] Das reicht noch nicht.
       *[other] Das reicht.
    }
   *[other] Du hast { $strength } und { spears }: { $enough ->
        [0] Das reicht noch nicht.
       *[other] Das reicht.
    }
}
# Wer es verderben könnte. 0: an diesem Tisch sind die Hände verdeckt, 1: niemand zeigt so eine Seite, 2: jemand zeigt eine.
danger-thief = { $shown ->
    [0] Ein Dieb könnte sie sich schnappen.
    [1] Niemand sonst zeigt einen Dieb.
   *[other] { $count ->
        [one] Ein Dieb könnte sie sich schnappen: { $rivals } zeigt einen.
       *[other] Ein Dieb könnte sie sich schnappen: { $rivals } zeigen einen.
    }
}
danger-sabotage = { $shown ->
    [0] Eine Sabotage könnte es versenken, solange es leer ist.
    [1] Niemand sonst zeigt eine Sabotage.
   *[other] { $count ->
        [one] Eine Sabotage könnte es versenken, solange es leer ist: { $rivals } zeigt eine.
       *[other] Eine Sabotage könnte es versenken, solange es leer ist: { $rivals } zeigen eine.
    }
}
danger-sabotage-before = { $shown ->
    [0] Eine Sabotage mit kleinerer Zahl könnte vorher ein Ende versenken.
    [1] Niemand zeigt eine Sabotage, die vorher käme.
   *[other] { $count ->
        [one] Eine Sabotage könnte vorher ein Ende versenken: { $rivals } zeigt eine.
       *[other] Eine Sabotage könnte vorher ein Ende versenken: { $rivals } zeigen eine.
    }
}
danger-raid-before = { $shown ->
    [0] Ein Überfall mit kleinerer Zahl könnte dich vorher einen Wikinger kosten.
    [1] Niemand zeigt einen Überfall, der vorher käme.
   *[other] { $count ->
        [one] Ein Überfall könnte dich vorher einen Wikinger kosten: { $rivals } zeigt einen.
       *[other] Ein Überfall könnte dich vorher einen Wikinger kosten: { $rivals } zeigen einen.
    }
}
danger-stronger = Gelbe Karten kommen zuerst: Bis dahin kann jemand stärker sein.
will-hold = { $things }.
will-show = Obenauf { $face }.
will-hide = Alle Seiten sind verdeckt.
sum-ends = { $count } { unit-ends }
sum-decks = { $count } { unit-decks }
sum-strength = { $count } { unit-strength }
sum-beer = { $count } { unit-beer }
sum-spears = { spears }
sum-red = { $count } { unit-red }
sum-blue = { $count } { unit-blue }
will-count = Fünf Sekunden für alle, die noch keine Karte gelegt haben.
will-score = Punkte: { $now } → { $then }.
will-take = 1 { $token }: { $percent } %.
will-attack = { $count ->
    [0] { $tokens ->
        [0] Stärke { $strength }, hat keine Beute.
       *[other] Stärke { $strength }, hat { $loot }.
    }
   *[other] { $tokens ->
        [0] Stärke { $strength } und { spears }, hat keine Beute.
       *[other] Stärke { $strength } und { spears }, hat { $loot }.
    }
}
will-turn = { WHO($seat) ->
    [you] Mit { spears.dative } kannst du den Kampf wenden.
   *[other] Mit { spears.dative } kann { $seat } den Kampf wenden.
}
will-win = Du gewinnst, { $attack } gegen { $defence }.
will-lose = Du verlierst den Kampf, { $attack } gegen { $defence }.
will-have-strength = Dann Stärke { $strength }.
will-lose-spear = Ein Wikinger kämpft ohne ihn weiter.
will-lose-spears = { $count ->
    [one] Ein Speer geht verloren: Niemand kann ihn tragen.
   *[other] { $count } Speere gehen verloren: Niemand kann sie tragen.
}
will-collect = Du erhältst { $loot }.
will-fail = Das Entern scheitert.
will-need-spears = Für { spears }.
will-hit = { $complete ->
    [0] Erst ein Ende, { $cargo ->
        [0] keine Ladung.
       *[other] { $cargo } Ladung.
    }
   *[other] Ein vollständiges Schiff, { $cargo ->
        [0] keine Ladung.
       *[other] { $cargo } Ladung.
    }
}
will-sink = Es geht unter: { $end }.
will-sink-one = { $victim } wählt das Ende, das untergeht.
will-pass = Du bietest jetzt nichts und nimmst nichts an.
will-be-paid = Du bekommst { $loot }.

## Wörter neben einer Zahl oder einem Bild

unit-ends = { $count ->
    [one] Ende
   *[other] Enden
}
unit-decks = { $count ->
    [one] Deck
   *[other] Decks
}
unit-strength = Stärke
unit-beer = Bier
unit-spears = { $count ->
    [one] Speer
   *[other] Speere
}
unit-red = rot
unit-yellow = gelb
unit-blue = blau
unit-points = { $count ->
    [one] Punkt
   *[other] Punkte
}
    .short = Pkt.
unit-tokens = { KIND($token) ->
    [token-goat] { $count ->
        [one] Ziege
       *[other] Ziegen
    }
    [token-weapon] { $count ->
        [one] Waffe
       *[other] Waffen
    }
   *[other] Gold
}

## Karten

tag-bow = Bug
tag-stern = Heck
tag-deck = Deck
tag-yggdrasil = Yggdr.
tag-viking-1 = Wik. 1
tag-viking-2 = Wik. 2
tag-viking-3 = Wik. 3
tag-beer = Bier
tag-bardl = Bardl
tag-spear = Speer
tag-loki = Loki
tag-thief = Dieb
tag-raid = Überf.
tag-boarding = Enter.
tag-sabotage = Sabot.
brief-bow = ein Ende des Schiffs, trägt 1
brief-stern = ein Ende des Schiffs, trägt 1
brief-deck = Knorr wird Drakkar, trägt 1
brief-yggdrasil = Bug oder Heck, nach Bedarf
brief-cargo = { $strength ->
    [0] Ladung, { $beer } Bier
   *[other] { $beer ->
        [0] Ladung, Stärke { $strength }
       *[other] Stärke { $strength } und { $beer } Bier zugleich
    }
}
brief-spear = auf einem Wikinger: einmal +2
brief-loki = stiehl ein fremdes Plättchen
brief-thief = schnapp eine eben gelegte gelbe Karte
brief-raid = sei stärker als jemand: 1 Plättchen
brief-boarding = Stärke { $asks }: { $loot }
brief-sabotage = versenke ein leeres Ende
idle-no-loot = niemand hat ein Plättchen
idle-nothing-to-steal = niemand legt eine Karte
idle-no-viking = braucht einen Wikinger
idle-no-ship = braucht ein ganzes Schiff
idle-no-open-end = kein leeres Ende offen
idle-no-place = kein Platz, Ablage
idle-no-part = kein Schiffsteil dafür, Ablage
idle-no-carrier = niemand trägt ihn, Ablage

## Schiffe

ship-none = noch kein Schiff
ship-lacks-ends = Bug und Heck fehlen
ship-lacks-bow = Bug fehlt
ship-lacks-stern = Heck fehlt
ship-no-bow = Bug?
ship-no-deck = Deck?
ship-no-stern = Heck?
ship-free = frei
board-ship = Schiff: { $ship }, { $cargo } Ladung, { spears }

## Der Tisch

board-table = Der Tisch
board-person = { WHO($seat) ->
    [you] Du
   *[other] { $seat }
}
board-head = { $face }:
board-option = Möglichkeit { $key }: { $label }
board-hidden-card = verdeckte Karte
board-progress-brawl = Monat { $month } von { $months }, die Rauferei
board-progress-quests = Monat { $month } von { $months }, die Quests
board-progress-turn = Monat { $month } von { $months }, Zug { $turn }
board-progress-sail = Monat { $month } von { $months }, die Segel werden gesetzt
board-progress-over = Monat { $month } von { $months }, vorbei
board-has-pile = hat Stapel { $pile }
board-finger-up = Finger in der Luft
board-points-at = zeigt
board-choosing = wählt
board-has-chosen = hat gewählt
board-was-late = war zu spät
board-committed = hat gelegt
board-decides = entscheidet
board-choose-now = wähle jetzt
board-earl = Earl
# Das Ziel, und worum es in jeder Phase geht
goal = Die meisten Punkte nach Monat { $months } gewinnen: je Plättchen 1, je Trio der drei Arten 1 mehr.
    .short = Die meisten Punkte nach Monat { $months } gewinnen.
goal-stand = { $loot }: { points }
phase-brawl = Die Rauferei: Der Stapel, den du erwischst, ist deine Hand in diesem Monat; von jeder Karte siehst du eine Seite.
phase-quests = Für deine Quest fährt dein Schiff am Ende des Monats los; nur du kennst sie.
phase-lay = Zehn Züge: Bau ein Schiff aus Bug und Heck, und lade, was deine Quest verlangt.
phase-resolve = Die Karten wirken der Reihe nach: rote nach Zahl, alle gelben, blaue nach Zahl.
phase-sail = Die Schiffe fahren los: Wem etwas fehlt, der kann Hilfe kaufen von jemandem ohne Schiff.
board-earl-tip = Der Earl: beginnt, und geht bei gleichen Nummern vor.
board-first = zuerst
board-first-tip = Furchterregend: hat als Erstes eine Karte gelegt und darf für die anderen herunterzählen.

board-piles = Die Stapel
board-claim = Auf Stapel { $pile } zeigen
board-has-it = hat ihn
board-your-finger = Dein Finger
board-finger-waits = wartet auf die anderen
board-odin = Bei ODIN!
board-give-shout = gib den Ruf
board-fingers-up = Finger hoch
board-will-shout = { WHO($seat) ->
    [you] du, der Earl, wirst rufen
   *[other] { $seat }, der Earl, wird rufen
}
board-shouts = { WHO($seat) ->
    [you] hast du, der Earl, gerufen
   *[other] hat { $seat }, der Earl, gerufen
}

board-hand = { WHO($seat) ->
    [you] Deine Hand
   *[other] Die Hand von { $seat }
}
board-open-faces = Die Seiten, die alle sehen.
board-two-faces = { $count ->
    [one] Eine Karte, zwei Seiten.
   *[other] { $count } Karten, je zwei Seiten.
}
board-select = Klick eine an und sieh, was sie täte; nichts liegt, bevor du es sagst.
board-pick = { $face }, dahinter { $behind }, Karte { $place }
board-tip-idle = Jetzt nicht: { $why }.
board-lies = liegt verdeckt
board-choose-card = Wähl eine Karte
board-choose-how = Tipp eine in deiner Hand an: Du siehst beide Seiten, was sie ändern würde und wer sie verderben könnte.
board-not-laid = Nichts liegt, bevor du es sagst.
board-turn = Umdrehen
board-turn-over = Umdrehen: { $face } nach oben
board-other-face = andere Seite
board-other-idle = andere Seite: { $why }
board-rivals-see-only = Bis zum Aufdecken sehen die anderen nur: { $face }.
board-lay-down = { $face } verdeckt legen
board-lay-idle = { $face } legen: ohne Wirkung
board-lay-last = Alle anderen Karten liegen schon: Danach wird aufgedeckt.
board-lay-changeable = Du darfst sie ändern, bis alle Karten liegen.
board-lay-stays = Sie kann nicht zurückgenommen werden.
board-you-laid = Deine Karte liegt verdeckt: { $face }
board-empty-hand = Keine Karte mehr auf der Hand
board-discards = Die Ablage dieses Monats, die letzte Karte zuerst.
board-in-hand = { $count ->
    [one] Eine Karte auf der Hand, die Seite, die alle sehen
   *[other] { $count } auf der Hand, die Seiten, die alle sehen
}

board-area = { WHO($seat) ->
    [you] Dein Bereich
   *[other] Bereich von { $seat }
}
board-sum = { $trios ->
    [0] { board-tokens-held }
    [one] { board-tokens-held } + { $trios } Trio
   *[other] { board-tokens-held } + { $trios } Trios
}
board-tokens-held = { $tokens } Plättchen
board-tokens = { $count } Plättchen
board-trios = { $count ->
    [0] noch kein Trio
    [one] { $count } Trio
   *[other] { $count } Trios
}
board-quest-of = { WHO($seat) ->
    [you] Deine Quest
   *[other] Quest von { $seat }
}
board-quest-shown = offen
board-quest-secret = geheim
board-quest-down = Liegt verdeckt.
board-quest-later = Zwei werden nach der Rauferei ausgeteilt; du behältst eine davon.
board-quest-pays = Bringt
board-quest-back = eine Quest
board-quest-number = Quest { $number }
board-quest-kept = Die behältst du
board-quest-returned = Geht ungesehen zurück
board-quest-choice = Diese behalten
board-pays-loot = bringt
board-need-ship = Ganzes Schiff
board-need-strength = Stärke { $have } von { $want }
board-need-beer = Bier { $have } von { $want }
board-not-yet = noch nicht
board-missing = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
board-met = erfüllt
board-then-missing = Mit { $face } fehlt noch: { $things }.
board-then-met = Mit { $face } ist alles da.
board-fulfilled = Quest erfüllt
board-not-fulfilled = Nicht erfüllt
board-needs = es fehlt { asked }
board-may-lend = Kann nicht segeln; hat zu verleihen
board-cant-lend = Kann nicht segeln und hat nichts zu verleihen

board-this-turn = Die Karten dieses Zugs
board-title-turn = Zug { $turn }
board-title-quests = Quests
board-title-sail = Segel setzen
board-turn-of = Zug { $turn } von { $turns }
board-chosen = hat gewählt
board-sails = segelt
board-stays = bleibt
board-place = { $place ->
    [1] zuerst
    [2] als Zweites
    [3] als Drittes
    [4] als Viertes
    [5] als Fünftes
   *[other] als Sechstes
}
board-no-card = keine Karte mehr
board-choose = wähle
board-your-card = deine Karte
board-card-hidden = Deine Karte liegt verdeckt, bis alle eine gelegt haben.
board-card-waits = wartet
board-card-placing = kein Platz
board-card-acts = ist dran
board-card-done = fertig
board-stolen = gestohlen
board-count = Laut zählen: fünf, vier, drei …
board-counting = { WHO($seat) ->
    [you] Du zählst! Wer zu spät kommt, verliert eine zufällige Karte.
   *[other] { $seat } zählt! Wer zu spät kommt, verliert eine zufällige Karte.
}
board-stacks = Vorrat
board-stacks-tip = Plättchen, die noch im Vorrat liegen.
board-quest-deck = Quests im Stapel.
board-heap = { $count ->
    [one] { $count } abgelegte Karte.
   *[other] { $count } abgelegte Karten.
}
board-heap-top = { $count ->
    [one] { $count } abgelegte Karte: { $face }.
   *[other] { $count } abgelegte Karten, obenauf { $face }.
}
verb-raid = Überfallen
verb-sabotage = Sabotieren
verb-bargain = Verhandeln
verb-rob = Bestehlen
verb-sink = Versenken
verb-cover = Decken
verb-out = Raus
verb-lose = Opfern
verb-use = Nutzen
verb-discard = Ablegen
verb-board = Entern
verb-snatch = Stehlen
verb-throw-away = wegwerfen

board-in-need = Brauchen Hilfe
board-offers = Angebote auf dem Tisch
board-no-offers = Noch keine.
board-lacks = { WHO($seat) ->
    [you] brauchst { asked }
   *[other] braucht { asked }
}
board-pays = { WHO($seat) ->
    [you] du zahlst
   *[other] zahlt
}
board-charges = { WHO($seat) ->
    [you] du verlangst
   *[other] verlangt
}
board-accept = Annehmen
board-withdraw = Zurücknehmen
board-can-lend = Zu verleihen
board-unsold = noch nicht verliehen
board-nobody = Niemand.
board-offer-hint = Ein Angebot machst du am Schiff der anderen Seite.

board-brought-home = Was alle heimgebracht haben
board-winner = Sieg
board-never-shown = Diese Quest wurde nie gezeigt.

## Bestandteile und Zeichen

legend-strength = Stärke
legend-beer = Bier
legend-spear = ein Speer: einmal +2, zählt nicht zur Stärke
legend-goat = Ziege
legend-weapon = Waffe
legend-gold = Gold; eins von jedem ist ein Trio und einen Punkt mehr wert
legend-seen = die Seite einer Karte, die alle sehen
legend-red = rote Karten zuerst, die niedrigste Nummer vor den anderen
legend-yellow = dann die gelben, alle zugleich
legend-blue = dann die blauen nach ihrer Nummer
legend-earl = der Earl
legend-fearsome = furchterregend: hat als Erstes eine Karte gelegt
gallery-faces = Die { $count } Arten von Seiten
gallery-cards = { $seats ->
    [3] Karten in jedem Spiel
    [6] Karten zu sechst
   *[other] Karten ab { $seats } Plätzen
}
gallery-quests = Die Quests
gallery-loot = Beute
gallery-stacks = Im Vorrat: { $loot }.
gallery-boarding = mit genug Stärke plünderst du die Beute auf der Karte

## Das Terminal

screen-month = Monat { $month } von { $months }
screen-brawl = die Rauferei
screen-stacks = Vorrat
screen-endless = unbegrenzt
screen-taken = { WHO($seat) ->
    [you] gehört dir
   *[other] gehört { $seat }
}
screen-fearsome = furchterregend
screen-has-laid = hat gelegt
screen-played = auf dem Tisch
screen-offer = Angebot: { $loot }, mit { $partner }
screen-hand = Hand { $count }
screen-quest-down = Quest verdeckt
screen-quest = { asked } → { $loot }
screen-you = du
screen-laid = gelegt
screen-none = keine
screen-ends-missing = { $count ->
    [one] { $count } Ende fehlt
   *[other] { $count } Enden fehlen
}
screen-open-end = ein offenes Ende
screen-tree = Yggdra
screen-lent = { $card } verl.

## Dieser Zug, Karte für Karte

ledger-now = Dieser Zug
ledger-before = Zug { $turn }
ledger-nothing = Daraus wurde nichts.
ledger-to-come = { WHO($seat) ->
    [you] Deine kommt noch.
   *[other] Die von { $seat } kommt noch.
}
ledger-acts = wird gerade ausgeführt.
ledger-again = Noch einmal zeigen
