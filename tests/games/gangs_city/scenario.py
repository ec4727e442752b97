"""Scenes of Gangs City, told in words.

`table` sets a scene and plays on to its first question:

    scene = table(
        "placement",  # the moment, see below
        city="bar 0,1 casino -1,1",  # places and their cells; piles are at 0,0 and 1,0 anyway
        owned={G: "bar"},  # other places are neutral
        gangs={G: "cop thug"},  # rosters, in roster order; others have a starting gang
        laid={R: ["thug bar e combat chief", "settling bar e vest", "cop casino manage"]},
        recruits={"bar": "cop driver"},  # nobody lies on a place that is not named
        stock={R: "weapons2 tobacco1"},
        markers={"drugs": (R, 1)},  # who leads, and at the how manieth number (0 to 2)
        first=R,
    )

Seats are R, B, G, V, Y, W, clockwise; things are called by their ids, several parted by spaces.
What is not named lies where it belongs: places in the piles, characters in the supply, tokens in
the warehouse. The tally is that of the box: no scene has more or less.

A tile on the city is told as "KIND PLACE DIRECTION [ACTION] [chief]", "KIND PLACE manage",
"KIND PILE [chief]", "settling PLACE DIRECTION big_calibre|vest" or "settling PILE"; the action on
a side is combat where it is left out. `laid` puts such tiles down without asking anybody;
`Scene.lay` answers `place_tile` with one, step by step, by the rules.

Moments: "round" (of number `round`, from its very beginning), "placement" (with `laid` on the city,
`seat` to place next), "traffics" (bids), "actions" (revealed), "end" (of the round), "score".

Answers are notations: `scene.act(R, "tile cop", "at bar", "side e", "combat", "plain", "done")`.
`scene.open` says what is asked of whom, `scene.options(R)` what may be answered, `scene.told(kind)`
what all heard, `go_on(scene, "bid")` lets the time of all run out up to a question.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec
import pytest

from omerta.games.gangs_city import GAME
from omerta.games.gangs_city.content import (
    CONTENT,
    GENERICS,
    KIND_IDS,
    PLACE_IDS,
    PLACES,
    TRAFFIC_IDS,
    TRAFFICS,
    Options,
)
from omerta.games.gangs_city.hexes import (
    CELLS,
    DIRECTIONS,
    FIRST_SIDE,
    LOCATIONS,
    NEAR,
    NOWHERE,
    PILE_A,
    PILE_CELLS,
    SIDES,
    cell,
    is_side,
    side,
)
from omerta.games.gangs_city.rules_actions import actions
from omerta.games.gangs_city.rules_end import end_of_round, score
from omerta.games.gangs_city.rules_placement import next_placement
from omerta.games.gangs_city.rules_round import begin_round, end_round
from omerta.games.gangs_city.rules_traffics import traffics
from omerta.games.gangs_city.state import (
    ACTIONS,
    ACTIONS_PHASE,
    BIG_CALIBRE,
    COMBAT,
    END_OF_ROUND,
    LOCATION_IDS,
    MANAGE,
    NO_ACTION,
    NO_PLACE,
    NOBODY,
    PLACEMENT,
    RECRUIT,
    SETTLING,
    TRAFFICS_PHASE,
    VEST,
    GangsCity,
    Laid,
    Stack,
    Won,
)
from omerta.kernel.dice import Dice, key_from
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.refusal import Refused
from tests.games.wandering import Wanderings, Watched

# Red, blue, green, violet, yellow and white sit clockwise in this order.
R, B, G, V, Y, W = range(6)
ALL_PLAYERS = range(3, 7)
KEY = key_from("gangs city")
OVER: tuple[str, list[int]] = ("", [])

Moment = Literal["round", "placement", "traffics", "actions", "end", "score"]
Words = Mapping[int, str]  # by seat

# Places around the piles where a scene names none; free between them and all around.
USUAL_CITY = "prison 1,-1 bar 0,1 casino -1,1 ghetto -1,0"
# With `left`: where places lie that are neither named nor in a pile, in a row far off to the north.
SUBURB = [(q, -12) for q in range(PLACES)]

DIRECTION_IDS = ("e", "ne", "nw", "w", "sw", "se")
ACTION_IDS = {
    "manage": MANAGE,
    "combat": COMBAT,
    "recruit": RECRUIT,
    "big_calibre": BIG_CALIBRE,
    "vest": VEST,
}


# --- words and numbers ---


def place(name: str) -> int:
    """The number of a place, or of a pile as a location."""
    return LOCATION_IDS.index(name)


def places(text: str) -> list[int]:
    return [place(name) for name in text.split()]


def kind(name: str) -> int:
    """The number of a kind of character, or of the settling tile."""
    return SETTLING if name == "settling" else KIND_IDS.index(name)


def kinds(text: str) -> list[int]:
    return [kind(name) for name in text.split()]


def traffic(name: str) -> int:
    return [*TRAFFIC_IDS].index(name)  # type: ignore[arg-type]


def tokens(text: str) -> list[int]:
    """ "weapons2 tobacco1" by traffic."""
    counts = [0] * TRAFFICS
    for each in text.split():
        counts[traffic(each.rstrip("0123456789"))] = int(each.lstrip("abcdefghijklmnopqrstuvwxyz"))
    return counts


def cell_at(text: str) -> int:
    """ "1,-1" as a number."""
    q, r = text.split(",")
    return cell(int(q), int(r))


def spot_of(text: str) -> int:
    """ "bar", "pile_a", "bar e": a spot, as views and events number it."""
    name, *direction = text.split()
    return side(place(name), DIRECTION_IDS.index(direction[0])) if direction else place(name)


def location_of(spot: int) -> int:
    """The place or pile a spot belongs to."""
    return (spot - FIRST_SIDE) // SIDES if is_side(spot) else spot


def direction_of(spot: int) -> int:
    """On which side of its place a spot lies."""
    return (spot - FIRST_SIDE) % SIDES


def spot_words(spot: int) -> str:
    name = LOCATION_IDS[location_of(spot)]
    return f"{name} {DIRECTION_IDS[direction_of(spot)]}" if is_side(spot) else name


def action(notation: str) -> int:
    number = ACTIONS.parse(notation)
    assert number is not None, notation
    return number


def notations(options: Iterable[int]) -> list[str]:
    return [ACTIONS.notation(option) for option in options]


class TileWords(msgspec.Struct, frozen=True):
    """A tile on the city, as told in words."""

    kind: int
    spot: int
    action: int
    chief: bool

    @property
    def answers(self) -> set[str]:
        """All that can be answered to `place_tile` to lay this tile; most is not asked for."""
        name = "settling" if self.kind == SETTLING else KIND_IDS[self.kind]
        wanted = {f"tile {name}", f"at {LOCATION_IDS[location_of(self.spot)]}"}
        if is_side(self.spot):
            wanted.add(f"side {DIRECTION_IDS[direction_of(self.spot)]}")
        wanted.add(next(word for word, number in ACTION_IDS.items() if number == self.action))
        return wanted | {"chief" if self.chief else "plain"}


def tile_words(text: str) -> TileWords:
    """ "thug bar e combat chief", as described at the top."""
    name, *rest = text.split()
    who = kind(name)
    chief = "chief" in rest
    acts = [ACTION_IDS[word] for word in rest if word in ACTION_IDS]
    at = [word for word in rest if word != "chief" and word not in ACTION_IDS]
    usual = BIG_CALIBRE if who == SETTLING else COMBAT
    return TileWords(who, spot_of(" ".join(at)), acts[0] if acts else usual, chief)


# --- scenes ---


class Scene(Watched):
    """A game at a chosen moment, and what is asked of it."""

    def __init__(self, match: Match[GangsCity]) -> None:
        self.match = match
        self.s = match.state
        self._tally = GAME.tally(self.s)

    # --- acting ---

    def act(self, seat: int, *what: str) -> Scene:
        """Act as a seat, step by step; no tile, token or place may appear or vanish."""
        for each in what:
            self.match.act(seat, each)
            self.s = self.match.state
            assert GAME.tally(self.s) == self._tally
        return self

    def lay(self, seat: int, text: str) -> Scene:
        """Answer `place_tile` with the tile told, step by step; all of it must come true."""
        wanted = tile_words(text)
        assert self.open == ("place_tile", [seat]), self.open
        before = len(self.s.laid[seat])
        revealed = self.s.revealed
        while (self.open == ("place_tile", [seat])) and len(self.s.laid[seat]) == before:
            steps = [
                each for each in self.options(seat) if each in wanted.answers or each == "done"
            ]
            assert len(steps) == 1, f"{text}: {self.options(seat)}"
            self.act(seat, *steps)
        if self.s.revealed == revealed and len(self.s.laid[seat]) > before:
            assert self.words_of(seat, -1) == wanted, text
        return self

    def decline(self, seat: int) -> Scene:
        """Place nothing more, where that is allowed."""
        if "decline" in self.options(seat):
            self.act(seat, "decline")
        return self.act(seat, "done")

    def time_out(self, seat: int) -> Scene:
        self.match.time_out(seat)
        self.s = self.match.state
        assert GAME.tally(self.s) == self._tally
        return self

    def undo(self, seat: int) -> Scene:
        self.match.undo(seat)
        self.s = self.match.state
        assert GAME.tally(self.s) == self._tally
        return self

    def refusal(self, seat: int, what: str) -> Refused:
        """Why an action is refused; it leaves no trace."""
        return refusal(self.match, seat, what)

    def refused(self, seat: int, what: str) -> tuple[str, str]:
        """The reason and the rule by which an action is refused."""
        refused = self.refusal(seat, what)
        return refused.reason, refused.rule

    def cannot_undo(self, seat: int) -> bool:
        """Is there nothing the seat could take back? If so, trying to leaves no trace."""
        before = self.s.to_json()
        with pytest.raises(Refused, match="nothing-to-undo"):
            self.match.undo(seat)
        assert self.match.state.to_json() == before
        return not self.match.can_undo(seat)

    # --- looking ---

    @property
    def open(self) -> tuple[str, list[int]]:
        """The open question and whom it waits for; OVER when there is none."""
        return self.s.asking, list(self.s.waiting)

    def options(self, seat: int) -> list[str]:
        """What a seat that is asked may answer; nothing where it is not asked."""
        prompt = self.match.view(seat).prompt
        return notations(prompt.options) if prompt else []

    def draft(self, seat: int) -> list[str]:
        """The steps a seat has taken so far."""
        return notations(self.s.drafts[seat])

    def owner(self, name: str) -> int:
        return self.s.owners[place(name)]

    def places_of(self, seat: int) -> str:
        return " ".join(PLACE_IDS[each] for each in self.s.places_of(seat))

    def cell(self, name: str) -> tuple[int, int] | None:
        """Where a place or pile lies; None where it does not."""
        home = self.s.cells[place(name)]
        return None if home == NOWHERE else CELLS[home]

    def recruits(self, name: str) -> str:
        return self._kinds(self.s.recruits[place(name)])

    def roster(self, seat: int) -> str:
        return self._kinds(self.s.rosters[seat])

    def leaving(self, seat: int) -> str:
        return self._kinds(self.s.leaving[seat])

    def hand(self, seat: int) -> str:
        """The characters not on the city, in roster order."""
        placed = {each.tile for each in self.s.laid[seat]}
        return self._kinds([tile for tile in self.s.rosters[seat] if tile not in placed])

    @property
    def removed(self) -> str:
        return self._kinds(self.s.removed)

    def supply(self, name: str) -> int:
        """How many of a generic kind are left."""
        return len(self.s.supply[kind(name)])

    def laid(self, seat: int) -> list[str]:
        """A gang's tiles on the city, in the order of laying: "thug bar e combat chief"."""
        names = {number: word for word, number in ACTION_IDS.items()} | {NO_ACTION: "none"}
        told = []
        for each in self.s.laid[seat]:
            who = "settling" if each.tile == SETTLING else KIND_IDS[self.s.kind(each.tile)]
            words = [who, spot_words(each.spot), names[each.action]]
            told.append(" ".join([*words, "chief"] if each.chief else words))
        return told

    def words_of(self, seat: int, number: int) -> TileWords:
        each = self.s.laid[seat][number]
        who = SETTLING if each.tile == SETTLING else self.s.kind(each.tile)
        return TileWords(who, each.spot, each.action, each.chief)

    def stock(self, seat: int) -> str:
        return self._tokens(self.s.stock[seat])

    @property
    def warehouse(self) -> str:
        return self._tokens(self.s.warehouse)

    def marker(self, name: str) -> tuple[int, int]:
        """Who leads a traffic (NOBODY), and at the how manieth number (0 to 2)."""
        number = traffic(name)
        return self.s.leaders[number], self.s.levels[number]

    @property
    def scores(self) -> list[int]:
        return list(self.s.scores)

    @property
    def piles(self) -> list[int]:
        """How many tiles lie in each."""
        return [len(pile) for pile in self.s.piles]

    def _kinds(self, tiles: Iterable[int]) -> str:
        return " ".join(KIND_IDS[self.s.kind(tile)] for tile in tiles)

    def _tokens(self, counts: Sequence[int]) -> str:
        pairs = zip(TRAFFIC_IDS, counts, strict=True)
        return " ".join(f"{name}{count}" for name, count in pairs if count)


