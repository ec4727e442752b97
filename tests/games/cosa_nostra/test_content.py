"""La Cosa Nostra: components, against every number of the reference, and where each comes from."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra import GAME
from omerta.games.cosa_nostra.content import (
    BUSINESS_IDS,
    CONTENT,
    INFLUENCE_IDS,
    JOB_KEYS,
    Content,
    Options,
)
from omerta.games.cosa_nostra.printed import printed
from omerta.kernel.content import parse_content
from omerta.kernel.dice import key_from
from omerta.kernel.refusal import BadSetup
from tests.games.cosa_nostra.scenario import (
    B,
    G,
    P,
    R,
    Y,
    business,
    gangster,
    job,
    table,
)

SOURCE = files("omerta.games.cosa_nostra").joinpath("content.toml").read_text("utf-8")
BOARD = CONTENT.board()
KEY = key_from("content")

# family: names of those who start, in the order of their strength, then of the recruits
FAMILIES = """
blundetto Little Joey, Jimmy Bananas, Big Joey, Stevie Blundetto, Micky Dogs, Knocky Fivepoints
dimaggio Phil Malony, Lenny DiMaggio, Franco Luciano, Mia LaVecchia, Pablo DiMaggio, Tommy The Cat
calmuti Vito Baritono, Frankie Calmuti, Bobby Ruthless, Carmine Lucatoni, Salie Canalli, Rocky Santiago
laserva Rusty LaServa, Sunny Bonasera, Jacky Two-Finger, Harry Diamonds, Donny Brasi, Eddy Riso
caruso Paulie Pennino, Babyface Tony, Rocco Caruso, Fat Tony, Mr. Larry Caruso, Massimo Valente
"""  # noqa: E501
STRENGTHS_AND_PRICES = [(1, None), (2, None), (3, None), (2, 10), (3, 15), (4, 20)]
# kind, class, count, income, price
BUSINESSES = """
pimp         businessman 5 2 4
dealer       businessman 5 2 4
loan_shark   businessman 5 2 4
lawyer       businessman 3 1 2
politician   businessman 3 1 2
cop          businessman 3 1 2
garage       company     2 4 8
construction company     2 4 8
waste        company     2 4 8
night_club   company     2 6 12
casino       company     2 7 14
"""
# family, starting Businesses, income at the start
STARTS = """
blundetto loan_shark,cop,waste          7
dimaggio  dealer,lawyer,construction    7
calmuti   pimp,politician,garage        7
laserva   pimp,night_club               8
caruso    lawyer,casino                 8
"""
# key, type, Response, cards by pile, difficulty (0: "?"), successes that give an effect
OTHER_JOBS = """
bash              attack   no  2,1,0,0 2 1
property_damage   attack   no  2,0,0,0 3 1
vandalism         attack   no  1,1,0,0 3 1
kill_businessman  attack   no  0,1,2,1 3 1
arson             attack   no  0,0,1,1 4 1
persuasion        attack   no  0,2,2,2 4 2
assassination     attack   no  0,0,3,2 0 2
car_bomb          attack   no  0,0,1,1 4 1
drive_by          attack   no  0,0,0,2 0 1
robbery           attack   yes 0,0,2,1 4 1
trap              response yes 0,0,1,2 4 1
exceptional_offer special  no  0,1,1,0 3 1
connections       special  no  0,1,1,0 3 1
money_laundering  special  no  0,2,2,0 3 1
birthday_party    special  no  0,1,0,0 2 1
horse_racing      special  no  0,0,0,1 4 1
"""
# id, difficulty, with one success, with more
THEFTS = """
J1T1 3 2 3
J1T2 4 3 5
J2T1 3 4 6
J2T2 4 5 8
J3T1 3 6 8
J4T1 3 7 9
J4T2 4 8 12
"""
# id, difficulty, with one success, with more, prerequisites
CASH_JOBS = """
J1C01 4  6  9 dealer
J1C02 2  5  7 construction
J1C03 2  1  2 -
J1C04 2  3  4 lawyer
J1C05 2  4  5 pimp
J1C06 3  2  3 -
J1C07 3  4  6 politician
J1C08 3  7  9 pimp,cop
J1C09 3  7  9 garage
J1C10 3  7  9 lawyer,loan_shark
J1C11 2  5  7 waste
J1C12 3  4  6 cop
J1C13 3  5  7 loan_shark
J2C01 2  9 11 casino
J2C02 3  9 12 waste,politician
J2C03 3  7 10 pimp,lawyer
J2C04 3  9 12 construction,loan_shark
J2C05 2  8 10 night_club
J2C06 3  8 11 pimp,loan_shark
J2C07 4  9 14 dealer,dealer
J2C08 3  9 12 garage,cop
J3C01 4 10 15 construction,politician
J3C02 3 10 14 dealer,dealer,lawyer
J3C03 3 11 15 loan_shark,dealer,pimp
J3C04 2 13 16 politician,pimp,night_club
J3C05 3  7 11 loan_shark,cop
J3C06 3  9 13 waste,cop
J3C07 3 13 17 casino,pimp
J3C08 3 10 14 garage,dealer
J4C01 4 22 30 dealer,dealer,dealer,night_club,cop
J4C02 4 13 21 garage,cop,lawyer
J4C03 3 15 21 waste,construction,politician
J4C04 3 15 20 loan_shark,loan_shark,loan_shark,pimp
J4C05 3 14 20 pimp,pimp,lawyer,dealer
J4C06 4 16 24 construction,politician,lawyer,loan_shark
J4C07 4 16 24 casino,cop,lawyer
J4C08 3 18 24 politician,night_club,pimp,dealer
J4C09 3 15 21 garage,politician,waste
J4C10 3 14 20 loan_shark,casino
"""
# kind, how many, how many in the deck of 33
INFLUENCE = """
snitch         8 8
spy            4 4
emergency_doc  2 2
henchman       5 5
saboteur       2 2
machine_pistol 4 4
distraction    3 3
schemer        5 5
ambulance      2 0
"""


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


# --- the tables ---


@rules("CN-1.2", "CN-1.3")
def test_gangsters() -> None:
    for number, line in enumerate(FAMILIES.strip().splitlines()):
        family = CONTENT.families[number]
        name, _, names = line.partition(" ")
        assert family.id == name
        assert [who.name for who in family.gangsters] == names.split(", ")
        told = [(who.strength, who.price) for who in family.gangsters]
        assert told == STRENGTHS_AND_PRICES
    assert BOARD.strength == (1, 2, 3, 2, 3, 4) * 5
    assert BOARD.price == (0, 0, 0, 10, 15, 20) * 5
    assert CONTENT.gangster_ids()[gangster("p4r")] == "G-laserva-4r"
    assert CONTENT.gangster_ids()[gangster("b3")] == "G-caruso-3s"


@rules("CN-5.1", "CN-15.1", "CN-12.1")
def test_businesses() -> None:
    told = [
        [each.id, each.company, str(each.count), str(each.income), str(each.price)]
        for each in CONTENT.businesses
    ]
    assert told == rows(BUSINESSES)
    assert len(BOARD.kind) == 34
    assert BOARD.company.count(True) == 10
    for number, kind in enumerate(BOARD.kind):  # as the rules look it up
        _, kind_of, _, income, price = rows(BUSINESSES)[kind]
        assert (BOARD.income[number], BOARD.cost[number]) == (int(income), int(price))
        assert BOARD.company[number] == (kind_of == "company")
        assert BOARD.cost[number] == 2 * BOARD.income[number]


@rules("CN-1.4")
def test_CN_1_4_starting_businesses_and_incomes() -> None:
    scene = table("planning", players=5)
    told = [
        [
            family.id,
            ",".join(family.businesses),
            str(scene.view(Y).players[seat].income),
        ]
        for seat, family in zip((Y, G, R, P, B), CONTENT.families, strict=True)
    ]
    assert told == rows(STARTS)
    assert scene.open == ("plan", [Y])


@rules("CN-Q2", "CN-1.7", "CN-6.3", "CN-8.13")
def test_CN_Q2_jobs_and_piles() -> None:
    told = [
        [
            kind.id,
            kind.type,
            "yes" if kind.response else "no",
            ",".join(map(str, kind.cards)),
            str(kind.difficulty),
            str(kind.least),
        ]
        for kind in CONTENT.job_kinds
    ]
    assert told == rows(OTHER_JOBS)
    assert Counter(card.pile for card in BOARD.jobs) == {1: 20, 2: 20, 3: 25, 4: 25}
    cash, attack, special, trap = (
        Counter(each.pile for each in BOARD.jobs if each.key in keys)
        for keys in (
            {JOB_KEYS.index("cash")},
            {number for number, key in enumerate(JOB_KEYS) if type_of(key) == "attack"},
            {number for number, key in enumerate(JOB_KEYS) if type_of(key) == "special"},
            {JOB_KEYS.index("trap")},
        )
    )
    assert [cash[pile] for pile in (1, 2, 3, 4)] == [13, 8, 8, 10]
    assert [attack[pile] for pile in (1, 2, 3, 4)] == [7, 7, 12, 12]
    assert [special[pile] for pile in (1, 2, 3, 4)] == [0, 5, 4, 1]
    assert [trap[pile] for pile in (1, 2, 3, 4)] == [0, 0, 1, 2]


def type_of(key: str) -> str:
    kinds: dict[str, str] = {kind.id: kind.type for kind in CONTENT.job_kinds}
    return {"theft": "attack", "cash": "cash"}.get(key) or kinds[key]


@rules("CN-7.2", "CN-7.1")
def test_cash_jobs() -> None:
    told = []
    for each in CONTENT.cash_jobs:
        needs = ",".join(each.needs) or "-"
        told.append([each.id, str(each.difficulty), *map(str, each.pays), needs])
        card = BOARD.jobs[job(each.id)]  # as the rules look it up
        assert card.needs == tuple(BUSINESS_IDS.index(kind) for kind in each.needs)
        assert (card.difficulty, card.pays) == (each.difficulty, each.pays)
        assert (card.pile, card.attack, card.response) == (int(each.id[1]), False, False)
    assert told == rows(CASH_JOBS)
    assert len(told) == 39


@rules("CN-8.7")
def test_thefts() -> None:
    told = [[each.id, str(each.difficulty), *map(str, each.pays)] for each in CONTENT.thefts]
    assert told == rows(THEFTS)
    for name, difficulty, low, high in rows(THEFTS):
        card = BOARD.jobs[job(name)]
        assert (card.difficulty, card.pays) == (int(difficulty), (int(low), int(high)))
        assert (card.pile, card.attack) == (int(name[1]), True)


@rules("CN-Q3", "CN-18.9", "CN-11.1")
def test_CN_Q3_influence_cards() -> None:
    told = [[each.id, str(each.count), str(each.count_short)] for each in CONTENT.influence]
    assert told == rows(INFLUENCE)
    assert sum(each.count for each in CONTENT.influence) == 35
    assert sum(each.count_short for each in CONTENT.influence) == 33


@rules("CN-14.2", "CN-1.8")
def test_monopoly_cards() -> None:
    told = [(each.id, each.business, each.income) for each in CONTENT.monopolies]
    assert told == [
        ("prostitution", "pimp", 5),
        ("drugs", "dealer", 5),
        ("credit", "loan_shark", 5),
    ]


@rules("CN-Q4", "CN-9.2", "CN-9.3", "CN-9.5", "CN-9.6", "CN-9.7")
def test_CN_Q4_amounts_of_other_jobs() -> None:
    """The book's 3,000 and 6,000 of Property Damage, not those of the transcription."""
    told = msgspec.to_builtins(CONTENT.jobs)
    del told["source"]
    assert told == {
        "property_damage": (3, 6),
        "laundering": (8, 15),
        "birthday": (1, 3),
        "stake": (1, 20),
        "exceptional_offer_off": 1,
        "connections_off": 2,
    }


