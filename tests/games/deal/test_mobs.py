"""Deal, DA-8: capitals that no clan controls."""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from omerta.games.deal.content import TERRITORY
from omerta.games.deal.state import MOB, NOBODY
from tests.games.deal.scenario import KRA, SEG, YAN, Scene, table


def at_las_vegas(force: str, cards: str, mob: str = "") -> Scene:
    """Krantific attack the mob of Las Vegas; what the mob draws, card by card."""
    scene = table(
        turn=KRA,
        land={KRA: f"TIJ:1b LAX:{force}"},
        hands={KRA: cards},
        weapons=mob,
    )
    return scene.order(KRA, f"LAX>LVG:{force}")


@pytest.mark.parametrize("place", ["LVG", "NYC", "MED", "LPZ"])
@rules("DA-8.1", "DA-8.2")
def test_DA_8_1_a_mob_of_ten_holds_every_capital_of_nobody(place: str) -> None:
    start = {"LVG": "SFO", "NYC": "PHI", "MED": "PAN", "LPZ": "RIO"}[place]
    scene = table(turn=SEG, land={SEG: f"GUA:1b {start}:2s"})
    assert scene.at(place) == ""
    scene.order(SEG, f"{start}>{place}:2s")
    assert scene.told("fight") == [
        {"attacker": 2, "defender": MOB, "place": TERRITORY[place], "values": [2, 10]}
    ]
    # DA-8.2: the attacker alone is asked for a card.
    assert scene.open == ("weapons", [SEG])


@rules("DA-8.3", "DA-X17")
def test_DA_8_3_a_card_is_drawn_for_the_mob_after_the_attackers() -> None:
    scene = at_las_vegas("2s1l", "W05 W07", "W11 S-YAN")  # X17
    scene.weapons(KRA="W05")
    assert scene.rounds == [([5, 8], [3, 0])]
    assert scene.values() == (2, 10)
    scene.weapons(KRA="W07")  # needs 3, and there are 2
    assert scene.rounds[1] == ([0, 2], [2, 0])
    assert scene.told("fight_won")[0]["winner"] == MOB
    assert scene.weapon_discard == "W05 W07 W11 S-YAN"
    assert scene.open == ("hand_after", [KRA])


@rules("DA-8.3", "DA-X18", "DA-Q20")
def test_DA_8_3_the_mob_needs_the_troop_value_too() -> None:
    # X18: 10 − 8 leaves 2, and a Kalashnikov needs 3.
    scene = at_las_vegas("8s", "W12 W05", "W01 W07")
    scene.weapons(KRA="W12")  # 9 against 1
    assert scene.values() == (8, 2)
    scene.weapons(KRA="W05")
    assert scene.rounds[1] == ([5, 0], [0, 5])
    assert scene.open == ("hand_after", [KRA])


@rules("DA-8.3")
def test_DA_8_3_special_weapons_are_ordinary_for_a_mob() -> None:
    scene = at_las_vegas("4s", "W04", "S-ASP")  # a hostage for nobody: 3
    scene.weapons(KRA="W04")
    assert scene.rounds == [([4, 3], [0, 1])]
    assert scene.open == ("weapons", [KRA])


@rules("DA-8.4", "DA-7.28")
def test_DA_8_4_after_five_cards_the_attacker_draws_again_and_may_retreat() -> None:
    scene = at_las_vegas("9s", "W03 W03 W03 W03 W03", "W03 S-ASP W02 W04 W02 W13 W13 W13 W12 W12")
    for _ in range(5):
        assert scene.open == ("weapons", [KRA])
        scene.weapons(KRA="W03")
    assert scene.values() == (8, 8)
    assert scene.hand(KRA) == "W12 W12 W13 W13 W13"
    assert scene.options(KRA) == [
        "continue",
        "retreat SFO",
        "retreat SLC",
        "retreat LAX",
        "retreat PHX",
    ]
    scene.act(KRA, "retreat SLC")
    assert scene.at("SLC") == "KRA 8s"
    assert scene.told("fight_won")[0]["winner"] == MOB
    assert scene.open == ("hand_after", [KRA])


