"""Questions to a table, answered as far as whoever asks may know."""

from tallorder.cards import Deck
from tallorder.games.kernel import CardRef, Event
from tallorder.table import commands, messages, showing
from tallorder.table.agreeing import stock_of
from tallorder.table.commands import AnyCommand
from tallorder.table.deciding import mover, own, right_version
from tallorder.table.deeds import read_deed
from tallorder.table.desk import Desk
from tallorder.table.live import Listener, Live
from tallorder.table.playing import Playing, Step
from tallorder.table.refusals import refuse

MOST_MISSED = 200
"""So many versions are told one by one; after a longer absence the table as it stands has to do."""

QUESTIONS = (commands.Look, commands.AskStakes, commands.Narrate, commands.AskWhy, commands.AskDeck)


async def answer(desk: Desk, live: Live, listener: Listener, order: AnyCommand) -> messages.Message:
    """The answer to a question."""
    match order:
        case commands.Look(version=None):
            return live.welcome(listener, re=order.id)
        case commands.Look():
            return moment(live, listener, order)
        case commands.AskStakes():
            return stakes(live, listener, order)
        case commands.Narrate():
            return narrated(live, listener, order)
        case commands.AskWhy():
            return why(live, listener, order)
        case commands.AskDeck():
            return await deck_page(desk, live, order)
    raise TypeError(f"no question: {order!r}")


def moment(live: Live, listener: Listener, order: commands.Look) -> messages.Moment:
    """A past position through one's own eyes, or, once the game is over, through anybody's."""
    playing = live.table.playing
    version = order.version or 0
    if playing is None or not playing.began <= version <= live.table.version:
        raise refuse("no-such-moment", version=version)
    seats = listener.seats
    if order.eyes is not None:
        if order.eyes >= playing.players:
            raise refuse("no-such-seat", seat=order.eyes + 1)
        if order.eyes not in seats and playing.is_running:
            raise refuse("not-your-seat", seat=order.eyes + 1)
        seats = (order.eyes,)
    events: tuple[Event, ...] = ()
    for step, game in playing.moments(until=version):
        found = game
        events = playing.events_of(step) if step is not None and step.version == version else ()
    scene = showing.Scene(playing, found, events)
    shown = scene.in_full(seats, with_choices=False)
    faces: tuple[messages.Face, ...] = ()
    if playing.start.deck is not None:
        view = scene.view(None)
        faces = live.faces.of(playing, sorted(playing.rules.visible(view)), playing.rules.opened(view))
    return messages.Moment(re=order.id, version=version, shown=shown, faces=faces)


def stakes(live: Live, listener: Listener, order: commands.AskStakes) -> messages.Stakes:
    """What the moves of one choice would do, from the asker's own view."""
    playing = mover(live.table, order.seat, listener.seats)
    right_version(live.table, playing, order.version)
    rules = playing.rules
    view = playing.game.view(order.seat)
    choices = rules.choices(view) if playing.game.actor == order.seat else ()
    if order.choice >= len(choices):
        raise refuse("no-such-choice", choice=order.choice)
    found = tuple(messages.MovePreview(move, rules.preview(view, move)) for move in choices[order.choice].moves)
    return messages.Stakes(re=order.id, version=live.table.version, seat=order.seat, choice=order.choice, stakes=found)


def narrated(live: Live, listener: Listener, order: commands.Narrate) -> messages.Narrated:
    """The table in words."""
    playing = live.table.playing
    if playing is None:
        raise refuse("no-game")
    if order.seat is not None:
        own(live.table, order.seat, listener.seats)
    seat = order.seat if order.seat is not None and order.seat < playing.players else None
    lines = playing.rules.narrate(playing.game.view(seat))
    return messages.Narrated(re=order.id, version=live.table.version, lines=lines)


def why(live: Live, listener: Listener, order: commands.AskWhy) -> messages.Why:
    """A bot's reason, or none as long as it would tell what the asker may not know."""
    playing = live.table.playing
    for step in playing.steps if playing is not None else ():
        if step.version == order.version and playing is not None:
            reason = step.why if step.why is not None and may_know(playing, step, listener.seats) else None
            return messages.Why(re=order.id, version=order.version, why=reason)
    raise refuse("no-such-moment", version=order.version)


def may_know(playing: Playing, step: Step, seats: tuple[int, ...]) -> bool:
    """Whether a reason gives nothing away: all do after the game, and those of one's own seat always.

    Before that a reason speaks of a hand, or of what a bot believes about a card. It is told where hands are public and
    every card that it judges lies open.
    """
    if not playing.is_running or step.seat in seats:
        return True
    assert step.why is not None
    named = {param.card for param in step.why.params.values() if isinstance(param, CardRef)}
    is_about_a_card_unnamed = not named and "percent" in step.why.params
    opened = set(playing.rules.opened(playing.game.view(None)))
    return playing.rules.one_view and not is_about_a_card_unnamed and named <= opened


async def deck_page(desk: Desk, live: Live, order: commands.AskDeck) -> messages.DeckPage:
    """The chosen deck in order of name, with the values of those cards alone that this table has opened."""
    table = live.table
    deck = await desk.shelf.chosen(table.settings)
    if not isinstance(deck, Deck):
        raise refuse("unknown-deck")
    opened = set(table.opened.get(deck.hash, ()))
    playing = table.playing
    if playing is not None and playing.start.deck is not None and playing.start.deck.hash == deck.hash:
        opened.update(playing.opened_ids(playing.game))
    cards = sorted(stock_of(deck, table.settings), key=lambda card: card.name["en"])
    by = table.settings.order or deck.default_order
    faces = tuple(
        live.faces.face(deck, card, number, by if card.id in opened else None) for number, card in enumerate(cards)
    )
    return messages.DeckPage(re=order.id, deck=showing.deck_head(deck), faces=faces)


async def missed(desk: Desk, live: Live, seats: tuple[int, ...], since: int | None) -> tuple[messages.Happened, ...]:
    """What happened after a version, as these seats may know it."""
    table = live.table
    if since is None or not 0 < since < table.version or table.version - since > MOST_MISSED:
        return ()
    playing = table.playing
    steps = {} if playing is None else {step.version: step for step in playing.steps}
    happened = []
    for entry in await desk.entries(table.id, since):
        deed = read_deed(entry.body)
        step = steps.get(entry.version)
        shown: tuple[messages.SeatUpdate, ...] = ()
        if step is not None and playing is not None:
            scene = showing.Scene(playing, playing.game, playing.events_of(step))
            shown = tuple(scene.in_words(seat) for seat in showing.audiences(playing, seats))
        name = str(deed.__struct_config__.tag)
        happened.append(messages.Happened(entry.version, entry.at, name, getattr(deed, "seat", None), shown))
    return tuple(happened)
