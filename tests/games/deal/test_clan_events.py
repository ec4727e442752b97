"""Deal, DA-12.6 to 12.21 and 14.6: the clan events, card by card."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.deal.content import CLAN_IDS, EVENT, EVENT_IDS, TERRITORY, ClanId
from tests.games.deal.scenario import (
    ASP,
    KRA,
    MAR,
    NVE,
    SEG,
    YAN,
    Scene,
    moves,
    table,
)
from tests.games.deal.scenes import attack, three_with

OF_LETTER = dict(zip("YNKSMA", CLAN_IDS, strict=True))


def owner(event: str) -> ClanId:
    return OF_LETTER[event[0]]


def holding(at: Any, event: str, *, turn: ClanId | None = None, **more: Any) -> Scene:
    """The clan holds its event in a window of a phase; its own turn unless another's is said."""
    clan = owner(event)
    clans = more.pop("clans", three_with(clan, *(() if turn is None else (turn,))))
    held = {clan: event, **more.pop("held", {})}
    return table(at, clans=clans, turn=turn or clan, held=held, **more)


def offered(scene: Scene, event: str) -> bool:
    """Whether its owner, who is asked, may play it now."""
    assert scene.open[0] in ("event_window", "fight_window"), scene.open
    return f"play {event}" in scene.options(owner(event))


# --- whose turn ---


@pytest.mark.parametrize(
    ("event", "phase", "land", "anywhere"),
    [
        ("N1", "deal", {NVE: "CHI:1b DET:1s", MAR: "MEM:1b3d"}, True),
        ("K3", "resources", {KRA: "LAX:1b"}, False),
        ("S1", "action", {SEG: "GUA:1b", MAR: "ELP:1s SAL:1b"}, True),
        ("S2", "action", {}, False),
        ("S3", "deal", {}, True),
        ("A1", "resources", {ASP: "BOG:1b"}, True),
    ],
)
@rules("DA-12.7", "DA-Q63")
def test_DA_12_7_in_any_clans_turn_but_for_those_that_say_your(
    event: str, phase: str, land: dict[Any, str], anywhere: bool
) -> None:
    """With all they need."""
    clan = owner(event)
    for turn in (clan, MAR):
        scene = holding(
            phase, event, turn=turn, clans=f"{clan} MAR YAN", land=land, money={clan: 9}
        )
        assert scene.open == ("event_window", [clan])
        assert offered(scene, event) == (anywhere or turn == clan)


@rules("DA-12.7", "DA-11.23")
def test_DA_12_7_N1_between_two_clans_that_are_not_active() -> None:
    land = {NVE: "CHI:1b DET:1s", KRA: "LAX:1b MEM:1s3d", YAN: "VAN:1b"}
    scene = holding("deal", "N1", turn=YAN, land=land, money={NVE: 5}, clans="YAN NVE KRA")
    scene.act(NVE, "play N1", KRA, "territory MEM", "territory CHI", "done")
    assert scene.at("CHI") == "NVE 1b1d"
    assert (scene.money(NVE), scene.money(KRA)) == (4, 1)
    assert scene.s.partners == 0  # it is no deal of the active clan's
    assert scene.s.deals[scene.seat(NVE) * 3 + scene.seat(KRA)] == scene.s.turn
    assert scene.quietly().open == ("deal", [YAN])


@rules("DA-12.7", "DA-11.19", "DA-11.23")
def test_DA_11_23_N1_from_the_active_clan_counts_for_its_drug_money() -> None:
    land = {NVE: "CHI:1b DET:1s", KRA: "LAX:1b MEM:1s3d", YAN: "VAN:1b"}
    scene = holding("deal", "N1", turn=KRA, land=land, money={NVE: 5}, clans="KRA NVE YAN")
    scene.act(NVE, "play N1", KRA, "territory MEM", "territory CHI", "done")
    assert scene.s.drug_money == 2
    assert scene.s.partners == 1 << scene.seat(NVE)
    assert scene.quietly().open == ("deal", [KRA])


@rules("DA-12.7", "DA-2.13", "DA-12.19")
def test_DA_12_7_S1_in_the_action_phase_of_its_victim() -> None:
    """The new soldier defends as any other."""
    land = {SEG: "GUA:1b", KRA: "LAX:1b PHX:3s ELP:1s"}
    scene = holding("action", "S1", turn=KRA, land=land, money={SEG: 3}, clans="KRA SEG YAN")
    scene.act(SEG, "play S1").quietly()
    assert scene.at("ELP") == "SEG 1s"
    assert scene.s.tired_soldiers[TERRITORY["ELP"]] == 0
    scene.order(KRA, "PHX>ELP:3s")
    assert scene.open == ("weapons", [KRA, SEG])


@rules("DA-12.7", "DA-12.21")
def test_DA_12_7_S3_in_anothers_deal_phase() -> None:
    hands = {SEG: "W02 W03 W04 W05 W06"}
    scene = holding("deal", "S3", turn=YAN, hands=hands, weapons="W13 W12 W11", clans="YAN SEG KRA")
    scene.act(SEG, "play S3")
    assert scene.open == ("discard", [SEG])
    scene.time_out(SEG).time_out(SEG).time_out(SEG)
    assert scene.hand(SEG) == "W05 W06 W11 W12 W13"
    assert scene.quietly().open == ("deal", [YAN])


@rules("DA-12.7", "DA-11.23")
def test_DA_12_7_A1_in_anothers_resource_phase_counts_for_no_objective() -> None:
    land = {ASP: "BOG:1b CCS:1s", YAN: "VAN:1b"}
    scene = holding("resources", "A1", turn=YAN, land=land, clans="YAN ASP KRA")
    scene.act(ASP, "play A1", "drug BOG", "soldier CCS")
    assert (scene.at("BOG"), scene.at("CCS")) == ("ASP 1b1d", "ASP 2s")
    assert scene.s.placed == 0
    assert scene.quietly().open[0] in ("resources", "recruit")


