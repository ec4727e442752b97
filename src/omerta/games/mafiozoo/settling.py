"""Who gets what from a character: MZ-6.8 to 6.23, as one comparison of what lies there.

The rules settle by `outcome`. View, outlook, words and bots say by the same function what would
come of gems that lie there, or might.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec

from omerta.games.mafiozoo.content import Board
from omerta.games.mafiozoo.state import FAVOUR_PHASE, Mafiozoo
from omerta.kernel.asks import NOBODY


class Face(NamedTuple):
    """What a character asks for: how the face that is up, and the Godfather, want it."""

    golden: bool
    price: int  # of the silver face
    means: int
    godfather: bool  # he stands here


@lru_cache(200)
def faces(board: Board, golden: tuple[bool, ...], godfather: int) -> tuple[Face, ...]:
    """By character: the tiles as they lie, the Godfather where he stands."""
    return tuple(
        [
            Face(up, board.price[who], board.means[who], who == godfather)
            for who, up in enumerate(golden)
        ]
    )


def face_of(s: Mafiozoo, character: int) -> Face:
    return faces(s.board, s.golden, s.godfather)[character]


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


def leader(gems: Sequence[int]) -> int:
    """The colour alone in front, or NOBODY."""
    most = max(gems)
    return gems.index(most) if most and gems.count(most) == 1 else NOBODY


# --- what players are told of it ---


# The sentences of a verdict: `table-verdict-…` in the text files.
Sentence = Literal[
    "none",
    "later",
    "lead",
    "tie",
    "tie-pay",
    "means",
    "too-few",
    "godfather",
    "godfather-tie",
    "straw",
    "straw-nobody",
    "straw-second",
    "straw-means",
    "second",
    "pay",
]
BY_RULE: dict[str, Sentence] = {
    "MZ-6.8": "lead",
    "MZ-6.10": "tie",
    "MZ-6.11": "lead",
    "MZ-6.13": "tie-pay",
    "MZ-6.16": "means",
    "MZ-6.18": "godfather",
    "MZ-6.19": "godfather-tie",
}


class Verdict(msgspec.Struct, frozen=True):
    """What the gems on a character come to. The straw man gets nothing (MZ-9.7), so only players
    are named; but he may lead."""

    rule: str
    leader: int  # the colour alone in front, or nobody
    says: tuple[Sentence, ...]
    served: tuple[int, ...] = ()  # get the favour free
    may_pay: tuple[int, ...] = ()  # may buy it
    token: int = NOBODY  # who gets a Godfather token besides
    second: int = NOBODY  # who is served as the second player


@lru_cache(50_000)
def verdict(face: Face, gems: tuple[int, ...], players: int) -> Verdict:
    """What these gems, by colour, would come to."""
    if not any(gems):
        return Verdict("MZ-6.2", NOBODY, ("none",))
    result, ahead = outcome(face, gems), leader(gems)
    served = tuple([colour for colour in result.served if colour < players])
    may_pay = tuple([colour for colour in result.may_pay if colour < players])
    second = result.second if result.second < players else NOBODY
    return Verdict(
        rule=result.rule,
        leader=ahead,
        says=sentences(result.rule, ahead >= players, served, may_pay, second),
        served=served,
        may_pay=may_pay,
        token=result.token if result.token < players else NOBODY,
        second=second,
    )


def sentences(
    rule: str, straw_leads: bool, served: tuple[int, ...], may_pay: tuple[int, ...], second: int
) -> tuple[Sentence, ...]:
    """How an outcome is said: what the lead brings, who comes second, who may pay."""
    said: list[Sentence] = []
    if rule == "MZ-6.16":
        said.append("means" if served else "too-few")
    elif not straw_leads:
        said.append(BY_RULE[rule])
        if second != NOBODY:
            said.append("second")
    elif not served:
        said.append("straw" if may_pay else "straw-nobody")
    else:
        said.append("straw-second" if served == (second,) else "straw-means")
    if may_pay:
        said.append("pay")
    return tuple(said)


@lru_cache(10_000)
def kept_for_later(gems: tuple[int, ...]) -> Verdict:
    """MZ-6.32: this character has been settled with; what lies there stays for the next round."""
    return Verdict("MZ-6.32", leader(gems), ("later",))


def verdict_on(s: Mafiozoo, character: int, gems: tuple[int, ...]) -> Verdict:
    """What these gems on a character would come to as things stand."""
    if s.phase == FAVOUR_PHASE and character < s.character:
        return kept_for_later(gems)
    return verdict(face_of(s, character), gems, s.players)


def verdicts(s: Mafiozoo, lying: Sequence[tuple[int, ...]]) -> tuple[Verdict, ...]:
    """The same for all characters, by what lies on each."""
    up, players = faces(s.board, s.golden, s.godfather), s.players
    past = s.character if s.phase == FAVOUR_PHASE else 0
    return tuple(
        [
            kept_for_later(gems) if who < past else verdict(up[who], gems, players)
            for who, gems in enumerate(lying)
        ]
    )
