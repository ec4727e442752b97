"""Metrics of the running server, for Prometheus.

They have an address of their own, which is not for everybody: on a quiet server, counts reveal that
somebody replaced an answer.
"""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram, start_http_server

actions = Counter("omerta_actions_total", "Messages that changed a game", ["game"])
refusals = Counter("omerta_refusals_total", "Messages that were refused", ["reason"])
malformed = Counter("omerta_malformed_total", "Messages that could not be read")
append_seconds = Histogram(
    "omerta_append_seconds",
    "From a change to its being on disk",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
)
bot_seconds = Histogram(
    "omerta_bot_seconds",
    "How long bots think",
    ["bot"],
    buckets=(0.005, 0.01, 0.05, 0.1, 0.5, 1, 2, 5),
)
connections = Gauge("omerta_connections", "Browsers at tables")
tables_loaded = Gauge("omerta_tables_loaded", "Tables in memory")
tables_created = Counter("omerta_tables_created_total", "Tables created", ["game"])
requests = Counter("omerta_requests_total", "Requests over HTTP", ["status"])


def listen(host: str, port: int) -> None:
    """Show them at this address, for as long as this process lives."""
    start_http_server(port, host)
