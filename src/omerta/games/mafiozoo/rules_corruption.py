"""Mafiozoo, MZ-5 and 11.2, 11.3: phase 2, Corruption. Cards are played, gems are laid."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from omerta.games.mafiozoo import events
from omerta.games.mafiozoo.content import (
    BARBER,
    CARD_IDS,
    CHARACTER_IDS,
    CHARACTERS,
    CITY_HALL,
    MASSAGE_PARLOUR,
    NEWSPAPER,
    PIZZERIA,
    PLACE_IDS,
    POLICE_STATION,
    PRISON,
    SECRET,
    Board,
)
from omerta.games.mafiozoo.state import (
    BRIBE,
    CORRUPTION,
    DONE,
    GO,
    LAST_CALL,
    MORE,
    ONLY_DONE,
    RECOVER,
    USE_BARBER,
    USE_MASSAGE_PARLOUR,
    USE_PIZZERIA,
    USE_PRISON,
    Mafiozoo,
)
from omerta.games.mafiozoo.steps import step
from omerta.kernel.asks import Ask, Interrupt
from omerta.kernel.dice import Luck
from omerta.kernel.refusal import Refused


class Bonus(NamedTuple):
    """A way to use a placing bonus."""

    place: int
    rule: str
    character: int | None  # None: where the Godfather is


# By action.
BONUSES = {
    USE_PIZZERIA: Bonus(PIZZERIA, "MZ-5.19", None),
    USE_BARBER: Bonus(BARBER, "MZ-5.19", None),
    USE_MASSAGE_PARLOUR: Bonus(MASSAGE_PARLOUR, "MZ-5.20", None),
    **{USE_PRISON + who: Bonus(PRISON, "MZ-5.21", who) for who in range(CHARACTERS)},
}
# MZ-5.17: the places that put a gem on a character, once a round, as bits.
PLACING = sum(1 << place for place in {bonus.place for bonus in BONUSES.values()})


@step
def corruption(s: Mafiozoo) -> None:
    s.phase = CORRUPTION
    s.bonuses = [thugs & PLACING for thugs in s.thugs]
    if s.listener is not None:
        s.tell(events.Corruption(), "MZ-5.1")
    s.do(next_play, s.first)


@step
def next_play(s: Mafiozoo, seat: int) -> None:
    """MZ-5.1: clockwise from this seat, the next with more than one card."""
    for steps in range(s.players):
        player = (seat + steps) % s.players
        if len(s.hands[player]) > 1:
            s.ask(PLAY_CARD, (player,))
            return
    begin_last_call(s)


def drop_last_card(s: Mafiozoo, seat: int) -> None:
    """MZ-5.2: a last card is laid away unseen at once."""
    if len(s.hands[seat]) == 1:
        s.dropped[seat] += s.hands[seat]
        s.hands[seat] = ()
        if s.listener is not None:
            own = events.Dropped(seat, s.dropped[seat][-1])
            s.tell(events.Dropped(seat), "MZ-5.2", {seat: own})


# --- MZ-11.2: a card in small steps ---


def play_options(s: Mafiozoo, seat: int) -> tuple[int, ...]:
    return steps_after(s, seat, s.drafts[seat])


def steps_after(s: Mafiozoo, seat: int, steps: tuple[int, ...]) -> tuple[int, ...]:
    """What may come after these steps of a card; nothing when it is played."""
    if not steps:
        return different(s.hands[seat]) + bonus_options(s, seat)
    card = steps[0]
    if card in BONUSES or steps[-1] == DONE:
        return ()
    if len(steps) == 1:
        return ways_to_play(
            card, min(recover_limit(s, seat, card), s.reserve[seat]), s.slush[seat] > 0
        )
    if steps[1] < BRIBE:
        return ()
    if len(steps) - 1 >= most_laid(s, seat, card):
        return ONLY_DONE
    return next_gem(near_of(s.board, s.has_thug(seat, NEWSPAPER)), steps[1:])


def most_laid(s: Mafiozoo, seat: int, card: int) -> int:
    """How many gems a seat can lay with a card."""
    return min(bribe_limit(s, seat, card), s.slush[seat])


def near_of(board: Board, newspaper: bool) -> tuple[tuple[int, ...], ...]:
    """MZ-5.14, 5.16: by character, those a gem may go on to."""
    return board.threads_and_diagonals if newspaper else board.threads


@lru_cache(4096)
def different(hand: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(set(hand)))


@lru_cache
def ways_to_play(card: int, recoverable: int, can_bribe: bool) -> tuple[int, ...]:
    """MZ-5.4: recover up to so many, or lay the first gem of a bribe."""
    ways = tuple(range(RECOVER, RECOVER + recoverable + 1))
    if not can_bribe:
        return ways
    if card == SECRET:  # MZ-5.10
        return (*ways, *range(BRIBE, BRIBE + SECRET))
    return (*ways, BRIBE + card)


def next_gem(near: tuple[tuple[int, ...], ...], gems: tuple[int, ...]) -> tuple[int, ...]:
    """MZ-5.11, 5.12: one more here, one on the next character, or done.

    Laying gems one by one along the path is the same as laying all and moving them on: each
    character of the chain keeps at least one.
    """
    path = path_of(gems)
    # MZ-5.13: on from the last one only; 5.14: to an adjacent one; 5.15: never to one twice.
    onward = [GO + who for who in near[path[-1]] if who not in path]
    return (MORE, *onward, DONE)


def path_of(gems: tuple[int, ...]) -> list[int]:
    """The characters of a chain, in order."""
    return [gems[0] - BRIBE, *[gem - GO for gem in gems[1:] if gem >= GO]]


def gems_laid(gems: tuple[int, ...]) -> dict[int, int]:
    """The gems of a chain by character, in order."""
    here = gems[0] - BRIBE
    laid = {here: 1}
    for gem in gems[1:]:
        if gem != MORE:
            here = gem - GO
        laid[here] = laid.get(here, 0) + 1
    return laid


def recover_limit(s: Mafiozoo, seat: int, card: int) -> int:
    """MZ-5.5, 5.6"""
    return recovers(s.board, card, s.has_thug(seat, CITY_HALL))


def bribe_limit(s: Mafiozoo, seat: int, card: int) -> int:
    """MZ-5.9, 5.10"""
    helped = s.police_station_secret and s.has_thug(seat, POLICE_STATION)
    return lays(s.board, card, s.has_thug(seat, CITY_HALL), helped)


def recovers(board: Board, card: int, city_hall: bool) -> int:
    """How many gems a card may recover."""
    return board.city_hall_limit if city_hall and card != SECRET else board.limits[card]


def lays(board: Board, card: int, city_hall: bool, police_station: bool) -> int:
    """How many gems a card may lay. By the option `police_station_card` the police station helps
    secret cards."""
    if card == SECRET and police_station:
        return max(board.limits[SECRET], board.police_station_slush)
    return recovers(board, card, city_hall)


def card_played(s: Mafiozoo, seat: int, steps: tuple[int, ...]) -> None:
    card = steps[0]
    if card in BONUSES:  # MZ-11.2: a placing bonus, after which the card is asked for again
        use_bonus(s, seat, card)
        s.ask_again(PLAY_CARD, seat)
        return
    hand = list(s.hands[seat])
    hand.remove(card)
    s.hands[seat] = tuple(hand)
    if steps[1] < BRIBE:
        recover(s, seat, card, steps[1] - RECOVER)
    else:
        bribe(s, seat, card, steps[1:-1])
    drop_last_card(s, seat)
    s.do(next_play, (seat + 1) % s.players)


def recover(s: Mafiozoo, seat: int, card: int, gems: int) -> None:
    """MZ-5.5 to 5.8: the card is laid away face down; others learn its kind."""
    s.reserve[seat] -= gems
    s.slush[seat] += gems
    s.recovered[seat] += (card,)
    if s.listener is not None:
        rule = "MZ-5.6" if card == SECRET else "MZ-5.5"
        secret = card == SECRET
        own = events.Recover(seat, secret, gems, card)
        s.tell(events.Recover(seat, secret, gems), rule, {seat: own})


def bribe(s: Mafiozoo, seat: int, card: int, gems: tuple[int, ...]) -> None:
    """MZ-5.9 to 5.15: the card is shown, the gems lie along the path."""
    laid = gems_laid(gems)
    for character, count in laid.items():
        s.gems[character * s.colours + seat] += count
    s.slush[seat] -= len(gems)
    s.discards.append(card)
    if s.listener is not None:
        rule = "MZ-5.11" if len(laid) > 1 else "MZ-5.10" if card == SECRET else "MZ-5.9"
        s.tell(events.Bribe(seat, card, tuple(laid), tuple(laid.values())), rule)


def recover_the_most(s: Mafiozoo, seat: int, luck: Luck) -> tuple[int, ...]:
    """With the lowest-numbered targeted card, else with a secret one."""
    card = s.hands[seat][0]
    return card, RECOVER + min(recover_limit(s, seat, card), s.reserve[seat])


def why_not_play(s: Mafiozoo, seat: int, action: int) -> Refused:
    draft = s.drafts[seat]
    if not draft:
        if action <= SECRET:
            return Refused("refused-no-such-card", "MZ-5.1", card=CARD_IDS[action])
        if action in BONUSES:
            return why_not_bonus(s, seat, action)
        return Refused("refused-card-first", "MZ-11.2")
    if len(draft) == 1:
        if RECOVER <= action < BRIBE:
            return Refused("refused-recover-limit", "MZ-5.5" if draft[0] != SECRET else "MZ-5.6")
        if BRIBE <= action < MORE:
            if not s.slush[seat]:
                rule = "MZ-5.10" if draft[0] == SECRET else "MZ-5.9"
                return Refused("refused-no-gems", rule)
            return Refused("refused-other-character", "MZ-5.9", card=CARD_IDS[draft[0]])
        return Refused("refused-play_card", "MZ-5.4")
    if GO <= action < DONE:
        return why_not_go(s, seat, action - GO)
    if action == MORE:
        return Refused("refused-no-more-gems", "MZ-5.15")
    return Refused("refused-play_card", "MZ-11.2")


def why_not_go(s: Mafiozoo, seat: int, character: int) -> Refused:
    path = path_of(s.drafts[seat][1:])
    to = CHARACTER_IDS[character]
    if character in path:
        return Refused("refused-twice-in-chain", "MZ-5.15", character=to)
    if len(play_options(s, seat)) == 1:
        return Refused("refused-no-more-gems", "MZ-5.15")
    return Refused("refused-no-thread", "MZ-5.14", character=to, here=CHARACTER_IDS[path[-1]])


PLAY_CARD = Ask[Mafiozoo](
    name="play_card",
    rule="MZ-5.1",
    options=play_options,
    then=card_played,
    default=recover_the_most,
    chain=True,
    see=(
        "MZ-5.4",
        "MZ-5.5",
        "MZ-5.6",
        "MZ-5.9",
        "MZ-5.10",
        "MZ-5.11",
        "MZ-5.12",
        "MZ-5.13",
        "MZ-6.8",
        "MZ-6.11",
        "MZ-6.16",
        "MZ-6.18",
    ),
    why=why_not_play,
)


# --- MZ-5.17 to 5.22: placing bonuses ---


def bonus_options(s: Mafiozoo, seat: int) -> tuple[int, ...]:
    """What a seat may still use; MZ-5.22: nothing without a gem."""
    unused = s.bonuses[seat]
    if not unused or not (s.reserve[seat] or s.slush[seat]):
        return ()
    return bonus_uses(s.board, unused, s.godfather)


@lru_cache(4096)
def bonus_uses(board: Board, unused: int, godfather: int) -> tuple[int, ...]:
    """All ways to use these bonuses (places, as bits) while the Godfather stands there."""
    options = []
    if unused >> PIZZERIA & 1 and godfather in board.pizzeria_on:  # MZ-5.19
        options.append(USE_PIZZERIA)
    if unused >> BARBER & 1 and godfather in board.barber_on:
        options.append(USE_BARBER)
    if unused >> MASSAGE_PARLOUR & 1:  # MZ-5.20
        options.append(USE_MASSAGE_PARLOUR)
    if unused >> PRISON & 1:  # MZ-5.21
        options += [USE_PRISON + who for who in board.prison_on if who != godfather]
    return tuple(options)


def use_bonus(s: Mafiozoo, seat: int, action: int) -> None:
    place, character = where_it_goes(action, s.godfather)
    s.bonuses[seat] &= ~(1 << place)
    source = place_from_reserve(s, seat, character)
    if s.listener is not None:
        s.tell(events.Placed(seat, place, character, source), BONUSES[action].rule)


def where_it_goes(action: int, godfather: int) -> tuple[int, int]:
    """MZ-5.19 to 5.21: the place whose bonus is used, and the character that gets the gem."""
    place, _, chosen = BONUSES[action]
    return place, godfather if chosen is None else chosen


def place_from_reserve(s: Mafiozoo, seat: int, character: int) -> events.Source:
    """Put one gem on a character. MZ-2.4: with an empty Reserve, one of the slush fund."""
    s.gems[character * s.colours + seat] += 1
    source = source_of_one(s.reserve[seat])
    (s.reserve if source == "reserve" else s.slush)[seat] -= 1
    return source


def source_of_one(reserve: int) -> events.Source:
    """MZ-2.4: where a gem comes from that would come from the Reserve."""
    return "reserve" if reserve else "slush"


def unprompted_options(s: Mafiozoo, seat: int) -> tuple[int, ...]:
    """MZ-5.18: from its owner whenever cards are played, on or off turn. Who is about to choose a
    card has it among the answers."""
    if s.phase != CORRUPTION or (seat in s.waiting and not s.drafts[seat]):
        return ()
    waiting = [BONUSES[action].place for owner, action in s.queued if owner == seat]
    options = bonus_options(s, seat)
    return tuple([action for action in options if BONUSES[action].place not in waiting])


def why_not_unprompted(s: Mafiozoo, seat: int, action: int) -> Refused | None:
    """Why a bonus cannot be used off turn; None for what never could be."""
    if action not in BONUSES or s.phase != CORRUPTION:
        return None
    return why_not_bonus(s, seat, action)


PLACE_UNPROMPTED = Interrupt[Mafiozoo](
    name="place_unprompted",
    rule="MZ-5.18",
    options=unprompted_options,
    then=use_bonus,
    waits=True,  # MZ-11.3
    why=why_not_unprompted,
)


def begin_last_call(s: Mafiozoo) -> None:
    """MZ-5.18: when the last hand is empty, once around."""
    s.phase = LAST_CALL
    if s.listener is not None and any(bonus_options(s, seat) for seat in range(s.players)):
        s.tell(events.LastCall(), "MZ-5.18")
    for seat in reversed(s.turn_order()):
        s.do(call, seat)


@step
def call(s: Mafiozoo, seat: int) -> None:
    if bonus_options(s, seat):
        s.ask(LAST_BONUS, (seat,))


def last_options(s: Mafiozoo, seat: int) -> tuple[int, ...]:
    return (*bonus_options(s, seat), DONE)


def last_used(s: Mafiozoo, seat: int, answer: int) -> None:
    if answer != DONE:
        use_bonus(s, seat, answer)
        s.do(call, seat)


def no_more(s: Mafiozoo, seat: int, luck: Luck) -> tuple[int, ...]:
    return ONLY_DONE


def why_not_bonus(s: Mafiozoo, seat: int, action: int) -> Refused:
    if action not in BONUSES:
        return Refused("refused-last_bonus", "MZ-5.18")
    place, rule, _ = BONUSES[action]
    name = PLACE_IDS[place]
    if not s.has_thug(seat, place):
        return Refused("refused-no-thug", "MZ-5.17", place=name)
    if not s.bonuses[seat] >> place & 1:
        return Refused("refused-bonus-used", "MZ-5.17", place=name)
    if not s.reserve[seat] and not s.slush[seat]:
        return Refused("refused-no-gems", "MZ-5.22")
    return Refused("refused-bonus-target", rule, place=name)


LAST_BONUS = Ask[Mafiozoo](
    name="last_bonus",
    rule="MZ-5.18",
    options=last_options,
    then=last_used,
    default=no_more,
    see=("MZ-5.17", "MZ-5.19", "MZ-5.20", "MZ-5.21", "MZ-5.22"),
    why=why_not_bonus,
)
