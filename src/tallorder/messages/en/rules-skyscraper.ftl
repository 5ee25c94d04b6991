# The rules of skyscraper in our own words; which ids of the ledger each point restates is in client/src/rules/book.ts.

rules-skyscraper-idea = The idea
rules-skyscraper-idea-1 = Everybody builds on the same sites, but a tower belongs to whoever puts the roof on. Points stand on some floors and on Prizes and are counted at the end; most points win.

rules-skyscraper-cards = The cards
rules-skyscraper-cards-1 = There are 128 cards. Floors come in five categories: homes, offices, hotels, restaurants and shops. Special Floors, Toilets, Foundations and Roofs are grey and have none.
rules-skyscraper-cards-2 = Ten Special Floors bring extras: often more metres or more points. The Harmonic Absorber makes its tower stronger by one.
rules-skyscraper-cards-3 = There are also 10 Studies, 10 Insurances, 6 Tornadoes, 9 Earthquakes, one Earthquake of the Century, and 15 Prizes, six of which are called Faulty or Smelly.
rules-skyscraper-cards-4 = A Foundation’s number says at which Earthquake it falls: one with Parking stands after the first and falls at the second. (House rule: it still withstands that many.)

rules-skyscraper-setup = Setting up
rules-skyscraper-setup-1 = Prizes lie face-up. As many Tornadoes as players are used, and for 2 to 6 players 6 to 10 Foundations, Toilets and Studies each and 8 to 12 Roofs; the surplus leaves unseen (a house rule keeps both Toilet Roofs).
rules-skyscraper-setup-2 = Foundations are shuffled into a pile of their own; 2, 2, 3, 3 or 4 of them are turned up for 2, 3, 4, 5 or 6 players: the first sites.
rules-skyscraper-setup-3 = Everybody gets one Roof. All the rest, the other Roofs included, becomes the deck, and everybody gets four cards from it: a hand of five that nobody else sees.
rules-skyscraper-setup-4 = By the book the oldest player starts; here the first game is started by lot, or by the seat that the host names, and each further game at a table by the next seat. Turns go clockwise.

rules-skyscraper-turn = Your turn
rules-skyscraper-turn-1 = Play one card from your hand, then draw until you have five again, as far as the deck lasts.
rules-skyscraper-turn-2 = You have to play, even a card that harms you. Only if nothing can be played, discard one card instead.
rules-skyscraper-turn-3 = With fewer than five cards you play as usual and draw up to five; with none you draw five first.
rules-skyscraper-turn-4 = The discard pile lies face-up and is never shuffled back. Foundations of collapsed structures leave the game.

rules-skyscraper-build = Building
rules-skyscraper-build-1 = Place a floor, a Special Floor or a Toilet on top of any site, whoever has built on it before.
rules-skyscraper-build-2 = Metres and points of all cards stay visible; which cards they are you have to remember, except for the topmost (a house rule lets you look).

rules-skyscraper-roof = Putting the roof on
rules-skyscraper-roof-1 = A Roof completes a site with at least two floors, and the building is yours, whoever built it. Special Floors and Toilets count as floors (a house rule does not count Toilets).
rules-skyscraper-roof-2 = A good skyscraper reaches 100 metres, contains a Toilet and is taller than your tallest one. If not, you may complete it all the same, but it is Faulty or Smelly.
rules-skyscraper-roof-3 = The height is the sum of all cards and the Roof; the Foundation counts 0 m. Faults and Prizes are judged at once, then you may insure, then the next Foundation is turned up.
rules-skyscraper-roof-4 = A Toilet Roof is a Roof and counts as the tower’s Toilet, but lets you take no cards and earns no Toilet points.

rules-skyscraper-threshold = Your threshold
rules-skyscraper-threshold-1 = Your threshold is the height of your tallest standing building, faulty ones included. The next one has to be taller; equal is not enough (a house rule lets it pass). The book does not say whether a building that fell still counts: here it does not (a house rule counts it). Everybody has a threshold of their own.

rules-skyscraper-faulty = Faulty or Smelly
rules-skyscraper-faulty-1 = A building without a Toilet, not above its builder’s threshold, or under 100 metres is faulty. That is judged on completion and for good; only a Mini-Skyscraper can change later.
rules-skyscraper-faulty-2 = It is worth −1 point in all, whatever its floors say, and never more than that.
rules-skyscraper-faulty-3 = A faulty building holds no Prize, not even the World Record (a house rule allows that one). Nor does a taller faulty one keep the Record from the others; the book leaves that open (a house rule lets it).

