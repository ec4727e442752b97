"""Mafiozoo, MZ-6: phase 3, Favours. The Family is settled with, from 1 to 12."""

from __future__ import annotations

from omerta.games.mafiozoo import events
from omerta.games.mafiozoo.content import (
    BANKER,
    CHARACTERS,
    DETECTIVE,
    DEVELOPER,
    FAVOURS,
    FEMME_FATALE,
    GODFATHER,
    JUDGE,
    POLICE_STATION,
    PRODUCER,
    TRUCKERS_UNION,
)
from omerta.games.mafiozoo.printed import TOKENS
from omerta.games.mafiozoo.rules_cards import draw_corruption, draw_informant
from omerta.games.mafiozoo.rules_corruption import place_from_reserve
from omerta.games.mafiozoo.rules_districts import take_district
from omerta.games.mafiozoo.rules_revenue import to_slush
from omerta.games.mafiozoo.settling import Outcome, face_of, leader, outcome
from omerta.games.mafiozoo.state import (
    DECLINE,
    FAVOUR_PHASE,
    INFORM_RESERVE,
    INFORM_SLUSH,
    NO_CHARACTER,
    PASS,
    PAY,
    TOP_UP,
    UNION,
    UNION_NONE,
    Mafiozoo,
)
from omerta.games.mafiozoo.steps import step
from omerta.kernel.asks import NOBODY, Ask, Sealed, Window
from omerta.kernel.dice import Luck
from omerta.kernel.refusal import Refused


@step
def favours(s: Mafiozoo) -> None:
    """MZ-6.1: in ascending order, each completely before the next."""
    s.phase = FAVOUR_PHASE
    s.bonuses = [0] * s.players  # MZ-Q11: a bonus not used by now lapses
    s.led = 0
    if s.listener is not None:
        s.tell(events.Favours(), "MZ-6.1")
    s.do(finish_favours)
    for character in range(CHARACTERS - 1, -1, -1):
        s.do(approach, character)


@step
def approach(s: Mafiozoo, character: int) -> None:
    """MZ-6.33: with gems on it or not, a window opens wherever somebody might have the card."""
    s.character = character
    s.do(settle, character)
    if character not in s.informant_discards:
        asked = tuple([seat for seat in s.turn_order() if s.informants[seat]])
        if asked:
            if s.listener is not None:
                s.tell(events.Window(character), "MZ-6.33")
            s.ask(INFORM, asked)


@step
def finish_favours(s: Mafiozoo) -> None:
    s.character = NO_CHARACTER


# --- MZ-6.4 to 6.7, 6.33: Informant cards ---


def inform_options(s: Mafiozoo, seat: int) -> tuple[int, ...]:
    if s.character not in s.informants[seat]:
        return (PASS,)
    owns = s.has_thug(seat, POLICE_STATION) and not s.police_station_secret
    limit = s.board.police_station_slush if owns else s.board.informant_slush
    slush = range(INFORM_SLUSH, INFORM_SLUSH + min(limit, s.slush[seat]))
    reserve = (INFORM_RESERVE,) if s.reserve[seat] else ()  # MZ-Q15
    return (PASS, *reserve, *slush)


def informed(s: Mafiozoo, seat: int, answer: int) -> None:
    """MZ-6.4: the card is shown and discarded. Nothing happens where all passed (MZ-6.7)."""
    if seat == NOBODY:
        return
    before = s.gems_of(s.character)
    reserve, slush = informed_with(answer)
    s.reserve[seat] -= reserve
    s.slush[seat] -= slush
    s.gems[s.character * s.colours + seat] += reserve + slush
    s.informants[seat] = tuple([card for card in s.informants[seat] if card != s.character])
    s.informant_discards.append(s.character)
    if s.listener is not None:
        turns = is_served(s, seat, s.gems_of(s.character)) and not is_served(s, seat, before)
        source: events.Source = "reserve" if reserve else "slush"
        told = events.Inform(seat, s.character, source, reserve + slush, turns)
        s.tell(told, "MZ-6.4")


def informed_with(answer: int) -> tuple[int, int]:
    """The gems an Informant card adds, from the Reserve and from the slush fund."""
    return (1, 0) if answer == INFORM_RESERVE else (0, answer - INFORM_SLUSH + 1)


def is_served(s: Mafiozoo, seat: int, gems: list[int]) -> bool:
    """Would a seat get the favour free for these gems?"""
    return any(gems) and seat in outcome(face_of(s, s.character), gems).served


def keep_card(s: Mafiozoo, seat: int, luck: Luck) -> tuple[int, ...]:
    return (PASS,)


