"""Match records: a readable JSON file that anyone can replay and check.

A record holds the game and its rules version, options, seats, the seed's commitment, the nonces and
every entry of the log with its time. Once the game is over it also holds the seed and the result.
Each entry has a check, the beginning of the chain's head (`chain.py`), so a cut or edited file
shows where it changed. A server signs the last head; the signature is checked in
`server/signing.py`. What bots said is kept, too; it is no part of the game, and no check covers it.

Files of format 1 have no nonces and no signature, and their checks are plain hashes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from omerta.kernel.chain import Chain
from omerta.kernel.dice import KEY_BYTES, commitment, is_nonce
from omerta.kernel.game import Game
from omerta.kernel.match import REDEAL, Entry, Match, Said, SeatInfo
from omerta.kernel.plain import is_plain
from omerta.kernel.refusal import Refused
from omerta.kernel.state import S

FORMAT = 2
_FORMATS = (1, FORMAT)
CHECK_DIGITS = 16  # of a head, in hexadecimal


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
    table: str = ""  # where it was played, at a server
    # By seat: its nonce, "" for none. Empty if the seed alone made the luck.
    nonces: list[str] = []
    key: str = ""  # the public key of the server that signed it
    signature: str = ""  # of the last head


class BadRecord(Refused):
    """A record that is wrong. `entry` counts from 1; it is 0 for the file as a whole."""

    def __init__(self, reason: str, entry: int = 0, rule: str = "", **params: str | int) -> None:
        super().__init__(reason, rule, entry=entry, **params)
        self.entry = entry


def record(match: Match[Any], table: str = "") -> Record:
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
        table=table,
        nonces=match.nonces,
    )
    for entry, check in zip(match.log, _checks(rec, match.secret_key(), match.log), strict=True):
        rec.log.append(RecordedEntry(entry, check))
    return rec


def first_of_chain(match: Match[Any], table: str) -> Chain:
    """The chain of a match that has just begun."""
    return _chain(record(match, table), match.secret_key())


def heads(rec: Record) -> list[bytes]:
    """The heads of a finished match's chain: before the first entry, and after each."""
    chain = _chain(rec, _seed(rec))
    return [chain.head, *(chain.extend((line.entry,)) for line in rec.log)]


def demand_head(rec: Record, kept: str) -> None:
    """Check that a head which somebody has kept, or its beginning, is in the match's chain."""
    known = len(kept) >= CHECK_DIGITS and any(head.hex().startswith(kept) for head in heads(rec))
    if not known:
        raise BadRecord("record-other-head")


def _chain(rec: Record, seed: bytes) -> Chain:
    return Chain(seed, _settled(rec, rec.table, rec.nonces))


def _settled(rec: Record, *more: Any) -> bytes:
    """Everything settled before the first action."""
    header = [rec.omerta, rec.game, rec.rules, rec.options, rec.seats, rec.stepped]
    return msgspec.json.encode([*header, rec.commitment, rec.content, *more], order="sorted")


def _checks(rec: Record, seed: bytes, entries: Sequence[Entry]) -> Iterator[str]:
    """The check of each of these entries."""
    if rec.omerta == 1:
        check = blake2b(_settled(rec), digest_size=8).hexdigest()
        for entry in entries:
            hashed = check.encode() + msgspec.json.encode(entry)
            check = blake2b(hashed, digest_size=8).hexdigest()
            yield check
    else:
        chain = _chain(rec, seed)
        for entry in entries:
            yield chain.extend((entry,)).hex()[:CHECK_DIGITS]


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
    if rec.omerta not in _FORMATS:
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
    if rec.nonces and len(rec.nonces) != len(rec.seats):
        raise BadRecord("record-nonces")
    if not all(nonce == "" or is_nonce(nonce) for nonce in rec.nonces):
        raise BadRecord("record-nonces")
    match = Match(
        game,
        rec.seats,
        key,
        _convert(rec.options, game.options_type),
        None if rec.content is None else _convert(rec.content, game.content_type),
        stepped=rec.stepped,
        nonces=rec.nonces,
    )
    match.said = list(rec.said)
    lines = rec.log[:upto]
    checks = _checks(rec, key, [line.entry for line in lines])
    for number, (line, check) in enumerate(zip(lines, checks, strict=True), start=1):
        if check != line.check:
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


def verify(game: Game[S], rec: Record, promised: str = "") -> Match[S]:
    """Check a finished record: the seed against its commitment, every entry, and the result.

    `promised` is the commitment that somebody was shown before the game, if they have kept it.
    """
    if promised and promised != rec.commitment:
        raise BadRecord("record-other-commitment")
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
