"""Deal, DA-12: events drawn, and the general events card by card."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.deal.content import EVENT, EVENT_IDS, TERRITORY, Options
from tests.games.deal.numbers import GAME
from tests.games.deal.scenario import (
    ASP,
    KRA,
    MAR,
    NVE,
    SEG,
    YAN,
    Scene,
    events,
    moves,
    table,
)
from tests.games.deal.scenes import attack


def draw(events: str, land: dict[Any, str] | None = None, **more: Any) -> Scene:
    """Krantific take Denver with a soldier from Salt Lake City and draw these; to a question."""
    lands = {KRA: "LAX:1b SLC:2s", **(land or {})}
    if land and KRA in land:
        lands[KRA] = f"{land[KRA]} SLC:2s"
    more.setdefault("clans", "KRA SEG YAN")
    scene = table(turn=KRA, land=lands, events=events, **more).quietly()
    return scene.step(KRA, *moves("SLC>DEN:1s"))


# --- drawing ---


@rules("DA-12.1", "DA-12.4")
def test_DA_12_1_one_card_a_reason_whatever_the_points() -> None:
    scene = draw("G16 G17")
    assert scene.changes(KRA) == [1]
    assert scene.drawn_events == ["G16"]
    three = table(
        clans="KRA SEG YAN",
        land={KRA: "LAX:1b PHX:9s"},
        hands={KRA: "W13 W05"},
        weapons="W01 W01",
        events="G16 G17",
    )
    three.order(KRA, "PHX>LVG:9s").weapons(KRA="W13").weapons(KRA="W05")
    three.keep_hands()
    assert three.changes(KRA) == [3]
    assert three.drawn_events == ["G16"]
    assert three.open == ("order", [KRA])


@rules("DA-12.2", "DA-Q26")
def test_DA_12_2_two_territories_in_one_order_are_one_reason() -> None:
    scene = table(
        turn=KRA, clans="KRA SEG YAN", land={KRA: "LAX:1b SLC:1s ELP:1s"}, events="G16 G17"
    ).quietly()
    scene.order(KRA, "SLC>SEA:1s", "ELP>DAL:1s")
    assert [each["which"] for each in scene.told("respect")] == [
        TERRITORY["SEA"],
        TERRITORY["DAL"],
    ]
    assert scene.drawn_events == ["G16"]
    assert scene.open == ("order", [KRA])


@rules("DA-12.2", "DA-Q26")
def test_DA_12_2_one_after_the_other_they_draw_a_card_each() -> None:
    scene = table(
        turn=KRA, clans="KRA SEG YAN", land={KRA: "LAX:1b SLC:1s ELP:1s"}, events="G16 G17"
    ).quietly()
    scene.order(KRA, "SLC>SEA:1s")
    scene.order(KRA, "ELP>DAL:1s")
    assert scene.drawn_events == ["G16", "G17"]
    assert scene.open == ("order", [KRA])


@rules("DA-12.2", "DA-Q26")
def test_DA_12_2_all_objectives_of_a_reveal_are_one_reason() -> None:
    scene = table(
        turn=KRA,
        clans="KRA SEG YAN",
        land={KRA: "LVG:1b MED:1s"},
        profiles={KRA: "P1"},
        events="G16 G17",
    ).step(KRA, "reveal_profile")
    assert scene.changes(KRA) == [2, 1]  # two capitals, the boss on one
    assert scene.drawn_events == ["G16"]
    assert scene.open == ("order", [KRA])


@rules("DA-12.2", "DA-X16", "DA-Q26")
def test_DA_12_2_a_territory_then_an_objective() -> None:
    """P1.1 of a revealed Godfather, with Las Vegas: two cards, one after the other."""
    scene = table(
        clans="SEG KRA YAN",
        land={SEG: "GUA:1b PHX:9s"},
        profiles={SEG: "P1"},
        shown="SEG",
        hands={SEG: "W13 W05"},
        weapons="W01 W01",
        events="G16 G17",
    ).quietly()
    scene.order(SEG, "PHX>LVG:9s").weapons(SEG="W13").weapons(SEG="W05")
    scene.keep_hands()
    assert scene.changes(SEG) == [3, 1]
    assert [each["by"] for each in scene.told("respect")] == ["territory", "objective"]
    assert scene.drawn_events == ["G16", "G17"]
    assert scene.open == ("order", [SEG])


@rules("DA-12.3", "DA-X14")
def test_DA_12_3_none_for_respect_lost() -> None:
    scene = table(turn=KRA, clans="KRA SEG YAN", land={KRA: "LAX:1b DEN:1s"}).quietly()
    scene.order(KRA, "DEN>SLC:1s")
    assert scene.changes(KRA) == [-1]
    assert scene.draws == 0
    assert scene.open == ("order", [KRA])


@rules("DA-12.3", "DA-13.1")
def test_DA_12_3_none_for_the_gain_that_ends_the_game() -> None:
    scene = draw("G16", merit={KRA: 9})
    assert scene.winner == KRA
    assert scene.draws == 0
    assert scene.over


@rules("DA-12.4")
def test_DA_12_4_a_general_event_is_revealed_and_applied_at_once() -> None:
    scene = draw("G10")
    assert scene.told("event_drawn") == [{"seat": 0, "event": EVENT["G10"]}]
    assert scene.money(KRA) == 2  # Denver, which was just taken, and Los Angeles
    assert scene.event_discard == "G10"
    assert scene.open == ("order", [KRA])


@rules("DA-X26", "DA-12.5", "DA-1.4")
def test_DA_X26_the_cards_of_absent_clans() -> None:
    scene = draw("M2 A1 G17", clans="KRA SEG ASP")
    assert scene.event_discard == "M2"
    assert scene.told("event_skipped") == [{"event": EVENT["M2"]}]
    assert scene.held(ASP) == "A1"
    assert scene.drawn_events == []  # that was the one event owed
    assert scene.quietly().open == ("order", [KRA])


@rules("DA-12.5")
def test_DA_12_5_face_down_to_its_clan_whoever_drew_it() -> None:
    scene = draw("S2")
    assert scene.held(SEG) == "S2"
    assert scene.told("event_handed") == [{"seat": 0, "owner": 1}]
    assert scene.heard(1, "event_handed")[0].data.event == EVENT["S2"]
    assert scene.heard(0, "event_handed")[0].data.event is None
    assert scene.view(0).players[1].events == 1
    assert scene.open == ("event_window", [SEG])


@rules("DA-12.5", "DA-2.12")
def test_DA_12_5_nothing_happens_where_all_cards_are_of_absent_clans() -> None:
    scene = table(turn=KRA, clans="KRA SEG YAN", land={KRA: "LAX:1b SLC:1s"}, events="M1")
    s = scene.s
    s.event_discard, s.event_pile = events("A1 A2"), events("M1 M2")
    gone = [each for each in range(44) if each not in (*s.event_discard, *s.event_pile)]
    s.set_aside = gone
    scene.order(KRA, "SLC>DEN:1s")
    assert scene.told("no_event") == [{"seat": 0}]
    assert scene.draws == 0
    assert sorted([*s.event_pile, *s.event_discard]) == events("M1 M2 A1 A2")
    assert scene.open == ("order", [KRA])


@rules("DA-12.13", "DA-2.12", "DA-12.22")
def test_DA_12_13_the_discards_are_shuffled_not_what_is_held_or_in_force() -> None:
    scene = table(
        clans="KRA SEG YAN",
        land={KRA: "LAX:1b SLC:2s"},
        events="G05",
        held={SEG: "S1"},
        in_force="G18",
    ).quietly()
    s = scene.s
    s.event_discard, s.event_pile = s.event_pile[:-1], s.event_pile[-1:]
    scene.order(KRA, "SLC>DEN:1s")
    assert scene.view(0).top_back == -1  # DA-12.22: refilled only when a card must be drawn
    assert scene.view(0).event_pile == 0
    scene.order(KRA, "SLC>SEA:1s").quietly()
    [shuffled] = scene.told("events_shuffled")
    assert shuffled["count"] == 42
    assert scene.held(SEG).startswith("S1")
    assert EVENT["G18"] not in s.event_pile
    assert scene.s.asking


@rules("DA-Q36", "DA-12.5")
def test_DA_Q36_the_back_of_the_next_event_is_public() -> None:
    for event, back in (("G05", 6), ("Y1", 0), ("A4", 5)):
        scene = table(events=event)
        assert [scene.view(viewer).top_back for viewer in (0, 1, -1)] == [back] * 3
        assert scene.open == ("order", [YAN])


@rules("DA-12.8", "DA-12.9", "DA-12.18")
def test_DA_12_9_a_drawn_permanent_event_replaces_the_one_in_force() -> None:
    scene = draw("G13", in_force="G17")
    assert scene.in_force == "G13"
    assert scene.event_discard == "G17"
    instant = draw("G05", in_force="G17")
    assert instant.in_force == "G17"
    assert instant.event_discard == "G05"
    assert instant.open == ("order", [KRA])


@rules("DA-3.10", "DA-Q27")
def test_DA_Q27_draws_wait_until_the_fight_is_closed() -> None:
    land = {SEG: "DEN:1s GUA:1b"}
    scene = table(
        turn=KRA,
        clans="KRA SEG YAN",
        land={KRA: "LAX:1b SLC:5s", **land},
        events="G02",
        hands={KRA: "W13 W05 W05", SEG: "W01"},
    ).quietly()
    scene.order(KRA, "SLC>SEA:1s", "SLC>DEN:4s")
    assert scene.draws == 0
    scene.weapons(KRA="W05", SEG="W01")
    assert scene.draws == 0
    scene.keep_hands()
    assert scene.draws == 2  # Seattle, then Denver
    assert scene.drawn_events[0] == "G02"
    assert scene.s.asking


# --- G01 to G12 ---


@rules("DA-12.4", "DA-12.17")
def test_DA_12_17_G01_hurricane() -> None:
    land = {
        SEG: "GUA:1b MIA:1s2d NOR:2s1d HAB:1l3d CUL:1s1d",
        YAN: "VAN:1b KIN:1s1l",
    }
    scene = draw("G01", land, loose="SDO:4d CUN:1d")
    assert [scene.at(place) for place in ("MIA", "NOR", "HAB", "KIN", "SDO", "CUN", "CUL")] == [
        *["", "SEG 1s", "SEG 1l", "YAN 1l", "", "", "SEG 1s1d"]
    ]
    assert scene.changes(SEG) == [-1]  # Miami
    assert scene.open == ("order", [KRA])


@rules("DA-12.4")
def test_DA_12_4_G02_earthquake() -> None:
    land = {SEG: "GUA:1b ACA:2s2d TIJ:1s LIM:1l CUL:1s", KRA: "LAX:1b1s", YAN: "VAN:1b QUI:1s"}
    scene = draw("G02", land)
    assert [scene.at(place) for place in ("ACA", "TIJ", "LIM", "CUL", "LAX", "QUI")] == [
        *["SEG 1s2d", "", "SEG 1l", "SEG 1s", "KRA 1b", ""]
    ]
    assert scene.open == ("order", [KRA])


@rules("DA-12.11", "DA-12.16")
def test_DA_12_16_G03_raid_on_those_with_the_most_drugs() -> None:
    """Both hold five: each loses three of its choice, the drawing clan's turn or not."""
    land = {SEG: "GUA:1b2d ACA:1s3d", YAN: "VAN:1b5d", KRA: "LAX:1b4d"}
    scene = draw("G03", land, loose="RIO:9d")
    assert scene.open == ("lose_drug", [SEG])
    scene.act(SEG, "territory GUA").act(SEG, "territory ACA")
    scene.time_out(SEG)  # from where most are left: two on Acapulco, one on Guadalajara
    assert (scene.at("GUA"), scene.at("ACA")) == ("SEG 1b1d", "SEG 1s1d")
    assert scene.at("VAN") == "YAN 1b2d"  # one place, no choice
    assert scene.at("LAX") == "KRA 1b4d"
    assert scene.at("RIO") == "9d"
    assert scene.open == ("order", [KRA])
    nobody = draw("G03", loose="RIO:9d")
    assert nobody.at("RIO") == "9d"


