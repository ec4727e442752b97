"""A match: seats, options, a sealed seed, and an append-only log that is the truth.

`Match` is the boundary: whatever comes from outside is checked here, once, and refused with a
reason or taken, logged and played. The state is a cache of the log; the same log gives the same
state again. Undo goes back to the last barrier, and the match sets barriers itself: when dice were
used, when something hidden became known to anyone. Where another seat has acted since, the others
must agree first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic

import msgspec

from omerta.kernel.asks import Ask, S
from omerta.kernel.dice import Luck, commitment, derive
from omerta.kernel.events import PUBLIC, Event, SeenEvent, seen
from omerta.kernel.game import Game, SeatView
from omerta.kernel.legality import demand_asked, demand_legal
from omerta.kernel.plain import is_plain
from omerta.kernel.refusal import Refused
from omerta.kernel.state import UNANSWERED, Offer

MOST_NAME = 40
# So often a seat may go back to the same question by itself; then the others must agree, or it
# could keep them from answering for ever.
MOST_RETURNS = 3
# An undo that the others agreed to.
AGREED = "agreed"


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there: a name, and a person, a bot or an agent."""

    name: str
    kind: str = "person"

    def __post_init__(self) -> None:
        # Both are shown on terminals and pages: no control characters, no book.
        for shown in (self.name, self.kind):
            if not shown.strip() or not is_plain(shown) or len(shown) > MOST_NAME:
                raise ValueError(f"a name has 1 to {MOST_NAME} printable characters")


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log: who did what, when.

    `do` is "act" (with the action's notation), "undo", or a verb of bargaining with the offer's
    number or content. A "promise" names to whom, and its words; a "mark" which, and what of it.
    """

    seat: int
    do: str
    at: int = 0  # milliseconds since the match began
    what: str = ""
    offer: int = -1
    content: Offer | None = None
    picks: tuple[str, ...] = ()  # with an "accept": what the taker chose to give
    default: bool = False  # time had run out


def _well_typed(entry: Entry) -> Entry:
    """An entry that is what its types say, whoever built it."""
    try:
        return msgspec.convert(msgspec.to_builtins(entry), Entry)
    except (msgspec.ValidationError, TypeError, UnicodeError):
        raise Refused("unknown-entry", what=str(entry.do)[:80]) from None


@dataclass
class _Moment(Generic[S]):
    """Where an undo leads back to."""

    seat: int
    state: S
    events: int
    answered: bool = False  # others have acted upon it, or may have


class Match(Generic[S]):
    """One game being played, by whoever."""

    def __init__(
        self,
        game: Game[S],
        seats: list[SeatInfo],
        key: bytes,
        options: msgspec.Struct | None = None,
        content: msgspec.Struct | None = None,
        *,
        stepped: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options or game.options_type()
        self.content = content
        self.stepped = stepped
        self.commitment = commitment(key)
        self.log: list[Entry] = []
        self.events: list[Event] = []
        # What everybody could see happen: actions other than secret answers, and undos.
        self.open_moves = 0
        self.rollbacks = 0  # undos that led back to an earlier question
        self._returns: Counter[int] = Counter()  # of them, by question, those nobody agreed to
        # For whom the clock answered the sealed question that is still open.
        self._late: set[int] = set()
        self._late_question = -1
        # Likewise of questions that hush it, each with the event that lets it be told.
        self._hushed: list[tuple[str, Event]] = []
        self._key = key
        self._moments: list[_Moment[S]] = []
        self.state = game.begin(
            len(seats), key, options, content, stepped=stepped, ears=self.events
        )

    # --- seeing ---

    @property
    def over(self) -> bool:
        return self.game.over(self.state)

    @property
    def key(self) -> bytes | None:
        """The seed, once the game is over."""
        return self._key if self.over else None

    def secret_key(self) -> bytes:
        """The seed, for whoever keeps the match. Never for a seat."""
        return self._key

    def view(self, seat: int) -> SeatView:
        """What a seat, or PUBLIC, may see."""
        if type(seat) is not int or not PUBLIC <= seat < self.state.players:
            raise Refused("no-such-seat", seat=str(seat)[:80])
        return self.game.seat_view(self.state, seat)

    def heard(self, seat: int, since: int = 0) -> list[SeenEvent]:
        """What a seat (or PUBLIC) may know to have happened."""
        return seen(self.events[since:], seat)

    # --- acting ---

    def act(self, seat: int, action: int | str, *, at: int = 0) -> None:
        """Answer the open question, or interrupt; by id or by notation."""
        self._act(seat, self._action(action), at, default=False)

    def time_out(self, seat: int, *, at: int = 0) -> None:
        """The seat's time is over: its draft is dropped and the default answer taken.

        Chance in a default comes from beside the game's own dice, and what was chosen is logged
        like any choice, so that a replay needs neither clock nor chance.
        """
        s = self.state
        demand_asked(self.game, s, seat)
        if seat not in s.waiting:
            raise Refused("not-asked", self.game.ask(s).rule)
        while s.drafts[seat]:
            self._enter(Entry(seat, "undo", at, default=True))
        luck = Luck(derive(self._key, "default", len(self.log)))
        for action in self.game.default(s, seat, luck):
            self._act(seat, action, at, default=True)

    def undo(self, seat: int, *, at: int = 0, agreed: bool = False) -> None:
        """Take back a step of a draft, or the last action before a barrier.

        A sealed answer is not taken back, as everybody would see that, but replaced. What others
        have acted upon is taken back, with all that came after it, only if they `agreed`.
        """
        self._enter(Entry(seat, "undo", at, what=AGREED if agreed else ""))

    def can_undo(self, seat: int) -> bool:
        s = self.state
        if s.asking and seat in s.asked and s.drafts[seat]:
            return True
        return self._has_waiting(seat) or self._own_moment(seat) >= 0

    def can_undo_if_agreed(self, seat: int) -> bool:
        return any(moment.seat == seat for moment in self._moments)

    # --- bargaining ---

    def offer(self, offer: Offer, *, at: int = 0) -> Offer:
        self._enter(Entry(offer.maker, "offer", at, content=offer))
        return self.state.offers[-1]

    def counter(self, seat: int, offer_id: int, answer: Offer, *, at: int = 0) -> Offer:
        self._enter(Entry(seat, "counter", at, offer=offer_id, content=answer))
        return self.state.offers[-1]

    def accept(
        self, seat: int, offer_id: int, picks: Sequence[int | str] = (), *, at: int = 0
    ) -> None:
        """Where the taker must choose what he gives, `picks` say it, by id or by notation."""
        notations = tuple([self.game.actions.notation(self._action(pick)) for pick in picks])
        self._enter(Entry(seat, "accept", at, offer=offer_id, picks=notations))

    def decline(self, seat: int, offer_id: int, *, at: int = 0) -> None:
        self._enter(Entry(seat, "decline", at, offer=offer_id))

    def withdraw(self, seat: int, offer_id: int, *, at: int = 0) -> None:
        self._enter(Entry(seat, "withdraw", at, offer=offer_id))

    def lapse(self, offer_id: int, *, at: int = 0) -> None:
        """An offer's time is over; the clock says so, not a seat."""
        self._enter(Entry(PUBLIC, "lapse", at, offer=offer_id))

    def promise(self, seat: int, to: int, words: str, *, at: int = 0) -> None:
        """Give one's word to another seat, before all."""
        self._enter(Entry(seat, "promise", at, what=words, offer=to))

    def mark(self, seat: int, promise_id: int, mark: str, *, at: int = 0) -> None:
        """Say what became of a promise: `kept`, `broken`, or nothing yet."""
        self._enter(Entry(seat, "mark", at, what=mark, offer=promise_id))

    # --- the log ---

    def apply(self, entry: Entry) -> None:
        """Do what an entry of a log says. How a match is played again."""
        if entry.do == "act":
            self._act(entry.seat, self._action(entry.what), entry.at, entry.default)
        else:
            self._enter(entry)

    def _enter(self, entry: Entry) -> None:
        """Take any entry but an act: do it, then log it. A refusal leaves no trace."""
        entry = _well_typed(entry)
        # Only the clock acts for nobody in particular.
        least = PUBLIC if entry.do == "lapse" else 0
        if not least <= entry.seat < self.state.players:
            raise Refused("no-such-seat", seat=entry.seat)
        if entry.do == "undo":
            self._undo(entry)
        elif self.game.trade is not None and not self.stepped and not self.over:
            self._bargain(entry)
        else:
            raise Refused("unknown-entry", what=entry.do[:80])
        self.log.append(entry)

    def _act(self, seat: int, action: int, at: int, default: bool) -> None:
        interrupting = demand_legal(self.game, self.state, seat, action)
        s, game = self.state, self.game
        what = game.actions.notation(action)
        ask = None if interrupting else game.ask(s)
        completes = ask is not None and self._completes(seat, action)
        hushed = ask is not None and bool(ask.hush)
        opens = ask is not None and ask.sealed and len(s.asked) > 1  # a barrier of its own
        if completes:
            self._note_timeout(seat, default)
        if interrupting and game.must_wait(s, seat, action):
            game.interrupt(s, seat, action)  # to be carried out, and seen, later
        elif ask is not None and self._stays_private(seat, ask, completes):
            game.act(s, seat, action)
            if s.answers[seat] != UNANSWERED:  # that it is in, everybody sees
                self._answer_moments_of_others(seat)
        else:
            self._play(seat, action, interrupting)
        # What the clock did stands; but that it was the clock must not show by it.
        if completes if hushed else default and not opens:
            self._moments.clear()
        self.log.append(Entry(seat, "act", at, what=what, default=default))

    def _note_timeout(self, seat: int, default: bool) -> None:
        """Let all hear for whom the clock answered, but not what.

        A default can often be worked out, so of sealed answers it is told only when the last one
        comes in; and never where nobody may know who has answered.
        """
        s, ask = self.state, self.game.ask(self.state)
        if self._late_question != s.question:
            self._late, self._late_question = set(), s.question
        self._late.discard(seat)  # an answer may replace the clock's
        if default:
            self._late.add(seat)
        if not ask.covert and (not ask.sealed or s.waiting in ([], [seat])):
            for late in sorted(self._late):
                told = Event("timed_out", ask.rule, {"seat": late})
                if ask.hush:
                    self._hushed.append((ask.hush, told))
                else:
                    self.events.append(told)
            self._late.clear()

    def _tell_hushed(self, since: int) -> None:
        """Something came to light: let all hear for whom the clock had answered until then."""
        kinds = {event.kind for event in self.events[since:]}
        self.events += [told for until, told in self._hushed if until in kinds]
        self._hushed = [hushed for hushed in self._hushed if hushed[0] not in kinds]

    def _stays_private(self, seat: int, ask: Ask[S], completes: bool) -> bool:
        """Is this only a step of a draft, or a sealed answer others are still to give?"""
        return not completes or (ask.sealed and self.state.waiting not in ([], [seat]))

    def _completes(self, seat: int, action: int) -> bool:
        """Is this a whole answer, or the last step of one?"""
        ask = self.game.ask(self.state)
        if not ask.chain:
            return True
        trial = self.state.clone()
        trial.drafts[seat] = (*trial.drafts[seat], action)
        return not ask.options(trial, seat)

    def _play(self, seat: int, action: int, interrupting: bool) -> None:
        s, game = self.state, self.game
        self._answer_moments_of_others(seat)
        moment = _Moment(seat, s.clone(), len(self.events))
        if interrupting:
            game.interrupt(s, seat, action)
        else:
            game.act(s, seat, action)
        if self._hushed:
            self._tell_hushed(moment.events)
        self._moments.append(moment)
        self.open_moves += 1
        if game.trade is not None and s.offers and s.gate and not self.stepped:
            game.bargain(s).drop_impossible()
        if self._barrier(moment.state, interrupting):
            self._moments.clear()
        elif not interrupting and game.ask(moment.state).final:
            moment.answered = True

    def _answer_moments_of_others(self, seat: int) -> None:
        for moment in self._moments:
            moment.answered = moment.answered or moment.seat != seat

    def _own_moment(self, seat: int) -> int:
        """The last moment this seat may go back to without asking; -1 if there is none."""
        last = len(self._moments) - 1
        if last < 0:
            return -1
        moment = self._moments[last]
        own = moment.seat == seat and not moment.answered
        return last if own and self._returns[moment.state.question] < MOST_RETURNS else -1

    def _barrier(self, before: S, interrupting: bool) -> bool:
        s, game = self.state, self.game
        if s.dice.drawn != before.dice.drawn or not s.asking:
            return True  # after the end, the seed is known
        answered = None if interrupting else game.ask(before)
        if answered is not None and answered.sealed and len(before.asked) > 1:
            return True  # the last answer opened those of the others
        if s.asking and game.ask(s).covert:
            return True  # who has answered may not be told, not even by an undo that fails
        if s.asking and game.ask(s).always_timed:
            return True  # somebody is made to wait for it
        return any(
            Counter(game.unseen(before, viewer)) - Counter(game.unseen(s, viewer))
            for viewer in range(PUBLIC, s.players)
        )

    def _undo(self, entry: Entry) -> None:
        s, seat, agreed = self.state, entry.seat, entry.what == AGREED
        if agreed:
            self._roll_back(seat, agreed=True)
        elif s.asking and seat in s.asked and s.drafts[seat]:
            s.drafts[seat] = s.drafts[seat][:-1]
        elif self._has_waiting(seat):
            s.queued.remove([each for each in s.queued if each[0] == seat][-1])
        else:
            self._roll_back(seat, agreed=False)

    def _has_waiting(self, seat: int) -> bool:
        return any(owner == seat for owner, _ in self.state.queued)

    def _roll_back(self, seat: int, *, agreed: bool) -> None:
        target = self._own_moment(seat)
        if agreed:
            own = [place for place, moment in enumerate(self._moments) if moment.seat == seat]
            target = own[-1] if own else -1
        if target < 0:
            raise Refused("nothing-to-undo")
        moment = self._moments[target]
        rolled_back = {each.seat for each in self._moments[target:]}
        del self._moments[target:]
        question = self.state.question
        self._become(moment.state, rolled_back)
        del self.events[moment.events :]
        self._late.clear()
        self.open_moves += 1
        if self.state.question != question:
            self.rollbacks += 1
            self._returns[self.state.question] += not agreed

    def _become(self, past: S, rolled_back: set[int]) -> None:
        """What others have begun, or have waiting, is no part of what is taken back, as long as
        nothing of their own is."""
        s, game = self.state, self.game
        question, drafts, queued = s.question, s.drafts, s.queued
        s.become(past)
        if s.question == question:
            for seat, draft in enumerate(drafts):
                if seat not in rolled_back:
                    s.drafts[seat] = draft
        for seat, action in queued:
            if seat not in rolled_back and action in game.interrupt_options(s, seat):
                s.queued.append((seat, action))

    def _bargain(self, entry: Entry) -> None:
        bargain, seat, content = self.game.bargain(self.state), entry.seat, entry.content
        match entry.do:
            case "offer" if content is not None and content.maker == seat:
                bargain.make(content)
            case "counter" if content is not None:
                bargain.counter(seat, entry.offer, content)
            case "accept":
                picks = tuple([self._action(pick) for pick in entry.picks])
                bargain.accept(seat, entry.offer, picks)
                self.game.revise(self.state)
                self.game.run(self.state)
            case "decline":
                bargain.decline(seat, entry.offer)
            case "withdraw":
                bargain.withdraw(seat, entry.offer)
            case "lapse":
                bargain.lapse(entry.offer)
            case "promise":
                bargain.promise(seat, entry.offer, entry.what)
            case "mark":
                bargain.mark(seat, entry.offer, entry.what)
            case _:
                raise Refused("unknown-entry", what=entry.do[:80])
        self.open_moves += 1
        self._moments.clear()
        self._late.clear()

    # --- checking ---

    def _action(self, action: int | str) -> int:
        table = self.game.actions
        if isinstance(action, str):
            known = table.parse(action)
            if known is None:
                raise Refused("unknown-action", what=action[:80])
            return known
        if type(action) is not int or not 0 <= action < len(table):
            raise Refused("unknown-action", what=str(action)[:80])
        return action
