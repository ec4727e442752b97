"""Mafiozoo: whom a character serves, and who pays (MZ-6.1 to 6.3, 6.8 to 6.23)."""

from __future__ import annotations

import msgspec
import pytest

from omerta.battery.rules import rules
from omerta.games.mafiozoo.content import CHARACTER_IDS, FORGER
from omerta.kernel.events import PUBLIC
from tests.games.mafiozoo.scenario import (
    B,
    G,
    R,
    Scene,
    Y,
    approaching,
    go_on,
    settled,
    table,
)

NEXT_WINDOW = ("inform", [R])
ALL = " ".join(CHARACTER_IDS)


def left_on_the_femme_fatale() -> Scene:
    """The end of round 1, with two of yellow's gems on her; green then draws her card."""
    return table(
        "influence",
        golden="femme_fatale",
        gems={"femme_fatale": "Y2"},
        dice={"corruption": "femme_fatale"},
    )


@rules("MZ-6.1")
def test_MZ_6_1_in_ascending_order_each_completely_before_the_next() -> None:
    gems = dict.fromkeys(ALL.split(), "Y1")
    scene = table("last_call", golden=ALL, godfather="mayor", gems=gems, slush="Y2 G3", money="Y0")
    assert scene.open == ("choose_district", [Y])  # the Union's: 6 before 7
    assert scene.favours(Y) == "alcohol permit jewel weapon godfather godfather"
    assert scene.money[Y] == 0
    assert [each["character"] for each in scene.told("settle")] == [*range(6)]
    assert list(scene.gems) == [*CHARACTER_IDS[6:]]
    scene.act(Y, "agenda 1")
    assert scene.open == ("union_gem", [Y])
    assert scene.money[Y] == 0
    scene.act(Y, "union judge")
    assert scene.open == ("choose_district", [Y])  # the Developer's: 7, 8 and 9 are over
    assert [each["character"] for each in scene.told("settle")] == [*range(10)]
    assert (scene.money[Y], scene.hand(Y)) == (5, "")
    scene.act(Y, "agenda 1", "agenda 1")
    assert [each["character"] for each in scene.told("settle")] == [*range(12)]
    assert len(scene.s.hands[Y]) == len(scene.s.informants[Y]) == 1
    assert scene.s.character == -1
    assert scene.open == ("place_thugs", [Y])


@rules("MZ-6.1")
def test_MZ_6_1_payments_are_over_before_the_next_character_is_approached() -> None:
    scene = settled("mayor", "Y1 G1", gems={"forger": "B1"})
    assert scene.open == ("buy", [Y, G])
    scene.act(Y, "pay")
    assert (scene.open, scene.favours(Y), scene.on("forger")) == (("buy", [G]), "", "B1")
    scene.act(G, "decline")
    assert scene.favours(Y) == "permit"
    assert scene.on("forger") == "B1"
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.2")
def test_MZ_6_2_a_character_without_gems_gives_nothing() -> None:
    scene = settled("banker", "", money="Y0 G0 B0 R0")
    assert scene.money == [0, 0, 0, 0]
    assert scene.happened == []
    assert scene.open == NEXT_WINDOW
    assert scene.s.character == CHARACTER_IDS.index("producer")


@pytest.mark.parametrize("godfather", [False, True])
@rules("MZ-6.2")
def test_MZ_6_2_without_a_gem_nobody_is_served_or_asked(godfather: bool) -> None:
    scene = settled("forger", "Y2", godfather=godfather)
    assert [scene.favours(seat) for seat in (G, B, R)] == ["", "", ""]
    assert scene.favours(Y).startswith("jewel")
    (settle,) = scene.told("settle")
    assert (settle["served"], settle["payers"], settle["second"]) == ([Y], [], -1)
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.3", "MZ-Q23", "MZ-6.32")
def test_MZ_6_3_gems_left_from_the_round_before_count() -> None:
    """Yellow's two, left on the Femme fatale, are more than the one green lays next round."""
    scene = left_on_the_femme_fatale()
    assert scene.open == ("play_card", [G])  # round 2
    assert scene.on("femme_fatale") == "Y2"
    scene.act(G, "card femme_fatale", "bribe femme_fatale", "done")
    assert scene.on("femme_fatale") == "Y2 G1"
    before = scene.reserve[Y], scene.slush[Y]
    while not scene.told("settle"):
        scene.time_out(scene.s.waiting[0])
    (settle,) = scene.told("settle")
    assert (settle["gems"], settle["served"], settle["spent"]) == ([2, 1, 0, 0], [Y], [Y])
    assert scene.favours(Y) == "godfather"
    # Default plays recovered all; what was spent came from the character.
    assert before[0] + before[1] + 2 == scene.reserve[Y] + scene.slush[Y]
    assert scene.reserve[Y] >= 2
    assert scene.open == ("play_card", [B])  # round 3


