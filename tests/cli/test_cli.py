"""The command line, as a person types it: what works, and what bad input says."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from omerta.cli import main
from omerta.games import load
from omerta.kernel.dice import key_from
from omerta.kernel.record import heads, read, verify, write
from omerta.server.signing import SigningKey
from omerta.terminal.table import TerminalTable

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> Run:
    """Type a command, and lines at its prompts; gives exit code, output, complaints."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "140")

    def typed(command: str, *lines: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        code = main(command.split())
        out, err = capsys.readouterr()
        return code, out, err

    return typed


def finished_match(run: Run, file: str = "m.json") -> Path:
    code, _, _ = run(f"play razzia --seed 3 --save {file}", *["1"] * 300)
    assert code == 0
    return Path(file)


def edit(file: Path, change: Callable[[dict[str, Any]], None]) -> None:
    whole = json.loads(file.read_text("utf-8"))
    change(whole)
    file.write_text(json.dumps(whole), "utf-8")


# --- playing ---


def test_a_whole_game_is_played_saved_and_verified(run: Run) -> None:
    code, out, err = run(
        "play razzia --seats me:Ann,bot,random --seed 3 --save m.json", *["1"] * 300
    )
    assert (code, err) == (0, "")
    assert "The game is over." in out
    assert "Match saved to m.json" in out
    rec = read(Path("m.json").read_bytes())
    assert rec.seats[0].name == "Ann"
    assert [seat.kind for seat in rec.seats] == ["person", "bot", "random"]
    assert verify(load("razzia"), rec).over
    assert not Path("m.json.key").exists()


def test_the_default_table_is_one_person_and_three_bots(run: Run) -> None:
    run("play razzia", "q", "y")
    [file] = Path("matches").glob("razzia-*.json")
    assert [seat.kind for seat in read(file.read_bytes()).seats] == ["person", "bot", "bot", "bot"]


def test_a_game_that_is_stopped_can_be_gone_on_with(run: Run) -> None:
    code, out, _ = run("play razzia --seed 3 --save m.json", "1", "1", "q", "n", "q", "y")
    assert code == 0
    assert "play --resume m.json" in out
    assert Path("m.json.key").stat().st_mode & 0o077 == 0, "the seed is nobody else's to read"
    before = read(Path("m.json").read_bytes())
    assert before.seed is None
    assert Path("m.json.key").read_text("utf-8") not in Path("m.json").read_text("utf-8")
    code, out, _ = run("play --resume m.json", *["1"] * 300)
    assert "Welcome back" in out
    after = read(Path("m.json").read_bytes())
    assert after.log[: len(before.log)] == before.log
    assert verify(load("razzia"), after).over
    assert not Path("m.json.key").exists()
    code, _, err = run("play --resume m.json")
    assert (code, "over already" in err) == (2, True)
    code, _, err = run("play razzia --resume m.json")
    assert (code, "name no game" in err) == (2, True)


def test_bargaining_is_in_the_file_and_survives_a_break(run: Run) -> None:
    """Seats 0 and 1 are people: an offer one of them leaves open is put to them again."""
    play = "play cosa_nostra --seats me:Ann,me:Ben,greedy --seed 4 --save m.json"
    gift = ("o", "2", "1", "1", "", "", "Grazie", "1")  # a thousand, to the other person
    code, out, _ = run(play, "", "keep", "", "keep", "", *gift, "", "4", "", "q", "y")
    assert (code, "“Grazie”" in out) == (0, True)
    assert read(Path("m.json").read_bytes()).log[-1].entry.do == "offer"
    _, out, _ = run("play --resume m.json", "", "1", "", "p", "1", "4", "Mai", "q", "y")
    assert "“Grazie”" in out
    done = [line.entry for line in read(Path("m.json").read_bytes()).log[-3:]]
    assert [entry.do for entry in done] == ["offer", "accept", "promise"]
    assert done[-1].content is not None
    assert [pledge.words for pledge in done[-1].content.pledges] == ["Mai"]


def test_where_there_is_no_trade_there_are_no_offers(run: Run) -> None:
    _, out, _ = run(
        "play razzia --seed 5 --save m.json --option first_dealer=1", "o", "?", "q", "y"
    )
    assert "“o” is not one of the choices" in out
    assert "make an offer" not in out


def test_the_end_of_input_stops_and_saves(run: Run) -> None:
    code, out, _ = run("play razzia --save m.json --seed 1", "1")
    assert code == 0
    assert "Match saved" in out


def test_a_closed_window_loses_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """The match is on disk after every answer, before anybody says goodbye."""
    logs: list[int] = []
    ask = TerminalTable._ask

    def watched(self: TerminalTable, seat: int) -> None:
        logs.append(len(read(Path("m.json").read_bytes()).log))
        ask(self, seat)

    monkeypatch.setattr(TerminalTable, "_ask", watched)
    run("play razzia --seed 3 --save m.json", *["1"] * 8)
    assert logs == sorted(logs)
    assert len(set(logs)) > 4


def test_a_file_that_is_there_is_not_written_over(run: Run) -> None:
    Path("precious.txt").write_text("mine", "utf-8")
    code, _, err = run("play razzia --save precious.txt", "1")
    assert (code, "there already" in err) == (2, True)
    assert Path("precious.txt").read_text("utf-8") == "mine"


@pytest.mark.parametrize("name", ["x" * 41, "\x1b[31mred", "a\x00b"])
def test_names_are_plain_and_short(run: Run, name: str) -> None:
    code, _, err = run(f"play razzia --seats me:{name},bot,bot")
    assert (code, "printable" in err) == (2, True)


@pytest.mark.parametrize("key", ["", "00", "zz", "11" * 32, "00" * 65])
def test_only_the_sealed_seed_resumes_a_match(run: Run, key: str) -> None:
    run("play razzia --save m.json --seed 1", "1")
    Path("m.json.key").write_text(key, "utf-8")
    code, _, err = run("play --resume m.json", "1")
    assert (code, err.count("\n")) == (2, 1)


def test_markup_and_long_lines_do_no_harm(run: Run) -> None:
    code, out, _ = run("play razzia --save [/].json --seed 1", "x" * 5000, "[/red]", "q", "y")
    assert (code, "[/].json" in out) == (0, True)
    edit(Path("[/].json"), lambda whole: whole.update(rules="[/]"))
    code, out, _ = run("match show [/].json")
    assert (code, "[/]" in out) == (0, True)


def test_names_are_told_apart(run: Run) -> None:
    run("play razzia --seats me:Bugsy,bot,bot,me:Bugsy --save m.json", "")
    names = [seat.name for seat in read(Path("m.json").read_bytes()).seats]
    assert names == ["Bugsy", "Bugsy 2", "Carmela", "Bugsy 3"]


def test_the_end_shows_the_ranking_and_the_seed(run: Run) -> None:
    _, out, _ = run("play razzia --seed 3 --save m.json", *["1"] * 300)
    assert "1st" in out
    seed = read(Path("m.json").read_bytes()).seed
    assert seed is not None
    assert seed in out


def test_a_tables_own_names_are_shown(run: Run) -> None:
    content = (Path(__file__).parents[2] / "src/omerta/games/razzia/content.toml").read_text(
        "utf-8"
    )
    Path("own.toml").write_text(content.replace('name = "Jungle"', 'name = "Chez Lulu"'), "utf-8")
    _, out, _ = run("play razzia --seed 3 --save m.json --content own.toml", *["1"] * 300)
    assert "Chez Lulu" in out
    assert "Jungle" not in out
    _, out, _ = run("match replay m.json")
    assert "Chez Lulu" in out


def test_the_same_seed_and_answers_give_the_same_game(run: Run) -> None:
    first = finished_match(run, "a.json").read_text("utf-8")
    second = finished_match(run, "b.json").read_text("utf-8")
    untimed = re.compile(r'(, )?"at": \d+(, )?|"check": "\w+"')
    assert untimed.sub("", first) == untimed.sub("", second)


def test_the_rule_behind_a_question_its_history_and_bad_choices(run: Run) -> None:
    answers = ("?", "h", "99", "0", "play moon", "play jungle gambler 1 2", "u", "", "q", "y")
    code, out, _ = run("play razzia --seed 5 --save m.json --option first_dealer=1", *answers)
    assert code == 0
    assert "Rule RZ-3.1" in out
    assert "exactly one" in out
    assert "“99” is not one of the choices" in out
    assert "“play moon” is not one of the choices" in out
    assert "nothing you can take back" in out
    assert "What happened" in out
    assert read(Path("m.json").read_bytes()).log[-1].entry.seat != 0, "nothing was played"


def test_an_illegal_choice_in_notation_is_refused_with_its_rule(run: Run) -> None:
    _, out, _ = run(
        "play razzia --seed 5 --save m.json --option first_dealer=1",
        "accept",
        "extra jungle",
        "q",
        "y",
    )
    assert out.count("(RZ-3.1)") == 2


def test_notation_is_taken_as_an_answer(run: Run) -> None:
    run("play razzia --seed 5 --option first_dealer=0 --save m.json", "extra jungle", "q", "y")
    log = read(Path("m.json").read_bytes()).log
    assert [(line.entry.seat, line.entry.what) for line in log[:1]] == [(0, "extra jungle")]


def test_two_people_at_one_keyboard_are_kept_apart(run: Run) -> None:
    _, out, _ = run(
        "play razzia --seats me:Ann,me:Ben,bot --seed 2 --save m.json", *["", "1"] * 400
    )
    assert "Hand the keyboard to Ann" in out
    assert "Hand the keyboard to Ben" in out
    assert "The game is over." in out


def test_steps_of_a_split_are_taken_back(run: Run) -> None:
    """Play until a split is Ann's to propose, hand out a bill, take it back."""
    for seed in range(40):
        play = f"play razzia --seats me,bot,bot --seed {seed}"
        _, out, _ = run(f"{play} --save {seed}.json", *["1"] * 60)
        if "Proposal so far: you" in out:
            break
    else:
        pytest.fail("no split in forty games")
    before = out.split("Who gets what?")[0].count("Your choice ›")
    lines = ["1"] * before + ["1", "u", "q", "y"]
    _, out, _ = run(f"{play} --save m.json", *lines)
    assert "Taken back." in out
    assert [line.entry.do for line in read(Path("m.json").read_bytes()).log[-2:]] == ["act", "undo"]


@pytest.mark.parametrize(
    ("setting", "value", "french"),
    [("LANG", "fr_FR.UTF-8", True), ("LC_ALL", "fr_CA", True), ("LANG", "de_DE.UTF-8", False)],
)
def test_the_language_follows_the_locale(
    run: Run, monkeypatch: pytest.MonkeyPatch, setting: str, value: str, french: bool
) -> None:
    monkeypatch.setenv(setting, value)
    _, out, _ = run("games")
    assert ("joueurs" in out) == french


def test_french_is_french_throughout(run: Run) -> None:
    _, out, _ = run("play razzia --lang fr --seed 3 --save m.json", *["1"] * 300)
    for said in (
        "Choisissez une carte",
        "La partie est finie",
        "Tour 12 sur 12",
        "Partie enregistrée",
    ):
        assert said in out
    for english in ("Choose", "Round", "Your hand", "takes", "wins"):
        assert english not in out
    _, out, _ = run("match replay m.json --lang fr")
    assert "Cartes sur table" in out


# --- looking at matches ---


def test_show_replay_and_verify(run: Run) -> None:
    finished_match(run)
    _, out, _ = run("match show m.json")
    assert "a person" in out
    assert "Seed: " in out
    assert "Options: none changed" in out
    _, out, _ = run("match replay m.json")
    assert out.count("Cards on the table!") == 12
    assert "RZ-3.5" in out
    assert out.index("Carmela: “") < out.index("Round 2."), "a greeting stands where it was said"
    assert out.rindex("Round 12.") < out.rindex("Bugsy: “")
    code, out, _ = run("match verify m.json")
    assert (code, "The match is sound" in out) == (0, True)
    assert "Nobody has signed it" in out
    assert "No player gave a number for the luck" in out


def test_verify_compares_what_somebody_has_kept(run: Run) -> None:
    finished_match(run)
    house, other = (SigningKey(key_from(name)) for name in ("a house", "another"))
    rec = read(Path("m.json").read_bytes())
    last = heads(rec)[-1]
    signed = replace(rec, key=house.public, signature=house.sign(rec.table, last))
    Path("m.json").write_text(write(signed), "utf-8")
    code, out, _ = run("match verify m.json")
    assert (code, f"signed with the key {house.public}" in out) == (0, True)
    kept = f"--commitment {rec.commitment} --head {last.hex()[:32]}"
    code, out, _ = run(f"match verify m.json {kept} --key {house.public}")
    assert (code, out.count("\n")) == (0, 5)
    assert "The fingerprint is the one you were shown." in out
    assert "signed it with the key you expect" in out
    assert "The moment you have kept is part of it." in out
    for wrong, says in (
        (f"--commitment {other.public}", "the seed was exchanged"),
        (f"--key {other.public}", "another key"),
        (f"--head {other.public}", "does not contain the moment"),
    ):
        code, _, err = run(f"match verify m.json {wrong}")
        assert (code, says in err) == (2, True)
    code, _, err = run(f"match verify m.json {wrong} --lang fr")
    assert "ne contient pas le moment" in err
    stolen = replace(signed, signature=other.sign(rec.table, last))
    Path("m.json").write_text(write(stolen), "utf-8")
    code, _, err = run("match verify m.json")
    assert (code, "signature does not fit" in err) == (2, True)


def test_an_unfinished_match_is_shown_without_its_seed(run: Run) -> None:
    run("play razzia --save m.json --seed 1 --option answers=in_rank_order", "q", "y")
    code, out, _ = run("match show m.json")
    assert (code, "still sealed" in out) == (0, True)
    assert "answers=in_rank_order" in out
    code, _, err = run("match verify m.json")
    assert (code, err.count("\n")) == (2, 1)
    assert "sealed" in err


def truncated(whole: dict[str, Any]) -> None:
    del whole["log"][20:]


def swapped(whole: dict[str, Any]) -> None:
    whole["log"][4], whole["log"][5] = whole["log"][5], whole["log"][4]


def altered(whole: dict[str, Any]) -> None:
    whole["log"][9]["entry"]["what"] = "duel"


def richer(whole: dict[str, Any]) -> None:
    whole["result"]["scores"][0] = 10**6


def other_game(whole: dict[str, Any]) -> None:
    whole["game"] = "poker"


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (truncated, "action 21 is missing"),
        (swapped, "Action 5 does not fit"),
        (altered, "Action 10 does not fit"),
        (richer, "result"),
        (other_game, "no game “poker”"),
    ],
)
def test_verify_names_what_is_wrong(
    run: Run, change: Callable[[dict[str, Any]], None], says: str
) -> None:
    edit(finished_match(run), change)
    code, _, err = run("match verify m.json")
    assert (code, err.count("\n")) == (2, 1)
    assert says in err


