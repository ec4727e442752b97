"""Nobody chooses the luck, and a match that was changed or made up is found."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from random import Random
from secrets import token_hex
from typing import Any

import msgspec
import pytest

from omerta.games import load
from omerta.kernel.dice import commitment, key_from, mixed
from omerta.kernel.match import Entry, Match
from omerta.kernel.record import BadRecord, Record, demand_head, first_of_chain, read, verify
from omerta.kernel.refusal import Refused
from omerta.server import room
from omerta.server.film import match_record, proof
from omerta.server.signing import SigningKey, demand_signed, is_signed
from omerta.server.store import LogRow, SeatRow, Store, TableRow
from omerta.server.table import LiveTable, new_match
from tests.server.house import (
    Frame,
    InThread,
    Window,
    all_see,
    begin,
    guests,
    in_thread,
    play_out,
    played,
    seat_all,
)

Rows = tuple[TableRow, list[SeatRow], list[LogRow]]
RAZZIA: Any = load("razzia")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("fair")) as running:
        yield running


def sealed(nonce: str) -> str:
    return commitment(bytes.fromhex(nonce))


async def seal(window: Window) -> str:
    """Draw a nonce, as a browser does, and give its seal."""
    nonce = token_hex(32)
    assert (await window.ask("seal", seal=sealed(nonce)))["is"] == "done"
    return nonce


def begun(window: Window) -> bool:
    return bool(window.now)


def stage(name: str) -> Callable[[Window], bool]:
    return lambda window: bool(window.table["dealing"] == name)


# --- numbers for the luck ---


@played
async def test_the_luck_is_mixed_from_a_number_of_everybody(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "") as (ann, ben, stranger):
        table = await ann.create(3, bots=1)
        windows = await seat_all(table, ann, ben)
        watcher = await stranger.connect(table)
        promised = watcher.table["commitment"]
        nonces = [await seal(window) for window in windows]
        seals = [*map(sealed, nonces), ""]
        assert (await windows[0].ask("start"))["is"] == "done"
        await all_see([*windows, watcher], stage("nonces"))
        assert all(window.table["seals"] == seals for window in [*windows, watcher])
        assert (await windows[0].ask("nonce", nonce=nonces[0]))["is"] == "done"
        await windows[1].settled()
        assert not any(map(begun, windows)), "it begins when the last number is there"
        await windows[1].say("nonce", nonce=nonces[1])
        await all_see([*windows, watcher], begun)

        # Nobody saw a number of others before all of them were given.
        for window in [*windows, watcher]:
            for nonce in nonces:
                shown = next(f for f in window.frames if nonce in str(f))
                assert shown["table"]["status"] == "playing"
            assert window.table["nonces"] == [*nonces, ""]
            assert window.table["commitment"] == promised
        row, seats, _ = server.rows(table)
        assert row.nonces == (*nonces, "")
        assert new_match(row, seats).state.dice.key == mixed(row.seed, row.nonces)

        await play_out(windows, Random(1))
        rec = read((await stranger.web.get(f"/api/tables/{table}/record")).text)
        assert rec.nonces == [*nonces, ""]
        assert verify(RAZZIA, rec, promised).over
        demand_signed(rec, (await stranger.web.get("/api/key")).json()["key"])


@played
async def test_a_number_that_was_not_sealed_is_refused(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        windows = await seat_all(await ann.create(3, bots=1), ann, ben)
        nonces = [await seal(window) for window in windows]
        await windows[0].ask("start")
        await all_see(windows, stage("nonces"))
        refused = await windows[0].ask("nonce", nonce=nonces[1])
        assert refused["why"]["say"] == "nonce-unsealed"
        # Once all seals are shown, no other one is taken.
        await windows[0].ask("seal", seal=sealed(token_hex(32)))
        assert windows[1].table["seals"][:2] == [*map(sealed, nonces)]
        # Nor can anybody sit down or stand up meanwhile.
        assert (await windows[1].ask("stand"))["why"]["say"] == "table-begun"
        for window, nonce in zip(windows, nonces, strict=True):
            await window.say("nonce", nonce=nonce)
        await all_see(windows, begun)


@played
async def test_who_is_slow_or_gives_none_holds_nobody_up(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "SECONDS", 0.1)
    async with guests(server, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = await ann.create(3)
        windows = await seat_all(table, ann, ben, cleo)
        nonces = [await seal(window) for window in windows[:2]]
        await windows[0].ask("start")
        await all_see(windows, stage("nonces"))
        await windows[0].ask("nonce", nonce=nonces[0])
        await all_see(windows, begun)
        # Ben has sealed a number and does not give it; Cleo has an old page.
        assert windows[2].table["nonces"] == [nonces[0], "", ""]
        assert (await windows[1].ask("nonce", nonce=nonces[1]))["is"] == "done"
        assert server.rows(table)[0].nonces == (nonces[0], "", "")


@played
async def test_a_seal_goes_when_its_owner_stands_up(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        windows = await seat_all(await ann.create(3, bots=1), ann, ben)
        await seal(windows[1])
        await all_see(windows, lambda w: bool(w.table["seals"][1]))
        await windows[1].ask("stand")
        await all_see(windows, lambda w: not any(w.table["seals"]))


@played
async def test_a_game_that_begins_at_once_waits_for_the_hosts_number(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        nonce = token_hex(32)
        table = await ann.create(3, bots=2, start=True, seal=sealed(nonce))
        window = await ann.connect(table)
        assert (window.table["status"], window.table["dealing"]) == ("open", "nonces")
        await window.say("nonce", nonce=nonce)
        await window.sees(lambda: begun(window))
        assert window.table["nonces"] == [nonce, "", ""]
        await window.play_on(Random(2))
        # Whoever gave a number gives another one for the next game.
        await window.ask("rematch")
        await window.sees(lambda: window.table["rematch"] is not None)
        again = await ann.connect(window.table["rematch"])
        assert again.table["dealing"] == "seals"
        another = await seal(again)
        await all_see([again], stage("nonces"))
        await again.say("nonce", nonce=another)
        await again.sees(lambda: begun(again))
        assert again.table["nonces"] == [another, "", ""]
        assert again.table["commitment"] != window.table["commitment"]


# --- the chain, while it grows ---


@played
async def test_a_table_taken_up_from_its_log_has_the_same_heads(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        table = await ann.create(3, bots=1)
        windows = await begin(table, ann, ben)
        for _ in range(3):
            await play_a_little(windows)
            live = server.house.tables[table]
            await forget(server, live)
            again = server.call(lambda: server.house.table(table))
            assert again is not None
            assert again is not live
            assert (again.turn, again.head_shown) == (live.turn, live.head_shown)
            assert again.changed_append is None
            kept = [window.now["head"] for window in windows]
            windows = [await player.connect(table) for player in (ann, ben)]
        await play_out(windows, Random(3))
        rec = read((await ann.web.get(f"/api/tables/{table}/record")).text)
        for head in [*kept, *(window.now["head"] for window in windows)]:
            demand_head(rec, head)
        demand_signed(rec)
        signed = (await ann.web.get(f"/api/tables/{table}/head")).json()
        assert is_signed(rec.key, table, bytes.fromhex(signed["head"]), signed["signature"])
        assert signed["head"].startswith(windows[0].now["head"])


async def play_a_little(windows: list[Window]) -> None:
    upto = windows[0].now["seq"] + 5
    enough = lambda: bool(windows[0].now["seq"] >= upto)  # noqa: E731
    await asyncio.gather(*(window.play_on(Random(3), enough) for window in windows))


async def forget(server: InThread, live: LiveTable) -> None:
    """Drop a table from memory, as if the server had been killed."""

    async def drop() -> None:
        async with live.lock:
            await live.unwritten.settled()
            server.house.drop(live)

    await asyncio.to_thread(server.call, drop)


@played
async def test_a_head_does_not_tell_that_somebody_has_replaced_an_answer(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        table = await ann.create(3, bots=1)
        windows = await begin(table, ann, ben)
        await to_sealed_question(windows)
        one, two = sealed_options(windows[1])
        await windows[1].act(one)
        before = (await ann.connect(table)).now["head"]
        chain = server.house.tables[table].chain
        assert chain is not None
        really = chain.head
        await windows[1].act(two)
        assert chain.head != really
        assert (await ann.connect(table)).now["head"] == before


async def to_sealed_question(windows: list[Window]) -> None:
    def there(window: Window) -> Callable[[], bool]:
        return lambda: bool(
            window.now["view"]["asking"] == "choose_card" and len(sealed_options(window)) == 2
        )

    await asyncio.gather(*(window.play_on(Random(4), there(window)) for window in windows))


def sealed_options(window: Window) -> list[int]:
    prompt: Frame = window.prompt or {"options": []}
    return list(prompt["options"][:2])


# --- forgeries ---


@pytest.fixture(scope="module")
def truth(server: InThread) -> tuple[Rows, list[str]]:
    """A finished match in which Ben replaced a sealed answer, and the heads that browsers kept."""
    found: list[Any] = []

    async def play() -> None:
        async with guests(server, "Ann", "Ben") as (ann, ben):
            table = await ann.create(3, bots=1)
            windows = await begin(table, ann, ben)
            await to_sealed_question(windows)
            for option in sealed_options(windows[1]):
                assert (await windows[1].act(option))["is"] == "now"
            await play_out(windows, Random(4))
            found.append(table)
            found.append([window.now["head"] for window in windows])

    asyncio.run(play())
    return server.rows(found[0]), found[1]


def checked(rows: Rows, server: InThread) -> str:
    """What the server's own check finds wrong; "" if nothing."""
    found = proof(*rows, server.house.signing_key.public)
    return "" if found.problem is None else found.problem.say


