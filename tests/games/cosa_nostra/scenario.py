"""Scenes of La Cosa Nostra, told in words.

`table` sets a scene and plays on to its first question:

    scene = table(
        "action",  # the moment, see below
        round=3,
        turn=R,
        cash={R: 5},  # in thousands; others have 2
        owned={R: "pimp-1 casino", G: ""},  # others own what their family starts with
        crews={R: "r1 r2 r4r g3"},  # in the order they came; others have their start gangsters
        tasks={"r1": "J3C05", "r2": "garage-2", "g1": "J3-trap-1", "g2": "idle"},
        attached={"r1": "henchman machine_pistol"},
        hands={R: "J1C01 J3T1"},
        influence={G: "snitch emergency_doc"},  # others hold none, so no window waits for them
        markers=[(G, "casino-1")],  # oldest first
        market="cop-2 waste-2",  # filled up from the deck
        deck="lawyer-3 dealer-1",  # drawn next, in this order
    )

Seats are Y, G, R, P, B, clockwise: the families Blundetto (yellow), DiMaggio (green), Calmuti
(red), LaServa (purple), Caruso (blue). Gangsters are called by family and strength: y1 y2 y3 start,
y2r y3r y4r are recruits. A Business is casino-1 or, while setting a scene, just casino: the first
that is not given away by its number. Jobs are called by their ids, Influence cards by their kinds.

A task is a Job, a Business to be bought, "none", "idle" or "done". Gangsters not named have "none"
up to planning and "done" from then on. What is not named lies where it belongs: Jobs in their
piles, Influence cards and Businesses in their decks. No scene has more or less than the box.

Moments: "round" (`round`, from its very beginning), "planning", "action", "payday", "end".
With `stepped=True` it is played as bots and simulations do, else as people do. Cards that could be
played after a task (CN-3.14, 4.13) are not, and nobody is asked, unless with `lingers=True`.

`scene.act(R, "r1", "reveal", G, "g2")` gives a whole answer: all choices of its path, also those
that are the only one and so never asked for; a seat stands for "player <seat>". An Attack told so
has its target named, let come and turned over (`scene.attack`). `scene.step` takes
choices one by one, as they are asked for. `scene.dice(1, 4, 5)` says what is rolled next.
`scene.open` says what is asked of whom, `scene.options(R)` what may be answered next,
`scene.paths(R)` all whole answers, `scene.told(kind)` what all heard.

Things in an offer: "3" is cash, "casino-1" a Business, "r2" a gangster, "use:casino-1" a marker on
it: `scene.trade(R, G, "3", "use:lawyer-1")` is offered by R and accepted by G.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from omerta.games.cosa_nostra import GAME
from omerta.games.cosa_nostra.areas import recount_monopolies
from omerta.games.cosa_nostra.content import (
    BUSINESS_IDS,
    CONTENT,
    EACH_FAMILY,
    GANGSTERS,
    INFLUENCE_IDS,
    MONOPOLY_IDS,
    STARTERS,
    BusinessId,
    Options,
)
from omerta.games.cosa_nostra.rules_action import begin_action, next_turn
from omerta.games.cosa_nostra.rules_planning import planning
from omerta.games.cosa_nostra.rules_round import after_action, begin_round
from omerta.games.cosa_nostra.state import (
    ACTION,
    ACTIONS,
    ATTACHMENTS,
    DONE,
    DRAWING,
    IDLE,
    IN_DECK,
    IN_MARKET,
    IN_PROGRESS,
    JOB,
    NOBODY,
    NONE,
    NOTHING,
    PASS,
    PLANNED,
    PLANNING,
    PURCHASE,
    CosaNostra,
)
from omerta.kernel.asks import Window
from omerta.kernel.dice import Dice, key_from
from omerta.kernel.match import Match
from omerta.kernel.state import Item, Offer
from omerta.kernel.trees import Path, abridged
from tests.games import wandering
from tests.games.wandering import Wanderings, Watched

# Yellow, green, red, purple and blue sit clockwise in this order.
Y, G, R, P, B = range(5)
ALL_PLAYERS = range(3, 6)
KEY = key_from("cosa nostra")
OVER: tuple[str, list[int]] = ("", [])

Moment = Literal["round", "planning", "action", "payday", "end"]
Words = Mapping[int, str]  # by seat

GANGSTER_IDS = CONTENT.gangster_ids()
GANGSTER_WORDS = [
    f"{'ygrpb'[number // EACH_FAMILY]}{name.rsplit('-', 1)[1].rstrip('s')}"
    for number, name in enumerate(GANGSTER_IDS)
]
BUSINESS_WORDS = [name.removeprefix("B-") for name in CONTENT.business_ids()]
JOB_WORDS = [*CONTENT.job_ids()]
TASKS = {"none": NONE, "idle": IDLE, "done": DONE}
TASK_WORDS = {
    **{number: word for word, number in TASKS.items()},
    JOB: "job",
    PURCHASE: "purchase",
    IN_PROGRESS: "in progress",
}
START_CASH = 2
USUAL_MARKET: tuple[BusinessId, ...] = ("politician", "dealer", "loan_shark", "cop")


# --- words and numbers ---


def gangster(word: str) -> int:
    """ "y1", "g4r" as a number."""
    return GANGSTER_WORDS.index(word)


def gangsters(text: str) -> list[int]:
    return [gangster(word) for word in text.split()]


def business(word: str) -> int:
    """ "casino-1" as a number."""
    return BUSINESS_WORDS.index(word)


def businesses(text: str) -> list[int]:
    return [business(word) for word in text.split()]


def job(word: str) -> int:
    return JOB_WORDS.index(word)


def jobs(text: str) -> list[int]:
    return [job(word) for word in text.split()]


def card(word: str) -> int:
    """A kind of Influence card as a number."""
    return [*INFLUENCE_IDS].index(word)  # type: ignore[arg-type]


def cards(text: str) -> list[int]:
    return [card(word) for word in text.split()]


def notation(word: str | int) -> str:
    """A choice in short: "y1" is "gangster G-blundetto-1s", a seat is "player <seat>"."""
    if isinstance(word, int):
        return f"player {word}"
    if ACTIONS.parse(word) is not None:
        return word
    if word in GANGSTER_WORDS:
        return f"gangster {GANGSTER_IDS[gangster(word)]}"
    if word in BUSINESS_WORDS:
        return f"business B-{word}"
    if word in JOB_WORDS:
        return f"job {word}"
    assert word in INFLUENCE_IDS, f"nothing is called {word}"
    return f"influence {word}"


def action(word: str | int) -> int:
    number = ACTIONS.parse(notation(word))
    assert number is not None, word
    return number


def short(number: int) -> str:
    """The other way round; players and amounts stay as they are."""
    name = ACTIONS.notation(number)
    what, _, which = name.partition(" ")
    if what == "gangster":
        return GANGSTER_WORDS[GANGSTER_IDS.index(which)]
    if what == "business":
        return which.removeprefix("B-")
    return which if what == "job" or (what == "influence" and which != "ambulance") else name


def item(word: str) -> Item:
    """A thing in an offer, as described at the top."""
    if word.isdigit():
        return "cash", int(word)
    if word.startswith("use:"):
        return "marker", business(word.removeprefix("use:"))
    return ("gangster", gangster(word)) if word in GANGSTER_WORDS else ("business", business(word))


def items(text: str) -> tuple[Item, ...]:
    return tuple(item(word) for word in text.split())


# --- scenes ---


class Scene(Watched):
    """A game at a chosen moment, and what is asked of it."""

    def __init__(self, match: Match[CosaNostra], *, lingers: bool = False) -> None:
        self.match = match
        self._lingers = lingers
        self.s = match.state
        self._tally = GAME.tally(self.s)

    # --- acting ---

    def act(self, seat: int, *path: str | int) -> Scene:
        """Give a whole answer, all choices of its path named; nothing may appear or vanish."""
        if len(path) > 2 and path[1] == "reveal":
            return self.attack(seat, path[0], *path[2:])
        ask = GAME.ask(self.s)
        choices: Path = tuple(action(word) for word in path)
        if ask.chain and ask.tree is not None:
            steps = abridged(ask.tree, self.s, seat, choices, ask.rule)
            question = self.s.question
            self._take(seat, steps)
            unfinished = self.s.question == question and self.s.drafts[seat]
            assert not unfinished, f"there is more to choose: {self.options(seat)}"
            return self
        return self._take(seat, choices)

    def attack(self, seat: int, who: str | int, *target: str | int) -> Scene:
        """Name a target, hear no answer to it, and turn the Job over."""
        self.act(seat, who, "name", *target)
        if self.s.asking == "answer_threat":
            self.act(self.s.waiting[0], "go_ahead")
        return self.no_offers().act(seat, "reveal")

    def step(self, seat: int, *choices: str | int) -> Scene:
        """Choose step by step what is asked for, and nothing else."""
        return self._take(seat, [action(word) for word in choices])

    def dice(self, *faces: int) -> Scene:
        """What is rolled next, die by die."""
        assert "dice" not in self.s.dice.forced, "dice told before were not rolled"
        self.s.dice.forced["dice"] = tuple(face - 1 for face in faces)
        return self

    def passes(self, *seats: int) -> Scene:
        """These pass in the window that is open; all who are asked, if none is named."""
        window = GAME.ask(self.s)
        assert isinstance(window, Window), self.open
        for seat in seats or tuple(self.s.waiting):
            self._take(seat, [window.passing])
        return self

    def no_offers(self) -> Scene:
        """In stepped play: nobody makes an offer."""
        while self.s.asking == "make_offer":
            self.act(self.s.waiting[0], "none")
        return self

    def quietly(self) -> Scene:
        """In stepped play: nothing is played or offered before the next assignment or action."""
        while self.s.asking in ("play_in_planning", "play_in_action", "make_offer"):
            self.act(self.s.waiting[0], "none" if self.s.asking == "make_offer" else "done")
        return self

    def time_out(self, seat: int) -> Scene:
        self.match.time_out(seat)
        return self._checked()._turn_ends()

    def undo(self, seat: int) -> Scene:
        self.match.undo(seat)
        return self._checked()

    def offer(
        self, maker: int, to: int, gives: str = "", wants: str = "", words: str = ""
    ) -> Offer:
        """At a live table: put an offer on it."""
        return self.match.offer(Offer(0, maker, to, items(gives), items(wants), words))

    def accept(self, seat: int, offer: Offer) -> Scene:
        self.match.accept(seat, offer.id)
        return self._checked()

    def trade(self, maker: int, taker: int, gives: str = "", wants: str = "") -> Scene:
        """At a live table: offered and accepted."""
        return self.accept(taker, self.offer(maker, taker, gives, wants))

    def _take(self, seat: int, choices: Iterable[int]) -> Scene:
        for each in choices:
            self.match.act(seat, each)
            self._checked()
        return self._turn_ends()

    def _turn_ends(self) -> Scene:
        """After a task nothing more is played, unless the scene lingers."""
        while self.s.asking == "end_turn" and not self._lingers:
            self.match.act(self.s.waiting[0], PASS)
            self._checked()
        return self

    def _checked(self) -> Scene:
        self.s = self.match.state
        assert GAME.tally(self.s) == self._tally
        return self

    # --- being refused ---

    def refused(self, seat: int, *path: str | int) -> tuple[str, str]:
        """The reason and the rule by which an answer is refused; it leaves no trace."""
        return self.why_refused(self.act, seat, *path)

    def offer_refused(
        self, maker: int, to: int, gives: str = "", wants: str = "", words: str = ""
    ) -> tuple[str, str]:
        """Likewise an offer."""
        return self.why_refused(self.offer, maker, to, gives, wants, words)

    # --- looking ---

    @property
    def open(self) -> tuple[str, list[int]]:
        """The open question and whom it waits for; OVER when there is none."""
        return self.s.asking, list(self.s.waiting)

    def options(self, seat: int) -> list[str]:
        """What a seat that is asked may choose next, in short; nothing where it is not asked."""
        prompt = self.match.view(seat).prompt
        return [short(option) for option in prompt.options] if prompt else []

    def paths(self, seat: int) -> list[tuple[str, ...]]:
        """All whole answers to the open question, in short."""
        tree = GAME.ask(self.s).tree
        assert tree is not None, self.open
        found: list[tuple[str, ...]] = []
        todo: list[Path] = [()]
        while todo:
            path = todo.pop()
            choices, _ = tree(self.s, seat, path)
            todo += [(*path, choice) for choice in reversed(choices)]
            if path and not choices:
                found.append(tuple(short(choice) for choice in path))
        return found

    def ways(self, seat: int, who: str) -> set[str]:
        """What may be done with a gangster's task, bluffs aside."""
        return {path[1] for path in self.paths(seat) if path[0] == who} - {"announce"}

    def interrupts(self, seat: int) -> list[str]:
        """What a seat may do unasked."""
        return [short(each) for each in self.match.view(seat).interrupts]

    @property
    def cash(self) -> list[int]:
        return list(self.s.cash)

    def task(self, who: str) -> str:
        """ "none", "job", "purchase", "idle", "done" or "in progress"."""
        return TASK_WORDS[self.s.task[gangster(who)]]

    def tasks(self, seat: int) -> str:
        return " ".join(TASK_WORDS[self.s.task[each]] for each in self.s.crews[seat])

    def load(self, who: str) -> str:
        """The Job or Business of a task; "" without one."""
        number = self.s.load[gangster(who)]
        if number == NOTHING:
            return ""
        words = JOB_WORDS if self.s.task[gangster(who)] == JOB else BUSINESS_WORDS
        return words[number]

    def attached(self, who: str) -> str:
        bits = self.s.attached[gangster(who)]
        return " ".join(INFLUENCE_IDS[kind] for kind, bit in ATTACHMENTS.items() if bits & bit)

    def active(self, word: str) -> bool:
        """Is a gangster or a Business not deactivated?"""
        if word in GANGSTER_WORDS:
            return not self.s.down[gangster(word)]
        return not self.s.closed[business(word)]

    def owner(self, word: str) -> int:
        """Of a gangster or a Business: a seat; NOBODY for a gangster that is not in play."""
        if word in GANGSTER_WORDS:
            return self.s.boss[gangster(word)]
        return self.s.owners[business(word)]

    def owned(self, seat: int) -> str:
        return _names(BUSINESS_WORDS, self.s.businesses(seat))

    def crew(self, seat: int) -> str:
        return _names(GANGSTER_WORDS, self.s.crews[seat])

    def trophies(self, seat: int) -> str:
        return _names(GANGSTER_WORDS, self.s.trophies[seat])

    def recruits(self, seat: int) -> str:
        return _names(GANGSTER_WORDS, self.s.recruits[seat])

    def hand(self, seat: int) -> str:
        return _names(JOB_WORDS, self.s.hands[seat])

    def influence(self, seat: int) -> str:
        return _names(INFLUENCE_IDS, self.s.influence[seat])

    @property
    def market(self) -> str:
        return _names(BUSINESS_WORDS, self.s.market)

    @property
    def deck(self) -> str:
        """The Business deck from the top down."""
        return _names(BUSINESS_WORDS, reversed(self.s.deck))

    @property
    def open_jobs(self) -> str:
        """Discarded face up, in this order."""
        return _names(JOB_WORDS, self.s.open_jobs)

    @property
    def shut_jobs(self) -> str:
        """Discarded face down."""
        return _names(JOB_WORDS, self.s.shut_jobs)

    @property
    def influence_open(self) -> str:
        """The Influence cards discarded face up."""
        return _names(INFLUENCE_IDS, self.s.influence_open)

    @property
    def markers(self) -> list[tuple[int, str]]:
        """All markers that lie somewhere, oldest first."""
        return [(seat, BUSINESS_WORDS[number]) for seat, number in self.s.markers]

    @property
    def monopolies(self) -> dict[str, int]:
        """Who holds them, those that are held."""
        pairs = zip(MONOPOLY_IDS, self.s.monopolies, strict=True)
        return {name: holder for name, holder in pairs if holder != NOBODY}

    @property
    def rolls(self) -> list[tuple[list[int], int, int]]:
        """All Jobs rolled for: dice, threshold, successes."""
        return [(r["dice"], r["threshold"], r["successes"]) for r in self.told("rolled")]


