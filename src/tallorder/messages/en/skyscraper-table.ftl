# The web table of Skyscraper: what its street, prompts and sheets say.
sky-turn = turn { $turn }
sky-empty = empty
sky-site = site
sky-stands = stands
sky-faulty = faulty
sky-insured = insured
sky-repaired = repaired
sky-takes-mini = Mini-Skyscraper
sky-takes-unity = Order and Unity
sky-takes-record = World Record
sky-maybe-faulty = if a Toilet is in it
sky-top-floor = on top { $card }
sky-completes = Completes at { $metres } m
sky-not-yet = Not yet
sky-two-floors = needs 2 floors
sky-floors =
    { $count ->
        [one] { $count } floor
       *[other] { $count } floors
    }
sky-points-word = points
sky-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
sky-ask-build = { $card }: where to build?
sky-ask-roof = { $card }: which site will you complete?
sky-ask-quake = { $card }: shake what?
sky-ask-insure = { $card }: insure what?
sky-ask-study = { $card }: look where?
sky-ask-other = Play { $card }?
sky-roof-anyway = Complete { $place } anyway ({ $points })
sky-pick-how = A floor raises a site; a Roof completes it and makes it yours.
sky-dimmed = Dimmed cards cannot be played now: tap one to see why.
sky-roof-how = Completing opens the next Foundation as a new site. You may then insure the building at once.
sky-build-how = Sites belong to nobody: anybody may put the Roof on. You draw a card at the end of your turn.
sky-insure-how = Right after a Roof you may play an Insurance on the new building, as a second card.
sky-study-then = After the Study the next Foundation opens a new site.
sky-last-lap =
    { $count ->
        [one] Last lap: one turn is left.
       *[other] Last lap: { $count } turns are left at most.
    }
sky-back-to-cards = Back to the cards
sky-piles-and-prizes = Prizes and piles
sky-century = Earthquake of the Century
sky-century-title = What happens to each building
sky-fall =
    { $count ->
        [one] { $count } collapses
       *[other] { $count } collapse
    }
sky-insurances =
    { $count ->
        [one] { $count } loses insurance
       *[other] { $count } lose insurance
    }
sky-stand =
    { $count ->
        [one] { $count } stands
       *[other] { $count } stand
    }
sky-building = building
sky-now = now
sky-after = after
sky-outcome = outcome
sky-fate-collapses = Collapses
sky-fate-loses-insurance = Loses insurance
sky-fate-marked = Stands, −1 for good
sky-fate-repaired = Repaired
sky-fate-stands = Stands
sky-fate-insured = Insured
sky-row-site = its cards go to the discard pile
sky-row-points =
    { $points ->
        [0] its floors bring no points
        [one] its { $points } point is gone
       *[other] its { $points } points are gone
    }
sky-row-prize = prize lost: { $prizes }
sky-row-faulty = the { $points } goes with it
sky-row-insured = instead of the mark; strength { $strength }
sky-tornado = Tornado
sky-tornado-title = Which way do the hands go?
sky-tornado-how = Whoever then has fewer than five cards draws at the end of their own turn.
sky-left = To the left
sky-right = To the right
sky-your-hand-to = your hand goes to
sky-you-get-from = you get the hand of
sky-study = Study
sky-study-title =
    { $count ->
        [one] The last card of the deck
       *[other] The top { $count } cards of the deck
    }
sky-study-how = Then the Study is discarded and the next Foundation opens a new site. Only you see these cards.
sky-swap-how = All five cards become your hand; your old hand goes onto the deck in the order you choose next.
sky-take-mode = Take into hand
sky-play-mode = Play at once
sky-swap-mode = Swap the whole hand
sky-take-short = Take
sky-play-short = Play
sky-swap-short = Swap hand
sky-you-take-it = you take it
sky-you-play-it = you play it
sky-take-card = Take { $card }
sky-play-card = Play { $card }
sky-put-back = Put back in this order
sky-order-how = back on the deck in this order: card 1 is drawn first
sky-place = place { $place } on the deck
sky-sooner = { $card }: sooner
sky-later = { $card }: later
sky-theft = Theft
sky-hand-of = hand of
sky-which-keep =
    { $count ->
        [one] The last of { $name }’s cards
       *[other] Two of { $name }’s cards: which one do you keep?
    }
