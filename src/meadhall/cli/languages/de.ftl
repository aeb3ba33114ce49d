# Das Terminal auf Deutsch: Befehle und ihre Hilfe, Fragen, Berichte. Tasten und die Namen von Optionen sind in jeder Sprache
# dieselben.

## Die Befehlszeile

usage = Aufruf:
arguments = Angaben
options = Optionen
commands = Befehle
word-command = BEFEHL
word-game = SPIEL
word-file = DATEI
word-words = ID oder WÖRTER
word-list = A,B,…
word-number = N
word-seconds = SEKUNDEN
word-pair = NAME=WERT
word-row = ZEILE
word-host = ADRESSE
word-name = NAME
word-bot = BOT
word-language = KÜRZEL
word-where = WO
word-what = WAS
word-rest = …
word-match = PARTIE
word-person = PERSON
word-days = TAGE
version-compiled = meadhall { $version } (kompilierte Engine)
version-interpreted = meadhall { $version } (interpretierte Engine)

about = Drei Wikingerspiele für den Tisch, in deinem Terminal.
about-play = Spiele gegen Bots, oder mit anderen an einer Tastatur.
about-resume = Spiele eine gespeicherte Partie weiter.
about-watch = Sieh zu, wie Bots spielen.
about-replay = Geh durch eine Aufzeichnung, eine gespeicherte Partie oder ein Spiel eines Datensatzes.
about-review = Blick auf eine beendete Partie zurück: was den Ausschlag gab, Glück und Können.
about-rules = Lies die Regeln eines Spiels.
about-simulate = Lass Bots viele Spiele spielen, und zähle.
about-arena = Lass Bots gegeneinander spielen, und werte sie.
about-train = Lerne ein Netz für die Bots an, die lernen.
about-serve = Öffne die Halle: Tische für Menschen und Bots, im Browser.
about-admin = Kümmere dich um eine Halle: ihre Partien, ihre Leute, ihre Datenbank.
about-games = Zähle die Spiele auf.
about-options = Zähle die Optionen eines Spiels auf.

