"""Players of La Cosa Nostra. They see their seat's view and nothing else.

`HeuristicBot` values everything in thousands as of the final count: it deals its tasks out to its
gangsters together, rents what its Jobs lack, trades what is worth more to another, attacks who is
ahead. `GreedyBot` is the simple one: it has the same sense of what a task is worth, but plans one at
a time, makes no offers and plays no cards.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from omerta.games.cosa_nostra.content import CONNECTIONS
from omerta.games.cosa_nostra.mind.acting import Acting
from omerta.games.cosa_nostra.mind.bargaining import TALKS, Bargaining
from omerta.games.cosa_nostra.mind.cards import Cards
from omerta.games.cosa_nostra.mind.chains import (
    amount_for,
    counter_path,
    free_path,
    sayable,
    template_path,
)
from omerta.games.cosa_nostra.mind.deals import Deals
from omerta.games.cosa_nostra.mind.harm import loss_by, saved_by_doctor
from omerta.games.cosa_nostra.mind.jobs import Access, reduced
from omerta.games.cosa_nostra.mind.odds import chances, hit
from omerta.games.cosa_nostra.mind.plans import Task
from omerta.games.cosa_nostra.mind.table import BOARD, Table, eased
from omerta.games.cosa_nostra.mind.threats import at_peace, threat
from omerta.games.cosa_nostra.mind.worth import FIGURES
from omerta.games.cosa_nostra.state import (
    ACCEPT,
    ACTION,
    AMOUNT,
    ANNOUNCE,
    BUSINESS,
    CALL_AMBULANCE,
    DECLINE,
    DECLINE_OFFER,
    DIE,
    DOCTOR,
    DONE_PLAYING,
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
    PURCHASE,
    REDEAL,
    SCHEME,
    SHOOT,
    SKIP,
    STOP,
)
from omerta.games.cosa_nostra.view import CosaNostraView
from omerta.kernel.dice import Luck
from omerta.kernel.drivers import NO_OFFER, Accept, Chair, Counter, Decline, Propose, Word
from omerta.kernel.game import Prompt, SeatView
from omerta.kernel.state import Offer

# What must be at stake for a Schemer, a Cop, a Trap, a doctor.
WORTH_A_SCHEMER, WORTH_A_COP, WORTH_A_TRAP, WORTH_A_DOCTOR = 4.0, 0.6, 3.0, 4.0
# A Robbery waits for a gain like this, or less if few Jobs are left to come.
LOOT_WAITED_FOR, LOOT_BY_JOB_LEFT = 9, 2
# What the simple bot must gain by an offer.
GOOD = 0.7
# Who has nothing to do any more talks in one turn of so many.
OUT_OF_TURN = 4
# Which Influence cards to keep, by kind.
KEPT_CARDS = (0, 1, 8, 5, 3, 6, 2, 4, 7)

Path = tuple[int, ...]
Answer = Callable[[Deals, Path], Path]


class Planner(ABC):
    """An answer is decided as a whole, as a path of steps; then they follow one by one."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self._path: Path = ()  # of the answer that is being made

    def choose(self, chair: Chair) -> int:
        options = chair.options
        if len(options) == 1:
            return options[0]
        seen = chair.view()
        assert seen.prompt is not None
        draft = seen.prompt.draft
        if not draft or not all(step in self._path for step in draft):
            self._path = self.decide(seen.prompt.kind, seen, options)
        return next_step(self._path, draft, options)

    @abstractmethod
    def decide(self, asking: str, seen: SeatView, options: Path) -> Path:
        """The whole answer to a question, of which these are the next choices."""


def next_step(path: Path, draft: Path, options: Path) -> int:
    """The path's next choice. Lists with one entry were taken by themselves: they are in the path,
    not in the draft."""
    place = 0
    for step in draft:
        if step in path[place:]:
            place = path.index(step, place) + 1
    # A table with its own content or rules may allow less than a bot expects.
    return next((step for step in path[place:] if step in options), options[-1])


