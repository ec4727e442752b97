"""The action phase, but for the Jobs: turns, Schemers, targets, purchases (sections 4, 5, 8)."""

from __future__ import annotations

from typing import NamedTuple

from tests.games.cosa_nostra.oracle.cards import (
    AT_BUSINESSES,
    BUSINESSES,
    GANGSTERS,
    JOBS,
    SCHEMER,
    cost,
)
from tests.games.cosa_nostra.oracle.demands import (
    END,
    Answers,
    Changed,
    Choices,
    Path,
    Walk,
    ask,
    ask_through,
    hear,
    hear_more,
    one_of,
)
from tests.games.cosa_nostra.oracle.jobs import Resolution, targets
from tests.games.cosa_nostra.oracle.ledger import NOBODY
from tests.games.cosa_nostra.oracle.plays import (
    Plays,
    business_of,
    gangster_of,
    player_of,
    who_then_whom,
)

NAMINGS = 2  # in a turn


class Named(NamedTuple):
    """A target that was named: the player himself, a gangster, a Business (0, 1, 2)."""

    gangster: int
    victim: int
    kind: int
    card: int


class Action(Plays):
    """Knows whose turn it is, and what may be done in it."""

    namings = NAMINGS
    named: Named | None = None

    def action(self) -> Walk:
        table = self.table
        table.planning = False
        for man in table.men.values():
            man.moved = False
        yield from hear("action_phase", round=table.round)
        seat = table.first
        while any(table.pending(each) for each in range(table.players)):
            if table.pending(seat):
                yield from self.schemers(seat)
                if table.pending(seat):
                    yield from self.action_turn(seat, bonus=False)
            seat = (seat + 1) % table.players
        table.gate = table.round < self.rounds

    def schemers(self, before: int) -> Walk:
        """CN-11.10 to 11.13, 11.19."""
        table = self.table
        played: list[int] = []
        while True:
            asked = [
                seat
                for seat in table.clockwise(table.first)
                if seat != before
                and seat not in played
                and table.influence[seat].total()
                and table.pending(seat)
            ]
            trees = {}
            for seat in asked:
                able = table.influence[seat][SCHEMER] > 0
                trees[seat] = one_of(*["scheme"] * able, "pass", put=True)
            answers: Answers = yield from ask_through("schemers", trees)
            declared = [seat for seat in asked if answers[seat] == ["scheme"]]
            if not declared:
                return
            yield from hear("schemers", seats=declared, before=before)
            for seat in declared:
                if table.pending(seat):
                    played.append(seat)
                    yield from hear("bonus_turn", seat=seat)
                    self.spend(seat, SCHEMER)
                    yield from self.action_turn(seat, bonus=True)

    def spend(self, seat: int, kind: int) -> None:
        self.table.influence[seat][kind] -= 1
        self.table.influence_open[kind] += 1

    def action_turn(self, seat: int, *, bonus: bool) -> Walk:
        self.namings, self.named = NAMINGS, None
        if self.stepped:
            yield from self.stepped_action_turn(seat, bonus)
            return
        fresh = True
        while True:
            skip = fresh and not bonus and self.table.influence[seat][SCHEMER] > 0

            def tree(path: Path, *, skip: bool = skip) -> Choices:
                return self.turn_tree(seat, path, skip)

            try:
                path = yield from ask("turn_to_act", seat, tree)
            except Changed:
                continue
            fresh = False
            if path == ["skip"]:
                yield from self.skip(seat)
                return
            if self.is_play(path):
                yield from self.play(seat, path)
            elif (yield from self.take(seat, path)):
                return

    def stepped_action_turn(self, seat: int, bonus: bool) -> Walk:
        """CN-16.14."""
        table = self.table
        fresh = True
        while self.may_react(seat):
            skip = fresh and not bonus and table.influence[seat][SCHEMER] > 0

            def plays(path: Path, *, skip: bool = skip) -> Choices:
                if not path:
                    able = self.plays(seat, planning=False)
                    return able | {"done"} | ({"skip"} if skip else set()), True
                return END if path[0] in ("done", "skip") else self.play_tree(seat, path)

            path = yield from ask("play_in_action", seat, plays)
            if path == ["skip"]:
                yield from self.skip(seat)
                return
            if path == ["done"]:
                break
            fresh = False
            yield from self.play(seat, path)
        yield from self.negotiation(table.clockwise(seat))
        while True:
            path = yield from ask("act", seat, lambda path: self.act_tree(seat, path))
            if (yield from self.take(seat, path)):
                return

    def take(self, seat: int, path: Path) -> Walk:
        """CN-4.3, 8.2: whether the turn is over."""
        if path == ["pass"]:
            return True
        if path == ["call_off"]:
            assert self.named is not None
            told = {"gangster": self.named.gangster, "victim": self.named.victim}
            yield from hear("called_off", seat=seat, **told)
            self.named = None
            return False
        if path[1:2] in (["name"], ["announce"]):
            yield from self.name(seat, path)
            return False
        if path == ["reveal"]:
            yield from self.strike(seat)
        else:
            yield from self.act(seat, path)
        over = self.table.round == self.rounds and not any(
            self.table.pending(each) for each in range(self.table.players)
        )
        if not over:
            yield from self.end_of_turn(seat, planning=False)
        return True

    def skip(self, seat: int) -> Walk:
        yield from hear("skipped", seat=seat)
        self.spend(seat, SCHEMER)

    def turn_tree(self, seat: int, path: Path, skip: bool) -> Choices:
        if not path:
            first, put = self.act_tree(seat, path)
            first = first | self.plays(seat, planning=False) | ({"skip"} if skip else set())
            return first, put
        if path[0] == "skip":
            return END
        return self.play_tree(seat, path) if self.is_play(path) else self.act_tree(seat, path)

    # --- a target is named (CN-8.1, 8.2, 8.14, 16.9) ---

    def name(self, seat: int, path: Path) -> Walk:
        kind, card = 0, NOBODY
        if path[-1].startswith("gangster"):
            kind, card = 1, gangster_of(path[-1])
        elif path[-1].startswith("business"):
            kind, card = 2, business_of(path[-1])
        named = Named(gangster_of(path[0]), player_of(path[2]), kind, card)
        told = {"seat": seat, "gangster": named.gangster, "victim": named.victim}
        yield from hear("announced", **told, aim=kind, card=card)
        self.namings -= 1
        self.named = named
        if self.stepped:
            yield from self.negotiation([seat, named.victim], between=(seat, named.victim))
            return
        try:
            answers = one_of("go_ahead", "threaten", put=True)
            (answer,) = yield from ask("answer_threat", named.victim, answers)
        except Changed:
            return
        kinds = {"go_ahead": "go_ahead", "threaten": "threatened_back"}
        yield from hear(kinds[answer], seat=named.victim, by=seat)

    def bluff_at(self, seat: int) -> set[str]:
        cards = {f"gangster {GANGSTERS[g]}" for g in self.table.crews[seat]}
        cards |= {f"business {BUSINESSES[card]}" for card in self.table.owned(seat)}
        return cards | {"person"}

    def holder(self, named: Named) -> int:
        """Whose the target is by now."""
        if named.kind == 1:
            return self.table.men[named.card].boss
        return self.table.owner[named.card] if named.kind == 2 else named.victim

    def may_strike(self, seat: int, named: Named) -> bool:
        job = JOBS[self.table.men[named.gangster].load]
        if job.response:
            return False
        if job.type != "attack":
            return job.key != "horse_racing" or self.table.cash[seat] > 0
        if job.key in ("theft", "property_damage"):
            return named.kind == 0
        whom = targets(self.table, seat, job, self.companies_only(job.key))
        fits = named.kind == (2 if job.key in AT_BUSINESSES else 1)
        return fits and named.card in whom.get(self.holder(named), [])

    def strike(self, seat: int) -> Walk:
        named = self.named
        assert named is not None
        self.named = None
        attack = JOBS[self.table.men[named.gangster].load].type == "attack"
        victim, target = (self.holder(named), named.card) if attack else (NOBODY, NOBODY)
        yield from self.resolve(named.gangster, victim, target)

    # --- what to do with a task ---

    def act_tree(self, seat: int, path: Path) -> Choices:
        table = self.table
        if not path and self.named:
            strikes = self.may_strike(seat, self.named)
            return {"call_off"} | ({"reveal"} if strikes else set()), True
        if not path and not table.pending(seat):
            return {"pass"}, True
        if not path:
            return {f"gangster {GANGSTERS[g]}" for g in table.pending(seat)}, False
        if not path[0].startswith("gangster"):
            return END
        man = table.men[gangster_of(path[0])]
        if man.task == "purchase":
            affordable = table.cash[seat] >= cost(man.load)
            return END if path[1:] else ({"cancel"} | ({"pay"} if affordable else set()), True)
        job = JOBS[man.load]
        whom: dict[int, list[int]] = {}
        if job.type == "attack" and not job.response:
            whom = targets(table, seat, job, self.companies_only(job.key))
        if len(path) == 1:
            able = job.type != "attack" and not job.response
            able = able and (job.key != "horse_racing" or table.cash[seat] > 0)
            names = {"announce"} | ({"name"} if whom else set())
            names = names if self.namings else set()
            return {"cancel"} | ({"reveal"} if able else set()) | names, True
        if path[1] == "announce":
            if len(path) == 2:
                return {f"player {other}" for other in table.others(seat)}, False
            return (self.bluff_at(player_of(path[2])), False) if len(path) == 3 else END
        if path[1] != "name" or (job.key in ("theft", "property_damage") and len(path) > 2):
            return END
        return who_then_whom(whom, path[2:], job.key)

    def companies_only(self, key: str) -> bool:
        return self.options.sabotage_companies_only and key in ("vandalism", "arson")

    def act(self, seat: int, path: Path) -> Walk:
        table = self.table
        gangster = gangster_of(path[0])
        man = table.men[gangster]
        card = man.load
        if path[1] == "reveal":
            yield from self.resolve(gangster, NOBODY, NOBODY)
        else:
            if path[1] == "pay":
                yield from hear("bought", seat=seat, gangster=gangster, business=card)
                table.pay(seat, NOBODY, cost(card), "purchase")
                table.acquire(card, seat)
            elif man.task == "purchase":
                yield from hear("purchase_cancelled", seat=seat, gangster=gangster, business=card)
                table.markers_return(card)
                table.put_under({card})
            else:
                told = {"seat": seat, "gangster": gangster, "pile": JOBS[card].pile}
                heard = yield from hear_more("job_cancelled", table.known[card], **told)
                assert heard["job"] == card
                table.shut(card)
            table.finish(gangster)

    def resolve(self, gangster: int, victim: int, target: int) -> Walk:
        """CN-16.1: nothing is traded meanwhile."""
        self.table.gate = False
        rob_robbers = self.options.robber_can_be_robbed
        job = Resolution(self.table, gangster, victim, target, rob_robbers=rob_robbers)
        yield from job.walk()
        self.table.gate = True
