"""What is installed under which name, and what for."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.examples import EXAMPLES, project

ROOT = Path(__file__).parents[1]
NAME = "omerta-games"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
# What only a server imports.
SERVED_BY = ("litestar", "uvicorn", "websockets", "httpx", "prometheus_client", "sqlalchemy")
WITHOUT = (
    "import sys; sys.modules.update(dict.fromkeys({missing!r})); from omerta.cli import main; "
)


def distribution(requirement: str) -> str:
    named = re.match(r"[\w.-]+", requirement)
    assert named is not None
    return named[0].lower()


def test_the_distribution_is_not_called_like_somebody_elses() -> None:
    assert PROJECT["name"] == NAME


@pytest.mark.parametrize("example", sorted(EXAMPLES.glob("*/pyproject.toml")), ids=str)
def test_examples_depend_on_this_house(example: Path) -> None:
    needs = [distribution(each) for each in project(example.parent)["dependencies"]]
    assert NAME in needs
    assert "omerta" not in needs


def test_nothing_tells_anybody_to_install_a_strangers_package() -> None:
    documents = [ROOT / "README.md", *ROOT.glob("docs/*.md"), *EXAMPLES.glob("*/*.md")]
    documents += ROOT.glob("src/omerta/**/text/*.ftl")
    documents += ROOT.glob("src/omerta/text/*.ftl")
    assert len(documents) > 8
    install = re.compile(r"pip3? install\s+[^\n`]*?(?<![\w./-])omerta(?![\w/-])")
    assert [file.name for file in documents if install.search(file.read_text("utf-8"))] == []


def test_what_a_server_needs_is_an_extra() -> None:
    needed = {distribution(each) for each in PROJECT["dependencies"]}
    extra = {distribution(each) for each in PROJECT["optional-dependencies"]["serve"]}
    pinned = (ROOT / "requirements" / "run.in").read_text("utf-8").splitlines()
    named = {distribution(each) for each in pinned if each and not each.startswith("#")}
    assert not needed & extra
    assert needed | extra <= named
    assert {name.replace("_", "-") for name in SERVED_BY} <= extra


def run(command: str) -> subprocess.CompletedProcess[str]:
    code = WITHOUT.format(missing=SERVED_BY) + command
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)


def test_all_but_the_server_runs_without_it() -> None:
    done = run("import omerta.adapters.pettingzoo; sys.exit(main(['games', '--lang', 'en']))")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Razzia" in done.stdout


@pytest.mark.parametrize(("language", "says"), [("en", "needs more"), ("fr", "Installez-le")])
def test_the_server_says_what_is_missing(language: str, says: str) -> None:
    done = run(f"sys.exit(main(['serve', '--lang', '{language}']))")
    assert done.returncode == 2
    assert says in done.stderr
    assert 'pip install "omerta-games[serve]"' in done.stderr
