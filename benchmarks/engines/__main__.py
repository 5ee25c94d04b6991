"""How fast the engines are: random games of four players, plain and compiled, beside OpenSpiel's C++ hearts in one run.

Every contender gets the same short slice of CPU time in every round, in turn, so that a busy machine slows all of them
alike; a ratio is the median over rounds of the two rates of that round.

    python -m benchmarks.engines [--rounds 11] [--slice 0.2] [--json] [--strict]

The bars of the project stand in BARS; what is missed is said, and with --strict the exit code is 1.
"""

import argparse
import json
import os
import subprocess
import sys
from statistics import median

from tools.compile import what_is_missing
from tqdm import tqdm

from benchmarks.engines.contenders import GAMES, PEER, PEERS, WAYS, has_open_spiel

BARS = (
    ("Comparity from a Python loop", ("Comparity, by list, compiled", "Comparity, by nth, compiled"), 2.0),
    ("Cardline from a Python loop", ("Cardline, by list, compiled", "Cardline, by nth, compiled"), 3.0),
    ("Skyscraper from a Python loop", ("Skyscraper, by list, compiled", "Skyscraper, by nth, compiled"), 2.0),
    ("Comparity, whole games in compiled code", ("Comparity, simulate, compiled",), 4.0),
    ("Comparity, plain", ("Comparity, by list, plain", "Comparity, by nth, plain"), 0.26),
    ("Cardline, plain", ("Cardline, by list, plain", "Cardline, by nth, plain"), 0.88),
    ("Skyscraper, plain", ("Skyscraper, by list, plain", "Skyscraper, by nth, plain"), 0.32),
)
"""What must be reached, as a multiple of OpenSpiel's hearts from a Python loop; the best of the ways named counts."""


class Worker:
    """A process that plays one kind of engines."""

    def __init__(self, pure: str) -> None:
        command = [sys.executable, "-m", "benchmarks.engines.worker"]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"TALLORDER_PURE": pure},
        )
        self.why_plain = self._read()

    def _read(self) -> str:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            sys.exit("a worker of the benchmark has died")
        return line.strip()

    def play(self, name: str, seconds: float) -> float:
        """Moves per CPU second in one slice."""
        assert self.process.stdin
        print(seconds, name, file=self.process.stdin, flush=True)
        return float(self._read())

    def close(self) -> None:
        """Lets the process end."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def measure(rounds: int, seconds: float) -> dict[str, list[float]]:
    """Moves per CPU second of every contender in every round."""
    plain, compiled = Worker("1"), Worker("0")
    turns = [(name, plain, name) for name in PEERS]
    turns += [(f"{game}, {way}, plain", plain, f"{game}, {way}") for way in WAYS for game in GAMES]
    if not compiled.why_plain:
        turns += [(f"{game}, {way}, compiled", compiled, f"{game}, {way}") for way in WAYS for game in GAMES]
    elif not what_is_missing():
        sys.exit(f"the engines are not compiled ({compiled.why_plain}): make compile")
    rates: dict[str, list[float]] = {name: [] for name, _, _ in turns}
    for _ in tqdm(range(rounds), unit="round", disable=None, leave=False):
        for name, worker, task in turns:
            rates[name].append(worker.play(task, seconds))
    plain.close()
    compiled.close()
    return rates


def main() -> None:
    """Measures, prints the table and the bars."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--slice", type=float, default=0.2, help="CPU seconds for each contender in each round")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--strict", action="store_true", help="fail when a bar is missed")
    arguments = parser.parse_args()
    if not has_open_spiel():
        sys.exit("OpenSpiel is not installed: pip install -r requirements/peers.txt")
    rates = measure(arguments.rounds, arguments.slice)
    ratios = {
        name: median(ours / peer for ours, peer in zip(found, rates[PEER], strict=True))
        for name, found in rates.items()
    }
    bars = [
        {"bar": name, "wanted": wanted, "found": round(max(ratios[way] for way in ways), 2)}
        for name, ways, wanted in BARS
        if all(way in ratios for way in ways)
    ]
    missed = [bar for bar in bars if bar["found"] < bar["wanted"]]  # type: ignore[operator]
    if arguments.json:
        rows = {name: {"moves_per_second": median(found), "ratio": ratios[name]} for name, found in rates.items()}
        print(json.dumps({"contenders": rows, "bars": bars}, indent=2))
    else:
        print(f"{'random play, four players':<40} {'moves / CPU s':>14} {'× hearts':>9}")
        for name, found in rates.items():
            print(f"{name:<40} {median(found):>14,.0f} {ratios[name]:>9.2f}")
        for bar in bars:
            verdict = "missed" if bar in missed else "reached"
            print(f"{verdict}: {bar['bar']} ≥ {bar['wanted']} ×: {bar['found']} ×")
        if len(bars) < len(BARS):
            print(f"{what_is_missing()}: only plain engines were measured")
    sys.exit(arguments.strict and bool(missed))


if __name__ == "__main__":
    main()
