# Die Halle auf Deutsch: warum eine Anfrage nicht bekommt, was sie wollte.

## Was es nicht gibt, und was nicht sein darf

nothing-here = Unter dieser Adresse ist nichts.
not-this-way = Diese Adresse nimmt keine solchen Anfragen.
stumbled = Darüber ist die Halle gestolpert; es ist vermerkt. Was bestätigt war, geht nicht verloren.
faster = Etwas anderes war schneller. Sieh noch einmal hin und versuche es dann.
no-table = Diesen Tisch gibt es nicht. Vielleicht ist der Link abgeschnitten, oder es gab den Tisch nie.
not-your-seat = Du sitzt nicht an diesem Platz. Öffne den Link, den du dafür bekommen hast.
moved-on = { $made ->
    [one] Der Tisch ist weiter: Inzwischen ist { $made } Entscheidung gefallen. Sieh noch einmal hin und entscheide dann.
   *[other] Der Tisch ist weiter: Inzwischen sind { $made } Entscheidungen gefallen. Sieh noch einmal hin und entscheide dann.
}
not-stored = Die Halle konnte das nicht aufschreiben, also ist es nicht geschehen. Versuche es gleich noch einmal.
not-known = Die Halle hat ihre Datenbank genau in diesem Augenblick verloren: Vielleicht ist es aufgeschrieben, vielleicht nicht. Sieh noch einmal hin, bevor du es wieder versuchst.
no-database = Die Halle erreicht ihre Datenbank gerade nicht. Versuch es gleich noch einmal.
nobody-leads = Die Halle, die diesen Tisch in der Hand hat, antwortet nicht. Versuch es gleich noch einmal.
unreadable = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen, also auch nicht zeigen; es ist vermerkt.

## Plätze und Links

token-opens-nothing = Dieses Token öffnet an diesem Tisch keinen Platz. Vielleicht ist es abgeschnitten oder durch ein anderes ersetzt.
several-seats = Du hast mehrere Plätze an diesem Tisch: Sag, für welchen (seat).
other-site = Das kam von einer anderen Seite. Öffne die Halle selbst und versuche es dort.
no-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
only-guests = Dieser Tisch ist für geladene Gäste. Öffne den Link der Einladung.
begin-seated = Nur wer am Tisch sitzt, kann beginnen.
rematch-seated = Nur wer am Tisch sitzt, kann um Revanche bitten.
invite-seated = Nur wer am Tisch sitzt, kann andere dazu einladen.
link-opens-nothing = Dieser Link öffnet keinen Platz. Vielleicht ist er abgeschnitten, oder der Platz ging an jemand anderen.
no-file = Diese Datei gibt es nicht.
begun-already = Das Spiel hat schon begonnen.
all-taken = Alle Plätze an diesem Tisch sind besetzt; du kannst gern zusehen.
seat-not-open = Platz { $seat } ist nicht frei; frei sind { $free }.
clock-needs-seconds = Ein Tisch mit Uhr braucht Sekunden für jede Entscheidung.

## Am Tisch

own-eyes = Solange das Spiel läuft, siehst du seine Vergangenheit nur mit deinen eigenen Augen.
record-at-the-end = Die Aufzeichnung sagt, was verdeckt liegt; deshalb bekommt sie vor dem Ende niemand.
not-over = Das Spiel ist noch nicht zu Ende.
no-trying-out = Solange das Spiel läuft, darf niemand ausprobieren, was käme.
no-moment = { $length ->
    [one] Bisher gibt es { $length } Entscheidung; der Augenblick { $at } gehört nicht dazu.
   *[other] Bisher gibt es { $length } Entscheidungen; der Augenblick { $at } gehört nicht dazu.
}
no-moment-of-match = { $length ->
    [one] Die Partie hat { $length } Entscheidung; der Augenblick { $at } gehört nicht dazu.
   *[other] Die Partie hat { $length } Entscheidungen; der Augenblick { $at } gehört nicht dazu.
}
too-many-tables = { $most ->
    [one] Du hast heute { $most } Tisch eröffnet, der nicht fertig gespielt ist. Spiele ihn erst zu Ende.
   *[other] Du hast heute { $most } Tische eröffnet, die nicht fertig gespielt sind. Spiele erst einige davon zu Ende.
}
no-order = Diese Vorgabe gibt es nicht; es gibt { $possible }.
asks-for-rematch = { $name } möchte eine Revanche: Drücke „Revanche“, um dich zu setzen.
over-at-this-moment = In diesem Augenblick ist das Spiel zu Ende; geh zu einem früheren zurück, um von dort weiterzuspielen.
nothing-to-advise = Hier gibt es nichts zu raten: Du entscheidest jetzt nicht.
moved-on-thinking = Während der Bot nachdachte, ging es am Tisch weiter.
not-played = Das Spiel läuft nicht.
nothing-in-it = Da steht nichts drin.
name-first = Sag erst deinen Namen, oder nimm einen Platz.
lift-first = Heb erst den Vorhang.
seat-actions = Ein Platz kann einem Bot gegeben, zurückgenommen, verlassen oder aufgegeben werden; für wen, der weg ist, kann man das Horn blasen oder einen Bot spielen lassen.
table-of = Tisch von { $name }
from-decision = { $title }, ab Entscheidung { $at }
the-hall = Die Halle
blows-horn = { $name } bläst das Horn für { $whom }.
bot-plays-on = Für { $whom } spielt von jetzt an ein Bot, bis jemand zurück ist.
bot-has-seat = Diesen Platz hat schon ein Bot.
not-begun = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
game-over = Das Spiel ist zu Ende, und was entschieden ist, bleibt.

