"""Mafiozoo: phase 1, Revenue (MZ-4), with two (MZ-9) and three players (MZ-10)."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.mafiozoo import GAME
from omerta.games.mafiozoo.content import CHARACTER_IDS, Options
from omerta.kernel.events import PUBLIC
from tests.facts import facts
from tests.games.mafiozoo.scenario import (
    ALL_PLAYERS,
    OVER,
    B,
    G,
    R,
    S,
    Y,
    character,
    finished,
    table,
    wander,
)
from tests.games.wandering import events_of, told

# --- MZ-4.1 to 4.6: for everybody ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-4.1", "MZ-2.12")
def test_MZ_4_1_the_token_passes_to_the_left_from_round_2_on(players: int) -> None:
    s = finished(players)
    firsts = [each["first"] for each in told(events_of(s), "round")]
    assert firsts == [(firsts[0] + step) % players for step in range(s.rounds)]


@rules("MZ-4.1")
def test_MZ_4_1_not_in_round_1() -> None:
    assert table("revenue", first=R).open == ("play_card", [R])
    scene = table("influence", first=R)
    assert scene.told("round") == [{"round": 2, "rounds": 4, "first": Y}]
    assert scene.open == ("play_card", [Y])


@rules("MZ-4.2", "MZ-4.3")
def test_MZ_4_2_the_godfather_moves_where_his_card_says_and_all_are_paid() -> None:
    scene = table("revenue", round=3, godfather="forger", pays=5, money="Y0 G1 B2 R30")
    assert scene.godfather == "forger"
    assert scene.money == [5, 6, 7, 35]
    assert scene.told("godfather") == [{"character": 2, "money": 5}]
    past = scene.view(PUBLIC).godfather_past
    assert len(past) == 3  # used cards stay face up
    assert (past[-1].character, past[-1].money) == (2, 5)
    assert scene.view(PUBLIC).godfather_deck == 1
    assert scene.open == ("play_card", [Y])


@rules("MZ-4.3")
def test_MZ_4_3_a_card_may_pay_three() -> None:
    scene = table("revenue", godfather="lieutenant", pays=3)
    assert scene.money == [8, 8, 8, 8]
    assert scene.open == ("play_card", [Y])


@rules("MZ-4.4", "MZ-4.6")
def test_MZ_4_4_pile_and_discards_are_shuffled_together_and_dealt_from() -> None:
    """The cards laid away face down in the round before are among them, too."""
    scene = table(hands={Y: "distiller secret"}, hand_size=3)
    scene.act(Y, "card distiller", "bribe distiller", "done")
    before = scene.s.dice.drawn
    while scene.s.round == 1:
        scene.time_out(scene.s.waiting[0])
    s = scene.s
    assert s.discards == []
    assert s.recovered == s.dropped == [()] * 4
    assert [len(hand) for hand in s.hands] == [5] * 4
    assert len(s.pile) == 10
    assert s.dice.drawn > before
    assert scene.open == ("play_card", [G])


@rules("MZ-4.4", "MZ-Q27", "MZ-6.30")
def test_MZ_Q27_a_judges_card_stays_in_hand_for_the_next_round() -> None:
    scene = table(
        "favours", character="judge", golden="judge", gems={"judge": "G1"}, pile="detective"
    )
    assert scene.s.round == 2
    (drawn,) = scene.heard(G, "draw_corruption")
    assert facts(drawn)["card"] == character("detective")
    assert character("detective") in scene.s.hands[G]
    assert [len(hand) for hand in scene.s.hands] == [5, 6, 5, 5]
    assert scene.open == ("play_card", [G])
    plays = 0
    while scene.s.round == 2:
        plays += scene.open == ("play_card", [G])
        scene.time_out(scene.s.waiting[0])
    assert plays == 5


@rules("MZ-4.6")
def test_MZ_4_6_five_cards_are_added_to_each_hand() -> None:
    scene = table("revenue", round=2, first=G, hands={B: "judge"}, pile="secret " * 5 + "mayor")
    assert scene.hand(G) == "secret secret secret secret secret"
    assert "mayor" in scene.hand(B).split()
    assert "judge" in scene.hand(B).split()
    assert [len(hand) for hand in scene.s.hands] == [5, 5, 6, 5]
    assert scene.told("deal") == [{"seat": seat, "count": 5} for seat in (G, B, R, Y)]
    assert scene.open == ("play_card", [G])


# --- MZ-4.7 to 4.14: racket bonuses ---


@rules("MZ-4.7", "MZ-7.10")
def test_MZ_4_7_a_bonus_works_from_the_round_after_the_thug_came() -> None:
    scene = table("influence", favours={Y: "weapon jewel"}, money="Y5")
    scene.act(Y, "thug boxing_gym")
    assert scene.thugs(Y) == "boxing_gym"
    assert scene.s.round == 2
    pays = scene.told("godfather")[0]["money"]
    assert scene.told("racket_money") == [{"seat": Y, "place": 0, "money": 1}]
    assert scene.money == [6 + pays, 5 + pays, 5 + pays, 5 + pays]
    assert scene.open == ("play_card", [G])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-4.7")
def test_MZ_4_7_nobody_has_a_bonus_in_round_1(players: int) -> None:
    for seed in range(5):
        s = next(wander(players, seed))
        assert s.asking == "play_card"
        assert {event.kind for event in events_of(s)} <= {
            *("round", "godfather", "deal", "straw_man", "straw_secret", "corruption")
        }


@rules("MZ-4.7")
def test_MZ_4_7_rows_3_and_4_bring_nothing_in_revenue() -> None:
    lower = "pizzeria barber massage_parlour prison police_station city_hall newspaper courthouse"
    scene = table("revenue", round=2, thugs={Y: lower}, money="Y5")
    assert scene.money == [8, 8, 8, 8]
    assert (scene.slush, scene.reserve) == ([8] * 4, [8] * 4)
    assert scene.open == ("play_card", [Y])


@rules("MZ-4.8", "MZ-2.12")
def test_MZ_4_8_by_player_in_turn_order_row_by_row_left_to_right() -> None:
    upper = "boxing_gym fence racetrack gambling_den building_site night_club docks law_office"
    scene = table("revenue", round=2, first=B, thugs={B: upper, Y: upper, R: "racetrack"})
    assert scene.open == ("choose_district", [B])
    scene.act(B, "agenda 1")
    assert scene.open == ("mix", [B])
    scene.act(B, "docks 1")
    assert scene.open == ("choose_district", [Y])
    scene.act(Y, "agenda 1", "docks 0")
    bonuses = [
        (facts(event)["seat"], event.kind, facts(event).get("place"))
        for event in scene.events
        if facts(event) and "seat" in facts(event) and event.kind not in ("deal", "refill")
    ]
    own: list[tuple[str, Any]] = [
        ("racket_money", 0),
        ("racket_gems", 1),
        ("racket_money", 2),
        ("racket_gems", 3),
        ("district", None),
        ("draw_informant", None),
        ("docks", None),
        ("draw_corruption", None),
    ]
    assert bonuses == [
        *[(B, kind, place) for kind, place in own],
        (R, "racket_money", 2),
        *[(Y, kind, place) for kind, place in own],
    ]
    assert scene.open == ("play_card", [B])


@rules("MZ-4.9")
def test_MZ_4_9_boxing_gym_one_racetrack_two() -> None:
    scene = table(
        "revenue", round=2, thugs={Y: "boxing_gym", G: "racetrack", B: "boxing_gym racetrack"}
    )
    assert scene.money == [8 + 1, 8 + 2, 8 + 3, 8]
    assert scene.open == ("play_card", [Y])


@rules("MZ-4.10", "MZ-2.3")
def test_MZ_4_10_fence_one_gem_gambling_den_two() -> None:
    thugs = {Y: "fence", G: "gambling_den", B: "fence gambling_den", R: "fence gambling_den"}
    scene = table("revenue", round=2, thugs=thugs, reserve="R2")
    assert scene.reserve == [7, 6, 5, 0]
    assert scene.slush == [9, 10, 11, 16]
    assert scene.open == ("play_card", [Y])


@rules("MZ-4.11")
def test_MZ_4_11_building_site_a_district_token() -> None:
    scene = table("revenue", round=2, thugs={R: "building_site"})
    assert scene.open == ("choose_district", [R])
    scene.act(R, "agenda 5")
    assert scene.seen_tokens(R) == "campus"
    assert scene.open == ("play_card", [Y])


@rules("MZ-4.12")
def test_MZ_4_12_night_club_an_informant_card() -> None:
    scene = table("revenue", round=2, thugs={G: "night_club"}, informant_pile="banker judge")
    assert scene.informants(G) == "banker"
    assert scene.told("draw_informant") == [{"seat": G}]
    assert [facts(event) for event in scene.heard(G, "draw_informant")] == [{"seat": G, "card": 6}]
    assert scene.open == ("play_card", [Y])


@pytest.mark.parametrize("gems", range(4))
@rules("MZ-4.13")
def test_MZ_4_13_docks_three_items_in_any_mix(gems: int) -> None:
    scene = table("revenue", round=2, thugs={Y: "docks"})
    assert scene.options(Y) == ["docks 0", "docks 1", "docks 2", "docks 3"]
    assert scene.open == ("mix", [Y])
    scene.act(Y, f"docks {gems}")
    assert scene.money[Y] == 8 + 3 - gems
    assert (scene.reserve[Y], scene.slush[Y]) == (8 - gems, 8 + gems)
    assert scene.told("docks") == [{"seat": Y, "money": 3 - gems, "gems": gems}]
    assert scene.open == ("play_card", [Y])


@pytest.mark.parametrize("reserve", range(4))
@rules("MZ-4.13", "MZ-2.3")
def test_MZ_4_13_no_more_gems_than_the_reserve_holds(reserve: int) -> None:
    scene = table("revenue", round=2, thugs={Y: "docks"}, reserve=f"Y{reserve}")
    assert scene.options(Y) == [f"docks {gems}" for gems in range(reserve + 1)]
    if reserve < 3:
        assert scene.refused(Y, "docks 3") == ("refused-mix", "MZ-4.13")
    assert scene.open == ("mix", [Y])


@rules("MZ-4.14")
def test_MZ_4_14_law_office_a_corruption_card() -> None:
    scene = table("revenue", round=2, thugs={B: "law_office"}, pile="secret " * 5 + "mayor " * 2)
    assert [len(hand) for hand in scene.s.hands] == [5, 5, 6, 5]
    assert scene.told("draw_corruption") == [{"seat": B}]
    assert [event.rule for event in scene.heard(B, "draw_corruption")] == ["MZ-4.14"]
    assert scene.open == ("play_card", [Y])


@rules("MZ-4.15")
def test_MZ_4_15_an_empty_informant_pile_is_made_of_its_discards() -> None:
    setting: dict[str, Any] = {"thugs": {Y: "night_club", G: "night_club"}, "piles_empty": True}
    held = {R: " ".join(name for name in CHARACTER_IDS if name not in ("mayor", "judge"))}
    scene = table(
        "revenue", round=2, informants=held, dice={"informants again": "judge mayor"}, **setting
    )
    assert (scene.informants(Y), scene.informants(G)) == ("judge", "mayor")
    assert scene.kinds.count("informants_reshuffled") == 1
    assert scene.s.informant_discards == scene.s.informant_pile == []
    assert scene.open == ("play_card", [Y])


@rules("MZ-4.15")
def test_MZ_4_15_no_card_where_none_is_left() -> None:
    held = {R: " ".join(CHARACTER_IDS)}
    scene = table("revenue", round=2, thugs={Y: "night_club"}, informants=held)
    assert scene.informants(Y) == ""
    assert not {"draw_informant", "informants_reshuffled"} & set(scene.kinds)
    assert scene.open == ("play_card", [Y])


@rules("MZ-4.16", "MZ-6.30")
def test_MZ_4_16_an_empty_corruption_pile_is_made_of_its_discards() -> None:
    scene = table(
        "favours",
        round=4,
        character="judge",
        golden="judge",
        gems={"judge": "G1"},
        piles_empty=True,
        dice={"corruption again": "developer"},
    )
    assert scene.hand(G) == "developer"
    assert scene.told("reshuffle") == [{}]
    assert (len(scene.s.pile), scene.s.discards) == (29, [])
    assert scene.open == OVER


@rules("MZ-4.16", "MZ-C5")
def test_MZ_4_16_no_reshuffle_is_needed_in_revenue() -> None:
    """At most four hands of seven are out: a Judge's card, five dealt, one of the law office."""
    judges = {Y: "judge", G: "judge", B: "mayor", R: "mayor"}
    scene = table("revenue", round=2, hands=judges, thugs=dict.fromkeys(range(4), "law_office"))
    assert [len(hand) for hand in scene.s.hands] == [7, 7, 7, 7]
    assert len(scene.s.pile) == 2
    assert "reshuffle" not in scene.kinds
    assert scene.open == ("play_card", [Y])


