"""Mafiozoo: thugs in the city, and the one favour that is kept (MZ-7, 11.4)."""

from __future__ import annotations

from itertools import permutations

import pytest

from omerta.battery.rules import rules
from omerta.games.mafiozoo import GAME
from omerta.games.mafiozoo.content import CONTENT, PLACE_IDS
from omerta.kernel.events import PUBLIC
from tests.games.mafiozoo.scenario import (
    ALL_PLAYERS,
    OVER,
    B,
    G,
    R,
    Scene,
    Y,
    table,
    wander,
)
from tests.games.wandering import events_of, told

OUTER = [
    "boxing_gym",
    "fence",
    "racetrack",
    "gambling_den",
    "building_site",
    "pizzeria",
    "police_station",
]
# Enough of everything to pay for any place, and for several.
RICH = " ".join(3 * ["alcohol", "permit", "jewel", "weapon", "godfather"])


def alone(favours: str, thugs: str = "", round: int = 4) -> Scene:
    """Yellow alone has favours, in the last round if not said otherwise."""
    return table("influence", favours={Y: favours}, thugs={Y: thugs}, round=round)


def offered(scene: Scene, seat: int = Y) -> list[str]:
    """The places offered; `done` is always the last."""
    *options, done = scene.options(seat)
    assert done == "done"
    return [option.removeprefix("thug ") for option in options]


# --- MZ-7.1: all at once ---


@rules("MZ-7.1", "MZ-11.4")
def test_MZ_7_1_all_who_can_place_are_asked_at_once() -> None:
    favours = {Y: "weapon jewel", G: "weapon", B: "godfather alcohol", R: "jewel permit"}
    scene = table("influence", favours=favours, first=B)
    assert scene.open == ("place_thugs", [B, R, Y])  # green can pay for nothing
    scene.act(Y, "thug boxing_gym")
    assert (scene.thugs(Y), scene.favours(Y)) == ("boxing_gym", "")
    assert scene.open == ("place_thugs", [B, R])


@rules("MZ-7.1")
def test_MZ_7_1_placing_is_optional() -> None:
    scene = alone("weapon jewel")
    scene.act(Y, "done")
    assert (scene.thugs(Y), scene.favours(Y)) == ("", "jewel weapon")
    assert scene.open == ("keep_favour", [Y])
    scene = alone("weapon jewel")
    scene.time_out(Y)
    assert (scene.thugs(Y), scene.favours(Y)) == ("", "jewel weapon")
    assert scene.open == ("keep_favour", [Y])


# What three players do, each in this order.
PLANS = {
    Y: [("thug boxing_gym", "spend weapon", "spend godfather"), ("thug gambling_den",)],
    G: [
        ("thug gambling_den", "spend alcohol", "spend weapon"),
        ("thug law_office", "spend permit"),
    ],
    R: [("thug fence", "spend jewel", "spend weapon"), ("done",)],
}
FAVOURS = {
    Y: "weapon godfather alcohol permit",
    G: "alcohol weapon godfather permit godfather",
    R: "jewel weapon alcohol godfather",
}


def all_placing() -> Scene:
    return table("influence", favours=FAVOURS, round=4)


@rules("MZ-7.1", "MZ-11.4", "MZ-Q41")
def test_MZ_7_1_in_any_order_the_result_is_the_same() -> None:
    results = set()
    turns = [seat for seat in PLANS for _ in PLANS[seat]]
    for order in sorted({*permutations(turns)}):
        scene = all_placing()
        left = {seat: list(plan) for seat, plan in PLANS.items()}
        for seat in order:
            scene.act(seat, *left[seat].pop(0))
        results.add(tuple((scene.thugs(seat), scene.favours(seat)) for seat in PLANS))
        assert scene.open == ("keep_favour", [R])
    assert results == {
        (
            ("boxing_gym gambling_den", ""),
            ("gambling_den law_office", "godfather"),
            ("fence", "alcohol godfather"),
        )
    }