def test_replay_tells_the_story_up_to_what_is_wrong(run: Run) -> None:
    edit(finished_match(run), altered)
    code, out, err = run("match replay m.json")
    assert code == 2
    assert "Cards on the table!" in out
    assert "Action 10 does not fit" in err


def test_a_cut_file_is_one_clear_line(run: Run) -> None:
    file = finished_match(run)
    file.write_text(file.read_text("utf-8")[:500], "utf-8")
    for command in ("show", "replay", "verify"):
        code, out, err = run(f"match {command} m.json")
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert "cut off" in err


# --- simulating ---


def test_simulate_shows_a_table_with_intervals(run: Run) -> None:
    code, out, _ = run("simulate razzia --players 5 --games 20 --seats random --seed 1")
    assert code == 0
    assert "5 players, 20 games" in out
    assert len(re.findall(r"random .*\$[\d,]+ ± \$[\d,]+ .*\d% \[", out)) == 5
    assert "decisions/s" in out


def test_one_game_has_no_interval(run: Run) -> None:
    code, out, _ = run("simulate razzia --games 1 --seed 1")
    assert (code, "∞" in out) == (0, True)


def test_simulate_is_repeatable_and_rotates(run: Run) -> None:
    rows = [
        re.findall(
            r"(?:bot|random) .*%\]",
            run(f"simulate razzia --games 12 --seed 1 --seats bot,random,random{more}")[1],
        )
        for more in ("", "", " --rotate")
    ]
    assert rows[0] == rows[1] != rows[2]


