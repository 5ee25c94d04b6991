"""What may be done at a table, and by whom: a command becomes a proposed change, or is refused. Nothing changes here.

Time, chance and decks come from outside, in `Given`. The same function decides for people, bots and the server itself.
"""

from typing import Final

import msgspec

from tallorder.bots.players import levels, read_bot, skills
from tallorder.cards import BuildingSet, Deck
from tallorder.catalogue import Start, manifests, offer
from tallorder.table import changes, commands, names
from tallorder.table.changes import Change, store_settings, write_change
from tallorder.table.commands import Settings, TableCommand
from tallorder.table.game import TableGame, Trial, fingerprint, read_move
from tallorder.table.journal import Entry
from tallorder.table.lesson import begin_step
from tallorder.table.refusals import refuse
from tallorder.table.settings import begin, check_settings
from tallorder.table.table import Player, Table, token_hash

MOST_SEATS: Final = 10
BOT_NAMES: Final = ("Mira", "Otto", "Vera", "Leo", "Nina", "Hugo", "Ida", "Max", "Zoé", "Ivo")
STAND_IN: Final = "friend"
"""The level of a bot that goes on for somebody who was removed."""


class Given(msgspec.Struct, frozen=True):
    """What a decision needs from outside."""

    at: int = 0
    """The time, in milliseconds since 1970."""
    token: str = ""
    """A new token that nobody can guess."""
    seed: int = 0
    """A new seed that nobody can guess."""
    deck: Deck | BuildingSet | None = None
    """The deck that `deck_needed` asked for."""
    here: tuple[int, ...] = ()
    """The seats whose people are connected."""
    away: tuple[int, ...] = ()
    """The seats whose people have been away for `patience` seconds."""
    patience: int = 0


class Proposed(msgspec.Struct, frozen=True, gc=False):
    """What a command amounts to. It happens when it has been written down."""

    change: Change
    trial: Trial | None = None
    """A step, tried on a clone."""
    start: Start | None = None
    """What a new game begins from."""

    def entry(self, table: Table, at: int) -> Entry:
        """The change as the next line of the table's log."""
        position = None
        if self.trial is not None:
            position = fingerprint(self.trial.game)
        elif self.start is not None:
            position = fingerprint(self.start.begin())
        return Entry(table.version + 1, at, write_change(self.change), position)


def clean_name(table: Table, name: str, own: int | None = None) -> str:
    """A name as it is shown: one line, something to be seen, and not to be taken for somebody else's at the table."""
    kept = names.shown(name)
    if not kept:
        raise refuse("name-empty")
    if names.is_taken(kept, (player.name for seat, player in enumerate(table.players) if seat != own)):
        raise refuse("name-taken", name=kept)
    return kept


def player_at(table: Table, seat: int) -> Player:
    """Who sits in a seat."""
    if seat >= len(table.players):
        raise refuse("no-such-seat", seat=seat + 1)
    return table.players[seat]


def require_own_seat(table: Table, seat: int, held: tuple[int, ...]) -> Player:
    """The player of a seat that the sender holds."""
    player = player_at(table, seat)
    if seat not in held:
        raise refuse("not-your-seat", seat=seat + 1)
    return player


def require_host(table: Table, held: tuple[int, ...]) -> None:
    """Some things are the host's to decide."""
    if table.host not in held:
        raise refuse("only-host")


def require_no_game(table: Table, seat: int | None = None) -> None:
    """Some things wait until the game is over; a seat that is not in the game need not."""
    if table.is_running and (seat is None or seat < table.seats_in_game):
        raise refuse("game-running")


def require_game(table: Table) -> TableGame:
    """The running game."""
    if not table.is_running:
        raise refuse("no-game")
    if table.is_frozen or table.game is None:
        raise refuse("game-frozen")
    return table.game


def require_version(table: Table, game: TableGame, version: int) -> None:
    """A move belongs to the position it was made in."""
    if version > table.version:
        raise refuse("future", version=version, newest=table.version)
    if version < game.position_version:
        raise refuse("stale", version=version, newest=table.version)


