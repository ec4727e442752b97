"""The speed of the engine and of its peers, measured in one run: ``make bench``.

Random games of every registered game and number of players; the price of a copy, a view and a
redeal; and, slice about with our games, the peers of ``peers.py`` in an environment of their own
(``.peers``, made when it is missing). The slices are taken in turn and in several rounds, so that
whatever else the machine does hits all alike. Prints what it finds and writes ``results.md``.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import ours
import peer_env
import report
from peers import CASES, WARM_UP_S, play_for, positive
from report import Findings, PeerFindings
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

# How many sit at our table beside the peers, whose games have two to five players.
PLAYERS_BESIDE_PEERS = 4
RESULTS = Path(__file__).parent / "results.md"


class Bar:
    """Progress for whoever waits: a bar on a terminal, now and then a line elsewhere."""

    def __init__(self, console: Console, progress: Progress, total: int) -> None:
        self._console = console
        self._progress = progress
        self._task = progress.add_task("", total=total)
        self._total = total
        self._done = 0

    def say(self, what: str) -> None:
        self._progress.update(self._task, description=what)
        if not self._console.is_terminal and self._done % max(1, self._total // 10) == 0:
            self._console.print(f"  {self._done}/{self._total} {what}")

    def step(self) -> None:
        self._done += 1
        self._progress.advance(self._task)


@contextmanager
def bar(console: Console, title: str, total: int) -> Iterator[Bar]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    console.print(f"[bold]{title}[/bold]")
    with Progress(
        *columns,
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        yield Bar(console, progress, total)


def measure_ours(console: Console, seconds: float, rounds: int) -> Findings:
    """Random play in rounds over all tables, then the prices of a state."""
    tables = ours.tables()
    play = [ours.player_of(table) for table in tables]
    findings = Findings(tables)
    with bar(console, "Random games", len(tables) * (rounds + 1)) as progress:
        for number in range(rounds):
            for table, play_game in zip(tables, play, strict=True):
                progress.say(f"{table}, round {number + 1}")
                if number == 0:
                    play_for(play_game, WARM_UP_S)
                findings.rates[table].append(ours.rate(play_game, seconds))
                progress.step()
        for table in tables:
            progress.say(f"{table}, copies, views and redeals")
            findings.prices[table] = ours.prices(table)
            progress.step()
    return findings


def measure_peers(console: Console, python: Path, seconds: float, rounds: int) -> PeerFindings:
    """Slices of our games, with four players, and of each peer, in turn."""
    tables, here = ours.tables_of(PLAYERS_BESIDE_PEERS), Path(sys.executable)
    findings = PeerFindings(peer_env.python_version(python), tables)
    with (
        bar(console, "Slice about with the peers", rounds * len(CASES)) as progress,
        ExitStack() as houses,
        peer_env.Server(python, "peers.py", seconds) as peers,
    ):
        house = {
            table: houses.enter_context(peer_env.Server(here, "ours.py", seconds))
            for table in tables
        }
        for table in tables:
            house[table].measure(ours.order(table))  # warm
        for case in CASES:
            peers.measure(case.name)
        for number in range(rounds):
            for case in CASES:
                progress.say(f"{case.library} {case.name}, round {number + 1}")
                if case.name not in findings.missing:
                    mine = [
                        ours.Rate(**house[table].measure(ours.order(table))) for table in tables
                    ]
                    theirs = peer_env.peer_rate(peers.measure(case.name))
                    findings.add(case.name, mine, theirs)
                progress.step()
    for case_name, reason in findings.missing.items():
        console.print(f"{case_name} could not be measured: {reason}", markup=False, soft_wrap=True)
    return findings


def peers_python(console: Console, given: Path | None) -> Path:
    """The interpreter to measure the peers with; installs them if need be."""
    if given is not None:
        return given
    total = peer_env.packages() + 2
    with bar(console, "The peers' environment", total) as progress:

        def say(what: str) -> None:
            progress.say(what)
            progress.step()

        return peer_env.ready(say)


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of the engine, beside its peers.")
    parser.add_argument("--seconds", type=positive, default=0.25, help="length of a slice")
    parser.add_argument("--rounds", type=int, default=20, help="slices of each thing measured")
    parser.add_argument("--no-peers", action="store_true", help="measure the engine alone")
    parser.add_argument(
        "--peers-python", type=Path, help="a Python that has the peers, instead of bench/.peers"
    )
    arguments = parser.parse_args()
    if arguments.rounds < 1:
        parser.error("--rounds: at least one")
    console = Console()

    peers: PeerFindings | str = "The peers were not measured in this run."
    python = None
    if not arguments.no_peers:
        try:
            python = peers_python(console, arguments.peers_python)
        except peer_env.NoPeersError as reason:
            peers = "The peers could not be installed; this run measured the engine alone."
            console.print(f"{peers} ({reason})", markup=False, soft_wrap=True)

    findings = measure_ours(console, arguments.seconds, arguments.rounds)
    console.print(report.our_table(findings))
    if python is not None:
        try:
            peers = measure_peers(console, python, arguments.seconds, arguments.rounds)
            console.print(report.peer_table(peers))
        except peer_env.NoPeersError as reason:
            peers = "The peers could not be measured; this run measured the engine alone."
            console.print(f"{peers} ({reason})", markup=False, soft_wrap=True)

    text = report.markdown(findings, peers, arguments.seconds, arguments.rounds)
    RESULTS.write_text(text, "utf-8")
    console.print(f"written: bench/{RESULTS.name}")


if __name__ == "__main__":
    main()
