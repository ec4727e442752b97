"""Deal, DA-3 and 14.9 to 14.11: turns, phases, and the windows between the steps.

At a live table a window is put to every clan that holds clan events, whatever they are; stepped
play asks only those that could play one, one after the other, so that nobody sees who else is.
"""

from __future__ import annotations

from omerta.games.deal import events
from omerta.games.deal.rules_clan_cards import can_play, event_tree, play_event, tag_now
from omerta.games.deal.rules_respect import (
    can_wait,
    end_by_rounds,
    offer_reveals,
    reveal,
    reveal_options,
    settle,
)
from omerta.games.deal.state import (
    CALL,
    ENDING,
    NOTHING,
    PASS,
    SETTING_UP,
    Deal,
)
from omerta.games.deal.steps import step
from omerta.kernel.asks import NOBODY, Ask, Interrupt, Window
from omerta.kernel.promises import round_ended
from omerta.kernel.trees import Path, options_of

# DA-14.10, suggested.
WINDOW_SECONDS = 4
LAST_WINDOW_SECONDS = 6
# An event played out of any window: how long it may take, and how often in a phase.
CALL_SECONDS = 10
MOST_CALLS = 1


# --- turns ---


@step
def begin_turn(s: Deal) -> None:
    """DA-3.1 to 3.4"""
    seat = s.active
    s.turn += 1
    s.turn_starts[seat] = (s.turn_starts[seat][1], s.turn)
    s.turn_land = s.land[:]
    if s.listener is not None:
        s.tell(events.Turn(seat, s.round, s.turn), "DA-3.1")
    for phase in reversed(("resource", "recruitment", "action", "deal")):
        s.agenda.append((f"{phase}_phase", ()))


@step
def last_window(s: Deal) -> None:
    """DA-3.11: one more for reveals only."""
    s.phase = ENDING
    if s.stepped:
        offer_reveals(s)
        return
    asked = tuple([seat for seat in s.living_from(s.active) if may_have_a_claim(s, seat)])
    if asked:
        s.ask(LAST_REVEALS, asked)


def may_have_a_claim(s: Deal, seat: int) -> bool:
    """DA-14.10: as far as everybody can tell."""
    return not s.shown[seat] or (bool(s.kills[seat]) and not s.target_shown[seat])


def last_reveal(s: Deal, seat: int, action: int) -> None:
    if seat != NOBODY:
        s.plan(settle, last_window)
        reveal(s, seat, action)


LAST_REVEALS = Window[Deal](
    "last_reveals",
    "DA-3.11",
    reveal_options,
    last_reveal,
    lambda s, seat, luck: (PASS,),
    seconds=lambda s: LAST_WINDOW_SECONDS,
    passing=PASS,
    idle=can_wait,
    see=("DA-11.12",),
)


@step
def end_turn(s: Deal) -> None:
    """DA-3.11: the records of the turn are emptied; DA-3.12: game rounds; V5."""
    n = s.players
    s.fulfilled, s.taken, s.wins, s.removed = [0] * n, [0] * n, [0] * n, [0] * n
    s.stolen, s.played = [0] * n, [0] * n
    s.changed = (1 << n) - 1
    place = s.order.index(s.active)
    while True:
        place += 1
        if place == n:
            place = 0
            cap = s.round_cap or (s.board.safety_rounds if s.stepped else 0)
            if cap and s.round >= cap:
                end_by_rounds(s)
                return
            s.round += 1
            round_ended(s, "DA-9.18", s.round - 1)
        if s.alive[s.order[place]]:
            break
    s.active = s.order[place]
    s.plan(begin_turn, last_window, end_turn)


def cut_turn(s: Deal) -> None:
    """DA-10.7: the active clan is gone; what is left of its turn is its last window."""
    while s.agenda[-1][0] != last_window.__name__:
        s.agenda.pop()


