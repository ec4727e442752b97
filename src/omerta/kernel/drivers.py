"""Two drivers, one kernel.

*Stepped*: bots, simulations and learning. The driver goes round the seats that are asked and takes
an answer from each; offers are asked for at the game's points of negotiation.
*Live*: people. Answers, interrupts and offers arrive whenever someone clicks; clocks run out;
standing preferences pass on their owner's behalf. The rules do not know which driver runs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, Protocol

from omerta.kernel.asks import S, Window
from omerta.kernel.game import Game, SeatView
from omerta.kernel.match import Match
from omerta.kernel.state import State


class Chair:
    """What a bot is given when it is asked: its seat's view and redeals of it, never the state."""

    __slots__ = ("_redeal", "_view", "options")

    def __init__(
        self,
        options: tuple[int, ...],
        view: Callable[[], SeatView],
        redeal: Callable[[bytes], State],
    ) -> None:
        self.options = options
        self._view = view
        self._redeal = redeal

    def view(self) -> SeatView:
        return self._view()

    def redeal(self, key: bytes) -> State:
        """A whole state the seat could be in, drawn from the key; to think ahead in."""
        return self._redeal(key)


class Bot(Protocol):
    """Whoever answers for a seat by program. Keeps no state of the game between questions."""

    def choose(self, chair: Chair) -> int:
        """One of the chair's options."""
        ...


def chair(game: Game[S], s: S, seat: int) -> Chair:
    return Chair(
        game.options(s, seat),
        lambda: game.seat_view(s, seat),
        lambda key: game.redealt(s, seat, key),
    )


def play_stepped(
    game: Game[S], s: S, bots: Sequence[Bot], watch: Callable[[int, int], None] | None = None
) -> int:
    """Play a game to its end; gives the number of decisions. `watch` hears seat and action."""
    decisions = 0
    while s.asking:
        seat = s.waiting[0]
        action = bots[seat].choose(chair(game, s, seat))
        if watch is not None:
            watch(seat, action)
        game.act(s, seat, action)
        decisions += 1
    return decisions


class Live(Generic[S]):
    """A match among people and bots, as time goes by: milliseconds, told by the caller."""

    def __init__(self, match: Match[S], limit: Callable[[str], int | None]) -> None:
        """`limit(kind)` is the time for a question of this kind; None for no limit."""
        self.match = match
        self.bots: dict[int, Bot] = {}
        self._limit = limit
        self._always_pass: set[tuple[int, str]] = set()
        self._offers_until: dict[int, int] = {}
        self._asked_at = 0
        self._question = 0
        self.tick(0)

    def always_pass(self, seat: int, kind: str, on: bool = True) -> None:
        """A standing wish: pass on this kind of window. Private, and never set by the table."""
        (self._always_pass.add if on else self._always_pass.discard)((seat, kind))

    def act(self, seat: int, action: int | str, now: int) -> None:
        """Take an answer, unless its time was over before it came."""
        self.tick(now)
        self.match.act(seat, action, at=now)
        self.tick(now)

    def expire_offer(self, offer_id: int, at: int) -> None:
        """Let an open offer lapse at this time."""
        self._offers_until[offer_id] = at

    def deadline(self) -> int | None:
        """When the open question's time is over."""
        if self.match.over:
            return None
        limit = self._limit(self.match.state.asking)
        return None if limit is None else self._asked_at + limit

    def tick(self, now: int) -> None:
        """Do all that is due by now: lapse offers, answer for bots and wishes, time seats out."""
        for offer in list(self.match.state.offers):
            if self._offers_until.get(offer.id, now + 1) <= now:
                self.match.lapse(offer.id, at=now)
        while self._one_answer(now):
            pass

    def _one_answer(self, now: int) -> bool:
        s, game = self.match.state, self.match.game
        if not s.asking:
            return False
        self._note_question(now)
        for seat in list(s.waiting):
            if seat in self.bots:
                self._ask_bot(seat, now)
                return True
            ask = game.ask(s)
            if (seat, s.asking) in self._always_pass and isinstance(ask, Window):
                self.match.act(seat, ask.passing, at=now)
                return True
        deadline = self.deadline()
        if deadline is not None and deadline <= now:
            self.match.time_out(s.waiting[0], at=now)
            return True
        return False

    def _ask_bot(self, seat: int, now: int) -> None:
        """A bot that breaks, or answers what it may not, does not stop the table."""
        try:
            action = self.bots[seat].choose(chair(self.match.game, self.match.state, seat))
            self.match.act(seat, action, at=now)
        except Exception:
            self.match.time_out(seat, at=now)

    def _note_question(self, now: int) -> None:
        """The clock starts anew with every new question, not with every answer to one."""
        if self.match.state.question != self._question:
            self._question, self._asked_at = self.match.state.question, now
