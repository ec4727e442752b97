"""Gangs City: components, against every number of the reference, and where each comes from."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import msgspec
import pytest

from omerta.battery.rules import rules
from omerta.games.gangs_city import GAME
from omerta.games.gangs_city.content import (
    CONTENT,
    GENERIC_IDS,
    KIND_IDS,
    MERCENARY_IDS,
    PLACE_IDS,
    TRAFFIC_IDS,
    Content,
    Options,
)
from omerta.kernel.content import parse_content
from omerta.kernel.dice import Dice, key_from
from omerta.kernel.refusal import BadSetup
from tests.games.gangs_city.scenario import ALL_PLAYERS

SOURCE = files("omerta.games.gangs_city").joinpath("content.toml").read_text("utf-8")
BOARD = CONTENT.board()
KEY = key_from("content")

# id, count, attack, defence, recruit, symbols, cost
CHARACTERS = """
thug       8  3 2 - drugs1,weapons1                                 2
driver     11 2 2 2 tobacco1,alcohol1                               2
bodyguard  10 2 5 3 alcohol1                                        3
cop        5  4 3 3 prostitution1,weapons1,drugs1,alcohol1,tobacco1 6
dealer     4  2 4 5 drugs2                                          4
pimp       4  3 3 4 prostitution2,alcohol1                          4
hitwoman   3  7 3 1 weapons1                                        5
"""
# id, attack, defence, recruit, cost
MERCENARIES = """
sniper     4 2 - 5
doctor     1 2 3 3
armoured   3 5 - 4
headhunter 1 1 5 4
vamp       2 2 3 4
lieutenant 4 4 3 5
fence      2 3 2 3
racketeer  5 2 - 4
cleaner    5 3 - 4
lone_wolf  4 3 - 4
"""
# id, initiative, symbols, characters to recruit
PLACES = """
posh_district 1  weapons1             cop,hitwoman,pimp
gambling_den  2  alcohol1,tobacco1    dealer,mercenary
prison        3  tobacco2             thug,dealer,mercenary
bar           4  alcohol2             bodyguard,mercenary
distillery    5  alcohol2             driver,mercenary
casino        6  alcohol1,tobacco1    cop,bodyguard,mercenary
garage        7  drugs1,tobacco1      driver,mercenary
precinct      8  drugs1,weapons1      cop,cop
arms_dealer   9  weapons2             hitwoman,mercenary
cabaret       10 alcohol1,prostitution1 pimp,mercenary
docks         11 tobacco2,weapons1    driver,cop
luxury_hotel  12 drugs1,prostitution1 hitwoman,driver
nightclub     13 drugs1,prostitution1 bodyguard,bodyguard,driver,mercenary
brothel       14 prostitution2        pimp,pimp
ghetto        15 drugs2,weapons1      dealer,dealer,thug,mercenary
"""


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def symbols(text: str) -> dict[str, int]:
    """ "drugs2,weapons1" by traffic."""
    return {each[:-1]: int(each[-1]) for each in text.split(",")}


def recruit(value: int | None) -> str:
    return "-" if value is None else str(value)


# --- the tables ---


@rules("GC-2.12", "GC-8.1", "GC-5.13")
def test_traffics_and_the_numbers_of_their_markers() -> None:
    assert [(each.id, each.levels) for each in CONTENT.traffics] == [
        ("prostitution", (3, 4, 5)),
        ("weapons", (2, 3, 4)),
        ("drugs", (2, 3, 4)),
        ("alcohol", (1, 2, 3)),
        ("tobacco", (1, 2, 3)),
    ]
    assert CONTENT.warehouse.tokens_each == 12


@rules("GC-2.6", "GC-4.13", "GC-4.14")
def test_characters() -> None:
    told = [
        [
            who.id,
            str(who.count),
            str(who.attack),
            str(who.defence),
            recruit(who.recruit),
            dict(Counter(who.symbols)),
            str(who.cost),
        ]
        for who in CONTENT.characters
    ]
    expected = [[*row[:5], symbols(row[5]), row[6]] for row in rows(CHARACTERS)]
    assert told == expected
    for number, row in enumerate(rows(CHARACTERS)):  # as the rules look it up
        assert BOARD.attack[number] == int(row[2])
        assert BOARD.defence[number] == int(row[3])
        assert BOARD.recruit[number] == (0 if row[4] == "-" else int(row[4]))
        assert BOARD.cost[number] == int(row[6])
        counts = symbols(row[5])
        assert BOARD.symbols[number] == tuple(counts.get(each, 0) for each in TRAFFIC_IDS)


@rules("GC-4.16", "GC-4.13", "GC-2.6")
def test_mercenaries() -> None:
    told = [
        [who.id, str(who.attack), str(who.defence), recruit(who.recruit), str(who.cost)]
        for who in CONTENT.mercenaries
    ]
    assert told == rows(MERCENARIES)
    for number, row in enumerate(rows(MERCENARIES), len(GENERIC_IDS)):
        figures = (BOARD.attack, BOARD.defence, BOARD.recruit, BOARD.cost)
        assert [each[number] for each in figures] == [int(n.replace("-", "0")) for n in row[1:]]
        assert BOARD.symbols[number] == (0,) * 5
        assert not any(BOARD.runs[number])  # GC-4.16


@rules("GC-3.11", "GC-5.7", "GC-4.1")
def test_places() -> None:
    told = [
        [each.id, str(each.initiative), dict(Counter(each.symbols)), ",".join(each.recruits)]
        for each in CONTENT.places
    ]
    assert told == [[row[0], row[1], symbols(row[2]), row[3]] for row in rows(PLACES)]


@rules("GC-3.1", "GC-2.4", "GC-2.11", "GC-3.4", "GC-8.5", "GC-4.24", "GC-9.5", "GC-X15")
def test_other_numbers() -> None:
    assert CONTENT.gang.start == ("thug", "bodyguard", "driver")
    assert CONTENT.gang.most == 6
    assert CONTENT.gang.fresh_blood == ("driver", "thug", "bodyguard")
    assert (CONTENT.bonuses.chief, CONTENT.bonuses.lone_wolf) == (1, 3)
    assert CONTENT.ends.target == (26, 22, 18, 14)
    assert CONTENT.ends.piles == (1, 1, 2, 2)
    assert CONTENT.errors.points == 1
    assert (GAME.min_players, GAME.max_players) == (3, 6)


# --- the checks of the reference ---


@rules("GC-2.10", "GC-5.7")
def test_31_symbols_in_the_city() -> None:
    found = Counter(each for place in CONTENT.places for each in place.symbols)
    assert found == {"tobacco": 7, "alcohol": 7, "drugs": 6, "weapons": 6, "prostitution": 5}
    assert found.total() == 31


@rules("GC-2.10", "GC-3.11")
def test_37_recruits_and_55_characters() -> None:
    lying = Counter(who for place in CONTENT.places for who in place.recruits)
    assert lying == {
        "thug": 2,
        "driver": 5,
        "bodyguard": 4,
        "cop": 5,
        "dealer": 4,
        "pimp": 4,
        "hitwoman": 3,
        "mercenary": 10,
    }
    assert lying.total() == 37
    assert len(BOARD.kind) == 55 == 37 + 6 * 3
    box = Counter(KIND_IDS[each] for each in BOARD.kind)
    for who in GENERIC_IDS:  # nothing runs short, and every tile has a use
        assert box[who] == lying[who] + 6 * CONTENT.gang.start.count(who)
    assert [box[who] for who in MERCENARY_IDS] == [1] * 10


@rules("GC-4.1", "GC-8.6")
def test_initiatives_are_1_to_15_each_once() -> None:
    assert [place.initiative for place in CONTENT.places] == [*range(1, 16)]
    assert [*BOARD.by_initiative] == [*range(15)]


@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("GC-2.10", "GC-3.3")
def test_what_the_box_holds_at_the_start(players: int) -> None:
    s = GAME.setup(players, Options(), CONTENT, Dice(KEY))
    characters, stock, places = GAME.tally(s)
    assert characters == [*range(55)]
    assert stock == [12] * 5
    assert places == [*range(15)]
    assert len(s.mercenaries) == 10
    assert [len(roster) for roster in s.rosters] == [3] * players


@rules("GC-4.14", "GC-X8")
def test_who_can_run_something_where() -> None:
    for place, there in enumerate(CONTENT.places):
        for number, who in enumerate(CONTENT.characters):
            assert BOARD.runs[number][place] == any(each in there.symbols for each in who.symbols)
    precinct = PLACE_IDS.index("precinct")  # weapons and drugs, GC-X8
    able = {KIND_IDS[kind] for kind in range(len(KIND_IDS)) if BOARD.runs[kind][precinct]}
    assert able == {"thug", "cop", "dealer", "hitwoman"}


# What the published rules say of values we had to fill in.
@rules("GC-X10", "GC-X12", "GC-X13", "GC-X7")
def test_what_the_book_says_of_characters_holds() -> None:
    who = {each.id: each for each in CONTENT.characters}
    shown = Counter(who["dealer"].symbols + who["thug"].symbols)
    assert shown["drugs"] == 3
    assert shown["weapons"] >= 1
    assert who["driver"].symbols.count("tobacco") == 1
    assert set(who["cop"].symbols) == {*TRAFFIC_IDS}
    assert BOARD.runs[GENERIC_IDS.index("bodyguard")][PLACE_IDS.index("bar")]
    assert who["driver"].cost <= 3
    assert [each.id for each in CONTENT.characters if each.recruit is None] == ["thug"]
    assert any(each.recruit is None for each in CONTENT.mercenaries)
    assert any(each.recruit == 3 for each in CONTENT.mercenaries)
    assert who["hitwoman"].attack > who["cop"].attack + CONTENT.bonuses.chief
    starting = [who[each] for each in CONTENT.gang.start]
    assert {name for each in starting for name in each.symbols} == {*TRAFFIC_IDS} - {"prostitution"}


# --- where each fact comes from ---


@rules("GC-2.10")
def test_every_part_says_where_it_comes_from() -> None:
    parts = msgspec.to_builtins(CONTENT)
    sources = [
        each["source"]
        for part in parts.values()
        for each in (part if isinstance(part, list | tuple) else [part])
    ]
    assert len(sources) == 5 + 1 + 7 + 10 + 15 + 1 + 1 + 1 + 1
    for source in sources:
        assert any(mark in source for mark in ("book", "found", "ours")), source


@rules("GC-2.10")
def test_provenance_is_that_of_the_reference() -> None:
    traffics = {each.id: each.source for each in CONTENT.traffics}
    assert traffics["alcohol"] == "book"
    assert "ours" in traffics["tobacco"]
    assert all("found" in traffics[name] for name in ("prostitution", "weapons", "drugs"))
    characters = {str(each.id): each.source for each in CONTENT.characters}
    book = {name: source.split(";")[0] for name, source in characters.items()}
    assert all("count" in said and "book" in said for said in book.values())
    for name, facts in {
        "thug": "attack recruiting",
        "driver": "tobacco",
        "bodyguard": "recruit",
        "cop": "attack recruit symbols",
        "dealer": "defence recruit",
        "hitwoman": "attack cost",
    }.items():
        assert all(fact in book[name] for fact in facts.split()), name
    assert all("ours" in source for source in characters.values())
    for mercenary in CONTENT.mercenaries:
        assert mercenary.source == "count, no symbols book; the rest ours"
    places = {each.id: each.source for each in CONTENT.places}
    assert {name for name, source in places.items() if source == "ours"} == {
        *("distillery", "garage", "precinct", "docks", "brothel")
    }
    assert "symbols book" in places["prison"]
    assert "name, symbols book" in places["posh_district"]
    assert "name, recruits book" in places["luxury_hotel"]
    assert "symbols and recruits book" in places["nightclub"]
    assert places["ghetto"] == "book; initiative ours"


# --- a table's own content ---


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('id = "weapons"', 'id = "prostitution"', "these, in this order, are needed"),
        ('id = "cop"', 'id = "detective"', "detective"),
        ('id = "vamp"', 'id = "sniper"', "these, in this order, are needed"),
        ('id = "docks"', 'id = "harbour"', "harbour"),
        ("initiative = 15", "initiative = 14", "initiatives are 1 to 15, each once"),
        ("initiative = 15", "initiative = 16", "<= 15"),
        ("count = 8", "count = 5", "not enough characters to begin with: thug"),
        ("count = 11", "count = 5", "not enough characters to begin with: driver"),
        ("most = 6", "most = 2", "begins with more characters than it may have"),
        ("most = 6", "most = 7", "<= 6"),
        ("tokens_each = 12", "tokens_each = 13", "<= 12"),
        ("tokens_each = 12", "tokens_each = 0", ">= 1"),
        ("levels = [3, 4, 5]", "levels = [3, 4]", "length 3"),
        ("levels = [3, 4, 5]", "levels = [3, 4, 5, 6]", "length 3"),
        ("attack = 7", "attack = -1", ">= 0"),
        ("attack = 7", 'attack = "seven"', "int"),
        ("recruit = 5", "recruit = 0", ">= 1"),
        ("cost = 6\n", "", "cost"),
        ('symbols = ["weapons"]', 'symbols = ["arms"]', "arms"),
        ('"cop", "hitwoman", "pimp"', '"cop", "hitwoman", "doctor"', "doctor"),
        ("target = [26, 22, 18, 14]", "target = [26, 22, 18]", "length 4"),
        ("target = [26, 22, 18, 14]", "target = [7, 22, 18, 14]", ">= 8"),
        ("piles = [1, 1, 2, 2]", "piles = [1, 1, 2, 3]", "3"),
        ("[bonuses]", "[bonus]", "bonus"),
        ('source = "book"\n', "", "source"),
        ("points = 1", "points = 1\nfine = 2", "fine"),
        ("[errors]", "[errors", ""),
    ],
)
@rules("GC-2.10")
def test_content_a_game_could_not_be_played_with_is_refused(old: str, new: str, says: str) -> None:
    assert old in SOURCE
    with pytest.raises(BadSetup, match="setup-content") as refused:
        parse_content(SOURCE.replace(old, new, 1), Content)
    assert says in str(refused.value.params)


@rules("GC-8.5", "GC-5.13")
def test_a_tables_own_content_is_played_with() -> None:
    text = SOURCE.replace("target = [26, 22, 18, 14]", "target = [9, 22, 18, 14]")
    own = parse_content(text.replace("tokens_each = 12", "tokens_each = 3"), Content)
    s = GAME.begin(3, KEY, content=own)
    assert s.target == 9
    assert s.warehouse == [3] * 5
    assert s.asking == "setup_place"


@rules("GC-2.10")
def test_a_copy_of_the_file_is_the_same_content() -> None:
    assert parse_content(SOURCE, Content) == CONTENT
