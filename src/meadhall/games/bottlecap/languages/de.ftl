# Bottlecap Vikings auf Deutsch.

## Dinge aus der Schachtel

meter-wood = Holz
meter-gold = Gold
meter-glory = Ruhm
colour-red = rot
colour-grey = grau
heading-clockwise = im Uhrzeigersinn
heading-anticlockwise = gegen den Uhrzeigersinn
damage = Schaden
helmet = Helm
tokens = { $reds ->
    [0] { $greys ->
        [0] nichts
       *[other] { $greys }× Grau
    }
   *[other] { $greys ->
        [0] { $reds }× Rot
       *[other] { $reds }× Rot und { $greys }× Grau
    }
}
side-the-common-hall = Die große Halle
side-the-seers = Die Seher
side-the-traders = Die Händler
side-the-raiders = Die Plünderer
side-the-wardens = Die Wächter
space-build = Bauplatz
space-feast = Festmahl
space-bloody-feast = Blutiges Mahl
space-battered-gold = Narbengold
space-healthy-wood = Gesundes Holz
space-dock = Dock
space-blood-gold = Blutgold
space-lumber-trade = Holzhandel
space-robbers-bay = Räuberbucht
space-shipyard = Werft
space-gold-trade = Goldhandel
space-balance = Ausgleich
space-young-wood = Junges Holz
space-young-gold = Junges Gold
space-blood-wood = Blutholz
ability-timber-tithe = Holzzehnt
ability-gold-tithe = Goldzehnt
ability-feast-fires = Festfeuer
ability-helpers-balm = Balsam des Helfers
ability-long-oars = Lange Ruder
ability-valkyrie-friend = Walkürenfreund
ability-toll-of-the-fjord = Fjordzoll
ability-call-the-valkyries = Walkürenruf
ability-contrary-wind = Gegenwind
ability-second-look = Zweiter Blick
ability-healing-songs = Heilgesang
ability-helpers-coin = Münze des Helfers
ability-seers-gift = Sehergabe
ability-shifting-shores = Wandernde Ufer
ability-bone-setters-fee = Lohn des Knochenflickers
ability-helpers-wind = Wind des Helfers
ability-atonement = Sühne
ability-skalds-purse = Beutel des Skalden
ability-builders-scraps = Bauabfall
ability-great-bargain = Großer Handel
ability-timber-market = Holzmarkt
ability-light-keel = Leichter Kiel
ability-plunder = Plünderung
ability-helpers-timber = Balken des Helfers
ability-broad-sail = Breites Segel
ability-wergild = Wergeld
ability-guild-dues = Zunftgeld
ability-turn-the-cap = Korkendreh
ability-scar-money = Narbengeld
ability-line-crosser = Grenzgänger
ability-helpers-ward = Schutz des Helfers
ability-clean-slate = Reiner Tisch
ability-horned-crown = Hörnerkrone
word-timber-tithe = Holz
word-gold-tithe = Gold
word-feast-fires = Feuer
word-helpers-balm = Balsam
word-long-oars = Ruder
word-valkyrie-friend = Freund
word-toll-of-the-fjord = Zoll
word-call-the-valkyries = Ruf
word-contrary-wind = Wende
word-second-look = Blick
word-healing-songs = Gesang
word-helpers-coin = Münze
word-seers-gift = Gabe
word-shifting-shores = Ufer
word-bone-setters-fee = Lohn
word-helpers-wind = Wind
word-atonement = Sühne
word-skalds-purse = Beutel
word-builders-scraps = Reste
word-great-bargain = Handel
word-timber-market = Markt
word-light-keel = Kiel
word-plunder = Beute
word-helpers-timber = Balken
word-broad-sail = Segel
word-wergild = Wergeld
word-guild-dues = Zunft
word-turn-the-cap = Dreh
word-scar-money = Narben
word-line-crosser = Grenze
word-helpers-ward = Schutz
word-clean-slate = rein
word-horned-crown = Krone

## Was auf den Feldern und auf den Städten steht

