"""Our server and boardgame.io's, one after the other, under the same kind of load.

    python bench/boardgame_io.py                      # 200 tables of 5, as `make load`
    python bench/boardgame_io.py --tables 20 --seconds 5

boardgame.io is installed from npm into a scratch folder. Each server has one core and the clients
another, where there are two. On both, a client at every seat moves at random, as fast as it hears
of the move before. Ours writes every move to disk before anybody hears of it; theirs keeps
everything in memory. Theirs plays a made-up game of about Razzia's size (`boardgame_io/game.cjs`).
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from load import Given, Server, cpu_seconds, pin_clients, pin_server, run_phase

VERSION = "0.50.2"
SCRIPTS = Path(__file__).parent / "boardgame_io"


@dataclass(frozen=True)
class Result:
    name: str
    moves: int
    seconds: float
    cpu: float

    def row(self) -> str:
        rate, each = self.moves / self.seconds, 1000 * self.cpu / max(1, self.moves)
        return f"| {self.name} | {self.moves:,} | {rate:,.0f} | {each:.2f} |"


def ours(given: Given, folder: Path) -> Result:
    server = Server(folder, given.port)
    server.start()
    phase = run_phase("ours", server, given, 0, given.seconds)
    server.stop()
    return Result("Omertà, SQLite, durable", len(phase.seen.acknowledged), phase.seconds, phase.cpu)


def theirs(given: Given, folder: Path) -> Result:
    for script in SCRIPTS.glob("*.cjs"):
        shutil.copy(script, folder)
    install = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(folder)]
    subprocess.run([*install, f"boardgame.io@{VERSION}"], check=True)
    port = given.port + 1
    with (folder / "theirs.log").open("wb") as log:
        server = subprocess.Popen(["node", "server.cjs", str(port)], cwd=folder, stdout=log)
    pin_server(server.pid)
    try:
        time.sleep(5)
        print(f"theirs: seating {given.tables} tables of {given.seats}…", flush=True)
        told = [str(number) for number in (port, given.tables, given.seats, given.seconds)]
        clients = subprocess.Popen(
            ["node", "clients.cjs", *told], cwd=folder, stdout=subprocess.PIPE, text=True
        )
        assert clients.stdout is not None
        assert clients.stdout.readline() == "ready\n", "their clients do not come in"
        before = cpu_seconds(server.pid)
        seen = json.loads(clients.stdout.readline())
        cpu = cpu_seconds(server.pid) - before
        clients.wait()
    finally:
        server.terminate()
        server.wait()
    return Result(f"boardgame.io {VERSION}, in memory", seen["moves"], seen["seconds"], cpu)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--port", type=int, default=8770)
    asked = parser.parse_args()
    given = Given("razzia", asked.tables, asked.seats, asked.seconds, 0, asked.port)
    pin_clients()
    with tempfile.TemporaryDirectory() as folder:
        results = [ours(given, Path(folder)), theirs(given, Path(folder))]
    print("| server | moves | moves/s | server CPU ms/move |")
    print("|---|--:|--:|--:|")
    for result in results:
        print(result.row())


if __name__ == "__main__":
    main()
