"""Razzia in words: what is asked, what can be answered, what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from omerta.games.razzia import events
from omerta.games.razzia.content import (
    BAR_IDS,
    BAR_OF,
    CONTENT,
    IS_POLICE,
    KINDS,
    VALUE_OF,
    Content,
)
from omerta.games.razzia.outlook import RazziaOutlook
from omerta.games.razzia.state import ACTIONS, DONE, EXTRA, SHARE
from omerta.games.razzia.view import RazziaView, SplitView
from omerta.games.words import Words as GameWords
from omerta.kernel.events import Happening, SeenEvent
from omerta.kernel.game import SeatView
from omerta.kernel.refusal import Refused
from omerta.text.phrases import Part, Phrase, Row, SeatName, all_names, of_each


class Words(GameWords):
    """Phrases for whoever reads; the bars have the names of the table's own content."""

    runs: ClassVar = {events.Draw: ("seat",)}
    goes_on: ClassVar = {
        "extra": ("extra_drawn",),
        "proposal": ("split",),
        "answer": ("proposal", "answer"),
        "answers": ("proposal",),
        "duel": ("answer", "answers"),
        "duel_won": ("duel",),
        "share": ("answer", "answers", "share"),
    }

    def __init__(self, content: Content | None = None) -> None:
        self._content = content or CONTENT

    # --- parts of sentences ---

    def bar(self, bar: int) -> str:
        return self._content.bars[bar].name

    def card(self, card: int) -> Phrase:
        return Phrase("card", {"kind": KINDS[IS_POLICE[card]], "value": VALUE_OF[card]})

    def card_of_bar(self, card: int) -> Phrase:
        params = self.card(card).params
        return Phrase("card-of", {**params, "bar": self.bar(BAR_OF[card])})

    def money(self, amount: int) -> Phrase:
        return Phrase("money", {"amount": amount})

    def score(self, score: int) -> Phrase:
        return Phrase("score", {"amount": score})

    def bills(self, bills: Iterable[int]) -> Phrase | Row:
        values = tuple(map(self.money, bills))
        return Row(values, " + ") if values else Phrase("nothing")

    def sum(self, bills: Sequence[int]) -> Phrase:
        """What bills make together."""
        return self.money(sum(bills)) if bills else Phrase("nothing")

    def stage(self, seen: SeatView) -> Phrase:
        table: RazziaView = seen.table
        return Phrase("table-round", {"round": table.round, "rounds": table.rounds})

    # --- questions and answers ---

    def question(self, seen: SeatView) -> Phrase:
        table: RazziaView = seen.table
        prompt = seen.prompt
        if prompt is None:
            return Phrase(f"waiting-{seen.asking}", {"names": all_names(seen.waiting)})
        if prompt.answer is not None:
            answer = self.action(seen, prompt.answer)
            return Phrase(f"ask-{prompt.kind}-again", {"answer": answer})
        message = f"ask-{prompt.kind}"
        if table.split is not None:
            if prompt.kind == "propose_split" and len(prompt.draft) == len(table.split.bills):
                message += "-done"
            return Phrase(message, self._split_params(seen, table.split))
        return Phrase(message, {"bill": self.money(table.extra)} if table.extra else {})

    def _split_params(self, seen: SeatView, split: SplitView) -> dict[str, Part]:
        handed_out = len(seen.prompt.draft) if seen.prompt else 0
        mine = split.claimants.index(seen.seat)
        return {
            "bar": self.bar(split.bar),
            "rivals": all_names(split.claimants[1:]),
            "proposer": SeatName(split.claimants[0]),
            "bill": self.money((*split.bills, 0)[handed_out]),
            "share": self.bills(split.shares[mine] if split.shares else ()),
            "total": self.money(sum(split.bills)),
        }

    def action(self, seen: SeatView, action: int) -> Phrase:
        """An answer as the one who may give it reads it."""
        table: RazziaView = seen.table
        verb = ACTIONS[action].verb
        params: dict[str, Part]
        match verb:
            case "play":
                bar, total = BAR_OF[action], money_at(table, BAR_OF[action])
                params = {"card": self.card(action), "bar": self.bar(bar)}
                params["total"] = self.money(total)
            case "extra":
                bar = action - EXTRA
                before = money_at(table, bar)
                params = {"bar": self.bar(bar), "before": self.money(before)}
                params["total"] = self.money(before + (table.extra or 0))
            case _:
                params = self._split_action(seen)
        return Phrase(f"action-{verb}", params, who=action - SHARE if verb == "share" else None)

    def _split_action(self, seen: SeatView) -> dict[str, Part]:
        table: RazziaView = seen.table
        assert table.split is not None
        left = table.split.bills[len(seen.prompt.draft) if seen.prompt else 0 :]
        rest = self.bills(left) if left else "none"
        return {**self._split_params(seen, table.split), "rest": rest}

    def answer(self, seen: SeatView, answer: Sequence[int]) -> Phrase | None:
        """A proposal: who is offered how much."""
        table: RazziaView = seen.table
        if seen.asking != "propose_split" or table.split is None:
            return None
        given: dict[int, int] = {}
        for bill, action in zip(table.split.bills, answer, strict=False):
            if SHARE <= action < DONE and action != SHARE + seen.seat:
                given[action - SHARE] = given.get(action - SHARE, 0) + bill
        if not given:
            return Phrase("table-propose-nothing")
        shares = [
            Phrase("answer-share", {"amount": self.money(amount)}, who=seat)
            for seat, amount in given.items()
        ]
        return Phrase("answer-propose", {"shares": Row(tuple(shares), "and")})

    def refusal(self, refused: Refused) -> Phrase:
        params: dict[str, Part] = dict(refused.params)
        if "bar" in refused.params:
            params["bar"] = self.bar(BAR_IDS.index(str(refused.params["bar"])))
        return Phrase(refused.reason, params)

    # --- what would come of an answer ---

    def outlook(self, seen: SeatView, outlook: Any) -> tuple[Phrase, ...]:
        would: RazziaOutlook = outlook
        params: dict[str, Part] = {
            "sure": self.money(would.sure),
            "stake": self.money(would.stake),
            "percent": round(would.chance * 100),
            "undecided": would.undecided,
        }
        if seen.asking == "propose_split":
            rivals = seen.table.split.claimants[1:]
            params |= {"rivals": len(rivals), "name": SeatName(rivals[0])}
            return (Phrase("table-outlook-proposal", params),)
        return (Phrase("table-outlook-duel" if would.stake else "table-outlook-sure", params),)

    # --- events ---

    def own_event(self, event: SeenEvent) -> Phrase | None:
        what: Any = event.data
        match what:
            case events.Round(round=round_, dealer=dealer):
                return self._told(what, dealer, round=round_)
            case events.Reshuffle(cards=cards):
                return self._told(what, cards=cards)
            case events.Draw(card=int()):
                return self.run([what])
            case events.Draw():
                return None  # that everybody draws a card goes without saying
            case events.Bills(placed=placed):
                return self._told(what, bills=Row(tuple([self._placed(*each) for each in placed])))
            case events.ExtraDrawn(dealer=dealer, bill=bill):
                known = {} if bill is None else {"bill": self.money(bill)}
                return self._told(what, dealer, **known)
            case events.LastRound():
                return self._told(what)
            case events.Extra(dealer=dealer, bar=bar, bill=bill):
                return self._told(what, dealer, bar=self.bar(bar), bill=self.money(bill))
            case events.Reveal(cards=cards):
                return self._told(what, cards=of_each(enumerate(map(self.card_of_bar, cards))))
            case events.Haul() | events.Share() | events.DuelWon():
                return self._told(
                    what, what.seat, bar=self.bar(what.bar), bills=self.sum(what.bills)
                )
            case events.Raid() | events.FailedRaid():
                return self._told(
                    what,
                    bar=self.bar(what.bar),
                    police=all_names(what.police),
                    gamblers=all_names(what.gamblers),
                )
            case events.Split(bar=bar, claimants=claimants, bills=bills):
                who, names = claimants[0], all_names(claimants)
                bar_name = self.bar(bar)
                return self._told(what, who, bar=bar_name, bills=self.sum(bills), claimants=names)
            case events.Proposal(claimants=claimants, shares=shares):
                each = of_each(zip(claimants, map(self.bills, shares), strict=True))
                return self._told(what, shares=each)
            case events.Answer(seat=seat, duel=duel):
                return self._told(what, seat, duel="yes" if duel else "no")
            case events.Answers(claimants=claimants, duels=duels):
                pairs = zip(claimants, duels, strict=True)
                return self._told(what, answers=Row(tuple([_answer(*pair) for pair in pairs])))
            case events.Duel():
                return self._duel(what)
            case events.End(money=money):
                return self._told(what, money=of_each(enumerate(map(self.money, money))))
        raise TypeError(what)

    def run(self, whats: Sequence[events.Draw]) -> Phrase:
        """The cards one draws."""
        drawn = Row(tuple([self.card_of_bar(what.card) for what in whats if what.card is not None]))
        return self._told(whats[0], whats[0].seat, count=len(whats), card=drawn)

    def _told(self, what: Happening, who: int | None = None, **params: Part) -> Phrase:
        return Phrase(f"event-{what.kind}", params, who=who)

    def _placed(self, bar: int, bill: int) -> Phrase:
        return Phrase("bill-on-bar", {"bar": self.bar(bar), "bill": self.money(bill)})

    def _duel(self, duel: events.Duel) -> Phrase:
        (stronger, weaker), (roll, roll2), (total, total2) = duel.seats, duel.rolls, duel.totals
        return self._told(
            duel,
            stronger=SeatName(stronger),
            weaker=SeatName(weaker),
            value=total - roll,
            value2=total2 - roll2,
            roll=roll,
            roll2=roll2,
            total=total,
            total2=total2,
            winner=SeatName(duel.winner),
            tie=("farther" if duel.equal else "weaker") if total == total2 else "no",
        )


def _answer(seat: int, duels: bool) -> Phrase:
    return Phrase(f"event-answer-{'duel' if duels else 'accept'}", who=seat)


def money_at(table: RazziaView, bar: int) -> int:
    return sum([sum(each.bills) for each in table.bars if each.bar == bar])
