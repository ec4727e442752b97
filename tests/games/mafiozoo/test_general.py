"""Mafiozoo: gems, money, tokens and turn order (MZ-2), and the round (MZ-3)."""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from omerta.games.mafiozoo import GAME
from omerta.games.mafiozoo.content import CONTENT
from omerta.kernel.events import PUBLIC
from tests.games.mafiozoo.scenario import (
    ALL_PLAYERS,
    OVER,
    B,
    G,
    R,
    Y,
    finished,
    table,
    wander,
)
from tests.games.wandering import events_of

# --- gems ---


@rules("MZ-2.1")
def test_MZ_2_1_gems_come_from_the_own_reserve() -> None:
    scene = table(hands={Y: "judge"}, reserve="Y2 G9")
    assert "recover 3" not in scene.act(Y, "card judge").options(Y)
    scene.act(Y, "recover 2")
    assert scene.reserve == [0, 9, 8, 8]
    assert scene.slush == [16, 7, 8, 8]
    assert scene.open == ("play_card", [G])


@rules("MZ-2.2", "MZ-2.1", "MZ-4.10", "MZ-X7")
def test_MZ_X7_plus_one_gem_goes_from_the_reserve_to_the_slush_fund() -> None:
    scene = table("revenue", round=2, thugs={G: "fence"}, reserve="G5")
    assert (scene.reserve[G], scene.slush[G]) == (4, 12)
    assert scene.told("racket_gems") == [{"seat": G, "place": 1, "gems": 1}]
    assert scene.open == ("play_card", [Y])


@pytest.mark.parametrize(("reserve", "gained"), [(5, 2), (1, 1), (0, 0)])
@rules("MZ-2.3", "MZ-4.10", "MZ-X6")
def test_MZ_X6_only_what_the_reserve_holds_is_gained(reserve: int, gained: int) -> None:
    scene = table("revenue", round=2, thugs={Y: "gambling_den"}, reserve=f"Y{reserve}")
    assert (scene.reserve[Y], scene.slush[Y]) == (reserve - gained, 16 - reserve + gained)
    assert scene.told("racket_gems") == [{"seat": Y, "place": 3, "gems": gained}]
    assert scene.open == ("play_card", [Y])


@pytest.mark.parametrize(
    ("place", "use", "godfather", "target"),
    [
        ("pizzeria", "use pizzeria", "mayor", "mayor"),
        ("barber", "use barber", "forger", "forger"),
        ("massage_parlour", "use massage_parlour", "lieutenant", "lieutenant"),
        ("prison", "use prison mayor", "distiller", "mayor"),
    ],
)
@rules("MZ-2.4", "MZ-5.22", "MZ-Q14")
def test_MZ_2_4_an_empty_reserve_is_helped_out_by_the_slush_fund(
    place: str, use: str, godfather: str, target: str
) -> None:
    scene = table(thugs={Y: place}, godfather=godfather, reserve="Y0", slush="Y2")
    scene.act(Y, use)
    assert scene.on(target) == "Y1"
    assert (scene.reserve[Y], scene.slush[Y]) == (0, 1)
    assert scene.told("placed")[0]["source"] == "slush"
    assert scene.open == ("play_card", [Y])
    # With a gem in the Reserve it is that one.
    scene = table(thugs={Y: place}, godfather=godfather, reserve="Y1", slush="Y2")
    scene.act(Y, use)
    assert (scene.reserve[Y], scene.slush[Y]) == (0, 2)
    assert scene.told("placed")[0]["source"] == "reserve"
    assert scene.open == ("play_card", [Y])


@rules("MZ-2.4")
def test_MZ_2_4_a_plain_gain_is_not_helped_out() -> None:
    """Only gems put on a character may come from the slush fund."""
    scene = table("revenue", round=2, thugs={Y: "fence docks"}, reserve="Y0")
    assert (scene.reserve[Y], scene.slush[Y]) == (0, 16)
    assert scene.options(Y) == ["docks 0"]
    assert scene.open == ("mix", [Y])