def as_before(rows: Rows) -> bool:
    """Was it genuine by the checks there were before chain and signature?"""
    row, seats, log = rows
    bare = [msgspec.structs.replace(append, head=None) for append in log]
    plain = msgspec.structs.replace(row, signature=None)
    return verify(RAZZIA, match_record(plain, seats, bare)).over


def chained(rows: Rows) -> Rows:
    """With heads that fit, as somebody makes them who has the database and not the key."""
    row, seats, log = rows
    chain = first_of_chain(new_match(row, seats), row.id)
    return row, seats, [msgspec.structs.replace(a, head=chain.extend(a.entries).hex()) for a in log]


def signed(rows: Rows, key: SigningKey) -> Rows:
    row, seats, log = chained(rows)
    signature = key.sign(row.id, bytes.fromhex(log[-1].head or ""))
    return msgspec.structs.replace(row, signature=signature), seats, log


def another_move(rows: Rows) -> Rows:
    """A late answer is another one, and all that follows is legal all the same."""
    row, seats, log = rows
    match = new_match(row, seats)
    tries: list[tuple[int, Entry]] = []
    for place, entry in enumerate([each for append in log for each in append.entries]):
        if entry.do == "act":
            options = map(RAZZIA.actions.notation, RAZZIA.options(match.state, entry.seat))
            others = [what for what in options if what != entry.what]
            tries += [(place, msgspec.structs.replace(entry, what=what)) for what in others]
        match.apply(entry)
    return next(forged for each in reversed(tries) if ends(forged := with_entry(rows, *each)))


