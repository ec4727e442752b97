"""Webhooks: who is away hears that it is their turn, and nobody can send the house astray."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from omerta.kernel.refusal import Refused
from omerta.server import notify
from omerta.server.notify import Notifier, check_webhook
from omerta.server.store import PersonRow
from tests.server.house import PATIENCE, all_see, begin, guests, in_thread, played

# --- addresses ---


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.com/",
        "file:///etc/passwd",
        "javascript:alert(1)",
        "gopher://example.com:70/x",
        "example.com/hook",
        "//example.com",
        "http://",
        "http:///path",
        "http://user:password@example.com/",
        "http://[",
        "http://[::1",
        "http://example.com:99999/",
        "http://example.com:port/",
        "http://example.com/a\x7fb",
        "http://example.com/a\x01b",
        "http://example.com/a\u2028b",
        "http://exämple.com/",
        "http://example.com/\r\nX-Injected: 1",
    ],
)
def test_what_is_no_address_to_call_is_not_kept(url: str) -> None:
    with pytest.raises(Refused, match="webhook-address"):
        check_webhook(url)


@pytest.mark.parametrize("url", ["", "https://example.com", "http://example.com:8080/a?b=c"])
def test_an_address_or_none_is_kept(url: str) -> None:
    assert check_webhook(f" {url} ") == url


# --- only to public hosts ---


class Outside(httpx.AsyncBaseTransport):
    """The world beyond, as a notifier meets it."""

    def __init__(self, status: int = 200, **headers: str) -> None:
        self.calls: list[httpx.Request] = []
        self._answer = status, headers

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        await request.aread()
        self.calls.append(request)
        return httpx.Response(self._answer[0], headers=self._answer[1])


@asynccontextmanager
async def notifier(outside: Outside, local: bool = False) -> AsyncIterator[Notifier]:
    async def nobody(person: str) -> PersonRow | None:
        return None

    made = Notifier(nobody, "https://omerta.example", local=local)
    await made._client.aclose()
    made._client = httpx.AsyncClient(transport=outside)
    try:
        yield made
    finally:
        await made.close()


def resolving(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    def getaddrinfo(*_: Any, **__: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, 80)) for each in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)


@pytest.mark.parametrize(
    "addresses",
    [
        ["127.0.0.1"],
        ["10.1.2.3"],
        ["192.168.0.1"],
        ["172.16.0.1"],
        ["169.254.169.254"],
        ["0.0.0.0"],
        ["100.64.0.1"],
        ["224.0.0.1"],
        ["255.255.255.255"],
        ["::1"],
        ["::"],
        ["fe80::1"],
        ["fd00::1"],
        ["ff02::1"],
        ["::ffff:127.0.0.1"],
        ["::ffff:10.0.0.1"],
        ["::127.0.0.1"],  # IPv4-compatible
        ["2002:7f00:1::1"],  # 6to4
        ["2002:c0a8:1::"],
        ["64:ff9b::a9fe:a9fe"],  # NAT64
        ["64:ff9b:1::808:808"],
        ["2001:0:4136:e378:8000:63bf:3fff:fdd2"],  # Teredo
        ["fec0::1"],  # site-local
        ["93.184.215.14", "127.0.0.1"],
        ["127.0.0.1", "93.184.215.14"],
    ],
)
@played
async def test_the_house_calls_no_private_host(
    monkeypatch: pytest.MonkeyPatch, addresses: list[str]
) -> None:
    resolving(monkeypatch, *addresses)
    outside = Outside()
    async with notifier(outside) as house:
        with pytest.raises(ValueError, match="not a public host"):
            await house._post("http://looks-harmless.example/hook", {})
    assert outside.calls == []


@played
async def test_it_calls_the_address_it_has_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    resolving(monkeypatch, "93.184.215.14")
    outside = Outside()
    async with notifier(outside) as house:
        await house._post("https://hooks.example:8443/a/b?c=d", {"text": "your turn"})
    (call,) = outside.calls
    assert str(call.url) == "https://93.184.215.14:8443/a/b?c=d"
    assert call.headers["host"] == "hooks.example:8443"
    assert call.extensions["sni_hostname"] == "hooks.example"
    assert json.loads(call.content) == {"text": "your turn"}


@played
async def test_it_follows_no_redirect(monkeypatch: pytest.MonkeyPatch) -> None:
    resolving(monkeypatch, "93.184.215.14")
    outside = Outside(307, location="http://169.254.169.254/latest/meta-data")
    async with notifier(outside) as house:
        await house._post("http://hooks.example/", {})
    assert len(outside.calls) == 1


# --- delivered ---


class Receiver:
    """Somebody's own little server."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().split(b"content-length:")[1].split(b"\r\n")[0])
        body = await reader.readexactly(length)
        writer.write(b"HTTP/1.1 302 Found\r\nLocation: /elsewhere\r\nContent-Length: 0\r\n\r\n")
        await writer.drain()
        writer.close()
        self.heard.put_nowait(head + body)

    async def next(self) -> bytes:
        return await asyncio.wait_for(self.heard.get(), PATIENCE)