class HeuristicBot(Planner):
    figures = FIGURES

    def __init__(self, luck: Luck) -> None:
        super().__init__(luck)
        self._before_threat = 0  # own cash, when it last threatened somebody

    # --- stepped ---

    def decide(self, asking: str, seen: SeatView, options: Path) -> Path:
        if asking == "make_offer" and not self.talks(seen):
            return (NO,)
        mind = Deals(Table(seen), self.figures)
        if asking == "make_offer":
            return self.make_offer(mind)
        if asking == "answer_offer":
            return self.answer_offer(mind, options)
        if asking in TURNS:
            return TURNS[asking](self, mind, options)
        return ANSWERS[asking](mind, options)

    def talks(self, seen: SeatView) -> bool:
        """In one's own turn and the next one's; or who has nothing left to do, now and then."""
        view: CosaNostraView = seen.table
        if (view.actor - seen.seat) % seen.players < TALKS:
            return True
        crew = view.players[seen.seat].gangsters
        busy = view.phase != ACTION or any([each.task in (JOB, PURCHASE) for each in crew])
        return not busy and not self.luck.below(OUT_OF_TURN)

    def make_offer(self, mind: Deals) -> Path:
        offer = Bargaining(mind, self.luck).propose()
        if offer is None:
            return (NO,)
        if mind.table.view.offers_mode == "free":
            return free_path(offer)
        said = sayable(offer)
        if said is None or mind.gain(said, said.to) <= 0:
            return (NO,)
        return template_path(said)

    def answer_offer(self, mind: Deals, options: Path) -> Path:
        offer = next(each for each in mind.table.seen.offers if each.maker != mind.me)
        bargaining = Bargaining(mind, self.luck)
        answer = bargaining.judge(offer)
        if isinstance(answer, Offer):
            if mind.table.view.offers_mode == "free":
                return (*counter_path(offer, answer), DECLINE_OFFER)
            counter = amount_for(answer, options)
            if counter:
                return counter
            answer = bargaining.accepts(offer)
        return (ACCEPT, DECLINE_OFFER) if answer else (DECLINE_OFFER,)

    # --- live ---

    def bargain(self, chair: Chair) -> Word | None:
        seen = chair.view()
        if chair.offer == NO_OFFER:
            return self._propose(seen) if self.talks(seen) else None
        found = [each for each in seen.offers if each.id == chair.offer]
        if not found:
            return None
        answer = Bargaining(Deals(Table(seen), self.figures), self.luck).judge(found[0])
        if isinstance(answer, Offer):
            return Counter(chair.offer, answer)
        return Accept(chair.offer) if answer else Decline(chair.offer)

    def _propose(self, seen: SeatView) -> Word | None:
        """What is played in a turn comes first, as in stepped play."""
        mind = Deals(Table(seen), self.figures)
        if seen.prompt is not None and self._plays_first(mind, seen.prompt):
            return None
        offer = Bargaining(mind, self.luck).propose()
        return None if offer is None else Propose(offer)

    def _plays_first(self, mind: Deals, prompt: Prompt) -> bool:
        if prompt.kind == "plan":
            return bool(self._play_in_planning(mind))
        return prompt.kind == "turn_to_act" and bool(self._play_in_action(mind, prompt.options))

    # --- turns ---

    def plan(self, mind: Deals, options: Path) -> Path:
        return self._play_in_planning(mind) or self.assign(mind, options)

    def play_in_planning(self, mind: Deals, options: Path) -> Path:
        return self._play_in_planning(mind) or (DONE_PLAYING,)

    def _play_in_planning(self, mind: Deals) -> Path:
        """Before the last task is assigned: then it is known best where cards help."""
        table = mind.table
        tasks = mind.plans.deal_out(table.now, Access(table, table.now))
        if len(table.free(table.now)) > max(1, table.view.to_assign):
            return ()
        return Cards(mind.desk).attach(tasks) or ()

    def assign(self, mind: Deals, options: Path) -> Path:
        task = next_task(mind)
        return (PASS,) if task is None else steps_of(task)

    def play_in_action(self, mind: Deals, options: Path) -> Path:
        return self._play_in_action(mind, options) or (DONE_PLAYING,)

    def _play_in_action(self, mind: Deals, options: Path) -> Path:
        if SKIP in options and Acting(mind.desk).only_waits():
            return (SKIP,)
        look = Cards(mind.desk).look()
        return look if look and look[0] in options else ()

    def announce(self, mind: Deals, options: Path) -> Path:
        self._before_threat = mind.table.own.cash
        return threat(mind) or (NO,)

    def act(self, mind: Deals, options: Path) -> Path:
        return Acting(mind.desk, self._spared(mind)).best().path

    def turn_to_act(self, mind: Deals, options: Path) -> Path:
        plays = self._play_in_action(mind, options)
        if plays:
            return plays
        announced = threat(mind) if ANNOUNCE in options else ()
        return (ANNOUNCE, *announced) if announced else self.act(mind, options)

    def _spared(self, mind: Deals) -> frozenset[int]:
        """Who has paid for it, and whoever else has one's word this round."""
        view = mind.table.view
        spared = at_peace(mind.table)
        if view.announced and mind.table.own.cash > self._before_threat > 0:
            spared |= {view.announced[1]}
        return spared


