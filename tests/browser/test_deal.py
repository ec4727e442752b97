"""Deal in real browsers: a game by hand, drafts on the map by mouse, keys and thumb, in French."""

from __future__ import annotations

import json
import re
from functools import cache

import pytest
from playwright.sync_api import ViewportSize, WebSocketRoute, expect

from omerta.battery.differences import Follower
from omerta.games.deal import GAME
from omerta.games.deal.content import CONTENT, TERRITORIES, TERRITORY, TERRITORY_IDS
from omerta.games.deal.land import adjacency_for, value_at
from omerta.games.deal.state import END, NOBODY, SOLDIER, Deal, territories
from omerta.kernel.match import Match
from tests.browser.clan import ClanSeat
from tests.browser.conftest import Guests
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

ACTION = "Your action phase"
FAR = ("MAN", "WIN", "ELP")
RESULT = re.compile("^(Victory|Defeat)")


def begin(guest: Guest, seats: int = 3) -> ClanSeat:
    """A new table with bots, where the guest chooses a clan."""
    guest.open(guest.create(seats, game="deal", bots=seats - 1, start=True))
    seat = ClanSeat(guest)
    play([seat], until=lambda: seat.asked("Which clan"))
    return seat


@cache
def first_order(seats: int) -> Match[Deal]:
    """Seat 0 gives its first order, with room around it."""

    def wanted(match: Match[Deal]) -> bool:
        s = match.state
        if s.asking != "order" or s.asked != (0,) or s.drafts[0]:
            return False
        free = CONTENT.territories[s.bosses[0]].land
        return sum(s.owner[TERRITORY[name]] == NOBODY for name in free) > 1

    return find("deal", seats, wanted)


def ordering(guest: Guest, house: Program, seats: int = 3) -> tuple[ClanSeat, str]:
    """A table where the guest gives the first order, and the territory it can come from."""
    match = first_order(seats)
    guest.open(lay(house, match, {0: guest}))
    seat = ClanSeat(guest)
    wait_until(lambda: bool(seat.lit()), guest)
    return seat, TERRITORY_IDS[match.state.bosses[0]]


# Does it lie within this, and nothing over its middle?
OPEN_TO_SEE = """(each, around) => {
  const box = each.getBoundingClientRect();
  const room = document.querySelector(around).getBoundingClientRect();
  const within = box.left >= room.left && box.right <= room.right && box.bottom <= room.bottom;
  const at = [box.x + box.width / 2, box.y + box.height / 2];
  return within && each.contains(document.elementFromPoint(...at));
}"""


def told(house: Program, guest: Guest) -> list[str]:
    return [event.kind for event in house.replayed(guest.table).events]


def test_a_game_is_played_by_hand(guests: Guests, house: Program) -> None:
    ann = guests("Ann", size=SMALL)
    seat = begin(ann)
    # Bots may win before the third round, even in the second.
    third, result = ann.page.get_by_text(re.compile("^Round 3,")), ann.heading(RESULT)
    play([seat], until=lambda: third.or_(result).count() > 0)
    assert seat.pressed["clan"] == 1
    assert seat.pressed["territory"] > 0
    own = [event for event in house.replayed(ann.table).events if facts(event).get("seat") == 0]
    assert {"income", "moved"} <= {event.kind for event in own}
    ann.play_out(house, ann.table)
    expect(result).to_be_visible()


def test_an_order_is_one_message_and_can_be_taken_back(guests: Guests, house: Program) -> None:
    ann = guests("Ann")
    seat, home = ordering(ann, house)
    logged = len(house.rows(ann.table)[2])
    seat.click(home)
    expect(seat.question).to_have_text(re.compile("^From .*where to"))
    ends = free_ends(seat, home)
    seat.click(ends[0])
    expect(seat.question).to_have_text(re.compile("^To .*: 1.soldier"))
    # Another destination in the same order, from the same territory.
    more = [name for name in seat.lit() if name in ends[1:]]
    seat.click(more[0])
    expect(seat.send).to_have_text("Move to 2 territories")
    # One step back, and again; nobody has heard anything.
    ann.page.keyboard.press("Backspace")
    expect(seat.send).to_have_text("Who goes?")
    ann.page.keyboard.press("Backspace")
    expect(seat.send).to_have_text(re.compile("^Move to"))
    ann.page.keyboard.press("Escape")
    expect(seat.question).to_have_text(re.compile(ACTION))
    assert len(house.rows(ann.table)[2]) == logged, "nothing has been done yet"
    assert ann.frames(ann.table)[-1]["is"] == "tried"
    seat.click(home)
    seat.click(ends[0])
    ann.page.keyboard.press("Enter")
    expect(seat.territory(ends[0])).to_have_attribute("aria-label", re.compile("you: 1.soldier"))
    moved = facts([e for e in house.replayed(ann.table).events if e.kind == "moved"][-1])
    there = TERRITORY_IDS.index(ends[0])
    assert moved["moves"] == [[TERRITORY_IDS.index(home), SOLDIER, 1, there]]