@rules("DA-12.4")
def test_DA_12_4_G04_fumigation() -> None:
    land = {SEG: "GUA:1b2d COR:1s3d", ASP: "BOG:1b LPZ:1s4d"}
    scene = draw("G04", land, clans="KRA SEG ASP", loose="MED:2d HAB:1d")
    assert [scene.at(place) for place in ("GUA", "COR", "LPZ", "MED", "HAB")] == [
        *["SEG 1b", "SEG 1s3d", "ASP 1s", "", "1d"]
    ]
    assert scene.open == ("order", [KRA])


@rules("DA-12.16", "DA-2.10")
def test_DA_12_16_G05_tax_audit() -> None:
    scene = draw("G05", money={KRA: 10, SEG: 9.5, YAN: 25})
    assert [scene.money(clan) for clan in (KRA, SEG, YAN)] == [6, 9.5, 21]
    assert scene.open == ("order", [KRA])


@rules("DA-12.11", "DA-12.16", "DA-12.17")
def test_DA_12_16_G06_dragnet() -> None:
    """The most respected, Segadores and after their gain Krantific, lose three soldiers each."""
    land = {SEG: "GUA:1b2s MIA:1s ACA:2s", YAN: "VAN:1b4s", KRA: "LAX:1b1s"}
    scene = draw("G06", land)
    assert scene.open == ("lose_soldier", [KRA])
    assert {*scene.options(KRA)} == {"territory LAX", "territory SLC", "territory DEN"}
    for place in ("DEN", "LAX", "SLC"):
        if scene.open[1] == [KRA]:
            scene.act(KRA, f"territory {place}")
    # DA-12.17: Denver is lost only when the event is finished.
    assert scene.at("DEN") == "KRA "
    assert scene.changes(KRA) == [1]
    assert scene.open == ("lose_soldier", [SEG])
    scene.time_out(SEG).time_out(SEG).time_out(SEG)
    # From where most are left; the last troop of a territory only when nothing else is left.
    assert (scene.at("MIA"), scene.at("GUA"), scene.at("ACA")) == ("SEG 1s", "SEG 1b", "SEG 1s")
    assert scene.at("VAN") == "YAN 1b4s"
    assert scene.at("DEN") == ""
    assert scene.changes(KRA) == [1, -1]
    assert scene.open[0] in ("order", "deal")


