"""La Cosa Nostra in real browsers: a game by hand, orders by mouse, keys and thumb, in French."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from omerta.games.cosa_nostra.content import SNITCH
from omerta.games.cosa_nostra.effects import aimed_at
from omerta.games.cosa_nostra.rules_attacks import targets_of
from omerta.games.cosa_nostra.rules_influence import can_look
from omerta.games.cosa_nostra.state import INFLUENCE, PURCHASE
from omerta.kernel.match import Match
from omerta.kernel.state import Pledge
from tests.browser.conftest import Guests
from tests.browser.crew import CrewSeat, ann_decides, ann_is_named, ann_plans
from tests.browser.finger import tap
from tests.browser.guest import PHONE, SMALL, WIDE, Guest
from tests.browser.pressing import play
from tests.browser.seat import wait_until
from tests.browser.staging import find, lay
from tests.browser.test_axe import barriers
from tests.browser.test_french import english_left_on
from tests.browser.test_phone import assert_large_enough, fits
from tests.facts import facts
from tests.server.house import Program

SMALL_DESK = ViewportSize(width=1280, height=720)


def in_round(seat: CrewSeat, number: int) -> bool:
    return seat.page.locator(f'[data-round="{number}"]').count() > 0


def begin(guest: Guest, house: Program, seats: int = 3, **options: object) -> CrewSeat:
    """A table with bots, at the guest's first order."""
    guest.open(lay(house, find("cosa_nostra", seats, ann_plans, options), {0: guest}))
    seat = CrewSeat(guest)
    wait_until(seat.planning, guest)
    return seat


def test_a_round_is_played_by_hand(guests: Guests, house: Program) -> None:
    ann = guests("Ann", size=SMALL)
    seat = begin(ann, house, short_game=True)
    play([seat], until=lambda: in_round(seat, 2) and seat.planning())
    assert seat.pressed["job"] >= 3
    assert seat.pressed["man"] >= 2
    assert seat.pressed["answer"] > 0
    told = {event.kind for event in house.replayed(ann.table).events}
    assert {"job_planned", "revealed", "payday"} <= told
    ann.play_out(house, ann.table)
    expect(ann.page.locator("ol .stack").first).to_be_visible()


def test_what_lets_the_hand_down_presses_nothing_else(guests: Guests, house: Program) -> None:
    ann = guests("Ann", size=PHONE)
    seat = begin(ann, house)
    grip = ann.page.locator(".grip")
    grip.tap()
    expect(grip).to_have_attribute("aria-expanded", "true")
    family = ann.page.locator("section.line .facts").first
    family.tap()
    expect(grip).to_have_attribute("aria-expanded", "false")
    opened = ann.page.locator(".phone .sheet[role=dialog]")
    assert opened.count() == 0
    family.tap()
    expect(opened).to_be_visible()
    assert seat.planning()


# Points of each card of the Market where something else lies.
COVERED = """() => {
  const parts = [0.1, 0.5, 0.9];
  const points = parts.flatMap((x) => parts.map((y) => [x, y]));
  return [...document.querySelectorAll("[data-place=market] [data-business]")].flatMap((card) => {
    const { x: left, y: top, width, height } = card.getBoundingClientRect();
    const hit = ([x, y]) => document.elementFromPoint(left + width * x, top + height * y);
    return points.filter((at) => !card.contains(hit(at))).map((at) => [card.dataset.piece, at]);
  });
}"""


def may_renew(match: Match[Any]) -> bool:
    """The first seat may play a Snitch, to look at a Job or to renew the Market."""
    s = match.state
    asked = s.asking in ("influence_turn", "end_turn") and s.waiting == [0] and s.deck
    both = asked and can_look(s, 0)
    return bool(both and INFLUENCE + SNITCH in match.game.options(s, 0))


@pytest.mark.parametrize("size", [PHONE, SMALL_DESK], ids=["phone", "desk"])
def test_the_market_is_renewed_and_seen_meanwhile(
    size: ViewportSize, guests: Guests, house: Program
) -> None:
    ann = guests("Ann", size=size)
    ann.open(lay(house, find("cosa_nostra", 4, may_renew), {0: ann}))
    seat = CrewSeat(ann)
    snitch = ann.page.locator(f'[data-influence="{SNITCH}"]')
    snitch.click()
    assert ann.page.evaluate(COVERED) == []
    would = ann.page.get_by_role("region", name="What would happen")
    would.get_by_role("button", name="Renew the Market").click()
    seat.send.click()
    wait_until(lambda: "renewed" in {e.kind for e in house.replayed(ann.table).events}, ann)


