"""Deal, DA-3: turns, phases, steps, and the windows between them."""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from omerta.games.deal.content import TERRITORY, Options
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

PHASES = ("resources", "recruitment", "action", "deal")


def turns(scene: Scene) -> list[str]:
    return scene.clans(each["seat"] for each in scene.told("turn"))


# --- turns and phases ---


@rules("DA-3.1", "DA-3.12")
def test_DA_3_1_the_living_take_turns_in_play_order() -> None:
    scene = table("end", clans="YAN NVE KRA SEG", turn=YAN, dead={KRA: SEG}, round=3)
    rounds = []
    for _ in range(4):
        scene.next_turn()
        rounds.append(scene.s.round)
    assert turns(scene) == [NVE, SEG, YAN, NVE]
    assert rounds == [3, 3, 4, 4]
    assert scene.s.active == scene.seat(NVE)
    assert scene.open == ("recruit", [NVE])


@rules("DA-3.12")
def test_DA_3_12_game_rounds_are_counted_from_the_first_players_place() -> None:
    # The first player is dead: the round still begins at that place.
    scene = table("end", clans="YAN NVE KRA SEG", turn=SEG, dead={YAN: SEG}, round=3)
    scene.next_turn()
    assert scene.told("turn")[-1] == {"seat": 1, "round": 4, "turn": scene.s.turn}
    scene.next_turn().next_turn()
    assert scene.s.round == 4
    scene.next_turn()
    assert scene.s.round == 5
    assert scene.open == ("recruit", [NVE])


@rules("DA-3.2")
def test_DA_3_2_resources_recruitment_action_deal() -> None:
    scene = table("resources", land={SEG: "GUA:1b1s"}, turn=SEG, money={SEG: 2})
    asked = []
    for _ in range(4):
        asked.append(scene.open)
        scene.act(SEG, "end")
    names = ("resources", "recruit", "order", "deal")
    assert asked == [(name, [SEG]) for name in names]
    assert [each["phase"] for each in scene.told("phase")] == [1, 2, 3, 4]
    # Only the reveals of the turn's end are left; then the next clan is on.
    assert scene.open == ("last_reveals", [SEG, YAN, KRA])
    scene.passes()
    assert turns(scene) == [YAN]
    assert scene.open == ("recruit", [YAN])


@rules("DA-3.3")
def test_DA_3_3_nothing_need_be_done_but_what_is_automatic_comes() -> None:
    scene = table(
        "resources", clans="MAR YAN KRA", land={MAR: "SAL:1b1s2d MIA:1s1d"}, money={MAR: 3}
    )
    for question in ("resources", "recruit", "order", "deal"):
        assert scene.open == (question, [MAR])
        scene.act(MAR, "end")
    # Income and the boss's soldier, nothing else.
    assert scene.money(MAR) == 3 + 1
    assert (scene.at("SAL"), scene.at("MIA")) == ("MAR 1b2s2d", "MAR 1s1d")
    assert scene.open == ("last_reveals", [MAR, YAN, KRA])


# --- the current turn ---


def won_in_defence() -> Scene:
    """Yanagi, Butchers, beat an attack of Krantific in Krantific's turn."""
    scene = table(
        turn=KRA,
        land={KRA: "LAX:1b1s", YAN: "VAN:1b SFO:3s"},
        hands={KRA: "W01", YAN: "W05"},
        profiles={YAN: "P6"},
    )
    scene.order(KRA, "LAX>SFO:1s").weapons(KRA="W01", YAN="W05").keep_hands()
    return scene


@rules("DA-3.4")
def test_DA_3_4_what_was_done_in_anothers_turn_was_done_this_turn() -> None:
    scene = won_in_defence()
    assert "P6.5" in scene.fulfilled(YAN)
    scene.step(YAN, "reveal_profile")
    assert scene.changes(YAN) == [1]
    assert scene.open == ("order", [KRA])


@rules("DA-3.4", "DA-3.11")
def test_DA_3_4_until_that_turn_ends() -> None:
    scene = won_in_defence().next_turn()
    assert "P6.5" not in scene.fulfilled(YAN)
    scene.step(YAN, "reveal_profile")
    assert scene.changes(YAN) == []
    assert scene.s.active == scene.seat(SEG)
    assert scene.open == ("resources", [SEG])


