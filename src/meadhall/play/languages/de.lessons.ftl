# Lektionen auf Deutsch: warum es keine gibt.

no-lessons = Zu { $game } gibt es keine Lektion.
no-such-lesson = Eine Lektion { $name } gibt es nicht; es gibt { $known }.
