"""Deal, DA-6: the action phase and its move orders."""

from __future__ import annotations

from omerta.battery.rules import rules
from omerta.games.deal.content import TERRITORY
from omerta.games.deal.state import NOBODY
from tests.games.deal.scenario import (
    ASP,
    KRA,
    MAR,
    SEG,
    YAN,
    Scene,
    table,
)


def reach(scene: Scene, clan: str) -> set[str]:
    """Where something of a clan may go."""
    return {option.removeprefix("to ") for option in scene.options(clan) if option != "end"}


def adds(scene: Scene, clan: str, *path: str) -> set[str]:
    """What may be added next, less the words they all have."""
    offered = scene.options_after(clan, *path)
    return {option.removeprefix("add ") for option in offered if option.startswith("add ")}


# --- orders ---


@rules("DA-6.1")
def test_DA_6_1_any_number_of_orders_of_any_number_of_pieces() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b3s1l2d"})
    scene.order(SEG, "GUA>CUL:1s", "GUA>ACA:1s1l1d")
    assert [scene.at(place) for place in ("CUL", "ACA", "GUA")] == [
        *["SEG 1s", "SEG 1l1s1d", "SEG 1b1s1d"]
    ]
    scene.order(SEG, "GUA>ACA:1s")
    scene.order(SEG, "GUA>CUL:1b1d")
    assert [scene.at(place) for place in ("CUL", "ACA", "GUA")] == [
        *["SEG 1b1s1d", "SEG 1l2s1d", ""]
    ]
    assert len(scene.told("moved")) == 3
    # Nothing is fresh any more: the phase is over by itself.
    assert scene.open == ("deal", [SEG])


@rules("DA-6.1")
def test_DA_6_1_only_own_troops_and_drugs_under_control() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b", YAN: "VAN:1b CUL:2s1d"}, loose="ACA:2d")
    assert adds(scene, SEG, "to ACA") == {"GUA boss one"}
    assert reach(scene, SEG) == {"ELP", "ACA"}  # no enemy boss on Culiacán
    assert scene.open == ("order", [SEG])


@rules("DA-6.2")
def test_DA_6_2_to_an_adjacent_territory() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b1s1d"})
    assert reach(scene, SEG) == {"CUL", "ELP", "ACA"}
    assert scene.order_refused(SEG, "GUA>COR:1s") == ("order-out-of-reach", "DA-6.2")
    assert scene.open == ("order", [SEG])


@rules("DA-6.3")
def test_DA_6_3_soldiers_and_boss_move_one_territory() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b1s"})
    scene.order(SEG, "GUA>ACA:1b1s")
    assert scene.at("ACA") == "SEG 1b1s"
    assert scene.open == ("deal", [SEG])  # both are spent


@rules("DA-6.4")
def test_DA_6_4_a_lieutenant_moves_one_or_two() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b KIN:1l"})
    one = {"PAN", "HAB", "SDO"}
    two = {"SJO", "MED", "LIM", "MIA", "CUN", "SAL", "CCS"}
    assert reach(scene, SEG) == one | two | {"CUL", "ELP", "ACA"}
    # To stop after one step loses the second.
    scene.order(SEG, "KIN>HAB:1l")
    assert reach(scene, SEG) == {"CUL", "ELP", "ACA"}
    assert scene.open == ("order", [SEG])


@rules("DA-6.4", "DA-Q52")
def test_DA_6_4_it_does_not_come_back_to_where_it_began() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b KIN:1l HAB:1s"})
    assert "KIN lieutenant one" not in adds(scene, SEG, "to KIN")
    assert scene.order_refused(SEG, "KIN>KIN:1l") == ("order-out-of-reach", "DA-6.2")
    assert scene.open == ("order", [SEG])


@rules("DA-6.5", "DA-X5")
def test_DA_6_5_no_way_through_hostile_land() -> None:
    # X5b: La Habana is somebody's, so Miami is out of reach, and the step there is a fight.
    scene = table(
        clans="MAR YAN KRA",
        land={MAR: "SJO:1b SAL:1l", YAN: "VAN:1b HAB:1s"},
        hands={MAR: "W07", YAN: "W01"},
    )
    assert not {"MIA", "KIN", "SDO"} & reach(scene, MAR)
    assert scene.order_refused(MAR, "SAL>MIA:1l") == ("order-out-of-reach", "DA-6.2")
    scene.order(MAR, "SAL>HAB:1l").weapons(MAR="W07", YAN="W01").keep_hands()
    assert scene.at("HAB") == "MAR 1l"
    # Even having won, it has no second step.
    assert not {"MIA", "KIN", "SDO"} & reach(scene, MAR)
    assert scene.open == ("order", [MAR])


