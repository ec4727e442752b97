"""Mafiozoo: what is answered when time runs out (the decisions table, MZ-11.1, 11.5, 11.6)."""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from omerta.games.mafiozoo import GAME
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC
from tests.games.mafiozoo.scenario import (
    ALL_PLAYERS,
    OVER,
    B,
    G,
    R,
    Y,
    match_of,
    table,
)
from tests.games.wandering import told


@rules("MZ-4.13", "MZ-11.6")
def test_MZ_4_13_at_the_docks_all_money() -> None:
    scene = table("revenue", round=2, thugs={Y: "docks"}).time_out(Y)
    assert scene.told("docks") == [{"seat": Y, "money": 3, "gems": 0}]
    assert scene.told("timed_out") == [{"seat": Y}]
    assert scene.open == ("play_card", [Y])


@pytest.mark.parametrize(
    ("seen", "blind", "agenda", "taken"),
    [
        ("", "", "finance park campus", "finance"),
        ("finance", "", "finance park campus", "park"),
        ("finance park", "", "finance park campus", "campus"),
        # What was drawn blind does not count, so that the choice tells nothing of it.
        ("finance", "park", "finance park campus", "park"),
        # Nothing new: the first filled slot.
        ("finance park campus", "", "park finance campus", "park"),
    ],
)
@rules("MZ-2.7", "MZ-11.6")
def test_MZ_2_7_a_district_that_is_new(seen: str, blind: str, agenda: str, taken: str) -> None:
    scene = table(
        "revenue",
        round=2,
        thugs={Y: "building_site"},
        seen_tokens={Y: seen},
        blind_tokens={Y: blind},
        agenda=agenda,
    ).time_out(Y)
    assert sorted(scene.seen_tokens(Y).split()) == sorted([*seen.split(), taken])
    assert scene.open == ("play_card", [Y])


@rules("MZ-2.7", "MZ-2.10")
def test_MZ_2_7_blind_when_the_agenda_is_empty() -> None:
    scene = table("revenue", round=2, thugs={Y: "building_site"}, districts_left="campus")
    assert scene.options(Y) == ["blind"]
    scene.time_out(Y)
    assert scene.blind_tokens(Y) == "campus"
    assert scene.open == ("play_card", [Y])


@pytest.mark.parametrize(
    ("hand", "thugs", "reserve", "card", "gems"),
    [
        ("secret judge mayor secret banker", "", 8, "mayor", 3),
        ("secret judge mayor secret banker", "city_hall", 8, "mayor", 4),
        ("secret judge mayor secret banker", "", 2, "mayor", 2),
        ("secret judge mayor secret banker", "", 0, "mayor", 0),
        ("secret secret secret secret secret", "city_hall", 8, "secret", 2),
    ],
)
@rules("MZ-5.5", "MZ-5.6", "MZ-11.1")
def test_MZ_5_5_the_most_is_recovered_with_the_lowest_card(
    hand: str, thugs: str, reserve: int, card: str, gems: int
) -> None:
    scene = table(hands={Y: hand}, thugs={Y: thugs + " prison"}, reserve=f"Y{reserve}").time_out(Y)
    assert scene.told("recover") == [{"seat": Y, "secret": card == "secret", "gems": gems}]
    left = hand.split()
    left.remove(card)
    assert sorted(scene.hand(Y).split()) == sorted(left)
    assert scene.bonuses(Y) == "prison"  # no bonus is used for anybody
    assert scene.open == ("play_card", [G])


@rules("MZ-5.18", "MZ-Q11")
def test_MZ_5_18_in_the_last_call_nothing() -> None:
    scene = table("last_call", thugs={Y: "prison", G: "prison"}, informants={R: "judge"})
    scene.time_out(Y)
    assert scene.gems == {}
    assert scene.open == ("last_bonus", [G])
    scene.time_out(G)
    assert scene.gems == {}
    assert scene.bonuses(Y) == scene.bonuses(G) == ""
    assert scene.open == ("inform", [R])


