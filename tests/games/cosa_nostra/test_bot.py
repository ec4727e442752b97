"""La Cosa Nostra's bots: what they know of the game, what they choose, how they bargain."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any, Literal

import msgspec
import pytest

from omerta.games.cosa_nostra import GAME
from omerta.games.cosa_nostra.bot.acting import Acting
from omerta.games.cosa_nostra.bot.bargaining import Bargaining
from omerta.games.cosa_nostra.bot.chains import sayable, template_of
from omerta.games.cosa_nostra.bot.deals import Deals
from omerta.games.cosa_nostra.bot.jobs import Access
from omerta.games.cosa_nostra.bot.players import BOTS, HeuristicBot
from omerta.games.cosa_nostra.bot.sums import paid_by
from omerta.games.cosa_nostra.bot.table import Table
from omerta.games.cosa_nostra.bot.threats import relief
from omerta.games.cosa_nostra.content import CONTENT, Options
from omerta.games.cosa_nostra.odds import chances, takings
from omerta.games.cosa_nostra.state import ACTIONS, TEMPLATES
from omerta.kernel.dice import Luck, derive, key_from
from omerta.kernel.drivers import (
    Accept,
    Bargainer,
    BargainMove,
    Decline,
    Propose,
    bargaining_decision,
    decision_for,
    play_stepped,
)
from omerta.kernel.drivers import (
    Counter as CounterOffer,
)
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.promises import PAY, SPARE, TRUCE
from omerta.kernel.state import Offer, Pledge
from omerta.lineup import RANDOM, make
from tests.bots.playing import (
    play_legally,
    played_out,
    seconds_for_a_choice,
    wins_more_than,
)
from tests.games.bots import steps_of, word_of
from tests.games.cosa_nostra.scenario import (
    BUSINESS_WORDS,
    G,
    R,
    Scene,
    Y,
    business,
    items,
    job,
    short,
    table,
)

BOT, GREEDY = "bot", "greedy"


def whole_answer(scene: Scene, seat: int, bot: str = BOT) -> list[str]:
    """All steps a bot is asked for, to answer the open question."""
    return [short(step) for step in steps_of(bot, GAME, scene.s, seat)]


def says(scene: Scene, seat: int, offer: Offer | None = None, bot: str = BOT) -> BargainMove | None:
    """What a bot says at a live table: to this offer, or of its own accord."""
    return word_of(bot, GAME, scene.s, seat, offer)


def proposal(scene: Scene, seat: int) -> Offer:
    said = says(scene, seat)
    assert isinstance(said, Propose), said
    return said.offer


def answer(
    scene: Scene, seat: int, maker: int, gives: str = "", wants: str = ""
) -> BargainMove | None:
    return says(scene, seat, scene.offer(maker, seat, gives, wants))


def mind(scene: Scene, seat: int) -> Deals:
    return Deals(Table(GAME.seat_view(scene.s, seat), scene.s.board))


def gain(scene: Scene, seat: int, maker: int, taker: int, gives: str, wants: str) -> float:
    return mind(scene, seat).gain(Offer(0, maker, taker, items(gives), items(wants)), taker)


# --- what they know ---


def test_chances_are_those_of_the_dice() -> None:
    """The table in the notes of the rules, in percent."""
    table_ = {(2, 3): (89, 44), (3, 4): (88, 50), (4, 5): (80, 41), (5, 6): (60, 20)}
    for (dice, threshold), (once, twice) in table_.items():
        none, _, more = chances(dice, threshold)
        assert (round(100 * (1 - none)), round(100 * more)) == (once, twice)
    assert chances(2, 1) == (0, 0, 1)
    assert chances(3, 7)[0] == 1


def test_a_cop_rolls_again_what_failed() -> None:
    """One die against 4: half of 6, or three quarters of it with a second try."""
    assert takings((6, 9), 1, 4) == 3
    assert takings((6, 9), 1, 4, rerolls=1) == 4.5


def test_what_a_job_lacks() -> None:
    """CN-7.3: markers on one card count once; CN-7.6: and serve one Job."""
    scene = table(
        "planning",
        owned={Y: "pimp-1", G: "dealer-1 dealer-2", R: "cop-1"},
        markers=[(Y, "dealer-1"), (Y, "dealer-1")],
        hands={Y: "J2C07 J1C01 J1C08"},
    )
    seen = Table(GAME.seat_view(scene.s, Y), scene.s.board)
    access = Access(seen, seen.now)
    dealer, cop = 1, 5
    assert access.lacks(job("J2C07")) == [dealer]  # two different ones are needed
    assert access.lacks(job("J1C01")) == []
    assert access.lacks(job("J1C08")) == [cop]
    access.spend(job("J1C01"))
    access.spend(job("J1C01"))
    assert access.lacks(job("J1C01")) == [dealer]


def test_a_seller_may_keep_a_use() -> None:
    """CN-X43"""
    scene = table("planning", owned={Y: "casino-1"}, cash={G: 20})
    seen = Table(GAME.seat_view(scene.s, Y), scene.s.board)
    offer = Offer(0, Y, G, items("casino-1"), items("14 use:casino-1"))
    after = seen.now.after(offer, G, Y)
    assert after.cash[:2] == [16, 6]
    assert after.owner[business("casino-1")] == G
    assert after.uses == [business("casino-1")]
    assert seen.now.cash[:2] == [2, 20]  # what is, is as it was


def test_a_use_is_worth_what_its_job_brings() -> None:
    last: dict[str, Any] = {"round": 4, "cash": {Y: 9}, "owned": {Y: "", G: "garage-1", R: ""}}
    scene = table("planning", hands={Y: "J1C09"}, **last)
    without = table("planning", hands={Y: "J1-bash-1"}, **last)
    assert gain(scene, Y, Y, G, "2", "use:garage-1") > 2
    assert gain(without, Y, Y, G, "2", "use:garage-1") < 0
    # The Job pays 9 at most.
    assert gain(scene, Y, Y, G, "9", "use:garage-1") < 0


def test_a_card_that_makes_a_monopoly_is_worth_more() -> None:
    """CN-14.1: the second of a kind, where nobody else has more."""
    cash = {Y: 20}
    second = table("planning", round=3, owned={Y: "pimp-1", G: "pimp-2", R: ""}, cash=cash)
    third = table("planning", round=3, owned={Y: "", G: "pimp-2", R: "pimp-1 pimp-3"}, cash=cash)
    assert gain(second, Y, Y, G, "10", "pimp-2") > 2
    assert gain(third, Y, Y, G, "10", "pimp-2") < 0


def test_what_helps_who_is_ahead_costs_more() -> None:
    scene = table("planning", round=3, owned={Y: "casino-1", G: "", R: ""}, cash={G: 60, R: 3})
    to_leader = gain(scene, Y, G, Y, "2", "use:casino-1")
    to_last = gain(scene, Y, R, Y, "2", "use:casino-1")
    assert to_last > to_leader


# --- planning and acting ---


def test_the_weakest_buys_and_the_strongest_works() -> None:
    """A purchase first: somebody else may take the card."""
    scene = table(
        "planning",
        round=3,
        stepped=True,
        cash={Y: 14},
        owned={Y: "garage-1"},
        hands={Y: "J1C09"},
        tasks={"y2": "done"},
        market="casino-2",
    ).quietly()
    assert whole_answer(scene, Y) == ["y1", "casino-2"]
    scene.s.cash[Y] = 0  # now there is nothing to buy
    assert whole_answer(scene, Y) == ["y3", "J1C09"]


def last_round(hand: str, market: str, cash: int) -> Scene:
    """Y is to plan, and nothing of the Market is worth its price any more."""
    return table(
        "planning",
        round=4,
        stepped=True,
        cash={Y: cash},
        owned={Y: "waste-1", G: "", R: ""},
        hands={Y: hand},
        market=market,
        options=Options(stepped_offers="off"),
    ).quietly()


def test_what_a_job_lacks_is_bought_for_it() -> None:
    market = "casino-1 garage-1 night_club-1 lawyer-1"
    assert whole_answer(last_round("J1C09 J1C03", market, cash=8), Y) == ["y1", "garage-1"]
    assert whole_answer(last_round("J1C09 J1C03", market, cash=7), Y)[1] == "J1C03"
    assert whole_answer(last_round("J1C03", market, cash=8), Y)[1] == "J1C03"


def test_two_may_buy_what_the_third_needs() -> None:
    """Car Smuggling needs a Garage, a Politician and the Waste Company that is there."""
    scene = last_round("J4C09 J1C03 J1C06", "garage-1 politician-1 casino-1 cop-1", cash=10)
    planned = []
    for _ in range(3):
        planned.append(whole_answer(scene, Y))
        scene.step(Y, *planned[-1]).quietly()
        while scene.open[0] == "assign" and scene.open != ("assign", [Y]):
            (seat,) = scene.open[1]
            scene.step(seat, *whole_answer(scene, seat)).quietly()
    assert {card for _, card in planned[:2]} == {"garage-1", "politician-1"}
    assert planned[2] == ["J4C09"]  # by the only one left


def test_both_are_paid_before_the_job_that_needs_them() -> None:
    tasks = {"y1": "garage-1", "y2": "politician-1", "y3": "J4C09"}
    scene = table(round=4, cash={Y: 10}, owned={Y: "waste-1"}, tasks=tasks)
    done = []
    while scene.open == ("turn_to_act", [Y]):
        done.append(whole_answer(scene, Y))
        scene.step(Y, *done[-1])
    assert sorted(done[:2]) == [["y1", "pay"], ["y2", "pay"]]
    assert done[2] == ["reveal"]  # by the only one left


def test_connections_find_what_a_job_waits_for() -> None:
    def bought(job: str) -> list[str]:
        tasks = {"y3": "J3-connections-1", "y2": job, "g1": "J1C03"}
        scene = table(round=3, cash={Y: 14}, owned={Y: "", G: "", R: ""}, tasks=tasks)
        return whole_answer(scene.dice(6, 6, 6).act(Y, "y3", "reveal"), Y)

    assert bought("J1C09")[0] == "kind garage"
    assert bought("J2C01")[0] == "kind casino"


def test_where_nobody_trades_no_job_counts_on_others() -> None:
    def planned(offers: Literal["templates", "off"]) -> str:
        scene = table(
            "planning",
            round=4,
            stepped=True,
            owned={Y: "", G: "garage-1", R: ""},
            hands={Y: "J1C09 J1C03"},
            tasks={"y1": "done", "y2": "done"},
            options=Options(stepped_offers=offers),
        )
        return whole_answer(scene.quietly(), Y)[-1]

    assert planned("templates") == "J1C09"
    assert planned("off") == "J1C03"


def test_a_purchase_comes_before_the_job_that_needs_it() -> None:
    """CN-X10"""
    scene = table(
        cash={Y: 6},
        owned={Y: "pimp-1"},
        tasks={"y1": "dealer-1", "y2": "J1C01", "g1": "J1C03"},
    )
    assert whole_answer(scene, Y) == ["y1", "pay"]
    scene.act(Y, "y1", "pay").act(G, "g1", "reveal")
    assert whole_answer(scene, Y) == ["reveal"]


def test_what_cannot_be_done_is_cancelled_last() -> None:
    scene = table(owned={Y: "pimp-1"}, tasks={"y1": "J1C01", "y2": "J1C05", "g1": "J1C03"})
    assert whole_answer(scene, Y) == ["y2", "reveal"]
    alone = table(owned={Y: "pimp-1"}, tasks={"y1": "J1C01", "g1": "J1C03"})
    assert whole_answer(alone, Y) == ["cancel"]


def test_a_trap_that_was_seen_is_avoided() -> None:
    """Both rivals are worth the same; one of them waits."""
    tasks = {"y3": "J2-persuasion-1", "g3": "J3-trap-1", "r3": "J3C05"}
    owned = {Y: "", G: "dealer-1", R: "dealer-2"}
    scene = table(round=3, owned=owned, tasks=tasks, cash={G: 12})
    assert whole_answer(scene, Y)[:2] == ["name", f"player {G}"]
    scene.s.known[job("J3-trap-1")] |= 1 << Y
    assert whole_answer(scene, Y)[:2] == ["name", f"player {R}"]


def test_who_has_only_responses_waits_with_a_schemer() -> None:
    """CN-X15"""
    tasks = {"y1": "J3-trap-1", "y3": "J3-robbery-1", "g1": "J3C05"}
    scene = table(round=3, tasks=tasks, influence={Y: "schemer"})
    assert whole_answer(scene, Y) == ["skip"]
    assert whole_answer(table(round=3, tasks=tasks), Y)[-1] == "cancel"


def test_a_robbery_waits_for_enough() -> None:
    def asked(pay: str, left: dict[str, str]) -> list[str]:
        tasks = {"y1": pay, "r3": "J3-robbery-1", **left}
        scene = table(round=3, owned={Y: "pimp-1 casino-1"}, tasks=tasks)
        return whole_answer(scene.dice(6).act(Y, "y1", "reveal"), R)

    others_left = {"y2": "J3C02", "y3": "J3C04", "g1": "J3C08", "g2": "J3C06", "g3": "J3C01"}
    assert asked("J3C07", others_left) == ["r3"]
    assert asked("J1C05", others_left) == ["pass"]
    assert asked("J1C05", {}) == ["r3"]


def test_a_doctor_comes_to_ones_own() -> None:
    tasks = {"y3": "J3-car_bomb-1", "g3": "J3C05"}
    scene = table(round=3, tasks=tasks, influence={G: "emergency_doc", R: "emergency_doc"})
    scene.passes().dice(6, 6, 6).act(Y, "y3", "reveal", G, "g3").passes()
    assert whole_answer(scene, G) == ["doctor"]
    assert whole_answer(scene, R) == ["pass"]


def test_the_last_money_is_laundered_and_the_best_gangster_recruited() -> None:
    scene = table(round=4, cash={Y: 11}, tasks={"y3": "J3-money_laundering-1", "g1": "J3C05"})
    scene.dice(6, 6, 6).act(Y, "y3", "reveal")
    assert whole_answer(scene, Y) == ["amount 11"]
    payday = table("payday", round=1, cash={Y: 15})
    assert payday.open == ("recruit", [Y])
    assert whole_answer(payday, Y) != ["none"]


# --- offers they make ---


def test_a_bot_rents_what_its_job_lacks() -> None:
    """CN-X3: in advance, at a price by which both gain."""
    owned = {Y: "", G: "garage-1", R: ""}
    scene = table("planning", round=4, cash={Y: 5}, owned=owned, hands={Y: "J1C09"})
    offer = proposal(scene, Y)
    assert (offer.to, offer.wants) == (G, items("use:garage-1"))
    assert 0 < paid_by(offer) <= 4
    assert mind(scene, Y).gain(offer, G) > 0
    assert mind(scene, G).gain(offer, G) > 0
    assert not isinstance(says(scene, G, scene.match.offer(offer)), Decline)


def test_a_bot_asks_for_nothing_it_has() -> None:
    owned = {Y: "garage-1", G: "garage-2", R: ""}
    scene = table("planning", round=4, cash={Y: 5}, owned=owned, hands={Y: "J1C09"})
    assert says(scene, Y) is None


def test_a_bot_without_money_swaps_uses() -> None:
    owned = {Y: "casino-1", G: "garage-1", R: ""}
    scene = table("planning", round=4, cash={Y: 0}, owned=owned, hands={Y: "J1C09"})
    offer = proposal(scene, Y)
    assert (offer.gives, offer.wants) == (items("use:casino-1"), items("use:garage-1"))


def test_two_monopolies_come_from_a_swap() -> None:
    scene = table("planning", round=2, owned={Y: "pimp-1 dealer-1", G: "pimp-2 dealer-2", R: ""})
    said = proposal(scene, Y)
    assert {said.gives, said.wants} & {items("pimp-1"), items("dealer-1")}
    assert isinstance(says(scene, G, scene.match.offer(said)), Accept)


def test_a_use_is_offered_to_whom_it_is_known_to_be_needed_by() -> None:
    """By who has looked; nobody else knows of it."""
    tasks = {"g3": "J2C01", "y1": "J1C03", "y2": "idle", "y3": "idle"}
    owned = {Y: "casino-1", G: "", R: ""}
    scene = table(round=2, owned=owned, tasks=tasks, cash={G: 8, Y: 0})
    assert says(scene, Y) is None
    scene.s.known[job("J2C01")] |= 1 << Y
    offer = proposal(scene, Y)
    assert (offer.to, offer.gives) == (G, items("use:casino-1"))
    assert 0 < -paid_by(offer) <= 8


def test_the_same_is_not_asked_for_again_and_again() -> None:
    """Of somebody who declines everything, by bots that remember nothing."""
    asked: Counter[object] = Counter()

    def decline(seat: int, match: Match[Any], offer: Offer) -> BargainMove:
        view = match.view(seat).table
        asked[view.round, view.phase, offer.maker, offer.wants, offer.gives] += 1
        return Decline(offer.id)

    play_live(key_from("stubborn"), 4, stubborn=decline)
    assert asked
    assert max(asked.values()) <= 3
    assert sum(asked.values()) < 60


# --- offers of others ---


def test_an_owner_accepts_a_fair_price_and_counters_a_low_one() -> None:
    """Two thousand would do, but are too little of what it brings the other."""
    tasks = {"y1": "J1C03", "r1": "J1C06"}
    scene = table(round=4, cash={Y: 12}, owned={G: "casino-1"}, tasks=tasks)
    assert gain(scene, G, Y, G, "2", "use:casino-1") > 0
    assert isinstance(answer(scene, G, Y, "6", "use:casino-1"), Accept)
    for low in ("1", "2"):
        countered = answer(scene, G, Y, low, "use:casino-1")
        assert isinstance(countered, CounterOffer)
        asked = -paid_by(countered.answer)
        assert 2 < asked <= 5
        assert countered.answer.gives == items("use:casino-1")
        scene.s.offers.clear()
    # And what it has asked for, it accepts.
    assert isinstance(answer(scene, G, Y, str(asked), "use:casino-1"), Accept)


def test_nothing_is_given_for_nothing() -> None:
    scene = table("planning", owned={G: "casino-1"}, cash={G: 9, Y: 0})
    assert isinstance(answer(scene, G, Y, "", "3"), Decline)
    assert not isinstance(answer(scene, G, Y, "", "casino-1"), Accept)
    assert not isinstance(answer(scene, G, Y, "", "g3"), Accept)
    assert isinstance(answer(scene, G, R, "2", ""), Accept)


def test_the_card_that_makes_a_monopoly_is_not_sold_for_its_price() -> None:
    owned = {Y: "pimp-1", G: "pimp-2", R: ""}
    scene = table("planning", round=2, owned=owned, cash={Y: 30})
    assert not isinstance(answer(scene, G, Y, "6", "pimp-2"), Accept)
    assert isinstance(answer(scene, G, Y, "30", "pimp-2"), Accept)


def test_a_bot_takes_part_in_offers_to_anyone() -> None:
    """It cannot counter them."""
    scene = table("planning", round=2, owned={Y: "casino-1", G: "", R: ""}, cash={G: 20})
    scene.s.hands[G] = (job("J2C01"),)
    dear, cheap = scene.offer(Y, -1, "use:casino-1", "19"), scene.offer(Y, -1, "use:casino-1", "2")
    assert isinstance(says(scene, G, dear), Decline)
    assert isinstance(says(scene, G, cheap), Accept)
    assert isinstance(says(scene, R, cheap), Decline)  # no Job, no money


# --- threats ---


def threatened(by: str = "J3-persuasion-1", of_g: str = "J3C03") -> Scene:
    """Y can lure away a pimp of G, or a dealer of R, with whom a monopoly goes."""
    return table(
        round=3,
        cash={Y: 1, G: 26, R: 18},
        owned={Y: "", G: "pimp-1 pimp-2", R: "dealer-1 dealer-2"},
        tasks={"y3": by, "g3": of_g, "r3": "J3C06"},
    )


def test_a_believable_threat_is_paid_for_up_to_what_it_threatens() -> None:
    scene = threatened().act(Y, "y3", "announce", G, "pimp-1")
    assert scene.open == ("answer_threat", [G])
    fear = relief(mind(scene, G), Offer(0, Y, G, (), items("1")))
    assert 2 < fear < 15
    assert isinstance(answer(scene, G, Y, "", "1"), Accept)
    assert not isinstance(answer(scene, G, Y, "", "20"), Accept)
    # Nobody else is feared.
    assert isinstance(answer(scene, G, R, "", "1"), Decline)


def test_a_threat_seen_through_is_not_paid_for() -> None:
    """G has looked: it is no Attack at all."""
    scene = threatened("J3C05")
    scene.s.known[job("J3C05")] |= 1 << G
    scene.act(Y, "y3", "announce", G, "pimp-1")
    assert isinstance(answer(scene, G, Y, "", "1"), Decline)


def test_a_threat_to_ones_money_is_weighed_by_its_odds_and_by_what_there_is() -> None:
    def fear(of_g: int, dice: str = "y3") -> float:
        scene = table(round=1, cash={Y: 1, G: of_g, R: 5}, tasks={dice: "J1T1"})
        scene.act(Y, dice, "announce", G, "person")
        return relief(mind(scene, G), Offer(0, Y, G, (), items("1")))

    assert fear(0) == 0
    assert fear(1) < fear(3) < fear(9)
    assert fear(9, "y1") < fear(9, "y2") < fear(9, "y3")
    # To be spared is worth something to whoever has money; if more is asked, less is offered.
    scene = table(round=1, cash={Y: 1, G: 9, R: 5}, tasks={"y3": "J1T1"})
    scene.act(Y, "y3", "announce", G, "person")
    assert isinstance(answer(scene, G, Y, "", "1"), Accept)
    less = answer(scene, G, Y, "", "5")
    assert isinstance(less, CounterOffer)
    assert 0 < paid_by(less.answer) < 5


def test_peace_may_be_haggled_over() -> None:
    """Too much is asked: G offers less. Y takes it only with its word on record."""
    scene = threatened().act(Y, "y3", "announce", G, "pimp-1")
    less = answer(scene, G, Y, "", "20")
    assert isinstance(less, CounterOffer)
    assert 0 < paid_by(less.answer) < 15
    said = answer(scene, Y, G, "15", "")
    assert isinstance(said, CounterOffer)
    assert said.answer.wants == items("15")
    assert said.answer.pledges == (Pledge(said.answer.maker, TRUCE, round=scene.s.round),)


def test_who_broke_his_word_is_not_paid_again() -> None:
    scene = threatened()
    scene.match.promise(G, Pledge(Y, words="I will leave you alone."))
    scene.match.mark(G, 1, "broken")
    scene.act(Y, "y3", "announce", G, "pimp-1")
    assert isinstance(answer(scene, G, Y, "", "1"), Decline)


def test_a_bot_weighs_what_is_promised() -> None:
    """Y has an Attack ready against G, who has none."""
    scene = threatened()

    def gain(*pledges: Pledge) -> float:
        offer = Offer(0, G, Y, items("1"), (), pledges=pledges)
        return Bargaining(mind(scene, Y), Luck(b"weighs")).gain(offer)

    plain, now, last = gain(), scene.s.round, scene.s.rounds
    assert gain(Pledge(Y, TRUCE, round=now)) < plain - 2  # the Attack that it gives up
    assert gain(Pledge(Y, TRUCE, round=last)) < gain(Pledge(Y, TRUCE, round=now))
    assert gain(Pledge(Y, SPARE, whom=R, round=now)) < plain
    # It keeps no accounts, and does not understand words.
    assert gain(Pledge(Y, PAY, amount=3, round=last)) == -math.inf
    assert gain(Pledge(Y, words="anything you like")) == -math.inf
    # Nobody can pay more than there is, nor after the end; peace counts once.
    assert gain(Pledge(G, PAY, amount=9000, round=last)) < plain + 30
    assert gain(Pledge(G, PAY, amount=3, round=last + 1)) == plain
    for by in (G, Y):  # for the longest time, in whatever order it is promised
        short, long = (Pledge(by, TRUCE, round=each) for each in (now, last))
        assert gain(short, long) == gain(long, short) == gain(long) != gain(short)
    scene.match.promise(Y, Pledge(G, TRUCE))
    assert gain(Pledge(G, TRUCE, round=last)) == plain
    kept = gain(Pledge(G, PAY, amount=3, round=last))
    assert plain + 1 < kept
    scene.match.promise(Y, Pledge(G, words="Word of honour."))
    scene.match.mark(Y, 2, "broken")
    assert gain(Pledge(G, PAY, amount=3, round=last)) - gain() < (kept - plain) * 0.6


def test_a_bot_answers_without_words_that_it_would_have_to_keep() -> None:
    """G pays well for a use of Y's Business, and wants Y's word besides."""
    scene = table(round=3, cash={Y: 1, G: 26, R: 18}, owned={Y: "garage-1", G: "", R: ""})
    asked = (Pledge(Y, words="You leave me alone for ever."), Pledge(G, TRUCE))
    offer = Offer(1, G, Y, items("3"), items("use:garage-1"), pledges=asked)
    judge = Bargaining(mind(scene, Y), Luck(b"answers")).judge
    assert judge(msgspec.structs.replace(offer, pledges=asked[1:])) is True
    said = judge(offer)
    assert isinstance(said, Offer)
    assert (said.gives, said.pledges) == (offer.wants, asked[1:])


def test_a_bot_threatens_asks_and_keeps_its_word() -> None:
    scene = threatened()
    steps = whole_answer(scene, Y)
    assert "name" in steps  # no Attack without it
    scene.step(Y, *steps)
    assert scene.s.announced is not None
    victim = scene.s.announced.victim
    offer = proposal(scene, Y)
    assert (offer.to, offer.gives) == (victim, ())
    assert offer.pledges == (Pledge(offer.maker, TRUCE, round=scene.s.round),)
    assert -12 < paid_by(offer) < 0
    scene.accept(victim, scene.match.offer(offer))
    assert scene.open == ("turn_to_act", [Y])
    assert says(scene, Y) is None  # it does not ask twice
    assert whole_answer(scene, Y)[0] == "call_off"
    scene.s.promises.clear()  # it was paid all the same
    assert whole_answer(scene, Y)[0] == "call_off"
    scene.s.bought_off = ()  # and if it was not, it would go on
    assert whole_answer(scene, Y) == ["reveal"]
    scene.s.bought_off = (victim,)
    scene.act(Y, "call_off")
    assert f"player {victim}" not in whole_answer(scene, Y)


def test_who_is_named_offers_something_unasked() -> None:
    """CN-16.9: what peace is worth; not twice."""
    scene = threatened().act(Y, "y3", "announce", G, "pimp-1")
    offer = proposal(scene, G)
    assert (offer.to, offer.wants) == (Y, ())
    assert 0 < paid_by(offer) < 15
    scene.accept(Y, scene.match.offer(offer))
    assert says(scene, G) is None


def test_who_has_an_attack_planned_threatens_back() -> None:
    """CN-16.9: and whoever is defied thinks twice about a small gain."""
    assert whole_answer(threatened().act(Y, "y3", "name", G, "pimp-1"), G) == ["go_ahead"]
    scene = threatened(of_g="J3T1").act(Y, "y3", "name", G, "pimp-1")
    assert whole_answer(scene, G) == ["threaten"]
    before = Acting(mind(scene, Y).desk)
    [man] = before.pending
    assert man.job is not None
    strike = next(each for each in before.desk.strikes(man.job, man) if each.victim == G)
    scene.act(G, "threaten")
    assert Acting(mind(scene, Y).desk).worth_of(strike) < before.worth_of(strike)
    assert scene.told("threatened_back") == [{"seat": G, "by": Y}]


def test_who_was_wronged_strikes_back() -> None:
    """Both are worth the same, but one has attacked before; not even in earnest, but still."""
    owned = {Y: "", G: "dealer-1", R: "dealer-2"}
    tasks = {"y3": "J2-persuasion-1", "r3": "J3C06", "r2": "J1T1", "g3": "J3C05"}
    scene = table(round=3, owned=owned, tasks=tasks, first=R, cash={Y: 0})
    assert mind(scene, Y).outlook.spite[R] == mind(scene, Y).outlook.spite[G]
    scene.dice(1, 1).act(R, "r2", "reveal", Y)
    assert mind(scene, Y).outlook.spite[R] > mind(scene, Y).outlook.spite[G]
    assert whole_answer(scene, Y)[:2] == ["name", f"player {R}"]


def test_others_are_known_to_bear_grudges() -> None:
    """G takes less pleasure in what would help whoever attacked him."""
    scene = table("planning", round=3, owned={Y: "", G: "casino-1", R: ""}, cash={Y: 9})
    offer = Offer(0, Y, G, items("4"), items("use:casino-1"))
    before = mind(scene, Y).their_gain(offer, G)
    scene.s.attacks[Y * scene.s.players + G] = 2
    assert mind(scene, Y).their_gain(offer, G) < before


def test_only_companies_are_sabotaged_where_the_table_says_so() -> None:
    """CN-18.8"""
    owned = {Y: "", G: "dealer-1 dealer-2 garage-1", R: "cop-1"}
    tasks = {"y3": "J3-arson-1", "g3": "J3C05"}

    def burnt(*, companies_only: bool) -> list[str]:
        options = Options(sabotage_companies_only=companies_only)
        scene = table(round=3, owned=owned, tasks=tasks, options=options)
        scene.step(Y, *whole_answer(scene, Y))
        assert scene.s.announced is not None
        return [BUSINESS_WORDS[scene.s.announced.card]]

    assert burnt(companies_only=False) == ["dealer-1"]
    assert burnt(companies_only=True) == ["garage-1"]


# --- at any table ---

TABLES: dict[str, dict[str, Any]] = {
    "usual": {},
    "free": {"stepped_offers": "free"},
    "off": {"stepped_offers": "off", "influence_from_round": 3, "influence_deck": 33},
    "short": {"short_game": True, "two_tasks_per_turn": "on", "family_choice": "choice"},
    "spies": {
        "espionage_anytime": True,
        "robber_can_be_robbed": True,
        "business_bonus": True,
        "sabotage_companies_only": True,
    },
}


@pytest.mark.parametrize("bot", [BOT, GREEDY])
@pytest.mark.parametrize("options", TABLES)
def test_bots_answer_legally_whatever_has_happened(bot: str, options: str) -> None:
    """A third of all steps are anybody's: chains begun by others, tasks without sense."""
    # Free offers have long lists; what follows round I is no different.
    rounds = 1 if options == "free" else 3
    for players in (3, 5) if options == "usual" else (3,):
        key = key_from(f"{bot} {options} {players}")
        luck = Luck(key)
        s = GAME.begin(players, key, msgspec.convert(TABLES[options], Options))
        seated = [make(bot, GAME, derive(key, seat)) for seat in range(players)]
        while s.asking and s.round <= rounds:
            seat = s.waiting[0]
            offered = GAME.options(s, seat)
            chosen = seated[seat].choose(decision_for(GAME, s, seat))
            assert chosen in offered
            if not luck.below(3):
                chosen = offered[luck.below(len(offered))]
            GAME.act(s, seat, chosen)


