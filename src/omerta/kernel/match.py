"""A match: seats, options, a sealed seed, and an append-only log that is the truth.

`Match` is the boundary. Everything from outside is checked here, once. It is either refused with a
reason, or taken, logged and played. The state is a cache of the log: the same log gives the same
state again. Undo goes back to the last barrier. The match sets a barrier when dice were used, or
when something hidden became known to anyone. If another seat has acted since, the others must
agree.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic

import msgspec

from omerta.kernel.asks import Ask
from omerta.kernel.dice import KEY_BYTES, Luck, commitment, derive, mixed
from omerta.kernel.events import PUBLIC, Event, SeenEvent, seen
from omerta.kernel.frames import FrameRecorder
from omerta.kernel.game import Game, SeatView
from omerta.kernel.happenings import TimedOut
from omerta.kernel.legality import demand_asked, demand_legal
from omerta.kernel.memory import KeptMoment, MatchMemory, events_again, kept_events
from omerta.kernel.plain import is_plain
from omerta.kernel.refusal import Refused
from omerta.kernel.state import UNANSWERED, Offer, Pledge, S
from omerta.kernel.trees import Path, abridged
from omerta.kernel.unseen import became_known
from omerta.text.phrases import Phrase

MOST_NAME = 40
# How often a seat may undo back to the same question on its own. After that the others must agree;
# else it could keep the game from going on.
MOST_RETURNS = 3
# An undo that the others agreed to.
AGREED = "agreed"
# What a seat cannot see is dealt anew: its key is in the log, so that a replay needs no chance.
REDEAL = "redeal"
# A counter-offer that leaves the pledges of the offer as they are.
KEEP = "keep"


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there: a name, and a person, a bot or an agent."""

    name: str
    kind: str = "person"

    def __post_init__(self) -> None:
        # Both are shown on terminals and pages: no control characters, and not too long.
        for shown in (self.name, self.kind):
            if not shown.strip() or not is_plain(shown) or len(shown) > MOST_NAME:
                raise ValueError(f"a name has 1 to {MOST_NAME} printable characters")


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One line of the log: who did what, when.

    `do` is "act" (with the action's notation), "undo", "redeal" (with a key), or a verb of
    bargaining (with the offer's number or content). A "promise" is an offer of one pledge, which
    needs no answer. For a "mark", `offer` is the promise and `what` the mark.
    """

    seat: int
    do: str
    at: int = 0  # milliseconds since the match began
    what: str = ""
    offer: int = -1
    content: Offer | None = None
    picks: tuple[str, ...] = ()  # with an "accept": what the taker chose to give
    default: bool = False  # the clock did it


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line that a bot said. It changes nothing, and is kept beside the log."""

    seat: int
    line: Phrase
    at: int = 0  # milliseconds since the match began
    to: int = PUBLIC  # a seat, if only this one heard it


def _well_typed(entry: Entry) -> Entry:
    """The entry, checked against its types."""
    try:
        return msgspec.convert(msgspec.to_builtins(entry), Entry)
    except (msgspec.ValidationError, TypeError, UnicodeError):
        raise Refused("unknown-entry", what=str(entry.do)[:80]) from None


@dataclass
class _Moment(Generic[S]):
    """A point an undo can lead back to."""

    seat: int
    state: S
    events: int
    answered: bool = False  # others have acted since, or may have


class Match(Generic[S]):
    """One game being played.

    `key` is the sealed seed. If there are `nonces`, one for each seat, the dice's key is mixed from
    both (`dice.mixed`); else the seed is the key.
    """

    def __init__(
        self,
        game: Game[S],
        seats: list[SeatInfo],
        key: bytes,
        options: msgspec.Struct | None = None,
        content: msgspec.Struct | None = None,
        *,
        stepped: bool = False,
        forced: dict[str, tuple[int, ...]] | None = None,
        nonces: Sequence[str] = (),
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options or game.options_type()
        self.content = content
        self.stepped = stepped
        self.commitment = commitment(key)
        self.nonces = list(nonces)
        self.log: list[Entry] = []
        self.said: list[Said] = []
        self.events = FrameRecorder(game)
        # How many changes everybody could see: actions other than secret answers, and undos.
        self.open_moves = 0
        self.rollbacks = 0  # undos that led back to an earlier question
        # Of these, by question, the ones nobody had to agree to.
        self._returns: Counter[int] = Counter()
        # The seats for which the clock answered the sealed question that is still open.
        self._late: set[int] = set()
        self._late_question = -1
        # Timeouts to be announced later (`Ask.told_with`): the kind of event they wait for.
        self._told_later: list[tuple[str, Event]] = []
        self._seed = key
        self._key = mixed(key, nonces) if nonces else key  # of the dice
        self._moments: list[_Moment[S]] = []
        self.state = game.begin(
            len(seats),
            self._key,
            options,
            content,
            stepped=stepped,
            forced=forced,
            listener=self.events,
        )

    # --- seeing ---

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def key(self) -> bytes | None:
        """The seed, once the game is over."""
        return self._seed if self.over else None

    def secret_key(self) -> bytes:
        """The seed, for the server or program that keeps the match. Never for a seat."""
        return self._seed

    def view(self, seat: int) -> SeatView:
        """What a seat, or PUBLIC, may see."""
        if type(seat) is not int or not PUBLIC <= seat < self.state.players:
            raise Refused("no-such-seat", seat=str(seat)[:80])
        return self.game.seat_view(self.state, seat)

    def heard(self, seat: int, since: int = 0) -> list[SeenEvent]:
        """The events a seat (or PUBLIC) may hear."""
        return seen(self.events[since:], seat)

    # --- acting ---

    def act(self, seat: int, action: int | str, *, at: int = 0) -> None:
        """Answer the open question, or interrupt. An action is an id or a notation."""
        self._act(seat, self._action(action), at, default=False)

    def answer(
        self, seat: int, path: Sequence[int | str], *, whole: bool = False, at: int = 0
    ) -> None:
        """Take the steps of an answer: all of them, or none and Refused.

        A `whole` path also contains the choices that are taken automatically (`trees.py`).
        """
        steps = tuple([self._action(step) for step in path])
        if whole:
            steps = self._abridged(seat, steps)
        if len(steps) == 1:
            self._act(seat, steps[0], at, default=False)
            return
        self._demand_steps(seat, steps)
        for step in steps:
            self._take(seat, step, at, default=False, interrupting=False)

    def _abridged(self, seat: int, path: Path) -> Path:
        demand_asked(self.game, self.state, seat)
        ask, draft = self.game.ask(self.state), self.state.drafts[seat]
        if ask.tree is None:
            return path
        steps = abridged(ask.tree, self.state, seat, path, ask.rule)
        if steps[: len(draft)] == draft:
            steps = steps[len(draft) :]
        if not steps:  # there was nothing in it for the seat to choose
            raise Refused("not-offered", ask.rule)
        return steps

    def _demand_steps(self, seat: int, steps: Path) -> None:
        """Refuse several actions that are not steps of one answer, each legal after the last."""
        s, game = self.state, self.game
        chain = bool(s.asking) and game.ask(s).chain
        draft = s.drafts[seat]
        try:
            for number, step in enumerate(steps):
                complete = chain and number > 0 and not game.options(s, seat)
                if complete or demand_legal(game, s, seat, step) or not chain:
                    raise Refused("one-answer-at-a-time")
                s.drafts[seat] = (*s.drafts[seat], step)
        finally:
            s.drafts[seat] = draft

    def time_out(self, seat: int, *, at: int = 0) -> None:
        """The seat's time is over: drop its draft and take the default answer.

        Random defaults do not use the game's own dice. The answer is logged like any other, so a
        replay needs neither clock nor chance.
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
        """Take back a step of a draft, or the last action since a barrier.

        A sealed answer is replaced, never taken back: everybody would see that. If others have
        acted since, an action is taken back, with everything after it, only if they `agreed`.
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

    def counter(
        self, seat: int, offer_id: int, answer: Offer, *, keep: bool = False, at: int = 0
    ) -> Offer:
        """With `keep`, the pledges of the offer stay as they are."""
        what = KEEP if keep else ""
        self._enter(Entry(seat, "counter", at, what=what, offer=offer_id, content=answer))
        return self.state.offers[-1]

    def accept(
        self, seat: int, offer_id: int, picks: Sequence[int | str] = (), *, at: int = 0
    ) -> None:
        """Accept an offer. If the taker must choose what to give, `picks` says what, by id or
        notation."""
        notations = tuple([self.game.actions.notation(self._action(pick)) for pick in picks])
        self._enter(Entry(seat, "accept", at, offer=offer_id, picks=notations))

    def decline(self, seat: int, offer_id: int, *, at: int = 0) -> None:
        self._enter(Entry(seat, "decline", at, offer=offer_id))

    def withdraw(self, seat: int, offer_id: int, *, at: int = 0) -> None:
        self._enter(Entry(seat, "withdraw", at, offer=offer_id))

    def lapse(self, offer_id: int, *, at: int = 0) -> None:
        """An offer's time is over. The clock does this, not a seat."""
        self._enter(Entry(PUBLIC, "lapse", at, offer=offer_id))

    def promise(self, to: int, pledge: Pledge, *, at: int = 0) -> None:
        """Make a promise to another seat, for all to see."""
        content = Offer(0, pledge.by, to, (), (), pledges=(pledge,))
        self._enter(Entry(pledge.by, "promise", at, content=content))

    def mark(self, seat: int, promise_id: int, mark: str, *, at: int = 0) -> None:
        """Say what became of a promise: "kept", "broken", or "" for nothing yet."""
        self._enter(Entry(seat, "mark", at, what=mark, offer=promise_id))

    # --- once more ---

    def redeal(self, seat: int, key: bytes, *, at: int = 0) -> None:
        """Deal everything anew that this seat cannot see, with new dice.

        So a match can be played on from a moment of another one, whose cards are known by now.
        """
        self._enter(Entry(seat, REDEAL, at, what=key.hex()))

    # --- the log ---

    def apply(self, entry: Entry) -> None:
        """Do what an entry of a log says; used to replay a match."""
        if entry.do == "act":
            self._act(entry.seat, self._action(entry.what), entry.at, entry.default)
        else:
            self._enter(entry)

    def memory(self) -> MatchMemory:
        """All that is needed to go on from here, besides the log (`memory.py`)."""
        return MatchMemory(
            state=msgspec.Raw(self.state.to_json()),
            events=kept_events(self.events),
            moments=[
                KeptMoment(each.seat, msgspec.Raw(each.state.to_json()), each.events, each.answered)
                for each in self._moments
            ],
            open_moves=self.open_moves,
            rollbacks=self.rollbacks,
            returns=dict(self._returns),
            late=self._late,
            late_question=self._late_question,
            told_later=[(until, kept_events([told])[0]) for until, told in self._told_later],
        )

    def go_on_from(self, memory: MatchMemory, log: Iterable[Entry]) -> None:
        """Be as the match was that has this memory and this log. For a match that was just made, of
        the same game, seats and seed."""
        again = type(self.state).from_json
        self.state.become(again(memory.state))
        self.log[:] = log
        self.events[:] = events_again(self.game, memory.events)
        self._moments = [
            _Moment(each.seat, again(each.state), each.events, each.answered)
            for each in memory.moments
        ]
        self.open_moves, self.rollbacks = memory.open_moves, memory.rollbacks
        self._returns = Counter(memory.returns)
        self._late, self._late_question = memory.late, memory.late_question
        untils, told = [until for until, _ in memory.told_later], [e for _, e in memory.told_later]
        self._told_later = list(zip(untils, events_again(self.game, told), strict=True))

    def _enter(self, entry: Entry) -> None:
        """Take an entry that is not an act: do it, then log it. A refusal changes nothing."""
        entry = _well_typed(entry)
        # Only the clock acts without a seat.
        least = PUBLIC if entry.do == "lapse" else 0
        if not least <= entry.seat < self.state.players:
            raise Refused("no-such-seat", seat=entry.seat)
        if entry.do == "undo":
            self._undo(entry)
        elif entry.do == REDEAL:
            self._redeal(entry)
        elif self.game.trade is not None and not self.stepped and not self.over:
            self._bargain(entry)
        else:
            raise Refused("unknown-entry", what=entry.do[:80])
        self.log.append(entry)

    def _act(self, seat: int, action: int, at: int, default: bool) -> None:
        interrupting = demand_legal(self.game, self.state, seat, action)
        self._take(seat, action, at, default, interrupting)

    def _take(self, seat: int, action: int, at: int, default: bool, interrupting: bool) -> None:
        """Take an action that has been checked."""
        s, game = self.state, self.game
        what = game.actions.notation(action)
        ask = None if interrupting else game.ask(s)
        completes = ask is not None and self._completes(seat, action)
        told_later = ask is not None and bool(ask.told_with)
        opens = ask is not None and ask.sealed and len(s.asked) > 1  # a barrier of its own
        if completes:
            self._note_timeout(seat, default)
        if interrupting and game.must_wait(s, seat, action):
            game.interrupt(s, seat, action)  # to be carried out, and seen, later
        elif ask is not None and self._stays_private(seat, ask, completes):
            game.act(s, seat, action)
            if s.answers[seat] != UNANSWERED:  # everybody sees that this seat has answered
                self._answer_moments_of_others(seat)
        else:
            self._play(seat, action, interrupting)
        # What the clock did cannot be undone. With `told_with` no answer can, so that this does not
        # reveal a timeout.
        if completes if told_later else default and not opens:
            self._moments.clear()
        self.log.append(Entry(seat, "act", at, what=what, default=default))

    def _note_timeout(self, seat: int, default: bool) -> None:
        """Announce for whom the clock answered, but not what.

        Anybody can often work out a default. So for sealed answers it is announced only when the
        last one is in, and never if nobody may know who has answered.
        """
        s, ask = self.state, self.game.ask(self.state)
        if self._late_question != s.question:
            self._late, self._late_question = set(), s.question
        self._late.discard(seat)  # an answer may replace the clock's
        if default:
            self._late.add(seat)
        if not ask.covert and (not ask.sealed or s.waiting in ([], [seat])):
            for late in sorted(self._late):
                told = Event(TimedOut.kind, ask.rule, TimedOut(late))
                if ask.told_with:
                    self._told_later.append((ask.told_with, told))
                else:
                    self.events.hear(s, told)
            self._late.clear()

    def _tell_late(self, since: int) -> None:
        """Announce the timeouts that waited for one of the events that just happened."""
        kinds = {event.kind for event in self.events[since:]}
        for until, told in self._told_later:
            if until in kinds:
                self.events.hear(self.state, told)
        self._told_later = [each for each in self._told_later if each[0] not in kinds]

    def _stays_private(self, seat: int, ask: Ask[S], completes: bool) -> bool:
        """Is this only a step of a draft, or a sealed answer while others have not answered?"""
        return not completes or (ask.sealed and self.state.waiting not in ([], [seat]))

    def _completes(self, seat: int, action: int) -> bool:
        """Is this a whole answer, or the last step of one?"""
        s, ask = self.state, self.game.ask(self.state)
        if not ask.chain:
            return True
        draft = s.drafts[seat]
        s.drafts[seat] = (*draft, action)
        try:
            return not ask.options(s, seat)
        finally:
            s.drafts[seat] = draft

    def _play(self, seat: int, action: int, interrupting: bool) -> None:
        s, game = self.state, self.game
        self._answer_moments_of_others(seat)
        self.events.forget_old()
        moment = _Moment(seat, s.clone(), len(self.events))
        if interrupting:
            game.interrupt(s, seat, action)
        else:
            game.act(s, seat, action)
        if self._told_later:
            self._tell_late(moment.events)
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
        if s.dice.drawn != before.dice.drawn or s.over:
            return True  # after the end, the seed is known
        answered = None if interrupting else game.ask(before)
        if answered is not None and answered.sealed and len(before.asked) > 1:
            return True  # the last answer opened those of the others
        if s.asking and game.ask(s).covert:
            return True  # an undo, even one that fails, would reveal who has answered
        if s.asking and game.ask(s).always_timed:
            return True  # by the rules, somebody waits for the answer
        if game.hiding and all(getattr(s, n) == getattr(before, n) for n in game.hiding):
            return False
        return any(
            became_known(game.unseen(before, viewer), game.unseen(s, viewer))
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

    def _redeal(self, entry: Entry) -> None:
        try:
            key = bytes.fromhex(entry.what)
        except ValueError:
            raise Refused("unknown-entry", what=entry.do) from None
        if self.over or len(key) != KEY_BYTES:
            raise Refused("unknown-entry", what=entry.do)
        self.state.become(self.game.redealt(self.state, entry.seat, key))
        self.open_moves += 1
        self._moments.clear()
        self._late.clear()

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
        self.events.take_back(moment.events)
        self._late.clear()
        self.open_moves += 1
        if self.state.question != question:
            self.rollbacks += 1
            self._returns[self.state.question] += not agreed

    def _become(self, past: S, rolled_back: set[int]) -> None:
        """Go back to a past state. A seat keeps its draft and its waiting interrupts, unless an
        action of its own is taken back."""
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
                bargain.counter(seat, entry.offer, content, keep=entry.what == KEEP)
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
            case "promise" if content is not None and len(content.pledges) == 1:
                pledge = content.pledges[0]
                if content != Offer(0, seat, content.to, (), (), pledges=(pledge,)):
                    raise Refused("unknown-entry", what=entry.do)
                if pledge.by != seat:
                    raise Refused("promise-by-whom")
                bargain.promise(content.to, pledge)
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
