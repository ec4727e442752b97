"""Speed of the peer libraries: uniformly random games through each one's plain Python loop.

This runs in an environment of its own (``requirements-peers.txt``), because the peers and what
they need must not become dependencies of the engine. It therefore imports nothing of the engine,
and each peer only when its case is built, so that one missing peer costs one line of the result.

Every loop is the leanest one a user of that library would write: it keeps no trajectory and picks
with ``int(random() * n)``, the cheapest uniform choice there is, so that what is timed is the
library and not the benchmark. Three rates are printed, since the libraries cut a game differently:

* decisions: a player chose among the legal actions. Chance is not counted, so this is the rate to
  compare across libraries. A forced choice (one legal action) is counted wherever the library
  asks for it.
* steps: every call that moves the game on, chance and bookkeeping calls included.
* games: finished games.

Usage: ``python bench/peers.py --seconds 3 [--only hearts]``; one JSON object per line on stdout.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import count
from typing import Any

SEED = 20240229
WARM_UP_S = 0.3

PlayGame = Callable[[], tuple[int, int]]
"""Plays one game to its end and tells (decisions, steps)."""

Build = Callable[[], tuple[int, PlayGame]]
"""Imports a peer and sets its game up; tells the number of players and how to play a game."""


@dataclass(frozen=True)
class Case:
    """One game of one library; ``label`` says what the loop does where there was a choice."""

    library: str
    distribution: str
    name: str
    label: str
    build: Build


def open_spiel_sequential(game_string: str) -> Build:
    """The usual OpenSpiel loop for a game in which one player moves at a time.

    All chance nodes of the games used here are deals from equally likely cards (or an equally
    likely dealer, pass direction or number of tricks), so the outcome is picked without weighing.
    """

    def build() -> tuple[int, PlayGame]:
        import pyspiel

        game = pyspiel.load_game(game_string)
        pick = random.Random(SEED).random

        def play() -> tuple[int, int]:
            decisions = steps = 0
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(pick() * len(outcomes))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(pick() * len(legal))])
                    decisions += 1
                steps += 1
            state.returns()
            return decisions, steps

        return game.num_players(), play

    return build


def open_spiel_simultaneous(game_string: str) -> Build:
    """The OpenSpiel loop for a game in which all players move at once.

    ``apply_actions`` takes the players' moves together: one step that holds a decision of each
    player. Turning the game into a turn-based one would put a wrapper between, so it is not done.
    """

    def build() -> tuple[int, PlayGame]:
        import pyspiel

        game = pyspiel.load_game(game_string)
        players = range(game.num_players())
        pick = random.Random(SEED).random

        def play() -> tuple[int, int]:
            decisions = steps = 0
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(pick() * len(outcomes))][0])
                else:
                    actions = []
                    for player in players:
                        legal = state.legal_actions(player)
                        actions.append(legal[int(pick() * len(legal))])
                    state.apply_actions(actions)
                    decisions += len(actions)
                steps += 1
            state.returns()
            return decisions, steps

        return len(players), play

    return build


def aec_player(env: Any) -> PlayGame:
    """PettingZoo's loop, one agent after the other, by action masks; for theirs and for ours."""
    env.reset(seed=SEED)
    pick = random.Random(SEED).random

    def play() -> tuple[int, int]:
        decisions = steps = 0
        env.reset()
        for _agent in env.agent_iter():
            observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0].tolist()
                env.step(legal[int(pick() * len(legal))])
                decisions += 1
            steps += 1
        return decisions, steps

    return play


def pettingzoo_texas_holdem() -> tuple[int, PlayGame]:
    """PettingZoo's AEC loop with action masks.

    When a game is over the loop still steps each agent once with ``None`` to let it leave. Those
    calls are part of the API and cost time, so they are steps, but nobody decides anything.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # its greeting would go to stdout
    from pettingzoo.classic import texas_holdem_no_limit_v6

    env = texas_holdem_no_limit_v6.env(num_players=5)
    return len(env.possible_agents), aec_player(env)


def rlcard_uno() -> tuple[int, PlayGame]:
    """RLCard's ``Env.run`` without its record of trajectories and without agent objects.

    ``rlcard.make`` takes a number of players for its poker games and blackjack only and ignores
    it for uno, where the payoffs too are written for two. Hence two players, as read back from
    the environment.
    """
    import rlcard

    env = rlcard.make("uno", config={"seed": SEED})
    pick = random.Random(SEED).random

    def play() -> tuple[int, int]:
        decisions = 0
        state, _player = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _player = env.step(legal[int(pick() * len(legal))])
            decisions += 1
        env.get_payoffs()
        return decisions, decisions  # cards are dealt inside reset and step: no chance is visible

    return env.num_players, play


def catanatron_settlers() -> tuple[int, PlayGame]:
    """catanatron's own loop, as its ``Game.play`` has it, with its own random players."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    colours = tuple(Color)
    seeds = count(SEED)

    def play() -> tuple[int, int]:
        decisions = 0
        game = Game([RandomPlayer(colour) for colour in colours], seed=next(seeds))
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
        return decisions, decisions  # dice are thrown inside the action that asks for them

    return len(colours), play


