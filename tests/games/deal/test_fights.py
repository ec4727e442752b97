"""Deal, DA-7: fights."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.deal.content import EVENT, TERRITORY
from omerta.games.deal.state import ATTACKER, DEFENDER
from tests.games.deal.numbers import GAME
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
from tests.games.deal.scenes import attack, redraw

WEAK = "W01 W01 W01 W01 W01"
BATS = "W02 W02 W02 W02 W02"


def total(scene: Scene, side: int) -> int:
    """What a side's card came to in the last round."""
    return scene.rounds[-1][0][side]


def terms(scene: Scene, side: int) -> Any:
    """How that came about."""
    return scene.told("weapons_shown")[-1]["terms"][side]


def struck(clan: str, by: str, card: str, against: str = "W01", **more: object) -> tuple[int, int]:
    """The attacker's total and the defender's, Krantific's or another's, in one round."""
    foe = more.pop("foe", KRA)
    scene = attack(clan, by, foe, "9s", hands={clan: card, foe: against}, **more)  # type: ignore[arg-type]
    scene.weapons(**{clan: card, str(foe): against})
    assert scene.open[0] in ("weapons", "hand_after")
    one, other = scene.rounds[-1][0]
    return one, other


# --- who fights, and how ---


@rules("DA-7.1", "DA-6.20")
def test_DA_7_1_all_troops_on_the_territory_and_nobody_else() -> None:
    scene = attack(
        SEG, "2s1l", KRA, "3s", land={SEG: "ELP:5s", KRA: "PHX:5s"}, staying="4s"
    ).quietly()
    assert scene.told("fight") == [
        {"attacker": 0, "defender": 1, "place": TERRITORY["CUL"], "values": [5, 3]}
    ]
    assert scene.at("TIJ") == "SEG 4s"
    assert scene.open == ("weapons", [SEG, KRA])


@rules("DA-7.2", "DA-11.21")
def test_DA_7_2_the_defender_keeps_control_respect_and_drugs_until_the_end() -> None:
    hands = {SEG: "W13 W02", KRA: "W03 W01"}
    scene = attack(SEG, "9s", KRA, "8s4d", at="DEN", start="ELP", hands=hands)
    scene.weapons(SEG="W02", KRA="W03")
    assert scene.at("DEN") == "KRA 8s4d"
    assert (scene.respect(KRA), scene.respect(SEG), scene.land(SEG)) == (1, 0, "GUA")
    scene.weapons(SEG="W13", KRA="W01")
    assert scene.at("DEN") == "SEG 8s4d"
    assert (scene.respect(KRA), scene.respect(SEG)) == (0, 1)
    assert scene.open == ("hand_after", [SEG])


@rules("DA-7.3")
def test_DA_7_3_round_after_round() -> None:
    scene = attack(SEG, "9s", KRA, "9s")
    for number in range(1, 4):
        scene.quietly()
        assert scene.told("fight_round")[-1] == {"round": number}
        card = [scene.hand(clan).split()[0] for clan in (SEG, KRA)]
        scene.weapons(SEG=card[0], KRA=card[1])
    assert scene.open == ("weapons", [SEG, KRA])


@rules("DA-7.4", "DA-12.7", "DA-Q38")
def test_DA_7_4_combat_events_at_the_start_of_any_round_just_before_the_cards() -> None:
    hands = {NVE: "W02", YAN: "W02"}
    scene = attack(NVE, "5s", YAN, "5s", held={NVE: "N3", YAN: "Y2"}, hands=hands)
    assert scene.open == ("fight_window", [NVE, YAN])
    scene.passes()
    assert scene.open == ("weapons", [NVE, YAN])
    assert scene.refused(NVE, "play N3")[1]  # cards are being chosen: too late
    scene.step(NVE, "weapon W02").step(YAN, "weapon W02")
    assert scene.open == ("fight_window", [NVE, YAN])  # DA-Q38: not only of the first round
    scene.act(NVE, "play N3").passes(YAN)
    assert scene.told("event_played")[-1]["seat"] == scene.seat(NVE)
    # Whoever has events left is asked again, until all pass in a row.
    assert scene.open == ("fight_window", [YAN])
    scene.act(YAN, "play Y2")
    assert scene.open == ("weapons", [NVE, YAN])


@rules("DA-7.4")
def test_DA_7_4_the_attackers_card_comes_first() -> None:
    scene = attack(NVE, "5s", YAN, "5s", held={NVE: "N3", YAN: "Y2"})
    scene.act(YAN, "play Y2").act(NVE, "play N3")
    assert [each["event"] for each in scene.told("event_played")] == [6]  # N3; Y2 is not seen yet
    assert scene.held(YAN) == "Y2"
    assert scene.open == ("fight_window", [YAN])


@rules("DA-Q39", "DA-7.4", "DA-14.10")
def test_DA_Q39_outsiders_are_not_asked() -> None:
    scene = attack(SEG, "5s", KRA, "5s", held={YAN: "Y2 Y4", KRA: "K1"})
    assert scene.open == ("fight_window", [KRA])
    assert scene.options(KRA) == ["pass"]


