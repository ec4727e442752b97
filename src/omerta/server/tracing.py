"""Traces for OpenTelemetry: what a request, or a message at a table, took its time for.

Without `--traces` nothing is traced, and the packages (the extra `otel`) need not be there. Spans
name tables, games and what a message asks for; they never contain what somebody answered or said.
"""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from omerta.kernel.refusal import BadSetup

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor
    from opentelemetry.trace import Tracer

SERVICE = "omerta"

_tracer: Tracer | None = None


def sender(address: str) -> SpanProcessor:
    """To a collector that speaks OTLP over HTTP: http://collector:4318/v1/traces."""
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ModuleNotFoundError:
        raise BadSetup("serve-traces-missing") from None
    return BatchSpanProcessor(OTLPSpanExporter(address))


def begin(processor: SpanProcessor) -> None:
    """From now on, all spans go there."""
    global _tracer
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider

    provider = TracerProvider(resource=Resource({"service.name": SERVICE}))
    provider.add_span_processor(processor)
    _tracer = provider.get_tracer(SERVICE)


def end() -> None:
    global _tracer
    _tracer = None


def span(name: str, **about: str | int) -> AbstractContextManager[object]:
    """What is done within takes its time for this. A refusal is no error."""
    if _tracer is None:
        return nullcontext()
    # What an error says may hold a value that somebody may not see.
    return _tracer.start_as_current_span(
        name, attributes=about, record_exception=False, set_status_on_exception=False
    )
