"""Players of Gangs City. They see their seat's view and nothing else.

`GreedyBot` is the simple one: it lays one tile at a time where that looks best at once, and guesses
nothing of what lies face down.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from omerta.games.gangs_city.content import KINDS, TRAFFICS
from omerta.games.gangs_city.hexes import LOCATION_OF, NEAR, PILE_A
from omerta.games.gangs_city.mind.appeal import Appeal
from omerta.games.gangs_city.mind.building import best_cell, snug_cell
from omerta.games.gangs_city.mind.plans import Desk, best_bid, make_plan, next_laying, settle
from omerta.games.gangs_city.mind.rivals import guess_rivals
from omerta.games.gangs_city.mind.shooting import best_shot
from omerta.games.gangs_city.mind.table import BOARD, Job, Laying, Table
from omerta.games.gangs_city.mind.worth import FIGURES, Outlook
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
    LEAVE_PLACED,
    MANAGE,
    NONE,
    SAVE,
    SETTLING,
    SHOOT,
    TARGET_CHIEF,
    TARGETS,
)
from omerta.kernel.dice import Luck
from omerta.kernel.drivers import Chair
from omerta.kernel.game import SeatView

Options = tuple[int, ...]
Steps = frozenset[int]


class Planner(ABC):
    """A tile is laid, and stock bid, as a whole; then the steps follow one by one."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self._steps: Steps = frozenset()  # of the answer that is being made

    def choose(self, chair: Chair) -> int:
        options = chair.options
        if len(options) == 1:
            return options[0]
        seen = chair.view()
        if seen.asking not in ("place_tile", "bid"):
            action = self.answer(seen, options)
            return action if action in options else options[-1]
        draft = draft_of(seen)
        if not draft or not self._steps.issuperset(draft):
            decide = self.lay if seen.asking == "place_tile" else self.bid
            self._steps = decide(Table(seen), draft)
        # A table with its own content may allow less than a bot expects.
        return next((each for each in options if each in self._steps), options[-1])

    @abstractmethod
    def lay(self, table: Table, draft: Options) -> Steps:
        """The next tile, going on from the steps already made."""

    @abstractmethod
    def bid(self, table: Table, draft: Options) -> Steps:
        """How much of each traffic."""

    @abstractmethod
    def answer(self, seen: SeatView, options: Options) -> int:
        """To any other question."""


class GreedyBot(Planner):
    def lay(self, table: Table, draft: Options) -> Steps:
        return first_sight(table, draft, self.luck)

    def bid(self, table: Table, draft: Options) -> Steps:
        """All of it where others control, to have it, too."""
        return frozenset(
            BID + traffic * AMOUNTS + (held if held > 1 else 0)
            for traffic, held in enumerate(table.own.stock)
        ) | {DONE}

    def answer(self, seen: SeatView, options: Options) -> int:
        return PLAIN_ANSWERS[seen.asking](Table(seen), options)


class HeuristicBot(Planner):
    figures = FIGURES

    def lay(self, table: Table, draft: Options) -> Steps:
        outlook = Outlook(table, self.figures)
        desk = Desk(outlook, guess_rivals(table, self.luck, self.figures.guesses))
        plan = make_plan(desk, table.hand)
        laying = next_laying(plan)
        if laying is None:
            if table.settling:
                _, laying = settle(desk, plan)
            if laying is None:
                return frozenset({DECLINE, DONE})
        steps = laying.steps()
        if not steps.issuperset(draft):
            return first_sight(table, draft, self.luck)
        return steps

    def bid(self, table: Table, draft: Options) -> Steps:
        outlook = Outlook(table, self.figures)
        rivals = guess_rivals(table, self.luck, 2 * self.figures.guesses)
        run = managed(table)
        return frozenset(
            BID + traffic * AMOUNTS + best_bid(outlook, rivals, traffic, run[traffic])
            for traffic in range(TRAFFICS)
        ) | {DONE}

    def answer(self, seen: SeatView, options: Options) -> int:
        respond = ANSWERS.get(seen.asking)
        if respond is None:
            return PLAIN_ANSWERS[seen.asking](Table(seen), options)
        return respond(Outlook(Table(seen), self.figures), seen, options)


BOTS = {"bot": HeuristicBot, "greedy": GreedyBot}


def managed(table: Table) -> list[int]:
    """GC-5.7: by traffic, what the own managers serve."""
    strengths = [0] * TRAFFICS
    for place in table.places_of(table.me):
        kinds = [tile.kind for tile in table.tiles[table.me] if tile.spot == place]
        for traffic, there in enumerate(BOARD.place_symbols[place]):
            shown = sum([BOARD.symbols[kind][traffic] for kind in kinds if kind is not None])
            strengths[traffic] += min(there, shown)
    return strengths


def draft_of(seen: SeatView) -> Options:
    return seen.prompt.draft if seen.prompt else ()


# --- laying at first sight ---


def first_sight(table: Table, draft: Options, luck: Luck) -> Steps:
    appeal = Appeal(table, table.me)
    best, most = frozenset({DECLINE, DONE}), -1.0
    for kind in dict.fromkeys(table.hand):
        for job in table.jobs(kind):
            worth = appeal.of(kind, job) + 0.01 * luck.share()
            if worth > most:
                steps = plain_laying(table, kind, job, draft, luck)
                if steps is not None:
                    best, most = steps, worth
    if most < 0 and table.settling:
        spot = hottest_fight(table, appeal)
        if spot is not None:
            return Laying(SETTLING, spot, BIG_CALIBRE).steps()
    return best


