"""The planning phase (section 3)."""

from __future__ import annotations

from tests.games.cosa_nostra.oracle.cards import BUSINESSES, GANGSTERS, JOBS
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
from tests.games.cosa_nostra.oracle.plays import Plays, business_of, gangster_of


class Planning(Plays):
    """Knows who gives a task to whom, and when."""

    def planning(self) -> Walk:
        table = self.table
        yield from hear("planning", round=table.round)
        table.planning = True
        seat = table.first
        while any(man.task == "none" for man in table.men.values()):
            if self.stepped:
                yield from self.stepped_planning_turn(seat)
            else:
                yield from self.planning_turn(seat)
            seat = (seat + 1) % table.players

    def tasks_a_turn(self) -> int:
        auto = self.table.players == 5 and self.table.round >= 2
        return 1 + {"auto": auto, "on": True, "off": False}[self.options.two_tasks_per_turn]

    def planning_turn(self, seat: int) -> Walk:
        table, left = self.table, self.tasks_a_turn()
        name = "plan" if table.free(seat) else "influence_turn"
        if name == "influence_turn" and not self.may_react(seat):
            return
        while left and (table.free(seat) or left == self.tasks_a_turn()):
            path = yield from self.ask_while_it_changes(name, seat)
            if path == ["pass"]:
                return
            if self.is_play(path):
                yield from self.play(seat, path)
            else:
                yield from self.assign(seat, path)
                left -= 1
            name = "plan" if table.free(seat) else "influence_turn"
        yield from self.end_of_turn(seat, planning=True)

    def ask_while_it_changes(self, name: str, seat: int) -> Walk:
        """The question stays; what may be answered is worked out again (CN-3.13)."""
        while True:
            try:
                return (yield from self.ask_to_plan(name, seat))
            except Changed:
                continue

    def ask_to_plan(self, name: str, seat: int) -> Walk:
        def tree(path: Path) -> Choices:
            return self.plan_tree(seat, path)

        if name == "plan":
            return (yield from ask(name, seat, tree))
        answers: Answers = yield from ask_all(name, {seat: tree})
        return answers[seat]

    def stepped_planning_turn(self, seat: int) -> Walk:
        table = self.table
        for task in range(self.tasks_a_turn()):
            if not table.free(seat) and task:
                break
            if not table.free(seat) and not self.may_react(seat):
                return
            while self.may_react(seat):
                path = yield from ask("play_in_planning", seat, lambda p: self.plays_tree(seat, p))
                if path == ["done"]:
                    break
                yield from self.play(seat, path)
            yield from self.negotiation(table.clockwise(seat))
            if not table.free(seat):
                yield from ask("assign", seat, one_of("pass", put=True))
                return
            path = yield from ask("assign", seat, lambda path: self.assign_tree(seat, path))
            yield from self.assign(seat, path)
        yield from self.end_of_turn(seat, planning=True)

    def plays_tree(self, seat: int, path: Path) -> Choices:
        if not path:
            return self.plays(seat, planning=True) | {"done"}, True
        return END if path == ["done"] else self.play_tree(seat, path)

    def plan_tree(self, seat: int, path: Path) -> Choices:
        """What kind of turn it is follows the state (CN-3.13)."""
        if not path:
            plays = self.plays(seat, planning=True)
            if not self.table.free(seat):
                return plays | {"pass"}, True
            tasks, put = self.assign_tree(seat, path)
            return tasks | plays, put
        if path == ["pass"]:
            return END
        return self.play_tree(seat, path) if self.is_play(path) else self.assign_tree(seat, path)

    def assign_tree(self, seat: int, path: Path) -> Choices:
        table = self.table
        tasks = {f"job {JOBS[job].id}" for job in table.hands[seat]}
        tasks |= {f"business {BUSINESSES[card]}" for card in table.market}
        if not path:
            return {f"gangster {GANGSTERS[g]}" for g in table.free(seat)}, not tasks
        return (tasks, True) if len(path) == 1 and tasks else END

    def assign(self, seat: int, path: Path) -> Walk:
        table = self.table
        gangster = gangster_of(path[0])
        man = table.men[gangster]
        if len(path) == 1:
            yield from hear("idle", seat=seat, gangster=gangster)
            man.task = "idle"
        elif path[1].startswith("job"):
            job = next(job for job in table.hands[seat] if JOBS[job].id == path[1].split()[1])
            told = {"seat": seat, "gangster": gangster, "pile": JOBS[job].pile}
            heard = yield from hear_more("job_planned", (seat,), **told)
            assert heard["job"] == job
            table.hands[seat].remove(job)
            table.known[job] = {seat}
            man.task, man.load = "job", job
        else:
            card = business_of(path[1])
            yield from hear("purchase_planned", seat=seat, gangster=gangster, business=card)
            table.market.remove(card)
            man.task, man.load = "purchase", card
