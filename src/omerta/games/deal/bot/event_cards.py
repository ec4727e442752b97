"""Clan events outside fights, and the choices general events bring."""

from __future__ import annotations

from collections.abc import Callable

from omerta.games.deal.bot.forces import Forces
from omerta.games.deal.bot.market import Market
from omerta.games.deal.bot.paths import Path
from omerta.games.deal.bot.quiet import attraction
from omerta.games.deal.bot.resources import SPARE_SOLDIER
from omerta.games.deal.bot.table import Table
from omerta.games.deal.bot.worth import Worth
from omerta.games.deal.content import EVENT
from omerta.games.deal.routes import forced_routes
from omerta.games.deal.rules_clan_cards import (
    crack_places,
    drive_by_places,
    number,
    offer_targets,
    plata_places,
    tax_targets,
)
from omerta.games.deal.rules_event_cards import drug_places, soldier_places
from omerta.games.deal.state import (
    COUNT,
    NOBODY,
    PASS,
    PLACE,
    PLAY,
    PLAYER,
    PUT_DRUG,
    PUT_SOLDIER,
    SOLDIER,
    territories,
)

# What is removed by a drive-by, or bought over, must be worth this much.
WORTH_A_CARD = 7.0


def play(table: Table, options: Path) -> Path:
    """The first card that does some good now; in one's own turn, except what takes
    money, drugs or a territory."""
    for each in options:
        if each == PASS:
            continue
        event = each - PLAY
        if table.view.active != table.me and event not in IN_ANY_TURN:
            continue
        targets = CARDS[event](table) if event in CARDS else ()
        if targets is not None:
            return (each, *targets)
    return (PASS,)


Targets = Path | None  # None: not now


# --- places for recruits ---


def recruit_place(table: Table) -> int:
    """Where soldiers that come for nothing do most."""
    worth = Worth(table)
    forces = Forces(table, worth)
    pull = attraction(forces)
    bases = territories(table.recruiting_places(table.me))

    def score(place: int) -> float:
        value = table.value[place]
        return pull[place] + forces.risk(place, value) - forces.risk(place, value + 3)

    return max(bases, key=score, default=max(0, table.boss))


def to_recruit_place(table: Table) -> Targets:
    return (PLACE + recruit_place(table),)


# --- the cards that need some thought ---


def forced_purchase(table: Table) -> Targets:
    """N1: up to two drugs that are worth more here than they cost."""
    market = Market(table, table.me)
    best: tuple[float, Path] | None = None
    for seat in table.rivals:
        ways = [
            (market.value(end, table.drugs[end]), start, end)
            for start, end in forced_routes(table.s, table.me, seat, ())
        ]
        if not ways:
            continue
        value, start, end = max(ways)
        path: Path = (PLAYER + seat, PLACE + start, PLACE + end)
        if offer_targets(table.s, table.me, path)[0]:  # it may buy a second one
            path = (*path, PLACE + start, PLACE + end)
        if value > 1.5 and (best is None or value > best[0]):
            best = value, path
    return best[1] if best is not None else None


def bought_judge(table: Table) -> Targets:
    """N2: against what another clan has played, or what hurts whoever sells."""
    return () if table.view.in_force in HURTS else None


HURTS = {EVENT[name] for name in ("Y4", "K4", "S4", "M4", "A4", "G16", "G18")}


def drive_by(table: Table) -> Targets:
    """K1: where it empties a place or weakens one that is worth it."""
    worth = Worth(table)
    best, path = WORTH_A_CARD, None
    for place in territories(drive_by_places(table.s, table.me)):
        soldiers = table.soldiers[place]
        count = min(number(table.s, "K1"), soldiers)
        left = table.value[place] - count
        score = worth.taking(place) * (1.0 if not left else 0.4 if left < 3 else 0.1)
        if score > best:
            best, path = score, (PLACE + place, COUNT + count)
    return path


def crack(table: Table) -> Targets:
    """K3: where most lies to be sold."""
    places = territories(crack_places(table.s, table.me))
    place = max(places, key=lambda each: table.drugs[each], default=-1)
    return (PLACE + place,) if place >= 0 and table.drugs[place] >= 2 else None


def plata_o_plomo(table: Table) -> Targets:
    """S1"""
    worth = Worth(table)
    places = territories(plata_places(table.s, table.me))
    place = max(places, key=worth.taking, default=-1)
    return (PLACE + place,) if place >= 0 and worth.taking(place) > WORTH_A_CARD else None


def harvest(table: Table) -> Targets:
    """A1"""
    market = Market(table, table.me)
    return tuple(
        [
            place
            + (PUT_DRUG if market.value(place, table.drugs[place]) > SPARE_SOLDIER else PUT_SOLDIER)
            for place in territories(table.held & table.board.prods)
        ]
    )


def tax(table: Table) -> Targets:
    """A3: from whoever is next to one's land and has most."""
    seat = max(
        tax_targets(table.s, table.me), key=lambda each: table.players[each].money, default=NOBODY
    )
    return (PLAYER + seat,) if seat != NOBODY and table.players[seat].money >= 4 else None


def remittances(table: Table) -> Targets:
    """M3: it grows with the army."""
    return () if table.mine.soldiers >= 8 else None


def never(table: Table) -> Targets:
    return None


CARDS: dict[int, Callable[[Table], Targets]] = {
    EVENT[name]: targets
    for name, targets in (
        ("Y1", to_recruit_place),
        ("N1", forced_purchase),
        ("N2", bought_judge),
        ("K1", drive_by),
        ("K2", to_recruit_place),
        ("K3", crack),
        ("S1", plata_o_plomo),
        ("S2", never),
        ("A1", harvest),
        ("A3", tax),
        ("M3", remittances),
    )
}
IN_ANY_TURN = {EVENT[name] for name in ("Y3", "M3", "A3", "N1", "S1")}


# --- what general events ask for ---


def lose_drug(table: Table) -> int:
    market = Market(table, table.me)
    places = drug_places(table.s, table.me)
    return PLACE + min(places, key=lambda place: market.value(place, table.drugs[place] - 1))


def lose_soldier(table: Table) -> int:
    forces = Forces(table, Worth(table))
    places = soldier_places(table.s, table.me)
    return PLACE + min(places, key=lambda place: forces.cost(place, SOLDIER))


def look(table: Table, options: Path) -> int:
    """G12: at whoever has the most troops: it could be after this seat."""
    return max(options, key=lambda each: table.players[each - PLAYER].soldiers)
