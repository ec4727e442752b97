"""How a game looks in a terminal: its screen, found in its folder."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Protocol, cast

from rich.console import RenderableType

from omerta.games.words import Words
from omerta.kernel.game import SeatView
from omerta.kernel.state import Item, Offer
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


class Offering(Protocol):
    """What a game's screen says of offers made by hand, where the house cannot list by itself what
    may go into one: its things are too many, or are cards nobody else sees."""

    def partners(self, seen: SeatView) -> list[int]:
        """With whom the seat may trade now."""
        ...

    def things(self, seen: SeatView, draft: Offer, *, giving: bool) -> Iterator[Item]:
        """What may be added to a side of an offer, sums aside. The house leaves out what the rules
        forbid, as far as that lies open."""
        ...

    def countered(self, seen: SeatView, offer: Offer) -> Offer:
        """What a counter-offer begins with."""
        ...


def offering(game: str) -> Offering | None:
    own = import_module(f"omerta.games.{game}.screen")
    return cast(Offering, own) if hasattr(own, "partners") else None
