"""Pledges put together at the terminal: what one of two promises the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from omerta.kernel.promises import PAY, SPARE, TRUCE, WORDS
from omerta.kernel.state import Pledge, others
from omerta.terminal.session import Session

KINDS = (TRUCE, SPARE, PAY, WORDS)
MOST_PAID = 999
MOST_ROUNDS = 99


class Desk(Protocol):
    """How a person is asked. Each question may be answered by dropping everything."""

    def pick(self, question: str, labels: list[str], to: str = "", enough: bool = False) -> int: ...

    def number(self, question: str, most: int, **facts: str) -> int: ...

    def words(self, question: str) -> str: ...


class Pledging:
    """Asks for the pledges of a bargain between this seat and another."""

    def __init__(self, session: Session, desk: Desk, seat: int, name: Callable[[int], str]) -> None:
        self._session, self._desk, self._seat, self._name = session, desk, seat, name

    def change(self, pledges: Sequence[Pledge], other: int) -> tuple[Pledge, ...]:
        """Add and take out pledges of both, until the person is content."""
        given = list(pledges)
        seats = [self._seat, *([other] if other >= 0 else [])]
        while True:
            new = [(by, what) for by in seats for what in self._kinds()]
            labels = [
                self._session.text(f"play-pledge-{what}", **self._who(by)) for by, what in new
            ]
            labels += [self._session.text("play-take-out", what=self.line(each)) for each in given]
            picked = self._desk.pick("play-pledges", labels, enough=True)
            if picked < 0:
                return tuple(given)
            if picked >= len(new):
                del given[picked - len(new)]
                continue
            by, what = new[picked]
            pledge = self.ask(what, by, other if by == self._seat else self._seat)
            given += [pledge] if pledge is not None else []

    def one(self, to: int) -> Pledge | None:
        """A pledge of the person alone; None for none."""
        kinds = self._kinds()
        labels = [
            self._session.text(f"play-pledge-{what}", **self._who(self._seat)) for what in kinds
        ]
        picked = self._desk.pick("play-word-which", labels, enough=True)
        return self.ask(kinds[picked], self._seat, to) if picked >= 0 else None

    def ask(self, what: str, by: int, to: int) -> Pledge | None:
        """What exactly is promised; None for nothing."""
        if what == WORDS:
            words = self._desk.words("play-pledge-in-words")
            return Pledge(by, words=words) if words else None
        amount, whom = 0, -1
        if what == PAY:
            unit = self._session.voice(self._seat).say(self._session.words.payment(1))
            amount = self._desk.number("play-pledge-how-much", MOST_PAID, unit=unit)
            if amount <= 0:
                return None
        if what == SPARE:
            third = [each for each in others(self._players, by) if each != to]
            whom = third[self._desk.pick("play-to-whom", [self._name(each) for each in third])]
        until = self._desk.number(
            f"play-pledge-round-{'pay' if what == PAY else 'peace'}", MOST_ROUNDS
        )
        return Pledge(by, what, whom=whom, amount=amount, round=max(0, until))

    def line(self, pledge: Pledge) -> str:
        said = self._session.voice(self._seat).say(self._session.words.pledge(pledge))
        return self._session.text("play-pledge-of", pledge=said, **self._who(pledge.by))

    @property
    def _players(self) -> int:
        return len(self._session.match.seats)

    def _kinds(self) -> list[str]:
        return [what for what in KINDS if what != SPARE or self._players > 2]

    def _who(self, seat: int) -> dict[str, str]:
        return {"you": "yes" if seat == self._seat else "no", "name": self._name(seat)}
