"""The contract of the store, which SQLite and PostgreSQL both keep."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, islice
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import event, inspect, text
from sqlalchemy.exc import DBAPIError, IntegrityError

from omerta.kernel.match import Entry
from omerta.kernel.state import Offer
from omerta.server import checkpoints
from omerta.server.migrations import upgrade
from omerta.server.schema import metadata
from omerta.server.store import (
    Appended,
    Appender,
    Conflict,
    Duplicate,
    Facts,
    Line,
    LogRow,
    Outcome,
    SeatRow,
    Store,
    TableRow,
    connect,
    new_id,
)
from omerta.server.wire import UNTIL_MY_TURN, DaysClock, LiveClock, NoClock
from omerta.server.writer import AsyncStore
from omerta.text.phrases import Phrase, SeatName

T = TypeVar("T")

BID = (Entry(0, "act", at=1200, what="bid 3 lock"),)
PASS = (Entry(1, "act", at=3400, what="pass", default=True),)


@pytest.fixture
def other_node(store: Store, database_url: str) -> Iterator[Store]:
    """A second server on the same database."""
    node = Store.open(database_url)
    yield node
    node.close()


def new_table(host: str, *, listed: bool = True, created: int = 1000, title: str = "") -> TableRow:
    return TableRow(
        game="razzia",
        rules="1",
        options={"short": True},
        title=title,
        language="fr",
        clock=LiveClock(budget=120, increment=5),
        listed=listed,
        host=host,
        seed=bytes(range(32)),
        commitment="c0ffee",
        created=created,
    )


def free_seats(table: TableRow, count: int = 3) -> list[SeatRow]:
    return [SeatRow(table=table.id, seat=seat) for seat in range(count)]


def set_up(store: Store, *names: str) -> tuple[TableRow, list[str]]:
    """A table with three free seats, and people; the first is the host."""
    with store.write() as facts:
        people = [facts.create_person(name).id for name in ("Ada", *names)]
        table = new_table(people[0])
        facts.create_table(table, free_seats(table))
    return table, people


def set_up_game(store: Store) -> TableRow:
    """A table where a game is going on."""
    table, [ada, bob] = set_up(store, "Bob")
    with store.write() as facts:
        facts.take_seat(table.id, 0, ada, "Ada")
        facts.take_seat(table.id, 1, bob, "Bob")
        facts.seat_bot(table.id, 2, "greedy", "Greta")
        assert facts.start_table(table.id, began=5000)
    return table


def once(store: Store, work: Callable[[Facts], T]) -> T:
    """In a transaction of its own."""
    with store.write() as facts:
        return work(facts)


def seen(store: Store, work: Callable[[Facts], T]) -> T:
    with store.read() as facts:
        return work(facts)


def append(
    store: Store, table: str, number: int, token: str | None, entries: Sequence[Entry] = BID
) -> Outcome:
    return once(store, lambda facts: facts.append(table, number, token, entries))


def log(store: Store, table: str) -> list[LogRow]:
    return seen(store, lambda facts: facts.log(table))


# --- the schema ---


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


def test_the_constraints_have_the_names_of_the_schema(store: Store) -> None:
    """A later migration drops a constraint by its name."""
    there = inspect(store.engine)
    for table in metadata.sorted_tables:
        names = {table.primary_key.name, *(c.name for c in table.constraints)}
        found = {there.get_pk_constraint(table.name)["name"]}
        found |= {c["name"] for c in there.get_unique_constraints(table.name)}
        found |= {c["name"] for c in there.get_foreign_keys(table.name)}
        found |= {c["name"] for c in there.get_check_constraints(table.name)}
        assert found == names


def test_what_was_there_before_a_column_was_gets_what_it_meant(database_url: str) -> None:
    store = Store.open(database_url)
    table, [ada] = set_up(store)
    with store.write() as facts:
        said = facts.add_chat(table.id, person=ada, name="Ada", seat=0, text="Hello")
        # As it was before.
        facts.connection.execute(text('ALTER TABLE chat DROP COLUMN "to"'))
        later = ("hints", "hints_for_all", "again_of", "again_at", "quiet", "origin")
        for column in (*later, "nonces", "signature"):
            facts.connection.execute(text(f"ALTER TABLE tables DROP COLUMN {column}"))
        facts.connection.execute(text("ALTER TABLE log DROP COLUMN head"))
        facts.connection.execute(text("ALTER TABLE seats DROP COLUMN hinted"))
        for new in ("kept", "leases", "memories", "nodes", "pushes", "spent"):
            facts.connection.execute(text(f"DROP TABLE {new}"))
        facts.connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    store.close()
    store = Store.open(database_url)
    assert seen(store, lambda facts: facts.chat(table.id)) == [said]  # to all
    assert seen(store, lambda facts: facts.table(table.id)) == table  # where hints are allowed
    store.close()


def test_upgrading_again_changes_nothing(store: Store) -> None:
    table, _ = set_up(store)
    upgrade(store.engine.execution_options(writes=True))
    assert seen(store, lambda facts: facts.table(table.id)) == table


def test_a_server_waits_while_another_sets_up_the_database(database_url: str) -> None:
    engine = connect(database_url)
    start = """if True:
        import sys
        from omerta.server.store import Store, connect
        connect(sys.argv[1]).connect().close()
        print("ready", flush=True)
        print(Store.open(sys.argv[1]).secret().hex())
    """
    command = [sys.executable, "-c", start, database_url]
    second: list[subprocess.Popen[str]] = []

    def start_another(_connection: object) -> None:
        """In the last moment before the first one's work is there to be seen."""
        second.append(subprocess.Popen(command, stdout=subprocess.PIPE, text=True))
        assert second[0].stdout is not None
        assert second[0].stdout.readline() == "ready\n"
        time.sleep(1)  # for the other to run into what is being done here

    event.listen(engine, "commit", start_another, once=True)
    upgrade(engine.execution_options(writes=True))
    engine.dispose()
    secret, _ = second[0].communicate(timeout=60)
    assert second[0].returncode == 0
    store = Store.open(database_url)
    assert store.secret().hex() == secret.strip()
    store.close()


