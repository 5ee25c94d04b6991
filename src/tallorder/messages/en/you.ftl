# The same as the messages without “-you”, said to whoever did it.
cardline-told-placed-between-you = You place { $card } between { $left } and { $right }.
cardline-told-placed-left-you = You place { $card } at the left end, before { $right }.
cardline-told-placed-right-you = You place { $card } at the right end, after { $left }.
cardline-told-drew-you = You draw { $card }.
cardline-told-finished-you = You have placed your last card!
cardline-told-resigned-you = You resign; your cards go to the box face-down.
cardline-told-tie-break-you = You get a tie-break card: { $card }.

comparity-told-played-turn-you =
    { $neighbours ->
        [one] You place { $card } next to one card.
       *[other] You place { $card } next to { $neighbours } cards.
    }
comparity-told-played-bonus-you =
    { $neighbours ->
        [one] You place { $card } as your extra card, next to one card.
       *[other] You place { $card } as your extra card, next to { $neighbours } cards.
    }
comparity-told-played-join-you =
    { $neighbours ->
        [one] You reconnect the table with { $card }, next to one card.
       *[other] You reconnect the table with { $card }, next to { $neighbours } cards.
    }
comparity-told-duet-you = Your Duet! { $other } must draw a card or check.
comparity-told-trio-you = Your Trio! { $other } must draw a card or check.
comparity-told-doubts-you = You doubt { $card }.
comparity-told-opened-target-you = You check { $card }: { $values }.
comparity-told-opened-extra-you = You reveal { $card } too: { $values }.
comparity-told-due-mistrust-you =
    { $count ->
        [one] You draw one card for a wrong challenge.
       *[other] You draw { $count } for a wrong challenge.
    }
comparity-told-due-caught-you =
    { $count ->
        [one] You sit before the checker, so you draw one card.
       *[other] You sit before the checker, so you draw { $count } cards.
    }
comparity-told-due-duet-you =
    { $count ->
        [one] You answer by drawing one card.
       *[other] You answer by drawing { $count } cards.
    }
comparity-told-drew-you = You draw { $card }.
comparity-told-gave-you = You give { $card } to { $other }.
comparity-told-short-you =
    { $count ->
        [one] Nobody can give any more: you are spared one card.
       *[other] Nobody can give any more: you are spared { $count } cards.
    }
comparity-told-swapped-you = You swap { $first } and { $second }.
comparity-told-rearranged-you = You rearrange { $cards }.
comparity-told-discarded-you = You discard { $card }.
comparity-told-no-bonus-you = You skip the extra card.
comparity-told-challenge-you = You place your last card! { $other } may check once before the win counts.
comparity-told-no-challenge-you = You let the win stand.
comparity-told-resigned-you = You resign; your cards leave the game face-down.

skyscraper-told-plays-you = You play { $card }.
skyscraper-told-plays-studied-you = You play { $card }, fresh from the Study.
skyscraper-told-claims-you = You complete building { $structure } at { $metres } m.
skyscraper-told-claims-faulty-you = You complete building { $structure } at { $metres } m: Faulty or Smelly.
skyscraper-told-studies-cards-you = You look at the top of the deck: { $cards }.
skyscraper-told-takes-you = You take a card.
skyscraper-told-takes-card-you = You take { $card }.
skyscraper-told-swaps-you = You take all five cards and put your old hand onto the deck.
skyscraper-told-swaps-cards-you = You take all five cards: { $cards }.
skyscraper-told-puts-back-you = You put { $card } back on the deck.
skyscraper-told-fetches-you = You take { $card } from the discard pile.
skyscraper-told-pulls-cards-you = You pull cards from { $victim }’s hand: { $cards }.
skyscraper-told-keeps-you = You keep one of { $victim }’s cards.
skyscraper-told-keeps-card-you = You keep { $victim }’s { $card }.
skyscraper-told-no-theft-you = You steal nothing.
skyscraper-told-discards-you = You cannot play and discard { $card }.
skyscraper-told-draws-cards-you = You draw { $cards }.
skyscraper-told-passes-you = You pass.
skyscraper-told-resigns-you = You resign; your hand goes to the discard pile.

told-undone-you = You took your last move back.
told-hinted-you = You asked for a hint.
told-bot-sat-in-you = A bot plays for you.
told-took-back-you = You are back and play on.
undo-stands-you = You would rather keep the move.
undo-withdrawn-you = You keep the move after all.
cardline-won-you = You win: nobody else ran out of cards in this round.
cardline-won-no-cards-you = You win.
cardline-won-rounds-you = The last round is over: you win with the fewest cards.
cardline-won-last-you = You win: everybody else is out.
comparity-won-you = You win: your last card is placed.
comparity-won-gift-you = You win by giving away your last card.
comparity-won-last-you = You win: everybody else has resigned.
skyscraper-over-completed-you = The last site is completed. You win.
skyscraper-over-collapsed-you = The last site has collapsed. You win.
skyscraper-over-last-lap-you = The last lap is over. You win.
skyscraper-over-resigned-you = Everybody else has resigned. You win.
