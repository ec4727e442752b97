"""What the references say of a game's components is what its content.toml says, in both languages.

Names are compared by the table that introduces them: whatever they are, they stand in its order.
"""

from __future__ import annotations

import re

import pytest

from omerta.games import package
from omerta.games.cosa_nostra.content import BUSINESS_IDS
from omerta.games.cosa_nostra.content import CONTENT as COSA_NOSTRA
from omerta.games.deal.content import CONTENT as DEAL
from omerta.games.deal.content import LEAST_PLAYERS
from omerta.games.gangs_city.content import CONTENT as GANGS_CITY
from omerta.games.gangs_city.content import GENERIC_IDS, TRAFFIC_IDS
from omerta.games.mafiozoo.content import CONTENT as MAFIOZOO
from omerta.games.razzia.content import CONTENT as RAZZIA
from omerta.reference import reference, whole_reference
from omerta.text import LANGUAGES
from tests.text.tables import figure, figures, listed, same_words, table

both = pytest.mark.parametrize("language", LANGUAGES)


def thousands(amounts: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([1000 * amount for amount in amounts])


# --- La Cosa Nostra ---


def businesses(language: str) -> dict[str, str]:
    rows = table("cosa_nostra", language, len(BUSINESS_IDS), 6)
    return {row[0]: id_ for row, id_ in zip(rows, BUSINESS_IDS, strict=True)}


@both
def test_businesses_of_la_cosa_nostra(language: str) -> None:
    rows = table("cosa_nostra", language, len(BUSINESS_IDS), 6)
    for row, each in zip(rows, COSA_NOSTRA.businesses, strict=True):
        said = [figure(cell) for cell in row[2:5]]
        assert said == [each.count, 1000 * each.income, 1000 * each.price], row
    kinds = [(row[1], each.company) for row, each in zip(rows, COSA_NOSTRA.businesses, strict=True)]
    assert len(same_words(kinds)) == 2


@both
def test_families_of_la_cosa_nostra(language: str) -> None:
    names, printed = businesses(language), {each.id: each for each in COSA_NOSTRA.businesses}
    rows = table("cosa_nostra", language, len(COSA_NOSTRA.families), 5)
    for row, family in zip(rows, COSA_NOSTRA.families, strict=True):
        assert row[0].startswith(family.name)
        start = [f"{who.name} ({who.strength})" for who in family.gangsters if who.price is None]
        assert row[1] == ", ".join(start)
        recruits = [who for who in family.gangsters if who.price is not None]
        numbers = [number for who in recruits for number in (who.strength, 1000 * (who.price or 0))]
        assert [*figures(row[2])] == numbers, row
        assert all(who.name in row[2] for who in recruits), row
        assert tuple(names[name] for name in listed(row[3])) == family.businesses, row
        assert figure(row[4]) == sum(1000 * printed[id_].income for id_ in family.businesses), row


@both
def test_cash_jobs_of_la_cosa_nostra(language: str) -> None:
    names = businesses(language)
    rows = table("cosa_nostra", language, len(COSA_NOSTRA.cash_jobs), 6)
    for row, job in zip(rows, COSA_NOSTRA.cash_jobs, strict=True):
        assert row[0] == job.id
        assert tuple(names[name] for name in listed(row[2])) == job.needs, row
        assert (figure(row[3]), (figure(row[4]), figure(row[5]))) == (
            job.difficulty,
            thousands(job.pays),
        ), row


@both
def test_thefts_of_la_cosa_nostra(language: str) -> None:
    rows = table("cosa_nostra", language, len(COSA_NOSTRA.thefts), 4)
    for row, theft in zip(rows, COSA_NOSTRA.thefts, strict=True):
        said = (row[0], figure(row[1]), (figure(row[2]), figure(row[3])))
        assert said == (theft.id, theft.difficulty, thousands(theft.pays))


@both
def test_other_jobs_of_la_cosa_nostra(language: str) -> None:
    kinds, numbers = COSA_NOSTRA.job_kinds, COSA_NOSTRA.jobs
    rows = table("cosa_nostra", language, len(kinds) + 1, 7)
    [thefts] = [row for row in rows if figures(row[2]) == per_pile("T")]
    rows.remove(thefts)
    money = {
        "property_damage": thousands(numbers.property_damage),
        "money_laundering": thousands(numbers.laundering),
        "birthday_party": thousands(numbers.birthday),
        "exceptional_offer": thousands((numbers.exceptional_offer_off,)),
        "connections": thousands((numbers.connections_off,)),
    }
    for row, kind in zip(rows, kinds, strict=True):
        assert (figures(row[2]), figure(row[3])) == (kind.cards, kind.difficulty), row
        assert figures(row[5]) + figures(row[6]) == money.get(kind.id, ()), row


def per_pile(letter: str) -> tuple[int, ...]:
    """How many cards with such a letter there are in each pile."""
    ids = COSA_NOSTRA.job_ids()
    return tuple(sum(id_.startswith(f"J{pile}{letter}") for id_ in ids) for pile in range(1, 5))


@both
def test_piles_of_la_cosa_nostra(language: str) -> None:
    *rows, whole = [[*map(figure, row[1:])] for row in table("cosa_nostra", language, 5, 6, of=2)]
    jobs = COSA_NOSTRA.board().jobs
    for pile, row in enumerate(rows, start=1):
        cards = [job for job in jobs if job.pile == pile]
        cash = sum(bool(job.pays[0]) and not job.attack for job in cards)
        attacks = sum(job.attack for job in cards)
        traps = sum(job.response and not job.attack for job in cards)
        specials = len(cards) - cash - attacks - traps
        assert row == [cash, attacks, specials, traps, len(cards)]
    assert whole == [sum(column) for column in zip(*rows, strict=True)]


@both
def test_influence_cards_of_la_cosa_nostra(language: str) -> None:
    rows = table("cosa_nostra", language, len(COSA_NOSTRA.influence), 4)
    assert [figure(row[1]) for row in rows] == [each.count for each in COSA_NOSTRA.influence]


# --- Deal ---


@both
def test_territories_of_deal(language: str) -> None:
    rows = table("deal", language, len(DEAL.territories), 7)
    codes = {row[1]: row[0] for row in rows}
    kinds, regions = [], []
    for row, place in zip(rows, DEAL.territories, strict=True):
        assert (row[0], figure(row[3])) == (place.id, place.respect)
        kind, *capital = listed(row[2])
        kinds.append((kind, place.kind))
        regions.append((row[4], place.region))
        assert bool(capital) == place.capital, row
        for cell, near in ((row[5], place.land), (row[6], place.sea)):
            assert sorted(codes[name] for name in listed(cell)) == sorted(near), row
    assert (len(same_words(kinds)), len(same_words(regions))) == (3, 5)


@both
def test_weapons_of_deal(language: str) -> None:
    rows = table("deal", language, len(DEAL.weapons), 5)
    for row, weapon in zip(rows, DEAL.weapons, strict=True):
        said = (row[0], *[figure(cell) for cell in row[2:]])
        assert said == (weapon.id, weapon.damage, weapon.need, weapon.count)


@both
def test_objectives_of_deal(language: str) -> None:
    goals = [goal for profile in DEAL.profiles for goal in profile.objectives]
    rows = table("deal", language, len(goals), 5)
    assert [(row[0], figure(row[4])) for row in rows] == [(goal.id, goal.points) for goal in goals]


@both
def test_events_of_deal(language: str) -> None:
    clans = table("deal", language, len(DEAL.clan_events), 6)
    general = table("deal", language, len(DEAL.general_events), 4)
    assert [row[0] for row in clans] == [event.id for event in DEAL.clan_events]
    assert [row[0] for row in general] == [event.id for event in DEAL.general_events]
    types = [(row[4], event.permanent) for row, event in zip(clans, DEAL.clan_events, strict=True)]
    types += [
        (row[2], event.permanent) for row, event in zip(general, DEAL.general_events, strict=True)
    ]
    assert len(same_words([(word, str(permanent)) for word, permanent in types])) == 2


def decimals(said: str) -> tuple[float, ...]:
    """All numbers of a text, halves as well; those of rules, cards and links are none."""
    plain = re.sub(r"\[[^\]]*\]\(#[^)]*\)|\*\*[A-Z]?[\d.]+\*\*|[A-Z]{1,3}\d+", "", said)
    return tuple([float(each.replace(",", ".")) for each in re.findall(r"\d+(?:[.,]\d)?", plain)])


def at_a_glance(game: str, language: str) -> list[str]:
    """The items of the first list of a reference."""
    _, section, *_ = re.split(r"^## .*$", whole_reference(game, language), flags=re.MULTILINE)
    return section.strip().removeprefix("- ").split("\n- ")


# The money by seat, each time with the number of players.
BY_SEAT = tuple(
    each
    for players, more in enumerate(DEAL.seat_bonus.each, start=LEAST_PLAYERS)
    for each in (more, players)
)
# What each of these rules says of the content, number by number.
DEAL_RULES: dict[str, tuple[float, ...]] = {
    "DA-1.2": (DEAL.troops.start_lieutenants, DEAL.troops.start_soldiers, 0),
    "DA-2.6": (
        *(DEAL.troops.soldier, DEAL.troops.lieutenant, DEAL.troops.boss),
        *[clan.boss for clan in DEAL.clans if clan.boss is not None],
    ),
    "DA-2.7": (DEAL.troops.most_soldiers, DEAL.troops.most_lieutenants, 1),
    "DA-2.9": (DEAL.troops.most_drugs, DEAL.troops.most_drugs),
    "DA-2.11": (DEAL.game.hand,),
    "DA-4.1": (DEAL.income.conso, DEAL.income.conso_capital),
    "DA-4.2": (DEAL.income.prod, DEAL.income.prod),
    "DA-4.3": (DEAL.income.prod_capital,),
    "DA-4.4": DEAL.market.usual[:3],
    "DA-4.5": DEAL.market.usual[3:],
    "DA-5.1": (DEAL.prices.soldier, DEAL.prices.lieutenant),
    "DA-8.1": (DEAL.mob.value,),
    "DA-11.5": (DEAL.target.boss,),
    "DA-11.9": (DEAL.target.own, DEAL.target.own),
    "DA-13.1": (DEAL.game.goal,),
    "DA-V1": (DEAL.game.goal_truands, DEAL.game.goal_truands, DEAL.game.goal),
    "DA-V2": (DEAL.game.goal_medium, DEAL.game.goal_medium),
    "DA-V6": BY_SEAT,
}
# What each of these texts, which are said without a table, says of it.
DEAL_TEXTS: dict[str, tuple[float, ...]] = {
    "option-goal": (DEAL.game.goal, DEAL.game.goal_medium, DEAL.game.goal_truands),
    "option-goal-usual": (DEAL.game.goal,),
    "option-goal-medium": (DEAL.game.goal_medium,),
    "option-goal-truands": (DEAL.game.goal_truands,),
    "option-orphan_target": (DEAL.target.own,),
    "option-orphan_target-true": (DEAL.target.own,),
    "option-seat_bonus": BY_SEAT,
    "game-intro": (),
}


@both
@pytest.mark.parametrize("rule", DEAL_RULES)
def test_numbers_of_the_rules_of_deal(language: str, rule: str) -> None:
    assert decimals(reference("deal", language)[rule]) == DEAL_RULES[rule]


@both
@pytest.mark.parametrize("message", DEAL_TEXTS)
def test_numbers_of_the_texts_of_deal(language: str, message: str) -> None:
    assert decimals(package("deal").text(language)(message)) == DEAL_TEXTS[message]


@both
def test_the_turn_of_deal_at_a_glance(language: str) -> None:
    """What the first page says of it in a few words."""
    said = [decimals(line) for line in at_a_glance("deal", language)]
    game, income, market = DEAL.game, DEAL.income, DEAL.market
    assert said == [
        (game.goal,),
        (),
        (
            *(income.conso, income.conso_capital, income.prod, income.prod, income.prod_capital),
            *market.usual[:3],
        ),
        (DEAL.prices.soldier, DEAL.prices.lieutenant),
        (1, 2),
        (0,),
        (DEAL.mob.value, 8, 12),
        (),
        (DEAL.target.boss,),
        (),
    ]


# --- Gangs City ---


@both
def test_traffics_of_gangs_city(language: str) -> None:
    rows = table("gangs_city", language, len(TRAFFIC_IDS), 6)
    for row, traffic in zip(rows, GANGS_CITY.traffics, strict=True):
        on_places = sum(place.symbols.count(traffic.id) for place in GANGS_CITY.places)
        said = (tuple(map(figure, row[1:4])), figure(row[4]), figure(row[5]))
        assert said == (traffic.levels, on_places, GANGS_CITY.warehouse.tokens_each), row


@both
def test_characters_and_mercenaries_of_gangs_city(language: str) -> None:
    characters = table("gangs_city", language, len(GANGS_CITY.characters), 7)
    for row, who in zip(characters, GANGS_CITY.characters, strict=True):
        said = tuple(figure(cell) for cell in (*row[1:5], row[6]))
        assert said == (who.count, who.attack, who.defence, who.recruit or 0, who.cost), row
    mercenaries = table("gangs_city", language, len(GANGS_CITY.mercenaries), 6)
    for row, hired in zip(mercenaries, GANGS_CITY.mercenaries, strict=True):
        said = tuple(figure(cell) for cell in row[1:5])
        assert said == (hired.attack, hired.defence, hired.recruit or 0, hired.cost), row


@both
def test_places_of_gangs_city(language: str) -> None:
    traffics = [row[0].lower() for row in table("gangs_city", language, len(TRAFFIC_IDS), 6)]
    symbols = dict(zip(traffics, TRAFFIC_IDS, strict=True))
    people = [row[0].lower() for row in table("gangs_city", language, len(GENERIC_IDS), 7)]
    recruits = dict(zip(people, GENERIC_IDS, strict=True))
    rows = table("gangs_city", language, len(GANGS_CITY.places), 4)
    places = sorted(GANGS_CITY.places, key=lambda place: place.initiative)
    for row, place in zip(rows, places, strict=True):
        assert figure(row[0]) == place.initiative
        assert sorted(symbols[name] for name in listed(row[2])) == sorted(place.symbols), row
        named = sorted(recruits.get(name, "mercenary") for name in listed(row[3]))
        assert named == sorted(place.recruits), row


# --- Mafiozoo ---


@both
def test_characters_of_mafiozoo(language: str) -> None:
    rows = table("mafiozoo", language, len(MAFIOZOO.characters), 5)
    said = [(figure(row[0]), figure(row[4])) for row in rows]
    assert said == [(n, who.amount) for n, who in enumerate(MAFIOZOO.characters, start=1)]
    words = [
        (re.sub(r"\d.*", "", row[4]), who.silver)
        for row, who in zip(rows, MAFIOZOO.characters, strict=True)
    ]
    assert len(same_words(words)) == 2


@both
def test_threads_of_mafiozoo(language: str) -> None:
    rows = table("mafiozoo", language, len(MAFIOZOO.characters), 3)
    pairs = {(a, b) for pair in MAFIOZOO.threads.pairs for a, b in (pair, pair[::-1])}
    lines = MAFIOZOO.diagonals.lines
    for row in rows:
        [character] = figures(row[0])
        near = {other for one, other in pairs if one == character}
        on_lines = {other for line in lines if character in line for other in line}
        assert {*figures(row[1])} == near, row
        assert {*figures(row[2])} == on_lines - near - {character}, row


@both
def test_places_of_mafiozoo(language: str) -> None:
    rows = table("mafiozoo", language, len(MAFIOZOO.places), 5)
    assert [figure(row[3]) for row in rows] == [place.points for place in MAFIOZOO.places]
    zones = [
        (row[1], str(place.id in MAFIOZOO.city.outer))
        for row, place in zip(rows, MAFIOZOO.places, strict=True)
    ]
    costs = [
        pair
        for row, place in zip(rows, MAFIOZOO.places, strict=True)
        for pair in zip(row[2].split(" + "), place.cost, strict=True)
    ]
    assert (len(same_words(zones)), len(same_words(costs))) == (2, 6)


# --- Razzia ---


@both
def test_bills_of_razzia(language: str) -> None:
    *rows, _ = table("razzia", language, len(RAZZIA.bills) + 1, 4)
    for row, bills in zip(rows, RAZZIA.bills, strict=True):
        left = bills.count - bills.left_out_with_three
        assert [figure(cell) for cell in row] == [
            bills.value,
            bills.count,
            bills.left_out_with_three,
            left,
        ]
