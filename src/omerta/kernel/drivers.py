"""The stepped driver, and what a bot is given.

Bots, simulations and learning play stepped: the driver takes an answer from each seat that is
asked, and asks for offers at the game's points of negotiation. People play live, which is the
server's part: answers, interrupts and offers arrive whenever somebody clicks, clocks run out, and
standing wishes pass for their owner. The rules do not know which driver runs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, Protocol, runtime_checkable

import msgspec

from omerta.kernel.game import Game, Prompt, SeatView
from omerta.kernel.state import Item, Offer, S, State

NO_OFFER = -1

# Why a bot makes, declines or counters an offer, as far as it says so:
Why = Literal[
    "gain",  # both gain by it
    "quote",  # it was asked for its price, whether or not the other gains by it
    "price",  # it would take so much money
    "needs",  # it needs what is asked for itself; or so much money
    "dear",  # it would pay so much and no more
    "little",  # there is nothing in it
    "cards",  # it does not talk about what it holds
    "ahead",  # the other is too close to victory
    "distrust",  # the other broke a word
    "grudge",  # the other has done it wrong
    "wary",  # it deals with somebody who broke a word, for more
    "threat",  # it attacks if it is not paid
    "peace",  # it pays to be left alone
    "truce",  # both leave each other alone
]


class Decision:
    """What a bot is given when it is asked: the options, the seat's view, and redeals of the game
    that fit this view. Never the state itself."""

    __slots__ = ("_prompt", "_redeal", "_seen", "_view", "asked", "offer", "options")

    def __init__(
        self,
        options: tuple[int, ...],
        view: Callable[[], SeatView],
        redeal: Callable[[bytes], State],
        offer: int = NO_OFFER,
        asked: Offer | None = None,
        prompt: Callable[[], Prompt | None] | None = None,
    ) -> None:
        self.options = options
        # While a bot bargains: the offer it is asked about, or NO_OFFER if it may make its own.
        self.offer = offer
        # If somebody asks it for an offer: what they would like, as an offer of theirs. With
        # nothing given, they ask what it wants for it.
        self.asked = asked
        self._view = view
        self._seen: SeatView | None = None  # built when it is first asked for
        self._redeal = redeal
        self._prompt = prompt

    def prompt(self) -> Prompt | None:
        """The view's prompt, which costs less than the whole view."""
        if self._seen is None and self._prompt is not None:
            return self._prompt()
        return self.view().prompt

    def view(self) -> SeatView:
        if self._seen is None:
            self._seen = self._view()
        return self._seen

    def redeal(self, key: bytes) -> State:
        """A whole state that the seat could be in, drawn with this key, for thinking ahead."""
        return self._redeal(key)


class Bot(Protocol):
    """A program that answers for a seat. It keeps no state of the game between questions."""

    def choose(self, decision: Decision) -> int:
        """One of the decision's options."""
        ...


class Reason(msgspec.Struct, frozen=True):
    """What a bot's valuation says, as far as the bot tells others."""

    why: Why
    price: int = 0  # an amount of money
    about: tuple[Item, ...] = ()  # what it is asked for


class Propose(msgspec.Struct, frozen=True, tag="propose"):
    offer: Offer
    why: Reason | None = None


class Accept(msgspec.Struct, frozen=True, tag="accept"):
    offer: int
    picks: tuple[str, ...] = ()  # notations of what it gives, where that is to be chosen


class Decline(msgspec.Struct, frozen=True, tag="decline"):
    offer: int
    why: Reason | None = None


class Counter(msgspec.Struct, frozen=True, tag="counter"):
    offer: int
    answer: Offer
    why: Reason | None = None


# What a bot does while it bargains. The maker of an offer and the recipient of a counter-offer need
# not be right in it: both follow from who does it.
BargainMove = Propose | Accept | Decline | Counter


@runtime_checkable
class Bargainer(Protocol):
    """A bot that also bargains at a live table: between questions, as people do."""

    def bargain(self, decision: Decision) -> BargainMove | None:
        """An answer to the decision's offer, or an offer of its own; None for neither. To what
        it is `asked` for: an offer, or a `Decline` with the reason."""
        ...


def decision_for(game: Game[S], s: S, seat: int) -> Decision:
    options = game.options(s, seat)  # once: where an answer is a tree, they take time
    return Decision(
        options,
        lambda: game.seat_view(s, seat, options),
        lambda key: game.redealt(s, seat, key),
        prompt=lambda: game.prompt(s, seat, options),
    )


def bargaining_decision(
    game: Game[S], s: S, seat: int, offer: int = NO_OFFER, asked: Offer | None = None
) -> Decision:
    """For any seat, asked or not. Its options are those of its own question, if there is one."""
    has_question = bool(s.asking) and seat in s.waiting
    return Decision(
        game.options(s, seat) if has_question else (),
        lambda: game.seat_view(s, seat),
        lambda key: game.redealt(s, seat, key),
        offer,
        asked,
    )


def play_stepped(
    game: Game[S], s: S, bots: Sequence[Bot], watch: Callable[[int, int], None] | None = None
) -> int:
    """Play a game to its end. Returns the number of decisions. `watch` gets seat and action."""
    decisions = 0
    while not s.over:
        seat = s.waiting[0]
        action = bots[seat].choose(decision_for(game, s, seat))
        if watch is not None:
            watch(seat, action)
        game.act(s, seat, action)
        decisions += 1
    return decisions
