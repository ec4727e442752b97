"""Players of Mafiozoo. They see their seat's view and nothing else.

`GreedyBot` is the simple one: it looks one play ahead, as if all characters were settled at once,
with fixed figures for what things are worth. `HeuristicBot` weighs what the others may still lay,
plans all its cards together, and knows what each favour is worth to it in the city.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import TypeVar

from omerta.bots.judgement import Judging
from omerta.games.mafiozoo.bot.bribes import WIDTH, Play
from omerta.games.mafiozoo.bot.city import carried, leftover, payments, place_worth, plan, with_one
from omerta.games.mafiozoo.bot.desk import Desk, DeskToCome
from omerta.games.mafiozoo.bot.plans import first_of, gains, possible_plays, sketches
from omerta.games.mafiozoo.bot.standing import settled
from omerta.games.mafiozoo.bot.worth import GEM_ON_CHARACTER, Appraisal, PlainAppraisal
from omerta.games.mafiozoo.content import CHARACTERS, FAVOURS, GODFATHER, Board
from omerta.games.mafiozoo.rules_corruption import where_it_goes
from omerta.games.mafiozoo.rules_favours import informed_with
from omerta.games.mafiozoo.rules_influence import payment
from omerta.games.mafiozoo.scoring import tokens_for
from omerta.games.mafiozoo.state import (
    AGENDA,
    BLIND,
    DECLINE,
    DOCK,
    DONE,
    KEEP,
    PASS,
    PAY,
    SPEND,
    THUG,
    TOP_UP,
    UNION,
    UNION_NONE,
    Mafiozoo,
)
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.drivers import Decision
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


class Planner(Judging, ABC):
    """A card is played as a whole: a play is chosen, then its steps follow one by one."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck
        self._play: Options = ()  # the steps of the play that is being made
        self._board: Board | None = None  # of its table: a bot sits at one

    def choose(self, decision: Decision) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        seen = decision.view()
        draft = draft_of(seen)
        if seen.asking == "play_card" and draft and self._play[: len(draft)] == draft:
            return self._play[len(draft)]
        if self._board is None:
            self._board = board_of(decision)
        appraisal = self.appraise(seen, self._board)
        if seen.asking == "play_card":
            self._play = self.choose_play(appraisal, draft).steps
            return self._play[len(draft)]
        return self.answer(appraisal, seen, decision.options)

    @abstractmethod
    def appraise(self, seen: SeatView, board: Board) -> Appraisal:
        """What things are worth to the seat that sees this."""

    @abstractmethod
    def answer(self, appraisal: Appraisal, seen: SeatView, options: Options) -> int:
        """To any question but which card to play."""

    @abstractmethod
    def choose_play(self, appraisal: Appraisal, draft: Options) -> Play:
        """One that goes on from the steps already made."""

    def one_of(self, choices: list[tuple[float, T]]) -> T:
        """What seems best. Who judges sharply takes any that is near the best."""
        if not self.judgement.is_sharp:
            return self.judgement.best(choices, score_of)[1]
        best = max([score for score, _ in choices])
        good = [each for score, each in choices if score >= best - NEAR]
        return good[self.luck.below(len(good))]


class HeuristicBot(Planner):
    def appraise(self, seen: SeatView, board: Board) -> Appraisal:
        return Appraisal(seen, board, self.judgement)

    def answer(self, appraisal: Appraisal, seen: SeatView, options: Options) -> int:
        return ANSWERS[seen.asking](appraisal, seen, options)

    def choose_play(self, appraisal: Appraisal, draft: Options) -> Play:
        desk = DeskToCome(appraisal)
        if draft:
            return self.one_of(scored(desk, draft, 0.0))
        plans = [(sketch.score, sketch.plays) for sketch in sketches(appraisal, desk)]
        return first_of(appraisal, self.one_of(plans))


class GreedyBot(Planner):
    def appraise(self, seen: SeatView, board: Board) -> Appraisal:
        return PlainAppraisal(seen, board, self.judgement)

    def answer(self, appraisal: Appraisal, seen: SeatView, options: Options) -> int:
        respond = PLAIN_ANSWERS.get(seen.asking, ANSWERS[seen.asking])
        return respond(appraisal, seen, options)

    def choose_play(self, appraisal: Appraisal, draft: Options) -> Play:
        return self.one_of(scored(Desk(appraisal), draft, LAYING))


BOTS = {"bot": HeuristicBot, "greedy": GreedyBot}