# --- highest bidder ---


@rules("MZ-6.8")
def test_MZ_6_8_the_highest_bidder_gets_the_favour_and_spends_the_gems() -> None:
    scene = settled("mayor", "Y1 G3 B2", golden=True)
    assert scene.favours(G) == "permit"
    assert scene.to_reserve == "G3"
    assert scene.paid == ""
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.9")
def test_MZ_6_9_the_others_take_their_gems_back_and_get_nothing() -> None:
    scene = settled("mayor", "Y1 G3 B2", golden=True)
    assert scene.to_slush == "Y1 B2"
    assert [scene.favours(seat) for seat in (Y, B, R)] == ["", "", ""]
    assert (scene.on("mayor"), scene.happened) == (
        "",
        ["settle", "favour"],
    )  # nobody is asked to pay
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.10")
def test_MZ_6_10_with_a_tie_nobody_gets_it_and_all_gems_come_back() -> None:
    scene = settled("commissioner", "Y2 G2 B1", golden=True)
    assert scene.to_slush == "Y2 G2 B1"
    assert scene.to_reserve == scene.paid == ""
    assert [scene.favours(seat) for seat in range(4)] == [""] * 4
    assert scene.open == NEXT_WINDOW


# --- pay ---


@rules("MZ-6.11")
def test_MZ_6_11_the_leader_alone_pays_nothing_and_spends_the_gems() -> None:
    scene = settled("lieutenant", "Y2 G1", money="Y9 G9")
    assert scene.open == ("buy", [G])
    assert scene.to_reserve == "Y2"
    scene.act(G, "decline")
    assert (scene.favours(Y), scene.favours(G), scene.paid) == ("weapon", "", "")
    assert scene.open == NEXT_WINDOW


@pytest.mark.parametrize(("name", "price"), [("lieutenant", 3), ("femme_fatale", 5), ("judge", 3)])
@rules("MZ-6.12")
def test_MZ_6_12_every_other_player_with_a_gem_takes_it_back_and_may_pay(
    name: str, price: int
) -> None:
    scene = settled(name, "Y3 G2 B1", money="Y9 G9 B9 R9")
    assert scene.open == ("buy", [G, B])  # red has no gem there
    assert scene.to_slush == "G2 B1"  # before they decide
    assert scene.options(G) == scene.options(B) == ["pay", "decline"]
    assert scene.view(R).settling.prices == (price, price)
    scene.act(G, "decline").act(B, "pay")
    assert scene.paid == f"B{price}"
    if name == "judge":
        assert [len(hand) for hand in scene.s.hands] == [1, 0, 1, 0]
    else:
        assert scene.favours(B) == scene.favours(Y)
        assert (len(scene.favours(B).split()), scene.favours(G)) == (1, "")
    assert scene.to_slush == "G2 B1"
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.12")
def test_MZ_6_12_who_lets_the_time_run_out_does_not_pay() -> None:
    scene = settled("lieutenant", "Y3 G1")
    scene.time_out(G)
    assert (scene.paid, scene.favours(G)) == ("", "")
    assert scene.told("payments")[0]["declined"] == [G]
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.13")
def test_MZ_6_13_with_a_tie_nobody_gets_it_free_and_all_may_pay() -> None:
    scene = settled("distiller", "Y1 G2 B2")
    assert scene.open == ("buy", [Y, G, B])
    assert (scene.to_slush, scene.to_reserve) == ("Y1 G2 B2", "")
    scene.act(Y, "pay").act(G, "decline").act(B, "pay")
    assert scene.paid == "Y3 B3"
    assert [scene.favours(seat) for seat in range(4)] == ["alcohol", "", "alcohol", ""]
    assert scene.to_reserve == ""
    assert scene.open == NEXT_WINDOW