# --- Yanagi ---


@rules("DA-12.8", "DA-12.15", "DA-14.6")
def test_DA_12_15_Y1_a_lieutenant_on_a_legal_territory() -> None:
    scene = holding("recruitment", "Y1", land={YAN: "VAN:1b CAL:1s WIN:1s"})
    assert scene.options_after(YAN, "play Y1") == ["territory VAN", "territory CAL"]
    scene.act(YAN, "play Y1", "territory CAL")
    assert scene.at("CAL") == "YAN 1l1s"
    assert scene.event_discard == "Y1"
    assert scene.quietly().open[0] in ("recruit", "order")


@rules("DA-12.15", "DA-2.7")
def test_DA_12_15_Y1_three_soldiers_for_whoever_has_three_lieutenants() -> None:
    scene = holding("recruitment", "Y1", land={YAN: "VAN:1b3l"})
    scene.act(YAN, "play Y1")
    assert scene.at("VAN") == "YAN 1b3l3s"
    full = holding("recruitment", "Y1", land={YAN: "VAN:1b3l49s"}).act(YAN, "play Y1")
    assert full.at("VAN") == "YAN 1b3l50s"
    over = holding("recruitment", "Y1", land={YAN: "VAN:1b3l50s"})
    assert not offered(over, "Y1")
    assert over.open == ("event_window", [YAN])


@rules("DA-7.11", "DA-7.27")
def test_DA_7_11_Y2_no_damage_in_this_round() -> None:
    hands = {YAN: "W01 W01", KRA: "W05 W05"}
    scene = attack(YAN, "9s", KRA, "9s", held={YAN: "Y2"}, hands=hands)
    scene.act(YAN, "play Y2").weapons(YAN="W01", KRA="W05")
    assert scene.rounds == [([1, 5], [0, 0])]
    scene.weapons(YAN="W01", KRA="W05")
    assert scene.rounds[-1] == ([1, 5], [4, 0])
    assert scene.open == ("weapons", [YAN, KRA])


@rules("DA-7.26")
def test_DA_7_26_Y2_covers_the_safety_bound_too() -> None:
    scene = attack(YAN, "9s", KRA, "9s", held={YAN: "Y2"}, hands={YAN: "W05", KRA: "W05"})
    assert scene.s.fight is not None
    scene.s.fight.redraws = 10
    scene.act(YAN, "play Y2").weapons(YAN="W05", KRA="W05")
    assert scene.rounds == [([5, 5], [0, 0])]
    assert scene.open == ("weapons", [YAN, KRA])


@rules("DA-12.7", "DA-12.8")
def test_DA_12_7_Y3_in_any_clans_resource_phase() -> None:
    own = holding("resources", "Y3").act(YAN, "play Y3")
    assert own.told("money")[0] == {"payer": -1, "payee": 0, "amount": 8, "why": "event"}
    others = holding("resources", "Y3", turn=KRA, clans="KRA YAN SEG")
    assert others.open == ("event_window", [YAN])
    others.act(YAN, "play Y3")
    assert others.money(YAN) == 4
    assert others.event_discard == "Y3"
    assert others.quietly().open[0] in ("resources", "recruit")


@pytest.mark.parametrize(
    ("card", "in_force", "total"), [("W03", True, 5), ("W04", True, 4), ("W03", False, 3)]
)
@rules("DA-12.9", "DA-7.9")
def test_DA_12_9_Y4_cards_of_need_1(card: str, in_force: bool, total: int) -> None:
    more = {"in_force": "Y4"} if in_force else {}
    scene = attack(YAN, "9s", KRA, "9s", hands={YAN: card, KRA: "W01"}, **more)
    scene.weapons(YAN=card, KRA="W01")
    assert scene.rounds[0][0] == [total, 1]
    assert scene.open == ("weapons", [YAN, KRA])


@rules("DA-12.9", "DA-12.7")
def test_DA_12_9_Y4_for_the_yanagi_alone_and_as_defender_too() -> None:
    scene = attack(KRA, "9s", YAN, "9s", in_force="Y4", hands={YAN: "W03 S-YAN", KRA: "W03 W01"})
    scene.weapons(KRA="W03", YAN="W03").weapons(KRA="W01", YAN="S-YAN")
    assert [totals for totals, _ in scene.rounds] == [[3, 5], [1, 9]]
    assert scene.open[0] in ("weapons", "hand_after")


# --- N'Veleno ---

N1_LAND = {NVE: "CHI:1b DET:1s", KRA: "LAX:1b MEM:1s3d", YAN: "VAN:1b MIN:1s1d"}


@rules("DA-11.23", "DA-14.6", "DA-9.4")
def test_DA_11_23_N1_buys_one_or_two_drugs_it_cannot_be_refused() -> None:
    scene = holding("deal", "N1", land=N1_LAND, money={NVE: 5}, clans="NVE KRA YAN")
    assert scene.options_after(NVE, "play N1") == ["player 1", "player 2"]
    assert scene.options_after(NVE, "play N1", KRA, "territory MEM") == [
        "territory CHI",
        "territory DET",
    ]
    path = ("play N1", KRA, "territory MEM", "territory CHI", "territory MEM", "territory DET")
    scene.act(NVE, *path)
    assert (scene.money(NVE), scene.money(KRA)) == (3, 2)
    assert [scene.at(place) for place in ("MEM", "CHI", "DET")] == [
        *["KRA 1s1d", "NVE 1b1d", "NVE 1s1d"]
    ]
    assert scene.s.partners == 1 << 1  # it was one transaction
    assert scene.quietly().open == ("deal", [NVE])


