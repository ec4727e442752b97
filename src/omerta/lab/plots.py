"""Plots for an arena's report, as SVG: drawn for the width of a phone, and scaled up elsewhere.

The numbers are in tables beside them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 400
LEFT, RIGHT = 4, 396
# Colours that differ clearly on a dark background; entrants take them in turn.
COLOURS = (
    "#dcae52",
    "#7aa7ee",
    "#83c488",
    "#e0746b",
    "#c79be8",
    "#5fc7c2",
    "#f2a65e",
    "#d9d36a",
    "#ef9ac0",
    "#9db0c4",
    "#b98d6b",
    "#f4ead9",
)
ROW = 40
BINS = 28


@dataclass(frozen=True)
class Bar:
    """A figure of one entrant with its interval and its label."""

    name: str
    colour: str
    value: float
    low: float
    high: float
    written: str


@dataclass(frozen=True)
class Series:
    """Figures of one entrant along an axis."""

    colour: str
    values: Sequence[float]


@dataclass(frozen=True)
class Hill:
    """All values of one entrant."""

    name: str
    colour: str
    values: Sequence[int]
    written: str


@dataclass(frozen=True)
class Span:
    """The mean, the 95th percentile and the maximum of an entrant."""

    name: str
    colour: str
    values: tuple[float, float, float]
    written: str


Scale = Callable[[float], float]


def _svg(height: float, label: str, *parts: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(label)}">'
        f"{''.join(parts)}</svg>"
    )


def _text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">'
        f"{escape(words)}</text>"
    )


def _line(x1: float, y1: float, x2: float, y2: float, kind: str, colour: str = "") -> str:
    stroke = f' stroke="{colour}"' if colour else ""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"{stroke}/>'


def _box(x: float, y: float, width: float, height: float, colour: str, opacity: float = 1) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="2" '
        f'fill="{colour}" fill-opacity="{opacity:g}"/>'
    )


def _scale(low: float, high: float, start: float, end: float) -> Scale:
    wide = (high - low) or 1.0
    return lambda value: start + (value - low) / wide * (end - start)


def _ticks(low: float, high: float, most: int = 5) -> list[float]:
    """Round numbers between two others."""
    wide = (high - low) or 1.0
    rough = wide / most
    decade = 10 ** math.floor(math.log10(rough))
    step = next(decade * times for times in (1, 2, 5, 10) if decade * times >= rough)
    return [step * number for number in range(math.ceil(low / step), math.floor(high / step) + 1)]


def _within(x: float) -> str:
    """The anchor for a label below an axis, so that it stays inside the picture."""
    return "start" if x < LEFT + 30 else "end" if x > RIGHT - 30 else "middle"


def _row_head(top: float, name: str, written: str, colour: str) -> str:
    return (
        f'<circle cx="{LEFT + 5}" cy="{top + 9}" r="4.5" fill="{colour}"/>'
        + _text(LEFT + 15, top + 13, name, kind="name")
        + _text(RIGHT, top + 13, written, "end", "figure")
    )


def bars(label: str, rows: Sequence[Bar], middle: float) -> str:
    """Bars from the middle to each figure, with whiskers for the interval."""
    bounded = [edge for row in rows for edge in (row.low, row.high) if math.isfinite(edge)]
    edges = [middle, *bounded, *[row.value for row in rows]]
    low, high = min(edges), max(edges)
    x = _scale(low, high, LEFT + 6, RIGHT - 6)
    foot = ROW * len(rows) + 4
    parts = []
    for tick in _ticks(low, high):
        parts.append(_line(x(tick), 0, x(tick), foot, "grid"))
        parts.append(_text(x(tick), foot + 14, f"{tick:.0f}", "middle", "tick"))
    parts.append(_line(x(middle), 0, x(middle), foot, "base"))
    for number, row in enumerate(rows):
        top = ROW * number
        start, end = sorted((x(middle), x(row.value)))
        parts.append(_row_head(top, row.name, row.written, row.colour))
        parts.append(_box(start, top + 20, max(1.0, end - start), 12, row.colour, 0.75))
        if math.isfinite(row.low):
            parts.append(_line(x(row.low), top + 26, x(row.high), top + 26, "whisker"))
            for edge in (row.low, row.high):
                parts.append(_line(x(edge), top + 21, x(edge), top + 31, "whisker"))
    return _svg(foot + 20, label, *parts)


def effects(
    label: str,
    columns: Sequence[str],
    means: Sequence[Bar],
    series: Sequence[Series],
    written: Callable[[float], str],
) -> str:
    """In each column a bar from zero with its whisker, and a dot for each series."""
    edges = [0.0, *[edge for bar in means for edge in (bar.low, bar.high)]]
    edges += [value for each in series for value in each.values]
    reach = max(0.02, *map(abs, edges))
    top, foot, axis = 8.0, 158.0, 52.0
    y = _scale(reach, -reach, top, foot)
    parts = []
    for tick in _ticks(-reach, reach):
        kind = "base" if abs(tick) < 1e-9 else "grid"
        parts.append(_line(axis, y(tick), RIGHT, y(tick), kind))
        parts.append(_text(axis - 6, y(tick) + 4, written(tick), "end", "tick"))
    wide = (RIGHT - axis) / len(columns)
    for number, (column, mean) in enumerate(zip(columns, means, strict=True)):
        middle = axis + wide * (number + 0.5)
        start, end = sorted((y(0), y(mean.value)))
        width = min(44.0, wide * 0.6)
        parts.append(_box(middle - width / 2, start, width, max(1.0, end - start), "#6b5a45"))
        parts.append(_line(middle, y(mean.low), middle, y(mean.high), "whisker"))
        spread = width / (len(series) + 1)
        for place, each in enumerate(series, start=1):
            x = middle - width / 2 + spread * place
            dot = f'<circle cx="{x:.1f}" cy="{y(each.values[number]):.1f}" r="3.6"'
            parts.append(f'{dot} fill="{each.colour}" class="dot"/>')
        parts.append(_text(middle, foot + 16, column, "middle", "tick"))
    return _svg(foot + 22, label, *parts)


def courses(
    label: str, columns: Sequence[str], series: Sequence[Series], written: Callable[[float], str]
) -> str:
    """A line of shares for each series, from column to column."""
    top, foot, axis = 8.0, 158.0, 52.0
    y = _scale(1, 0, top, foot)
    parts = []
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(_line(axis, y(tick), RIGHT, y(tick), "base" if tick == 0.5 else "grid"))
        parts.append(_text(axis - 6, y(tick) + 4, written(tick), "end", "tick"))
    wide = (RIGHT - axis) / len(columns)
    across = [axis + wide * (number + 0.5) for number in range(len(columns))]
    for middle, column in zip(across, columns, strict=True):
        parts.append(_text(middle, foot + 16, column, "middle", "tick"))
    for each in series:
        points = list(zip(across, map(y, each.values), strict=True))
        way = " ".join(f"{x:.1f},{height:.1f}" for x, height in points)
        parts.append(f'<polyline points="{way}" class="way" stroke="{each.colour}"/>')
        parts += [
            f'<circle cx="{x:.1f}" cy="{height:.1f}" r="4" fill="{each.colour}" class="dot"/>'
            for x, height in points
        ]
    return _svg(foot + 22, label, *parts)


def hills(label: str, rows: Sequence[Hill], written: Callable[[float], str]) -> str:
    """The distribution of each entrant's values, one curve below the other."""
    low = min(row.values[0] for row in rows)
    high = max(row.values[-1] for row in rows)
    x = _scale(low, high, LEFT + 6, RIGHT - 6)
    height, foot = 58, 58 * len(rows) + 4
    parts = []
    for tick in _ticks(low, high, 4):
        parts.append(_line(x(tick), 0, x(tick), foot, "grid"))
        parts.append(_text(x(tick), foot + 14, written(tick), _within(x(tick)), "tick"))
    counted = [_binned(row.values, low, high) for row in rows]
    tallest = max(max(bins) / len(row.values) for bins, row in zip(counted, rows, strict=True))
    for number, (row, bins) in enumerate(zip(rows, counted, strict=True)):
        top, ground = height * number, height * (number + 1)
        width = (RIGHT - LEFT - 12) / BINS
        way = [f"M{LEFT + 6:.1f},{ground}"]
        for place, count in enumerate(bins):
            peak = ground - 36 * count / len(row.values) / tallest
            start = LEFT + 6 + width * place
            way.append(f"L{start:.1f},{peak:.1f}L{start + width:.1f},{peak:.1f}")
        way.append(f"L{RIGHT - 6:.1f},{ground}Z")
        parts.append(f'<path d="{"".join(way)}" fill="{row.colour}" fill-opacity="0.6"/>')
        middle = row.values[len(row.values) // 2]
        parts.append(_line(x(middle), ground - 36, x(middle), ground, "whisker"))
        parts.append(_line(LEFT + 6, ground, RIGHT - 6, ground, "grid"))
        parts.append(_row_head(top, row.name, row.written, row.colour))
    return _svg(foot + 20, label, *parts)


def _binned(values: Sequence[int], low: float, high: float) -> list[int]:
    bins = [0] * BINS
    for value in values:
        bins[min(BINS - 1, int((value - low) / ((high - low) or 1) * BINS))] += 1
    return bins


def spans(label: str, rows: Sequence[Span], written: Callable[[float], str]) -> str:
    """Figures over several decades: the mean as a block, then a tick, and a ring at the maximum."""
    least = 10 ** math.floor(math.log10(min(min(row.values) for row in rows)))
    most = max(10 * least, *(row.values[2] for row in rows))
    x = _scale(math.log10(least), math.log10(most), LEFT + 6, RIGHT - 8)
    foot = ROW * len(rows) + 2
    parts = []
    decades = range(round(math.log10(least)), math.floor(math.log10(most)) + 1)
    for decade in decades:
        parts.append(_line(x(decade), 0, x(decade), foot, "grid"))
        words = written(10.0**decade)
        parts.append(_text(x(decade), foot + 14, words, _within(x(decade)), "tick"))
    for number, row in enumerate(rows):
        top = ROW * number
        mean, often, longest = (x(math.log10(max(value, least))) for value in row.values)
        parts.append(_row_head(top, row.name, row.written, row.colour))
        parts.append(_line(mean, top + 27, longest, top + 27, "span", row.colour))
        parts.append(_box(mean - 2.5, top + 20, 5, 14, row.colour))
        parts.append(_line(often, top + 21, often, top + 33, "whisker"))
        parts.append(
            f'<circle cx="{longest:.1f}" cy="{top + 27}" r="4" stroke="{row.colour}" class="end"/>'
        )
    return _svg(foot + 20, label, *parts)