@rules("MZ-7.1", "MZ-11.4")
def test_MZ_7_1_a_placing_leaves_what_others_have_begun() -> None:
    scene = all_placing()
    scene.act(Y, "thug boxing_gym", "spend weapon").act(R, "thug fence")
    drafts = list(scene.s.drafts)
    assert [len(draft) for draft in drafts] == [2, 0, 0, 1]
    scene.act(G, "thug gambling_den", "spend alcohol", "spend weapon")
    assert scene.thugs(G) == "gambling_den"
    assert scene.s.drafts == drafts
    assert scene.options(Y) == ["spend alcohol", "spend permit", "spend godfather"]
    scene.act(Y, "spend godfather")
    assert scene.favours(Y) == "alcohol permit"
    assert scene.s.drafts[R] == drafts[R]
    assert scene.open == ("place_thugs", [Y, G, R])


@rules("MZ-11.4", "MZ-7.1")
def test_MZ_11_4_the_steps_are_seen_by_their_player_alone() -> None:
    scene = all_placing()
    before = [scene.sight(seat) for seat in (PUBLIC, G, B, R)]
    scene.act(Y, "thug boxing_gym", "spend weapon")
    assert [scene.sight(seat) for seat in (PUBLIC, G, B, R)] == before
    scene.undo(Y).undo(Y)
    assert offered(scene) == [*OUTER]
    scene.act(Y, "thug boxing_gym", "spend weapon", "spend alcohol")
    (placed,) = scene.told("thug")  # a complete placing, at once
    assert (placed["seat"], placed["place"], placed["tokens"]) == (Y, 0, [3, 0])
    assert scene.view(R).players[Y].thugs == (0,)
    assert scene.open == ("place_thugs", [Y, G, R])


# --- MZ-7.2 to 7.4: where ---


@rules("MZ-7.2", "MZ-7.5")
def test_MZ_7_2_two_favours_are_paid() -> None:
    scene = alone("weapon jewel jewel jewel")
    scene.act(Y, "thug boxing_gym")
    assert (scene.thugs(Y), scene.favours(Y)) == ("boxing_gym", "jewel jewel")
    assert scene.open == ("place_thugs", [Y])
    scene = alone("weapon")
    assert scene.s.thugs[Y] == 0
    assert scene.open == OVER  # with one favour nobody is asked


@rules("MZ-7.2", "MZ-7.4", "MZ-7.5", "MZ-7.8")
def test_MZ_7_2_why_a_thug_is_refused() -> None:
    scene = alone("weapon weapon alcohol", thugs="boxing_gym")
    assert scene.refused(Y, "thug boxing_gym") == ("refused-thug-is-there", "MZ-7.8")
    assert scene.refused(Y, "thug docks") == ("refused-not-accessible", "MZ-7.4")
    assert scene.refused(Y, "thug fence") == ("refused-cannot-pay", "MZ-7.5")
    assert scene.refused(Y, "spend weapon") == ("refused-place_thugs", "MZ-7.2")
    scene.act(Y, "thug police_station")
    assert scene.refused(Y, "spend jewel") == ("refused-token-does-not-fit", "MZ-7.6")
    assert scene.open == ("place_thugs", [Y])


@rules("MZ-7.3")
def test_MZ_7_3_the_seven_outer_places_are_always_accessible() -> None:
    scene = alone(RICH)
    assert offered(scene) == OUTER
    assert {*OUTER} == {*CONTENT.city.outer}
    assert scene.open == ("place_thugs", [Y])


@pytest.mark.parametrize("held", PLACE_IDS)
@rules("MZ-7.4")
def test_MZ_7_4_an_inner_place_needs_a_road_from_an_own_thug(held: str) -> None:
    """The roads are those between neighbours of the four by four."""
    scene = alone(RICH, thugs=held)
    row, column = divmod(PLACE_IDS.index(held), 4)
    near = {
        PLACE_IDS[4 * r + c]
        for r, c in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        if 0 <= r < 4 and 0 <= c < 4
    }
    assert {*offered(scene)} == ({*OUTER} | near) - {held}
    assert scene.open == ("place_thugs", [Y])