def with_entry(rows: Rows, place: int, entry: Entry) -> Rows:
    """With another entry under the heads that are there."""
    row, seats, log = rows
    entries = [each for append in log for each in append.entries]
    entries[place] = entry
    left = iter(entries)
    kept = [
        msgspec.structs.replace(append, entries=tuple(islice(left, len(append.entries))))
        for append in log
    ]
    return row, seats, kept


def ends(rows: Rows) -> bool:
    row, seats, log = rows
    match = new_match(row, seats)
    try:
        for append in log:
            for entry in append.entries:
                match.apply(entry)
    except Refused:
        return False
    return match.over


def is_a_card(entry: Entry) -> bool:
    return entry.do == "act" and entry.what.startswith("play ")


def without_the_replaced_answer(rows: Rows) -> Rows:
    """A row is deleted, and those behind it are renumbered."""
    row, seats, log = rows
    # Ben's first card: he replaced it at once. (The bot may have answered meanwhile.)
    bens = [append.entries[0].seat == 1 and is_a_card(append.entries[0]) for append in log]
    place = bens.index(True)
    kept = [*log[:place], *log[place + 1 :]]
    renumbered = [msgspec.structs.replace(each, number=n) for n, each in enumerate(kept)]
    return row, seats, renumbered


FORGERIES = [another_move, without_the_replaced_answer]


def test_the_truth_is_genuine_and_signed(server: InThread, truth: tuple[Rows, list[str]]) -> None:
    rows, kept = truth
    found = proof(*rows, server.house.signing_key.public)
    assert (found.genuine, found.signed) == (True, True)
    rec = record_of(rows, server)
    demand_signed(rec, server.house.signing_key.public)
    for head in kept:
        demand_head(rec, head)


def record_of(rows: Rows, server: InThread) -> Record:
    return match_record(*rows, key=server.house.signing_key.public)


@pytest.mark.parametrize("forge", FORGERIES)
def test_a_changed_log_is_found(
    server: InThread, truth: tuple[Rows, list[str]], forge: Callable[[Rows], Rows]
) -> None:
    forged = forge(truth[0])
    assert as_before(forged), "else anybody would have noticed"
    assert checked(forged, server) == "record-changed"


