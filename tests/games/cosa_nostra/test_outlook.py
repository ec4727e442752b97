"""La Cosa Nostra: what the house says would come of an answer or an offer is what comes of it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator

import pytest

from omerta.games import package
from omerta.games.cosa_nostra import GAME, odds
from omerta.games.cosa_nostra.areas import income
from omerta.games.cosa_nostra.content import HENCHMAN, MACHINE_PISTOL, MONOPOLY_IDS
from omerta.games.cosa_nostra.outlook import OfferOutlook, Outlook, offer_outlook, outlook
from omerta.games.cosa_nostra.rules_cash import missing
from omerta.games.cosa_nostra.rules_rolling import job_forecast
from omerta.games.cosa_nostra.state import (
    ATTACHMENTS,
    CANCEL,
    DIE,
    GANGSTER,
    INFLUENCE,
    NOBODY,
    REVEAL,
    SHOOT,
    STOP,
    CosaNostra,
)
from omerta.games.cosa_nostra.words import Words
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.offers import ANYONE
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer
from omerta.text import LANGUAGES
from omerta.text.phrases import Voice
from tests.games.cosa_nostra.scenario import G, R, Y, business, gangster, items, job, table

NAMES = ["Ann", "Ben", "Cleo", "Dan"]

# --- throws ---


def test_the_chances_are_those_of_the_dice() -> None:
    """Against every way the dice can fall."""
    for dice in range(1, 5):
        falls = [*itertools.product(range(1, 7), repeat=dice)]
        for needed in range(1, 9):
            hits = [min(2, odds.successes(fall, needed)) for fall in falls]
            counted = [hits.count(n) / len(falls) for n in range(3)]
            assert odds.chances(dice, needed) == pytest.approx(counted)


@pytest.mark.parametrize("card", [HENCHMAN, MACHINE_PISTOL])
def test_a_card_for_a_gangster_tells_the_throw_there_would_be_with_it(card: int) -> None:
    scene = table("planning", round=2, tasks={"y3": "J2C05", "g3": "J2C01"})
    planner = gangster("y3")
    told = outlook(scene.s, Y, (INFLUENCE + card,))
    before = job_forecast(scene.s, planner, job("J2C05"))
    scene.s.attached[planner] |= ATTACHMENTS[card]
    assert told is not None
    assert told.helped == {planner: job_forecast(scene.s, planner, job("J2C05"))}
    assert told.helped[planner] != before


def test_a_threshold_and_how_it_comes_about() -> None:
    scene = table(
        "action",
        round=3,
        tasks={"g2": "J3-assassination-1", "r3": "J3C01"},
        attached={"g2": "henchman"},
        turn=G,
    )
    seen = outlook(scene.s, G, (GANGSTER + gangster("g2"),))
    assert seen is not None
    assert seen.throw is not None
    assert (seen.throw.threshold, seen.throw.odds) == (None, None)  # by the target's strength
    busy, free = seen.targets[gangster("r3")], seen.targets[gangster("r1")]
    assert (busy.dice, busy.difficulty, busy.threshold) == (2, 3, 3)
    assert [(each.by, each.change) for each in busy.changes] == [("pending", 1), ("henchman", -1)]
    assert (free.difficulty, free.threshold) == (1, 1)
    assert set(seen.targets) == {gangster(f"{who}{n}") for who in "yr" for n in (1, 2, 3)}
    # What is told is what is rolled against.
    scene.dice(6, 1).act(G, "g2", "reveal", R, "r3")
    rolled = scene.told("rolled")[0]
    assert (rolled["threshold"], rolled["hits"]) == (busy.threshold, [True, False])


@pytest.fixture
def henchmen_count_double(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A rule changed for trial."""
    plain = odds.threshold

    def changed(difficulty: int, attached: int, busy: bool = False) -> int:
        eased = sum(each.by == "henchman" for each in odds.changes(attached, busy))
        return max(1, plain(difficulty, attached, busy) - eased)

    odds.forecast.cache_clear()
    monkeypatch.setattr(odds, "threshold", changed)
    yield
    odds.forecast.cache_clear()


def test_a_rule_changed_for_trial_changes_what_the_page_is_told(
    henchmen_count_double: None,
) -> None:
    scene = table("action", round=3, tasks={"g2": "J3C01"}, attached={"g2": "henchman"}, turn=G)
    card, printed = job("J3C01"), scene.s.job(job("J3C01")).difficulty
    own = scene.view(G).own
    (shown,) = [each.forecast for each in own.throws if each.job == card]
    seen = outlook(scene.s, G, (GANGSTER + gangster("g2"),))
    assert seen is not None
    assert seen.throw == shown
    assert shown.threshold == printed - 2
    assert shown.odds == pytest.approx(odds.chances(2, printed - 2), abs=1e-4)


