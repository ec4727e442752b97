"""A game from its first card to its last, but for the Jobs (sections 1 to 5, 11, 12, 15, 17)."""

from __future__ import annotations

from collections import Counter

from omerta.games.cosa_nostra.content import Options
from tests.games.cosa_nostra.oracle.bargains import negotiate
from tests.games.cosa_nostra.oracle.cards import (
    BUSINESSES,
    COMPANIES,
    DISTRACTION,
    FAMILIES,
    FIRST_HAND,
    GANGSTERS,
    HENCHMAN,
    INFLUENCE,
    JOBS,
    KIND,
    ON_ANYBODY,
    ON_OTHERS,
    PISTOL,
    PRICE,
    SABOTEUR,
    SCHEMER,
    SNITCH,
    SPY,
    cost,
)
from tests.games.cosa_nostra.oracle.demands import (
    END,
    Answers,
    Changed,
    Choices,
    Path,
    Tree,
    Walk,
    ask,
    ask_all,
    hear,
    hear_more,
    one_of,
)
from tests.games.cosa_nostra.oracle.jobs import Resolution, targets
from tests.games.cosa_nostra.oracle.ledger import NOBODY, Ledger, Man

LIMIT = 3


def gangster_of(step: str) -> int:
    return GANGSTERS.index(step.split()[1])


def business_of(step: str) -> int:
    return BUSINESSES.index(step.split()[1])


def player_of(step: str) -> int:
    return int(step.split()[1])


