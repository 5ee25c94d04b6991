"""Which games are on offer: which engine meets which deck, with which orders and options.

`set_up` turns an agreement (game, players, order, options, seed) into a `Start`: everything that lies on the table
before the first move. The same agreement and the same seed give the same start, on every machine.
"""

import os
from collections.abc import Collection, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Literal, TypeVar, cast

import msgspec

from tallorder.cards import BuildingSet, Card, Deck
from tallorder.games import ENGINES
from tallorder.games.kernel import AnyRules, Chance, Deal, Game, NotationError, Param, Refusal, Refused, Stock
from tallorder.games.kernel.manifest import Manifest
from tallorder.games.kernel.manifest import Offer as Offer
from tallorder.games.kernel.numbers import Facts
from tallorder.games.kernel.options import describe, read_options, rules_of_switches, to_word
from tallorder.games.kernel.pool import next_pool
from tallorder.games.kernel.record import RESIGN, Ending, Record, RecordedMove, write_record
from tallorder.games.kernel.scripted import ScriptedChance
from tallorder.messages.sources import add_messages, drop_messages

Known = TypeVar("Known")
OUTSIDE: Final = "TALLORDER_GAMES"
"""The environment variable with packages of games from outside, by commas: `higher_or_lower`."""

DeckLike = Deck | BuildingSet | str | Path


class Start(msgspec.Struct, frozen=True):
    """A game as it lies on the table before the first move: what was agreed, and how the cards were dealt."""

    game: str
    rules: AnyRules
    options: msgspec.Struct
    deal: Deal
    deck: Deck | None = None
    """The deck of facts that the cards come from."""
    position: Game | None = None
    """Where the game begins if not at its deal; never played on itself."""

    @staticmethod
    def from_position(position: str | Game, deck: DeckLike | None = None) -> "Start":
        """A start in the middle of a game, from notation or from a running game, which is left as it is.

        `deck` brings the cards that the text names without their values; bots need it to know something of the cards.
        Such a start has no deal to write down: `record` raises ValueError, and `rules.write_position` is the way to
        keep a position.
        """
        if isinstance(position, str):
            engine, game = read_position(position, deck)
        else:
            engine, game = _rules_of(position), position.clone()
        needs_deck = deck or manifest(engine.engine).has_own_cards
        chosen = load_deck(offer(engine.engine), deck) if needs_deck else None
        named = engine.cards(game)
        deal = Deal(
            players=game.seats,
            first=max(game.actor, 0),
            order=getattr(game.view(None), "order", ""),
            cards=tuple(card for card in named if isinstance(card, Card)),
            box=chosen if isinstance(chosen, BuildingSet) and chosen.cards == named else None,
        )
        facts = chosen if isinstance(chosen, Deck) else None
        return Start(engine.engine, engine, game.options, deal, facts, game)

    def begin(self) -> Game:
        """A running game at its first decision; every call gives a fresh one."""
        game = self._lay_out()
        game.recorder = self._write
        game.played = []
        return game

    def _lay_out(self) -> Game:
        return self.rules.set_up(self.deal, self.options) if self.position is None else self.position.clone()

    def __repr__(self) -> str:
        """Which game, how many players and who starts; the deal itself is in `record()`."""
        order = f", order={self.deal.order!r}" if self.deal.order else ""
        where = "" if self.position is None else ", from a position"
        return f"Start({self.game!r}, players={self.deal.players}, first={self.deal.first}{order}{where})"

    def _write(self, game: Game) -> str:
        """The record of a game that began here, checked by playing it again."""
        head = self.record()
        again = self._lay_out()
        moves = []
        for seat, move in game.played or ():
            moves.append(RecordedMove(seat, RESIGN if move is None else self.rules.write_move(again, move)))
            if move is None:
                again.resign(seat)
            else:
                again.play(move, seat)
        if again.progress() != game.progress():
            raise ValueError("some moves of this game were not made with play or resign, so they are not known")
        outcome = game.outcome()
        ending = None if outcome is None else Ending(outcome)
        return write_record(msgspec.structs.replace(head, moves=tuple(moves), ending=ending))

    def switches(self) -> dict[str, str]:
        """Every house-rule switch as a word."""
        return {name: to_word(getattr(self.options, name)) for name in self.options.__struct_fields__}

    def record(self) -> Record:
        """The head of this game's record, without moves yet."""
        if self.position is not None:
            raise ValueError(
                "this game began at a position, and a record begins at a deal: rules.write_position(game) keeps it"
            )
        deal = self.deal
        box = deal.box
        kinds = box.cards if box else ()
        return Record(
            game=self.game,
            players=deal.players,
            first=deal.first,
            deck=self.deck.id if self.deck else self.rules.engine,
            deck_hash=self.deck.hash if self.deck else box.hash if box else "",
            chance_key=deal.chance_key,
            order=deal.order,
            options=self.switches(),
            cards=tuple(card.id for card in deal.cards),
            piles={name: tuple(kinds[kind].id for kind in pile) for name, pile in deal.piles.items()},
        )


