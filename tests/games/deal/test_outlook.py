"""What the house tells of an answer in the making: it agrees with what the rules then do."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from omerta.games import package
from omerta.games.deal import rules_fight
from omerta.games.deal.content import EACH_PROFILE, UNSCATHED
from omerta.games.deal.land import place_drugs
from omerta.games.deal.objectives import claimable
from omerta.games.deal.outlook import OrderOutlook, offer_outlook, outlook
from omerta.games.deal.routes import routes
from omerta.games.deal.rules_action import Draft, adds
from omerta.games.deal.rules_fight import current
from omerta.games.deal.rules_resources import sell
from omerta.games.deal.rules_strike import Strike
from omerta.games.deal.rules_strike import strike as strike_of
from omerta.games.deal.state import (
    ADD,
    ADDS,
    ATTACKER,
    COMMIT,
    DEFENDER,
    EACH_ADD,
    END,
    FURTHER,
    MOB,
    NOTHING,
    PUT_DRUG,
    SELL,
    TO,
    WEAPON,
    Deal,
    territories,
)
from omerta.games.deal.tradables import way
from omerta.games.deal.view import DealView
from omerta.games.deal.words import Words
from omerta.kernel.dice import key_from
from omerta.kernel.legality import next_options
from omerta.kernel.state import Offer
from omerta.kernel.trees import Path
from omerta.text.phrases import Voice
from tests.games.deal.numbers import GAME, SETTLED

PROFILES = 8


def games(name: str, count: int, steps: int = 2500) -> Iterator[tuple[Deal, int, random.Random]]:
    """Random games, at each question of each."""
    luck = random.Random(name)
    for number in range(count):
        s = GAME.begin(3 + number % 4, key_from(f"{name} {number}"))
        for _ in range(steps):
            if s.over:
                break
            seat = luck.choice(s.waiting)
            yield s, seat, luck
            GAME.act(s, seat, luck.choice(GAME.options(s, seat)))


def questions(name: str, kind: str, count: int) -> Iterator[tuple[Deal, int, random.Random]]:
    for s, seat, luck in games(name, 12):
        if s.asking == kind and not s.drafts[seat]:
            yield s, seat, luck
            count -= 1
        if not count:
            return


def some_path(s: Deal, seat: int, luck: random.Random, most: int = 8) -> Iterator[Path]:
    """A path that grows, from nothing to a whole answer."""
    path: Path = ()
    while True:
        yield path
        options = next_options(GAME, s, seat, path)
        if not options:
            return
        last = [each for each in options if each in (COMMIT, END)]
        path = (*path, last[0] if last and len(path) >= most else luck.choice(options))


def seen(s: Deal, seat: int) -> DealView:
    view: DealView = GAME.view(s, seat)
    return view


# --- orders ---


def order_of(s: Deal, seat: int, path: Path) -> OrderOutlook:
    found = outlook(s, seat, path)
    assert found is not None
    assert found.order is not None
    return found.order


def test_the_ends_and_pieces_of_an_order_are_those_that_may_follow() -> None:
    about: Counter[str] = Counter()
    for s, seat, luck in questions("ends", "order", 120):
        for path in some_path(s, seat, luck):
            options = next_options(GAME, s, seat, path)
            told = order_of(s, seat, path)
            ends = [TO + end.place for end in told.ends]
            if told.to == NOTHING and options:
                assert ends == [each for each in options if TO <= each < ADD]
            elif options:
                assert bool(ends) == (FURTHER in options)
                may = {adds(each.start, each.what, 1)[0] for each in told.coming if each.left}
                added = {each for each in options if ADD <= each < WEAPON and adds_one(each)}
                assert added <= may
                about["adding"] += len(added)
            about["barred"] += told.barred != NOTHING
    assert about["adding"] > 200
    assert about["barred"] > 3


def adds_one(action: int) -> bool:
    return ADDS[(action - ADD) % EACH_ADD][1] == "one"


def test_what_an_order_is_said_to_do_it_does() -> None:
    about: Counter[str] = Counter()
    for s, seat, luck in questions("orders", "order", 200):
        *_, whole = some_path(s, seat, luck)
        if whole[-1] != COMMIT:
            continue
        told = order_of(s, seat, whole[:-1])
        after = s.clone()
        for step in whole:
            GAME.act(after, seat, step)
            if after.asking != "order" or after.drafts[seat] == ():
                break
        fight = after.fight
        if told.attack is not None:
            assert fight is not None
            assert fight.start == (told.attack.mine, told.attack.theirs)
            assert 0 <= told.attack.chance <= 1
            about["fights"] += 1
            about["mob"] += fight.defender == MOB
            continue
        assert fight is None
        if not any(each.respect for each in told.taken):  # else an event may have changed more
            assert all(after.owner[each.place] == seat for each in told.taken)
            assert all(after.owner[each.place] != seat for each in told.left)
            about["taken"] += len(told.taken)
            about["left"] += len(told.left)
    assert min(about["fights"], about["mob"], about["taken"], about["left"]) > 5, about


def test_objectives_that_a_victory_is_said_to_fulfil_are_fulfilled_by_it() -> None:
    """With each profile the winner could have: what a clan fulfils does not depend on it."""
    checked, about = 0, Counter[int]()
    for s, *_ in games("stakes", 30):
        if checked == 80:
            break
        if s.asking != "weapons":
            continue
        after = s.clone()
        winner = winner_of_a_round(after)
        if winner is None:
            continue
        side = ATTACKER if winner == current(s).attacker else DEFENDER
        # Who fell in this last round may have spoilt what asks for nobody to fall.
        unscathed = s.board.goals[UNSCATHED] if any(current(after).fallen[side]) else ()
        for profile in range(PROFILES):
            before = s.clone()
            for world in (before, after):
                world.profiles[winner], world.scored[winner] = profile, 0
            own = seen(before, winner).own
            assert own is not None
            done = claimable(after, winner) << profile * EACH_PROFILE
            for bit, _ in unscathed:
                done |= bit
            assert [which for which in own.if_won if not done >> which & 1] == []
            about.update(own.if_won)
        checked += 1
    assert checked > 60
    assert len(about) > 10, about


def winner_of_a_round(s: Deal) -> int | None:
    """One round with the best cards; the seat that has won by it, if one has."""
    for seat in list(s.waiting):
        GAME.act(s, seat, GAME.options(s, seat)[-1])
    fight = s.fight
    if fight is None or not fight.over or fight.retreat:
        return None
    winner = fight.attacker if s.owner[fight.place] == fight.attacker else fight.defender
    return None if winner == MOB or not s.alive[winner] else winner


# --- sales, production, recruits ---


def test_sales_bring_what_is_told_and_prices_are_those_of_the_next_drug() -> None:
    sold = 0
    for s, seat, luck in questions("sales", "resources", 60):
        for place in territories(s.land[seat] & s.board.consos):
            place_drugs(s, place, 3)
        pieces: Path = ()
        earned = 0
        while True:
            told = outlook(s, seat, pieces)
            assert told is not None
            assert told.resources is not None
            assert told.resources.earned == earned
            sales = [a for a in next_options(GAME, s, seat, pieces) if SELL <= a < PUT_DRUG]
            assert [SELL + place for place, _ in told.resources.prices] == sales
            if not sales:
                break
            pieces = (*pieces, luck.choice(sales))
            earned += dict(told.resources.prices)[pieces[-1] - SELL]
        before = s.money[seat]
        for piece in pieces:
            sell(s, piece - SELL)
        assert s.money[seat] == before + earned
        sold += len(pieces)
    assert sold > 100


def test_recruits_cost_what_is_told() -> None:
    bought = 0
    for s, seat, luck in questions("recruits", "recruit", 60):
        *_, whole = some_path(s, seat, luck, most=4)
        told = outlook(s, seat, whole)
        assert told is not None
        assert told.recruits is not None
        assert told.recruits.cost + told.recruits.left == s.money[seat]
        after = s.clone()
        for step in whole:
            GAME.act(after, seat, step)
        assert after.money[seat] == told.recruits.left
        bought += told.recruits.cost > 0
    assert bought > 10


# --- offers ---


def test_an_offer_is_told_with_what_it_changes() -> None:
    changed: Counter[str] = Counter()
    for s, _, luck in games("offers", 12, 4000):
        if sum(changed.values()) > 60:
            break
        if s.asking != "make_offer":
            continue
        twin = s.clone()
        maker, taker = twin.active, luck.choice([o for o in range(s.players) if o != twin.active])
        if not twin.alive[taker]:
            continue
        twin.money = [money + 4 for money in twin.money]
        for place in territories(twin.land[maker]):
            place_drugs(twin, place, 1)
        ways = [*routes(twin, maker, taker)][:1]
        offer = Offer(
            0, maker, taker, tuple([("drug", way(*each)) for each in ways]), (("money", 3),)
        )
        told = [offer_outlook(twin, seat, offer) for seat in (maker, taker)]
        assert told[0].money == twin.money[maker] + 3
        assert told[1].money == twin.money[taker] - 3
        assert told[0].drugs + told[1].drugs == sum(
            [twin.drugs[p] for p, owner in enumerate(twin.owner) if owner in (maker, taker)]
        )
        changed["drugs"] += bool(ways)
        asked = Offer(0, maker, taker, (), (("any", 0), ("named", 0)))
        cards = offer_outlook(twin, taker, asked)
        assert cards.lacks == (0 not in twin.hands[taker] or len(twin.hands[taker]) < 2)
        assert cards.picks == 1
        changed["lacks"] += cards.lacks
        changed["goals"] += bool(told[0].goals or told[1].goals)
    assert min(changed["drugs"], changed["lacks"]) > 3, changed


# --- one voice ---


def test_a_rule_that_is_changed_changes_what_the_page_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The page shows the view and the outlook, so it needs no other change."""

    def harder(*which: object) -> Strike:
        done = strike_of(*which)
        terms = (*done.terms, ("card", 1))
        return done._replace(total=done.total + 1, terms=terms) if done.usable else done

    s, seat, _ = next(questions("changed", "weapons", 1))
    before = seen(s, seat).own
    weapon = outlook(s, seat, (WEAPON + s.hands[seat][0],))
    monkeypatch.setattr(rules_fight, "strike_of", harder)
    after = seen(s, seat).own
    assert before is not None
    assert after is not None
    assert [each.total + each.usable for each in before.strikes] == [
        each.total for each in after.strikes
    ]
    changed = outlook(s, seat, (WEAPON + s.hands[seat][0],))
    assert weapon is not None
    assert changed is not None
    assert changed.strike == after.strikes[0] != weapon.strike


