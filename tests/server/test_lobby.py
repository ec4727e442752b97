"""The lobby is pushed: all of it at first, then what has changed, encoded once for all."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from websockets.asyncio.client import ClientConnection

from omerta.server import lobby, telling
from tests.server.house import PATIENCE, Frame, InThread, Player, begin, guests, in_thread, played

SOCKET = "/api/lobby/socket"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    folder: Path = tmp_path_factory.mktemp("lobby")
    with patch.object(lobby, "PACE", 0.02), in_thread(folder) as running:
        yield running


class Hall:
    """A browser in the lobby, and what it knows."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []
        self.lobby: dict[str, Any] = {}

    async def hears(self, *ids: str, where: str) -> list[Frame]:
        """Wait until exactly these of the listed tables are there."""
        async with asyncio.timeout(PATIENCE):
            while not self.lobby or {card["id"] for card in self.lobby[where]} != set(ids):
                await self.hear()
        return list(self.lobby[where])

    async def hear(self) -> Frame:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.texts.append(text)
        message: Frame = json.loads(text)
        kind = message.pop("is")
        self.lobby |= message["lobby"] if kind == "lobby" else message
        return message

    async def hears_nothing(self, seconds: float = 0.2) -> None:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(self.socket.recv(), seconds)


@asynccontextmanager
async def in_the_lobby(*players: Player) -> AsyncIterator[list[Hall]]:
    halls = [Hall(await player.open(SOCKET)) for player in players]
    yield halls
    for hall in halls:
        await hall.socket.close()


@played
async def test_who_looks_is_told_what_changes_and_nothing_else(server: InThread) -> None:
    async with (
        guests(server, "Ann", "Ben", "Cleo") as (ann, ben, cleo),
        in_the_lobby(ann, ben) as (hall, other),
    ):
        for each in (hall, other):
            await each.hears(where="open")
            assert len(each.lobby["games"]) >= 5
        table = await cleo.create(listed=True)
        [card] = await hall.hears(table, where="open")
        assert [seat["kind"] for seat in card["seats"]] == ["person", "free", "free"]
        await other.hears(table, where="open")
        assert hall.texts[-1] == other.texts[-1]
        # Ann sits down in another window: one of her tables, and all see it.
        window = await ann.connect(table)
        await window.ask("sit", seat=1)
        [mine] = await hall.hears(table, where="mine")
        assert mine["me"] == 1
        async with asyncio.timeout(PATIENCE):
            while other.lobby["open"][0]["seats"][1]["name"] != "Ann":
                await other.hear()
        assert other.lobby["mine"] == []
        await other.hears_nothing()
        # What a browser sends here is no message.
        await hall.socket.send(json.dumps({"do": "start", "token": "12345678"}))
        async with asyncio.timeout(PATIENCE):
            while "why" not in await hall.hear():
                pass
        await window.close()


@played
async def test_a_turn_reaches_the_lobby_and_each_card_is_made_once(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        table = await players[0].create(listed=True, options={"first_dealer": 1})
        windows = await begin(table, *players)
        made: list[str | None] = []
        table_card = telling.table_card

        def counted(live: Any, person: str | None) -> Any:
            made.append(person)
            return table_card(live, person)

        async with in_the_lobby(*[players[1]] * 20) as halls:
            for hall in halls:
                [card] = await hall.hears(table, where="mine")
                assert card["my_turn"]
            prompt = windows[1].prompt
            assert prompt is not None
            with patch.object(telling, "table_card", counted):
                await windows[1].act(prompt["options"][0])
                for hall in halls:
                    for part in ("mine", "playing"):
                        async with asyncio.timeout(PATIENCE):
                            while len(hall.lobby[part][0]["waiting"]) < 3:
                                await hall.hear()
            assert made.count(None) <= 2, "one card for all who look, however many"