@pytest.mark.parametrize("event", ["G06", "G11"])
@rules("DA-12.16")
def test_DA_12_16_nobody_is_hit_where_nobody_has_respect(event: str) -> None:
    """New Orleans, then Miami by a fight; a hurricane takes both back before the second card."""
    land = {KRA: "LAX:1b ATL:2s SLC:3s", SEG: "GUA:1b MIA:1s"}
    hands = {KRA: "W03", SEG: "W01"}
    scene = table(clans="KRA SEG YAN", land=land, hands=hands, events=f"G01 {event}").quietly()
    scene.order(KRA, "ATL>MIA:1s", "ATL>NOR:1s").weapons(KRA="W03", SEG="W01").keep_hands()
    assert scene.drawn_events == ["G01", event]
    assert [scene.respect(clan) for clan in (KRA, SEG, YAN)] == [0, 0, 0]
    assert scene.at("SLC") == "KRA 3s"
    assert scene.told("hand_shown") == []
    assert scene.open == ("order", [KRA])


@rules("DA-12.12")
def test_DA_12_12_G06_all_if_there_are_fewer() -> None:
    scene = draw("G06", {KRA: "LAX:1b"})
    while scene.open[0] == "lose_soldier":
        scene.time_out(KRA)
    assert scene.land(KRA) == "LAX"
    assert scene.s.army[0] == 0
    assert scene.open[0] in ("order", "deal")