part-1-build = Preis der Stufe in { $gold } zahlen, Hütte steigt
part-1-feast = -1 { $gold } -2 { $wood }: +1 { $glory }
part-2-feast = -2 { $gold } -3 { $wood }: +1 { $glory }
part-1-bloody-feast = -1 { $gold } -2 { $wood }: +1 { $glory }
part-2-bloody-feast = -1 { $gold } -2 { $wood } +1 { $damage }: +1 { $glory }
part-1-battered-gold = +1 { $gold }
part-2-battered-gold = am meisten { $damage }: +1 { $gold }
part-1-healthy-wood = +1 { $wood }
part-2-healthy-wood = am wenigsten { $damage }: +1 { $wood }
part-1-dock = -1 { $wood }: -2 { $damage }
part-2-dock = -2 { $wood }: -4 { $damage }
part-1-blood-gold = +1 { $gold }
part-2-blood-gold = +1 { $damage }: +1 { $gold }
part-1-lumber-trade = -X { $gold }: +X+1 { $wood }
part-1-robbers-bay = +2 { $gold } (hier angegriffen: -1 { $gold })
part-1-shipyard = -1 { $wood }: -3 { $damage }
part-2-shipyard = -3 { $wood }: kein { $damage } mehr
part-1-gold-trade = -X { $wood }: +X+1 { $gold }
part-1-balance = +1 von dem, wovon du weniger hast; gleich: beides
part-1-young-wood = +3 { $wood }, je { $helmet } 1 weniger, mindestens 1
part-1-young-gold = +3 { $gold }, je { $helmet } 1 weniger, mindestens 1
part-1-blood-wood = +1 { $wood }
part-2-blood-wood = +1 { $damage }: +1 { $wood }
text-timber-tithe = { $wood } erhalten: +1 { $wood } am Zugende
text-gold-tithe = { $gold } erhalten: +1 { $gold } am Zugende
text-feast-fires = { $glory } erhalten: +1 { $wood } am Zugende
text-helpers-balm = beim Helfer anlegen: -1 { $damage }
text-long-oars = bis zu 2 weiter segeln; bei Ankunft +1 { $glory }
    .short = bis zu 2 weiter segeln
text-valkyrie-friend = Walküren: 1 { $damage } weniger zählen
text-toll-of-the-fjord = an einem Schiff vorbei: 1 Ware mit ihm tauschen
text-call-the-valkyries = bei Ankunft kommen die Walküren zu allen
text-contrary-wind = +1 { $damage }: für immer umkehren
text-second-look = 1 Marker mehr ziehen, 1 zurücklegen
text-healing-songs = { $glory } erhalten: -1 { $damage } am Zugende
text-helpers-coin = beim Helfer anlegen: +1 { $gold }
text-seers-gift = bei Ankunft eine beliebige Fähigkeit im Spiel nehmen
text-shifting-shores = beim Helfer anlegen: zwei Plättchen tauschen
text-bone-setters-fee = jemand anders wird { $damage } los: +1 { $gold } am Zugende
text-helpers-wind = beim Helfer starten: bis zu 3 weiter segeln
text-atonement = -1 { $glory }: allen { $damage } loswerden
text-skalds-purse = { $glory } erhalten: +1 { $gold } am Zugende
text-builders-scraps = eine Hütte steigt: +1 { $wood } am Zugende
text-great-bargain = bei Ankunft { $wood } oder { $gold } verdoppeln
text-timber-market = { $wood } erhalten: +1 { $gold } am Zugende
text-light-keel = bis zu 1 weiter segeln; bei Ankunft +1 { $wood } -2 { $damage }
    .short = bis zu 1 weiter segeln
text-plunder = Angriff: mit jedem 1 Ware tauschen
text-helpers-timber = beim Helfer anlegen: +1 { $wood }
text-broad-sail = bis zu 2 weiter segeln
text-wergild = angegriffen: +1 { $gold } am Zugende
text-guild-dues = eine Hütte steigt: +1 { $gold } am Zugende
text-turn-the-cap = bei Ankunft den Kronkorken drehen und +1 { $glory }
text-scar-money = { $damage } loswerden: +1 { $gold } am Zugende
text-line-crosser = kein { $damage } durch die Linie (zu viert: +1 { $glory } -1 { $damage })
    .short = kein { $damage } durch die Linie
text-helpers-ward = beim Helfer bekommst du keinen { $damage }
text-clean-slate = bei Ankunft allen { $damage } loswerden
text-horned-crown = bei Ankunft +1 { $wood }; für immer 1 { $helmet } mehr
    .short = für immer 1 { $helmet } mehr

either-part = { $one }; und/oder { $other }

## Dasselbe in Sätzen, für alle, die wissen wollen, was es heißt

