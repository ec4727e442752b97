"""Deal: whole games as a second referee follows them (`oracle/`)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from omerta.battery.rules import rules
from omerta.games.deal.content import CONTENT, Options
from tests.games.deal.oracle.beside import Beside
from tests.games.deal.scenario import ALL_PLAYERS

both_ways = pytest.mark.parametrize("stepped", [False, True], ids=["live", "stepped"])
OFTEN = (
    *("income", "produced", "sold", "recruited", "moved", "fight", "weapons_shown", "suffered"),
    *(
        "mob_hurt",
        "fight_won",
        "respect",
        "event_drawn",
        "event_handed",
        "event_played",
        "in_force",
    ),
    *("placed", "lost", "money", "offer_made", "trade", "discarded", "drew"),
)


@both_ways
@pytest.mark.parametrize("players", ALL_PLAYERS)
@rules("DA-7.11", "DA-7.14", "DA-4.1", "DA-11.1", "DA-11.13", "DA-12.2", "DA-9.17")
def test_whole_games_go_as_the_second_referee_says(players: int, stepped: bool) -> None:
    heard = Beside(players, "whole", stepped=stepped).play()
    assert heard["final"] == 1
    assert heard["weapons_shown"]


@rules("DA-7.20", "DA-10.2", "DA-12.8", "DA-11.14")
def test_the_second_referee_hears_of_everything() -> None:
    heard: Counter[str] = Counter()
    for stepped in (False, True):
        heard += Beside(4, "everything", stepped=stepped).play()
    assert [kind for kind in OFTEN if not heard[kind]] == []


@pytest.mark.parametrize(
    "options",
    [
        Options(goal="truands", random_clans=True),
        Options(goal="medium", present_events_only=True, round_cap=15),
    ],
    ids=["truands", "medium"],
)
@rules("DA-V1", "DA-V2", "DA-V7", "DA-V5")
def test_options_go_as_the_second_referee_says(options: Options) -> None:
    heard = Beside(4, "options", options, stepped=True).play()
    assert heard["final"] == 1


@pytest.mark.parametrize(
    ("part", "changed"),
    [
        ("income", {"conso": 2}),
        ("prices", {"soldier": 2}),
        ("troops", {"lieutenant": 2}),
        ("mob", {"value": 9}),
        ("fight", {"bound": 0}),
        ("game", {"goal": 4}),
    ],
)
def test_the_second_referee_notices(part: str, changed: dict[str, int]) -> None:
    """With a number of the box changed, he and the engine disagree before long."""
    other = msgspec.structs.replace(getattr(CONTENT, part), **changed)
    content = msgspec.structs.replace(CONTENT, **{part: other})
    with pytest.raises(AssertionError):
        Beside(4, "changed", content=content, stepped=True).play()
