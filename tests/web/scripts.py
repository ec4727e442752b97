"""The plain TypeScript of a game's table, run by Node beside the rules it must agree with."""

from __future__ import annotations

import atexit
import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

import pytest

ROOT = Path(__file__).parents[2]
LIB = ROOT / "web" / "src" / "lib"
TYPESCRIPT = ROOT / "web" / "node_modules" / "typescript" / "lib" / "typescript.js"

needs_node = pytest.mark.skipif(
    not TYPESCRIPT.exists() or shutil.which("node") is None,
    reason="the page's packages are not installed",
)

# Writes every module of a folder as JavaScript.
COMPILE = """
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
const [typescript, table, out] = process.argv.slice(1);
const ts = (await import(typescript)).default;
const compilerOptions = { module: "ESNext", target: "ES2023" };
for (const name of readdirSync(table, { recursive: true })) {
  if (!name.endsWith(".ts")) continue;
  const source = readFileSync(join(table, name), "utf8");
  const code = ts.transpileModule(source, { compilerOptions }).outputText;
  mkdirSync(dirname(join(out, name)), { recursive: true });
  const linked = code.replaceAll(/ from "(\\.[^"]*)"/g, ' from "$1.mjs"');
  writeFileSync(join(out, name.replace(/ts$/, "mjs")), linked);
}
"""

# Hands each line of the input to a check.
RUN = """
import { readFileSync } from "node:fs";
const { default: run } = await import(process.argv[1]);
const lines = readFileSync(0, "utf8").trim().split("\\n");
for (const line of lines) run(JSON.parse(line));
console.log(lines.length);
"""


def check_lines(game: str, check: str, lines: Sequence[bytes]) -> None:
    """Let `check` (a module whose default export throws) see each line; imports are relative to
    the game's `table/`, as `./advance.mjs`."""
    check_lines_in(ROOT / "src" / "omerta" / "games" / game / "table", check, lines)


def check_lines_in(sources: Path, check: str, lines: Sequence[bytes]) -> None:
    """The same with the modules of any folder."""
    module = compiled(COMPILE, TYPESCRIPT, sources) / "check.mjs"
    module.write_text(check)
    told = node(RUN, module, read=b"\n".join(lines))
    assert int(told) == len(lines)


@cache
def compiled(script: str, *given: Path) -> Path:
    """A folder with what a script writes there. It is written once in a run of tests."""
    folder = Path(mkdtemp(prefix="omerta-web-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    node(script, *given, folder)
    return folder


def node(script: str, *given: Path, read: bytes = b"") -> bytes:
    """Run a script; gives what it prints."""
    command: list[str | Path] = ["node", "--input-type=module", "-e", script, *given]
    done = subprocess.run(command, input=read, capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr.decode()[-4000:]
    return done.stdout