# --- MZ-9: two players and the straw man ---


@rules("MZ-9.1", "MZ-3.1")
def test_MZ_9_1_two_play_six_rounds() -> None:
    s = GAME.begin(2, b"9" * 32)
    assert s.rounds == 6
    assert len(s.godfather_deck) + len(s.godfather_past) == 6
    played = finished(2)
    assert played.round == 6
    assert len(set(played.godfather_past)) == 6


@rules("MZ-9.2", "MZ-9.4")
def test_MZ_9_2_the_straw_man_has_a_reserve_of_sixteen() -> None:
    scene = table("revenue", players=2, pile="judge detective banker")
    assert scene.reserve[S] == 16 - 8
    assert scene.slush[S] == 0
    assert scene.open == ("play_card", [Y])


@pytest.mark.parametrize(("first", "slush"), [(Y, [5, 6, 0]), (G, [6, 5, 0])])
@rules("MZ-9.3", "MZ-Q20", "MZ-1.12")
def test_MZ_9_3_two_begin_with_five_and_six(first: int, slush: list[int]) -> None:
    s = GAME.begin(2, b"3" * 32, Options(first_player=first))
    assert s.slush == slush
    assert s.reserve[:2] == [16 - gems for gems in slush[:2]]
    assert (s.asking, s.waiting) == ("play_card", [first])


