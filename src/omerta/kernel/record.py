"""Match records: a readable JSON file that anyone can replay and check.

A record holds the game and its rules version, options, seats, the seed's commitment and every entry
of the log with its time. Once the game is over it also holds the seed and the result. Each entry
has a check that depends on all entries before it, so a cut or edited file shows where it changed.
What bots said is kept, too; it is no part of the game, and no check covers it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any

import msgspec

from omerta.kernel.dice import KEY_BYTES, commitment
from omerta.kernel.game import Game
from omerta.kernel.match import REDEAL, Entry, Match, Said, SeatInfo
from omerta.kernel.plain import is_plain
from omerta.kernel.refusal import Refused
from omerta.kernel.state import S

FORMAT = 1


class RecordedEntry(msgspec.Struct, frozen=True):
    entry: Entry
    check: str


class Result(msgspec.Struct, frozen=True):
    scores: list[int]
    places: list[int]

    def __post_init__(self) -> None:
        if len(self.scores) != len(self.places):
            raise ValueError("as many places as scores")


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    omerta: int
    game: str
    rules: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    stepped: bool
    commitment: str
    log: list[RecordedEntry]
    content: dict[str, Any] | None = None  # the table's own, if it had one
    seed: str | None = None
    result: Result | None = None
    said: list[Said] = []  # what bots said


class BadRecord(Refused):
    """A record that is wrong. `entry` counts from 1; it is 0 for the file as a whole."""

    def __init__(self, reason: str, entry: int = 0, rule: str = "", **params: str | int) -> None:
        super().__init__(reason, rule, entry=entry, **params)
        self.entry = entry


def record(match: Match[Any]) -> Record:
    """A match as a record. It contains the seed only once the game is over."""
    scores = match.game.scores(match.state)
    rec = Record(
        omerta=FORMAT,
        game=match.game.name,
        rules=match.game.version,
        options=msgspec.to_builtins(match.options),
        seats=match.seats,
        stepped=match.stepped,
        commitment=match.commitment,
        content=None if match.content is None else msgspec.to_builtins(match.content),
        log=[],
        seed=match.key.hex() if match.key else None,
        result=Result(scores, match.game.places(match.state)) if match.over else None,
        said=match.said,
    )
    previous = _header(rec)
    for entry in match.log:
        previous = _check(previous, entry)
        rec.log.append(RecordedEntry(entry, previous))
    return rec


def _header(rec: Record) -> str:
    """The start of the chain of checks: everything settled before the first action."""
    header = [rec.omerta, rec.game, rec.rules, rec.options, rec.seats, rec.stepped]
    settled = msgspec.json.encode([*header, rec.commitment, rec.content], order="sorted")
    return blake2b(settled, digest_size=8).hexdigest()


def _check(previous: str, entry: Entry) -> str:
    return blake2b(previous.encode() + msgspec.json.encode(entry), digest_size=8).hexdigest()


def write(rec: Record) -> str:
    """The record as text: one line for each fact and each entry."""
    whole = msgspec.to_builtins(rec)
    lists = {name: whole.pop(name) for name in ("said", "log")}
    parts = [f"  {json.dumps(k)}: {json.dumps(v, ensure_ascii=False)}" for k, v in whole.items()]
    for name, entries in lists.items():
        lines = ",\n".join(f"    {json.dumps(line, ensure_ascii=False)}" for line in entries)
        if lines or name == "log":
            parts.append(f'  "{name}": [\n{lines}\n  ]')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def read(text: str | bytes) -> Record:
    """Read a record. Raises BadRecord if the text is cut off, or is no record."""
    try:
        rec = msgspec.json.decode(text, type=Record)
    except msgspec.ValidationError as error:
        raise BadRecord("record-shape", problem=str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise BadRecord("record-not-json") from None
    if rec.omerta != FORMAT:
        raise BadRecord("record-format", format=rec.omerta)
    if rec.result is not None and len(rec.result.scores) != len(rec.seats):
        raise BadRecord("record-result")
    # What is read here is shown on terminals and pages.
    if not all(map(is_plain, _strings(msgspec.to_builtins(rec)))):
        raise BadRecord("record-shape", problem="control characters")
    return rec


def _strings(value: Any) -> Iterator[str]:
    """Every string in plain data."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from _strings(key)
            yield from _strings(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _strings(each)


def replay(
    game: Game[S],
    rec: Record,
    upto: int | None = None,
    key: bytes | None = None,
    watch: Callable[[Match[S], Entry], None] | None = None,
) -> Match[S]:
    """Replay a record, up to a number of entries, and return the match. `watch` is called after
    each entry.

    Raises BadRecord with the first entry that is wrong. The seed is in the record; for a match that
    is not over, `key` gives it.
    """
    if game.version != rec.rules:
        raise BadRecord("record-rules", theirs=rec.rules, ours=game.version)
    key = key or _seed(rec)
    if commitment(key) != rec.commitment:
        raise BadRecord("record-commitment")
    match = Match(
        game,
        rec.seats,
        key,
        _convert(rec.options, game.options_type),
        None if rec.content is None else _convert(rec.content, game.content_type),
        stepped=rec.stepped,
    )
    match.said = list(rec.said)
    previous = _header(rec)
    for number, line in enumerate(rec.log[:upto], start=1):
        previous = _check(previous, line.entry)
        if previous != line.check:
            raise BadRecord("record-edited", number)
        try:
            match.apply(line.entry)
        except Refused as refusal:
            raise BadRecord(
                "record-illegal", number, refusal.rule, seat=line.entry.seat, what=line.entry.what
            ) from refusal
        if watch is not None:
            watch(match, line.entry)
    return match


def verify(game: Game[S], rec: Record) -> Match[S]:
    """Check a finished record: the seed against its commitment, every entry, and the result."""
    match = replay(game, rec)
    for number, line in enumerate(rec.log, start=1):
        if line.entry.do == REDEAL:  # whoever deals anew may choose what comes
            raise BadRecord("record-redealt", number)
    if not match.over:
        raise BadRecord("record-unfinished", len(rec.log) + 1)
    scores = game.scores(match.state)
    if rec.result is None or (rec.result.scores, rec.result.places) != (
        scores,
        game.places(match.state),
    ):
        raise BadRecord("record-result")
    return match


def _seed(rec: Record) -> bytes:
    if rec.seed is None:
        raise BadRecord("record-no-seed")
    try:
        key = bytes.fromhex(rec.seed)
    except ValueError:
        raise BadRecord("record-seed") from None
    if len(key) != KEY_BYTES:
        raise BadRecord("record-seed")
    return key


def _convert(data: dict[str, Any], kind: type[msgspec.Struct]) -> msgspec.Struct:
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadRecord("record-shape", problem=str(error)) from None
