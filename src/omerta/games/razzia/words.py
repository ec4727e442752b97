"""Razzia in words: what is asked, what can be answered, what happened. One language at a time."""

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
from omerta.kernel.events import SeenEvent
from omerta.kernel.game import SeatView
from omerta.kernel.refusal import Refused
from omerta.text import Text


class Words:
    """Speaks to one reader: the seat `me`, or nobody in particular (-1)."""

    def __init__(
        self, text: Text, names: list[str], me: int, content: Content | None = None
    ) -> None:
        self._text = text
        self._names = names
        self._me = me
        self._content = content or CONTENT

    # --- parts of sentences ---

    def name(self, seat: int) -> str:
        return self._text("you") if seat == self._me else self._names[seat]

    def all_names(self, seats: Iterable[int]) -> str:
        return self._text.together([self.name(seat) for seat in seats])

    def bar(self, bar: int) -> str:
        return self._content.bars[bar].name

    def card(self, card: int) -> str:
        return self._text("card", kind=KINDS[IS_POLICE[card]], value=VALUE_OF[card])

    def card_of_bar(self, card: int) -> str:
        return self._text(
            "card-of",
            kind=KINDS[IS_POLICE[card]],
            value=VALUE_OF[card],
            bar=self.bar(BAR_OF[card]),
        )

    def money(self, amount: int) -> str:
        return self._text("money", amount=amount)

    def score(self, score: int) -> str:
        return self._text("score", amount=score)

    def bills(self, bills: Iterable[int]) -> str:
        return " + ".join(self.money(bill) for bill in bills) or self._text("nothing")

    def sum(self, bills: list[int]) -> str:
        """Bills, and what they make together if there are several."""
        if len(bills) < 2:
            return self.bills(bills)
        return self._text("sum", bills=self.bills(bills), total=self.money(sum(bills)))

    def _each(self, whats: Iterable[tuple[int, str]]) -> str:
        """What is said of each seat, as a list that begins a sentence."""
        parts = [self._text("labelled", label=self.name(seat), what=what) for seat, what in whats]
        joined = ", ".join(parts)
        return joined[:1].upper() + joined[1:]

    def _who(self, seat: int) -> dict[str, str]:
        return {"you": "yes" if seat == self._me else "no", "name": self._names[seat]}

    # --- questions and answers ---

    def question(self, seen: SeatView) -> str:
        table: RazziaView = seen.table
        prompt = seen.prompt
        if prompt is None:
            return self._text(f"waiting-{seen.asking}", names=self.all_names(seen.waiting))
        if prompt.answer is not None:
            answer = self.action(seen, prompt.answer)
            return self._text(f"ask-{prompt.kind}-again", answer=answer)
        params: dict[str, Any] = {"bill": self.money(table.extra or 0)}
        message = f"ask-{prompt.kind}"
        if table.split is not None:
            params |= self._split_params(seen, table.split)
            if prompt.kind == "propose_split" and len(prompt.draft) == len(table.split.bills):
                message += "-done"
        return self._text(message, params)

    def _split_params(self, seen: SeatView, split: SplitView) -> dict[str, str]:
        handed_out = len(seen.prompt.draft) if seen.prompt else 0
        mine = split.claimants.index(seen.seat)
        return {
            "bar": self.bar(split.bar),
            "rivals": self.all_names(split.claimants[1:]),
            "proposer": self.name(split.claimants[0]),
            "bill": self.money((*split.bills, 0)[handed_out]),
            "share": self.bills(split.shares[mine] if split.shares else ()),
            "total": self.money(sum(split.bills)),
        }

    def action(self, seen: SeatView, action: int) -> str:
        """An answer as the one who may give it reads it."""
        table: RazziaView = seen.table
        verb = ACTIONS[action].verb
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
                params = self._split_action(seen, action)
        return self._text(f"action-{verb}", params)

    def _split_action(self, seen: SeatView, action: int) -> dict[str, str]:
        table: RazziaView = seen.table
        assert table.split is not None
        params = self._split_params(seen, table.split)
        if ACTIONS[action].verb == "share":
            params |= self._who(action - SHARE)
        left = table.split.bills[len(seen.prompt.draft) if seen.prompt else 0 :]
        return {**params, "rest": self.bills(left) if left else "none"}

    def refusal(self, refused: Refused) -> str:
        params: dict[str, Any] = dict(refused.params)
        if "bar" in params:
            params["bar"] = self.bar(BAR_IDS.index(params["bar"]))
        return self._text(refused.reason, params)

    # --- events ---

    def event(self, event: SeenEvent) -> str | None:
        """One line about what happened; None for what needs no line."""
        data = event.data
        if event.kind == "draw" and "card" not in data:
            return None  # that everybody draws a card goes without saying
        params: dict[str, Any] = {
            key: value for key, value in data.items() if isinstance(value, str | int)
        }
        for key in ("seat", "dealer"):
            if key in data:
                params |= self._who(data[key])
        for key in ("police", "gamblers", "claimants"):
            if key in data:
                params[key] = self.all_names(data[key])
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
        return self._text(f"event-{event.kind}", params)

    def _event_draw(self, data: dict[str, Any]) -> dict[str, str]:
        return {"card": self.card_of_bar(data["card"])}

    def _event_bills(self, data: dict[str, Any]) -> dict[str, str]:
        placed = [f"{self.bar(bar)} {self.money(bill)}" for bar, bill in data["placed"]]
        return {"bills": ", ".join(placed)}

    def _event_reveal(self, data: dict[str, Any]) -> dict[str, str]:
        cards = [self.card_of_bar(card) for card in data["cards"]]
        return {"cards": self._each(enumerate(cards))}

    def _event_split(self, data: dict[str, Any]) -> dict[str, str]:
        return self._who(data["claimants"][0])

    def _event_proposal(self, data: dict[str, Any]) -> dict[str, str]:
        shares = [self.bills(share) for share in data["shares"]]
        return {"shares": self._each(zip(data["claimants"], shares, strict=True))}

    def _event_answers(self, data: dict[str, Any]) -> dict[str, str]:
        answers = [
            self._text(f"event-answer-{'duel' if duels else 'accept'}", self._who(seat))
            for seat, duels in zip(data["claimants"], data["duels"], strict=True)
        ]
        return {"answers": ", ".join(answers)}

    def _event_duel(self, data: dict[str, Any]) -> dict[str, Any]:
        (stronger, weaker), (roll, roll2), (total, total2) = (
            data["seats"],
            data["rolls"],
            data["totals"],
        )
        return {
            "stronger": self.name(stronger),
            "weaker": self.name(weaker),
            "value": total - roll,
            "value2": total2 - roll2,
            "roll": roll,
            "roll2": roll2,
            "total": total,
            "total2": total2,
            "winner": self.name(data["winner"]),
            "tie": ("farther" if data["equal"] else "weaker") if total == total2 else "no",
        }

    def _event_end(self, data: dict[str, Any]) -> dict[str, str]:
        return {"money": self._each(enumerate(map(self.money, data["money"])))}


def money_at(table: RazziaView, bar: int) -> int:
    return sum(bill for each in table.bars if each.bar == bar for bill in each.bills)
