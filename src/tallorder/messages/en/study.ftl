# An analysis of a game that is over, on the replay page and in the terminal.
study-head = { $count ->
        [one] One decision
       *[other] { $count } decisions
    } with a choice, each thought through in { $worlds } imagined worlds.
study-level = As seen by players who put { $level }% of all pairs in order.
study-player = { $player }: accuracy { $accuracy } ({ $marks })
study-player-idle = { $player }: nothing to choose
study-formula = Accuracy is the mean over all decisions of 103.1668 · e^(−0.04354 · d) − 3.1669, where d is how many points of winning chance a decision gave away beyond its margin of error.
study-mark-best = best
study-mark-good = good
study-mark-doubtful = doubtful
study-mark-mistake = mistake
study-mark-luck = lucky
study-decision = Move { $number }, { $player }: { $mark }, gave away { $lost } ± { $error } points of winning chance
study-played = Played: { $move }, { $percent } ± { $error }%. “{ $why }”
study-better = Better: { $move }, { $percent } ± { $error }%. “{ $why }”
study-lie-best = Best lie of the game: { $card } by { $player }, { $percent }% believable to those who let it stand ({ $count ->
        [one] once
       *[other] { $count } times
    }); caught by move { $moment }.
study-lie = { $card } by { $player } was wrong: { $percent }% believable to those who let it stand ({ $count ->
        [one] once
       *[other] { $count } times
    }); caught by move { $moment }.
study-lie-caught-at-once = { $card } by { $player } was wrong, and checked at once (move { $moment }).

refusal-study-not-over = Only a game that is over can be analysed.
refusal-study-no-scholar = There is no analysis for this game yet.
refusal-study-broken-off = This game was abandoned: there is no result to judge its moves by.
refusal-study-busy = Many games are being analysed just now; try again in a minute.

study = Analysis
beside-the-board = Beside the board
study-what = Find out what each decision was worth, what would have been better, and why.
study-only-over = A game can be analysed once it is over.
study-ask = Analyse this game
study-level-choice = As seen by players who order
study-level-of = { $level }% of pairs correctly
study-progress = Thinking it through: { $percent }%
study-this-move = This move
study-no-choice = There was nothing to choose here.
study-was-played = Played:
study-is-better = Better:
study-quote = “{ $text }”
study-chance = { $error ->
        [0] { $percent }%
       *[other] { $percent } ± { $error }%
    }
study-lost = gave away { $lost } ± { $error } points of winning chance
study-chances = Chances of winning
study-doubts = Doubts
study-layer-off = Off
study-layer-known = As players could know
study-layer-truth = The truth
study-layer-known-how = How likely two neighbours are out of order, in percent, for players who order { $level }% of pairs correctly and put their heads together. Doubts under 5% are left out.
study-layer-truth-how = Only cards that were revealed in this game: ✓ in order, ✕ out of order.
study-pair = { $low } – { $high }: { $percent }%
study-accuracy = Accuracy
study-how = How is this worked out?
study-estimate-how = Each decision is played on in { $worlds } imagined worlds that fit what its player could see. ± is one standard error. A mistake gives away 8 points or more beyond it, a doubtful move 3 or more; it was lucky if its player stood better afterwards all the same.
study-best-lie = Best lie of the game
study-best-lie-is = { $card } by { $player }: { $percent }% believable to those who let it stand ({ $count ->
        [one] once
       *[other] { $count } times
    }).
study-no-lie = Every lie that came to light was checked at once.
study-see-lie = See it placed
study-see-caught = See it caught
study-learn = Learn from { $count ->
        [one] my mistake
       *[other] my { $count } mistakes
    }
study-learn-all = Learn from { $count ->
        [one] the worst decision
       *[other] the { $count } worst decisions
    }
study-learning = What there is to learn
study-nothing-to-learn = No mistakes to learn from.
study-lesson = Decision { $number } of { $count }
study-lesson-ask = { $player } gave away { $lost } points here. What would you do?
study-try = Try it at the table
study-show = Show the better move
study-next = Next
study-stop = Stop learning
study-retry = Try again: this decision gave away { $lost } points.
study-retry-judged = What your move is worth
study-retry-waiting = Thinking your move through …
study-back = Back to the analysis
study-play-on = Play on here
score-chances = Chances of winning, %
