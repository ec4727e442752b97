"""Builds the page into the package: `src/omerta/page`.

Node comes from the system if it has one that is new enough, else from PyPI into the environment
this runs in.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent
QUIET = ("--no-audit", "--no-fund", "--loglevel=error")
# What Vite asks for.
LEAST = ((20, 19), (22, 12))


def main() -> None:
    environment = dict(os.environ)
    if not new_enough(version_of("node", environment)):
        environment["PATH"] = node_from_pypi() + os.pathsep + environment["PATH"]
    npm = shutil.which("npm", path=environment["PATH"])
    if npm is None:
        raise SystemExit("npm is missing. On Debian: apt-get install npm")
    if stale_packages():
        print("Fetching what the page is built with (about half a minute)…", flush=True)
        # Not `npm ci`: the lock names the binaries of some platforms only, and that is no reason
        # to fail on the others. What it does name is taken as it says, by hash.
        run([npm, "install", "--no-save", *QUIET], environment)
        (HERE / "node_modules" / ".fetched").write_bytes((HERE / "package-lock.json").read_bytes())
    print("Building the page (about half a minute)…", flush=True)
    run([sys.executable, str(HERE / "write_types.py")], environment)
    run([npm, "run", "--silent", "build", "--", "--logLevel", "warn"], environment)


def version_of(node: str, environment: dict[str, str]) -> tuple[int, int] | None:
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, env=environment)
    except OSError:
        return None
    found = re.match(r"v(\d+)\.(\d+)", told.stdout)
    return (int(found[1]), int(found[2])) if found else None


def new_enough(version: tuple[int, int] | None) -> bool:
    if version is None:
        return False
    same = [least for least in LEAST if least[0] == version[0]]
    return version >= same[0] if same else version > max(LEAST)


def node_from_pypi() -> str:
    """Node in this Python's environment; gives the folder it is in."""
    folder = str(Path(sys.executable).parent)
    if not new_enough(version_of(str(Path(folder) / "node"), dict(os.environ))):
        print("Fetching Node from PyPI…", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        run([*pip, "--require-hashes", "-r", str(ROOT / "requirements" / "node.txt")], None)
    return folder


def stale_packages() -> bool:
    fetched = HERE / "node_modules" / ".fetched"
    return (
        not fetched.is_file() or fetched.read_bytes() != (HERE / "package-lock.json").read_bytes()
    )


def run(command: list[str], environment: dict[str, str] | None) -> None:
    done = subprocess.run(command, cwd=HERE, env=environment)
    if done.returncode:
        raise SystemExit(done.returncode)


if __name__ == "__main__":
    main()
