"""Players of La Cosa Nostra. They see their seat's view and nothing else.

`HeuristicBot` values everything in thousands as of the final count: it deals its tasks out to its
gangsters together, rents what its Jobs lack, trades what is worth more to another, attacks who is
ahead. `GreedyBot` is the simple one: it has the same sense of what a task is worth, but plans one
at a time, makes no offers and plays no cards.
"""

from __future__ import annotations

from collections.abc import Callable

from omerta.bots.judgement import Judging
from omerta.bots.planner import Path, Planner
from omerta.bots.tempers import Tempered
from omerta.games.cosa_nostra.bot.acting import Acting
from omerta.games.cosa_nostra.bot.answers import ANSWERS, Answer
from omerta.games.cosa_nostra.bot.bargaining import TALKS, Bargaining
from omerta.games.cosa_nostra.bot.cards import Cards
from omerta.games.cosa_nostra.bot.chains import (
    amount_for,
    counter_path,
    free_path,
    sayable,
    template_path,
)
from omerta.games.cosa_nostra.bot.deals import Deals
from omerta.games.cosa_nostra.bot.jobs import Access
from omerta.games.cosa_nostra.bot.plans import Task
from omerta.games.cosa_nostra.bot.speaking import Speaking
from omerta.games.cosa_nostra.bot.sums import paid_by
from omerta.games.cosa_nostra.bot.table import Table
from omerta.games.cosa_nostra.bot.threats import peace, sells_peace, spared, strikes
from omerta.games.cosa_nostra.bot.worth import FIGURES, Figures
from omerta.games.cosa_nostra.content import Board
from omerta.games.cosa_nostra.state import (
    ACCEPT,
    ACTION,
    BUSINESS,
    CALL_OFF,
    DECLINE_OFFER,
    DONE_PLAYING,
    GANGSTER,
    JOB,
    JOB_CARD,
    NO,
    PASS,
    PURCHASE,
    SCHEME,
    SKIP,
    CosaNostra,
)
from omerta.games.cosa_nostra.view import CosaNostraView
from omerta.kernel.drivers import NO_OFFER, Accept, BargainMove, Counter, Decision, Decline, Propose
from omerta.kernel.game import Prompt, SeatView
from omerta.kernel.state import Offer

# What the simple bot must gain by an offer.
GOOD = 0.4
# How often one talks in turns of others.
OUT_OF_TURN = 16


# To be dealt a state for: what is printed on the cards is the same in all of them.
ANY_DEAL = b"board"


class Reader(Judging, Planner):
    """A bot that reads a view, by what is printed on the cards of this table."""

    figures: Figures = FIGURES

    def choose(self, decision: Decision) -> int:
        self._decision = decision
        return super().choose(decision)

    def read(self, decision: Decision, seen: SeatView) -> Table:
        return Table(seen, board_of(decision), self.judgement)


def board_of(decision: Decision) -> Board:
    s = decision.redeal(ANY_DEAL)
    assert isinstance(s, CosaNostra)
    return s.board


class HeuristicBot(Tempered, Reader):
    def mind(self, seen: SeatView) -> Deals:
        return Deals(self.read(self._decision, seen), self.figures, self.temper)

    # --- stepped ---

    def decide(self, asking: str, seen: SeatView, options: Path) -> Path:
        if asking == "make_offer" and not self.talks(seen):
            return (NO,)
        if asking == "end_turn":  # it plays its cards before the task
            return (PASS,)
        mind = self.mind(seen)
        if asking == "make_offer":
            return self.make_offer(mind)
        if asking == "answer_offer":
            return self.answer_offer(mind, options)
        if asking in TURNS:
            return TURNS[asking](self, mind, options)
        return ANSWERS[asking](mind, options)

    def talks(self, seen: SeatView) -> bool:
        """In one's own turn and the next one's, and where a target is named; or who has nothing
        left to do, now and then."""
        view: CosaNostraView = seen.table
        if view.announced or (view.actor - seen.seat) % seen.players < TALKS:
            return True
        crew = view.players[seen.seat].gangsters
        busy = view.phase != ACTION or any(each.task in (JOB, PURCHASE) for each in crew)
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

    def bargain(self, decision: Decision) -> BargainMove | None:
        self._decision = decision
        seen = decision.view()
        if decision.asked is not None:
            return Speaking(Bargaining(self.mind(seen), self.luck)).asked(decision.asked)
        if decision.offer == NO_OFFER:
            # In others' turns it may be asked any number of times.
            view: CosaNostraView = seen.table
            concerned = seen.seat in (view.actor, *view.announced[1:2])
            return self._propose(seen) if concerned or not self.luck.below(OUT_OF_TURN) else None
        found = [each for each in seen.offers if each.id == decision.offer]
        return self._reply(self.mind(seen), found[0]) if found else None

    def _reply(self, mind: Deals, offer: Offer) -> BargainMove:
        bargaining = Bargaining(mind, self.luck)
        answer, speaking = bargaining.judge(offer), Speaking(bargaining)
        if answer is True and sells_peace(mind, offer) and not offer.pledges:
            # It asks for the same: its own offer puts its word on record.
            answer = peace(mind, offer.maker, paid_by(offer))
        if isinstance(answer, Offer):
            return Counter(offer.id, answer, speaking.why(answer))
        return Accept(offer.id) if answer else Decline(offer.id, speaking.why_not(offer))

    def _propose(self, seen: SeatView) -> BargainMove | None:
        """What is played in a turn comes first, as in stepped play."""
        mind = self.mind(seen)
        if seen.prompt is not None and self._plays_first(mind, seen.prompt):
            return None
        bargaining = Bargaining(mind, self.luck)
        offer = bargaining.propose()
        return None if offer is None else Propose(offer, Speaking(bargaining).why(offer))

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

    def act(self, mind: Deals, options: Path) -> Path:
        if CALL_OFF in options:
            return strikes(mind, options)
        return Acting(mind.desk, spared(mind)).best().path

    def turn_to_act(self, mind: Deals, options: Path) -> Path:
        return self._play_in_action(mind, options) or self.act(mind, options)


