"""Who gets what from a character: MZ-6.8 to 6.23, as one comparison of what lies there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from omerta.kernel.asks import NOBODY


class Face(NamedTuple):
    """What a character asks for: how the face that is up, and the Godfather, want it."""

    golden: bool
    price: int  # of the silver face
    means: int
    godfather: bool  # he stands here


class Outcome(NamedTuple):
    """By colour; the straw man ranks like a player (MZ-9.7)."""

    rule: str
    served: tuple[int, ...]  # get the favour and pay nothing
    spend: tuple[int, ...]  # their gems go to the Reserve, all others' to the slush fund
    may_pay: tuple[int, ...]
    token: int  # who gets a Godfather token besides
    second: int  # who is served as the second player


def outcome(face: Face, gems: Sequence[int]) -> Outcome:
    """What these gems, by colour, come to. There is at least one."""
    most = max(gems)
    leaders = tuple([colour for colour, count in enumerate(gems) if count == most])
    if face.godfather:
        return with_godfather(face, gems, leaders)
    alone = len(leaders) == 1
    if face.golden:
        if alone:
            return Outcome("MZ-6.8", leaders, leaders, (), NOBODY, NOBODY)
        return Outcome("MZ-6.10", (), (), (), NOBODY, NOBODY)
    if face.means:
        able = tuple([colour for colour, count in enumerate(gems) if count >= face.means])
        return Outcome("MZ-6.16", able, (), (), NOBODY, NOBODY)
    if alone:
        return Outcome("MZ-6.11", leaders, leaders, bidders(gems, leaders), NOBODY, NOBODY)
    return Outcome("MZ-6.13", (), (), bidders(gems, ()), NOBODY, NOBODY)


def with_godfather(face: Face, gems: Sequence[int], leaders: tuple[int, ...]) -> Outcome:
    """MZ-6.18 to 6.23: replaces all but the means."""
    alone = len(leaders) == 1
    second = second_player(gems, leaders) if alone else NOBODY  # MZ-6.21
    served = leaders if second == NOBODY else (*leaders, second)
    may_pay: tuple[int, ...] = ()
    if not face.golden and face.means:  # MZ-6.23
        served += tuple(
            [c for c, count in enumerate(gems) if count >= face.means and c not in served]
        )
    elif not face.golden:  # MZ-6.22
        may_pay = bidders(gems, served)
    if alone:
        return Outcome("MZ-6.18", served, leaders, may_pay, leaders[0], second)
    return Outcome("MZ-6.19", served, leaders, may_pay, NOBODY, NOBODY)


def second_player(gems: Sequence[int], leaders: tuple[int, ...]) -> int:
    """MZ-6.20: the one player alone in second place."""
    rest = [0 if colour in leaders else count for colour, count in enumerate(gems)]
    most = max(rest)
    # (Where nobody else bid, the leader's own place is empty like the others'.)
    return rest.index(most) if rest.count(most) == 1 else NOBODY


def bidders(gems: Sequence[int], but: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([colour for colour, count in enumerate(gems) if count and colour not in but])
