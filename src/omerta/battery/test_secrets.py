"""Nobody learns what the rules hide from them: non-interference, and honest redeals."""

from __future__ import annotations

import dataclasses
import itertools
from collections import Counter
from typing import Any, cast

import msgspec
import pytest

from omerta.battery.games import GAMES, TABLES, few, moments, one_in, table_id, take, walk
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC, Recorder, seen
from omerta.kernel.game import Game
from omerta.kernel.legality import refusal
from omerta.kernel.state import UNANSWERED

LOOKS = 600  # at moments of a game, where each is played on in two worlds
# Of these, so many have to be compared, in at most so many games.
ENOUGH, MOST_GAMES = 20, 60

every_table = pytest.mark.parametrize(("game", "players"), TABLES, ids=table_id)


def seen_bytes(game: Game[Any], s: Any, viewer: int) -> bytes:
    return msgspec.json.encode(game.seat_view(s, viewer))


def refusals(game: Game[Any], s: Any, seat: int) -> list[str]:
    return [str(refusal(game, s, seat, action)) for action in range(len(game.actions))]


@every_table
def test_views_options_and_refusals_tell_nothing_hidden(game: Game[Any], players: int) -> None:
    for number in range(few(game, players, max(2, GAMES // 100))):
        for s, luck in moments(game, players, f"views {number}", 4 * one_in(game, players, 200)):
            for viewer in range(PUBLIC, players):
                other = game.redealt(s, viewer, key_from(luck.below(1 << 60)))
                assert seen_bytes(game, s, viewer) == seen_bytes(game, other, viewer)
                if viewer != PUBLIC and luck.below(max(2, len(game.actions) // 60)) == 0:
                    assert refusals(game, s, viewer) == refusals(game, other, viewer)


class Watched:
    """A state that notes which of its fields are read."""

    def __init__(self, state: Any, read: set[str]) -> None:
        self._state, self._read = state, read
        self._fields = {field.name for field in dataclasses.fields(state)}

    def __getattr__(self, name: str) -> Any:
        if name in self._fields:
            self._read.add(name)
            return getattr(self._state, name)
        of_the_class = getattr(type(self._state), name)
        return of_the_class.__get__(self) if hasattr(of_the_class, "__get__") else of_the_class


@every_table
def test_what_is_unseen_is_read_from_the_fields_that_hide_it(game: Game[Any], players: int) -> None:
    if not game.hiding:
        return
    read: set[str] = set()
    for number in range(few(game, players, 2)):
        for s, _ in moments(game, players, f"hiding {number}", one_in(game, players, 200)):
            for viewer in range(PUBLIC, players):
                game.unseen(cast(Any, Watched(s, read)), viewer)
    # The number of players never changes.
    assert read - {"players"} <= set(game.hiding)


@every_table
def test_events_tell_nothing_hidden(game: Game[Any], players: int) -> None:
    """An action that makes nothing known to a viewer sounds the same in every world it could be
    in; what others do in secret sounds the same whatever it is."""
    compared = 0
    every = one_in(game, players, LOOKS)
    games = few(game, players, max(2, GAMES // 100))
    for number in itertools.count():
        if number >= games and compared > ENOUGH:
            break
        assert number < MOST_GAMES, "hardly anything can be compared"
        luck = Luck(key_from(f"events {number}"))
        for s, seat, action, interrupts in walk(game, players, f"events {number}"):
            if luck.below(every):
                continue
            viewer = luck.below(players + 1) - 1
            here, there = s.clone(), game.redealt(s, viewer, key_from(luck.below(1 << 60)))
            other = action
            if seat != viewer and not interrupts:
                options = game.options(there, seat)
                if secret_act(game, s, seat, action):
                    other = options[luck.below(len(options))]
                    if secret_act(game, s, seat, action) != secret_act(game, there, seat, other):
                        continue
                elif other not in options or secret_choices(s, viewer):
                    continue  # it shows what a seat had, or had chosen in secret
                elif game.ask(s).chain and len(options) == 1:
                    continue  # all steps filled themselves in, by what the seat has
            if seat == viewer and secret_choices(s, viewer):
                continue  # its answer may be the last one and open those of the others
            if interrupts and other not in game.interrupt_options(there, seat):
                continue
            if interrupts and any(game.must_wait(world, seat, other) for world in (here, there)):
                continue  # that an answer is half made, whoever must wait for it learns
            heard_here, heard_there = (
                heard(game, world, seat, act, interrupts, viewer)
                for world, act in ((here, action), (there, other))
            )
            if heard_here is not None and heard_there is not None:
                assert heard_here == heard_there
                compared += 1


def secret_act(game: Game[Any], s: Any, seat: int, action: int) -> str:
    """Whether an action is a step of a draft, or a sealed answer while others are to follow."""
    trial = s.clone()
    game.act(trial, seat, action)
    if trial.asking == s.asking and trial.answers[seat] != UNANSWERED:
        return "answer"
    return "draft" if trial.asking == s.asking and trial.drafts[seat] else ""


def secret_choices(s: Any, viewer: int) -> bool:
    return any(
        s.drafts[seat] or s.answers[seat] != UNANSWERED for seat in s.asked if seat != viewer
    )


def heard(
    game: Game[Any], s: Any, seat: int, action: int, interrupts: bool, viewer: int
) -> tuple[bytes, bytes] | None:
    """What the viewer hears of an action and sees after it; None if it learnt something."""
    hidden, drawn = Counter(game.unseen(s, viewer)), s.dice.drawn
    told = told_by(game, s, seat, action, interrupts, viewer)
    if s.dice.drawn != drawn or hidden - Counter(game.unseen(s, viewer)):
        return None
    return told


@every_table
def test_a_redeal_depends_on_nothing_hidden(game: Game[Any], players: int) -> None:
    for number in range(few(game, players, max(2, GAMES // 100))):
        for s, luck in moments(
            game, players, f"independent {number}", 4 * one_in(game, players, 200)
        ):
            first, second = (key_from(luck.below(1 << 60)) for _ in range(2))
            for viewer in range(PUBLIC, players):
                twice = game.redealt(game.redealt(s, viewer, first), viewer, second)
                assert twice.to_json() == game.redealt(s, viewer, second).to_json()


@every_table
def test_a_redeal_conserves_varies_and_has_dice_of_its_own(game: Game[Any], players: int) -> None:
    varied = []
    for s, luck in moments(game, players, "honest", 3 * one_in(game, players, 200)):
        seat = luck.below(players)
        before = s.to_json()
        worlds = [game.redealt(s, seat, key_from(luck.below(1 << 60))) for _ in range(6)]
        assert s.to_json() == before, "redealing changed the game itself"
        for world in worlds:
            assert game.tally(world) == game.tally(s)
            assert len(game.unseen(world, seat)) == len(game.unseen(s, seat))
            assert world.dice.key != s.dice.key
            assert world.asked == s.asked
            assert game.waiting_for(world) == game.waiting_for(s)
        for world in worlds:
            world.dice = s.dice  # compare the cards, not the chance to come
        if game.unseen(s, seat):
            varied.append(len({world.to_json() for world in worlds}) > 1)
    assert sum(varied) > len(varied) / 2


@every_table
def test_redealt_games_play_to_their_end(game: Game[Any], players: int) -> None:
    share = 6 * one_in(game, players, 200)
    rollouts = (
        moment
        for number in itertools.count(1)
        for moment in moments(game, players, f"rollout {number}", share)
    )
    wanted = max(8, few(game, players, max(50, GAMES // 10)))
    for s, luck in itertools.islice(rollouts, wanted):
        world = game.redealt(s, luck.below(players), key_from(luck.below(1 << 60)))
        conserved = game.tally(world)
        game.play_out(world, luck.share)
        assert game.over(world)
        assert game.tally(world) == conserved


@every_table
def test_what_looks_the_same_is_redealt_the_same(game: Game[Any], players: int) -> None:
    """Two worlds that a step leaves alike to a viewer are redealt alike: nothing hidden that the
    view and the redeal both forget can linger in a redealt state."""
    compared = 0
    every = one_in(game, players, LOOKS)
    for number in range(few(game, players, max(2, GAMES // 60))):
        luck = Luck(key_from(f"same {number}"))
        for s, seat, action, interrupts in walk(game, players, f"same {number}"):
            if luck.below(every):
                continue
            viewer = luck.below(players + 1) - 1
            key = key_from(luck.below(1 << 60))
            here, there = s.clone(), game.redealt(s, viewer, key_from(luck.below(1 << 60)))
            there.dice = here.dice.clone()
            legal = (game.interrupt_options if interrupts else game.options)(there, seat)
            other = action
            if seat != viewer and not interrupts and secret_act(game, s, seat, action):
                other = legal[luck.below(len(legal))]
            if other not in legal:
                continue
            told = [
                told_by(game, world, seat, act, interrupts, viewer)
                for world, act in ((here, action), (there, other))
            ]
            # Parts of one turn look alike (`Ask.shown_as`); which of them is open, a redeal keeps.
            if told[0] == told[1] and here.asking == there.asking:
                compared += 1
                alike = [game.redealt(world, viewer, key).to_json() for world in (here, there)]
                assert alike[0] == alike[1], "a redeal keeps something hidden"
    assert compared > 5


def told_by(
    game: Game[Any], s: Any, seat: int, action: int, interrupts: bool, viewer: int
) -> tuple[bytes, bytes]:
    """What a viewer hears of an action, and sees after it, when it may look again: what is asked
    quietly of others in between, they pass on."""
    s.listener = Recorder()
    take(game, s, seat, action, interrupts)
    luck = Luck(key_from("quiet"))
    while s.asking and not game.notices(s, viewer):
        other = s.waiting[0]
        s.drafts[other] = ()
        for step in game.default(s, other, luck):
            game.act(s, other, step)
    return msgspec.json.encode(seen(s.listener, viewer)), seen_bytes(game, s, viewer)
