"""A trial by listening: random games at real tables, and nobody may be sent what they may not know.

The whole application runs in this process. Every frame of every connection and every HTTP body is kept and compared
with what its receiver may know, which is worked out here from the engines' own state, never from a view. In decks of
facts each value is a number that stands nowhere else; in Skyscraper each card is a kind of its own.
"""

import asyncio
import contextlib
import json
import logging
import random
import re
import unittest.mock
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import httpx
import msgspec
from websockets.datastructures import Headers
from websockets.http11 import Request

from tallorder import catalogue, decks
from tallorder.bots import AnyBotRequest, Budget, Decision
from tallorder.bots.players import bot, read_bot
from tallorder.cards import BuildingCard, BuildingSet, Card, Deck, Value
from tallorder.games.kernel import Move
from tallorder.server import service as service_module
from tallorder.server.app import App
from tallorder.server.limits import Limits
from tallorder.server.logs import JsonLines
from tallorder.server.pictures import TILE, DeckPictures, draw_side
from tallorder.server.service import TableService
from tallorder.study.analysis import JudgedMove
from tallorder.study.plan import GameStudy, Studied, StudyPlan
from tallorder.table.faces import places
from tallorder.table.pictures import read_picture_key
from tallorder.table.table import token_hash
from tests.table.deltas import look_in_full
from tests.table.group import AT_ONCE, MemoryJournal

KINDS = ("comparity-landmarks", "comparity-movies", "cardline-globetrotter", "skyscraper")
VALUE = re.compile(r"(?<!\d)8\d{8}(?!\d)|Vx\d{4}")
NAME = re.compile(r"Nm\d{4}")
ART = re.compile(r'"([a-z0-9]{14}/[A-Za-z0-9_-]{16})"')
WIDE = Limits(
    messages_per_second=1e9,
    moves_burst=10**9,
    changes_burst=10**9,
    messages_burst=10**9,
    address_messages_per_second=1e9,
    address_messages_burst=10**9,
    requests_per_second=1e9,
    requests_burst=10**9,
    tables_per_hour=1e9,
    tables_burst=10**9,
    seats_per_hour=1e9,
    seats_burst=10**9,
    decks_per_hour=1e9,
    decks_burst=10**9,
    prints_per_hour=1e9,
    prints_burst=10**9,
    replays_per_hour=1e9,
    replays_burst=10**9,
    reports_per_hour=1e9,
    reports_burst=10**9,
    outbox_bytes=10**9,
    first_message_seconds=1e9,
    idle_seconds=1e9,
)
PAGES = (
    "/",
    "/decks",
    "/rules/comparity",
    "/nothing/here",
    "/api/games",
    "/api/address",
    "/api/openapi.json",
    "/api/building-faces",
    "/api/decks/countries",
    "/api/decks/nothing",
    "/art/box/countries/cuba/closed.svg",
    "/art/box/countries/cuba/open.svg",
    "/art/flags/fr.svg",
    "/art/continents/europe.svg",
    "/art/tower/coin/3.svg",
    "/print/skyscraper/rules.pdf",
    "/print/countries/nothing.pdf",
    "/messages/en/table.ftl",
    "/health",
    "/ready",
    "/metrics",
)
"""Pages that have nothing to do with a table; those of a table are asked for with its keys."""


class Peeked(AssertionError):  # noqa: N818 - said as it is
    """Somebody was sent what they may not know."""


# Decks whose values are marks.


def marked_facts(game: str) -> tuple[Deck, Deck]:
    """A shipped deck with marks for values and names; and its twin, which differs in nothing but the values."""
    offer = catalogue.offer(game)
    shipped = catalogue.load_deck(offer)
    assert isinstance(shipped, Deck)
    chance = random.Random(game)
    numbers = iter(chance.sample(range(800_000_000, 900_000_000), 2 * len(shipped.cards) * len(shipped.measures)))

    def cards(sign: str) -> tuple[Card, ...]:
        return tuple(
            msgspec.structs.replace(
                card,
                name={"en": f"Nm{place:04}", "ru": f"Nm{place:04}", "fr": f"Nm{place:04}"},
                short={},
                caption={"en": f"Nm{place:04}"} if card.caption else {},
                note={"en": f"{sign}{place:04}"},
                sources=dict.fromkeys(card.values, f"{sign}{place:04}"),
                values={
                    measure: Value(next(numbers), value.approximate, value.scope)
                    for measure, value in card.values.items()
                },
            )
            for place, card in enumerate(shipped.cards)
        )

    marked = msgspec.structs.replace(shipped, cards=cards("Vx"), hash=f"marked-{game}")
    return marked, msgspec.structs.replace(shipped, cards=cards("Vy"), hash=f"twin-{game}")


