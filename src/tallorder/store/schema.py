"""What is kept: the log of every table, decks by hash, how far each seat has looked, reports, analyses.

Never a state; an analysis can be made again at any time.
"""

from typing import Final

import sqlalchemy as sa

metadata: Final = sa.MetaData()

entries: Final = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("version", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("position", sa.LargeBinary),
)
decks: Final = sa.Table(
    "decks",
    metadata,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
looks: Final = sa.Table(
    "looks",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("who", sa.Text, primary_key=True),
    sa.Column("version", sa.BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
reports: Final = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("deck", sa.Text, nullable=False),
    sa.Column("deck_hash", sa.Text, nullable=False),
    sa.Column("card", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)
analyses: Final = sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("number", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)