def _refused(rule: str, code: str, **facts: Param) -> Refused:
    return Refused(Refusal(rule, code, facts))


_outside: dict[str, Manifest] = {}
"""Manifests of games from outside this package, by engine."""


def register_game(manifest: Manifest) -> None:
    """Puts a game from outside this package on offer, with its bots and its sentences; again is no harm.

    A process that must know it from its beginning (`tallorder serve`, and the processes in which its bots think) reads
    the environment variable TALLORDER_GAMES instead.
    """
    known = manifests().get(manifest.engine)
    if known == manifest:
        return
    if known is not None:
        raise ValueError(f"there is an engine {manifest.engine!r} already")
    taken = {one.game for one in offers()} & {one.game for one in manifest.offers}
    if taken:
        raise ValueError(f"there is a game {', '.join(sorted(taken))} already")
    _outside[manifest.engine] = manifest
    if manifest.messages:
        add_messages(manifest.messages)
    manifests.cache_clear()
    offers.cache_clear()


def forget_game(engine: str) -> None:
    """Takes a game from outside off the offer again."""
    gone = _outside.pop(engine, None)
    if gone is not None and gone.messages:
        drop_messages(gone.messages)
    manifests.cache_clear()
    offers.cache_clear()
    rules.cache_clear()


@cache
def manifests() -> dict[str, Manifest]:
    """What every engine says about itself: ours in the order of their list, then those from outside."""
    named = [f"tallorder.games.{engine}" for engine in ENGINES]
    named += [package.strip() for package in os.environ.get(OUTSIDE, "").split(",") if package.strip()]
    found: dict[str, Manifest] = {}
    for package in named:
        manifest: Manifest = import_module(f"{package}.manifest").MANIFEST
        found[manifest.engine] = manifest
        if manifest.messages:
            add_messages(manifest.messages)
    return found | _outside


def manifest(engine: str) -> Manifest:
    """What an engine says about itself."""
    return manifests()[engine]


@cache
def offers() -> tuple[Offer, ...]:
    """Every game on offer: those with a deck of their own first."""
    every = [one for manifest in manifests().values() for one in manifest.offers]
    return tuple(sorted(every, key=lambda one: one.deck is None))


def offer(game: str) -> Offer:
    """The game of this name; a wrong one is refused with the list."""
    for one in offers():
        if one.game == game:
            return one
    allowed = ", ".join(one.game for one in offers())
    raise _refused("K-GAME", "unknown-game", game=game, allowed=allowed)


@cache
def rules(engine: str) -> AnyRules:
    """An engine's rules; loaded when first asked for, so that the others cost nothing."""
    if engine not in manifests():
        raise LookupError(engine)
    found: AnyRules = import_module(manifests()[engine].package).RULES
    if manifests()[engine].has_own_cards:
        found.shipped = _shipped_set
    return found


def switches(engine: str) -> dict[str, str]:
    """The rule behind each house-rule switch of an engine, as its `options.py` says."""
    options: type[msgspec.Struct] = rules(engine).options
    return rules_of_switches(options)


def _rules_of(game: Game) -> AnyRules:
    """The rules that a running game is played by."""
    for engine in manifests():
        if isinstance(game, rules(engine).game_type):
            return rules(engine)
    raise TypeError(f"{type(game).__name__} is no game of the catalogue")


def describe_offer(one: Offer) -> dict[str, Any]:
    """An offer as `tallorder games --json` shows it."""
    engine = rules(one.engine)
    return {
        "game": one.game,
        "engine": one.engine,
        "deck": one.deck,
        "orders": list(one.orders),
        "players": [engine.fewest_players, engine.most_players],
        "options": describe(engine.options),
    }


def load_deck(one: Offer, deck: DeckLike | None = None) -> Deck | BuildingSet:
    """The deck a game is played with: its own, or another that the players name or hand over."""
    if isinstance(deck, Deck | BuildingSet):
        return deck
    from tallorder import decks

    if manifest(one.engine).has_own_cards:
        return decks.load_building_set(deck)
    if deck is None and one.deck is None:
        raise _refused("K-DECK", "needs-deck", game=one.game)
    return decks.load(deck or one.deck or "")