def _names(words: Sequence[str], numbers: Iterable[int]) -> str:
    return " ".join(words[number] for number in numbers)


def table(
    at: Moment = "action",
    *,
    players: int = 3,
    stepped: bool = False,
    round: int = 1,
    first: int = Y,
    turn: int | None = None,
    cash: Mapping[int, int] | None = None,
    laundered: Mapping[int, int] | None = None,
    owned: Words | None = None,
    rest: int | None = None,
    closed: str = "",
    used: str = "",
    crews: Words | None = None,
    trophies: Words | None = None,
    down: str = "",
    tasks: Mapping[str, str] | None = None,
    attached: Mapping[str, str] | None = None,
    markers: Sequence[tuple[int, str]] = (),
    hands: Words | None = None,
    open_jobs: str = "",
    shut_jobs: str = "",
    next_jobs: str = "",
    influence: Words | None = None,
    next_influence: str = "",
    influence_left: int | None = None,
    market: str | None = None,
    deck: str = "",
    options: Options | None = None,
    content: msgspec.Struct | None = None,
    lingers: bool = False,
) -> Scene:
    """A scene, played on to its first question; see the top for the words.

    `turn`: whose planning or action turn comes first, if not that of the first player. `rest`: who
    owns all Businesses that would lie in the deck; then deck and, beyond what is named, Market are
    empty. `closed`, `down`: deactivated Businesses and gangsters. `next_jobs`: what is drawn next
    from the piles, in this order; `next_influence` likewise. `influence_left`: how many cards the
    Influence deck holds, the others being discarded face up.
    """
    options = options or Options(influence_deck=35)  # with all cards there may be
    match = Match(GAME, wandering.seats(players), KEY, options, content, stepped=stepped)
    s = match.state
    s.close_question()
    s.agenda.clear()
    s.dice = Dice(KEY)
    s.round, s.first = round, first
    s.families = [*range(players)]
    s.cash = [(cash or {}).get(each, START_CASH) for each in range(players)]
    s.laundered = [(laundered or {}).get(each, 0) for each in range(players)]
    _set_gangsters(s, crews or {}, trophies or {}, down)
    _set_businesses(s, owned or {}, tasks or {}, market, deck, rest)
    for name in closed.split():
        s.closed[business(name)] = True
    for name in used.split():
        s.used[business(name)] = True
    s.markers = [(seat, business(name)) for seat, name in markers]
    _set_tasks(s, tasks or {}, NONE if at in ("round", "planning") else DONE)
    for who, names in (attached or {}).items():
        s.attached[gangster(who)] = sum(ATTACHMENTS[kind] for kind in cards(names))
    _set_jobs(s, hands or {}, open_jobs, shut_jobs, next_jobs)
    _set_influence(
        s,
        influence or {},
        next_influence,
        influence_left,
        aside=s.influence_from > round - (at == "round"),
        short_deck=options is not None and options.influence_deck == 33,
    )
    recount_monopolies(s)
    _plan(s, at, first if turn is None else turn)
    match.events.clear()
    GAME.run(s)
    return Scene(match, lingers=lingers)


