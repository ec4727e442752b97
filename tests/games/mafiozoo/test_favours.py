"""Mafiozoo: what favours do (MZ-6.24 to 6.32)."""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from omerta.games.mafiozoo.content import CHARACTER_IDS
from omerta.kernel.events import PUBLIC
from tests.facts import facts
from tests.games.mafiozoo.scenario import (
    OVER,
    B,
    G,
    R,
    Settling,
    Y,
    go_on,
    settled,
    table,
)

NEXT_WINDOW = ("inform", [R])
AGENDA = [f"agenda {slot}" for slot in range(1, 6)]
ANYWHERE = [f"union {name}" for name in CHARACTER_IDS if name != "truckers_union"]


@rules("MZ-6.24", "MZ-Q16")
def test_MZ_6_24_gems_just_spent_are_in_the_reserve_again() -> None:
    """Yellow's Reserve is empty: the gem for the Union's favour is the one just spent there."""
    scene = settled("truckers_union", "Y1", golden=True, reserve="Y0")
    scene.act(Y, "agenda 1")
    assert scene.open == ("union_gem", [Y])
    assert scene.reserve[Y] == 1
    assert scene.options(Y) == ANYWHERE  # of the Reserve: it must be placed
    scene.act(Y, "union judge")
    assert (scene.to_reserve, scene.to_slush, scene.on("judge")) == ("", "", "Y1")
    assert scene.told("union")[0]["source"] == "reserve"
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.24")
def test_MZ_6_24_gems_taken_back_are_in_the_slush_fund_already() -> None:
    """With nothing else anywhere, yellow fills up from the three gems the Producer gave back."""
    scene = settled("producer", "Y3", slush="Y0", reserve="Y0")
    assert scene.open == ("top_up", [Y])
    assert (scene.slush[Y], scene.options(Y)) == (3, ["top_up 0", "top_up 1", "top_up 2"])
    scene.act(Y, "top_up 2")
    assert (scene.slush[Y], scene.on("femme_fatale")) == (1, "Y2")
    assert scene.open == NEXT_WINDOW


@pytest.mark.parametrize(
    ("name", "token"),
    [
        ("distiller", "alcohol"),
        ("mayor", "permit"),
        ("forger", "jewel"),
        ("lieutenant", "weapon"),
        ("femme_fatale", "godfather"),
        ("commissioner", "godfather"),
    ],
)
@rules("MZ-6.25")
def test_MZ_6_25_six_characters_give_a_token(name: str, token: str) -> None:
    scene = settled(name, "B1", golden=True)
    assert [scene.favours(seat) for seat in range(4)] == ["", "", token, ""]
    assert scene.happened == ["settle", "favour"]
    assert scene.open == NEXT_WINDOW


# --- the Truckers' Union ---


@rules("MZ-6.26", "MZ-6.32")
def test_MZ_6_26_the_union_gives_a_district_token_then_a_gem_moves() -> None:
    scene = settled("truckers_union", "Y2", agenda="park campus campus finance park")
    assert scene.open == ("choose_district", [Y])
    assert scene.options(Y) == [*AGENDA, "blind"]
    scene.act(Y, "agenda 2")
    assert scene.seen_tokens(Y) == "campus"
    assert scene.open == ("union_gem", [Y])
    assert scene.options(Y) == ANYWHERE
    assert scene.refused(Y, "union truckers_union") == ("refused-union_gem", "MZ-6.26")
    assert scene.refused(Y, "union nobody") == ("refused-union-must", "MZ-6.26")
    scene.act(Y, "union mayor")
    assert (scene.on("mayor"), scene.to_reserve, scene.to_slush) == ("Y1", "Y-1", "Y2")
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.26", "MZ-2.4", "MZ-Q22")
def test_MZ_6_26_with_an_empty_reserve_the_gem_is_optional() -> None:
    def empty() -> Settling:
        return settled("truckers_union", "Y2", slush="Y3", reserve="Y0")

    scene = empty()
    scene.act(Y, "blind")
    assert scene.open == ("union_gem", [Y])
    assert scene.options(Y) == [*ANYWHERE, "union nobody"]
    scene.act(Y, "union nobody")
    assert (scene.slush[Y], scene.reserve[Y], scene.told("union")) == (5, 0, [])
    assert scene.open == NEXT_WINDOW
    scene = empty()
    scene.act(Y, "blind", "union banker")
    assert (scene.slush[Y], scene.reserve[Y], scene.on("banker")) == (4, 0, "Y1")
    assert scene.told("union")[0]["source"] == "slush"
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.26")
def test_MZ_6_26_when_time_runs_out() -> None:
    """From the Reserve onto the lowest-numbered character; from the slush fund none."""
    scene = settled("truckers_union", "Y2", slush="Y3")
    scene.act(Y, "blind").time_out(Y)
    assert scene.on("distiller") == "Y1"
    assert scene.open == NEXT_WINDOW
    scene = settled("truckers_union", "Y2", slush="Y3", reserve="Y0", parked="judge")
    scene.act(Y, "blind").time_out(Y)
    assert (scene.on("distiller"), scene.slush[Y]) == ("", 5)
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.26", "MZ-Q17")
def test_MZ_6_26_each_receiver_is_done_before_the_next_takes() -> None:
    scene = settled("truckers_union", "Y2 G2", first=G)
    assert scene.open == ("choose_district", [G])
    scene.act(G, "agenda 1")
    assert scene.open == ("union_gem", [G])
    scene.act(G, "union detective")
    assert scene.open == ("choose_district", [Y])
    scene.act(Y, "agenda 1")
    assert scene.open == ("union_gem", [Y])
    scene.act(Y, "union detective")
    assert scene.on("detective") == "Y1 G1"
    assert scene.open == NEXT_WINDOW


