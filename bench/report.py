"""What was measured, as tables on the terminal and as ``results.md``.

The report tells of versions and of the kind of machine, never of a path or an address.
"""

from __future__ import annotations

import os
import platform
import statistics
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from importlib.metadata import version

from ours import Prices, Rate, Table
from peer_env import PeerRate
from rich.box import SIMPLE_HEAD
from rich.console import JustifyMethod
from rich.table import Table as Grid


@dataclass
class Findings:
    """Of our own games."""

    tables: list[Table]
    rates: dict[Table, list[Rate]] = field(init=False)
    prices: dict[Table, Prices] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.rates = {table: [] for table in self.tables}


@dataclass
class PeerFindings:
    """Of the peers, and of our games in the slices between theirs."""

    python: str
    tables: list[Table]
    mine: dict[Table, list[Rate]] = field(init=False)
    theirs: dict[str, list[PeerRate]] = field(default_factory=dict)
    ratios: dict[tuple[Table, str], list[float]] = field(default_factory=dict)
    missing: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.mine = {table: [] for table in self.tables}

    def add(self, case: str, mine: list[Rate], theirs: PeerRate | str) -> None:
        """One slice of each of our games, and the slice of a peer that came after them."""
        for table, rate in zip(self.tables, mine, strict=True):
            self.mine[table].append(rate)
        if isinstance(theirs, str):
            self.missing[case] = theirs
            return
        self.theirs.setdefault(case, []).append(theirs)
        for table, rate in zip(self.tables, mine, strict=True):
            ratio = rate.decisions / theirs.decisions
            self.ratios.setdefault((table, case), []).append(ratio)


Row = tuple[str, ...]

OUR_HEAD = (
    "game",
    "players",
    "decisions/s",
    "games/s",
    "clone µs",
    "seat_view µs",
    "redealt µs",
)


def our_rows(findings: Findings) -> list[Row]:
    rows: list[Row] = []
    for table in findings.tables:
        rates, prices = findings.rates[table], findings.prices[table]
        rows.append(
            (
                table.game.name,
                str(table.players),
                _per_second(rate.decisions for rate in rates),
                _per_second(rate.games for rate in rates),
                f"{prices.clone:.1f}",
                f"{prices.seat_view:.1f}",
                f"{prices.redealt:.1f}",
            )
        )
    return rows


def peer_head(findings: PeerFindings) -> Row:
    ratios = [f"{table.name} / theirs" for table in findings.tables]
    return ("library", "game", "players", "decisions/s", "games/s", *ratios)


def peer_rows(findings: PeerFindings, *, ranges: bool) -> list[Row]:
    rows: list[Row] = [
        (
            "Omertà",
            table.name,
            str(table.players),
            _per_second(rate.decisions for rate in rates),
            _per_second(rate.games for rate in rates),
            *["" for _ in findings.tables],
        )
        for table, rates in findings.mine.items()
    ]
    for case, slices in findings.theirs.items():
        rows.append(
            (
                slices[0].library,
                case,
                str(slices[0].players),
                _per_second(each.decisions for each in slices),
                _per_second(each.games for each in slices),
                *[_ratio(findings.ratios[table, case], ranges) for table in findings.tables],
            )
        )
    rows += [
        ("", case, "", "not available", *[""] * (1 + len(findings.tables)))
        for case in findings.missing
        if case not in findings.theirs
    ]
    return rows


def _per_second(rates: Iterable[float]) -> str:
    middle = statistics.median(rates)
    return f"{middle:,.0f}" if middle >= 100 else f"{middle:.1f}"


def _ratio(ratios: list[float], ranges: bool) -> str:
    extremes = f" ({min(ratios):.2f}–{max(ratios):.2f})" if ranges else ""
    return f"{statistics.median(ratios):.2f}{extremes}"


# --- on the terminal ---


def our_table(findings: Findings) -> Grid:
    return _grid(OUR_HEAD, our_rows(findings), words=1)


def peer_table(findings: PeerFindings) -> Grid:
    return _grid(peer_head(findings), peer_rows(findings, ranges=False), words=2)


def _grid(head: Row, rows: list[Row], words: int) -> Grid:
    grid = Grid(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for number, title in enumerate(head):
        justify: JustifyMethod = "left" if number < words else "right"
        grid.add_column(title, justify=justify, overflow="fold")
    for row in rows:
        grid.add_row(*row)
    return grid


# --- as a file ---


def markdown(findings: Findings, peers: PeerFindings | str, seconds: float, rounds: int) -> str:
    """The whole report."""
    parts = [
        "# Speed",
        "Written by `make bench`; everything here was measured in one run.",
        _list(_circumstances(peers)),
        "## Random games",
        f"Whole games, each answer picked at random, the result read at the end; medians over "
        f"slices of {seconds:g} s in {_rounds(rounds)}. The last three columns are microseconds "
        "for one call on a state from the middle of a game: the median over states of the best of "
        "several batches.",
        _markdown_table(OUR_HEAD, our_rows(findings), words=1),
        "## Beside the peers",
    ]
    if isinstance(peers, str):
        parts.append(peers)
    else:
        parts += [
            "The peers run the leanest loop a user of each library would write in Python "
            "(`bench/peers.py`), in an environment of their own, in turn with slices of ours; "
            f"medians over slices of {seconds:g} s in {_rounds(rounds)}. Ours runs twice: on the "
            "engine itself (`Game.play_out`), and through the PettingZoo adapter, which builds an "
            "observation and the legal actions for every decision, as PettingZoo's and RLCard's "
            "games do.",
            "The peers' decisions/s count decisions of players only, not chance steps (deals, "
            "dice), though these take their time; ours count alike. The last columns are our "
            "decisions/s over the peer's: the median of the ratios of the rounds, each taken from "
            "neighbouring slices, and in brackets the least and the largest of them.",
            _markdown_table(peer_head(peers), peer_rows(peers, ranges=True), words=2),
            "The games are different ones, so this compares what a decision costs in each "
            "library's usual loop, not the same work done twice. OpenSpiel's games are C++ called "
            "from Python; the others, like ours, are Python.",
        ]
    return "\n\n".join(parts) + "\n"


def _rounds(rounds: int) -> str:
    return "1 round" if rounds == 1 else f"{rounds} rounds"


def _circumstances(peers: PeerFindings | str) -> list[str]:
    lines = [
        f"{datetime.now(UTC):%Y-%m-%d}",
        f"{platform.python_implementation()} {platform.python_version()}",
        f"{platform.system()}, {platform.machine()}, {os.cpu_count()} processors",
        f"omerta {version('omerta')}, msgspec {version('msgspec')}",
    ]
    if not isinstance(peers, str):
        versions = {(each[0].library, each[0].version) for each in peers.theirs.values()}
        libraries = ", ".join(f"{library} {number}" for library, number in sorted(versions))
        lines.append(f"peers, on Python {peers.python}: {libraries or 'none'}")
    return lines


def _list(lines: list[str]) -> str:
    return "\n".join(f"* {line}" for line in lines)


def _markdown_table(head: Row, rows: list[Row], words: int) -> str:
    rules = ["---" if number < words else "---:" for number in range(len(head))]
    return "\n".join("| " + " | ".join(row) + " |" for row in (head, tuple(rules), *rows))