@rules("MZ-11.5", "MZ-6.12")
def test_MZ_11_5_payments_are_sealed_and_may_be_replaced() -> None:
    gems = {"mayor": "Y3 G1 B1 R1"}
    scene = table("favours", character="mayor", gems=gems, informants={Y: "judge"})
    scene.act(Y, "pass")
    assert scene.open == ("buy", [G, B, R])
    scene.act(G, "pay")
    others = [scene.sight(seat) for seat in (PUBLIC, Y, B, R)]
    scene.act(G, "decline")
    assert [scene.sight(seat) for seat in (PUBLIC, Y, B, R)] == others
    scene.act(G, "pay").act(B, "pay").act(B, "decline")
    assert scene.money == [5, 5, 5, 5]
    assert scene.told("payments") == []
    assert scene.open == ("buy", [R])
    scene.time_out(R)
    assert scene.told("payments") == [
        {"character": 1, "paying": [G], "prices": [3], "declined": [B, R]}
    ]
    assert scene.money == [5, 2, 5, 5]
    assert scene.open == ("inform", [Y])


@rules("MZ-11.6", "MZ-6.5", "MZ-6.26", "MZ-6.28", "MZ-7.1", "MZ-7.11")
def test_MZ_11_6_every_question_has_a_default() -> None:
    """One round of everything: pass, not pay, the lowest character, none, done, the Godfather."""
    scene = table(
        "favours",
        round=4,
        golden="truckers_union producer",
        gems={"mayor": "G2 Y1", "truckers_union": "Y1", "producer": "B3"},
        reserve="Y3",
        favours={Y: "alcohol jewel godfather"},
        informants={Y: "judge"},
    )
    asked = []
    while scene.s.asking:
        asked.append((scene.s.asking, scene.s.waiting[0]))
        scene.time_out(scene.s.waiting[0])
    assert [each for each in asked if each[0] != "inform"] == [
        *(("buy", Y), ("choose_district", Y), ("union_gem", Y)),
        *(("place_thugs", Y), ("keep_favour", Y), ("choose_district", Y), ("choose_district", Y)),
    ]
    assert scene.informants(Y) == "judge"
    assert scene.money[Y] == 5
    assert scene.told("union") == [
        {"seat": Y, "character": 0, "source": "reserve"},
    ]
    assert scene.favours(Y) == "godfather"
    assert scene.open == OVER


@rules("MZ-6.28", "MZ-6.26", "MZ-2.4")
def test_MZ_6_28_nothing_is_taken_from_the_slush_fund() -> None:
    scene = table(
        "favours",
        character="truckers_union",
        gems={"truckers_union": "Y2", "producer": "Y3"},
        reserve="Y0",
        informants={R: "judge"},
    )
    while scene.s.character < 8:
        scene.time_out(scene.s.waiting[0])
    assert scene.gems == {}
    assert (scene.reserve[Y], scene.slush[Y]) == (0, 16)
    assert scene.told("union") == scene.told("top_up") == []
    assert scene.open == ("inform", [R])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-11.6")
def test_MZ_11_6_who_has_left_is_played_by_the_defaults_and_keeps_all(players: int) -> None:
    """Yellow leaves at once; the others play at random to the end."""
    match, luck = match_of(players, "left"), Luck(key_from("stay"))
    s = match.state
    while s.asking:
        seat = s.waiting[luck.below(len(s.waiting))]
        if seat == Y:
            match.time_out(Y)
            continue
        options = GAME.options(s, seat)
        match.act(seat, options[luck.below(len(options))])
    assert s.thugs[Y] == 0
    assert [each["seat"] for each in told(match.events, "bribe")].count(Y) == 0
    recovered = [each for each in told(match.events, "recover") if each["seat"] == Y]
    assert len(recovered) == 4 * s.rounds
    assert GAME.tally(s)[0] == [16] * s.colours
    assert s.money[Y] >= 5 + 3 * s.rounds
    assert (s.asking, s.waiting) == OVER
