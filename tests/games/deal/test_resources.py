"""Deal, DA-4 and 5: the resource and the recruitment phase."""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from tests.games.deal.scenario import (
    ASP,
    KRA,
    MAR,
    NVE,
    SEG,
    YAN,
    Scene,
    table,
)

# --- income ---


@rules("DA-4.1")
def test_DA_4_1_one_million_a_conso_three_a_capital() -> None:
    scene = table("resources", land={YAN: "VAN:1b CAL:1s LVG:1s BIL:1s CUL:1s"})
    assert scene.told("income") == [{"seat": 0, "amount": 10}]
    assert scene.money(YAN) == 5
    assert [scene.money(clan) for clan in (KRA, SEG)] == [0, 0]
    assert scene.open == ("resources", [YAN])


@rules("DA-4.9", "DA-X23")
def test_DA_4_9_nveleno_doubles_the_income_of_the_boss_not_the_sales() -> None:
    # X23
    at_home = table("resources", clans="NVE YAN SEG", land={NVE: "SFO:1b1d NYC:1s LAX:1s"})
    assert at_home.money(NVE) == 6
    at_home.act(NVE, "sell SFO", "end")
    assert at_home.money(NVE) == 10
    assert at_home.open == ("recruit", [NVE])
    in_the_capital = table("resources", clans="NVE YAN SEG", land={NVE: "SFO:1s NYC:1b LAX:1s"})
    assert in_the_capital.money(NVE) == 8
    assert in_the_capital.open == ("recruit", [NVE])


@pytest.mark.parametrize("place", ["GUA", "KAN"])
@rules("DA-4.9")
def test_DA_4_9_on_a_prod_or_grey_the_boss_brings_nothing(place: str) -> None:
    scene = table("resources", clans="NVE YAN KRA", land={NVE: f"{place}:1b CHI:1s"})
    assert scene.money(NVE) == 1
    assert scene.s.active == scene.seat(NVE)
    assert scene.open == ("resources" if place == "GUA" else "recruit", [NVE])


# --- production ---


@rules("DA-4.2", "DA-Q4")
def test_DA_4_2_each_prod_one_drug_or_one_soldier_or_nothing() -> None:
    scene = table("resources", turn=SEG, land={SEG: "GUA:1b CUL:1s ACA:1s"})
    assert scene.options_after(SEG, "drug GUA") == [
        *["drug CUL", "drug ACA", "soldier CUL", "soldier ACA", "commit", "end"]
    ]
    # Once in the phase, also after a commit.
    scene.act(SEG, "drug GUA", "soldier CUL", "commit")
    assert scene.options(SEG) == ["drug ACA", "soldier ACA", "end"]
    scene.act(SEG, "end")  # nothing on the third
    assert [scene.at(each) for each in ("GUA", "CUL", "ACA")] == ["SEG 1b1d", "SEG 2s", "SEG 1s"]
    assert scene.open == ("order", [SEG])


@pytest.mark.parametrize("drugs", [0, 1, 2, 3])
@rules("DA-4.3")
def test_DA_4_3_a_prod_capital_gives_three_pieces_in_any_mix(drugs: int) -> None:
    scene = table("resources", turn=SEG, land={SEG: "MED:1b"})
    path = ["drug MED"] * drugs + ["soldier MED"] * (3 - drugs)
    assert scene.options_after(SEG, *path) == ["commit", "end"]
    assert "soldier MED" in scene.options_after(SEG, *path[:2])
    scene.act(SEG, *path, "end")
    made = f"{3 - drugs}s" if drugs < 3 else ""
    assert scene.at("MED") == f"SEG 1b{made}" + (f"{drugs}d" if drugs else "")
    assert scene.open == ("order", [SEG])


@rules("DA-4.3")
def test_DA_4_3_or_fewer() -> None:
    scene = table("resources", turn=SEG, land={SEG: "MED:1b"})
    scene.act(SEG, "soldier MED", "end")
    assert scene.at("MED") == "SEG 1b1s"
    assert scene.open == ("order", [SEG])


