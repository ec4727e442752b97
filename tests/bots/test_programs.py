"""Programs as bots: what they are told, what they may answer, and that no failure harms a game."""

from __future__ import annotations

import io
import json
import multiprocessing
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec
import pytest

from omerta.bots import programs
from omerta.bots.programs import MOST_FAILURES, Program, failures, known, usual_answer
from omerta.cli import main
from omerta.games import load, names
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.drivers import Bot, decision_for, play_stepped
from omerta.lab.simulation import simulate
from omerta.lineup import make
from omerta.lineup import names as bots_of
from tests.processes import hear_ctrl_c

RAZZIA = load("razzia")
ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "bots.md"
SNITCH = ROOT / "examples" / "javascript-bot" / "snitch.mjs"
# Long enough on any machine, where being late is not the point.
PATIENCE = 60.0

# The beginning of every program here: it notes that it was started, and what it is told.
BEGIN = """
import json, os, sys, time
notes = open("notes", "a", buffering=1)
notes.write(f"{os.getpid()}\\n")
hello = json.loads(sys.stdin.readline())
def questions():
    for line in sys.stdin:
        notes.write(line)
        yield json.loads(line)
def say(what):
    sys.stdout.buffer.write(what)
    sys.stdout.buffer.flush()
def first(question):
    return json.dumps({"action": question["options"][0]["id"]}).encode() + b"\\n"
for number, question in enumerate(questions()):
"""


def program(folder: Path, body: str, seconds: float = PATIENCE, name: str = "shark") -> Program:
    command = (sys.executable, "-I", "-S", "-c", f"{BEGIN}    {body}\n")
    return Program(name, command, seconds, str(folder))


def starts(folder: Path) -> list[int]:
    """The processes there have been."""
    return [int(line) for line in (folder / "notes").read_text().split("\n") if line.isdigit()]


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def gone(process: int) -> bool:
    """Soon: what was killed in a crowd may take a moment to vanish."""
    deadline = time.monotonic() + 30
    while is_there(process) and time.monotonic() < deadline:
        time.sleep(0.01)
    return not is_there(process)


def play(first: Bot, players: int = 3) -> None:
    """A game of Razzia against random bots, in which all that is chosen is legal."""
    key = key_from("programs")
    s = RAZZIA.begin(players, key)
    seated = [first, *[make("random", RAZZIA, derive(key, seat)) for seat in range(1, players)]]

    def legal(seat: int, action: int) -> None:
        assert action in RAZZIA.options(s, seat)

    play_stepped(RAZZIA, s, seated, legal)


def play_program(given: Program) -> int:
    """The same with a program; gives how often it failed."""
    with known([given]) as run:
        play(make(given.name, RAZZIA, key_from("luck")))
        return failures(run).get(given.name, 0)


# --- what is said ---


def test_a_program_is_told_what_its_seat_sees_and_may_answer(tmp_path: Path) -> None:
    s = RAZZIA.begin(4, key_from(1))
    seat = s.waiting[0]
    hello = 'notes.write(json.dumps(hello) + "\\n") if number == 0 else None'
    with known([program(tmp_path, f"{hello}; say(first(question))")]):
        bot = make("shark", RAZZIA, key_from("luck"))
        assert bot.choose(decision_for(RAZZIA, s, seat)) == RAZZIA.options(s, seat)[0]
    question, told = map(json.loads, (tmp_path / "notes").read_text().splitlines()[1:])
    assert {**told, "seed": 0, "actions": []} == {
        "type": "hello",
        "protocol": 1,
        "game": "razzia",
        "rules": RAZZIA.version,
        "players": 4,
        "seat": seat,
        "seconds": PATIENCE,
        "seed": 0,
        "actions": [],
    }
    assert told["actions"] == [action.notation for action in RAZZIA.actions]
    assert question == {
        "type": "question",
        "view": json.loads(msgspec.json.encode(RAZZIA.seat_view(s, seat))),
        "options": [
            {"id": action, "notation": RAZZIA.actions.notation(action)}
            for action in RAZZIA.options(s, seat)
        ],
        "draft": [],
    }


