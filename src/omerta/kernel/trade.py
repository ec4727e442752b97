"""What a game says about trading: its things, how they change hands, and how bots bargain."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from omerta.kernel.asks import S
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer
from omerta.kernel.trees import Choices, Path, Tree


@dataclass(frozen=True)
class Trade(Generic[S]):
    """What a game says about trading. The kernel does the rest."""

    rule: str
    # The kinds of things, in the order in which an accepted offer moves them.
    kinds: tuple[str, ...]
    # Does the seat have this thing, free to give? Only of things that lie open: that an offer
    # lapses because somebody does not have one is seen by all.
    holds: Callable[[S, int, Item], bool]
    # Move it from the first seat to the second.
    move: Callable[[S, Item, int, int], None]
    # Anything else that stands against it, between the offer's maker and this taker.
    forbids: Callable[[S, Offer, int], Refused | None] | None = None
    # Kinds that add up (cash): said once in an offer, on one side.
    sums: frozenset[str] = frozenset()
    # Kinds of which the same may be given several times over (a use of a place).
    repeats: frozenset[str] = frozenset()
    # After a trade: what follows from it.
    after: Callable[[S, Offer, int], None] | None = None
    # After an offer is made: what follows from that alone.
    made: Callable[[S, Offer], None] | None = None
    # Kinds of things nobody else sees (cards of a hand). Whether somebody has them is looked at
    # only when he says so himself, by making or accepting an offer; never whether one still stands.
    secret: frozenset[str] = frozenset()
    # Has the seat these secret things, all of them together?
    has: Callable[[S, int, tuple[Item, ...]], bool] | None = None
    # What whom an offer is made to sees of a thing in it, and what everybody of one that has
    # changed hands.
    to_partner: Callable[[Item], Item] | None = None
    to_all: Callable[[Item], Item] | None = None
    # Which of his own secret things a taker gives, chosen when he accepts; None if he has not what
    # is asked for. `fill` puts them into the offer.
    picks: Callable[[S, int, Offer, Path], Choices | None] | None = None
    fill: Callable[[Offer, Path], Offer] | None = None
    # Between two seats one offer is open; a new one takes its place.
    one_a_pair: bool = False
    # The round a promise is made in, for the record.
    round: Callable[[S], int] = lambda s: 0
    # Open offers of one seat, and the rule that says so; without it there may be any number.
    most_open: Callable[[S], int] | None = None
    most_open_rule: str = ""
    # Why the two may make no more offers for now, at a live table.
    enough: Callable[[S, Offer], Refused | None] | None = None
    # Promises of one seat on record without a mark.
    most_promises: int = 12
    most_words: int = 280
    most_items: int = 20

    # Stepped play. Trees of actions (`trees.py`); `read_*` turn a whole path into what it says.
    no_offer: int = 0
    accept: int = 0
    decline: int = 0
    candidates: Tree[S] | None = None
    read_offer: Callable[[S, int, Path], Offer] | None = None
    # Besides accept and decline, with the offer that is countered.
    counters: Callable[[S, int, Offer, Path], Choices] | None = None
    read_counter: Callable[[S, int, Offer, Path], Offer] | None = None
    # What else a seat may do when it is asked for an offer: done if these steps were that. Then it
    # is asked for its offer again.
    aside: Callable[[S, int, Path], bool] | None = None
    # Whether a seat whose offer was answered is asked for another one.
    again: Callable[[S, int], bool] | None = None
