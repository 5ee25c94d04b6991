# The frame around every table: sheets, notices, signs, what is said about rules and cards.
the-rule = The rule for this
turn-of = It is { $name }’s turn
said-of = { $name }: { $words }
link-back = Connected again.
all-wait-for = Everybody waits for { $name }, who is away.
vote-bot = Let a bot play on ({ $have } of { $need } agree)
votes = { $have } of { $need } agree
undo-waits = Asked to take the move back. Still to answer: { $names }.
undo-withdraw = Withdraw
undo-stands = { $seat } would rather let the move stand.
undo-withdrawn = { $seat } lets the move stand after all.
told-undone = { $seat } has taken the last move back.
bot-for-you = A bot plays for you at the moment.
since-away = While you were away
watch = Watch
other-device = Go on at another device
vibration = Vibration
notify-allow = Allow
notify-denied = blocked in the browser
keys = Keys
keys-move = walk over the table
keys-next = next free place for the card
keys-check = check a card
keys-draw = draw (in a Duet)
keys-view = compact or grid
keys-card = choose a card of your hand
keys-gap = next place in the line
keys-ends = first or last place
keys-target = next target
keys-site = choose a site
keys-confirm = do it
keys-cancel = put it down
keys-hand = to your hand
keys-status = the table in words
keys-log = what happened
keys-react = say something
keys-menu = table and settings
keys-help = this list
status = The table in words
status-yours = It is your decision.
status-theirs = To decide: { $name }.
change-game = Another game
next-first = begins next: { $name }

# Every table has a name by which people find it again, made of two words.
table-title = Table “{ $name }”
table-called = table “{ $name }”
table-named = { $quality } { $animal }
table-quality =
    { $number ->
        [0] Brass
        [1] Amber
        [2] Copper
        [3] Marble
        [4] Velvet
        [5] Paper
        [6] Glass
        [7] Silver
        [8] Golden
        [9] Maple
        [10] Cedar
        [11] Coral
        [12] Slate
        [13] Ink
        [14] Linen
       *[other] Crystal
    }
table-animal =
    { $number ->
        [0] otter
        [1] fox
        [2] owl
        [3] heron
        [4] squirrel
        [5] lynx
        [6] turtle
        [7] marten
        [8] swallow
        [9] titmouse
        [10] mink
        [11] panda
        [12] gull
        [13] puma
        [14] seal
       *[other] zebra
    }
