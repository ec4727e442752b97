"""A target is named (CN-8.2, 16.9): what is asked for peace, what is paid, who is attacked."""

from __future__ import annotations

from omerta.bots.pledges import broken_by
from omerta.games.cosa_nostra.bot.acting import Acting
from omerta.games.cosa_nostra.bot.deals import Deals
from omerta.games.cosa_nostra.bot.harm import feared
from omerta.games.cosa_nostra.bot.targets import Strike
from omerta.games.cosa_nostra.content import Job
from omerta.games.cosa_nostra.effects import aimed_at
from omerta.games.cosa_nostra.state import CALL_OFF, HIMSELF, HIS_GANGSTER, REVEAL
from omerta.games.cosa_nostra.view import GangsterView
from omerta.kernel import promises
from omerta.kernel.promises import TRUCE
from omerta.kernel.state import Offer, Pledge

Path = tuple[int, ...]

# What is asked, of what the victim fears to lose; less than so much is not worth a word.
ASKED = 0.7
LEAST = 2
# Whoever has an Attack names a target so many times as readily as whoever has none; and how far it
# is believed that paying helps.
TELLS, HELPS = 4.0, 0.8
# What is offered for peace, of what it is worth.
PAID = 0.6
# What breaking one's own word costs.
WORD = 20.0
# How often an Attack succeeds that nobody has named yet, and what it may take, about.
SUCCEEDS, IN_CASH = 0.5, 5


def spared(mind: Deals) -> dict[int, float]:
    """Who came to terms when threatened, and whoever has this seat's word this round: what an
    Attack on them must bring more."""
    table = mind.table
    own = [promises.spared(each) for each in table.seen.promises if each.maker == table.me]
    seats = [*[seat for seat in own if seat is not None], *table.view.bought_off]
    return dict.fromkeys(seats, WORD * mind.temper.word)


# --- naming a target ---


def strikes(mind: Deals, options: Path) -> Path:
    """The target is named: reveal the Attack, unless there is peace or no more gain in it."""
    found = _announced(mind) if REVEAL in options else None
    if found is None:
        return (CALL_OFF,)
    return (REVEAL,) if Acting(mind.desk, spared(mind)).worth_of(found[0]) > 0 else (CALL_OFF,)


def _price(mind: Deals, strike: Strike, gangster: GangsterView) -> int:
    """What the victim may pay: less than it would lose, as far as it believes in it."""
    fear = HELPS * _believed(mind, gangster) * strike.pains
    price = int(mind.temper.asks * ASKED * fear / mind.outlook.rate)
    return price if LEAST <= price <= mind.table.now.cash[strike.victim] else 0


def _pays(mind: Deals, price: int, strike: Strike, instead: float) -> bool:
    """Is so much, and an Attack on somebody else instead, better than this one?"""
    won = price * mind.outlook.rate * (1 + mind.outlook.spite[strike.victim])
    return won + instead > strike.worth + 0.5


def demand(mind: Deals) -> Offer | None:
    """What is asked of whom this seat has just named, if peace is worth more than the Attack."""
    found = _announced(mind)
    if found is None:
        return None
    price = _price(mind, *found)
    if not price or not _pays(mind, price, found[0], _instead(mind, *found)):
        return None
    return peace(mind, found[0].victim, price)


def peace(mind: Deals, victim: int, price: int) -> Offer:
    """For so much the victim is left alone in this round."""
    return Offer(0, mind.me, victim, (), (("cash", price),), pledges=(_truce(mind, mind.me),))


def _truce(mind: Deals, by: int) -> Pledge:
    return Pledge(by, TRUCE, round=mind.table.round)


class Future:
    """What peace and money are worth from now on, for `bots.pledges`."""

    def __init__(self, mind: Deals) -> None:
        self._mind = mind
        self.round = mind.table.round
        self.last_round = mind.table.view.rounds

    def takes(self, attacker: int, victim: int) -> float:
        """In a round: so many of a crew have an Attack, and the victim is one of several."""
        mind = self._mind
        crew = mind.table.now.crews[attacker]
        attacks = sum([mind.lore.attacks[each.pile] for each in crew]) / (mind.table.players - 1)
        usual = SUCCEEDS * IN_CASH * attacks * mind.outlook.rate
        return max(usual, self._planned(victim)) if attacker == mind.me else usual

    def _planned(self, victim: int) -> float:
        """The best Attack on the victim that is ready in this round."""
        mind = self._mind
        found = [
            strike.worth
            for each in mind.table.now.crews[mind.me]
            if each.job is not None and mind.board.jobs[each.job].attack
            for strike in mind.desk.strikes(each.job, each)
            if strike.victim == victim
        ]
        return max([0.0, *found])

    def money(self, amount: int) -> float:
        return self._mind.outlook.rate * amount

    def means(self, seat: int) -> int:
        return self._mind.table.now.cash[seat]