help-help = zeigt diese Hilfe
help-version = zeigt die Version
help-language = die Sprache: { $languages } (wie MEADHALL_LANGUAGE oder dein System es sagt)
help-game-or-menu = ohne das führt dich ein Menü zu einem Spiel
help-seats = wer wo sitzt: { $person } bist du, sonst ein Bot ({ $bots }), etwa you,oarsman,jarl
help-names = wie die Plätze heißen
help-save = wo die Partie gespeichert wird, statt in deinem eigenen Ordner
help-saved = die zuletzt gespeicherte Partie, wenn nichts gesagt ist
help-watched = die Bots ({ $bots }), etwa jarl,greedy,random
help-speed = zwischen zwei Entscheidungen (0.8)
help-which-game = welches aus einem Datensatz mit einer Zeile je Spiel (0)
help-depth = wie genau hingesehen wird: 2 dauert doppelt so lange (1)
help-review-seed = woraus die Schätzungen kommen (0)
help-review-seat = wem es erzählt wird, mit Namen oder Nummer
help-keep = hebt dort auf, was bekannt ist, und macht von dort weiter
help-html = als Seite, die der Browser öffnet
nobody-sat = In dieser Partie heißt niemand { $name }; es gibt { $names }.
json-or-html = Ein Rückblick ist für Programme oder eine Seite: entweder --json oder --html.
reviewing = Rückblick
review-kept = { $left ->
    [one] Angehalten; es fehlt noch { $left } Entscheidung. Derselbe Befehl macht mit { $file } weiter.
   *[other] Angehalten; es fehlen noch { $left } Entscheidungen. Derselbe Befehl macht mit { $file } weiter.
}
review-lost = Angehalten. Mit --keep macht der nächste dort weiter, wo dieser war.
cant-keep = { $path } lässt sich nicht benutzen, um einen Rückblick aufzuheben: { $reason }.
no-review = { $path } ist kein Rückblick; wähle eine andere Datei.
help-words = eine Regel, oder alle, die von etwas sprechen
help-games = wie viele (100)
help-simulated = die Bots ({ $bots }), etwa greedy,random,random oder greedy*4
help-jobs = Prozesse, die sich die Arbeit teilen (1)
help-ray = teilt die Arbeit auf einem Ray-Cluster (braucht meadhall[cluster]): dem an dieser Adresse; ohne Adresse dem dieses Rechners, oder einem, der für jetzt begonnen wird
jobs-and-ray = --jobs zählt Prozesse dieses Rechners, und auf einem Cluster arbeiten alle Prozessoren; sag eines von --jobs und --ray.
help-json = für Programme
help-data-set = schreibt einen Datensatz, eine Parquet-Datei (braucht meadhall[rl])
help-rows = des Datensatzes: decision (Entscheidung) oder game (Spiel) (decision)
help-seed = derselbe Seed ergibt denselben Zufall
help-option = eine Option des Spiels; darf mehrmals gesagt werden
help-data = deine eigene Datei mit Spielteilen, an der Stelle unserer
help-contenders = wer spielt ({ $bots }), mit Parametern etwa search:iterations=400:explore=0.7; greedy*3 sind drei davon. Die Parameter von search sind { $parameters }; der von greedy ist slips
help-arena-seats = an jedem Tisch (so viele wie Bots)
help-arena-games = mindestens so viele (100)
help-train-out = wo angelernt wird, und wo es nach jedem Ende weitergeht (training-SPIEL)
help-train-seats = an den Tischen des Trainings (4)
help-train-rounds = aus Spielen und Lernen (2)
help-train-games = in jeder Runde (1000)
help-train-iterations = der Suche, die lehrt, für jede Entscheidung (200)
help-train-hidden = Zahlen in jeder verborgenen Schicht des Netzes (64)
help-train-evaluated = Partien gegen gierige Bots nach jeder Runde (100)
help-train-searched = Entscheidungen jeder Partie, über die die Suche nachdenkt, im Schnitt (10)
help-train-trust = wie viel die gefundenen Aussichten neben Neigungen zählen; 0: lerne, was sie am meisten besuchte (60)
help-train-explore = wie viel die Suche versucht, was schlechter aussieht (0.5)
help-train-seed = woraus aller Zufall des Trainings folgt (0)
out-of-experience = Außerhalb seiner Erfahrung: { $bot } hat nicht gelernt mit { $what }. Er spielt trotzdem, vielleicht schlechter.
train-lacks = Zum Anlernen fehlt { $name }: pip install meadhall[train]
train-interrupted = Unterbrochen. Derselbe Befehl macht mit dem weiter, was in { $folder } liegt.
train-done = Die Gewichte sind in { $file }. Bots spielen danach, wenn sie im Ordner MEADHALL_WEIGHTS als { $game }.npz liegen.
help-ledger = hält die Spiele in DATEI.jsonl fest, um später weiterzumachen, mit DATEI.csv und DATEI.svg daneben
help-host = wo sie zuhört; 0.0.0.0 lässt andere herein ({ $usual })
help-port = 0 nimmt irgendeinen, der frei ist ({ $usual })
help-allow-host = ein Name, auf den die Halle neben ihren eigenen Adressen hört, etwa hall.example; darf mehrmals gesagt werden
help-database = hält alle Partien fest: eine Datei (in deinem eigenen Ordner), oder postgresql://… für einen Server, den sich Hallen teilen können
help-open = öffnet sie im Browser, wenn es einen Bildschirm gibt
help-workers = Prozesse, in denen Bots nachdenken (je nach Rechner)
help-serve-ray = Bots denken auf dem Ray-Cluster an dieser Adresse nach (braucht meadhall[cluster])
help-settings = eine TOML-Datei mit allem, was man hier sagen kann, und mehr
help-processes = öffnet so viele Hallen an diesem Port, auf einem Server ({ $usual })
help-peers = dieses Rechners, unter der Hallen auf anderen Rechnern diese erreichen ({ $usual })
help-as-serve = wie bei meadhall serve
help-rest = was es dafür wissen muss; meadhall admin list --help sagt es für list
help-most = wie viele (30)
help-person = so wie meadhall admin people sie zeigt
help-unfinished = an denen so lange nichts geschehen ist
help-finished = die so lange zu Ende sind
help-yes = tut es; ohne das wird nur gesagt, was verschwinden würde
admin-does = was es tut
admin-list = die neuesten Partien
admin-show = was von einer Partie bekannt ist
admin-close = beendet eine Partie, die niemand zu Ende spielen wird; nachspielen lässt sie sich
admin-export = schreibt eine Partie in eine Datei
admin-import = nimmt eine Partie aus so einer Datei auf
admin-people = wer so heißt; es können mehrere sein
admin-forget = löscht die Daten einer Person; was gespielt wurde, bleibt
admin-prune = löscht alte Partien
admin-backup = schreibt alles in eine neue Datei, während die Halle offen ist
admin-restore = nimmt eine Sicherung in eine leere Datenbank auf, als Datei oder auf einem Server
admin-check = lässt sich jede Partie weiterspielen?
help-allow-bot = lässt alle neben den Stufen auch diesen Bot an den Tisch setzen: search, oder search:iterations=2000; darf mehrmals gesagt werden

