# The spoken table of Cardline.
cardline-round = Round { $round }, by { $order }.
cardline-line =
    { $count ->
        [one] The line has one card.
       *[other] The line has { $count } cards, smallest first.
    }
cardline-line-card = { $place }: { $card }, { $value }.
cardline-hand =
    { $count ->
        [one] { $seat } has one card left: { $cards }.
       *[other] { $seat } has { $count } cards: { $cards }.
    }
cardline-finished = { $seat } has no cards left.
cardline-out = Out: { $seats }.
cardline-pile =
    { $count ->
        [one] The pile has one card: { $card }.
       *[other] The pile has { $count } cards; { $card } is next.
    }
cardline-pile-hidden =
    { $count ->
        [one] The pile has one card.
       *[other] The pile has { $count } cards.
    }
cardline-pile-empty = The pile is empty.
cardline-box = In the box: { $cards }.
cardline-turn =
    { $count ->
        [one] { $seat } to place: the last card, into a gap from 0 (far left) to { $last } (far right).
       *[other] { $seat } to place: one of { $count } cards, into a gap from 0 (far left) to { $last } (far right).
    }
cardline-won = { $seats } wins: the only one to run out of cards in this round.
cardline-won-no-cards =
    { $count ->
        [one] { $seats } wins.
       *[other] { $seats } share the victory: there are no cards left to break the tie.
    }
cardline-won-rounds =
    { $count ->
        [one] The last round is over: { $seats } wins with the fewest cards.
       *[other] The last round is over: { $seats } share the victory with the fewest cards.
    }
cardline-won-last = { $seats } wins: everybody else is out.

# What happened.
cardline-told-placed-between = { $seat } places { $card } between { $left } and { $right }.
cardline-told-placed-left = { $seat } places { $card } at the left end, before { $right }.
cardline-told-placed-right = { $seat } places { $card } at the right end, after { $left }.
cardline-told-right = { $card }: { $value }. Right, it stays.
cardline-told-wrong = { $card }: { $value }. Wrong, it goes to the box.
cardline-told-equal = Equal to { $cards }: either side is fine.
cardline-told-belongs = It belongs between { $left } and { $right }.
cardline-told-belongs-left = It belongs before { $right }.
cardline-told-belongs-right = It belongs after { $left }.
cardline-told-drew = { $seat } draws { $card }.
cardline-told-recycled =
    { $count ->
        [one] The pile is empty: the one card of the box is the new pile.
       *[other] The pile is empty: the { $count } cards of the box are shuffled into a new one.
    }
cardline-told-finished = { $seat } has placed the last card!
cardline-told-resigned = { $seat } resigns; the cards go to the box face-down.
cardline-told-round-over = Round { $round } is over; nobody has finished.
cardline-told-eliminated =
    { $count ->
        [one] { $seats } is out; the cards go to the box face-down.
       *[other] { $seats } are out; their cards go to the box face-down.
    }
cardline-told-tie-break = { $seat } gets a tie-break card: { $card }.

# What can be picked, and what a placement would do.
cardline-pick-hand = { $card }
cardline-preview-between = { $card } between { $left } and { $right }
cardline-preview-below = { $card } at the left end, below { $right }
cardline-preview-above = { $card } at the right end, above { $left }
cardline-preview-wins = If right, it wins the game.
cardline-preview-finishes = If right, it is the last card, but others can still finish in this round.
cardline-preview-replacement = If wrong, { $card } is drawn.
cardline-preview-recycles = If wrong, the box is shuffled into a new pile first.

# Refusals.
refusal-cardline-no-such-gap = There is no gap { $gap }: the line has gaps 0 (far left) to { $last } (far right).
refusal-cardline-card-of-another = { $card } lies in front of { $seat }; place one of your own cards.
refusal-cardline-card-in-line = { $card } is in the line already and stays there; place one of your own cards.
refusal-cardline-not-your-card = That card does not lie in front of you; place one of your own cards.
refusal-cardline-already-out = { $seat } is out of the game already.
refusal-cardline-deal-too-small =
    { $missing ->
        [one] The deal has { $cards } cards: one card is missing.
       *[other] The deal has { $cards } cards: { $missing } cards are missing.
    }