@pytest.mark.parametrize(("name", "price"), [("lieutenant", 2), ("commissioner", 4)])
@rules("MZ-6.14")
def test_MZ_6_14_the_courthouse_saves_its_owner_one(name: str, price: int) -> None:
    scene = settled(name, "Y3 G1 B1", thugs={B: "courthouse"}, money=f"G{price} B{price}")
    assert scene.open == ("buy", [B])  # green would have to pay one more
    assert scene.view(PUBLIC).settling.prices == (price,)
    scene.act(B, "pay")
    assert (scene.paid, scene.money[B]) == (f"B{price}", 0)
    assert scene.told("payments")[0]["prices"] == [price]
    assert scene.favours(B) != ""
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.14")
def test_MZ_6_14_no_price_falls_below_nothing() -> None:
    scene = approaching("lieutenant", "Y3 G1", thugs={G: "courthouse"}, money="G0")
    scene.s.board = msgspec.structs.replace(scene.s.board, courthouse_saves=4)
    scene.act(R, "pass")
    assert scene.open == ("buy", [G])
    scene.act(G, "pay")
    assert (scene.money[G], scene.favours(G)) == (0, "weapon")
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.14")
def test_MZ_6_14_the_courthouse_saves_nothing_elsewhere() -> None:
    scene = settled("banker", "Y1 G2", thugs={Y: "courthouse", G: "courthouse"}, money="Y0 G0")
    assert scene.money[Y] == 0  # the Banker asks for two gems of its owner too
    assert scene.money[G] == 5
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.15", "MZ-Q22", "MZ-Q24")
def test_MZ_6_15_the_sole_leader_neither_declines_nor_pays_instead() -> None:
    scene = settled("lieutenant", "Y3 G1", money="Y9 G9")
    for what in ("pay", "decline"):
        assert scene.refused(Y, what) == ("not-asked", "MZ-6.12")
    scene.act(G, "pay")
    for what in ("pay", "decline"):  # paying buys the favour once
        assert scene.refused(G, what)[0] == "not-asked"
    assert (scene.favours(Y), scene.favours(G)) == ("weapon", "weapon")
    assert (scene.paid, scene.to_reserve, scene.to_slush) == ("G3", "Y3", "G1")
    assert scene.open == NEXT_WINDOW


# --- payments are sealed ---


@rules("MZ-6.12", "MZ-11.5", "MZ-Q32")
def test_MZ_6_12_payments_are_sealed_and_open_together() -> None:
    sights = []
    for answer in ("pay", "decline"):
        scene = settled("mayor", "Y1 G1 B1")
        before = scene.s.favours.copy(), scene.money, len(scene.events)
        scene.act(B, answer)
        assert scene.open == ("buy", [Y, G])
        assert (scene.s.favours, scene.money, len(scene.events)) == before
        assert scene.match.view(B).prompt.answer is not None  # type: ignore[union-attr]
        sights.append([scene.sight(seat) for seat in (PUBLIC, Y, G, R)])
    assert sights[0] == sights[1]
    scene.act(Y, "pay").act(B, "pay").act(B, "decline").act(B, "pay").act(Y, "decline")
    assert scene.open == ("buy", [G])
    assert scene.told("payments") == []
    scene.act(G, "pay")
    (payments,) = scene.told("payments")
    assert (payments["paying"], payments["prices"], payments["declined"]) == ([G, B], [3, 3], [Y])
    assert scene.paid == "G3 B3"
    assert [scene.favours(seat) for seat in range(4)] == ["", "permit", "permit", ""]
    assert scene.open == NEXT_WINDOW


@rules("MZ-11.5")
def test_MZ_11_5_an_opened_answer_cannot_be_taken_back() -> None:
    scene = settled("mayor", "Y1 G1")
    scene.act(Y, "pay")
    assert scene.cannot_undo(Y)  # it is replaced, not taken back
    scene.act(G, "decline")
    assert scene.cannot_undo(Y)
    assert scene.cannot_undo(G)
    assert (scene.favours(Y), scene.favours(G)) == ("permit", "")
    assert scene.open == NEXT_WINDOW