## Was an der Befehlszeile nicht stimmt

no-command = Den Befehl { $name } gibt es nicht; die Befehle sind { $known }.
unknown-words = { $count ->
    [one] { $words } kennt hier niemand; { $command } --help sagt, was möglich ist.
   *[other] Die Wörter { $words } kennt hier niemand; { $command } --help sagt, was möglich ist.
}
lacks-words = { $command } will { $needed } wissen; { $command } --help sagt, was möglich ist.
lacks-value = Bei { $argument } fehlt der Wert; { $command } --help sagt, was möglich ist.
takes-no-value = { $argument } nimmt keinen Wert; { $command } --help sagt, was möglich ist.
not-whole = { $argument } will eine ganze Zahl, nicht { $given }; { $command } --help sagt, was möglich ist.
no-number = { $argument } will eine Zahl, nicht { $given }; { $command } --help sagt, was möglich ist.
none-of = { $argument } kann nicht { $given } sein; möglich ist: { $known }.
admin-does-not = meadhall admin kennt { $name } nicht; es kann { $known }.
no-seat = { $given } ist kein Platz; für drei gierige Bots sag greedy*3.
no-bot = { $given } ist kein Bot; für drei gierige Bots sag greedy*3.
no-pair = { $given } ist keine Option; eine Option ist Name=Wert, etwa --option round_limit=60.
nobody-plays = Niemand würde spielen: Nimm { $person } in --seats auf, oder nutze { $command }.
only-bots = An einem Tisch von { $command } kann niemand sitzen; die Bots dort sind { $bots }.
nothing-saved = Es gibt keine gespeicherte Partie; meadhall play beginnt eine.
wrong-speed = Das Tempo kann nicht { $given } sein; es ist eine Pause von 0 bis 60 Sekunden.
rows-without-out = Bei --rows geht es um einen Datensatz; sag, wohin er geschrieben werden soll, etwa --out games.parquet.
no-file-name = { $given } ist kein Name für eine Datei; --out will einen, etwa --out { $example }.
cant-read-matches = Die gespeicherten Partien in { $folder } können nicht gelesen werden: { $reason }.
cant-read-data = Die Datei { $path } mit Spielteilen kann nicht gelesen werden: { $reason }.
data-not-text = Die Datei { $path } mit Spielteilen kann nicht gelesen werden: Das ist kein Text.
cant-read-data-set = Ein Datensatz kann nicht gelesen werden: { $reason }.
cant-write-data-set = Ein Datensatz kann nicht geschrieben werden: { $reason }.
holds-one-game = In { $path } steht ein Spiel; --game ist für Datensätze, wie meadhall simulate --rows game sie schreibt.
no-game-in-data-set = In { $path } gibt es kein Spiel { $game }; die Spiele dort sind 0 bis { $last }.
no-game-in-empty-data-set = In { $path } gibt es kein Spiel { $game }; der Datensatz ist leer.

