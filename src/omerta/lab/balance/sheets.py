"""The report of the balance lab as tables of words, whatever they are written on."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from omerta.games.figures import LENGTH, SHARE, WINS, Figure
from omerta.lab.balance.pool import Pool, rows_of
from omerta.lab.intervals import Share
from omerta.text import Text


@dataclass(frozen=True)
class Cell:
    said: str
    interval: str = ""
    # How far from fair: 0 fair, 1 twice the fair share, −1 nothing at all. None: no question of it.
    off: float | None = None
    sure: bool = False  # its whole interval lies on one side of fair


@dataclass(frozen=True)
class Row:
    label: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Sheet:
    title: str
    note: str
    columns: tuple[str, ...]
    rows: tuple[Row, ...]


NOTHING = Cell("–")


def sheets(figures: Sequence[Figure], pool: Pool, house: Text) -> list[Sheet]:
    """First one with all figures that have no rows, then one for each that has."""
    columns = tuple(house("balance-players", players=players) for players in pool.players)
    single = [row for figure in figures if _single(figure) for row in _rows(figure, pool, house)]
    glance = Sheet(house("balance-glance"), house("balance-glance-note"), columns, tuple(single))
    return [glance] + [
        Sheet(
            _title(figure, house),
            _note(figure, house),
            (*columns, house("balance-all")) if _pooled(figure, pool) else columns,
            tuple(rows),
        )
        for figure in figures
        if not _single(figure) and (rows := _rows(figure, pool, house))
    ]


def _pooled(figure: Figure, pool: Pool) -> bool:
    """Does it say something about tables of all sizes together?"""
    return figure.fair is not None and not _single(figure) and len(pool.players) > 1


def _single(figure: Figure) -> bool:
    return not figure.rows or figure.kind == LENGTH


def _rows(figure: Figure, pool: Pool, house: Text) -> list[Row]:
    rows = []
    for row in rows_of(figure):
        found = [pool.measure(figure, row, players) for players in pool.players]
        if _pooled(figure, pool):
            found.append(pool.measure_all(figure, row))
        if any(found):
            cells = tuple(figure_cell(figure, each, house) if each else NOTHING for each in found)
            rows.append(Row(label(figure, row, house), cells))
    return rows


def label(figure: Figure, row: str, house: Text) -> str:
    return figure.row_label(house, row) if row else _title(figure, house)


def full_label(figure: Figure, row: str, house: Text) -> str:
    """Of a row that does not stand below its title."""
    own = label(figure, row, house)
    return own if _single(figure) else f"{_title(figure, house)} – {own}"


def _title(figure: Figure, house: Text) -> str:
    return house(f"figure-{figure.name}")


def _note(figure: Figure, house: Text) -> str:
    own = f"figure-{figure.name}-note"
    return house(own) if house.has(own) else house(f"balance-note-{figure.kind}")


def figure_cell(figure: Figure, found: Share, house: Text) -> Cell:
    said, interval = written(figure, found.share, house), ""
    if math.isfinite(found.low) and math.isfinite(found.high):
        edges = [_edge(figure, edge, house) for edge in (found.low, found.high)]
        interval = f"[{'; '.join(edges)}]"
    if figure.fair is None:
        return Cell(said, interval)
    sure = not found.low <= figure.fair <= found.high
    return Cell(said, interval, found.share - 1 if figure.kind == WINS else None, sure)


def written(figure: Figure, value: float, house: Text) -> str:
    if figure.kind == WINS:
        return f"{number(value, house)} ×"
    if figure.kind == SHARE:
        return house.percent(value)
    return number(value, house)


def _edge(figure: Figure, edge: float, house: Text) -> str:
    """Of an interval; percents without their sign, which stands before."""
    return house.decimal(100 * edge) if figure.kind == SHARE else number(edge, house)


def number(value: float, house: Text) -> str:
    """With as many places as it takes; whole numbers without any."""
    places = 2 if abs(value) < 10 else 1 if abs(value) < 1000 else 0
    said = f"{value:,.{0 if value == int(value) else places}f}".replace("-", "−")
    return said if house.language == "en" else said.replace(",", "\u202f").replace(".", ",")
