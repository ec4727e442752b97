"""The consigliere: private advice for a seat on the open question.

He thinks as bots do: in another process, on a state redealt from what the seat sees. Until the end
nobody else learns that he was asked: in a window that would reveal that somebody has something to
decide. So nothing goes into the log, and only the person who asked gets the answer. A late answer
is dropped. Once the game is over, all see who asked him.
"""

from __future__ import annotations

import asyncio
import time

import msgspec

from omerta.bots.advice import Advice, advise
from omerta.games import load, package
from omerta.games.words import Words
from omerta.kernel.dice import derive
from omerta.kernel.drivers import (
    Accept,
    Bargainer,
    BargainMove,
    Counter,
    Propose,
    bargaining_decision,
    decision_for,
)
from omerta.kernel.game import Game
from omerta.kernel.offers import ANYONE
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer, State
from omerta.kernel.trees import walk
from omerta.lineup import USUAL, make
from omerta.server import limits, metrics, telling, wire
from omerta.server.connections import Connection
from omerta.server.logs import log
from omerta.server.play import Play, Stale, own_seat
from omerta.server.steps_in_words import step_by_step
from omerta.server.table import Counselled, LiveTable
from omerta.server.thinking import seat_task
from omerta.server.unwritten import Dropped
from omerta.text.phrases import Part, Phrase, SeatName

# On the whole server. Each thought takes a second or two, one after the other. With more people
# waiting, the answer would come too late to be of use.
MOST_WAITING = 6
# Where several people may ask him, his answer comes after so many multiples of the bots' pace, in
# seconds: not later because another one has asked him, too.
ANSWERS_AFTER = 5.0


class Consigliere:
    def __init__(self, play: Play) -> None:
        self._play = play
        self._house = play.house
        self._waiting: set[str | None] = set()  # people; each may have one question

    def ask(self, table: LiveTable, connection: Connection, question: wire.AskCounsel) -> None:
        """Refuse at once, or answer as soon as he has thought about it."""
        seat, match = own_seat(connection), table.playing
        if not table.hints:
            raise Refused("hints-off")
        if question.stamp != table.stamp():
            raise Stale
        if not _may_speak(table, seat):
            raise Refused("not-asked", match.game.ask(match.state).rule)
        self._demand_patience(connection)
        if connection.person in self._waiting or len(self._waiting) >= MOST_WAITING:
            raise Refused("consigliere-busy")
        self._waiting.add(connection.person)
        self._play.spawn(self._answer(table, seat, connection, question))

    def _demand_patience(self, connection: Connection) -> None:
        for who, rate in (
            (connection.person, limits.COUNSEL),
            (connection.address, limits.COUNSEL_HERE),
        ):
            if not self._house.limits.allow(("counsel", who), rate):
                raise Refused("too-fast")

    async def _answer(
        self, table: LiveTable, seat: int, connection: Connection, question: wire.AskCounsel
    ) -> None:
        token, stamp = question.token, question.stamp
        loop = asyncio.get_running_loop()
        ready = loop.time() + self._takes(table)
        try:
            async with asyncio.timeout_at(ready if ready > loop.time() else None):
                said = await self._think(table, seat, stamp)
            await asyncio.sleep(ready - loop.time())
            if _late(table, seat, stamp):
                raise Stale
            connection.tell(telling.encode(wire.Counsel(token, stamp, said.hints, said.offers)))
        except Stale:
            connection.tell(telling.refusal(token, Refused("stale"), table, stale=True))
        except Dropped:
            raise  # the browser connects again to a fresh table, and asks again
        except TimeoutError:
            connection.tell(telling.refusal(token, Refused("consigliere-busy"), table))
        except Exception:
            log.trouble("the consigliere failed", table=table.row.id, seat=seat)
            connection.tell(telling.refusal(token, Refused("consigliere-failed"), table))
        finally:
            self._waiting.discard(connection.person)

    def _takes(self, table: LiveTable) -> float:
        """Seconds until he answers; 0 if he answers as soon as he can, because no rival could ask
        him meanwhile."""
        rivals = len(table.people()) > 1
        return ANSWERS_AFTER * self._house.settings.bot_pace if rivals else 0.0

    async def _think(self, table: LiveTable, seat: int, stamp: str) -> Counselled:
        """What he says to a question and to offers. To the same he says the same."""
        said = table.counselled[seat]
        async with self._play.at(table):
            if _late(table, seat, stamp):
                raise Stale
            match = table.playing
            seen = msgspec.json.encode((stamp, match.view(seat)))
            # The seed depends only on what the seat sees; else a change in the advice would reveal
            # that something hidden happened.
            key = derive(table.row.seed, "counsel", seat, stamp)
            needs = seat_task(match.game, match.state, seat, key)
            await self._note(table, seat)
        if said.seen != seen:
            began = time.perf_counter()
            workers = self._house.counsellors
            said.hints = await workers.run(counsel, *needs, key)
            said.offers = await workers.run(counsel_on_offers, *needs, key)
            said.seen = seen
            metrics.bot_seconds.labels("consigliere").observe(time.perf_counter() - began)
        return said

    async def _note(self, table: LiveTable, seat: int) -> None:
        """He was asked: all are told once the game is over, not before."""
        if not table.seats[seat].hinted:
            row = table.row
            await self._house.store.write(lambda facts: facts.set_hinted(row.id, seat))
            table.change_seat(seat, hinted=True)


