"""Phrases: messages that do not depend on language or reader.

A phrase is a message of the text files with its parameters, which may be phrases themselves. A
`Voice` says a phrase to one reader in one language. The page does the same with the same phrases,
so the language can be changed at any moment and no sentence is written twice.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from omerta.text import Text


class Phrase(
    msgspec.Struct, frozen=True, tag="phrase", tag_field="is", omit_defaults=True, gc=False
):
    """A message of the text files. `who` is the seat it is about: it sets $you and $name."""

    say: str
    params: dict[str, Part] = {}
    who: int | None = None


class SeatName(msgspec.Struct, frozen=True, tag="seat", tag_field="is", gc=False):
    """The name of a seat for the reader: "you", or the player's name."""

    seat: int


class Row(msgspec.Struct, frozen=True, tag="row", tag_field="is", omit_defaults=True, gc=False):
    """Several parts as one: as a list in words (a, b and c), with commas, or as a sum."""

    parts: tuple[Part, ...]
    by: Literal["and", ", ", " + "] = ", "
    capital: bool = False  # it begins a sentence


Part = str | int | Phrase | SeatName | Row


def all_names(seats: Iterable[int]) -> Row:
    return Row(tuple(map(SeatName, seats)), "and")


def of_each(whats: Iterable[tuple[int, Part]]) -> Row:
    """A list of seats with a remark on each; it begins a sentence."""
    parts = [Phrase("labelled", {"label": SeatName(seat), "what": what}) for seat, what in whats]
    return Row(tuple(parts), capital=True)


class Voice:
    """Says phrases in one language to one reader: the seat `me`, or a spectator (-1)."""

    def __init__(self, text: Text, names: list[str], me: int) -> None:
        self.text = text
        self._names = names
        self._me = me

    def say(self, part: Part) -> str:
        match part:
            case Phrase():
                return self._say(part)
            case SeatName(seat):
                return self.text("you") if seat == self._me else self._names[seat]
            case Row():
                return self._row(part)
            case _:
                return str(part)

    def _say(self, phrase: Phrase) -> str:
        params: dict[str, str | int] = {
            # Numbers stay numbers: languages format and count them differently.
            name: part if isinstance(part, int) else self.say(part)
            for name, part in phrase.params.items()
        }
        if phrase.who is not None:
            params["you"] = "yes" if phrase.who == self._me else "no"
            params["name"] = self._names[phrase.who]
        return self.text(phrase.say, params)

    def _row(self, row: Row) -> str:
        said = [self.say(part) for part in row.parts]
        joined = self.text.together(said) if row.by == "and" else row.by.join(said)
        return joined[:1].upper() + joined[1:] if row.capital else joined
