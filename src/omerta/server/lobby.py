"""The lobby: made once when something has changed, and pushed to all who look.

Every second, while somebody looks, the board is compared with the tables. Of those that changed a
new card is made, and what is alike for all readers is encoded once. A reader's own tables are made
for that reader alone, when one of them has changed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import NamedTuple, NoReturn

import msgspec

from omerta.games import names
from omerta.server import telling
from omerta.server.catalogue import game_cards
from omerta.server.connections import Connection
from omerta.server.house import House
from omerta.server.kept import frozen_card, is_of_other_rules
from omerta.server.logs import log
from omerta.server.nodes import Elsewhere
from omerta.server.relay import Correspondent
from omerta.server.store import Facts
from omerta.server.table import LiveTable
from omerta.server.unwritten import Dropped
from omerta.server.wire import Lobby, LobbyMine, LobbyNow, LobbyTables, TableCard

PACE = 1.0  # seconds between two looks
SECONDS_LISTED = 10.0  # then the store is asked again: another server may have opened a table
MOST_MINE = 20
MOST_OVER = 3  # finished tables of one's own
MOST_SHOWN = 30
MOST_OF_ONE_ORIGIN = 6  # of those shown


class Known(NamedTuple):
    """A table as it was at the last look."""

    turn: int
    version: int
    people: frozenset[str]

    @classmethod
    def of(cls, table: LiveTable) -> Known:
        seated = [seat.person for seat in table.seats if seat.person is not None]
        return cls(table.turn, table.version, frozenset([*seated, table.row.host]))


class LobbyBoard:
    def __init__(self, house: House) -> None:
        self._house = house
        self.correspondent = Correspondent(house)
        self._viewers: set[LobbyVisit] = set()
        self._somebody = asyncio.Event()
        self._refreshing = asyncio.Lock()
        self._listed = float("-inf")
        self._created = 0
        self._known: dict[str, Known] = {}
        # People whose tables have changed, and who were not told.
        self._touched: set[str | None] = set()
        self._open: list[str] = []
        self._playing: list[str] = []
        self._cards: dict[str, tuple[Known, TableCard]] = {}
        # Of tables that other nodes have, and when they were asked for.
        self._cards_elsewhere: dict[str, TableCard] = {}
        self._asked = float("-inf")
        self._tables = LobbyTables((), (), 0, 0)

    async def close(self) -> None:
        await self.correspondent.close()

    # --- for readers ---

    async def lobby(self, person: str | None) -> Lobby:
        """All of it, for one reader."""
        await self._refresh()
        tables = self._tables
        return Lobby(
            games=game_cards(),
            mine=await self._mine(person),
            open=tables.open,
            playing=tables.playing,
            people=tables.people,
            tables=tables.tables,
        )

    async def enter(self, visit: LobbyVisit) -> None:
        connection = visit.connection
        connection.tell(telling.encode(LobbyNow(await self.lobby(connection.person))))
        self._viewers.add(visit)
        self._somebody.set()

    def leave(self, visit: LobbyVisit) -> None:
        self._viewers.discard(visit)
        if not self._viewers:
            self._somebody.clear()

    async def watch(self) -> None:
        """While somebody looks, tell them what has changed."""
        while True:
            await self._somebody.wait()
            try:
                await self._tell()
            except Exception:
                log.trouble("the lobby cannot be made")
            await asyncio.sleep(PACE)

    async def _tell(self) -> None:
        before = self._tables
        await self._refresh()
        touched, self._touched = self._touched, set()
        if self._tables != before:
            message = telling.encode(self._tables)
            for visit in self._viewers:
                visit.connection.tell(message)
        for visit in list(self._viewers):
            person = visit.connection.person
            if person in touched:
                visit.connection.tell(telling.encode(LobbyMine(await self._mine(person))))

    # --- the board ---

    async def _refresh(self) -> None:
        """Make anew what has changed."""
        async with self._refreshing:
            now = time.monotonic()
            if self._look() or now - self._listed > SECONDS_LISTED:
                self._listed = now
                await self._list()
            cards = await self._all([*self._open, *self._playing])
            people, tables = self.here()
            others = self._house.nodes.others.values()
            self._tables = LobbyTables(
                open=_listed(cards, self._open, "open"),
                playing=_listed(cards, self._playing, "playing"),
                people=people + sum(node.people for node in others),
                tables=tables + sum(node.tables for node in others),
            )

    def here(self) -> tuple[int, int]:
        """How many people are at tables of this node, and how many games are in progress."""
        live = self._house.tables.values()
        people = {each.person or id(each) for table in live for each in table.connections}
        return len(people), sum(table.row.status == "playing" for table in live)

    def known(self) -> dict[str, Known]:
        return {id_: Known.of(table) for id_, table in self._house.tables.items()}

    def relist(self) -> None:
        """Another node has changed which tables there are."""
        self._listed = float("-inf")

    def touch(self, people: Iterable[str]) -> None:
        """Tables of these people have changed at another node."""
        watching = {visit.connection.person for visit in self._viewers}
        self._touched |= watching.intersection(people)

    def _look(self) -> bool:
        """Note whose tables have changed. Could another table be listed now?"""
        before, self._known = self._known, self.known()
        watching = {visit.connection.person for visit in self._viewers}
        relist = self._created != self._house.created
        self._created = self._house.created
        for id_, known in self._known.items():
            old = before.get(id_)
            if known != old:
                people = known.people if old is None else known.people | old.people
                self._touched |= people & watching
                relist = relist or old is None or known.version != old.version
        return relist

    async def _list(self) -> None:
        rows = await self._house.store.read(
            lambda facts: [
                facts.listed_tables(part, MOST_SHOWN, MOST_OF_ONE_ORIGIN)
                for part in ("open", "playing")
            ]
        )
        self._open, self._playing = [[row.id for row in part] for part in rows]
        shown = {*self._open, *self._playing}
        self._cards = {id_: card for id_, card in self._cards.items() if id_ in shown}

    async def _all(self, ids: list[str]) -> dict[str, TableCard]:
        """Everybody's cards of these tables, as far as they can be had."""
        nodes, now = self._house.nodes, time.monotonic()
        here = {id_: await self._public_card(id_) for id_ in ids}
        elsewhere = [id_ for id_ in ids if nodes.holder(id_) is not None]
        if elsewhere and now - self._asked >= PACE:
            self._asked = now
            self._cards_elsewhere = await self.correspondent.cards(elsewhere, None)
        found = {id_: here[id_] or self._cards_elsewhere.get(id_) for id_ in ids}
        return {id_: card for id_, card in found.items() if card is not None}

    async def _public_card(self, table_id: str) -> TableCard | None:
        known = self._cards.get(table_id)
        if known is not None and known[0] == self._known.get(table_id):
            return known[1]
        card = await self._card(table_id, None)
        table = self._house.tables.get(table_id)
        if card is not None and table is not None:
            self._cards[table_id] = self._known.get(table_id) or Known.of(table), card
        return card

    async def _mine(self, person: str | None) -> tuple[TableCard, ...]:
        """A reader's own tables: first those that wait for them."""
        if person is None:
            return ()
        ids, frozen = await self._house.store.read(lambda facts: _tables_of(facts, person))
        here = {id_: frozen.get(id_) or await self._card(id_, person) for id_ in ids}
        away = [id_ for id_ in here if self._house.nodes.holder(id_) is not None]
        found = here | await self.correspondent.cards(away, person)
        cards = [card for card in found.values() if card is not None]
        over = [card for card in cards if card.status == "over"]
        cards = [card for card in cards if card.status != "over"] + over[:MOST_OVER]
        return tuple(sorted(cards, key=lambda card: (card.status == "over", not card.my_turn)))

    async def _card(self, table_id: str, person: str | None) -> TableCard | None:
        """The table for the lobby; None if another node has it, or it cannot be read."""
        if self._house.nodes.holder(table_id) is not None:
            return None
        try:
            table = await self._house.table(table_id)
            if table is None:
                return None
            async with table.lock:
                await table.unwritten.settled()  # show only what is on disk
                return telling.table_card(table, person)
        except (Dropped, Elsewhere):
            return None
        except Exception:
            log.trouble("a table cannot be read", table=table_id)
            return None


def _tables_of(facts: Facts, person: str) -> tuple[list[str], dict[str, TableCard]]:
    """The tables of a person, and the cards of those that cannot be played back any more."""
    ids: list[str] = []
    frozen: dict[str, TableCard] = {}
    for row in facts.tables_of(person, MOST_MINE):
        if row.game in names() and is_of_other_rules(row):
            card = frozen_card(facts, row, person)
            if card is None:
                continue
            frozen[row.id] = card
        ids.append(row.id)
    return ids, frozen


def _listed(cards: dict[str, TableCard], ids: list[str], status: str) -> tuple[TableCard, ...]:
    return tuple([cards[id_] for id_ in ids if id_ in cards and cards[id_].status == status])


class LobbyVisit:
    """A browser in the lobby."""

    plays = False

    def __init__(self, board: LobbyBoard, connection: Connection) -> None:
        self.connection = connection
        self._board = board

    async def welcome(self) -> None:
        await self._board.enter(self)

    def decode(self, text: str) -> NoReturn:
        raise msgspec.ValidationError("nothing is asked here")

    async def hear(self, message: object) -> None:
        raise NotImplementedError

    def goodbye(self) -> None:
        self._board.leave(self)
