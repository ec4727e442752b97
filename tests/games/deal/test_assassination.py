"""Deal, DA-10: bosses that are removed, and what becomes of their clans."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.deal.content import EVENT
from omerta.games.deal.state import NOWHERE
from tests.games.deal.scenario import ASP, KRA, MAR, NVE, SEG, YAN, Scene, table
from tests.games.deal.scenes import attack


def hit(**more: Any) -> Scene:
    """Krantific remove Segadores' boss on Guadalajara; up to the choice of a hand."""
    land = {KRA: "LAX:1b ELP:9s1l", SEG: "GUA:1b2d", **more.pop("land", {})}
    hands = {KRA: "W13", SEG: "W02", **more.pop("hands", {})}
    more.setdefault("clans", "KRA SEG YAN")
    scene = table(turn=KRA, land=land, hands=hands, **more).quietly()
    return scene.order(KRA, "ELP>GUA:9s1l").weapons(KRA="W13", SEG="W02")


SEGS_LAND = "GUA:1b2d CUL:2s3d ACA:1l TIJ:1s MIA:1s1d LVG:2s"


@rules("DA-10.1", "DA-7.13")
def test_DA_10_1_a_clan_whose_boss_is_removed_is_eliminated() -> None:
    scene = hit()
    assert not scene.s.alive[1]
    assert scene.s.bosses[1] == NOWHERE
    assert scene.told("eliminated")[0]["seat"] == 1
    assert scene.told("eliminated")[0]["by"] == 0
    assert scene.open == ("hand_after", [KRA])


@rules("DA-X30", "DA-10.1", "DA-10.2", "DA-10.3", "DA-10.4", "DA-10.5", "DA-11.5", "DA-8.6")
def test_DA_X30_a_clan_is_wiped_out() -> None:
    scene = hit(
        land={SEG: SEGS_LAND},
        money={SEG: 9, KRA: 1},
        held={SEG: "S1 S4"},
        targets={KRA: SEG},
        hands={SEG: "W02 W03 W04 W05 W06"},
    )
    assert scene.money(KRA) == 10
    assert scene.money(SEG) == 0
    assert scene.at("GUA") == "KRA 1l9s2d"
    assert [scene.at(place) for place in ("CUL", "ACA", "TIJ", "MIA", "LVG")] == [
        *["3d", "", "", "1d", ""]
    ]
    assert scene.land(SEG) == ""
    assert scene.weapon_discard == "W02 W03 W04 W05 W06 W13"
    assert scene.event_discard == "S1 S4"
    assert scene.respect(SEG) == 0
    scene.keep_hands()
    assert scene.open == ("order", [KRA])
    scene.step(KRA, "reveal_target")
    assert scene.respect(KRA) == 5
    assert scene.draws == 1
    assert scene.open == ("order", [KRA])


@rules("DA-10.2", "DA-10.5")
def test_DA_10_2_a_beaten_attackers_land_is_free_too() -> None:
    """The boss attacked and is removed: the defender is the killer and keeps what it had."""
    hands = {SEG: "W01", MAR: "W13"}
    scene = attack(SEG, "1b", MAR, "9s1b", land={SEG: "ELP:3s2d"}, hands=hands, money={SEG: 4})
    scene.weapons(SEG="W01", MAR="W13")
    assert scene.at("ELP") == "2d"
    assert scene.at("CUL") == "MAR 1b9s"
    assert scene.money(MAR) == 4
    assert scene.told("eliminated")[0]["by"] == scene.seat(MAR)
    assert scene.open == ("hand_after", [MAR])  # DA-7.23


@rules("DA-10.3", "DA-Q24")
def test_DA_10_3_hidden_cards_stay_hidden() -> None:
    scene = hit()
    for viewer in (0, 2, -1):
        seen = scene.view(viewer).players[1]
        assert (seen.profile, seen.target) == (-1, -1)
        assert (seen.cards, seen.events, seen.respect) == (0, 0, 0)
    assert scene.view(1).players[1].profile == scene.s.profiles[1]
    assert scene.open == ("hand_after", [KRA])


@rules("DA-10.3", "DA-9.17")
def test_DA_10_3_what_the_dead_knew_is_gone_with_them() -> None:
    scene = hit(
        hands={KRA: "W13 W12"}, known={(SEG, KRA): "W12", (YAN, KRA): "W12", (KRA, SEG): "W02"}
    )
    assert (scene.known(SEG, KRA), scene.known(KRA, SEG)) == ("", "")
    assert scene.known(YAN, KRA) == "W12"
    assert scene.open == ("hand_after", [KRA])


@rules("DA-10.3")
def test_DA_10_3_the_marker_leaves_the_track() -> None:
    scene = hit(land={SEG: "GUA:1b MIA:1s"}, merit={SEG: 4}, blood={SEG: 3})
    assert scene.respect(SEG) == 0
    assert scene.open == ("hand_after", [KRA])


@rules("DA-10.4", "DA-Q21")
def test_DA_10_4_the_killer_takes_the_whole_reserve() -> None:
    scene = hit(money={SEG: 7.5, KRA: 2})
    assert (scene.money(KRA), scene.money(SEG)) == (9.5, 0)
    assert scene.told("money") == [{"payer": 1, "payee": 0, "amount": 15, "why": "killed"}]
    assert scene.open == ("hand_after", [KRA])


@rules("DA-10.6", "DA-Q25", "DA-12.5")
def test_DA_10_6_it_counts_as_absent_for_events() -> None:
    scene = hit(targets={KRA: SEG}, events="S2 Y3").keep_hands()
    scene.step(KRA, "reveal_target")
    assert [each["event"] for each in scene.told("event_skipped")] == [EVENT["S2"]]
    assert scene.held(YAN) == "Y3"
    assert scene.open == ("order", [KRA])


