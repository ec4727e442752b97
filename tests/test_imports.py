"""Imports point down only: the layers of pyproject.toml, held by import-linter."""

from __future__ import annotations

from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports


def test_imports_point_down(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[1])
    assert lint_imports(no_cache=True) == EXIT_STATUS_SUCCESS


def test_the_kernel_does_no_io_and_uses_no_global_chance() -> None:
    source = Path(__file__).parents[1] / "src" / "omerta"
    for part in ("kernel", "games", "bots"):
        for file in (source / part).glob("**/*.py"):
            text = file.read_text("utf-8")
            for forbidden in ("import random", "from random", "np.random", "import secrets"):
                assert forbidden not in text, f"{file.name}: {forbidden}"
            if part == "kernel":
                for forbidden in ("open(", "print(", "import time", "input("):
                    assert f" {forbidden}" not in text, f"{file.name}: {forbidden}"
