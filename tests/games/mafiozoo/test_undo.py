"""Mafiozoo: what can be taken back, and until when (MZ-11.1)."""

from __future__ import annotations

from omerta.battery.rules import rules
from tests.games.mafiozoo.scenario import B, G, R, Y, table


@rules("MZ-11.1")
def test_MZ_11_1_after_a_bribe_there_is_no_undo() -> None:
    scene = table(hands={Y: "judge"}).act(Y, "card judge", "bribe judge", "done")
    assert scene.cannot_undo(Y)
    assert not scene.match.can_undo_if_agreed(Y)
    assert scene.open == ("play_card", [G])


@rules("MZ-11.1", "MZ-5.8")
def test_MZ_11_1_nor_after_a_recovery_which_told_a_kind() -> None:
    for card in ("judge", "secret"):
        scene = table(hands={Y: card}).act(Y, f"card {card}", "recover 1")
        assert scene.cannot_undo(Y)
        assert scene.open == ("play_card", [G])


@rules("MZ-11.1")
def test_MZ_11_1_steps_are_taken_back_one_by_one_up_to_the_last() -> None:
    scene = table(hands={Y: "judge"}).act(Y, "card judge", "bribe judge", "more")
    start = table(hands={Y: "judge"}).s.to_json()
    for seat in (G, B, R):
        assert scene.cannot_undo(seat)
    for _ in range(3):
        assert scene.match.can_undo(Y)
        scene.undo(Y)
    assert scene.s.to_json() == start
    assert scene.cannot_undo(Y)
    assert scene.open == ("play_card", [Y])


@rules("MZ-11.2", "MZ-11.1")
def test_MZ_11_2_a_bonus_on_ones_turn_can_be_taken_back_until_another_acts() -> None:
    scene = table(thugs={Y: "prison", G: "prison"}).act(Y, "use prison mayor").undo(Y)
    assert scene.gems == {}
    assert scene.events == []
    assert scene.bonuses(Y) == "prison"
    scene.act(Y, "use prison mayor").act(G, "use prison mayor")
    assert scene.cannot_undo(Y)
    assert scene.match.can_undo(G)
    scene.undo(G)
    assert scene.on("mayor") == "Y1"
    assert scene.open == ("play_card", [Y])


@rules("MZ-11.3")
def test_MZ_11_3_a_bonus_off_turn_can_be_taken_back_until_another_acts() -> None:
    scene = table(hands={Y: "judge"}, thugs={G: "prison"}).act(G, "use prison mayor")
    assert scene.match.can_undo(G)
    scene.act(Y, "card judge", "recover 0")
    assert scene.cannot_undo(G)
    assert scene.on("mayor") == "G1"
    assert scene.open == ("play_card", [G])


@rules("MZ-11.3")
def test_MZ_11_3_what_waited_is_carried_out_for_good() -> None:
    scene = table(hands={Y: "judge"}, thugs={G: "prison"}).act(Y, "card judge")
    scene.act(G, "use prison mayor").act(Y, "recover 0")
    assert scene.on("mayor") == "G1"
    for seat in (Y, G):
        assert scene.cannot_undo(seat)
    assert scene.open == ("play_card", [G])


@rules("MZ-11.4", "MZ-7.1")
def test_MZ_11_4_a_thug_can_be_taken_back_until_another_acts() -> None:
    tokens = "weapon alcohol permit jewel"
    scene = table("influence", favours={Y: tokens, G: tokens})
    scene.act(Y, "thug boxing_gym", "spend alcohol")
    assert scene.favours(Y) == "permit jewel"
    scene.undo(Y)  # back to the step before the last
    assert (scene.thugs(Y), scene.favours(Y)) == ("", "alcohol permit jewel weapon")
    assert scene.told("thug") == []
    assert scene.options(Y) == ["spend alcohol", "spend permit", "spend jewel"]
    scene.act(Y, "spend alcohol").act(G, "thug boxing_gym", "spend jewel")
    assert scene.cannot_undo(Y)
    scene.undo(G)
    assert (scene.thugs(Y), scene.thugs(G)) == ("boxing_gym", "")
    assert scene.open == ("place_thugs", [Y, G])


@rules("MZ-2.7", "MZ-2.9")
def test_MZ_2_9_a_token_taken_is_taken() -> None:
    """From the Agenda it let another one be seen; blind it was seen itself."""
    thugs = {Y: "building_site", G: "building_site"}
    for what in ("agenda 1", "blind"):
        scene = table("revenue", round=2, thugs=thugs).act(Y, what)
        assert scene.cannot_undo(Y)
        assert scene.open == ("choose_district", [G])


@rules("MZ-4.13")
def test_MZ_4_13_a_mix_can_be_taken_back_unless_a_card_was_drawn_after_it() -> None:
    scene = table("revenue", round=2, thugs={Y: "docks"}).act(Y, "docks 3").undo(Y)
    assert scene.open == ("mix", [Y])
    scene = table("revenue", round=2, thugs={Y: "docks law_office"}).act(Y, "docks 3")
    assert scene.cannot_undo(Y)
    assert scene.open == ("play_card", [Y])


@rules("MZ-11.1")
def test_MZ_11_1_what_the_clock_did_stands() -> None:
    scene = table("last_call", thugs={Y: "prison", G: "prison"}).time_out(Y)
    assert scene.cannot_undo(Y)
    assert scene.open == ("last_bonus", [G])


@rules("MZ-11.3")
def test_MZ_11_3_what_waits_outlasts_a_card_taken_back() -> None:
    scene = table(hands={Y: "judge mayor"}, thugs={G: "prison", B: "massage_parlour"})
    scene.act(Y, "card judge").act(G, "use prison mayor").undo(Y)
    scene.act(B, "use massage_parlour").act(Y, "card mayor", "recover 0")
    assert [each["seat"] for each in scene.told("placed")] == [G, B]
    assert scene.open == ("play_card", [G])


@rules("MZ-11.3")
def test_MZ_11_3_what_waits_outlasts_a_bonus_taken_back() -> None:
    """Green placed while a card was half played. That yellow takes back more than the card is no
    reason to forget it."""
    scene = table(hands={Y: "judge"}, thugs={Y: "prison", G: "prison"})
    scene.act(Y, "use prison mayor", "card judge").act(G, "use prison forger")
    scene.undo(Y).undo(Y)
    assert scene.on("mayor") == ""
    scene.act(Y, "card judge", "recover 0")
    assert scene.on("forger") == "G1"
    assert scene.open == ("play_card", [G])


@rules("MZ-11.1", "MZ-7.1")
def test_MZ_7_1_a_thug_taken_back_leaves_what_others_have_begun() -> None:
    tokens = "weapon alcohol permit jewel"
    scene = table("influence", favours={Y: tokens, G: tokens})
    scene.act(Y, "thug boxing_gym", "spend alcohol").act(G, "thug building_site")
    scene.undo(Y)
    assert scene.thugs(Y) == ""
    assert scene.options(G) == ["spend alcohol", "spend jewel", "spend weapon"]
    assert scene.open == ("place_thugs", [Y, G])


@rules("MZ-11.1", "MZ-11.3")
def test_MZ_11_1_a_bonus_taken_back_leaves_a_card_half_played() -> None:
    scene = table(hands={Y: "judge"}, thugs={G: "prison"}).act(G, "use prison mayor")
    scene.act(Y, "card judge", "bribe judge")
    scene.undo(G)
    assert scene.gems == {}
    assert scene.options(Y) == ["more", "go forger", "go detective", "done"]
    assert scene.open == ("play_card", [Y])
