"""The consigliere: the best few answers for a seat, what each is worth, and why.

It thinks on what the seat sees and nothing more, as a bot does. Why an answer is good is said in
the game's own terms: the one by which it brings most beside the other answers that were weighed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec

from omerta.bots.levels import prospects_of
from omerta.bots.search import Answer, Budget, Search, Verdict
from omerta.kernel.dice import Luck
from omerta.kernel.drivers import Chair
from omerta.kernel.game import Game

MOST = 3
# Of a lead that makes winning three times as likely: less is no reason.
LEAST = 0.05
BUDGET = Budget(thoughts=400, seconds=1.5)


class Advice(msgspec.Struct, frozen=True):
    answer: Answer
    hope: float  # to win, nearly: from 0 to 1
    term: str  # why: the game's message `gain-<term>` says it; "" if nothing stands out
    amount: float  # how much more of it than other answers bring


def advise(game: Game[Any], chair: Chair, key: bytes, budget: Budget = BUDGET) -> list[Advice]:
    """The best first."""
    # Nobody asks about a question that is not worth a thought.
    prospects = replace(prospects_of(game), quick=frozenset())
    verdicts = Search(game, Luck(key), budget, prospects).think(chair)
    least = LEAST * prospects.lead(chair.redeal(key))
    return [
        Advice(each.answer, each.hope, *_reason(each, verdicts, least)) for each in verdicts[:MOST]
    ]


def _reason(verdict: Verdict, weighed: Sequence[Verdict], least: float) -> tuple[str, float]:
    """The term by which an answer is most above the mean of the others."""
    others = [each for each in weighed if each is not verdict and each.tries]
    if not others:
        return "", 0.0
    above = {
        term: amount - sum(each.reasons.get(term, 0.0) for each in others) / len(others)
        for term, amount in verdict.reasons.items()
    }
    term = max(above, key=lambda each: above[each], default="")
    return (term, above[term]) if term and above[term] >= least else ("", 0.0)
