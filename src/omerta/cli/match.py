"""`omerta match show | replay | verify`: shows and checks match files."""

from __future__ import annotations

import argparse
from bisect import bisect_right
from collections.abc import Iterator
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from omerta.cli.arguments import house_text, load_record, written
from omerta.games import package
from omerta.kernel.events import PUBLIC, SeenEvent
from omerta.kernel.match import Entry, Match, Said
from omerta.kernel.record import BadRecord, Record, demand_head, replay, verify
from omerta.kernel.refusal import BadSetup
from omerta.terminal.voices import spoken
from omerta.text import Text
from omerta.text.phrases import Voice


def show_match(arguments: argparse.Namespace, console: Console) -> None:
    game, rec = load_record(arguments.file)
    house = house_text(arguments, game.name)
    spoken = package(game.name).words()
    voice = Voice(house, [seat.name for seat in rec.seats], PUBLIC)
    title = house("show-title", game=house("game-title"), rules=rec.rules)
    console.print(title, style="bold", markup=False)
    grid = Table()
    for column in ("show-seat", "show-name", "show-kind", "show-score", "show-place"):
        grid.add_column(house(column), justify="right" if column == "show-score" else "left")
    for number, seat in enumerate(rec.seats):
        kind = house(f"kind-{seat.kind}") if house.has(f"kind-{seat.kind}") else seat.kind
        score = voice.say(spoken.score(rec.result.scores[number])) if rec.result else ""
        place = house("place", place=rec.result.places[number]) if rec.result else ""
        grid.add_row(str(number), escape(seat.name), escape(kind), score, place)
    console.print(grid)
    seconds = (rec.log[-1].entry.at if rec.log else 0) // 1000
    minutes = f"{seconds // 60}:{seconds % 60:02d}"
    console.print(house("show-actions", count=len(rec.log), minutes=minutes), highlight=False)
    usual = msgspec.to_builtins(game.options_type())
    changed = [
        f"{name}={written(value)}"
        for name, value in rec.options.items()
        if written(value) != written(usual.get(name))
    ]
    told = ", ".join(changed)
    console.print(
        house("show-options", options=told) if told else house("show-options-none"),
        highlight=False,
        markup=False,
    )
    for line in (
        house("show-commitment", commitment=rec.commitment),
        house("show-seed", seed=rec.seed) if rec.seed else house("show-seed-sealed"),
    ):
        console.print(line, highlight=False, soft_wrap=True, style="dim", markup=False)


def replay_match(arguments: argparse.Namespace, console: Console) -> None:
    game, rec = load_record(arguments.file)
    house = house_text(arguments, game.name)
    problem: BadRecord | None = None
    story = _Story(rec)
    try:
        match = replay(game, rec, watch=story.note)
    except BadRecord as bad:
        if not bad.entry:
            raise
        # Replay up to the first error, then say what it is.
        match, problem = replay(game, rec, upto=bad.entry - 1), bad
    words = package(game.name).words(match.content)
    names = [seat.name for seat in rec.seats]
    voice = Voice(house, names, PUBLIC)
    for each in story.told(match):
        if isinstance(each, Said):
            console.print(escape(spoken(each, names, voice)), style="italic", highlight=False)
        elif told := words.event(each):
            console.print(f"{escape(voice.say(told))} [dim]{each.rule}[/]", highlight=False)
    if problem is not None:
        raise problem


class _Story:
    """What happened and what bots said to all, in the order of time."""

    def __init__(self, rec: Record) -> None:
        self._lines = [each for each in rec.said if each.to == PUBLIC]
        # When each entry was made, and how many events there were then.
        self._times = [-1]
        self._events = [0]

    def note(self, match: Match[Any], entry: Entry) -> None:
        self._times.append(entry.at)
        self._events.append(len(match.events))

    def told(self, match: Match[Any]) -> Iterator[SeenEvent | Said]:
        told = 0
        heard = match.heard(PUBLIC)
        for line in self._lines:
            until = self._events[bisect_right(self._times, line.at) - 1]
            yield from heard[told:until]
            told = max(told, until)
            yield line
        yield from heard[told:]


def verify_match(arguments: argparse.Namespace, console: Console) -> None:
    game, rec = load_record(arguments.file)
    house = house_text(arguments)
    verify(game, rec, arguments.commitment)
    if arguments.head:
        demand_head(rec, arguments.head)
    checked = [house("verify-good", count=len(rec.log)), *_signed(rec, arguments.key, house)]
    if arguments.head:
        checked.append(house("verify-head"))
    checked.append(
        house("verify-commitment" if arguments.commitment else "verify-commitment-not-given")
    )
    checked.append(_luck(rec, house))
    for line, style in zip(checked, ["green", *["dim"] * len(checked)], strict=False):
        console.print(line, style=style, highlight=False, markup=False, soft_wrap=True)


def _signed(rec: Record, key: str, house: Text) -> list[str]:
    """Who has signed the match. With a key, only that one will do."""
    if not rec.signature and not key:
        return [house("verify-not-signed")]
    try:
        # Imported here: who only plays in the terminal need not have what it needs.
        from omerta.server.signing import demand_signed
    except ModuleNotFoundError as missing:
        if key:
            raise BadSetup("serve-missing", module=str(missing.name)) from None
        return [house("verify-signature-unchecked")]
    demand_signed(rec, key)
    return [house("verify-signed") if key else house("verify-signed-by", key=rec.key)]


def _luck(rec: Record, house: Text) -> str:
    """Who gave a number for the luck. Bots give none of their own."""
    seats = list(zip(rec.seats, rec.nonces or [""] * len(rec.seats), strict=True))
    gave = ", ".join(seat.name for seat, nonce in seats if nonce)
    none = ", ".join(seat.name for seat, nonce in seats if not nonce and seat.kind == "person")
    if not gave:
        return house("verify-nonces-none")
    return house("verify-nonces-some" if none else "verify-nonces", names=gave, others=none)
