"""What a table has chosen to play, checked, and dealt when a game begins."""

from tallorder import catalogue
from tallorder.cards import BuildingSet, Deck
from tallorder.catalogue import Agreement, Start
from tallorder.games.kernel import Chance, Refused
from tallorder.table.changes import Began, store_head
from tallorder.table.commands import Settings
from tallorder.table.memory import has_memory
from tallorder.table.refusals import refuse
from tallorder.table.table import Table
from tallorder.version import __version__

MEMORY, DEAL, BELIEFS = 1, 2, 3
"""Branches of a game's seed."""


def players_next(table: Table, settings: Settings) -> int:
    """How many of those at the table play the next game: as many as it takes; the others wait."""
    return min(len(table.players), catalogue.rules(catalogue.offer(settings.game).engine).most_players)


def agree(settings: Settings, deck: Deck | BuildingSet, players: int, options: dict[str, str]) -> Agreement:
    """What the table has chosen, checked by the catalogue."""
    return catalogue.agree(
        settings.game,
        players=players,
        order=settings.order or None,
        options=options,
        deck=deck,
        cards=settings.cards,
    )


def most_served(settings: Settings, deck: Deck | BuildingSet) -> int:
    """How many can play with this deck: as many as the game takes, as long as there are cards for them. [C-R-53]"""
    engine = catalogue.rules(catalogue.offer(settings.game).engine)
    for players in range(engine.most_players, engine.fewest_players, -1):
        try:
            agree(settings, deck, players, settings.options)
        except Refused:
            continue
        return players
    return engine.fewest_players


def check_settings(table: Table, settings: Settings, deck: Deck | BuildingSet) -> None:
    """Refuses what could not be played by those at the table, or by as few as the game needs."""
    engine = catalogue.rules(catalogue.offer(settings.game).engine)
    agree(settings, deck, max(players_next(table, settings), engine.fewest_players), settings.options)


def begin(table: Table, deck: Deck | BuildingSet, seed: int) -> tuple[Began, Start]:
    """Deals the next game. The start player moves on by one seat, unless the table has agreed on one."""
    settings = table.settings
    engine = catalogue.rules(catalogue.offer(settings.game).engine)
    players = min(players_next(table, settings), most_served(settings, deck))
    if players < engine.fewest_players:
        raise refuse("too-few-players", players=players, fewest=engine.fewest_players)
    options = dict(settings.options)
    first = table.next_first(players)
    if first is not None and options.get("first_player", "random") == "random":
        options["first_player"] = str(first + 1)
    agreement = agree(settings, deck, players, options)
    is_on = isinstance(deck, Deck) and has_memory(settings)
    is_cleared = False
    if is_on and isinstance(deck, Deck):
        agreement, is_cleared = agreement.without(table.seen_of(deck), Chance(seed).fork(MEMORY))
    start = agreement.deal(Chance(seed).fork(DEAL).key)
    beliefs = Chance(seed).fork(BELIEFS)
    seeds = tuple(beliefs.next() for _ in range(players))
    return Began(store_head(start.record()), __version__, seeds, is_on, is_cleared), start
