"""La Cosa Nostra on a terminal."""

from __future__ import annotations

from rich.console import RenderableType

from omerta.games.cosa_nostra.words import Words
from omerta.kernel.game import SeatView
from omerta.text.phrases import Voice


def screen(seen: SeatView, words: Words, voice: Voice) -> RenderableType:
    return voice.say(words.stage(seen))