def test_a_new_file_is_for_its_owner_only(sqlite_url: str) -> None:
    Store.open(sqlite_url).close()
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    assert path.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://localhost/omerta"])
def test_only_what_keeps_facts_is_a_store(url: str) -> None:
    with pytest.raises(ValueError, match="sqlite:///path"):
        Store.open(url)


def test_sqlite_waits_for_the_disk(sqlite_url: str) -> None:
    store = Store.open(sqlite_url)
    with store.write() as facts:
        settings = {
            name: facts.connection.execute(text(f"PRAGMA {name}")).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    store.close()
    assert settings == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "busy_timeout": 30_000,
    }


# --- transactions ---


def test_what_fails_leaves_no_trace(store: Store) -> None:
    made = []

    def fail(facts: Facts) -> None:
        made.append(facts.create_person("Ada").id)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        once(store, fail)
    assert seen(store, lambda facts: facts.person(made[0])) is None


def test_readers_cannot_write(store: Store) -> None:
    with pytest.raises(DBAPIError), store.read() as facts:
        facts.create_person("Ada")
    assert once(store, lambda facts: facts.create_person("Ada")).name == "Ada"


def test_a_reader_sees_one_moment(store: Store, other_node: Store) -> None:
    game = set_up_game(store)
    with store.read() as facts:
        before = facts.log(game.id)
        once(other_node, lambda theirs: theirs.append(game.id, 0, None, BID))
        assert facts.log(game.id) == before == []
    assert len(log(store, game.id)) == 1


# --- the house and people ---


def test_the_secret_is_made_once(store: Store, other_node: Store) -> None:
    secret = store.secret()
    assert len(secret) == 32
    assert store.secret() == other_node.secret() == secret


def test_people(store: Store) -> None:
    with store.write() as facts:
        ada, bob = (facts.create_person(n, "https://example.org/a") for n in ("Ada", "Bobó 🎲"))
    assert ada.id != bob.id
    with store.write() as facts:
        assert facts.person(bob.id) == bob
        assert facts.person("nobody") is None
        facts.update_person(ada.id, name="Ada L.", webhook="")
    found = seen(store, lambda facts: facts.person(ada.id))
    assert found is not None
    assert (found.name, found.webhook, found.generation) == ("Ada L.", "", 0)
    assert seen(store, lambda facts: facts.person(bob.id)) == bob


# --- tables ---


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    table, _ = set_up(store)
    with store.read() as facts:
        assert facts.table(table.id) == table
        assert facts.table("nowhere") is None
        seats = facts.seats(table.id)
    assert [(s.seat, s.kind, s.person, s.name) for s in seats] == [
        (seat, "free", None, "") for seat in range(3)
    ]
    assert len({s.invite for s in seats}) == 3


@pytest.mark.parametrize("clock", [NoClock(), LiveClock(), DaysClock(days=3)])
def test_every_clock_is_kept(store: Store, clock: NoClock | LiveClock | DaysClock) -> None:
    ada = once(store, lambda facts: facts.create_person("Ada"))
    table = msgspec.structs.replace(new_table(ada.id), clock=clock)
    once(store, lambda facts: facts.create_table(table, free_seats(table)))
    found = seen(store, lambda facts: facts.table(table.id))
    assert found is not None
    assert found.clock == clock


def test_a_table_needs_a_host_who_exists(store: Store) -> None:
    table = new_table("nobody")
    with pytest.raises(IntegrityError), store.write() as facts:
        facts.create_table(table, free_seats(table))