def test_who_looks_at_a_rivals_man_plays_no_card(guests: Guests, house: Program) -> None:
    ann = guests("Ann")
    ann.open(lay(house, find("cosa_nostra", 4, may_renew), {0: ann}))
    snitch = ann.page.locator(f'[data-influence="{SNITCH}"]')
    snitch.click()
    read = ann.page.locator(".gangster.picked").get_attribute("data-gangster")
    rival = ann.page.locator(f'[data-gangster="{read}"] .man')
    expect(rival).to_be_enabled()
    snitch.click()
    rival.click(force=True)
    expect(ann.page.locator("[aria-pressed=true]")).to_have_count(0)
    expect(rival).to_be_disabled()


def test_an_order_is_one_message_whatever_is_picked_first(guests: Guests, house: Program) -> None:
    ann = guests("Ann")
    seat = begin(ann, house)
    frames = len(ann.heard[ann.table])
    seat.jobs.nth(1).click()
    expect(seat.send).to_be_disabled()
    seat.men.first.click()
    expect(seat.send).to_have_text(re.compile("^Seal .* on "))
    # Another man, then another order: the rest stays picked.
    seat.men.nth(2).click()
    expect(seat.men.nth(2)).to_have_attribute("aria-pressed", "true")
    seat.jobs.nth(0).click()
    expect(seat.jobs.nth(0)).to_have_attribute("aria-pressed", "true")
    expect(seat.men.nth(2)).to_have_attribute("aria-pressed", "true")
    # Step by step back, and the other way round.
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-job][aria-pressed=true]")).to_have_count(0)
    assert len(ann.heard[ann.table]) == frames, "the house has heard nothing yet"
    assert not any(house.replayed(ann.table).state.drafts)
    seat.men.first.click()
    order = seat.jobs.nth(2)
    name = order.locator(".aside").inner_text()
    order.click()
    seat.send.click()
    expect(ann.page.locator(".own .order b").first).to_have_text(name.split(",")[0])
    planned = [e for e in house.replayed(ann.table).events if e.kind == "job_planned"]
    assert facts(planned[-1])["seat"] == 0 or len(planned) > 1


def test_an_order_is_given_by_keys_alone(guests: Guests, house: Program) -> None:
    ann = guests("Ann")
    seat = begin(ann, house)
    ann.page.keyboard.press("2")
    expect(seat.jobs.nth(1)).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("g")
    expect(seat.men.first).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("g")
    expect(seat.men.nth(1)).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".own .order")).to_have_count(1)


def test_what_would_happen_leads_to_an_offer(guests: Guests, house: Program) -> None:
    """A Job that lacks a Business: who has one is named, and a press begins the offer for it."""
    ann = guests("Ann")
    seat = begin(ann, house, seats=5)
    preview = ann.page.get_by_role("region", name="What would happen")
    for job in seat.jobs.all():
        job.click()
        if preview.get_by_role("button", name=re.compile("^Deal")).count():
            break
    expect(preview).to_contain_text("Missing:")
    preview.get_by_role("button", name=re.compile("^Deal")).first.click()
    expect(ann.heading("Proposal")).to_be_visible()
    picked = ann.page.locator(".business.picked")
    expect(picked.locator(".pin")).to_have_text("use")
    # A click on it asks what is meant; what it is already takes it out.
    picked.locator("> .card").click()
    ways = picked.get_by_role("group")
    expect(ways.get_by_role("button")).to_have_text(["rent a use", "buy the card"])
    ways.get_by_role("button", name="buy the card").click()
    expect(picked.locator(".pin")).to_have_text("card")
    picked.locator("> .card").click()
    ways.get_by_role("button", name="buy the card").click()
    expect(picked).to_have_count(0)