def table(
    at: Moment = "placement",
    *,
    players: int = 3,
    round: int = 2,
    first: int = R,
    seat: int | None = None,
    city: str = USUAL_CITY,
    owned: Words | None = None,
    left: Sequence[int] | None = None,
    next_places: str = "",
    next_places_b: str = "",
    gangs: Words | None = None,
    laid: Mapping[int, Sequence[str]] | None = None,
    ended: Sequence[int] = (),
    leaving: Words | None = None,
    recruits: Mapping[str, str] | None = None,
    next_mercenaries: str = "",
    supply: Mapping[str, int] | None = None,
    removed: str = "",
    won: Words | None = None,
    stock: Words | None = None,
    markers: Mapping[str, tuple[int, int]] | None = None,
    scores: Mapping[int, int] | None = None,
    errors: Mapping[int, int] | None = None,
    options: Options | None = None,
    content: msgspec.Struct | None = None,
) -> Scene:
    """A scene, played on to its first question; see the top for the words.

    `city` may name cells for piles, too ("pile_a -1,1"). `left`: how many tiles the piles hold, by
    pile; a pile of none is gone, and the places then left over lie, neutral and empty, in SUBURB.
    `next_places` and `next_places_b`: what is drawn next from the piles, in this order;
    `next_mercenaries` likewise. `supply`: how many of a generic kind are left, the others of it
    being removed. `won`: the piles from which a seat holds an unopened tile ("pile_a"): those are
    the first of `next_places`. `seat`: who places next. `ended`: who places nothing more, besides
    those who have nothing left to place.
    """
    seats = [SeatInfo(f"Player {each}") for each in range(players)]
    match = Match(GAME, seats, KEY, options, content)
    s = match.state
    s.close_question()
    s.agenda.clear()
    s.dice = Dice(KEY)
    s.round, s.first = round, first
    s.drawn = [NO_PLACE] * players
    box = _Box(s)
    s.rosters = [
        box.take(kinds((gangs or {}).get(each, " ".join(CONTENT.gang.start))))
        for each in range(players)
    ]
    s.leaving = [
        [_of_kind(s, s.rosters[each], who) for who in kinds((leaving or {}).get(each, ""))]
        for each in range(players)
    ]
    s.recruits = [()] * PLACES
    for name, lying in (recruits or {}).items():
        s.recruits[place(name)] = tuple(box.take(kinds(lying)))
    s.removed = box.take(kinds(removed))
    coming = box.take(kinds(next_mercenaries))
    s.supply, s.mercenaries = box.rest(supply or {}, s.removed)
    s.mercenaries += coming[::-1]
    _set_city(s, city, left, next_places, next_places_b, won or {})
    for each, names in (owned or {}).items():
        for one in places(names):
            assert s.cells[one] != NOWHERE, f"{PLACE_IDS[one]} is not on the city"
            s.owners[one] = each
    s.stock = [tokens((stock or {}).get(each, "")) for each in range(players)]
    s.warehouse = [
        s.board.tokens_each - sum(held[number] for held in s.stock) for number in range(TRAFFICS)
    ]
    for name, (leader, level) in (markers or {}).items():
        s.leaders[traffic(name)], s.levels[traffic(name)] = leader, level
    s.scores = [(scores or {}).get(each, 0) for each in range(players)]
    s.errors = [(errors or {}).get(each, 0) for each in range(players)]
    for each, tiles in (laid or {}).items():
        for text in tiles:
            _put(s, each, tile_words(text))
    s.ended = [
        each in ended or not s.rosters[each] or len(s.laid[each]) > len(s.rosters[each])
        for each in range(players)
    ]
    _plan(s, at, first if seat is None else seat)
    match.events.clear()
    GAME.run(s)
    return Scene(match)


