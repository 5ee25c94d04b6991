"""Headers that every answer carries, and the gate that every request passes."""

import logging
import time

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tallorder.web.limits import Gates
from tallorder.web.metrics import Metrics
from tallorder.web.socket import is_same_origin

log = logging.getLogger("tallorder.web")

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Wraps the whole HTTP side: limits, same origin for whatever changes something, headers, a line in the log."""

    def __init__(self, app: ASGIApp, gates: Gates, metrics: Metrics) -> None:
        self.app = app
        self.gates = gates
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or turns it away."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status = 500

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        address = scope["client"][0] if scope["client"] else ""
        if not self.gates.requests.take(address):
            await _answer(with_headers, 429, b'{"rule":"T-LIMIT","code":"too-fast"}')
        elif scope["method"] not in SAFE and not is_same_origin(scope):
            await _answer(with_headers, 403, b'{"rule":"T-WIRE","code":"other-origin"}')
        else:
            await self.app(scope, receive, with_headers)
        route = getattr(scope.get("route"), "path", "-")
        self.metrics.requests[route, str(status)] += 1
        seconds = round(time.perf_counter() - started, 4)
        log.info("request", extra={"route": route, "status": status, "seconds": seconds})


async def _answer(send: Send, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
