"""The numbers with which scenes of Deal are played.

Numbers of ours in content.toml are tuned by play, and change. A scene that tests a rule names
numbers; they must not change with the tuning. So scenes are played with the numbers of this file:
the content of the house, but for every value that may be tuned.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from omerta.games import deal
from omerta.games.deal.content import CONTENT, Content

# Territory, type, respect number.
TERRITORIES = """
VAN:conso CAL:conso WIN:grey TOR:conso MTL:conso1 HAL:grey SEA:conso1 BIL:grey MIN:conso
CHI:conso DET:grey NYC:conso3 BOS:grey PHI:conso BMO:conso1 SFO:conso SLC:grey DEN:conso1
KAN:grey MEM:grey ATL:grey LVG:conso3 LAX:conso PHX:conso ELP:grey DAL:conso1 NOR:conso1
COR:conso MIA:conso1 TIJ:grey CUL:prod GUA:prod ACA:prod CUN:grey SAL:prod SJO:prod PAN:grey1
HAB:grey KIN:prod SDO:grey MED:prod2 BOG:prod CCS:prod CAY:grey1 QUI:prod LIM:prod MAN:grey
LPZ:prod2 RIO:grey
"""
STARTS = "YAN:VAN NVE:CHI KRA:LAX SEG:GUA MAR:SAL ASP:BOG"
# Weapon, damage, need, number of cards.
WEAPONS = """
W01:1/1/5 W02:2/1/6 W03:3/1/6 W04:4/2/7 W05:5/2/6 W06:5/3/6 W07:6/3/7 W08:6/4/5 W09:7/4/4
W10:7/5/5 W11:8/6/4 W12:9/7/2 W13:10/8/3
S-YAN:2/1/1 S-NVE:2/1/1 S-KRA:3/3/1 S-SEG:7/6/1 S-MAR:4/3/1 S-ASP:3/1/1
"""
# The five objectives of each profile: what, how many, points.
OBJECTIVES = """
takes_capital:1/1 capitals:2/2 lieutenants:3/1 money:15/2 boss_on_capital:1/1
greys:8/2 lone_soldier:1/1 fights_won:2/1 soldiers:20/2 kills_lieutenant:1/1
prods:6/2 drugs:12/2 places_drugs:6/1 prod_capitals:1/1 drug_money:6/1
money:25/2 sells_drugs:6/2 consos:6/1 deals_with:2/1 conso_capitals:1/1
territories:16/2 each_kind:4/2 takes_territories:4/1 regions:5/1 takes_start:1/1
kills_troops:8/2 kills_boss:1/2 kills_lieutenant:1/1 unscathed:4/1 wins_defence:1/1
betrays:1/2 steals_drugs:4/2 plays_events:2/1 finishes_with:2/1 wins_weaker:1/1
ports:7/2 ships_drugs:4/1 sells_on:3/1 straits:3/2 boss_abroad:1/1
"""
# Event, its amount, its limit.
EVENTS = """
Y1:3 Y3:4 Y4:2 N1:1/2 N3:4 N4:1/4 K1:2 K2:3 K4:1 S1:3 S3:3 S4:0.5 M1:4 M3:0.5/6 A1:1 A3:3 A4:4
G05:4/10 G06:3 G07:2 G10:1 G14:1 G17:0.5 G20:1
"""
# With 3 to 6 players.
SEAT_BONUS = (0.5, 1.0, 1.5, 2.0)


def settled(content: Content) -> Content:
    """A content with the numbers of this file."""
    raw: dict[str, Any] = msgspec.to_builtins(content)
    for place, (code, said) in zip(raw["territories"], _entries(TERRITORIES), strict=True):
        assert place["id"] == code
        kind = said.rstrip("0123456789")
        place |= {"kind": kind, "respect": int(said.removeprefix(kind) or 0)}
    for clan, (code, start) in zip(raw["clans"], _entries(STARTS), strict=True):
        assert clan["id"] == code
        clan["start"] = start
    for weapon, (code, said) in zip(raw["weapons"], _entries(WEAPONS), strict=True):
        assert weapon["id"] == code
        weapon |= dict(zip(("damage", "need", "count"), map(int, said.split("/")), strict=True))
    objectives = [each for profile in raw["profiles"] for each in profile["objectives"]]
    for objective, (what, said) in zip(objectives, _entries(OBJECTIVES), strict=True):
        number, points = said.split("/")
        objective |= {"what": what, "number": float(number), "points": int(points)}
    amounts = dict(_entries(EVENTS))
    for event in (*raw["clan_events"], *raw["general_events"]):
        number, _, limit = amounts.get(event["id"], "0").partition("/")
        event |= {"number": float(number), "limit": float(limit or 0)}
    raw["seat_bonus"]["each"] = SEAT_BONUS
    return msgspec.convert(raw, Content)


def _entries(text: str) -> list[tuple[str, str]]:
    """ "VAN:conso" as ("VAN", "conso")."""
    return [(code, said) for code, _, said in (word.partition(":") for word in text.split())]


SETTLED = settled(CONTENT)
GAME = replace(deal.GAME, content=SETTLED)
