"""A shoot-out whose fighters lie open: what it comes to, and at whom to shoot (GC-6.7 to 6.17)."""

from __future__ import annotations

from collections.abc import Iterable

from omerta.games.gangs_city.content import ARMOURED, CLEANER, LIEUTENANT, LONE_WOLF, VAMP
from omerta.games.gangs_city.hexes import LOCATION_OF, PILE_A
from omerta.games.gangs_city.mind.table import BOARD, Table
from omerta.games.gangs_city.mind.worth import Outlook
from omerta.games.gangs_city.state import (
    BIG_CALIBRE,
    COMBAT,
    NOBODY,
    NONE,
    SETTLING,
    SHOOT,
    TARGET_CHIEF,
    TARGETS,
    VEST,
)
from omerta.games.gangs_city.view import TileView

# A gang that has lost somebody is weaker, if only in the last round.
SHOTS_HURT = 0.01

Gangs = dict[int, list[TileView]]  # by seat: fighters


def fighter_aimed_at(table: Table, option: int) -> TileView | None:
    """Whom an answer to `kill` or `pin` means; None for nobody."""
    if option == NONE:
        return None
    gang, target = divmod(option - SHOOT, TARGETS)
    for tile in table.tiles[gang]:
        here = LOCATION_OF[tile.spot] == table.view.location and tile.action == COMBAT
        if here and (
            tile.chief if target == TARGET_CHIEF else tile.kind == target and not tile.chief
        ):
            return tile
    return None


class ShootOut:
    """At the location being resolved."""

    def __init__(self, table: Table) -> None:
        view = table.view
        self.table = table
        self.location = PILE_A if view.location is None else view.location
        self.pile = self.location >= PILE_A
        self.owner = NOBODY if self.pile else table.owner[self.location]
        self.turn = [(view.first + step) % table.players for step in range(table.players)]
        self.gangs: Gangs = {}
        self.armed: list[int] = []
        self.safe: set[int] = set()
        for seat in self.turn:
            for tile in table.tiles[seat]:
                if LOCATION_OF[tile.spot] != self.location or tile.kind is None:
                    continue
                if tile.kind == SETTLING:
                    if self.pile or tile.action == BIG_CALIBRE:
                        self.armed.append(seat)
                    elif tile.action == VEST:
                        self.safe.add(seat)
                elif tile.action == COMBAT:
                    self.gangs.setdefault(seat, []).append(tile)
                    if tile.kind == ARMOURED and view.abilities:
                        self.safe.add(seat)

    def value(self, seat: int, tile: TileView) -> int:
        assert tile.kind is not None
        return (BOARD.defence if seat == self.owner else BOARD.attack)[tile.kind]

    def winner(self, gangs: Gangs, pinned: TileView | None = None) -> int:
        """GC-6.13 to 6.17, 9.4 to 9.8."""
        parties = [seat for seat in self.turn if gangs.get(seat)]
        if not parties:
            return NOBODY
        totals = {seat: self.total(gangs, seat, parties, pinned) for seat in parties}
        most = max(totals.values())
        tied = [seat for seat in parties if totals[seat] == most]
        for seat in tied:
            if self.has(gangs[seat], CLEANER):
                return seat
        if self.owner in tied:
            return self.owner
        chiefs = [seat for seat in tied if any(tile.chief for tile in gangs[seat])]
        return (chiefs or tied)[0]

    def total(
        self, gangs: Gangs, seat: int, parties: Iterable[int], pinned: TileView | None
    ) -> int:
        fighters = gangs[seat]
        led = any(tile.chief for tile in fighters) or self.has(fighters, LIEUTENANT)
        charmed = any(self.has(gangs[other], VAMP) for other in parties if other != seat)
        bonus = BOARD.chief if led and not charmed else 0
        if len(fighters) == 1 and self.has(fighters, LONE_WOLF):
            bonus += BOARD.lone_wolf
        return sum([self.value(seat, tile) + bonus for tile in fighters if tile is not pinned])

    def has(self, fighters: Iterable[TileView], mercenary: int) -> bool:
        return self.table.view.abilities and any(tile.kind == mercenary for tile in fighters)

    def without(self, *dead: TileView | None) -> Gangs:
        return {
            seat: [tile for tile in fighters if all(tile is not each for each in dead)]
            for seat, fighters in self.gangs.items()
        }

    def shots_of_others(self) -> list[TileView]:
        """Each armed gang shoots the strongest it can."""
        shots = []
        for seat in self.armed:
            if seat == self.table.me:
                continue
            targets = [
                (self.value(other, tile) + tile.chief * BOARD.chief, number, tile)
                for other, fighters in self.gangs.items()
                if other != seat and other not in self.safe
                for number, tile in enumerate(fighters)
            ]
            if targets:
                shots.append(max(targets, key=lambda each: each[:2])[2])
        return shots


def best_shot(outlook: Outlook, options: tuple[int, ...], pins: bool) -> int:
    """Whoever's fall wins the location, or hurts most."""
    fight = ShootOut(outlook.table)
    table = outlook.table
    others = [] if pins else fight.shots_of_others()
    worth = outlook.new_place if fight.pile else outlook.places[fight.location]

    def gain(option: int) -> float:
        aimed = fighter_aimed_at(table, option)
        if pins:
            winner = fight.winner(fight.gangs, aimed)
        else:
            winner = fight.winner(fight.without(*others, aimed))
        if winner == NOBODY:  # GC-6.14
            winner = fight.owner
        value = worth if winner == table.me else 0.0
        if winner not in (NOBODY, table.me):
            value -= outlook.spite[winner] * worth / 2
        if aimed is not None and aimed.kind is not None and not pins:
            value += outlook.spite[aimed.seat] * outlook.loss(aimed.kind) + SHOTS_HURT
        return value

    return max(options, key=gain)