@rules("DA-11.23", "DA-2.10")
def test_DA_11_23_N1_needs_money_and_a_drug() -> None:
    one = holding("deal", "N1", land=N1_LAND, money={NVE: 1.5}, clans="NVE KRA YAN")
    one.act(NVE, "play N1", KRA, "territory MEM", "territory CHI")  # a second he could not pay
    assert one.money(NVE) == 0.5
    poor = holding("deal", "N1", land=N1_LAND, money={NVE: 0.5}, clans="NVE KRA YAN")
    assert not offered(poor, "N1")
    land = {**N1_LAND, KRA: "LAX:1b2d", YAN: "VAN:1b"}
    none = holding("deal", "N1", land=land, money={NVE: 5}, clans="NVE KRA YAN")
    assert not offered(none, "N1")
    assert none.open == ("event_window", [NVE])


@rules("DA-12.20")
def test_DA_12_20_N1_not_over_a_closed_border() -> None:
    land = {NVE: "CHI:1b ELP:1s", SEG: "GUA:1b1d ACA:1s1d"}
    clans = "NVE SEG YAN"
    free = holding("deal", "N1", land=land, money={NVE: 5}, clans=clans)
    assert offered(free, "N1")
    closed = holding("deal", "N1", land=land, money={NVE: 5}, clans=clans, in_force="G18")
    assert not offered(closed, "N1")
    assert closed.open == ("event_window", [NVE])


@rules("DA-9.4", "DA-11.23")
def test_DA_9_4_N1_buys_back_what_was_sold_in_this_phase() -> None:
    land = {NVE: "CHI:1b ELP:1s1d", SEG: "GUA:1b ACA:1s"}
    scene = holding("deal", "N1", land=land, money={NVE: 5}, clans="NVE SEG YAN").passes()
    scene.trade(NVE, SEG, "ELP>ACA", "")
    scene.act(NVE, "end")
    scene.act(NVE, "play N1", SEG, "territory ACA", "territory ELP")
    assert scene.at("ELP") == "NVE 1s1d"
    assert scene.open[0] == "last_reveals"


@rules("DA-12.9", "DA-12.10")
def test_DA_12_10_N2_discards_what_is_in_force() -> None:
    scene = holding("action", "N2", in_force="G13").act(NVE, "play N2")
    assert scene.in_force == ""
    assert scene.event_discard == "N2 G13"
    assert scene.told("out_of_force") == [{"event": EVENT["G13"]}]
    nothing = holding("action", "N2")
    assert not offered(nothing, "N2")
    assert nothing.open == ("event_window", [NVE])


@rules("DA-7.9", "DA-12.14")
def test_DA_7_9_N3_four_more() -> None:
    scene = attack(KRA, "9s", NVE, "9s", held={NVE: "N3"}, hands={NVE: "W03", KRA: "W01"})
    scene.act(NVE, "play N3").weapons(KRA="W01", NVE="W03")
    assert scene.rounds == [([1, 7], [6, 0])]
    assert scene.open == ("weapons", [KRA, NVE])


@pytest.mark.parametrize(
    ("land", "paid"),
    [
        ("LAX:1b SFO:1s SEA:1s VAN:1s", 1),
        ("LAX:1b SFO:1s SEA:1s", 0),
        ("LAX:1b SFO:1s SEA:1s TIJ:1s", 0),
    ],
)
@rules("DA-12.9", "DA-2.10")
def test_DA_12_9_N4_the_commission(land: str, paid: float) -> None:
    scene = table(
        "resources",
        clans="KRA NVE SEG",
        turn=KRA,
        land={KRA: land},
        in_force="N4",
    ).until("recruit")
    income = scene.told("income")[0]["amount"] / 2
    assert scene.money(NVE) == paid
    assert scene.money(KRA) == income - paid
    if paid:
        assert scene.told("money")[-1]["why"] == "commission"
    assert scene.open == ("recruit", [KRA])


@rules("DA-12.9", "DA-3.9")
def test_DA_12_9_N4_is_paid_before_the_closing_window_and_not_by_its_own_clan() -> None:
    land = "LAX:1b SFO:1s SEA:1s VAN:1s1d"
    scene = table(
        "resources",
        clans="KRA NVE SEG",
        turn=KRA,
        land={KRA: land},
        in_force="N4",
        held={SEG: "S1"},
    ).passes()
    scene.act(KRA, "end")
    assert scene.money(NVE) == 1
    assert scene.open == ("event_window", [SEG])
    own = table(
        "resources", clans="NVE KRA SEG", land={NVE: "CHI:1b MIN:1s DEN:1s TOR:1s"}, in_force="N4"
    ).until("recruit")
    assert [each for each in own.told("money") if each["why"] == "commission"] == []


# --- Krantific ---


@rules("DA-12.10", "DA-14.6", "DA-12.19")
def test_DA_12_10_K1_one_or_two_soldiers_next_to_own_land() -> None:
    land = {KRA: "LAX:1b", SEG: "GUA:1b TIJ:3s PHX:1l SFO:1s COR:5s"}
    scene = holding("action", "K1", land=land, clans="KRA SEG YAN")
    assert scene.options_after(KRA, "play K1") == ["territory SFO", "territory TIJ"]
    assert scene.options_after(KRA, "play K1", "territory TIJ") == ["count 1", "count 2"]
    scene.act(KRA, "play K1", "territory TIJ", "count 2")
    assert scene.at("TIJ") == "SEG 1s"
    assert scene.told("lost")[0]["soldiers"] == 2
    assert scene.s.removed[0] == 0  # DA-11.17: no fight
    assert scene.quietly().open == ("deal", [KRA])  # the boss alone can attack nobody there


@rules("DA-12.17", "DA-Q62", "DA-8.6")
def test_DA_Q62_K1_empties_a_capital_and_the_mob_is_back() -> None:
    land = {KRA: "LAX:1b3s", SEG: "GUA:1b LVG:1s"}
    scene = holding("action", "K1", land=land, clans="KRA SEG YAN")
    scene.act(KRA, "play K1", "territory LVG")
    assert scene.at("LVG") == ""
    assert scene.changes(SEG) == [-3]
    scene.quietly().order(KRA, "LAX>LVG:3s")
    assert scene.told("fight")[0]["defender"] == -1
    assert scene.open == ("weapons", [KRA])


