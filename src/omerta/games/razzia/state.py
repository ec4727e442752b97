"""The state of a game of Razzia, and its actions."""

from __future__ import annotations

from dataclasses import dataclass, field

from omerta.games.razzia.content import BAR_IDS, BAR_OF, CARDS, IS_POLICE, KINDS, VALUE_OF
from omerta.kernel.actions import ActionTable
from omerta.kernel.state import State

MOST_PLAYERS = 8
NO_CARD = -1
NO_BILL = 0
# The phases of a round: bills come (RZ-2), cards are chosen (RZ-3), bars are settled (RZ-4).
DEALING, CHOOSING, SETTLING = range(1, 4)


@dataclass(slots=True, kw_only=True)
class Razzia(State):
    """All facts. Piles are taken from the end; hands are sorted; lists by seat or by bar."""

    bars: tuple[int, ...]  # in play, in layout order
    bills: list[list[int]]  # by bar, in the order they came
    supply: list[int]
    extra: int = NO_BILL  # in the dealer's hand, not yet placed
    boxed: list[int] = field(default_factory=list)  # put back unseen: known to nobody, either

    draw_pile: list[int]
    discards: list[int] = field(default_factory=list)
    hands: list[list[int]]
    twins: bool  # equal cards exist (7 and 8 players)
    played: list[int]  # by seat; face up between the reveal and the end of the round
    caught: tuple[int, ...] = ()  # seats whose gamblers the police found this round

    money: list[int]
    bills_won: list[int]
    dealer: int
    round: int = 0
    phase: int = DEALING
    die: int  # how many sides it has

    # The split in progress: where, among whom (strongest first), and how.
    split_bar: int = -1
    claimants: tuple[int, ...] = ()
    stack: tuple[int, ...] = ()  # the bar's bills, largest first
    shares: tuple[tuple[int, ...], ...] = ()  # by claimant, once the proposal is made
    duels: tuple[bool, ...] = ()  # by claimant after the proposer: who has refused

    in_rank_order: bool
    hidden_money: bool
    clockwise_distance: bool


ACTIONS = ActionTable()

# The action of playing a card is numbered like the card.
for _card in range(CARDS):
    ACTIONS.add("play", BAR_IDS[BAR_OF[_card]], KINDS[IS_POLICE[_card]], VALUE_OF[_card])
# Placing the extra bill on a bar.
EXTRA = len(ACTIONS)
for _bar in BAR_IDS:
    ACTIONS.add("extra", _bar)
# Handing the next bill to a seat.
SHARE = len(ACTIONS)
for _seat in range(MOST_PLAYERS):
    ACTIONS.add("share", _seat)
DONE = ACTIONS.add("done")
ACCEPT = ACTIONS.add("accept")
DUEL = ACTIONS.add("duel")


def drawn_as(purpose: str, name: str | int) -> int:
    """In a lesson's file: a card as `jungle police 4`, a die by its eyes, a bill by its value."""
    if purpose == "cards":
        card = ACTIONS.parse(f"play {name}")
        if card is None:
            raise ValueError(f"there is no card {name}")
        return card
    return int(name) - (purpose == "die")
