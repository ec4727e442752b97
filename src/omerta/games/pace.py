"""How long what happened is looked at.

A page shows events one after the other, each for its beat. The house counts the same beats: while
what led to a question is still being shown, the clocks of those who are asked stand still
(`server/clocks.py`). So beats follow from events alone, and are the same for every reader and in
every language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from omerta.games.words import Words
from omerta.kernel.events import Event, Happening, SeenEvent
from omerta.text.phrases import Part, Phrase, Row

# Milliseconds, or a function of the event for what takes longer the more there is to see.
Beats = Mapping[type[Happening], int | Callable[[Any], int]]

# What is looked at for so long matters: it gets the time to read its line, too.
MATTERS = 1000
READING = 260  # for each part of a line
MOST_READING = 7000

# In a game without beats: of what has a line, and of what has none.
TOLD, UNTOLD = 1400, 250


def beat(beats: Beats | None, words: Words, event: Event) -> int:
    """How long an event is looked at, in milliseconds; 0 for what passes at once.

    It follows from what everybody hears. All see how long the clocks stand still, so what only
    some were told must not count.
    """
    what = event.public
    if beats is None:
        return TOLD if _line(words, event) else UNTOLD
    known = beats.get(type(what), 0)
    time = known if isinstance(known, int) else known(what)
    if time < MATTERS:
        return time
    line = _line(words, event)
    return time if line is None else max(time, min(MOST_READING, READING * _parts(line)))


def _line(words: Words, event: Event) -> Phrase | None:
    return words.event(SeenEvent(event.kind, event.rule, event.public))


def _parts(part: Part) -> int:
    """How much there is to read: the messages, names and figures that a line is made of."""
    match part:
        case Phrase(params=params):
            return 1 + sum(map(_parts, params.values()))
        case Row(parts=parts):
            return sum(map(_parts, parts))
        case "":
            return 0
    return 1
