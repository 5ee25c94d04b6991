"""Questions to a table, answered as far as whoever asks may know."""

from tallorder.cards import BuildingSet, Deck
from tallorder.games.kernel import CardRef, Event
from tallorder.table import commands, messages
from tallorder.table.audience import Position, Publisher, audiences, kind_of_change
from tallorder.table.changes import read_change
from tallorder.table.commands import AnyCommand
from tallorder.table.decide import require_own_seat, require_player, require_version
from tallorder.table.game import Step, TableGame
from tallorder.table.journal import Entry
from tallorder.table.memory import stock_of
from tallorder.table.messages import Here
from tallorder.table.refusals import refuse
from tallorder.table.settings import most_served
from tallorder.table.summary import deck_head

MOST_MISSED = 200
"""So many versions are told one by one; after a longer absence the table as it stands has to do."""

QUESTIONS = (
    commands.Look,
    commands.AskStakes,
    commands.Narrate,
    commands.AskWhy,
    commands.AskReasons,
    commands.AskCard,
    commands.AskDeck,
)


def answer(
    publisher: Publisher, command: AnyCommand, seats: tuple[int, ...], here: Here, deck: Deck | BuildingSet | None
) -> messages.Message:
    """The answer to a question; `deck` is the chosen one, which `AskDeck` needs."""
    match command:
        case commands.Look(version=None):
            return publisher.welcome(seats, here, re=command.id)
        case commands.Look():
            return moment(publisher, command, seats)
        case commands.AskStakes():
            return previews(publisher, command, seats)
        case commands.Narrate():
            return narration(publisher, command, seats)
        case commands.AskWhy():
            return reason(publisher, command, seats)
        case commands.AskReasons():
            game = publisher.table.game
            steps = () if game is None else game.steps
            told = (step.version for step in steps if step.why and game is not None and may_know(game, step, seats))
            return messages.Reasons(re=command.id, versions=tuple(told))
        case commands.AskCard():
            return card_told(publisher, command)
        case commands.AskDeck():
            return deck_page(publisher, command, deck)
    raise TypeError(f"no question: {command!r}")


def moment(publisher: Publisher, command: commands.Look, seats: tuple[int, ...]) -> messages.Moment:
    """A past position through one's own eyes, or, once the game is over, through anybody's."""
    game = publisher.table.game
    version = command.version or 0
    if game is None or not game.began <= version <= publisher.table.version:
        raise refuse("no-such-moment", version=version)
    if command.eyes is not None:
        if command.eyes >= game.players:
            raise refuse("no-such-seat", seat=command.eyes + 1)
        if command.eyes not in seats and game.is_running:
            raise refuse("not-your-seat", seat=command.eyes + 1)
        seats = (command.eyes,)
    events: tuple[Event, ...] = ()
    for step, moment_game in game.moments(until=version):
        found = moment_game
        events = game.events_of(step) if step is not None and step.version == version else ()
    position = Position(game, found, events)
    shown = position.for_seats(seats, with_choices=False)
    faces: tuple[messages.Face, ...] = ()
    if game.start.deck is not None:
        view = position.shown(None)
        faces = publisher.faces.of(game, sorted(game.rules.visible(view)), game.rules.opened(view))
    return messages.Moment(re=command.id, version=version, shown=shown, faces=faces)


def previews(publisher: Publisher, command: commands.AskStakes, seats: tuple[int, ...]) -> messages.Stakes:
    """What the moves of one choice would do, from the asker's own view."""
    game = require_player(publisher.table, command.seat, seats)
    require_version(publisher.table, game, command.version)
    rules = game.rules
    view = game.position.view(command.seat)
    choices = rules.choices(view) if game.position.actor == command.seat else ()
    if command.choice >= len(choices):
        raise refuse("no-such-choice", choice=command.choice)
    found = tuple(messages.MovePreview(move, rules.preview(view, move)) for move in choices[command.choice].moves)
    return messages.Stakes(
        re=command.id, version=publisher.table.version, seat=command.seat, choice=command.choice, stakes=found
    )


