"""The state: all facts of one game in progress, with the flow of play as data inside it.

The *agenda* is a stack of steps still to run; the *question* is what is being asked right now and
of whom. Nothing else waits: no generator, closure or thread. A state can be copied, written down
and gone on with at any moment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from omerta.kernel.data import Data
from omerta.kernel.dice import Dice
from omerta.kernel.events import Event

if TYPE_CHECKING:
    from omerta.kernel.asks import Ask

# In `answers`: this seat has not answered.
UNANSWERED = -1

# Something that can change hands: what it is ("cash", "business"…) and how much or which.
Item = tuple[str, int]


class Offer(msgspec.Struct, frozen=True):
    """What one seat gives another for what. `words` are talk, or a promise if the maker says so."""

    id: int
    maker: int
    to: int  # a seat, or ANYONE
    gives: tuple[Item, ...]
    wants: tuple[Item, ...]
    words: str = ""
    counters: int = -1  # the id of the offer this one answers
    promise: bool = False  # with the trade, its words are written down for all to see


class Promise(msgspec.Struct, frozen=True):
    """What one seat gave its word for. The house never acts on it; whom it was made to says what
    became of it."""

    id: int
    maker: int
    to: int
    words: str
    round: int
    mark: str = ""  # "kept", "broken", or "" while it is open


@dataclass(slots=True)
class Suspended(Data):
    """A question put aside while another one, opened by an interrupt, is answered.

    It is put to all who were asked again when it comes back, so no answer is kept.
    """

    asking: str
    question: int
    asked: tuple[int, ...]


@dataclass(slots=True, kw_only=True)
class State(Data):
    """What the kernel keeps of every game. A game's state adds its own fields."""

    players: int
    dice: Dice
    # Bots, simulations and learning are asked for offers at fixed points; people are not.
    stepped: bool = True

    agenda: list[tuple[str, tuple[int, ...]]] = field(default_factory=list)
    asking: str = ""  # the name of the open question, "" while none is
    question: int = 0  # its number: a new one for every question that is put
    asked: tuple[int, ...] = ()
    waiting: list[int] = field(
        default_factory=list
    )  # those of `asked` who have not answered, in the order of asking
    # By seat, until they are opened: sealed answers (of a chain its last action), whole chains.
    answers: list[int] = field(default_factory=list)
    chains: list[tuple[int, ...]] = field(default_factory=list)
    drafts: list[tuple[int, ...]] = field(
        default_factory=list
    )  # by seat; steps of a chain, private until it is complete
    suspended: list[Suspended] = field(default_factory=list)
    # Interrupts (seat, action) that wait until a half-made chain is complete, first come first.
    queued: list[tuple[int, int]] = field(default_factory=list)

    offers: list[Offer] = field(default_factory=list)
    offers_made: int = 0
    on_offer: int = -1  # stepped play: the offer that is being answered
    gate: bool = False  # offers are possible while it is open
    promises: list[Promise] = field(default_factory=list)

    # Where events go while someone listens. Not a fact of the game.
    ears: list[Event] | None = field(default=None, compare=False)
    TRANSIENT: ClassVar[frozenset[str]] = frozenset({"ears"})

    def __post_init__(self) -> None:
        if not self.answers:
            self.answers = [UNANSWERED] * self.players
            self.chains = [()] * self.players
            self.drafts = [()] * self.players

    # --- for the steps of a game ---

    def plan(self, *steps: Callable[..., None]) -> None:
        """Run these steps next, in this order, before what was planned already."""
        for step in reversed(steps):
            self.agenda.append((step.__name__, ()))

    def do(self, step: Callable[..., None], *args: int) -> None:
        """Run this step next, with these arguments."""
        self.agenda.append((step.__name__, args))

    def ask(self, ask: Ask[Any], seats: tuple[int, ...]) -> None:
        """Open a question to these seats, in this order."""
        if self.asking:
            self.suspend()
        self.asking = ask.name
        self.question += not (self.stepped and ask.quiet)
        self.asked = seats
        self.waiting = list(seats)

    def ask_again(self, ask: Ask[Any], seat: int) -> None:
        """Put the question a seat has just answered to it once more, beside the others asked."""
        self.asking = ask.name
        self.waiting = [other for other in self.asked if other in self.waiting or other == seat]

    def tell(
        self,
        kind: str,
        rule: str,
        private: dict[int, dict[str, Any]] | None = None,
        /,
        **data: Any,
    ) -> None:
        """Let an event be heard. Steps call it under `if s.ears is not None`, to cost nothing."""
        if self.ears is not None:
            self.ears.append(Event(kind, rule, data, private or {}))

    def whisper(self, kind: str, rule: str, private: dict[int, dict[str, Any]]) -> None:
        """Let an event be heard by some seats only; the others hear nothing at all."""
        if self.ears is not None:
            self.ears.append(Event(kind, rule, None, private))

    def negotiate(self, *seats: int) -> None:
        """A point of negotiation: a stepped driver asks these seats, in order, for an offer."""
        if self.stepped:
            self.agenda.append(("negotiation_point", seats))

    # --- for the kernel ---

    def close_question(self) -> None:
        """Forget the open question and every answer and draft given to it."""
        self.asking = ""
        self.asked = ()
        self.waiting = []
        self.answers = [UNANSWERED] * self.players
        self.chains = [()] * self.players
        self.drafts = [()] * self.players

    def suspend(self) -> None:
        """Put the open question aside; it comes back when what is planned from now on is done."""
        self.suspended.append(Suspended(self.asking, self.question, self.asked))
        self.agenda.append(("resume_question", ()))
        self.close_question()


def others(players: int, seat: int) -> Sequence[int]:
    """The other seats, clockwise from the one on the left."""
    return [(seat + step) % players for step in range(1, players)]
