"""Bargaining at the terminal: at every question bots may make offers, and recipients answer them.

Nothing here is stored: after a break all are asked again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from omerta.bots.lines import Speech
from omerta.games.hearing import Table, answer_to
from omerta.kernel.dice import Luck, derive
from omerta.kernel.drivers import (
    NO_OFFER,
    Accept,
    Bargainer,
    BargainMove,
    Counter,
    Decline,
    Propose,
    bargaining_decision,
)
from omerta.kernel.offers import ANYONE
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer, others
from omerta.terminal.composing import Composer, Dropped
from omerta.terminal.keyboard import Entry
from omerta.terminal.session import Session
from omerta.terminal.speaking import Speaking
from omerta.text.phrases import Part, Phrase, SeatName


class Bargaining:
    def __init__(self, session: Session) -> None:
        self._session = session
        self._match = session.match
        self._canvassed = (-1, 0)  # the last question at which bots were asked for offers
        self._put: set[tuple[int, int]] = set()  # seat, and the offer it was asked about
        self.speaking = Speaking(session)

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
        """Before a question is answered: settle open offers, and let every bot propose."""
        self.speaking.remarks()
        self.settle()
        while self.possible and self._canvassed != self._question():
            self._canvassed = self._question()
            if not self._match.game.ask(self._match.state).covert:
                self._canvass()

    def settle(self) -> None:
        """Ask the recipients of every open offer, including counter-offers."""
        while self.possible and (due := self._due()) is not None:
            seat, offer = due
            self._put.add((seat, offer.id))
            if seat in self._session.bots:
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
        """Ask the bots for offers, in random order, so that no bot is always the first."""
        luck = Luck(derive(self._match.secret_key(), "canvass", len(self._match.log)))
        for seat in sorted(self._session.bots, key=lambda _: luck.share()):
            if not self.possible or self._canvassed != self._question():
                return
            if any(offer.maker == seat for offer in self._match.state.offers):
                continue
            said = self._bot_says(seat, NO_OFFER)
            if isinstance(said, Propose) and self._offers(seat, said):
                self.settle()

    def _bot_answers(self, seat: int, offer: Offer) -> None:
        """An offer to a bot always gets an answer."""
        at = self._session.now()
        decline = partial(self._match.decline, seat, offer.id, at=at)
        do: Callable[[], object] = decline
        said = self._bot_says(seat, offer.id)
        match said:
            case Accept(picks=picks):
                do = partial(self._match.accept, seat, offer.id, picks, at=at)
            # No counter to another bot's counter: two bots would go on for ever.
            case Counter(answer=answer) if (
                offer.counters < 0 or offer.maker not in self._session.bots
            ):
                do = partial(self._match.counter, seat, offer.id, answer, at=at)
        if not self._done(do):
            self._done(decline)
        elif do is not decline or isinstance(said, Decline):
            self.speaking.about_move(seat, offer.maker, said)

    def _offers(self, seat: int, said: Propose) -> bool:
        """A bot makes an offer, with some words. False if it was refused."""
        offer = replace(said.offer, maker=seat)
        done = self._done(partial(self._match.offer, offer, at=self._session.now()))
        if done:
            self.speaking.about_move(seat, offer.to, said)
        return done

    def ask_bot(self, asked: Offer) -> None:
        """A person would like such an offer: the bot makes one, or says why it does not."""
        seat, match = asked.to, self._match
        asked = match.game.bargain(match.state).wished(asked)
        said = self._bot_says(seat, NO_OFFER, asked)
        if isinstance(said, Propose):
            answer = Propose(replace(said.offer, to=asked.maker), said.why)
            if self._offers(seat, answer):
                self.settle()
                return
        if isinstance(said, Decline) and said.why is not None:
            self.speaking.about_move(seat, asked.maker, said)
        else:
            self.speaking.say(seat, Speech("nothing"), asked.maker)

    def _bot_says(self, seat: int, offer: int, asked: Offer | None = None) -> BargainMove | None:
        bot, match = self._session.bots[seat], self._match
        if not isinstance(bot, Bargainer):
            return None
        return bot.bargain(bargaining_decision(match.game, match.state, seat, offer, asked))

    def _done(self, do: Callable[[], object]) -> bool:
        """False if it was refused. A bot's illegal move is no error."""
        try:
            do()
        except Refused:
            return False
        return True

    # --- people ---

    def propose(self, seat: int) -> bool:
        """A person makes an offer, and it is answered at once. False if they drop it."""
        if not self.possible:
            refused = Refused("offer-gate-closed", self._rule)
            self._session.refuse(refused, self._session.voice(seat))
            return False

        def send(offer: Offer) -> object:
            return self._match.offer(offer, at=self._session.now())

        made = Composer(self._session, seat).compose(send)
        if made:
            self._session.save()
            self.settle()
        return made

    def ask_price(self, seat: int) -> bool:
        """A person asks a bot what it wants for something. False if they drop it."""
        composer = Composer(self._session, seat)
        return self._asks(seat, lambda: self.ask_bot(composer.asked(self._bots())))

    def write(self, seat: int) -> bool:
        """A person writes something to a bot. False if they drop it."""
        composer = Composer(self._session, seat)
        return self._asks(seat, lambda: self._hear(seat, *composer.written(self._bots())))

    def _bots(self) -> list[int]:
        return sorted(self._session.bots)

    def _asks(self, seat: int, ask: Callable[[], None]) -> bool:
        try:
            ask()
        except Refused as refused:
            self._session.refuse(refused, self._session.voice(seat))
            return False
        except Dropped:
            return False
        self._session.save()
        return True

    def _hear(self, seat: int, bot: int, text: str) -> None:
        session = self._session
        where = Table(
            self._match.game, self._match.state, session.words, session.names, self.possible
        )
        answer = answer_to(where, text, seat, bot, self.speaking.refused.get((bot, seat)))
        if isinstance(answer, Speech):
            self.speaking.say(bot, answer, seat)
        else:
            self.ask_bot(answer)

    def put_to_person(self, seat: int, offer_id: int) -> None:
        """Show an offer to a person, and ask for their answer."""
        session, match, keys = self._session, self._match, self._session.keyboard
        session.face(seat)
        voice = session.voice(seat)
        [offer] = [each for each in match.view(seat).offers if each.id == offer_id]
        ways: dict[str, Callable[[], object]] = {}
        if self._can_give(seat, offer):
            ways["accept"] = lambda: self._accept(seat, offer)
        if offer.to != ANYONE:
            ways["decline"] = lambda: match.decline(seat, offer.id, at=session.now())
            ways["counter"] = lambda: self._counter(seat, offer)
        ways["later"] = lambda: None
        while any(each.id == offer_id for each in match.state.offers):
            self._show(seat, offer)
            keys.list([Entry(session.text(f"play-offer-{way}")) for way in ways])
            keys.say(session.text("play-keys-answer"), style="dim")
            given = keys.read()
            if session.command(given, seat, rules=(self._rule,)):
                continue
            number = keys.number(given, len(ways))
            if number is None:
                keys.complain(session.text("play-bad-number", given=given, most=len(ways)))
                continue
            try:
                if [*ways.values()][number - 1]() is False:
                    continue
            except Refused as refused:
                session.refuse(refused, voice)
                continue
            break
        session.save()

    def _can_give(self, seat: int, offer: Offer) -> bool:
        """Does the person have what is asked for?"""
        assert self._match.game.trade is not None
        picks = self._match.game.trade.picks
        return picks is None or picks(self._match.state, seat, offer, ()) is not None

    def _accept(self, seat: int, offer: Offer) -> bool:
        given = Composer(self._session, seat).give(offer)
        if given is None:
            return False
        self._match.accept(seat, offer.id, given, at=self._session.now())
        return True

    def _counter(self, seat: int, offer: Offer) -> bool:
        def send(answer: Offer) -> object:
            return self._match.counter(seat, offer.id, answer, at=self._session.now())

        return Composer(self._session, seat).compose(send, counters=offer)

    def _show(self, seat: int, offer: Offer) -> None:
        session = self._session
        voice, say = session.voice(seat), session.keyboard.say
        name = voice.say(SeatName(offer.maker))
        say(session.text("play-offer-from", name=name), style="bold")
        for side, items in (("get", offer.gives), ("give", offer.wants)):
            things = [session.thing(seat, item) for item in items]
            what = session.text.together(things) or session.text("offer-nothing")
            say(session.text(f"play-you-{side}", what=what), indent="  ")
        if offer.words:
            say(session.text("offer-with-words", words=offer.words), indent="  ")
        for pledge in offer.pledges:
            params: dict[str, Part] = {"pledge": session.words.pledge(pledge)}
            say(voice.say(Phrase("offer-with-pledge", params, who=pledge.by)), indent="  ")
        for line in session.offer_outlook(self._match.view(seat), offer):
            say(line, indent="  ")
