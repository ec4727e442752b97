"""Which decisions cost a seat most, judged by what it could see then.

Everything hidden from the seat is dealt again, many times. In each of these worlds the seat's own
answer and others are tried, quick bots play on, and the game's prospects judge where that leads.
The cost of an answer is what a better one promised, less what it promised itself. So bad luck is
no mistake.

A `Review` plans the work: a few worlds for each decision, more for those that seem to cost most.
What the dearest ones cost is then worked out once more in fresh worlds: those in which a better
answer was found flatter it. A cost counts only if it is larger than its error.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean, stdev
from typing import Any, Generic, NamedTuple

from omerta.bots.playable import Playable
from omerta.bots.playing_on import chances_after
from omerta.bots.prospects import Terms
from omerta.bots.search import FEW, Answer, adviser, is_ahead, whole_answer
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.record import Record, replay
from omerta.kernel.state import S

# Decisions that are looked at, at most, and how often each adviser is asked about one.
MOST_DECISIONS = 40
ASKED = 3
# Worlds for each decision, and how many decisions go on to the next step. The last step uses worlds
# of its own.
STEPS = ((6, 12), (24, 5))
LAST = 72
# So many are told.
TOLD = 3
# Standard errors by which a cost must be above nothing, and the least chance it must have cost.
CERTAIN, LEAST = 2.0, 0.04


@dataclass(frozen=True)
class Choice(Generic[S]):
    """A decision of a seat: how many log entries came before it, the state, and the answer."""

    moment: int
    state: S
    answer: Answer
    others: tuple[Answer, ...]  # that were worth a thought
    key: bytes


@dataclass(frozen=True)
class Cost:
    """What an answer cost: the chance it promised, and a better one."""

    better: Answer
    chance: float
    best: float
    error: float  # of the difference
    # Why it is better: the game's term it surely brought more of; "" if nothing stands out.
    term: str = ""
    more: float = 0.0

    @property
    def amount(self) -> float:
        return self.best - self.chance

    @property
    def sure(self) -> bool:
        return self.amount >= max(LEAST, CERTAIN * self.error)


class Outcome(NamedTuple):
    """What became of a world: the seat's chance, and what it has, in the game's terms."""

    chance: float
    terms: Terms


# By answer, world by world.
Tried = dict[Answer, list[Outcome]]


def choices(played: Playable, rec: Record, seat: int) -> list[Choice[Any]]:
    """The decisions of a seat in which others would have answered otherwise."""
    game, quick = played.game, played.prospects.quick
    match, key = replay(game, rec, upto=0), key_from(rec.commitment)
    found: dict[int, tuple[int, Any, Answer]] = {}  # by question: the last answer counts
    begun: tuple[int, Any, Answer] | None = None
    for moment, line in enumerate(rec.log):
        entry, s = line.entry, match.state
        mine = entry.seat == seat and entry.do == "act" and not entry.default
        answers = mine and bool(s.asking) and seat in s.asked and s.asking not in quick
        question, before = s.question, s.clone() if answers and not s.drafts[seat] else None
        match.apply(entry)
        if not answers:
            if entry.seat == seat:
                begun = None
            continue
        action = game.actions.parse(entry.what)
        assert action is not None
        if before is not None:
            begun = (moment, before, ())
        if begun is not None:
            begun = (*begun[:2], (*begun[2], action))
            whole = match.over or match.state.question != question or not match.state.drafts[seat]
            if whole:
                found[question] = begun
                begun = None
    all_choices = [
        Choice(moment, s, answer, others, derive(key, "choice", moment))
        for moment, s, answer in found.values()
        if (others := _others(played, s, seat, answer, derive(key, "others", moment)))
    ]
    step = max(1.0, len(all_choices) / MOST_DECISIONS)
    return [all_choices[int(n * step)] for n in range(min(MOST_DECISIONS, len(all_choices)))]


def _others(played: Playable, s: Any, seat: int, answer: Answer, key: bytes) -> tuple[Answer, ...]:
    """Other answers that are worth a thought: all, if there are few; else what advisers say. None
    if an adviser would have answered the same."""
    game = played.game
    world = game.redealt(s, seat, key)
    if seat not in world.waiting:  # it has answered before, and then changed its mind
        return ()
    options = game.options(world, seat)
    if len(options) < 2:
        return ()
    if len(options) <= FEW and not game.ask(world).chain:
        return tuple([(option,) for option in options if (option,) != answer])
    make = adviser(played, played.prospects.advisers[0])
    said = {
        whole_answer(game, world, seat, make(Luck(derive(key, number)))): None
        for number in range(ASKED)
    }
    return () if answer in said else tuple(said)


def try_answers(
    played: Playable,
    choice: Choice[Any],
    seat: int,
    answers: Sequence[Answer],
    first: int,
    upto: int,
) -> Tried:
    """Each of these answers in the same worlds, with the same luck."""
    tried: Tried = {answer: [] for answer in answers}
    for number in range(first, upto):
        key = derive(choice.key, number)
        world = played.game.redealt(choice.state, seat, key)
        for answer in answers:
            later = world.clone()
            chance = chances_after(played, later, seat, answer, key)[seat]
            tried[answer].append(Outcome(chance, played.prospects.reasons(later, seat)))
    return tried


@dataclass(frozen=True)
class Wanted:
    """What to try next: answers to a decision, in these worlds."""

    place: int
    answers: tuple[Answer, ...]
    first: int
    upto: int


@dataclass
class Review:
    """The decisions of one seat while they are being judged."""

    choices: Sequence[Choice[Any]]
    costs: dict[int, Cost] = field(default_factory=dict)  # by place
    _tried: dict[int, Tried] = field(default_factory=dict)
    _step: int = 0
    _left: list[int] = field(default_factory=list)
    _done: int = 0
    wanted: Wanted | None = None

    def __post_init__(self) -> None:
        self._left = list(range(len(self.choices)))
        self.wanted = self._next()

    @property
    def progress(self) -> float:
        if self.wanted is None:
            return 1.0
        return min(0.99, (self._step + self._done / max(1, len(self._left))) / (len(STEPS) + 1))

    def learn(self, tried: Tried) -> None:
        assert self.wanted is not None
        place = self.wanted.place
        before = self._tried.get(place, {})
        if self._step < len(STEPS):
            self._tried[place] = {each: [*before.get(each, []), *tried[each]] for each in tried}
        else:
            self.costs[place] = _cost(self.wanted.answers[1], *tried.values())
        self._done += 1
        self.wanted = self._next()

    def dearest(self) -> list[tuple[Choice[Any], Cost]]:
        """What surely cost most, the dearest first."""
        sure = [(self.choices[place], cost) for place, cost in self.costs.items() if cost.sure]
        return sorted(sure, key=lambda each: -each[1].amount)[:TOLD]

    def _next(self) -> Wanted | None:
        while self._step <= len(STEPS):
            if self._done < len(self._left):
                return self._want(self._left[self._done])
            self._go_on()
        return None

    def _want(self, place: int) -> Wanted:
        choice = self.choices[place]
        done = sum([worlds for worlds, _ in STEPS[: self._step]])
        if self._step == len(STEPS):
            return Wanted(place, (choice.answer, self._better(place)), done, done + LAST)
        more = STEPS[self._step][0]
        return Wanted(place, (choice.answer, *choice.others), done, done + more)

    def _go_on(self) -> None:
        """The decisions that seem to have cost most go on to the next step."""
        if self._step < len(STEPS):
            dear = [place for place in self._left if self._seems(place) > 0]
            most = STEPS[self._step][1]
            self._left = sorted(dear, key=lambda place: -self._seems(place))[:most]
        self._step += 1
        self._done = 0

    def _seems(self, place: int) -> float:
        tried = self._tried[place]
        return _promise(tried[self._better(place)]) - _promise(tried[self.choices[place].answer])

    def _better(self, place: int) -> Answer:
        tried = self._tried[place]
        return max(self.choices[place].others, key=lambda each: _promise(tried[each]))


def _promise(outcomes: Sequence[Outcome]) -> float:
    return mean([each.chance for each in outcomes])


def _cost(answer: Answer, own: Sequence[Outcome], better: Sequence[Outcome]) -> Cost:
    """From the same worlds with both answers."""
    worlds = [*zip(own, better, strict=True)]
    apart = [after.chance - before.chance for before, after in worlds]
    error = stdev(apart) / math.sqrt(len(apart))
    leads = {
        term: [after.terms.get(term, 0.0) - before.terms.get(term, 0.0) for before, after in worlds]
        for term in better[0].terms
    }
    sure = [term for term, lead in leads.items() if is_ahead(lead, CERTAIN)]
    term = max(sure, key=lambda term: mean(leads[term]), default="")
    more = mean(leads[term]) if term else 0.0
    return Cost(answer, _promise(own), _promise(better), error, term, more)
