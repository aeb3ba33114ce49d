# Beer & Vikings auf Deutsch.

## Dinge

none = nichts
thing = { $thing }
and-more = { $first }, { $next }
    .short = { $first }, { $next }
the-person = { WHO($person) ->
    [you] dich
   *[other] { $person }
}
hidden-card = eine verdeckte Karte
some-card = eine Karte ({ $back })
back-troublesome = aufsässig
    .sign = A
back-quarrelsome = streitsüchtig
    .sign = S
back-drowsy = schläfrig
    .sign = Z
back-hidden = verdeckt
drink-beer = Bier
    .a = ein Bier
    .a-first = Ein Bier
    .the = das Bier
    .the-nominative = das Bier
    .the-first = Das Bier
    .no = kein Bier
    .it = es
drink-sake = Sake
    .a = einen Sake
    .a-first = Einen Sake
    .the = den Sake
    .the-nominative = der Sake
    .the-first = Der Sake
    .no = keinen Sake
    .it = ihn
some-drinks = { $count ->
    [one] { $drink }
   *[other] { $count } { $drink }
}
counted-drinks = { $count } { $drink }
place-life = Lebensstapel
place-board = Kriegertafel
side-left = links
side-right = rechts
minion-base = Fußvolk
    .sign = Fuß
minion-valkyrie = Walküre
once = { $once ->
    [0] {""}
   *[other] { WHO($former) ->
        [you] {" "}(früher in deinem Dienst)
       *[other] {" "}(früher bei { $former })
    }
}
minion-of = { WHO($owner) ->
    [you] { $minion } in deinem Dienst{ once }
   *[other] { $minion } von { $owner }{ once }
}
minion-of-first = { minion-of }
the-spirits = die Geister
box-attack = Angriff { $value }
box-defense = Abwehr { $value }
box-move = Bewegung { $value }
box-drink = Trinken { $value }
box-none = nichts in den Feldern
box-hidden = verdeckt

## Karten

card-buxom-barmaid = Dralle Schankmaid
card-dragons-breath = Feueratem
    .tile = Feuer{"\u00AD"}atem
card-epic-moment = Heldentat
    .tile = Helden{"\u00AD"}tat
card-lick-the-floor = Boden auflecken
card-outrage = Eklat!
card-proof-of-manhood = Mutprobe
    .tile = Mut{"\u00AD"}probe
card-throw-the-stool = Hockerwurf
    .tile = Hocker{"\u00AD"}wurf
card-family-sword = Erbschwert
    .tile = Erb{"\u00AD"}schwert
card-battle-axe = Streitaxt
    .tile = Streit{"\u00AD"}axt
card-war-axe = Kriegsaxt
    .tile = Kriegs{"\u00AD"}axt
card-bearded-axe = Bartaxt
    .tile = Bart{"\u00AD"}axt
card-long-sword = Langschwert
    .tile = Lang{"\u00AD"}schwert
card-mace = Streitkolben
    .tile = Streit{"\u00AD"}kolben
card-spear = Speer
card-bow = Bogen
card-double-bottomed-mug = Mogelkrug
    .tile = Mogel{"\u00AD"}krug
card-dragon-horn = Drachenhorn
    .tile = Drachen{"\u00AD"}horn
card-shieldwall = Schildwall
    .tile = Schild{"\u00AD"}wall
card-sea-boots = Seestiefel
    .tile = See{"\u00AD"}stiefel
card-iron-helmet = Eisenhelm
    .tile = Eisen{"\u00AD"}helm
card-healing-herbs = Heilkräuter
    .tile = Kräuter
card-rune-dice = Runenwürfel
    .tile = Runen{"\u00AD"}würfel
card-from-the-spittoon = Aus dem Spucknapf
card-left-on-the-drakkar = Auf dem Drakkar vergessen
card-its-for-you = Für dich!
card-rice-balls = Reisbällchen
    .tile = Reis{"\u00AD"}bällchen
card-chopsticks = Essstäbchen
    .tile = Ess{"\u00AD"}stäbchen
card-hot-soup = Heiße Suppe
card-ill-wind = Übler Wind
card-etiquette = Etikette
card-meditation = Meditation
card-borrowed-blade = Geliehene Klinge
card-straw-sandals = Strohsandalen
    .tile = San{"\u00AD"}dalen
card-sake-flask = Sakeflasche
    .tile = Sake{"\u00AD"}flasche
card-sake-gourd = Sakekürbis
    .tile = Sake{"\u00AD"}kürbis
card-spearman = Speerträger
    .tile = Speer{"\u00AD"}träger
card-retainer = Vasall
card-stumble = Stolpern
card-spilled-cup = Verschütteter Becher
card-wrong-scabbard = Falsche Scheide
warrior-sigrid-the-haughty = Sigrid die Stolze
warrior-erik-the-red = Erik der Rote
warrior-ivar-the-boneless = Ivar der Knochenlose
warrior-harald-bluetooth = Harald Blauzahn
valhalla-dragons-blood = Drachenblut
valhalla-eye-of-the-maelstrom = Auge des Mahlstroms
valhalla-fenrirs-chain = Fenrirs Kette
valhalla-mead-barrel = Metfass
valhalla-mjollnir = Mjölnir
valhalla-odins-ravens = Odins Raben
valhalla-quarrelsome-crew = Streitsüchtige Mannschaft
valhalla-ticket-for-valhalla = Freikarte nach Walhall
valhalla-valkyrie-in-love = Verliebte Walküre
location-battleground = Schlachtfeld
location-burning-drakkar = Brennender Drakkar
location-banqueting-hall = Festhalle
location-stormy-fjord = Stürmischer Fjord

says-an-even-amount-of-damage-costs-you-nothing = gerader Schaden kostet dich nichts
says-at-the-end-of-your-turn-move-remove-or-add-up-to-3-step-counters = am Ende deines Zugs bis zu 3 Schrittmarker verschieben, entfernen oder hinzufügen
says-cancel-any-other-players-movement = verhindere die Bewegung von jemand anderem
says-drink-from-out-of-play-as-well-as-from-the-mug = trink auch vom Boden, nicht nur aus dem Krug
says-whatever-equipment-is-used-against-your-attacks-is-smashed-for-good = jede Ausrüstung, die gegen deine Angriffe eingesetzt wird, ist endgültig zerstört
says-at-the-end-of-your-turn-look-at-2-cards-and-keep-one = am Ende deines Zugs 2 Karten ansehen und eine behalten
says-at-the-end-of-your-turn-a-cards-attack-on-everybody = am Ende deines Zugs für alle ein Angriff nach einer Karte
says-everybody-is-at-the-right-distance-for-your-attacks = alle sind für deine Angriffe in der richtigen Entfernung
says-in-your-turn-show-your-top-life-card-and-play-it-on-top = in deinem Zug die oberste Lebenskarte zeigen und zusätzlich spielen
says-she-attacks-anybody-once-a-turn-or-takes-one-blow-for-you = sie greift einmal im Zug jemanden an oder fängt einen Hieb für dich ab
says-everybody-starts-with-a-base-minion-who-kills-anothers-minion-takes-it-over = alle beginnen mit Fußvolk; wer einen fremden Schergen besiegt, übernimmt ihn
says-at-the-start-of-your-turn-give-up-a-step-beside-you-or-lose-a-life-point = gib zu Beginn deines Zugs einen Schritt neben dir auf oder verlier einen Lebenspunkt
says-once-in-your-turn-you-may-lay-a-hand-card-on-your-wounds = einmal in deinem Zug darfst du eine Handkarte auf deine Wunden legen
says-at-the-start-of-your-turn-a-cards-ranged-attack-strikes-you = zu Beginn deines Zugs trifft dich ein Fernangriff nach einer Karte

## Wer es ist

whom = { WHO($whom) ->
    [you] dich
   *[other] { $whom }
}
    .dative = { WHO($whom) ->
        [you] dir
       *[other] { $whom }
    }
whose = { WHO($whom) ->
    [you] von dir
   *[other] von { $whom }
}
between = { WHO($first) ->
    [you] zwischen dir und { $second }
   *[other] { WHO($second) ->
        [you] zwischen { $first } und dir
       *[other] zwischen { $first } und { $second }
    }
}
to-side = { KIND($side) ->
    [side-left] nach links
   *[other] nach rechts
}

# Wo ein Getränk steht, woher es kommt, wohin es geht.
at-place = { KIND($place) ->
    [place-life] auf dem Lebensstapel
    [place-board] auf der Kriegertafel
   *[other] auf „{ $place }“
}
    .onto = { KIND($place) ->
        [place-life] auf den Lebensstapel
        [place-board] auf die Kriegertafel
       *[other] auf „{ $place }“
    }
    .off = { KIND($place) ->
        [place-life] vom Lebensstapel
        [place-board] von der Kriegertafel
       *[other] von „{ $place }“
    }
off-from = { KIND($from) ->
    [place-life] vom Lebensstapel
    [place-board] von der Kriegertafel
   *[other] von „{ $from }“
}

## Was geschah

told-turn = { KIND($state) ->
    [state-spirit] { WHO($seat) ->
        [you] Runde { $round }: Du bist am Zug, als Geist.
       *[other] Runde { $round }: { $seat } ist am Zug, als Geist.
    }
   *[other] { WHO($seat) ->
        [you] Runde { $round }: Du bist am Zug.
       *[other] Runde { $round }: { $seat } ist am Zug.
    }
}
for-what = { KIND($use) ->
    [use-drink] zum Trinken
    [use-move] zum Bewegen
    [use-charge] zum Sturmangriff
    [use-text] für den Text
   *[other] zum Angriff
}
told-played = { WHO($seat) ->
    [you] Du spielst „{ $card }“ { for-what }.
   *[other] { $seat } spielt „{ $card }“ { for-what }.
}
    .short = spielt „{ $card }“ { for-what }
told-drew = { WHO($seat) ->
    [you] Du ziehst „{ $card }“ ({ $back }).
   *[other] { $seat } zieht „{ $card }“ ({ $back }).
}
    .short = zieht „{ $card }“
