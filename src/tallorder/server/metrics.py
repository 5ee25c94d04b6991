"""Numbers for whoever runs the server. No name, table or address is ever a label."""

import asyncio
import errno
import logging
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

import msgspec
from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric

from tallorder.server.tables import Tables
from tallorder.table.commands import Look, Play

log = logging.getLogger("tallorder.server")

LOOK_AT_LOOP = 0.5
STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)

TROUBLES = ("disk-full", "file-moved", "pages-damaged", "store-down", "bus-lost")


class Metrics:
    """The counters of one server process: plain numbers, put into Prometheus' form when somebody asks."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.connections = 0
        self.moves = [0] * (len(STEPS) + 1)
        self.seconds = 0.0
        self.commands: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.troubles: Counter[str] = Counter(dict.fromkeys(TROUBLES, 0))  # an alert sees no first rise from nothing
        self.resyncs: Counter[str] = Counter()
        self.requests: Counter[tuple[str, str]] = Counter()
        self.lag = 0.0
        """How many seconds late the loop was lately: what everybody waits for beside their own work."""
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, handles, CPU
        self.registry.register(self)

    def count(self, command: msgspec.Struct, seconds: float) -> None:
        """A command was carried out."""
        if isinstance(command, Play):
            self.moves[bisect_left(STEPS, seconds)] += 1
            self.seconds += seconds
        else:
            self.commands[str(command.__struct_config__.tag)] += 1
            if isinstance(command, Look) and command.why is not None:
                self.resyncs[command.why] += 1

    def collect(self) -> Iterator[Metric]:
        """Everything, for the registry."""
        yield GaugeMetricFamily("tallorder_connections", "Open connections", self.connections)
        open_tables = list(self.tables.open.values())
        yield GaugeMetricFamily("tallorder_tables", "Tables in memory", len(open_tables))
        thinking = sum(one.bot is not None for one in open_tables)
        yield GaugeMetricFamily("tallorder_bots_thinking", "Tables that wait for a bot", thinking)
        unsure = sum(one.is_unsure for one in open_tables)
        yield GaugeMetricFamily("tallorder_tables_unsure", "Tables whose last entry may not have been written", unsure)
        yield GaugeMetricFamily("tallorder_loop_lag_seconds", "How late the event loop is", self.lag)
        bounds = [*map(str, STEPS), "+Inf"]
        counts = list(zip(bounds, accumulate(self.moves), strict=True))
        yield HistogramMetricFamily(
            "tallorder_move_seconds", "From a move's arrival until it is written", counts, self.seconds
        )
        for name, what, label, counter in (
            ("tallorder_orders", "Commands carried out, by kind", "kind", self.commands),
            ("tallorder_refused", "Commands refused, by rule", "rule", self.refused),
            ("tallorder_troubles", "How often the store or the bus began to fail, by how", "trouble", self.troubles),
            ("tallorder_resyncs", "Whole tables sent again, by what a client found wrong", "why", self.resyncs),
        ):
            family = CounterMetricFamily(name, what, labels=[label])
            for word, count in list(counter.items()):
                family.add_metric([word], count)
            yield family
        requests = CounterMetricFamily("tallorder_requests", "HTTP requests", labels=["route", "status"])
        for (route, status), count in list(self.requests.items()):
            requests.add_metric([route, status], count)
        yield requests

    def text(self) -> bytes:
        """Everything as Prometheus reads it."""
        return generate_latest(self.registry)

    async def watch_loop(self) -> None:
        """Measures, for ever, how late the loop is."""
        while True:
            started = time.monotonic()
            await asyncio.sleep(LOOK_AT_LOOP)
            self.lag = max(0.0, time.monotonic() - started - LOOK_AT_LOOP)


def serve_metrics(metrics: Metrics, host: str, port: int, processes: int) -> None:
    """Metrics on a port of their own, in a thread; several processes on one machine take ports one after another."""
    for number in range(port, port + processes):
        try:
            start_http_server(number, host, metrics.registry)
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE or number == port + processes - 1:
                raise
        else:
            log.info("metrics", extra={"port": number})
            return
