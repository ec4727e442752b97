"""Razzia in words: what is asked, what can be answered, what happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from omerta.games.razzia.content import (
    BAR_IDS,
    BAR_OF,
    CONTENT,
    IS_POLICE,
    KINDS,
    VALUE_OF,
    Content,
)
from omerta.games.razzia.state import ACTIONS, EXTRA, SHARE
from omerta.games.razzia.view import RazziaView, SplitView
from omerta.games.words import Words as GameWords
from omerta.kernel.events import SeenEvent
from omerta.kernel.game import SeatView
from omerta.kernel.refusal import Refused
from omerta.text.phrases import Part, Phrase, Row, SeatName, all_names, of_each


class Words(GameWords):
    """Phrases for whoever reads; the bars have the names of the table's own content."""

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

    def sum(self, bills: list[int]) -> Phrase | Row:
        """Bills, and what they make together if there are several."""
        if len(bills) < 2:
            return self.bills(bills)
        return Phrase("sum", {"bills": self.bills(bills), "total": self.money(sum(bills))})

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

    def refusal(self, refused: Refused) -> Phrase:
        params: dict[str, Part] = dict(refused.params)
        if "bar" in refused.params:
            params["bar"] = self.bar(BAR_IDS.index(str(refused.params["bar"])))
        return Phrase(refused.reason, params)

    # --- events ---

    def own_event(self, event: SeenEvent) -> Phrase | None:
        data = event.data
        if event.kind == "draw" and "card" not in data:
            return None  # that everybody draws a card goes without saying
        params: dict[str, Part] = {
            key: value
            for key, value in data.items()
            if type(value) in (str, int)  # a truth value is no part of a phrase
        }
        for key in ("police", "gamblers", "claimants"):
            if key in data:
                params[key] = all_names(data[key])
        if "bill" in data:
            params["bill"] = self.money(data["bill"])
        if "bills" in data:
            params["bills"] = self.sum(data["bills"])
        if "bar" in data:
            params["bar"] = self.bar(data["bar"])
        if "duel" in data:
            params["duel"] = "yes" if data["duel"] else "no"
        special = getattr(self, f"_event_{event.kind}", None)
        if special is not None:
            params |= special(data)
        return Phrase(f"event-{event.kind}", params, who=spoken_of(event))

    def _event_draw(self, data: dict[str, Any]) -> dict[str, Part]:
        return {"card": self.card_of_bar(data["card"])}

    def _event_bills(self, data: dict[str, Any]) -> dict[str, Part]:
        placed = [
            Phrase("bill-on-bar", {"bar": self.bar(bar), "bill": self.money(bill)})
            for bar, bill in data["placed"]
        ]
        return {"bills": Row(tuple(placed))}

    def _event_reveal(self, data: dict[str, Any]) -> dict[str, Part]:
        return {"cards": of_each(enumerate(map(self.card_of_bar, data["cards"])))}

    def _event_proposal(self, data: dict[str, Any]) -> dict[str, Part]:
        shares = map(self.bills, data["shares"])
        return {"shares": of_each(zip(data["claimants"], shares, strict=True))}

    def _event_answers(self, data: dict[str, Any]) -> dict[str, Part]:
        answers = [
            Phrase(f"event-answer-{'duel' if duels else 'accept'}", who=seat)
            for seat, duels in zip(data["claimants"], data["duels"], strict=True)
        ]
        return {"answers": Row(tuple(answers))}

    def _event_duel(self, data: dict[str, Any]) -> dict[str, Part]:
        (stronger, weaker), (roll, roll2), (total, total2) = (
            data["seats"],
            data["rolls"],
            data["totals"],
        )
        return {
            "stronger": SeatName(stronger),
            "weaker": SeatName(weaker),
            "value": total - roll,
            "value2": total2 - roll2,
            "roll": roll,
            "roll2": roll2,
            "total": total,
            "total2": total2,
            "winner": SeatName(data["winner"]),
            "tie": ("farther" if data["equal"] else "weaker") if total == total2 else "no",
        }

    def _event_end(self, data: dict[str, Any]) -> dict[str, Part]:
        return {"money": of_each(enumerate(map(self.money, data["money"])))}


def spoken_of(event: SeenEvent) -> int | None:
    """The seat an event speaks of as you or by name; of a split, the one who proposes."""
    if event.kind == "split":
        proposer: int = event.data["claimants"][0]
        return proposer
    return event.data.get("seat", event.data.get("dealer"))


def money_at(table: RazziaView, bar: int) -> int:
    return sum(bill for each in table.bars if each.bar == bar for bill in each.bills)
