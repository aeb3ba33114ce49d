# Lessons in English: the coach at a table, and the ways to him.

coach-step = step { $number } of { $of }
coach-next = Next
coach-finish = Play on
coach-done = Done
coach-skip = Skip the lesson
coach-choices = Show the choices
coach-fold = Fold or unfold what the coach says
coach-waits = The raven speaks, and the table waits for you.
coach-waits-how = It goes on when you have read it.
coach-following = Next lesson: { $title }

learn = Learn
learn-told = Learn in { $of } steps: { $lesson }
learn-game = Learn { $game }: { $lesson }
learn-on = Go on
learn-on-told = Learn: { $number } of { $of } steps, { $lesson }
learn-on-game = Go on learning { $game }: { $lesson }, { $number } of { $of }
learn-again = Learn again
learn-again-told = Learned: all lessons
learn-again-game = Learn again: { $game }, { $lesson }

first-time = Your first time?
first-time-about = A raven sits down beside you and shows you { $game } at a real table, one sentence at a time. It takes ten minutes at most, and you can skip it whenever you like.
first-time-learn = Learn it in ten minutes
first-time-play = Just play
