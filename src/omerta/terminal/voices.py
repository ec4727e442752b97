"""How a game speaks in a terminal: its words and its screen, found in its folder."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol

import msgspec
from rich.console import RenderableType

from omerta.kernel.events import SeenEvent
from omerta.kernel.game import SeatView
from omerta.kernel.refusal import Refused
from omerta.text import Text


class Words(Protocol):
    """A game in words, for one reader."""

    def name(self, seat: int) -> str: ...
    def question(self, seen: SeatView) -> str: ...
    def action(self, seen: SeatView, action: int) -> str: ...
    def event(self, event: SeenEvent) -> str | None: ...
    def refusal(self, refused: Refused) -> str: ...
    def score(self, score: int) -> str: ...


def words(
    game: str, text: Text, names: list[str], me: int, content: msgspec.Struct | None = None
) -> Words:
    """A game's words for the seat `me`; with the names of a table's own content, if it has one."""
    spoken: Words = import_module(f"omerta.games.{game}.words").Words(text, names, me, content)
    return spoken


def screen(game: str, seen: SeatView, spoken: Words, text: Text) -> RenderableType:
    shown: RenderableType = import_module(f"omerta.games.{game}.screen").screen(seen, spoken, text)
    return shown
