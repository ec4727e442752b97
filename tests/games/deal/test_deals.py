"""Deal, DA-9 and N: the deal phase at a live table."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.deal.content import TERRITORY
from omerta.games.deal.tradables import TRADABLE
from omerta.kernel.offers import ANYONE
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer, Pledge
from tests.facts import facts
from tests.games.deal.numbers import GAME
from tests.games.deal.scenario import KRA, MAR, NVE, SEG, YAN, Scene, items, moves, table

# Krantific deal; Segadores next to them with drugs, Yanagi next to nobody.
LAND = {
    KRA: "LAX:1b ELP:1s2d",
    SEG: "GUA:1b1d ACA:1s3d",
    YAN: "VAN:1b",
}


def deal(**more: Any) -> Scene:
    more.setdefault("clans", "KRA SEG YAN")
    more.setdefault("land", LAND)
    more.setdefault("money", {KRA: 10, SEG: 5, YAN: 3})
    return table("deal", turn=KRA, **more)


# --- the phase ---


@rules("DA-9.1", "DA-9.13")
def test_DA_9_1_any_number_of_deals_in_any_order() -> None:
    scene = deal()
    scene.trade(KRA, SEG, "$2", "ACA>ELP").trade(YAN, KRA, "$1")
    scene.act(KRA, "whole").quietly()
    scene.trade(SEG, KRA, "ACA>ELP", "$1").trade(KRA, SEG, "ELP>ACA", "")
    assert len(scene.told("trade")) == 4
    assert scene.open == ("deal", [KRA])


@rules("DA-9.2", "DA-Q35", "DA-N2")
def test_DA_9_2_between_the_active_clan_and_one_other() -> None:
    scene = deal()
    assert scene.offer_refused(SEG, YAN, "$1") == ("trade-active", "DA-9.2")
    offer = scene.offer(SEG, KRA, "$1")
    assert scene.money(KRA) == 10  # it needs the consent of both
    assert scene.accept_refused(YAN, offer)[0] == "offer-not-to-you"
    scene.accept(KRA, offer)
    assert scene.money(KRA) == 11
    assert scene.quietly().open == ("deal", [KRA])


@rules("DA-9.2")
def test_DA_9_2_not_to_whoever_wants() -> None:
    scene = deal()
    with pytest.raises(Refused) as raised:
        scene.match.offer(Offer(0, scene.seat(KRA), ANYONE, items("$1"), ()))
    assert raised.value.reason == "trade-active"
    assert scene.open == ("deal", [KRA])


@rules("DA-9.13", "DA-N4")
def test_DA_9_13_it_ends_when_the_active_clan_says_so_and_open_offers_lapse() -> None:
    scene = deal()
    scene.offer(SEG, KRA, "$1")
    scene.act(KRA, "end")
    assert len(scene.told("offer_lapsed")) == 1
    assert scene.s.offers == []
    assert scene.offer_refused(SEG, KRA, "$1")[0] == "offer-gate-closed"
    assert scene.open == ("last_reveals", [KRA, SEG, YAN])
    assert deal().time_out(KRA).open[0] == "last_reveals"


@pytest.mark.parametrize("moment", ["resources", "recruitment", "action"])
@rules("DA-N2")
def test_DA_N2_binding_deals_only_in_a_deal_phase(moment: Any) -> None:
    scene = table(moment, turn=KRA, clans="KRA SEG YAN", land=LAND, money={KRA: 10}).quietly()
    assert scene.offer_refused(KRA, SEG, "$1")[0] == "offer-gate-closed"
    assert scene.open[0] in ("resources", "recruit", "order")


# --- drugs ---


@rules("DA-X8", "DA-9.3", "DA-9.5")
def test_DA_X8_offer_and_counter_offer() -> None:
    scene = deal()
    first = scene.offer(KRA, SEG, "$1", "ACA>ELP")
    second = scene.counter(SEG, first, "ACA>ELP", "$3")
    third = scene.counter(KRA, second, "$2", "ACA>ELP")
    scene.accept(SEG, third)
    assert (scene.money(KRA), scene.money(SEG)) == (8, 7)
    assert (scene.at("ACA"), scene.at("ELP")) == ("SEG 1s2d", "KRA 1s3d")
    assert scene.quietly().open == ("deal", [KRA])


@rules("DA-9.3")
def test_DA_9_3_only_to_an_adjacent_territory_of_the_buyer() -> None:
    scene = deal(land={**LAND, SEG: "GUA:1b1d ACA:1s3d CUN:1s1d"})
    assert scene.offer_refused(KRA, SEG, "$1", "CUN>ELP") == ("trade-way", "DA-9.3")
    assert scene.offer_refused(KRA, SEG, "$1", "ACA>COR") == ("trade-way", "DA-9.3")
    assert scene.offer_refused(KRA, SEG, "$1", "ACA>GUA") == ("trade-way", "DA-9.3")
    assert scene.offer_refused(KRA, SEG, "$1", "ELP>ACA")[0] == "offer-not-held"
    assert scene.open == ("deal", [KRA])


@rules("DA-9.3", "DA-Q34")
def test_DA_9_3_the_way_is_part_of_the_offer() -> None:
    land = {**LAND, KRA: "LAX:1b ELP:1s COR:1s"}
    scene = deal(land=land).trade(KRA, SEG, "$1", "ACA>COR")
    assert scene.at("COR") == "KRA 1s1d"
    assert scene.at("ELP") == "KRA 1s"
    assert scene.told("trade")[0]["wants"] == [["drug", TERRITORY["ACA"] * 49 + TERRITORY["COR"]]]
    assert scene.open == ("deal", [KRA])


@rules("DA-9.4")
def test_DA_9_4_by_sea_and_although_it_moved_in_the_action_phase() -> None:
    land = {KRA: "LAX:1b HAB:1s1d", SEG: "GUA:1b CUN:1s MIA:1s"}
    scene = table(clans="KRA SEG YAN", turn=KRA, land={**land, KRA: "LAX:1b KIN:1s1d"}).quietly()
    scene.order(KRA, "KIN>HAB:1s1d")
    scene.until("deal").trade(KRA, SEG, "HAB>MIA", "")
    assert scene.at("MIA") == "SEG 1s1d"
    assert scene.open == ("deal", [KRA])


MIDDLEMAN = {KRA: "LAX:1b ELP:1s", SEG: "GUA:1b ACA:1s3d", YAN: "VAN:1b DAL:1s"}


@rules("DA-9.4", "DA-Q33", "DA-X50")
def test_DA_9_4_what_was_bought_may_be_sold_on_in_the_same_phase() -> None:
    """The middleman: Krantific buy at the border and sell on at once, at a profit."""
    scene = deal(land=MIDDLEMAN).trade(KRA, SEG, "$1", "ACA>ELP")
    assert (scene.at("ACA"), scene.at("ELP")) == ("SEG 1s2d", "KRA 1s1d")
    scene.trade(KRA, YAN, "ELP>DAL", "$2.5")
    assert (scene.at("ELP"), scene.at("DAL")) == ("KRA 1s", "YAN 1s1d")
    assert [scene.money(clan) for clan in (SEG, KRA, YAN)] == [6, 11.5, 0.5]
    assert scene.open == ("deal", [KRA])


@rules("DA-9.4", "DA-Q33", "DA-14.13", "DA-N6")
def test_DA_9_4_a_drug_goes_to_and_fro_until_there_were_offers_enough() -> None:
    """Transactions are bounded, not drugs."""
    scene = deal(land=MIDDLEMAN, money={KRA: 10, SEG: 10})
    most = scene.s.board.most_live_offers
    for number in range(most):
        ways = "ELP>ACA" if number % 2 else "ACA>ELP"
        seller = KRA if number % 2 else SEG
        scene.trade(seller, SEG if seller == KRA else KRA, ways, "$0.5")
    assert scene.offer_refused(KRA, SEG, "ELP>ACA", "$0.5") == ("trade-enough", "DA-14.13")
    scene.trade(KRA, YAN, "ELP>DAL", "")  # with another clan there is room
    assert scene.at("DAL") == "YAN 1s1d"
    assert scene.open == ("deal", [KRA])


@rules("DA-9.3", "DA-9.4")
def test_DA_9_3_no_more_drugs_than_lie_there() -> None:
    scene = deal().trade(KRA, SEG, "$1", "ACA>ELP")
    assert scene.at("ELP") == "KRA 1s3d"
    four = " ".join(["ELP>ACA"] * 4)
    assert scene.offer_refused(KRA, SEG, four, "") == ("trade-drugs", "DA-9.3")
    scene.trade(KRA, SEG, "ELP>ACA ELP>ACA ELP>ACA", "")
    assert scene.at("ELP") == "KRA 1s"
    assert scene.offer_refused(KRA, SEG, "ELP>ACA", "")[0] == "offer-not-held"
    assert scene.open == ("deal", [KRA])


@rules("DA-9.5", "DA-2.10")
def test_DA_9_5_half_millions_or_nothing() -> None:
    scene = deal().trade(KRA, SEG, "$0.5", "ACA>ELP")
    assert scene.money(KRA) == 9.5
    scene.trade(SEG, KRA, "ACA>ELP", "")
    assert scene.at("ELP") == "KRA 1s4d"
    assert scene.offer_refused(KRA, SEG, "$10", "ACA>ELP")[0] == "offer-not-held"
    assert scene.open == ("deal", [KRA])


# --- weapons ---


@rules("DA-9.6")
def test_DA_9_6_one_for_one_wherever_the_clans_are() -> None:
    hands = {KRA: "W13 W12 W02 W02 W02", YAN: "W07 W08 W03 W03 W03"}
    scene = deal(hands=hands)
    scene.trade(KRA, YAN, "open:W13 closed:W12 $1", "named:W07 any", "W03")
    assert scene.hand(KRA) == "W02 W02 W02 W03 W07"
    assert scene.hand(YAN) == "W03 W03 W08 W12 W13"
    assert (scene.money(KRA), scene.money(YAN)) == (9, 4)
    for gives, wants in (("open:W02", ""), ("", "any"), ("open:W02", "any any")):
        assert scene.offer_refused(KRA, YAN, gives, wants) == ("trade-cards", "DA-9.6")
    assert scene.open == ("deal", [KRA])


@rules("DA-9.6", "DA-2.11")
def test_DA_9_6_not_more_cards_than_a_hand() -> None:
    scene = deal(hands={KRA: "W02 W02 W02 W02 W02"})
    for given, asked, reason in (
        *((6, 6, "offer-not-held"), (5, 6, "trade-cards")),
        *((5, 4, "trade-cards"), (4, 5, "trade-cards")),
    ):
        gives, wants = " ".join(["closed:W02"] * given), " ".join(["any"] * asked)
        assert scene.offer_refused(KRA, YAN, gives, wants)[0] == reason
    assert scene.offer(KRA, YAN, " ".join(["closed:W02"] * 5), " ".join(["any"] * 5))
    assert scene.open == ("deal", [KRA])


@rules("DA-9.7", "DA-N5")
def test_DA_9_7_cards_may_be_shown_to_some_clans_only() -> None:
    scene = deal(hands={SEG: "W13 W02"})
    assert "show 0 W13" in scene.interrupts(SEG)
    scene.step(SEG, f"show {scene.seat(YAN)} W13")
    assert scene.known(YAN, SEG) == "W13"
    assert scene.view(scene.seat(YAN)).players[scene.seat(SEG)].known == (12,)
    assert scene.known(KRA, SEG) == ""
    assert scene.told("card_shown") == [{"seat": 1, "to": 2}]
    assert [facts(each) for each in scene.heard(0, "card_shown")] == [{"seat": 1, "to": 2}]
    assert scene.heard(2, "card_shown")[0].data.card == 12
    # DA-N5: only what is there.
    assert scene.refused(SEG, f"show {scene.seat(YAN)} W12")[0]
    assert scene.open == ("deal", [KRA])


@rules("DA-9.7", "DA-10.6")
def test_DA_9_7_not_to_a_dead_clan() -> None:
    scene = table("deal", turn=KRA, clans="KRA SEG YAN", dead={SEG: KRA})
    shown = [each for each in scene.interrupts(KRA) if each.startswith("show")]
    assert {each.split()[1] for each in shown} == {str(scene.seat(YAN))}
    assert scene.interrupts(SEG) == []
    assert scene.open == ("deal", [KRA])


@rules("DA-9.7", "DA-N3")
def test_DA_9_7_only_in_a_deal_phase() -> None:
    scene = table("action", turn=KRA, clans="KRA SEG YAN", land=LAND).quietly()
    assert not [each for each in scene.interrupts(SEG) if each.startswith("show")]
    assert scene.open == ("order", [KRA])


@rules("DA-9.8")
def test_DA_9_8_a_package_is_carried_out_as_a_whole() -> None:
    hands = {KRA: "W13", SEG: "W02"}
    scene = deal(hands=hands)
    offer = scene.offer(KRA, SEG, "ELP>ACA closed:W13 $2", "ACA>ELP GUA>ELP named:W02")
    scene.accept(SEG, offer).quietly()
    assert scene.at("ELP") == "KRA 1s3d"
    assert scene.at("ACA") == "SEG 1s3d"
    assert "W13" in scene.hand(SEG)
    assert scene.money(SEG) == 7
    assert scene.offer_refused(KRA, SEG, "$1", "$2")[0] == "offer-twice"  # money one way
    assert scene.open == ("deal", [KRA])


@rules("DA-9.8", "DA-N4")
def test_DA_9_8_or_not_at_all() -> None:
    """The drug is gone when it is accepted: the money stays too."""
    scene = deal(money={KRA: 10}, land={**LAND, SEG: "GUA:1b ACA:1s1d"}, clans="KRA SEG YAN")
    scene.offer(KRA, SEG, "$3", "ACA>ELP")
    scene.s.drugs[TERRITORY["ACA"]] -= 1
    scene.s.all_drugs -= 1
    offer = scene.s.offers[0]
    assert scene.accept_refused(SEG, offer)[0] == "offer-not-held"
    assert scene.money(KRA) == 10
    assert scene.open == ("deal", [KRA])


@rules("DA-9.9", "DA-N3")
def test_DA_9_9_money_alone_and_promises() -> None:
    scene = deal().trade(SEG, KRA, "$2")
    assert (scene.money(SEG), scene.money(KRA)) == (3, 12)
    scene.match.promise(scene.seat(SEG), Pledge(scene.seat(KRA), words="$4M in my next turn"))
    promise = scene.s.promises[0]
    assert (promise.maker, promise.to, promise.round) == (0, 1, 2)
    assert scene.next_turn().money(SEG) < 4  # nothing obliges the debtor
    assert scene.open[0] in ("resources", "recruit")


@rules("DA-N3", "DA-N1")
def test_DA_N3_promises_at_any_time_without_effect() -> None:
    scene = table("action", turn=KRA, clans="KRA SEG YAN", land=LAND).quietly()
    before = scene.s.clone()
    scene.match.promise(scene.seat(YAN), Pledge(scene.seat(SEG), words="I leave Tijuana alone"))
    assert scene.told("promise_made")[0]["pledge"]["words"] == "I leave Tijuana alone"
    assert scene.s.money == before.money
    assert scene.open == ("order", [KRA])


@rules("DA-9.18")
def test_DA_9_18_an_attack_breaks_a_truce_and_the_word_to_leave_a_clan_alone() -> None:
    land = {KRA: "TIJ:5s LAX:1b", SEG: "CUL:1s GUA:1b", YAN: "VAN:1b"}
    scene = table("action", turn=KRA, clans="KRA SEG YAN", land=land).quietly()
    kra, seg, yan = (scene.seat(clan) for clan in (KRA, SEG, YAN))
    scene.match.promise(seg, Pledge(kra, "truce", round=2))
    scene.match.promise(yan, Pledge(kra, "spare", whom=seg))
    scene.match.promise(kra, Pledge(seg, "truce"))
    scene.match.promise(yan, Pledge(kra, "truce"))
    scene.step(KRA, *moves("TIJ>CUL:3s"))
    assert [each.mark for each in scene.s.promises] == ["broken", "broken", "", ""]
    assert [told["mark"] for told in scene.told("promise_settled")] == ["broken", "broken"]
    assert scene.open == ("weapons", [KRA, SEG])


@rules("DA-9.18")
def test_DA_9_18_a_truce_is_kept_at_the_end_of_its_round_and_a_debt_is_not() -> None:
    scene = deal()
    kra, seg, now = scene.seat(KRA), scene.seat(SEG), scene.s.round
    both = (Pledge(kra, "truce", round=now), Pledge(seg, "pay", amount=2, round=now))
    scene.accept(SEG, scene.match.offer(Offer(0, kra, seg, (), (), pledges=both)))
    assert not scene.told("trade")  # DA-9.2: it is no transaction
    while scene.s.round == now:
        assert [each.mark for each in scene.s.promises] == ["", ""]
        scene.next_turn()
    assert [each.mark for each in scene.s.promises] == ["kept", "broken"]
    assert scene.open == ("recruit", [KRA])


@rules("DA-9.10")
def test_DA_9_10_nothing_else_can_be_traded() -> None:
    assert TRADABLE == ("money", "drug", "open", "closed", "any", "named")
    scene = deal()
    for what in ("soldier", "territory", "event", "profile", "target", "respect"):
        with pytest.raises(Refused) as raised:
            scene.match.offer(Offer(0, 0, 1, ((what, 1),), ()))
        assert raised.value.reason == "offer-not-tradable"
    assert scene.open == ("deal", [KRA])


# --- the hand ---


@rules("DA-9.11", "DA-Q32", "DA-2.16")
def test_DA_9_11_the_entire_hand_once() -> None:
    scene = deal(hands={KRA: "W13 W02 W02 W02 W02"}, weapons="W03 W03 W03 W04 W04")
    assert scene.options(KRA) == ["whole", "end"]
    scene.act(KRA, "whole")
    assert scene.hand(KRA) == "W03 W03 W03 W04 W04"
    assert scene.weapon_discard == "W02 W02 W02 W02 W13"
    assert scene.options(KRA) == ["end"]
    scene.next_turn().until("deal", KRA)
    assert "whole" in scene.options(KRA)
    assert scene.open == ("deal", [KRA])


@rules("DA-9.11")
def test_DA_9_11_nobody_elses() -> None:
    scene = deal()
    assert scene.options(SEG) == []
    assert scene.refused(SEG, "whole")[0]
    assert scene.open == ("deal", [KRA])


@rules("DA-9.12")
def test_DA_9_12_segadores_may_change_any_number_of_cards() -> None:
    scene = table(
        "deal",
        turn=SEG,
        land=LAND,
        hands={SEG: "W13 W12 W02 W02 W01"},
        weapons="W03 W04 W05",
    )
    scene.act(SEG, "weapon W01", "weapon W02", "weapon W02", "commit")
    assert scene.hand(SEG) == "W03 W04 W05 W12 W13"
    assert scene.told("discarded")[0]["cards"] == [0, 1, 1]
    assert scene.options(SEG) == ["end"]  # one or the other, once
    assert scene.open == ("deal", [SEG])
    whole = table("deal", turn=SEG, land=LAND).act(SEG, "whole")
    assert whole.options(SEG) == ["end"]


@rules("DA-9.12")
def test_DA_9_12_all_five_one_by_one_is_a_change_too() -> None:
    scene = table("deal", turn=SEG, land=LAND, hands={SEG: "W02 W03 W04 W05 W06"})
    scene.act(SEG, *[f"weapon W0{n}" for n in range(2, 7)], "commit")
    assert len(scene.s.hands[scene.seat(SEG)]) == 5
    assert len(scene.s.weapon_discard) == 5
    assert scene.open == ("deal", [SEG])


# --- cards in an offer ---


@rules("DA-9.14", "DA-Q55", "DA-9.16")
def test_DA_9_14_open_cards_are_seen_at_once_closed_ones_when_it_is_done() -> None:
    scene = deal(hands={KRA: "W13 W12", SEG: "W02 W02"})
    offer = scene.offer(KRA, SEG, "open:W13 closed:W12", "any any")
    [seen] = scene.match.view(scene.seat(SEG)).offers
    assert seen.gives == (("open", 12), ("closed", -1))
    assert scene.known(SEG, KRA) == "W13"
    [own] = scene.match.view(scene.seat(KRA)).offers
    assert own.gives == (("open", 12), ("closed", 11))
    told = scene.heard(scene.seat(SEG), "offer_made")[0].data
    assert told.gives == (("open", 12), ("closed", -1))
    scene.accept(SEG, offer, "W02 W02")
    done = scene.heard(scene.seat(SEG), "trade")[0].data
    assert [card for _, card in done.gives] == [12, 11]
    assert scene.quietly().open == ("deal", [KRA])


@rules("DA-9.14")
def test_DA_9_14_only_own_cards() -> None:
    scene = deal(hands={KRA: "W13 W12 W02 W02 W02"})
    assert scene.offer_refused(KRA, SEG, "open:W11", "any")[0] == "offer-not-held"
    assert scene.offer_refused(KRA, SEG, "open:W13 closed:W13", "any any")[0] == "offer-not-held"
    assert scene.open == ("deal", [KRA])


@rules("DA-9.15", "DA-X41", "DA-Q56", "DA-14.12")
def test_DA_X41_a_tank_that_is_not_there() -> None:
    """Whoever asks sees the same whether the card is there or not."""
    sights = []
    for hand in ("W02 W02 W02 W02 W03", "W02 W02 W02 W02 W13"):
        scene = table(
            "deal",
            turn=KRA,
            clans="KRA NVE YAN",
            hands={KRA: "W05 W05 W05 W05 W05", NVE: hand, YAN: "W01 W01 W01 W01 W01"},
        )
        offer = scene.offer(KRA, NVE, "open:W05", "named:W13")
        sights.append([scene.sight(scene.seat(KRA)), scene.sight(-1)])
        if "W13" not in hand:
            assert scene.accept_refused(NVE, offer)[0] == "offer-not-held"
        scene.match.decline(scene.seat(NVE), offer.id)
        sights[-1] += [scene.sight(scene.seat(KRA)), scene.sight(-1)]
        assert scene.open == ("deal", [KRA])
    assert sights[0] == sights[1]


@rules("DA-9.15")
def test_DA_9_15_any_card_or_a_named_weapon_never_a_card_of_a_hidden_hand() -> None:
    scene = deal(hands={KRA: "W13 W12", SEG: "W02 W03 W03 W04 W05"})
    assert scene.offer_refused(KRA, SEG, "open:W13", "open:W02")[1] == "DA-9.15"
    assert scene.offer_refused(KRA, SEG, "named:W13", "any")[1] == "DA-9.15"
    offer = scene.offer(KRA, SEG, "open:W13 closed:W12", "named:W03 any")
    assert scene.accept_refused(SEG, offer)[0] == "offer-picks"  # which one?
    assert scene.accept_refused(SEG, offer, "W07")[0] == "offer-picks"
    scene.accept(SEG, offer, "W03")  # the second machete
    assert scene.hand(SEG) == "W02 W04 W05 W12 W13"
    assert scene.quietly().open == ("deal", [KRA])


@rules("DA-9.15")
def test_DA_9_15_the_named_card_is_not_picked_twice() -> None:
    scene = deal(hands={KRA: "W13 W12", SEG: "W02 W03 W04 W05 W06"})
    offer = scene.offer(KRA, SEG, "open:W13 closed:W12", "named:W03 any")
    assert scene.accept_refused(SEG, offer, "W03")[0] == "offer-picks"
    assert scene.open == ("deal", [KRA])


@rules("DA-9.16")
def test_DA_9_16_one_open_offer_a_pair_a_new_one_replaces_it() -> None:
    scene = deal()
    first = scene.offer(KRA, SEG, "$1")
    scene.offer(KRA, YAN, "$1")
    second = scene.offer(SEG, KRA, "$2")
    assert [offer.id for offer in scene.s.offers] == [2, second.id]
    assert scene.accept_refused(SEG, first)[0] == "offer-gone"
    assert scene.open == ("deal", [KRA])


@rules("DA-9.16")
def test_DA_9_16_that_it_is_open_is_public_its_content_is_not() -> None:
    scenes = [deal(), deal()]
    scenes[0].offer(KRA, SEG, "$1", "ACA>ELP")
    scenes[1].offer(KRA, SEG, "$7", "GUA>ELP")
    for viewer in (2, -1):
        assert scenes[0].sight(viewer) == scenes[1].sight(viewer)
        [seen] = scenes[0].match.view(viewer).offers
        assert (seen.maker, seen.to, seen.gives, seen.wants) == (0, 1, (), ())
    assert scenes[0].open == ("deal", [KRA])


@rules("DA-9.16")
def test_DA_9_16_done_it_is_public_but_for_the_cards() -> None:
    sights = []
    for card in ("W13", "W12"):
        scene = deal(hands={KRA: "W13 W12 W02 W02 W02", SEG: "W03 W03 W03 W03 W03"})
        scene.trade(KRA, SEG, f"closed:{card} $1 ELP>ACA", "any", "W03")
        [told] = [facts(each) for each in scene.heard(2, "trade")]
        assert ["closed", -1] in told["gives"]
        assert told["wants"] == [["closed", -1]]
        assert ["money", 2] in told["gives"]
        sights.append([scene.sight(2), scene.sight(-1)])
        assert scene.open == ("deal", [KRA])
    assert sights[0] == sights[1]


# --- known cards ---


@rules("DA-9.17")
def test_DA_9_17_what_was_shown_or_given_is_known() -> None:
    scene = deal(hands={KRA: "W13 W12", SEG: "W02 W03"})
    scene.step(SEG, "show 0 W03")
    scene.trade(KRA, SEG, "closed:W13", "any", "W02")
    assert scene.known(KRA, SEG) == "W03 W13"
    assert scene.known(SEG, KRA) == "W02"
    assert scene.known(YAN, KRA) == scene.known(YAN, SEG) == ""
    assert scene.open == ("deal", [KRA])


@rules("DA-9.17")
def test_DA_9_17_a_card_given_for_its_like_is_known() -> None:
    """A machete for a machete: the one that was given lies there for sure."""
    scene = deal(hands={KRA: "W03", SEG: "W03"})
    scene.trade(KRA, SEG, "open:W03", "named:W03")
    assert scene.known(KRA, SEG) == "W03"
    assert scene.known(SEG, KRA) == "W03"
    assert scene.open == ("deal", [KRA])


@rules("DA-9.17")
def test_DA_9_17_until_it_is_seen_to_leave() -> None:
    scene = deal(hands={KRA: "W13 W12 W02 W02 W02"})
    scene.step(KRA, f"show {scene.seat(YAN)} W13").step(KRA, f"show {scene.seat(YAN)} W12")
    assert scene.known(YAN, KRA) == "W12 W13"
    scene.act(KRA, "whole")
    assert scene.known(YAN, KRA) == ""
    assert scene.open == ("deal", [KRA])


@rules("DA-9.17", "DA-9.7")
def test_DA_9_17_a_card_is_shown_once_its_like_is_another_card() -> None:
    scene = deal(hands={KRA: "W13 W13 W12"})
    yanagi = scene.seat(YAN)
    scene.step(KRA, f"show {yanagi} W13").step(KRA, f"show {yanagi} W12")
    assert scene.known(YAN, KRA) == "W12 W13"
    assert f"show {yanagi} W12" not in scene.interrupts(KRA)
    scene.step(KRA, f"show {yanagi} W13")
    assert scene.known(YAN, KRA) == "W12 W13 W13"
    assert f"show {yanagi} W13" not in scene.interrupts(KRA)
    scene.offer(KRA, YAN, "open:W13 open:W13", "any any")
    assert scene.known(YAN, KRA) == "W12 W13 W13"
    assert scene.open == ("deal", [KRA])


@rules("DA-9.17", "DA-X42")
def test_DA_X42_a_swap_with_a_third_clan_ends_all_knowledge() -> None:
    sights = []
    for card in ("W13", "W02"):
        scene = table(
            "deal",
            turn=NVE,
            clans="NVE YAN MAR",
            hands={NVE: "W13 W12 W02 W02 W02", MAR: "W03 W03 W03 W03 W03"},
        )
        scene.step(NVE, f"show {scene.seat(YAN)} W13")
        scene.step(NVE, f"show {scene.seat(MAR)} W12")
        scene.trade(NVE, MAR, f"closed:{card}", "any", "W03")
        assert scene.known(YAN, NVE) == ""
        assert scene.known(MAR, NVE) == "W03 W12"  # the partner saw which one came
        sights.append(scene.sight(scene.seat(YAN)))
        assert scene.open == ("deal", [NVE])
    assert sights[0] == sights[1]


# --- offers on the table ---


@rules("DA-N4")
def test_DA_N4_an_offer_that_has_become_impossible_lapses() -> None:
    scene = deal()
    scene.offer(YAN, KRA, "$3")
    offer = scene.offer(KRA, SEG, "$8", "ACA>ELP")
    assert len(scene.s.offers) == 2
    # Krantific give away what they offered.
    scene.trade(KRA, YAN, "$5")
    assert offer.id in [each["offer"] for each in scene.told("offer_lapsed")]
    assert scene.s.offers == []
    assert scene.open == ("deal", [KRA])


@rules("DA-N4", "DA-9.16")
def test_DA_N4_all_a_clan_has_offered_lapses_when_its_hand_changes() -> None:
    """Were it only what it can no longer give, all would know what that was."""
    scene = deal(hands={KRA: "W13 W02 W02 W02 W02"}, weapons="W03 W03 W03 W03 W03")
    cards, money = scene.offer(KRA, SEG, "closed:W02", "any"), scene.offer(KRA, YAN, "$1")
    scene.act(KRA, "whole")
    assert [each["offer"] for each in scene.told("offer_lapsed")] == [cards.id, money.id]
    assert scene.s.offers == []
    assert scene.quietly().open == ("deal", [KRA])


@rules("DA-N1")
def test_DA_N1_words_bind_nobody() -> None:
    scene = deal()
    offer = scene.offer(SEG, KRA, "$1", words="and I leave El Paso alone")
    assert scene.heard(0, "offer_made")[0].data.words == "and I leave El Paso alone"
    assert scene.heard(2, "offer_made")[0].data.words == ""
    scene.accept(KRA, offer)
    assert scene.quietly().open == ("deal", [KRA])


@rules("DA-N5")
def test_DA_N5_a_closed_card_may_be_talked_about_falsely() -> None:
    scene = deal(hands={KRA: "W01"})
    scene.offer(KRA, SEG, "closed:W01", "any", words="A tank!")
    assert scene.known(SEG, KRA) == ""
    assert scene.open == ("deal", [KRA])


@rules("DA-N6", "DA-9.13")
def test_DA_N6_the_deal_phase_has_a_timer() -> None:
    scene = deal()
    seconds = GAME.ask(scene.s).seconds
    assert seconds is not None
    assert seconds(scene.s) == 120
    assert scene.open == ("deal", [KRA])


# --- events that touch deals ---


@rules("DA-12.18", "DA-9.6", "DA-9.11")
def test_DA_12_18_an_arms_embargo() -> None:
    """G19"""
    scene = deal(in_force="G19", hands={KRA: "W13"})
    assert scene.options(KRA) == ["end"]
    assert scene.offer_refused(KRA, SEG, "open:W13", "any")[0] == "trade-embargo"
    scene.trade(KRA, SEG, "$1", "ACA>ELP")
    assert scene.open == ("deal", [KRA])
    segadores = table("deal", turn=SEG, in_force="G19", land=LAND)
    assert segadores.options(SEG) == ["end"]


@rules("DA-12.20")
def test_DA_12_20_a_closed_border() -> None:
    """G18: no drug from Acapulco to El Paso; within Mexico they go on."""
    land = {KRA: "LAX:1b ELP:1s2d CUN:1s", SEG: "GUA:1b1d ACA:1s3d"}
    scene = deal(in_force="G18", land=land)
    assert scene.offer_refused(KRA, SEG, "$1", "ACA>ELP") == ("trade-border", "DA-12.20")
    assert scene.offer_refused(KRA, SEG, "ELP>GUA", "$1") == ("trade-border", "DA-12.20")
    scene.trade(KRA, SEG, "$1", "ACA>CUN")
    assert scene.at("CUN") == "KRA 1s1d"
    assert scene.open == ("deal", [KRA])


@rules("DA-9.3", "DA-2.3")
def test_DA_9_3_closed_sea_routes() -> None:
    """G13"""
    land = {KRA: "LAX:1b HAB:1s2d", SEG: "GUA:1b CUN:1s"}
    assert deal(land=land).offer(KRA, SEG, "HAB>CUN", "").id == 1
    scene = deal(land=land, in_force="G13")
    assert scene.offer_refused(KRA, SEG, "HAB>CUN", "") == ("trade-way", "DA-9.3")
    assert scene.open == ("deal", [KRA])


@rules("DA-11.19", "DA-14.9")
def test_DA_14_9_a_window_after_every_transaction() -> None:
    scene = deal(held={YAN: "Y3"})
    assert scene.open == ("event_window", [YAN])
    scene.passes()
    scene.accept(SEG, scene.offer(KRA, SEG, "$1"))
    assert scene.open == ("event_window", [YAN])
    scene.passes()
    assert scene.open == ("deal", [KRA])
