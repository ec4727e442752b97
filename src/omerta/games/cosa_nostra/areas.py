"""What lies before the players: money, Businesses, markers, gangsters, and how it changes hands.

CN-14 (monopolies) is here, and what several rules share: income, markers that go back, a task that
is lost, a Job that is discarded.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from omerta.games.cosa_nostra import events
from omerta.games.cosa_nostra.content import LAWYER
from omerta.games.cosa_nostra.deck import put_under
from omerta.games.cosa_nostra.state import (
    ATTACHMENTS,
    DONE,
    JOB,
    NOBODY,
    NOTHING,
    PURCHASE,
    WITH_THE_TASK,
    CosaNostra,
)

# --- money ---


def from_bank(s: CosaNostra, seat: int, amount: int, rule: str, why: events.Why) -> None:
    s.cash[seat] += amount
    if amount and s.listener is not None:
        s.tell(events.Money(NOBODY, seat, amount, why), rule)


def to_bank(s: CosaNostra, seat: int, amount: int, rule: str, why: events.Why) -> int:
    """Who has less pays all he has. Gives what was paid."""
    return _pay(s, seat, NOBODY, amount, rule, why)


def to_player(
    s: CosaNostra, payer: int, payee: int, amount: int, rule: str, why: events.Why
) -> int:
    """Likewise, to another player."""
    return _pay(s, payer, payee, amount, rule, why)


def _pay(s: CosaNostra, payer: int, payee: int, amount: int, rule: str, why: events.Why) -> int:
    amount = min(amount, s.cash[payer])
    s.cash[payer] -= amount
    if payee != NOBODY:
        s.cash[payee] += amount
    if s.listener is not None:
        s.tell(events.Money(payer, payee, amount, why), rule)
    return amount


# --- Businesses ---


def active_businesses(s: CosaNostra, seat: int) -> list[int]:
    return [card for card, owner in enumerate(s.owners) if owner == seat and not s.closed[card]]


def active_of_kind(s: CosaNostra, seat: int, kind: int) -> list[int]:
    owners, closed = s.owners, s.closed
    return [card for card in s.board.cards[kind] if owners[card] == seat and not closed[card]]


def unused_of_kind(s: CosaNostra, seat: int, kind: int) -> list[int]:
    """CN-12.4, 12.5: active ones whose ability was not used this round."""
    return [card for card in active_of_kind(s, seat, kind) if not s.used[card]]


def unused_lawyers(s: CosaNostra, seat: int) -> list[int]:
    return unused_of_kind(s, seat, LAWYER)


def income(s: CosaNostra, seat: int) -> int:
    """CN-15.1: of his active Businesses, and of his Monopoly cards (CN-14.2)."""
    board = s.board
    total = sum([board.income[card] for card in active_businesses(s, seat)])
    for number, holder in enumerate(s.monopolies):
        if holder == seat:
            total += board.monopoly_income[number]
    return total


def take_markers_back(s: CosaNostra, card: int, only_of: int | None = None) -> None:
    """CN-7.13: markers on a Business return to their owners."""
    if not s.markers:
        return
    back = [seat for seat, on in s.markers if on == card and only_of in (None, seat)]
    if back:
        s.markers = [
            (seat, on) for seat, on in s.markers if on != card or only_of not in (None, seat)
        ]
        if s.listener is not None:
            s.tell(events.MarkersBack(card, tuple(back)), "CN-7.13")


def planned_by(s: CosaNostra, card: int) -> int:
    """The player who plans to buy this Business; NOBODY if none does."""
    if card in s.load:  # often asked of every card; most are nobody's plan
        for gangster, task in enumerate(s.task):
            if task == PURCHASE and s.load[gangster] == card:
                return s.boss[gangster]
    return NOBODY


def purchases(s: CosaNostra, seat: int) -> list[int]:
    """The Businesses on his gangsters, planned and not yet paid."""
    return [s.load[gangster] for gangster in s.crews[seat] if s.task[gangster] == PURCHASE]


# --- monopolies ---


def has_monopoly(own: int, others: int) -> bool:
    """CN-14.1: two active ones at least, and more than all others together."""
    return own >= 2 and own > others


def monopoly_counts(s: CosaNostra, kind: int) -> list[int]:
    """By seat: the active Businesses of a kind."""
    owners, closed = s.owners, s.closed
    counts = [0] * s.players
    for card in s.board.cards[kind]:
        if owners[card] >= 0 and not closed[card]:
            counts[owners[card]] += 1
    return counts


def recount_monopolies(s: CosaNostra) -> None:
    """CN-14.1, 14.3 to 14.5"""
    for number, kind in enumerate(s.board.monopoly_kinds):
        counts = monopoly_counts(s, kind)
        most = max(counts)
        holder = counts.index(most) if has_monopoly(most, sum(counts) - most) else NOBODY
        if holder != s.monopolies[number]:
            before, s.monopolies[number] = s.monopolies[number], holder
            if s.listener is not None:
                s.tell(events.Monopoly(number, holder, before), "CN-14.1")


# --- gangsters ---


def drop_attachments(s: CosaNostra, gangster: int, which: int) -> None:
    """Discard what lies on a gangster, of these kinds."""
    if not s.attached[gangster] & which:
        return
    for kind, bit in ATTACHMENTS.items():
        if s.attached[gangster] & which & bit:
            s.influence_open.append(kind)
    s.attached[gangster] &= ~which


def discard_shut(s: CosaNostra, card: int) -> None:
    """CN-4.7: a Job is discarded face down: who knew it knows it still."""
    s.shut_jobs.append(card)


FaceDown = events.JobPlanned | events.Looked | events.JobCancelled | events.JobLost


def with_face(told: FaceDown, card: int, seats: Iterable[int]) -> dict[int, FaceDown]:
    """What those seats hear of a Job that lies face down: its face as well."""
    known = msgspec.structs.replace(told, job=card)
    return dict.fromkeys(seats, known)


def who_know(s: CosaNostra, card: int) -> list[int]:
    """The seats that know the face of a Job that lies face down."""
    return [seat for seat in range(s.players) if s.known[card] >> seat & 1]


def lose_task(s: CosaNostra, gangster: int) -> None:
    """CN-4.7, 4.8, 13.2: a pending task is gone: a Job face down, a Business under the deck.

    Markers on the Business go back afterwards, once it is told that it is gone."""
    card, task = s.load[gangster], s.task[gangster]
    s.task[gangster], s.load[gangster] = DONE, NOTHING
    s.lookers[gangster] = ()
    drop_attachments(s, gangster, WITH_THE_TASK)
    if task == JOB:
        discard_shut(s, card)
    elif task == PURCHASE:
        put_under(s, [card])


def leaves_crew(s: CosaNostra, gangster: int) -> None:
    owner = s.boss[gangster]
    s.crews[owner] = tuple([each for each in s.crews[owner] if each != gangster])
    s.boss[gangster] = NOBODY


def joins_crew(s: CosaNostra, gangster: int, seat: int) -> None:
    s.crews[seat] = (*s.crews[seat], gangster)
    s.boss[gangster] = seat


# --- Influence cards ---


def spend(s: CosaNostra, seat: int, kind: int) -> None:
    """CN-11.1: an Influence card is played and goes face up to the discard pile."""
    leaves_hand(s, seat, kind)
    s.influence_open.append(kind)


def leaves_hand(s: CosaNostra, seat: int, kind: int) -> None:
    """An Influence card leaves the hand; all see which."""
    s.influence[seat] = without(s.influence[seat], kind)
    if kind in s.known_influence[seat]:
        s.known_influence[seat] = without(s.known_influence[seat], kind)
    else:
        no_longer_hidden(s, seat, kind)


def show_in_hand(s: CosaNostra, seat: int, kind: int) -> None:
    """It stays in the hand, and from now on all know it."""
    if kind not in s.known_influence[seat]:
        s.known_influence[seat] = tuple(sorted([*s.known_influence[seat], kind]))
        no_longer_hidden(s, seat, kind)


def no_longer_hidden(s: CosaNostra, seat: int, kind: int) -> None:
    """It may be one of those all knew to be among the hidden ones: then one less of them is."""
    if kind in s.buried[seat]:
        s.buried[seat] = without(s.buried[seat], kind)
    if not s.drawn_since or not s.drawn_since[seat]:
        return
    if (NOBODY, kind) in s.returned:
        s.returned.remove((NOBODY, kind))
    else:
        for who in range(s.players):
            if (who, kind) in s.returned:
                s.returned.remove((who, kind))


def without(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    left = list(cards)
    left.remove(kind)
    return tuple(left)