# --- sales ---


def sold(scene: Scene) -> list[float]:
    return [each["amount"] / 2 for each in scene.told("sold")]


@rules("DA-4.4", "DA-4.13")
def test_DA_4_4_four_then_two_then_one_on_each_territory() -> None:
    scene = table("resources", turn=KRA, land={KRA: "LAX:1b5d SFO:1s1d BIL:1s1d"}, loose="CAL:1d")
    assert scene.options(KRA) == ["sell SFO", "sell LAX", "end"]
    scene.act(KRA, "sell LAX", "sell LAX", "sell SFO", "commit")
    # What was sold in the phase counts after a commit, too.
    scene.act(KRA, "sell LAX", "sell LAX", "end")
    assert sold(scene) == [4, 2, 4, 1, 1]
    assert scene.at("LAX") == "KRA 1b1d"
    assert scene.open == ("recruit", [KRA])


@rules("DA-4.5")
def test_DA_4_5_on_a_conso_capital_every_drug_pays_four() -> None:
    scene = table("resources", turn=KRA, land={KRA: "LAX:1b LVG:1s4d"})
    scene.act(KRA, *["sell LVG"] * 4, "end")
    assert sold(scene) == [4, 4, 4, 4]
    assert scene.open == ("recruit", [KRA])


@rules("DA-4.6")
def test_DA_4_6_nobody_has_to_sell() -> None:
    scene = table("resources", turn=KRA, land={KRA: "LAX:1b3d"})
    scene.act(KRA, "sell LAX", "end")
    assert scene.at("LAX") == "KRA 1b2d"
    assert sold(scene) == [4]
    assert scene.open == ("recruit", [KRA])


@rules("DA-4.7")
def test_DA_4_7_drugs_sold_leave_the_board_and_may_be_made_again() -> None:
    scene = table(
        "resources", turn=KRA, land={KRA: "LAX:1b2d CUL:1s"}, loose="HAB:48d", money={KRA: 1}
    )
    assert "drug CUL" not in scene.options(KRA)
    scene.act(KRA, "sell LAX", "commit")
    assert (scene.s.all_drugs, scene.money(KRA)) == (49, 1 + 1 + 4)
    scene.act(KRA, "drug CUL", "end")
    assert scene.s.all_drugs == 50
    assert scene.open == ("recruit", [KRA])


@rules("DA-X3")
def test_DA_X3_six_drugs_on_three_territories() -> None:
    scene = table("resources", turn=KRA, land={KRA: "LAX:1b3d LVG:1s2d SFO:1s1d"})
    scene.act(KRA, *["sell LAX"] * 3, *["sell LVG"] * 2, "sell SFO", "end")
    assert sum(sold(scene)) == 19
    assert scene.money(KRA) == 19 + 5
    assert scene.s.all_drugs == 0
    assert scene.open == ("recruit", [KRA])


@pytest.mark.parametrize(
    ("event", "prices", "capital"), [("G15", [6, 3, 1], 6), ("G16", [2, 1, 1], 2)]
)
@rules("DA-4.13")
def test_DA_4_13_events_replace_the_prices(event: str, prices: list[int], capital: int) -> None:
    scene = table("resources", turn=KRA, land={KRA: "LAX:1b3d LVG:1s1d"}, in_force=event)
    scene.act(KRA, *["sell LAX"] * 3, "sell LVG", "end")
    assert sold(scene) == [*prices, capital]
    assert scene.open == ("recruit", [KRA])


# --- the order of things ---


