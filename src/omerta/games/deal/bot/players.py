"""Players of Deal. They see their seat's view and nothing else.

`HeuristicBot` values everything in millions: land, respect, its own profile, troops at risk. It
attacks where that pays, with its hand in mind, bluffs a little in fights, trades what is worth more
to another, plays its clan events. `GreedyBot` is the simple one: it grows, sells and attacks by the
same sense of worth, but looks at no hands, plays no events and makes no offers.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Collection
from typing import Any, cast

from omerta.bots.judgement import Judging
from omerta.bots.planner import Planner
from omerta.bots.tempers import Tempered
from omerta.games.deal.bot import event_cards, recruiting, resources, reveals
from omerta.games.deal.bot.attacks import Attack, Attacks
from omerta.games.deal.bot.bargaining import Bargaining
from omerta.games.deal.bot.chains import counter_path, offer_path
from omerta.games.deal.bot.drug_goals import DrugGoals
from omerta.games.deal.bot.fighting import Fighting, change_hand, hand_after, worst_card
from omerta.games.deal.bot.forces import Forces
from omerta.games.deal.bot.market import Market
from omerta.games.deal.bot.paths import Path, next_step, order
from omerta.games.deal.bot.quiet import quiet_moves, refill
from omerta.games.deal.bot.speaking import Speaking
from omerta.games.deal.bot.table import Table
from omerta.games.deal.bot.worth import Worth
from omerta.games.deal.state import (
    ACCEPT,
    ACTIONS,
    BOSS,
    DECLINE,
    DRUG,
    END,
    NO_OFFER,
    NOTHING,
    PASS,
    PLACE,
    PLAY,
    REVEAL_PROFILE,
    WEAPON,
    Deal,
)
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.drivers import NO_OFFER as TO_PROPOSE
from omerta.kernel.drivers import (
    Accept,
    BargainMove,
    Counter,
    Decision,
    Decline,
    Propose,
)
from omerta.kernel.game import SeatView
from omerta.kernel.state import Offer

# Chains in which every step is asked for.
STRICT = ("order", "resources", "recruit")
# How seldom one talks in the turns of others; and says what one may have said before.
OUT_OF_TURN = 3
SAID_BEFORE = 4
# Two offers are the same if so many steps are: kind, partner, and which drugs or which card.
SAME = 4
# What the simple bot must gain by an offer, in millions.
GOOD = 1.0
# Of all worlds the seat could be in, one is as good as the other: only what is known is looked up.
ANY_WORLD = key_from("any world")


class ClanBot(Judging, Planner):
    knows_hand = True  # looks at its own hand before it attacks

    def __init__(self, luck: Luck) -> None:
        super().__init__(luck)
        self._ahead: Path = ()  # what follows in a strict chain

    def choose(self, decision: Decision) -> int:
        if len(self._ahead) > 1 and self._ahead[0] in decision.options:
            # In the middle of a chain there is nothing new to look at.
            step, self._ahead = self._ahead[0], self._ahead[1:]
            return step
        self._chair, self._ahead = decision, ()
        return super().choose(decision)

    def decide(self, asking: str, seen: SeatView, options: Path) -> Path:
        if asking == "choose_clan":
            return (options[self.luck.below(len(options))],)
        table = table_at(self._chair, seen)
        table.judgement = self.judgement
        return self.answer(asking, table, options)

    def next_step(self, asking: str, path: Path, draft: Path, options: Path) -> int:
        step = next_step(path, draft, options, strict=asking in STRICT)
        if asking in STRICT and (*draft, step) == path[: len(draft) + 1]:
            self._ahead = path[len(draft) + 1 :]
        return step

    @abstractmethod
    def answer(self, asking: str, table: Table, options: Path) -> Path: ...

    def order(self, table: Table) -> Path:
        """An attack that pays; else all that moves without one; then drugs."""
        worth = Worth(table)
        forces = Forces(table, worth)
        fresh = {
            **forces.fresh,
            **{(place, DRUG): table.draft.left(place, DRUG) for place in table.places},
            (table.boss, BOSS): 1,
        }
        attack = self.attack(forces)
        if attack is not None:
            for move in attack.moves:
                if move[1] != BOSS:
                    forces.use(move)
            return order([*attack.moves, *refill(forces)], fresh)
        moves = quiet_moves(forces)
        moves = moves or Market(table, table.me).moves(DrugGoals(table, worth))
        return order(moves, fresh) if moves else (END,)

    def attack(self, forces: Forces) -> Attack | None:
        """The best one, if it pays."""
        return Attacks(forces, knows_hand=self.knows_hand).best()


def table_at(decision: Decision, seen: SeatView) -> Table:
    return Table(seen, cast(Deal, decision.redeal(ANY_WORLD)))


class HeuristicBot(Tempered, ClanBot):
    def __init__(self, luck: Luck) -> None:
        super().__init__(luck)
        self._memory = Memory()

    def answer(self, asking: str, table: Table, options: Path) -> Path:
        return ANSWERS[asking](self, table, options)

    def weapons(self, table: Table, options: Path) -> Path:
        return (WEAPON + Fighting(table).card(self.luck),)

    # --- stepped bargaining ---

    def make_offer(self, table: Table, options: Path) -> Path:
        """Cards that are to be changed are offered before that."""
        offer = self._new_offer(table)
        if offer is not None:
            return offer_path(table.board, offer)
        return change_hand(table, options) or (NO_OFFER,)

    def answer_offer(self, table: Table, options: Path) -> Path:
        offer, bargaining = offer_to(table), Bargaining(table, self.temper)
        answer = bargaining.judge(offer)
        if isinstance(answer, Offer):
            path = counter_path(answer)
            return path if path[0] in options else (DECLINE,)
        if not answer:
            return (DECLINE,)
        return (ACCEPT, *[WEAPON + card for card in bargaining.picks(offer)])

    # --- live bargaining ---

    def bargain(self, decision: Decision) -> BargainMove | None:
        seen = decision.view()
        table = table_at(decision, seen)
        if decision.asked is not None:
            return Speaking(Bargaining(table, self.temper)).asked(decision.asked)
        if decision.offer == TO_PROPOSE:
            return self._propose(table)
        found = [each for each in seen.offers if each.id == decision.offer]
        return self._reply(table, found[0]) if found else None

    def _propose(self, table: Table) -> BargainMove | None:
        """In one's own turn, and now and then in others'."""
        if not table.view.gate or not table.mine.alive:
            return None
        if table.view.active != table.me and self.luck.below(OUT_OF_TURN):
            return None
        busy = {each for offer in table.seen.offers for each in (offer.maker, offer.to)}
        offer = self._new_offer(table, busy)
        if offer is None:
            return None
        return Propose(offer, Speaking(Bargaining(table, self.temper)).why(offer))

    def _new_offer(self, table: Table, busy: Collection[int] = ()) -> Offer | None:
        """The best one of those that were not made yet."""
        self._memory.turn_to(table.view.turn)
        for offer in Bargaining(table, self.temper).proposals():
            unsure = not self._memory.whole and may_have_said(table, offer.to)
            path = offer_path(table.board, offer)
            if offer.to in busy or not self._memory.is_new(path):
                continue
            if unsure and self.luck.below(SAID_BEFORE):
                continue
            self._memory.keep(path)
            return offer
        return None

    def _reply(self, table: Table, offer: Offer) -> BargainMove:
        bargaining = Bargaining(table, self.temper)
        answer = bargaining.judge(offer)
        speaking = Speaking(bargaining)
        if isinstance(answer, Offer):
            return Counter(offer.id, answer, speaking.why(answer))
        if not answer:
            return Decline(offer.id, speaking.why_not(offer))
        return Accept(offer.id, notations(bargaining.picks(offer)))


class Memory:
    """What a bot has said in this turn: not to say the same again."""

    def __init__(self) -> None:
        self._turn = NOTHING
        self._said: set[Path] = set()
        self.whole = False  # it was there since the turn began

    def turn_to(self, turn: int) -> None:
        if turn != self._turn:
            self.whole = self._turn != NOTHING
            self._turn, self._said = turn, set()

    def is_new(self, path: Path) -> bool:
        return bool(path) and path[:SAME] not in self._said

    def keep(self, path: Path) -> None:
        self._said.add(path[:SAME])


def may_have_said(table: Table, other: int) -> bool:
    """Could an offer to him have been declined in this phase? A bot that is made anew cannot know;
    but if something has happened in the phase and not with him, it was asked for offers before."""
    view, players = table.view, len(table.players)
    dealt = [view.deals[view.active * players + seat] == view.turn for seat in range(players)]
    partner = other if view.active == table.me else table.me
    return (view.hand_changed or any(dealt)) and not dealt[partner]


def offer_to(table: Table) -> Offer:
    """The one that is being answered."""
    return next(each for each in table.seen.offers if each.to == table.me)


def notations(cards: list[int]) -> tuple[str, ...]:
    return tuple([ACTIONS.notation(WEAPON + card) for card in cards])


Answer = Callable[[Any, Table, Path], Path]  # of whichever bot

ANSWERS: dict[str, Answer] = {
    "resources": lambda bot, table, options: resources.resources(table),
    "recruit": lambda bot, table, options: recruiting.recruits(table),
    "order": lambda bot, table, options: bot.order(table),
    "weapons": HeuristicBot.weapons,
    "fight_window": lambda bot, table, options: Fighting(table).event(options),
    "way_out": lambda bot, table, options: (Fighting(table).way_out(options),),
    "hand_after": lambda bot, table, options: (hand_after(table),),
    "new_hand": lambda bot, table, options: (hand_after(table),),
    "event_window": lambda bot, table, options: event_cards.play(table, options),
    "called_event": lambda bot, table, options: event_cards.play(table, options),
    "reveal": lambda bot, table, options: (reveals.reveal(table, options),),
    "last_reveals": lambda bot, table, options: (reveals.reveal(table, options),),
    "deal": lambda bot, table, options: change_hand(table, options) or (END,),
    "make_offer": HeuristicBot.make_offer,
    "answer_offer": HeuristicBot.answer_offer,
    "lose_drug": lambda bot, table, options: (event_cards.lose_drug(table),),
    "lose_soldier": lambda bot, table, options: (event_cards.lose_soldier(table),),
    "place_soldier": lambda bot, table, options: (PLACE + event_cards.recruit_place(table),),
    "look": lambda bot, table, options: (event_cards.look(table, options),),
    "discard": lambda bot, table, options: (WEAPON + worst_card(table),),
}


class GreedyBot(ClanBot):
    knows_hand = False

    def choose(self, decision: Decision) -> int:
        # It makes no offers and plays no events: no need to look.
        first, last = decision.options[0], decision.options[-1]
        if last == NO_OFFER or (last == PASS and PLAY <= first < REVEAL_PROFILE):
            return last
        return super().choose(decision)

    def answer(self, asking: str, table: Table, options: Path) -> Path:
        return (PLAIN_ANSWERS.get(asking) or ANSWERS[asking])(self, table, options)

    def bargain(self, decision: Decision) -> BargainMove | None:
        """It answers; it never speaks first."""
        seen = decision.view()
        bargaining = Bargaining(table_at(decision, seen))
        if decision.asked is not None:
            return Speaking(bargaining).asked(decision.asked)
        found = [each for each in seen.offers if each.id == decision.offer]
        if not found:
            return None
        if not is_good(bargaining, found[0]):
            return Decline(decision.offer, Speaking(bargaining).why_not(found[0]))
        return Accept(decision.offer, notations(bargaining.picks(found[0])))


# --- plainly ---


def accept_good(bot: ClanBot, table: Table, options: Path) -> Path:
    offer = offer_to(table)
    bargaining = Bargaining(table)
    if not is_good(bargaining, offer):
        return (DECLINE,)
    return (ACCEPT, *[WEAPON + card for card in bargaining.picks(offer)])


def is_good(bargaining: Bargaining, offer: Offer) -> bool:
    return bargaining.can_give(offer) and bargaining.own_gain(offer) > GOOD


PLAIN_ANSWERS: dict[str, Answer] = {
    "make_offer": lambda bot, table, options: (NO_OFFER,),
    "weapons": lambda bot, table, options: (WEAPON + Fighting(table).strongest(),),
    "deal": lambda bot, table, options: (END,),
    "answer_offer": accept_good,
}

BOTS = {"bot": HeuristicBot, "greedy": GreedyBot}
