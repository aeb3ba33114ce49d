### Was der Rückblick auf eine beendete Partie sagt.

wrong-depth = Ein Rückblick hat eine Tiefe von 1 bis { $most }, nicht { $given }.
not-over = Die Aufzeichnung endet nach { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
}, bevor das Spiel aus ist: Zurückblicken lässt sich nur auf eine beendete Partie.
another-match = Dieser Rückblick gehört zu einer anderen Partie.

## Wann

unit-round = Runde { $number }
unit-month = Monat { $number }
unit-turn = Zug { $number }
unit-decision = Entscheidung { $number }
unit-none = Aufbau
during = in { $when }
during-set-up = beim Aufbau
when = { $large }, { $small }
when-early = { $large } vor Zug 1
when-turn-of = { WHO($seat) ->
    [you] { $when }, dein Zug
   *[other] { $when }, Zug von { $seat }
}

## Wendepunkte

of-the-chance = { $percent } % Siegchance
lucky = Das Glück brachte { WHO($seat) ->
    [you] dir
   *[other] { $seat }
} { of-the-chance }.
unlucky = Das Pech kostete { WHO($seat) ->
    [you] dich
   *[other] { $seat }
} { of-the-chance }.
hidden = { WHO($seat) ->
    [you] So lagen die verdeckten Karten, als du „{ INNER($option) }“ gewählt hast.
   *[other] So lagen die verdeckten Karten, als { $seat } „{ INNER($option) }“ gewählt hat.
}
well-played = { WHO($seat) ->
    [you] Du hast „{ INNER($option) }“ gewählt: gut gespielt, { of-the-chance } mehr als mit der üblichen Wahl.
   *[other] { $seat } hat „{ INNER($option) }“ gewählt: gut gespielt, { of-the-chance } mehr als mit der üblichen Wahl.
}
slip = { WHO($seat) ->
    [you] Du hast „{ INNER($option) }“ gewählt, und das hat { of-the-chance } gekostet.
   *[other] { $seat } hat „{ INNER($option) }“ gewählt, und das hat { of-the-chance } gekostet.
}
better = Besser nach dem, was damals zu wissen war: „{ INNER($option) }“, mit einer Chance von { $percent } %.
would-win = Das hätte das Spiel auf der Stelle gewonnen.
ended-it = Die Wahl hat das Spiel beendet, und jemand anders hat gewonnen.
would-bring = Ein paar Entscheidungen weiter hätte das im Schnitt gebracht: { $gains }.
would-bring-at-a-price = Ein paar Entscheidungen weiter hätte das im Schnitt gebracht: { $gains }; der Preis: { $price }.
would-often = Weitergespielt geht es damit in { $often } von 100 Fällen besser aus und in { $seldom } schlechter.
would-seldom = Weitergespielt geht es damit nur in { $often } von 100 Fällen besser aus, dann aber viel besser.
more = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $name } mehr
less = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $name } weniger
price = { NUMBER($amount, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $name }

## Was für einen Platz heraussticht

of-seat-lucky = Größtes Glück: { $when }, +{ $percent } %.
of-seat-unlucky = Größtes Pech: { $when }, −{ $percent } %.
of-seat-good = Beste Wahl: „{ INNER($option) }“ { $during }, +{ $percent } %.
of-seat-mistake = Teuerster Fehlgriff: „{ INNER($option) }“ { $during }, −{ $percent } %.
of-seat-nothing = Nichts sticht heraus.

## Urteile

verdict-forced = Etwas anderes gab es nicht.
verdict-equal = So gut wie alles andere.
verdict-fine = Nichts war sicher besser.
verdict-good = Gut gespielt: { $percent } % mehr als mit der üblichen Wahl.
verdict-mistake = Ein Fehlgriff: Er hat { $percent } % gekostet.
verdict-hall = Die Halle hat für jemanden entschieden, der nicht da war.

## Wie viele Entscheidungen eines Platzes was waren

verdicts = { $decisions ->
    [0] Noch ist keine Entscheidung angesehen.
    [one] Eine Entscheidung: { $counted }.
   *[other] { $decisions } Entscheidungen: { $counted }.
}
count-mistake = { $many ->
    [one] ein Fehlgriff
   *[other] { $many } Fehlgriffe
}
count-good = { $many } gut gespielt
count-equal = { $many } so gut wie alles andere
count-fine = { $many } ohne sicher Besseres
count-forced = { $many } ohne Wahl

## Die Partie in ein paar Sätzen

sum-won = { WHO($seat) ->
    [you] Du hast gewonnen, mit einer Chance von { $percent } % am Anfang.
   *[other] { $seat } hat gewonnen, mit einer Chance von { $percent } % am Anfang.
}
sum-lost = { WHO($winner) ->
    [you] Du hast gewonnen, mit einer Chance von { $percent } % am Anfang; { $seat } hatte { $own } %.
   *[other] { WHO($seat) ->
        [you] { $winner } hat gewonnen, mit einer Chance von { $percent } % am Anfang; du hattest { $own } %.
       *[other] { $winner } hat gewonnen, mit einer Chance von { $percent } % am Anfang; { $seat } hatte { $own } %.
    }
}
sum-shared = Den Sieg teilen sich { $winners }.
sum-shared-with = Du teilst dir den Sieg mit { $others }.
sum-always = { WHO($seat) ->
    [you] Du lagst fast die ganze Zeit vorn.
   *[other] { $seat } lag fast die ganze Zeit vorn.
}
the-other = { WHO($other) ->
    [you] du
   *[other] { $other }
}
sum-mostly = { WHO($seat) ->
    [you] Du lagst die meiste Zeit vorn, { the-other } zum letzten Mal { $during }.
   *[other] { $seat } lag die meiste Zeit vorn, { the-other } zum letzten Mal { $during }.
}
the-winner = { WHO($winner) ->
    [you] du
   *[other] { $winner }
}
sum-ahead = { WHO($seat) ->
    [you] Du lagst bis { $when } vorn, danach { the-winner }.
   *[other] { $seat } lag bis { $when } vorn, danach { the-winner }.
}
sum-best = { WHO($seat) ->
    [you] Deine beste Wahl war „{ INNER($option) }“ { $during }: Sie brachte { of-the-chance }.
   *[other] Die beste Wahl war „{ INNER($option) }“ von { $seat } { $during }: Sie brachte { of-the-chance }.
}
sum-slip = { WHO($seat) ->
    [you] Dein teuerster Fehlgriff war „{ INNER($option) }“ { $during }: „{ INNER($better) }“ wäre { $percent } % mehr wert gewesen.
   *[other] Der teuerste Fehlgriff war „{ INNER($option) }“ von { $seat } { $during }: „{ INNER($better) }“ wäre { $percent } % mehr wert gewesen.
}
sum-even-luck = Das Glück war, soweit sich das sagen lässt, etwa gleich verteilt.
sum-unsure-luck = { WHO($seat) ->
    [you] Glück und Pech haben sich für dich etwa ausgeglichen: { $sign }{ $percent } %, plus/minus { $within }.
   *[other] Glück und Pech haben sich für { $seat } etwa ausgeglichen: { $sign }{ $percent } %, plus/minus { $within }.
}
sum-luck = { WHO($seat) ->
    [you] Das Glück war auf deiner Seite: { $percent } %, plus/minus { $within }.
   *[other] Das Glück war auf der Seite von { $seat }: { $percent } %, plus/minus { $within }.
}
sum-luck-above-all = { WHO($seat) ->
    [you] Das Glück war auf deiner Seite, vor allem { $during }: insgesamt { $percent } %, plus/minus { $within }.
   *[other] Das Glück war auf der Seite von { $seat }, vor allem { $during }: insgesamt { $percent } %, plus/minus { $within }.
}
sum-bad-luck = { WHO($seat) ->
    [you] Das Glück war gegen dich: { $percent } %, plus/minus { $within }.
   *[other] Das Glück war gegen { $seat }: { $percent } %, plus/minus { $within }.
}
sum-bad-luck-above-all = { WHO($seat) ->
    [you] Das Glück war gegen dich, vor allem { $during }: insgesamt { $percent } %, plus/minus { $within }.
   *[other] Das Glück war gegen { $seat }, vor allem { $during }: insgesamt { $percent } %, plus/minus { $within }.
}
sum-better = { WHO($seat) ->
    [you] Du hast am meisten daraus gemacht: Deine Entscheidungen waren { $percent } % mehr wert als die üblichen, plus/minus { $within }.
   *[other] { $seat } hat am meisten daraus gemacht: mit Entscheidungen, die { $percent } % mehr wert waren als die üblichen, plus/minus { $within }.
}
sum-as-usual = { WHO($seat) ->
    [you] Am besten hast du entschieden: etwa so gut wie üblich.
   *[other] Am besten hat { $seat } entschieden: etwa so gut wie üblich.
}
sum-worse = { WHO($seat) ->
    [you] Verschenkt haben alle etwas, du am wenigsten: { $percent } %, plus/minus { $within }.
   *[other] Verschenkt haben alle etwas, { $seat } am wenigsten: { $percent } %, plus/minus { $within }.
}
sum-better-not-best = { WHO($seat) ->
    [you] Deine Entscheidungen waren { $percent } % mehr wert als die üblichen, plus/minus { $within }; die von { $best } noch mehr.
   *[other] Die Entscheidungen von { $seat } waren { $percent } % mehr wert als die üblichen, plus/minus { $within }; die von { $best } noch mehr.
}
sum-as-usual-not-best = { WHO($seat) ->
    [you] Deine Entscheidungen waren etwa so gut wie die üblichen; die von { $best } waren besser.
   *[other] Die Entscheidungen von { $seat } waren etwa so gut wie die üblichen; die von { $best } waren besser.
}
sum-worse-not-best = { WHO($seat) ->
    [you] Deine Entscheidungen haben gegenüber den üblichen { $percent } % verschenkt, plus/minus { $within }; die besten waren die von { $best }.
   *[other] Die Entscheidungen von { $seat } haben gegenüber den üblichen { $percent } % verschenkt, plus/minus { $within }; die besten waren die von { $best }.
}

## Was darum herum steht

what-decided = Was den Ausschlag gab
nothing-decided = Nichts hat die Chancen mehr verändert, als sich vom Rauschen unterscheiden lässt.
luck-and-skill = Glück und Können
chance-to-win = Siegchance
all-chances = Alle Chancen als Tabelle
curve-label = Die Siegchance aller Plätze im Lauf der Partie; dasselbe steht in der Tabelle darunter
adds-up = In Prozent der Siegchance: Anfang, eigene Entscheidungen, die der anderen und das Glück ergeben das Ergebnis. Was von einer Entscheidung erst später sichtbar wird, zählt bei den anderen mit.
column-start = Anfang
column-own = eigene Entscheidungen
column-others = Entscheidungen der anderen
column-luck = Glück
column-result = Ergebnis
percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-round = { $percent } %
percent-within = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($within, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
signed = { $sign }{ $change } %
sureness = Alle Zahlen sind Schätzungen, aus bis zu { $worlds } Welten für jede Entscheidung bei Tiefe { $depth }; jedes ± gilt in 95 von 100 Fällen.
