title-higher-lower = Higher or lower
title-higher-lower-countries = Higher or lower: countries
engine-higher-lower = Higher or lower
question-higher-lower-countries = Is the next country higher or lower?
option-goal = Points that win
option-keep_turn = Whoever is right goes on
deck-engine-higher-lower = Higher or lower

higher-lower-goal =
    { $count ->
        [one] By { $order }; { $count } point wins.
       *[other] By { $order }; { $count } points win.
    }
higher-lower-points =
    { $count ->
        [one] { $seat }: { $count } point.
       *[other] { $seat }: { $count } points.
    }
higher-lower-out =
    { $count ->
        [one] { $seat } is out with { $count } point.
       *[other] { $seat } is out with { $count } points.
    }
higher-lower-last = The last card is { $card }: { $value }.
higher-lower-next =
    { $count ->
        [one] The next card is { $card }, the last of the pile.
       *[other] The next card is { $card }; the pile has { $count } cards.
    }
higher-lower-turn = { $seat }: higher or lower?
higher-lower-won-goal = { $seats } wins: the first to reach the goal.
higher-lower-won-pile =
    { $count ->
        [one] { $seats } wins: the pile is empty, and nobody has more points.
       *[other] { $seats } share the victory: the pile is empty, and nobody has more points.
    }
higher-lower-won-last = { $seats } wins: everybody else is out.

higher-lower-told-higher = { $seat }: { $card } is higher than { $against }.
higher-lower-told-lower = { $seat }: { $card } is lower than { $against }.
higher-lower-told-right =
    { $count ->
        [one] { $card }: { $value }. Right, { $count } point.
       *[other] { $card }: { $value }. Right, { $count } points.
    }
higher-lower-told-wrong = { $card }: { $value }. Wrong.
higher-lower-told-left = { $seat } gives up.

higher-lower-pick-higher = { $card } is higher
higher-lower-pick-lower = { $card } is lower
higher-lower-preview-higher = { $card } is higher than { $against }
higher-lower-preview-lower = { $card } is lower than { $against }
higher-lower-preview-wins = If right, it wins the game.

why-higher-lower-middle = { $card } lies far from the middle, so the next card is probably on the other side.
why-higher-lower-believes = That is how I remember { $card }.

refusal-higher-lower-already-out = { $seat } is out of the game already.
refusal-higher-lower-deal-too-small =
    { $missing ->
        [one] { $missing } card is missing.
       *[other] { $missing } cards are missing.
    }
