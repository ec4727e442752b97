"""Lessons over the socket: the wire of a table, and the teacher's words."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path as Folder
from typing import Any

import httpx
import msgspec
import pytest

from omerta.games import names, package
from omerta.games.lessons import begun, has_lesson
from omerta.kernel.lesson_bargains import BARGAINS, read
from omerta.kernel.lessons import LEARNER, LessonRun, Path, Said, Step
from omerta.server import lessons, limits
from omerta.text import LANGUAGES
from tests.games.test_lessons import answers
from tests.server.house import Frame, InThread, Player, Window, in_thread, played

LESSONS = [name for name in names() if has_lesson(package(name))]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InThread]:
    with in_thread(tmp_path_factory.mktemp("house")) as server:
        yield server
    assert server.troubles() == []


@asynccontextmanager
async def learning(server: InThread, lesson: str, step: int = 0) -> AsyncIterator[Learner]:
    player = Player(server)
    try:
        yield Learner(await player.window(f"/api/learn/{lesson}/socket?step={step}"))
    finally:
        await player.close()


class Learner:
    """A browser in a lesson."""

    def __init__(self, window: Window) -> None:
        self.window = window

    @property
    def step(self) -> Frame:
        return [frame for frame in self.window.frames if frame["is"] == "lesson"][-1]

    async def settled(self) -> None:
        await self.window.until(lambda frame: frame["is"] == "lesson")

    async def go(self, to: str) -> Frame:
        return await self._told("go", to=to)

    async def answer(self, run: LessonRun, path: Path) -> Frame:
        """Give an answer as the page does: an offer with its terms, all else as a path."""
        message = said(run, path)
        if message["do"] == "act":
            message["stamp"] = self.window.now["stamp"]
        return await self._told(**message)

    async def _told(self, do: str, **what: Any) -> Frame:
        """What the table answers; the teacher's words come right before or after it."""
        heard = len(self.window.frames)
        answer = await self.window.ask(do, **what)
        await self.window.until(lambda frame: frame["is"] == "lesson", heard)
        return answer


def said(run: LessonRun, path: Path) -> Frame:
    """The message with which the page gives this answer."""
    step, trade, s = run.step, run.game.trade, run.match.state
    assert step is not None
    if step.ask not in BARGAINS:
        return {"do": "act", "actions": list(path), "whole": True}
    assert trade is not None
    offer = read(trade, s, LEARNER, step.ask, path)
    if offer is None and path == (trade.no_offer,):
        return {"do": "promise", "to": 1, "pledge": {"by": 0, "what": "truce", "round": 9}}
    if offer is None:
        answer = "accept" if path[0] == trade.accept else "decline"
        offered = [each for each in s.offers if each.to == LEARNER][-1].id
        return {"do": "answer_offer", "offer": offered, "answer": answer, "picks": list(path[1:])}
    terms = {"gives": list(offer.gives), "wants": list(offer.wants)}
    if step.ask == "make_offer":
        return {"do": "offer", "to": offer.to, **terms}
    return {"do": "counter", "offer": s.offers[-1].id, **terms}


def seen_by_learner(run: LessonRun) -> Any:
    return msgspec.to_builtins(run.match.view(LEARNER).table, str_keys=True)


def as_sent(table: Any) -> Any:
    return json.loads(msgspec.json.encode(table))


def one_of_each(run: LessonRun, step: Step) -> list[tuple[Path, Said]]:
    """An answer for each thing the teacher does about answers, the usual one last."""
    found: dict[str, tuple[Path, Said]] = {}
    for path in answers(run):
        judged = run.judge(path)
        if judged.do != "go" and not run.options(path):
            found.setdefault(judged.say, (path, judged))
    usual = run.usual()
    return [*found.values(), (usual, run.judge(usual))]


@pytest.mark.parametrize("name", LESSONS)
@played
async def test_a_whole_lesson_with_a_wrong_answer_of_each_kind(server: InThread, name: str) -> None:
    texts, run = [package(name).text(language) for language in LANGUAGES], begun(package(name))
    async with learning(server, name) as learner:
        await learner.settled()
        while (step := run.step) is not None:
            told = learner.step
            assert (told["step"], told["say"]) == (run.at, step.id)
            assert all(text(f"lesson-{step.id}", told["facts"]) for text in texts)
            assert learner.window.now["view"]["table"] == as_sent(seen_by_learner(run)), step.id
            if not step.ask:
                assert learner.window.prompt is None
                await learner.go("next")
                run.go_on()
                continue
            for path, judged in one_of_each(run, step):
                answer = await learner.answer(run, path)
                reaction = learner.step["reaction"]
                if judged.do == "nudge":
                    assert answer["is"] == "refused", step.id
                    assert reaction["do"] == "nudge"
                    assert reaction["say"] in (judged.say, "first-this")
                elif judged.do == "show":
                    assert (reaction["do"], reaction["say"]) == ("show", judged.say)
                    assert learner.window.prompt is None
                    await learner.go("step")
                    assert learner.step["reaction"] is None
                    assert learner.window.now["view"]["table"] == as_sent(seen_by_learner(run))
                else:
                    assert answer["is"] == "now", (step.id, answer)
                    run.answer(path)
        assert learner.step["step"] == learner.step["steps"]


@played
async def test_what_happens_comes_with_its_frames(server: InThread) -> None:
    async with learning(server, "razzia", 1) as learner:
        run = begun(package("razzia"))
        run.go_to(1)
        await learner.answer(run, run.usual())
        heard = learner.window.now["heard"]
        assert len(heard["events"]) > 2
        assert all(frame is not None for frame in heard["frames"])


