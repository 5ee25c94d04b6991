"""Writes client/src/wire.ts, docs/openapi.json and the reference part of docs/protocol.md anew; run in the project's
folder."""

from pathlib import Path

from tallorder.wire.openapi import write_openapi
from tallorder.wire.protocol import renew
from tallorder.wire.typescript import write_types

TYPES = Path("client/src/wire.ts")
PAGE = Path("docs/protocol.md")
CALLS = Path("docs/openapi.json")


def main() -> None:
    """Writes all three."""
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(write_types(), encoding="utf-8")
    CALLS.write_text(write_openapi(), encoding="utf-8")
    PAGE.write_text(renew(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
