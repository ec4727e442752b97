"""Lessons: guided first games, each for one browser.

A lesson speaks the wire of a table, so that the page needs nothing else to draw it. It lives in
memory as long as the browser is connected. It is not stored, has no account and is in no lobby;
where the learner stands is kept by their browser.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from omerta.games import names, package
from omerta.games.lessons import begun, has_lesson
from omerta.kernel.dice import commitment, key_from
from omerta.kernel.lesson_bargains import ANSWER, BARGAINS, MAKE
from omerta.kernel.lessons import LEARNER, LEARNERS_NAME, LessonRun, Path, Said, held
from omerta.kernel.match import Match
from omerta.kernel.refusal import Refused
from omerta.server import limits, telling, wire
from omerta.server.connections import Connection
from omerta.server.limits import Limits
from omerta.server.play import offered
from omerta.server.store import SeatRow, TableRow, new_id
from omerta.server.table import LiveTable

MOST_LESSONS = 300
MOST_HERE = 12  # lessons of one address

# The learner, in place of an account.
SOMEBODY = "somebody"
# Who plays in the other seats; the message `bot-lesson` says that they know their lines.
RIVAL = "lesson"
# What the teacher says where a step has nothing else to say to it.
FIRST_THIS = "first-this"

_decoder: msgspec.json.Decoder[wire.FromLearner] = msgspec.json.Decoder(wire.FromLearner)


class Lessons:
    """All lessons of the server."""

    def __init__(self, allowed: Limits) -> None:
        self._limits = allowed
        self._open: Counter[str] = Counter()  # by address

    def visit(self, game: str, example: str, step: int | None, where: str) -> LessonVisit | None:
        """None if there is no such lesson; Refused if there are too many."""
        if game not in names() or not has_lesson(package(game), example):
            return None
        if self._open.total() >= MOST_LESSONS or self._open[where] >= MOST_HERE:
            raise Refused("too-many-lessons")
        if step and not self._limits.allow(("lesson", where), limits.GO):
            raise Refused("too-fast")
        run = begun(package(game), example)
        run.go_to(min(step or 0, len(run.lesson.steps)))
        self._open[where] += 1
        return LessonVisit(self, run, Connection(SOMEBODY, "", where, known=False))

    def left(self, visit: LessonVisit) -> None:
        self._open[visit.connection.address] -= 1
        self._open += Counter()  # drops addresses without lessons

    def demand(self, connection: Connection, rate: limits.Rate) -> None:
        if not self._limits.allow(("lesson", connection.address), rate):
            raise Refused("too-fast")


class LessonVisit:
    """One learner in one lesson."""

    plays = False

    def __init__(self, lessons: Lessons, run: LessonRun, connection: Connection) -> None:
        self.connection = connection
        self._lessons = lessons
        self._run = run
        self._table = _table(run)
        self._showing = False  # what would come of an answer, until it is taken back

    async def welcome(self) -> None:
        self.connection.seat = LEARNER
        table = telling.table_info(self._table, SOMEBODY)
        self._tell(wire.Welcome(table, (), self._now(None)))
        self._tell_step()

    def decode(self, text: str) -> wire.FromLearner:
        return _decoder.decode(text)

    def goodbye(self) -> None:
        self._lessons.left(self)

    async def hear(self, message: wire.FromLearner) -> None:
        await asyncio.sleep(0)  # others first: a message can take a while
        try:
            self._do(message)
        except Refused as refused:
            self.connection.tell(telling.refusal(message.token, refused, self._table))

    def _do(self, message: wire.FromLearner) -> None:
        match message:
            case wire.GoInLesson(to=to):
                if to != "next":
                    self._lessons.demand(self.connection, limits.GO)
                self._go(to, message.token)
            case wire.Consider(path=path, whole=whole, quiet=True):
                self._lessons.demand(self.connection, limits.TRY)
                self._demand_taken(self._whole(path, whole))
                self._tell(wire.Done(message.token))
            case wire.Consider(path=path, whole=whole):
                self._lessons.demand(self.connection, limits.TRY)
                self._consider(self._whole(path, whole), message.token)
            case wire.Act(stamp=stamp, actions=actions, whole=whole):
                self._demand_question(stamp)
                answer = self._whole(actions, whole)
                if answer is not None and self._run.options(answer):
                    raise Refused("not-offered")  # half an answer
                self._answer(answer, message.token)
            case wire.Try(stamp=stamp):
                self._lessons.demand(self.connection, limits.TRY)
                self._demand_question(stamp)
                self.connection.tell(telling.tried(self._table, LEARNER, message))
            case wire.AskAim():
                self._lessons.demand(self.connection, limits.TRY)
                self.connection.tell(telling.aim(self._table, LEARNER, message.token))
            case wire.TryOffer():
                self._lessons.demand(self.connection, limits.TRY)
                self.connection.tell(telling.tried_offer(self._table, LEARNER, message))
            case wire.MakeOffer() | wire.CounterOffer() | wire.AnswerOffer():
                self._lessons.demand(self.connection, limits.BARGAIN)
                self._answer(self._bargain(message), message.token)
            case _:
                self._nudge(FIRST_THIS, message.token)

    # --- going through the lesson ---

    def _go(self, to: str, token: str) -> None:
        run, before = self._run, len(self._run.match.events)
        taking_back, self._showing = self._showing, False
        if to == "next" and not taking_back:
            run.go_on()
        elif to == "back" and not taking_back:
            run.go_to(max(0, run.at - 1))
        elif to == "skip":
            run.go_to(run.next_chapter())
        elif to == "first":
            run.go_to(0)
        since = min(before, len(run.match.events))
        if to in ("skip", "first"):
            self._tell_step(cut=True)
            self._changed(since, token)
        else:
            self._gone_on(since, token, held=run.held(since))

    # --- answering ---

    def _demand_question(self, stamp: str) -> None:
        if stamp != self._stamp():
            raise Refused("stale")

    def _whole(self, actions: Path, whole: bool) -> Path | None:
        """A legal answer, or its beginning, with all its steps; None for anything else."""
        if not self._asks_the_game():
            return None
        try:
            path = actions if whole else self._run.whole(actions)
            self._run.options(path)
        except Refused:
            return None
        return path

    def _asks_the_game(self) -> bool:
        """Is the learner to answer the game's own question now?"""
        step = self._run.step
        return step is not None and step.ask == self._run.match.state.asking and not self._showing

    def _bargain(
        self, message: wire.MakeOffer | wire.CounterOffer | wire.AnswerOffer
    ) -> Path | None:
        """The answer to the step's question that this is; None if it is none."""
        run, step, trade = self._run, self._run.step, self._run.game.trade
        if step is None or step.ask not in BARGAINS or self._showing or trade is None:
            return None
        offers = [offer for offer in run.match.state.offers if offer.to == LEARNER]
        match message:
            case wire.MakeOffer(to=to) if step.ask == MAKE and not message.pledges:
                return run.offered(offered(LEARNER, to, message))
            case wire.CounterOffer(offer=number) if offers and number == offers[-1].id:
                return run.offered(offered(LEARNER, offers[-1].maker, message))
            case wire.AnswerOffer(offer=number) if step.ask == ANSWER and offers:
                answers = {"accept": (trade.accept, *message.picks), "decline": (trade.decline,)}
                return answers.get(message.answer) if number == offers[-1].id else None
        return None

    def _demand_taken(self, path: Path | None) -> None:
        """Refuse an answer with which the lesson would not go on."""
        if path is None or self._run.options(path) or self._run.judge(path).do != "go":
            raise Refused("not-offered")

    def _consider(self, path: Path | None, token: str) -> None:
        said = self._run.judge_early(path) if path is not None else None
        if said is None:
            self._tell(wire.Done(token))
        else:
            self._nudge(said.say, token, path, praise=said.praise)

    def _answer(self, path: Path | None, token: str) -> None:
        run, before = self._run, len(self._run.match.events)
        said = Said("nudge", self._to_anything()) if path is None else run.judge(path)
        if path is None or said.do == "nudge":
            self._nudge(said.say, token, path, praise=said.praise)
        elif said.do == "show":
            self._show(path, said, before, token)
        else:
            run.answer(path)
            reaction = wire.Reaction("fine", said.say) if said.say else None
            self._gone_on(before, token, reaction, held=run.held(before))

    def _to_anything(self) -> str:
        """What is said to an answer that the step's question does not have."""
        step = self._run.step
        asked = step is not None and step.ask in BARGAINS
        return self._run.to_anything() if asked else FIRST_THIS

    def _show(self, path: Path, said: Said, before: int, token: str) -> None:
        shown = self._run.shown(path, self._watch)
        self._showing = True
        stays = held(shown, before, said.before)
        self._gone_on(before, token, wire.Reaction("show", said.say), held=stays, match=shown)

    def _nudge(
        self, say: str, token: str, path: Path | None = None, *, praise: bool = False
    ) -> None:
        """Nothing is done, and the message is refused: of what was picked, the good start stays."""
        good = 0 if path is None else self._run.good_start(path)
        self._tell_step(wire.Reaction("nudge", say, good, praise))
        self.connection.tell(telling.refusal(token, Refused("lesson-nudged"), self._table))

    # --- telling ---

    def _gone_on(
        self,
        since: int,
        token: str,
        reaction: wire.Reaction | None = None,
        *,
        held: int | None,
        match: Match[Any] | None = None,
    ) -> None:
        """What has happened, and what the teacher says now. Where the table is to stay as it was
        on the way, the page has to know that first."""
        if held is not None:
            self._tell_step(reaction, held=held)
        self._changed(since, token, match)
        if held is None:
            self._tell_step(reaction)

    def _watch(self, match: Match[Any]) -> None:
        """From here on, frames of this match are made for the learner."""
        match.events.show(match.game.seat_views(match.state, (LEARNER,)))

    def _changed(self, since: int, token: str, match: Match[Any] | None = None) -> None:
        """The table stands otherwise now; events from this number on are new."""
        table = self._table
        table.match = match or self._run.match
        table.labels.clear()
        table.turn += 1
        table.heard_by[-1] = since
        table.heard_by.append(len(table.match.events))
        self._tell(self._now(table.turn - 1, token))

    def _now(self, since: int | None, ack: str | None = None) -> wire.Now:
        """As at a table; but nothing is asked or may be offered that the step does not ask for."""
        now = telling.game_now(self._table, LEARNER, since, ack)
        now = replace(now, stamp=self._stamp(), can_undo=False, may_ask_undo=False)
        step = self._run.step
        bargains = step is not None and step.ask in BARGAINS and not self._showing
        if not bargains:
            now = replace(now, gate=False)
        if not self._asks_the_game():
            silent = replace(now.view, prompt=None, interrupts=())
            now = replace(now, view=silent, labels=(), branches=(), outlooks=())
        return now

    def _stamp(self) -> str:
        """Each step is a question of its own."""
        return f"{self._table.stamp()}.{self._run.at}"

    def _tell_step(
        self, reaction: wire.Reaction | None = None, *, held: int | None = None, cut: bool = False
    ) -> None:
        run, step = self._run, self._run.step
        helped = step is not None and step.ask and not step.alone
        self._tell(
            wire.LessonStep(
                step=run.at,
                steps=len(run.lesson.steps),
                chapters=_chapters(run),
                say=step.id if step else "",
                facts=run.facts(),
                rule=step.rule if step else "",
                light=step.light if step else (),
                ask=step.ask if step else "",
                wanted=run.usual() if helped else (),
                offer=_wanted_offer(run) if helped else None,
                alone=step.alone if step else False,
                reaction=reaction,
                held=held,
                cut=cut,
            )
        )

    def _tell(self, message: wire.ToLearner) -> None:
        self.connection.tell(telling.encode(message))


