"""Deal: a table's own content is read within bounds, or refused."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from omerta.games.deal.content import CONTENT, MOST_AMOUNT, MOST_COUNT, Content
from omerta.games.deal.state import ACTIONS, AMOUNT, COUNT, GET


def changed(part: str, **numbers: Any) -> Content:
    """The content of the house with other numbers in one part."""
    raw = msgspec.to_builtins(CONTENT)
    raw[part] |= numbers
    return msgspec.convert(raw, Content)


def with_event(name: str, **numbers: Any) -> Content:
    raw = msgspec.to_builtins(CONTENT)
    [event] = [event for event in raw["clan_events"] if event["id"] == name]
    event |= numbers
    return msgspec.convert(raw, Content)


def test_every_amount_and_count_of_an_offer_is_an_action() -> None:
    most = MOST_AMOUNT / 2
    board = changed("stepped", prices=[0, most], swap=[most], pay=[most], most_drugs=5).board()
    amounts = {*board.offer_prices, *board.offer_swap, *board.offer_pay}
    assert {ACTIONS[AMOUNT + amount].verb for amount in amounts} == {"amount"}
    assert {ACTIONS[GET + amount].verb for amount in amounts} == {"get"}
    assert ACTIONS[COUNT + board.offer_drugs].verb == "count"


@pytest.mark.parametrize(
    "numbers",
    [
        {"prices": [0, MOST_AMOUNT / 2 + 0.5]},
        {"swap": [MOST_AMOUNT / 2 + 0.5]},
        {"pay": [MOST_AMOUNT / 2 + 0.5]},
        {"most_drugs": MOST_COUNT + 1},
    ],
    ids=lambda numbers: next(iter(numbers)),
)
def test_what_would_be_no_action_is_refused(numbers: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError, match="<="):
        changed("stepped", **numbers)


def test_drugs_may_be_given_for_nothing_whatever_the_buyer_has() -> None:
    """Or an offer in the making could come to a dead end (DA-14.4)."""
    with pytest.raises(msgspec.ValidationError, match="for nothing"):
        changed("stepped", prices=[2, 4])


def test_a_drive_by_removes_as_many_as_can_be_named() -> None:
    most = with_event("K1", number=MOST_COUNT).clan_event_number("K1")
    assert ACTIONS[COUNT + most].verb == "count"
    for number in (0, MOST_COUNT + 1):
        with pytest.raises(msgspec.ValidationError, match="K1"):
            with_event("K1", number=number)