# --- money and tokens ---


@rules("MZ-2.5")
def test_MZ_2_5_neither_money_nor_favour_tokens_run_short() -> None:
    scene = table(
        "favours",
        golden="distiller femme_fatale banker",
        godfather="distiller",
        gems={"distiller": "Y2", "femme_fatale": "Y1", "banker": "Y1"},
        favours={Y: "alcohol " * 6 + "godfather " * 10},
        money="Y70 G70 B70 R70",
    )
    assert scene.favours(Y).split().count("alcohol") == 7
    assert scene.favours(Y).split().count("godfather") == 12
    assert scene.money == [75, 70, 70, 70]
    assert scene.open == ("place_thugs", [Y])


@rules("MZ-2.6")
def test_MZ_2_6_any_price_can_be_paid_from_any_sum() -> None:
    for courthouse, left in (("", 7), ("courthouse", 8)):
        scene = table(
            "favours",
            godfather="forger",
            gems={"mayor": "Y3 G1"},
            money="G10",
            thugs={G: courthouse},
            informants={R: "banker"},
        )
        scene.act(R, "pass").act(R, "pass").act(G, "pay")
        assert scene.money == [5, left, 5, 5]  # a note of five was changed
        assert scene.favours(G) == "permit"
        assert scene.open == ("inform", [R])


@rules("MZ-2.7", "MZ-2.9", "MZ-2.15")
def test_MZ_2_7_one_from_the_agenda_or_blind() -> None:
    setting = {
        "agenda": "finance finance chinatown campus park",
        "districts_next": "industrial little_italy",
    }
    scene = table("revenue", round=2, thugs={Y: "building_site"}, **setting)  # type: ignore[arg-type]
    assert scene.options(Y) == [*[f"agenda {slot}" for slot in range(1, 6)], "blind"]
    assert scene.open == ("choose_district", [Y])
    scene.act(Y, "agenda 3")
    assert scene.seen_tokens(Y) == "chinatown"
    assert scene.agenda == ["finance", "finance", "industrial", "campus", "park"]
    assert scene.told("refill") == [{"slot": 2, "district": 1}]
    assert scene.open == ("play_card", [Y])

    scene = table("revenue", round=2, thugs={Y: "building_site"}, **setting)  # type: ignore[arg-type]
    scene.act(Y, "blind")
    assert (scene.seen_tokens(Y), scene.blind_tokens(Y)) == ("", "industrial")
    assert scene.agenda == ["finance", "finance", "chinatown", "campus", "park"]
    assert scene.open == ("play_card", [Y])


@rules("MZ-2.8")
def test_MZ_2_8_taken_tokens_lie_face_down_and_are_counted() -> None:
    thugs = {Y: "building_site", G: "building_site"}
    scene = table("revenue", round=2, thugs=thugs, seen_tokens={G: "park"}, districts_next="campus")
    scene.act(Y, "blind")
    for seat in range(PUBLIC, 4):
        seen = scene.view(seat)
        assert [player.tokens for player in seen.players] == [1, 1, 0, 0]
        assert seen.all_tokens is None
        if seat != PUBLIC:
            assert sum(seen.own.blind_tokens) == (seat == Y)
    assert scene.view(Y).own.blind_tokens == (0, 0, 0, 0, 1, 0)
    assert scene.open == ("choose_district", [G])


@rules("MZ-2.9", "MZ-Q25")
def test_MZ_2_9_several_are_taken_one_at_a_time_with_a_refill_after_each() -> None:
    scene = table(
        "favours",
        character="developer",
        golden="developer",
        gems={"developer": "B1"},
        agenda="finance industrial chinatown little_italy campus",
        districts_next="park park finance",
    )
    assert scene.open == ("choose_district", [B])
    scene.act(B, "agenda 2")
    assert scene.agenda == ["finance", "park", "chinatown", "little_italy", "campus"]
    assert scene.open == ("choose_district", [B])
    scene.act(B, "agenda 2")  # what has just come may be taken
    assert scene.seen_tokens(B) == "industrial park"
    assert scene.agenda == ["finance", "park", "chinatown", "little_italy", "campus"]
    assert scene.open == ("play_card", [G])


