"""After a game: what cost one most, and playing on from there."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from omerta.kernel.match import REDEAL
from omerta.lab.mistakes import Outcome, Tried
from omerta.server import looking_back
from tests.server.house import InThread, Player, guests, in_thread, played


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("house")) as server:
        yield server
    assert server.troubles() == []


async def finished(ann: Player) -> str:
    table = await ann.create(3, bots=2, start=True)
    await (await ann.connect(table)).play_on(Random(6))
    return table


def worse(
    game: str, choice: Any, seat: int, answers: tuple[Any, ...], first: int, upto: int
) -> Tried:
    """Whatever one did, the others were better."""
    worlds = range(first, upto)
    tried: Tried = {}
    for place, each in enumerate(answers):
        chance, money = (0.3, 5) if place else (0.2, 0)
        tried[each] = [Outcome(chance, {"money": money + 0.01 * n}) for n in worlds]
    return tried


async def mistakes(player: Player, table: str) -> dict[str, Any]:
    while (answer := await player.web.get(f"/api/tables/{table}/mistakes")).status_code == 202:
        await asyncio.sleep(0.01)
    found: dict[str, Any] = answer.json()
    return found


@played
async def test_what_cost_one_most_is_told_to_oneself_alone(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking_back, "_tried", worse)
    async with guests(server, "Ann", "Ben") as (ann, ben):
        table = await finished(ann)
        told = await mistakes(ann, table)
        assert told["progress"] == 1
        assert 0 < len(told["found"]) <= 3
        for each in told["found"]:
            assert (each["chance"], each["best"]) == (pytest.approx(0.2), pytest.approx(0.3))
            assert each["did"] != each["better"]
            assert (each["term"], each["more"]) == ("money", pytest.approx(5))
        assert (await mistakes(ben, table))["why"]["say"] == "not-seated"


@played
async def test_one_plays_on_from_there_with_everything_unseen_anew(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        table = await finished(ann)
        log = server.replayed(table).log
        at = next(n for n, entry in enumerate(log) if n > 5 and entry.seat == 0)
        answer = await ann.web.post(f"/api/tables/{table}/again", json={"at": at})
        assert answer.status_code == 201
        again = answer.json()["table"]
        window = await ann.connect(again)
        assert window.table["again"] == {"table": table, "at": at}
        assert [seat["kind"] for seat in window.table["seats"]] == ["person", "bot", "bot"]
        assert window.prompt is not None
        now = server.replayed(again)
        assert now.log[:at] == log[:at]
        assert now.log[at].do == REDEAL
        await window.play_on(Random(2))
        # It is a match like any other, but it proves nothing.
        proof = (await ann.web.get(f"/api/tables/{again}/proof")).json()
        assert proof["problem"]["say"] == "record-redealt"
        assert (await ann.web.get(f"/api/tables/{table}/proof")).json()["genuine"]
        for player, moment in ((ben, at), (ann, len(log)), (ann, 100_000)):
            no = await player.web.post(f"/api/tables/{table}/again", json={"at": moment})
            assert no.status_code == 400


@played
async def test_nothing_is_played_on_before_the_end(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        table = await ann.create(3, bots=2, start=True)
        await ann.connect(table)
        for answer in (
            await ann.web.get(f"/api/tables/{table}/mistakes"),
            await ann.web.post(f"/api/tables/{table}/again", json={"at": 0}),
        ):
            assert answer.status_code == 400
            assert answer.json()["why"]["say"] == "game-not-over"
