"""Games that installed packages bring: found by entry point.

    [project.entry-points."omerta.games"]
    liars_dice = "liars_dice:PACKAGE"

A package that is broken, or takes a name that is in use, is left out; `omerta games` says why.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from importlib.metadata import EntryPoint, entry_points
from typing import NamedTuple

from omerta.bots.playable import USUAL
from omerta.games.package import GamePackage
from omerta.kernel.refusal import BadSetup
from omerta.text import LANGUAGES

GROUP = "omerta.games"
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
LEAST_PLAYERS, MOST_PLAYERS = 2, 8


class Outside(NamedTuple):
    packages: dict[str, GamePackage]
    troubles: tuple[BadSetup, ...]  # why the others are not among them


def find_outside(taken: Collection[str]) -> Outside:
    """All sound packages, but for those with a name that is `taken`."""
    points: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group=GROUP):
        points.setdefault(point.name, []).append(point)
    packages: dict[str, GamePackage] = {}
    troubles: list[BadSetup] = []
    for name, offered in sorted(points.items()):
        try:
            packages[name] = _load(name, offered, taken)
        except BadSetup as trouble:
            troubles.append(trouble)
    return Outside(packages, tuple(troubles))


def _load(name: str, offered: list[EntryPoint], taken: Collection[str]) -> GamePackage:
    by = ", ".join(point.dist.name if point.dist else point.value for point in offered)
    if name in taken:
        raise BadSetup("game-name-taken", game_name=name, by=by)
    if len(offered) > 1:
        raise BadSetup("game-twice", game_name=name, by=by)
    try:
        found = offered[0].load()
        problem = _problem(name, found)
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
    if problem:
        raise BadSetup("game-broken", game_name=name, by=by, problem=problem)
    package: GamePackage = found
    return package


def _problem(name: str, found: object) -> str:
    """What is wrong with a package; "" if it can be played."""
    if not isinstance(found, GamePackage):
        return f"{found!r:.80} is no GamePackage"
    if not NAME.fullmatch(name):
        return "a name has small letters, digits and _"
    if found.name != name:
        return f"the game calls itself {found.name}"
    if not LEAST_PLAYERS <= found.game.min_players <= found.game.max_players <= MOST_PLAYERS:
        return f"not for {LEAST_PLAYERS} to {MOST_PLAYERS} players"
    if USUAL not in found.bots:
        return f"no bot called {USUAL}"
    missing = [language for language in LANGUAGES if not found.text(language).has("game-title")]
    return f"no game-title in text/{missing[0]}.ftl" if missing else ""
