"""The peers' own environment: made when it is missing, and asked for one measurement at a time."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PLACE = HERE / ".peers"
REQUIREMENTS = HERE / "requirements-peers.txt"


class NoPeersError(Exception):
    """There is no environment to measure the peers in; the text says why, in one line."""


@dataclass(frozen=True)
class PeerRate:
    """What a slice of random play came to in a peer, per second."""

    library: str
    version: str
    players: int
    decisions: float
    games: float


def packages() -> int:
    """How many packages there are to install."""
    return len(set(re.findall(r"^[\w.-]+==", REQUIREMENTS.read_text("utf-8"), re.MULTILINE)))


def ready(say: Callable[[str], None]) -> Path:
    """The interpreter of the peers' environment, which is made now if it is not there.

    `say` hears each thing that is done. The environment counts as made once everything is in it,
    so that a broken installation is taken up again.
    """
    python = PLACE / ("Scripts" if os.name == "nt" else "bin") / "python"
    stamp = PLACE / "installed"
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text("utf-8") == wanted:
        return python
    say("making an environment for the peers")
    _run([sys.executable, "-m", "venv", str(PLACE)], say)
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--retries", "1"]
    _run([*pip, "install", "--require-hashes", "-r", str(REQUIREMENTS)], say)
    stamp.write_text(wanted, "utf-8")
    return python


def _run(command: list[str], say: Callable[[str], None]) -> None:
    """Run a command to its end, telling of each package; NoPeersError with its last complaint."""
    try:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
    except OSError as error:
        raise NoPeersError(error.strerror or "cannot be started") from None
    complaint = "the installer failed"
    assert process.stdout is not None
    for line in process.stdout:
        words = line.split()
        if words[:1] == ["Collecting"]:
            say(f"fetching {words[1].split('=')[0]}")
        elif words[:1] == ["Processing"]:  # a file that is here already
            say(f"fetching {Path(words[1]).name.split('-')[0]}")
        elif words[:2] == ["Installing", "collected"]:
            say("installing")
        elif line.startswith(("ERROR:", "Error:")):
            complaint = " ".join(words[1:])
    if process.wait() != 0:
        raise NoPeersError(complaint)


def python_version(python: Path) -> str:
    """The version of the peers' Python; NoPeersError if there is none at this place."""
    try:
        told = subprocess.run(
            [str(python), "-c", "import platform; print(platform.python_version())"],
            capture_output=True,
            text=True,
            check=True,
        )
    except (OSError, subprocess.CalledProcessError):
        raise NoPeersError("their Python cannot be started") from None
    return told.stdout.strip()


class Server:
    """A process that measures one slice for each line it is sent.

    It stays, so that slices of theirs and ours lie close; and it does nothing else, so that both
    are measured alike.
    """

    def __init__(self, python: Path, script: str, seconds: float) -> None:
        command = [str(python), str(HERE / script), "--serve", "--seconds", str(seconds)]
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *reason: object) -> None:
        self._process.kill()
        self._process.wait()

    def measure(self, what: str) -> dict[str, Any]:
        """One slice; what is told of it, or why there is none."""
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(f"{what}\n")
            process.stdin.flush()
            told: dict[str, Any] = json.loads(process.stdout.readline())
        except (OSError, json.JSONDecodeError):
            return {"error": "the process has ended"}
        return told


def peer_rate(told: dict[str, Any]) -> PeerRate | str:
    if "error" in told:
        return str(told["error"])
    return PeerRate(
        library=told["library"],
        version=told["version"],
        players=told["players"],
        decisions=told["decisions_per_s"],
        games=told["games_per_s"],
    )
