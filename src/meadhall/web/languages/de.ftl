# Die Seiten auf Deutsch: Halle, Formulare, und was um einen Tisch steht.

## Auf jeder Seite

skip = Zum Inhalt springen
offline = Die Verbindung ist weg. Wir versuchen es weiter; was entschieden war, geht nicht verloren.
pages = Seiten
nav-tables = Tische
nav-replays = Partien
nav-rules = Regeln
your-name = Dein Name
keep-name = Merken
day-or-night = Tag oder Nacht
language = Sprache
icons-by = Symbole von { $one }. Meadhall ist freie Software und kein Produkt der Spieleverlage.
icons-artists = den Künstlern von game-icons.net
to-the-lobby = Zur Halle
close = Schließen
find = Suchen
search-rules = Regeln durchsuchen
search-rules-here = Regeln durchsuchen …
rules = Regeln

## Was Skripte sagen

script-copied = Kopiert
script-refused = Das wurde abgelehnt ({ $status }). Versuche es gleich noch einmal.
script-unreached = Das kam in der Halle nicht an, also hat sich nichts geändert. Versuche es wieder, wenn die Verbindung steht.
script-rule = Regel { $rule }
script-unread = { $count } ungelesen
script-days = { $days } T { $hours } Std
script-hours = { $hours } Std { $minutes } Min

## Leute, Bots und Tempo

names = { $names }
the-hall = die Halle
bot-of-level = Bot: { $level }
bot-out-of-experience = Bot: { $level }, außerhalb seiner Erfahrung
seat-free = freier Platz
seat-away = nicht da
seat-away-for = weg seit { $time }
for-minutes = { $number ->
    [one] { $number } Minute
   *[other] { $number } Minuten
}
for-hours = { $number ->
    [one] { $number } Stunde
   *[other] { $number } Stunden
}
for-days = { $number ->
    [one] { $number } Tag
   *[other] { $number } Tagen
}
seat-you = du
seat-person = Mensch
seat-number = Platz { $number }
tempo-relaxed = ohne Uhr
tempo-slow = { $days ->
    [one] langsam, { $days } Tag je Entscheidung
   *[other] langsam, { $days } Tage je Entscheidung
}
tempo-live = live, { $seconds } s
tempo-live-bank = live, { $seconds } s und { $minutes } Min Reserve
score = { $number }
score-share = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
score-point = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
score-drink = { $number ->
    [one] { $number } Getränk
   *[other] { $number } Getränke
}
progress-round = Runde { $number }
progress-month = Monat { $number }
progress-turn = Zug { $number }
progress-decision = { $number ->
    [one] { $number } Entscheidung
   *[other] { $number } Entscheidungen
}
when-today = heute, { $time }
when-day = { $day }. { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sep.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}

## Die Halle

