"""The tables of a reference, as players read them, taken apart."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import groupby

from omerta.reference import whole_reference

Table = list[list[str]]

# As English and French write thousands: 10,000 and 10 000, with a no-break space.
_FIGURE = re.compile(r"\d+(?:[,\u00a0\u202f ]\d{3}(?!\d))*")
_TIMES = re.compile(r"^(?:(\d+) × )?(.*?)(?: ×(\d+))?$")


def table(game: str, language: str, rows: int, columns: int, *, of: int = 1) -> Table:
    """The table of so many rows and columns, without its heading; the first `of` so many."""
    found = [
        each
        for each in _tables(whole_reference(game, language))
        if len(each) == rows and len(each[0]) == columns
    ]
    assert len(found) == of
    return found[0]


def _tables(text: str) -> list[Table]:
    lines = groupby(text.splitlines(), lambda line: line.lstrip().startswith("|"))
    return [[_cells(line) for line in block][2:] for is_table, block in lines if is_table]


def _cells(line: str) -> list[str]:
    plain = re.sub(r"\[[^\]]*\]\(#[^)]*\)", "", line).replace("*", "").replace("\\", "")
    return [cell.strip() for cell in plain.strip().strip("|").split("|")]


def figures(cell: str) -> tuple[int, ...]:
    """All numbers in a cell; none where a dash stands."""
    return tuple(int(re.sub(r"\D", "", figure)) for figure in _FIGURE.findall(cell))


def figure(cell: str) -> int:
    """The only number in a cell, 0 where a dash stands."""
    found = figures(cell)
    assert len(found) < 2, cell
    return found[0] if found else 0


def listed(cell: str) -> list[str]:
    """Names after each other, each as often as it counts: "2 × Pimp, Lawyer" or "drugs ×2"."""
    if cell in ("–", "none", "aucun", "aucune"):
        return []
    found = []
    for part in cell.split(", "):
        named = _TIMES.match(part)
        assert named is not None
        found += [named[2]] * int(named[1] or named[3] or 1)
    return found


def same_words(pairs: Sequence[tuple[str, str]]) -> Mapping[str, str]:
    """Which word of a table stands for which id: each for one, and each id for one word."""
    words = dict(pairs)
    assert {*words.items()} == {*pairs}
    assert len({*words.values()}) == len(words), words
    return words
