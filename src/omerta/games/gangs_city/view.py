"""What a seat sees of Gangs City, what it does not, and how the unseen is drawn again."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from omerta.games.gangs_city.city import (
    district_points,
    enclosed,
    largest_district,
    places_on,
)
from omerta.games.gangs_city.content import PLACES, TRAFFICS, VAMP
from omerta.games.gangs_city.guess import redeal_gang
from omerta.games.gangs_city.hexes import CELLS, LOCATION_OF, NOWHERE, PILE_A
from omerta.games.gangs_city.reach import most_strength, own_run
from omerta.games.gangs_city.rules_end import traffic_points
from omerta.games.gangs_city.rules_placement import (
    Deed,
    deed_at,
    settling_laid,
    tiles_left,
    value_at,
)
from omerta.games.gangs_city.rules_shootout import RULE_OF, has, parties_here
from omerta.games.gangs_city.rules_traffics import BID_STOCK, level_for, marker_points
from omerta.games.gangs_city.state import (
    NO_PLACE,
    NOBODY,
    SETTLING,
    Fate,
    Fight,
    FightingGang,
    GangsCity,
    Hiring,
    Laid,
    Won,
)
from omerta.kernel.dice import Dice


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
    deed: Deed | None = None  # the same, by what it comes to there
    value: int | None = None  # what it counts by itself, as chief with its bonus (GC-4.24)
    leaving: bool = False  # marked so (GC-6.25); it still acts


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody knows of a player."""

    score: int
    income: int  # of the last round
    # What the end of this round would bring as things stand (GC-8.1, 8.2).
    traffic_income: int
    district_income: int
    district: int  # places in the largest one
    roster: tuple[int, ...]  # kinds, in roster order
    leaving: tuple[int, ...]  # kinds, in the order they were marked
    laid: int  # tiles placed this round and not yet back
    left: int  # tiles it may still lay in this round, as far as others can tell
    ended: bool  # places nothing more this phase
    chief: bool  # has been named, and lies on the city
    stock: tuple[int, ...]  # by traffic
    won: tuple[int, ...]  # piles from which an unopened tile was won
    drawn: int | None  # the starting place, until it is laid


class MarkerView(msgspec.Struct, frozen=True):
    """A traffic: who controls it, at which number, and what is in the warehouse."""

    leader: int | None
    level: int
    points: int  # for the leader, each round
    supply: int


class FighterView(msgspec.Struct, frozen=True):
    """One who came to a shoot-out, and what has befallen him there."""

    kind: int
    chief: bool
    value: int
    bonus: int  # known once the strengths are added up
    fate: Fate
    by: tuple[int, ...]  # whose big calibre or sniper hit him


class FightingGangView(msgspec.Struct, frozen=True):
    seat: int
    fighters: tuple[FighterView, ...]
    settling: int | None  # 3 big calibre, 4 vest, as it counts here
    protected: bool
    fired: Literal["no", "yes", "silent"]  # its big calibre
    total: int | None  # once the strengths are added up, for who still stands


class FightView(msgspec.Struct, frozen=True):
    """A shoot-out, from its beginning until the fighters go home."""

    location: int
    owner: int | None
    gangs: tuple[FightingGangView, ...]  # in turn order
    charmed: bool  # a vamp takes the bonus of the others' chiefs (GC-9.7)
    decided: bool
    winner: int | None  # once it is decided; then None if nobody is left
    by: str  # why the winner wins
    rule: str  # and by which rule


class ReachView(msgspec.Struct, frozen=True):
    """The most a rival can show in a traffic."""

    seat: int
    most: int


class BayView(msgspec.Struct, frozen=True):
    """A traffic, for a seat that is about to bid."""

    run: int  # by its own managers
    points: int  # it brings, if the seat leads it now
    sure: int  # with so much in all, it leads whatever the others do
    rivals: tuple[ReachView, ...]  # those who can show anything, the strongest first


class OwnView(msgspec.Struct, frozen=True):
    """What a seat alone knows."""

    hand: tuple[int, ...]  # kinds still to be placed, in roster order
    settling: bool  # its settling tile is in hand
    bays: tuple[BayView, ...] = ()  # by traffic, while the seat is asked for a bid


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
    fight: FightView | None  # the shoot-out there
    hiring: Hiring | None  # the recruiting there
    loser: int | None  # whom a racketeer may rob
    players: tuple[PlayerView, ...]
    own: OwnView | None
    book_errors: bool  # the option `settling_errors`
    abilities: bool


