"""Brings a store to the shape of this release."""

from pathlib import Path
from typing import Final

import sqlalchemy as sa

LATEST: Final = "0002"
"""The newest step; a store that has taken it need not load alembic at all."""
LOCK: Final = 7_213_001
"""Several server processes may start at once on one PostgreSQL; only one of them changes it."""


class NewerStore(Exception):  # noqa: N818 - said to a person, in one line
    """A store that a newer release has written."""


def newer_than(step: str) -> str:
    """Why a store with this newest step cannot be used; empty if it can. Steps are numbered."""
    if step <= LATEST:
        return ""
    return f"the store was written by a newer Tall Order (step {step}, this one knows {LATEST}); use that release"


def migrate(engine: sa.Engine) -> None:
    """Takes every step that this store has not taken yet."""
    with engine.connect() as connection:
        step = _step_of(connection)
    if step == LATEST:
        return
    if step is not None and (why := newer_than(step)):
        raise NewerStore(why)
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.connect() as connection:
        _lock(connection, "SELECT pg_advisory_lock(:key)")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()
        _lock(connection, "SELECT pg_advisory_unlock(:key)")


def _step_of(connection: sa.Connection) -> str | None:
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _lock(connection: sa.Connection, statement: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text(statement), {"key": LOCK})
        connection.commit()