def why_not_inform(s: Mafiozoo, seat: int, action: int) -> Refused:
    if s.character not in s.informants[seat]:
        return Refused("refused-no-informant", "MZ-6.4")
    if action == INFORM_RESERVE:
        return Refused("refused-no-reserve", "MZ-Q15")
    return Refused("refused-inform", "MZ-6.4")


INFORM = Window[Mafiozoo](
    name="inform",
    rule="MZ-6.33",
    options=inform_options,
    then=informed,
    default=keep_card,
    see=("MZ-6.4", "MZ-6.5", "MZ-6.6"),
    why=why_not_inform,
    passing=PASS,
)


# --- MZ-6.8 to 6.23: compare, take gems back, pay ---


@step
def settle(s: Mafiozoo, character: int) -> None:
    gems = s.gems_of(character)
    if not any(gems):  # MZ-6.2
        return
    result = outcome(face_of(s, character), gems)
    take_gems_back(s, character, gems, result)
    note_leader(s, character, gems)
    seats = s.turn_order()
    s.served = tuple([seat for seat in seats if seat in result.served])
    s.payers = tuple(
        [seat for seat in seats if seat in result.may_pay and s.money[seat] >= s.price(seat)]
    )
    if 0 <= result.token < s.players:  # MZ-6.18
        s.favours[result.token * FAVOURS + GODFATHER] += 1
    if s.listener is not None:
        tell_outcome(s, character, gems, result)
    if s.payers:
        s.ask(BUY, s.payers)
    else:
        serve(s, s.served)


def take_gems_back(s: Mafiozoo, character: int, gems: list[int], result: Outcome) -> None:
    """MZ-6.8 ff.: spent gems go to the Reserve, all others to the slush fund; MZ-9.8: the straw
    man's go to his Reserve, win or lose."""
    start = character * s.colours
    for colour, count in enumerate(gems):
        if count:
            spent = colour in result.spend or colour == s.players
            (s.reserve if spent else s.slush)[colour] += count
            s.gems[start + colour] = 0


def note_leader(s: Mafiozoo, character: int, gems: list[int]) -> None:
    if 0 <= leader(gems) < s.players:
        s.led |= 1 << character


def tell_outcome(s: Mafiozoo, character: int, gems: list[int], result: Outcome) -> None:
    face = face_of(s, character)
    told = events.Settle(
        character=character,
        motive="first" if face.golden else "means" if face.means else "pay",
        amount=0 if face.golden else face.means or face.price,
        godfather=face.godfather,
        gems=tuple(gems),
        leader=leader(gems),
        served=s.served,
        spent=tuple([colour for colour in result.spend if colour < s.players]),
        payers=s.payers,
        prices=tuple([s.price(seat) for seat in s.payers]),
        token=result.token if result.token < s.players else NOBODY,
        second=result.second if result.second < s.players else NOBODY,
        straw=s.players if s.colours > s.players else NOBODY,
    )
    s.tell(told, result.rule)


def buy_options(s: Mafiozoo, seat: int) -> tuple[int, ...]:
    return (PAY, DECLINE)


def bought(s: Mafiozoo, answers: list[int]) -> None:
    """MZ-6.12, 11.5: revealed together. Who pays is served like the others (MZ-Q17)."""
    payers, rule = s.payers, payment_rule(s)
    paying = tuple([seat for seat in payers if answers[seat] == PAY])
    prices = tuple([s.price(seat) for seat in paying])
    for seat, price in zip(paying, prices, strict=True):
        s.money[seat] -= price
    served = tuple([seat for seat in s.turn_order() if seat in s.served or seat in paying])
    s.served = s.payers = ()
    if s.listener is not None:
        declined = tuple([seat for seat in payers if seat not in paying])
        s.tell(events.Payments(s.character, paying, prices, declined), rule)
    serve(s, served)


def payment_rule(s: Mafiozoo) -> str:
    """By which rule favours are for sale: beside the Godfather, beside a leader, after a tie."""
    if s.godfather == s.character:
        return "MZ-6.22"
    return "MZ-6.12" if s.served else "MZ-6.13"


def keep_money(s: Mafiozoo, seat: int, luck: Luck) -> tuple[int, ...]:
    return (DECLINE,)


def why_not_buy(s: Mafiozoo, seat: int, action: int) -> Refused:
    return Refused("refused-buy", "MZ-6.12")


BUY = Sealed[Mafiozoo](
    name="buy",
    rule="MZ-6.12",
    options=buy_options,
    then=bought,
    default=keep_money,
    see=("MZ-6.13", "MZ-6.14", "MZ-11.5"),
    why=why_not_buy,
)


# --- MZ-6.24 to 6.32: what favours do ---


def serve(s: Mafiozoo, seats: tuple[int, ...]) -> None:
    """MZ-Q17: in turn order, free and paying alike."""
    s.served = s.payers = ()
    for seat in reversed(seats):
        s.do(grant, seat, s.character)


