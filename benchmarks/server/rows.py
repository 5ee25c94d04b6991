"""Lines of the result, and how they are counted."""

from statistics import median, quantiles

import msgspec
import psutil

Delays = list[tuple[float, float]]
"""When the last player was told of a move, and how long that had taken."""


class Row(msgspec.Struct):
    """One line of the result."""

    what: str
    moves_per_second: float = 0.0
    cpu_share: float = 0.0
    """Of one core, by the server process."""
    moves_per_cpu_second: float = 0.0
    p50: float = 0.0
    p99: float = 0.0
    """Milliseconds from a move's sending until the last player was told."""
    usual_p99: float = 0.0
    """The same in the median of all seconds: one second in which the machine stood still does not decide."""
    stolen: float = 0.0
    """The share of the machine's time that other machines on the same host took."""
    bytes_per_move: float = 0.0
    """For all four players together."""
    kilobytes: float = 0.0
    milliseconds: float = 0.0


def cpu(process: psutil.Process) -> float:
    """CPU seconds that a process has used, its threads included, its bots' processes not."""
    times = process.cpu_times()
    return float(times.user + times.system)


def stolen_seconds() -> float:
    """Time that the host took from all cores so far, per core."""
    return float(getattr(psutil.cpu_times(), "steal", 0.0)) / (psutil.cpu_count() or 1)


def p99_of(delays: list[float]) -> float:
    """What only one in a hundred exceeds."""
    return quantiles(delays, n=100)[98]


def row_of(what: str, moves: int, delays: Delays, seconds: float, used: float, stolen: float) -> Row:
    """What came out of a run."""
    by_second: dict[int, list[float]] = {}
    for told_at, delay in delays:
        by_second.setdefault(int(told_at), []).append(delay * 1000)
    every = [delay for second in by_second.values() for delay in second]
    whole_seconds = [second for second in by_second.values() if len(second) > len(every) / seconds / 2]
    usual = median(p99_of(second) for second in whole_seconds)
    return Row(
        what, moves / seconds, used / seconds, moves / used, median(every), p99_of(every), usual, stolen / seconds
    )


COLUMNS = (
    ("moves/s", "moves_per_second", "{:,.0f}"),
    ("CPU", "cpu_share", "{:.0%}"),
    ("moves/CPU-s", "moves_per_cpu_second", "{:,.0f}"),
    ("p50 ms", "p50", "{:.2f}"),
    ("p99 ms", "p99", "{:.2f}"),
    ("usual", "usual_p99", "{:.2f}"),
    ("stolen", "stolen", "{:.1%}"),
    ("bytes", "bytes_per_move", "{:,.0f}"),
    ("kB", "kilobytes", "{:.0f}"),
    ("ms", "milliseconds", "{:.2f}"),
)


def show(rows: list[Row]) -> str:
    """The rows as a table."""
    lines = [f"{'':46}" + "".join(f"{title:>12}" for title, _, _ in COLUMNS)]
    for row in rows:
        cells = [getattr(row, field) for _, field, _ in COLUMNS]
        texts = [form.format(cell) if cell else "" for cell, (_, _, form) in zip(cells, COLUMNS, strict=True)]
        lines.append(f"{row.what:46}" + "".join(f"{text:>12}" for text in texts))
    return "\n".join(lines)


class Bar(msgspec.Struct):
    """Something that was promised, and what was measured."""

    claim: str
    bar: str
    measured: str
    holds: bool


def at_least(claim: str, bar: float, measured: float, unit: str) -> Bar:
    """So much or more."""
    return Bar(claim, f">= {bar:,.4g} {unit}", f"{measured:,.4g} {unit}", measured >= bar)


def at_most(claim: str, bar: float, measured: float, unit: str) -> Bar:
    """So much or less."""
    return Bar(claim, f"<= {bar:,.4g} {unit}", f"{measured:,.4g} {unit}", measured <= bar)


def show_bars(found: list[Bar]) -> str:
    """The promises as a table."""
    lines = [f"{bar.claim:58}{bar.bar:>18}{bar.measured:>18}  {'holds' if bar.holds else 'MISSED'}" for bar in found]
    return "\n".join([f"{'':58}{'should be':>18}{'measured':>18}", *lines])
