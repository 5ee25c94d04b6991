"""What may be done at a table, and by whom: an order becomes a deed, or is refused. Nothing changes here."""

import unicodedata
from typing import Final

import msgspec

from tallorder.bots.players import SKILLS, read_player
from tallorder.catalogue import offer
from tallorder.table import commands, deeds
from tallorder.table.commands import AnyCommand
from tallorder.table.deeds import Deed
from tallorder.table.playing import Playing
from tallorder.table.refusals import refuse
from tallorder.table.table import Player, Table, mark

MOST_SEATS: Final = 10
BOT_NAMES: Final = ("Mira", "Otto", "Vera", "Leo", "Nina", "Hugo", "Ida", "Max", "Zoé", "Ivo")
STAND_IN: Final = "friend"
"""The level of a bot that goes on for somebody who was removed."""


class Fresh(msgspec.Struct, frozen=True):
    """Chance from outside, for an order that needs some."""

    token: str
    seed: int


def one_line(text: str) -> str:
    """Text as people may type it: one line, without control characters or invisible tricks."""
    letters = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if letter.isspace() else letter for letter in letters)
    return " ".join("".join(one for one in spaced if unicodedata.category(one)[0] != "C").split())


def clean_name(table: Table, name: str, own: int | None = None) -> str:
    """A name as it is shown: one line, no control characters, not used by somebody else at the table."""
    kept = one_line(name)
    if not kept:
        raise refuse("name-empty")
    taken = {player.name.casefold() for seat, player in enumerate(table.players) if seat != own}
    if kept.casefold() in taken:
        raise refuse("name-taken", name=kept)
    return kept


def player_at(table: Table, seat: int) -> Player:
    """Who sits in a seat."""
    if seat >= len(table.players):
        raise refuse("no-such-seat", seat=seat + 1)
    return table.players[seat]


def own(table: Table, seat: int, held: tuple[int, ...]) -> Player:
    """The player of a seat that the sender holds."""
    player = player_at(table, seat)
    if seat not in held:
        raise refuse("not-your-seat", seat=seat + 1)
    return player


def must_be_host(table: Table, held: tuple[int, ...]) -> None:
    """Some things are the host's to decide."""
    if table.host not in held:
        raise refuse("only-host")


def between_games(table: Table, seat: int | None = None) -> None:
    """Some things wait until the game is over; a seat that is not in the game need not."""
    if table.is_running and (seat is None or seat < table.seats_in_game):
        raise refuse("game-running")


def running(table: Table) -> Playing:
    """The running game."""
    if not table.is_running:
        raise refuse("no-game")
    if table.is_frozen or table.playing is None:
        raise refuse("game-frozen")
    return table.playing


def right_version(table: Table, playing: Playing, version: int) -> None:
    """A move belongs to the position it was made in."""
    if version > table.version:
        raise refuse("future", version=version, newest=table.version)
    if version < playing.position_version:
        raise refuse("stale", version=version, newest=table.version)


def mover(table: Table, seat: int, held: tuple[int, ...]) -> Playing:
    """The running game, if the sender may act in it for this seat."""
    player = own(table, seat, held)
    playing = running(table)
    if seat >= playing.players:
        raise refuse("seat-plays", seat=seat + 1)
    if player.is_played_by_bot:
        raise refuse("bot-plays", seat=seat + 1)
    return playing


def decide(table: Table, order: AnyCommand, held: tuple[int, ...], fresh: Fresh) -> Deed:
    """The deed that an order amounts to, for everything but moves and beginnings."""
    match order:
        case commands.Sit(name=name):
            if len(table.players) >= MOST_SEATS:
                raise refuse("table-full", most=MOST_SEATS)
            return deeds.Seated(clean_name(table, name), mark(fresh.token))
        case commands.Rename(seat=seat, name=name):
            own(table, seat, held)
            return deeds.Renamed(seat, clean_name(table, name, seat))
        case commands.Renew(seat=seat):
            own(table, seat, held)
            return deeds.Renewed(seat, mark(fresh.token))
        case commands.Stand(seat=seat):
            own(table, seat, held)
            between_games(table, seat)
            if seat == table.host:
                raise refuse("host-stays")
            return deeds.Stood(seat)
        case commands.TakeBack(seat=seat):
            if not own(table, seat, held).is_played_by_bot:
                raise refuse("no-bot-here", seat=seat + 1)
            return deeds.TookBack(seat)
        case commands.LetBotSitIn():
            return _sit_in(table, order, held, fresh)
        case commands.AskUndo(seat=seat):
            return _ask_undo(table, seat, held)
        case commands.AnswerUndo(seat=seat, agree=agree):
            return _answer_undo(table, seat, held, agrees=agree)
        case commands.Abort():
            must_be_host(table, held)
            if not table.is_running:
                raise refuse("no-game")
            playing = table.playing
            opened = () if playing is None else playing.opened_ids(playing.game)
            return deeds.Aborted(deeds.Ended(None, opened))
        case _:
            must_be_host(table, held)
            return _host(table, order, fresh)


