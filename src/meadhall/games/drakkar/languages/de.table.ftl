# Was die Stücke auf dem Tisch von sich sagen, und große Augenblicke.

## Was jedes Stück von sich sagt

tip-bow = Der Bug, ein Ende des Schiffs: trägt eine Ladung. Ein leeres Ende kann versenkt werden.
tip-stern = Das Heck, ein Ende des Schiffs: trägt eine Ladung. Ein leeres Ende kann versenkt werden.
tip-deck = Das Deck: trägt eine Ladung mehr, und niemand kann es versenken.
tip-tree = Yggdrasil: dient als Bug oder als Heck und trägt eine Ladung.
tip-no-bow = Noch kein Bug: Nur Bug und Heck zusammen sind ein Schiff, das losfährt.
tip-no-deck = Kein Deck: Mit einem wird die Knorr zum Drakkar und trägt eine dritte Ladung.
tip-no-stern = Noch kein Heck: Nur Bug und Heck zusammen sind ein Schiff, das losfährt.
tip-room = Frei: Platz für einen Wikinger, ein Bier oder Bardl. Ein Ende ohne Ladung kann durch Sabotage sinken.
tip-spear = Odins Speer: In einem Kampf oder einer Quest abgegeben, zählt er einmal 2.
tip-strength = Stärke: alle Helme an Bord. Überfälle vergleichen sie, Entern und Quests verlangen sie.
tip-beer = Bier an Bord: Viele Quests verlangen welches.
tip-points = Punkte: Jedes Plättchen zählt 1, jedes Trio aus Ziege, Waffe und Gold 1 mehr.
tip-trios = Ein Trio ist ein Plättchen jeder Art: einen Punkt mehr wert.
tip-token = Jedes Plättchen ist ein Punkt; eines jeder Art ist ein Trio, einen Punkt mehr wert. Loki und Überfälle nehmen Plättchen weg.
tip-quest = Wofür dein Schiff am Ende des Monats losfährt. Die anderen sehen es nur, wenn dein Schiff dann fertig ist.
tip-quest-ship = Bug und Heck: Ohne beides fährst du in diesem Monat nicht los.
tip-quest-strength = Die Helme an Bord, und 2 für jeden Speer. Was fehlt, kann dir jemand für Beute leihen.
tip-quest-beer = Fässer an Bord; Bardl zählt als eines. Was fehlt, kann dir jemand für Beute leihen.
tip-quest-pays = Was du aus den Stapeln nimmst, wenn die Quest erfüllt ist.
tip-back = Eine verdeckte Karte: Alle werden zusammen aufgedeckt, wenn die letzte liegt.
tip-hole = Hier liegt noch keine Karte.
tip-order = Zuerst wirken alle roten Karten, nach Zahl; dann alle gelben zugleich; dann die blauen, nach Zahl.

## Szenen