class Referee:
    """Knows the rules by heart."""

    def __init__(self, players: int, options: Options, *, stepped: bool, cash: int = 2) -> None:
        self.table = Ledger(players, cash, options.influence_deck)
        self.options, self.stepped = options, stepped
        self.rounds = 3 if options.short_game else 4

    def game(self) -> Walk:
        yield from self.set_up()
        for number in range(1, self.rounds + 1):
            self.table.round = number
            yield from self.draw_cards()
            yield from self.planning()
            yield from self.action()
            if number < self.rounds:
                yield from self.payday()
        heard = yield from hear("final")
        assert heard["totals"] == self.table.count(self.options.business_bonus)

    # --- setting up, drawing ---

    def set_up(self) -> Walk:
        table = self.table
        chosen: list[int] = []
        if self.options.family_choice == "choice":
            for seat in range(table.players):
                free = [f"family {name}" for n, name in enumerate(FAMILIES) if n not in chosen]
                (answer,) = yield from ask("choose_family", seat, one_of(*free))
                chosen.append(FAMILIES.index(answer.split()[1]))
                yield from hear("family", seat=seat, family=chosen[-1])
        heard = yield from hear("set_up")
        families, market = heard["families"], heard["market"]
        assert len(set(families)) == table.players
        assert families == (chosen or families)
        kinds = [KIND[card] for card in market]
        assert len(set(kinds)) == 4
        assert sum(kind in COMPANIES for kind in kinds) <= 1
        table.first = heard["first"]
        table.sit_down(families, market)

    def draw_cards(self) -> Walk:
        table = self.table
        woken = [[g for g in table.men if table.men[g].down], sorted(table.closed)]
        heard = yield from hear("round", round=table.round)
        assert [sorted(heard["gangsters"]), sorted(heard["businesses"])] == [
            sorted(cards) for cards in woken
        ]
        for man in table.men.values():
            man.down, man.task, man.moved = False, "none", False
        table.closed, table.used = set(), set()
        if table.round == self.options.influence_from_round:
            yield from hear("starting_hands", cards=FIRST_HAND)
            table.influence = [Counter(FIRST_HAND) for _ in range(table.players)]
        yield from self.draw_jobs()
        if table.round >= self.options.influence_from_round:
            for seat in table.clockwise(table.first):
                yield from self.draw_influence(seat)

    def draw_jobs(self) -> Walk:
        table = self.table
        pile, count = table.piles[table.round - 1], (4, 4, 5, 5)[table.round - 1]
        while True:
            drawn: dict[int, set[int]] = {}
            for seat in table.clockwise(table.first):
                told = {"seat": seat, "count": count, "pile": table.round}
                heard = yield from hear_more("jobs_drawn", (seat,), **told)
                drawn[seat] = {*heard["jobs"]}
                assert drawn[seat] <= pile
                assert len(drawn[seat]) == count
                pile -= drawn[seat]
                table.hands[seat] |= drawn[seat]
            trees = {}
            for seat in table.clockwise(table.first):
                hopeless = all(JOBS[job].type == "attack" for job in drawn[seat])
                trees[seat] = one_of(*["redeal"] * hopeless, "keep", put=True)
            answers: Answers = yield from ask_all("mulligan", trees)
            asking = [seat for seat in trees if answers[seat] == ["redeal"]]
            if not asking:
                return
            heard = yield from hear("redealt", pile=table.round)
            assert sorted(heard["seats"]) == sorted(asking)
            for seat, jobs in drawn.items():
                table.hands[seat] -= jobs
                pile |= jobs

    def draw_influence(self, seat: int) -> Walk:
        table = self.table
        wanted = (0, 2, 2, 2)[table.round - 1] + len(table.active(seat, "politician"))
        sure: Counter[int] = Counter()
        if wanted > table.influence_deck.total():
            discarded = table.influence_open + table.influence_shut
            if discarded.total():
                yield from hear("influence_shuffled", count=discarded.total())
                sure = table.influence_deck
                table.influence_deck = discarded
                table.influence_open, table.influence_shut = Counter(), Counter()
        count = min(wanted, (table.influence_deck + sure).total())
        if count:
            heard = yield from hear_more("influence_drawn", (seat,), seat=seat, count=count)
            cards = Counter(heard["cards"])
            assert cards.total() == count
            assert sure <= cards
            assert cards - sure <= table.influence_deck
            table.influence_deck -= cards - sure
            table.influence[seat] += cards

    # --- plays ---

    def plays(self, seat: int, planning: bool) -> set[str]:
        """CN-3.2, 4.3: what may be played at all."""
        table = self.table
        looks = any(table.planned(other) for other in table.others(seat))
        able = {
            SNITCH: looks or bool(table.deck_cards()),
            SPY: looks,
        }
        if planning:
            able.update({k: bool(self.bearers(seat, k)) for k in (*ON_ANYBODY, *ON_OTHERS)})
        cards = {
            f"influence {INFLUENCE[kind]}"
            for kind, playable in able.items()
            if playable and table.influence[seat][kind]
        }
        return cards | {f"business {BUSINESSES[c]}" for c in table.lawyers(seat) if looks}

    def bearers(self, seat: int, kind: int) -> dict[int, list[int]]:
        """CN-11.6 to 11.9: on whom it may be laid."""
        table = self.table
        seats = table.clockwise(seat) if kind in ON_ANYBODY else table.others(seat)
        able = {
            each: [g for g in table.crews[each] if kind not in table.men[g].attached]
            for each in seats
        }
        return {each: gangsters for each, gangsters in able.items() if gangsters}

    def looks(self, seat: int, but: int = NOBODY) -> dict[int, list[int]]:
        table = self.table
        able = {o: [g for g in table.planned(o) if g != but] for o in table.others(seat)}
        return {each: gangsters for each, gangsters in able.items() if gangsters}

    def play_tree(self, seat: int, path: Path) -> Choices:
        """What follows a card or a Lawyer."""
        whom = self.looks(seat)
        steps = path[1:]
        if path[0] == "influence snitch":
            if not steps:
                able = {"look": bool(whom), "renew": bool(self.table.deck_cards())}
                return {each for each, can in able.items() if can}, False
            if steps[0] == "renew":
                return END
            steps = steps[1:]
        elif path[0].startswith("influence") and path[0] != "influence spy":
            whom = self.bearers(seat, INFLUENCE.index(path[0].split()[1]))
        return who_then_whom(whom, steps)

    def play(self, seat: int, path: Path) -> Walk:
        table = self.table
        word, name = path[0].split()
        if word == "business":
            card = business_of(path[0])
            yield from hear("lawyer", seat=seat, business=card)
            table.used.add(card)
            yield from self.look_twice(seat, gangster_of(path[-1]))
            return
        kind = INFLUENCE.index(name)
        table.influence[seat][kind] -= 1
        if kind not in (SNITCH, SPY):
            gangster = gangster_of(path[-1])
            yield from hear("attached", seat=seat, card=kind, gangster=gangster)
            table.men[gangster].attached.add(kind)
            return
        table.influence_open[kind] += 1
        yield from hear("played", seat=seat, card=kind)
        if kind == SPY:
            yield from self.look_twice(seat, gangster_of(path[-1]))
        elif path[1] == "look":
            yield from self.look(seat, gangster_of(path[-1]))
        else:
            heard = yield from hear("renewed", seat=seat)
            assert sorted(heard["cards"]) == sorted(table.market)
            table.put_under(set(table.market))
            table.market = []

    def look(self, seat: int, gangster: int) -> Walk:
        man = self.table.men[gangster]
        told = {"seat": seat, "gangster": gangster, "pile": JOBS[man.load].pile}
        heard = yield from hear_more("looked", (seat, man.boss), **told)
        assert heard["job"] == man.load
        self.table.known[man.load].add(seat)

    def look_twice(self, seat: int, gangster: int) -> Walk:
        yield from self.look(seat, gangster)

        def choices(path: Path) -> Choices:
            whom = self.looks(seat, gangster)
            if not path:
                return {f"player {other}" for other in whom} | {"stop"}, False
            return END if path == ["stop"] else who_then_whom(whom, path)

        while True:
            try:
                path = yield from ask("peek", seat, choices)
                break
            except Changed:
                pass
        if path != ["stop"]:
            yield from self.look(seat, gangster_of(path[-1]))

    # --- planning ---

    def planning(self) -> Walk:
        table = self.table
        yield from hear("planning", round=table.round)
        table.gate = table.planning = True
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

    def may_react(self, seat: int) -> bool:
        """CN-3.4: on open grounds."""
        looks = any(self.table.planned(other) for other in self.table.others(seat))
        cards = self.table.influence[seat].total() > 0
        return cards or (looks and bool(self.table.lawyers(seat)))

    def planning_turn(self, seat: int) -> Walk:
        table, left = self.table, self.tasks_a_turn()
        name = "plan" if table.free(seat) else "influence_turn"
        if name == "influence_turn" and not self.may_react(seat):
            return
        while left and (table.free(seat) or left == self.tasks_a_turn()):
            try:
                path = yield from self.ask_to_plan(name, seat)
            except Changed:
                continue  # the question stays; what may be answered is worked out again (CN-3.13)
            if path == ["pass"]:
                return
            if self.is_play(path):
                yield from self.play(seat, path)
            else:
                yield from self.assign(seat, path)
                left -= 1
            name = "plan" if table.free(seat) else "influence_turn"

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
            if not table.free(seat) and (task or not self.may_react(seat)):
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

    def is_play(self, path: Path) -> bool:
        return path[0].startswith(("influence", "business"))

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

    # --- action ---

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
        yield from hear("announced", **told, kind=kind, card=card)
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
        return who_then_whom(whom, path[2:], job.key)[0], len(path) < 4

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

    # --- payday ---

    def payday(self) -> Walk:
        table = self.table
        incomes = table.incomes()
        yield from hear("payday", round=table.round, incomes=incomes)
        table.cash = [a + b for a, b in zip(table.cash, incomes, strict=True)]
        if self.options.business_bonus and incomes.count(max(incomes)) == 1:
            table.pay(NOBODY, incomes.index(max(incomes)), 5, "bonus")
        table.gate = True
        for seat in table.clockwise(table.first):
            yield from self.recruiting(seat)
        table.gate = False
        if table.round >= 2:
            yield from self.discard()
        for gangster in table.men:
            table.strip(gangster, (HENCHMAN, SABOTEUR, PISTOL, DISTRACTION))
        table.first = (table.first + 1) % table.players
        yield from hear("round_over", round=table.round, first=table.first)

    def recruiting(self, seat: int) -> Walk:
        table = self.table
        if self.stepped:
            yield from self.negotiation(table.clockwise(seat))
        while True:
            able = [g for g in table.recruits[seat] if PRICE[g] <= table.cash[seat]]
            names = [f"gangster {GANGSTERS[g]}" for g in able]
            live = not self.stepped and bool(table.recruits[seat])
            try:
                (answer,) = yield from ask("recruit", seat, one_of(*names, "none", put=live))
                break
            except Changed:
                pass
        if answer != "none":
            gangster = gangster_of(answer)
            yield from hear("recruited", seat=seat, gangster=gangster)
            table.pay(seat, NOBODY, PRICE[gangster], "recruit")
            table.recruits[seat].remove(gangster)
            table.crews[seat].append(gangster)
            table.men[gangster] = Man(seat)

    def discard(self) -> Walk:
        table = self.table
        above = [
            seat
            for seat in table.clockwise(table.first)
            if len(table.hands[seat]) > LIMIT or table.influence[seat].total() > LIMIT
        ]
        trees = {seat: self.discard_tree(seat) for seat in above}
        answers: Answers = yield from ask_all("discard_to_limit", trees)
        for seat in above:
            words = [step.split() for step in answers[seat]]
            ids = [name for word, name in words if word == "job"]
            jobs = {job for job in table.hands[seat] if JOBS[job].id in ids}
            cards = Counter(INFLUENCE.index(name) for word, name in words if word == "influence")
            told = {"seat": seat, "count": cards.total()}
            heard = yield from hear_more("discarded", (seat,), **told)
            assert sorted(heard["piles"]) == sorted(JOBS[job].pile for job in jobs)
            assert set(heard["jobs"]) == jobs
            assert Counter(heard["cards"]) == cards
            table.hands[seat] -= jobs
            for job in sorted(jobs):
                table.known[job] = {seat}
                table.shut(job)
            table.influence[seat] -= cards
            table.influence_shut += cards

    def discard_tree(self, seat: int) -> Tree:
        """One card too many at a time, Jobs first. Asked whatever is held (CN-20.1)."""

        def choices(path: Path) -> Choices:
            hand = {f"job {JOBS[job].id}" for job in self.table.hands[seat]} - {*path}
            if len(hand) > LIMIT:
                return hand, True
            gone = Counter(step.split()[1] for step in path if step.startswith("influence"))
            left = Counter({INFLUENCE[k]: n for k, n in self.table.influence[seat].items()}) - gone
            return ({f"influence {name}" for name in left}, True) if left.total() > LIMIT else END

        return choices

    # --- stepped offers ---

    def negotiation(self, seats: list[int], between: tuple[int, int] | None = None) -> Walk:
        table = self.table
        partners = {seat: table.others(seat) for seat in seats}
        if between:
            partners = {between[0]: [between[1]], between[1]: [between[0]]}
        yield from negotiate(table, seats, partners, self.options.stepped_offers)


def who_then_whom(whom: dict[int, list[int]], steps: Path, key: str = "") -> Choices:
    """A player, then one of his gangsters (or Businesses, for a Job at those)."""
    if not steps:
        return {f"player {each}" for each in whom}, False
    if len(steps) > 1:
        return END
    cards = whom[player_of(steps[0])]
    if key in ("bash", "vandalism", "kill_businessman", "arson", "persuasion"):
        return {f"business {BUSINESSES[card]}" for card in cards}, False
    return {f"gangster {GANGSTERS[each]}" for each in cards}, False