def marked_buildings() -> BuildingSet:
    """Skyscraper with every single foundation, floor and roof a kind of its own; of the other cards, which the engine
    knows by their kind, one is like the other."""
    usual = decks.load_building_set(None)
    cards: list[BuildingCard] = []
    for card in usual.cards:
        is_split = card.kind in ("foundation", "floor", "special", "toilet", "roof") and card.count > 1
        copies = [msgspec.structs.replace(card, id=f"{card.id}-{one}", count=1) for one in range(card.count)]
        cards += copies if is_split else [card]
    return msgspec.structs.replace(usual, cards=tuple(cards), hash="marked-skyscraper")


# Who may know what.


class Facts:
    """Comparity and Cardline: everybody sees names as they come, and values of cards that were turned."""

    def __init__(self, game: str) -> None:
        self.deck, self.twin = marked_facts(game)
        self.by_mark: dict[str, str] = {}
        for card in self.deck.cards:
            for word in (*(str(value.number) for value in card.values.values()), card.note["en"]):
                self.by_mark[word] = card.id
        self.by_name = {card.name["en"]: card for card in self.deck.cards}
        self.pictures = DeckPictures()
        self.turned: set[str] = set()
        self.named: set[str] = set()

    def new_table(self) -> None:
        """Nobody knows anything."""
        self.turned, self.named = set(), set()

    def learn(self, table_game: Any, step: Any) -> None:
        """What one step, or the beginning, has brought to light."""
        game = table_game.position
        ids = [card.id for card in table_game.start.deal.cards]
        open_now = set(lying_open(game))
        if step is not None and step.move is not None:
            open_now.update(turned_by(step.move))
        self.turned.update(ids[card] for card in open_now)
        self.named.update(ids[card] for card in lying_named(game))

    def end(self) -> None:
        """The end of a game turns no card."""

    def check(self, text: str, _seats: Iterable[int], _said: Iterable[int], *, is_deck_page: bool = False) -> None:
        """Refuses a text that tells more than everybody may know."""
        for word in VALUE.findall(text):
            if word in self.by_mark and self.by_mark[word] not in self.turned:
                raise Peeked(f"{word} is a value of {self.by_mark[word]}, which was never turned: {text[:300]}")
        if is_deck_page:
            return
        for name in NAME.findall(text):
            if name in self.by_name and self.by_name[name].id not in self.named:
                raise Peeked(f"{name} has not come to light yet: {text[:300]}")

    def check_looks(self, faces: list[dict[str, Any]]) -> None:
        """How a closed card is set must not depend on its values."""
        twins = {card.id: card for card in self.twin.cards}
        for face in faces:
            card = twins[self.by_name[face["name"]["en"]].id]
            expected = json.loads(msgspec.json.encode(self.pictures.closed_layout(self.twin, card)))
            if face.get("look", {}) != expected:
                raise Peeked(f"the closed look of {card.id} depends on its values")

    def check_picture(self, secret: str, key: str, size: tuple[int, int], drawn: str, order: str) -> None:
        """A closed side, a tile or a figure must not depend on the values; an open side only of turned cards."""
        read = read_picture_key(secret, self.deck.hash, key)
        assert read is not None
        place, side = read
        card_id = {number: card for card, number in places(self.deck).items()}[place]
        if side == "open":
            if card_id not in self.turned:
                raise Peeked(f"the open side of {card_id} was shown")
            return
        card = next(card for card in self.twin.cards if card.id == card_id)
        if drawn != draw_side(side, self.twin, card, order, size):
            raise Peeked(f"the {side} picture of {card_id} depends on its values")


def turned_by(move: Any) -> list[int]:
    """The card that a move turns before everybody, also if it is shuffled away in the same move."""
    return [move.card] if type(move).__name__ == "PlaceCard" else []


def lying_open(game: Any) -> list[int]:
    """Every card that lies with its values up."""
    if hasattr(game, "line"):
        return [*game.line.cards, *game.box]
    return [*(game.grid.cards[cell] for cell in game.grid.open), *game.discards]


