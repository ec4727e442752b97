"""La Cosa Nostra, CN-15 and 17: payday, and the final count."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra import GAME
from omerta.games.cosa_nostra.content import Options
from omerta.games.cosa_nostra.rules_end import tie_break
from omerta.kernel.events import PUBLIC
from tests.facts import facts
from tests.games.cosa_nostra.scenario import (
    OVER,
    G,
    P,
    R,
    Scene,
    Y,
    card,
    gangster,
    go_on,
    job,
    jobs,
    table,
)

SHORT = Options(short_game=True)
BONUS = Options(business_bonus=True)


def income_of(scene: Scene) -> list[int]:
    [told] = scene.told("payday")
    incomes: list[int] = told["incomes"]
    return incomes


def kept(scene: Scene, seat: int) -> str:
    """The Jobs in hand but for those drawn for the next round."""
    new = scene.s.new_jobs[seat]
    return " ".join(name for name in scene.hand(seat).split() if job(name) not in new)


# --- income ---


@pytest.mark.parametrize("round", [1, 2, 3])
@rules("CN-15.1", "CN-14.2", "CN-Q60")
def test_CN_15_1_active_businesses_and_monopolies(round: int) -> None:
    scene = table(
        "payday",
        round=round,
        owned={Y: "casino-1 pimp-1 pimp-2 pimp-3", G: "casino-2 cop-1", R: ""},
        closed="casino-2",
        cash={Y: 4000},
    )
    assert scene.told("payday") == [{"round": round, "incomes": [7 + 6 + 5, 1, 0]}]
    assert scene.cash == [4018, 3, 2]
    assert scene.open == ("recruit", [Y])


@rules("CN-15.2", "CN-18.2")
def test_CN_15_2_no_business_bonus_unless_chosen() -> None:
    assert table("payday", owned={R: "casino-1"}).told("money") == []
    scene = table("payday", owned={R: "casino-1 cop-2"}, options=BONUS)
    assert income_of(scene) == [7, 7, 8]
    assert scene.told("money") == [{"payer": -1, "payee": R, "amount": 5, "why": "bonus"}]
    assert scene.cash == [9, 9, 15]
    tied = table("payday", owned={R: "casino-1"}, options=BONUS)  # 7 each
    assert tied.cash == [9, 9, 9]
    assert tied.open == ("recruit", [Y])


@rules("CN-X25", "CN-15.1", "CN-17.2")
def test_CN_X25_what_a_dealer_returns() -> None:
    def cash_of(owned: str, round: int) -> int:
        at: Any = "end" if round == 4 else "payday"
        scene = table(at, round=round, owned={Y: owned, G: "", R: ""})
        return scene.view(PUBLIC).final[Y].total if round == 4 else scene.cash[Y]

    gains = [cash_of("dealer-2", number) - cash_of("", number) for number in (1, 2, 3, 4)]
    assert gains == [2, 2, 2, 4]


# --- recruiting ---


@rules("CN-15.3")
def test_CN_15_3_one_each_in_turn_order_for_its_price() -> None:
    scene = table("payday", first=G, cash={G: 8, R: 30, Y: 1})
    assert scene.open == ("recruit", [G])
    assert scene.options(G) == ["g2r", "g3r", "none"]  # 15 with the income: not the strongest
    scene.act(G, "g3r")
    assert scene.cash[G] == 0
    assert scene.crew(G) == "g1 g2 g3 g3r"
    assert scene.recruits(G) == "g2r g4r"
    assert scene.active("g3r")
    assert scene.told("recruited") == [{"seat": G, "gangster": gangster("g3r")}]
    assert scene.open == ("recruit", [R])  # one is all
    assert scene.options(R) == ["r2r", "r3r", "r4r", "none"]
    scene.act(R, "none")
    assert scene.crew(R) == "r1 r2 r3"
    assert scene.open == ("recruit", [Y])
    assert scene.options(Y) == ["none"]
    scene.act(Y, "none")
    go_on(scene, "plan", 2)
    assert scene.task("g3r") == "none"
    assert scene.open == ("plan", [R])


@rules("CN-15.3", "CN-16.1")
def test_CN_15_3_trading_is_open_meanwhile() -> None:
    scene = table("payday", round=2, cash={Y: 1, G: 10})
    assert scene.s.gate
    assert scene.options(Y) == ["none"]
    scene.trade(Y, G, "waste-1", "2")
    assert scene.options(Y) == ["y2r", "none"]
    scene.act(Y, "y2r").act(G, "none")
    scene.trade(R, Y, "r1")  # all are done: nothing pending
    scene.act(R, "none")
    assert scene.s.gate  # and stays so while cards are drawn
    assert scene.open[0] == "mulligan"


@rules("CN-15.3", "CN-16.11")
def test_CN_15_3_stepped() -> None:
    scene = table("payday", stepped=True, cash={Y: 1, G: 10, R: 1})
    assert scene.open == ("make_offer", [Y])
    scene.quietly()
    assert scene.open == ("recruit", [G])  # yellow cannot afford anybody
    scene.act(G, "g2r").quietly()
    assert scene.open[0] == "mulligan"


@rules("CN-15.3")
def test_CN_15_3_who_has_no_recruits_left_is_not_asked() -> None:
    scene = table("payday", crews={Y: "y1 y2 y3 y2r y3r y4r"}, cash={Y: 99})
    assert scene.open == ("recruit", [G])


# --- the hand limit ---


@rules("CN-15.4", "CN-Q43", "CN-15.7")
def test_CN_15_4_at_most_three_and_three() -> None:
    scene = table(
        "payday",
        round=2,
        hands={Y: "J1C01 J1T1 J2C01 J2T1 J2T2", G: "J1C02 J1C03 J2C02", R: "J1C04"},
        influence={Y: "spy snitch schemer", R: "snitch spy schemer henchman"},
    )
    for seat in (Y, G, R):
        scene.act(seat, "none")
    assert scene.open == ("discard_to_limit", [Y, R])  # green is within the limit
    assert scene.options(Y) == ["J1C01", "J1T1", "J2C01", "J2T1"]  # the first of two, in order
    scene.act(Y, "J1C01", "J2C01")
    assert scene.hand(Y) == "J1C01 J1T1 J2C01 J2T1 J2T2"  # nothing happens before all are in
    assert scene.open == ("discard_to_limit", [R])
    scene.act(R, "spy")
    assert kept(scene, Y) == "J1T1 J2T1 J2T2"
    assert scene.influence(Y) == "snitch spy schemer"
    assert (kept(scene, R), scene.influence(R)) == ("J1C04", "snitch henchman schemer")
    assert sorted(scene.shut_jobs.split()) == ["J1C01", "J2C01"]
    assert scene.s.influence_shut == [(R, card("spy"))]
    # Face down: how many, and the pile numbers.
    assert [facts(heard) for heard in scene.heard(PUBLIC, "discarded")] == [
        {"seat": Y, "piles": [1, 2], "count": 0},
        {"seat": R, "piles": [], "count": 1},
    ]
    assert scene.heard(Y, "discarded")[0].data.jobs == tuple(jobs("J1C01 J2C01"))
    assert [shut.job for shut in scene.view(G).shut_jobs] == [None, None]
    assert scene.view(Y).shut_jobs[0].job in jobs("J1C01 J2C01")
    assert scene.view(PUBLIC).influence_shut == 1
    assert scene.open[0] == "mulligan"


@rules("CN-15.4")
def test_CN_15_4_both_kinds_jobs_first() -> None:
    scene = table(
        "payday",
        round=3,
        hands={Y: "J1C01 J1C02 J1C03 J1C04"},
        influence={Y: "spy spy spy snitch snitch"},
    )
    for seat in (Y, G, R):
        scene.act(seat, "none")
    scene.step(Y, "J1C02")
    assert scene.options(Y) == ["snitch", "spy"]
    scene.step(Y, "snitch", "snitch")
    assert (kept(scene, Y), scene.influence(Y)) == ("J1C01 J1C03 J1C04", "spy spy spy")
    assert scene.open[0] == "mulligan"


@pytest.mark.parametrize("round", [1, 2, 3])
@rules("CN-15.4", "CN-Q43")
def test_CN_Q43_not_in_round_i(round: int) -> None:
    scene = table("payday", round=round, hands={Y: "J1C01 J1C02 J1C03 J1C04"})
    for seat in (Y, G, R):
        scene.act(seat, "none")
    assert scene.open[0] == ("mulligan" if round == 1 else "discard_to_limit")


@rules("CN-15.4", "CN-Q52")
def test_CN_15_4_time_out_discards_the_lowest() -> None:
    scene = table(
        "payday",
        round=3,
        hands={Y: "J3C01 J2T1 J1C02 J1-bash-1 J1T1"},
        influence={Y: "schemer snitch spy henchman"},
    )
    for seat in (Y, G, R):
        scene.act(seat, "none")
    scene.time_out(Y)
    assert kept(scene, Y) == "J1T1 J2T1 J3C01"
    assert scene.influence(Y) == "spy henchman schemer"
    assert scene.open[0] == "mulligan"


@pytest.mark.parametrize("by_clock", [False, True])
@rules("CN-15.4", "CN-19.7")
def test_CN_15_4_though_all_are_of_one_kind(by_clock: bool) -> None:
    """The choice is put all the same: to take it by itself would tell what he holds."""
    scene = table("payday", round=2, influence={Y: "snitch snitch snitch snitch snitch"})
    for seat in (Y, G, R):
        scene.act(seat, "none")
    assert scene.open == ("discard_to_limit", [Y])
    assert scene.options(Y) == ["snitch"]
    scene.time_out(Y) if by_clock else scene.act(Y, "snitch", "snitch")
    assert scene.influence(Y) == "snitch snitch snitch"
    assert scene.open[0] == "mulligan"


@rules("CN-15.5", "CN-11.8", "CN-11.9")
def test_CN_15_5_attachments_are_discarded() -> None:
    scene = table(
        "payday",
        attached={"y1": "machine_pistol distraction", "g1": "henchman saboteur"},
        tasks={"g1": "idle"},
    )
    scene.act(Y, "none").act(G, "none")
    assert scene.attached("y1") == "machine_pistol distraction"  # not before
    scene.act(R, "none")
    assert scene.attached("y1") == scene.attached("g1") == ""
    assert sorted(scene.influence_open.split()) == [
        "distraction",
        "henchman",
        "machine_pistol",
        "saboteur",
    ]
    assert scene.open[0] == "mulligan"


@pytest.mark.parametrize(("first", "then"), [(Y, G), (R, P), (P, Y)])
@rules("CN-15.6")
def test_CN_15_6_the_first_player_card_goes_left(first: int, then: int) -> None:
    scene = table("payday", players=4, first=first, hands={})
    go_on(scene, "plan", 2)
    assert scene.told("round_over") == [{"round": 1, "first": then}]
    assert scene.open == ("plan", [then])


@rules("CN-15.7", "CN-Q40")
def test_CN_15_7_money_is_open() -> None:
    scene = table("action", cash={Y: 9, G: 4}, laundered={G: 8}, tasks={"y1": "J1C03"})
    for seat in (PUBLIC, Y, G, R):
        players = scene.view(seat).players
        assert [each.cash for each in players] == [9, 4, 2]
        assert [each.laundered for each in players] == [0, 8, 0]
        assert [each.income for each in players] == [7, 7, 7]
    assert scene.open == ("turn_to_act", [Y])


# --- the end ---


def final(**more: Any) -> Any:
    more.setdefault("owned", {Y: "", G: "", R: ""})
    return table("end", round=4, **more).view(PUBLIC).final


@rules("CN-17.1", "CN-Q45", "CN-16.1")
def test_CN_17_1_after_the_last_action_phase_at_once() -> None:
    """No payday, no recruiting, no hand limit, no trade."""
    scene = table(
        "action",
        round=4,
        tasks={"y1": "J1C06"},
        cash={Y: 50, G: 50},
        hands={G: "J1C01 J1C02 J1C03 J1C04"},
    )
    scene.act(Y, "y1", "cancel")
    assert scene.open == OVER
    assert scene.told("payday") == []
    assert scene.cash == [50, 50, 2]  # the doubled income is counted, not paid
    assert not scene.s.gate
    assert scene.offer_refused(Y, G, "1")[0] == "unknown-entry"
    assert scene.told("final") == [{"totals": [64, 64, 16]}]


@rules("CN-Q44", "CN-18.4")
def test_CN_Q44_the_short_game_ends_with_round_iii() -> None:
    scene = table("action", round=3, tasks={"y1": "J1C06"}, options=SHORT)
    scene.act(Y, "y1", "cancel")
    assert scene.open == OVER
    assert scene.told("payday") == []
    assert [each.income for each in scene.view(PUBLIC).final] == [14, 14, 14]
    going_on = table("action", round=3, tasks={"y1": "J1C06"}).act(Y, "y1", "cancel")
    assert going_on.open == ("recruit", [Y])


@rules("CN-17.2", "CN-13.3")
def test_CN_17_2_double_income() -> None:
    counts = final(owned={Y: "casino-1", G: "dealer-1 dealer-2", R: "cop-1"}, closed="cop-1")
    assert [each.income for each in counts] == [14, 18, 0]


@pytest.mark.parametrize(
    ("crews", "down", "gets"),
    [
        ({Y: "y1 y2 y3 y2r"}, "", [15, 0, 0]),
        ({Y: "y1 y2 y3 y2r", G: "g1 g2 g3 g4r"}, "", [0, 0, 0]),
        ({Y: "y1 y2 y3 y2r", G: "g1 g2 g3 g4r"}, "y2r", [0, 15, 0]),
        ({}, "", [0, 0, 0]),
        ({}, "y1 r3", [0, 15, 0]),
    ],
)
@rules("CN-17.3")
def test_CN_17_3_the_most_active_gangsters(
    crews: dict[int, str], down: str, gets: list[int]
) -> None:
    assert [each.gangsters for each in final(crews=crews, down=down)] == gets


@rules("CN-17.3", "CN-Q24")
def test_CN_17_3_idle_ones_count_recruits_under_the_boss_do_not() -> None:
    counts = final(tasks={"y1": "idle"}, trophies={Y: "g1", G: "r1"})
    assert [each.gangsters for each in counts] == [15, 0, 0]


@rules("CN-17.4")
def test_CN_17_4_laundered_money_is_doubled() -> None:
    assert [each.laundered for each in final(laundered={Y: 15, R: 4})] == [30, 0, 8]


@pytest.mark.parametrize(
    ("trophies", "bonus"),
    [("", 0), ("g3", 6), ("g2 r3", 20), ("g2 r3 r4r", 54), ("g1 g2 g3 r1", 42), ("y1 y3", 16)],
)
@rules("CN-X13", "CN-17.5", "CN-Q41")
def test_CN_X13_power_bonus(trophies: str, bonus: int) -> None:
    """Of whatever family, also of his own."""
    counts = final(
        trophies={Y: trophies}, crews={R: " ".join({"r1", "r2", "r3"} - {*trophies.split()})}
    )
    assert counts[Y].trophies == bonus


@rules("CN-Q41", "CN-13.4", "CN-17.5")
def test_CN_Q41_printed_strength_of_who_was_killed() -> None:
    scene = table(
        "action",
        round=4,
        tasks={"y3": "J4-drive_by-1"},
        attached={"g3": "machine_pistol"},
    )
    scene.dice(4, 4, 4).act(Y, "y3", "reveal", G, "g3")
    assert scene.open == OVER
    assert scene.view(PUBLIC).final[Y].trophies == 6


@rules("CN-X28", "CN-17.6")
def test_CN_X28_a_final_count() -> None:
    scene = table(
        "end",
        round=4,
        cash={Y: 31},
        laundered={Y: 15},
        owned={Y: "casino-1 pimp-1 pimp-2 pimp-3", G: "", R: ""},
        trophies={Y: "g3 r2"},
        hands={Y: "J4C01", G: "J4C02"},
        influence={Y: "spy"},
        markers=[],
    )
    count = scene.view(PUBLIC).final[Y]
    assert (count.cash, count.laundered, count.income) == (31, 30, 36)
    assert (count.gangsters, count.trophies, count.bonus) == (15, 20, 0)
    assert count.total == 132
    # What a player's figure is made of is shown at the table, too.
    shown = scene.view(PUBLIC).players[Y]
    assert (shown.income_counts, shown.laundered_counts, shown.worth) == (36, 30, 132)
    assert (shown.gangsters_count, shown.trophies_count, shown.bonus_counts) == (15, 20, 0)
    assert scene.match.view(PUBLIC).scores == (132, 2, 2)
    assert scene.match.view(PUBLIC).places == (1, 2, 2)
    assert scene.open == OVER


@rules("CN-17.6")
def test_CN_17_6_cards_in_play_and_hands_are_worth_nothing() -> None:
    poor = final(hands={}, closed="")
    rich = final(
        hands={Y: "J4C01 J4C02"},
        influence={Y: "spy snitch"},
        owned={Y: "casino-1", G: "", R: ""},
        closed="casino-1",
        markers=[(G, "casino-1")],
    )
    assert [each.total for each in rich] == [each.total for each in poor]


@rules("CN-18.2", "CN-17.2")
def test_CN_18_2_the_bonus_at_the_end_is_not_doubled() -> None:
    counts = final(owned={Y: "casino-1", G: "", R: ""}, options=BONUS)
    assert [each.bonus for each in counts] == [5, 0, 0]
    assert counts[Y].total == 2 + 14 + 5
    tied = final(owned={Y: "casino-1", G: "casino-2", R: ""}, options=BONUS)
    assert [each.bonus for each in tied] == [0, 0, 0]


# --- ties ---


def tied(b_owns: str, b_crew: str, b_cash: int, **more: Any) -> Scene:
    return table(
        "end",
        round=4,
        cash={Y: 86, G: b_cash, R: 5},
        owned={Y: "casino-1", G: b_owns, R: ""},
        crews={Y: "y1 y2 y3 y2r", G: b_crew},
        **more,
    )


@rules("CN-X31", "CN-17.7", "CN-Q42", "CN-Q53", "CN-17.8")
def test_CN_X31_the_greater_value_wins() -> None:
    scene = tied("night_club-1", "g1 g2 g3 g3r", 88)
    assert scene.match.view(PUBLIC).scores == (100, 100, 5)
    assert tie_break(scene.s) == [24, 27, 0]
    assert scene.match.view(PUBLIC).places == (2, 1, 3)
    equal = tied("casino-2", "g1 g2 g3 g2r", 86)
    assert equal.match.view(PUBLIC).places == (1, 1, 3)  # a shared victory
    assert equal.open == OVER


@rules("CN-Q42", "CN-17.7")
def test_CN_Q42_deactivated_ones_count_start_gangsters_do_not() -> None:
    scene = tied("casino-2 cop-1", "g1 g2 g3 g2r", 86, closed="cop-1", down="g1 y1")
    assert tie_break(scene.s) == [24, 26, 0]
    assert scene.match.view(PUBLIC).places == (2, 1, 3)


@rules("CN-17.8", "CN-Q53")
def test_CN_17_8_all_places() -> None:
    scene = table(
        "end",
        players=4,
        round=4,
        cash={Y: 5, G: 8, R: 8, P: 9},
        owned={Y: "", G: "cop-1", R: "cop-2", P: ""},
    )
    assert scene.match.view(PUBLIC).scores == (5, 10, 10, 9)
    assert scene.match.view(PUBLIC).places == (4, 1, 1, 3)
    assert GAME.scores(scene.s) == [5, 10, 10, 9]


@pytest.mark.parametrize(
    ("number", "worth"), [("r1", 2), ("r1 g1", 8), ("r1 g1 g2", 24), ("r1 r2 g1 g2", 36)]
)
@rules("CN-17.5")
def test_CN_17_5_dearer_the_more_there_are(number: str, worth: int) -> None:
    assert final(trophies={Y: number})[Y].trophies == worth


@rules("CN-17.7", "CN-Q42")
def test_CN_17_7_value_breaks_ties_only() -> None:
    """More money wins, whatever the cards are worth."""
    scene = table(
        "end",
        round=4,
        cash={Y: 31, G: 2, R: 30},
        owned={Y: "", G: "casino-1 casino-2", R: ""},
    )
    assert scene.match.view(PUBLIC).scores == (31, 30, 30)
    assert scene.match.view(PUBLIC).places == (1, 2, 3)
    assert scene.open == OVER
