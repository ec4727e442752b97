"""Clocks: none, a budget with an increment, or days for every answer.

What is left follows from the log alone: each entry has its time, and between two entries the
clocks of those who were waited for ran. So clocks survive a restart without being stored. They run
for all whom everybody knows to be waited for. In a question where nobody may know who has answered
they stand still, or who is slow there would use up the time of all who were asked: such a window
has a time of its own.
"""

from __future__ import annotations

from omerta.server.wire import Clock, Clocks, DaysClock, LiveClock

DAY = 24 * 3600 * 1000
WINDOW = 30 * 1000  # for a question where nobody may know who has answered, with live clocks


class TableClocks:
    def __init__(self, clock: Clock, players: int) -> None:
        self._clock = clock
        self._left = [self._allowance()] * players
        self._running: tuple[int, ...] = ()
        self._question = -1
        self._since = 0
        self._furthest = -1
        self._window_ends: int | None = None

    def _allowance(self) -> int:
        match self._clock:
            case LiveClock(budget=budget):
                return budget * 1000
            case DaysClock(days=days):
                return days * DAY
            case _:
                return 0

    @property
    def on(self) -> bool:
        return isinstance(self._clock, LiveClock | DaysClock)

    def note(self, at: int, question: int, waiting: tuple[int, ...], covert: bool = False) -> None:
        """Something happened at this time; from now on these are waited for."""
        if not self.on:
            return
        if not covert:
            self._window_ends = None
        elif question != self._question:
            live = isinstance(self._clock, LiveClock)
            self._window_ends = at + (WINDOW if live else self._allowance())
        waiting = () if covert else waiting
        passed = max(0, at - self._since)
        for seat in self._running:
            self._left[seat] = max(0, self._left[seat] - passed)
        new_question = question != self._question
        if isinstance(self._clock, LiveClock):
            # Nothing for what was answered before and taken back: that would be a way to win time.
            progress = question > self._furthest or (
                not new_question and question == self._furthest
            )
            for seat in self._running:
                if progress and (new_question or seat not in waiting):
                    self._left[seat] += self._clock.increment * 1000
        elif new_question:
            for seat in waiting:
                self._left[seat] = self._allowance()
        self._running, self._question, self._since = waiting, question, max(at, self._since)
        self._furthest = max(self._furthest, question)

    def deadline(self, waiting: list[int]) -> int | None:
        """When the first of these runs out of time."""
        if not self.on or not waiting:
            return None
        if self._window_ends is not None:
            return self._window_ends
        return self._since + min(self._left[seat] for seat in waiting)

    def out_of_time(self, waiting: list[int], at: int) -> list[int]:
        if self._window_ends is not None:
            return list(waiting) if self._window_ends <= at else []
        return [seat for seat in waiting if self.on and self._since + self._left[seat] <= at]

    def shown(self, at: int) -> Clocks | None:
        if not self.on:
            return None
        passed = max(0, at - self._since)
        left = [
            max(0, left - passed) if seat in self._running else left
            for seat, left in enumerate(self._left)
        ]
        return Clocks(tuple(left), self._running)
