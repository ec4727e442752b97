"""The plan of an arena: nobody has the better seats, and everybody meets everybody."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, groupby

import pytest

from omerta.kernel.refusal import BadSetup
from omerta.lab import plan as module
from omerta.lab.plan import Bout, Plan

BOTS = ("bot", "random", "novice", "soldier", "lieutenant", "boss")


def planned(entrants: int, *players: int, games: int = 300) -> list[Bout]:
    return Plan("razzia", BOTS[:entrants], players, "plan").bouts(games)


def by_deal(bouts: list[Bout]) -> list[list[Bout]]:
    return [list(deal) for _, deal in groupby(bouts, key=lambda bout: bout.deal)]


@pytest.mark.parametrize("entrants", range(2, 7))
@pytest.mark.parametrize("players", range(3, 9))
def test_on_every_deal_everybody_sits_in_every_seat_equally_often(
    entrants: int, players: int
) -> None:
    bouts = planned(entrants, players)
    for deal in by_deal(bouts):
        assert len({bout.seating for bout in deal}) == len(deal), "no game is played twice"
        for seat in range(players):
            sat = Counter(bout.seating[seat] for bout in deal)
            assert set(sat) == set(range(entrants))
            assert len(set(sat.values())) == 1
    met = Counter(
        tuple(sorted(pair))
        for bout in bouts
        for pair in combinations(bout.seating, 2)
        if pair[0] != pair[1]
    )
    assert len(met) == entrants * (entrants - 1) // 2
    assert max(met.values()) <= 1.5 * min(met.values())


def test_two_alternate_and_change_sides() -> None:
    for deal in by_deal(planned(2, 4)):
        assert {bout.seating for bout in deal} == {(0, 1, 0, 1), (1, 0, 1, 0)}
    for deal in by_deal(planned(2, 3)):
        assert Counter(sum(bout.seating) for bout in deal) == {1: 3, 2: 3}


def test_who_sits_beside_whom_changes_from_deal_to_deal() -> None:
    assert len({deal[0].seating for deal in by_deal(planned(3, 3))}) > 1


def test_player_counts_get_their_share_of_games() -> None:
    games = Counter(bout.players for bout in planned(3, 3, 4, 5, games=200))
    assert set(games) == {3, 4, 5}
    assert max(games.values()) - min(games.values()) <= 15


def test_more_games_go_on_with_the_same_plan() -> None:
    few, many = planned(3, 3, 5, games=40), planned(3, 3, 5, games=400)
    assert many[: len(few)] == few
    assert [bout.number for bout in many] == list(range(len(many)))
    assert 40 <= len(few) < 40 + 15


def test_a_deal_is_dealt_alike_in_all_its_games_and_unlike_any_other() -> None:
    plan = Plan("razzia", BOTS[:2], (3, 4), "keys")
    keys = {plan.key(bout.players, bout.deal) for bout in plan.bouts(100)}
    assert len(keys) == len({bout.deal for bout in plan.bouts(100)})


def test_what_cannot_meet() -> None:
    for bots, reason in (
        (("bot",), "arena-entrants"),
        (("bot", "bot"), "arena-twice"),
        (("bot", "nobody"), "arena-no-bot"),
    ):
        with pytest.raises(BadSetup) as refused:
            Plan("razzia", bots, (3,), "x")
        assert refused.value.reason == reason
    with pytest.raises(BadSetup, match="setup-players"):
        Plan("razzia", ("bot", "random"), (2,), "x")
    assert len(BOTS) <= module.MOST_ENTRANTS