@rules(
    "CN-2.3", "CN-2.6", "CN-15.4", "CN-16.6", "CN-17.2", "CN-17.3", "CN-17.4", "CN-17.5", "CN-18.2"
)
def test_numbers_of_rounds_and_of_the_end() -> None:
    assert (CONTENT.start.cash, CONTENT.start.influence) == (2, ("snitch", "schemer", "henchman"))
    assert CONTENT.rounds.jobs == (4, 4, 5, 5)
    assert CONTENT.rounds.influence == (0, 2, 2, 2)
    assert CONTENT.rounds.hand_limit == (False, True, True, False)
    assert (CONTENT.limits.jobs, CONTENT.limits.influence, CONTENT.limits.markers) == (3, 3, 5)
    assert (CONTENT.limits.market, CONTENT.limits.market_companies) == (4, 1)
    assert CONTENT.limits.open_offers == 3
    assert (CONTENT.end.income_times, CONTENT.end.laundered_times) == (2, 2)
    assert (CONTENT.end.most_gangsters, CONTENT.end.trophies) == (15, (0, 2, 4, 6))
    assert CONTENT.bonus.business == 5


@rules("CN-Q1")
def test_CN_Q1_every_price_can_be_halved() -> None:
    assert all(each.price % 2 == 0 for each in CONTENT.businesses)


