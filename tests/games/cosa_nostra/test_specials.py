"""La Cosa Nostra, CN-9: Special Jobs."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.cosa_nostra.state import IN_DECK
from omerta.kernel.events import PUBLIC
from tests.games.cosa_nostra.scenario import (
    G,
    P,
    R,
    Scene,
    Y,
    business,
    job,
    table,
)

MARKET = "casino-2 cop-2 pimp-2 garage-2"


def special(task: str, *dice: int, **more: Any) -> Scene:
    """Red's r3 reveals a Special Job; yellow has something to do after him."""
    more.setdefault("round", 3)
    tasks = {"r3": task, "y1": "J1T1", **more.pop("tasks", {})}
    scene = table("action", turn=R, tasks=tasks, **more)
    if dice:
        scene.dice(*dice)
    return scene.act(R, "r3", "reveal")


@pytest.mark.parametrize(
    "task",
    ["J3-exceptional_offer-1", "J3-connections-1", "J3-money_laundering-1", "J2-birthday_party-1"],
)
@rules("CN-9.1", "CN-12.4", "CN-10.4", "CN-10.8")
def test_CN_9_1_no_robbery_no_trap_no_cop(task: str) -> None:
    responses = {"g1": "J3-robbery-1", "g2": "J3-trap-1", "y3": "J3-robbery-2"}
    scene = special(task, 3, 1, 1, tasks=responses, owned={R: "cop-1"}, cash={R: 8})
    asked = {
        "J3-exceptional_offer-1": ("buy_after_roll", [R]),
        "J3-connections-1": ("buy_after_roll", [R]),
        "J3-money_laundering-1": ("launder_amount", [R]),
        "J2-birthday_party-1": ("turn_to_act", [Y]),
    }
    assert scene.open == asked[task]


@rules("CN-9.1", "CN-9.7")
def test_CN_9_1_horse_racing_neither() -> None:
    responses = {"g1": "J3-robbery-1", "g2": "J3-trap-1"}
    scene = special("J4-horse_racing-1", round=4, tasks=responses, owned={R: "cop-1"}, cash={R: 3})
    scene.dice(4, 4, 4).act(R, "amount 3")
    assert scene.cash[R] == 6
    assert scene.open == ("turn_to_act", [Y])


# --- Exceptional Offer ---


@pytest.mark.parametrize(
    ("dice", "prices"),
    [
        ((3, 1, 1), {"casino-2": 13, "cop-2": 1, "pimp-2": 3, "garage-2": 7}),
        ((3, 3, 1), {"casino-2": 7, "cop-2": 1, "pimp-2": 2, "garage-2": 4}),
    ],
)
@rules("CN-9.2", "CN-9.4", "CN-Q1")
def test_CN_9_2_exceptional_offer(dice: tuple[int, ...], prices: dict[str, int]) -> None:
    for name, price in prices.items():
        poor = special("J3-exceptional_offer-1", *dice, market=MARKET, cash={R: price - 1})
        affordable = {each for each, cost in prices.items() if cost < price}
        assert {*poor.options(R)} == {*affordable, "decline"}  # he needs the cash
        scene = special("J3-exceptional_offer-1", *dice, market=MARKET, cash={R: price})
        scene.act(R, name)
        assert scene.cash[R] == 0
        assert scene.owner(name) == R
        assert scene.active(name)
        assert name not in scene.market
        assert len(scene.s.market) == 4  # refilled when the Job is over
        assert scene.told("bought_special") == [
            {"seat": R, "business": business(name), "from_deck": False}
        ]
        assert scene.open == ("turn_to_act", [Y])


@rules("CN-9.2")
def test_CN_9_2_he_may_decline_and_one_is_enough() -> None:
    scene = special("J2-exceptional_offer-1", 3, 3, 3, market=MARKET, cash={R: 30})
    scene.act(R, "decline")
    assert scene.told("bought_nothing") == [{"seat": R}]
    assert scene.market == MARKET
    assert scene.cash[R] == 30
    scene = special("J2-exceptional_offer-1", 3, 3, 3, market=MARKET, cash={R: 30}).act(R, "cop-2")
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-9.2", "CN-19.7")
def test_CN_9_2_asked_also_if_nothing_is_affordable() -> None:
    scene = special("J3-exceptional_offer-1", 3, 1, 1, market="casino-2 casino-1", cash={R: 0})
    assert scene.open == ("buy_after_roll", [R])
    assert scene.options(R) == ["decline"]
    scene.time_out(R)
    assert scene.open == ("turn_to_act", [Y])


