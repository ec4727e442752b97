"""La Cosa Nostra, CN-9: Special Jobs."""

from __future__ import annotations

from omerta.games.cosa_nostra import events
from omerta.games.cosa_nostra.areas import from_bank, to_bank, to_player
from omerta.games.cosa_nostra.content import (
    CONNECTIONS,
    HORSE_RACING,
    KINDS,
)
from omerta.games.cosa_nostra.deck import shuffle_deck
from omerta.games.cosa_nostra.effects import Effect, effect, reduced
from omerta.games.cosa_nostra.rules_rolling import roll_job
from omerta.games.cosa_nostra.state import (
    AMOUNT,
    BUSINESS,
    DECLINE,
    FROM_DECK,
    FROM_MARKET,
    KIND,
    CosaNostra,
)
from omerta.games.cosa_nostra.steps import step
from omerta.kernel.asks import Ask
from omerta.kernel.state import others
from omerta.kernel.trees import END, Choices, Path, confirm, options_of, put


@step
def start_special(s: CosaNostra) -> None:
    s.plan(roll_job, special_effect)
    if s.job(s.doing[-1].job).key == HORSE_RACING:
        s.plan(name_stake)


@step
def special_effect(s: CosaNostra) -> None:
    """CN-6.6"""
    doing = s.doing[-1]
    does = effect_now(s)
    if does.what == "doubled":  # CN-9.7: as much again, or lost
        from_bank(s, doing.seat, doing.stake, "CN-9.7", "race")
    elif does.what == "lost":
        to_bank(s, doing.seat, doing.stake, "CN-9.7", "race")
    elif does.what == "nothing":
        if s.listener is not None:
            s.tell(events.SpecialFailed(doing.seat, doing.job), "CN-6.6")
    elif does.what == "up_to":
        s.plan(choose_amount)
    elif does.what == "each":  # CN-9.6
        for guest in others(s.players, doing.seat):
            to_player(s, guest, doing.seat, does.amount, "CN-9.6", "birthday")
    else:
        s.ask(BUY, (doing.seat,))


def effect_now(s: CosaNostra) -> Effect:
    """What the Job in progress does, as its dice fell."""
    doing = s.doing[-1]
    return effect(s.job(doing.job), s.board.numbers, doing.successes)


# --- Exceptional Offer, Connections ---


def price(s: CosaNostra, card: int) -> int:
    """What the Job in progress makes of a printed price."""
    return reduced(s.board.cost[card], effect_now(s))


def prices_now(s: CosaNostra) -> tuple[int, ...]:
    """By kind of Business: what it costs by the Job in progress."""
    kind, cost, does = s.board.kind, s.board.cost, effect_now(s)
    return tuple([reduced(cost[kind.index(each)], does) for each in range(KINDS)])


def buy_tree(s: CosaNostra, seat: int, path: Path) -> Choices:
    """CN-9.2 to 9.4: asked though nothing is affordable."""
    affordable = [card for card in s.market if price(s, card) <= s.cash[seat]]
    if s.job(s.doing[-1].job).key != CONNECTIONS:
        cards = [BUSINESS + card for card in sorted(affordable)]
        return END if path else confirm([*cards, DECLINE])
    in_deck = [card for card in s.deck if price(s, card) <= s.cash[seat]]
    if not path:
        kinds = {s.board.kind[card] for card in (*affordable, *in_deck)}
        return confirm([*[KIND + kind for kind in range(KINDS) if kind in kinds], DECLINE])
    if path[0] == DECLINE or len(path) == 2:
        return END
    kind = path[0] - KIND
    places = [FROM_MARKET] if any(s.board.kind[card] == kind for card in affordable) else []
    places += [FROM_DECK] if any(s.board.kind[card] == kind for card in in_deck) else []
    return put(places)


def bought(s: CosaNostra, seat: int, path: Path) -> None:
    """CN-9.4: owned and active at once."""
    connections = s.job(s.doing[-1].job).key == CONNECTIONS
    rule = "CN-9.3" if connections else "CN-9.2"
    if path[0] == DECLINE:
        if connections:
            shuffle_deck(s)
        if s.listener is not None:
            s.tell(events.BoughtNothing(seat), rule)
        return
    if connections:
        pile = s.market if path[1] == FROM_MARKET else s.deck
        card = min(each for each in pile if s.board.kind[each] == path[0] - KIND)
    else:
        pile, card = s.market, path[0] - BUSINESS
    cost, from_deck = price(s, card), pile is s.deck
    pile.remove(card)
    s.owners[card] = seat
    if connections:
        shuffle_deck(s)
    if s.listener is not None:
        s.tell(events.BoughtSpecial(seat, card, from_deck), rule)
    to_bank(s, seat, cost, "CN-9.4", "purchase")


BUY = Ask[CosaNostra](
    "buy_after_roll",
    "CN-9.2",
    options_of(buy_tree),
    bought,
    lambda s, seat, luck: (DECLINE,),
    chain=True,
    tree=buy_tree,
    seconds=lambda s: 45,
    see=("CN-9.3", "CN-9.4"),
)


# --- Money Laundering ---


@step
def choose_amount(s: CosaNostra) -> None:
    """CN-9.5; CN-19.7: not asked who has no cash."""
    seat = s.doing[-1].seat
    if s.cash[seat]:
        s.ask(LAUNDER, (seat,))
    else:
        laundered(s, seat, AMOUNT)


def launder_options(s: CosaNostra, seat: int) -> tuple[int, ...]:
    return tuple(range(AMOUNT, AMOUNT + min(effect_now(s).amount, s.cash[seat]) + 1))


def laundered(s: CosaNostra, seat: int, action: int) -> None:
    amount = action - AMOUNT
    s.cash[seat] -= amount
    s.laundered[seat] += amount
    if s.listener is not None:
        s.tell(events.Laundered(seat, amount), "CN-9.5")


LAUNDER = Ask[CosaNostra](
    "launder_amount",
    "CN-9.5",
    launder_options,
    laundered,
    lambda s, seat, luck: (AMOUNT,),
    seconds=lambda s: 30,
)


# --- Horse Racing ---


@step
def name_stake(s: CosaNostra) -> None:
    """CN-9.7: before the roll."""
    seat = s.doing[-1].seat
    options = stake_options(s, seat)
    if len(options) > 1:
        s.ask(STAKE, (seat,))
    else:
        staked(s, seat, options[0])


def stake_options(s: CosaNostra, seat: int) -> tuple[int, ...]:
    least, most = s.board.numbers.stake
    return tuple(range(AMOUNT + least, AMOUNT + min(most, s.cash[seat]) + 1))


def staked(s: CosaNostra, seat: int, action: int) -> None:
    s.doing[-1].stake = action - AMOUNT
    if s.listener is not None:
        s.tell(events.Staked(seat, action - AMOUNT), "CN-9.7")


STAKE = Ask[CosaNostra](
    "stake",
    "CN-9.7",
    stake_options,
    staked,
    lambda s, seat, luck: (AMOUNT + s.board.numbers.stake[0],),
    seconds=lambda s: 30,
)
