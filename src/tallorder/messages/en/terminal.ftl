# The game in the terminal.
terminal-welcome = Tall Order. Which game shall it be?
terminal-offer = { $title } ({ $fewest }–{ $most } players)
terminal-own-deck = With cards of your own: tallorder play comparity --deck FILE, or cardline.
terminal-ask-game = Game ({ $least }–{ $most }, q to quit):
terminal-ask-players = How many play ({ $least }–{ $most })?
terminal-ask-people = How many of them are people at this terminal ({ $least }–{ $most }; the others are bots)?
terminal-expected-number = Please type a number from { $least } to { $most }, or q to quit.
terminal-begin = { $title }: { $players } play. Type ? for help.
terminal-player-name = Player { $seat }
terminal-bot-name = Bot { $seat }
terminal-ask-choice = Your choice (1–{ $count }, ? for help):
terminal-ask-move = Which one (1–{ $count }, 0 to go back)?
terminal-ask-resign = Give up and let the others play on (y/n)?
terminal-help =
    Type the number of what you want to do. You can also type a move in notation, as a record writes it.
    t: describe the table again. 0: back to the first list. w: why the bots moved as they did. resign: give up and let the others play on. q: quit the game. ?: this help.
terminal-not-in-list = That number is not in the list.
terminal-no-move = “{ $text }” is not one of your moves now. Type a number from the list, or ? for help.
terminal-hide = Press Enter to hide your cards.
terminal-hand-over = { $player }, it is your decision. Press Enter when only you are looking.
terminal-broken-off = The game was broken off.
terminal-winners =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the victory.
    } [{ $rule }]
terminal-score = { $player }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
terminal-ask-again = Another game with the same people (y/n)?
terminal-recorded = The record is in { $file }.

position-decides = Seat { $seat } decides ({ $phase }).
position-legal =
    { $count } legal { $count ->
        [one] move
       *[other] moves
    }:
terminal-why = Why { $player }: { $why }