OH_HELL = "oh_hell(players=4)"
GOOFSPIEL = "goofspiel(players=4,imp_info=True,num_cards=13,points_order=random)"

CASES = (
    Case("OpenSpiel", "open_spiel", "hearts", "hearts", open_spiel_sequential("hearts")),
    Case("OpenSpiel", "open_spiel", "oh_hell", OH_HELL, open_spiel_sequential(OH_HELL)),
    Case(
        "OpenSpiel",
        "open_spiel",
        "goofspiel",
        f"{GOOFSPIEL}, simultaneous moves through apply_actions",
        open_spiel_simultaneous(GOOFSPIEL),
    ),
    Case(
        "PettingZoo",
        "pettingzoo",
        "texas_holdem_no_limit_v6",
        "texas_holdem_no_limit_v6, AEC loop with action masks",
        pettingzoo_texas_holdem,
    ),
    Case("RLCard", "rlcard", "uno", "uno, env.step loop", rlcard_uno),
    Case("catanatron", "catanatron", "catan", "play_tick loop", catanatron_settlers),
)


def play_for(play: PlayGame, seconds: float) -> tuple[int, int, int, float]:
    """Play whole games until the time is up: (decisions, steps, games, seconds really taken).

    The clock is read once a game, which keeps it out of the loop that is measured.
    """
    decisions = steps = games = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        more_decisions, more_steps = play()
        decisions += more_decisions
        steps += more_steps
        games += 1
        now = time.perf_counter()
    return decisions, steps, games, now - start


@cache
def ready(case: Case) -> tuple[str, int, PlayGame]:
    """Version, players and loop of a case, warmed up; once for the whole run."""
    players, play = case.build()
    version = importlib.metadata.version(case.distribution)
    play_for(play, WARM_UP_S)
    return version, players, play


def measure(case: Case, seconds: float) -> dict[str, object]:
    """The line for one case: its rates, or why it has none.

    A peer that is missing, broken or without this game is part of the result, for the others are
    still worth having. A failure in the middle of a game is not: it means this file is wrong about
    the peer, so it is left to end the run.
    """
    try:
        version, players, play = ready(case)
    except (ImportError, AttributeError, RuntimeError) as error:
        # A peer too old for its numpy fails with AttributeError; OpenSpiel's are RuntimeErrors.
        reason = " ".join(f"{type(error).__name__}: {error}".split())
        return {"library": case.library, "case": case.name, "error": reason}
    decisions, steps, games, taken = play_for(play, seconds)
    return {
        "library": case.library,
        "version": version,
        "case": case.name,
        "label": case.label,
        "players": players,
        "decisions_per_s": round(decisions / taken, 1),
        "steps_per_s": round(steps / taken, 1),
        "games_per_s": round(games / taken, 1),
    }


def positive(text: str) -> float:
    """A number of seconds above zero, since no game is played in none."""
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"not a positive number: {text}")
    return value


def main() -> None:
    """Measure the cases asked for, printing each as soon as it is known."""
    parser = argparse.ArgumentParser(description="Speed of random games in the peer libraries.")
    parser.add_argument("--seconds", type=positive, default=3.0, help="time for each case")
    parser.add_argument("--only", choices=[case.name for case in CASES], help="a single case")
    parser.add_argument(
        "--serve", action="store_true", help="measure the case named on each line of the input"
    )
    arguments = parser.parse_args()
    if arguments.serve:
        by_name = {case.name: case for case in CASES}
        for line in sys.stdin:
            print(json.dumps(measure(by_name[line.strip()], arguments.seconds)), flush=True)
        return
    for case in CASES:
        if arguments.only in (None, case.name):
            print(json.dumps(measure(case, arguments.seconds)), flush=True)


if __name__ == "__main__":
    main()