def _late(table: LiveTable, seat: int, stamp: str) -> bool:
    return table.match is None or table.stamp() != stamp or not _may_speak(table, seat)


def _may_speak(table: LiveTable, seat: int) -> bool:
    """Is the seat asked something, or may it bargain?"""
    return table.match is not None and (seat in table.match.state.waiting or table.may_bargain())


# --- in the worker ---


def counsel(game_name: str, world: bytes, seat: int, key: bytes) -> tuple[wire.Hint, ...]:
    played = package(game_name)
    game, spoken = played.game, played.words()
    s = game.state.from_json(world)
    if seat not in s.waiting:
        return ()
    advice = advise(played, decision_for(game, s, seat), key)
    return tuple([_hint(game, spoken, s, seat, each) for each in advice])


def counsel_on_offers(game_name: str, world: bytes, seat: int, key: bytes) -> tuple[Phrase, ...]:
    """What the game's own bargainer would do in this seat, with offers to it and of its own."""
    game, spoken = load(game_name), package(game_name).words()
    s = game.state.from_json(world)
    bot = make(USUAL, game, key)
    if not s.gate or not isinstance(bot, Bargainer):
        return ()
    said = []
    for offer in s.offers:
        if offer.maker != seat and offer.to in (seat, ANYONE):
            move = bot.bargain(bargaining_decision(game, s, seat, offer.id))
            said.append(_on_offer(spoken, offer, move))
    move = bot.bargain(bargaining_decision(game, s, seat))
    if isinstance(move, Propose):
        whom = Phrase("offer-anyone") if move.offer.to == ANYONE else SeatName(move.offer.to)
        said.append(Phrase("counsel-propose", {"to": whom, "terms": spoken.terms(move.offer)}))
    return tuple(said)


def _on_offer(spoken: Words, offer: Offer, move: BargainMove | None) -> Phrase:
    about: dict[str, Part] = {"maker": SeatName(offer.maker), "terms": spoken.terms(offer)}
    match move:
        case Accept():
            return Phrase("counsel-accept", about)
        case Counter(answer=answer):
            return Phrase("counsel-counter", {**about, "answer": spoken.terms(answer)})
    return Phrase("counsel-decline", about)


def _hint(game: Game[State], spoken: Words, s: State, seat: int, advice: Advice) -> wire.Hint:
    ask, answer = game.ask(s), advice.answer
    return wire.Hint(
        actions=answer
        if ask.tree is None
        else walk(ask.tree, s, seat, (*s.drafts[seat], *answer))[0],
        whole=ask.tree is not None,
        words=step_by_step(game, spoken, s, seat, answer),
        chance=advice.chance,
        even=advice.even,
        term=advice.term,
        amount=float(f"{advice.amount:.2g}"),  # an estimate: more digits mean nothing
    )
