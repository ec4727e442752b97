"""How things and what bots say are named in the terminal."""

from __future__ import annotations

from omerta.games import package
from omerta.games.words import Words
from omerta.kernel.game import SeatView
from omerta.kernel.match import Said
from omerta.kernel.state import Item
from omerta.text.phrases import Voice


def spoken(said: Said, names: list[str], voice: Voice) -> str:
    """A line that a bot said, and whose it is."""
    private = "yes" if said.to >= 0 else "no"
    line = voice.say(said.line)
    return voice.text("play-line", name=names[said.seat], line=line, private=private)


def thing(game: str, seen: SeatView, item: Item, words: Words, voice: Voice) -> str:
    """The name of an item. If items of one name differ, the game's `about_item` says how."""
    name = voice.say(words.item(item))
    about_item = package(game).about_item
    about = about_item(seen, item, words, voice) if about_item else ""
    return f"{name} ({about})" if about else name
