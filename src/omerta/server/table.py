"""One table in memory: its rows, its match, its clocks. No I/O here.

The rows in the store are the truth, and this is a cache of them: it can be dropped and loaded again
at any moment. A change of the match counts only once its entries are in the log. Until they are,
whatever follows from it waits in `unwritten`.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec

from omerta.bots.lines import Speech
from omerta.games import load, package
from omerta.games.pace import beat
from omerta.games.words import Words
from omerta.kernel.asks import Window
from omerta.kernel.chain import Chain
from omerta.kernel.events import PUBLIC, Event
from omerta.kernel.match import Entry, Match, SeatInfo
from omerta.kernel.memory import MatchMemory, shape
from omerta.kernel.record import first_of_chain
from omerta.kernel.refusal import Refused
from omerta.kernel.state import UNANSWERED, Offer
from omerta.server import metrics
from omerta.server.clocks import ClocksMemory, OfferClocks, TableClocks
from omerta.server.connections import Connection
from omerta.server.dealing import Dealing
from omerta.server.store import ChatRow, LogRow, SeatRow, TableRow
from omerta.server.unwritten import Unwritten
from omerta.server.wire import UNTIL_MY_TURN, DaysClock, Hint, LiveClock
from omerta.text.phrases import Phrase


@dataclass(frozen=True)
class Glimpse:
    """What everybody could notice. If it is equal before and after a change, nobody is told."""

    open_moves: int
    events: int
    waiting: tuple[int, ...]

    @classmethod
    def of(cls, match: Match[Any]) -> Glimpse:
        waiting = match.game.waiting_for(match.state)
        return cls(match.open_moves, len(match.events), waiting)

    def same_but_for_waiting(self, other: Glimpse) -> bool:
        return (self.open_moves, self.events) == (other.open_moves, other.events)


@dataclass
class UndoRequest:
    """A player asks the others for an undo of something they have seen."""

    seat: int
    moves: int  # `Match.open_moves` then; the request lapses when it changes
    agreed: set[int] = field(default_factory=set)
    asked: set[int] = field(default_factory=set)


# Entries of one seat during one question. Then it may still answer, but not change its mind: else
# the log would grow for as long as somebody likes.
MOST_ENTRIES = 300

# Who has been away for so long can be replaced by a bot, if the others want it.
SECONDS_AWAY = 180.0

# So long after the last one has left, bots play on.
SECONDS_AWAKE = 120.0

# During one question bots wait no longer than for so many offers, one after the other.
MOST_OFFERS_WAITED_FOR = 3


@dataclass
class AtWork:
    """What the bots at a table are busy with. Not stored: a loaded table starts again."""

    thinking: set[int] = field(default_factory=set)  # seats that work out an answer
    haggling: set[int] = field(default_factory=set)  # seats that think about offers
    # By seat: the last question at which it was asked for an offer of its own.
    canvassed: dict[int, str] = field(default_factory=dict)
    pondered: set[tuple[int, int]] = field(default_factory=set)  # seat, and an offer to anyone
    asked: set[int] = field(default_factory=set)  # seats that somebody has asked for an offer
    # A window, by its stamp, and how long after its opening bots answer in it.
    window: tuple[str, float] = ("", 0.0)
    # How many events they have had a chance to remark on; None for a table just loaded.
    events_known: int | None = None
    # By bot and person: why it last refused something, if they ask.
    refused: dict[tuple[int, int], Speech] = field(default_factory=dict)


@dataclass
class Counselled:
    """What the consigliere last told a seat, and what the seat saw then."""

    seen: bytes = b""
    hints: tuple[Hint, ...] = ()
    offers: tuple[Phrase, ...] = ()


class EventText(NamedTuple):
    """An event as it is told to a reader, or to all who hear what everybody hears."""

    text: bytes
    apart: frozenset[int]  # seats that hear something else of an event on which it depends


class WrittenEvent(NamedTuple):
    event: Event
    texts: dict[int, EventText]  # by seat; PUBLIC is for all who hear what everybody hears


class WrittenLines(NamedTuple):
    """The last events, as they are told at this moment to all who hear what everybody hears."""

    since: int  # the number of the first of them
    last: Event
    each: list[EventText]
    text: msgspec.Raw  # all of them
    apart: frozenset[int]  # as above


_versions = itertools.count()


class TableMemory(msgspec.Struct, frozen=True):
    """A table after some of its appends, so that it can go on without playing them again. The
    fields are those of `LiveTable`."""

    shape: str  # of what the match remembers; another program may not understand it
    number: int  # of appends
    head: bytes  # of the chain then: it stands for everything in these appends
    match: MatchMemory
    clocks: ClocksMemory
    offer_clocks: tuple[dict[int, int], tuple[int, ...]]
    turn: int
    heard_by: list[int]
    moved: list[int]
    head_shown: bytes
    opened: int
    question_opened: str
    counted: int
    entries: dict[int, int]
    timed: int


class LiveTable:
    def __init__(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        log: Sequence[LogRow] | None,  # None for a match of other rules, which cannot be played
        chat: list[ChatRow],
        bot_patience: float = 0,
        memory: TableMemory | None = None,
    ) -> None:
        self.row = row
        self.seats = list(seats)
        self.chat = chat
        self.game = load(row.game)
        self.words: Words = package(row.game).words()
        self.lock = asyncio.Lock()
        self.unwritten = Unwritten()
        self.count_action = metrics.actions.labels(row.game).inc
        self.connections: set[Connection] = set()
        self.undo: UndoRequest | None = None
        self.rematch_wishes: set[int] = set()
        self.bots = AtWork()
        self.counselled = [Counselled() for _ in seats]
        self.holding_back = ""  # the window for which delayed passes are scheduled
        self.timer: asyncio.TimerHandle | None = None
        self.touched = time.monotonic()
        self._left = time.monotonic()  # when the last one left, or when the table was loaded
        self._rests = False  # its time stands still
        # By seat: when a person left who is not back. The others have not been here since then.
        self._gone: dict[int, float] = {}
        self._loaded = time.monotonic()
        self.replacing: dict[int, set[int]] = {}  # a seat, and who wants a bot there
        self.away_timer: asyncio.TimerHandle | None = None
        self.says_who_left = False  # very soon
        self.dropped = False  # no longer in use: load the table again
        self.version = next(_versions)  # another one after each change of the table itself
        self.told_turn: dict[int, str] = {}  # by seat: the last question a webhook was called for
        self.dealing = Dealing()
        self.match: Match[Any] | None = None
        self.chain: Chain | None = None  # of the match; a lesson has none
        # The head at the last change that everybody could notice. A later one would tell that
        # somebody has replaced a secret answer.
        self.head_shown = b""
        self.changed_append: int | None = None  # an append in the log that does not fit the chain
        self.clocks = TableClocks(row.clock, len(seats))
        self.offer_clocks = OfferClocks(row.clock)
        self._bot_patience = round(bot_patience * 1000)
        self.opened = 0  # when the open question was opened
        self._question_opened = ""
        self._counted = -1  # the question for which entries are counted
        self._entries: Counter[int] = Counter()  # by seat
        self.number = 0  # of the next append
        self.tokens: set[str] = set()
        # Texts made before, kept for reuse; see telling.py.
        self.labels: dict[int, tuple[object, tuple[Phrase, ...]]] = {}
        self.written: list[WrittenEvent] = []
        self.lines_for_all: WrittenLines | None = None
        # `turn` counts the changes that everybody could notice; `heard_by[turn]` is the number of
        # events by then.
        self.turn = 0
        self.heard_by: list[int] = []
        # By seat: how many events there were after its last answer.
        self.moved = [0] * len(seats)
        self._timed = 0  # how many events have been counted as being shown
        self._base = 0
        self._since = time.monotonic()
        self.remembered = 0  # the number of the appends of which a memory is kept
        if row.status != "open" and log is not None:
            self._play_back(log, memory)

    # --- the match ---

    def begin(self, began: int, nonces: tuple[str, ...] = ()) -> None:
        """Start the game."""
        self._loaded = time.monotonic()
        self.row = msgspec.structs.replace(self.row, status="playing", began=began, nonces=nonces)
        self._play_back([])

    def _play_back(self, log: Sequence[LogRow], memory: TableMemory | None = None) -> None:
        self.match = new_match(self.row, self.seats)
        if memory is None or not self._remembers(memory, log):
            self.chain = first_of_chain(self.match, self.row.id)
            self._show_head()
            self.heard_by = [len(self.match.events)]
            self._run_clocks(0)
        for append in log[self.number :]:
            before = self.glimpse()
            for entry in append.entries:
                self.match.apply(entry)
            self._extend_chain(append)
            self.appended(append.token, append.entries, before)
        if self.match.log:
            self._base = self.match.log[-1].at
        self._since = time.monotonic()

    def _extend_chain(self, append: LogRow) -> None:
        """Also notices whether somebody has changed the log."""
        assert self.chain is not None
        head = self.chain.extend(append.entries).hex()
        if append.head not in (None, head) and self.changed_append is None:
            self.changed_append = append.number

    def _remembers(self, memory: TableMemory, log: Sequence[LogRow]) -> bool:
        """Go on from a memory. False if it is of another log, or this program cannot read it."""
        assert self.match is not None
        if memory.shape != shape(self.game) or memory.number > len(log):
            return False
        self.chain = first_of_chain(self.match, self.row.id)
        for append in log[: memory.number]:
            self._extend_chain(append)
        if self.chain.head != memory.head:
            return False
        self._go_on_from(memory, log[: memory.number])
        return True

    def memory(self) -> TableMemory:
        """Of all appends so far, also those on their way."""
        assert self.match is not None
        assert self.chain is not None
        return TableMemory(
            shape=shape(self.game),
            number=self.number,
            head=self.chain.head,
            match=self.match.memory(),
            clocks=self.clocks.memory(),
            offer_clocks=self.offer_clocks.memory(),
            turn=self.turn,
            heard_by=self.heard_by,
            moved=self.moved,
            head_shown=self.head_shown,
            opened=self.opened,
            question_opened=self._question_opened,
            counted=self._counted,
            entries=dict(self._entries),
            timed=self._timed,
        )

    def _go_on_from(self, memory: TableMemory, log: Sequence[LogRow]) -> None:
        assert self.match is not None
        self.match.go_on_from(memory.match, [entry for each in log for entry in each.entries])
        self.tokens |= {append.token for append in log if append.token is not None}
        self.clocks.go_on_from(memory.clocks)
        self.offer_clocks.go_on_from(memory.offer_clocks)
        self.number = self.remembered = memory.number
        self.turn, self.heard_by, self.moved = memory.turn, memory.heard_by, memory.moved
        self.head_shown = memory.head_shown
        self.opened, self._question_opened = memory.opened, memory.question_opened
        self._counted, self._entries = memory.counted, Counter(memory.entries)
        self._timed = memory.timed

    @property
    def playing(self) -> Match[Any]:
        """The match in progress. Raises Refused if there is none."""
        if self.match is None:
            raise Refused("table-not-begun")
        if self.match.over:
            raise Refused("game-is-over")
        return self.match

    def glimpse(self) -> Glimpse:
        assert self.match is not None
        return Glimpse.of(self.match)

    @property
    def over(self) -> bool:
        """Is the game over, and its last entry on disk?"""
        return self.row.status == "over"

    def appended(self, token: str | None, entries: Sequence[Entry], before: Glimpse) -> Glimpse:
        """These entries are in the log, or on their way there. Returns what everybody could notice
        now."""
        assert self.match is not None
        self.number += 1
        if token is not None:
            self.tokens.add(token)
        for entry in entries:
            if entry.seat != PUBLIC and not entry.default:
                self.moved[entry.seat] = len(self.match.events)
                self._entries[entry.seat] += 1
        if self.match.state.question != self._counted:
            self._counted = self.match.state.question
            self._entries.clear()
        if entries:
            self._run_clocks(entries[-1].at)
        after = self.glimpse()
        if after != before:
            self.turn += 1
            self._show_head()
            self.heard_by.append(len(self.match.events))
        if self.undo is not None and self.undo.moves != self.match.open_moves:
            self.undo = None
        self.touched = time.monotonic()
        return after

    def _show_head(self) -> None:
        if self.chain is not None:
            self.head_shown = self.chain.head

    def heard_since(self, turn: int | None) -> int:
        """The first event that is new, or replaces an undone one, for a reader of this turn."""
        if turn is None or not 0 <= turn < len(self.heard_by):
            return 0
        return min(self.heard_by[turn:])

    def stamp(self) -> str:
        """Identifies the open question. An answer with another stamp is refused as stale."""
        assert self.match is not None
        return f"{self.match.state.question}.{self.match.rollbacks}"

    def may_bargain(self) -> bool:
        """May offers be made now?"""
        match = self.match
        return (
            match is not None
            and match.game.trade is not None
            and match.state.gate
            and not match.over
        )

    # --- time ---

    def now(self) -> int:
        """Milliseconds since the game began. Live clocks stand still while the server is down."""
        if isinstance(self.row.clock, DaysClock) and self.row.began is not None:
            return max(self._base, int(time.time() * 1000) - self.row.began)
        if self._rests:
            return self._base
        return self._base + round((time.monotonic() - self._since) * 1000)

    def awake(self) -> bool:
        """Do bots play? Not while nobody is here, except where people have days to answer."""
        if self.connections or time.monotonic() - self._left < SECONDS_AWAKE:
            return True
        return isinstance(self.row.clock, DaysClock) and bool(self.people())

    def rest(self) -> bool:
        """If it is nobody's turn but bots', and they do not play, the table's time stands still
        until somebody comes, as it does while the server is down."""
        if not self._rests and not self.awake():
            waiting = [] if self.match is None else self.match.state.waiting
            if waiting and all(map(self.is_bot, waiting)):
                self._base, self._rests = self.now(), True
        return self._rests

    def welcome(self, connection: Connection) -> None:
        self.connections.add(connection)
        seat = self.seat_of(connection.person)
        self._gone.pop(seat, None)
        self.replacing.pop(seat, None)
        if self._rests:
            self._since, self._rests = time.monotonic(), False

    def goodbye(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.touched = self._left = time.monotonic()
        seat = self.seat_of(connection.person)
        if seat not in self.present():
            self._gone[seat] = self._left

    def present(self) -> list[int]:
        """The seats of people who are here."""
        here = {connection.person for connection in self.connections}
        return [seat for seat in self.people() if self.seats[seat].person in here]

    def away_at(self) -> dict[int, float]:
        """By seat: when each of the people who are not here can be replaced. Not where they have
        days to answer: there the clock goes on."""
        if self.row.status != "playing" or isinstance(self.row.clock, DaysClock):
            return {}
        here = self.present()
        gone = {seat: self._gone.get(seat, self._loaded) for seat in self.people()}
        return {seat: at + SECONDS_AWAY for seat, at in gone.items() if seat not in here}

    def away(self) -> list[int]:
        """The seats of people who can be replaced."""
        now = time.monotonic()
        return [seat for seat, at in self.away_at().items() if at <= now]

    def deadline(self) -> int | None:
        """When the first seat, or the first offer, runs out of time."""
        match = self.match
        if match is None or match.over:
            return None
        seats = self.clocks.deadline(match.state.waiting)
        offers = self.offer_clocks.ends().values()
        return min([*offers, *([] if seats is None else [seats])], default=None)

    def offers_left(self, now: int) -> dict[int, int]:
        """Milliseconds for which each offer is sure to be open, unless a person goes on."""
        ends = self.offer_clocks.ends()
        match = self.match
        if match and not match.over and any(map(self.is_bot, match.state.waiting)):
            bots_go_on = self.time_for_offers()
            for offer in self._offers_of_bots():
                ends[offer] = min(ends[offer], bots_go_on)
        return {offer: max(0, end - now) for offer, end in ends.items()}

    def time_for_offers(self) -> int:
        """Until when bots wait for people to answer bots' offers; 0 if there are none."""
        made = [self.offer_clocks.made(offer) for offer in self._offers_of_bots()]
        if not made:
            return 0
        longest = self.opened + MOST_OFFERS_WAITED_FOR * self._bot_patience
        return min(max(made) + self._bot_patience, longest)

    def _offers_of_bots(self) -> list[int]:
        """Those made to people who are here."""
        here = {connection.seat for connection in self.connections} & set(self.people())
        return [
            offer.id
            for offer in self.playing.state.offers
            if offer.to in here and self.is_bot(offer.maker)
        ]

    def _run_clocks(self, at: int) -> None:
        assert self.match is not None
        state, game = self.match.state, self.match.game
        ask = game.ask(state) if state.asking else None
        # Bots do not mind waiting: alone with them one has all the time, unless there are clocks.
        always_timed = ask is not None and ask.always_timed and len(self.people()) > 1
        self.clocks.note(
            at,
            state.question,
            game.waiting_for(state),
            ask is not None and ask.covert,
            seconds=ask.seconds(state) if ask is not None and ask.seconds is not None else 0,
            always_timed=always_timed,
            offering=self._given_extra_time(state.offers) if state.offers else (),
            aside=[each.question for each in state.suspended],
            shows=self._time_shown(timed=always_timed),
        )
        self.offer_clocks.note(at, [offer.id for offer in state.offers])
        if self.stamp() != self._question_opened:
            self._question_opened, self.opened = self.stamp(), at

    def _time_shown(self, *, timed: bool) -> int:
        """How long it takes to show what is new, in milliseconds; 0 where no time is short.

        It is the same for all seats, whatever each was told. What was undone and is told again
        does not count again: that would be a way to gain time.
        """
        assert self.match is not None
        events, first = self.match.events, self._timed
        self._timed = max(first, len(events))
        if not (timed or isinstance(self.row.clock, LiveClock)):
            return 0
        beats = package(self.row.game).beats
        return sum([beat(beats, self.words, event) for event in events[first:]])

    def _given_extra_time(self, offers: Sequence[Offer]) -> set[int]:
        """Who has an open offer, or would lose time by a bot's offer: whoever was made it, and a
        bot that waits for the answer."""
        extended = {offer.maker for offer in offers}
        by_bots = [offer for offer in offers if self.is_bot(offer.maker)]
        if any(offer.to in self.people() for offer in by_bots):
            extended |= {offer.to for offer in by_bots}
            extended |= {seat.seat for seat in self.seats if seat.kind == "bot"}
        return extended

    # --- changes: each is done wholly, or raises Refused and changes nothing ---

    def answer(self, seat: int, actions: Sequence[int], *, whole: bool = False) -> None:
        """The steps of an answer, or a `whole` path (`trees.py`)."""
        self.playing.answer(seat, actions, whole=whole, at=self.now())

    def demand_resolve(self, seat: int) -> None:
        """Refuse another change of mind to a seat that has had very many at this question."""
        if self._entries[seat] >= MOST_ENTRIES:
            raise Refused("too-many-changes")

    def has_answered(self, seat: int) -> bool:
        """Has the seat answered the open question, though it may still change the answer?"""
        return bool(self.playing.state.answers[seat] != UNANSWERED)

    def wishing_to_pass(self) -> list[int]:
        """The seats that are asked and have a standing wish to pass in this window."""
        match = self.playing
        ask = match.game.ask(match.state)
        if not isinstance(ask, Window):
            return []
        return [
            seat
            for seat in match.state.waiting
            if self._wishes_to_pass(ask, seat)
            and ask.passing in match.game.options(match.state, seat)
        ]

    def _wishes_to_pass(self, ask: Window[Any], seat: int) -> bool:
        state, wishes = self.playing.state, self.seats[seat].always_pass
        return (
            ask.name in wishes
            or UNTIL_MY_TURN in wishes
            or any(
                passes(state, seat)
                for preference, passes in ask.preferences
                if f"{ask.name}:{preference}" in wishes
            )
        )

    def wishes_fulfilled(self) -> list[int]:
        """Seats that wished to pass until their turn, and it has come. Who only answers what
        somebody else began has no turn by it."""
        match = self.playing
        ask = match.game.ask(match.state)
        if ask.covert or ask.always_timed:
            return []
        return [
            seat for seat in match.state.waiting if UNTIL_MY_TURN in self.seats[seat].always_pass
        ]

    def pass_for_those_who_wish(self) -> bool:
        """Pass for the first seat that wishes it; False if there is none."""
        wishing = self.wishing_to_pass()
        if wishing:
            self.pass_window(wishing[0])
        return bool(wishing)

    def pass_window(self, seat: int) -> None:
        match = self.playing
        ask = match.game.ask(match.state)
        assert isinstance(ask, Window)
        match.act(seat, ask.passing, at=self.now())

    def bound_to_pass(self) -> list[int]:
        """People in a window who have nothing to gain, so that the server may pass for them.

        In a window with its own `seconds` nobody is passed for: it is short, and they pass when the
        time is over. Unless there is only one person at the table, so nobody could notice.
        """
        game, state = self.playing.game, self.playing.state
        ask = game.ask(state)
        if not isinstance(ask, Window) or (self.clocks.by_seconds and len(self.people()) > 1):
            return []
        return [
            seat
            for seat in state.waiting
            if not self.is_bot(seat) and ask.is_idle(state, seat, game.options(state, seat))
        ]

    def late(self) -> list[int]:
        """The seats that ran out of time."""
        return self.clocks.out_of_time(self.playing.state.waiting, self.now())

    def time_out(self) -> bool:
        """Take the default for the first late seat; False if there is none."""
        late = self.late()
        if late:
            self.playing.time_out(late[0], at=self.now())
        return bool(late)

    def lapsing(self) -> list[int]:
        """Offers whose time is over."""
        now = self.now()
        return [offer for offer, ends in self.offer_clocks.ends().items() if ends <= now]

    # --- people ---

    def seat_of(self, person: str | None) -> int:
        for seat in self.seats:
            if person is not None and seat.person == person and seat.kind == "person":
                return seat.seat
        return PUBLIC

    def names_but(self, seat: int) -> list[str]:
        """What those are called who sit on the other seats."""
        return [each.name for each in self.seats if each.seat != seat and each.kind != "free"]

    @property
    def hints(self) -> bool:
        """May the consigliere be asked? Where several people play, only if the host said so."""
        return self.row.hints and (self.row.hints_for_all or len(self._players()) < 2)

    def _players(self) -> list[SeatRow]:
        """People who play, or played until a bot took over."""
        return [seat for seat in self.seats if "person" in (seat.kind, seat.first_kind)]

    def people(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "person"]

    def goes_on_by_itself(self) -> bool:
        """Will a clock or a bot act even if nobody is connected?"""
        match = self.match
        if match is None or match.over or self.rest():
            return False
        bots = self.awake() and any(self.is_bot(seat) for seat in match.state.waiting)
        return bots or self.deadline() is not None

    def is_bot(self, seat: int) -> bool:
        return self.seats[seat].kind == "bot"

    def changed(self) -> None:
        """Something about the table itself has changed, not about its game."""
        self.version = next(_versions)

    def change_seat(self, seat: int, **changes: Any) -> None:
        self.seats[seat] = msgspec.structs.replace(self.seats[seat], **changes)


def new_match(row: TableRow, seats: Sequence[SeatRow]) -> Match[Any]:
    """The match of a table, before its first action."""
    game = load(row.game)
    options = msgspec.convert(row.options, game.options_type)
    sitting = [seat_info(seat) for seat in seats]
    return Match(game, sitting, row.seed, options, nonces=row.nonces)


def seat_info(seat: SeatRow) -> SeatInfo:
    """The player who had this seat when the game began."""
    began_as_bot = (seat.first_kind or seat.kind) == "bot"
    return SeatInfo(seat.first_name or seat.name, seat.bot if began_as_bot else "person")
