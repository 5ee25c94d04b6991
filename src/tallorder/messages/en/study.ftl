# An analysis of a game that is over, on the replay page and in the terminal.
study-head = { $count ->
        [one] One decision
       *[other] { $count } decisions
    } with a choice, each thought through in { $worlds } imagined worlds.
study-level = As seen by players who order { $level } % of all pairs correctly.
study-player = { $player }: accuracy { $accuracy } ({ $marks })
study-player-idle = { $player }: nothing to choose
study-formula = Accuracy is the mean over all decisions of 103.1668 · e^(−0.04354 · d) − 3.1669, where d is how many points of winning chance a decision gave away beyond its margin of error.
study-mark-best = best
study-mark-good = good
study-mark-doubtful = doubtful
study-mark-mistake = mistake
study-mark-luck = lucky
study-decision = Move { $number }, { $player }: { $mark }, gave away { $lost } ± { $error } points of winning chance
study-played = Played: { $move }, { $percent } ± { $error } %. “{ $why }”
study-better = Better: { $move }, { $percent } ± { $error } %. “{ $why }”
study-lie-best = Best lie of the game: { $card } by { $player }, { $percent } % believable to those who let it lie ({ $count ->
        [one] once
       *[other] { $count } times
    }); caught by move { $moment }.
study-lie = { $card } by { $player } was wrong: { $percent } % believable to those who let it lie ({ $count ->
        [one] once
       *[other] { $count } times
    }); caught by move { $moment }.
study-lie-caught-at-once = { $card } by { $player } was wrong, and checked at once (move { $moment }).

refusal-study-not-over = Only a game that is over can be analysed.
refusal-study-no-scholar = There is no analysis for this game yet.
refusal-study-broken-off = This game was broken off: there is no result to measure its moves by.
refusal-study-busy = Many games are being analysed just now; try again in a minute.
