"""Deal, DA-2: what stands where, who controls it, what lies next to what.

Whatever brings pieces to the board or takes them off goes through here, so that the counts agree
with it; but fights, whose troops stand nowhere for a while, keep count of their losses themselves.
"""

from __future__ import annotations

from typing import Literal

from omerta.games.deal import events
from omerta.games.deal.content import EVENT, MAR, Board
from omerta.games.deal.state import NOBODY, Deal, territories

G13, G18, M4 = EVENT["G13"], EVENT["G18"], EVENT["M4"]


# --- control (DA-2.4, 2.5) ---


def set_owner(s: Deal, place: int, seat: int) -> None:
    """A territory passes to a seat, or to NOBODY; the drugs on it with it (DA-2.8)."""
    before = s.owner[place]
    if before == seat:
        return
    bit = 1 << place
    if before != NOBODY:
        s.land[before] ^= bit
        s.occupied ^= bit
        s.changed |= 1 << before
    if seat != NOBODY:
        s.land[seat] |= bit
        s.occupied |= bit
        s.changed |= 1 << seat
    s.owner[place] = seat


def leave_if_empty(s: Deal, place: int) -> None:
    """DA-2.4: without a troop there it is uncontrolled."""
    seat = s.owner[place]
    if seat != NOBODY and not (
        s.soldiers[place] or s.lieutenants[place] or s.bosses[seat] == place
    ):
        set_owner(s, place, NOBODY)


def hostile(s: Deal, seat: int) -> int:
    """DA-6.9: what a seat may not walk into."""
    return hostile_land(s.board, s.occupied, s.land[seat])


def hostile_land(board: Board, occupied: int, own: int) -> int:
    """From plain values: controlled by another clan, or a capital controlled by nobody."""
    return (occupied & ~own) | (board.capitals & ~occupied)


# --- adjacency (DA-2.3) ---


def adjacency(s: Deal) -> tuple[int, ...]:
    """By territory: what is adjacent, as things are."""
    return adjacency_by(s.board, s.in_force)


def adjacency_by(board: Board, in_force: int) -> tuple[int, ...]:
    """The same from plain values: G13 closes the sea routes."""
    return board.near_land if in_force == G13 else board.near


def adjacency_for(s: Deal, seat: int) -> tuple[int, ...]:
    """For the moves and retreats of a seat: with the tunnel of S2, if it is his."""
    near = adjacency(s)
    if not s.tunnel or seat != s.active:
        return near
    one, other = s.tunnel
    dug = list(near)
    dug[one] |= 1 << other
    dug[other] |= 1 << one
    return tuple(dug)


def neighbours(near: tuple[int, ...], bits: int) -> int:
    """All that is adjacent to one of these."""
    found = 0
    while bits:
        low = bits & -bits
        found |= near[low.bit_length() - 1]
        bits ^= low
    return found


def retreat_places(s: Deal, seat: int) -> int:
    """DA-7.17: next to the fight, not another clan's, no capital."""
    assert s.fight is not None
    near = adjacency_for(s, seat)[s.fight.place]
    return near & ~s.board.capitals & ~(s.occupied & ~s.land[seat])


def may_cross(s: Deal, origin: int, destination: int) -> bool:
    """G18: drugs do not cross a closed border."""
    return s.in_force != G18 or (origin, destination) not in s.board.border


# --- troops ---


def boss_value(s: Deal, seat: int) -> int:
    """DA-2.6; Krantific's is worth more."""
    return s.board.boss[s.clans[seat]]


def value_at(s: Deal, place: int) -> int:
    """The troop value of whoever controls a territory, unhurt."""
    seat = s.owner[place]
    if seat == NOBODY:
        return 0
    boss = s.clans[seat] if s.bosses[seat] == place else NOBODY
    return troops_value(s.board, s.soldiers[place], s.lieutenants[place], boss)


def troops_value(board: Board, soldiers: int, lieutenants: int, boss: int) -> int:
    """DA-2.6, from plain values. `boss`: the clan whose boss is there, or NOBODY."""
    value = soldiers + lieutenants * board.lieutenant
    return value if boss == NOBODY else value + board.boss[boss]


def defence_at(s: Deal, place: int) -> int:
    """What an attacker meets there: the owner's troops, or the mob of an uncontrolled capital."""
    if s.owner[place] == NOBODY and s.board.capital[place]:
        return s.board.mob
    return value_at(s, place)


def place_soldiers(s: Deal, seat: int, place: int, count: int) -> int:
    """As many as the limit allows (DA-2.7); how many."""
    count = min(count, s.board.most_soldiers - s.army[seat])
    s.soldiers[place] += count
    s.army[seat] += count
    s.changed |= 1 << seat
    return count


def place_lieutenant(s: Deal, seat: int, place: int) -> None:
    s.lieutenants[place] += 1
    s.officers[seat] += 1
    s.changed |= 1 << seat


def remove_soldiers(s: Deal, place: int, count: int) -> int:
    """Outside a fight: tired ones first (DA-2.13); how many there were."""
    seat = s.owner[place]
    count = min(count, s.soldiers[place])
    if seat == NOBODY or not count:
        return 0
    s.soldiers[place] -= count
    s.tired_soldiers[place] = max(0, s.tired_soldiers[place] - count)
    s.army[seat] -= count
    s.changed |= 1 << seat
    return count


def recruit_places(s: Deal, seat: int) -> int:
    """DA-5.3: prods and consos he controls, and where his boss stands; M4: all he controls."""
    land = s.land[seat]
    if s.in_force == M4 and s.clans[seat] == MAR:
        return land
    # During a fight an attacking boss stands on what his clan does not control (DA-11.21).
    return land & (s.board.consos | s.board.prods | 1 << s.bosses[seat])


# --- drugs ---


def place_drugs(s: Deal, place: int, count: int) -> int:
    """As many as the limit allows (DA-2.9); how many."""
    count = min(count, s.board.most_drugs - s.all_drugs)
    s.drugs[place] += count
    s.all_drugs += count
    _note_drugs(s, place)
    return count


def remove_drugs(s: Deal, place: int, count: int) -> int:
    """DA-2.13: those that have moved first; how many there were."""
    count = min(count, s.drugs[place])
    s.drugs[place] -= count
    s.all_drugs -= count
    s.tired_drugs[place] = max(0, s.tired_drugs[place] - count)
    _note_drugs(s, place)
    return count


def _note_drugs(s: Deal, place: int) -> None:
    if s.owner[place] != NOBODY:
        s.changed |= 1 << s.owner[place]


def drugs_of(s: Deal, seat: int) -> int:
    """All drugs he controls."""
    return sum([s.drugs[place] for place in territories(s.land[seat])])


# --- money (DA-2.10) ---


def earn(s: Deal, seat: int, amount: int) -> None:
    s.money[seat] += amount
    s.changed |= 1 << seat


def pay(s: Deal, seat: int, amount: int) -> int:
    """As much as he has; how much that was."""
    amount = min(amount, s.money[seat])
    s.money[seat] -= amount
    s.changed |= 1 << seat
    return amount


def tell_money(
    s: Deal, payer: int, payee: int, amount: int, why: Literal["event", "killed", "commission"]
) -> None:
    """NOBODY is the bank."""
    if s.listener is not None:
        s.tell(events.Money(payer, payee, amount, why), "DA-2.10")