@rules("DA-4.8", "DA-Q5", "DA-Q51")
def test_DA_4_8_income_first_then_sales_and_production_mixed() -> None:
    scene = table("resources", turn=KRA, land={KRA: "LAX:1b2d CUL:1s ACA:1s"}, loose="HAB:48d")
    assert scene.money(KRA) == 1  # before anything was chosen
    assert scene.options(KRA) == ["sell LAX", "soldier CUL", "soldier ACA", "end"]
    # A sale makes room for a drug, within one draft as well.
    assert "drug CUL" in scene.options_after(KRA, "soldier ACA", "sell LAX")
    scene.act(KRA, "soldier ACA", "sell LAX", "drug CUL", "sell LAX", "end")
    kinds = [kind for kind in scene.kinds if kind in ("produced", "sold", "income")]
    assert kinds == ["income", "produced", "sold", "produced", "sold"]
    assert scene.at("CUL") == "KRA 1s1d"
    assert scene.open == ("recruit", [KRA])


@rules("DA-4.8", "DA-Q28")
def test_DA_4_8_what_was_true_between_two_steps_was_fulfilled() -> None:
    land = {SEG: "GUA:1b3d CUL:1s3d ACA:1s KIN:1s COR:1s2d"}
    produced_first = table("resources", turn=SEG, land=land, profiles={SEG: "P3"})
    drugs = ["drug GUA", "drug CUL", "drug ACA", "drug KIN"]
    produced_first.act(SEG, *drugs, "sell COR", "sell COR", "end")
    assert "P3.2" in produced_first.fulfilled(SEG)
    produced_first.step(SEG, "reveal_profile")
    assert produced_first.changes(SEG) == [2]
    assert produced_first.open == ("recruit", [SEG])
    sold_first = table("resources", turn=SEG, land=land, profiles={SEG: "P3"})
    sold_first.act(SEG, "sell COR", "sell COR", *drugs, "end")
    assert "P3.2" not in sold_first.fulfilled(SEG)
    assert sold_first.open == ("recruit", [SEG])


# --- the boss's piece ---


@pytest.mark.parametrize("place", ["SAL", "CUN", "MIA"])
@rules("DA-4.10", "DA-4.12")
def test_DA_4_10_maras_one_more_soldier_where_the_boss_stands(place: str) -> None:
    scene = table("resources", clans="MAR YAN KRA", land={MAR: f"{place}:1b"})
    assert scene.options(MAR)[-2:] == ["bonus", "end"]
    scene.act(MAR, "bonus", "end")
    assert scene.at(place) == "MAR 1b1s"
    scene.until("order")
    assert scene.open == ("order", [MAR])


@rules("DA-4.10", "DA-X25", "DA-Q3")
def test_DA_4_10_not_beyond_fifty() -> None:
    scene = table("resources", clans="MAR YAN KRA", land={MAR: "CUN:1b50s"})  # X25
    assert scene.at("CUN") == "MAR 1b50s"
    assert scene.told("produced") == []
    assert scene.open == ("order", [MAR])


@rules("DA-4.11", "DA-X24")
def test_DA_4_11_armada_one_more_drug_on_a_prod() -> None:
    scene = table("resources", clans="ASP YAN KRA", land={ASP: "LPZ:1b"})  # X24
    pieces = ["drug LPZ", "soldier LPZ", "drug LPZ"]
    assert scene.options_after(ASP, *pieces) == ["bonus", "commit", "end"]
    scene.act(ASP, *pieces, "bonus", "end")
    assert scene.at("LPZ") == "ASP 1b1s3d"
    assert scene.open == ("order", [ASP])


@pytest.mark.parametrize("place", ["MAN", "MIA"])
@rules("DA-4.11")
def test_DA_4_11_nothing_on_a_conso_or_grey(place: str) -> None:
    scene = table("resources", clans="ASP YAN KRA", land={ASP: f"{place}:1b CCS:1s"})
    assert scene.options(ASP) == ["drug CCS", "soldier CCS", "end"]
    scene.act(ASP, "end")
    assert scene.s.all_drugs == 0
    assert scene.s.active == scene.seat(ASP)
    assert scene.open == ("order" if place == "MAN" else "recruit", [ASP])


