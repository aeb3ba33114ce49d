# Lessons in English: why there is none.

no-lessons = { $game } has no lesson.
no-such-lesson = There is no lesson { $name }; there are { $known }.
