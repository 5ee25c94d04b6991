# A first game that teaches. A step has a title, what to do (a second decision has a sentence of its own), what it has
# shown, and an answer to a legal move that it does not ask for.

lesson = Lesson
lesson-progress = Step { $step } of { $steps }
lesson-back = Back
lesson-again = Once more
lesson-skip = Skip
lesson-next = Next
lesson-leave = Leave
lesson-real = Play a real game

refusal-no-lesson = There is no such lesson.
refusal-lesson-done = This step is done: go on to the next.
refusal-lesson-no-record = A lesson begins in the middle of a game, so there is no record of it.


lesson-comparity-place-title = Place a card
lesson-comparity-place =
    “{ $card }” is the { $order ->
        [year] newest
       *[height] tallest
    } of all: place it at the end marked “{ $order ->
        [year] later
       *[height] taller
    }”.
lesson-comparity-place-done = That fits. The number stays hidden: the card lies face-down until somebody checks it.
refusal-lesson-comparity-place =
    “{ $card }” belongs at the very end, where it says “{ $order ->
        [year] later
       *[height] taller
    }”.

lesson-comparity-read-title = Read the table
lesson-comparity-read =
    “{ $card }” is { $order ->
        [year] older
       *[height] shorter
    } than all the others: place it at the other end, before a card that it touches.
lesson-comparity-read-done = Only cards that touch are compared. Cards that meet at a corner do not touch.
refusal-lesson-comparity-read =
    There it would lie after a { $order ->
        [year] newer
       *[height] taller
    } card. Nothing is { $order ->
        [year] older
       *[height] shorter
    } than “{ $card }”: it comes first.

lesson-comparity-check-title = Check
lesson-comparity-check =
    The bot has placed “{ $card }” at the { $order ->
        [year] new
       *[height] tall
    } end: that cannot be right, so check that card.
lesson-comparity-check-2 = A mistake! The bot draws 3 cards, and you put it right: swap the two cards.
lesson-comparity-check-done = In order again. But take care: if you check and there is no mistake, you draw 2 cards yourself.
refusal-lesson-comparity-check = Choose Check, then “{ $card }”: every card in this row is in the right place except that one.

lesson-comparity-repair-title = Repair
lesson-comparity-repair = A swap would only make a new mistake here, so one card has to go: discard “{ $card }”.
lesson-comparity-repair-done = The mistake is gone, and so is the card: it is out of the game.
refusal-lesson-comparity-repair = Without that card the table would fall into two parts. Discard “{ $card }”.

lesson-comparity-duet-title = Duet
lesson-comparity-duet = Place “{ $card }” so that it touches two cards at once: that is a Duet.
lesson-comparity-duet-2 = A Duet! Now the next player has to draw a card or check: that is the bot.
lesson-comparity-duet-done = A Duet makes the next player draw a card or check. The bot has drawn one.
refusal-lesson-comparity-duet = Take “{ $card }” and look for the one place where it touches two cards.

lesson-comparity-trio-title = Trio
lesson-comparity-trio = Place “{ $card }” in the gap where it touches three cards: that is a Trio.
lesson-comparity-trio-2 = The bot has drawn a card, and you get a reward: place one more card where it fits.
lesson-comparity-trio-done = Two cards in one turn! Had the bot checked and found a mistake, there would have been no second card.
refusal-lesson-comparity-trio = Take “{ $card }” and look for the gap between three cards.
refusal-lesson-comparity-trio-2 =
    Place a card where everything fits: the numbers grow towards “{ $order ->
        [year] later
       *[height] taller
    }”.

lesson-comparity-win-title = A short game
lesson-comparity-win = Play to the end: whoever places their last card first wins, and the card the bot has just placed looks wrong.
lesson-comparity-win-done = That was a whole game: now you know all you need.

lesson-cardline-place-title = The line
lesson-cardline-place = “{ $card }” is larger than “{ $line }”: place it on the larger side.
lesson-cardline-place-done = Right! The card is turned over and stays in the line, and you have one card fewer.
refusal-lesson-cardline-place = That is the side for smaller countries: “{ $card }” goes on the other side of “{ $line }”.

lesson-cardline-between-title = In between
lesson-cardline-between = Cards may go into any gap: place “{ $card }” between “{ $small }” and “{ $large }”.
lesson-cardline-between-done = It fits: the numbers of the line only ever grow.
refusal-lesson-cardline-between = “{ $card }” is larger than “{ $small }” and smaller than “{ $large }”.

lesson-cardline-miss-title = A mistake
lesson-cardline-miss = Make a mistake on purpose: “{ $card }” is the smallest country of all, so place it anywhere but first.
lesson-cardline-miss-done = Wrong: the card goes to the box and you take a new one, so you have as many cards as before.
refusal-lesson-cardline-miss = This time be wrong on purpose: take “{ $card }” and do not place it first.