def _plan(s: GangsCity, at: Moment, seat: int) -> None:
    """What is to be done from this moment on."""
    if at == "round":
        s.round -= 1
        s.do(begin_round)
        return
    s.plan(score, end_round)
    if at == "score":
        s.phase = END_OF_ROUND
        return
    s.do(end_of_round)
    if at == "end":
        s.phase = ACTIONS_PHASE
        return
    s.do(actions)
    if at == "actions":
        s.phase = TRAFFICS_PHASE
        s.revealed = True
        return
    s.do(traffics)
    s.phase = PLACEMENT
    if at == "placement":
        s.do(next_placement, seat)


class _Box:
    """The characters of the box, handed out by kind."""

    def __init__(self, s: GangsCity) -> None:
        self._s = s
        self._left = [*range(len(s.board.kind))]

    def take(self, wanted: Iterable[int]) -> list[int]:
        taken = []
        for each in wanted:
            tile = _of_kind(self._s, self._left, each)
            self._left.remove(tile)
            taken.append(tile)
        return taken

    def rest(
        self, supply: Mapping[str, int], removed: list[int]
    ) -> tuple[list[tuple[int, ...]], list[int]]:
        """All that is left: the supply by kind, and the mercenaries."""
        generic = [
            [tile for tile in self._left if self._s.kind(tile) == each] for each in range(GENERICS)
        ]
        for name, count in supply.items():
            tiles = generic[kind(name)]
            assert len(tiles) >= count, f"not so many of {name} are left"
            removed += tiles[count:]
            del tiles[count:]
        mercenaries = [tile for tile in self._left if self._s.kind(tile) >= GENERICS]
        return [tuple(tiles) for tiles in generic], mercenaries


