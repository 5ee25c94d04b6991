"""Plays an experiment's portions: here, in several processes, or on a cluster; and goes on where it was stopped."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from tallorder.extras import require
from tallorder.lab.experiment import DEALS_IN_PORTION, Experiment, Portion, play_portion

AT_ONCE: Final = 4
"""Portions handed out for each process before what came back is written down."""


PATIENCE = "10s"
"""How long a cluster's scheduler may take to answer."""


class PlayedPortion(msgspec.Struct):
    """A portion that was played, as it stands in the file of a series."""

    portion: int
    sums: Portion


class OtherExperiment(ValueError):  # noqa: N818 - said to a person
    """The file of a series belongs to another question."""


def portions_for(deals: int) -> int:
    """How many portions it takes to play at least so many deals."""
    return -(-deals // DEALS_IN_PORTION)


def name_of(experiment: Experiment) -> str:
    """A short hash by which the file of a series knows its experiment."""
    return sha256(msgspec.json.encode(experiment, order="deterministic")).hexdigest()[:16]


def read_done(file: Path, experiment: Experiment) -> dict[int, Portion]:
    """The portions that were played before, each once; a line that was cut short is played again."""
    if not file.exists():
        return {}
    head, *lines = file.read_text(encoding="utf-8").split("\n")
    if head != name_of(experiment):
        raise OtherExperiment(f"{file}: belongs to another experiment; name another file, or delete it")
    found: dict[int, Portion] = {}
    for text in lines:
        try:
            line = msgspec.json.decode(text, type=PlayedPortion)
        except msgspec.DecodeError:
            continue
        found.setdefault(line.portion, line.sums)
    return found


class NoCluster(ConnectionError):  # noqa: N818 - said to a person
    """Nobody answers at the cluster's address."""


class Notebook:
    """The file of a series, to which every portion is added when it comes back."""

    def __init__(self, file: Path | None, experiment: Experiment) -> None:
        self.file = file
        self.done = {} if file is None else read_done(file, experiment)
        if file is not None and not file.exists():
            file.write_text(name_of(experiment) + "\n", encoding="utf-8")
        elif file is not None and not file.read_bytes().endswith(b"\n"):
            with file.open("a", encoding="utf-8") as end:
                end.write("\n")

    def add(self, number: int, sums: Portion) -> None:
        """Writes down a portion, unless it is there already."""
        if number in self.done:
            return
        self.done[number] = sums
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as end:
                end.write(msgspec.json.encode(PlayedPortion(number, sums)).decode() + "\n")


def run(
    experiment: Experiment,
    deals: int,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    file: Path | None = None,
    progress: Callable[[int], object] | None = None,
) -> dict[int, Portion]:
    """Plays all portions that are not in the file yet; the number of processes changes nothing that comes out."""
    notebook = Notebook(file, experiment)
    wanted = range(portions_for(deals))
    if progress is not None:
        progress(sum(number in notebook.done for number in wanted))
    missing = [number for number in wanted if number not in notebook.done]
    for number, sums in _play(experiment, missing, jobs, cluster):
        notebook.add(number, sums)
        if progress is not None:
            progress(1)
    return {number: notebook.done[number] for number in wanted}


def _play(
    experiment: Experiment, missing: Sequence[int], jobs: int, cluster: str | None
) -> Iterator[tuple[int, Portion]]:
    if cluster is None and jobs == 1:
        yield from (play_portion(experiment, number) for number in missing)
        return
    require("lab")
    from joblib import Parallel, delayed

    if cluster is None:
        calls = (delayed(play_portion)(experiment, number) for number in missing)
        yield from Parallel(n_jobs=jobs, return_as="generator_unordered", batch_size=1)(calls)
        return
    with _on_cluster(cluster) as workers:
        size = AT_ONCE * workers
        for first in range(0, len(missing), size):
            calls = (delayed(play_portion)(experiment, number) for number in missing[first : first + size])
            yield from Parallel(n_jobs=-1, batch_size=1)(calls)


@contextmanager
def _on_cluster(address: str) -> Iterator[int]:
    """Joblib's calls go to a Dask scheduler; a worker that dies loses nothing but the portions it was playing."""
    require("cluster")
    from dask.distributed import Client
    from joblib import parallel_config

    try:
        client = Client(address, timeout=PATIENCE, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as problem:
        raise NoCluster(f"{address}: no Dask scheduler answers there ({type(problem).__name__})") from None
    with client, parallel_config(backend="dask", client=client):
        yield max(1, sum(client.nthreads().values()))  # type: ignore[no-untyped-call]
