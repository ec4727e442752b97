"""A table that goes on from a memory is the table that was played from its first entry."""

from __future__ import annotations

import asyncio
import contextlib
import random
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from omerta.games import load, names
from omerta.kernel.dice import commitment
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer
from omerta.server import memories as kept
from omerta.server.store import LogRow, SeatRow, Store, TableRow
from omerta.server.table import LiveTable, TableMemory
from omerta.server.wire import LiveClock
from tests.server.house import Player, Server, begin, guests, in_thread, play_out
from tests.server.house import played as in_time

SEATS = 4
SEED = bytes(range(32))


def rows(game: str) -> tuple[TableRow, list[SeatRow]]:
    row = TableRow(
        game=game,
        rules=load(game).version,
        options={},
        title="",
        language="en",
        clock=LiveClock(budget=300, increment=5),
        listed=True,
        host="host",
        seed=SEED,
        commitment=commitment(SEED),
        status="playing",
        began=1,
    )
    people = [
        SeatRow(table=row.id, seat=seat, kind="person", person=f"p{seat}", name=f"P{seat}")
        for seat in range(SEATS)
    ]
    return row, people


def something(table: LiveTable, luck: random.Random, at: int) -> None:
    """What a person or a clock might do: an answer, at times an undo, an offer, a timeout."""
    match, chance = table.playing, luck.random()
    seat = luck.choice(match.state.waiting)
    if chance < 0.08:
        match.undo(luck.randrange(SEATS), at=at)
    elif chance < 0.12:
        match.time_out(seat, at=at)
    elif chance < 0.2 and table.may_bargain():
        maker, to = luck.sample(range(SEATS), 2)
        match.offer(Offer(0, maker, to, (), (), "a favour"), at=at)
    elif chance < 0.25 and match.state.offers:
        offer = luck.choice(match.state.offers)
        match.decline(offer.to if offer.to >= 0 else seat, offer.id, at=at)
    else:
        match.act(seat, luck.choice(match.game.options(match.state, seat)), at=at)


def played(game: str, appends: int) -> tuple[LiveTable, list[LogRow], list[TableMemory]]:
    """A table, its log, and its memory after each append."""
    row, people = rows(game)
    table, luck = LiveTable(row, people, [], []), random.Random(f"{game}")
    log: list[LogRow] = []
    memories: list[TableMemory] = []
    at = 0
    while len(log) < appends and table.match and not table.match.over:
        logged, before, at = len(table.playing.log), table.glimpse(), at + luck.randrange(3000)
        try:
            something(table, luck, at)
        except Refused:
            continue
        entries, token = table.match.log[logged:], f"p0:{len(log)}"
        assert table.chain is not None
        head = table.chain.extend(entries).hex()
        table.appended(token, entries, before)
        log.append(LogRow(row.id, len(log), token, tuple(entries), 0, head))
        memories.append(reread(table.memory()))
    return table, log, memories


def reread(memory: TableMemory) -> TableMemory:
    return msgspec.json.decode(msgspec.json.encode(memory), type=TableMemory)


def facts(table: LiveTable) -> dict[str, Any]:
    """Everything about a table that its log decides."""
    match = table.match
    assert match is not None
    return {
        "memory": table.memory(),
        "state": match.state,
        "events": list(match.events),
        "log": match.log,
        "tokens": table.tokens,
        "undo": [match.can_undo(seat) for seat in range(SEATS)],
        "agreed": [match.can_undo_if_agreed(seat) for seat in range(SEATS)],
        "deadline": table.deadline(),
        "clocks": table.clocks.shown(10**6),
        "changed": table.changed_append,
    }


def loaded(log: Sequence[LogRow], game: str, memory: TableMemory | None) -> LiveTable:
    row, people = rows(game)
    row = msgspec.structs.replace(row, id=log[0].table)
    return LiveTable(row, people, log, [], memory=memory)


@pytest.mark.parametrize("game", names())
def test_a_table_goes_on_as_if_it_had_been_played_again(game: str) -> None:
    live, log, memories = played(game, 60)
    again = facts(loaded(log, game, None))
    assert again == facts(live)
    for memory in (memories[20], memories[45], memories[-1]):
        table = loaded(log, game, memory)
        assert table.remembered == memory.number
        assert facts(table) == again
        # Undos and answers do the same to both.
        twin, luck, luck2 = loaded(log, game, None), random.Random(5), random.Random(5)
        for _ in range(10):
            for each, chance in ((table, luck), (twin, luck2)):
                with contextlib.suppress(Refused):
                    something(each, chance, 10**6)
                if each.match is None or each.match.over:
                    return
            assert table.match is not None
            assert twin.match is not None
            assert table.match.state == twin.match.state
            assert list(table.match.events) == list(twin.match.events)


def test_a_memory_of_another_log_is_not_used() -> None:
    """Appends that it remembers were never written, and others took their place."""
    _, log, memories = played("razzia", 30)
    ahead = loaded(log[:20], "razzia", memories[24])
    assert ahead.remembered == 0
    last = msgspec.structs.replace(log[19].entries[0], at=log[19].entries[0].at + 1)
    other = [*log[:19], msgspec.structs.replace(log[19], entries=(last,), head=None)]
    table = loaded(other, "razzia", memories[19])
    assert table.remembered == 0
    assert facts(table) == facts(loaded(other, "razzia", None))


