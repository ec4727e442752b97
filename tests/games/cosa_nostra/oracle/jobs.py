"""How a Job is carried out (sections 6 to 13)."""

from __future__ import annotations

from collections import Counter

from tests.games.cosa_nostra.oracle.cards import (
    AMBULANCE,
    AT_ACTIVE_CARDS,
    AT_BUSINESSES,
    AT_BUSINESSMEN,
    BUSINESSES,
    DOC,
    GANGSTERS,
    HENCHMAN,
    JOBS,
    KIND,
    KINDS,
    SABOTEUR,
    Job,
    cost,
)
from tests.games.cosa_nostra.oracle.demands import (
    END,
    Answers,
    Choices,
    Path,
    Tree,
    Walk,
    ask,
    ask_all,
    hear,
    one_of,
)
from tests.games.cosa_nostra.oracle.ledger import NOBODY, Ledger, is_company


def targets(table: Ledger, seat: int, job: Job, only_companies: bool) -> dict[int, list[int]]:
    """Whom an Attack may hit; for those at cards, which of them."""
    if job.key in ("theft", "property_damage"):
        return {other: [] for other in table.others(seat)}
    found = {}
    for other in table.others(seat):
        cards = table.crews[other]
        if job.key in AT_BUSINESSES:
            cards = table.active(other) if job.key in AT_ACTIVE_CARDS else table.owned(other)
            if job.key in AT_BUSINESSMEN:
                cards = [card for card in cards if not is_company(card)]
            elif only_companies:
                cards = [card for card in cards if is_company(card)]
        if cards:
            found[other] = sorted(cards)
    return found


def threshold(table: Ledger, gangster: int, job: Job, target: int) -> int:
    """CN-6.3, 6.4."""
    difficulty = job.difficulty or table.strength(target) + table.men[target].pending
    on = table.men[gangster].attached
    return max(1, difficulty - (HENCHMAN in on) + (SABOTEUR in on))


