# Siegel im Terminal, auf Deutsch.

about-verify = Prüf das Siegel einer Partie: Stand vor dem ersten Zug fest, was gegeben wird?
help-seal = das Siegel, wie du es bei Beginn der Partie bekommen hast, oder sein Anfang
help-seal-word = das Wort, das du gegeben hast
word-hash = SIEGEL
no-seal-given = { $given } ist kein Siegel: Das ist eine Reihe von mindestens { $least } Ziffern und Buchstaben von a bis f.
seal-another = Das ist das Siegel einer anderen Partie, oder es wurde anders gegeben: Du hast { $noted } notiert, und dieses Siegel ist { $seal }.
seal-lacks-word = Dein Wort { $word } ist nicht in diesem Siegel.
seal-fits = Das Siegel passt, und es ist das, das du bekommen hast: Vor dem ersten Zug stand fest, was gegeben wird.
seal-fits-itself = Das Siegel passt: Was gegeben wurde, folgt aus dem Geheimnis und den Wörtern. Wenn du dieses Siegel bei Beginn der Partie bekommen hast, stand es vor dem ersten Zug fest.
seal-seal = Siegel
seal-promise = Versprechen
seal-secret = Geheimnis
seal-salt = Salz
seal-word = Wort von { $name }
seal-no-word = keines
seal-seat = Platz { $seat }
far-seal = Das Siegel dieser Partie: { $seal }
far-seal-fits = Das Siegel wurde geöffnet und passt: Vor dem ersten Zug stand fest, was gegeben wird, und das Wort dieses Bots ist darin.
far-seal-changed = Das Siegel ist ein anderes als am Anfang: Es war { $before }, und jetzt ist es { $now }.