def _plan(s: CosaNostra, at: Moment, turn: int) -> None:
    """What is to be done from this moment on."""
    s.turn = s.actor = turn
    s.gate = at != "end"
    if at == "round":
        s.round -= 1
        s.phase = DRAWING
        s.plan(begin_round)
    elif at == "planning":
        s.phase = PLANNING
        s.plan(planning, begin_action, after_action)
    elif at == "action":
        s.phase = ACTION
        s.plan(next_turn, after_action)
    else:
        assert (s.round == s.rounds) == (at == "end"), "the last round, and no other, has no payday"
        s.phase = ACTION
        s.plan(after_action)


def _set_gangsters(s: CosaNostra, crews: Words, trophies: Words, down: str) -> None:
    s.trophies = [tuple(gangsters(trophies.get(seat, ""))) for seat in range(s.players)]
    away = {each for names in (*crews.values(), *trophies.values()) for each in gangsters(names)}
    s.boss = [NOBODY] * GANGSTERS
    for seat in range(s.players):
        own = range(seat * EACH_FAMILY, (seat + 1) * EACH_FAMILY)
        home = [each for each in own[:STARTERS] if each not in away]
        s.crews[seat] = tuple(gangsters(crews[seat]) if seat in crews else home)
        s.recruits[seat] = tuple([each for each in own[STARTERS:] if each not in away])
        for each in s.crews[seat]:
            assert s.boss[each] == NOBODY, f"{GANGSTER_WORDS[each]} serves two"
            s.boss[each] = seat
    placed = [each for cards_ in (*s.crews, *s.trophies, *s.recruits) for each in cards_]
    assert sorted(placed) == [*range(s.players * EACH_FAMILY)], "gangsters got lost or doubled"
    s.down = [GANGSTER_WORDS[each] in down.split() for each in range(GANGSTERS)]