def test_an_offer_half_made_is_put_aside_to_see_the_table(guests: Guests, house: Program) -> None:
    ann = guests("Ann")
    begin(ann, house, seats=5)
    market = ann.page.get_by_role("group", name="Market")
    ann.page.get_by_role("tab", name=re.compile("^Offers")).click()
    ann.button("Make an offer").click()
    ann.page.get_by_label("Your words").fill("Let us talk.")
    expect(market).to_have_count(0)
    ann.button("See the table").click()
    expect(market).to_be_visible()
    ann.button("Go on with it").click()
    expect(ann.page.get_by_label("Your words")).to_have_value("Let us talk.")
    ann.button("Drop it").click()
    expect(market).to_be_visible()
    expect(ann.button("Go on with it")).to_have_count(0)


def test_five_families_on_a_phone(guests: Guests, house: Program) -> None:
    ann = guests("Ann", size=PHONE)
    seat = begin(ann, house, seats=5)
    assert fits(ann)
    expect(ann.page.locator("section.line")).to_have_count(4)
    seat.jobs.first.tap()
    seat.men.first.tap()
    thumb = ann.page.locator("[data-piece=send]")
    expect(thumb).to_have_text(re.compile("^Seal "))
    assert_large_enough(thumb)
    assert fits(ann)
    tap(thumb)
    expect(ann.page.locator(".order")).to_have_count(1)
    tap(ann.page.get_by_role("button", name="End the turn"))
    # A family in full; a new question would put it away.
    wait_until(seat.planning, ann)
    ann.page.locator(".facts").first.tap()
    sheet = ann.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Recruits")
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)


def test_the_table_is_in_french(guests: Guests, house: Program) -> None:
    anne = guests("Anne", locale="fr-FR")
    seat = begin(anne, house)
    assert english_left_on(anne) == []
    seat.jobs.first.click()
    seat.men.first.click()
    assert english_left_on(anne) == []
    play([seat], until=lambda: in_round(seat, 2))
    assert english_left_on(anne) == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_there_is_no_serious_barrier(guests: Guests, house: Program, size: ViewportSize) -> None:
    ann = guests("Ann", size=size)
    seat = begin(ann, house, seats=4)
    assert barriers(ann) == []
    seat.jobs.first.click()
    seat.men.first.click()
    assert barriers(ann) == []
    if size is PHONE:  # what follows has nothing more there than on a desk
        return
    seat.page.keyboard.press("Enter")
    play([seat], until=lambda: seat.page.locator("[data-gangster].done").count() > 3)
    assert barriers(ann) == []


# --- a target is named ---


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_one_named_is_asked_and_may_threaten_back(
    guests: Guests, house: Program, size: ViewportSize
) -> None:
    """CN-8.2, 16.9: who points at what, and three ways to answer."""
    ann = guests("Ann", size=size)
    ann.open(lay(house, find("cosa_nostra", 3, ann_is_named), {0: ann}))
    stage = ann.page.locator(".stage")
    expect(stage.get_by_role("heading")).to_contain_text(re.compile("'s .* points at your "))
    buttons = stage.locator("button:visible")
    for said in ("Buy off", "Threaten back", "Let it come"):
        expect(buttons.filter(has_text=said)).to_be_enabled()
    assert barriers(ann) == []
    buttons.filter(has_text="Threaten back").click()
    if size is PHONE:  # the tap picks it
        ann.page.locator("[data-piece=send]").click()
    wait_until(lambda: "threatened_back" in _told(house, ann), ann)


def ann_could_scheme(match: Match[Any]) -> bool:
    s = match.state
    asked = s.asking == "schemers" and 0 in s.waiting
    return asked and len(match.game.options(s, 0)) > 1


def test_who_is_asked_for_a_schemer_sees_the_card_and_has_no_move(
    guests: Guests, house: Program
) -> None:
    ann = guests("Ann")
    ann.open(lay(house, find("cosa_nostra", 3, ann_could_scheme), {0: ann}))
    strip = ann.page.locator(".stage .strip")
    expect(strip.get_by_role("button", name="Play a Schemer")).to_be_visible()
    covers = """(strip) => {
      const box = (each) => each.getBoundingClientRect();
      const card = box(document.querySelector("main [data-piece='influence:schemer']"));
      return box(strip).left < card.right;
    }"""
    assert not strip.evaluate(covers)
    expect(ann.page.locator("main .own .boss")).not_to_contain_text("your move")