TURNS: dict[str, Callable[[HeuristicBot, Deals, Path], Path]] = {
    "plan": HeuristicBot.plan,
    "influence_turn": HeuristicBot.plan,
    "play_in_planning": HeuristicBot.play_in_planning,
    "assign": HeuristicBot.assign,
    "play_in_action": HeuristicBot.play_in_action,
    "announce": HeuristicBot.announce,
    "act": HeuristicBot.act,
    "turn_to_act": HeuristicBot.turn_to_act,
}


class GreedyBot(Planner):
    # Nobody lets it use anything: it does not ask.
    figures = FIGURES._replace(lets=0.0)

    def choose(self, chair: Chair) -> int:
        # It makes no offers and schemes nothing: no need to look.
        if chair.options[0] in (NO, SCHEME):
            return NO if chair.options[0] == NO else PASS
        return super().choose(chair)

    def decide(self, asking: str, seen: SeatView, options: Path) -> Path:
        mind = Deals(Table(seen), self.figures)
        answer = PLAIN_ANSWERS.get(asking) or ANSWERS[asking]
        return answer(mind, options)

    def bargain(self, chair: Chair) -> Word | None:
        """It answers; it never speaks first."""
        seen = chair.view()
        found = [each for each in seen.offers if each.id == chair.offer]
        if not found:
            return None
        good = is_good(Deals(Table(seen), self.figures), found[0])
        return Accept(chair.offer) if good else Decline(chair.offer)


BOTS = {"bot": HeuristicBot, "greedy": GreedyBot}


# --- planning ---


def steps_of(task: Task) -> Path:
    return GANGSTER + task.gangster, (JOB_CARD if task.is_job else BUSINESS) + task.card


def next_task(mind: Deals) -> Task | None:
    """Of the tasks dealt out, the one that may be gone soonest; what lacks something comes last."""
    table, plans = mind.table, mind.plans
    access = Access(table, table.now)
    for each in table.now.crews[table.me]:
        if each.job is not None:
            access.spend(each.job)
    tasks = plans.deal_out(table.now, access)
    if tasks:

        def order(task: Task) -> tuple[bool, bool, float]:
            return task.ready == 1.0, not task.is_job and task.worth > 1, task.worth

        return max(tasks, key=order)
    return plans.least_bad(table.now, access)


# --- plainly ---


def assign_best(mind: Deals, options: Path) -> Path:
    """The best task for any gangster, one at a time."""
    table = mind.table
    task = mind.plans.best_single(table.now, Access(table, table.now))
    return (PASS,) if task is None else steps_of(task)


def play_nothing(mind: Deals, options: Path) -> Path:
    return DONE_PLAYING, PASS


