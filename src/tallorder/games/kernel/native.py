"""Words that mypyc understands; without it they mean something plain, so that the same files run as plain Python."""

from array import array
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i16 as i16
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    Class = TypeVar("Class")
    i16 = i64 = int
    """A whole number of so many bits; compiled, it wraps where Python would grow."""

    class vec:  # noqa: N801 - mypyc's word
        """Whole numbers of one kind side by side, `vec[i16]`: an array, of which only 16 bits are needed so far."""

        def __class_getitem__(cls, kind: type) -> Callable[[Iterable[int]], array]:
            del kind
            return lambda numbers: array("h", numbers)

    def mypyc_attr(**wishes: object) -> Callable[[Class], Class]:
        """How a class is to be compiled."""
        del wishes
        return lambda decorated: decorated
