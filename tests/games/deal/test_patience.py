"""Deal, DA-14.10 to 14.13 at a live table: nobody holds up the others, nobody learns by trying."""

from __future__ import annotations

from typing import Any

import pytest

from omerta.battery.rules import rules
from omerta.games.deal.content import CONTENT
from omerta.games.deal.rules_action import Draft
from omerta.kernel.dice import key_from
from omerta.kernel.refusal import Refused
from tests.games.deal.scenario import KRA, SEG, YAN, Scene, table

LAND = {KRA: "LAX:1b ELP:1s2d", SEG: "GUA:1b1d ACA:1s3d", YAN: "VAN:1b"}
RICH = {KRA: 50, SEG: 50, YAN: 5}


def deal(**more: Any) -> Scene:
    return table("deal", turn=KRA, clans="KRA SEG YAN", land=LAND, money=RICH, **more)


@rules("DA-14.13")
def test_DA_14_13_no_trade_while_a_window_is_open() -> None:
    """Each trade opens a window: two could go on for ever, one window upon the other."""
    scene = deal(held={YAN: "Y1"})
    scene.quietly()
    first, second = scene.offer(KRA, SEG, "$1"), scene.offer(YAN, KRA, "$1")
    scene.accept(SEG, first)
    assert scene.open == ("event_window", [YAN])
    assert scene.accept_refused(KRA, second)[0] == "offer-gate-closed"
    assert scene.offer_refused(SEG, KRA, "$1")[0] == "offer-gate-closed"
    assert len(scene.s.suspended) == 1
    scene.passes(YAN)
    assert scene.open == ("deal", [KRA])
    scene.accept(KRA, second)
    assert scene.money(KRA) == 50


@rules("DA-14.13")
def test_DA_14_13_two_clans_make_so_many_offers_in_a_phase() -> None:
    scene, most = deal(), CONTENT.stepped.most_live_offers
    for _ in range(most):
        scene.trade(KRA, SEG, "$0.5")
    assert scene.offer_refused(KRA, SEG, "$0.5") == ("trade-enough", "DA-14.13")
    assert scene.offer_refused(SEG, KRA, "$0.5") == ("trade-enough", "DA-14.13")
    scene.trade(KRA, YAN, "$0.5")  # with others it may go on
    assert len(scene.told("trade")) == most + 1


@rules("DA-9.17")
def test_DA_9_17_trying_to_accept_tells_nothing_of_the_others_hand() -> None:
    """Krantific have shown Segadores a card and traded one with Yanagi: was it that one?"""
    seen = []
    for card in ("W13", "W02"):
        hands = {KRA: "W02 W02 W02 W02 W13", SEG: "W03 W03 W03 W03 W03", YAN: "W05 W05 W05 W05 W05"}
        scene = deal(hands=hands)
        offer = scene.offer(KRA, SEG, "open:W13", "any")
        scene.trade(KRA, YAN, f"closed:{card}", "any", "W05").quietly()
        tries = [scene.accept_refused(SEG, offer, picks) for picks in ("", "W03")]
        seen.append((tries, scene.sight(scene.seat(SEG))))
    assert seen[0] == seen[1]


@rules("DA-14.11")
def test_DA_14_11_what_is_still_to_do_does_not_tell_who_has_a_claim() -> None:
    """In stepped play Segadores are asked; whether Yanagi will be, too, is in no redeal."""
    sights = []
    for profile in ("P1", "P2"):  # with so much money, the first could be claimed
        scene = table(
            "action",
            clans="KRA SEG YAN",
            profiles={SEG: "P1" if profile == "P2" else "P2", YAN: profile},
            money={SEG: 15, YAN: 15},
            stepped=True,
        )
        sights.append(scene.act(KRA, "end"))
    for scene in sights:
        [asked] = scene.s.waiting
        other = scene.seat(SEG if asked == scene.seat(YAN) else YAN)
        world = scene.match.game.redealt(scene.s, asked, key_from("claim"))
        after = [args for name, args in world.agenda if name == "offer_reveals" and args]
        assert after == ([(other,)] if asked == scene.seat(SEG) else [])


@rules("DA-14.2")
def test_DA_14_2_a_long_order_is_read_once_for_each_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """An order of many small steps must not hold up the house."""
    scene = table(clans="KRA SEG YAN", land={KRA: "LAX:1b40s SFO:5s PHX:5s"})
    read = 0
    choices = Draft.choices

    def counted(draft: Draft) -> Any:
        nonlocal read
        read += 1
        return choices(draft)

    monkeypatch.setattr(Draft, "choices", counted)
    steps = ["to LVG", *["add LAX soldier one"] * 30]
    scene.step(KRA, *steps)
    assert read <= 8 * len(steps)
    with pytest.raises(Refused):
        scene.match.act(scene.seat(KRA), scene.action("to HAL"))
