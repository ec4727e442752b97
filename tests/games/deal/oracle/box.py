"""What is in the box: read from the tables of the reference, as players do."""

from __future__ import annotations

import re
from functools import cache

from omerta.reference import reference
from tests.text.tables import Table, figure, listed, table


def _of_reference(rows: int, columns: int) -> Table:
    return table("deal", "en", rows, columns)


# --- the map ---

_MAP = _of_reference(49, 7)
CODES = [row[0] for row in _MAP]
PLACES = range(len(CODES))
_NAMES = [row[1] for row in _MAP]
TYPE = [listed(row[2])[0] for row in _MAP]
CAPITAL = ["capital" in listed(row[2]) for row in _MAP]
RESPECT = [figure(row[3]) for row in _MAP]
REGION = [row[4] for row in _MAP]


def number(code: str) -> int:
    return CODES.index(code)


def _links(column: int) -> set[frozenset[int]]:
    return {
        frozenset((place, _NAMES.index(name)))
        for place, row in enumerate(_MAP)
        for name in listed(row[column])
    }


LAND, SEA = _links(5), _links(6)
PORTS = {place for pair in SEA for place in pair}
BORDER = {
    frozenset(map(number, pair.split("-")))
    for pair in ["LAX-TIJ", "PHX-TIJ", "ELP-TIJ", "ELP-CUL", "ELP-GUA", "ELP-ACA", "COR-ACA"]
}

# What each player has more than the one before (V6), by the number of players; in half millions.
SEAT_BONUS = {
    int(players): int(2 * float(millions))
    for millions, players in re.findall(r"\$([\d.]+)M with (\d)", reference("deal", "en")["DA-V6"])
}
assert sorted(SEAT_BONUS) == [3, 4, 5, 6]

# --- clans and weapons ---

CLANS = YAN, NVE, KRA, SEG, MAR, ASP = range(6)
STARTS = [_NAMES.index(row[1]) for row in _of_reference(6, 4)]
_WEAPONS = _of_reference(19, 5)
DAMAGE, NEED, COUNTS = ([figure(row[column]) for row in _WEAPONS] for column in (2, 3, 4))
SPECIAL = 13  # the first of six, in the order of the clans

# --- objectives ---

# What they ask for, in the words of the reference; a group is the number asked for.
_ASKING = {
    "takes_capital": "take control of a capital, .*",
    "capitals": "control (a|\\d+) capitals?",
    "lieutenants": "have (\\d+) lieutenants on the board",
    "money": "have \\$([\\d.]+)M or more in your reserve",
    "boss_on_capital": "your boss stands on a capital you control",
    "greys": "control (\\d+) grey territories",
    "lone_soldier": "win a fight as attacker .* exactly one soldier, .*",
    "fights_won": "win (\\d+) fights in one turn, .*",
    "soldiers": "have (\\d+) soldiers on the board",
    "kills_lieutenant": "remove an enemy lieutenant",
    "prods": "control (\\d+) red territories",
    "drugs": "control (\\d+) drugs",
    "places_drugs": "place (\\d+) drugs in one of your resource phases, .*",
    "prod_capitals": "control (a|\\d+) red capitals?",
    "drug_money": "receive \\$([\\d.]+)M or more in all for drugs in one of your deal phases",
    "sells_drugs": "sell (\\d+) drugs to the market in one of your resource phases",
    "consos": "control (\\d+) blue territories",
    "deals_with": "make transactions with (\\d+) different clans in one of your deal phases",
    "conso_capitals": "control (a|\\d+) blue capitals?",
    "territories": "control (\\d+) territories",
    "each_kind": "control at least (\\d+) blue, \\1 red and \\1 grey territories",
    "takes_territories": "take control of (\\d+) different territories in one turn",
    "regions": "control territories in (\\d+) different regions",
    "takes_start": "take control of the start territory of another clan, .*",
    "kills_troops": "remove (\\d+) enemy troops in one turn",
    "kills_boss": "remove an enemy boss",
    "unscathed": "win a fight without losing a single troop, .* was (\\d+) or more",
    "wins_defence": "win a fight as defender",
    "betrays": "win a fight as attacker against a clan with which you have made a transaction .*",
    "steals_drugs": "steal (\\d+) drugs in one turn",
    "plays_events": "play (\\d+) clan events in one turn",
    "finishes_with": "win a fight, .* a weapon of printed damage (\\d+) or less",
    "wins_weaker": "win a fight in which your value at the start was lower .*",
    "ports": "control (\\d+) ports",
    "ships_drugs": "move (\\d+) drugs by sea in one of your action phases",
    "sells_on": "sell drugs to the market on (\\d+) different territories .*",
    "boss_abroad": "your boss stands outside its home region",
}
_GATES = re.compile("control ([A-Z].*) and ([A-Z].*)")
GATES: set[int] = set()


def _asked(said: str) -> tuple[str, float]:
    """What an objective is about, and how many or how much of it."""
    for what, words in _ASKING.items():
        if found := re.fullmatch(words, said):
            amount = found[1] if found.re.groups else "1"
            halves = 2 if "$" in said else 1
            return what, halves * (1 if amount == "a" else float(amount))
    gates = _GATES.fullmatch(said)
    assert gates is not None, said
    GATES.update(_NAMES.index(name) for name in (*gates[1].split(", "), gates[2]))
    return "straits", len(GATES)


_PROFILES = _of_reference(40, 5)
# By number 0 to 39: profile * 5 + place. Money is in half millions.
ASKED = [_asked(row[2]) for row in _PROFILES]
POINTS = [figure(row[4]) for row in _PROFILES]

# --- events ---

_EVENTS = {row[0]: row[-1] for row in (*_of_reference(24, 6), *_of_reference(20, 4))}
EVENTS = [*_EVENTS]
CONTINENT = 6


def back(event: int) -> int:
    """The clan whose logo it bears, or the continent."""
    return event // 4 if event < 24 else CONTINENT


@cache
def amounts(name: str) -> tuple[float, ...]:
    """All numbers in the text of an event."""
    return tuple([float(each) for each in re.findall(r"\d+(?:\.\d)?", _EVENTS[name])])


def halves(name: str) -> tuple[int, ...]:
    """The same, of money."""
    return tuple([int(2 * each) for each in amounts(name)])


PERMANENT = {"Y4", "N4", "K4", "S4", "M4", "A4", *[f"G{n}" for n in range(13, 21)]}
# First, second, further, capital; in half millions.
PRICES = {"G15": halves("G15"), "G16": halves("G16"), "": (8, 4, 2, 8)}