def _set_businesses(
    s: CosaNostra,
    owned: Words,
    tasks: Mapping[str, str],
    market: str | None,
    deck: str,
    rest: int | None,
) -> None:
    starting = {
        seat: " ".join(CONTENT.families[seat].businesses) for seat in range(s.players)
    } | dict(owned)
    planned = [word for word in tasks.values() if word in BUSINESS_WORDS]
    named = {
        business(word)
        for text in (*starting.values(), *planned, market or "", deck)
        for word in text.split()
        if word in BUSINESS_WORDS
    }
    left = [number for number in range(len(BUSINESS_WORDS)) if number not in named]

    def take(text: str) -> list[int]:
        taken = []
        for word in text.split():
            if word in BUSINESS_WORDS:
                taken.append(business(word))
                continue
            assert word in BUSINESS_IDS, f"nothing is called {word}"
            number = next(each for each in left if BUSINESS_WORDS[each].startswith(f"{word}-"))
            left.remove(number)
            taken.append(number)
        return taken

    s.owners = [IN_DECK] * len(BUSINESS_WORDS)
    for seat, text in starting.items():
        for number in take(text):
            assert s.owners[number] == IN_DECK, f"{BUSINESS_WORDS[number]} is owned twice"
            s.owners[number] = seat
    if market is None:
        kinds = {s.board.kind[number] for number in left}
        market = " ".join(each for each in USUAL_MARKET if BUSINESS_IDS.index(each) in kinds)
    s.market, top = take(market), take(deck)
    if rest is not None:
        for number in left:
            s.owners[number] = rest
        left = []
    s.deck = [*left, *reversed(top)]
    while len(s.market) < s.board.market and s.deck:
        s.market.append(s.deck.pop())
    for number in s.market:
        s.owners[number] = IN_MARKET
    s.under = []


