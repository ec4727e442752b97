"""PettingZoo environments for every game.

    env = omerta.adapters.pettingzoo.env("razzia", players=5)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

`env` takes one answer at a time. `parallel_env` takes the answers of all who are asked together.
The agents are the seats: "seat_0", "seat_1" and so on. An observation is the seat's view as
numbers, and the mask of what it may answer now. Both depend only on what the seat may see. Actions
have the ids of the game's action table. Offers are asked for at the game's points of negotiation.
Interrupts are not taken. Rewards are zero until the game is over; then they give the places, from 1
to -1 (`utility.py`), and `infos` has score and place.

An illegal action raises `IllegalAction` and changes nothing. To lose the game by it instead, wrap
the environment in PettingZoo's own `TerminateIllegalWrapper`.

An environment can be copied in the middle of a game, with `clone()`, `copy` or `pickle`. The copy
is independent and has the same random numbers to come.
"""

from __future__ import annotations

import copy
import operator
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

import gymnasium
import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from omerta import games
from omerta.adapters.utility import utilities
from omerta.kernel.dice import KEY_BYTES, derive, key_from
from omerta.kernel.events import PUBLIC, Recorder, seen
from omerta.kernel.game import Game
from omerta.kernel.state import State

Observation = dict[str, NDArray[Any]]
Options = msgspec.Struct | Mapping[str, Any]
Info = dict[str, int]


class IllegalAction(ValueError):  # noqa: N818  (named as the kernel names its refusals)
    """An action was not taken and nothing changed."""


def env(
    name: str,
    players: int | None = None,
    options: Options | None = None,
    render_mode: str | None = None,
) -> TableEnv:
    """A game in which one seat answers at a time. By default it has as few players as possible."""
    return TableEnv(name, players, options, render_mode)


def parallel_env(
    name: str,
    players: int | None = None,
    options: Options | None = None,
    render_mode: str | None = None,
) -> ParallelTableEnv:
    """A game in which all who are asked answer in one step, and the others send `wait`."""
    return ParallelTableEnv(name, players, options, render_mode)


