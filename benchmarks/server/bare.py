"""The stack alone: Starlette on uvicorn with a card game of three lines, no rules to speak of, no store, no limits.

It shows what is left of a CPU-second before anything of ours begins: `python -m benchmarks.server --peer` measures it
beside our server and boardgame.io.
"""

import sys

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect


class Move(msgspec.Struct):
    """What a client sends."""

    table: int
    version: int
    seat: int
    card: int


class Update(msgspec.Struct):
    """What everybody is told."""

    version: int
    seat: int
    card: int


class Table:
    """Who listens, and how far they are."""

    def __init__(self) -> None:
        self.people: list[WebSocket] = []
        self.version = 0


tables: dict[int, Table] = {}
_moves = msgspec.json.Decoder(Move)
_encoder = msgspec.json.Encoder()


async def sit(socket: WebSocket) -> None:
    """One player: whatever they play in turn is told to everybody at the table."""
    await socket.accept()
    table = tables.setdefault(int(socket.query_params["table"]), Table())
    table.people.append(socket)
    try:
        while True:
            move = _moves.decode(await socket.receive_text())
            if move.version == table.version and move.seat == table.version % 4:
                table.version += 1
                told = _encoder.encode(Update(table.version, move.seat, move.card)).decode()
                for one in table.people:
                    await one.send_text(told)
    except WebSocketDisconnect:
        table.people.remove(socket)


if __name__ == "__main__":
    uvicorn.run(
        Starlette(routes=[WebSocketRoute("/socket", sit)]),
        port=int(sys.argv[1]),
        ws="websockets-sansio",
        loop="uvloop",
        ws_per_message_deflate=False,
        log_level="error",
    )
