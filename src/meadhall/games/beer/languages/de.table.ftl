## Das Feld neben der Hand

use-attack = Angriff
use-calm = Angriff ohne den Sturm
use-move = Bewegen
use-charge = Sturmangriff
use-drink = Trinken
panel-enter = Enter
panel-choose = Klicke auf eine Ecke einer Karte
panel-choose-how = Angriff, Bewegung und Trinken stehen in den Ecken, der Name ist ihr Text. Was jetzt geht, leuchtet; gespielt ist damit noch nichts.
panel-none = Keine Karte kann jetzt gespielt werden
panel-still = Beende die Phase. Vorher kannst du noch { $open }.
panel-or-as = oder als
panel-burn = Verbrennen …
panel-burn-what = { $drinks ->
    [0] Seele: 1 bis { $soul } Leben für Karten
   *[other] { $soul ->
        [0] Getränke, für eine Karte oder Leben
       *[other] Getränke, oder 1 bis { $soul } Leben deiner Seele
    }
}
panel-end = Phase beenden
panel-unplayed = { $count ->
    [one] 1 Karte könnte noch gespielt werden
   *[other] { $count } Karten könnten noch gespielt werden
}
panel-end-really = { $count ->
    [one] Trotzdem beenden: 1 Karte bleibt ungespielt
   *[other] Trotzdem beenden: { $count } Karten bleiben ungespielt
}
panel-hold-off = Halt ist aus: Du wirst nur bei Angriffen und Unterbrechungen gefragt
panel-hold-on = Halt ist an: Du wirst bei jeder Gelegenheit gefragt
panel-defend = Keine Karte würde helfen
panel-no-shield = Keine Karte zur Abwehr
panel-defend-how = Der Angriff ist mehr wert als jede Abwehr, die du hinzufügen könntest.
panel-take = Den Schlag hinnehmen

## Was Figuren von sich sagen

tip-warrior = { $left ->
    [-1] Leben { $life }, { tip-drinks }.
   *[other] { $right ->
        [-1] Leben { $life }, { tip-drinks }; { $left } Schritte entfernt.
       *[other] Leben { $life }, { tip-drinks }; im Uhrzeigersinn { $left } Schritte entfernt, andersherum { $right }. Waffen treffen auf ihre Entfernung.
    }
}
tip-drinks = { $drinks ->
    [one] 1 Getränk
   *[other] { $drinks } Getränke
}
tip-spirit = Ein Geist Lokis mit { drinks }; wer ihn trifft, nimmt ihm Getränke, nie Leben.
tip-life = Lebenspunkte: Wer keine mehr hat, fällt und spielt als Geist weiter. Ein Getränk auf dem Stapel geht zuerst verloren.
tip-wounds = Wunden: Lebenspunkte, die Schläge gekostet haben. Ein verbranntes Getränk oder manche Karte bringt sie zurück.
tip-energy = Berserker, einmal im Spiel: zwei Karten mehr als Angriffe in deinem Zug, dafür werden keine gezogen.
tip-energy-spent = Berserker ist verbraucht; nur manche Karte bringt ihn zurück.
tip-iaido = Iaido, einmal im Spiel: mit einer Karte bewegen und angreifen.
tip-backs = Die Rückseiten der Handkarten sind für alle offen: Man kennt von jeder die Laune und sonst nichts.
tip-drinks-total = Getränke: Wer die meisten hat, wenn der Krug leer ist, gewinnt die Nacht.
tip-mug = Der Krug. Ist sein letztes Getränk weg, haben alle noch einen Zug; dann gewinnen die meisten Getränke.
tip-reserve = Schrittmarker, die nicht im Ring liegen.
tip-valhalla = Gaben Walhalls, die noch zu gewinnen sind: eine für jeden Sieg über einen Krieger.
tip-card = { $kind ->
    [event] Ein Ereignis. Für seinen Text gespielt: { $says }. Oder für eine seiner Ecken: { $boxes }.
    [item] Ein Gegenstand. Angelegt bleibt er vor dir: { $says }. Oder für eine seiner Ecken gespielt: { $boxes }.
    [weapon] Eine Waffe. Angelegt bleibt sie vor dir: { $says }. Oder für eine ihrer Ecken gespielt: { $boxes }.
    [minion] Ein Scherge. Ausgeschickt geht er und schlägt für dich zu: { $says }. Oder für eine seiner Ecken gespielt: { $boxes }.
   *[interrupt] Eine Unterbrechung. Gespielt, während jemand anderes handelt: { $says }. Oder im eigenen Zug für eine ihrer Ecken: { $boxes }.
}
tip-floor = Getränke, die aus dem Spiel sind: verbrannt oder verschüttet. Manche Karte bringt sie zurück.

## Auf dem Telefon

