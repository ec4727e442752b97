"""Deal, DA-3.7, 11 and 13: what follows from every step; reveals; the end.

After each atomic step `settle` runs: respect lost and gained by territories, the goal, objectives,
owed events. Inside the effect of an event `settle_within` leaves the events to whoever draws them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from omerta.games.deal import content as c
from omerta.games.deal import events
from omerta.games.deal.content import EACH_PROFILE, Board
from omerta.games.deal.objectives import (
    claimable,
    happened,
    in_profile,
    points_of,
    state_goals,
)
from omerta.games.deal.state import (
    FOR_BOSSES,
    FOR_LAND,
    FOR_PROFILE,
    NOBODY,
    PASS,
    REVEAL_PROFILE,
    REVEAL_TARGET,
    SETTING_UP,
    Deal,
    territories,
)
from omerta.games.deal.steps import step
from omerta.games.deal.tradables import to_partner
from omerta.kernel.asks import Ask, Interrupt
from omerta.kernel.offers import close_gate
from omerta.kernel.promises import game_ended

# --- after every step ---


@step
def settle(s: Deal) -> None:
    """DA-3.7 (a) to (e); DA-14.11: in stepped play who would win by a reveal is asked."""
    news = bool(s.changed or s.due) or s.land != s.settled
    if news and settled_the_end(s):
        return
    if s.owed and s.fight is None:
        # DA-14.3: an event on the way, so the rest of a draft is chosen anew.
        s.pieces, s.ending = [], False
        s.agenda.append(("resolve_owed", ()))
    if news and s.stepped:
        ask_first(s, offer_winning_reveals, wins_by_revealing, tuple(s.living_from(s.active)))


@step
def settle_within(s: Deal) -> None:
    """DA-3.10, 12.17: after the effect of a drawn event only (a) to (d)."""
    settled_the_end(s)


def settled_the_end(s: Deal) -> bool:
    """DA-3.7 (a) to (d); True if that was the end."""
    if s.land != s.settled:
        look_at_land(s)
        if end_if_won(s):
            return True
    if s.changed:
        look_at_objectives(s)
    if s.due:
        # DA-12.2: clan by clan; a card each for territories, bosses, the profile.
        order = s.seats_from(s.active)
        s.owed += sorted(set(s.due), key=lambda due: (order.index(due[0]), due[1]))
        s.due = []
    return end_if_won(s)


def look_at_land(s: Deal) -> None:
    """DA-3.7 (b), 11.2: losses, then gains, the active clan first; DA-11.16: what is taken."""
    board, numbered = s.board, s.board.numbered
    order = s.seats_from(s.active)
    for seat in order:
        for place in territories(s.settled[seat] & ~s.land[seat] & numbered):
            s.ground[seat] -= board.respect[place]
            tell_respect(s, seat, -board.respect[place], "DA-11.2", "territory", place)
    for seat in order:
        gained = s.land[seat] & ~s.settled[seat]
        if not gained:
            continue
        for place in territories(gained & numbered):
            s.ground[seat] += board.respect[place]
            tell_respect(s, seat, board.respect[place], "DA-11.2", "territory", place)
            s.due.append((seat, FOR_LAND))
        look_at_taken(s, seat, gained & ~s.turn_land[seat])
    s.settled = s.land[:]


def look_at_taken(s: Deal, seat: int, taken: int) -> None:
    if not taken:
        return
    s.taken[seat] |= taken
    happened(s, seat, c.TAKES_LAND, s.taken[seat].bit_count())
    if taken & s.board.capitals:
        happened(s, seat, c.TAKES_CAPITAL)
    own = s.clans[seat]
    starts = [place for clan, place in enumerate(s.board.starts) if clan != own]
    if any(taken >> place & 1 for place in starts):
        happened(s, seat, c.TAKES_START)


def look_at_objectives(s: Deal) -> None:
    """DA-3.7 (d), 11.13, 11.14"""
    changed, s.changed = s.changed, 0
    for seat in s.seats_from(s.active):
        if changed >> seat & 1 and s.alive[seat]:
            s.fulfilled[seat] |= state_goals(s, seat)
            if s.shown[seat]:
                award(s, seat, in_profile(s, seat, s.fulfilled[seat]))


def award(s: Deal, seat: int, bits: int) -> None:
    """DA-11.14, 11.15: each objective once; DA-12.2: together they are a reason for an event."""
    new = bits & ~s.scored[seat]
    if not new:
        return
    for place in range(EACH_PROFILE):
        if new >> place & 1:
            objective = s.profiles[seat] * EACH_PROFILE + place
            points = s.board.points[objective]
            s.scored[seat] |= 1 << place
            s.merit[seat] += points
            tell_respect(s, seat, points, "DA-11.14", "objective", objective)
            if points:
                s.due.append((seat, FOR_PROFILE))


def tell_respect(
    s: Deal,
    seat: int,
    change: int,
    rule: str,
    by: Literal["territory", "objective", "boss"],
    which: int,
) -> None:
    if s.listener is not None:
        s.tell(events.Respect(seat, change, s.respect(seat), by, which), rule)


# --- targets (DA-11.5 to 11.9) ---


def removed_boss(s: Deal, killer: int, victim: int) -> None:
    """A boss was removed: what it is worth by a target that is shown already (DA-11.9)."""
    clan = s.clans[victim]
    s.killed_by[victim] = killer
    s.kills[killer] = (*s.kills[killer], clan)
    happened(s, killer, c.KILLS_BOSS)
    if s.target_shown[killer] and own_target(s, killer):
        score_boss(s, killer, clan)


def own_target(s: Deal, seat: int) -> bool:
    """DA-11.9: his own clan's card, or one that counts so."""
    return s.targets[seat] == s.clans[seat] or orphaned(s, seat)


