"""Clocks: none, a budget with an increment, or days for every answer; and how long offers last.

The time left follows from the log alone. Each entry has its time. Between two entries the clock of
a seat ran if everybody knew that the game waited for it. So clocks survive a restart without being
stored. In a window nobody may know who has answered, so one slow seat would use up the time of all.
There the clocks stand still, and the window has a time limit of its own. Other questions may have a
time limit, too; then whichever time runs out first counts.

No time runs while what led to a question is still being shown. How long that takes follows from the
events (`games/pace.py`), and not from anything that a browser says. Each event counts once, even if
it is undone and told again. In all, the clocks stand still for no more than MOST_SHOWN during one
question: else two who bargain with each other could make that last.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from omerta.server.wire import Clock, Clocks, DaysClock, LiveClock, NoClock

DAY = 24 * 3600 * 1000
WINDOW = 30 * 1000  # for a question where nobody may know who has answered, with live clocks
# Extra time for a seat that waits for the answer to an offer; once for each decision. It is enough
# for a bot to wait with its answer for as long as a person has for its offer.
EXTENSION = 50 * 1000
OFFER_LIVE = 60 * 1000
MOST_SHOWN = 60 * 1000
OFFER_WITHOUT_CLOCK = 3 * 60 * 1000


class ClocksMemory(msgspec.Struct, frozen=True):
    """What clocks know after an entry; the fields are those of `TableClocks`."""

    left: list[int]
    running: tuple[int, ...]
    question: int
    since: int
    furthest: int
    paid: set[int]
    shown_until: int
    ends: int | None
    by_seconds: bool
    covert: bool
    extended: set[int]
    kept: dict[int, int]
    had_extension: dict[int, set[int]]
    stood: dict[int, int]


class TableClocks:
    def __init__(self, clock: Clock, players: int) -> None:
        self._clock = clock
        self._left = [self._allowance()] * players
        self._running: tuple[int, ...] = ()
        self._question = -1
        self._since = 0
        self._furthest = -1
        self._paid: set[int] = set()  # seats that got the increment for the furthest question
        self._shown_until = 0  # until then, what happened is being shown
        self._ends: int | None = None  # when the time limit of the open question is over
        self.by_seconds = False  # this limit is the question's own `seconds`
        self._covert = False
        self._extended: set[int] = set()  # seats with extra time for the open question
        # By question, for when it comes back: what is left of its limit, and who had extra time.
        self._kept: dict[int, int] = {}
        self._had_extension: dict[int, set[int]] = {}
        self._stood: dict[int, int] = {}  # by question: how long the clocks have stood still

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

    def note(
        self,
        at: int,
        question: int,
        waiting: tuple[int, ...],
        covert: bool = False,
        *,
        seconds: int = 0,
        always_timed: bool = False,
        offering: Collection[int] = (),
        aside: Collection[int] = (),
        shows: int = 0,
    ) -> None:
        """Something happened at this time. From now on the game waits for these seats.

        The question may have a limit of `seconds`. Seats in `offering` get extra time, once.
        Questions in `aside` will come back. It takes `shows` milliseconds to show what happened.
        """
        at = max(at, self._since)
        running = () if covert else waiting
        new_question = question != self._question
        self._pay(at, question, running, put_aside=self._question in aside)
        self._take_back_extensions(question, running)
        self._note_standing(at)
        if new_question:
            if isinstance(self._clock, DaysClock):
                for seat in running:
                    self._left[seat] = self._allowance()
            own_time = self._own_time(covert, seconds, always_timed)
            self._keep_time(at, question)
            self._show(at, question, shows)
            self._time_question(at, question, own_time)
            self.by_seconds = own_time > 0 and own_time == seconds * 1000
        else:
            self._show(at, question, shows)
        self._extend(question, [seat for seat in running if seat in offering])
        self._running, self._question, self._since = running, question, at
        self._covert = covert
        if question > self._furthest:
            self._furthest, self._paid = question, set()

    def _pay(self, at: int, question: int, running: tuple[int, ...], *, put_aside: bool) -> None:
        """Subtract the time that passed, and add the increment for an answer. There is no increment
        for a question that was put aside, answered again after an undo, or asked again: that would
        be a way to gain time."""
        if not self.on:
            return
        new_question = question != self._question
        progress = question > self._furthest or (not new_question and question == self._furthest)
        for seat in self._running:
            self._left[seat] = max(0, self._left[seat] - self._passed(at))
            answered = not put_aside and (new_question or seat not in running)
            if isinstance(self._clock, LiveClock) and answered and progress:
                if seat not in self._paid:
                    self._left[seat] += self._clock.increment * 1000
                self._paid.add(seat)

    def _own_time(self, covert: bool, seconds: int, always_timed: bool) -> int:
        match self._clock:
            case LiveClock():
                return seconds * 1000 or (WINDOW if covert else 0)
            case DaysClock():
                return self._allowance() if covert else 0
            case NoClock():
                return seconds * 1000 if always_timed else 0

    def _note_standing(self, at: int) -> None:
        stood = max(0, min(at, self._shown_until) - self._since)
        if stood:
            self._stood[self._question] = self._stood.get(self._question, 0) + stood

    def _show(self, at: int, question: int, shows: int) -> None:
        most = MOST_SHOWN - self._stood.get(question, 0)
        self._shown_until = at + min(max(0, self._shown_until - at) + shows, most)

    def _passed(self, at: int) -> int:
        """How long the clocks have run since the last change."""
        return max(0, at - self._starts)

    def _keep_time(self, at: int, question: int) -> None:
        """Another question is opened: what is left of this one's limit is kept for its return."""
        if self._ends is not None:
            self._kept[self._question] = max(0, self._ends - max(at, self._shown_until))
        # Later questions were undone: the next ones with these numbers are different questions.
        self._kept = {number: left for number, left in self._kept.items() if number <= question}
        self._had_extension = {
            number: seats for number, seats in self._had_extension.items() if number <= question
        }
        self._stood = {number: stood for number, stood in self._stood.items() if number <= question}

    def _time_question(self, at: int, question: int, own_time: int) -> None:
        """Another question is open. One that comes back has the time that was left."""
        left = self._kept.pop(question, own_time)
        self._ends = max(at, self._shown_until) + left if own_time else None

    def _extend(self, question: int, seats: list[int]) -> None:
        had = self._had_extension.get(question, set())
        fresh = {seat for seat in seats if seat not in had}
        if not fresh or isinstance(self._clock, DaysClock):
            return
        if self._ends is not None and not had:
            self._ends += EXTENSION
        for seat in fresh:
            self._left[seat] += EXTENSION
        self._had_extension[question] = had | fresh
        self._extended |= fresh

    def _take_back_extensions(self, question: int, running: tuple[int, ...]) -> None:
        """Extra time is for one decision only: take back what was not used."""
        for seat in list(self._extended):
            if question != self._question or seat not in running:
                self._extended.discard(seat)
                self._left[seat] = max(0, self._left[seat] - EXTENSION)

    def memory(self) -> ClocksMemory:
        return ClocksMemory(
            left=self._left,
            running=self._running,
            question=self._question,
            since=self._since,
            furthest=self._furthest,
            paid=self._paid,
            shown_until=self._shown_until,
            ends=self._ends,
            by_seconds=self.by_seconds,
            covert=self._covert,
            extended=self._extended,
            kept=self._kept,
            had_extension=self._had_extension,
            stood=self._stood,
        )

    def go_on_from(self, memory: ClocksMemory) -> None:
        self._left, self._running = memory.left, memory.running
        self._question, self._since = memory.question, memory.since
        self._furthest, self._paid = memory.furthest, memory.paid
        self._shown_until, self._ends = memory.shown_until, memory.ends
        self.by_seconds, self._covert = memory.by_seconds, memory.covert
        self._extended, self._kept = memory.extended, memory.kept
        self._had_extension = memory.had_extension
        self._stood = memory.stood

    # --- reading them ---

    @property
    def _starts(self) -> int:
        """Since when the clocks run."""
        return max(self._since, self._shown_until)

    def deadline(self, waiting: list[int]) -> int | None:
        """When the first of these seats runs out of time."""
        budgets = waiting if self.on and not self._covert else []
        ends = [self._starts + self._left[seat] for seat in budgets]
        if self._ends is not None and waiting:
            ends.append(self._ends)
        return min(ends, default=None)

    def out_of_time(self, waiting: list[int], at: int) -> list[int]:
        if self._ends is not None and self._ends <= at:
            return list(waiting)
        budgets = waiting if self.on and not self._covert else []
        return [seat for seat in budgets if self._starts + self._left[seat] <= at]

    def question_left(self, at: int) -> int | None:
        """What is left of the open question's time limit; None if it has none."""
        return None if self._ends is None else max(0, self._ends - at)

    def shown(self, at: int) -> Clocks | None:
        if not self.on:
            return None
        passed = self._passed(at)
        left = [
            max(0, left - passed) if seat in self._running else left
            for seat, left in enumerate(self._left)
        ]
        held = max(0, self._shown_until - max(at, self._since)) if self._running else 0
        return Clocks(tuple(left), self._running, held)


class OfferClocks:
    """When each offer lapses if nobody answers it."""

    def __init__(self, clock: Clock) -> None:
        match clock:
            case LiveClock():
                self._life = OFFER_LIVE
            case DaysClock(days=days):
                self._life = days * DAY
            case NoClock():
                self._life = OFFER_WITHOUT_CLOCK
        # Kept for answered offers, too: an undo may bring them back.
        self._made: dict[int, int] = {}
        self._open: tuple[int, ...] = ()

    def note(self, at: int, offers: Iterable[int]) -> None:
        """These offers are open at this time."""
        self._open = tuple(offers)
        for offer in self._open:
            self._made.setdefault(offer, at)

    def memory(self) -> tuple[dict[int, int], tuple[int, ...]]:
        return self._made, self._open

    def go_on_from(self, memory: tuple[dict[int, int], tuple[int, ...]]) -> None:
        self._made, self._open = memory

    def made(self, offer: int) -> int:
        return self._made[offer]

    def ends(self) -> dict[int, int]:
        """When the time of each open offer is over."""
        return {offer: self._made[offer] + self._life for offer in self._open}
