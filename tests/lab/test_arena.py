"""The arena: the same games whoever plays them, stopped or not, and a true account of them."""

from __future__ import annotations

import json
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from omerta.bots.classes import Guest
from omerta.games import load
from omerta.kernel.dice import key_from
from omerta.kernel.drivers import Decision, decision_for
from omerta.kernel.refusal import BadSetup
from omerta.lab.arena import Plan, on_cores, one_by_one, play, standings
from omerta.lab.bout import Line, Thought, TimedBot
from omerta.lab.ledger import FILE
from omerta.lab.plan import Bout, usual_players
from omerta.lab.standings import Standings, paces
from tests.processes import hear_ctrl_c

PLAN = Plan("razzia", ("bot", "random"), (3, 4), "arena")
GAMES = 48
THOUGHT = {"moves": 1, "seconds": 0.1, "longest": 0.1, "steps": {"-20": 1}}


@pytest.fixture(scope="module")
def lines(tmp_path_factory: pytest.TempPathFactory) -> list[Line]:
    return play(PLAN, GAMES, tmp_path_factory.mktemp("whole"))


@pytest.fixture(scope="module")
def found(lines: list[Line]) -> Standings:
    return standings(PLAN.bots, lines)


def timeless(lines: list[Line]) -> list[tuple[object, ...]]:
    return [(line.number, line.seating, line.places, line.scores, line.ending) for line in lines]


# --- playing ---


def test_the_number_of_jobs_changes_nothing(lines: list[Line], tmp_path: Path) -> None:
    done: list[int] = []
    hands = on_cores(2)
    again = play(PLAN, GAMES, tmp_path, hands=hands, progress=done.append)
    assert timeless(again) == timeless(lines)
    assert done == list(range(len(lines) + 1))


@pytest.mark.parametrize(("how", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)])
def test_what_was_stopped_goes_on(
    how: signal.Signals, code: int, found: Standings, tmp_path: Path
) -> None:
    """Asked for far more games than there is time for, and stopped when a few are played."""
    typed = (
        "arena razzia --bots bot,random --players 3,4 --seed arena --games 9000 --jobs 2 --lang en"
    )
    program = [sys.executable, "-m", "omerta", *typed.split(), "--out", str(tmp_path)]
    file = tmp_path / FILE
    with subprocess.Popen(
        program,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hear_ctrl_c,
    ) as running:
        while running.poll() is None and (not file.exists() or file.read_bytes().count(b"\n") < 9):
            time.sleep(0.02)
        running.send_signal(how)
        out, err = running.communicate(timeout=20)
    assert running.returncode == code
    if how is signal.SIGINT:
        assert (err, "The same command goes on" in out) == ("", True)
    written = file.read_bytes()
    file.write_bytes(written + b'{"number": 7, "de')
    asked: list[int] = []

    def watched(play: Callable[[Bout], Line], bouts: list[Bout]) -> Iterator[Line]:
        asked.extend(bout.number for bout in bouts)
        yield from one_by_one(play, bouts)

    again = play(PLAN, GAMES, tmp_path, hands=watched)  # type: ignore[arg-type]
    assert 0 < len(asked) <= GAMES - 7, "what was played is not played again"
    assert standings(PLAN.bots, again) == found


def test_what_a_bot_is_refused_in_a_worker_is_told_here() -> None:
    refused = pickle.loads(pickle.dumps(BadSetup("bot-not-offered", bot="mine", answer="7")))
    assert isinstance(refused, BadSetup)
    assert str(refused) == "bot-not-offered bot=mine, answer=7"


def test_what_is_played_is_not_played_again_and_more_can_be_asked_for(
    lines: list[Line], tmp_path: Path
) -> None:
    few = play(PLAN, 10, tmp_path)
    before = (tmp_path / FILE).read_bytes()
    play(PLAN, 10, tmp_path)
    assert (tmp_path / FILE).read_bytes() == before
    assert timeless(play(PLAN, GAMES, tmp_path)) == timeless(lines)
    assert play(PLAN, 10, tmp_path) == few


