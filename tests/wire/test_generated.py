"""What is made from the structs is as new as they are."""

from pathlib import Path

from tallorder.wire.protocol import renew
from tallorder.wire.typescript import write_types

HOUSE = Path(__file__).parents[2]
HOW = "stale: run `python -m tallorder.wire` in the project's folder and read the difference"


def test_the_clients_types_are_those_of_the_server() -> None:
    assert (HOUSE / "client/src/wire.ts").read_text(encoding="utf-8") == write_types(), HOW


def test_the_protocol_page_describes_the_messages_that_there_are() -> None:
    page = (HOUSE / "docs/protocol.md").read_text(encoding="utf-8")
    assert page == renew(page), HOW
