"""The HTTP side as OpenAPI describes it, made from the same structs: docs/openapi.json and /api/openapi.json."""

import re
from functools import cache
from typing import Any, Final

import msgspec

from tallorder.study.analysis import JudgedMove
from tallorder.table.commands import TableId
from tallorder.table.messages import FaceLayout, Replay
from tallorder.wire import http
from tallorder.wire.replays import AskReplay

REF: Final = "#/components/schemas/{name}"
SVG, TEXT, JSON, PDF = "image/svg+xml", "text/plain", "application/json", "application/pdf"
WORD: Final = {"type": "string", "minLength": 1, "maxLength": 64}
PARAMETERS: Final[dict[str, dict[str, Any]]] = {"number": {"type": "integer", "minimum": 1}}
"""What a part of a path may be, where it is not just a word."""


class Alive(msgspec.Struct, frozen=True):
    """The process runs."""

    alive: bool


class Ready(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether it can serve, and what is wrong."""

    ready: bool
    trouble: str = ""
    """`disk-full`, `file-moved`, `store-down` or `closing`; with `pages-damaged` and `bus-lost` play goes on."""


class Call(msgspec.Struct, frozen=True):
    """One thing that can be asked by HTTP."""

    method: str
    path: str
    says: str
    answer: Any = None
    """A type, or None where the answer is no JSON."""
    kind: str = JSON
    body: Any = None
    status: tuple[int, ...] = (200,)


CALLS: Final = (
    Call("get", "/api/games", "What can be played.", tuple[http.OnOffer, ...]),
    Call("get", "/api/address", "Where others in the house reach this server.", http.Address),
    Call("post", "/api/address", "Lets others in the house in; only from the server's own machine.", http.Address),
    Call("post", "/api/tables", "Opens a table.", http.TableOpened, body=http.NewTable, status=(201,)),
    Call("post", "/api/tables/{table}/replay", "A game as its asker may know it.", Replay, body=AskReplay),
    Call("get", "/api/tables/{table}/record/{number}", "The record of a game that is over.", kind=TEXT),
    Call(
        "post",
        "/api/tables/{table}/branch/{number}",
        "Opens a table whose game has come to a moment of one that is over.",
        http.TableOpened,
        body=http.BranchTable,
        status=(201,),
    ),
    Call(
        "post",
        "/api/tables/{table}/analysis/{number}",
        "What each decision of a game that is over was worth; 202 while it is being thought through.",
        http.AnalysisTold,
        body=http.AskAnalysis,
        status=(200, 202),
    ),
    Call(
        "post",
        "/api/tables/{table}/judge/{number}",
        "What another move at a moment of a game that is over would have been worth.",
        JudgedMove,
        body=http.JudgeMove,
    ),
    Call(
        "post",
        "/api/lessons/{game}",
        "Opens a table for a lesson.",
        http.TableOpened,
        body=http.OpenLesson,
        status=(201,),
    ),
    Call("post", "/api/decks", "Checks and keeps a deck.", http.HandedIn, body=http.HandIn, status=(200, 201)),
    Call("get", "/api/decks/{deck}", "A shipped deck, closed.", http.BoxDeck),
    Call("get", "/api/building-faces", "Where Skyscraper's cards want their text set.", dict[str, FaceLayout]),
    Call("get", "/api/openapi.json", "This description.", dict[str, Any]),
    Call("get", "/art/flags/{name}.svg", "A flag.", kind=SVG),
    Call("get", "/art/continents/{name}.svg", "The shape of a continent.", kind=SVG),
    Call("get", "/art/tower/{part}/{name}.svg", "A picture of Skyscraper.", kind=SVG),
    Call("get", "/art/box/{deck}/{card}/{side}.svg", "A closed side of a shipped card.", kind=SVG),
    Call("get", "/art/{table}/{key}.svg", "The picture behind a key that a table gave out.", kind=SVG),
    Call("get", "/print/{deck}/{sheet}.pdf", "A shipped deck on paper: cards, fold, poster or rules.", kind=PDF),
    Call("get", "/messages/{language}/{room}.ftl", "The sentences of a room.", kind=TEXT),
    Call("get", "/health", "Whether the process is alive.", Alive),
    Call("get", "/ready", "Whether it can serve; 503 if not.", Ready, status=(200, 503)),
    Call("get", "/metrics", "Numbers for Prometheus.", kind=TEXT),
)


@cache
def describe() -> dict[str, Any]:
    """The whole description."""
    types = [http.HttpProblem, *(part for call in CALLS for part in (call.answer, call.body) if part is not None)]
    schemas, components = msgspec.json.schema_components((*types, TableId), ref_template=REF)
    by_type = {repr(kind): schema for kind, schema in zip((*types, TableId), schemas, strict=True)}
    paths: dict[str, Any] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method] = _operation(call, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tall Order", "version": "1", "description": "Play itself goes by WebSocket: protocol.md."},
        "paths": paths,
        "components": {"schemas": dict(sorted(components.items()))},
    }


def _operation(call: Call, by_type: dict[str, Any]) -> dict[str, Any]:
    content = {call.kind: {"schema": {"type": "string"} if call.answer is None else by_type[repr(call.answer)]}}
    answers: dict[str, Any] = {str(status): {"description": "Done.", "content": content} for status in call.status}
    refused = {JSON: {"schema": by_type[repr(http.HttpProblem)]}}
    answers["default"] = {"description": "Refused, with the rule that says why.", "content": refused}
    operation: dict[str, Any] = {"summary": call.says, "responses": answers}
    names = re.findall(r"{(\w+)}", call.path)
    table = by_type[repr(TableId)]
    if names:
        operation["parameters"] = [
            {
                "name": name,
                "in": "path",
                "required": True,
                "schema": table if name == "table" else PARAMETERS.get(name, WORD),
            }
            for name in names
        ]
    if call.body is not None:
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": by_type[repr(call.body)]}}}
    return operation


def write_openapi() -> str:
    """The description as a file."""
    return msgspec.json.format(msgspec.json.encode(describe()), indent=1).decode() + "\n"
