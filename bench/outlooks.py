"""What it costs the server to say what would come of an answer. Prints a table.

``python bench/outlooks.py --games 6``: so many random games of every game, with every number of
players in turn. At some of the questions a random path is gone step by step, as a page does with
`Try`: the time of each step is taken (what may follow, labels, outlook), in milliseconds of this
process's own time. So are the outlooks of all open offers.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from omerta import games
from omerta.games.words import Words
from omerta.kernel.dice import key_from
from omerta.kernel.game import Game
from omerta.kernel.legality import next_options

MOST_MS = 10.0  # for one step, of a hundred slowest the fastest
PER_GAME = 60  # questions that are looked at
MOST_STEPS = 40  # of a path


def moments(game: Game[Any], players: int, number: int) -> Iterator[tuple[Any, int, random.Random]]:
    """Questions of one random game, about as many as wanted, each with a seat that is asked."""
    luck = random.Random(f"{game.name} {players} {number}")
    length = sum(1 for _ in _questions(game, players, number))
    for s, seat in _questions(game, players, number):
        if luck.random() * length < PER_GAME:
            yield s, seat, luck


def _questions(game: Game[Any], players: int, number: int) -> Iterator[tuple[Any, int]]:
    luck = random.Random(number)
    s = game.begin(players, key_from(number))
    while s.asking:
        seat = luck.choice(s.waiting)
        if not s.drafts[seat]:
            yield s, seat
        game.act(s, seat, luck.choice(game.options(s, seat)))


def try_path(game: Game[Any], say: Words, s: Any, seat: int, path: tuple[int, ...]) -> list[int]:
    """All that the server works out for one `Try`."""
    options = next_options(game, s, seat, path)
    view = game.seat_view(s, seat)
    assert view.prompt is not None
    prompt = msgspec.structs.replace(view.prompt, draft=path, options=options)
    view = msgspec.structs.replace(view, prompt=prompt)
    labels = [say.action(view, option) for option in options]
    outlook = game.outlook(s, seat, path) if game.outlook else None
    msgspec.json.encode((options, labels, outlook))
    return [*options]


def milliseconds(work: Callable[..., Any], *given: Any) -> tuple[float, Any]:
    began = time.process_time()
    result = work(*given)
    return 1000 * (time.process_time() - began), result


def measured(game: Game[Any], number_of_games: int) -> list[float]:
    say = games.package(game.name).words()
    taken = []
    for number in range(number_of_games):
        players = game.min_players + number % (game.max_players - game.min_players + 1)
        for s, seat, luck in moments(game, players, number):
            path: tuple[int, ...] = ()
            for _ in range(MOST_STEPS):
                spent, options = milliseconds(try_path, game, say, s, seat, path)
                taken.append(spent)
                if not options or not game.ask(s).chain:
                    break
                path = (*path, luck.choice(options))
            taken += offers(game, s, seat)
    return taken


def offers(game: Game[Any], s: Any, seat: int) -> Iterator[float]:
    """Of what is on offer to the seat."""
    trade = game.trade
    if trade is None or trade.outlook is None:
        return
    for offer in game.seat_view(s, seat).offers:
        if offer.gives or offer.wants:
            yield milliseconds(trade.outlook, s, seat, offer)[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=8, help="of each game")
    parser.add_argument("--game", choices=games.names(), action="append")
    given = parser.parse_args()
    grid = Table("game", "steps tried", "median, ms", "99th percentile, ms", "")
    for name in given.game or games.names():
        taken = sorted(measured(games.load(name), given.games))
        median, slow = taken[len(taken) // 2], taken[int(len(taken) * 0.99)]
        verdict = "" if slow <= MOST_MS else f"more than {MOST_MS:.0f} ms"
        grid.add_row(name, f"{len(taken):,}", f"{median:.2f}", f"{slow:.2f}", verdict)
    Console().print(grid)


if __name__ == "__main__":
    main()
