"""Where tables are kept, SQLite or PostgreSQL, and how several server processes hear of each other."""

from tallorder.extras import require

require("server")

from tallorder.store.store import Store  # noqa: E402 - its packages come with the extra

__all__ = ["Store"]