def narration(publisher: Publisher, command: commands.Narrate, seats: tuple[int, ...]) -> messages.Narrated:
    """The table in words."""
    game = publisher.table.game
    if game is None:
        raise refuse("no-game")
    if command.seat is not None:
        require_own_seat(publisher.table, command.seat, seats)
    seat = command.seat if command.seat is not None and command.seat < game.players else None
    lines = game.rules.narrate(game.position.view(seat))
    return messages.Narrated(re=command.id, version=publisher.table.version, lines=lines)


def reason(publisher: Publisher, command: commands.AskWhy, seats: tuple[int, ...]) -> messages.Why:
    """A bot's reason, or none as long as it would tell what the asker may not know."""
    game = publisher.table.game
    for step in game.steps if game is not None else ():
        if step.version == command.version and game is not None:
            reason = step.why if step.why is not None and may_know(game, step, seats) else None
            return messages.Why(re=command.id, version=command.version, why=reason)
    raise refuse("no-such-moment", version=command.version)


def may_know(game: TableGame, step: Step, seats: tuple[int, ...]) -> bool:
    """Whether a reason gives nothing away: all do after the game, and those of one's own seat always.

    Before that a reason speaks of a hand, or of what a bot believes about a card. It is told where hands are public and
    every card that it judges lies open.
    """
    if not game.is_running or step.seat in seats:
        return True
    assert step.why is not None
    named = {param.card for param in step.why.params.values() if isinstance(param, CardRef)}
    is_about_a_card_unnamed = not named and "percent" in step.why.params
    opened = set(game.rules.opened(game.position.view(None)))
    return game.rules.one_view and not is_about_a_card_unnamed and named <= opened


def card_told(publisher: Publisher, command: commands.AskCard) -> messages.CardTold:
    """A card as far as everybody may know it."""
    game = publisher.table.game
    if game is None or game.start.deck is None:
        raise refuse("no-such-card")
    view = game.position.look(None)
    if command.card not in game.rules.visible(view):
        raise refuse("no-such-card")
    (face,) = publisher.faces.of(game, (command.card,), game.rules.opened(view))
    return messages.CardTold(re=command.id, face=face)


def deck_page(publisher: Publisher, command: commands.AskDeck, deck: Deck | BuildingSet | None) -> messages.DeckPage:
    """The chosen deck in order of name, with the values of those cards alone that this table has opened.

    A running game is played with the edition it began with.
    """
    table = publisher.table
    if not isinstance(deck, Deck):
        raise refuse("unknown-deck")
    game = table.game
    playing = None if game is None else game.start.deck
    if isinstance(playing, Deck) and deck.is_edition(playing.hash) and table.is_running:
        deck = playing
    opened = {card for key in (deck.hash, *deck.editions) for card in table.opened.get(key, ())}
    if game is not None and isinstance(playing, Deck) and deck.is_edition(playing.hash):
        opened.update(game.opened_ids(game.position))
    cards = sorted(stock_of(deck, table.settings), key=lambda card: card.name["en"])
    by = table.settings.order or deck.default_order
    faces = tuple(
        publisher.faces.face(deck, card, number, by if card.id in opened else None) for number, card in enumerate(cards)
    )
    return messages.DeckPage(re=command.id, deck=deck_head(deck), faces=faces, most=most_served(table.settings, deck))


def missed(publisher: Publisher, entries: list[Entry], seats: tuple[int, ...]) -> tuple[messages.Happened, ...]:
    """What these entries of the log brought about, as these seats may know it."""
    game = publisher.table.game
    steps = {} if game is None else {step.version: step for step in game.steps}
    happened = []
    for entry in entries:
        change = read_change(entry.body)
        step = steps.get(entry.version)
        shown: tuple[messages.SeatUpdate, ...] = ()
        if step is not None and game is not None:
            position = Position(game, game.position, game.events_of(step))
            shown = tuple(messages.SeatUpdate(seat, *position.in_words(seat)) for seat in audiences(game, seats))
        kind, seat = kind_of_change(change), getattr(change, "seat", None)
        happened.append(messages.Happened(entry.version, entry.at, kind, seat, shown))
    return tuple(happened)


def is_worth_telling(since: int | None, version: int) -> bool:
    """Whether what happened after a version is told one by one."""
    return since is not None and 0 < since < version and version - since <= MOST_MISSED
