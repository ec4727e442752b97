"""Deal, DA-11.16 to 11.23: all forty objectives, and the words they are made of."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest

from omerta.battery.rules import rules
from omerta.games.deal.content import CONTENT, PROFILE_IDS, ClanId, Content, StateGoal
from omerta.reference import whole_reference
from tests.games.deal.numbers import SETTLED
from tests.games.deal.scenario import (
    ASP,
    KRA,
    MAR,
    NVE,
    SEG,
    YAN,
    Moment,
    Scene,
    table,
)

GREYS = "WIN HAL BIL DET BOS SLC KAN MEM"
PORTS = "HAL SEA PHI NOR MIA CUN PAN"


def ones(text: str) -> str:
    """A soldier on each of these."""
    return " ".join(f"{place}:1s" for place in text.split())


def done(scene: Scene, clan: str) -> set[str]:
    return {*scene.fulfilled(clan).split()}


@rules("DA-11.15")
def test_DA_11_15_the_profiles_are_those_of_the_reference() -> None:
    rows = re.findall(
        r"^\| (P\d\.\d) \| [^|]+ \| [^|]+ \| (state|deed) \| (\d)\*? \|$",
        whole_reference("deal", "en"),
        re.MULTILINE,
    )
    ours = [
        (each.id, "state" if each.what in get_args(StateGoal) else "deed", str(each.points))
        for profile in CONTENT.profiles
        for each in profile.objectives
    ]
    assert ours == rows
    assert len(ours) == 40
    for number in range(len(PROFILE_IDS)):
        assert sum(each.points for each in CONTENT.profiles[number].objectives) == 7


# --- states: true with so much, not with less ---

# objective, what is on the board, what is on it with one less, money with and without
LAND_STATES = [
    ("P1.2", "TIJ:1b LVG:1s NYC:1s", "TIJ:1b LVG:1s"),
    ("P1.3", "TIJ:1b CUL:2l PAN:1l", "TIJ:1b CUL:2l"),
    ("P1.5", "LVG:1b", "TIJ:1b LVG:1s"),
    ("P2.1", f"LAX:1b {ones(GREYS)}", f"LAX:1b {ones(GREYS[4:])}"),
    ("P2.4", "LAX:1b12s SFO:8s", "LAX:1b11s SFO:8s"),
    ("P3.1", f"LAX:1b {ones('CUL ACA SJO KIN QUI LPZ')}", f"LAX:1b {ones('CUL ACA SJO KIN QUI')}"),
    ("P3.2", "LAX:1b6d SFO:1s6d", "LAX:1b6d SFO:1s5d"),
    ("P3.4", "LAX:1b MED:1s", "LAX:1b LVG:1s"),
    ("P4.3", f"LAX:1b {ones('CAL TOR MIN PHI NYC')}", f"LAX:1b {ones('CAL TOR MIN PHI')}"),
    ("P4.5", "LAX:1b NYC:1s", "LAX:1b MED:1s"),
    (
        "P5.1",
        f"LAX:1b {ones(GREYS)} {ones('CAL TOR MIN PHI CUL ACA SJO')}",
        f"LAX:1b {ones(GREYS)} {ones('CAL TOR MIN PHI CUL ACA')}",
    ),
    (
        "P5.2",
        f"LAX:1b {ones('CAL TOR MIN CUL ACA SJO KIN WIN HAL BIL DET')}",
        f"LAX:1b {ones('CAL TOR MIN CUL ACA SJO WIN HAL BIL DET')}",
    ),
    ("P5.4", f"LAX:1b {ones('CAL TIJ HAB MAN')}", f"LAX:1b {ones('CAL TIJ HAB')}"),
    ("P8.1", f"LAX:1b {ones(PORTS)}", f"LAX:1b {ones(PORTS[4:])}"),
    ("P8.4", f"LAX:1b {ones('HAB PAN CAY')}", f"LAX:1b {ones('HAB PAN')}"),
    ("P8.5", "TIJ:1b", "SFO:1b CUL:1s"),
]


@pytest.mark.parametrize(("objective", "enough", "too_little"), LAND_STATES)
@rules("DA-11.20")
def test_DA_11_20_states_are_counted_on_the_board_now(
    objective: str, enough: str, too_little: str
) -> None:
    for land, true in ((enough, True), (too_little, False)):
        scene = table("resources", turn=KRA, land={KRA: land})
        assert (objective in done(scene, KRA)) == true
        assert scene.open[1] == [KRA]


@pytest.mark.parametrize(("objective", "amount"), [("P1.4", 15), ("P4.1", 25)])
@rules("DA-11.20")
def test_DA_11_20_money_in_the_reserve(objective: str, amount: float) -> None:
    for money, true in ((amount, True), (amount - 0.5, False)):
        scene = table("resources", turn=KRA, money={KRA: money - 1})  # and Los Angeles pays one
        assert (objective in done(scene, KRA)) == true
        assert scene.open == ("recruit", [KRA])


@rules("DA-11.20")
def test_DA_11_20_states_are_the_clans_own() -> None:
    scene = table("resources", turn=KRA, land={YAN: "VAN:1b LVG:1s MED:1s"}, money={YAN: 25})
    assert {"P1.2", "P1.4", "P4.1", "P3.4", "P4.5"} <= done(scene, YAN)
    assert done(scene, KRA) == set()
    assert scene.open == ("recruit", [KRA])


@rules("DA-11.21")
def test_DA_11_21_attackers_are_on_the_board_without_controlling_it() -> None:
    # The boss of Krantific attacks into Mexico with three lieutenants and twenty soldiers.
    scene = table(
        turn=KRA, land={KRA: "LAX:1b20s3l", SEG: "TIJ:1b"}, hands={KRA: "W01", SEG: "W01"}
    )
    scene.order(KRA, "LAX>TIJ:1b20s3l").weapons(KRA="W01", SEG="W01")
    assert {"P8.5", "P1.3", "P2.4"} <= done(scene, KRA)
    assert scene.land(KRA) == ""
    assert scene.open == ("weapons", [KRA, SEG])
    # On a capital they do not control yet, a boss does not stand on «a capital you control».
    capital = table(
        turn=KRA, land={KRA: "LAX:1b20s", SEG: "LVG:1b"}, hands={KRA: "W01", SEG: "W01"}
    )
    capital.order(KRA, "LAX>LVG:1b").weapons(KRA="W01", SEG="W01")
    assert "P1.5" not in done(capital, KRA)
    assert capital.open == ("weapons", [KRA, SEG])


@rules("DA-11.22")
def test_DA_11_22_ports_count_under_a_blockade_too() -> None:
    scene = table("resources", turn=KRA, land={KRA: f"LAX:1b {ones(PORTS)}"}, in_force="G13")
    assert "P8.1" in done(scene, KRA)
    assert scene.open == ("recruit", [KRA])


# --- deeds: taking control ---


@rules("DA-11.16")
def test_DA_11_16_taking_four_territories_in_one_turn() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b2s ACA:1s COR:1s"})
    scene.order(SEG, "GUA>CUL:1s", "GUA>ELP:1s", "ACA>CUN:1s")
    assert "P5.3" not in done(scene, SEG)
    scene.order(SEG, "COR>DAL:1s")
    assert "P5.3" in done(scene, SEG)
    assert scene.open == ("order", [SEG])


@rules("DA-11.16")
def test_DA_11_16_what_was_the_clans_when_the_turn_began_is_not_taken() -> None:
    # Acapulco is left and entered again: three others make three.
    scene = table(turn=SEG, land={SEG: "GUA:1b3s ACA:1s"})
    scene.order(SEG, "ACA>COR:1s").order(SEG, "GUA>ACA:1s").order(SEG, "GUA>CUL:1s", "GUA>ELP:1s")
    assert "P5.3" not in done(scene, SEG)
    assert scene.s.taken[scene.seat(SEG)].bit_count() == 3
    assert scene.open == ("order", [SEG])


@rules("DA-11.23")
def test_DA_11_23_what_was_lost_again_still_counts() -> None:
    scene = table(
        turn=SEG,
        land={SEG: "GUA:1b2s ACA:1s COR:1s", KRA: "LAX:1b TIJ:1s"},
        held={KRA: "K1"},
    ).quietly()
    scene.step(
        SEG,
        *["to CUL", "add GUA soldier one", "further", "to ELP", "add GUA soldier one"],
        *["further", "to CUN", "add ACA soldier one", "commit"],
    )
    scene.act(KRA, "play K1", "territory CUL", "count 1")
    assert scene.at("CUL") == ""
    scene.order(SEG, "COR>DAL:1s")
    assert "P5.3" in done(scene, SEG)
    assert scene.open == ("order", [SEG])


@pytest.mark.parametrize("maras", ["present", "absent", "eliminated"])
@rules("DA-11.16")
def test_DA_11_16_another_clans_start_whoever_plays_it(maras: str) -> None:
    land: Any = {SEG: "GUA:1b CUN:1s"} | ({MAR: "KIN:1b"} if maras == "present" else {})
    scene = table(
        clans="SEG YAN KRA" if maras == "absent" else "SEG YAN KRA MAR",
        land=land,
        dead={MAR: YAN} if maras == "eliminated" else {},
    )
    scene.order(SEG, "CUN>SAL:1s")
    assert "P5.5" in done(scene, SEG)
    assert scene.open == ("order", [SEG])


@rules("DA-11.16")
def test_DA_11_16_not_the_own_start() -> None:
    scene = table(turn=SEG, land={SEG: "ACA:1b1s"})
    scene.order(SEG, "ACA>GUA:1s")
    assert "P5.5" not in done(scene, SEG)
    assert scene.open == ("order", [SEG])


@rules("DA-11.16")
def test_DA_11_16_a_capital_from_a_clan_is_taken_as_well() -> None:
    scene = fought("6s", "1s", place="LVG")
    assert {"P1.1", "P4.5"} <= done(scene, KRA)


# --- deeds: fights ---


def fought(
    attack: str,
    defence: str,
    cards: tuple[str, str] = ("W05", "W01"),
    place: str = "SFO",
    drugs: str = "",
    **more: Any,
) -> Scene:
    """Krantific, from Los Angeles, fight Yanagi for one round; up to the next question."""
    scene = table(
        turn=KRA,
        land={KRA: f"PHX:1b LAX:{attack}", YAN: f"VAN:1b {place}:{defence}{drugs}"},
        hands={KRA: cards[0], YAN: cards[1]},
        **more,
    )
    scene.order(KRA, f"LAX>{place}:{attack}").weapons(KRA=cards[0], YAN=cards[1])
    return scene


@pytest.mark.parametrize(("attack", "lone"), [("1s", True), ("2s", False), ("1l", False)])
@rules("DA-11.16")
def test_DA_11_16_a_single_soldier_that_wins(attack: str, lone: bool) -> None:
    scene = fought(attack, "1s", ("W03", "W01"))
    assert ("P2.2" in done(scene, KRA)) == lone
    assert scene.open == ("hand_after", [KRA])


@rules("DA-11.16")
def test_DA_11_16_two_fights_won_in_one_turn() -> None:
    scene = table(
        turn=KRA,
        land={KRA: "PHX:1b LAX:4s", YAN: "VAN:1b SFO:1s TIJ:1s"},
        hands={KRA: "W05 W05", YAN: "W01 W01"},
    )
    scene.order(KRA, "LAX>SFO:2s").weapons(KRA="W05", YAN="W01").keep_hands()
    assert "P2.3" not in done(scene, KRA)
    scene.order(KRA, "LAX>TIJ:2s").weapons(KRA="W05", YAN="W01")
    assert "P2.3" in done(scene, KRA)
    assert scene.open == ("hand_after", [KRA])


@rules("DA-11.16")
def test_DA_11_16_to_win_is_also_to_see_the_other_retreat() -> None:
    # Guerrilla: the Armada leaves, and Krantific have won as attacker.
    scene = table(
        clans="KRA ASP YAN",
        land={KRA: "PHX:1b LAX:1s", ASP: "BOG:1b SFO:4s"},
        held={ASP: "A2"},
    ).quietly()
    scene.step(KRA, "to SFO", "add LAX soldier one", "commit")
    scene.act(ASP, "play A2", "retreat SEA")
    assert {"P2.2", "P7.5"} <= done(scene, KRA)
    assert "P7.4" not in done(scene, KRA)  # no troop was removed
    assert scene.open == ("hand_after", [KRA])


@pytest.mark.parametrize(
    ("objective", "attack", "defence", "cards", "yes"),
    [
        ("P6.4", "5s", "4s", ("W05", "W01"), True),
        ("P6.4", "5s", "3s", ("W05", "W01"), False),
        ("P7.5", "3s", "4s", ("W05", "W01"), True),
        ("P7.5", "4s", "4s", ("W05", "W01"), False),
        ("P7.4", "1s", "1s", ("W02", "W01"), True),
        ("P7.4", "3s", "1s", ("W03", "W01"), False),
        ("P7.4", "3s", "2s", ("S-KRA", "W01"), False),
        ("P2.5", "4s", "1l", ("W05", "W01"), True),
        ("P6.3", "4s", "1l", ("W05", "W01"), True),
        ("P6.3", "4s", "1s", ("W05", "W01"), False),
    ],
)
@rules("DA-11.16", "DA-11.17")
def test_DA_11_16_deeds_of_one_fight(
    objective: str, attack: str, defence: str, cards: tuple[str, str], yes: bool
) -> None:
    scene = fought(attack, defence, cards)
    assert scene.told("fight_won")[0]["winner"] == scene.seat(KRA)
    assert (objective in done(scene, KRA)) == yes
    assert scene.open == ("hand_after", [KRA])


@rules("DA-11.16")
def test_DA_11_16_unscathed_means_without_losing_a_troop() -> None:
    scene = table(
        turn=KRA,
        land={KRA: "PHX:1b LAX:8s", YAN: "VAN:1b SFO:4s"},
        hands={KRA: "W01 W05", YAN: "W02 W01"},
    )
    scene.order(KRA, "LAX>SFO:8s").weapons(KRA="W01", YAN="W02").weapons(KRA="W05", YAN="W01")
    assert scene.told("fight_won") != []
    assert "P6.4" not in done(scene, KRA)
    assert scene.open == ("hand_after", [KRA])


@rules("DA-11.16")
def test_DA_11_16_winning_as_defender() -> None:
    scene = fought("1s", "3s", ("W01", "W03"))
    assert "P6.5" in done(scene, YAN)
    assert not {"P6.5", "P2.2"} & done(scene, KRA)
    assert "P2.2" not in done(scene, YAN)  # the lone soldier was not theirs
    assert scene.open == ("hand_after", [KRA])


@rules("DA-11.17")
def test_DA_11_17_eight_enemy_troops_in_one_turn() -> None:
    land: Any = {KRA: "PHX:1b LAX:16s", YAN: "VAN:1b SFO:4s TIJ:4s"}
    scene = table(turn=KRA, land=land, hands={KRA: "W05 W05", YAN: "W01 W01"})
    scene.order(KRA, "LAX>SFO:8s").weapons(KRA="W05", YAN="W01").keep_hands()
    assert "P6.1" not in done(scene, KRA)
    scene.order(KRA, "LAX>TIJ:8s").weapons(KRA="W05", YAN="W01")
    assert "P6.1" in done(scene, KRA)
    assert scene.open == ("hand_after", [KRA])


@rules("DA-11.17")
def test_DA_11_17_troops_removed_by_an_event_do_not_count() -> None:
    scene = table(turn=KRA, land={KRA: "PHX:1b LAX:1s", YAN: "VAN:1b SFO:2s"}, held={KRA: "K1"})
    scene.act(KRA, "play K1", "territory SFO", "count 2")
    assert scene.at("SFO") == ""
    assert scene.s.removed == [0, 0, 0]
    assert scene.open == ("order", [KRA])


@rules("DA-11.17", "DA-Q21")
def test_DA_11_17_an_enemy_boss() -> None:
    scene = table(
        turn=KRA,
        clans="KRA SEG YAN NVE",
        land={KRA: "LAX:1b8s", SEG: "TIJ:1b"},
        hands={KRA: "W13", SEG: "W01"},
    )
    scene.order(KRA, "LAX>TIJ:8s").weapons(KRA="W13", SEG="W01")
    assert "P6.2" in done(scene, KRA)
    assert scene.s.removed[0] == 1
    assert scene.open == ("hand_after", [KRA])


@rules("DA-11.18", "DA-X29")
def test_DA_11_18_stolen_drugs() -> None:
    scene = fought("4s", "1s", drugs="4d")
    assert scene.told("fight_won")[0]["drugs"] == 4
    assert "P7.2" in done(scene, KRA)
    few = fought("4s", "1s", drugs="3d")
    assert "P7.2" not in done(few, KRA)
    assert few.at("SFO") == "KRA 4s3d"
    assert few.open == ("hand_after", [KRA])


@rules("DA-11.18")
def test_DA_11_18_drugs_of_nobody_are_not_stolen() -> None:
    scene = table(
        turn=KRA,
        land={KRA: "LAX:1b9s"},
        loose="SFO:4d LVG:4d",
        hands={KRA: "W13 W05"},
        weapons="W01 W01",
    )
    scene.order(KRA, "LAX>SFO:1s")
    assert "P7.2" not in done(scene, KRA)
    assert scene.at("SFO") == "KRA 1s4d"
    scene.order(KRA, "LAX>LVG:8s").weapons(KRA="W13").weapons(KRA="W05")
    assert scene.at("LVG") == "KRA 8s4d"
    assert "P7.2" not in done(scene, KRA)  # nor are those of a mob
    assert scene.open == ("hand_after", [KRA])


@rules("DA-11.18")
def test_DA_11_18_bought_over_they_are() -> None:
    scene = table(
        turn=SEG,
        land={SEG: "GUA:1b TIJ:1s", KRA: "PHX:1b LAX:1s4d"},
        money={SEG: 3},
        held={SEG: "S1"},
    )
    scene.act(SEG, "play S1", "territory LAX")
    assert "P7.2" in done(scene, SEG)
    assert scene.at("LAX") == "SEG 1s4d"
    assert scene.open == ("order", [SEG])


# --- deeds: resources and deals ---


@rules("DA-11.19")
def test_DA_11_19_selling_to_the_market() -> None:
    scene = table("resources", turn=KRA, land={KRA: "LAX:1b4d SFO:1s1d PHX:1s1d"})
    scene.act(KRA, *["sell LAX"] * 4, "sell SFO", "commit")
    assert not {"P4.2", "P8.3"} & done(scene, KRA)
    scene.act(KRA, "sell PHX", "commit")
    assert {"P4.2", "P8.3"} <= done(scene, KRA)
    assert scene.open == ("recruit", [KRA])


@rules("DA-11.23", "DA-12.4")
def test_DA_11_23_a_bumper_crop_counts_in_the_own_resource_phase_only() -> None:
    """P3.3, by six prods, a drug on each: in the phase itself; after it; in another clan's."""
    prods = "CUL:1s GUA:1b ACA:1s SJO:1s KIN:1s QUI:1s"
    moments: tuple[tuple[Moment, ClanId], ...] = (
        *(("resources", SEG), ("deal", SEG)),
        ("resources", KRA),
    )
    for phase, turn in moments:
        scene = table(
            phase,
            turn=turn,
            land={SEG: prods, KRA: "LAX:1b1d"},
            money={turn: 15},
            profiles={turn: "P1"},
            events="G09",
        ).step(turn, "reveal_profile")
        assert scene.drawn_events == ["G09"]
        assert scene.open == (phase, [turn])
        assert sum(scene.s.drugs) == 7
        assert ("P3.3" in done(scene, SEG)) == ((phase, turn) == ("resources", SEG))