@asynccontextmanager
async def receiver() -> AsyncIterator[tuple[Receiver, str]]:
    made = Receiver()
    listening = await asyncio.start_server(made.answer, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    async with listening:
        yield made, f"http://127.0.0.1:{port}/hook"


@played
async def test_who_is_away_is_told_once_that_it_is_their_turn(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"local_webhooks": True, "public_url": "http://omerta.example"}
    with in_thread(tmp_path, **settings) as server:
        async with receiver() as (mailbox, hook), guests(server, "Ann", "Ben", "Cleo") as players:
            ann, ben, _ = players
            assert (await ben.introduce("Ben", hook)).json()["webhook"] == hook
            assert (await ann.introduce("Ann", hook)).is_success
            table = await ann.create(title="Friday", options={"first_dealer": 0})
            windows = await begin(table, *players)
            await windows[1].close()
            await windows[0].sees(lambda: not windows[0].table["seats"][1]["here"])
            assert mailbox.heard.empty(), "it is not his turn"
            await windows[0].act(*windows[0].answer(Random(1)))
            head, _, body = (await mailbox.next()).partition(b"\r\n\r\n")
            assert head.startswith(b"POST /hook HTTP/1.1")
            news = json.loads(body)
            assert news == {
                "game": "razzia",
                "table": "Friday",
                "link": f"http://omerta.example/t/{table}",
                "turn": "Ben",
                "text": news["text"],
                "content": news["text"],
            }
            assert table in news["text"]
            # Others answer, and change their minds: it is still the same question.
            for window in (windows[0], windows[2]):
                await all_see([window], lambda w: w.asked == "choose_card")
                for card in (window.prompt or {})["options"][:2]:
                    await window.act(card)
            await windows[0].settled()
            assert mailbox.heard.empty()
        assert server.troubles() == []


@played
async def test_a_webhook_that_fails_is_noted_and_that_is_all(tmp_path: Path) -> None:
    with in_thread(tmp_path) as server:
        async with receiver() as (mailbox, hook), guests(server, "Ann", "Ben") as (ann, ben):
            # To this machine, which is not allowed; the table goes on.
            await ben.introduce("Ben", hook)
            table = await ann.create(3, bots=1, options={"first_dealer": 0})
            host, guest = await begin(table, ann, ben)
            await guest.close()
            await host.sees(lambda: not host.table["seats"][1]["here"])
            await host.act(*host.answer(Random(1)))
            await host.sees(lambda: host.asked == "choose_card")

            def failed() -> list[Any]:
                return [line for line in server.log() if line["what"] == "a webhook failed"]

            while not failed():
                await asyncio.sleep(0.01)
            assert mailbox.heard.empty()
            assert hook not in json.dumps(failed())
        assert server.troubles() == []


class Tarpit:
    """Takes a call and answers it a byte at a time, for ever."""

    def __init__(self) -> None:
        self.calls = self.gone = 0

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.calls += 1
        with suppress(OSError):
            while not writer.is_closing():
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.02)
        writer.close()
        self.gone += 1


@played
async def test_a_slow_address_has_one_deadline_and_holds_up_only_its_owner(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(notify, "DEADLINE", 0.3)
    pit = Tarpit()
    slow = await asyncio.start_server(pit.answer, "127.0.0.1", 0)
    port = slow.sockets[0].getsockname()[1]
    async with receiver() as (mailbox, hook):
        hooks = {"eve": f"http://127.0.0.1:{port}/", "ann": hook}

        async def person(who: str) -> PersonRow:
            return PersonRow(who, who, hooks[who], 0, 0)

        made = Notifier(person, "", local=True)
        table: Any = SimpleNamespace(row=SimpleNamespace(id="x", game="razzia", title=""))
        for _ in range(60):
            made._queue("eve", table)
        made._queue("ann", table)
        began = time.monotonic()
        await mailbox.next()
        assert time.monotonic() - began < 0.3, "she does not wait for eve's calls"
        assert pit.calls == 1
        while pit.calls < 2:
            await asyncio.sleep(0.02)
        assert time.monotonic() - began < 3, "bytes now and then do not keep a call going"
        assert len(made._queues["eve"]) < 60
        await made.close()
    while pit.gone < pit.calls:
        await asyncio.sleep(0.02)
    slow.close()


@played
async def test_an_address_that_is_none_is_refused_when_it_is_given(tmp_path: Path) -> None:
    with in_thread(tmp_path) as server:
        async with guests(server, "Ann") as (ann,):
            for bad in ("http://[", "ftp://x", "http://a:b", "http://h/\x00"):
                answer = await ann.introduce("Ann", bad)
                assert answer.status_code == 400
                assert answer.json()["why"]["say"] == "webhook-address"
            assert (await ann.introduce("Ann", "http://x/" + "y" * 500)).status_code == 400
            assert (await ann.web.get("/api/me")).json()["webhook"] == ""
        assert server.troubles() == []
