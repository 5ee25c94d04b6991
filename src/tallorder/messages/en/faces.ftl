# Marks on the name side.
face-mark-approximate = ≈ { $measure }
face-mark-us = US only
face-mark-all = all

# The categories and kinds of Skyscraper's cards.
face-residential = Residential
face-offices = Offices
face-hotels = Hotels
face-restaurants = Restaurants
face-shops = Shops
face-special = Special Floor
face-toilet = Toilet
face-roof = Roof
face-foundation = Foundation
face-action = Action
face-prize = Prize
face-metres = m
face-kilometres = km

# The contact sheet.
face-sheet = { $cards ->
        [one] { $cards } card, face-down and face-up
       *[other] { $cards } cards, face-down and face-up
    }
face-sheet-core = In the box
face-sheet-more = More cards
face-sheet-skyscraper = Skyscraper
face-sheet-kinds = { $kinds } kinds of cards, { $cards } in the box
face-sheet-tower = On the table
face-sheet-back = Back
face-sheet-done = Contact sheet of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } written to { $file }. Open it in a browser.
face-sheet-unwritable = { $file } cannot be written ({ $reason }). Name another file with --out.
