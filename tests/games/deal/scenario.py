"""Scenes of Deal, told in words.

`table` sets a scene and plays on to its first question:

    scene = table(
        "action",  # the moment, see below
        clans="YAN KRA SEG",  # by seat, in play order from the first player
        turn=KRA,  # whose turn it is; the first clan's if not said
        land={KRA: "LAX:1b2s3d SFO:1l"},  # soldiers, lieutenants, boss, drugs
        loose="HAB:4d",  # drugs on nobody's land
        money={KRA: 2.5},  # in millions; others have none
        hands={KRA: "W07 W13"},  # filled up with the weakest cards left
        weapons="W01 S-MAR",  # drawn next, in this order
        held={SEG: "S1 S4"},  # clan events
        events="G05 M2",  # drawn next, in this order
        in_force="G13",
        profiles={KRA: "P4"},
        shown="KRA",  # whose profile is revealed
        targets={SEG: KRA},
        merit={YAN: 6},  # respect by the profile so far
        dead={SEG: KRA},  # eliminated, and by whom
    )

Clans and territories are called by their codes; a clan stands for its seat. A boss stands on the
start territory of its clan unless it is named elsewhere; nothing else is there that is not named.
Profiles and targets that are not named are dealt in order, all hidden. The events drawn next, if
none are named, do nothing here: tax audits and the like.

All is played with the numbers of `numbers.py`, which no tuning changes.

Moments: "resources", "recruitment", "action", "deal", "end" (the last window of the turn).
With `stepped=True` it is played as bots and simulations do, else as people do.

`scene.act(KRA, "sell LAX", "commit")` gives a whole answer; a clan in it stands for "player
<seat>". `scene.order(KRA, "LAX>LVG:3s1l", "CAY>PHI:1s1d")` is a move order. `scene.weapons(KRA=
"W07", SEG="W01")` plays a round. `scene.quietly()` passes in all windows up to the next question of
another kind, `scene.until("order")` lets everybody's time run out up to a question.

`scene.open` says what is asked of whom, `scene.at("LAX")` what is there, "KRA 1b2s3d".

Things in an offer: "$1.5" is money, "ACA>ELP" a drug on its way, "open:W07" and "closed:W07" a card
given, "any" and "named:W13" one asked for.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

import msgspec

from omerta.games.deal.cards import show_cards
from omerta.games.deal.content import (
    CLAN_IDS,
    EVENT,
    EVENT_IDS,
    PROFILE_IDS,
    PROFILES,
    TERRITORIES,
    TERRITORY,
    TERRITORY_IDS,
    WEAPON_IDS,
    ClanId,
    Options,
)
from omerta.games.deal.land import place_lieutenant, place_soldiers, set_owner
from omerta.games.deal.rules_fight import value
from omerta.games.deal.rules_turn import begin_turn, end_turn, last_window
from omerta.games.deal.state import (
    ACTIONS,
    ATTACKER,
    DEFENDER,
    NOBODY,
    NOTHING,
    NOWHERE,
    Deal,
    territories,
)
from omerta.games.deal.tradables import way
from omerta.kernel.asks import Window
from omerta.kernel.dice import Dice, key_from
from omerta.kernel.match import Match
from omerta.kernel.refusal import Refused
from omerta.kernel.state import Item, Offer
from omerta.kernel.trees import Path, abridged
from tests.games import wandering
from tests.games.deal.numbers import GAME
from tests.games.wandering import Wanderings, Watched

YAN, NVE, KRA, SEG, MAR, ASP = CLAN_IDS
ALL_PLAYERS = range(3, 7)
KEY = key_from("deal")
OVER: tuple[str, list[str]] = ("", [])

Moment = Literal["resources", "recruitment", "action", "deal", "end"]
MOMENTS: tuple[Moment, ...] = ("resources", "recruitment", "action", "deal", "end")
Words = Mapping[ClanId, str]

# Drawn next where a scene does not say: they do little unless somebody is rich or recruits.
QUIET_EVENTS = "G05 G17 G16"
_PIECE = re.compile(r"(\d+)([slbd])")
_KINDS = {"s": "soldier", "l": "lieutenant", "b": "boss", "d": "drug"}


# --- words and numbers ---


def pieces(text: str) -> dict[str, int]:
    """ "2s1b" as {"s": 2, "b": 1}."""
    found = {kind: int(count) for count, kind in _PIECE.findall(text)}
    assert "".join(f"{count}{kind}" for kind, count in found.items()) == text, text
    return found


def placed(text: str) -> dict[int, dict[str, int]]:
    """ "LAX:2s MIA:1d" by territory."""
    pairs = [word.split(":") for word in text.split()]
    assert len({place for place, _ in pairs}) == len(pairs), "a territory is named twice"
    return {TERRITORY[place]: pieces(what) for place, what in pairs}


def cards(text: str) -> list[int]:
    """Weapons."""
    return [WEAPON_IDS.index(word) for word in text.split()]


def events(text: str) -> list[int]:
    return [EVENT[word] for word in text.split()]


def moves(*words: str) -> list[str]:
    """A move order as a path: "LAX>LVG:3s1l" are pieces with where they come from and go to.

    Troops come before drugs, which may follow only where somebody will be."""
    by_end: dict[str, list[str]] = {}
    for word in words:
        way_there, what = word.split(":")
        start, end = way_there.split(">")
        adds = by_end.setdefault(end, [])
        for kind, count in pieces(what).items():
            adds += [f"add {start} {_KINDS[kind]} one"] * count
    path: list[str] = []
    for end, adds in by_end.items():
        adds.sort(key=lambda add: "drug" in add)
        path += [*(["further"] if path else []), f"to {end}", *adds]
    return [*path, "commit"]


def item(word: str) -> Item:
    """A thing in an offer, as described at the top."""
    if word.startswith("$"):
        return "money", int(float(word.removeprefix("$")) * 2)
    if ">" in word:
        start, end = word.split(">")
        return "drug", way(TERRITORY[start], TERRITORY[end])
    what, _, card = word.partition(":")
    return what, WEAPON_IDS.index(card) if card else 0


def items(text: str) -> tuple[Item, ...]:
    return tuple(item(word) for word in text.split())


# --- scenes ---


class Scene(Watched):
    """A game at a chosen moment, and what is asked of it."""

    def __init__(self, match: Match[Deal]) -> None:
        self.match = match
        self.s = match.state
        self._tally = GAME.tally(self.s)

    def seat(self, clan: str) -> int:
        return self.s.seat_of[CLAN_IDS.index(clan)]

    def clan(self, seat: int) -> str:
        return CLAN_IDS[self.s.clans[seat]]

    def clans(self, seats: Iterable[int]) -> list[str]:
        return [self.clan(seat) for seat in seats]

    def action(self, word: str) -> int:
        number = ACTIONS.parse(f"player {self.seat(word)}" if word in CLAN_IDS else word)
        assert number is not None, f"nothing is called {word}"
        return number

    # --- acting ---

    def act(self, clan: str, *path: str) -> Scene:
        """Give a whole answer, all choices of its path named; nothing may appear or vanish."""
        seat, ask = self.seat(clan), GAME.ask(self.s)
        choices: Path = tuple(self.action(word) for word in path)
        if ask.chain and ask.tree is not None and seat in self.s.waiting:
            steps = abridged(ask.tree, self.s, seat, choices, ask.rule)
            question = self.s.question
            self._take(seat, steps)
            unfinished = self.s.question == question and self.s.drafts[seat]
            assert not unfinished, f"there is more to choose: {self.options(clan)}"
            return self
        return self._take(seat, choices)

    def step(self, clan: str, *choices: str) -> Scene:
        """Choose step by step what is asked for, and nothing else."""
        return self._take(self.seat(clan), [self.action(word) for word in choices])

    def order(self, clan: str, *words: str) -> Scene:
        """A move order, see `moves`; to the next question that is no window."""
        return self.step(clan, *moves(*words)).quietly()

    def weapons(self, **by_clan: str) -> Scene:
        """All who are asked for a weapon card of this round choose these."""
        self.quietly()
        assert self.open == ("weapons", [clan for clan in self.open[1] if clan in by_clan])
        for clan, card in by_clan.items():
            self.step(clan, f"weapon {card}")
        return self.quietly()

    def keep_hands(self) -> Scene:
        """After a fight: all keep what they hold and fill up."""
        while self.s.asking == "hand_after":
            self._take(self.s.waiting[0], [self.action("keep")])
        return self.quietly()

    def passes(self, *clans: str) -> Scene:
        """These pass in the window that is open; all who are asked, if none is named."""
        window = GAME.ask(self.s)
        assert isinstance(window, Window), self.open
        for seat in [self.seat(clan) for clan in clans] or tuple(self.s.waiting):
            self._take(seat, [window.passing])
        return self

    def quietly(self) -> Scene:
        """Nobody plays or reveals anything in the windows up to the next other question."""
        while self.s.asking and isinstance(GAME.ask(self.s), Window):
            self.passes()
        while self.s.asking == "reveal":
            self._take(self.s.waiting[0], [self.action("pass")])
        return self if not self._in_window else self.quietly()

    @property
    def _in_window(self) -> bool:
        return bool(self.s.asking) and (
            self.s.asking == "reveal" or isinstance(GAME.ask(self.s), Window)
        )

    def until(self, question: str, clan: str = "") -> Scene:
        """Everybody's time runs out up to such a question, put to this clan or to any."""
        while self.s.asking != question or (clan and clan not in self.open[1]):
            assert self.s.asking, "the game is over"
            self.match.time_out(self.s.waiting[0])
            self._checked()
        return self

    def next_turn(self) -> Scene:
        """Everybody's time runs out up to the first question of the next turn."""
        turn = self.s.turn
        while self.s.turn == turn and self.s.asking:
            self.match.time_out(self.s.waiting[0])
            self._checked()
        return self

    def time_out(self, clan: str) -> Scene:
        self.match.time_out(self.seat(clan))
        return self._checked()

    def next_weapons(self, text: str) -> Scene:
        """What is drawn next from the weapon pile, in this order."""
        for card in reversed(cards(text)):
            self.s.weapon_pile.remove(card)
            self.s.weapon_pile.append(card)
        return self

    def _take(self, seat: int, choices: Iterable[int]) -> Scene:
        for each in choices:
            self.match.act(seat, each)
            self._checked()
        return self

    def _checked(self) -> Scene:
        self.s = self.match.state
        assert GAME.tally(self.s) == self._tally
        assert_sound(self.s)
        return self

    # --- bargaining, at a live table ---

    def offer(
        self, maker: str, to: str, gives: str = "", wants: str = "", words: str = ""
    ) -> Offer:
        return self.match.offer(
            Offer(0, self.seat(maker), self.seat(to), items(gives), items(wants), words)
        )

    def counter(self, clan: str, offer: Offer, gives: str = "", wants: str = "") -> Offer:
        answer = Offer(0, self.seat(clan), offer.maker, items(gives), items(wants))
        return self.match.counter(self.seat(clan), offer.id, answer)

    def accept(self, clan: str, offer: Offer, picks: str = "") -> Scene:
        """With the cards given where "any" was asked."""
        chosen = [f"weapon {card}" for card in picks.split()]
        self.match.accept(self.seat(clan), offer.id, chosen)
        return self._checked()

    def trade(
        self, maker: str, taker: str, gives: str = "", wants: str = "", picks: str = ""
    ) -> Scene:
        """Offered and accepted."""
        return self.accept(taker, self.offer(maker, taker, gives, wants), picks).quietly()

    # --- being refused ---

    def refused(self, clan: str, *path: str) -> tuple[str, str]:
        """The reason and the rule by which a choice of an answer is refused, and all before it is
        taken back."""
        return self.why_refused(self._choose_or_undo, clan, *path)

    def _choose_or_undo(self, clan: str, *path: str) -> None:
        try:
            self.step(clan, *path)
        except Refused:
            while self.s.drafts[self.seat(clan)]:
                self.match.undo(self.seat(clan))
            raise

    def order_refused(self, clan: str, *words: str) -> tuple[str, str]:
        return self.refused(clan, *moves(*words))

    def offer_refused(
        self, maker: str, to: str, gives: str = "", wants: str = "", words: str = ""
    ) -> tuple[str, str]:
        return self.why_refused(self.offer, maker, to, gives, wants, words)

    def accept_refused(self, clan: str, offer: Offer, picks: str = "") -> tuple[str, str]:
        return self.why_refused(self.accept, clan, offer, picks)

    # --- looking ---

    @property
    def open(self) -> tuple[str, list[str]]:
        """The open question and whom it waits for; OVER when there is none."""
        return self.s.asking, self.clans(self.s.waiting)

    @property
    def over(self) -> bool:
        return self.open == OVER

    @property
    def winner(self) -> str:
        """ "" for nobody, or nobody yet."""
        return self.clan(self.s.winner) if self.s.winner != NOBODY else ""

    def options(self, clan: str) -> list[str]:
        """What a clan that is asked may choose next; nothing where it is not asked."""
        prompt = self.match.view(self.seat(clan)).prompt
        return [ACTIONS.notation(option) for option in prompt.options] if prompt else []

    def options_after(self, clan: str, *path: str) -> list[str]:
        """What it may choose next after these choices, which it does not make."""
        tree = GAME.ask(self.s).tree
        assert tree is not None, self.open
        assert clan in self.open[1], self.open
        chosen: Path = tuple(self.action(word) for word in path)
        abridged(tree, self.s, self.seat(clan), chosen)
        return [ACTIONS.notation(option) for option in tree(self.s, self.seat(clan), chosen)[0]]

    def interrupts(self, clan: str) -> list[str]:
        """What a clan may do unasked."""
        return [ACTIONS.notation(each) for each in self.match.view(self.seat(clan)).interrupts]

    def at(self, place: str) -> str:
        """ "KRA 1b1l2s3d"; "4d" or "" where nobody is in control."""
        s, here = self.s, TERRITORY[place]
        owner = s.owner[here]
        boss = int(owner != NOBODY and s.bosses[owner] == here)
        counts = (("b", boss), ("l", s.lieutenants[here]), ("s", s.soldiers[here]))
        what = "".join(f"{count}{kind}" for kind, count in (*counts, ("d", s.drugs[here])) if count)
        return what if owner == NOBODY else f"{self.clan(owner)} {what}"

    def land(self, clan: str) -> str:
        """The territories it controls, in table order."""
        return _names(TERRITORY_IDS, territories(self.s.land[self.seat(clan)]))

    def money(self, clan: str) -> float:
        return self.s.money[self.seat(clan)] / 2

    def respect(self, clan: str) -> int:
        return self.s.respect(self.seat(clan))

    def hand(self, clan: str) -> str:
        return _names(WEAPON_IDS, self.s.hands[self.seat(clan)])

    def held(self, clan: str) -> str:
        return _names(EVENT_IDS, self.s.held[self.seat(clan)])

    def known(self, viewer: str, owner: str) -> str:
        """The cards one knows to be in the other's hand."""
        spot = self.seat(viewer) * self.s.players + self.seat(owner)
        return _names(WEAPON_IDS, self.s.known[spot])

    def fulfilled(self, clan: str) -> str:
        """The objectives it has fulfilled in this turn, of any profile: "P1.4 P4.1"."""
        bits = self.s.fulfilled[self.seat(clan)]
        return " ".join(
            f"{PROFILE_IDS[number // 5]}.{number % 5 + 1}"
            for number in range(PROFILES * 5)
            if bits >> number & 1
        )

    @property
    def in_force(self) -> str:
        return EVENT_IDS[self.s.in_force] if self.s.in_force != NOTHING else ""

    @property
    def drawn_events(self) -> list[str]:
        """The general events drawn since the scene began."""
        return [EVENT_IDS[each["event"]] for each in self.told("event_drawn")]

    @property
    def draws(self) -> int:
        """How many events were drawn since the scene began, those handed to a clan included."""
        return len(self.told("event_drawn")) + len(self.told("event_handed"))

    @property
    def weapon_discard(self) -> str:
        return _names(WEAPON_IDS, sorted(self.s.weapon_discard))

    @property
    def event_discard(self) -> str:
        return _names(EVENT_IDS, sorted(self.s.event_discard))

    @property
    def rounds(self) -> list[tuple[list[int], list[int]]]:
        """All rounds of fights: totals and damage, attacker's and defender's."""
        return [(each["totals"], each["damage"]) for each in self.told("weapons_shown")]

    def values(self) -> tuple[int, int]:
        """What both sides of the fight are worth now."""
        return value(self.s, ATTACKER), value(self.s, DEFENDER)

    def changes(self, clan: str) -> list[int]:
        """What it gained and lost in respect since the scene began."""
        seat = self.seat(clan)
        return [each["change"] for each in self.told("respect") if each["seat"] == seat]


