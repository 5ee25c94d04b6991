"""How a server is set up: by arguments, the environment, a file, or as it comes; the first that says so counts."""

import ipaddress
import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import msgspec

from tallorder.server.limits import Limits
from tallorder.server.timeouts import Timeouts

PREFIX: Final = "TALLORDER_"
GROUPS: Final = {"limits": "TALLORDER_LIMIT_", "timeouts": "TALLORDER_TIMEOUT_"}
"""Settings that consist of many: each has a variable of its own, such as TALLORDER_LIMIT_TABLES_PER_HOUR."""

LogFormat = Literal["auto", "text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]


def default_store() -> str:
    """The file that tables are kept in unless told otherwise."""
    return str(Path.home() / ".tallorder" / "tables.db")


class ServerSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything about a server that its operator decides."""

    host: str = "127.0.0.1"
    """The address to listen on."""
    port: int = 8000
    store: str = msgspec.field(default_factory=default_store)
    """An SQLite file, or a PostgreSQL address."""
    redis: str = ""
    """Connects several servers that share one PostgreSQL."""
    workers: int = 1
    """Processes on this machine."""
    public_url: str = ""
    """The address that every invitation names, such as https://play.example.org; empty: as the reader came."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    allowed_hosts: tuple[str, ...] = ()
    """Names by which the server may be asked; empty: any."""
    metrics_port: int = 0
    """Metrics on a port of their own, on `host`; 0: at /metrics beside everything else."""
    log_format: LogFormat = "auto"
    """text for people, json for machines; auto: text on a terminal."""
    log_level: LogLevel = "info"
    limits: Limits = Limits()
    timeouts: Timeouts = Timeouts()

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65535 or not 0 <= self.metrics_port <= 65535:
            raise ValueError("port and metrics_port are from 0 to 65535")
        if self.metrics_port and self.metrics_port == self.port:
            raise ValueError("metrics_port is the port of the tables: give it one of its own")
        for proxy in self.trusted_proxies:
            try:
                ipaddress.ip_network(proxy, strict=False)
            except ValueError:
                raise ValueError(f"trusted_proxies are addresses and networks, not {proxy!r}") from None
        if self.public_url:
            parts = urlsplit(self.public_url)
            if parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/") or parts.query:
                raise ValueError(f"public_url is like https://play.example.org, not {self.public_url!r}")


def read_settings(given: Mapping[str, Any], file: Path | None, environment: Mapping[str, str]) -> ServerSettings:
    """What was given as arguments, then the environment, then the file. ValueError says what was expected, and where.

    Anything secret belongs into the environment or the file: arguments can be seen by everybody on the machine.
    """
    words = dict(_from_file(file)) if file else {}
    found = _checked(words, str(file)) if file else ServerSettings()
    for name in ServerSettings.__struct_fields__:
        if name in GROUPS:
            prefix = GROUPS[name]
            some = {
                key.removeprefix(prefix).lower(): value for key, value in environment.items() if key.startswith(prefix)
            }
            words[name] = {**words.get(name, {}), **some}
        elif (value := environment.get(PREFIX + name.upper())) is not None:
            words[name] = value.replace(",", " ").split() if isinstance(getattr(found, name), tuple) else value
    found = _checked(words, "environment")
    for name, value in given.items():
        words[name] = {**words.get(name, {}), **value} if name in GROUPS else value
    return _checked(words, "arguments") if given else found


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{file}: {error}") from None
    except OSError as error:
        raise ValueError(f"{file}: {error.strerror}") from None


def _checked(words: Mapping[str, Any], where: str) -> ServerSettings:
    try:
        return msgspec.convert(words, ServerSettings, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"{where}: {error}; there are {_names(str(error))}") from None


def _names(complaint: str) -> str:
    """The settings among which the wrong one was looked for."""
    kind: type[msgspec.Struct] = ServerSettings
    for name, group in (("limits", Limits), ("timeouts", Timeouts)):
        if f"`$.{name}" in complaint:
            kind = group
    return ", ".join(kind.__struct_fields__)


def configuration_file(named: Path | None) -> Path | None:
    """The file to read: the one that was named, here or in TALLORDER_CONFIG."""
    if named is None and os.environ.get("TALLORDER_CONFIG"):
        return Path(os.environ["TALLORDER_CONFIG"])
    return named
