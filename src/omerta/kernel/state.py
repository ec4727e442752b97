"""The state: all facts of one game in progress, with the flow of play as data inside it.

The *agenda* is a stack of steps that are still to run. The *question* says what is being asked
right now, and whom. Nothing else is pending: no generator, no closure, no thread. So a state can
be copied or saved at any moment, and play can go on from it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Protocol, TypeVar

import msgspec

from omerta.kernel.data import Data
from omerta.kernel.dice import Dice
from omerta.kernel.events import Event, Happening, Listener

# In `answers`: this seat has not answered.
UNANSWERED = -1

# Something that can change hands: what it is ("cash", "business"…) and how much or which.
Item = tuple[str, int]


# Nothing that a pledge says is larger.
MOST_PLEDGED = 10_000
Small = Annotated[int, msgspec.Meta(ge=-1, le=MOST_PLEDGED)]


class Pledge(msgspec.Struct, frozen=True):
    """What one of two seats promises the other. The rules never enforce it.

    The table itself notices whether a truce, a sparing or a payment was kept. What became of words,
    the recipient says.
    """

    by: Small  # the seat that promises
    what: str = "words"  # or "truce", "spare", "pay"
    words: str = ""
    whom: Small = -1  # "spare": the seat that it will not attack
    amount: Small = 0  # "pay"
    # "pay": in this round. "truce", "spare": to the end of this round; 0 for the whole game.
    round: Small = 0


class Offer(msgspec.Struct, frozen=True):
    """What one seat offers another, and what it wants for it. `words` are talk."""

    id: int
    maker: int
    to: int  # a seat, or ANYONE
    gives: tuple[Item, ...]
    wants: tuple[Item, ...]
    words: str = ""
    counters: int = -1  # the id of the offer this one answers
    pledges: tuple[Pledge, ...] = ()  # of both; once accepted, written down for all to see


class Promise(msgspec.Struct, frozen=True):
    """A pledge that was given, for all to see, and what became of it."""

    id: int
    to: int
    pledge: Pledge
    round: int  # in which it was given
    mark: str = ""  # "kept", "broken", or "" while it is open
    paid: int = 0  # of a payment

    @property
    def maker(self) -> int:
        return self.pledge.by


class Question(Protocol):
    """What the state needs to know of a question that is opened (`asks.py` has all of it)."""

    @property
    def name(self) -> str: ...

    @property
    def quiet(self) -> bool: ...


@dataclass(slots=True)
class Suspended(Data):
    """A question put aside while another one, opened by an interrupt, is answered.

    When it comes back, everybody is asked again, so no answers are kept.
    """

    asking: str
    question: int
    asked: tuple[int, ...]


@dataclass(slots=True, kw_only=True)
class State(Data):
    """What the kernel keeps of every game. A game's state adds its own fields."""

    players: int
    dice: Dice
    # In stepped play (bots, simulations, learning) seats are asked for offers at fixed points.
    stepped: bool = True

    agenda: list[tuple[str, tuple[int, ...]]] = field(default_factory=list)
    asking: str = ""  # the name of the open question, "" while none is
    question: int = 0  # its number
    # So many were opened. One that comes back has its old number, and no other ever gets it.
    questions: int = 0
    asked: tuple[int, ...] = ()
    waiting: list[int] = field(
        default_factory=list
    )  # those of `asked` who have not answered, in the order of asking
    # Sealed answers by seat, until they are opened: the answer, or the last action of a chain; and
    # the whole chain.
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

    over: bool = False  # set by a step, with `end`

    # Gets the events, if somebody listens. Not a fact of the game.
    listener: Listener | None = field(default=None, compare=False)
    TRANSIENT: ClassVar[frozenset[str]] = frozenset({"listener"})

    def __post_init__(self) -> None:
        if not self.answers:
            self.answers = [UNANSWERED] * self.players
            self.chains = [()] * self.players
            self.drafts = [()] * self.players

    # --- for the steps of a game ---

    def plan(self, *steps: Callable[..., None]) -> None:
        """Run these steps next, in this order, before the steps that are planned already."""
        for step in reversed(steps):
            self.agenda.append((step.__name__, ()))

    def do(self, step: Callable[..., None], *args: int) -> None:
        """Run this step next, with these arguments."""
        self.agenda.append((step.__name__, args))

    def ask(self, ask: Question, seats: tuple[int, ...]) -> None:
        """Open a question to these seats, in this order."""
        if self.asking:
            self.suspend()
        self.asking = ask.name
        if not (self.stepped and ask.quiet):
            self.questions += 1
            self.question = self.questions
        self.asked = seats
        self.waiting = list(seats)

    def ask_again(self, ask: Question, seat: int) -> None:
        """Ask a seat the question again that it has just answered; the others stay asked."""
        self.asking = ask.name
        self.waiting = [other for other in self.asked if other in self.waiting or other == seat]

    def end(self) -> None:
        """End the game: nothing is hidden any more, and nothing more is asked."""
        self.over = True

    def tell(
        self, what: Happening, rule: str, private: Mapping[int, Happening] | None = None
    ) -> None:
        """Announce an event, after the change it tells of. `private` has what some seats hear
        instead.

        Steps call it under `if s.listener is not None`, so that it costs nothing otherwise.
        """
        if self.listener is not None:
            self.listener.hear(self, Event(what.kind, rule, what, dict(private or {})))

    def negotiate(self, *seats: int) -> None:
        """A point of negotiation: in stepped play these seats are asked for an offer, in order."""
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
        """Put the open question aside. It comes back after the steps planned from now on."""
        self.suspended.append(Suspended(self.asking, self.question, self.asked))
        self.agenda.append(("resume_question", ()))
        self.close_question()


# The state of one game, in whatever is generic over games.
S = TypeVar("S", bound=State)


def others(players: int, seat: int) -> Sequence[int]:
    """The other seats, clockwise from the one on the left."""
    return [(seat + step) % players for step in range(1, players)]
