"""Mafiozoo, MZ-4.12 to 4.16: drawing Corruption and Informant cards."""

from __future__ import annotations

from omerta.games.mafiozoo import events
from omerta.games.mafiozoo.state import Mafiozoo


def draw_corruption(s: Mafiozoo, seat: int, rule: str) -> None:
    """MZ-4.14, 6.30: one card into the hand."""
    if not s.pile:  # MZ-4.16
        gather_corruption(s)
        s.dice.shuffle(s.pile, "corruption again")
        if s.listener is not None:
            s.tell(events.Reshuffle(), "MZ-4.16")
    if not s.pile:
        return
    card = s.pile.pop()
    s.hands[seat] = tuple(sorted((*s.hands[seat], card)))
    if s.listener is not None:
        own = events.DrawCorruption(seat, card)
        s.tell(events.DrawCorruption(seat), rule, {seat: own})


def gather_corruption(s: Mafiozoo) -> None:
    """Put all cards but those in hand into the pile, to be shuffled."""
    s.pile += s.discards
    s.discards = []
    for laid_away in (s.recovered, s.dropped):
        for seat, cards in enumerate(laid_away):
            s.pile += cards
            laid_away[seat] = ()


def draw_informant(s: Mafiozoo, seat: int, rule: str) -> None:
    """MZ-4.12, 6.31, 10.1."""
    if not s.informant_pile:  # MZ-4.15
        s.informant_pile, s.informant_discards = s.informant_discards, []
        s.dice.shuffle(s.informant_pile, "informants again")
        if s.listener is not None and s.informant_pile:
            s.tell(events.InformantsReshuffled(), "MZ-4.15")
    if not s.informant_pile:
        return
    card = s.informant_pile.pop()
    s.informants[seat] = tuple(sorted((*s.informants[seat], card)))
    if s.listener is not None:
        own = events.DrawInformant(seat, card)
        s.tell(events.DrawInformant(seat), rule, {seat: own})