def lying_named(game: Any) -> list[int]:
    """Every card whose name can be read."""
    hands = [card for hand in game.hands for card in hand]
    if hasattr(game, "line"):
        top = game.pile[-1:] if game.options.pile_top_visible else []
        return [*game.line.cards, *game.box, *game.box_closed, *top, *hands]
    top = game.deck[-1:] if game.agreed.options.deck_top_visible else []
    return [*game.grid.cards.values(), *game.discards, *game.removed, *top, *hands]


NUMBERS = frozenset(
    (
        "version",
        "at",
        "seat",
        "re",
        "host",
        "number",
        "players",
        "first",
        "began",
        "pace",
        "metres",
        "points",
        "resistance",
        "earthquakes",
        "insurance",
        "marks",
        "strength",
        "structure",
        "owner",
        "toilets",
        "threshold",
        "deck",
        "pile",
        "count",
        "left",
        "looked",
        "lap",
        "roofed",
        "victim",
        "pulled",
        "studies",
        "depth",
        "holder",
        "actor",
        "thief",
        "target",
        "giver",
        "taker",
        "source",
        "returned",
        "winners",
        "versions",
        "helped",
        "own",
        "again",
        "scores",
        "ring",
        "seats",
        "waiting_for",
        "to",
        "watching",
        "fresh",
        "set_aside",
        "revealed",
        "claims",
        "record_line",
        "uninsured",
        "marked",
        "sites",
        "foundations",
        "roofs",
        "tornadoes",
        "fewest",
        "most",
        "newest",
        "choice",
        "seconds",
        "hand_size",
        "before",
        "cancels",
        "collapses",
        "floors",
        "becomes_faulty",
        "redeemed",
        "after",
        "params",
        "like",
        "done",
        "moments",
        "moment",
        "level",
        "seed",
        "worlds",
        "weighed",
        "decisions",
        "best",
        "good",
        "doubtful",
        "mistake",
        "luck",
    )
)
"""Fields of Skyscraper's messages that hold numbers which are no cards; any other number may be one."""


class Buildings:
    """Skyscraper: hands, the deck and its order are secret; whatever was played lies open."""

    def __init__(self) -> None:
        self.deck = marked_buildings()
        self.known: list[set[int]] = []
        self.public: set[int] = set()
        self.is_running = False

    def new_table(self) -> None:
        """Nobody knows anything."""
        self.known, self.public = [set() for _ in range(10)], set()

    def learn(self, table_game: Any, step: Any) -> None:
        """What one step, or the beginning, has told whom: written by hand, and asked of nobody's view."""
        game = table_game.position
        if step is None:
            self.new_table()
        self.is_running = table_game.is_running
        for event in () if step is None else table_game.events_of(step):
            match type(event).__name__:
                case "CardPlayed" | "FloorAdded" | "Claimed" | "CardFetched" | "CardDiscarded":
                    self.public.add(event.card)
                case "Collapsed" | "Resigned":
                    self.public.update(event.cards)
                case "CardsDrawn" | "DeckStudied":
                    self.known[event.seat].update(event.cards)
                case "StudyTaken" | "CardPutBack":
                    self.known[event.seat].add(event.card)
                case "HandSwapped":
                    self.known[event.seat].update(event.hand)
                case "CardsTaken":
                    for seat in (event.thief, event.victim):
                        self.known[seat].update(event.cards)
                case "CardStolen":
                    for seat in (event.thief, event.victim):
                        self.known[seat].add(event.card)
                case "HandsPassed":
                    for seat, hand in zip(event.ring, event.hands, strict=True):
                        self.known[seat].update(hand)
        for seat, hand in enumerate(game.hands):
            self.known[seat].update(hand)
        for tower in game.towers:
            self.public.update(card for card in (tower.foundation, tower.roof, *tower.floors) if card >= 0)
        self.public.update(game.discard, game.fallen)

    def end(self) -> None:
        """After the game everybody may look through everybody's eyes; what nobody saw stays unseen."""
        self.public.update(*self.known)

    def check(self, text: str, seats: Iterable[int], said: Iterable[int], *, is_deck_page: bool = False) -> None:
        """Refuses a text with a card that its receiver has had no way to see, and has not named either."""
        if is_deck_page or not text.startswith("{"):
            return
        allowed = self.public.union(said, *(self.known[seat] for seat in seats))
        for path, card in numbers_in(json.loads(text), ""):
            if 0 <= card < len(self.deck.cards) and card not in allowed:
                raise Peeked(f"card {card} at {path} was never shown to {list(seats)}: {text[:300]}")

    def check_looks(self, faces: list[dict[str, Any]]) -> None:
        """Skyscraper's messages bring no faces."""
        assert not faces

    def check_picture(self, _secret: str, _key: str, _size: tuple[int, int], _drawn: str, _order: str) -> None:
        """Nor keys for pictures."""


