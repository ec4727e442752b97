"""What would come of an answer in Razzia: what is sure in a split, and what would be fought for."""

from __future__ import annotations

import msgspec

from omerta.games.razzia.content import VALUE_OF
from omerta.games.razzia.odds import chain_chances
from omerta.games.razzia.rules_split import fought_for, shares_by
from omerta.games.razzia.state import ACCEPT, DUEL, SHARE, Razzia


class RazziaOutlook(msgspec.Struct, frozen=True):
    """Money that is sure, and money that would be fought for, with the chance to win it."""

    sure: int
    stake: int
    chance: float
    undecided: int = 0  # others who may still refuse


def outlook(s: Razzia, seat: int, path: tuple[int, ...]) -> RazziaOutlook | None:
    """None where cards that nobody has seen have their say."""
    if not path or path[-1] < SHARE:
        return None
    if path[-1] == ACCEPT:
        return RazziaOutlook(sum(s.shares[s.claimants.index(seat)]), 0, 0.0)
    if path[-1] == DUEL:
        return duelling(s, seat)
    return proposing(s, seat, path)


def duelling(s: Razzia, seat: int) -> RazziaOutlook:
    """If nobody else refuses who has not yet said so (RZ-5.13)."""
    known = dict(zip(s.claimants[1:], s.duels, strict=False))
    duels = [each == seat or known.get(each, False) for each in s.claimants[1:]]
    fighters, bills = fought_for(s.shares, duels)
    pool = [s.claimants[place] for place in fighters]
    undecided = [each for each in s.claimants[1:] if each != seat and each not in known]
    return RazziaOutlook(0, sum(bills), chance_of(s, seat, pool), len(undecided))


def proposing(s: Razzia, seat: int, path: tuple[int, ...]) -> RazziaOutlook:
    """What the proposer keeps if all accept; and what is fought for if all refuse."""
    kept = shares_by(s, path).get(seat, ())
    return RazziaOutlook(sum(kept), sum(s.stack), chance_of(s, seat, list(s.claimants)))


def chance_of(s: Razzia, seat: int, pool: list[int]) -> float:
    """Of winning the duels among these claimants, who are in rank order."""
    values = [VALUE_OF[s.played[each]] for each in pool]
    return chain_chances(s.die, values)[pool.index(seat)]
