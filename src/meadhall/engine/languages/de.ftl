# Was die Engine selbst zu sagen hat, welches Spiel auch auf dem Tisch liegt.

person = { $seat }
    .accusative = { WHO($seat) ->
        [you] dich
       *[other] { $seat }
    }
nothing = nichts
list-more = { $first }, { $next }
list-last = { $first } und { $last }
the-hall = die Halle
yes = ja
no = nein
by-rule = { $sentence } ({ $rule })

## Am Tisch

game-over = Das Spiel ist zu Ende.
no-such-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
not-your-decision = Dieser Platz entscheidet jetzt nicht; der Tisch wartet auf { $names }.
not-an-option = Aktion { $action } steht jetzt nicht zur Wahl: { $prompt }
wins = { WHO($seat) ->
    [you] Du gewinnst.
   *[other] { $seat } gewinnt.
}
win-together = Ein gemeinsamer Sieg: { $winners }.

no-parcel = Das ist nicht die Sicht auf einen Tisch von { $game }.

## Was andere Pakete mitbringen

guest-broken = { $kind ->
    [game] Das Spiel { $name } aus dem Paket { $package } lässt sich nicht öffnen: { $reason }
   *[bot] Der Bot { $name } aus dem Paket { $package } darf nicht herein: { $reason }
}
guest-taken = { $kind ->
    [game] Das Spiel { $name } aus dem Paket { $package } bleibt draußen: Ein Spiel der Halle heißt schon so.
   *[bot] Der Bot { $name } aus dem Paket { $package } bleibt draußen: Ein Bot der Halle heißt schon so.
}
guest-twice = { $kind ->
    [game] Das Spiel { $name } kommt aus { $packages }; solange es mehrere sind, gilt keines davon.
   *[bot] Der Bot { $name } kommt aus { $packages }; solange es mehrere sind, gilt keiner davon.
}
guest-bad-name = Ein Name hat bis zu 40 Kleinbuchstaben, Ziffern und Unterstriche, zuerst einen Buchstaben; { $name } ist keiner.
guest-reserved = In der Halle selbst heißt schon etwas { $name }; nimm einen anderen Namen.
guest-no-package = Ein Spiel ist ein Paket, seine Daten liegen neben seinem Code; das Modul { $module } liegt in keinem.
guest-not-it = { $kind ->
    [game] Der Entry Point führt zu { $found }; er muss zu einem Objekt einer von meadhall.Game abgeleiteten Klasse führen.
   *[bot] Der Entry Point führt zu { $found }; er muss zu einer von meadhall.bots.Bot abgeleiteten Klasse führen.
}
guest-other-name = Es nennt sich { $found }; Entry Point und Spiel müssen gleich heißen.
guest-lacks = { $field } ist { $found }; richtig wäre { $right }.
guest-stumbled = Der Bot { $name } aus dem Paket { $package } konnte sich nicht entscheiden: { $reason }
guest-game-stumbled = Das Spiel { $name } aus dem Paket { $package } ist gestolpert, bei { $place }: { $reason }
guest-game-interrupted = Unterbrochen im Spiel { $name } aus dem Paket { $package }, bei { $place }.
guest-chose-badly = Er wählte { $found }, und zur Wahl stehen { $options }.

## Womit es keinen Tisch gibt

no-language = Die Sprache { $tag } gibt es hier nicht; es gibt { $known }.
no-game = Das Spiel { $game } gibt es nicht; die Spiele sind { $known }.
no-rule = Die Regel { $rule } gibt es nicht; die Regeln dieses Spiels gehen von { $first } bis { $last }.
no-option = Die Option { $name } gibt es nicht; die Optionen sind { $known }.
option-wrong = Die Option { $option } kann nicht { $given } sein; { $right }.
option-may-be = möglich ist: { $allowed }
option-number = eine Zahl von { $least } bis { $most }
option-number-or = eine Zahl von { $least } bis { $most } (oder { $values })
option-text = Text
option-right-seats = die Plätze sind 0 bis { $last }
seat-numbered = Platz { $seat }
wrong-seats = { $game } ist für { $least } bis { $most } Plätze, nicht für { $given }.
wrong-seed = Ein Seed ist eine ganze Zahl, nicht { $given }.
no-generator = Den Generator { $given } gibt es nicht; es gibt { $known }.
wrong-names = { $names ->
    [one] { $names } Name wurde für { $seats } Plätze genannt.
   *[other] { $names } Namen wurden für { $seats } Plätze genannt.
}

