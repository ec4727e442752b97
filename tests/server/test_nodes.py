"""Several nodes on one PostgreSQL: guests spread over all of them play as if they were one."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
from websockets.exceptions import WebSocketException

from omerta.server import nodes as several
from omerta.server.relay import HEADER, signed
from tests.server import nginx, postgres
from tests.server.house import (
    PATIENCE,
    InThread,
    Player,
    Program,
    Server,
    Window,
    all_see,
    begin,
    guests,
    in_thread,
    play_out,
    played,
    program,
    seat_all,
)
from tests.server.test_killed import play_and_note, tokens
from tests.server.test_lobby import in_the_lobby

TAKEN_OVER_WITHIN = 5.0  # seconds after a node was killed

Nodes = tuple[InThread, InThread]


@pytest.fixture(scope="module")
def nodes(postgres_server: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    folder = tmp_path_factory.mktemp("nodes")
    with (
        postgres.database(postgres_server) as url,
        in_thread(folder, url) as one,
        in_thread(folder, url) as other,
    ):
        yield one, other


@asynccontextmanager
async def spread(*who: tuple[Server, str]) -> AsyncIterator[list[Player]]:
    """Guests, each at a node."""
    async with AsyncExitStack() as stack:
        players = []
        for server, name in who:
            player = Player(server)
            stack.push_async_callback(player.close)
            assert (await player.introduce(name)).status_code == 200
            players.append(player)
        yield players


def holders(node: Server, table: str) -> list[str]:
    with psycopg.connect(node.database) as connection:
        found = connection.execute('SELECT node FROM leases WHERE "table" = %s', (table,))
        return [holder for (holder,) in found]


@played
async def test_a_game_is_played_by_guests_of_two_nodes(nodes: Nodes) -> None:
    a, b = nodes
    luck = Random(1)
    async with spread((a, "Ann"), (b, "Ben"), (a, "Cleo"), (b, "Dan")) as players:
        ann, ben, cleo, dan = players
        table = await ann.create(4)
        # The host is relayed, too: the other node has the table.
        watcher = await dan.connect(table)
        windows = await begin(table, ann, ben, cleo, dan)
        assert holders(a, table) == [b.house.nodes.id]
        assert table not in a.house.tables
        assert (len(a.relays), len(b.relays)) == (2, 0)
        # What one says, all hear; what one whispers, only one.
        await windows[0].ask("chat", text="To all of you")
        await windows[1].ask("chat", text="To you alone", to=0)
        await all_see(windows, lambda w: any(c["text"] == "To all of you" for c in w.chat))
        await all_see(windows[:2], lambda w: any(c["text"] == "To you alone" for c in w.chat))
        await windows[3].settled()
        assert "To you alone" not in str(windows[3].frames)
        await play_out(windows, luck)
        await watcher.sees(lambda: watcher.over)
        match = b.replayed(table)
        for window in windows:
            assert window.now["view"]["scores"] == match.game.scores(match.state)
        # Afterwards any node shows it.
        for player in (ann, ben):
            film = await player.web.get(f"/api/tables/{table}/film", params={"seat": 2})
            assert film.status_code == 200, film.text
            assert (await player.web.get(f"/api/tables/{table}/proof")).json()["genuine"]
        for window in windows:
            assert (await window.ask("rematch"))["is"] == "done"
        await all_see(windows, lambda w: bool(w.table["rematch"]))
        again = await ann.connect(windows[0].table["rematch"])
        assert again.table["status"] == "playing"


@played
async def test_what_one_node_writes_the_other_shows_at_once(nodes: Nodes) -> None:
    a, b = nodes
    async with spread((a, "Ann"), (b, "Ben")) as (ann, ben):
        table = await ann.create(3, bots=1)
        windows = await seat_all(table, ann, ben)
        began = time.perf_counter()
        # The table is at `a`, and Ben's name is changed at `b`.
        await ben.introduce("Benedict")
        await windows[0].sees(lambda: windows[0].table["seats"][1]["name"] == "Benedict")
        await windows[1].ask("chat", text="It is still me")
        await windows[0].sees(lambda: bool(windows[0].chat))
        assert windows[0].chat[-1]["name"] == "Benedict"
        assert time.perf_counter() - began < 1.0
        assert (await windows[1].ask("stand"))["is"] == "done"
        await windows[0].sees(lambda: windows[0].table["seats"][1]["kind"] == "free")


@played
async def test_the_lobbies_of_both_nodes_show_the_tables_of_both(nodes: Nodes) -> None:
    a, b = nodes
    async with spread((a, "Ann"), (b, "Ben")) as (ann, ben):
        mine = await ann.create(3, title="By Ann", listed=True)
        theirs = await ben.create(3, title="By Ben", listed=True)
        window = await ann.connect(mine)
        await ben.connect(theirs)
        for player in (ann, ben):
            lobby = (await player.web.get("/api/lobby")).json()
            assert {mine, theirs} <= {card["id"] for card in lobby["open"]}
        # Who looks is told when a table of another node changes.
        async with in_the_lobby(ben) as (hall,):
            seated = await ben.connect(mine)
            await seated.ask("sit", seat=1, invite=window.table["invites"]["1"])
            await seated.close()
            async with asyncio.timeout(PATIENCE):
                while mine not in {card["id"] for card in hall.lobby.get("mine", ())}:
                    await hall.hear()
            # Ann and Ben are counted wherever they are.
            while hall.lobby["people"] < 2:
                await hall.hear()


@played
async def test_nobody_but_a_node_can_say_whose_guest_it_is(nodes: Nodes) -> None:
    a, b = nodes
    async with spread((a, "Ann"), (b, "Ben")) as (ann, ben):
        table = await ann.create(3)
        path = f"/api/tables/{table}/socket"
        window = await ann.connect(table)
        assert window.table["id"] == table
        for header in ("", "1 x y.z", signed(a.house.signer, "/another/path", "10.0.0.1")):
            # Such a header counts for nothing: the guest comes in like any other.
            there = await ben.connect(table, headers={HEADER: header})
            assert there.table["id"] == table
        addresses = {each.address for each in a.house.tables[table].connections}
        assert addresses == {"127.0.0.1"}
        real = signed(a.house.signer, path, "10.0.0.1")
        await ann.connect(table, headers={HEADER: real})
        addresses = {each.address for each in a.house.tables[table].connections}
        assert addresses == {"127.0.0.1", "10.0.0.1"}
        forged = await ben.web.post(
            "/api/nodes/cards", json={"tables": [table], "person": None}, headers={HEADER: real}
        )
        assert forged.status_code == 404


@played
async def test_a_node_that_was_taken_for_dead_gives_up_what_others_took(nodes: Nodes) -> None:
    a, b = nodes
    luck = Random(3)
    async with spread((a, "Ann"), (b, "Ben")) as (ann, ben):
        table = await ann.create(3, bots=1)
        windows = await begin(table, ann, ben)
        assert table in a.house.tables
        # As if `a` had stood still for longer than its lease, and `b` had taken the table over.
        with psycopg.connect(a.database) as connection:
            dead, taken = (
                "UPDATE nodes SET expires = 0 WHERE id = %s",
                "UPDATE leases SET node = %s",
            )
            connection.execute(dead, (a.house.nodes.id,))
            connection.execute(f'{taken} WHERE "table" = %s'.encode(), (b.house.nodes.id, table))
        assert holders(a, table) == [b.house.nodes.id]
        for window in windows:
            await window.ended()
        windows = [await ann.connect(table), await ben.connect(table)]
        await play_out(windows, luck)
        assert a.replayed(table).over


@played
async def test_nodes_that_lose_all_connections_to_the_database_go_on(nodes: Nodes) -> None:
    a, b = nodes
    luck = Random(7)
    async with spread((a, "Ann"), (b, "Ben")) as (ann, ben):
        table = await ann.create(3, bots=1)
        windows = await begin(table, ann, ben)
        noted: list[str] = []
        playing = [asyncio.create_task(play_and_note(w, luck, noted)) for w in windows]
        while len(noted) < 6:
            await asyncio.sleep(0.003)
        cut_all_connections(a.database)
        cut = time.monotonic()
        while not all(window.over for window in windows):
            await asyncio.gather(*playing)
            windows = await connected_again([ann, ben], table, cut)
            playing = [asyncio.create_task(play_and_note(w, luck, noted)) for w in windows]
            await asyncio.sleep(0.1)
        await asyncio.gather(*playing)
        assert tokens(a, table) >= set(noted)
        # News arrive again, too.
        open_table = await ann.create(3)
        windows = await seat_all(open_table, ann, ben)
        await ben.introduce("Benito")
        await windows[0].sees(lambda: windows[0].table["seats"][1]["name"] == "Benito")


@played
async def test_a_node_says_once_that_it_has_lost_touch(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time it does; and when it has touch again."""
    connect, away, tries = several.Nodes._connect, [False], list[float]()

    async def may_fail(node: several.Nodes) -> psycopg.AsyncConnection[Any]:
        if away[0]:
            tries.append(time.monotonic())
            raise OSError("it is gone")
        return await connect(node)

    monkeypatch.setattr(several, "BEAT", 0.05)
    monkeypatch.setattr(several.Nodes, "_connect", may_fail)
    with in_thread(tmp_path, postgres_url) as server:

        def told() -> list[str]:
            return [line["what"] for line in server.log() if "touch with" in line["what"]]

        for times in (1, 2):
            away[0] = True
            cut_all_connections(postgres_url)
            known = len(tries)
            await until(lambda known=known: len(tries) > known + 3)  # type: ignore[misc]
            away[0] = False
            await until(lambda times=times: len(told()) >= 2 * times)  # type: ignore[misc]
        lost, again = "no touch with the other nodes", "in touch with the other nodes again"
        assert told() == [lost, again] * 2


