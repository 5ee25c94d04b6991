# The spoken table of Comparity.
comparity-heading = By { $order }: numbers grow to the right and upwards.
comparity-row = Row { $row }, from column { $column }: { $cards }.
comparity-first-closed = { $card }, face-down
comparity-first-open = { $card }, face-up, { $value }
comparity-next-closed = right of it { $card }, face-down
comparity-next-open = right of it { $card }, face-up, { $value }
comparity-gap-closed =
    { $count ->
        [one] after an empty place { $card }, face-down
       *[other] after { $count } empty places { $card }, face-down
    }
comparity-gap-open =
    { $count ->
        [one] after an empty place { $card }, face-up, { $value }
       *[other] after { $count } empty places { $card }, face-up, { $value }
    }
comparity-hand =
    { $count ->
        [one] { $seat } has one card left: { $cards }.
       *[other] { $seat } has { $count } cards: { $cards }.
    }
comparity-no-cards = { $seat } has no cards left.
comparity-gone = Out of the game: { $seats }.
comparity-deck =
    { $count ->
        [one] The deck has one card: { $card }.
       *[other] The deck has { $count } cards; { $card } lies on top.
    }
comparity-deck-hidden =
    { $count ->
        [one] The deck has one card.
       *[other] The deck has { $count } cards.
    }
comparity-deck-empty = The deck is empty.
comparity-discards = Discarded: { $cards }.
comparity-violation-row = Mistake: { $first } is larger than { $second } to its right.
comparity-violation-column = Mistake: { $first } is larger than { $second } above it.
comparity-cells =
    { $count ->
        [one] One place to go
       *[other] { $count } places to go
    }{ $duets ->
        [0] { "" }
        [one] , one a Duet
       *[other] , { $duets } Duets
    }{ $trios ->
        [0] { "" }
        [one] , one a Trio
       *[other] , { $trios } Trios
    }.
comparity-decide-first = { $seat } opens the game: place a card next to the first one.
comparity-decide-turn = { $seat } to place a card or check a face-down one.
comparity-decide-duet = Duet by { $other }: { $seat } must draw a card or check a face-down one, and then has a full turn.
comparity-decide-trio = Trio by { $other }: { $seat } must draw a card or check a face-down one. Unless the check finds a mistake, { $other } may place an extra card.
comparity-decide-challenge = { $other } has placed the last card. { $seat } may check once before the win counts.
comparity-decide-extra-may = { $card } is being checked: { $seat } may reveal one face-down neighbour, or stop.
comparity-decide-extra-must = { $card } is being checked and has no face-up neighbour: { $seat } must reveal one beside it.
comparity-decide-give =
    { $count ->
        [one] The deck is empty: { $receiver } still gets one card. { $seat } gives it.
       *[other] The deck is empty: { $receiver } still gets { $count } cards. { $seat } gives one.
    }
comparity-decide-bonus = { $seat } may place an extra card for the Trio; it triggers nothing.
comparity-decide-join =
    { $count ->
        [one] The table has come apart: { $seat } must reconnect it with a card. One place touches all parts.
       *[other] The table has come apart: { $seat } must reconnect it with a card. { $count } places touch all parts.
    }
comparity-decide-arrange = { $seat } repairs: rearrange the misplaced cards, one place at a time.
comparity-decide-swap = { $seat } repairs: swap a misplaced pair.
comparity-decide-discard = { $seat } repairs: no swap puts everything right, so discard a misplaced card.
comparity-won = { $seat } wins: the last card is placed.
comparity-won-gift = { $seat } wins by giving away the last card.
comparity-won-last = { $seat } wins: everybody else has resigned.

# What happened.
comparity-told-played-turn =
    { $neighbours ->
        [one] { $seat } places { $card } next to one card.
       *[other] { $seat } places { $card } next to { $neighbours } cards.
    }
comparity-told-played-bonus =
    { $neighbours ->
        [one] { $seat } places { $card } as an extra card, next to one card.
       *[other] { $seat } places { $card } as an extra card, next to { $neighbours } cards.
    }
comparity-told-played-join =
    { $neighbours ->
        [one] { $seat } reconnects the table with { $card }, next to one card.
       *[other] { $seat } reconnects the table with { $card }, next to { $neighbours } cards.
    }
