"""One server for all tests that leave it as it is."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import Serving, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server on SQLite with limits as shipped, apart from how much faster tests are than people."""
    store: Path = tmp_path_factory.mktemp("store") / "tables.db"
    wider = "tables_burst=10000 decks_burst=1000 messages_per_second=2000 messages_burst=2000 changes_burst=100000"
    with serving(str(store), *(word for limit in wider.split() for word in ("--limit", limit))) as one:
        yield one