@rules("DA-12.11", "DA-12.12", "DA-5.3")
def test_DA_12_11_G07_jailbreak_in_play_order_from_the_drawing_clan() -> None:
    land = {SEG: "GUA:1b ACA:1s ELP:1s", YAN: "VAN:1b49s"}
    scene = draw("G07", land)
    assert scene.open == ("place_soldier", [KRA])
    assert {*scene.options(KRA)} == {"territory DEN", "territory LAX"}
    scene.act(KRA, "territory DEN").time_out(KRA)
    assert (scene.at("DEN"), scene.at("LAX")) == ("KRA 2s", "KRA 1b1s")
    assert scene.open == ("place_soldier", [SEG])
    assert {*scene.options(SEG)} == {"territory GUA", "territory ACA"}  # not grey El Paso
    scene.act(SEG, "territory ACA").act(SEG, "territory ACA")
    assert scene.at("ACA") == "SEG 3s"
    assert scene.at("VAN") == "YAN 1b50s"
    assert scene.open == ("order", [KRA])


@rules("DA-2.13", "DA-12.11")
def test_DA_2_13_G07_soldiers_placed_in_an_action_phase_are_fresh() -> None:
    scene = draw("G07").act(KRA, "territory DEN").act(KRA, "territory DEN").until("order")
    scene.order(KRA, "DEN>KAN:2s")
    assert scene.at("KAN") == "KRA 2s"
    assert scene.open == ("order", [KRA])