def test_a_memory_of_other_code_is_not_used() -> None:
    _, log, memories = played("razzia", 10)
    foreign = msgspec.structs.replace(memories[-1], shape="of another program")
    assert loaded(log, "razzia", foreign).remembered == 0


def test_a_changed_log_is_noticed_though_there_is_a_memory() -> None:
    _, log, memories = played("razzia", 20)
    forged = [*log[:5], msgspec.structs.replace(log[5], head="0" * 64), *log[6:]]
    table = loaded(forged, "razzia", memories[10])
    assert table.changed_append == 5


def memory_in(server: Server, table: str) -> bytes | None:
    store = Store.open(server.database)
    try:
        with store.read() as facts:
            return facts.memory(table)
    finally:
        store.close()


@in_time
async def test_a_server_that_starts_goes_on_from_what_another_one_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "APPENDS", 8)
    luck = random.Random(2)
    with in_thread(tmp_path) as server:
        async with guests(server, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
            table = await ann.create(3)
            windows = await begin(table, ann, ben, cleo)
            live = server.house.tables[table]
            await asyncio.gather(
                *(each.play_on(luck, lambda: live.number > 11) for each in windows)
            )
            server.call(server.house.memories.keep)
            kept_at = live.remembered
            cookies = [player.cookie for player in (ann, ben, cleo)]
    with in_thread(tmp_path) as server:
        players = [Player(server, cookie) for cookie in cookies]
        windows = [await player.connect(table) for player in players]
        assert server.house.tables[table].remembered == kept_at > 11
        await play_out(windows, luck)
        assert memory_in(server, table) is None, "nobody needs it any more"
        for player in players:
            await player.close()
        assert server.replayed(table).over


def exchange_hands(server: Server, table: str) -> None:
    """In the memory, in the database, with nobody looking."""
    stored = memory_in(server, table)
    assert stored is not None
    digest, packed = stored[: kept.DIGEST], stored[kept.DIGEST :]
    memory = msgspec.json.decode(zlib.decompress(packed))
    hands = memory["match"]["state"]["hands"]
    assert hands[0] != hands[1]
    hands[0], hands[1] = hands[1], hands[0]
    store = Store.open(server.database)
    with store.write() as facts:
        facts.keep_memories({table: digest + zlib.compress(msgspec.json.encode(memory))})
    store.close()


@in_time
async def test_hands_exchanged_in_a_memory_are_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "APPENDS", 8)
    with in_thread(tmp_path) as server:
        async with guests(server, "Ann", "Ben", "Cleo") as players:
            table = await players[0].create(3)
            windows = await begin(table, *players)
            live = server.house.tables[table]
            luck = random.Random(2)
            await asyncio.gather(
                *(each.play_on(luck, lambda: live.number > 11) for each in windows)
            )
            server.call(server.house.memories.keep)
            assert live.remembered > 11
            hands = live.playing.state.hands
            cookie = players[0].cookie
    exchange_hands(server, table)
    with in_thread(tmp_path) as server:
        ann = Player(server, cookie)
        await ann.connect(table)
        again = server.house.tables[table]
        assert again.playing.state.hands == hands
        assert again.remembered == 0
        assert [line["what"] for line in server.troubles()] == ["a memory was changed"]
        await ann.close()


def test_what_another_server_or_table_has_made_is_no_memory() -> None:
    table, key = LiveTable(*rows("razzia"), [], []), bytes(32)
    stored = kept.written(table, key)
    assert kept.read_memory(table.row.id, stored, key) == reread(table.memory())
    assert kept.read_memory(table.row.id, stored, b"another key") is None
    assert kept.read_memory("another", stored, key) is None
    assert kept.read_memory(table.row.id, b"", key) is None
    assert kept.read_memory(table.row.id, None, key) is None


def test_what_another_program_has_written_is_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    table, key = LiveTable(*rows("razzia"), [], []), bytes(32)
    monkeypatch.setattr(kept, "_encode", lambda _: b'{"shape": 3}')
    assert kept.read_memory(table.row.id, kept.written(table, key), key) is None


class Kept:
    """A store that nobody writes to."""

    @property
    def store(self) -> Kept:
        return self

    def secret(self, purpose: str) -> bytes:
        return purpose.encode()


def test_the_longer_a_game_the_rarer_its_memory() -> None:
    made: list[int] = []
    memories = kept.Memories(cast(Any, Kept()))
    table = LiveTable(*rows("razzia"), [], [])
    for table.number in range(10_000):
        memories.note(table)
        if memories.due:
            memories.due.clear()
            made.append(table.number)
            table.remembered = table.number
    assert made[:3] == [64, 128, 192]
    assert made[-1] - made[-2] >= made[-2] // kept.SHARE
    assert len(made) < 10_000 / 64 / 1.5


def test_memories_of_many_tables_are_written_a_few_at_a_time() -> None:
    writes: list[int] = []

    class Counts:
        def keep_memories(self, made: dict[str, bytes]) -> None:
            writes.append(len(made))

    class Written(Kept):
        async def write(self, work: Callable[[Counts], None]) -> None:
            work(Counts())

    memories = kept.Memories(cast(Any, Written()))
    for _ in range(kept.TOGETHER + 1):
        table = LiveTable(*rows("razzia"), [], [])
        table.number = kept.APPENDS
        memories.note(table)
    asyncio.run(memories.keep())
    assert writes == [kept.TOGETHER, 1]