# --- means ---


@rules("MZ-6.16")
def test_MZ_6_16_everybody_with_the_means_gets_the_favour() -> None:
    scene = settled("banker", "Y4 G2 B1 R2", money="Y0 G0 B0 R0")
    assert scene.money == [5, 5, 0, 5]
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.16")
def test_MZ_6_16_the_most_gems_are_no_means() -> None:
    scene = settled("developer", "Y2 G1")  # three are asked for
    assert (scene.seen_tokens(Y), scene.blind_tokens(Y)) == ("", "")
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.17")
def test_MZ_6_17_qualified_or_not_all_take_their_gems_back() -> None:
    scene = settled("banker", "Y4 G2 B1")
    assert (scene.to_slush, scene.to_reserve, scene.on("banker")) == ("Y4 G2 B1", "", "")
    assert scene.open == NEXT_WINDOW


# --- the Godfather's character ---


@pytest.mark.parametrize("golden", [False, True])
@rules("MZ-6.18")
def test_MZ_6_18_the_sole_leader_gets_a_godfather_token_besides(golden: bool) -> None:
    scene = settled("distiller", "Y3 G2", golden=golden, godfather=True)
    assert scene.favours(Y) == "alcohol godfather"
    assert scene.to_reserve == "Y3"
    assert scene.told("settle")[0]["token"] == Y
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.18")
def test_MZ_6_18_only_where_he_stands() -> None:
    scene = settled("distiller", "Y3 G2", golden=True)
    assert (scene.favours(Y), scene.favours(G)) == ("alcohol", "")
    assert scene.told("settle")[0]["token"] == -1
    assert scene.open == NEXT_WINDOW


@pytest.mark.parametrize("golden", [False, True])
@rules("MZ-6.19")
def test_MZ_6_19_tied_leaders_get_the_favour_and_spend_their_gems(golden: bool) -> None:
    scene = settled("distiller", "Y2 B2 R2", golden=golden, godfather=True)
    assert [scene.favours(seat) for seat in range(4)] == ["alcohol", "", "alcohol", "alcohol"]
    assert (scene.to_reserve, scene.to_slush, scene.paid) == ("Y2 B2 R2", "", "")
    assert scene.open == NEXT_WINDOW


@pytest.mark.parametrize("golden", [False, True])
@rules("MZ-6.20")
def test_MZ_6_20_the_second_player_gets_the_favour_and_takes_the_gems_back(golden: bool) -> None:
    scene = settled("lieutenant", "Y3 G2", golden=golden, godfather=True)
    assert scene.favours(G) == "weapon"
    assert (scene.to_slush, scene.paid) == ("G2", "")
    assert scene.told("settle")[0]["second"] == G
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.21", "MZ-Q18")
def test_MZ_6_21_a_tie_for_first_leaves_no_second() -> None:
    scene = settled("lieutenant", "Y3 G3 B2", golden=True, godfather=True)
    assert [scene.favours(seat) for seat in range(4)] == ["weapon", "weapon", "", ""]
    assert (scene.to_slush, scene.told("settle")[0]["second"]) == ("B2", -1)
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.21", "MZ-Q18")
def test_MZ_6_21_a_tie_for_second_leaves_no_second() -> None:
    scene = settled("lieutenant", "Y3 G2 B2 R1", golden=True, godfather=True)
    assert [scene.favours(seat) for seat in range(4)] == ["weapon godfather", "", "", ""]
    assert (scene.to_slush, scene.told("settle")[0]["second"]) == ("G2 B2 R1", -1)
    assert scene.open == NEXT_WINDOW