@pytest.mark.parametrize("forge", FORGERIES)
def test_a_changed_log_with_fitting_heads_is_found_by_its_signature(
    server: InThread, truth: tuple[Rows, list[str]], forge: Callable[[Rows], Rows]
) -> None:
    forged = chained(forge(truth[0]))
    assert as_before(forged)
    assert checked(forged, server) == "record-signature"
    row, seats, log = forged
    assert checked((msgspec.structs.replace(row, signature=None), seats, log), server) == (
        "record-unsigned"
    )
    strangers = signed(forged, SigningKey(key_from("somebody else")))
    assert checked(strangers, server) == "record-signature"


@pytest.mark.parametrize("forge", FORGERIES)
def test_what_the_house_itself_changes_is_found_by_who_kept_a_head(
    server: InThread, truth: tuple[Rows, list[str]], forge: Callable[[Rows], Rows]
) -> None:
    rows, kept = truth
    forged = signed(forge(rows), server.house.signing_key)
    assert checked(forged, server) == ""
    for head in kept:
        with pytest.raises(BadRecord, match="record-other-head"):
            demand_head(record_of(forged, server), head)


def test_heads_that_were_removed_do_not_make_a_match_signed(
    server: InThread, truth: tuple[Rows, list[str]]
) -> None:
    """It looks like a match from before there were heads, which nobody has signed."""
    row, seats, log = another_move(truth[0])
    bare = [msgspec.structs.replace(append, head=None) for append in log]
    found = proof(
        msgspec.structs.replace(row, signature=None), seats, bare, server.house.signing_key.public
    )
    assert (found.genuine, found.signed) == (True, False)


def test_a_match_that_was_made_up_is_found(server: InThread, truth: tuple[Rows, list[str]]) -> None:
    row, seats, _ = truth[0]
    seed = key_from("tried until it suited")
    row = msgspec.structs.replace(row, seed=seed, commitment=commitment(seed), id="invented1")
    match, luck = new_match(row, seats), Random(5)
    while not match.over:
        act_somehow(match, luck)
    invented = row, seats, [LogRow(row.id, n, None, (e,)) for n, e in enumerate(match.log)]
    assert as_before(invented)
    public = server.house.signing_key.public
    assert checked(invented, server) == "record-signature"  # of another match
    assert checked(signed(invented, SigningKey(seed)), server) == "record-signature"
    rec = match_record(*signed(invented, SigningKey(seed)), key=SigningKey(seed).public)
    demand_signed(rec)
    with pytest.raises(BadRecord, match="record-other-key"):
        demand_signed(rec, public)
    # The house could sign it, but not show the fingerprint that people were shown.
    with pytest.raises(BadRecord, match="record-other-commitment"):
        verify(RAZZIA, rec, truth[0][0].commitment)


def act_somehow(match: Match[Any], luck: Random) -> None:
    seat = luck.choice(match.state.waiting)
    match.act(seat, luck.choice(list(RAZZIA.options(match.state, seat))))


@played
async def test_a_log_that_is_changed_during_the_game_is_reported_and_never_signed(
    tmp_path: Path,
) -> None:
    with in_thread(tmp_path) as house:
        async with guests(house, "Ann", "Ben") as (ann, ben):
            table = await ann.create(3, bots=1)
            windows = await begin(table, ann, ben)
            await to_sealed_question(windows)
            for option in sealed_options(windows[1]):
                await windows[1].act(option)
            await forget(house, house.house.tables[table])
            delete_replaced(house, table)
            windows = [await player.connect(table) for player in (ann, ben)]
            await play_out(windows, Random(6))
            found = (await ann.web.get(f"/api/tables/{table}/proof")).json()
            assert (found["genuine"], found["signed"]) == (False, False)
            assert found["problem"]["say"] == "record-changed"
            assert house.rows(table)[0].signature is None
        assert [line["what"] for line in house.troubles()] == ["a log was changed"]


def delete_replaced(house: InThread, table: str) -> None:
    """In the database, with nobody looking."""
    rows = house.rows(table)
    forged = without_the_replaced_answer(rows)[2]
    with closing(sqlite3.connect(house.database.removeprefix("sqlite:///"))) as database, database:
        database.execute('DELETE FROM log WHERE "table" = ?', (table,))
    store = Store.open(house.database)
    try:
        with store.write() as facts:
            for append in forged:
                facts.append_row(append)
    finally:
        store.close()
