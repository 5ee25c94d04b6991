"""Where tables are kept, SQLite or PostgreSQL, and how several server processes hear of each other."""

from tallorder.store.bus import RedisBus
from tallorder.store.store import Store

__all__ = ["RedisBus", "Store"]