class Agreement(msgspec.Struct, frozen=True):
    """What the players agreed on, checked: from here only the cards are missing."""

    game: str
    rules: AnyRules
    players: int
    options: msgspec.Struct
    deck: Deck | BuildingSet
    order: str = ""
    stock: tuple[Card, ...] = ()
    """The cards to deal from, in order of id, so that a deal does not depend on rows of a file."""

    def without(self, seen: Collection[str], chance: Chance) -> "tuple[Agreement, bool]":
        """The same with the cards a group has seen set aside, and whether the fresh ones had to be topped up from them.

        If too few are fresh, all are played and the gap is filled at random: the memory is then cleared. [C-R-47]
        """
        needed = self.rules.cards_needed(self.players, self.options)
        pool = next_pool(self.stock, frozenset(seen), needed, chance)
        return msgspec.structs.replace(self, stock=pool.cards), pool.came_back > 0

    def deal(self, seed: int | None = None, chance: Chance | ScriptedChance | None = None) -> "Start":
        """Shuffles and deals; the same seed deals the same, and without one every deal is different.

        Instead of a seed it may be given the chance itself, such as one that draws listed numbers.
        """
        chance = cast(Chance, chance or Chance(fresh_seed() if seed is None else seed))  # either answers the same
        if isinstance(self.deck, BuildingSet):
            deal = self.rules.deal(self.players, self.options, self.deck, self.order, chance)
            return Start(self.game, self.rules, self.options, deal)
        deal = self.rules.deal(self.players, self.options, self.stock, self.order, chance)
        return Start(self.game, self.rules, self.options, deal, self.deck)

    def facts(self, start: Start) -> Facts:
        """What the cards of one of its deals are called by observations: their places in the stock."""
        return Facts.of(self.stock, self.order, start.deal.cards)


def agree(
    game: str,
    *,
    players: int,
    order: str | None = None,
    options: Mapping[str, object] | None = None,
    deck: DeckLike | None = None,
    cards: Literal["core", "all"] = "core",
) -> Agreement:
    """Checks what the players want; what cannot be played is refused with what is allowed.

    `options` maps switches to values or to the words of `tallorder games` (`on`, `off`, …). `cards` says whether only
    the box's own cards are played or the whole deck.
    """
    one = offer(game)
    engine = rules(one.engine)
    _players(one, engine, players)
    switches = _options(engine, players, options or {})
    chosen = load_deck(one, deck)
    if isinstance(chosen, BuildingSet):
        if order is not None:
            raise _refused("K-ORDER", "no-order", game=game)
        return Agreement(game, engine, players, switches, chosen)
    stock = _stock(chosen, cards)
    by = _order(chosen, order)
    _enough(engine, players, switches, chosen, stock)
    return Agreement(game, engine, players, switches, chosen, by, stock)


def set_up(
    game: str,
    *,
    players: int,
    seed: int | None = None,
    order: str | None = None,
    options: Mapping[str, object] | None = None,
    deck: DeckLike | None = None,
    cards: Literal["core", "all"] = "core",
) -> Start:
    """Agrees and deals at once: a game that is ready to begin. Without a seed it is different every time."""
    return agree(game, players=players, order=order, options=options, deck=deck, cards=cards).deal(seed)


def fresh_seed() -> int:
    """A seed that nobody can guess."""
    import secrets

    return secrets.randbits(64)


def _players(one: Offer, engine: AnyRules, players: int) -> None:
    fewest, most = engine.fewest_players, engine.most_players
    if not fewest <= players <= most:
        raise _refused("K-PLAYERS", "players", game=one.game, players=players, fewest=fewest, most=most)


def _options(engine: AnyRules, players: int, options: Mapping[str, object]) -> msgspec.Struct:
    words = {name: word if isinstance(word, str) else to_word(word) for name, word in options.items()}
    switches = cast(msgspec.Struct, read_options(engine.options, words))
    first: int | str = getattr(switches, "first_player", "random")
    if isinstance(first, int) and not 1 <= first <= players:
        allowed = f"random, 1 to {players}"
        raise _refused("K-OPTION", "option-value", option="first_player", value=str(first), allowed=allowed)
    return switches


