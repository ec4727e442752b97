"""Gangs City in words: the names of things, and parts of sentences made of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from omerta.games.gangs_city.content import (
    CONTENT,
    GENERICS,
    KIND_IDS,
    LONE_WOLF,
    TRAFFIC_IDS,
    Board,
    Content,
)
from omerta.games.gangs_city.hexes import (
    DIRECTION_OF,
    LOCATION_OF,
    SIDES,
    is_side,
)
from omerta.games.gangs_city.known import known_state
from omerta.games.gangs_city.reading import Plan, plan
from omerta.games.gangs_city.rules_placement import (
    Making,
    bonus_at,
    deed_at,
    symbols_added,
    value_at,
)
from omerta.games.gangs_city.rules_traffics import level_for
from omerta.games.gangs_city.state import (
    ACTIONS,
    BIG_CALIBRE,
    LOCATION_IDS,
    MANAGE,
    ON_SIDE,
    RECRUIT,
    SETTLING,
    VEST,
    GangsCity,
)
from omerta.games.gangs_city.view import GangsCityView
from omerta.games.words import Words as GameWords
from omerta.kernel.game import SeatView
from omerta.text.phrases import Part, Phrase, Row

NOTHING = ""  # a part of a sentence that is not needed
NONE_OF_THEM = "no"  # a part of a sentence that the message itself leaves out

DIRECTION_IDS = tuple(ACTIONS[ON_SIDE + direction].args[0] for direction in range(SIDES))
DEED_IDS = {MANAGE: "manage", RECRUIT: "recruit", BIG_CALIBRE: "big_calibre", VEST: "vest"}


# --- names ---


def _kind_id(who: int) -> str:
    return "settling" if who == SETTLING else KIND_IDS[who]


def kind(who: int) -> Phrase:
    return Phrase(f"character-{_kind_id(who)}")


def the_kind(who: int) -> Phrase:
    return Phrase(f"character-the-{_kind_id(who)}")


def whose(who: int, gang: int) -> Phrase:
    """A character as one of a gang's."""
    return Phrase(f"character-whose-{_kind_id(who)}", who=gang)


def kinds(of: Sequence[int]) -> Row:
    """Some characters, several of a kind counted."""
    return Row(
        tuple(
            Phrase("several", {"kind": kind(who), "count": of.count(who)})
            for who in dict.fromkeys(of)
        )
    )


def short_kind(who: int) -> Phrase:
    return Phrase(f"character-short-{_kind_id(who)}")


def traffic(number: int) -> Phrase:
    return Phrase(f"traffic-{TRAFFIC_IDS[number]}")


def place(location: int) -> Phrase:
    return Phrase(f"place-{LOCATION_IDS[location]}")


def the_place(location: int) -> Phrase:
    return Phrase(f"place-the-{LOCATION_IDS[location]}")


def at(location: int) -> Phrase:
    return Phrase(f"place-at-{LOCATION_IDS[location]}")


def of_place(location: int) -> Phrase:
    return Phrase(f"place-of-{LOCATION_IDS[location]}")


def short_place(location: int) -> Phrase:
    return Phrase(f"place-short-{LOCATION_IDS[location]}")


def side_name(direction: int) -> Phrase:
    return Phrase(f"side-{DIRECTION_IDS[direction]}")


def yes(fact: bool) -> str:
    return "yes" if fact else "no"


# --- parts of sentences ---


def symbols(counts: Sequence[int], by: Literal["and", ", "] = ", ") -> Row:
    """Symbols of traffics, on a place or a character."""
    return _by_traffic("symbol", counts, by)


def amounts(counts: Sequence[int]) -> Row:
    """Tokens or managed symbols, counted."""
    return _by_traffic("amount", counts, " + ")


def _by_traffic(message: str, counts: Sequence[int], by: Literal["and", ", ", " + "]) -> Row:
    return Row(
        tuple(
            Phrase(message, {"traffic": traffic(number), "count": count})
            for number, count in enumerate(counts)
            if count
        ),
        by,
    )


