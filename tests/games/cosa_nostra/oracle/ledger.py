"""What lies on the table, and what follows from it by the reference alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.cosa_nostra.oracle.cards import (
    COMPANIES,
    DISTRACTION,
    EARNS,
    FIRST_HAND,
    HENCHMAN,
    IN_THE_BOX,
    JOBS,
    KIND,
    MONOPOLIES,
    PISTOL,
    PRICE,
    SABOTEUR,
    START,
    STRENGTH,
    cost,
)

NOBODY = -1
TASKS = ("none", "job", "purchase", "idle", "done", "doing")
MARKERS = 5


@dataclass
class Man:
    """A gangster in play."""

    boss: int
    down: bool = False
    task: str = "none"
    load: int = -1  # the Job or Business of the task
    attached: set[int] = field(default_factory=set)
    moved: bool = False

    @property
    def pending(self) -> bool:
        return self.task in ("job", "purchase")


class Ledger:
    """All facts of a game, in the referee's own words."""

    def __init__(self, players: int, cash: int = 2, influence: int = 33) -> None:
        self.players = players
        self.round = 0
        self.first = 0
        self.gate = False
        self.planning = False
        self.cash = [cash] * players
        self.laundered = [0] * players
        self.hands: list[set[int]] = [set() for _ in range(players)]
        self.influence: list[Counter[int]] = [Counter() for _ in range(players)]
        self.crews: list[list[int]] = []
        self.recruits: list[list[int]] = []
        self.trophies: list[list[int]] = [[] for _ in range(players)]
        self.men: dict[int, Man] = {}
        self.owner: dict[int, int] = {}
        self.closed: set[int] = set()
        self.used: set[int] = set()
        self.markers: list[tuple[int, int]] = []
        self.market: list[int] = []
        self.deck: set[int] = set()  # in an order nobody knows
        self.under: list[set[int]] = []  # what is known to lie below, from the top down
        self.monopolies = [NOBODY] * 3  # as all were told
        self.piles = [{n for n, job in enumerate(JOBS) if job.pile == pile} for pile in range(1, 5)]
        self.open_jobs: list[int] = []
        self.shut_jobs: list[int] = []
        self.known: dict[int, set[int]] = {}  # who knows a Job that is planned or lies face down
        box = dict(enumerate(IN_THE_BOX if influence == 35 else IN_THE_BOX[:-1]))
        self.influence_deck = Counter(box) - Counter(FIRST_HAND * players)
        self.influence_open: Counter[int] = Counter()
        self.influence_shut: Counter[int] = Counter()
        # Events that follow from something, in whatever order: demanded, and heard.
        self.due: Counter[tuple[Any, ...]] = Counter()
        self.heard: Counter[tuple[Any, ...]] = Counter()

    # --- setting up ---

    def sit_down(self, families: list[int], market: list[int]) -> None:
        left = set(range(len(KIND)))
        for seat, family in enumerate(families):
            boys = [family * 6 + n for n in range(6)]
            self.crews.append(boys[:3])
            self.recruits.append(boys[3:])
            self.men.update({boy: Man(seat) for boy in boys[:3]})
            for kind in START[family]:
                card = min(card for card in left if KIND[card] == kind)
                left.remove(card)
                self.owner[card] = seat
        self.market = list(market)
        self.deck = left - {*market}

    # --- who is who ---

    def clockwise(self, seat: int) -> list[int]:
        return [(seat + step) % self.players for step in range(self.players)]

    def others(self, seat: int) -> list[int]:
        return self.clockwise(seat)[1:]

    def free(self, seat: int) -> list[int]:
        """His gangsters with task `none`."""
        return [each for each in self.crews[seat] if self.men[each].task == "none"]

    def pending(self, seat: int) -> list[int]:
        return [each for each in self.crews[seat] if self.men[each].pending]

    def planned(self, seat: int) -> list[int]:
        """His gangsters with a planned Job."""
        return [each for each in self.crews[seat] if self.men[each].task == "job"]

    def late_jobs(self, seat: int) -> list[int]:
        """His gangsters with a planned Job that might be a Response, by its back."""
        return [each for each in self.planned(seat) if JOBS[self.men[each].load].pile >= 3]

    def strength(self, gangster: int) -> int:
        on = self.men[gangster].attached
        return max(1, STRENGTH[gangster] + (PISTOL in on) - (DISTRACTION in on))

    def free_markers(self, seat: int) -> int:
        return MARKERS - sum(owner == seat for owner, _ in self.markers)

    def marked_by(self, seat: int) -> set[int]:
        return {card for owner, card in self.markers if owner == seat}

    def owned(self, seat: int) -> list[int]:
        return sorted(card for card, owner in self.owner.items() if owner == seat)

    def active(self, seat: int, kind: str = "") -> list[int]:
        cards = [card for card in self.owned(seat) if card not in self.closed]
        return [card for card in cards if kind in ("", KIND[card])]

    def purchases(self, seat: int) -> list[int]:
        return [self.men[g].load for g in self.crews[seat] if self.men[g].task == "purchase"]

    def lendable(self, seat: int) -> list[int]:
        """CN-7.15, 7.14: what a marker may be put on with his consent."""
        return self.active(seat) + self.purchases(seat)

    def lawyers(self, seat: int) -> list[int]:
        return [card for card in self.active(seat, "lawyer") if card not in self.used]

    # --- money ---

    def pay(self, payer: int, payee: int, amount: int, why: str) -> None:
        """As much as there is; the bank has as much as it takes."""
        if payer != NOBODY:
            amount = min(amount, self.cash[payer])
            self.cash[payer] -= amount
        if payee != NOBODY:
            self.cash[payee] += amount
        if amount or why not in ("job", "robbery"):  # else told, though there was nothing to pay
            self.due["money", payer, payee, amount, why] += 1

    def holders(self) -> list[int]:
        """CN-14.1."""
        holders = []
        for kind in MONOPOLIES:
            counts = [len(self.active(seat, kind)) for seat in range(self.players)]
            fits = [n for n, c in enumerate(counts) if c >= 2 and c > sum(counts) - c]
            holders.append(fits[0] if fits else NOBODY)
        return holders

    def incomes(self) -> list[int]:
        holders = self.holders()
        return [
            sum(EARNS[KIND[card]] for card in self.active(seat)) + 5 * holders.count(seat)
            for seat in range(self.players)
        ]

    # --- the Business deck ---

    def put_under(self, cards: set[int]) -> None:
        if cards:
            self.under.append(set(cards))

    def turn_up(self, cards: list[int]) -> None:
        """From the top of the deck into the Market."""
        for card in cards:
            part = self.deck or self.under[0]
            part.remove(card)
            self.under = [part for part in self.under if part]
        self.market += cards

    def deck_cards(self) -> list[int]:
        return sorted(self.deck.union(*self.under))

    def shuffle_deck(self) -> None:
        self.deck, self.under = set(self.deck_cards()), []

    # --- what happens to cards ---

    def markers_return(self, card: int, whose: int | None = None) -> None:
        back = [seat for seat, on in self.markers if on == card and whose in (None, seat)]
        self.markers = [
            (seat, on) for seat, on in self.markers if on != card or whose not in (None, seat)
        ]
        if back:
            self.due["markers_back", card, tuple(back)] += 1

    def strip(self, gangster: int, kinds: tuple[int, ...]) -> None:
        man = self.men[gangster]
        for kind in kinds:
            if kind in man.attached:
                man.attached.remove(kind)
                self.influence_open[kind] += 1

    def finish(self, gangster: int) -> None:
        """CN-6.8: the task is over, and what lay on it goes with it."""
        man = self.men[gangster]
        man.task, man.load = "done", -1
        self.strip(gangster, (HENCHMAN, SABOTEUR))

    def shut(self, job: int) -> None:
        self.shut_jobs.append(job)

    def lose_task(self, gangster: int) -> None:
        """CN-13.2."""
        man = self.men[gangster]
        if man.task == "job":
            self.shut(man.load)
            self.due["job_lost", man.boss, gangster, JOBS[man.load].pile] += 1
        elif man.task == "purchase":
            self.markers_return(man.load)
            self.put_under({man.load})
            self.due["purchase_lost", man.boss, gangster, man.load] += 1
        self.finish(gangster)

    def put_down(self, gangster: int) -> None:
        self.lose_task(gangster)
        self.men[gangster].down = True

    def kill(self, gangster: int, by: int) -> None:
        self.lose_task(gangster)
        self.strip(gangster, (PISTOL, DISTRACTION))
        self.crews[self.men[gangster].boss].remove(gangster)
        del self.men[gangster]
        self.trophies[by].append(gangster)

    def close(self, card: int) -> None:
        self.closed.add(card)
        self.markers_return(card)

    def destroy(self, card: int) -> None:
        del self.owner[card]
        self.closed.discard(card)
        self.used.discard(card)
        self.markers_return(card)
        self.put_under({card})

    def acquire(self, card: int, seat: int) -> None:
        """It belongs to him now; his own marker on it has no further use."""
        self.owner[card] = seat
        self.markers_return(card, whose=seat)

    # --- the end ---

    def count(self, bonus: bool) -> list[int]:
        incomes = self.incomes()
        crews = [sum(not self.men[g].down for g in crew) for crew in self.crews]
        totals = []
        for seat in range(self.players):
            killed = [STRENGTH[each] for each in self.trophies[seat]]
            power = sum(killed) * (0, 2, 4, 6)[min(3, len(killed))]
            total = self.cash[seat] + 2 * self.laundered[seat] + 2 * incomes[seat] + power
            if crews[seat] == max(crews) and crews.count(max(crews)) == 1:
                total += 15
            if bonus and incomes[seat] == max(incomes) and incomes.count(max(incomes)) == 1:
                total += 5
            totals.append(total)
        return totals

    def worth(self, seat: int) -> int:
        """CN-17.7, Q42."""
        return sum(map(cost, self.owned(seat))) + sum(PRICE[each] for each in self.crews[seat])

    # --- is it what a seat sees? ---

    def compare(self, seen: Any, viewer: int) -> None:
        assert (seen.round, seen.first, seen.gate) == (self.round, self.first, self.gate)
        assert [player.income for player in seen.players] == self.incomes()
        for seat, player in enumerate(seen.players):
            assert player.cash == self.cash[seat]
            assert player.laundered == self.laundered[seat]
            assert player.markers == self.free_markers(seat)
            assert sorted(player.recruits) == self.recruits[seat]
            assert list(player.trophies) == self.trophies[seat]
            assert sorted(player.jobs) == sorted(JOBS[job].pile for job in self.hands[seat])
            assert player.influence == self.influence[seat].total()
            assert Counter(player.known_influence) <= self.influence[seat]
            assert [each.gangster for each in player.gangsters] == self.crews[seat]
            for each in player.gangsters:
                self.compare_man(each, viewer)
            assert [each.business for each in player.businesses] == self.owned(seat)
            for each in player.businesses:
                self.compare_business(each)
        planned = sorted(card for seat in range(self.players) for card in self.purchases(seat))
        assert [each.business for each in seen.purchases] == planned
        for each in seen.purchases:
            self.compare_business(each)
        assert sorted(seen.market) == sorted(self.market)
        assert list(seen.deck_cards) == self.deck_cards()
        assert seen.deck == len(self.deck_cards())
        assert [set(part) for part in seen.deck_bottom] == self.under
        assert list(seen.monopolies) == self.holders() == self.monopolies
        assert list(seen.piles) == [len(pile) for pile in self.piles]
        assert list(seen.open_jobs) == self.open_jobs
        shut = [
            (JOBS[job].pile, job if self.knows(viewer, job) else None) for job in self.shut_jobs
        ]
        assert Counter((each.pile, each.job) for each in seen.shut_jobs) == Counter(shut)
        assert seen.influence_deck == self.influence_deck.total()
        assert Counter(seen.influence_open) == self.influence_open
        assert seen.influence_shut == self.influence_shut.total()
        if viewer != NOBODY:
            assert set(seen.own.jobs) == self.hands[viewer]
            assert Counter(seen.own.influence) == self.influence[viewer]

    def compare_man(self, seen: Any, viewer: int) -> None:
        man = self.men[seen.gangster]
        assert (seen.active, TASKS[seen.task]) == (not man.down, man.task)
        assert seen.attached == sum(1 << kind for kind in man.attached)
        assert seen.strength == self.strength(seen.gangster)
        planned = man.task == "job"
        assert seen.pile == (JOBS[man.load].pile if planned else 0)
        assert seen.job == (man.load if planned and self.knows(viewer, man.load) else None)
        assert seen.business == (man.load if man.task == "purchase" else None)
        assert set(seen.lookers) == (self.known[man.load] - {man.boss} if planned else set())
        assert not self.planning or seen.moved == man.moved

    def compare_business(self, seen: Any) -> None:
        assert seen.active == (seen.business not in self.closed)
        assert seen.used == (seen.business in self.used)
        assert list(seen.markers) == [seat for seat, card in self.markers if card == seen.business]

    def knows(self, seat: int, job: int) -> bool:
        return seat in self.known.get(job, ())


def is_company(card: int) -> bool:
    return KIND[card] in COMPANIES
