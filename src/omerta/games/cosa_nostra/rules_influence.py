"""La Cosa Nostra, CN-11 and 12.2: Influence cards and Lawyers.

Schemers are in rules_action, doctors in rules_harm, since they have windows of their own.
"""

from __future__ import annotations

from omerta.games.cosa_nostra import events
from omerta.games.cosa_nostra.areas import leaves_hand, spend, unused_lawyers, with_face
from omerta.games.cosa_nostra.content import (
    DISTRACTION,
    GANGSTERS,
    HENCHMAN,
    MACHINE_PISTOL,
    SABOTEUR,
    SNITCH,
    SPY,
)
from omerta.games.cosa_nostra.deck import put_under, refill_market
from omerta.games.cosa_nostra.state import (
    ATTACHMENTS,
    BUSINESS,
    GANGSTER,
    INFLUENCE,
    JOB,
    JOB_CARD,
    KIND,
    LOOK,
    LOOK_BY,
    LOOKS,
    NOTHING,
    PLANNING,
    PLAYER,
    RENEW,
    STOP,
    CosaNostra,
    clockwise,
)
from omerta.kernel.asks import Ask, Interrupt
from omerta.kernel.state import others
from omerta.kernel.trees import END, Choices, Path, options_of, put

# Playable on another player's gangster only (CN-11.7, 11.9); the other attachments on any.
HOSTILE = (SABOTEUR, DISTRACTION)


# --- what may be played ---


def plays(s: CosaNostra, seat: int) -> list[int]:
    """CN-3.2, 4.3, 11.2: the cards in hand that can be played now, then Lawyers."""
    hand = s.influence[seat]
    jobs = bool(hand) and can_look(s, seat)
    found = []
    for kind in dict.fromkeys(hand):
        if kind == SNITCH:
            playable = jobs or bool(s.deck)
        elif kind == SPY:
            playable = jobs
        elif kind in ATTACHMENTS and s.phase == PLANNING:
            playable = bool(attachable(s, seat, kind))
        else:
            playable = False
        if playable:
            found.append(INFLUENCE + kind)
    lawyers = unused_lawyers(s, seat)
    if lawyers and can_look(s, seat):
        found += [BUSINESS + card for card in lawyers]
    return found


def could_play(s: CosaNostra, seat: int) -> bool:
    """CN-20.2: as far as everybody can tell: he holds a card, or has a Lawyer and a Job to look at.
    Not whether a card he holds is playable: who is asked would tell it."""
    return bool(s.influence[seat]) or (bool(unused_lawyers(s, seat)) and can_look(s, seat))


def looks_only(s: CosaNostra, seat: int) -> list[int]:
    """CN-12.2, 18.1: what may be used out of turn."""
    lawyers = unused_lawyers(s, seat)
    hand = s.influence[seat] if s.espionage else ()
    if not (lawyers or hand) or not can_look(s, seat):
        return []
    found = [INFLUENCE + kind for kind in (SNITCH, SPY) if kind in hand]
    return found + [BUSINESS + card for card in lawyers]


def can_look(s: CosaNostra, seat: int) -> bool:
    """Has another player a planned Job?"""
    return any(
        task == JOB and s.boss[gangster] != seat for gangster, task in enumerate(s.task) if task
    )


def watched(s: CosaNostra, seat: int, besides: int = NOTHING) -> list[int]:
    """The other players with planned Jobs to look at."""
    return [
        other
        for other in others(s.players, seat)
        if any(gangster != besides for gangster in s.planned_jobs(other))
    ]


def attachable(s: CosaNostra, seat: int, kind: int) -> list[int]:
    """Players with a gangster this card may go on."""
    seats = others(s.players, seat) if kind in HOSTILE else clockwise(s.players, seat)
    return [other for other in seats if without_it(s, other, kind)]


def without_it(s: CosaNostra, seat: int, kind: int) -> list[int]:
    bit = ATTACHMENTS[kind]
    return sorted([g for g in s.crews[seat] if not s.attached[g] & bit])


def is_play(action: int) -> bool:
    """Does a chain that begins with this play a card or use a Lawyer?"""
    return INFLUENCE <= action < KIND or BUSINESS <= action < JOB_CARD


def play_tree(s: CosaNostra, seat: int, path: Path, *, renewing: bool = True) -> Choices:
    """CN-19: how a card is played once it is chosen."""
    first = path[0]
    if first == INFLUENCE + SNITCH:
        if len(path) == 1:
            ways = [LOOK] if can_look(s, seat) else []
            return put([*ways, RENEW] if s.deck and renewing else ways)
        if path[1] == RENEW:
            return END
        return look_tree(s, seat, path[2:])
    if first == INFLUENCE + SPY or first < INFLUENCE:  # else a Lawyer's card
        return look_tree(s, seat, path[1:])
    kind = first - INFLUENCE
    if len(path) == 1:
        return put([PLAYER + other for other in attachable(s, seat, kind)])
    if len(path) == 2:
        return put([GANGSTER + g for g in without_it(s, path[1] - PLAYER, kind)])
    return END


def look_tree(s: CosaNostra, seat: int, path: Path, besides: int = NOTHING) -> Choices:
    """CN-11.3 to 11.5, 12.2: whose Job, and which."""
    if not path:
        return put([PLAYER + other for other in watched(s, seat, besides)])
    if len(path) == 1:
        jobs = s.planned_jobs(path[0] - PLAYER)
        return put([GANGSTER + gangster for gangster in jobs if gangster != besides])
    return END


# --- what it does ---


