"""Who asks, and by which name: the same questions for requests and for WebSockets, also behind a proxy."""

import ipaddress
from collections.abc import Sequence
from urllib.parse import urlsplit

from tallorder.server.origin import Headers, host_of, is_same_origin

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class FrontDoor:
    """What an operator says about proxies and names."""

    def __init__(
        self, trusted_proxies: Sequence[str] = (), allowed_hosts: Sequence[str] = (), public_url: str = ""
    ) -> None:
        self.proxies: list[Network] = [ipaddress.ip_network(one, strict=False) for one in trusted_proxies]
        self.public_host = urlsplit(public_url).netloc
        self.hosts = {host.lower() for host in allowed_hosts}
        if self.hosts and self.public_host:
            self.hosts.add(_name(self.public_host))

    def address(self, peer: str, headers: Headers) -> str:
        """Where a request comes from: the last address that no proxy of ours has."""
        if not self.is_proxy(peer):
            return peer
        told = b",".join(value for name, value in headers if name == b"x-forwarded-for").decode("latin-1")
        for word in reversed([word.strip() for word in told.split(",") if word.strip()]):
            address = _bare(word)
            if address is None:
                return peer
            if not self.is_proxy(address):
                return address
        return peer

    def is_known_name(self, headers: Headers) -> bool:
        """Whether the server was asked by one of its names."""
        return not self.hosts or _name(host_of(headers)) in self.hosts

    def is_own_page(self, headers: Headers) -> bool:
        """Whether a browser's page comes from this server, under the name it was asked by or its public one."""
        if is_same_origin(headers):
            return True
        origins = [urlsplit(value.decode("latin-1")).netloc for name, value in headers if name == b"origin"]
        return bool(self.public_host) and all(origin == self.public_host for origin in origins)

    def is_proxy(self, address: str) -> bool:
        """Whether this is a proxy that the operator trusts."""
        if not self.proxies:
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.proxies)


def _name(host: str) -> str:
    """A host without its port."""
    host = host.lower()
    return host[1 : host.find("]")] if host.startswith("[") else host.partition(":")[0]


def _bare(word: str) -> str | None:
    """An address of X-Forwarded-For without its port; None for what is no address."""
    if word.startswith("["):
        word = word[1 : word.find("]")]
    elif word.count(":") == 1:
        word = word.partition(":")[0]
    try:
        return str(ipaddress.ip_address(word))
    except ValueError:
        return None