@rules("DA-7.5")
def test_DA_7_5_both_choose_in_secret_and_show_at_the_same_time() -> None:
    scene = attack(SEG, "9s", KRA, "9s", hands={SEG: "W05 W07", KRA: "W03"}).quietly()
    scene.step(SEG, "weapon W05")
    assert scene.open == ("weapons", [KRA])
    hidden = [scene.sight(viewer) for viewer in (1, 2, -1)]
    scene.step(SEG, "weapon W07")  # it may be replaced until both are in
    assert [scene.sight(viewer) for viewer in (1, 2, -1)] == hidden
    assert scene.told("weapons_shown") == []
    scene.step(KRA, "weapon W03")
    assert scene.told("weapons_shown")[-1]["cards"] == [6, 2]
    assert scene.open == ("weapons", [SEG, KRA])


@rules("DA-7.5")
def test_DA_7_5_a_clan_with_a_card_must_play_one_of_its_hand() -> None:
    scene = attack(SEG, "9s", KRA, "9s", hands={SEG: "W05 W07 W07 W03 W02"}).quietly()
    assert scene.options(SEG) == ["weapon W02", "weapon W03", "weapon W05", "weapon W07"]
    assert scene.refused(SEG, "weapon W13")[1] == "DA-7.5"
    assert scene.refused(SEG, "pass")[1]
    assert scene.open == ("weapons", [SEG, KRA])


@rules("DA-7.5")
def test_DA_7_5_whose_time_runs_out_plays_the_card_with_the_highest_effect() -> None:
    """D6: effective damage, then the higher need, then the order of the table."""
    hands = {SEG: "W13 W05 W06 W02 W01", KRA: "W09 W11 W12 W13 W08"}
    scene = attack(SEG, "3s", KRA, "4s", hands=hands).quietly()
    scene.time_out(SEG).time_out(KRA)
    # The tank is too heavy for three; grenade and shotgun both do 5. Four carry the machine gun.
    assert scene.told("weapons_shown")[-1]["cards"] == [5, 8]
    assert scene.open == ("weapons", [SEG, KRA]) or scene.open[0] == "hand_after"


# --- what a card does ---


@rules("DA-7.6", "DA-X9", "DA-7.11")
def test_DA_X9_a_helicopter_against_a_grenade() -> None:
    scene = attack(ASP, "9s", NVE, "9s", hands={ASP: "W11", NVE: "W05"})
    scene.weapons(ASP="W11", NVE="W05")
    assert scene.rounds == [([8, 5], [0, 3])]
    assert scene.at("CUL") == "NVE 6s"
    assert scene.open == ("weapons", [ASP, NVE])


@rules("DA-X10", "DA-7.6", "DA-7.8")
def test_DA_X10_a_kalashnikov_needs_three() -> None:
    assert struck(NVE, "2s", "W07") == (0, 1)
    assert struck(NVE, "1s1l", "W07") == (6, 1)


@rules("DA-X12", "DA-7.6", "DA-7.8")
def test_DA_X12_damage_already_suffered_is_deducted() -> None:
    scene = attack(SEG, "1l", KRA, "9s", hands={SEG: "W01 W07", KRA: "W02 W01"})
    scene.weapons(SEG="W01", KRA="W02")
    assert scene.values() == (2, 9)
    scene.weapons(SEG="W07", KRA="W01")
    assert scene.rounds[-1] == ([0, 1], [1, 0])
    assert terms(scene, ATTACKER) == [["heavy", 0]]
    assert scene.open == ("weapons", [SEG, KRA])


@rules("DA-X13", "DA-7.7")
def test_DA_X13_a_katana() -> None:
    assert struck(SEG, "3s", "S-YAN") == (2, 1)
    assert struck(YAN, "3s", "S-YAN") == (7, 1)


@pytest.mark.parametrize(
    ("clan", "card", "by", "own", "others"),
    [
        (YAN, "S-YAN", "3s", 7, 2),
        (NVE, "S-NVE", "3s", 7, 2),
        (KRA, "S-KRA", "3s", 8, 3),
        (SEG, "S-SEG", "1s", 7, 0),
        (MAR, "S-MAR", "5s", 5, 4),
    ],
)
@rules("DA-7.7", "DA-Q46")
def test_DA_7_7_own_special_weapons(clan: str, card: str, by: str, own: int, others: int) -> None:
    assert struck(clan, by, card, foe=ASP)[0] == own
    other = YAN if clan != YAN else NVE
    assert struck(other, by, card, foe=ASP)[0] == others


@rules("DA-7.7")
def test_DA_7_7_the_defenders_too() -> None:
    scene = attack(SEG, "5s", KRA, "5s", hands={KRA: "S-KRA", SEG: "W01"})
    scene.weapons(SEG="W01", KRA="S-KRA")
    assert scene.rounds == [([1, 8], [7, 0])]
    assert scene.open == ("hand_after", [SEG])