@rules("MZ-7.4")
def test_MZ_7_4_the_thugs_of_others_open_no_way() -> None:
    scene = table("influence", favours={Y: RICH}, thugs={G: "night_club docks fence"})
    assert offered(scene) == OUTER
    assert scene.open == ("place_thugs", [Y])


@rules("MZ-7.4", "MZ-7.7", "MZ-Q33")
def test_MZ_7_4_also_from_one_placed_in_this_same_phase() -> None:
    scene = alone("jewel permit alcohol jewel alcohol weapon")
    assert "night_club" not in offered(scene)
    scene.act(Y, "thug fence", "spend permit")
    assert "night_club" in offered(scene)
    assert "docks" not in offered(scene)
    scene.act(Y, "thug night_club")
    assert "docks" in offered(scene)
    scene.act(Y, "thug docks")
    assert (scene.thugs(Y), scene.favours(Y)) == ("fence night_club docks", "")
    assert scene.open == OVER


# --- MZ-7.5, 7.6: what pays ---


@rules("MZ-7.5", "MZ-2.11")
def test_MZ_7_5_a_wild_slot_takes_any_token() -> None:
    for kind in ("alcohol", "permit", "jewel", "weapon", "godfather"):
        scene = alone(f"weapon {kind}")
        assert "boxing_gym" in offered(scene)
        scene.act(Y, "thug boxing_gym")
        while scene.options(Y):
            scene.act(Y, scene.options(Y)[0])
        assert (scene.thugs(Y), scene.favours(Y)) == ("boxing_gym", "")
        assert scene.open == OVER


@pytest.mark.parametrize("place", PLACE_IDS)
@rules("MZ-7.5", "MZ-7.6", "MZ-2.11")
def test_MZ_7_5_every_place_asks_for_the_two_favours_shown(place: str) -> None:
    """With any two tokens: payable just where they, or Godfather tokens for them, fit."""
    kinds = ["alcohol", "permit", "jewel", "weapon", "godfather"]
    cost = CONTENT.places[PLACE_IDS.index(place)].cost
    [one_end, other_end] = next(road for road in CONTENT.city.roads if place in road)
    near = other_end if one_end == place else one_end

    def fits(token: str, slot: str) -> bool:
        return slot == "any" or token in (slot, "godfather")

    payable = 0
    for one in kinds:
        for other in kinds:
            pays = any(
                fits(a, cost[0]) and fits(b, cost[1]) for a, b in ((one, other), (other, one))
            )
            scene = alone(f"{one} {other}", thugs=near)
            # Who can pay for nothing at all is not asked.
            options = offered(scene) if scene.s.asking == "place_thugs" else []
            assert (place in options) == pays, (one, other)
            payable += pays
    assert 3 <= payable < 25
    assert scene.open == ("place_thugs", [Y])


@rules("MZ-7.6", "MZ-2.11")
def test_MZ_7_6_a_godfather_token_fits_any_slot_a_godfather_slot_nothing_else() -> None:
    scene = alone("godfather godfather", thugs="docks")
    reached = {"night_club", "law_office", "massage_parlour"}
    assert {*offered(scene)} == {*OUTER} | reached  # with two of them everything can be paid
    scene = alone("alcohol jewel permit weapon", thugs="docks")
    assert {*offered(scene)} == {*OUTER, "night_club"}
    scene = alone("godfather weapon", thugs="docks")
    scene.act(Y, "thug law_office")
    assert scene.told("thug")[0]["tokens"] == [4, 3]
    assert scene.open == OVER


@rules("MZ-7.6", "MZ-7.5")
def test_MZ_7_6_a_godfather_token_may_pay_where_a_plain_one_would_do() -> None:
    scene = alone("weapon jewel godfather alcohol")
    scene.act(Y, "thug boxing_gym")
    assert scene.options(Y) == ["spend weapon", "spend godfather"]
    scene.act(Y, "spend godfather")
    assert scene.options(Y) == ["spend alcohol", "spend jewel", "spend weapon"]
    scene.act(Y, "spend alcohol")
    assert (scene.thugs(Y), scene.favours(Y)) == ("boxing_gym", "jewel weapon")
    assert scene.told("thug")[0]["tokens"] == [4, 0]
    assert scene.open == ("place_thugs", [Y])