def test_lists_of_tables(store: Store) -> None:
    with store.write() as facts:
        ada, bob = facts.create_person("Ada").id, facts.create_person("Bob").id
        old, young, hidden, playing, over = (
            new_table(ada, listed=title != "hidden", created=number, title=title)
            for number, title in enumerate(["old", "young", "hidden", "playing", "over"])
        )
        for table in (young, old, hidden, playing, over):
            facts.create_table(table, free_seats(table, 1))
        for table in (playing, over):
            facts.take_seat(table.id, 0, bob, "Bob")
            facts.start_table(table.id, began=10)
        facts.finish_table(over.id, ended=20)

    def titles(rows: list[TableRow]) -> list[str]:
        return [row.title for row in rows]

    with store.read() as facts:
        assert titles(facts.listed_tables("open")) == ["young", "old"]
        assert titles(facts.listed_tables("open", most=1)) == ["young"]
        assert titles(facts.listed_tables("playing")) == ["playing"]
        assert titles(facts.tables_of(bob)) == ["playing", "over"]
        assert titles(facts.tables_of(ada)) == ["playing", "hidden", "young", "old", "over"]
        assert titles(facts.tables_of(ada, most=2)) == ["playing", "hidden"]
        assert facts.tables_of("nobody") == []


def test_games_that_go_on_by_themselves_are_taken_up_first(store: Store) -> None:
    with store.write() as facts:
        ada = facts.create_person("Ada").id
        made = {}
        for title in ("people", "clock", "bots", "talked at", "not begun"):
            clock = LiveClock(60, 5) if title == "clock" else NoClock()
            made[title] = table = msgspec.structs.replace(new_table(ada, title=title), clock=clock)
            facts.create_table(table, free_seats(table, 2))
            facts.take_seat(table.id, 0, ada, "Ada")
            if title == "bots":
                facts.seat_bot(table.id, 1, "greedy", "Greta")
            else:
                bob = facts.create_person("Bob").id
                facts.take_seat(table.id, 1, bob, "Bob")
            if title != "not begun":
                facts.start_table(table.id, began=10)
        for number, title in enumerate(("clock", "bots", "people", "talked at")):
            facts.append_row(LogRow(made[title].id, 0, None, BID, written=100 + number))
    by_themselves, with_people = seen(store, lambda facts: facts.unfinished())
    assert by_themselves == [made["bots"].id, made["clock"].id]
    assert with_people == [made["talked at"].id, made["people"].id]


def test_a_new_name_counts_where_the_game_has_not_begun(store: Store) -> None:
    table, [ada, bob] = set_up(store, "Bob")
    assert once(store, lambda facts: facts.take_seat(table.id, 0, bob, "Bob"))
    assert once(store, lambda facts: facts.rename_at_open_tables(bob, "Robert")) == {
        table.id: "Robert"
    }
    assert seen(store, lambda facts: facts.seats(table.id))[0].name == "Robert"
    assert once(store, lambda facts: facts.rename_at_open_tables(ada, "Ada L.")) == {}


def test_a_game_starts_once_and_keeps_who_began_it(store: Store, other_node: Store) -> None:
    game = set_up_game(store)
    assert not once(other_node, lambda facts: facts.start_table(game.id, began=6000))
    with store.read() as facts:
        table, seats = facts.table(game.id), facts.seats(game.id)
    assert table is not None
    assert (table.status, table.began, table.ended) == ("playing", 5000, None)
    assert [(s.first_name, s.first_kind) for s in seats] == [
        ("Ada", "person"),
        ("Bob", "person"),
        ("Greta", "bot"),
    ]


def test_a_game_does_not_start_with_a_free_seat(store: Store) -> None:
    table, [ada] = set_up(store)
    once(store, lambda facts: facts.take_seat(table.id, 0, ada, "Ada"))
    assert not once(store, lambda facts: facts.start_table(table.id, began=1))
    assert not once(store, lambda facts: facts.start_table("nowhere", began=1))
    assert seen(store, lambda facts: facts.table(table.id)) == table
    assert [s.first_name for s in seen(store, lambda facts: facts.seats(table.id))] == [None] * 3


def test_a_game_ends_once(store: Store, other_node: Store) -> None:
    table, _ = set_up(store)
    assert not once(store, lambda facts: facts.finish_table(table.id, ended=8000))
    game = set_up_game(store)
    assert once(store, lambda facts: facts.finish_table(game.id, ended=8000))
    assert not once(other_node, lambda facts: facts.finish_table(game.id, ended=9000))
    found = seen(store, lambda facts: facts.table(game.id))
    assert found is not None
    assert (found.status, found.ended) == ("over", 8000)


def test_everybody_gets_the_same_rematch(store: Store, other_node: Store) -> None:
    game = set_up_game(store)
    start = threading.Barrier(2, timeout=30)

    def ask(node: Store) -> str:
        rematch = new_table(game.host)
        start.wait()
        return once(node, lambda f: f.set_rematch(game.id, rematch, free_seats(rematch)))

    with ThreadPoolExecutor() as nodes:
        mine, theirs = nodes.map(ask, [store, other_node])
    assert mine == theirs
    with store.read() as facts:
        found = facts.table(game.id)
        assert found is not None
        assert found.rematch == mine
        assert len(facts.seats(mine)) == 3
        opened = [row.id for row in facts.tables_of(game.host) if row.status == "open"]
        assert opened == [mine]  # the slower one's was not made