@rules("DA-X19", "DA-7.7", "DA-Q18")
def test_DA_X19_a_bulldozer_is_worth_what_the_troops_are_now() -> None:
    assert struck(MAR, "2s1l", "S-MAR") == (5, 1)
    assert struck(YAN, "5s", "S-MAR") == (4, 1)
    scene = attack(MAR, "6s", KRA, "9s", hands={MAR: "W01 S-MAR", KRA: "W03 W01"})
    scene.weapons(MAR="W01", KRA="W03")
    scene.weapons(MAR="S-MAR", KRA="W01")
    assert scene.rounds[-1][0] == [4, 1]  # DA-Q18: damage deducted
    assert scene.open == ("weapons", [MAR, KRA])


@rules("DA-X20", "DA-7.7", "DA-7.8", "DA-Q16")
def test_DA_X20_a_car_bomb() -> None:
    assert struck(SEG, "1s", "S-SEG") == (7, 1)
    assert struck(MAR, "1s", "S-SEG") == (0, 1)


@rules("DA-X21", "DA-7.10", "DA-Q17")
def test_DA_X21_a_hostage() -> None:
    scene = attack(ASP, "3s", KRA, "12s", hands={ASP: "S-ASP", KRA: "W11"})
    scene.weapons(ASP="S-ASP", KRA="W11")
    assert scene.rounds == [([3, 0], [0, 3])]
    assert scene.at("CUL") == "KRA 9s"
    assert scene.open == ("weapons", [ASP, KRA])


@rules("DA-7.10", "DA-Q17", "DA-7.9")
def test_DA_7_10_a_hostage_comes_last_after_all_bonuses() -> None:
    scene = attack(NVE, "5s", ASP, "2s", hands={NVE: "W05", ASP: "S-ASP"}, held={NVE: "N3"})
    scene.act(NVE, "play N3").weapons(NVE="W05", ASP="S-ASP")
    assert scene.rounds == [([0, 3], [3, 0])]
    assert terms(scene, ATTACKER) == [["card", 5], ["N3", 4]]
    assert scene.open == ("weapons", [NVE, ASP])


@rules("DA-Q16", "DA-7.8")
def test_DA_Q16_what_the_troops_cannot_handle_has_no_rule_and_no_bonus() -> None:
    """A Bulldozer needs three; N3 adds nothing to a card that is too heavy."""
    assert struck(MAR, "2s", "S-MAR") == (0, 1)
    scene = attack(NVE, "2s", KRA, "9s", hands={NVE: "W07"}, held={NVE: "N3"})
    scene.act(NVE, "play N3").weapons(NVE="W07", KRA="W01")
    assert total(scene, ATTACKER) == 0
    assert scene.open == ("weapons", [NVE, KRA])


@rules("DA-7.8")
def test_DA_7_8_exactly_the_need_is_enough() -> None:
    assert [struck(SEG, f"{count}s", "W13")[0] for count in (7, 8)] == [0, 10]


@rules("DA-7.9", "DA-12.14")
def test_DA_7_9_bonuses_of_a_usable_card_add_up() -> None:
    scene = attack(
        YAN,
        "3s",
        KRA,
        "9s",
        land={YAN: "ELP:1b"},
        held={YAN: "Y4"},
        hands={YAN: "W03", KRA: "W02"},
    )
    scene.act(YAN, "play Y4").weapons(YAN="W03", KRA="W02")
    assert terms(scene, ATTACKER) == [["card", 3], ["ninkyo", 1], ["Y4", 2]]
    assert scene.rounds == [([6, 2], [0, 4])]
    assert scene.open == ("weapons", [YAN, KRA])


@rules("DA-7.11", "DA-Q15")
def test_DA_7_11_the_lower_total_suffers_the_difference_and_only_that_side() -> None:
    hands = {SEG: "W05 W03 W04", KRA: "W02 W05 W04"}
    scene = attack(SEG, "9s", KRA, "9s", hands=hands)
    for one, other in (("W05", "W02"), ("W03", "W05"), ("W04", "W04")):
        scene.weapons(SEG=one, KRA=other)
    assert [damage for _, damage in scene.rounds] == [[0, 3], [2, 0], [0, 0]]
    assert scene.values() == (7, 6)
    assert scene.open == ("weapons", [SEG, KRA])


@rules("DA-X22", "DA-7.12", "DA-7.8")
def test_DA_X22_ninkyo_dantai() -> None:
    def from_vancouver(*rounds: tuple[str, str]) -> list[int]:
        """The totals of the last of these rounds."""
        mine, theirs = (" ".join(cards) for cards in zip(*rounds, strict=True))
        land = {YAN: "VAN:1b3s", KRA: "SEA:9s LAX:1b"}
        scene = table(turn=YAN, land=land, hands={YAN: mine, KRA: theirs}).quietly()
        scene.order(YAN, "VAN>SEA:3s")
        for one, other in rounds:
            scene.weapons(YAN=one, KRA=other)
        assert scene.open == ("weapons", [YAN, KRA])
        return scene.rounds[-1][0]

    assert from_vancouver(("W05", "W01")) == [6, 1]
    # With two left of three, a Kalashnikov cannot be used: no bonus either.
    assert from_vancouver(("W01", "W03"), ("W07", "W01")) == [0, 1]


