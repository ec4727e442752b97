"""Prints to the terminal, and reads what is typed."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from omerta.text import Text

MOST_DIGITS = 9


class Quit(Exception):  # noqa: N818  (a wish, not an error)
    """The person at the keyboard wants to stop."""


class Entry(NamedTuple):
    """Something to choose from a list."""

    label: str
    beside: str = ""  # a short remark in the next column
    below: tuple[str, ...] = ()  # lines under the label


def fill(line: str, width: int, indent: str = "") -> str:
    """A line wrapped at plain spaces only."""
    return textwrap.fill(
        line,
        width,
        initial_indent=indent,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


class Keyboard:
    def __init__(self, console: Console, text: Text) -> None:
        self.console = console
        self.text = text

    # --- saying ---

    def say(self, line: str, style: str = "", indent: str = "") -> None:
        """Print a line, wrapped at plain spaces only: no-break spaces keep numbers together."""
        wrapped = fill(line, self.console.width, indent)
        self.console.print(escape(wrapped), style=style, highlight=False, soft_wrap=True)

    def complain(self, line: str) -> None:
        self.say(line, style="red")

    def list(self, entries: Sequence[Entry], first: int = 1) -> None:
        """What can be chosen, numbered."""
        choices = Table.grid(padding=(0, 2))
        for number, (label, beside, below) in enumerate(entries, start=first):
            lines = [escape(label), *[f"[dim]{escape(line)}[/]" for line in below]]
            choices.add_row(
                f"[bold cyan]{number:>4}[/]", "\n".join(lines), f"[dim]{escape(beside)}[/]"
            )
        self.console.print(choices, highlight=False)

    def wipe(self) -> None:
        """Clear the screen and the scrollback."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    # --- reading ---

    def input(self, prompt: str) -> str:
        try:
            return self.console.input(escape(prompt))
        except UnicodeDecodeError:
            return ""  # not text: as if nothing had been typed
        except (EOFError, KeyboardInterrupt):
            raise Quit from None

    def read(self, prompt: str = "play-choose") -> str:
        return " ".join(self.input(f"{self.text(prompt)} › ").split())

    def number(self, given: str, most: int) -> int | None:
        """What was typed, if it is a number from 1 to `most`; else None."""
        known = given.isdecimal() and len(given) <= MOST_DIGITS and 1 <= int(given) <= most
        return int(given) if known else None

    def agrees(self, question: str) -> bool:
        answer = self.input(f"{question} ").strip().lower()
        return answer.startswith((self.text("play-yes"), "y"))
