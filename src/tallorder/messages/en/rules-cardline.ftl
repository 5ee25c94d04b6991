# The rules of cardline in our own words; which ids of the ledger each point restates is in client/src/rules/book.ts.

rules-cardline-idea = The idea
rules-cardline-idea-1 = Place your cards in the right order in the common line. The aim is to be the only one without cards at the end of a round.

rules-cardline-cards = The cards
rules-cardline-cards-1 = There are 110 countries, and 2 to 8 people play. The front shows name, flag, continent and something worth seeing.
rules-cardline-cards-2 = The back adds four numbers: the area with lakes and rivers, the population of 2012, the gross domestic product of 2011 in millions of dollars, and the CO₂ of 2011 per inhabitant.
rules-cardline-cards-3 = Square miles and US tons are compared as printed. You may be shown square kilometres and tonnes; that never changes the order.

rules-cardline-setup = Setting up
rules-cardline-setup-1 = Agree on one of the four numbers; it holds for the whole game.
rules-cardline-setup-2 = Everybody gets four cards, front side up. The host may choose another number, the same for all, as long as the deck lasts.
rules-cardline-setup-3 = Nobody looks at the back of a card. All fronts are public, also that of the pile’s first card (a house rule can hide it).
rules-cardline-setup-4 = The rest is the pile. Its first card is placed face-up in the middle: the line begins.
rules-cardline-setup-5 = Who starts the first game is drawn by lot, or the host names a seat; each further game at a table is started by the next seat. Turns go clockwise.

rules-cardline-turn = Your turn
rules-cardline-turn-1 = Choose one of your cards and a place in the line for it, both together. You cannot pass.
rules-cardline-turn-2 = Numbers grow from left to right (on a phone from top to bottom). Every place is free to try: before the first card, after the last, and between any two.
rules-cardline-turn-3 = Then the card is turned over, and everybody sees all its numbers.
rules-cardline-turn-4 = If it fits, it stays in the line, face-up.
rules-cardline-turn-5 = If not, it goes to the box and you take the pile’s first card, so you have as many cards as before. Then it is the turn of the player to your left.

rules-cardline-equal = Equal numbers
rules-cardline-equal-1 = Cards with the same number lie side by side; which of them is left does not matter. A place is right whenever no number in the line is larger than the one after it.

rules-cardline-end = The end
rules-cardline-end-1 = A round is one turn for everybody who is still in, beginning with the first player.
rules-cardline-end-2 = If exactly one player places a last card correctly in a round, that player wins, as soon as nobody who is still to move could do the same (a house rule plays the round out).
rules-cardline-end-3 = If several do, they stay in and all others are out, their cards unseen in the box. Each of those who stay gets one card. If all finish together, all play on.
rules-cardline-end-4 = So it goes on until exactly one places correctly in a round. If nobody does, all take a new card and try again.
rules-cardline-end-5 = If there are not enough cards for a play-off, the finalists share the victory. A house rule can set a last round: then whoever has fewest cards wins.
rules-cardline-end-6 = Whoever resigns is out; the last one left wins.

rules-cardline-box = Pile and box
rules-cardline-box-1 = When the pile is empty and a card is needed, the box is shuffled into a new pile.
rules-cardline-box-2 = Cards in the box that were turned over may be looked at; those of eliminated players keep their numbers secret.
