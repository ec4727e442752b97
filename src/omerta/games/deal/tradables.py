"""Deal, DA-9.14 to 9.16: the things an offer may hold, and what others see of them.

| thing in an offer | is |
|---|---|
| ("money", n) | n half millions |
| ("drug", way) | a drug from a territory to one next to it; see `way` |
| ("open", card), ("closed", card) | a weapon card of the proposer, shown at once or not (DA-9.14) |
| ("any", 0), ("named", card) | a weapon card asked for (DA-9.15) |
"""

from __future__ import annotations

from omerta.games.deal.content import TERRITORIES
from omerta.games.deal.state import NOTHING
from omerta.kernel.state import Item

TRADABLE = ("money", "drug", "open", "closed", "any", "named")
GIVEN_CARDS = ("open", "closed")
ASKED_CARDS = ("any", "named")
CARDS = (*GIVEN_CARDS, *ASKED_CARDS)


def way(start: int, end: int) -> int:
    """A drug's way as the number of a thing."""
    return start * TERRITORIES + end


def ends_of(number: int) -> tuple[int, int]:
    return divmod(number, TERRITORIES)


def to_partner(item: Item) -> Item:
    """DA-9.14: of a closed card only that it is one."""
    return ("closed", NOTHING) if item[0] == "closed" else item


def to_all(item: Item) -> Item:
    """DA-9.16: cards stay with the two."""
    return ("closed", NOTHING) if item[0] in CARDS else item
