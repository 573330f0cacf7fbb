"""What can be measured from outside: counters and timings for Prometheus."""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

disable_created_metrics()  # type: ignore[no-untyped-call]

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 2.5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        events = Counter("quartier_events", "Turns stored, by who made them", ["by"], registry=registry)
        self.events = {by: events.labels(by) for by in ("person", "bot", "substitute")}
        self.resyncs = Counter("quartier_resyncs", "Moves answered with a resync", ["reason"], registry=registry)
        self.refusals = Counter("quartier_refusals", "Messages and requests refused", ["code"], registry=registry)
        self.takeovers = Counter("quartier_takeovers", "Seats taken over by a bot", ["reason"], registry=registry)
        self.matches = Counter("quartier_matches", "Matches started and ended", ["what"], registry=registry)
        self.sockets = Gauge("quartier_sockets", "Sockets open", registry=registry)
        self.connections = Gauge("quartier_connections", "Connections open", registry=registry)
        self.shown_out = Counter(
            "quartier_shown_out", "Connections not let in, or ended by the server", ["reason"], registry=registry
        )
        self.frames = Counter("quartier_frames_refused", "Frames over a socket's limit", registry=registry)
        self.tables = Gauge("quartier_tables_in_memory", "Tables in memory", registry=registry)
        self.commits = Histogram("quartier_commit_seconds", "Time of a commit", registry=registry, buckets=FAST)
        self.committed = Counter("quartier_changes", "Changes committed", registry=registry)
        self.thinking = Histogram("quartier_bot_seconds", "Time of a bot's turn", registry=registry)
        self.thoughts = Gauge("quartier_thoughts_waiting", "Thoughts of bots that wait", registry=registry)
        self.workers = Gauge("quartier_workers", "Workers that think for the server", registry=registry)
        self.worker_thoughts = Counter(
            "quartier_worker_thoughts", "Thoughts given to workers, and what came of them", ["what"], registry=registry
        )
        self.bot_failures = Counter(
            "quartier_bot_failures", "Turns that a bot failed to find", ["level"], registry=registry
        )
        self.pushes = Counter("quartier_pushes", "Messages by push, and what came of them", ["what"], registry=registry)
        self.requests = Histogram(
            "quartier_request_seconds",
            "Time of a request",
            ["method", "path", "status"],
            registry=registry,
            buckets=FAST,
        )

    def observe_commit(self, changes: int, seconds: float) -> None:
        """A group of changes was committed."""
        self.commits.observe(seconds)
        self.committed.inc(changes)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._registry)
