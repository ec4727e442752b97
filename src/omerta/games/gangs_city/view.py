"""What a seat sees of Gangs City, what it does not, and how the unseen is drawn again."""

from __future__ import annotations

from typing import Any

import msgspec

from omerta.games.gangs_city.city import enclosed, largest_district, places_on
from omerta.games.gangs_city.content import PLACES, TRAFFICS
from omerta.games.gangs_city.guess import redeal_gang
from omerta.games.gangs_city.hexes import CELLS, NOWHERE, PILE_A
from omerta.games.gangs_city.rules_placement import settling_laid
from omerta.games.gangs_city.state import (
    NO_PLACE,
    NOBODY,
    SETTLING,
    GangsCity,
    Won,
)
from omerta.kernel.dice import Dice
from omerta.kernel.events import PUBLIC


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the city."""

    place: int
    q: int
    r: int
    owner: int | None
    recruits: tuple[int, ...]  # kinds
    enclosed: bool


class PileView(msgspec.Struct, frozen=True):
    location: int
    q: int
    r: int
    tiles: int


class TileView(msgspec.Struct, frozen=True):
    """A tile on the city: where, whose, the how manieth of that gang there from below.

    What it is and does stands there for its gang, and after the reveal for all.
    """

    seat: int
    spot: int
    rank: int
    chief: bool
    kind: int | None  # a kind of character; -1 the settling tile
    action: int | None  # 0 manage, 1 combat, 2 recruit, 3 big calibre, 4 vest
    leaving: bool = False  # marked so (GC-6.25); it still acts


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody knows of a player."""

    score: int
    income: int  # of the last round
    district: int  # places in the largest one
    roster: tuple[int, ...]  # kinds, in roster order
    leaving: tuple[int, ...]  # kinds, in the order they were marked
    laid: int  # tiles placed this round and not yet back
    ended: bool  # places nothing more this phase
    chief: bool  # has been named, and lies on the city
    stock: tuple[int, ...]  # by traffic
    won: tuple[int, ...]  # piles from which an unopened tile was won
    drawn: int | None  # the starting place, until it is laid


class MarkerView(msgspec.Struct, frozen=True):
    """A traffic: who controls it, at which number, and what is in the warehouse."""

    leader: int | None
    level: int
    supply: int


class OwnView(msgspec.Struct, frozen=True):
    """What a seat alone knows."""

    hand: tuple[int, ...]  # kinds still to be placed, in roster order
    settling: bool  # its settling tile is in hand


class GangsCityView(msgspec.Struct, frozen=True):
    round: int
    phase: int  # 0 setting up, 1 placement, 2 traffics, 3 actions, 4 end of round
    target: int
    max_rounds: int
    first: int
    places: tuple[PlaceView, ...]  # of the city, by number
    piles: tuple[PileView, ...]  # those still on the city
    tiles: tuple[TileView, ...]  # on the city, by seat, in the order of laying
    revealed: bool
    markers: tuple[MarkerView, ...]  # by traffic
    supply: tuple[int, ...]  # of characters, by generic kind
    mercenaries: int  # left in their pile
    removed: tuple[int, ...]  # kinds, sorted
    order: tuple[int, ...]  # locations still to be resolved
    location: int | None  # being resolved
    opening: int | None  # the place about to be laid
    loser: int | None  # whom a racketeer may rob
    players: tuple[PlayerView, ...]
    own: OwnView | None
    book_errors: bool  # the option `settling_errors`
    abilities: bool


def view(s: GangsCity, seat: int) -> GangsCityView:
    """Built up from nothing: each field is something this seat (or PUBLIC) may know."""
    kinds = s.board.kind
    return GangsCityView(
        round=s.round,
        phase=s.phase,
        target=s.target,
        max_rounds=s.max_rounds,
        first=s.first,
        places=tuple([view_place(s, place) for place in sorted(places_on(s))]),
        piles=tuple(
            [
                PileView(PILE_A + number, *CELLS[s.cells[PILE_A + number]], len(pile))
                for number, pile in enumerate(s.piles)
                if s.cells[PILE_A + number] != NOWHERE
            ]
        ),
        tiles=tuple([tile for owner in range(s.players) for tile in view_tiles(s, owner, seat)]),
        revealed=s.revealed,
        markers=tuple(
            [
                MarkerView(known(s.leaders[t], NOBODY), s.levels[t], s.warehouse[t])
                for t in range(TRAFFICS)
            ]
        ),
        supply=tuple([len(tiles) for tiles in s.supply]),
        mercenaries=len(s.mercenaries),
        removed=tuple(sorted([kinds[tile] for tile in s.removed])),
        order=tuple(s.order),
        location=known(s.location, NO_PLACE),
        opening=known(s.opening, NO_PLACE),
        loser=known(s.loser, NOBODY),
        players=tuple([view_player(s, each) for each in range(s.players)]),
        own=None if seat == PUBLIC else view_own(s, seat),
        book_errors=s.book_errors,
        abilities=s.abilities,
    )


