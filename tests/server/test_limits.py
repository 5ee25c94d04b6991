"""Limits as shipped: a class of 35 behind one address notices none of them, somebody who overdoes it does."""

import pytest

from tallorder.games.kernel import Refused
from tallorder.server.connection import Bucket as Own
from tallorder.server.connection import RateLimiters
from tallorder.server.files import ClientFiles
from tallorder.server.limits import Limits

PUPILS = 35
PICTURES = 45
"""Pictures of a first screen: the hands, the table and the lobby."""
SCHOOL = "198.51.100.7"


class Clock:
    """Time as the test says."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def files_of_the_client() -> int:
    client = ClientFiles()
    client.find("index.html")
    return max(30, len(client.files))


def test_a_class_of_35_behind_one_address_is_never_refused_for_an_hour() -> None:
    clock = Clock()
    limiters = RateLimiters(Limits(), clock)
    own = [Own(limiters.limits.messages_burst, clock.now) for _ in range(PUPILS)]

    def load() -> None:
        """Everybody opens the page in the same second, and has a look at the cards."""
        for _ in range(PUPILS):
            assert limiters.connect(SCHOOL)
            for _ in range(files_of_the_client() + PICTURES):
                assert limiters.requests.take(SCHOOL)

    def say(messages: int) -> None:
        for bucket in own:
            for _ in range(messages):
                assert bucket.take(limiters.limits.messages_per_second, limiters.limits.messages_burst, clock.now)
                assert limiters.messages.take(SCHOOL)

    load()
    for _ in range(PUPILS):
        limiters.open_table(SCHOOL)
    for lesson in range(3):
        for _ in range(PUPILS * 2):
            limiters.sit(SCHOOL)
        say(20)
        for _ in range(20 * 60 // 2):
            clock.now += 2
            say(2)
            for _ in range(PUPILS):
                assert limiters.requests.take(SCHOOL)
        for _ in range(PUPILS):
            limiters.read_game(SCHOOL)
            limiters.disconnect(SCHOOL)
        if lesson < 2:
            clock.now += 60
            load()


@pytest.mark.parametrize(
    ("name", "most"), [("too-many-tables", 61), ("too-many-seats", 401), ("too-fast", 121), ("reports", 61)]
)
def test_who_overdoes_it_is_refused_and_may_come_back_later(name: str, most: int) -> None:
    clock = Clock()
    limiters = RateLimiters(Limits(), clock)
    do = {
        "too-many-tables": limiters.open_table,
        "too-many-seats": limiters.sit,
        "too-fast": limiters.read_game,
        "reports": limiters.report,
    }[name]
    for _ in range(most - 1):
        do(SCHOOL)
    with pytest.raises(Refused) as refused:
        do(SCHOOL)
    assert refused.value.refusal.rule == "T-LIMIT"
    do("203.0.113.9")
    clock.now += 3600
    do(SCHOOL)


def test_full_buckets_are_forgotten() -> None:
    clock = Clock()
    limiters = RateLimiters(Limits(), clock)
    for number in range(10_001):
        limiters.requests.take(f"2001:db8::{number:x}")
    clock.now += 3600
    limiters.requests.take(SCHOOL)
    assert len(limiters.requests.buckets) == 1
