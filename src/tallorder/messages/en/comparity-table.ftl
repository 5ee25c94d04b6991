# What only the table of Comparity in the browser says.
out-of-place = out of place
zoom-near = Show the names
zoom-names = Names
zoom-fit = Show all
card-out-of-sight = New card
deck-top = On top of the deck
move-left = One place to the left
move-right = One place to the right
lies-since = Placed by { $name }, move { $move }
first-card = The first card on the table
in-any-case = always
draw-unseen = The top card of the deck
open-it = reveal
doubted-card = Under check: { $card }
pick-and-cells = Pick a card in your hand and the free places light up.
or-check = Or check a face-down card
claim-asks = { $card } { $claim }?
stake-duet-by = Duet: { $name } answers at once
stake-trio-by = Trio: { $name } answers, then perhaps one more card for you
answer-clean-short = checks: all correct
answer-caught-short = finds a mistake
walk-first = Show the { $all } places
discard-it = discard
still-wrong =
    { $count ->
        [one] { $count } mistake stays
       *[other] { $count } mistakes stay
    }
errors-in-turn = { $count } mistakes, settled one after another.
then-bridge = Then you bridge the parts at once with one of your cards.
arrange-which = Which card goes to place { $now } of { $all }?
arrange-here = { $card } here
was-discarded = { $card } was discarded.
bonus-must = Place one more card
bonus-how = It makes neither Duet nor Trio.
challenge-why = { $name } has played the last card: { $card }.
challenge-how = All correct: the win stands, nobody draws. A mistake: the game goes on.
decide-turn = Your decision: place a card or check one.
decide-duet = Your decision: draw a card or check one.
decide-extra = Your decision: reveal a neighbour too?
decide-give = Your decision: which card does { $name } get?
decide-repair = Your decision: repair the mistake.
decide-join = Your decision: reconnect the table with one of your cards.
decide-bonus = Your decision: one more card?
decide-challenge = Your decision: check once, or let the win stand.
decide-over = The game is over.
lesson-times-height = { $big } is { $times } times as tall as { $small }.
lesson-times-number = { $big } is { $times } times { $small }.
lesson-times-box-office = { $big } earned { $times } times as much as { $small }.
lesson-more-height = { $big } beats { $small } by { $difference }.
lesson-more-number = { $big } exceeds { $small } by { $difference }.
lesson-more-box-office = { $big } earned { $difference } more than { $small }.
lesson-years =
    { $years ->
        [one] { $small } came { $years } year before { $big }.
       *[other] { $small } came { $years } years before { $big }.
    }
lesson-yours = You had it the other way round.
lesson-caught = You caught this one.
lesson-biggest = The biggest surprise of the table.
lesson-other = Caught by { $name }.
nothing-opened = Nobody checked: every card stayed face-down.
opened-to-scale =
    { $count ->
        [one] The one card revealed in this game
       *[other] The { $count } cards revealed in this game, true to scale
    }
cards-held =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# The last round in a few words.
brief-laid = { $name }: { $card }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }
brief-joined = { $name } reconnects the table: { $card }
brief-checks = { $name } checks { $card }
brief-opens-too = { $name } reveals { $card } too
brief-in-order = all correct
brief-error = mistake found
brief-draws =
    { $count ->
        [one] { $name } draws { $count } card
       *[other] { $name } draws { $count } cards
    }
brief-gives = { $name } gives { $other }: { $card }
brief-swaps = { $name } swaps { $first } and { $second }
brief-discards = { $name } discards { $card }
brief-split = the table fell apart
# The same about whoever reads it; only the beginning of a line gets its capital.
brief-laid-you = you: { $card }{ $times ->
        [1] { "" }
       *[other] { " " }×{ $times }
    }
brief-joined-you = you reconnect the table: { $card }
brief-checks-you = you check { $card }
brief-opens-too-you = you reveal { $card } too
brief-draws-you =
    { $count ->
        [one] you draw { $count } card
       *[other] you draw { $count } cards
    }
brief-gives-you = you give { $other }: { $card }
brief-gives-to-you = { $name } gives you: { $card }
brief-swaps-you = you swap { $first } and { $second }
brief-discards-you = you discard { $card }
# Moments: what happens to me, what a check decides, the deciding move.
moment-last-card = The last card: { $card }.
moment-caught = You caught it!
moment-found = { $name } finds a mistake
moment-pays =
    { $count ->
        [one] { $name } draws { $count } card: whoever sits before the checker pays.
       *[other] { $name } draws { $count } cards: whoever sits before the checker pays.
    }
moment-you-pay = { $name } found a mistake, and you sit just before { $name }.
moment-answers = { $name } must draw a card or check.
moment-given = You get a card
moment-given-by = The deck is empty, so { $name } gives you { $card }.
out-of-order-box-office = { $first } ({ $one }) is placed below { $second } ({ $two }) but earned more.
ribbon-how = Compact: turned by 45°, so that cards are larger
rulebook-how = Grid: as in the rulebook
open-it-sure = tap again to reveal
discard-it-sure = tap again to discard
opened-in-order =
    { $count ->
        [one] The one card revealed in this game
       *[other] The { $count } cards revealed in this game, from small to large
    }
plus-cards =
    { $count ->
        [one] +{ $count } card
       *[other] +{ $count } cards
    }
found-by = found by { $name }
why-pays = A mistake costs { $name }, who sits before you, whoever placed the card.
goal-and-pick = First to run out of cards wins. Pick a card to see where it can go.
put-back = Put the card back
more-cards-word = more
explain-duet = ×2, a Duet: touches two cards, so the next player must draw or check
explain-trio = ×3, a Trio: touches three or four cards; the next player must draw or check, and you may place one more
explain-approximate = This number is approximate.
explain-us = Only earnings in the United States are counted.
explain-signs = ≤ right way round, > mistake.
won-by = The last card, { $card }, was placed after { $turns } turns.
your-revealed = Your revealed cards: { $right } of { $count } right
your-checks = Your checks: { $hits } of { $count } found a mistake
best-caught = Best moment: you caught the mistake between { $small } and { $big }.
best-duet = Best moment: your Duet with { $card }.
best-trio = Best moment: your Trio with { $card }.
nobody-caught = Nobody caught it: between { $low } and { $high } something lies the wrong way round.
lesson-held-yours = Close, and you had it right.
lesson-held = Close, and right.
lesson-apart = The widest span of this game.
