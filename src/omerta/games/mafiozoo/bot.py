"""Players of Mafiozoo. They see their seat's view and nothing else.

`GreedyBot` is the simple one: it looks one play ahead, as if all characters were settled at once,
with fixed figures for what things are worth. `HeuristicBot` weighs what the others may still lay,
plans all its cards together, and knows what each favour is worth to it in the city.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from omerta.games.mafiozoo.content import CHARACTERS, FAVOURS, GODFATHER
from omerta.games.mafiozoo.mind.bribes import WIDTH, Play
from omerta.games.mafiozoo.mind.city import carried, payments, place_worth, plan, with_one
from omerta.games.mafiozoo.mind.desk import Desk, DeskToCome
from omerta.games.mafiozoo.mind.plans import first_of, gains, possible_plays, sketches
from omerta.games.mafiozoo.mind.standing import settled
from omerta.games.mafiozoo.mind.worth import GEM_ON_CHARACTER, Outlook, PlainOutlook
from omerta.games.mafiozoo.rules_corruption import BONUSES
from omerta.games.mafiozoo.rules_influence import payment
from omerta.games.mafiozoo.state import (
    AGENDA,
    BLIND,
    DECLINE,
    DOCK,
    DONE,
    INFORM_RESERVE,
    INFORM_SLUSH,
    KEEP,
    PASS,
    PAY,
    SPEND,
    THUG,
    TOP_UP,
    UNION,
    UNION_NONE,
)
from omerta.kernel.dice import Luck
from omerta.kernel.drivers import Chair
from omerta.kernel.game import SeatView

# Plays this close to the best are as good: mix among them.
NEAR = 0.1
# What laying a gem costs the simple bot, and recovering one brings it.
LAYING = 0.12
# An Informant card is played for clearly more than it is worth kept.
CLEARLY = 0.15
# A slush fund of so many gems needs no filling from the docks; one of so many can spare some.
ENOUGH, PLENTY = 9, 6

Options = tuple[int, ...]
T = TypeVar("T")


class Planner(ABC):
    """A card is played as a whole: a play is chosen, then its steps follow one by one."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self._play: Options = ()  # the steps of the play that is being made

    def choose(self, chair: Chair) -> int:
        if len(chair.options) == 1:
            return chair.options[0]
        seen = chair.view()
        if seen.asking == "play_card":
            action = self._next_step(seen)
        else:
            action = self.answer(seen, chair.options)
        # A table with its own content may allow less than this bot expects.
        return action if action in chair.options else chair.options[-1]

    def _next_step(self, seen: SeatView) -> int:
        draft = draft_of(seen)
        if not draft or self._play[: len(draft)] != draft:
            self._play = self.choose_play(seen, draft).steps
        return self._play[len(draft)]

    @abstractmethod
    def choose_play(self, seen: SeatView, draft: Options) -> Play:
        """One that goes on from the steps already made."""

    @abstractmethod
    def answer(self, seen: SeatView, options: Options) -> int:
        """To any other question."""


class HeuristicBot(Planner):
    def choose_play(self, seen: SeatView, draft: Options) -> Play:
        outlook = Outlook(seen)
        desk = DeskToCome(outlook)
        if draft:
            return any_near_best(scored(desk, draft, 0.0), self.luck)
        plans = [(sketch.score, sketch.plays) for sketch in sketches(outlook, desk)]
        return first_of(outlook, any_near_best(plans, self.luck))

    def answer(self, seen: SeatView, options: Options) -> int:
        return ANSWERS[seen.asking](Outlook(seen), seen, options)


class GreedyBot(Planner):
    def choose_play(self, seen: SeatView, draft: Options) -> Play:
        return any_near_best(scored(Desk(PlainOutlook(seen)), draft, LAYING), self.luck)

    def answer(self, seen: SeatView, options: Options) -> int:
        respond = PLAIN_ANSWERS.get(seen.asking, ANSWERS[seen.asking])
        return respond(PlainOutlook(seen), seen, options)


BOTS = {"bot": HeuristicBot, "greedy": GreedyBot}


