"""Mafiozoo: the options of a table."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from omerta.battery.rules import rules
from omerta.games.mafiozoo import GAME
from omerta.games.mafiozoo.content import CHARACTER_IDS, CONTENT, CharacterId, Options
from omerta.kernel.dice import Dice
from omerta.kernel.refusal import BadSetup
from tests.games.mafiozoo.scenario import (
    ALL_PLAYERS,
    KEY,
    OVER,
    B,
    G,
    R,
    Y,
    finished,
    match_of,
    table,
    wander,
)
from tests.games.wandering import events_of, told

FLIP = Options(tile_flip=True)
SECRET_STATION = Options(police_station_card="secret")


@rules("MZ-Q6", "MZ-Q12", "MZ-Q20", "MZ-1.2", "MZ-1.11", "MZ-2.8")
def test_options_are_the_published_rules_by_default() -> None:
    assert msgspec.to_builtins(Options()) == {
        "first_player": "random",
        "tile_faces": "random_max6",
        "tile_flip": False,
        "two_player_start_gems": "5-6",
        "police_station_card": "informant",
        "majority_points": 1,
        "open_districts": False,
    }


@pytest.mark.parametrize(
    "wrong",
    [
        {"first_player": 4},
        {"first_player": -1},
        {"first_player": "oldest"},
        {"tile_faces": "all_golden"},
        {"tile_faces": ["godfather"]},
        {"tile_flip": "on"},
        {"two_player_start_gems": "6-5"},
        {"police_station_card": "both"},
        {"majority_points": 3},
        {"open_districts": "yes"},
        {"open_hands": True},
    ],
)
@rules("MZ-1.11", "MZ-1.2", "MZ-Q12", "MZ-Q20")
def test_options_that_make_no_sense_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, Options)


# --- first_player ---


@pytest.mark.parametrize(("players", "seat"), [(2, 2), (2, 3), (3, 3)])
@rules("MZ-1.11")
def test_MZ_1_11_a_first_player_who_is_not_there_is_refused(players: int, seat: int) -> None:
    with pytest.raises(BadSetup) as refused:
        match_of(players, options=Options(first_player=seat))
    assert refused.value.reason == "setup-first-player"
    assert refused.value.params == {"game": "mafiozoo", "seat": seat, "players": players}


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-1.11", "MZ-4.1")
def test_MZ_1_11_the_host_names_the_first_player(players: int) -> None:
    for seat in range(players):
        s = GAME.begin(players, KEY, Options(first_player=seat))
        assert (s.asking, s.waiting) == ("play_card", [seat])


# --- tile_faces ---


@rules("MZ-1.2", "MZ-1.14")
def test_MZ_1_2_all_silver_or_fixed_faces_are_not_drawn() -> None:
    silver = GAME.setup(4, Options(first_player=0, tile_faces="all_silver"), CONTENT, Dice(KEY))
    assert silver.golden == (False,) * 12
    fixed: tuple[CharacterId, ...] = ("judge", "mayor")
    some = GAME.setup(4, Options(first_player=0, tile_faces=fixed), CONTENT, Dice(KEY))
    assert [CHARACTER_IDS[who] for who in range(12) if some.golden[who]] == ["mayor", "judge"]
    none = GAME.setup(4, Options(first_player=0, tile_faces=()), CONTENT, Dice(KEY))
    assert none.golden == silver.golden
    drawn = GAME.setup(4, Options(first_player=0), CONTENT, Dice(KEY))
    assert silver.dice.drawn == some.dice.drawn < drawn.dice.drawn
    assert {s.golden for s in wander(3, 1, Options(tile_faces=fixed))} == {some.golden}


# --- tile_flip ---


@rules("MZ-Q6")
def test_MZ_Q6_with_the_option_a_tile_turns_where_one_player_alone_led() -> None:
    scene = table(
        "favours",
        golden="femme_fatale commissioner judge",
        gems={
            "femme_fatale": "Y2 G1",  # golden, one leader
            "commissioner": "Y1 G1",  # golden, tied
            "banker": "G1",  # silver, one leader who had not the means
            "developer": "G3 B3",  # silver, tied, both served
        },
        informants={R: "detective"},
        options=FLIP,
    )
    while scene.s.round == 1:
        assert scene.golden == "femme_fatale commissioner judge"  # only when the round is over
        scene.time_out(scene.s.waiting[0])
    assert scene.golden == "banker commissioner judge"
    assert scene.told("flip") == [{"characters": [4, 6]}]
    assert scene.kinds.index("flip") < scene.kinds.index("round")
    assert scene.open == ("play_card", [G])


@rules("MZ-Q6")
def test_MZ_Q6_each_round_counts_for_itself() -> None:
    scene = table("favours", gems={"banker": "G1"}, options=FLIP)
    assert (scene.s.round, scene.golden) == (2, "banker")
    while scene.s.round == 2:
        scene.time_out(scene.s.waiting[0])  # nobody lays a gem
    assert scene.golden == "banker"
    assert scene.open == ("play_card", [B])


@rules("MZ-Q6", "MZ-9.7")
def test_MZ_Q6_the_straw_man_turns_no_tile() -> None:
    scene = table(
        "favours",
        players=2,
        gems={"banker": "S2 Y1", "judge": "Y3 S2", "developer": "Y2 S2"},
        options=FLIP,
    )
    assert scene.golden == "judge"
    assert scene.open == ("play_card", [G])


@rules("MZ-Q6", "MZ-1.2")
def test_MZ_Q6_the_limit_of_six_golden_faces_holds_at_setup_only() -> None:
    six = "distiller mayor forger lieutenant femme_fatale truckers_union"
    scene = table("favours", golden=six, gems={"banker": "Y1", "judge": "G1"}, options=FLIP)
    assert scene.golden == f"{six} banker judge"
    assert scene.open == ("play_card", [G])


@rules("MZ-Q6", "MZ-3.3")
def test_MZ_Q6_without_the_option_no_tile_turns() -> None:
    for seed in range(4):
        assert told(events_of(finished(4, seed)), "flip") == []
    turned = [told(events_of(finished(4, seed, FLIP)), "flip") for seed in range(4)]
    assert all(turned)


# --- two_player_start_gems ---


@pytest.mark.parametrize(("first", "slush"), [(Y, [11, 10, 0]), (G, [10, 11, 0])])
@rules("MZ-Q20", "MZ-9.3")
def test_MZ_Q20_the_suspected_correction(first: int, slush: list[int]) -> None:
    s = GAME.begin(2, KEY, Options(first_player=first, two_player_start_gems="11-10"))
    assert s.slush == slush
    assert s.reserve[:2] == [16 - gems for gems in slush[:2]]
    assert (s.asking, s.waiting) == ("play_card", [first])


@pytest.mark.parametrize("players", [3, 4])
@rules("MZ-Q20", "MZ-1.12")
def test_MZ_Q20_it_means_nothing_with_more_players(players: int) -> None:
    corrected = Options(first_player=0, two_player_start_gems="11-10")
    s = GAME.begin(players, KEY, corrected)
    assert s.slush == [11, 11, 10, 9][:players]
    assert (s.asking, s.waiting) == ("play_card", [0])


# --- police_station_card ---


@rules("MZ-Q12", "MZ-5.10")
def test_MZ_Q12_by_default_the_police_station_helps_informant_cards_only() -> None:
    scene = table(hands={Y: "secret"}, thugs={Y: "police_station"})
    scene.act(Y, "card secret", "bribe judge", "more")
    assert scene.options(Y) == ["done"]
    assert scene.open == ("play_card", [Y])
    scene = table("favours", thugs={Y: "police_station"}, informants={Y: "distiller"})
    assert scene.options(Y)[-1] == "inform slush 3"
    assert scene.open == ("inform", [Y])


@rules("MZ-Q12")
def test_MZ_Q12_with_the_option_it_helps_secret_cards_instead() -> None:
    setting: dict[str, Any] = {"thugs": {Y: "police_station"}, "options": SECRET_STATION}
    scene = table(hands={Y: "secret", G: "secret"}, **setting)
    scene.act(Y, "card secret")
    assert scene.options(Y)[:3] == ["recover 0", "recover 1", "recover 2"]  # places, not recovers
    assert scene.refused(Y, "recover 3") == ("refused-recover-limit", "MZ-5.6")
    scene.act(Y, "bribe judge", "more", "go forger")
    assert scene.options(Y) == ["done"]
    scene.act(Y, "done")
    assert scene.gems == {"forger": "Y1", "judge": "Y2"}
    scene.act(G, "card secret", "bribe judge", "more")  # without the place two
    assert scene.options(G) == ["done"]
    assert scene.open == ("play_card", [G])
    scene = table("favours", informants={Y: "distiller"}, **setting)
    assert scene.options(Y) == ["pass", "inform reserve 1", "inform slush 1", "inform slush 2"]
    assert scene.open == ("inform", [Y])


@rules("MZ-Q12", "MZ-5.9")
def test_MZ_Q12_targeted_cards_stay_as_they_are() -> None:
    scene = table(hands={Y: "judge"}, thugs={Y: "police_station"}, options=SECRET_STATION)
    scene.act(Y, "card judge", "bribe judge", "more", "more")
    assert scene.options(Y) == ["done"]
    assert scene.open == ("play_card", [Y])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-3.1")
def test_MZ_3_1_games_with_every_option_come_to_an_end(players: int) -> None:
    everything = Options(
        first_player=1,
        tile_faces="all_silver",
        tile_flip=True,
        two_player_start_gems="11-10",
        police_station_card="secret",
        majority_points=2,
        open_districts=True,
    )
    s = finished(players, 5, everything)
    assert (s.asking, s.waiting) == OVER
