"""An offer made at the terminal, step by step: to whom, which items, which words.

The game's trade says what may be put into it. The lists contain only items with which somebody
could accept the offer now.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from omerta.games import package
from omerta.games.tradable import addable, could_be, with_item
from omerta.kernel.events import SeenEvent
from omerta.kernel.game import Prompt
from omerta.kernel.happenings import OfferMade
from omerta.kernel.offers import ANYONE
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer, others
from omerta.kernel.trade import Trade
from omerta.kernel.trees import Path
from omerta.terminal.keyboard import Entry
from omerta.terminal.pledging import Pledging
from omerta.terminal.session import Session
from omerta.text.phrases import Phrase, SeatName, Voice

MOST_SUM = 10**9

GIVES, WANTS = "gives", "wants"
DROP = "x"


class Dropped(Exception):  # noqa: N818  (a wish, not an error)
    """The person has dropped the offer."""


def to_words(offer: Offer) -> SeenEvent:
    """An open offer as the event that announced it, to put it into words."""
    made = OfferMade(
        offer.id, offer.maker, offer.to, offer.gives, offer.wants, offer.words, offer.pledges
    )
    return SeenEvent(made.kind, "", made)


class Composer:
    def __init__(self, session: Session, seat: int) -> None:
        self._session = session
        self._match = session.match
        self._keys = session.keyboard
        self._text = session.text
        self._seat = seat
        self._voice: Voice = session.voice(seat)
        self._own = package(session.match.game.name).offering
        self.pledging = Pledging(session, self, seat, self._name)

    @property
    def _trade(self) -> Trade[Any]:
        """Only offers need it: one may write to bots in a game without trade."""
        trade = self._match.game.trade
        assert trade is not None
        return trade

    def compose(self, send: Callable[[Offer], object], counters: Offer | None = None) -> bool:
        """Build an offer, or a counter-offer, and send it. False if it was dropped."""
        try:
            if counters is None:
                draft = Offer(0, self._seat, self._whom(self._partners()), (), ())
            else:  # both sides exchanged; items can be taken out
                draft = self._from_the_other_side(counters)
            draft = self._fill(self._fill(draft, GIVES), WANTS)
            self._send(replace(draft, words=self.words("play-words")), send)
        except Dropped:
            self._keys.say(self._text("play-dropped"), style="yellow")
            return False
        return True

    def asked(self, bots: Sequence[int]) -> Offer:
        """What the person would like to have from a bot, as an offer without a price."""
        draft = Offer(0, self._seat, self._whom(bots), (), ())
        draft = self._fill(draft, WANTS)
        if not draft.wants:
            raise Dropped
        return draft

    def written(self, bots: Sequence[int]) -> tuple[int, str]:
        """To which bot the person writes, and what."""
        return self._whom(bots), self.words("play-write")

    # --- the steps ---

    def whom(self) -> int:
        """Let the person choose any other player."""
        return self._whom(others(self._match.state.players, self._seat))

    def _whom(self, seats: Sequence[int]) -> int:
        return seats[self.pick("play-to-whom", [self._name(seat) for seat in seats])]

    def _partners(self) -> list[int]:
        if self._own is not None:
            return self._own.partners(self._match.view(self._seat))
        return [*others(self._match.state.players, self._seat), ANYONE]

    def _from_the_other_side(self, offer: Offer) -> Offer:
        if self._own is not None:
            return self._own.countered(self._match.view(self._seat), offer)
        return Offer(0, self._seat, offer.maker, offer.wants, offer.gives, pledges=offer.pledges)

    def give(self, offer: Offer) -> Path | None:
        """Which of their secret items the person gives for an offer; None if they drop it."""
        pick, path = self._trade.picks, Path()
        while pick is not None and (choices := pick(self._match.state, self._seat, offer, path)):
            actions, _ = choices
            if not actions:
                break
            try:
                path = (*path, actions[0] if len(actions) == 1 else self._one_of(actions, path))
            except Dropped:
                return None
        return path

    def _one_of(self, actions: Path, path: Path) -> int:
        """Let the person choose one, with the labels of stepped play."""
        draft = (self._trade.accept, *path)
        prompt = Prompt("answer_offer", self._trade.rule, actions, draft, answer=None)
        seen = replace(self._match.view(self._seat), prompt=prompt, asking=prompt.kind)
        labels = [self._voice.say(self._session.words.action(seen, each)) for each in actions]
        return actions[self.pick("play-give-which", labels)]

    def _fill(self, draft: Offer, side: str) -> Offer:
        """Add and remove items on one side, until the person is content."""
        while True:
            items: tuple[Item, ...] = getattr(draft, side)
            new, old = [*self._addable(draft, side)], [*dict.fromkeys(items)]
            labels = [self._adding(draft, side, item) for item in new]
            labels += [self._text("play-take-out", what=self._item(item)) for item in old]
            if not labels:
                return draft
            if draft.gives or draft.wants:
                self._keys.say(self._line(draft))
            picked = self.pick(f"play-{side}", labels, to=self._name(draft.to), enough=True)
            if picked < 0:
                return draft
            if picked >= len(new):
                gone = items.index(old[picked - len(new)])
                items = items[:gone] + items[gone + 1 :]
            else:
                what, which = new[picked]
                if what in self._trade.sums:
                    which = self._sum(draft, side, what)
                items = (*items, (what, which)) if which >= 0 else items
            draft = _with(draft, side, items)

    def _sum(self, draft: Offer, side: str, what: str) -> int:
        """How much; -1 for nothing."""
        most = self._most(draft, side, what)
        unit, all_of_it = self._item((what, 1)), self._item((what, most))
        self._keys.say(self._text("play-how-much", unit=unit, most=most, all=all_of_it))
        return self._amount(most)

    def number(self, question: str, most: int, **facts: str) -> int:
        """A number from 1; -1 for none."""
        self._keys.say(self._text(question, **facts), style="bold")
        return self._amount(most)

    def _amount(self, most: int) -> int:
        while given := self._read("play-amount"):
            amount = self._keys.number(given, most)
            if amount is not None:
                return amount
            self._keys.complain(self._text("play-bad-number", given=given, most=most))
        return -1

    def words(self, question: str) -> str:
        self._keys.say(self._text(question), style="bold")
        return self._read("play-your-words")

    def _send(self, draft: Offer, send: Callable[[Offer], object]) -> None:
        """Send the offer. If it is refused, it can be changed and sent again."""
        changes = ("send", "change-gives", "change-wants", "change-pledges", "change-words")
        labels = [self._text(f"play-{what}") for what in changes]
        while True:
            self._keys.say(self._line(draft))
            for line in self._session.offer_outlook(self._match.view(self._seat), draft):
                self._keys.say(line, indent="  ")
            picked = self.pick("play-send-it", labels)
            if picked == 0:
                try:
                    send(draft)
                except Refused as refused:
                    self._session.refuse(refused, self._voice)
                    continue
                return
            if changes[picked] == "change-words":
                draft = replace(draft, words=self.words("play-words"))
            elif changes[picked] == "change-pledges":
                draft = replace(draft, pledges=self.pledging.change(draft.pledges, draft.to))
            else:
                draft = self._fill(draft, (GIVES, WANTS)[picked - 1])

    # --- asking ---

    def pick(self, question: str, labels: list[str], to: str = "", enough: bool = False) -> int:
        """The index of the label chosen; -1 if `enough` and nothing more is wanted."""
        while True:
            self._keys.say(self._text(question, to=to), style="bold")
            self._keys.list([Entry(label) for label in labels])
            hint = "play-keys-enough" if enough else "play-keys-drop"
            self._keys.say(self._text(hint), style="dim")
            given = self._read("play-choose")
            if enough and not given:
                return -1
            number = self._keys.number(given, len(labels))
            if number is not None:
                return number - 1
            if given:
                bad = self._text("play-bad-number", given=given, most=len(labels))
                self._keys.complain(bad)

    def _read(self, prompt: str) -> str:
        given = self._keys.read(prompt)
        if given.lower() == DROP:
            raise Dropped
        return given

    # --- what there is ---

    def _addable(self, draft: Offer, side: str) -> Iterator[Item]:
        """The items that may be added to a side; for amounts, one unit."""
        match = self._match
        seen = match.view(self._seat)
        return addable(match.game, match.state, seen, draft, giving=side == GIVES)

    def _most(self, draft: Offer, side: str, what: str) -> int:
        """The largest amount that somebody could pay."""

        def too_much(amount: int) -> bool:
            offer = with_item(draft, (what, amount), giving=side == GIVES)
            return not could_be(self._match.game, self._match.state, offer)

        return bisect_left(range(MOST_SUM), True, lo=1, key=too_much) - 1

    # --- in words ---

    def _adding(self, draft: Offer, side: str, item: Item) -> str:
        if item[0] not in self._trade.sums:
            return self._item(item)
        most = self._item((item[0], self._most(draft, side, item[0])))
        return self._text("play-up-to", most=most)

    def _item(self, item: Item) -> str:
        return self._session.thing(self._seat, item)

    def _name(self, seat: int) -> str:
        return self._voice.say(Phrase("offer-anyone") if seat == ANYONE else SeatName(seat))

    def _line(self, draft: Offer) -> str:
        told = self._session.words.event(to_words(draft))
        assert told is not None
        return self._voice.say(told)


def _with(draft: Offer, side: str, items: tuple[Item, ...]) -> Offer:
    return replace(draft, gives=items) if side == GIVES else replace(draft, wants=items)