def _host(table: Table, order: AnyCommand, fresh: Fresh) -> Deed:
    """What only the host may do."""
    match order:
        case commands.MakeHost(seat=seat):
            if not player_at(table, seat).is_person:
                raise refuse("not-a-person", seat=seat + 1)
            return deeds.HostMoved(seat, "given")
        case commands.Remove(seat=seat):
            player = player_at(table, seat)
            if seat == table.host:
                raise refuse("host-stays")
            if table.is_running and seat < table.seats_in_game:
                if not player.is_person:
                    raise refuse("game-running")
                return deeds.Removed(seat, player.level or STAND_IN, fresh.seed)
            return deeds.Removed(seat)
        case commands.Reseat(seats=seats):
            between_games(table)
            if sorted(seats) != list(range(len(table.players))):
                raise refuse("seats-order", count=len(table.players))
            return deeds.Reseated(seats)
        case commands.SetPace(seconds=seconds):
            return deeds.Paced(seconds)
        case commands.PlaceBot(level=level):
            if len(table.players) >= MOST_SEATS:
                raise refuse("table-full", most=MOST_SEATS)
            _known_level(table, level)
            taken = {player.name for player in table.players}
            name = next(name for name in BOT_NAMES if name not in taken)
            return deeds.BotPlaced(name, level, fresh.seed)
        case commands.SetLevel(seat=seat, level=level):
            between_games(table, seat)
            if player_at(table, seat).is_person:
                raise refuse("no-bot-here", seat=seat + 1)
            _known_level(table, level)
            return deeds.LevelSet(seat, level)
        case _:
            raise TypeError(f"no table can do {order!r}")


def _known_level(table: Table, level: str) -> None:
    """A bot that can play the chosen game; before one is chosen, any that can play some game."""
    if table.settings.game:
        read_player(offer(table.settings.game).engine, level)
    elif not any(level in skills for skills in SKILLS.values()):
        raise refuse("unknown-level", level=level)


def _sit_in(table: Table, order: commands.LetBotSitIn, held: tuple[int, ...], fresh: Fresh) -> Deed:
    """The host at once, the others by majority, let a bot play for somebody who is away."""
    own(table, order.by, held)
    player = player_at(table, order.seat)
    running(table)
    if order.seat >= table.seats_in_game or not player.is_person:
        raise refuse("not-a-person", seat=order.seat + 1)
    if player.is_played_by_bot:
        raise refuse("bot-plays", seat=order.seat + 1)
    _known_level(table, order.level)
    sits_in = deeds.BotSatIn(order.seat, order.level, fresh.seed)
    if order.by == table.host or order.by == order.seat:
        return sits_in
    voters = table.votes.get(order.seat, set()) | {order.by}
    others = [
        seat
        for seat, one in enumerate(table.players[: table.seats_in_game])
        if one.is_person and not one.is_played_by_bot and seat != order.seat
    ]
    if order.by not in others:
        raise refuse("not-your-seat", seat=order.by + 1)
    if 2 * len(voters) > len(others):
        return sits_in
    if order.by in table.votes.get(order.seat, set()):
        raise refuse("already-voted")
    return deeds.SitInVoted(order.seat, order.by)


def _ask_undo(table: Table, seat: int, held: tuple[int, ...]) -> Deed:
    """A seat's last move can be taken back until something new came to light, if those affected agree."""
    playing = mover(table, seat, held)
    if table.undo is not None:
        raise refuse("undo-pending")
    to = playing.undo_target(seat)
    if to is None:
        raise refuse("undo-nothing")
    if playing.has_news_since(to):
        raise refuse("undo-news")
    if any(table.must_agree(other) for other in range(playing.players) if other != seat):
        return deeds.UndoAsked(seat, to)
    return deeds.Undone(seat, to)


def _answer_undo(table: Table, seat: int, held: tuple[int, ...], *, agrees: bool) -> Deed:
    mover(table, seat, held)
    wish = table.undo
    if wish is None:
        raise refuse("undo-not-asked")
    if seat == wish.seat and not agrees:
        return deeds.UndoDeclined(seat)
    if seat not in wish.waiting_for:
        raise refuse("undo-not-yours")
    if not agrees:
        return deeds.UndoDeclined(seat)
    if wish.waiting_for == {seat}:
        return deeds.Undone(wish.seat, wish.to)
    return deeds.UndoAgreed(seat)
