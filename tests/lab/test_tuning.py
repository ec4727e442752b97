"""The search for better numbers: whose they are, that it finds them, and that it can be stopped."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from omerta.cli import main
from omerta.games import HOUSE, load, package
from omerta.kernel.refusal import BadSetup
from omerta.lab.balance.plan import Plan, Table
from omerta.lab.balance.pool import open_ledger
from omerta.lab.balance.provenance import claims, demand_ours, is_ours, put_at, value_at
from omerta.lab.balance.search import Searcher
from omerta.lab.balance.table import Line
from omerta.lab.balance.toml import written
from omerta.lab.balance.tuning import Candidate, Goal, Tuning, parse_tuning
from omerta.lab.hands import Hands, one_by_one
from omerta.lab.intervals import Share

# With random players a game of Razzia is quick, and it lasts as long as there are bills.
FILE = """
game = "razzia"
players = [5]

[search]
generations = 6
candidates = 8
games = 1
most_games = 2
keep = 2
confirm = 2

[[goals]]
figure = "rounds.median"
least = 10
most = 10.5

[[values]]
at = "bills/0/count"
least = 4
most = 16

[[values]]
at = "bills/1/count"
least = 4
most = 16
"""
CONTENT = Path(__file__).parents[2] / "src/omerta/games"


def tuning(text: str = FILE, game: str = "razzia") -> Tuning:
    file = parse_tuning(text, "tune.toml")
    return Tuning(file, load(game), load(game).content, Plan(game, ("random",), odd=file.odd))


def searched(folder: Path, hands: Hands = one_by_one) -> tuple[Tuning, Candidate, int]:
    """The best candidate, and how many games were written for it."""
    tuned = tuning()
    with open_ledger(tuned.plan, folder, load("razzia").content) as ledger:
        return tuned, Searcher(tuned, ledger, hands).best(), len(ledger.lines)


# --- whose a value is ---


@pytest.mark.parametrize(
    ("source", "field", "ours"),
    [
        ("ours", "need", True),
        ("book", "need", False),
        ("", "need", False),
        ("damage 5 book; rest ours", "damage", False),
        ("damage 5 book; rest ours", "need", True),
        ("name book; values ours", "damage", True),
        ("2/1 book", "damage", False),
        ("ours; name, conso (book)", "kind", False),
        ("ours; name, conso (book)", "respect", True),
        ("ours; conso capital, respect 3 (book)", "respect", False),
        ("book; start and name of the power: ours", "start", True),
        ("book; start: found (a report)", "start", False),
        ("objective book, points ours", "points", True),
        ("objective book, points ours", "number", False),
        ("value and removal book; count ours: Q1", "count", True),
        ("order book; grid found: LXIV; pay book; 3Z ours: Q2", "amount", True),
        ("order book; grid found: LXIV; pay book; 3Z found: LXIV", "amount", False),
    ],
)
def test_a_source_says_which_values_are_ours(source: str, field: str, ours: bool) -> None:
    assert is_ours(source, field) is ours


def test_claims_are_read_one_by_one() -> None:
    source = "ours; name, sea link (book), with Halifax (found: a report; port ours)"
    assert claims(source) == [
        ("", "ours"),
        ("name, sea link", "book"),
        ("with halifax", "found"),
        ("port", "ours"),
    ]


def test_the_nearest_source_counts() -> None:
    tree = {
        "profiles": [
            {
                "id": "P1",
                "source": "book",
                "objectives": [{"id": "P1.2", "points": 2, "source": "ours"}],
                "name": "Godfather",
            }
        ]
    }
    demand_ours(tree, "profiles/P1/objectives/P1.2/points")
    with pytest.raises(BadSetup, match="not-ours"):
        demand_ours(tree, "profiles/P1/name")
    put_at(tree, "profiles/0/objectives/0/points", 3)
    assert value_at(tree, "profiles/P1/objectives/P1.2/points") == 3


# --- files ---


def test_the_file_of_deal_fits_its_content() -> None:
    """Every value is ours, every goal is a figure, every single change gives a sound content."""
    text = (CONTENT / "deal" / "tune.toml").read_text("utf-8")
    tuned = tuning(text, "deal")
    assert tuned.content(tuned.base) == load("deal").content
    for place, choices in enumerate(tuned.choices):
        for choice in range(1, len(choices)):
            candidate = tuple(choice if each == place else 0 for each in range(len(tuned.choices)))
            assert tuned.content(candidate) is not None, tuned.changed(candidate)


@pytest.mark.parametrize("name", HOUSE)
def test_a_content_is_written_as_it_is_read(name: str) -> None:
    game = load(name)
    tree: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game.content))
    again = msgspec.convert(tomllib.loads(written(tree)), game.content_type)
    assert msgspec.to_builtins(again) == msgspec.to_builtins(game.content)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (('"bills/0/count"', '"bills/0/value"'), "balance-tune-not-ours"),
        (('"bills/0/count"', '"bills/99/count"'), "balance-tune-nowhere"),
        (('"bills/0/count"', '"bills/x/count"'), "balance-tune-nowhere"),
        (("most = 16", "most = 3"), "balance-tune-reversed"),
        (("most = 16", "most = 16\nstep = 0"), "balance-tune-bounds"),
        (("least = 4\n", ""), "balance-tune-bounds"),
        (("most = 10.5", "most = 8"), "balance-tune-reversed"),
        (("least = 10\nmost = 10.5\n", ""), "balance-tune-goal"),
        (('"rounds.median"', '"rounds.mean"'), "balance-tune-figure"),
        (('"rounds.median"', '"clan"'), "balance-tune-figure"),
        (("least = 10\n", "least = 10\nplayers = [4]\n"), "balance-tune-players"),
        (('"rounds.median"', '"odd"'), "balance-tune-odd"),
        (('game = "razzia"', 'game = "deal"'), "balance-tune-game"),
        (("players = [5]", "players = [9]"), "setup-players"),
        (("[search]", "[serach]"), "balance-tune-bad"),
        (("[search]", "[search"), "balance-tune-bad"),
    ],
)
def test_a_bad_file_is_refused(change: tuple[str, str], reason: str) -> None:
    assert change[0] in FILE
    with pytest.raises(BadSetup) as refused:
        tuning(FILE.replace(*change, 1))
    assert refused.value.reason == reason


def test_values_that_do_not_go_together_are_no_content() -> None:
    both = FILE.replace("deal", "razzia").replace(
        '"bills/1/count"', '"bills/0/left_out_with_three"'
    )
    with pytest.raises(BadSetup, match="not-ours"):
        tuning(both)
    starts = """
