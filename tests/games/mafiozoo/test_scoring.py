"""Mafiozoo: the end and the points (MZ-8)."""

from __future__ import annotations

import pytest

from omerta.battery.rules import rules
from omerta.games.mafiozoo import GAME
from omerta.games.mafiozoo.content import CONTENT, DISTRICT_IDS, PLACE_IDS, Options
from omerta.games.mafiozoo.scoring import Count, count
from omerta.kernel.dice import key_from
from omerta.kernel.events import PUBLIC
from tests.facts import facts
from tests.games.mafiozoo.scenario import (
    ALL_PLAYERS,
    OVER,
    B,
    G,
    R,
    Scene,
    Y,
    approaching,
    finished,
    table,
    wander,
)
from tests.games.wandering import before_the_end, events_of, told

ALL_SIX = " ".join(DISTRICT_IDS)
POOR = "Y0 G0 B0 R0"


def counts(scene: Scene) -> list[Count]:
    assert scene.open == OVER
    return count(scene.s)


def totals(scene: Scene) -> list[int]:
    assert scene.open == OVER
    return GAME.scores(scene.s)


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 4), (4, 4)])
@rules("MZ-8.1", "MZ-3.1")
def test_MZ_8_1_the_game_ends_after_the_last_round(players: int, rounds: int) -> None:
    scene = table("influence", players=players, round=rounds - 1)
    assert (scene.s.round, scene.open[0]) == (rounds, "play_card")
    assert scene.match.view(PUBLIC).scores is None
    scene = table("influence", players=players, round=rounds)
    assert len(scene.view(PUBLIC).counts) == players
    assert scene.told("end")[0]["counts"][Y]["total"] == totals(scene)[Y]
    assert scene.open == OVER


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-8.1")
def test_MZ_8_1_in_whole_games_it_does(players: int) -> None:
    s = finished(players, seed=3)
    rounds = [each["round"] for each in told(events_of(s), "round")]
    assert rounds == [*range(1, (6 if players == 2 else 4) + 1)]
    assert events_of(s)[-1].kind == "end"
    assert s.asking == ""


@rules("MZ-8.2")
def test_MZ_8_2_all_district_tokens_are_turned_face_up() -> None:
    """Whether seen on the Agenda or drawn blind, they count alike, and all can see them."""
    scene = table(
        "end", seen_tokens={Y: "park campus"}, blind_tokens={Y: "park", G: "finance"}, money=POOR
    )
    assert scene.view(PUBLIC).all_tokens[:2] == ((0, 0, 0, 0, 1, 2), (1, 0, 0, 0, 0, 0))
    assert [each.open for each in counts(scene)[:2]] == [(0, 0, 0, 0, 1, 2), (1, 0, 0, 0, 0, 0)]
    assert scene.open == OVER


@rules("MZ-8.2", "MZ-2.8")
def test_MZ_8_2_not_before_the_end() -> None:
    scene = table("play", blind_tokens={Y: "park"})
    assert scene.view(G).all_tokens is None
    assert scene.view(G).players[Y].seen_tokens == (0,) * 6
    assert scene.view(G).players[Y].tokens == 1
    assert scene.view(Y).own.blind_tokens == (0, 0, 0, 0, 0, 1)
    assert scene.open == ("play_card", [Y])


@rules("MZ-8.3", "MZ-8.4")
def test_MZ_8_3_each_judge_card_gives_a_hidden_token() -> None:
    scene = table("end", hands={Y: "judge", G: "secret"}, money=POOR)
    assert [each.judges for each in counts(scene)] == [1, 1, 0, 0]
    assert totals(scene) == [1, 1, 0, 0]


@rules("MZ-8.3", "MZ-6.30")
def test_MZ_8_3_the_card_of_the_last_round_counts() -> None:
    scene = table("favours", character="judge", golden="judge", gems={"judge": "Y1"}, round=4)
    assert [each.judges for each in counts(scene)] == [1, 0, 0, 0]
    assert scene.open == OVER


@rules("MZ-8.3", "MZ-6.5")
def test_MZ_8_3_each_unplayed_informant_card_does() -> None:
    scene = table(
        "end",
        informants={G: "banker judge forger"},
        informant_discards="mayor producer",
        money=POOR,
    )
    assert [each.informants for each in counts(scene)] == [0, 3, 0, 0]
    assert totals(scene) == [0, 3, 0, 0]


