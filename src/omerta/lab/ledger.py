"""Games on disk: first the terms, then a line for each game as it ends."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterable, Mapping
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, TypeVar

import msgspec

from omerta.kernel.refusal import BadSetup
from omerta.lab.hands import Hands, Job

FILE = "games.jsonl"

Written = TypeVar("Written", bound=msgspec.Struct)


class Ledger(Generic[Written]):
    """Opens the file of a folder and goes on with it, if the terms are the same. A half-written
    line is dropped; other lines are never written again.

    `key` names the game that a line tells of. `wrong` says why a line cannot be right, or "".
    """

    def __init__(
        self,
        folder: Path,
        terms: msgspec.Struct,
        kind: type[Written],
        key: Callable[[Written], Hashable],
        *,
        wrong: Callable[[Written], str] = lambda line: "",
        fresh: bool = False,
    ) -> None:
        self.lines: dict[Hashable, Written] = {}
        self._kind, self._key, self._wrong = kind, key, wrong
        file = folder / FILE
        written = b"" if fresh else _whole_lines(file)
        if written:
            self._read(folder, terms, written)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = file.open("ab")
            self._file.truncate(len(written))  # finished games are never written again
            if not written:
                self._write(terms)
        except OSError as error:
            raise BadSetup(
                "arena-unwritable", folder=str(folder), problem=error.strerror or str(error)
            ) from None

    def add(self, line: Written) -> None:
        self._write(line)
        self.lines[self._key(line)] = line

    def complete(
        self,
        jobs: Mapping[Any, Job],
        play: Callable[[Job], Written],
        hands: Hands,
        progress: Callable[[int], None] | None = None,
    ) -> list[Written]:
        """Play those of these games that are missing. Returns the lines of all, in order.

        `progress` is told how many are done, including earlier ones.
        """
        left = [job for key, job in jobs.items() if key not in self.lines]
        done = len(jobs) - len(left)
        if progress is not None:
            progress(done)
        for line in _played(hands, play, left):
            self.add(line)
            done += 1
            if progress is not None:
                progress(done)
        return [self.lines[key] for key in jobs]

    def _write(self, what: msgspec.Struct) -> None:
        self._file.write(msgspec.json.encode(what) + b"\n")
        self._file.flush()

    def _read(self, folder: Path, terms: msgspec.Struct, written: bytes) -> None:
        first, *others = written.splitlines()
        here = _decoded(folder, 1, first, type(terms))
        for what in terms.__struct_fields__:
            now, then = getattr(terms, what), getattr(here, what)
            if now != then:
                raise BadSetup(
                    "arena-other-plan",
                    folder=str(folder),
                    what=what,
                    then=_shown(then),
                    now=_shown(now),
                )
        for number, each in enumerate(others, start=2):
            line = _decoded(folder, number, each, self._kind)
            if wrong := self._wrong(line):
                raise _bad_line(folder, number, wrong)
            self.lines[self._key(line)] = line

    def __enter__(self) -> Ledger[Written]:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def terms_in(folder: Path, kind: type[Written]) -> Written | None:
    """The terms of the games in this folder; None if there are none."""
    written = _whole_lines(folder / FILE)
    return _decoded(folder, 1, written.splitlines()[0], kind) if written else None


def _played(
    hands: Hands, play: Callable[[Job], Written], jobs: Iterable[Job]
) -> Generator[Written, None, None]:
    """Stop the hands, even if the reader of the lines fails."""
    if jobs:
        with closing(hands(play, jobs)) as played:
            yield from played


def _whole_lines(file: Path) -> bytes:
    try:
        written = file.read_bytes()
    except FileNotFoundError:
        return b""
    except OSError as error:
        raise BadSetup("setup-file", file=str(file), problem=error.strerror or str(error)) from None
    return written[: written.rfind(b"\n") + 1]


def _decoded(folder: Path, number: int, line: bytes, kind: type[Written]) -> Written:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _bad_line(folder, number, str(error)) from None


def _bad_line(folder: Path, number: int, problem: str) -> BadSetup:
    return BadSetup("arena-bad-line", folder=str(folder), line=number, problem=problem)


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return ",".join(map(str, value)) or "–"
    return msgspec.json.encode(value).decode() if isinstance(value, dict) else str(value) or "–"
