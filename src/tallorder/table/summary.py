"""The table and what was agreed, as everybody may know it."""

from tallorder.cards import BuildingSet, Deck
from tallorder.table.game import TableGame
from tallorder.table.messages import DeckHead, GameHead, MemoryCount, PlayerAt, TableState, UndoWish
from tallorder.table.table import Table


def table_state(table: Table, memory: MemoryCount | None) -> TableState:
    """The table itself, the same for everybody."""
    request = table.undo
    phase = "frozen" if table.is_frozen else "playing" if table.is_running else "over" if table.games else "lobby"
    return TableState(
        table=table.id,
        host=table.host,
        players=tuple(
            PlayerAt(
                seat=seat,
                name=player.name,
                kind="person" if player.is_person else "bot",
                level=player.level,
                sits_in=player.is_person and player.is_played_by_bot,
            )
            for seat, player in enumerate(table.players)
        ),
        settings=table.public_settings(),
        pace=table.pace,
        phase=phase,  # type: ignore[arg-type]  # one of its words
        memory=memory,
        undo=None if request is None else UndoWish(request.seat, request.to, tuple(sorted(request.waiting_for))),
        votes={str(seat): tuple(sorted(voters)) for seat, voters in table.votes.items()},
        again=tuple(sorted(table.again)),
        helped=tuple(sorted(table.helped)) if table.is_running else (),
        results=tuple(table.results),
        lesson=table.lesson_state(),
    )


def deck_head(deck: Deck) -> DeckHead:
    """A deck without its cards."""
    return DeckHead(deck.id, deck.title, deck.measures, deck.default_order, len(deck.cards), deck.licence)


def game_head(game: TableGame) -> GameHead:
    """What was agreed for a game."""
    start = game.start
    return GameHead(
        number=game.number,
        game=start.game,
        engine=game.rules.engine,
        players=game.players,
        first=start.deal.first,
        order=start.deal.order,
        options=start.switches(),
        began=game.began,
        deck=None if start.deck is None else deck_head(start.deck),
        building_set=start.deal.box if isinstance(start.deal.box, BuildingSet) else None,
    )
