"""Deal among people: a bargain, a fight, a boss removed, the end of a turn, a game won."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import expect

from omerta.games import load
from omerta.games.deal.bot.players import GreedyBot
from omerta.games.deal.content import EVENT
from omerta.games.deal.routes import routes
from omerta.games.deal.rules_fight import value
from omerta.games.deal.rules_respect import can_wait, wins_by_revealing
from omerta.games.deal.state import (
    ATTACKER,
    DEFENDER,
    MOB,
    PASS,
    REVEAL_PROFILE,
    SETTING_UP,
    WEAPON,
    Deal,
)
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.drivers import Decision
from omerta.kernel.match import Match, SeatInfo
from tests.browser.conftest import Guests
from tests.browser.guest import Guest
from tests.browser.seat import wait_until
from tests.browser.staging import lay
from tests.server.house import Program

GAME = load("deal")
PEOPLE = ("Ann", "Ben", "Cleo")
LONG = 2_500  # actions; the house takes long to load more


def find(wanted: Callable[[Deal], bool]) -> Match[Deal]:
    """A live match of simple players who keep their secrets, at the first moment that is wanted."""
    for number in range(200):
        seats = range(len(PEOPLE))
        bots = [GreedyBot(Luck(key_from(f"deal {number} {seat}"))) for seat in seats]
        match: Match[Deal] = Match(
            GAME, [SeatInfo(name) for name in PEOPLE], key_from(f"deal {number}")
        )
        while not match.over and len(match.log) < LONG:
            s = match.state
            if wanted(s):
                return match
            seat = s.waiting[0]
            hidden = s.asking == "last_reveals"
            match.act(seat, PASS if hidden else chosen(s, seat, bots[seat]), at=len(match.log))
    raise AssertionError("no such moment comes up")


def chosen(s: Deal, seat: int, bot: GreedyBot) -> int:
    return bot.choose(
        Decision(GAME.options(s, seat), lambda: GAME.seat_view(s, seat), lambda key: s.clone())
    )


def seated(
    guests: Guests, house: Program, match: Match[Deal], looking: Sequence[int] = range(3)
) -> list[Guest]:
    """Three people at a table where this match is; those have its page open."""
    people = [guests(name) for name in PEOPLE]
    path = lay(house, match, dict(enumerate(people)))
    for seat in looking:
        people[seat].open(path)
    return people


def told(house: Program, table: str) -> list[str]:
    return [event.kind for event in house.replayed(table).events]


# --- a bargain ---


def ann_could_sell_to_ben(s: Deal) -> bool:
    if s.asking != "deal" or s.active != 0 or not s.alive[1] or s.in_force == EVENT["G19"]:
        return False
    return bool(s.money[1] > 1 and s.hands[0] and s.hands[1] and [*routes(s, 0, 1)])


def test_the_sheet_of_an_offer_does_not_move_under_the_pointer(
    guests: Guests, house: Program
) -> None:
    ann = seated(guests, house, find(ann_could_sell_to_ben), looking=[0])[0]
    ann.button("Make Ben an offer").click()
    sheet = ann.page.get_by_role("region", name="Your offer")
    give, want = (sheet.get_by_role("region", name=name) for name in ("You give", "Ben gives"))
    presses = [
        give.locator(".ways .stepper").first.get_by_role("button").last,
        sheet.get_by_role("button", name=re.compile("you get: .*0.5")),
        give.locator(".cards li").first.get_by_role("button").first,
        want.locator(".stepper").last.get_by_role("button").last,
        want.get_by_role("combobox"),
        sheet.get_by_role("button", name="Send to Ben"),
    ]

    def places() -> list[object]:
        return [each.bounding_box() for each in presses]

    expect(presses[-1]).to_be_disabled()
    before = places()
    for press in presses[:4]:
        press.click()
        expect(sheet.locator("footer")).not_to_contain_text("There is nothing in it yet.")
        assert places() == before
    expect(presses[-1]).to_be_enabled()
    want.get_by_role("combobox").select_option(index=1)
    assert places() == before


def test_a_drug_and_a_weapon_change_hands_by_an_offer_and_its_answer(
    guests: Guests, house: Program
) -> None:
    match = find(ann_could_sell_to_ben)
    ann, ben, cleo = seated(guests, house, match)
    before = match.state
    start, end = next(iter(routes(before, 0, 1)))

    ann.button("Make Ben an offer").click()
    sheet = ann.page.get_by_role("region", name="Your offer")
    give = sheet.get_by_role("region", name="You give")
    want = sheet.get_by_role("region", name="Ben gives")
    give.locator(".ways .stepper").first.get_by_role("button").last.click()
    half = sheet.get_by_role("button", name=re.compile("you get: .*0.5"))
    half.click()
    half.click()
    # A weapon for a weapon: as long as none is asked for, it cannot be sent.
    given = give.locator(".cards li").first
    given.get_by_role("button").first.click()
    expect(sheet.get_by_role("button", name="Send to Ben")).to_be_disabled()
    # It is named, unless one turns it over.
    given.get_by_role("button", name=re.compile("turn it over")).click()
    want.locator(".stepper").last.get_by_role("button").last.click()
    sheet.get_by_label("Your words").fill("And peace in the north.")
    # Both promise something.
    sheet.get_by_role("button", name="Add promises").click()
    sheet.get_by_role("button", name="Add", exact=True).click()
    sheet.get_by_role("radio", name="Ben promises:").check()
    sheet.get_by_role("radio", name="to pay").check()
    sheet.get_by_role("button", name="Add", exact=True).click()
    sheet.get_by_role("button", name="Send to Ben").click()

    # Ben sees a closed card as one, and would have to choose which of his own he gives.
    offer = ben.page.get_by_role("article", name="Ann offers you").first
    expect(offer).to_contain_text("1 closed card")
    expect(offer.get_by_role("button", name="Accept")).to_have_count(0)
    expect(offer.get_by_role("button", name="Choose a card")).to_be_enabled()
    # Cleo learns that there is an offer, and nothing of it.
    cleo.page.get_by_role("tab", name=re.compile("^Offers")).click()
    expect(cleo.page.get_by_text(re.compile("closed doors", re.I)).first).to_be_visible()
    assert "peace in the north" not in cleo.page.content()

    # He answers: less money, and his card lies open.
    offer.get_by_role("button", name="Counter").click()
    answer = ben.page.get_by_role("region", name="Your answer")
    answer.get_by_role("button", name=re.compile("you get: .*0.5")).click()
    mine = answer.get_by_role("region", name="You give").locator(".cards li").first
    mine.get_by_role("button").first.click()
    # What was promised stays, unless it is taken out.
    expect(answer).to_contain_text("truce to the end of round")
    answer.get_by_role("button", name=re.compile(r"Take out: .*in round")).click()
    answer.get_by_role("button", name="Add promises").click()
    answer.get_by_role("radio", name="in words").check()
    answer.get_by_label("What you promise").fill("The rest when you leave Texas.")
    answer.get_by_role("button", name="Add", exact=True).click()
    answer.get_by_role("button", name="Send to Ann").click()

    answered = ann.page.get_by_role("article", name="Ben answers").first
    answered.locator(".picks button").first.click()
    answered.get_by_role("button", name="Accept").click()
    wait_until(lambda: "trade" in told(house, ann.table)[len(match.events) :], ann)
    after = house.replayed(ann.table).state
    assert after.drugs[end] == before.drugs[end] + 1
    assert after.drugs[start] == before.drugs[start] - 1
    assert after.money[:2] == [before.money[0] + 1, before.money[1] - 1]
    assert before.hands[1][0] in after.hands[0]
    assert before.hands[0][0] in after.hands[1]
    # What was promised with it is on record for all, what lay closed is not.
    assert [each.pledge.what for each in after.promises] == ["truce", "words"]
    assert [(each.maker, each.to) for each in after.promises] == [(0, 1), (1, 0)]
    for guest in (ann, ben, cleo):
        expect(guest.page.get_by_text("The rest when you leave Texas.").first).to_be_visible()
    line = cleo.page.get_by_role("tabpanel").get_by_text(re.compile("closed card"))
    cleo.page.get_by_role("tab", name="Log").click()
    expect(line.first).to_be_visible()


def nobody_knows_of_anns_cards(s: Deal) -> bool:
    known = [GAME.seat_view(s, seat).table.players[0].known for seat in (1, 2)]
    return s.asking == "deal" and s.active == 0 and not any(known)


def test_a_card_is_shown_to_one(guests: Guests, house: Program) -> None:
    match = find(nobody_knows_of_anns_cards)
    ann, ben, cleo = seated(guests, house, match)
    ann.button(re.compile("^Show a card")).click()
    card = ann.page.get_by_role("group", name="Show a card").get_by_role("button").first
    name = card.get_attribute("aria-label")
    card.click()
    ann.button(f"{name} to Ben").click()
    for guest, sees in ((ben, 1), (cleo, 0)):
        expect(guest.page.get_by_role("tabpanel", name="Log")).to_contain_text("Ann shows")
        desk = guest.page.get_by_role("region", name="Deals")
        expect(desk.locator(".known").get_by_role("img", name=name)).to_have_count(sees)


# --- fights ---


def two_fight_on(s: Deal) -> bool:
    """With the weapons they hold last, the fight is not over."""
    if s.asking != "weapons" or len(s.waiting) != 2 or not (s.fight and s.fight.rounds):
        return False
    twin = s.clone()
    for seat in s.waiting:
        GAME.act(twin, seat, WEAPON + s.hands[seat][-1])
    return twin.asking == "weapons" and bool(twin.fight and not twin.fight.redraws)


def lay_down(guest: Guest, card: int) -> None:
    """Choose a weapon, and lay it down."""
    guest.page.locator(f'[data-weapon="{card}"]').first.click()
    guest.page.get_by_role("banner").get_by_role("button").last.click()


def test_both_cards_turn_at_once_and_the_fight_is_there_again_after_a_reload(
    guests: Guests, house: Program
) -> None:
    match = find(two_fight_on)
    people = seated(guests, house, match)
    s = match.state
    first, second = s.waiting
    idle = next(seat for seat in range(3) if seat not in s.waiting)
    table = people[first].table
    watcher = guests("Wanda")
    watcher.open(f"/t/{table}")

    lay_down(people[first], s.hands[first][-1])
    # That the first is ready is all anybody else learns.
    for guest in (people[second], people[idle], watcher):
        side = guest.page.locator(".fight article").filter(has_text=PEOPLE[first])
        expect(side.get_by_text("ready")).to_be_visible()
    lay_down(people[second], s.hands[second][-1])
    wait_until(
        lambda: told(house, table)[len(match.events) :].count("weapons_shown") == 1, people[first]
    )
    fight = house.replayed(table).state.fight
    assert fight is not None
    # Who attacks, what is at stake, each round, and how its totals came about.
    for guest in (people[first], people[idle], watcher):
        rounds = guest.page.locator(".fight .rounds li:not(.coming)")
        expect(rounds).to_have_count(len(fight.rounds))
        shown = guest.page.locator(".fight").inner_text()
        guest.page.reload()
        expect(rounds).to_have_count(len(fight.rounds))
        assert guest.page.locator(".fight").inner_text() == shown


def finishing(s: Deal) -> tuple[int, int] | None:
    """Cards of attacker and defender by which the defender's boss falls in this round, and nobody
    is asked for an event before the hands."""
    fight = s.fight
    if s.asking != "weapons" or fight is None or fight.defender == MOB or len(s.waiting) != 2:
        return None
    if s.bosses[fight.defender] != fight.place or value(s, DEFENDER) > value(s, ATTACKER):
        return None
    for card in reversed(s.hands[fight.attacker]):
        twin = s.clone()
        weak = min(s.hands[fight.defender])
        GAME.act(twin, fight.attacker, WEAPON + card)
        GAME.act(twin, fight.defender, WEAPON + weak)
        if not twin.alive[fight.defender] and twin.asking == "hand_after":
            return card, weak
    return None


def test_a_boss_falls(guests: Guests, house: Program) -> None:
    match = find(lambda s: all(s.alive) and finishing(s) is not None)
    s = match.state
    cards, fight = finishing(s), s.fight
    assert cards is not None
    assert fight is not None
    people = seated(guests, house, match, (fight.attacker, fight.defender))
    attacker, victim = people[fight.attacker], people[fight.defender]
    expect(attacker.page.get_by_text(re.compile("boss falls")).first).to_be_visible()
    lay_down(victim, cards[1])
    lay_down(attacker, cards[0])
    wait_until(lambda: "eliminated" in told(house, attacker.table), attacker)
    keep = attacker.page.get_by_role("button", name=re.compile("^Keep"))
    keep.click()
    expect(attacker.page.locator(".fight")).to_have_count(0)
    after = house.replayed(attacker.table).state
    assert not after.alive[fight.defender]
    assert after.owner[fight.place] == fight.attacker


# --- the end of a turn ---


A_MOMENT_FOR_REVEALS = "The end of the turn: a moment for reveals."


def one_has_something_to_lose(s: Deal) -> int | None:
    """Who could score what does not count in the next turn, where the others need not be asked."""
    if s.asking != "last_reveals" or len(s.waiting) != len(PEOPLE):
        return None
    busy = [seat for seat in s.waiting if not can_wait(s, seat)]
    return busy[0] if len(busy) == 1 else None


def test_at_the_end_of_a_turn_only_who_would_lose_something_has_to_answer(
    guests: Guests, house: Program
) -> None:
    match = find(lambda s: one_has_something_to_lose(s) is not None)
    seat = one_has_something_to_lose(match.state)
    assert seat is not None
    people = seated(guests, house, match)
    claimant, others = people[seat], [each for each in people if each is not people[seat]]
    sheet = claimant.page.get_by_role("region", name="The end of the turn")
    expect(sheet.get_by_role("button", name=re.compile(r"^Reveal your .*: \+"))).to_be_visible()
    # The others are passed for: they read what goes on, and not who is waited for.
    wait_until(lambda: house.replayed(claimant.table).state.waiting == [seat], claimant)
    for guest in others:
        expect(guest.page.locator(".question")).to_have_text(A_MOMENT_FOR_REVEALS)
        expect(guest.page.locator(".window")).to_have_count(0)
    sheet.get_by_role("button", name="Reveal nothing").click()
    wait_until(lambda: house.replayed(claimant.table).state.turn > match.state.turn, claimant)


# --- the end ---


def somebody_wins_by_profile(s: Deal) -> int | None:
    """Who could, by a reveal that nobody asks for, while no fight is in the way."""
    if s.phase == SETTING_UP or s.fight is not None:
        return None
    for seat in range(s.players):
        if s.alive[seat] and not s.shown[seat] and not s.kills[seat] and wins_by_revealing(s, seat):
            return seat if REVEAL_PROFILE in GAME.seat_view(s, seat).interrupts else None
    return None


def test_a_game_is_won_by_a_profile(guests: Guests, house: Program) -> None:
    match = find(lambda s: somebody_wins_by_profile(s) is not None)
    seat = somebody_wins_by_profile(match.state)
    assert seat is not None
    another = (seat + 1) % len(PEOPLE)
    people = seated(guests, house, match, (seat, another))
    winner, other = people[seat], people[another]
    winner.page.locator("button.reveal").first.click()
    winner.page.locator("button.reveal.sure").click()
    wait_until(lambda: "final" in told(house, winner.table), winner)
    expect(winner.heading("Victory")).to_be_visible()
    expect(other.heading("Defeat")).to_be_visible()
    # What it came from, and everybody's secrets.
    for guest in (winner, other):
        expect(guest.page.get_by_text(re.compile("by (your|the) profile"))).to_be_visible()
        secrets = guest.page.get_by_role("region", name="The secrets")
        expect(secrets.get_by_role("listitem")).to_have_count(len(PEOPLE))
