"""How a server is set up, and whom it believes."""

from pathlib import Path

import pytest

from tallorder.server.front_door import FrontDoor
from tallorder.server.settings import ServerSettings, read_settings

FILE = """
port = 8100
store = "postgresql://tables@db/tallorder"
trusted_proxies = ["10.0.0.0/8"]
[limits]
tables_per_hour = 500
[timeouts]
host_away = 60
"""


def test_arguments_count_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "tallorder.toml"
    file.write_text(FILE)
    environment = {
        "TALLORDER_PORT": "8200",
        "TALLORDER_LIMIT_TABLES_PER_HOUR": "600",
        "TALLORDER_ALLOWED_HOSTS": "a, b",
    }
    found = read_settings({"port": 8300}, file, environment)
    assert found.port == 8300
    assert read_settings({}, file, environment).port == 8200
    assert read_settings({}, file, {}).port == 8100
    assert found.limits.tables_per_hour == 600
    assert found.timeouts.host_away == 60
    assert found.trusted_proxies == ("10.0.0.0/8",)
    assert found.allowed_hosts == ("a", "b")
    assert read_settings({"limits": {"tables_per_hour": "7"}}, file, environment).limits.tables_per_hour == 7


def test_without_a_word_it_listens_to_this_machine_only() -> None:
    assert read_settings({}, None, {"TALLORDER_PURE": "1"}) == ServerSettings()


@pytest.mark.parametrize(
    ("words", "environment", "said"),
    [
        ('colour = "red"', {}, "unknown field `colour`; .*there are host, port"),
        ("[limits]\nspeed = 3", {}, "unknown field `speed`.*there are message_bytes"),
        ("port = 99999", {}, "port"),
        ("port = ", {}, "tallorder.toml"),
        ("", {"TALLORDER_PORT": "many"}, "environment: .*port"),
        ("", {"TALLORDER_PUBLIC_URL": "play.example.org"}, "https://play.example.org"),
        ("metrics_port = 8000", {}, "a port|one of its own"),
        ("", {"TALLORDER_TRUSTED_PROXIES": "proxy.example"}, "trusted_proxies"),
    ],
)
def test_what_cannot_be_a_setting_is_said_with_where_it_stands(
    tmp_path: Path, words: str, environment: dict[str, str], said: str
) -> None:
    file = tmp_path / "tallorder.toml"
    file.write_text(words)
    with pytest.raises(ValueError, match=said):
        read_settings({}, file, environment)


def headers(**named: str) -> list[tuple[bytes, bytes]]:
    return [(name.replace("_", "-").encode(), value.encode()) for name, value in named.items()]


@pytest.mark.parametrize(
    ("peer", "told", "believed"),
    [
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),  # not a proxy of ours: anybody can write this header
        ("10.1.2.3", "198.51.100.1", "198.51.100.1"),
        ("10.1.2.3", "6.6.6.6, 198.51.100.1, 10.9.9.9", "198.51.100.1"),  # what stands before may be made up
        ("10.1.2.3", "[2001:db8::1]:443", "2001:db8::1"),
        ("10.1.2.3", "198.51.100.1:5000", "198.51.100.1"),
        ("10.1.2.3", "nonsense", "10.1.2.3"),
        ("10.1.2.3", "", "10.1.2.3"),
    ],
)
def test_an_address_is_believed_from_a_proxy_of_ours_alone(peer: str, told: str, believed: str) -> None:
    door = FrontDoor(trusted_proxies=["10.0.0.0/8"])
    assert door.address(peer, headers(x_forwarded_for=told)) == believed
    assert FrontDoor().address(peer, headers(x_forwarded_for=told)) == peer


def test_only_its_own_names_are_answered_where_they_are_listed() -> None:
    door = FrontDoor(allowed_hosts=["play.example.org"], public_url="https://tables.example.org")
    assert door.is_known_name(headers(host="play.example.org:8000"))
    assert door.is_known_name(headers(host="Tables.example.org"))
    assert not door.is_known_name(headers(host="evil.example"))
    assert FrontDoor().is_known_name(headers(host="evil.example"))


def test_a_page_of_the_public_address_is_our_own_even_if_a_proxy_changes_the_host() -> None:
    door = FrontDoor(public_url="https://play.example.org")
    assert door.is_own_page(headers(host="tallorder:8000", origin="https://play.example.org"))
    assert not door.is_own_page(headers(host="tallorder:8000", origin="https://evil.example"))
    assert door.is_own_page(headers(host="tallorder:8000"))