def test_simulate_with_options_and_content(run: Run) -> None:
    content = (Path(__file__).parents[2] / "src/omerta/games/razzia/content.toml").read_text(
        "utf-8"
    )
    Path("rich.toml").write_text(content.replace("value = 5_000", "value = 500_000"), "utf-8")
    command = "simulate razzia --games 5 --seed 1 --seats random --option hidden_money=true"
    _, poor, _ = run(command)
    code, rich, _ = run(f"{command} --content rich.toml")
    assert code == 0
    assert poor != rich


# --- bad input ---


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("play poker", "no game “poker”"),
        ("play", "Which game"),
        ("play razzia --seats me,bot", "3 to 8 players, not 2"),
        ("play razzia --seats me,bot,bot,bot,bot,bot,bot,bot,bot", "not 9"),
        ("play razzia --seats me,you,bot", "no seat “you”"),
        ("play razzia --seats bot,bot,bot", "Nobody here is a person"),
        ("play razzia --option answers", "name=value"),
        ("play razzia --option answers=later", "simultaneous, in_rank_order"),
        ("play razzia --option colour=red", "has no option “colour”"),
        ("play razzia --option first_dealer=7", "no seat 7"),
        ("play razzia --seats me,bot,bot --option removed_bars=jungle,jungle", "different"),
        ("play razzia --content nowhere.toml", "no file nowhere.toml"),
        ("play --resume nowhere.json", "no file nowhere.json"),
        ("simulate poker", "no game “poker”"),
        ("simulate razzia --players 2", "3 to 8 players, not 2"),
        ("simulate razzia --players many", "not a whole number"),
        ("simulate razzia --games 0", "not a whole number"),
        ("simulate razzia --games -5", "not a whole number"),
        ("simulate razzia --players 4 --seats bot,bot,random", "3 bots are named for 4 players"),
        ("simulate razzia --seats me", "no seat “me”"),
        ("match show nowhere.json", "no file nowhere.json"),
        ("match verify .", "is a folder"),
        ("match frobnicate", "frobnicate"),
        ("frobnicate", "frobnicate"),
        ("games --colour", "--colour"),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_2(run: Run, command: str, says: str) -> None:
    code, out, err = run(command)
    assert (code, out) == (2, "")
    assert err.startswith("omerta: ")
    assert err.count("\n") == 1
    assert says in err