@rules("DA-12.10", "DA-12.7")
def test_DA_12_10_K1_impossible_without_such_a_soldier_possible_in_others_turns() -> None:
    scene = holding("action", "K1", land={KRA: "LAX:1b", SEG: "GUA:1b PHX:1l"}, clans="KRA SEG YAN")
    assert not offered(scene, "K1")
    other = holding(
        "action", "K1", turn=SEG, land={KRA: "LAX:1b", SEG: "GUA:1b PHX:1s"}, clans="SEG KRA YAN"
    )
    assert offered(other, "K1")
    other.act(KRA, "play K1", "territory PHX")
    assert other.at("PHX") == ""
    assert other.open == ("order", [SEG])


@rules("DA-12.15", "DA-5.3")
def test_DA_12_15_K2_three_soldiers() -> None:
    scene = holding("recruitment", "K2", land={KRA: "LAX:1b TIJ:1s SFO:1s"})
    assert scene.options_after(KRA, "play K2") == ["territory SFO", "territory LAX"]
    scene.act(KRA, "play K2", "territory SFO")
    assert scene.at("SFO") == "KRA 4s"
    some = holding("recruitment", "K2", land={KRA: "LAX:1b48s"}).act(KRA, "play K2")
    assert some.at("LAX") == "KRA 1b50s"
    full = holding("recruitment", "K2", land={KRA: "LAX:1b50s"})
    assert not offered(full, "K2")
    assert full.open == ("event_window", [KRA])


@rules("DA-12.21", "DA-4.13", "DA-12.18")
def test_DA_12_21_K3_pays_the_capital_price() -> None:
    scene = holding("resources", "K3", land={KRA: "LAX:1b3d SFO:1s LVG:1s"})
    assert scene.options_after(KRA, "play K3") == ["territory SFO", "territory LAX"]
    scene.act(KRA, "play K3", "territory LAX").quietly()
    scene.act(KRA, "sell LAX", "sell LAX", "sell LAX", "commit")
    assert [each["amount"] for each in scene.told("sold")] == [8, 8, 8]
    assert scene.quietly().open[0] in ("resources", "recruit")


@rules("DA-12.18")
def test_DA_12_18_K3_what_is_sold_from_now_on_in_this_phase() -> None:
    scene = holding("resources", "K3", land={KRA: "LAX:1b4d"}).passes()
    scene.act(KRA, "sell LAX", "sell LAX", "commit")
    scene.act(KRA, "play K3").quietly()
    scene.act(KRA, "sell LAX", "end")
    assert [each["amount"] for each in scene.told("sold")] == [8, 4, 8]
    scene.next_turn().until("resources", KRA)
    assert scene.s.crack == -1
    assert scene.open == ("resources", [KRA])


@rules("DA-12.9", "DA-7.9")
def test_DA_12_9_K4_one_more_for_a_defending_card() -> None:
    scene = attack(
        *(SEG, "9s", KRA, "9s"), held={KRA: "K4"}, hands={SEG: "W03 W03", KRA: "W03 W13"}
    )
    scene.act(KRA, "play K4")
    assert scene.in_force == "K4"
    scene.weapons(SEG="W03", KRA="W03")
    assert scene.rounds == [([3, 4], [1, 0])]
    attacking = attack(KRA, "9s", SEG, "9s", in_force="K4", hands={SEG: "W03", KRA: "W03"})
    attacking.weapons(KRA="W03", SEG="W03")
    assert attacking.rounds == [([3, 3], [0, 0])]
    heavy = attack(SEG, "9s", KRA, "2s", in_force="K4", hands={SEG: "W01", KRA: "W13"})
    heavy.weapons(SEG="W01", KRA="W13")
    assert heavy.rounds == [([1, 0], [0, 1])]
    assert heavy.open == ("weapons", [SEG, KRA])


# --- Segadores ---


@rules("DA-X47", "DA-12.19", "DA-8.7")
def test_DA_X47_S1_las_vegas_is_bought() -> None:
    scene = holding(
        "action",
        "S1",
        land={SEG: "GUA:1b PHX:1s", KRA: "LAX:1b LVG:1s2d"},
        money={SEG: 3},
        clans="SEG KRA YAN",
        in_force="G20",
    )
    scene.act(SEG, "play S1")
    assert scene.at("LVG") == "SEG 1s2d"
    assert scene.changes(KRA) == [-3]
    assert scene.changes(SEG) == [3]
    assert scene.draws == 1
    assert scene.money(SEG) == 0
    assert scene.s.fights == 0
    assert scene.s.stolen[0] == 2
    assert scene.s.tired_soldiers[TERRITORY["LVG"]] == 1
    assert scene.s.tired_drugs[TERRITORY["LVG"]] == 0
    assert scene.told("fight") == []
    assert scene.quietly().open == ("order", [SEG])


@pytest.mark.parametrize(
    ("more", "possible"),
    [
        ({}, True),
        ({"money": {SEG: 2.5}}, False),
        ({"land": {SEG: "GUA:1b", KRA: "LAX:1b ELP:2s"}}, False),
        ({"land": {SEG: "GUA:1b", KRA: "LAX:1b ELP:1l"}}, False),
        ({"land": {SEG: "GUA:1b", KRA: "LAX:1b ELP:1s1l"}}, False),
        ({"land": {SEG: "GUA:1b", KRA: "ELP:1b"}}, False),
        ({"land": {SEG: "GUA:1b50s", KRA: "LAX:1b ELP:1s"}}, False),
        ({"land": {SEG: "GUA:1b", KRA: "LAX:1b COR:1s"}}, False),
        ({"turn": KRA}, True),
        ({"in_force": "A4"}, True),
    ],
)
@rules("DA-12.10", "DA-2.10", "DA-12.19")
def test_DA_12_10_S1_only_a_single_soldier_next_door(more: Any, possible: bool) -> None:
    base = {
        "land": {SEG: "GUA:1b", KRA: "LAX:1b ELP:1s"},
        "money": {SEG: 3},
        "clans": "SEG KRA YAN",
    }
    scene = holding("action", "S1", **{**base, **more})
    assert offered(scene, "S1") == possible
    assert scene.open == ("event_window", [SEG])