@rules("DA-12.11", "DA-2.16")
def test_DA_12_11_G08_clearance_sale() -> None:
    hands = {KRA: "W13 W02 W02 W02 W02"}
    scene = draw("G08", hands=hands, weapons="W03 W04 W05 W06 W07")
    assert scene.open == ("new_hand", [KRA])
    assert {*scene.options(KRA)} == {"whole", "keep"}
    scene.act(KRA, "whole")
    assert scene.hand(KRA) == "W03 W04 W05 W06 W07"
    assert scene.weapon_discard == "W02 W02 W02 W02 W13"
    assert scene.open == ("new_hand", [SEG])
    before = scene.hand(SEG)
    scene.time_out(SEG)
    assert scene.hand(SEG) == before
    assert scene.open == ("new_hand", [YAN])
    assert scene.act(YAN, "keep").open == ("order", [KRA])


@rules("DA-12.11", "DA-2.9")
def test_DA_12_11_G09_bumper_crop_until_fifty() -> None:
    """Drawn by Krantific: their prods first, then Segadores' in table order."""
    land = {KRA: "LAX:1b LIM:1s", SEG: "GUA:1b CUL:1s LPZ:1s ELP:1s", YAN: "VAN:1b"}
    scene = draw("G09", land)
    assert [scene.at(place) for place in ("LIM", "CUL", "GUA", "LPZ", "ELP")] == [
        *["KRA 1s1d", "SEG 1s1d", "SEG 1b1d", "SEG 1s1d", "SEG 1s"]
    ]
    tight = draw("G09", land, loose="RIO:48d")
    assert [tight.at(place) for place in ("LIM", "CUL", "GUA", "LPZ")] == [
        *["KRA 1s1d", "SEG 1s1d", "SEG 1b", "SEG 1s"]
    ]
    assert tight.open == ("order", [KRA])


@rules("DA-12.4")
def test_DA_12_4_G10_spring_break_capitals_count_one() -> None:
    scene = draw("G10", {SEG: "GUA:1b LVG:1s MIA:1s", YAN: "VAN:1b"})
    assert [scene.money(clan) for clan in (KRA, SEG, YAN)] == [2, 2, 1]
    assert scene.open == ("order", [KRA])