lobby-greeting = Setz dich ans Feuer
lobby-about = Wikingerspiele, Freunde und ehrliche Bots. Ohne Konto: Ein Platz ist ein Link.
lobby-welcome = Willkommen zurück, { $name }
lobby-wait = { $number ->
    [one] Ein Tisch wartet auf dich.
   *[other] { $number } Tische warten auf dich.
}
lobby-wait-not = Nichts wartet auf dich: Zeit für ein Spiel.
lobby-your-turns = { $number ->
    [one] Du bist dran: { $title }
   *[other] Du bist an { $number } Tischen dran
}
lobby-yours-since = du bist dran, seit { $time }
lobby-yours-left = du bist dran, noch { $time }
lobby-waits-for = wartet auf { $names }, seit { $time }
lobby-goes-on = die Bots spielen
lobby-horn = Das Horn ruft dich:
lobby-with = mit { $names }
lobby-with-bots = { $bots ->
    [one] mit { $bots } Bot
   *[other] mit { $bots } Bots
}
lobby-with-both = { $bots ->
    [one] mit { $names } und { $bots } Bot
   *[other] mit { $names } und { $bots } Bots
}
lobby-taken = { $taken } von { $seats } Plätzen, { $tempo }
lobby-look = Ansehen
lobby-look-at = { $title } ansehen
lobby-more-mine = { $number ->
    [one] noch { $number } Tisch von dir
   *[other] noch { $number } Tische von dir
}
lobby-how-many = Wie viele Bots in { $game }
lobby-against = Du spielst gegen
lobby-against-bots = { $bots ->
    [one] { $bots } Bot
   *[other] { $bots } Bots
}
lobby-finished-none = noch keine: Beginn mit einer Lektion
lobby-first-lesson = { $game } lernen
watch-title = Ein Spiel ansehen
watch-below = Zug um Zug, mit Worten
sample-title = So geht ein Spiel
sample-about = Drei Ruderer spielen vom ersten bis zum letzten Zug. Du schaust einem über die Schulter: was gefragt und was gewählt wird; und dreimal: Was würdest du tun?
watch-bots = Bots zusehen
watch-bots-about = Ein neuer Tisch, an dem nur Bots sitzen. Du siehst zu.
lobby-games = Spiele
lobby-mine = Deine Tische
lobby-open = Offene Tische
lobby-open-below = warten auf dich
lobby-running = Laufende Tische
lobby-running-below = zusehen oder zurückkehren
lobby-finished = Gespielte Partien
lobby-finished-below = Zug um Zug
lobby-seats = { $least } bis { $most } Plätze
lobby-play-now = Sofort spielen
lobby-level = Stärke der Bots in { $game }
lobby-new-table = Neuer Tisch
lobby-learn-game = Die Regeln von { $game } lernen
lobby-replay = Ansehen
lobby-replay-won = { $title } ansehen, gewonnen von
lobby-replay-of = { $title } ansehen
lobby-play = Spielen
lobby-play-at = Spielen: { $title }
lobby-join = Mitspielen
lobby-join-at = Mitspielen: { $title }
lobby-watch = Zusehen
lobby-watch-at = Zusehen: { $title }
lobby-upload = Eine Partie aus einer Datei ansehen
lobby-record = Aufzeichnung
lobby-upload-open = Öffnen
lobby-from-file = { $decisions ->
    [one] aus einer Datei, { $decisions } Entscheidung
   *[other] aus einer Datei, { $decisions } Entscheidungen
}
lobby-not-listed = nicht gelistet
lobby-both-notes = { $one }, { $two }

## Ein neuer Tisch

