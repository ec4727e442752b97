"""What OpenTelemetry is told, if it is asked for: what took its time, and no secret."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from omerta.cli import main
from omerta.server import tracing
from tests.server.house import guests, in_thread, played


@pytest.fixture
def traced() -> Iterator[InMemorySpanExporter]:
    kept = InMemorySpanExporter()
    tracing.begin(SimpleSpanProcessor(kept))
    yield kept
    tracing.end()


@played
async def _some_play(folder: Path) -> None:
    with in_thread(folder) as server:
        async with guests(server, "Ann") as (ann,):
            window = await ann.connect(await ann.create(3, bots=2, start=True))
            await window.ask("chat", text="nobody else's business")
            await window.play_on(Random(1), lambda: window.now["seq"] > 2)


def test_requests_and_messages_are_traced(traced: InMemorySpanExporter, tmp_path: Path) -> None:
    _some_play(tmp_path)
    spans = [(each.name, dict(each.attributes or {})) for each in traced.get_finished_spans()]
    requests = [about for name, about in spans if name == "request"]
    assert {"PUT", "POST"} <= {about["method"] for about in requests}
    assert all(about["request"] for about in requests)
    messages = [about for name, about in spans if name == "message"]
    assert {"chat", "act"} <= {about["do"] for about in messages}
    assert {about["game"] for about in messages} == {"razzia"}
    known = {"do", "table", "game", "method", "path", "request"}
    assert {key for _, about in spans for key in about} == known
    assert "business" not in str(spans)


def test_what_an_error_says_is_not_traced(traced: InMemorySpanExporter) -> None:
    with pytest.raises(KeyError), tracing.span("message"):
        raise KeyError("the ace of spades")
    [span] = traced.get_finished_spans()
    assert "spades" not in span.to_json()


def test_without_being_asked_nothing_is_traced(tmp_path: Path) -> None:
    kept = InMemorySpanExporter()
    tracing.begin(SimpleSpanProcessor(kept))
    tracing.end()
    _some_play(tmp_path)
    assert kept.get_finished_spans() == ()


def test_what_is_missing_is_said_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    exporter = "opentelemetry.exporter.otlp.proto.http.trace_exporter"
    monkeypatch.setitem(sys.modules, exporter, None)
    monkeypatch.chdir(tmp_path)
    assert main(["serve", "--lang", "en", "--port", "0", "--traces", "http://nowhere"]) == 2
    assert "requirements/otel.txt" in capsys.readouterr().err