@rules("DA-12.16", "DA-Q49", "DA-11.11", "DA-9.17")
def test_DA_Q49_G11_press_leak_shows_the_hand_of_the_leader_not_its_profile() -> None:
    hands = {SEG: "W01 W01 W05 W12 W13"}
    land = {SEG: "LVG:1b GUA:1s MED:1s", YAN: "VAN:1b"}
    scene = draw("G11", land, profiles={SEG: "P1", KRA: "P2"}, hands=hands)
    assert scene.told("profile_revealed") == []
    assert scene.respect(SEG) == 5
    assert [scene.known(clan, SEG) for clan in (KRA, YAN)] == ["W01 W01 W05 W12 W13"] * 2
    assert (scene.known(SEG, KRA), scene.known(SEG, YAN)) == ("", "")
    # The clans see the cards; who only watches sees that they do.
    assert scene.told("hand_shown") == [{"seat": 1}]
    for seat in range(3):
        assert scene.heard(seat, "hand_shown")[0].data.cards == (0, 0, 4, 11, 12)
    assert scene.open == ("order", [KRA])


@rules("DA-12.16", "DA-12.17", "DA-9.17")
def test_DA_12_16_G11_all_of_those_tied_and_what_was_known_is_no_second_card() -> None:
    hands = {KRA: "W01 W02 W03 W04 W05", SEG: "W13 W12 W11 W11 W11"}
    scene = draw("G11", {SEG: "GUA:1b MIA:1s"}, hands=hands, known={(YAN, SEG): "W11 W13"})
    assert scene.respect(SEG) == scene.respect(KRA) == 1
    assert scene.told("hand_shown") == [{"seat": 0}, {"seat": 1}]  # from the drawing clan on
    assert scene.known(YAN, SEG) == "W11 W11 W11 W12 W13"
    assert scene.known(SEG, KRA) == "W01 W02 W03 W04 W05"
    assert scene.open == ("order", [KRA])


@rules("DA-10.6", "DA-9.17")
def test_DA_10_6_G11_nothing_is_shown_to_a_dead_clan() -> None:
    scene = draw("G11", dead={YAN: SEG})
    assert scene.known(YAN, KRA) == ""
    assert scene.heard(2, "hand_shown")[0].data.cards is None
    assert len(scene.known(SEG, KRA).split()) == 5
    assert scene.open == ("order", [KRA])


@rules("DA-12.11", "DA-12.4")
def test_DA_12_11_G12_mole() -> None:
    scene = draw("G12", targets={SEG: YAN, YAN: KRA, KRA: SEG})
    assert scene.open == ("look", [KRA])
    assert scene.options(KRA) == ["player 1", "player 2"]
    scene.act(KRA, SEG)
    assert scene.view(0).players[1].target == 0
    assert [scene.view(viewer).players[1].target for viewer in (2, -1)] == [-1, -1]
    assert scene.told("looked") == [{"seat": 0, "at": 1}]
    assert scene.heard(0, "looked")[0].data.clan == 0
    assert scene.open == ("order", [KRA])
    late = draw("G12").time_out(KRA)  # the next such clan in play order
    assert late.told("looked") == [{"seat": 0, "at": 1}]


@rules("DA-12.10")
def test_DA_12_10_G12_only_hidden_cards_of_the_living() -> None:
    one = draw("G12", targets={SEG: SEG}, targets_shown="SEG")
    assert one.told("looked") == [{"seat": 0, "at": 2}]  # one is left: no choice
    none = draw("G12", targets_shown="SEG YAN")
    assert none.told("looked") == []
    assert none.open == ("order", [KRA])


# --- G13 to G20 ---


