"""The deals between the players: open offers, and promises with their marks."""

from __future__ import annotations

from rich.markup import escape
from rich.rule import Rule
from rich.table import Table

from omerta.kernel.game import SeatView
from omerta.kernel.offers import ANYONE
from omerta.kernel.promises import MARKS, WORDS
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Offer, Promise
from omerta.terminal.bargain import Bargaining
from omerta.terminal.composing import Composer, Dropped, to_words
from omerta.terminal.keyboard import Entry
from omerta.terminal.session import Session
from omerta.text.phrases import SeatName, Voice

Line = tuple[Offer | Promise, str]


class Deals:
    def __init__(self, session: Session, bargaining: Bargaining) -> None:
        self._session = session
        self._match = session.match
        self._bargaining = bargaining

    def look(self, seat: int) -> bool:
        """Show all deals, and let the person act on their own. True if anything changed."""
        seen, voice = self._match.view(seat), self._session.voice(seat)
        keys, text = self._session.keyboard, self._session.text
        own = self._show(seen, voice)
        if not own:
            return False
        keys.say(text("play-keys-record"), style="dim")
        while given := keys.read():
            number = keys.number(given, len(own))
            if number is not None:
                return self._deal_with(own[number - 1], seat)
            keys.complain(text("play-bad-number", given=given, most=len(own)))
        return False

    def give_word(self, seat: int) -> bool:
        """Make a promise without a trade."""
        session, composer = self._session, Composer(self._session, seat)
        try:
            to = composer.whom()
            while pledge := composer.pledging.one(to):
                try:
                    self._match.promise(to, pledge, at=session.now())
                except Refused as refused:
                    session.refuse(refused, session.voice(seat))
                    continue
                return True
        except Dropped:
            pass
        session.keyboard.say(session.text("play-word-dropped"), style="yellow")
        return False

    # --- showing ---

    def _show(self, seen: SeatView, voice: Voice) -> list[Offer | Promise]:
        """Show all deals. Returns those the person can act on; these have numbers."""
        offers: list[Line] = [(each, self._offer(each, voice)) for each in seen.offers]
        promises: list[Line] = [(each, self._promise(each, voice)) for each in seen.promises]
        own: list[Offer | Promise] = []
        self._list("offers", offers, own, seen.seat)
        self._list("promises", promises, own, seen.seat)
        return own

    def _list(self, what: str, lines: list[Line], own: list[Offer | Promise], seat: int) -> None:
        console, text = self._session.console, self._session.text
        console.print(Rule(text(f"play-{what}"), style="dim"))
        shown = Table.grid(padding=(0, 2))
        for entry, line in lines:
            number = ""
            if _concerns(entry, seat):
                own.append(entry)
                number = str(len(own))
            shown.add_row(f"[bold cyan]{number:>4}[/]", escape(line))
        if not lines:
            shown.add_row("    ", f"[dim]{escape(text(f'play-no-{what}'))}[/]")
        console.print(shown, highlight=False)

    def _offer(self, offer: Offer, voice: Voice) -> str:
        if offer.gives or offer.wants or offer.pledges:
            told = self._session.words.event(to_words(offer))
            assert told is not None
            return voice.say(told)
        names = [voice.say(SeatName(seat)) for seat in (offer.maker, offer.to)]
        return self._session.text("play-offer-closed", maker=names[0], to=names[1])

    def _promise(self, entry: Promise, voice: Voice) -> str:
        return self._session.text(
            "play-promise",
            round=entry.round,
            maker=voice.say(SeatName(entry.maker)),
            to=voice.say(SeatName(entry.to)),
            pledge=voice.say(self._session.words.pledge(entry.pledge)),
            mark=entry.mark or "open",
        )

    # --- doing ---

    def _deal_with(self, entry: Offer | Promise, seat: int) -> bool:
        if isinstance(entry, Promise):
            return self._mark(entry, seat)
        if entry.maker != seat:
            self._bargaining.put_to_person(seat, entry.id)
            self._bargaining.settle()  # a counter-offer is answered at once
            return True
        if not self._session.keyboard.agrees(self._session.text("play-withdraw")):
            return False
        self._match.withdraw(seat, entry.id, at=self._session.now())
        return True

    def _mark(self, promise: Promise, seat: int) -> bool:
        keys, text = self._session.keyboard, self._session.text
        marks = [mark for mark in MARKS if mark != promise.mark]
        keys.list([Entry(text("play-mark", mark=mark or "open")) for mark in marks])
        keys.say(text("play-keys-record"), style="dim")
        number = keys.number(keys.read(), len(marks))
        if number is None:
            return False
        self._match.mark(seat, promise.id, marks[number - 1], at=self._session.now())
        return True


def _concerns(entry: Offer | Promise, seat: int) -> bool:
    """Can this seat act on it?"""
    if isinstance(entry, Promise):
        return entry.to == seat and entry.pledge.what == WORDS
    return entry.to in (seat, ANYONE) or entry.maker == seat
