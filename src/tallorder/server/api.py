"""The small HTTP side: what can be played, opening a table, handing in a deck, pictures, health."""

import asyncio
import gzip
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tallorder import catalogue, decks
from tallorder.bots.belief import EVEN
from tallorder.bots.players import PERSONAS, levels
from tallorder.cards import Deck
from tallorder.faces import continent_art, flag_art
from tallorder.games.kernel import Refused
from tallorder.games.kernel.record import write_record
from tallorder.lessons import lessons
from tallorder.messages import LANGUAGES
from tallorder.messages.phrasebook import texts
from tallorder.server.connection import RateLimiters
from tallorder.server.deck_reader import DeckReader
from tallorder.server.doors import network_of
from tallorder.server.lan import Lan, is_own_name, is_this_machine
from tallorder.server.metrics import Metrics
from tallorder.server.origin import host_of
from tallorder.server.pictures import (
    BOX,
    NARROWEST,
    TILE,
    WIDEST,
    box_deck,
    box_picture,
    building_faces,
    building_picture,
    draw,
)
from tallorder.server.prints import Prints
from tallorder.server.readiness import BEARABLE, Readiness
from tallorder.server.service import TableService
from tallorder.table.branch import Branch
from tallorder.table.commands import TableId
from tallorder.table.refusals import refuse
from tallorder.table.table import Table
from tallorder.wire import http
from tallorder.wire.openapi import Ready, describe
from tallorder.wire.replays import AskReplay

Body = TypeVar("Body")
STATUS = {"T-LIMIT": 429, "T-TABLE": 404, "T-STORE": 507, "too-large": 413, "no-such-page": 404}


def json(value: Any, status: int = 200) -> Response:
    """A JSON answer."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem(refused: Refused) -> Response:
    """A refusal as an HTTP answer."""
    refusal = refused.refusal
    status = STATUS.get(refusal.code) or STATUS.get(refusal.rule, 400)
    return json(http.HttpProblem(refusal.rule, refusal.code, msgspec.to_builtins(refusal.params)), status)


async def read_body(request: Request, kind: type[Body], most: int) -> Body:
    """A body of at most so many bytes, read strictly."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise refuse("too-large", most=most)
        parts.append(part)
    try:
        return msgspec.json.decode(b"".join(parts), type=kind)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        detail = str(error)[:160] if isinstance(error, msgspec.MsgspecError) else "not JSON"
        raise refuse("not-understood", detail=detail) from None


