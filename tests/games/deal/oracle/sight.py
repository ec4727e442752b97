"""What is seen, held against the referee's own books."""

from __future__ import annotations

from typing import Any

from tests.games.deal.oracle.board import DRUG, LIEUTENANT, NOBODY, SOLDIER
from tests.games.deal.oracle.box import CODES, EVENTS, PLACES, RESPECT
from tests.games.deal.oracle.fights import ATTACK, DEFENCE
from tests.games.deal.oracle.referee import INSIDE_AN_EVENT, Referee

# Where it matters who has moved.
ACTING = ("order", "fight_window", "weapons", "way_out")


def compare(referee: Referee, seen: Any, viewer: int, asking: str) -> None:
    """The table as one seat sees it, at a question."""
    if not referee.phase:
        return
    inside = asking in INSIDE_AN_EVENT
    if not inside:
        referee.board.sweep()
        referee.look_around()
    _territories(referee, seen, asking)
    for seat, player in enumerate(seen.players):
        _player(referee, player, seat, viewer)
    _piles(referee, seen)
    _fight(referee, seen)
    if not inside:
        _respect(referee, asking)
    if viewer >= 0:
        _own(referee, seen, viewer, inside=inside)


def _territories(referee: Referee, seen: Any, asking: str) -> None:
    board = referee.board
    for place in PLACES:
        there = seen.territories[place]
        assert there.owner == board.owner[place], place
        counts = (there.soldiers, there.lieutenants, there.drugs)
        kinds = (SOLDIER, LIEUTENANT, DRUG)
        assert counts == tuple(board.count[kind][place] for kind in kinds), place
        owner = board.owner[place]
        assert there.boss == (owner != NOBODY and board.boss[owner] == place)
        if asking in ACTING:
            tired = (there.tired_soldiers, there.tired_lieutenants, there.tired_drugs)
            mine = tuple(board.tired[kind][place] for kind in kinds)
            assert tired == mine, (CODES[place], tired, mine)


def _player(referee: Referee, player: Any, seat: int, viewer: int) -> None:
    board, hands = referee.board, referee.hands
    assert player.money == board.money[seat]
    assert (player.alive, player.boss) == (board.alive[seat], board.boss[seat])
    assert player.cards == hands.held[seat].total()
    assert player.events == len(hands.events[seat])
    parts = (referee.ground[seat], referee.merit[seat], referee.blood[seat])
    assert (player.ground, player.merit, player.blood) == parts
    assert player.respect == sum(parts)
    if viewer not in (NOBODY, seat):
        known = sorted(hands.known[viewer, seat].elements())
        assert list(player.known) == known, (viewer, seat)


def _piles(referee: Referee, seen: Any) -> None:
    hands = referee.hands
    assert seen.weapon_pile == hands.pile
    assert list(seen.weapon_discard) == sorted(hands.discard.elements())
    assert list(seen.event_discard) == sorted(hands.event_discard)
    in_force = referee.board.in_force
    assert seen.in_force == (EVENTS.index(in_force) if in_force else NOBODY)
    out = len(hands.event_discard) + sum(len(held) for held in hands.events) + bool(in_force)
    assert seen.event_pile == referee.all_events - out
    referee.top = seen.top_back


def _fight(referee: Referee, seen: Any) -> None:
    fight = referee.fight
    assert (fight is None) == (seen.fight is None or seen.fight.over)
    if fight is not None:
        assert seen.fight.values == (fight.value(ATTACK), fight.value(DEFENCE))
        assert seen.fight.redraws == fight.redraws


def _respect(referee: Referee, asking: str) -> None:
    """DA-11.1, 11.14: nothing is missing, nobody has reached the goal, no event is owed."""
    board = referee.board
    for seat in board.seats:
        if not board.alive[seat]:
            continue
        assert referee.ground[seat] == sum(RESPECT[place] for place in board.land(seat))
        if referee.shown[seat] and asking:
            own = {referee.profile[seat] * 5 + place for place in range(5)}
            missing = (referee.records.fulfilled[seat] & own) - referee.scored[seat]
            assert not missing, (seat, missing)
        assert not asking or referee.respect(seat) < referee.goal
    assert referee.leaks == []
    if asking and asking != "reveal" and referee.fight is None and asking != "hand_after":
        assert referee.owed == [], referee.owed


def _own(referee: Referee, seen: Any, viewer: int, *, inside: bool) -> None:
    hands, own = referee.hands, seen.own
    assert own.target_worth == _target_worth(referee, viewer)
    assert list(own.hand) == sorted(hands.held[viewer].elements())
    assert {*own.events} == hands.events[viewer]
    if referee.board.alive[viewer] and not referee.shown[viewer] and not inside:
        first = referee.profile[viewer] * 5
        fulfilled = {first + place for place in range(5) if own.fulfilled >> place & 1}
        mine = {goal for goal in referee.records.fulfilled[viewer] if first <= goal < first + 5}
        assert fulfilled == mine, (viewer, fulfilled, mine)


def _target_worth(referee: Referee, seat: int) -> int:
    """DA-11.5, 11.6, 11.9: 5 for the boss of the target, 3 for each by the own clan's card."""
    if referee.target_shown[seat]:
        return 0
    kills, target = referee.records.kills[seat], referee.target[seat]
    return 3 * len(kills) if target == referee.board.clan[seat] else 5 * kills.count(target)