def _names(words: Sequence[str], numbers: Iterable[int]) -> str:
    return " ".join(words[number] for number in numbers)


def assert_sound(s: Deal) -> None:
    """What is counted agrees with what stands on the board."""
    for seat in range(s.players):
        if s.clans[seat] == NOBODY:
            continue
        own = [place for place in range(TERRITORIES) if s.owner[place] == seat]
        attacking = s.fight if s.fight and not s.fight.over and s.fight.attacker == seat else None
        assert [*territories(s.land[seat])] == own
        soldiers = sum(s.soldiers[place] for place in own)
        lieutenants = sum(s.lieutenants[place] for place in own)
        assert s.army[seat] == soldiers + (attacking.soldiers if attacking else 0) <= 50
        assert s.officers[seat] == lieutenants + (attacking.lieutenants if attacking else 0) <= 3
        assert s.money[seat] >= 0
    for place in range(TERRITORIES):
        assert s.owner[place] != NOBODY or not s.soldiers[place] + s.lieutenants[place]
        assert 0 <= s.tired_soldiers[place] <= s.soldiers[place]
        assert 0 <= s.tired_lieutenants[place] <= s.lieutenants[place]
        assert 0 <= s.tired_drugs[place] <= s.drugs[place]
    assert s.all_drugs == sum(s.drugs) <= 50