def _set_tasks(s: CosaNostra, tasks: Mapping[str, str], usual: int) -> None:
    s.task = [NONE] * GANGSTERS
    s.load = [NOTHING] * GANGSTERS
    for crew in s.crews:
        for each in crew:
            s.task[each] = DONE if s.down[each] else usual
    for who, what in tasks.items():
        number = gangster(who)
        assert s.boss[number] != NOBODY, f"{who} is not in play"
        if what in TASKS:
            s.task[number] = TASKS[what]
        elif what in BUSINESS_WORDS:
            s.task[number], s.load[number] = PURCHASE, business(what)
            s.owners[business(what)] = PLANNED
        else:
            s.task[number], s.load[number] = JOB, job(what)


def _set_jobs(s: CosaNostra, hands: Words, face_up: str, face_down: str, coming: str) -> None:
    s.hands = [tuple(sorted(jobs(hands.get(seat, "")))) for seat in range(s.players)]
    s.new_jobs = [()] * s.players
    s.open_jobs, s.shut_jobs = jobs(face_up), jobs(face_down)
    s.known = [0] * len(JOB_WORDS)
    planned = [number for number in range(GANGSTERS) if s.task[number] == JOB]
    for number in planned:
        s.known[s.load[number]] = 1 << s.boss[number]
    for number in s.open_jobs:
        s.known[number] = (1 << s.players) - 1
    away = [each for hand in s.hands for each in hand] + [s.load[number] for number in planned]
    away += [*s.open_jobs, *s.shut_jobs, *jobs(coming)]
    assert len(set(away)) == len(away), "a Job is in two places"
    s.piles = [
        [each for each in range(len(JOB_WORDS)) if s.job(each).pile == pile and each not in away]
        for pile in range(1, len(s.piles) + 1)
    ]
    for number in reversed(jobs(coming)):
        s.piles[s.job(number).pile - 1].append(number)