@rules("DA-12.18", "DA-2.3", "DA-11.22")
def test_DA_12_18_G13_naval_blockade() -> None:
    land = {MAR: "SAL:1b HAB:3s1d1l"}
    scene = table(clans="MAR KRA SEG", land=land, in_force="G13")
    assert scene.options(MAR) == ["to CUN", "to SJO", "end"]
    open_ = table(clans="MAR KRA SEG", land=land)
    assert {"to MIA", "to KIN"} <= {*open_.options(MAR)}
    assert scene.open == ("order", [MAR])


@rules("DA-12.20", "DA-6.4")
def test_DA_12_20_G14_curfew() -> None:
    land = {KRA: "LAX:1b SLC:1l"}
    scene = table(clans="KRA SEG YAN", land=land, in_force="G14")
    assert "to DEN" in scene.options(KRA)
    assert "to KAN" not in scene.options(KRA)
    assert "to KAN" in table(clans="KRA SEG YAN", land=land).options(KRA)
    assert scene.open == ("order", [KRA])


@pytest.mark.parametrize(
    ("event", "prices", "capital"),
    [("G15", [12, 6, 2, 2], [12, 12]), ("G16", [4, 2, 2, 2], [4, 4]), ("", [8, 4, 2, 2], [8, 8])],
)
@rules("DA-4.13", "DA-12.18")
def test_DA_4_13_G15_shortage_G16_glut(event: str, prices: list[int], capital: list[int]) -> None:
    scene = table(
        "resources",
        clans="KRA SEG YAN",
        land={KRA: "LAX:1b4d LVG:1s2d"},
        in_force=event,
    )
    scene.act(KRA, *["sell LAX"] * 4, *["sell LVG"] * 2, "commit")
    assert [each["amount"] for each in scene.told("sold")] == [*prices, *capital]
    assert scene.quietly().open[0] == "recruit"


@rules("DA-12.18", "DA-Q58")
def test_DA_Q58_counts_of_the_phase_continue() -> None:
    """One drug is sold at 4; then a glut comes: the next is the second, at 1."""
    scene = table(
        "resources",
        clans="KRA SEG YAN",
        land={KRA: "LAX:1b4d"},
        profiles={KRA: "P1"},
        money={KRA: 10},
        events="G16",
        shown="KRA",
    )
    scene.act(KRA, "sell LAX", "sell LAX", "commit")
    # $1M income and the sale make 15: P1.4 draws G16, and the rest of the draft is dropped.
    assert scene.drawn_events == ["G16"]
    assert [each["amount"] for each in scene.told("sold")] == [8]
    scene.quietly().act(KRA, "sell LAX", "commit")
    assert [each["amount"] for each in scene.told("sold")] == [8, 2]
    assert scene.quietly().open[0] in ("resources", "recruit")


@rules("DA-5.1", "DA-12.9")
def test_DA_5_1_G17_mass_unemployment() -> None:
    scene = table("recruitment", clans="KRA SEG YAN", money={KRA: 1}, in_force="G17")
    scene.act(KRA, "soldier LAX", "soldier LAX", "commit")
    assert scene.at("LAX") == "KRA 1b2s"
    assert scene.money(KRA) == 0
    assert scene.quietly().open == ("order", [KRA])


BORDER = ["LAX-TIJ", "PHX-TIJ", "ELP-TIJ", "ELP-CUL", "ELP-GUA", "ELP-ACA", "COR-ACA"]


@pytest.mark.parametrize("border", BORDER)
@rules("DA-12.20")
def test_DA_12_20_G18_closed_border_for_drugs_not_for_troops(border: str) -> None:
    start, end = border.split("-")
    for one, other in ((start, end), (end, start)):
        land = {NVE: f"CHI:1b {one}:2s1d {other}:1s"}
        scene = table(clans="NVE KRA MAR", land={**land, KRA: "SFO:1b"}, in_force="G18")
        adds = scene.options_after(NVE, f"to {other}")
        assert f"add {one} soldier one" in adds
        assert f"add {one} drug one" not in adds
        free = table(clans="NVE KRA MAR", land={**land, KRA: "SFO:1b"})
        assert f"add {one} drug one" in free.options_after(NVE, f"to {other}")
    assert scene.open == ("order", [NVE])