## Das Menü

welcome = Willkommen in der Methalle.
which-game = Welches Spiel?
how-many-rivals = Wie viele Gegner, { $least } bis { $most }?
so-many-rivals = { $rivals ->
    [one] Es wird { $rivals } Gegner geben.
   *[other] Es wird { $rivals } Gegner geben.
}
how-well = Wie gut sollen sie spielen?
enter-takes = [Enter: { $usual }]
none-of-these = { $given } gehört nicht zu { $answers }.
go-on-with = { $decisions ->
    [one] deine letzte Partie weiterspielen ({ $game }, { $decisions } Entscheidung)
   *[other] deine letzte Partie weiterspielen ({ $game }, { $decisions } Entscheidungen)
}
go-on-with-file = deine letzte Partie weiterspielen ({ $file })
table-asks = Der Tisch stellt dir eine kleine Frage nach der anderen und nummeriert die Antworten.
keys-are = Tasten: { $keys }.
where-rules-are = Alle Regeln: meadhall rules { $game }. Wie man sie ändert: meadhall options { $game }.
press-enter = Drücke Enter, um zu beginnen.

## Am Tisch

key-number = eine Zahl wählt
key-explain = ? erklärt
key-undo = u zurück
key-hint = h Rat
key-log = l Verlauf
key-rules = r WORT Regeln
key-leave = q sichern und gehen
key-pass = p passt in allen Fenstern dieses Zugs
key-pass-target = p { word-target }: außer es gilt dir
key-pass-off = p { word-off }
word-target = ziel
word-off = aus
a-person = du
table-head = { $title }  { $seats }  ·  Seed { $seed }
means-nothing = { $given } bedeutet hier nichts: { $keys }.
order-means-nothing = p { $given } bedeutet nichts: { $keys }.
no-option = { $last ->
    [one] Möglichkeit { $given } gibt es nicht; es gibt nur die 1.
   *[other] Möglichkeit { $given } gibt es nicht; es gibt 1 bis { $last }.
}
no-option-explained = { $last ->
    [one] Möglichkeit { $given } gibt es nicht; es gibt nur die 1, und ? erklärt sie.
   *[other] Möglichkeit { $given } gibt es nicht; es gibt 1 bis { $last }, und ? erklärt sie.
}
look-for = Sag, wonach du suchst: r valkyries, oder die ID einer Regel, wie ? sie zeigt.
take-it-back = Trotzdem zurücknehmen? [j/N]
all-agree = Seid ihr alle einverstanden, es trotzdem zurückzunehmen? [j/N]
words-for-yes = j ja
asked-again = Du wirst wieder in jedem Fenster gefragt.
nobody-else-looks = { $name }, du bist dran. Drücke Enter, wenn sonst niemand hinsieht.
since-last-turn = seit deinem letzten Zug
the-end = das Ende
log = Verlauf
earlier = … { $events } davor
earlier-by-key = … { $events } davor (l)
nothing-yet = noch nichts
wins = gewinnt
score = { NUMBER($score, maximumFractionDigits: 2) }
game-over = Das Spiel ist zu Ende
ended-by-rule = Nach Regel { $rule } (auf Englisch: { $title })
see-it-again = Noch einmal ansehen: { $command }
record-not-kept = Die Aufzeichnung konnte nicht aufbewahrt werden: { $reason }
saved-in = Gespeichert in { $file }
to-go-on = Weiterspielen: { $command }
ctrl-c-leaves = Strg-C beendet

## Was ein einfacher Schirm zeigt

plain-score = Stand
plain-you = du
plain-decides = entscheidet

## Erklären