## Namen und Formulare

say-your-name = Sag deinen Namen: Daran erkennen dich die anderen.
whole-number = Das Feld { $name } muss eine ganze Zahl sein.
seat-cant-begin = { $seats ->
    [one] Platz { $seat } kann nicht beginnen: Dieser Tisch hat { $seats } Platz.
   *[other] Platz { $seat } kann nicht beginnen: Dieser Tisch hat { $seats } Plätze.
}
seat-cant-be = Platz { $seat } kann nicht { $given } sein: Wähle dich, jemand anderen, einen der Bots oder niemanden.
number-wrong = „{ $title }“ kann nicht { $given } sein: Wähle eine ganze Zahl von { $least } bis { $most }.
number-empty = „{ $title }“ darf nicht leer sein: Wähle eine ganze Zahl von { $least } bis { $most }.
too-long-name = Ein Name hat höchstens { $longest } Buchstaben, und dieser hat { $given }.
too-long-title = Der Name eines Tischs hat höchstens { $longest } Buchstaben, und dieser hat { $given }.
too-long-chat = Was du sagst, hat höchstens { $longest } Buchstaben, und das hier hat { $given }.
too-long-word = Ein Wort für das Siegel hat höchstens { $longest } Buchstaben, und dieses hat { $given }.
halls-own-name = Nur die Halle selbst heißt „{ $name }“. Wähle einen anderen Namen.
looks-the-same = „{ $other }“ sitzt an diesem Tisch, und „{ $name }“ sieht genauso aus. Wähle einen anderen Namen.

## Zu viel auf einmal

too-much = { $seconds ->
    [1] Das ist zu viel auf einmal. Warte eine Sekunde, dann geht es weiter.
   *[other] Das ist zu viel auf einmal. Warte { $seconds } Sekunden, dann geht es weiter.
}
too-long = Das ist zu lang: { $most } werden angenommen, und es kam mehr.
twice-host = Die Anfrage sagt zweimal, für welchen Rechner sie ist.
sends-too-much = Du schickst zu viel auf einmal. Warte, bis der Rest angekommen ist, dann geht es weiter.
hall-gets-too-much = Gerade wird der Halle zu viel geschickt. Versuche es gleich noch einmal.
no-host = Die Anfrage sagt nicht, für welchen Rechner sie ist, oder nicht so, dass man es versteht.
other-name = Diese Halle hört nicht auf den Namen { $name }. Soll sie es, öffnet ihr Gastgeber sie mit --allow-host { $name }.
too-many-streams = { $most ->
    [one] Du verfolgst schon { $most } Tisch. Schließe erst seine Seite.
   *[other] Du verfolgst schon { $most } Tische. Schließe erst einige Seiten.
}
hints-come-last = Die Halle hat viel zu tun, und Rat kommt zuletzt. Frag in einer Minute noch einmal.
no-hint = Diesmal kam kein Rat dabei heraus. Frag noch einmal, oder entscheide ohne.
waits-for-hints = { $hints ->
    [one] Du wartest schon auf { $hints } Ratschlag; sie kommen einer nach dem anderen.
   *[other] Du wartest schon auf { $hints } Ratschläge; sie kommen einer nach dem anderen.
}
busy = In der Halle ist viel los: Bots denken weniger lange nach.
many-wait-for-hints = Gerade warten zu viele auf Rat. Frag in einer Minute noch einmal.

## Aufzeichnungen und Dateien

