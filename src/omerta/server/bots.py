"""Bots at a table: they answer what they are asked, answer offers, and make some themselves.

A bot thinks in another process while the table goes on. Its answer is checked against the table as
it is by then, and is then a change like any other. Nothing here is stored: when a table is loaded
again, it asks its bots again.
"""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

from omerta.bots.lines import Speech
from omerta.kernel.dice import derive
from omerta.kernel.drivers import NO_OFFER, Accept, BargainMove, Counter, Decline, Propose
from omerta.kernel.offers import ANYONE
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer
from omerta.lineup import bargains, is_quick, temper_of
from omerta.server import metrics
from omerta.server.house import House
from omerta.server.logs import log
from omerta.server.table import LiveTable
from omerta.server.thinking import answer, bargain_move, bot_task
from omerta.server.voices import Voices

T = TypeVar("T")

# Multiples of the pace: when bots answer in a window, and when if one of them thinks ahead.
WINDOW_PACE, WINDOW_PACE_OF_SLOW = 0.5, 2.0
# Seconds. Where a window has less for its bots, because they play for nobody to follow, they answer
# when they can.
LEAST_IN_WINDOW = 0.3
A_MOMENT = 0.1
# If the situation changed while a bot thought, it thinks again, at most so often.
MOST_THOUGHTS = 3
# Milliseconds. A bot that takes longer to think of an offer answers its question without one.
MOST_HAGGLING = 10_000
# Milliseconds on its clock that a bot keeps for its answer while it waits for a reply to an offer.
TIME_TO_ANSWER = 3_000


class TablePlay(Protocol):
    """What bots need of the play at a table (`play.py` has all of it)."""

    house: House

    def at(self, table: LiveTable) -> AbstractAsyncContextManager[None]: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...

    async def change(self, table: LiveTable, seat: int, do: Callable[[], object]) -> None: ...

    async def follow_up(self, table: LiveTable) -> None: ...

    def set_timer(self, table: LiveTable) -> None: ...


