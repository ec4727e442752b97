"""Talk between two at a table: nobody else reads it, now or later."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from omerta.server.store import MOST_CHAT_LINES
from tests.server.house import (
    Frame,
    InThread,
    Player,
    Window,
    begin,
    guests,
    in_thread,
    played,
    seat_all,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("house")) as server:
        yield server
    assert server.troubles() == []


def refused(frame: Frame, why: str) -> bool:
    return bool(frame["is"] == "refused" and frame["why"]["say"] == why)


def said(window: Window) -> list[tuple[str, int]]:
    return [(line["text"], line["to"]) for line in window.chat]


async def whispering(*players: Player, stranger: Player) -> list[Window]:
    """A game where Ann has said something to Ben alone, and then something to all."""
    windows = await begin(await players[0].create(len(players)), *players)
    windows.append(await stranger.connect(windows[0].table["id"]))
    assert (await windows[0].ask("chat", text="Ben, psst", to=1))["is"] == "done"
    assert (await windows[1].ask("chat", text="What?", to=0))["is"] == "done"
    assert (await windows[0].ask("chat", text="Hello all"))["is"] == "done"
    return windows


@played
async def test_only_the_two_who_whisper_read_it(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo", "") as (*players, stranger):
        windows = await whispering(*players, stranger=stranger)
        for window in windows:
            await window.sees(lambda w=window: bool(w.chat) and w.chat[-1]["text"] == "Hello all")  # type: ignore[misc]
        both = [("Ben, psst", 1), ("What?", 0), ("Hello all", -1)]
        assert [said(window) for window in windows[:2]] == [both, both]
        assert [said(window) for window in windows[2:]] == [[("Hello all", -1)]] * 2
        # Nor does who comes later.
        table = windows[0].table["id"]
        again = [await player.connect(table) for player in (*players, stranger)]
        assert [said(window) for window in again] == [both, both, both[2:], both[2:]]
        assert not any(
            "psst" in text for window in (windows[2], windows[3]) for text in window.texts
        )


@played
async def test_no_number_tells_that_others_whisper(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo", "") as (*players, stranger):
        windows = await whispering(*players, stranger=stranger)
        for window in windows:
            await window.settled()
            numbers = [line["number"] for line in window.chat]
            assert numbers == sorted(set(numbers))
            assert numbers == [line["at"] for line in window.chat]


@played
async def test_whispers_are_still_whispers_after_a_restart(tmp_path: Path) -> None:
    with in_thread(tmp_path) as server:
        async with guests(server, "Ann", "Ben", "Cleo", "") as (*players, stranger):
            windows = await whispering(*players, stranger=stranger)
            table, cookies = windows[0].table["id"], [player.cookie for player in players]
    with in_thread(tmp_path) as server:
        heard = []
        for cookie in (*cookies, ""):
            player = Player(server, cookie)
            heard.append(len((await player.connect(table)).chat))
            await player.close()
        assert heard == [3, 3, 1, 1]


@played
async def test_much_whispering_pushes_out_nothing_that_others_read(tmp_path: Path) -> None:
    with in_thread(tmp_path) as server:
        async with guests(server, "Ann", "Ben", "Cleo", "") as (*players, stranger):
            windows = await whispering(*players, stranger=stranger)
            for number in range(MOST_CHAT_LINES + 1):
                done = await windows[number % 2].ask("chat", text=f"{number}", to=1 - number % 2)
                assert done["is"] == "done"
            table, cookies = windows[0].table["id"], [players[0].cookie, players[2].cookie]
            again = [await player.connect(table) for player in (players[0], players[2], stranger)]
            heard = [said(window) for window in again]
            assert heard[1:] == [[("Hello all", -1)]] * 2
            assert heard[0][0] == ("Hello all", -1)
            assert len(heard[0]) == 1 + MOST_CHAT_LINES
    with in_thread(tmp_path) as server:
        for cookie, before in zip(cookies, heard, strict=False):
            player = Player(server, cookie)
            assert said(await player.connect(table)) == before
            await player.close()


@played
async def test_one_whispers_to_another_who_plays(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = await ann.create(3, bots=1, quiet=True)
        windows = await seat_all(table, ann, ben)
        early = await windows[0].ask("chat", text="psst", to=1)
        assert refused(early, "table-not-begun"), "somebody else might sit there later"
        await windows[0].ask("start")
        watcher = await eve.connect(table)
        assert refused(await windows[0].ask("chat", text="psst", to=0), "whisper-to-yourself")
        assert refused(await windows[0].ask("chat", text="psst", to=3), "no-such-seat")
        assert refused(await watcher.ask("chat", text="psst", to=0), "not-seated")
        assert windows[0].chat == windows[1].chat == []
        assert (await watcher.ask("chat", text="to all"))["is"] == "done"


@played
async def test_who_has_left_reads_no_more_of_it(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo", "") as (*players, stranger):
        windows = await whispering(*players, stranger=stranger)
        await windows[1].ask("resign")
        assert (await windows[0].ask("chat", text="still there?", to=1))["is"] == "done"
        again = await players[1].connect(windows[0].table["id"])
        assert [line["text"] for line in again.chat if line["text"]] == ["Hello all"]


@played
async def test_whispers_are_limited_as_all_talk_is(tmp_path: Path) -> None:
    with in_thread(tmp_path, rate_factor=1) as strict:
        async with guests(strict, "Ann", "Ben", "Cleo") as players:
            windows = await begin(await players[0].create(3), *players)
            replies = [
                await windows[0].ask("chat", text=f"line {n}", to=1 if n % 2 else -1)
                for n in range(12)
            ]
            assert replies[0]["is"] == "done"
            assert refused(replies[-1], "too-fast")