@rules("DA-12.1", "DA-11.14")
def test_DA_12_1_an_objective_worth_nothing_is_no_reason() -> None:
    """With a content of its own a table may have such."""
    raw = msgspec.to_builtins(SETTLED)
    [rich] = [each for each in raw["profiles"][0]["objectives"] if each["id"] == "P1.4"]
    rich["points"] = 0
    scene = table(
        turn=KRA,
        money={KRA: 15},
        profiles={KRA: "P1"},
        content=msgspec.convert(raw, Content),
    ).step(KRA, "reveal_profile")
    assert scene.changes(KRA) == [0]
    assert scene.draws == 0
    assert scene.open == ("order", [KRA])


@rules("DA-11.23")
def test_DA_11_23_six_drugs_placed_in_a_resource_phase_bonus_and_events_included() -> None:
    scene = table(
        "resources",
        clans="ASP YAN KRA",
        land={ASP: "BOG:1b MED:1s"},
        held={ASP: "A1"},
    ).passes()
    scene.act(ASP, "drug MED", "drug MED", "drug MED", "bonus", "commit")
    assert scene.open == ("event_window", [ASP])
    scene.act(ASP, "play A1", "nothing", "drug BOG")  # table order: Medellin, Bogotá
    assert scene.at("BOG") == "ASP 1b2d"
    assert "P3.3" not in done(scene, ASP)
    scene.act(ASP, "drug BOG", "commit")
    assert "P3.3" in done(scene, ASP)
    assert scene.open == ("order", [ASP])