def test_a_program_is_told_nothing_else(tmp_path: Path) -> None:
    """In a world its seat cannot tell from the true one, it is told the same, byte for byte."""
    s = RAZZIA.begin(4, key_from(2))
    given = program(tmp_path, "say(first(question))")
    with known([given]):
        for _ in range(6):
            seat = s.waiting[0]
            for world in (s, RAZZIA.redealt(s, seat, key_from("other"))):
                make("shark", RAZZIA, key_from("luck")).choose(decision_for(RAZZIA, world, seat))
            RAZZIA.act(s, seat, RAZZIA.options(s, seat)[-1])
    told = [line for line in (tmp_path / "notes").read_text().splitlines() if not line.isdigit()]
    assert len(told) == 12
    assert told[::2] == told[1::2]


@pytest.mark.parametrize(
    "answer",
    [
        'say(first(question).replace(b"\\n", b"\\r\\n"))',
        'say(json.dumps({"action": question["options"][-1]["notation"], "why": "so"}).encode())'
        ';say(b"\\n\\n")',
        "time.sleep(0.01) if number < 3 else None; [say(bytes([c])) for c in first(question)]",
        'print("thinking", file=sys.stderr); say(first(question))',
    ],
)
def test_an_answer_is_a_line_with_an_id_or_a_notation(tmp_path: Path, answer: str) -> None:
    assert play_program(program(tmp_path, answer)) == 0
    assert len(starts(tmp_path)) == 1, "one process for a seat and a game"


def test_a_draft_is_told_step_by_step(tmp_path: Path) -> None:
    """Until somebody proposes a split."""
    given = program(tmp_path, 'question["draft"] and notes.write("draft!"); say(first(question))')
    with known([given]):
        for number in range(20):
            key = key_from(number)
            s = RAZZIA.begin(5, key)
            bots = [make("shark", RAZZIA, derive(key, seat)) for seat in range(5)]
            play_stepped(RAZZIA, s, bots)
            if "draft!" in (tmp_path / "notes").read_text():
                return
    pytest.fail("no draft in twenty games")


# --- what goes wrong ---

SPOIL: dict[str, tuple[str, str]] = {
    "crashes": ("raise ValueError('ouch')", "ended (exit status 1)"),
    "leaves": ("sys.exit(0)", "ended (exit status 0)"),
    "is killed": ("os.kill(os.getpid(), 9)", "ended (exit status -9)"),
    "closes its output": ("os.close(1); time.sleep(99)", "ended (exit status -)"),
    "prints garbage": ("say(b'\\xff\\x00 thinking\\n')", "no answer: “"),
    "answers in another shape": ("say(b'[12]\\n')", "no answer: “[12]”"),
    "answers nothing": ("say(b'{}\\n')", "no answer: “{}”"),
    "answers with a blank": ("say(b'\\n')", "no answer: “”"),
    "is not offered it": ("say(b'{\"action\": 100000}\\n')", "not offered: “{"),
    "invents a notation": ('say(b\'{"action": "win"}\\n\')', "not offered: “{"),
    "answers truth": ("say(b'{\"action\": true}\\n')", "no answer: “{"),
    "nests too deep": ("say(b'{\"x\": ' + b'[' * 60000 + b'\\n')", "no answer: “{"),
    "answers twice": ("say(first(question) * 2)", "more than one line"),
    "floods lines": ("[say(b'x\\n' * 9999) for _ in iter(int, 1)]", "more than one line"),
    "floods a line": ("[say(b'x' * 9999) for _ in iter(int, 1)]", "a line without end"),
}


