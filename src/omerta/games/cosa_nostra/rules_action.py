"""La Cosa Nostra, CN-4, 5, 8.2 and 11.10 to 11.14: action turns, purchases, Schemers, threats."""

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
from omerta.games.cosa_nostra.content import CASH, HORSE_RACING, SCHEMER
from omerta.games.cosa_nostra.deck import refill_market
from omerta.games.cosa_nostra.rules_attacks import legal_targets, names_card, targets_of
from omerta.games.cosa_nostra.rules_cash import needs_met
from omerta.games.cosa_nostra.rules_influence import could_play, is_play, play, play_tree, plays
from omerta.games.cosa_nostra.rules_jobs import reveal
from omerta.games.cosa_nostra.rules_turns import part_of_turn
from omerta.games.cosa_nostra.state import (
    ACTION,
    ANNOUNCE,
    BUSINESS,
    CANCEL,
    DONE,
    DONE_PLAYING,
    GANGSTER,
    GO_AHEAD,
    HIMSELF,
    HIS_BUSINESS,
    HIS_GANGSTER,
    IN_PERSON,
    JOB,
    NO,
    NOTHING,
    PASS,
    PAY,
    PLAYER,
    PURCHASE,
    REVEAL,
    SCHEME,
    SKIP,
    WITH_THE_TASK,
    Announcement,
    CosaNostra,
    clockwise,
)
from omerta.games.cosa_nostra.steps import step
from omerta.kernel.asks import Ask, Window
from omerta.kernel.offers import close_gate
from omerta.kernel.state import others
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
    s.bonus_turn, s.announced, s.bought_off, s.schemed = False, None, False, ()
    for seat in clockwise(s.players, s.turn):
        if s.has_pending(seat):
            s.turn = seat
            s.plan(schemer_window, normal_turn, next_turn)
            return
    close_gate(s)  # CN-16.1, 16.6
    s.second_looks = [0] * s.players


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
    s.fresh, s.announced, s.bought_off, s.gate = True, None, False, True
    s.plan(action_turn)


@step
def action_turn(s: CosaNostra) -> None:
    """CN-4.3; in stepped play part by part (CN-16.14)."""
    if not s.stepped:
        s.ask(TURN_TO_ACT, (s.actor,))
    elif could_play(s, s.actor):
        s.ask(PLAY_IN_ACTION, (s.actor,))
    else:
        s.plan(action_bargain, announcement, act)


@step
def action_bargain(s: CosaNostra) -> None:
    """CN-16.11: before an action."""
    s.negotiate(*clockwise(s.players, s.actor))


@step
def announcement(s: CosaNostra) -> None:
    if s.planned_jobs(s.actor):
        s.ask(ANNOUNCEMENT, (s.actor,))


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


def announce_tree(s: CosaNostra, seat: int, path: Path) -> Choices:
    """CN-8.2: a gangster with a pending Job, and a player or one of his cards."""
    if not path:
        return put([GANGSTER + gangster for gangster in s.planned_jobs(seat)])
    if len(path) == 1:
        return put([PLAYER + other for other in others(s.players, seat)])
    if len(path) == 2:
        other = path[1] - PLAYER
        cards = [GANGSTER + gangster for gangster in sorted(s.crews[other])]
        cards += [BUSINESS + card for card in s.businesses(other)]
        return put([IN_PERSON, *cards])
    return END


def announce_part(s: CosaNostra, seat: int, path: Path) -> Choices:
    if not path:
        gangsters, _ = announce_tree(s, seat, path)
        return confirm([*gangsters, NO])
    return END if path[0] == NO else announce_tree(s, seat, path)


def act_tree(s: CosaNostra, seat: int, path: Path) -> Choices:
    """CN-4.3, 4.9, 8.1: a gangster, what to do with its task, and at whom. CN-19.7: what ends the
    turn is put even if it is the only choice."""
    if not path:
        return put([GANGSTER + g for g in sorted(s.crews[seat]) if s.pending(g)])
    gangster = path[0] - GANGSTER
    if len(path) == 1:
        return confirm(ways_to_act(s, seat, gangster))
    job = s.load[gangster]
    if path[1] != REVEAL or not s.job(job).attack:
        return END
    if len(path) == 2:
        # Where the player ends the turn there are always several (CN-8.5).
        return put([PLAYER + victim for victim in targets_of(s, seat, job)])
    if len(path) == 3 and names_card(s, job):
        return confirm([*legal_targets(s, job, path[2] - PLAYER)])
    return END


def ways_to_act(s: CosaNostra, seat: int, gangster: int) -> list[int]:
    card = s.load[gangster]
    if s.task[gangster] == PURCHASE:  # CN-5.2
        return [PAY, CANCEL] if s.cash[seat] >= s.board.cost[card] else [CANCEL]
    return [REVEAL, CANCEL] if can_reveal(s, seat, card) else [CANCEL]


def can_reveal(s: CosaNostra, seat: int, card: int) -> bool:
    """CN-4.9, 8.6, 9.7, 10.1: not every Job can be carried out as an action."""
    job = s.job(card)
    if job.response:
        return False
    if job.attack:
        return bool(targets_of(s, seat, card))
    return job.key != HORSE_RACING or s.cash[seat] >= s.board.numbers.stake[0]


