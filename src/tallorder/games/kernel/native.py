"""Words that mypyc understands; without it they mean nothing, so that the same files run as plain Python."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    Class = TypeVar("Class")
    i64 = int
    """A whole number of 64 bits; compiled, it wraps where Python would grow."""

    def mypyc_attr(**wishes: object) -> Callable[[Class], Class]:
        """How a class is to be compiled."""
        del wishes
        return lambda decorated: decorated
