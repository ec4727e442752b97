"""A game played at random, and the referee beside it from the first card to the last."""

from __future__ import annotations

from collections import Counter
from typing import Any

from omerta.games.deal import GAME
from omerta.games.deal.content import Content, Options
from omerta.games.deal.state import ACTIONS
from omerta.kernel.dice import Luck, key_from
from omerta.kernel.events import Recorder
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer
from tests.facts import facts
from tests.games.deal.oracle.box import PLACES
from tests.games.deal.oracle.referee import DEAL, Referee
from tests.games.deal.oracle.sight import compare
from tests.games.wandering import events_of

# What is chosen more often than by chance, and less often: or games are idle.
EAGER = ("play", "accept_offer", "reveal_target")
SLOW = ("end", "pass", "none", "reveal_profile", "commit")


class Beside:
    """One game. `heard` counts what the referee has judged."""

    def __init__(
        self,
        players: int,
        seed: str,
        options: Options | None = None,
        content: Content | None = None,
        *,
        stepped: bool,
    ) -> None:
        key = key_from(seed)
        self.s = GAME.begin(players, key, options, content, stepped=stepped, listener=Recorder())
        self.referee = Referee(players, options or Options())
        self.luck = Luck(key_from(f"players of {seed}"))
        self.players, self.stepped = players, stepped
        self.told = 0

    def play(self, most: int = 100_000) -> Counter[str]:
        """To its end, or for so many choices."""
        self.listen()
        while self.s.asking and most:
            self.act()
            self.listen()
            most -= 1
        return self.referee.heard

    def listen(self) -> None:
        """Compare whenever something was told; else nothing has changed."""
        news = events_of(self.s)[self.told :]
        for event in news:
            own = [facts(heard) for seat in event.private if (heard := event.seen_by(seat))]
            self.referee.hear(event.kind, facts(event), own)
        self.told += len(news)
        if news:
            viewer = self.luck.below(self.players + 1) - 1
            compare(self.referee, GAME.view(self.s, viewer), viewer, self.s.asking)

    # --- choosing ---

    def act(self) -> None:
        s = self.s
        if not self.stepped and self.beside():
            return
        seat = s.waiting[self.luck.below(len(s.waiting))]
        GAME.act(s, seat, self.one_of(GAME.options(s, seat)))
        if s.offers and s.gate and not self.stepped:
            GAME.bargain(s).drop_impossible()

    def one_of(self, options: tuple[int, ...]) -> int:
        weights = [self.weight(ACTIONS.notation(option)) for option in options]
        at = self.luck.below(sum(weights))
        for option, weight in zip(options, weights, strict=True):
            at -= weight
            if at < 0:
                return option
        raise AssertionError

    def weight(self, notation: str) -> int:
        verb = notation.split()[0]
        return 12 if verb in EAGER else 1 if verb in SLOW else 3

    # --- at a live table ---

    def beside(self) -> bool:
        """Something nobody asked for: an offer, an answer, a reveal, a call, a card shown."""
        s = self.s
        if self.referee.phase == DEAL and s.gate and self.luck.below(2) == 0:
            return self.bargain()
        if self.luck.below(40) == 0:
            seat = self.luck.below(self.players)
            offered = GAME.interrupt_options(s, seat)
            if offered:
                GAME.interrupt(s, seat, self.one_of(offered))
                return True
        return False

    def bargain(self) -> bool:
        s = self.s
        try:
            if s.offers and self.luck.below(2):
                offer = s.offers[self.luck.below(len(s.offers))]
                self.answer(offer)
            else:
                GAME.bargain(s).make(self.some_offer())
        except Refused as refused:
            self.referee.heard[f"refused {refused.reason}"] += 1
        return True

    def answer(self, offer: Offer) -> None:
        s, bargain = self.s, GAME.bargain(self.s)
        if self.luck.below(4) == 0:
            bargain.decline(offer.to, offer.id)
            return
        picks: list[int] = []
        while True:
            assert bargain.trade.picks is not None
            choices = bargain.trade.picks(s, offer.to, offer, tuple(picks))
            if choices is None or not choices[0]:
                break
            picks.append(choices[0][self.luck.below(len(choices[0]))])
        bargain.accept(offer.to, offer.id, tuple(picks))
        GAME.revise(s)
        GAME.run(s)

    def some_offer(self) -> Offer:
        """Of anything, possible or not."""
        luck, board = self.luck, self.referee.board
        active = self.referee.active
        other = (active + 1 + luck.below(self.players - 1)) % self.players
        maker, to = (active, other) if luck.below(2) else (other, active)
        gives, wants = self.drugs(maker, to), self.drugs(to, maker)
        if luck.below(2) and board.money[maker]:
            gives.append(("money", 1 + luck.below(board.money[maker])))
        elif board.money[to]:
            wants.append(("money", 1 + luck.below(board.money[to])))
        for _ in range(luck.below(3)):
            hand = sorted(self.referee.hands.held[maker].elements())
            if hand:
                how = "open" if luck.below(2) else "closed"
                gives.append((how, hand[luck.below(len(hand))]))
                named = luck.below(3) == 0
                wants.append(("named", luck.below(19)) if named else ("any", 0))
        return Offer(0, maker, to, tuple(gives), tuple(wants))

    def drugs(self, seller: int, buyer: int) -> list[Item]:
        board, found = self.referee.board, list[Any]()
        for start in board.land(seller):
            if board.count[2][start]:
                ends = [end for end in board.land(buyer) if board.adjacent(start, end)]
                found += [("drug", start * len(PLACES) + end) for end in ends]
        return [found[self.luck.below(len(found))]] if found and self.luck.below(3) else []