@rules("DA-12.18", "DA-X40")
def test_DA_X40_G20_one_fight_a_phase_and_those_before_count() -> None:
    land = {
        KRA: "LAX:1b SLC:5s PHX:5s",
        SEG: "GUA:1b DEN:1s ELP:1s",
    }
    hands = {KRA: "W05", SEG: "W01"}
    scene = table(clans="KRA SEG YAN", land=land, hands=hands, events="G20").quietly()
    scene.order(KRA, "SLC>DEN:5s").weapons(KRA="W05", SEG="W01").keep_hands()
    assert scene.in_force == "G20"
    assert scene.at("DEN") == "KRA 5s"
    options = scene.options(KRA)
    assert "to ELP" not in options
    assert "to LVG" not in options  # against a mob neither
    assert "to SLC" in options
    scene.next_turn().until("order", KRA)
    assert "to ELP" in scene.options(KRA)
    assert scene.open == ("order", [KRA])


@rules("DA-12.18")
def test_DA_12_18_G20_a_fight_that_has_begun_is_not_undone() -> None:
    scene = attack(KRA, "5s", SEG, "5s", clans="KRA SEG YAN").quietly()
    scene.s.in_force = EVENT["G20"]
    scene.s.event_pile.remove(EVENT["G20"])
    card = [scene.hand(clan).split()[0] for clan in (KRA, SEG)]
    scene.weapons(KRA=card[0], SEG=card[1])
    assert scene.open == ("weapons", [KRA, SEG])


# --- all of them ---


@rules("DA-12.9")
def test_DA_12_9_instant_and_permanent_general_events() -> None:
    board = table().s.board
    permanent = [name for n, name in enumerate(EVENT_IDS) if n >= 24 and board.permanent[n]]
    assert permanent == ["G13", "G14", "G15", "G16", "G17", "G18", "G19", "G20"]
    assert table().open == ("order", [YAN])


@pytest.mark.parametrize("event", [name for name in EVENT_IDS if name.startswith("G")])
@rules("DA-12.4", "DA-12.10", "DA-12.12")
def test_DA_12_10_every_general_event_does_as_much_as_it_can(event: str) -> None:
    """On an almost empty board, and on a full one; nobody is stuck, no boss is lost."""
    bare = draw(event)
    bare.until("order")
    assert bare.s.alive == [True] * 3
    full = draw(
        event,
        {SEG: "GUA:1b20s9d MIA:9s9d CUN:1l LVG:9s", YAN: "VAN:1b49s HAB:1s9d"},
        money={KRA: 30, SEG: 30},
        loose="RIO:20d",
    )
    full.until("order")
    assert full.s.alive == [True] * 3
    assert full.open == ("order", [KRA])


@rules("DA-Q57", "DA-12.17", "DA-12.16")
def test_DA_Q57_the_board_is_looked_at_once_at_the_end() -> None:
    """A hurricane over Miami and New Orleans: both are lost in one step, with nobody in between."""
    scene = draw("G01", {SEG: "GUA:1b MIA:1s NOR:1s"})
    lost = [each for each in scene.told("respect") if each["change"] < 0]
    assert [each["which"] for each in lost] == [TERRITORY["NOR"], TERRITORY["MIA"]]
    kinds = scene.kinds
    first = kinds.index("lost")
    assert kinds[first : first + 2] == ["lost", "lost"]
    assert scene.open == ("order", [KRA])


@rules("DA-V7", "DA-12.5")
def test_DA_V7_absent_clans_events_are_set_aside() -> None:
    scene = draw("G05", options=Options(present_events_only=True))
    assert {EVENT_IDS[each][0] for each in scene.s.set_aside} == {"N", "M", "A"}
    assert GAME.tally(scene.s)
    assert scene.open == ("order", [KRA])
