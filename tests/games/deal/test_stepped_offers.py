"""Deal, DA-14.8 and N6: offers where the engine asks for them."""

from __future__ import annotations

from typing import Any

from omerta.battery.rules import rules
from omerta.games.deal.content import TERRITORY
from tests.games.deal.scenario import KRA, SEG, YAN, Scene, table

LAND = {KRA: "LAX:1b ELP:1s7d", SEG: "GUA:1b1d ACA:1s3d", YAN: "VAN:1b"}


def bargaining(**more: Any) -> Scene:
    more.setdefault("clans", "KRA SEG YAN")
    more.setdefault("land", LAND)
    more.setdefault("money", {KRA: 10, SEG: 5, YAN: 3})
    return table("deal", turn=KRA, stepped=True, **more)


def asked_for_offers(scene: Scene) -> list[str]:
    asked = []
    while scene.open[0] == "make_offer":
        asked += scene.open[1]
        scene.act(scene.open[1][0], "none")
    return asked


@rules("DA-14.8", "DA-9.13")
def test_DA_14_8_first_each_other_clan_then_the_active_one() -> None:
    scene = bargaining(clans="SEG KRA YAN")
    assert asked_for_offers(scene) == [YAN, SEG, KRA]
    assert scene.open[0] in ("resources", "recruit")


@rules("DA-14.8", "DA-9.2")
def test_DA_14_8_the_others_make_one_offer_to_the_active_clan() -> None:
    scene = bargaining()
    assert scene.open == ("make_offer", [SEG])
    assert scene.options_after(SEG, "offer sell") == ["player 0"]
    scene.act(SEG, "offer pay", KRA, "amount 1").act(KRA, "decline_offer")
    assert scene.open == ("make_offer", [YAN])


@rules("DA-14.8", "DA-9.1")
def test_DA_14_8_the_active_clan_again_and_again_with_a_hand_change_between() -> None:
    scene = bargaining()
    scene.act(SEG, "none").act(YAN, "none")
    scene.act(KRA, "offer pay", YAN, "amount 1").act(YAN, "accept_offer")
    assert scene.open == ("make_offer", [KRA])
    scene.act(KRA, "whole")
    assert scene.open == ("make_offer", [KRA])
    assert "whole" not in scene.options(KRA)
    scene.act(KRA, "offer pay", YAN, "amount 1").act(YAN, "decline_offer")
    assert scene.open == ("make_offer", [KRA])
    scene.act(KRA, "none")
    assert scene.open[0] in ("resources", "recruit", "reveal")


@rules("DA-14.8")
def test_DA_14_8_sell() -> None:
    scene = bargaining()
    scene.act(SEG, "none").act(YAN, "none")
    assert scene.options_after(KRA, "offer sell", SEG, "territory ELP") == [
        "territory GUA",
        "territory ACA",
    ]
    way = ("offer sell", SEG, "territory ELP", "territory ACA")
    assert scene.options_after(KRA, *way) == [f"count {n}" for n in range(1, 6)]
    assert scene.options_after(KRA, *way, "count 1") == [
        f"amount {price}" for price in ("0", "0.5", "1", "1.5", "2", "2.5", "3", "3.5", "4")
    ]
    # As the buyer can pay: five millions for three drugs.
    assert scene.options_after(KRA, *way, "count 3")[-1] == "amount 1.5"
    scene.act(KRA, *way, "count 3", "amount 1.5").act(SEG, "accept_offer")
    assert scene.at("ACA") == "SEG 1s6d"
    assert (scene.money(KRA), scene.money(SEG)) == (14.5, 0.5)
    assert scene.open == ("make_offer", [KRA])


