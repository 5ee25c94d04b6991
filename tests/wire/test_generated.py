"""What is made from the structs is as new as they are."""

from pathlib import Path

from starlette.routing import Route

from tallorder.server.api import Api
from tallorder.wire.openapi import CALLS, write_openapi
from tallorder.wire.protocol import renew
from tallorder.wire.typescript import write_types

HOUSE = Path(__file__).parents[2]
HOW = "stale: run `python -m tallorder.wire` in the project's folder and read the difference"


def test_the_clients_types_are_those_of_the_server() -> None:
    assert (HOUSE / "client/src/wire.ts").read_text(encoding="utf-8") == write_types(), HOW


def test_the_protocol_page_describes_the_messages_that_there_are() -> None:
    page = (HOUSE / "docs/protocol.md").read_text(encoding="utf-8")
    assert page == renew(page), HOW


def test_the_description_of_the_http_side_is_that_of_the_server() -> None:
    assert (HOUSE / "docs/openapi.json").read_text(encoding="utf-8") == write_openapi(), HOW


def test_every_call_is_described_and_every_described_call_is_there() -> None:
    served = {(method.lower(), route.path) for route in routes() for method in route.methods or ()}
    assert {(call.method, call.path) for call in CALLS} == {one for one in served if one[0] != "head"}


def routes() -> list[Route]:
    return Api.routes(Api.__new__(Api))
