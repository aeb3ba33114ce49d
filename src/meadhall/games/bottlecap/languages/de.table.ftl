# Was die Dinge auf dem Tisch von sich sagen, und große Momente.

tip-ship = In jedem Zug segelt es um den Ring und tut, was auf dem Feld steht. Wer liegt, wo es ankommt, wird angegriffen: Beide ziehen 1 Schaden.
tip-ship-head = { board-ship-of }:
tip-valkyries-head = { board-valkyries }:
tip-helper-head = Der Helfer:
tip-helper = Manche Fähigkeiten der Städte wirken dort, wohin er zeigt.
tip-helper-line = Manche Fähigkeiten der Städte wirken dort, wohin er zeigt. Die rote Linie dreht sich mit ihm.
tip-line-head = Die rote Linie:
tip-line = Wer über sie segelt, zieht 1 Schaden. Davor anzuhalten kostet nichts.
tip-step-head = Stufe { $step } von 4:
tip-step = { $helmets ->
    [0] Sie kostet { $gold } Gold, am Bauplatz. Deine Hütte steigt auf und gewinnt eine Fähigkeit.
    [one] Sie kostet { $gold } Gold am Bauplatz und braucht { $helmets } Helm. Deine Hütte steigt auf und gewinnt eine Fähigkeit.
   *[other] Sie kostet { $gold } Gold am Bauplatz und braucht { $helmets } Helme. Deine Hütte steigt auf und gewinnt eine Fähigkeit.
}
tip-step-lacks = { $helmets ->
    [0] Es fehlen { $gold } Gold.
    [one] { $gold ->
        [0] Es fehlt { $helmets } Helm: Gewinne Ruhm.
       *[other] Es fehlen { $helmets } Helm und { $gold } Gold.
    }
   *[other] { $gold ->
        [0] Es fehlen { $helmets } Helme: Gewinne Ruhm.
       *[other] Es fehlen { $helmets } Helme und { $gold } Gold.
    }
}
tip-step-later = Die Hütte steigt Stufe um Stufe.
tip-hut = Die Hütte steht, wo ihre Stadt angekommen ist. Am Bauplatz rückt sie eine Linie entlang eine Stufe nach rechts.
tip-space-next = Segle zum Bauplatz und bezahl die Stufe.
tip-space-far = Von der Hütte führt keine Linie dorthin; sie steigt Stufe um Stufe.
tip-throne = Wessen Hütte hier Platz nimmt, gewinnt sofort.
tip-meter-head = { KIND($meter) ->
    [meter-wood] Holz:
    [meter-gold] Gold:
   *[other] Ruhm:
}
tip-wood = Holz tauscht man auf dem Ring gegen Ruhm, gegen Gold oder wird damit Schaden los.
tip-gold = Mit Gold bezahlst du die Stufen der Stadt.
tip-glory = Mit { $most } Ruhm gewinnst du sofort. Unterwegs bringt er Helme.
tip-helmet = Helme kommen mit dem Ruhm, dort wo die Leiste sie zeigt. Spätere Stufen der Stadt brauchen sie.
tip-damage-head = Schaden:
tip-damage = Ist der vierte rote Marker draußen, kommen die Walküren: Wer 2 Schaden oder mehr hat, zahlt. Dann geht alles zurück.
tip-race-city = Stufen der Stadt. Wer auf ihrem Thron Platz nimmt, gewinnt sofort.
way-build = Bauen: { $space }
way-costs = { $distance ->
    [0] { $gold } Gold zahlen.
    [one] { $distance } Feld weit segeln, { $gold } Gold zahlen.
   *[other] { $distance } Felder weit segeln, { $gold } Gold zahlen.
}

aims = Wie du gewinnst

# Das Ende
finale-wins = { WHO($seat) ->
    [you] Du gewinnst!
   *[other] { $seat } gewinnt
}
finale-glory = Mit { $most } Ruhm, in Runde { $round }.
finale-city = Auf dem Thron der Stadt, in Runde { $round }.
finale-nearest = Einem Thron am nächsten, als nach Runde { $round } die Zeit um war.
finale-how-far = Wie weit alle gekommen sind
finale-winner = gewinnt
decided-source = { WHO($seat) ->
    [you] { $source } brachte dir { $amount } von { $all } { $meter }.
   *[other] { $source } brachte { $seat } { $amount } von { $all } { $meter }.
}
decided-attacks = { WHO($seat) ->
    [you] { $made ->
        [0] Du hast niemanden angegriffen,
        [one] Du hast einmal angegriffen,
       *[other] Du hast { $made }-mal angegriffen,
    } { $met ->
        [0] und niemand dich.
        [one] und wurdest einmal angegriffen.
       *[other] und wurdest { $met }-mal angegriffen.
    }
   *[other] { $made ->
        [0] { $seat } hat niemanden angegriffen
        [one] { $seat } hat einmal angegriffen
       *[other] { $seat } hat { $made }-mal angegriffen
    } { $met ->
        [0] und wurde von niemandem angegriffen.
        [one] und wurde einmal angegriffen.
       *[other] und wurde { $met }-mal angegriffen.
    }
}
decided-valkyries = { $times ->
    [one] Die Walküren kamen einmal:
   *[other] Die Walküren kamen { $times }-mal:
} { WHO($seat) ->
    [you] Dir nahmen sie { $own } Ruhm, den anderen { $others }.
   *[other] { $seat } nahmen sie { $own } Ruhm, den anderen { $others }.
}
decided-no-valkyries = Die Walküren kamen nie.
decided-short-steps = { $steps ->
    [one] Dir fehlte { $steps } Stufe bis zu deinem Thron, und { $glory } Ruhm bis zum anderen.
   *[other] Dir fehlten { $steps } Stufen bis zu deinem Thron, und { $glory } Ruhm bis zum anderen.
}
decided-short-throne = { $any ->
    [0] Noch einmal bauen, und dein Thron wäre dein gewesen.
   *[other] { $helmets ->
        [0] Zu deinem Thron fehlten dir { $gold } Gold, zum anderen { $glory } Ruhm.
        [one] { $gold ->
            [0] Zu deinem Thron fehlte dir { $helmets } Helm, zum anderen { $glory } Ruhm.
           *[other] Zu deinem Thron fehlten dir { $helmets } Helm und { $gold } Gold, zum anderen { $glory } Ruhm.
        }
       *[other] { $gold ->
            [0] Zu deinem Thron fehlten dir { $helmets } Helme, zum anderen { $glory } Ruhm.
           *[other] Zu deinem Thron fehlten dir { $helmets } Helme und { $gold } Gold, zum anderen { $glory } Ruhm.
        }
    }
}