def sells_peace(mind: Deals, offer: Offer) -> bool:
    """Is this money from whom this seat has named, for nothing but peace?"""
    view = mind.table.view
    threatens = view.announced and view.actor == mind.me and offer.maker == view.announced[1]
    pays = not offer.wants and all(what == "cash" for what, _ in offer.gives)
    return bool(threatens) and pays and offer.pledges in ((), (_truce(mind, mind.me),))


def worth_peace(mind: Deals, price: int) -> bool:
    """Is it enough?"""
    found = _announced(mind)
    if found is None:
        return True
    return _pays(mind, price, found[0], _instead(mind, *found))


def _instead(mind: Deals, strike: Strike, gangster: GangsterView) -> float:
    """What the same Attack is worth on somebody else, if another can be named."""
    assert gangster.job is not None
    if not mind.table.view.namings:
        return 0.0
    strikes = mind.desk.strikes(gangster.job, gangster)
    return max([0.0, *[each.worth for each in strikes if each.victim != strike.victim]])


def _announced(mind: Deals) -> tuple[Strike, GangsterView] | None:
    """The Attack whose target this seat has named; None where it cannot be."""
    number, victim, _, card = mind.table.view.announced
    gangster = mind.table.gangster(number)
    if gangster.job is None:
        return None
    for strike in mind.desk.strikes(gangster.job, gangster):
        if strike.victim == victim and strike.target == card:
            return strike, gangster
    return None


# --- being named ---


def ransom(mind: Deals) -> Offer | None:
    """What this seat offers, unasked, to be left alone."""
    view = mind.table.view
    if view.announced[1] != mind.me:
        return None
    return haggled(mind, Offer(0, view.actor, mind.me, (), (("cash", 1),)))


def haggled(mind: Deals, offer: Offer) -> Offer | None:
    """To a demand: what peace is worth, if that is anything."""
    fear = relief(mind, offer) - mind.resents(offer.maker)
    moves = mind.outlook.rate * (1 + mind.outlook.spite[offer.maker])
    paid = max(1, int(mind.temper.leaves * PAID * fear / moves))
    for price in range(min(paid, mind.table.own.cash), 0, -1):
        truce = _truce(mind, offer.maker)
        less = Offer(0, mind.me, offer.maker, (("cash", price),), (), pledges=(truce,))
        if mind.gain(less, offer.maker) + fear > 0:
            return less
    return None


def relief(mind: Deals, offer: Offer) -> float:
    """What it is worth to be on terms with whoever made this offer."""
    view, me = mind.table.view, mind.me
    if not view.announced or view.announced[1] != me or offer.maker != view.actor:
        return 0.0
    if me in view.bought_off:  # once is enough
        return 0.0
    if broken_by(mind.table.seen.promises, offer.maker):
        return 0.0
    number, _, kind, card = view.announced
    gangster = mind.table.gangster(number)
    jobs = _threatened(mind, gangster, kind)
    if not jobs:
        return 0.0
    cost = sum([feared(mind.desk, job, gangster, card) for job in jobs]) / len(jobs)
    return mind.temper.trust * HELPS * _believed(mind, gangster) * cost


def _threatened(mind: Deals, gangster: GangsterView, kind: int) -> list[Job]:
    """The Attacks on such a target that this may be."""
    aim = {HIMSELF: "player", HIS_GANGSTER: "gangster"}.get(kind, "business")
    jobs = mind.board.jobs
    known = [job for job in jobs if job.pile == gangster.pile]
    if gangster.job is not None:
        known = [jobs[gangster.job]]
    return [each for each in known if each.attack and not each.response and aimed_at(each) == aim]


def _believed(mind: Deals, gangster: GangsterView) -> float:
    """That it is an Attack at all, as far as all can tell who have not looked."""
    if gangster.job is not None and mind.table.boss[gangster.gangster] != mind.me:
        return 1.0
    share = mind.lore.attacks[gangster.pile]
    return TELLS * share / (1 + (TELLS - 1) * share)