@pytest.mark.parametrize("how", SPOIL)
def test_no_failure_harms_a_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], how: str
) -> None:
    """It is told once, counted, and after some in a row the program is not asked again."""
    body, says = SPOIL[how]
    assert play_program(program(tmp_path, body)) == MOST_FAILURES
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines()[0].startswith("omerta: The program “shark” ")
    assert err.count("omerta: ") == 1
    assert says in err
    assert ("  | ValueError: ouch" in err) == (how == "crashes")
    assert not any("\x00" in line for line in err.splitlines())
    assert len(starts(tmp_path)) == MOST_FAILURES
    assert all(gone(process) for process in starts(tmp_path))


@pytest.mark.parametrize(
    "body",
    [
        "time.sleep(99)",
        "[print('x' * 9999, file=sys.stderr) for _ in iter(int, 1)]",
        "os.close(0); time.sleep(99)",
    ],
)
def test_nobody_waits_for_a_program_longer_than_its_time(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    body: str,
) -> None:
    monkeypatch.setattr(programs, "SECONDS_TO_START", 0.4)
    assert play_program(program(tmp_path, body, seconds=0.1)) == MOST_FAILURES
    assert "did not answer within 0.5 s" in capsys.readouterr().err


def test_one_that_does_not_listen_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More is said to it than a pipe holds."""
    monkeypatch.setattr(programs, "SECONDS_TO_START", 0.0)
    monkeypatch.setattr(programs, "_line", lambda message: b"x" * 1_000_000)
    deaf = Program("shark", (sys.executable, "-I", "-S", "-c", "import time; time.sleep(99)"), 0.1)
    assert play_program(deaf) == MOST_FAILURES


@pytest.mark.parametrize(
    ("command", "folder", "says"),
    [("/nowhere/shark", "/", "exit status 127"), ("cat", "/nowhere", "could not be started: No")],
)
def test_one_that_cannot_be_started_harms_nothing(
    capsys: pytest.CaptureFixture[str], command: str, folder: str, says: str
) -> None:
    assert play_program(Program("shark", (command,), PATIENCE, folder)) == MOST_FAILURES
    assert says in capsys.readouterr().err


def test_what_is_said_between_questions_counts_against_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is no answer to the next question, however it looks."""
    s = RAZZIA.begin(4, key_from(1))
    asked = decision_for(RAZZIA, s, s.waiting[0])
    body = 'say(first(question)); time.sleep(0.05); say(first(question)); notes.write("done\\n")'
    with known([program(tmp_path, body)]) as run:
        bot = make("shark", RAZZIA, key_from("luck"))
        bot.choose(asked)
        while not (tmp_path / "notes").read_text().endswith("done\n"):
            time.sleep(0.01)
        bot.choose(asked)
        assert failures(run) == {"shark": 1}
    assert "more than one line" in capsys.readouterr().err


def test_one_that_recovers_is_asked_on(tmp_path: Path) -> None:
    """Every process answers twice and crashes: never too often in a row."""
    failed = play_program(program(tmp_path, "say(first(question)) if number < 2 else sys.exit(1)"))
    assert failed > MOST_FAILURES
    assert len(starts(tmp_path)) in (failed, failed + 1)


@pytest.mark.parametrize("name", names())
def test_the_usual_answer_is_legal_in_every_game(name: str) -> None:
    """Also where something else was begun."""
    game, players = load(name), load(name).min_players
    key = key_from("usual")
    s, luck = game.begin(players, key), Luck(key)
    choices = 0
    while s.asking and choices < 300:
        seat = s.waiting[0]
        asked = decision_for(game, s, seat)
        action = usual_answer(game, asked, luck)
        assert action in asked.options
        game.act(s, seat, action if choices % 3 else asked.options[-1])
        choices += 1


def test_the_usual_answer_is_what_the_clock_would_choose() -> None:
    s = RAZZIA.begin(4, key_from(3))
    seat = s.waiting[0]
    assert s.asking == "place_extra"
    usual = usual_answer(RAZZIA, decision_for(RAZZIA, s, seat), Luck(key_from(4)))
    assert (usual,) == RAZZIA.default(s, seat, Luck(key_from(5)))