def test_another_plan_is_refused_until_the_old_one_is_forgotten(tmp_path: Path) -> None:
    play(PLAN, 1, tmp_path)
    before = (tmp_path / FILE).read_bytes()
    options = load("razzia").options_type(first_dealer=1)
    for what, other in (
        ("seed", replace(PLAN, seed="other")),
        ("players", replace(PLAN, players=(3,))),
        ("bots", replace(PLAN, bots=("random", "bot"))),
        ("options", replace(PLAN, options=options)),
        ("programs", replace(PLAN, programs=("mine=python mine.py",))),
    ):
        with pytest.raises(BadSetup) as refused:
            play(other, 1, tmp_path)
        assert (refused.value.reason, refused.value.params["what"]) == ("arena-other-plan", what)
    assert (tmp_path / FILE).read_bytes() == before
    play(replace(PLAN, seed="other"), 1, tmp_path, fresh=True)
    assert b'"seed":"other"' in (tmp_path / FILE).read_bytes()


def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("mine\n", "utf-8")
    with pytest.raises(BadSetup, match="arena-bad-line"):
        play(PLAN, 1, tmp_path)
    assert (tmp_path / FILE).read_text("utf-8") == "mine\n"


@pytest.mark.parametrize(
    "wrong",
    [
        {"deal": 7},
        {"seating": [1, 1, 1]},
        {"seating": [0, 1, 0, 1]},
        {"places": [1, 2]},
        {"places": [2, 2, 3]},
        {"scores": [1, 2, 3, 4]},
        {"thoughts": {}},
        {"thoughts": dict.fromkeys("012", THOUGHT)},
        {"thoughts": {"0": THOUGHT, "1": {**THOUGHT, "seconds": -0.1}}},
        {"thoughts": {"0": THOUGHT, "1": {**THOUGHT, "longest": -0.1}}},
        {"thoughts": {"0": THOUGHT, "1": {**THOUGHT, "steps": {"3": -1}}}},
    ],
)
def test_a_line_that_cannot_be_true_is_refused(wrong: dict[str, Any], tmp_path: Path) -> None:
    """With the number of the line, and left as it is."""
    play(PLAN, 1, tmp_path)
    file = tmp_path / FILE
    terms, first, second, *others = file.read_text("utf-8").splitlines()
    spoilt = json.dumps({**json.loads(second), **wrong})
    file.write_text("\n".join([terms, first, spoilt, *others, ""]), "utf-8")
    before = file.read_bytes()
    with pytest.raises(BadSetup, match="arena-bad-line") as refused:
        play(PLAN, 1, tmp_path)
    assert refused.value.params["line"] == 3
    assert file.read_bytes() == before


@pytest.mark.parametrize("more", [b'"ending": "\xff"', b'"x": ' + b"[" * 60_000])
@pytest.mark.parametrize("line", [0, 2])
def test_a_line_that_cannot_be_read_is_refused(line: int, more: bytes, tmp_path: Path) -> None:
    play(PLAN, 1, tmp_path)
    lines = (tmp_path / FILE).read_bytes().splitlines()
    options = b'"options":{' if line == 0 else b"{"
    lines[line] = lines[line].replace(options, options + more + b",", 1)
    (tmp_path / FILE).write_bytes(b"\n".join([*lines, b""]))
    with pytest.raises(BadSetup, match="arena-bad-line") as refused:
        play(PLAN, 1, tmp_path)
    assert refused.value.params["line"] == line + 1


# --- what it shows ---


def test_the_better_bot_is_rated_higher(found: Standings) -> None:
    best, worst = found.ranked
    assert (best.bot, worst.bot) == ("bot", "random")
    assert best.rating.rating - best.rating.margin > worst.rating.rating + worst.rating.margin
    assert best.points.low > 0.6


