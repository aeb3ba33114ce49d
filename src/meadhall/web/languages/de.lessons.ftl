# Lektionen auf Deutsch: der Rabe am Tisch, und die Wege zu ihm.

coach-step = Schritt { $number } von { $of }
coach-next = Weiter
coach-finish = Weiterspielen
coach-done = Fertig
coach-skip = Lektion überspringen
coach-choices = Zur Auswahl
coach-fold = Sprechblase ein- oder ausklappen
coach-waits = Der Rabe spricht, und der Tisch wartet auf dich.
coach-waits-how = Es geht weiter, wenn du es gelesen hast.
coach-following = Nächste Lektion: { $title }

learn = Lernen
learn-told = Lernen in { $of } Schritten: { $lesson }
learn-game = Lernen: { $game }, { $lesson }
learn-on = Weiter
learn-on-told = Lernen: { $number } von { $of } Schritten, { $lesson }
learn-on-game = Weiter lernen: { $game }, { $lesson }, { $number } von { $of }
learn-again = Noch einmal lernen
learn-again-told = Gelernt: alle Lektionen
learn-again-game = Noch einmal lernen: { $game }, { $lesson }

first-time = Dein erstes Mal?
first-time-about = Ein Rabe setzt sich zu dir und zeigt dir { $game } an einem echten Tisch, Satz für Satz. Es dauert höchstens zehn Minuten, und du kannst jederzeit abbrechen.
first-time-learn = In zehn Minuten lernen
first-time-play = Einfach spielen
