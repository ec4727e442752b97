"""How a game looks in a terminal: its screen, found in its folder."""

from __future__ import annotations

from importlib import import_module

from rich.console import RenderableType

from omerta.games.words import Words
from omerta.kernel.game import SeatView
from omerta.text.phrases import Voice


def screen(game: str, seen: SeatView, words: Words, voice: Voice) -> RenderableType:
    shown: RenderableType = import_module(f"omerta.games.{game}.screen").screen(seen, words, voice)
    return shown
