"""Progress bars: how much is done, and how long the rest will take."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from omerta.text import Text

Played = TypeVar("Played")


def progress_bar(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )


def with_progress(
    play: Callable[[Callable[[int], None]], Played],
    games: int,
    folder: Path,
    console: Console,
    house: Text,
) -> Played:
    """Plays games that are kept in a folder. `play` gets a function to tell how many are done; what
    it tells first were played before."""
    bar, before = progress_bar(console), list[int]()

    def progress(done: int) -> None:
        before[:] = before or [done]
        bar.update(task, completed=done)

    try:
        with bar:
            task = bar.add_task(house("arena-progress"), total=games)
            played = play(progress)
    except KeyboardInterrupt:
        console.print(house("arena-stopped", folder=str(folder)), highlight=False)
        raise
    if before and before[0]:
        console.print(house("arena-before", before=before[0]), highlight=False)
    return played
