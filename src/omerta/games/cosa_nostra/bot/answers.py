"""Answers to questions outside a bot's own turns, and within what it does: windows, dice, money."""

from __future__ import annotations

from collections.abc import Callable

from omerta.games.cosa_nostra.bot.acting import Acting
from omerta.games.cosa_nostra.bot.cards import Cards
from omerta.games.cosa_nostra.bot.deals import Deals
from omerta.games.cosa_nostra.bot.harm import loss_by, saved_by_doctor
from omerta.games.cosa_nostra.content import CONNECTIONS, TRAP
from omerta.games.cosa_nostra.effects import effect, reduced
from omerta.games.cosa_nostra.odds import chances, hit, successes, threshold
from omerta.games.cosa_nostra.state import (
    AMOUNT,
    BUSINESS,
    CALL_AMBULANCE,
    DECLINE,
    DIE,
    DOCTOR,
    FAMILY,
    FROM_DECK,
    FROM_MARKET,
    GANGSTER,
    GO_AHEAD,
    HOLD,
    INFLUENCE,
    JOB,
    JOB_CARD,
    KEEP,
    KIND,
    NO,
    NOTHING,
    PASS,
    PLAYER,
    REDEAL,
    SCHEME,
    SHOOT,
    STOP,
    THREATEN,
)

# What must be at stake for a Schemer, a Cop, a Trap, a doctor.
WORTH_A_SCHEMER, WORTH_A_COP, WORTH_A_TRAP, WORTH_A_DOCTOR = 4.0, 0.6, 3.0, 4.0
# A Robbery waits for a gain like this, or less if few Jobs are left to come.
LOOT_WAITED_FOR, LOOT_BY_JOB_LEFT = 9, 2
# Which Influence cards to keep, by kind.
KEPT_CARDS = (0, 1, 8, 5, 3, 6, 2, 4, 7)

Path = tuple[int, ...]
# The whole answer to a question, of which these are the first choices.
Answer = Callable[[Deals, Path], Path]


def choose_family(mind: Deals, options: Path) -> Path:
    """The best income to begin with."""

    def income(option: int) -> int:
        kinds = mind.board.start_businesses[option - FAMILY]
        return sum([mind.board.income[mind.board.kind.index(kind)] for kind in kinds])

    return (mind.table.judgement.best(options, income),)


def mulligan(mind: Deals, options: Path) -> Path:
    return (REDEAL,) if REDEAL in options else (KEEP,)


def peek(mind: Deals, options: Path) -> Path:
    at = Cards(mind.desk).suspect()
    return (STOP,) if at is None else (PLAYER + mind.table.boss[at], GANGSTER + at, STOP)


def schemers(mind: Deals, options: Path) -> Path:
    """CN-11.10: to strike before a gangster does what it is about to do."""
    strikes = Acting(mind.desk).strikes_at(mind.table.view.turn)
    return (SCHEME,) if SCHEME in options and strikes >= WORTH_A_SCHEMER else (PASS,)


def choose_markers(mind: Deals, options: Path) -> Path:
    return options


def cop_reroll(mind: Deals, options: Path) -> Path:
    """A die that failed, while there is more to gain."""
    doing = mind.table.view.doing[-1]
    failed = [n for n, die in enumerate(doing.dice) if not successes((die,), doing.threshold)]
    low, high = mind.board.jobs[doing.job].pays
    more = (low, high - low, 0)[min(2, doing.successes)]
    if not failed or more * hit(doing.threshold) < WORTH_A_COP:
        return (STOP,)
    return (DIE + failed[0],)


def stake(mind: Deals, options: Path) -> Path:
    """All or next to nothing, by the odds."""
    doing = mind.table.view.doing[-1]
    racing = mind.table.gangster(doing.gangster)
    needed = threshold(mind.board.jobs[doing.job].difficulty, racing.attached)
    none, _, _ = chances(racing.strength, needed)
    return (options[-1] if none < 0.5 else options[0],)


