"""A game played at random, and the referee beside it from the first card to the last."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from omerta.battery.differences import plain
from omerta.games.cosa_nostra import GAME
from omerta.games.cosa_nostra.content import CONTENT, Options
from omerta.games.cosa_nostra.state import ACTIONS
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import PUBLIC, Event
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer
from tests.facts import facts
from tests.games.cosa_nostra.oracle.bargains import Item, carry_out, possible
from tests.games.cosa_nostra.oracle.cards import BUSINESSES, GANGSTERS
from tests.games.cosa_nostra.oracle.demands import (
    Answers,
    Changed,
    Hear,
    Path,
    Question,
    walked,
)
from tests.games.cosa_nostra.oracle.ledger import Ledger
from tests.games.cosa_nostra.oracle.referee import Referee

# What follows from something else may be told in any order before the next question.
FOLLOWS = ("money", "markers_back", "monopoly", "market", "job_lost", "purchase_lost")
TALK = ("offer_made", "offer_declined", "offer_withdrawn", "offer_lapsed")

# How often an option is taken, by the question and what it says.
Taste = Callable[[str, str], int]


class Beside:
    """One game. `seen` counts what the referee has judged."""

    def __init__(
        self,
        players: int,
        seed: str,
        taste: Taste,
        options: Options | None = None,
        *,
        stepped: bool,
        cash: int = 2,
    ) -> None:
        options = options or Options()
        start = msgspec.structs.replace(CONTENT.start, cash=cash)
        content = msgspec.structs.replace(CONTENT, start=start)
        seats = [SeatInfo(f"player {n}") for n in range(players)]
        self.match = Match(GAME, seats, key_from(seed), options, content, stepped=stepped)
        self.s = self.match.state
        self.referee = Referee(players, options, stepped=stepped, cash=cash)
        self.table: Ledger = self.referee.table
        self.luck = Luck(key_from(f"players of {seed}"))
        self.taste, self.stepped = taste, stepped
        self.events: deque[Event] = deque()
        self.told = 0  # events of the match already in the queue
        self.open: dict[int, tuple[int, int, list[Item], list[Item]]] = {}
        self.seen: Counter[str] = Counter()

    def play(self) -> Counter[str]:
        walk = self.referee.game()
        demand: Hear | Question = next(walk)
        while True:
            try:
                if isinstance(demand, Hear):
                    demand = walk.send(self.hear(demand))
                    continue
                self.look_around()
                if self.interlude(demand):
                    demand = walk.throw(Changed())
                else:
                    demand = walk.send(self.answer(demand))
            except StopIteration:
                break
        self.look_around()
        assert not self.s.asking
        self.judge_places()
        return self.seen

    # --- hearing ---

    def listen(self) -> None:
        self.events.extend(self.match.events[self.told :])
        self.told = len(self.match.events)

    def hear(self, demand: Hear) -> dict[str, Any]:
        self.listen()
        while self.events and self.follows(self.events[0]):
            self.absorb(self.events.popleft())
        assert self.events, (demand, self.s.asking)
        event = self.events.popleft()
        assert event.kind == demand.kind, (demand, event)
        said = facts(event)
        assert said | demand.says == said, (demand, event)
        assert set(event.private) == demand.to, (demand, event)
        self.seen[event.kind] += 1
        for more in event.private.values():
            said = said | plain(more)
        return said

    def follows(self, event: Event) -> bool:
        return event.kind in FOLLOWS or (event.kind in TALK and not self.stepped)

    def absorb(self, event: Event) -> None:
        table, said = self.table, facts(event)
        self.seen[event.kind] += 1
        match event.kind:
            case "market":
                table.turn_up(said["cards"])
            case "monopoly":
                assert table.monopolies[said["monopoly"]] == said["before"]
                table.monopolies[said["monopoly"]] = said["seat"]
            case "markers_back":
                table.heard["markers_back", said["business"], tuple(said["seats"])] += 1
            case "money" | "purchase_lost":
                table.heard[event.kind, *said.values()] += 1
            case "job_lost":
                table.heard["job_lost", said["seat"], said["gangster"], said["pile"]] += 1
                (job,) = {more.job for more in event.private.values()}
                assert set(event.private) == table.known[job]

    def look_around(self) -> None:
        """Nothing untold, nothing told too much, and the table as the referee says."""
        self.listen()
        while self.events:
            assert self.follows(self.events[0]), self.events[0]
            self.absorb(self.events.popleft())
        table = self.table
        assert table.due == table.heard
        table.due, table.heard = Counter(), Counter()
        if table.gate:
            assert len(table.market) == 4 or not table.deck_cards()
        talking = self.s.asking in ("make_offer", "answer_offer")  # many questions, little change
        if table.crews and not (talking and self.luck.below(4)):
            viewer = self.luck.below(table.players + 1) - 1
            table.compare(GAME.view(self.s, viewer), viewer)
        if not self.stepped:
            self.judge_offers()

    def judge_offers(self) -> None:
        """Those that became impossible lapse; while the gate is shut for a Job, none does."""
        there = {offer.id for offer in self.s.offers}
        assert there <= set(self.open)
        if self.table.gate:
            for number in there:
                maker, to, gives, wants = self.open[number]
                assert possible(self.table, maker, to, gives, wants)
        self.open = {number: self.open[number] for number in there}

    def judge_places(self) -> None:
        table = self.table
        totals = table.count(self.referee.options.business_bonus)
        keys = [(totals[seat], table.worth(seat)) for seat in range(table.players)]
        assert GAME.scores(self.s) == totals
        assert GAME.places(self.s) == [1 + sum(other > key for other in keys) for key in keys]
        seen: Any = GAME.view(self.s, PUBLIC)
        assert [each.total for each in seen.final] == totals

    # --- answering ---

    def answer(self, demand: Question) -> Answers:
        """At random; what is offered must be what the referee would offer."""
        s = self.s
        assert (s.asking, s.asked) == (demand.name, tuple(demand.trees)), demand
        self.seen[demand.name] += 1
        answers: Answers = {}
        order = list(demand.trees)
        if demand.windowed:
            order.sort(key=lambda seat: self.luck.below(100))
        for seat in order:
            tree = demand.trees[seat]
            path, wanted = walked(tree)
            while wanted:
                offered = GAME.options(s, seat)
                listed = [ACTIONS.notation(each) for each in offered]
                assert len(set(listed)) == len(listed)
                assert set(listed) == wanted, (demand.name, path, set(listed) ^ wanted)
                chosen = self.choose(demand.name, listed)
                path, wanted = walked(tree, [*path, chosen])
                self.take(seat, chosen)
            answers[seat] = path
        return answers

    def choose(self, question: str, listed: Path) -> str:
        weighed = [each for each in listed for _ in range(self.taste(question, each))]
        return weighed[self.luck.below(len(weighed))] if weighed else listed[0]

    def take(self, seat: int, notation: str) -> None:
        action = ACTIONS.parse(notation)
        assert action is not None
        if self.stepped:  # nothing but what is asked for can happen: no need to check it
            GAME.act(self.s, seat, action)
        else:
            self.match.act(seat, action)

    # --- bargaining among people ---

    def interlude(self, demand: Question) -> bool:
        """Now and then somebody trades, or takes a marker back: is there a new question to ask?"""
        if self.stepped or not self.table.gate or self.luck.below(6):
            return False
        before = len(self.match.events)
        if self.table.markers and self.luck.below(3) == 0:
            seat, card = self.table.markers[self.luck.below(len(self.table.markers))]
            self.match.act(seat, f"take_back {BUSINESSES[card]}")
            self.table.markers.remove((seat, card))
            assert [event.kind for event in self.match.events[before:]][:1] == ["marker_taken_back"]
            self.skip_told()
            return demand.name != "answer_threat"
        if self.luck.below(4) == 0 and self.look_out_of_turn():
            return demand.name != "answer_threat"
        traders = self.trade()
        if traders and demand.name == "answer_threat":
            if traders == {self.s.actor, *demand.trees}:
                return True
            self.look_around()
            return False
        return bool(traders)

    def look_out_of_turn(self) -> bool:
        """CN-12.2: a Lawyer is used though nobody asked."""
        table = self.table
        able = [seat for seat in range(table.players) if self.referee.lawyers_now(seat)]
        if not able:
            return False
        seat = able[self.luck.below(len(able))]
        jobs = [g for gangsters in self.referee.looks(seat).values() for g in gangsters]
        gangster = jobs[self.luck.below(len(jobs))]
        before = len(self.match.events)
        self.match.act(seat, f"lawyer_looks {GANGSTERS[gangster]}")
        lawyer, looked = self.match.events[before : before + 2]
        assert facts(lawyer)["business"] in table.lawyers(seat)
        assert set(looked.private) == {seat, table.men[gangster].boss}
        table.used.add(facts(lawyer)["business"])
        table.known[table.men[gangster].load].add(seat)
        self.seen["lawyer out of turn"] += 1
        self.skip_told()
        return True

    def skip_told(self) -> None:
        """What was checked already need not be heard again, but for what follows from it."""
        self.listen()
        kept = [event for event in self.events if self.follows(event)]
        self.events = deque(kept)

    def trade(self) -> set[int]:
        """Make any offer, often a senseless one, and maybe accept it: between whom a trade was."""
        table, luck = self.table, self.luck
        maker = luck.below(table.players)
        taker = table.others(maker)[luck.below(table.players - 1)]
        gives = [self.anything(maker) for _ in range(luck.below(3))]
        wants = [self.anything(taker) for _ in range(luck.below(3))]
        lent = table.lendable(maker)
        generous = lent and table.free_markers(taker) and luck.below(2)
        if generous:
            gives, wants = [("marker", lent[luck.below(len(lent))])], []
        if sum(offer.maker == maker for offer in self.s.offers) == 3:
            self.match.withdraw(maker, next(o.id for o in self.s.offers if o.maker == maker))
        content = Offer(0, maker, taker, tuple(gives), tuple(wants))
        if not possible(table, maker, taker, gives, wants):
            with pytest.raises(Refused):
                self.match.offer(content)
            self.seen["refused"] += 1
            return set()
        made = self.match.offer(content)
        self.open[made.id] = (maker, taker, gives, wants)
        if not generous and luck.below(3):
            return set()
        self.match.accept(taker, made.id)
        assert self.match.events[-1].kind != "offer_made"
        carry_out(table, maker, taker, gives, wants)
        self.seen["trade"] += 1
        self.skip_told()
        return {maker, taker}

    def anything(self, seat: int) -> Item:
        """Something a seat might give: mostly what it has."""
        table, luck = self.table, self.luck
        if luck.below(12) == 0:
            seat = luck.below(table.players)
        what = ("cash", "business", "gangster", "marker")[luck.below(4)]
        if what == "cash":
            return what, luck.below(table.cash[seat] + 2)
        cards = {
            "business": table.owned(seat),
            "gangster": table.crews[seat],
            "marker": table.owned(seat) + table.purchases(seat),
        }[what]
        return (what, cards[luck.below(len(cards))]) if cards else ("cash", 1)


# --- tastes ---


def plainly(question: str, option: str) -> int:
    return 1


def busily(question: str, option: str) -> int:
    """Jobs are done, not cancelled; Responses are planned and used; talk is short."""
    word = option.split()[0]
    if question in ("act", "turn_to_act"):
        return {"cancel": 1, "skip": 1, "announce": 1, "call_off": 1, "gangster": 6}.get(word, 12)
    if question in ("plan", "assign") and word == "job":
        return 20 if "robbery" in option or "trap" in option else 4
    if question == "make_offer" and word == "none":
        return 40
    if question in ("reveal_robbery", "reveal_trap", "play_doc"):
        return 1 if option == "pass" else 6
    return 2