@rules("MZ-7.7")
def test_MZ_7_7_several_thugs_in_one_phase() -> None:
    scene = alone("weapon weapon weapon jewel jewel alcohol")
    scene.act(Y, "thug boxing_gym", "spend weapon")
    scene.act(Y, "thug fence", "spend alcohol")
    assert scene.thugs(Y) == "boxing_gym fence"
    assert scene.favours(Y) == "jewel weapon"
    scene.act(Y, "done")
    assert scene.open == ("keep_favour", [Y])


@rules("MZ-7.8")
def test_MZ_7_8_other_thugs_do_not_block() -> None:
    scene = table("influence", favours={Y: "weapon jewel"}, thugs={G: "boxing_gym"}, round=4)
    scene.act(Y, "thug boxing_gym")
    assert scene.thugs(Y) == scene.thugs(G) == "boxing_gym"
    assert scene.open == OVER


@rules("MZ-7.8")
def test_MZ_7_8_one_own_thug_on_a_place() -> None:
    scene = alone("weapon weapon weapon weapon")
    scene.act(Y, "thug boxing_gym")
    assert offered(scene) == ["police_station"]
    assert scene.open == ("place_thugs", [Y])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-7.9")
def test_MZ_7_9_a_thug_stays_to_the_end(players: int) -> None:
    thugs = [0] * players
    for s in wander(players, seed=1):
        for seat in range(players):
            assert thugs[seat] & ~s.thugs[seat] == 0
        thugs = list(s.thugs)
    assert any(thugs)
    placed = told(events_of(s), "thug")
    assert len(placed) == sum(bits.bit_count() for bits in thugs)
    assert s.asking == ""


@rules("MZ-7.10", "MZ-4.7")
def test_MZ_7_10_the_bonus_works_from_the_next_round_on() -> None:
    scene = alone("jewel weapon", round=1)
    assert (scene.open, scene.money[Y]) == (("place_thugs", [Y]), 5)
    scene.act(Y, "thug racetrack")
    (godfather,) = scene.told("godfather")  # round 2 has begun
    assert scene.money == [5 + godfather["money"] + 2, *[5 + godfather["money"]] * 3]
    kinds = scene.kinds
    assert kinds.index("thug") < kinds.index("round") < kinds.index("racket_money")
    assert scene.open == ("play_card", [G])


@rules("MZ-7.10", "MZ-5.17")
def test_MZ_7_10_a_placing_bonus_too() -> None:
    scene = alone("permit weapon", thugs="law_office", round=1)
    scene.act(Y, "thug prison")
    assert scene.s.round == 2
    assert scene.bonuses(Y) == "prison"
    assert scene.open == ("play_card", [G])


# --- MZ-11.4: in steps ---


@rules("MZ-11.4")
def test_MZ_11_4_a_step_with_a_single_possibility_is_skipped() -> None:
    scene = alone("weapon jewel")
    scene.act(Y, "thug boxing_gym")  # weapon for the first slot, jewel for the second
    assert scene.told("thug")[0]["tokens"] == [3, 2]
    assert scene.open == OVER


@rules("MZ-11.4")
def test_MZ_11_4_what_is_spent_first_must_leave_the_other_slot_payable() -> None:
    """City Hall asks for a permit and a Godfather token: the only one must stay for its slot."""
    scene = alone("permit godfather", thugs="police_station")
    scene.act(Y, "thug city_hall")
    assert scene.told("thug")[0]["tokens"] == [1, 4]
    assert scene.open == OVER
    scene = alone("permit godfather godfather", thugs="police_station")
    scene.act(Y, "thug city_hall")
    assert scene.options(Y) == ["spend permit", "spend godfather"]
    scene.act(Y, "spend godfather")
    assert scene.told("thug")[0]["tokens"] == [4, 4]
    assert scene.favours(Y) == "permit"
    assert scene.open == OVER