def require_player(table: Table, seat: int, held: tuple[int, ...]) -> TableGame:
    """The running game, if the sender may act in it for this seat."""
    player = require_own_seat(table, seat, held)
    game = require_game(table)
    if seat >= game.players:
        raise refuse("seat-plays", seat=seat + 1)
    if player.is_played_by_bot:
        raise refuse("bot-plays", seat=seat + 1)
    return game


def deck_needed(table: Table, command: TableCommand, held: tuple[int, ...]) -> Settings | None:
    """The settings whose deck a command cannot be decided without; refuses whoever may not give it."""
    if isinstance(command, commands.GoToStep):
        require_host(table, held)
        return table.settings
    if isinstance(command, commands.WantAgain):
        require_own_seat(table, command.seat, held)
    elif isinstance(command, commands.Choose | commands.Begin | commands.ResetMemory):
        require_host(table, held)
    else:
        return None
    require_no_game(table)
    return table.resolve_settings(command.settings) if isinstance(command, commands.Choose) else table.settings


def decide_opening(table: Table, name: str, settings: Settings, secret: str, given: Given) -> Proposed:
    """Somebody opens a table and is its host."""
    assert given.deck is not None
    check_settings(table, settings, given.deck)
    opened = changes.Opened(clean_name(table, name), token_hash(given.token), secret, store_settings(settings))
    return Proposed(opened)


def decide(table: Table, command: TableCommand, held: tuple[int, ...], given: Given) -> Proposed:
    """What a command by whoever holds these seats amounts to; Refused says why it may not be."""
    match command:
        case commands.Play(version=version, seat=seat, move=raw):
            game = require_player(table, seat, held)
            require_version(table, game, version)
            trial = game.attempt(seat, read_move(game.rules.engine, raw))
            if table.lesson is not None and trial.move is not None:
                table.lesson.require(game, trial.move)
            return _step(trial)
        case commands.PlayAsBot(seat=seat, position=position, move=move, why=why):
            game = require_game(table)
            if game.position_version != position or not player_at(table, seat).is_played_by_bot:
                raise refuse("stale", version=position, newest=table.version)
            return _step(game.attempt(seat, move, why))
        case commands.Resign(seat=seat):
            require_own_seat(table, seat, held)
            game = require_game(table)
            if seat >= game.players:
                raise refuse("seat-plays", seat=seat + 1)
            if seat in game.resigned:
                raise refuse("already-resigned", seat=seat + 1)
            return _step(game.attempt(seat, None))
        case commands.Begin():
            require_host(table, held)
            return _begin(table, given)
        case commands.WantAgain(seat=seat):
            return _want_again(table, seat, held, given)
        case commands.GoToStep(step=place):
            require_host(table, held)
            if table.lesson is None or place >= len(table.lesson.lesson.steps):
                raise refuse("no-lesson")
            assert given.deck is not None
            lesson = table.lesson.lesson
            step_began, start = begin_step(lesson, lesson.steps[place], given.deck, given.seed)
            return Proposed(step_began, start=start)
        case _:
            return Proposed(_decide_table(table, command, held, given))


def _step(trial: Trial) -> Proposed:
    return Proposed(trial.change(), trial)


def _begin(table: Table, given: Given) -> Proposed:
    """The next game, as it was agreed."""
    require_no_game(table)
    assert given.deck is not None
    engine = offer(table.settings.game).engine
    for player in table.players:
        if player.level:
            read_bot(engine, player.level)
    began, start = begin(table, given.deck, given.seed)
    return Proposed(began, start=start)


def _want_again(table: Table, seat: int, held: tuple[int, ...], given: Given) -> Proposed:
    """One more game: at once if the host says so, or as soon as everybody who is there has."""
    require_own_seat(table, seat, held)
    require_no_game(table)
    if not table.games:
        raise refuse("no-game")
    wanting = table.again | {seat}
    there = {one for one in given.here if one < len(table.players) and table.players[one].is_person}
    if seat == table.host or there <= wanting:
        return _begin(table, given)
    if seat in table.again:
        raise refuse("again-said")
    return Proposed(changes.AgainWanted(seat))