def begin_phase(s: Deal, phase: int) -> None:
    """The records of a phase begin anew."""
    s.phase = phase
    s.fights = s.shipped = s.placed = s.drug_money = s.partners = 0
    s.crack, s.tunnel = NOTHING, ()
    s.bonus = s.hand_changed = False
    s.calls = [0] * s.players
    if s.listener is not None:
        s.tell(events.Phase(s.active, phase), "DA-3.2")


# --- windows for clan events (DA-3.7 (f), 3.8) ---


@step
def event_window(s: Deal) -> None:
    """The active clan first, then play order; in a fight attacker, then defender (DA-7.4), and F
    events only. Until all pass in a row."""
    if not any(s.held):
        return
    seats = s.living_from(s.active) if s.fight is None else s.fighters()
    holders = tuple([seat for seat in seats if s.held[seat]])
    if s.stepped:
        s.window = holders
        s.do(next_in_window)
    elif holders:
        # A trade would put the window aside and open another one, without end.
        s.gate = False
        s.ask(window_now(s), holders)


@step
def next_in_window(s: Deal) -> None:
    """DA-14.11: who has nothing to play passes without being asked."""
    while s.window:
        seat, s.window = s.window[0], s.window[1:]
        if s.alive[seat] and can_play(s, seat, tag_now(s)):
            s.ask(window_now(s), (seat,))
            return


def window_answered(s: Deal, seat: int, path: Path) -> None:
    s.gate = s.trading
    if seat == NOBODY:
        s.do(next_in_window)
        return
    s.window = ()
    s.plan(settle, event_window)
    play_event(s, seat, path)


def window(name: str, rule: str, see: tuple[str, ...]) -> Window[Deal]:
    return Window(
        name,
        rule,
        options_of(event_tree),
        window_answered,
        lambda s, seat, luck: (PASS,),
        chain=True,
        tree=event_tree,
        quiet=True,
        seconds=lambda s: WINDOW_SECONDS,
        passing=PASS,
        preferences=(("of_others", lambda s, seat: s.active != seat),),
        see=see,
    )


EVENT_WINDOW = window("event_window", "DA-12.7", ("DA-3.8", "DA-14.10"))
FIGHT_WINDOW = window("fight_window", "DA-7.4", ("DA-12.7",))


def window_now(s: Deal) -> Window[Deal]:
    return EVENT_WINDOW if s.fight is None else FIGHT_WINDOW


# --- clan events between the windows (DA-14.9) ---


def may_call(s: Deal, seat: int) -> tuple[int, ...]:
    """Unasked, at a live table, while the active clan thinks; so often that nobody can stall."""
    if s.stepped or s.phase in (SETTING_UP, ENDING) or s.fight is not None:
        return ()
    if not s.alive[seat] or s.calls[seat] >= MOST_CALLS or not can_play(s, seat, tag_now(s)):
        return ()
    # While a call is carried out, the question it came to is put aside.
    asking = s.asking or (s.suspended[-1].asking if s.suspended else "")
    return (CALL,) if asking in _TURN_QUESTIONS else ()


# The questions of the active clan's own turn, between whose answers a clan event fits.
_TURN_QUESTIONS = ("resources", "recruit", "order", "deal")


def call(s: Deal, seat: int, action: int) -> None:
    s.calls[seat] += 1
    s.ask(CALLED_EVENT, (seat,))


def called(s: Deal, seat: int, path: Path) -> None:
    if path != (PASS,):
        s.plan(settle, event_window)
        play_event(s, seat, path)


CALLED_EVENT = Ask[Deal](
    "called_event",
    "DA-12.7",
    options_of(event_tree),
    called,
    lambda s, seat, luck: (PASS,),
    chain=True,
    tree=event_tree,
    seconds=lambda s: CALL_SECONDS,
    always_timed=True,
    see=("DA-14.9",),
)

CALL_UNASKED = Interrupt[Deal]("call_event", "DA-14.9", may_call, call, waits=True)
