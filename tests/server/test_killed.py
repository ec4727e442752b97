"""A server that is killed loses nothing it acknowledged, and every table goes on where it was."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

from websockets.exceptions import ConnectionClosed

from omerta.games import load
from omerta.kernel.record import demand_head, read, verify
from omerta.server.signing import demand_signed
from tests.server.house import (
    PATIENCE,
    Player,
    Program,
    Server,
    Window,
    all_see,
    begin,
    guests,
    played,
    program,
)


async def play_and_note(window: Window, luck: Random, acknowledged: list[str]) -> None:
    """Play until the game is over or the house falls; note the token of every answer taken."""
    try:
        while not window.over:
            if window.asked:
                reply = await window.act(*window.answer(luck))
                if reply["is"] == "now":
                    acknowledged.append(reply["ack"])
            else:
                await window._hear_more()
    except (ConnectionError, ConnectionClosed):
        return


async def come_back(player: Player, window: Window) -> Window:
    return await player.connect(window.table["id"], since=window.now["seq"])


@played
async def test_killed_again_and_again_all_tables_are_played_to_their_end(tmp_path: Path) -> None:
    luck = Random(1)
    with program(tmp_path) as server:
        async with guests(server, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
            # One of people only, one of people and bots, one of a person and bots.
            windows = [
                *await begin(await ann.create(3), ann, ben, cleo),
                *await begin(await ann.create(4, bots=2), ann, ben),
            ]
            alone = await ann.create(5, bots=4, start=True)
            windows.append(await ann.connect(alone))
            owners = [ann, ben, cleo, ann, ben, ann]
            acknowledged: list[list[str]] = [[] for _ in windows]
            heads: dict[str, list[str]] = {window.table["id"]: [] for window in windows}
            for kill_after in (25, 60, None):
                playing = [
                    asyncio.create_task(play_and_note(window, luck, noted))
                    for window, noted in zip(windows, acknowledged, strict=True)
                ]
                if kill_after is None:
                    await asyncio.gather(*playing)
                    break
                # At a moment that has nothing to do with what the server is doing.
                while sum(map(len, acknowledged)) < kill_after:
                    await asyncio.sleep(0.003)
                await asyncio.sleep(luck.random() * 0.05)
                server.kill()
                await asyncio.gather(*playing)
                for window, noted in zip(windows, acknowledged, strict=True):
                    assert set(noted) <= tokens(server, window.table["id"])
                    heads[window.table["id"]].append(window.now["head"])
                server.open()
                windows = [
                    await come_back(player, window)
                    for player, window in zip(owners, windows, strict=True)
                ]
            for window, noted in zip(windows, acknowledged, strict=True):
                table = window.table["id"]
                assert window.over
                assert set(noted) <= tokens(server, table)
                answer = await ann.web.get(f"/api/tables/{table}/record")
                record = read(answer.text)
                match = verify(load("razzia"), record)
                assert window.now["view"]["scores"] == match.game.scores(match.state)
                # The chain goes on where it was, too.
                demand_signed(record)
                for head in heads[table]:
                    demand_head(record, head)
        assert server.troubles() == []


def tokens(server: Server, table: str) -> set[str]:
    """Of all messages that are in a table's log."""
    return {append.token.rpartition(":")[2] for append in server.rows(table)[2] if append.token}


@played
async def test_everything_is_as_it_was_before_the_crash(tmp_path: Path) -> None:
    luck = Random(2)
    with program(tmp_path) as server:
        async with guests(server, "Ann", "Ben", "Cleo", "") as (*players, stranger):
            ann = players[0]
            over = await ann.create(3, bots=2, start=True)
            finished = await ann.connect(over)
            await finished.play_on(luck)
            sealed, token = await half_sealed(players, luck)
            waiting = await ann.create(3, bots=2, start=True, options={"first_dealer": 0})
            dealer = await ann.connect(waiting)
            # The dealer's answer puts a question to all; the house falls before bots answer it.
            await dealer.act(*dealer.answer(luck))
            assert server.workers(), "there are workers"

            server.kill()
            unfinish(server, over)
            await no_longer(lambda: bool(server.workers()), "workers think on for nobody")
            server.open()

            # Bots go on though nobody is there.
            await no_longer(
                lambda: server.replayed(waiting).state.waiting != [0], "the bots do not answer"
            )
            # A game whose last answer was written is over, though that was not written down.
            back = await ann.connect(over)
            await back.sees(lambda: back.over)
            assert back.table["seed"] == finished.table["seed"]
            assert (await ann.web.get(f"/api/tables/{over}/proof")).json()["genuine"]
            # A sealed answer is still in its envelope, and the same one sent again counts once.
            windows = [await player.connect(sealed) for player in [*players, stranger]]
            envelope = windows[1].prompt
            assert envelope is not None
            for window in windows:
                assert window.waiting == (0, 2)
                assert window.now["view"]["table"]["played"] == [None] * 3
            before = len(server.rows(sealed)[2])
            reply = await windows[1].act(envelope["answer"], token=token)
            assert (reply["is"], reply["ack"]) == ("now", token)
            assert len(server.rows(sealed)[2]) == before
            for window in (windows[0], windows[2]):
                await window.act(*window.answer(luck))
            watcher = windows[3]
            await watcher.sees(lambda: "reveal" in [e["kind"] for e in watcher.events])
            reveal = [event for event in watcher.events if event["kind"] == "reveal"][-1]
            assert reveal["data"]["cards"][1] == envelope["answer"]
        assert server.troubles() == []


async def half_sealed(players: list[Player], luck: Random) -> tuple[str, str]:
    """A table where one of three has chosen, twice; and the token of the second choice."""
    table = await players[0].create(options={"first_dealer": 0})
    windows = await begin(table, *players)
    await windows[0].act(*windows[0].answer(luck))
    await all_see(windows, lambda w: w.asked == "choose_card")
    for card in (windows[1].prompt or {})["options"][:2]:
        reply = await windows[1].act(card)
    return table, reply["ack"]


async def no_longer(true: Callable[[], bool], trouble: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while true():
        assert time.monotonic() < deadline, trouble
        await asyncio.sleep(0.02)


def unfinish(server: Program, table: str) -> None:
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        database.execute("UPDATE tables SET status = 'playing' WHERE id = ?", (table,))
        database.commit()
