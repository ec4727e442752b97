"""The games of an arena on disk: first the terms, then a line for each game as it ends."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import TypeVar

import msgspec

from omerta.kernel.refusal import BadSetup
from omerta.lab.bout import Line, problem
from omerta.lab.plan import Bout, Terms

FILE = "games.jsonl"

Written = TypeVar("Written", Line, Terms)


class Ledger:
    """Opens an arena's file and goes on with it, if the terms are the same. A half-written line is
    dropped. The lines must fit the planned bouts."""

    def __init__(
        self, folder: Path, terms: Terms, bouts: Iterable[Bout], *, fresh: bool = False
    ) -> None:
        self.lines: dict[int, Line] = {}
        self._bouts = {bout.number: bout for bout in bouts}
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

    def add(self, line: Line) -> None:
        self._write(line)
        self.lines[line.number] = line

    def _write(self, what: Line | Terms) -> None:
        self._file.write(msgspec.json.encode(what) + b"\n")
        self._file.flush()

    def _read(self, folder: Path, terms: Terms, written: bytes) -> None:
        first, *others = written.splitlines()
        here = _decoded(folder, 1, first, Terms)
        for what in Terms.__struct_fields__:
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
            line = _decoded(folder, number, each, Line)
            bout = self._bouts.get(line.number)
            if bout and (wrong := problem(line, bout)):
                raise _bad_line(folder, number, wrong)
            self.lines[line.number] = line

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def terms_in(folder: Path) -> Terms | None:
    """The terms of the arena in this folder; None if there is none."""
    written = _whole_lines(folder / FILE)
    return _decoded(folder, 1, written.splitlines()[0], Terms) if written else None


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