sky-theft-secret = Drawn at random, unseen. Only the two of you know which card goes.
sky-you-keep-it = you keep it
sky-goes-back = goes back to { $name }
sky-keep-card = Keep { $card }
sky-steal-from = Take two from { $name }
sky-street = The street
sky-strength = { $before } → { $after }
sky-minus-insurance = uses up its insurance
sky-short-world-record = Record
sky-short-order-and-unity = Unity
sky-short-mini-skyscraper = Mini
sky-pip-strength = strength
sky-pip-damage = damage
sky-pip-insurance = insurance
sky-pick-or-pass = Choose a card, or pass
sky-street-below = The street goes on below
sky-street-above = Back up the street
sky-own-place = your { $metres } m
sky-brief = { $name }: { $card }
sky-brief-on = { $name }: { $card } → { $place }
sky-brief-tower = { $name }’s building
sky-brief-tower-you = your building
sky-brief-built = { $name }: { $card } → { $place }, { $metres } m
sky-brief-roofed = { $name }: { $card } → { $metres } m
sky-brief-falls = { $place } collapses
sky-brief-left = to the left
sky-brief-right = to the right
sky-decided-tower =
    What decided it: { $cards }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on one tower.
sky-decided = What decided it: { $what }, { $own } to { $other } ({ $name }).
sky-over-completed = The last site was completed.
sky-over-collapsed = The last site collapsed.
sky-over-last-lap = The last lap is over.
sky-over-resigned = Everybody else has left the game.
sky-brief-fetches = { $name }: { $card } from the discard pile
sky-brief-takes = { $name }: a card from the deck
sky-brief-pulls =
    { $count ->
        [one] { $name } takes { $other }’s last card
       *[other] { $name } looks at { $count } of { $other }’s cards
    }
sky-brief-pulls-you =
    { $count ->
        [one] You take { $other }’s last card
       *[other] You look at { $count } of { $other }’s cards
    }
sky-brief-pulls-to-you =
    { $count ->
        [one] { $name } takes your last card
       *[other] { $name } looks at { $count } of your cards
    }
sky-brief-robs = { $name } keeps one of { $other }’s cards
sky-brief-robs-to-you = { $name } keeps one of your cards
sky-brief-keeps = { $name } keeps { $other }’s { $card }
sky-brief-keeps-you = You keep { $other }’s { $card }
sky-brief-keeps-to-you = { $name } keeps your { $card }
sky-shared-points = { $name } win with { $points } points
sky-built = { $name }: building { $letter }
sky-built-how = Tap a building to see how it was built.
sky-built-part = This device has heard only a part of the game. The replay has all of it.
sky-shaken-uninsured = Structure { $structure } loses an Insurance.
sky-shaken-marked = Structure { $structure } is one Earthquake weaker for good.

