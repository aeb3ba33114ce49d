# Drakkar: what the coach says, a sentence of at most 90 letters at a time. *Words* between stars stand out.

lesson-ship = Your first ship
lesson-ship-loot = Three months, and the most *Loot* wins: goats, weapons and gold.
lesson-ship-brawl = First the Brawl: all grab a pile at once. *Pile 1* has both ends of a ship.
lesson-ship-brawl-other = A good pile too. If two grab for the same one, the quicker gets it.
lesson-ship-cards = Ten cards for this month are yours. Each has *two faces*, and you'll use one.
lesson-ship-quest = Keep one *Quest*, in secret: what your ship has to carry, and what that pays.
lesson-ship-quest-done = Nobody else knows it before the month is over.
lesson-ship-bow = Each turn all lay one card in secret. Lay a *Bow*, the front of your ship.
lesson-ship-bow-done = It lies face down. When all have laid one, all cards turn up at once.
lesson-ship-bow-other = That works too. When all have laid a card, all of them turn up at once.
lesson-ship-order = *Red* cards act first, then *yellow*, then *blue*. Yellow ones build and load ships.
lesson-ship-stern = Now the other end: lay a *Stern*. Bow and Stern make a whole ship.
lesson-ship-stern-other = A ship sails with two ends only; you can still add the other one later.
lesson-ship-viking = Each part of a ship carries one cargo. Lay a *Viking*: his helmets are strength.
lesson-ship-viking-other = As you like. Vikings bring strength, barrels bring Beer.
lesson-ship-thief = { $seat1 }'s *Thief* is red, so it acts first: it takes { $seat2 }'s Viking from her.
lesson-ship-missing = Your Quest shows what is met and what is missing. All must be met when the month ends.
lesson-ship-closing = So ships are built. How they raid, and what a month brings, is the next lesson.

lesson-raid = Raid and Quest
lesson-raid-ready = Three turns are left this month. Your ship has three Vikings aboard: *strength 4*.
lesson-raid-needs = Your Quest asks for *strength 3*. So you can risk a Viking, and win more Loot.
lesson-raid-raid = Lay a *Raid*. Blue cards act last, when all ships are loaded.
lesson-raid-raid-other = Also good. The Raid waits in your hand for another turn.
lesson-raid-target = The higher strength wins, here *4 against 3*. Raid { $seat2 }: she has a goat to lose.
lesson-raid-target-done = You took her goat. And whoever loses a Raid gives up a Viking as well.
lesson-raid-target-other = You won, but look who has Loot to take. The loser gives up a Viking as well.
lesson-raid-boarding = Turn this card over: *Boarding* robs a ship. Strength 3 brings 1 gold, costs a Viking.
lesson-raid-boarding-other = As you like. A Boarding never touches a rival: you fight the card itself.
lesson-raid-price = That is the price. Give up a *Viking 1*: strength 3 is all your Quest asks for.
lesson-raid-price-other = Now your ship is weaker than its Quest asks. Sometimes Loot is worth it.
lesson-raid-last = The last card. Turn it over: for a *Deck* there's no place, so it risks nothing.
lesson-raid-met = Your ship carried what the Quest asks for. That was worth *2 gold*.
lesson-raid-failed = Your ship lacked something for its Quest, so it came home empty this time.
lesson-raid-points = Each token is a point, and each set of goat, weapon and gold *one more*.
lesson-raid-closing = Two more months like this, then the most points win. Play on, if you like.
