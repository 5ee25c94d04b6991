"""A real Dask scheduler and two workers on this machine, one of which is killed in the middle."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Timer
from time import monotonic, sleep

import msgspec
import pytest

from tallorder.cli import main
from tallorder.lab import series
from tallorder.lab.experiment import Experiment, add_up

QUESTION = Experiment(
    "comparity-landmarks", {"trio_bonus_mandatory": "on"}, {}, 3, ("any-legal",) * 3, seed=8
).settled()
DEALS = 240
DASK = [sys.executable, "-W", "ignore", "-m", "dask"]


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """The scheduler's address, and two workers that nobody starts again."""
    file = tmp_path / "scheduler.json"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": tmp_path}
    started: list[subprocess.Popen[bytes]] = []

    def start(*words: str) -> subprocess.Popen[bytes]:
        started.append(subprocess.Popen([*DASK, *words, "--scheduler-file", str(file), "--no-dashboard"], **quiet))  # type: ignore[call-overload]
        return started[-1]

    start("scheduler", "--host", "127.0.0.1", "--port", "0")
    end = monotonic() + 30
    while not file.exists() and monotonic() < end:
        sleep(0.05)
    workers = [start("worker", "--no-nanny", "--nthreads", "1", "--name", name) for name in ("one", "two")]
    try:
        yield json.loads(file.read_text())["address"], workers
    finally:
        for process in reversed(started):
            process.kill()
            process.wait()


@pytest.mark.filterwarnings("ignore")  # Dask's own, about connections that the killed worker leaves
def test_a_worker_killed_in_the_middle_changes_nothing(
    cluster: tuple[str, list[subprocess.Popen[bytes]]], tmp_path: Path
) -> None:
    address, workers = cluster
    _wait_for_both(address)
    file = tmp_path / "series.jsonl"
    told = []

    def progress(portions: int) -> None:
        told.append(portions)
        if len(told) == 2:
            Timer(0.2, workers[0].kill).start()

    found = series.run(QUESTION, DEALS, cluster=address, file=file, progress=progress)
    assert workers[0].wait(10) == -9, "one worker was killed"
    assert workers[1].poll() is None, "the other one went on"
    lines = [json.loads(line) for line in file.read_text().splitlines()[1:]]
    assert sorted(line["portion"] for line in lines) == list(range(series.portions_for(DEALS))), "each portion once"
    here = series.run(QUESTION, DEALS, jobs=2)
    assert found == here
    assert add_up(found) == add_up(here)
    assert msgspec.json.encode(add_up(found)) == msgspec.json.encode(add_up(here)), "to the last digit"


def _wait_for_both(address: str) -> None:
    from dask.distributed import Client

    with Client(address, set_as_default=False) as client:  # type: ignore[no-untyped-call]
        client.wait_for_workers(2, timeout=60)


def test_only_ids_seeds_and_hashes_are_sent() -> None:
    """A portion's question is small and holds no card."""
    sent = msgspec.json.encode(QUESTION)
    assert len(sent) < 500
    assert b"Eiffel" not in sent
    assert QUESTION.deck_hash.encode() in sent


def test_where_no_scheduler_answers_one_line_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(series, "PATIENCE", "0.5s")
    assert main(["lab", "skyscraper", "--cluster", "tcp://127.0.0.1:9"]) == 2
    error = capsys.readouterr().err
    assert "no Dask scheduler answers" in error
    assert error.count("\n") == 1
