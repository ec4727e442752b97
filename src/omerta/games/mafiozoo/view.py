"""What a seat sees of Mafiozoo, what it does not, and how the unseen is drawn again."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from omerta.games.mafiozoo.content import (
    CITY_HALL,
    FAVOURS,
    PLACES,
    POLICE_STATION,
    SECRET,
    Board,
)
from omerta.games.mafiozoo.printed import Gift, Racket, gifts, rackets
from omerta.games.mafiozoo.rules_corruption import bonus_options, lays, where_it_goes
from omerta.games.mafiozoo.rules_influence import reach
from omerta.games.mafiozoo.scoring import (
    Count,
    by_district,
    complete_sets,
    count_as_known,
    open_tokens,
    place_points,
    tokens_held,
)
from omerta.games.mafiozoo.settling import Verdict, verdicts
from omerta.games.mafiozoo.state import EMPTY_SLOT, NO_CHARACTER, Mafiozoo, prices_of
from omerta.kernel.dice import Dice
from omerta.kernel.events import PUBLIC
from omerta.kernel.unseen import each


class GodfatherCard(msgspec.Struct, frozen=True):
    character: int
    money: int


class SettlingView(msgspec.Struct, frozen=True):
    """The character whose favour is for sale just now."""

    character: int
    served: tuple[int, ...]  # get it free
    payers: tuple[int, ...]  # may pay for it
    prices: tuple[int, ...]  # by payer


class PlayerView(msgspec.Struct, frozen=True):
    """What everybody knows of a player."""

    money: int
    favours: tuple[int, ...]  # how many of each kind
    thugs: tuple[int, ...]  # places
    reach: tuple[int, ...]  # places a thug could go to next, if it can be paid
    prices: tuple[int, ...]  # by character: what its favour costs, where it is for sale
    lays: tuple[int, int]  # gems that a targeted card may lay, and a secret one
    bonuses: tuple[int, ...]  # placing bonuses not yet used this round: places
    hand: int
    recovered: tuple[bool, ...]  # cards laid away face down this round: secret ones?
    dropped: int  # last cards laid away unseen
    informants: int
    tokens: int  # of all kinds
    seen_tokens: tuple[int, ...]  # taken from the Agenda, by district
    points: int  # of the places


class BonusView(msgspec.Struct, frozen=True):
    """A way to use a placing bonus now: the action, its place, and where the gem would go."""

    action: int
    place: int
    character: int


class OwnView(msgspec.Struct, frozen=True):
    """What a seat alone knows, or asks itself."""

    hand: tuple[int, ...]
    recovered: tuple[int, ...]
    dropped: tuple[int, ...]
    informants: tuple[int, ...]
    blind_tokens: tuple[int, ...]  # by district
    tokens: tuple[int, ...]  # all it holds, by district
    blanks: int  # tokens of no district
    sets: int  # complete ones
    towards: int  # districts of the next set
    bonuses: tuple[BonusView, ...]  # that could be used now, asked or unasked
    # By character: what one more gem of this seat would make of it; empty while it can lay none.
    one_more: tuple[Verdict, ...]


class MafiozooView(msgspec.Struct, frozen=True):
    round: int
    rounds: int
    phase: int  # 1 Revenue, 2 Corruption, 3 its last call, 4 Favours, 5 Influence
    first: int
    golden: tuple[bool, ...]  # by character
    gems: tuple[tuple[int, ...], ...]  # by character, by colour (the straw man's is the last)
    standing: tuple[Verdict, ...]  # by character: what it would come to as it lies
    reserve: tuple[int, ...]  # by colour
    slush: tuple[int, ...]  # by colour
    godfather: int | None
    godfather_past: tuple[GodfatherCard, ...]
    godfather_deck: int
    pile: int
    discards: tuple[int, ...]
    informant_pile: int
    informant_discards: tuple[int, ...]
    agenda: tuple[int | None, ...]
    district_reserve: int
    character: int | None  # being settled
    settling: SettlingView | None
    players: tuple[PlayerView, ...]
    own: OwnView | None
    # With `open_districts`, and once the game is over: all tokens, by seat and district.
    all_tokens: tuple[tuple[int, ...], ...] | None
    counts: tuple[Count, ...]  # as things stand, from what the reader knows; in the end the result
    police_station_secret: bool  # the option: what its owner's police station improves
    majority_points: int  # the option
    gifts: tuple[tuple[Gift, ...], ...]  # by character
    rackets: tuple[Racket, ...]  # by place


def public_view(s: Mafiozoo) -> MafiozooView:
    """Built up from nothing: each field is something everybody may know."""
    gems = lying(s)
    return MafiozooView(
        round=s.round,
        rounds=s.rounds,
        phase=s.phase,
        first=s.first,
        golden=s.golden,
        gems=gems,
        standing=verdicts(s, gems),
        reserve=tuple(s.reserve),
        slush=tuple(s.slush),
        godfather=None if s.godfather == NO_CHARACTER else s.godfather,
        godfather_past=tuple([GodfatherCard(*s.godfather_cards[n]) for n in s.godfather_past]),
        godfather_deck=len(s.godfather_deck),
        pile=len(s.pile),
        discards=tuple(sorted(s.discards)),
        informant_pile=len(s.informant_pile),
        informant_discards=tuple(sorted(s.informant_discards)),
        agenda=tuple([None if each == EMPTY_SLOT else each for each in s.agenda_slots]),
        district_reserve=len(s.district_reserve),
        character=None if s.character == NO_CHARACTER else s.character,
        settling=view_settling(s) if s.payers else None,
        players=tuple([view_player(s, each) for each in range(s.players)]),
        own=None,
        all_tokens=tuple(open_tokens(s)) if tokens_lie_open(s) else None,
        counts=tuple(count_as_known(s, known_tokens(s, PUBLIC))),
        police_station_secret=s.police_station_secret,
        majority_points=s.majority_points,
        gifts=gifts(s.board),
        rackets=rackets(s.board, s.police_station_secret),
    )


def own_parts(s: Mafiozoo, public: MafiozooView, seat: int) -> dict[str, Any]:
    """The parts of the public view of which a seat knows more."""
    parts: dict[str, Any] = {"own": view_own(s, public, seat)}
    if s.blind_tokens[seat] and not tokens_lie_open(s):
        parts["counts"] = tuple(count_as_known(s, known_tokens(s, seat)))
    return parts


def known_tokens(s: Mafiozoo, reader: int) -> list[tuple[int, ...]]:
    """The district tokens of each seat that a reader knows, by district."""
    if tokens_lie_open(s):
        return open_tokens(s)
    blind = s.blind_tokens
    return [
        by_district(seen + blind[seat] if seat == reader else seen)
        for seat, seen in enumerate(s.seen_tokens)
    ]


def lying(s: Mafiozoo) -> tuple[tuple[int, ...], ...]:
    """The gems by character and colour."""
    gems, colours = tuple(s.gems), s.colours
    return tuple([gems[start : start + colours] for start in range(0, len(gems), colours)])


def view_settling(s: Mafiozoo) -> SettlingView:
    return SettlingView(s.character, s.served, s.payers, tuple([s.price(p) for p in s.payers]))


class Crew(NamedTuple):
    """What a player's thugs come to."""

    places: tuple[int, ...]
    reach: tuple[int, ...]
    prices: tuple[int, ...]
    lays: tuple[int, int]
    points: int


