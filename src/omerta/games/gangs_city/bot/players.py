"""Players of Gangs City. They see their seat's view and nothing else.

`GreedyBot` is the simple one: it lays one tile at a time where that looks best at once, and guesses
nothing of what lies face down. `HeuristicBot` guesses many times over what the others have laid and
will lay, plans all its tiles together against that, and bids stock by the same guesses.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from omerta.bots.judgement import Judging
from omerta.games.gangs_city.bot.appeal import Appeal
from omerta.games.gangs_city.bot.building import best_cell, snug_cell
from omerta.games.gangs_city.bot.desk import Desk, best_bid
from omerta.games.gangs_city.bot.laying import next_laying
from omerta.games.gangs_city.bot.plans import make_plan
from omerta.games.gangs_city.bot.rivals import guess_rivals
from omerta.games.gangs_city.bot.shooting import aimed, best_shot
from omerta.games.gangs_city.bot.table import Job, Laying, Table
from omerta.games.gangs_city.bot.worth import FIGURES, Outlook
from omerta.games.gangs_city.content import KINDS, TRAFFICS, Board
from omerta.games.gangs_city.hexes import LOCATION_OF, NEAR, PILE_A
from omerta.games.gangs_city.reach import own_run
from omerta.games.gangs_city.state import (
    AMOUNTS,
    AT,
    BEGIN,
    BID,
    BIG_CALIBRE,
    COMBAT,
    DECLINE,
    DONE,
    HIRE,
    LAY,
    LEAVE,
    MANAGE,
    NONE,
    SAVE,
    SETTLING,
    TRAFFIC,
    GangsCity,
    left_by,
)
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.drivers import Decision
from omerta.kernel.game import SeatView

Options = tuple[int, ...]
Steps = frozenset[int]

NOTHING_MORE: Steps = frozenset({DECLINE, DONE})


class Planner(Judging, ABC):
    """A tile is laid, and stock bid, as a whole: that is decided, then its steps follow."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self._steps: Steps = frozenset()  # of the answer that is being made
        self._board: Board | None = None  # of its table: a bot sits at one

    def choose(self, decision: Decision) -> int:
        options = decision.options
        if len(options) == 1:
            return options[0]
        seen = decision.view()
        if self._board is None:
            self._board = board_of(decision)
        if seen.asking not in ("place_tile", "bid"):
            return self.answer(seen.asking, self.read(seen), options)
        draft = seen.prompt.draft if seen.prompt else ()
        if not draft or not self._steps.issuperset(draft):
            decide = self.lay if seen.asking == "place_tile" else self.bid
            self._steps = decide(self.read(seen), draft)
        # What another has begun may lead where this bot would not go.
        return next((each for each in options if each in self._steps), options[-1])

    def read(self, seen: SeatView) -> Table:
        assert self._board is not None
        return Table(seen, self._board, self.judgement)

    @abstractmethod
    def lay(self, table: Table, draft: Options) -> Steps:
        """The next tile, going on from the steps already made."""

    @abstractmethod
    def bid(self, table: Table, draft: Options) -> Steps:
        """How much of each traffic."""

    @abstractmethod
    def answer(self, asking: str, table: Table, options: Options) -> int:
        """To any other question."""


class HeuristicBot(Planner):
    figures = FIGURES

    def lay(self, table: Table, draft: Options) -> Steps:
        outlook = Outlook(table, self.figures)
        desk = Desk(outlook, guess_rivals(table, self.luck, self.figures.guesses))
        laying = next_laying(make_plan(desk), self.luck)
        steps = NOTHING_MORE if laying is None else laying.steps()
        # What another has begun is brought to an end plainly.
        return steps if steps.issuperset(draft) else at_first_sight(table, draft, self.luck)

    def bid(self, table: Table, draft: Options) -> Steps:
        outlook = Outlook(table, self.figures)
        rivals = guess_rivals(table, self.luck, 2 * self.figures.guesses)
        run = own_run(table.s, table.me)
        return bid_steps([best_bid(outlook, rivals, each, run[each]) for each in range(TRAFFICS)])

    def answer(self, asking: str, table: Table, options: Options) -> int:
        if asking in ANSWERS:
            return ANSWERS[asking](Outlook(table, self.figures), options)
        return PLAIN_ANSWERS[asking](table, options)


class GreedyBot(Planner):
    def lay(self, table: Table, draft: Options) -> Steps:
        return at_first_sight(table, draft, self.luck)

    def bid(self, table: Table, draft: Options) -> Steps:
        """Two tokens of a traffic or more are worth bidding; then all of them."""
        return bid_steps([held if held > 1 else 0 for held in table.own.stock])

    def answer(self, asking: str, table: Table, options: Options) -> int:
        return PLAIN_ANSWERS[asking](table, options)


ANY_KEY = key_from("board")  # in every world the seat could be in, the board is the same


def board_of(decision: Decision) -> Board:
    """The board of the bot's table, which may have its own content."""
    s = decision.redeal(ANY_KEY)
    assert isinstance(s, GangsCity)
    return s.board


BOTS = {"bot": HeuristicBot, "greedy": GreedyBot}


def bid_steps(amounts: list[int]) -> Steps:
    steps = [BID + traffic * AMOUNTS + amount for traffic, amount in enumerate(amounts)]
    return frozenset([*steps, DONE])


# --- laying a tile at first sight ---