def owner_name(who: int | None) -> Phrase:
    return Phrase("owner-none") if who is None else Phrase("owner-is", who=who)


def spot_name(spot: int) -> Phrase:
    """Where a tile lies: beside a place, or on it."""
    location = LOCATION_OF[spot]
    if not is_side(spot):
        return Phrase("spot-on", {"the": the_place(location)})
    return Phrase("spot-side", {"at": at(location), "side": side_name(DIRECTION_OF[spot])})


def capital(part: Part) -> Row:
    return Row((part,), capital=True)


def some(of: Sequence[int]) -> Part:
    """Characters in a sentence, or what tells the message that there are none."""
    return Row(tuple(map(the_kind, of)), "and") if of else NONE_OF_THEM


class Names(GameWords):
    """What can be said of things with the numbers of the table's own content."""

    def __init__(self, content: Content | None = None) -> None:
        self.board: Board = (content or CONTENT).board()
        self._known: tuple[SeatView, GangsCity] | None = None

    def known(self, seen: SeatView) -> GangsCity:
        """The state as far as the reader sees it, to call the rules with."""
        if self._known is None or self._known[0] is not seen:
            self._known = seen, known_state(seen, self.board)
        return self._known[1]

    def plan(self, seen: SeatView) -> Plan:
        """The reader's placement as far as it is made."""
        return plan(self.known(seen), seen.seat)

    def ability(self, who: int) -> Phrase:
        """What a mercenary can do."""
        bonus: dict[str, Part] = {"bonus": self.board.lone_wolf} if who == LONE_WOLF else {}
        return Phrase(f"ability-{KIND_IDS[who]}", bonus)

    def talents(self, table: GangsCityView, who: int) -> list[Part]:
        """What a character does besides fighting and recruiting: run traffics, or its ability."""
        if who < GENERICS:
            runs = symbols(self.board.symbols[who], "and")
            return [Phrase("value-runs", {"symbols": runs})]
        return [self.ability(who)] if table.abilities else []

    def values(self, table: GangsCityView, who: int, *, cost: bool = False) -> Row:
        """A character in numbers."""
        board = self.board
        parts: list[Part] = [Phrase("value-cost", {"value": board.cost[who]})] if cost else []
        parts += [
            Phrase("value-attack", {"value": board.attack[who]}),
            Phrase("value-defence", {"value": board.defence[who]}),
            Phrase("value-recruit", {"value": board.recruit[who]}),
        ]
        return Row((*parts, *self.talents(table, who)))

    def _deed(self, seen: SeatView, made: Making) -> Phrase:
        """What the tile would do there, and how much."""
        assert made.kind is not None
        assert made.location is not None
        assert made.action is not None
        return self.deed(seen, made.kind, made.location, made.action, chief=made.chief)

    def deed(
        self, seen: SeatView, tile: int, location: int, action: int, *, chief: bool = False
    ) -> Phrase:
        s, seat = self.known(seen), seen.seat
        deed = deed_at(s, seat, tile, location, action)
        if action == MANAGE and tile != SETTLING:
            added = symbols_added(s, seat, tile, location)
            if not any(added):
                return Phrase("deed-manage-idle")
            return Phrase("deed-manage", {"symbols": symbols(added)})
        value = value_at(s, seat, tile, location, action)
        if value is None:
            return Phrase(f"deed-{deed}")
        bonus = bonus_at(s, seat, tile, location, action, chief)
        more = f"+{bonus}" if bonus else ""
        says = "attack" if deed == "raid" else deed
        return Phrase(f"deed-{says}", {"value": f"{value}{more}"})

    def marker(self, seen: SeatView, number: int) -> Phrase:
        """Who controls a traffic, and what it brings next to whoever is asked."""
        marker = seen.table.markers[number]
        levels = self.board.levels[number]
        if marker.leader is None:
            return Phrase("marker-free", {"points": levels[0]})
        level = level_for(marker.leader, marker.level, seen.seat)
        points: dict[str, Part] = {"points": marker.points, "next": levels[level]}
        return Phrase("marker-held", points, who=marker.leader)
