"""Numbers for whoever runs the server. No name, table or address is ever a label."""

import msgspec
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from tallorder.table.hall import Hall
from tallorder.wire.orders import Play

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics:
    """The counters of one server process."""

    def __init__(self, hall: Hall) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("tallorder_connections", "Open connections", registry=self.registry)
        self.tables = Gauge("tallorder_tables", "Tables in memory", registry=self.registry)
        self.tables.set_function(lambda: len(hall.desk.tables))
        self.moves = Histogram(
            "tallorder_move_seconds",
            "From a move's arrival until it is written",
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.orders = Counter("tallorder_orders", "Orders carried out, by kind", ["kind"], registry=self.registry)
        self.refused = Counter("tallorder_refused", "Orders refused, by rule", ["rule"], registry=self.registry)
        self.requests = Counter(
            "tallorder_requests", "HTTP requests, by route and status", ["route", "status"], registry=self.registry
        )

    def done(self, order: msgspec.Struct, seconds: float) -> None:
        """An order was carried out."""
        if isinstance(order, Play):
            self.moves.observe(seconds)
        else:
            self.orders.labels(str(order.__struct_config__.tag)).inc()

    def text(self) -> bytes:
        """Everything as Prometheus reads it."""
        return generate_latest(self.registry)
