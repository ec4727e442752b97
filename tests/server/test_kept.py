"""Matches whose rules have changed since can still be watched, and replayed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from omerta.cli import main
from omerta.server import kept
from omerta.server.store import Store
from tests.server.house import Player, Server, begin, guests, in_thread, played


def change_rules(server: Server) -> None:
    """As if all its games had been played by other rules than today's."""
    store = Store.open(server.database)
    with store.write() as facts:
        facts.connection.execute(text("UPDATE tables SET rules = 'of old'"))
    store.close()


async def film(player: Player, table: str, seat: int) -> Any:
    answer = await player.web.get(f"/api/tables/{table}/film", params={"seat": seat})
    return answer.json() if answer.status_code == 200 else answer.status_code


def back(server: Server, cookie: str) -> Player:
    return Player(server, cookie)


@played
async def test_after_an_upgrade_a_game_is_shown_as_it_stood(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with in_thread(tmp_path) as server:
        async with guests(server, "Ann", "Cat", "Dan", "Ben") as (ann, cat, dan, ben):
            begun = await ann.create(3)
            windows = await begin(begun, ann, cat, dan)
            for each in windows[1:]:  # and Ann does not answer
                if each.prompt:
                    await each.act(*each.answer(Random(1)))
            await windows[0].settled()
            finished = await ben.create(3, bots=2, start=True)
            end = await ben.connect(finished)
            await end.play_on(Random(2))
            cookies = ann.cookie, ben.cookie
            films = await film(ann, begun, 0), await film(ben, finished, -1)
    view = json.loads(msgspec.json.encode(server.replayed(begun).view(0)))
    assert main(["films", "--db", server.database]) == 0
    assert "2" in capsys.readouterr().out
    change_rules(server)
    with in_thread(tmp_path) as server:
        ann, ben = back(server, cookies[0]), back(server, cookies[1])
        try:
            there = await ann.connect(begun)
            assert there.table["status"] == "playing"
            assert there.now["view"] == view
            assert there.chat[-1]["notice"]["say"] == "rules-have-changed"
            refused = await there.ask("act", stamp=there.now["stamp"], actions=[0])
            assert refused["why"]["say"] == "rules-have-changed"
            assert (await film(ann, begun, 0))["frames"] == films[0]["frames"]
            # While it was on, nobody else could see this.
            assert await film(ben, begun, 0) == 400
            seen = await ben.connect(begun)
            assert seen.now["view"]["seat"] == -1
            over = await ben.connect(finished)
            assert over.table["status"] == "over"
            assert over.now["view"] == end.now["view"]
            assert (await film(ben, finished, -1))["frames"] == films[1]["frames"]
            assert (await film(ann, finished, 0))["frames"]
            assert server.troubles() == [each for each in server.troubles() if "rules" in each]
        finally:
            await ann.close()
            await ben.close()


@played
async def test_who_has_watched_a_finished_game_can_watch_it_for_ever(tmp_path: Path) -> None:
    with in_thread(tmp_path) as server:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            watched, unseen = [await each.create(3, bots=2, start=True) for each in (ann, ben)]
            for player, table in ((ann, watched), (ben, unseen)):
                await (await player.connect(table)).play_on(Random(3))
            shown = await film(ann, watched, 0)
            cookies = ann.cookie, ben.cookie
    change_rules(server)
    with in_thread(tmp_path) as server:
        ann, ben = back(server, cookies[0]), back(server, cookies[1])
        try:
            assert await film(ann, watched, 0) == shown
            assert (await ann.connect(watched)).now["view"]["seat"] == 0
            # What can be watched is among one's finished games; what cannot is not.
            [mine] = (await ann.web.get("/api/lobby")).json()["mine"]
            assert (mine["id"], mine["status"], mine["me"]) == (watched, "over", 0)
            assert (await ben.web.get("/api/lobby")).json()["mine"] == []
            assert await film(ben, unseen, 0) == 404
            with pytest.raises(ConnectionError, match="4404"):
                await ben.connect(unseen)
            # By today's rules the log would lead elsewhere: nothing is worked out from it.
            for part in ("record", "proof", "chances", "mistakes"):
                answer = await ann.web.get(f"/api/tables/{watched}/{part}")
                assert answer.status_code == 400
                assert answer.json()["why"]["say"] == "rules-have-changed"
        finally:
            await ann.close()
            await ben.close()


@played
async def test_nobody_waits_while_a_kept_match_is_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unpacked, where = kept.unpacked, list[bool]()

    def noted(stored: bytes) -> kept.Kept:
        where.append(on_an_event_loop())
        return unpacked(stored)

    monkeypatch.setattr(kept, "unpacked", noted)
    with in_thread(tmp_path) as server:
        async with guests(server, "Ann") as (ann,):
            table, cookie = await ann.create(3, bots=2, start=True), ann.cookie
            await (await ann.connect(table)).play_on(Random(3))
            shown = await film(ann, table, 0)
    for changed in (False, True):
        if changed:
            change_rules(server)
        with in_thread(tmp_path) as server:
            ann = back(server, cookie)
            assert await film(ann, table, 0) == shown
            await ann.connect(table)
            await ann.close()
    assert where == [False] * 3  # two films, and a table as it stood


def on_an_event_loop() -> bool:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


@played
async def test_what_was_kept_of_a_game_that_went_on_is_kept_anew(tmp_path: Path) -> None:
    with in_thread(tmp_path) as server:
        async with guests(server, "Ann") as (ann,):
            table = await ann.create(3, bots=2, start=True)
            window = await ann.connect(table)
            await window.play_on(Random(4), lambda: window.now["seq"] > 3)
            assert main(["films", "--db", server.database]) == 0
            early = len((await film(ann, table, 0))["frames"])
            await window.play_on(Random(4))
            assert len((await film(ann, table, 0))["frames"]) > early
            cookie = ann.cookie
    assert main(["films", "--db", server.database]) == 0
    change_rules(server)
    with in_thread(tmp_path) as server:
        ann = back(server, cookie)
        try:
            for seat in (-1, 0):
                assert len((await film(ann, table, seat))["frames"]) > early
        finally:
            await ann.close()
