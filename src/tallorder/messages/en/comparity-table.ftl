# What only the table of Comparity in the browser says.
out-of-place = out of place
zoom-near = Show the names
zoom-names = Names
zoom-fit = Show all
card-out-of-sight = New card
deck-top = On top of the deck
move-left = One place to the left
move-right = One place to the right
lies-since = Laid by { $name } in move { $move }
first-card = The first card of the table
in-any-case = certain
draw-unseen = The top card of the deck
open-it = open
doubted-card = Under check: { $card }
pick-and-cells = Pick a card in your hand and the free cells light up.
or-check = Or check a closed card
claim-asks = Is { $card } { $claim }?
stake-duet-by = Duet: { $name } answers at once
stake-trio-by = Trio: { $name } answers, then perhaps one more card for you
answer-clean-short = checks: clean
answer-caught-short = finds an error
walk-first = Show 1 of { $all }
discard-it = discard
still-wrong =
    { $count ->
        [one] { $count } error stays
       *[other] { $count } errors stay
    }
errors-in-turn = { $count } errors, settled one after another.
then-bridge = Then you bridge the parts at once with one of your cards.
arrange-which = Which card comes into cell { $now } of { $all }?
arrange-here = { $card } here
was-discarded = { $card } was discarded.
bonus-must = Place one more card
bonus-how = It makes neither Duet nor Trio.
challenge-why = { $name } has played the last card: { $card }.
challenge-how = No error: the win stands, nobody draws. An error: the game goes on.
decide-turn = Your decision: place a card or check one.
decide-duet = Your decision: draw a card or check one.
decide-extra = Your decision: open a neighbour too?
decide-give = Your decision: which card does { $name } get?
decide-repair = Your decision: repair the error.
decide-join = Your decision: join the parts with one of your cards.
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
nothing-opened = Nobody checked: every card stayed closed.
opened-to-scale =
    { $count ->
        [one] The one card opened in this game
       *[other] The { $count } cards opened in this game, true to scale
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
brief-joined = { $name } joins the parts: { $card }
brief-checks = { $name } checks { $card }
brief-opens-too = { $name } opens { $card } too
brief-in-order = no error
brief-error = there is an error
brief-draws = { $name } draws { $count }
brief-gives = { $name } gives { $other }: { $card }
brief-swaps = { $name } swaps { $first } and { $second }
brief-discards = { $name } discards { $card }
brief-split = the table fell apart
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
