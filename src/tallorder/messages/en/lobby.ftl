# Before a game: the host's settings, the seats, the invitation.
change = Change
settings-of-game = Settings
choose-game-title = Choose a game
own-deck = A deck of your own
other-deck = Another file
which-cards = Cards
cards-core = core set
cards-all = all
hand-size = Cards in hand
first-player = First player
by-lot = by lot
in-turn = in turn
memory = Set seen cards aside
memory-how = Cards revealed at this table stay in the box next time.
memory-count = { $fresh } fresh, { $seen } seen
memory-reset = Forget what was seen
deck-list = Cards of this deck
pace-how = How long bots take for a move
house-rules-title = House rules
house-rules-how = Everything is standard unless you change it.
house-rules-changed =
    { $count ->
        [0] standard
        [one] { $count } changed
       *[other] { $count } changed
    }
all-usual = Back to standard
no-limit = no limit
less = Less: { $what }
more-of = More: { $what }
still-away = { $name } is not at the screen. You can start: the seat will wait.
units-how = Each player chooses their own
seat-menu = { $name }: seat
rename = Name
save = Save
move-up = Earlier in turn
move-down = Later in turn
make-host = Make host
make-host-sure = Hand the table to { $name }? Tap again
remove-seat = Remove from the table
stand-up = Give up my seat
bot-level = How well it plays
bot-persona = What it knows best
persona-even = a bit of everything
persona-engineer = engineer: bridges and towers
persona-pilgrim = pilgrim: sacred places
persona-skyline-watcher = skyline watcher: skyscrapers, America
persona-cineast = cineast: drama and music
persona-globetrotter = globetrotter: Asia, South America
persona-homebody = homebody: Europe, animation
persona-historian = historian: ruins, pyramids, Africa
level-persona = { $level } · { $persona }
persona-short-engineer = engineer
persona-short-pilgrim = pilgrim
persona-short-skyline-watcher = skyline watcher
persona-short-cineast = cineast
persona-short-globetrotter = globetrotter
persona-short-homebody = homebody
persona-short-historian = historian
add-bot = bot
ask-friend = invite
my-link-how = Opens your seat on another device. Anybody who has it can play for you, so keep it to yourself.
my-link-title = Your personal link
new-link = Make a new link
new-link-done = The old link no longer works.
another-here = Another player here
take-seat = Take a seat
join-seat = Your symbol at this table:
join-host = { $name } invites you.
table-is-full = All seats of this game are taken. You can watch.
host-chooses = the host chooses
no-network = This computer is not on a network, so the link works only here.
closed-to-others = Only this computer can open this table.
only-by-link = link only
open-to-others = Let other devices in
copied-link = Copied
waits-next =
    { $count ->
        [one] One player is waiting for the next game.
       *[other] { $count } players are waiting for the next game.
    }
next-game = The next game
back-to-result = Back to the last game

# House-rule switches.
option-check_commit = The second card of a check
option-check_commit-sequential = chosen after seeing the first
option-check_commit-upfront = named together with the first
option-repair_order = While another wrong pair could be swapped
option-repair_order-swap_first = swap first
option-repair_order-free = discarding is allowed too
option-repair_swap = May be swapped
option-repair_swap-pair = the two cards of one mistake
option-repair_swap-any = any two misplaced cards
option-repair_permute = Misplaced cards that touch may be rearranged
option-join_cells = The reconnecting card goes
option-join_cells-any = wherever it touches all parts
option-join_cells-vacated = where the discarded card lay
option-trio_bonus_mandatory = The extra card of a Trio must be placed
option-last_card_gift = A last card, when the deck is empty,
option-last_card_gift-protected = is never given away
option-last_card_gift-wins = wins when given away
option-final_challenge = One last check before a win counts
option-deck_top_visible = The next card of the deck shows its name
option-hand_size = Cards in hand
option-finish_round = The last round is played out in any case
option-pile_top_visible = The next card of the pile shows its name
option-max_rounds = The game ends after so many rounds
option-resistance_reading = The number on a Foundation
option-resistance_reading-collapse_at = fells the tower
option-resistance_reading-withstands = is still withstood
option-replace_collapsed_site = A new Foundation takes the place of a collapsed site (by the book: no)
option-threshold_equal_ok = As tall as your threshold is tall enough
option-threshold_mode = Your threshold is
option-threshold_mode-standing = your tallest standing building
option-threshold_mode-ever = your tallest ever, even if it fell
option-toilet_counts_as_floor = A Toilet counts as one of the two floors under a Roof
option-unity_min = Coloured floors that Order and Unity needs
option-record_mode = The World Record goes to
option-record_mode-tallest = the tallest building that stands
option-record_mode-history = its former holder, when a record falls
option-study_fetch_study = A Study may fetch a Study from the discard pile
option-strict_no_draw_after_theft = Whoever has stolen draws nothing, even when short of cards
option-faulty_record = A faulty building may hold the World Record
option-faulty_blocks_record = No World Record while a faulty building is taller
option-lost_prize = A Prize that nobody can claim any more
option-lost_prize-display = may be earned again
option-lost_prize-gone = is out of the game
option-keep_toilet_roofs = Toilet Roofs always stay in the deck
option-open_stacks = Covered cards may be looked at
option-tie_break = Equal points
option-tie_break-shared = share the victory
option-tie_break-tallest = the taller building decides

# The deck pages.
own-deck-tab = Your own
box-landmarks = Landmarks
box-movies = Movies
box-countries = Globetrotter
box-skyscraper = Skyscraper
box-how =
    { $count ->
        [one] { $count } card, face-down. On screen, numbers show only at a table, once the card has been revealed there.
       *[other] { $count } cards, face-down, in alphabetical order. On screen, numbers show only at a table, once the card has been revealed there.
    }
box-skyscraper-how = The only secret about these cards is who holds them. Below each card is how many of it are in the box.
copies = × { $count }
opening-deck = Opening the deck …
deck-page-how = In alphabetical order. Only cards revealed at this table show their numbers.
search-cards = Search by name or place
only-opened = Revealed here: { $count }
sources = Sources:
still-closed = Nobody at this table has revealed this card yet.
report-card = Report a mistake
report-what = What is wrong, and how do you know?
report-send = Send
report-thanks = Thank you. Whoever keeps this deck will read it.
decks-example-title = Minimal example:
findings-notes = To keep in mind: { $notes }
findings-errors = To fix: { $errors }
finding-error = to fix
finding-warning = to keep in mind
invite-class = For a class
invite-class-how = Guests start muted
