"""Imports point down only, and never in a circle.

The layers stand in pyproject.toml and are held by import-linter. No two files import each other,
not even through others, and not even for type checking only.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"


def test_imports_point_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert lint_imports(no_cache=True) == EXIT_STATUS_SUCCESS


def test_no_imports_go_in_a_circle() -> None:
    circle = circle_in(imports({name_of(file): file for file in SOURCES.rglob("*.py")}))
    assert circle is None, " → ".join(circle or ())


def test_a_circle_for_type_checking_only_is_found(tmp_path: Path) -> None:
    (tmp_path / "upper.py").write_text("from lower import Lower\n")
    lower = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from upper import Upper\n"
    (tmp_path / "lower.py").write_text(lower)
    modules = {name: tmp_path / f"{name}.py" for name in ("upper", "lower")}
    assert set(circle_in(imports(modules)) or ()) == {"upper", "lower"}


def name_of(file: Path) -> str:
    parts = file.relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(modules: Mapping[str, Path]) -> dict[str, set[str]]:
    """What each of these modules imports of the others."""
    return {
        name: {other for other in imported_by(file) if other in modules and other != name}
        for name, file in modules.items()
    }


def imported_by(file: Path) -> Iterator[str]:
    """The names of everything a file imports, wherever in it: modules, and names in modules."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            # A package that is named only for a module inside it is not asked for anything.
            inside = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from inside
            if not all(is_module(name) for name in inside):
                yield node.module


def is_module(name: str) -> bool:
    path = SOURCES.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def circle_in(imported: Mapping[str, set[str]]) -> list[str] | None:
    try:
        TopologicalSorter(imported).prepare()
    except CycleError as found:
        circle: list[str] = found.args[1]
        return circle
    return None


def test_the_kernel_does_no_io_and_uses_no_global_chance() -> None:
    for part in ("kernel", "games", "bots"):
        for file in (SOURCES / "omerta" / part).glob("**/*.py"):
            text = file.read_text("utf-8")
            for forbidden in ("import random", "from random", "np.random", "import secrets"):
                assert forbidden not in text, f"{file.name}: {forbidden}"
            if part == "kernel":
                for forbidden in ("open(", "print(", "import time", "input("):
                    assert f" {forbidden}" not in text, f"{file.name}: {forbidden}"