# What signs, cards and piles say about themselves.
sky-about-world-record = For the tallest building of all. A taller one takes it over; while two are equally tall, nobody has it.
sky-about-order-and-unity = For a sound building whose coloured floors, two or more, are all of one category; grey ones do not count. The next such building takes it over.
sky-about-mini-skyscraper = For a building of exactly 60 m with a Toilet: the only one that may stay below 100 m. The next one takes it over, and the old one becomes Faulty or Smelly.
sky-about-toilet-specialist = A point for every Toilet you build, whoever completes the tower.
sky-about-faulty-or-smelly = For a building without a Toilet, below 100 m, or not taller than its owner’s tallest. It counts −1 in all, whatever its floors say.
sky-held-by = Held by { $name }: { $metres } m.
sky-held-by-nobody = Unclaimed.
sky-score =
    { $name }: { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
sky-score-none = No building yet. Points count only on completed buildings.
sky-threshold-of = The next building of { $name } must be taller than { $metres } m, or it counts −1.
sky-threshold-own = Your next building must be taller than { $metres } m, your tallest, or it counts −1.
sky-first-building = The first building must reach 100 m, or it counts −1.
sky-about-least = A building must reach 100 m, or it counts −1. Only the Mini-Skyscraper may be lower: exactly 60 m.
sky-over-metres = over { $metres } m
sky-about-site =
    { $floors ->
        [0] No floors yet.
        [one] One floor, { $metres } m, { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
       *[other] { $floors } floors, { $metres } m, { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
    } It belongs to whoever puts a Roof on it.
sky-about-strength =
    { $strength ->
        [one] Strength 1: the next Earthquake brings it down.
       *[other] Strength { $strength }: it takes { $strength } Earthquakes to bring it down.
    }
sky-about-insurance =
    { $count ->
        [one] The umbrella is an Insurance; it takes the next Earthquake.
       *[other] { $count } umbrellas: each is an Insurance that takes one Earthquake.
    }
sky-about-cracks =
    { $count ->
        [one] The crack is an Earthquake that hit it.
       *[other] { $count } cracks: each is an Earthquake that hit it.
    }
sky-about-marks = The diamond is left by the Earthquake of the Century: 1 strength less for good.
sky-card-floor =
    Adds { $metres } m and { $points ->
        [0] no points
        [one] one point
       *[other] { $points } points
    } to a site.
sky-card-absorber = It also makes the tower one Earthquake stronger.
sky-card-toilet = Adds { $metres } m and the Toilet that every building needs. You get a point, then pull two cards out of somebody’s hand and keep one.
sky-card-roof = Completes a site of two floors or more, { $metres } m taller: it is yours. It needs a Toilet and 100 m, and must be taller than your tallest, or it counts −1.
sky-card-toilet-roof = It is also the Toilet of its tower.
sky-card-earthquake = Shakes one site or building, anybody’s. An Insurance on it is used up; otherwise its strength drops by 1, and at 0 it collapses.
sky-card-century = Shakes every site and building, yours too. Each loses an Insurance, or else 1 strength for good.
sky-card-insurance = Adds 1 strength to any site or building. If there is an Earthquake on it, the two cancel each other out.
sky-card-study = Look at the top five cards of the deck and take or play one, or swap your hand for them; or take a card from the discard pile. Then a new site opens.
sky-card-tornado = Everybody passes their whole hand on, to the left or to the right as you choose.
sky-why-not = Not now:
sky-about-card = About { $card }
sky-about-deck = You draw from it at the end of your turn. When it is empty, play goes on from the hands; once somebody has no cards, everybody else may play one more.
sky-about-foundations =
    { $count ->
        [0] None left: no new site opens any more. When the last site is completed, the game ends.
       *[other] After every Roof and every Study the next one opens a new site. When the last site is completed, the game ends.
    }

# Moments: what hits somebody, and what changes the street.
sky-moment-stolen = Theft!
sky-moment-stolen-by = { $name } pulled cards out of your hand and kept one.
sky-moment-stolen-card = { $name } pulled cards out of your hand and kept { $card }.
sky-moment-tornado = Tornado: you have a new hand
sky-moment-tornado-left = { $name } sends all hands to the left.
sky-moment-tornado-right = { $name } sends all hands to the right.
sky-moment-new-hand = You now hold { $cards }.
sky-moment-fell-own = Your building has collapsed
sky-moment-fell = { $name }’s building has collapsed
sky-moment-fell-site = Site { $letter } has collapsed
sky-moment-record-own = The World Record is yours!
sky-moment-record-lost = { $name } takes your World Record
sky-moment-record = The World Record goes to { $name }
sky-moment-record-metres = The tallest building now: { $metres } m.
sky-moment-shaken = Your building is shaken
sky-moment-completed = { $name } completes a building
sky-roof-how-last = No Foundations are left, so no new site opens. You may insure the building at once.
sky-study-how-last = Then the Study is discarded. Only you see these cards.