# --- money, cards, districts ---


@rules("MZ-6.27")
def test_MZ_6_27_the_banker_gives_five() -> None:
    scene = settled("banker", "B1", golden=True, money="Y1 G1 B1 R1")
    assert scene.money == [1, 1, 6, 1]
    assert scene.told("banker") == [{"seat": B, "character": 6, "money": 5}]
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.28", "MZ-6.32")
def test_MZ_6_28_the_producer_moves_one_gem_to_the_slush_fund_and_two_to_the_femme_fatale() -> None:
    scene = settled("producer", "Y3", reserve="Y4")
    assert (scene.to_slush, scene.to_reserve) == ("Y4", "Y-3")  # three of its own come back
    assert scene.on("femme_fatale") == "Y2"
    assert scene.told("producer") == [{"seat": Y, "slush": 1, "gems": 2, "character": 4}]
    assert scene.told("top_up") == []
    assert scene.open == NEXT_WINDOW


@pytest.mark.parametrize(("reserve", "laid", "fills"), [(3, 2, 0), (2, 1, 1), (1, 0, 2), (0, 0, 2)])
@rules("MZ-6.28", "MZ-2.4")
def test_MZ_6_28_a_shortfall_may_be_filled_up_from_the_slush_fund(
    reserve: int, laid: int, fills: int
) -> None:
    scene = settled("producer", "Y3", slush="Y2", reserve=f"Y{reserve}", parked="distiller")
    assert scene.on("femme_fatale") == (f"Y{laid}" if laid else "")
    assert scene.reserve[Y] == 0
    slush = 2 + 3 + min(reserve, 1)
    assert scene.slush[Y] == slush
    if fills:
        assert scene.open == ("top_up", [Y])
        assert scene.options(Y) == [f"top_up {gems}" for gems in range(fills + 1)]
        scene.act(Y, f"top_up {fills}")
    assert (scene.on("femme_fatale"), scene.slush[Y]) == ("Y2", slush - fills)
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.28", "MZ-Q22")
def test_MZ_6_28_filling_up_is_optional() -> None:
    scene = settled("producer", "Y3", slush="Y2", reserve="Y0", parked="distiller")
    assert scene.refused(Y, "pass") == ("refused-top_up", "MZ-6.28")
    scene.time_out(Y)
    assert (scene.on("femme_fatale"), scene.slush[Y], scene.told("top_up")) == ("", 5, [])
    assert scene.open == NEXT_WINDOW
    scene = settled("producer", "Y3", slush="Y2", reserve="Y0", parked="distiller")
    scene.act(Y, "top_up 1")
    assert (scene.on("femme_fatale"), scene.slush[Y]) == ("Y1", 4)
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.28")
def test_MZ_6_28_no_more_than_the_slush_fund_holds() -> None:
    """The one gem spent goes to the slush fund; it is all there is to fill up with."""
    scene = settled("producer", "Y1", golden=True, slush="Y0", reserve="Y0", parked="distiller")
    assert scene.open == ("top_up", [Y])
    assert (scene.slush[Y], scene.reserve[Y]) == (1, 0)
    assert scene.options(Y) == ["top_up 0", "top_up 1"]
    assert scene.refused(Y, "top_up 2") == ("refused-top_up", "MZ-6.28")
    scene.act(Y, "top_up 1")
    assert (scene.slush[Y], scene.on("femme_fatale")) == (0, "Y1")
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.28", "MZ-Q17")
def test_MZ_6_28_in_turn_order_each_with_what_is_missing_to_them() -> None:
    scene = settled(
        "producer", "Y3 B3", first=B, slush="Y0 B0", reserve="Y1 B2", parked="distiller"
    )
    assert scene.open == ("top_up", [B])
    assert scene.options(B) == ["top_up 0", "top_up 1"]
    scene.act(B, "top_up 0")
    assert scene.open == ("top_up", [Y])
    assert scene.options(Y) == ["top_up 0", "top_up 1", "top_up 2"]
    scene.act(Y, "top_up 2")
    assert scene.on("femme_fatale") == "Y2 B1"
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.29", "MZ-2.9", "MZ-Q25")
def test_MZ_6_29_the_developer_gives_two_tokens_one_after_the_other() -> None:
    scene = settled(
        "developer",
        "Y3",
        agenda="park campus campus finance park",
        districts_next="chinatown little_italy",
    )
    assert scene.open == ("choose_district", [Y])
    scene.act(Y, "agenda 4")
    assert scene.agenda == ["park", "campus", "campus", "chinatown", "park"]
    assert scene.open == ("choose_district", [Y])
    assert scene.options(Y) == [*AGENDA, "blind"]
    scene.act(Y, "blind")
    assert (scene.seen_tokens(Y), scene.blind_tokens(Y)) == ("finance", "little_italy")
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.29", "MZ-2.10", "MZ-2.15")
def test_MZ_6_29_with_few_tokens_left() -> None:
    """One on the Agenda, none in the District Reserve: one token, then one of no district."""
    scene = settled("developer", "Y3 G3", agenda="park", districts_left="campus")
    assert scene.options(Y) == ["agenda 1", "blind"]
    scene.act(Y, "blind")
    assert scene.options(Y) == ["agenda 1"]
    assert scene.refused(Y, "blind") == ("refused-reserve-empty", "MZ-2.10")
    assert scene.refused(Y, "agenda 2") == ("refused-slot-empty", "MZ-2.15")
    scene.act(Y, "agenda 1")
    assert scene.agenda == [""] * 5
    # Green's two are taken without a question.
    assert scene.told("blank") == [{"seat": G}, {"seat": G}]
    assert (scene.s.blank_tokens, scene.view(PUBLIC).players[G].tokens) == ([0, 2, 0, 0], 2)
    assert scene.open == NEXT_WINDOW


