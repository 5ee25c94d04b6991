"""The same tests on SQLite and on PostgreSQL."""

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tallorder.store import Store
from tests.servers import postgres


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """One PostgreSQL for all tests of this run."""
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    server: str = request.getfixturevalue("postgres_url")
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    return server


@pytest.fixture
def store(store_url: str) -> Iterator[Store]:
    """An open store."""
    one = Store(store_url)
    yield one
    one.close()