stage-title = Zug { $turn }: Die Karten werden aufgedeckt
stage-order = Die Reihenfolge, in der Karten wirken
stage-on = Weiter
stage-next-yellow = Jetzt: die gelben Karten
stage-next-card = { WHO($seat) ->
    [you] Jetzt: deine Karte { $face }
   *[other] Jetzt: { $face } von { $seat }
}
stage-decides = entscheidet, was über Bord geht
stage-red = rot, Nummer { $number } · Karte { $place } von { $count }
stage-yellow = gelb · Karte { $place } von { $count }
stage-blue = blau, Nummer { $number } · Karte { $place } von { $count }
stage-done = Erledigt
stage-to-come = Kommt noch
stage-sunk = geht unter
stage-from = { WHO($seat) ->
    [you] von dir
   *[other] von { $seat }
}
stage-to = { WHO($seat) ->
    [you] zu dir
   *[other] zu { $seat }
}
stage-passing-ship = das vorbeifahrende Schiff
stage-strength = Stärke { $before } → { $now }
stage-beer = Bier { $before } → { $now }
stage-points = { $before } → { points-now }
points-now = { $now ->
    [one] { $now } Punkt
   *[other] { $now } Punkte
}
stage-grab = Schnapp dir einen Stapel!
month-title = Monat { $month } geht zu Ende: Die Schiffe fahren los
month-about = Fertige Schiffe suchen ihre Quest; die anderen dürfen helfen.
month-sail = Schiffe fahren los
month-haggle = Helfer feilschen
month-home = Beute kommt heim
month-sails = { WHO($seat) ->
    [you] du fährst
   *[other] fährt
}
month-stays = { WHO($seat) ->
    [you] du bleibst
   *[other] bleibt
}
month-needs-strength = braucht Stärke { $want }, hat { $have }
month-needs-beer = braucht { $want } Bier, hat { $have }
month-met = Quest erfüllt
month-met-with = { WHO($seat) ->
    [you] Quest erfüllt mit deiner Hilfe: { $faces }
   *[other] Quest erfüllt mit Hilfe von { $seat }: { $faces }
}
month-missed = Quest verfehlt: Niemand hat geholfen
month-seeks-help = sucht Hilfe
month-lent = { WHO($seat) ->
    [you] Hat dir geliehen: { $faces }.
   *[other] Hat { $seat } geliehen: { $faces }.
}
month-paid = zahlt { $loot }
month-earned = bekommt { $loot }
month-standings = Nach Monat { $month }
month-next = Es folgt Monat { $month }. Alle Karten gehen zurück, die Beute bleibt.
month-last = Das war der letzte Monat: Die Beute wird gezählt.
month-to-brawl = Zur Rauferei
month-to-end = Wer gewinnt?
finale-wins = { $seat } gewinnt
finale-shared = { $winners } teilen sich den Sieg
finale-by = { $all ->
    [0] { $winners ->
        [one] { $behind ->
            [0] Mit { points.dative }, vor allen anderen mit höchstens { $next }.
            [one] Mit { points.dative }, { $behind } Punkt vor dir.
           *[other] Mit { points.dative }, { $behind } Punkte vor dir.
        }
       *[other] { $behind ->
            [0] Mit je { points.dative }, vor allen anderen mit höchstens { $next }.
            [one] Mit je { points.dative }, { $behind } Punkt vor dir.
           *[other] Mit je { points.dative }, { $behind } Punkte vor dir.
        }
    }
   *[other] Alle mit { points.dative }.
}
decided-quests = { WHO($seat) ->
    [you] { $count ->
        [0] Du hast keine Quest erfüllt.
        [one] Du hast { $count } Quest erfüllt, für { $tokens } Plättchen.
       *[other] Du hast { $count } Quests erfüllt, für { $tokens } Plättchen.
    }
   *[other] { $count ->
        [0] { $seat } hat keine Quest erfüllt.
        [one] { $seat } hat { $count } Quest erfüllt, für { $tokens } Plättchen.
       *[other] { $seat } hat { $count } Quests erfüllt, für { $tokens } Plättchen.
    }
}
decided-robbery = { WHO($seat) ->
    [you] Loki und Überfälle brachten dir { $taken } und kosteten dich { $lost }; Entern brachte { $boarded }.
   *[other] Loki und Überfälle brachten { $seat } { $taken } und kosteten { $lost }; Entern brachte { $boarded }.
}
decided-trios = { WHO($seat) ->
    [you] { $count ->
        [one] Ein Trio gab dir einen Punkt mehr.
       *[other] { $count } Trios gaben dir { $count } Punkte mehr.
    }
   *[other] { $count ->
        [one] Ein Trio gab { $seat } einen Punkt mehr.
       *[other] { $count } Trios gaben { $seat } { $count } Punkte mehr.
    }
}
decided-missed = { $gap ->
    [one] Dir fehlte { $gap } Punkt; deine verfehlten Quests hätten { $count } Plättchen gebracht.
   *[other] Dir fehlten { $gap } Punkte; deine verfehlten Quests hätten { $count } Plättchen gebracht.
}
decided-gap = { $gap ->
    [one] Dir fehlte { $gap } Punkt, obwohl du jede Quest erfüllt hast.
   *[other] Dir fehlten { $gap } Punkte, obwohl du jede Quest erfüllt hast.
}
stage-nothing-placed = Du legst in diesem Zug nichts ab.
stage-quest-lacks = Deine Quest verlangt noch: { $things }.
stage-quest-met = Deine Quest ist erfüllt.
