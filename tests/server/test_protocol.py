"""What people do at a table, from the first link to the rematch."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from omerta.bots.levels import LEVELS
from omerta.games import load
from omerta.games.razzia.state import ACCEPT, DONE, DUEL, SHARE
from omerta.kernel.dice import commitment
from omerta.kernel.record import read, verify
from omerta.lab.chances import Position, Tally
from omerta.server import looking_back
from omerta.server.store import TableRow
from tests.server.developing import developed
from tests.server.house import (
    Frame,
    InThread,
    Player,
    Window,
    all_see,
    begin,
    guests,
    in_thread,
    play_out,
    played,
    seat_all,
)

RANK_ORDER = {"answers": "in_rank_order"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("house")) as server:
        yield server
    assert server.troubles() == []


def refused(frame: Frame, why: str) -> bool:
    return bool(frame["is"] == "refused" and frame["why"]["say"] == why)


def said_last(text: str, window: Window) -> bool:
    return bool(window.chat) and bool(window.chat[-1]["text"] == text)


# --- opening a table ---


@played
async def test_a_guest_plays_now_without_saying_who_they_are(server: InThread) -> None:
    async with guests(server, "") as (guest,):
        table = await guest.create(4, bots=3, start=True)
        window = await guest.connect(table)
        assert window.me == 0
        assert window.table["host"]
        assert window.table["status"] == "playing"
        assert [seat["kind"] for seat in window.table["seats"]] == ["person", "bot", "bot", "bot"]
        assert window.now["view"]["table"]["hand"]
        assert (await guest.web.get("/api/me")).json()["name"] == window.table["seats"][0]["name"]


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"game": "poker"}, "setup-game"),
        ({"seats": 2}, "setup-players"),
        ({"bots": 3}, "setup-bots"),
        ({"options": {"answers": "never"}}, "setup-options"),
        ({"options": {"unheard_of": 1}}, "setup-options"),
        ({"options": {"first_dealer": 7}}, "setup-first-dealer"),
        ({"title": "a\x1b[31mb"}, "setup-title"),
        ({"start": True}, "seats-free"),
    ],
)
@played
async def test_a_table_that_cannot_be_is_refused_and_not_left_behind(
    server: InThread, wish: dict[str, Any], why: str
) -> None:
    async with guests(server, "Ann") as (ann,):
        whole = {"game": "razzia", "seats": 3, **wish}
        answer = await ann.web.post("/api/tables", json=whole)
        assert answer.status_code == 400
        assert answer.json()["why"]["say"] == why
        assert (await ann.web.get("/api/lobby")).json()["mine"] == []


@played
async def test_the_lobby_lists_what_is_listed_and_what_is_mine(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        hidden = await ann.create(title="Hidden")
        shown = await ann.create(listed=True, title="Shown")
        mine = [card["id"] for card in (await ann.web.get("/api/lobby")).json()["mine"]]
        assert {hidden, shown} <= set(mine)
        lobby = (await ben.web.get("/api/lobby")).json()
        open_ = [card["id"] for card in lobby["open"]]
        assert shown in open_
        assert hidden not in open_
        assert lobby["mine"] == []


@played
async def test_tables_where_it_is_my_turn_come_first(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        waits = await ann.create(3, bots=2, start=True, options={"first_dealer": 0})
        await ann.create(3)
        mine = (await ann.web.get("/api/lobby")).json()["mine"]
        assert [mine[0]["id"], mine[0]["my_turn"], mine[1]["my_turn"]] == [waits, True, False]


# --- seats ---


@played
async def test_a_seat_of_a_private_table_needs_its_own_invitation(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        table = await ann.create()
        host, guest = await ann.connect(table), await ben.connect(table)
        invites = host.table["invites"]
        assert set(invites) == {"1", "2"}
        assert guest.table["invites"] == {}
        assert guest.me == -1
        for wrong in ("", "guessed", invites["2"], invites["1"] + "x"):
            assert refused(await guest.ask("sit", seat=1, invite=wrong), "not-invited")
        assert (await guest.ask("sit", seat=1, invite=invites["1"]))["is"] == "done"
        await host.sees(lambda: host.table["seats"][1]["name"] == "Ben")
        assert set(host.table["invites"]) == {"2"}
        assert refused(await guest.ask("sit", seat=2, invite=invites["2"]), "already-seated")


@played
async def test_an_invitation_is_for_a_free_seat_only(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = await ann.create()
        host, guest = await seat_all(table, ann, ben)
        late = await cleo.connect(table)
        invite = server.house.tables[table].seats[1].invite
        assert refused(await late.ask("sit", seat=1, invite=invite), "seat-taken")
        assert refused(await late.ask("sit", seat=7, invite=invite), "no-such-seat")
        assert guest.me == 1
        assert host.table["invites"].keys() == {"2"}


@played
async def test_anybody_with_a_name_sits_down_at_a_listed_table(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "") as (ann, ben, nobody):
        table = await ann.create(listed=True)
        guest, stranger = await ben.connect(table), await nobody.connect(table)
        assert refused(await stranger.ask("sit", seat=1), "who-are-you")
        assert (await guest.ask("sit", seat=1))["is"] == "done"
        await guest.sees(lambda: guest.me == 1)


@played
async def test_two_who_want_one_seat_do_not_both_get_it(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = await ann.create(listed=True)
        windows = [await ben.connect(table), await cleo.connect(table)]
        replies = await asyncio.gather(*(window.ask("sit", seat=1) for window in windows))
        assert sorted(reply["is"] for reply in replies) == ["done", "refused"]


@played
async def test_who_stands_up_frees_the_seat(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        host, guest = await seat_all(await ann.create(), ann, ben)
        assert (await guest.ask("stand"))["is"] == "done"
        await host.sees(lambda: host.table["seats"][1]["kind"] == "free")
        await guest.sees(lambda: guest.me == -1)
        assert refused(await guest.ask("stand"), "not-seated")


@played
async def test_a_lively_company_has_all_levels_and_different_names(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        window = await ann.connect(await ann.create(5, bots=4, bot="lively"))
        bots = window.table["seats"][1:]
        assert {seat["bot"] for seat in bots} == {*LEVELS}
        assert len({seat["name"] for seat in bots}) == 4


@played
async def test_only_the_host_seats_bots_starts_and_sends_people_away(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        host, guest = await seat_all(await ann.create(), ann, ben)
        assert refused(await guest.ask("seat_bot", seat=2, bot="bot"), "host-only")
        assert refused(await guest.ask("start"), "host-only")
        assert refused(await guest.ask("seat_bot", seat=0, bot=""), "host-only")
        assert refused(await host.ask("start"), "seats-free")
        assert refused(await host.ask("seat_bot", seat=2, bot="genius"), "no-such-bot")
        assert refused(await host.ask("seat_bot", seat=1, bot="bot"), "seat-taken")
        assert refused(await host.ask("seat_bot", seat=5, bot="bot"), "no-such-seat")
        assert (await host.ask("seat_bot", seat=2, bot="bot"))["is"] == "done"
        assert (await host.ask("seat_bot", seat=1, bot=""))["is"] == "done"  # off you go
        await guest.sees(lambda: guest.me == -1)
        assert (await host.ask("seat_bot", seat=1, bot="random"))["is"] == "done"
        assert (await host.ask("seat_bot", seat=2, bot=""))["is"] == "done"
        assert host.table["seats"][2]["kind"] == "free"
        assert (await host.ask("seat_bot", seat=2, bot="bot"))["is"] == "done"
        assert (await host.ask("start"))["is"] == "done"
        await guest.sees(lambda: bool(guest.now))


@played
async def test_once_begun_nobody_comes_goes_or_begins_again(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = await ann.create(3, bots=1, listed=True)
        host, guest = await begin(table, ann, ben)
        late = await cleo.connect(table)
        assert refused(await guest.ask("stand"), "table-begun")
        assert refused(await host.ask("start"), "table-begun")
        assert refused(await host.ask("seat_bot", seat=1, bot=""), "table-begun")
        assert refused(await late.ask("sit", seat=1), "table-begun")


# --- watching ---


@played
async def test_a_spectator_watches_and_cannot_play(server: InThread) -> None:
    async with guests(server, "Ann", "") as (ann, stranger):
        table = await ann.create(3, bots=2, start=True, options={"first_dealer": 0})
        player, watcher = await ann.connect(table), await stranger.connect(table)
        await player.sees(lambda: player.table["watching"] == 1)
        assert watcher.me == -1
        assert watcher.now["view"]["seat"] == -1
        assert watcher.prompt is None
        assert watcher.now["view"]["table"]["hand"] == []
        assert watcher.now["labels"] == []
        stamp = watcher.now["stamp"]
        option = (player.prompt or {})["options"][0]
        assert refused(await watcher.act(option, stamp=stamp), "not-seated")
        for do in ("resign", "rematch", "stand"):
            assert refused(await watcher.ask(do), "not-seated")
        assert refused(await watcher.ask("undo", stamp=stamp), "not-seated")
        assert refused(await watcher.ask("always_pass", kind="choose_card", on=True), "not-seated")
        assert refused(await watcher.ask("chat", text="hello"), "who-are-you")
        await player.act(option)
        await watcher.sees(lambda: watcher.now["stamp"] != stamp)


@played
async def test_a_table_that_is_not_there_is_gone(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        for table in ("nosuchtable", "x", "UPPERCASE", "a" * 25, "%2e%2e", "tables%00abcd"):
            window = Window(await ann.socket(table))
            assert await window.ended() == 4404
            assert window.frames == []


# --- chat ---


@played
async def test_what_is_said_stays_the_text_it_is(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        host, guest = await seat_all(await ann.create(), ann, ben)
        for text in (
            "<script>alert(1)</script> & <b>bold</b>",
            "{ $name } [link](javascript:alert(1))",
            "'; DROP TABLE chat; --",
            "x" * 500,
            "Gründe für ein Spiel: 🃏 — « bon »",
        ):
            assert (await guest.ask("chat", text=text))["is"] == "done"
            await all_see([host], partial(said_last, text))
            line = host.chat[-1]
            assert (line["name"], line["seat"], line["notice"]) == ("Ben", 1, None)
        again = await ben.connect(host.table["id"])
        assert again.chat == guest.chat


@pytest.mark.parametrize(
    "text", ["\x07", "a\x1b[2Jb", "a\u202eb", "\u2066x\u2069", " \n\t ", "a\u200bb", "a\x00b"]
)
@played
async def test_what_cannot_be_shown_is_not_said(server: InThread, text: str) -> None:
    async with guests(server, "Ann") as (ann,):
        window = await ann.connect(await ann.create())
        assert refused(await window.ask("chat", text=text), "chat-text")
        assert window.chat == []


@played
async def test_too_much_at_once_or_nothing_is_no_message(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        window = await ann.connect(await ann.create())
        for text in ("x" * 501, ""):
            since = len(window.frames)
            await window.say("chat", text=text)
            assert refused(await window.until(lambda f: f["is"] == "refused", since), "bad-message")
        assert window.chat == []


# --- a whole game ---


@played
async def test_three_people_and_two_bots_play_a_game_that_anybody_can_check(
    server: InThread,
) -> None:
    async with guests(server, "Ann", "Ben", "Cleo", "") as (ann, ben, cleo, stranger):
        table = await ann.create(5, bots=2, options={"hidden_money": True})
        windows = await begin(table, ann, ben, cleo)
        watcher = await stranger.connect(table)
        promised = watcher.table["commitment"]
        await play_out(windows, Random(5))
        await watcher.sees(lambda: watcher.over)
        finals = [window.now["view"]["scores"] for window in [*windows, watcher]]
        assert finals[0] is not None
        assert all(scores == finals[0] for scores in finals)
        assert watcher.now["view"]["table"]["money"] == finals[0]
        assert commitment(bytes.fromhex(watcher.table["seed"])) == promised

        answer = await stranger.web.get(f"/api/tables/{table}/record")
        assert answer.headers["content-type"].startswith("application/json")
        assert "attachment" in answer.headers["content-disposition"]
        record = read(answer.text)
        match = verify(load("razzia"), record)
        assert list(match.game.scores(match.state)) == finals[0]
        assert [seat.name for seat in record.seats][:3] == ["Ann", "Ben", "Cleo"]
        assert record.commitment == promised

        proof = (await stranger.web.get(f"/api/tables/{table}/proof")).json()
        assert proof["genuine"]
        assert proof["problem"] is None
        assert (proof["commitment"], proof["seed"]) == (promised, watcher.table["seed"])
        assert proof["entries"] == len(record.log)

        for seat in range(-1, 5):
            film = (await stranger.web.get(f"/api/tables/{table}/film?seat={seat}")).json()
            assert film["seat"] == seat
            frames = developed(film)
            assert frames[-1]["view"]["scores"] == finals[0]
            assert frames[-1]["seq"] == len(record.log)
            assert all(frame["view"]["seat"] == seat for frame in frames)


@played
async def test_before_the_end_a_film_shows_a_seat_its_own_part_and_nothing_is_handed_out(
    server: InThread,
) -> None:
    async with guests(server, "Ann", "Ben", "") as (ann, ben, stranger):
        table = await ann.create(3, bots=1)
        windows = await begin(table, ann, ben)
        luck = Random(3)
        await asyncio.gather(
            *(
                window.play_on(luck, lambda: windows[0].now["view"]["table"]["round"] > 2)
                for window in windows
            )
        )

        async def film(player: Player, seat: int | None) -> Any:
            query = "" if seat is None else f"?seat={seat}"
            return await player.web.get(f"/api/tables/{table}/film{query}")

        mine = developed((await film(ann, 0)).json())
        assert mine[-1]["view"]["table"]["hand"]
        heard = [event for frame in mine for event in frame["heard"]["events"]]
        drawn = [event["data"] for event in heard if event["kind"] == "draw"]
        assert any("card" in each for each in drawn)
        assert all(("card" in each) == (each["seat"] == 0) for each in drawn)
        assert all(frame["at"] == 0 for frame in mine)
        public = developed((await film(ann, None)).json())
        assert all(frame["view"]["table"]["hand"] == [] for frame in public)
        for player, seat in ((ann, 1), (ann, 2), (ben, 0), (stranger, 0), (stranger, 2)):
            answer = await film(player, seat)
            assert answer.status_code == 400
            assert answer.json()["why"]["say"] == "game-not-over"
        for what in ("record", "proof", "chances"):
            answer = await ann.web.get(f"/api/tables/{table}/{what}")
            assert answer.status_code == 400
            assert answer.json()["why"]["say"] == "game-not-over"
        assert (await film(stranger, 3)).status_code == 404
        assert (await film(stranger, 8)).status_code == 400


@played
async def test_a_table_that_has_not_begun_has_nothing_to_look_back_on(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        table = await ann.create()
        for what in ("film", "record", "proof", "chances"):
            for of in (table, "nosuchtable"):
                answer = await ann.web.get(f"/api/tables/{of}/{what}")
                assert answer.status_code in (400, 404)
                assert answer.json()["why"]["say"] == "no-such-table"


@played
async def test_chances_are_worked_out_once_the_game_is_over(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("omerta.server.looking_back._tally", sure_world)
    async with guests(server, "Ann") as (ann,):
        table = await ann.create(3, bots=2, start=True)
        await (await ann.connect(table)).play_on(Random(6))
        heard = []
        while (answer := await ann.web.get(f"/api/tables/{table}/chances")).status_code == 202:
            heard.append(answer.json())
            await asyncio.sleep(0.01)
        chances = answer.json()
        assert len(chances["at"]) == len(chances["shares"]) == len(chances["errors"]) > 3
        assert list(chances["at"]) == sorted(chances["at"])
        assert chances["progress"] == 1
        assert set(chances["errors"][-1]) == {0.0}
        for turn in chances["turns"]:
            assert 0 <= turn["first"] < turn["last"] < len(chances["at"])
        # What is known so far is told meanwhile, from more and more worlds.
        assert heard
        assert all(0 <= each["progress"] < 1 for each in heard)
        known = [each["worlds"] for each in [*heard, chances]]
        assert known == sorted(known)


def sure_world(game: str, position: Position[Any], done: int, upto: int) -> Tally:
    return Tally(1, (0.5, 0.25, 0.25), (0.25, 0.0625, 0.0625))


@played
async def test_chances_are_worked_out_once_though_many_ask_at_once(
    server: InThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []

    def positions(row: TableRow, *rest: Any) -> list[Position[Any]]:
        begun.append(row.id)
        return found(row, *rest)

    found = looking_back._positions
    monkeypatch.setattr(looking_back, "_positions", positions)
    monkeypatch.setattr(looking_back, "_tally", sure_world)
    async with guests(server, "Ann") as (ann,):
        table = await ann.create(3, bots=2, start=True)
        await (await ann.connect(table)).play_on(Random(6))
        chances = server.looking_back.chances
        server.call(lambda: asyncio.gather(*(chances(table) for _ in range(5))))
        while (await ann.web.get(f"/api/tables/{table}/chances")).status_code == 202:
            await asyncio.sleep(0.01)
        assert begun == [table]


# --- leaving, and playing again ---


@played
async def test_for_who_resigns_a_bot_plays_on(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        host, guest = await begin(await ann.create(3, bots=1), ann, ben)
        since = len(guest.frames)
        assert (await guest.ask("resign"))["is"] == "done"
        await guest.sees(lambda: guest.me == -1)
        assert refused(await guest.ask("resign"), "not-seated")
        await host.sees(lambda: host.table["seats"][1]["kind"] == "bot")
        assert host.table["seats"][1]["name"] == "Ben"
        notice = {"is": "phrase", "say": "notice-resigned", "who": 1}
        await host.sees(lambda: notice in [line["notice"] for line in host.chat])
        await host.play_on(Random(7))
        assert host.over
        # From then on the one who left sees what spectators see.
        await guest.sees(lambda: guest.over)
        told = [number for number, frame in enumerate(guest.frames) if frame["is"] == "table"]
        left = next(n for n in told if n >= since and guest.frames[n]["table"]["me"] == -1)
        later = [frame for frame in guest.frames[left:] if frame["is"] == "now"]
        assert later
        assert all(frame["view"]["seat"] == -1 for frame in later)
        record = read((await ann.web.get(f"/api/tables/{host.table['id']}/record")).text)
        assert record.seats[1].kind == "person"
        verify(load("razzia"), record)


@played
async def test_resigning_needs_a_game_in_progress(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        window = await ann.connect(await ann.create())
        assert refused(await window.ask("resign"), "table-not-begun")
        assert refused(await window.ask("rematch"), "game-not-over")
        assert refused(await window.ask("act", stamp="1.0", actions=[1]), "table-not-begun")


@played
async def test_when_all_want_to_play_again_there_is_a_new_table_that_begins(
    server: InThread,
) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        table = await ann.create(3, bots=1, title="Again", options=RANK_ORDER)
        host, guest = await begin(table, ann, ben)
        await play_out([host, guest], Random(8))
        assert (await host.ask("rematch"))["is"] == "done"
        await guest.sees(lambda: guest.table["seats"][0]["rematch"])
        assert guest.table["rematch"] is None
        assert (await guest.ask("rematch"))["is"] == "done"
        await host.sees(lambda: host.table["rematch"] is not None)
        again = host.table["rematch"]
        assert again != table
        host, guest = await ann.connect(again), await ben.connect(again)
        assert (host.me, guest.me) == (0, 1)
        assert host.table["status"] == "playing"
        assert (host.table["title"], host.table["options"]["answers"]) == ("Again", "in_rank_order")
        old, new = server.house.tables[table].row, server.house.tables[again].row
        assert old.seed != new.seed
        await play_out([host, guest], Random(9))


@played
async def test_when_the_host_has_gone_the_others_can_still_play_again(server: InThread) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        table = await ann.create(3, bots=1)
        host, guest = await begin(table, ann, ben)
        await play_out([host, guest], Random(10))
        await host.close()
        await guest.sees(lambda: not guest.table["seats"][0]["here"])
        assert (await guest.ask("rematch"))["is"] == "done"
        await guest.sees(lambda: guest.table["rematch"] is not None)
        again = await ben.connect(guest.table["rematch"])
        assert (again.me, again.table["status"]) == (1, "open")
        assert [seat["kind"] for seat in again.table["seats"]] == ["free", "person", "bot"]
        # Whoever is here can fill the empty seat and begin.
        assert again.table["host"]
        assert (await again.ask("seat_bot", seat=0, bot="bot"))["is"] == "done"
        assert (await again.ask("start"))["is"] == "done"


@played
async def test_who_waits_to_play_again_does_not_wait_for_somebody_who_leaves(
    server: InThread,
) -> None:
    async with guests(server, "Ann", "Ben") as (ann, ben):
        host, guest = await begin(await ann.create(3, bots=1), ann, ben)
        await play_out([host, guest], Random(11))
        assert (await host.ask("rematch"))["is"] == "done"
        assert host.table["rematch"] is None
        await guest.close()
        await host.sees(lambda: host.table["rematch"] is not None)


# --- taking back ---


async def at_a_split(
    players: list[Player], luck: Random, most: int = 3, **wish: Any
) -> tuple[Window, list[Window], list[Window]]:
    """Play until somebody proposes a split among so many at most: the proposer, those who will
    answer, and all windows. Whoever hears of it first stops all."""

    def claimants(window: Window) -> list[int]:
        view = window.now["view"]
        if view["asking"] != "propose_split":
            return []
        found: list[int] = view["table"]["split"]["claimants"]
        return found if len(found) <= most else []

    def split() -> bool:
        return any(map(claimants, windows))

    # A game may end without such a split. Then they play another.
    for _ in range(20):
        windows = await begin(await players[0].create(**wish), *players)
        await asyncio.gather(*(window.play_on(luck, split) for window in windows))
        if split():
            break
    assert split()
    await all_see(windows, lambda w: bool(claimants(w)))
    claiming = claimants(windows[0])
    return windows[claiming[0]], [windows[seat] for seat in claiming[1:]], windows


@played
async def test_a_step_of_a_draft_is_taken_back_unseen(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        proposer, rivals, windows = await at_a_split(players, Random(12))
        before = [list(window.texts) for window in windows]
        rival = rivals[0].me
        assert (await proposer.act(SHARE + rival))["view"]["prompt"]["draft"] == [SHARE + rival]
        assert proposer.now["can_undo"]
        await proposer.ask("undo", stamp=proposer.now["stamp"])
        assert (proposer.prompt or {})["draft"] == []
        assert not proposer.now["can_undo"]
        refusal = await proposer.ask("undo", stamp=proposer.now["stamp"])
        assert refused(refusal, "nothing-to-undo")
        for window in windows:
            if window is not proposer:
                await window.settled()
                assert window.texts[:-1] == before[window.me]


@pytest.mark.parametrize("options", [{}, RANK_ORDER])
@pytest.mark.parametrize("agree", [True, False])
@played
async def test_a_proposal_is_taken_back_if_all_others_agree(
    server: InThread, options: dict[str, str], agree: bool
) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        proposer, rivals, windows = await at_a_split(players, Random(13), options=options)
        events = [list(window.events) for window in windows]
        await proposer.act(DONE)
        await rivals[0].sees(lambda: bool(rivals[0].asked))
        assert not proposer.now["can_undo"]
        assert proposer.now["may_ask_undo"]
        proposed = proposer.now["stamp"]
        others = [window for window in windows if window is not proposer]
        assert (await proposer.ask("undo", stamp=proposed))["is"] == "done"
        assert refused(await proposer.answer_undo(True), "undo-not-asked")
        await all_see(others, lambda w: w.table["undo"] is not None)
        assert all(other.table["undo"]["asked"] == [w.me for w in others] for other in others)
        assert (await others[0].answer_undo(True))["is"] == "done"
        assert refused(await others[0].answer_undo(True), "undo-not-asked")
        assert (await others[1].answer_undo(agree))["is"] == "done"
        await proposer.sees(lambda: bool(proposer.chat))
        await proposer.sees(lambda: proposer.table["undo"] is None)
        notice = proposer.chat[-1]["notice"]
        if not agree:
            assert notice["say"] == "notice-undo-refused"
            assert proposer.now["stamp"] == proposed
        else:
            assert notice["say"] == "notice-undone"
            assert proposer.asked == "propose_split"
            # An answer to what was taken back, or a second asking, comes too late.
            late = await rivals[0].act(ACCEPT, stamp=proposed)
            assert late["stale"]
            await all_see(windows, lambda w: bool(w.now["view"]["asking"] == "propose_split"))
            for window in windows:
                assert window.events == events[window.me]
        await play_out(windows, Random(14))


@played
async def test_asking_to_take_back_lapses_when_the_game_goes_on_and_all_are_told(
    server: InThread,
) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        proposer, rivals, windows = await at_a_split(players, Random(15), options=RANK_ORDER)
        await proposer.act(DONE)
        token = await proposer.say("undo", stamp=proposer.now["stamp"])
        await all_see(windows, lambda w: w.table["undo"] is not None)
        # Asked again with the same token, those who agreed need not agree again.
        others = [window for window in windows if window is not proposer]
        await others[0].answer_undo(True)
        await proposer.ask("undo", token, stamp=proposer.now["stamp"])
        assert server.house.tables[proposer.table["id"]].undo is not None
        await others[1].sees(lambda: others[1].table["undo"]["agreed"] == [others[0].me])
        await rivals[0].sees(lambda: rivals[0].asked != "")
        await rivals[0].act(DUEL)
        await all_see(windows, lambda w: w.table["undo"] is None)
        assert refused(await others[1].answer_undo(True), "undo-not-asked")


@played
async def test_nobody_waits_for_the_consent_of_somebody_who_resigned(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as players:
        proposer, (stayer,), windows = await at_a_split(players, Random(12), most=2)
        await proposer.act(DONE)
        # Who has nothing to answer: nothing else happens when they leave.
        (leaver,) = (window for window in windows if window not in (proposer, stayer))
        await proposer.ask("undo", stamp=proposer.now["stamp"])
        await stayer.sees(lambda: stayer.table["undo"] is not None)
        await stayer.answer_undo(True)
        assert (await leaver.ask("resign"))["is"] == "done"
        await proposer.sees(lambda: proposer.asked == "propose_split")


# --- standing wishes ---


@played
async def test_always_pass_is_only_for_chances_to_react(server: InThread) -> None:
    """On any other question it would have to answer for the player, and has no answer."""
    async with guests(server, "Ann") as (ann,):
        table = await ann.create(3, bots=2, start=True)
        window = await ann.connect(table)
        for kind in ("choose_card", "place_extra", "propose_split", "unheard of", ""):
            reply = await window.ask("always_pass", kind=kind, on=True)
            assert refused(reply, "unknown-entry")
        assert window.now["always_pass"] == []
        await window.play_on(Random(16))


@played
async def test_bargaining_is_refused_where_the_game_has_none(server: InThread) -> None:
    async with guests(server, "Ann") as (ann,):
        window = await ann.connect(await ann.create(3, bots=2, start=True))
        reply = await window.ask("offer", to=1, gives=[["cash", 5]], words="hm")
        assert refused(reply, "unknown-entry")
        assert refused(await window.ask("counter", offer=0), "unknown-entry")
        for answer in ("accept", "decline", "withdraw"):
            reply = await window.ask("answer_offer", offer=0, answer=answer)
            assert refused(reply, "unknown-entry")
