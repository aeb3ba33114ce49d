# Bottlecap Vikings, bevor gespielt wird: Titel, das Spiel in einer Minute, Optionen und Bots. Englisch steht in den Daten.

game-title = Bottlecap Vikings
game-tagline = Segle um einen Ring aus acht Feldern, mach aus Holz und Gold Ruhm, und weiche den Walküren aus.
mark-1 = Rondell-Wettlauf
mark-2 = alles liegt offen
seat-red = Rot
seat-blue = Blau
seat-green = Grün
seat-yellow = Gelb

## Das Spiel in einer Minute

minute-1 = Sei als Erster auf einem Thron: Einer steht am Ende deiner Ruhmesleiste, der andere ganz oben in deiner Stadt.
minute-2 = Acht Plättchen liegen im Ring um den Kronkorken, und jedes bietet eine Aktion.
minute-3 = In deinem Zug segelst du ein, zwei oder drei Felder weiter und darfst dann tun, was das Plättchen dort bietet.
minute-4 = Manche bringen Holz oder Gold, manche flicken dein Schiff, auf manchen feierst du für Ruhm, und auf einem baust du.
minute-5 = Bauen bringt deine Hütte in der Stadt eine Stufe höher: Das kostet Gold, und weiter oben braucht es Helme, die mit dem Ruhm kommen.
minute-6 = Jede Stufe lehrt dich etwas für den Rest des Spiels, und den Weg wählst du.
minute-7 = Wer landet, wo andere vor Anker liegen, gerät mit ihnen aneinander: Alle dort ziehen einen Schadensmarker, du auch.
minute-8 = Zu zweit oder zu dritt kostet auch die Fahrt über die rote Linie des Korkens einen Schadensmarker.
minute-9 = Schaden tut nichts, bis vier rote Marker draußen sind: Dann nehmen die Walküren allen mit zwei oder mehr Gold oder Ruhm und räumen jedes Schiff leer.
minute-10 = Bis auf den nächsten Marker aus dem Deckel ist nichts verborgen; behalte also im Auge, wie nah die anderen ihren Thronen sind.
minute-11 = Wer einen Thron besteigt, hat gewonnen, auf der Stelle.

## Optionen

option-city = Stadtkarten
option-city-means = Welche Seite der Stadtkarten: für alle die gemeinsame, für jeden die besondere seiner Karte, nach eigener Wahl, oder wie in `sides` aufgezählt.
option-city-is-common = für alle die gemeinsame Seite
option-city-is-unique = für jeden die besondere Seite seiner Karte
option-city-is-choose = jeder wählt eine Seite
option-city-is-custom = wie unten aufgezählt
option-sides = Eigene Stadtkarten
option-sides-means = Mit city=custom: eine Seite für jeden Platz, etwa COM,U1,U2.
option-layout = Die Plättchen des Rings
option-layout-means = Wie die Plättchen liegen: zufällig, T1 bis T8 mit Seite a, oder wie in `tiles` aufgezählt.
option-layout-is-random = zufällig
option-layout-is-first = für ein erstes Spiel: T1 bis T8
option-layout-is-custom = wie unten aufgezählt
option-tiles = Dein eigener Ring
option-tiles-means = Mit layout=custom: Plättchen und Seite für jede Stelle, etwa T1a,T2b,...
option-start = Wer beginnt
option-start-means = Der Startplatz.
option-start-is-random = durch Zufall
option-share_start = Zwei Schiffe an einer Stelle beim Start
option-share_start-means = Dürfen Schiffe beim Start an dieselbe Stelle gesetzt werden?
option-share_start-is-allow = erlaubt
option-share_start-is-forbid = nicht erlaubt
option-eot = Gewinne am Ende eines Zugs
option-eot-means = Wecken Gewinne am Ende eines Zugs weitere Fähigkeiten?
option-eot-is-chain = wecken weitere Fähigkeiten
option-eot-is-snapshot = wecken nichts mehr
option-lookback = Eine neue Fähigkeit und ihr eigener Zug
option-lookback-means = Sieht eine neue Fähigkeit, was vorher in ihrem Zug geschah?
option-lookback-is-none = blickt nur nach vorn
option-lookback-is-turn = sieht den ganzen Zug
option-trade_min = Der kleinste Handel
option-trade_min-means = Wie viel auf einem Handelsfeld mindestens gehandelt wird.
option-trade_min-is-1 = mindestens eins
option-trade_min-is-0 = gar nichts geht auch
option-gift_gain = Gewinn bei einem Tausch
option-gift_gain-means = Wer bei einem Warentausch gewinnt: beide Seiten, oder nur, wem die Fähigkeit gehört.
option-gift_gain-is-both = beide Seiten gewinnen
option-gift_gain-is-owner = nur, wem die Fähigkeit gehört
option-valk_loss = Schaden, den die Walküren zurücknehmen
option-valk_loss-means = Gilt Schaden, den die Walküren zurücknehmen, als verloren?
option-valk_loss-is-counts = gilt als verloren
option-valk_loss-is-ignored = gilt nicht
option-balance = Wann Ausgleich vergleicht
option-balance-means = Wann Ausgleich Holz und Gold vergleicht: beim Landen, oder wenn die Aktion getan ist.
option-balance-is-landing = beim Landen
option-balance-is-action = wenn die Aktion getan ist
option-robbed = Angegriffen in der Räuberbucht
option-robbed-means = Wer Gold verliert, wenn in der Räuberbucht angegriffen wird: alle, oder wer dort Gold genommen hat.
option-robbed-is-standing = alle verlieren Gold
option-robbed-is-if_taken = nur, wer dort Gold nahm
option-damage_cost = Schaden als Preis
option-damage_cost-means = Wo Schaden der Preis ist: Kommt er vor dem Gewinn oder danach?
option-damage_cost-is-damage_first = erst der Schaden, dann der Gewinn
option-damage_cost-is-gain_first = erst der Gewinn, dann der Schaden
option-round_limit = Runden höchstens
option-round_limit-means = Nach so vielen Runden gewinnt, wer einem Thron am nächsten ist.

## Bots

level-first-evening = Segelt nach Laune: Jede dritte Entscheidung ist geraten.
level-farmhand = Weiß, was die Felder bringen, und vergisst es hin und wieder.
level-oarsman = Holt aus jedem Zug das Beste und denkt nicht weiter.
level-huscarl = Geht ein paar Wege durch, die die nächsten Züge nehmen können.
level-jarl = Denkt viele Züge voraus und weiß, wer gleich gewinnt.

## Was zählt, wenn die Raben raten

asset-glory = Ruhm
asset-steps-of-the-city = Stadtstufen
    .one = Stadtstufe
asset-gold = Gold
asset-wood = Holz
asset-damage = Schaden