# --- seats ---


def test_a_seat_is_taken_once(store: Store, other_node: Store) -> None:
    table, people = set_up(store, *"BCDEFGH")
    start = threading.Barrier(len(people), timeout=30)

    def sit(person: str) -> bool:
        start.wait()
        node = store if people.index(person) % 2 else other_node
        return once(node, lambda facts: facts.take_seat(table.id, 1, person, "X"))

    with ThreadPoolExecutor(len(people)) as threads:
        got = list(threads.map(sit, people))
    assert got.count(True) == 1
    seat = seen(store, lambda facts: facts.seats(table.id))[1]
    assert (seat.kind, seat.person, seat.name) == ("person", people[got.index(True)], "X")


def test_a_person_has_one_seat_at_a_table(store: Store, other_node: Store) -> None:
    table, [ada] = set_up(store)
    start = threading.Barrier(3, timeout=30)

    def sit(seat: int) -> bool:
        start.wait()
        node = store if seat % 2 else other_node
        return once(node, lambda facts: facts.take_seat(table.id, seat, ada, "Ada"))

    with ThreadPoolExecutor(3) as threads:
        assert sorted(threads.map(sit, range(3))) == [False, False, True]
    second, _ = set_up(store)
    assert once(store, lambda facts: facts.take_seat(second.id, 0, ada, "Ada"))


def test_there_is_no_such_seat(store: Store) -> None:
    table, [ada] = set_up(store)
    assert not once(store, lambda facts: facts.take_seat(table.id, 3, ada, "Ada"))
    assert not once(store, lambda facts: facts.take_seat("nowhere", 0, ada, "Ada"))


def test_standing_up(store: Store) -> None:
    table, [ada, bob] = set_up(store, "Bob")
    with store.write() as facts:
        assert facts.take_seat(table.id, 0, ada, "Ada")
        assert not facts.free_seat(table.id, 0, expected_kind="bot")
        assert not facts.free_seat(table.id, 0, expected_kind="person", expected_person=bob)
        assert facts.free_seat(table.id, 0, expected_kind="person", expected_person=ada)
        assert not facts.free_seat(table.id, 0, expected_kind="person")
        seat = facts.seats(table.id)[0]
        assert (seat.kind, seat.person, seat.name) == ("free", None, "")
        assert facts.take_seat(table.id, 2, ada, "Ada")


def test_bots_sit_down_and_leave(store: Store) -> None:
    table, [ada] = set_up(store)
    with store.write() as facts:
        assert facts.seat_bot(table.id, 0, "greedy", "Greta")
        assert not facts.seat_bot(table.id, 0, "random", "Rando")
        assert not facts.take_seat(table.id, 0, ada, "Ada")
        seat = facts.seats(table.id)[0]
        assert (seat.kind, seat.bot, seat.name, seat.person) == ("bot", "greedy", "Greta", None)
        assert facts.free_seat(table.id, 0, expected_kind="bot")
        assert facts.seats(table.id)[0].bot == ""


def test_a_bot_takes_over_and_gives_back(store: Store) -> None:
    game = set_up_game(store)
    ada = game.host
    with store.write() as facts:
        assert not facts.free_seat(game.id, 0, expected_kind="person")  # the game has begun
        facts.set_always_pass(game.id, 0, ["answer"])
        assert facts.seat_bot(
            game.id, 0, "greedy", "Ada", expected_kind="person", expected_person=ada
        )
        seat = facts.seats(game.id)[0]
        assert (seat.kind, seat.bot, seat.name, seat.person) == ("bot", "greedy", "Ada", None)
        assert (seat.first_name, seat.first_kind) == ("Ada", "person")
        assert seat.always_pass == ()
        assert facts.take_seat(game.id, 0, ada, "Ada", expected_kind="bot")
        assert facts.seats(game.id)[0].bot == ""


def test_standing_wishes(store: Store) -> None:
    game = set_up_game(store)
    once(store, lambda facts: facts.set_always_pass(game.id, 1, ["answer", "block"]))
    wishes = [s.always_pass for s in seen(store, lambda facts: facts.seats(game.id))]
    assert wishes == [(), ("answer", "block"), ()]


def test_standing_wishes_are_remembered_for_the_next_table_of_a_game(store: Store) -> None:
    game = set_up_game(store)
    once(store, lambda facts: facts.set_always_pass(game.id, 0, ["answer", UNTIL_MY_TURN]))
    other = msgspec.structs.replace(game, id="another0001", game="mafiozoo")
    same = msgspec.structs.replace(game, id="another0002")
    for table, wishes in ((other, ()), (same, ("answer",))):
        with store.write() as facts:
            facts.create_table(table, [SeatRow(table=table.id, seat=seat) for seat in range(2)])
            facts.take_seat(table.id, 0, game.host, "Ada")
            facts.seat_bot(table.id, 1, "greedy", "Greta")
            assert facts.start_table(table.id, began=9000)
            assert facts.seats(table.id)[0].always_pass == wishes


