"""The games the battery runs over, how many of each, and random walks through them.

With `pytest --quick` every game has one small table, and few games are played at it.
"""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Iterable, Iterator
from typing import Any, get_args

import msgspec

from omerta.games import load, names
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import Listener
from omerta.kernel.game import Game

# One game, or all that are installed.
NAMES = [os.environ["OMERTA_GAME"]] if "OMERTA_GAME" in os.environ else names()
QUICK = "OMERTA_QUICK" in os.environ
SOAKING = "OMERTA_GAMES" in os.environ
GAMES = int(os.environ.get("OMERTA_GAMES", "10" if QUICK else "100"))


def turned(game: Game[Any]) -> Game[Any]:
    """The same game with every option that is one of several turned to its second choice."""
    second = []
    for each in msgspec.structs.fields(game.options_type):
        if each.type is bool:
            second.append((each.name, bool, not each.default))
        elif isinstance(known := msgspec.inspect.type_info(each.type), msgspec.inspect.LiteralType):
            choices = get_args(each.type)
            assert set(choices) == set(known.values)
            second.append((each.name, each.type, next(c for c in choices if c != each.default)))
    options = msgspec.defstruct("Turned", second, bases=(game.options_type,), frozen=True)
    return dataclasses.replace(game, options_type=options)


def table_id(value: object) -> str:
    if not isinstance(value, Game):
        return str(value)
    return value.name + ("-turned" if value.options_type.__name__ == "Turned" else "")


# By name, options and players: how many decisions a random game takes, more or less.
_LENGTHS: dict[tuple[str, int], int] = {}
# What the numbers of games and moments in the battery are made for.
_SHORT = 200
_LONG = 3000
# Every look at a game this long costs more, so it gets half as many.
COSTLY = 1000


def length(game: Game[Any], players: int) -> int:
    table = (table_id(game), players)
    if table not in _LENGTHS:
        luck = Luck(key_from(0))
        _LENGTHS[table] = game.play_out(game.begin(players, key_from(0)), luck.share)
    return _LENGTHS[table]


def tables(games: Iterable[Game[Any]]) -> Iterator[tuple[Game[Any], int]]:
    """Each game with the fewest players, the most, and a number between; and once with its options
    turned. A soak takes every number."""
    for game in games:
        if QUICK:
            yield game, game.min_players
            continue
        least, most = game.min_players, game.max_players
        long = length(game, most) > _LONG
        between = () if long else ((least + most) // 2,)
        numbers = range(least, most + 1) if SOAKING else sorted({least, *between, most})
        for players in numbers:
            yield game, players
        if game.options_type().__struct_fields__:
            yield turned(game), least if long else most


TABLES = list(tables(map(load, NAMES)))


def few(game: Game[Any], players: int, games: int) -> int:
    """As many games as take about as long as these of a short one; two at least, or one long."""
    least = 1 if QUICK or (length(game, players) > COSTLY and not SOAKING) else 2
    return max(least, min(games, games * _SHORT // length(game, players)))


def one_in(game: Game[Any], players: int, looks: int) -> int:
    """One in how many moments of a game to look at, so that a soak looks at about so many."""
    if not SOAKING:
        looks //= 4 if QUICK or length(game, players) > COSTLY else 2
    return max(1, length(game, players) // max(1, looks))


def walk(
    game: Game[Any], players: int, seed: str, listener: Listener | None = None
) -> Iterator[tuple[Any, int, int, bool]]:
    """A random game, as (state, seat, action, interrupts?) just before each action is taken."""
    luck = Luck(key_from(f"walk {seed}"))
    s = game.begin(players, key_from(seed), listener=listener)
    while s.asking:
        seat, interrupts = s.waiting[luck.below(len(s.waiting))], False
        options = game.options(s, seat)
        anyone = luck.below(players)
        if game.interrupts and luck.below(10) == 0 and game.interrupt_options(s, anyone):
            seat, options, interrupts = anyone, game.interrupt_options(s, anyone), True
        action = options[luck.below(len(options))]
        yield s, seat, action, interrupts
        take(game, s, seat, action, interrupts)


def take(game: Game[Any], s: Any, seat: int, action: int, interrupts: bool) -> None:
    (game.interrupt if interrupts else game.act)(s, seat, action)


def moments(game: Game[Any], players: int, seed: str, share: int) -> Iterator[tuple[Any, Luck]]:
    """About one in `share` of the states of a random game, with luck to go on with."""
    luck = Luck(key_from(f"moments {seed}"))
    for s, _, _, _ in walk(game, players, seed):
        if luck.below(share) == 0:
            yield s, luck