@rules("MZ-Q18", "MZ-6.21")
def test_MZ_Q18_any_tie_leaves_no_second_and_nobody_moves_up() -> None:
    for laid, served in (
        ("Y3 G3 B2 R2", [Y, G]),
        ("Y2 G2 B2 R1", [Y, G, B]),
        ("Y3 G2 B2 R1", [Y]),  # red, the third, is not second either
        ("Y3 G1 B1 R1", [Y]),
    ):
        scene = settled("forger", laid, golden=True, godfather=True)
        assert [seat for seat in range(4) if "jewel" in scene.favours(seat)] == served
        assert scene.told("settle")[0]["second"] == -1
        assert scene.open == NEXT_WINDOW


@rules("MZ-6.22")
def test_MZ_6_22_on_a_golden_face_all_others_get_nothing() -> None:
    scene = settled("lieutenant", "Y4 G3 B2 R1", golden=True, godfather=True)
    assert [scene.favours(seat) for seat in range(4)] == ["weapon godfather", "weapon", "", ""]
    assert (scene.to_slush, scene.paid) == ("G3 B2 R1", "")
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.22")
def test_MZ_6_22_on_a_pay_face_each_of_the_others_may_pay() -> None:
    scene = settled("lieutenant", "Y4 G3 B2 R1", godfather=True)
    assert scene.open == ("buy", [B, R])  # neither the leader nor the second
    assert scene.to_slush == "G3 B2 R1"
    scene.act(R, "pay").act(B, "decline")
    assert [scene.favours(seat) for seat in range(4)] == [
        "weapon godfather",
        "weapon",
        "",
        "weapon",
    ]
    assert scene.paid == "R3"
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.22", "MZ-6.21")
def test_MZ_6_22_behind_tied_leaders_on_a_pay_face_the_others_may_pay() -> None:
    scene = settled("lieutenant", "Y2 G2 B1", godfather=True)
    assert scene.open == ("buy", [B])
    assert (scene.to_reserve, scene.to_slush) == ("Y2 G2", "B1")
    scene.act(B, "pay")
    assert [scene.favours(seat) for seat in range(4)] == ["weapon", "weapon", "weapon", ""]
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.23")
def test_MZ_6_23_on_a_means_face_others_with_the_means_get_it_too() -> None:
    scene = approaching("forger", "Y4 G2 B2 R1", godfather=True)
    board = scene.s.board
    means = tuple(2 if who == FORGER else each for who, each in enumerate(board.means))
    scene.s.board = msgspec.structs.replace(board, means=means)
    scene.act(R, "pass")
    assert [scene.favours(seat) for seat in range(4)] == ["jewel godfather", "jewel", "jewel", ""]
    assert (scene.to_reserve, scene.to_slush, scene.paid) == ("Y4", "G2 B2 R1", "")
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.23")
def test_MZ_6_23_the_second_gets_it_even_without_the_means() -> None:
    scene = approaching("forger", "Y4 G1", godfather=True)
    board = scene.s.board
    means = tuple(2 if who == FORGER else each for who, each in enumerate(board.means))
    scene.s.board = msgspec.structs.replace(board, means=means)
    scene.act(R, "pass")
    assert [scene.favours(seat) for seat in (Y, G)] == ["jewel godfather", "jewel"]
    assert scene.to_slush == "G1"
    assert scene.open == NEXT_WINDOW


# --- money is counted at that moment ---


@rules("MZ-Q32")
def test_MZ_Q32_who_cannot_pay_is_not_asked() -> None:
    scene = settled("mayor", "Y1 G1 B1", money="Y2 G3 B0")
    assert scene.open == ("buy", [G])
    assert scene.refused(Y, "pay")[0] == "not-asked"
    scene.act(G, "pay")
    assert scene.money[:3] == [2, 0, 0]
    assert scene.open == NEXT_WINDOW


@rules("MZ-Q32")
def test_MZ_Q32_what_was_paid_before_is_gone() -> None:
    gems = {"mayor": "Y1 G1", "forger": "Y1 G1"}
    scene = table("favours", character="mayor", gems=gems, money="Y5 G6")
    assert scene.open == ("buy", [Y, G])
    scene.act(Y, "pay").act(G, "pay")
    assert scene.open == ("buy", [G])  # yellow has 2 left
    scene.act(G, "pay")
    assert scene.favours(G) == "permit jewel"
    assert scene.open == ("place_thugs", [G])