told-drew-unseen = { WHO($seat) ->
    [you] Du ziehst eine Karte ({ $back }).
   *[other] { $seat } zieht eine Karte ({ $back }).
}
    .short = zieht eine Karte ({ $back })
told-reshuffled = { $cards ->
    [one] Der Ablagestapel wird zum neuen Nachziehstapel: { $cards } Karte.
   *[other] Der Ablagestapel wird zum neuen Nachziehstapel: { $cards } Karten.
}
    .short = { $cards ->
        [one] ein neuer Nachziehstapel mit { $cards } Karte
       *[other] ein neuer Nachziehstapel mit { $cards } Karten
    }
from-floor = { $floor ->
    [0] {""}
   *[other] {" "}vom Boden
}
told-drank = { WHO($seat) ->
    [you] Du trinkst { NAME($drink, form: "a") }{ from-floor } und stellst { NAME($drink, form: "it") } { at-place.onto }.
   *[other] { $seat } trinkt { NAME($drink, form: "a") }{ from-floor } und stellt { NAME($drink, form: "it") } { at-place.onto }.
}
    .short = trinkt { NAME($drink, form: "a") }{ from-floor }
steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
told-moved = { $charge ->
    [0] { WHO($seat) ->
        [you] Du gehst { steps } { to-side }.
       *[other] { $seat } geht { steps } { to-side }.
    }
   *[other] { WHO($seat) ->
        [you] Du stürmst { steps } { to-side }.
       *[other] { $seat } stürmt { steps } { to-side }.
    }
}
    .short = { $charge ->
        [0] geht { steps } { to-side }
       *[other] stürmt { steps } { to-side }
    }
blow = { $ranged ->
    [0] Angriff { $value }
   *[other] Fernangriff { $value }
}
with-tool = { KIND($tool) ->
    [none] { KIND($by) ->
        [by-hand] {" "}mit bloßen Händen
       *[other] {""}
    }
   *[other] {" "}mit „{ $tool }“
}
long-way = { KIND($way) ->
    [none] {""}
    [side-left] , den langen Weg linksherum
   *[other] , den langen Weg rechtsherum
}
told-attacked = { KIND($by) ->
    [by-fjord] Der Sturm trifft { $goal }: { blow }.
    [by-minion] { $striker } greift { $goal } an: { blow }.
    [by-valkyrie] { $striker } greift { $goal } an: { blow }.
    [by-crew] { WHO($seat) ->
        [you] Deine Mannschaft greift { $goal } an: { blow }.
       *[other] Die Mannschaft von { $seat } greift { $goal } an: { blow }.
    }
    [by-axe] { WHO($seat) ->
        [you] Du wirfst „{ $tool }“ auf { $goal }: { blow }.
       *[other] { $seat } wirft „{ $tool }“ auf { $goal }: { blow }.
    }
   *[other] { WHO($seat) ->
        [you] Du greifst { $goal }{ with-tool } an{ long-way }: { blow }.
       *[other] { $seat } greift { $goal }{ with-tool } an{ long-way }: { blow }.
    }
}
    .short = { KIND($by) ->
        [by-fjord] der Sturm trifft { $goal }: { blow }
        [by-minion] { KIND($minion) ->
            [minion-base] schickt das Fußvolk gegen { $goal }: { blow }
           *[other] schickt { $minion } gegen { $goal }: { blow }
        }
        [by-valkyrie] schickt die Walküre gegen { $goal }: { blow }
        [by-crew] schickt die Mannschaft gegen { $goal }: { blow }
        [by-axe] wirft „{ $tool }“ auf { $goal }: { blow }
       *[other] greift { $goal }{ with-tool } an{ long-way }: { blow }
    }
told-attacked-unseen = { WHO($seat) ->
    [you] Du greifst { whom } an.
   *[other] { $seat } greift { whom } an.
}
    .short = greift { whom } an
told-defended = { WHO($seat) ->
    [you] Du verteidigst dich mit „{ $card }“: Abwehr { $defense }.
   *[other] { $seat } verteidigt sich mit „{ $card }“: Abwehr { $defense }.
}
    .short = verteidigt sich mit „{ $card }“: Abwehr { $defense }
told-undefended = { WHO($seat) ->
    [you] Du verteidigst dich nicht.
   *[other] { $seat } verteidigt sich nicht.
}
    .short = verteidigt sich nicht
told-sacrificed = { WHO($seat) ->
    [you] { $card } stirbt für dich: Der Angriff ist abgewendet.
   *[other] { $card } stirbt für { $seat }: Der Angriff ist abgewendet.
}
    .short = opfert { $card }: Angriff abgewendet
told-valkyrie-left = { $killed ->
    [0] { WHO($seat) ->
        [you] Deine Walküre fängt den Hieb ab und ist fort.
       *[other] Die Walküre von { $seat } fängt den Hieb ab und ist fort.
    }
   *[other] { WHO($seat) ->
        [you] Deine Walküre fällt.
       *[other] Die Walküre von { $seat } fällt.
    }
}
    .short = { $killed ->
        [0] die Walküre fängt den Hieb ab und ist fort
       *[other] die Walküre fällt
    }
loss = { KIND($spilt) ->
    [none] { life-lost }
   *[other] { $lost ->
        [0] { NAME($spilt, form: "the") } auf dem Lebensstapel, aber keinen Lebenspunkt
       *[other] { NAME($spilt, form: "the") } auf dem Lebensstapel und { life-lost }
    }
}
life-lost = { $lost ->
    [one] { $lost } Lebenspunkt, { life-left }
   *[other] { $lost } Lebenspunkte, { life-left }
}
life-left = { $left ->
    [0] es bleibt keiner
    [one] es bleibt { $left }
   *[other] es bleiben { $left }
}
told-hurt = { WHO($seat) ->
    [you] Du verlierst { loss }.
   *[other] { $seat } verliert { loss }.
}
    .short = verliert { loss }
told-unhurt = { $dragon ->
    [0] { WHO($seat) ->
        [you] Du bleibst unverletzt.
       *[other] { $seat } bleibt unverletzt.
    }
   *[other] { WHO($seat) ->
        [you] Dein Drachenblut lässt geraden Schaden abperlen.
       *[other] Das Drachenblut von { $seat } lässt geraden Schaden abperlen.
    }
}
    .short = bleibt unverletzt
drinks-lost = { $drinks ->
    [0] {""}
    [one] ; { $drinks } Getränk ist verloren
   *[other] ; { $drinks } Getränke sind verloren
}
told-died = { $slain ->
    [0] { WHO($seat) ->
        [you] Du stirbst und erhebst dich als Geist{ drinks-lost }.
       *[other] { $seat } stirbt und erhebt sich als Geist{ drinks-lost }.
    }
    [1] { WHO($seat) ->
        [you] Du fällst dem eigenen Angriff zum Opfer und erhebst dich als Geist{ drinks-lost }.
       *[other] { $seat } fällt dem eigenen Angriff zum Opfer und erhebt sich als Geist{ drinks-lost }.
    }
   *[other] { WHO($seat) ->
        [you] Du wirst von { $whom } erschlagen und erhebst dich als Geist{ drinks-lost }.
       *[other] { $seat } wird von { whom.dative } erschlagen und erhebt sich als Geist{ drinks-lost }.
    }
}
    .short = { $slain ->
        [0] stirbt und erhebt sich als Geist
        [1] fällt dem eigenen Angriff zum Opfer und erhebt sich als Geist
       *[other] wird von { whom.dative } erschlagen und erhebt sich als Geist
    }
told-equipped = { WHO($seat) ->
    [you] Du rüstest dich aus: { $card }.
   *[other] { $seat } rüstet sich aus: { $card }.
}
    .short = rüstet sich aus: { $card }
told-deployed = { KIND($minion) ->
    [minion-base] { WHO($seat) ->
        [you] Du stellst dein Fußvolk auf: { $side }.
       *[other] { $seat } stellt das Fußvolk auf: { $side }.
    }
   *[other] { WHO($seat) ->
        [you] Du schickst { $minion } { to-side }.
       *[other] { $seat } schickt { $minion } { to-side }.
    }
}
    .short = { KIND($minion) ->
        [minion-base] stellt das Fußvolk auf: { $side }
       *[other] schickt { $minion } { to-side }
    }
told-marched = { $piece } zieht { steps } vor.
    .short = { KIND($minion) ->
        [minion-base] zieht das Fußvolk { steps } vor
       *[other] zieht { $minion } { steps } vor
    }
told-read = „{ $card }“ wird aufgedeckt: { $boxes }.
    .short = deckt „{ $card }“ auf: { $boxes }
told-minion-killed = { $piece } fällt.
    .short = { $minion } { whose } fällt
told-minion-stood = { $piece } hält stand: Abwehr { $defense }.
    .short = { KIND($minion) ->
        [minion-base] behält das Fußvolk: Abwehr { $defense }
       *[other] behält { $minion }: Abwehr { $defense }
    }
told-captured = { WHO($seat) ->
    [you] Du nimmst { $piece } in deinen Dienst: { $side }.
   *[other] { $seat } nimmt { $piece } in Dienst: { $side }.
}
    .short = nimmt { $piece } in Dienst: { $side }
told-returned = { KIND($minion) ->
    [minion-base] { $piece } hat keinen Boden mehr und ist endgültig fort.
   *[other] { WHO($seat) ->
        [you] { $minion } kehrt auf deine Hand zurück.
       *[other] { $minion } kehrt auf die Hand von { $seat } zurück.
    }
}
    .short = { KIND($minion) ->
        [minion-base] das Fußvolk ist endgültig fort
       *[other] { $minion } kehrt auf die Hand zurück
    }
told-discarded = { WHO($seat) ->
    [you] Du wirfst „{ $card }“ ab.
   *[other] { $seat } wirft „{ $card }“ ab.
}
    .short = wirft „{ $card }“ ab