def dealing(**more: Any) -> Scene:
    """Krantific's deal phase, with neighbours who have money."""
    return table(
        "deal",
        clans="KRA SEG YAN NVE",
        land={KRA: "LAX:1b PHX:1s4d", SEG: "TIJ:1b", YAN: "VAN:1b SLC:1s"},
        money={KRA: 9, SEG: 9, YAN: 9, NVE: 9},
        **more,
    )


@rules("DA-11.19")
def test_DA_11_19_money_received_for_drugs() -> None:
    scene = dealing()
    scene.trade(KRA, SEG, "PHX>TIJ", "$4").trade(KRA, NVE, "", "$5")
    assert "P3.5" not in done(scene, KRA)  # four; the five were for nothing
    scene.trade(KRA, YAN, "PHX>SLC", "$2")
    assert "P3.5" in done(scene, KRA)
    assert scene.open == ("deal", [KRA])


@rules("DA-11.19")
def test_DA_11_19_transactions_with_two_clans_in_the_own_deal_phase() -> None:
    scene = dealing().trade(KRA, SEG, "$1").trade(SEG, KRA, "$1")
    assert "P4.4" not in done(scene, KRA)
    scene.trade(NVE, KRA, "$1")
    assert "P4.4" in done(scene, KRA)
    # It is the phase of Krantific, so it is their deed.
    assert all("P4.4" not in done(scene, clan) for clan in (SEG, NVE))
    assert scene.open == ("deal", [KRA])


