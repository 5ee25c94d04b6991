"""One server for one SQLite file: a second one would have tables of its own in memory and refuse every other move."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Taken(Exception):  # noqa: N818 - said to a person, in one line
    """Another server serves this file already."""


@contextmanager
def hold(store: str) -> Iterator[None]:
    """Marks a file as served meanwhile; whoever is killed marks it no more. PostgreSQL is for many servers."""
    path = store.removeprefix("sqlite:///")
    if "://" in path:
        yield
        return
    try:
        import fcntl
    except ImportError:  # Windows has no such marks
        yield
        return
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    with Path(f"{path}-serving").open("ab") as mark:
        try:
            fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Taken(path) from None
        yield
