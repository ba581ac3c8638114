"""What a server counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """One registry for each server, so that several can live in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.choices = Counter("wilderland_choices", "Accepted turns.", registry=self.registry)
        self.refusals = Counter("wilderland_refusals", "What was refused.", ["code"], registry=self.registry)
        self.errors = Counter("wilderland_errors", "Mistakes of the server itself.", registry=self.registry)
        self.tables = Gauge("wilderland_tables_awake", "Tables in memory.", registry=self.registry)
        self.connections = Gauge("wilderland_connections", "Open connections.", registry=self.registry)
        self.handling = Histogram(
            "wilderland_handling_seconds",
            "From reading a message to having answered it.",
            ["ask"],
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.waking = Histogram(
            "wilderland_waking_seconds", "Reading a table from the store.", buckets=BUCKETS, registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
