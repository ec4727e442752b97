"""The consigliere: private advice for a seat on the open question.

He thinks as bots do: in another process, on a state redealt from what the seat sees. Nobody else
learns that he was asked: in a window that would reveal that somebody has something to decide. So
nothing goes into the log, and only the person who asked gets the answer. A late answer is dropped.
"""

from __future__ import annotations

import time

import msgspec

from omerta.bots.advice import Advice, advise
from omerta.games import package
from omerta.games.words import Words
from omerta.kernel.dice import derive
from omerta.kernel.drivers import decision_for
from omerta.kernel.game import Game
from omerta.kernel.refusal import Refused
from omerta.kernel.state import State
from omerta.kernel.trees import walk
from omerta.server import limits, metrics, telling, wire
from omerta.server.connections import Connection
from omerta.server.logs import log
from omerta.server.play import Dropped, Play, Stale, own_seat
from omerta.server.table import LiveTable
from omerta.server.thinking import seat_task
from omerta.text.phrases import Phrase

# On the whole server. Each thought takes a second or two, one after the other. With more people
# waiting, the answer would come too late to be of use.
MOST_WAITING = 6


class Consigliere:
    def __init__(self, play: Play) -> None:
        self._play = play
        self._house = play.house
        self._waiting: set[str | None] = set()  # people; each may have one question

    def ask(self, table: LiveTable, connection: Connection, question: wire.AskCounsel) -> None:
        """Refuse at once, or answer as soon as he has thought about it."""
        seat, match = own_seat(connection), table.playing
        if not table.row.hints:
            raise Refused("hints-off")
        if question.stamp != table.stamp():
            raise Stale
        if seat not in match.state.waiting:
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
        try:
            hints = await self._think(table, seat, stamp)
            if _late(table, seat, stamp):
                raise Stale
            connection.tell(telling.encode(wire.Counsel(token, stamp, hints)))
        except Stale:
            connection.tell(telling.refusal(token, Refused("stale"), table, stale=True))
        except Dropped:
            raise  # the browser connects again to a fresh table, and asks again
        except Exception:
            log.trouble("the consigliere failed", table=table.row.id, seat=seat)
            connection.tell(telling.refusal(token, Refused("consigliere-failed"), table))
        finally:
            self._waiting.discard(connection.person)

    async def _think(self, table: LiveTable, seat: int, stamp: str) -> tuple[wire.Hint, ...]:
        """The hints for a question. The same question gets the same hints."""
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
        if said.seen != seen:
            began = time.perf_counter()
            said.hints = await self._house.counsellors.run(counsel, *needs, key)
            said.seen = seen
            metrics.bot_seconds.labels("consigliere").observe(time.perf_counter() - began)
        return said.hints


def _late(table: LiveTable, seat: int, stamp: str) -> bool:
    match = table.match
    return match is None or table.stamp() != stamp or seat not in match.state.waiting


# --- in the worker ---


def counsel(game_name: str, world: bytes, seat: int, key: bytes) -> tuple[wire.Hint, ...]:
    played = package(game_name)
    game, spoken = played.game, played.words()
    s = game.state.from_json(world)
    advice = advise(played, decision_for(game, s, seat), key)
    return tuple([_hint(game, spoken, s, seat, each) for each in advice])


def _hint(game: Game[State], spoken: Words, s: State, seat: int, advice: Advice) -> wire.Hint:
    ask, answer = game.ask(s), advice.answer
    return wire.Hint(
        actions=answer
        if ask.tree is None
        else walk(ask.tree, s, seat, (*s.drafts[seat], *answer))[0],
        whole=ask.tree is not None,
        words=_step_by_step(game, spoken, s, seat, answer),
        hope=advice.hope,
        even=advice.even,
        term=advice.term,
        amount=float(f"{advice.amount:.2g}"),  # an estimate: more digits mean nothing
    )


def _step_by_step(
    game: Game[State], spoken: Words, s: State, seat: int, answer: tuple[int, ...]
) -> tuple[Phrase, ...]:
    """The label of each choice at the moment it is made."""
    made, said = s.clone(), []
    for action in answer:
        said.append(spoken.action(game.seat_view(made, seat), action))
        made.drafts[seat] = (*made.drafts[seat], action)
    return tuple(said)