@rules("DA-4.12")
def test_DA_4_12_the_piece_comes_once_and_by_itself_at_the_end() -> None:
    scene = table("resources", clans="MAR YAN KRA", land={MAR: "SAL:1b"})
    assert "bonus" not in scene.options_after(MAR, "bonus")
    scene.act(MAR, "soldier SAL", "end")
    assert scene.at("SAL") == "MAR 1b2s"
    assert len(scene.told("produced")) == 2
    assert scene.open == ("order", [MAR])


@rules("DA-4.12")
def test_DA_4_12_taken_before_it_does_not_come_again() -> None:
    scene = table("resources", clans="MAR YAN KRA", land={MAR: "SAL:1b"})
    scene.act(MAR, "bonus", "commit")
    assert scene.options(MAR) == ["drug SAL", "soldier SAL", "end"]
    scene.act(MAR, "end")
    assert scene.at("SAL") == "MAR 1b1s"
    assert scene.open == ("order", [MAR])


@rules("DA-X43")
def test_DA_X43_a_sale_makes_room_for_the_bonus() -> None:
    for path, money, at_home in (
        (["sell MIA", "end"], 1 + 4, "ASP 1b1d"),
        (["end"], 1, "ASP 1b"),
    ):
        scene = table(
            "resources",
            clans="ASP YAN KRA",
            land={ASP: "BOG:1b MIA:1s1d"},
            loose="HAB:49d",
        )
        assert "bonus" not in scene.options(ASP)
        scene.act(ASP, *path)
        assert (scene.money(ASP), scene.at("BOG")) == (money, at_home)
        assert scene.open == ("recruit", [ASP])


# --- when time runs out ---


@rules("DA-4.8")
def test_DA_4_8_by_default_the_first_price_and_the_capital_price_then_soldiers() -> None:
    scene = table("resources", turn=KRA, land={KRA: "LAX:1b2d LVG:1s2d CUL:1s MED:1s"})
    scene.time_out(KRA)
    assert sold(scene) == [4, 4, 4]
    assert (scene.at("LAX"), scene.at("CUL"), scene.at("MED")) == ("KRA 1b1d", "KRA 2s", "KRA 4s")
    assert scene.open == ("recruit", [KRA])


@rules("DA-4.8")
def test_DA_4_8_by_default_drugs_where_the_limit_of_soldiers_is_reached() -> None:
    scene = table("resources", turn=KRA, land={KRA: "LAX:1b46s MED:1s CUL:1s ACA:1s"})
    scene.time_out(KRA)
    assert scene.s.army[scene.seat(KRA)] == 50
    assert scene.s.all_drugs == 4
    assert scene.open == ("order", [KRA])


@rules("DA-4.8", "DA-4.5")
def test_DA_4_8_by_default_all_where_crack_keeps_the_capital_price() -> None:
    scene = table("resources", turn=KRA, land={KRA: "LAX:1b2d PHX:1s4d"}, held={KRA: "K3"}).act(
        KRA, "play K3", "territory PHX"
    )
    scene.quietly().time_out(KRA)
    assert sold(scene) == [4, 4, 4, 4, 4]
    assert (scene.at("LAX"), scene.at("PHX")) == ("KRA 1b1d", "KRA 1s")
    assert scene.open == ("recruit", [KRA])


@rules("DA-4.8")
def test_DA_4_8_by_default_nothing_more_where_the_first_is_sold() -> None:
    scene = table("resources", turn=KRA, land={KRA: "LAX:1b3d"}).act(KRA, "sell LAX", "commit")
    scene.quietly().time_out(KRA)
    assert sold(scene) == [4]
    assert scene.open == ("recruit", [KRA])


# --- recruitment ---


@rules("DA-5.1")
def test_DA_5_1_soldiers_cost_one_lieutenants_six() -> None:
    scene = table("recruitment", land={YAN: "VAN:1b"}, money={YAN: 8})
    assert scene.options_after(YAN, "lieutenant VAN", "soldier VAN") == [
        *["soldier VAN", "commit", "end"]
    ]
    scene.act(YAN, "lieutenant VAN", "soldier VAN", "commit")
    assert (scene.money(YAN), scene.at("VAN")) == (1, "YAN 1b1l1s")
    scene.act(YAN, "soldier VAN", "commit")  # and again; then nothing can be bought
    assert (scene.money(YAN), scene.at("VAN")) == (0, "YAN 1b1l2s")
    assert scene.open == ("order", [YAN])