offers-build = Zahl das Gold für deine nächste Stufe, und deine Hütte steigt.
offers-feast = Zahl 1 Gold und 2 Holz für 1 Ruhm, oder 2 Gold und 3 Holz für 1 Ruhm, oder tu beides.
offers-bloody-feast = Zahl 1 Gold und 2 Holz für 1 Ruhm, oder zahl dasselbe und nimm 1 Schaden für 1 Ruhm, oder tu beides.
offers-battered-gold = Du bekommst 1 Gold, und noch 1, wenn niemand mehr Schaden hat als du.
offers-healthy-wood = Du bekommst 1 Holz, und noch 1, wenn niemand weniger Schaden hat als du.
offers-dock = Zahl 1 Holz, um 2 Schaden loszuwerden, oder 2 Holz für 4 Schaden, oder tu beides.
offers-blood-gold = Du bekommst 1 Gold, und du darfst 1 Schaden nehmen und noch 1 bekommen.
offers-lumber-trade = Zahl so viel Gold, wie du willst: Du bekommst ebenso viel Holz und 1 dazu.
offers-robbers-bay = Du bekommst 2 Gold. Wer hier angegriffen wird, verliert 1 Gold.
offers-shipyard = Zahl 1 Holz, um 3 Schaden loszuwerden, oder 3 Holz für allen Schaden, oder tu beides.
offers-gold-trade = Zahl so viel Holz, wie du willst: Du bekommst ebenso viel Gold und 1 dazu.
offers-balance = Du bekommst 1 Holz oder 1 Gold, je nachdem, wovon du weniger hast; hast du gleich viel, je 1.
offers-young-wood = Du bekommst 3 Holz, je Helm von dir 1 weniger, aber mindestens 1.
offers-young-gold = Du bekommst 3 Gold, je Helm von dir 1 weniger, aber mindestens 1.
offers-blood-wood = Du bekommst 1 Holz, und du darfst 1 Schaden nehmen und noch 1 bekommen.
means-timber-tithe = In einem Zug, in dem du Holz bekommst, bekommst du am Ende 1 Holz dazu.
means-gold-tithe = In einem Zug, in dem du Gold bekommst, bekommst du am Ende 1 Gold dazu.
means-feast-fires = In einem Zug, in dem du Ruhm bekommst, bekommst du am Ende 1 Holz.
means-helpers-balm = Immer wenn du beim Helfer anlegst, wirst du vor deiner Aktion 1 Schaden los.
means-long-oars = Du darfst in jedem Zug bis zu 2 Felder weiter fahren. Wenn deine Hütte hier ankommt, bekommst du 1 Ruhm.
means-valkyrie-friend = Wenn die Walküren kommen, zahlst du, als hättest du 1 Schaden weniger.
means-toll-of-the-fjord = Immer wenn du an einem Schiff vorbeifährst, nimmst du dessen Besitzer 1 Ware und gibst ihm 1 Ware zurück.
means-call-the-valkyries = Wenn deine Hütte hier ankommt, kommen die Walküren zu allen.
means-contrary-wind = Vor deiner Aktion darfst du 1 Schaden nehmen und umkehren: Vom nächsten Zug an fährst du andersherum.
means-second-look = Immer wenn du Schaden bekommst, ziehst du 1 Marker mehr und legst einen der gezogenen zurück.
means-healing-songs = In einem Zug, in dem du Ruhm bekommst, wirst du am Ende 1 Schaden los.
means-helpers-coin = Immer wenn du beim Helfer anlegst, bekommst du 1 Gold.
means-seers-gift = Wenn deine Hütte hier ankommt, wählst du eine andere Fähigkeit aus den Städten im Spiel: Sie gehört dir für immer.
means-shifting-shores = Immer wenn du beim Helfer anlegst, darfst du vor deiner Aktion zwei benachbarte Plättchen tauschen.
means-bone-setters-fee = In einem Zug, in dem jemand anders Schaden loswird, bekommst du am Ende 1 Gold. Was die Walküren zurücknehmen, zählt nicht.
means-helpers-wind = Wenn dein Zug beim Helfer beginnt, darfst du bis zu 3 Felder weiter fahren.
means-atonement = Vor deiner Aktion darfst du 1 Ruhm abgeben und wirst dafür allen Schaden los.
means-skalds-purse = In einem Zug, in dem du Ruhm bekommst, bekommst du am Ende 1 Gold.
means-builders-scraps = In einem Zug, in dem eine Hütte steigt, deine oder eine andere, bekommst du am Ende 1 Holz.
means-great-bargain = Wenn deine Hütte hier ankommt, verdoppelst du dein Holz oder dein Gold.
means-timber-market = In einem Zug, in dem du Holz bekommst, bekommst du am Ende 1 Gold.
means-light-keel = Du darfst in jedem Zug 1 Feld weiter fahren. Wenn deine Hütte hier ankommt, bekommst du 1 Holz und wirst 2 Schaden los.
means-plunder = Immer wenn du angreifst, nimmst du allen Angegriffenen je 1 Ware und gibst ihnen je 1 Ware zurück.
means-helpers-timber = Immer wenn du beim Helfer anlegst, bekommst du vor deiner Aktion 1 Holz.
means-broad-sail = Du darfst in jedem Zug bis zu 2 Felder weiter fahren.
means-wergild = In einem Zug, in dem du angegriffen wirst, bekommst du am Ende 1 Gold.
means-guild-dues = In einem Zug, in dem eine Hütte steigt, deine oder eine andere, bekommst du am Ende 1 Gold.
means-turn-the-cap = Wenn deine Hütte hier ankommt, drehst du den Kronkorken, wie du willst, und bekommst 1 Ruhm.
means-scar-money = In einem Zug, in dem du Schaden loswirst, bekommst du am Ende 1 Gold.
means-line-crosser = Die rote Linie bringt dir keinen Schaden. Zu viert bekommst du stattdessen 1 Ruhm und wirst 1 Schaden los, wenn deine Hütte hier ankommt.
means-helpers-ward = Solange dein Schiff beim Helfer liegt, kannst du keinen Schaden bekommen und also auch nicht damit zahlen.
means-clean-slate = Wenn deine Hütte hier ankommt, wirst du allen Schaden los.
means-horned-crown = Wenn deine Hütte hier ankommt, bekommst du 1 Holz. Von da an hast du 1 Helm mehr.

