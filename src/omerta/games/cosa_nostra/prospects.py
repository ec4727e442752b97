"""What a position of La Cosa Nostra promises a family, in thousands."""

from __future__ import annotations

from omerta.bots.judgement import Skill
from omerta.bots.prospects import Prospects, Terms
from omerta.games.cosa_nostra.areas import income
from omerta.games.cosa_nostra.bot.worth import FIGURES
from omerta.games.cosa_nostra.content import ROUNDS
from omerta.games.cosa_nostra.rules_end import power_bonus
from omerta.games.cosa_nostra.state import (
    ACTION,
    DONE,
    IDLE,
    NONE,
    PAYDAY,
    PLANNING,
    CosaNostra,
)

# A Business may be lost, or join others in a monopoly: its income counts a little more than whole.
GROWTH = 1.05
# A card of influence, a Job in hand, by round to come.
INFLUENCE, HAND = 1.2, 0.8
# Thousands: a lead that makes winning three times as likely, in the end and by round to come.
LEAD, LEAD_BY_ROUND = 6.0, 4.0


def terms(s: CosaNostra, seat: int) -> Terms:
    end, paid = s.board.end, s.phase == PAYDAY
    left = s.rounds - s.round  # rounds to come
    over = s.over
    incomes = (left if paid else left + 1) - 1 + end.income_times
    stage = min(s.round - 1 + paid, ROUNDS - 1) + ROUNDS - s.rounds
    crew = s.crews[seat]
    return {
        "cash": s.cash[seat] * (1.0 if over else FIGURES.cash[min(stage, ROUNDS - 1)]),
        "income": income(s, seat) * (end.income_times if over else incomes * GROWTH),
        "laundered": s.laundered[seat] * end.laundered_times,
        "trophies": power_bonus(s.board, s.trophies[seat]),
        "most": most_gangsters(s, seat),
        "gangsters": 0.0 if over else sum([to_come(s, gangster, left) for gangster in crew]),
        "cards": 0.0
        if over
        else left * (INFLUENCE * len(s.influence[seat]) + HAND * len(s.hands[seat])),
    }


def to_come(s: CosaNostra, gangster: int, left: int) -> float:
    """What a gangster does in the rounds to come, and with the task it has."""
    skill = FIGURES.skill[min(s.board.strength[gangster], len(FIGURES.skill) - 1)]
    actions = sum(FIGURES.action[s.round : s.round + left])
    if s.phase <= PLANNING or s.task[gangster] not in (NONE, IDLE, DONE):
        actions += 0.0 if s.down[gangster] else FIGURES.action[max(0, s.round - 1)]
    return FIGURES.further * skill * actions


def most_gangsters(s: CosaNostra, seat: int) -> float:
    """CN-17.3: the most active gangsters, alone."""
    active = [sum([not s.down[each] for each in crew]) for crew in s.crews]
    ahead = active[seat] - max([each for who, each in enumerate(active) if who != seat])
    if s.over:
        return float(ahead > 0) * s.board.end.most_gangsters
    chance = 0.65 if ahead > 0 else 0.2 if ahead == 0 else 0.05
    return chance * s.board.end.most_gangsters


def lead(s: CosaNostra) -> float:
    return LEAD + LEAD_BY_ROUND * (s.rounds - s.round)


def spread(s: CosaNostra) -> float:
    """Whoever is ahead is attacked by all, so an early lead says little. Fitted to bots' games."""
    to_come = time_left(s)
    return (3.0 + 24.0 * min(1.0, to_come) + 35.0 * max(0.0, to_come - 1.0)) / lead(s)


def time_left(s: CosaNostra) -> float:
    """In rounds: those to come, and the part of this one's tasks that are not done."""
    tasks = [s.task[gangster] for crew in s.crews for gangster in crew]
    undone = 1.0
    if s.phase == ACTION:
        undone = sum([task not in (IDLE, DONE) for task in tasks]) / max(1, len(tasks))
    elif s.phase == PAYDAY:
        undone = 0.0
    return s.rounds - s.round + undone


def tasks_done(s: CosaNostra) -> int:
    """Rounds, and in each the tasks that are over."""
    done = sum([s.task[gangster] in (IDLE, DONE) for crew in s.crews for gangster in crew])
    return s.round * 100 + (50 if s.phase == PAYDAY else done)


# What a plan is worth shows when the round is over, too far away for a thought; the bot's own
# reckoning, and its bargaining, are better than a glance at the next few tasks.
PLANS = frozenset({"assign", "plan", "influence_turn", "peek", "play_in_planning", "end_turn"})
BARGAINS = frozenset({"make_offer", "answer_offer"})

PROSPECTS = Prospects(
    terms,
    lead,
    stage=tasks_done,
    chapter=lambda s: s.round,
    horizon=4,
    spread=spread,
    advisers=("bot", "detour"),
    proposals=3,
    quick=PLANS | BARGAINS,
    thoughts=20,
    skills=(Skill("greedy", 4.5), Skill("bot", 2.3), Skill("bot", 0.2)),
)