@rules("DA-10.6", "DA-3.1")
def test_DA_10_6_it_is_skipped_in_play_order_and_asked_nothing() -> None:
    scene = hit().keep_hands().next_turn()
    assert scene.clan(scene.s.active) == YAN
    assert scene.interrupts(SEG) == []
    assert scene.open == ("recruit", [YAN])


@rules("DA-10.6", "DA-N1")
def test_DA_10_6_it_cannot_trade() -> None:
    scene = hit(money={KRA: 5}).keep_hands().until("deal")
    assert scene.offer_refused(KRA, SEG, "$1") == ("trade-dead", "DA-10.6")
    assert scene.offer_refused(SEG, KRA, "", "$1") == ("trade-dead", "DA-10.6")
    assert scene.open == ("deal", [KRA])


@pytest.mark.parametrize("event", ["Y4", "K4", "S4", "M4", "A4", "N4"])
@rules("DA-10.6")
def test_DA_10_6_a_permanent_event_of_the_dead_stays_in_its_slot(event: str) -> None:
    by_letter = {"Y": YAN, "N": NVE, "K": KRA, "S": SEG, "M": MAR, "A": ASP}
    victim = by_letter[event[0]]
    killer = MAR if victim != MAR else KRA
    hands: dict[str, str] = {killer: "W13 W13", victim: "W02 W02"}
    scene = attack(
        *(killer, "9s1b", victim, "1b"),
        in_force=event,
        hands=hands,
    )
    scene.weapons(**{killer: "W13", victim: "W02"})
    if scene.open[0] == "weapons":  # Krantific's boss takes one more round
        scene.weapons(**{killer: "W13", victim: "W02"})
    assert not scene.s.alive[scene.seat(victim)]
    assert scene.in_force == event
    scene.keep_hands()
    # It hinders nobody and pays nobody.
    scene.next_turn()
    assert scene.money(victim) == 0
    assert scene.open[0] == "recruit"


@rules("DA-X36", "DA-10.7", "DA-10.9", "DA-Q53", "DA-Q61", "DA-6.19", "DA-3.11")
def test_DA_X36_the_active_clan_dies() -> None:
    land = {YAN: "HAB:1b1s", SEG: "SAL:5s1b"}
    scene = table(turn=YAN, land=land, hands={YAN: "W01", SEG: "W13"}).quietly()
    scene.order(YAN, "HAB>MIA:1s", "HAB>SAL:1b")
    assert scene.respect(YAN) == 1
    assert scene.draws == 0  # owed, until the fight is closed
    scene.weapons(YAN="W01", SEG="W13")
    assert not scene.s.alive[0]
    assert scene.open == ("hand_after", [SEG])
    scene.act(SEG, "keep")
    assert scene.draws == 0  # it has lapsed
    assert scene.at("MIA") == ""
    # The turn is over but for its last window: Segadores may claim (DA-Q61).
    assert scene.open == ("last_reveals", [KRA, SEG])
    scene.passes()
    assert scene.clan(scene.s.active) == KRA


@rules("DA-10.7")
def test_DA_10_7_no_other_turn_is_cut_short() -> None:
    scene = hit(land={KRA: "LAX:1b ELP:9s1l PHX:1s"}).keep_hands()
    assert scene.open == ("order", [KRA])


@rules("DA-10.8", "DA-12.12")
def test_DA_10_8_no_event_removes_a_boss() -> None:
    """A hurricane over a boss that is alone; K1 and S1 do not even list it."""
    scene = table(
        turn=KRA,
        land={SEG: "HAB:1b", KRA: "LAX:1b ATL:1s1l", YAN: "VAN:1b"},
        events="G01",
        held={KRA: "K1"},
    ).quietly()
    scene.order(KRA, "ATL>MIA:1s")
    assert scene.drawn_events == ["G01"]
    assert scene.at("HAB") == "SEG 1b"
    assert scene.s.alive == [True] * 3
    assert scene.open == ("order", [KRA])


@rules("DA-10.9", "DA-Q53")
def test_DA_10_9_only_the_draws_of_the_dead_lapse() -> None:
    """The defender reveals and scores during the fight, then kills: its draw is still made."""
    hands = {SEG: "W01 W02", MAR: "W01 W13"}
    scene = attack(
        SEG, "1b", MAR, "9s1b", hands=hands, profiles={MAR: "P1"}, money={MAR: 15}
    ).quietly()
    scene.weapons(SEG="W01", MAR="W01")
    scene.act(MAR, "reveal_profile")
    assert (scene.respect(MAR), scene.draws) == (2, 0)
    scene.weapons(SEG="W02", MAR="W13").keep_hands()
    assert not scene.s.alive[scene.seat(SEG)]
    assert scene.draws >= 1


@rules("DA-10.10", "DA-3.11", "DA-11.6", "DA-Q23", "DA-Q61")
def test_DA_10_10_a_killer_can_always_reveal_in_the_last_window() -> None:
    hands = {SEG: "W01", MAR: "W13"}
    scene = attack(SEG, "1b", MAR, "9s1b", hands=hands, targets={MAR: SEG}, money={SEG: 4})
    scene.weapons(SEG="W01", MAR="W13").act(MAR, "keep")
    assert scene.open[0] == "last_reveals"
    assert scene.money(MAR) == 4
    assert "reveal_target" in scene.options(MAR)
    scene.passes(*[clan for clan in scene.open[1] if clan != MAR]).act(MAR, "reveal_target")
    assert scene.respect(MAR) == 5
    assert scene.clan(scene.s.active) == SEG
    assert scene.open[0] == "last_reveals"  # who has a hidden profile is asked once more
