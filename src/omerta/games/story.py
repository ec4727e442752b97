"""What happened, told as a story: one line for what belongs together.

A game's words say what belongs together (`Words.runs`, `Words.goes_on`). Events that repeat each
other are told in one sentence, with their amounts summed. A sentence that goes on about the same
matter joins the line before it. Each reader's story is made from what this reader heard.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from omerta.games.words import Words
from omerta.kernel.events import Event, SeenEvent
from omerta.text.phrases import Phrase, Voice

# A line of its own, a sentence in place of the last one, or one more sentence of the last line.
How = Literal["line", "instead", "more"]


class Told(NamedTuple):
    """How one event is told."""

    line: Phrase | None  # None for what needs no line
    how: How
    first: int  # the first event that this depends on


class HeardBy(Sequence[SeenEvent]):
    """The events of a match as one seat hears them, made when they are asked for."""

    def __init__(self, events: Sequence[Event], seat: int) -> None:
        self._events = events
        self._seat = seat

    def __len__(self) -> int:
        return len(self._events)

    def __getitem__(self, number):  # type: ignore[no-untyped-def]
        return self._events[number].seen_by(self._seat)


def told(words: Words, heard: Sequence[SeenEvent], number: int) -> Told:
    """How the event of this number is told to whoever heard these events."""
    event = heard[number]
    line = words.event(event)
    joins = words.goes_on.get(event.kind, ())
    if line is None or not (joins or type(event.data) in words.runs):
        return Told(line, "line", number)
    run, before = [event.data], _told_before(words, heard, number)
    while before >= 0 and _repeats(words, heard[before], event):
        run.insert(0, heard[before].data)
        before = _told_before(words, heard, before)
    first = max(before, 0)
    if len(run) > 1:
        return Told(words.run(run), "instead", first)
    more = before >= 0 and heard[before].kind in joins
    return Told(line, "more" if more else "line", first)


def _told_before(words: Words, heard: Sequence[SeenEvent], number: int) -> int:
    """The last event before this one that has a line; -1 if there is none."""
    number -= 1
    while number >= 0 and words.event(heard[number]) is None:
        number -= 1
    return number


def _repeats(words: Words, before: SeenEvent, now: SeenEvent) -> bool:
    """Is it the same once more, apart from what adds up?"""
    same = words.runs.get(type(now.data))
    if same is None or type(before.data) is not type(now.data):
        return False
    return all(getattr(before.data, field) == getattr(now.data, field) for field in same)


def lines(
    words: Words, voice: Voice, heard: Sequence[SeenEvent], numbers: Iterable[int]
) -> list[tuple[str, str]]:
    """The story of these events: each line, and the rule of its first event."""
    story: list[tuple[list[str], str]] = []
    for number in numbers:
        line, how, _ = told(words, heard, number)
        if line is None:
            continue
        if how == "line" or not story:
            story.append(([], heard[number].rule))
        sentences, _ = story[-1]
        if how == "instead" and sentences:
            sentences.pop()
        sentences.append(voice.say(line))
    return [(" ".join(sentences), rule) for sentences, rule in story]
