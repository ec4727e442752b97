"""La Cosa Nostra, CN-2.1 and 2.2: a round and its phases."""

from __future__ import annotations

from omerta.games.cosa_nostra.areas import recount_monopolies
from omerta.games.cosa_nostra.content import GANGSTERS
from omerta.games.cosa_nostra.events import Round
from omerta.games.cosa_nostra.rules_action import begin_action
from omerta.games.cosa_nostra.rules_drawing import (
    deal_starting_hands,
    draw_influence,
    draw_jobs,
    mulligan,
)
from omerta.games.cosa_nostra.rules_end import final_count
from omerta.games.cosa_nostra.rules_payday import (
    discard_to_limit,
    pay_income,
    recruit_all,
    round_ends,
)
from omerta.games.cosa_nostra.rules_planning import begin_planning
from omerta.games.cosa_nostra.state import DRAWING, NONE, NOTHING, CosaNostra
from omerta.games.cosa_nostra.steps import step
from omerta.kernel.promises import round_ended


@step
def begin_round(s: CosaNostra) -> None:
    """CN-2.1, 2.2: all wake up, abilities are fresh, tasks are cleared; then phase by phase."""
    s.round += 1
    round_ended(s, "CN-16.21", s.round - 1)
    s.phase, s.gate = DRAWING, True  # CN-16.1
    woken = [gangster for gangster in range(GANGSTERS) if s.down[gangster]]
    reopened = [card for card, closed in enumerate(s.closed) if closed]
    s.down = [False] * GANGSTERS
    s.closed = [False] * len(s.closed)
    s.used = [False] * len(s.used)
    s.task, s.load = [NONE] * GANGSTERS, [NOTHING] * GANGSTERS
    if s.listener is not None:
        s.tell(Round(s.round, tuple(woken), tuple(reopened)), "CN-2.2")
    recount_monopolies(s)
    if s.round == s.influence_from:
        deal_starting_hands(s)
    s.plan(draw_jobs, mulligan, draw_influence, begin_planning, begin_action, after_action)


@step
def after_action(s: CosaNostra) -> None:
    """CN-17.1: the last round has no payday."""
    if s.round == s.rounds:
        s.plan(final_count)
    else:
        s.plan(pay_income, recruit_all, discard_to_limit, round_ends, begin_round)
