# Der Rückblick auf eine beendete Partie auf Deutsch.

review = Rückblick
review-tip = Was diese Partie entschied, Glück und Können.
review-title = Rückblick · { $title }
review-win = Du gewinnst, { $score }
review-win-with = Du gewinnst, zusammen mit { $names }
review-about = { $game }, { $table } · { $names }
review-about-you = { $game }, { $table } · gegen { $names }
review-about-game = { $game } · { $names }
review-about-you-game = { $game } · gegen { $names }
review-end = das Ende
review-turn-of = { WHO($seat) ->
    [you] { $when }, du
   *[other] { $when }, { $seat }
}
review-expected = Zu erwarten
review-came = Was kam
review-chosen = { WHO($seat) ->
    [you] Du: { $option }
   *[other] { $seat }: { $option }
}
review-better = Besser: { $option }
review-usual = Die übliche Wahl

review-start = Auf diese Partie zurückblicken
review-start-about = Was den Ausschlag gab, Glück und Können: Die Halle sieht sich jede Entscheidung noch einmal an, nach dem, was damals zu wissen war. Das dauert ein, zwei Minuten, und du kannst mitlesen.
review-made = { $made } von { $decisions } Entscheidungen angesehen, vom Ende her.
review-others = { $others ->
    [one] Noch { $others } anderer Rückblick ist in Arbeit.
   *[other] Noch { $others } andere Rückblicke sind in Arbeit.
}
review-stop = Anhalten
review-go-on = Weitermachen
review-stopped = Der Rückblick wurde nach { $made } von { $decisions } Entscheidungen angehalten.
review-failed = Der Rückblick ließ sich nicht zu Ende bringen; zu sehen ist, was bekannt ist.
review-look = Zeigen, wie weit er ist
review-done = Der Rückblick ist fertig.

review-turn-by-turn = Zug um Zug; gestrichelt: gleiche Chancen
review-seen-by = erzählt für
review-nobody = alle
review-cursor = Moment der Partie
review-open = Diesen Moment öffnen
review-again = Von hier noch einmal
review-again-tip = Ein neuer Tisch gegen Bots, von diesem Moment an und mit denselben Karten.
review-anew = … mit anderen verdeckten Karten
review-anew-tip = Dasselbe, aber alles, was in diesem Moment nicht zu wissen war, wird neu verteilt.
review-pager = { $at } von { $of } · wischen für den nächsten
review-previous = Der Wendepunkt davor
review-next = Der nächste Wendepunkt
review-moments-later = Wendepunkte tauchen hier auf, während die Partie angesehen wird.

review-judged = { WHO($seat) ->
    [you] Alle deine Entscheidungen
   *[other] Alle Entscheidungen von { $seat }
}
review-judged-whose = Wähle über der Kurve einen Namen, und hier steht zu jeder Entscheidung dieses Platzes ein Urteil.
review-mistake = ein Fehlgriff
review-good = gut gespielt
review-luck = Glück
review-luck-of = Glück für { $seat }
review-bad-luck-of = Pech für { $seat }
review-change = { $sign }{ $change } %
review-number = { $sign }{ $number }
review-within = ±{ $within }
review-points = in Prozent der Siegchance
review-so-far = in Prozent der Siegchance, seit { $when }
review-bar-luck = Glück
review-bar-skill = Können
review-adds-up = Wie es sich zusammensetzt
review-words = In einfachen Worten
review-words-later = Hier wird die Partie erzählt, sobald jede Entscheidung angesehen ist.
review-as-table = Die Kurve als Tabelle
review-column-when = Wann
