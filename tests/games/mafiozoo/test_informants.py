"""Mafiozoo: Informant cards, and the window in which they are played (MZ-6.4 to 6.7, 6.33)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from omerta.battery.rules import rules
from omerta.games.mafiozoo import GAME
from omerta.games.mafiozoo.content import CHARACTER_IDS, Options
from omerta.kernel.dice import key_from
from omerta.kernel.events import PUBLIC
from tests.games.mafiozoo.scenario import (
    ALL_PLAYERS,
    OVER,
    B,
    G,
    R,
    Y,
    approaching,
    notations,
    settled,
    table,
    wander,
)
from tests.games.wandering import events_of

BLUE_HAS_IT = {B: "banker", G: "forger"}
GREEN_HAS_IT = {B: "forger", G: "banker"}


# --- MZ-6.4 to 6.7: the card ---


@rules("MZ-6.4", "MZ-6.6")
def test_MZ_6_4_the_holder_may_put_one_gem_of_the_reserve_there() -> None:
    scene = approaching("banker", "Y1", informants={B: "banker"}, slush="B5")
    assert scene.options(B) == [
        "pass",
        "inform reserve 1",
        "inform slush 1",
        "inform slush 2",
    ]
    before = scene.reserve[B], scene.slush[B]
    scene.act(B, "inform reserve 1")
    told = {"seat": B, "character": 6, "source": "reserve", "gems": 1, "turns": False}
    assert scene.told("inform") == [told]
    assert scene.told("settle")[0]["gems"] == [1, 0, 1, 0]
    assert (scene.reserve[B], scene.slush[B]) == (before[0] - 1, before[1] + 1)
    assert (scene.informants(B), scene.s.informant_discards) == ("", [6])
    assert scene.open == ("play_card", [G])  # round 2: no card is left for a window


@rules("MZ-6.4")
def test_MZ_6_4_or_up_to_two_of_the_slush_fund_but_not_of_both() -> None:
    for gems in (1, 2):
        scene = approaching("banker", "", informants=BLUE_HAS_IT, money="B0")
        reserve = scene.reserve[B]
        scene.act(B, f"inform slush {gems}").act(G, "pass")
        assert scene.told("settle")[0]["gems"] == [0, 0, gems, 0]
        assert scene.money[B] == (5 if gems == 2 else 0)
        assert (scene.to_slush, scene.reserve[B]) == ("", reserve)  # they came back
        assert scene.open == ("inform", [G])
    scene = approaching("banker", "", informants=BLUE_HAS_IT)
    assert scene.refused(B, "inform slush 3") == ("refused-inform", "MZ-6.4")
    scene.act(B, "inform slush 2", "inform reserve 1")  # an answer is replaced, not added
    scene.act(G, "pass")
    assert scene.told("settle")[0]["gems"] == [0, 0, 1, 0]
    assert scene.open == ("inform", [G])


@rules("MZ-6.4")
def test_MZ_6_4_three_with_the_police_station() -> None:
    scene = approaching("banker", "", informants={B: "banker"}, thugs={B: "police_station"})
    assert scene.options(B)[-1] == "inform slush 3"
    scene.act(B, "inform slush 3")
    assert scene.told("settle")[0]["gems"] == [0, 0, 3, 0]
    assert scene.open == ("play_card", [G])
    scene = approaching("banker", "", informants={B: "banker"}, thugs={G: "police_station"})
    assert scene.options(B)[-1] == "inform slush 2"  # another's helps nobody else
    assert scene.open == ("inform", [B])


@rules("MZ-6.4")
def test_MZ_6_4_it_is_played_immediately_before_its_own_character() -> None:
    """The Banker's card is of no use at the Union (6) or the Producer (8)."""
    scene = approaching("truckers_union", "", informants={B: "banker"})
    assert scene.options(B) == ["pass"]
    assert scene.refused(B, "inform slush 1") == ("refused-no-informant", "MZ-6.4")
    scene.act(B, "pass")
    assert scene.s.character == CHARACTER_IDS.index("banker")
    assert scene.options(B)[1:] != []
    scene.act(B, "pass")
    assert scene.s.character == CHARACTER_IDS.index("producer")
    assert scene.options(B) == ["pass"]
    assert scene.open == ("inform", [B])