@rules("DA-11.23")
def test_DA_11_23_a_forced_purchase_is_a_transaction_a_tax_is_none() -> None:
    scene = table(
        "deal",
        clans="NVE KRA SEG ASP",
        land={NVE: "CHI:1b ELP:1s", KRA: "LAX:1b PHX:1s1d", ASP: "BOG:1b MIN:1s"},
        money={NVE: 5, KRA: 5},
        held={NVE: "N1", ASP: "A3"},
    )
    scene.match.act(scene.seat(ASP), "pass")
    scene.act(NVE, "play N1", KRA, "territory PHX", "territory ELP")
    scene.match.act(scene.seat(ASP), "play A3")
    scene.quietly()
    n = scene.s.players
    turn = scene.s.turn
    assert scene.s.deals[scene.seat(NVE) * n + scene.seat(KRA)] == turn
    assert scene.s.deals[scene.seat(KRA) * n + scene.seat(NVE)] == turn
    assert scene.s.deals[scene.seat(ASP) * n + scene.seat(NVE)] == 0
    assert scene.open == ("deal", [NVE])


@pytest.mark.parametrize(
    ("dealt", "betrayed"), [([(KRA, YAN)], True), ([(KRA, SEG)], False), ([], False)]
)
@rules("DA-11.19")
def test_DA_11_19_a_partner_beaten_is_a_partner_betrayed(dealt: Any, betrayed: bool) -> None:
    scene = fought("4s", "1s", dealt=dealt)
    assert ("P7.1" in done(scene, KRA)) == betrayed
    assert scene.open == ("hand_after", [KRA])


