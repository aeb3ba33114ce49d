# Drakkar, bevor gespielt wird: Titel, das Spiel in einer Minute, Optionen und Bots. Englisch steht in den Daten.

game-title = Drakkar, das Kartenspiel
game-tagline = Bau aus zweiseitigen Karten ein Wikingerschiff, bemanne es, segle jeden Monat zu einer Quest, und beraube die Nachbarn.
mark-1 = drei Monate
mark-2 = alle decken zugleich auf

## Das Spiel in einer Minute

minute-1 = In drei Monaten willst du mehr Beute heimbringen als alle anderen: Ziegen, Waffen und Gold.
minute-2 = Ein Monat beginnt mit der Rauferei: Alle greifen nach einem Stapel von zehn Karten, und was du erwischst, ist deine Hand.
minute-3 = Jede Karte hat auf beiden Seiten ein Bild; du spielst eines davon und verzichtest auf das andere.
minute-4 = Du bekommst zwei Quests und behältst geheim eine: Sie sagt, wie viel Stärke und Bier sie verlangt und was sie einbringt.
minute-5 = Dann folgen zehn Züge, in denen alle geheim eine Karte wählen und alle Karten zugleich aufgedeckt werden.
minute-6 = Rote Karten sind zuerst dran und stehlen; gelbe bauen und beladen dein Schiff; blaue überfallen, entern und sabotieren.
minute-7 = Bug und Heck ergeben ein Schiff, ein Deck macht es größer; jeder Teil trägt einen Wikinger oder ein Fass Bier.
minute-8 = Sind die Karten gespielt, segeln fertige Schiffe zu ihren Quests, und wer genug an Bord hat, bekommt die Beute.
minute-9 = Fehlt dir etwas, kann jemand, dessen Schiff nie fertig wurde, es dir leihen: Feilscht um den Preis.
minute-10 = Danach gehen alle Schiffe und Karten zurück, und nur die Beute bleibt bei dir.
minute-11 = Nach dem dritten Monat zählt jedes Plättchen einen Punkt, und jeder Satz aus Ziege, Waffe und Gold einen mehr; die meisten Punkte gewinnen.

## Optionen