@pytest.mark.parametrize("order", [("agenda 1", "blind"), ("blind", "agenda 1")])
@rules("MZ-Q25", "MZ-2.7")
def test_MZ_Q25_agenda_and_blind_may_be_mixed(order: tuple[str, str]) -> None:
    scene = table(
        "favours",
        character="developer",
        golden="developer",
        gems={"developer": "B1"},
        agenda="finance industrial chinatown little_italy campus",
        districts_next="park park",
    )
    scene.act(B, *order)
    assert (scene.seen_tokens(B), scene.blind_tokens(B)) == ("finance", "park")
    assert scene.agenda[0] == "park"
    assert scene.open == ("play_card", [G])


@rules("MZ-2.10", "MZ-2.15", "MZ-Q26")
def test_MZ_2_10_when_the_district_reserve_is_empty() -> None:
    scene = table(
        "favours",
        round=4,
        character="developer",
        golden="developer",
        gems={"developer": "B1"},
        agenda="finance park",
        districts_left="campus",
    )
    assert scene.options(B) == ["agenda 1", "agenda 2", "blind"]
    scene.act(B, "blind")
    assert scene.options(B) == ["agenda 1", "agenda 2"]
    assert scene.refused(B, "blind") == ("refused-reserve-empty", "MZ-2.10")
    assert scene.refused(B, "agenda 3") == ("refused-slot-empty", "MZ-2.15")
    scene.act(B, "agenda 1")
    assert scene.agenda == ["", "park", "", "", ""]  # and no other token moves up
    assert scene.told("refill") == []
    assert scene.open == OVER


@rules("MZ-2.10", "MZ-2.5", "MZ-Q26", "MZ-8.4")
def test_MZ_2_10_a_token_of_no_district_when_all_sixty_are_gone() -> None:
    scene = table(
        "favours",
        round=4,
        character="developer",
        golden="developer",
        gems={"developer": "B1"},
        agenda="park",
        districts_left="",
        seen_tokens={B: "finance industrial chinatown little_italy campus"},
        money="B0",
    )
    scene.act(B, "agenda 1")
    assert scene.s.blank_tokens == [0, 0, 1, 0]
    assert scene.told("blank") == [{"seat": B}]
    assert scene.view(PUBLIC).players[B].tokens == 7
    count = scene.view(PUBLIC).counts[B]
    assert (count.open, count.blanks, count.sets) == ((1,) * 6, 1, 3)
    assert count.total == 6 + 1 + 3
    assert scene.open == OVER


@rules("MZ-2.11", "MZ-7.6")
def test_MZ_2_11_a_godfather_token_stands_for_any_other_but_none_for_it() -> None:
    held = {Y: "godfather alcohol", G: "alcohol permit"}
    on_the_way = {Y: "gambling_den", G: "gambling_den"}
    scene = table("influence", favours=held, thugs=on_the_way)
    # As the jewel of the fence, as the permit of the building site, and as itself.
    assert {"thug fence", "thug building_site", "thug law_office"} <= set(scene.options(Y))
    assert "thug law_office" not in scene.options(G)
    assert scene.refused(G, "thug law_office") == ("refused-cannot-pay", "MZ-7.5")
    scene.act(Y, "thug fence")
    assert (scene.thugs(Y), scene.favours(Y)) == ("fence gambling_den", "")
    assert scene.open == ("place_thugs", [G])


# --- turn order, limits, totals ---


@pytest.mark.parametrize("first", [Y, G, B, R])
@rules("MZ-2.12", "MZ-5.1")
def test_MZ_2_12_turn_order_is_clockwise_from_the_first_player(first: int) -> None:
    scene = table(first=first, hand_size=2)
    for step in range(4):
        assert scene.open == ("play_card", [(first + step) % 4])
        scene.time_out(scene.s.waiting[0])
    assert scene.open == ("play_card", [(first + 1) % 4])


