"""La Cosa Nostra, CN-13 and 11.15 to 11.18: deactivate, kill, destroy; and the doctors."""

from __future__ import annotations

from omerta.games.cosa_nostra import events
from omerta.games.cosa_nostra.areas import (
    drop_attachments,
    leaves_crew,
    lose_task,
    spend,
    take_markers_back,
    who_know,
    with_face,
)
from omerta.games.cosa_nostra.content import AMBULANCE, EMERGENCY_DOC
from omerta.games.cosa_nostra.deck import put_under
from omerta.games.cosa_nostra.state import (
    CALL_AMBULANCE,
    DOCTOR,
    DONE,
    IDLE,
    JOB,
    PASS,
    PURCHASE,
    WITH_THE_ROUND,
    WITH_THE_TASK,
    CosaNostra,
    Harm,
    clockwise,
)
from omerta.games.cosa_nostra.steps import step
from omerta.kernel.asks import NOBODY, Window

DEACTIVATE, KILL = range(2)


@step
def harm(s: CosaNostra, is_business: int, card: int, level: int, by: int, by_attack: int) -> None:
    """CN-13: about to happen. CN-11.15, 20.2: all who hold a card are asked for a doctor."""
    controller = s.owners[card] if is_business else s.boss[card]
    already = s.closed[card] if is_business else s.down[card]
    if controller < 0 or (already and level == DEACTIVATE):  # CN-Q21
        return
    s.harm = hurt = Harm(bool(is_business), card, level == KILL, by, bool(by_attack))
    asked = tuple([seat for seat in clockwise(s.players, controller) if s.influence[seat]])
    if asked and not (is_business and s.board.company[card]):  # CN-11.18
        s.ask(DOCTORS, asked)
    else:
        suffer(s, hurt)


def doctor_options(s: CosaNostra, seat: int) -> tuple[int, ...]:
    """CN-11.15; CN-11.17: an Ambulance for one's own only, and against an Attack."""
    hand, options = s.influence[seat], []
    if EMERGENCY_DOC in hand:
        options.append(DOCTOR)
    if AMBULANCE in hand and coming(s).by_attack and seat == controller_of_harmed(s):
        options.append(CALL_AMBULANCE)
    return (*options, PASS)


def coming(s: CosaNostra) -> Harm:
    """What the doctors are asked about."""
    assert s.harm is not None
    return s.harm


def controller_of_harmed(s: CosaNostra) -> int:
    hurt = coming(s)
    return s.owners[hurt.card] if hurt.is_business else s.boss[hurt.card]


def doctor_answered(s: CosaNostra, seat: int, action: int) -> None:
    hurt = coming(s)
    if seat == NOBODY:
        suffer(s, hurt)
        return
    s.harm = None
    kind = EMERGENCY_DOC if action == DOCTOR else AMBULANCE
    spend(s, seat, kind)
    if s.listener is not None:
        rule = "CN-11.15" if kind == EMERGENCY_DOC else "CN-11.17"
        s.tell(events.Doctor(seat, kind, hurt.is_business, hurt.card, hurt.kills), rule)
    if hurt.kills:  # CN-11.16: only deactivated; which a second one may prevent
        s.do(harm, int(hurt.is_business), hurt.card, DEACTIVATE, hurt.by, int(hurt.by_attack))


DOCTORS = Window[CosaNostra](
    "play_doc",
    "CN-11.15",
    doctor_options,
    doctor_answered,
    lambda s, seat, luck: (PASS,),
    seconds=lambda s: 10,
    passing=PASS,
    preferences=(("own_only", lambda s, seat: controller_of_harmed(s) != seat),),  # CN-20.5
    see=("CN-11.16", "CN-11.17"),
)


def suffer(s: CosaNostra, hurt: Harm) -> None:
    """Nobody helped."""
    s.harm = None
    if hurt.is_business:
        destroy(s, hurt.card) if hurt.kills else close(s, hurt.card)
    elif hurt.kills:
        kill(s, hurt.card, hurt.by)
    else:
        knock_down(s, hurt.card)


def close(s: CosaNostra, card: int) -> None:
    """CN-13.1, 13.3: no use, no income, no ability; markers return."""
    s.closed[card] = True
    if s.listener is not None:
        s.tell(events.BusinessDown(card, s.owners[card]), "CN-13.3")
    take_markers_back(s, card)


def destroy(s: CosaNostra, card: int) -> None:
    """CN-13.5: face down under the Business deck; markers return."""
    seat = s.owners[card]
    put_under(s, [card])
    if s.listener is not None:
        s.tell(events.BusinessGone(card, seat), "CN-13.5")
    take_markers_back(s, card)


def knock_down(s: CosaNostra, gangster: int) -> None:
    """CN-13.1, 13.2"""
    seat = s.boss[gangster]
    s.down[gangster] = True
    if s.task[gangster] == IDLE:
        s.task[gangster] = DONE
        drop_attachments(s, gangster, WITH_THE_TASK)
    if s.listener is not None:
        s.tell(events.GangsterDown(gangster, seat), "CN-13.2")
    lose_what_is_pending(s, gangster, seat)


def kill(s: CosaNostra, gangster: int, by: int) -> None:
    """CN-13.4: out of the game for good, a trophy of the killer."""
    seat = s.boss[gangster]
    drop_attachments(s, gangster, WITH_THE_TASK | WITH_THE_ROUND)
    leaves_crew(s, gangster)
    s.down[gangster] = False
    s.trophies[by] = (*s.trophies[by], gangster)
    if s.listener is not None:
        s.tell(events.GangsterKilled(gangster, seat, by), "CN-13.4")
    lose_what_is_pending(s, gangster, seat)


def lose_what_is_pending(s: CosaNostra, gangster: int, seat: int) -> None:
    """CN-13.2; CN-6.10: of a Job in progress nothing is left to be lost. `seat` is its boss."""
    task, card = s.task[gangster], s.load[gangster]
    if task not in (JOB, PURCHASE):
        return
    lose_task(s, gangster)
    if task == JOB:
        if s.listener is not None:
            told = events.JobLost(seat, gangster, s.job(card).pile)
            s.tell(told, "CN-13.2", with_face(told, card, who_know(s, card)))
    else:
        if s.listener is not None:
            s.tell(events.PurchaseLost(seat, gangster, card), "CN-13.2")
        take_markers_back(s, card)