def _decide_table(table: Table, command: TableCommand, held: tuple[int, ...], given: Given) -> Change:
    """Everything about the table itself."""
    match command:
        case commands.Sit(name=name):
            if len(table.players) >= MOST_SEATS:
                raise refuse("table-full", most=MOST_SEATS)
            return changes.Seated(clean_name(table, name), token_hash(given.token))
        case commands.Rename(seat=seat, name=name):
            require_own_seat(table, seat, held)
            return changes.Renamed(seat, clean_name(table, name, seat))
        case commands.Renew(seat=seat):
            require_own_seat(table, seat, held)
            return changes.Renewed(seat, token_hash(given.token))
        case commands.Stand(seat=seat):
            require_own_seat(table, seat, held)
            require_no_game(table, seat)
            if seat == table.host:
                raise refuse("host-stays")
            return changes.Stood(seat)
        case commands.TakeBack(seat=seat):
            if not require_own_seat(table, seat, held).is_played_by_bot:
                raise refuse("no-bot-here", seat=seat + 1)
            return changes.TookBack(seat)
        case commands.LetBotSitIn():
            return _let_bot_sit_in(table, command, held, given)
        case commands.AskUndo(seat=seat):
            return _ask_undo(table, seat, held)
        case commands.NoteHint(seat=seat, position=position):
            if require_game(table).position_version != position:
                raise refuse("stale", version=position, newest=table.version)
            return changes.Hinted(seat)
        case commands.AnswerUndo(seat=seat, agree=agree):
            return _answer_undo(table, seat, held, agrees=agree)
        case commands.Abort():
            require_host(table, held)
            if not table.is_running:
                raise refuse("no-game")
            opened = () if table.game is None else table.game.opened_ids(table.game.position)
            return changes.Aborted(changes.Ended(None, opened))
        case commands.PassHost(host=host, seat=seat):
            if table.host != host or not player_at(table, seat).is_person:
                raise refuse("not-a-person", seat=seat + 1)
            return changes.HostMoved(seat, "away")
        case _:
            require_host(table, held)
            return _decide_host(table, command, given)


def _decide_host(table: Table, command: TableCommand, given: Given) -> Change:
    """What only the host may do."""
    match command:
        case commands.Choose():
            require_no_game(table)
            assert given.deck is not None
            settings = table.resolve_settings(command.settings)
            check_settings(table, settings, given.deck)
            return changes.Chosen(store_settings(settings))
        case commands.ResetMemory():
            require_no_game(table)
            if not isinstance(given.deck, Deck):
                raise refuse("unknown-deck")
            return changes.MemoryReset(given.deck.hash)
        case commands.MakeHost(seat=seat):
            if not player_at(table, seat).is_person:
                raise refuse("not-a-person", seat=seat + 1)
            return changes.HostMoved(seat, "given")
        case commands.Remove(seat=seat):
            player = player_at(table, seat)
            if seat == table.host:
                raise refuse("host-stays")
            if table.is_running and seat < table.seats_in_game:
                if not player.is_person:
                    raise refuse("game-running")
                return changes.Removed(seat, player.level or STAND_IN, given.seed)
            return changes.Removed(seat)
        case commands.Reseat(seats=seats):
            require_no_game(table)
            if sorted(seats) != list(range(len(table.players))):
                raise refuse("seats-order", count=len(table.players))
            return changes.Reseated(seats)
        case commands.SetPace(seconds=seconds):
            return changes.Paced(seconds)
        case commands.PlaceBot(level=level):
            if len(table.players) >= MOST_SEATS:
                raise refuse("table-full", most=MOST_SEATS)
            _require_level(table, level)
            others = [player.name for player in table.players]
            name = next(name for name in BOT_NAMES if not names.is_taken(name, others))
            return changes.BotPlaced(name, level, given.seed)
        case commands.SetLevel(seat=seat, level=level):
            require_no_game(table, seat)
            if player_at(table, seat).is_person:
                raise refuse("no-bot-here", seat=seat + 1)
            _require_level(table, level)
            return changes.LevelSet(seat, level)
        case _:
            raise TypeError(f"no table can do {command!r}")


