"""Scenes of Mafiozoo, told in words: "Y3 G1" is three of yellow and one of green.

`table` sets a scene and plays on to its first question. Things are called by their ids, several
parted by spaces. What is not named lies in the piles: cards in the draw piles, tokens in the
District Reserve. Every colour has its sixteen gems: what a scene does not place is split between
slush fund and Reserve.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Literal

import msgspec
import pytest

from omerta.games.mafiozoo import GAME
from omerta.games.mafiozoo.content import (
    CARD_IDS,
    CHARACTER_IDS,
    CHARACTERS,
    CONTENT,
    DISTRICT_IDS,
    DISTRICTS,
    FAVOUR_IDS,
    FAVOURS,
    PLACE_IDS,
    Options,
)
from omerta.games.mafiozoo.rules_corruption import PLACING, next_play
from omerta.games.mafiozoo.rules_favours import approach, favours, finish_favours
from omerta.games.mafiozoo.rules_influence import influence
from omerta.games.mafiozoo.rules_round import begin_round, end_round
from omerta.games.mafiozoo.state import (
    ACTIONS,
    CORRUPTION,
    EMPTY_SLOT,
    FAVOUR_PHASE,
    INFLUENCE,
    REVENUE,
    Mafiozoo,
)
from omerta.games.mafiozoo.view import places
from omerta.kernel.dice import Dice, key_from
from omerta.kernel.match import Match, SeatInfo
from omerta.kernel.refusal import Refused
from tests.games.wandering import Wanderings, Watched

# Yellow, green, blue and red sit clockwise in this order; S is the straw man beside two players.
Y, G, B, R = range(4)
S = 2
LETTERS = "YGBR"
STRAW = "S"
ALL_PLAYERS = range(2, 5)
KEY = key_from("mafiozoo")
OVER: tuple[str, list[int]] = ("", [])

Moment = Literal["revenue", "play", "last_call", "favours", "influence", "end"]
Words = Mapping[int, str]  # by seat

# Gems in the slush fund where a scene names neither it nor the Reserve.
USUAL_SLUSH = 8


# --- words and numbers ---


def amounts(text: str) -> dict[int, int]:
    """ "Y3 G1" by colour; the straw man's colour is the one after two players'."""
    return {
        S if each[0] == STRAW else LETTERS.index(each[0]): int(each[1:]) for each in text.split()
    }


def cards(text: str) -> list[int]:
    """Corruption or Informant cards."""
    return [CARD_IDS.index(name) for name in text.split()]


def characters(text: str) -> list[int]:
    return [CHARACTER_IDS.index(name) for name in text.split()]


def character(name: str) -> int:
    (only,) = characters(name)
    return only


def districts(text: str) -> list[int]:
    return [DISTRICT_IDS.index(name) for name in text.split()]


def place_bits(text: str) -> int:
    return sum(1 << PLACE_IDS.index(name) for name in text.split())


def words(numbers: Iterable[int], ids: Sequence[str]) -> str:
    return " ".join(ids[number] for number in numbers)


def action(notation: str) -> int:
    number = ACTIONS.parse(notation)
    assert number is not None, notation
    return number


def notations(options: Iterable[int]) -> list[str]:
    return [ACTIONS.notation(option) for option in options]


# --- scenes ---


class Scene(Watched):
    """A game at a chosen moment, and what is asked of it."""

    def __init__(self, match: Match[Mafiozoo]) -> None:
        self.match = match
        self.s = match.state
        self._tally = GAME.tally(self.s)

    # --- acting ---

    def act(self, seat: int, *what: str) -> Scene:
        """Act as a seat, step by step; no gem, card or token may appear or vanish."""
        for each in what:
            self.match.act(seat, each)
            assert GAME.tally(self.s) == self._tally
        return self

    def time_out(self, seat: int) -> Scene:
        self.match.time_out(seat)
        assert GAME.tally(self.s) == self._tally
        return self

    def undo(self, seat: int) -> Scene:
        self.match.undo(seat)
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
        assert self.s.to_json() == before
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

    def interrupts(self, seat: int) -> list[str]:
        """What a seat may do though nobody asked it."""
        return notations(self.match.view(seat).interrupts)

    def on(self, name: str) -> str:
        """The gems on a character: "Y3 G1"."""
        return self._amounts(self.s.gems_of(character(name)))

    @property
    def gems(self) -> dict[str, str]:
        """The characters with gems on them."""
        return {name: self.on(name) for name in CHARACTER_IDS if self.on(name)}

    @property
    def slush(self) -> list[int]:
        return list(self.s.slush)

    @property
    def reserve(self) -> list[int]:
        return list(self.s.reserve)

    @property
    def money(self) -> list[int]:
        return list(self.s.money)

    def hand(self, seat: int) -> str:
        return words(self.s.hands[seat], CARD_IDS)

    def informants(self, seat: int) -> str:
        return words(self.s.informants[seat], CARD_IDS)

    def favours(self, seat: int) -> str:
        held = self.s.favours[seat * FAVOURS : (seat + 1) * FAVOURS]
        return " ".join(
            name for name, count in zip(FAVOUR_IDS, held, strict=True) for _ in range(count)
        )

    def thugs(self, seat: int) -> str:
        return words(places(self.s.thugs[seat]), PLACE_IDS)

    def bonuses(self, seat: int) -> str:
        """The placing bonuses not yet used."""
        return words(places(self.s.bonuses[seat]), PLACE_IDS)

    def seen_tokens(self, seat: int) -> str:
        return words(self.s.seen_tokens[seat], DISTRICT_IDS)

    def blind_tokens(self, seat: int) -> str:
        return words(self.s.blind_tokens[seat], DISTRICT_IDS)

    @property
    def agenda(self) -> list[str]:
        """The slots of the Agenda; "" where one is empty."""
        return ["" if each == EMPTY_SLOT else DISTRICT_IDS[each] for each in self.s.agenda_slots]

    @property
    def golden(self) -> str:
        return words([who for who, face in enumerate(self.s.golden) if face], CHARACTER_IDS)

    @property
    def godfather(self) -> str:
        return CHARACTER_IDS[self.s.godfather]

    def _amounts(self, numbers: Sequence[int]) -> str:
        letters = [*LETTERS[: self.s.players], STRAW]
        return " ".join(
            f"{letters[colour]}{count}" for colour, count in enumerate(numbers) if count
        )


def table(
    at: Moment = "play",
    *,
    players: int = 4,
    round: int = 1,
    first: int = Y,
    seat: int | None = None,
    character: str = CHARACTER_IDS[0],
    golden: str = "",
    godfather: str = CHARACTER_IDS[0],
    pays: int = 3,
    gems: Mapping[str, str] | None = None,
    slush: str = "",
    reserve: str = "",
    parked: str = "",
    money: str = "",
    hands: Words | None = None,
    hand_size: int | None = None,
    pile: str = "",
    discards: str = "",
    informants: Words | None = None,
    informant_pile: str = "",
    informant_discards: str = "",
    piles_empty: bool = False,
    favours: Words | None = None,
    thugs: Words | None = None,
    bonuses: Words | None = None,
    agenda: str = "",
    districts_next: str = "",
    districts_left: str | None = None,
    seen_tokens: Words | None = None,
    blind_tokens: Words | None = None,
    dice: Mapping[str, str] | None = None,
    options: Options | None = None,
) -> Scene:
    """A scene, played on to its first question.

    `at`: "revenue" of `round` (`first` has the token then; `godfather` and `pays` are on the card
    turned up; `hands` are what was drawn from the Judge); a "play" of `seat` (the first player,
    if none is named); the "last_call"; "favours" from `character` on; "influence"; the "end".

    `golden`: all other faces are silver. `slush` and `reserve`: where both are named for a
    colour, the rest of its gems lie on `parked`, by default a character that is not settled any
    more, or the last one. `hands`: filled up to `hand_size`, by default five in a play and not at
    all elsewhere. `bonuses`: placing bonuses still unused, by default all. `pile`,
    `informant_pile`, `districts_next`: what is drawn next, in this order (in Revenue `pile` is
    what the shuffle brings up). `piles_empty`: cards not named lie in the discards.
    `districts_left`: all that is left in the District Reserve; the last seat has drawn the rest
    blind. `dice`: forced shuffles of other purposes.
    """
    options = msgspec.structs.replace(options or Options(), first_player=first)
    match = Match(GAME, [SeatInfo(f"Player {each}") for each in range(players)], KEY, options)
    s = match.state
    s.close_question()
    s.agenda.clear()
    s.dice = Dice(KEY)
    s.golden = tuple(name in golden.split() for name in CHARACTER_IDS)
    s.round = s.rounds if at == "end" else round
    _set_godfather(s, at, godfather, pays)
    _set_corruption(s, at, hands or {}, hand_size, pile, discards, piles_empty)
    _set_informants(s, informants or {}, informant_pile, informant_discards, piles_empty)
    _set_districts(s, agenda, districts_next, districts_left, seen_tokens or {}, blind_tokens or {})
    parked = parked or CHARACTER_IDS[_parking(at, character)]
    _set_gems(s, gems or {}, amounts(slush), amounts(reserve), parked)
    s.money = [amounts(money).get(each, CONTENT.start.money) for each in range(players)]
    for each in range(players):
        held = (favours or {}).get(each, "").split()
        s.favours[each * FAVOURS : (each + 1) * FAVOURS] = [held.count(kind) for kind in FAVOUR_IDS]
        s.thugs[each] = place_bits((thugs or {}).get(each, ""))
        s.bonuses[each] = 0
        if at in ("play", "last_call"):
            s.bonuses[each] = s.thugs[each] & PLACING
            if bonuses is not None:
                s.bonuses[each] = place_bits(bonuses.get(each, ""))
    for purpose, names in (dice or {}).items():
        s.dice.forced[purpose] = tuple(cards(names))
    _plan(s, at, first if seat is None else seat, CHARACTER_IDS.index(character))
    match.events.clear()
    GAME.run(s)
    return Scene(match)


def _plan(s: Mafiozoo, at: Moment, seat: int, who: int) -> None:
    """What is to be done from this moment on."""
    if at == "revenue":
        s.phase = REVENUE
        if s.round > 1:
            s.first = (s.first - 1) % s.players
        s.round -= 1
        s.do(begin_round)
        return
    s.do(end_round)
    if at == "end":
        s.phase = INFLUENCE
        return
    s.do(influence)
    if at == "influence":
        s.phase = FAVOUR_PHASE
        return
    if at == "favours":
        s.phase = FAVOUR_PHASE
        s.do(finish_favours)
        for number in range(CHARACTERS - 1, who - 1, -1):
            s.do(approach, number)
        return
    s.phase = CORRUPTION
    s.do(favours)
    s.do(next_play, s.first if at == "last_call" else seat)


def _set_godfather(s: Mafiozoo, at: Moment, godfather: str, pays: int) -> None:
    card = s.godfather_cards.index((character(godfather), pays))
    others = [number for number in range(len(s.godfather_cards)) if number != card]
    before = s.round - 1
    s.godfather_past = others[:before]
    s.godfather_deck = others[before : s.rounds - 1]
    s.godfather_box = tuple(others[s.rounds - 1 :])
    if at == "revenue":
        s.godfather_deck.append(card)
    else:
        s.godfather_past.append(card)
        s.godfather = character(godfather)


def _set_corruption(
    s: Mafiozoo,
    at: Moment,
    hands: Words,
    hand_size: int | None,
    pile: str,
    discards: str,
    piles_empty: bool,
) -> None:
    deck = [card for card in range(CHARACTERS) for _ in range(CONTENT.corruption.per_character)]
    deck += [CHARACTERS] * CONTENT.corruption.secret
    held = [cards(hands.get(seat, "")) for seat in range(s.players)]
    coming, s.discards = cards(pile), cards(discards)
    for each in [*coming, *s.discards, *[card for hand in held for card in hand]]:
        deck.remove(each)
    size = hand_size if hand_size is not None else CONTENT.corruption.dealt if at == "play" else 0
    for hand in held:
        while len(hand) < size:
            hand.append(deck.pop(0))
    s.hands = [tuple(sorted(hand)) for hand in held]
    s.recovered = [()] * s.players
    s.dropped = [()] * s.players
    if piles_empty:
        s.discards += deck
        deck = []
    s.pile = deck + coming[::-1]
    if at == "revenue" and coming:
        s.dice.forced["corruption"] = tuple(coming)


def _set_informants(s: Mafiozoo, hands: Words, pile: str, discards: str, empty: bool) -> None:
    s.informants = [tuple(sorted(cards(hands.get(seat, "")))) for seat in range(s.players)]
    s.informant_discards, coming = cards(discards), cards(pile)
    named = {*coming, *s.informant_discards, *[card for hand in s.informants for card in hand]}
    rest = [card for card in range(CHARACTERS) if card not in named]
    if empty:
        s.informant_discards += rest
        rest = []
    s.informant_pile = rest + coming[::-1]


def _set_districts(
    s: Mafiozoo, agenda: str, coming: str, left: str | None, seen: Words, blind: Words
) -> None:
    stock = [each for each in range(DISTRICTS) for _ in range(CONTENT.districts.tokens_each)]
    s.seen_tokens = [tuple(sorted(districts(seen.get(seat, "")))) for seat in range(s.players)]
    s.blind_tokens = [tuple(sorted(districts(blind.get(seat, "")))) for seat in range(s.players)]
    slots = districts(agenda)
    named = [token for tokens in (*s.seen_tokens, *s.blind_tokens) for token in tokens]
    for each in [*slots, *districts(coming), *named]:
        stock.remove(each)
    if not agenda and left is None:  # one of each but the last, where nothing is said
        slots = [*range(CONTENT.districts.agenda)]
        for each in slots:
            stock.remove(each)
    s.agenda_slots = slots + [EMPTY_SLOT] * (CONTENT.districts.agenda - len(slots))
    if left is not None:
        for each in districts(left):
            stock.remove(each)
        s.blind_tokens[-1] = tuple(sorted((*s.blind_tokens[-1], *stock)))
        stock = districts(left)
    s.district_reserve = stock + districts(coming)[::-1]


def _parking(at: Moment, who: str) -> int:
    settled = at in ("influence", "end") or (at == "favours" and who != CHARACTER_IDS[0])
    return 0 if settled else CHARACTERS - 1


def _set_gems(
    s: Mafiozoo,
    gems: Mapping[str, str],
    slush: Mapping[int, int],
    reserve: Mapping[int, int],
    parked: str,
) -> None:
    s.gems = [0] * len(s.gems)
    for name, laid in gems.items():
        for colour, count in amounts(laid).items():
            s.gems[character(name) * s.colours + colour] += count
    for colour in range(s.colours):
        left = CONTENT.start.gems - sum(s.gems[colour :: s.colours])
        if colour in slush:
            s.slush[colour] = slush[colour]
            s.reserve[colour] = reserve.get(colour, left - slush[colour])
        elif colour in reserve or colour == s.players:  # the straw man has no slush fund
            s.reserve[colour] = reserve.get(colour, left)
            s.slush[colour] = left - s.reserve[colour]
        else:
            s.slush[colour] = min(USUAL_SLUSH, left)
            s.reserve[colour] = left - s.slush[colour]
        left -= s.slush[colour] + s.reserve[colour]
        assert min(left, s.slush[colour], s.reserve[colour]) >= 0, "more gems than there are"
        s.gems[character(parked) * s.colours + colour] += left


def refusal(match: Match[Mafiozoo], seat: int, what: str) -> Refused:
    """Why an action is refused; it leaves no trace."""
    before = match.state.to_json(), len(match.log), len(match.events)
    with pytest.raises(Refused) as raised:
        match.act(seat, what)
    assert (match.state.to_json(), len(match.log), len(match.events)) == before
    return raised.value


def match_of(players: int, seed: int | str = 0, options: Options | None = None) -> Match[Mafiozoo]:
    """A match from its very beginning."""
    seats = [SeatInfo(f"Player {seat}") for seat in range(players)]
    return Match(GAME, seats, key_from(seed), options)


# --- whole games ---

_WANDERINGS = Wanderings(GAME)
wander, finished, others_see = (
    _WANDERINGS.wander,
    _WANDERINGS.finished,
    _WANDERINGS.others_see,
)


# --- settling with one character ---


class Settling(Scene):
    """A scene that remembers how things stood when a character was approached."""

    def __init__(self, match: Match[Mafiozoo]) -> None:
        super().__init__(match)
        self._before = match.state.clone()

    @property
    def to_slush(self) -> str:
        """What came into the slush funds since: "Y3 G1"."""
        return self._change(self.s.slush, self._before.slush)

    @property
    def to_reserve(self) -> str:
        return self._change(self.s.reserve, self._before.reserve)

    @property
    def happened(self) -> list[str]:
        """The kinds of all events but windows."""
        return [kind for kind in self.kinds if kind != "window"]

    @property
    def paid(self) -> str:
        return self._change(self._before.money, self.s.money)

    def _change(self, more: Sequence[int], less: Sequence[int]) -> str:
        return self._amounts([one - other for one, other in zip(more, less, strict=True)])


def approaching(
    name: str,
    laid: str,
    *,
    golden: bool = False,
    godfather: bool = False,
    players: int = 4,
    informants: Words | None = None,
    **more: Any,
) -> Settling:
    """Before a character is settled with; the Godfather stands elsewhere if not said otherwise.

    The last seat holds the Informant card of another character and is asked at every window.
    """
    stand = name if godfather else "lieutenant" if name == "distiller" else "distiller"
    spare = "forger" if name == "mayor" else "mayor"
    scene = table(
        "favours",
        players=players,
        character=name,
        golden=name if golden else "",
        godfather=stand,
        gems={name: laid, **more.pop("gems", {})},
        informants={players - 1: spare} if informants is None else informants,
        **more,
    )
    assert scene.s.asking == "inform"
    return Settling(scene.match)


def settled(name: str, laid: str, *, players: int = 4, **more: Any) -> Settling:
    """The character is settled with, up to the next question: at the latest the next window."""
    scene = approaching(name, laid, players=players, **more)
    scene.act(players - 1, "pass")
    return scene


def go_on(scene: Scene, until: str, round: int = 0) -> None:
    """Let the time of all run out up to such a question, of such a round or of any."""
    while scene.s.asking != until or round not in (0, scene.s.round):
        assert scene.s.asking, "the game is over"
        scene.time_out(scene.s.waiting[0])