still-reads = Die Halle liest noch, was du vorher geschickt hast. Warte kurz, dann geht es weiter.
brought-too-much = Gerade wird der Halle zu viel gebracht. Versuche es gleich noch einmal.
too-much-in-this = Da ist zu viel drin, um es zu lesen.
not-understood = Das ist nicht zu verstehen. Es ist nicht, was die Halle geschrieben hat.
match-too-long = Diese Partie hat { $decisions } Entscheidungen; { $most } werden angenommen.
data-too-long = Eine Datei mit Spielmaterial hat höchstens { $most } Zeichen, und diese hat { $given }.
choose-file = Wähle erst die Datei einer Aufzeichnung.
file-not-text = Diese Datei ist kein Text, also keine Aufzeichnung einer Partie: Wähle die JSON-Datei, die du am Ende einer Partie durch „Aufzeichnung“ bekommen hast.
file-not-json = Diese Datei ist kein lesbares JSON, also keine Aufzeichnung einer Partie: Wähle die JSON-Datei, die du am Ende einer Partie durch „Aufzeichnung“ bekommen hast. ({ $why })
file-no-match = Diese Datei ist JSON, aber darin ist keine Partie gespeichert: Wähle die JSON-Datei, die du am Ende einer Partie durch „Aufzeichnung“ bekommen hast.
form-unreadable = Das Formular lässt sich nicht lesen: { $why }
not-json = Das ist kein JSON.
not-text = Das ist kein Text: JSON wird in UTF-8 geschrieben.
half-a-letter = Darin steht ein halber Buchstabe (ein einzelnes Surrogat). Schicke ganze Buchstaben, wie UTF-8 sie schreibt.
too-deep = Darin liegen Listen und Objekte mehr als { $deepest } tief ineinander.
field-twice = Das Feld { $field } steht zweimal da; nenne es einmal.
number-too-long = Darin steht eine Zahl mit { $digits } Ziffern; { $most } werden angenommen.
number-too-large = Die Zahl { $number } ist zu groß.
no-number = { $number } ist keine Zahl in JSON.
long-type = Der Inhaltstyp hat { $given } Zeichen; { $most } werden angenommen.
other-charset = Text in { $charset } wird hier nicht gelesen. Schicke UTF-8.
wrong-field = { $field }: { $reason }.
wrong-request = Das ist nicht zu verstehen: { $reason }.
takes-too-long = Es dauert zu lange, das zu lesen; deshalb wird es nicht angenommen.
brought-by-one = Die Halle behält von einem Absender höchstens { $most } MB Aufzeichnungen und Spielmaterial am Tag, und mit diesem wären es { $found } MB. Komm morgen wieder.
brought-in-a-day = Die Halle behält höchstens { $most } MB Aufzeichnungen und Spielmaterial am Tag, und mit diesem wären es { $found } MB. Komm morgen wieder.
brought-ever = Die Halle behält insgesamt höchstens { $most } MB Aufzeichnungen und Spielmaterial, und mit diesem wären es { $found } MB. Ihr Gastgeber kann mehr Platz schaffen.
no-such-bot = In dieser Halle gibt es keinen Bot { $bot }; ihre Bots sind { $known }.
guest-not-here = Das lässt sich in dieser Halle gerade nicht öffnen; wer sie betreibt, kann nachlesen, warum.

## Die Halle öffnen

