"""Mafiozoo at a live table: what interrupts and windows could give away or break."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from omerta.games.mafiozoo import GAME
from omerta.games.mafiozoo.content import MASSAGE_PARLOUR, SECRET
from omerta.games.mafiozoo.state import BRIBE, PASS, RECOVER, USE_MASSAGE_PARLOUR
from omerta.games.mafiozoo.words import the
from omerta.kernel.dice import key_from
from omerta.kernel.events import PUBLIC
from omerta.server.film import film
from omerta.server.store import LogRow
from omerta.server.table import new_match
from omerta.server.wire import Try
from tests.server.house import played
from tests.server.test_secrets import World, rows


async def with_bonuses(folder: Path) -> World:
    """Everybody has a massage parlour, in the middle of Corruption."""
    world = World(folder, *rows(3, key_from("bonuses"), "mafiozoo"))
    await world.open()
    world.state.bonuses = [1 << MASSAGE_PARLOUR] * 3
    world.state.thugs = [1 << MASSAGE_PARLOUR] * 3
    assert world.state.asking == "play_card"
    return world


@pytest.mark.parametrize("more", [(0,), (RECOVER,), (USE_MASSAGE_PARLOUR,)])
@played
async def test_an_interrupt_goes_alone_and_breaks_no_table(
    tmp_path: Path, more: tuple[int, ...]
) -> None:
    world = await with_bonuses(tmp_path)
    try:
        [active] = world.state.waiting
        other = (active + 1) % 3
        card = world.state.hands[active][0]
        for seat, actions in (
            (other, (USE_MASSAGE_PARLOUR, *more)),
            (active, (card, USE_MASSAGE_PARLOUR, *more)),
        ):
            await world.act(seat, *actions)
            assert '"say":"one-answer-at-a-time"' in world.listeners[seat].heard[-1]
        assert not world.table.dropped
        await world.act(other, USE_MASSAGE_PARLOUR)
        assert world.state.bonuses[other] == 0
        assert world.state.waiting == [active]
    finally:
        await world.close()


@played
async def test_a_draft_is_gone_on_with_when_its_next_steps_are_tried(tmp_path: Path) -> None:
    world = await with_bonuses(tmp_path)
    try:
        [active] = world.state.waiting
        card = next(card for card in world.state.hands[active] if card != SECRET)
        await world.act(active, card)
        await world.hear(active, Try("token-try", world.table.stamp(), (BRIBE + card,)))
        tried = msgspec.json.decode(world.listeners[active].heard[-1])
        assert (tried["is"], tried["path"]) == ("tried", [BRIBE + card])
        assert tried["labels"][0]["params"]["the"] == msgspec.to_builtins(the(card))
        assert tried["outlook"]["laid"][0]["character"] == card
    finally:
        await world.close()


@played
async def test_using_and_taking_back_a_bonus_does_not_outdate_the_answer_of_another(
    tmp_path: Path,
) -> None:
    world = await with_bonuses(tmp_path)
    try:
        [active] = world.state.waiting
        match = world.table.match
        assert match is not None
        stamp = world.table.stamp()
        for _ in range(3):
            match.act((active + 1) % 3, USE_MASSAGE_PARLOUR)
            match.undo((active + 1) % 3)
        assert world.table.stamp() == stamp
    finally:
        await world.close()


def test_a_film_of_a_game_in_progress_does_not_tell_who_answered_a_window_last() -> None:
    row, seats = rows(2, key_from("film"), "mafiozoo")
    match = new_match(row, seats)
    told: list[LogRow] = []
    logged = 0
    answered = 0
    while not match.over and answered < 3:
        seat, asking = match.state.waiting[0], match.state.asking
        options = GAME.options(match.state, seat)
        match.act(seat, PASS if asking == "inform" else options[-1 if len(told) % 3 else 0])
        told.append(LogRow(row.id, len(told), None, tuple(match.log[logged:])))
        logged = len(match.log)
        if asking == "inform" and match.state.asking != "inform":
            answered += 1
            frames = film(row, seats, told, PUBLIC).frames
            assert frames[-1].doer == PUBLIC
    assert answered == 3
