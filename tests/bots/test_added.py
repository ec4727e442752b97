"""Bots that packages offer by entry point: found, restricted, and no harm if they are broken."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from omerta.bots import classes
from omerta.cli import main
from omerta.games import load, names
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.drivers import Bargainer, decision_for
from omerta.kernel.refusal import BadSetup, Refused
from omerta.lineup import added, make
from omerta.lineup import names as bots_of
from tests.bots.playing import play_legally
from tests.examples import installed

RAZZIA, MAFIOZOO = load("razzia"), load("mafiozoo")
ROOT = Path(__file__).parents[2]
EXAMPLE, DOCS = ROOT / "examples" / "python-bot", ROOT / "docs" / "bots.md"

SHARK = """
class Shark:
    def __init__(self, game, luck):
        assert game.actions and luck.below(2) < 2
    def choose(self, decision):
        return decision.options[-1]

class Specialist(Shark):
    games = ("razzia",)

class Talker(Shark):
    def bargain(self, decision):
        return None

class Cheat(Shark):
    def choose(self, decision):
        return max(decision.options) + 1

def function(game, luck):
    return Shark(game, luck)
"""

Install = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Put a package where Python finds it: its name, its entry points, and a module `sharks`."""
    forget()
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "sharks.py").write_text(SHARK, "utf-8")

    def put(package: str = "sharks", **bots: str) -> None:
        installed(tmp_path, package, classes.GROUP, bots)
        forget()

    yield put
    forget()
    sys.modules.pop("sharks", None)


def forget() -> None:
    classes.offered.cache_clear()
    classes.load.cache_clear()


def test_a_class_is_found_and_plays(install: Install) -> None:
    assert added.names(RAZZIA) == ()
    install(shark="sharks:Shark")
    for name in names():
        assert bots_of(load(name))[-1] == "shark"
    assert play_legally(RAZZIA, RAZZIA.begin(3, key_from(1)), "shark", key_from(1)) > 20


def test_a_class_may_play_some_games_only(install: Install) -> None:
    install(shark="sharks:Specialist")
    assert added.names(RAZZIA) == ("shark",)
    assert added.names(MAFIOZOO) == ()


def test_a_class_may_bargain(install: Install) -> None:
    install(shark="sharks:Shark", talker="sharks:Talker")
    made = {name: make(name, RAZZIA, key_from(1)) for name in ("shark", "talker")}
    assert [name for name, bot in made.items() if isinstance(bot, Bargainer)] == ["talker"]


def test_what_a_class_was_not_offered_is_refused(install: Install) -> None:
    """The engine would take it, and go on with a broken game."""
    install(cheat="sharks:Cheat")
    s = RAZZIA.begin(3, key_from(1))
    with pytest.raises(Refused, match="bot-not-offered"):
        make("cheat", RAZZIA, key_from(1)).choose(decision_for(RAZZIA, s, s.waiting[0]))


# --- what is wrong with a package ---


@pytest.mark.parametrize(
    ("package", "says"),
    [
        ({"shark": "nowhere:Shark"}, "“shark” of the package sharks cannot be loaded: Module"),
        ({"shark": "sharks:Nobody"}, "“shark” of the package sharks cannot be loaded: Attr"),
        ({"shark": "sharks:function"}, "(sharks:function) is no class with a method"),
        ({"boss": "sharks:Shark"}, "“boss” is a name of the house's own: the bot of sharks"),
        ({"random": "sharks:Shark"}, "“random” is a name of the house's own"),
        ({"greedy": "sharks:Shark"}, "“greedy” is a name of the house's own"),
    ],
)
def test_a_broken_package_is_one_clear_line_when_it_is_asked_for(
    install: Install, capsys: pytest.CaptureFixture[str], package: dict[str, str], says: str
) -> None:
    before = bots_of(RAZZIA)
    install(**package)
    assert bots_of(RAZZIA) == before, "it disturbs nobody"
    [name] = package
    assert main(["simulate", "razzia", "--seats", name, "--games", "1", "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert says in err
    assert main(["simulate", "razzia", "--seats", "bot", "--games", "1", "--lang", "en"]) == 0
    assert main(["games", "--lang", "en"]) == 0
    assert says[:30] in " ".join(capsys.readouterr().out.split())


def test_two_packages_cannot_offer_the_same_name(install: Install) -> None:
    install("sharks", shark="sharks:Shark")
    install("whales", shark="sharks:Specialist")
    trouble = added.trouble("shark")
    assert trouble is not None
    assert (trouble.reason, sorted(str(trouble.params["by"]).split(", "))) == (
        "bot-twice",
        ["sharks", "whales"],
    )
    assert added.names(RAZZIA) == ()
    with pytest.raises(BadSetup, match="bot-twice"):
        added.make("shark", RAZZIA, Luck(key_from(1)))


def test_a_program_cannot_take_the_name_of_a_package(
    install: Install, capsys: pytest.CaptureFixture[str]
) -> None:
    install(shark="sharks:Shark")
    assert main(["simulate", "razzia", "--program", "shark=cat", "--lang", "en"]) == 2
    assert "sharks, --program" in capsys.readouterr().err


# --- the example ---


def test_the_example_package_plays(install: Install, monkeypatch: pytest.MonkeyPatch) -> None:
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    monkeypatch.syspath_prepend(EXAMPLE)
    install(project["name"], **project["entry-points"][classes.GROUP])
    [name] = added.names(RAZZIA)
    play_legally(RAZZIA, RAZZIA.begin(3, key_from(1)), name, key_from(1))


def test_the_class_in_the_docs_plays(install: Install, tmp_path: Path) -> None:
    _, shown = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    (tmp_path / "my_package.py").write_text(shown, "utf-8")
    install("my-package", shark="my_package:Shark")
    assert added.names(MAFIOZOO) == ()
    play_legally(RAZZIA, RAZZIA.begin(3, key_from(1)), "shark", key_from(1))
