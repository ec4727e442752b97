"""Razzia: what rulings promise beyond the rules they settle."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import msgspec
import pytest

from omerta.games.razzia import GAME
from omerta.games.razzia.content import CONTENT, Content
from omerta.kernel.content import parse_content
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.refusal import BadSetup
from tests.games.razzia.scenario import events_of, finished, heard, wander
from tests.rules import rules

TEXT = (files("omerta.games.razzia") / "content.toml").read_text("utf-8")


@rules("RZ-Q1")
def test_RZ_Q1_if_the_real_counts_turn_up_nothing_else_changes() -> None:
    fewer = {5_000: 20, 10_000: 20, 50_000: 2}
    counts = tuple(
        msgspec.structs.replace(each, count=fewer.get(each.value, 7)) for each in CONTENT.bills
    )
    content = msgspec.structs.replace(CONTENT, bills=counts)
    s = GAME.begin(4, key_from("Q1"), content=content)
    total = GAME.tally(s)
    assert total[1] == 20 + 20 + 2 + 5 * 7
    luck = Luck(key_from("Q1"))
    GAME.play_out(s, luck.below)
    assert GAME.tally(s) == total
    assert s.round == total[1] // 7 == 11
    assert s.asking == ""


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("value = 10_000", "value = 5_000"),  # a value listed twice
        ('id = "colibri"', 'id = "jungle"'),
        ('id = "colibri"', 'id = "moulin_rouge"'),
        ("values = [3, 4, 5, 6]", "values = [3, 4, 5, 7]"),  # no such face
        ("values = [3, 4, 5, 6]", "values = [0, 4, 5, 6]"),
        ("count = 14", "count = -1"),
        ("size = 5", "size = 0"),
        ("sides = 6", "sides = 0"),
        ("sides = 6", "sides = 6\ncolour = 'white'"),
    ],
)
@rules("RZ-Q1", "RZ-C1", "RZ-C4")
def test_RZ_Q1_a_content_that_cannot_be_is_refused(good: str, bad: str) -> None:
    assert good in TEXT
    with pytest.raises(BadSetup, match="setup-content"):
        parse_content(TEXT.replace(good, bad, 1), Content)


@rules("RZ-Q2")
def test_RZ_Q2_in_fifteen_rounds_each_of_three_deals_five_times() -> None:
    dealers = Counter(each["dealer"] for each in heard(events_of(finished(3)), "round"))
    assert dealers == {0: 5, 1: 5, 2: 5}


@rules("RZ-Q12")
def test_RZ_Q12_nobody_is_at_two_bars() -> None:
    """So the order of the bars cannot change who gets what: each gains at one bar a round."""
    for seed in range(3):
        gained: dict[int, set[int]] = {}
        for event in events_of(finished(8, seed)):
            if event.kind == "round":
                gained = {}
            elif event.kind in ("haul", "share", "duel_won"):
                assert event.data is not None
                gained.setdefault(event.data["seat"], set()).add(event.data["bar"])
                assert all(len(bars) == 1 for bars in gained.values())


@rules("RZ-Q20")
def test_RZ_Q20_only_the_last_round_with_three_leaves_a_bar_empty() -> None:
    for players in (3, 4, 8):
        for s in wander(players):
            if s.asking == "choose_card" and (players, s.round) != (3, 15):
                assert all(s.bills[bar] for bar in s.bars)
