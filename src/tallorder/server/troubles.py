"""What the store cannot do, said to whoever asked for it."""

from collections.abc import Iterator
from contextlib import contextmanager

from tallorder.games.kernel import Refused
from tallorder.table.journal import StoreDamaged, StoreDown, StoreFull
from tallorder.table.refusals import refuse


def store_refusal(problem: BaseException) -> Refused:
    """The refusal for what went wrong in the store; anything else is raised."""
    if isinstance(problem, StoreFull):
        return refuse("store-full")
    if isinstance(problem, StoreDamaged):
        return refuse("store-damaged")
    if isinstance(problem, StoreDown):
        return refuse("store-down")
    raise problem


@contextmanager
def store_troubles_refuse() -> Iterator[None]:
    """Whatever the store cannot do becomes a refusal."""
    try:
        yield
    except (StoreFull, StoreDown) as problem:
        raise store_refusal(problem) from None