game = "deal"
players = [3]
[[goals]]
figure = "clan"
most = 1.2
[[values]]
at = "clans/NVE/start"
choices = ["VAN"]
"""
    tuned = tuning(starts, "deal")
    assert tuned.content((0,)) is not None
    assert tuned.content((1,)) is None, "the Yanagi start there"


def test_values_that_change_together() -> None:
    text = FILE + (
        '[[values]]\nname = "both"\nchoices = ['
        '{ "bills/2/count" = 5, "bills/3/count" = 6 }, { "bills/2/count" = 7 }]\n'
    )
    tuned = tuning(text)
    assert tuned.changed((0, 0, 1)) == {"bills/2/count": (14, 5), "bills/3/count": (14, 6)}
    assert tuned.changed((0, 0, 2)) == {"bills/2/count": (14, 7)}


def test_the_distance_from_a_goal() -> None:
    def off(goal: Goal, value: float, margin: float = 0.0) -> float:
        return round(goal.off(Share(value, value - margin, value + margin)), 3)

    goal = Goal("seat", least=0.8, most=1.2)
    assert [off(goal, value) for value in (0.8, 1.0, 1.2, 1.4, 0.7)] == [0, 0, 0, 1, 0.5]
    assert off(Goal("trades", least=2), 1.5) == 1
    assert off(Goal("leader", most=0.6), 0.5) == 0
    assert off(goal, 1.4, 0.15) == 0.8, "what is uncertain counts less"
    assert off(goal, 1.4, math.inf) == 0


# --- searching ---


def test_it_finds_what_is_to_be_found(tmp_path: Path) -> None:
    """12 rounds at first; 10 with some 14 to 20 bills less."""
    tuned, best, _ = searched(tmp_path)
    content: Any = tuned.content(best)
    assert 64 <= len(content.money(5)) <= 70
    assert len(load("razzia").content.money(5)) == 84  # type: ignore[attr-defined]


def test_a_search_that_was_stopped_goes_on(tmp_path: Path) -> None:
    _, whole, games = searched(tmp_path / "whole")
    played: list[Table] = []

    def stops(play: Callable[[Table], Line], tables: list[Table]) -> Iterator[Line]:
        for table in tables:
            if len(played) == 15:
                raise KeyboardInterrupt
            played.append(table)
            yield play(table)

    def goes_on(play: Callable[[Table], Line], tables: list[Table]) -> Iterator[Line]:
        played.extend(tables)
        yield from one_by_one(play, tables)

    with pytest.raises(KeyboardInterrupt):
        searched(tmp_path / "stopped", stops)  # type: ignore[arg-type]
    _, again, _ = searched(tmp_path / "stopped", goes_on)  # type: ignore[arg-type]
    assert again == whole
    assert len(played) == len({table.key for table in played}) == games, "nothing is played twice"


def test_the_command_writes_a_content_with_its_evidence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = tmp_path / "tune.toml", tmp_path / "out"
    file.write_text(FILE, "utf-8")
    where = ["--tune", str(file), "--out", str(out), "--lang", "en"]
    assert main(["balance", "razzia", "--seats", "random", "--jobs", "1", *where]) == 0
    assert "The content that was found" in capsys.readouterr().out
    evidence = (out / "evidence.md").read_text("utf-8")
    assert "| Rounds: median | 5 | ≥ 10 ≤ 10.5 | 12 [12; 12] | 10 [10; 10] | ✓ |" in evidence
    assert "| `bills/0/count` | 14 |" in evidence or "| `bills/1/count` | 14 |" in evidence
    typed = ["balance", "razzia", "--seats", "random", "--jobs", "1", "--games", "2"]
    used = ["--players", "5", "--content", str(out / "content.toml"), "--out", str(tmp_path / "b")]
    assert main([*typed, *used, "--lang", "en"]) == 0
    assert "10 [10; 10]" in capsys.readouterr().out


def test_a_report_says_which_goals_are_met(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, page = tmp_path / "tune.toml", tmp_path / "page.md"
    met = '[[goals]]\nfigure = "seat.2"\nmost = 5\n[[goals]]\nfigure = "odd"\nmost = 5\n'
    file.write_text(FILE.replace("[search]", 'odd = "random"\n[search]') + met, "utf-8")
    typed = ["balance", "razzia", "--seats", "random", "--players", "4,5", "--games", "2"]
    where = ["--goals", str(file), "--out", str(tmp_path / "out"), "--write", str(page)]
    assert main([*typed, *where, "--jobs", "1", "--lang", "fr"]) == 0
    assert "Buts" in capsys.readouterr().out
    written = page.read_text("utf-8")
    assert "| Rounds: median | 5 | ≥ 10 ≤ 10.5 | 12 [12; 12] | – |" in written
    assert "| By place in the order of play – 2. | 5 | ≤ 5 × | " in written
    assert "| The odd one wins | 5 | ≤ 5 × | " in written
    assert "In 2 more, with 5 players, one seat was taken by random" in written, "as the goal asks"
    assert main([*typed, *where, "--one-games", "0", "--jobs", "1", "--lang", "en"]) == 0
    assert "| The odd one wins | 5 | ≤ 5 × | – | – |" in (alone := page.read_text("utf-8"))
    assert "--one-games 0" in alone
    assert "one seat was taken" not in alone
    typed[typed.index("4,5")] = "4"
    assert main([*typed, *where, "--jobs", "1", "--lang", "en"]) == 0
    assert "Rounds: median | 5" not in page.read_text("utf-8"), "tables that were not played"


def test_what_the_command_refuses_it_says_clearly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tune.toml"
    file.write_text(FILE.replace('"bills/0/count"', '"bills/0/value"'), "utf-8")
    assert main(["balance", "razzia", "--tune", str(file), "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "“bills/0/value” is not ours to change: its source is “value and removal book" in said
    assert main(["balance", "razzia", "--tune", str(tmp_path / "none.toml"), "--lang", "en"]) == 2
    assert "none.toml" in capsys.readouterr().err
    assert package("razzia").text("fr")("balance-tune-none")