@rules("DA-12.20", "DA-12.19")
def test_DA_12_20_S2_a_tunnel_for_moves_until_the_end_of_the_phase() -> None:
    scene = holding("action", "S2", land={SEG: "GUA:1b ELP:3s1d COR:1s"}, in_force="G18")
    # Culiacán lies at distance 2 from Los Angeles, Phoenix, Corpus Christi, ...
    near = scene.options_after(SEG, "play S2", "territory CUL")
    assert near == [f"territory {place}" for place in ["DEN", "LAX", "PHX", "DAL", "COR", "ACA"]]
    scene.act(SEG, "play S2", "territory COR", "territory CUL").quietly()
    scene.order(SEG, "COR>CUL:1s")
    assert scene.at("CUL") == "SEG 1s"
    assert scene.told("tunnel")[0]["places"] == [TERRITORY["COR"], TERRITORY["CUL"]]
    scene.until("deal")
    assert scene.s.tunnel == ()
    assert scene.open == ("deal", [SEG])


@rules("DA-12.20", "DA-11.22")
def test_DA_12_20_S2_drugs_cross_it_although_the_border_is_closed() -> None:
    scene = holding("action", "S2", land={SEG: "GUA:1b CUL:2s2d COR:1s"}, in_force="G18")
    scene.act(SEG, "play S2", "territory COR", "territory CUL").quietly()
    scene.order(SEG, "CUL>COR:1d")
    assert scene.at("COR") == "SEG 1s1d"
    assert scene.s.shipped == 0
    assert scene.open == ("order", [SEG])


@rules("DA-12.19", "DA-2.3")
def test_DA_12_19_S2_no_capital_and_adjacency_as_it_stands() -> None:
    scene = holding("action", "S2", in_force="G13")
    first = scene.options_after(SEG, "play S2")
    assert not {f"territory {place}" for place in ("LVG", "NYC", "MED", "LPZ")} & {*first}
    assert "territory LVG" not in scene.options_after(SEG, "play S2", "territory SEA")
    # With the sea closed nothing is next to an island.
    assert "territory HAB" not in first
    assert scene.open == ("event_window", [SEG])


@rules("DA-12.21", "DA-2.12")
def test_DA_12_21_S3_three_more_and_three_of_eight_away() -> None:
    scene = holding(
        "deal", "S3", hands={SEG: "W02 W03 W04 W05 W06"}, weapons="W13 W12 W11", in_force="G19"
    )
    scene.act(SEG, "play S3")
    assert scene.hand(SEG) == "W02 W03 W04 W05 W06 W11 W12 W13"
    assert scene.open == ("discard", [SEG])
    assert scene.offer_refused(SEG, YAN, "", "$1")[0] == "offer-gate-closed"
    scene.act(SEG, "weapon W04").time_out(SEG).time_out(SEG)  # the weakest first
    assert scene.hand(SEG) == "W05 W06 W11 W12 W13"
    assert scene.weapon_discard == "W02 W03 W04"
    assert scene.quietly().open == ("deal", [SEG])
    assert scene.s.gate


@rules("DA-12.9", "DA-5.1", "DA-12.18")
def test_DA_12_9_S4_half_price_for_segadores() -> None:
    scene = holding("recruitment", "S4", money={SEG: 1}).act(SEG, "play S4").quietly()
    scene.act(SEG, "soldier GUA", "soldier GUA", "commit")
    assert scene.at("GUA") == "SEG 1b2s"
    assert scene.money(SEG) == 0
    others = table("recruitment", turn=KRA, clans="KRA SEG YAN", money={KRA: 1}, in_force="S4")
    others.act(KRA, "soldier LAX", "commit")
    assert others.money(KRA) == 0
    assert others.quietly().open[0] == "order"


# --- Maras ---


@rules("DA-12.15", "DA-5.3")
def test_DA_12_15_M1_four_soldiers_to_the_boss() -> None:
    scene = holding("recruitment", "M1", land={MAR: "CUN:1b47s SAL:1s"}).act(MAR, "play M1")
    assert scene.at("CUN") == "MAR 1b49s"  # within the limit of 50
    full = holding("recruitment", "M1", land={MAR: "SAL:1b50s"})
    assert not offered(full, "M1")
    other = holding("recruitment", "M1", turn=KRA, clans="KRA MAR YAN").act(MAR, "play M1")
    assert other.at("SAL") == "MAR 1b4s"
    assert other.quietly().open == ("order", [KRA])


@rules("DA-7.5", "DA-12.10")
def test_DA_7_5_M2_the_opponent_chooses_no_card() -> None:
    hands = {MAR: "W05", KRA: "W02 W03 W04 W06 W07"}
    scene = attack(MAR, "9s", KRA, "9s", held={MAR: "M2"}, hands=hands)
    scene.act(MAR, "play M2")
    assert scene.open == ("weapons", [MAR])
    scene.step(MAR, "weapon W05")
    played = scene.told("weapons_shown")[0]["cards"][1]
    assert len(scene.s.hands[scene.seat(KRA)]) == 4
    assert played in (1, 2, 3, 5, 6)
    assert scene.open == ("weapons", [MAR, KRA])  # of this round only


@rules("DA-7.5")
def test_DA_7_5_M2_any_card_of_the_hand_may_come() -> None:
    seen = set()
    for seed in range(40):
        hands = {MAR: "W05", KRA: "W02 W03 W04 W06 W07"}
        scene = attack(MAR, "9s", KRA, "9s", held={MAR: "M2"}, hands=hands)
        scene.act(MAR, "play M2")
        scene.s.dice = type(scene.s.dice)(bytes([seed] * 32))
        scene.step(MAR, "weapon W05")
        seen.add(scene.told("weapons_shown")[0]["cards"][1])
    assert seen == {1, 2, 3, 5, 6}
    assert scene.open == ("weapons", [MAR, KRA])