@rules("MZ-6.4", "MZ-Q15")
def test_MZ_6_4_only_what_there_is() -> None:
    scene = approaching("banker", "", informants={B: "banker"}, slush="B1", reserve="B0")
    assert scene.options(B) == ["pass", "inform slush 1"]
    assert scene.refused(B, "inform reserve 1") == ("refused-no-reserve", "MZ-Q15")
    scene = approaching("banker", "", informants={B: "banker"}, slush="B0", reserve="B2")
    assert scene.options(B) == ["pass", "inform reserve 1"]
    scene = approaching("banker", "", informants={B: "banker"}, slush="B0", reserve="B0")
    assert scene.options(B) == ["pass"]
    assert scene.open == ("inform", [B])


@rules("MZ-6.5")
def test_MZ_6_5_it_may_be_kept() -> None:
    scene = approaching("detective", "", informants={B: "detective"}, round=4)
    scene.act(B, "pass")
    assert (scene.informants(B), scene.s.informant_discards) == ("detective", [])
    assert scene.view(PUBLIC).counts[B].informants == 1
    assert scene.open == OVER


@rules("MZ-6.5")
def test_MZ_6_5_who_lets_the_time_run_out_keeps_it() -> None:
    scene = approaching("banker", "Y1", informants=BLUE_HAS_IT)
    scene.time_out(B).time_out(G)
    assert (scene.informants(B), scene.told("inform")) == ("banker", [])
    assert scene.told("timed_out") == []  # nobody learns who had answered
    assert scene.open == ("inform", [G, B])


@rules("MZ-6.6")
def test_MZ_6_6_where_nobody_has_a_gem_it_decides() -> None:
    scene = approaching("distiller", "", golden=True, informants={B: "distiller"})
    scene.act(B, "inform reserve 1")
    assert (scene.favours(B), scene.to_reserve) == ("alcohol", "")  # spent, it came back
    assert scene.open == ("play_card", [G])


@rules("MZ-6.6")
def test_MZ_6_6_it_cannot_be_played_for_nothing() -> None:
    amounts = [action.args for action in GAME.actions if action.verb == "inform"]
    assert amounts == [("reserve", 1), ("slush", 1), ("slush", 2), ("slush", 3)]
    scene = approaching("banker", "Y2", informants={B: "banker"}, slush="B0", reserve="B0")
    assert scene.options(B) == ["pass"]
    scene.act(B, "pass")
    assert scene.informants(B) == "banker"
    assert scene.open == ("inform", [B])


@rules("MZ-6.7", "MZ-6.33", "MZ-Q39")
def test_MZ_6_7_nothing_shows_who_could_play_or_whether_anybody_could() -> None:
    """Two who swap cards, or neither of whom has the card: nobody else sees a difference."""
    neither = {B: "mayor", G: "forger"}
    sights = [list(passing(held)) for held in (BLUE_HAS_IT, GREEN_HAS_IT, neither)]
    assert sights[0] == sights[1] == sights[2]
    assert len(sights[0]) > 20


def passing(held: dict[int, str]) -> Iterator[list[bytes]]:
    """What the two without a card, and spectators, see from the first window on; all pass."""
    scene = table("favours", gems={"banker": "Y2 B1"}, informants=held)
    while scene.s.asking == "inform":
        yield [scene.sight(seat) for seat in (PUBLIC, Y, R)]
        scene.act(scene.s.waiting[-1], "pass")
    assert scene.told("inform") == []


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-6.7", "MZ-6.4")
def test_MZ_6_7_at_most_one_player_can_play_one(players: int) -> None:
    windows = 0
    for seed in range(4):
        for s in wander(players, seed):
            if s.asking == "inform":
                windows += 1
                able = [seat for seat in s.asked if len(GAME.options(s, seat)) > 1]
                holders = [seat for seat in range(players) if s.character in s.informants[seat]]
                assert len(able) <= 1
                assert {*able} <= {*holders} <= {*s.asked}
    assert windows > 20
    assert s.asking == ""