def plain_laying(table: Table, kind: int, job: Job, draft: Options, luck: Luck) -> Steps | None:
    """The first tile that fights or recruits is the chief, the last one in any case (GC-4.22)."""
    chief = not table.own.chief and (job.deed != MANAGE or len(table.hand) == 1)
    on_it = job.deed == MANAGE or job.location >= PILE_A
    spots = [job.location] if on_it else [*table.sides(job)]
    spots.insert(0, spots.pop(luck.below(len(spots))))
    for spot in spots:
        for named in (chief, not chief):
            steps = Laying(kind, spot, job.deed, named).steps()
            if steps.issuperset(draft):
                return steps
    return None


def hottest_fight(table: Table, appeal: Appeal) -> int | None:
    """Own fighters with most tiles of others around."""
    spots = [spot for spot, deed in table.deeds.items() if deed == COMBAT]
    return max(spots, key=lambda spot: appeal.theirs.get(LOCATION_OF[spot], 0), default=None)


# --- other questions, with thought ---


def last_word(outlook: Outlook, seen: SeatView, options: Options) -> int:
    """The gang on the left begins, so that this one is last."""
    return BEGIN + (seen.seat + 1) % seen.players


def kill(outlook: Outlook, seen: SeatView, options: Options) -> int:
    return best_shot(outlook, options, pins=False)


def pin(outlook: Outlook, seen: SeatView, options: Options) -> int:
    return best_shot(outlook, options, pins=True)


def save(outlook: Outlook, seen: SeatView, options: Options) -> int:
    return max(options, key=lambda option: outlook.kinds[option - SAVE])


def hire(outlook: Outlook, seen: SeatView, options: Options) -> int:
    """Who brings most; who leaves for it brings least."""
    if options[0] >= LEAVE_PLACED:
        return min(options, key=lambda option: outlook.kinds[(option - LEAVE_PLACED) % KINDS])
    hires = [option for option in options if HIRE <= option < HIRE + KINDS]
    best = max(hires, key=lambda option: outlook.kinds[option - HIRE], default=options[-1])
    return best if hires and outlook.hire(best - HIRE) > 0 else options[-1]


def open_place(outlook: Outlook, seen: SeatView, options: Options) -> int:
    return best_cell(outlook, options)


def return_character(outlook: Outlook, seen: SeatView, options: Options) -> int:
    """To an own place that few can reach."""
    table = outlook.table

    def reach(option: int) -> tuple[bool, int]:
        place = option - AT
        return table.owner[place] != table.me, len(table.open[place])

    return min(options, key=reach)


ANSWERS: dict[str, Callable[[Outlook, SeatView, Options], int]] = {
    "first_player": last_word,
    "kill": kill,
    "pin": pin,
    "doctor_save": save,
    "recruit": hire,
    "open_place": open_place,
    "return_character": return_character,
}


# --- other questions, plainly ---


def beside_own(table: Table, options: Options) -> int:
    """With most own places around it."""

    def own_around(option: int) -> int:
        around = [table.built.get(near, PILE_A) for near in NEAR[option - LAY]]
        return sum(place < PILE_A and table.owner[place] == table.me for place in around)

    return max(options, key=own_around)


def oneself(table: Table, options: Options) -> int:
    return BEGIN + table.me


def usual_order(table: Table, options: Options) -> int:
    return DONE


def dearest_token(table: Table, options: Options) -> int:
    """Traffics are numbered from the dearest."""
    return options[0]


def strongest(table: Table, options: Options) -> int:
    """The highest attack."""

    def attack(option: int) -> int:
        if option == NONE:
            return -1
        gang, target = divmod(option - SHOOT, TARGETS)
        if target == TARGET_CHIEF:
            chiefs = [tile.kind for tile in table.tiles[gang] if tile.chief]
            target = chiefs[0] if chiefs and chiefs[0] is not None else 0
        return BOARD.attack[target]

    return max(options, key=attack)


def dearest_saved(table: Table, options: Options) -> int:
    return max(options, key=lambda option: BOARD.cost[option - SAVE])


def dearest_hire(table: Table, options: Options) -> int:
    """While there is room; else nobody."""
    hires = [each for each in options if HIRE <= each < HIRE + KINDS]
    if not hires or len(table.own.roster) - len(table.own.leaving) >= BOARD.most:
        return options[-1]
    return max(hires, key=lambda each: BOARD.cost[each - HIRE])


def first_place(table: Table, options: Options) -> int:
    return options[0]


Answer = Callable[[Table, Options], int]

PLAIN_ANSWERS: dict[str, Answer] = {
    "setup_place": snug_cell,
    "first_player": oneself,
    "fence_token": dearest_token,
    "resolution_order": usual_order,
    "kill": strongest,
    "doctor_save": dearest_saved,
    "pin": strongest,
    "steal": dearest_token,
    "recruit": dearest_hire,
    "open_place": beside_own,
    "return_character": first_place,
}
