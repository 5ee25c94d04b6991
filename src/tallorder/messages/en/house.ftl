# Refusals of the house itself: set-up, turns, options.
refusal-game-over = The game is over.
refusal-not-your-decision = Seat { $seat } cannot decide now: it is seat { $actor }’s decision.
refusal-unknown-seat = There is no seat { $seat }: the seats are 1 to { $seats }.
refusal-unknown-game = There is no game “{ $game }”. Games: { $allowed }.
refusal-unknown-option = There is no option “{ $option }”. Options of this game: { $allowed }.
refusal-option-value = Option { $option } cannot be “{ $value }”. Allowed: { $allowed }.
refusal-players = { $game } is for { $fewest } to { $most } players, not { $players }.
refusal-unknown-order = This deck has no measure “{ $order }”. Orders: { $allowed }.
refusal-no-order = { $game } has no order to play by; leave the order out.
refusal-needs-deck = { $game } needs a deck of yours: name it with --deck.
refusal-cards-value = The cards of a game are “core” or “all”, not “{ $value }”.
refusal-deck-too-small =
    The deck “{ $deck }” has { $cards } cards, but { $players } players need { $needed }: { $missing } { $missing ->
        [one] card is missing
       *[other] cards are missing
    }.
refusal-deck-differs = The record was made with deck { $deck } { $wanted }, but this deck is { $found }. Name the right one with --deck.
refusal-unknown-card = The deck has no card “{ $card }”.
refusal-not-a-deal = This is not a deal of { $game } for { $players } players.
refusal-unknown-bot = There is no bot “{ $bot }”. Bots: { $allowed }.
refusal-value-unknown = The value of { $card } is not given in this position; write it down to play on.
refusal-not-of-this-game = That is not a move of this game.

seat-number = Seat { $seat }

# The games.
title-comparity-landmarks = Comparity: Landmarks
title-comparity-movies = Comparity: Movies
title-cardline-globetrotter = Cardline: Globetrotter
title-skyscraper = Skyscraper
title-comparity = Comparity with a deck of your own
title-cardline = Cardline with a deck of your own
phrase-joint = { "; " }
serve-open = The tables are open at { $address } (Ctrl+C ends).
serve-store-seen = The store’s password can be seen by everybody on this machine: put the address into TALLORDER_STORE or a file (--config).
serve-one-sqlite = --workers: SQLite is written by one process; it stays at one. Several need --store postgresql://… and --redis.
serve-one-redis = --workers: several processes talk to each other through Redis; without --redis it stays at one.
