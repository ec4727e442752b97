"""The house: all tables and people of this server.

Tables are loaded when somebody wants them and dropped when nobody needs them. Unfinished games are
loaded when the server starts, so that bots and clocks go on.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import dataclass

import msgspec

from omerta.bots.lively import LIVELY, Guest, guests
from omerta.games import load, names
from omerta.kernel.dice import Luck, commitment, derive
from omerta.kernel.plain import is_plain
from omerta.kernel.refusal import BadSetup, Refused
from omerta.lineup import name_at_table
from omerta.lineup import names as bot_names
from omerta.server import metrics
from omerta.server.cluster import RayCluster
from omerta.server.collecting import collecting
from omerta.server.connections import Connection
from omerta.server.doors import MOST_CONNECTIONS
from omerta.server.identity import Signer, new_seed
from omerta.server.kept import FrozenTable, frozen, is_of_other_rules
from omerta.server.limits import Limits
from omerta.server.logs import log
from omerta.server.memories import Memories, read_memory
from omerta.server.names import plain_name, unlike
from omerta.server.nodes import Alone
from omerta.server.push import PushKey
from omerta.server.signing import SigningKey
from omerta.server.store import STORE_FAILS, PersonRow, PushRow, SeatRow, TableRow, now
from omerta.server.table import LiveTable
from omerta.server.unwritten import Dropped, Unwritten
from omerta.server.wire import CreateTable
from omerta.server.workers import Workers
from omerta.server.writer import AsyncStore

IDLE_SECONDS = 15 * 60
SECONDS_QUIET = 10.0
# Milliseconds that a table waits for its game to begin: one in the lobby, and any other.
LISTED_OPEN = 24 * 3600 * 1000
OTHERS_OPEN = 14 * 24 * 3600 * 1000
SECONDS_WELL = 1.0  # for which an answer of the store counts
SECONDS_TO_ANSWER = 5.0
MOST_PEOPLE = 20_000  # kept in memory
MOST_PUSHES = 8  # browsers of one person that are told of turns
SECONDS_KNOWN = 60.0  # then a person is read again: another node may have changed them


@dataclass(frozen=True)
class Settings:
    public_url: str = ""  # where people reach the server; for links and cookies
    address: str = ""  # where it listens; for links if there is no public_url
    host: str = "127.0.0.1"  # what it listens on
    port: int = 8000
    rate_factor: float = 1
    bot_pace: float = 1  # seconds bots take at least, so that people can follow
    hold_back: float = 2.5  # seconds, about, until the server passes for a seat that can only pass
    bot_patience: float = 45  # seconds a bot waits for a person's answer to its offer
    local_webhooks: bool = False  # may webhooks go to this machine and its network?
    # Whom push services may write to about this server: mailto: or https:. Without one, and without
    # a public https address, nothing is pushed.
    push_contact: str = ""
    # Names by which requests may call this server, besides those of `public_url` and this machine.
    names: tuple[str, ...] = ()
    most_connections: int = MOST_CONNECTIONS
    # Whose word counts for where a request comes from: addresses and networks, with commas.
    trusted_proxies: str = "127.0.0.1,::1"
    bot_processes: int = 0  # in which bots think; 0 for as many as there are other cores
    cluster: str = ""  # a Ray cluster on which bots think: ray://host:port
    node_address: str = ""  # where other nodes on the same PostgreSQL reach this one: host:port

    @property
    def pushes_as(self) -> str:
        """The contact that goes with pushes; empty if nothing is pushed."""
        public = self.public_url if self.public_url.startswith("https:") else ""
        return self.push_contact or public


class House:
    def __init__(self, store: AsyncStore, settings: Settings, nodes: Alone | None = None) -> None:
        self.store = store
        self.nodes = nodes or Alone()
        self.settings = settings
        self.signer = Signer(store.store.secret())
        self.signing_key = SigningKey(store.store.secret("signing"))
        self.memories = Memories(store)
        self.push_key = PushKey(store.store.secret("push"))
        self.limits = Limits(settings.rate_factor)
        self.cluster = RayCluster(settings.cluster) if settings.cluster else None
        self.workers = Workers(settings.bot_processes or None, self.cluster)
        # A separate process, so that bots never wait for hints.
        self.counsellors = Workers(1, self.cluster)
        self.tables: dict[str, LiveTable] = {}
        self.created = 0  # tables, so far
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        # Of tables that were dropped: what is still being written.
        self._leaving: dict[str, Unwritten] = {}
        self.connections: set[Connection] = set()
        self._health: tuple[float, asyncio.Task[bool] | None] = (0.0, None)  # and when it was asked
        self._people: dict[str, tuple[float, PersonRow]] = {}  # and when they were read

    # --- the store ---

    async def is_well(self) -> bool:
        """Is what we write kept? Asked once for all who want to know, every few seconds."""
        asked, asking = self._health
        if asking is None or (asking.done() and time.monotonic() - asked > SECONDS_WELL):
            asking = asyncio.create_task(self._probe())
            self._health = time.monotonic(), asking
        return await asyncio.shield(asking)

    async def _probe(self) -> bool:
        try:
            async with asyncio.timeout(SECONDS_TO_ANSWER):
                await self.store.write(lambda facts: facts.probe())
        except STORE_FAILS as error:  # a timeout is one, too
            log.trouble("the store fails", error=error)
            return False
        log.recovered()
        return True

    # --- people ---

    async def person(self, person: str) -> PersonRow | None:
        read, known = self._people.get(person, (0.0, None))
        if known is not None and time.monotonic() - read < SECONDS_KNOWN:
            return known
        row = await self.store.read(lambda facts: facts.person(person))
        if row is not None:
            self._keep(row)
        return row

    def _keep(self, person: PersonRow) -> None:
        if len(self._people) >= MOST_PEOPLE:
            self._people.clear()  # they are read again when they come back
        self._people[person.id] = time.monotonic(), person

    def forget_person(self, person: str) -> None:
        """Another node has changed them."""
        self._people.pop(person, None)

    def forget_people(self) -> None:
        self._people.clear()

    async def introduce(self, person: str | None, name: str, webhook: str = "") -> PersonRow:
        """A new person, or a new name for a known one."""
        name = plain_name(name)
        known = None if person is None else await self.person(person)
        if known is None:
            row = await self.store.write(lambda facts: facts.create_person(name, webhook))
        else:
            await self.store.write(
                lambda facts: facts.update_person(known.id, name=name, webhook=webhook)
            )
            row = msgspec.structs.replace(known, name=name, webhook=webhook)
        self._keep(row)
        return row

    async def redeem(self, token: str) -> PersonRow | None:
        """The person of a link, which can be used once, whichever node it is used at."""
        move = self.signer.read_move_token(token)
        if move is None:
            return None
        row = await self.store.read(lambda facts: facts.person(move.person))
        if row is None or row.generation != move.generation:
            return None
        used = await self.store.write(lambda facts: facts.spend(move.nonce, move.until))
        return row if used else None

    async def sign_out(self, person: PersonRow) -> PersonRow:
        """From now on, only a cookie made for the person returned is this person's."""
        generation = await self.store.write(lambda facts: facts.sign_out(person.id))
        row = msgspec.structs.replace(person, generation=generation)
        self._keep(row)
        return row

    async def pushes(self, person: str) -> list[PushRow]:
        """The browsers that are told of a person's turns."""
        return await self.store.read(lambda facts: facts.pushes(person))

    async def keep_push(self, push: PushRow) -> None:
        await self.store.write(lambda facts: facts.keep_push(push, MOST_PUSHES))

    async def drop_push(self, person: str, endpoint: str) -> None:
        await self.store.write(lambda facts: facts.drop_push(person, endpoint))

    async def hang_up(self, person: PersonRow) -> None:
        """Close connections that were opened with a cookie that is void by now."""
        for connection in list(self.connections):
            if connection.person == person.id and connection.generation != person.generation:
                connection.close()

    # --- tables ---

    async def table(self, table_id: str) -> LiveTable | None:
        """A table by its id, loaded if need be. Raises Elsewhere if another node has it."""
        table = self.tables.get(table_id)
        if table is not None:
            table.touched = time.monotonic()
            return table
        if table_id not in self._loading:
            loading = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            self._loading[table_id] = loading
        return await asyncio.shield(self._loading[table_id])

    async def _load(self, table_id: str) -> LiveTable | None:
        leaving = self._leaving.pop(table_id, None)
        if leaving is not None:
            with contextlib.suppress(Dropped):
                await leaving.settled()
        await self.nodes.take(table_id)
        found = await self.store.read(
            lambda facts: (
                facts.table(table_id),
                facts.seats(table_id),
                facts.log(table_id),
                facts.chat(table_id),
                facts.memory(table_id),
            )
        )
        row, seats, entries, chat, kept = found
        if row is None or row.game not in names():
            return None
        if is_of_other_rules(row):
            log.warning("a match of other rules", table=table_id, rules=row.rules)
            return None
        # Replaying a long match takes a while; in a thread, other tables go on meanwhile.
        memory = await asyncio.to_thread(read_memory, table_id, kept, self.memories.key)
        patience = self.settings.bot_patience
        table = await asyncio.to_thread(LiveTable, row, seats, entries, chat, patience, memory)
        if table.changed_append is not None:
            # It goes on, but it will not be signed, and its proof says why.
            log.warning("a log was changed", table=table_id, append=table.changed_append)
        self.tables[table_id] = table
        metrics.tables_loaded.set(len(self.tables))
        return table

    async def frozen(self, table_id: str) -> FrozenTable | None:
        """A match of other rules than today's, if something of it was kept."""
        return await self.store.read(lambda facts: frozen(facts, table_id))

    def drop(self, table: LiveTable) -> None:
        """Forget the table in memory. Browsers connect again and get a fresh copy."""
        table.dropped = True
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
        if len(table.unwritten):
            self._leaving[table.row.id] = table.unwritten
        if table.timer is not None:
            table.timer.cancel()
        for connection in list(table.connections):
            connection.close()
        metrics.tables_loaded.set(len(self.tables))

    async def unfinished(self) -> tuple[list[str], list[str]]:
        """See `Facts.unfinished`."""
        return await self.store.read(lambda facts: facts.unfinished())

    async def sweep(self) -> None:
        """Every minute, drop tables without connections where nothing happens, delete those that
        nobody has begun, and look for garbage if it is due."""
        while True:
            await asyncio.sleep(60)
            for table in list(self.tables.values()):
                idle = time.monotonic() - table.touched > IDLE_SECONDS
                free = not table.connections and not table.lock.locked()
                if idle and free and not table.goes_on_by_itself():
                    self.drop(table)
                    self.nodes.leave(table.row.id)
            try:
                await self.expire_tables()
            except Exception:
                log.trouble("open tables cannot be deleted")
            collecting.search_if_due(quiet=self._quiet())

    def _quiet(self) -> bool:
        """Has nobody played for a while?"""
        now = time.monotonic()
        return all(now - table.touched > SECONDS_QUIET for table in self.tables.values())

    async def expire_tables(self) -> None:
        kept = {table.row.id for table in self.tables.values() if table.connections}
        times = now() - LISTED_OPEN, now() - OTHERS_OPEN
        for table_id in await self.store.write(lambda facts: facts.expire_tables(*times, kept)):
            log.info("table expired", table=table_id)
            if table_id in self.tables:
                self.drop(self.tables[table_id])

    async def create(self, host: PersonRow, wish: CreateTable, network: str = "") -> TableRow:
        """A new table. The host takes the first seat, bots the last ones."""
        if wish.game not in names():
            raise BadSetup("setup-game", game=wish.game[:40], known=", ".join(names()))
        game = load(wish.game)
        if wish.bots >= wish.seats:
            raise BadSetup("setup-bots", most=wish.seats - 1)
        if wish.bot not in (*bot_names(game), LIVELY):
            raise BadSetup("no-such-bot", bot=wish.bot)
        if wish.start and wish.bots < wish.seats - 1:
            raise BadSetup("seats-free")
        seed = new_seed()
        try:
            options = msgspec.convert(wish.options, game.options_type)
        except msgspec.ValidationError as error:
            raise BadSetup("setup-options", problem=str(error)) from None
        game.begin(wish.seats, seed, options)  # raises BadSetup if it cannot be played
        row = TableRow(
            game=wish.game,
            rules=game.version,
            options=msgspec.to_builtins(options),
            title=plain_title(wish.title),
            language=wish.language,
            clock=wish.clock,
            listed=wish.listed,
            hints=wish.hints is not False,
            hints_for_all=wish.hints is True,
            quiet=wish.quiet,
            host=host.id,
            seed=seed,
            commitment=commitment(seed),
            origin=self.signer.origin(network) if network else "",
        )
        first_bot = wish.seats - wish.bots
        seats = [SeatRow(table=row.id, seat=seat) for seat in range(first_bot)]
        for seat, (bot, name) in enumerate(bots_for(wish, seed), start=first_bot):
            seats.append(SeatRow(table=row.id, seat=seat, kind="bot", bot=bot, name=name))
        host_name = unlike(host.name, [seat.name for seat in seats])
        seats[0] = SeatRow(table=row.id, seat=0, kind="person", person=host.id, name=host_name)
        await self.store.write(lambda facts: facts.create_table(row, seats))
        self.created += 1
        metrics.tables_created.labels(wish.game).inc()
        log.info("table created", table=row.id, game=row.game, seats=wish.seats)
        return row


def plain_title(title: str) -> str:
    title = " ".join(title.split())
    if not is_plain(title):
        raise Refused("setup-title")
    return title


def bots_for(wish: CreateTable, seed: bytes) -> list[Guest]:
    """Who takes the last seats: all of one level, or a lively company."""
    if wish.bot == LIVELY:
        return guests(wish.bots, Luck(derive(seed, LIVELY)))
    first = wish.seats - wish.bots
    return [Guest(wish.bot, name_at_table(seat)) for seat in range(first, wish.seats)]
