"""La Cosa Nostra, CN-8.1, 8.2, 8.14 and 16.9: a target is named before an Attack is revealed.

A player names one of his gangsters and a target: for real (NAME: what the Job can hit), or as a
bluff (ANNOUNCE: any Job, any target). The others hear the same in both cases. While the naming
stands, the one named may bargain; then the Job is revealed, or the naming is called off.
"""

from __future__ import annotations

from omerta.games.cosa_nostra import events
from omerta.games.cosa_nostra.content import HORSE_RACING
from omerta.games.cosa_nostra.effects import aimed_at
from omerta.games.cosa_nostra.rules_attacks import legal_targets, names_card, targets_of
from omerta.games.cosa_nostra.state import (
    ANNOUNCE,
    BUSINESS,
    GANGSTER,
    GO_AHEAD,
    HIMSELF,
    HIS_BUSINESS,
    HIS_GANGSTER,
    IN_PERSON,
    NAME,
    NOTHING,
    PLAYER,
    THREATEN,
    Announcement,
    CosaNostra,
)
from omerta.kernel.asks import Ask
from omerta.kernel.state import others
from omerta.kernel.trees import END, Choices, Path, put

# --- the lists ---


def ways_to_name(s: CosaNostra, seat: int, gangster: int) -> list[int]:
    """CN-8.14: so often in a turn."""
    if not s.namings:
        return []
    job = s.job(s.load[gangster])
    real = job.attack and not job.response and bool(targets_of(s, seat, s.load[gangster]))
    return [NAME, ANNOUNCE] if real else [ANNOUNCE]


def naming_tree(s: CosaNostra, seat: int, path: Path) -> Choices:
    """A gangster, how it is meant, a player, and one of his cards or he himself."""
    job, real = s.load[path[0] - GANGSTER], path[1] == NAME
    if len(path) == 2:
        seats = targets_of(s, seat, job) if real else others(s.players, seat)
        return put([PLAYER + other for other in seats])
    if len(path) == 4 or (real and not names_card(s, job)):
        return END
    other = path[2] - PLAYER
    return put(legal_targets(s, job, other) if real else anything_of(s, other))


def anything_of(s: CosaNostra, seat: int) -> list[int]:
    gangsters = [GANGSTER + gangster for gangster in sorted(s.crews[seat])]
    return [IN_PERSON, *gangsters, *[BUSINESS + card for card in s.businesses(seat)]]


# --- naming ---


def name(s: CosaNostra, seat: int, path: Path) -> None:
    """CN-8.2: all hear it; then the one named may answer (CN-16.9, 16.11)."""
    gangster, victim = path[0] - GANGSTER, path[2] - PLAYER
    at = path[3] if len(path) > 3 else IN_PERSON
    if at == IN_PERSON:
        kind, card = HIMSELF, NOTHING
    elif at < BUSINESS:
        kind, card = HIS_GANGSTER, at - GANGSTER
    else:
        kind, card = HIS_BUSINESS, at - BUSINESS
    s.namings -= 1
    s.announced = Announcement(gangster, victim, kind, card)
    if s.listener is not None:
        s.tell(events.Announced(seat, gangster, victim, kind, card), "CN-8.2")
    if s.stepped:
        s.negotiate(seat, victim)
    else:
        s.ask(THREAT, (victim,))


def call_off(s: CosaNostra, seat: int) -> None:
    """CN-8.2: the task stays pending."""
    assert s.announced is not None
    told = events.CalledOff(seat, s.announced.gangster, s.announced.victim)
    s.announced = None
    if s.listener is not None:
        s.tell(told, "CN-8.2")


# --- the Job against what was named ---


def can_strike(s: CosaNostra, seat: int) -> bool:
    """CN-8.1: may the Job of the gangster that was named be revealed now?"""
    assert s.announced is not None
    card = s.load[s.announced.gangster]
    job = s.job(card)
    if not job.attack or job.response:
        return can_reveal(s, seat, card)
    if aimed_at(job) == "player":
        return s.announced.kind == HIMSELF
    victim, at = struck(s)
    return victim not in (seat, NOTHING) and at in legal_targets(s, card, victim)


def struck(s: CosaNostra) -> tuple[int, int]:
    """CN-8.14: who has what was named, now, and the action that names it."""
    assert s.announced is not None
    kind, card = s.announced.kind, s.announced.card
    if kind == HIS_GANGSTER:
        return s.boss[card], GANGSTER + card
    if kind == HIS_BUSINESS:
        return s.owners[card], BUSINESS + card
    return s.announced.victim, NOTHING


def can_reveal(s: CosaNostra, seat: int, card: int) -> bool:
    """CN-4.9, 8.1, 9.7, 10.1: not every Job can be carried out as an action, an Attack not before
    its target is named."""
    job = s.job(card)
    if job.response or job.attack:
        return False
    return job.key != HORSE_RACING or s.cash[seat] >= s.board.numbers.stake[0]


# --- the one who is named ---


def threat_answered(s: CosaNostra, seat: int, action: int) -> None:
    """CN-16.9: he does not bargain; he may threaten back, which binds nobody."""
    if action == THREATEN:
        s.defied = (*s.defied, seat)
    if s.listener is not None:
        kind = events.ThreatenedBack if action == THREATEN else events.GoAhead
        s.tell(kind(seat, s.actor), "CN-16.9")


THREAT = Ask[CosaNostra](
    "answer_threat",
    "CN-16.9",
    lambda s, seat: (THREATEN, GO_AHEAD),
    threat_answered,
    lambda s, seat, luck: (GO_AHEAD,),
    final=True,
    seconds=lambda s: 20,
    always_timed=True,
    see=("CN-8.2", "CN-16.8"),
)
