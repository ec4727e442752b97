"""The PettingZoo environments: PettingZoo's own suites, copies, secrecy, illegal actions, rewards.

Everything runs over every game of the house, and over two toys with kinds of question that those
need not have; nothing here knows one of them.
"""

from __future__ import annotations

import copy
import json
import pickle
import random
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import BaseParallelWrapper
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from omerta import games
from omerta.adapters.pettingzoo import (
    IllegalAction,
    Observation,
    ParallelTableEnv,
    TableEnv,
    env,
    parallel_env,
)
from omerta.adapters.utility import utilities
from omerta.battery.games import length, one_in
from omerta.kernel.dice import key_from
from omerta.kernel.events import PUBLIC, Recorder, seen
from omerta.kernel.game import Game
from omerta.kernel.refusal import BadSetup
from omerta.kernel.results import places
from omerta.kernel.state import UNANSWERED
from tests import bazaar, toy
from tests.facts import facts
from tests.packages import admit

TOYS: dict[str, Game[Any]] = {game.name: game for game in (bazaar.GAME, toy.GAME)}
NAMES = [*games.names(), *TOYS]
LONG = 300  # decisions of a random game
FAR = 60  # decisions of a long one, where nothing depends on its end
APART = 250  # steps of a long one in which two environments would have come apart
LOOKS = 300  # at moments of a game, where looking is slow


def load(name: str) -> Game[Any]:
    return TOYS.get(name) or games.load(name)


@pytest.fixture(autouse=True)
def _toys_are_games_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in TOYS.values():
        admit(monkeypatch, game)


def tables() -> Iterator[Any]:
    """Every game with the smallest, a middle and the largest number of players; one whose games are
    long with the smallest only."""
    for name in NAMES:
        game = load(name)
        least, most = game.min_players, game.max_players
        numbers = {least} if length(game, least) > LONG else {least, (least + most) // 2, most}
        for players in sorted(numbers):
            yield pytest.param(name, players, id=f"{name}-{players}")


every_table = pytest.mark.parametrize(("name", "players"), list(tables()))
every_game = pytest.mark.parametrize("name", NAMES)

COPIERS: dict[str, Callable[[Any], Any]] = {
    "clone": lambda table: table.clone(),
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda table: pickle.loads(pickle.dumps(table)),
}
every_copier = pytest.mark.parametrize("copier", list(COPIERS.values()), ids=list(COPIERS))


# --- PettingZoo's own suites ---


# PettingZoo has a list of its own environments whose observations are dicts with a mask, and
# warns of all others; and of the empty mask of an agent whose game is over.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
@every_table
def test_pettingzoo_api(name: str, players: int) -> None:
    api_test(env(name, players), num_cycles=600)


@every_table
def test_pettingzoo_seed(name: str, players: int) -> None:
    seed_test(lambda: env(name, players), num_cycles=60)


@every_table
def test_pettingzoo_parallel_api(name: str, players: int) -> None:
    parallel_api_test(parallel_env(name, players), num_cycles=600)


class Obedient(BaseParallelWrapper):  # type: ignore[misc]  # PettingZoo is not typed
    """Takes any number for a legal action: PettingZoo's parallel seed test ignores masks."""

    def step(self, actions: Mapping[str, int]) -> Any:
        legal = {agent: choices(self.env.observe(agent)) for agent in actions}
        return super().step(
            {agent: legal[agent][action % len(legal[agent])] for agent, action in actions.items()}
        )


@every_table
def test_pettingzoo_parallel_seed(name: str, players: int) -> None:
    parallel_seed_test(lambda: Obedient(parallel_env(name, players)))


# --- playing ---


def choices(observation: Observation) -> list[int]:
    legal: list[int] = observation["action_mask"].nonzero()[0].tolist()
    return legal


def play(
    table: TableEnv, pick: random.Random, most: int | None = None
) -> list[tuple[str, int, float]]:
    """Play at random to the end, or some decisions on; tells who did what and the reward."""
    story: list[tuple[str, int, float]] = []
    while table.agents and (most is None or len(story) < most):
        agent = table.agent_selection
        observation, reward, terminated, _truncated, _info = table.last()
        if terminated:
            story.append((agent, -1, reward))
            table.step(None)
        else:
            action = pick.choice(choices(observation))
            story.append((agent, action, reward))
            table.step(action)
    return story


def far(name: str) -> int | None:
    """How far to play where nothing depends on the end: to the end, but for long games."""
    game = load(name)
    return FAR if length(game, game.min_players) > LONG else None


Step = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]
]


