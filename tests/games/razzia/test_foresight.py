"""What a split would bring, told before it is answered; and what is shown with each event."""

from __future__ import annotations

import re
from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games import package
from omerta.games.razzia import GAME
from omerta.games.razzia.events import DuelWon
from omerta.games.razzia.odds import chain_chances
from omerta.games.razzia.outlook import outlook
from omerta.games.razzia.state import ACCEPT, DONE, DUEL, SHARE, Razzia
from omerta.games.razzia.view import RazziaView
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import Event, Recorder
from omerta.text.phrases import Voice


def splits(question: str) -> list[Razzia]:
    """States of random games in which this is asked."""
    found = []
    for number in range(8):
        s = GAME.begin(5, key_from(f"split {number}"))
        luck = Luck(key_from(f"luck {number}"))
        while s.asking:
            if s.asking == question and not any(s.drafts):
                found.append(s.clone())
            seat = s.waiting[luck.below(len(s.waiting))]
            options = GAME.options(s, seat)
            GAME.act(s, seat, options[luck.below(len(options))])
    assert len(found) > 5
    return found


@rules("RZ-5.11", "RZ-5.13")
def test_an_answer_says_what_is_sure_and_what_would_be_fought_for() -> None:
    for s in splits("answer_split"):
        proposer = s.claimants[0]
        for seat in s.claimants[1:]:
            share = sum(s.shares[s.claimants.index(seat)])
            sure = outlook(s, seat, (ACCEPT,))
            fight = outlook(s, seat, (DUEL,))
            assert sure is not None
            assert fight is not None
            assert (sure.sure, sure.stake) == (share, 0)
            assert fight.stake == share + sum(s.shares[0])
            values = [s.played[each] % 6 + 1 for each in (proposer, seat)]
            assert fight.chance == pytest.approx(chain_chances(s.die, values)[1])
            place = s.claimants.index(seat) - 1
            shown: RazziaView = GAME.public_view(s)
            assert shown.split is not None
            assert shown.split.chances[place] == pytest.approx(fight.chance)


def test_a_duel_has_a_condition_only_where_others_may_still_refuse() -> None:
    razzia, conditions = package("razzia"), set()
    voice, words = Voice(razzia.text("en"), [], 0), razzia.words()
    for s in splits("answer_split"):
        rivals = len(s.claimants) - 1
        for seat in s.waiting:
            would = outlook(s, seat, (DUEL,))
            assert would is not None
            if not would.stake:
                continue
            [line] = words.outlook(GAME.seat_view(s, seat), would)
            said = voice.say(line)
            assert re.match(r"Duel: \d+% chance of \$", said), said
            assert said.endswith(", if nobody else refuses.") == (rivals > 1)
            conditions.add(rivals > 1)
    assert conditions == {True, False}


@rules("RZ-5.13")
def test_what_is_said_to_be_fought_for_is_what_the_fighters_get() -> None:
    fought = 0
    unanswered = [s for s in splits("answer_split") if len(s.waiting) == len(s.claimants) - 1]
    for s in unanswered:
        for seat in s.waiting:
            told = outlook(s, seat, (DUEL,))
            assert told is not None
            world, heard = s.clone(), Recorder()
            world.listener = heard
            while world.asking == "answer_split" and world.split_bar == s.split_bar:
                each = world.waiting[0]
                GAME.act(world, each, DUEL if each == seat else ACCEPT)
            won = [e.public for e in heard if isinstance(e.public, DuelWon)]
            here = [each.bills for each in won if each.bar == s.split_bar]
            assert sum(sum(bills) for bills in here) == told.stake
            fought += bool(here)
    assert fought > 5


@rules("RZ-5.4")
def test_a_proposal_says_what_its_maker_would_keep() -> None:
    for s in splits("propose_split"):
        seat, other = s.claimants[:2]
        for path, kept in (
            ((DONE,), sum(s.stack)),
            ((SHARE + other, DONE), sum(s.stack) - s.stack[0]),
        ):
            would = outlook(s, seat, path)
            assert would is not None
            assert (would.sure, would.stake) == (kept, sum(s.stack))


class Watching:
    """Looks at the public view at every event."""

    def __init__(self) -> None:
        self.rounds: set[int] = set()
        self.raids = 0

    def hear(self, s: Any, event: Event) -> None:
        shown: RazziaView = GAME.public_view(s)
        self.rounds.add(shown.rounds)
        if event.kind == "bills":
            assert not shown.extra_waits
        if event.kind == "extra_drawn":
            assert shown.extra_waits
        if event.kind == "raid":
            assert {*event.public.gamblers} <= {*shown.caught}
            self.raids += 1


def test_an_event_is_told_after_the_change_it_tells_of() -> None:
    watching = Watching()
    s = GAME.begin(5, key_from("watched"), listener=watching)
    luck = Luck(key_from("luck"))
    while s.asking:
        seat = s.waiting[luck.below(len(s.waiting))]
        options = GAME.options(s, seat)
        GAME.act(s, seat, options[luck.below(len(options))])
    assert len(watching.rounds) == 1, "how many rounds there are never changes"
    assert watching.raids > 0
