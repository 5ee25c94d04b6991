"""The whole server as one ASGI application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from tallorder.server.api import Api, nothing
from tallorder.server.files import ClientFiles
from tallorder.server.lan import Lan
from tallorder.server.limits import Gates, Limits
from tallorder.server.metrics import Metrics
from tallorder.server.security import Guard
from tallorder.server.socket import Socket
from tallorder.table.hall import Hall

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
)
"""Paths that the client's one page answers."""


def build_app(hall: Hall, limits: Limits | None = None, lan: Lan | None = None) -> Starlette:
    """The application around a hall."""
    gates = Gates(limits or Limits())
    metrics = Metrics(hall)
    api = Api(hall, gates, metrics, lan or Lan())
    files = ClientFiles()
    door = Socket(hall, gates, metrics)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        sweeping = asyncio.create_task(door.sweep())
        try:
            yield
        finally:
            sweeping.cancel()
            api.is_closing = True
            await hall.close()

    routes = [
        *api.routes(),
        WebSocketRoute("/socket", door),
        *(Route(path, files.page, methods=["GET"]) for path in SCREENS),
        Route("/{path:path}", files.file, methods=["GET"]),
    ]
    guard = Middleware(Guard, gates=gates, metrics=metrics)
    return Starlette(routes=routes, middleware=[guard], lifespan=lifespan, exception_handlers={HTTPException: told_off})


async def told_off(_request: Request, problem: Exception) -> Response:
    """What Starlette itself refuses, such as another method, in the same form as everything else."""
    assert isinstance(problem, HTTPException)
    told = nothing()
    told.status_code = problem.status_code
    told.headers.update(problem.headers or {})
    return told