comparity-told-duet = Duet by { $seat }! { $other } must draw a card or check.
comparity-told-trio = Trio by { $seat }! { $other } must draw a card or check.
comparity-told-doubts = { $seat } doubts { $card }.
comparity-told-opened-target = { $seat } checks { $card }: { $values }.
comparity-told-opened-extra = { $seat } reveals { $card } too: { $values }.
comparity-measure = { $measure } { $value }
comparity-told-violations =
    { $count ->
        [one] Mistake found: one pair is the wrong way round.
       *[other] Mistakes found: { $count } pairs are the wrong way round.
    }
comparity-told-in-order = All correct.
comparity-told-due-mistrust =
    { $count ->
        [one] { $seat } draws one card for a wrong challenge.
       *[other] { $seat } draws { $count } for a wrong challenge.
    }
comparity-told-due-caught =
    { $count ->
        [one] { $seat }, who sits before the checker, draws one card.
       *[other] { $seat }, who sits before the checker, draws { $count } cards.
    }
comparity-told-due-duet =
    { $count ->
        [one] { $seat } answers by drawing one card.
       *[other] { $seat } answers by drawing { $count } cards.
    }
comparity-told-drew = { $seat } draws { $card }.
comparity-told-gave = { $seat } gives { $card } to { $other }.
comparity-told-short =
    { $count ->
        [one] Nobody can give any more: { $seat } is spared one card.
       *[other] Nobody can give any more: { $seat } is spared { $count } cards.
    }
comparity-told-swapped = { $seat } swaps { $first } and { $second }.
comparity-told-rearranged = { $seat } rearranges { $cards }.
comparity-told-discarded = { $seat } discards { $card }.
comparity-told-split =
    { $count ->
        [one] The table stays in one piece.
       *[other] The table falls into { $count } parts: { $seat } must reconnect them.
    }
comparity-told-no-bonus = { $seat } skips the extra card.
comparity-told-challenge = { $seat } places the last card! { $other } may check once before the win counts.
comparity-told-no-challenge = { $seat } lets the win stand.
comparity-told-resigned = { $seat } resigns; the cards leave the game face-down.
comparity-told-memory =
    { $count ->
        [0] No card was revealed: all come back in the next game.
        [one] One card was revealed and is set aside for the next games.
       *[other] { $count } cards were revealed and are set aside for the next games.
    }

# Where a place is.
comparity-right-of = right of { $card }
comparity-left-of = left of { $card }
comparity-above = above { $card }
comparity-below = below { $card }

# What can be picked, and what a move would do.
comparity-pick-hand = Place { $card }
comparity-pick-give = Give { $card }
comparity-pick-arrange = Rearrange: { $card }
comparity-pick-check = Check { $card }
comparity-pick-reveal = Reveal { $card } too
comparity-pick-discard = Discard { $card }
comparity-pick-swap = Swap { $card } with the neighbour it should follow
comparity-pick-stop = Stop here and compare
comparity-pick-draw = Draw a card
comparity-pick-no-bonus = Skip the extra card
comparity-pick-no-challenge = Let the win stand
comparity-preview-play = { $card } in column { $x }, row { $y }: { $where }
comparity-preview-wins = It is the last card: it wins the game.
comparity-preview-challenged = It is the last card: it wins unless the next player finds a mistake.
comparity-preview-duet = A Duet: the next player must draw or check.
comparity-preview-trio = A Trio: the next player must draw or check; an extra card may follow.
comparity-preview-check = Check { $card } in column { $x }, row { $y }
comparity-preview-reveal = Reveal { $card } in column { $x }, row { $y } too
comparity-preview-stop = Stop here and compare
comparity-preview-opens-too = { $card } is revealed with it.
comparity-preview-stakes = All correct: { $seat } draws { $mistrust }. A mistake: { $other } draws { $caught }.
comparity-preview-challenge-stakes = All correct: { $other } wins. A mistake: { $other } draws { $caught } and play goes on.
comparity-preview-draw-card = Draw { $card }
comparity-preview-draw = Draw a card
comparity-preview-draw-gift = Take a card from somebody: the deck is empty
comparity-preview-swap = Swap { $first } and { $second }
comparity-preview-arrange = { $card } into column { $x }, row { $y }
comparity-preview-no-bonus = Skip the extra card
comparity-preview-no-challenge = Let the win stand
comparity-preview-discard = Discard { $card } from column { $x }, row { $y }
comparity-preview-splits =
    { $count ->
        [one] The table stays whole.
       *[other] The table falls into { $count } parts, which must be reconnected with a card at once.
    }
