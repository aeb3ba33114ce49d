# Lessons in the terminal, in English.

about-learn = Learn a game: a first game that teaches itself.
word-lesson = LESSON
help-lesson = which one; the first, if not said
help-again = begin anew, also where it was left

coach-step = { $title } · step { $number } of { $of }
coach-keys = Enter goes on · s skips the lesson · q saves and leaves
coach-keys-deed = s skips the lesson
coach-keys-end = Enter plays on · q saves and leaves
coach-following = The next lesson: { $command }
