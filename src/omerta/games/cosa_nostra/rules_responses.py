"""La Cosa Nostra, CN-10: Robberies and Traps.

A Robbery or a Trap is a Job in progress on top of the one it answers; each is finished before the
one below goes on (CN-10.17).
"""

from __future__ import annotations

from omerta.games.cosa_nostra import events
from omerta.games.cosa_nostra.areas import from_bank
from omerta.games.cosa_nostra.content import ROBBERY, TRAP
from omerta.games.cosa_nostra.effects import Effect, effect
from omerta.games.cosa_nostra.rules_attacks import succeeds
from omerta.games.cosa_nostra.rules_harm import KILL, harm
from omerta.games.cosa_nostra.rules_rolling import cleanup, roll_job, start
from omerta.games.cosa_nostra.state import GANGSTER, JOB, PASS, CosaNostra, Doing
from omerta.games.cosa_nostra.steps import step
from omerta.kernel.asks import NOBODY, Window
from omerta.kernel.promises import attacked
from omerta.kernel.state import others


def could_respond(s: CosaNostra, seat: int) -> bool:
    """CN-20.2: as far as the backs tell: he has a pending Job of a pile with Responses in it."""
    return any(
        s.task[gangster] == JOB and s.job(s.load[gangster]).pile in piles_with_responses(s)
        for gangster in s.crews[seat]
    )


def piles_with_responses(s: CosaNostra) -> set[int]:
    """CN-10.14"""
    return {job.pile for job in s.board.jobs if job.response}


def bearers(s: CosaNostra, seat: int, key: int) -> list[int]:
    """CN-10.2: his gangsters with such a Job."""
    return [gangster for gangster in s.planned_jobs(seat) if s.job(s.load[gangster]).key == key]


# --- Robbery ---


def may_be_robbed(s: CosaNostra, doing: Doing) -> None:
    """CN-10.4, 10.5: who may rob this gain, clockwise from whom it would be taken."""
    doing.robbers = tuple([seat for seat in others(s.players, doing.seat) if seat != s.actor])


@step
def robbery_window(s: CosaNostra) -> None:
    """CN-10.4, 10.6, 10.15: until all have passed or nothing remains."""
    doing = s.doing[-1]
    asked = tuple([seat for seat in doing.robbers if could_respond(s, seat)])
    if doing.gain and asked:
        s.ask(ROBBERIES, asked)


def robbery_options(s: CosaNostra, seat: int) -> tuple[int, ...]:
    return (*[GANGSTER + gangster for gangster in bearers(s, seat, ROBBERY)], PASS)


def robbery_answered(s: CosaNostra, seat: int, action: int) -> None:
    """CN-10.5, 10.15: one is resolved before the next decision; who passed is not asked again."""
    doing = s.doing[-1]
    if seat == NOBODY:
        doing.robbers = ()
        return
    doing.robbers = doing.robbers[doing.robbers.index(seat) :]
    gangster = action - GANGSTER
    s.plan(roll_job, trap_window, take_loot, robbery_window, pay_loot, cleanup, robbery_window)
    start(s, Doing(seat, gangster, s.load[gangster], victim=doing.seat), "CN-10.4")
    if s.promises:
        attacked(s, "CN-16.21", seat, doing.seat)


ROBBERIES = Window[CosaNostra](
    "reveal_robbery",
    "CN-10.4",
    robbery_options,
    robbery_answered,
    lambda s, seat, luck: (PASS,),
    seconds=lambda s: 10,
    passing=PASS,
    see=("CN-10.5", "CN-10.6"),
)


@step
def take_loot(s: CosaNostra) -> None:
    """CN-10.6, 10.13: all with two successes, half with one; a repelled one takes nothing."""
    robbed, robbery = s.doing[-2], s.doing[-1]
    if robbery.repelled:
        return
    robbery.gain = loot(effect(s.job(robbery.job), s.board.numbers, robbery.successes), robbed.gain)
    robbed.gain -= robbery.gain
    if s.listener is not None:
        told = events.Robbed(robbery.seat, robbed.seat, robbery.gain, robbed.gain)
        s.tell(told, "CN-10.6")
    if s.rob_robbers:  # CN-18.3
        may_be_robbed(s, robbery)


def loot(does: Effect, gain: int) -> int:
    """CN-10.6: what a Robbery takes of a gain."""
    return {"all": gain, "half": gain // 2}.get(does.what, 0)


@step
def pay_loot(s: CosaNostra) -> None:
    """CN-10.15: the robber is paid when his Robbery is resolved."""
    robbery = s.doing[-1]
    from_bank(s, robbery.seat, robbery.gain, "CN-10.15", "robbery")


# --- Trap ---


@step
def trap_window(s: CosaNostra) -> None:
    """CN-10.8, 10.16: the victim of a successful Attack, until a Trap has a success."""
    doing = s.doing[-1]
    if succeeds(s, doing) and not doing.repelled and could_respond(s, doing.victim):
        s.ask(TRAPS, (doing.victim,))


def trap_options(s: CosaNostra, seat: int) -> tuple[int, ...]:
    return (*[GANGSTER + gangster for gangster in bearers(s, seat, TRAP)], PASS)


def trap_answered(s: CosaNostra, seat: int, action: int) -> None:
    if seat == NOBODY:
        return
    attack, gangster = s.doing[-1], action - GANGSTER
    s.plan(roll_job, trap_effect, cleanup, trap_window)
    trap = Doing(seat, gangster, s.load[gangster], victim=attack.seat, target=attack.gangster)
    start(s, trap, "CN-10.8")


TRAPS = Window[CosaNostra](
    "reveal_trap",
    "CN-10.8",
    trap_options,
    trap_answered,
    lambda s, seat, luck: (PASS,),
    seconds=lambda s: 10,
    passing=PASS,
    see=("CN-10.11",),
)


@step
def trap_effect(s: CosaNostra) -> None:
    """CN-10.11: repelled; with two successes the attacking gangster is killed, too."""
    attack, trap = s.doing[-2], s.doing[-1]
    does = effect(s.job(trap.job), s.board.numbers, trap.successes)
    if does.what == "nothing":
        if s.listener is not None:
            s.tell(events.TrapFailed(trap.seat), "CN-10.11")
        return
    attack.repelled = True
    if s.listener is not None:
        s.tell(events.Repelled(trap.seat, attack.seat, attack.job), "CN-10.11")
    if does.what == "repelled_killed":
        s.do(harm, 0, attack.gangster, KILL, trap.seat, 0)