@rules("MZ-11.4")
def test_MZ_11_4_asked_again_until_done_or_until_nothing_can_be_paid() -> None:
    scene = alone("weapon weapon weapon weapon weapon")
    scene.act(Y, "thug boxing_gym")
    assert scene.open == ("place_thugs", [Y])
    scene.act(Y, "thug police_station")
    assert (scene.favours(Y), scene.thugs(Y)) == ("weapon", "boxing_gym police_station")
    assert scene.open == OVER  # one token left: nothing more to place


@rules("MZ-11.4")
def test_MZ_11_4_in_stepped_play_the_order_is_turn_order() -> None:
    s = all_placing().s
    s.stepped = True
    assert s.waiting == [Y, G, R]
    GAME.act(s, s.waiting[0], GAME.options(s, s.waiting[0])[-1])  # done
    assert (s.asking, s.waiting) == ("place_thugs", [G, R])


@rules("MZ-11.4")
def test_MZ_11_4_when_time_runs_out_a_thug_half_placed_is_not() -> None:
    scene = alone("weapon jewel alcohol")
    scene.act(Y, "thug boxing_gym").time_out(Y)
    assert (scene.thugs(Y), scene.told("thug")) == ("", [])
    assert scene.open == ("keep_favour", [Y])


# --- MZ-7.11, 7.12: one is kept ---


@rules("MZ-7.11", "MZ-Q41")
def test_MZ_7_11_in_turn_order_all_but_one_are_exchanged_for_district_tokens() -> None:
    favours = {Y: "alcohol jewel jewel", B: "permit weapon", R: "weapon"}
    scene = table("influence", favours=favours, first=B, round=4)
    for seat in (B, Y):
        scene.act(seat, "done")
    assert scene.open == ("keep_favour", [B])
    assert scene.options(B) == ["keep permit", "keep weapon"]
    assert scene.refused(B, "keep jewel") == ("refused-keep_favour", "MZ-7.11")
    scene.act(B, "keep weapon")
    assert scene.favours(B) == "weapon"
    assert scene.open == ("choose_district", [B])  # before yellow's turn
    scene.act(B, "agenda 1")
    assert scene.open == ("keep_favour", [Y])
    scene.act(Y, "keep alcohol")
    for what in ("agenda 2", "blind"):
        assert scene.open == ("choose_district", [Y])
        scene.act(Y, what)
    assert scene.favours(Y) == "alcohol"
    assert (len(scene.s.seen_tokens[Y]), len(scene.s.blind_tokens[Y])) == (1, 1)
    assert [each["exchanged"] for each in scene.told("keep")] == [1, 2]
    assert scene.open == OVER


@rules("MZ-7.11")
def test_MZ_7_11_with_one_kind_there_is_nothing_to_choose() -> None:
    scene = alone("permit permit permit")
    assert offered(scene) == ["building_site"]
    scene.act(Y, "done")
    assert scene.told("keep") == [{"seat": Y, "favour": 1, "exchanged": 2}]
    assert scene.open == ("choose_district", [Y])
    scene.act(Y, "agenda 1", "agenda 1")
    assert scene.favours(Y) == "permit"
    assert scene.open == OVER


@pytest.mark.parametrize(
    ("favours", "kept"),
    [
        ("weapon weapon godfather", "godfather"),
        ("weapon weapon permit", "weapon"),
        ("weapon jewel permit", "permit"),
        ("jewel weapon weapon jewel alcohol", "jewel"),
    ],
)
@rules("MZ-7.11")
def test_MZ_7_11_when_time_runs_out(favours: str, kept: str) -> None:
    """The Godfather token, else the kind held most, ties as in A, P, J, W."""
    scene = alone(favours)
    scene.act(Y, "done").time_out(Y)
    assert scene.favours(Y) == kept
    assert scene.open == ("choose_district", [Y])