class Api:
    """The HTTP calls of one server."""

    def __init__(
        self, service: TableService, limiters: RateLimiters, metrics: Metrics, lan: Lan, *, has_metrics: bool
    ) -> None:
        self.service = service
        self.lan = lan
        self.limiters = limiters
        self.limits = limiters.limits
        self.metrics = metrics if has_metrics else None
        self.readiness = Readiness(service, metrics)
        self.prints = Prints()
        self.deck_reader = DeckReader(limiters.limits.deck_cells)
        self.is_closing = False

    def routes(self) -> list[Route]:
        """Every call with its path."""
        return [
            Route("/api/games", self.games, methods=["GET"]),
            Route("/api/address", self.address, methods=["GET"]),
            Route("/api/address", self.invite, methods=["POST"]),
            Route("/api/tables", self.open_table, methods=["POST"]),
            Route("/api/tables/{table}/replay", self.replay, methods=["POST"]),
            Route("/api/tables/{table}/record/{number}", self.record, methods=["GET"]),
            Route("/api/tables/{table}/branch/{number}", self.branch, methods=["POST"]),
            Route("/api/tables/{table}/analysis/{number}", self.analysis, methods=["POST"]),
            Route("/api/tables/{table}/judge/{number}", self.judge, methods=["POST"]),
            Route("/api/lessons/{game}", self.open_lesson, methods=["POST"]),
            Route("/api/decks", self.hand_in, methods=["POST"]),
            Route("/api/decks/{deck}", self.box, methods=["GET"]),
            Route("/api/building-faces", self.building_faces, methods=["GET"]),
            Route("/api/openapi.json", self.openapi, methods=["GET"]),
            Route("/art/flags/{name}.svg", self.flag, methods=["GET"]),
            Route("/art/continents/{name}.svg", self.continent, methods=["GET"]),
            Route("/art/tower/{part}/{name}.svg", self.building, methods=["GET"]),
            Route(f"/art/{BOX}/{{deck}}/{{card}}/{{side}}.svg", self.box_picture, methods=["GET"]),
            Route("/art/{table}/{key}.svg", self.picture, methods=["GET"]),
            Route("/print/{deck}/{sheet}.pdf", self.print_deck, methods=["GET"]),
            Route("/messages/{language}/{room}.ftl", self.messages, methods=["GET"]),
            Route("/health", self.health, methods=["GET"]),
            Route("/ready", self.ready, methods=["GET"]),
            Route("/metrics", self.numbers, methods=["GET"]),
        ]

    async def games(self, _request: Request) -> Response:
        """What can be played."""
        return json([on_offer(offer) for offer in catalogue.offers()])

    async def open_table(self, request: Request) -> Response:
        """Opens a table."""
        try:
            body = await read_body(request, http.NewTable, self.limits.body_bytes)
            self.limiters.open_table(address_of(request))
            table, token = await self.service.open_table(body.name, body.settings)
        except Refused as refused:
            return problem(refused)
        return json(http.TableOpened(table, 0, token), 201)

    async def open_lesson(self, request: Request) -> Response:
        """Opens a table for a lesson."""
        try:
            body = await read_body(request, http.OpenLesson, self.limits.body_bytes)
            self.limiters.open_table(address_of(request))
            table, token = await self.service.open_lesson(body.name, request.path_params["game"])
        except Refused as refused:
            return problem(refused)
        return json(http.TableOpened(table, 0, token), 201)

    async def replay(self, request: Request) -> Response:
        """A game as a replay, as far as whoever asks may know it; packed, for its views are much alike."""
        try:
            body = await read_body(request, AskReplay, self.limits.body_bytes)
            self.limiters.read_game(address_of(request))
            found = await self.service.replay(table_id(request), body.tokens, body.game)
        except Refused as refused:
            return problem(refused)
        told = json(found)
        if "gzip" in request.headers.get("accept-encoding", ""):
            packed = await asyncio.to_thread(gzip.compress, bytes(told.body), 5)
            return Response(packed, media_type="application/json", headers={"content-encoding": "gzip"})
        return told

    async def record(self, request: Request) -> Response:
        """The full record of a game that is over."""
        try:
            self.limiters.read_game(address_of(request))
            found = await self.service.record(table_id(request), game_number(request))
        except Refused as refused:
            return problem(refused)
        return Response(write_record(found), media_type="text/plain; charset=utf-8")

    async def branch(self, request: Request) -> Response:
        """Opens a table whose game has come to a moment of one that is over."""
        try:
            body = await read_body(request, http.BranchTable, self.limits.body_bytes)
            self.limiters.open_table(address_of(request))
            branch = Branch(body.name, body.moment, body.seat)
            table, seat, token = await self.service.branch(table_id(request), game_number(request), branch)
        except Refused as refused:
            return problem(refused)
        return json(http.TableOpened(table, seat, token), 201)

    async def analysis(self, request: Request) -> Response:
        """What each decision of a game that is over was worth; only what has to be thought through is charged."""
        try:
            body = await read_body(request, http.AskAnalysis, self.limits.body_bytes)
            address = address_of(request)
            self.limiters.read_game(address)
            found = await self.service.analysis(
                table_id(request), game_number(request), body.level, lambda: self.limiters.study(address)
            )
        except Refused as refused:
            return problem(refused)
        return json(found, 202 if found.analysis is None else 200)

    async def judge(self, request: Request) -> Response:
        """What another move at a moment of a game would have been worth."""
        try:
            body = await read_body(request, http.JudgeMove, self.limits.body_bytes)
            self.limiters.judge(address_of(request))
            found = await self.service.judge(table_id(request), game_number(request), body)
        except Refused as refused:
            return problem(refused)
        return json(found)

    async def address(self, _request: Request) -> Response:
        """The address at which others in the house reach this server; empty if they do not, or need no other."""
        return json(http.Address(self.lan.address))

    async def invite(self, request: Request) -> Response:
        """Whoever sits at the server's own machine lets others in the house in."""
        if not (is_this_machine(client_of(request)) and is_own_name(host_of(request.scope["headers"]))):
            return problem(refuse("only-here"))
        return json(http.Address(await self.lan.open()))

    async def hand_in(self, request: Request) -> Response:
        """Checks a deck of somebody's own, and keeps it if it can be played."""
        try:
            body = await read_body(request, http.HandIn, self.limits.deck_bytes)
            address = address_of(request)
            self.limiters.hand_in(address)
            found = await self.deck_reader.read(body.name, body.csv)
            if found.head is not None:
                self.limiters.deck_bytes.charge(address, len(found.body))
                await self.service.decks.keep_handed_in(found.head.hash, found.body)
        except Refused as refused:
            return problem(refused)
        return json(http.HandedIn(found.head, tuple(map(finding, found.problems))), 200 if found.head is None else 201)

    async def box(self, request: Request) -> Response:
        """A shipped deck, closed."""
        found = await asyncio.to_thread(box_deck, request.path_params["deck"])
        return nothing() if found is None else json(found)

    async def box_picture(self, request: Request) -> Response:
        """A closed side of a shipped card."""
        path = request.path_params
        size = (pixels(request, "w", TILE[0]), pixels(request, "h", TILE[1]))
        art = await asyncio.to_thread(box_picture, path["deck"], path["card"], path["side"], size)
        return nothing() if art is None else svg(art)

    async def picture(self, request: Request) -> Response:
        """The picture behind a key that this table gave out."""
        try:
            open_table = await self.service.tables.get(table_id(request))
        except Refused as refused:
            return problem(refused)
        size = (pixels(request, "w", TILE[0]), pixels(request, "h", TILE[1]))
        for deck, order in await self._decks(open_table.table):
            art = await asyncio.to_thread(draw, deck, open_table.table.secret, request.path_params["key"], order, size)
            if art is not None:
                return svg(art)
        return nothing()

    async def _decks(self, table: Table) -> list[tuple[Deck, str]]:
        """The decks that this table's keys may belong to, with the measure they are played by."""
        found = []
        game, settings = table.game, table.settings
        if game is not None and game.start.deck is not None:
            found.append((game.start.deck, game.start.deal.order))
        with suppress(Refused):
            chosen = await self.service.decks.chosen(settings)
            if isinstance(chosen, Deck):
                found.append((chosen, settings.order or chosen.default_order))
        return found

    async def flag(self, request: Request) -> Response:
        """A country's flag."""
        name = request.path_params["name"]
        return svg(flag_art(name)) if len(name) == 2 and name.isascii() and name.isalpha() else nothing()

    async def continent(self, request: Request) -> Response:
        """The shape of a continent."""
        art = continent_art(request.path_params["name"])
        return nothing() if art is None else svg(art)

    async def building(self, request: Request) -> Response:
        """A picture of Skyscraper, which has no secrets in its pictures."""
        part, name = request.path_params["part"], request.path_params["name"]
        art = building_picture(part, name, pixels(request, "w", 100), pixels(request, "u", 14))
        return nothing() if art is None else svg(art)

    async def building_faces(self, _request: Request) -> Response:
        """Where Skyscraper's cards want their text set."""
        return json(building_faces())

    async def openapi(self, _request: Request) -> Response:
        """What there is to call."""
        return json(describe())

    async def messages(self, request: Request) -> Response:
        """The sentences of a room in a language."""
        language, room = request.path_params["language"], request.path_params["room"]
        found = texts(language).get(room) if language in LANGUAGES else None
        if found is None:
            return nothing()
        return Response(found, media_type="text/plain; charset=utf-8")

    async def print_deck(self, request: Request) -> Response:
        """A shipped deck as a PDF: it shows what is on both sides, as the deck's file in the source does."""
        query, path = request.query_params, request.path_params
        try:
            if not self.limiters.prints.take(address_of(request)):
                raise refuse("too-fast")
        except Refused as refused:
            return problem(refused)
        language, paper, units = query.get("lang", "en"), query.get("paper", "a4"), query.get("units", "us")
        found = await self.prints.get(path["deck"], path["sheet"], language, paper, units)
        if found is None:
            return nothing()
        headers = {"content-disposition": f'inline; filename="{path["deck"]}-{path["sheet"]}.pdf"'}
        return Response(found, media_type="application/pdf", headers=headers)

    async def health(self, _request: Request) -> Response:
        """Whether the process is alive."""
        return json({"alive": True})

    async def ready(self, _request: Request) -> Response:
        """Whether it can serve: something can be written, and it is not about to stop. Also what is wrong if it can."""
        trouble = "closing" if self.is_closing else await self.readiness.ask()
        is_ready = trouble in BEARABLE
        return json(Ready(is_ready, trouble), 200 if is_ready else 503)

    async def numbers(self, _request: Request) -> Response:
        """Metrics for Prometheus, unless they have a port of their own."""
        if self.metrics is None:
            return nothing()
        return Response(self.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def nothing() -> Response:
    """There is nothing here."""
    return problem(refuse("no-such-page"))


def svg(art: str) -> Response:
    """A picture, which never changes."""
    headers = {"cache-control": "private, max-age=31536000, immutable"}
    return Response(art, media_type="image/svg+xml", headers=headers)


def pixels(request: Request, name: str, usual: int) -> int:
    """A size from the query, within reason."""
    word = request.query_params.get(name, "")
    return min(WIDEST, max(NARROWEST, int(word))) if word.isascii() and word.isdecimal() and len(word) < 5 else usual


def table_id(request: Request) -> str:
    """The table that a path names."""
    try:
        return msgspec.convert(request.path_params["table"], TableId)
    except msgspec.ValidationError:
        raise refuse("no-such-table") from None


def game_number(request: Request) -> int:
    """The game of a table that a path names, counted from 1."""
    word = request.path_params["number"]
    if not (word.isascii() and word.isdecimal() and len(word) < 10):
        raise refuse("no-game")
    return int(word)


def address_of(request: Request) -> str:
    """Whom a request is counted with."""
    return network_of(client_of(request))


def client_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def on_offer(offer: catalogue.Offer) -> http.OnOffer:
    """A game with everything a host can choose."""
    described = catalogue.describe_offer(offer)
    has_facts = not catalogue.manifest(offer.engine).has_own_cards
    return http.OnOffer(
        game=offer.game,
        engine=offer.engine,
        deck=offer.deck,
        orders=offer.orders,
        players=tuple(described["players"]),
        options=msgspec.convert(described["options"], dict[str, http.HouseRule]),
        levels=levels(offer.engine),
        personas=tuple(one for one in PERSONAS if one != EVEN.id) if has_facts else (),
        memory=described["options"].get("box_memory", {}).get("default") == "on",
        lesson=offer.game in lessons(),
    )


def finding(found: decks.DeckProblem) -> http.Finding:
    """What the check noticed, as the client reads it."""
    params = {name: str(value) for name, value in found.params.items()}
    return http.Finding(found.severity, found.code, found.row or None, found.column, params)