## Was gefragt wird

ask-side = Wähle eine Seite deiner Stadtkarte.
ask-place = Setz dein Schiff an eine beliebige Stelle.
ask-goods = { $goods ->
    [one] Wähle { $goods } Ware für den Anfang.
   *[other] Wähle { $goods } Waren für den Anfang.
}
ask-first-step = Deine erste Stufe in der Stadt ist umsonst: Wähle sie.
ask-step = Wähle die nächste Stufe für deine Hütte.
ask-sail = { $most ->
    [3] Segle 1, 2 oder 3 Felder weit.
   *[other] Segle 1 bis { $most } Felder weit.
}
ask-exchange = Du kommst an { $other } vorbei: Was nimmst du, und was gibst du?
ask-take = Du plünderst { $other }: Was nimmst du?
ask-give = Was gibst du { $other } dafür?
ask-undraw = Du hast { $reds }× Rot und { $greys }× Grau gezogen: Leg eines in den Deckel zurück.
ask-return = Gib { $amount } Schaden zurück: welche Farben?
ask-use = Vor der Aktion: Nutze eine Fähigkeit, oder mach weiter.
ask-swap = Tausche zwei benachbarte Plättchen.
ask-part = { $space }: Tu, was das Feld bietet, oder beende deinen Zug.
ask-amount = Wie viel { $meter } gibst du her?
ask-copy = Wähle eine Fähigkeit, die auf einer Stadt im Spiel steht: Sie gehört dir für immer.
ask-double = Verdopple dein Holz oder dein Gold.
ask-rotate = Dreh den Kronkorken: Auf welches Feld soll der Helfer schauen?

## Was man tun kann

do-side = { $side }
do-place = Anlegen: { $space }
do-goods = { $wood ->
    [0] { $gold } Gold
   *[other] { $gold ->
        [0] { $wood } Holz
       *[other] { $gold } Gold und { $wood } Holz
    }
}
do-step = { KIND($ability) ->
    [throne] Den Thron besteigen
   *[other] { $ability }
}
do-sail = { spaces } weit: { $space }
do-exchange = 1 { $taken } von { $other } nehmen, 1 { $given } geben
do-take = 1 { $meter } von { $other } nehmen
do-give = { $other } 1 { $meter } geben
do-undraw = { KIND($colour) ->
    [colour-red] Einen roten Marker zurücklegen
   *[colour-grey] Einen grauen Marker zurücklegen
}
do-return = Zurückgeben: { tokens }
do-use = { $ability }
do-done = Weiter zur Aktion
do-swap = Tauschen: { $space } und { $next }
do-part = { $space } ({ $does })
do-finish = Zug beenden
do-amount = { $amount } { $meter } hergeben
do-copy = { $ability }
do-double = { $meter } verdoppeln
do-rotate = Der Helfer schaut hierhin: { $space }

## Warum es nicht geht

why-not-moored = { $other } liegt dort schon.
why-not-too-far = { $distance ->
    [8] Dort liegt dein Schiff: einmal herum sind es { $distance } Felder, und du segelst höchstens { $most } weit.
    [one] Das ist { $distance } Feld entfernt; du segelst höchstens { $most } weit.
   *[other] Das ist { $distance } Felder entfernt; du segelst höchstens { $most } weit.
}
why-not-helmets = { $needed ->
    [one] Die nächste Stufe braucht { $needed } Helm, und du hast { $helmets }.
   *[other] Die nächste Stufe braucht { $needed } Helme, und du hast { $helmets }.
}
why-not-step-gold = Die nächste Stufe kostet { $cost } Gold, und du hast { $gold }.
why-not-costs = Das kostet { $cost } { $meter }, und du hast { $amount }.
why-not-no-glory = Das kostet 1 Ruhm, und du hast keinen.
why-not-trade = Du hast kein { $meter } zum Handeln.
why-not-take = { $other } hat kein { $meter }.
why-not-give = Du hast kein { $meter } zum Geben.
why-not-drawn = { KIND($colour) ->
    [colour-red] Du hast keinen roten Marker gezogen.
   *[colour-grey] Du hast keinen grauen Marker gezogen.
}
why-not-done-already = Diesen Teil hast du schon ausgeführt.
why-not-most-damage = Du hast { $damage } Schaden; jemand hat { $most }.
why-not-least-damage = { $least ->
    [0] Du hast { $damage } Schaden; jemand hat gar keinen.
   *[other] Du hast { $damage } Schaden; jemand hat nur { $least }.
}
why-not-unhurt = Du hast keinen Schaden, den du loswerden könntest.
why-not-pain = Beim Helfer kannst du keinen Schaden bekommen, und der gehört hier dazu.
why-not-pay-damage = Beim Helfer kannst du keinen Schaden bekommen, also auch nicht damit zahlen.
why-not-used = Diese Fähigkeit hast du vor dieser Aktion schon genutzt.
why-not-beside = Du hast nicht beim Helfer angelegt.
why-not-by-itself = Sonst gibt es nichts zu nutzen; das geschieht von selbst.
why-not-copy-itself = Diese Fähigkeit kann sich nicht selbst kopieren.
why-not-same-way = Der Kronkorken muss in eine andere Richtung gedreht werden.

