"""Deal, DA-11: respect by territories, targets and profiles; reveals."""

from __future__ import annotations

from typing import Any

from omerta.battery.rules import rules
from omerta.games.deal.content import CLAN_IDS, Options
from omerta.kernel.events import PUBLIC
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

# --- territories ---


@rules("DA-11.1", "DA-Q42")
def test_DA_11_1_territories_profile_and_target_together() -> None:
    scene = table(land={KRA: "LAX:1b MIA:1s LVG:1s", YAN: "VAN:1b"}, merit={KRA: 2}, blood={KRA: 3})
    assert scene.respect(KRA) == 1 + 3 + 2 + 3
    assert scene.respect(YAN) == 0  # and never less
    assert [player.respect for player in scene.view(PUBLIC).players] == [0, 9, 0]
    assert scene.open == ("order", [YAN])


@rules("DA-11.2", "DA-X14")
def test_DA_11_2_gained_when_taken_lost_when_left() -> None:
    # X14: one event for the gain, none for the loss.
    scene = table(clans="ASP YAN KRA", land={ASP: "BOG:1b HAB:1s"})
    scene.order(ASP, "HAB>MIA:1s")
    assert (scene.respect(ASP), scene.draws) == (1, 1)
    scene.next_turn().next_turn().next_turn().until("order", ASP)
    scene.order(ASP, "MIA>ATL:1s")
    assert scene.changes(ASP) == [1, -1]
    assert (scene.respect(ASP), scene.draws) == (0, 1)
    assert scene.open == ("order", [ASP])


@rules("DA-11.2")
def test_DA_11_2_lost_in_a_fight() -> None:
    scene = table(
        turn=KRA,
        land={KRA: "TIJ:1b NOR:3s", YAN: "VAN:1b MIA:1s"},
        hands={KRA: "W05", YAN: "W01"},
    )
    scene.order(KRA, "NOR>MIA:2s").weapons(KRA="W05", YAN="W01").keep_hands()
    assert (scene.changes(YAN), scene.changes(KRA)) == ([-1], [1])
    assert scene.open == ("order", [KRA])


@rules("DA-11.2")
def test_DA_11_2_lost_by_an_event() -> None:
    # Hurricane takes the soldier of Miami.
    scene = table(turn=KRA, land={KRA: "TIJ:1b SLC:1s", YAN: "VAN:1b MIA:1s"}, events="G01")
    scene.order(KRA, "SLC>SEA:1s")
    assert scene.changes(YAN) == [-1]
    assert scene.at("MIA") == ""
    assert scene.open == ("order", [KRA])


@rules("DA-11.3", "DA-X33", "DA-Q41")
def test_DA_11_3_a_lieutenant_counts_when_its_whole_move_is_done() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b MIA:1l"})  # X33
    scene.order(SEG, "MIA>BMO:1l")
    assert scene.changes(SEG) == [-1, 1]
    assert (scene.at("ATL"), scene.at("BMO")) == ("", "SEG 1l")
    assert scene.draws == 1
    # What it crosses counts nothing: Denver carries a number.
    crossing = table(turn=SEG, land={SEG: "GUA:1b BIL:1l"})
    crossing.order(SEG, "BIL>ELP:1l")
    assert (crossing.changes(SEG), crossing.draws) == ([], 0)
    assert crossing.open == ("order", [SEG])


@rules("DA-11.4", "DA-Q47")
def test_DA_11_4_leaving_and_taking_again_loses_and_gains_again() -> None:
    scene = table(turn=SEG, land={SEG: "GUA:1b MIA:1s ATL:1s"}, events="G17")
    scene.order(SEG, "MIA>NOR:1s").order(SEG, "ATL>MIA:1s")
    # New Orleans counts too.
    assert scene.changes(SEG) == [-1, 1, 1]
    assert scene.draws == 2
    assert scene.open == ("order", [SEG])


# --- targets ---


def kill(
    killer: Any = KRA, target: Any = SEG, options: Options | None = None, **more: Any
) -> Scene:
    """Krantific remove the boss of Segadores; whom their card names; up to the hands."""
    scene = table(
        turn=KRA,
        clans="YAN KRA SEG ASP",
        land={KRA: "LAX:1b8s", SEG: "TIJ:1b", **more.pop("land", {})},
        hands={KRA: "W13 W13", SEG: "W01", **more.pop("hands", {})},
        targets={KRA: target, **more.pop("targets", {})},
        options=options,
        **more,
    )
    scene.order(KRA, "LAX>TIJ:8s").weapons(KRA="W13", SEG="W01")
    assert scene.open == ("hand_after", [KRA])
    return scene.act(KRA, "keep").quietly()


