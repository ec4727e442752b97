"""Every message the code can ask for exists in both languages, with the same parameters."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from omerta.games import load, names
from omerta.games.words import HOUSE_EVENTS, Words, words
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC, Event, SeenEvent
from omerta.kernel.game import Game
from omerta.kernel.match import Match, SeatInfo
from omerta.server.catalogue import options
from omerta.terminal.voices import screen
from omerta.text import LANGUAGES, text
from omerta.text.phrases import Phrase, Voice
from tests.battery.games import TABLES, one_in, walk

# Put to one seat only, whose answer closes it: there is no time to replace it.
ALONE = {"reveal_trap"}
EVENTS_OF_A_KIND = 60
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
    wanted |= {f"event-{kind}" for kind in HOUSE_EVENTS}
    # A game's own words are asked for with the game's text.
    wanted -= {"game-title", "game-blurb", "game-intro"}
    assert [message for message in sorted(wanted) if not house.has(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_a_game_has_all_its_messages(name: str, language: str) -> None:
    game, spoken = load(name), text(language, name)
    folder = SOURCE / "games" / name
    wanted = {"game-title", "game-blurb", "game-intro", "score"}
    for ask in game.asks:
        wanted |= {f"ask-{ask}", f"waiting-{ask}", f"why-{ask}"}
    wanted |= {f"action-{action.verb}" for action in game.actions}
    wanted |= {f"option-{option}" for option in msgspec.to_builtins(game.options_type())}
    wanted |= {f"event-{kind}" for kind in calls(folder, "tell")}
    wanted |= calls(folder, "Refused", "BadSetup", "Phrase", "text")
    assert [message for message in sorted(wanted) if not spoken.has(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_the_lobby_has_words_for_every_option_and_choice(name: str, language: str) -> None:
    """A title, and words for each choice that is no number, which may stand for itself."""
    game = load(name)
    wanted: set[str] = set()
    possible: set[str] = set()
    for option in options(game.options_type, game.min_players, game.max_players):
        wanted |= {f"option-{option.name}", f"option-{option.name}-title"}
        for choice in option.choices:
            words = f"option-{option.name}-{str(choice).lower()}"
            (possible if type(choice) is int else wanted).add(words)
    written = parameters(SOURCE / "games" / name / "text" / f"{language}.ftl")
    there = {message for message in written if message.startswith("option-")}
    assert (wanted - there, there - wanted - possible) == (set(), set())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_a_whole_game_can_be_told_and_shown(name: str, language: str) -> None:
    """Every question, answer, event and screen of random games comes out without a gap."""
    game, spoken = load(name), words(name)
    for players in [players for each, players in TABLES if each is game]:
        people = [f"Player {seat} [red]" for seat in range(players)]
        ears: list[Event] = []
        voices = {
            seat: Voice(text(language, name), people, seat) for seat in range(PUBLIC, players)
        }
        every = one_in(game, players, 100)
        for number, (s, asked, _, _) in enumerate(walk(game, players, f"told {players}", ears)):
            if number % every:
                continue
            for viewer in {asked, PUBLIC, number % players}:
                for phrase in everything_said(game, s, viewer, spoken):
                    assert_told(phrase, voices[viewer])
                screen(name, game.seat_view(s, viewer), spoken, voices[viewer])
        for event in some_of_each_kind(ears):
            for viewer in range(PUBLIC, players):
                heard = event.seen_by(viewer)
                told = heard and spoken.event(heard)
                if told:
                    assert_told(told, voices[viewer])


def some_of_each_kind(events: list[Event]) -> list[Event]:
    """In long games most of what happens has happened often before."""
    seen = Counter[str]()
    chosen = []
    for event in events:
        seen[event.kind] += 1
        if seen[event.kind] <= EVENTS_OF_A_KIND:
            chosen.append(event)
    return chosen


def everything_said(game: Game[Any], s: Any, viewer: int, spoken: Words) -> list[Phrase]:
    seen = game.seat_view(s, viewer)
    said = [spoken.stage(seen), spoken.question(seen)]
    if seen.prompt is not None:
        said += [spoken.action(seen, action) for action in seen.prompt.options]
    return said


def assert_told(phrase: Phrase, voice: Voice) -> None:
    """A phrase comes out whole, here and at the other end of a wire."""
    line = voice.say(phrase)
    assert line
    assert "{" not in line
    assert "None" not in line
    received = msgspec.json.decode(msgspec.json.encode(phrase), type=Phrase)
    assert received == phrase
    assert voice.say(received) == line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_the_house_tells_of_timeouts_in_every_game(name: str, language: str) -> None:
    game = load(name)
    people = [f"Player {seat}" for seat in range(game.min_players)]
    match = Match(game, [SeatInfo(person) for person in people], key_from("late"))
    heard: list[SeenEvent] = []
    while not heard:  # of windows nobody hears
        late = match.state.waiting[0]
        match.time_out(late)
        heard = [event for event in match.heard(PUBLIC) if event.kind == "timed_out"]
    [told] = heard
    phrase = words(name).event(told)
    assert phrase is not None
    assert_told(phrase, Voice(text(language, name), people, PUBLIC))
    to_all, to_late = (Voice(text(language, name), people, me).say(phrase) for me in (PUBLIC, late))
    assert people[late] in to_all
    assert people[late] not in to_late


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_an_answer_that_can_be_replaced_is_shown_as_such(name: str, language: str) -> None:
    game, spoken = load(name), words(name)
    people = [f"Player {seat}" for seat in range(game.min_players)]
    sealed = {ask.name for ask in game.asks.values() if ask.sealed and not ask.chain} - ALONE
    shown: set[str] = set()
    luck, number = Luck(key_from("replace")), 0
    while sealed - shown:  # some questions are rarely put to several at once
        number += 1
        match = Match(game, [SeatInfo(person) for person in people], key_from(number))
        while not match.over and sealed - shown:
            seat, kind = match.state.waiting[0], match.state.asking
            options = game.options(match.state, seat)
            match.act(seat, options[luck.below(len(options))])
            seen = match.view(seat)
            if kind in sealed and seen.prompt is not None and seen.prompt.answer is not None:
                voice = Voice(text(language, name), people, seat)
                answer = voice.say(spoken.action(seen, seen.prompt.answer))
                assert answer in voice.say(spoken.question(seen))
                shown.add(kind)
        assert number < 200, f"never put to several: {sealed - shown}"