def turn_tree(s: CosaNostra, seat: int, path: Path) -> Choices:
    """The whole turn in one list, for people."""
    if not path:
        first = [SKIP] if may_skip(s) else []
        first += plays(s, seat)
        first += [ANNOUNCE] if not s.announced and s.planned_jobs(seat) else []
        gangsters, _ = act_tree(s, seat, path)
        return ((*first, *gangsters), True) if first else act_tree(s, seat, path)
    if path[0] == SKIP:
        return END
    if path[0] == ANNOUNCE:
        return announce_tree(s, seat, path[1:])
    return play_tree(s, seat, path) if is_play(path[0]) else act_tree(s, seat, path)


# --- what happens ---


def played_or_done(s: CosaNostra, seat: int, path: Path) -> None:
    if path[0] == DONE_PLAYING:
        s.plan(action_bargain, announcement, act)
    elif path[0] == SKIP:
        skip(s, seat)
    else:
        s.fresh = False
        s.plan(action_turn)
        play(s, seat, path)


def announced(s: CosaNostra, seat: int, path: Path) -> None:
    if path[0] != NO:
        announcement = announce(s, seat, path)
        s.negotiate(seat, announcement.victim)  # CN-16.11


def turn_taken(s: CosaNostra, seat: int, path: Path) -> None:
    """CN-20.6: what does not end the turn leaves its question open, and its clock with it."""
    s.fresh = False
    if path[0] == SKIP:
        skip(s, seat)
    elif path[0] == ANNOUNCE:
        s.ask_again(TURN_TO_ACT, seat)
        threaten(s, announce(s, seat, path[1:]))
    elif is_play(path[0]):
        s.ask_again(TURN_TO_ACT, seat)
        play(s, seat, path)
    else:
        carry_out(s, seat, path)


def skip(s: CosaNostra, seat: int) -> None:
    """CN-11.14: the turn ends, tasks stay pending."""
    spend(s, seat, SCHEMER)
    if s.listener is not None:
        s.tell(events.Skipped(seat), "CN-11.14")


def announce(s: CosaNostra, seat: int, path: Path) -> Announcement:
    """CN-8.2: public, and not binding."""
    gangster, victim, at = path[0] - GANGSTER, path[1] - PLAYER, path[2]
    if at == IN_PERSON:
        kind, card = HIMSELF, NOTHING
    elif at < BUSINESS:
        kind, card = HIS_GANGSTER, at - GANGSTER
    else:
        kind, card = HIS_BUSINESS, at - BUSINESS
    s.announced = Announcement(gangster, victim, kind, card)
    if s.listener is not None:
        s.tell(events.Announced(seat, gangster, victim, kind, card), "CN-8.2")
    return s.announced


def carry_out(s: CosaNostra, seat: int, path: Path) -> None:
    """CN-4.3: one task, which ends the turn."""
    gangster, way = path[0] - GANGSTER, path[1]
    s.gate = False
    if way == REVEAL:
        victim = path[2] - PLAYER if len(path) > 2 else NOTHING
        target = path[3] if len(path) > 3 else NOTHING
        reveal(s, seat, gangster, victim, target)
    elif way == PAY:
        buy(s, seat, gangster)
    else:
        cancel(s, seat, gangster)


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


# --- threats ---


def threaten(s: CosaNostra, announcement: Announcement) -> None:
    """CN-16.9: the announcer waits for who is threatened, not for ever."""
    s.ask(THREAT, (announcement.victim,))


def threat_over(s: CosaNostra, seat: int, action: int) -> None:
    if s.listener is not None:
        s.tell(events.GoAhead(seat, s.actor), "CN-16.9")


THREAT = Ask[CosaNostra](
    "answer_threat",
    "CN-16.9",
    lambda s, seat: (GO_AHEAD,),
    threat_over,
    lambda s, seat, luck: (GO_AHEAD,),
    final=True,
    seconds=lambda s: 20,
    always_timed=True,
    see=("CN-8.2", "CN-16.8"),
)


# --- when time runs out ---


def default_act(s: CosaNostra, seat: int) -> Path:
    """Default B of the decisions table: a timeout never starts an Attack."""
    crew = [gangster for gangster in s.crews[seat] if s.pending(gangster)]
    for gangster in crew:
        if PAY in ways_to_act(s, seat, gangster):
            return GANGSTER + gangster, PAY
    for gangster in crew:
        card = s.load[gangster]
        if s.task[gangster] == JOB and s.job(card).key == CASH and needs_met(s, seat, card):
            return GANGSTER + gangster, REVEAL
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
ANNOUNCEMENT = part_of_turn(
    "announce", "CN-8.2", announce_part, announced, lambda s, seat: (NO,), see=("CN-16.9",)
)
ACT = part_of_turn("act", "CN-4.3", act_tree, carry_out, default_act, see=("CN-4.7", "CN-8.1"))
TURN_TO_ACT = part_of_turn(
    "turn_to_act",
    "CN-4.3",
    turn_tree,
    turn_taken,
    default_act,
    seconds=lambda s: 60,
    see=("CN-4.6", "CN-4.7", "CN-8.1", "CN-11.14"),
)