@lru_cache(4096)
def crew(board: Board, thugs: int, police_station_secret: bool) -> Crew:
    city_hall = bool(thugs >> CITY_HALL & 1)
    helped = police_station_secret and bool(thugs >> POLICE_STATION & 1)
    return Crew(
        places=places(thugs),
        reach=places(reach(board, thugs) & ~thugs),
        prices=prices_of(board, thugs),
        lays=(lays(board, 0, city_hall, helped), lays(board, SECRET, city_hall, helped)),
        points=place_points(board, thugs),
    )


def view_player(s: Mafiozoo, seat: int) -> PlayerView:
    own = crew(s.board, s.thugs[seat], s.police_station_secret)
    return PlayerView(
        money=s.money[seat],
        favours=tuple(s.favours[seat * FAVOURS : (seat + 1) * FAVOURS]),
        thugs=own.places,
        reach=own.reach,
        prices=own.prices,
        lays=own.lays,
        bonuses=places(s.bonuses[seat]),
        hand=len(s.hands[seat]),
        recovered=tuple([card == SECRET for card in s.recovered[seat]]),
        dropped=len(s.dropped[seat]),
        informants=len(s.informants[seat]),
        tokens=tokens_held(s, seat),
        seen_tokens=by_district(s.seen_tokens[seat]),
        points=own.points,
    )


def view_own(s: Mafiozoo, public: MafiozooView, seat: int) -> OwnView:
    tokens = by_district(s.seen_tokens[seat] + s.blind_tokens[seat])
    sets = complete_sets(tokens)
    bonuses = bonus_options(s, seat)
    return OwnView(
        hand=s.hands[seat],
        recovered=s.recovered[seat],
        dropped=s.dropped[seat],
        informants=s.informants[seat],
        blind_tokens=by_district(s.blind_tokens[seat]),
        tokens=tokens,
        blanks=s.blank_tokens[seat],
        sets=sets,
        towards=sum([count > sets for count in tokens]),
        bonuses=tuple([view_bonus(s, action) for action in bonuses]),
        one_more=one_more(s, public, seat) if s.asking and (bonuses or seat in s.asked) else (),
    )


def one_more(s: Mafiozoo, public: MafiozooView, seat: int) -> tuple[Verdict, ...]:
    return verdicts(s, [(*gems[:seat], gems[seat] + 1, *gems[seat + 1 :]) for gems in public.gems])


