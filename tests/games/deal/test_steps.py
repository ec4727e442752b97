"""Deal, DA-14: how decisions are cut into small choices, and who is waited for."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.deal.rules_respect import claims
from omerta.games.deal.state import ACTIONS, COMMIT, END, Deal
from omerta.kernel.asks import Window
from omerta.kernel.dice import Luck, key_from
from tests.games.deal.numbers import GAME, SETTLED
from tests.games.deal.scenario import (
    ALL_PLAYERS,
    ASP,
    KRA,
    MAR,
    SEG,
    YAN,
    Scene,
    match_of,
    moves,
    table,
)
from tests.games.deal.scenes import attack

# --- chains and drafts ---


@rules("DA-14.1", "DA-14.2")
def test_DA_14_1_a_chain_is_closed_by_commit_or_end() -> None:
    scene = table("resources", clans="KRA SEG YAN", land={KRA: "LAX:1b2d SFO:1s1d"})
    scene.step(KRA, "sell LAX", "sell SFO", "commit")
    assert scene.money(KRA) == 2 + 4 + 4
    assert scene.open == ("resources", [KRA])
    scene.step(KRA, "sell LAX", "end")  # what is drafted is committed, and the phase ends
    assert scene.money(KRA) == 12
    assert scene.quietly().open == ("recruit", [KRA])


@pytest.mark.parametrize("moment", ["resources", "recruitment", "action"])
@rules("DA-14.2")
def test_DA_14_2_a_draft_is_nobody_elses_business(moment: Any) -> None:
    land = {KRA: "LAX:1b3s2d SFO:1s1d LIM:1s", SEG: "GUA:1b"}
    scene = table(moment, clans="KRA SEG YAN", land=land, money={KRA: 9})
    choices = {
        "resources": ("sell LAX", "drug LIM"),
        "recruitment": ("soldier LAX", "lieutenant LAX"),
        "action": ("to TIJ", "add LAX soldier one"),
    }[moment]
    before = [scene.sight(viewer) for viewer in (1, 2, -1)]
    at, money = scene.at("LAX"), scene.money(KRA)
    for choice in choices:
        scene.step(KRA, choice)
        assert [scene.sight(viewer) for viewer in (1, 2, -1)] == before
    assert (scene.at("LAX"), scene.money(KRA)) == (at, money)
    for left in range(len(choices) - 1, -1, -1):  # taken back, one by one
        scene.match.undo(0)
        assert len(scene.match.state.drafts[0]) == left
    assert [scene.sight(viewer) for viewer in (1, 2, -1)] == before


@rules("DA-14.2")
def test_DA_14_2_when_time_runs_out_the_draft_is_dropped_and_the_default_applies() -> None:
    """D2: what pays the first or the capital price is sold, no more; D3: soldiers."""
    land = {KRA: "LAX:1b3d LVG:1s2d LIM:1s"}
    scene = table("resources", clans="KRA SEG YAN", land=land)
    scene.step(KRA, "sell LAX", "sell LAX", "drug LIM").time_out(KRA)
    assert [each["amount"] for each in scene.told("sold")] == [8, 8, 8]
    assert scene.at("LAX") == "KRA 1b2d"
    assert scene.at("LVG") == "KRA 1s"
    assert scene.at("LIM") == "KRA 2s"
    assert scene.open == ("recruit", [KRA])
    order = table(clans="KRA SEG YAN", land=land).step(KRA, "to TIJ", "add LAX boss one")
    order.time_out(KRA)  # D5: the phase ends
    assert order.at("LAX") == "KRA 1b3d"
    assert order.open == ("deal", [KRA])


@rules("DA-14.3", "DA-3.6")
def test_DA_14_3_a_draft_of_pieces_is_executed_piece_by_piece() -> None:
    """The third drug makes twelve for a moment; then two are sold again (DA-X44)."""
    land = {KRA: "LAX:1b2d LIM:1s9d QUI:1s"}
    scene = table("resources", clans="KRA SEG YAN", land=land, profiles={KRA: "P3"})
    scene.act(KRA, "drug QUI", "sell LAX", "sell LAX", "commit")
    assert "P3.2" in scene.fulfilled(KRA)
    assert scene.quietly().open == ("resources", [KRA])


@rules("DA-14.3")
def test_DA_14_3_after_an_event_the_rest_is_chosen_anew() -> None:
    scene = table(
        "resources",
        clans="KRA SEG YAN",
        land={KRA: "LAX:1b2d LIM:1s"},
        money={KRA: 10},
        profiles={KRA: "P1"},
        shown="KRA",
        events="G17",
    )
    scene.step(KRA, "sell LAX", "sell LAX", "drug LIM", "end")
    assert len(scene.told("sold")) == 1  # $15M: an objective, an event
    assert scene.at("LIM") == "KRA 1s"
    assert scene.open == ("resources", [KRA])  # the phase goes on


@rules("DA-14.3", "DA-14.9")
def test_DA_14_3_the_window_opens_after_the_last_piece() -> None:
    scene = table(
        "resources", clans="KRA SEG YAN", land={KRA: "LAX:1b2d SFO:1s1d"}, held={YAN: "Y3"}
    ).passes()
    scene.step(KRA, "sell LAX", "sell SFO", "commit")
    assert len(scene.told("sold")) == 2
    assert scene.open == ("event_window", [YAN])


@rules("DA-14.4")
def test_DA_14_4_a_choice_is_offered_only_if_a_commit_can_be_reached() -> None:
    """Under A4 two soldiers never make four; alone they cannot even begin."""
    land = {MAR: "SAL:1b SDO:2s", ASP: "BOG:1b CCS:1s"}
    assert "to CCS" not in table(clans="MAR ASP KRA", land=land, in_force="A4").options(MAR)
    # Three and a lieutenant: each choice leaves a way to four.
    land[MAR] = "SAL:1b SDO:1s1l"
    scene = table(clans="MAR ASP KRA", land=land, in_force="A4")
    assert "to CCS" in scene.options(MAR)
    assert "commit" not in scene.options_after(MAR, "to CCS", "add SDO soldier one")
    assert "further" not in scene.options_after(MAR, "to CCS", "add SDO soldier one")
    assert "commit" in scene.options_after(
        MAR, "to CCS", "add SDO soldier one", "add SDO lieutenant one"
    )
    assert scene.open == ("order", [MAR])


@rules("DA-14.4")
def test_DA_14_4_no_undo_in_stepped_play() -> None:
    """Every choice leads on: what is offered holds neither undo nor cancel."""
    notations = [ACTIONS.notation(action) for action in range(len(ACTIONS))]
    assert not {"undo", "cancel"} & {*notations}


@rules("DA-14.5")
def test_DA_14_5_one_or_all_of_each_kind_of_each_origin() -> None:
    land = {KRA: "LAX:1b3s2d PHX:1s1l", SEG: "GUA:1b"}
    scene = table(clans="KRA SEG YAN", land=land)
    assert {*scene.options_after(KRA, "to TIJ")} == {
        "add LAX soldier one",
        "add LAX soldier all",
        "add LAX boss one",
        "add PHX soldier one",
        "add PHX lieutenant one",
    }
    # A drug only once a troop is drafted there.
    after = scene.options_after(KRA, "to TIJ", "add LAX soldier one")
    assert {"add LAX drug one", "add LAX drug all", "commit", "further"} <= {*after}
    scene.step(KRA, "to TIJ", "add LAX soldier all", "add LAX drug all", "commit")
    assert scene.at("TIJ") == "KRA 3s2d"
    assert scene.open == ("order", [KRA])


@rules("DA-14.5", "DA-6.10")
def test_DA_14_5_each_destination_once_and_one_hostile_one() -> None:
    land = {KRA: "LAX:1b6s", SEG: "GUA:1b TIJ:1s PHX:1s"}
    scene = table(clans="KRA SEG YAN", land=land)
    further = scene.options_after(KRA, "to TIJ", "add LAX soldier one", "further")
    assert further == ["to SFO"]  # not Tijuana again, Phoenix is hostile too, so is Las Vegas
    assert "end" not in further
    assert scene.open == ("order", [KRA])


@rules("DA-14.6")
def test_DA_14_6_targets_one_after_the_other() -> None:
    """What is chosen alone is chosen by itself; S3 is played first, then its cards."""
    land = {KRA: "LAX:1b", SEG: "GUA:1b2s TIJ:3s"}
    one = table(clans="KRA SEG YAN", land=land, held={KRA: "K1"}).act(
        KRA, "play K1", "territory TIJ", "count 1"
    )
    assert one.at("TIJ") == "SEG 2s"
    tunnel = table(clans="SEG KRA YAN", land=land, held={SEG: "S2"})
    assert len(tunnel.options_after(SEG, "play S2")) == 45
    tunnel.step(SEG, "play S2", "territory CUL", "territory COR")
    assert tunnel.s.tunnel
    show = table("deal", clans="SEG KRA YAN", held={SEG: "S3"}).act(SEG, "play S3")
    assert show.open == ("discard", [SEG])


@rules("DA-14.7", "DA-9.15")
def test_DA_14_7_a_whole_offer_as_data_is_checked() -> None:
    """Things no list would hold: six drugs, an odd price, two cards closed and open."""
    land = {KRA: "LAX:1b ELP:1s", SEG: "GUA:1b ACA:1s6d"}
    scene = table("deal", clans="KRA SEG YAN", land=land, money={KRA: 10}, hands={KRA: "W13 W12"})
    drugs = " ".join(["ACA>ELP"] * 6)
    scene.trade(
        KRA,
        SEG,
        "$8.5 open:W13 closed:W12",
        f"{drugs} any any",
        " ".join(scene.hand(SEG).split()[:2]),
    )
    assert scene.at("ELP") == "KRA 1s6d"
    assert scene.money(SEG) == 8.5
    assert scene.offer_refused(KRA, SEG, "", "")[0] == "offer-empty"
    assert scene.open == ("deal", [KRA])


# --- who is waited for ---


@rules("DA-14.9", "DA-3.8")
def test_DA_14_9_at_the_start_and_the_end_of_each_phase_after_drafts_fights_and_rounds() -> None:
    land = {KRA: "LAX:1b1d PHX:3s", SEG: "GUA:1b TIJ:1s"}
    scene = table(
        "resources",
        clans="KRA SEG YAN",
        land=land,
        held={KRA: "K4"},
        hands={KRA: "W05", SEG: "W01"},
        money={KRA: 1},
    )
    seen = []

    def windows() -> None:
        while isinstance(GAME.ask(scene.s), Window) and scene.s.asking != "last_reveals":
            seen.append(scene.s.asking)
            scene.passes()
        seen.append(scene.s.asking)

    windows()
    scene.step(KRA, "sell LAX", "commit")
    windows()
    scene.act(KRA, "soldier LAX", "end")
    windows()
    scene.step(KRA, *moves("PHX>TIJ:3s"))
    windows()
    scene.step(KRA, "weapon W05").step(SEG, "weapon W01")
    assert scene.open == ("hand_after", [KRA])
    scene.act(KRA, "keep").act(SEG, "keep")
    windows()
    scene.act(KRA, "end")
    windows()
    scene.act(KRA, "end")
    windows()
    assert seen == [
        *["event_window", "resources"],  # start
        *["event_window", "event_window", "event_window", "recruit"],  # draft, end; start
        *["event_window", "event_window", "order"],  # a draft that ends the phase; start
        *["fight_window", "weapons"],
        *["event_window", "order"],
        *["event_window", "event_window", "deal"],
        *["event_window", "last_reveals"],
    ]


@rules("DA-14.10", "DA-X48", "DA-14.12")
def test_DA_X48_who_is_waited_for_depends_on_public_facts_only() -> None:
    sights = []
    for card in ("K1", "K2"):
        land = {KRA: "LAX:1b", SEG: "GUA:1b TIJ:3s"}
        scene = table(clans="SEG KRA YAN", land=land, held={KRA: card})
        assert scene.open == ("event_window", [KRA])
        assert scene.options(KRA) == (["play K1", "pass"] if card == "K1" else ["pass"])
        sights.append([scene.sight(viewer) for viewer in (0, 2, -1)])
    assert sights[0] == sights[1]


@rules("DA-14.10", "DA-3.11")
def test_DA_14_10_reveals_are_waited_for_in_the_last_window_of_a_turn() -> None:
    """Whoever has a hidden profile, whether or not there is anything to claim."""
    scene = table("end", clans="KRA SEG YAN", shown="SEG", profiles={KRA: "P1"}, money={KRA: 15})
    assert scene.open == ("last_reveals", [KRA, YAN])
    seconds = GAME.ask(scene.s).seconds
    assert seconds is not None
    assert seconds(scene.s) == 6
    killed = table("end", clans="KRA SEG YAN", shown="KRA SEG YAN")
    assert killed.open[0] != "last_reveals"
    assert killed.open[0] in ("resources", "recruit")


@rules("DA-14.12", "DA-11.13")
def test_DA_14_12_who_loses_nothing_by_waiting_is_passed_for_at_the_end_of_a_turn() -> None:
    """What is so on the board can be claimed in the next turn as well; a deed only in this one."""
    scene = table("end", clans="KRA SEG YAN", profiles={KRA: "P1", SEG: "P6"}, money={KRA: 15})
    kra, seg, yan = range(3)
    scene.s.fulfilled[seg] = objective("P6.1")
    assert scene.open == ("last_reveals", [KRA, SEG, YAN])
    assert min(claims(scene.s, kra), claims(scene.s, seg)) > 0
    assert [idle(scene, seat) for seat in range(3)] == [True, False, True]
    # What wins is always worth a question; a boss can be claimed later, too (DA-11.6).
    scene.s.merit[kra] = 9
    scene.s.kills[yan] = (scene.s.targets[yan],)
    assert claims(scene.s, yan) > 0
    assert [idle(scene, seat) for seat in range(3)] == [False, False, True]


@rules("DA-14.10", "DA-14.12")
def test_DA_14_12_nobody_else_can_tell_who_is_passed_for() -> None:
    sights = []
    for profile in ("P1", "P6"):
        profiles = {KRA: profile, SEG: "P2", YAN: "P3"}
        scene = table("end", clans="KRA SEG YAN", profiles=profiles)
        scene.s.fulfilled[0] = objective("P6.1")
        assert idle(scene, 0) == (profile == "P1")
        sights.append([scene.sight(viewer) for viewer in (1, 2, -1)])
    assert sights[0] == sights[1]


def idle(scene: Scene, seat: int) -> bool:
    prompt = GAME.prompt(scene.s, seat)
    assert prompt is not None
    return prompt.idle


def objective(name: str) -> int:
    """As a bit."""
    return 1 << [each.id for profile in SETTLED.profiles for each in profile.objectives].index(name)


@rules("DA-14.10")
def test_DA_14_10_each_wait_has_a_fixed_length() -> None:
    window = table(clans="KRA SEG YAN", held={YAN: "Y3"})
    fight = attack(SEG, "3s", KRA, "3s", held={KRA: "K1"})
    for scene in (window, fight):
        ask = GAME.ask(scene.s)
        assert isinstance(ask, Window)
        assert ask.seconds is not None
        assert ask.seconds(scene.s) == 4
        assert [name for name, _ in ask.preferences] == ["of_others"]
    assert fight.open == ("fight_window", [KRA])


@rules("DA-14.11")
def test_DA_14_11_stepped_play_asks_only_who_could_play_something() -> None:
    land = {KRA: "LAX:1b", SEG: "GUA:1b TIJ:3s"}
    scene = table(clans="SEG KRA YAN", land=land, held={KRA: "K2", YAN: "Y3"}, stepped=True)
    assert scene.open == ("order", [SEG])
    asked = table(clans="SEG KRA YAN", land=land, held={KRA: "K1", YAN: "Y3"}, stepped=True)
    assert asked.open == ("event_window", [KRA])


@rules("DA-14.11")
def test_DA_14_11_stepped_play_asks_for_reveals_that_score() -> None:
    """At the end of each phase, after each fight, at the end of the turn; nobody else."""
    scene = table(
        "action",
        clans="KRA SEG YAN",
        profiles={SEG: "P1", KRA: "P2"},
        money={SEG: 15},
        stepped=True,
    )
    scene.act(KRA, "end")
    assert scene.open == ("reveal", [SEG])
    assert scene.options(SEG) == ["reveal_profile", "pass"]
    assert scene.act(SEG, "pass").options(SEG)[-1] == "none"  # nothing else comes before the deals


@rules("DA-14.11")
def test_DA_14_11_and_wherever_a_reveal_would_reach_the_goal() -> None:
    land = {KRA: "LAX:1b3s", SEG: "GUA:1b TIJ:3s"}
    scene = table(
        clans="KRA SEG YAN",
        land=land,
        profiles={SEG: "P1"},
        money={SEG: 15},
        merit={SEG: 8},
        stepped=True,
    )
    scene.step(KRA, "to SFO", "add LAX soldier one", "commit")
    assert scene.open == ("reveal", [SEG])
    scene.act(SEG, "reveal_profile")
    assert scene.winner == SEG
    assert scene.over


@rules("DA-14.11")
def test_DA_14_11_no_view_counts_asks_or_steps() -> None:
    """Two games that differ in what somebody else was asked look the same."""
    sights = []
    for card in ("K1", "K2"):
        land = {KRA: "LAX:1b", SEG: "GUA:1b TIJ:3s"}
        scene = table(clans="SEG KRA YAN", land=land, held={KRA: card}, stepped=True)
        if scene.open[0] == "event_window":
            scene.act(KRA, "pass")
        assert scene.open == ("order", [SEG])
        sights.append([scene.sight(viewer) for viewer in (0, 2, -1)])
        sights[-1].append(str(GAME.observe(GAME.seat_view(scene.s, 0))).encode())
    assert sights[0] == sights[1]


@rules("DA-14.12")
def test_DA_14_12_a_choice_with_one_option_is_made_by_the_engine() -> None:
    land = {KRA: "LAX:1b", SEG: "GUA:1b TIJ:1s"}
    scene = table(clans="KRA SEG YAN", land=land, held={KRA: "K1"})
    scene.step(KRA, "play K1")  # one territory, one soldier
    assert scene.at("TIJ") == ""
    assert scene.quietly().open[0] in ("order", "deal")


@rules("DA-14.12")
def test_DA_14_12_unless_the_others_would_notice() -> None:
    """A window with nothing to play is put all the same; so is a hand of one kind of card."""
    scene = table(clans="SEG KRA YAN", held={KRA: "K2"})
    assert scene.open == ("event_window", [KRA])
    fight = attack(SEG, "3s", KRA, "3s", hands={KRA: "W02 W02 W02 W02 W02"}).quietly()
    assert fight.options(KRA) == ["weapon W02"]
    assert fight.open == ("weapons", [SEG, KRA])


# --- everything ends ---


def random_choice(s: Deal, luck: Luck) -> tuple[int, int, int]:
    """A seat, an action of its, and how many it had."""
    seat = s.waiting[luck.below(len(s.waiting))]
    options = GAME.options(s, seat)
    return seat, options[luck.below(len(options))], len(options)


@pytest.mark.parametrize("stepped", [False, True], ids=["live", "stepped"])
@pytest.mark.parametrize("players", [3, 6])
@rules("DA-14.13", "DA-14.1", "DA-14.4", "DA-Q54")
def test_DA_14_13_random_games_end_and_no_list_is_long(players: int, stepped: bool) -> None:
    s = GAME.begin(players, key_from(f"ends {players}"), stepped=stepped)
    luck = Luck(key_from("ends"))
    most: dict[str, int] = {}
    choices = 0
    while s.asking:
        question = s.asking
        seat, action, many = random_choice(s, luck)
        most[question] = max(most.get(question, 0), many)
        GAME.act(s, seat, action)
        choices += 1
        assert choices < 60_000
    # DA-14.1: the table of chains.
    assert most["order"] <= 50
    assert most["recruit"] <= 66
    assert most["resources"] <= 46
    assert most["weapons"] <= 5
    assert max(most.values()) <= 100
    assert not s.asking


@rules("DA-14.13")
def test_DA_14_13_every_order_spends_a_piece() -> None:
    """Until nothing is fresh any more, and the phase is over by itself."""
    scene = table(clans="KRA SEG YAN", land={KRA: "LAX:1b3s1d"})
    luck = Luck(key_from("orders"))
    orders = 0
    while scene.open[0] == "order":
        path: list[int] = []
        while scene.open[0] == "order" and (not path or path[-1] not in (COMMIT, END)):
            options = [each for each in GAME.options(scene.s, 0) if each != END]
            if COMMIT in options:
                options = [COMMIT]
            path.append(options[luck.below(len(options))])
            scene.step(KRA, ACTIONS.notation(path[-1]))
        orders += 1
        scene.quietly()
        if scene.s.fight:
            break
    assert 1 <= orders <= 5


# --- rulings about the table ---


@rules("DA-Q37")
def test_DA_Q37_money_is_public() -> None:
    scene = table(clans="KRA SEG YAN", money={KRA: 2.5, SEG: 7})
    for viewer in (0, 1, 2, -1):
        assert [each.money for each in scene.view(viewer).players] == [5, 14, 0]
    assert scene.open == ("order", [KRA])


@rules("DA-Q48")
def test_DA_Q48_the_bank_never_runs_out() -> None:
    scene = table("resources", clans="KRA SEG YAN", land={KRA: "LAX:1b"}, money={KRA: 5000})
    assert scene.money(KRA) == 5001
    assert scene.open[0] in ("resources", "recruit")


@rules("DA-Q50")
def test_DA_Q50_a_player_who_is_gone_is_played_on_and_not_removed() -> None:
    """Whatever is asked, the clock has an answer; for whole turns."""
    scene = match_of(4, "gone")
    for _ in range(120):
        if scene.over:
            break
        scene.match.time_out(scene.s.waiting[0])
        scene.s = scene.match.state
    assert scene.s.alive == [True] * 4
    assert scene.s.round > 1


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("DA-14.2", "DA-14.12")
def test_DA_14_2_every_default_is_an_answer(players: int) -> None:
    """D1 to D18: where time runs out, in random games."""
    s = GAME.begin(players, key_from(f"defaults {players}"), stepped=players % 2 == 0)
    luck = Luck(key_from("defaults"))
    for _ in range(1500):
        if not s.asking:
            break
        seat = s.waiting[0]
        twin = s.clone()
        twin.drafts[seat] = ()
        for step in GAME.default(twin, seat, luck):
            assert step in GAME.options(twin, seat), twin.asking
            GAME.act(twin, seat, step)
        assert not twin.drafts[seat]  # and it is whole
        seat, action, _ = random_choice(s, luck)
        GAME.act(s, seat, action)