@rules("DA-11.5")
def test_DA_11_5_the_target_brings_five_when_revealed() -> None:
    scene = kill()
    assert scene.respect(KRA) == 0
    assert "reveal_target" in scene.interrupts(KRA)
    scene.step(KRA, "reveal_target")
    assert (scene.respect(KRA), scene.draws) == (5, 1)
    assert scene.told("target_revealed") == [{"seat": 1, "clan": CLAN_IDS.index(SEG)}]
    assert scene.open == ("order", [KRA])


@rules("DA-11.6", "DA-Q23")
def test_DA_11_6_in_any_later_turn() -> None:
    """There is no deadline, and only the owner knows that there is something to claim."""
    scene = kill().until("last_reveals")
    assert scene.options(KRA) == ["reveal_profile", "reveal_target", "pass"]
    scene.next_turn()
    seat = scene.seat(KRA)
    assert scene.view(seat).own.target_worth == 5
    assert scene.view(seat).players[seat].kills == (CLAN_IDS.index(SEG),)  # all have seen that
    assert "reveal_target" in scene.interrupts(KRA)
    scene.next_turn().step(KRA, "reveal_target")
    assert scene.respect(KRA) == 5
    assert "reveal_target" not in scene.interrupts(KRA)


@rules("DA-11.6", "DA-14.10", "DA-14.12")
def test_DA_11_6_the_last_window_waits_but_nothing_is_lost() -> None:
    """For a clan that has removed a boss, whatever its target, as the others cannot know it."""
    for target in (SEG, YAN):
        scene = kill(target=target).step(KRA, "reveal_profile").quietly()
        scene.next_turn().until("last_reveals")
        assert KRA in scene.open[1]
        prompt = scene.match.view(scene.seat(KRA)).prompt
        assert prompt is not None
        assert prompt.idle


@rules("DA-11.6", "DA-14.11")
def test_DA_11_6_stepped_play_asks_again_in_a_later_turn() -> None:
    scene = kill(stepped=True).next_turn().until("reveal", KRA)
    assert "reveal_target" in scene.options(KRA)
    scene.act(KRA, "reveal_target")
    assert scene.respect(KRA) == 5


@rules("DA-11.7")
def test_DA_11_7_another_boss_brings_nothing() -> None:
    scene = kill(target=YAN)
    assert "reveal_target" not in scene.interrupts(KRA)
    assert scene.refused(KRA, "reveal_target")[0] == "not-offered"
    assert scene.respect(KRA) == 0
    assert scene.open == ("order", [KRA])


@rules("DA-11.8", "DA-Q22")
def test_DA_11_8_removed_by_somebody_else_the_card_is_dead() -> None:
    scene = table(
        turn=YAN,
        clans="YAN KRA SEG ASP NVE",
        land={YAN: "BIL:1b9s", KRA: "VAN:1b"},
        hands={YAN: "W13 W13 W13", KRA: "W01 W01"},
        targets={YAN: SEG},
        dead={SEG: ASP},
    )
    # Ten and one of ninkyo, less one: Krantific's boss falls at once.
    scene.order(YAN, "BIL>VAN:9s").weapons(YAN="W13", KRA="W01").keep_hands()
    assert not scene.s.alive[scene.seat(KRA)]
    assert "reveal_target" not in scene.interrupts(YAN)
    assert scene.open == ("order", [YAN])


@rules("DA-V4")
def test_DA_V4_an_orphaned_card_counts_as_the_own_clans() -> None:
    scene = table(
        turn=YAN,
        clans="YAN KRA SEG ASP NVE",
        land={YAN: "BIL:1b9s", KRA: "VAN:1b"},
        hands={YAN: "W13 W13 W13", KRA: "W01 W01"},
        targets={YAN: SEG},
        dead={SEG: ASP},
        options=Options(orphan_target=True),
    )
    # Ten and one of ninkyo, less one: Krantific's boss falls at once.
    scene.order(YAN, "BIL>VAN:9s").weapons(YAN="W13", KRA="W01").keep_hands()
    scene.step(YAN, "reveal_target")
    assert scene.respect(YAN) == 3
    assert scene.open == ("order", [YAN])


@rules("DA-V4")
def test_DA_V4_a_target_one_has_removed_oneself_is_no_orphan() -> None:
    scene = kill(options=Options(orphan_target=True)).step(KRA, "reveal_target")
    assert scene.respect(KRA) == 5
    assert scene.open == ("order", [KRA])