@rules("DA-7.12", "DA-Q19")
def test_DA_7_12_not_as_defender_not_from_afar_not_when_the_boss_is_engaged() -> None:
    assert struck(YAN, "3s", "W03") == (3, 1)  # the boss is on Vancouver
    assert struck(YAN, "3s", "W03", land={YAN: "GUA:1b"}) == (4, 1)
    engaged = attack(YAN, "3s1b", KRA, "9s1b", hands={YAN: "W03"}).weapons(YAN="W03", KRA="W01")
    assert total(engaged, ATTACKER) == 3
    defending = attack(KRA, "9s", YAN, "9s", land={YAN: "GUA:1b"}, hands={YAN: "W03"})
    defending.weapons(KRA="W01", YAN="W03")
    assert total(defending, DEFENDER) == 3
    assert defending.open == ("weapons", [KRA, YAN])


@rules("DA-7.12", "DA-2.3")
def test_DA_7_12_by_sea_unless_the_routes_are_closed() -> None:
    land = {YAN: "MIA:1b CUN:3s", KRA: "HAB:9s LAX:1b"}
    hands = {YAN: "W03 W03", KRA: "W02 W02"}
    scene = table(turn=YAN, land=land, hands=hands).quietly()
    scene.order(YAN, "CUN>HAB:3s").weapons(YAN="W03", KRA="W02")
    assert total(scene, ATTACKER) == 4
    # The fight goes on; but Miami is not next to La Habana any more (DA-12.18).
    scene.s.in_force = EVENT["G13"]
    scene.s.event_pile.remove(EVENT["G13"])
    scene.weapons(YAN="W03", KRA="W02")
    assert total(scene, ATTACKER) == 3
    assert scene.open == ("weapons", [YAN, KRA])


@rules("DA-Q19", "DA-7.12")
def test_DA_Q19_a_mobs_capital_counts_as_attacked_territory() -> None:
    scene = table(turn=YAN, land={YAN: "SLC:1b PHX:8s"}, hands={YAN: "W03"}, weapons="W01")
    scene.quietly().order(YAN, "PHX>LVG:8s").weapons(YAN="W03")
    assert scene.rounds == [([4, 1], [0, 3])]
    assert scene.open == ("weapons", [YAN])


# --- damage ---


@rules("DA-X11", "DA-7.13", "DA-7.14")
def test_DA_X11_soldiers_first_then_lieutenants() -> None:
    scene = attack(SEG, "9s", MAR, "2s2l", hands={SEG: "W09", MAR: "W01"})
    scene.weapons(SEG="W09", MAR="W01")
    assert scene.rounds == [([7, 1], [0, 6])]
    assert scene.at("CUL") == "MAR 1l"
    assert scene.values() == (9, 2)
    assert scene.open == ("weapons", [SEG, MAR])


@pytest.mark.parametrize(
    ("clan", "holding", "cards", "left"),
    [
        (MAR, "1l", "W03", "MAR 1l"),  # 2 of 3
        (MAR, "1l", "W04", ""),  # 3
        (MAR, "1b", "W08", "MAR 1b"),  # 5 of 6
        (MAR, "1b", "W09", ""),  # 6
        (KRA, "1b", "W13", "KRA 1b"),  # 9 of 10
        (KRA, "1b", "W13 W02", ""),  # 10
        (MAR, "1s1l1b", "W13", "MAR 1b"),  # 1 + 3 + 5
        (MAR, "2l", "W06 W03", ""),  # 4 + 2: the one that is hurt takes the next
    ],
)
@rules("DA-7.13", "DA-7.14", "DA-2.6")
def test_DA_7_13_so_much_damage_removes_a_troop(
    clan: str, holding: str, cards: str, left: str
) -> None:
    attackers = "9s1b" if "b" in holding else "9s"
    scene = attack(SEG, attackers, clan, holding, hands={SEG: cards, clan: "W01 W01"})  # type: ignore[arg-type]
    for card in cards.split():
        scene.weapons(SEG=card, **{clan: "W01"})
    if left:
        assert scene.at("CUL") == left
        assert scene.open == ("weapons", [SEG, clan])
    else:
        assert scene.at("CUL").startswith("SEG")
        assert scene.open == ("hand_after", [SEG])


@rules("DA-7.14")
def test_DA_7_14_a_hurt_lieutenant_takes_the_next_damage() -> None:
    scene = attack(SEG, "9s", MAR, "2l", hands={SEG: "W02 W02 W02", MAR: WEAK})
    for left, officers in ((5, "2l"), (4, "2l"), (3, "1l")):
        scene.weapons(SEG="W02", MAR="W01")
        assert scene.values()[1] == left
        assert scene.at("CUL") == f"MAR {officers}"
    assert scene.open == ("weapons", [SEG, MAR])


@rules("DA-7.14")
def test_DA_7_14_soldiers_who_join_are_hit_before_a_hurt_lieutenant() -> None:
    scene = attack(SEG, "9s", MAR, "2l", hands={SEG: "W02 W02", MAR: WEAK})
    scene.weapons(SEG="W02", MAR="W01")
    s = scene.s
    s.soldiers[TERRITORY["CUL"]] = 1
    s.army[scene.seat(MAR)] += 1
    scene.weapons(SEG="W02", MAR="W01")
    assert scene.at("CUL") == "MAR 2l"
    assert scene.values()[1] == 5
    assert scene.open == ("weapons", [SEG, MAR])