@rules("DA-6.5")
def test_DA_6_5_a_capital_of_nobody_is_no_way_through_either() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b BOG:1l"})
    # Panama City lies two steps away, behind Medellin alone.
    assert "PAN" not in reach(scene, SEG)
    assert "MED" in reach(scene, SEG)
    assert scene.open == ("order", [SEG])


@rules("DA-X5", "DA-11.3", "DA-Q41")
def test_DA_X5_two_steps_are_one_move() -> None:
    scene = table(clans="MAR YAN KRA", land={MAR: "SJO:1b SAL:1l"})  # X5a
    scene.order(MAR, "SAL>MIA:1l")
    assert scene.at("MIA") == "MAR 1l"
    assert scene.s.owner[TERRITORY["HAB"]] == NOBODY
    assert (scene.changes(MAR), scene.draws) == ([1], 1)
    assert scene.open == ("order", [MAR])


@rules("DA-6.6", "DA-6.20", "DA-X7")
def test_DA_6_6_the_second_step_may_join_an_attack() -> None:
    land = {KRA: "LAX:1b SEA:3s", YAN: "VAN:1b5s SLC:1s DEN:1l"}
    together = table(land=land)  # X7a: wherever they come from, they arrive together
    together.order(YAN, "VAN>SEA:5s", "SLC>SEA:1s", "DEN>SEA:1l")
    assert together.values() == (9, 3)
    assert together.told("fight")[0]["values"] == [9, 3]
    assert together.open == ("weapons", [YAN, KRA])


@rules("DA-6.13", "DA-X7")
def test_DA_6_13_one_attack_after_the_other_each_against_whole_defenders() -> None:
    # X7b, with a lieutenant on Seattle.
    scene = table(
        land={KRA: "LAX:1b SEA:1l", YAN: "CAL:1b VAN:5s SLC:1s DEN:1l"},
        hands={YAN: "W05 W01", KRA: "W04 W05"},
    )
    scene.order(YAN, "VAN>SEA:4s").weapons(YAN="W05", KRA="W04")
    assert scene.values() == (4, 2)
    scene.weapons(YAN="W01", KRA="W05").keep_hands()
    assert scene.at("SEA") == "KRA 1l"
    scene.order(YAN, "VAN>SEA:1s", "SLC>SEA:1s", "DEN>SEA:1l")
    assert scene.values() == (5, 3)
    assert len(scene.told("fight")) == 2
    assert scene.open == ("weapons", [YAN, KRA])


# --- drugs ---


@rules("DA-6.7", "DA-X4")
def test_DA_6_7_a_drug_goes_where_its_clan_will_be() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b CAY:1s1d"})  # X4
    assert adds(scene, SEG, "to PHI") == {"CAY soldier one"}
    scene.order(SEG, "CAY>PHI:1s1d")
    assert scene.at("PHI") == "SEG 1s1d"
    assert scene.s.owner[TERRITORY["CAY"]] == NOBODY
    assert scene.open == ("order", [SEG])


@rules("DA-6.7")
def test_DA_6_7_where_it_is_already_no_troop_need_come() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b1d CUL:1s"})
    scene.order(SEG, "GUA>CUL:1d")
    assert scene.at("CUL") == "SEG 1s1d"
    assert scene.open == ("order", [SEG])


@rules("DA-X6", "DA-6.7")
def test_DA_X6_not_alone_to_nobodys_land() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b COR:1s1d"})
    assert scene.refused(SEG, "to DAL", "add COR drug one") == ("order-drug", "DA-6.7")
    scene.order(SEG, "COR>DAL:1s1d")
    assert scene.at("DAL") == "SEG 1s1d"
    assert scene.at("COR") == ""
    assert scene.open == ("order", [SEG])


@rules("DA-6.8", "DA-Q9")
def test_DA_6_8_no_drug_goes_two_territories() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b SAL:1l1d"}, loose="HAB:2d")
    # To Miami through La Habana: neither its own drug nor what it crosses comes along.
    assert adds(scene, SEG, "to MIA", "add SAL lieutenant one") == set()
    assert scene.open == ("order", [SEG])


