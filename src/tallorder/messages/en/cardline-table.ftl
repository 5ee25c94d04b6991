# The web table of Cardline: what its stairs, prompts and sheets say.
watches = watching
last-card = last card
line-overview = Move along the line
see-again = click to see it again
look-at = Look at
pick-card-how =
    { $way ->
        [down] Then its place in the line: the smallest is on top.
       *[across] Then its place in the line: the smallest is on the left.
    }
move-of = { $name }:
takes-card =
    { $mine ->
        [true] You take:
       *[false] { $name } takes:
    }
look-into-box = Look into the box
box-closed-too = Cards of players who are out lie here face-down: nobody sees their values.
top-of-pile = Next in the pile: { $card }
you-have-left =
    { $count ->
        [0] That was your last card!
        [one] You have { $count } card left.
       *[other] You have { $count } cards left.
    }
miss-to-box = Discarded. You draw a new card.
new-card-is = New card:
stake-finishes = right: your last card, but others can still finish
stake-missed-card = missed: to the box, and you take { $card }
stake-missed-recycled = missed: to the box, which is shuffled into a new pile
round-of = round { $round } of { $all }
have-finished = No cards left: { $names }.
can-still-finish = Can still finish in this round: { $names }.
round-played-out = The round is played to its end.
last-round-of-all = This is the last round: the fewest cards win.
round-over = End of round { $round }
play-off-of =
    { $count ->
        [2] Two players placed their last card: play-off
       *[other] { $count } players placed their last card: play-off
    }
turns-of-round = This round, in turn order
left-and-out = { $count } left, out
out-to-box = Cards of players who are out go to the box, values unseen. Nobody else draws.
nobody-out = Everybody still in finished together, so nobody is out.
one-card-to-place = one card to place
or = or
if-one = One right
if-one-then = that player wins
if-several = Several right
if-several-then = one new card each, again
if-nobody = Nobody right
if-nobody-then = all draw, again
watch-play-off = Watch the play-off
play-the-play-off = To the play-off
see-line = See the line
see-line-short = The line
back-to-round-end = Back to the end of the round
surprise = The biggest surprise
placed-right = { $right } of { $all } right
nothing-missed = Not one card was misplaced in this game.
help = help
cardline-why = Nobody else ran out of cards in this round.
cardline-why-no-cards =
    { $count ->
        [one] The cards have run out.
       *[other] There are no cards left to break the tie.
    }
cardline-why-rounds = The last round is over: the fewest cards win.
cardline-why-last = Everybody else is out.
your-accuracy = Your accuracy
sharpest-eye = Your sharpest eye
# Countries that have an article in a sentence, by their names on the cards.
names-with-article = Bahamas, Central African Republic, Comoros, Czech Republic, Democratic Republic of the Congo, Dominican Republic, Gambia, Maldives, Marshall Islands, Netherlands, Philippines, Republic of the Congo, Seychelles, Solomon Islands, United Arab Emirates, United Kingdom, United States
name-with-article = the { $name }
