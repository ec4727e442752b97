"""The battery bites: games with one thing wrong in them, each of which it must catch."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from omerta.battery import test_frames, test_play, test_replay, test_secrets
from omerta.kernel.asks import Sealed
from omerta.kernel.dice import Dice
from omerta.kernel.events import Happening
from omerta.kernel.game import Game
from omerta.kernel.refusal import Refused
from tests import bazaar
from tests.bazaar import Bazaar, BazaarView

Broken = tuple[Game[Any], Callable[..., None]]


class Hint(Happening, frozen=True):
    richest: int


def shows_the_deck(s: Bazaar) -> BazaarView:
    shown = bazaar.public_view(s)
    return msgspec.structs.replace(shown, discards=(*shown.discards, *s.deck[-1:]))


def shows_a_neighbours_hand(s: Bazaar, public: BazaarView, seat: int) -> dict[str, Any]:
    return bazaar.own_parts(s, public, (seat + 1) % s.players if s.round > 1 else seat)


def shows_the_deck_while_steps_run(s: Bazaar) -> BazaarView:
    return bazaar.public_view(s) if s.asking or s.over else shows_the_deck(s)


def shows_yes_for_one(s: Bazaar) -> BazaarView:
    """A number that comes to be a yes or no is no difference to Python, but it is one in JSON."""
    shouted = tuple([int(each) if s.asking else each for each in s.shouted])
    return msgspec.structs.replace(bazaar.public_view(s), shouted=shouted)


def looks_into_the_deck(s: Bazaar, seat: int, path: tuple[int, ...]) -> Hint:
    return Hint(s.deck[-1] if s.deck else 0)


def redeals_by_the_old_order(s: Bazaar, seat: int, dice: Dice) -> None:
    """Forgets to sort: the result depends on how the hidden cards lay."""
    pool = list(bazaar.unseen(s, seat))
    dice.shuffle(pool, "pool")
    for owner, hand in enumerate(s.hands):
        if owner != seat:
            s.hands[owner] = sorted(pool.pop() for _ in hand)
    s.deck = pool


def redeals_nothing(s: Bazaar, seat: int, dice: Dice) -> None:
    pass


def loses_a_card(s: Bazaar, seat: int, dice: Dice) -> None:
    bazaar.redeal(s, seat, dice)
    s.deck[-1:] = [0] if s.deck else []


def tells_what_was_drawn(s: Bazaar, seat: int, steps: tuple[int, ...]) -> None:
    bazaar.packed(s, seat, steps)
    s.tell(Hint(max(range(s.players), key=lambda other: s.hands[other])), "BZ-1")


def refuses_by_what_others_hold(s: Bazaar, seat: int, action: int) -> Refused:
    other = s.hands[(seat + 1) % s.players]
    return Refused("no-such-card", "BZ-2", held=int(action - bazaar.BID in other))


def with_ask(**changes: Any) -> Game[Any]:
    ask = replace(bazaar.GAME.asks[changes.pop("name")], **changes)
    return replace(bazaar.GAME, asks={**bazaar.GAME.asks, ask.name: ask})


def opens_bids_and_pays_too_much(s: Bazaar, bids: list[int]) -> None:
    bazaar.bids_opened(s, bids)
    s.coins[0] += 1


GREEDY = Sealed[Bazaar](
    "bid",
    "BZ-2",
    bazaar.BIDDING.options,
    opens_bids_and_pays_too_much,
    bazaar.any_card,
)

BROKEN: dict[str, Broken] = {
    "a view of the deck": (
        replace(bazaar.GAME, public_view=shows_the_deck),
        test_secrets.test_views_options_and_refusals_tell_nothing_hidden,
    ),
    "a view of another hand": (
        replace(bazaar.GAME, own_parts=shows_a_neighbours_hand),
        test_secrets.test_views_options_and_refusals_tell_nothing_hidden,
    ),
    "hidden cards that are not said to hide": (
        replace(bazaar.GAME, hiding=("deck",)),
        test_secrets.test_what_is_unseen_is_read_from_the_fields_that_hide_it,
    ),
    "a view that tells while steps run": (
        replace(bazaar.GAME, public_view=shows_the_deck_while_steps_run),
        test_frames.test_what_is_shown_at_an_event_tells_nothing_hidden,
    ),
    "frames that do not add up": (
        replace(bazaar.GAME, public_view=shows_yes_for_one),
        test_frames.test_frames_added_up_are_the_view,
    ),
    "an outlook that tells": (
        replace(bazaar.GAME, outlook=looks_into_the_deck),
        test_frames.test_outlooks_tell_nothing_hidden,
    ),
    "a refusal that tells": (
        with_ask(name="bid", why=refuses_by_what_others_hold),
        test_secrets.test_views_options_and_refusals_tell_nothing_hidden,
    ),
    "an event that tells": (
        with_ask(name="pack", then=tells_what_was_drawn),
        test_secrets.test_events_tell_nothing_hidden,
    ),
    "a redeal that depends on the hidden order": (
        replace(bazaar.GAME, redeal=redeals_by_the_old_order),
        test_secrets.test_a_redeal_depends_on_nothing_hidden,
    ),
    "a redeal that redeals nothing": (
        replace(bazaar.GAME, redeal=redeals_nothing),
        test_secrets.test_a_redeal_conserves_varies_and_has_dice_of_its_own,
    ),
    "a redeal that loses a card": (
        replace(bazaar.GAME, redeal=loses_a_card),
        test_secrets.test_a_redeal_conserves_varies_and_has_dice_of_its_own,
    ),
    "money from nowhere": (
        replace(bazaar.GAME, asks={**bazaar.GAME.asks, "bid": GREEDY}),
        test_play.test_nothing_appears_or_vanishes,
    ),
    "a default that is not legal": (
        with_ask(name="pack", default=lambda s, seat, luck: (bazaar.PASS,)),
        test_play.test_default_answers_are_always_legal,
    ),
    "a bound that is too low": (
        replace(bazaar.GAME, most_decisions=lambda players: 20),
        test_play.test_random_games_end_inside_the_stated_bound,
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_the_battery_catches(what: str) -> None:
    game, test = BROKEN[what]
    with pytest.raises(AssertionError):
        test(game, 3)


def test_the_battery_catches_an_undo_across_a_barrier(monkeypatch: pytest.MonkeyPatch) -> None:
    """With no barriers at all, undo would take back dice and revealed cards."""
    monkeypatch.setattr(
        "omerta.kernel.match.Match._barrier", lambda self, before, interrupting: False
    )
    with pytest.raises(AssertionError, match=r"undo took back|have to forget|had acted"):
        test_replay.test_undo_leads_back_exactly_and_never_crosses_a_barrier(bazaar.GAME, 3)


def test_the_unbroken_game_passes_them_all() -> None:
    for test in {test for _, test in BROKEN.values()}:
        test(bazaar.GAME, 3)