@rules("DA-6.8")
def test_DA_6_8_it_may_come_along_on_one_step() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b SAL:1l HAB:1s2d"})
    scene.order(SEG, "SAL>MIA:1l", "HAB>MIA:2d")
    assert scene.at("MIA") == "SEG 1l2d"
    assert scene.at("HAB") == "SEG 1s"
    assert scene.open == ("order", [SEG])


@rules("DA-X49")
def test_DA_X49_a_drugs_destination_stays_controlled() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b MIA:1s ATL:1s1d"})
    path = ["to MIA", "add ATL drug one", "further", "to NOR"]
    # The soldier of Miami is what keeps it, unless another comes.
    assert adds(scene, SEG, *path) == {"ATL soldier one"}
    with_relief = ["to MIA", "add ATL soldier one", "add ATL drug one", "further", "to NOR"]
    assert adds(scene, SEG, *with_relief) == {"MIA soldier one"}
    scene.step(SEG, *with_relief, "add MIA soldier one", "commit")
    assert (scene.at("MIA"), scene.at("NOR")) == ("SEG 1s1d", "SEG 1s")
    assert scene.open == ("order", [SEG])


# --- hostile land ---


@rules("DA-6.9", "DA-6.14")
def test_DA_6_9_another_clans_land_and_capitals_of_nobody_are_hostile() -> None:
    land = {KRA: "LAX:1b2s", YAN: "VAN:1b SFO:1s"}
    for place, defender in (("SFO", 0), ("LVG", NOBODY)):
        scene = table(turn=KRA, land=land)
        scene.order(KRA, f"LAX>{place}:2s")
        assert [(each["place"], each["defender"]) for each in scene.told("fight")] == [
            (TERRITORY[place], defender)
        ]
        # DA-6.14: no order until it is closed.
        asked = [KRA, YAN] if place == "SFO" else [KRA]
        assert scene.open == ("weapons", asked)


@rules("DA-6.14")
def test_DA_6_14_the_phase_goes_on_after_the_fight() -> None:
    scene = table(
        turn=KRA,
        land={KRA: "LAX:1b2s", YAN: "VAN:1b SFO:1s"},
        hands={KRA: "W05", YAN: "W01"},
    )
    scene.order(KRA, "LAX>SFO:2s")
    assert scene.refused(KRA, "to PHX")[0] == "not-offered"
    scene.weapons(KRA="W05", YAN="W01").keep_hands()
    assert "to PHX" in scene.options(KRA)
    assert scene.open == ("order", [KRA])


@rules("DA-6.10", "DA-Q7")
def test_DA_6_10_one_hostile_destination_in_an_order() -> None:
    scene = table(turn=KRA, land={KRA: "LAX:1b4s PHX:1s", YAN: "VAN:1b SFO:1s"})
    path = ["to SFO", "add LAX soldier one", "further"]
    assert "to LVG" not in scene.options_after(KRA, *path)
    assert scene.refused(KRA, *path, "to LVG") == ("order-one-fight", "DA-6.10")
    # Several others, from several origins, at once.
    scene.order(KRA, "LAX>SFO:2s", "LAX>TIJ:1s", "PHX>ELP:1s", "LAX>PHX:1s")
    assert [scene.at(place) for place in ("TIJ", "ELP", "PHX")] == ["KRA 1s"] * 3
    assert scene.values() == (2, 1)
    assert scene.open == ("weapons", [KRA, YAN])


@rules("DA-6.11", "DA-Q8")
def test_DA_6_11_no_drugs_onto_hostile_land_but_after_the_fight() -> None:
    scene = table(
        turn=KRA,
        land={KRA: "LAX:1b2s1d", YAN: "VAN:1b SFO:1s"},
        hands={KRA: "W05", YAN: "W01"},
    )
    path = ["to SFO", "add LAX soldier all"]
    assert adds(scene, KRA, *path) == set()
    assert scene.refused(KRA, *path, "add LAX drug one") == ("order-drug-hostile", "DA-6.11")
    scene.order(KRA, "LAX>SFO:2s").weapons(KRA="W05", YAN="W01").keep_hands()
    scene.order(KRA, "LAX>SFO:1d")
    assert scene.at("SFO") == "KRA 2s1d"
    assert scene.open == ("order", [KRA])


@rules("DA-6.12")
def test_DA_6_12_the_boss_attacks_only_where_a_boss_is() -> None:
    scene = table(turn=KRA, land={KRA: "LAX:1b1s", YAN: "PHX:1b SFO:1s"})
    assert adds(scene, KRA, "to SFO") == {"LAX soldier one"}
    assert scene.refused(KRA, "to SFO", "add LAX boss one") == ("order-boss", "DA-6.12")
    assert adds(scene, KRA, "to PHX") == {"LAX soldier one", "LAX boss one"}
    scene.order(KRA, "LAX>PHX:1b")
    assert scene.values() == (10, 6)
    assert scene.open == ("weapons", [KRA, YAN])


