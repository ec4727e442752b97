"""Golden playthroughs: a short game in full, as every seat sees it, to be compared as text.

A leak, a changed rule or a changed view shows up as a difference in a file people can read.
`make golden` writes the files anew; the tests compare.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from omerta.games import HOUSE, load
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC, Event, Recorder, seen
from omerta.kernel.game import Game
from tests.games.deal.numbers import GAME as DEAL

FOLDER = Path(__file__).parent
DECISIONS = 48  # at least; and on until the second round has begun
# With numbers that no tuning changes.
SETTLED = {DEAL.name: DEAL}


def transcript(game: Game[Any], players: int) -> str:
    """The beginning of a random game: each decision, what it caused, and all views after it."""
    return "\n".join(_lines(game, players)) + "\n"


def _lines(game: Game[Any], players: int) -> Iterator[str]:
    luck = Luck(key_from("golden"))
    events = Recorder()
    # As people play it: in stepped play a game with bargaining would be mostly bargaining.
    s = game.begin(players, key_from("golden"), stepped=False, listener=events)
    yield f"{game.name}, rules version {game.version}, {players} players, seed 'golden'"
    yield ""
    yield from _happened(events, players)
    yield from _views(game, s, {})
    shown = _facts(game, s)
    for number in count():
        if not s.asking or (number >= DECISIONS and s.round > 1):
            break
        seat = s.waiting[luck.below(len(s.waiting))]
        options = game.options(s, seat)
        action = options[luck.below(len(options))]
        yield ""
        offered = ", ".join(game.actions.notation(option) for option in options)
        yield f"{number + 1}. {s.asking}, seat {seat} of {list(game.waiting_for(s))}: {offered}"
        yield f"   > {game.actions.notation(action)}"
        events.clear()
        game.act(s, seat, action)
        yield from _happened(events, players)
        yield from _views(game, s, shown)
        shown = _facts(game, s)


def _happened(events: list[Event], players: int) -> Iterator[str]:
    """Each event as the public hears it, and below it what only some seats hear."""
    for event in events:
        public = event.seen_by(PUBLIC)
        heard = _compact(public.data) if public else "(unheard)"
        yield f"   * {event.kind} {event.rule} {heard}"
        for seat in range(players):
            [*own] = seen([event], seat)
            if own and own[0] != public:
                yield f"     seat {seat} hears {_compact(own[0].data)}"


def _facts(game: Game[Any], s: Any) -> dict[tuple[int, str], str]:
    """Everything every viewer sees, as (viewer, field): text."""
    facts = {}
    for viewer in range(PUBLIC, s.players):
        view = msgspec.to_builtins(game.seat_view(s, viewer))
        table = view.pop("table")
        for field, value in {**view, **table}.items():
            facts[viewer, field] = _compact(value)
    return facts


def _views(game: Game[Any], s: Any, shown: dict[tuple[int, str], str]) -> Iterator[str]:
    """What changed in the views: a line for what all see alike, one for each who sees otherwise."""
    now = _facts(game, s)
    for field in dict.fromkeys(field for _, field in now):
        by_viewer = {viewer: now[viewer, field] for viewer in range(PUBLIC, s.players)}
        if all(shown.get((viewer, field)) == value for viewer, value in by_viewer.items()):
            continue
        public = by_viewer.pop(PUBLIC)
        if shown.get((PUBLIC, field)) != public:
            yield f"     {field}: {public}"
        for viewer, value in by_viewer.items():
            if value != public and shown.get((viewer, field)) != value:
                yield f"     {field}, seat {viewer}: {value}"


def _compact(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def action_table(game: Game[Any]) -> str:
    """Every action with its id: ids are for ever, so this file only ever grows."""
    return "".join(f"{action.id} {action.notation}\n" for action in game.actions)


def golden_files(name: str) -> dict[Path, str]:
    game = SETTLED.get(name) or load(name)
    return {
        FOLDER / f"{game.name}.txt": transcript(game, game.min_players),
        FOLDER / f"{game.name}.actions.txt": action_table(game),
    }


if __name__ == "__main__":
    for name in HOUSE:
        for path, text in golden_files(name).items():
            path.write_text(text, "utf-8")
            print(f"{path.name}: {len(text.splitlines())} lines")
