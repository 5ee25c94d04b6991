"""Headers that every answer carries, and the gate that every request passes."""

import logging
import time

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tallorder.server.connection import RateLimiters
from tallorder.server.doors import network_of
from tallorder.server.front_door import FrontDoor
from tallorder.server.metrics import Metrics
from tallorder.server.origin import HEADERS

log = logging.getLogger("tallorder.server")

SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Wraps the whole HTTP side: limits, same origin for whatever changes something, headers, a line in the log."""

    def __init__(self, app: ASGIApp, limiters: RateLimiters, metrics: Metrics, front_door: FrontDoor) -> None:
        self.app = app
        self.front_door = front_door
        self.limiters = limiters
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or turns it away."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status, has_begun = 500, False

        async def with_headers(message: Message) -> None:
            nonlocal status, has_begun
            if message["type"] == "http.response.start":
                status, has_begun = message["status"], True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        address = self.front_door.address(scope["client"][0] if scope["client"] else "", scope["headers"])
        scope["client"] = (address, 0)
        if not self.limiters.requests.take(network_of(address)):
            await _answer(with_headers, 429, b'{"rule":"T-LIMIT","code":"too-fast"}')
        elif {b"content-length", b"transfer-encoding"} <= {name for name, _ in scope["headers"]}:
            # two ideas of where the body ends: somebody in front of us may have the other one (RFC 9112, 6.1)
            await _answer(with_headers, 400, b'{"rule":"T-WIRE","code":"not-understood"}', closes=True)
        elif not self.front_door.is_known_name(scope["headers"]):
            await _answer(with_headers, 421, b'{"rule":"T-WIRE","code":"other-host"}')
        elif scope["method"] not in SAFE and not self.front_door.is_own_page(scope["headers"]):
            await _answer(with_headers, 403, b'{"rule":"T-WIRE","code":"other-origin"}')
        else:
            try:
                await self.app(scope, receive, with_headers)
            except ClientDisconnect:
                log.debug("a client left before it was answered")
            except Exception:
                log.exception("a request failed")
                if not has_begun:
                    await _answer(with_headers, 500, b'{"rule":"T-SERVER","code":"server-error"}')
        route = getattr(scope.get("route"), "path", "-")
        self.metrics.requests[route, str(status)] += 1
        seconds = round(time.perf_counter() - started, 4)
        log.info("request", extra={"route": route, "status": status, "seconds": seconds})


async def _answer(send: Send, status: int, body: bytes, *, closes: bool = False) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(b"connection", b"close")] if closes else []
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