def test_a_changed_reach_changes_where_pieces_may_go(monkeypatch: pytest.MonkeyPatch) -> None:
    fewer = 0
    for s, seat, _ in questions("reach", "order", 40):
        far = {end.place for end in order_of(s, seat, ()).ends}
        with monkeypatch.context() as changed:
            changed.setattr(Draft, "troop_reach", lambda draft: 0)
            near = {end.place for end in order_of(s, seat, ()).ends}
        assert near <= far
        fewer += len(near) < len(far)
    assert fewer > 20


# --- in words ---


def test_the_terminal_says_what_a_fight_would_be() -> None:
    words = Words(SETTLED)
    about: Counter[str] = Counter()
    for s, seat, luck in questions("words", "order", 60):
        view = GAME.seat_view(s, seat)
        *_, whole = some_path(s, seat, luck)
        told = outlook(s, seat, whole)
        assert told is not None
        assert told.order is not None
        for language in ("en", "fr"):
            names = [f"Seat {each}" for each in range(s.players)]
            voice = Voice(package("deal").text(language), names, seat)
            lines = [voice.say(line) for line in words.outlook(view, told)]
            assert all(line and "{" not in line for line in lines)
            if told.order.attack is not None:
                percent = str(round(100 * told.order.attack.chance))
                assert any(percent in line for line in lines)
                about["attacks"] += 1
        about["goals"] += len(told.order.goals)
    assert min(about["attacks"], about["goals"]) > 2, about
