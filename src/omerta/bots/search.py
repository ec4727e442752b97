"""One search for all games: a Monte Carlo tree over what the seats can see.

Each thought deals a world anew from the seat's view, tries one answer in it, goes on as each seat
would answer by what *it* sees in that world, lets quick players play on from where the tree ends,
and carries what comes of it back up. A node is an information set: all worlds that look the same
to the seat that is asked share it. So nobody in the tree acts on another's hand or sealed answer;
and draws of chance, reactions, offers and chains of small choices need no treatment of their own.

What is weighed are whole answers. Where a question has few they are all weighed; where it has
many, those that advisers come up with: the game's own players, and one that sets out in any
direction and then plays on like them. At the root every answer meets the
same worlds with the same luck, and after a while the worse half is left alone; but the game's own
player is only overruled by what did better in these worlds than chance explains.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean, stdev
from typing import Any

import msgspec

from omerta.bots.playable import USUAL, MakeBot, Playable
from omerta.bots.prospects import Terms
from omerta.kernel.asks import reopen
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.drivers import Bot, Decision, decision_for
from omerta.kernel.game import Game
from omerta.kernel.state import UNANSWERED, State

# The steps of a whole answer, or of the rest of one.
Answer = tuple[int, ...]

# So many options of a question of one step are all weighed.
FEW = 8
# How much an answer that was tried little is worth a look.
CURIOSITY = 0.5
# Standard errors by which an answer must do better than the first adviser's.
DOUBT = 1.0
# A thought that was begun is ended: by this much of the time to think it may be too late.
LATE = 1.1
DETOUR = "detour"
# Thoughts about one question share nothing with those about another.
SEEDS = 1 << 60


@dataclass(frozen=True)
class Budget:
    """How long to think: so many thoughts, and no longer than so many seconds.

    Seconds of this thread's own: what else the machine does makes nobody stupid.
    """

    thoughts: int
    seconds: float | None = None


@dataclass
class Verdict:
    """What became of one answer."""

    answer: Answer
    hopes: list[float] = field(default_factory=list)  # world by world
    hope: float = 0.0  # the mean
    chance: float = 0.0  # to win: the mean
    reasons: list[Terms] = field(default_factory=list)  # world by world

    @property
    def tries(self) -> int:
        return len(self.hopes)

    def learn(self, hope: float, chance: float, reasons: Terms) -> None:
        self.hopes.append(hope)
        self.hope += (hope - self.hope) / self.tries
        self.chance += (chance - self.chance) / self.tries
        self.reasons.append(reasons)

    def beats(self, other: Verdict) -> bool:
        """In the worlds both have met."""
        ahead = [mine - its for mine, its in zip(self.hopes, other.hopes, strict=False)]
        return is_ahead(ahead, DOUBT)


def is_ahead(by_world: Sequence[float], doubt: float) -> bool:
    """Is the mean above nothing by so many standard errors, so by more than chance explains?"""
    if len(by_world) < 2:
        return False
    return mean(by_world) > doubt * stdev(by_world) / math.sqrt(len(by_world))


class Node:
    """What is known of one information set beyond the root; it widens with its visits."""

    __slots__ = ("answers", "hopes", "tries", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.answers: list[Answer] = []
        self.tries: list[int] = []
        self.hopes: list[float] = []

    @property
    def wants_more(self) -> bool:
        return len(self.answers) ** 2 <= self.visits

    def add(self, answer: Answer) -> None:
        if answer not in self.answers:
            self.answers.append(answer)
            self.tries.append(0)
            self.hopes.append(0.0)

    def pick(self) -> int:
        """The place of the answer to try next."""
        look = CURIOSITY * math.sqrt(math.log(self.visits + 1))
        worth = [
            hope + look / math.sqrt(tries) if tries else math.inf
            for hope, tries in zip(self.hopes, self.tries, strict=True)
        ]
        return worth.index(max(worth))

    def learn(self, place: int, hope: float) -> None:
        self.visits += 1
        self.tries[place] += 1
        self.hopes[place] += (hope - self.hopes[place]) / self.tries[place]


class Search:
    """A bot that thinks before it answers."""

    def __init__(self, played: Playable, luck: Luck, budget: Budget) -> None:
        self._game = played.game
        self._luck = luck
        self._budget = budget
        self._prospects = played.prospects
        self._player = played.bots[played.prospects.player]
        self._advisers = [adviser(played, name) for name in played.prospects.advisers]
        # Of the last question: what the game's own players would answer, the first adviser first.
        self.usual: dict[Answer, None] = {}
        self._planned: Answer = ()  # what is left of the answer that is being given
        self._draft: Answer = ()  # and what has been given of it

    def choose(self, decision: Decision) -> int:
        prompt = decision.view().prompt
        draft = prompt.draft if prompt else ()
        if not draft or draft != self._draft or not self._planned:
            if len(decision.options) == 1:
                return decision.options[0]
            self._planned = self._decide(decision)
        action, self._planned = self._planned[0], self._planned[1:]
        self._draft = (*draft, action)
        return action

    def think(self, decision: Decision) -> list[Verdict]:
        """What answers are worth; the best first."""
        started, key = time.thread_time(), self._key()
        return self._ranked(self._candidates(decision, key), decision, key, started)

    def weigh(self, decision: Decision, answers: Sequence[Answer]) -> list[Verdict]:
        """What these answers are worth beside those it would think of itself; the best first."""
        started, key = time.thread_time(), self._key()
        weighed = list(dict.fromkeys([*self._candidates(decision, key), *answers]))
        return self._ranked(weighed, decision, key, started)

    def _decide(self, decision: Decision) -> Answer:
        started, key = time.thread_time(), self._key()
        first, *others = self._candidates(decision, key)
        if not others:
            return first
        ranked = self._ranked([first, *others], decision, key, started)
        own = next(verdict for verdict in ranked if verdict.answer == first)
        return ranked[0].answer if ranked[0].beats(own) else first

    def _key(self) -> bytes:
        return key_from(self._luck.below(SEEDS))

    def _candidates(self, decision: Decision, key: bytes) -> list[Answer]:
        """Answers worth weighing, the first adviser's first."""
        seen, game, world = decision.view(), self._game, decision.redeal(derive(key, "options"))

        def answer_of(make: MakeBot, *which: str | int) -> Answer:
            return whole_answer(game, world, seen.seat, make(Luck(derive(key, *which))))

        found = {answer_of(self._advisers[0], "first"): None}
        self.usual = dict(found)
        if seen.asking not in self._prospects.quick:
            if len(decision.options) <= FEW and not game.ask(world).chain:
                found.update(dict.fromkeys((action,) for action in decision.options))
                self.usual.update(found)
            else:
                for number in range(self._prospects.proposals):
                    for which, make in enumerate(self._advisers):
                        answer = answer_of(make, "adviser", which, number)
                        found[answer] = None
                        if self._prospects.advisers[which] != DETOUR:
                            self.usual[answer] = None
        return list(found)

    def _ranked(
        self, answers: list[Answer], decision: Decision, key: bytes, started: float
    ) -> list[Verdict]:
        """The longer an answer stayed among the better half, the further in front it is.

        The first is weighed to the end: the others are held against it.
        """
        thoughts, worlds, longest = 0, 0, 0.0
        seat, tree = decision.view().seat, dict[bytes, Node]()
        left, dropped = [Verdict(answer) for answer in answers], list[Verdict]()
        first = left[0]
        rungs = max(1, math.ceil(math.log2(len(left))))
        for rung in range(1, rungs + 1):
            while self._spent(started, thoughts, longest) < rung / rungs:
                luck = derive(key, "world", worlds)
                world = decision.redeal(luck)
                worlds += 1
                for verdict in left:
                    if self._spent(started, thoughts, longest) >= 1:
                        break
                    began = time.thread_time()
                    self._try(verdict, tree, world.clone(), seat, luck)
                    longest = max(longest, time.thread_time() - began)
                    thoughts += 1
            left.sort(key=lambda each: -each.hope)
            half = (len(left) + 1) // 2
            worse = [verdict for verdict in left[half:] if verdict is not first]
            left, dropped = [each for each in left if each not in worse], [*worse, *dropped]
        return [*left, *dropped]

    def _spent(self, started: float, thoughts: int, longest: float) -> float:
        """The part of the budget; all of it, if the next thought may end too late."""
        part, seconds = thoughts / self._budget.thoughts, self._budget.seconds
        if seconds is None:
            return part
        passed = time.thread_time() - started
        return max(part, passed / seconds, (passed + longest) / (LATE * seconds))

    def _try(
        self, verdict: Verdict, tree: dict[bytes, Node], world: State, thinker: int, luck: bytes
    ) -> None:
        """One thought, from an answer of the thinker to what comes of it."""
        game, prospects = self._game, self._prospects
        players = [self._player(Luck(derive(luck, "player", n))) for n in range(world.players)]
        end = self._end(world)
        ask_again(world, thinker)
        for action in verdict.answer:
            game.act(world, thinker, action)
        way: list[tuple[int, Node, int]] = []
        new = False
        while not new and not self._far_enough(world, end):
            seat = world.waiting[0]
            name = msgspec.msgpack.encode(game.seat_view(world, seat))
            new = name not in tree
            node = tree.setdefault(name, Node())
            if node.wants_more:
                node.add(whole_answer(game, world, seat, self._adviser(node, players[seat], luck)))
            place = node.pick()
            way.append((seat, node, place))
            for action in node.answers[place]:
                game.act(world, seat, action)
        while not self._far_enough(world, end):
            seat = world.waiting[0]
            game.act(world, seat, players[seat].choose(decision_for(game, world, seat)))
        hopes = prospects.hopes(game, world)
        chance = prospects.chances(game, world)[thinker]
        verdict.learn(hopes[thinker], chance, prospects.reasons(world, thinker))
        for seat, node, place in way:
            node.learn(place, hopes[seat])

    def _adviser(self, node: Node, player: Bot, luck: bytes) -> Bot:
        """At first sight whoever plays there; then others in turn."""
        if not node.answers:
            return player
        make = self._advisers[len(node.answers) % len(self._advisers)]
        return make(Luck(derive(luck, node.visits)))

    def _end(self, world: State) -> int | None:
        """The stage at which a position is judged."""
        prospects = self._prospects
        return None if prospects.horizon is None else prospects.stage(world) + prospects.horizon

    def _far_enough(self, world: State, end: int | None) -> bool:
        return world.over or (
            end is not None and self._prospects.stage(world) >= end and not any(world.drafts)
        )


