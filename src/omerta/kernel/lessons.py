"""A guided first game: a real match, with forced draws, rivals who know their lines, and a teacher.

A lesson is data (`games/<game>/lesson.toml`). It is a list of steps. At each step the teacher says
something; most steps then ask the learner for an answer to the game's own question. A run plays the
lesson on the real engine. It is a function of what the learner has answered so far, so going back
means playing the earlier answers again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cached_property
from typing import Any, Literal

import msgspec

from omerta.kernel.dice import NEXT_SHUFFLE, Luck, key_from
from omerta.kernel.game import Game, SeatView
from omerta.kernel.legality import next_options
from omerta.kernel.lesson_bargains import (
    BARGAINS,
    PROMISE,
    as_asked,
    bargain,
    can_bargain,
    pledge_of,
    read,
    same_terms,
)
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer
from omerta.kernel.trees import completed

Path = tuple[int, ...]
Name = str | int  # of something that is drawn
# By purpose: what is drawn, in this order. For a pile that is shuffled several times: what is
# drawn after each shuffle.
Draws = dict[str, tuple[Name | tuple[Name, ...], ...]]
# An answer is written as the notations of its steps: `share 0 / share 2 / done`. Steps that leave
# no choice are written, too.
BETWEEN = " / "
ANY = "*"  # in a pattern of answers
# A seat and its answer: a rival's, or one the learner gives without being shown the question.
# `make_offer: …` and `answer_offer: …` bargain, in the order of the lines.
Line = tuple[int, str]
# As an answer: what the game would answer when the time is over.
DEFAULT = "default"


class Otherwise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the teacher does about an answer that the step does not ask for."""

    on: str  # a pattern, such as `play * police *`
    # `nudge`: it is not carried out. `show`: it is carried out, shown and taken back.
    # `fine`: it is as good, and the lesson goes on from there.
    do: Literal["nudge", "show", "fine"]
    say: str
    praise: bool = False  # of a nudge: it was well thought, and is not found fault with
    then: tuple[Line, ...] = ()
    draws: Draws = {}
    before: str = ""  # as for a step


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing the teacher says, and what the learner does then."""

    id: str
    chapter: str
    rule: str
    # The question of the game that the learner answers, or `make_offer` or `answer_offer`; empty
    # for a step that only tells.
    ask: str = ""
    # Patterns of the answers that go on. The usual one is the first that is an answer itself and
    # is possible.
    allow: tuple[str, ...] = ()
    # What the words speak of, as the game's table knows it: `bar:jungle`, `hand:3`.
    light: tuple[str, ...] = ()
    # Facts for the words: a path into the learner's view, such as `money.0`; `money.0 / 2` where
    # the view counts halves.
    facts: dict[str, str] = {}
    # A kind of event: the words are said before the last one of what has just happened is shown,
    # so that what they speak of still lies on the table.
    before: str = ""
    draws: Draws = {}  # forced while the answer is carried out
    then: tuple[Line, ...] = ()  # what rivals answer afterwards, each when it is asked
    otherwise: tuple[Otherwise, ...] = ()
    # A choice without help: the teacher is silent, and a wrong answer is tried again.
    alone: bool = False


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    players: int
    seed: str
    names: tuple[str, ...]  # of the rivals
    steps: tuple[Step, ...]
    minutes: int
    options: dict[str, Any] = {}
    draws: Draws = {}
    # For answers of many steps: one is judged as soon as it goes wrong, and confirmed by itself.
    at_once: bool = False
    # Patterns of steps that say only that nothing more is chosen. The page adds them by itself.
    closing: tuple[str, ...] = ()
    # What rivals answer before the first step.
    first: tuple[Line, ...] = ()
    # Questions that are not shown: everybody gives the default answer, but for the learner where
    # the next step asks it.
    unshown: tuple[str, ...] = ()


class BrokenLessonError(Exception):
    """A lesson does not fit the game any more. Names the step."""


class Said(msgspec.Struct, frozen=True):
    """What the teacher does about an answer."""

    do: Literal["go", "nudge", "show"]
    say: str = ""
    then: tuple[Line, ...] = ()
    draws: Draws = {}
    before: str = ""
    praise: bool = False


LEARNER = 0
LEARNERS_NAME = "—"  # the page and the terminal say "you"


class LessonRun:
    """One learner in one lesson."""

    def __init__(self, lesson: Lesson, game: Game[Any], named: Any) -> None:
        """`named` turns the name of something that is drawn into its number: (purpose, name)."""
        self.lesson = lesson
        self.game = game
        self._named = named
        self.at = 0
        self._answers: list[Path] = []  # by step
        self.match = self._begin()

    # --- where it stands ---

    @property
    def step(self) -> Step | None:
        """The step that is shown; None when the lesson is over."""
        steps = self.lesson.steps
        return steps[self.at] if self.at < len(steps) else None

    @cached_property
    def chapters(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(step.chapter for step in self.lesson.steps))

    def facts(self) -> dict[str, Any]:
        """The facts of the step's words, as the learner sees them."""
        step = self.step
        if step is None:
            return {}
        seen = msgspec.to_builtins(self.match.view(LEARNER).table)
        return {name: looked_up(seen, where) for name, where in step.facts.items()}

    def held(self, since: int) -> int | None:
        """After which of the events from this number on the step's words are said; None if after
        all of them."""
        return held(self.match, since, self.step.before if self.step is not None else "")

    # --- what the learner does ---

    def go_on(self) -> None:
        """The learner has read a step that only tells."""
        step = self.step
        if step is not None and not step.ask:
            self._play_on(self.match, step.then)
            self._advance(())

    def judge(self, path: Sequence[int]) -> Said:
        """What becomes of an answer: nothing is done yet."""
        step = self.step
        if step is None or not step.ask:
            return Said("go")
        written = self._written(path)
        if any(fnmatchcase(written, allowed) for allowed in step.allow):
            return Said("go", then=step.then, draws=step.draws)
        for other in step.otherwise:
            if fnmatchcase(written, other.on):
                if other.do == "fine":
                    return Said("go", other.say, other.then or step.then, other.draws or step.draws)
                return Said(
                    other.do, other.say, other.then, other.draws, other.before, other.praise
                )
        return Said("nudge", self.to_anything())

    def to_anything(self) -> str:
        """What the teacher says to whatever the step does not speak of."""
        step = self.step
        assert step is not None
        said = [other.say for other in step.otherwise if other.on == ANY and other.do == "nudge"]
        return said[-1] if said else step.id

    def may_go_on(self, path: Sequence[int]) -> bool:
        """Can an answer that begins like this still be carried out? If not, it can be judged."""
        return not self.lesson.at_once or self._leads_on(path)

    def good_start(self, path: Sequence[int]) -> int:
        """So many of its first steps still lead to an answer that is carried out. All of them, if
        there is only something missing; none, if nothing was chosen at all."""
        chosen = self._chosen(path) or tuple(path)
        if self._leads_on(chosen):
            return len(path)
        return next(end for end in reversed(range(len(chosen))) if self._leads_on(chosen[:end]))

    def _leads_on(self, path: Sequence[int]) -> bool:
        step = self.step
        if step is None or not path:
            return True
        wanted = [*step.allow, *[each.on for each in step.otherwise if each.do != "nudge"]]
        written = [self._written((action,)) for action in path]
        return any(_begins(written, pattern) for pattern in wanted)

    def _chosen(self, path: Sequence[int]) -> Path:
        """Without the steps at its end that say only that nothing more is chosen."""
        closes = [
            any(fnmatchcase(self._written((action,)), each) for each in self.lesson.closing)
            for action in path
        ]
        return tuple(
            path[: next((end for end in range(len(path), 0, -1) if not closes[end - 1]), 0)]
        )

    def answer(self, path: Sequence[int]) -> Said:
        """Carry out an answer that goes on. For `show`, see `shown`."""
        said = self.judge(path)
        if said.do == "go" and self.step is not None and self.step.ask:
            self._carry_out(self.match, path, said)
            self._advance(tuple(path))
        return said

    def shown(
        self, path: Sequence[int], before: Callable[[Match[Any]], object] = lambda match: None
    ) -> Match[Any]:
        """Another match, in which an answer that is not asked for was carried out. `before` gets
        it while it still stands as at this step."""
        said = self.judge(path)
        match = self._replayed()
        before(match)
        self._carry_out(match, path, said)
        return match

    def judge_early(self, path: Sequence[int]) -> Said | None:
        """A nudge, if an answer that begins like this cannot be carried out; else None. What only
        closes the answer may still be chosen otherwise."""
        if not self.lesson.at_once or self._leads_on(self._chosen(path)):
            return None
        return self.judge(path)

    def offered(self, offer: Offer) -> Path | None:
        """An offer of the learner, or their counter-offer, as an answer to the step's question.
        None if the question has no such answer."""
        s, trade = self._asked(), self.game.trade
        assert trade is not None
        for path in self._answers_from(()):
            meant = read(trade, s, LEARNER, self._ask, path)
            if meant is not None and same_terms(meant, offer):
                return path
        return None

    def _answers_from(self, path: Path) -> Iterator[Path]:
        options = self.options(path)
        if not options:
            yield path
        for option in options:
            yield from self._answers_from((*path, option))

    def go_to(self, at: int) -> None:
        """Go back to a step, or on to one: steps in between are answered as the lesson asks."""
        self._answers = self._answers[:at]
        self.at = min(at, len(self._answers))
        self.match = self._replayed()
        while self.at < at and self.step is not None:
            if self.step.ask:
                self.answer(self.usual())
            else:
                self.go_on()

    def usual(self) -> Path:
        """The answer the step asks for first of all."""
        step = self.step
        assert step is not None
        for answer in step.allow:
            if ANY not in answer and self._possible(path := self._read(answer)):
                return path
        raise BrokenLessonError(f"{step.id}: none of {step.allow} is possible")

    def wanted_offer(self) -> Offer | None:
        """The offer the step asks for; None if it asks for none."""
        trade = self.game.trade
        if self._ask not in BARGAINS or trade is None:
            return None
        return read(trade, self._asked(), LEARNER, self._ask, self.usual())

    def options(self, path: Sequence[int]) -> Path:
        """What may follow the steps of an answer in the making; nothing if it is complete."""
        return next_options(self.game, self._asked(), LEARNER, tuple(path))

    def whole(self, draft: Path) -> Path:
        """The path of an answer in the making, with the choices that are taken automatically."""
        s = self._asked()
        ask = self.game.ask(s)
        return draft if ask.tree is None else completed(ask.tree, s, LEARNER, draft, ask.rule)

    def seen(self, draft: Path) -> SeatView:
        """What the learner sees while this answer is in the making."""
        s = self._asked()
        before, s.drafts[LEARNER] = s.drafts[LEARNER], draft
        try:
            return self.game.seat_view(s, LEARNER)
        finally:
            s.drafts[LEARNER] = before

    def _possible(self, path: Path) -> bool:
        try:
            return not self.options(path)
        except Refused:
            return False

    def _written(self, path: Sequence[int]) -> str:
        return BETWEEN.join([self.game.actions.notation(action) for action in path])

    def next_chapter(self) -> int:
        """The first step of the next chapter; of the last one, its end."""
        steps, step = self.lesson.steps, self.step
        later = [
            number
            for number, each in enumerate(steps)
            if number > self.at and step is not None and each.chapter != step.chapter
        ]
        return later[0] if later else len(steps)

    # --- playing ---

    def _begin(self) -> Match[Any]:
        lesson, game = self.lesson, self.game
        seats = [SeatInfo(name) for name in (LEARNERS_NAME, *lesson.names)]
        options = msgspec.convert(lesson.options, game.options_type)
        match = Match(
            game, seats, key_from(lesson.seed), options, forced=self._numbers(lesson.draws)
        )
        at, self.at = self.at, -1
        self._play_on(match, lesson.first)
        self.at = at
        return match

    def _replayed(self) -> Match[Any]:
        """The match as it stands at this step, played again from its beginning."""
        match = self._begin()
        at, self.at = self.at, 0
        for number, path in enumerate(self._answers[:at]):
            self.at = number
            if path:
                self._carry_out(match, path, self.judge(path))
            elif self.step is not None:
                self._play_on(match, self.step.then)
        self.at = at
        return match

    def _advance(self, path: Path) -> None:
        self._answers = [*self._answers[: self.at], path]
        self.at += 1
        step = self.step
        if step is not None and step.ask and not self._is_asked(self.match, step.ask):
            raise BrokenLessonError(f"{step.id}: the learner is not asked {step.ask}")

    @property
    def _ask(self) -> str:
        return self.step.ask if self.step is not None else ""

    def _asked(self) -> Any:
        """The state in which the learner answers: that of the match, or a copy for bargaining."""
        s = self.match.state
        return as_asked(s, LEARNER, self._ask) if self._ask in BARGAINS else s

    def _is_asked(self, match: Match[Any], ask: str) -> bool:
        s = match.state
        if ask in BARGAINS:
            return can_bargain(s, LEARNER, ask)
        return s.asking == ask and LEARNER in s.waiting

    def _carry_out(self, match: Match[Any], path: Sequence[int], said: Said) -> None:
        match.state.dice.forced.update(self._numbers(said.draws))
        if self._ask in BARGAINS:
            bargain(match, LEARNER, self._ask, tuple(path))
        else:
            match.answer(LEARNER, path, whole=True)
        self._play_on(match, said.then)

    def _play_on(self, match: Match[Any], lines: Sequence[Line]) -> None:
        """Up to the next step: these lines, each when its seat is asked, and unshown questions."""
        left = list(lines)
        self._answer_unshown(match)
        while left:
            self._speak(match, left)
            self._answer_unshown(match)

    def _answer_unshown(self, match: Match[Any]) -> None:
        s, steps = match.state, self.lesson.steps
        following = steps[self.at + 1].ask if self.at + 1 < len(steps) else ""
        while s.asking in self.lesson.unshown:
            seats = [seat for seat in s.waiting if seat != LEARNER or s.asking != following]
            if not seats:
                return
            match.answer(seats[0], self._default(match, seats[0]))

    def _speak(self, match: Match[Any], left: list[Line]) -> None:
        """The next of these lines. It is taken off the list."""
        # What comes after an offer is not said before it.
        until = next((at for at, (_, answer) in enumerate(left) if _bargain_in(answer)), len(left))
        asked = (each for each in left[:until] if each[0] in match.state.waiting)
        line = next(asked, None) if until else left[0]
        if line is None:
            raise BrokenLessonError(f"{self._place}: nobody asks for {left}")
        left.remove(line)
        try:
            self._say(match, *line)
        except Refused as refused:
            raise BrokenLessonError(f"{self._place}: {line} is refused: {refused}") from refused

    def _say(self, match: Match[Any], seat: int, answer: str) -> None:
        ask = _bargain_in(answer)
        if ask:
            parts = answer.removeprefix(f"{ask}: ").split(BETWEEN)
            pledges = [pledge_of(seat, part) for part in parts if part.startswith(PROMISE)]
            path = self._read(BETWEEN.join(parts[: len(parts) - len(pledges)]))
            bargain(match, seat, ask, path, tuple(pledges))
        elif answer == DEFAULT:
            match.answer(seat, self._default(match, seat))
        else:
            match.answer(seat, self._read(answer), whole=True)

    def _default(self, match: Match[Any], seat: int) -> Path:
        return self.game.default(match.state, seat, Luck(key_from(self.lesson.seed)))

    @property
    def _place(self) -> str:
        return self.lesson.steps[self.at].id if self.at >= 0 else "the beginning"

    def _read(self, answer: str) -> Path:
        actions = [self.game.actions.parse(each) for each in answer.split(BETWEEN)]
        if None in actions:
            raise BrokenLessonError(f"there is no answer {answer}")
        return tuple([action for action in actions if action is not None])

    def _numbers(self, draws: Draws) -> dict[str, tuple[int, ...]]:
        return {purpose: self._drawn(purpose, names) for purpose, names in draws.items()}

    def _drawn(self, purpose: str, names: tuple[Name | tuple[Name, ...], ...]) -> tuple[int, ...]:
        numbers: list[int] = []
        for place, each in enumerate(names):
            if isinstance(each, tuple):  # what is drawn after one of several shuffles
                numbers += [NEXT_SHUFFLE] * (place > 0)
                numbers += self._drawn(purpose, each)
            else:
                numbers.append(self._named(purpose, each))
        return tuple(numbers)


def _begins(written: Sequence[str], pattern: str) -> bool:
    """Can an answer that begins with these steps match a pattern? In the middle of it, a star
    stands for a part of one step; at its end, for all that follows."""
    steps = pattern.split(BETWEEN)
    long_enough = len(written) <= len(steps) or steps[-1].endswith(ANY)
    return long_enough and all(map(fnmatchcase, written, steps))


def held(match: Match[Any], since: int, before: str) -> int | None:
    """The number of the event before the last one of this kind, of those from `since` on."""
    numbers = range(len(match.events) - 1, since, -1)
    return next((n - 1 for n in numbers if match.events[n].kind == before), None)


def _bargain_in(answer: str) -> str:
    """How a line bargains; "" if it answers a question of the game."""
    return next((ask for ask in BARGAINS if answer.startswith(f"{ask}: ")), "")


def looked_up(seen: Any, where: str) -> Any:
    """A fact in plain data, by its path: `money.0`; or a part of it: `money.0 / 2`."""
    path, _, parts = where.partition(" / ")
    for key in path.split("."):
        seen = seen[int(key)] if isinstance(seen, list | tuple) else seen[key]
    if not parts:
        return seen
    share = seen / int(parts)
    return int(share) if share.is_integer() else share
