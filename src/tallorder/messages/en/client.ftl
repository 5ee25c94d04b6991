# The web client: everything it says itself.
title = Tall Order
motto = Four card games where everything has to go in order.
language = Language
sound-on = Turn sound on
sound-off = Turn sound off
your-name = Your name
you-default = Player { $seat }
you = You
bot = bot
resume = Resume
resume-title = Your table is waiting
turn-is-yours = Your turn
forget-table = Forget this table: { $game }, { $names }
more-tables =
    { $count ->
        [one] { $count } more table
       *[other] { $count } more tables
    }
fewer-tables = Show less
resume-with = { $game }: { $names }
choose-game = Choose a game
play-by = Order to play by
game-landmarks = Landmarks
game-movies = Movies
game-globetrotter = Globetrotter
game-skyscraper = Skyscraper
game-comparity = Comparity, own deck
game-cardline = Cardline, own deck
family-landmarks = Comparity
family-movies = Comparity
family-globetrotter = Cardline
family-skyscraper = Towers and earthquakes
question-landmarks = Is Big Ben taller than the Statue of Liberty?
question-movies = Which came first, Jaws or Rocky?
question-globetrotter = Where does Madagascar go, by area?
question-skyscraper = Build each tower higher than your last.
players-range = { $fewest }–{ $most } players
minutes = { $minutes } min
chip-height = by height
chip-year = by year
chip-box-office = by box office
chip-area = area
chip-population = population
chip-gdp = GDP
chip-environment = CO₂
play-now = Play now
play-now-how = You and three bots, right away.
with-friends = With friends
with-friends-how = Send a link, nobody signs up.
one-device = One device
one-device-how = Pass it round the table.
more = More
learn = Learn in 2 minutes
my-decks = My decks
for-classes = For classes
wrong-fact = Report a wrong fact
replay-file = Watch a saved game
about = About
nowhere = There is nothing here. Check the address.
server-away = The server is not answering. Try again in a moment.
link-lost-order = The connection to the server just dropped. It will come back by itself; then try again.
unit-metres = { $number } m
unit-square-miles = { $number } mi²
unit-square-kilometres = { $number } km²
unit-short-tons = { $number } US t/cap.
unit-tonnes = { $number } t/cap.
unit-people = { $number } people
unit-million-dollars = ${ $number } M
unit-dollars = ${ $number }
year-bce = { $year } BCE
us-only = { $quantity }, US only
home = Home
watching = watching
rules = Rules
log = Log
log-empty = Nothing has happened yet.
table-menu = Table and settings
your-turn = your turn
to-move = to move
away = away
players = Players
engine-comparity = Comparity
engine-cardline = Cardline
engine-skyscraper = Skyscraper
round = round { $round }
round-label = round
cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
cards-word =
    { $count ->
        [one] card
       *[other] cards
    }
out = out
finished = finished
right = right
missed = missed
to-come = to come
your-decision = Your decision
fits = Correct
tie = Equal: that is fine
tie-why = Equal numbers may lie either way round.
not-here = Not quite
miss-why = The card goes to the box.
new-card = New card: { $card }.
new-card-tag = new card
go-on = Continue
waiting-place = { $name }: choosing a card and a place
pick-card = Choose one of your cards
where-goes = Where does { $card } go?
pick-gap = Choose a place in the line: each + is one.
place-here = Place here
other-card = Another card
stake-right =
    { $count ->
        [0] right: your last card is placed
        [one] right: { $count } card left
       *[other] right: { $count } cards left
    }
stake-wins = right: you win
stake-missed = missed: to the box, and you take a new one
pile = pile
box = box
your-cards = Your cards
card-number = card { $number }
last-moves = last moves
key-card = card
key-place = place
gap-before = Previous place
gap-after = Next place
gap-only = the only place
gap-first = before { $right }
gap-last = after { $left }
gap-between = between { $left } and { $right }
gaps = Places in the line
the-line = The line, from small to large
places-off =
    { $count ->
        [one] { $count } place off
       *[other] { $count } places off
    }