@rules("MZ-7.11", "MZ-2.10")
def test_MZ_7_11_exchanged_when_no_tokens_are_left() -> None:
    scene = table(
        "influence",
        favours={Y: "permit permit permit permit"},
        agenda="park",
        districts_left="",
        round=4,
    )
    scene.act(Y, "done")
    assert scene.options(Y) == ["agenda 1"]
    scene.act(Y, "agenda 1")
    assert (scene.seen_tokens(Y), scene.s.blank_tokens[Y], scene.favours(Y)) == (
        "park",
        2,
        "permit",
    )
    assert scene.open == OVER


@rules("MZ-7.12", "MZ-Q29")
def test_MZ_7_12_the_last_favour_is_not_exchanged_and_is_spent_later() -> None:
    scene = alone("godfather", round=1)
    assert (scene.favours(Y), scene.told("keep")) == ("godfather", [])
    assert scene.open == ("play_card", [G])
    gems = {"lieutenant": "Y2"}
    scene = table("favours", round=2, golden="lieutenant", gems=gems, favours={Y: "jewel"})
    assert scene.favours(Y) == "jewel weapon"  # one kept, one new
    scene.act(Y, "thug boxing_gym")
    assert (scene.favours(Y), scene.thugs(Y)) == ("", "boxing_gym")
    assert scene.open == ("play_card", [G])


@rules("MZ-7.12", "MZ-Q29", "MZ-8.3")
def test_MZ_7_12_not_even_in_the_last_round() -> None:
    scene = alone("weapon weapon")
    scene.act(Y, "done", "agenda 1")
    assert scene.favours(Y) == "weapon"
    final = scene.view(PUBLIC).counts[Y]
    assert (final.favours, sum(final.open)) == (1, 1)  # a hidden token, and the exchanged one
    assert scene.open == OVER


# --- rulings ---


@rules("MZ-Q29")
def test_MZ_Q29_only_what_is_beyond_one_is_surplus() -> None:
    for count in (1, 2, 3):
        scene = alone(" ".join(["alcohol"] * count))
        if count > 1:
            scene.act(Y, "done")
            scene.act(Y, *["agenda 1"] * (count - 1))
        assert (scene.favours(Y), len(scene.s.seen_tokens[Y])) == ("alcohol", count - 1)
        assert scene.open == OVER


@rules("MZ-Q33", "MZ-7.4")
def test_MZ_Q33_each_thug_is_checked_when_it_is_placed() -> None:
    """Tokens for the law office are there, the way is not, until the gambling den is taken."""
    scene = alone("alcohol weapon godfather permit")
    assert scene.refused(Y, "thug law_office") == ("refused-not-accessible", "MZ-7.4")
    scene.act(Y, "thug gambling_den", "spend alcohol", "spend weapon")
    assert "law_office" in offered(scene)
    scene.act(Y, "thug law_office")
    assert scene.thugs(Y) == "gambling_den law_office"
    assert scene.open == OVER
    scene = alone("alcohol weapon godfather permit")
    scene.act(Y, "thug gambling_den", "spend alcohol", "spend godfather")
    # The way is there, the Godfather token is not.
    assert scene.refused(Y, "thug law_office") == ("refused-cannot-pay", "MZ-7.5")
    assert scene.open == ("place_thugs", [Y])


@rules("MZ-Q41")
def test_MZ_Q41_the_exchange_shares_the_agenda_and_is_in_turn_order() -> None:
    """Green's exchange brings up what yellow, who comes later, may take."""
    scene = table(
        "influence",
        favours={Y: "alcohol permit", G: "alcohol permit"},
        first=G,
        agenda="park park park park park",
        districts_next="campus",
        round=4,
    )
    scene.act(Y, "done")
    assert scene.open == ("place_thugs", [G])  # nobody exchanges before all have placed
    scene.act(G, "done", "keep permit", "agenda 3")
    assert scene.agenda == ["park", "park", "campus", "park", "park"]
    scene.act(Y, "keep permit", "agenda 3")
    assert (scene.seen_tokens(G), scene.seen_tokens(Y)) == ("park", "campus")
    assert scene.open == OVER
