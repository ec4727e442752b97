"""How likely a rival is to reach the goal soon, by what everybody sees of it: its respect, the
numbered territories in its reach, and what its hidden profile may hold."""

from __future__ import annotations

import math
from functools import lru_cache

from omerta.games.deal.bot.table import Table, goals_by_number
from omerta.games.deal.content import EACH_PROFILE, FIRST_DEED, PROFILES, Board
from omerta.games.deal.land import defence_at
from omerta.games.deal.objectives import state_goals
from omerta.games.deal.rules_respect import target_points
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


class Race:
    def __init__(self, table: Table) -> None:
        self.table = table

    def expected(self, seat: int) -> float:
        """The respect a rival may well have after its next turn."""
        return self.table.players[seat].respect + self.hidden(seat) + self.grabs(seat)

    # --- what cannot be seen ---

    def hidden(self, seat: int) -> float:
        """Of its profile and its target."""
        return self.by_profile(seat) + self.by_target(seat)

    def by_profile(self, seat: int) -> float:
        """On average over all it could be."""
        player = self.table.players[seat]
        true = state_goals(self.table.s, seat)
        if player.profile_shown:
            return unscored(self.table.board, player.profile, player.scored, true)
        seen = {each.profile for each in self.table.players if each.profile >= 0}
        possible = [profile for profile in range(PROFILES) if profile not in seen]
        points = [unscored(self.table.board, profile, 0, true) for profile in possible]
        return sum(points) / len(points) if points else 0.0

    def by_target(self, seat: int) -> float:
        """DA-11.6: what it may claim for bosses it has removed, on average over all targets."""
        players = self.table.players
        player = players[seat]
        if player.target_shown or not player.kills:
            return 0.0
        seen = {each.target for each in players}
        possible = [each.clan for each in players if each.clan not in seen]
        if player.target >= 0:
            possible = [player.target]
        board = self.table.board
        points = [
            target_points(board, target, clan, own=target == player.clan)
            for target in possible
            for clan in player.kills
        ]
        return sum(points) / max(1, len(possible))

    # --- what it may take ---

    def grabs(self, seat: int) -> float:
        table = self.table
        brings, buys = table.reach[seat], round(BUYS * table.recruiting[seat])
        land = table.land[seat]
        found = []
        for place in territories(table.board.numbered):
            if table.owner[place] == seat:
                continue
            force = brings[place] + (buys if table.near_bits[place] & land else 0)
            if force <= 0:
                continue
            mob, defence = table.owner[place] == NOBODY, defence_at(table.s, place)
            found.append(table.board.respect[place] * table.chances(force, defence, mob).win)
        found.sort(reverse=True)
        return sum([points * counts for points, counts in zip(found, GRABS, strict=False)])


@lru_cache(maxsize=1 << 12)
def unscored(board: Board, profile: int, scored: int, true: int) -> float:
    """What a profile may bring next turn: all that is true now, and some of what may happen."""
    goals, points = goals_by_number(board.goals), 0.0
    for place in range(EACH_PROFILE):
        number = profile * EACH_PROFILE + place
        if scored >> place & 1:
            continue
        if true >> number & 1:
            points += board.points[number]
        elif goals[number][0] >= FIRST_DEED:
            points += board.points[number] * DONE_NEXT
    return points


def win_chance(expected: float, goal: int) -> float:
    return 1 / (1 + math.exp((goal + EVEN - expected) / SPREAD))