def numbers_in(value: Any, name: str) -> Iterator[tuple[str, int]]:
    """Every number in a message that could be a card, with the name of the field it stands in. A seat's `hand` and
    `cards` are lists; a number there counts the cards. Parameters of sentences name cards by references alone."""
    if name == "delta":
        for path, *step in value:
            field = next(word for word in reversed(path) if isinstance(word, str))
            if len(step) > 1:  # places and counts, and what comes there
                step = step[2::3]
            yield from numbers_in({field: step if isinstance(step[0], list) else step[0]}, "")
    elif isinstance(value, dict):
        if "kind" not in value or "count" not in value:
            for inner, part in value.items():
                if inner not in ("options", "setup") and (inner not in ("hand", "cards") or isinstance(part, list)):
                    yield from numbers_in(part, "params" if name == "params" else inner)
    elif isinstance(value, list):
        for part in value:
            yield from numbers_in(part, name)
    elif isinstance(value, int) and not isinstance(value, bool) and name not in NUMBERS:
        yield name, value


# Connections.


class Quick:
    """Bots of ours, answering in this process without thinking long."""

    def __init__(self, deck: Deck | BuildingSet) -> None:
        self.deck = deck
        self.opened: tuple[StudyPlan, GameStudy] | None = None

    async def think(self, engine: str, level: str, request: AnyBotRequest) -> Decision:
        quick = msgspec.structs.replace(request, budget=Budget(playouts=2))
        return bot(engine, read_bot(engine, level).skill)(quick)

    def _open(self, plan: StudyPlan) -> GameStudy:
        if self.opened is None or self.opened[0] != plan:
            self.opened = (plan, GameStudy(msgspec.structs.replace(plan, worlds=1), self.deck))
        return self.opened[1]

    async def study(self, plan: StudyPlan, moment: int) -> Studied:
        return self._open(plan).think(moment)

    async def gather(self, plan: StudyPlan, studied: Sequence[Studied]) -> bytes:
        return msgspec.json.encode(self._open(plan).gather(studied))

    async def judge(self, plan: StudyPlan, moment: int, move: Move) -> JudgedMove:
        return self._open(plan).judge(moment, move)

    def close(self) -> None:
        """Nothing to end."""


class Luck:
    """Stands in for the module `secrets`, so that the same seed gives the same evening."""

    def __init__(self, chance: random.Random) -> None:
        self.choice = chance.choice
        self.randbits = chance.getrandbits
        self.chance = chance

    def token_hex(self, count: int) -> str:
        return self.chance.randbytes(count).hex()

    def token_urlsafe(self, count: int) -> str:
        return urlsafe_b64encode(self.chance.randbytes(count)).decode().rstrip("=")


class InstantSocket:
    """Stands in for a WebSocket: what is sent through it arrives at once."""

    address = "10.0.0.1"

    def __init__(self, hear: Callable[[str], None]) -> None:
        self.hear = hear

    def accept(self) -> None:
        """Accepting says nothing."""

    def send(self, message: bytes, _most_bytes: int) -> bool:
        self.hear(message.decode())
        return True

    def close(self, _code: int, why: str = "") -> None:
        raise AssertionError(f"nobody overdoes it here: {why}")

    def abort(self) -> None:
        raise AssertionError("nobody reads slowly here")


