"""Bots think on a Ray cluster. `make ray` installs what this needs."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from omerta.kernel.refusal import BadSetup
from omerta.server import cluster
from tests.server.house import Program, free_port, guests, played, program

pytest.importorskip("ray")
pytest.importorskip("grpc")

STARTS = 90.0  # seconds
GOES_ON = 40.0  # seconds


@contextmanager
def ray(port: int) -> Iterator[None]:
    """A cluster of this machine, which clients reach at this port."""
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--block"]
    command += [f"--port={free_port()}", f"--ray-client-server-port={port}", "--num-cpus=1"]
    command += ["--include-dashboard=false", "--disable-usage-stats"]
    quiet = subprocess.DEVNULL
    head = subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True)
    try:
        yield
    finally:
        os.killpg(head.pid, signal.SIGKILL)
        head.wait()


def said(server: Program, what: str) -> int:
    return sum(line["what"] == what for line in server.log())


async def wait_for(true: Callable[[], bool], patience: float = STARTS) -> None:
    deadline = time.monotonic() + patience
    while not true():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.2)


@pytest.mark.parametrize("address", ["", "10.0.0.1:6379"])
def test_the_address_is_one_for_clients(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", address)
    with pytest.raises(BadSetup, match="serve-ray-address"):
        cluster.given()


@played
async def test_bots_think_there_and_here_while_it_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    monkeypatch.setenv("RAY_ADDRESS", f"{cluster.CLIENT}127.0.0.1:{port}")
    with program(tmp_path, "--bots-on", "ray") as server:
        async with guests(server, "Ann") as (ann,):
            table = await ann.create(3, bots=2, start=True)
            window = await ann.connect(table)

            async def some_moves() -> None:
                then = len(server.rows(table)[2])
                async with asyncio.timeout(GOES_ON):
                    await window.play_on(Random(1), lambda: len(server.rows(table)[2]) > then + 8)

            await some_moves()  # nobody has started a cluster
            assert said(server, "work is done on the cluster") == 0
            with ray(port):
                await wait_for(lambda: said(server, "work is done on the cluster") > 0)
                await some_moves()
                assert said(server, "the cluster is gone: work is done here") == 0
            await some_moves()
            assert said(server, "the cluster is gone: work is done here") > 0
            with ray(port):
                await wait_for(lambda: said(server, "work is done on the cluster") > 1)
                await some_moves()
