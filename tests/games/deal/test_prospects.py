"""What a position promises: riches help only so far, and near the goal a lead says more."""

from __future__ import annotations

from omerta.games import package
from omerta.games.deal.prospects import RICHES, riches
from tests.games.deal.scenario import KRA, SEG, YAN, Scene, table

PLAYED = package("deal")


def chance(scene: Scene, clan: str) -> float:
    s = scene.match.state
    return PLAYED.prospects.chances(PLAYED.game, s)[scene.seat(clan)]


def test_more_is_better_but_nobody_wins_by_riches_alone() -> None:
    poor, rich, richer = (
        table("action", clans="YAN KRA SEG", money={KRA: millions}, merit={YAN: 6})
        for millions in (0.0, 20.0, 400.0)
    )
    assert chance(poor, KRA) < chance(rich, KRA) < chance(richer, KRA)
    assert riches(richer.match.state, richer.seat(KRA)) <= RICHES
    assert chance(richer, YAN) > chance(richer, KRA)


def test_near_the_goal_a_lead_says_more() -> None:
    early = table("action", clans="YAN KRA SEG", merit={YAN: 3})
    late = table("action", clans="YAN KRA SEG", merit={YAN: 8, KRA: 5, SEG: 5})
    assert chance(late, YAN) > chance(early, YAN) + 0.02