true-place = its true place
bce = BCE
mark-us = US
reaction-well-played = Well played!
reaction-ouch = Ouch!
reaction-hurry = Hurry up!
reaction-thanks = Thank you!
reaction-surprised = Really?
reaction-laugh = Ha ha!
goodbye-deleted = This table was deleted.
goodbye-removed = The host has given your seat away.
link-waiting = No connection. It will come back by itself.
opening = Opening the table …
close = Close
hand-over = Pass the device to { $name }
hand-over-why = Hands are secret here, so nothing is shown until you are there.
i-am = I am { $name }
units = Units
units-metric = km², t
units-us = mi², US t
sound = Sound
on = on
off = off
confirm-moves = Confirm every move
bots-pace = Bot speed
pace-5 = fast
pace-15 = normal
pace-30 = slow
reactions = Say something
my-link = Copy my personal link
notify-me = Notify me when it is my turn
undo = Take the last move back
resign = Resign
abort = End the game for all
delete-table = Delete the table
sure = Sure? Tap again
is-bot = A bot, level “{ $level }”.
bot-sits-in = A bot plays for this person at the moment.
is-here = At the table.
is-away = Away at the moment.
is-here-short = here
waiting-short = waiting
cards-of = Cards: { $name }
take-back = I’ll play again myself
let-bot = Let a bot play on
level- = usual
level-novice = novice
level-friend = normal
level-master = master
level-any-legal = at random
the-game = game
what-compared = what is compared
order-height = Height
order-height-how = metres, to the very top
order-year = Year
order-year-how = earlier is smaller
order-box-office = Box office
order-box-office-how = US dollars, worldwide
order-area = Area
order-area-how = land and water
order-population = Population
order-population-how = people, 2012
order-gdp = GDP
order-gdp-how = million dollars, 2011
order-environment = CO₂
order-environment-how = US tons per person, 2011
seats = Seats
seats-taken = { $taken } of { $most }
host = host
guest = guest
remove = Remove { $name }
free-seat = Free seat
seat-bot = Seat a bot
next-player = Next player on this device
sit-down = Sit down
add-player = Add player
invite = invite
invite-title = One link, and you are in
invite-how = Name, seat, go. Nobody signs up.
qr = Link as a QR code
copy-link = Copy the link
share = Share
need-more =
    { $count ->
        [one] One more player is needed.
       *[other] { $count } more players are needed.
    }
begin =
    { $count ->
        [one] Start
       *[other] Start with { $count }
    }
host-begins = Waiting for { $name } to start.
the-area = The table
cell-free =
    { $times ->
        [2] Free place, column { $x }, row { $y }, a Duet ×2
        [3] Free place, column { $x }, row { $y }, a Trio ×3
       *[other] Free place, column { $x }, row { $y }
    }
cell-open = { $card }, face-up, column { $x }, row { $y }
cell-closed = { $card }, face-down, column { $x }, row { $y }
bridge = bridge
part =
    { $count ->
        [one] Part { $number }: { $count } card
       *[other] Part { $number }: { $count } cards
    }
board-view = How the table is shown
ribbon = Compact
rulebook = Grid
more-cards =
    { $count ->
        [one] { $count } more card
       *[other] { $count } more cards
    }
larger = larger
smaller = smaller
larger-height = taller
smaller-height = shorter
larger-year = later
smaller-year = earlier
larger-box-office = earned more
smaller-box-office = earned less
sort = Sort the hand
sort-deal = As dealt
sort-name = By name
sort-guess = My guess
see-result = See the result
show-all = show
in-deck = in the deck
discarded = discarded
in-box = in the box
seen-before = { $count } seen before
is-open = { $card }: face-up
is-closed = { $card }: face-down
check-this = Check this card
duet = Duet!
trio = Trio!
step-answer = Step 1 of 2: answer
step-turn = Step 2: your normal turn
step-check = Check
duet-why = { $name } placed { $card } next to two cards: draw a card or check.
trio-why = { $name } placed { $card } next to three cards or four. Unless your check finds a mistake, { $name } may place one more.
draw = Draw
draw-gift = The others give you a card.
check = Check
check-any = Any face-down card
check-how = Reveal a card and one neighbour.
check-which = Check { $card }?
check-it = Check
tap-closed = Choose a face-down card
opens-too = { $card } is revealed with it: no neighbour is face-up yet.
no-error = all correct
an-error = mistake found
no-error-found = All correct
there-is-error = Mistake found
fell-apart = The table fell apart
out-of-order-number = { $first } ({ $one }) is placed below { $second } ({ $two }) but is larger.
out-of-order-height = { $first } ({ $one }) is placed as the shorter one, but { $second } is only { $two }.
out-of-order-year = { $first } ({ $one }) is placed as the earlier one, but { $second } is from { $two }.
pairs-compared =
    { $count ->
        [one] { $count } pair compared, { $good } in order
       *[other] { $count } pairs compared, { $good } in order
    }