@rules("DA-7.14", "DA-Q44", "DA-Q45")
def test_DA_7_14_the_boss_last() -> None:
    scene = attack(SEG, "9s1b", MAR, "1s1l1b", hands={SEG: "W06 W13", MAR: WEAK})
    scene.weapons(SEG="W06", MAR="W01")
    assert scene.at("CUL") == "MAR 1b"
    assert scene.values() == (15, 6)
    scene.weapons(SEG="W13", MAR="W01")
    assert scene.at("CUL") == "SEG 1b9s"
    assert not scene.s.alive[scene.seat(MAR)]
    assert scene.open == ("hand_after", [SEG])


@rules("DA-7.15")
def test_DA_7_15_both_cards_go_to_the_discard_pile() -> None:
    scene = attack(SEG, "9s", KRA, "9s", hands={SEG: "W05", KRA: "W03"})
    scene.weapons(SEG="W05", KRA="W03")
    assert scene.weapon_discard == "W03 W05"
    assert scene.view(-1).weapon_discard == (2, 4)
    assert (len(scene.s.hands[0]), len(scene.s.hands[1])) == (4, 4)
    assert scene.open == ("weapons", [SEG, KRA])


# --- new hands and ways out ---


@rules("DA-7.16")
def test_DA_7_16_new_hands_when_all_cards_are_played_the_attackers_first() -> None:
    scene = attack(
        SEG, "9s", KRA, "9s", hands={SEG: WEAK, KRA: BATS}, weapons="W03 W03 W03 W03 W03 W04"
    )
    for _ in range(4):
        scene.weapons(SEG="W01", KRA="W02")
    assert scene.told("drew") == []
    scene.weapons(SEG="W01", KRA="W02")
    assert [each["seat"] for each in scene.told("drew")] == [0, 1]
    assert scene.hand(SEG) == "W03 W03 W03 W03 W03"
    assert "W04" in scene.hand(KRA)
    assert scene.open == ("way_out", [SEG])


@rules("DA-7.17", "DA-Q12", "DA-Q13", "DA-7.22")
def test_DA_7_17_the_attacker_may_retreat_to_one_territory() -> None:
    scene = redraw(attack(SEG, "3s1l", KRA, "9s"))
    assert scene.options(SEG) == ["continue", "retreat ELP", "retreat TIJ", "retreat GUA"]
    scene.act(SEG, "retreat TIJ")  # DA-Q13: where they came from
    assert scene.at("TIJ") == "SEG 1l3s"
    assert scene.at("CUL") == "KRA 9s"
    assert scene.told("retreated") == [
        {"seat": 0, "start": TERRITORY["CUL"], "end": TERRITORY["TIJ"]}
    ]
    scene.keep_hands()
    # DA-7.22: they are spent; the boss alone may still go.
    assert scene.open == ("order", [SEG])
    assert scene.options(SEG) == ["to ELP", "to ACA", "end"]
    assert scene.options_after(SEG, "to ELP") == ["add GUA boss one"]


@rules("DA-7.17", "DA-7.14")
def test_DA_7_17_who_slips_away_leaves_nothing_behind_not_even_a_wound() -> None:
    """What is left of both sides is shown while the hands are chosen."""
    scene = attack(
        *(SEG, "1l", ASP, "2l"),
        hands={SEG: "W01 W01", ASP: "W03 W03"},
        held={ASP: "A2"},
    )
    scene.passes().weapons(SEG="W01", ASP="W03")
    assert scene.values() == (1, 6)
    scene = attack(
        *(SEG, "2l", ASP, "1l"), hands={SEG: "W03 W03", ASP: "W01 W01"}, held={ASP: "A2"}
    )
    scene.passes()
    for seat, card in ((SEG, "W03"), (ASP, "W01")):
        scene.step(seat, f"weapon {card}")
    assert scene.values() == (6, 1)
    scene.act(ASP, "play A2", "retreat ELP")
    assert scene.at("ELP") == "ASP 1l"
    assert scene.view(0).fight.values == (6, 0)
    assert scene.open == ("hand_after", [SEG])


@rules("DA-7.17")
def test_DA_7_17_or_go_on_having_seen_the_new_hand() -> None:
    scene = redraw(attack(SEG, "3s", KRA, "9s"))
    assert len(scene.s.hands[0]) == 5
    scene.act(SEG, "continue")
    assert scene.told("fight_on") == [{"seat": 0}]
    assert scene.open == ("weapons", [SEG, KRA])


@rules("DA-7.17", "DA-Q11")
def test_DA_7_17_not_to_another_clans_land_and_not_to_a_capital() -> None:
    """Las Vegas is their own; DA-Q11: still no."""
    land = {SEG: "LVG:2s", KRA: "LAX:1b TIJ:1s", YAN: "VAN:1b ELP:1s"}
    scene = attack(SEG, "3s", KRA, "9s", at="PHX", start="SLC", land=land)
    redraw(scene)
    assert scene.options(SEG) == ["continue", "retreat SLC"]
    assert scene.open == ("way_out", [SEG])