@rules("DA-6.12", "DA-Q43")
def test_DA_6_12_never_onto_a_capital_of_nobody() -> None:
    scene = table(turn=KRA, land={KRA: "LAX:1b1s"})
    path = ["to LVG", "add LAX soldier one"]
    assert adds(scene, KRA, *path) == set()  # not even together with troops
    assert scene.refused(KRA, *path, "add LAX boss one") == ("order-boss", "DA-6.12")
    assert scene.open == ("order", [KRA])


@rules("DA-6.12")
def test_DA_6_12_freely_to_nobodys_and_to_own_land_capitals_too() -> None:
    scene = table(turn=KRA, land={KRA: "LAX:1b LVG:1s"})
    assert {"SFO", "PHX", "TIJ", "LVG"} <= reach(scene, KRA)
    scene.order(KRA, "LAX>LVG:1b")
    assert scene.at("LVG") == "KRA 1b1s"
    assert scene.told("fight") == []
    assert scene.open == ("order", [KRA])


@rules("DA-Q44", "DA-6.12")
def test_DA_Q44_a_boss_may_attack_a_boss_with_troops() -> None:
    scene = table(turn=KRA, land={KRA: "LAX:1b1s", YAN: "PHX:1b2s1l"})
    scene.order(KRA, "LAX>PHX:1b1s")
    assert scene.values() == (11, 11)
    assert scene.open == ("weapons", [KRA, YAN])


@rules("DA-Q45", "DA-Q44")
def test_DA_Q45_the_enemy_boss_falls_last() -> None:
    scene = table(
        turn=KRA,
        land={KRA: "LAX:1b1s", YAN: "PHX:1b2s1l"},
        hands={KRA: "W13 W13", YAN: "W01 W02"},
    )
    scene.order(KRA, "LAX>PHX:1b1s").weapons(KRA="W13", YAN="W01")
    # Nine damage: both soldiers, the lieutenant, and the boss stands with 2.
    assert scene.at("PHX") == "YAN 1b"
    assert scene.values() == (11, 2)
    assert scene.open == ("weapons", [KRA, YAN])


@rules("DA-6.12")
def test_DA_6_12_attacked_it_defends_itself() -> None:
    scene = table(turn=KRA, land={KRA: "LAX:1b5s", YAN: "PHX:1b"})
    scene.order(KRA, "LAX>PHX:5s")
    assert scene.values() == (5, 6)
    assert scene.open == ("weapons", [KRA, YAN])


# --- one instant ---


@rules("DA-6.15", "DA-X32", "DA-11.3")
def test_DA_6_15_emptied_and_filled_by_one_order_it_never_changes_hands() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b MIA:1s ATL:1s"})  # X32
    scene.order(SEG, "MIA>ATL:1s", "ATL>MIA:1s")
    assert (scene.at("MIA"), scene.at("ATL")) == ("SEG 1s", "SEG 1s")
    assert (scene.changes(SEG), scene.draws) == ([], 0)
    assert scene.open == ("order", [SEG])


@rules("DA-6.15")
def test_DA_6_15_what_is_left_is_lost_before_the_fight() -> None:
    scene = table(turn=KRA, land={KRA: "PHX:1b SEA:2s", YAN: "VAN:1b SFO:1s"})
    assert scene.respect(KRA) == 1
    scene.order(KRA, "SEA>SFO:2s")
    assert scene.s.owner[TERRITORY["SEA"]] == NOBODY
    assert scene.respect(KRA) == 0
    assert scene.open == ("weapons", [KRA, YAN])


@rules("DA-6.16")
def test_DA_6_16_empty_land_is_taken_without_a_fight() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b1s"}, loose="ACA:1d")
    scene.order(SEG, "GUA>ACA:1s")
    assert scene.at("ACA") == "SEG 1s1d"
    assert scene.told("fight") == []
    assert scene.open == ("order", [SEG])


@rules("DA-6.17")
def test_DA_6_17_at_least_one_piece() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b1s"})
    assert "commit" not in scene.options_after(SEG, "to ACA")
    assert "commit" not in scene.options_after(
        SEG, "to ACA", "add GUA soldier one", "further", "to CUL"
    )
    assert scene.open == ("order", [SEG])


