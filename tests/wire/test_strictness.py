"""Messages are read strictly: what is not exactly well-formed is refused before anybody acts on it."""

import msgspec
import pytest

from tallorder.games.kernel import Refused
from tallorder.table.commands import Play, Sit
from tallorder.table.messages import Done, Update
from tallorder.wire import addressed, read_command, write

GOOD = b'{"do":"sit","table":"abcdefgh","name":"Anya"}'


def test_a_well_formed_message_is_read() -> None:
    assert read_command(GOOD) == Sit(table="abcdefgh", name="Anya")


@pytest.mark.parametrize(
    "text",
    [
        GOOD.replace(b'"name"', b'"host":true,"name"'),
        GOOD.replace(b"sit", b"stand-up"),
        GOOD.replace(b'"Anya"', b"7"),
        GOOD.replace(b"Anya", b""),
        GOOD.replace(b"Anya", b"A" * 25),
        GOOD.replace(b"abcdefgh", b"../../etc"),
        GOOD.replace(b"Anya", b"\xff\xfe"),
        GOOD[:-1],
        GOOD + b"x",
        b"",
        b"null",
        b"[" * 100_000,
        b'{"do":"play","table":"abcdefgh","version":1,"seat":0,"move":' + b"[" * 100_000,
        b'{"do":"play","table":"abcdefgh","version":-1,"seat":0,"move":{}}',
        b'{"do":"play","table":"abcdefgh","version":1e999,"seat":0,"move":{}}',
        b'{"do":"play","table":"abcdefgh","version":99999999999999999999999,"seat":0,"move":{}}',
    ],
)
def test_a_malformed_message_is_refused(text: bytes) -> None:
    with pytest.raises(Refused) as refused:
        read_command(text)
    assert (refused.value.refusal.rule, refused.value.refusal.code) == ("T-WIRE", "not-understood")
    assert len(str(refused.value.refusal.params["detail"])) <= 160


def test_a_move_stays_unread_until_the_game_is_known() -> None:
    command = read_command(b'{"do":"play","table":"abcdefgh","version":1,"seat":0,"move":{"any":[1]}}')
    assert isinstance(command, Play)
    assert bytes(command.move) == b'{"any":[1]}'


def test_the_movers_copy_differs_by_the_answered_id_alone() -> None:
    told = write(Update(version=3, at=1, deed="moved", seat=0))
    assert msgspec.json.decode(addressed(told, 7)) == msgspec.json.decode(told) | {"re": 7}
    assert msgspec.json.decode(write(Done(re=7))) == {"tell": "done", "re": 7}