## Aufzeichnungen

bad-record = { $source }: { $reason }; eine Aufzeichnung ist, was `meadhall play` speichert.
bad-record-field = { $source }, Feld { $field }: { $reason }; eine Aufzeichnung ist, was `meadhall play` speichert.
bad-record-data = { $source }, Feld data: Die Datei der Spielteile passt nicht zu ihrer Prüfsumme; sie wurde verändert.
the-record = Die Aufzeichnung
fault = { $kind ->
    [missing] das Feld fehlt
    [extra_forbidden] dieses Feld gibt es nicht
    [json_invalid] das ist kein lesbares JSON
    [int_type] hier muss eine ganze Zahl stehen
    [int_parsing] hier muss eine ganze Zahl stehen
    [int_from_float] hier muss eine ganze Zahl stehen
    [float_type] hier muss eine Zahl stehen
    [float_parsing] hier muss eine Zahl stehen
    [string_type] hier muss Text stehen
    [bool_type] hier muss true oder false stehen
    [bool_parsing] hier muss true oder false stehen
    [list_type] hier muss eine Liste stehen
    [tuple_type] hier muss eine Liste stehen
    [dict_type] hier muss ein Objekt stehen
    [model_type] hier muss ein Objekt stehen
    [model_attributes_type] hier muss ein Objekt stehen
    [literal_error] hier geht nur { $right }
    [greater_than_equal] die Zahl muss mindestens { $right } sein
    [greater_than] die Zahl muss größer als { $right } sein
    [less_than_equal] die Zahl darf höchstens { $right } sein
    [less_than] die Zahl muss kleiner als { $right } sein
    [string_too_long] der Text ist zu lang; länger als { $right } darf er nicht sein
    [string_too_short] der Text ist zu kurz; die Mindestlänge ist { $right }
    [too_long] das sind zu viele; es gehen höchstens { $right }
    [too_short] das sind zu wenige; es müssen mindestens { $right } sein
   *[other] das passt hier nicht
}
other-rules = Die Aufzeichnung folgt Fassung { $theirs } der Regeln von { $game }; dies ist Fassung { $ours }, und damit liefe es anders.
no-moment = { $decisions ->
    [one] Die Aufzeichnung hat { $decisions } Entscheidung; der Augenblick { $moment } gehört nicht dazu.
   *[other] Die Aufzeichnung hat { $decisions } Entscheidungen; der Augenblick { $moment } gehört nicht dazu.
}
decision-refused = Entscheidung { $number } der Aufzeichnung (Platz { $seat }, Aktion { $action }): { $why }
decision-unfollowed = Entscheidung { $number } der Aufzeichnung lässt sich nicht nachspielen: { $why }

## Siegel

seal-none = Diese Aufzeichnung hat kein Siegel: Nichts zeigt, ob vor dem ersten Zug feststand, was gegeben wird.
seal-words = Das Siegel ist gebrochen: Plätze mit Wörtern: { $words }, Plätze der Partie: { $seats }.
seal-redealt = Das Siegel ist gebrochen: Unterwegs wurde neu gegeben, und davon weiß es nichts.
seal-promise = Das Siegel ist gebrochen: Sein Versprechen ist nicht das seines Geheimnisses und seines Salzes.
seal-mark = Das Siegel ist gebrochen: Sein Abdruck ist nicht der dieses Spiels, dieser Optionen, Mitspieler und Wörter.
seal-seed = Das Siegel ist gebrochen: Was gegeben wurde, folgt nicht aus seinem Geheimnis und seinen Wörtern.

## Dateien

cant-read = { $path } kann nicht gelesen werden: { $reason }.
not-text = { $path } kann nicht gelesen werden: Das ist kein Text.
file-eacces = Zugriff verweigert
file-eexist = Die Datei gibt es schon
file-eisdir = Das ist ein Ordner
file-enoent = Datei oder Ordner gibt es nicht
file-enospc = Der Datenträger ist voll
file-enotdir = Das ist kein Ordner
file-eperm = Das ist nicht erlaubt
file-erofs = Dort darf nur gelesen werden