wrong-workers = Bots können nicht in { $given } Prozessen nachdenken; möglich sind 1 bis { $most }.
no-host-name = { $name } ist kein Name eines Rechners: Sag ihn so wie hall.example, ohne http:// und ohne Port.
cant-open = Die Datenbank { $path } lässt sich nicht öffnen: { $reason }.
open-already = Eine andere Halle hat { $path } schon geöffnet, und zwei können sich das nicht teilen. Schließe erst die andere, oder gib dieser mit --database eine eigene Datei.
open-already-by = Eine andere Halle (Prozess { $holder }) hat { $path } schon geöffnet, und zwei können sich das nicht teilen. Schließe erst die andere, oder gib dieser mit --database eine eigene Datei.
cant-listen = Die Halle kann nicht an { $host }, Port { $port }, öffnen: { $reason }.
port-taken = Dort hört schon jemand zu, vielleicht eine andere Halle. Ein anderer Port ist frei: --port { $other }
port-of-system = Ports unter 1024 gehören dem System. Nimm mit --port einen höheren
old-python = Dies ist Python { $this }. Bevor du Fremde hereinlässt, nimm { $safe } oder ein neueres: Dort sind Sicherheitslücken von diesem geschlossen.
other-rules = Diese Partie wurde nach Fassung { $theirs } der Regeln von { $game } gespielt; diese Halle spielt Fassung { $ours }, also kann sie hier nicht gezeigt werden.
cant-make-ready = Die Datenbank { $path } lässt sich nicht einrichten: { $reason }.
newer-database = Diese Datenbank hat Version { $version }, und dieses Programm kennt Versionen bis { $newest }. Nimm ein neueres, oder eine andere --database.
not-ours = In dieser Datenbank hat ein anderes Programm seine Tabellen. Nenne eine andere --database.
database-says = Die Datenbank { $path } weigert sich: { $reason }.
no-such-server = Eine Halle liegt in einer Datei oder auf einem PostgreSQL-Server (postgresql://…), nicht unter einer Adresse mit { $kind }://.
no-driver = Eine Halle auf einem PostgreSQL-Server braucht einen Treiber, der nicht installiert ist: pip install 'meadhall[postgres]'.
no-numbers = Zahlen für Prometheus brauchen ein Paket, das nicht installiert ist: pip install 'meadhall[metrics]'.
no-reason = Er sagt nicht, warum
changes-hands = Die Partie { $match } wechselt ständig von Halle zu Halle.

## Einstellungen

wrong-processes = Die Halle kann nicht in { $given } Prozessen öffnen; möglich sind 1 bis { $most }.
wrong-log = Das Protokoll kann nicht { $given } sein; möglich sind { $known }.
cant-read-settings = Die Einstellungen in { $file } lassen sich nicht lesen: { $reason }.
cant-understand-settings = Die Einstellungen in { $file } sind nicht zu verstehen: { $reason }.
limits-no-table = limits in { $file } muss eine Tabelle sein: [limits].
setting-unknown-in-file = Niemand kennt die Einstellung { $name } in { $where }.
setting-unknown-in-environment = Niemand kennt die Einstellung { $name } in der Umgebung ({ $where }).
did-you-mean = { $sentence } Meinst du { $near }?
setting-yes-or-no = Die Einstellung { $name } kann nicht { $given } sein; möglich sind true und false.
setting-list = Die Einstellung { $name } kann nicht { $given } sein; sie muss eine Liste sein.
setting-number = Die Einstellung { $name } kann nicht { $given } sein; sie muss eine Zahl sein.
setting-whole = Die Einstellung { $name } kann nicht { $given } sein; sie muss eine ganze Zahl sein.
setting-above = Die Einstellung { $name } kann nicht { $given } sein; sie muss mehr als 0 sein.
setting-negative = Die Einstellung { $name } kann nicht { $given } sein; sie muss 0 oder mehr sein.
setting-text = Die Einstellung { $name } kann nicht { $given } sein; sie muss Text sein.

## Sich um die Halle kümmern

no-hall = In { $database } ist keine Halle.
no-person-here = Hier gibt es keine Person { $person }; meadhall admin people NAME zeigt, wer einen Namen hat.
no-match-here = Die Partie { $match } gibt es hier nicht; meadhall admin list zeigt, welche es gibt.
over-already = Die Partie { $match } ist schon zu Ende.
no-exported-match = Das ist keine Partie, die meadhall admin export geschrieben hat.
cant-bring-in = Die Partie { $match } lässt sich nicht aufnehmen: { $reason }.
here-already = Die Partie { $match } ist schon hier.
file-taken = Bei { $file } liegt schon etwas; nenne eine andere Datei.
no-such-file = Es gibt keine Datei { $file }.
not-empty = In { $database } sind schon Partien; eine Sicherung braucht eine leere Datenbank.
has-gaps = Ihre Entscheidungen haben Lücken
lacks-seats = Sie hat { $found } von { $seats } Plätzen

## Siegel

no-ticket = Das ist kein Schein eines Versprechens; POST /api/promises gibt einen.
ticket-used = Mit diesem Schein wurde schon ein Tisch eröffnet; ein Versprechen gilt für einen.

## Rätsel

no-puzzle = Dieses Rätsel gibt es nicht.
no-puzzles = { $game } hat noch keine Rätsel.

## Rückblicke

puzzles-of-whom = Wessen Rätsel? Nenne einen Platz (seat), von 0 bis { $last }.
review-at-the-end = Ein Rückblick verrät, was verdeckt lag; darum bekommt ihn niemand vor dem Ende.
too-long-to-review = Die Partie hat { $decisions } Entscheidungen, und die Halle blickt auf höchstens { $most } zurück. Mit ihrer Aufzeichnung geht es mit „meadhall review“.
review-actions = Einen Rückblick kann man beginnen oder anhalten (do): start, stop.
review-of-others = Um diesen Rückblick hat jemand anders gebeten und kann ihn anhalten.
too-many-reviews = { $most ->
    [one] Du wartest schon auf { $most } Rückblick. Lass ihn erst fertig werden, oder halte ihn an.
   *[other] Du wartest schon auf { $most } Rückblicke. Lass erst einen fertig werden, oder halte ihn an.
}
many-wait-for-reviews = Zu viele warten schon auf Rückblicke. Versuche es später noch einmal.
