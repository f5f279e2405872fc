"""What `/metrics` tells (Prometheus)."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The server's counters, one set a server so that tests can run several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.messages = Counter("skullking_messages", "Messages from clients.", registry=self.registry)
        self.refused = Counter(
            "skullking_messages_refused",
            "Messages that were not understood or too many.",
            registry=self.registry,
        )
        self.dropped = Counter(
            "skullking_connections_dropped", "Connections that read too slowly.", registry=self.registry
        )
        self.connections = Gauge("skullking_connections", "Open WebSockets.", registry=self.registry)
        self.tables = Gauge("skullking_tables", "Tables in memory.", registry=self.registry)
        self.commits = Histogram(
            "skullking_commit_seconds",
            "Time to put appends on disk.",
            registry=self.registry,
            buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
        )
        self.appends = Histogram(
            "skullking_appends_per_commit",
            "Tables whose entries went to disk together.",
            registry=self.registry,
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
        )

    def committed(self, appends: int, seconds: float) -> None:
        """Note a commit."""
        self.commits.observe(seconds)
        self.appends.observe(appends)

    def text(self) -> bytes:
        """The exposition."""
        return generate_latest(self.registry)