def table(
    at: Moment = "action",
    *,
    clans: str = "YAN KRA SEG",
    turn: ClanId | None = None,
    round: int = 2,
    land: Words | None = None,
    loose: str = "",
    money: Mapping[ClanId, float] | None = None,
    hands: Words | None = None,
    weapons: str = "",
    held: Words | None = None,
    events: str = QUIET_EVENTS,
    in_force: str = "",
    profiles: Words | None = None,
    shown: str = "",
    scored: Words | None = None,
    targets: Mapping[ClanId, ClanId] | None = None,
    targets_shown: str = "",
    merit: Mapping[ClanId, int] | None = None,
    blood: Mapping[ClanId, int] | None = None,
    dead: Mapping[ClanId, ClanId] | None = None,
    dealt: Sequence[tuple[ClanId, ClanId]] = (),
    known: Mapping[tuple[ClanId, ClanId], str] | None = None,
    stepped: bool = False,
    options: Options | None = None,
    content: msgspec.Struct | None = None,
) -> Scene:
    """A scene, played on to its first question; see the top for the words.

    `round`: of the game. `scored`: objectives that have scored already, "P1.1 P1.3". `blood`:
    respect by the target so far. `dealt`: pairs that made a transaction in the turn before.
    `known`: which cards one knows in whose hand, by (viewer, owner).
    """
    seats = clans.split()
    match = Match(GAME, wandering.seats(len(seats)), KEY, options, content, stepped=stepped)
    s = match.state
    s.close_question()
    s.agenda.clear()
    assert not any(s.land), "clans are named, not dealt"
    s.dice = Dice(KEY)
    s.order = tuple(range(s.players))
    s.clans = [CLAN_IDS.index(clan) for clan in seats]
    s.seat_of = [s.clans.index(clan) if clan in s.clans else NOBODY for clan in range(6)]
    scene = Scene(match)
    _set_board(scene, land or {}, loose, dead or {})
    s.money = [int((money or {}).get(clan, 0) * 2) for clan in seats]  # type: ignore[call-overload]
    _set_weapons(scene, hands or {}, weapons)
    _set_events(scene, held or {}, events, in_force, options)
    _set_secrets(scene, profiles or {}, targets or {})
    for clan in shown.split():
        s.shown[scene.seat(clan)] = True
    for clan in targets_shown.split():
        s.target_shown[scene.seat(clan)] = True
    for clan, text in (scored or {}).items():
        s.scored[scene.seat(clan)] = sum(1 << int(word[-1]) - 1 for word in text.split())
    s.merit = [(merit or {}).get(clan, 0) for clan in seats]  # type: ignore[call-overload]
    s.blood = [(blood or {}).get(clan, 0) for clan in seats]  # type: ignore[call-overload]
    for (viewer, owner), text in (known or {}).items():
        show_cards(s, scene.seat(viewer), scene.seat(owner), tuple(cards(text)))
    s.round, s.active = round, scene.seat(turn or seats[0])
    s.turn = (round - 1) * s.players + s.active
    for seat in range(s.players):
        last = round - (seat >= s.active)  # the game round of its last turn
        begun = [(each - 1) * s.players + seat + 1 for each in (last - 1, last)]
        s.turn_starts[seat] = (max(0, begun[0]), max(0, begun[1]))
    for one, other in dealt:
        for pair in ((one, other), (other, one)):
            s.deals[scene.seat(pair[0]) * s.players + scene.seat(pair[1])] = s.turn
    _begin(s, at)
    match.events.clear()
    GAME.run(s)
    return Scene(match)


