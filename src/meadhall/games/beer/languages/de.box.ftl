# Beer & Vikings, bevor gespielt wird: Titel, das Spiel in einer Minute, Optionen und Bots. Englisch steht in den Daten.

game-title = Beer & Vikings
game-tagline = Trink mehr als alle anderen, schwing weiter deine Axt, und komm notfalls als Geist zurück.
mark-1 = Angriffe und Reaktionen
mark-2 = Leben nach dem Tod

## Das Spiel in einer Minute

minute-1 = Eine Nacht um den Krug: Wer am Ende die meisten Getränke hat, gewinnt.
minute-2 = Die Krieger stehen im Ring, und die Schritte zwischen ihnen sagen, wer wen erreicht.
minute-3 = In deinem Zug spielst du bis zu zwei Karten, jede für eines ihrer vier Felder oder ihren Text: trinken, gehen, schlagen, rüsten, Gehilfen schicken.
minute-4 = Dann handeln deine Gehilfen von selbst, du ziehst zwei Karten und wählst die Waffe, mit der du dich verteidigst.
minute-5 = Ein Getränk muss irgendwo stehen, auf Waffe, Gegenstand, deiner Tafel oder deinem Leben, und schläfert meist ein, worauf es steht.
minute-6 = Trink also, aber bleib gefährlich: Ein Getränk lässt sich jederzeit verbrennen, um eine Karte zu ziehen oder einen Lebenspunkt zurückzugewinnen.
minute-7 = Wirst du angegriffen, darfst du mit einer Karte antworten; andere können mit einer Unterbrechung dazwischengehen, wenn du es am wenigsten willst.
minute-8 = Dein Leben ist ein Stapel Karten, und wenn die letzte weg ist, ist dein Krieger tot.
minute-9 = Aber du bist nicht draußen: Du erhebst dich als Geist, und alle Geister sind eine Mannschaft, die die Lebenden plagt und ihre Getränke stiehlt.
minute-10 = Wer einen Krieger tötet, darf sich eine Gabe Walhallas aussuchen.
minute-11 = Verlässt das letzte Getränk den Krug, beginnt der Plötzliche Tod: Alle anderen haben noch einen Zug, dann werden die Getränke gezählt.
minute-12 = Die Geister zählen ihre zusammen; hüte dich also, zu viele von ihnen zu machen.

## Optionen

