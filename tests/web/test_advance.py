"""A game's table on the page follows the rules: event by event it gets from view to view.

The page shows what happened by applying events to the view before them. What that leads to must be
the view the server sends with them, for players and for spectators.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from omerta.games import load
from omerta.kernel.dice import key_from
from omerta.kernel.events import PUBLIC
from omerta.kernel.match import Match, SeatInfo
from tests.web.scripts import check_lines, needs_node

# An update is [view before, events, view after].
CHECK = """
import { isDeepStrictEqual } from "node:util";
import { advance } from "./advance.mjs";
export default ([before, events, after]) => {
  const copy = structuredClone(before);
  const shown = events.reduce(advance, before);
  if (!isDeepStrictEqual(shown.table, after.table))
    throw new Error(JSON.stringify({ events, shown: shown.table, after: after.table }));
  if (!isDeepStrictEqual(before, copy)) throw new Error("the view was changed");
};
"""

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *[("razzia", players, {}) for players in range(3, 9)],
    ("razzia", 3, {"three_player_last_deal": "drop"}),
    ("razzia", 6, {"answers": "in_rank_order"}),
    ("razzia", 5, {"hidden_money": True}),
    *[("mafiozoo", players, {}) for players in range(2, 5)],
    ("mafiozoo", 2, {"two_player_start_gems": "11-10", "tile_flip": True}),
    ("mafiozoo", 4, {"open_districts": True, "tile_flip": True}),
    ("mafiozoo", 3, {"police_station_card": "secret", "tile_faces": "all_silver"}),
    ("gangs_city", 3, {"mercenary_abilities": False}),
    ("gangs_city", 4, {"settling_errors": "book"}),
    ("gangs_city", 5, {"resolution_order": "auto", "fresh_blood": True}),
    ("gangs_city", 6, {}),
]


def updates(name: str, players: int, options: dict[str, Any]) -> list[bytes]:
    """Every update of a random game: for who acted, for another seat, for a spectator."""
    game = load(name)
    chance = random.Random(f"{players} {options}")
    seats = [SeatInfo(f"Player {seat}") for seat in range(players)]
    match = Match(game, seats, key_from(f"page {players}"), game.options_type(**options))
    found = []
    while not match.over:
        seat = chance.choice(match.state.waiting)
        other = chance.randrange(players)
        viewers = {seat, other, PUBLIC}
        before = {viewer: match.view(viewer) for viewer in viewers}
        told = len(match.events)
        prompt = before[seat].prompt
        assert prompt is not None
        if before[other].interrupts and chance.random() < 0.3:
            match.act(other, chance.choice(before[other].interrupts))
        else:
            match.act(seat, chance.choice(prompt.options))
        for viewer, view in before.items():
            update = (view, match.heard(viewer, told), match.view(viewer))
            found.append(msgspec.json.encode(update))
    return found


@needs_node
@pytest.mark.parametrize("name", sorted({name for name, _, _ in TABLES}))
def test_events_lead_from_view_to_view(name: str) -> None:
    lines = [
        line
        for game, players, wish in TABLES
        if game == name
        for line in updates(name, players, wish)
    ]
    check_lines(name, CHECK, lines)