@rules("DA-11.23")
def test_DA_11_23_since_the_start_of_the_previous_turn() -> None:
    for age, betrayed in ((3, True), (4, False)):  # three turns a round: the last one, or before
        scene = table(
            turn=KRA,
            round=5,
            land={KRA: "PHX:1b LAX:4s", YAN: "VAN:1b SFO:1s"},
            hands={KRA: "W05", YAN: "W01"},
        )
        s, pair = scene.s, scene.seat(KRA) * 3 + scene.seat(YAN)
        s.deals[pair] = s.turn - age
        scene.order(KRA, "LAX>SFO:4s").weapons(KRA="W05", YAN="W01")
        assert ("P7.1" in done(scene, KRA)) == betrayed
        assert scene.open == ("hand_after", [KRA])


@rules("DA-11.23")
def test_DA_11_23_two_clan_events_played_from_the_hand() -> None:
    scene = table("resources", turn=YAN, land={YAN: "VAN:1b1s"}, held={YAN: "Y3 Y1"})
    scene.act(YAN, "play Y3").passes()  # and no more before the income
    assert "P7.3" not in done(scene, YAN)
    scene.passes()  # nothing can be sold or made: the end of the phase
    assert (scene.s.phase, scene.open) == (2, ("event_window", [YAN]))
    scene.act(YAN, "play Y1", "territory VAN")
    assert "P7.3" in done(scene, YAN)
    assert scene.open == ("recruit", [YAN])


@rules("DA-11.22")
def test_DA_11_22_four_drugs_by_sea() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b CAY:2s5d PHI:1s MAN:1s"})
    scene.order(SEG, "CAY>PHI:3d").order(SEG, "CAY>MAN:1d")
    assert "P8.2" not in done(scene, SEG)
    scene.order(SEG, "CAY>PHI:1d")
    assert "P8.2" in done(scene, SEG)
    assert scene.open == ("order", [SEG])


@rules("DA-11.22")
def test_DA_11_22_a_tunnel_is_no_sea_route() -> None:
    # Under a blockade Cayenne and Rio are two apart, though a sea route links them.
    scene = table(turn=SEG, land={SEG: "GUA:1b CAY:1s4d RIO:1s"}, held={SEG: "S2"}, in_force="G13")
    scene.act(SEG, "play S2", "territory CAY", "territory RIO")
    scene.order(SEG, "CAY>RIO:4d")
    assert scene.at("RIO") == "SEG 1s4d"
    assert "P8.2" not in done(scene, SEG)
    assert scene.open == ("order", [SEG])