@rules("DA-7.17")
def test_DA_7_17_by_sea_too_and_to_own_land() -> None:
    land = {SEG: "CUN:3s KIN:1s", KRA: "HAB:9s LAX:1b"}
    scene = table(clans="SEG KRA YAN", land=land).quietly().order(SEG, "CUN>HAB:3s")
    redraw(scene)
    assert scene.options(SEG) == [
        "continue",
        *[f"retreat {place}" for place in ["MIA", "CUN", "SAL", "KIN", "SDO"]],
    ]
    scene.act(SEG, "retreat KIN").keep_hands()
    assert scene.at("KIN") == "SEG 4s"
    assert scene.open[0] == "order"


@rules("DA-7.17")
def test_DA_7_17_whose_time_runs_out_retreats_to_where_he_is_strongest() -> None:
    """D7; a tie goes by the order of the table."""
    scene = redraw(attack(SEG, "3s", KRA, "9s", staying="1s")).time_out(SEG)
    assert scene.at("GUA") == "SEG 1b3s"
    even = redraw(attack(SEG, "3s", KRA, "9s", land={SEG: "SAL:1b"})).time_out(SEG)
    assert even.at("ELP") == "SEG 3s"
    assert even.open == ("hand_after", [SEG])


@rules("DA-X28", "DA-7.18", "DA-Q11")
def test_DA_X28_no_way_out_the_attacker_goes_on() -> None:
    land = {MAR: "LPZ:3s", KRA: "RIO:9s LAX:1b MAN:1s", YAN: "CAY:1s VAN:1b"}
    scene = table(clans="MAR KRA YAN", turn=MAR, land=land).quietly()
    scene.order(MAR, "LPZ>RIO:3s")
    redraw(scene)
    assert scene.told("retreated") == []
    assert scene.open == ("weapons", [MAR, KRA])


@rules("DA-7.18", "DA-Q14")
def test_DA_7_18_the_defender_never_retreats() -> None:
    scene = redraw(attack(SEG, "9s", KRA, "9s"))
    assert scene.open == ("way_out", [SEG])
    assert scene.options(KRA) == []
    assert scene.refused(KRA, "retreat TIJ")[0]
    assert scene.at("CUL") == "KRA 9s"


# --- the end of a fight ---


@rules("DA-7.19")
def test_DA_7_19_whoever_is_left_is_the_winner() -> None:
    won = attack(SEG, "9s", KRA, "2s", hands={SEG: "W05"}).weapons(SEG="W05", KRA="W01")
    assert won.told("fight_won")[0]["winner"] == won.seat(SEG)
    lost = attack(SEG, "2s", KRA, "9s", hands={KRA: "W05"}).weapons(SEG="W01", KRA="W05")
    assert lost.told("fight_won")[0]["winner"] == lost.seat(KRA)
    fled = redraw(attack(SEG, "9s", KRA, "9s")).act(SEG, "retreat TIJ")
    assert fled.told("fight_won")[0]["winner"] == fled.seat(KRA)
    assert fled.open == ("hand_after", [SEG])


@rules("DA-7.20", "DA-X29", "DA-11.18")
def test_DA_X29_the_drugs_are_the_attackers() -> None:
    land = {SEG: "HAB:5s", KRA: "KIN:1s4d LAX:1b"}
    scene = table(turn=SEG, land=land, hands={SEG: "W05", KRA: "W01"}).quietly()
    scene.order(SEG, "HAB>KIN:5s").weapons(SEG="W05", KRA="W01")
    assert scene.at("KIN") == "SEG 5s4d"
    assert scene.told("fight_won")[0]["drugs"] == 4
    assert "P7.2" in scene.fulfilled(SEG)
    assert scene.open == ("hand_after", [SEG])


@rules("DA-7.20")
def test_DA_7_20_the_close_in_its_order() -> None:
    """Control, elimination, respect, hands, events; then the phase goes on."""
    hands = {SEG: "W13 W02 W02 W02 W02", MAR: WEAK}
    land = {MAR: "HAB:1s"}
    scene = attack(
        *(SEG, "9s1b", MAR, "1b"), at="DEN", start="ELP", hands=hands, land=land, money={MAR: 9}
    )
    scene.weapons(SEG="W13", MAR="W01")
    kinds = scene.kinds[scene.kinds.index("fight_won") :]
    assert kinds == ["fight_won", "eliminated", "money", "respect"]
    assert scene.open == ("hand_after", [SEG])
    scene.act(SEG, "keep").quietly()
    assert scene.kinds.index("hand_kept") < scene.kinds.index("event_drawn")
    assert scene.open == ("deal", [SEG])  # nothing of theirs is fresh


