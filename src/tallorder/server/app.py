"""The whole server as one ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tallorder.server.api import Api, nothing
from tallorder.server.caretaker import Caretaker
from tallorder.server.connection import Connections, RateLimiters
from tallorder.server.documentation import Documentation
from tallorder.server.doors import open_sockets
from tallorder.server.files import ClientFiles
from tallorder.server.front_door import FrontDoor
from tallorder.server.lan import Lan
from tallorder.server.limits import Limits
from tallorder.server.metrics import Metrics
from tallorder.server.security import Guard
from tallorder.server.service import TableService

SCREENS = (
    "/",
    "/t/{table}",
    "/rules/{engine}",
    "/decks",
    "/decks/{deck}",
    "/replay",
    "/replay/{table}",
    "/classes",
    "/wrong",
    "/about",
)
"""Paths that the client's one page answers."""


class App:
    """The parts of one server: pages and calls over HTTP, and the door for WebSockets."""

    def __init__(
        self,
        service: TableService,
        limits: Limits | None = None,
        lan: Lan | None = None,
        front_door: FrontDoor | None = None,
        *,
        has_metrics: bool = True,
    ) -> None:
        limits = limits or Limits()
        limiters = RateLimiters(limits)
        front_door = front_door or FrontDoor()
        self.sockets = open_sockets(limits, front_door.is_proxy)
        self.service = service
        service.studies.worlds = limits.analysis_worlds
        service.decks.room = limits.deck_memory_bytes
        self.metrics = Metrics(service.tables)
        self.caretaker = Caretaker(service)
        self.connections = Connections(service, limiters, self.metrics, front_door)
        self.api = Api(service, limiters, self.metrics, lan or Lan(), has_metrics=has_metrics)
        files = ClientFiles()
        documentation = Documentation()
        routes = [
            *self.api.routes(),
            *(Route(path, files.page, methods=["GET"]) for path in SCREENS),
            Route("/docs", documentation.page, methods=["GET"]),
            Route("/docs/{path:path}", documentation.page, methods=["GET"]),
            Route("/{path:path}", files.file, methods=["GET"]),
        ]
        self.http = Starlette(
            routes=routes,
            middleware=[Middleware(Guard, limiters=limiters, metrics=self.metrics, front_door=front_door)],
            lifespan=self._lifespan,
            exception_handlers={HTTPException: http_error},
        )

    @asynccontextmanager
    async def _lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        await self.caretaker.start()
        forever = (self.connections.sweep(), self.metrics.watch_loop(), self.api.readiness.watch())
        watching = [asyncio.create_task(one) for one in forever]
        try:
            yield
        finally:
            for task in watching:
                task.cancel()
            self.api.is_closing = True
            await self.caretaker.stop()
            await self.service.close()
            await self.service.bus.close()


async def http_error(_request: Request, problem: Exception) -> Response:
    """What Starlette itself refuses, such as another method, in the same form as everything else."""
    assert isinstance(problem, HTTPException)
    answer = nothing()
    answer.status_code = problem.status_code
    answer.headers.update(problem.headers or {})
    return answer
