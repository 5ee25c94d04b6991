"""A server behind a proxy: invitations, names, metrics and logs as an operator wants them."""

import httpx
import pytest

from tests.server.serving import Serving, serving
from tests.servers import free_port


@pytest.fixture(scope="module")
def behind_a_proxy(tmp_path_factory: pytest.TempPathFactory) -> object:
    """A server with everything that an operator can say, and the port of its metrics."""
    port = free_port()
    arguments = ["--public-url", "https://play.example.org", "--trusted-proxy", "127.0.0.1"]
    arguments += ["--allowed-host", "127.0.0.1", "--metrics-port", str(port), "--limit", "requests_burst=30"]
    arguments += ["--limit", "requests_per_second=0.001"]
    with serving(str(tmp_path_factory.mktemp("operated") / "tables.db"), *arguments) as server:
        yield server, port


def get(server: Serving, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers={name.replace("_", "-"): value for name, value in headers.items()})


def test_every_invitation_names_the_public_address(behind_a_proxy: tuple[Serving, int]) -> None:
    server, _ = behind_a_proxy
    assert get(server, "/api/address", x_forwarded_for="198.51.100.7").json() == {"address": "https://play.example.org"}


def test_another_name_is_not_answered(behind_a_proxy: tuple[Serving, int]) -> None:
    server, _ = behind_a_proxy
    assert get(server, "/api/games", host="evil.example", x_forwarded_for="198.51.100.8").status_code == 421
    assert get(server, "/api/games", host="play.example.org", x_forwarded_for="198.51.100.8").status_code == 200


def test_limits_count_by_the_address_that_the_proxy_names(behind_a_proxy: tuple[Serving, int]) -> None:
    server, _ = behind_a_proxy
    seen = [get(server, "/health", x_forwarded_for="198.51.100.9").status_code for _ in range(40)]
    assert 429 in seen
    assert get(server, "/health", x_forwarded_for="198.51.100.10").status_code == 200


def test_metrics_have_a_port_of_their_own(behind_a_proxy: tuple[Serving, int]) -> None:
    server, port = behind_a_proxy
    assert get(server, "/metrics", x_forwarded_for="198.51.100.11").status_code == 404
    text = httpx.get(f"http://127.0.0.1:{port}/metrics").text
    for name in (
        "tallorder_loop_lag_seconds",
        "tallorder_bots_thinking",
        "process_resident_memory",
        "process_open_fds",
    ):
        assert name in text
