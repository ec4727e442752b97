"""Every message the code can ask for exists in both languages, with the same parameters."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from omerta.games import load, names
from omerta.kernel.dice import key_from
from omerta.kernel.events import PUBLIC, Event
from omerta.kernel.match import Match, SeatInfo
from omerta.terminal.voices import screen, words
from omerta.text import LANGUAGES, text
from tests.battery.games import walk

SOURCE = Path(__file__).parents[2] / "src" / "omerta"


def parameters(file: Path) -> dict[str, set[str]]:
    """The parameters each message of a Fluent file uses."""
    found: dict[str, set[str]] = {}
    current = ""
    for line in file.read_text("utf-8").splitlines():
        start = re.match(r"([a-zA-Z][\w-]*) =", line)
        if start:
            current = start[1]
            assert current not in found, f"{file}: {current} is there twice"
            found[current] = set()
        if current and not line.startswith("#"):
            found[current] |= set(re.findall(r"\$(\w+)", line))
    return found


@pytest.mark.parametrize(
    "folder", [SOURCE / "text", *[SOURCE / "games" / name / "text" for name in names()]]
)
def test_both_languages_say_the_same(folder: Path) -> None:
    english = parameters(folder / "en.ftl")
    assert english
    for language in LANGUAGES:
        assert parameters(folder / f"{language}.ftl") == english


def calls(folder: Path, *functions: str) -> set[str]:
    """The first arguments, where they are plain strings, of all calls to these functions."""
    found = set()
    for file in folder.glob("**/*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = ast.unparse(node.func).split(".")[-1]
                if name in functions and isinstance(node.args[0].value, str):
                    found.add(node.args[0].value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_all_its_messages(language: str) -> None:
    house = text(language)
    wanted = set()
    for part in ("kernel", "cli", "terminal"):
        wanted |= calls(SOURCE / part, "Refused", "BadSetup", "BadRecord", "house", "text")
    assert len(wanted) > 60
    # A game's own words are asked for with the game's text.
    wanted -= {"game-title", "game-blurb", "game-intro"}
    assert [message for message in sorted(wanted) if not house.has(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_a_game_has_all_its_messages(name: str, language: str) -> None:
    game, spoken = load(name), text(language, name)
    folder = SOURCE / "games" / name
    wanted = {"game-title", "game-blurb", "game-intro", "score"}
    wanted |= {f"ask-{ask}" for ask in game.asks} | {f"waiting-{ask}" for ask in game.asks}
    wanted |= {f"action-{action.verb}" for action in game.actions}
    wanted |= {f"option-{option}" for option in msgspec.to_builtins(game.options_type())}
    wanted |= {f"event-{kind}" for kind in calls(folder, "tell")}
    wanted |= calls(folder, "Refused", "BadSetup", "_text", "text")
    assert [message for message in sorted(wanted) if not spoken.has(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_a_whole_game_can_be_told_and_shown(name: str, language: str) -> None:
    """Every question, answer, event and screen of random games comes out without a gap."""
    game, spoken = load(name), text(language, name)
    for players in range(game.min_players, game.max_players + 1):
        people = [f"Player {seat} [red]" for seat in range(players)]
        ears: list[Event] = []
        voices = {seat: words(name, spoken, people, seat) for seat in range(PUBLIC, players)}
        for number, (s, asked, _, _) in enumerate(walk(game, players, f"told {players}", ears)):
            for viewer in {asked, PUBLIC, number % players}:
                said = everything_said(game, s, viewer, voices[viewer])
                for line in said:
                    assert line
                    assert "{" not in line
                    assert "None" not in line
                screen(name, game.seat_view(s, viewer), voices[viewer], spoken)
        for event in ears:
            for viewer in range(PUBLIC, players):
                heard = event.seen_by(viewer)
                if heard is not None:
                    told = voices[viewer].event(heard)
                    assert told is None or ("{" not in told and "None" not in told)


def everything_said(game: Any, s: Any, viewer: int, voice: Any) -> list[str]:
    seen = game.seat_view(s, viewer)
    said = [voice.question(seen)]
    if seen.prompt is not None:
        said += [voice.action(seen, action) for action in seen.prompt.options]
    return said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_an_answer_that_can_be_replaced_is_shown_as_such(name: str, language: str) -> None:
    game, spoken = load(name), text(language, name)
    people = [f"Player {seat}" for seat in range(game.min_players)]
    match = Match(game, [SeatInfo(person) for person in people], key_from("replace"))
    replaced = 0
    while not match.over and replaced < 3:
        for seat in list(match.state.waiting):
            match.time_out(seat)
            seen = match.view(seat)
            if seen.prompt is not None and seen.prompt.answer is not None:
                voice = words(name, spoken, people, seat)
                assert voice.action(seen, seen.prompt.answer) in voice.question(seen)
                replaced += 1
    assert replaced
