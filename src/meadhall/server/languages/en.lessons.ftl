# Lessons in English: why one can't be gone on with.

no-lesson = Nobody teaches you at this table.
coach-actions = What can be said to a coach is next, or skip.
