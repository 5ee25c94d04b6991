"""The whole server as one ASGI application."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from tallorder.table.hall import Hall
from tallorder.web.api import Api
from tallorder.web.lan import Lan
from tallorder.web.limits import Gates, Limits
from tallorder.web.metrics import Metrics
from tallorder.web.security import Guard
from tallorder.web.socket import Socket

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
NO_CLIENT = """<!doctype html><meta charset="utf-8"><title>Tall Order</title>
<p>The server runs, but the web client has not been built: <code>make setup</code> builds it."""


class Files(StaticFiles):
    """The client's files; those with a hash in their name never change."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        """A file with how long it may be kept."""
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["cache-control"] = FOREVER
        return response


async def page(_request: Request) -> Response:
    """The client's one page, whichever of its screens the path names."""
    index = STATIC / "index.html"
    headers = {"cache-control": "no-cache"}
    if index.is_file():
        return FileResponse(index, headers=headers)
    return Response(NO_CLIENT, media_type="text/html", headers=headers)


async def loose_file(request: Request) -> Response:
    """A file that stands beside the page, such as its icon."""
    name = request.path_params["name"]
    path = STATIC / name
    if name != path.name or name.startswith(".") or not path.is_file():
        return Response(status_code=404)
    return FileResponse(path, headers={"cache-control": "no-cache"})


def build_app(hall: Hall, limits: Limits | None = None, lan: Lan | None = None) -> Starlette:
    """The application around a hall."""
    gates = Gates(limits or Limits())
    metrics = Metrics(hall)
    api = Api(hall, gates, metrics, lan or Lan())

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            api.is_closing = True
            await hall.close()

    routes = [
        *api.routes(),
        WebSocketRoute("/socket", Socket(hall, gates, metrics)),
        Route("/", page, methods=["GET"]),
        Route("/t/{table}", page, methods=["GET"]),
        Route("/rules/{engine}", page, methods=["GET"]),
        Route("/decks", page, methods=["GET"]),
        Route("/replay", page, methods=["GET"]),
        Mount("/assets", Files(directory=STATIC / "assets", check_dir=False)),
        Route("/{name}", loose_file, methods=["GET"]),
    ]
    guard = Middleware(Guard, gates=gates, metrics=metrics)
    return Starlette(routes=routes, middleware=[guard], lifespan=lifespan)