@pytest.mark.parametrize("bot", [*BOTS, RANDOM])
def test_bots_are_legal_at_a_table_with_content_of_its_own(bot: str) -> None:
    """They know the usual content only, and make do."""
    replace = msgspec.structs.replace
    content = replace(
        CONTENT,
        start=replace(CONTENT.start, cash=30),
        limits=replace(CONTENT.limits, markers=1, market=6, jobs=1, influence=1),
        cash_jobs=tuple(replace(each, needs=each.needs[:1]) for each in CONTENT.cash_jobs),
        businesses=tuple(replace(each, price=each.price + 3) for each in CONTENT.businesses),
    )
    key = key_from("own content")
    s = GAME.begin(3, key, None, content)
    play_legally(GAME, s, bot, key)


@pytest.mark.parametrize("bot", [BOT, GREEDY])
def test_bots_know_nothing_hidden(bot: str) -> None:
    """In any other world the seat could be in they choose the same."""
    key = key_from("hidden")
    s = GAME.begin(4, key)
    seated = [make(bot, GAME, derive(key, seat)) for seat in range(4)]
    moves = 0
    while s.asking:
        seat, moves = s.waiting[0], moves + 1
        if not moves % 7 and not s.drafts[seat]:
            worlds = [s, *[GAME.redealt(s, seat, derive(key, moves, n)) for n in range(2)]]
            luck = derive(key, "luck", moves)
            assert (
                len({make(bot, GAME, luck).choose(decision_for(GAME, w, seat)) for w in worlds})
                == 1
            )
            player = make(bot, GAME, luck)
            assert isinstance(player, Bargainer)
            if s.gate:
                said = [
                    make(bot, GAME, luck).bargain(bargaining_decision(GAME, w, seat))  # type: ignore[attr-defined]
                    for w in worlds
                ]
                assert said[0] == said[1] == said[2]
        GAME.act(s, seat, seated[seat].choose(decision_for(GAME, s, seat)))


