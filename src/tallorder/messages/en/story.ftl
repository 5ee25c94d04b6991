# The log, the last round, reasons and coming back.
last-round = Last round
while-away =
    { $count ->
        [one] While you were away: { $count } move
       *[other] While you were away: { $count } moves
    }
got-it = Got it
why = why?
why-move = Why? { $name }