told-burnt = { WHO($seat) ->
    [you] Du verbrennst { NAME($drink, form: "the") } { at-place }.
   *[other] { $seat } verbrennt { NAME($drink, form: "the") } { at-place }.
}
    .short = verbrennt { NAME($drink, form: "the") } { at-place }
life-cards = { $count ->
    [one] { $count } Lebenskarte
   *[other] { $count } Lebenskarten
}
told-soul-burnt = { WHO($seat) ->
    [you] Du verbrennst Seele und nimmst { life-cards }: { $cards }.
   *[other] { $seat } verbrennt Seele und nimmt { life-cards }: { $cards }.
}
    .short = verbrennt Seele und nimmt { life-cards }
told-soul-burnt-unseen = { WHO($seat) ->
    [you] Du verbrennst Seele und nimmst { life-cards }.
   *[other] { $seat } verbrennt Seele und nimmt { life-cards }.
}
    .short = verbrennt Seele und nimmt { life-cards }
then-interrupted = { KIND($trigger) ->
    [trigger-drink] : Nichts wird getrunken.
    [trigger-equip] : Die Karte wird abgeworfen.
    [trigger-move] : Kein Schritt wird getan.
   *[other] {"."}
}
told-interrupted = { WHO($seat) ->
    [you] Du unterbrichst { $whom } mit „{ $card }“{ then-interrupted }
   *[other] { $seat } unterbricht { whom } mit „{ $card }“{ then-interrupted }
}
    .short = unterbricht { whom } mit „{ $card }“
told-shown-in-vain = { WHO($seat) ->
    [you] Du warst zu spät und behältst „{ $card }“.
   *[other] { $seat } war zu spät und behält „{ $card }“.
}
    .short = war zu spät und behält „{ $card }“
told-redirected = { WHO($seat) ->
    [you] Du lenkst um: Das ist für { whom }!
   *[other] { $seat } lenkt um: Das ist für { whom }!
}
    .short = lenkt um auf { whom }
told-chained = { WHO($seat) ->
    [you] Du hältst { $whom } mit Fenrirs Kette fest: Kein Schritt wird getan.
   *[other] { $seat } hält { whom } mit Fenrirs Kette fest: Kein Schritt wird getan.
}
    .short = hält { whom } mit Fenrirs Kette fest
told-step-added = { WHO($seat) ->
    [you] Du fügst { between } einen Schritt hinzu.
   *[other] { $seat } fügt { between } einen Schritt hinzu.
}
    .short = fügt { between } einen Schritt hinzu
told-step-removed = { WHO($seat) ->
    [you] Du entfernst { between } einen Schritt.
   *[other] { $seat } entfernt { between } einen Schritt.
}
    .short = entfernt { between } einen Schritt
told-drink-lost = { WHO($seat) ->
    [you] Du gibst { NAME($drink, form: "the") } { at-place } her.
   *[other] { $seat } gibt { NAME($drink, form: "the") } { at-place } her.
}
    .short = gibt { NAME($drink, form: "the") } { at-place } her
told-life-lost = { told-hurt }
    .short = verliert { loss }
told-recovered = { WHO($seat) ->
    [you] Du erholst dich: { life-points }.
   *[other] { $seat } erholt sich: { life-points }.
}
    .short = erholt sich: { life-points }
life-points = { $points ->
    [one] { $points } Lebenspunkt
   *[other] { $points } Lebenspunkte
}
    .dative = { $points ->
        [one] { $points } Lebenspunkt
       *[other] { $points } Lebenspunkten
    }
told-passed-on = { WHO($whom) ->
    [you] Deine Karte „{ $card }“ geht an { $to }.
   *[other] { WHO($to) ->
        [you] „{ $card }“ von { $whom } geht an dich.
       *[other] „{ $card }“ von { $whom } geht an { $to }.
    }
}
    .short = { WHO($to) ->
        [you] gibt „{ $card }“ { whose } an dich weiter
       *[other] gibt „{ $card }“ { whose } an { $to } weiter
    }
gear-and-drinks = { $spilt ->
    [0] „{ $card }“
   *[other] „{ $card }“ mit { $lying } darauf
}
told-gear-lost = { KIND($why) ->
    [loss-smashed] { WHO($seat) ->
        [you] Du verlierst endgültig { gear-and-drinks }: von Mjölnir zerschmettert.
       *[other] { $seat } verliert endgültig { gear-and-drinks }: von Mjölnir zerschmettert.
    }
    [loss-twin] { WHO($seat) ->
        [you] Du darfst von jeder Sorte nur eins haben und wirfst { gear-and-drinks } ab.
       *[other] { $seat } darf von jeder Sorte nur eins haben und wirft { gear-and-drinks } ab.
    }
   *[other] { WHO($seat) ->
        [you] Du verlierst { gear-and-drinks }.
       *[other] { $seat } verliert { gear-and-drinks }.
    }
}
    .short = { KIND($why) ->
        [loss-twin] wirft { gear-and-drinks } ab
       *[other] verliert { gear-and-drinks }
    }
new-place = { $given ->
    [0] { at-place.onto }
   *[other] { WHO($whom) ->
        [you] zu dir { at-place.onto }
       *[other] zu { $whom } { at-place.onto }
    }
}
told-drink-moved = { WHO($seat) ->
    [you] Dein { $drink } wandert { off-from } { new-place }.
   *[other] { NAME($drink, form: "the-first") } von { $seat } wandert { off-from } { new-place }.
}
    .short = { $drink } wandert { off-from } { new-place }
told-raged = { WHO($seat) ->
    [you] Du verfällst in Berserkerwut!
   *[other] { $seat } verfällt in Berserkerwut!
}
    .short = verfällt in Berserkerwut!
told-drew-blade = { WHO($seat) ->
    [you] Du ziehst die Klinge mit „{ $card }“: Iaido!
   *[other] { $seat } zieht die Klinge mit „{ $card }“: Iaido!
}
    .short = zieht die Klinge mit „{ $card }“: Iaido!
told-power-used = { WHO($seat) ->
    [you] Du nutzt die Kraft von „{ $power }“.
   *[other] { $seat } nutzt die Kraft von „{ $power }“.
}
    .short = nutzt die Kraft von „{ $power }“
the-power = { $own ->
    [0] „{ $power }“
   *[other] { $power }
}
told-ticket-shown = { WHO($seat) ->
    [you] Du zeigst die oberste Lebenskarte: { $card } ({ $boxes }).
   *[other] { $seat } zeigt die oberste Lebenskarte: { $card } ({ $boxes }).
}
    .short = zeigt die oberste Lebenskarte: { $card }
told-feasted = { WHO($seat) ->
    [you] Du legst „{ $card }“ auf deine Wunden.
   *[other] { $seat } legt „{ $card }“ auf die Wunden.
}
    .short = legt „{ $card }“ auf die Wunden
told-feasted-unseen = { WHO($seat) ->
    [you] Du legst eine Karte ({ $back }) auf deine Wunden.
   *[other] { $seat } legt eine Karte ({ $back }) auf die Wunden.
}
    .short = legt eine Karte ({ $back }) auf die Wunden
told-no-attack = { $unread ->
    [0] Loki lacht: kein Angriff.
   *[other] Es gibt keine Karte aufzudecken, also keinen Angriff.
}
    .short = kein Angriff
told-valhalla-seen = { WHO($seat) ->
    [you] Du hast die Wahl: { $cards }.
   *[other] { $seat } hat die Wahl: { $cards }.
}
    .short = hat die Wahl: { $cards }
told-valhalla-seen-unseen = { WHO($seat) ->
    [you] Du siehst dir zwei Karten aus Walhall an.
   *[other] { $seat } sieht sich zwei Karten aus Walhall an.
}
    .short = sieht sich zwei Karten aus Walhall an
told-valhalla-gained = { WHO($seat) ->
    [you] Walhall schenkt dir: { $card }.
   *[other] Walhall schenkt { $seat }: { $card }.
}
    .short = bekommt aus Walhall: { $card }
told-ravens-flew = { WHO($seat) ->
    [you] Odins Raben bringen dir: { $cards }.
   *[other] Odins Raben bringen { $seat }: { $cards }.
}
    .short = bekommt von Odins Raben: { $cards }
ravens-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
told-ravens-flew-unseen = { WHO($seat) ->
    [you] Odins Raben bringen dir { ravens-cards }.
   *[other] Odins Raben bringen { $seat } { ravens-cards }.
}
    .short = bekommt von Odins Raben { ravens-cards }
told-ravens-kept = { WHO($seat) ->
    [you] Du behältst „{ $card }“.
   *[other] { $seat } behält „{ $card }“.
}
    .short = behält „{ $card }“
told-ravens-kept-unseen = { WHO($seat) ->
    [you] Du behältst eine Karte ({ $back }).
   *[other] { $seat } behält eine Karte ({ $back }).
}
    .short = behält eine Karte ({ $back })
told-crew-called = { WHO($seat) ->
    [you] Du hetzt die streitsüchtige Mannschaft auf alle.
   *[other] { $seat } hetzt die streitsüchtige Mannschaft auf alle.
}
    .short = hetzt die streitsüchtige Mannschaft auf alle
told-eye-opened = { WHO($seat) ->
    [you] Du öffnest das Auge des Mahlstroms.
   *[other] { $seat } öffnet das Auge des Mahlstroms.
}
    .short = öffnet das Auge des Mahlstroms
told-elated = { WHO($seat) ->
    [you] Dein Rausch: { $back }.
   *[other] Der Rausch von { $seat }: { $back }.
}
    .short = Rausch: { $back }
told-slipped = { WHO($seat) ->
    [you] „{ $card }“ rutscht dir aus der Hand und geht an { $whom }.
   *[other] „{ $card }“ rutscht { $seat } aus der Hand und geht an { whom }.
}
    .short = „{ $card }“ geht an { whom }
told-slipped-unseen = { WHO($seat) ->
    [you] Eine Karte ({ $back }) rutscht dir aus der Hand und geht an { $whom }.
   *[other] Eine Karte ({ $back }) rutscht { $seat } aus der Hand und geht an { whom }.
}
    .short = eine Karte ({ $back }) geht an { whom }
