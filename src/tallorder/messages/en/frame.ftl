# The frame around every table: sheets, notices, signs, what is said about rules and cards.
the-rule = The rule for this
turn-of = It is { $name }’s turn
said-of = { $name }: { $words }
link-back = Connected again.
all-wait-for = Everybody is waiting for { $name }, who is offline.
vote-bot = Let a bot play on ({ $have } of { $need } agree)
votes = { $have } of { $need } agree
undo-waits = You asked to take the move back. Still to answer: { $names }.
undo-withdraw = Withdraw
undo-stands = { $seat } would rather keep the move.
undo-withdrawn = { $seat } keeps the move after all.
told-undone = { $seat } took the last move back.
bot-for-you = A bot is playing for you.
since-away = While you were away
watch = Watch
other-device = Continue on another device
vibration = Vibration
notify-allow = Allow
notify-denied = blocked in the browser
keys = Shortcuts
keys-move = move around the table
keys-next = next free place for the card
keys-check = check a card
keys-draw = draw (in a Duet)
keys-view = compact or grid
keys-card = choose a card of your hand
keys-gap = next place in the line
keys-ends = first or last place
keys-target = next target
keys-site = choose a site
keys-confirm = confirm
keys-cancel = cancel
keys-hand = to your hand
keys-status = describe the table
keys-log = what happened
keys-react = say something
keys-menu = table and settings
keys-help = this list
status = Describe the table
status-yours = It is your turn to decide.
status-theirs = Deciding: { $name }.
change-game = Another game
next-first = First next time: { $name }
since-turn = Since your turn
since-step = Step through since your turn
since-count = { $now } of { $all }
since-watch = See it on the table
keys-since = what happened since your turn

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

# Help against bots, and who is at the table.
hint = Hint
hint-says = A bot in your seat would say: “{ $why }”
told-hinted = { $seat } asked for a hint.
told-bot-sat-in = A bot plays for { $seat }.
told-took-back = { $seat } is back and plays on.
bot-played-for-you =
    { $count ->
        [one] While you were away, a bot moved for you: { $moves }
       *[other] While you were away, a bot made { $count } moves for you, most recently: { $moves }
    }
you-watch = You are watching. Take a seat, and you are in from the next game.
you-watch-full = You are watching: all seats are taken.
again-vote = Play again
again-said = You want to play again
again-wanted = Wants to play again: { $names }
again-waits = Waiting for: { $names }
helped = with help
picture-saved = Picture saved