def label(seat: ClanSeat, name: str) -> str:
    return seat.territory(name).get_attribute("aria-label") or ""


def free_ends(seat: ClanSeat, home: str) -> list[str]:
    """Nobody's territories next to this one, where a soldier may go."""
    near = CONTENT.territories[TERRITORY[home]].land
    nobody = re.compile(r"\b(free|libre)\b")
    return [name for name in seat.lit() if name in near and nobody.search(label(seat, name))]


def test_an_order_is_given_by_keys_alone(guests: Guests, house: Program) -> None:
    ann = guests("Ann")
    seat, home = ordering(ann, house)
    seat.territory(home).focus()
    ann.page.keyboard.press("Enter")
    expect(seat.question).to_have_text(re.compile("^From "))
    # Arrows walk along the borders until they come to where somebody may go.
    for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
        ann.page.keyboard.press(key)
        end = ann.page.evaluate("document.activeElement.dataset.territory")
        if end != home:
            break
    ann.page.keyboard.press("Enter")
    expect(seat.send).to_be_enabled()
    seat.send.focus()
    ann.page.keyboard.press("Enter")
    expect(seat.send).not_to_have_text(re.compile("^(Move|Attack)"))


def test_an_order_is_drawn_with_the_mouse(guests: Guests, house: Program) -> None:
    ann = guests("Ann")
    seat, home = ordering(ann, house)
    seat.click(home)
    first, second = free_ends(seat, home)[:2]
    ann.page.keyboard.press("Escape")
    seen = ann.page.locator(".ground").get_attribute("style")
    seat.draw(home, first)
    expect(seat.question).to_have_text(re.compile("^To .*: 1.soldier"))
    # From the same territory to another one: the same order goes on.
    seat.draw(home, second)
    expect(seat.send).to_have_text("Move to 2 territories")
    # To where nobody may go: nothing comes of it.
    ann.page.keyboard.press("Escape")
    seat.draw(home, next(name for name in FAR if name not in seat.lit()))
    expect(seat.question).to_have_text(re.compile(ACTION))
    assert ann.page.locator(".ground").get_attribute("style") == seen, "the map stays where it is"


def test_an_order_is_drawn_with_a_finger(guests: Guests, house: Program) -> None:
    ann = guests("Ann", size=PHONE)
    seat, home = ordering(ann, house)
    seat.click(home)
    expect(seat.question).to_have_text(re.compile("^From "))
    end = free_ends(seat, home)[0]
    # From what is lifted, at once.
    way = between(seat, home, end)
    seat.swipe(home, *way)
    expect(seat.question).to_have_text(re.compile("^To .*: 1.soldier"))
    ann.page.keyboard.press("Escape")
    expect(seat.question).to_have_text(re.compile(ACTION))
    # From anywhere else, a finger moves the map, unless it rests for a moment.
    seen = ann.page.locator(".ground").get_attribute("style")
    seat.swipe(home, *way)
    expect(ann.page.locator(".ground")).not_to_have_attribute("style", seen or "")
    expect(seat.question).to_have_text(re.compile(ACTION))
    seat.swipe(home, -way[0], -way[1])
    seat.swipe(home, *between(seat, home, end), rest=500)
    expect(seat.question).to_have_text(re.compile("^To .*: 1.soldier"))