def orphaned(s: Deal, seat: int) -> bool:
    """V4: the boss it names was removed by somebody else."""
    by = s.killed_by[s.seat_of[s.targets[seat]]]
    return s.orphan_target and by not in (NOBODY, seat)


def boss_points(s: Deal, seat: int) -> int:
    """DA-11.6: what revealing the target would score, for all bosses removed so far."""
    if s.target_shown[seat]:
        return 0
    return sum([points_for_boss(s, seat, clan) for clan in s.kills[seat]])


def points_for_boss(s: Deal, seat: int, clan: int) -> int:
    """DA-11.5, 11.9: what removing the boss of a clan is worth by the seat's target."""
    return target_points(s.board, s.targets[seat], clan, own=own_target(s, seat))


def target_points(board: Board, target: int, clan: int, *, own: bool) -> int:
    """From plain values. `own`: the target card counts as that of its holder's own clan."""
    if own:
        return board.own_target
    return board.target if clan == target else 0


def score_boss(s: Deal, seat: int, clan: int) -> None:
    points = points_for_boss(s, seat, clan)
    s.blood[seat] += points
    tell_respect(s, seat, points, "DA-11.5", "boss", clan)
    s.due.append((seat, FOR_BOSSES))


def reveal_target(s: Deal, seat: int) -> None:
    """DA-11.5, 11.6, 11.9, 11.24"""
    s.target_shown[seat] = True
    if s.listener is not None:
        s.tell(events.TargetRevealed(seat, s.targets[seat]), "DA-11.5")
    for clan in s.kills[seat]:
        if own_target(s, seat) or clan == s.targets[seat]:
            score_boss(s, seat, clan)


# --- profiles (DA-11.11 to 11.15) ---


def reveal_profile(s: Deal, seat: int) -> None:
    """DA-11.12: all that is fulfilled now or was in this turn."""
    scores = claimable(s, seat)
    s.shown[seat] = True
    if s.listener is not None:
        s.tell(events.ProfileRevealed(seat, s.profiles[seat]), "DA-11.11")
    award(s, seat, scores)


def wins_by_revealing(s: Deal, seat: int) -> bool:
    """Would what he can claim now reach the goal?"""
    missing = s.goal - s.respect(seat)
    if missing > s.board.best_profile and not s.kills[seat]:
        return False
    return missing <= claims(s, seat)


def claims(s: Deal, seat: int) -> int:
    """The points he could claim now by reveals."""
    points = boss_points(s, seat) if s.kills[seat] else 0
    if not s.shown[seat]:
        points += points_of(s, seat, claimable(s, seat))
    return points


def can_wait(s: Deal, seat: int) -> bool:
    """DA-14.12: is nothing lost if he reveals nothing in this turn? What is so on the board counts
    in the next one, too (DA-11.13), and so do bosses (DA-11.6); deeds do not, and to win one need
    not wait."""
    if wins_by_revealing(s, seat):
        return False
    lasting = in_profile(s, seat, state_goals(s, seat))
    return s.shown[seat] or not points_of(s, seat, claimable(s, seat) & ~lasting)


# --- being asked for a reveal, or making one unasked ---


@step
def offer_reveal(s: Deal, seat: int) -> None:
    """DA-14.11: stepped play asks whoever has something to score."""
    if s.alive[seat] and claims(s, seat):
        s.ask(REVEAL, (seat,))


@step
def offer_reveals(s: Deal, *seats: int) -> None:
    """DA-14.11: at the end of each phase, after each fight and at the end of a turn."""
    if s.stepped:
        ask_first(s, offer_reveals, claims, seats or tuple(s.living_from(s.active)))


@step
def offer_winning_reveals(s: Deal, *seats: int) -> None:
    ask_first(s, offer_winning_reveals, wins_by_revealing, seats)