def test_no_seat_is_left_in_the_moment_of_the_start(store: Store, other_node: Store) -> None:
    """Whichever comes first, a game that has begun has no free seat."""
    start = threading.Barrier(2, timeout=30)

    def begin(table: str) -> bool:
        start.wait()
        return once(store, lambda facts: facts.start_table(table, began=1))

    def leave(table: str) -> bool:
        start.wait()
        return once(other_node, lambda facts: facts.free_seat(table, 1, expected_kind="person"))

    for _ in range(10):
        table, people = set_up(store, "Bob", "Cid")
        with store.write() as facts:
            for seat, person in enumerate(people):
                assert facts.take_seat(table.id, seat, person, "X")
        with ThreadPoolExecutor(2) as threads:
            begun, left = threads.submit(begin, table.id), threads.submit(leave, table.id)
        assert begun.result() != left.result()


# --- the log ---


def test_the_log_keeps_every_entry_as_it_was(store: Store) -> None:
    game = set_up_game(store)
    offer = Offer(7, maker=0, to=1, gives=(("cash", 3),), wants=(), words="Tu « vois » ?\n\0 🎲")
    entries = (
        *BID,
        Entry(1, "undo", at=2**40),
        Entry(0, "offer", content=offer),
        Entry(-1, "lapse", offer=4),
    )
    with store.write() as facts:
        assert facts.append(game.id, 0, "ada:12345678", entries) == Appended(0)
        assert facts.append(game.id, 1, None, PASS) == Appended(1)
        assert facts.append(game.id, 2, None, []) == Appended(2)
    with store.read() as facts:
        first, second, third = facts.log(game.id)
        assert facts.log(game.id, since=1) == [second, third]
        assert facts.log(game.id, since=3) == []
        assert facts.log("nowhere") == []
    assert (first.number, first.token, first.entries) == (0, "ada:12345678", entries)
    assert (second.number, second.token, second.entries) == (1, None, PASS)
    assert third.entries == ()
    assert first.written > 1_600_000_000_000


def test_a_number_is_won_once(store: Store, other_node: Store) -> None:
    game = set_up_game(store)
    assert append(store, game.id, 0, "ada:1") == Appended(0)
    assert append(other_node, game.id, 0, "bob:1", PASS) == Conflict()
    assert append(other_node, game.id, 0, None, PASS) == Conflict()
    assert [row.entries for row in log(store, game.id)] == [BID]


def test_a_token_counts_once(store: Store, other_node: Store) -> None:
    game = set_up_game(store)
    append(store, game.id, 0, "ada:1")
    for number in (0, 1, 7):
        assert append(other_node, game.id, number, "ada:1") == Duplicate(0)
    assert len(log(store, game.id)) == 1
    elsewhere = set_up_game(store)
    assert append(store, elsewhere.id, 0, "ada:1") == Appended(0)


def test_there_is_no_log_without_a_table(store: Store) -> None:
    with pytest.raises(IntegrityError):
        append(store, "nowhere", 0, None)


def test_many_appends_are_as_if_one_after_the_other(store: Store) -> None:
    game, second = set_up_game(store), set_up_game(store)
    append(store, game.id, 0, "old")
    rows = [
        LogRow(second.id, 1, "late", BID),
        LogRow(game.id, 1, "old", BID),  # was stored before
        LogRow(game.id, 1, "a", BID),  # so this wins its number
        LogRow(game.id, 1, "b", BID),
        LogRow(game.id, 2, "a", BID),
        LogRow(game.id, 2, None, BID),
        LogRow(game.id, 2, None, BID),
        LogRow(second.id, 0, "a", BID),
    ]
    assert once(store, lambda facts: facts.append_all(rows)) == [
        Appended(1),
        Duplicate(0),
        Appended(1),
        Conflict(),
        Duplicate(1),
        Appended(2),
        Conflict(),
        Appended(0),
    ]
    assert [row.token for row in log(store, game.id)] == ["old", "a", None]
    assert once(store, lambda facts: facts.append_all([])) == []


def test_more_than_one_statement_holds(store: Store) -> None:
    game = set_up_game(store)
    rows = [LogRow(game.id, number, f"t{number}", BID) for number in range(5000)]
    assert once(store, lambda facts: facts.append_all(rows)) == [Appended(n) for n in range(5000)]
    assert [row.number for row in log(store, game.id)] == [*range(5000)]


def test_two_nodes_never_win_the_same_number(store: Store, other_node: Store) -> None:
    game = set_up_game(store)
    start = threading.Barrier(4, timeout=30)

    def race(node: Store, name: str) -> list[int]:
        start.wait()
        outcomes = [append(node, game.id, n, f"{name}:{n}") for n in range(50)]
        assert all(isinstance(outcome, Appended | Conflict) for outcome in outcomes)
        return [outcome.number for outcome in outcomes if isinstance(outcome, Appended)]

    with ThreadPoolExecutor(4) as threads:
        nodes, names = [store, other_node] * 2, ["a", "b", "c", "d"]
        won = dict(zip(names, threads.map(race, nodes, names), strict=True))
    rows = log(store, game.id)
    assert [row.number for row in rows] == [*range(50)]
    assert sorted(chain.from_iterable(won.values())) == [*range(50)]
    for row in rows:
        assert row.token is not None
        assert row.number in won[row.token.partition(":")[0]]