@rules("MZ-6.30")
def test_MZ_6_30_the_judge_gives_a_corruption_card_for_the_next_round() -> None:
    scene = settled("judge", "B1", golden=True, pile="mayor forger")
    assert [scene.hand(seat) for seat in range(4)] == ["", "", "mayor", ""]
    assert facts(scene.heard(B, "draw_corruption")[0]) == {"seat": B, "card": 1}
    assert facts(scene.heard(R, "draw_corruption")[0]) == {"seat": B}
    scene.act(R, "pass")
    assert scene.open == ("play_card", [G])  # round 2
    assert [len(hand) for hand in scene.s.hands] == [5, 5, 6, 5]
    assert "mayor" in scene.hand(B)


@rules("MZ-6.30", "MZ-4.16")
def test_MZ_6_30_with_an_empty_pile_the_discard_is_shuffled() -> None:
    scene = table(
        "favours",
        character="judge",
        golden="judge",
        gems={"judge": "B1"},
        piles_empty=True,
        dice={"corruption again": "producer"},
        round=4,
    )
    assert scene.hand(B) == "producer"
    assert (len(scene.s.pile), scene.s.discards) == (29, [])
    assert scene.kinds[:3] == ["settle", "reshuffle", "draw_corruption"]
    assert scene.open == OVER


@rules("MZ-6.31")
def test_MZ_6_31_the_detective_gives_an_informant_card() -> None:
    scene = settled("detective", "G2", informant_pile="banker judge", round=4)
    assert [scene.informants(seat) for seat in range(4)] == ["", "banker", "", "mayor"]
    assert facts(scene.heard(G, "draw_informant")[0]) == {"seat": G, "card": 6}
    assert facts(scene.heard(Y, "draw_informant")[0]) == {"seat": G}
    assert scene.open == OVER