torment-cards = { $cards ->
    [0] noch ohne Karte
    [one] mit { $cards } Karte
   *[other] mit { $cards } Karten
}
told-tormented = { WHO($seat) ->
    [you] Du suchst { $whom } heim, { torment-cards }.
   *[other] { $seat } sucht { whom } heim, { torment-cards }.
}
    .short = sucht { whom } heim, { torment-cards }
told-joined-torment = { WHO($seat) ->
    [you] Du schließt dich der Heimsuchung an, { torment-cards }.
   *[other] { $seat } schließt sich der Heimsuchung an, { torment-cards }.
}
    .short = schließt sich der Heimsuchung an, { torment-cards }
told-stolen = { WHO($seat) ->
    [you] Du stiehlst { $whom } { NAME($drink, form: "a") } { at-place.off }.
   *[other] { $seat } stiehlt { whom.dative } { NAME($drink, form: "a") } { at-place.off }.
}
    .short = stiehlt { whom.dative } { NAME($drink, form: "a") } { at-place.off }
told-stole = { WHO($seat) ->
    [you] Du stiehlst { NAME($drink, form: "a") } aus dem Krug.
   *[other] { $seat } stiehlt { NAME($drink, form: "a") } aus dem Krug.
}
    .short = stiehlt { NAME($drink, form: "a") } aus dem Krug
told-dematerialized = { $helped ->
    [0] { WHO($seat) ->
        [you] Du löst dich in Nebel auf.
       *[other] { $seat } löst sich in Nebel auf.
    }
   *[other] { WHO($whom) ->
        [you] Du löst dich dank { $seat } in Nebel auf.
       *[other] { WHO($seat) ->
            [you] { $whom } löst sich dank dir in Nebel auf.
           *[other] { $whom } löst sich dank { $seat } in Nebel auf.
        }
    }
}
    .short = { $helped ->
        [0] löst sich in Nebel auf
       *[other] lässt { whom } zu Nebel werden
    }
told-spirit-lost = { $count ->
    [0] { WHO($seat) ->
        [you] Du hast kein Getränk zu verlieren.
       *[other] { $seat } hat kein Getränk zu verlieren.
    }
   *[other] { WHO($seat) ->
        [you] Du verlierst { counted-drinks }.
       *[other] { $seat } verliert { counted-drinks }.
    }
}
    .short = { $count ->
        [0] hat kein Getränk zu verlieren
       *[other] verliert { counted-drinks }
    }
told-sudden-death = { WHO($seat) ->
    [you] Du leerst den Krug: Sudden Death! Alle anderen haben noch einen Zug.
   *[other] { $seat } leert den Krug: Sudden Death! Alle anderen haben noch einen Zug.
}
    .short = leert den Krug: Sudden Death!
told-mug-turned = Die Nacht ist vorbei: Der Krug wird umgedreht. Alle haben noch einen letzten Zug.
    .short = der Krug wird umgedreht: Alle haben noch einen letzten Zug
told-eliminated = { WHO($seat) ->
    [you] Du scheidest aus.
   *[other] { $seat } scheidet aus.
}
    .short = scheidet aus
told-new-round = Gleichstand: { $all }. Der Kampf geht weiter, Zusatzrunde { $rounds }.
    .short = Gleichstand: { $all }; Zusatzrunde { $rounds }
told-won = { $spirits ->
    [0] { WHO($seat) ->
        [you] Die Nacht gehört dir: Du gewinnst!
       *[other] Die Nacht gehört { $seat }: gewonnen!
    }
   *[other] { WHO($seat) ->
        [you] Die Geister gewinnen die Nacht, du mit ihnen.
       *[other] Die Geister gewinnen die Nacht, { $seat } mit ihnen.
    }
}
    .short = { $spirits ->
        [0] gewinnt die Nacht
       *[other] gewinnt die Nacht mit den Geistern
    }
told-staggered = { WHO($seat) ->
    [you] Du hast durcheinandergetrunken und torkelst { to-side }, geschubst von { $whom }.
   *[other] { $seat } hat durcheinandergetrunken und torkelt { to-side }, geschubst von { whom.dative }.
}
    .short = torkelt { to-side }, geschubst von { whom.dative }
told-wielded = { KIND($card) ->
    [none] { WHO($seat) ->
        [you] Du führst keine Waffe.
       *[other] { $seat } führt keine Waffe.
    }
   *[other] { WHO($seat) ->
        [you] Du führst als Waffe: { $card }.
       *[other] { $seat } führt als Waffe: { $card }.
    }
}
    .short = { KIND($card) ->
        [none] führt keine Waffe
       *[other] führt als Waffe: { $card }
    }
told-drink-given-up = { WHO($seat) ->
    [you] Du gibst { NAME($drink, form: "a") } her.
   *[other] { $seat } gibt { NAME($drink, form: "a") } her.
}
    .short = gibt { NAME($drink, form: "a") } her
told-floor-dry = { WHO($seat) ->
    [you] Du findest nichts mehr zu trinken, oder keinen Platz dafür.
   *[other] { $seat } findet nichts mehr zu trinken, oder keinen Platz dafür.
}
    .short = findet nichts mehr zu trinken, oder keinen Platz dafür
first-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
told-drew-first = { WHO($seat) ->
    [you] Du beginnst mit { life-points.dative } und { first-cards }: { $cards }.
   *[other] { $seat } beginnt mit { life-points.dative } und { first-cards }: { $cards }.
}
    .short = beginnt mit { life-points.dative } und { first-cards }
told-drew-first-unseen = { WHO($seat) ->
    [you] Du beginnst mit { life-points.dative } und { first-cards }.
   *[other] { $seat } beginnt mit { life-points.dative } und { first-cards }.
}
    .short = beginnt mit { life-points.dative } und { first-cards }
told-resisted = { WHO($seat) ->
    [you] Du behältst alle Getränke.
   *[other] { $seat } behält alle Getränke.
}
    .short = behält alle Getränke
told-arrived = { WHO($seat) ->
    [you] Du setzt dich an den Tisch als { $board } ({ $power }).
   *[other] { $seat } setzt sich an den Tisch als { $board } ({ $power }).
}
    .short = setzt sich an den Tisch als { $board }
told-lost-draw = { WHO($seat) ->
    [you] Du findest keine Karte zum Ziehen.
   *[other] { $seat } findet keine Karte zum Ziehen.
}
    .short = findet keine Karte zum Ziehen
told-scorched = { WHO($seat) ->
    [you] Der Drakkar brennt: Du verlierst { loss }.
   *[other] Der Drakkar brennt: { $seat } verliert { loss }.
}
    .short = steht im Feuer: verliert { loss }
ending = { WHO($seat) ->
    [you] Du gewinnst die Nacht mit { drinks }.
   *[other] { $seat } gewinnt die Nacht mit { drinks }.
}
ending-spirits = Die Geister gewinnen die Nacht mit { drinks }: { $winners }.
drinks = { $drinks ->
    [one] { $drinks } Getränk
   *[other] { $drinks } Getränken
}
    .accusative = { $drinks ->
        [one] { $drinks } Getränk
       *[other] { $drinks } Getränke
    }

## Texte und Kräfte

effect-attack = { $times ->
    [one] { $steps ->
        [0] { blow } auf jede Entfernung
       *[other] { blow } ab { $steps } Schritten
    }
   *[other] { $steps ->
        [0] { blows } auf jede Entfernung
       *[other] { blows } ab { $steps } Schritten
    }
}
    .short = { $times ->
        [one] { brief-blow }
       *[other] { $times } × { brief-blow }
    }
brief-blow = { $ranged ->
    [0] { $steps ->
        [0] Angriff { $value }, egal wie weit
       *[other] Angriff { $value } ab { $steps } Schritten
    }
   *[other] { $steps ->
        [0] Fern{"\u00A0"}{ $value }, egal wie weit
       *[other] Fern{"\u00A0"}{ $value } ab { $steps } Schritten
    }
}
blows = { $ranged ->
    [0] { $times }-mal Angriff { $value }
   *[other] { $times }-mal Fernangriff { $value }
}
effect-cancel-drink = das Trinken von jemand anderem verhindern
    .short = fremdes Trinken verhindern
effect-cancel-equip = das Ausrüsten von jemand anderem verhindern
    .short = fremdes Ausrüsten verhindern
effect-cancel-movement = die Bewegung von jemand anderem verhindern
    .short = fremde Bewegung verhindern
effect-redirect = einen Fernangriff auf jemand anderen umlenken
    .short = Fernangriff auf andere umlenken
effect-widen = ein Schrittmarker in jede deiner Lücken
effect-shift-steps = bis zu { $count } Schrittmarker verschieben, entfernen oder hinzufügen
effect-add-steps = bis zu { $count } Schrittmarker hinzufügen
effect-remove-steps = { $count } Schrittmarker entfernen
effect-move = { steps } gehen
effect-draw = { $count ->
    [one] { $count } Karte ziehen
   *[other] { $count } Karten ziehen
}
effect-recover = { life-points } heilen
    .short = { $points } Leben heilen
effect-all-discard = alle anderen Krieger werfen eine Karte ab
    .short = alle anderen werfen 1 ab
effect-one-discards = ein anderer Krieger wirft { ravens-cards } ab
    .short = jemand wirft { $count } ab
bonus-attack-melee = +{ $amount } Angriff mit Nahkampfwaffen
    .short = +{ $amount } im Nahkampf
bonus-attack-ranged = +{ $amount } Angriff mit Fernwaffen
    .short = +{ $amount } im Fernkampf
bonus-attack-axes = +{ $amount } Angriff mit Äxten, geführt oder geworfen
    .short = +{ $amount } mit Äxten
bonus-defense = +{ $amount } Abwehr
bonus-defense-melee = +{ $amount } Abwehr gegen Angriffe, die keine Fernangriffe sind
    .short = +{ $amount } Abwehr im Nahkampf
