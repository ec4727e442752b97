"""What would come of an answer in Mafiozoo, as its seat may know it.

All of it follows from what everybody sees, by the functions the rules use.
"""

from __future__ import annotations

import msgspec

from omerta.games.mafiozoo.content import FEMME_FATALE, SECRET
from omerta.games.mafiozoo.rules_corruption import (
    BONUSES,
    gems_laid,
    most_laid,
    source_of_one,
    steps_after,
    where_it_goes,
)
from omerta.games.mafiozoo.rules_favours import informed_with
from omerta.games.mafiozoo.rules_influence import reach
from omerta.games.mafiozoo.settling import Verdict, verdict_on
from omerta.games.mafiozoo.state import (
    BRIBE,
    DOCK,
    DONE,
    INFORM_RESERVE,
    PAY,
    RECOVER,
    SPEND,
    THUG,
    TOP_UP,
    UNION,
    UNION_NONE,
    Mafiozoo,
)
from omerta.games.mafiozoo.view import places


class Laid(msgspec.Struct, frozen=True):
    """A character on which gems of the seat would be laid."""

    character: int
    gems: int
    comes_to: Verdict
    one_more: Verdict  # what it would come to with yet another one


class MafiozooOutlook(msgspec.Struct, frozen=True):
    """How things would be after an answer, or after some steps of one."""

    slush: int  # of the seat, as the next three
    reserve: int
    money: int
    points: int  # that the answer brings at once
    laid: tuple[Laid, ...] = ()
    then: tuple[int, ...] = ()  # what may follow these steps
    left: int = 0  # gems that may still be laid
    opens: tuple[int, ...] = ()  # places that can be reached only then


def outlook(s: Mafiozoo, seat: int, path: tuple[int, ...]) -> MafiozooOutlook | None:
    """None where nothing would change, or chance has its say."""
    if not path:
        return None
    action = path[0]
    if action in BONUSES:
        return one_gem(s, seat, where_it_goes(action, s.godfather)[1])
    if action <= SECRET:
        return card_played(s, seat, path)
    if DOCK <= action < DOCK + s.board.docks_items + 1:
        gems = action - DOCK
        return after(s, seat, slush=gems, reserve=-gems, money=s.board.docks_items - gems)
    if INFORM_RESERVE <= action < PAY:
        reserve, slush = informed_with(action)
        added = {s.character: reserve + slush}
        return after(s, seat, reserve=-reserve, slush=-slush, laid=added)
    if action == PAY:
        return after(s, seat, money=-s.price(seat))
    if UNION <= action < UNION_NONE:
        return one_gem(s, seat, action - UNION)
    if TOP_UP < action < THUG:
        gems = action - TOP_UP
        return after(s, seat, slush=-gems, laid={FEMME_FATALE: gems})
    if THUG <= action < SPEND:
        return thug_placed(s, seat, action - THUG)
    return None


def card_played(s: Mafiozoo, seat: int, path: tuple[int, ...]) -> MafiozooOutlook:
    """MZ-5.4: gem by gem, or with what is recovered."""
    card, *steps = path
    then = steps_after(s, seat, path)
    if not steps:
        return after(s, seat, then=then, left=most_laid(s, seat, card))
    if steps[0] < BRIBE:
        recovered = steps[0] - RECOVER
        return after(s, seat, slush=recovered, reserve=-recovered)
    gems = tuple([step for step in steps if step != DONE])
    left = 0 if DONE in steps else most_laid(s, seat, card) - len(gems)
    return after(s, seat, slush=-len(gems), laid=gems_laid(gems), then=then, left=left)


def one_gem(s: Mafiozoo, seat: int, character: int) -> MafiozooOutlook:
    """From the Reserve, or where it is empty from the slush fund."""
    source = source_of_one(s.reserve[seat])
    return after(
        s, seat, reserve=-(source == "reserve"), slush=-(source == "slush"), laid={character: 1}
    )


def thug_placed(s: Mafiozoo, seat: int, place: int) -> MafiozooOutlook:
    before = s.thugs[seat]
    now = before | 1 << place
    opened = reach(s.board, now) & ~reach(s.board, before) & ~now
    return after(s, seat, points=s.board.points[place], opens=places(opened))


def after(
    s: Mafiozoo,
    seat: int,
    *,
    slush: int = 0,
    reserve: int = 0,
    money: int = 0,
    points: int = 0,
    laid: dict[int, int] | None = None,
    then: tuple[int, ...] = (),
    left: int = 0,
    opens: tuple[int, ...] = (),
) -> MafiozooOutlook:
    """Things as they are, but for these changes."""
    return MafiozooOutlook(
        slush=s.slush[seat] + slush,
        reserve=s.reserve[seat] + reserve,
        money=s.money[seat] + money,
        points=points,
        laid=tuple([with_gems(s, seat, who, gems) for who, gems in (laid or {}).items()]),
        then=then,
        left=left,
        opens=opens,
    )


def with_gems(s: Mafiozoo, seat: int, character: int, more: int) -> Laid:
    gems = s.gems_of(character)
    gems[seat] += more
    now = verdict_on(s, character, tuple(gems))
    gems[seat] += 1
    return Laid(character, more, now, verdict_on(s, character, tuple(gems)))
