"""The page's types are those of the server."""

from __future__ import annotations

from pathlib import Path

import pytest

from omerta.server import typescript


@pytest.mark.parametrize("path", typescript.files(), ids=lambda path: path.name)
def test_the_generated_types_are_not_stale(path: Path) -> None:
    assert path.read_text("utf-8") == typescript.files()[path], "run `make types`"