@played
async def test_one_goes_back_skips_and_begins_again(server: InThread) -> None:
    async with learning(server, "razzia", 5) as learner:
        await learner.settled()
        before = learner.window.events
        await learner.go("back")
        assert learner.step["step"] == 4
        await learner.go("skip")
        assert learner.step["say"] == "small-one"
        assert learner.step["cut"]
        assert learner.window.events[: len(before)] == before
        await learner.go("first")
        assert learner.step["step"] == 0
        await learner.go("back")
        assert learner.step["step"] == 0


@played
async def test_an_answer_that_leads_nowhere_is_told_so_at_once(server: InThread) -> None:
    actions = package("gangs_city").game.actions
    thug, driver = actions.parse("tile thug"), actions.parse("tile driver")
    async with learning(server, "gangs_city", 1) as learner:
        await learner.settled()
        good = await learner.window.ask("consider", path=[thug])
        assert good["is"] == "done"
        bad = await learner._told("consider", path=[driver])
        assert bad["why"]["say"] == "lesson-nudged"
        reaction = {"do": "nudge", "say": "thug-please", "good": 0, "praise": False}
        assert learner.step["reaction"] == reaction


@played
async def test_what_is_only_shown_and_taken_back_does_not_fit(server: InThread) -> None:
    """The ring does not lead to sending it."""
    run = begun(package("razzia"))
    run.go_to(next(at for at, step in enumerate(run.lesson.steps) if step.id == "duel"))
    async with learning(server, "razzia", run.at) as learner:
        await learner.settled()
        for answer, fits in (("accept", "refused"), ("duel", "done")):
            path = [run.game.actions.parse(answer)]
            told = await learner.window.ask("consider", path=path, whole=True, quiet=True)
            assert told["is"] == fits


@played
async def test_nothing_else_is_done_in_a_lesson(server: InThread) -> None:
    async with learning(server, "cosa_nostra", 1) as learner:
        await learner.settled()
        window = learner.window
        before = window.now
        for message in (
            {"do": "undo", "stamp": before["stamp"]},
            {"do": "resign"},
            {"do": "chat", "text": "hello"},
            {"do": "ask_counsel", "stamp": before["stamp"]},
            {"do": "offer", "to": 1, "gives": [["cash", 1]]},
            {"do": "act", "stamp": before["stamp"], "actions": [999_999]},
        ):
            answer = await learner._told(**message)
            assert answer["is"] == "refused"
            assert learner.step["reaction"]["say"] == "first-this"
        stale = await window.ask("act", stamp="0.0", actions=[1])
        assert stale["why"]["say"] == "stale"
        assert window.now is before


@played
async def test_there_is_no_trace_of_it(server: InThread) -> None:
    async with learning(server, "razzia") as learner:
        await learner.settled()
        lobby = httpx.get(f"{server.url}/api/lobby", trust_env=False).json()
        assert (lobby["tables"], lobby["playing"], lobby["mine"]) == (0, [], [])


@played
async def test_a_lesson_that_is_not_there(server: InThread) -> None:
    player = Player(server)
    for path in ("chess", "razzia/no-such-example"):
        window = Window(await player.open(f"/api/learn/{path}/socket"))
        assert await window.ended() == 4404
    await player.close()


async def admitted(player: Player, path: str) -> Window:
    """The house may hear a little later that another window was closed."""
    while True:
        with suppress(ConnectionError):
            return await player.window(path)
        await asyncio.sleep(0.05)


@played
async def test_lessons_are_limited_and_closed_ones_do_not_count(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lessons, "MOST_HERE", 2)
    monkeypatch.setattr(limits, "TRY", limits.Rate(1, 0.001))
    path = "/api/learn/razzia/socket?step=1"
    with in_thread(tmp_path_factory.mktemp("small"), rate_factor=1) as server:
        player = Player(server)
        first, second = await player.window(path), await player.window(path)
        third = Window(await player.open(path))
        assert await third.ended() == 4429
        await second.close()
        fourth = await admitted(player, path)
        tries = [await fourth.ask("try", stamp=fourth.now["stamp"]) for _ in range(2)]
        assert [each["is"] for each in tries] == ["tried", "refused"]
        await first.close()
        await player.close()


@played
async def test_half_an_answer_and_no_answer_at_all_are_refused(server: InThread) -> None:
    """Whatever is sent for an answer: the lesson stays open, and where it was."""
    run = begun(package("razzia"))
    run.go_to(next(at for at, step in enumerate(run.lesson.steps) if step.id == "offer"))
    async with learning(server, "razzia", run.at) as learner:
        await learner.settled()
        stamp, half = learner.window.now["stamp"], run.usual()[:1]
        for actions in (half, (9999,), (*run.usual(), *half)):
            for whole in (True, False):
                frame = await learner.window.ask("act", stamp=stamp, actions=actions, whole=whole)
                assert frame["is"] == "refused", (actions, whole)
                assert learner.step["step"] == run.at


@played
async def test_cards_are_no_offer_in_a_lesson_of_deal(server: InThread) -> None:
    run = begun(package("deal"))
    at = next(at for at, step in enumerate(run.lesson.steps) if step.ask == "make_offer")
    async with learning(server, "deal", at) as learner:
        await learner.settled()
        frame = await learner.window.ask("offer", to=1, gives=[["drug", 5]], wants=[["any", 1]])
        assert frame["is"] == "refused"


@played
async def test_going_to_and_fro_is_limited(
    tmp_path: Folder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time the steps before are played again."""
    monkeypatch.setattr(limits, "GO", limits.Rate(3, 0.01))
    with in_thread(tmp_path, rate_factor=1) as strict:
        async with learning(strict, "razzia") as learner:
            await learner.settled()
            frames = [await learner.window.ask("go", to="skip") for _ in range(4)]
            assert [frame["is"] for frame in frames].count("refused") == 1
            assert frames[-1]["why"]["say"] == "too-fast"