@pytest.mark.parametrize(
    ("name", "asked"), [("femme_fatale", False), ("commissioner", True), ("judge", True)]
)
@rules("MZ-Q32")
def test_MZ_Q32_the_bankers_money_is_too_late_for_5_and_in_time_for_9_and_11(
    name: str, asked: bool
) -> None:
    gems = {name: "Y1 G2", "banker": "Y2"}
    scene = table("favours", character="lieutenant", gems=gems, money="Y0", round=4)
    if asked:
        assert scene.open == ("buy", [Y])
        assert scene.money[Y] == 5
        scene.act(Y, "pay")
        assert scene.money[Y] == (0 if name == "commissioner" else 2)
    assert (scene.favours(Y) != "", scene.hand(Y) != "") == (
        name == "commissioner",
        name == "judge",
    )
    assert [each["character"] for each in scene.told("settle")].count(6) == 1
    assert scene.open == ("", [])


@rules("MZ-Q23", "MZ-6.10")
def test_MZ_Q23_gems_from_the_round_before_are_taken_back_like_others() -> None:
    """Two of yellow's were left; tied by green's new ones they come back to the slush fund."""
    scene = left_on_the_femme_fatale()
    scene.act(G, "card femme_fatale", "bribe femme_fatale", "more", "done")
    while not scene.told("settle"):
        slush = scene.slush
        scene.time_out(scene.s.waiting[0])
    (settle,) = scene.told("settle")
    assert (settle["gems"], settle["served"], settle["spent"]) == ([2, 2, 0, 0], [], [])
    assert scene.slush[Y] == slush[Y] + 2
    assert scene.on("femme_fatale") == ""
    assert scene.open == ("play_card", [B])


@rules("MZ-Q19", "MZ-9.7")
def test_MZ_Q19_the_straw_man_as_second_leaves_nobody_second() -> None:
    scene = settled("mayor", "Y3 G1 S2", golden=True, godfather=True, players=2)
    assert (scene.favours(Y), scene.favours(G)) == ("permit godfather", "")
    assert (scene.to_slush, scene.to_reserve) == ("G1", "Y3 S2")
    assert scene.open == ("inform", [G])


@rules("MZ-Q19", "MZ-9.7")
def test_MZ_Q19_tied_with_the_straw_man_for_first() -> None:
    """On a golden face nobody is served; with the Godfather the tied player is, without token."""
    scene = settled("mayor", "Y3 G1 S3", golden=True, players=2)
    assert (scene.favours(Y), scene.favours(G)) == ("", "")
    assert (scene.to_slush, scene.to_reserve) == ("Y3 G1", "S3")
    scene = settled("mayor", "Y3 G1 S3", golden=True, godfather=True, players=2)
    assert (scene.favours(Y), scene.favours(G)) == ("permit", "")
    assert (scene.to_slush, scene.to_reserve) == ("G1", "Y3 S3")
    assert scene.open == ("inform", [G])


@rules("MZ-Q19", "MZ-9.7")
def test_MZ_Q19_the_straw_man_leading_a_pay_face_serves_nobody_free() -> None:
    scene = settled("mayor", "Y2 G1 S3", players=2)
    assert scene.open == ("buy", [Y, G])
    assert (scene.to_slush, scene.to_reserve) == ("Y2 G1", "S3")
    scene.act(Y, "pay").act(G, "decline")
    assert (scene.favours(Y), scene.favours(G), scene.paid) == ("permit", "", "Y3")
    assert scene.open == ("inform", [G])


@rules("MZ-Q22", "MZ-6.16")
def test_MZ_Q22_a_favour_cannot_be_refused() -> None:
    """Nobody is asked whether to take what is due: only what to do with it."""
    scene = settled("banker", "Y2", money="Y0")
    assert scene.money[Y] == 5
    go_on(scene, "inform")
    assert scene.open == NEXT_WINDOW
    scene = settled("developer", "Y3")
    assert scene.open == ("choose_district", [Y])
    assert scene.options(Y) == [*(f"agenda {slot}" for slot in range(1, 6)), "blind"]
    for what in ("pass", "decline", "done"):
        assert scene.refused(Y, what)[1] == "MZ-2.7"
    assert scene.open == ("choose_district", [Y])
