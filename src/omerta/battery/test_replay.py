"""The log is the truth: any cut of it replays to the same state; undo never crosses a barrier."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from omerta.battery.games import COSTLY, GAMES, SOAKING, TABLES, few, length, one_in, table_id
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC
from omerta.kernel.game import Game
from omerta.kernel.match import Entry, Match, SeatInfo
from omerta.kernel.record import read, record, replay, verify, write

# Each look at an undo plays the match so far again: so many entries in all, about, in a game.
REPLAYED = 20_000
WRITTEN = 800  # moments of a match at which its state is written down
# A long match is left after so many entries where nothing depends on its end.
FAR = 2500

every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=table_id)


def play_match(game: Game[Any], players: int, seed: str) -> Iterator[Match[Any]]:
    """A random match with undos, time-outs and interrupts, after each entry of its log."""
    luck = Luck(key_from(f"match {seed}"))
    seats = [SeatInfo(f"Seat {seat}", "random") for seat in range(players)]
    match = Match(game, seats, key_from(seed), stepped=bool(luck.below(2)))
    yield match
    while not match.over:
        s = match.state
        seat = s.waiting[luck.below(len(s.waiting))]
        anyone = luck.below(players)
        if luck.below(8) == 0 and match.can_undo(anyone):
            match.undo(anyone, at=len(match.log))
        elif luck.below(12) == 0:
            match.time_out(seat, at=len(match.log))
        elif game.interrupt_options(s, anyone) and luck.below(8) == 0:
            match.act(anyone, game.interrupt_options(s, anyone)[0], at=len(match.log))
        else:
            options = game.options(s, seat)
            match.act(seat, options[luck.below(len(options))], at=len(match.log))
        yield match


@every_table
def test_killed_at_any_action_a_match_goes_on_to_the_same_end(
    game: Game[Any], players: int
) -> None:
    luck = Luck(key_from("kill"))
    games = few(game, players, max(2, GAMES // 150))
    if length(game, players) > COSTLY and not SOAKING:
        games = 1  # each is played several times over
    for number in range(games):
        states: dict[int, bytes] = {}
        every = one_in(game, players, WRITTEN)
        for match in play_match(game, players, f"kill {number}"):
            if luck.below(every) == 0:
                states[len(match.log)] = match.state.to_json()
        rec = read(write(record(match)))
        key = match.secret_key()
        cuts = [luck.below(len(rec.log)) for _ in range(few(game, players, 6) - 1)]
        known = [cut for cut in states if cut < len(rec.log)]
        for cut in (*cuts, known[luck.below(len(known))]):
            again = replay(game, rec, upto=cut, key=key)
            if cut in states:
                assert again.state.to_json() == states[cut]
            for line in rec.log[cut:]:
                again.apply(line.entry)
            assert again.state.to_json() == match.state.to_json()
            assert again.log == match.log
            assert again.events == match.events
        assert verify(game, rec).over


@every_table
def test_undo_leads_back_exactly_and_never_crosses_a_barrier(game: Game[Any], players: int) -> None:
    undone = 0
    seldom = one_in(game, players, max(12, REPLAYED // length(game, players)))
    # Two at least: one with offers made at any time, one with offers made step by step.
    for number in range(max(2, few(game, players, max(4, GAMES // 60)))):
        luck = Luck(key_from(f"undo {number}"))
        # The first chance after so many moments is looked at: chances are rare in some games.
        due = luck.below(min(seldom, 100))
        matches = islice(play_match(game, players, f"undo {number}"), FAR)
        for moment, match in enumerate(matches):
            who = [seat for seat in range(players) if moment >= due and match.can_undo(seat)]
            if who:
                demand_honest_undo(match, who[luck.below(len(who))])
                undone += 1
                due = moment + 1 + luck.below(2 * seldom)
    assert undone > 0


def demand_honest_undo(match: Match[Any], seat: int) -> None:
    """Undo on a copy of the match, and hold it against what everybody knew."""
    game, s = match.game, match.state
    known = [Counter(game.unseen(s, viewer)) for viewer in range(PUBLIC, s.players)]
    drawn = s.dice.drawn
    twin = replay(game, record(match), key=match.secret_key())
    twin.undo(seat)
    after = twin.state
    assert after.dice.drawn == drawn, "an undo took back a throw of the dice"
    for viewer, hidden in zip(range(PUBLIC, s.players), known, strict=True):
        forgotten = Counter(game.unseen(after, viewer)) - hidden
        assert not forgotten, f"{viewer} would have to forget {forgotten}"
    if after.asking != s.asking or after.asked != s.asked:
        later = match.log[last_open_act(match.log, seat) + 1 :]
        for other in set(range(s.players)) - {seat}:
            acts = [{"act": 1, "undo": -1}[entry.do] for entry in later if entry.seat == other]
            assert sum(acts) <= len(s.drafts[other]), "another seat had acted"


def last_open_act(log: list[Entry], seat: int) -> int:
    """The last act of a seat that no undo has taken back yet."""
    undone = 0
    for number in range(len(log) - 1, -1, -1):
        entry = log[number]
        if entry.seat == seat and entry.do == "undo":
            undone += 1
        elif entry.seat == seat and entry.do == "act":
            if not undone:
                return number
            undone -= 1
    raise AssertionError("nothing to take back")


@every_table
def test_can_undo_says_the_truth_and_tells_nothing(game: Game[Any], players: int) -> None:
    """Whether a seat can undo depends on nothing it cannot see."""
    seldom = one_in(game, players, REPLAYED // length(game, players))
    luck = Luck(key_from("can undo"))
    for match in islice(play_match(game, players, "can undo"), FAR):
        s = match.state
        if not s.asking or luck.below(seldom):
            continue
        before = [match.can_undo(seat) for seat in range(players)]
        for other in s.waiting:
            ask = game.ask(s)
            private = ask.chain and len(game.options(s, other)) > 1
            if private and not ask.sealed:
                twin = replay(game, record(match), key=match.secret_key())
                twin.act(other, game.options(s, other)[0])
                if twin.state.drafts[other]:
                    for seat in set(range(players)) - {other}:
                        assert twin.can_undo(seat) == before[seat]
