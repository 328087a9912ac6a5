"""Numbers for Prometheus, read when they are asked for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

if TYPE_CHECKING:
    from tablee.server.http.app import Application


class MetricsCollector(Collector):
    def __init__(self, application: Application) -> None:
        self.application = application

    def collect(self) -> Iterator[Metric]:
        registry = self.application.registry
        phases: dict[str, int] = {"gathering": 0, "closing": 0, "playing": 0, "over": 0}
        for live in registry.tables.values():
            phases[live.table.phase] += 1
        tables = GaugeMetricFamily("tablee_tables", "Tables in memory by phase.", labels=["phase"])
        for phase, count in phases.items():
            tables.add_metric([phase], count)
        yield tables
        yield GaugeMetricFamily("tablee_sockets", "Connected pages.", value=len(self.application.connections))
        yield GaugeMetricFamily("tablee_tasks", "Automatic answers that are waiting.", value=len(registry.tasks))
        yield GaugeMetricFamily("tablee_people", "People with a name.", value=len(registry.names))
        yield GaugeMetricFamily("tablee_tables_set_aside", "Damaged tables found.", value=registry.loader.count_aside())
        if registry.sharing is not None:
            bus, owned = registry.sharing.bus, registry.sharing.owned
            yield GaugeMetricFamily("tablee_bus_up", "1 if the bus works.", value=int(bus is not None and bus.is_up))
            yield GaugeMetricFamily("tablee_leases", "Tables at which this process answers.", value=len(owned))
        writer = registry.store.writer
        yield GaugeMetricFamily("tablee_writes_failing", "1 if the last write failed.", value=int(writer.is_failing))
        yield GaugeMetricFamily("tablee_writes_waiting", "Writes that are not durable yet.", value=len(writer.waiting))
        disk = registry.disk
        yield GaugeMetricFamily("tablee_data_bytes", "Room that the database takes.", value=disk.used)
        if disk.free is not None:
            yield GaugeMetricFamily("tablee_disk_free_bytes", "Room that is left beside it.", value=disk.free)
        yield GaugeMetricFamily("tablee_disk_full", "1 if no new table can be opened.", value=int(disk.is_full))
        yield CounterMetricFamily("tablee_commits", "Transactions.", value=writer.commits)
        yield CounterMetricFamily("tablee_writes", "Things written.", value=writer.written)
        yield CounterMetricFamily("tablee_notices_sent", "Notices that arrived.", value=registry.outbox.sent)
        yield CounterMetricFamily("tablee_notices_failed", "Tries to send that failed.", value=registry.outbox.failures)
        yield CounterMetricFamily("tablee_requests", "HTTP requests.", value=self.application.requests)


def metrics(application: Application) -> bytes:
    """The numbers in Prometheus' text form."""
    registry = CollectorRegistry()
    registry.register(MetricsCollector(application))
    return generate_latest(registry)
