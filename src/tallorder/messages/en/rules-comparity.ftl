# The rules of comparity in our own words; which ids of the ledger each point restates is in client/src/rules/book.ts.

rules-comparity-idea = The idea
rules-comparity-idea-1 = Everybody starts with seven cards in front of them. All can read the names, nobody knows the numbers. Play your cards onto the common table; whoever has played all of them first wins.
rules-comparity-idea-2 = The table should be in order, but nobody stops you from laying a card where it does not belong. Bluffing is part of the game, until somebody checks.

rules-comparity-cards = The cards
rules-comparity-cards-1 = A deck has 100 different cards; 2 to 5 people play. Every card carries two numbers on its open side.
rules-comparity-cards-2 = Cards are dealt closed, with the name up. Nobody may see the other side of a closed card, not even of their own; only a check opens a card.
rules-comparity-cards-3 = An opened card shows both of its numbers to everybody and stays open.
rules-comparity-cards-4 = What counts is the printed number. Two cards with the same printed number are equal.

rules-comparity-landmarks = Landmarks: what the numbers mean
rules-comparity-landmarks-1 = The height is measured from the ground or the water to the very top, be it roof, spire or antenna, as things stood in 2015. A pedestal belongs to it. Where sources disagree, the Council on Tall Buildings and Urban Habitat decides.
rules-comparity-landmarks-2 = The year is the one in which the landmark took its present form; years before our era are smaller than all others. If only an approximate year is known, “≈” stands on both sides of the card, and the printed year counts like an exact one.

rules-comparity-movies = Movies: what the numbers mean
rules-comparity-movies-1 = The box office is the worldwide take in US dollars, not adjusted for inflation. Where only the US figure can be trusted, “US” stands on both sides of the card; it is compared as it is.
rules-comparity-movies-2 = The closed side says which film is meant, if need be in brackets. Without a note it is the first film of its series, or the best-known American version.

rules-comparity-setup = Setting up
rules-comparity-setup-1 = Agree on the order: by year, where earlier is smaller, or by size (height for landmarks, box office for movies). Everything else stays the same. Landmarks are usually played by height, movies by year.
rules-comparity-setup-2 = Everybody gets 7 cards. The deck holds 15, 20, 35 or 40 cards for 2, 3, 4 or 5 players; the rest stays out of this game. So a deck of your own needs at least 29, 41, 63 or 75 cards.
rules-comparity-setup-3 = The top card of the deck is laid closed in the middle: the table begins. The next card of the deck shows its name to all (a house rule can hide it).
rules-comparity-setup-4 = Who starts is drawn by lot, or the host names a seat; by the book it is whoever has been up the tallest building, or last at the cinema. Turns go clockwise.

rules-comparity-turn = Your turn
rules-comparity-turn-1 = Do exactly one thing: play one of your cards, or check one closed card of the table. You cannot pass. Then it is the turn of the player to your left.
rules-comparity-turn-2 = A card without a neighbour cannot be checked, so the first turn is always a card played. If no closed card has a neighbour, you have to play.

rules-comparity-place = Playing a card
rules-comparity-place-1 = Choose one of your cards and lay it closed on a free cell next to at least one card of the table: left, right, above or below. Neighbours share a whole edge; corners do not count. The table has no border.
rules-comparity-place-2 = Numbers grow to the right and upwards. The ribbon shows the same table turned, so that it only grows upwards (on a phone: to the right); the joints show who touches whom.
rules-comparity-place-3 = Cards that lie on the table are never moved for a new one, so nothing fits between two cards that touch.

rules-comparity-duet = Duet
rules-comparity-duet-1 = A played card that touches exactly two cards, open or closed, makes a Duet.
rules-comparity-duet-2 = Before anything else the next player answers: draws one card from the deck, or checks any closed card of the table, with everything that a check costs.
rules-comparity-duet-3 = After the answer that player still has a full turn, and may check again in it.
rules-comparity-duet-4 = If the deck is empty, the card comes as a gift from the others. If nobody can give one, only the check remains.

rules-comparity-trio = Trio
rules-comparity-trio-1 = A played card that touches three cards makes a Trio, and so does one that touches four. First comes the same answer as to a Duet.
rules-comparity-trio-2 = If the answer was a draw, or a check that found nothing, the player of the Trio may at once play one card more, before the other’s turn. It may be declined (a house rule can make it compulsory).
rules-comparity-trio-3 = If the check found any error at all, there is no further card; nor if the answering player won by joining the table.
rules-comparity-trio-4 = The further card makes neither a Duet nor a Trio.

rules-comparity-check = Checking
rules-comparity-check-1 = Choose a closed card of the table that has a neighbour, and open it.
rules-comparity-check-2 = If none of its neighbours is open, open one of them too, whichever you like. If one is open already, you may open one more or leave it at that. You see the first card before you decide (a house rule can ask for both choices at once).
rules-comparity-check-3 = Then all open neighbours on the whole table are compared, whoever opened them and whenever. Closed cards, and open cards that do not touch, are not.
rules-comparity-check-4 = Equal numbers are in order either way round.

rules-comparity-cost = What a check costs
rules-comparity-cost-1 = No error: the checker draws 2 cards.
rules-comparity-cost-2 = An error: the player to the right of the checker draws 3 cards, whoever laid the card, and only once however many errors there are.
rules-comparity-cost-3 = The three cards come before the repair.

rules-comparity-repair = Repairing
rules-comparity-repair-1 = The checker swaps two cards that are out of order, if neither of them is then part of an error. Only the two cards of one wrong pair are swapped. A swap makes no Duet.
rules-comparity-repair-2 = If no swap is clean, the checker discards one card of a wrong pair, whichever they like. As long as a clean swap is possible it comes first (a house rule can lift that).
rules-comparity-repair-3 = The turn does not end while an error stands on the table.
rules-comparity-repair-4 = If a discard tears the table apart, the checker at once joins all parts with one card from hand, laid closed on a free cell that touches every part (a house rule allows only the vacated one). It makes no Duet.
rules-comparity-repair-5 = House rule: three or more cards that hang together by errors may be laid out anew among their own cells, if that leaves none of them in error.
rules-comparity-repair-6 = Discarded cards lie open beside the table and never come back into the deck.

rules-comparity-empty = When the deck is empty
rules-comparity-empty-1 = Whoever has to draw then takes what is left, and gets the rest from the others: one card each, of the giver’s choice, beginning with the player to the left and going round as often as needed.
rules-comparity-empty-2 = Nobody gives away a last card; such a player is skipped. (House rule: giving it away wins.)
rules-comparity-empty-3 = If nobody can give, what is missing is forgiven.

rules-comparity-end = Winning
rules-comparity-end-1 = Whoever plays their last card onto the table wins at once, also with a Trio’s further card or with the card that joins the parts. Nobody answers a Duet any more.
rules-comparity-end-2 = The win stands even if the last card was wrong. House rule: the next player may check once first; if there is an error, the would-be winner draws 3 cards and play goes on.
rules-comparity-end-3 = Every game ends: each card played and each check brings it nearer.
rules-comparity-end-4 = Whoever resigns leaves; what they still had to decide is settled for them, and their cards leave unseen. With two players the other one wins. A game that the host ends has no winner.

rules-comparity-memory = Next time
rules-comparity-memory-1 = Cards that are closed at the end stay closed, also in the replay: they keep their secret.
rules-comparity-memory-2 = Opened cards are set aside and rest in this table’s next games; all others are fresh. A house rule switches this memory off, and the host can reset it.
rules-comparity-memory-3 = When there are too few fresh cards for a game, they are topped up at random from those set aside, and the memory begins anew.
