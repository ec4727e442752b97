"""Where others can open the house, and the code that leads there."""

from __future__ import annotations

import asyncio
import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from omerta.cli.serve import _invite
from omerta.server.house import Settings
from omerta.server.reach import EVERY, LOCAL, network_address, network_url, reach
from omerta.server.wire import Reach
from omerta.text import text
from tests.server.house import guests, in_thread, played

LINK = "http://192.168.1.24:8000/t/rklabq7wrklabq7w#seat=1&invite=k9x4k9x4k9x4k9x4"


@pytest.mark.parametrize("host", LOCAL)
@played
async def test_what_listens_to_this_computer_only_says_so(host: str) -> None:
    told = await reach("", host, 8001)
    assert told == Reach("alone", "", False, "omerta serve --host 0.0.0.0 --port 8001")


@played
async def test_a_public_address_goes_before_all_others() -> None:
    told = await reach("https://omerta.example", "0.0.0.0", 8000)
    assert (told.kind, told.url) == ("public", "https://omerta.example")


@played
async def test_an_address_in_the_network_is_tried() -> None:
    """127.0.0.2 is another address of this machine, and nobody's name for it."""
    server = await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.2", 0)
    port = server.sockets[0].getsockname()[1]
    open_told = await reach("", "127.0.0.2", port)
    server.close()
    await server.wait_closed()
    shut_told = await reach("", "127.0.0.2", port)
    assert open_told.url == shut_told.url == f"http://127.0.0.2:{port}"
    assert (open_told.kind, open_told.tried, shut_told.tried) == ("network", True, False)


@pytest.mark.parametrize("host", EVERY)
def test_what_listens_everywhere_has_an_address_others_know(host: str) -> None:
    assert network_address(host) not in (*LOCAL, *EVERY)


def test_an_address_of_the_new_kind_is_written_in_brackets() -> None:
    assert network_url("fd00::2", 8000) == "http://[fd00::2]:8000"


@played
async def test_a_code_says_what_the_link_says(tmp_path: Path) -> None:
    """Drawn back from its path, it is the code of the link, module by module."""
    segno = pytest.importorskip("segno")
    with in_thread(tmp_path) as server:
        async with guests(server, "Ann") as (ann,):
            answer = await ann.web.post("/api/code", json={"link": LINK})
            drawn = answer.json()
            refused = await ann.web.post("/api/code", json={"link": "x" * 501})
    size = drawn["size"]
    dark = [[0] * size for _ in range(size)]
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", drawn["path"]):
        for at in range(int(x), int(x) + int(width)):
            dark[int(y)][at] = 1
    assert dark == [list(row) for row in segno.make_qr(LINK, error="m").matrix]
    assert refused.status_code == 400


def said(settings: Settings, *, terminal: bool) -> str:
    out = io.StringIO()
    _invite(Console(file=out, force_terminal=terminal, width=200), text("en"), settings)
    return out.getvalue()


def test_the_terminal_says_how_others_come_in() -> None:
    alone = said(Settings(port=8816), terminal=False)
    assert "Only this computer can open it." in alone
    assert "omerta serve --host 0.0.0.0 --port 8816" in alone
    shared = Settings(host="127.0.0.2", port=8816)
    assert said(shared, terminal=False) == "Others open it at http://127.0.0.2:8816\n"


def test_the_terminal_shows_a_code_for_phones() -> None:
    pytest.importorskip("segno")
    shown = said(Settings(host="127.0.0.2"), terminal=True)
    assert "http://127.0.0.2:8000" in shown
    assert len([line for line in shown.splitlines() if "█" in line or "▀" in line]) > 10