@pytest.mark.parametrize("choice", ["keep", "whole"])
@rules("DA-7.20")
def test_DA_7_20_attacker_then_defender_keep_or_change_their_hands(choice: str) -> None:
    hands = {SEG: "W13 W02 W02 W02 W02", KRA: "W01 W03 W03 W03 W03"}
    scene = attack(SEG, "9s", KRA, "2s", hands=hands, weapons="W04 W05 W06 W07 W08 W09")
    scene.weapons(SEG="W13", KRA="W01")
    assert scene.open == ("hand_after", [SEG])
    scene.act(SEG, choice)
    assert scene.open == ("hand_after", [KRA])
    if choice == "keep":
        assert scene.hand(SEG) == "W02 W02 W02 W02 W04"
        assert scene.weapon_discard == "W01 W13"
    else:
        assert scene.hand(SEG) == "W04 W05 W06 W07 W08"
        assert scene.told("discarded")[0]["cards"] == [1, 1, 1, 1]  # face up
        assert scene.weapon_discard == "W01 W02 W02 W02 W02 W13"
    scene.time_out(KRA)  # D8: keep
    assert scene.hand(KRA).startswith("W03 W03 W03 W03")
    assert len(scene.s.hands[1]) == 5
    assert scene.quietly().open == ("order", [SEG])


@rules("DA-7.21", "DA-7.20", "DA-6.13")
def test_DA_7_21_damage_does_not_last() -> None:
    scene = attack(SEG, "1s", MAR, "2l", staying="2s", hands={SEG: "W02 W01", MAR: "W01 W02"})
    scene.weapons(SEG="W02", MAR="W01").weapons(SEG="W01", MAR="W02")
    scene.keep_hands()
    scene.order(SEG, "TIJ>CUL:2s")
    assert scene.values() == (2, 6)
    assert scene.open == ("weapons", [SEG, MAR])


@rules("DA-7.22")
def test_DA_7_22_who_attacked_is_spent() -> None:
    scene = attack(SEG, "9s", KRA, "1s", hands={SEG: "W05"}).weapons(SEG="W05", KRA="W01")
    scene.keep_hands()
    assert scene.at("CUL") == "SEG 9s"
    assert scene.open == ("order", [SEG])
    assert "to TIJ" not in scene.options(SEG)
    assert scene.s.tired_soldiers[TERRITORY["CUL"]] == 9


@rules("DA-7.23")
def test_DA_7_23_a_dead_clan_and_a_mob_choose_no_hand() -> None:
    dead = attack(SEG, "9s1b", MAR, "1b", hands={SEG: "W13"}).weapons(SEG="W13", MAR="W01")
    assert dead.open == ("hand_after", [SEG])
    dead.act(SEG, "keep")
    assert dead.s.hands[dead.seat(MAR)] == ()
    assert dead.quietly().open[0] != "hand_after"
    mob = table(turn=KRA, land={KRA: "LAX:1b9s"}, hands={KRA: "W13 W05"}, weapons="W02 W01")
    mob.quietly().order(KRA, "LAX>LVG:9s").weapons(KRA="W13").weapons(KRA="W05")
    assert mob.at("LVG") == "KRA 9s"
    assert mob.open == ("hand_after", [KRA])
    mob.act(KRA, "keep").quietly()
    assert mob.open == ("order", [KRA])


@rules("DA-7.24")
def test_DA_7_24_without_a_card_one_plays_nothing() -> None:
    """No event of this box does that; the hand is emptied from outside before the round."""
    scene = attack(SEG, "9s", KRA, "9s", hands={SEG: "W02 W02"})
    s = scene.s
    s.close_question()
    s.weapon_discard += s.hands[1]
    s.hands[1] = ()
    s.agenda.append(("fight_round", ()))
    GAME.run(s)
    assert scene.open == ("weapons", [SEG])
    scene.step(SEG, "weapon W02")
    assert scene.told("weapons_shown")[-1]["cards"] == [1, -1]
    assert scene.rounds[-1] == ([2, 0], [0, 2])
    assert scene.told("drew") == []  # not before the other's hand is empty too
    assert scene.open == ("weapons", [SEG])


@rules("DA-7.25")
def test_DA_7_25_between_rounds_points_count_at_once_and_events_wait() -> None:
    """The attacker reveals between two rounds and scores; the event comes after the fight."""
    scene = attack(
        SEG, "9s", KRA, "9s", profiles={SEG: "P1"}, money={SEG: 15}, hands={SEG: "W05 W05"}
    )
    scene.weapons(SEG="W05", KRA="W01")
    scene.act(SEG, "reveal_profile")
    assert scene.respect(SEG) == 2
    assert scene.draws == 0
    assert scene.open == ("weapons", [SEG, KRA])
    while scene.s.asking == "weapons":
        scene.time_out(scene.open[1][0])
    scene.until("order")
    assert scene.draws == 1
    assert scene.kinds.index("fight_won") < scene.kinds.index("event_drawn")


@rules("DA-7.25")
def test_DA_7_25_the_last_round_is_followed_directly_by_the_close() -> None:
    scene = attack(SEG, "9s", KRA, "1s", hands={SEG: "W05"}, held={SEG: "S1", KRA: "K1"})
    scene.weapons(SEG="W05", KRA="W01")
    kinds = scene.kinds
    assert kinds[kinds.index("weapons_shown") :] == ["weapons_shown", "suffered", "fight_won"]
    assert scene.open == ("hand_after", [SEG])
    scene.act(SEG, "keep").act(KRA, "keep")
    assert scene.open == ("event_window", [SEG, KRA])  # and a window after it