def _of_kind(s: GangsCity, tiles: Iterable[int], wanted: int) -> int:
    found = next((tile for tile in tiles if s.kind(tile) == wanted), None)
    assert found is not None, f"no {KIND_IDS[wanted]} is left"
    return found


def _set_city(
    s: GangsCity,
    city: str,
    left: Sequence[int] | None,
    next_places: str,
    next_places_b: str,
    won: Words,
) -> None:
    words = city.split()
    at = {place(name): cell_at(where) for name, where in zip(words[::2], words[1::2], strict=True)}
    piles = len(s.piles)
    s.cells = [NOWHERE] * LOCATIONS
    s.built = {}
    s.owners = [NOBODY] * PLACES
    coming = [places(next_places), places(next_places_b)][:piles]
    named = {*at, *[each for pile in coming for each in pile]}
    rest = [each for each in range(PLACES) if each not in named]
    held = [(seat, place(name)) for seat, names in won.items() for name in names.split()]
    s.won = []
    for seat, pile in held:
        own = coming[pile - PILE_A]
        s.won.append(Won(seat, pile, own.pop(0) if own else rest.pop(0)))
    if left is None:
        half = (len(rest) + 1) // 2 if piles == 2 else len(rest)
        under = [rest[:half], rest[half:]][:piles]
        suburb: list[int] = []
    else:
        under = []
        for number in range(piles):
            fill = left[number] - len(coming[number])
            under.append([rest.pop(0) for _ in range(fill)])
        suburb = rest
    s.piles = [[*below, *reversed(top)] for below, top in zip(under, coming, strict=True)]
    for number in range(piles):
        if s.piles[number]:
            at.setdefault(PILE_A + number, PILE_CELLS[number])
    for each, where in zip(suburb, SUBURB, strict=False):
        at[each] = cell(*where)
    for location, home in at.items():
        assert home not in s.built, f"two things lie at {CELLS[home]}"
        s.cells[location] = home
        s.built[home] = location


