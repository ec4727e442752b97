"""How a field of a view is to be drawn where a game has no table of its own.

    dice: Annotated[tuple[tuple[int, ...], ...], shown("dice", by="seat")]

What is not said follows from the type: a number is written, a struct is a group of facts.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Meta

# `dice`: faces from 1 to 6, 0 for a die nobody may see. `cards`: names or numbers, None for a card
# that lies face down. `seat`: a player, -1 for nobody. `hidden`: for bots, not for people's eyes.
Drawing = Literal["dice", "cards", "money", "count", "seat", "hidden"]


def shown(how: Drawing | None = None, *, by: Literal["seat"] | None = None) -> Meta:
    """With `by="seat"` the field holds one entry for each seat and is shown there."""
    return Meta(extra={"shown": how, "by": by})