@rules("MZ-9.4")
def test_MZ_9_4_two_gems_where_the_godfather_is() -> None:
    scene = table("revenue", players=2, godfather="forger", pile="judge detective banker")
    assert scene.on("forger") == "S2"
    assert scene.told("straw_man")[0] == {"character": 2, "gems": 2}
    assert scene.open == ("play_card", [Y])


@rules("MZ-9.5", "MZ-X23", "MZ-4.5")
def test_MZ_X23_cards_are_turned_until_three_targeted_ones_are_out() -> None:
    turned = "lieutenant secret distiller commissioner mayor"
    scene = table("revenue", players=2, godfather="distiller", pile=turned)
    assert scene.gems == {"distiller": "S4", "lieutenant": "S2", "commissioner": "S2"}
    assert scene.reserve[S] == 8
    straw = [event for event in scene.kinds if event.startswith("straw")]
    assert straw == ["straw_man", "straw_man", "straw_secret", "straw_man", "straw_man"]
    assert scene.open == ("play_card", [Y])


@rules("MZ-9.5")
def test_MZ_9_5_secret_cards_do_nothing_and_a_character_may_come_twice() -> None:
    scene = table("revenue", players=2, godfather="mayor", pile="secret " * 6 + "judge judge mayor")
    assert scene.gems == {"mayor": "S4", "judge": "S4"}
    assert scene.kinds.count("straw_secret") == 6
    assert scene.open == ("play_card", [Y])