@step
def grant(s: Mafiozoo, seat: int, character: int) -> None:
    if character in TOKENS:
        give_favour(s, seat, TOKENS[character])
    elif character == TRUCKERS_UNION:  # MZ-6.26
        s.do(union_gem, seat)
        s.do(take_district, seat)
    elif character == BANKER:  # MZ-6.27
        s.money[seat] += s.board.banker_money
        if s.listener is not None:
            s.tell(events.Banker(seat, character, s.board.banker_money), "MZ-6.27")
    elif character == PRODUCER:
        produce(s, seat)
    elif character == DEVELOPER:  # MZ-6.29
        for _ in range(s.board.developer_districts):
            s.do(take_district, seat)
    elif character == JUDGE:
        draw_corruption(s, seat, "MZ-6.30")
    elif character == DETECTIVE:
        draw_informant(s, seat, "MZ-6.31")


def give_favour(s: Mafiozoo, seat: int, favour: int) -> None:
    s.favours[seat * FAVOURS + favour] += 1
    if s.listener is not None:
        s.tell(events.Favour(seat, s.character, favour), "MZ-6.25")


@step
def union_gem(s: Mafiozoo, seat: int) -> None:
    """MZ-6.26: mandatory from the Reserve, optional from the slush fund."""
    if s.reserve[seat] or s.slush[seat]:
        s.ask(UNION_GEM, (seat,))


# MZ-6.26: any character but the Union itself.
UNION_TARGETS = tuple(UNION + who for who in range(CHARACTERS) if who != TRUCKERS_UNION)


def union_options(s: Mafiozoo, seat: int) -> tuple[int, ...]:
    return UNION_TARGETS if s.reserve[seat] else (*UNION_TARGETS, UNION_NONE)


def union_placed(s: Mafiozoo, seat: int, answer: int) -> None:
    """MZ-6.32: on a character already settled it stays for the next round."""
    if answer == UNION_NONE:
        return
    source = place_from_reserve(s, seat, answer - UNION)
    if s.listener is not None:
        s.tell(events.Union(seat, answer - UNION, source), "MZ-6.26")


def lowest_or_none(s: Mafiozoo, seat: int, luck: Luck) -> tuple[int, ...]:
    return (UNION_TARGETS[0] if s.reserve[seat] else UNION_NONE,)


def why_not_union(s: Mafiozoo, seat: int, action: int) -> Refused:
    if action == UNION_NONE:
        return Refused("refused-union-must", "MZ-6.26")
    return Refused("refused-union_gem", "MZ-6.26")


UNION_GEM = Ask[Mafiozoo](
    name="union_gem",
    rule="MZ-6.26",
    options=union_options,
    then=union_placed,
    default=lowest_or_none,
    see=("MZ-2.4", "MZ-6.32"),
    why=why_not_union,
)


def produce(s: Mafiozoo, seat: int) -> None:
    """MZ-6.28: first into the slush fund, then onto the Femme fatale, from the Reserve."""
    board = s.board
    saved = to_slush(s, seat, board.producer_to_slush)
    laid = min(board.producer_to_character, s.reserve[seat])
    s.reserve[seat] -= laid
    s.gems[FEMME_FATALE * s.colours + seat] += laid
    if s.listener is not None:
        s.tell(events.Producer(seat, saved, laid, FEMME_FATALE), "MZ-6.28")
    missing = board.producer_to_character - laid
    if missing and s.slush[seat]:
        s.do(top_up, seat, missing)


@step
def top_up(s: Mafiozoo, seat: int, missing: int) -> None:
    s.missing = missing
    s.ask(TOP_UP_GEMS, (seat,))


def top_up_options(s: Mafiozoo, seat: int) -> tuple[int, ...]:
    return tuple(range(TOP_UP, TOP_UP + min(s.missing, s.slush[seat]) + 1))


def topped_up(s: Mafiozoo, seat: int, answer: int) -> None:
    gems = answer - TOP_UP
    s.missing = 0
    s.slush[seat] -= gems
    s.gems[FEMME_FATALE * s.colours + seat] += gems
    if s.listener is not None and gems:
        s.tell(events.TopUp(seat, gems, FEMME_FATALE), "MZ-6.28")


def none_from_slush(s: Mafiozoo, seat: int, luck: Luck) -> tuple[int, ...]:
    return (TOP_UP,)


def why_not_top_up(s: Mafiozoo, seat: int, action: int) -> Refused:
    return Refused("refused-top_up", "MZ-6.28")


TOP_UP_GEMS = Ask[Mafiozoo](
    name="top_up",
    rule="MZ-6.28",
    options=top_up_options,
    then=topped_up,
    default=none_from_slush,
    see=("MZ-2.4", "MZ-6.32"),
    why=why_not_top_up,
)
