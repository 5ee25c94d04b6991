# What a box says about its game, and the books' worked examples.

box-about = The box
box-players = Players
box-age = Age
box-time = Time
box-by = Made by
box-age-comparity = from 10, says the Movies box
box-age-cardline = the book does not say
box-age-skyscraper = the book does not say
box-setup = Set-up by number of players
box-hand = cards each
box-deck = in the deck
box-least = needed in your own deck
box-line = starts the line
box-pile = in the pile
box-sites = first sites
box-foundations = Foundations
box-toilets = Toilets
box-studies = Studies
box-roofs = Roofs
box-tornadoes = Tornadoes

box-comparity-note-1 = New to it? Play by year, as the Movies book advises beginners.
box-comparity-note-2 = The first card of the deck goes in the middle, so there is one card fewer to draw.
box-cardline-note-1 = The cards count in square miles and US tons. 1 square mile is 2.58998 km², 1 US ton is 0.90718 tonnes: Switzerland’s 15,942 square miles are about 41,290 km².
box-skyscraper-note-1 = The cards and the numbers of this table are our reconstruction: our copy of the rulebook lacks the card list and the set-up table. It does name the Tornadoes and the first sites; the rest is ours.
box-skyscraper-note-2 = Do you own the box? Copy the card file (cards.toml, in the folder decks/data/skyscraper), enter the real numbers and play with them: tallorder play skyscraper --deck my-cards.toml.
box-skyscraper-note-3 = How tall is tall? Burj Khalifa (828 m), Merdeka 118 (679 m), Shanghai Tower (632 m), One World Trade Center (541 m), Taipei 101 (508 m), Landmark 81 (461 m), The Shard (310 m), Commerzbank Tower (259 m), Pirelli Tower (127 m), and Espacité, 60 m like the Mini-Skyscraper.

examples = Examples from the book
example-of = { $number } of { $count }
example-before = Previous example
example-after = Next example

example-comparity-1 = Three face-down cards and every place where one more may go. In the place marked ×2 it would touch two cards: a Duet. Nothing fits between two cards that touch.
example-comparity-2 = After a check all face-up neighbours are compared. One pair is wrong, side by side in the upper row. Equal numbers are in order, corners do not touch, and the face-down card is not compared.
example-comparity-3 = The two cards are swapped. No new mistake appears, so nothing is discarded.
example-comparity-4 = The largest card lies first. Swapped, it would come before the last card, and that would be wrong again, so one of the two is discarded.
example-comparity-5 = Here too a swap would make a new mistake, so the marked card in the lower row goes.
example-comparity-6 = Now the table is in two parts. Whoever checked reconnects them with a card of their own, in one of the two marked places; that makes no Duet.
example-cardline-1 = The line begins with Austria. There are two places: before it and after it.
example-cardline-2 = Switzerland is smaller and belongs before Austria: it stays. After it, it would go to the box.
example-cardline-3 = With Luxembourg, Belgium, Austria and France there are five places, and only one of them is right for Switzerland: after Belgium.
example-cardline-4 = Anywhere else Switzerland goes to the box, and you take a new card.
example-skyscraper-1 = A tower on the Foundation with Parking has strength 2.
example-skyscraper-2 = The first Earthquake leaves a crack, and the tower stands.
example-skyscraper-3 = The second one brings it down: floors and both Earthquakes go to the discard pile.
