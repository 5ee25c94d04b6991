# Cards on paper: `tallorder print`.

print-done = { $pages ->
    [one] { $file }: 1 page
   *[other] { $file }: { $pages } pages
}, { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
}.
print-how-long = Print at 100% (no “fit to page”), on both sides, flipping on the long edge.
print-how-short = Print at 100% (no “fit to page”), on both sides, flipping on the short edge.
print-how-fold = Print at 100% (no “fit to page”) on one side, fold along the dashed line, glue, and cut.
print-how-none = Print at 100% (no “fit to page”) on one side.
print-how-booklet = Print on both sides, flipping on the short edge; fold the stack once and staple it.
print-how-poster = An A1 page; any print shop scales it down to A2 or A3.
print-ruler = This line is 10 cm long when the page is printed at 100%.
print-calibrate-title = Where does the printer put the back?
print-calibrate-1 = 1. Print both pages on one sheet, on both sides, at 100%.
print-calibrate-2 = 2. Hold the sheet up to the light, this side towards you. Read on the small rulers where the cross of the other side lies, in millimetres.
print-calibrate-3 = 3. Print your cards with the opposite of what you read: for a cross 1.5 mm to the left and 0.5 mm too low, --offset 1.5,-0.5.
print-calibrate-back = The other side
print-poster = { $deck }: { $measure }
print-rules = { $game }: rules
print-players-minutes = { $fewest }–{ $most } players · about { $minutes } minutes
print-unknown-card = There is no card “{ $card }” in this deck: give core, all, or ids separated by commas.
print-no-room = Cards of { $width } mm with { $bleed } mm of bleed do not fit on this paper: choose a smaller --size or --bleed.
print-no-order = This deck has no measure “{ $order }”; it has { $allowed }.
print-not-for-skyscraper = Skyscraper has no { $option }: its cards have one common back.
print-this-deck = Print this deck
print-cards-pdf = Cards, both sides
print-fold-pdf = Cards to fold and glue
print-poster-pdf = Poster
print-rules-pdf = Rules booklet
print-answers = These sheets show all the answers: whoever prints them sees them.
print-no-fonts = The typefaces for printing are missing: run `make setup` in a checkout, or install a wheel.