class Detour:
    """Sets out in any direction, and makes the best of it."""

    def __init__(self, luck: Luck, player: Bot) -> None:
        self._luck = luck
        self._player = player
        self._out = False

    def choose(self, decision: Decision) -> int:
        if self._out:
            return self._player.choose(decision)
        self._out = True
        return decision.options[self._luck.below(len(decision.options))]


def adviser(played: Playable, name: str) -> MakeBot:
    """One of the game's own players; `detour` is its usual one after a first step by chance."""
    if name == DETOUR:
        return lambda luck: Detour(luck, played.bots[USUAL](luck))
    return played.bots[name]


def whole_answer(game: Game[Any], s: Any, seat: int, bot: Bot) -> Answer:
    """What a bot answers, to the last step, without its being carried out."""
    ask, before, steps = game.ask(s), s.drafts[seat], []
    while True:
        action = bot.choose(decision_for(game, s, seat))
        steps.append(action)
        # Carried out it would lead on: what it leads to is of no interest here.
        s.drafts[seat] = (*s.drafts[seat], action)
        if not ask.chain or not ask.options(s, seat):
            s.drafts[seat] = before
            return tuple(steps)


def ask_again(world: State, thinker: int) -> None:
    """The thinker answers first, and whoever has answered in secret answers once more: a redeal
    has drawn those answers from all that are possible, good or bad."""
    for seat in world.asked:
        if seat != thinker and world.answers[seat] != UNANSWERED:
            reopen(world, seat)
    world.waiting = [thinker, *[seat for seat in world.waiting if seat != thinker]]
