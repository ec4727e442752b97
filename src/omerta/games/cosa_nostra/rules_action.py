"""La Cosa Nostra, CN-4, 5 and 11.10 to 11.14: action turns, purchases, Schemers."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.cosa_nostra import events
from omerta.games.cosa_nostra.areas import (
    drop_attachments,
    lose_task,
    recount_monopolies,
    show_in_hand,
    spend,
    take_markers_back,
    to_bank,
    who_know,
    with_face,
)
from omerta.games.cosa_nostra.content import CASH, SCHEMER
from omerta.games.cosa_nostra.deck import refill_market
from omerta.games.cosa_nostra.rules_cash import needs_met
from omerta.games.cosa_nostra.rules_influence import could_play, is_play, play, play_tree, plays
from omerta.games.cosa_nostra.rules_jobs import reveal
from omerta.games.cosa_nostra.rules_naming import (
    call_off,
    can_reveal,
    can_strike,
    name,
    naming_tree,
    struck,
    ways_to_name,
)
from omerta.games.cosa_nostra.rules_turn_end import end_of_turn
from omerta.games.cosa_nostra.rules_turns import part_of_turn
from omerta.games.cosa_nostra.state import (
    ACTION,
    ANNOUNCE,
    CALL_OFF,
    CANCEL,
    DONE,
    DONE_PLAYING,
    GANGSTER,
    JOB,
    NAME,
    NOTHING,
    PASS,
    PAY,
    PURCHASE,
    REVEAL,
    SCHEME,
    SKIP,
    WITH_THE_TASK,
    CosaNostra,
    clockwise,
)
from omerta.games.cosa_nostra.steps import step
from omerta.kernel.asks import Window
from omerta.kernel.offers import close_gate
from omerta.kernel.trees import END, Choices, Path, confirm, put


@step
def begin_action(s: CosaNostra) -> None:
    """CN-4.1"""
    s.phase, s.turn, s.moved = ACTION, s.first, []
    if s.listener is not None:
        s.tell(events.ActionPhase(s.round), "CN-4.1")
    s.plan(next_turn)


@step
def next_turn(s: CosaNostra) -> None:
    """CN-4.1, 4.5: clockwise, whoever has a task to carry out, until none is left."""
    s.bonus_turn, s.schemed = False, ()
    for seat in clockwise(s.players, s.turn):
        if s.has_pending(seat):
            s.turn = seat
            s.plan(schemer_window, normal_turn, next_turn)
            return
    s.second_looks = [0] * s.players
    s.gate = True
    if s.round == s.rounds:
        close_gate(s)  # CN-16.1, 16.6


# --- Schemers ---


@step
def schemer_window(s: CosaNostra) -> None:
    """CN-4.2, 11.10, 20.2: who has a card and a task, and has played none in this window."""
    asked = tuple(
        [
            seat
            for seat in s.turn_order()
            if seat != s.turn
            and s.influence[seat]
            and seat not in s.schemed
            and s.has_pending(seat)
        ]
    )
    s.actor, s.bonus_turn, s.gate = s.turn, False, True
    if asked and s.has_pending(s.turn):
        s.ask(SCHEMERS, asked)


def scheme_options(s: CosaNostra, seat: int) -> tuple[int, ...]:
    return (SCHEME, PASS) if SCHEMER in s.influence[seat] else (PASS,)


def schemed(s: CosaNostra, answers: Sequence[int]) -> None:
    """CN-11.12, 11.19: shown all at once; bonus turns in turn order, then the window again."""
    declared = [seat for seat in s.asked if answers[seat] == SCHEME]
    if not declared:
        return
    s.plan(schemer_window)
    for seat in reversed(declared):
        show_in_hand(s, seat, SCHEMER)
        s.do(bonus_turn, seat)
    if s.listener is not None:
        s.tell(events.Schemers(tuple(declared), s.turn), "CN-11.19")


@step
def bonus_turn(s: CosaNostra, seat: int) -> None:
    """CN-11.10, 11.12: spent when the turn begins; kept if there is nothing left to do."""
    if not s.has_pending(seat):
        return
    spend(s, seat, SCHEMER)
    s.schemed = (*s.schemed, seat)
    s.actor, s.bonus_turn = seat, True
    if s.listener is not None:
        s.tell(events.BonusTurn(seat), "CN-11.10")
    begin_turn(s)


SCHEMERS = Window[CosaNostra](
    "schemers",
    "CN-11.10",
    scheme_options,
    schemed,
    lambda s, seat, luck: (PASS,),
    seconds=lambda s: 4,
    passing=PASS,
    every=True,
    see=("CN-11.12", "CN-11.13"),
)


# --- a turn ---


@step
def normal_turn(s: CosaNostra) -> None:
    """CN-11.12: not if his last task was lost in a bonus turn."""
    s.plan(turn_over)
    if s.has_pending(s.turn):
        begin_turn(s)


@step
def turn_over(s: CosaNostra) -> None:
    s.turn = (s.turn + 1) % s.players


def begin_turn(s: CosaNostra) -> None:
    s.fresh, s.gate = True, True
    s.announced, s.bought_off, s.defied = None, (), ()
    s.namings = s.board.namings
    s.plan(action_turn)


@step
def action_turn(s: CosaNostra) -> None:
    """CN-4.3; in stepped play part by part (CN-16.14)."""
    if not s.stepped:
        s.ask(TURN_TO_ACT, (s.actor,))
    elif could_play(s, s.actor):
        s.ask(PLAY_IN_ACTION, (s.actor,))
    else:
        s.plan(action_bargain, act)


@step
def action_bargain(s: CosaNostra) -> None:
    """CN-16.11: before an action."""
    s.negotiate(*clockwise(s.players, s.actor))


@step
def act(s: CosaNostra) -> None:
    s.ask(ACT, (s.actor,))


def may_skip(s: CosaNostra) -> bool:
    """CN-11.14: the first thing in a normal turn."""
    return s.fresh and not s.bonus_turn and SCHEMER in s.influence[s.actor]


# --- the lists ---


def play_part(s: CosaNostra, seat: int, path: Path) -> Choices:
    if not path:
        first = [SKIP] if may_skip(s) else []
        return confirm([*first, *plays(s, seat), DONE_PLAYING])
    return END if path[0] in (SKIP, DONE_PLAYING) else play_tree(s, seat, path)


def act_tree(s: CosaNostra, seat: int, path: Path) -> Choices:
    """CN-4.3, 4.9, 8.2: a gangster, and what to do with its task; once a target is named, whether
    to strike. CN-19.7: what ends the turn is put even if it is the only choice."""
    if not path:
        if s.announced is not None:
            return confirm([REVEAL, CALL_OFF] if can_strike(s, seat) else [CALL_OFF])
        gangsters = [GANGSTER + g for g in sorted(s.crews[seat]) if s.pending(g)]
        return put(gangsters) if gangsters else confirm([PASS])  # CN-4.14
    if path[0] in (REVEAL, CALL_OFF, PASS):
        return END
    if len(path) == 1:
        return confirm(ways_to_act(s, seat, path[0] - GANGSTER))
    return naming_tree(s, seat, path) if path[1] in (NAME, ANNOUNCE) else END


def ways_to_act(s: CosaNostra, seat: int, gangster: int) -> list[int]:
    card = s.load[gangster]
    if s.task[gangster] == PURCHASE:  # CN-5.2
        return [PAY, CANCEL] if s.cash[seat] >= s.board.cost[card] else [CANCEL]
    first = [REVEAL] if can_reveal(s, seat, card) else []
    return [*first, *ways_to_name(s, seat, gangster), CANCEL]


def turn_tree(s: CosaNostra, seat: int, path: Path) -> Choices:
    """The whole turn in one list, for people."""
    if not path:
        first = [SKIP] if may_skip(s) else []
        first += plays(s, seat)
        rest, _ = act_tree(s, seat, path)
        return ((*first, *rest), True) if first else act_tree(s, seat, path)
    if path[0] == SKIP:
        return END
    return play_tree(s, seat, path) if is_play(path[0]) else act_tree(s, seat, path)


# --- what happens ---


def played_or_done(s: CosaNostra, seat: int, path: Path) -> None:
    if path[0] == DONE_PLAYING:
        s.plan(action_bargain, act)
    elif path[0] == SKIP:
        skip(s, seat)
    else:
        s.fresh = False
        s.plan(action_turn)
        play(s, seat, path)


def part_taken(s: CosaNostra, seat: int, path: Path) -> None:
    if goes_on(path):
        s.plan(act)
    take(s, seat, path)


def turn_taken(s: CosaNostra, seat: int, path: Path) -> None:
    """CN-20.6: what does not end the turn leaves its question open, and its clock with it."""
    s.fresh = False
    if path[0] == SKIP:
        skip(s, seat)
        return
    plays_card = is_play(path[0])
    if plays_card or goes_on(path):
        s.ask_again(TURN_TO_ACT, seat)
    if plays_card:
        play(s, seat, path)
    else:
        take(s, seat, path)


def skip(s: CosaNostra, seat: int) -> None:
    """CN-11.14: the turn ends, tasks stay pending."""
    spend(s, seat, SCHEMER)
    if s.listener is not None:
        s.tell(events.Skipped(seat), "CN-11.14")


def goes_on(path: Path) -> bool:
    """Is it a naming, or the end of one?"""
    return path[0] == CALL_OFF or path[1:2] in ((NAME,), (ANNOUNCE,))


def take(s: CosaNostra, seat: int, path: Path) -> None:
    if path[0] == CALL_OFF:
        call_off(s, seat)
    elif path[0] == REVEAL:
        strike(s, seat)
    elif path[0] != PASS and goes_on(path):
        name(s, seat, path)
    elif path[0] != PASS:
        carry_out(s, seat, path[0] - GANGSTER, path[1])


def strike(s: CosaNostra, seat: int) -> None:
    """CN-8.1: the Job of the gangster that was named; an Attack, at what was named."""
    assert s.announced is not None
    gangster = s.announced.gangster
    victim, at = struck(s) if s.job(s.load[gangster]).attack else (NOTHING, NOTHING)
    s.announced = None
    turn_over_job(s, seat, gangster, victim, at)


def carry_out(s: CosaNostra, seat: int, gangster: int, way: int) -> None:
    """CN-4.3: one task. After it cards may be played (CN-4.13)."""
    if way == REVEAL:
        turn_over_job(s, seat, gangster, NOTHING, NOTHING)
        return
    s.plan(end_of_turn)
    if way == PAY:
        buy(s, seat, gangster)
    else:
        cancel(s, seat, gangster)


def turn_over_job(s: CosaNostra, seat: int, gangster: int, victim: int, at: int) -> None:
    """CN-16.1: from here to the cleanup nothing is traded."""
    s.plan(end_of_turn)
    s.gate = False
    reveal(s, seat, gangster, victim, at)


def buy(s: CosaNostra, seat: int, gangster: int) -> None:
    """CN-5.1, 5.3, 5.5: the printed price, to the bank."""
    card = s.load[gangster]
    s.task[gangster], s.load[gangster] = DONE, NOTHING
    drop_attachments(s, gangster, WITH_THE_TASK)
    s.owners[card] = seat
    if s.listener is not None:
        s.tell(events.Bought(seat, gangster, card), "CN-5.1")
    to_bank(s, seat, s.board.cost[card], "CN-5.1", "purchase")
    take_markers_back(s, card, only_of=seat)
    after_task(s)


def cancel(s: CosaNostra, seat: int, gangster: int) -> None:
    """CN-4.7 to 4.9: without effect; a Job stays hidden."""
    task, card = s.task[gangster], s.load[gangster]
    lose_task(s, gangster)
    if task == JOB:
        if s.listener is not None:
            told = events.JobCancelled(seat, gangster, s.job(card).pile)
            s.tell(told, "CN-4.7", with_face(told, card, who_know(s, card)))
    else:
        if s.listener is not None:
            s.tell(events.PurchaseCancelled(seat, gangster, card), "CN-4.8")
        take_markers_back(s, card)
    after_task(s)


def after_task(s: CosaNostra) -> None:
    """CN-4.10, 5.5: the same cleanup for whatever the task was."""
    refill_market(s)
    recount_monopolies(s)


# --- when time runs out ---


def default_act(s: CosaNostra, seat: int) -> Path:
    """Default B of the decisions table: a timeout never starts an Attack."""
    if s.announced is not None:
        return (CALL_OFF,)
    crew = [gangster for gangster in s.crews[seat] if s.pending(gangster)]
    for gangster in crew:
        if PAY in ways_to_act(s, seat, gangster):
            return GANGSTER + gangster, PAY
    for gangster in crew:
        card = s.load[gangster]
        if s.task[gangster] == JOB and s.job(card).key == CASH and needs_met(s, seat, card):
            return GANGSTER + gangster, REVEAL
    if not crew:
        return (PASS,)
    others_first = sorted(
        crew, key=lambda g: s.task[g] == JOB and s.job(s.load[g]).response
    )  # stable: else in the order they came
    return GANGSTER + others_first[0], CANCEL


PLAY_IN_ACTION = part_of_turn(
    "play_in_action",
    "CN-4.3",
    play_part,
    played_or_done,
    lambda s, seat: (DONE_PLAYING,),
    see=("CN-11.2", "CN-11.14"),
)
ACT = part_of_turn(
    "act", "CN-4.3", act_tree, part_taken, default_act, see=("CN-4.7", "CN-8.1", "CN-8.2")
)
TURN_TO_ACT = part_of_turn(
    "turn_to_act",
    "CN-4.3",
    turn_tree,
    turn_taken,
    default_act,
    seconds=lambda s: 60,
    see=("CN-4.6", "CN-4.7", "CN-8.1", "CN-8.2", "CN-11.14"),
)
