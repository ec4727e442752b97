"""Gangs City: a round and its four phases (placement, traffics, actions, end of round)."""

from __future__ import annotations

from omerta.games.gangs_city import events
from omerta.games.gangs_city.city import take_from_supply
from omerta.games.gangs_city.rules_actions import actions
from omerta.games.gangs_city.rules_end import end_of_round, score
from omerta.games.gangs_city.rules_placement import choose_first, placement
from omerta.games.gangs_city.rules_traffics import traffics
from omerta.games.gangs_city.state import PLACEMENT, GangsCity
from omerta.games.gangs_city.steps import step


@step
def begin_round(s: GangsCity) -> None:
    s.round += 1
    s.phase = PLACEMENT
    s.revealed = False
    s.ended = [not roster for roster in s.rosters]  # GC-4.35
    s.shut = [False] * s.players
    if s.listener is not None:
        s.tell(events.Round(s.round), "GC-4.3")
    if s.fresh_blood:
        refill_gangs(s)
    s.plan(placement, traffics, actions, end_of_round, score, end_round)
    if s.round > 1:  # GC-3.13: in the first round nobody chooses
        s.do(choose_first)


def refill_gangs(s: GangsCity) -> None:
    """Option `fresh_blood`: a gang without characters takes one, in seat order."""
    for seat in range(s.players):
        if s.rosters[seat]:
            continue
        kind = next((kind for kind in s.board.fresh_blood if s.supply[kind]), None)
        if kind is not None:
            s.rosters[seat].append(take_from_supply(s, kind))
            s.ended[seat] = False
            if s.listener is not None:
                s.tell(events.FreshBlood(seat, kind), "GC-Q19")


@step
def end_round(s: GangsCity) -> None:
    """GC-8.5, 8.7: whole rounds only, until somebody has reached the target."""
    reached = max(s.scores) >= s.target
    if not reached and s.round < s.max_rounds:
        s.do(begin_round)
        return
    s.end()
    if s.listener is not None:
        rule = "GC-8.5" if reached else "GC-8.7"
        s.tell(events.End(reached, tuple(s.scores), tuple(s.incomes)), rule)
