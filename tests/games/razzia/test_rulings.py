"""Razzia: what rulings promise beyond the rules they settle."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import msgspec
import pytest

from omerta.battery.rules import rules
from omerta.games.razzia import GAME
from omerta.games.razzia.content import CONTENT, POLICE, Content
from omerta.kernel.content import parse_content
from omerta.kernel.refusal import BadSetup
from tests.facts import facts
from tests.games.razzia.scenario import (
    finished,
    wander,
)
from tests.games.wandering import events_of
from tests.games.wandering import told as heard

TEXT = (files("omerta.games.razzia") / "content.toml").read_text("utf-8")


@rules("RZ-Q1")
def test_RZ_Q1_if_the_real_counts_turn_up_nothing_else_changes() -> None:
    fewer = {5_000: 20, 10_000: 20, 50_000: 2}
    counts = tuple(
        msgspec.structs.replace(each, count=fewer.get(each.value, 7)) for each in CONTENT.bills
    )
    content = msgspec.structs.replace(CONTENT, bills=counts)
    bills = 20 + 20 + 2 + 5 * 7
    for s in wander(4, content=content):
        assert GAME.tally(s)[1:] == (bills, sum(content.money(4)))
    assert s.round == bills // 7 == 11
    assert s.asking == ""


@rules("RZ-Q1", "RZ-1.4")
def test_RZ_Q1_a_content_without_the_cards_to_put_back_is_fine() -> None:
    content = parse_content(TEXT.replace("values = [3, 4, 5, 6]", "values = [3, 4, 6, 6]"), Content)
    assert content.values(POLICE, 4) == content.values(POLICE, 8) == [3, 4, 6, 6]


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
        ("[die]", "[cup]\nsize = 1\n[die]"),
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
                gained.setdefault(facts(event)["seat"], set()).add(facts(event)["bar"])
                assert all(len(bars) == 1 for bars in gained.values())


@rules("RZ-Q20")
def test_RZ_Q20_only_the_last_round_with_three_leaves_a_bar_empty() -> None:
    for players in (3, 4, 8):
        for s in wander(players):
            if s.asking == "choose_card" and (players, s.round) != (3, 15):
                assert all(s.bills[bar] for bar in s.bars)
