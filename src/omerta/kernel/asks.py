"""Asks: the questions a game can put to seats.

A game declares each question once, as the decisions table of its rules does: who is asked is said
by the step that opens it; what may be answered, what an answer leads to, and what happens when
time runs out stand here. Options are worked out from the state when they are needed and never
stored, so they cannot go stale and a redealt state needs no repair.

A question whose `chain` is true is answered in small steps. The steps are the seat's private
draft: `options` sees them in `state.drafts[seat]`, they can be stepped back, and the answer is
complete when `options` has nothing more to offer; only then does it exist for anybody else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from omerta.kernel.dice import Luck
from omerta.kernel.refusal import Refused
from omerta.kernel.state import UNANSWERED, State
from omerta.kernel.trees import S as S
from omerta.kernel.trees import Tree, any_path, walk

NOBODY = -1


@dataclass(frozen=True)
class Ask(Generic[S]):
    """A question answered openly: each answer takes effect at once.

    `then(s, seat, answer)` gets an action id, or for a chain the tuple of its steps. Several seats
    may be asked; play goes on when all have answered. `then` may ask its seat again with
    `s.ask_again`.
    """

    name: str
    rule: str
    options: Callable[[S, int], tuple[int, ...]]
    then: Callable[..., None]
    # What is answered when time runs out: the steps of the answer, from nothing.
    default: Callable[[S, int, Luck], tuple[int, ...]]
    chain: bool = False
    # Once complete it stands: no undo, though nothing hidden became known.
    final: bool = False
    # A chain answered by several at once whose answers do not touch each other: one seat's answer
    # leaves the drafts of the others as they are.
    apart: bool = False
    # That the clock answered is told no sooner than the event of this kind; else a default, which
    # anybody can work out, would name what was chosen face down. No such answer is taken back.
    hush: str = ""
    # What the others see asked, where they may not know which part of a turn is open.
    shown_as: str = ""
    # Stepped play puts it only to who has something to say, which the others may not know: they
    # are shown no question, and it is not counted. At a live table all who could are asked.
    quiet: bool = False
    # How long it may take at a table with live clocks, whatever is left; 0 for as long as that.
    seconds: Callable[[S], int] | None = None
    # Its seconds run at tables without clocks, too: somebody else waits for it by the rules.
    always_timed: bool = False
    # For a chain: the tree its `options` come from (`trees.py`); then `then` gets the whole path,
    # with what was taken by itself.
    tree: Tree[S] | None = None
    # Too many paths to hand them all to a page: it works out what may follow by itself.
    wide: bool = False
    # Other rules that help to answer, for whoever asks what this is about.
    see: tuple[str, ...] = ()
    # Why an action that is not offered is refused. May look only at what the seat can see.
    why: Callable[[S, int, int], Refused] | None = None

    # Answers stay hidden, and may be replaced, until the last one is in.
    sealed = False
    # Not even who has answered may be known.
    covert = False

    def is_idle(self, s: S, seat: int, options: tuple[int, ...]) -> bool:
        """Has a seat that is asked nothing to gain by answering?"""
        return False

    def take(self, s: S, seat: int, action: int) -> None:
        """Take one legal action of a seat that is asked."""
        if not self.chain:
            self._answered(s, seat, action)
            return
        s.drafts[seat] = steps = (*s.drafts[seat], action)
        if self.tree is not None:
            steps, choices = walk(self.tree, s, seat, steps)
        else:
            choices = self.options(s, seat)
        if not choices:
            self._answered(s, seat, steps)

    def take_any(self, s: S, share: Callable[[], float]) -> int:
        """Answer by chance, for one seat or for all of a sealed question; how many decisions.

        The same as taking action after action, but without asking anything twice: simulations
        spend their time here.
        """
        seat = s.waiting[0]
        if not self.chain:
            options = self.options(s, seat)
            self._answered(s, seat, options[int(share() * len(options))])
            return 1
        if self.tree is not None:
            path, decisions = any_path(self.tree, s, seat, share)
            self._answered(s, seat, path)
            return decisions
        decisions = 0
        while options := self.options(s, seat):
            s.drafts[seat] = (*s.drafts[seat], options[int(share() * len(options))])
            decisions += 1
        self._answered(s, seat, s.drafts[seat])
        return decisions

    def _answered(self, s: S, seat: int, answer: int | tuple[int, ...]) -> None:
        """A whole answer takes effect; drafts of others lapse, unless they stand apart."""
        s.waiting.remove(seat)
        if self.apart:
            s.drafts[seat] = ()
        elif self.chain:
            s.drafts = [()] * s.players
        if not s.waiting:
            s.asking = ""
        self.then(s, seat, answer)


@dataclass(frozen=True)
class Sealed(Ask[S]):
    """A question answered in secret by several at once; the last answer locks and opens all.

    `then(s, answers)` gets the answers by seat, for the seats in `s.asked`.
    """

    sealed = True

    def take(self, s: S, seat: int, action: int) -> None:
        if self.chain:
            s.drafts[seat] = steps = (*s.drafts[seat], action)
            if self.options(s, seat):
                return  # an answer already given stands until the new one is complete
            s.chains[seat], s.drafts[seat] = steps, ()
        s.answers[seat] = action
        if seat in s.waiting:  # else an answer is being replaced
            s.waiting.remove(seat)
        if not s.waiting:
            self._lock(s)

    def take_any(self, s: S, share: Callable[[], float]) -> int:
        if self.chain:
            options = self.options(s, s.waiting[0])
            self.take(s, s.waiting[0], options[int(share() * len(options))])
            return 1
        options_of, answers, waiting = self.options, s.answers, s.waiting
        for seat in waiting:
            options = options_of(s, seat)
            answers[seat] = options[int(share() * len(options))]
        s.waiting = []
        self._lock(s)
        return len(waiting)

    def _lock(self, s: S) -> None:
        """The last answer is in: no more changes."""
        answers: list[Any] = s.chains if self.chain else s.answers
        s.answers = [UNANSWERED] * s.players
        if self.chain:
            s.chains, s.drafts = [()] * s.players, [()] * s.players
        s.asking = ""
        if self.tree is not None:
            for seat in s.asked:
                answers[seat] = walk(self.tree, s, seat, answers[seat])[0]
        self._open(s, answers)

    def _open(self, s: S, answers: Sequence[int | tuple[int, ...]]) -> None:
        """All answers are in."""
        self.then(s, answers)


@dataclass(frozen=True)
class Window(Sealed[S]):
    """A chance to react, put to all who could react *as far as the others can tell*.

    Everybody in the set is asked at once and in secret; nobody learns who has answered. When all
    are in, the answers are opened in the order of asking up to the first that is not `passing`;
    those behind it are dropped unseen. `then(s, seat, answer)` gets that seat and answer, or
    NOBODY and the pass. A window that goes on is asked afresh by `then`. Where `every` answer
    counts, all are opened: `then(s, answers)`.
    """

    passing: int = 0
    every: bool = False
    # Standing wishes besides "always pass": a name, and whether a seat that has it passes now. They
    # pass at once, so they may look only at what everybody can see.
    preferences: tuple[tuple[str, Callable[[S, int], bool]], ...] = ()
    # Has a seat nothing to gain here, though it could do something? Then it is passed for at a live
    # table, as late as who can only pass. May look only at what the seat can see.
    idle: Callable[[S, int], bool] | None = None
    covert = True

    def is_idle(self, s: S, seat: int, options: tuple[int, ...]) -> bool:
        return options == (self.passing,) or (self.idle is not None and self.idle(s, seat))

    def _open(self, s: S, answers: Sequence[int | tuple[int, ...]]) -> None:
        if self.every:
            self.then(s, answers)
            return
        for seat in s.asked:
            if answers[seat] not in (self.passing, (self.passing,)):
                self.then(s, seat, answers[seat])
                return
        self.then(s, NOBODY, self.passing)


def reopen(s: State, seat: int) -> None:
    """Ask a seat again: its sealed answer no longer counts."""
    s.answers[seat] = UNANSWERED
    s.chains[seat] = ()
    s.waiting = [other for other in s.asked if other in s.waiting or other == seat]


@dataclass(frozen=True)
class Interrupt(Generic[S]):
    """Something a seat may do though nobody asked; the game does not wait for it.

    It takes effect at once, and drafts lapse; or, if it `waits`, when no answer is half made (a
    chain begun and not complete). `options` leaves out what the seat has waiting in `s.queued`.
    One that stands `apart` asks nothing and plans nothing: the open question goes on beside it.
    """

    name: str
    rule: str
    options: Callable[[S, int], tuple[int, ...]]
    then: Callable[[S, int, int], None]
    waits: bool = False
    apart: bool = False
    # Why such an action is refused to a seat that is not asked; None where it is none of these.
    why: Callable[[S, int, int], Refused | None] | None = None