def public_view(s: GangsCity) -> GangsCityView:
    """Built up from nothing: each field is something everybody may know."""
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
        tiles=tuple([tile for owner in range(s.players) for tile in view_tiles(s, owner, False)]),
        revealed=s.revealed,
        markers=tuple(
            [
                MarkerView(known(leader, NOBODY), s.levels[t], marker_points(s, t), s.warehouse[t])
                for t, leader in enumerate(s.leaders)
            ]
        ),
        supply=tuple([len(tiles) for tiles in s.supply]),
        mercenaries=len(s.mercenaries),
        removed=tuple(sorted([kinds[tile] for tile in s.removed])),
        order=tuple(s.order),
        location=known(s.location, NO_PLACE),
        opening=known(s.opening, NO_PLACE),
        fight=view_fight(s, s.fight) if s.fight else None,
        hiring=s.hiring,
        loser=known(s.loser, NOBODY),
        players=tuple([view_player(s, each) for each in range(s.players)]),
        own=None,
        book_errors=s.book_errors,
        abilities=s.abilities,
    )


def own_parts(s: GangsCity, public: GangsCityView, seat: int) -> dict[str, Any]:
    """The parts of the public view of which a seat knows more."""
    parts: dict[str, Any] = {"own": view_own(s, seat)}
    if s.laid[seat] and not s.revealed:
        own, tiles = view_tiles(s, seat, True), public.tiles
        before = sum(len(s.laid[owner]) for owner in range(seat))
        parts["tiles"] = (*tiles[:before], *own, *tiles[before + len(own) :])
    return parts


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


def view_tiles(s: GangsCity, owner: int, own: bool) -> list[TileView]:
    """GC-4.8, 4.32, 5.5: to others a face-down tile is a spot, a rank and maybe a crown."""
    ranks: dict[int, int] = {}
    seen = []
    for each in s.laid[owner]:
        rank = ranks[each.spot] = ranks.get(each.spot, -1) + 1
        if own or s.revealed:
            seen.append(known_tile(s, owner, each, rank))
        else:
            seen.append(TileView(owner, each.spot, rank, each.chief, None, None))
    return seen


def known_tile(s: GangsCity, owner: int, tile: Laid, rank: int) -> TileView:
    kind, spot, action = s.kind_of(tile), tile.spot, tile.action
    value = value_at(s, owner, kind, LOCATION_OF[spot], action)
    return TileView(
        owner,
        spot,
        rank,
        tile.chief,
        kind,
        action,
        deed_at(s, owner, kind, LOCATION_OF[spot], action),
        value + s.board.chief if value is not None and tile.chief else value,
        tile.tile in s.leaving[owner],
    )


def view_fight(s: GangsCity, fight: Fight) -> FightView:
    return FightView(
        location=fight.location,
        owner=known(fight.owner, NOBODY),
        gangs=tuple([view_gang(s, gang) for gang in fight.gangs]),
        charmed=any(has(s, fighters, VAMP) for fighters in parties_here(s).values()),
        decided=fight.winner is not None,
        winner=None if fight.winner is None else known(fight.winner, NOBODY),
        by=fight.by,
        rule="GC-6.14" if fight.winner == NOBODY else RULE_OF.get(fight.by, ""),
    )


def view_gang(s: GangsCity, gang: FightingGang) -> FightingGangView:
    fighters = [
        FighterView(s.kind(each.tile), each.chief, each.value, each.bonus, each.fate, each.by)
        for each in gang.fighters
    ]
    return FightingGangView(
        gang.seat, tuple(fighters), gang.settling, gang.protected, gang.fired, gang.total
    )


def view_player(s: GangsCity, seat: int) -> PlayerView:
    district = largest_district(s, seat)
    return PlayerView(
        score=s.scores[seat],
        income=s.incomes[seat],
        traffic_income=traffic_points(s, seat),
        district_income=district_points(district),
        district=district,
        roster=tuple([s.kind(tile) for tile in s.rosters[seat]]),
        leaving=tuple([s.kind(tile) for tile in s.leaving[seat]]),
        laid=len(s.laid[seat]),
        left=tiles_left(s, seat),
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
    bays = view_bays(s, seat) if s.asking == BID_STOCK.name and seat in s.asked else ()
    return OwnView(tuple(hand), settling_laid(s, seat) is None, bays)


def view_bays(s: GangsCity, seat: int) -> tuple[BayView, ...]:
    run = own_run(s, seat)
    reach = {other: most_strength(s, other) for other in range(s.players) if other != seat}
    bays = []
    for traffic, levels in enumerate(s.board.levels):
        level = level_for(s.leaders[traffic], s.levels[traffic], seat)
        rivals = [ReachView(other, most[traffic]) for other, most in reach.items() if most[traffic]]
        rivals.sort(key=lambda each: -each.most)
        sure = 1 + max([each.most for each in rivals], default=0)
        bays.append(BayView(run[traffic], levels[level], sure, tuple(rivals)))
    return tuple(bays)


# What `unseen` reads.
HIDING = (
    "laid",
    "mercenaries",
    "piles",
    "revealed",
    "won",
)


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
