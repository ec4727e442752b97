"""Nobody learns what the rules hide from them, by anything the server says or does not say."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from omerta.battery.differences import Follower
from omerta.games import load, story
from omerta.games.words import Words
from omerta.kernel.dice import Luck, commitment, key_from
from omerta.kernel.events import PUBLIC, Event
from omerta.kernel.state import UNANSWERED, Offer, Pledge
from omerta.server import telling, wire
from omerta.server.connections import Connection
from omerta.server.croupier import Croupier
from omerta.server.house import House, Settings
from omerta.server.notify import Notifier
from omerta.server.play import LEAST_PATIENCE, MOST_PATIENCE
from omerta.server.schema import people
from omerta.server.store import ChatRow, PersonRow, SeatRow, Store, TableRow
from omerta.server.table import LiveTable
from omerta.server.wire import UNTIL_MY_TURN, Act, LiveClock, NoClock, Say, Undo
from omerta.server.writer import AsyncStore
from tests import toy
from tests.facts import facts
from tests.packages import admit
from tests.server.bazaar_house import open_bazaar
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
    unframed,
)
from tests.server.toy_words import ToyWords

RAZZIA = load("razzia")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("house")) as server:
        yield server
    assert server.troubles() == []


# --- all that everybody heard in whole games, against the truth ---


@pytest.mark.parametrize(
    ("persons", "bots", "options"),
    [
        (3, 0, {}),
        (3, 2, {"hidden_money": True}),
        (4, 0, {"answers": "in_rank_order"}),
    ],
)
@played
async def test_in_a_whole_game_everybody_hears_their_own_part_and_nothing_else(
    server: InThread, persons: int, bots: int, options: dict[str, Any]
) -> None:
    names = ["Ann", "Ben", "Cleo", "Dora"][:persons]
    async with guests(server, *names, "") as (*players, stranger):
        table = await players[0].create(persons + bots, bots=bots, options=options)
        windows = await begin(table, *players)
        watcher = await stranger.connect(table)
        luck = Random(table)
        await asyncio.gather(*(play_fickly(window, luck) for window in windows))
        await all_see([*windows, watcher], lambda w: w.over)
        truth = Truth(server, table)
        for window in [*windows, watcher]:
            truth.check_all(window)
            check_seed(window, truth.row.seed.hex())


async def play_fickly(window: Window, luck: Random) -> None:
    """Like anybody, but taking steps one by one, stepping back, and replacing sealed answers."""
    while not window.over:
        if not window.asked:
            await window._hear_more()
            continue
        answer = window.answer(luck)
        if len(answer) > 1 and luck.random() < 0.7:
            await window.act(answer[0])
            if luck.random() < 0.5 and window.now["can_undo"]:
                await window.ask("undo", stamp=window.now["stamp"])
            continue
        stamp = window.now["stamp"]
        await window.act(*answer, stamp=stamp)
        prompt = window.prompt
        open_still = window.now["stamp"] == stamp and prompt and prompt["answer"] is not None
        if open_still and prompt and luck.random() < 0.5:
            # May come too late, if the last of the others answers meanwhile.
            await window.act(luck.choice(prompt["options"]), stamp=stamp)


class Truth:
    """A match replayed from the log: what every seat may have heard at every turn."""

    def __init__(self, server: InThread, table: str) -> None:
        self.row, seats, log = server.rows(table)
        self.players = len(seats)
        self.scenes: dict[int, list[list[Any]]] = {}  # by turn, and within it by seat
        # What a seat hears of an event, worked out once: a long game has thousands of scenes.
        self._heard: dict[tuple[int, int], tuple[Event, Any]] = {}
        live = LiveTable(self.row, seats, [], [])
        assert live.match is not None
        match = live.match
        self._note(live)
        for append in log:
            before = live.glimpse()
            for entry in append.entries:
                match.apply(entry)
            live.appended(append.token, append.entries, before)
            self._note(live)

    def _note(self, live: LiveTable) -> None:
        match = live.match
        assert match is not None
        scene = []
        for seat in range(PUBLIC, self.players):
            view = match.view(seat)
            heard = [
                self._told(live.words, match.events, n, seat) for n in range(len(match.events))
            ]
            question = telling.question(live.words, view)
            options = (*(view.prompt.options if view.prompt else ()), *view.interrupts)
            labels = [live.words.action(view, option) for option in options]
            undo = seat != PUBLIC and match.can_undo(seat)
            seen, *asked = plain([view, question, labels, undo, live.stamp()])
            scene.append([seen, heard, *asked])
        self.scenes.setdefault(live.turn, []).append(scene)

    def _told(self, words: Words, events: Sequence[Event], number: int, seat: int) -> Any:
        event = events[number]
        key = id(event), seat
        if key not in self._heard:
            heard = story.HeardBy(events, seat)
            e, line = heard[number], story.told(words, heard, number).line
            told = {"kind": e.kind, "rule": e.rule, "data": facts(e), "line": line}
            self._heard[key] = event, plain(told)  # with the event, so that its id stays its own
        return self._heard[key][1]

    def check_all(self, window: Window) -> None:
        """Every message was what its reader could see at that turn, to the letter."""
        reader = Reader()
        checked = 0
        for frame in window.frames:
            now = shown_by(frame)
            if now is None:
                continue
            reader.see(now)
            seat = now["view"]["seat"]
            assert seat == window.me
            scenes = [scene[seat + 1] for scene in self.scenes[now["seq"]]]
            told = [now["question"], now["labels"], now["can_undo"], now["stamp"]]
            found = [now["view"], reader.heard(), *told]
            # In words: of anything else pytest shows the two ends only.
            assert found in scenes, str([differing(found, scene) for scene in scenes])
            checked += 1
        assert checked > 10  # even a short game


def differing(found: list[Any], scene: list[Any]) -> list[Any]:
    """Which parts of what was told are not those of a scene; of a list, what differs first."""
    apart: list[Any] = []
    for part, (one, other) in enumerate(zip(found, scene, strict=True)):
        if one != other and isinstance(one, list) and isinstance(other, list):
            pairs = zip_longest(one, other)
            apart.append((part, next(pair for pair in pairs if pair[0] != pair[1])))
        elif one != other:
            apart.append((part, one, other))
    return apart


def shown_by(frame: Frame) -> Frame | None:
    """What a message shows of the game, if it does."""
    now: Frame | None = frame["now"] if frame["is"] == "welcome" else frame
    return now if now is not None and now["is"] == "now" else None


class Reader:
    """Puts together what a window was told to have happened."""

    def __init__(self) -> None:
        self.events: list[Frame] = []

    def see(self, now: Frame) -> None:
        since = now["heard"]["since"]
        self.events = [event for event in self.events if event["n"] < since]
        self.events += now["heard"]["events"]

    def heard(self) -> list[Any]:
        keys = ("kind", "rule", "data", "line")
        return [{key: event[key] for key in keys} for event in self.events]


def plain(value: Any) -> Any:
    """As it looks once it has been sent."""
    return json.loads(msgspec.json.encode(value))


def check_seed(window: Window, seed: str) -> None:
    told = [number for number, text in enumerate(window.texts) if seed in text]
    assert told, "it is told in the end"
    over = next(
        number
        for number, frame in enumerate(window.frames)
        if (now := shown_by(frame)) is not None and now["view"]["scores"] is not None
    )
    came_later = window.frames[over]["is"] == "welcome"  # and heard both at once
    assert told[0] >= over if came_later else told[0] > over


@played
async def test_cards_drawn_and_the_dealers_bill_are_told_to_one_seat_each(
    server: InThread,
) -> None:
    """Without a look at views and events as the kernel makes them: at the bare messages."""
    async with guests(server, "Ann", "Ben", "Cleo", "") as (*players, stranger):
        table = await players[0].create(3)
        windows = await begin(table, *players)
        watcher = await stranger.connect(table)
        await play_out(windows, Random(3))
        await watcher.sees(lambda: watcher.over)
        for window in [*windows, watcher]:
            cards = bills = 0
            for event in window.events:
                if event["kind"] == "draw":
                    own = event["data"]["seat"] == window.me
                    assert set(event["data"]) == ({"seat", "card"} if own else {"seat"})
                    assert (event["line"] is not None) == own
                    cards += own
                if event["kind"] == "extra_drawn":
                    own = event["data"]["dealer"] == window.me
                    assert ("bill" in event["data"]) == own
                    bills += own
            assert (cards > 5) == (bills > 0) == (window is not watcher)
            for frame in window.frames:
                if frame["is"] == "now":
                    seen = frame["view"]["table"]
                    dealer = seen["dealer"] == window.me
                    assert seen["extra"] is None or dealer
                    assert bool(seen["hand"]) <= (window is not watcher)
                    assert frame["view"]["prompt"] is None or window is not watcher


# --- what others are not told at all ---


@played
async def test_a_changed_mind_and_a_draft_are_nobodys_business(server: InThread) -> None:
    async with guests(server, "Ann", "Ben", "Cleo", "") as (*players, stranger):
        table = await players[0].create(options={"first_dealer": 0})
        windows = await begin(table, *players)
        watcher = await stranger.connect(table)
        others = [windows[0], windows[2], watcher]
        await windows[0].act(*windows[0].answer(Random(4)))
        everybody = [*windows, watcher]
        await all_see(everybody, lambda w: bool(w.now["view"]["asking"] == "choose_card"))
        ben = windows[1]
        first, *more = (ben.prompt or {})["options"]
        await ben.act(first)
        for window in others:
            news = await window.until(lambda f: f["is"] == "waiting")
            assert news["waiting"] == [0, 2]
            assert set(news) == {"is", "seq", "waiting", "question", "clocks"}
            assert (news["question"] is None) == (window is not watcher)
        before = [list(window.texts) for window in others]
        for card in [*more, first, first]:
            assert (await ben.act(card))["view"]["prompt"]["answer"] == card
        assert (await ben.act(0 if 0 not in (first, *more) else 1))["is"] in ("refused", "now")
        for window, texts in zip(others, before, strict=True):
            await window.settled()
            assert window.texts[:-1] == texts
        # Nor does who comes now or looks at a film learn of it, also when the next one has chosen.
        await windows[0].act(*windows[0].answer(Random(4)))
        late = await stranger.connect(table)
        assert late.now["seq"] == watcher.now["seq"] + 2
        film = (await stranger.web.get(f"/api/tables/{table}/film")).json()["frames"]
        assert len(film) == late.now["seq"] + 1
        assert [frame["seq"] for frame in film] == list(range(len(film)))


# --- non-interference ---


def rows(
    players: int, seed: bytes, game: str = "razzia", clock: wire.Clock | None = None
) -> tuple[TableRow, list[SeatRow]]:
    row = TableRow(
        id="table12345",
        game=game,
        rules=load(game).version,
        options={},
        title="",
        language="en",
        clock=clock or NoClock(),
        listed=False,
        status="playing",
        host="person0",
        seed=seed,
        commitment=commitment(b"the same for all worlds: nobody can tell".ljust(32)[:32]),
        created=0,
        began=0,
    )
    seats = [
        SeatRow(
            table=row.id,
            seat=seat,
            kind="person",
            person=f"person{seat}",
            name=f"Player {seat}",
            invite=f"invite{seat}",
        )
        for seat in range(players)
    ]
    return row, seats


def all_messages(table: LiveTable, seat: int) -> list[bytes]:
    """Everything the server could say to a seat (or PUBLIC) at this moment."""
    person = table.seats[seat].person if seat != PUBLIC else None
    connection = Listener(person)
    connection.seat = seat
    other = (seat + 1) % len(table.seats)
    table.connections = {connection}
    telling.table_changed(table)
    telling.game_changed(table, max(0, table.turn - 1), other, "token")
    telling.waiting_changed(table, other, "token")
    telling.only_for(table, other, "token")
    for since in (None, 0, table.turn):
        connection.tell(telling.welcome(table, connection, since))
    connection.tell(telling.aim(table, seat, "token"))
    table.connections = set()
    return [
        *(message.encode() for message in connection.heard),
        msgspec.json.encode(telling.table_card(table, person)),
        msgspec.json.encode(telling.table_info(table, person)),
    ]


class Listener(Connection):
    """A connection that only remembers what it is told."""

    def __init__(self, person: str | None) -> None:
        super().__init__(person, "")
        self.heard: list[str] = []
        self.frames: list[Frame] = []  # the same, made whole
        self._follower = Follower()

    def tell(self, message: bytes) -> None:
        self.heard.append(unframed(message).decode())
        self.frames.append(self._follower.whole(json.loads(self.heard[-1])))


def other_secrets(event: Event, seat: int) -> Event:
    """The same event with other things whispered to the others."""
    whispered = {
        owner: own if owner == seat else otherwise(own, event.public, 40 + owner)
        for owner, own in event.private.items()
    }
    return Event(event.kind, event.rule, event.public, whispered)


def otherwise(own: Any, public: Any, instead: int) -> Any:
    """With another value in place of all that is not public."""
    hidden = [
        name
        for name in own.__struct_fields__
        if public is None or getattr(own, name) != getattr(public, name)
    ]
    return msgspec.structs.replace(own, **dict.fromkeys(hidden, instead))


@pytest.mark.parametrize("players", [3, 5, 8])
def test_whatever_the_others_hold_the_messages_are_the_same_to_the_byte(players: int) -> None:
    luck = Luck(key_from(f"messages {players}"))
    compared = 0
    for number in range(2):
        row, seats = rows(players, key_from(f"game {players} {number}"))
        table = LiveTable(row, seats, [], [])
        match = table.match
        assert match is not None
        while not match.over:
            if luck.below(2 * players) == 0:
                for seat in range(PUBLIC, players):
                    compare_worlds(table, seat, luck)
                    compared += 1
            before, logged = table.glimpse(), len(match.log)
            waiting = match.state.waiting
            seat = waiting[luck.below(len(waiting))]
            options = match.game.options(match.state, seat)
            match.act(seat, options[luck.below(len(options))])
            table.appended(None, match.log[logged:], before)
    assert compared > 30


def compare_worlds(table: LiveTable, seat: int, luck: Luck) -> None:
    match = table.match
    assert match is not None
    here = all_messages(table, seat)
    state, events = match.state.clone(), list(match.events)
    other = match.game.redealt(match.state, seat, key_from(luck.below(1 << 60)))
    try:
        match.state.become(other)
        match.events[:] = [other_secrets(event, seat) for event in events]
        table.labels.clear()
        table.written.clear()
        there = all_messages(table, seat)
    finally:
        match.state.become(state)
        match.events[:] = events
        table.labels.clear()
        table.written.clear()
    assert here == there


def test_whatever_others_bargain_or_whisper_about_the_messages_are_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    open_bazaar(monkeypatch)
    luck = Luck(key_from("bargaining"))
    row, seats = rows(3, key_from("bazaar"), "bazaar")
    table = LiveTable(row, seats, [], [])
    monkeypatch.setattr(table, "now", lambda: 1_000)
    match = table.match
    assert match is not None
    for number, (maker, to) in enumerate([(0, 1), (1, 2), (2, PUBLIC), (2, 0)]):
        before, logged = table.glimpse(), len(match.log)
        gives = (("good", 2 * maker + number // 3),)
        word = Pledge(maker, words=f"words {number}")
        match.offer(Offer(0, maker, to, gives, (), pledges=(word,)))
        if number == 2:
            match.accept(0, 3)
        table.appended(None, match.log[logged:], before)
        for seat in range(PUBLIC, 3):
            table.chat = []
            compare_worlds(table, seat, luck)
            # Whether the others whisper or not.
            here = all_messages(table, seat)
            one, other = (each for each in range(3) if each != max(seat, 0))
            table.chat = [ChatRow(row.id, 0, 5, "person", "Ann", one, "psst", None, other)]
            assert all_messages(table, seat) == here
    assert len(match.state.promises) == 1


# --- two worlds that play on: what others do in secret differs, what one hears does not ---


class World:
    """A house with one table and no network, and a listener for each seat and PUBLIC."""

    def __init__(
        self, folder: Path, row: TableRow, seats: list[SeatRow], hold_back: float = 3600
    ) -> None:
        store = Store.open(f"sqlite:///{folder}/world.sqlite")
        with store.write() as facts:
            for seat in seats:
                person = PersonRow(seat.person or "", seat.name, "", 0, 0)
                facts.connection.execute(people.insert(), msgspec.structs.asdict(person))
            facts.create_table(row, seats)
        self.store = AsyncStore(store)
        self.house = House(self.store, Settings(rate_factor=0, bot_pace=0, hold_back=hold_back))
        self.notifier = Notifier(self.house.person, "")
        self.croupier = Croupier(self.house, self.notifier)
        self.listeners = {seat.seat: Listener(seat.person) for seat in seats} | {
            PUBLIC: Listener(None)
        }
        self._said = dict.fromkeys(range(PUBLIC, len(seats)), 0)

    async def open(self) -> None:
        table = await self.house.table("table12345")
        assert table is not None
        self.table = table
        for listener in self.listeners.values():
            await self.croupier.welcome(table, listener, None)

    @property
    def state(self) -> Any:
        assert self.table.match is not None
        return self.table.match.state

    def forget(self) -> None:
        """Begin to listen anew."""
        for listener in self.listeners.values():
            listener.heard.clear()
            listener.frames.clear()

    async def hear(self, seat: int, message: wire.FromPage) -> None:
        await self.croupier.hear(self.table, self.listeners[seat], message)

    async def act(self, seat: int, *actions: int) -> None:
        self._said[seat] += 1
        token = f"token-{seat}-{self._said[seat]}"
        await self.hear(seat, Act(token, self.table.stamp(), actions))

    async def close(self) -> None:
        await self.croupier.close()
        await self.notifier.close()
        await self.store.close()


def any_option(world: World, seat: int, luck: Random) -> int:
    return luck.choice(RAZZIA.options(world.state, seat))


@pytest.mark.parametrize("viewer", [PUBLIC, 0, 2])
@played
async def test_two_worlds_one_cannot_tell_apart_sound_the_same_while_others_choose(
    tmp_path: Path, viewer: int
) -> None:
    """Seat 1 changes its mind once here and five times there; and what it holds differs."""
    row, seats = rows(3, key_from("worlds"))
    worlds = []
    for name in ("here", "there"):
        (tmp_path / name).mkdir()
        worlds.append(World(tmp_path / name, row, seats))
    luck = Random(viewer)
    try:
        for world in worlds:
            await world.open()
            dealer = world.state.dealer
            await world.act(dealer, RAZZIA.options(world.state, dealer)[0])
            assert world.state.asking == "choose_card"
            world.forget()
        there = worlds[1]
        there.state.become(RAZZIA.redealt(there.state, viewer, key_from("there")))
        for world, changes in zip(worlds, (1, 5), strict=True):
            await world.act(1, any_option(world, 1, luck))
            for _ in range(changes):
                await world.act(1, any_option(world, 1, luck))
            await world.hear(1, Undo("undoundo", world.table.stamp()))
            if viewer != PUBLIC:
                await world.act(viewer, RAZZIA.options(world.state, viewer)[0])
            await world.hear(1, Say("chatchat", "hm"))
        assert worlds[0].state.hands[1] != worlds[1].state.hands[1]
        # Only the time when something was said may differ, and the heads of the chain: nobody can
        # read them without the seed.
        told = [
            [timeless(message) for message in world.listeners[viewer].heard] for world in worlds
        ]
        assert told[0] == told[1]
        assert len(told[0]) >= 2  # that seat 1 has chosen, and what it said
    finally:
        for world in worlds:
            await world.close()


def timeless(message: str) -> Frame:
    frame: Frame = json.loads(message)
    if frame["is"] == "chat":
        frame["line"]["at"] = frame["line"]["number"] = 0
    if "head" in frame:
        frame["head"] = len(frame["head"])
    return frame


# --- windows, where not even who has answered may be known ---


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The house also plays the toy, which has a covert window."""
    admit(monkeypatch, toy.GAME, words=ToyWords)


