"""Razzia's table on the page follows the rules: event by event it gets from view to view.

The page shows what happened by applying events to the view before them. What that leads to must be
the view the server sends with them, for players and for spectators.
"""

from __future__ import annotations

import random
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from omerta.games import load
from omerta.kernel.dice import key_from
from omerta.kernel.events import PUBLIC
from omerta.kernel.match import Match, SeatInfo

ROOT = Path(__file__).parents[2]
ADVANCE = ROOT / "src" / "omerta" / "games" / "razzia" / "table" / "advance.ts"
TYPESCRIPT = ROOT / "web" / "node_modules" / "typescript" / "lib" / "typescript.js"

# Reads updates as [view before, events, view after], one a line; says which do not come out.
CHECK = """
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
const ts = (await import(process.argv[1])).default;
const source = readFileSync(process.argv[2], "utf8");
const options = { compilerOptions: { module: "ESNext", target: "ES2023" } };
const code = ts.transpileModule(source, options).outputText;
const { advance } = await import("data:text/javascript," + encodeURIComponent(code));
let updates = 0;
for (const line of readFileSync(0, "utf8").trim().split("\\n")) {
  const [before, events, after] = JSON.parse(line);
  const shown = events.reduce(advance, before);
  if (!isDeepStrictEqual(shown.table, after.table))
    throw new Error(JSON.stringify({ events, shown: shown.table, after: after.table }, null, 1));
  if (!isDeepStrictEqual(before, JSON.parse(line)[0])) throw new Error("the view was changed");
  updates++;
}
console.log(updates);
"""


def updates(players: int, options: dict[str, Any]) -> list[bytes]:
    """Every update of a random game: for who acted, for another seat, for a spectator."""
    game = load("razzia")
    chance = random.Random(f"{players} {options}")
    seats = [SeatInfo(f"Player {seat}") for seat in range(players)]
    match = Match(game, seats, key_from(f"page {players}"), game.options_type(**options))
    found = []
    while not match.over:
        seat = chance.choice(match.state.waiting)
        viewers = {seat, chance.randrange(players), PUBLIC}
        before = {viewer: match.view(viewer) for viewer in viewers}
        told = len(match.events)
        prompt = before[seat].prompt
        assert prompt is not None
        match.act(seat, chance.choice(prompt.options))
        for viewer, view in before.items():
            update = (view, match.heard(viewer, told), match.view(viewer))
            found.append(msgspec.json.encode(update))
    return found


@pytest.mark.skipif(
    not TYPESCRIPT.exists() or shutil.which("node") is None,
    reason="the page's packages are not installed",
)
def test_events_lead_from_view_to_view() -> None:
    games: list[tuple[int, dict[str, Any]]] = [
        *[(players, {}) for players in range(3, 9)],
        (3, {"three_player_last_deal": "drop"}),
        (6, {"answers": "in_rank_order"}),
        (5, {"hidden_money": True}),
    ]
    lines = [line for players, options in games for line in updates(players, options)]
    done = subprocess.run(
        ["node", "--input-type=module", "-e", CHECK, str(TYPESCRIPT), str(ADVANCE)],
        input=b"\n".join(lines),
        capture_output=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr.decode()[-4000:]
    assert int(done.stdout) == len(lines)
