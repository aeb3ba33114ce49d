# Was die Engine selbst zu sagen hat, welches Spiel auch auf dem Tisch liegt.

person = { $seat }
nothing = nichts
list-more = { $first }, { $next }
list-last = { $first } und { $last }
the-hall = die Halle

game-over = Das Spiel ist zu Ende.
no-such-seat = Es gibt keinen Platz { $seat }; die Plätze sind 0 bis { $last }.
not-your-decision = Dieser Platz entscheidet jetzt nicht; der Tisch wartet auf { $names }.
not-an-option = Aktion { $action } steht jetzt nicht zur Wahl: { $prompt }
wins = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
}