def play(s: CosaNostra, seat: int, path: Path) -> None:
    """CN-11.1: a card is played, or a Lawyer used."""
    first = path[0]
    if first < INFLUENCE:
        s.used[first - BUSINESS] = True
        if s.listener is not None:
            s.tell(events.Lawyer(seat, first - BUSINESS), "CN-12.2")
        look_at(s, seat, path[-1] - GANGSTER, "CN-12.2", more=1)
        return
    kind = first - INFLUENCE
    if kind in ATTACHMENTS:
        leaves_hand(s, seat, kind)
        attach(s, seat, kind, path[-1] - GANGSTER)
        return
    spend(s, seat, kind)
    if s.listener is not None:
        s.tell(events.Played(seat, kind), "CN-11.1")
    if path[-1] == RENEW:
        renew_market(s, seat)
    else:
        rule = "CN-11.3" if kind == SNITCH else "CN-11.4"
        look_at(s, seat, path[-1] - GANGSTER, rule, more=int(kind == SPY))


def attach(s: CosaNostra, seat: int, kind: int, gangster: int) -> None:
    """CN-11.6 to 11.9: it lies face up on the gangster."""
    s.attached[gangster] |= ATTACHMENTS[kind]
    if s.listener is not None:
        rules = {
            HENCHMAN: "CN-11.6",
            SABOTEUR: "CN-11.7",
            MACHINE_PISTOL: "CN-11.8",
            DISTRACTION: "CN-11.9",
        }
        s.tell(events.Attached(seat, kind, gangster), rules[kind])


def renew_market(s: CosaNostra, seat: int) -> None:
    """CN-11.3 (b)"""
    gone = tuple(s.market)
    s.market = []
    put_under(s, [*gone])
    if s.listener is not None:
        s.tell(events.Renewed(seat, gone), "CN-11.3")
    refill_market(s)


def look_at(s: CosaNostra, seat: int, gangster: int, rule: str, more: int) -> None:
    """CN-11.5: the looker sees the card, all see which it was; then perhaps another."""
    see(s, seat, gangster, rule)
    if more and watched(s, seat, gangster):
        s.looked_at = gangster
        s.ask(PEEK, (seat,))


def see(s: CosaNostra, seat: int, gangster: int, rule: str) -> None:
    card = s.load[gangster]
    s.known[card] |= 1 << seat
    if seat not in s.lookers[gangster]:
        s.lookers[gangster] = (*s.lookers[gangster], seat)
    if s.listener is not None:
        told = events.Looked(seat, gangster, s.job(card).pile)
        s.tell(told, rule, with_face(told, card, (seat, s.boss[gangster])))


# --- the second look ---


def peek_tree(s: CosaNostra, seat: int, path: Path) -> Choices:
    if not path:
        players, _ = look_tree(s, seat, path, s.looked_at)
        return put([*players, STOP])
    return END if path[0] == STOP else look_tree(s, seat, path, s.looked_at)


def peeked(s: CosaNostra, seat: int, path: Path) -> None:
    s.looked_at = NOTHING
    if path[0] != STOP:
        see(s, seat, path[-1] - GANGSTER, "CN-11.4")


PEEK = Ask[CosaNostra](
    "peek",
    "CN-11.4",
    options_of(peek_tree),
    peeked,
    lambda s, seat, luck: (STOP,),
    chain=True,
    tree=peek_tree,
    seconds=lambda s: 20,
    see=("CN-11.5", "CN-12.2"),
)


# --- looks out of turn, where nobody is asked for them ---


def unasked_looks(s: CosaNostra, seat: int) -> tuple[int, ...]:
    """CN-12.2: the Lawyer while the gate is open; CN-18.1: Snitch and Spy too. One action each."""
    if s.stepped or not s.gate:
        return ()
    targets = [g for other in watched(s, seat) for g in s.planned_jobs(other)]
    hand, ways = s.influence[seat] if s.espionage else (), []
    ways += ["snitch"] if SNITCH in hand else []
    ways += ["spy"] if SPY in hand else []
    ways += ["lawyer"] if unused_lawyers(s, seat) else []
    ways += ["again"] if s.second_looks[seat] else []
    return tuple([look_action(way, gangster) for way in ways for gangster in targets])


def look_action(way: str, gangster: int) -> int:
    return LOOK_BY + LOOKS.index(way) * GANGSTERS + gangster


def looked_unasked(s: CosaNostra, seat: int, action: int) -> None:
    way, gangster = divmod(action - LOOK_BY, GANGSTERS)
    if seat == s.actor:
        s.fresh = False  # CN-11.14: a skip would have to be the first thing
    if LOOKS[way] == "again":
        s.second_looks[seat] -= 1
        see(s, seat, gangster, "CN-11.4")
        return
    if LOOKS[way] == "lawyer":
        card = unused_lawyers(s, seat)[0]
        s.used[card] = True
        if s.listener is not None:
            s.tell(events.Lawyer(seat, card), "CN-12.2")
    else:
        kind = SNITCH if LOOKS[way] == "snitch" else SPY
        spend(s, seat, kind)
        if s.listener is not None:
            s.tell(events.Played(seat, kind), "CN-11.1")
    see(s, seat, gangster, "CN-12.2" if LOOKS[way] == "lawyer" else "CN-18.1")
    s.second_looks[seat] += LOOKS[way] != "snitch"


LOOK_UNASKED = Interrupt[CosaNostra](
    "look_unasked", "CN-12.2", unasked_looks, looked_unasked, apart=True
)
