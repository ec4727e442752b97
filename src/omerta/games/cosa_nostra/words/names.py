"""La Cosa Nostra in words: the names of things, and parts of sentences made of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from omerta.games.cosa_nostra.content import (
    BUSINESS_IDS,
    CASH,
    CONTENT,
    INFLUENCE_IDS,
    JOB_KEYS,
    MONOPOLY_IDS,
    Board,
    Content,
)
from omerta.games.cosa_nostra.effects import aimed_at, amounts
from omerta.games.cosa_nostra.state import HIMSELF, HIS_GANGSTER
from omerta.games.cosa_nostra.view import CosaNostraView, GangsterView
from omerta.games.cosa_nostra.words.reading import lacking, threshold
from omerta.games.words import Words as GameWords
from omerta.kernel.state import Item
from omerta.text.phrases import Part, Phrase, Row, SeatName

NONE_OF_THEM = "no"  # a part of a sentence that the message itself leaves out


def yes(fact: bool) -> str:
    return "yes" if fact else "no"


def capital(part: Part) -> Row:
    return Row((part,), capital=True)


def roman(number: int) -> Phrase:
    return Phrase("roman", {"number": number})


def money(amount: int) -> Phrase:
    return Phrase("money", {"amount": amount})


def numbers(dice: Sequence[int]) -> Row:
    return Row(tuple(map(str, dice)), by="and")


def influence(kind: int) -> Phrase:
    return Phrase(f"influence-{INFLUENCE_IDS[kind]}")


def an_influence(kind: int) -> Phrase:
    return Phrase(f"influence-a-{INFLUENCE_IDS[kind]}")


def influence_text(kind: int) -> Phrase:
    return Phrase(f"influence-text-{INFLUENCE_IDS[kind]}")


def monopoly(number: int) -> Phrase:
    return Phrase(f"monopoly-{MONOPOLY_IDS[number]}")


def kind_of_business(kind: int) -> Phrase:
    return Phrase(f"business-{BUSINESS_IDS[kind]}")


def a_kind(kind: int) -> Phrase:
    return Phrase(f"business-a-{BUSINESS_IDS[kind]}")


def counted(kinds: Iterable[int], by: Literal["and", ", ", " + "] = " + ") -> Row:
    """Kinds of Businesses, several of one counted."""
    kinds = list(kinds)
    return Row(
        tuple(
            Phrase("several", {"count": kinds.count(kind), "what": kind_of_business(kind)})
            for kind in dict.fromkeys(kinds)
        ),
        by,
    )


class Names(GameWords):
    """What depends on the table's own content: names, prices, amounts."""

    def __init__(self, content: Content | None = None) -> None:
        self.content = content or CONTENT
        self.board: Board = self.content.board()
        self._gangsters = [who.name for family in self.content.families for who in family.gangsters]

    def gangster(self, number: int) -> str:
        return self._gangsters[number]

    def whose_gangster(self, number: int, seat: int) -> Phrase:
        return Phrase("gangster-whose", {"gangster": self.gangster(number)}, who=seat)

    def business(self, card: int) -> Phrase:
        return kind_of_business(self.board.kind[card])

    def a_business(self, card: int) -> Phrase:
        return a_kind(self.board.kind[card])

    def whose_business(self, card: int, seat: int) -> Phrase:
        return Phrase(f"business-whose-{BUSINESS_IDS[self.board.kind[card]]}", who=seat)

    def businesses(self, cards: Iterable[int]) -> Row:
        return counted([self.board.kind[card] for card in cards], ", ")

    def job(self, card: int) -> Phrase:
        key = self.board.jobs[card].key
        name = self.content.job_ids()[card] if key == CASH else JOB_KEYS[key]
        return Phrase(f"job-{name}")

    def jobs(self, cards: Iterable[int]) -> Row:
        return Row(tuple(map(self.job, cards)))

    def effect(self, card: int) -> Phrase:
        """What a Job does with one success, and with more."""
        job = self.board.jobs[card]
        low, high = amounts(job, self.board.numbers)
        return Phrase(f"effect-{JOB_KEYS[job.key]}", {"low": money(low), "high": money(high)})

    def needs(self, card: int) -> Row:
        return counted(self.board.jobs[card].needs)

    def needs_and_lacks(self, table: CosaNostraView, seat: int, card: int) -> Row:
        """What a Job needs, each with whether its player has it."""
        needed, missing = self.board.jobs[card].needs, lacking(table, self.board, seat, card)
        parts = []
        for kind in dict.fromkeys(needed):
            count, lacks = needed.count(kind), missing.count(kind)
            what = Phrase("several", {"count": count, "what": kind_of_business(kind)})
            say = "need-partly" if 0 < lacks < count else "need"
            parts.append(Phrase(say, {"what": what, "missing": lacks}))
        return Row(tuple(parts))

    def job_line(
        self, table: CosaNostraView, seat: int, card: int, by: GangsterView | None = None
    ) -> Phrase:
        """A Job of a player with all that matters: done by this gangster, if it is known."""
        job = self.board.jobs[card]
        needed = job.difficulty
        if by is not None and needed:  # else it depends on the target, too
            needed = threshold(self.board, card, by)
        facts: dict[str, Part] = {
            "job": self.job(card),
            "difficulty": Phrase("difficulty", {"difficulty": needed}),
            "effect": self.effect(card),
        }
        if not job.needs:
            return Phrase("job-line", facts)
        needs = self.needs_and_lacks(table, seat, card)
        return Phrase("job-line-needs", {**facts, "needs": needs})

    def task_line(self, table: CosaNostraView, seat: int, each: GangsterView) -> Phrase:
        """What one of his gangsters is to do, with all that matters."""
        if each.business is not None:
            price = money(self.board.cost[each.business])
            return Phrase("task-buying", {"a": self.a_business(each.business), "price": price})
        assert each.job is not None
        return self.job_line(table, seat, each.job, each)

    def threatened(self, victim: int, kind: int, card: int) -> Part:
        """CN-8.2: what an announcement names."""
        if kind == HIMSELF:
            return SeatName(victim)
        if kind == HIS_GANGSTER:
            return self.whose_gangster(card, victim)
        return self.whose_business(card, victim)

    def target(self, job: int, victim: int, target: int) -> Part:
        """Whom or what a Job is against."""
        aim = aimed_at(self.board.jobs[job])
        if aim == "player":
            return SeatName(victim)
        if aim == "gangster":
            return self.whose_gangster(target, victim)
        return self.whose_business(target, victim)

    def payment(self, amount: int) -> Phrase:
        return Phrase("item-cash", {"amount": amount})

    def item(self, item: Item) -> Phrase:
        what, which = item
        if what == "cash":
            return self.payment(which)
        if what == "gangster":
            return Phrase("item-gangster", {"gangster": self.gangster(which)})
        return Phrase(f"item-{what}", {"a": self.a_business(which)})
