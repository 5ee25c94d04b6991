"""How many sockets one network may hold open, whether they say anything or not, and how many this process can."""

import asyncio
import ipaddress
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Final

from tallorder.server.limits import Limits
from tallorder.server.websocket import WebSocket

KEPT_BACK: Final = 200
"""Handles for files, the store, bots and the bus."""
FEW: Final = 4096
"""With fewer handles a busy server turns people away."""

log = logging.getLogger("tallorder.server")


@lru_cache(maxsize=65_536)
def network_of(address: str) -> str:
    """Whom an address is counted with: itself, and for IPv6 everybody in its /64, which is what one customer gets."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))


class OpenSockets:
    """The sockets that are open, by network."""

    def __init__(self, most_each: int, most: int, is_proxy: Callable[[str], bool] = lambda _address: False) -> None:
        self.most_each = most_each
        self.is_proxy = is_proxy
        self.most = most
        self.open = 0
        self.by_network: dict[str, int] = {}

    def enter(self, network: str) -> bool:
        """Counts one more; False if that is one too many. It is counted all the same, until it leaves."""
        self.open += 1
        count = self.by_network[network] = self.by_network.get(network, 0) + 1
        return self.open <= self.most and (count <= self.most_each or self.is_proxy(network.partition("/")[0]))

    def leave(self, network: str) -> None:
        """One less."""
        self.open -= 1
        count = self.by_network.get(network, 0) - 1
        if count > 0:
            self.by_network[network] = count
        else:
            self.by_network.pop(network, None)


def counted(kind: type[WebSocket], sockets: OpenSockets) -> type[WebSocket]:
    """WebSockets that are counted until they are closed: the HTTP side hands them over, and counts them no more."""

    class Counted(kind):  # type: ignore[misc,valid-type]
        network = ""

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            """The HTTP side hands the socket over."""
            super().connection_made(transport)
            self.network = network_of(self.address)

        def connection_lost(self, exc: Exception | None) -> None:
            """The connection is over."""
            sockets.leave(self.network)
            super().connection_lost(exc)

    return Counted


def raise_handles() -> int:
    """Asks the system for as many handles as it allows; how many there are now. Warns if they are few."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return FEW
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    if soft < FEW:
        log.warning("few file handles: raise them (ulimit -n, LimitNOFILE)", extra={"handles": soft, "wanted": FEW})
    return soft


def open_sockets(limits: Limits, is_proxy: Callable[[str], bool]) -> OpenSockets:
    """The count of this process, as wide as its handles allow. A proxy's sockets are many people's."""
    return OpenSockets(limits.sockets_per_address, max(16, raise_handles() - KEPT_BACK), is_proxy)