def test_two_nodes_never_wait_for_one_another(store: Store, other_node: Store) -> None:
    games = [set_up_game(store).id for _ in range(3)]
    rows = [LogRow(game, 0, None, BID) for game in sorted(games)]
    with ThreadPoolExecutor(2) as threads:
        with store.engine.execution_options(writes=True).connect() as blocker:
            # Both have come as far as the middle one when it is given up.
            Facts(blocker).append_all(rows[1:2])
            nodes, orders = [store, other_node], [rows, rows[::-1]]
            race = threads.map(lambda n, o: once(n, lambda f: f.append_all(o)), nodes, orders)
            time.sleep(0.5)
            blocker.rollback()
        mine, theirs = race
    assert sorted([mine, theirs], key=str) == [[Appended(0)] * 3, [Conflict()] * 3]


# --- chat ---


def test_chat(store: Store, other_node: Store) -> None:
    (table, [ada]), (elsewhere, _) = set_up(store), set_up(store)
    notice = Phrase("sat-down", {"seat": SeatName(1), "count": 3}, who=1)
    with store.write() as facts:
        said = facts.add_chat(table.id, person=ada, name="Ada", seat=0, text="Hé ! 🎲")
    with other_node.write() as facts:
        whispered = facts.add_chat(table.id, person=ada, name="Ada", seat=0, text="psst", to=1)
        told = facts.add_chat(table.id, person=None, name="", seat=-1, text="", notice=notice)
        facts.add_chat(elsewhere.id, person=None, name="Eve", seat=-1, text="Hello?")
    assert (said.number, whispered.number, told.number) == (0, 1, 2)
    assert (said.to, whispered.to, told.to) == (-1, 1, -1)
    with store.read() as facts:
        assert facts.chat(table.id) == [said, whispered, told]
        assert facts.chat(table.id, last=1) == [whispered, told]
        assert facts.chat("nowhere") == []


def test_lines_are_counted_by_who_may_read_them(store: Store) -> None:
    table, [ada] = set_up(store)
    with store.write() as facts:
        spoken = {
            (seat, to, number): facts.add_chat(
                table.id, person=ada, name="", seat=seat, text=str(number), to=to
            )
            for number in range(2)
            for seat, to in ((0, -1), (0, 1), (1, 0), (2, 1), (-1, -1))
        }
    with store.read() as facts:
        kept = facts.chat(table.id, last=2)
    # What two say to each other is one talk, and what all hear another, whoever says it.
    last = [(0, 1, 1), (1, 0, 1), (2, 1, 0), (2, 1, 1), (0, -1, 1), (-1, -1, 1)]
    assert kept == sorted((spoken[each] for each in last), key=lambda line: line.number)


