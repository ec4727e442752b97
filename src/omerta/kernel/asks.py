"""Asks: the questions a game can put to seats.

A game declares each question once: what may be answered, what an answer leads to, and what happens
when time runs out. The step that opens a question says who is asked. Options are worked out from
the state whenever they are needed. They are never stored, so they cannot go stale, and a redealt
state needs no repair.

A question with `chain=True` is answered in small steps. The steps taken so far are the seat's
private draft, in `state.drafts[seat]`. They can be taken back one by one. The answer is complete
when `options` offers nothing more; nobody else learns of it before.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from omerta.kernel.dice import Luck
from omerta.kernel.refusal import Refused
from omerta.kernel.state import UNANSWERED, S, State
from omerta.kernel.trees import Tree, any_path, may_end, walk

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
    # The answer when time runs out: all its steps from the first.
    default: Callable[[S, int, Luck], tuple[int, ...]]
    chain: bool = False
    # A complete answer cannot be undone, even if nothing hidden became known.
    final: bool = False
    # Several seats answer at once and their answers do not affect each other: one seat's answer
    # leaves the drafts of the others as they are.
    apart: bool = False
    # A timeout is announced only with the next event of this kind. For a face-down choice: anybody
    # can work out the default, so announcing the timeout at once would reveal the choice. No answer
    # to such a question can be undone.
    told_with: str = ""
    # The name of the question for the others, if they may not know which part of a turn is open.
    shown_as: str = ""
    # In stepped play only seats that have something to answer are asked. The others may not know
    # who that is, so they see no question and it is not counted. At a live table all are asked.
    quiet: bool = False
    # The time to answer at a table with live clocks, whatever is left on the clock; 0 for no limit
    # but the clock.
    seconds: Callable[[S], int] | None = None
    # The seconds count at tables without clocks, too: by the rules, somebody waits for the answer.
    always_timed: bool = False
    # For a chain: the tree its `options` come from (`trees.py`). `then` gets the whole path,
    # including steps that were the only choice and were taken automatically.
    tree: Tree[S] | None = None
    # There are too many paths to send them all to a page; it asks step by step (`wire.Try`).
    wide: bool = False
    # Other rules that help to answer, for a player who looks up the question.
    see: tuple[str, ...] = ()
    # Why an action that is not offered is refused. It may use only what the seat can see.
    why: Callable[[S, int, int], Refused] | None = None

    # Answers stay hidden until the last one is in, and may be replaced until then.
    sealed = False
    # Not even who has answered may be known.
    covert = False

    def is_idle(self, s: S, seat: int, options: tuple[int, ...]) -> bool:
        """Does the seat have nothing to gain by answering?"""
        return False

    def take(self, s: S, seat: int, action: int) -> None:
        """Take one legal action of a seat that is asked."""
        if not self.chain:
            self._answered(s, seat, action)
            return
        s.drafts[seat] = steps = (*s.drafts[seat], action)
        if self.tree is not None:
            if not may_end(self.tree, action):
                return
            steps, choices = walk(self.tree, s, seat, steps)
        else:
            choices = self.options(s, seat)
        if not choices:
            self._answered(s, seat, steps)

    def take_any(self, s: S, share: Callable[[], float]) -> int:
        """Answer at random, for one seat, or for all seats of a sealed question. Returns the number
        of decisions.

        Gives the same as taking action after action, but works out every list of options only
        once: simulations spend their time here.
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
        """A whole answer takes effect. Drafts of others are dropped, unless `apart` is true."""
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
    """A chance to react, for every seat that could react *as far as the others can tell*.

    All are asked at once and in secret; nobody learns who has answered. When all answers are in,
    they are opened in the order of asking, up to the first that is not `passing`. The answers
    behind it are dropped unseen. `then(s, seat, answer)` gets that seat and answer, or NOBODY and
    the pass. If the window goes on, `then` asks it again. With `every=True` all answers are opened
    and count: `then(s, answers)`.
    """

    passing: int = 0
    every: bool = False
    # Standing wishes besides "always pass": a name, and whether a seat with this wish passes now.
    # The seat then passes at once, so the test may use only what everybody can see.
    preferences: tuple[tuple[str, Callable[[S, int], bool]], ...] = ()
    # Could the seat do something, but without any gain? At a live table the server passes for it,
    # after the same random delay as for a seat that can only pass. May use only what the seat can
    # see.
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
    """Something a seat may do without being asked. The game does not wait for it.

    It takes effect at once, and drafts are dropped. With `waits=True` it takes effect only when no
    chain is begun and incomplete. `options` leaves out what the seat has waiting in `s.queued`.
    With `apart=True` it opens no question and plans no step; the open question goes on beside it.
    """

    name: str
    rule: str
    options: Callable[[S, int], tuple[int, ...]]
    then: Callable[[S, int, int], None]
    waits: bool = False
    apart: bool = False
    # Why this interrupt is refused to a seat that is not asked; None for any other action.
    why: Callable[[S, int, int], Refused | None] | None = None
