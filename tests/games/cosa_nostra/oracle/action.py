"""The action phase, but for the Jobs: turns, Schemers, threats, purchases (sections 4, 5, 8)."""

from __future__ import annotations

from tests.games.cosa_nostra.oracle.cards import BUSINESSES, GANGSTERS, JOBS, SCHEMER, cost
from tests.games.cosa_nostra.oracle.demands import (
    END,
    Answers,
    Changed,
    Choices,
    Path,
    Walk,
    ask,
    ask_all,
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


class Action(Plays):
    """Knows whose turn it is, and what may be done in it."""

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
        table.gate = False

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
            try:
                answers: Answers = yield from ask_all("schemers", trees)
            except Changed:
                continue
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
        if self.stepped:
            yield from self.stepped_action_turn(seat, bonus)
            return
        fresh, announced = True, False
        while True:
            skip = fresh and not bonus and self.table.influence[seat][SCHEMER] > 0

            def tree(path: Path, *, skip: bool = skip, announced: bool = announced) -> Choices:
                return self.turn_tree(seat, path, skip, announced)

            try:
                path = yield from ask("turn_to_act", seat, tree)
            except Changed:
                continue
            fresh = False
            if path == ["skip"]:
                yield from self.skip(seat)
                return
            if path[0] == "announce":
                announced = True
                victim = yield from self.announce(seat, path[1:])
                try:
                    yield from ask("answer_threat", victim, one_of("go_ahead", put=True))
                    yield from hear("go_ahead", seat=victim, by=seat)
                except Changed:
                    pass
            elif self.is_play(path):
                yield from self.play(seat, path)
            else:
                yield from self.act(seat, path)
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
        path = yield from ask("announce", seat, lambda path: self.announce_tree(seat, path))
        if path != ["none"]:
            victim = yield from self.announce(seat, path)
            yield from self.negotiation([seat, victim], between=(seat, victim))
        path = yield from ask("act", seat, lambda path: self.act_tree(seat, path))
        yield from self.act(seat, path)

    def skip(self, seat: int) -> Walk:
        yield from hear("skipped", seat=seat)
        self.spend(seat, SCHEMER)

    def turn_tree(self, seat: int, path: Path, skip: bool, announced: bool) -> Choices:
        if not path:
            first = self.act_tree(seat, path)[0] | self.plays(seat, planning=False)
            first |= {"skip"} if skip else set()
            first |= {"announce"} if self.table.planned(seat) and not announced else set()
            return first, False
        if path[0] == "announce":
            choices, put = self.announce_tree(seat, path[1:])
            return choices - {"none"}, put
        if path[0] == "skip":
            return END
        return self.play_tree(seat, path) if self.is_play(path) else self.act_tree(seat, path)

    def announce_tree(self, seat: int, path: Path) -> Choices:
        table = self.table
        if not path:
            return {f"gangster {GANGSTERS[g]}" for g in table.planned(seat)} | {"none"}, False
        if path == ["none"]:
            return END
        if len(path) == 1:
            return {f"player {other}" for other in table.others(seat)}, False
        if len(path) == 2:
            victim = player_of(path[1])
            cards = {f"gangster {GANGSTERS[g]}" for g in table.crews[victim]}
            cards |= {f"business {BUSINESSES[card]}" for card in table.owned(victim)}
            return cards | {"person"}, False
        return END

    def announce(self, seat: int, path: Path) -> Walk:
        gangster, victim = gangster_of(path[0]), player_of(path[1])
        kind, card = 0, NOBODY
        if path[2].startswith("gangster"):
            kind, card = 1, gangster_of(path[2])
        elif path[2].startswith("business"):
            kind, card = 2, business_of(path[2])
        told = {"seat": seat, "gangster": gangster, "victim": victim}
        yield from hear("announced", **told, aim=kind, card=card)
        return victim

    def act_tree(self, seat: int, path: Path) -> Choices:
        table = self.table
        if not path:
            return {f"gangster {GANGSTERS[g]}" for g in table.pending(seat)}, False
        man = table.men[gangster_of(path[0])]
        if man.task == "purchase":
            affordable = table.cash[seat] >= cost(man.load)
            return END if path[1:] else ({"cancel"} | ({"pay"} if affordable else set()), True)
        job = JOBS[man.load]
        whom: dict[int, list[int]] = {}
        if job.type == "attack" and not job.response:
            whom = targets(table, seat, job, self.companies_only(job.key))
        if len(path) == 1:
            able = not job.response and (job.type != "attack" or bool(whom))
            able = able and (job.key != "horse_racing" or table.cash[seat] > 0)
            return {"cancel"} | ({"reveal"} if able else set()), True
        if path[1] == "cancel" or not whom:
            return END
        if job.key in ("theft", "property_damage") and len(path) > 2:
            return END
        return who_then_whom(whom, path[2:], job.key)[0], len(path) == 3

    def companies_only(self, key: str) -> bool:
        return self.options.sabotage_companies_only and key in ("vandalism", "arson")

    def act(self, seat: int, path: Path) -> Walk:
        table = self.table
        gangster = gangster_of(path[0])
        man = table.men[gangster]
        card = man.load
        table.gate = False
        if path[1] == "reveal":
            victim = target = NOBODY
            if len(path) > 2:
                victim = player_of(path[2])
            if len(path) > 3:
                business = path[3].startswith("business")
                target = business_of(path[3]) if business else gangster_of(path[3])
            rob_robbers = self.options.robber_can_be_robbed
            yield from Resolution(table, gangster, victim, target, rob_robbers=rob_robbers).walk()
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
        table.gate = True
