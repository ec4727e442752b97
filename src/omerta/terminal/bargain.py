"""Bargaining at the keyboard: bots have their say at every question, and every offer is put to
those it is made to. Nothing here is kept: after a break all are asked again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from omerta.kernel.dice import Luck, derive
from omerta.kernel.drivers import (
    NO_OFFER,
    Accept,
    Bargainer,
    Counter,
    Propose,
    Word,
    chair_to_bargain,
)
from omerta.kernel.offers import ANYONE
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer, others
from omerta.terminal.composing import Composer
from omerta.text.phrases import SeatName

if TYPE_CHECKING:
    from omerta.terminal.table import TerminalTable


class Bargaining:
    def __init__(self, table: TerminalTable) -> None:
        self._table = table
        self._match = table.match
        self._canvassed = (-1, 0)  # the last question at which bots were asked for offers
        self._put: set[tuple[int, int]] = set()  # seat, and the offer it was asked about

    @property
    def possible(self) -> bool:
        """May offers be made now?"""
        match = self._match
        return match.game.trade is not None and match.state.gate and not match.over

    @property
    def _rule(self) -> str:
        assert self._match.game.trade is not None
        return self._match.game.trade.rule

    def talk(self) -> None:
        """Before a question is answered: what is open is settled, and every bot may propose."""
        self.settle()
        while self.possible and self._canvassed != self._question():
            self._canvassed = self._question()
            if not self._match.game.ask(self._match.state).covert:
                self._canvass()

    def settle(self) -> None:
        """Put every open offer to those it is made to, counter-offers among them."""
        while self.possible and (due := self._due()) is not None:
            seat, offer = due
            self._put.add((seat, offer.id))
            if seat in self._table.bots:
                self._bot_answers(seat, offer)
            else:
                self.put_to_person(seat, offer.id)

    def _due(self) -> tuple[int, Offer] | None:
        for offer in self._match.state.offers:
            takers = others(self._match.state.players, offer.maker)
            for seat in takers if offer.to == ANYONE else [offer.to]:
                if (seat, offer.id) not in self._put:
                    return seat, offer
        return None

    # --- bots ---

    def _question(self) -> tuple[int, int]:
        return self._match.state.question, self._match.rollbacks

    def _canvass(self) -> None:
        """One bot after the other, in any order: nobody is always the first to be heard."""
        luck = Luck(derive(self._match.secret_key(), "canvass", len(self._match.log)))
        for seat in sorted(self._table.bots, key=lambda _: luck.share()):
            if not self.possible or self._canvassed != self._question():
                return
            if any(offer.maker == seat for offer in self._match.state.offers):
                continue
            said = self._bot_says(seat, NO_OFFER)
            if isinstance(said, Propose) and self._done(
                partial(self._match.offer, replace(said.offer, maker=seat), at=self._table.now())
            ):
                self.settle()

    def _bot_answers(self, seat: int, offer: Offer) -> None:
        """Nobody who makes an offer to a bot waits for its answer in vain."""
        at = self._table.now()
        decline = partial(self._match.decline, seat, offer.id, at=at)
        do: Callable[[], object] = decline
        match self._bot_says(seat, offer.id):
            case Accept(picks=picks):
                do = partial(self._match.accept, seat, offer.id, picks, at=at)
            # Two bots would never end.
            case Counter(answer=answer) if (
                offer.counters < 0 or offer.maker not in self._table.bots
            ):
                do = partial(self._match.counter, seat, offer.id, answer, at=at)
        if not self._done(do):
            self._done(decline)

    def _bot_says(self, seat: int, offer: int) -> Word | None:
        bot, match = self._table.bots[seat], self._match
        if not isinstance(bot, Bargainer):
            return None
        return bot.bargain(chair_to_bargain(match.game, match.state, seat, offer))

    def _done(self, do: Callable[[], object]) -> bool:
        """False if it was refused: what a bot says in vain is nobody's trouble."""
        try:
            do()
        except Refused:
            return False
        return True

    # --- people ---

    def propose(self, seat: int) -> bool:
        """A person makes an offer, and it is answered at once. False if nothing came of it."""
        if not self.possible:
            refused = Refused("offer-gate-closed", self._rule)
            self._table.refuse(refused, self._table.voice(seat))
            return False

        def send(offer: Offer) -> object:
            return self._match.offer(offer, at=self._table.now())

        made = Composer(self._table, seat).compose(send)
        if made:
            self._table.save()
            self.settle()
        return made

    def put_to_person(self, seat: int, offer_id: int) -> None:
        """Both sides of an offer, as far as this person may see it, and what to say to it."""
        table, match, keys = self._table, self._match, self._table.keyboard
        table.face(seat)
        voice = table.voice(seat)
        [offer] = [each for each in match.view(seat).offers if each.id == offer_id]
        ways: dict[str, Callable[[], object]] = {}
        if self._can_give(seat, offer):
            ways["accept"] = lambda: self._accept(seat, offer)
        if offer.to != ANYONE:
            ways["decline"] = lambda: match.decline(seat, offer.id, at=table.now())
            ways["counter"] = lambda: self._counter(seat, offer)
        ways["later"] = lambda: None
        while any(each.id == offer_id for each in match.state.offers):
            self._show(seat, offer)
            keys.list([(table.text(f"play-offer-{way}"), "") for way in ways])
            keys.say(table.text("play-keys-answer"), style="dim")
            given = keys.read()
            if table.command(given, seat, rules=(self._rule,)):
                continue
            number = keys.number(given, len(ways))
            if number is None:
                keys.complain(table.text("play-bad-number", given=given, most=len(ways)))
                continue
            try:
                if [*ways.values()][number - 1]() is False:
                    continue
            except Refused as refused:
                table.refuse(refused, voice)
                continue
            break
        table.save()

    def _can_give(self, seat: int, offer: Offer) -> bool:
        """Has the person what is asked for?"""
        assert self._match.game.trade is not None
        picks = self._match.game.trade.picks
        return picks is None or picks(self._match.state, seat, offer, ()) is not None

    def _accept(self, seat: int, offer: Offer) -> bool:
        given = Composer(self._table, seat).give(offer)
        if given is None:
            return False
        self._match.accept(seat, offer.id, given, at=self._table.now())
        return True

    def _counter(self, seat: int, offer: Offer) -> bool:
        def send(answer: Offer) -> object:
            return self._match.counter(seat, offer.id, answer, at=self._table.now())

        return Composer(self._table, seat).compose(send, counters=offer)

    def _show(self, seat: int, offer: Offer) -> None:
        table = self._table
        voice, say = table.voice(seat), table.keyboard.say
        name = voice.say(SeatName(offer.maker))
        say(table.text("play-offer-from", name=name), style="bold")
        for side, items in (("get", offer.gives), ("give", offer.wants)):
            things = [table.thing(seat, item) for item in items]
            what = table.text.together(things) or table.text("offer-nothing")
            say(table.text(f"play-you-{side}", what=what), indent="  ")
        if offer.words:
            how = "promise" if offer.promise else "words"
            say(table.text(f"offer-with-{how}", words=offer.words).strip(), indent="  ")