def test_what_must_add_up_adds_up(found: Standings, lines: list[Line]) -> None:
    bot, random = found.entrants
    assert bot.points.share + random.points.share == pytest.approx(1)
    assert found.matrix[0][1] == bot.points
    assert (found.matrix[0][0], found.matrix[1][1]) == (None, None)
    seats = sum(line.players for line in lines)
    assert (bot.wins.share + random.wins.share) / 2 == pytest.approx(len(lines) / seats)
    assert bot.equal == random.equal == pytest.approx(len(lines) / seats)
    assert len(bot.scores) == len(random.scores) == seats / 2
    for size in found.by_seat:
        shares = [size.all, *size.by_entrant]
        assert all(len(each) == size.players for each in shares)
        assert sum(share.share for share in size.all) / size.players == pytest.approx(0.5)


def told(*games: tuple[tuple[int, ...], tuple[int, ...]]) -> Standings:
    """Of one deal: seatings and places."""
    thoughts = {entrant: Thought(0, 0, 0, {}) for entrant in (0, 1)}
    lines = [Line(0, 0, seating, places, places, thoughts) for seating, places in games]
    return standings(("a", "b"), lines)


def test_points_are_counted_between_different_bots_only() -> None:
    """Where a has two seats it comes in before and after b; where it has one, before both."""
    first, second = told(
        ((0, 0, 1), (1, 3, 2)),
        ((0, 1, 0), (1, 2, 3)),
        ((1, 0, 0), (2, 1, 3)),
        ((1, 1, 0), (2, 3, 1)),
        ((1, 0, 1), (2, 1, 3)),
        ((0, 1, 1), (1, 2, 3)),
    ).entrants
    assert (first.points.share, second.points.share) == (9 / 12, 3 / 12)
    assert (first.wins.share, second.wins.share) == (6 / 9, 0)


def test_a_shared_place_is_half_a_point_and_a_shared_win_half_a_win() -> None:
    for each in told(((0, 1), (1, 1)), ((1, 0), (1, 1))).entrants:
        assert (each.points.share, each.wins.share, each.equal) == (0.5, 0.5, 0.5)


def test_times_and_failures_are_summed_up() -> None:
    quick = Thought(95, 0.095, 0.001, {-60: 95}, failures=2)
    slow = Thought(5, 5.0, 1.2, {0: 4, 2: 1}, failures=1)
    lines = [
        Line(0, 0, (0, 1), (1, 2), (2, 1), {0: quick, 1: quick}),
        Line(1, 0, (1, 0), (1, 2), (2, 1), {0: slow, 1: quick}),
    ]
    first, second = paces(2, lines)
    assert (first.moves, first.longest) == (100, 1.2)
    assert first.mean == pytest.approx(0.05095)
    assert first.most == pytest.approx(0.001)
    assert second.most == pytest.approx(0.001)
    assert [each.failures for each in standings(("a", "b"), lines).entrants] == [3, 4]


def test_thinking_is_timed_where_there_is_something_to_choose(lines: list[Line]) -> None:
    for thought in (thought for line in lines for thought in line.thoughts.values()):
        assert 0 < thought.longest <= thought.seconds
        assert sum(thought.steps.values()) == thought.moves
    bot, random = paces(2, lines)
    assert bot.mean > random.mean


def test_waiting_counts_only_for_bots_from_elsewhere() -> None:
    class Sleeper:
        def choose(self, decision: Decision) -> int:
            time.sleep(0.05)
            return decision.options[0]

    here, elsewhere = TimedBot(Sleeper()), TimedBot(Guest("sleeper", Sleeper()))
    razzia = load("razzia")
    for bot in (here, elsewhere):
        bot.choose(decision_for(razzia, razzia.begin(3, key_from("a nap")), 0))
    assert here.times[0] < 0.05 <= elsewhere.times[0]


def test_the_usual_number_of_players_is_the_middle() -> None:
    assert [usual_players(load(game)) for game in ("razzia", "mafiozoo", "deal")] == [5, 3, 4]