def _put(s: GangsCity, seat: int, tile: TileWords) -> None:
    """A tile comes to lie on the city, whether or not its gang might have laid it there."""
    number = SETTLING
    if tile.kind != SETTLING:
        placed = {each.tile for each in s.laid[seat]}
        home = [each for each in s.rosters[seat] if each not in placed]
        number = _of_kind(s, home, tile.kind)
    s.laid[seat].append(Laid(number, tile.spot, tile.action, tile.chief))
    if is_side(tile.spot):
        where = NEAR[s.cells[location_of(tile.spot)]][direction_of(tile.spot)]
        assert where not in s.built, f"{spot_words(tile.spot)} is built over"
        before = s.stacks.get(where)
        if before is not None:
            assert (before.owner, before.spot) == (seat, tile.spot), "a cell holds one stack"
        doing = tile.action
        if tile.kind == SETTLING:
            doing = before.action if before else NO_ACTION if s.book_errors else COMBAT
        s.stacks[where] = Stack(seat, tile.spot, doing)


def refusal(match: Match[GangsCity], seat: int, what: str) -> Refused:
    """Why an action is refused; it leaves no trace."""
    before = match.state.to_json(), len(match.log), len(match.events)
    with pytest.raises(Refused) as raised:
        match.act(seat, what)
    assert (match.state.to_json(), len(match.log), len(match.events)) == before
    return raised.value