setup-no-build = In diesem Ring fehlt der Bauplatz (S01), also könnte niemand je eine Stadt verbessern.
setup-right-tiles = zähle mit layout=custom T1 bis T8 je einmal mit ihrer Seite auf, etwa T1a,T2b,T3a,T4a,T5b,T6a,T7a,T8b
setup-right-sides = zähle mit city=custom für jeden der { $seats } Plätze eine Seite aus { $known } auf; jede besondere Seite gibt es nur einmal

## Wohin es führt

odds = { $odds ->
    [100] {""}
    [0] {" "}(unter 1 %)
   *[other] {" "}({ $odds } %)
}
foretold = { $what }{ odds }.
now = { $now ->
    [-1] {""}
   *[other] {" "}(dann { $now })
}
will-gained = +{ $amount } { $meter }{ now }
will-gained-by = { $why }: +{ $amount } { $meter }{ now }
will-lost = −{ $amount } { $meter }{ now }
will-lost-of = { $seat }: −{ $amount } { $meter }{ now }
will-forfeited = Kein Platz für { $amount } { $meter }
will-crossed = Über die Schadenslinie{ times }
will-attacked = Angriff auf { $victims }
will-drew = +{ $count } Schaden
will-missed = Der Deckel ist leer: Du zählst vorerst 1 Schaden mehr
will-missed-of = Der Deckel ist leer: { $seat } zählt vorerst 1 Schaden mehr
will-valkyries = Die Walküren kommen
will-gave-back = −{ $amount } Schaden
will-reversed = Du segelst dann { $heading }
will-advanced = { KIND($ability) ->
    [throne] Hütte auf den Thron
   *[other] Hütte auf Stufe { $tier }
}
will-won = Du gewinnst
will-won-of = { $seat } gewinnt
price-lost = { $amount } { $meter }
price-drew = { $count } Schaden
offer = { $how ->
    [then] Danach { $gains } für { $price }{ odds }.
    [most] Bis zu { $gains } für { $price }{ odds }.
   *[plain] { $gains } für { $price }{ odds }.
}
offer-free = { $how ->
    [then] Danach { $gains }{ odds }.
    [most] Bis zu { $gains }{ odds }.
   *[plain] { $gains }{ odds }.
}
beside-helper = Beim Helfer.
lie-there = { $count ->
    [one] Dort liegt { $others }.
   *[other] Dort liegen { $others }.
}
does = { $does }.

## Was geschah

why = { KIND($why) ->
    [source-none] {""}
    [source-paid] {""}
   *[other] {" "}({ $why })
}
source-valkyries = Walküren
source-robbed = beraubt
source-paid = bezahlt
told-turn = { WHO($seat) ->
    [you] Runde { $round }: Du segelst zuerst.
   *[other] Runde { $round }: { $seat } segelt zuerst.
}
told-side-chosen = { WHO($seat) ->
    [you] Du wählst deine Seite: { $side }.
   *[other] { $seat } wählt eine Seite: { $side }.
}
    .short = wählt { $side }
told-placed = { WHO($seat) ->
    [you] Du legst an: { $space }.
   *[other] { $seat } legt an: { $space }.
}
    .short = legt an: { $space }
told-gained = { WHO($seat) ->
    [you] Du erhältst { $amount } { $meter }, jetzt { $now }{ why }.
   *[other] { $seat } erhält { $amount } { $meter }, jetzt { $now }{ why }.
}
    .short = +{ $amount } { $meter }
told-forfeited = { WHO($seat) ->
    [you] Du hast keinen Platz für { $amount } { $meter }.
   *[other] { $seat } hat keinen Platz für { $amount } { $meter }.
}
    .short = kein Platz für { $amount } { $meter }
told-lost = { KIND($why) ->
    [source-paid] { WHO($seat) ->
        [you] Du zahlst { $amount } { $meter }, jetzt { $now }.
       *[other] { $seat } zahlt { $amount } { $meter }, jetzt { $now }.
    }
   *[other] { WHO($seat) ->
        [you] Du verlierst { $amount } { $meter }, jetzt { $now }{ why }.
       *[other] { $seat } verliert { $amount } { $meter }, jetzt { $now }{ why }.
    }
}
    .short = −{ $amount } { $meter }