@pytest.mark.parametrize("bot", [BOT, GREEDY])
def test_the_same_luck_plays_the_same_game(bot: str) -> None:
    assert played_out(GAME, bot, 3) == played_out(GAME, bot, 3)


# --- live ---


def play_live(
    key: bytes, players: int, options: Options | None = None, stubborn: Any = None
) -> tuple[Match[Any], Counter[str]]:
    """A live match of bots that are made anew for whatever they are asked, as on the server.

    Seat 0 may be `stubborn`: it answers offers in its own way and makes none.
    """
    match = Match(GAME, [SeatInfo(f"seat {n}") for n in range(players)], key, options)
    said: Counter[str] = Counter()
    canvassed: dict[int, int] = {}

    def bot(seat: int) -> HeuristicBot:
        said["asked"] += 1
        return HeuristicBot(Luck(derive(key, seat, said["asked"])))

    def to_offer(offer: Offer) -> BargainMove:
        if stubborn is not None and offer.to == 0:
            word: BargainMove = stubborn(0, match, offer)
            return word
        word_ = bot(offer.to).bargain(bargaining_decision(GAME, match.state, offer.to, offer.id))
        assert word_ is not None
        return word_

    def bargain() -> None:
        while match.state.offers and match.state.gate:
            offer = match.state.offers[0]
            match to_offer(offer):
                case Accept():
                    match_.accept(offer.to, offer.id)
                    said["trades"] += 1
                case CounterOffer(answer=counter) if offer.counters < 0:
                    match_.counter(offer.to, offer.id, counter)
                case _:
                    match_.decline(offer.to, offer.id)

    match_ = match
    while not match.over:
        bargain()
        s = match.state
        for seat in range(players if not GAME.ask(s).covert else 0):
            if not s.gate or canvassed.get(seat) == s.question or (stubborn and not seat):
                continue
            canvassed[seat] = s.question
            word = bot(seat).bargain(bargaining_decision(GAME, s, seat))
            if isinstance(word, Propose):
                match.offer(word.offer)
                said["offers"] += 1
                bargain()
        question, seat = s.question, s.waiting[0]
        player = bot(seat)
        while match.state.question == question and seat in match.state.waiting:
            match.act(seat, player.choose(decision_for(GAME, match.state, seat)))
    return match, said