# --- MZ-6.33: the window ---


@rules("MZ-6.33", "MZ-Q39")
def test_MZ_6_33_everybody_with_a_card_is_asked_all_at_once() -> None:
    held = {Y: "judge", B: "banker mayor", R: "forger"}
    scene = approaching("banker", "", informants=held, first=B)
    assert scene.open == ("inform", [B, R, Y])  # in turn order; green has none
    assert [scene.options(seat) for seat in (Y, G, R)] == [["pass"], [], ["pass"]]
    assert scene.told("window") == [{"character": 6}]
    scene.act(R, "pass")
    scene.act(B, "inform slush 2")
    assert (scene.told("inform"), scene.on("banker")) == ([], "")  # not before all have answered
    scene.act(Y, "pass")
    assert scene.told("inform")[0]["seat"] == B
    assert scene.open == ("inform", [B, R, Y])  # before the Producer


@rules("MZ-6.33")
def test_MZ_6_33_before_each_character_with_gems_or_without() -> None:
    scene = table("favours", informants={B: "banker"}, gems={"mayor": "Y1"})
    for number in range(12):
        assert scene.s.character == number
        assert scene.open == ("inform", [B])
        scene.act(B, "pass")
    assert [each["character"] for each in scene.told("window")] == [*range(12)]
    assert scene.open == ("play_card", [G])


@rules("MZ-6.33")
def test_MZ_6_33_no_window_where_nobody_has_a_card() -> None:
    scene = table("favours", gems={"banker": "Y1"})
    assert (scene.told("window"), scene.told("inform")) == ([], [])
    assert scene.open == ("play_card", [G])


@rules("MZ-6.33", "MZ-Q39")
def test_MZ_6_33_no_window_where_the_card_lies_in_the_discard() -> None:
    scene = table(
        "favours",
        character="truckers_union",
        informants={B: "judge"},
        informant_discards="banker commissioner",
    )
    seen = []
    while scene.s.asking == "inform":
        seen.append(CHARACTER_IDS[scene.s.character])
        scene.act(B, "pass")
    assert seen == ["truckers_union", "producer", "developer", "judge", "detective"]
    assert scene.open == ("play_card", [G])


@rules("MZ-6.33")
def test_MZ_6_33_who_played_the_last_card_is_not_asked_again() -> None:
    scene = table("favours", character="banker", informants={B: "banker", G: "forger"})
    scene.act(B, "inform slush 1").act(G, "pass")
    assert (scene.informants(B), scene.s.informant_discards) == ("", [6])
    assert scene.open == ("inform", [G])


@rules("MZ-6.33")
def test_MZ_6_33_the_others_never_see_who_has_answered() -> None:
    for answer in ("pass", "inform slush 2"):
        scene = approaching("banker", "Y1", informants=BLUE_HAS_IT)
        before = [scene.sight(seat) for seat in (PUBLIC, Y, G, R)]
        log = len(scene.events)
        scene.act(B, answer)
        assert [scene.sight(seat) for seat in (PUBLIC, Y, G, R)] == before
        assert len(scene.events) == log
        assert scene.match.view(PUBLIC).waiting == (G, B)
        assert scene.s.waiting == [G]  # though the table waits for green alone
        assert scene.match.view(B).prompt.answer is not None  # type: ignore[union-attr]
    assert scene.open == ("inform", [G])


@rules("MZ-6.33")
def test_MZ_6_33_an_answer_may_be_replaced_until_the_window_closes() -> None:
    scene = approaching("banker", "", informants=BLUE_HAS_IT)
    scene.act(B, "inform slush 2", "pass", "inform slush 1", "pass").act(G, "pass")
    assert (scene.told("inform"), scene.informants(B)) == ([], "banker")
    assert scene.cannot_undo(G)
    assert scene.cannot_undo(B)
    assert scene.open == ("inform", [G, B])


