"""What a seat sees of Mafiozoo, what it does not, and how the unseen is drawn again."""

from __future__ import annotations

from typing import Any

import msgspec

from omerta.games.mafiozoo.content import FAVOURS, PLACES, SECRET
from omerta.games.mafiozoo.scoring import Count, by_district, count, open_tokens, place_points
from omerta.games.mafiozoo.state import EMPTY_SLOT, NO_CHARACTER, Mafiozoo
from omerta.kernel.dice import Dice
from omerta.kernel.events import PUBLIC


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
    bonuses: tuple[int, ...]  # placing bonuses not yet used this round: places
    hand: int
    recovered: tuple[bool, ...]  # cards laid away face down this round: secret ones?
    dropped: int  # last cards laid away unseen
    informants: int
    tokens: int  # of all kinds
    seen_tokens: tuple[int, ...]  # taken from the Agenda, by district
    points: int  # of the places


class OwnView(msgspec.Struct, frozen=True):
    """What a seat alone knows."""

    hand: tuple[int, ...]
    recovered: tuple[int, ...]
    dropped: tuple[int, ...]
    informants: tuple[int, ...]
    blind_tokens: tuple[int, ...]  # by district


class MafiozooView(msgspec.Struct, frozen=True):
    round: int
    rounds: int
    phase: int  # 1 Revenue, 2 Corruption, 3 its last call, 4 Favours, 5 Influence
    first: int
    golden: tuple[bool, ...]  # by character
    gems: tuple[tuple[int, ...], ...]  # by character, by colour (the straw man's is the last)
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
    final: tuple[Count, ...] | None
    police_station_secret: bool  # the option: what its owner's police station improves


def view(s: Mafiozoo, seat: int) -> MafiozooView:
    """Built up from nothing: each field is something this seat (or PUBLIC) may know."""
    over = not s.asking
    return MafiozooView(
        round=s.round,
        rounds=s.rounds,
        phase=s.phase,
        first=s.first,
        golden=s.golden,
        gems=tuple([tuple(s.gems_of(who)) for who in range(len(s.golden))]),
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
        own=None if seat == PUBLIC else view_own(s, seat),
        all_tokens=tuple(open_tokens(s)) if tokens_lie_open(s) else None,
        final=tuple(count(s)) if over else None,
        police_station_secret=s.police_station_secret,
    )


def view_settling(s: Mafiozoo) -> SettlingView:
    return SettlingView(s.character, s.served, s.payers, tuple([s.price(p) for p in s.payers]))


def view_player(s: Mafiozoo, seat: int) -> PlayerView:
    return PlayerView(
        money=s.money[seat],
        favours=tuple(s.favours[seat * FAVOURS : (seat + 1) * FAVOURS]),
        thugs=places(s.thugs[seat]),
        bonuses=places(s.bonuses[seat]),
        hand=len(s.hands[seat]),
        recovered=tuple([card == SECRET for card in s.recovered[seat]]),
        dropped=len(s.dropped[seat]),
        informants=len(s.informants[seat]),
        tokens=len(s.seen_tokens[seat]) + len(s.blind_tokens[seat]) + s.blank_tokens[seat],
        seen_tokens=by_district(s.seen_tokens[seat]),
        points=place_points(s, seat),
    )


def view_own(s: Mafiozoo, seat: int) -> OwnView:
    return OwnView(
        hand=s.hands[seat],
        recovered=s.recovered[seat],
        dropped=s.dropped[seat],
        informants=s.informants[seat],
        blind_tokens=by_district(s.blind_tokens[seat]),
    )


def tokens_lie_open(s: Mafiozoo) -> bool:
    """MZ-8.2: at the end all do; with `open_districts`, always."""
    return s.open_districts or not s.asking


def places(bits: int) -> tuple[int, ...]:
    return tuple([place for place in range(PLACES) if bits >> place & 1])


def unseen(s: Mafiozoo, seat: int) -> list[tuple[str, int]]:
    """Everything hidden from a seat.

    Of a card laid away by a recovery the others know the kind, so it is hidden in another way
    than one in a hand.
    """
    hidden = [("corruption", card) for card in s.pile]
    hidden += [("informant", card) for card in s.informant_pile]
    hidden += [("district", token) for token in s.district_reserve]
    hidden += [("godfather", card) for card in (*s.godfather_deck, *s.godfather_box)]
    for owner in range(s.players):
        if owner == seat:
            continue
        hidden += [("corruption", card) for card in (*s.hands[owner], *s.dropped[owner])]
        hidden += [("of known kind", card) for card in s.recovered[owner] if card != SECRET]
        hidden += [("informant", card) for card in s.informants[owner]]
        if not tokens_lie_open(s):
            hidden += [("district", token) for token in s.blind_tokens[owner]]
    return hidden


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