bonus-movement = +{ $amount } Bewegung
bonus-drink = +{ $amount } Trinken
bonus-cards = +{ $amount } Karte in der Kartenphase
    .short = +{ $amount } Karte ziehen
bonus-burning = +{ $amount } Ertrag aus jedem verbrannten Getränk
    .short = +{ $amount } beim Verbrennen
bonus-minion-attack = +{ $amount } Angriff der eigenen Schergen
    .short = Schergen: +{ $amount } Angriff
bonus-minion-defense = +{ $amount } Abwehr der eigenen Schergen
    .short = Schergen: +{ $amount } Abwehr
effect-double-defense = das Abwehrfeld zählt doppelt
    .short = Abwehr × 2
effect-double-iaido = die Schritte des Iaido zählen doppelt
    .short = Iaido × 2
effect-capacity = fasst bis zu { $drinks } Getränke
    .short = fasst { $drinks }
effect-discard-gear = eine Waffe oder einen Gegenstand von jemand anderem abwerfen
    .short = fremde Ausrüstung abwerfen
effect-pass-gear = eine Waffe oder einen Gegenstand eines Kriegers einem anderen geben
    .short = Ausrüstung wechselt den Krieger
effect-floor = { $drinks ->
    [one] { $drinks } Getränk vom Boden nehmen
   *[other] { $drinks } Getränke vom Boden nehmen
}
cost-cards = { $count ->
    [one] { $count } Karte abwerfen
   *[other] { $count } Karten abwerfen
}
    .short = { ravens-cards }
cost-drinks = { $drinks ->
    [one] { $drinks } Getränk hergeben
   *[other] { $drinks } Getränke hergeben
}
    .short = { drinks.accusative }
cost-life = { life-points } verlieren
    .short = { $points } Leben
cost-steps = { $steps } Schrittmarker entfernen
    .short = { steps }
all-of = { $things }
    .short = { $things }
power-when-hurt = wenn ein Angriff dich verletzt: { $power }
    .short = bei Verletzung: { $power }
power-for = { $cost }: { $power }
    .short = { $cost } → { $power }
reach = { $ranged ->
    [0] Schritte { $steps }
   *[other] Schritte { $steps }+
}
says-weapon = { $axe ->
    [0] { reach }, Angriff +{ $attack }, Abwehr +{ $defense }
   *[other] { reach }, Angriff +{ $attack }, Abwehr +{ $defense }, eine Axt
}
says-minion = Angriff +{ $attack }, Abwehr +{ $defense }, Bewegung { $movement }, trifft auf { steps }
says-first-cards = zieht zu Beginn { $count } Karten und behält { $limit }

## Was gefragt wird

ask-iaido = Iaido: mit welcher Karte?
ask-iaido-walk = Iaido: wohin, und wie weit?
ask-iaido-charge = Iaido: Soll dein Sturmangriff zum Hieb zählen?
ask-burn-kind = Welches Getränk verbrennst du?
ask-burn-for = Wofür verbrennst du { NAME($drink, form: "the") } { at-place }?
ask-any-time = { $seat } ist am Zug: Verbrennst du vorher ein Getränk oder Seele?
ask-which-drink = Welches Getränk { at-place }?
ask-pay-drink = Welches deiner Getränke gibst du her?
ask-remove-step = Schrittmarker entfernen: wo?
ask-twin = Du darfst „{ $card }“ nur einmal haben: Was wirfst du ab?
ask-smash = Welche Waffe oder welcher Gegenstand von jemand anderem wird abgeworfen?
ask-pass-gear = Welche Waffe oder welcher Gegenstand wechselt den Besitzer?
ask-receiver = Wer bekommt „{ $card }“ { whose }?
ask-save-drink = Deine Karte „{ $card }“ wird dir genommen. Was wird aus dem { $drink } darauf?
ask-charge = Sturmangriff: wohin, und wie weit?
ask-move = Wohin gehst du, und wie weit?
ask-slip = Wohin schlüpfst du?
ask-defend = { $striker } greift dich an: { blow }. Verteidigst du dich?
ask-risk-gear = Mjölnir zerstört, womit du dich verteidigst: Lässt du etwas beiseite?
ask-hurt-power = Der Hieb hat gesessen. Nutzt du deine Kraft?
ask-interrupt-drink = { $left ->
    [-1] { $seat } will { drinks.accusative } trinken. Unterbrichst du?
    [0] { $drinks ->
        [one] { $seat } will das letzte Getränk aus dem Krug trinken. Unterbrichst du?
       *[other] { $seat } will die letzten { $drinks } Getränke aus dem Krug trinken. Unterbrichst du?
    }
    [one] { $seat } will { drinks.accusative } trinken, dann bleibt noch 1. Unterbrichst du?
   *[other] { $seat } will { drinks.accusative } trinken, dann bleiben noch { $left }. Unterbrichst du?
}
ask-interrupt-equip = { $seat } will sich ausrüsten: { $card }. Unterbrichst du?
ask-interrupt-move = { $seat } will sich bewegen: { $way }. Unterbrichst du?
ask-interrupt-ranged = Ein Fernangriff { $value } fliegt auf { $goal } zu. Unterbrichst du?
ask-redirect = Wen soll der Fernangriff { $value } stattdessen treffen?
ask-chain = { $seat } will sich bewegen: { $way }. Mit Fenrirs Kette festhalten?
ask-shift = { $count ->
    [one] Du darfst einen Schrittmarker verschieben.
   *[other] Du darfst bis zu { $count } Schrittmarker verschieben.
}
ask-lay-step = Wohin kommt der Schrittmarker?
ask-dematerialize-you = { $striker } greift dich an, mit { $value }. Löst du dich in Nebel auf?
ask-dematerialize = { $striker } greift { $goal } an, mit { $value }. Hilfst du mit Nebel?
ask-lose-drink = { $drinks ->
    [one] Du verlierst { $drinks } Getränk: welche Sorte?
   *[other] Du verlierst { $drinks } Getränke: welche Sorte?
}
ask-pile = Von welchem Stapel ziehst du?
ask-pile-read = Von welchem Stapel wird aufgedeckt?
ask-pile-ravens = Von welchem Stapel bringen die Raben eine Karte?
ask-discard-down = Du hast { $held } Karten auf der Hand: Wirf bis auf { $limit } ab.
ask-discard = { $count ->
    [one] Wirf { $count } Karte ab.
   *[other] Wirf { $count } Karten ab.
}
ask-discard-for = { $count ->
    [one] { $seat } lässt dich eine Karte abwerfen: welche?
   *[other] { $seat } lässt dich { $count } Karten abwerfen: welche?
}
ask-valhalla = Walhall belohnt dich: Behalte eine von zwei Karten.
ask-captured = { $minion } dient jetzt dir: auf welcher Seite?
ask-ravens = Schickst du Odins Raben aus?
ask-ravens-keep = Welche Karte der Raben behältst du?
ask-closing = Dein Zug endet: sonst noch etwas?
ask-closing-power = Dein Zug endet: Welche Kraft aus Walhall nutzt du?
ask-play-as = Wofür spielst du „{ $card }“?
ask-deploy = Auf welche Seite schickst du { $card }?
ask-before-minion = Bevor { $minion } handelt: sonst noch etwas?
ask-minion = Welcher deiner Schergen handelt als Nächstes?
ask-piece = { $striker } greift an: Wer von euch stellt sich?
ask-valkyrie = Wen greift deine Walküre an?
ask-weapon = Womit greifst du an?
ask-target = Wen greifst du an?
ask-throw = Auf wen wirfst du „{ $card }“?
ask-rage = { $count ->
    [one] Berserkerwut! Noch { $count } Angriff.
   *[other] Berserkerwut! Noch { $count } Angriffe.
}
charge-waits = { $charge ->
    [0] {""}
   *[other] {" "}Dein Sturmangriff gibt +{ $charge }, wenn die nächste ein Angriff ist.
}
ask-played = Beide Karten sind gespielt. Phase beenden?{ charge-waits }
still-attack = mit einer Karte angreifen
still-berserk = in Berserkerwut geraten
still-throw = eine Axt werfen
still-power = eine Kraft nutzen
still-ticket = die Freikarte nach Walhall nutzen
still-banquet = eine Karte beim Festmahl verzehren
still-burn = ein Getränk verbrennen
still-soul = etwas von deiner Seele verbrennen
ask-warrior = { $left ->
    [one] Du bist am Zug und darfst { $left } Karte spielen.{ charge-waits }
   *[other] Du bist am Zug und darfst { $left } Karten spielen.{ charge-waits }
}
ask-afterwards = Bevor du ziehst: sonst noch etwas?
ask-wield = Welche Waffe führst du bis zu deinem nächsten Zug?
ask-burning = Der Drakkar brennt: Gib einen Schritt neben dir auf oder verlier einen Lebenspunkt.
ask-burning-lose = Der Drakkar brennt, und kein Schritt neben dir kann weg: Ein Lebenspunkt geht verloren. Vorher noch etwas?
ask-base-minion = Schlachtfeld: Auf welcher Seite steht dein Fußvolk?
ask-troublesome = Obenauf liegt „aufsässig“: Schrittmarker hinzufügen oder entfernen?
ask-quarrelsome = Obenauf liegt „streitsüchtig“: Wessen Getränk verstellst du?
ask-whose-drink = Welches Getränk { whose }?
ask-drink-to = Wohin kommt { NAME($drink, form: "the-nominative") }?
ask-drowsy = Obenauf liegt „schläfrig“: Wem rutscht eine Karte aus der Hand?
ask-slip-to = An wen geht die Karte { whose }?
ask-steal-or-rest = Aus dem Krug stehlen oder ruhen?
ask-haunt = { $count ->
    [0] Obenauf: { $back }; davon hast du keine Karte. Was tust du?
    [one] Obenauf: { $back }; davon hast du { $count } Karte. Was tust du?
   *[other] Obenauf: { $back }; davon hast du { $count } Karten. Was tust du?
}
ask-torment = { $whom } heimsuchen: Wie viele Karten ({ $back }) spielst du?
ask-join = { $seat } sucht { whom } heim, bisher mit Stärke { $strength }: Wie viele Karten ({ $back }) legst du dazu?
ask-resist = { $seat } sucht dich heim, mit Stärke { $strength }: Jeder Punkt kostet ein Getränk. Wehrst du ab?
ask-take-drink = Nimm { $count } Getränke { whose }: welches?
ask-pour = Was trinkst du?
ask-place = Wohin stellst du { NAME($drink, form: "the") }?
ask-stagger = Du trinkst durcheinander und torkelst: Wer soll dich lenken?
ask-push = { $seat } torkelt: Wohin schubst du?
ask-whom = { $count ->
    [one] Wen greifst du an?
   *[other] Wen greifst du an? (noch { $count })
}
ask-victim = Wer wirft { ravens-cards } ab?