class Resolution:
    """One Job in progress, from its reveal to its cleanup."""

    def __init__(
        self,
        table: Ledger,
        gangster: int,
        victim: int = NOBODY,
        target: int = NOBODY,
        *,
        rob_robbers: bool = False,
    ) -> None:
        man = table.men[gangster]
        self.table, self.seat, self.gangster = table, man.boss, gangster
        self.card, self.job = man.load, JOBS[man.load]
        self.victim, self.target = victim, target
        self.rob_robbers = rob_robbers
        self.dice: list[int] = []
        self.threshold = self.successes = 0
        self.used: list[int] = []

    # --- from the reveal to the cleanup ---

    def walk(self) -> Walk:
        yield from self.reveal()
        if self.job.type == "cash":
            yield from self.cash()
        elif self.job.type == "special":
            yield from self.special()
        else:
            yield from self.attack()
        yield from self.clean_up()

    def reveal(self) -> Walk:
        at = {"victim": self.victim, "target": self.target}
        told = {"seat": self.seat, "gangster": self.gangster, "job": self.card}
        yield from hear("revealed", **told, **at)
        man = self.table.men[self.gangster]
        man.task, man.load = "doing", -1

    def clean_up(self) -> Walk:
        told = {"seat": self.seat, "gangster": self.gangster, "job": self.card}
        heard = yield from hear("job_done", **told)
        assert sorted(heard["markers"]) == sorted(self.used)
        self.table.open_jobs.append(self.card)
        for card in self.used:
            self.table.markers.remove((self.seat, card))
        if self.gangster in self.table.men:
            self.table.finish(self.gangster)

    def roll(self) -> Walk:
        self.threshold = threshold(self.table, self.gangster, self.job, self.target)
        told = {"seat": self.seat, "gangster": self.gangster, "threshold": self.threshold}
        heard = yield from hear("rolled", **told)
        self.dice = list(heard["dice"])
        assert len(self.dice) == self.table.strength(self.gangster)
        self.count()
        assert heard["successes"] == self.successes

    def count(self) -> None:
        assert all(1 <= die <= 6 for die in self.dice)
        self.successes = sum(die >= self.threshold for die in self.dice)

    def by_success(self, one: int, more: int) -> int:
        return (0, one, more)[min(2, self.successes)]

    # --- Cash Jobs ---

    def cash(self) -> Walk:
        table, seat = self.table, self.seat
        missing: list[int] = []
        open_: dict[str, tuple[int, set[int]]] = {}  # by kind: how many, from which
        for kind, needed in Counter(self.job.needs).items():
            left = max(0, needed - len(table.active(seat, kind)))
            rented = {
                card
                for card in table.marked_by(seat)
                if KIND[card] == kind and card in table.owner and card not in table.closed
            }
            missing += [KINDS.index(kind)] * (left - len(rented))
            open_[kind] = (left, rented)
        if missing:
            heard = yield from hear("needs_missing", seat=seat, job=self.card)
            assert sorted(heard["kinds"]) == sorted(missing)
            return
        self.used = yield from self.choose_markers(open_)
        if self.used:
            heard = yield from hear("markers_used", seat=seat)
            assert sorted(heard["businesses"]) == sorted(self.used)
        yield from self.roll()
        yield from self.cops()
        gain = self.by_success(*self.job.pays)
        yield from hear("gain", seat=seat, job=self.card, amount=gain)
        if gain:
            left = yield from self.robberies(gain, seat)
            table.pay(NOBODY, seat, left, "job")

    def choose_markers(self, open_: dict[str, tuple[int, set[int]]]) -> Walk:
        """D10, in printed order, only where there is a real choice."""
        used = [card for left, rented in open_.values() if left == len(rented) for card in rented]
        choosing = [(n, cards) for n, cards in open_.values() if 0 < n < len(cards)]

        def choices(path: Path) -> Choices:
            taken = [BUSINESSES.index(step.split()[1]) for step in path]
            for needed, cards in choosing:
                mine = [card for card in taken if card in cards]
                if len(mine) < needed:
                    left = {f"business {BUSINESSES[card]}" for card in cards - {*mine}}
                    return left, False
            return END

        path = yield from ask("choose_markers", self.seat, choices)
        return used + [BUSINESSES.index(step.split()[1]) for step in path]

    def cops(self) -> Walk:
        table = self.table
        while cops := [c for c in table.active(self.seat, "cop") if c not in table.used]:
            dice = [f"die {n + 1}" for n in range(len(self.dice))]
            (answer,) = yield from ask("cop_reroll", self.seat, one_of(*dice, "stop"))
            if answer == "stop":
                return
            die = int(answer.split()[1]) - 1
            told = {"seat": self.seat, "die": die, "before": self.dice[die]}
            heard = yield from hear("rerolled", **told)
            assert heard["business"] in cops
            table.used.add(heard["business"])
            self.dice[die] = heard["dice"][die]
            assert heard["dice"] == self.dice
            self.count()
            assert heard["successes"] == self.successes

    # --- responses ---

    def robberies(self, gain: int, on_turn: int) -> Walk:
        """CN-10.4 to 10.6, 10.15, 18.3; what is left for whoever is robbed."""
        table = self.table
        lap = [seat for seat in table.others(self.seat) if seat != on_turn]
        while gain and table.round >= 3:
            asked = [seat for seat in lap if table.late_jobs(seat)]
            trees = {seat: self.responses(seat, "robbery") for seat in asked}
            answers: Answers = yield from ask_all("reveal_robbery", trees)
            robber = next((seat for seat in asked if answers[seat] != ["pass"]), None)
            if robber is None:
                break
            lap = lap[lap.index(robber) :]
            gangster = GANGSTERS.index(answers[robber][0].split()[1])
            robbery = Resolution(table, gangster, self.seat, rob_robbers=self.rob_robbers)
            yield from robbery.reveal()
            gain -= yield from robbery.rob(gain, on_turn)
            yield from robbery.clean_up()
        return gain

    def responses(self, seat: int, key: str) -> Tree:
        jobs = [
            f"gangster {GANGSTERS[gangster]}"
            for gangster in self.table.planned(seat)
            if JOBS[self.table.men[gangster].load].key == key
        ]
        return one_of(*jobs, "pass", put=True)

    def rob(self, gain: int, on_turn: int) -> Walk:
        yield from self.roll()
        if self.successes and (yield from self.trapped()):
            return 0
        loot = self.by_success(gain // 2, gain)
        told = {"seat": self.seat, "victim": self.victim, "amount": loot, "left": gain - loot}
        yield from hear("robbed", **told)
        kept = loot
        if self.rob_robbers and loot:
            kept = yield from self.robberies(loot, on_turn)
        self.table.pay(NOBODY, self.seat, kept, "robbery")
        return loot

    def trapped(self) -> Walk:
        """CN-10.8, 10.11, 10.16: whether the Attack is repelled."""
        table, victim = self.table, self.victim
        while table.round >= 3 and table.late_jobs(victim):
            trees = {victim: self.responses(victim, "trap")}
            answers: Answers = yield from ask_all("reveal_trap", trees)
            if answers[victim] == ["pass"]:
                return False
            gangster = GANGSTERS.index(answers[victim][0].split()[1])
            trap = Resolution(table, gangster, self.seat, self.gangster)
            yield from trap.reveal()
            yield from trap.roll()
            if not trap.successes:
                yield from hear("trap_failed", seat=victim)
                yield from trap.clean_up()
                continue
            yield from hear("repelled", seat=victim, attacker=self.seat, job=self.card)
            if trap.successes >= 2:
                yield from harm_gangster(table, self.gangster, 1, victim, by_attack=False)
            yield from trap.clean_up()
            return True
        return False

    # --- Attacks ---

    def attack(self) -> Walk:
        yield from self.roll()
        if self.successes < self.job.least:
            if self.job.key != "drive_by":
                yield from hear("attack_failed", seat=self.seat, job=self.card)
            elif not self.table.men[self.target].down:
                yield from self.return_fire()
            return
        if (yield from self.trapped()):
            return
        yield from self.effect()

    def effect(self) -> Walk:
        table, seat, victim, target = self.table, self.seat, self.victim, self.target
        match self.job.key:
            case "theft":
                table.pay(victim, seat, self.by_success(*self.job.pays), "theft")
            case "property_damage":
                table.pay(victim, NOBODY, self.by_success(3, 6), "damage")
            case "bash" | "vandalism":
                yield from harm_business(table, target, 0)
            case "kill_businessman" | "arson":
                yield from harm_business(table, target, self.by_success(0, 1))
            case "persuasion":
                told = {"business": target, "seat": seat, "before": victim}
                yield from hear("taken_over", **told)
                table.markers_return(target)
                table.owner[target] = seat
            case "car_bomb":
                yield from harm_gangster(table, target, self.by_success(0, 1), seat)
            case _:
                yield from harm_gangster(table, target, 1, seat)

    def return_fire(self) -> Walk:
        """CN-8.12."""
        table, victim = self.table, self.victim
        (answer,) = yield from ask("return_fire", victim, one_of("shoot", "hold"))
        if answer == "hold":
            yield from hear("held_fire", seat=victim)
            return
        needed = table.strength(self.gangster)
        told = {"seat": victim, "gangster": self.target, "at": self.gangster, "threshold": needed}
        heard = yield from hear("returned_fire", **told)
        dice = heard["dice"]
        assert len(dice) == table.strength(self.target)
        assert heard["successes"] == sum(die >= needed for die in dice)
        if heard["successes"]:
            yield from harm_gangster(table, self.gangster, 1, victim, by_attack=False)

    # --- Special Jobs ---

    def special(self) -> Walk:
        table, seat = self.table, self.seat
        stake = 0
        if self.job.key == "horse_racing":
            most = min(20, table.cash[seat])
            amounts = [f"amount {n}" for n in range(1, most + 1)]
            (answer,) = yield from ask("stake", seat, one_of(*amounts))
            stake = int(answer.split()[1])
            yield from hear("staked", seat=seat, amount=stake)
        yield from self.roll()
        if self.job.key == "horse_racing":
            payer, payee = (NOBODY, seat) if self.successes else (seat, NOBODY)
            table.pay(payer, payee, stake, "race")
        elif not self.successes:
            yield from hear("special_failed", seat=seat, job=self.card)
        elif self.job.key == "birthday_party":
            for other in table.others(seat):
                table.pay(other, seat, self.by_success(1, 3), "birthday")
        elif self.job.key == "money_laundering":
            most = min(self.by_success(8, 15), table.cash[seat])
            amounts = [f"amount {n}" for n in range(most + 1)]
            (answer,) = yield from ask("launder_amount", seat, one_of(*amounts))
            amount = int(answer.split()[1])
            yield from hear("laundered", seat=seat, amount=amount)
            table.cash[seat] -= amount
            table.laundered[seat] += amount
        else:
            yield from self.shop()

    def price(self, card: int) -> int:
        if self.job.key == "exceptional_offer":
            return self.by_success(cost(card) - 1, cost(card) // 2)
        return self.by_success(cost(card), cost(card) - 2)

    def shop(self) -> Walk:
        """CN-9.2, 9.3."""
        table, seat = self.table, self.seat
        searching = self.job.key == "connections"
        shelves = {"from_market": table.market}
        if searching:
            shelves["from_deck"] = table.deck_cards()
        offers = {
            where: [card for card in cards if self.price(card) <= table.cash[seat]]
            for where, cards in shelves.items()
        }

        def choices(path: Path) -> Choices:
            if not path and not searching:
                cards = {f"business {BUSINESSES[card]}" for card in offers["from_market"]}
                return cards | {"decline"}, True
            if not path:
                kinds = {f"kind {KIND[card]}" for cards in offers.values() for card in cards}
                return kinds | {"decline"}, True
            if len(path) == 1 and searching and path[0] != "decline":
                kind = path[0].split()[1]
                return {w for w, cards in offers.items() if kind in [KIND[c] for c in cards]}, False
            return END

        path: Path = yield from ask("buy_after_roll", seat, choices)
        if path[0] == "decline":
            yield from hear("bought_nothing", seat=seat)
        else:
            from_deck = path[-1] == "from_deck"
            heard = yield from hear("bought_special", seat=seat, from_deck=from_deck)
            card = heard["business"]
            assert path[0] in (f"business {BUSINESSES[card]}", f"kind {KIND[card]}")
            table.pay(seat, NOBODY, self.price(card), "purchase")
            if from_deck:
                next(part for part in (table.deck, *table.under) if card in part).remove(card)
            else:
                table.market.remove(card)
            table.acquire(card, seat)
        if searching:
            table.shuffle_deck()


# --- harm ---


def harm_gangster(
    table: Ledger, gangster: int, level: int, by: int, *, by_attack: bool = True
) -> Walk:
    """Level 1 kills, level 0 deactivates."""
    man = table.men[gangster]
    seat = man.boss
    level = yield from doctors(table, seat, False, gangster, level, man.down, by_attack)
    if level == 1:
        yield from hear("gangster_killed", gangster=gangster, seat=seat, by=by)
        table.kill(gangster, by)
    elif level == 0:
        yield from hear("gangster_down", gangster=gangster, seat=seat)
        table.put_down(gangster)


def harm_business(table: Ledger, card: int, level: int) -> Walk:
    seat = table.owner[card]
    if is_company(card):
        level = -1 if level == 0 and card in table.closed else level
    else:
        level = yield from doctors(table, seat, True, card, level, card in table.closed, True)
    if level == 1:
        yield from hear("business_gone", business=card, seat=seat)
        table.destroy(card)
    elif level == 0:
        yield from hear("business_down", business=card, seat=seat)
        table.close(card)


def doctors(
    table: Ledger, seat: int, business: bool, who: int, level: int, down: bool, by_attack: bool
) -> Walk:
    """CN-11.15 to 11.17: what is left of the harm, -1 for none."""
    while level == 1 or (level == 0 and not down):
        asked = [each for each in table.clockwise(seat) if table.influence[each].total()]
        trees = {each: help_of(table, each, by_attack and each == seat) for each in asked}
        answers: Answers = yield from ask_all("play_doc", trees)
        helper = next((each for each in asked if answers[each] != ["pass"]), None)
        if helper is None:
            return level
        card = DOC if answers[helper] == ["doctor"] else AMBULANCE
        told = {"seat": helper, "card": card, "who": who, "kills": level == 1}
        yield from hear("doctor", **told, is_business=business)
        table.influence[helper][card] -= 1
        table.influence_open[card] += 1
        level -= 1
    return -1


def help_of(table: Ledger, seat: int, may_call: bool) -> Tree:
    hand = table.influence[seat]
    able = {"doctor": hand[DOC] > 0, "ambulance": may_call and hand[AMBULANCE] > 0, "pass": True}
    return one_of(*[each for each, can in able.items() if can], put=True)