def view_bonus(s: Mafiozoo, action: int) -> BonusView:
    place, character = where_it_goes(action, s.godfather)
    return BonusView(action, place, character)


def tokens_lie_open(s: Mafiozoo) -> bool:
    """MZ-8.2: at the end all do; with `open_districts`, always."""
    return s.open_districts or s.over


@lru_cache(4096)
def places(bits: int) -> tuple[int, ...]:
    return tuple([place for place in range(PLACES) if bits >> place & 1])


# What `unseen` reads.
HIDING = (
    "blind_tokens",
    "district_reserve",
    "dropped",
    "godfather_box",
    "godfather_deck",
    "hands",
    "informant_pile",
    "informants",
    "open_districts",
    "over",
    "pile",
    "recovered",
)


def unseen(s: Mafiozoo, seat: int) -> list[tuple[str, int]]:
    """Everything hidden from a seat.

    Of a card laid away by a recovery the others know the kind, so it is hidden in another way
    than one in a hand.
    """
    corruption, informants, districts = [*s.pile], [*s.informant_pile], [*s.district_reserve]
    of_known_kind: list[int] = []
    for owner in range(s.players):
        if owner == seat:
            continue
        corruption += s.hands[owner]
        corruption += s.dropped[owner]
        of_known_kind += [card for card in s.recovered[owner] if card != SECRET]
        informants += s.informants[owner]
        if not tokens_lie_open(s):
            districts += s.blind_tokens[owner]
    return [
        *each("corruption", corruption),
        *each("of known kind", of_known_kind),
        *each("informant", informants),
        *each("district", districts),
        *each("godfather", s.godfather_deck),
        *each("godfather", s.godfather_box),
    ]


def redeal(s: Mafiozoo, seat: int, dice: Dice) -> None:
    """Deal all the seat cannot see again. Pools are sorted first: nothing of their order counts."""
    others = [owner for owner in range(s.players) if owner != seat]
    redeal_corruption(s, others, dice)
    s.informant_pile = deal_again(s.informant_pile, s.informants, others, dice, "informants")
    owners = [] if tokens_lie_open(s) else others
    s.district_reserve = deal_again(s.district_reserve, s.blind_tokens, owners, dice, "districts")
    coming = sorted((*s.godfather_deck, *s.godfather_box))
    dice.shuffle(coming, "godfather")
    deck = len(s.godfather_deck)
    s.godfather_deck, s.godfather_box = coming[:deck], tuple(sorted(coming[deck:]))


def redeal_corruption(s: Mafiozoo, others: list[int], dice: Dice) -> None:
    """MZ-5.8: of a card laid away by a recovery the others know its kind. All secret cards are
    alike; targeted ones are drawn from all that are unseen before the rest is dealt."""
    pool = s.pile
    for owner in others:
        pool += [card for card in s.recovered[owner] if card != SECRET]
        pool += s.hands[owner] + s.dropped[owner]
    pool.sort()
    targeted = [card for card in pool if card != SECRET]
    dice.shuffle(targeted, "recovered")
    for owner in others:
        drawn = [SECRET if card == SECRET else targeted.pop() for card in s.recovered[owner]]
        for card in drawn:
            if card != SECRET:
                pool.remove(card)
        s.recovered[owner] = tuple(drawn)
    dice.shuffle(pool, "corruption")
    s.pile = take_back(take_back(pool, s.hands, others), s.dropped, others)


def deal_again(
    pile: list[int], hands: list[tuple[int, ...]], others: list[int], dice: Dice, purpose: str
) -> list[int]:
    """Shuffle a pile with the hands of others and deal as many to each again; gives the pile."""
    pool = [*pile]
    for owner in others:
        pool += hands[owner]
    pool.sort()
    dice.shuffle(pool, purpose)
    return take_back(pool, hands, others)


def take_back(pool: list[int], hands: list[tuple[int, ...]], others: list[int]) -> list[int]:
    for owner in others:
        left = len(pool) - len(hands[owner])
        hands[owner] = tuple(sorted(pool[left:]))
        pool = pool[:left]
    return pool


def tally(s: Mafiozoo) -> Any:
    """MZ-2.14, and the tokens of the districts: what can neither appear nor vanish."""
    gems = [
        s.reserve[colour] + s.slush[colour] + sum(s.gems[colour :: s.colours])
        for colour in range(s.colours)
    ]
    corruption = [*s.pile, *s.discards]
    for piles in (s.hands, s.recovered, s.dropped):
        corruption += [card for cards in piles for card in cards]
    informants = [*s.informant_pile, *s.informant_discards]
    informants += [card for hand in s.informants for card in hand]
    districts = [*s.district_reserve, *[each for each in s.agenda_slots if each != EMPTY_SLOT]]
    districts += [token for tokens in (*s.seen_tokens, *s.blind_tokens) for token in tokens]
    godfather = [*s.godfather_deck, *s.godfather_box, *s.godfather_past]
    return gems, sorted(corruption), sorted(informants), sorted(districts), sorted(godfather)