def play_parallel(
    table: ParallelTableEnv, pick: random.Random, most: int | None = None
) -> list[tuple[dict[str, int], Step]]:
    story: list[tuple[dict[str, int], Step]] = []
    while table.agents and (most is None or len(story) < most):
        actions = {agent: pick.choice(choices(table.observe(agent))) for agent in table.agents}
        story.append((actions, table.step(actions)))
    return story


def same(one: Any, other: Any) -> bool:
    """Equal through and through, arrays by value."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(np.array_equal(one, other))


def by_place(in_place: list[int]) -> list[int]:
    """The seats, the first in place first."""
    return sorted(range(len(in_place)), key=lambda seat: in_place[seat])


@every_table
def test_the_loop_of_the_readme(name: str, players: int) -> None:
    table = env(name, players)
    table.reset(seed=1)
    returns = dict.fromkeys(table.possible_agents, 0.0)
    final: dict[str, dict[str, int]] = {}
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        returns[agent] += reward
        if terminated or truncated:
            action, final[agent] = None, info
        else:
            action = table.action_space(agent).sample(observation["action_mask"])
        table.step(action)
    assert table.agents == []
    scores = [final[agent]["score"] for agent in table.possible_agents]
    in_place = [final[agent]["place"] for agent in table.possible_agents]
    if load(name).tie_break is None:
        assert in_place == places(scores)
    else:  # nobody with fewer points comes before, whatever breaks the ties
        assert sorted(scores, reverse=True) == [scores[at] for at in by_place(in_place)]
    assert list(returns.values()) == utilities(in_place)
    with pytest.raises(RuntimeError, match="reset"):
        table.step(None)


@every_table
def test_rewards_come_at_the_end_and_add_up_to_zero(name: str, players: int) -> None:
    for seed in range(1 if far(name) else 3):
        table = env(name, players)
        table.reset(seed=seed)
        story = play(table, random.Random(seed))
        last = {agent: reward for agent, action, reward in story if action < 0}
        assert all(reward == 0 for _agent, action, reward in story if action >= 0)
        assert sorted(last) == sorted(table.possible_agents)
        assert sum(last.values()) == pytest.approx(0)
        assert all(-1 <= reward <= 1 for reward in last.values())


@every_game
def test_both_environments_play_the_same_game(name: str) -> None:
    """The parallel one gathers the answers to one question; taken singly they lead as far."""
    together, singly = parallel_env(name), env(name)
    together.reset(seed=7)
    singly.reset(seed=7)
    pick = random.Random(7)
    pending: dict[str, list[int]] = {agent: [] for agent in together.possible_agents}
    result: Step | None = None
    for _ in range(APART) if far(name) else count():
        if not together.agents:
            break
        actions = {}
        for agent in together.agents:
            if waits(together, agent):
                actions[agent] = together.wait
            else:
                actions[agent] = pick.choice(choices(together.observe(agent)))
                pending[agent].append(actions[agent])
        result = together.step(actions)
        while pending[singly.agent_selection]:
            singly.step(pending[singly.agent_selection].pop(0))
    assert result is not None
    assert singly._playing().to_json() == together._playing().to_json()
    if together.agents:
        return
    _observations, rewards, terminations, truncations, infos = result
    assert all(terminations.values())
    assert not any(truncations.values())
    assert rewards == singly.rewards
    assert infos == singly.infos
    assert together.step({}) == ({}, {}, {}, {}, {})


def waits(table: ParallelTableEnv, agent: str) -> bool:
    return choices(table.observe(agent)) == [table.wait]


@every_table
def test_a_sealed_question_is_answered_in_one_step(name: str, players: int) -> None:
    table = parallel_env(name, players)
    table.reset(seed=3)
    pick, game = random.Random(3), load(name)
    steps, most = 0, far(name)
    while table.agents and (most is None or steps < most):
        steps += 1
        state = table._playing()
        ask, waiting = game.ask(state), list(state.waiting)
        asked = [agent for agent in table.agents if not waits(table, agent)]
        expected = waiting if ask.sealed else waiting[:1]
        assert asked == [f"seat_{seat}" for seat in sorted(expected)]
        play_parallel(table, pick, most=1)
        if ask.sealed and not ask.chain:
            assert all(answer == UNANSWERED for answer in state.answers)


@every_table
def test_spaces_hold_what_is_observed(name: str, players: int) -> None:
    for table in (env(name, players), parallel_env(name, players)):
        table.reset(seed=5)
        pick = random.Random(5)
        for _ in range(20):
            for agent in table.possible_agents:
                assert table.observation_space(agent).contains(table.observe(agent))
            if isinstance(table, TableEnv):
                play(table, pick, most=1)
            else:
                play_parallel(table, pick, most=1)
        for kind in (table.observation_space, table.action_space):
            assert kind("seat_0") is kind("seat_0")
            assert kind("seat_0") is not kind("seat_1")
            with pytest.raises(KeyError):
                kind("seat_99")


def test_utilities_share_what_tied_places_are_worth() -> None:
    assert utilities([1, 2, 3]) == [1, 0, -1]
    assert utilities([1, 1]) == [0, 0]
    assert utilities([4, 1, 1, 3]) == pytest.approx([-1, 2 / 3, 2 / 3, -1 / 3])
    assert utilities([2, 2, 2, 1, 2]) == [-0.25, -0.25, -0.25, 1, -0.25]


# --- setting up ---


@every_game
def test_names_and_numbers(name: str) -> None:
    game = load(name)
    table = env(name)
    assert str(table) == table.metadata["name"] == f"omerta_{name}_v{game.version}"
    assert table.possible_agents == [f"seat_{seat}" for seat in range(game.min_players)]
    assert not table.metadata["is_parallelizable"]
    assert parallel_env(name).metadata["is_parallelizable"]
    assert table.action_space("seat_0").n == len(game.actions)
    assert parallel_env(name).action_space("seat_0").n == len(game.actions) + 1
    with pytest.raises(BadSetup):
        env(name, game.max_players + 1)
    with pytest.raises(ValueError, match="render_mode"):
        env(name, render_mode="human")
    with pytest.raises(RuntimeError, match="reset"):
        table.step(0)


@every_game
def test_options_as_a_record_or_by_name(name: str) -> None:
    options = load(name).options_type()
    facts = {field: getattr(options, field) for field in options.__struct_fields__}
    stories = []
    for given in (None, options, facts, {}):
        table = env(name, options=given)
        table.reset(seed=2)
        stories.append(play(table, random.Random(2), far(name)))
    assert all(story == stories[0] for story in stories)
    with pytest.raises(Exception, match="no_such_option"):
        env(name, options={"no_such_option": 1})


@every_game
def test_resets_go_on_from_a_seed(name: str) -> None:
    def first_states(table: TableEnv, seed: int | None) -> list[bytes]:
        states = []
        for given in (seed, None, None):
            table.reset(seed=given)
            states.append(table._playing().to_json())
        return states

    one, two = first_states(env(name), 4), first_states(env(name), 4)
    assert one == two
    again = env(name)
    assert first_states(again, 4) == first_states(again, 4) == one
    assert len({*one, *first_states(env(name), 5)}) == 6
    assert first_states(env(name), None) != first_states(env(name), None)


# --- copying ---


@every_copier
@every_game
def test_a_copy_in_mid_game_goes_on_alike_and_by_itself(
    name: str, copier: Callable[[TableEnv], TableEnv]
) -> None:
    table = env(name)
    table.reset(seed=11)
    # Another game may be shorter: half way through the second part it must not be over.
    part, most = length(load(name), len(table.possible_agents)) // 8, far(name)
    for decisions in (0, part, part):
        play(table, random.Random(decisions), decisions)
        twin = copier(table)
        before = [table.observe(agent) for agent in table.possible_agents]
        chosen, cumulative = table.agent_selection, dict(table._cumulative_rewards)
        story = play(twin, random.Random(1), most)
        assert most or twin.agents == []
        # Nothing of it reached the first one…
        assert same(before, [table.observe(agent) for agent in table.possible_agents])
        assert (chosen, cumulative) == (table.agent_selection, table._cumulative_rewards)
        assert table.agents == table.possible_agents
        # …which, given the same answers, comes to the same end, and resets to the same game.
        follower = copier(table)
        assert play(follower, random.Random(1), most) == story
        for each in (twin, follower):
            each.reset()
        assert play(twin, random.Random(2), most) == play(follower, random.Random(2), most)


@every_copier
@every_game
def test_a_copy_of_a_parallel_environment(
    name: str, copier: Callable[[ParallelTableEnv], ParallelTableEnv]
) -> None:
    table = parallel_env(name)
    table.reset(seed=11)
    play_parallel(table, random.Random(0), 9)
    twin = copier(table)
    most = far(name)
    story = play_parallel(twin, random.Random(1), most)
    assert most or twin.agents == []
    assert table.agents == table.possible_agents
    assert same(play_parallel(table, random.Random(1), most), story)


@every_game
def test_copies_before_the_game_and_while_agents_leave(name: str) -> None:
    fresh = env(name)
    twins = [copier(fresh) for copier in COPIERS.values()]
    stories = []
    for each in (fresh, *twins):
        each.reset()
        stories.append(play(each, random.Random(3), far(name)))
    assert all(story == stories[0] for story in stories)
    fresh.reset(seed=3)
    pick = random.Random(3)
    while len(fresh.agents) == len(fresh.possible_agents):
        play(fresh, pick, most=1)
    twins = [copier(fresh) for copier in COPIERS.values()]
    rest = play(fresh, pick)
    assert all(play(twin, pick) == rest for twin in twins)


@every_game
def test_random_generators_of_spaces(name: str) -> None:
    """Copies never draw from the same generator; a deep copy goes on where the first one was."""
    table = env(name)
    table.reset(seed=1)
    space = table.action_space("seat_0")
    space.seed(1)
    for copier in (COPIERS["deepcopy"], COPIERS["pickle"]):
        twin = copier(table).action_space("seat_0")
        assert twin is not space
        ahead = [twin.sample() for _ in range(5)]
        assert ahead == [space.sample() for _ in range(5)]
    assert table.clone().action_space("seat_0") is not space


# --- secrecy ---


@every_table
def test_an_observation_depends_on_the_view_of_the_seat_only(name: str, players: int) -> None:
    game = load(name)
    for table in (env(name, players), parallel_env(name, players)):
        table.reset(seed=13)
        pick = random.Random(13)
        number = 0
        while table.agents and number < 60:
            for agent, seat in table._seats.items():
                other = table.clone()
                other._state = game.redealt(table._playing(), seat, key_from(number))
                assert same(table.observe(agent), other.observe(agent))
            number += 1
            if isinstance(table, TableEnv):
                play(table, pick, most=1)
            else:
                play_parallel(table, pick, most=1)


@every_table
def test_what_is_rendered_is_what_a_spectator_may_know(name: str, players: int) -> None:
    """The text changes with nothing that is hidden from all: equal answers, other hidden facts."""
    table = env(name, players, render_mode="ansi")
    table.reset(seed=17)
    assert table.render()
    pick, game = random.Random(17), load(name)
    every = one_in(game, players, LOOKS)
    while table.agents:
        other = table.clone()
        assert other.render() == table.render()
        if table._playing().asking:
            for seat in range(players):
                other._state = game.redealt(table._playing(), seat, key_from(seat))
                assert other.render() == table.render()
        play(table, pick, most=every)
    over = table.render()
    assert over is not None
    assert "over: " in over


@every_game
def test_the_last_step_is_rendered_as_a_spectator_heard_it(name: str) -> None:
    game = load(name)
    for table in (env(name, render_mode="ansi"), parallel_env(name, render_mode="ansi")):
        table.reset(seed=18)
        heard = Recorder()
        state = game.begin(game.min_players, key_from(18), listener=heard)
        pick, steps, most = random.Random(18), 0, far(name)
        while state.asking and (most is None or steps < most):
            steps += 1
            expected = [(event.kind, facts(event)) for event in seen(heard, PUBLIC)]
            assert told(table) == expected
            twin = table.clone()
            heard.clear()
            if isinstance(table, TableEnv):
                [(agent, action, _reward)] = play(table, pick, most=1)
                game.act(state, int(agent.removeprefix("seat_")), action)
            else:
                [(actions, _step)] = play_parallel(table, pick, most=1)
                for seat in list(state.waiting):
                    if (action := actions[f"seat_{seat}"]) != table.wait:
                        game.act(state, seat, action)
            assert told(twin) == expected


def told(table: TableEnv | ParallelTableEnv) -> list[tuple[str, Any]]:
    text = table.render()
    assert text is not None
    lines = [line.split(" ", 2)[1:] for line in text.splitlines() if line.startswith("* ")]
    return [(kind, json.JSONDecoder().raw_decode(rest)[0]) for kind, rest in lines]


@every_game
def test_a_sealed_answer_is_not_rendered(name: str) -> None:
    """Whichever of its options a seat answers in secret, a spectator reads the same."""
    table = env(name, render_mode="ansi")
    table.reset(seed=19)
    pick, game = random.Random(19), load(name)
    while table.agents:
        state = table._playing()
        if state.asking and game.ask(state).sealed and len(state.waiting) > 1:
            texts = set()
            for action in choices(table.observe(table.agent_selection)):
                trial = table.clone()
                trial.step(action)
                texts.add(trial.render())
            assert len(texts) == 1
        play(table, pick, most=1)


@every_game
@pytest.mark.filterwarnings("ignore:.*render:UserWarning")
def test_without_a_render_mode_nothing_is_rendered(name: str) -> None:
    table = env(name)
    table.reset(seed=1)
    assert table.render() is None
    table.close()


# --- illegal actions ---


@every_table
def test_an_illegal_action_is_refused_and_changes_nothing(name: str, players: int) -> None:
    table = env(name, players)
    table.reset(seed=23)
    pick, size = random.Random(23), len(load(name).actions)
    for _ in range(15):
        agent = table.agent_selection
        legal = choices(table.observe(agent))
        before = table._playing().to_json()
        illegal = [action for action in (-1, size, *range(size)) if action not in legal]
        for action in pick.sample(illegal, 4):
            with pytest.raises(IllegalAction, match=rf"{agent} may not answer {action}\b"):
                table.step(action)
        for nonsense in (None, 1.5, "pass"):
            with pytest.raises(IllegalAction, match="integer"):
                table.step(nonsense)
        assert table._playing().to_json() == before
        assert table.agent_selection == agent
        play(table, pick, most=1)


@every_game
def test_an_agent_whose_game_is_over_takes_none_only(name: str) -> None:
    table = env(name)
    table.reset(seed=1)
    while not table.terminations[table.agent_selection]:
        play(table, random.Random(1), most=1)
    with pytest.raises(ValueError, match="None"):
        table.step(0)


@every_table
def test_illegal_parallel_actions_are_refused_before_any_is_taken(name: str, players: int) -> None:
    table = parallel_env(name, players)
    table.reset(seed=29)
    pick = random.Random(29)
    for _ in range(10):
        actions = {agent: choices(table.observe(agent))[0] for agent in table.agents}
        before = table._playing().to_json()
        for agent in table.agents:
            # Who is asked may not wait; who is not may do nothing else.
            wrong = 0 if waits(table, agent) else table.wait
            with pytest.raises(IllegalAction, match=agent):
                table.step({**actions, agent: wrong})
            missing = {other: action for other, action in actions.items() if other != agent}
            with pytest.raises(IllegalAction, match="needed"):
                table.step(missing)
        with pytest.raises(IllegalAction, match="needed"):
            table.step({**actions, "seat_99": 0})
        assert table._playing().to_json() == before
        play_parallel(table, pick, most=1)


@every_game
def test_pettingzoos_wrapper_for_illegal_actions_fits(name: str) -> None:
    """Its convention, for those who want it: whoever acts illegally loses and the game ends."""
    table = TerminateIllegalWrapper(env(name), illegal_reward=-1)
    table.reset(seed=1)
    agent = table.agent_selection
    mask = table.observe(agent)["action_mask"]
    table.step(int(mask.argmin()))
    rewards = {}
    for leaving in table.agent_iter():
        _observation, rewards[leaving], terminated, _truncated, _info = table.last()
        assert terminated
        table.step(None)
    assert rewards == {other: -1.0 if other == agent else 0 for other in table.possible_agents}