## Was zur Wahl steht

do-iaido = Iaido
do-attack = { $value ->
    [0] Angriff
   *[other] Angriff { $value }
}
do-attack-calm = Angriff { $value }, ohne Sturmangriff
do-attack-charge = Angriff { $value } + { $charge } durch den Sturmangriff
do-soul = { $count ->
    [one] Seele verbrennen: { $count } Karte
   *[other] Seele verbrennen: { $count } Karten
}
do-burn = Getränk { at-place } verbrennen
do-kind = { NAME($drink, form: "the-first") }
do-draw = { $count ->
    [one] { $count } Karte ziehen
   *[other] { $count } Karten ziehen
}
do-recover = { life-points } heilen
do-let-go = Vorbeigehen lassen
do-drink-at = Das Getränk { at-place }
do-remove-step = Schritt { $where } entfernen
do-throw = „{ $card }“ werfen
do-ticket = Freikarte nach Walhall
do-banquet = Festmahl: { $card }
do-drop-old = { $drinks ->
    [0] Die alte Karte abwerfen
   *[other] Die alte Karte abwerfen, mit ihren Getränken
}
do-drop-new = { $drinks ->
    [0] Die neue Karte abwerfen
   *[other] Die neue Karte abwerfen, mit ihren Getränken
}
do-gear = { $card } { whose }
do-you = Du
do-card = { $card }
do-person = { $person }
do-give-up = Hergeben
do-move-drink = Umstellen { at-place.onto }
do-walk-towards = { steps } auf { whom } zu
do-walk-away = { steps } weg von { whom.dative }
do-walk = { steps } { to-side }, auf { whom } zu
do-undefended = Keine Abwehr
do-valkyrie = Deine Walküre fängt den Hieb ab
do-sacrifice = { $card } opfern
do-defend = Abwehr mit „{ $card }“
do-use-rest = Den Rest nutzen: Abwehr { $defense }
do-leave-gear = „{ $card }“ beiseitelassen: Abwehr { $defense }
do-leave-it = Lieber nicht
do-hurt-power = Wenn ein Angriff dich verletzt: { $power }
do-let-happen = Geschehen lassen
do-redirect = Das ist für { whom }!
do-chain-not = Ziehen lassen
do-chain = Bewegung verhindern
do-add-step = Schritt { $where } hinzufügen
do-no-more = Keinen mehr
do-take-up-step = Schritt { $where } aufnehmen
do-reserve = In den Vorrat
do-let-strike = Zuschlagen lassen
do-dematerialize = Eine Karte spielen ({ $back }): Der Hieb trifft Nebel
do-lose-drink = { NAME($drink, form: "a-first") } verlieren
do-pile-samurai = Der Stapel der Samurai (obenauf: { $back })
do-pile-vikings = Der Stapel der Wikinger (obenauf: { $back })
do-discard = „{ $card }“ abwerfen
do-discard-back = Abwerfen: { $card }
the-storm = Der Sturm
the-crew = Die Mannschaft von { $person }
do-side = Nach { $side }, in Richtung { $whom }
do-not-now = Jetzt nicht
do-ravens = { ravens-cards } ansehen und eine behalten
do-none = Keine
do-end-turn = Zug beenden
do-discard-unplayed = Ungespielt abwerfen
do-drink = { $count ->
    [0] Trinken
   *[other] { $count } trinken
}
far = { $more ->
    [0] { $steps }
   *[other] { $steps } (+{ $more })
}
do-move = { $steps ->
    [0] { $more ->
        [0] Bewegung
       *[other] Bewegung (+{ $more })
    }
   *[other] Bewegung { far }
}
do-charge = { $steps ->
    [0] { $more ->
        [0] Sturmangriff
       *[other] Sturmangriff (+{ $more })
    }
   *[other] Sturmangriff { far }
}
do-event = Ereignis: { $card }
do-equip = Ausrüsten: { $card }
do-deploy = Ausschicken: { $card }
do-minion-acts = { $minion }, { steps } bis zum nächsten Gegner
do-yourself = Du selbst
do-nobody = Niemand
do-bare = Bloße Hände: { $value }
do-weapon = { $card }: { $value }
with-what = { KIND($tool) ->
    [none] mit bloßen Händen
   *[other] mit „{ $tool }“
}
do-attack-at = Angriff auf { $goal } { with-what }: { $value }
do-throw-at = Auf { $goal } werfen: Fernangriff { $value }
beside = { WHO($person) ->
    [you] dir
   *[other] { $person }
}
between-pieces = zwischen { $first } und { $second }
the-long-way = { $count ->
    [0] { steps } auf dem langen Weg, nach { $side }
   *[other] { steps } auf dem langen Weg, nach { $side }, vorbei an { $past }
}
do-calm-down = Sich beruhigen
do-end-phase = Kriegerphase beenden
do-play = Spielen: { $card }
do-berserk = Berserkerwut
do-go-on = Weiter
do-lose-life = 1 Lebenspunkt verlieren
do-no-trouble = Heute kein Ärger
do-nobodys = Niemandes
do-whose = Von { $whom }
do-to-place = Zu { whom.dative } { at-place.onto }
do-to-person = Zu { whom.dative }
do-whose-cards = { $count ->
    [one] { $whom } ({ $count } Karte)
   *[other] { $whom } ({ $count } Karten)
}
do-neither = Keins von beiden
do-haunt = { $whom } heimsuchen
do-steal = { NAME($drink, form: "a-first") } aus dem Krug stehlen
do-commit = { $count ->
    [0] Keine Karte
    [one] { $count } Karte
   *[other] { $count } Karten
}
do-pour = Ein { $drink } aus dem Krug
do-pour-floor = Ein { $drink } vom Boden
do-place-life = Auf den Lebensstapel
do-place-board = Auf die Kriegertafel
do-place-gear = Auf „{ $card }“
do-stagger = { $whom } bewegt dich 1 Schritt
do-push = 1 Schritt nach { $side } (dort sitzt: { $whom })
do-nobody-more = Niemanden mehr
do-strike-at = { $goal }: { blow }
do-victim = { $whom }, mit { $held } auf der Hand
whose-first = { WHO($whom) ->
    [you] von dir
   *[other] von { $whom }
}

## Warum etwas nicht geht

why-not-energy = Dein Energiemarker ist weg.
why-not-iaido-played = Iaido braucht eine deiner zwei Karten, und du hast beide gespielt.
why-not-iaido-target = Keine deiner Karten führt nach einem Schritt zu einem erlaubten Ziel.
why-not-drink-on-life = Auf deinem Lebensstapel steht ein Getränk: Von dort darf keine Karte gezogen werden.
why-not-soul-burnt = Du hast in diesem Zug schon Seele verbrannt.
why-not-burn-for-nothing = Es gibt keine Wunde zu heilen und keine Karte zu ziehen.
why-not-no-wound = Du hast keine Wunde zu heilen.
why-not-no-card = Es gibt keine Karte zu ziehen.
why-not-cost-cards = { $count ->
    [one] Das kostet { $count } Karte, und du hast { $held } zum Abwerfen.
   *[other] Das kostet { $count } Karten, und du hast { $held } zum Abwerfen.
}
why-not-cost-drinks = { $drinks ->
    [one] Das kostet { $drinks } Getränk, und du hast { $held }.
   *[other] Das kostet { $drinks } Getränke, und du hast { $held }.
}
why-not-cost-life = Das kostet { life-points }, und mit der letzten Karte kannst du nicht zahlen.
why-not-cost-steps = Es können zu wenige Schrittmarker entfernt werden: Das kostet { $count }.
why-not-power-off = Ein Getränk steht { at-place }: Die Kraft ist ausgeschaltet.
why-not-power-idle = Diese Kraft könnte jetzt nichts bewirken.
why-not-drink-on = Auf „{ $card }“ steht ein Getränk.
why-not-throw = Ein Wurf zählt hier als Karte, und du darfst keine mehr spielen.
why-not-axe-near = Niemand ist auf beiden Seiten mehr als { steps } entfernt.
why-not-last-life = Die letzte Lebenskarte wird nie gezogen.
why-not-feasted = Einmal in deinem Zug ist genug.
why-not-loki-defense = Ihr Abwehrfeld zeigt einen Strich, und Loki spielt seinen Streich: Sie kann nicht abwehren.
why-not-no-drink = Du hast { NAME($drink, form: "no") }.
why-not-eye = Kein Schrittmarker kann verschoben, entfernt oder hinzugefügt werden.
why-not-sudden = Es ist Sudden Death: Der Krug ist leer und bleibt es.
why-not-dash-drink = Ihr Trinkfeld zeigt einen Strich.
why-not-no-place = Du hast keinen freien Platz für ein Getränk.
why-not-dash-move = Ihr Bewegungsfeld zeigt einen Strich.
why-not-blocked = Auf beiden Seiten versperren dir Gegner den Weg.
why-not-dash-charge = Ein Sturmangriff zählt das Bewegungsfeld der Karte dazu, und das zeigt einen Strich.
why-not-dash-attack = Ihr Angriffsfeld zeigt einen Strich, und Loki spielt seinen Streich.
why-not-no-target = Kein Gegner ist in der richtigen Entfernung für deine Waffen oder Fäuste.
why-not-idle = „{ $card }“ könnte jetzt nichts bewirken.
why-not-interrupt = Unterbrechungen spielt man in den Zügen der anderen.
why-not-last-warrior = Du bist der letzte Krieger: Es gibt keine Lücke für einen Schergen.
why-not-bare = Bloße Hände reichen 1 Schritt weit, und dort ist niemand.
why-not-too-near = „{ $card }“ braucht auf beiden Seiten { steps } oder mehr.
why-not-wrong-steps = „{ $card }“ trifft auf { steps }.
why-not-raging = Du tobst schon.
why-not-rage-target = Du brauchst eine Handkarte und ein erlaubtes Ziel dafür.
why-not-played = Du hast deine zwei Karten gespielt.
why-not-card-idle = Diese Karte könnte jetzt nichts bewirken.

