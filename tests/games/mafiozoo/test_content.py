"""Mafiozoo: components (MZ-C1 to C8) and where each fact comes from."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from itertools import combinations

import msgspec
import pytest

from omerta.battery.rules import rules
from omerta.games.mafiozoo import GAME
from omerta.games.mafiozoo.content import (
    CHARACTER_IDS,
    CONTENT,
    DISTRICT_IDS,
    FAVOUR_IDS,
    PLACE_IDS,
    Content,
    Options,
)
from omerta.kernel.content import parse_content
from omerta.kernel.dice import Dice
from omerta.kernel.refusal import BadSetup
from tests.games.mafiozoo.scenario import KEY

SOURCE = files("omerta.games.mafiozoo").joinpath("content.toml").read_text("utf-8")
BOARD = CONTENT.board()

# By number: the neighbours by thread, and what the newspaper adds.
NEIGHBOURS: dict[int, tuple[set[int], set[int]]] = {
    1: ({2, 4, 6, 7}, {9, 12}),
    2: ({1, 3, 8, 9}, {6, 11}),
    3: ({2, 4, 10, 11}, {5, 8}),
    4: ({1, 3, 5, 12}, {7, 10}),
    5: ({4, 6}, {3, 10}),
    6: ({1, 5}, {2, 9}),
    7: ({1, 8}, {4, 12}),
    8: ({2, 7}, {3, 11}),
    9: ({2, 10}, {1, 6}),
    10: ({3, 9}, {4, 5}),
    11: ({3, 12}, {2, 8}),
    12: ({4, 11}, {1, 7}),
}


def numbered(near: tuple[tuple[int, ...], ...]) -> dict[int, set[int]]:
    return {who + 1: {other + 1 for other in others} for who, others in enumerate(near)}


@rules("MZ-C1")
def test_MZ_C1_what_the_box_holds() -> None:
    s = GAME.setup(4, Options(), CONTENT, Dice(KEY))
    assert (len(s.golden), len(PLACE_IDS)) == (12, 16)
    assert len(s.district_reserve) + len(s.agenda_slots) == 60
    assert len(s.pile) == 30
    assert len(s.informant_pile) == 12
    assert len(s.godfather_cards) == 8
    assert [r + f for r, f in zip(s.reserve, s.slush, strict=True)] == [16] * 4
    assert GAME.max_players == 4


@rules("MZ-C2", "MZ-Q2", "MZ-Q3")
def test_MZ_C2_the_twelve_characters() -> None:
    assert [
        (who.id, (who.row, who.column), who.silver, who.amount) for who in CONTENT.characters
    ] == [
        ("distiller", (1, 2), "pay", 3),
        ("mayor", (2, 3), "pay", 3),
        ("forger", (3, 2), "pay", 3),
        ("lieutenant", (2, 1), "pay", 3),
        ("femme_fatale", (1, 0), "pay", 5),
        ("truckers_union", (0, 1), "means", 2),
        ("banker", (0, 3), "means", 2),
        ("producer", (1, 4), "means", 3),
        ("commissioner", (3, 4), "pay", 5),
        ("developer", (4, 3), "means", 3),
        ("judge", (4, 1), "pay", 3),
        ("detective", (3, 0), "means", 2),
    ]
    assert BOARD.price == (3, 3, 3, 3, 5, 0, 0, 0, 5, 0, 3, 0)
    assert BOARD.means == (0, 0, 0, 0, 0, 2, 2, 3, 0, 3, 0, 2)


@rules("MZ-C2", "MZ-Q2")
def test_MZ_Q2_seven_faces_ask_for_money_and_five_for_gems() -> None:
    assert Counter(who.silver for who in CONTENT.characters) == {"pay": 7, "means": 5}
    assert all(who.silver == "pay" for who in CONTENT.characters[:4])
    assert (BOARD.means[6], BOARD.price[10]) == (2, 3)  # Banker and Judge: in the book's examples


@rules("MZ-C3", "MZ-Q4")
def test_MZ_C3_sixteen_threads() -> None:
    assert len({frozenset(pair) for pair in CONTENT.threads.pairs}) == 16
    assert numbered(BOARD.threads) == {who: near for who, (near, _) in NEIGHBOURS.items()}
    assert [len(near) for near in BOARD.threads] == [4] * 4 + [2] * 8


@rules("MZ-C3", "MZ-C2", "MZ-Q4")
def test_MZ_C3_threads_join_portraits_that_touch_at_a_corner_of_the_grid() -> None:
    touching = {
        frozenset((one + 1, other + 1))
        for one, other in combinations(range(12), 2)
        if steps_apart(one, other) == (1, 1)
    }
    assert touching == {frozenset(pair) for pair in CONTENT.threads.pairs}


@rules("MZ-C4", "MZ-Q5")
def test_MZ_C4_twelve_pairs_are_gained_in_diagonal() -> None:
    assert numbered(BOARD.threads_and_diagonals) == {
        who: near | more for who, (near, more) in NEIGHBOURS.items()
    }
    assert sum(len(more) for _, more in NEIGHBOURS.values()) == 2 * 12


@rules("MZ-C4", "MZ-Q5")
def test_MZ_C4_a_diagonal_is_a_bishops_line_at_any_distance() -> None:
    lines = {frozenset(pair) for line in CONTENT.diagonals.lines for pair in combinations(line, 2)}
    in_line = {
        frozenset((one + 1, other + 1))
        for one, other in combinations(range(12), 2)
        if len(set(steps_apart(one, other))) == 1
    }
    assert lines == in_line


def steps_apart(one: int, other: int) -> tuple[int, int]:
    a, b = CONTENT.characters[one], CONTENT.characters[other]
    return abs(a.row - b.row), abs(a.column - b.column)


@rules("MZ-C5")
def test_MZ_C5_the_decks() -> None:
    s = GAME.setup(4, Options(), CONTENT, Dice(KEY))
    assert Counter(s.pile) == {**dict.fromkeys(range(12), 2), 12: 6}
    assert sorted(s.informant_pile) == list(range(12))
    assert sorted(s.godfather_cards) == [(who, money) for who in range(4) for money in (3, 5)]


@rules("MZ-C6")
def test_MZ_C6_ten_tokens_of_each_of_six_districts() -> None:
    s = GAME.setup(3, Options(), CONTENT, Dice(KEY))
    assert " ".join(DISTRICT_IDS) == "finance industrial chinatown little_italy campus park"
    assert Counter(s.district_reserve + s.agenda_slots) == dict.fromkeys(range(6), 10)


@rules("MZ-C7")
def test_MZ_C7_the_sixteen_places() -> None:
    assert [(each.id, *each.cost, each.points) for each in CONTENT.places] == [
        ("boxing_gym", "weapon", "any", 5),
        ("fence", "jewel", "any", 4),
        ("racetrack", "jewel", "any", 4),
        ("gambling_den", "alcohol", "any", 4),
        ("building_site", "permit", "any", 4),
        ("night_club", "alcohol", "jewel", 5),
        ("docks", "alcohol", "weapon", 5),
        ("law_office", "godfather", "any", 5),
        ("pizzeria", "alcohol", "any", 5),
        ("barber", "jewel", "weapon", 5),
        ("massage_parlour", "godfather", "any", 5),
        ("prison", "permit", "weapon", 6),
        ("police_station", "weapon", "any", 5),
        ("city_hall", "permit", "godfather", 6),
        ("newspaper", "permit", "jewel", 5),
        ("courthouse", "alcohol", "permit", 7),
    ]
    slots: Counter[str] = Counter(kind for each in CONTENT.places for kind in each.cost)
    assert [slots[kind] for kind in (*FAVOUR_IDS, "any")] == [5, 5, 5, 5, 3, 9]
    assert sum(each.points for each in CONTENT.places) == 80


@rules("MZ-C7")
def test_MZ_C7_outer_places_have_a_free_slot_inner_ones_every_pair_once() -> None:
    outer = [each for each in CONTENT.places if each.id in CONTENT.city.outer]
    inner = [each for each in CONTENT.places if each.id not in CONTENT.city.outer]
    assert (len(outer), len(inner)) == (7, 9)
    top_row_and_left_column = {0, 1, 2, 3, 4, 8, 12}
    assert {PLACE_IDS.index(each.id) for each in outer} == top_row_and_left_column
    assert all(each.cost[1] == "any" for each in outer)
    plain = {frozenset(each.cost) for each in inner if "godfather" not in each.cost}
    assert plain == {frozenset(pair) for pair in combinations(FAVOUR_IDS[:4], 2)}
    assert sum("godfather" in each.cost for each in inner) == 3


@rules("MZ-C7")
def test_MZ_C7_roads_join_all_that_lie_side_by_side() -> None:
    beside = {
        (one, other)
        for one, other in combinations(range(16), 2)
        if other - one == 4 or (other - one == 1 and other % 4)
    }
    roads = {
        tuple(sorted((PLACE_IDS.index(one), PLACE_IDS.index(other))))
        for one, other in CONTENT.city.roads
    }
    assert roads == beside
    assert len(CONTENT.city.roads) == 24
    inner = {place for place in range(16) if not BOARD.outer >> place & 1}
    assert sum(bool(inner & set(road)) for road in roads) == 18
    for place in range(16):
        joined = {other for road in roads if place in road for other in road} - {place}
        assert BOARD.roads[place] == sum(1 << other for other in joined)


@rules("MZ-C8")
def test_MZ_C8_constants() -> None:
    assert CONTENT.districts.agenda == 5
    assert CONTENT.corruption.dealt == 5
    assert CONTENT.start.money == 5
    assert (CONTENT.scoring.token, CONTENT.scoring.set) == (1, 3)
    assert Options().majority_points == 1
    assert CONTENT.scoring.money_per_token == 3
    assert CONTENT.tiles.most_golden == 6


@rules("MZ-C2", "MZ-C7")
def test_every_part_says_where_it_comes_from() -> None:
    parts = msgspec.to_builtins(CONTENT)
    sources = [
        each["source"]
        for part in parts.values()
        for each in (part if isinstance(part, list | tuple) else [part])
    ]
    assert len(sources) == 12 + 16 + 12
    for source in sources:
        assert any(mark in source for mark in ("book", "found", "ours")), source
    marked = {each.id: each.source for each in CONTENT.characters}
    assert all("golden ours: Q1" in source for source in marked.values())
    assert all("Q3" in marked[who] for who in CHARACTER_IDS[2:4])
    assert [who for who in CHARACTER_IDS if "silver book" in marked[who]] == ["banker", "judge"]
    assert all("cost and points ours" in each.source for each in CONTENT.places)
    assert "Q38" in CONTENT.rackets.source
    assert "Q20" in CONTENT.start.source


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('id = "mayor"', 'id = "distiller"'),
        ('id = "barber"', 'id = "hairdresser"'),
        ('"campus", "park"]', '"park", "campus"]'),
        ("slush = [11, 11, 10, 9]", "slush = [17, 11, 10, 9]"),
        ("slush_of_two = [5, 6]", "slush_of_two = [5, 17]"),
        ("rounds = 4", "rounds = 9"),
        ("rounds_of_two = 6", "rounds_of_two = 9"),
        ("per_character = 2", "per_character = 1"),
        ("dealt = 5", "dealt = 1"),
        ("straw_cards = 3", "straw_cards = 25"),
        ("most_golden = 6", "most_golden = 13"),
        ("amount = 3", "amount = 0"),
        ("[1, 2], [1, 4]", "[1, 13], [1, 4]"),
        ('source = "book"\n', ""),
        ("[tiles]", "[tile]"),
    ],
)
@rules("MZ-C1")
def test_MZ_C1_content_a_game_could_not_be_played_with_is_refused(old: str, new: str) -> None:
    assert old in SOURCE
    with pytest.raises(BadSetup, match="setup-content"):
        parse_content(SOURCE.replace(old, new, 1), Content)
