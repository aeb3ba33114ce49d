# Die Seiten auf Deutsch: Halle, Formulare, und was um einen Tisch steht.

## Was geschah

since-your-last-turn = Seit deinem letzten Zug
log = Chronik
log-empty = Noch ist nichts geschehen.
log-all = Alles, Zug um Zug
log-late = die Zeit war um
log-absent = abwesend