spaces = { $distance ->
    [one] { $distance } Feld
   *[other] { $distance } Felder
}
told-sailed = { WHO($seat) ->
    [you] Du segelst { spaces } weit: { $space }.
   *[other] { $seat } segelt { spaces } weit: { $space }.
}
    .short = segelt { spaces } weit: { $space }
told-exchanged = { WHO($seat) ->
    [you] Du kommst an { $with } vorbei, nimmst 1 { $taken } und gibst 1 { $given }.
   *[other] { $seat } kommt an { WHO($with) ->
        [you] dir
       *[other] { $with }
    } vorbei, nimmt 1 { $taken } und gibt 1 { $given }.
}
    .short = kommt an { WHO($with) ->
        [you] dir
       *[other] { $with }
    } vorbei, nimmt 1 { $taken } und gibt 1 { $given }
told-took = { WHO($seat) ->
    [you] Du nimmst 1 { $meter } von { $from }.
   *[other] { $seat } nimmt 1 { $meter } von { WHO($from) ->
        [you] dir
       *[other] { $from }
    }.
}
    .short = nimmt 1 { $meter } von { WHO($from) ->
        [you] dir
       *[other] { $from }
    }
told-gave = { WHO($seat) ->
    [you] Du gibst { $to } 1 { $meter }.
   *[other] { $seat } gibt { WHO($to) ->
        [you] dir
       *[other] { $to }
    } 1 { $meter }.
}
    .short = gibt { WHO($to) ->
        [you] dir
       *[other] { $to }
    } 1 { $meter }
times = { $times ->
    [1] {""}
   *[other] {" "}({ $times }-mal)
}
told-crossed = { WHO($seat) ->
    [you] Du fährst über die Schadenslinie{ times }.
   *[other] { $seat } fährt über die Schadenslinie{ times }.
}
    .short = fährt über die Schadenslinie{ times }
told-attacked = { WHO($seat) ->
    [you] Du greifst { NAME($victims, form: "accusative") } an.
   *[other] { $seat } greift { NAME($victims, form: "accusative") } an.
}
    .short = greift { NAME($victims, form: "accusative") } an
told-drew = { WHO($seat) ->
    [you] Du ziehst { tokens }.
   *[other] { $seat } zieht { tokens }.
}
    .short = zieht { tokens }
told-undrew = { WHO($seat) ->
    [you] Du legst einen Marker ({ $colour }) zurück, als wäre er nie gezogen worden.
   *[other] { $seat } legt einen Marker ({ $colour }) zurück, als wäre er nie gezogen worden.
}
    .short = legt einen Marker ({ $colour }) zurück
told-missed = { WHO($seat) ->
    [you] Der Deckel ist leer: Du zählst vorerst 1 Schaden mehr.
   *[other] Der Deckel ist leer: { $seat } zählt vorerst 1 Schaden mehr.
}
told-valkyries = Die Walküren kommen.
told-gave-back = { WHO($seat) ->
    [you] Du wirst { $amount } Schaden los: { tokens }.
   *[other] { $seat } wird { $amount } Schaden los: { tokens }.
}
    .short = −{ $amount } Schaden
told-reversed = { WHO($seat) ->
    [you] Du kehrst um und segelst nun { $heading }.
   *[other] { $seat } kehrt um und segelt nun { $heading }.
}
    .short = kehrt um
told-swapped = { WHO($seat) ->
    [you] Du tauschst die Plättchen an den Stellen { $position } und { $next }.
   *[other] { $seat } tauscht die Plättchen an den Stellen { $position } und { $next }.
}
    .short = tauscht zwei Plättchen
told-advanced = { KIND($ability) ->
    [throne] { WHO($seat) ->
        [you] Deine Hütte erreicht den Thron.
       *[other] Die Hütte von { $seat } erreicht den Thron.
    }
   *[other] { WHO($seat) ->
        [you] Deine Hütte steigt auf Stufe { $tier }: { $ability }.
       *[other] Die Hütte von { $seat } steigt auf Stufe { $tier }: { $ability }.
    }
}
    .short = { KIND($ability) ->
        [throne] Hütte auf den Thron
       *[other] Hütte auf Stufe { $tier }: { $ability }
    }
told-copied = { WHO($seat) ->
    [you] Du übernimmst { $ability }.
   *[other] { $seat } übernimmt { $ability }.
}
    .short = übernimmt { $ability }
told-rotated = { WHO($seat) ->
    [you] Du drehst den Kronkorken; der Helfer schaut nun hierhin: { $space }.
   *[other] { $seat } dreht den Kronkorken; der Helfer schaut nun hierhin: { $space }.
}
    .short = dreht den Kronkorken: { $space }