TURNS: dict[str, Callable[[HeuristicBot, Deals, Path], Path]] = {
    "plan": HeuristicBot.plan,
    "influence_turn": HeuristicBot.plan,
    "play_in_planning": HeuristicBot.play_in_planning,
    "assign": HeuristicBot.assign,
    "play_in_action": HeuristicBot.play_in_action,
    "act": HeuristicBot.act,
    "turn_to_act": HeuristicBot.turn_to_act,
}


class GreedyBot(Reader):
    # Nobody lets it use anything: it does not ask.
    figures = FIGURES._replace(lets=0.0)

    def choose(self, decision: Decision) -> int:
        # It makes no offers and schemes nothing: no need to look.
        if decision.options[0] in (NO, SCHEME):
            return NO if decision.options[0] == NO else PASS
        return super().choose(decision)

    def decide(self, asking: str, seen: SeatView, options: Path) -> Path:
        mind = Deals(self.read(self._decision, seen), self.figures)
        answer = PLAIN_ANSWERS.get(asking) or ANSWERS[asking]
        return answer(mind, options)

    def bargain(self, decision: Decision) -> BargainMove | None:
        """It answers; it never speaks first."""
        seen = decision.view()
        mind = Deals(self.read(decision, seen), self.figures)
        speaking = Speaking(Bargaining(mind, self.luck))
        if decision.asked is not None:
            return speaking.asked(decision.asked)
        found = [each for each in seen.offers if each.id == decision.offer]
        if not found:
            return None
        if is_good(mind, found[0]):
            return Accept(decision.offer)
        return Decline(decision.offer, speaking.why_not(found[0]))


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
            buys = not task.is_job and (task.worth > 1 or is_needed(mind.board, task, tasks))
            return task.ready == 1.0, buys, task.worth

        return max(tasks, key=order)
    return plans.least_bad(table.now, access)


def is_needed(board: Board, purchase: Task, tasks: list[Task]) -> bool:
    """Does a Job that is planned with it lack this?"""
    kind = board.kind[purchase.card]
    waiting = [board.jobs[task.card] for task in tasks if task.is_job and task.ready < 1.0]
    return any(kind in job.needs for job in waiting)


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
    if CALL_OFF in options:
        return strikes(mind, options)
    return Acting(mind.desk).best().path


def accept_good(mind: Deals, options: Path) -> Path:
    offer = next(each for each in mind.table.seen.offers if each.maker != mind.me)
    return (ACCEPT, DECLINE_OFFER) if is_good(mind, offer) else (DECLINE_OFFER,)


def is_good(mind: Deals, offer: Offer) -> bool:
    """Clearly so for this seat, and not too much better for the other."""
    gain = mind.gain(offer, mind.me)
    return gain > GOOD and 3 * gain > mind.their_gain(offer, offer.maker)


PLAIN_ANSWERS: dict[str, Answer] = {
    "plan": assign_best,
    "influence_turn": assign_best,
    "assign": assign_best,
    "play_in_planning": play_nothing,
    "play_in_action": play_nothing,
    "end_turn": play_nothing,
    "make_offer": say_nothing,
    "act": act_best,
    "turn_to_act": act_best,
    "answer_offer": accept_good,
}