@pytest.mark.parametrize("moment", PHASES)
@rules("DA-3.5")
def test_DA_3_5_a_profile_may_be_revealed_at_any_time(moment: str) -> None:
    # Krantific are not on turn, and hold $15M.
    scene = table(
        moment,  # type: ignore[arg-type]
        turn=SEG,
        land={SEG: "GUA:1b1s"},
        money={KRA: 15, SEG: 2},
        profiles={KRA: "P1"},
        events="G17",
    )
    before = scene.open
    assert "reveal_profile" in scene.interrupts(KRA)
    scene.step(KRA, "reveal_profile")
    assert (scene.respect(KRA), scene.draws) == (2, 1)
    assert "reveal_profile" not in scene.interrupts(KRA)
    assert scene.open == before


@rules("DA-3.5", "DA-7.25")
def test_DA_3_5_also_between_two_rounds_of_a_fight() -> None:
    scene = table(
        turn=KRA,
        land={KRA: "LAX:1b3s", YAN: "VAN:1b SFO:3s"},
        hands={KRA: "W02", YAN: "W01"},
        money={SEG: 15},
        profiles={SEG: "P1"},
    )
    scene.order(KRA, "LAX>SFO:3s").weapons(KRA="W02", YAN="W01")
    scene.step(SEG, "reveal_profile")
    # The points count at once, the event waits for the close.
    assert (scene.respect(SEG), scene.draws) == (2, 0)
    assert scene.open == ("weapons", [KRA, YAN])


@rules("DA-3.5", "DA-12.17")
def test_DA_3_5_not_in_the_middle_of_an_event() -> None:
    """Dragnet is one step with all its choices: a reveal has to wait for its end."""
    scene = table(
        turn=YAN,
        land={YAN: "VAN:1b1s CAL:2s WIN:2s"},
        money={KRA: 15},
        profiles={KRA: "P1"},
        events="G06 G17",
    )
    scene.order(YAN, "VAN>SEA:1s")
    assert scene.open == ("lose_soldier", [YAN])
    assert scene.interrupts(KRA) == []
    assert scene.refused(KRA, "reveal_profile")[0] == "not-asked"
    scene.act(YAN, "territory CAL").act(YAN, "territory CAL").act(YAN, "territory WIN")
    assert scene.drawn_events == ["G06"]
    scene.step(KRA, "reveal_profile")
    assert scene.drawn_events == ["G06", "G17"]
    assert scene.respect(KRA) == 2
    assert scene.open == ("order", [YAN])


# --- steps ---


@rules("DA-3.6", "DA-14.3")
def test_DA_3_6_each_piece_of_a_draft_is_a_step() -> None:
    """Revealed, a drug baron scores the twelfth drug before the next piece comes."""
    scene = table(
        "resources",
        turn=SEG,
        land={SEG: "GUA:1b11d CUL:1s ACA:1s"},
        profiles={SEG: "P3"},
        shown=SEG,
        scored={SEG: "P3.1 P3.3 P3.4 P3.5"},
        events="G17",
    )
    scene.act(SEG, "drug GUA", "drug CUL", "drug ACA", "end")
    assert scene.changes(SEG) == [2]
    # The event drops what is left of the draft: its owner chooses anew.
    assert scene.drawn_events == ["G17"]
    assert scene.options(SEG) == ["drug CUL", "drug ACA", "soldier CUL", "soldier ACA", "end"]
    assert scene.open == ("resources", [SEG])


@rules("DA-3.6")
def test_DA_3_6_a_sale_and_an_income_are_steps_of_their_own() -> None:
    # $14M and an income of one make 15: a godfather's, before anything is sold.
    scene = table(
        "resources",
        turn=KRA,
        land={KRA: "LAX:1b2d"},
        money={KRA: 14},
        profiles={KRA: "P1"},
        shown=KRA,
    )
    assert scene.changes(KRA) == [2]
    assert scene.told("sold") == []
    assert scene.open == ("resources", [KRA])


