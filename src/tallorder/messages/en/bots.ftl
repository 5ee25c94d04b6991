# Why a bot moved as it did, in its own words.
why-any-legal = I picked one of my { $count } legal moves without thinking.

why-cardline-seems = { $card } seems to belong here. I would give it { $percent } %.
why-cardline-likely = { $card } here: I think it { $percent } % likely to be right.
why-cardline-sure = { $card } here: I am { $percent } % sure.
why-cardline-guess = A guess: { $card } is right here with { $percent } % at best.
why-cardline-harder-later = { $card } first ({ $percent } %): it will only get harder to place.
why-cardline-race = The end is near, so I take my best chance: { $card }, { $percent } %.
why-cardline-last = My last card: { $card }, { $percent } % likely to be right here.

why-comparity-seems = { $card } seems to belong here. I would give it { $percent } %.
why-comparity-likely = { $card } here: I think it { $percent } % likely to lie right.
why-comparity-certain = { $card } here: I am { $percent } % sure.
why-comparity-duet = A Duet with { $card }: { $percent } % likely to lie right, and it costs the next player something either way.
why-comparity-trio = A Trio with { $card }: { $percent } % likely to lie right, and I may play another card.
why-comparity-bluff = A bluff: I give { $card } only { $percent } % here, and hope nobody looks.
why-comparity-last = My last card wins wherever it lies.
why-comparity-push = { $card } goes where it touches most cards. I do not look any further.
why-comparity-check = I doubt { $card }: I think a violation { $percent } % likely.
why-comparity-stop-winner = Somebody is about to win, so I doubt { $card }: { $percent } % for a violation.
why-comparity-answer = Rather than draw, I doubt { $card }: { $percent } % for a violation is worth it.
why-comparity-draw = I draw: the best target promises only { $percent } %.
why-comparity-open = I open { $card } too: { $percent } % likely to be out of order.
why-comparity-found = A violation is found already, so I open nothing more.
why-comparity-swap = Swapping { $card } with its neighbour mends it.
why-comparity-arrange = The cards go where they are in order.
why-comparity-discard = I discard { $card }: the area stays whole.
why-comparity-split = I discard { $card }: joining the parts lets me play a card of mine.
why-comparity-join = { $card } joins the parts: { $percent } % likely to lie right.
why-comparity-give = I give { $card }: it is the hardest of mine to place.
why-comparity-bonus = { $card } as my further card: { $percent } % likely to lie right.
why-comparity-no-bonus = No further card: the best would lie right with { $percent } % only.
why-comparity-challenge = Nothing to lose by doubting { $card }: { $percent } % for a violation.

why-skyscraper-claim = With { $card } this skyscraper is mine, and it is worth it.
why-skyscraper-spoil = { $card } goes here so that nobody else gets the skyscraper.
why-skyscraper-build = { $card } brings me nearer to a skyscraper that I can roof.
why-skyscraper-build-common = { $card } does the least good to the others here.
why-skyscraper-toilet = { $card } earns a point and lets me steal.
why-skyscraper-fell = { $card } brings this one down.
why-skyscraper-shake = { $card } weakens a building that scores well.
why-skyscraper-century = { $card } hurts the others more than me.
why-skyscraper-insure = { $card } protects what is worth protecting.
why-skyscraper-study = { $card }: I want to choose from the deck.
why-skyscraper-study-discard = { $card }: what I need lies in the discard pile.
why-skyscraper-tornado = { $card }: my hand is worse than what will come.
why-skyscraper-discard = { $card } is what I need least.
why-skyscraper-pass = Nothing I could play would help me now.
why-skyscraper-steal = { $seat } is the one to steal from.
why-skyscraper-decline = I leave it at that.
why-skyscraper-keep = { $card } is the better of the two for me.
why-skyscraper-take = { $card } is what I can use best.
why-skyscraper-swap-hand = These five are better than what I hold.
why-skyscraper-put-back = { $card } may lie there: it helps the next player least.

refusal-unknown-persona = There is no persona “{ $persona }”. Personas: { $allowed }.
refusal-bot-knowledge = “{ $value }” is not a bot's knowledge: say the share of pairs it orders correctly, from { $least } to { $most } percent, as in expert@85.