option-first_earl = Der erste Earl
option-first_earl-means = Wer den hölzernen Wikinger zuerst hat.
option-first_earl-is-random = durch Zufall
option-earl_passes = Der hölzerne Wikinger nach einem Monat
option-earl_passes-means = Geht der hölzerne Wikinger nach jedem Monat einen Platz nach links?
option-earl_passes-is-no = bleibt beim Earl
option-earl_passes-is-left = geht nach links
option-brawl = Die Rauferei
option-brawl-means = Stapel werden geheim beansprucht und Streit durch Zufall entschieden, oder der erste Anspruch nimmt den Stapel.
option-brawl-is-simultaneous = alle beanspruchen geheim
option-brawl-is-arrival = ein Rennen: Der erste Anspruch zählt
option-open_faces = Seiten, die alle sehen
option-open_faces-means = Bleiben die offenen Seiten sichtbar, oder werden sie nur beim Austeilen einmal gezeigt?
option-open_faces-is-yes = bleiben sichtbar
option-open_faces-is-no = werden beim Austeilen einmal gezeigt
option-quest_timing = Quests werden gewählt
option-quest_timing-means = Wann die Quests verteilt und gewählt werden.
option-quest_timing-is-after_brawl = nach der Rauferei
option-quest_timing-is-before_brawl = vor der Rauferei
option-count = Das Auszählen
option-count-means = Darf der furchterregendste Spieler die anderen auszählen?
option-count-is-off = niemand zählt
option-count-is-on = der Furchterregendste darf herunterzählen
option-latecomer = Wer zu spät kommt
option-latecomer-means = Ist das zufällige Abwerfen eines Nachzüglers sein Zug, oder kommt es dazu?
option-latecomer-is-skips = ein zufälliger Abwurf ist der Zug
option-latecomer-is-also_plays = wirft ab und spielt trotzdem
option-same_number = Gleiche Zahlen
option-same_number-means = Gleiche Zahlen gehen im Uhrzeigersinn ab dem Earl, oder wie die Karten gelegt wurden.
option-same_number-is-earl = im Uhrzeigersinn ab dem Earl
option-same_number-is-commit = in der Reihenfolge, in der sie lagen
option-may_decline = Eine Karte ungenutzt ablegen
option-may_decline-means = Darf eine rote oder blaue Karte ungenutzt abgelegt werden, wenn sie an der Reihe ist?
option-may_decline-is-no = nicht erlaubt
option-may_decline-is-yes = erlaubt
option-yggdrasil_pair = Zwei Yggdrasils
option-yggdrasil_pair-means = Ergeben zwei Yggdrasils ein Schiff?
option-yggdrasil_pair-is-yes = ergeben ein Schiff
option-yggdrasil_pair-is-no = ergeben kein Schiff
option-sabotage_freeze = Ladung unter Sabotage
option-sabotage_freeze-means = Bleibt die Ladung liegen, wenn Sabotage zuschlägt?
option-sabotage_freeze-is-no = geht mit dem Teil unter
option-sabotage_freeze-is-yes = bleibt liegen
option-spears_per_viking = Speere an einem Wikinger
option-spears_per_viking-means = Wie viele Speere eine Wikingerkarte trägt.
option-spears_per_viking-is-1 = einen
option-spears_per_viking-is-any = beliebig viele
option-spear_defends = Speere in der Verteidigung
option-spear_defends-means = Darf, wer überfallen wird, Speere benutzen?
option-spear_defends-is-yes = erlaubt
option-spear_defends-is-no = nicht erlaubt
option-spear_pays_loss = Ein verbrauchter Speer und der Verlust
option-spear_pays_loss-means = Bezahlt ein Speer, der im Kampf verbraucht wurde, auch den Verlust danach?
option-spear_pays_loss-is-no = der Verlust kommt dazu
option-spear_pays_loss-is-yes = bezahlt auch den Verlust
option-loki_token = Was Loki stiehlt
option-loki_token-means = Wer das Plättchen aussucht, das Loki stiehlt: sein Spieler oder der Zufall.
option-loki_token-is-thief = sein Spieler sucht es aus
option-loki_token-is-random = der Zufall sucht es aus
option-loot_supply = Beuteplättchen
option-loot_supply-means = Gibt es nur so viele Plättchen wie in der Schachtel?
option-loot_supply-is-limited = so viele wie in der Schachtel
option-loot_supply-is-unlimited = ohne Ende
option-helper_serves = Abmachungen eines Helfers
option-helper_serves-means = Wie viele Abmachungen ein Helfer in einem Monat treffen darf.
option-helper_serves-is-many = so viele er will
option-helper_serves-is-one = eine im Monat
option-team_up_room = Platz für geliehene Karten
option-team_up_room-means = Brauchen geliehene Karten Platz auf dem Schiff des Kapitäns?
option-team_up_room-is-no = brauchen keinen
option-team_up_room-is-yes = brauchen Platz auf dem Schiff des Kapitäns
option-bargain_rounds = Runden von Angeboten
option-bargain_rounds-means = Wie oft die Angebote beim Bündnis die Runde machen.
option-payment_cap = Höhe einer Zahlung
option-payment_cap-means = Ist eine Zahlung höchstens so groß wie die Beute auf der Quest?
option-payment_cap-is-loot = höchstens die Beute auf der Quest
option-payment_cap-is-none = ohne Grenze

## Bots

level-first-evening = Legt Karten, die hübsch aussehen: Fast die Hälfte ist geraten.
level-farmhand = Baut ein Schiff und vergisst manchmal, wozu.
level-oarsman = Spielt die Karte, die jetzt am meisten bewirkt.
level-huscarl = Fragt sich in ein paar wahrscheinlichen Welten, was die anderen haben.
level-jarl = Wägt Hunderte wahrscheinlicher Hände ab und was sie täten.

## Was zählt, wenn die Raben raten

asset-points = Punkte
asset-ship-parts = Schiffsteile
asset-strength-on-board = Stärke an Bord
asset-barrels = Fässer
asset-spears = Speere