def _begin(s: Deal, at: Moment) -> None:
    """The turn, less the phases before this moment."""
    s.changed = (1 << s.players) - 1
    s.plan(last_window, end_turn)
    begin_turn(s)
    for _ in range(MOMENTS.index(at)):
        s.agenda.pop()


def _set_board(scene: Scene, land: Words, loose: str, dead: Mapping[ClanId, ClanId]) -> None:
    s = scene.s
    s.bosses = [NOWHERE] * s.players
    standing = {clan: placed(text) for clan, text in land.items()}
    for seat in range(s.players):
        clan = CLAN_IDS[s.clans[seat]]
        if clan in dead:
            assert clan not in standing, f"{clan} is dead"
            s.alive[seat] = False
            s.fallen.append(seat)
            killer = s.killed_by[seat] = scene.seat(dead[clan])
            s.kills[killer] = (*s.kills[killer], CLAN_IDS.index(clan))
            continue
        there = standing.get(clan, {})
        if not any("b" in what for what in there.values()):
            home = s.board.starts[s.clans[seat]]
            there[home] = {"b": 1, **there.get(home, {})}
        for place, what in there.items():
            assert s.owner[place] == NOBODY, f"{TERRITORY_IDS[place]} is held by two"
            assert what.keys() - {"d"}, f"nobody stands on {TERRITORY_IDS[place]}"
            set_owner(s, place, seat)
            place_soldiers(s, seat, place, what.get("s", 0))
            for _ in range(what.get("l", 0)):
                place_lieutenant(s, seat, place)
            if "b" in what:
                assert s.bosses[seat] == NOWHERE, f"{clan} has two bosses"
                s.bosses[seat] = place
            s.drugs[place] = what.get("d", 0)
    for place, what in placed(loose).items():
        assert s.owner[place] == NOBODY, f"{TERRITORY_IDS[place]} is somebody's"
        s.drugs[place] = what["d"]
    s.all_drugs = sum(s.drugs)
    s.settled = s.land[:]
    s.ground = [sum(s.board.respect[place] for place in territories(own)) for own in s.land]


