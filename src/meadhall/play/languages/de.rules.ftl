# Die Regeln des Hauses. Englisch stehen sie in house.py.

house-section = Das Haus
house-seat-1-title = Wer sitzt, entscheidet
house-seat-1 = Eine Entscheidung trifft, wer am Platz sitzt: der Mensch, oder ein Bot an seiner Stelle.
house-seat-2-title = Ein Bot übernimmt
house-seat-2 = Ein Bot darf den Platz eines Menschen übernehmen und gibt ihn zurück, wenn der Mensch es will; was er entschieden hat, bleibt.
house-seat-3-title = Leere Plätze
house-seat-3 = Für einen Platz, um den sich niemand kümmert, hat jede Entscheidung eine Vorgabe, wie das Regelwerk des Spiels sie nennt.
house-pass-1-title = Nur eine Möglichkeit
house-pass-1 = Ein Platz, der in einem Fenster nur passen kann, wird von der Halle gepasst, an einem Live-Tisch nach einer Pause, die für alle gleich gezogen wird.
house-pass-2-title = Daueranweisungen
house-pass-2 = Ein Platz darf anweisen, in Fenstern gepasst zu werden, für diesen Zug oder bis auf Widerruf. Die Anweisung sieht nur, was alle wissen.
house-time-1-title = Zeit
house-time-1 = Jede Entscheidung hat ihre Sekunden; wer länger braucht, zehrt von einer Reserve. Ist auch die leer, geschieht, was die Entscheidung vorgibt.
house-undo-1-title = Zurücknehmen: dein Augenblick
house-undo-1 = Zurücknehmen ändert nie, wer gerade entscheidet.
house-undo-2-title = Zurücknehmen: nur Eigenes
house-undo-2 = Zurückgenommen wird nie, was ein anderer Platz entschieden hat.
house-undo-3-title = Zurücknehmen: was man sah
house-undo-3 = Zurückgenommen wird nie, was jemandem aufgedeckt wurde.
house-undo-4-title = Zurücknehmen: was gezogen wurde
house-undo-4 = Zurückgenommen wird nie, was durch Zufall gezogen oder gemischt wurde.
house-undo-5-title = Zurücknehmen mit Erlaubnis
house-undo-5 = Jenseits dieser Grenzen wird ein Schritt zurückgenommen, wenn alle Menschen am Tisch zustimmen.
