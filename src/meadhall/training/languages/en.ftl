# What is said about training.

too-few = { $name } can't be { $given }; it is at least { $least }.
other-plan = In { $folder } is a training with another plan; different are: { $odd }.
collected = Round { NUMBER($turn) }: { NUMBER($games) } of { NUMBER($all) } games played
learnt = Round { NUMBER($turn) }: misses the searches by { $policy } (the Judge by { $policy_judge }), agrees in { $agreed } ({ $agreed_judge }), misses the winner by { $value } ({ $value_judge })
evaluated = Round { NUMBER($turn) }: wins { NUMBER($won, maximumFractionDigits: 0) } % ({ NUMBER($low, maximumFractionDigits: 0) }–{ NUMBER($high, maximumFractionDigits: 0) }) of the decided games against greedy bots

## The picture

picture-title = Training: { $game }
picture-subtitle = { NUMBER($games) } games at { NUMBER($seats) } seats; learnt from { NUMBER($decisions) } searched decisions
picture-won = Won against greedy
picture-policy = Misses the searches by
picture-value = Misses the winner by
picture-legend = Rounds from left to right; dashed: what the Judge would reach, or half of the games. Below the dashes is better where something is missed.
