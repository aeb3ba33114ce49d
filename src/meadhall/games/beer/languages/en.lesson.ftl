# Beer & Vikings: what the coach says, a sentence of at most 90 letters at a time. *Words* between stars stand out.

lesson-brawl = Your first evening
lesson-brawl-mug = Who holds the most *drinks* when the Mug is empty wins. Nothing else counts.
lesson-brawl-corners = Each card can be used in several ways: its corners *attack, defend, move* or *drink*.
lesson-brawl-steps = Between Warriors lie *Steps*. Your sword reaches 1, and { $seat1 } stands 3 away.
lesson-brawl-move = You play two cards. Take *Dragon's Breath* by its corner *move 2*, and go left, to { $seat1 }.
lesson-brawl-move-hold = All in good time. First play Dragon's Breath to move, and go to { $seat1 }.
lesson-brawl-attack = { $seat1 } is in reach. Attack with *Snorri's* corner: 3, and your sword adds 2.
lesson-brawl-attack-hold = All in good time. First attack { $seat1 } with Snorri's corner and your sword.
lesson-brawl-wounds = His defense stopped a part of it; the rest cost *Life* cards. They are Wounds now.
lesson-brawl-end = You've played your two cards, so end your turn. Then you draw two new ones.
lesson-brawl-end-other = There is always more one could do. End your turn when you've had enough.
lesson-brawl-wield = Your *sword* stays raised until your next turn: it helps your cards to defend you.
lesson-brawl-defend = A blow at you! Answer with a card: its *Defense* counts, and what you hold up helps.
lesson-brawl-defend-done = What a defense can't stop costs Life. With no Life left you'd be slain.
lesson-brawl-defend-other = That may cost you Life cards. With none left you'd be slain.
lesson-brawl-drink = Your turn again: *drink*! Play a card for its drink, and put it on your Life pile.
lesson-brawl-drink-done = Drinks count, but block what they stand on. On Life they are lost first when hurt.
lesson-brawl-drink-other = As you like. But only drinks win: somebody will empty the Mug.
lesson-brawl-count = When the last drink leaves the Mug, all others have one more turn. Then you count.
lesson-brawl-closing = Drink, and stay dangerous. Those who are slain go on as Spirits: the next lesson.

lesson-spirit = What a Spirit does
lesson-spirit-dead = { $seat1 } slew you, yet you play on: as a *Spirit*. All Spirits are one team.
lesson-spirit-backs = Only the *backs* of your cards matter now. They were your Wounds.
lesson-spirit-top = A card works if its back is the same as the one on top of this *pile*.
lesson-spirit-elation = First, the top back's trick: move *{ $seat2 }'s* Beer onto her sword, which blocks it.
lesson-spirit-elation-other = You need not. Every back has another trick, and it comes before the draw.
lesson-spirit-keep = You drew a card, and four are the most. Keep what matches now: the *drowsy* ones.
lesson-spirit-keep-other = Remember the pile: only cards with the back that lies on top work now.
lesson-spirit-torment = Now *torment* { $seat2 } with both drowsy cards: each may take a drink from her.
lesson-spirit-torment-other = Good as well. A torment takes drinks from Warriors, card by card.
lesson-spirit-stolen = Her Beer is yours! What all Spirits hold is counted together in the end.
lesson-spirit-steal = Or take a drink from the *Mug* instead, every turn. Nobody can stop a Spirit.
lesson-spirit-closing = Nobody can slay you again: a blow only spills drinks. Play on, if you like.