told-performed = { WHO($seat) ->
    [you] Du nutzt { $space } ({ $does }).
   *[other] { $seat } nutzt { $space } ({ $does }).
}
told-won = { KIND($way) ->
    [way-glory] { WHO($seat) ->
        [you] Du setzt dich auf den Thron des Ruhmes und gewinnst.
       *[other] { $seat } setzt sich auf den Thron des Ruhmes und gewinnt.
    }
    [way-city] { WHO($seat) ->
        [you] Du setzt dich auf den Thron der Stadt und gewinnst.
       *[other] { $seat } setzt sich auf den Thron der Stadt und gewinnt.
    }
   *[other] { WHO($seat) ->
        [you] Niemand hat rechtzeitig einen Thron erreicht; du warst am nächsten und gewinnst.
       *[other] Niemand hat rechtzeitig einen Thron erreicht; { $seat } war am nächsten und gewinnt.
    }
}

## Auf der Seite und auf dem Schirm

name = { $thing }
progress = Runde { $round }
score = { $tier } von 4 Stufen, { $glory } von { $most } Ruhm
threat-build = Gewinnt am Bauplatz: Alles Nötige ist da.
threat-gold = Gewinnt mit { $gold } Gold am Bauplatz.
threat-helmets = { $helmets ->
    [one] Gewinnt mit { $helmets } Helm mehr und { $gold } Gold.
   *[other] Gewinnt mit { $helmets } Helmen mehr und { $gold } Gold.
}
threat-glory = Gewinnt mit { $glory } Ruhm mehr.
board-ring = Der Ring
board-city-of = Stadt von { $seat }
board-you = du
board-to-play = am Zug
board-option = { $key ->
    [none] { $label }
   *[other] Möglichkeit { $key }: { $label }
}
board-attack = Angriff
board-ship-of = Schiff von { $seat }
board-start = Start
board-next = nun
board-hut = Deine Hütte
board-win = Sieg
board-need = { $helmets ->
    [one] Stufe { $step }: { $gold } Gold und { $helmets } Helm
   *[other] Stufe { $step }: { $gold } Gold und { $helmets } Helme
}
board-double = verdoppeln
board-take = eins nehmen
board-give = eins geben
board-exchange = eins für { $meter }
board-exchange-same = eins für eins
board-undraw = { $colour } zurück
board-reds = { $reds } rot
board-trade = { $amount } { $meter } hergeben
board-meter = { KIND($meter) ->
    [meter-wood] Holz
    [meter-gold] Gold
   *[other] Ruhm
}
board-of = von { $most }
board-damage = Schaden
board-tokens = { $reds } rot, { $greys } grau
board-damage-of = { $reds ->
    [0] { $damage } Schaden
   *[other] { $damage } Schaden, davon { $reds } rot
}
board-city = Stadt
board-steps = { $tier } von 4 Stufen
board-at = { $space }
board-turn = { $ahead ->
    [0] am Zug
    [1] als Nächstes am Zug
    [2] als Zweites am Zug
   *[3] als Drittes am Zug
}
board-on-throne = auf dem Thron
board-can-build = kann bauen
board-lacks = { $helmets ->
    [0] für die nächste Stufe fehlen { $gold } Gold
    [one] { $gold ->
        [0] für die nächste Stufe fehlt { $helmets } Helm
       *[other] für die nächste Stufe fehlen { $helmets } Helm und { $gold } Gold
    }
   *[other] { $gold ->
        [0] für die nächste Stufe fehlen { $helmets } Helme
       *[other] für die nächste Stufe fehlen { $helmets } Helme und { $gold } Gold
    }
}
board-short = fehlen
board-helmets = { $helmets ->
    [one] Helm
   *[other] Helme
}
board-valkyries = Walküren
board-valkyries-next = Der nächste rote ruft sie.
board-valkyries-fourth = Sie kommen mit dem vierten.
board-lid = Im Deckel: { $tokens } Marker, davon { $reds } rot.
board-out = { $out } von 4
board-reds-out = rote draußen
board-drawn = Eben gezogen:
row-1-build = zahle { $gold }, { $up }{ $hut }
row-1-feast = { $down }1 { $gold } 2 { $wood } { $up }1 { $glory }
row-2-feast = { $down }2 { $gold } 3 { $wood } { $up }1 { $glory }
row-1-bloody-feast = { $down }1 { $gold } 2 { $wood } { $up }1 { $glory }
row-2-bloody-feast = noch mal & 1 { $damage }
row-1-battered-gold = { $up }1 { $gold }
row-2-battered-gold = meist { $damage } { $up }1 { $gold }
row-1-healthy-wood = { $up }1 { $wood }
row-2-healthy-wood = wenig { $damage } { $up }1 { $wood }
row-1-dock = { $down }1 { $wood } { $down }2 { $damage }
row-2-dock = { $down }2 { $wood } { $down }4 { $damage }
row-1-blood-gold = { $up }1 { $gold }
row-2-blood-gold = nimm 1 { $damage } { $up }1 { $gold }
row-1-lumber-trade = { $down }X { $gold } { $up }X+1 { $wood }
row-1-robbers-bay = { $up }2 { $gold }
row-2-robbers-bay = Angriff: { $down }1 { $gold }
row-1-shipyard = { $down }1 { $wood } { $down }3 { $damage }
row-2-shipyard = { $down }3 { $wood } { $down }alle { $damage }
row-1-gold-trade = { $down }X { $wood } { $up }X+1 { $gold }
row-1-balance = knapp { $wood } | { $gold } { $up }1
row-2-balance = gleich: je { $up }1
row-1-young-wood = { $up }3 − { $helmet } { $wood }
row-1-young-gold = { $up }3 − { $helmet } { $gold }
row-1-blood-wood = { $up }1 { $wood }
row-2-blood-wood = nimm 1 { $damage } { $up }1 { $wood }
legend-glory = Ruhm; am Ende seiner Leiste steht ein Thron
legend-helmets = Helme: die Marken, an denen dein Ruhm vorbei ist
legend-hut = deine Hütte steigt eine Stufe in der Stadt
legend-up = erhalten
legend-down = verlieren oder zahlen
legend-either = und/oder: einen Teil, beide oder keinen
legend-red = ein roter Marker; der vierte ruft die Walküren
legend-grey = ein grauer Marker
legend-helper = der Helfer auf dem Kronkorken
legend-attack = ein Angriff: Alle Schiffe dort ziehen Schaden
gallery-tiles = Die acht Plättchen, beide Seiten
gallery-sides = Die Seiten der Stadtkarten
gallery-lid = Im Deckel
gallery-tokens = { $reds } rote Marker, und { $two }, { $three } oder { $four } graue zu zweit, zu dritt oder zu viert.
gallery-step = { $helmets ->
    [one] Stufe { $step }: { $gold } Gold, { $helmets } Helm
   *[other] Stufe { $step }: { $gold } Gold, { $helmets } Helme
}
gallery-throne = { $helmets ->
    [one] Stufe 4: { $gold } Gold, { $helmets } Helm: der Thron
   *[other] Stufe 4: { $gold } Gold, { $helmets } Helme: der Thron
}
screen-legend = { $wood } Holz  { $gold } Gold  { $glory } Ruhm  { $helmet } Helm  { $damage } Schaden { $red } rot { $grey } grau  { $throne } Thron
screen-turn = am Zug
screen-you = du
screen-none = keiner
screen-city = Stadt
screen-next = nun
screen-step-at = für
screen-glory = Ruhm
screen-goods = { $many ->
    [few] { $woods }{ $wood } { $golds }{ $gold }
   *[many] Holz { $woods }{ $wood } Gold { $golds }{ $gold }
}
screen-yours = deins
screen-short = , es fehlen { $what }
screen-ready = bereit
screen-helper = Helfer
screen-line = Linie
screen-wins = gewinnt: { $what }
    .short = Sieg: { $what }