option-start = Wer beginnt
option-start-means = Der Platz, der beginnt, statt des ältesten Spielers.
option-start-is-random = durch Zufall
option-warriors = Die Krieger
option-warriors-means = Die Tafeln: random für Zufall, oder für jeden Platz eine andere, etwa sigrid,erik,leif. Die Wikinger sind sigrid, erik, leif, ragnar, ivar, freydis, egil und harald; im gemeinsamen Spiel gibt es auch die Samurai musashi, munenori, jubei, ittosai, masamune, suenaga, masako und tomoe.
option-location = Der Schauplatz
option-location-means = Wo gekämpft wird.
option-location-is-none = keiner
option-location-is-battleground = das Schlachtfeld
option-location-is-drakkar = der Drakkar
option-location-is-banquet = das Festmahl
option-location-is-fjord = der Fjord
option-location-is-random = durch Zufall
option-lokis_trick = Lokis List
option-lokis_trick-means = Macht ein Strich die Aktion unmöglich?
option-lokis_trick-is-off = wird nicht gespielt
option-lokis_trick-is-on = ein Strich macht die Aktion unmöglich
option-game = Welches Spiel
option-game-means = Beer & Vikings allein, oder zusammen mit Sake & Samurai, mit einem Nachziehstapel oder mit zweien.
option-game-is-beer = Beer & Vikings
option-game-is-combined_one_pile = mit Sake & Samurai, ein Nachziehstapel
option-game-is-combined_two_piles = mit Sake & Samurai, zwei Nachziehstapel
option-warrior_mix = Wikinger und Samurai
option-warrior_mix-means = Im gemeinsamen Spiel: random für Zufall aus beiden, oder viking oder samurai für jeden Platz, etwa viking,samurai,...
option-large_table = Mehr als acht Plätze
option-large_table-means = Darf das gemeinsame Spiel mehr als 8 Plätze haben?
option-large_table-is-off = nein
option-large_table-is-on = im gemeinsamen Spiel erlaubt
option-spare_swords = Übrige Startwaffen
option-spare_swords-means = Werden Startwaffen, die niemand braucht, eingemischt oder beiseitegelegt?
option-spare_swords-is-shuffle = werden eingemischt
option-spare_swords-is-aside = werden beiseitegelegt
option-movement_mode = Eine Bewegung
option-movement_mode-means = Muss eine Bewegung alle ihre Schritte gehen, oder höchstens so viele?
option-movement_mode-is-exact = geht alle ihre Schritte
option-movement_mode-is-up_to = geht höchstens ihre Schritte
option-charge_bonus = Was ein Sturmangriff dazugibt
option-charge_bonus-means = Was ein Sturmangriff dazugibt: das Bewegungsfeld, oder die gegangenen Schritte.
option-charge_bonus-is-box = die Bewegung der Karte
option-charge_bonus-is-moved = die wirklich gegangenen Schritte
option-melee_measure = Reichweite einer Nahkampfwaffe
option-melee_measure-means = In welche Richtung eine Nahkampfwaffe messen darf: in beide, oder nur in die kürzere.
option-melee_measure-is-either = in beide Richtungen
option-melee_measure-is-nearest = nur in die kürzere Richtung
option-axe_throw = Eine Axt werfen
option-axe_throw-means = Ist ein Axtwurf umsonst, oder zählt er als gespielte Karte?
option-axe_throw-is-free = ist umsonst
option-axe_throw-is-counts_as_card = zählt als gespielte Karte
option-axe_targets = Auf wen Äxte geworfen werden
option-axe_targets-means = Auf wen Äxte geworfen werden dürfen: Krieger und Geister, oder auch Gehilfen.
option-axe_targets-is-warriors_and_spirits = Krieger und Geister
option-axe_targets-is-any = auch Gehilfen
option-valhalla_for = Was eine Walhalla-Karte einbringt
option-valhalla_for-means = Wofür es eine Walhalla-Karte gibt: für jeden Tod, oder nur für einen durch eine Karte aus der Hand.
option-valhalla_for-is-any_kill = jeder getötete Krieger
option-valhalla_for-is-hand_card_only = einer, der durch eine Handkarte fällt
option-crew_hits_owner = Die Streitsüchtige Mannschaft und ihr Besitzer
option-crew_hits_owner-means = Greift die Streitsüchtige Mannschaft auch ihren Besitzer an?
option-crew_hits_owner-is-on = greift ihn auch an
option-crew_hits_owner-is-off = verschont ihn
option-quarrelsome_to_other = Das Getränk eines streitsüchtigen Geistes
option-quarrelsome_to_other-means = Darf ein streitsüchtiger Geist ein Getränk zu einem anderen Krieger schieben?
option-quarrelsome_to_other-is-off = bleibt bei seinem Krieger
option-quarrelsome_to_other-is-on = darf zu einem anderen Krieger
option-last_life_cost = Der letzte Lebenspunkt als Preis
option-last_life_cost-means = Darf ein Preis mit dem letzten Lebenspunkt bezahlt werden?
option-last_life_cost-is-forbidden = nicht erlaubt
option-last_life_cost-is-allowed = erlaubt
option-berserk_interleave = Zwischen den zwei Berserker-Angriffen
option-berserk_interleave-means = Dürfen zwischen den zwei Berserker-Angriffen andere Karten kommen?
option-berserk_interleave-is-off = keine andere Karte
option-berserk_interleave-is-on = andere Karten sind erlaubt
option-iaido_steps = Wie weit Iaido geht
option-iaido_steps-means = Wie weit Iaido geht: das Bewegungsfeld der Karte, oder bis zu zwei Schritte.
option-iaido_steps-is-card = die Bewegung der Karte
option-iaido_steps-is-two = bis zu zwei Schritte
option-spirit_faces = Karten der Geister
option-spirit_faces-means = Liegen die Karten der Geister offen?
option-spirit_faces-is-public = liegen offen
option-spirit_faces-is-hidden = liegen verdeckt
option-any_time_windows = Zu Beginn jedes Zugs gefragt
option-any_time_windows-means = Werden die anderen Krieger zu Beginn eines Kriegerzugs gefragt?
option-any_time_windows-is-standard = alle anderen Krieger
option-any_time_windows-is-lean = niemand
option-interrupts = Von mehreren Unterbrechungen zählt
option-interrupts-means = Wessen Unterbrechung von mehreren zählt: die des nächsten Platzes, wobei alle geheim antworten, oder die zuerst kommt.
option-interrupts-is-nearest = die des nächsten Platzes
option-interrupts-is-arrival = die zuerst kommt
option-turn_cap = Züge je Spieler höchstens
option-turn_cap-means = Nach so vielen Zügen je Spieler wird der Krug umgedreht.
option-sd_cap = Zusatzrunden höchstens
option-sd_cap-means = Nach so vielen Zusatzrunden wird ein Gleichstand entschieden.

## Bots

level-first-evening = Trinkt erst und denkt später, wenn überhaupt.
level-farmhand = Weiß, wie eine Rauferei geht, und stolpert hin und wieder darin.
level-oarsman = Tut, was gleich am meisten verspricht, und mag einen Kampf.
level-huscarl = Geht die nächsten Schläge in ein paar wahrscheinlichen Welten durch.
level-jarl = Rechnet, wer am Ende gewinnen kann, und sucht sich seine Kämpfe aus.

## Was zählt, wenn die Raben raten

asset-drinks-of-the-spirits = Getränke der Geister
asset-cards = Karten
asset-drinks = Getränke
asset-life-points = Lebenspunkte
asset-equipment = Ausrüstung
asset-valhalla-cards = Walhalla-Karten