comparity-preview-give = Give { $card } to { $seat }

# Refusals.
refusal-comparity-play-or-check = It is { $seat }’s turn: place a card or check a face-down one, nothing else.
refusal-comparity-finish-check = { $seat } is in the middle of a check: reveal a face-down neighbour of the checked card, or stop where that is offered.
refusal-comparity-give = { $seat } must first give one card, because the deck is empty.
refusal-comparity-repair = { $seat } must first repair the mistake.
refusal-comparity-join = { $seat } must first reconnect the parts of the table with a card.
refusal-comparity-answer = { $seat } must first answer the Duet: draw a card or check a face-down one.
refusal-comparity-bonus = { $seat } may only place the extra card of the Trio, or skip it where that is offered.
refusal-comparity-challenge = { $seat } may only check one face-down card, or let the win stand.
refusal-comparity-not-a-move = That is not a move of Comparity.
refusal-comparity-no-such-card = There is no card number { $number } in this game.
refusal-comparity-too-far = Column { $x }, row { $y } is too far out: stay within reach of the cards.
refusal-comparity-not-a-pair = Only two neighbouring cards can be swapped: choose two that share an edge.
refusal-comparity-not-beside-target = There is no face-down card beside the checked one in column { $x }, row { $y }: reveal a face-down neighbour.
refusal-comparity-must-reveal = The checked card has no face-up neighbour: reveal one beside it.
refusal-comparity-nothing-to-draw = The deck is empty and nobody has a card to spare: check a face-down card instead.
refusal-comparity-not-your-card = That card does not lie in front of you: choose one of your own.
refusal-comparity-card-of-another = { $card } lies in front of { $seat }: choose one of the decider’s own cards.
refusal-comparity-card-elsewhere = { $card } is no longer in anybody’s hand: choose one of your own cards.
refusal-comparity-bonus-mandatory = At this table the extra card of a Trio has to be placed.
refusal-comparity-cell-taken = A card lies in column { $x }, row { $y } already, and cards are never moved: choose an empty place.
refusal-comparity-not-adjacent = Column { $x }, row { $y } touches no card: choose a place next to a card.
refusal-comparity-join-vacated = At this table the parts are reconnected where the discarded card lay, not in column { $x }, row { $y }.
refusal-comparity-does-not-join = Column { $x }, row { $y } does not touch all { $parts } parts of the table: choose a place that does.
refusal-comparity-nothing-there = There is no card in column { $x }, row { $y }: choose a face-down card on the table.
refusal-comparity-already-open = { $card } is face-up already: choose a face-down card.
refusal-comparity-lone-card = The first card has no neighbour yet, so it cannot be checked: place a card.
refusal-comparity-finish-arranging = Finish rearranging the misplaced cards first.
refusal-comparity-not-a-violation = These two cards are not out of order: swap a pair that is.
refusal-comparity-swap-not-clean = After this swap one of the two cards would be out of order with a neighbour: choose another repair.
refusal-comparity-swap-not-misplaced = No misplaced card lies in column { $x }, row { $y }: swap two that are out of order.
refusal-comparity-only-pairs = At this table misplaced cards are only swapped in pairs.
refusal-comparity-not-in-order = With this card here, the rest could not be put in order: choose an offered card.
refusal-comparity-not-misplaced = No misplaced card lies in column { $x }, row { $y }: discard one that is out of order.
refusal-comparity-swap-first = A swap can still put everything right, so nothing may be discarded yet: swap first.
refusal-comparity-value-unknown = This position does not say the value of { $card }: add it to go on.
refusal-comparity-not-in = Seat { $seat } is not in the game.
refusal-comparity-deck-too-small =
    { $missing ->
        [one] There are { $cards } cards, but { $players } players need { $needed }: one card is missing.
       *[other] There are { $cards } cards, but { $players } players need { $needed }: { $missing } cards are missing.
    }