@pytest.mark.parametrize("players", [3, 5])
def test_live_bots_trade_and_are_never_refused(players: int) -> None:
    match, said = play_live(key_from("live"), players)
    assert match.over
    assert said["trades"] >= 8
    assert said["offers"] < 40 * players


def test_live_bots_play_with_every_option() -> None:
    for options in ("short", "spies"):
        match, _ = play_live(key_from(options), 3, msgspec.convert(TABLES[options], Options))
        assert match.over


# --- how well they play ---


def test_offers_that_templates_can_say() -> None:
    """CN-16.18: the nearest sum below; a payment on the wrong side is none of them."""
    offer = Offer(0, Y, G, items("7"), items("use:casino-1"))
    said = sayable(offer)
    assert said is not None
    assert paid_by(said) == 6
    kind = template_of(said)
    assert kind is not None
    assert TEMPLATES[kind] == "rent"
    assert sayable(Offer(0, Y, G, (), items("use:casino-1 2"))) is None
    assert sayable(Offer(0, Y, G, items("pimp-1 2"), items("pimp-2"))) is None
    assert sayable(Offer(0, Y, G, items("pimp-1 pimp-3"), items("2"))) is None


def test_traders_gain_by_trade_and_who_does_not_trade_falls_behind() -> None:
    class Loner(HeuristicBot):
        def decide(self, asking: str, seen: Any, options: tuple[int, ...]) -> tuple[int, ...]:
            if asking in ("make_offer", "answer_offer"):
                return ACTIONS.parse("none") or 0, ACTIONS.parse("decline_offer") or 0
            return super().decide(asking, seen, options)

    alone, traders = 0, 0
    for game in range(4):
        key = derive(key_from("loner"), game)
        s = GAME.begin(4, key)
        kinds = [Loner if seat == game % 4 else HeuristicBot for seat in range(4)]
        play_stepped(GAME, s, [kind(Luck(derive(key, n))) for n, kind in enumerate(kinds)])
        scores = GAME.scores(s)
        alone += scores.pop(game % 4)
        traders += sum(scores)
    assert alone < traders / 3


def test_the_heuristic_bot_beats_the_greedy_one() -> None:
    assert wins_more_than(1 / 3, GAME, [BOT, GREEDY, GREEDY], 60)


def test_the_greedy_bot_beats_random_ones() -> None:
    assert wins_more_than(0.6, GAME, [GREEDY, *[RANDOM] * 3], 8)


def test_choices_are_quick() -> None:
    """About a millisecond for each step, most of it spent on bargaining; this fails only where
    something is quite wrong."""
    assert seconds_for_a_choice(GAME, BOT) < 0.015
