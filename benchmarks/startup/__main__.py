"""How long it takes to begin: importing the package, asking the command for help, and a server that answers.

Each is done several times with its bytecode cached; medians are printed beside what they should be. The first two are
counted in CPU time; the server until `/ready` answers, on the clock too, which needs a quiet machine.

    python -m benchmarks.startup [--times 9] [--json]
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from urllib.error import URLError
from urllib.request import urlopen

import psutil
from tests.servers import free_port

PYTHON = (sys.executable, "-W", "ignore")
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


def cpu_seconds(*words: str) -> float:
    """What a command costs."""
    before = os.times()
    subprocess.run([*PYTHON, *words], check=True, stdout=subprocess.DEVNULL, env=ENVIRONMENT)
    after = os.times()
    return after.children_user + after.children_system - before.children_user - before.children_system


def ready(*, on_the_clock: bool) -> float:
    """Seconds until a new server with an empty store answers, on the clock or of its CPU time."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [*PYTHON, "-m", "tallorder", "serve", "--port", str(port), "--store", str(Path(folder) / "tables.db")]
        began = time.perf_counter()
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=ENVIRONMENT)
        try:
            while not answers(port):
                time.sleep(0.005)
                if server.poll() is not None:
                    sys.exit("the server ended before it answered")
            spent = psutil.Process(server.pid).cpu_times()
            return time.perf_counter() - began if on_the_clock else spent.user + spent.system
        finally:
            server.terminate()
            server.wait(30)


def answers(port: int) -> bool:
    """Whether the server is ready."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/ready", timeout=5) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


DEEDS: tuple[tuple[str, Callable[[], float], float], ...] = (
    ("Python alone, CPU", lambda: cpu_seconds("-c", "pass"), 0),
    ("import tallorder, CPU", lambda: cpu_seconds("-c", "import tallorder"), 120),
    ("tallorder --help, CPU", lambda: cpu_seconds("-m", "tallorder", "--help"), 200),
    ("server ready, CPU", lambda: ready(on_the_clock=False), 0),
    ("server ready, on the clock", lambda: ready(on_the_clock=True), 1500),
)
"""What is measured, and how many milliseconds it may take."""


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=9)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    rows = []
    for name, deed, allowed in DEEDS:
        deed()  # fills the caches
        found = [deed() * 1000 for _ in range(arguments.times)]
        rows.append({"what": name, "median_ms": median(found), "least_ms": min(found), "allowed_ms": allowed})
    if arguments.json:
        print(json.dumps(rows, indent=2))
        return
    print(f"{'to begin':<28} {'median ms':>10} {'least':>7} {'allowed':>8}")
    for row in rows:
        print(f"{row['what']:<28} {row['median_ms']:>10.0f} {row['least_ms']:>7.0f} {row['allowed_ms'] or '':>8}")


if __name__ == "__main__":
    main()