@rules("DA-12.10", "DA-8.8")
def test_DA_12_10_M2_against_a_clan_only() -> None:
    scene = table(clans="MAR KRA YAN", land={MAR: "SAL:1b PAN:9s"}, held={MAR: "M2"}).quietly()
    scene.step(MAR, *moves("PAN>MED:9s"))
    assert scene.open == ("fight_window", [MAR])
    assert scene.options(MAR) == ["pass"]


@pytest.mark.parametrize(("soldiers", "amount"), [(1, 0.5), (7, 3.5), (12, 6), (20, 6)])
@rules("DA-12.8", "DA-12.7")
def test_DA_12_8_M3_half_a_million_a_soldier(soldiers: int, amount: float) -> None:
    land = {MAR: f"CUN:1b{soldiers}s"}
    scene = holding("resources", "M3", turn=KRA, clans="KRA MAR YAN", land=land)
    scene.act(MAR, "play M3")
    assert scene.money(MAR) == amount
    assert scene.quietly().open[0] in ("resources", "recruit")


@rules("DA-12.10")
def test_DA_12_10_M3_without_soldiers_nothing() -> None:
    scene = holding("resources", "M3", turn=KRA, clans="KRA MAR YAN")
    assert not offered(scene, "M3")
    assert scene.open == ("event_window", [MAR])


@rules("DA-12.9", "DA-5.3")
def test_DA_12_9_M4_recruits_on_every_territory() -> None:
    land = {MAR: "SAL:1b CUN:1s", KRA: "LAX:1b TIJ:1s"}
    scene = holding("recruitment", "M4", land=land, money={MAR: 1}, clans="MAR KRA YAN")
    scene.act(MAR, "play M4").quietly()
    assert scene.options(MAR) == ["soldier CUN", "soldier SAL", "end"] or {*scene.options(MAR)} == {
        "soldier CUN",
        "soldier SAL",
        "end",
    }
    scene.act(MAR, "soldier CUN", "commit")
    assert scene.at("CUN") == "MAR 2s"
    others = table(
        "recruitment", turn=KRA, clans="KRA MAR YAN", land=land, money={KRA: 1}, in_force="M4"
    )
    assert "soldier TIJ" not in others.options(KRA)
    assert others.open == ("recruit", [KRA])


# --- Armada ---


@rules("DA-12.15", "DA-14.6")
def test_DA_12_15_A1_each_prod_gives_one_more() -> None:
    land = {ASP: "BOG:1b LPZ:1s CCS:1s CAY:1s"}
    scene = holding("resources", "A1", land=land)
    assert scene.options_after(ASP, "play A1") == ["drug BOG", "soldier BOG", "nothing"]
    scene.act(ASP, "play A1", "drug BOG", "soldier CCS", "nothing")
    assert [scene.at(place) for place in ("BOG", "CCS", "LPZ")] == [
        *["ASP 1b1d", "ASP 2s", "ASP 1s"]
    ]
    assert scene.s.placed == 1  # P3.3 counts it
    assert scene.quietly().open == ("resources", [ASP])


@rules("DA-12.15", "DA-2.9", "DA-2.7")
def test_DA_12_15_A1_within_the_limits() -> None:
    scene = holding("resources", "A1", land={ASP: "BOG:1b49s CCS:1s"}, loose="MIA:49d")
    assert "soldier BOG" not in scene.options_after(ASP, "play A1")
    assert scene.options_after(ASP, "play A1", "drug BOG") == ["nothing"]
    full = holding("resources", "A1", land={ASP: "BOG:1b49s CCS:1s"}, loose="MIA:50d")
    assert not offered(full, "A1")
    none = holding("resources", "A1", land={ASP: "CAY:1b1s"})
    assert not offered(none, "A1")
    assert none.open == ("event_window", [ASP])


@rules("DA-12.10", "DA-7.17")
def test_DA_12_10_A2_needs_a_way_out_and_serves_the_attacker_too() -> None:
    stuck = attack(
        *(KRA, "5s", ASP, "2s"),
        land={SEG: "ELP:1s GUA:1b"},
        staying="1s",
        clans="KRA ASP SEG",
        held={ASP: "A2"},
    )
    assert not offered(stuck, "A2")
    assert stuck.open == ("fight_window", [ASP])
    attacking = attack(ASP, "2s1l", KRA, "5s4d", held={ASP: "A2"})
    attacking.act(ASP, "play A2", "retreat ELP")
    assert attacking.at("ELP") == "ASP 1l2s"
    assert attacking.at("CUL") == "KRA 5s4d"
    assert attacking.told("fight_won")[0]["winner"] == attacking.seat(KRA)
    assert attacking.told("weapons_shown") == []
    assert attacking.open == ("hand_after", [ASP])


@rules("DA-12.8", "DA-8.5", "DA-7.28")
def test_DA_12_8_A2_against_a_mob() -> None:
    scene = table(clans="ASP KRA YAN", land={ASP: "BOG:1b9s"}, held={ASP: "A2"}).quietly()
    scene.step(ASP, *moves("BOG>MED:9s"))
    scene.act(ASP, "play A2", "retreat PAN")
    assert scene.at("PAN") == "ASP 9s"
    assert scene.told("fight_won")[0]["winner"] == -1
    assert scene.changes(ASP) == [1]  # Panama City
    assert scene.draws == 0
    scene.keep_hands()
    assert scene.draws == 1
    assert scene.open == ("order", [ASP])


