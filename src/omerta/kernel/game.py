"""A game: its declaration, and the few functions that play it.

`Game` holds everything one folder of `games/` declares. Its methods are the engine: `begin` sets a
game up, `options` lists what a seat may answer, `act` takes an answer. They check nothing, because
search and simulation call them millions of times. Actions from outside go through `Match`, which
checks each one once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from omerta.kernel.actions import ActionTable
from omerta.kernel.asks import Ask, Interrupt, reopen
from omerta.kernel.dice import Dice, Luck, derive
from omerta.kernel.differences import SAME, difference
from omerta.kernel.events import PUBLIC, Happening, Listener
from omerta.kernel.offers import Bargain, visible_offers
from omerta.kernel.refusal import BadSetup
from omerta.kernel.results import places
from omerta.kernel.state import UNANSWERED, Offer, Promise, S
from omerta.kernel.stepped_offers import stepped_bargaining
from omerta.kernel.trade import Trade
from omerta.kernel.trees import walk

Parts = dict[str, Any]  # fields of a view of the table
Step = Callable[..., None]
AnyStep = TypeVar("AnyStep", bound=Step)


class StepTable(dict[str, Step]):
    """The steps of one game by name. Use it as a decorator on each step."""

    def __call__(self, step: AnyStep) -> AnyStep:
        if step.__name__ in self:
            raise ValueError(f"two steps are called {step.__name__}")
        self[step.__name__] = step
        return step


class Prompt(msgspec.Struct, frozen=True, gc=False):
    """The open question as the seat that is asked sees it."""

    kind: str
    rule: str
    options: tuple[int, ...]
    draft: tuple[int, ...]  # steps of a chain taken so far; they can be stepped back
    answer: int | None  # a sealed answer already given; it can be replaced
    idle: bool = False  # nothing to gain: at a live table the server soon passes for the seat


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """All that one seat, or a spectator, may see."""

    game: str
    seat: int
    players: int
    table: Any
    prompt: Prompt | None
    asking: str  # the open question, whoever is asked
    asked: tuple[int, ...]
    waiting: tuple[int, ...]  # who has not answered, as far as everybody may know
    interrupts: tuple[int, ...]
    queued: tuple[int, ...]  # the seat's own interrupts that wait for an incomplete chain
    offers: tuple[Offer, ...]
    promises: tuple[Promise, ...]
    scores: tuple[int, ...] | None  # once the game is over
    places: tuple[int, ...] | None  # likewise, with ties broken by the rules

    @property
    def over(self) -> bool:
        return self.scores is not None


class SeatViews(NamedTuple):
    """What several seats see at the same moment."""

    seats: dict[int, SeatView]
    public: Any  # the public view of the table
    parts: dict[int, Parts]  # by seat: the parts of the table in which its view differs from that


# These fields of a view while steps run.
_NOTHING_ASKED: dict[str, Any] = {
    "prompt": None,
    "asking": "",
    "asked": (),
    "waiting": (),
    "interrupts": (),
}
# What changes in a view when a question is closed.
CLOSED: dict[str, Any] = {name: [value] for name, value in _NOTHING_ASKED.items()}


@dataclass(frozen=True)
class Game(Generic[S]):
    """One game, complete."""

    name: str
    version: str  # of the rules; a record names the version it was played by
    min_players: int
    max_players: int
    state: type[S]
    options_type: type[msgspec.Struct]
    content_type: type[msgspec.Struct]
    content: msgspec.Struct
    actions: ActionTable
    asks: Mapping[str, Ask[S]]
    steps: Mapping[str, Step]
    # setup(players, options, content, dice) returns a state with the first step on its agenda.
    setup: Callable[[int, Any, Any, Dice], S]
    # What everybody sees of the game, built up from nothing.
    public_view: Callable[[S], Any]
    # The fields of the public view in which a seat sees more: own_parts(s, public_view(s), seat).
    own_parts: Callable[[S, Any, int], Parts]
    # Everything hidden from a viewer. When something leaves this collection, it became known.
    unseen: Callable[[S, int], Collection[Any]]
    # Draw everything the seat cannot see again, with these dice; changes the state it is given.
    redeal: Callable[[S, int, Dice], None]
    # Everything that can neither appear nor vanish. It is equal at every moment of a game.
    tally: Callable[[S], Any]
    scores: Callable[[S], list[int]]
    # The most decisions a game can take, by number of players.
    most_decisions: Callable[[int], int]
    # Every kind of event the rules tell.
    events: tuple[type[Happening], ...]
    # The view as numbers, for learning. Their count depends only on the number of players.
    observe: Callable[[SeatView], list[float]]
    # Among equal scores the higher number comes first. Without it they share a place.
    tie_break: Callable[[S], list[int]] | None = None
    # The name of the unusual way a game has ended; "" for the usual one.
    ending: Callable[[S], str] | None = None
    interrupts: tuple[Interrupt[S], ...] = ()
    trade: Trade[S] | None = None
    # What an answer that begins with this path would lead to: outlook(s, seat, path). Returns one
    # struct type per game, built only from what the seat may know; None if there is nothing to say.
    outlook: Callable[[S, int, tuple[int, ...]], Any] | None = None
    # The fields of the state that `unseen` reads. While they are all as they were, nothing became
    # known, and `unseen` need not be asked. Without them it is asked after every move.
    hiding: tuple[str, ...] = ()
    # What is printed on the cards, by number, for the page: worked out of the content.
    printed: Callable[[Any], Any] | None = None
    _asks: dict[str, Ask[S]] = field(init=False, repr=False)
    _steps: dict[str, Step] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        asks, steps = stepped_bargaining(self.trade) if self.trade else ({}, {})
        object.__setattr__(self, "_asks", {**self.asks, **asks})
        own: dict[str, Step] = {"resume_question": self._resume, "carry_out": self._carry_out}
        object.__setattr__(self, "_steps", {**self.steps, **steps, **own})

    # --- setting up ---

    def begin(
        self,
        players: int,
        key: bytes,
        options: msgspec.Struct | None = None,
        content: msgspec.Struct | None = None,
        *,
        stepped: bool = True,
        forced: dict[str, tuple[int, ...]] | None = None,
        listener: Listener | None = None,
    ) -> S:
        """A new game, played up to its first question."""
        self.check_players(players)
        s = self.setup(
            players,
            options or self.options_type(),
            content or self.content,
            Dice(key, 0, dict(forced or {})),
        )
        s.stepped = stepped
        s.listener = listener
        self.run(s)
        return s

    def check_players(self, players: int) -> None:
        """Refuse a number of players the game does not take."""
        if not self.min_players <= players <= self.max_players:
            raise BadSetup(
                "setup-players",
                game=self.name,
                least=self.min_players,
                most=self.max_players,
                players=players,
            )

    # --- playing ---

    def over(self, s: S) -> bool:
        return s.over

    def ask(self, s: S) -> Ask[S]:
        """The open question."""
        return self._asks[s.asking]

    def options(self, s: S, seat: int) -> tuple[int, ...]:
        """What a seat that is asked may answer now."""
        return self._asks[s.asking].options(s, seat)

    def path(self, s: S, seat: int) -> tuple[int, ...]:
        """The choices a seat has made so far, with those that were taken by themselves."""
        ask, draft = self._asks[s.asking], s.drafts[seat]
        return draft if ask.tree is None else walk(ask.tree, s, seat, draft)[0]

    def act(self, s: S, seat: int, action: int) -> None:
        """Take a legal action, and play on to the next question."""
        self._asks[s.asking].take(s, seat, action)
        if s.queued and not any(s.drafts):
            self.carry_out_queued(s)
        elif not s.asking:
            self.run(s)

    def run(self, s: S) -> None:
        """Run steps until a question is open or the game is over."""
        agenda, steps = s.agenda, self._steps
        while not s.asking and not s.over:
            name, args = agenda.pop()
            steps[name](s, *args)

    def play_out(self, s: S, share: Callable[[], float]) -> int:
        """Play to the end with random answers. `share()` gives numbers from 0 to just below 1.

        Simulations and searches spend their time here. Returns the number of decisions.
        """
        asks, run, decisions = self._asks, self.run, 0
        while s.asking:
            decisions += asks[s.asking].take_any(s, share)
            if not s.asking:
                run(s)
        return decisions

    def interrupt_options(self, s: S, seat: int) -> tuple[int, ...]:
        """What a seat may do now without being asked."""
        if not s.asking:
            return ()
        return tuple([action for each in self.interrupts for action in each.options(s, seat)])

    def interrupt(self, s: S, seat: int, action: int) -> None:
        """Take a legal interrupt: at once, or when no chain is incomplete any more."""
        for beside in self.interrupts:
            if beside.apart and action in beside.options(s, seat):
                beside.then(s, seat, action)
                self.revise(s)
                return
        waits = self.must_wait(s, seat, action)
        s.queued.append((seat, action))
        if not waits:
            self.carry_out_queued(s)

    def must_wait(self, s: S, seat: int, action: int) -> bool:
        """Would this interrupt have to wait?"""
        if not any(s.drafts) and not s.queued:
            return False
        return any(each.waits and action in each.options(s, seat) for each in self.interrupts)

    def carry_out_queued(self, s: S) -> None:
        """Carry out all waiting interrupts in the order they came, before anything else goes on."""
        if s.asking:
            s.suspend()
        s.agenda += [("carry_out", waiting) for waiting in reversed(s.queued)]
        s.queued = []
        self.run(s)

    def _carry_out(self, s: S, seat: int, action: int) -> None:
        """Carry out an interrupt that waited, unless it has become impossible meanwhile."""
        for each in self.interrupts:
            if action in each.options(s, seat):
                each.then(s, seat, action)
                return

    def revise(self, s: S) -> None:
        """The state changed under an open question: check drafts and sealed answers again.

        A draft keeps the steps that are still possible. If everybody sees who has answered, all
        answers are reopened: reopening only the impossible ones would reveal what they were. If
        nobody sees who has answered, the answers that are still possible stay.
        """
        if not s.asking:
            return
        ask = self.ask(s)
        for seat in s.asked:
            if s.drafts[seat]:
                s.drafts[seat] = self._fitting(s, ask, seat, s.drafts[seat])
            while s.drafts[seat] and not ask.options(s, seat):
                s.drafts[seat] = s.drafts[seat][:-1]  # the seat has not yet sent a complete answer
            if s.answers[seat] != UNANSWERED and not (ask.covert and self._fits(s, ask, seat)):
                reopen(s, seat)

    def _fits(self, s: S, ask: Ask[S], seat: int) -> bool:
        """Could the seat still give the answer it has given?"""
        answer = s.chains[seat] if ask.chain else (s.answers[seat],)
        return self._fitting(s, ask, seat, answer) == answer

    def _fitting(self, s: S, ask: Ask[S], seat: int, steps: tuple[int, ...]) -> tuple[int, ...]:
        """The steps that can still be taken, from the first to the last possible one."""
        draft = s.drafts[seat]
        s.drafts[seat] = ()
        for step in steps:
            if step not in ask.options(s, seat):
                break
            s.drafts[seat] = (*s.drafts[seat], step)
        fitting, s.drafts[seat] = s.drafts[seat], draft
        return fitting

    def _resume(self, s: S) -> None:
        put_aside = s.suspended.pop()
        s.asking = put_aside.asking
        s.question = put_aside.question
        s.asked = put_aside.asked
        s.waiting = list(put_aside.asked)

    def places(self, s: S) -> list[int]:
        """The place of each seat."""
        return places(self.scores(s), self.tie_break(s) if self.tie_break else None)

    def bargain(self, s: S) -> Bargain[S]:
        assert self.trade is not None, f"{self.name} has no trade"
        return Bargain(self.trade, s)

    # --- seeing ---

    def view(self, s: S, seat: int) -> Any:
        """What a seat or PUBLIC sees of the game itself."""
        public = self.public_view(s)
        if seat == PUBLIC:
            return public
        return msgspec.structs.replace(public, **self.own_parts(s, public, seat))

    def seat_view(self, s: S, seat: int, options: tuple[int, ...] | None = None) -> SeatView:
        """What one seat (or PUBLIC) may see, built up from nothing. `options`: what the seat may
        answer, where that has been worked out already."""
        return self._seat_view(s, seat, self.view(s, seat), options)

    def seat_views(self, s: S, seats: Iterable[int], public: Any = None) -> SeatViews:
        """What several seats see, PUBLIC maybe among them; `public` is what all see, if it has been
        made already."""
        public = self.public_view(s) if public is None else public
        parts = {seat: {} if seat == PUBLIC else self.own_parts(s, public, seat) for seat in seats}
        views = {
            seat: self._seat_view(s, seat, msgspec.structs.replace(public, **own))
            for seat, own in parts.items()
        }
        return SeatViews(views, public, parts)

    def beside_table(self, s: S, before: SeatView) -> tuple[SeatView, dict[str, Any]]:
        """What an event changed in a view beside the table, and the difference.

        Prompts and interrupts come with the next question; while steps run there are none.
        """
        closed = before.asking and not s.asking
        view = msgspec.structs.replace(before, **_NOTHING_ASKED) if closed else before
        changed = CLOSED if closed else SAME
        if s.offers or s.promises or before.offers or before.promises:
            offers, promises = visible_offers(s, before.seat, self.trade), tuple(s.promises)
            view = msgspec.structs.replace(view, offers=offers, promises=promises)
            bargain = {
                "offers": difference(before.offers, offers),
                "promises": difference(before.promises, promises),
            }
            changed = changed | {name: each for name, each in bargain.items() if each}
        return view, changed

    def _seat_view(
        self, s: S, seat: int, table: Any, options: tuple[int, ...] | None = None
    ) -> SeatView:
        notices = self.notices(s, seat)
        return SeatView(
            game=self.name,
            seat=seat,
            players=s.players,
            table=table,
            prompt=self.prompt(s, seat, options),
            asking=self.shown_question(s) if notices else "",
            asked=s.asked if notices else (),
            waiting=self.waiting_for(s) if notices else (),
            interrupts=() if seat == PUBLIC else self.interrupt_options(s, seat),
            queued=tuple([action for owner, action in s.queued if owner == seat]),
            offers=visible_offers(s, seat, self.trade),
            promises=tuple(s.promises),
            scores=tuple(self.scores(s)) if s.over else None,
            places=tuple(self.places(s)) if s.over else None,
        )

    def prompt(self, s: S, seat: int, options: tuple[int, ...] | None = None) -> Prompt | None:
        if seat not in s.asked or not s.asking:
            return None
        ask, answer = self.ask(s), s.answers[seat]
        if answer == UNANSWERED and seat not in s.waiting:
            return None
        if options is None:
            options = ask.options(s, seat)
        return Prompt(
            kind=ask.name,
            rule=ask.rule,
            options=options,
            draft=s.drafts[seat],
            answer=None if answer == UNANSWERED else answer,
            idle=ask.is_idle(s, seat, options),
        )

    def notices(self, s: S, seat: int) -> bool:
        """May a seat (or PUBLIC) know that a question is open?"""
        if not s.asking:
            return False
        return seat in s.asked or not (s.stepped and self.ask(s).quiet)

    def shown_question(self, s: S) -> str:
        """The open question, as far as everybody may know."""
        return (self.ask(s).shown_as or s.asking) if s.asking else ""

    def waiting_for(self, s: S) -> tuple[int, ...]:
        """Whom the game waits for, as far as everybody may know."""
        if not s.asking:
            return ()
        return s.asked if self.ask(s).covert else tuple(s.waiting)

    # --- imagining ---

    def redealt(self, s: S, seat: int, key: bytes) -> S:
        """Another state the seat could be in: everything it cannot see is drawn again.

        The seat has the same view and the same questions there. The new state has dice of its own
        and depends on nothing that is hidden from the seat.
        """
        new = s.clone()
        new.dice = Dice(derive(key, "future"))
        dice = Dice(key)
        if s.offers:
            new.offers = list(visible_offers(s, seat, self.trade))
        if s.queued:  # nobody knows which interrupts of others are waiting
            new.queued = [(owner, action) for owner, action in s.queued if owner == seat]
        self.redeal(new, seat, dice)
        self._redeal_answers(new, seat, dice)
        return new

    def _redeal_answers(self, s: S, seat: int, dice: Dice) -> None:
        """Draw secret answers of others again, from what they could answer."""
        if not s.asking:
            return
        ask = self.ask(s)
        for other in s.asked:
            if other == seat:
                continue
            answered = s.answers[other] != UNANSWERED
            s.drafts[other] = s.chains[other] = ()
            s.answers[other] = UNANSWERED
            if ask.covert:
                reopen(s, other)
            elif answered:
                self._draw_answer(s, ask, other, dice)

    def _draw_answer(self, s: S, ask: Ask[S], seat: int, dice: Dice) -> None:
        while options := ask.options(s, seat):
            s.answers[seat] = options[dice.below(len(options), "answer")]
            if not ask.chain:
                return
            s.drafts[seat] = (*s.drafts[seat], s.answers[seat])
        s.chains[seat], s.drafts[seat] = s.drafts[seat], ()

    def default(self, s: S, seat: int, luck: Luck) -> tuple[int, ...]:
        """The answer for a seat whose time has run out, step by step."""
        return self.ask(s).default(s, seat, luck)