draws =
    { $count ->
        [one] { $name } draws { $count } card
       *[other] { $name } draws { $count } cards
    }
you-draw =
    { $count ->
        [one] You draw { $count } card
       *[other] You draw { $count } cards
    }
swap = Swap
swap-clean = Swap them: no new mistake appears.
swap-not-clean = Swapping would make a new mistake, so one card goes.
which-discard = Which card goes?
splits-in = table falls into { $count } parts
stays-whole = table stays whole
arrange = Rearrange the cards
arrange-how = Choose a card for each marked place, one after the other.
join-title = Reconnect the table with one of your cards
join-how = The card goes face-down and makes no Duet.
join-costs = One card fewer in your hand. Nobody answers.
join = Reconnect
opened-card = Now face-up: { $card }
extra-may = A neighbour is face-up already, so revealing another one is up to you.
extra-must = No neighbour is face-up: choose one to reveal too.
enough = Stop here and compare
deck-empty = The deck is empty
give-title = Choose a card for { $name }
give-how =
    { $count ->
        [one] One card is still owed.
       *[other] { $count } cards are still owed.
    }
give-card = Give { $card }
trio-bonus = Trio: one more card
bonus-title = You may place one more card
no-bonus = No extra card
last-challenge = Last chance
let-win = Let the win stand
game-over = The game is over
place-or-check = Place a card or check the table
place-first = Place a card
place-card = Place a card
place-card-how = First to run out of cards wins
step-card = Card
step-place = Place
step-lay = Confirm
lay-here = Place { $card } here?
lay = Place here
claim = So it { $claim }.
claim-over-number = is at least as large as { $cards }
claim-under-number = is no larger than { $cards }
claim-over-height = is at least as tall as { $cards }
claim-under-height = is no taller than { $cards }
claim-over-year = is no earlier than { $cards }
claim-under-year = is no later than { $cards }
claim-over-box-office = earned at least as much as { $cards }
claim-under-box-office = earned no more than { $cards }
answer-draws = draws
answer-clean = checks, all correct
answer-caught = checks and finds a mistake
choose-cell = Where does { $card } go?
choose-cell-how = Dashed: free. Gold: touches two or three cards, so the next player must draw or check.
place-before = Previous place
place-after = Next place
cancel = Cancel
waiting-turn = { $name } decides: place a card or check
waiting-duet = { $name } answers: draw or check
waiting-extra = { $name } checks: reveal another card?
waiting-give = { $name } chooses a card to give
waiting-repair = { $name } repairs the table
waiting-join = { $name } reconnects the table
waiting-bonus = { $name } may place one more card
waiting-challenge = { $name } may check once
you-win = You win
wins = { $name } wins
won-how = The last card was placed after { $turns } turns.
no-cards = no cards
placed-by-you = placed by you
error-caught = mistake caught
learned = Worth remembering
again = Play again
again-how = same people, new cards
again-height = Again, by height
again-year = Again, by year
again-box-office = Again, by box office
replay = Replay
see-table = See the table
save-picture = Save picture
fresh-left = Cards in the box that nobody has seen: { $count }.
closed-stay = Unrevealed cards stay secret for next time.
kind-foundation = Foundation
kind-special = Special floor
kind-toilet = Toilet
kind-roof = Roof
kind-earthquake = Action
kind-century = Action
kind-insurance = Action
kind-study = Action
kind-tornado = Action
kind-prize = Prize
kind-floor = Floor
kind-residential = Homes
kind-offices = Offices
kind-hotels = Hotels
kind-restaurants = Restaurants
kind-shops = Shops
m = m
site = site { $letter }
building-of = building: { $name }
structure-says = { $place }, { $metres } m, floors: { $floors }, strength: { $strength }, points: { $points }
collapses = collapses
loses-insurance = loses insurance
faulty-short = faulty: −1
points-change = { $before } → { $after } points
metres-change = { $before } → { $after } m
strength-change = strength { $before } → { $after }
at-least = min { $metres } m
points-short =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
no-threshold = no tower yet
threshold = threshold { $metres }
prizes = Prizes
prize-free = unclaimed
prize-gone = out of the game
deck = Deck
foundations = Foundations
discard-pile = Discard
discard-count = Discard: { $count }
last-lap = The deck is empty: the end is near.
targets-count =
    { $count ->
        [one] One target: tap it
       *[other] { $count } targets: tap one or use the arrows
    }