@rules("DA-14.8")
def test_DA_14_8_buy_and_a_counter_offer_at_another_price() -> None:
    scene = bargaining()
    scene.act(SEG, "none").act(YAN, "none")
    scene.act(KRA, "offer buy", SEG, "territory ACA", "territory ELP", "count 2", "amount 1")
    assert scene.open == ("answer_offer", [SEG])
    options = scene.options(SEG)
    assert options[:2] == ["accept_offer", "decline_offer"]
    assert "amount 3" in options
    assert "amount 1" not in options  # another price
    scene.act(SEG, "amount 3")
    assert scene.open == ("answer_offer", [KRA])
    assert scene.options(KRA) == ["accept_offer", "decline_offer"]  # one counter-offer
    scene.act(KRA, "accept_offer")
    assert (scene.money(KRA), scene.money(SEG)) == (4, 11)
    assert scene.at("ELP") == "KRA 1s9d"
    assert scene.open == ("make_offer", [KRA])


@rules("DA-14.8", "DA-9.14", "DA-9.17")
def test_DA_14_8_swap_an_open_card_for_any_or_a_named_one() -> None:
    hands = {KRA: "W13 W02 W02 W02 W02", SEG: "W03 W03 W03 W04 W04"}
    scene = bargaining(hands=hands)
    scene.act(SEG, "none").act(YAN, "none")
    assert scene.options_after(KRA, "offer swap", SEG) == ["weapon W02", "weapon W13"]
    asks = scene.options_after(KRA, "offer swap", SEG, "weapon W13")
    assert len(asks) == 20
    sums = scene.options_after(KRA, "offer swap", SEG, "weapon W13", "ask any")
    assert sums == [*["amount 0", "amount 1", "amount 2", "amount 3", "get 1", "get 2", "get 3"]]
    scene.act(KRA, "offer swap", SEG, "weapon W13", "ask any", "get 2")
    assert scene.known(SEG, KRA) == "W13"
    assert scene.options_after(SEG, "accept_offer") == ["weapon W03", "weapon W04"]
    scene.act(SEG, "accept_offer", "weapon W04")
    assert scene.hand(KRA) == "W02 W02 W02 W02 W04"
    assert (scene.money(KRA), scene.money(SEG)) == (12, 3)
    assert scene.known(KRA, SEG) == "W13"
    assert scene.open == ("make_offer", [KRA])


@rules("DA-14.8", "DA-9.15", "DA-14.12")
def test_DA_14_8_who_has_not_what_is_named_may_decline_or_counter() -> None:
    hands = {KRA: "W13 W02 W02 W02 W02", SEG: "W03 W03 W03 W04 W04"}
    scene = bargaining(hands=hands)
    scene.act(SEG, "none").act(YAN, "none")
    scene.act(KRA, "offer swap", SEG, "weapon W13", "ask W12", "amount 0")
    assert scene.options(SEG) == ["decline_offer", "weapon W03", "weapon W04"]
    scene.act(SEG, "weapon W04", "get 1")
    assert scene.open == ("answer_offer", [KRA])
    scene.act(KRA, "accept_offer")  # the card that was offered is what is asked for now
    assert scene.hand(SEG) == "W03 W03 W03 W04 W13"
    assert scene.money(SEG) == 6
    assert scene.open == ("make_offer", [KRA])


@rules("DA-14.8", "DA-14.12")
def test_DA_14_8_whether_the_card_is_there_is_not_seen() -> None:
    sights = []
    for hand in ("W03 W03 W03 W04 W12", "W03 W03 W03 W04 W04"):
        scene = bargaining(
            hands={KRA: "W13 W02 W02 W02 W02", SEG: hand, YAN: "W01 W01 W01 W01 W01"}
        )
        scene.act(SEG, "none").act(YAN, "none")
        scene.act(KRA, "offer swap", SEG, "weapon W13", "ask W12", "amount 0")
        sights.append([scene.sight(viewer) for viewer in (0, 2, -1)])
        assert scene.open == ("answer_offer", [SEG])
    assert sights[0] == sights[1]


