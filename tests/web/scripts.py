"""The plain TypeScript of a game's table, run by Node beside the rules it must agree with."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LIB = ROOT / "web" / "src" / "lib"
TYPESCRIPT = ROOT / "web" / "node_modules" / "typescript" / "lib" / "typescript.js"

needs_node = pytest.mark.skipif(
    not TYPESCRIPT.exists() or shutil.which("node") is None,
    reason="the page's packages are not installed",
)

# Writes every module of a folder as JavaScript, then hands each line of the input to a check.
RUN = """
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
const [typescript, table, out, check] = process.argv.slice(1);
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
writeFileSync(join(out, "check.mjs"), check);
const { default: run } = await import(join(out, "check.mjs"));
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
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            ["node", "--input-type=module", "-e", RUN, TYPESCRIPT, sources, folder, check],
            input=b"\n".join(lines),
            capture_output=True,
            timeout=120,
        )
    assert done.returncode == 0, done.stderr.decode()[-4000:]
    assert int(done.stdout) == len(lines)
