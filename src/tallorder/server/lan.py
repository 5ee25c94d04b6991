"""Others in the house: a server that began for this machine alone also listens on the local network when asked."""

import ipaddress
import logging
import socket
from collections.abc import Callable

import uvicorn
from uvicorn.lifespan.off import LifespanOff

log = logging.getLogger("tallorder.server")


def is_this_machine(address: str) -> bool:
    """Whether a request comes from the server's own machine."""
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def is_own_name(host: str) -> bool:
    """Whether a request calls the server by a name of its own machine: a page of somebody else's, whose name was made
    to lead here, does not."""
    name = host.rsplit(":", 1)[0].strip("[]")
    return name == "localhost" or is_this_machine(name)


def own_address() -> str:
    """This machine's address in the local network; empty if it is in none. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return ""
        found = str(probe.getsockname()[0])
    return "" if ipaddress.ip_address(found).is_loopback else found


class Lan:
    """The second ear of a server that listens on its own machine only."""

    def __init__(self, public_url: str = "") -> None:
        self.address = public_url.rstrip("/")
        """What others open, once they can."""
        self.server: uvicorn.Server | None = None
        self.configure: Callable[[str], uvicorn.Config] | None = None

    def watch(self, server: uvicorn.Server, configure: Callable[[str], uvicorn.Config]) -> None:
        """Knows which server to widen, and how. One that listens everywhere needs no widening."""
        self.server = server
        host = server.config.host
        if self.address:
            return
        if is_this_machine(host) or host == "localhost":
            self.configure = configure
        elif host in ("0.0.0.0", "::"):
            own = own_address()
            self.address = f"http://{own}:{server.config.port}" if own else ""

    async def open(self) -> str:
        """Listens on the local network too; gives the address to open, empty if there is no network."""
        own = own_address()
        if self.address or self.configure is None or self.server is None or not own:
            return self.address
        config = self.configure(own)
        config.load()
        second = uvicorn.Server(config)
        second.lifespan = LifespanOff(config)
        second.server_state = self.server.server_state
        listening = socket.socket()
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((own, config.port))
        except OSError as problem:
            listening.close()
            log.warning("cannot listen on the local network", extra={"why": str(problem)})
            return ""
        await second.startup(sockets=[listening])
        self.server.servers.extend(second.servers)
        self.address = f"http://{own}:{config.port}"
        return self.address
