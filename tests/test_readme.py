"""What the README shows works as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[1] / "README.md").read_text("utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_examples_run(example: str) -> None:
    exec(compile(example, "README.md", "exec"), {})


def test_the_two_commands_are_on_the_first_screen() -> None:
    first = "\n".join(README.splitlines()[:25])
    assert "make play" in first
    assert "make test" in first


def test_links_lead_to_files() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", README):
        if not target.startswith("http"):
            assert (Path(__file__).parents[1] / target).exists(), target
