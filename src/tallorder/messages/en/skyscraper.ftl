# The spoken table of Skyscraper.
skyscraper-place =
    { $kind ->
        [site] site { $structure }
       *[building] building { $structure } ({ $owner })
    }
skyscraper-damage =
    { $strength ->
        [one] one Earthquake fells it
       *[other] it takes { $strength } Earthquakes to fell it
    }{ $earthquakes ->
        [0] { "" }
        [one] , one Earthquake on it
       *[other] , { $earthquakes } Earthquakes on it
    }{ $insurance ->
        [0] { "" }
        [one] , insured
       *[other] , insured { $insurance } times
    }{ $marks ->
        [0] { "" }
        [one] , Foundation turned once
       *[other] , Foundation turned { $marks } times
    }
skyscraper-site-bare = Site { $structure }: { $foundation }, no floors yet; { skyscraper-damage }.
skyscraper-site-stack =
    Site { $structure }: { $foundation }, { $floors ->
        [one] one floor
       *[other] { $floors } floors
    }, { $metres } m, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; { $toilet ->
        [yes] with Toilet
        [no] no Toilet
       *[unknown] perhaps a Toilet
    }{ $roof ->
        [yes] , ready for a Roof
       *[no] { "" }
    }; { skyscraper-damage }
skyscraper-site = { skyscraper-site-stack }. On top: { $top }.
skyscraper-site-open = { skyscraper-site-stack }. From below: { $cards }.
skyscraper-seat =
    { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far, { $hand ->
        [one] one card
       *[other] { $hand } cards
    } in hand{ $toilets ->
        [0] { "" }
        [one] , one Toilet played
       *[other] , { $toilets } Toilets played
    }{ $threshold ->
        [-1] { "" }
       *[other] ; the next skyscraper must exceed { $threshold } m
    }.
skyscraper-seat-resigned =
    { $seat }: resigned, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
skyscraper-building =
    Building { $structure }: { $metres } m, { $faulty ->
        [yes] Faulty or Smelly
       *[no] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }; { $foundation }, { skyscraper-damage }.
skyscraper-holds-mini = Mini-Skyscraper: building { $structure } ({ $owner }).
skyscraper-holds-unity = Order and Unity: building { $structure } ({ $owner }).
skyscraper-holds-record = World Record: building { $structure } ({ $owner }).
skyscraper-gone-mini = The Mini-Skyscraper Prize is out of the game.
skyscraper-gone-unity = The Order and Unity Prize is out of the game.
skyscraper-gone-record = The World Record is out of the game.
skyscraper-piles =
    { $deck ->
        [0] The deck is empty
        [one] One card in the deck
       *[other] { $deck } cards in the deck
    }; { $pile ->
        [0] no more Foundations
        [one] one more Foundation
       *[other] { $pile } more Foundations
    }.
skyscraper-discard =
    { $count ->
        [one] One card on the discard pile: { $cards }.
       *[other] { $count } cards on the discard pile, among them { $cards }.
    }
skyscraper-last-lap =
    { $count ->
        [one] Last lap: this is the last turn.
       *[other] Last lap: { $count } turns at most.
    }
skyscraper-hand = Your hand: { $cards }.
skyscraper-hand-empty = Your hand is empty.
skyscraper-studied = From the deck: { $cards }.
skyscraper-taken = Pulled from the hand: { $cards }.
skyscraper-known =
    { $depth ->
        [one] You know the top of the deck: { $cards }.
       *[other] You know the deck from card { $depth } down: { $cards }.
    }
skyscraper-decides-play =
    { $mine ->
        [yes] { $seat }, play a card.
       *[no] { $seat } to play.
    }
skyscraper-decides-steal =
    { $mine ->
        [yes] { $seat }, steal from somebody?
       *[no] { $seat } may steal.
    }
skyscraper-decides-steal-keep =
    { $mine ->
        [yes] { $seat }, keep one of two of { $victim }’s cards.
       *[no] { $seat } keeps one of two of { $victim }’s cards.
    }
skyscraper-decides-roof-insure =
    { $mine ->
        [yes] { $seat }, insure building { $structure } at once?
       *[no] { $seat } may insure building { $structure } at once.
    }
skyscraper-decides-study-deck =
    { $mine ->
        [yes] { $seat }, take or play one of these cards ({ $count }), or swap your hand for all five.
       *[no] { $seat } is looking at cards of the deck ({ $count }).
    }
skyscraper-decides-study-return =
    { $mine ->
        [yes] { $seat }, put the cards back on the deck, the top one last ({ $count } left).
       *[no] { $seat } is putting cards back on the deck ({ $count } left).
    }
skyscraper-decides-study-discard =
    { $mine ->
        [yes] { $seat }, fetch a card from the discard pile.
       *[no] { $seat } fetches a card from the discard pile.
    }
skyscraper-over-completed =
    The last site is completed. { $count ->
        [one] { $seats } wins.
       *[other] { $seats } share the victory.
    }
skyscraper-over-collapsed =
    The last site has collapsed. { $count ->
        [one] { $seats } wins.
       *[other] { $seats } share the victory.
    }
skyscraper-over-last-lap =
    The last lap is over. { $count ->
        [one] { $seats } wins.
       *[other] { $seats } share the victory.
    }
skyscraper-over-resigned =
    Everybody else has resigned. { $count ->
        [one] { $seats } wins.
       *[other] { $seats } share the victory.
    }

# What happened.
skyscraper-told-plays = { $seat } plays { $card }.
skyscraper-told-plays-studied = { $seat } plays { $card }, fresh from the Study.
skyscraper-told-builds = Site { $structure } is now { $metres } m high.
skyscraper-told-toilets =
    { $toilets ->
        [one] { $seat } is a Toilet Specialist with the first Toilet.
       *[other] { $seat } has played { $toilets } Toilets.
    }
skyscraper-told-claims = { $seat } completes building { $structure } at { $metres } m.
skyscraper-told-claims-faulty = { $seat } completes building { $structure } at { $metres } m: Faulty or Smelly.
skyscraper-fault-no-toilet = It has no Toilet.
skyscraper-fault-not-above-threshold = It is not taller than its builder’s tallest.
skyscraper-fault-under-100-metres = It is lower than 100 m.
skyscraper-told-prize-mini = Building { $structure } is the Mini-Skyscraper.
skyscraper-told-prize-unity = Building { $structure } holds Order and Unity.
skyscraper-told-prize-record = Building { $structure } holds the World Record.
skyscraper-told-lost-mini =
    { $gone ->
        [yes] The Mini-Skyscraper Prize leaves the game.
       *[no] Nobody has the Mini-Skyscraper now.
    }
skyscraper-told-lost-unity =
    { $gone ->
        [yes] The Order and Unity Prize leaves the game.
       *[no] Nobody has Order and Unity now.
    }
skyscraper-told-lost-record =
    { $gone ->
        [yes] The World Record leaves the game.
       *[no] Nobody has the World Record now.
    }
skyscraper-told-fault = Building { $structure } is no longer the Mini-Skyscraper: Faulty or Smelly.
skyscraper-told-redeemed = Building { $structure } is no longer Faulty or Smelly.
skyscraper-told-hit =
    { $strength ->
        [0] Structure { $structure } cannot take this Earthquake.
        [one] Structure { $structure } is shaken; one more Earthquake fells it.
       *[other] Structure { $structure } is shaken; it takes { $strength } more Earthquakes to fell it.
    }
skyscraper-told-insured = Structure { $structure } is insured; it now takes { $strength } Earthquakes to fell it.
skyscraper-told-cancelled = Structure { $structure }: Earthquake and Insurance cancel each other ({ $strength ->
        [one] one Earthquake fells it
       *[other] it takes { $strength } Earthquakes to fell it
    }).
skyscraper-told-century = Everything shakes!
skyscraper-told-collapsed =
    { $kind ->
        [site] Site { $structure } collapses.
       *[building] Building { $structure } ({ $owner }) collapses.
    }
skyscraper-told-site = Site { $structure } opens: { $foundation }.
skyscraper-told-studies =
    { $seat } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the deck.
skyscraper-told-studies-cards = { $seat } looks at the top of the deck: { $cards }.
skyscraper-told-takes = { $seat } takes a card.
skyscraper-told-takes-card = { $seat } takes { $card }.
skyscraper-told-swaps = { $seat } takes all five cards and puts the old hand onto the deck.
skyscraper-told-swaps-cards = { $seat } takes all five cards: { $cards }.
skyscraper-told-puts-back = { $seat } puts { $card } back on the deck.
skyscraper-told-fetches = { $seat } fetches { $card } from the discard pile.
skyscraper-told-pulls =
    { $seat } pulls { $count ->
        [one] the last card
       *[other] two cards
    } from { $victim }’s hand.
skyscraper-told-pulls-cards = { $seat } pulls cards from { $victim }’s hand: { $cards }.
skyscraper-told-keeps = { $seat } keeps one of { $victim }’s cards.
skyscraper-told-keeps-card = { $seat } keeps { $victim }’s { $card }.
skyscraper-told-no-theft = { $seat } steals nothing.
skyscraper-told-tornado-left = All hands move on to the left.
skyscraper-told-tornado-left-cards = All hands move on to the left. Your new hand: { $cards }.
skyscraper-told-tornado-right = All hands move on to the right.
skyscraper-told-tornado-right-cards = All hands move on to the right. Your new hand: { $cards }.
skyscraper-told-discards = { $seat } cannot play and discards { $card }.
skyscraper-told-draws =
    { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
skyscraper-told-draws-cards = { $seat } draws { $cards }.
skyscraper-told-passes = { $seat } passes.
skyscraper-told-last-lap = The deck and a hand are empty: whoever has cards may play one more.
skyscraper-told-resigns = { $seat } resigns; the hand goes to the discard pile.

# What can be picked, and what a move would do.
skyscraper-pick-hand = { $card }
skyscraper-pick-studied = { $card }, just studied
skyscraper-pick-put-back = Put back { $card }
skyscraper-pick-fetch = Fetch { $card }
skyscraper-pick-keep = Keep { $card }
skyscraper-pick-steal = Steal
skyscraper-pick-pass = Pass
skyscraper-pick-swap-hand = Swap the whole hand for the five cards
skyscraper-pick-decline-steal = Do not steal
skyscraper-pick-decline-roof-insure = Do not insure it
skyscraper-preview-build =
    { $card } on site { $structure }: { $metres } m, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
skyscraper-preview-strength =
    { $strength ->
        [one] one Earthquake fells it
       *[other] it takes { $strength } Earthquakes to fell it
    }
skyscraper-preview-toilet = one point for you as Toilet Specialist
skyscraper-preview-steals = you may steal a card
skyscraper-preview-roof =
    { $card } on site { $structure }: yours at { $metres } m, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
skyscraper-preview-fault-no-toilet = no Toilet
skyscraper-preview-fault-not-above-threshold = not taller than your tallest
skyscraper-preview-fault-under-100-metres = lower than 100 m
skyscraper-preview-faulty =
    Faulty or Smelly: { $points } instead of { $instead ->
        [one] { $instead } point
       *[other] { $instead } points
    }
skyscraper-preview-toilet-unknown = Faulty or Smelly if no Toilet is in it
skyscraper-preview-above-threshold = above your threshold of { $threshold } m
skyscraper-preview-takes-mini = takes the Mini-Skyscraper
skyscraper-preview-takes-unity = takes Order and Unity
skyscraper-preview-takes-record = takes the World Record
skyscraper-preview-may-take-mini = takes the Mini-Skyscraper if a Toilet is in it
skyscraper-preview-may-take-unity = takes Order and Unity if all its Floors are of one category
skyscraper-preview-may-take-record = may take the World Record
skyscraper-preview-quake =
    Earthquake on { skyscraper-place }: strength { $before } becomes { $strength }
skyscraper-preview-meets-insurance = it uses up an Insurance
skyscraper-preview-meets-earthquake = it removes an Earthquake
skyscraper-preview-collapses = it collapses
skyscraper-preview-insure = Insurance on { skyscraper-place }: strength { $before } becomes { $strength }
skyscraper-preview-century = Earthquake of the Century
skyscraper-preview-loses-insurance = { skyscraper-place } loses an Insurance, strength { $strength }
skyscraper-preview-falls = { skyscraper-place } collapses
skyscraper-preview-is-marked = { skyscraper-place } is marked, strength { $strength }
skyscraper-preview-loses-mini =
    { $where ->
        [seat] the Mini-Skyscraper goes to { $seat }
        [gone] the Mini-Skyscraper leaves the game
       *[display] the Mini-Skyscraper is unclaimed again
    }
skyscraper-preview-loses-unity =
    { $where ->
        [seat] Order and Unity goes to { $seat }
        [gone] Order and Unity leaves the game
       *[display] Order and Unity is unclaimed again
    }
skyscraper-preview-loses-record =
    { $where ->
        [seat] the World Record goes to { $seat }
        [gone] the World Record leaves the game
       *[display] the World Record is unclaimed again
    }
skyscraper-preview-threshold-rises = your threshold becomes { $metres } m
skyscraper-preview-becomes-faulty = { skyscraper-place } becomes Faulty or Smelly
skyscraper-preview-is-redeemed = { skyscraper-place } is sound again
skyscraper-preview-points = { $seat }: points { $before } → { $after }
skyscraper-preview-ends-game = the game ends
skyscraper-check-floors =
    { $count ->
        [one] { $count } floor
       *[other] { $count } floors
    }
skyscraper-check-mini = exactly { $metres } m
skyscraper-check-height = { $metres } m, minimum { $least }
skyscraper-check-threshold =
    { $met ->
        [yes] above your threshold { $threshold }
       *[no] not above your threshold { $threshold }
    }
skyscraper-check-toilet =
    { $met ->
        [yes] a Toilet
        [open] perhaps a Toilet
       *[no] no Toilet in the stack
    }
skyscraper-prospect-roof = a Roof may now go on
skyscraper-prospect-short = { $metres } m short of { $least } m
skyscraper-prospect-threshold =
    { $above ->
        [yes] above your threshold { $threshold }
       *[no] not above your threshold { $threshold }
    }
skyscraper-preview-study-deck =
    Study { $count ->
        [one] the last card of the deck
       *[other] the top { $count } cards of the deck
    }
skyscraper-preview-study-discard = Study the discard pile
skyscraper-preview-study-nothing = Study with nothing to look at
skyscraper-preview-new-site = then a new site opens
skyscraper-preview-tornado-left = Tornado to the left
skyscraper-preview-tornado-right = Tornado to the right
skyscraper-preview-hands = { $taker } gets your hand, you get { $giver }’s
skyscraper-preview-steal =
    Steal from { $seat } ({ $count ->
        [one] the last card
       *[other] two cards, keep one
    })
skyscraper-preview-discard = Discard { $card }
skyscraper-preview-keep = Keep { $card }
skyscraper-preview-take = Take { $card } into your hand
skyscraper-preview-put-back =
    { $count ->
        [one] Put { $card } back as the top card
       *[other] Put { $card } back
    }
skyscraper-preview-swap-hand = Take all five cards; your hand goes onto the deck
skyscraper-preview-decline =
    { $phase ->
        [steal] Do not steal
       *[roof-insure] Do not insure it
    }
skyscraper-preview-pass = Pass

# Refusals.
refusal-skyscraper-already-left = { $seat } has resigned already.
refusal-skyscraper-not-asked = Nobody asked for that now; play a card.
refusal-skyscraper-decide-first =
    { $phase ->
        [steal] First decide whether to steal, and from whom.
        [steal-keep] First keep one of the two cards.
        [roof-insure] First decide whether to insure the new building.
        [study-deck] First take or play a studied card, or swap your hand.
        [study-return] First put the cards back on the deck.
       *[study-discard] First take a card from the discard pile; it cannot be played at once.
    }
refusal-skyscraper-must-play = A card must be played; passing is for the last lap.
refusal-skyscraper-swap-needs-five = The hand can be swapped only for { $needed } cards; there are { $seen }.
refusal-skyscraper-no-such-card = There is no such card.
refusal-skyscraper-not-pulled = { $card } is not one of the two cards.
refusal-skyscraper-not-to-put-back = { $card } is not one of the cards to put back.
refusal-skyscraper-no-study-from-discard = A Study cannot fetch a Study; take another card.
refusal-skyscraper-not-discarded = { $card } is not on the discard pile.
refusal-skyscraper-not-studied = { $card } is not one of the studied cards.
refusal-skyscraper-not-in-hand = { $card } is not in your hand.
refusal-skyscraper-pass-instead = In the last lap nothing is discarded; pass instead.
refusal-skyscraper-can-play = A card is discarded only if none can be played.
refusal-skyscraper-not-an-opponent = Choose an opponent to steal from.
refusal-skyscraper-empty-hand = { $seat } has no cards to steal.
refusal-skyscraper-wrong-card = { $card } cannot be played like that.
refusal-skyscraper-only-the-new-building = Only the new building { $structure } can be insured now.
refusal-skyscraper-deck-is-empty = The deck is empty; study the discard pile.
refusal-skyscraper-nothing-to-fetch = The discard pile has nothing that a Study may fetch.
refusal-skyscraper-study-something = There is something to study: choose the deck or the discard pile.
refusal-skyscraper-not-a-site = Number { $structure } is not an open site.
refusal-skyscraper-needs-two-floors =
    { $floors ->
        [0] Site { $structure } has none of the 2 floors that a Roof needs.
       *[other] Site { $structure } has { $floors } of the 2 floors that a Roof needs.
    }
refusal-skyscraper-not-standing = There is no structure { $structure }.
refusal-skyscraper-needs-card-file = Skyscraper needs its card file.
refusal-skyscraper-deal-does-not-fit = This deal does not fit the card file and the number of players.
