# Lektionen im Terminal, auf Deutsch.

about-learn = Ein Spiel lernen: eine erste Partie, die sich selbst erklärt.
word-lesson = LEKTION
help-lesson = welche; die erste, wenn nichts gesagt ist
help-again = von vorn beginnen, auch wo man aufgehört hat

coach-step = { $title } · Schritt { $number } von { $of }
coach-keys = Enter geht weiter · s überspringt die Lektion · q speichert und geht
coach-keys-deed = s überspringt die Lektion
coach-keys-end = Enter spielt weiter · q speichert und geht
coach-following = Die nächste Lektion: { $command }
