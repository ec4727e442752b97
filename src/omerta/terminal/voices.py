"""How a game looks in a terminal: its screen, found in its folder."""

from __future__ import annotations

from importlib import import_module

from rich.console import RenderableType

from omerta.games.words import Words
from omerta.kernel.game import SeatView
from omerta.kernel.state import Item
from omerta.text.phrases import Voice


def screen(game: str, seen: SeatView, words: Words, voice: Voice) -> RenderableType:
    shown: RenderableType = import_module(f"omerta.games.{game}.screen").screen(seen, words, voice)
    return shown


def thing(game: str, seen: SeatView, item: Item, words: Words, voice: Voice) -> str:
    """Something that can change hands. Where things of one name may differ, the game's screen has
    `about_item`, which says how."""
    name = voice.say(words.item(item))
    about_item = getattr(import_module(f"omerta.games.{game}.screen"), "about_item", None)
    about = about_item(seen, item, words, voice) if about_item else ""
    return f"{name} ({about})" if about else name