@rules("MZ-9.6", "MZ-4.4", "MZ-4.5", "MZ-Q21")
def test_MZ_Q21_the_straw_man_comes_before_the_deal_and_touches_no_hand() -> None:
    scene = table(
        "revenue", players=2, round=2, hands={Y: "judge"}, pile="banker secret mayor forger"
    )
    order = [kind for kind in scene.kinds if kind != "straw_secret"]
    assert order == ["round", "godfather", *["straw_man"] * 4, "deal", "deal", "corruption"]
    assert "judge" in scene.hand(Y).split()
    assert [len(hand) for hand in scene.s.hands] == [6, 5]
    assert len(scene.s.pile) == 30 - 11
    assert scene.s.discards == []
    assert scene.open == ("play_card", [Y])


@rules("MZ-9.6")
def test_MZ_9_6_what_was_turned_up_is_shuffled_back_in() -> None:
    """It may be dealt at once, or not."""
    dealt = shown = 0
    for s in (next(wander(2, seed)) for seed in range(60)):
        turned = [each["character"] for each in told(events_of(s), "straw_man")[1:]]
        hands = [card for hand in s.hands for card in hand]
        assert s.discards == []
        shown += len(turned)
        dealt += sum(card in hands for card in turned)
    # Ten of thirty cards are dealt: there is a hand with one of two equal cards in 56 of 100 cases.
    assert dealt / shown == pytest.approx(0.56, abs=0.12)


