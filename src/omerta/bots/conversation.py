"""A program at the other end of two pipes: something is said to it, and it says one line.

Whatever it does, nobody waits longer than was allowed or takes in more than is bearable; and it
ends with whoever talks to it, together with all in its process group.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import time
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress

MOST_LINE = 1 << 16
MOST_READ = 1 << 16
# Of what it writes to standard error this much is remembered.
MOST_ERRORS = 2000
# A program that closed its output is given so long to say how it ended.
SECONDS_TO_END = 0.5
# The program, and beside it one that waits for the lifeline to break, as it does however we end,
# and then ends the whole group.
RUN = '(read _ <"$0"; kill -9 0) >/dev/null 2>&1 & exec "$@"'


class Failed(Exception):  # noqa: N818  (somebody else's error)
    """No answer came: how that was, in a word, what was said instead, and the errors it wrote."""

    def __init__(self, how: str, said: str = "", errors: str = "") -> None:
        super().__init__(how, said)
        self.how = how
        self.said = said
        self.errors = errors


class Conversation:
    """With one process. After a `Failed` it is out of step, and over."""

    def __init__(self, command: Sequence[str], folder: str, environment: Mapping[str, str]) -> None:
        lifeline, held = os.pipe()
        try:
            # In a session of its own: Ctrl-C is for us, and its group can be ended at once.
            process = subprocess.Popen(
                ["/bin/sh", "-c", RUN, f"/dev/fd/{lifeline}", *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=folder,
                env=environment,
                bufsize=0,
                start_new_session=True,
                pass_fds=(lifeline,),
            )
        except OSError as error:
            os.close(held)
            raise Failed("not-started", error.strerror or str(error)) from None
        finally:
            os.close(lifeline)
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._in, self._out = process.stdin.fileno(), process.stdout.fileno()
        self._err: int | None = process.stderr.fileno()
        for pipe in (self._in, self._out, self._err):
            os.set_blocking(pipe, False)
        self._errors = b""
        # Also when this is forgotten, or the interpreter ends.
        self.end = weakref.finalize(self, _end, process, held, os.getpid())

    def exchange(self, said: bytes, seconds: float) -> bytes:
        """Say something, and hear one line."""
        try:
            if unasked := self._read_ready().strip():
                raise Failed("unasked", _shown(unasked))
            return self._line(said, seconds)
        except Failed as failed:
            self._hear_errors()
            failed.errors = _shown(self._errors)
            self.end()
            raise

    def _line(self, said: bytes, seconds: float) -> bytes:
        deadline, heard = time.monotonic() + seconds, b""
        while b"\n" not in heard:
            if len(heard) > MOST_LINE:
                raise Failed("too-long", _shown(heard))
            ready = self._ready(bool(said), deadline)
            if not ready:
                raise Failed("late", f"{seconds:g}")
            if self._in in ready:
                said = self._write(said)
            if self._err in ready:
                self._hear_errors()
            if self._out in ready:
                heard += self._read_ready()
        line, _, more = heard.partition(b"\n")
        if more.strip():
            raise Failed("unasked", _shown(more))
        return line

    def _ready(self, writing: bool, deadline: float) -> set[int]:
        """Which pipes can be used, as soon as there are any; none when time is up."""
        left = deadline - time.monotonic()
        poll = select.poll()
        poll.register(self._out, select.POLLIN)
        if writing:
            poll.register(self._in, select.POLLOUT)
        if self._err is not None:
            poll.register(self._err, select.POLLIN)
        return {pipe for pipe, _ in poll.poll(left * 1000)} if left > 0 else set()

    def _write(self, said: bytes) -> bytes:
        """What is still to be said. One that does not listen any more may still have answered."""
        try:
            return said[os.write(self._in, said) :]
        except BrokenPipeError:
            return b""

    def _read_ready(self) -> bytes:
        try:
            heard = os.read(self._out, MOST_READ)
        except BlockingIOError:
            return b""
        if not heard:
            raise Failed("ended", self._how_it_ended())
        return heard

    def _hear_errors(self) -> None:
        if self._err is None:
            return
        try:
            heard = os.read(self._err, MOST_READ)
        except BlockingIOError:
            return
        if not heard:
            self._err = None
        self._errors = (self._errors + heard)[-MOST_ERRORS:]

    def _how_it_ended(self) -> str:
        try:
            return str(self._process.wait(SECONDS_TO_END))
        except subprocess.TimeoutExpired:
            return "-"


def _shown(raw: bytes) -> str:
    return raw.decode("utf-8", "replace").strip()


def _end(process: subprocess.Popen[bytes], held: int, owner: int) -> None:
    if os.getpid() != owner:  # in a fork of who talks to it
        return
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    os.close(held)
    for pipe in (process.stdin, process.stdout, process.stderr):
        assert pipe is not None
        pipe.close()