choose-target = Choose a target
sky-where = { $card }: where?
sky-pass = Nothing can be played
insure-at-once = Insure it at once?
sky-waiting-play = { $name } chooses a card
sky-waiting-steal = { $name } chooses whom to steal from
sky-waiting-steal-keep = { $name } keeps one of two cards
sky-waiting-roof-insure = { $name } may insure the new building
sky-waiting-study-deck = { $name } studies the deck
sky-waiting-study-return = { $name } puts cards back
sky-waiting-study-discard = { $name } searches the discard pile
study-deck = the top of the deck
study-discard = the discard pile
study-nothing = nothing is left to study
tornado-left = to the left
tornado-right = to the right
do-build = Build on { $place }
do-roof = Complete { $place }
do-quake = Shake { $place }
do-century = Shake everything
do-insure = Insure { $place }
do-study = Study
do-tornado = Pass the hands on
do-discard = Discard
do-pass = Pass
do-steal = Take two cards
do-decline = No, thank you
do-keep = Keep it
do-take = Take it
do-swaphand = Swap the whole hand
do-putback = Put it back on top
button-pass = Pass
button-swap-hand = Swap the whole hand
button-decline-steal = Take nothing
button-decline-roof-insure = No insurance
button-steal = Take two cards
sheet-steal = Whose hand?
sheet-steal-how = You pull two cards unseen and keep one of them.
sheet-steal-keep = Which card do you keep?
sheet-steal-keep-how = The other one goes back. After a theft you do not draw.
sheet-study-deck = The top cards of the deck
sheet-study-deck-how = Take one into your hand, play it at once, or swap your whole hand. Only you see them.
sheet-study-return = Put the others back
sheet-study-return-how = One after the other; the last one lies on top.
sheet-study-discard = Take a card from the discard pile
sheet-study-discard-how = It goes into your hand and cannot be played at once.
final-skyline = Final skyline
you-win-points = You win with { $points } points
wins-points = { $name } wins with { $points } points
count-floors = floors
count-prizes = prizes
count-toilets = toilets
count-faulty = faulty
play-off = Play-off: { $names }.
level-beginner = beginner
level-expert = expert
level-heuristic = planner
undo-asked = { $name } would like to take the last move back.
agree = Agree
refuse = Let it stand
replaying = Replay, move { $now } of { $all }
to-start = To the start
to-end = To the end
step-back = One move back
step-on = One move on
autoplay = Play
pause = Pause
leave-replay = Leave the replay
save-file = Save as a file
open-file = Open a saved game
replay-file-how = A saved game holds only what its player was shown.
not-a-replay = This file is not a saved game of Tall Order.
decks-how = One row per card: its name and a number are enough. More columns add places, other languages and more measures.
decks-example =
    name,value
    Mount Everest,8849
    Mont Blanc,4806
choose-csv = Choose a CSV file
checking = Checking …
deck-fine =
    { $count ->
        [one] “{ $deck }” can be played: { $count } card.
       *[other] “{ $deck }” can be played: { $count } cards.
    }
deck-errors = This deck cannot be played yet.
play-comparity = Play Comparity with it
play-cardline = Play Cardline with it
row = Row
column = Column
finding = What was found
rules-of = { $game }: the rules
search-rules = Search the rules
nothing-found = Nothing found.
finished-tables =
    { $count ->
        [one] One finished game
       *[other] { $count } finished games
    }
ask-network = To let friends join from their own devices, this computer must accept connections from your local network.
not-yet = Not now
let-others-in = Allow

# Names that bots are given.
bot-name-mira = Mira
bot-name-otto = Otto
bot-name-vera = Vera
bot-name-leo = Leo
bot-name-nina = Nina
bot-name-hugo = Hugo
bot-name-ida = Ida
bot-name-max = Max
bot-name-zoe = Zoé
bot-name-ivo = Ivo