@rules("DA-2.10", "DA-12.10", "DA-12.7")
def test_DA_2_10_A3_three_millions_or_all() -> None:
    land = {ASP: "BOG:1b", MAR: "SAL:1b MED:1s", KRA: "LAX:1b"}
    clans = "KRA ASP MAR"
    scene = holding("deal", "A3", turn=KRA, clans=clans, land=land, money={MAR: 2, KRA: 9})
    assert scene.options_after(ASP, "play A3") == ["player 2"]  # Krantific are not next door
    scene.act(ASP, "play A3", MAR)
    assert (scene.money(ASP), scene.money(MAR)) == (2, 0)
    assert scene.s.deals == [0] * 9  # DA-11.23: no transaction
    rich = holding("deal", "A3", turn=KRA, clans=clans, land=land, money={MAR: 8})
    assert rich.act(ASP, "play A3").money(ASP) == 3
    poor = holding("deal", "A3", turn=KRA, clans=clans, land=land, money={KRA: 9})
    assert not offered(poor, "A3")
    assert poor.open == ("event_window", [ASP])


@rules("DA-X39", "DA-12.9")
def test_DA_X39_A4_not_with_a_single_soldier() -> None:
    land = {MAR: "SAL:1b SDO:1s2l", ASP: "BOG:1b CCS:1s"}
    scene = table(clans="MAR ASP KRA", land=land, in_force="A4")
    assert scene.order_refused(MAR, "SDO>CCS:1s")[0]
    scene.order(MAR, "SDO>CCS:2l")
    assert scene.told("fight")[0]["values"] == [6, 1]
    assert scene.open == ("weapons", [MAR, ASP])


@rules("DA-12.9")
def test_A4_only_with_a_value_of_four() -> None:
    land = {MAR: "SAL:1b SDO:3s1l", ASP: "BOG:1b CCS:1s"}
    scene = table(clans="MAR ASP KRA", land=land, in_force="A4")
    assert scene.order_refused(MAR, "SDO>CCS:3s")[0]
    scene.order(MAR, "SDO>CCS:1s1l")
    assert scene.told("fight")[0]["values"] == [4, 1]
    assert scene.open == ("weapons", [MAR, ASP])
    weak = table(clans="MAR ASP KRA", land={**land, MAR: "SAL:1b SDO:3s"}, in_force="A4")
    assert "to CCS" not in weak.options(MAR)
    free = table(clans="MAR ASP KRA", land={**land, MAR: "SAL:1b SDO:3s"})
    assert "to CCS" in free.options(MAR)
    assert free.open == ("order", [MAR])


@rules("DA-12.18", "DA-12.9")
def test_DA_12_18_A4_does_not_shield_the_others() -> None:
    land = {MAR: "SAL:1b SDO:3s", KRA: "LAX:1b CCS:1s"}
    scene = table(clans="MAR ASP KRA", land=land, in_force="A4")
    scene.order(MAR, "SDO>CCS:3s")
    assert scene.open == ("weapons", [MAR, KRA])


# --- all of them ---

TAGS = {
    "R": "Y3 N4 K3 M3 A1",
    "C": "Y1 K2 S4 M1 M4",
    "A": "N2 K1 S1 S2 A4",
    "D": "N1 S3 A3",
    "F": "Y2 Y4 N3 K4 M2 A2",
}
PERMANENT = "Y4 N4 K4 S4 M4 A4"


@rules("DA-12.7", "DA-12.9")
def test_DA_12_7_tags_and_types() -> None:
    board = table().s.board
    for number, name in enumerate(EVENT_IDS[:24]):
        tag = next(tag for tag, names in TAGS.items() if name in names.split())
        assert board.tag[number] == tag, name
        assert board.permanent[number] == (name in PERMANENT.split()), name
    assert table().open == ("order", [YAN])


# Where everything could be played, were it the right phase.
RICH_LAND = {
    YAN: "VAN:1b CHI:1s1d",
    NVE: "DET:1b5s TOR:1s MEM:1s",
    KRA: "LAX:1b5s2d SFO:1s BIL:1s",
    SEG: "GUA:1b3s1d PHX:1s SLC:1s",
    MAR: "SAL:1b3s HAB:1s",
    ASP: "BOG:1b3s CUN:1s",
}


@pytest.mark.parametrize("event", [name for tag in "RCAD" for name in TAGS[tag].split()])
@rules("DA-12.7", "DA-14.10", "DA-X48")
def test_DA_12_7_only_in_windows_of_its_phase(event: str) -> None:
    """DA-X48: in all other windows its owner is asked all the same, and may only pass."""
    clan = owner(event)
    found = {}
    for tag, moment in zip("RCAD", ("resources", "recruitment", "action", "deal"), strict=True):
        scene = table(
            moment,  # type: ignore[arg-type]
            clans=" ".join([clan, *[each for each in CLAN_IDS if each != clan]]),
            land=RICH_LAND,
            money=dict.fromkeys(CLAN_IDS, 5),
            held={clan: event},
            in_force="G13" if event == "N2" else "G17",
        )
        assert scene.open == ("event_window", [clan])
        found[tag] = offered(scene, event)
        assert scene.options(clan)[-1] == "pass"
    assert found == {tag: event in TAGS[tag].split() for tag in "RCAD"}


@pytest.mark.parametrize("event", TAGS["F"].split())
@rules("DA-12.7", "DA-7.4")
def test_DA_12_7_combat_events_only_at_the_start_of_a_round(event: str) -> None:
    clan = owner(event)
    foe = KRA if clan != KRA else SEG
    scene = attack(clan, "5s", foe, "5s", held={clan: event})
    assert offered(scene, event)
    action = holding("action", event, land=RICH_LAND)
    assert not offered(action, event)
    assert action.open == ("event_window", [clan])


@rules("DA-12.7")
def test_DA_12_7_no_other_tag_while_a_fight_is_in_progress() -> None:
    scene = attack(KRA, "5s", SEG, "5s", held={KRA: "K1", SEG: "S1"}, land={SEG: "PHX:1s"})
    assert scene.open == ("fight_window", [KRA, SEG])
    assert scene.options(KRA) == scene.options(SEG) == ["pass"]
    scene.passes()
    assert scene.open == ("weapons", [KRA, SEG])
    assert "call" not in scene.interrupts(KRA)