@rules("DA-6.17")
def test_DA_6_17_an_own_capital_the_order_empties_is_not_hostile() -> None:
    # The soldier leaves Las Vegas, and in the same order another enters: no mob.
    scene = table(turn=KRA, land={KRA: "LAX:1b1s LVG:1s PHX:1l"})
    scene.order(KRA, "LVG>SFO:1s", "LAX>LVG:1s")
    assert scene.at("LVG") == "KRA 1s"
    assert scene.told("fight") == []
    assert scene.open == ("order", [KRA])
    # Nor is it for a lieutenant that crosses it: the situation before the order counts.
    crossing = table(turn=KRA, land={KRA: "TIJ:1b LVG:1s PHX:1l", YAN: "VAN:1b LAX:1s SLC:1s"})
    crossing.order(KRA, "LVG>SFO:1s", "PHX>SFO:1l")
    assert crossing.at("SFO") == "KRA 1l1s"
    assert crossing.open == ("order", [KRA])


@rules("DA-6.18", "DA-X35")
def test_DA_6_18_one_free_way_is_enough() -> None:
    # X35: Salt Lake City is closed, Billings is not.
    scene = table(
        clans="YAN KRA SEG",
        land={YAN: "CAL:1b DEN:1l VAN:2s", KRA: "LAX:1b SLC:1s SEA:2s"},
    )
    scene.order(YAN, "DEN>SEA:1l", "VAN>SEA:2s")
    assert scene.values() == (5, 2)
    assert scene.at("BIL") == ""
    assert scene.open == ("weapons", [YAN, KRA])
    closed = table(
        clans="YAN KRA SEG",
        land={YAN: "CAL:1b DEN:1l VAN:2s", KRA: "LAX:1b SLC:1s SEA:2s", SEG: "GUA:1b BIL:1s"},
    )
    assert adds(closed, YAN, "to SEA") == {"VAN soldier one", "VAN soldier all"}
    assert closed.open == ("order", [YAN])


@rules("DA-6.19")
def test_DA_6_19_respect_changes_before_the_fight_and_events_wait_for_its_close() -> None:
    scene = table(
        turn=KRA,
        land={KRA: "PHX:1b2s SLC:1s", YAN: "VAN:1b LAX:1s"},
        hands={KRA: "W05", YAN: "W01"},
    )
    scene.order(KRA, "SLC>SEA:1s", "PHX>LAX:2s")
    assert (scene.respect(KRA), scene.draws) == (1, 0)
    assert scene.open == ("weapons", [KRA, YAN])
    scene.weapons(KRA="W05", YAN="W01").keep_hands()
    assert scene.draws == 1
    assert scene.open == ("order", [KRA])


@rules("DA-6.19", "DA-X37")
def test_DA_6_19_the_game_can_end_before_the_fight() -> None:
    scene = table(
        turn=SEG,
        land={SEG: "GUA:1b ATL:3s", YAN: "VAN:1b NOR:1s"},
        merit={SEG: 9},
    )
    scene.order(SEG, "ATL>MIA:1s", "ATL>NOR:2s")  # X37
    assert scene.winner == SEG
    assert scene.told("weapons_shown") == []
    assert scene.draws == 0
    assert scene.over


@rules("DA-6.20")
def test_DA_6_20_all_attackers_are_engaged_from_the_first_round() -> None:
    scene = table(
        land={YAN: "VAN:1b1s BIL:1s DEN:1l LIM:1s", KRA: "LAX:1b SEA:1s"},
    )
    scene.order(YAN, "VAN>SEA:1s", "BIL>SEA:1s", "DEN>SEA:1l", "LIM>SEA:1s")
    assert scene.values() == (6, 1)
    assert scene.open == ("weapons", [YAN, KRA])


@rules("DA-6.1")
def test_DA_6_1_by_default_the_phase_ends() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b1s"})
    scene.step(SEG, "to ACA", "add GUA soldier one").time_out(SEG)
    assert scene.at("GUA") == "SEG 1b1s"
    assert scene.open == ("deal", [SEG])


@rules("DA-6.12")
def test_DA_6_12_a_dead_boss_draws_no_attack() -> None:
    scene = table(clans="KRA MAR ASP", land={KRA: "LAX:1b"}, dead={MAR: ASP})
    assert reach(scene, KRA) == {"SFO", "PHX", "TIJ"}
    assert scene.open == ("order", [KRA])