def test_the_count_of_failures_may_be_cleared_away(tmp_path: Path) -> None:
    with known([program(tmp_path, "sys.exit(1)")]) as run:
        shutil.rmtree(run.diary)
        play(make("shark", RAZZIA, key_from("luck")))
        assert failures(run) == {}


# --- processes ---


def test_a_program_is_not_told_of_the_run(tmp_path: Path) -> None:
    """Neither of the other programs nor of where failures are counted; the rest it inherits."""
    body = 'notes.write(",".join(os.environ) + "\\n"); say(first(question))'
    s = RAZZIA.begin(4, key_from(1))
    with known([program(tmp_path, body)]):
        make("shark", RAZZIA, key_from("luck")).choose(decision_for(RAZZIA, s, s.waiting[0]))
    found = (tmp_path / "notes").read_text().splitlines()[-1].split(",")
    assert "PATH" in found
    assert programs.VARIABLE not in found


def test_a_program_ends_with_its_bot_and_takes_its_own_along(tmp_path: Path) -> None:
    body = "import subprocess; child = subprocess.Popen(['sleep', '99']).pid; "
    body += "notes.write(f'{child}\\n'); say(first(question))"
    s = RAZZIA.begin(4, key_from(1))
    with known([program(tmp_path, body)]):
        bot = make("shark", RAZZIA, key_from("luck"))
        bot.choose(decision_for(RAZZIA, s, s.waiting[0]))
        both = starts(tmp_path)
        assert (len(both), all(map(is_there, both))) == (2, True)
        del bot
    assert all(map(gone, both))


def test_workers_know_the_programs_however_they_start(tmp_path: Path) -> None:
    assert programs.names() == ()
    given = program(tmp_path, "say(first(question))")
    spawn = multiprocessing.get_context("spawn")
    with known([given]), ProcessPoolExecutor(1, mp_context=spawn) as pool:
        assert "shark" in bots_of(RAZZIA)
        assert pool.submit(play_program_there, "shark").result() == 0
        assert programs.VARIABLE in programs.environment()
    assert all(map(gone, starts(tmp_path)))
    assert programs.names() == ()
    assert programs.environment() == {}


def play_program_there(name: str) -> int:
    """In a worker."""
    play(make(name, RAZZIA, key_from("luck")))
    return len(failures(programs._this_run()))


@pytest.mark.parametrize(("how", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -9)])
def test_however_we_end_nothing_is_left_behind(
    tmp_path: Path, how: signal.Signals, code: int
) -> None:
    """Not even a program that thinks and listens to nobody."""
    given = program(tmp_path, "say(first(question)) if number < 3 else time.sleep(99)")
    (tmp_path / "shark.py").write_text(given.command[-1], "utf-8")
    simulate = ["simulate", "razzia", "--seats", "shark,random,random", "--games", "9"]
    shark = ["--program", f"shark={sys.executable} -I -S shark.py", "--program-seconds", "99"]
    running = subprocess.Popen(
        [sys.executable, "-m", "omerta", *simulate, *shark],
        cwd=tmp_path,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        preexec_fn=hear_ctrl_c,
    )
    notes, deadline = tmp_path / "notes", time.monotonic() + 100
    while not notes.exists() or notes.read_text().count("question") < 4:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    running.send_signal(how)
    _, err = running.communicate(timeout=60)
    assert (running.returncode, err) == (code, b"")
    assert all(map(gone, starts(tmp_path)))


# --- on the command line ---

Type = Callable[..., tuple[int, str, str]]


@pytest.fixture
def typed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Type:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "140")

    def run(*argv: str) -> tuple[int, str, str]:
        code = main(argv)
        return code, *capsys.readouterr()

    return run


def script(body: str) -> str:
    """A program in the folder, as it is typed."""
    Path("shark.py").write_text(program(Path(), body).command[-1], "utf-8")
    return f"shark={sys.executable} -I -S shark.py"