# --- where it comes from, and other contents ---


def test_everything_says_where_it_comes_from() -> None:
    for name, value in msgspec.to_builtins(CONTENT).items():
        for each in value if isinstance(value, tuple) else [value]:
            words = each["source"].replace(";", " ").replace(":", " ").replace(",", " ").split()
            assert {"book", "found", "derived", "ours"} & {*words}, (name, each)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('id = "blundetto"', 'id = "corleone"'),
        ('id = "J1T1"\npile = 1', 'id = "J1T2"\npile = 1'),
        ("strength = 1", "strength = 0"),
        ("markers = 5", "markers = 0"),
        ('class = "company"', 'class = "shop"'),
        ("jobs = [4, 4, 5, 5]", "jobs = [4, 4, 5, 6]"),
        ("price = 10", ""),
    ],
)
def test_contents_that_make_no_sense_are_refused(old: str, new: str) -> None:
    assert old in SOURCE
    with pytest.raises(BadSetup):
        parse_content(SOURCE.replace(old, new, 1), Content)


def test_a_table_may_correct_a_number_but_not_the_cards() -> None:
    dear = parse_content(SOURCE.replace("cash = 2\n", "cash = 9\n", 1), Content)
    assert GAME.begin(3, KEY, content=dear).cash == [9, 9, 9]
    strong = parse_content(SOURCE.replace("strength = 1", "strength = 5", 1), Content)
    with pytest.raises(BadSetup):  # its id would be another
        GAME.begin(3, KEY, content=strong)


