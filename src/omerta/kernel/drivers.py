"""The stepped driver, and what a bot is given.

Bots, simulations and learning step: the driver goes round the seats that are asked and takes an
answer from each; offers are asked for at the game's points of negotiation. Among people a match is
live: answers, interrupts and offers arrive whenever someone clicks, clocks run out, standing wishes
pass on their owner's behalf; that is the server's part. The rules do not know which driver runs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

import msgspec

from omerta.kernel.asks import S
from omerta.kernel.game import Game, SeatView
from omerta.kernel.state import Offer, State

NO_OFFER = -1


class Chair:
    """What a bot is given when it is asked: its seat's view and redeals of it, never the state."""

    __slots__ = ("_redeal", "_view", "offer", "options")

    def __init__(
        self,
        options: tuple[int, ...],
        view: Callable[[], SeatView],
        redeal: Callable[[bytes], State],
        offer: int = NO_OFFER,
    ) -> None:
        self.options = options
        # While a bot bargains: the offer it is asked about, NO_OFFER where it may make its own.
        self.offer = offer
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


class Propose(msgspec.Struct, frozen=True, tag="propose"):
    offer: Offer


class Accept(msgspec.Struct, frozen=True, tag="accept"):
    offer: int
    picks: tuple[str, ...] = ()  # notations of what it gives, where that is to be chosen


class Decline(msgspec.Struct, frozen=True, tag="decline"):
    offer: int


class Counter(msgspec.Struct, frozen=True, tag="counter"):
    offer: int
    answer: Offer


# What a bot says while it bargains. Who makes an offer, and to whom a counter goes, need not be
# said right: that is settled by who says it.
Word = Propose | Accept | Decline | Counter


@runtime_checkable
class Bargainer(Protocol):
    """A bot that also bargains when nobody steps it: between questions, as people do."""

    def bargain(self, chair: Chair) -> Word | None:
        """An answer to the chair's offer, or an offer of its own; None for neither."""
        ...


def chair(game: Game[S], s: S, seat: int) -> Chair:
    return Chair(
        game.options(s, seat),
        lambda: game.seat_view(s, seat),
        lambda key: game.redealt(s, seat, key),
    )


def chair_to_bargain(game: Game[S], s: S, seat: int, offer: int = NO_OFFER) -> Chair:
    """Whether it is the seat's turn or not; its options are those of its own question, if any."""
    asked = bool(s.asking) and seat in s.waiting
    return Chair(
        game.options(s, seat) if asked else (),
        lambda: game.seat_view(s, seat),
        lambda key: game.redealt(s, seat, key),
        offer,
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