@rules("DA-8.5")
def test_DA_8_5_the_mob_removed_the_capital_is_taken() -> None:
    scene = at_las_vegas("8s", "W13", "W12")  # nine damage is not enough for ten
    scene.weapons(KRA="W13")
    assert scene.values() == (8, 9)
    scene = at_las_vegas("8s", "W13 W05", "W01 W01")
    scene.weapons(KRA="W13").weapons(KRA="W05").keep_hands()
    assert scene.at("LVG") == "KRA 8s"
    assert scene.respect(KRA) == 3
    assert scene.open == ("order", [KRA])


@rules("DA-8.5")
def test_DA_8_5_if_not_the_mob_is_back_at_ten() -> None:
    scene = table(
        turn=KRA,
        land={KRA: "TIJ:1b LAX:1s PHX:1s"},
        hands={KRA: "W03 W01"},
        weapons="W02 W03",
    )
    scene.order(KRA, "LAX>LVG:1s").weapons(KRA="W03")
    assert scene.values() == (1, 9)
    scene.weapons(KRA="W01").keep_hands()
    assert scene.told("fight_won")[0]["winner"] == MOB
    assert scene.at("LVG") == ""
    scene.order(KRA, "PHX>LVG:1s")
    assert scene.values() == (1, 10)
    assert scene.open == ("weapons", [KRA])


@rules("DA-8.6", "DA-Q40")
def test_DA_8_6_a_capital_left_is_the_mobs_at_once() -> None:
    scene = table(turn=KRA, land={KRA: "TIJ:1b LVG:1s PHX:1s"})
    assert scene.respect(KRA) == 3
    scene.order(KRA, "LVG>SFO:1s")
    assert scene.respect(KRA) == 0
    # Q40: even in the same phase, and for the clan that just left.
    scene.order(KRA, "PHX>LVG:1s")
    assert scene.told("fight")[0]["defender"] == MOB
    assert scene.values() == (1, 10)
    assert scene.open == ("weapons", [KRA])


@rules("DA-8.6")
def test_DA_8_6_so_is_that_of_an_eliminated_clan() -> None:
    scene = table(
        turn=KRA,
        land={KRA: "LAX:1b8s SFO:1s", SEG: "TIJ:1b LVG:2s"},
        hands={KRA: "W13", SEG: "W01"},
    )
    scene.order(KRA, "LAX>TIJ:8s").weapons(KRA="W13", SEG="W01").keep_hands()
    assert scene.s.owner[TERRITORY["LVG"]] == NOBODY
    scene.order(KRA, "SFO>LVG:1s")
    assert scene.values() == (1, 10)
    assert scene.open == ("weapons", [KRA])


@rules("DA-8.7")
def test_DA_8_7_taken_from_a_clan_it_goes_straight_to_the_winner() -> None:
    scene = table(
        turn=KRA,
        land={KRA: "LAX:1b8s", YAN: "VAN:1b LVG:2s"},
        hands={KRA: "W13", YAN: "W01"},
    )
    scene.order(KRA, "LAX>LVG:8s")
    assert scene.values() == (8, 2)
    scene.weapons(KRA="W13", YAN="W01").keep_hands()
    assert scene.at("LVG") == "KRA 8s"
    assert (scene.respect(KRA), scene.respect(YAN)) == (3, 0)
    assert scene.open == ("order", [KRA])


@rules("DA-8.8")
def test_DA_8_8_a_fight_for_what_says_fight_not_for_what_says_clan() -> None:
    scene = at_las_vegas("8s", "W13 W02", "W01 W01")
    scene.weapons(KRA="W13").weapons(KRA="W02")
    assert scene.open == ("hand_after", [KRA])
    done = {*scene.fulfilled(KRA).split()}
    # P1.1 takes a capital, P7.4 with a bat, P7.5 weaker: 8 against 10. But no clan was beaten
    # (P6.4), and no enemy troop removed (P6.1, of which this would be the first).
    assert {"P1.1", "P7.4", "P7.5"} <= done
    assert "P6.4" not in done
    assert scene.s.removed[scene.seat(KRA)] == 0
    assert scene.s.wins[scene.seat(KRA)] == 1
    # G20 counts it as a fight.
    assert scene.s.fights == 1