lesson-cardline-equal-title = Equal numbers
lesson-cardline-equal = Now we play by CO₂ per person, and “{ $card }” and “{ $line }” are equal: place one beside the other.
lesson-cardline-equal-done = Equal cards lie side by side, and either may come first.
refusal-lesson-cardline-equal = Equal cards lie side by side: place “{ $card }” next to “{ $line }”, on either side.

lesson-cardline-round-title = The round
lesson-cardline-round = Your last card: place “{ $card }”, which is larger than all the others.
lesson-cardline-round-2 = That was your last card. But the round is not over yet: the bot has its turn, too.
lesson-cardline-round-done = The bot got rid of its last card in the same round, so nobody has won: each of you takes one more card.
refusal-lesson-cardline-round = Nothing in the line is larger than “{ $card }”: it goes to the very end.

lesson-cardline-win-title = A short game
lesson-cardline-win = Play to the end: the bot has just missed, and if you alone get rid of your last card in a round, you win.
lesson-cardline-win-done = That was a whole game: now you know all you need.

lesson-skyscraper-build-title = Build and roof
lesson-skyscraper-build = Sites belong to everybody: stack “{ $floor }” on site A.
lesson-skyscraper-build-2 = Now put the Roof “{ $roof }” on site A, and the building is yours.
lesson-skyscraper-build-done = 120 m with a Toilet: a good building is at least 100 m tall and has a Toilet. Its points are yours, whoever stacked them.
refusal-lesson-skyscraper-build = First stack “{ $floor }” on site A.
refusal-lesson-skyscraper-build-2 = Put the Roof on site A before somebody else does.

lesson-skyscraper-threshold-title = Ever taller
lesson-skyscraper-threshold = Your tallest building is 120 m and the next must be taller: put the Roof “{ $roof }” on the right site.
lesson-skyscraper-threshold-done = 140 m is taller than 120 m. From now on you have to beat 140 m.
refusal-lesson-skyscraper-threshold = Site C would be 140 m with the Roof, site B only 110 m: that would be Faulty, and worth −1 point.

lesson-skyscraper-prize-title = A Prize
lesson-skyscraper-prize = All coloured floors of site A are offices: put the Roof on it and take the Prize “Order and Unity”.
lesson-skyscraper-prize-done = The Prize is worth 3 points. There are others: for the tallest building, for one of exactly 60 m, for Toilets.
refusal-lesson-skyscraper-prize = The floors of site B are of several colours, so there is no Prize: put the Roof on site A.

lesson-skyscraper-quake-title = Earthquake
lesson-skyscraper-quake = One of the bot’s buildings has strength 1, so a single Earthquake brings it down: play yours on it.
lesson-skyscraper-quake-done = It has collapsed, and its points are gone. The other one has strength 3 and would have stood.
refusal-lesson-skyscraper-quake = Play the Earthquake on the building of 110 m: it has strength 1. The other one would stand.

lesson-skyscraper-insurance-title = Insurance
lesson-skyscraper-insurance = Your building has strength 1 and many points: play the Insurance on it before something happens.
lesson-skyscraper-insurance-2 = Your building is insured. And now it is the bot’s turn.
lesson-skyscraper-insurance-done = The bot’s Earthquake cost you only the Insurance, and the building stands.
refusal-lesson-skyscraper-insurance = First the Insurance: play it on your building.

lesson-skyscraper-toilet-title = Toilet
lesson-skyscraper-toilet = No building is good without a Toilet: build yours on site A.
lesson-skyscraper-toilet-2 = While everybody queues you may steal: pull two cards out of the bot’s hand.
lesson-skyscraper-toilet-3 = Keep one of the two; the other goes back.
lesson-skyscraper-toilet-done = A card stolen, and 1 point for the Toilet. Whoever steals does not draw in that turn.
refusal-lesson-skyscraper-toilet = Build the Toilet on site A: it has none yet.
refusal-lesson-skyscraper-toilet-2 = Try it out: steal from the bot.

lesson-skyscraper-study-title = Study
lesson-skyscraper-study = You have no Roof, but one lies in the discard pile: play the Study and choose the discard pile.
lesson-skyscraper-study-2 = Take “{ $card }”: that is a Roof of 30 m.
lesson-skyscraper-study-done = A Study can also search the top five cards of the deck. And it opens a new site.
refusal-lesson-skyscraper-study = Play the Study and choose the discard pile: there is a Roof in it.
refusal-lesson-skyscraper-study-2 = A Roof is what you need: take “{ $card }”.

lesson-skyscraper-win-title = A short game
lesson-skyscraper-win = The bot has forgotten the Toilet, so its building is worth −1 point: roof the last site, and the game is over.
lesson-skyscraper-win-done = The last site is closed, and the most points win. Now you know all you need.