class Wire:
    """One WebSocket into the application, and all that came through it."""

    def __init__(self, trial: "Trial", table: str) -> None:
        self.trial = trial
        self.table = table
        self.tokens: list[str] = []
        self.seats: tuple[int, ...] = ()
        self.fresh: list[str] = []
        self.forms: dict[str, Any] = {}
        self.said: tuple[int, ...] = ()
        """Cards that its last command named itself: a refusal may repeat them."""
        self.waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.number = 0
        request = Request("/socket", Headers(Host="table.example"))
        self.connection: Any = trial.app.connections.enter(InstantSocket(self._hear), request)  # type: ignore[arg-type]
        assert self.connection is not None

    def _hear(self, text: str) -> None:
        self.fresh.append(text)
        if '"re":' in text:
            told = json.loads(text)
            future = self.waiting.pop(told.get("re") or 0, None)
            if future is not None and not future.done():
                future.set_result(told)

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """A command and its answer; then everything that anybody was sent meanwhile is looked through."""
        self.number += 1
        future = self.waiting[self.number] = asyncio.get_running_loop().create_future()
        command = {"do": do, "id": self.number, "table": self.table, **fields}
        self.trial.asked.add(do)
        self.connection.receive(json.dumps(command))
        async with asyncio.timeout(60):
            told = await future
        assert told.get("code") != "server-error", (command, self.trial.log.lines[-1:])
        self.trial.look_through()
        return told

    async def garbage(self, text: str) -> None:
        """Something that is no command, or one that nobody answers."""
        before = len(self.fresh)
        self.connection.receive(text)
        while len(self.fresh) == before:
            await asyncio.sleep(0)
        self.trial.look_through()

    async def join(self, **fields: Any) -> None:
        told = await self.ask("join", tokens=self.tokens, **fields)
        self.seats = tuple(told["seats"])

    async def close(self) -> None:
        self.connection.lost()
        await asyncio.sleep(0)