def _set_influence(
    s: CosaNostra, hands: Words, coming: str, left: int | None, *, aside: bool, short_deck: bool
) -> None:
    """`aside`: the starting hands are not dealt yet, nor are they in the deck."""
    everything = [
        kind
        for kind, each in enumerate(CONTENT.influence)
        for _ in range(each.count_short if short_deck else each.count)
    ]
    for kind in s.board.start_influence * s.players if aside else ():
        everything.remove(kind)
    s.known_influence = [()] * s.players
    s.influence = [tuple(sorted(cards(hands.get(seat, "")))) for seat in range(s.players)]
    away = [kind for hand in s.influence for kind in hand] + cards(coming)
    away += [kind for bits in s.attached for kind, bit in ATTACHMENTS.items() if bits & bit]
    for kind in away:
        assert kind in everything, f"no {INFLUENCE_IDS[kind]} is left"
        everything.remove(kind)
    s.influence_deck = [*sorted(everything), *reversed(cards(coming))]
    s.influence_open, s.influence_shut = [], []
    if left is not None:
        gone = len(s.influence_deck) - left
        s.influence_open = s.influence_deck[:gone]
        s.influence_deck = s.influence_deck[gone:]


def match_of(
    players: int,
    seed: int | str = 0,
    options: Options | None = None,
    *,
    stepped: bool = False,
    forced: Mapping[str, tuple[int, ...]] | None = None,
) -> Scene:
    return Scene(wandering.match_of(GAME, players, seed, options, stepped=stepped, forced=forced))


def go_on(scene: Scene, until: str, round: int = 0) -> Scene:
    """Let the time of all run out up to such a question, of such a round or of any."""
    while scene.s.asking != until or round not in (0, scene.s.round):
        assert scene.s.asking, "the game is over"
        scene.time_out(scene.s.waiting[0])
    return scene


# --- whole games ---

_WANDERINGS = Wanderings(GAME)
wander, finished, others_see = (
    _WANDERINGS.wander,
    _WANDERINGS.finished,
    _WANDERINGS.others_see,
)