def draft_of(seen: SeatView) -> Options:
    return seen.prompt.draft if seen.prompt else ()


# --- Corruption ---


def scored(desk: Desk, draft: Options, laying: float) -> list[tuple[float, Play]]:
    """What each play that goes on from these steps adds."""
    table = gains(desk)
    return [
        (sum([table[cell] for cell in play.cells]) - laying * play.gems, play)
        for play in possible_plays(desk.outlook, draft)
    ]


def any_near_best(choices: list[tuple[float, T]], luck: Luck) -> T:
    best = max([score for score, _ in choices])
    good = [each for score, each in choices if score >= best - NEAR]
    return good[luck.below(len(good))]


def last_bonus(outlook: Outlook, seen: SeatView, options: Options) -> int:
    """MZ-5.18: where a gem brings most. One that wins nothing comes back to the slush fund, which
    is as good as recovering it."""
    table, godfather = gains(Desk(outlook)), outlook.table.godfather
    best, most = DONE, 0.0
    for option in options:
        if option == DONE:
            continue
        chosen = BONUSES[option].character
        who = godfather if chosen is None else chosen
        assert who is not None
        worth = table[who * WIDTH + 1] + (outlook.gem if outlook.reserve else -0.01)
        if worth > most:
            best, most = option, worth
    return best


# --- Favours ---


def brings(outlook: Outlook, who: int, more: int) -> float:
    """What a character brings as it lies, with more own gems on it."""
    gems = list(outlook.table.gems[who])
    gems[outlook.me] += more
    result = settled(outlook.face(who), tuple(gems), outlook.me)
    worth = result.token * outlook.godfather_token
    if result.served:
        worth += outlook.favour(who)
    elif result.may_pay and outlook.money >= outlook.price(who):
        worth += max(0.0, outlook.favour(who) - outlook.price(who) * outlook.coin)
    return worth - result.spends * gems[outlook.me] * outlook.gem


def inform(outlook: Outlook, seen: SeatView, options: Options) -> int:
    """MZ-6.4: if it turns something worth clearly more than the card is worth kept."""
    who = outlook.table.character
    assert who is not None
    before = brings(outlook, who, 0)
    best, most = PASS, outlook.informant + CLEARLY
    for option in options:
        if option == PASS:
            continue
        more = 1 if option == INFORM_RESERVE else option - INFORM_SLUSH + 1
        gain = brings(outlook, who, more) - before - 0.02 * more
        if gain > most:
            best, most = option, gain
    return best