@pytest.mark.parametrize(("theirs", "told"), [(4, {G: 4}), (5, {})])
def test_of_who_has_less_than_a_job_could_take_the_cash_is_told(
    theirs: int, told: dict[int, int]
) -> None:
    """CN-8.5"""
    scene = table("action", tasks={"r3": "J1T2"}, cash={Y: 9, G: theirs}, turn=R)
    seen = outlook(scene.s, R, (GANGSTER + gangster("r3"),))
    assert seen is not None
    assert seen.purses == told
    scene.act(R, "r3", "name", G)
    scene.act(G, "go_ahead")
    struck = outlook(scene.s, R, (REVEAL,))
    assert struck is not None
    assert struck.purses == told
    scene.dice(4, 5, 1).act(R, "reveal")
    assert scene.told("money")[0]["amount"] == theirs


@pytest.mark.parametrize(
    ("dice", "more", "asked"),
    [
        ((1, 5), [2, 0], "Reroll a die"),
        ((4, 5), [0, 0], "keep the dice"),
        ((1, 1), [5, 5], "Reroll"),
    ],
)
def test_what_a_die_rolled_again_could_add_is_told(
    dice: tuple[int, int], more: list[int], asked: str
) -> None:
    """CN-12.4: past two successes a Cash Job pays nothing more, and a success stays one at best."""
    scene = table("action", tasks={"y2": "J1C11"}, turn=Y)
    scene.dice(*dice).act(Y, "y2", "reveal")
    assert scene.open == ("cop_reroll", [Y])
    told = [outlook(scene.s, Y, (DIE + place,)) for place in range(2)]
    assert [each.more for each in told if each] == more
    assert outlook(scene.s, Y, (STOP,)) is None
    voice = Voice(package("cosa_nostra").text("en"), NAMES, Y)
    assert asked in voice.say(Words().question(GAME.seat_view(scene.s, Y)))


def test_return_fire_is_foretold() -> None:
    scene = table("action", round=4, tasks={"g2": "J4-drive_by-1"}, turn=G)
    scene.dice(1, 1).act(G, "g2", "reveal", R, "r3")
    assert scene.open == ("return_fire", [R])
    seen = outlook(scene.s, R, (SHOOT,))
    assert seen is not None
    assert seen.throw is not None
    assert (seen.throw.dice, seen.throw.threshold) == (3, 2)


@pytest.mark.parametrize("others", ["", "loan_shark-3 loan_shark-4"], ids=["won", "not won"])
def test_a_purchase_tells_the_monopoly_it_wins(others: str) -> None:
    scene = table(
        "action",
        cash={Y: 9},
        owned={Y: "loan_shark-1", R: others},
        tasks={"y1": "loan_shark-2", "y2": "J1C10"},
    )
    seen = outlook(scene.s, Y, (GANGSTER + gangster("y1"),))
    assert seen is not None
    assert outlook(scene.s, Y, (GANGSTER + gangster("y1"), CANCEL)) is None
    scene.act(Y, "y1", "pay")
    assert scene.monopolies == ({} if others else {"credit": Y})
    assert seen.monopoly == (NOBODY if others else MONOPOLY_IDS.index("credit"))


# --- offers ---


def random_games() -> Iterator[tuple[Match[CosaNostra], random.Random]]:
    """Live matches, played by chance; after each answer."""
    for number in range(4):
        chance = random.Random(number)
        seats = [SeatInfo(name) for name in NAMES]
        match = Match(GAME, seats, key_from(f"outlook {number}"))
        while not match.over:
            seat = chance.choice(match.state.waiting)
            match.act(seat, chance.choice(GAME.options(match.state, seat)))
            yield match, chance


def sketch(s: CosaNostra, chance: random.Random) -> Offer:
    """Something for something, made of what the house says may be in it."""
    maker, taker = chance.sample(range(s.players), 2)
    offer = Offer(0, maker, taker, (), ())
    for _ in range(chance.randint(1, 3)):
        seen = offer_outlook(s, maker, offer)
        side = chance.choice(("gives", "wants"))
        may = seen.may_give if side == "gives" else seen.may_want
        there = (*offer.gives, *offer.wants)
        fresh = [item for item in may if all(item[1] != which for _, which in there)]
        if fresh:
            added: tuple[Item, ...] = (*getattr(offer, side), chance.choice(fresh))
            gives, wants = (added, offer.wants) if side == "gives" else (offer.gives, added)
            offer = Offer(0, maker, taker, gives, wants)
    return offer


