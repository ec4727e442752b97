"""What the log of each reader is made from: told once for all who hear the same, and to nobody
else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from omerta.games import package
from omerta.games.words import Words
from omerta.kernel.events import PUBLIC, SeenEvent
from omerta.server import telling
from omerta.server.table import LiveTable
from omerta.server.wire import HeardEvent
from omerta.text.phrases import Phrase
from tests.server.reels import reel
from tests.server.test_secrets import rows
from tests.web.scripts import LIB, check_lines_in, needs_node

GAMES = ("razzia", "deal")


def table_of(game: str) -> LiveTable:
    row, seats, log = reel(game)
    return LiveTable(msgspec.structs.replace(row, status="playing"), seats, log, [])


def anew(table: LiveTable, seat: int) -> list[HeardEvent]:
    assert table.match is not None
    events, beats = table.match.events, package(table.row.game).beats
    numbers = range(len(events))
    return [telling.heard_event(table.words, beats, events, n, seat)[0] for n in numbers]


@pytest.mark.parametrize("game", GAMES)
def test_lines_that_are_kept_for_all_are_those_each_reader_would_get(game: str) -> None:
    table = table_of(game)
    for seat in (1, PUBLIC, 0, 2):
        now = telling.game_now(table, seat, None)
        kept = msgspec.to_builtins(msgspec.json.decode(msgspec.json.encode(now.heard.events)))
        assert kept == msgspec.json.decode(msgspec.json.encode(anew(table, seat)))


@pytest.mark.parametrize("game", GAMES)
def test_each_event_is_put_into_words_once(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many hear it, and whatever of the story comes back to it."""
    table = table_of(game)
    assert table.match is not None
    since = len(table.match.events) - 40
    kind, said = type(table.words), list[Any]()
    own_event = kind.own_event

    def noted(words: Words, event: SeenEvent) -> Phrase | None:
        said.append(event.data)
        return own_event(words, event)

    monkeypatch.setattr(kind, "own_event", noted)
    monkeypatch.setattr(table, "heard_since", lambda turn: since)
    for seat in (PUBLIC, *range(len(table.seats))):
        telling.game_now(table, seat, None)
    assert len(said) > 40
    assert len({id(what) for what in said}) == len(said)


def test_what_took_the_place_of_an_event_is_told_and_not_what_was_there_before() -> None:
    row, seats = rows(3, b"s" * 32, "deal")
    table = LiveTable(msgspec.structs.replace(row, status="open"), seats, [], [])
    table.begin(0)
    match = table.playing
    seat = match.state.waiting[0]
    clan, other = match.game.options(match.state, seat)[:2]
    match.act(seat, clan)
    telling.game_now(table, PUBLIC, None)
    match.undo(seat)
    match.act(seat, other)
    now = telling.game_now(table, PUBLIC, None)
    assert msgspec.json.encode(now.heard.events) == msgspec.json.encode(anew(table, PUBLIC))


def test_what_only_some_are_told_is_marked_for_them() -> None:
    table = table_of("razzia")
    mine, public = anew(table, 0), anew(table, PUBLIC)
    assert not any(event.secret for event in public)
    marked = {event.kind for event in mine if event.secret}
    assert marked == {"draw", "extra_drawn"}
    for own, open_to_all in zip(mine, public, strict=True):
        assert own.secret or own == open_to_all


# What the page does with `how`: the numbers of the events whose sentences each line has.
CHECK = """
import { deepStrictEqual } from "node:assert";
import { chapters } from "./lines.mjs";
export default ({ told, lines }) => {
  const found = chapters(told, ({ kind }) => (kind === "round" ? "Round" : null));
  const numbers = (line) => line.told.map(({ n }) => n);
  deepStrictEqual(found.flatMap((each) => each.lines.map(numbers)), lines);
};
"""


@needs_node
def test_the_page_puts_sentences_into_lines_as_they_are_told() -> None:
    def event(n: int, how: str = "line", **more: Any) -> dict[str, Any]:
        return {"n": n, "kind": "sold", "rule": "", "line": {"say": "x"}, "how": how, **more}

    cases = [
        ([event(0), event(1, "instead"), event(2, "more"), event(3, "instead")], [[1, 3]]),
        ([event(0), event(1, line=None), event(2, "more"), event(3)], [[0, 2], [3]]),
        # A new chapter begins with a new line.
        ([event(0), event(1, kind="round", line=None), event(2, "more")], [[0], [2]]),
    ]
    check_lines_in(LIB, CHECK, [msgspec.json.encode({"told": t, "lines": n}) for t, n in cases])
