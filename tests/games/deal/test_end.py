"""Deal, DA-13: the end of the game; the goals and the limit of game rounds (V1, V2, V5)."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from omerta.battery.rules import rules
from omerta.games.deal.content import Options
from omerta.games.deal.state import NOBODY
from tests.games.deal.numbers import GAME
from tests.games.deal.scenario import (
    ASP,
    KRA,
    MAR,
    NVE,
    SEG,
    YAN,
    Scene,
    finished,
    table,
)
from tests.games.deal.scenes import attack


def places(scene: Scene) -> dict[str, int]:
    """Where each clan ended."""
    ranking = GAME.places(scene.s)
    return {scene.clan(seat): ranking[seat] for seat in range(scene.s.players)}


# --- the goal ---


@rules("DA-13.1")
def test_DA_13_1_ten_respect_and_nothing_else_is_resolved() -> None:
    scene = table(
        turn=SEG,
        land={SEG: "GUA:1b HAB:1s"},
        merit={SEG: 9},
        held={KRA: "K1"},
    ).quietly()
    scene.step(SEG, "to MIA", "add HAB soldier one", "commit")
    assert scene.winner == SEG
    assert scene.draws == 0
    assert scene.told("final")[0]["winner"] == scene.seat(SEG)
    assert scene.told("final")[0]["respect"] == [0, 0, 10]
    assert scene.over


@rules("DA-13.1")
def test_DA_13_1_nine_are_not_enough() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b HAB:1s"}, merit={SEG: 8})
    scene.order(SEG, "HAB>MIA:1s")
    assert (scene.respect(SEG), scene.winner) == (9, "")
    assert scene.open == ("order", [SEG])


@rules("DA-13.1", "DA-X31")
def test_DA_13_1_in_anybodys_fight_too() -> None:
    # X31: at nine, with a state worth two; revealed between rounds of another clan's fight.
    scene = table(
        turn=KRA,
        land={KRA: "LAX:1b3s", YAN: "VAN:1b SFO:3s"},
        hands={KRA: "W02", YAN: "W01"},
        merit={SEG: 9},
        money={SEG: 15},
        profiles={SEG: "P1"},
    )
    scene.order(KRA, "LAX>SFO:3s").weapons(KRA="W02", YAN="W01")
    scene.step(SEG, "reveal_profile")
    assert (scene.winner, scene.respect(SEG)) == (SEG, 11)
    assert scene.told("fight_won") == []
    assert scene.draws == 0
    assert scene.over


@pytest.mark.parametrize(("goal", "respect"), [("truands", 15), ("medium", 12), ("usual", 10)])
@rules("DA-V1", "DA-V2", "DA-13.1")
def test_DA_V1_the_goal_may_be_higher(
    goal: Literal["usual", "medium", "truands"], respect: int
) -> None:
    for short in (1, 0):
        scene = table(
            turn=SEG,
            land={SEG: "GUA:1b HAB:1s"},
            merit={SEG: respect - 1 - short},
            options=Options(goal=goal),
        )
        scene.order(SEG, "HAB>MIA:1s")
        assert scene.winner == ("" if short else SEG)
        assert scene.over == (not short)


@rules("DA-13.2")
def test_DA_13_2_what_is_left_and_taken_in_one_order_is_weighed_together() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b MIA:1s HAB:1s"}, merit={SEG: 8})
    assert scene.respect(SEG) == 9
    scene.order(SEG, "MIA>NOR:1s")
    assert scene.changes(SEG) == [-1, 1]
    assert (scene.respect(SEG), scene.winner) == (9, "")
    assert scene.open == ("order", [SEG])


@rules("DA-3.7", "DA-13.1")
def test_DA_3_7_land_is_looked_at_before_objectives() -> None:
    """The Armada slip away to Miami: ten by land. In the same step a lone soldier of Krantific,
    whose turn it is, takes what they left: that would be ten, too, by an objective."""
    scene = attack(
        *(KRA, "1s", ASP, "2s"),
        start="MEM",
        at="ATL",
        held={ASP: "A2"},
        merit={KRA: 9, ASP: 9},
        profiles={KRA: "P2"},
        shown=KRA,
    )
    scene.act(ASP, "play A2", "retreat MIA")
    assert "P2.2" in scene.fulfilled(KRA).split()
    assert (scene.winner, scene.changes(KRA), scene.changes(ASP)) == (ASP, [], [1])
    assert scene.over


@rules("DA-13.1", "DA-9.16")
def test_DA_13_1_open_offers_lapse_with_the_end() -> None:
    scene = table("deal", turn=KRA, money={KRA: 15}, profiles={KRA: "P1"}, merit={KRA: 8})
    scene.offer(KRA, SEG, "$1")
    scene.step(KRA, "reveal_profile")
    assert scene.over
    assert len(scene.told("offer_lapsed")) == 1
    assert (scene.s.offers, scene.s.gate) == ([], False)


@rules("DA-13.2", "DA-Q30")
def test_DA_13_2_of_two_at_the_goal_the_active_clan_comes_first() -> None:
    # Spring break makes Krantific, first in play order, a rich godfather: 11. But it was drawn for
    # Dallas in the turn of Segadores, who have $25M now: 10.
    scene = table(
        turn=SEG,
        land={KRA: "LAX:1b", SEG: "PHX:1b COR:1s"},
        money={KRA: 14, SEG: 23},
        merit={KRA: 9, SEG: 7},
        profiles={KRA: "P1", SEG: "P4"},
        shown="KRA SEG",
        events="G10",
    )
    scene.order(SEG, "COR>DAL:1s")
    assert (scene.respect(SEG), scene.respect(KRA)) == (10, 11)
    assert scene.winner == SEG
    assert places(scene) == {SEG: 1, KRA: 2, YAN: 3}
    assert scene.over


# --- the last clan ---


@rules("DA-13.3", "DA-Q31")
def test_DA_13_3_the_last_clan_wins_whatever_its_respect() -> None:
    scene = table(
        turn=KRA,
        land={KRA: "LAX:1b8s", SEG: "TIJ:1b"},
        hands={KRA: "W13", SEG: "W01"},
        dead={YAN: SEG},
        merit={SEG: 9},
    )
    scene.order(KRA, "LAX>TIJ:8s").weapons(KRA="W13", SEG="W01")
    assert (scene.winner, scene.respect(KRA)) == (KRA, 0)
    assert places(scene) == {KRA: 1, SEG: 2, YAN: 3}
    assert scene.over


# --- the other places ---


@rules("DA-13.4")
def test_DA_13_4_respect_then_territories_then_money() -> None:
    scene = table(
        clans="SEG YAN NVE KRA ASP MAR",
        land={
            SEG: "GUA:1b HAB:1s",
            YAN: "VAN:1b SEA:1s",
            NVE: "CHI:1b DAL:1s MIN:1s",
            KRA: "LAX:1b DEN:1s",
            ASP: "BOG:1b CCS:1s QUI:1s",
        },
        money={YAN: 1, KRA: 2, ASP: 9},
        merit={SEG: 9},
        dead={MAR: SEG},
    )
    scene.order(SEG, "HAB>MIA:1s")
    assert places(scene) == {SEG: 1, NVE: 2, KRA: 3, YAN: 4, ASP: 5, MAR: 6}
    assert scene.over


@rules("DA-13.4")
def test_DA_13_4_the_living_before_the_dead_and_later_before_earlier() -> None:
    scene = table(
        clans="SEG YAN NVE KRA",
        land={SEG: "GUA:1b HAB:1s"},
        merit={SEG: 9},
        dead={YAN: SEG, NVE: SEG},  # in this order
    )
    scene.order(SEG, "HAB>MIA:1s")
    assert places(scene) == {SEG: 1, KRA: 2, NVE: 3, YAN: 4}
    assert scene.over


# --- no other end ---


@rules("DA-13.5", "DA-V5")
def test_DA_13_5_no_other_end_without_a_limit() -> None:
    scene = table("end", turn=SEG, round=200)
    scene.next_turn()
    assert scene.s.round == 201
    assert scene.open == ("recruit", [YAN])


def last_turn(cap: Literal[15, 20], **more: Any) -> Scene:
    """The last window of the last turn of game round 15."""
    return table("end", turn=SEG, round=15, options=Options(round_cap=cap), **more)


@rules("DA-V5", "DA-13.5", "DA-3.12")
def test_DA_V5_the_game_ends_after_so_many_rounds() -> None:
    scene = last_turn(15, land={KRA: "LAX:1b MIA:1s"})
    assert scene.open == ("last_reveals", [SEG, YAN, KRA])
    scene.passes()
    assert scene.told("round_cap") == [{"round": 15}]
    assert scene.winner == KRA
    assert scene.over
    later = last_turn(20).passes()
    assert later.s.round == 16
    assert later.open == ("recruit", [YAN])


@rules("DA-13.5")
def test_DA_13_5_not_before_the_last_turn_of_the_round() -> None:
    scene = table("end", turn=KRA, round=15, options=Options(round_cap=15)).passes()
    assert scene.s.round == 15
    assert scene.open == ("resources", [SEG])


@rules("DA-13.5")
def test_DA_13_5_respect_then_territories_then_money() -> None:
    tied: Any = {KRA: "LAX:1b MIA:1s", SEG: "GUA:1b DAL:1s"}
    more: Any = {KRA: "LAX:1b MIA:1s", SEG: "GUA:1b DAL:1s CUL:1s"}
    for land, money, winner in (
        (more, {KRA: 30}, SEG),
        (tied, {KRA: 1}, KRA),
        (tied, {SEG: 0.5}, SEG),
    ):
        scene = last_turn(15, land=land, money=money).passes()
        assert scene.winner == winner
        assert places(scene)[winner] == 1
        assert scene.over


@rules("DA-13.5")
def test_DA_13_5_then_victory_is_shared() -> None:
    scene = last_turn(15, land={KRA: "LAX:1b MIA:1s", SEG: "GUA:1b DAL:1s"}).passes()
    assert scene.s.winner == NOBODY
    assert places(scene) == {KRA: 1, SEG: 1, YAN: 3}
    assert scene.over


@rules("DA-13.5")
def test_DA_13_5_points_not_claimed_do_not_count() -> None:
    scene = last_turn(15, land={KRA: "LAX:1b MIA:1s"}, money={SEG: 25}, profiles={SEG: "P4"})
    scene.passes()
    assert scene.winner == KRA
    assert scene.over


@rules("DA-V5")
def test_DA_V5_stepped_play_stops_after_a_hundred_rounds() -> None:
    scene = table("end", turn=SEG, round=100, stepped=True)
    assert scene.s.capped
    assert scene.over
    assert finished(3, 1).round <= 100


@rules("DA-13.1")
def test_DA_13_1_at_the_end_all_cards_are_open() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b HAB:1s"}, merit={SEG: 9})
    scene.order(SEG, "HAB>MIA:1s")
    final = scene.told("final")[0]
    assert final["profiles"] == scene.s.profiles
    assert final["targets"] == scene.s.targets
    assert scene.interrupts(SEG) == []
    assert scene.over