def two_kills(reveal_first: bool, target: Any = MAR) -> Scene:
    """Maras remove the bosses of Yanagi and Armada in one turn."""
    scene = table(
        clans="MAR YAN ASP KRA NVE",
        land={MAR: "CUN:1b SAL:8s HAB:8s LIM:8s", YAN: "SJO:1b", ASP: "KIN:1b", NVE: "QUI:1b"},
        hands={MAR: "W13 W12 W12", YAN: "W01", ASP: "W01", NVE: "W02"},
        targets={MAR: target},
        merit={MAR: 0},
        events="G05 G17 G16",
    )
    scene.order(MAR, "SAL>SJO:8s").weapons(MAR="W13", YAN="W01").act(MAR, "keep")
    if reveal_first:
        scene.step(MAR, "reveal_target")
    scene.order(MAR, "HAB>KIN:8s").weapons(MAR="W12", ASP="W01").act(MAR, "keep").quietly()
    assert [scene.s.alive[scene.seat(clan)] for clan in (YAN, ASP)] == [False, False]
    return scene


@rules("DA-11.9", "DA-X38", "DA-Q60")
def test_DA_11_9_the_own_card_brings_three_for_every_boss_of_the_turn() -> None:
    scene = two_kills(reveal_first=False)  # X38
    assert scene.respect(MAR) == 0
    scene.step(MAR, "reveal_target")
    assert (scene.changes(MAR), scene.draws) == ([3, 3], 1)
    # From then on each scores by itself.
    scene.order(MAR, "LIM>QUI:8s").weapons(MAR="W12", NVE="W02")
    assert scene.changes(MAR) == [3, 3, 3]
    assert scene.open == ("hand_after", [MAR])


@rules("DA-11.9")
def test_DA_11_9_revealed_the_first_time_each_further_one_by_itself() -> None:
    scene = two_kills(reveal_first=True)
    assert (scene.changes(MAR), scene.draws) == ([3, 3], 2)
    assert "reveal_target" not in scene.interrupts(MAR)
    assert scene.open == ("order", [MAR])


@rules("DA-11.9")
def test_DA_11_9_bosses_of_earlier_turns_score_on_the_reveal() -> None:
    scene = two_kills(reveal_first=False).next_turn()
    assert scene.s.active == scene.seat(KRA)
    scene.step(MAR, "reveal_target")
    assert scene.changes(MAR) == [3, 3]
    assert scene.quietly().open == ("recruit", [KRA])


@rules("DA-11.10")
def test_DA_11_10_respect_by_profile_and_target_is_never_lost() -> None:
    scene = table(
        "resources",
        turn=KRA,
        land={KRA: "LAX:1b SFO:1s PHX:1s"},
        money={KRA: 15},
        profiles={KRA: "P1"},
        blood={KRA: 5},
    ).until("order")
    scene.step(KRA, "reveal_profile")
    assert scene.respect(KRA) == 7
    scene.s.money[scene.seat(KRA)] = 0
    scene.order(KRA, "SFO>SEA:1s").order(KRA, "PHX>ELP:1s")
    assert scene.respect(KRA) == 7 + 1
    scene.next_turn()
    assert scene.respect(KRA) == 8
    assert scene.s.active == scene.seat(SEG)
    assert scene.open == ("resources", [SEG])


# --- profiles ---


@rules("DA-11.11")
def test_DA_11_11_only_a_revealed_profile_scores_and_nobody_must() -> None:
    scene = table("resources", turn=KRA, money={KRA: 40}, profiles={KRA: "P1"})
    scene.next_turn()
    assert scene.changes(KRA) == []
    assert not scene.s.shown[scene.seat(KRA)]
    assert scene.open == ("resources", [SEG])


@rules("DA-11.11", "DA-Q49")
def test_DA_11_11_not_even_by_press_leak() -> None:
    scene = table(
        turn=YAN, land={YAN: "VAN:1b1s"}, money={YAN: 25}, profiles={YAN: "P4"}, events="G11 G17"
    )
    scene.order(YAN, "VAN>SEA:1s")
    assert scene.told("profile_revealed") == []
    assert scene.changes(YAN) == [1]
    assert scene.drawn_events == ["G11"]
    assert not scene.s.shown[scene.seat(YAN)]


@rules("DA-11.12", "DA-X15")
def test_DA_11_12_what_is_true_now_or_was_this_turn_scores() -> None:
    # X15: the single soldier of an earlier turn scores nothing, eight greys do.
    scene = table(
        turn=YAN,
        land={
            YAN: "VAN:1b WIN:1s HAL:1s BIL:1s DET:2s BOS:1s SLC:1s KAN:1s TOR:1s CHI:1s",
            KRA: "LAX:1b MTL:1s PHI:1s",
        },
        hands={YAN: "W03 W03", KRA: "W02 W02"},
        profiles={YAN: "P2"},
    )
    scene.order(YAN, "TOR>MTL:1s").weapons(YAN="W03", KRA="W02").keep_hands()
    assert scene.fulfilled(YAN).split() == ["P2.2"]
    scene.next_turn().next_turn().next_turn().until("order", YAN)
    scene.order(YAN, "CHI>MEM:1s")
    draws = scene.draws
    scene.step(YAN, "reveal_profile")
    assert scene.changes(YAN) == [1, 2]  # Montreal, then the greys
    assert scene.draws == draws + 1
    # It can be fulfilled again.
    scene.order(YAN, "DET>PHI:1s").weapons(YAN="W03", KRA="W02").keep_hands()
    assert scene.changes(YAN) == [1, 2, 1]
    assert scene.open == ("order", [YAN])