@rules("MZ-6.33", "MZ-Q39")
def test_MZ_6_33_a_pass_that_shows_nothing_is_the_same_for_all() -> None:
    """Blue's pass and green's: nothing is told, and both holders look alike afterwards too."""
    scenes = []
    for held in (BLUE_HAS_IT, GREEN_HAS_IT):
        scene = approaching("banker", "Y2 G1", informants=held)
        scenes.append(scene.act(B, "pass").act(G, "pass"))
    one, other = scenes
    assert one.happened == other.happened == ["settle", "banker"]  # type: ignore[attr-defined]
    for seat in (PUBLIC, Y, R):
        assert one.sight(seat) == other.sight(seat)
    assert one.open == other.open == ("inform", [G, B])


@rules("MZ-Q39")
def test_MZ_Q39_in_the_eyes_of_another_any_of_those_asked_could_have_it() -> None:
    """Dealt again for yellow, the card is with blue, with green or in the pile."""
    scene = approaching("banker", "", informants=BLUE_HAS_IT)
    where = set()
    for seed in range(60):
        other = GAME.redealt(scene.s, Y, key_from(seed))
        where.add(tuple(6 in other.informants[seat] for seat in range(4)))
        assert other.asked == scene.s.asked
    assert where == {
        (False, True, False, False),
        (False, False, True, False),
        (False, False, False, False),
    }
    assert scene.open == ("inform", [G, B])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-6.33", "MZ-6.7")
def test_MZ_6_33_in_whole_games_all_with_a_card_are_asked(players: int) -> None:
    for seed in range(3):
        for s in wander(players, seed):
            if s.asking == "inform":
                assert s.character not in s.informant_discards
                assert {*s.asked} == {seat for seat in range(players) if s.informants[seat]}
                for seat in s.asked:
                    offered = notations(GAME.options(s, seat))
                    assert offered[0] == "pass"
                    if s.character not in s.informants[seat]:
                        assert offered == ["pass"]
        assert not any(
            event.private for event in events_of(s) if event.kind in ("window", "inform")
        )
    assert s.asking == ""


@rules("MZ-6.4")
def test_MZ_6_4_with_the_option_the_police_station_helps_secret_cards_instead() -> None:
    scene = approaching(
        "banker",
        "",
        informants={B: "banker"},
        thugs={B: "police_station"},
        options=Options(police_station_card="secret"),
    )
    assert scene.options(B)[-1] == "inform slush 2"
    assert scene.open == ("inform", [B])


@rules("MZ-6.4", "MZ-6.18")
def test_MZ_6_4_a_card_turns_a_lead() -> None:
    """Green would lead alone; blue's card makes blue lead and green second."""
    scene = approaching(
        "forger", "G2 B1", golden=True, godfather=True, informants={B: "forger", R: "mayor"}
    )
    scene.act(B, "inform slush 2").act(R, "pass")
    assert (scene.favours(B), scene.favours(G)) == ("jewel godfather", "jewel")
    assert (scene.to_reserve, scene.slush[G]) == ("B3", 8 + 2)
    assert scene.open == ("inform", [R])


@rules("MZ-6.5", "MZ-6.33")
def test_MZ_6_5_a_card_kept_is_asked_for_again_in_the_next_round() -> None:
    scene = settled("detective", "", informants={R: "detective"})
    assert scene.open == ("play_card", [G])
    assert scene.informants(R) == "detective"
    while scene.s.asking != "inform":
        scene.time_out(scene.s.waiting[0])
    for _ in range(11):
        scene.act(R, "pass")
    assert scene.s.character == CHARACTER_IDS.index("detective")
    assert scene.options(R) == ["pass", "inform slush 1", "inform slush 2"]
    scene.act(R, "pass")
    assert scene.open == ("play_card", [B])  # round 3