new-tab = Neuer Tisch · { $game }
new-title = Ein neuer Tisch: { $game }
new-who = Wer spielt mit?
new-table-name = Name des Tischs
new-table-name-found = Wir finden einen für dich
new-set = Tisch decken
new-not-now = Jetzt nicht
new-how = Wie spielen wir?
new-how-below = Lass alles, wie es ist, dann gilt das Spiel, wie seine Regeln es sagen. Jede Wahl nennt ihre Regel.
new-finer = Feinheiten der Regeln ({ $count })
new-larger = Eine größere Runde: bis zu { $most } Plätze
new-you = Du
new-friend-link = Jemand per Link
new-friend-here = Jemand an diesem Bildschirm
new-nobody = Niemand
new-bot = Bot: { $level }
new-bot-outside = Ein Bot von außen, per Link
new-bots = Bots, der stärkste zuletzt
new-levels = Wie spielen die Bots?
new-learnt-at = Hat mit { $seats } Plätzen gelernt, ohne Hausregeln. An anderen Tischen spielt er außerhalb seiner Erfahrung, vielleicht schlechter.
new-fast = Wie schnell?
new-tempo = Tempo
new-relaxed = Gemütlich
new-relaxed-means = ganz ohne Uhr
new-live = Live
new-live-means = Sekunden für jede Entscheidung und ein paar Minuten Reserve
new-slow = Langsam
new-slow-means = Tage für jede Entscheidung; komm und geh, wie du magst
new-seconds = Sekunden je Entscheidung
new-bank = Minuten Reserve
new-days = Tage je Entscheidung
new-find = Wer darf ihn finden?
new-listed = In der Halle gelistet
new-listed-else = sonst kann nur mitspielen oder zusehen, wer den Link hat
new-here-name = Name (an diesem Bildschirm)
new-here-name-of = Name an Platz { $number }
new-hints = Rat
new-hints-yes = Wer will, darf fragen, was ein Bot täte
new-hints-no = Jeder denkt selbst
new-hints-means = Ein Rat zeigt niemandem mehr, als der eigene Platz weiß.
new-stand-in = Wenn jemand weg ist
new-stand-in-usual = Wie üblich: Bald darf ein Bot spielen
new-stand-in-10 = Nach 10 Minuten darf ein Bot spielen
new-stand-in-60 = Nach einer Stunde darf ein Bot spielen
new-stand-in-1440 = Nach einem Tag darf ein Bot spielen
new-stand-in-0 = Niemand wird je ersetzt
new-stand-in-means = Die Mehrheit der Anwesenden lässt ihn spielen, bis der Mensch zurück ist; der Platz bleibt seiner. Üblich ist nach 2 Minuten, an einem langsamen Tisch nach einem Tag, an einem Live-Tisch nach 20 Sekunden.
new-changes = Verdeckte Wahl
new-changes-usual = wie üblich
new-changes-yes = darf geändert werden, bis alle gewählt haben
new-changes-no = gilt sofort
new-changes-means = üblich: sie darf geändert werden, bis alle gewählt haben, außer wenn mehrere Menschen live spielen
new-usual = { $value } (üblich)
option-cited = „{ $option }“: { $value }
option-called = „{ $option }“
option-wrong = „{ $option }“ kann nicht { $given } sein: { $right }.
option-right-number = wähle eine Zahl von { $least } bis { $most }
option-right-one = wähle { $values } oder { $last }
option-a-seat = einer der Plätze

## Einladungen

invite-tab = Einladung · { $title }
invite-title = Komm zu { $title }
invite-about = { $game }. Wer diese Adresse öffnet, kann einen freien Platz nehmen. Nichts zu installieren, kein Konto.
invite-address = Adresse
invite-bots = Ein Platz für einen Bot, der anderswo denkt
invite-bots-how = Wer irgendwo diesen Befehl ausführt, lässt einen Bot hier Platz nehmen, einen von unseren oder einen eigenen:
invite-copy = Adresse kopieren
invite-back = Zurück zum Tisch
invite-only-here = Diese Adresse gilt nur auf diesem Rechner. Für Freunde anderswo öffne die Halle mit --host 0.0.0.0, besuche sie unter dem Namen oder der Nummer dieses Rechners in eurem Netz, und verschicke die Adresse von dort.
sitting = Am Tisch
sitting-free = { $free ->
    [one] { $free } Platz ist frei. Die Partie beginnt, wenn alle besetzt sind.
   *[other] { $free } Plätze sind frei. Die Partie beginnt, wenn alle besetzt sind.
}
join-tab = Mitspielen · { $title }
join-title = Ein Platz: { $title }
join-about = { $game }, { $tempo }. { $tagline }
join-where = Wo sitzt du?
join-sit = Hinsetzen
join-watch = Nur zusehen
join-over = Die Partie ist zu Ende.
join-full = Alle Plätze sind besetzt.
join-look = Ansehen

## Die Regeln

rulebooks-title = Wie wird gespielt?
rulebooks-below = Jedes Spiel in einer Minute. Der Rest erklärt sich am Tisch, wo jede Regel eine Taste entfernt ist.
rulebook-all = Alle Regeln
rulebook-all-of = Alle Regeln von { $game }
rulebook-box = In der Schachtel
rulebook-box-of = Was in der Schachtel von { $game } ist
rules-tab = Regeln · { $game }
rules-title = Regeln: { $game }
rules-components = Alles Spielmaterial
rules-in-english = Das Kleingedruckte, Regel für Regel, gibt es nur auf Englisch.
rules-none = Keine Regel enthält eines dieser Wörter.
rules-found = { $count ->
    [one] { $count } Regel mit „{ $query }“
   *[other] { $count } Regeln mit „{ $query }“
}
rules-count = { $count } Regeln, mit unseren eigenen Worten. Jede hat eine Nummer, die der Tisch zeigt, wo es auf sie ankommt.
rules-sections = Abschnitte
rules-see = Siehe { $one }
rules-minute = Das Spiel in einer Minute
rules-how = So wird gespielt
rules-box = In der Schachtel
rules-small-print = Das Kleingedruckte
rules-option-set = { $one } auf „{ $value }“
gallery-tab = Spielmaterial · { $game }
gallery-title = In der Schachtel: { $game }

