"""What a game declares about trading: its items, how they change hands, and how bots bargain."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer, S
from omerta.kernel.trees import Choices, Path, Tree


@dataclass(frozen=True)
class Trade(Generic[S]):
    """What a game declares about trading. The kernel does the rest."""

    rule: str
    # The kinds of items, in the order in which an accepted offer moves them.
    kinds: tuple[str, ...]
    # Does the seat have this item, free to give? Asked only for items that everybody can see:
    # everybody sees an offer lapse because a seat no longer has an item.
    holds: Callable[[S, int, Item], bool]
    # Move it from the first seat to the second.
    move: Callable[[S, Item, int, int], None]
    # Then move everything that changes hands at once: move_together(s, offer, taker).
    move_together: Callable[[S, Offer, int], None] | None = None
    # Any other rule against a trade between the offer's maker and this taker.
    forbids: Callable[[S, Offer, int], Refused | None] | None = None
    # Kinds that are amounts (cash): at most once in an offer, on one side.
    sums: frozenset[str] = frozenset()
    # Kinds of which the same item may be given several times (a use of a place).
    repeats: frozenset[str] = frozenset()
    # After a trade: what follows from it.
    after: Callable[[S, Offer, int], None] | None = None
    # After an offer is made: what follows from that alone.
    made: Callable[[S, Offer], None] | None = None
    # Kinds of items nobody else sees (cards in a hand). Whether a seat has them is checked only
    # when it makes or accepts an offer itself; never to see whether an open offer still stands.
    secret: frozenset[str] = frozenset()
    # Does the seat have all these secret items together?
    has: Callable[[S, int, tuple[Item, ...]], bool] | None = None
    # How the recipient of an offer sees an item in it, and how everybody sees an item that has
    # changed hands.
    to_partner: Callable[[Item], Item] | None = None
    to_all: Callable[[Item], Item] | None = None
    # Which of their own secret items a taker gives; chosen when they accept. None if they do not
    # have what is asked for. `fill` puts the chosen items into the offer.
    picks: Callable[[S, int, Offer, Path], Choices | None] | None = None
    fill: Callable[[Offer, Path], Offer] | None = None
    # Two seats have at most one open offer between them; a new one replaces it.
    one_a_pair: bool = False
    # The round a promise is made in, for the record; and the last one it can be about.
    round: Callable[[S], int] = lambda s: 0
    last_round: Callable[[S], int] = lambda s: 99
    # The most open offers of one seat, and the rule that says so. None for any number.
    most_open: Callable[[S], int] | None = None
    most_open_rule: str = ""
    # At a live table: why these two may make no more offers for now.
    enough: Callable[[S, Offer], Refused | None] | None = None
    # The most promises of one seat that have no mark yet.
    most_promises: int = 12
    # What an offer would change for a seat, from what it may know: outlook(s, seat, offer).
    outlook: Callable[[S, int, Offer], Any] | None = None
    # Whether the outlook also speaks of an offer in the making that could not be made as it is.
    sketches: bool = False
    most_words: int = 280
    most_items: int = 20

    # Stepped play: trees of actions (`trees.py`). `read_*` turn a whole path into an offer.
    no_offer: int = 0
    accept: int = 0
    decline: int = 0
    candidates: Tree[S] | None = None
    read_offer: Callable[[S, int, Path], Offer] | None = None
    # Counter-offers to this offer, besides accept and decline.
    counters: Callable[[S, int, Offer, Path], Choices] | None = None
    read_counter: Callable[[S, int, Offer, Path], Offer] | None = None
    # Something else a seat may do when it is asked for an offer. Does it if these steps say so and
    # returns True; then the seat is asked for its offer again.
    aside: Callable[[S, int, Path], bool] | None = None
    # Is a seat asked for another offer when its last one was answered?
    again: Callable[[S, int], bool] | None = None
