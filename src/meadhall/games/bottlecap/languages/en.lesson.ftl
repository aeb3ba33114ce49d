# Bottlecap Vikings: what the coach says, a sentence of at most 90 letters at a time. *Words* between stars stand out.

lesson-voyage = Your first voyage
lesson-voyage-thrones = There are two thrones, and one is enough to win. Here is the first: *10 glory*.
lesson-voyage-city = The other stands at the end of your *city*. Your hut climbs there, step by step.
lesson-voyage-ship = On your turn your ship sails *1, 2 or 3* spaces: the gold tiles are in reach.
lesson-voyage-sail = Sail to *Robbers' bay*. Choose its tile, or take it from the list.
lesson-voyage-sail-other = Another course, and a good one too. Do here whatever the tile offers.
lesson-voyage-offer = Every tile offers something. Do it: this one brings *2 gold*.
lesson-voyage-offer-done = 3 gold by now. That's a whole turn: sail, then do what the tile offers.
lesson-voyage-offer-other = You may always leave a tile as it is. That was a whole turn.
lesson-voyage-rivals = Now { $seat1 }, then { $seat2 }. Here you see how near each rival is to a throne.
lesson-voyage-drawn = { $seat1 } crossed the red *damage line* and drew a damage token. Hers is red.
lesson-voyage-build = Build now: choose a step of your *city*. You sail to *Build* for it, and pay 2 gold.
lesson-voyage-build-done = Each turn that brings you some of it now brings *1 more*. Next step: 4 gold, 1 helmet.
lesson-voyage-build-other = As you like! Build stays where it is; you come round again.
lesson-voyage-feast = Helmets come with glory, and glory comes from the *Feast*, for wood and gold.
lesson-voyage-line = Every way from here crosses the red *damage line*: a token awaits you. Sail on.
lesson-voyage-line-done = There it is. Where ships meet there's a fight, and all in it draw one as well.
lesson-voyage-valkyries = With *4 reds* out the Valkyries come: who has 2 damage or more pays gold or glory.
lesson-voyage-closing = That's all there is to know. Play on against gentle bots, if you like.
