"""What changed from one view to the next, so that not every move sends the whole view.

A delta is a list of steps, in order. `[path, value]` replaces what is at a path; `[path, at, count, items, …]` changes
a list there: at a place, so many items go and these come instead, and so on with further places, each counted in the
list as the steps before it have left it. A path is made of field names and places in lists. The client applies deltas
without knowing what they are about (client/src/state/delta.ts), and compares a checksum now and then.
"""

import re
import zlib
from functools import cache
from typing import Any, Final

import msgspec

Path = tuple[str | int, ...]
Step = tuple[Any, ...]

FAR: Final = 8
"""So many items are looked ahead for the place where two lists are the same again."""

_sorted = msgspec.json.Encoder(order="sorted").encode
_WHOLE: Final = re.compile(rb"(?<=\d)\.0(?=[,\]}])")
"""Where a number is written as Python does and JavaScript does not."""


def difference(old: msgspec.Struct, new: msgspec.Struct) -> tuple[Step, ...]:
    """The steps that lead from one view to the next."""
    steps: list[Step] = []
    _compare_structs(old, new, (), steps)
    return tuple(steps)


def checksum(view: object) -> int:
    """A number that the same view has everywhere, and another view hardly ever."""
    return zlib.crc32(_WHOLE.sub(b"", _sorted(view)))


def _compare_structs(old: msgspec.Struct, new: msgspec.Struct, path: Path, steps: list[Step]) -> None:
    for name in new.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before is not after and before != after:
            _compare(before, after, (*path, name), steps)


def _compare(old: Any, new: Any, path: Path, steps: list[Step]) -> None:
    kind = type(new)
    if type(old) is kind:
        if kind is tuple:
            _compare_lists(old, new, path, steps)
            return
        if _is_whole(kind):  # type: ignore[arg-type]  # classes have hashes
            _compare_structs(old, new, path, steps)
            return
    steps.append((path, new))


def _compare_lists(old: tuple[Any, ...], new: tuple[Any, ...], path: Path, steps: list[Step]) -> None:
    """Items that go, come or change; an item that changes in part is followed further down."""
    if not new:
        steps.append((path, new))
        return
    splices: list[Any] = []
    inner: list[Step] = []
    at, place = 0, 0  # in the old list, in the new one
    while True:
        for before, after in zip(old[at:], new[place:], strict=False):
            if before is not after and before != after:
                break
            at += 1
            place += 1
        if at == len(old) and place == len(new):
            break
        gone, come = _apart(old, at, new, place)
        if gone == come == 1 and _is_alike(old[at], new[place]):
            _compare(old[at], new[place], (*path, place), inner)
        else:
            splices += (place, gone, new[place : place + come])
        at += gone
        place += come
    if splices:
        steps.append((path, *splices))
    steps += inner


def _is_alike(old: Any, new: Any) -> bool:
    return type(old) is type(new) and _is_whole(type(new))  # type: ignore[arg-type]  # classes have hashes


@cache
def _is_whole(kind: type) -> bool:
    """Whether every field of a kind of values is always written, so that one of them can be replaced."""
    return issubclass(kind, msgspec.Struct) and not kind.__struct_config__.omit_defaults


def _apart(old: tuple[Any, ...], at: int, new: tuple[Any, ...], place: int) -> tuple[int, int]:
    """How many items go and how many come until both lists are the same again."""
    left, right = len(old) - at, len(new) - place
    for far in range(1, min(left + right, FAR) + 1):
        for gone in range(max(0, far - right), min(far, left) + 1):
            come = far - gone
            if gone == left or come == right:
                continue
            if old[at + gone] == new[place + come]:
                return gone, come
    return left, right