class _Table:
    """What both kinds of environment share: the game, its seats, its seeds, what a seat sees."""

    PARALLELIZABLE: ClassVar[bool]
    # Actions beyond those of the game.
    EXTRA_ACTIONS: ClassVar[int] = 0

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._game: Game[Any] = games.load(name)
        game = self._game
        self.metadata: dict[str, Any] = {
            "name": f"omerta_{game.name}_v{game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": self.PARALLELIZABLE,
        }
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"render_mode is None or 'ansi', not {render_mode!r}")
        self.render_mode = render_mode
        if isinstance(options, Mapping):
            options = msgspec.convert(dict(options), game.options_type)
        self._options = options
        self._players = game.min_players if players is None else players
        self.possible_agents = [f"seat_{seat}" for seat in range(self._players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._root = secrets.token_bytes(KEY_BYTES)
        self._resets = 0
        self._state: State | None = None
        self._heard = Recorder()
        trial = game.begin(self._players, key_from("trial"), self._options)
        self._length = len(game.observe(game.seat_view(trial, 0)))
        self._observation_spaces: dict[str, spaces.Dict] = {}
        self._action_spaces: dict[str, spaces.Discrete] = {}

    # --- setting up ---

    def _begin(self, seed: int | None) -> None:
        """A new game: from the seed if there is one, else from the next key."""
        if seed is not None:
            self._root, self._resets = key_from(seed), 0
            key = self._root
        else:
            self._resets += 1
            key = derive(self._root, "reset", self._resets)
        self._heard = Recorder()
        listener = self._heard if self.render_mode else None  # events cost time
        self._state = self._game.begin(self._players, key, self._options, listener=listener)
        self.agents = self.possible_agents[:]

    def _playing(self) -> State:
        if self._state is None:
            raise RuntimeError("no game has begun: reset() the environment first")
        return self._state

    # --- what a seat sees and may do ---

    def observation_space(self, agent: str) -> spaces.Dict:
        if agent not in self._observation_spaces:
            self._seats[agent]  # raises KeyError for an unknown agent
            actions = len(self._game.actions) + self.EXTRA_ACTIONS
            self._observation_spaces[agent] = spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (self._length,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        if agent not in self._action_spaces:
            self._seats[agent]
            self._action_spaces[agent] = spaces.Discrete(
                len(self._game.actions) + self.EXTRA_ACTIONS
            )
        return self._action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """What a seat sees, and the mask of what it may answer: nothing if it is not asked.

        A question that is answered in secret is open to all who have not answered it, even though
        `env` takes their answers one by one.
        """
        state, seat = self._playing(), self._seats[agent]
        view = self._game.seat_view(state, seat)
        mask = np.zeros(len(self._game.actions) + self.EXTRA_ACTIONS, np.int8)
        if view.prompt is not None and seat in self._in_turn():
            mask[list(view.prompt.options)] = 1
        return {
            "observation": np.array(self._game.observe(view), np.float32),
            "action_mask": mask,
        }

    def _in_turn(self) -> Sequence[int]:
        """Who may answer now. Open answers take effect at once, so they come one by one."""
        state = self._playing()
        if state.over:
            return ()
        return state.waiting if self._game.ask(state).sealed else state.waiting[:1]

    def _checked(self, agent: str, action: Any) -> int:
        """A legal action as an integer. Raises IllegalAction, because the kernel checks nothing."""
        try:
            number = operator.index(action)
        except TypeError:
            raise IllegalAction(f"{agent}: an action is an integer, not {action!r}") from None
        state, game = self._playing(), self._game
        legal = game.options(state, self._seats[agent])
        if number in legal:
            return number
        ask = game.ask(state)
        known = 0 <= number < len(game.actions)
        what = f"{number} ({game.actions.notation(number)})" if known else f"{number}"
        choices = ", ".join(f"{each} ({game.actions.notation(each)})" for each in legal)
        raise IllegalAction(
            f"{agent} may not answer {what} to {ask.name} ({ask.rule}); legal: {choices}"
        )

    def _results(self) -> tuple[dict[str, float], dict[str, Info]]:
        """Rewards, scores and places of a finished game."""
        scores = self._game.scores(self._playing())
        places = self._game.places(self._playing())
        rewards = dict(zip(self.possible_agents, utilities(places), strict=True))
        infos = {
            agent: {"score": score, "place": place}
            for agent, score, place in zip(self.possible_agents, scores, places, strict=True)
        }
        return rewards, infos

    # --- showing ---

    def render(self) -> str | None:
        """What a spectator heard of the last step, and then the table as a spectator sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() shows nothing unless render_mode is 'ansi'")
            return None
        view = self._game.seat_view(self._playing(), PUBLIC)
        lines = [
            f"* {event.kind} {_compact(event.data)} {event.rule}".rstrip()
            for event in seen(self._heard, PUBLIC)
        ]
        table: dict[str, Any] = msgspec.to_builtins(view.table)
        lines += [f"{name}: {_compact(value)}" for name, value in table.items()]
        if view.offers:
            lines.append(f"offers: {_compact(msgspec.to_builtins(view.offers))}")
        if view.scores is None:
            waiting = ", ".join(self.possible_agents[seat] for seat in view.waiting)
            lines.append(f"{view.asking}? {waiting}")
        else:
            lines.append(f"over: {_compact(view.scores)}")
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing to close."""

    # --- copying ---

    def clone(self) -> Self:
        """A cheap, independent copy in the middle of a game.

        It has new spaces: their random generators are not copied (`copy.deepcopy` does that).
        """
        new = object.__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.agents = self.agents[:]
        new.metadata = dict(self.metadata)
        new._heard = Recorder(self._heard)
        if self._state is not None:
            new._state = self._state.clone()
            new._state.listener = new._heard if self.render_mode else None
        new._observation_spaces = {}
        new._action_spaces = {}
        return new

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        new = self.clone()
        memo[id(self)] = new
        new._observation_spaces = copy.deepcopy(self._observation_spaces, memo)
        new._action_spaces = copy.deepcopy(self._action_spaces, memo)
        return new

    def __getstate__(self) -> dict[str, Any]:
        """A game consists of functions, so it is pickled by its name."""
        return {**self.__dict__, "_game": self._game.name}

    def __setstate__(self, facts: dict[str, Any]) -> None:
        self.__dict__.update(facts)
        self._game = games.load(facts["_game"])


class TableEnv(_Table, AECEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """One seat at a time: `agent_selection` is the first of the seats that are asked."""

    # PettingZoo's conversion asks all agents in every cycle; use `parallel_env` instead.
    PARALLELIZABLE = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it follows from the last one. `options` are not used: the
        game's own are given when the environment is made."""
        self._begin(seed)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._select()

    def step(self, action: Any) -> None:
        """Answer for `agent_selection`; with None if the game is over."""
        state = self._playing()
        if not self.agents:
            raise RuntimeError("the game is over: reset() the environment")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        checked = self._checked(agent, action)
        self._heard.clear()
        self._cumulative_rewards[agent] = 0.0
        self._game.act(state, self._seats[agent], checked)
        self._select()

    def _select(self) -> None:
        """Select the next agent, or end the game."""
        state = self._playing()
        if not state.over:
            self.agent_selection = self.possible_agents[state.waiting[0]]
            return
        self.rewards, self.infos = self._results()
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def clone(self) -> Self:
        new = super().clone()
        if self._state is not None:
            new.rewards = dict(self.rewards)
            new._cumulative_rewards = dict(self._cumulative_rewards)
            new.terminations = dict(self.terminations)
            new.truncations = dict(self.truncations)
            new.infos = {agent: dict(info) for agent, info in self.infos.items()}
        return new


class ParallelTableEnv(_Table, ParallelEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """All who are asked answer at once. The others send `wait`, the last action.

    A question answered in secret takes one step for all (for a chain, one step for each link). Open
    answers take effect at once and may change what the next seat can do, so they take one step for
    each seat.
    """

    PARALLELIZABLE = True
    EXTRA_ACTIONS = 1

    @property
    def wait(self) -> int:
        """The id of the action for seats that are not asked."""
        return len(self._game.actions)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """A new game. Without a seed it follows from the last one. `options` are not used: the
        game's own are given when the environment is made."""
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, Info],
    ]:
        """Take an action of every agent. All are checked before the first is taken."""
        state, agents = self._playing(), self.agents
        if set(actions) != set(agents):
            raise IllegalAction(
                f"actions of {', '.join(agents) or 'nobody (the game is over)'} are needed, "
                f"not of {', '.join(map(str, actions)) or 'nobody'}"
            )
        if not agents:
            return {}, {}, {}, {}, {}
        in_turn = list(self._in_turn())
        answers = [(seat, self._checked_of(seat, actions)) for seat in in_turn]
        for agent, action in actions.items():
            if self._seats[agent] not in in_turn and action != self.wait:
                raise IllegalAction(f"{agent} is not asked and can only wait ({self.wait})")
        self._heard.clear()
        for seat, answer in answers:
            self._game.act(state, seat, answer)
        over = state.over
        rewards, infos = dict.fromkeys(agents, 0.0), {agent: Info() for agent in agents}
        if over:
            rewards, infos = self._results()
            self.agents = []
        return (
            self._observations(),
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def observe(self, agent: str) -> Observation:
        observation = super().observe(agent)
        if self._seats[agent] not in self._in_turn():
            observation["action_mask"][self.wait] = 1
        return observation

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.possible_agents}

    def _checked_of(self, seat: int, actions: Mapping[str, Any]) -> int:
        agent = self.possible_agents[seat]
        return self._checked(agent, actions[agent])


def _compact(value: Any) -> str:
    return msgspec.json.encode(value).decode()