def buy(outlook: Outlook, seen: SeatView, options: Options) -> int:
    """MZ-6.12: what the favour adds to those that are here or sure to come, against the money."""
    who = outlook.table.character
    assert who is not None
    price, money = outlook.price(who), outlook.money
    gain = outlook.gain_with(sure_tokens(outlook, who), who)
    if outlook.last:  # MZ-8.3: money counts in full threes
        per_token = outlook.board.money_per_token
        cost = float(money // per_token - (money - price) // per_token)
    else:
        cost = price * outlook.coin
    return PAY if gain > cost else DECLINE


def sure_tokens(outlook: Outlook, after: int) -> tuple[int, ...]:
    """The tokens at hand, and those that characters after this one would give free as they lie."""
    tokens = outlook.tokens
    for who in range(after + 1, CHARACTERS):
        kind = outlook.token_kind(who)
        if kind is not None and outlook.table.gems[who][outlook.me]:
            result = settled(outlook.face(who), outlook.table.gems[who], outlook.me)
            if result.served:
                tokens = with_one(tokens, kind)
    return tokens


def plain_buy(outlook: Outlook, seen: SeatView, options: Options) -> int:
    who = outlook.table.character
    assert who is not None
    return PAY if outlook.favour(who) > outlook.price(who) * outlook.coin else DECLINE


def union_gem(outlook: Outlook, seen: SeatView, options: Options) -> int:
    """MZ-6.26, 6.32: where it turns something this round, or as a lead for the next. After the
    last round a gem left on a character is a point (MZ-8.3)."""
    now = outlook.table.character
    assert now is not None

    def worth(option: int) -> float:
        if option == UNION_NONE:
            return outlook.gem
        who = option - UNION
        if who > now:
            return brings(outlook, who, 1) - brings(outlook, who, 0)
        return 1.0 if outlook.last else GEM_ON_CHARACTER * (0.7 + outlook.favour(who) / 10)

    return max(options, key=worth)


def top_up(outlook: Outlook, seen: SeatView, options: Options) -> int:
    """MZ-6.28: a lead for the next round if there are gems to spare, a point each in the last."""
    return options[-1] if outlook.last or outlook.slush > PLENTY else TOP_UP


# --- Revenue, district tokens ---


def mix(outlook: Outlook, seen: SeatView, options: Options) -> int:
    """MZ-4.13: gems as long as the slush fund is low, else money."""
    return min(options[-1], DOCK + max(0, ENOUGH - outlook.slush))


def choose_district(outlook: Outlook, seen: SeatView, options: Options) -> int:
    def worth(option: int) -> float:
        if option == BLIND:
            return outlook.blind_district()
        kind = outlook.table.agenda[option - AGENDA]
        assert kind is not None
        return outlook.district(kind)

    return max(options, key=worth)


def plain_district(outlook: Outlook, seen: SeatView, options: Options) -> int:
    return options[0]


# --- Influence ---


def place_thugs(outlook: Outlook, seen: SeatView, options: Options) -> int:
    """The next thug of the best plan, then what pays for it."""
    tokens, left, draft = outlook.tokens, outlook.rounds_left, draft_of(seen)
    if not draft:
        move = plan(tokens, outlook.thugs, left).first
        return DONE if move is None else THUG + move.place
    place = draft[0] - THUG
    cost = outlook.board.cost[place]
    spent = payment(tokens, cost, [action - SPEND for action in draft[1:]]).spent
    ways = [way for way in payments(tokens, place) if list(way.kinds[: len(spent)]) == spent]
    if not ways:  # a costlier way to pay, begun by another
        return options[0]
    thugs = outlook.thugs | 1 << place
    best = max(ways, key=lambda way: plan(way.rest, thugs, left).worth)
    return SPEND + best.kinds[len(spent)]


def plain_thugs(outlook: Outlook, seen: SeatView, options: Options) -> int:
    """The best place at hand, paid with the first token that fits."""
    if draft_of(seen):
        return options[0]
    return max(options[:-1], key=lambda each: place_worth(each - THUG, outlook.rounds_left))


def keep_favour(outlook: Outlook, seen: SeatView, options: Options) -> int:
    """MZ-7.11: the one that promises most with another one next round."""

    def worth(option: int) -> float:
        kind = option - KEEP
        if outlook.last:
            return 0.0
        alone = tuple([int(each == kind) for each in range(FAVOURS)])
        pairs = [with_one(alone, other) for other in range(GODFATHER)]
        next_round = outlook.rounds_left - 1
        ahead = sum([plan(pair, outlook.thugs, next_round).worth for pair in pairs]) / len(pairs)
        return carried(kind, outlook.rounds_left) + ahead

    return max(options, key=worth)


def plain_keep(outlook: Outlook, seen: SeatView, options: Options) -> int:
    """The Godfather's token is the last of the kinds."""
    return options[-1]


Answer = Callable[[Outlook, SeatView, Options], int]

# What HeuristicBot does, by question.
ANSWERS: dict[str, Answer] = {
    "mix": mix,
    "choose_district": choose_district,
    "last_bonus": last_bonus,
    "inform": inform,
    "buy": buy,
    "union_gem": union_gem,
    "top_up": top_up,
    "place_thugs": place_thugs,
    "keep_favour": keep_favour,
}
# Where GreedyBot takes it easier.
PLAIN_ANSWERS: dict[str, Answer] = {
    "choose_district": plain_district,
    "buy": plain_buy,
    "place_thugs": plain_thugs,
    "keep_favour": plain_keep,
}