@rules("DA-11.13", "DA-Q28")
def test_DA_11_13_a_state_that_was_true_for_a_moment_was_fulfilled() -> None:
    scene = table("resources", turn=KRA, money={KRA: 14}, profiles={KRA: "P1"})
    assert "P1.4" in scene.fulfilled(KRA)  # after the income
    scene.act(KRA, "lieutenant LAX", "end")
    assert scene.money(KRA) == 9
    scene.step(KRA, "reveal_profile")
    assert scene.changes(KRA) == [2]
    assert scene.open == ("order", [KRA])


@rules("DA-11.13")
def test_DA_11_13_for_all_clans_emptied_at_the_end_of_each_turn() -> None:
    scene = table("resources", turn=KRA, land={SEG: "GUA:1b"}, money={KRA: 14, SEG: 25})
    assert "P1.4" in scene.fulfilled(KRA)
    assert "P4.1" in scene.fulfilled(SEG)
    scene.s.money = [0, 0, 0]
    scene.next_turn()
    assert "P1.4" not in scene.fulfilled(KRA)
    assert "P4.1" not in scene.fulfilled(SEG)
    assert scene.open == ("resources", [SEG])


@rules("DA-11.14", "DA-Q29")
def test_DA_11_14_after_the_reveal_objectives_score_by_themselves() -> None:
    scene = table(
        "recruitment",
        turn=KRA,
        land={KRA: "LAX:1b2l"},
        money={KRA: 6},
        profiles={KRA: "P1"},
        shown=KRA,
    )
    scene.act(KRA, "lieutenant LAX", "commit")
    assert (scene.changes(KRA), scene.draws) == ([1], 1)
    assert scene.open == ("order", [KRA])


@rules("DA-11.15")
def test_DA_11_15_each_objective_once_in_a_game() -> None:
    scene = table(
        "resources",
        turn=KRA,
        land={KRA: "LAX:1b"},
        money={KRA: 20},
        profiles={KRA: "P1"},
        shown=KRA,
        scored={KRA: "P1.4"},
        merit={KRA: 2},
    )
    scene.next_turn().next_turn().next_turn()
    assert scene.changes(KRA) == []
    assert scene.respect(KRA) == 2
    assert scene.open == ("recruit", [KRA])


@rules("DA-X44", "DA-11.12", "DA-Q28")
def test_DA_X44_eight_greys_for_a_moment() -> None:
    seven = "HAL:1s BIL:1s DET:1s BOS:1s SLC:1s KAN:1s MEM:1s"
    scene = table(turn=KRA, land={KRA: f"LAX:1b MIN:1s {seven}"}, profiles={KRA: "P2"})
    assert "P2.1" not in scene.fulfilled(KRA)
    scene.order(KRA, "MIN>WIN:1s").order(KRA, "BOS>HAL:1s")
    assert scene.land(KRA) == "WIN HAL BIL DET SLC KAN MEM LAX"
    scene.step(KRA, "reveal_profile")
    assert scene.changes(KRA) == [2]
    assert scene.open == ("order", [KRA])


@rules("DA-X16")
def test_DA_X16_las_vegas_taken_by_a_godfather() -> None:
    for profile, shown, changes in (("P4", SEG, [3, 1]), ("P1", "", [3]), ("P1", SEG, [3, 1])):
        scene = table(
            turn=SEG,
            land={SEG: "GUA:1b PHX:8s"},
            hands={SEG: "W13 W05"},
            weapons="W01 W01",
            profiles={SEG: profile},
            shown=shown,
            events="G17 G16",
        )
        scene.order(SEG, "PHX>LVG:8s").weapons(SEG="W13").weapons(SEG="W05").keep_hands()
        # P4.5 is a conso capital under control, P1.1 a capital taken.
        assert scene.changes(SEG) == changes
        assert scene.draws == len(changes)
        assert scene.open == ("order", [SEG])


@rules("DA-11.24")
def test_DA_11_24_a_profile_may_be_revealed_for_nothing_a_target_may_not() -> None:
    scene = table(turn=SEG, profiles={KRA: "P6"})
    assert scene.interrupts(KRA) == ["reveal_profile"]
    scene.step(KRA, "reveal_profile")
    assert scene.told("profile_revealed") == [{"seat": 1, "profile": 5}]
    assert (scene.changes(KRA), scene.draws) == ([], 0)
    assert scene.refused(KRA, "reveal_target")[0] == "not-asked"
    assert scene.open == ("order", [SEG])
