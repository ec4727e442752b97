"""Every message the code can ask for exists in both languages, with the same parameters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from omerta.battery.games import NAMES, TABLES, one_in, walk
from omerta.battery.texts import calls, parameters
from omerta.games import load, package, story
from omerta.games.words import Words
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC, Event, Recorder, SeenEvent
from omerta.kernel.game import Game, SeatView
from omerta.kernel.match import Match, SeatInfo
from omerta.reference import reference
from omerta.server.catalogue import options
from omerta.text import LANGUAGES
from omerta.text.phrases import Phrase, Voice

# Put to one seat only, whose answer closes it: there is no time to replace it.
ALONE = {"reveal_trap"}
EVENTS_OF_A_KIND = 60


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_say_the_same(name: str) -> None:
    folder = package(name).folder / "text"
    english = parameters(folder / "en.ftl")
    assert english
    for language in LANGUAGES:
        assert parameters(folder / f"{language}.ftl") == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_all_its_messages(name: str, language: str) -> None:
    game, spoken = load(name), package(name).text(language)
    folder = package(name).folder
    wanted = {"game-title", "game-tagline", "game-blurb", "game-intro", "score"}
    for ask in game.asks:
        wanted |= {f"ask-{ask}", f"waiting-{ask}", f"why-{ask}"}
    wanted |= {f"action-{action.verb}" for action in game.actions}
    wanted |= {f"option-{option}" for option in msgspec.to_builtins(game.options_type())}
    wanted |= {f"event-{kind}" for kind in calls(folder, "tell")}
    wanted |= calls(folder, "Refused", "BadSetup", "Phrase", "text")
    assert [message for message in sorted(wanted) if not spoken.has(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
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
    written = parameters(package(name).folder / "text" / f"{language}.ftl")
    there = {message for message in written if message.startswith("option-")}
    assert (wanted - there, there - wanted - possible) == (set(), set())


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_can_be_told_and_shown(name: str) -> None:
    """Every question, answer, event and screen of random games comes out without a gap, in all
    languages."""
    game, spoken = load(name), package(name).words()
    for players in [players for each, players in TABLES if each is game]:
        people = [f"Player {seat} [red]" for seat in range(players)]
        events = Recorder()
        texts = [package(name).text(language) for language in LANGUAGES]
        voices = {
            seat: [Telling(Voice(text, people, seat)) for text in texts]
            for seat in range(PUBLIC, players)
        }
        every = one_in(game, players, 60)
        for number, (s, asked, _, _) in enumerate(walk(game, players, f"told {players}", events)):
            if number % every:
                continue
            for viewer in {asked, PUBLIC, number % players}:
                said, seen = everything_said(game, s, viewer, spoken), game.seat_view(s, viewer)
                for voice in voices[viewer]:
                    for phrase in said:
                        voice.assert_told(phrase)
                    package(name).screen(seen, spoken, voice.voice)
        for number in some_of_each_kind(events):
            for viewer in range(PUBLIC, players):
                line = story.told(spoken, story.HeardBy(events, viewer), number).line
                for voice in voices[viewer]:
                    if line is not None:
                        voice.assert_told(line)


class Telling:
    """Says phrases in one voice, each once: most of what is said has been said before."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self._told: set[bytes] = set()

    def assert_told(self, phrase: Phrase) -> None:
        """A phrase comes out whole, here and at the other end of a wire."""
        sent = msgspec.json.encode(phrase)
        if sent in self._told:
            return
        self._told.add(sent)
        line = self.voice.say(phrase)
        assert line
        assert "{" not in line
        assert "None" not in line
        received = msgspec.json.decode(sent, type=Phrase)
        assert received == phrase
        assert self.voice.say(received) == line


def some_of_each_kind(events: list[Event]) -> list[int]:
    """Their numbers. In long games most of what happens has happened often before."""
    seen = Counter[str]()
    chosen = []
    for number, event in enumerate(events):
        seen[event.kind] += 1
        if seen[event.kind] <= EVENTS_OF_A_KIND:
            chosen.append(number)
    return chosen


def everything_said(game: Game[Any], s: Any, viewer: int, spoken: Words) -> list[Phrase]:
    seen = game.seat_view(s, viewer)
    said = [spoken.stage(seen), spoken.question(seen), *aim_said(game, seen, spoken)]
    if seen.prompt is not None:
        said += [spoken.action(seen, action) for action in seen.prompt.options]
        said += outlooks_said(game, s, seen, spoken)
    return said


def aim_said(game: Game[Any], seen: SeatView, spoken: Words) -> Iterator[Phrase]:
    """What one plays for, and what can be done now; every rule it cites is in the reference."""
    card = package(game.name).aim_card(seen, spoken)
    aim = card.aim
    yield from (aim.headline, aim.ends)
    yield from [each for each in (aim.this_round, card.standing, *card.figures) if each is not None]
    for way in aim.ways:
        yield from (way.name, way.how)
        if isinstance(way.worth, Phrase):
            yield way.worth
    for choice in card.now:
        yield from [each for each in (choice.name, choice.how) if each is not None]
    cited = [aim.rule, *[way.rule for way in aim.ways], *[choice.rule for choice in card.now]]
    assert {rule for rule in cited if rule} <= reference(game.name, "en").keys()


def outlooks_said(game: Game[Any], s: Any, seen: SeatView, spoken: Words) -> Iterator[Phrase]:
    """On the path so far, on every answer, and on every offer the seat can read."""
    assert seen.prompt is not None
    found = []
    if game.outlook is not None:
        path = game.path(s, seen.seat)
        paths = [path, *[(*path, option) for option in seen.prompt.options]]
        found += [game.outlook(s, seen.seat, path) for path in paths]
    if game.trade is not None and game.trade.outlook is not None:
        readable = [offer for offer in seen.offers if offer.gives or offer.wants]
        found += [game.trade.outlook(s, seen.seat, offer) for offer in readable]
    for outlook in found:
        if outlook is not None:
            yield from spoken.outlook(seen, outlook)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
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
    phrase = package(name).words().event(told)
    assert phrase is not None
    Telling(Voice(package(name).text(language), people, PUBLIC)).assert_told(phrase)
    to_all, to_late = (
        Voice(package(name).text(language), people, me).say(phrase) for me in (PUBLIC, late)
    )
    assert people[late] in to_all
    assert people[late] not in to_late


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_an_answer_that_can_be_replaced_is_shown_as_such(name: str, language: str) -> None:
    game, spoken = load(name), package(name).words()
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
                voice = Voice(package(name).text(language), people, seat)
                answer = voice.say(spoken.action(seen, seen.prompt.answer))
                assert answer in voice.say(spoken.question(seen))
                shown.add(kind)
        assert number < 200, f"never put to several: {sealed - shown}"
