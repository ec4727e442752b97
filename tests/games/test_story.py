"""The log as a story: one line for what belongs together."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.games import HOUSE, load, package
from omerta.games.deal import events as deal
from omerta.games.deal.content import TERRITORY
from omerta.games.mafiozoo import events as mafiozoo
from omerta.games.razzia import events as razzia
from omerta.games.story import lines, told
from omerta.kernel.events import SeenEvent
from omerta.kernel.happenings import TimedOut
from omerta.text.phrases import Voice

PEOPLE = ["Ann", "Ben", "Cleo"]
MIAMI, NEW_ORLEANS = TERRITORY["MIA"], TERRITORY["NOR"]


def heard(*whats: Any) -> list[SeenEvent]:
    return [SeenEvent(what.kind, f"R-{number}", what) for number, what in enumerate(whats)]


def story(game: str, *whats: Any, me: int = -1, language: str = "en") -> list[str]:
    voice = Voice(package(game).text(language), PEOPLE, me)
    events = heard(*whats)
    told = lines(package(game).words(), voice, events, range(len(events)))
    return [line.replace("\u00a0", " ") for line, _ in told]


def recruits(seat: int, count: int, place: int = NEW_ORLEANS) -> list[deal.Recruited]:
    return [deal.Recruited(seat, place, 1, 0, paid=2, left=2 * left) for left in range(count)]


def test_what_repeats_itself_is_one_sentence_with_its_sum() -> None:
    assert story("deal", *recruits(0, 4)) == ["Ann recruits 4 soldiers in New Orleans for $4M."]
    sold = [deal.Sold(1, MIAMI, 4), deal.Sold(1, NEW_ORLEANS, 5), deal.Sold(1, MIAMI, 4)]
    [line] = story("deal", *sold, me=1)
    assert line == "You sell 3 drugs in Miami and New Orleans for $6.5M."
    [line] = story("deal", *sold, language="fr")
    assert line == "Ben écoule 3 pions came à Miami et New Orleans pour 6,5 M$."


def test_another_seat_or_place_begins_a_new_line() -> None:
    whats = [*recruits(0, 2), *recruits(0, 1, MIAMI), *recruits(1, 1, MIAMI)]
    assert [line.split(" for")[0] for line in story("deal", *whats)] == [
        "Ann recruits 2 soldiers in New Orleans",
        "Ann recruits 1 soldier in Miami",
        "Ben recruits 1 soldier in Miami",
    ]


def test_what_goes_on_about_the_same_joins_the_line() -> None:
    [line, other] = story(
        "razzia",
        razzia.Split(0, (0, 1), (50, 20)),
        razzia.Proposal(0, (0, 1), ((50,), (20,))),
        razzia.Answers((1,), (False,)),
        razzia.Share(0, 0, (50,)),
        razzia.Share(0, 1, (20,)),
        razzia.Haul(1, 2, (10,)),
    )
    assert line.count(".") >= 5
    assert "A proposal!" in line
    assert "Cleo takes" in other


def test_something_else_in_between_ends_a_line() -> None:
    whats = [*recruits(0, 2), TimedOut(1), *recruits(0, 2)]
    assert [line.split(" in ")[0] for line in story("deal", *whats)][::2] == [
        "Ann recruits 2 soldiers"
    ] * 2


def test_what_is_told_to_one_seat_only_is_joined_for_that_seat() -> None:
    whats = [razzia.Draw(0, 3), razzia.Draw(1), razzia.Draw(0, 4)]
    [line] = story("razzia", *whats, me=0)
    assert line.startswith("You draw 2 cards: ")
    assert story("razzia", razzia.Draw(0), razzia.Draw(1), razzia.Draw(0)) == []


def test_the_straw_mans_gems_are_told_in_one_line() -> None:
    whats = [mafiozoo.StrawMan(3, 2), mafiozoo.StrawMan(2, 2), mafiozoo.StrawMan(0, 1)]
    first, second = story("mafiozoo", *whats)
    assert "2 gems each on" in first
    assert "1 gem on" in second


@pytest.mark.parametrize("name", HOUSE)
def test_only_what_can_happen_is_told_together(name: str) -> None:
    words, kinds = package(name).words(), {event.kind for event in load(name).events}
    named = {*words.goes_on, *(kind for before in words.goes_on.values() for kind in before)}
    assert named <= kinds
    for event, fields in words.runs.items():
        assert event.kind in kinds
        assert set(fields) <= set(event.__struct_fields__)


def test_an_event_says_from_where_on_its_line_depends() -> None:
    words, events = package("deal").words(), heard(TimedOut(1), *recruits(0, 3))
    assert [told(words, events, number)[1:] for number in range(4)] == [
        ("line", 0),
        ("line", 0),
        ("instead", 0),
        ("instead", 0),
    ]