def test_an_offer_comes_to_what_was_foretold() -> None:
    """And whatever the house says may be in it, it takes."""
    traded, monopolies, kinds = 0, 0, set()
    for match, chance in random_games():
        s = match.state
        if not s.gate or chance.random() > 0.1:
            continue
        offer = sketch(s, chance)
        if not offer.gives and not offer.wants:
            continue
        seen = offer_outlook(s, offer.to, offer)
        lacked = {card: bool(missing(s, offer.to, card)) for card in s.hands[offer.to]}
        before = [*s.monopolies]
        made = match.offer(offer)
        match.accept(offer.to, made.id)
        for each in seen.seats:
            assert each.cash[1] == s.cash[each.seat]
            assert each.income[1] == income(s, each.seat)
            assert each.markers[1] == s.free_markers(each.seat)
        won = {(each.cards[0], each.seat) for each in seen.warnings if each.what == "monopoly-won"}
        assert won == {
            (n, now) for n, now in enumerate(s.monopolies) if now != before[n] and now >= 0
        }
        for remark in seen.secrets:
            for card in set(remark.cards) & set(lacked):
                assert bool(missing(s, offer.to, card)) == (remark.what == "impossible")
        traded, monopolies = traded + 1, monopolies + (before != s.monopolies)
        kinds |= {what for what, _ in (*offer.gives, *offer.wants)}
    assert kinds == {"business", "gangster", "marker"}
    assert traded > 20
    assert monopolies


def test_what_is_not_said_to_go_into_an_offer_is_refused() -> None:
    refused = 0
    for match, chance in random_games():
        s = match.state
        if not s.gate or chance.random() > 0.04:
            continue
        maker, taker = chance.sample(range(s.players), 2)
        may = offer_outlook(s, maker, Offer(0, maker, taker, (), ())).may_give
        every: list[Item] = [("business", card) for card in range(len(s.owners))]
        every += [("marker", card) for card in range(len(s.owners))]
        every += [("gangster", each) for each in range(len(s.boss))]
        item = chance.choice([each for each in every if each not in may])
        with pytest.raises(Refused):
            match.offer(Offer(0, maker, taker, (item,), ()))
        refused += 1
    assert refused > 10


def test_warnings() -> None:
    scene = table(
        "planning",
        cash={Y: 5, G: 2},
        owned={Y: "pimp-1 pimp-2", G: "dealer-1"},
        tasks={"y1": "casino-1"},
        hands={Y: "J1C03"},
        turn=Y,
    )

    def warned(gives: str, wants: str, to: int = G) -> list[tuple[str, int]]:
        offer = Offer(0, Y, to, tuple(items(gives)), tuple(items(wants)))
        return [(each.what, each.seat) for each in offer_outlook(scene.s, Y, offer).warnings]

    assert warned("pimp-1", "") == [("monopoly-lost", Y)]
    assert warned("", "3") == [("short-cash", G)]
    assert warned("2", "") == [("purchases", -1)]
    assert ("task", -1) in warned("", "g1")
    assert warned("pimp-1", "1", to=ANYONE) == [("monopoly-lost", Y)]


def test_the_seller_may_keep_a_use() -> None:
    scene = table("planning", owned={Y: "pimp-1", G: "dealer-1"}, turn=Y)
    sale = Offer(0, Y, G, (("business", business("pimp-1")),), ())
    seen = offer_outlook(scene.s, Y, sale)
    assert ("marker", business("pimp-1")) in seen.may_want
    assert ("marker", business("pimp-1")) in seen.may_give  # in place of the card
    assert ("marker", business("dealer-1")) not in seen.may_give


@pytest.mark.parametrize("language", LANGUAGES)
def test_outlooks_can_be_told(language: str) -> None:
    words, told, luck = Words(), set(), Luck(key_from("told"))
    voice = Voice(package("cosa_nostra").text(language), NAMES, 0)
    s = GAME.begin(4, key_from("told"), stepped=False)
    while s.asking:
        seat = s.waiting[0]
        options = GAME.options(s, seat)
        seen = GAME.seat_view(s, seat)
        options = tuple(each for each in options if each != CANCEL) or options
        for option in options:
            foreseen = outlook(s, seat, (*s.drafts[seat], option))
            for line in words.outlook(seen, foreseen):
                told.add(line.say)
                assert voice.say(line)
        GAME.act(s, seat, options[luck.below(len(options))])
    assert {"outlook-throw", "outlook-throw-at"} <= told
    scene = table("planning", cash={Y: 5, G: 2}, owned={Y: "pimp-1 pimp-2"}, turn=Y)
    offer = Offer(0, Y, G, tuple(items("pimp-1 9")), tuple(items("g1")))
    foretold = offer_outlook(scene.s, Y, offer)
    assert isinstance(foretold, OfferOutlook)
    lines = words.outlook(GAME.seat_view(scene.s, Y), foretold)
    assert {"deal-short-cash", "deal-monopoly-lost", "deal-task"} <= {each.say for each in lines}
    assert all(voice.say(line) for line in lines)
    assert words.outlook(GAME.seat_view(scene.s, Y), Outlook()) == ()