@rules("DA-X45", "DA-7.26", "DA-Q54")
def test_DA_X45_after_the_tenth_redraw_a_tie_costs_the_attacker_one() -> None:
    scene = attack(SEG, "9s", KRA, "9s", hands={SEG: "W05 W05", KRA: "W05 W05"}).quietly()
    assert scene.s.fight is not None
    scene.s.fight.redraws = 9
    scene.weapons(SEG="W05", KRA="W05")
    assert scene.rounds[-1] == ([5, 5], [0, 0])
    scene.s.fight.redraws = 10
    scene.weapons(SEG="W05", KRA="W05")
    assert scene.rounds[-1] == ([5, 5], [1, 0])
    assert scene.values() == (8, 9)
    assert scene.open == ("weapons", [SEG, KRA])


@rules("DA-7.26", "DA-7.16")
def test_DA_7_26_a_redraw_is_counted() -> None:
    scene = redraw(attack(SEG, "9s", KRA, "9s"))
    assert scene.s.fight is not None
    assert scene.s.fight.redraws == 1
    assert scene.open == ("way_out", [SEG])


@rules("DA-7.27", "DA-12.14")
def test_DA_7_27_of_this_round_only_and_different_ones_add_up() -> None:
    hands = {NVE: "W03 W03", KRA: "W01 W01"}
    scene = attack(NVE, "9s", KRA, "9s", held={NVE: "N3"}, hands=hands)
    scene.act(NVE, "play N3").weapons(NVE="W03", KRA="W01").weapons(NVE="W03", KRA="W01")
    assert [totals for totals, _ in scene.rounds] == [[7, 1], [3, 1]]
    assert scene.open == ("weapons", [NVE, KRA])


@rules("DA-7.27")
def test_DA_7_27_also_when_the_round_brings_no_damage() -> None:
    hands = {YAN: "W01 W01", KRA: "W01 W05"}
    scene = attack(YAN, "9s", KRA, "9s", held={YAN: "Y2"}, hands=hands)
    scene.act(YAN, "play Y2").weapons(YAN="W01", KRA="W01").weapons(YAN="W01", KRA="W05")
    assert [damage for _, damage in scene.rounds] == [[0, 0], [4, 0]]
    assert scene.open == ("weapons", [YAN, KRA])


@rules("DA-7.28", "DA-8.4")
def test_DA_7_28_against_a_mob_the_attacker_keeps_its_rights() -> None:
    scene = table(
        turn=NVE,
        clans="NVE KRA SEG",
        land={NVE: "PHX:9s"},
        held={NVE: "N3", KRA: "K4"},
        hands={NVE: "W02 W02 W03 W03 W03"},
        weapons="W03 W03 W03 W02 W02",
    ).quietly()
    scene.step(NVE, *moves("PHX>LVG:9s"))
    assert scene.open == ("fight_window", [NVE])
    scene.act(NVE, "play N3")
    for card in ["W03", "W03", "W03", "W02", "W02"]:
        assert scene.open == ("weapons", [NVE])
        scene.step(NVE, f"weapon {card}")
    assert scene.rounds[0] == ([7, 3], [0, 4])
    assert scene.open == ("way_out", [NVE])
    scene.act(NVE, "retreat PHX")
    assert scene.open == ("hand_after", [NVE])
    scene.keep_hands()
    assert scene.at("PHX") == "NVE 9s"
    assert scene.at("LVG") == ""


@rules("DA-Q20", "DA-7.8")
def test_DA_Q20_a_mob_cannot_handle_what_is_too_heavy_either() -> None:
    scene = table(turn=KRA, land={KRA: "LAX:1b9s"}, hands={KRA: "W05 W05"}, weapons="W02 W13")
    scene.quietly().order(KRA, "LAX>LVG:9s").weapons(KRA="W05").weapons(KRA="W05")
    # 10 less 3 is 7; a tank needs 8.
    assert scene.rounds == [([5, 2], [0, 3]), ([5, 0], [0, 5])]
    assert scene.open == ("weapons", [KRA])


@rules("DA-X46", "DA-12.8")
def test_DA_X46_guerrilla() -> None:
    land = {MAR: "SDO:5s", ASP: "BOG:1b CCS:2s3d"}
    hands = {MAR: "W02", ASP: "W02"}
    scene = table(clans="MAR ASP KRA", turn=MAR, land=land, held={ASP: "A2"}, hands=hands).quietly()
    scene.step(MAR, *moves("SDO>CCS:5s")).passes()
    scene.step(MAR, "weapon W02").step(ASP, "weapon W02")
    assert scene.open == ("fight_window", [ASP])
    assert scene.options_after(ASP, "play A2") == [
        f"retreat {place}" for place in ["SDO", "BOG", "CAY", "MAN"]
    ]
    scene.act(ASP, "play A2", "retreat MAN")
    assert scene.at("MAN") == "ASP 2s"
    assert scene.at("CCS") == "MAR 5s3d"
    assert scene.told("fight_won")[0]["winner"] == scene.seat(MAR)
    assert "P7.2" not in scene.fulfilled(MAR)
    assert scene.s.stolen[scene.seat(MAR)] == 3
    assert len(scene.rounds) == 1  # no cards were played in the second round
    assert scene.open == ("hand_after", [MAR])
    scene.act(MAR, "keep")
    assert scene.open == ("hand_after", [ASP])