def between(seat: ClanSeat, home: str, end: str) -> tuple[float, float]:
    """How far it is on the screen, as the map lies now."""
    start, there = seat.spot(home), seat.spot(end)
    return there[0] - start[0], there[1] - start[1]


def robbable(match: Match[Deal]) -> tuple[int, int] | None:
    """Where seat 0 could take drugs from somebody weak, and from where."""
    s = match.state
    if s.asking != "order" or s.asked != (0,) or s.drafts[0]:
        return None
    near = adjacency_for(s, 0)
    for place in range(TERRITORIES):
        if s.owner[place] > 0 and s.drugs[place] and value_at(s, place) == 1:
            for start in territories(near[place] & s.land[0]):
                if s.soldiers[start] - s.tired_soldiers[start] > 3:
                    return start, place
    return None


def test_a_convoy_is_robbed(guests: Guests, house: Program) -> None:
    """An attack on a weak guard: the map says what it brings, the fight is won, the drugs are."""
    ann = guests("Ann")
    match = find("deal", 3, lambda match: robbable(match) is not None)
    found = robbable(match)
    assert found is not None
    start, place = found
    drugs = match.state.drugs[place]
    ann.open(lay(house, match, {0: ann}))
    seat = ClanSeat(ann)
    play([seat], until=lambda: seat.asked(ACTION))
    seat.click(TERRITORY_IDS[place])
    expect(seat.question).to_have_text(re.compile("^Attack .*who goes"))
    seat.click(TERRITORY_IDS[start])
    expect(seat.question).to_have_text(re.compile(r"^Attack .*: \d+ against 1"))
    expect(ann.page.get_by_text(re.compile(f"Victory: .*{drugs}.drug"))).to_be_visible()
    seat.send.click()
    play([seat], until=lambda: "fight_won" in told(house, ann)[len(match.events) :])
    events = house.replayed(ann.table).events[len(match.events) :]
    won = next(facts(event) for event in events if event.kind == "fight_won")
    assert won["winner"] == 0
    assert won["drugs"] == drugs


def test_who_retreats_gets_away(guests: Guests, house: Program) -> None:
    """However many ways out there are, each can be pressed; the end says who went where."""
    ann = guests("Ann")

    def wanted(match: Match[Deal]) -> bool:
        s = match.state
        return s.asking == "way_out" and len(GAME.options(s, s.waiting[0])) > 5

    match = find("deal", 4, wanted)
    ann.open(lay(house, match, {match.state.waiting[0]: ann}))
    ways = ann.page.get_by_role("button", name=re.compile("^Retreat to"))
    expect(ways).to_have_count(len(GAME.options(match.state, match.state.waiting[0])) - 1)
    for each in ways.all():
        assert each.evaluate(OPEN_TO_SEE, ".fight > .foot"), each.inner_text()
    ways.last.click()
    expect(ann.heading(re.compile("^you slip away to", re.I))).to_be_visible()
    outcome = ann.page.locator(".fight .stakes")
    expect(outcome).to_contain_text(re.compile(r"your troops, of value [1-9]\d*, got away", re.I))
    expect(outcome).not_to_contain_text("engaged troops are lost")


def test_many_clan_events_can_all_be_read(guests: Guests, house: Program) -> None:
    """More than anybody holds in a usual game, so the page is told so on its way."""
    ann, events = guests("Ann"), [*range(5)]

    def through(line: WebSocketRoute) -> None:
        follower = Follower()

        def tell(message: str | bytes) -> None:
            told = follower.whole(json.loads(message))
            now = told["now"] if told["is"] == "welcome" else told
            if now and now["is"] == "now":
                now["view"]["table"]["own"]["events"] = events
            line.send(json.dumps(told))

        line.connect_to_server().on_message(tell)

    ann.page.route_web_socket(re.compile("/socket"), through)
    ann.open(lay(house, first_order(3), {0: ann}))
    held = ann.page.locator(".left .cards li")
    expect(held).to_have_count(len(events))
    for each in held.all():
        assert each.evaluate(OPEN_TO_SEE, ".left"), each.inner_text()


