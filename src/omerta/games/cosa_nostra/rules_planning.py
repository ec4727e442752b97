"""La Cosa Nostra, CN-3: the planning phase, turn by turn.

In stepped play a turn has parts (CN-16.14): optional plays, a point of negotiation, the assignment.
People are asked once for all of it.
"""

from __future__ import annotations

from omerta.games.cosa_nostra import events
from omerta.games.cosa_nostra.areas import purchases, with_face
from omerta.games.cosa_nostra.content import CASH
from omerta.games.cosa_nostra.deck import refill_market
from omerta.games.cosa_nostra.rules_cash import needs_met
from omerta.games.cosa_nostra.rules_influence import could_play, is_play, play, play_tree, plays
from omerta.games.cosa_nostra.rules_turn_end import end_of_turn
from omerta.games.cosa_nostra.rules_turns import along, part_of_turn
from omerta.games.cosa_nostra.state import (
    BUSINESS,
    DONE_PLAYING,
    GANGSTER,
    IDLE,
    JOB,
    JOB_CARD,
    NONE,
    PASS,
    PLANNED,
    PLANNING,
    PURCHASE,
    CosaNostra,
    clockwise,
)
from omerta.games.cosa_nostra.steps import step
from omerta.kernel.asks import NOBODY, Ask, Window
from omerta.kernel.trees import END, Choices, Path, confirm, options_of, put


@step
def begin_planning(s: CosaNostra) -> None:
    """CN-3.1"""
    s.phase, s.turn = PLANNING, s.first
    if s.listener is not None:
        s.tell(events.Planning(s.round), "CN-3.1")
    s.plan(planning)


@step
def planning(s: CosaNostra) -> None:
    """CN-3.4, 3.11: who has a turn next, until no gangster is without a task."""
    task = s.task
    if not any(task[gangster] == NONE for crew in s.crews for gangster in crew):
        return
    while not has_turn(s, s.turn):
        s.turn = (s.turn + 1) % s.players
    s.actor = s.turn
    s.to_assign = tasks_per_turn(s)
    s.plan(planning_turn, end_planning_turn, planning)


def has_turn(s: CosaNostra, seat: int) -> bool:
    """CN-3.4, 20.2: skipped on open grounds only."""
    return bool(s.unassigned(seat)) or could_play(s, seat)


def tasks_per_turn(s: CosaNostra) -> int:
    """CN-18.5"""
    if s.two_tasks == "auto":
        return 2 if s.players == 5 and s.round > 1 else 1
    return 2 if s.two_tasks == "on" else 1


@step
def end_planning_turn(s: CosaNostra) -> None:
    s.turn = (s.turn + 1) % s.players


@step
def planning_turn(s: CosaNostra) -> None:
    """CN-3.2"""
    if not s.stepped:
        s.ask(PLAN if s.unassigned(s.turn) else INFLUENCE_TURN, (s.turn,))
    elif could_play(s, s.turn):
        s.ask(PLAY_IN_PLANNING, (s.turn,))
    else:
        s.plan(planning_bargain, assign)


@step
def planning_bargain(s: CosaNostra) -> None:
    """CN-16.11: before a task is assigned."""
    s.negotiate(*clockwise(s.players, s.turn))


@step
def assign(s: CosaNostra) -> None:
    s.ask(ASSIGN, (s.turn,))


# --- the lists ---


def assign_tree(s: CosaNostra, seat: int, path: Path) -> Choices:
    """CN-3.3, 3.8, 3.9, 3.13: a gangster, then a Job or a Market card; or nothing to assign."""
    if not path:
        free = s.unassigned(seat)
        if not free:
            return confirm([PASS])
        # Under CN-3.9 the gangster is the whole answer, and ends the turn.
        gangsters = [GANGSTER + gangster for gangster in free]
        return confirm(gangsters) if nothing_to_do(s, seat) else put(gangsters)
    if len(path) == 2 or path[0] == PASS or nothing_to_do(s, seat):
        return END
    return confirm(
        [*[JOB_CARD + card for card in s.hands[seat]], *[BUSINESS + c for c in sorted(s.market)]]
    )


def nothing_to_do(s: CosaNostra, seat: int) -> bool:
    return not s.hands[seat] and not s.market


def play_part(s: CosaNostra, seat: int, path: Path) -> Choices:
    if not path:
        return confirm([*plays(s, seat), DONE_PLAYING])
    return END if path[0] == DONE_PLAYING else play_tree(s, seat, path)


def plan_tree(s: CosaNostra, seat: int, path: Path) -> Choices:
    """The whole turn in one list, for people."""
    if path and is_play(path[0]):
        return play_tree(s, seat, path)
    if path:
        return assign_tree(s, seat, path)
    first, _ = assign_tree(s, seat, path)
    played = plays(s, seat)
    return ((*played, *first), True) if played else assign_tree(s, seat, path)


# --- what happens ---


def played_or_done(s: CosaNostra, seat: int, path: Path) -> None:
    if path[0] == DONE_PLAYING:
        s.plan(planning_bargain, assign)
    else:
        s.plan(planning_turn)
        play(s, seat, path)