@rules("MZ-8.3")
def test_MZ_8_3_each_favour_left_does() -> None:
    scene = table("end", favours={B: "weapon", R: "godfather"}, money=POOR)
    assert [each.favours for each in counts(scene)] == [0, 0, 1, 1]
    assert totals(scene) == [0, 0, 1, 1]


@rules("MZ-8.3")
def test_MZ_8_3_each_own_gem_on_a_character_does() -> None:
    gems = {"distiller": "Y1 G2", "femme_fatale": "Y2", "mayor": "R1"}
    scene = table("end", gems=gems, money=POOR)
    assert [each.gems for each in counts(scene)] == [3, 2, 0, 1]
    assert totals(scene) == [3, 2, 0, 1]


@rules("MZ-8.3", "MZ-9.9")
def test_MZ_8_3_the_straw_mans_gems_give_nobody_any() -> None:
    scene = table("end", players=2, gems={"distiller": "Y1 S4"}, money=POOR)
    assert totals(scene) == [1, 0]


@pytest.mark.parametrize(("money", "tokens"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (20, 6)])
@rules("MZ-8.3")
def test_MZ_8_3_each_full_three_does(money: int, tokens: int) -> None:
    scene = table("end", money=f"Y{money} G0 B0 R0")
    assert counts(scene)[Y].money == tokens
    assert totals(scene) == [tokens, 0, 0, 0]


@rules("MZ-8.4")
def test_MZ_8_4_a_point_for_each_token_open_and_hidden() -> None:
    # All hold as many of the same: no majority, no set.
    tokens = "park park campus"
    scene = table(
        "end",
        seen_tokens={Y: tokens, G: tokens},
        blind_tokens={B: tokens, R: tokens},
        favours={G: "jewel"},
        money="Y0 G3 B0 R0",
    )
    assert [each.majorities for each in counts(scene)] == [()] * 4
    assert totals(scene) == [3, 5, 3, 3]


@rules("MZ-8.4", "MZ-2.10")
def test_MZ_8_4_a_token_of_no_district_is_worth_a_point_and_nothing_else() -> None:
    scene = table("end", money=POOR)
    scene.s.blank_tokens[B] = 2
    assert (counts(scene)[B].blanks, counts(scene)[B].majorities) == (2, ())
    assert totals(scene) == [0, 0, 2, 0]


@pytest.mark.parametrize(
    ("held", "sets"),
    [
        (ALL_SIX, 1),
        ("finance industrial chinatown little_italy campus campus", 0),
        (f"{ALL_SIX} {ALL_SIX}", 2),
        (f"{ALL_SIX} {ALL_SIX} {ALL_SIX} park", 3),
        (f"{ALL_SIX} finance industrial chinatown little_italy campus", 1),
    ],
)
@rules("MZ-8.5")
def test_MZ_8_5_three_points_for_each_set_of_six_different_open_tokens(
    held: str, sets: int
) -> None:
    # Green has as many of each: no majority.
    scene = table("end", seen_tokens={Y: held}, blind_tokens={G: held}, money=POOR)
    assert counts(scene)[Y].sets == counts(scene)[G].sets == 3 * sets
    assert totals(scene) == [len(held.split()) + 3 * sets] * 2 + [0, 0]


@rules("MZ-8.5")
def test_MZ_8_5_a_set_is_made_of_tokens_seen_and_blind() -> None:
    scene = table(
        "end",
        seen_tokens={Y: "finance industrial chinatown"},
        blind_tokens={Y: "little_italy campus park"},
        money=POOR,
    )
    assert counts(scene)[Y].sets == 3
    assert totals(scene) == [6 + 3 + 6, 0, 0, 0]


@rules("MZ-8.6")
def test_MZ_8_6_a_point_for_strictly_more_than_every_other() -> None:
    tokens = {Y: "park park campus", G: "park campus finance", B: "finance chinatown"}
    scene = table("end", seen_tokens=tokens, money=POOR)
    # Park to yellow; campus and finance are tied; chinatown to blue; nobody has the others.
    assert [each.majorities for each in counts(scene)] == [(5,), (), (2,), ()]
    assert totals(scene) == [4, 3, 3, 0]


@rules("MZ-8.6")
def test_MZ_8_6_with_a_tie_nobody_gets_the_point_and_no_third_does() -> None:
    tokens = {Y: "park park", G: "park park", B: "park"}
    scene = table("end", seen_tokens=tokens, money=POOR)
    assert [each.majorities for each in counts(scene)] == [()] * 4
    assert totals(scene) == [2, 2, 1, 0]