rules-skyscraper-prizes = Prizes
rules-skyscraper-prizes-1 = A building carries one Prize at most, the World Record apart. A Prize that loses its holder is unclaimed again (a house rule takes it out of the game).
rules-skyscraper-prizes-2 = World Record, 3 points: the single tallest sound building. While two are equally tall, nobody has it (a house rule goes by former holders).
rules-skyscraper-prizes-3 = Order and Unity, 3 points: a sound building whose coloured floors, at least two, are all of one category. A later one, of any category and owner, takes it over; if that one falls, the Prize goes back.
rules-skyscraper-prizes-4 = Mini-Skyscraper, 3 points: exactly 60 metres, with a Toilet; height and threshold do not matter then. A later one takes the Prize, and the earlier becomes faulty until it gets the Prize back.
rules-skyscraper-prizes-5 = Toilet Specialist: every Toilet you play is worth 1 point for you, the first included. It is yours for good, whatever happens to the building.

rules-skyscraper-quake = Earthquakes
rules-skyscraper-quake-1 = An Earthquake hits any one structure, finished or not, anybody’s, even a bare Foundation. Strength is the Foundation’s number plus Absorbers and Insurance, less Earthquakes and marks. At zero the structure collapses.
rules-skyscraper-quake-2 = A collapse discards all its cards, and a building’s Prizes go with it. A collapsed site is replaced by the next Foundation; a collapsed building is not. By the book a collapsed site is not replaced either: we add that so that there is always something to build on (a house rule goes by the book).
rules-skyscraper-quake-3 = The Earthquake of the Century hits everything at once: an insured structure loses one Insurance, any other gets a mark that lowers its strength by one for good; whatever is then at zero collapses together.

rules-skyscraper-insurance = Insurance
rules-skyscraper-insurance-1 = Insurance makes any one structure stronger by one, yours or not; there may be several on it.
rules-skyscraper-insurance-2 = Insurance and an Earthquake on the same structure cancel each other, whichever came first: both are discarded.
rules-skyscraper-insurance-3 = Right after putting a Roof on, you may play one Insurance from your hand on that building. It is the only time you play two cards from your hand, and never more than one Insurance in a turn.

rules-skyscraper-toilet = Toilets and theft
rules-skyscraper-toilet-1 = Playing a Toilet lets you pull two cards, unseen, from one other hand. You look at both, keep one and give the other back. You may also take nothing.
rules-skyscraper-toilet-2 = Whoever took a card draws none in that turn (a house rule lets you refill if you are short).
rules-skyscraper-toilet-3 = A tower may hold any number of Toilets; each lets you take and each is worth a point.

rules-skyscraper-study = Studies
rules-skyscraper-study-1 = With a Study you choose the deck or the discard pile, as far as there is something in it.
rules-skyscraper-study-2 = Deck: look at the top five cards. Take one into your hand or play it at once, whatever it is.
rules-skyscraper-study-3 = The others go back on top in the order you like, before the chosen card takes effect. If you played it, you draw up to five as usual.
rules-skyscraper-study-4 = Or swap: the five become your hand and your old cards go on top of the deck in the order you like. Then nothing is played at once and nothing drawn.
rules-skyscraper-study-5 = Discard pile: take any card from it, but no Study (a house rule allows it); it cannot be played at once.
rules-skyscraper-study-6 = Then the Study is discarded and the next Foundation is turned up, if there is one.

rules-skyscraper-tornado = Tornadoes
rules-skyscraper-tornado-1 = A Tornado makes everybody pass their hand on, to the left or to the right as its player says; then it is discarded.
rules-skyscraper-tornado-2 = Only those who hold cards take part. Whoever played it refills after the exchange if need be, whoever got the short hand at the end of their own turn.

rules-skyscraper-end = The end
rules-skyscraper-end-1 = The game ends as soon as no site is open and no Foundation is left, be the last site completed or collapsed.
rules-skyscraper-end-2 = When the deck is empty, play goes on from the hands. Once a hand is empty too, everybody else may play one more card, or pass; then points are counted. A site may stay unfinished.
rules-skyscraper-end-3 = Your score: the points of your sound buildings, their Prizes, your Toilets, and −1 for each faulty building. Unfinished sites and cards in hand count nothing.
rules-skyscraper-end-4 = Equal scores share the victory (a house rule lets the tallest building decide).
rules-skyscraper-end-5 = Every game ends: cards run out sooner or later.
rules-skyscraper-end-6 = Whoever resigns leaves; the hand is discarded, the buildings stay and may still be hit.