def planned(s: CosaNostra, seat: int, path: Path) -> None:
    played_or_assigned(s, seat, path, PLAN)


def influence_turn_over(s: CosaNostra, seat: int, path: Path | int) -> None:
    """CN-3.4, 3.13"""
    if seat != NOBODY:
        assert isinstance(path, tuple)
        played_or_assigned(s, seat, path, INFLUENCE_TURN)


def played_or_assigned(s: CosaNostra, seat: int, path: Path, ask: Ask[CosaNostra]) -> None:
    """CN-20.6: a card played leaves the question open, and its clock with it."""
    if is_play(path[0]):
        s.ask_again(ask, seat)
        play(s, seat, path)
    else:
        carry_out(s, seat, path)


def carry_out(s: CosaNostra, seat: int, path: Path) -> None:
    """CN-3.2 to 3.9: a gangster gets its task; a second one by CN-18.5. Then the turn ends, after
    cards that may still be played (CN-3.14)."""
    if path[0] == PASS:
        return
    gangster = path[0] - GANGSTER
    if len(path) == 1:
        s.task[gangster] = IDLE
        if s.listener is not None:
            s.tell(events.Idle(seat, gangster), "CN-3.9")
    elif path[1] >= JOB_CARD:
        plan_job(s, seat, gangster, path[1] - JOB_CARD)
    else:
        plan_purchase(s, seat, gangster, path[1] - BUSINESS)
    s.to_assign -= 1
    s.plan(planning_turn if s.to_assign and s.unassigned(seat) else end_of_turn)


def plan_job(s: CosaNostra, seat: int, gangster: int, card: int) -> None:
    """CN-3.5: face down; its pile number is open (CN-2.10)."""
    s.task[gangster], s.load[gangster] = JOB, card
    s.hands[seat] = tuple([each for each in s.hands[seat] if each != card])
    s.known[card] = 1 << seat
    if s.listener is not None:
        told = events.JobPlanned(seat, gangster, s.job(card).pile)
        s.tell(told, "CN-3.5", with_face(told, card, (seat,)))


def plan_purchase(s: CosaNostra, seat: int, gangster: int, card: int) -> None:
    """CN-3.6, 3.7: face up, not paid, not his yet; the Market is refilled at once."""
    s.task[gangster], s.load[gangster] = PURCHASE, card
    s.market.remove(card)
    s.owners[card] = PLANNED
    if s.listener is not None:
        s.tell(events.PurchasePlanned(seat, gangster, card), "CN-3.6")
    refill_market(s)


# --- when time runs out ---


def default_task(s: CosaNostra, seat: int) -> Path:
    """Default A of the decisions table."""
    free = s.unassigned(seat)
    if not free:
        return (PASS,)
    strongest = max(free, key=lambda gangster: (s.strength(gangster), -gangster))
    weakest = min(free, key=lambda gangster: (s.strength(gangster), gangster))
    jobs = [card for card in s.hands[seat] if s.job(card).key == CASH and needs_met(s, seat, card)]
    if jobs:
        best = max(jobs, key=lambda card: (s.job(card).pays[0], -card))
        return GANGSTER + strongest, JOB_CARD + best
    cheapest = min(s.market, key=lambda card: (s.board.cost[card], card), default=None)
    spoken_for = sum(s.board.cost[card] for card in purchases(s, seat))
    if cheapest is not None and s.board.cost[cheapest] <= s.cash[seat] - spoken_for:
        return GANGSTER + weakest, BUSINESS + cheapest
    if s.hands[seat]:
        return GANGSTER + weakest, JOB_CARD + s.hands[seat][0]
    return (
        (GANGSTER + weakest, BUSINESS + cheapest) if cheapest is not None else (GANGSTER + weakest,)
    )


def planning_seconds(s: CosaNostra) -> int:
    """CN-18.7"""
    return s.planning_timer


PLAY_IN_PLANNING = part_of_turn(
    "play_in_planning",
    "CN-3.2",
    play_part,
    played_or_done,
    lambda s, seat: (DONE_PLAYING,),
    see=("CN-11.2", "CN-12.2"),
)
ASSIGN = part_of_turn(
    "assign", "CN-3.2", assign_tree, carry_out, default_task, see=("CN-3.5", "CN-3.6")
)
PLAN = part_of_turn(
    "plan",
    "CN-3.2",
    plan_tree,
    planned,
    default_task,
    seconds=planning_seconds,
    see=("CN-3.5", "CN-3.6", "CN-11.2"),
)
# CN-20.5: a window, as far as passing goes.
INFLUENCE_TURN = Window[CosaNostra](
    "influence_turn",
    "CN-3.4",
    options_of(plan_tree),
    influence_turn_over,
    along(plan_tree, default_task),
    chain=True,
    tree=plan_tree,
    seconds=lambda s: 15,
    passing=PASS,
    see=("CN-11.2", "CN-12.2"),
)
