"""The consigliere: the best few answers for a seat, what each is worth, and why.

It thinks on what the seat sees and nothing more, as a bot does. Why an answer is good is said in
the game's own terms: the one it does most for, beside the other answers that were weighed. Nothing
is said that might be chance, nor of two answers the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from omerta.bots.playable import Playable
from omerta.bots.search import Answer, Budget, Search, Verdict, is_ahead
from omerta.kernel.dice import Luck, derive
from omerta.kernel.drivers import Decision

MOST = 3
# Of a lead that makes winning three times as likely: less is no reason.
LEAST = 0.05
# Standard errors by which an answer must do more for a term than the others.
CERTAIN = 2.0
# A first glance at how things stand counts for so many worlds; it looks at a few deals.
GLANCE, GLANCES = 1.0, 3
# Before the end nobody has surely won, nor lost: a glance never says more than this.
SUREST = 0.99
BUDGET = Budget(thoughts=400, seconds=1.5)


class Advice(msgspec.Struct, frozen=True):
    answer: Answer
    chance: float  # to win; never quite 0 or 1
    even: bool  # with the first: that one is not better by more than chance explains
    term: str  # why: the game's message `gain-<term>` says it; "" if nothing stands out
    amount: float  # how much more of it than other answers bring


def advise(
    played: Playable, decision: Decision, key: bytes, budget: Budget = BUDGET
) -> list[Advice]:
    """The best first."""
    # Nobody asks about a question that is not worth a thought.
    prospects = replace(played.prospects, quick=frozenset())
    search = Search(replace(played, prospects=prospects), Luck(key), budget)
    weighed = search.think(decision)
    quick = decision.view().asking in played.prospects.quick
    verdicts = _sensible(weighed, list(search.usual), quick)
    least = LEAST * prospects.lead(decision.redeal(key))
    best, glance = verdicts[:MOST], _glance(played, decision, key)
    return [
        Advice(
            each.answer,
            _chance(each, glance),
            not best[0].beats(each),
            *_reason(each, [other for other in verdicts if other is not each], best, least),
        )
        for each in best
    ]


def _sensible(verdicts: list[Verdict], usual: list[Answer], quick: bool) -> list[Verdict]:
    """What may be advised, the best first.

    The game's own player is only overruled by what surely does better. Answers that only chance
    came up with are not advised unless they surely do; and never where what is seen by thinking
    ahead is worth less than the player's own reckoning.
    """
    own = next(verdict for verdict in verdicts if verdict.answer == usual[0])
    sure = [] if quick else [each for each in verdicts if each.beats(own)]
    others = [each for each in verdicts if each.answer in usual and each not in (own, *sure)]
    return [*sure, own, *others]


def _glance(played: Playable, decision: Decision, key: bytes) -> float:
    """How prospects judge the position before anybody plays on."""
    seat = decision.view().seat
    worlds = [decision.redeal(derive(key, "glance", n)) for n in range(GLANCES)]
    chance = _mean([played.prospects.chances(played.game, world)[seat] for world in worlds])
    return min(SUREST, max(1 - SUREST, chance))


def _chance(verdict: Verdict, glance: float) -> float:
    """Few worlds prove little, so the glance counts as well."""
    return (verdict.chance * verdict.tries + glance * GLANCE) / (verdict.tries + GLANCE)


def _reason(
    verdict: Verdict, others: Sequence[Verdict], best: Sequence[Verdict], least: float
) -> tuple[str, float]:
    """The term an answer is surely and most ahead in, if none of the best does more for it."""
    if verdict.hope <= _mean([each.hope for each in others if each.tries]):
        return "", 0.0
    leads = {term: _leads(verdict, others, term) for term in _terms(verdict)}
    for term in sorted(leads, key=lambda term: -_mean(leads[term])):
        amount = _mean(leads[term])
        if amount < least:
            break
        most = max(best, key=lambda each: _amount(each, term))
        if is_ahead(leads[term], CERTAIN) and most is verdict:
            return term, amount
    return "", 0.0


def _terms(verdict: Verdict) -> list[str]:
    return list(dict.fromkeys(term for reasons in verdict.reasons for term in reasons))


def _leads(verdict: Verdict, others: Sequence[Verdict], term: str) -> list[float]:
    """World by world, how much more of a term an answer brings than the others there."""
    leads = []
    for world, reasons in enumerate(verdict.reasons):
        met = [each.reasons[world].get(term, 0.0) for each in others if world < each.tries]
        if met:
            leads.append(reasons.get(term, 0.0) - _mean(met))
    return leads


def _amount(verdict: Verdict, term: str) -> float:
    return _mean([reasons.get(term, 0.0) for reasons in verdict.reasons])


def _mean(amounts: Sequence[float]) -> float:
    return sum(amounts) / len(amounts) if amounts else 0.0