@rules("MZ-8.6", "MZ-8.4")
def test_MZ_8_6_with_the_option_two_points() -> None:
    tokens = {Y: "park park campus", G: "park campus"}
    for points, total in ((1, 4), (2, 5)):
        options = Options(majority_points=points)  # type: ignore[arg-type]
        scene = table("end", seen_tokens=tokens, money=POOR, options=options)
        assert counts(scene)[Y].majorities == (5,)
        assert totals(scene) == [total, 2, 0, 0]
    assert Options().majority_points == 1


@pytest.mark.parametrize("place", PLACE_IDS)
@rules("MZ-8.7")
def test_MZ_8_7_each_place_is_worth_its_printed_points(place: str) -> None:
    points = CONTENT.places[PLACE_IDS.index(place)].points
    scene = table("end", thugs={G: place}, money=POOR)
    assert counts(scene)[G].places == points
    assert totals(scene) == [0, points, 0, 0]


@rules("MZ-8.7")
def test_MZ_8_7_all_places_with_a_thug() -> None:
    printed = [5, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 6, 5, 6, 5, 7]
    assert [place.points for place in CONTENT.places] == printed
    scene = table("end", thugs={Y: " ".join(PLACE_IDS), G: "prison courthouse"}, money=POOR)
    assert totals(scene) == [80, 13, 0, 0]


@rules("MZ-8.8")
def test_MZ_8_8_most_points_wins() -> None:
    scene = table("end", money="Y0 G9 B3 R6", slush="Y9 G0 B9 R1")
    assert totals(scene) == [0, 3, 1, 2]
    assert GAME.places(scene.s) == [4, 1, 3, 2]
    assert scene.match.view(PUBLIC).places == (4, 1, 3, 2)


@rules("MZ-8.8")
def test_MZ_8_8_a_tie_is_broken_by_the_gems_in_the_slush_fund() -> None:
    scene = table("end", money="Y3 G3 B3 R0", slush="Y4 G6 B5 R12")
    assert totals(scene) == [1, 1, 1, 0]
    assert GAME.places(scene.s) == [3, 1, 2, 4]
    assert scene.open == OVER


@rules("MZ-8.8", "MZ-Q31")
def test_MZ_8_8_still_tied_the_win_is_shared() -> None:
    scene = table("end", money="Y3 G3 B3 R0", slush="Y6 G6 B5 R12")
    assert totals(scene) == [1, 1, 1, 0]
    assert GAME.places(scene.s) == [1, 1, 3, 4]
    assert scene.open == OVER


@rules("MZ-8.8", "MZ-9.9")
def test_MZ_8_8_with_two_players_the_straw_man_has_no_place() -> None:
    scene = table("end", players=2, money="Y3 G3", slush="Y2 G3", gems={"mayor": "S3"})
    assert totals(scene) == [1, 1]
    assert GAME.places(scene.s) == [2, 1]
    assert scene.open == OVER


@rules("MZ-8.9", "MZ-Q30")
def test_MZ_8_9_hidden_tokens_complete_no_set() -> None:
    five = "finance industrial chinatown little_italy campus"
    scene = table(
        "end",
        seen_tokens={Y: five, G: five},
        informants={Y: "banker"},
        favours={Y: "jewel"},
        hands={Y: "judge"},
        money="Y30 G0 B0 R0",
    )
    assert (counts(scene)[Y].sets, counts(scene)[Y].majorities) == (0, ())
    assert totals(scene)[:2] == [5 + 1 + 1 + 1 + 10, 5]


@rules("MZ-Q30", "MZ-8.3")
def test_MZ_Q30_hidden_tokens_are_of_no_district() -> None:
    """They are only counted: none leaves the District Reserve, none makes a majority."""
    scene = table("end", favours={Y: "jewel"}, money="Y30 G0 B0 R0", seen_tokens={G: "park"})
    assert len(scene.s.district_reserve) == 60 - 5 - 1
    assert (counts(scene)[Y].open, counts(scene)[Y].majorities) == ((0,) * 6, ())
    assert counts(scene)[G].majorities == (5,)
    assert totals(scene) == [11, 2, 0, 0]