def _stock(deck: Deck, cards: str) -> tuple[Card, ...]:
    if cards not in ("core", "all"):
        raise _refused("K-CARDS", "cards-value", value=cards)
    chosen = deck.core() if cards == "core" else deck.cards
    return tuple(sorted(chosen, key=lambda card: card.id))


def _order(deck: Deck, order: str | None) -> str:
    if order is None:
        return deck.default_order
    known = [measure.id for measure in deck.measures]
    if order not in known:
        raise _refused("K-ORDER", "unknown-order", order=order, allowed=", ".join(known))
    return order


def _enough(engine: AnyRules, players: int, options: msgspec.Struct, deck: Deck, stock: tuple[Card, ...]) -> None:
    """A deck too small for the players is refused with the number of cards missing. [C-R-53, L-R-12]"""
    needed = engine.cards_needed(players, options)
    if len(stock) < needed:
        missing = needed - len(stock)
        raise _refused(
            manifest(engine.engine).too_small,
            "deck-too-small",
            deck=deck.id,
            cards=len(stock),
            players=players,
            needed=needed,
            missing=missing,
        )


def start_of(record: Record, deck: DeckLike | None = None) -> Start:
    """The start that a record describes, with the deck it names or the one handed over."""
    one = offer(record.game)
    engine = rules(one.engine)
    _players(one, engine, record.players)
    options = _options(engine, record.players, record.options)
    chosen = load_deck(one, deck or (None if one.deck else record.deck))
    if chosen.hash != record.deck_hash:
        raise _refused("K-DECK", "deck-differs", deck=record.deck, wanted=record.deck_hash, found=chosen.hash)
    if isinstance(chosen, BuildingSet):
        kinds = {card.id: kind for kind, card in enumerate(chosen.cards)}
        piles = {name: tuple(_known(kinds, card) for card in pile) for name, pile in record.piles.items()}
        usual = engine.deal(record.players, options, chosen, "", Chance(0)).piles
        if _sizes(piles) != _sizes(usual) or _contents(piles) != _contents(usual):
            raise _refused("K-DEAL", "not-a-deal", game=record.game, players=record.players)
        deal = Deal(record.players, record.first, box=chosen, piles=piles, chance_key=record.chance_key)
        return Start(record.game, engine, options, deal)
    by_id = {card.id: card for card in chosen.cards}
    cards = tuple(_known(by_id, card) for card in record.cards)
    order = _order(chosen, record.order or None)
    _enough(engine, record.players, options, chosen, cards)
    usual_cards = engine.deal(record.players, options, cards, order, Chance(0)).cards
    if not len(cards) == len(set(record.cards)) == len(usual_cards):
        raise _refused("K-DEAL", "not-a-deal", game=record.game, players=record.players)
    deal = Deal(record.players, record.first, order=order, cards=cards, chance_key=record.chance_key)
    return Start(record.game, engine, options, deal, chosen)


def _sizes(piles: Mapping[str, tuple[int, ...]]) -> dict[str, int]:
    return {name: len(pile) for name, pile in piles.items()}


def _contents(piles: Mapping[str, tuple[int, ...]]) -> list[int]:
    return sorted(kind for pile in piles.values() for kind in pile)


def _known(cards: Mapping[str, Known], card: str) -> Known:
    if card not in cards:
        raise _refused("K-DECK", "unknown-card", card=card)
    return cards[card]


def engine_of_position(text: str) -> str:
    """The engine that a position names in its first line."""
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.partition("#")[0].split()
        if words:
            engines = sorted(manifests())
            if len(words) != 2 or words[0] != "position" or words[1] not in engines:
                raise NotationError(number, f"the first line says: position {' | '.join(engines)}")
            return words[1]
    raise NotationError(1, "a position, but the file is empty")


def read_position(text: str, deck: DeckLike | None = None) -> tuple[AnyRules, Game]:
    """A position from notation, with the cards of a deck to name; NotationError names the line."""
    engine = engine_of_position(text)
    return rules(engine), rules(engine).read_position(text, _stock_for(engine, deck))


def _shipped_set() -> Stock:
    from tallorder import decks

    return Stock(box=decks.load_building_set(None))


def _stock_for(engine: str, deck: DeckLike | None) -> Stock | None:
    if manifest(engine).has_own_cards:
        chosen = load_deck(Offer(engine, engine), deck)
        return Stock(box=chosen) if isinstance(chosen, BuildingSet) else None
    if deck is None:
        return None
    chosen = load_deck(Offer(engine, engine), deck)
    return Stock(cards=chosen.cards) if isinstance(chosen, Deck) else None
