"""Random play, for every game and player count: it ends, nothing gets lost, copies are copies."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.games import GAMES, SOAKING, TABLES, few, moments, one_in, table_id, walk
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import Recorder
from omerta.kernel.game import Game
from omerta.kernel.legality import next_options, refusal
from omerta.kernel.refusal import Refused

MOST_OPTIONS = 200
# So many actions are tried, by every seat, in a game.
TRIED = 25_000
WRITTEN = 800  # moments of a game at which its state is written down and read

every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=table_id)


@every_table
def test_random_games_end_inside_the_stated_bound(game: Game[Any], players: int) -> None:
    luck = Luck(key_from("termination"))
    for number in range(GAMES if SOAKING else few(game, players, GAMES)):
        s = game.begin(players, key_from(f"termination {number}"))
        assert game.play_out(s, luck.share) <= game.most_decisions(players)
        assert game.over(s)
        assert [*s.agenda, *s.suspended, *s.queued, *s.offers] == [], "something was left undone"


@every_table
def test_playing_out_is_the_same_as_taking_action_after_action(
    game: Game[Any], players: int
) -> None:
    """The quick loop and the plain one, on the same luck, come to the same end."""
    for number in range(few(game, players, max(3, GAMES // 50))):
        quick = game.begin(players, key_from(f"quick {number}"))
        plain = quick.clone()
        decisions = game.play_out(quick, Luck(key_from(number)).share)
        luck, counted = Luck(key_from(number)), 0
        while plain.asking:
            seat = plain.waiting[0]
            options = game.options(plain, seat)
            game.act(plain, seat, options[int(luck.share() * len(options))])
            counted += 1
        assert (quick.to_json(), decisions) == (plain.to_json(), counted)


@every_table
def test_nothing_appears_or_vanishes(game: Game[Any], players: int) -> None:
    for number in range(few(game, players, max(5, GAMES // 20))):
        game_states = walk(game, players, f"tally {number}")
        s, *_ = next(game_states)
        conserved = game.tally(s)
        for s, *_ in game_states:
            assert game.tally(s) == conserved
        assert game.over(s)
        assert game.tally(s) == conserved


@every_table
def test_every_ask_has_a_short_list_of_different_known_actions(
    game: Game[Any], players: int
) -> None:
    for number in range(few(game, players, max(5, GAMES // 20))):
        for s, _, _, _ in walk(game, players, f"options {number}"):
            for seat in s.waiting:
                options = game.options(s, seat)
                assert 1 <= len(options) <= MOST_OPTIONS
                assert len(set(options)) == len(options)
                assert all(0 <= action < len(game.actions) for action in options)


@every_table
def test_what_is_offered_is_legal_and_what_is_not_is_refused_with_a_rule(
    game: Game[Any], players: int
) -> None:
    looks = max(1, TRIED // len(game.actions))
    for s, _ in moments(game, players, "legality", one_in(game, players, looks)):
        for seat in range(players):
            seen = game.seat_view(s, seat)
            offered = (*(seen.prompt.options if seen.prompt else ()), *seen.interrupts)
            for action in range(len(game.actions)):
                refused = refusal(game, s, seat, action)
                assert (refused is None) == (action in offered)
                assert refused is None or refused.rule, "a refusal names the rule behind it"


@every_table
def test_nothing_follows_a_complete_answer(game: Game[Any], players: int) -> None:
    complete = 0
    for s, luck in moments(game, players, "complete", one_in(game, players, 60)):
        for seat in s.waiting:
            begun = game.path(s, seat) if game.ask(s).tree is not None else ()
            for option in game.options(s, seat)[:12]:
                path = (*begun, option)
                if next_options(game, s, seat, path):
                    continue
                complete += 1
                with pytest.raises(Refused):
                    next_options(game, s, seat, (*path, luck.below(len(game.actions))))
    assert complete > 0


@every_table
def test_default_answers_are_always_legal(game: Game[Any], players: int) -> None:
    luck = Luck(key_from("defaults"))
    for number in range(few(game, players, max(3, GAMES // 50))):
        for s, _ in moments(game, players, f"default {number}", one_in(game, players, 400)):
            for seat in s.waiting:
                trial = s.clone()
                trial.drafts[seat] = ()
                asking = trial.asking
                steps = game.default(trial, seat, luck)
                for left, action in zip(range(len(steps), 0, -1), steps, strict=True):
                    assert trial.asking == asking, "the answer was complete before its last step"
                    assert action in game.options(trial, seat)
                    game.act(trial, seat, action)
                    if left > 1:
                        assert trial.drafts[seat], "a step was taken for a whole answer"


@every_table
def test_a_timeout_that_is_told_later_is_told_one_day(game: Game[Any], players: int) -> None:
    """`Ask.told_with` names an event; if it never came, the timeout would never be told."""
    named = {ask.told_with for ask in game.asks.values() if ask.told_with}
    if named:
        heard = Recorder()
        for _ in walk(game, players, "told with", heard):
            pass
        assert named <= {event.kind for event in heard}


@every_table
def test_json_round_trip_at_any_step(game: Game[Any], players: int) -> None:
    every = one_in(game, players, WRITTEN)
    for number in range(few(game, players, max(2, GAMES // 100))):
        for s, _ in moments(game, players, f"json {number}", every):
            text = s.to_json()
            again = game.state.from_json(text)
            assert again == s
            assert again.to_json() == text


@every_table
def test_no_copy_ever_changes(game: Game[Any], players: int) -> None:
    """Keep all past copies of a game, with what they were: none may follow the game."""
    for number in range(few(game, players, max(2, GAMES // 100))):
        copies = []
        for s, _, _, _ in walk(game, players, f"copy {number}", listener=Recorder()):
            copy = s.clone()
            assert copy.listener is None, "a copy must not be heard"
            copies.append((copy, copy.to_json()))
        for copy, was in copies:
            assert copy.to_json() == was
        # Playing on in a copy leaves the original alone.
        copy, was = copies[len(copies) // 2]
        twin = copy.clone()
        game.play_out(twin, Luck(key_from(number)).share)
        assert copy.to_json() == was
        assert twin.to_json() != was


@pytest.mark.parametrize(
    "game", {table[0].name: table[0] for table in TABLES}.values(), ids=table_id
)
def test_every_action_has_one_id_and_its_notation_parses_back(game: Game[Any]) -> None:
    notations = [action.notation for action in game.actions]
    assert len(set(notations)) == len(notations)
    for number, action in enumerate(game.actions):
        assert action.id == number
        assert game.actions.parse(action.notation) == number
        assert game.actions.parse(f"  {action.notation.replace(' ', '   ')} ") == number
    assert game.actions.parse("no such thing") is None
