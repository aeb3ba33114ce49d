# Das Siegel der Ehrlichkeit auf Deutsch.

seal = Siegel der Ehrlichkeit
seal-short = Siegel { $start }
seal-promise = Versprechen der Halle
seal-mark = Siegel der Partie
seal-promised = Mit diesem Versprechen hat sich die Halle gebunden, bevor jemand ein Wort gab. Wer Platz nimmt, gibt ein eigenes Wort dazu: Aus beidem folgt, was gegeben wird, sodass niemand es aussuchen kann.
seal-pressed = Vor dem ersten Zug stand fest, was gegeben wird, und das ist das Siegel darauf. Am Ende wird es geöffnet, und alle können es prüfen.
seal-fits = Das Siegel passt: Vor dem ersten Zug stand fest, was gegeben wird, durch das Geheimnis der Halle und die Wörter der Spieler zusammen.
seal-fits-upload = Das Siegel passt zu dieser Aufzeichnung. Es beweist etwas für alle, die bei Beginn der Partie dasselbe Siegel bekommen haben.
seal-of-new = Diese Partie hat kein Siegel: Sie ist aus der Zeit davor, oder jemand daran wurde vergessen.
seal-of-upload = Diese Aufzeichnung hat kein Siegel: Nichts zeigt, ob vor dem ersten Zug feststand, was gegeben wird.
seal-of-fork = Hier geht eine Partie weiter, deren Karten schon offenlagen; deshalb gibt es kein Siegel.
seal-of-lesson = Was in einer Lektion gegeben wird, ist vorbereitet; deshalb gibt es kein Siegel.
seal-voices = Darin sind Wörter von { $names }.
seal-no-voices = Niemandes Wort ist darin: Die Halle allein hat gezogen.
seal-word-of = Wort von { $name }
seal-no-word = keines
seal-secret = Geheimnis der Halle
seal-salt = Salz
seal-how = Heb die Aufzeichnung auf und prüf sie selbst mit { $one }.
seal-your-word = Dein Wort für das Siegel
seal-your-word-means = Irgendein Wort. Es wird in das gemischt, was gegeben wird, sodass nicht einmal die Halle es aussuchen kann.

script-seal-same = Dein Browser kennt genau dieses Siegel von vorher und hat es nachgerechnet: Es passt.
script-seal-seen = Dein Browser kennt genau dieses Siegel von vorher.
script-seal-worked = Dein Browser hat es nachgerechnet: Es passt. Vor dem Ende war er nicht hier; vergleich das Siegel mit dem, das andere bekommen haben.
script-seal-other = Dein Browser kennt von dieser Partie ein anderes Siegel: { $seal }.
script-seal-word = Dein Browser hat ein anderes Wort geschickt: { $word }.
script-seal-promise = Dein Browser hat ein anderes Versprechen bekommen, bevor er dein Wort schickte: { $promise }.
script-seal-wrong = Dein Browser hat es nachgerechnet, und es passt nicht.