setup-seats = Beer & Vikings ist für 3 bis 8 Plätze, nicht für { $seats }; bis zu 16 sitzen mit large_table=on an einem gemeinsamen Spiel.
setup-either-warriors = Sag entweder warriors oder warrior_mix; das andere bleibt random.
setup-right-mix = sag im gemeinsamen Spiel random, oder für jeden der { $seats } Plätze viking oder samurai, von jedem höchstens 8
setup-right-warriors = sag random, oder für jeden der { $seats } Plätze einen anderen aus { $known }

## Wozu es führt

will-say = { $words }.
will-be-spared = Gerader Schaden: Das Drachenblut verschont dich.
will-be-unhurt = Kein Schaden, Leben { $life }.
will-die = { $damage } Schaden: Du stirbst.
will-lose-drink-on-life = 1 Schaden: Das Getränk auf deinem Lebensstapel geht verloren.
will-hurt = { $drink ->
    [0] { $damage } Schaden, Leben { $life } → { $left }.
   *[other] { $damage } Schaden, Leben { $life } → { $left }, Getränk verloren.
}
will-lose-valkyrie = Du bleibst unverletzt, und sie verlässt dich.
will-sacrifice = Der Angriff ist abgewendet, dein Leben bleibt, wie es ist.
will-risk-gear = Mjölnir zerschmettert die Ausrüstung, die hilft.
will-resist = Nichts geht verloren.
will-be-robbed = { $drinks ->
    [one] Du verlierst { $drinks } Getränk.
   *[other] Du verlierst { $drinks } Getränke.
}
will-valkyrie-stand = Sie verteidigt sich mit einer gezogenen Karte.
will-minion-stand = { $bonus ->
    [0] Abwehr mit einer gezogenen Karte.
   *[other] Abwehr mit einer gezogenen Karte + { $bonus }.
}
will-haunt-lose = { $drinks ->
    [0] Ein Geist ohne Getränk: Zu verlieren hat er nichts.
    [one] Ein Geist: verliert { $drinks } Getränk, wenn er sich nicht in Nebel auflöst.
   *[other] Ein Geist: verliert { $drinks } Getränke, wenn er sich nicht in Nebel auflöst.
}
will-spare = Drachenblut: Gerader Schaden verletzt nicht.
will-kill = Ohne Abwehr tödlich: Leben { $life }.
will-wound = Ohne Abwehr: Leben { $life } → { $left }.
will-fly = Angriff einer Karte und { $bonus }.
will-burn-or-heal = { $power } ziehen oder { $power } heilen.
will-burn = { $power } ziehen.
will-free-defense = Ihr +{ $defense } schützt dich jetzt nicht: Das macht sie sofort frei.
will-free = Macht „{ $card }“ frei.
will-free-power = Deine Kraft wirkt wieder.
will-burn-soul = Leben { $life } → { $left }, für immer.
use-event = Ereignis
use-equip = Ausrüsten
use-deploy = Ausschicken
use-interrupt = Text
will-charge = +{ $value } für deine nächste Karte, wenn sie ein Angriff ist.
will-charge-by-steps = +1 je Schritt für deine nächste Karte, wenn sie ein Angriff ist.
reached = { $goal } { $value }
will-reach = In Reichweite: { $goals }.
will-attack = Angriff { $value } auf { $goals }.
will-rage = { $value ->
    [0] Angriff –.
   *[other] Angriff { $value }.
}
will-feast = Sie wird zur Wunde, die geheilt werden kann.
will-throw = Fernangriff { $value }.
will-wield = Abwehr +{ $defense }.
will-wield-later = Sobald das Getränk darauf weg ist.
will-spill = Ein Getränk steht darauf.
will-lie-on-life = Es geht als Erstes verloren, und von dort kann nichts gezogen werden.
will-switch-off = Schaltet deine Kraft aus ({ $power }).
will-block = Blockiert: { $words }.
will-go-berserk = Zwei weitere Karten als Angriffe, aber in diesem Zug keine Karten ziehen.
will-iaido = Bewegung und Angriff mit einer Karte.
will-show-ticket = Oberste Lebenskarte zeigen und spielen.
will-add = +{ $bonus } für den Angriff.
will-stagger = Du trinkst durcheinander und wirst torkeln.
will-hold-drinks = { $drinks ->
    [0] Hat kein Getränk.
    [one] Hat { $drinks } Getränk.
   *[other] Hat { $drinks } Getränke.
}
will-leave-in-mug = { $left ->
    [0] Das letzte: Sudden Death.
   *[other] Noch { $left } im Krug.
}
will-have-drunk = { $whom } hat dann { drinks.accusative }.
will-stop-drinks = { $drinks ->
    [0] { $whom } bleibt ohne Getränk, der Krug bei { $mug }.
   *[other] { $whom } bleibt bei { drinks }, der Krug bei { $mug }.
}
will-be-apart = Schritte in dieser Lücke: { $steps } → { $then }.
will-torment = Heimsuchung bisher mit Stärke { $strength }.

## Das Spielbrett

name-on-tile = { NAME($card, form: "tile") }
board-table = Der Tisch
board-person = { WHO($seat) ->
    [you] Du
   *[other] { $seat }
}
board-of = { WHO($seat) ->
    [you] Deine Tafel
   *[other] Tafel von { $seat }
}
board-head = { $thing }:
board-option = Möglichkeit { $key }: { $label }
board-progress = Runde { $round }, Krug { $drinks }
board-progress-sudden = Runde { $round }, Sudden Death
board-progress-before = vor dem ersten Zug
board-progress-over = die Nacht ist vorbei
board-one-turn-left = noch ein Zug
board-raging = Berserker!
board-charging = Sturm +{ $charge }
board-at-turn = am Zug
board-decides = entscheidet
unit-drinks = { $count ->
    [one] Getränk
   *[other] Getränke
}
unit-steps = Schritte
unit-attack = Angriff
    .short = A
unit-defense = Abwehr
    .short = W
unit-move = Bewegung
    .short = B
unit-drink = Trinken
    .short = T
kind-event = Ereignis
kind-item = Gegenstand
    .short = Gegenst.
kind-weapon = Waffe
kind-minion = Scherge
kind-interrupt = Unterbrechung
    .short = Unterbr.
face-reach = { $ranged ->
    [0] { steps }
   *[other] { $steps }+ Schritte
}
face-attack = +{ $amount } Angriff
face-defense = +{ $amount } Abwehr
face-axe = eine Axt
face-moves = geht { $steps }
face-strikes = trifft auf { $steps }

# Getränke und Rückseiten
board-both = { $beers } Bier, { $sakes } Sake
board-lying = (darauf: { $drinks })
board-of-team = von { $team } im Team
board-backs = { $count ->
    [one] { $count } Karte auf der Hand: { $backs }
   *[other] { $count } Karten auf der Hand: { $backs }
}
board-no-cards = keine Karten auf der Hand

# Der Ring
board-circle = Der Ring
board-no-circle = Es gibt keinen Ring mehr.
board-clockwise = Im Uhrzeigersinn: { $things }.
board-ranged = fern
board-melee = nah
board-torment = Spuk
board-bare-hands = bloße Hände
board-card-and = Karte + { $bonus }
board-spirit = Geist
board-steps = { $steps ->
    [one] { $one } Schritt
   *[other] { $one } Schritte
}
board-left-round = im Uhrzeigersinn
board-right-round = andersherum
board-in-reach = in Reichweite: { $tool }
board-long-way = { KIND($side) ->
    [side-left] den langen Weg linksherum
   *[other] den langen Weg rechtsherum
}
board-minion = { $piece }: Angriff +{ $attack }, Abwehr +{ $defense }, geht { $movement }, trifft auf { $steps }.
board-valkyrie = { $piece }: Nur Fernangriffe erreichen sie.

# Die Mitte
board-mug = Krug: noch { $one }
board-empty-mug = Krug leer
board-pile = Stapel
board-pile-vikings = Wikinger
board-pile-samurai = Samurai
board-empty = leer
board-pile-tip = { $count ->
    [0] Der Stapel ist leer.
    [one] Rückseite obenauf: { $back }; noch { $count } Karte.
   *[other] Rückseite obenauf: { $back }; noch { $count } Karten.
}
board-discards = Ablage
board-discards-tip = { $count ->
    [0] Noch ist nichts abgelegt.
    [one] { $count } Karte abgelegt: { $card }.
   *[other] { $count } Karten abgelegt, obenauf: { $card }.
}
board-plays = { WHO($seat) ->
    [you] Du spielst
   *[other] { $seat } spielt
}
board-sudden = Sudden Death
board-sudden-tip = Der Krug ist leer: keine Getränke mehr, und alle haben noch einen letzten Zug.
board-reserve = { $steps ->
    [one] Vorrat { $one } Schritt
   *[other] Vorrat { $one } Schritte
}
board-valhalla-left = Walhall { $one }
board-out-of-play = am Boden
    .short = Boden

