"""What would come of an order or an offer, in words."""

from __future__ import annotations

from collections.abc import Iterator

from omerta.games.deal.outlook import Attack, Gain, OfferOutlook, OrderOutlook, Outlook
from omerta.games.deal.words.names import Names, territory, yes
from omerta.kernel.game import SeatView
from omerta.text.phrases import Part, Phrase


class Outlooks(Names):
    def outlook(self, seen: SeatView, outlook: Outlook | OfferOutlook | None) -> tuple[Phrase, ...]:
        if isinstance(outlook, OfferOutlook):
            return tuple(self._goals(outlook.goals))
        if outlook is None or outlook.order is None:
            return ()
        return tuple(self._order(outlook.order))

    def _order(self, order: OrderOutlook) -> Iterator[Phrase]:
        if order.attack is not None:
            yield from _attack(order.attack)
        for gain in order.taken:
            yield Phrase("table-taken", _gained(gain))
        for gain in order.left:
            capital = self.content.territories[gain.place].capital
            yield Phrase("table-left", {**_gained(gain), "capital": yes(capital)})
        yield from self._goals(order.goals)

    def _goals(self, goals: tuple[int, ...]) -> Iterator[Phrase]:
        for which in goals:
            what = self.objective(which, short=True)
            yield Phrase("table-would-fulfil", {"what": what, "points": self.board.points[which]})


def _attack(attack: Attack) -> Iterator[Phrase]:
    forces: dict[str, Part] = {"attack": attack.mine, "defence": attack.theirs}
    yield Phrase("table-order-against", {"place": territory(attack.place), **forces})
    yield Phrase("table-odds", {"percent": round(100 * attack.chance)})
    yield Phrase("table-victory", _gained(Gain(attack.place, attack.respect, attack.drugs)))


def _gained(gain: Gain) -> dict[str, Part]:
    return {"place": territory(gain.place), "respect": gain.respect, "drugs": gain.drugs}