def test_who_cannot_pay_is_told_what_may_still_help(guests: Guests, house: Program) -> None:
    def ann_cannot_pay(match: Match[Any]) -> bool:
        s = match.state
        if s.asking != "turn_to_act" or 0 not in s.waiting or s.announced:
            return False
        tasks = [s.task[man] for man in s.crews[0] if s.pending(man)]
        return tasks == [PURCHASE] and s.cash[0] == 0

    ann = guests("Ann")
    ann.open(lay(house, find("cosa_nostra", 3, ann_cannot_pay), {0: ann}))
    ann.page.locator("main .own .purchase").first.click()
    expect(ann.page.locator("main .preview")).to_contain_text("A deal may still bring it")


def test_who_is_asked_on_a_phone_may_pass_until_their_turn(guests: Guests, house: Program) -> None:
    ann = guests("Ann", size=PHONE)
    ann.open(lay(house, find("cosa_nostra", 3, ann_could_scheme), {0: ann}))
    wish = ann.page.get_by_role("button", name="Pass until my turn")
    expect(wish).to_be_in_viewport(ratio=1)
    wish.tap()
    expect(ann.page.locator(".stage").get_by_role("button", name="Play a Schemer")).to_have_count(0)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_what_is_named_is_turned_over_or_called_off(
    guests: Guests, house: Program, size: ViewportSize
) -> None:
    """CN-8.2, 8.14: called off, the Job stays planned, and another target may be named."""
    ann = guests("Ann", size=size)
    ann.open(lay(house, find("cosa_nostra", 3, ann_decides), {0: ann}))
    stage = ann.page.locator(".stage")
    expect(stage.get_by_role("heading")).to_contain_text(re.compile("Your .* points at "))
    buttons = stage.locator("button:visible")
    expect(buttons.filter(has_text="Reveal the Job")).to_be_enabled()
    assert barriers(ann) == []
    buttons.filter(has_text="Call it off").click()
    wait_until(lambda: "called_off" in _told(house, ann), ann)
    assert "revealed" not in _told(house, ann)[-3:]


def test_who_gave_their_word_is_reminded_before_it_is_broken(
    guests: Guests, house: Program
) -> None:
    match = find("cosa_nostra", 3, ann_decides)
    victim = match.state.announced.victim
    match.promise(victim, Pledge(by=0, what="truce"), at=len(match.log))
    match.promise(3 - victim, Pledge(by=0, what="truce"), at=len(match.log))
    match.promise(victim, Pledge(by=0, words="I like you."), at=len(match.log))
    ann = guests("Ann")
    ann.open(lay(house, match, {0: ann}))
    reminder = ann.page.locator(".own-word")
    expect(reminder).to_have_count(1)  # and none beside it, where nothing is aimed at anybody
    expect(reminder).to_contain_text("truce to the end of the game")


def robbers(s: Any) -> list[int]:
    """Ann's men who could rob either rival in person."""
    loads = {
        man: s.load[man] for man in s.crews[0] if s.load[man] >= 0 and s.job(s.load[man]).attack
    }
    in_person = {man: card for man, card in loads.items() if aimed_at(s.job(card)) == "player"}
    return [man for man, card in in_person.items() if set(targets_of(s, 0, card)) == {1, 2}]


def test_another_target_is_chosen_without_a_step_back(guests: Guests, house: Program) -> None:
    def wanted(match: Match[Any]) -> bool:
        s = match.state
        return s.asking == "turn_to_act" and 0 in s.waiting and bool(robbers(s))

    match = find("cosa_nostra", 3, wanted)
    ann = guests("Ann")
    ann.open(lay(house, match, {0: ann}))
    ann.page.locator(f'[data-gangster="{robbers(match.state)[0]}"] .man').first.click()
    for other in (1, 2, 1):
        boss = ann.page.locator(f'[data-piece="boss:{other}"]').first
        boss.click()
        expect(boss).to_have_class(re.compile("picked"))


def _told(house: Program, guest: Guest) -> list[str]:
    return [event.kind for event in house.replayed(guest.table).events]