# --- the options of a table ---


@rules(
    "CN-18.1",
    "CN-18.2",
    "CN-18.3",
    "CN-18.4",
    "CN-18.5",
    "CN-18.6",
    "CN-18.7",
    "CN-18.8",
    "CN-18.9",
    "CN-18.10",
    "CN-18.11",
)
def test_options_are_the_published_rules_by_default() -> None:
    assert msgspec.to_builtins(Options()) == {
        "espionage_anytime": False,
        "business_bonus": False,
        "robber_can_be_robbed": False,
        "short_game": False,
        "two_tasks_per_turn": "auto",
        "influence_from_round": 1,
        "planning_timer": 60,
        "sabotage_companies_only": False,
        "influence_deck": 33,
        "family_choice": "random",
        "stepped_offers": "templates",
    }


@pytest.mark.parametrize(
    "wrong",
    [
        {"espionage_anytime": "on"},
        {"two_tasks_per_turn": True},
        {"influence_from_round": 4},
        {"planning_timer": 10},
        {"influence_deck": 34},
        {"family_choice": "draft"},
        {"stepped_offers": "all"},
        {"rounds": 3},
    ],
)
@rules("CN-18.1", "CN-18.5", "CN-18.6", "CN-18.7", "CN-18.9", "CN-18.10", "CN-18.11")
def test_options_that_make_no_sense_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, Options)


# --- the cards as actions name them ---


def test_numbers_of_cards_stand_for_ever() -> None:
    assert CONTENT.business_ids()[business("casino-2")] == "B-casino-2"
    assert len(CONTENT.job_ids()) == 90
    assert [*CONTENT.job_ids()] == sorted(CONTENT.job_ids())
    assert INFLUENCE_IDS[0] == "snitch"


def test_CN_8_1_the_page_is_told_which_jobs_hit_businessmen_alone() -> None:
    told = {job.key for job in printed(CONTENT).jobs if job.spares_companies}
    assert told == {"bash", "kill_businessman", "persuasion"}