def ask_first(
    s: Deal, again: Callable[..., None], wants: Callable[[Deal, int], int], seats: tuple[int, ...]
) -> None:
    """Ask the first who wants to; all behind him are looked at only then, so that what is still to
    do tells nobody who of them will be asked."""
    for place, seat in enumerate(seats):
        if s.alive[seat] and wants(s, seat):
            if seats[place + 1 :]:
                s.do(again, *seats[place + 1 :])
            s.ask(REVEAL, (seat,))
            return


def reveal_options(s: Deal, seat: int) -> tuple[int, ...]:
    profile = () if s.shown[seat] else (REVEAL_PROFILE,)
    target = (REVEAL_TARGET,) if boss_points(s, seat) else ()
    return (*profile, *target, PASS)


def reveal_answered(s: Deal, seat: int, action: int) -> None:
    if action != PASS:
        s.plan(settle)
        s.do(offer_reveal, seat)
        reveal(s, seat, action)


def reveal(s: Deal, seat: int, action: int) -> None:
    if action == REVEAL_PROFILE:
        reveal_profile(s, seat)
    else:
        reveal_target(s, seat)


REVEAL = Ask[Deal](
    "reveal",
    "DA-3.5",
    reveal_options,
    reveal_answered,
    lambda s, seat, luck: (PASS,),
    quiet=True,
    see=("DA-11.11", "DA-11.12"),
)


# DA-12.17: an event with all its choices is one step. At the end of a turn reveals are asked for.
_ASKED_ELSEWHERE = (
    *("lose_drug", "lose_soldier", "place_soldier", "new_hand", "look", "discard"),
    "last_reveals",
)


def unasked_reveals(s: Deal, seat: int) -> tuple[int, ...]:
    """DA-3.5: at any boundary between steps; stepped play is asked instead."""
    if s.stepped or s.phase == SETTING_UP or not s.alive[seat] or s.asking in _ASKED_ELSEWHERE:
        return ()
    return reveal_options(s, seat)[:-1]


def reveal_unasked(s: Deal, seat: int, action: int) -> None:
    s.plan(settle)
    reveal(s, seat, action)


REVEAL_UNASKED = Interrupt[Deal]("reveal_unasked", "DA-3.5", unasked_reveals, reveal_unasked)


# --- the end (DA-13) ---


def end_if_won(s: Deal) -> bool:
    """DA-13.1 to 13.3, Q30: the active clan first, then play order."""
    living = s.living_from(s.active)
    if len(living) == 1:
        end_game(s, living[0], "DA-13.3")
        return True
    for seat in living:
        if s.respect(seat) >= s.goal:
            end_game(s, seat, "DA-13.1")
            return True
    return False


def end_game(s: Deal, winner: int, rule: str) -> None:
    """Nothing else is resolved."""
    close_gate(s, to_partner)  # before the end: offers that lapse tell no secrets
    game_ended(s, "DA-9.18", s.round)
    s.end()
    s.winner = winner
    s.close_question()
    s.agenda.clear()  # in place: it is being worked off
    s.suspended, s.pieces, s.owed, s.due = [], [], [], []
    s.struck, s.window = (), ()
    if s.listener is not None:
        respect = tuple([s.respect(seat) for seat in range(s.players)])
        s.tell(events.Final(winner, respect, tuple(s.profiles), tuple(s.targets)), rule)


def end_by_rounds(s: Deal) -> None:
    """DA-13.5 (V5): highest respect, most territories, most money; nothing unclaimed counts."""
    s.capped = True
    best = max(s.living_from(s.active), key=lambda seat: rank_of(s, seat)[1:])
    if s.listener is not None:
        s.tell(events.RoundCap(s.round), "DA-13.5")
    shared = sum(rank_of(s, seat) == rank_of(s, best) for seat in range(s.players)) > 1
    end_game(s, NOBODY if shared else best, "DA-13.5")


def rank_of(s: Deal, seat: int) -> tuple[int, ...]:
    """DA-13.4, 13.5"""
    alive = s.alive[seat]
    return (
        int(alive),
        s.respect(seat),
        s.land[seat].bit_count(),
        s.money[seat],
        0 if alive else s.fallen.index(seat),
    )


def scores(s: Deal) -> list[int]:
    """Respect. DA-Q30: who else reached the goal in the same step is not above the winner."""
    most = s.respect(s.winner) if s.winner != NOBODY else s.goal * s.players
    return [min(most, s.respect(seat)) if s.alive[seat] else 0 for seat in range(s.players)]


def tie_break(s: Deal) -> list[int]:
    """DA-13.4 as one figure: the winner, the living, territories, money, who fell later."""
    figures = []
    for seat in range(s.players):
        alive, _, land, money, fell = rank_of(s, seat)
        first = 2 * (seat == s.winner) + alive
        figures.append(((first * 64 + land) * 10_000 + money) * 10 + fell)
    return figures