def _set_weapons(scene: Scene, hands: Words, coming: str) -> None:
    s = scene.s
    left = [card for card, count in enumerate(s.board.weapons) for _ in range(count)]
    for text in (*hands.values(), coming):
        for card in cards(text):
            left.remove(card)
    s.hands = [()] * s.players
    for seat in range(s.players):
        if s.alive[seat]:
            hand = cards(hands.get(CLAN_IDS[s.clans[seat]], ""))
            missing = s.board.hand - len(hand)
            s.hands[seat] = tuple(sorted([*hand, *left[:missing]]))
            left = left[missing:]
    s.weapon_pile, s.weapon_discard = [*left, *reversed(cards(coming))], []
    s.known = [()] * s.players**2


def _set_events(
    scene: Scene, held: Words, coming: str, in_force: str, options: Options | None
) -> None:
    s = scene.s
    s.set_aside, s.event_discard = [], []
    if options is not None and options.present_events_only:
        s.set_aside = [event for event in range(24) if s.seat_of[event // 4] == NOBODY]
    s.held = [()] * s.players
    for clan, text in held.items():
        s.held[scene.seat(clan)] = tuple(sorted(events(text)))
        assert all(event // 4 == CLAN_IDS.index(clan) for event in events(text)), text
    s.in_force = EVENT[in_force] if in_force else NOTHING
    away = [*[event for hand in s.held for event in hand], s.in_force, *s.set_aside]
    top = [event for event in events(coming) if event not in away]
    assert len(top) == len(events(coming)) or coming == QUIET_EVENTS, "an event is in two places"
    rest = [each for each in range(len(EVENT_IDS)) if each not in (*away, *top)]
    s.event_pile = [*rest, *reversed(top)]


def _set_secrets(scene: Scene, profiles: Words, targets: Mapping[ClanId, ClanId]) -> None:
    s = scene.s
    named = {scene.seat(clan): PROFILE_IDS.index(name) for clan, name in profiles.items()}
    free = [profile for profile in range(PROFILES) if profile not in named.values()]
    s.profiles = [named[seat] if seat in named else free.pop(0) for seat in range(s.players)]
    s.spare_profiles = free
    marked = {scene.seat(clan): CLAN_IDS.index(target) for clan, target in targets.items()}
    left = [clan for clan in [*s.clans[1:], s.clans[0]] if clan not in marked.values()]
    s.targets = [marked[seat] if seat in marked else left.pop(0) for seat in range(s.players)]


def match_of(
    players: int,
    seed: int | str = 0,
    options: Options | None = None,
    *,
    stepped: bool = False,
    forced: Mapping[str, tuple[int, ...]] | None = None,
) -> Scene:
    return Scene(wandering.match_of(GAME, players, seed, options, stepped=stepped, forced=forced))


# --- whole games ---

_WANDERINGS = Wanderings(GAME)
wander, finished, others_see = (
    _WANDERINGS.wander,
    _WANDERINGS.finished,
    _WANDERINGS.others_see,
)