not-now = Jetzt nicht:
explain-more = ? und eine Zahl erklärt eine davon; r und Wörter, oder die ID einer Regel, schlägt die englischen Regeln auf.
bot-would-take = Der Bot würde { $number } wählen: { $option }.
chance-to-win = { $chance } % für den Sieg
thought-through = { $worlds ->
    [one] Er hat { $worlds } Welt durchdacht, die zu dem passt, was du sehen kannst; die Chancen sind geschätzt.
   *[other] Er hat { $worlds } Welten durchdacht, die zu dem passen, was du sehen kannst; die Chancen sind geschätzt.
}
no-rule-of = Keine Regel von { $game } spricht von { $words }; die Regeln sind auf Englisch geschrieben.
see-rules = siehe { $rules }
rules-in-english = Die Regeln sind auf Englisch geschrieben.

## Wiederholungen

key-on = Enter oder n weiter
key-back = b zurück
key-jump = eine Zahl springt dorthin
key-eyes = v wechselt die Augen, v NAME oder v { word-all }
key-end = e Ende
key-close = q geht
word-all = alle
moment = Augenblick { $at } von { $last }
seen-by = { $moment }, gesehen von { $name }
seen-by-spectator = { $moment }, gesehen beim Zuschauen
decided-this = { $name }: { $option }
decided-something = { $name } hat entschieden
no-moment = { $decisions ->
    [one] Die Aufzeichnung hat { $decisions } Entscheidung; den Augenblick { $moment } gibt es nicht.
   *[other] Die Aufzeichnung hat { $decisions } Entscheidungen; den Augenblick { $moment } gibt es nicht.
}
nobody-called = Hier heißt niemand { $name }; es gibt { $names }, und { word-all } fürs Zuschauen.

## Was es gibt

game-for-seats = { $title }, { $least } bis { $most } Plätze
as-in = Zum Beispiel: { $command }
in-a-minute = das Spiel in einer Minute
all-rules = Alle Regeln
so-many-rules = { $rules ->
    [one] es ist { $rules }, in unseren eigenen Worten
   *[other] es sind { $rules }, in unseren eigenen Worten
}
read-or-search = Eine lesen: meadhall rules { $game } { $rule }. Suchen: meadhall rules { $game } WORT

## Viele Spiele

simulated = { $games ->
    [one] { $title }  { $games } Spiel, Seeds ab { $seed }
   *[other] { $title }  { $games } Spiele, Seeds ab { $seed }
}
shared-wins = { $games ->
    [one] { $games } Spiel wurde gemeinsam gewonnen; es zählt für alle, die es gewonnen haben.
   *[other] { $games } Spiele wurden gemeinsam gewonnen; jedes zählt für alle, die es gewonnen haben.
}
written-games = { $games ->
    [one] Geschrieben: { $file }, { $games } Spiel
   *[other] Geschrieben: { $file }, { $games } Spiele
}
interrupted = Unterbrochen nach { $played } von { $games } Spielen.
column-wins = Siege
column-won = Siege
column-share = Anteil
column-interval = 95-%-Intervall
column-fair = wären alle gleich gut
any-of-kind = irgendein { $kind }
column-lengths = Längen und Punkte
column-mean = Mittel
column-median = Median
column-least = Minimum
column-most = Maximum
length-decision = Entscheidungen
length-round = Runden
length-month = Monate
length-turn = Züge
winners-score = Punkte, wer gewinnt
everybodys-score = Punkte, alle
column-ways = Wie gewonnen wurde
column-rule = Regel
column-games = Spiele
percent = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
number = { NUMBER($number, maximumFractionDigits: 1) }
small-number = { NUMBER($number, maximumFractionDigits: 2) }

## Die Arena

