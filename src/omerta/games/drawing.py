"""What the screens of several games are made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Console, ConsoleOptions
from rich.table import Table
from rich.text import Text as Styled

BETWEEN = " · "


def grid(*columns: tuple[str, bool]) -> Table:
    """A table without lines: titles, and which columns are numbers."""
    made = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    for title, is_number in columns:
        made.add_column(Styled(title), justify="right" if is_number else "left", no_wrap=True)
    return made


class Flow:
    """Items one after the other, over as many lines as they need; short ones are not broken."""

    def __init__(self, items: Iterable[Styled], label: str = "", indent: str = "") -> None:
        self._items = list(items) or [Styled("–")]
        self._label, self._indent = label, indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Styled]:
        line, first = Styled().append(self._label, style="dim"), True
        for item in self._items:
            if not first and line.cell_len + len(BETWEEN) + item.cell_len > options.max_width:
                yield line
                line, first = Styled(self._indent), True
            line.append("" if first else BETWEEN, style="dim").append_text(item)
            first = False
        yield line
