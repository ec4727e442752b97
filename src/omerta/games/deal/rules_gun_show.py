"""Deal, S3: who drew more cards than a hand has discards down to it again (DA-12.21)."""

from __future__ import annotations

from omerta.games.deal import events
from omerta.games.deal.cards import discard
from omerta.games.deal.state import WEAPON, Deal
from omerta.games.deal.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.dice import Luck


@step
def discard_down(s: Deal, seat: int) -> None:
    """Card by card; no trade meanwhile."""
    s.gate = False
    if len(s.hands[seat]) > s.board.hand:
        s.ask(DISCARD, (seat,))
    else:
        s.gate = s.trading


def discarded(s: Deal, seat: int, action: int) -> None:
    s.do(discard_down, seat)
    discard(s, seat, (action - WEAPON,))
    if s.listener is not None:
        s.tell(events.Discarded(seat, (action - WEAPON,)), "DA-12.21")


def weakest(s: Deal, seat: int, luck: Luck) -> tuple[int, ...]:
    return (WEAPON + min(s.hands[seat], key=lambda card: (s.board.damage[card], card)),)


DISCARD = Ask[Deal](
    "discard",
    "DA-12.21",
    lambda s, seat: tuple([WEAPON + card for card in sorted(set(s.hands[seat]))]),
    discarded,
    weakest,
)
