"""How likely a rival is to reach the goal soon, by what everybody sees of it: its respect, the
numbered territories in its reach, and what its hidden profile may hold."""

from __future__ import annotations

import math

from omerta.games.deal.content import EACH_PROFILE, PROFILES
from omerta.games.deal.mind.odds import BOARD, chances
from omerta.games.deal.mind.table import Table
from omerta.games.deal.state import NOBODY, territories

# Objectives about what happens in a turn: how likely one of them is done in the next.
DONE_NEXT = 0.25
# A clan's troops cannot be everywhere: its best grab in a turn counts whole, the next ones less.
GRABS = (1.0, 0.7, 0.5, 0.3)
# It recruits as well, but not all of it in one place.
BUYS = 0.6
# Who is expected this far above the goal wins as often as not, and how fast that changes. Among
# bots it is +0.3 and 1.5 for the very next turn; one looks a little further ahead.
EVEN = -0.7
SPREAD = 1.6

NUMBERED = tuple(place for place, respect in enumerate(BOARD.respect) if respect)
STATES = tuple((what, bit.bit_length() - 1, number) for what, bit, number in BOARD.state_goals)
_STATE_BITS = sum([1 << number for _, number, _ in STATES])


class Race:
    def __init__(self, table: Table) -> None:
        self.table = table

    def expected(self, seat: int) -> float:
        """The respect a rival may well have after its next turn."""
        return self.table.players[seat].respect + self.hidden(seat) + self.grabs(seat)

    # --- what cannot be seen ---

    def hidden(self, seat: int) -> float:
        """Of its profile, on average over all it could be."""
        player = self.table.players[seat]
        true = self.true_states(seat)
        if player.profile_shown:
            return self._unscored(player.profile, player.scored, true)
        seen = {each.profile for each in self.table.players if each.profile >= 0}
        possible = [profile for profile in range(PROFILES) if profile not in seen]
        points = [self._unscored(profile, 0, true) for profile in possible]
        return sum(points) / len(points) if points else 0.0

    def _unscored(self, profile: int, scored: int, true: int) -> float:
        points = 0.0
        for place in range(EACH_PROFILE):
            number = profile * EACH_PROFILE + place
            if scored >> place & 1:
                continue
            if true >> number & 1:
                points += BOARD.points[number]
            elif not _STATE_BITS >> number & 1:
                points += BOARD.points[number] * DONE_NEXT
        return points

    def true_states(self, seat: int) -> int:
        """Objectives about states that are true for a clan now, as bits."""
        table, player = self.table, self.table.players[seat]
        land, boss = table.land[seat], player.boss
        consos = (land & BOARD.consos).bit_count()
        prods = (land & BOARD.prods).bit_count()
        greys = (land & BOARD.greys).bit_count()
        capitals = land & BOARD.capitals
        home = BOARD.region[BOARD.starts[player.clan]]
        # In the order of `content.StateGoal`.
        amounts = (
            capitals.bit_count(),
            player.lieutenants,
            player.money,
            boss >= 0 and capitals >> boss & 1,
            greys,
            player.soldiers,
            prods,
            sum([table.drugs[place] for place in territories(land)]),
            (capitals & BOARD.prods).bit_count(),
            consos,
            (capitals & BOARD.consos).bit_count(),
            consos + prods + greys,
            min(consos, prods, greys),
            sum([land & region > 0 for region in BOARD.regions]),
            (land & BOARD.ports).bit_count(),
            (land & BOARD.straits).bit_count(),
            boss >= 0 and BOARD.region[boss] != home,
        )
        return sum([1 << bit for what, bit, number in STATES if amounts[what] >= number])

    # --- what it may take ---

    def grabs(self, seat: int) -> float:
        table = self.table
        brings, buys = table.reach[seat], round(BUYS * table.recruiting[seat])
        land = table.land[seat]
        found = []
        for place in NUMBERED:
            if table.owner[place] == seat:
                continue
            force = brings[place] + (buys if table.near_bits[place] & land else 0)
            if force <= 0:
                continue
            mob = table.owner[place] == NOBODY and BOARD.capital[place]
            defence = BOARD.mob if mob else table.value[place]
            found.append(BOARD.respect[place] * chances(force, defence, mob).win)
        found.sort(reverse=True)
        return sum([points * counts for points, counts in zip(found, GRABS, strict=False)])


def win_chance(expected: float, goal: int) -> float:
    return 1 / (1 + math.exp((goal + EVEN - expected) / SPREAD))