screen-wins-steps = { $steps ->
    [one] +{ $glories }{ $glory } oder { $steps } Stufe
   *[other] +{ $glories }{ $glory } oder { $steps } Stufen
}
screen-wins-build = +{ $glories }{ $glory }, Bau{ $what }
screen-wins-now = Bau jetzt oder +{ $glories }{ $glory }
screen-wins-throne = auf dem Thron
screen-valkyries = WALKÜREN
screen-reds = { $reds ->
    [one] noch { $reds } roter ruft
   *[other] noch { $reds } rote rufen
}
screen-next-red = der nächste ruft sie
screen-lid = Deckel
screen-odds = nächster: { $chance } % rot
screen-lid-empty = der Deckel ist leer
screen-round = Runde { $round } von { $most }
screen-setting-up = Aufbau

# The goal, and the Valkyries
board-valkyries-tip = Sie kommen, wenn der vierte rote Marker draußen ist. Alle zahlen für den Schaden, der vor ihnen liegt, und alles geht zurück.
board-prices = Was sie für Schaden nehmen
board-prices-yours = , du gerade
board-price-nothing = nichts
board-price-of = { $damage } Schaden: { $price }.
board-price = { $glory ->
    [0] { $gold } Gold
   *[other] { $gold ->
        [0] { $glory } Ruhm
       *[other] { $glory } Ruhm und { $gold } Gold
    }
}
stage-valkyries = Die Walküren kommen!
stage-valkyries-about = Alle zahlen für ihren Schaden, und er geht ganz in den Deckel zurück.
stage-valkyries-free = zahlt nichts
goal = Du gewinnst mit { $most } Ruhm oder mit dem Thron deiner Stadt.
    .short = Sieg: { $most } Ruhm oder Thron
goal-stand = { $glory } von { $most } Ruhm, Stadt Stufe { $tier } von 4
phase-moor = Zuerst legen alle ein Schiff an; von dort geht deine Fahrt im Kreis los.
phase-sail = In jedem Zug segelst du 1 bis 3 Felder weit und tust, was das Feld sagt. Wer dort liegt, wird angegriffen.