def cut_all_connections(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not so():
            await asyncio.sleep(0.02)


# --- as programs, which can be killed ---


async def connected_again(players: list[Player], table: str, since: float) -> list[Window]:
    """As a browser does it: again and again, until it is let in."""

    async def once(player: Player) -> Window:
        while True:
            try:
                return await player.connect(table)
            except (WebSocketException, OSError):
                assert time.monotonic() - since < TAKEN_OVER_WITHIN, "not let in"
                await asyncio.sleep(0.2)

    return list(await asyncio.gather(*(once(player) for player in players)))


@played
async def test_the_tables_of_a_killed_worker_go_on_at_another(
    postgres_url: str, tmp_path: Path
) -> None:
    luck = Random(5)
    with program(tmp_path, "--workers", "2", database=postgres_url) as server:
        async with guests(server, "Ann", "Ben", "Cleo") as players:
            while len(serving(server)) < 2:
                await asyncio.sleep(0.05)
            table = await players[0].create(3)
            windows = await begin(table, *players)
            (doomed,) = holders(server, table)
            bots = await table_of_bots(server, doomed)
            noted: list[str] = []
            playing = [asyncio.create_task(play_and_note(w, luck, noted)) for w in windows]
            while len(noted) < 10:
                await asyncio.sleep(0.003)
            os.kill(serving(server)[doomed], signal.SIGKILL)
            killed = time.monotonic()
            await asyncio.gather(*playing)
            # Guests come back; at the bots' table nobody does.
            back = await connected_again(players, table, killed)
            assert tokens(server, table) >= set(noted), "an acknowledged answer is lost"
            while doomed in holders(server, bots):
                assert time.monotonic() - killed < TAKEN_OVER_WITHIN, "nobody takes it over"
                await asyncio.sleep(0.05)
            before = len(noted)
            playing = [asyncio.create_task(play_and_note(w, luck, noted)) for w in back]
            while len(noted) == before:
                assert time.monotonic() - killed < TAKEN_OVER_WITHIN, "the game does not go on"
                await asyncio.sleep(0.01)
            await asyncio.gather(*playing)
            assert all(window.over for window in back)
            assert tokens(server, table) >= set(noted)
            numbers = [row.number for row in server.rows(table)[2]]
            assert numbers == [*range(len(numbers))]
            assert len(children(server)) == 2, "nobody takes the dead one's place"
        assert server.end(signal.SIGTERM) in (0, -signal.SIGTERM)
        assert {line["what"] for line in server.troubles()} == {"a server process has died"}


async def table_of_bots(server: Program, node: str) -> str:
    """A game of bots at this node, which waits for somebody who has left."""
    for _ in range(40):  # every connection comes to one of the two by chance
        async with guests(server, "Bea") as (bea,):
            table = await bea.create(3, bots=2, start=True)
        if holders(server, table) == [node]:
            return table
    raise AssertionError("all tables are at the other node")


def children(server: Program) -> list[str]:
    """The first process's own, but for Python's helper."""
    found = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return [pid for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def serving(server: Program) -> dict[str, int]:
    """The processes that serve now: node and number of each."""
    opened = {line["node"]: line["pid"] for line in server.log() if line["what"] == "open"}
    return {node: pid for node, pid in opened.items() if Path(f"/proc/{pid}").exists()}


# --- behind a proxy ---


@pytest.mark.skipif(nginx.program() is None, reason=nginx.HOW_TO_GET_ONE)
@played
async def test_nginx_routes_the_guests_of_a_table_to_one_node(nodes: Nodes, tmp_path: Path) -> None:
    luck = Random(6)
    with nginx.proxy(tmp_path, [node.port for node in nodes]) as port:
        front = Server(tmp_path, port, nodes[0].database)
        async with guests(front, "Ann", "Ben", "Cleo") as players:
            asked = await players[0].web.get("/api/nodes/cards", headers={"Accept": "*/*"})
            assert (asked.status_code, asked.headers["server"][:5]) == (404, "nginx")
            tables = [await players[0].create(3) for _ in range(12)]
            for table in tables:
                await begin(table, *players)
            at = {table: [n for n in nodes if table in n.house.tables] for table in tables}
            assert all(len(where) == 1 for where in at.values())
            assert len({where[0].port for where in at.values()}) == 2, "all go to one node"
            # Guests came straight to the node: not one of them is relayed.
            assert [len(node.relays) for node in nodes] == [0, 0]
            windows = [await player.connect(tables[0]) for player in players]
            await play_out(windows, luck)
            assert nodes[0].replayed(tables[0]).over