arena-of = { $game }: die Arena
arena-line = { $games ->
    [one] { $games } Spiel, { $seats } Plätze, gegeben ab Seed { $seed }; Intervalle von 95 %
   *[other] { $games } Spiele, { $seats } Plätze, gegeben ab Seed { $seed }; Intervalle von 95 %
}
arena-line-with-options = { $games ->
    [one] { $games } Spiel, { $seats } Plätze, gegeben ab Seed { $seed }, { $options }; Intervalle von 95 %
   *[other] { $games } Spiele, { $seats } Plätze, gegeben ab Seed { $seed }, { $options }; Intervalle von 95 %
}
played-by-all = { $lineups ->
    [one] Was gegeben ist, wird von der einzigen Aufstellung gespielt: { $lineups } Spiel.
   *[other] Was gegeben ist, wird von allen { $lineups } Aufstellungen gespielt: { $lineups } Spiele.
}
known-games = { $games ->
    [one] { $games } dieser Spiele steht schon in { $path }.
   *[other] { $games } dieser Spiele stehen schon in { $path }.
}
written-files = Geschrieben: { $files }
arena-interrupted = Unterbrochen nach { $played } von { $games } Spielen; mit --out könnte es von dort weitergehen.
arena-goes-on = Unterbrochen nach { $played } von { $games } Spielen; derselbe Befehl macht dort weiter.
compared = { $shared ->
    [0] { $one } gewinnt { $share } % ({ $low }–{ $high }) von { $decided } entschiedenen Spielen gegen { $other }.
    [one] { $one } gewinnt { $share } % ({ $low }–{ $high }) von { $decided } entschiedenen Spielen gegen { $other }; { $shared } Sieg wurde geteilt.
   *[other] { $one } gewinnt { $share } % ({ $low }–{ $high }) von { $decided } entschiedenen Spielen gegen { $other }; { $shared } Siege wurden geteilt.
}
arena-rating = Wertung
arena-win-share = Siegesanteil
arena-fair = fair
arena-won = siegreich
arena-mean-rank = Rang
arena-ms = ms
cell-rating = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ±{ NUMBER($more, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cell-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } % ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) })
cell-rank = { NUMBER($rank, minimumFractionDigits: 2, maximumFractionDigits: 2) } ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) })

## Die Halle öffnen

