"""Deal, DA-11.12 to 11.23: when an objective of a profile is fulfilled.

For every clan all 40 objectives are kept track of, whatever its profile: what a clan has fulfilled
is public, only which of it counts is not.
"""

from __future__ import annotations

from omerta.games.deal import content as c
from omerta.games.deal.content import EACH_PROFILE
from omerta.games.deal.land import drugs_of
from omerta.games.deal.state import NOWHERE, Deal


def state_goals(s: Deal, seat: int) -> int:
    """The state objectives true for a clan now, as bits."""
    board, land = s.board, s.land[seat]
    consos = (land & board.consos).bit_count()
    prods = (land & board.prods).bit_count()
    greys = (land & board.greys).bit_count()
    capitals = land & board.capitals
    boss = s.bosses[seat]
    home = board.region[board.starts[s.clans[seat]]]
    # In the order of `content.StateGoal`.
    amounts = (
        capitals.bit_count(),
        s.officers[seat],
        s.money[seat],
        boss != NOWHERE and capitals >> boss & 1,
        greys,
        s.army[seat],
        prods,
        drugs_of(s, seat) if s.all_drugs >= board.fewest_drugs else 0,
        (capitals & board.prods).bit_count(),
        consos,
        (capitals & board.consos).bit_count(),
        consos + prods + greys,
        min(consos, prods, greys),
        sum([land & region > 0 for region in board.regions]),
        (land & board.ports).bit_count(),
        (land & board.straits).bit_count(),
        boss != NOWHERE and board.region[boss] != home,
    )
    found = 0
    for what, bit, number in board.state_goals:
        if amounts[what] >= number:
            found |= bit
    return found


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