def known(number: int, nothing: int) -> int | None:
    return None if number == nothing else number


def view_place(s: GangsCity, place: int) -> PlaceView:
    return PlaceView(
        place,
        *CELLS[s.cells[place]],
        owner=known(s.owners[place], NOBODY),
        recruits=tuple([s.kind(tile) for tile in s.recruits[place]]),
        enclosed=enclosed(s, place),
    )


def view_tiles(s: GangsCity, owner: int, seat: int) -> list[TileView]:
    """GC-4.8, 4.32, 5.5: to others a face-down tile is a spot, a rank and maybe a crown."""
    ranks: dict[int, int] = {}
    seen = []
    for each in s.laid[owner]:
        rank = ranks[each.spot] = ranks.get(each.spot, -1) + 1
        if owner == seat or s.revealed:
            kind = SETTLING if each.tile == SETTLING else s.kind(each.tile)
            leaves = each.tile in s.leaving[owner]
            seen.append(TileView(owner, each.spot, rank, each.chief, kind, each.action, leaves))
        else:
            seen.append(TileView(owner, each.spot, rank, each.chief, None, None))
    return seen


def view_player(s: GangsCity, seat: int) -> PlayerView:
    return PlayerView(
        score=s.scores[seat],
        income=s.incomes[seat],
        district=largest_district(s, seat),
        roster=tuple([s.kind(tile) for tile in s.rosters[seat]]),
        leaving=tuple([s.kind(tile) for tile in s.leaving[seat]]),
        laid=len(s.laid[seat]),
        ended=s.ended[seat],
        chief=any(each.chief for each in s.laid[seat]),
        stock=tuple(s.stock[seat]),
        won=tuple([won.pile for won in s.won if won.seat == seat]),
        drawn=known(s.drawn[seat], NO_PLACE),
    )


def view_own(s: GangsCity, seat: int) -> OwnView:
    """Of several of a kind, the first of the roster count as placed: it is by kinds that a player
    knows them."""
    hand = [s.kind(tile) for tile in s.rosters[seat]]
    for each in s.laid[seat]:
        if each.tile != SETTLING:
            hand.remove(s.kind(each.tile))
    return OwnView(hand=tuple(hand), settling=settling_laid(s, seat) is None)


def unseen(s: GangsCity, seat: int) -> list[tuple[str, int, int, int]]:
    """Everything hidden from a seat."""
    hidden = [("mercenary", tile, 0, 0) for tile in s.mercenaries]
    hidden += [("place", place, 0, 0) for pile in s.piles for place in pile]
    hidden += [("place", won.place, 0, 0) for won in s.won]
    if not s.revealed:
        for owner in range(s.players):
            if owner != seat:
                hidden += [("tile", owner, each.tile, each.action) for each in s.laid[owner]]
    return hidden


def redeal(s: GangsCity, seat: int, dice: Dice) -> None:
    """Deal all the seat cannot see again. Pools are sorted first: nothing of their order counts."""
    s.mercenaries.sort()
    dice.shuffle(s.mercenaries, "mercenaries")
    redeal_places(s, dice)
    if not s.revealed:
        for owner in range(s.players):
            if owner != seat and s.laid[owner]:
                redeal_gang(s, owner, dice)


def redeal_places(s: GangsCity, dice: Dice) -> None:
    pool = sorted([place for pile in s.piles for place in pile] + [won.place for won in s.won])
    dice.shuffle(pool, "places")
    for number, pile in enumerate(s.piles):
        s.piles[number], pool = pool[: len(pile)], pool[len(pile) :]
    s.won = [Won(won.seat, won.pile, place) for won, place in zip(s.won, pool, strict=True)]


def tally(s: GangsCity) -> Any:
    """GC-2.10: what can neither appear nor vanish."""
    characters = [*s.mercenaries, *s.removed]
    for tiles in (*s.rosters, *s.recruits, *s.supply):
        characters += tiles
    stock = [
        s.warehouse[traffic]
        + sum(held[traffic] for held in s.stock)
        + sum(bid[traffic] for bid in s.bids)
        for traffic in range(TRAFFICS)
    ]
    places = [place for place in range(PLACES) if s.cells[place] != NOWHERE]
    places += [place for pile in s.piles for place in pile]
    places += [won.place for won in s.won]
    places += [place for place in (*s.drawn, s.opening) if place != NO_PLACE]
    return sorted(characters), stock, sorted(places)