@rules("DA-3.7", "DA-13.2")
def test_DA_3_7_losses_before_gains_the_active_clan_first() -> None:
    # Segadores drive Krantific from Denver and leave Dallas with the same order.
    scene = table(
        turn=SEG,
        land={SEG: "GUA:1b DAL:6s", KRA: "LAX:1b DEN:1s"},
        hands={SEG: "W05", KRA: "W01"},
    )
    scene.order(SEG, "DAL>DEN:6s")
    scene.weapons(SEG="W05", KRA="W01").keep_hands()
    told = [(scene.clan(each["seat"]), each["change"]) for each in scene.told("respect")]
    assert told == [(SEG, -1), (KRA, -1), (SEG, 1)]
    assert scene.open == ("order", [SEG])


@rules("DA-3.7")
def test_DA_3_7_respect_and_awards_then_events_then_the_window() -> None:
    scene = table(
        turn=SEG,
        land={SEG: "GUA:1b COR:1s", YAN: "VAN:1b"},
        profiles={SEG: "P5"},
        shown=SEG,
        held={YAN: "Y3"},
        events="G17 G16",
    ).quietly()
    scene.step(SEG, "to DAL", "add COR soldier one", "commit")
    kinds = [
        kind for kind in scene.kinds if kind in ("moved", "respect", "event_drawn", "in_force")
    ]
    assert kinds == ["moved", "respect", "event_drawn", "in_force"]
    assert scene.open == ("event_window", [YAN])


@rules("DA-3.7")
def test_DA_3_7_awards_of_revealed_profiles_come_before_the_events() -> None:
    scene = table(
        turn=SEG,
        land={SEG: "GUA:1b CUL:1s ACA:1s SAL:1s SJO:1s QUI:9s"},
        hands={SEG: "W13 W05"},
        weapons="W01 W01",
        profiles={SEG: "P3"},
        shown=SEG,
        events="G17 G16 G05",
    )
    scene.order(SEG, "QUI>MED:8s").weapons(SEG="W13").weapons(SEG="W05").keep_hands()
    # Six prods before the fight; at its close Medellin and a prod capital, for two reasons.
    assert scene.changes(SEG) == [2, 2, 1]
    kinds = [kind for kind in scene.kinds if kind in ("respect", "event_drawn")]
    assert kinds == ["respect"] * 3 + ["event_drawn"] * 3
    assert scene.open == ("order", [SEG])


@rules("DA-3.7", "DA-12.2")
def test_DA_3_7_draws_are_owed_clan_by_clan() -> None:
    """Dallas and a lone soldier's victory for Krantific, then New Orleans for the Armada."""
    scene = table(
        clans="KRA ASP YAN",
        land={KRA: "LAX:1b ELP:1s", ASP: "BOG:1b DAL:2s"},
        held={ASP: "A2"},
        profiles={KRA: "P2"},
        shown=KRA,
        events="G05 G17 G16",
    ).quietly()
    scene.step(KRA, "to DAL", "add ELP soldier one", "commit")
    scene.act(ASP, "play A2", "retreat NOR").keep_hands()
    drawn = scene.clans(each["seat"] for each in scene.told("event_drawn"))
    assert drawn == [KRA, KRA, ASP]
    assert scene.open == ("order", [KRA])


# --- windows ---


@rules("DA-3.7", "DA-14.9")
def test_DA_3_7_in_a_window_the_active_clan_comes_first_until_all_pass() -> None:
    scene = table(
        "resources",
        clans="YAN MAR KRA",
        turn=MAR,
        land={MAR: "CUN:1b2s"},
        held={YAN: "Y3", MAR: "M3"},
    )
    assert scene.open == ("event_window", [MAR, YAN])
    scene.match.act(scene.seat(YAN), "play Y3")
    scene.match.act(scene.seat(MAR), "play M3")
    # The card of Maras is opened, that of Yanagi goes back unseen: they are asked again.
    assert (scene.money(MAR), scene.money(YAN)) == (1, 0)
    assert scene.open == ("event_window", [YAN])
    scene.step(YAN, "play Y3")
    assert scene.money(YAN) == 4
    assert scene.open == ("resources", [MAR])


@rules("DA-3.8", "DA-3.9")
def test_DA_3_8_windows_at_the_beginning_and_the_end_of_every_phase() -> None:
    scene = table(
        "resources",
        turn=KRA,
        land={KRA: "LAX:1b1s1d"},
        money={KRA: 1},
        held={YAN: "Y3"},
    )
    asked = []
    while scene.s.phase < 5:
        asked.append(scene.s.asking)
        if scene.s.asking == "event_window":
            assert scene.open == ("event_window", [YAN])
            scene.passes()
        else:
            scene.act(KRA, "end")
    window = "event_window"
    assert asked == [
        *[window, "resources", window, window, "recruit", window],
        *[window, "order", window, window, "deal", window],
    ]
    assert scene.open == ("last_reveals", [KRA, SEG, YAN])


