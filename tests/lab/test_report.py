"""The report: one page that needs nothing else, and what the terminal says, in both languages."""

from __future__ import annotations

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from omerta.cli import main
from omerta.games import package
from omerta.lab.bout import Line, Thought
from omerta.lab.figures import Figures
from omerta.lab.report import page
from omerta.lab.standings import paces, standings
from omerta.text import LANGUAGES

ROOT = Path(__file__).parents[2]
ARENA = "arena razzia --bots bot,random --games 20 --players 3,4 --seed 1 --jobs 1 --out"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("arena")


class Outline(HTMLParser):
    """Tags that are open and close again, and what would be fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        if tag not in ("meta", "line", "rect", "circle", "path", "polyline"):
            self.open.append(tag)
        self.fetched += [f"{name}={value}" for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        if self.open and self.open[-1] == tag:
            self.open.pop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone(
    language: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*ARENA.split(), str(folder), "--lang", language]) == 0
    said = capsys.readouterr().out
    house = package("razzia").text(language)
    written = (folder / "report.html").read_text("utf-8")
    outline = Outline()
    outline.feed(written)
    assert (outline.open, outline.fetched) == ([], [])
    assert not {"script", "link", "img", "iframe"} & set(outline.seen)
    assert not re.search(r"https?:|url\(|@import|//", written.partition("</style>")[2])
    assert not re.search(r"https?:|url\(|@import", written)
    assert f'<html lang="{language}">' in written
    assert outline.seen.count("svg") == 6, "ratings, scores, two sizes of table, sizes, times"
    for heading in ("arena-ratings", "arena-matrix", "arena-players", "arena-times"):
        assert house(heading) in written
        assert house(heading) in said or heading == "arena-ratings"
    assert "--seed 1" in written
    assert len(written) < 60_000


def test_its_colours_are_those_of_the_house() -> None:
    def colours(file: Path) -> dict[str, str]:
        return dict(re.findall(r"(--[\w-]+): ([^;]+);", file.read_text("utf-8")))

    ours = colours(ROOT / "src/omerta/lab/report.css")
    theirs = colours(ROOT / "web/src/lib/tokens.css")
    assert len(ours) > 5
    assert {name: theirs.get(name) for name in ours} == ours


def test_names_are_not_markup_and_failures_are_told() -> None:
    thoughts = {0: Thought(1, 1.0, 1.0, {0: 1}, failures=3), 1: Thought(0, 0, 0, {})}
    seatings = ((0, 1), (1, 0))
    lines = [Line(0, 0, seating, (1, 2), (30_000, 0), thoughts) for seating in seatings]
    found = standings(("<b>mine", "random"), lines)
    house = package("razzia").text("en")
    written = page(found, paces(2, lines), house, Figures(house, "razzia"), "omerta arena <x>")
    assert "<b>" not in written
    assert "&lt;b&gt;mine failed to answer 6 times" in written
    assert "omerta arena &lt;x&gt;" in written
    assert "± ∞" in written, "one deal tells nothing of how much deals vary"


@pytest.mark.parametrize(
    ("typed", "complaint"),
    [
        ("--bots bot", "2 to 12 bots, not 1"),
        ("--bots bot,bot", "named twice"),
        ("--bots bot,nobody", "no bot “nobody”"),
        ("--bots bot,random --players 3,9", "3 to 8 players, not 9"),
        ("--bots bot,random --games 0", "not a whole number"),
        ("--bots bot,random --jobs many", "not a whole number"),
        ("--bots bot,random --on moon", "“moon” is not one of: cores, ray."),
        ("--bots bot,random --on ray", "Ray is not installed"),
    ],
)
def test_bad_input_gets_one_clear_line(
    typed: str,
    complaint: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    code = main(["arena", "razzia", *typed.split(), "--lang", "en", "--out", str(tmp_path)])
    err = capsys.readouterr().err
    assert (code, err.count("\n"), complaint in err) == (2, 1, True), err


def test_without_a_seed_it_goes_on_with_that_of_the_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = "arena razzia --bots bot,random --players 4 --games 2 --jobs 1 --lang en --out"
    reports = []
    for _ in range(2):
        assert main([*typed.split(), str(tmp_path)]) == 0
        reports.append((tmp_path / "report.html").read_text("utf-8"))
    assert reports[0] == reports[1]
    assert main([*typed.split(), str(tmp_path), "--seed", "mine"]) == 2
    assert "their seed is" in capsys.readouterr().err
    assert main([*typed.split(), str(tmp_path), "--seed", "mine", "--fresh"]) == 0