@rules("DA-14.8", "DA-9.9")
def test_DA_14_8_pay() -> None:
    scene = bargaining(money={KRA: 10, SEG: 2.5})
    assert scene.options_after(SEG, "offer pay", KRA) == ["amount 0.5", "amount 1", "amount 2"]
    scene.act(SEG, "none").until("make_offer", KRA)
    assert scene.options_after(KRA, "offer pay", SEG) == [
        f"amount {amount}" for amount in ("0.5", "1", "2", "3", "5", "10")
    ]
    scene.act(KRA, "offer pay", SEG, "amount 10").act(SEG, "accept_offer")
    assert scene.money(SEG) == 12.5
    assert scene.open == ("make_offer", [KRA])


@rules("DA-14.8", "DA-N6", "DA-14.13")
def test_DA_14_8_six_offers_a_pair_counter_offers_included() -> None:
    scene = bargaining()
    scene.act(SEG, "offer pay", KRA, "amount 0.5").act(KRA, "decline_offer")
    scene.act(YAN, "none")
    buy = ("offer buy", SEG, "territory ACA", "territory ELP", "count 1", "amount 1")
    for _ in range(2):
        scene.act(KRA, *buy).act(SEG, "amount 2").act(KRA, "decline_offer")
    # Five so far; after the sixth nobody can counter, and there is no further one.
    scene.act(KRA, *buy)
    assert scene.options(SEG) == ["accept_offer", "decline_offer"]
    scene.act(SEG, "decline_offer")
    assert "offer buy" not in scene.options(KRA)
    assert scene.options_after(KRA, "offer pay") == ["player 2"]  # Yanagi have theirs still
    assert scene.open == ("make_offer", [KRA])


@rules("DA-14.8", "DA-9.3")
def test_DA_14_8_only_what_can_be_carried_out() -> None:
    """Yanagi are next to nobody and G19 forbids swaps: they could only pay."""
    scene = bargaining(in_force="G19")
    scene.act(SEG, "none")
    assert scene.options(YAN) == ["offer pay", "none"]
    assert scene.open == ("make_offer", [YAN])


@rules("DA-14.8")
def test_DA_14_8_an_offer_that_became_impossible_is_not_accepted() -> None:
    """What is on the table is put to its addressee at once, so nothing can come between."""
    scene = bargaining()
    scene.act(SEG, "offer sell", KRA, "territory ACA", "territory ELP", "count 3", "amount 3")
    assert "accept_offer" in scene.options(KRA)
    scene.act(KRA, "accept_offer")
    assert scene.s.drugs[TERRITORY["ELP"]] == 10
    assert scene.open == ("make_offer", [YAN])


@rules("DA-14.8", "DA-9.4")
def test_DA_14_8_what_was_bought_is_among_what_may_be_sold() -> None:
    scene = bargaining(land={**LAND, KRA: "LAX:1b ELP:1s"})
    scene.act(SEG, "offer sell", KRA, "territory ACA", "territory ELP", "count 2", "amount 1")
    scene.act(KRA, "accept_offer").act(YAN, "none")
    sell = ("offer sell", SEG, "territory ELP", "territory ACA")
    assert scene.options_after(KRA, *sell) == ["count 1", "count 2"]
    assert scene.open == ("make_offer", [KRA])


@rules("DA-14.8", "DA-9.12")
def test_DA_14_8_segadores_change_some_cards_between_offers() -> None:
    hands = {SEG: "W01 W02 W03 W04 W05"}
    scene = table("deal", clans="SEG KRA YAN", land=LAND, stepped=True, hands=hands)
    asked = []
    while scene.open[1] != [SEG]:
        asked += scene.open[1]
        scene.act(scene.open[1][0], "none")
    assert asked == [KRA, YAN]
    scene.act(SEG, "weapon W01", "weapon W02", "commit")
    assert len(scene.s.weapon_discard) == 2
    assert scene.open == ("make_offer", [SEG])