def _wanted_offer(run: LessonRun) -> wire.WantedOffer | None:
    offer = run.wanted_offer()
    return wire.WantedOffer(offer.to, offer.gives, offer.wants) if offer else None


def _chapters(run: LessonRun) -> tuple[wire.Chapter, ...]:
    order = [step.chapter for step in run.lesson.steps]
    return tuple(wire.Chapter(name, order.index(name)) for name in run.chapters)


def _table(run: LessonRun) -> LiveTable:
    """A table of the lesson's match, which is nowhere but here."""
    lesson, seed = run.lesson, key_from(run.lesson.seed)
    row = TableRow(
        game=lesson.game,
        rules=run.game.version,
        options=lesson.options,
        title="",
        language="en",
        clock=wire.NoClock(),
        listed=False,
        hints=False,
        quiet=True,
        host="",
        seed=seed,
        commitment=commitment(seed),
    )
    table = LiveTable(row, _seats(row.id, lesson.names), [], [])
    table.row = replace(row, status="playing")
    table.match = run.match
    table.heard_by = [len(run.match.events)]
    return table


def _seats(table: str, rivals: Sequence[str]) -> list[SeatRow]:
    def sits(seat: int, kind: Literal["person", "bot"], **who: Any) -> SeatRow:
        return SeatRow(table=table, seat=seat, kind=kind, invite=new_id(), **who)

    learner = sits(LEARNER, "person", person=SOMEBODY, name=LEARNERS_NAME)
    return [learner, *(sits(n, "bot", name=name, bot=RIVAL) for n, name in enumerate(rivals, 1))]
