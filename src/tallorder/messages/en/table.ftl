# What a table refuses, with what to do instead.
refusal-no-such-table = There is no such table. Check the link, or open a new table.
refusal-table-deleted = This table has been deleted.
refusal-not-joined = Join a table first.
refusal-other-table = This connection follows another table; join this one first.
refusal-bad-token = This personal link opens no seat here. Ask the host for a seat, or watch.
refusal-not-your-seat = Seat { $seat } is not yours.
refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-table-full = All { $most } seats of this table are taken.
refusal-seat-plays = Seat { $seat } does not play in this game; it is in for the next.
refusal-seats-order = Name each of the { $count } seats once.
refusal-name-taken = Somebody here is called “{ $name }” already, or almost; choose another name.
refusal-name-empty = Choose a name with at least one letter.
refusal-only-host = Only the host can do that.
refusal-not-a-person = Seat { $seat } is not a person’s.
refusal-host-stays = The host stays at the table; hand the table over first.
refusal-game-running = That has to wait until the game is over.
refusal-no-game = No game is running; the host can begin one.
refusal-game-frozen = This stored game cannot be continued by this release. It can be read, and the host can end it.
refusal-too-few-players =
    { $players ->
        [one] One player is here
       *[other] { $players } players are here
    }, but the game needs { $fewest }. Invite somebody or add bots.
refusal-unknown-deck = That deck is not here any more; hand it in again or choose another.
refusal-already-resigned = Seat { $seat } has given up this game already.
refusal-deck-not-in-box = This game was played with a deck of somebody’s own: only whoever brought it can open a table with it.
refusal-stale = The table has moved on; here is how it stands now.
refusal-future = This move belongs to a moment that has not come yet; look at the table again.
refusal-bot-plays = A bot plays for seat { $seat } at the moment; take the seat back first.
refusal-unknown-level = There is no bot “{ $level }”.
refusal-still-here = Seat { $seat } is here, or was a moment ago. After { $seconds } seconds away a bot can sit in.
refusal-no-bot-here = No bot sits in for seat { $seat }.
refusal-already-voted = You have said so already; the others have to agree.
refusal-undo-nothing = You have no move to take back.
refusal-undo-news = New information was revealed, so it can’t be undone.
refusal-undo-pending = An undo has been asked for already.
refusal-undo-not-asked = Nobody has asked for an undo.
refusal-undo-not-yours = Your answer is not needed for this undo.
refusal-again-said = You have said so already; the others have to agree, or the host starts.
refusal-hint-people = Hints are only for games against bots alone.
refusal-hint-not-now = Hints are for your own turn.
refusal-no-hint = This game has no bot that could give a hint.
refusal-no-such-moment = There is no such moment in this game.
refusal-nothing-to-decide = The game is over at this moment: there is nothing left to decide.
refusal-no-such-choice = That is not one of the choices now.
refusal-no-such-card = That card is not in sight; pick one on the table.
refusal-card-not-open = Only open cards can be reported.
refusal-store-full = The server’s disk is full: the move was not made. Try again when there is room.
refusal-store-down = The server’s store does not answer: try again in a moment.
refusal-too-fast = That was too fast; wait a moment.
refusal-too-many-tables = Too many tables were opened from your network; try again later.
refusal-too-many-seats = Too many seats were taken from your network; try again in a few minutes.
refusal-too-many-connections = Too many connections from your network; close some and try again.
refusal-too-many-watching = This table has { $most } connections already; that is as many as it takes.
refusal-too-large = That is too large: at most { $most } bytes.
refusal-not-understood = The server did not understand this message: { $detail }
refusal-server-error = Something went wrong on the server. Nothing was changed; try again.
refusal-other-origin = This page comes from another place than the server; open the table by its own link.
refusal-no-such-page = There is nothing here.
refusal-only-here = Only whoever sits at the server’s own machine can let others in.

moving-exported = Exported: { $tables } tables, { $decks } decks, { $reports } reports.
moving-imported = Imported: { $tables } tables, { $decks } decks, { $reports } reports.
backup-taken = Backed up into { $file }: { $entries } entries of tables, { $decks } decks.
backup-restored = Restored from { $file }: { $entries } entries of tables, { $decks } decks.
serve-taken = Another server serves { $file } already. Stop it first, or name another file with --store.
deck-no-reports = Nobody has reported a card.