@rules("DA-12.6")
def test_DA_12_6_any_number_kept_secretly() -> None:
    scene = table("deal", clans="YAN KRA SEG", held={YAN: "Y1 Y2 Y3 Y4"})
    assert scene.view(0).own.events == (0, 1, 2, 3)
    for viewer in (1, 2, -1):
        assert scene.view(viewer).players[0].events == 4
    other = table("deal", clans="YAN KRA SEG", held={YAN: "Y1 Y2 Y3"})
    assert other.view(1).players[0].events == 3
    assert scene.open == ("event_window", [YAN])


@rules("DA-12.21", "DA-14.2")
def test_DA_12_21_card_targets_and_effect_become_public_together() -> None:
    scene = holding("action", "K1", land={KRA: "LAX:1b", SEG: "GUA:1b TIJ:3s"}, clans="KRA SEG YAN")
    before = [scene.sight(viewer) for viewer in (1, 2, -1)]
    scene.step(KRA, "play K1")
    assert [scene.sight(viewer) for viewer in (1, 2, -1)] == before
    scene.step(KRA, "count 2")
    assert scene.kinds[1:3] == ["event_played", "lost"]
    assert scene.quietly().open == ("order", [KRA])


@rules("DA-X27", "DA-12.9", "DA-12.18")
def test_DA_X27_a_permanent_event_replaces_the_one_before() -> None:
    land = {YAN: "MIA:1b CUN:5s", KRA: "HAB:9s LAX:1b"}
    scene = table(clans="YAN KRA SEG", land=land, held={YAN: "Y4"}, hands={YAN: "W03"}).quietly()
    scene.step(YAN, *moves("CUN>HAB:5s"))
    scene.s.in_force = EVENT["G13"]
    scene.s.event_pile.remove(EVENT["G13"])
    scene.act(YAN, "play Y4")
    assert scene.in_force == "Y4"
    assert scene.event_discard == "G13"
    scene.weapons(YAN="W03", KRA=scene.hand(KRA).split()[0])
    # The routes are open again: the boss on Miami is next to La Habana.
    assert scene.told("weapons_shown")[0]["terms"][0] == [["card", 3], ["ninkyo", 1], ["Y4", 2]]
    assert scene.open == ("weapons", [YAN, KRA])


@rules("DA-12.9")
def test_DA_12_9_every_permanent_event_comes_into_force_when_played() -> None:
    for event in PERMANENT.split():
        clan = owner(event)
        foe = KRA if clan != KRA else SEG
        if event in TAGS["F"].split():
            scene = attack(clan, "5s", foe, "5s", held={clan: event}, in_force="G17")
        else:
            tag = next(tag for tag, names in TAGS.items() if event in names.split())
            moment = {"R": "resources", "C": "recruitment", "A": "action"}[tag]
            scene = holding(moment, event, in_force="G17")
        scene.act(clan, f"play {event}")
        assert scene.in_force == event
        assert scene.event_discard == "G17"
        assert scene.told("in_force")[-1] == {"event": EVENT[event], "before": EVENT["G17"]}


@rules("DA-12.14")
def test_DA_12_14_two_by_the_same_clan_in_one_round() -> None:
    hands = {YAN: "W03", KRA: "W05"}
    scene = attack(YAN, "9s", KRA, "9s", held={YAN: "Y2 Y4"}, hands=hands)
    scene.act(YAN, "play Y2").act(YAN, "play Y4").weapons(YAN="W03", KRA="W05")
    assert scene.rounds == [([5, 5], [0, 0])]
    assert scene.told("event_played") == [{"seat": 0, "event": 1}, {"seat": 0, "event": 3}]
    assert scene.open == ("weapons", [YAN, KRA])


@rules("DA-12.12")
def test_DA_12_12_recruits_of_events_go_where_recruits_go() -> None:
    """Y1 and K2 list only legal recruit territories; the grey one of the boss is one."""
    scene = holding("recruitment", "K2", land={KRA: "TIJ:1b BIL:1s SFO:1s"})
    assert scene.options_after(KRA, "play K2") == ["territory SFO", "territory TIJ"]
    assert scene.open == ("event_window", [KRA])


@rules("DA-14.9", "DA-12.7")
def test_DA_14_9_an_event_between_the_windows_without_anybody_waiting() -> None:
    scene = table(
        "resources",
        turn=KRA,
        clans="KRA YAN SEG",
        land={KRA: "LAX:1b1d"},
        held={YAN: "Y3", SEG: "S2 S4"},
    ).passes()
    assert scene.open == ("resources", [KRA])
    assert "call" in scene.interrupts(YAN)
    assert "call" not in scene.interrupts(SEG)  # nothing that could be played now
    scene.step(YAN, "call")
    assert scene.open == ("called_event", [YAN])
    scene.act(YAN, "play Y3")
    assert scene.money(YAN) == 4
    assert scene.quietly().open == ("resources", [KRA])
    assert "call" not in scene.interrupts(YAN)  # nothing in hand


@rules("DA-Q59", "DA-3.9")
def test_DA_Q59_a_window_at_the_end_does_not_reopen_the_phase() -> None:
    scene = table(
        "resources", turn=KRA, clans="KRA YAN SEG", land={KRA: "LAX:1b3d"}, held={KRA: "K3"}
    ).passes()
    scene.act(KRA, "end")
    assert scene.open == ("event_window", [KRA])
    scene.act(KRA, "play K3")
    assert scene.quietly().open[0] in ("recruit", "order")


def test_every_event_has_a_test_here_or_among_the_general_ones() -> None:
    text = "".join(
        (Path(__file__).parent / name).read_text("utf-8")
        for name in ("test_clan_events.py", "test_general_events.py", "test_fights.py")
    )
    assert [name for name in EVENT_IDS if f'"{name}"' not in text and f" {name} " not in text] == []