@pytest.mark.parametrize(
    ("clan", "event", "cost"), [(YAN, "G17", 0.5), (SEG, "S4", 0.5), (YAN, "S4", 1), (YAN, "", 1)]
)
@rules("DA-5.1")
def test_DA_5_1_events_change_the_price_of_soldiers(clan: str, event: str, cost: float) -> None:
    scene = table("recruitment", turn=clan, money={clan: 7}, in_force=event)  # type: ignore[arg-type, dict-item]
    home = "VAN" if clan == YAN else "GUA"
    scene.act(clan, f"soldier {home}", f"lieutenant {home}", "end")
    assert scene.money(clan) == 7 - 6 - cost
    assert scene.open == ("order", [clan])


@rules("DA-5.2")
def test_DA_5_2_no_boss_can_be_bought() -> None:
    scene = table("recruitment", money={YAN: 50}, land={YAN: "VAN:1b CAL:1s"})
    kinds = {option.split()[0] for option in scene.options(YAN)}
    assert kinds == {"soldier", "lieutenant", "end"}
    assert scene.open == ("recruit", [YAN])


@rules("DA-5.3")
def test_DA_5_3_on_prods_consos_and_where_the_boss_stands() -> None:
    scene = table("recruitment", land={YAN: "BIL:1b VAN:1s CUL:1s WIN:1s NYC:1s"}, money={YAN: 1})
    assert scene.options(YAN) == ["soldier VAN", "soldier BIL", "soldier NYC", "soldier CUL", "end"]
    assert scene.open == ("recruit", [YAN])


@rules("DA-5.3")
def test_DA_5_3_troops_by_an_event_too() -> None:
    scene = table("recruitment", turn=KRA, land={KRA: "LAX:1b TIJ:1s CUL:1s"}, held={KRA: "K2"})
    assert scene.options_after(KRA, "play K2") == ["territory LAX", "territory CUL"]
    scene.act(KRA, "play K2", "territory CUL").quietly()
    assert scene.at("CUL") == "KRA 4s"
    assert scene.open == ("order", [KRA])


@rules("DA-5.4")
def test_DA_5_4_troops_may_be_spread() -> None:
    scene = table("recruitment", land={YAN: "VAN:1b CUL:1s NYC:1s"}, money={YAN: 9})
    scene.act(YAN, "soldier VAN", "soldier CUL", "lieutenant NYC", "soldier VAN", "end")
    assert [scene.at(place) for place in ("VAN", "CUL", "NYC")] == [
        *["YAN 1b2s", "YAN 2s", "YAN 1l1s"]
    ]
    assert scene.open == ("order", [YAN])


@rules("DA-5.5", "DA-Q6")
def test_DA_5_5_recruits_may_act_at_once() -> None:
    scene = table("recruitment", land={YAN: "VAN:1b", KRA: "SFO:1b"}, money={YAN: 7})
    scene.act(YAN, "soldier VAN", "lieutenant VAN", "end")
    scene.order(YAN, "VAN>SFO:1l")
    assert scene.values() == (3, 10)
    assert scene.open == ("weapons", [YAN, KRA])


@rules("DA-5.1")
def test_DA_5_1_by_default_nothing_is_bought() -> None:
    scene = table("recruitment", money={YAN: 9}).time_out(YAN)
    assert scene.money(YAN) == 9
    assert scene.open == ("order", [YAN])


@rules("DA-4.9")
def test_DA_4_9_other_clans_have_no_double_income() -> None:
    scene = table("resources", clans="YAN NVE KRA", land={YAN: "VAN:1b TOR:1s"})
    assert scene.money(YAN) == 2
    assert scene.money(NVE) == 0
    assert scene.open == ("recruit", [YAN])
