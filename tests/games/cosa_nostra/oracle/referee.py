"""A game from its first card to its last (sections 1, 2, 15, 17)."""

from __future__ import annotations

from collections import Counter

from tests.games.cosa_nostra.oracle.action import Action
from tests.games.cosa_nostra.oracle.cards import (
    COMPANIES,
    DISTRACTION,
    FAMILIES,
    FIRST_HAND,
    GANGSTERS,
    HENCHMAN,
    INFLUENCE,
    JOBS,
    KIND,
    PISTOL,
    PRICE,
    SABOTEUR,
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
    ask_through,
    hear,
    hear_more,
    one_of,
)
from tests.games.cosa_nostra.oracle.ledger import NOBODY, Man
from tests.games.cosa_nostra.oracle.planning import Planning
from tests.games.cosa_nostra.oracle.plays import gangster_of

LIMIT = 3  # of Jobs, and of Influence cards, in a hand


class Referee(Planning, Action):
    """Knows the rules by heart."""

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
        if self.options.family_choice == "recommended":
            assert {"blundetto", "dimaggio", "calmuti"} <= {FAMILIES[each] for each in families}
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
        table.gate = True
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
            answers: Answers = yield from ask_through("mulligan", trees)
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

    # --- payday ---

    def payday(self) -> Walk:
        table = self.table
        incomes = table.incomes()
        yield from hear("payday", round=table.round, incomes=incomes)
        table.cash = [a + b for a, b in zip(table.cash, incomes, strict=True)]
        if self.options.business_bonus and incomes.count(max(incomes)) == 1:
            table.pay(NOBODY, incomes.index(max(incomes)), 5, "bonus")
        for seat in table.clockwise(table.first):
            yield from self.recruiting(seat)
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
        answers: Answers = yield from ask_through("discard_to_limit", trees)
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
        """One card too many at a time, Jobs first, in their order: each set is one path. Asked
        whatever is held (CN-20.1)."""
        jobs = [f"job {JOBS[job].id}" for job in sorted(self.table.hands[seat])]
        held = self.table.influence[seat]
        cards = [f"influence {INFLUENCE[kind]}" for kind in sorted(held) for _ in range(held[kind])]

        def further(hand: list[str], chosen: Path) -> set[str]:
            place = 0
            for step in chosen:
                place = hand.index(step, place) + 1
            to_go = len(hand) - LIMIT - len(chosen)
            return {*hand[place : len(hand) - to_go + 1]} if to_go > 0 else set()

        def choices(path: Path) -> Choices:
            first = [step for step in path if step.startswith("job")]
            more = further(jobs, first) or further(cards, path[len(first) :])
            return (more, True) if more else END

        return choices