def say_nothing(mind: Deals, options: Path) -> Path:
    return (NO,)


def act_best(mind: Deals, options: Path) -> Path:
    return Acting(mind.desk).best().path


def accept_good(mind: Deals, options: Path) -> Path:
    offer = next(each for each in mind.table.seen.offers if each.maker != mind.me)
    return (ACCEPT, DECLINE_OFFER) if is_good(mind, offer) else (DECLINE_OFFER,)


def is_good(mind: Deals, offer: Offer) -> bool:
    """Clearly so for this seat, and not too much better for the other."""
    gain = mind.gain(offer, mind.me)
    return gain > GOOD and 2 * gain > mind.their_gain(offer, offer.maker)


# --- other questions ---


def choose_family(mind: Deals, options: Path) -> Path:
    """The best income to begin with."""

    def income(option: int) -> int:
        kinds = BOARD.start_businesses[option - FAMILY]
        return sum([BOARD.income[BOARD.kind.index(kind)] for kind in kinds])

    return (max(options, key=income),)


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
    failed = [place for place, die in enumerate(doing.dice) if die < doing.threshold]
    low, high = BOARD.jobs[doing.job].pays
    more = (low, high - low, 0)[min(2, doing.successes)]
    if not failed or more * hit(doing.threshold) < WORTH_A_COP:
        return (STOP,)
    return (DIE + failed[0],)


def stake(mind: Deals, options: Path) -> Path:
    """All or next to nothing, by the odds."""
    doing = mind.table.view.doing[-1]
    racing = mind.table.gangster(doing.gangster)
    threshold = max(1, BOARD.jobs[doing.job].difficulty + eased(racing.attached))
    none, _, _ = chances(racing.strength, threshold)
    return (options[-1] if none < 0.5 else options[0],)


def buy_after_roll(mind: Deals, options: Path) -> Path:
    view, desk = mind.table.view, mind.desk
    doing = view.doing[-1]
    key, high = BOARD.jobs[doing.job].key, doing.successes >= 2
    best, most = NOTHING, 0.0
    for card in desk.on_sale(key):
        cost = reduced(key, BOARD.cost[card], high)
        worth = desk.card(card) - mind.outlook.rate * cost
        if cost <= mind.table.own.cash and worth > most:
            best, most = card, worth
    if best == NOTHING:
        return (DECLINE,)
    if key != CONNECTIONS:
        return (BUSINESS + best,)
    return KIND + BOARD.kind[best], FROM_MARKET if best in view.market else FROM_DECK


def launder_amount(mind: Deals, options: Path) -> Path:
    """As much as may be, but for what purchases and a recruit will cost."""
    table = mind.table
    spare = table.own.cash
    for each in table.pending(mind.me):
        if each.business is not None and mind.desk.purchase(each.business) > 0:
            spare -= BOARD.cost[each.business]
    prices = [BOARD.price[each] for each in table.own.recruits if mind.plans.recruit(each) > 0]
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
    best = max(who, key=lambda option: mind.plans.recruit(option - GANGSTER))
    return (best,) if mind.plans.recruit(best - GANGSTER) > 0 else (NO,)


def discard_to_limit(mind: Deals, options: Path) -> Path:
    """The least useful first: Jobs, then Influence cards."""
    jobs = sorted(mind.table.hand, key=mind.plans.kept)
    cards = sorted(mind.table.influence, key=lambda kind: KEPT_CARDS[kind])
    return (*[JOB_CARD + job for job in jobs], *[INFLUENCE + kind for kind in cards])


def answer_threat(mind: Deals, options: Path) -> Path:
    return (GO_AHEAD,)


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
PLAIN_ANSWERS: dict[str, Answer] = {
    "plan": assign_best,
    "influence_turn": assign_best,
    "assign": assign_best,
    "play_in_planning": play_nothing,
    "play_in_action": play_nothing,
    "announce": say_nothing,
    "make_offer": say_nothing,
    "act": act_best,
    "turn_to_act": act_best,
    "answer_offer": accept_good,
}