class BotPlayers:
    def __init__(self, play: TablePlay) -> None:
        self._play = play
        self._house = play.house
        self.voices = Voices(play.house)

    def follow_up(self, table: LiveTable) -> None:
        """After a change: start what bots have to do now. Each bot thinks about one offer and one
        answer at a time."""
        match, busy = table.playing, table.bots
        seats = [seat.seat for seat in table.seats if seat.kind == "bot"]
        if not seats or not table.awake():
            return
        if busy.events_known is None and not match.log:
            self._play.spawn(self.voices.greet(table))
        if busy.events_known != len(match.events):
            self._play.spawn(self._remark(table))
        # In random order, so that no bot is always the first.
        for seat in random.sample(seats, len(seats)):
            offer = None if seat in busy.haggling else self._to_talk_about(table, seat)
            if offer is None:
                continue
            busy.haggling.add(seat)
            if offer == NO_OFFER:
                busy.canvassed[seat] = table.stamp()
                self._play.spawn(self._make_offer(table, seat, table.stamp()))
            else:
                self._play.spawn(self._answer_offer(table, seat, offer))
        for seat in match.state.waiting:
            if seat in seats and seat not in busy.thinking and not self._waits(table, seat):
                busy.thinking.add(seat)
                self._play.spawn(self._answer(table, seat))

    def part(self, table: LiveTable) -> None:
        """The game is over: some have a last word."""
        self._play.spawn(self.voices.part(table))

    async def _remark(self, table: LiveTable) -> None:
        async with self._play.at(table):
            if table.match is not None:
                await self.voices.remarks(table)

    # --- thinking ---

    async def _consider(
        self,
        table: LiveTable,
        seat: int,
        busy: set[int],
        since: int,
        *,
        think: Callable[[], Awaitable[T]],
        still: Callable[[], bool],
        act: Callable[[T | None], Awaitable[None]],
    ) -> None:
        """Let a bot think, at its pace, and act if what it thought about still holds.

        In a window it acts when all do, with what it has thought of by then.
        """
        match = table.match
        assert match is not None
        pace = self._pace(table)
        in_window = match.game.ask(match.state).covert and pace > LEAST_IN_WINDOW
        if in_window and (table.now() - since) / 1000 > pace / 2:
            since = table.now()  # it has just taken the seat over, as all could see
        for thoughts_left in reversed(range(MOST_THOUGHTS)):
            seen = _sees(table, seat)
            try:
                in_time = max(0.0, pace - (table.now() - since) / 1000)
                thought = await _within(in_time if in_window else None, think)
                await asyncio.sleep(max(0.0, pace - (table.now() - since) / 1000))
            except BaseException:
                busy.discard(seat)
                raise
            async with self._play.at(table):
                relevant = not match.over and table.is_bot(seat) and still()
                changed = not in_window and _sees(table, seat) != seen
                if relevant and thoughts_left and changed:
                    continue
                busy.discard(seat)
                if relevant:
                    await act(thought)
                elif not match.over:
                    await self._play.follow_up(table)
                return

    def _pace(self, table: LiveTable) -> float:
        """Seconds from a question to a bot's answer, if it does not think longer."""
        match, pace = table.playing, self._house.settings.bot_pace
        if not match.game.ask(match.state).covert:
            return pace * random.uniform(0.3, 0.9)
        stamp, known = table.bots.window
        if stamp != table.stamp():
            known = self._window_pace(table)
            table.bots.window = table.stamp(), known
        return known

    def _window_pace(self, table: LiveTable) -> float:
        """Seconds from a window's opening to the moment at which all bots answer in it.

        It follows from who is asked, and from how busy the server was before, and not from what
        anybody holds. It is long enough for bots that think ahead, and who has not finished by
        then passes: nobody can tell which of them had something to think about.
        """
        match, pace = table.playing, self._house.settings.bot_pace
        bots = [table.seats[seat].bot for seat in match.state.asked if table.is_bot(seat)]
        slow = sum(not is_quick(bot, match.game) for bot in bots)
        workers = self._house.workers
        in_turn = WINDOW_PACE_OF_SLOW * math.ceil(slow / workers.processes)
        busy = math.ceil(workers.delay) if workers.delay > A_MOMENT and pace else 0
        return pace * (in_turn if slow else WINDOW_PACE) + busy

    async def _ask(
        self, table: LiveTable, seat: int, about: str, task: Callable[..., T], *more: Any
    ) -> T | None:
        """What the bot says; None if it fails, or the game is over before it starts."""
        match, bot, temper = table.match, table.seats[seat].bot, temper_of(table.seats[seat].name)
        if match is None or match.over:
            return None
        began = time.perf_counter()
        try:
            key = derive(table.row.seed, about, seat, len(match.log))
            needs = bot_task(match.game, match.state, seat, bot, key, temper)
            whose = table.row.host, table.row.id
            return await self._house.workers.run_for(*whose, task, *needs, *more)
        except Exception:
            log.trouble("a bot failed", table=table.row.id, seat=seat, bot=bot)
            return None
        finally:
            metrics.bot_seconds.labels(bot).observe(time.perf_counter() - began)

    # --- questions ---

    async def _answer(self, table: LiveTable, seat: int) -> None:
        stamp = table.stamp()
        await self._consider(
            table,
            seat,
            table.bots.thinking,
            table.opened,
            think=lambda: self._ask(table, seat, "bot", answer),
            still=lambda: table.stamp() == stamp and seat in table.playing.state.waiting,
            act=partial(self._answer_for, table, seat),
        )

    async def _answer_for(self, table: LiveTable, seat: int, actions: list[int] | None) -> None:
        """If a bot fails or gives an illegal answer, take the default: the table goes on."""
        match = table.playing
        if self._waits(table, seat):  # it has made an offer meanwhile
            self._play.set_timer(table)
            return
        try:
            if not actions:
                raise Refused("no-answer")
            await self._play.change(table, seat, lambda: table.answer(seat, actions))
        except Refused:
            await self._play.change(table, seat, lambda: match.time_out(seat, at=table.now()))

    def _waits(self, table: LiveTable, seat: int) -> bool:
        return table.now() < self._waits_until(table, seat)

    def _waits_until(self, table: LiveTable, seat: int) -> int:
        """Until when a bot waits with its answer; 0 if it need not wait.

        In its turn it first thinks of an offer. While a person has time for a bot's offer, no bot
        answers, because the next question could close the trade. In a window bots do not wait,
        because others do.
        """
        match = table.playing
        if match.game.trade is None or match.game.ask(match.state).covert:
            return 0
        until = table.opened + MOST_HAGGLING if seat in table.bots.haggling else 0
        until = max(until, table.time_for_offers())
        time_is_up = table.clocks.deadline([seat])
        return until if time_is_up is None else min(until, time_is_up - TIME_TO_ANSWER)

    def go_on_at(self, table: LiveTable) -> int | None:
        """When the first waiting bot has waited long enough."""
        match = table.match
        if match is None or match.over:
            return None
        waiting = [seat for seat in match.state.waiting if table.is_bot(seat)]
        if not waiting:
            return None
        times = [self._waits_until(table, seat) for seat in waiting]
        now = table.now()
        return min([each for each in times if each > now], default=None)

    # --- offers ---

    def _to_talk_about(self, table: LiveTable, seat: int) -> int | None:
        """The offer a bot has to answer, NO_OFFER if it may make one, None for neither."""
        match = table.playing
        if not table.may_bargain():
            return None
        able = bargains(table.seats[seat].bot, match.game)
        offers: list[Offer] = match.state.offers
        for offer in offers:
            to_all = offer.to == ANYONE and offer.maker != seat
            new_to_it = able and (seat, offer.id) not in table.bots.pondered
            if offer.to == seat or (to_all and new_to_it):
                return offer.id
        asked_before = table.bots.canvassed.get(seat) == table.stamp()
        in_a_window = match.game.ask(match.state).covert
        if not able or asked_before or in_a_window or _has_offer(table, seat):
            return None
        return NO_OFFER

    async def _make_offer(self, table: LiveTable, seat: int, stamp: str) -> None:
        await self._consider(
            table,
            seat,
            table.bots.haggling,
            table.opened,
            think=lambda: self._ask(table, seat, "haggle", bargain_move, NO_OFFER),
            still=lambda: table.may_bargain() and table.stamp() == stamp,
            act=partial(self._propose, table, seat),
        )

    async def _answer_offer(self, table: LiveTable, seat: int, number: int) -> None:
        await self._consider(
            table,
            seat,
            table.bots.haggling,
            table.offer_clocks.made(number),
            think=lambda: self._ask(table, seat, "haggle", bargain_move, number),
            still=lambda: table.may_bargain() and _find(table, number) is not None,
            act=partial(self._reply, table, seat, number),
        )

    def ask(self, table: LiveTable, seat: int, asked: Offer) -> None:
        """Somebody would like such an offer from a bot. Refused if none is possible between the
        two; else the bot makes one, or says why it does not."""
        match = table.playing
        if match.game.trade is None or not table.is_bot(seat):
            raise Refused("ask-no-bot", seat=seat)
        wish = match.game.bargain(match.state).wished(asked)
        if seat in table.bots.asked:
            raise Refused("ask-busy", seat=seat)
        table.bots.asked.add(seat)
        self._play.spawn(self._answer_asked(table, seat, wish))

    async def _answer_asked(self, table: LiveTable, seat: int, asked: Offer) -> None:
        await self._consider(
            table,
            seat,
            table.bots.asked,
            table.now(),
            think=lambda: self._ask(table, seat, "haggle", bargain_move, NO_OFFER, asked),
            still=table.may_bargain,
            act=partial(self._offer_asked, table, seat, asked.maker),
        )

    async def _offer_asked(
        self, table: LiveTable, seat: int, asker: int, said: BargainMove | None
    ) -> None:
        match, at = table.playing, table.now()
        if isinstance(said, Propose):
            offer = replace(said.offer, maker=seat, to=asker)
            before = [each for each in match.state.offers if (each.maker, each.to) == (seat, asker)]
            standing = [each for each in before if each.gives and each.gives == offer.gives]
            if standing:  # it has named a price for that already
                await self.voices.about_move(table, seat, asker, Propose(standing[0], said.why))
                return
            for old in before:
                await self._do(table, seat, partial(match.withdraw, seat, old.id, at=at))
            if await self._do(table, seat, partial(match.offer, offer, at=at)):
                await self.voices.about_move(table, seat, asker, said)
                return
        if isinstance(said, Decline) and said.why is not None:
            await self.voices.about_move(table, seat, asker, said)
        else:
            await self.voices.say(table, seat, Speech("nothing"), asker)
        await self._play.follow_up(table)

    async def _propose(self, table: LiveTable, seat: int, said: BargainMove | None) -> None:
        if isinstance(said, Propose) and not _has_offer(table, seat):
            offer = replace(said.offer, maker=seat)
            if await self._do(table, seat, lambda: table.playing.offer(offer, at=table.now())):
                await self.voices.about_move(table, seat, offer.to, said)
                return
        await self._play.follow_up(table)

    async def _reply(
        self, table: LiveTable, seat: int, number: int, said: BargainMove | None
    ) -> None:
        """An offer to a bot always gets an answer."""
        offer = _find(table, number)
        table.bots.pondered.add((seat, number))
        do = self._doing(table, seat, said)
        if do is not None and await self._do(table, seat, do):
            if offer is not None:
                await self.voices.about_move(table, seat, offer.maker, said)
            return
        if offer is not None and offer.to == seat:
            decline = partial(table.playing.decline, seat, number, at=table.now())
            if await self._do(table, seat, decline):
                return
        await self._play.follow_up(table)

    def _doing(
        self, table: LiveTable, seat: int, said: BargainMove | None
    ) -> Callable[[], object] | None:
        match, at = table.playing, table.now()
        match said:
            case Accept(offer=number, picks=picks):
                return partial(match.accept, seat, number, picks, at=at)
            case Decline(offer=number):
                return partial(match.decline, seat, number, at=at)
            case Counter(offer=number, answer=counter):
                countered = _find(table, number)
                # No counter to another bot's counter: two bots would go on for ever.
                if countered and countered.counters >= 0 and table.is_bot(countered.maker):
                    return None
                return partial(match.counter, seat, number, counter, at=at)
        return None

    async def _do(self, table: LiveTable, seat: int, do: Callable[[], object]) -> bool:
        """False if it was refused. A bot's illegal move is no error."""
        try:
            await self._play.change(table, seat, do)
        except Refused:
            return False
        return True


async def _within(seconds: float | None, think: Callable[[], Awaitable[T]]) -> T | None:
    """The thought; None if it takes longer than that."""
    try:
        async with asyncio.timeout(seconds):
            return await think()
    except TimeoutError:
        return None


def _sees(table: LiveTable, seat: int) -> object:
    """What a bot's thoughts depend on. Only in games with trade can this change while a question
    is open and unanswered."""
    match = table.match
    return None if match is None or match.game.trade is None else match.view(seat).table


def _find(table: LiveTable, number: int) -> Offer | None:
    return next((offer for offer in table.playing.state.offers if offer.id == number), None)


def _has_offer(table: LiveTable, seat: int) -> bool:
    return any(offer.maker == seat for offer in table.playing.state.offers)