def match_of(players: int, seed: int | str = 0, options: Options | None = None) -> Match[GangsCity]:
    """A match from its very beginning."""
    seats = [SeatInfo(f"Player {seat}") for seat in range(players)]
    return Match(GAME, seats, key_from(seed), options)


def go_on(scene: Scene, until: str, round: int = 0) -> Scene:
    """Let the time of all run out up to such a question, of such a round or of any."""
    while scene.s.asking != until or round not in (0, scene.s.round):
        assert scene.s.asking, "the game is over"
        scene.time_out(scene.s.waiting[0])
    return scene


# --- a city without room ---

# All places in three rows of five.
ROWS = " ".join(f"{name} {number % 5},{number // 5}" for number, name in enumerate(PLACE_IDS))


def walled(
    gang: str, laid: Sequence[str] = (), *, gaps: Sequence[str] = (), spare: str = "", **more: Any
) -> Scene:
    """Red is to place in a city of six where the piles are gone and every cell around is taken.

    Red's own tiles lie there as told; the five others, who place nothing more, fill all cells but
    those, and the `gaps` ("0,-1"). With `spare` characters in hand, blue goes on placing.
    """
    own = {side_cell(tile_words(text).spot) for text in laid if is_side(tile_words(text).spot)}
    kept = own | {CELLS[cell_at(gap)] for gap in gaps}
    homes = {(number % 5, number // 5): name for number, name in enumerate(PLACE_IDS)}
    rim: dict[tuple[int, int], str] = {}
    for home, name in homes.items():
        for direction, near in enumerate(neighbours(home)):
            if near not in homes and near not in kept:
                rim.setdefault(near, f"{name} {DIRECTION_IDS[direction]}")
    others: dict[int, list[str]] = {seat: [] for seat in range(1, 6)}
    for number, spot in enumerate(rim.values()):
        seat = 1 + number % 5
        who = ("driver", "bodyguard")[len(others[seat]) % 2]
        others[seat].append(f"{who} {spot} combat{'' if others[seat] else ' chief'}")
    gangs = {seat: " ".join(tile.split()[0] for tile in tiles) for seat, tiles in others.items()}
    gangs[B] += f" {spare}"
    return table(
        players=6,
        city=ROWS,
        left=(0, 0),
        gangs={R: gang, **gangs},
        laid={R: laid, **others},
        ended=(G, V, Y, W) if spare else (B, G, V, Y, W),
        **more,
    )


def side_cell(spot: int) -> tuple[int, int]:
    """In a city of ROWS: the cell a side leads into."""
    number = location_of(spot)
    return neighbours((number % 5, number // 5))[direction_of(spot)]


# --- geometry, worked out apart from the engine ---


def neighbours(where: tuple[int, int]) -> list[tuple[int, int]]:
    """The six cells around one, from E on counter-clockwise (GC-1.1)."""
    q, r = where
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


# --- whole games ---

_WANDERINGS = Wanderings(GAME)
wander, finished, others_see = (
    _WANDERINGS.wander,
    _WANDERINGS.finished,
    _WANDERINGS.others_see,
)


# --- traffics and actions: places that touch nothing, with every side open ---

ROOMY_CITY = (
    "bar 4,0 casino 8,0 ghetto -4,0 posh_district -8,0 "
    "gambling_den 0,4 luxury_hotel 0,8 prison 0,-4 docks 0,-8"
)


def acting(
    at: Moment, laid: Mapping[int, Sequence[str]], gangs: Words | None = None, **more: Any
) -> Scene:
    """These tiles on the city. A gang that is not named is who lies there, in the order of laying,
    or one driver."""
    rosters = {}
    for seat in range(more.get("players", 3)):
        there = [tile_words(text).kind for text in laid.get(seat, ())]
        names = [KIND_IDS[each] for each in there if each != SETTLING]
        rosters[seat] = " ".join(names) or "driver"
    more.setdefault("city", ROOMY_CITY)
    return table(at, laid=laid, gangs={**rosters, **(gangs or {})}, **more)


def fight(laid: Mapping[int, Sequence[str]], gangs: Words | None = None, **more: Any) -> Scene:
    """The actions phase, up to its first question."""
    return acting("actions", laid, gangs, **more)


def rackets(laid: Mapping[int, Sequence[str]], bids: Words | None = None, **more: Any) -> Scene:
    """The traffics phase: these tiles lie there, and everybody bids what is told; then on to the
    next question."""
    scene = acting("traffics", laid, **more)
    return bid(scene, bids or {}) if scene.s.asking == "bid" else scene


def bid(scene: Scene, bids: Words) -> Scene:
    """All who are asked bid: "weapons2 tobacco1", or nothing."""
    for seat in scene.s.asked:
        amounts = tokens(bids.get(seat, ""))
        for number, held in enumerate(scene.s.stock[seat]):
            if held:
                scene.act(seat, f"bid {TRAFFIC_IDS[number]} {amounts[number]}")
        scene.act(seat, "done")
    return scene


def strengths(scene: Scene) -> list[dict[int, int]]:
    """Of each shoot-out: what the parties counted, by seat."""
    return [
        {party["seat"]: party["total"] for party in each["parties"]}
        for each in scene.told("strengths")
    ]