@rules("DA-3.8")
def test_DA_3_8_none_between_a_declaration_and_its_execution() -> None:
    scene = table(
        turn=KRA, clans="KRA ASP SEG", land={KRA: "LAX:1b2s"}, held={ASP: "A4", KRA: "K1"}
    ).quietly()
    scene.step(KRA, "to PHX", "add LAX soldier one")
    # A half-made order is nobody else's business; nor does a call break into it.
    assert scene.open == ("order", [KRA])
    scene.match.act(scene.seat(ASP), "call")
    assert scene.open == ("order", [KRA])
    scene.step(KRA, "commit")
    assert scene.at("PHX") == "KRA 1s"
    assert scene.s.asking in ("event_window", "called_event")


@rules("DA-3.9")
def test_DA_3_9_the_first_window_precedes_the_income() -> None:
    scene = table("resources", turn=YAN, held={YAN: "Y3"})
    assert scene.told("income") == []
    scene.act(YAN, "play Y3")
    assert scene.money(YAN) == 4 + 1
    assert scene.kinds.index("event_played") < scene.kinds.index("income")
    assert scene.open == ("recruit", [YAN])


@rules("DA-3.9", "DA-Q59")
def test_DA_3_9_the_last_window_does_not_take_the_phase_up_again() -> None:
    # Money that comes in the last window of the recruitment phase buys nothing any more.
    scene = table("resources", turn=YAN, land={YAN: "BIL:1b VAN:1s1d"}, held={YAN: "Y3"})
    scene.passes().act(YAN, "end")
    assert scene.open == ("event_window", [YAN])  # the end of the resource phase
    scene.act(YAN, "play Y3")
    assert scene.at("VAN") == "YAN 1s1d"  # the drug is not sold any more
    assert scene.money(YAN) == 5
    assert scene.open == ("recruit", [YAN])


@rules("DA-3.9")
def test_DA_3_9_prices_that_fall_in_the_last_window_open_nothing() -> None:
    scene = table(
        "recruitment", turn=SEG, money={SEG: 0.5}, held={SEG: "S4"}, land={SEG: "GUA:1b1s"}
    )
    assert scene.open == ("event_window", [SEG])
    scene.passes()
    # With half a million there is nothing to buy, so the phase has come to its end.
    assert scene.open == ("event_window", [SEG])
    scene.act(SEG, "play S4")
    assert scene.s.phase == 3
    assert scene.open == ("order", [SEG])


@rules("DA-3.9", "DA-9.13")
def test_DA_3_9_offers_do_not_come_back_in_the_last_window() -> None:
    scene = table(
        "deal",
        turn=SEG,
        held={YAN: "Y3"},
        money={KRA: 15},
        profiles={KRA: "P1"},
        events="G17",
    )
    scene.passes().act(SEG, "end")
    scene.step(KRA, "reveal_profile")  # which draws an event
    assert scene.drawn_events == ["G17"]
    assert scene.offer_refused(SEG, KRA, wants="$1") == ("offer-gate-closed", "DA-9.2")
    assert scene.open == ("event_window", [YAN])


@rules("DA-3.10", "DA-9.8")
def test_DA_3_10_no_trade_while_owed_events_are_resolved() -> None:
    """A godfather reveals in the deal phase, and a clearance sale is drawn for it."""
    scene = table("deal", turn=KRA, money={KRA: 15}, profiles={KRA: "P1"}, events="G08").step(
        KRA, "reveal_profile"
    )
    assert scene.drawn_events == ["G08"]
    for clan in (KRA, SEG, YAN):
        assert scene.open == ("new_hand", [clan])
        assert not scene.view(scene.seat(clan)).gate
        assert scene.offer_refused(KRA, SEG, "$1")[0] == "offer-gate-closed"
        scene.act(clan, "keep")
    assert scene.open == ("deal", [KRA])
    assert scene.offer(KRA, SEG, "$1")


