"""The referee on cards: hands, piles, and who knows what of a hand (DA-9.17)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.games.deal.oracle.box import COUNTS


class Hands:
    def __init__(self, players: int) -> None:
        self.players = players
        self.held: list[Counter[int]] = [Counter() for _ in range(players)]
        self.discard: Counter[int] = Counter()
        self.known: dict[tuple[int, int], Counter[int]] = {
            (viewer, owner): Counter() for viewer in range(players) for owner in range(players)
        }
        self.events: list[set[int]] = [set() for _ in range(players)]
        self.event_discard: set[int] = set()

    @property
    def pile(self) -> int:
        return sum(COUNTS) - self.discard.total() - sum(hand.total() for hand in self.held)

    def draw(self, seat: int, cards: Iterable[int]) -> None:
        self.held[seat] += Counter(cards)
        for card, count in self.held[seat].items():
            assert count <= COUNTS[card]

    def lay_down(self, seat: int, cards: Iterable[int]) -> None:
        """Played or discarded, face up."""
        for card in cards:
            assert self.held[seat][card] > 0, (seat, card)
            self.held[seat] -= Counter([card])
            self.discard[card] += 1
            for viewer in range(self.players):
                self.known[viewer, seat] -= Counter([card])

    def show_one(self, owner: int, viewer: int, card: int) -> None:
        """One more card of this kind."""
        self.known[viewer, owner][card] += 1
        assert self.known[viewer, owner] <= self.held[owner]

    def show(self, owner: int, viewer: int, cards: Iterable[int]) -> None:
        """All of these together; what was known before may be among them."""
        assert Counter(cards) <= self.held[owner]
        self.known[viewer, owner] |= Counter(cards)

    def swap(self, one: int, other: int, gives: list[int], gets: list[int]) -> None:
        if not gives:
            return
        for giver, taker, cards in ((one, other, gives), (other, one, gets)):
            assert Counter(cards) <= self.held[giver], (giver, cards)
            self.held[giver] -= Counter(cards)
            self.known[taker, giver] -= Counter(cards)
            for viewer in range(self.players):
                if viewer not in (giver, taker):
                    self.known[viewer, giver] = Counter()
        for giver, taker, cards in ((one, other, gives), (other, one, gets)):
            self.held[taker] += Counter(cards)
            self.known[giver, taker] += Counter(cards)

    def forget_all(self, viewer: int) -> None:
        for owner in range(self.players):
            self.known[viewer, owner] = Counter()
