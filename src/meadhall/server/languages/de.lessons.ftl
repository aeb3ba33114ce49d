# Lektionen auf Deutsch: warum es mit einer nicht weitergeht.

no-lesson = An diesem Tisch lehrt dich niemand.
coach-actions = Einem Lehrer kann man next sagen, oder skip.