@pytest.mark.parametrize(
    "task",
    ["J3-exceptional_offer-1", "J3-connections-1", "J3-money_laundering-1", "J2-birthday_party-1"],
)
@rules("CN-6.6", "CN-9.2", "CN-9.3", "CN-9.5", "CN-9.6")
def test_CN_9_2_without_a_success_nothing_happens(task: str) -> None:
    scene = special(task, 1, 1, 1, cash={R: 20})
    deck = scene.deck
    assert scene.told("special_failed") == [{"seat": R, "job": job(task)}]
    assert scene.cash == [2, 2, 20]
    assert scene.open_jobs == task
    assert scene.deck == deck
    assert scene.s.laundered == [0, 0, 0]
    assert scene.open == ("turn_to_act", [Y])


# --- Connections ---


@rules("CN-9.3", "CN-9.4")
def test_CN_9_3_any_card_of_market_or_deck_at_its_price() -> None:
    scene = special("J3-connections-1", 3, 1, 1, market="casino-2 cop-2", cash={R: 13})
    kinds = {path[0] for path in scene.paths(R)}
    assert "kind casino" not in kinds  # 14
    assert {"kind night_club", "kind cop", "kind waste", "kind politician", "decline"} <= kinds
    assert ("kind cop", "from_market") in scene.paths(R)
    assert ("kind cop", "from_deck") in scene.paths(R)
    assert [path for path in scene.paths(R) if path[0] == "kind night_club"] == [
        ("kind night_club", "from_market"),
        ("kind night_club", "from_deck"),
    ]
    scene.act(R, "kind waste", "from_deck")
    assert scene.cash[R] == 5
    assert scene.owner("waste-2") == R
    assert scene.market.split()[:2] == ["casino-2", "cop-2"]
    assert scene.told("bought_special") == [
        {"seat": R, "business": business("waste-2"), "from_deck": True}
    ]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-9.3")
def test_CN_9_3_two_successes_take_two_thousand_off() -> None:
    scene = special("J3-connections-1", 3, 3, 1, market=MARKET, cash={R: 12})
    scene.act(R, "kind casino", "from_market")
    assert (scene.cash[R], scene.owner("casino-2")) == (0, R)
    free = special("J2-connections-1", 3, 3, 1, market="casino-2 cop-2", cash={R: 0})
    assert {path[0] for path in free.paths(R)} == {
        "kind lawyer",
        "kind politician",
        "kind cop",
        "decline",
    }
    free.act(R, "kind lawyer", "from_deck")
    assert free.cash[R] == 0
    assert free.owned(R) == "pimp-1 lawyer-2 politician-1 garage-1"
    assert free.open == ("turn_to_act", [Y])


@pytest.mark.parametrize("buys", [True, False])
@rules("CN-9.3", "CN-Q46")
def test_CN_9_3_then_the_deck_is_shuffled(buys: bool) -> None:
    """What lay at the bottom, and all knew, is forgotten."""
    tasks = {"g1": "waste-2"}
    scene = table(
        "action", turn=G, round=3, tasks={**tasks, "r3": "J3-connections-1", "y1": "J1T1"}
    )
    scene.act(G, "g1", "cancel")
    assert scene.view(PUBLIC).deck_bottom == ((business("waste-2"),),)
    scene.dice(3, 1, 1).act(R, "r3", "reveal")
    scene.s.dice.forced["business deck"] = (business("waste-2"),)
    scene.act(R, *(("kind cop", "from_deck") if buys else ("decline",)))
    assert scene.view(PUBLIC).deck_bottom == ()
    assert "business deck" not in scene.s.dice.forced
    assert scene.deck.split()[0] == "waste-2"
    assert len(scene.told("bought_nothing")) == (not buys)
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-9.4", "CN-14.5", "CN-7.13")
def test_CN_9_4_owned_at_once_and_nothing_is_traded_in_between() -> None:
    scene = special("J3-connections-1", 3, 3, 1, cash={R: 1, Y: 9})
    assert scene.open == ("buy_after_roll", [R])
    assert scene.offer_refused(R, Y, "garage-1", "8")[0] == "offer-gate-closed"
    rich = special("J3-connections-1", 3, 3, 1, cash={R: 2}).act(R, "kind pimp", "from_deck")
    assert rich.monopolies == {"prostitution": R}
    assert rich.view(PUBLIC).players[R].income == 7 + 2 + 5
    assert rich.open == ("turn_to_act", [Y])


# --- Money Laundering ---