# Krieger
board-life = Leben
board-wounds = Wunden
board-berserk = Berserker
board-iaido = Iaido
board-spent = weg
board-no-gear = keine Ausrüstung
board-wielded = geführt
board-tile = { KIND($says) ->
    [none] { $card }.{ board-blocked }{ board-in-hand }
   *[other] { $card }: { $says }.{ board-blocked }{ board-in-hand }
}
board-blocked = { $blocked ->
    [0] {""}
   *[other] {" "}Blockiert durch { $drinks }.
}
board-in-hand = { $wielded ->
    [0] {""}
   *[other] {" "}Sie wird geführt.
}
board-gift = { $card }: { $says }.
board-lead-power = Kraft:
board-lead-always = Immer:
board-lead-off = Aus:
board-no-power = keine
board-tip-power = { board-tip-always }
board-tip-always = { KIND($says) ->
    [none] { $board } hat keine Kraft.
   *[other] { $board }: { $says }.
}
board-tip-off = { KIND($says) ->
    [none] { $board } hat keine Kraft.
   *[other] { $board }: { $says }. Ein Getränk auf der Tafel schaltet die Kraft aus.
}
board-loki = Geist Lokis
board-out = ausgeschieden
board-eliminated = Durch Gleichstand ausgeschieden.

# Geister
board-matches = passt zum Stapel
board-no-match = passt nicht
board-of-cards = { $count } von { $all }
board-tally = { $count ->
    [one] { $one } passt zum Stapel
   *[other] { $one } passen zum Stapel
}
board-elation-head = Rausch
board-elation = { $one } { $what }
board-elation-troublesome = aufsässig: darf einen Schritt hinzufügen oder entfernen.
board-elation-quarrelsome = streitsüchtig: darf ein Getränk verstellen.
board-elation-drowsy = schläfrig: darf eine Karte auf eine andere Hand rutschen lassen.
board-no-pile = ohne Stapel.
board-torment-head = Heimsuchung
board-torments = { $one } bis Stärke { $most }.
board-attacked-head = Bei einem Angriff:
board-attacked = { $one } darf sich in Nebel auflösen; verliert Getränke, nie Leben.
board-team-head = Alle Geister zusammen:
board-team = { $count ->
    [one] { $one } { $count } Getränk
   *[other] { $one } { $count } Getränke
}
board-commit = { $count ->
    [0] keine
    [one] { $count } Karte
   *[other] { $count } Karten
}

# Die Hand
board-hand = { WHO($seat) ->
    [you] Deine Hand
   *[other] Hand von { $seat }
}
board-hand-empty = Keine Karte auf der Hand.
board-hand-open = { $count ->
    [one] { $count } Karte; ihre Rückseite sehen alle.
   *[other] { $count } Karten; ihre Rückseiten sehen alle.
}
board-hand-spirit = Ein Geist spielt nach den Rückseiten: Es zählen die, die zum Stapel passen.
board-plays-left = { $count ->
    [one] Noch { $count } Karte zu spielen. Was jetzt geht, leuchtet.
   *[other] Noch { $count } Karten zu spielen. Was jetzt geht, leuchtet.
}
board-one-defense = Höchstens eine Karte für die Abwehr.
board-carried-out = wird ausgeführt
board-charge = Sturmangriff
board-calm = Angriff ohne Sturm
board-play-as = Wofür spielst du sie?
board-drawn = gezogen
board-keep = Diese behalten
board-valhalla-card = eine Karte aus Walhall
board-valhalla = Walhall
board-interrupt = Unterbrechen
board-discard = Abwerfen
board-damage = { $damage } Schaden
board-you-die = { $value } − { $worth }: Du stirbst
board-life-left = { $damage ->
    [0] { $value } − { $worth }, Leben { $life }
   *[other] { $value } − { $worth }, Leben { $life } → { $left }
}
board-spared = Drachenblut
board-unhurt = unverletzt
board-drinks-lost = { $count ->
    [0] nichts verloren
    [one] −{ $count } Getränk
   *[other] −{ $count } Getränke
}

# Was eine Option mit dem Ding tut, auf dem sie liegt
verb-rage = toben
verb-iaido = Iaido
verb-show = zeigen
verb-give-up = hergeben
verb-lose-one = 1 verlieren
verb-lose = verlieren
verb-use = nutzen
verb-draw = ziehen
verb-heal = heilen
verb-drink = trinken
verb-move = gehen
verb-charge = stürmen
verb-calm = kein Sturm
verb-keep = behalten
verb-choose = wählen
verb-torment = heimsuchen
verb-steal = stehlen
verb-play = spielen
verb-defend = abwehren
verb-discard = abwerfen
verb-feast = zu den Wunden
verb-throw = werfen
verb-burn = verbrennen
verb-sacrifice = opfern
verb-interrupt = unterbrechen
verb-take = nehmen
verb-to-here = hierher
verb-put-here = hierher
verb-wield = führen
verb-pass-on = weitergeben
verb-spare = schonen
verb-attack = angreifen

# Das Ende
board-won-drinks = Die meisten Getränke gewinnen die Nacht.
board-won-spirits = Die Geister zählen ihre Getränke zusammen und haben die meisten.
board-won-kinds = Gleich viele Getränke; die Getränkesorten und die Gaben Walhalls entscheiden.
board-won-warriors = Niemand hat noch etwas zu trinken: Nur Krieger zählen.
board-won-life = Nach den Zusatzrunden noch immer Gleichstand; Leben und Karten entscheiden.
board-who-spirit = { $board }, ein Geist
board-who-out = { $board }, ausgeschieden
board-team-has = zusammen { $team }
board-winner = hat gewonnen

## Bestandteile und Zeichen

legend-beer = ein Bier; worauf es steht, ist blockiert
legend-sake = ein Sake, im gemeinsamen Spiel
legend-attack = Angriffsfeld einer Karte
legend-defense = Abwehrfeld
legend-move = Bewegungsfeld; auch für einen Sturmangriff
legend-drink = Trinkfeld
legend-steps = Schritte, auf die eine Waffe trifft
legend-clockwise = Schritte im Uhrzeigersinn, links von dem, der gefragt ist
legend-other-way = Schritte andersherum
legend-life = Schaden und Leben
legend-energy = Energie: einmal Berserkerwut
legend-troublesome = Rückseite: aufsässig
legend-quarrelsome = Rückseite: streitsüchtig
legend-drowsy = Rückseite: schläfrig
legend-spirit = ein Geist
gallery-beer-cards = Beer & Vikings: die Karten
gallery-sake-cards = Sake & Samurai: die Karten des gemeinsamen Spiels
gallery-warriors = Krieger
gallery-warrior = { KIND($power) ->
    [none] { $life } Leben. Keine Kraft.
   *[other] { $life } Leben. { $power }.
}
gallery-valhalla = Gaben Walhalls
gallery-locations = Schauplätze
gallery-backs = Rückseiten
gallery-backs-open = Die Rückseite jeder Karte sehen alle. Nach ihr spielen die Geister.
gallery-copies = { $count ->
    [one] { $count }-mal
   *[other] { $count }-mal
}

## Das Terminal

back-sign = { NAME($back, form: "sign") }
minion-sign = { NAME($minion, form: "sign") }
screen-signs = { $step } Schritt  { $life } Leben  { $wound } Wunden  { $beer } Bier  { $energy } Energie  { $wielded } geführt
screen-letters = A Angriff, W Abwehr, B Bewegung, T Trinken; Rückseiten: A aufsässig, S streitsüchtig, Z schläfrig
screen-you = du
screen-hand = Hand
screen-no-drinks = keine Getränke
screen-spent = { $energy } verbraucht
screen-rage = { $count ->
    [one] Berserker: noch { $count } Angriff
   *[other] Berserker: noch { $count } Angriffe
}
screen-minions = Schergen:
screen-minion = { $minion } ({ $side }, { $steps })
screen-axe = Axt
screen-valhalla = Walhall:
screen-mug = Krug
screen-turned = umgedreht
screen-out = am Boden { $count }
screen-reserve = Vorrat { $steps }
screen-pile = Stapel:
screen-pile-vikings = Stapel der Wikinger:
screen-pile-samurai = Stapel der Samurai:
screen-top = { $back } obenauf, noch { $count }
screen-discards = { $count ->
    [0] nichts abgelegt
   *[other] { $count } abgelegt, zuletzt { $card }
}
screen-sudden = Sudden Death!
screen-last-turns = Keine Getränke mehr; die letzten Züge.

# Scenes, and the goal
stage-attack = Angriff
stage-defense = Abwehr
stage-sum = { $card } auf der Karte und { $more } durch Waffe, Anlauf und Kräfte
stage-hurt = { $lost ->
    [0] Kein Lebenspunkt verloren, noch { $left }
    [one] 1 Lebenspunkt verloren, noch { $left }
   *[other] { $lost } Lebenspunkte verloren, noch { $left }
}
stage-unhurt = Unverletzt
stage-dies = { $name } fällt
stage-rises = Ein Geist erhebt sich und trinkt weiter.
stage-killed = Den letzten Hieb führte { $name }.
stage-fell = Die Nacht war zu viel.
stage-valhalla = Walhall hört { $name }
stage-your-valhalla = Walhall hört dich, { $name }
stage-sudden = Sudden Death!
stage-sudden-about = Der Krug ist leer. Alle haben noch einen Zug; dann gewinnen die meisten Getränke.
goal = { $left ->
    [0] Der Krug ist leer: Die meisten Getränke gewinnen, wenn alle ihren letzten Zug hatten.
   *[other] Die meisten Getränke gewinnen, wenn der Krug leer ist: noch { $left } darin.
}
    .short = Meiste Getränke, noch { $left }
goal-stand = { $state ->
    [out] aus dem Spiel
    [spirit] ein Geist: { $team } für alle Geister zusammen
   *[warrior] { $drinks ->
        [one] 1 Getränk
       *[other] { $drinks } Getränke
    }
}
phase-spirit = Im Zug eines Geistes ziehst du eine Karte; dann stiehlst du ein Getränk oder suchst einen Krieger heim.
phase-turn = Je Zug spielst du zwei Karten: Angriff, Bewegung, Trinken oder Text.
board-use = { $card }: { $use }
