"""QR codes of links: for the page as a path to draw, for the terminal as text."""

from __future__ import annotations

from typing import IO, TextIO, cast

import segno

from omerta.server.wire import Code


def code_of(link: str) -> Code:
    """Each run of dark modules of a row is one bar of the path."""
    rows = [bytes(row) for row in segno.make_qr(link, error="m").matrix]
    bars = [bar for y, row in enumerate(rows) for bar in _bars(row, y)]
    return Code(len(rows), "".join(bars))


def _bars(row: bytes, y: int) -> list[str]:
    bars, x = [], 0
    while (x := row.find(1, x)) >= 0:
        end = row.find(0, x)
        width = (end if end >= 0 else len(row)) - x
        bars.append(f"M{x} {y}h{width}v1h-{width}z")
        x += width
    return bars


def print_code(link: str, out: IO[str]) -> None:
    segno.make_qr(link, error="m").terminal(cast(TextIO, out), compact=True)
