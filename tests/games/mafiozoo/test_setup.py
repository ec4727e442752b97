"""Mafiozoo: setting up (MZ-1)."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from omerta.battery.rules import rules
from omerta.games.mafiozoo import GAME
from omerta.games.mafiozoo.content import CHARACTER_IDS, CONTENT, Options
from omerta.games.mafiozoo.state import NO_CHARACTER, Mafiozoo
from omerta.kernel.dice import Dice, key_from
from omerta.kernel.events import PUBLIC
from omerta.kernel.refusal import BadSetup
from tests.games.mafiozoo.scenario import (
    ALL_PLAYERS,
    KEY,
    B,
    G,
    R,
    Y,
    cards,
    districts,
    finished,
    table,
    wander,
)
from tests.games.wandering import events_of, told


def laid_out(
    players: int,
    options: Options | None = None,
    seed: str | int = "setup",
    forced: dict[str, tuple[int, ...]] | None = None,
) -> Mafiozoo:
    """A game set up and not begun."""
    return GAME.setup(players, options or Options(), CONTENT, Dice(key_from(seed), 0, forced or {}))


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-1.1")
def test_MZ_1_1_an_empty_board_is_laid_out(players: int) -> None:
    s = laid_out(players)
    assert len(s.golden) == 12
    assert [sum(s.gems_of(who)) for who in range(12)] == [0] * 12
    assert s.thugs == [0] * players
    assert (len(s.board.threads), len(s.board.roads)) == (12, 16)
    for wrong in (1, 5):
        with pytest.raises(BadSetup, match="setup-players"):
            GAME.begin(wrong, KEY)


@rules("MZ-1.2", "MZ-C8")
def test_MZ_1_2_a_draw_with_more_than_six_golden_faces_is_drawn_again() -> None:
    seven, six = 0b1111111, 0b111111000000
    s = laid_out(4, forced={"faces": (seven, (1 << 12) - 1, six)})
    assert [who for who in range(12) if s.golden[who]] == [6, 7, 8, 9, 10, 11]
    assert laid_out(4, forced={"faces": (0,)}).golden == (False,) * 12
    assert laid_out(4, forced={"faces": (0b101,)}).golden[:4] == (True, False, True, False)


@rules("MZ-1.2")
def test_MZ_1_2_all_layouts_with_few_enough_golden_faces_are_equally_likely() -> None:
    layouts = [comb(12, golden) for golden in range(7)]
    assert sum(layouts) == 2510
    draws = 1500
    sizes: Counter[int] = Counter()
    faces: Counter[int] = Counter()
    for seed in range(draws):
        golden = laid_out(3, seed=seed).golden
        sizes[sum(golden)] += 1
        faces.update(who for who in range(12) if golden[who])
    assert max(sizes) == 6
    for size, ways in enumerate(layouts):
        assert sizes[size] == pytest.approx(draws * ways / 2510, abs=75)
    share = sum(size * ways for size, ways in enumerate(layouts)) / 2510 / 12
    for who in range(12):
        assert faces[who] == pytest.approx(draws * share, abs=100)


@rules("MZ-1.3", "MZ-2.5")
def test_MZ_1_3_favour_tokens_lie_with_characters_1_to_4() -> None:
    assert laid_out(4).favours == [0] * 20
    golden = "distiller mayor forger lieutenant femme_fatale commissioner"
    gems = dict.fromkeys(golden.split(), "B1")
    scene = table("favours", golden=golden, gems=gems, godfather="mayor")
    # The Godfather's own character brings one of his tokens besides.
    assert scene.favours(B) == "alcohol permit jewel weapon godfather godfather godfather"
    assert [scene.favours(seat) for seat in (Y, G, R)] == ["", "", ""]
    assert scene.open == ("place_thugs", [B])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-1.4", "MZ-2.15")
def test_MZ_1_4_five_of_sixty_district_tokens_are_revealed_in_order(players: int) -> None:
    coming = tuple(districts("park finance park campus chinatown industrial"))
    s = laid_out(players, forced={"districts": coming})
    assert tuple(s.agenda_slots) == coming[:5]
    assert s.district_reserve[-1] == coming[5]
    assert len(s.district_reserve) == 55
    first, second = (laid_out(players, seed=seed) for seed in (1, 2))
    assert first.district_reserve != second.district_reserve
    assert first.agenda_slots != second.agenda_slots


@rules("MZ-1.5", "MZ-1.6")
def test_MZ_1_5_corruption_and_informant_cards_are_shuffled() -> None:
    first, second = (laid_out(4, seed=seed) for seed in (1, 2))
    assert sorted(first.pile) == sorted(second.pile)
    assert first.pile != second.pile
    assert first.discards == []
    assert first.hands == [()] * 4


@rules("MZ-1.6")
def test_MZ_1_6_informant_cards_are_shuffled_and_nobody_has_one() -> None:
    first, second = (laid_out(4, seed=seed) for seed in (1, 2))
    assert sorted(first.informant_pile) == sorted(second.informant_pile) == list(range(12))
    assert first.informant_pile != second.informant_pile
    assert first.informants == [()] * 4
    forced = laid_out(3, forced={"informants": tuple(cards("judge mayor"))})
    assert forced.informant_pile[:-3:-1] == cards("judge mayor")


@pytest.mark.parametrize(("players", "deck"), [(2, 6), (3, 4), (4, 4)])
@rules("MZ-1.7", "MZ-9.1")
def test_MZ_1_7_some_of_eight_godfather_cards_form_the_deck(players: int, deck: int) -> None:
    s = laid_out(players)
    assert (len(s.godfather_deck), len(s.godfather_box)) == (deck, 8 - deck)
    assert sorted((*s.godfather_deck, *s.godfather_box)) == list(range(8))
    left: Counter[int] = Counter()
    for seed in range(200):
        left.update(laid_out(players, seed=seed).godfather_box)
    assert set(left) == set(range(8))
    assert GAME.view(s, PUBLIC).godfather_deck == deck


@rules("MZ-1.8")
def test_MZ_1_8_the_godfather_stands_beside_the_board_until_his_first_card() -> None:
    s = laid_out(4)
    assert s.godfather == NO_CHARACTER
    assert s.godfather_past == []
    assert GAME.view(s, PUBLIC).godfather is None
    coming = s.godfather_cards[s.godfather_deck[-1]]
    GAME.run(s)
    assert s.godfather == coming[0]
    assert (s.asking, s.waiting) == ("play_card", [s.first])


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-1.9", "MZ-1.13", "MZ-2.14")
def test_MZ_1_9_sixteen_gems_for_every_colour_in_play(players: int) -> None:
    s = laid_out(players)
    assert s.colours == (3 if players == 2 else players)
    assert [r + f for r, f in zip(s.reserve, s.slush, strict=True)] == [16] * s.colours
    assert s.thugs == [0] * players
    assert len(s.gems) == 12 * s.colours


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-1.10")
def test_MZ_1_10_everybody_has_five_zoollars(players: int) -> None:
    assert laid_out(players).money == [5] * players


@rules("MZ-1.11")
def test_MZ_1_11_the_first_player_is_drawn_unless_the_host_names_one() -> None:
    drawn = Counter(laid_out(4, seed=seed).first for seed in range(200))
    assert set(drawn) == {0, 1, 2, 3}
    assert min(drawn.values()) >= 25
    for seat in range(4):
        named = laid_out(4, Options(first_player=seat, tile_faces="all_silver"))
        assert named.first == seat
        drawing = laid_out(4, Options(tile_faces="all_silver"))
        assert named.dice.drawn == drawing.dice.drawn - 1
    for players in ALL_PLAYERS:
        for seat in range(players, 4):
            with pytest.raises(BadSetup) as refused:
                GAME.begin(players, KEY, Options(first_player=seat))
            assert refused.value.reason == "setup-first-player"
            assert refused.value.params == {"game": "mafiozoo", "seat": seat, "players": players}


@pytest.mark.parametrize(
    ("players", "first", "slush", "reserve"),
    [
        (4, Y, [11, 11, 10, 9], [5, 5, 6, 7]),
        (4, B, [10, 9, 11, 11], [6, 7, 5, 5]),
        (3, Y, [11, 11, 10], [5, 5, 6]),
        (3, G, [10, 11, 11], [6, 5, 5]),
    ],
)
@rules("MZ-1.12", "MZ-2.12")
def test_MZ_1_12_starting_gems_by_turn_order(
    players: int, first: int, slush: list[int], reserve: list[int]
) -> None:
    s = laid_out(players, Options(first_player=first))
    assert (s.slush, s.reserve) == (slush, reserve)
    GAME.run(s)
    assert (s.slush, s.reserve) == (slush, reserve)
    assert (s.asking, s.waiting) == ("play_card", [first])


@rules("MZ-1.13", "MZ-9.2")
def test_MZ_1_13_a_third_colour_plays_only_beside_two_players() -> None:
    assert [laid_out(players).colours for players in ALL_PLAYERS] == [3, 3, 4]
    s = laid_out(2)
    assert (s.reserve[2], s.slush[2]) == (16, 0)
    assert len(s.money) == len(s.hands) == len(s.thugs) == 2
    for players in (3, 4):
        assert told(events_of(finished(players)), "straw_man") == []


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-1.14")
def test_MZ_1_14_chance_is_drawn_in_this_order(players: int) -> None:
    s = laid_out(players)
    dice = Dice(key_from("setup"))
    first = dice.below(players, "first player")
    layout = (1 << 12) - 1
    while layout.bit_count() > 6:
        layout = dice.below(1 << 12, "faces")
    tokens = [district for district in range(6) for _ in range(10)]
    dice.shuffle(tokens, "districts")
    pile = [card for card in range(12) for _ in range(2)] + [12] * 6
    dice.shuffle(pile, "corruption")
    informants, godfather = [*range(12)], [*range(8)]
    dice.shuffle(informants, "informants")
    dice.shuffle(godfather, "godfather")
    assert s.first == first
    assert s.golden == tuple(bool(layout >> who & 1) for who in range(12))
    assert s.district_reserve + s.agenda_slots[::-1] == tokens
    assert s.pile == pile
    assert s.informant_pile == informants
    assert sorted(s.godfather_box) + s.godfather_deck == [
        *sorted(godfather[: -s.rounds]),
        *godfather[-s.rounds :],
    ]
    assert s.dice.drawn == dice.drawn
    GAME.run(s)
    assert (s.asking, s.waiting) == ("play_card", [first])


@rules("MZ-1.14", "MZ-4.6")
def test_MZ_1_14_five_cards_to_one_player_before_the_next() -> None:
    deal = [
        *("distiller mayor forger lieutenant judge", "secret secret secret judge mayor"),
        *("banker banker developer detective detective", "producer producer secret secret forger"),
    ]
    scene = table("revenue", first=B, pile=" ".join(deal))
    for seat, dealt in zip((B, R, Y, G), deal, strict=True):
        assert scene.hand(seat).split() == [CARD[card] for card in sorted(cards(dealt))]
    assert [each["seat"] for each in scene.told("deal")] == [B, R, Y, G]
    assert scene.open == ("play_card", [B])


CARD = (*CHARACTER_IDS, "secret")


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("MZ-1.14")
def test_MZ_1_14_the_same_seed_gives_the_same_game(players: int) -> None:
    first, second = ([s.to_json() for s in wander(players, seed=3)] for _ in range(2))
    assert first == second
    assert first[0] != next(wander(players, seed=4)).to_json()


# --- what a scene is made of ---


@pytest.mark.parametrize("players", ALL_PLAYERS)
def test_a_scene_is_a_whole_game(players: int) -> None:
    """The helper of the other tests neither invents nor loses a gem, a card or a token."""
    whole = GAME.tally(GAME.begin(players, KEY))
    moments = (
        table(players=players, hands={Y: "judge judge secret"}, slush="Y1", reserve="Y2 G3"),
        table("revenue", players=players, round=4, thugs={Y: "docks"}, pile="secret mayor"),
        table("last_call", players=players, thugs={Y: "prison"}),
        table("favours", players=players, character="judge", gems={"judge": "Y3 G1"}),
        table("influence", players=players, favours={Y: "jewel jewel"}, districts_left="park"),
        table("end", players=players, seen_tokens={Y: "park"}, blind_tokens={G: "campus"}),
        table("favours", players=players, informants={Y: "judge"}, piles_empty=True),
    )
    for scene in moments:
        assert GAME.tally(scene.s) == whole