def test_bad_input_complains_in_french_too(run: Run) -> None:
    code, _, err = run("play poker --lang fr")
    assert (code, "Il n'y a pas de jeu «\u00a0poker\u00a0»" in err) == (2, True)
    for command, says in (
        ("frobnicate", "n'est pas parmi"),
        ("match show", "Il manque quelque chose"),
        ("games --colour", "Je ne connais pas"),
        ("match show nowhere", "Il n'y a pas de fichier"),
    ):
        code, _, err = run(f"{command} --lang fr")
        assert (code, says in err) == (2, True)


@pytest.mark.parametrize("command", ["", "match"])
def test_a_command_that_says_too_little_shows_its_help(run: Run, command: str) -> None:
    code, out, _ = run(command)
    assert (code, out.startswith("usage: omerta")) == (0, True)


@pytest.mark.parametrize("command", ["--help", "play --help", "simulate --help --lang fr"])
def test_help_is_there(run: Run, command: str) -> None:
    with pytest.raises(SystemExit) as left:
        run(command)
    assert left.value.code == 0


@pytest.mark.parametrize(
    ("language", "said"), [("en", "need PostgreSQL"), ("fr", "demandent PostgreSQL")]
)
def test_several_server_processes_need_a_database_they_can_share(
    run: Run, language: str, said: str
) -> None:
    code, _, err = run(f"serve --workers 2 --port 0 --lang {language}")
    assert (code, said in err) == (2, True)
    code, _, err = run("serve --port 0 --db postgresql://omerta@nowhere/omerta --node here:x")
    assert (code, "here:x" in err) == (2, True)


def test_a_module_missing_while_a_server_runs_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*given: object) -> None:
        raise ModuleNotFoundError(name="something")

    monkeypatch.setattr("omerta.cli.serve.serve", fails)
    with pytest.raises(ModuleNotFoundError):
        main(["serve"])
