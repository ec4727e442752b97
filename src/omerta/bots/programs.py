"""Programs as bots: any program that reads and writes JSON lines (docs/bots.md).

Which programs there are is said for one run of the house (`known`), in a variable of the
environment, so that worker processes know them, too, however they are started. A program gets its
seat's view and what it may answer, never a state. One that fails stops nothing: the usual answer is
given for it, the failure is counted, and the first of a run is told.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from omerta.bots.conversation import Conversation, Failed
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.drivers import Decision
from omerta.kernel.game import Game, SeatView
from omerta.kernel.plain import plain
from omerta.text import text

PROTOCOL = 1
SECONDS = 5.0
# With its first answer a program may be so much later: it has to start.
SECONDS_TO_START = 30.0
# After so many failures in a row a program is not asked again in this game.
MOST_FAILURES = 3
VARIABLE = "OMERTA_PROGRAMS"
SEEDS = 1 << 32
MOST_SHOWN = 80


class Program(msgspec.Struct, frozen=True):
    name: str
    command: tuple[str, ...]
    seconds: float = SECONDS  # for an answer
    folder: str = msgspec.field(default_factory=os.getcwd)  # where it runs


# --- the programs of a run ---


class Run(msgspec.Struct, frozen=True):
    programs: tuple[Program, ...] = ()
    language: str = "en"  # in which failures are told
    diary: str = ""  # a folder with a file for each program that failed: a byte for each time


@contextmanager
def known(programs: Sequence[Program], language: str = "en") -> Iterator[Run]:
    """Meanwhile these programs can be named as bots, here and in processes started from here."""
    before = os.environ.get(VARIABLE)
    with TemporaryDirectory(prefix="omerta-") as diary:
        run = Run(tuple(programs), language, diary)
        os.environ[VARIABLE] = msgspec.json.encode(run).decode()
        try:
            yield run
        finally:
            if before is None:
                del os.environ[VARIABLE]
            else:
                os.environ[VARIABLE] = before


def environment() -> dict[str, str]:
    """What a worker needs in its environment, where it does not inherit ours."""
    return {VARIABLE: os.environ[VARIABLE]} if VARIABLE in os.environ else {}


def _surroundings() -> dict[str, str]:
    """The environment of a program: ours, without where the others and the diary are found."""
    return {name: value for name, value in os.environ.items() if name != VARIABLE}


def names() -> tuple[str, ...]:
    return tuple(program.name for program in _this_run().programs)


def make(name: str, game: Game[Any], luck: Luck) -> ProgramBot:
    run = _this_run()
    program = next(program for program in run.programs if program.name == name)
    return ProgramBot(program, run, game, luck)


def _this_run() -> Run:
    return _read(os.environ.get(VARIABLE, "{}"))


@lru_cache(maxsize=1)
def _read(written: str) -> Run:
    return msgspec.json.decode(written, type=Run)


def failures(run: Run) -> dict[str, int]:
    """How often each program has failed."""
    diary = Path(run.diary)
    files = sorted(diary.iterdir()) if diary.is_dir() else []  # it may have been cleared away
    return {file.name: file.stat().st_size for file in files}


def note(run: Run, program: Program, failed: Failed) -> None:
    """Count a failure, and tell the first of a run, whichever process it is in."""
    try:
        with Path(run.diary, program.name).open("ab") as diary:
            first = diary.tell() == 0
            diary.write(b".")
    except OSError:  # on a machine that does not have the diary
        first = True
    if first:
        print(_told(run, program, failed), file=sys.stderr, flush=True)


def _told(run: Run, program: Program, failed: Failed) -> str:
    """One line, and below it what the program wrote to standard error."""
    line = text(run.language)(
        "program-failed",
        program=program.name,
        how=failed.how,
        said=failed.said[:MOST_SHOWN],
    )
    return "\n  | ".join(plain(each) for each in (f"omerta: {line}", *failed.errors.splitlines()))


# --- the protocol: what is said, as JSON, a line each ---


class Move(msgspec.Struct, frozen=True):
    id: int
    notation: str


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first line."""

    protocol: int
    game: str
    rules: str  # their version
    players: int
    seat: int
    seconds: float  # for an answer
    seed: int  # for the program's luck: the same game, the same seed
    actions: tuple[str, ...]  # the notation of each action, by id


class Question(msgspec.Struct, frozen=True, tag="question"):
    view: SeatView
    options: tuple[Move, ...]
    draft: tuple[Move, ...]  # the steps taken so far, where an answer has several


class Answer(msgspec.Struct, frozen=True):
    action: int | str  # its id or notation


# --- asking ---


class ProgramBot:
    """One seat in one game. The process starts with the first question, and anew after a failure;
    it ends when the bot is forgotten."""

    clock = staticmethod(time.perf_counter)  # it thinks elsewhere

    def __init__(self, program: Program, run: Run, game: Game[Any], luck: Luck) -> None:
        self._program = program
        self._run = run
        self._game = game
        self._luck = luck
        self._seed = luck.below(SEEDS)
        self._conversation: Conversation | None = None
        self.failures = 0
        self._in_a_row = 0

    def choose(self, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        if self._in_a_row < MOST_FAILURES:
            try:
                action = self._ask(decision)
            except Failed as failed:
                self.failures += 1
                self._in_a_row += 1
                self._conversation = None
                note(self._run, self._program, failed)
            else:
                self._in_a_row = 0
                return action
        return usual_answer(self._game, decision, self._luck)

    def _ask(self, decision: Decision) -> int:
        seen, seconds = decision.view(), self._program.seconds
        said = _line(self._question(decision, seen))
        if self._conversation is None:
            self._conversation = Conversation(
                self._program.command, self._program.folder, _surroundings()
            )
            said = _line(self._hello(seen)) + said
            seconds += SECONDS_TO_START
        return self._understood(self._conversation.exchange(said, seconds), decision.options)

    def _hello(self, seen: SeatView) -> Hello:
        game = self._game
        return Hello(
            protocol=PROTOCOL,
            game=game.name,
            rules=game.version,
            players=seen.players,
            seat=seen.seat,
            seconds=self._program.seconds,
            seed=self._seed,
            actions=tuple(action.notation for action in game.actions),
        )

    def _question(self, decision: Decision, seen: SeatView) -> Question:
        draft = seen.prompt.draft if seen.prompt else ()
        return Question(seen, self._moves(decision.options), self._moves(draft))

    def _moves(self, actions: Sequence[int]) -> tuple[Move, ...]:
        return tuple(Move(action, self._game.actions.notation(action)) for action in actions)

    def _understood(self, line: bytes, options: tuple[int, ...]) -> int:
        shown = line.decode("utf-8", "replace").strip()
        try:
            named = msgspec.json.decode(line, type=Answer).action
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Failed("nonsense", shown) from None
        action = self._game.actions.parse(named) if isinstance(named, str) else named
        if action is None or action not in options:
            raise Failed("not-offered", shown)
        return action


def _line(message: Hello | Question) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def usual_answer(game: Game[Any], decision: Decision, luck: Luck) -> int:
    """What is answered for somebody whose time is up, as far as it fits what was begun."""
    seen = decision.view()
    draft = seen.prompt.draft if seen.prompt else ()
    world = decision.redeal(key_from(luck.below(SEEDS)))
    world.drafts[seen.seat] = ()
    steps = game.default(world, seen.seat, luck)
    usual = steps[len(draft) :] if steps[: len(draft)] == draft else ()
    if usual and usual[0] in decision.options:
        return usual[0]
    return decision.options[luck.below(len(decision.options))]
