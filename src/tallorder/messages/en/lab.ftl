# The laboratory's pages and tables.
lab-title = { $game }: two sets of rules on the same deals
lab-usual-rules = the usual rules
lab-percent = { NUMBER($number, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
lab-interval = { $low } to { $high }
lab-won-by = Won by whoever plays { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] last
}
lab-measure-length = Decisions in a game
lab-measure-lead-changes = Changes of the lead
lab-measure-comebacks = Comebacks: the winner was last at half-time
lab-measure-drama = Drama: how late the winner takes the lead for good
lab-measure-forced = Decisions with one legal move
lab-measure-bluffs = Cards placed where they do not belong
lab-measure-tries = Checks, or cards placed in the line
lab-measure-hits = Checks that caught something, or cards placed right
lab-measure-knowledge = Won by the seat that knows nearly everything
lab-summary = { NUMBER($games) } games on { NUMBER($deals) } deals, each deal played by both rules: { $decided ->
    [0] none of the { $measures } measures differs for sure.
    [one] { $decided } of { $measures } measures differs for sure.
   *[other] { $decided } of { $measures } measures differ for sure.
}
lab-seats = Who wins
lab-seats-how = By seat in turn order; the lines are 95% intervals.
lab-fair-share = fair share { $share }
lab-differences = What the new rules change
lab-differences-how = The difference deal by deal with its 95% interval, each in its own units. Green means decided: the interval leaves out zero.
lab-all = All measures
lab-measure = Measure
lab-new = New rules
lab-old = Compared with
lab-difference = Difference
lab-interval-head = 95% interval
lab-verdict = Decided?
lab-decided = yes
lab-no-difference = no difference seen
lab-needs = needs { NUMBER($games) } more games
lab-chance-note = Of twenty measures that do not differ at all, one will look decided by chance. Needed games are those that would show a difference as large as the one seen four times in five.
lab-parting = The first move where the rules part
lab-parting-none = On the first { $deals } deals both rules led to the same games.
lab-parting-where = On deal { $deal } the games part at move { $move }, when seat { $seat } decides:
lab-parting-replay = Both games as records: tallorder replay checks and explains them.
lab-parting-position = The last moment they share
lab-again = The same page again
lab-fact-version = Tall Order
lab-fact-deck = Deck and its hash
lab-fact-seed = Seed
lab-fact-bots = Who plays, by seat
lab-fact-date = Made on

# The deck doctor.
lab-doctor-title = { $deck }: the deck doctor
lab-doctor-summary = { $cards } cards in { NUMBER($games) } games: { $spoiled } spoiled by their names, { $twins } with a twin, { $dull } dull, { $decides } that decide games.
lab-doctor-spoiled = Spoiled by their names ({ $cards })
lab-doctor-spoiled-how = Something on the name side hints at the value: a number, or a word such as “tallest”.
lab-doctor-twins = Twins ({ $cards })
lab-doctor-twins-how = Values so close that nobody can put them in order: the same year, or less than one percent apart.
lab-doctor-dull = Dull ({ $cards })
lab-doctor-dull-how = Placed right far more often than the other cards by players of normal knowledge: little to decide.
lab-doctor-decides = Cards that decide games ({ $cards })
lab-doctor-decides-how = Whoever is dealt one wins clearly more, or less, often than the others.
lab-doctor-why-spoiled = says “{ $found }”
lab-doctor-why-dull = right { $right } of the time
lab-doctor-why-decides = wins { $swing } (±{ $half })
lab-doctor-right = right { $right } of the time
lab-doctor-best = The best { $cards } cards
lab-doctor-best-how = Those with the least against them, spread over all values; of twins, one is kept.
lab-doctor-ids = Their ids, for a deck file
lab-doctor-fact-game = Tried in
