"""Games from outside: a package that is installed brings one; a bad one disturbs nobody."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from omerta import games
from omerta.adapters.pettingzoo import env
from omerta.cli import main
from omerta.games.outside import GROUP
from omerta.server import catalogue
from tests.examples import forget_games, installed, liars_dice_installed

Install = Callable[..., None]
# What an entry point may name besides a game.
ODDITIES = """
import dataclasses
from omerta.games.razzia import PACKAGE

NO_PACKAGE = 5
NO_BOT = dataclasses.replace(
    PACKAGE, game=dataclasses.replace(PACKAGE.game, name="no_bot"), bots={}
)
CROWD = dataclasses.replace(
    PACKAGE, game=dataclasses.replace(PACKAGE.game, name="crowd", max_players=9)
)
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Lets packages be installed, as if by pip, for one test."""
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "oddities.py").write_text(ODDITIES, "utf-8")
    forget_games()

    def put(package: str = "oddities", **points: str) -> None:
        installed(tmp_path, package, GROUP, points)
        forget_games()

    yield put
    forget_games()
    sys.modules.pop("oddities", None)


@pytest.fixture
def liars_dice(tmp_path: Path) -> Iterator[None]:
    with liars_dice_installed(tmp_path):
        yield


def test_the_house_has_its_five_games() -> None:
    assert list(games.HOUSE) == ["razzia", "mafiozoo", "gangs_city", "cosa_nostra", "deal"]
    assert {name for name in games.HOUSE if games.package(name) is not games.HOUSE[name]} == set()


@pytest.mark.usefixtures("liars_dice")
def test_an_installed_game_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert "liars_dice" in games.names()
    assert games.packages()[-1].name == "liars_dice"
    assert games.troubles() == ()
    assert main(["games", "--lang", "fr"]) == 0
    assert "Le Menteur" in capsys.readouterr().out
    assert main(["simulate", "liars_dice", "--games", "2", "--players", "3"]) == 0
    table = env("liars_dice", players=3)
    table.reset(seed=1)
    assert table.agents


@pytest.mark.usefixtures("liars_dice")
def test_the_page_is_told_all_it_needs() -> None:
    assert catalogue.game_cards()[-1].name == "liars_dice"
    assert "game-title = Le Menteur" in catalogue.texts("liars_dice", "fr")
    assert catalogue.rules("liars_dice", "en").sections[0].title == "Liar’s Dice"
    info = catalogue.game_info("liars_dice")
    bid, dice, total, _, wild = info.fields
    assert (bid.name, bid.holds, bid.lists) == ("bid", "facts", 0)
    assert [(each.name, each.shown) for each in bid.fields] == [
        ("seat", "seat"),
        ("count", "count"),
        ("face", "dice"),
    ]
    assert (dice.shown, dice.by_seat, dice.lists, dice.holds) == ("dice", True, 1, "number")
    assert (total.shown, wild.holds, info.drawn["face"]) == ("count", "flag", "dice")


@pytest.mark.parametrize(
    ("name", "value", "reason", "says"),
    [
        ("gone", "no_such_module:PACKAGE", "game-broken", "ModuleNotFoundError"),
        ("odd", "oddities:NO_PACKAGE", "game-broken", "5 is no GamePackage"),
        ("other", "omerta.games.razzia:PACKAGE", "game-broken", "razzia"),
        ("no_bot", "oddities:NO_BOT", "game-broken", "bot"),
        ("crowd", "oddities:CROWD", "game-broken", "players"),
        ("Loud Name", "omerta.games.razzia:PACKAGE", "game-broken", "small letters"),
        ("razzia", "oddities:NO_BOT", "game-name-taken", "razzia"),
    ],
)
def test_a_bad_package_is_left_out_and_the_house_says_why(
    install: Install,
    capsys: pytest.CaptureFixture[str],
    name: str,
    value: str,
    reason: str,
    says: str,
) -> None:
    install(**{name: value})
    assert games.packages()[: len(games.HOUSE)] == list(games.HOUSE.values())
    assert name in games.HOUSE or name not in games.names()
    [trouble] = games.troubles()
    assert trouble.reason == reason
    assert main(["games", "--lang", "en"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "oddities" in told
    assert says in told
    if name not in games.HOUSE:
        assert main(["simulate", name, "--lang", "en"]) == 2
        assert "oddities" in capsys.readouterr().err


def test_a_game_that_two_packages_offer_is_nobodys(install: Install) -> None:
    install("one", crowd="oddities:CROWD")
    install("two", crowd="oddities:CROWD")
    [trouble] = games.troubles()
    assert (trouble.reason, "crowd" in games.names()) == ("game-twice", False)
    assert sorted(str(trouble.params["by"]).split(", ")) == ["one", "two"]
