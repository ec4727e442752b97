"""Being asked for an offer: a bot answers with one of its own, or says why there is none."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from omerta.kernel.drivers import NO_OFFER, Decline, Propose, Reason
from omerta.kernel.state import Item, Offer


class Asked(ABC):
    """What a game's bot says about offers; what counts, the game's own bargaining knows."""

    def __init__(
        self, me: int, gain: Callable[[Offer], float], judge: Callable[[Offer], Offer | bool]
    ) -> None:
        self.me = me
        self._gain = gain  # by an offer of somebody else
        self._judge = judge  # accept it, decline it, or another offer instead

    def asked(self, asked: Offer) -> Propose | Decline:
        """To what somebody would like: an offer of one's own, or why there is none."""
        offer = self._answer(asked)
        if offer is None:
            return Decline(NO_OFFER, self.why_not(asked))
        return Propose(offer, self.why(offer))

    def _answer(self, asked: Offer) -> Offer | None:
        if not self.talks_of(asked):
            return None
        if not asked.gives and not asked.wants:
            # Only words are given: it is enough not to lose by it.
            return self._turned(asked) if self._gain(asked) >= 0 else None
        if not asked.gives and not asked.pledges:
            return self.priced(asked.maker, asked.wants)
        judged = self._judge(asked)
        if isinstance(judged, Offer):
            return judged
        return self._turned(asked) if judged else None

    def _turned(self, asked: Offer) -> Offer:
        return Offer(0, self.me, asked.maker, asked.wants, asked.gives, pledges=asked.pledges)

    def talks_of(self, asked: Offer) -> bool:
        """Does it name terms for such things at all?"""
        return True

    @abstractmethod
    def priced(self, other: int, items: tuple[Item, ...]) -> Offer | None:
        """These for money, with some room to be haggled down; None if they are not for sale."""

    @abstractmethod
    def why(self, offer: Offer) -> Reason:
        """What speaks for an offer of one's own."""

    @abstractmethod
    def why_not(self, offer: Offer) -> Reason:
        """What stands against an offer of somebody else most."""
