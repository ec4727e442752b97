"""Mafiozoo's bots: what they know of the game, what they choose, how they play."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from omerta.games.mafiozoo import GAME
from omerta.games.mafiozoo.bot.bribes import bribes
from omerta.games.mafiozoo.bot.city import plan
from omerta.games.mafiozoo.bot.players import BOTS
from omerta.games.mafiozoo.bot.standing import Rival, by_standing, chances, settled
from omerta.games.mafiozoo.content import CONTENT, DETECTIVE, DISTILLER, PLACE_IDS, SECRET
from omerta.games.mafiozoo.settling import Face
from omerta.games.mafiozoo.state import ACTIONS
from omerta.kernel.dice import derive, key_from
from omerta.kernel.drivers import decision_for
from omerta.lineup import RANDOM, make
from tests.bots.playing import (
    play_legally,
    played_out,
    seconds_for_a_choice,
    wins_more_than,
)
from tests.games.mafiozoo.scenario import (
    B,
    R,
    Scene,
    Y,
    action,
    approaching,
    place_bits,
    table,
)
from tests.games.mafiozoo.scenario import settled as settled_scene

BOT, GREEDY = "bot", "greedy"
BOARD = CONTENT.board()


def answer(scene: Scene, seat: int, bot: str = BOT) -> str:
    """What a bot would answer there."""
    key = derive(key_from("answer"), seat)
    return ACTIONS.notation(make(bot, GAME, key).choose(decision_for(GAME, scene.s, seat)))


def play_on(scene: Scene, seat: int, asking: str) -> None:
    """Let a bot answer as long as it is asked this."""
    while scene.s.asking == asking and seat in scene.s.waiting:
        scene.act(seat, answer(scene, seat))


# --- what they know ---


@pytest.mark.parametrize(
    ("card", "diagonals", "different"),
    [
        (DETECTIVE, False, (1, 3, 9, 28)),
        (DETECTIVE, True, (1, 5, 22)),
        (DISTILLER, False, (1, 5, 17, 46)),
        (DISTILLER, True, (1, 7, 29)),
    ],
)
def test_every_different_bribe_is_known(
    card: int, diagonals: bool, different: tuple[int, ...]
) -> None:
    """The counts of MZ-X12."""
    assert different == tuple(
        len(bribes(BOARD, card, gems, diagonals)) for gems in range(1, len(different) + 1)
    )


def test_every_different_bribe_of_a_secret_card_is_known() -> None:
    for diagonals, count in ((False, 40), (True, 52)):
        assert sum(len(bribes(BOARD, SECRET, gems, diagonals)) for gems in (1, 2)) == count


@pytest.mark.parametrize(
    "face",
    [
        Face(True, 3, 0, False),
        Face(False, 3, 0, False),
        Face(False, 0, 2, False),
        Face(True, 3, 0, True),
        Face(False, 3, 0, True),
    ],
)
def test_chances_of_standings_are_those_of_all_that_may_happen(face: Face) -> None:
    rivals = [
        Rival(0, (0.5, 0.3, 0.2)),
        Rival(1, (0.6, 0.0, 0.3, 0.1)),
        Rival(2, (1.0,)),
    ]
    for own in range(1, 6):
        likely = chances(own, rivals)
        assert sum(likely) == pytest.approx(1)
        for what in range(4):
            expected = sum(
                chance * result[what]
                for chance, result in zip(likely, by_standing(face, own), strict=True)
            )
            counted = 0.0
            for more in product(*[range(len(rival.more)) for rival in rivals]):
                chance = 1.0
                for rival, added in zip(rivals, more, strict=True):
                    chance *= rival.more[added]
                others = [rival.least + added for rival, added in zip(rivals, more, strict=True)]
                counted += chance * settled(face, (own, *others), 0)[what]
            assert expected == pytest.approx(counted)


def test_a_plan_of_the_city_goes_through_one_place_to_the_next() -> None:
    """MZ-X25: with A, P, W and G two places can be had, the second by way of the first."""
    last = plan(BOARD, (1, 1, 0, 1, 1), 0, 0)
    assert last.first is not None
    assert last.worth == 11  # an outer place of 5, then city hall or prison: 6


# --- what they choose ---


def test_an_informant_is_played_where_it_wins_what_is_worth_more() -> None:
    scene = approaching(
        "commissioner", "Y2 B1", golden=True, informants={B: "commissioner"}, slush="B5"
    )
    assert answer(scene, B) == "inform slush 2"


def test_an_informant_is_kept_where_it_wins_nothing() -> None:
    scene = approaching(
        "commissioner", "Y5 B1", golden=True, informants={B: "commissioner"}, slush="B5"
    )
    assert answer(scene, B) == "pass"


def test_a_favour_is_bought_for_a_place() -> None:
    scene = settled_scene("forger", "Y3 B1", money="B3", favours={B: "weapon"}, round=4)
    assert scene.open == ("buy", [B])
    assert answer(scene, B) == "pay"


def test_in_the_last_round_a_lone_favour_is_not_worth_the_money() -> None:
    scene = settled_scene("forger", "Y3 B1", money="B3", round=4)
    assert scene.open == ("buy", [B])
    assert answer(scene, B) == "decline"


def test_in_the_last_round_gems_are_left_lying_for_points() -> None:
    scene = settled_scene("producer", "Y3", money="Y3", slush="Y9", reserve="Y0", round=4)
    assert scene.open == ("top_up", [Y])
    assert answer(scene, Y) == "top_up 2"


def test_all_favours_are_spent_on_places() -> None:
    scene = table("influence", favours={R: "weapon permit alcohol godfather"})
    play_on(scene, R, "place_thugs")
    assert scene.favours(R) == ""
    assert scene.s.thugs[R].bit_count() == 2


def test_a_district_that_completes_a_set_is_taken() -> None:
    scene = settled_scene(
        "developer",
        "Y3",
        golden=True,
        agenda="park campus finance finance finance",
        seen_tokens={Y: "finance industrial chinatown little_italy park"},
    )
    assert scene.open == ("choose_district", [Y])
    assert answer(scene, Y) == "agenda 2"


def test_a_bonus_is_used_where_it_decides() -> None:
    scene = table(
        "last_call",
        golden="mayor forger lieutenant",
        gems={"mayor": "Y2 B2", "forger": "Y4 B1"},
        thugs={B: "prison"},
    )
    assert scene.open == ("last_bonus", [B])
    assert scene.s.thugs[B] == place_bits("prison")
    assert answer(scene, B) == "use prison mayor"


# --- how they play ---


@pytest.mark.parametrize("bot", [*BOTS, RANDOM])
def test_bots_are_legal_at_a_table_with_content_of_its_own(bot: str) -> None:
    corruption = msgspec.structs.replace(CONTENT.corruption, targeted_limit=1, secret_limit=3)
    content = msgspec.structs.replace(CONTENT, corruption=corruption)
    key = key_from("own content")
    s = GAME.begin(3, key, content=content)
    play_legally(GAME, s, bot, key)


@pytest.mark.parametrize("bot", [BOT, GREEDY])
def test_a_play_begun_by_another_is_brought_to_an_end(bot: str) -> None:
    corruption = msgspec.structs.replace(CONTENT.corruption, secret_limit=4)
    key = key_from("begun")
    s = GAME.begin(4, key, content=msgspec.structs.replace(CONTENT, corruption=corruption))
    (seat,) = s.waiting
    s.hands[seat] = (SECRET,) * 5
    for step in ("card secret", "bribe mayor", "more", "more"):
        assert make(bot, GAME, key).choose(decision_for(GAME, s, seat)) in GAME.options(s, seat)
        GAME.act(s, seat, action(step))
    while s.waiting == [seat]:
        GAME.act(s, seat, make(bot, GAME, key).choose(decision_for(GAME, s, seat)))
    assert s.discards == [SECRET]


@pytest.mark.parametrize("bot", [BOT, GREEDY])
@pytest.mark.parametrize("best", ["fence", "racetrack"])
def test_bots_play_by_the_content_of_their_table(bot: str, best: str) -> None:
    """They go where this table's places are worth most."""
    scene = table("influence", favours={R: "godfather godfather"})
    scene.s.board = msgspec.structs.replace(
        BOARD, points=tuple(20 * (place == best) for place in PLACE_IDS)
    )
    assert answer(scene, R, bot) == f"thug {best}"


@pytest.mark.parametrize("bot", [BOT, GREEDY])
def test_the_same_luck_plays_the_same_game(bot: str) -> None:
    assert played_out(GAME, bot, 4) == played_out(GAME, bot, 4)


def test_the_heuristic_bot_beats_the_greedy_one() -> None:
    assert wins_more_than(0.25, GAME, [BOT, *[GREEDY] * 3], 48)


def test_the_greedy_bot_beats_random_ones() -> None:
    assert wins_more_than(0.6, GAME, [GREEDY, *[RANDOM] * 3], 16)


def test_choices_are_quick() -> None:
    """About half a millisecond each; this fails only where something is quite wrong."""
    assert seconds_for_a_choice(GAME, BOT) < 0.009