@rules("DA-3.10")
def test_DA_3_10_owed_events_one_after_the_other_then_one_window() -> None:
    # Dallas, and Chicago as a start territory (P5.5). Spring break makes Krantific a rich
    # godfather: that draw joins the end of the line.
    scene = table(
        turn=SEG,
        land={SEG: "GUA:1b COR:2s KAN:1s", KRA: "LAX:1b"},
        money={KRA: 14},
        profiles={KRA: "P1", SEG: "P5"},
        shown=f"{KRA} {SEG}",
        held={YAN: "Y3"},
        events="G10 G17 G16",
    ).quietly()
    scene.step(
        SEG,
        *["to DAL", "add COR soldier one", "further", "to CHI", "add KAN soldier one", "commit"],
    )
    drawn = [(scene.clan(each["seat"]), each["event"]) for each in scene.told("event_drawn")]
    assert scene.drawn_events == ["G10", "G17", "G16"]
    assert [clan for clan, _ in drawn] == [SEG, SEG, KRA]
    assert scene.changes(KRA) == [2]
    assert scene.open == ("event_window", [YAN])


# --- the end of a turn ---


@rules("DA-3.11")
def test_DA_3_11_one_last_window_for_reveals_only() -> None:
    scene = table("end", shown=KRA, held={YAN: "Y1 Y3"})
    # Krantific have nothing hidden that could score.
    assert scene.open == ("last_reveals", [YAN, SEG])
    assert scene.options(YAN) == ["reveal_profile", "pass"]
    assert "call" not in scene.interrupts(YAN)
    scene.step(SEG, "reveal_profile").passes(YAN)
    assert scene.s.shown[scene.seat(SEG)]
    # Once more, for who has something hidden still.
    assert scene.open == ("last_reveals", [YAN])


@rules("DA-3.11", "DA-11.13")
def test_DA_3_11_then_all_records_of_the_turn_are_emptied() -> None:
    scene = won_in_defence()
    s = scene.s
    assert s.wins[scene.seat(YAN)] == s.removed[scene.seat(YAN)] == 1
    scene.next_turn()
    s = scene.s
    for record in (s.taken, s.wins, s.removed, s.stolen, s.played):
        assert record == [0, 0, 0]
    assert scene.open == ("resources", [SEG])


@rules("DA-Q61", "DA-3.11", "DA-10.7")
def test_DA_Q61_a_turn_cut_short_has_its_last_window() -> None:
    # The boss of Maras dies in its own attack; Krantific may still claim it.
    scene = table(
        clans="MAR KRA YAN ASP",
        land={MAR: "TIJ:1b", KRA: "LAX:1b"},
        hands={MAR: "W01 W01", KRA: "W10 W10"},
        targets={KRA: MAR},
    )
    scene.order(MAR, "TIJ>LAX:1b").weapons(MAR="W01", KRA="W10")
    scene.step(KRA, "keep")
    assert not scene.s.alive[scene.seat(MAR)]
    assert [each["phase"] for each in scene.told("phase")] == [3]  # no deal phase
    assert scene.open == ("last_reveals", [KRA, YAN, ASP])
    scene.step(KRA, "reveal_target").passes(YAN, ASP)
    assert scene.respect(KRA) == 5
    assert scene.open == ("last_reveals", [KRA, YAN, ASP])


@rules("DA-3.12")
def test_DA_3_12_a_round_of_a_fight_is_not_a_game_round() -> None:
    scene = table(
        turn=KRA, round=4, land={KRA: "LAX:1b3s", YAN: "VAN:1b SFO:3s"}, hands={KRA: "W02"}
    )
    scene.order(KRA, "LAX>SFO:3s").weapons(KRA="W02", YAN="W01")
    assert scene.told("fight_round") == [{"round": 1}, {"round": 2}]
    assert scene.s.round == 4
    assert scene.open == ("weapons", [KRA, YAN])


@rules("DA-3.2")
def test_DA_3_2_a_whole_round_at_a_stepped_table() -> None:
    scene = table("resources", stepped=True, options=Options(round_cap=15))
    for _ in range(3):
        scene.next_turn()
    assert turns(scene) == [KRA, SEG, YAN]
    assert scene.s.round == 3
    assert scene.s.land[scene.seat(YAN)] >> TERRITORY["VAN"] & 1