def test_a_turn_on_a_phone(guests: Guests, house: Program) -> None:
    ann = guests("Ann", size=PHONE)
    seat, home = ordering(ann, house, seats=5)
    assert fits(ann)
    seat.click(home)
    end = free_ends(seat, home)[0]
    seat.territory(end).focus()
    ann.page.keyboard.press("Enter")
    thumb = ann.page.locator("[data-piece=send]")
    expect(thumb).to_be_enabled()
    assert_large_enough(thumb)
    assert fits(ann)
    thumb.tap()
    expect(seat.territory(end)).to_have_attribute("aria-label", re.compile("you: "))
    for tab in ("Hand", "Secrets", "Clans", "Map"):
        ann.page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        assert fits(ann)


def test_the_table_is_in_french(guests: Guests, house: Program) -> None:
    anne = guests("Anne", locale="fr-FR")
    seat, home = ordering(anne, house)
    assert english_left_on(anne) == []
    seat.click(home)
    seat.click(free_ends(seat, home)[0])
    assert english_left_on(anne) == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_there_is_no_serious_barrier(guests: Guests, house: Program, size: ViewportSize) -> None:
    ann = guests("Ann", size=size)
    begin(ann, seats=4)
    assert barriers(ann) == []
    seat, home = ordering(ann, house, seats=4)
    assert barriers(ann) == []
    seat.click(home)
    expect(seat.question).to_have_text(re.compile("^From "))
    assert barriers(ann) == []


def test_a_phase_that_would_leave_pieces_lying_ends_at_the_second_press(
    guests: Guests, house: Program
) -> None:
    def could_produce(match: Match[Deal]) -> bool:
        s = match.state
        return s.asking == "resources" and s.asked == (0,) and sum(s.to_produce) > 1

    ann = guests("Ann", size=PHONE)
    ann.open(lay(house, find("deal", 3, could_produce), {0: ann}))
    tap(ann.page.get_by_role("button", name="End the phase"))
    again = ann.page.get_by_role("button", name="Yes, end")
    # After a double tap nobody has read what is asked once more.
    again.dispatch_event("click", {"detail": 2})
    ann.page.wait_for_timeout(300)  # for an answer to arrive
    assert house.replayed(ann.table).state.asking == "resources"
    tap(again)
    wait_until(lambda: house.replayed(ann.table).state.asking != "resources", ann)


# The second click of a double click, on this button as soon as it is there.
SECOND_CLICK = """name => new Promise(clicked => {
  const look = () => {
    const button = [...document.querySelectorAll("button")].find(
      ({ textContent }) => textContent.trim() === name);
    if (!button) return requestAnimationFrame(look);
    button.dispatchEvent(new MouseEvent("click", { detail: 2, bubbles: true }));
    clicked();
  };
  look();
})"""


def test_the_second_click_of_a_double_click_does_not_answer_the_next_question(
    guests: Guests, house: Program
) -> None:
    def deals_follow(match: Match[Deal]) -> bool:
        s = match.state
        if s.asking != "order" or s.asked != (0,) or END not in GAME.options(s, 0):
            return False
        GAME.act(after := s.clone(), 0, END)
        return after.asking == "deal"

    match = find("deal", 3, deals_follow)
    ann = guests("Ann")
    ann.open(lay(house, match, {0: ann}))
    ann.page.get_by_role("button", name="End the phase").click()
    ann.page.evaluate(SECOND_CLICK, "End your turn")
    ann.page.wait_for_timeout(300)  # for a second answer to arrive
    assert len(house.replayed(ann.table).log) == len(match.log) + 1


def test_in_ones_own_turn_nothing_is_passed_until_that_turn(guests: Guests, house: Program) -> None:
    def asked(match: Match[Deal]) -> bool:
        s = match.state
        return s.asking == "event_window" and 0 in s.waiting

    def in_own(match: Match[Deal]) -> bool:
        return asked(match) and match.state.active == 0

    def in_anothers(match: Match[Deal]) -> bool:
        return asked(match) and match.state.active != 0

    wish = "Pass until my turn"
    for number, (wanted, wishes) in enumerate([(in_own, 0), (in_anothers, 1)]):
        ann = guests(f"Ann {number}", size=PHONE)
        ann.open(lay(house, find("deal", 3, wanted), {0: ann}))
        expect(ann.page.get_by_role("button", name=wish)).to_have_count(wishes)