## Meldungen und Dank

message-rule = Regel { $one }
error-400 = Das passt nicht
error-403 = Nicht hier
error-404 = Hier ist nichts
error-413 = Zu lang
error-421 = Nicht diese Halle
error-429 = Nicht so schnell
error-other = Das ging nicht
credits = Mit Dank an
credits-icons = Symbole:
credits-icons-by = von { $authors }, aus { $one }, unter der Lizenz { $two }. Hier sind sie gefärbt und skaliert; ihre Formen sind unverändert.
credits-authors = { $names } und anderen
credits-typefaces = Schriften:
credits-typefaces-by = Grenze Gotisch von Omnibus-Type und Alegreya Sans von Juan Pablo del Peral, Huerta Tipográfica, beide unter der SIL Open Font License 1.1.
credits-morphing = Verwandlungen:
credits-morphing-by = idiomorph von den Entwicklern von htmx, unter der Zero-Clause-BSD-Lizenz.
credits-games = Spiele:
credits-games-by = Sie gehören ihren Autoren und Verlagen. Alle Zeichnungen und alle Worte hier sind unsere eigenen.

## Der Tisch: was jetzt entschieden wird

your-turn-tab = ● Du bist dran · { $title }
replay-at = Rückblick, Entscheidung { $at } von { $length }
by-rule = Nach Regel { $one }
you-are-away = Du bist nicht da: Für dich wird entschieden, was üblich ist.
bot-plays-for-you = Der Bot „{ $level }“ spielt für dich. Der Platz bleibt deiner.
you-are-watching = Du siehst zu.
you-will-be-asked = Du wirst gefragt, wenn du dran bist.
your-decision = Du entscheidest, { $name }.
click-or-press = Klicke an, was leuchtet, oder drücke { $key }.
click-or-press-two = Klicke an, was leuchtet, oder drücke { $first } oder { $last }.
click-or-press-many = Klicke an, was leuchtet, oder drücke { $first } bis { $last }.
take-seat-back = Meinen Platz zurücknehmen
i-am-back = Ich bin wieder da
time-of = Zeit von { $name }
then-bank = dann { $time } aus der Reserve
undo = Zurück
undo-tip = Deine letzte Entscheidung zurücknehmen (u)
undo-nothing = Es gibt noch nichts zurückzunehmen.
hint = Rat
hint-tip = Was täte ein Bot? (h)
legend = Legende
legend-tip = Symbole und Tasten (?)
wish-yours = Du möchtest deine letzte Entscheidung zurücknehmen. Die anderen werden gefragt.
wish-others = { $one } möchte die letzte Entscheidung zurücknehmen.
wish-agree = Einverstanden
wish-disagree = Nein
seats-open = { $free ->
    [one] { $free } Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
not-played-on = Diese Partie wird nicht weitergespielt.
goes-on-soon = Gleich geht es weiter.
waits-for = Der Tisch wartet auf { $names }.
to-decide = Es entscheidet: { $names }.

## Wer weg ist

away-line = { $name } ist seit { $time } weg
away-title = { $name } ist weg
away-about = Zuletzt hier vor { $time }. An diesem Tisch läuft niemandem die Zeit davon, und der Platz bleibt vergeben.
away-about-clock = Zuletzt hier vor { $time }. Die Uhr läuft weiter, und der Platz bleibt vergeben.
away-wait = Warten
away-wait-means = Tu derweil etwas anderes: Der Titel des Reiters und ein Klang sagen dir, wann du dran bist.
away-nudge = { $name } rufen
away-nudge-means = Blas das Horn: Es erklingt, wo { $name } die Halle offen hat, und wartet dort. Einmal in der Stunde.
away-horn = Das Horn blasen
away-horn-later = Geblasen. Wieder in { $time }
away-bot = Einen Bot spielen lassen, bis { $name } zurück ist
away-bot-never = An diesem Tisch lässt niemand einen Bot für jemand anderen spielen.
away-bot-later = Möglich in { $time }.
away-bot-means = { $name } übernimmt jederzeit wieder, auch mitten in einem Zug, und sieht, was der Bot getan hat.
away-level = Er spielt wie
away-like = Er spielt wie { $level }
away-agree = Einverstanden
away-let = Spielen lassen
away-agreed-you = Du bist einverstanden
away-vote = { $name } ist gefragt
away-vote-yes = { $name } ist dafür
away-vote-you = du?
away-vote-you-yes = du bist dafür
away-enough = { $enough } von { $present } genügen
asleep = Der Tisch schläft, bis jemand von seinen Leuten zurückkommt.
welcome = { $level } spielt für dich, und der Platz bleibt deiner
welcome-back = Willkommen zurück: Ein Bot hat für dich gespielt
welcome-did = Was der Bot für dich tat
welcome-nothing = Es war noch nichts für dich zu entscheiden.

## Das Menü

menu = Menü
menu-invite = Einladen
menu-ask-undo = Alle bitten, deine letzte Entscheidung zurücknehmen zu dürfen
menu-look-back = Zurückblicken
menu-record = Die Aufzeichnung herunterladen
menu-sound = Ton
menu-sound-on = an
menu-sound-off = aus
menu-lobby = Zurück zur Halle
menu-back = Nimm deinen Platz zurück
menu-bot = Ein Bot soll für mich spielen
menu-hand-over = Übergeben
menu-away = Ich bin eine Weile weg
menu-resign = Aufgeben …
menu-resign-means = Ein Bot spielt für dich zu Ende; der Platz ist nicht mehr deiner.
menu-resign-yes = Ja, ich gebe auf

## Auswahl

goal = Das Ziel
goal-you = Du
goal-stands = Wie weit jeder Platz ist
goal-minute-tip = Worum es geht, in einer Minute.
options-apart = Möglichkeiten, die etwas beenden oder aufgeben
take-it-back = Zurücknehmen
take-back-until = Du darfst deine Wahl ändern, bis alle gewählt haben.
your-options = Was du tun kannst
advised = empfohlen
not-now = Jetzt nicht:
not-possible = Jetzt nicht möglich

## Rat

advice = Die Raben sagen
advice-close = Den Rat schließen
advice-seat = Von deinem Platz aus gesehen.
advice-worlds = Aus { $worlds } Verläufen, die von deinem Platz aus denkbar sind. Die Chancen schätzt ein Bot; versprochen ist nichts.
advice-worlds-first = Aus { $worlds } Verläufen, die von deinem Platz aus denkbar sind. Das Erste haben sie am häufigsten versucht und trauen ihm am meisten: Die Chancen sind grob.
advice-chance = Chance auf den Sieg: { $chance }

## Um den Tisch

around-the-table = Um den Tisch
brand = Meadhall, zur Halle
panels = Tafeln
views = Ansichten
tab-table = Tisch
tab-chat = Chat
tab-orders = Vorgaben
tab-yours = , du bist dran
about-decision = Zu dieser Entscheidung
being-decided = Was gerade entschieden wird
all-rules = Alle Regeln des Spiels
orders = Ständige Vorgaben
orders-about = Während andere spielen, hält der Tisch an und fragt, ob du eingreifen willst. Wenn du lieber nicht gefragt wirst, passt die Halle für dich. In deinem eigenen Zug, und wenn nur du einen Schlag beantworten musst, wirst du immer gefragt.

## Tasten

key-numbers = 1 bis 9
key-numbers-does = die Möglichkeit mit dieser Nummer wählen
key-tab-does = durch die Möglichkeiten gehen
key-u-does = zurücknehmen
key-plus-does = die Karte vergrößern, auf die du zeigst oder die gewählt ist
key-h-does = Rat von einem Bot
key-r-does = Regeln
key-c-does = Chat
key-m-does = Ton an oder aus
key-arrows-does = im Rückblick: eine Entscheidung zurück oder vor
key-legend-does = diese Legende

## Dazwischen

curtain-title = { $name }, du bist dran
curtain-about = Alle anderen sehen weg. Der Tisch zeigt, was nur du sehen darfst, sobald du den Vorhang hebst.
curtain-lift = Ich bin { $name }: Vorhang auf
result-rule = Die Partie endete nach Regel { $one }.
result-wins = gewinnt
result-decided = Was den Ausschlag gab
result-rematch = Revanche
result-to-rematch = Zur Revanche
result-replay = Ansehen
result-record = Datei
result-lobby = Halle
room = Wir warten auf die anderen
room-send = Schick das deinen Freunden: Mehr brauchen sie nicht.
room-copy = Kopieren
room-qr = QR-Code
room-fill = Bots für die freien Plätze:
room-begin = Jetzt beginnen
room-link-away = einen Link entfernt
room-here = ist da

## Rückblick

replay-first = Zum Anfang
replay-turn-back = Einen Zug zurück
replay-back = Eine Entscheidung zurück
replay-play = Abspielen
replay-play-tip = Abspielen (Leertaste)
replay-on = Eine Entscheidung vor
replay-turn-on = Einen Zug vor
replay-last = Zum Ende
replay-moment = Augenblick
replay-of = { $at } von { $length }
replay-go = Los
replay-fork = Von hier spielen als { $name }
replay-against = gegen
replay-same = dieselben Bots
replay-same-else = dieselben Bots, sonst { $level }
replay-for-people = Bots: { $level }
replay-everywhere = überall { $level }
replay-seen-by = gesehen von
asked-of = { $name } wird gefragt
asked-guess = { $name } wird gefragt. Was würdest du tun?
asked-more = { $number ->
    [one] und noch eine Möglichkeit
   *[other] und noch { $number } Möglichkeiten
}
asked-chose = { $name } wählt: { $what }.
replay-guest = Gast

## Was geschah

since-your-last-turn = Seit deinem letzten Zug
log = Chronik
log-empty = Noch ist nichts geschehen.
log-all = Alles, Zug um Zug
log-late = die Zeit war um
log-absent = abwesend
log-bot = ein Bot entschied
chat-said = Was gesagt wurde
chat-empty = Noch hat niemand etwas gesagt.
chat-watching = (sieht zu)
chat-say = Sag etwas
chat-say-here = Sag etwas …
chat-send = Sagen

## Ein schlichtes Spielbrett

plain-seats = Plätze
plain-thinking = { $who } · denkt nach
plain-on-table = Auf dem Tisch
plain-nothing = nichts
plain-face-down = verdeckt
plain-score = Punkte
plain-no-symbols = { $game } hat hier keine eigenen Symbole: Alles steht in Worten da.

# Scenes
scene-next = Weiter
scene-end = Ans Ende
scene-key = Leertaste
scene-and-more = Und { $number } weitere Dinge.
scene-again = Noch einmal zeigen
scene-speed = Tempo der Szenen
scene-slow = Langsam
scene-normal = Normal
scene-fast = Schnell
scene-click = Auf Klick
scene-once = Sofort
script-away = Während du weg warst
script-watch = Zeig, was geschah
script-skip = Gleich zum Tisch
since-in-short = { $number ->
    [one] Seit deinem letzten Zug:
   *[other] Seit deinem letzten Zug, { $number } Dinge:
}
since-you = Du
since-others = Die anderen
since-deeds = { $one } { $two }
since-more-deeds = { $one }, { $two }
since-last-deed = { $deed }.