@rules("MZ-Q31")
def test_MZ_Q31_all_may_share_it() -> None:
    scene = table("end", money="Y3 G3 B3 R3", slush="Y6 G6 B6 R6")
    assert GAME.places(scene.s) == [1, 1, 1, 1]
    assert scene.open == OVER


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-8.4", "MZ-8.5", "MZ-8.6", "MZ-8.7", "MZ-8.8")
def test_MZ_8_4_in_whole_games_the_points_add_up(players: int) -> None:
    """The score, told a second time from what lies before each player."""
    for seed in range(4):
        s = finished(players, seed)
        tokens = [[*s.seen_tokens[seat], *s.blind_tokens[seat]] for seat in range(players)]
        expected = []
        for seat in range(players):
            held = [tokens[seat].count(district) for district in range(6)]
            hidden = len(s.hands[seat]) + len(s.informants[seat]) + s.money[seat] // 3
            hidden += sum(s.favours[5 * seat : 5 * seat + 5])
            hidden += 16 - s.reserve[seat] - s.slush[seat]
            most = sum(
                held[district]
                > max(tokens[other].count(district) for other in range(players) if other != seat)
                for district in range(6)
            )
            points = sum(
                place.points for bit, place in enumerate(CONTENT.places) if s.thugs[seat] >> bit & 1
            )
            blanks = s.blank_tokens[seat]
            expected.append(sum(held) + blanks + hidden + 3 * min(held) + most + points)
        assert GAME.scores(s) == expected
        best = max(zip(expected, s.slush[:players], strict=True))
        for seat, place in enumerate(GAME.places(s)):
            assert (place == 1) == ((expected[seat], s.slush[seat]) == best)
        assert s.asking == ""


# --- the option open_districts ---


@rules("MZ-2.8", "MZ-8.2")
def test_open_districts_off_nobody_sees_what_another_drew_blind() -> None:
    scene = approaching("developer", "Y3", districts_next="park", slush="Y5")
    scene.act(R, "pass").act(Y, "blind")
    assert facts(scene.heard(Y, "blind")[0]) == {"seat": Y, "district": 5}
    assert facts(scene.heard(G, "blind")[0]) == {"seat": Y}
    assert scene.view(G).all_tokens is None
    assert ("district", 5) in GAME.unseen(scene.s, G)
    assert not Options().open_districts
    assert scene.open == ("choose_district", [Y])


@rules("MZ-2.8", "MZ-8.2")
def test_open_districts_on_all_tokens_are_public() -> None:
    options = Options(open_districts=True)
    scene = approaching(
        "developer", "Y3", districts_next="park", blind_tokens={B: "campus"}, options=options
    )
    scene.act(R, "pass").act(Y, "blind")
    for seat in (PUBLIC, G):
        assert facts(scene.heard(seat, "blind")[0]) == {"seat": Y, "district": 5}
        assert scene.view(seat).all_tokens == (
            (0, 0, 0, 0, 0, 1),
            (0,) * 6,
            (0, 0, 0, 0, 1, 0),
            (0,) * 6,
        )
    for seed in range(5):  # nor is it drawn again for whoever imagines the rest
        assert GAME.redealt(scene.s, G, key_from(seed)).blind_tokens == scene.s.blind_tokens
    assert scene.open == ("choose_district", [Y])


@rules("MZ-2.8")
def test_open_districts_plays_the_same_game() -> None:
    """What is seen changes, not what happens."""
    one = [s.to_json() for s in wander(3, seed=2)]
    other = [s.to_json() for s in wander(3, seed=2, options=Options(open_districts=True))]
    flag = b'"open_districts":true'
    assert [each.replace(flag, b'"open_districts":false') for each in other] == one


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-8.2", "MZ-8.3")
def test_MZ_8_the_last_count_shown_before_the_end_is_the_result(players: int) -> None:
    """With open districts nothing of it is hidden from anybody."""
    shown, s = before_the_end(GAME, players, Options(open_districts=True))
    assert [list(view.counts) for view in shown] == [count(s)] * players
    assert any(each.hidden_points for each in count(s))


@rules("MZ-8.2")
def test_MZ_8_tokens_drawn_blind_count_for_others_by_their_number() -> None:
    shown, s = before_the_end(GAME, 4, seed=4)
    final = [(each.places, each.open_points, each.hidden_points) for each in count(s)]
    for reader, view in enumerate(shown):
        counts = view.counts
        assert [(each.places, each.open_points, each.hidden_points) for each in counts] == final
        assert counts[reader].open == count(s)[reader].open
        hidden = [0 if seat == reader else len(s.blind_tokens[seat]) for seat in range(4)]
        assert [each.face_down for each in counts] == hidden
    assert any(map(len, s.blind_tokens))


@rules("MZ-8.3")
def test_MZ_8_3_cards_in_hand_are_no_points_while_they_may_be_played() -> None:
    s = GAME.begin(4, key_from("cards in hand"))
    assert s.hands[0]
    assert {each.judges for each in GAME.view(s, 0).counts} == {0}