def _require_level(table: Table, level: str) -> None:
    """A bot that can play the chosen game; before one is chosen, any that can play some game."""
    if table.settings.game:
        read_bot(offer(table.settings.game).engine, level)
    elif not any(level in skills(engine) for engine in manifests()):
        raise refuse("unknown-level", level=level)


def _let_bot_sit_in(table: Table, command: commands.LetBotSitIn, held: tuple[int, ...], given: Given) -> Change:
    """The host at once, the others by majority, let a bot play for somebody who has been away for a while.

    Whoever holds the seat too may let a bot play there at any time.
    """
    require_own_seat(table, command.by, held)
    player = player_at(table, command.seat)
    require_game(table)
    if command.seat >= table.seats_in_game or not player.is_person:
        raise refuse("not-a-person", seat=command.seat + 1)
    if player.is_played_by_bot:
        raise refuse("bot-plays", seat=command.seat + 1)
    if command.seat not in held and command.seat not in given.away:
        raise refuse("still-here", seat=command.seat + 1, seconds=given.patience)
    engine = offer(table.settings.game).engine
    if read_bot(engine, command.level).skill not in levels(engine) and command.seat not in held:
        raise refuse("unknown-level", level=command.level)
    sits_in = changes.BotSatIn(command.seat, command.level, given.seed)
    if command.by == table.host or command.by == command.seat:
        return sits_in
    voters = table.votes.get(command.seat, set()) | {command.by}
    others = [
        seat
        for seat, one in enumerate(table.players[: table.seats_in_game])
        if one.is_person and not one.is_played_by_bot and seat != command.seat
    ]
    if command.by not in others:
        raise refuse("not-your-seat", seat=command.by + 1)
    if 2 * len(voters) > len(others):
        return sits_in
    if command.by in table.votes.get(command.seat, set()):
        raise refuse("already-voted")
    return changes.SitInVoted(command.seat, command.by)


def _ask_undo(table: Table, seat: int, held: tuple[int, ...]) -> Change:
    """A seat's last move can be taken back until something new came to light, if those affected agree.

    Whoever plays against bots alone takes back what they like, and the table says that they had help.
    """
    game = require_player(table, seat, held)
    if table.undo is not None:
        raise refuse("undo-pending")
    to = game.undo_target(seat)
    if to is None:
        raise refuse("undo-nothing")
    has_news = game.has_news_since(to)
    if table.plays_alone(seat):
        return changes.Undone(seat, to, helped=has_news)
    if has_news:
        raise refuse("undo-news")
    if any(table.must_agree(other) for other in range(game.players) if other != seat):
        return changes.UndoAsked(seat, to)
    return changes.Undone(seat, to)


def require_hint(table: Table, command: commands.AskHint, held: tuple[int, ...]) -> TableGame:
    """The running game, if this seat may have a hint now: it has to decide, and plays against bots alone."""
    game = require_player(table, command.seat, held)
    require_version(table, game, command.version)
    if not table.plays_alone(command.seat):
        raise refuse("hint-people")
    if game.position.actor != command.seat:
        raise refuse("hint-not-now")
    return game


def _answer_undo(table: Table, seat: int, held: tuple[int, ...], *, agrees: bool) -> Change:
    require_player(table, seat, held)
    request = table.undo
    if request is None:
        raise refuse("undo-not-asked")
    if seat == request.seat and not agrees:
        return changes.UndoDeclined(seat)
    if seat not in request.waiting_for:
        raise refuse("undo-not-yours")
    if not agrees:
        return changes.UndoDeclined(seat)
    if request.waiting_for == {seat}:
        return changes.Undone(request.seat, request.to)
    return changes.UndoAgreed(seat)