def at_first_sight(table: Table, draft: Options, luck: Luck) -> Steps:
    """What appeals most; without characters left, the settling tile to the hottest fight."""
    appeal = Appeal(table, table.me)
    best, most = None, 0.0
    for kind in dict.fromkeys(table.hand):
        for job in table.jobs(kind):
            worth = table.judgement.seems(appeal.of(kind, job)) + 0.01 * luck.share()
            if best is None or worth > most:
                steps = plain_laying(table, kind, job, draft, luck)
                if steps is not None:
                    best, most = steps, worth
    if best is not None:
        return best
    return hottest_fight(table, appeal) if table.settling else NOTHING_MORE


def plain_laying(table: Table, kind: int, job: Job, draft: Options, luck: Luck) -> Steps | None:
    """The first tile that fights or recruits is the chief: one that manages would help nobody."""
    chief = not table.own.chief and job.deed != MANAGE
    on_it = job.deed == MANAGE or job.location >= PILE_A
    spots = [job.location] if on_it else [*table.sides(job)]
    spots.insert(0, spots.pop(luck.below(len(spots))))
    for spot in spots:
        for named in (chief, not chief):
            steps = Laying(kind, spot, job.deed, named).steps()
            if steps.issuperset(draft):
                return steps
    return None


def hottest_fight(table: Table, appeal: Appeal) -> Steps:
    """Own fighters with most tiles of others around."""
    spots = [spot for spot, deed in table.deeds.items() if deed == COMBAT]
    if not spots:
        return NOTHING_MORE
    hottest = max(spots, key=lambda spot: appeal.theirs.get(LOCATION_OF[spot], 0))
    return Laying(SETTLING, hottest, BIG_CALIBRE).steps()


# --- other questions, with thought ---


def last_word(outlook: Outlook, options: Options) -> int:
    """GC-4.1: the gang on the left begins, so that this one comes last."""
    return BEGIN + (outlook.table.me + 1) % outlook.table.players


def kill(outlook: Outlook, options: Options) -> int:
    return best_shot(outlook, options, pins=False)


def pin(outlook: Outlook, options: Options) -> int:
    return best_shot(outlook, options, pins=True)


def save(outlook: Outlook, options: Options) -> int:
    return outlook.table.judgement.best(options, lambda option: outlook.kinds[option - SAVE])


def hire(outlook: Outlook, options: Options) -> int:
    """GC-6.22, 6.25: who brings most; for whom leaves who brings least."""
    best = outlook.table.judgement.best
    if options[0] >= LEAVE:
        return best(options, lambda option: -outlook.kinds[left_by(option)[0]])
    hires = [
        option
        for option in options
        if HIRE <= option < HIRE + KINDS and outlook.hire(option - HIRE) > 0
    ]
    if not hires:
        return options[-1]
    return best(hires, lambda option: outlook.kinds[option - HIRE])


def return_character(outlook: Outlook, options: Options) -> int:
    """GC-7.6: to an own place that few can reach."""
    table = outlook.table

    def reach(option: int) -> tuple[bool, int]:
        return table.owner[option - AT] != table.me, len(table.open[option - AT])

    return min(options, key=reach)


ANSWERS: dict[str, Callable[[Outlook, Options], int]] = {
    "first_player": last_word,
    "kill": kill,
    "doctor_save": save,
    "pin": pin,
    "recruit": hire,
    "open_place": best_cell,
    "return_character": return_character,
}


# --- other questions, plainly ---


def oneself(table: Table, options: Options) -> int:
    return BEGIN + table.me


def dearest_traffic(table: Table, options: Options) -> int:
    """GC-9.9, 9.11: a token of the traffic that brings most."""
    tokens = [option for option in options if option != NONE]
    return table.judgement.best(tokens, lambda option: table.board.levels[option - TRAFFIC][0])


def usual_order(table: Table, options: Options) -> int:
    return DONE


def strongest(table: Table, options: Options) -> int:
    """The one with the highest attack."""

    def attack(option: int) -> int:
        return table.board.attack[table.s.kind(aimed(table.s, option)[1])]

    targets = [option for option in options if option != NONE]
    return table.judgement.best(targets, attack) if targets else NONE


def dearest_victim(table: Table, options: Options) -> int:
    return table.judgement.best(options, lambda option: table.board.cost[option - SAVE])


def dearest_recruit(table: Table, options: Options) -> int:
    """While there is room; else nobody."""
    hires = [option for option in options if HIRE <= option < HIRE + KINDS]
    if not hires or not table.has_room(table.me):
        return options[-1]
    return table.judgement.best(hires, lambda option: table.board.cost[option - HIRE])


def beside_own(table: Table, options: Options) -> int:
    """The cell with most own places around it."""

    def own_around(option: int) -> int:
        around = [table.built.get(near, PILE_A) for near in NEAR[option - LAY]]
        return sum(place < PILE_A and table.owner[place] == table.me for place in around)

    return table.judgement.best(options, own_around)


def first_place(table: Table, options: Options) -> int:
    return options[0]


PLAIN_ANSWERS: dict[str, Callable[[Table, Options], int]] = {
    "setup_place": snug_cell,
    "first_player": oneself,
    "fence_token": dearest_traffic,
    "resolution_order": usual_order,
    "kill": strongest,
    "doctor_save": dearest_victim,
    "pin": strongest,
    "steal": dearest_traffic,
    "recruit": dearest_recruit,
    "open_place": beside_own,
    "return_character": first_place,
}