@pytest.mark.parametrize(("dice", "limit"), [((3, 1, 1), 8), ((3, 3, 1), 15)])
@rules("CN-9.5", "CN-Q40")
def test_CN_9_5_under_the_boss(dice: tuple[int, ...], limit: int) -> None:
    scene = special("J2-money_laundering-1", *dice, cash={R: 20})
    assert scene.options(R) == [f"amount {each}" for each in range(limit + 1)]
    scene.act(R, f"amount {limit}")
    assert scene.cash[R] == 20 - limit
    assert scene.s.laundered == [0, 0, limit]
    assert scene.view(PUBLIC).players[R].laundered == limit  # all see it
    assert scene.told("laundered") == [{"seat": R, "amount": limit}]
    assert scene.offer_refused(R, Y, str(20 - limit + 1))[0] == "offer-not-held"
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-9.5")
def test_CN_9_5_no_more_than_he_has_and_nothing_if_he_likes() -> None:
    scene = special("J3-money_laundering-2", 3, 3, 1, cash={R: 4})
    assert scene.options(R)[-1] == "amount 4"
    scene.act(R, "amount 0")
    assert (scene.cash[R], scene.s.laundered[R]) == (4, 0)
    late = special("J3-money_laundering-2", 3, 3, 1, cash={R: 4}).time_out(R)
    assert (late.cash[R], late.s.laundered[R]) == (4, 0)
    broke = special("J3-money_laundering-2", 3, 3, 1, cash={R: 0})
    assert broke.open == ("turn_to_act", [Y])


# --- Birthday Party ---


@rules("CN-X16", "CN-9.6")
def test_CN_X16_birthday_party() -> None:
    scene = special("J2-birthday_party-1", 2, 2, 1, players=4, cash={P: 5, Y: 2, G: 0, R: 1})
    assert scene.cash == [0, 0, 6, 2]
    one = special("J2-birthday_party-1", 2, 1, 1, players=4, cash={P: 5, Y: 2, G: 0, R: 1})
    assert one.cash == [1, 0, 3, 4]
    assert one.open == ("turn_to_act", [Y])


# --- Horse Racing ---


@pytest.mark.parametrize(("dice", "after"), [((4, 1, 1), 45), ((6, 6, 6), 45), ((1, 3, 3), 5)])
@rules("CN-X27", "CN-9.7", "CN-Q60")
def test_CN_X27_horse_racing(dice: tuple[int, ...], after: int) -> None:
    scene = special("J4-horse_racing-1", round=4, cash={R: 25})
    assert scene.rolls == []  # the stake is named before the roll
    assert scene.options(R) == [f"amount {each}" for each in range(1, 21)]
    scene.dice(*dice).act(R, "amount 20")
    assert scene.cash == [2, 2, after]
    assert scene.told("staked") == [{"seat": R, "amount": 20}]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-9.7")
def test_CN_9_7_at_most_his_cash() -> None:
    scene = special("J4-horse_racing-1", round=4, cash={R: 3})
    assert scene.options(R) == ["amount 1", "amount 2", "amount 3"]
    scene.dice(1, 1, 1).time_out(R)  # the least
    assert scene.told("staked") == [{"seat": R, "amount": 1}]
    assert scene.cash[R] == 2
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-9.7", "CN-8.6")
def test_CN_9_7_without_cash_it_cannot_be_revealed() -> None:
    tasks = {"r3": "J4-horse_racing-1", "y1": "J1T1"}
    scene = table("action", turn=R, round=4, tasks=tasks, cash={R: 0})
    assert scene.ways(R, "r3") == {"cancel"}
    assert scene.refused(R, "r3", "reveal") == ("not-offered", "CN-4.3")
    scene.trade(Y, R, "1").dice(4, 1, 1).act(R, "r3", "reveal")
    assert scene.told("staked") == [{"seat": R, "amount": 1}]  # the only choice
    assert scene.cash == [1, 2, 2]
    assert scene.open == ("turn_to_act", [Y])


@rules("CN-9.3")
def test_CN_9_3_the_card_leaves_the_deck() -> None:
    scene = special("J3-connections-1", 3, 1, 1, cash={R: 14}, market="cop-2")
    cards = {*scene.s.deck}
    scene.act(R, "kind dealer", "from_deck")
    assert scene.owner("dealer-2") == R
    assert business("dealer-2") in cards
    assert business("dealer-2") not in scene.s.deck
    assert all(scene.s.owners[each] == IN_DECK for each in scene.s.deck)
    assert scene.open == ("turn_to_act", [Y])


@pytest.mark.parametrize(("dice", "each"), [((2, 1, 1), 1), ((2, 2, 1), 3), ((1, 1, 1), 0)])
@rules("CN-9.6")
def test_CN_9_6_every_other_player_gives(dice: tuple[int, ...], each: int) -> None:
    scene = special("J2-birthday_party-1", *dice, cash={Y: 4, G: 4, R: 0})
    assert scene.cash == [4 - each, 4 - each, 2 * each]
    told = [(gift["payer"], gift["payee"], gift["amount"]) for gift in scene.told("money")]
    assert told == ([(Y, R, each), (G, R, each)] if each else [])
    assert scene.open == ("turn_to_act", [Y])