# Whatever is drawn again, the board stays.
ANY_KEY = key_from("board")


def board_of(decision: Decision) -> Board:
    """The board of the bot's table, which may have its own content."""
    s = decision.redeal(ANY_KEY)
    assert isinstance(s, Mafiozoo)
    return s.board


def draft_of(seen: SeatView) -> Options:
    return seen.prompt.draft if seen.prompt else ()


# --- Corruption ---


def scored(desk: Desk, draft: Options, laying: float) -> list[tuple[float, Play]]:
    """What each play that goes on from these steps adds."""
    table = gains(desk)
    return [
        (sum([table[cell] for cell in play.cells]) - laying * play.gems, play)
        for play in possible_plays(desk.appraisal, draft)
    ]


def score_of(choice: tuple[float, object]) -> float:
    return choice[0]


def last_bonus(appraisal: Appraisal, seen: SeatView, options: Options) -> int:
    """MZ-5.18: where a gem brings most. One that wins nothing comes back to the slush fund, which
    is as good as recovering it."""
    table, godfather = gains(Desk(appraisal)), appraisal.table.godfather
    assert godfather is not None

    def worth(option: int) -> float:
        if option == DONE:
            return 0.0
        _, who = where_it_goes(option, godfather)
        return table[who * WIDTH + 1] + (appraisal.gem if appraisal.reserve else -0.01)

    return appraisal.judgement.best(done_first(options, DONE), worth)


def done_first(options: Options, done: int) -> list[int]:
    """Of equals it is better to do nothing."""
    return sorted(options, key=lambda option: option != done)


# --- Favours ---


def brings(appraisal: Appraisal, who: int, more: int) -> float:
    """What a character brings as it lies, with more own gems on it."""
    gems = list(appraisal.table.gems[who])
    gems[appraisal.me] += more
    result = settled(appraisal.face(who), tuple(gems), appraisal.me)
    worth = result.token * appraisal.godfather_token
    if result.served:
        worth += appraisal.favour(who)
    elif result.may_pay and appraisal.money >= appraisal.price(who):
        worth += max(0.0, appraisal.favour(who) - appraisal.price(who) * appraisal.coin)
    return worth - result.spends * gems[appraisal.me] * appraisal.gem


def inform(appraisal: Appraisal, seen: SeatView, options: Options) -> int:
    """MZ-6.4: if it turns something worth clearly more than the card is worth kept."""
    who = appraisal.table.character
    assert who is not None
    before = brings(appraisal, who, 0)

    def worth(option: int) -> float:
        if option == PASS:
            return appraisal.informant + CLEARLY
        more = sum(informed_with(option))
        return brings(appraisal, who, more) - before - 0.02 * more

    # A card that turns nothing is thrown away.
    useful = [each for each in options if each == PASS or worth(each) > 0]
    return appraisal.judgement.best(done_first(tuple(useful), PASS), worth)


def buy(appraisal: Appraisal, seen: SeatView, options: Options) -> int:
    """MZ-6.12: what the favour adds to those that are here or sure to come, against the money."""
    who = appraisal.table.character
    assert who is not None
    price, money = appraisal.price(who), appraisal.money
    gain = appraisal.gain_with(sure_tokens(appraisal, who), who)
    if appraisal.last:  # MZ-8.3: money counts in full threes
        board = appraisal.board
        cost = float(tokens_for(board, money) - tokens_for(board, money - price))
    else:
        cost = price * appraisal.coin
    return PAY if gain > 0 and appraisal.judgement.prefers(gain - cost) else DECLINE


def sure_tokens(appraisal: Appraisal, after: int) -> tuple[int, ...]:
    """The tokens at hand, and those that characters after this one would give free as they lie."""
    tokens = appraisal.tokens
    for who in range(after + 1, CHARACTERS):
        kind = appraisal.token_kind(who)
        if kind is not None and appraisal.table.gems[who][appraisal.me]:
            result = settled(appraisal.face(who), appraisal.table.gems[who], appraisal.me)
            if result.served:
                tokens = with_one(tokens, kind)
    return tokens


def plain_buy(appraisal: Appraisal, seen: SeatView, options: Options) -> int:
    who = appraisal.table.character
    assert who is not None
    gain = appraisal.favour(who) - appraisal.price(who) * appraisal.coin
    return PAY if appraisal.judgement.prefers(gain) else DECLINE


