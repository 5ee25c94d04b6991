"""Where tables are kept, SQLite or PostgreSQL, and how several server processes hear of each other."""

from tallorder.store.store import Store

__all__ = ["Store"]
