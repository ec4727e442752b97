"""Trees: lists with one entry are taken by themselves, but not where they must be put."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from omerta.kernel.asks import Ask, Sealed
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.refusal import Refused
from omerta.kernel.trees import (
    END,
    Choices,
    Path,
    abridged,
    any_path,
    branches,
    completed,
    confirm,
    fitting,
    options_of,
    put,
    walk,
)
from tests.bazaar import DONE, GAME, PACK, PACKING, Bazaar

# 1 → 11 (alone) → 111 | 112;  2 → 21 (alone, but put);  3
_NEXT: dict[Path, Choices] = {
    (): put([1, 2, 3]),
    (1,): put([11]),
    (1, 11): put([111, 112]),
    (2,): confirm([21]),
}


def tree(s: Bazaar, seat: int, path: Path) -> Choices:
    return _NEXT.get(path, END)


@pytest.fixture
def s() -> Bazaar:
    return GAME.begin(3, key_from("trees"), stepped=False)


@pytest.mark.parametrize(
    ("draft", "path", "choices"),
    [
        ((), (), (1, 2, 3)),
        ((1,), (1, 11), (111, 112)),
        ((1, 112), (1, 11, 112), ()),
        ((2,), (2,), (21,)),
        ((2, 21), (2, 21), ()),
        ((3,), (3,), ()),
    ],
)
def test_a_draft_stands_for_a_whole_path(s: Bazaar, draft: Path, path: Path, choices: Path) -> None:
    assert walk(tree, s, 0, draft) == (path, choices)
    assert abridged(tree, s, 0, path) == draft
    assert completed(tree, s, 0, draft) == path


@pytest.mark.parametrize("draft", [(4,), (1, 113), (3, 3), (2, 21, 2)])
def test_a_draft_with_a_choice_that_cannot_follow_is_refused(s: Bazaar, draft: Path) -> None:
    with pytest.raises(Refused):
        completed(tree, s, 0, draft)


def test_a_path_that_leads_nowhere_is_refused(s: Bazaar) -> None:
    for wrong in ((4,), (1, 12), (1, 11, 113), (3, 1)):
        with pytest.raises(Refused, match="not-offered"):
            abridged(tree, s, 0, wrong)


def test_a_path_without_a_choice_of_the_seat_is_no_answer() -> None:
    after: dict[Path, Choices] = {
        (): put([PACK]),
        (PACK,): put([PACK + 1, DONE]),
        (PACK, PACK + 1): confirm([DONE]),
    }

    def one_way_in(s: Bazaar, seat: int, path: Path) -> Choices:
        return after.get(path, END)

    ask = replace(PACKING, options=options_of(one_way_in), tree=one_way_in)
    game = replace(GAME, asks={**GAME.asks, ask.name: ask})
    match = Match(game, [SeatInfo(f"Trader {seat}") for seat in range(3)], key_from("trees"))
    with pytest.raises(Refused, match="not-offered"):
        match.answer(0, (PACK,), whole=True)
    match.answer(0, (PACK, PACK + 1), whole=True)
    with pytest.raises(Refused, match="not-offered"):
        match.answer(0, (PACK, PACK + 1), whole=True)
    match.answer(0, (PACK, PACK + 1, DONE), whole=True)
    assert [entry.what for entry in match.log] == ["pack 1", "done"]


def test_of_a_path_what_cannot_follow_is_left_out(s: Bazaar) -> None:
    assert fitting(tree, s, 0, (1, 11, 112)) == (1, 11, 112)
    assert fitting(tree, s, 0, (1, 21, 11, 3, 112)) == (1, 11, 112)
    assert fitting(tree, s, 0, (11, 112)) == ()


def test_branches_are_all_paths(s: Bazaar) -> None:
    assert branches(tree, s, 0, most=7) == [
        (1, [(11, [(111, []), (112, [])])]),
        (2, [(21, [])]),
        (3, []),
    ]


def test_too_many_branches_are_none(s: Bazaar) -> None:
    assert branches(tree, s, 0, most=6) is None


def test_random_paths_are_whole_and_count_what_was_asked(s: Bazaar) -> None:
    luck = Luck(key_from("any"))
    seen = {any_path(tree, s, 0, luck.share) for _ in range(200)}
    assert seen == {((1, 11, 111), 2), ((1, 11, 112), 2), ((2, 21), 2), ((3,), 1)}


def test_the_answer_is_the_whole_path(s: Bazaar) -> None:
    heard: list[Any] = []
    ask = Ask[Bazaar](
        "tree",
        "BZ-1",
        options_of(tree),
        lambda s, seat, path: heard.append(path),
        lambda s, seat, luck: (3,),
        chain=True,
        tree=tree,
    )
    s.close_question()
    s.ask(ask, (0,))
    ask.take(s, 0, 1)
    assert (heard, ask.options(s, 0)) == ([], (111, 112))
    ask.take(s, 0, 111)
    assert heard == [(1, 11, 111)]
    assert s.drafts[0] == ()


def test_sealed_answers_are_whole_paths(s: Bazaar) -> None:
    heard: list[Any] = []
    ask = Sealed[Bazaar](
        "tree",
        "BZ-1",
        options_of(tree),
        lambda s, answers: heard.append(list(answers[:2])),
        lambda s, seat, luck: (3,),
        chain=True,
        tree=tree,
    )
    s.close_question()
    s.ask(ask, (0, 1))
    ask.take(s, 0, 3)
    ask.take(s, 1, 1)
    ask.take(s, 1, 112)
    assert heard == [[(3,), (1, 11, 112)]]
