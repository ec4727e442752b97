"""Mafiozoo: the worked examples of Favours, Influence and the end, told by the engine."""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from omerta.games.mafiozoo import GAME
from omerta.games.mafiozoo.scoring import count
from omerta.kernel.events import PUBLIC
from tests.games.mafiozoo.scenario import (
    OVER,
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


# --- whom a character serves ---


@rules("MZ-X8")
def test_MZ_X8_highest_bidder() -> None:
    scene = settled("femme_fatale", "Y3 G2", golden=True)
    assert (scene.favours(Y), scene.favours(G)) == ("godfather", "")
    assert (scene.to_reserve, scene.to_slush) == ("Y3", "G2")
    assert scene.open == NEXT_WINDOW


@rules("MZ-X9")
def test_MZ_X9_pay() -> None:
    scene = settled("judge", "Y3 G1", pile="mayor forger")
    assert scene.open == ("buy", [G])
    assert (scene.to_reserve, scene.to_slush) == ("Y3", "G1")
    scene.act(G, "pay")
    assert (scene.hand(Y), scene.hand(G), scene.paid) == ("mayor", "forger", "G3")
    assert scene.open == NEXT_WINDOW


@rules("MZ-X10")
def test_MZ_X10_means() -> None:
    scene = settled("banker", "Y3 G2 B1", money="Y0 G0 B0 R0")
    assert scene.money == [5, 5, 0, 0]
    assert (scene.to_reserve, scene.to_slush) == ("", "Y3 G2 B1")
    assert scene.open == NEXT_WINDOW


@rules("MZ-X13")
def test_MZ_X13_a_tie_on_a_golden_face() -> None:
    scene = settled("developer", "Y2 G2 B1", golden=True)
    assert [scene.view(PUBLIC).players[seat].tokens for seat in range(4)] == [0, 0, 0, 0]
    assert (scene.to_reserve, scene.to_slush) == ("", "Y2 G2 B1")
    assert scene.open == NEXT_WINDOW


@rules("MZ-X14")
def test_MZ_X14_a_tie_on_a_pay_face() -> None:
    scene = settled("mayor", "Y2 G2 B1", thugs={B: "courthouse"})
    assert scene.open == ("buy", [Y, G, B])
    assert (scene.to_reserve, scene.to_slush) == ("", "Y2 G2 B1")
    for seat in (Y, G, B):
        scene.act(seat, "pay")
    assert scene.paid == "Y3 G3 B2"
    assert [scene.favours(seat) for seat in range(4)] == ["permit", "permit", "permit", ""]
    assert scene.open == NEXT_WINDOW
    scene = settled("mayor", "Y2 G2 B1", thugs={B: "courthouse"}, money="B1")
    assert scene.open == ("buy", [Y, G])


@rules("MZ-X15")
def test_MZ_X15_the_godfather_first_second_third() -> None:
    scene = settled("forger", "Y4 G2 B1", golden=True, godfather=True)
    assert [scene.favours(seat) for seat in range(3)] == ["jewel godfather", "jewel", ""]
    assert (scene.to_reserve, scene.to_slush) == ("Y4", "G2 B1")
    assert scene.open == NEXT_WINDOW


@rules("MZ-X16")
def test_MZ_X16_the_godfather_tie_for_first() -> None:
    scene = settled("forger", "Y3 G3 B2", golden=True, godfather=True)
    assert [scene.favours(seat) for seat in range(3)] == ["jewel", "jewel", ""]
    assert (scene.to_reserve, scene.to_slush) == ("Y3 G3", "B2")
    assert scene.open == NEXT_WINDOW


@rules("MZ-X17")
def test_MZ_X17_the_godfather_tie_for_second() -> None:
    scene = settled("lieutenant", "Y3 G1 B1", godfather=True)
    assert scene.open == ("buy", [G, B])
    assert (scene.to_reserve, scene.to_slush) == ("Y3", "G1 B1")
    scene.act(G, "pay").act(B, "decline")
    assert [scene.favours(seat) for seat in range(3)] == ["weapon godfather", "weapon", ""]
    assert scene.paid == "G3"
    assert scene.open == NEXT_WINDOW


# --- gems that favours move ---


@pytest.mark.parametrize("gems", [0, 1, 2])
@rules("MZ-X18")
def test_MZ_X18_producer_short_of_gems(gems: int) -> None:
    scene = settled("producer", "Y3", slush="Y4", reserve="Y1", parked="judge")
    assert scene.open == ("top_up", [Y])
    assert (scene.reserve[Y], scene.slush[Y], scene.on("femme_fatale")) == (0, 4 + 3 + 1, "")
    assert scene.options(Y) == ["top_up 0", "top_up 1", "top_up 2"]
    scene.act(Y, f"top_up {gems}")
    laid = f"Y{gems}" if gems else ""
    assert (scene.slush[Y], scene.on("femme_fatale")) == (8 - gems, laid)
    go_on(scene, "play_card", 2)
    assert scene.on("femme_fatale") == laid  # till the next round's 5
    assert scene.open == ("play_card", [G])


@rules("MZ-X19")
def test_MZ_X19_producer_gems_just_spent() -> None:
    scene = settled("producer", "Y3", golden=True, slush="Y6", reserve="Y0", parked="distiller")
    assert (scene.reserve[Y], scene.slush[Y], scene.on("femme_fatale")) == (0, 7, "Y2")
    assert scene.open == NEXT_WINDOW


@rules("MZ-X20")
def test_MZ_X20_the_unions_gem_in_this_round() -> None:
    scene = settled("truckers_union", "Y2", round=2, gems={"commissioner": "G1"})
    scene.act(Y, "agenda 1", "union commissioner")
    for _ in range(3):  # the windows at 7, 8 and 9
        scene.act(R, "pass")
    assert scene.told("settle")[-1]["gems"] == [1, 1, 0, 0]
    assert scene.open == ("buy", [Y, G])  # tied by it


@rules("MZ-X20")
def test_MZ_X20_the_unions_gem_in_the_next_round() -> None:
    scene = settled("truckers_union", "Y2", round=2)
    scene.act(Y, "agenda 1", "union mayor")
    while scene.told("settle")[-1]["character"] != 1:
        assert scene.on("mayor") == "Y1"
        scene.time_out(scene.s.waiting[0])
    assert scene.s.round == 3
    assert scene.told("settle")[-1]["gems"] == [1, 0, 0, 0]
    assert scene.favours(Y).split()[0] == "permit"
    assert scene.open == NEXT_WINDOW


# --- Informant cards ---


@rules("MZ-X22")
def test_MZ_X22_an_informant_card() -> None:
    def blue(slush: int) -> Scene:
        return approaching(
            "banker",
            "",
            informants={B: "banker"},
            slush=f"B{slush}",
            reserve="B1",
            parked="distiller",
            money="B0",
            round=4,
        )

    scene = blue(1)
    assert scene.options(B) == ["pass", "inform reserve 1", "inform slush 1"]
    scene.act(B, "inform reserve 1")
    assert scene.money[B] == 0  # one gem is too few
    scene = blue(2)
    scene.act(B, "inform slush 2")
    assert (scene.money[B], scene.slush[B], scene.reserve[B]) == (5, 2, 1)
    assert scene.open == OVER


@rules("MZ-X28")
def test_MZ_X28_the_informant_window() -> None:
    def window(blue: str, green: str) -> Scene:
        return approaching("banker", "Y1", informants={B: blue, G: green}, slush="B5 G5")

    scene, swapped = window("banker", "forger"), window("forger", "banker")
    assert scene.options(B) == ["pass", "inform reserve 1", "inform slush 1", "inform slush 2"]
    assert (scene.options(G), scene.options(Y)) == (["pass"], [])
    assert scene.sight(Y) == swapped.sight(Y)
    events = len(scene.events)
    for each in (scene, swapped):
        each.act(B, "pass")
        assert len(each.events) == events
        each.act(G, "pass")
    assert scene.told("inform") == []
    assert scene.sight(Y) == swapped.sight(Y)
    assert scene.open == ("inform", [G, B])  # the next character's


@rules("MZ-X28")
def test_MZ_X28_no_window_where_the_card_lies_in_the_discard() -> None:
    scene = table(
        "favours",
        character="banker",
        informants={B: "judge", G: "forger"},
        informant_discards="banker",
    )
    assert scene.s.character == 7  # the Producer is next
    assert scene.open == ("inform", [G, B])


# --- the straw man ---


@rules("MZ-X24", "MZ-Q19")
def test_MZ_X24_the_straw_man_leads() -> None:
    scene = settled("mayor", "S4 Y2 G1", golden=True, godfather=True, players=2)
    assert (scene.favours(Y), scene.favours(G)) == ("permit", "")
    assert (scene.to_reserve, scene.to_slush) == ("S4", "Y2 G1")
    assert scene.told("settle")[0]["second"] == Y
    assert scene.open == ("inform", [G])


@rules("MZ-X24")
def test_MZ_X24_on_the_silver_face_the_third_might_pay() -> None:
    scene = settled("mayor", "S4 Y2 G1", godfather=True, players=2)
    assert scene.open == ("buy", [G])
    scene.act(G, "pay")
    assert (scene.favours(Y), scene.favours(G), scene.paid) == ("permit", "permit", "G3")
    assert scene.to_reserve == "S4"
    assert scene.open == ("inform", [G])


# --- thugs ---


def placing(favours: str, thugs: str = "", seat: int = Y) -> Scene:
    return table("influence", favours={seat: favours}, thugs={seat: thugs}, round=4)


@rules("MZ-X11")
def test_MZ_X11_accessible_places() -> None:
    rich = " ".join(2 * ["alcohol", "permit", "jewel", "weapon", "godfather"])
    held = "fence racetrack building_site night_club docks barber city_hall"
    scene = placing(rich, held, R)
    always = {"boxing_gym", "gambling_den", "pizzeria", "police_station"}
    reachable = {"law_office", "massage_parlour", "newspaper"}
    offered = {option.removeprefix("thug ") for option in scene.options(R)} - {"done"}
    assert offered == always | reachable
    for place in ("prison", "courthouse"):
        assert scene.refused(R, f"thug {place}") == ("refused-not-accessible", "MZ-7.4")
    assert scene.open == ("place_thugs", [R])


@rules("MZ-X25")
def test_MZ_X25_placing_thugs() -> None:
    tokens = "weapon permit alcohol godfather"
    scene = placing(tokens)
    scene.act(Y, "thug boxing_gym", "spend weapon", "spend permit")
    scene.act(Y, "thug building_site")  # the Godfather's for the permit, alcohol for any
    assert [each["tokens"] for each in scene.told("thug")] == [[3, 1], [4, 0]]
    assert scene.thugs(Y) == "boxing_gym building_site"
    assert scene.open == OVER
    scene = placing(tokens)
    scene.act(Y, "thug gambling_den", "spend alcohol", "spend weapon", "thug law_office")
    assert [each["tokens"] for each in scene.told("thug")] == [[0, 3], [4, 1]]
    assert scene.open == OVER


@rules("MZ-X25")
def test_MZ_X25_what_is_not_allowed() -> None:
    scene = placing("weapon permit", "gambling_den")
    assert scene.refused(Y, "thug law_office") == ("refused-cannot-pay", "MZ-7.5")
    scene = placing("weapon permit alcohol godfather", "gambling_den")
    scene.act(Y, "thug law_office")  # its first slot takes the Godfather's without a question
    assert scene.options(Y) == ["spend alcohol", "spend permit", "spend weapon"]
    scene = placing("weapon permit alcohol godfather")
    assert scene.refused(Y, "thug night_club") == ("refused-not-accessible", "MZ-7.4")
    assert scene.open == ("place_thugs", [Y])


@rules("MZ-X26")
def test_MZ_X26_too_many_favours() -> None:
    scene = placing("alcohol alcohol godfather")
    scene.act(Y, "done")
    assert scene.options(Y) == ["keep alcohol", "keep godfather"]
    scene.act(Y, "keep godfather")
    for _ in range(2):
        assert scene.open == ("choose_district", [Y])
        scene.act(Y, "agenda 1")
    assert (scene.favours(Y), len(scene.s.seen_tokens[Y])) == ("godfather", 2)
    assert scene.open == OVER


@rules("MZ-X30")
def test_MZ_X30_thugs_in_steps() -> None:
    scene = placing("weapon godfather alcohol")
    assert scene.options(Y) == [
        "thug boxing_gym",
        "thug fence",
        "thug racetrack",
        "thug gambling_den",
        "thug building_site",
        "thug pizzeria",
        "thug police_station",
        "done",
    ]
    scene.act(Y, "thug boxing_gym")
    assert scene.options(Y) == ["spend weapon", "spend godfather"]
    scene.act(Y, "spend weapon")
    assert scene.options(Y) == ["spend alcohol", "spend godfather"]
    scene.undo(Y).act(Y, "spend godfather")
    assert scene.options(Y) == ["spend alcohol", "spend weapon"]
    scene.undo(Y).undo(Y).act(Y, "thug fence")
    assert scene.options(Y) == ["spend alcohol", "spend weapon"]  # the first slot is skipped
    scene.act(Y, "spend weapon")
    assert scene.told("thug")[0]["tokens"] == [4, 3]
    assert (scene.thugs(Y), scene.favours(Y)) == ("fence", "alcohol")
    assert scene.open == OVER


# --- the end ---


@rules("MZ-X27")
def test_MZ_X27_final_scoring() -> None:
    scene = table(
        "end",
        seen_tokens={Y: "finance finance industrial chinatown", G: "campus park"},
        blind_tokens={Y: "little_italy campus park", B: "industrial chinatown little_italy"},
        hands={Y: "judge"},
        informants={Y: "banker"},
        favours={Y: "weapon"},
        gems={"distiller": "Y1", "femme_fatale": "Y1"},
        money="Y8 G0 B0 R0",
        thugs={Y: "boxing_gym fence night_club prison"},
    )
    yellow = count(scene.s)[Y]
    assert yellow.open == (2, 1, 1, 1, 1, 1)
    hidden = yellow.judges, yellow.informants, yellow.favours, yellow.gems, yellow.money
    assert hidden == (1, 1, 1, 2, 2)
    assert (yellow.sets, yellow.majorities, yellow.places) == (3, (0,), 5 + 4 + 5 + 6)
    assert yellow.total == 14 + 3 + 1 + 20 == 38
    assert GAME.scores(scene.s)[Y] == scene.match.view(PUBLIC).scores[Y] == 38  # type: ignore[index]
    assert scene.open == OVER
