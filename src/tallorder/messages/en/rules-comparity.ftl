# The rules of comparity in our own words; which ids of the ledger each point restates is in client/src/rules/book.ts.

rules-comparity-idea = The idea
rules-comparity-idea-1 = Everybody starts with seven cards in front of them. All can read the names, nobody knows the numbers. Place your cards on the common table; the first to run out of cards wins.
rules-comparity-idea-2 = The table should be in order, but nobody stops you from placing a card where it does not belong. Bluffing is part of the game, until somebody checks.

rules-comparity-cards = The cards
rules-comparity-cards-1 = A deck has 100 different cards; 2 to 5 people play. Every card carries two numbers on its number side.
rules-comparity-cards-2 = Cards are dealt face-down, with the name showing. Nobody may see the other side of a face-down card, not even of their own; only a check reveals a card.
rules-comparity-cards-3 = A revealed card shows both of its numbers to everybody and stays face-up.
rules-comparity-cards-4 = What counts is the printed number. Two cards with the same printed number are equal.

rules-comparity-landmarks = Landmarks: what the numbers mean
rules-comparity-landmarks-1 = The height is measured from the ground or the water to the very top, be it roof, spire or antenna, as things stood in 2015. A pedestal belongs to it. Where sources disagree, the Council on Tall Buildings and Urban Habitat decides.
rules-comparity-landmarks-2 = The year is the one in which the landmark took its present form; years before our era are smaller than all others. If only an approximate year is known, “≈” stands on both sides of the card, and the printed year counts like an exact one.

rules-comparity-movies = Movies: what the numbers mean
rules-comparity-movies-1 = The box office is the worldwide take in US dollars, not adjusted for inflation. Where only the US figure can be trusted, “US” stands on both sides of the card; it is compared as it is.
rules-comparity-movies-2 = The name side says which film is meant, if need be in brackets. Without a note it is the first film of its series, or the best-known American version.

rules-comparity-setup = Setting up
rules-comparity-setup-1 = Agree on the order: by year, where earlier is smaller, or by size (height for landmarks, box office for movies). Everything else stays the same. Landmarks are usually played by height, movies by year.
rules-comparity-setup-2 = Everybody gets 7 cards. The deck holds 15, 20, 35 or 40 cards for 2, 3, 4 or 5 players; the rest stays out of this game. So a deck of your own needs at least 29, 41, 63 or 75 cards.
rules-comparity-setup-3 = The top card of the deck is placed face-down in the middle: the table begins. The next card of the deck shows its name to all (a house rule can hide it).
rules-comparity-setup-4 = Who starts the first game is drawn by lot, or the host names a seat; each further game at a table is started by the next seat. By the book it is whoever has been up the tallest building, or last at the cinema. Turns go clockwise.

rules-comparity-turn = Your turn
rules-comparity-turn-1 = Do exactly one thing: place one of your cards, or check one face-down card on the table. You cannot pass. Then it is the turn of the player to your left.
rules-comparity-turn-2 = A card without a neighbour cannot be checked, so on the first turn you always place one. If no face-down card has a neighbour, you have to place.

rules-comparity-place = Placing a card
rules-comparity-place-1 = Choose one of your cards and place it face-down next to at least one card on the table: left, right, above or below. Neighbours share a whole edge; corners do not count. The table has no border.
rules-comparity-place-2 = Numbers grow to the right and upwards. The compact view shows the same table turned, so that numbers only grow upwards (on a phone: to the right); the joints show who touches whom.
rules-comparity-place-3 = Cards that lie on the table are never moved for a new one, so nothing fits between two cards that touch.

rules-comparity-duet = Duet
rules-comparity-duet-1 = A card that touches exactly two others when placed, face-up or face-down, makes a Duet.
rules-comparity-duet-2 = Before anything else the next player answers: draws one card from the deck, or checks any face-down card on the table, at the usual cost of a check.
rules-comparity-duet-3 = After the answer that player still has a full turn, and may check again in it.
rules-comparity-duet-4 = If the deck is empty, the card comes as a gift from the others. If nobody can give one, only the check remains.