@rules("MZ-2.13")
def test_MZ_2_13_no_limit_to_hands_money_and_tokens() -> None:
    judges = "judge judge mayor mayor forger forger secret"
    scene = table("revenue", round=2, hands={Y: judges}, money="Y90", favours={Y: "jewel " * 9})
    assert len(scene.hand(Y).split()) == 7 + 5
    assert scene.money[Y] == 93
    assert scene.favours(Y).split() == ["jewel"] * 9
    assert scene.open == ("play_card", [Y])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-2.14", "MZ-7.8")
def test_MZ_2_14_nothing_appears_or_vanishes(players: int) -> None:
    for seed in range(4):
        for s in wander(players, seed):
            gems, corruption, informants, districts, _ = GAME.tally(s)
            assert gems == [16] * s.colours
            assert len(corruption) == 30
            assert len(informants) == 12
            assert len(districts) == 60
            assert min(*s.gems, *s.reserve, *s.slush, *s.money, *s.favours) >= 0
            assert all(thugs < 1 << 16 for thugs in s.thugs)


@rules("MZ-2.15", "MZ-2.9")
def test_MZ_2_15_a_refill_goes_into_the_slot_just_emptied() -> None:
    scene = table(
        "revenue",
        round=2,
        thugs=dict.fromkeys((Y, G, B), "building_site"),
        agenda="finance industrial chinatown little_italy campus",
        districts_next="park finance",
        districts_left="",
    )
    scene.act(Y, "agenda 5").act(G, "agenda 1").act(B, "agenda 3")
    assert scene.agenda == ["finance", "industrial", "", "little_italy", "park"]
    assert scene.open == ("play_card", [Y])


# --- the round ---


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 4), (4, 4)])
@rules("MZ-3.1", "MZ-9.1")
def test_MZ_3_1_rounds_of_four_phases_in_order(players: int, rounds: int) -> None:
    s = finished(players)
    phases = [
        event.kind
        for event in events_of(s)
        if event.kind in ("round", "corruption", "favours", "influence", "end")
    ]
    assert phases == ["round", "corruption", "favours", "influence"] * rounds + ["end"]
    assert s.round == s.rounds == rounds
    assert (s.asking, s.waiting) == OVER


PHASE_OF = {
    "mix": "round",
    "play_card": "corruption",
    "last_bonus": "corruption",
    "inform": "favours",
    "buy": "favours",
    "union_gem": "favours",
    "top_up": "favours",
    "place_thugs": "influence",
    "keep_favour": "influence",
}


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-3.2")
def test_MZ_3_2_everyone_finishes_a_phase_before_the_next_begins(players: int) -> None:
    for s in wander(players, seed=1):
        if s.asking in PHASE_OF:
            begun = [event.kind for event in events_of(s) if event.kind in PHASE_OF.values()]
            assert begun[-1] == PHASE_OF[s.asking]
        if s.asking in ("place_thugs", "keep_favour", "buy"):
            assert all(len(s.hands[seat]) <= 1 for seat in range(players))


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-3.3", "MZ-Q6")
def test_MZ_3_3_tiles_keep_their_face_for_the_whole_game(players: int) -> None:
    for seed in range(3):
        faces = {s.golden for s in wander(players, seed)}
        assert len(faces) == 1
        assert sum(*faces) <= CONTENT.tiles.most_golden


@rules("MZ-Q6", "MZ-3.3")
def test_MZ_Q6_a_sole_leader_does_not_turn_the_tile() -> None:
    scene = table("favours", golden="banker", gems={"banker": "Y2 G1", "judge": "G1"})
    assert scene.s.round == 2
    assert scene.golden == "banker"
    assert scene.told("flip") == []
    assert scene.open == ("play_card", [G])
