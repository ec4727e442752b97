"""The state of a game of Mafiozoo, and its actions."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, lru_cache

from omerta.games.mafiozoo.content import (
    CARD_IDS,
    CHARACTER_IDS,
    CONTENT,
    COURTHOUSE,
    DISTRICT_IDS,
    FAVOUR_IDS,
    MOST_AGENDA,
    PLACE_IDS,
    PRISON,
    Board,
)
from omerta.kernel.actions import ActionTable
from omerta.kernel.state import State

NO_CARD = -1
NO_CHARACTER = -1
EMPTY_SLOT = -1  # of the Agenda

# The phases of a round (MZ-3.1).
REVENUE, CORRUPTION, LAST_CALL, FAVOUR_PHASE, INFLUENCE = range(1, 6)


@dataclass(slots=True, kw_only=True)
class Mafiozoo(State):
    """All facts. Piles are taken from the end; hands are sorted tuples; lists are by seat.

    A *colour* is a seat, or with two players the straw man's (the last one).
    """

    board: Board
    colours: int  # the straw man's among them
    rounds: int
    round: int = 0
    phase: int = REVENUE
    first: int  # who has the first-player token

    # The desk.
    golden: tuple[bool, ...]  # by character
    gems: list[int]  # at character × colours + colour
    reserve: list[int]  # by colour
    slush: list[int]  # by colour
    godfather: int = NO_CHARACTER  # where he stands
    godfather_deck: list[int]  # numbers of cards, in `godfather_cards`
    godfather_past: list[int] = field(default_factory=list)
    godfather_box: tuple[int, ...]  # put back unseen: known to nobody
    godfather_cards: tuple[tuple[int, int], ...]  # by number: character and money

    # Corruption cards.
    hands: list[tuple[int, ...]]
    pile: list[int]
    discards: list[int] = field(default_factory=list)  # face up
    recovered: list[tuple[int, ...]]  # face down; their kind is known to all
    dropped: list[tuple[int, ...]]  # face down; last cards, known to their seat alone

    # Informant cards.
    informants: list[tuple[int, ...]]
    informant_pile: list[int]
    informant_discards: list[int] = field(default_factory=list)

    # District tokens.
    district_reserve: list[int]
    agenda_slots: list[int]
    seen_tokens: list[tuple[int, ...]]  # taken from the Agenda before all eyes
    blind_tokens: list[tuple[int, ...]]  # drawn blind
    blank_tokens: list[int]  # MZ-2.10: of no district

    money: list[int]
    favours: list[int]  # at seat × FAVOURS + kind
    thugs: list[int]  # places, as bits
    bonuses: list[int]  # placing bonuses not yet used this round: places, as bits

    # The character being settled, and who is to be served.
    character: int = NO_CHARACTER
    served: tuple[int, ...] = ()  # free
    payers: tuple[int, ...] = ()  # may pay
    missing: int = 0  # gems the Producer could not take from the Reserve
    led: int = 0  # characters on which one player alone had the most gems this round, as bits

    # What the table has chosen.
    tile_flip: bool
    police_station_secret: bool
    majority_points: int
    open_districts: bool

    def gems_of(self, character: int) -> list[int]:
        """What lies on a character, by colour."""
        start = character * self.colours
        return self.gems[start : start + self.colours]

    def has_thug(self, seat: int, place: int) -> bool:
        return bool(self.thugs[seat] >> place & 1)

    def price(self, seat: int) -> int:
        """MZ-6.12, 6.14: what the favour of the character being settled costs a seat."""
        return prices_of(self.board, self.thugs[seat])[self.character]

    def turn_order(self) -> tuple[int, ...]:
        """MZ-2.12: clockwise from the holder of the first-player token."""
        return clockwise(self.players, self.first)


@lru_cache(4096)
def prices_of(board: Board, thugs: int) -> tuple[int, ...]:
    """MZ-6.12, 6.14: by character, what its favour costs who has these thugs; 0 where it is not
    for sale."""
    saved = board.courthouse_saves if thugs >> COURTHOUSE & 1 else 0
    return tuple([max(0, price - saved) for price in board.price])


@cache
def clockwise(players: int, first: int) -> tuple[int, ...]:
    return tuple((first + step) % players for step in range(players))


ACTIONS = ActionTable()

# Corruption cards (MZ-5.1). Taking a Corruption card in hand is numbered like the card.
for _card in CARD_IDS:
    ACTIONS.add("card", _card)
MOST_RECOVERED = 4
RECOVER = len(ACTIONS)
for _gems in range(MOST_RECOVERED + 1):
    ACTIONS.add("recover", _gems)
# The first gem of a bribe, one more on the same character, one on the next, or no more.
BRIBE = len(ACTIONS)
for _character in CHARACTER_IDS:
    ACTIONS.add("bribe", _character)
MORE = ACTIONS.add("more")
GO = len(ACTIONS)
for _character in CHARACTER_IDS:
    ACTIONS.add("go", _character)
DONE = ACTIONS.add("done")
ONLY_DONE = (DONE,)
# Placing bonuses (MZ-5.18). Three places put their gem where the Godfather is, the prison on a
# character of choice.
USE_PIZZERIA = ACTIONS.add("use", "pizzeria")
USE_BARBER = ACTIONS.add("use", "barber")
USE_MASSAGE_PARLOUR = ACTIONS.add("use", "massage_parlour")
USE_PRISON = len(ACTIONS)
for _character in CHARACTER_IDS:
    ACTIONS.add("use", PLACE_IDS[PRISON], _character)
# The docks (MZ-4.13): how many of the items are gems.
MOST_ITEMS = 3
DOCK = len(ACTIONS)
for _gems in range(MOST_ITEMS + 1):
    ACTIONS.add("docks", _gems)
# District tokens (MZ-2.7).
AGENDA = len(ACTIONS)
for _slot in range(1, MOST_AGENDA + 1):
    ACTIONS.add("agenda", _slot)
BLIND = ACTIONS.add("blind")
# Informant cards (MZ-6.33).
PASS = ACTIONS.add("pass")
INFORM_RESERVE = ACTIONS.add("inform", "reserve", 1)
INFORM_SLUSH = len(ACTIONS)  # plus the number of gems less one
for _gems in range(1, 4):
    ACTIONS.add("inform", "slush", _gems)
# Paying for a favour (MZ-6.12).
PAY = ACTIONS.add("pay")
DECLINE = ACTIONS.add("decline")
# The Union's gem (MZ-6.26).
UNION = len(ACTIONS)
for _character in CHARACTER_IDS:
    ACTIONS.add("union", _character)
UNION_NONE = ACTIONS.add("union", "nobody")
# Topping up (MZ-6.28).
TOP_UP = len(ACTIONS)
for _gems in range(3):
    ACTIONS.add("top_up", _gems)
# Thugs (MZ-7.2): a place, then what pays for each of its two slots.
THUG = len(ACTIONS)
for _place in PLACE_IDS:
    ACTIONS.add("thug", _place)
SPEND = len(ACTIONS)
for _favour in FAVOUR_IDS:
    ACTIONS.add("spend", _favour)
# The favour kept (MZ-7.11).
KEEP = len(ACTIONS)
for _favour in FAVOUR_IDS:
    ACTIONS.add("keep", _favour)


def drawn_as(purpose: str, name: str | int) -> int:
    """In a lesson's file: a Corruption card by its character or `secret`, a Godfather card as
    `mayor 5` (where he goes, and the money), a district token by its district."""
    match purpose:
        case "corruption":
            return CARD_IDS.index(str(name))
        case "godfather":
            character, money = str(name).split()
            return CONTENT.godfather.cards.index((CHARACTER_IDS.index(character) + 1, int(money)))
        case "districts":
            return DISTRICT_IDS.index(name)
    return int(name)
