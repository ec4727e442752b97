"""Deal, DA-11.12 to 11.23: when an objective of a profile is fulfilled.

For every clan all 40 objectives are kept track of, whatever its profile: what a clan has fulfilled
is public, only which of it counts is not.
"""

from __future__ import annotations

from omerta.games.deal import content as c
from omerta.games.deal.content import (
    BOSS_ABROAD,
    BOSS_ON_CAPITAL,
    DRUGS,
    EACH_KIND,
    EACH_PROFILE,
    FIRST_DEED,
    LIEUTENANTS,
    MONEY,
    REGIONS,
    SOLDIERS,
)
from omerta.games.deal.land import drugs_of
from omerta.games.deal.state import NOWHERE, Deal


def state_goals(s: Deal, seat: int) -> int:
    """The state objectives true for a clan now, as bits."""
    board, land, found = s.board, s.land[seat], 0
    for counted, bit, number in board.land_goals:
        if (land & counted).bit_count() >= number:
            found |= bit
    # Where there are too few drugs for any objective, they need not be counted.
    drugs = drugs_of(s, seat) if s.all_drugs >= board.fewest_drugs else 0
    amounts = other_amounts(s, seat, drugs)
    for what, bit, number in board.other_goals:
        if amounts[what] >= number:
            found |= bit
    return found


def other_amounts(s: Deal, seat: int, drugs: int) -> dict[int, int]:
    """How much a clan has of what state objectives ask for, but for territories of one set."""
    board, land, boss = s.board, s.land[seat], s.bosses[seat]
    home = board.region[board.starts[s.clans[seat]]]
    return {
        LIEUTENANTS: s.officers[seat],
        SOLDIERS: s.army[seat],
        MONEY: s.money[seat],
        DRUGS: drugs,
        BOSS_ON_CAPITAL: boss != NOWHERE and land & board.capitals & 1 << boss > 0,
        BOSS_ABROAD: boss != NOWHERE and board.region[boss] != home,
        EACH_KIND: min([(land & kind).bit_count() for kind in board.kinds]),
        REGIONS: sum([land & region > 0 for region in board.regions]),
    }


def state_amounts(s: Deal, seat: int, drugs: int) -> tuple[int, ...]:
    """How much a clan has of what each state objective asks for (`content.StateGoal`)."""
    amounts = other_amounts(s, seat, drugs)
    for what, counted in s.board.goal_land:
        amounts[what] = (s.land[seat] & counted).bit_count()
    return tuple([amounts[what] for what in range(FIRST_DEED)])


def happened(s: Deal, seat: int, what: int, amount: int = 1) -> None:
    """Something an objective asks for, so often or so much in this turn or phase."""
    for bit, number in s.board.goals[what]:
        if amount >= number:
            s.fulfilled[seat] |= bit
            s.changed |= 1 << seat


def finished_with(s: Deal, seat: int, damage: int) -> None:
    """P7.4: by a weapon of so little damage."""
    for bit, number in s.board.goals[c.FINISHES_WITH]:
        if damage <= number:
            s.fulfilled[seat] |= bit
            s.changed |= 1 << seat


def in_profile(s: Deal, seat: int, bits: int) -> int:
    """Of objectives, those of the seat's own profile: bits 0 to 4."""
    return bits >> s.profiles[seat] * EACH_PROFILE & (1 << EACH_PROFILE) - 1


def claimable(s: Deal, seat: int) -> int:
    """What revealing the profile would score now: bits 0 to 4."""
    fulfilled = s.fulfilled[seat]
    if s.changed >> seat & 1:  # else that is in it already
        fulfilled |= state_goals(s, seat)
    return in_profile(s, seat, fulfilled) & ~s.scored[seat]


def points_of(s: Deal, seat: int, bits: int) -> int:
    """What objectives of the own profile are worth."""
    first = s.profiles[seat] * EACH_PROFILE
    points = s.board.points[first : first + EACH_PROFILE]
    return sum([worth for place, worth in enumerate(points) if bits >> place & 1])


# State objectives that are true or not: there is nothing to count.
_UNCOUNTED = (BOSS_ON_CAPITAL, BOSS_ABROAD)


def progress(s: Deal, seat: int) -> tuple[tuple[float, float] | None, ...]:
    """For each objective of the own profile that counts something: so much there is of so much."""
    amounts = state_amounts(s, seat, drugs_of(s, seat))
    first = s.profiles[seat] * EACH_PROFILE
    found: list[tuple[float, float] | None] = [None] * EACH_PROFILE
    for what, amount in enumerate(amounts):
        for bit, number in s.board.goals[what]:
            place = bit.bit_length() - 1 - first
            if 0 <= place < EACH_PROFILE and what not in _UNCOUNTED:
                unit = 2 if what == MONEY else 1  # half millions
                found[place] = (min(amount, number) / unit, number / unit)
    return tuple(found)