def buy_after_roll(mind: Deals, options: Path) -> Path:
    view, desk = mind.table.view, mind.desk
    doing = view.doing[-1]
    job = mind.board.jobs[doing.job]
    does = effect(job, mind.board.numbers, doing.successes)
    acting, best, most = Acting(desk), NOTHING, 0.0
    for card in desk.on_sale(job.key):
        cost = reduced(mind.board.cost[card], does)
        worth = desk.card(card) - mind.outlook.rate * cost
        worth += acting.waited_for(card, acting.access.with_soon((card,)))
        seems = mind.table.judgement.seems(worth)
        if cost <= mind.table.own.cash and worth > 0 and seems > most:
            best, most = card, seems
    if best == NOTHING:
        return (DECLINE,)
    if job.key != CONNECTIONS:
        return (BUSINESS + best,)
    return KIND + mind.board.kind[best], FROM_MARKET if best in view.market else FROM_DECK


def launder_amount(mind: Deals, options: Path) -> Path:
    """As much as may be, but for what purchases and a recruit will cost."""
    table = mind.table
    spare = table.own.cash
    for each in table.pending(mind.me):
        if each.business is not None and mind.desk.purchase(each.business) > 0:
            spare -= mind.board.cost[each.business]
    prices = [mind.board.price[each] for each in table.own.recruits if mind.plans.recruit(each) > 0]
    if prices and mind.outlook.rounds_left:
        spare -= max(0, min(prices) - table.own.income)
    return (min(max(AMOUNT, AMOUNT + spare), options[-1]),)


def reveal_robbery(mind: Deals, options: Path) -> Path:
    """The best of one's robbers, if there is enough to take, or little left to wait for."""
    table = mind.table
    doing = table.view.doing[-1]
    left = sum([each.task == JOB for seat in table.rivals for each in table.now.crews[seat]])
    if doing.gain < min(LOOT_WAITED_FOR, 2 + LOOT_BY_JOB_LEFT * left):
        return (PASS,)
    robbers = [option for option in options if option != PASS]
    return (max(robbers, key=lambda option: table.gangster(option - GANGSTER).strength), PASS)


def reveal_trap(mind: Deals, options: Path) -> Path:
    """If what is about to be lost is worth it."""
    table = mind.table
    traps = [option for option in options if option != PASS]
    if not traps or loss_by(mind.desk, table.view.doing[-1]) < WORTH_A_TRAP:
        return (PASS,)
    return (max(traps, key=lambda option: table.gangster(option - GANGSTER).strength),)


def play_doc(mind: Deals, options: Path) -> Path:
    """For one's own; for others only where somebody ahead would get a dear trophy."""
    harm = mind.table.view.harm
    assert harm is not None
    if saved_by_doctor(mind.desk, harm) < WORTH_A_DOCTOR:
        return (PASS,)
    return (CALL_AMBULANCE, DOCTOR, PASS)


def return_fire(mind: Deals, options: Path) -> Path:
    return (SHOOT, HOLD)


def recruit(mind: Deals, options: Path) -> Path:
    who = [option for option in options if option != NO]
    worth = {option: mind.plans.recruit(option - GANGSTER) for option in who}
    best = mind.table.judgement.best(who, worth.__getitem__)
    return (best,) if worth[best] > 0 else (NO,)


def discard_to_limit(mind: Deals, options: Path) -> Path:
    """The least useful first: Jobs, then Influence cards."""
    jobs = sorted(mind.table.hand, key=mind.plans.kept)
    cards = sorted(mind.table.influence, key=lambda kind: KEPT_CARDS[kind])
    return (*[JOB_CARD + job for job in jobs], *[INFLUENCE + kind for kind in cards])


def answer_threat(mind: Deals, options: Path) -> Path:
    """It threatens back if it has an Attack or a Trap to do it with: then it is no bluff."""
    jobs = [each.job for each in mind.table.pending(mind.me) if each.job is not None]
    armed = any(mind.board.jobs[job].attack or mind.board.jobs[job].key == TRAP for job in jobs)
    return (THREATEN,) if armed else (GO_AHEAD,)


ANSWERS: dict[str, Answer] = {
    "choose_family": choose_family,
    "mulligan": mulligan,
    "peek": peek,
    "schemers": schemers,
    "choose_markers": choose_markers,
    "cop_reroll": cop_reroll,
    "stake": stake,
    "buy_after_roll": buy_after_roll,
    "launder_amount": launder_amount,
    "reveal_robbery": reveal_robbery,
    "reveal_trap": reveal_trap,
    "play_doc": play_doc,
    "return_fire": return_fire,
    "recruit": recruit,
    "discard_to_limit": discard_to_limit,
    "answer_threat": answer_threat,
}