def union_gem(appraisal: Appraisal, seen: SeatView, options: Options) -> int:
    """MZ-6.26, 6.32: where it turns something this round, or as a lead for the next. After the
    last round a gem left on a character is a point (MZ-8.3)."""
    now = appraisal.table.character
    assert now is not None

    def worth(option: int) -> float:
        if option == UNION_NONE:
            return appraisal.gem
        who = option - UNION
        if who > now:
            return brings(appraisal, who, 1) - brings(appraisal, who, 0)
        return 1.0 if appraisal.last else GEM_ON_CHARACTER * (0.7 + appraisal.favour(who) / 10)

    return appraisal.judgement.best(options, worth)


def top_up(appraisal: Appraisal, seen: SeatView, options: Options) -> int:
    """MZ-6.28: a lead for the next round if there are gems to spare, a point each in the last."""
    return options[-1] if appraisal.last or appraisal.slush > PLENTY else TOP_UP


# --- Revenue, district tokens ---


def mix(appraisal: Appraisal, seen: SeatView, options: Options) -> int:
    """MZ-4.13: gems as long as the slush fund is low, else money."""
    return min(options[-1], DOCK + max(0, ENOUGH - appraisal.slush))


def choose_district(appraisal: Appraisal, seen: SeatView, options: Options) -> int:
    def worth(option: int) -> float:
        if option == BLIND:
            return appraisal.blind_district()
        kind = appraisal.table.agenda[option - AGENDA]
        assert kind is not None
        return appraisal.district(kind)

    return appraisal.judgement.best(options, worth)


def plain_district(appraisal: Appraisal, seen: SeatView, options: Options) -> int:
    return options[0]


# --- Influence ---


def place_thugs(appraisal: Appraisal, seen: SeatView, options: Options) -> int:
    """The next thug of the best plan, then what pays for it."""
    tokens, left, draft = appraisal.tokens, appraisal.rounds_left, draft_of(seen)
    if not draft:
        return next_thug(appraisal, options)
    place = draft[0] - THUG
    cost = appraisal.board.cost[place]
    spent = payment(tokens, cost, [action - SPEND for action in draft[1:]]).spent
    ways = [way for way in payments(tokens, cost) if list(way.kinds[: len(spent)]) == spent]
    if not ways:  # a costlier way to pay, begun by another
        return options[0]
    thugs = appraisal.thugs | 1 << place
    best = max(ways, key=lambda way: plan(appraisal.board, way.rest, thugs, left).worth)
    return SPEND + best.kinds[len(spent)]


def next_thug(appraisal: Appraisal, options: Options) -> int:
    """Where the next one goes, by all that the tokens come to then."""
    board, tokens, left = appraisal.board, appraisal.tokens, appraisal.rounds_left
    if appraisal.judgement.is_sharp:
        move = plan(board, tokens, appraisal.thugs, left).first
        return DONE if move is None else THUG + move.place

    def worth(option: int) -> float:
        if option == DONE:
            return leftover(tokens, left)
        place = option - THUG
        thugs, ways = appraisal.thugs | 1 << place, payments(tokens, board.cost[place])
        rest = [plan(board, way.rest, thugs, left).worth for way in ways]
        return place_worth(board, place, left) + max(rest, default=0.0)

    return appraisal.judgement.best(options, worth)


def plain_thugs(appraisal: Appraisal, seen: SeatView, options: Options) -> int:
    """The best place at hand, paid with the first token that fits."""
    if draft_of(seen):
        return options[0]
    return appraisal.judgement.best(
        options[:-1],
        lambda each: place_worth(appraisal.board, each - THUG, appraisal.rounds_left),
    )


def keep_favour(appraisal: Appraisal, seen: SeatView, options: Options) -> int:
    """MZ-7.11: the one that promises most with another one next round."""

    def worth(option: int) -> float:
        kind = option - KEEP
        if appraisal.last:
            return 0.0
        alone = tuple([int(each == kind) for each in range(FAVOURS)])
        pairs = [with_one(alone, other) for other in range(GODFATHER)]
        next_round = appraisal.rounds_left - 1
        ahead = [plan(appraisal.board, pair, appraisal.thugs, next_round).worth for pair in pairs]
        return carried(kind, appraisal.rounds_left) + sum(ahead) / len(pairs)

    return appraisal.judgement.best(options, worth)


def plain_keep(appraisal: Appraisal, seen: SeatView, options: Options) -> int:
    """The Godfather's token is the last of the kinds."""
    return options[-1]


Answer = Callable[[Appraisal, SeatView, Options], int]

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
