"""La Cosa Nostra in words: what would come of an answer or an offer."""

from __future__ import annotations

from typing import Any

from omerta.games.cosa_nostra.odds import Forecast
from omerta.games.cosa_nostra.outlook import OfferOutlook, Outlook, Remark, Standing
from omerta.games.cosa_nostra.state import NOBODY
from omerta.games.cosa_nostra.words.names import Names, money, monopoly
from omerta.kernel.game import SeatView
from omerta.text.phrases import Part, Phrase, Row


class Outlooks(Names):
    def outlook(self, seen: SeatView, outlook: Any) -> tuple[Phrase, ...]:
        facts: dict[str, Part]
        match outlook:
            case Outlook(targets=targets) if targets:
                return tuple([self._throw(each, target) for target, each in targets.items()])
            case Outlook(helped=helped) if helped:
                return tuple([self._throw(each, by) for by, each in helped.items()])
            case Outlook(throw=Forecast(odds=tuple()) as throw):
                return (self._throw(throw),)
            case Outlook(cash=(left, lost), counts=counts):
                facts = {"left": money(left), "lost": money(lost)}
                if left == lost:
                    return (Phrase("outlook-launder", {**facts, "counts": money(counts)}),)
                return (Phrase("outlook-stake", facts),)
            case Outlook(more=0):
                return (Phrase("outlook-reroll-in-vain"),)
            case Outlook(monopoly=number) if number != NOBODY:
                income = money(self.board.monopoly_income[number])
                return (
                    Phrase("outlook-monopoly", {"monopoly": monopoly(number), "income": income}),
                )
            case OfferOutlook(seats=seats, warnings=warnings, secrets=secrets):
                changed = [each for each in seats if changes(each)]
                lines = [self._standing(each) for each in changed]
                return (*lines, *[self._remark(each) for each in (*warnings, *secrets)])
        return ()

    def _throw(self, throw: Forecast, other: int | None = None) -> Phrase:
        assert throw.odds is not None
        assert throw.threshold is not None
        none, _, more = throw.odds
        facts: dict[str, Part] = {
            "dice": Phrase("dice", {"dice": throw.dice}),
            "threshold": throw.threshold,
            "percent": round(100 * (1 - none)),
            "more": round(100 * more),
        }
        if other is None:
            return Phrase("outlook-throw", facts)
        return Phrase("outlook-throw-at", {**facts, "gangster": self.gangster(other)})

    def _standing(self, each: Standing) -> Phrase:
        facts: dict[str, Part] = {"cash": money(each.cash[1]), "income": money(each.income[1])}
        return Phrase("outlook-standing", {**facts, "markers": each.markers[1]}, who=each.seat)

    def _remark(self, remark: Remark) -> Phrase:
        cards, amount, seat = remark.cards, remark.amount, remark.seat
        facts: dict[str, Part]
        match remark.what:
            case "short-cash":
                return Phrase("deal-short-cash", {"cash": money(amount)}, who=seat)
            case "short-markers":
                return Phrase("deal-short-markers", {"free": amount}, who=seat)
            case "monopoly-lost" | "monopoly-won":
                return Phrase(f"deal-{remark.what}", {"monopoly": monopoly(cards[0])}, who=seat)
            case "task":
                return Phrase("deal-task", {"gangster": self.gangster(cards[0])})
            case "purchases":
                facts = {"businesses": self.businesses(cards), "cost": money(amount)}
                return Phrase("deal-purchases", facts)
            case "possible" | "impossible":
                facts = {"jobs": Row(self.jobs(cards).parts, "and"), "count": len(cards)}
                return Phrase(f"deal-{remark.what}", facts)


def changes(standing: Standing) -> bool:
    turns = (standing.cash, standing.income, standing.markers)
    return any(before != after for before, after in turns)