sheet-fold = Die Frage zuklappen; damit ist nichts beantwortet
line-open = Deine eigene Tafel
line-cards = Karten
line-wielded = { $steps ->
    [one] 1 Schritt, +{ $defense } Abwehr
   *[other] { $steps } Schritte, +{ $defense } Abwehr
}
panel-all-cards = { $count ->
    [one] alle, 1 Karte
   *[other] alle { $count } Karten
}
plays-told = { $made } von 2 Karten gespielt
how-corner = Klicke auf die Ecke einer Karte: Das tut sie dann.
how-defend = Der kleinste Verlust ist gewählt; klicke auf eine andere Karte zum Vergleich.

## Große Augenblicke

stage-plays-on = Du spielst als Geist Lokis weiter.
stage-was-goal = die meisten Getränke allein
stage-now-goal = Die Geister zählen zusammen
stage-means-goal = Du gewinnst oder verlierst mit allen anderen Geistern gemeinsam.
stage-was-hand = Vorderseiten
stage-now-hand = Nur die Rückseiten zählen
stage-means-hand = Du kannst eine Karte spielen, deren Rückseite die des Ziehstapels ist.
stage-was-phase = zwei Karten im Zug
stage-now-phase = Rausch, Ziehen, dann eine Tat
stage-means-phase = Stiehl ein Getränk aus dem Krug, oder such einen Krieger heim und nimm ihm seine.
stage-was-death = Leben und Wunden
stage-now-death = Du kannst nicht noch einmal sterben
stage-means-death = Ein Schlag kostet einen Geist Getränke, wenn er sich nicht in Nebel auflöst.
stage-wounds = Deine Wunden sind deine neue Hand.
stage-match = { $count ->
    [0] Der Ziehstapel zeigt { $back }: { $all ->
        [one] Deine eine Karte passt nicht.
       *[other] Keine deiner { $all } Karten passt.
    }
    [one] Der Ziehstapel zeigt { $back }: { $all ->
        [one] Deine eine Karte passt.
       *[other] Eine deiner { $all } Karten passt.
    }
   *[other] Der Ziehstapel zeigt { $back }: { $count } deiner { $all } Karten passen.
}
stage-rise = Als Geist auferstehen
stage-what-spirits = Was tut ein Geist?

## Das Ende der Nacht

finale-standings = Was alle hatten
finale-wins = { $seat } gewinnt
finale-spirits = Die Geister gewinnen: { $winners }
finale-by = { $behind ->
    [0] { $drinks ->
        [one] 1 Getränk, und { $next } für den Nächsten.
       *[other] { $drinks } Getränke, und { $next } für den Nächsten.
    }
    [one] Ein Getränk vor dir: { $drinks } im Ganzen.
   *[other] { $behind } Getränke vor dir: { $drinks } im Ganzen.
}
decided-drunk = { WHO($seat) ->
    [you] Du hast in dieser Nacht { $drunk } getrunken und { $kept } davon behalten.
   *[other] { $seat } hat in dieser Nacht { $drunk } getrunken und { $kept } davon behalten.
}
decided-slain = { WHO($seat) ->
    [you] Du hast { $slain } erschlagen.
   *[other] { $seat } hat { $slain } erschlagen.
}
decided-mug = { WHO($seat) ->
    [you] Du hast das letzte Getränk aus dem Krug genommen.
   *[other] { $seat } hat das letzte Getränk aus dem Krug genommen.
}
decided-yours = { $lost ->
    [0] Du hast alles behalten, was du getrunken hast: { $drunk }.
   *[other] { $burnt ->
        [0] Von den { $drunk }, die du getrunken hast, gingen { $lost } verloren.
       *[other] Von den { $drunk }, die du getrunken hast, gingen { $lost } verloren, { $burnt } davon selbst verbrannt.
    }
}

## Wenn der Krug jetzt leer wäre

standings = Wäre der Krug jetzt leer
standings-sudden = Wäre die Nacht jetzt um
standings-left = noch { $left }
standings-you = Du
standings-spirits = Geister: { $seats }
standings-would-win = würde gewinnen
standings-nobody = Niemand hat bisher ein Getränk: Das erste führt.
standings-tied = { $yours ->
    [0] Zwischen { $count } steht es gleich: Eine weitere Runde würde entscheiden.
   *[other] Du bist gleichauf mit den Besten: Eine weitere Runde würde entscheiden.
}
standings-first = { $tie ->
    [0] { $who ->
        [team] Die Geister würden gewinnen.
        [you] Du würdest gewinnen.
       *[other] { $name } würde gewinnen.
    }
   *[other] { $who ->
        [team] Die Geister würden den Gleichstand gewinnen.
        [you] Du würdest den Gleichstand gewinnen.
       *[other] { $name } würde den Gleichstand gewinnen.
    }
}
standings-behind = { $drinks ->
    [0] Du hast gleich viel, verlierst aber den Gleichstand.
    [one] Dir fehlt 1 Getränk.
   *[other] Dir fehlen { $drinks } Getränke.
}
