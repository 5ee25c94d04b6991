"""Coroutines that are run at once, as far as they get without waiting: most orders need no task until the disk."""

from collections.abc import Coroutine, Generator
from typing import Any


class Rest:
    """A coroutine that has been begun by hand and had to wait: what is left of it, for a task to go on with."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self.coroutine = coroutine
        self.waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        try:
            yield self.waits_for
        except BaseException as problem:  # what it waited for failed, or its task is cancelled: it has to hear of that
            yield from _after(self.coroutine, problem)
        else:
            yield from self.coroutine.__await__()


def _after(coroutine: Coroutine[Any, Any, None], problem: BaseException) -> Generator[Any, Any, None]:
    try:
        waits_for = coroutine.throw(problem)
    except StopIteration:
        return
    yield from Rest(coroutine, waits_for).__await__()


def begin(coroutine: Coroutine[Any, Any, None]) -> Rest | None:
    """Runs a coroutine up to where it has to wait; None if it never had to."""
    try:
        return Rest(coroutine, coroutine.send(None))
    except StopIteration:
        return None