def test_no_two_lines_are_of_the_same_moment(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = set_up(store)
    monkeypatch.setattr("omerta.server.store.now", lambda: 1_000)
    with store.write() as facts:
        lines = [
            facts.add_chat(table.id, person=None, name="", seat=-1, text=str(number))
            for number in range(3)
        ]
    assert [line.at for line in lines] == [1_000, 1_001, 1_002]


def test_chat_of_two_nodes_at_once(store: Store, other_node: Store) -> None:
    table, [ada] = set_up(store)

    def say(number: int) -> int:
        node = store if number % 2 else other_node
        line = once(
            node, lambda f: f.add_chat(table.id, person=ada, name="Ada", seat=0, text=str(number))
        )
        return line.number

    with ThreadPoolExecutor(4) as threads:
        assert sorted(threads.map(say, range(20))) == [*range(20)]


# --- on the event loop ---


def on_loop(store: Store, play: Callable[[AsyncStore], Awaitable[T]]) -> T:
    async def main() -> T:
        shared = AsyncStore(store)
        try:
            return await asyncio.wait_for(play(shared), timeout=60)
        finally:
            await shared.close()

    return asyncio.run(main())


async def keep_busy(shared: AsyncStore) -> Callable[[], Awaitable[None]]:
    """From now on writes have to wait, until what is returned is called."""
    begun, enough = threading.Event(), threading.Event()

    def be_slow(_facts: Facts) -> None:
        begun.set()
        enough.wait()

    slow = asyncio.ensure_future(shared.write(be_slow))
    await asyncio.to_thread(begun.wait)

    async def go_on() -> None:
        enough.set()
        await slow

    return go_on


def test_many_tables_append_at_once(store: Store) -> None:
    games = [set_up_game(store).id for _ in range(10)]

    async def play(shared: AsyncStore) -> list[Outcome]:
        async def one(game: str) -> list[Outcome]:
            return [await shared.append(game, n, f"t{n}", BID) for n in range(20)]

        outcomes = await asyncio.gather(*map(one, games))
        kept = await shared.read(lambda facts: [len(facts.log(game)) for game in games])
        assert kept == [20] * len(games)
        return [*chain.from_iterable(outcomes)]

    assert on_loop(store, play) == [Appended(n) for _ in games for n in range(20)]


def test_writes_that_wait_share_a_commit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game = set_up_game(store)
    commits: list[object] = []
    event.listen(store.engine, "commit", commits.append)

    async def play(shared: AsyncStore) -> None:
        go_on = await keep_busy(shared)
        appends = asyncio.gather(*(shared.append(game.id, n, None, BID) for n in range(300)))
        await asyncio.sleep(0)
        await go_on()
        await appends

    together = Appender.append

    def counted(appender: Appender, rows: Sequence[LogRow]) -> bool:
        commits.append(rows)
        return together(appender, rows)

    monkeypatch.setattr(Appender, "append", counted)
    on_loop(store, play)
    assert len(commits) == 2


def test_a_broken_connection_is_replaced(store: Store) -> None:
    game = set_up_game(store)

    async def play(shared: AsyncStore) -> None:
        assert await shared.append(game.id, 0, "a", BID) == Appended(0)
        broken = shared._appender._connection
        assert broken is not None, "appends have a connection of their own"
        broken.close()
        assert await shared.append(game.id, 1, "b", BID) == Appended(1)
        assert await shared.append(game.id, 2, "c", BID) == Appended(2)
        assert shared._appender._connection not in (None, broken)

    on_loop(store, play)
    assert [row.token for row in log(store, game.id)] == ["a", "b", "c"]


def test_writes_are_done_in_order(store: Store) -> None:
    game = set_up_game(store)

    async def play(shared: AsyncStore) -> tuple[object, ...]:
        return await asyncio.gather(
            shared.append(game.id, 0, "a", BID),
            shared.write(lambda facts: len(facts.log(game.id))),
            shared.append(game.id, 1, "b", BID),
            shared.append(game.id, 1, "b", BID),
            shared.append(game.id, 1, "c", BID),
            shared.write(lambda facts: len(facts.log(game.id))),
        )

    outcomes = on_loop(store, play)
    assert [*outcomes] == [Appended(0), 1, Appended(1), Duplicate(1), Conflict(), 2]


def test_behind_an_append_that_fails_none_is_made(store: Store, other_node: Store) -> None:
    game, second = set_up_game(store), set_up_game(store)
    append(other_node, game.id, 1, None)

    async def play(shared: AsyncStore) -> tuple[object, ...]:
        line, another = Line(), Line()
        appends = [
            shared.append(game.id, 0, "a", BID, line),
            shared.append(game.id, 1, "b", BID, line),  # the other node was faster
            shared.append(second.id, 0, "a", BID, another),
            shared.append(game.id, 2, "c", BID, line),
        ]
        outcomes = await asyncio.gather(*appends)
        late = await shared.append(game.id, 2, "d", BID, line)
        return *outcomes, late, await shared.append(game.id, 2, "d", BID)

    outcomes = on_loop(store, play)
    assert [*outcomes] == [
        Appended(0),
        Conflict(),
        Appended(0),
        Conflict(),
        Conflict(),
        Appended(2),
    ]


def test_one_bad_write_does_not_spoil_the_others(store: Store) -> None:
    game = set_up_game(store)

    def bad(facts: Facts) -> None:
        facts.append(game.id, 5, "half done", BID)
        raise ZeroDivisionError

    async def play(shared: AsyncStore) -> tuple[object, ...]:
        return await asyncio.gather(
            shared.append(game.id, 0, "a", BID),
            shared.write(bad),
            shared.append("nowhere", 0, "a", BID),
            shared.append(game.id, 1, "b", BID),
            return_exceptions=True,
        )

    first, zero, nowhere, last = on_loop(store, play)
    assert (first, last) == (Appended(0), Appended(1))
    assert isinstance(zero, ZeroDivisionError)
    assert isinstance(nowhere, IntegrityError)


def test_nothing_is_acknowledged_if_the_commit_fails(
    store: Store, other_node: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Appender, "append", lambda appender, rows: False)
    game = set_up_game(store)
    commits: list[object] = []

    def disk_full(connection: object) -> None:
        commits.append(connection)
        if len(commits) == 2:
            raise OSError("no space left on device")

    async def play(shared: AsyncStore) -> list[object]:
        event.listen(store.engine, "commit", disk_full)
        go_on = await keep_busy(shared)
        line = Line()
        appends = [shared.append(game.id, n, f"t{n}", BID, line) for n in range(5)]
        together = asyncio.gather(*appends, return_exceptions=True)
        await asyncio.sleep(0)
        await go_on()
        outcomes = await together
        assert await shared.append(game.id, 0, "t0", BID, line) == Conflict()
        assert log(other_node, game.id) == []
        assert await shared.append(game.id, 0, "t0", BID) == Appended(0)
        return [*outcomes]

    assert [type(outcome) for outcome in on_loop(store, play)] == [OSError] * 5


def test_the_database_may_be_started_anew(postgres_url: str) -> None:
    store, other_node = Store.open(postgres_url), Store.open(postgres_url)
    game = set_up_game(store)
    cut_others = text(
        "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid != pg_backend_pid()"
    )
    cut_this = text("SELECT pg_terminate_backend(pg_backend_pid())")

    async def play(shared: AsyncStore) -> list[object]:
        assert once(other_node, lambda f: f.connection.execute(cut_others).scalar_one())
        assert await shared.append(game.id, 0, "a", BID) == Appended(0)
        outcomes = await asyncio.gather(
            shared.append(game.id, 1, "b", BID),
            shared.write(lambda facts: facts.connection.execute(cut_this)),
            shared.append(game.id, 2, "c", BID),
            return_exceptions=True,
        )
        assert await shared.append(game.id, 3, "d", BID) == Appended(3)
        return [*outcomes]

    before, cut, after = on_loop(store, play)
    assert isinstance(cut, DBAPIError)
    kept = {row.number for row in log(other_node, game.id)}
    other_node.close()
    for number, outcome in ((1, before), (2, after)):  # acknowledged and kept, or neither
        assert (outcome == Appended(number)) == (number in kept)
        assert outcome == Appended(number) or isinstance(outcome, DBAPIError)


def test_a_caller_who_leaves_disturbs_nobody(store: Store) -> None:
    game = set_up_game(store)

    async def play(shared: AsyncStore) -> Outcome:
        gone = asyncio.ensure_future(shared.append(game.id, 0, None, BID))
        await asyncio.sleep(0)
        gone.cancel()
        return await shared.append(game.id, 1, None, BID)

    assert on_loop(store, play) == Appended(1)


def test_closing_writes_out_what_is_queued(store: Store, other_node: Store) -> None:
    game = set_up_game(store)

    async def main() -> None:
        shared = AsyncStore(store)
        queued = [asyncio.ensure_future(shared.append(game.id, n, None, BID)) for n in range(1000)]
        await asyncio.sleep(0)
        await shared.close()
        assert await asyncio.gather(*queued) == [Appended(n) for n in range(1000)]
        with pytest.raises(RuntimeError, match="closed"):
            await shared.append(game.id, 1000, None, BID)
        await shared.close()

    asyncio.run(main())
    assert len(log(other_node, game.id)) == 1000


def test_two_event_loops_on_one_database(store: Store, other_node: Store) -> None:
    games = [set_up_game(store).id for _ in range(5)]

    async def play(shared: AsyncStore) -> list[tuple[str, int]]:
        won: list[tuple[str, int]] = []

        async def one(game: str) -> None:
            for number in range(20):
                outcome = await shared.append(game, number, new_id(), BID)
                if isinstance(outcome, Appended):
                    won.append((game, number))

        await asyncio.gather(*map(one, games))
        return won

    with ThreadPoolExecutor(2) as threads:
        mine, theirs = threads.map(lambda node: on_loop(node, play), [store, other_node])
    assert sorted(mine + theirs) == sorted((game, n) for game in games for n in range(20))


def test_a_kill_loses_nothing_that_was_acknowledged(store: Store, database_url: str) -> None:
    games = [set_up_game(store).id for _ in range(20)]
    endless_play = """if True:
        import asyncio, itertools, sys
        from omerta.kernel.match import Entry
        from omerta.server.store import Store
        from omerta.server.writer import AsyncStore

        async def main(url, *games):
            shared = AsyncStore(Store.open(url))

            async def play(game):
                for number in itertools.count():
                    await shared.append(game, number, None, [Entry(0, "undo", at=number)])
                    print(game, number, flush=True)

            await asyncio.gather(*map(play, games))

        asyncio.run(main(*sys.argv[1:]))
    """
    server = subprocess.Popen(
        [sys.executable, "-c", endless_play, database_url, *games],
        stdout=subprocess.PIPE,
        text=True,
    )
    with server:
        assert server.stdout is not None
        acknowledged = list(islice(server.stdout, 500))
        server.send_signal(signal.SIGKILL)
        acknowledged += [line for line in server.stdout if line.endswith("\n")]
    logs = {game: log(store, game) for game in games}
    kept = {f"{game} {row.number}\n" for game in games for row in logs[game]}
    assert len(acknowledged) >= 500
    assert set(acknowledged) <= kept
    for game in games:  # and each goes on where it was
        assert append(store, game, len(logs[game]), None) == Appended(len(logs[game]))


def test_the_log_of_sqlite_stays_short_while_all_write(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "WRITES", 5)
    monkeypatch.setattr(checkpoints, "LONG", 20)
    store = Store.open(sqlite_url)
    game = set_up_game(store)

    async def play(shared: AsyncStore) -> int:
        for number in range(120):
            await shared.append(game.id, number, f"t{number}", BID)
        return Path(f"{sqlite_url.removeprefix('sqlite:///')}-wal").stat().st_size

    # Without copies there would be three pages of 4 kB for each append.
    assert on_loop(store, play) < 120 * 3 * 4096 / 2