def test_a_program_is_given_a_name_and_plays(typed: Type) -> None:
    command = script("say(first(question))")
    simulate = ("simulate", "razzia", "--seats", "shark,random,random", "--games", "2")
    code, out, err = typed(*simulate, "--program", command, "--program-seconds", "60")
    assert (code, err) == (0, "")
    assert "│ shark " in out
    assert len(starts(Path())) == 2, "one process for each game"
    assert typed(*simulate)[0] == 2, "it is known for that run only"


def test_a_match_is_resumed_with_its_program(typed: Type, monkeypatch: pytest.MonkeyPatch) -> None:
    command = script("say(first(question))")
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    play = ("play", "razzia", "--seats", "me,shark,random", "--save", "m.json")
    code, out, _ = typed(*play, "--program", command)
    assert (code, f"--resume m.json --program '{command}'" in out) == (0, True)
    code, _, err = typed("play", "--resume", "m.json")
    assert (code, "no seat “shark”" in err) == (2, True)
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 300))
    code, out, err = typed("play", "--resume", "m.json", "--program", command)
    assert (code, err, "The game is over" in out) == (0, "", True)


def test_failures_are_told_in_the_users_language_and_counted(typed: Type) -> None:
    command = script("say(b'hm\\n')")
    simulate = ("simulate", "razzia", "--seats", "shark,random,random", "--games", "2")
    code, _, err = typed(*simulate, "--program", command, "--lang", "fr")
    assert code == 0
    first, last = err.splitlines()
    assert "n'est pas une réponse" in first
    assert "a échoué 6 fois" in last


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (["shark"], "NAME=COMMAND"),
        (["shark="], "NAME=COMMAND"),
        (["sh ark=cat"], "NAME=COMMAND"),
        (["=cat"], "NAME=COMMAND"),
        (["shark='cat"], "NAME=COMMAND"),
        (["shark=no_such_program --fast"], "no program “no_such_program”"),
        (["boss=cat"], "a name of the house's own"),
        (["greedy=cat"], "a name of the house's own"),
        (["me=cat"], "a name of the house's own"),
        (["shark=cat", "shark=cat"], "Only one bot"),
        (["shark=cat", "--program-seconds", "0"], "more than none"),
        (["shark=cat", "--program-seconds", "nan"], "more than none"),
    ],
)
def test_bad_programs_are_one_clear_line(typed: Type, given: list[str], says: str) -> None:
    flags = [part for each in given for part in (["--program", each] if "=" in each else [each])]
    flags = flags if "=" in given[0] else ["--program", *given]
    code, out, err = typed("simulate", "razzia", "--seats", "shark", *flags)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert says in err


@pytest.mark.parametrize("name", names())
def test_no_bot_of_the_house_can_be_replaced(typed: Type, name: str) -> None:
    for bot in bots_of(load(name)):
        assert typed("simulate", name, "--program", f"{bot}=cat")[0] == 2


# --- the example ---


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node")
def test_the_example_in_javascript_plays_well() -> None:
    games = 6
    command = ("node", str(SNITCH))
    with known([Program("snitch", command, PATIENCE)]) as run:
        entrants = ["snitch", "random", "random", "random"]
        summary = simulate(RAZZIA, entrants, games, key_from("snitch"), rotate=True)
        assert failures(run) == {}
    snitch, *others = [standing.mean for standing in summary.standings]
    assert snitch > 1.4 * sum(others) / len(others)


@pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node")
def test_the_example_says_which_game_it_plays(capsys: pytest.CaptureFixture[str]) -> None:
    game = load("mafiozoo")
    s = game.begin(2, key_from(1))
    with known([Program("snitch", ("node", str(SNITCH)), PATIENCE)]):
        make("snitch", game, key_from(1)).choose(decision_for(game, s, s.waiting[0]))
    assert "Error: I do not play mafiozoo" in capsys.readouterr().err


def test_the_program_in_the_docs_plays() -> None:
    shown, _ = re.findall(r"```python\n(.*?)```", DOCS.read_text("utf-8"), re.DOTALL)
    assert play_program(Program("first", (sys.executable, "-I", "-S", "-c", shown), PATIENCE)) == 0
