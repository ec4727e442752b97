"""Bots think in separate processes, so that the server never waits for one.

A worker gets the seat, a seed, and a *redealt* state: another state the seat could be in. It has
nothing else, so even a bot that looks inside its `Decision` learns nothing hidden.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, ParamSpec, TypeVar

import msgspec

from omerta.bots.tempers import CALM, Temper
from omerta.games import load, names
from omerta.kernel.drivers import Bargainer, BargainMove, bargaining_decision, decision_for
from omerta.kernel.state import Offer
from omerta.lineup import make
from omerta.server.turns import FairTurns

P = ParamSpec("P")
R = TypeVar("R")


def answer(
    game_name: str, world: bytes, seat: int, bot_name: str, key: bytes, temper: Temper
) -> list[int]:
    """In a worker: the actions of one whole answer."""
    game = load(game_name)
    s = game.state.from_json(world)
    bot = make(bot_name, game, key, temper)
    ask, actions = game.ask(s), []
    while True:
        action = bot.choose(decision_for(game, s, seat))
        actions.append(action)
        # The answer is not played here: what it leads to in a redealt state does not matter.
        s.drafts[seat] = (*s.drafts[seat], action)
        if not ask.chain or not ask.options(s, seat):
            return actions


def bargain_move(
    game_name: str,
    world: bytes,
    seat: int,
    bot_name: str,
    key: bytes,
    temper: Temper,
    offer: int,
    asked: Offer | None = None,
) -> BargainMove | None:
    """In a worker: a bot's answer to an offer, an offer of its own, or one it is `asked` for."""
    game = load(game_name)
    bot = make(bot_name, game, key, temper)
    if not isinstance(bot, Bargainer):
        return None
    s = game.state.from_json(world)
    said = bot.bargain(bargaining_decision(game, s, seat, offer, asked))
    # Check the types of what the bot says; a wrong one is an error of the bot.
    meant: BargainMove | None = msgspec.convert(msgspec.to_builtins(said), BargainMove | None)
    return meant


def _ready(game_name: str) -> None:
    load(game_name)


def _stay_out_of_the_way() -> None:
    # Ctrl-C at the terminal is for the server, which ends its workers itself. Low priority: people
    # who play come before bots that think.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(5)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """Exit when the server is gone, even if it was killed and could not end its workers."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)


class Workers:
    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool = self._new_pool()
        # One more than can work: the next task is there when a worker is free.
        self._turns = FairTurns(self.processes + 1)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.processes,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=_stay_out_of_the_way,
        )

    async def run(self, task: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a task in a worker. If the worker is killed, a new one does the task again."""
        assert not kwargs
        loop, pool = asyncio.get_running_loop(), self._pool
        try:
            return await loop.run_in_executor(pool, task, *args)
        except BrokenExecutor:
            if pool is self._pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, task, *args)

    async def run_for(
        self, person: str, table: str, task: Callable[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> R:
        """The same for a person's table: all have their fair share of the workers' time."""
        async with self._turns.turn(person, table):
            return await self.run(task, *args, **kwargs)

    @property
    def delay(self) -> float:
        """Seconds for which tasks have waited lately, before they began."""
        return self._turns.delay

    async def warm_up(self) -> None:
        """Start the workers and load the games before anybody waits for them."""
        await asyncio.gather(*(self.run(_ready, name) for name in names() * self.processes))

    async def close(self) -> None:
        """Finish the tasks that have begun, and drop the others."""
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)


def bot_task(
    game: Any, state: Any, seat: int, bot_name: str, key: bytes, temper: Temper = CALM
) -> tuple[str, bytes, int, str, bytes, Temper]:
    """What a worker needs to answer for a seat."""
    return (*seat_task(game, state, seat, key), bot_name, key, temper)


def seat_task(game: Any, state: Any, seat: int, key: bytes) -> tuple[str, bytes, int]:
    """What a worker needs to think for a seat: nothing the seat could not know."""
    return game.name, game.redealt(state, seat, key).to_json(), seat