class Trial:
    """Games of one kind, with listeners everywhere."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game
        self.chance = random.Random(f"{game} {seed}")
        self.truth: Facts | Buildings = Buildings() if game == "skyscraper" else Facts(game)
        self.service = TableService(MemoryJournal(), None, Quick(self.truth.deck), AT_ONCE, DeckPictures())
        self.service.decks.by_game[game] = self.truth.deck
        self.service.decks.by_hash[self.truth.deck.hash] = self.truth.deck
        self.app = App(self.service, WIDE)
        self.wires: list[Wire] = []
        self.asked: set[str] = set()
        self.visited: set[str] = set()
        self.keys: list[str] = []
        self.secrets: set[str] = set()
        self.learnt: tuple[int, int] = (0, 0)
        self.was_running = False
        self.games = self.messages = self.pages = self.analysed = 0
        self.log = Lines()
        self.luck = Luck(self.chance)

    # What is looked through.

    @property
    def table(self) -> Any:
        return self.service.tables.open[self.wires[0].table].table

    def look_through(self) -> None:
        """Learns what has happened, then looks through everything that was sent since."""
        self._learn()
        for wire in self.wires:
            fresh, wire.fresh = wire.fresh, []
            held = self.table.seats_of(frozenset(mark_of(wire.tokens)))
            in_game = [seat for seat in held if self.table.game is not None and seat < self.table.game.players]
            for text in fresh:
                self.messages += 1
                self.truth.check(text, in_game, wire.said, is_deck_page='"tell":"deck"' in text[:40])
                if '"faces"' in text or '"forms"' in text or '"cards"' in text:
                    self._look_at_faces(wire, text)
            wire.said = ()

    def _look_at_faces(self, wire: Wire, text: str) -> None:
        """Whole faces, and those told in short."""
        message = json.loads(text)
        wire.forms |= message.get("forms", {})
        told = message.get("cards", [])
        if self.chance.random() < 0.1:
            short = [
                {"name": card["name"], "look": look_in_full(card["look"], wire.forms)}
                for card in told
                if "name" in card
            ]
            self.truth.check_looks([*message.get("faces", []), *short])
            self.keys += ART.findall(text)
            for card in told:
                keys = [card.get(name) for name in ("art", "tile", "figure")] + [card.get("opened", {}).get("art")]
                self.keys += [f"{wire.table}/{key}" for key in keys if key]
            self.keys = self.keys[-400:]

    def _learn(self) -> None:
        table = self.table
        table_game = table.game
        if table_game is None:
            return
        number, count = self.learnt
        steps = table_game.steps
        if number != table_game.number:
            self.truth.learn(table_game, None)
            count = 0
        count = min(count, len(steps))
        for step in steps[count:]:
            self.truth.learn(table_game, step)
        self.learnt = (table_game.number, len(steps))
        if not table.is_running:
            self.truth.end()

    # Playing.

    async def play(self, games: int) -> None:
        """So many games, a few at each table."""
        http = self.app.http
        async with http.router.lifespan_context(http):
            transport = httpx.ASGITransport(http, client=("10.0.0.2", 1))
            async with httpx.AsyncClient(transport=transport, base_url="http://table.example") as self.http:
                with self.log.kept(), unittest.mock.patch.object(service_module, "secrets", self.luck):
                    while self.games < games:
                        await self._evening(min(games - self.games, self.chance.randrange(1, 4)))

    async def _evening(self, games: int) -> None:
        """A table that plays a few games."""
        self.truth.new_table()
        self.keys, self.learnt = [], (0, 0)
        answer = await self._page("POST", "/api/tables", json={"name": "Zqhost", "settings": self._settings()})
        if answer.status_code != 201:
            answer = await self._page("POST", "/api/tables", json={"name": "Zqhost", "settings": {"game": self.game}})
        opened = answer.json()
        host = Wire(self, opened["table"])
        host.tokens = [opened["token"]]
        self.wires = [host]
        await host.join()
        await self._sit_down(host)
        for _ in range(games):
            await self._game(host)
            self.games += 1
        for wire in self.wires:
            self.secrets.update(wire.tokens)
        self.secrets.add(opened["table"])
        self.log.check(self.secrets, self.truth)
        for wire in self.wires[1:]:
            await wire.close()
        await host.close()
        self.wires = []

    def _settings(self) -> dict[str, Any]:
        offer = catalogue.offer(self.game)
        switches = catalogue.describe_offer(offer)["options"]
        options = {
            name: self.chance.choice(switch["allowed"])
            for name, switch in switches.items()
            if isinstance(switch.get("allowed"), list) and self.chance.random() < 0.25
        }
        options.pop("first_player", None)
        order = self.chance.choice(offer.orders) if offer.orders else ""
        return {"game": self.game, "order": order, "options": options}

    async def _sit_down(self, host: Wire) -> None:
        most = min(catalogue.rules(catalogue.offer(self.game).engine).most_players, 5)
        seats = self.chance.randrange(2, most + 1)
        for number in range(1, seats):
            if self.chance.random() < 0.3:
                await host.ask("place-bot", level=self.chance.choice(("beginner", "friend", "any-legal")))
                continue
            wire = host if self.chance.random() < 0.15 else Wire(self, host.table)
            if wire is not host:
                self.wires.append(wire)
                await wire.join(feed=self.chance.choice(("views", "short", "short")))
            told = await wire.ask("sit", name=f"Zqguest{number}")
            wire.tokens.append(told["token"])
        watcher = Wire(self, host.table)
        self.wires.append(watcher)
        await watcher.join()

    async def _game(self, host: Wire) -> None:
        if self.table.games and self.chance.random() < 0.7:
            settings = self._settings()
            settings["options"] = {}
            await host.ask("choose", settings=settings)
        if self.table.games and self.chance.random() < 0.4:
            guest = self.chance.choice(self.wires)
            await guest.ask("want-again", seat=self.chance.choice(guest.seats or (0,)))
        if self.table.is_running:
            told = {"tell": "told"}
        else:
            told = await host.ask("begin")
        if told["tell"] == "refused":
            await host.ask("choose", settings={"game": self.game})
            told = await host.ask("begin")
        assert told["tell"] == "told", told
        while self.table.is_running:
            await self._turn(host)
        for _ in range(6):
            await self._question()
        await self._look_at_pages()
        self._await_nothing()

    async def _turn(self, host: Wire) -> None:
        table_game = self.table.game
        actor = self.table.actor()
        if actor is not None and actor.is_played_by_bot:
            version = self.table.version
            async with asyncio.timeout(60):
                while self.table.is_running and self.table.version == version:
                    await asyncio.sleep(0.001)
            self.look_through()
            return
        seat = table_game.position.actor
        chance = self.chance.random()
        if chance < 0.35:
            await self._question()
        elif chance < 0.40:
            await self._mischief()
        elif chance < 0.45:
            await self._look_at_pages()
        elif chance < 0.46:
            await self._come_and_go(host)
        if not self.table.is_running or table_game.position.actor != seat or self.table.game is not table_game:
            return
        wire = self._wire_of(seat)
        if wire is None or self.table.actor() is None or self.table.actor().is_played_by_bot:
            return
        move = self.chance.choice(table_game.position.legal_moves())
        told = await wire.ask("play", version=self.table.version, seat=seat, move=msgspec.to_builtins(move))
        assert told["tell"] == "told" or told["code"] in ("stale", "no-game", "not-your-decision"), told

    def _wire_of(self, seat: int) -> Wire | None:
        for wire in self.wires:
            if seat in self.table.seats_of(frozenset(mark_of(wire.tokens))):
                return wire
        return None

    async def _question(self) -> None:
        """Anything that can be asked, by anybody, rightly or not."""
        table, chance = self.table, self.chance
        table_game = table.game
        wire = chance.choice(self.wires)
        seat = chance.randrange(table_game.players)
        version = chance.randrange(max(1, table_game.began - 2), table.version + 2)
        match chance.randrange(11):
            case 0:
                await wire.ask("look")
            case 1:
                await wire.ask("look", version=version)
            case 2:
                await wire.ask("look", version=version, eyes=seat)
            case 3:
                await wire.ask("ask-stakes", version=table.version, seat=seat, choice=chance.randrange(4))
            case 4:
                await wire.ask("narrate", **({} if chance.random() < 0.3 else {"seat": seat}))
            case 5 | 6:
                await wire.ask("ask-why", version=version)
                await wire.ask("ask-reasons")
            case 7:
                await wire.ask("ask-deck")
                await wire.ask("ask-card", card=chance.randrange(120))
            case 8:
                await wire.ask("report", card=chance.randrange(120), text="It is higher.")
            case 9 | 10:
                actor = table_game.position.actor if table.is_running else seat
                asker = self._wire_of(actor) or wire if chance.random() < 0.8 else wire
                await asker.ask("ask-hint", version=table.version, seat=max(actor, 0))

    async def _mischief(self) -> None:
        """Commands that are refused, and what refusals say."""
        table, chance = self.table, self.chance
        wire = chance.choice(self.wires)
        seat = chance.randrange(table.game.players)
        move = msgspec.to_builtins(chance.choice(table.game.position.legal_moves()))
        for name in move:
            if name != "move" and chance.random() < 0.5:
                move[name] = chance.randrange(0, 200)
        wire.said = tuple(part for part in move.values() if isinstance(part, int))
        match chance.randrange(9):
            case 0 | 1 | 2:
                await wire.ask("play", version=table.version, seat=seat, move=move)
            case 3:
                await wire.ask("play", version=chance.randrange(table.version + 3), seat=seat, move=move)
            case 4:
                await wire.garbage(chance.choice(("", "{", "[" * 5000, '{"do":"peek"}', "null")))
            case 5:
                await wire.ask("join", tokens=["A" * 32])
            case 6:
                await wire.ask("choose", settings={"game": self.game, "deck": self.truth.deck.hash})
            case 7:
                command = {"do": "react", "id": 0, "table": table.id, "seat": seat, "reaction": "ouch"}
                await wire.garbage(json.dumps(command))
                self.asked.add("react")
            case 8:
                await wire.ask("go-to-step", step=chance.randrange(9))  # this table has no lesson

    async def _come_and_go(self, host: Wire) -> None:
        """What happens at a table beside moves."""
        table, chance = self.table, self.chance
        wire = chance.choice(self.wires)
        seat = chance.randrange(table.game.players)
        match chance.randrange(9):
            case 0:
                told = await wire.ask("ask-undo", seat=seat)
                if told["tell"] != "told":  # in Cardline moves are taken back against bots alone: all bring news
                    await wire.ask("answer-undo", seat=seat, agree=True)
                for other in range(table.game.players if told["tell"] == "told" else 0):
                    asked = self._wire_of(other)
                    if asked is not None and table.undo is not None:
                        await asked.ask("answer-undo", seat=other, agree=chance.random() < 0.7)
            case 1:
                await wire.join(since=chance.randrange(1, table.version + 1))
            case 2:
                late = Wire(self, host.table)
                self.wires.append(late)
                await late.join(since=chance.choice((None, 1, table.game.began)))
            case 3:
                await wire.ask("resign", seat=seat)
            case 4:
                await wire.ask("let-bot-sit-in", seat=seat, by=chance.choice(wire.seats or (0,)), level="beginner")
            case 5:
                await wire.ask("take-back", seat=seat)
            case 6:
                await wire.ask("rename", seat=seat, name=f"Zqname{table.version}")
            case 7:
                await wire.ask("set-pace", seconds=1)
            case 8:
                await wire.ask("abort")  # refused but for the host

    # Pages.

    async def _page(self, method: str, path: str, seats: Iterable[int] = (), **what: Any) -> httpx.Response:
        answer = await self.http.request(method, path, **what)
        self.pages += 1
        self.visited.add(path.partition("?")[0])
        assert answer.status_code < 500, path
        if self.wires:
            self._learn()
        kind = answer.headers.get("content-type", "")
        if answer.content and not kind.startswith(("font", "image/png", "application/octet")):
            self.truth.check(answer.text, seats, (), is_deck_page=path in PAGES)
        return answer

    async def _look_at_pages(self) -> None:
        chance, table = self.chance, self.table
        await self._page("GET", chance.choice(PAGES))
        await self._page("GET", f"/t/{table.id}")
        wire = chance.choice(self.wires)
        held = [seat for seat in table.seats_of(frozenset(mark_of(wire.tokens))) if seat < table.game.players]
        await self._page("POST", f"/api/tables/{table.id}/replay", held, json={"tokens": wire.tokens})
        await self._page("GET", f"/api/tables/{table.id}/record/{table.game.number}")
        branch = {"name": "Zqbranch", "moment": chance.randrange(len(table.game.steps) + 2)}
        await self._page("POST", f"/api/tables/{table.id}/branch/{table.game.number}", json=branch)
        await self._look_at_analysis()
        await self._page("POST", f"/api/lessons/{self.game}", json={"name": "Zqlesson"})
        for key in chance.sample(self.keys, min(6, len(self.keys))):
            size = (chance.randrange(40, 200), chance.randrange(40, 200)) if chance.random() < 0.5 else TILE
            answer = await self._page("GET", f"/art/{key}.svg?w={size[0]}&h={size[1]}")
            if answer.status_code == 200:
                order = table.game.start.deal.order
                self.truth.check_picture(table.secret, key.partition("/")[2], size, answer.text, order)
        if self.keys:
            key = chance.choice(self.keys)
            await self._page("GET", f"/art/{key[:-1]}{'A' if key[-1] != 'A' else 'B'}.svg")

    async def _look_at_analysis(self) -> None:
        """What the game was worth: refused while anything is played here, and told in full once."""
        table = self.table
        number = self.chance.randrange(1, table.game.number + 1)
        path = f"/api/tables/{table.id}/analysis/{number}"
        tried = {"moment": self.chance.randrange(len(table.game.steps) + 1), "move": {"move": "stop"}}
        if not table.is_running and self.analysed:
            return
        answer = await self._page("POST", path, json={})
        while answer.status_code == 202:
            answer = await self._page("POST", path, json={})
        assert not (table.is_running and answer.status_code == 200)
        if answer.status_code == 200:
            self.analysed += 1
            judged = answer.json()["analysis"]["moments"][0]["judged"]
            tried = {"moment": 0, "move": judged["best"]["move"]}
        await self._page("POST", f"/api/tables/{table.id}/judge/{number}", json=tried)

    def _await_nothing(self) -> None:
        """Nobody is left waiting."""
        assert not any(wire.waiting for wire in self.wires)


def mark_of(tokens: Iterable[str]) -> list[str]:
    """What the table keeps of tokens."""
    return [token_hash(token) for token in tokens]


class Lines(logging.Handler):
    """The server's log, as it would be written."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))

    @contextlib.contextmanager
    def kept(self) -> Iterator[None]:
        root = logging.getLogger("tallorder")
        level = root.level
        root.addHandler(self)
        root.setLevel(logging.DEBUG)
        try:
            yield
        finally:
            root.removeHandler(self)
            root.setLevel(level)

    def check(self, secrets: Iterable[str], truth: Facts | Buildings) -> None:
        """No token, table, name, value or card in any line, and no trace of an error."""
        lines, self.lines = self.lines, []
        for line in lines:
            if any(secret in line for secret in secrets) or "Zq" in line or VALUE.search(line) or NAME.search(line):
                raise Peeked(f"the log says {line}")
            assert "trace" not in json.loads(line), line
            if isinstance(truth, Buildings) and any(card.id in line for card in truth.deck.cards):
                raise Peeked(f"the log names a card: {line}")
