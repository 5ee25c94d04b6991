"""What comes with each extra of the package, and the sentence that says what to install when one is missing."""

from functools import cache
from importlib.util import find_spec
from typing import Final

EXTRAS: Final = {
    "words": ("fluent.runtime", "babel"),
    "server": ("starlette", "uvicorn", "websockets", "sqlalchemy", "alembic", "prometheus_client"),
    "postgres": ("psycopg",),
    "redis": ("redis",),
    "lab": ("joblib", "openskill", "tqdm"),
    "plot": ("matplotlib",),
    "print": ("typst",),
    "cluster": ("dask", "distributed"),
    "research": ("numpy", "gymnasium"),
}
"""The modules that we import from each extra; pyproject.toml names the packages that bring them."""


class MissingExtra(ImportError):  # noqa: N818 - named for what the reader has to add
    """A part of Tall Order was used whose packages are not installed; the text says how to install them."""

    def __init__(self, extra: str, module: str) -> None:
        super().__init__(f"{module} is not installed: pip install 'tallorder[{extra}]'", name=module)
        self.extra = extra


@cache
def require(extra: str) -> None:
    """Raises `MissingExtra` unless everything that comes with the extra can be imported."""
    for module in EXTRAS[extra]:
        if not _is_installed(module):
            raise MissingExtra(extra, module)


def _is_installed(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # the package around it is missing
        return False