@rules("MZ-6.31", "MZ-4.15")
def test_MZ_6_31_with_an_empty_pile_the_discard_is_shuffled() -> None:
    scene = table(
        "favours",
        character="detective",
        gems={"detective": "G2"},
        piles_empty=True,
        dice={"informants again": "forger"},
        round=4,
    )
    assert scene.informants(G) == "forger"
    assert (len(scene.s.informant_pile), scene.s.informant_discards) == (11, [])
    assert scene.kinds[:3] == ["settle", "informants_reshuffled", "draw_informant"]
    assert scene.open == OVER


@rules("MZ-6.31", "MZ-4.15")
def test_MZ_6_31_with_no_card_left_none_is_drawn() -> None:
    scene = settled(
        "detective", "G2 B2", informants={R: " ".join(CHARACTER_IDS[1:])}, piles_empty=True, round=4
    )
    # In turn order: green draws the last one, blue none.
    assert (scene.informants(G), scene.informants(B)) == ("distiller", "")
    assert [each["seat"] for each in scene.told("draw_informant")] == [G]
    assert scene.open == OVER


@rules("MZ-6.32", "MZ-6.26")
def test_MZ_6_32_a_gem_on_a_settled_character_waits_for_the_next_round() -> None:
    scene = settled("truckers_union", "Y2", parked="detective")
    scene.act(Y, "agenda 1", "union lieutenant")
    assert scene.on("lieutenant") == "Y1"
    go_on(scene, "play_card", 2)
    assert scene.on("lieutenant") == "Y1"
    while [each["character"] for each in scene.told("settle")][-1] != 3:
        scene.time_out(scene.s.waiting[0])
    assert scene.told("settle")[-1]["gems"] == [1, 0, 0, 0]
    assert scene.favours(Y).split()[0] == "weapon"
    assert (scene.on("lieutenant"), scene.s.round) == ("", 2)
    assert scene.open == NEXT_WINDOW


# --- rulings ---


@rules("MZ-Q16", "MZ-6.28")
def test_MZ_Q16_what_was_spent_is_there_for_the_favour_itself() -> None:
    scene = settled("producer", "Y2", golden=True, slush="Y0", reserve="Y0", parked="distiller")
    # Two to the Reserve; one on to the slush fund, one on to the Femme fatale, one is missing.
    assert (scene.reserve[Y], scene.slush[Y], scene.on("femme_fatale")) == (0, 1, "Y1")
    assert scene.options(Y) == ["top_up 0", "top_up 1"]
    assert scene.open == ("top_up", [Y])


@rules("MZ-Q17")
def test_MZ_Q17_in_turn_order_free_and_paying_alike() -> None:
    """Blue leads and green and yellow pay: the cards come to green, blue, yellow in this order."""
    scene = settled("judge", "Y1 G1 B2", first=G, pile="mayor forger lieutenant")
    assert scene.open == ("buy", [G, Y])
    scene.act(Y, "pay").act(G, "pay")
    assert [scene.hand(seat) for seat in range(3)] == ["lieutenant", "mayor", "forger"]
    assert scene.open == NEXT_WINDOW


@rules("MZ-Q17", "MZ-6.29")
def test_MZ_Q17_the_developer_serves_in_turn_order() -> None:
    scene = settled("developer", "Y3 G3 B4", first=B)
    for seat in (B, B, Y, Y, G, G):
        assert scene.open == ("choose_district", [seat])
        scene.act(seat, "agenda 1")
    assert [each["seat"] for each in scene.told("district")] == [B, B, Y, Y, G, G]
    assert scene.open == NEXT_WINDOW


@rules("MZ-Q17", "MZ-6.31")
def test_MZ_Q17_the_detective_serves_in_turn_order() -> None:
    scene = settled("detective", "Y2 B2", first=B, informant_pile="banker judge", round=4)
    assert (scene.informants(B), scene.informants(Y)) == ("banker", "judge")
    assert scene.open == OVER


@rules("MZ-Q24", "MZ-6.15")
def test_MZ_Q24_one_favour_for_a_player_a_character_and_a_round() -> None:
    """First, tied, second or paying: nobody is served twice, nobody served may pay."""
    for laid in ("Y3 G2 B1 R1", "Y3 G3 B1", "Y1 G1", "Y2 G2 B2 R2", "Y4"):
        for godfather in (False, True):
            scene = settled("mayor", laid, godfather=godfather, money="Y9 G9 B9 R9")
            asked = scene.s.asked if scene.s.asking == "buy" else ()
            (settle,) = scene.told("settle")
            assert not {*settle["served"]} & {*asked}
            for seat in asked:
                scene.act(seat, "pay")
            got = [each["seat"] for each in scene.told("favour")]
            assert sorted(got) == sorted({*settle["served"], *asked})
            assert scene.open == NEXT_WINDOW