@pytest.fixture
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window waits for those who can only pass exactly as long as the house says."""
    monkeypatch.setattr("omerta.server.play.random.expovariate", lambda rate: 0.6)


async def at_window(world: World) -> None:
    """Bids and picks are done: the window opens."""
    await world.open()
    for seat in range(3):
        await world.act(seat, toy.TAKE[seat], toy.TAKE[0])
    for seat in range(3):
        await world.act(seat, world.state.things[0])
    assert world.state.asking == "reaction"
    world.forget()


@pytest.mark.usefixtures("toys")
@played
async def test_in_a_window_nobody_notices_who_has_answered(tmp_path: Path) -> None:
    world = World(tmp_path, *rows(3, key_from("window"), "toy"))
    try:
        await at_window(world)
        await world.act(1, toy.PASS)
        await world.act(1, toy.PASS)
        assert [len(world.listeners[seat].heard) for seat in (PUBLIC, 0, 1, 2)] == [0, 0, 2, 0]
        await world.act(0, toy.PASS)
        assert [len(world.listeners[seat].heard) for seat in (PUBLIC, 0, 1, 2)] == [0, 1, 2, 0]
        assert world.state.waiting == [2]
        await world.act(2, toy.PASS)
        assert world.state.asking == "bid"
        assert all(world.listeners[seat].heard for seat in (PUBLIC, 0, 1, 2))
    finally:
        await world.close()


@pytest.mark.usefixtures("toys")
@played
async def test_a_standing_wish_to_pass_is_noticed_by_nobody_else(tmp_path: Path) -> None:
    world = World(tmp_path, *rows(3, key_from("wish"), "toy"))
    try:
        await at_window(world)
        for seat in (0, 1):
            await world.hear(seat, wire.AlwaysPass(f"wishwish{seat}", "reaction", True))
        assert [len(world.listeners[seat].heard) for seat in (PUBLIC, 2)] == [0, 0]
        for seat in (0, 1):
            seen = world.listeners[seat].frames
            assert [m for m in seen if m["is"] == "now"][-1]["view"]["prompt"]["answer"] == toy.PASS
            assert seen[-1] == {"is": "done", "token": f"wishwish{seat}"}
        assert world.state.waiting == [2]
        for kind in ("bid", "pick", "nothing"):
            await world.hear(0, wire.AlwaysPass(f"wishwish{kind}", kind, True))
            assert world.listeners[0].frames[-1]["is"] == "refused"
        # The next window finds those two answered before anybody could see it open for them.
        await world.act(2, toy.PASS)
        for seat in range(3):
            await world.act(seat, toy.TAKE[seat], toy.TAKE[0])
        for seat in range(3):
            await world.act(seat, world.state.things[0])
        assert (world.state.asking, world.state.waiting) == ("reaction", [2])
        assert world.state.answers[2] == UNANSWERED
        assert world.listeners[2].frames[-1]["view"]["waiting"] == [0, 1, 2]
    finally:
        await world.close()


@pytest.mark.usefixtures("toys")
@played
async def test_when_time_runs_out_in_a_window_nobody_else_notices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(tmp_path, *rows(3, key_from("late"), "toy", LiveClock(10, 0)))
    try:
        await at_window(world)
        await world.act(1, toy.PASS)
        world.forget()
        late = world.table.deadline()
        assert late is not None
        monkeypatch.setattr(world.table, "now", lambda: late)
        # The clock of seat 0 alone has run out.
        monkeypatch.setattr(
            world.table.clocks, "out_of_time", lambda waiting, at: [s for s in waiting if s == 0]
        )
        await world.croupier.play.time_out(world.table)
        assert [len(world.listeners[seat].heard) for seat in (PUBLIC, 0, 1, 2)] == [0, 1, 0, 0]
        (own,) = world.listeners[0].frames
        assert own["view"]["prompt"]["answer"] == toy.PASS
    finally:
        await world.close()


@pytest.mark.usefixtures("toys", "patience")
@played
async def test_who_can_only_pass_is_passed_for_after_a_while_and_nobody_else_notices(
    tmp_path: Path,
) -> None:
    world = World(tmp_path, *rows(3, key_from("bound"), "toy"), hold_back=0.4)
    try:
        await at_window(world)
        world.state.secrets[:] = [9, 0, 9]  # seats 0 and 2 could react
        assert world.state.waiting == [0, 1, 2], "at once would tell"
        await asyncio.sleep(0.6)
        assert (world.state.asking, world.state.waiting) == ("reaction", [0, 2])
        assert [len(world.listeners[seat].heard) for seat in (PUBLIC, 0, 1, 2)] == [0, 0, 1, 0]
        (own,) = world.listeners[1].frames
        assert own["view"]["prompt"]["answer"] == toy.PASS
    finally:
        await world.close()


@pytest.mark.usefixtures("toys", "patience")
@played
async def test_where_all_can_only_pass_the_window_closes_after_a_while(tmp_path: Path) -> None:
    world = World(tmp_path, *rows(3, key_from("bound"), "toy"), hold_back=0.4)
    try:
        await at_window(world)
        world.state.secrets[:] = [0, 0, 0]
        assert world.state.asking == "reaction"
        await asyncio.sleep(0.6)
        assert (world.state.asking, world.state.waiting) == ("bid", [0, 1, 2])
    finally:
        await world.close()


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("secrets", [[0, 0, 0], [0, 0, 9]], ids=["nobody", "somebody"])
@played
async def test_how_long_a_window_waits_does_not_depend_on_who_could_react(
    tmp_path: Path, secrets: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    world = World(tmp_path, *rows(3, key_from("bound"), "toy"), hold_back=2)
    try:
        await world.open()
        for seat in range(3):
            await world.act(seat, toy.TAKE[seat], toy.TAKE[0])
        world.state.secrets[:] = secrets
        asleep = SimpleNamespace(**{**vars(asyncio), "sleep": sleep})  # in this module only
        monkeypatch.setattr("omerta.server.play.asyncio", asleep)
        random.seed("the same luck")
        for seat in range(3):
            await world.act(seat, world.state.things[0])
        await asyncio.wait_for(_until(lambda: bool(slept)), 5)
        random.seed("the same luck")
        assert slept == [2 * min(MOST_PATIENCE, LEAST_PATIENCE + random.expovariate(1))]
    finally:
        await world.close()


async def _until(true: Callable[[], bool]) -> None:
    loop = asyncio.get_running_loop()
    while not true():
        turn: asyncio.Future[None] = loop.create_future()
        loop.call_later(0.01, turn.set_result, None)
        await turn


@pytest.mark.usefixtures("toys")
@played
async def test_a_wish_to_pass_until_ones_turn_ends_with_it(tmp_path: Path) -> None:
    world = World(tmp_path, *rows(3, key_from("turn"), "toy"))
    try:
        await at_window(world)
        await world.hear(0, wire.AlwaysPass("wishwish", UNTIL_MY_TURN, True))
        assert world.state.waiting == [1, 2]
        assert [len(world.listeners[seat].heard) for seat in (PUBLIC, 1, 2)] == [0, 0, 0]
        assert UNTIL_MY_TURN in world.table.seats[0].always_pass
        for seat in (1, 2):
            await world.act(seat, toy.PASS)
        assert world.state.asking == "bid"
        assert UNTIL_MY_TURN not in world.table.seats[0].always_pass
        now = world.listeners[0].frames
        assert [m["always_pass"] for m in now if m["is"] == "now"][-2:] == [[UNTIL_MY_TURN], []]
    finally:
        await world.close()


@pytest.mark.usefixtures("toys", "patience")
@played
async def test_a_window_calls_all_who_were_asked_or_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = World(tmp_path, *rows(3, key_from("called"), "toy"), hold_back=0.2)
    called: list[tuple[int, ...]] = []
    try:
        monkeypatch.setattr(
            world.notifier, "turn", lambda table, seats: called.append(tuple(seats))
        )
        await at_window(world)
        world.state.secrets[:] = [9, 0, 0]  # seat 0 alone has anything to think about
        called.clear()
        await asyncio.sleep(0.4)
        assert world.state.waiting == [0]
        assert called == [(0, 1, 2)]
    finally:
        await world.close()