hall-open = Die Halle ist offen: { $address }
hall-keeps = Partien werden in { $database } aufbewahrt. Strg-C schließt die Halle; sie gehen weiter, wenn sie wieder öffnet.
no-screen = Hier gibt es keinen Bildschirm für einen Browser: Öffne die Adresse in deinem.
halls-open = { $processes ->
    [one] Die Halle ist offen: { $address }, in { $processes } Prozess
   *[other] Die Halle ist offen: { $address }, in { $processes } Prozessen
}
no-halls-at-one-port = Unter Windows können sich Hallen keinen Port teilen: Öffne eine (--processes 1), und andere auf demselben Server (--database postgresql://…) an eigenen Ports.
cant-share-file = { $halls ->
    [one] { $halls } Halle kann sich die Datei { $file } nicht teilen: Öffne eine (--processes 1), oder bewahre die Partien auf einem Server auf (--database postgresql://…).
   *[other] { $halls } Hallen können sich die Datei { $file } nicht teilen: Öffne eine (--processes 1), oder bewahre die Partien auf einem Server auf (--database postgresql://…).
}
hall-ended = Die Halle in Prozess { $process } endete mit { $code }: Eine andere öffnet
halls-not-opened = Die Hallen konnten nicht geöffnet werden.

## Sich um die Halle kümmern

cant-write-match = Die Partie kann nicht in { $path } geschrieben werden: { $reason }.
match-aside = beiseitegelegt: { $reason }
match-closed = Die Partie { $match } ist zu Ende.
match-exported = Die Partie { $match } ist in { $file }.
match-imported = Die Partie { $match } ist jetzt hier.
nobody-named = Hier heißt niemand { $name }.
person-forgotten = { $seats ->
    [one] Die Person ist vergessen, und { $seats } Platz hat wieder seinen eigenen Namen.
   *[other] Die Person ist vergessen, und { $seats } Plätze haben wieder ihre eigenen Namen.
}
show-seat = Platz { $seat }
show-decisions = entschieden
show-chat = Chatzeilen
sits = { $name } ({ $kind })
sits-away = { $name } ({ $kind }, abwesend)
say-which = Sag, welche: --unfinished TAGE, --finished TAGE oder beides.
no-days = Sag, wie viele Tage: 0 oder mehr.
matches-gone = { $matches ->
    [one] { $matches } Partie ist gelöscht.
   *[other] { $matches } Partien sind gelöscht.
}
matches-would-go = { $matches ->
    [one] { $matches } Partie würde gelöscht; mit --yes geschieht es.
   *[other] { $matches } Partien würden gelöscht; mit --yes geschieht es.
}
matches-good = Jede Partie lässt sich weiterspielen.
matches-bad = { $matches ->
    [one] { $matches } Partie lässt sich nicht weiterspielen.
   *[other] { $matches } Partien lassen sich nicht weiterspielen.
}
backed-up = { $matches ->
    [one] { $matches } Partie ist in { $file }; meadhall serve --database { $file } öffnet sie.
   *[other] { $matches } Partien sind in { $file }; meadhall serve --database { $file } öffnet sie.
}
restored = { $matches ->
    [one] { $matches } Partie ist jetzt in { $database }.
   *[other] { $matches } Partien sind jetzt in { $database }.
}

## Eigene Spiele und Bots

word-level = SPIEL:STUFE=BOT
word-about = WORTE
word-kind = ART
word-folder = ORDNER
about-bots = Zeigt die Bots und ihre Parameter.
about-check = Findet heraus, ob ein Spiel die Gesetze aller Spiele einhält.
about-new = Schreibt ein kleines eigenes Paket, das funktioniert: ein Spiel oder einen Bot.
help-level = lässt einen anderen Bot eine Stufe eines Spiels spielen, neben dem, was MEADHALL_LEVELS sagt; mehrfach möglich
help-law-seeds = Partien, die für jedes Gesetz angesehen werden (so viele, wie es will)
help-law-about = nur Gesetze darüber, etwa redealing oder undo
help-new-what = game für ein Spiel, bot für einen Bot
help-new-name = Kleinbuchstaben, Ziffern und Unterstriche, etwa fuchs_und_gaense
help-new-into = wohin es geschrieben wird (ein neuer Ordner dieses Namens)
bot-levels = Auch die Stufen sind Bots: { $levels }.
wrong-seeds = Gesetze lassen sich nicht an { $given } Partien ansehen; möglich sind 1 bis { $most }.
no-law-about = Kein Gesetz handelt von { $given }; es gibt Gesetze von { $known }.
law-looked = { $looked ->
    [0] nichts anzusehen
   *[other] { $looked } angesehen
}
law-broken = { $game } ({ $name }) bricht ein Gesetz von { $about }. { $law } { $fault }
laws-kept = { $laws ->
    [one] { $game } hält { $laws } Gesetz ein.
   *[other] { $game } hält { $laws } Gesetze ein.
}
new-written = { $files ->
    [one] { $title } liegt in { $folder }: { $files } Datei.
   *[other] { $title } liegt in { $folder }: { $files } Dateien.
}
new-means-something = { $name } bedeutet schon etwas, für Python oder für Meadhall; nimm einen anderen Namen.
new-game-taken = Ein Spiel { $name } gibt es schon; nimm einen anderen Namen.
new-bot-taken = Einen Bot { $name } gibt es schon; nimm einen anderen Namen.
new-not-empty = { $folder } gibt es schon, und der Ordner ist nicht leer; nichts wurde geschrieben.
new-cant-write = { $folder } lässt sich nicht schreiben: { $reason }.

## Ein Bot an einem fernen Tisch

word-link = LINK
about-bot = Lässt einen Bot von diesem Rechner an einem Tisch einer laufenden Halle Platz nehmen.
help-join = eine Einladung oder der Link eines Platzes
help-far-bot = wer spielt, auf Wunsch mit Parametern ({ $usual })
help-far-name = wie der Platz heißt (nach dem Bot)
far-name = { $bot } (Bot)
far-seated = { $bot } sitzt an { $table }. Strg-C überlässt den Platz dem, der weiterspielt.
far-go-on = Hier geht es weiter: { $command }
far-no-link = { $link } führt zu keinem Tisch; eine Einladung sieht aus wie http://hall.example/join/…
far-unreached = { $hall } ist nicht zu erreichen: { $reason }.
far-no-hall = Was dort geantwortet hat, ist keine Halle (Status { $status }).