rules-comparity-trio = Trio
rules-comparity-trio-1 = A card that touches three others when placed makes a Trio, and so does one that touches four. First comes the same answer as to a Duet.
rules-comparity-trio-2 = If the answer was a draw, or a check that found nothing, the player of the Trio may at once place an extra card, before the other’s turn. It may be declined (a house rule can make it compulsory).
rules-comparity-trio-3 = If the check found any mistake at all, there is no extra card; nor if the answering player won by reconnecting the table.
rules-comparity-trio-4 = The extra card makes neither a Duet nor a Trio.

rules-comparity-check = Checking
rules-comparity-check-1 = Choose a face-down card on the table that has a neighbour, and reveal it.
rules-comparity-check-2 = If none of its neighbours is face-up, reveal one of them too, whichever you like. If one is face-up already, you may reveal one more or stop there. You see the first card before you decide (a house rule can ask for both choices at once).
rules-comparity-check-3 = Then all face-up neighbours on the whole table are compared, whoever revealed them and whenever. Face-down cards, and face-up cards that do not touch, are not.
rules-comparity-check-4 = Equal numbers are in order either way round.

rules-comparity-cost = What a check costs
rules-comparity-cost-1 = All correct: the checker draws 2 cards.
rules-comparity-cost-2 = A mistake: the player to the right of the checker draws 3 cards, whoever placed the card, and only once however many mistakes there are.
rules-comparity-cost-3 = The three cards come before the mistake is put right.

rules-comparity-repair = Putting it right
rules-comparity-repair-1 = The checker swaps two cards that are out of order, if neither of them is then part of a mistake. Only the two cards of one wrong pair are swapped; the Russian book can also be read as any two misplaced cards (a house rule plays it so). A swap makes no Duet.
rules-comparity-repair-2 = If no swap puts everything right, the checker discards one card of a wrong pair, whichever they like. As long as such a swap is possible it comes first (a house rule can lift that).
rules-comparity-repair-3 = The turn does not end while a mistake is left on the table.
rules-comparity-repair-4 = If a discard tears the table apart, the checker at once reconnects all parts with one card from hand, placed face-down where it touches every part (a house rule allows only the place just vacated). It makes no Duet.
rules-comparity-repair-5 = House rule: three or more cards linked by mistakes may be rearranged among their own places, if that puts all of them right.
rules-comparity-repair-6 = Discarded cards lie face-up beside the table and never come back into the deck.

rules-comparity-empty = When the deck is empty
rules-comparity-empty-1 = Whoever has to draw then takes what is left, and gets the rest from the others: one card each, of the giver’s choice, beginning with the player to the left and going round as often as needed.
rules-comparity-empty-2 = Nobody gives away a last card; such a player is skipped. (House rule: giving it away wins.)
rules-comparity-empty-3 = If nobody can give, what is missing is forgiven.

rules-comparity-end = Winning
rules-comparity-end-1 = Whoever places their last card on the table wins at once, even with a Trio’s extra card or with the card that reconnects the table. Nobody answers a Duet any more.
rules-comparity-end-2 = The win stands even if the last card was wrong. House rule: the next player may check once first; if there is a mistake, the would-be winner draws 3 cards and play goes on.
rules-comparity-end-3 = Every game ends: each card placed and each check brings it nearer.
rules-comparity-end-4 = Whoever resigns leaves; what they still had to decide is settled for them, and their cards leave unseen. With two players the other one wins. A game that the host ends has no winner.

rules-comparity-memory = Next time
rules-comparity-memory-1 = Unrevealed cards stay secret for next time, even in the replay.
rules-comparity-memory-2 = Revealed cards are set aside and rest in this table’s next games; all others are fresh. A house rule switches this memory off, and the host can reset it.
rules-comparity-memory-3 = When there are too few fresh cards for a game, they are topped up at random from those set aside, and the memory begins anew.
