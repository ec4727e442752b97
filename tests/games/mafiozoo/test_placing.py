"""Mafiozoo: placing bonuses, unprompted or in the last call (MZ-5.17 to 5.22, 11.3)."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.mafiozoo import GAME
from omerta.games.mafiozoo.content import CHARACTER_IDS, PLACE_IDS
from omerta.kernel.events import PUBLIC
from tests.games.mafiozoo.scenario import B, G, R, Y, notations, table

ALL_PLACING = "pizzeria barber massage_parlour prison"
CENTRE = CHARACTER_IDS[:4]

# --- which gem goes where ---


@pytest.mark.parametrize(
    ("godfather", "usable"),
    [
        ("distiller", ["pizzeria"]),
        ("mayor", ["pizzeria"]),
        ("forger", ["barber"]),
        ("lieutenant", ["barber"]),
    ],
)
@rules("MZ-5.19", "MZ-Q34")
def test_MZ_5_19_pizzeria_on_1_or_2_barber_on_3_or_4(godfather: str, usable: list[str]) -> None:
    scene = table(thugs={Y: "pizzeria barber"}, godfather=godfather)
    offered = [each for each in scene.options(Y) if each.startswith("use")]
    assert offered == [f"use {place}" for place in usable]
    (other,) = {"pizzeria", "barber"} - set(usable)
    assert scene.refused(Y, f"use {other}") == ("refused-bonus-target", "MZ-5.19")
    scene.act(Y, offered[0])
    assert scene.gems == {godfather: "Y1"}
    assert scene.reserve[Y] == 7
    assert scene.open == ("play_card", [Y])


@pytest.mark.parametrize("godfather", CENTRE)
@rules("MZ-5.20", "MZ-Q34")
def test_MZ_5_20_massage_parlour_where_the_godfather_is(godfather: str) -> None:
    scene = table(thugs={Y: "massage_parlour"}, godfather=godfather).act(Y, "use massage_parlour")
    assert scene.gems == {godfather: "Y1"}
    assert scene.open == ("play_card", [Y])


@pytest.mark.parametrize("godfather", CENTRE)
@rules("MZ-5.21", "MZ-Q38", "MZ-Q34")
def test_MZ_5_21_prison_on_one_of_1_to_4_where_he_is_not(godfather: str) -> None:
    others = [name for name in CENTRE if name != godfather]
    for target in others:
        scene = table(thugs={Y: "prison"}, godfather=godfather)
        offered = [each for each in scene.options(Y) if each.startswith("use")]
        assert offered == [f"use prison {name}" for name in others]
        scene.act(Y, f"use prison {target}")
        assert scene.gems == {target: "Y1"}
        assert scene.open == ("play_card", [Y])
    scene = table(thugs={Y: "prison"}, godfather=godfather)
    for name in (godfather, "femme_fatale", "detective"):
        assert scene.refused(Y, f"use prison {name}") == ("refused-bonus-target", "MZ-5.21")
    assert scene.open == ("play_card", [Y])


@rules("MZ-5.22")
def test_MZ_5_22_from_the_reserve_and_not_without_a_gem() -> None:
    scene = table(thugs={Y: ALL_PLACING}, slush="Y0", reserve="Y2")
    assert len([each for each in scene.options(Y) if each.startswith("use")]) == 5
    scene.act(Y, "use pizzeria", "use massage_parlour")
    assert (scene.on("distiller"), scene.reserve[Y]) == ("Y2", 0)
    assert not [each for each in scene.options(Y) if each.startswith("use")]
    assert scene.refused(Y, "use prison mayor") == ("refused-no-gems", "MZ-5.22")
    assert scene.open == ("play_card", [Y])


@rules("MZ-5.22", "MZ-5.16", "MZ-Q36")
def test_MZ_5_22_these_gems_are_never_transferred() -> None:
    scene = table(
        hands={Y: "distiller"}, thugs={Y: "massage_parlour newspaper city_hall"}, slush="Y1"
    )
    scene.act(Y, "use massage_parlour", "card distiller", "bribe distiller")
    # Two of yellow's gems lie there now, but only the one of the card is being played.
    assert scene.options(Y) == ["done"]
    scene.act(Y, "done")
    assert scene.gems["distiller"] == "Y2"
    assert scene.open == ("play_card", [G])


@rules("MZ-5.17", "MZ-Q11")
def test_MZ_5_17_each_once_a_round() -> None:
    scene = table(thugs={Y: ALL_PLACING})
    assert scene.bonuses(Y) == ALL_PLACING
    scene.act(Y, "use pizzeria", "use massage_parlour", "use prison mayor")
    assert scene.bonuses(Y) == "barber"
    assert scene.view(PUBLIC).players[Y].bonuses == (PLACE_IDS.index("barber"),)
    for use in ("use pizzeria", "use massage_parlour", "use prison forger"):
        assert scene.refused(Y, use) == ("refused-bonus-used", "MZ-5.17")
    assert scene.refused(G, "use pizzeria") == ("refused-no-thug", "MZ-5.17")
    assert scene.open == ("play_card", [Y])


@rules("MZ-5.17", "MZ-4.7")
def test_MZ_5_17_again_in_the_next_round_and_only_with_a_thug() -> None:
    scene = table("revenue", round=2, thugs={Y: "prison", G: "newspaper city_hall"})
    assert scene.bonuses(Y) == "prison"
    assert scene.bonuses(G) == ""
    scene.act(Y, "use prison lieutenant")
    assert scene.refused(Y, "use barber") == ("refused-no-thug", "MZ-5.17")
    while scene.s.round == 2:
        scene.time_out(scene.s.waiting[0])
    assert scene.bonuses(Y) == "prison"
    assert scene.open == ("play_card", [G])


@rules("MZ-5.17")
def test_MZ_5_17_the_modifiers_need_no_action() -> None:
    scene = table(thugs={Y: "police_station city_hall newspaper courthouse"})
    assert scene.bonuses(Y) == ""
    assert not [each for each in scene.options(Y) if each.startswith("use")]
    assert scene.interrupts(Y) == []
    assert scene.open == ("play_card", [Y])


# --- MZ-5.18, 11.3: at any time while cards are played ---


@rules("MZ-5.18", "MZ-11.3")
def test_MZ_5_18_off_turn_at_once() -> None:
    scene = table(thugs={B: ALL_PLACING, Y: "prison"}, godfather="mayor")
    question = scene.s.question
    assert scene.interrupts(B) == [
        *("use pizzeria", "use massage_parlour", "use prison distiller"),
        *("use prison forger", "use prison lieutenant"),
    ]
    assert scene.interrupts(Y) == []  # whose turn it is has them among the answers
    assert scene.options(B) == []
    scene.act(B, "use prison forger")
    assert scene.gems == {"forger": "B1"}
    assert scene.told("placed") == [
        {"seat": B, "place": 11, "character": 2, "source": "reserve"},
    ]
    assert scene.interrupts(B) == ["use pizzeria", "use massage_parlour"]
    assert scene.s.question == question
    assert scene.open == ("play_card", [Y])
    scene.act(Y, "use prison distiller").act(B, "use pizzeria").time_out(Y)
    assert scene.gems == {"distiller": "Y1", "mayor": "B1", "forger": "B1"}
    assert scene.open == ("play_card", [G])


@rules("MZ-11.3", "MZ-5.18")
def test_MZ_11_3_while_a_card_is_half_played_it_waits() -> None:
    scene = table(hands={Y: "judge"}, thugs={B: "prison", R: "massage_parlour"})
    scene.act(Y, "card judge", "bribe judge")
    unknowing = [scene.sight(seat) for seat in (PUBLIC, Y, G, R)]
    scene.act(B, "use prison mayor")
    # Nobody but blue knows, and nothing has happened.
    assert [scene.sight(seat) for seat in (PUBLIC, Y, G, R)] == unknowing
    assert scene.gems == {}
    assert scene.events == []
    assert notations(scene.match.view(B).queued) == ["use prison mayor"]
    assert scene.interrupts(B) == []  # it is on its way, with another target too
    scene.act(R, "use massage_parlour")
    assert scene.match.view(Y).queued == scene.match.view(B).queued[1:] == ()
    assert scene.open == ("play_card", [Y])
    assert scene.options(Y) == ["more", "go forger", "go detective", "done"]
    scene.act(Y, "done")
    assert scene.kinds == ["bribe", "placed", "placed"]
    assert [each["seat"] for each in scene.told("placed")] == [B, R]
    assert scene.gems == {"distiller": "R1", "mayor": "B1", "judge": "Y1"}
    assert scene.match.view(B).queued == ()
    assert scene.open == ("play_card", [G])


@pytest.mark.parametrize("order", [(B, R), (R, B), (R, G), (G, R)])
@rules("MZ-11.3")
def test_MZ_11_3_in_the_order_of_arrival(order: tuple[int, int]) -> None:
    thugs = dict.fromkeys((G, B, R), "massage_parlour")
    scene = table(hands={Y: "judge"}, thugs=thugs).act(Y, "card judge")
    for seat in order:
        scene.act(seat, "use massage_parlour")
    scene.act(Y, "recover 1")
    assert [each["seat"] for each in scene.told("placed")] == list(order)
    assert scene.open == ("play_card", [G])


@rules("MZ-11.3")
def test_MZ_11_3_ones_own_half_played_card_comes_first_too() -> None:
    scene = table(hands={Y: "judge"}, thugs={Y: "prison massage_parlour"})
    scene.act(Y, "card judge", "bribe judge")
    assert "use massage_parlour" in scene.interrupts(Y)
    scene.act(Y, "use massage_parlour")
    assert scene.gems == {}
    scene.act(Y, "done")
    assert scene.kinds == ["bribe", "placed"]
    assert scene.gems == {"distiller": "Y1", "judge": "Y1"}
    assert scene.open == ("play_card", [G])


@rules("MZ-11.3", "MZ-5.22")
def test_MZ_11_3_what_has_become_impossible_lapses() -> None:
    """Yellow's last gem goes with the card; blue's last gem with the first of two placings."""
    scene = table(
        hands={Y: "judge"},
        thugs={Y: "massage_parlour", B: "massage_parlour prison"},
        slush="Y1 B1",
        reserve="Y0 B0",
        parked="banker",
    )
    scene.act(Y, "card judge", "bribe judge")
    scene.act(Y, "use massage_parlour").act(B, "use prison mayor", "use massage_parlour")
    scene.act(Y, "done")
    assert scene.told("placed") == [{"seat": B, "place": 11, "character": 1, "source": "slush"}]
    assert (scene.on("judge"), scene.on("mayor"), scene.on("distiller")) == ("Y1", "B1", "")
    assert scene.bonuses(Y) == scene.bonuses(B) == "massage_parlour"  # not used, and not lost
    assert scene.s.queued == []
    assert scene.open == ("play_card", [G])


@rules("MZ-11.3", "MZ-11.1")
def test_MZ_11_3_a_timeout_completes_the_play_and_lets_it_happen() -> None:
    scene = table(hands={Y: "judge mayor"}, thugs={G: "massage_parlour"})
    scene.act(Y, "card judge", "bribe judge").act(G, "use massage_parlour")
    scene.time_out(Y)
    assert scene.kinds == ["timed_out", "recover", "placed"]
    assert scene.gems == {"distiller": "G1"}
    assert scene.open == ("play_card", [G])


@rules("MZ-11.3")
def test_MZ_11_3_before_the_next_player_is_asked_and_before_the_last_call() -> None:
    scene = table(hands={Y: "judge mayor"}, hand_size=0, thugs={B: "massage_parlour prison"})
    scene.act(Y, "card judge").act(B, "use massage_parlour").act(Y, "recover 0")
    assert scene.gems == {"distiller": "B1"}
    assert scene.options(B)[0] == "use prison mayor"
    assert scene.open == ("last_bonus", [B])


@rules("MZ-5.18", "MZ-Q35")
def test_MZ_Q35_who_has_no_cards_left_may_still_place() -> None:
    scene = table(hands={Y: "judge mayor"}, thugs={Y: "prison massage_parlour"}, hand_size=2)
    scene.act(Y, "card judge", "recover 0")
    assert scene.hand(Y) == ""
    scene.act(Y, "use prison forger")
    assert scene.gems == {"forger": "Y1"}
    assert scene.open == ("play_card", [G])
    for seat in (G, B, R):
        scene.time_out(seat)
    assert scene.open == ("last_bonus", [Y])


@rules("MZ-11.3")
def test_MZ_11_3_nowhere_but_in_corruption() -> None:
    thugs = {B: ALL_PLACING + " docks building_site", Y: "docks"}
    revenue = table("revenue", round=2, thugs=thugs)
    assert revenue.interrupts(B) == []
    assert revenue.refused(B, "use massage_parlour") == ("not-asked", "MZ-4.13")
    assert revenue.open == ("mix", [Y])
    favours = table("favours", thugs=thugs, informants={Y: "judge"})
    assert favours.interrupts(B) == []
    assert favours.refused(B, "use massage_parlour") == ("not-asked", "MZ-6.33")
    assert favours.open == ("inform", [Y])
    influence = table("influence", thugs=thugs, favours={Y: "jewel jewel"})
    assert influence.interrupts(B) == []
    assert influence.open == ("place_thugs", [Y])


# --- MZ-5.18: the last call ---


@rules("MZ-5.18", "MZ-Q37", "MZ-Q11", "MZ-2.12")
def test_MZ_5_18_the_last_call_goes_once_around_in_turn_order() -> None:
    thugs = {Y: "massage_parlour", G: "prison massage_parlour", R: "pizzeria barber"}
    scene = table("last_call", first=B, thugs=thugs, informants={Y: "distiller"})
    assert scene.open == ("last_bonus", [R])  # blue has none
    assert scene.options(R) == ["use pizzeria", "done"]
    scene.act(R, "use pizzeria")
    assert scene.open == ("last_bonus", [Y])  # red's barber has no target
    scene.act(Y, "done")
    assert scene.open == ("last_bonus", [G])
    scene.act(G, "use prison mayor")
    assert scene.options(G) == ["use massage_parlour", "done"]
    assert scene.open == ("last_bonus", [G])
    # Open and at once, for all to see.
    for seat in range(PUBLIC, 4):
        assert scene.view(seat).gems[0] == (0, 0, 0, 1)
        assert scene.view(seat).gems[1] == (0, 1, 0, 0)
    scene.act(G, "use massage_parlour")
    assert scene.on("distiller") == "G1 R1"
    assert scene.open == ("inform", [Y])


@rules("MZ-5.18", "MZ-11.3")
def test_MZ_5_18_in_the_last_call_nobody_places_out_of_turn() -> None:
    scene = table("last_call", thugs={Y: "massage_parlour", G: "massage_parlour"})
    assert scene.open == ("last_bonus", [Y])
    assert scene.interrupts(G) == scene.interrupts(Y) == []
    assert scene.refused(G, "use massage_parlour") == ("not-asked", "MZ-5.18")
    scene.act(Y, "done")
    assert scene.open == ("last_bonus", [G])
    # Once around: who declined is not asked again, even if somebody answers him.
    assert scene.refused(Y, "use massage_parlour") == ("not-asked", "MZ-5.18")
    assert scene.open == ("last_bonus", [G])


@rules("MZ-Q11", "MZ-5.17")
def test_MZ_Q11_a_bonus_not_used_lapses() -> None:
    scene = table(
        "last_call", thugs={Y: "massage_parlour prison", G: "barber"}, informants={R: "judge"}
    )
    scene.act(Y, "done")
    assert scene.bonuses(Y) == scene.bonuses(G) == ""
    assert scene.view(PUBLIC).players[G].bonuses == ()
    assert scene.gems == {}
    assert scene.open == ("inform", [R])


@rules("MZ-Q34", "MZ-5.19")
def test_MZ_Q34_without_a_target_nobody_is_asked() -> None:
    setting: dict[str, Any] = {"informants": {R: "judge"}}
    scene = table("last_call", thugs={Y: "pizzeria"}, godfather="forger", **setting)
    assert scene.open == ("inform", [R])
    scene = table("last_call", thugs={Y: "barber"}, godfather="mayor", **setting)
    assert scene.open == ("inform", [R])
    scene = table("last_call", thugs={Y: "barber"}, godfather="forger", **setting)
    assert scene.open == ("last_bonus", [Y])


@rules("MZ-5.18", "MZ-5.22")
def test_MZ_5_18_who_has_no_gem_is_not_called() -> None:
    scene = table(
        "last_call", thugs={Y: "massage_parlour"}, slush="Y0", reserve="Y0", informants={R: "judge"}
    )
    assert scene.open == ("inform", [R])


@rules("MZ-11.3", "MZ-11.2")
def test_MZ_11_3_bots_are_offered_bonuses_on_their_own_turn_and_in_the_last_call() -> None:
    """Stepped play asks and never waits for an interrupt: what is asked is enough."""
    scene = table(thugs={G: "massage_parlour"}, hand_size=2)
    assert "use massage_parlour" not in notations(GAME.options(scene.s, Y))
    scene.time_out(Y)
    assert "use massage_parlour" in scene.options(G)
    for seat in (G, B, R):
        scene.time_out(seat)
    assert scene.options(G) == ["use massage_parlour", "done"]
    assert scene.open == ("last_bonus", [G])