@rules("MZ-9.7", "MZ-X23", "MZ-6.21")
def test_MZ_9_7_the_straw_man_ranks_like_a_player_and_receives_nothing() -> None:
    scene = table(
        "favours",
        players=2,
        golden="distiller",
        gems={"distiller": "Y5 G4 S4"},
        godfather="distiller",
    )
    assert scene.favours(Y) == "alcohol godfather"
    assert scene.favours(G) == ""  # the second place is tied
    assert scene.told("settle")[0]["second"] == -1
    # Alone in front he denies the Godfather token, too.
    scene = table(
        "favours", players=2, golden="distiller", gems={"distiller": "Y2 S4"}, godfather="distiller"
    )
    assert scene.favours(Y) == "alcohol"
    assert scene.told("settle")[0]["token"] == -1
    assert scene.s.round == 2
    assert scene.open == ("play_card", [G])


@pytest.mark.parametrize("gems", ["S2", "Y1 S2", "Y2 S2", "Y3 S2"])
@pytest.mark.parametrize("golden", ["", "banker"])
@rules("MZ-9.8")
def test_MZ_9_8_his_gems_return_to_his_reserve_win_or_lose(gems: str, golden: str) -> None:
    scene = table(
        "favours",
        players=2,
        character="banker",
        golden=golden,
        gems={"banker": gems},
        informants={Y: "producer"},
    )
    scene.act(Y, "pass")
    assert scene.on("banker") == ""
    assert (scene.reserve[S], scene.slush[S]) == (16, 0)
    assert scene.open == ("inform", [Y])


@rules("MZ-9.9", "MZ-8.6")
def test_MZ_9_9_the_straw_man_has_nothing_but_gems() -> None:
    s = finished(2)
    assert len(GAME.scores(s)) == len(s.money) == len(s.hands) == len(s.informants) == 2
    assert len(s.thugs) == len(s.seen_tokens) == 2
    scene = table("end", players=2, seen_tokens={Y: "park"}, gems={"judge": "S16"}, money="Y0 G0")
    assert [count.majorities for count in scene.view(Y).counts] == [(5,), ()]
    assert GAME.scores(scene.s) == [2, 0]
    assert scene.open == OVER


# --- MZ-10: three players ---


@rules("MZ-10.1", "MZ-4.1")
def test_MZ_10_1_the_first_player_of_round_4_draws_an_informant_card() -> None:
    scene = table("revenue", players=3, round=4, first=B, informant_pile="banker")
    assert scene.informants(B) == "banker"
    assert scene.kinds[:3] == ["round", "draw_informant", "godfather"]
    assert scene.heard(B, "draw_informant")[0].rule == "MZ-10.1"
    assert scene.open == ("play_card", [B])


@pytest.mark.parametrize(("players", "round"), [(3, 3), (4, 4), (2, 4), (3, 1)])
@rules("MZ-10.1")
def test_MZ_10_1_nobody_does_in_another_round_or_with_other_numbers(
    players: int, round: int
) -> None:
    scene = table("revenue", players=players, round=round)
    assert "draw_informant" not in scene.kinds
    assert scene.s.informants == [()] * players
    assert scene.open == ("play_card", [Y])


@rules("MZ-10.1")
def test_MZ_10_1_who_was_first_in_round_1_is_first_again_in_round_4() -> None:
    s = finished(3)
    firsts = [each["first"] for each in told(events_of(s), "round")]
    assert firsts[3] == firsts[0]
    drawn = [event for event in events_of(s) if event.rule == "MZ-10.1"]
    assert [facts(event) for event in drawn] == [{"seat": firsts[0]}]
