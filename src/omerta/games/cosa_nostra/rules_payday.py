"""La Cosa Nostra, CN-15: payday, recruiting, the hand limit, the end of a round."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.cosa_nostra import events
from omerta.games.cosa_nostra.areas import (
    discard_shut,
    drop_attachments,
    from_bank,
    income,
    joins_crew,
    to_bank,
    without,
)
from omerta.games.cosa_nostra.state import (
    GANGSTER,
    INFLUENCE,
    JOB_CARD,
    NO,
    NOBODY,
    NONE,
    PAYDAY,
    WITH_THE_ROUND,
    WITH_THE_TASK,
    CosaNostra,
    clockwise,
)
from omerta.games.cosa_nostra.steps import step
from omerta.kernel.asks import Ask, Sealed
from omerta.kernel.trees import Choices, Path, abridged, confirm, options_of, put


@step
def pay_income(s: CosaNostra) -> None:
    """CN-15.1, 15.2"""
    s.phase = PAYDAY
    s.incomes = [income(s, seat) for seat in range(s.players)]
    for seat in s.turn_order():
        s.cash[seat] += s.incomes[seat]
    if s.listener is not None:
        s.tell(events.Payday(s.round, tuple(s.incomes)), "CN-15.1")
    if s.business_bonus:
        best = best_earner(s.incomes)
        if best != NOBODY:
            from_bank(s, best, s.board.business_bonus, "CN-18.2", "bonus")


def best_earner(incomes: Sequence[int]) -> int:
    """CN-18.2: the one with the highest income; on a tie nobody."""
    most = max(incomes)
    return incomes.index(most) if list(incomes).count(most) == 1 else NOBODY


# --- recruiting ---


@step
def recruit_all(s: CosaNostra) -> None:
    """CN-15.3: in turn order."""
    for seat in reversed(s.turn_order()):
        s.do(recruit, seat)


@step
def recruit(s: CosaNostra, seat: int) -> None:
    s.turn = s.actor = seat
    s.do(ask_recruit, seat)
    s.negotiate(*clockwise(s.players, seat))  # CN-16.11


@step
def ask_recruit(s: CosaNostra, seat: int) -> None:
    """People who cannot afford anybody are asked, too: they may still bargain for the money."""
    if s.recruits[seat] and (not s.stepped or len(recruit_options(s, seat)) > 1):
        s.ask(RECRUIT, (seat,))


def recruit_options(s: CosaNostra, seat: int) -> tuple[int, ...]:
    affordable = [g for g in s.recruits[seat] if s.board.price[g] <= s.cash[seat]]
    return (*[GANGSTER + gangster for gangster in affordable], NO)


def recruited(s: CosaNostra, seat: int, action: int) -> None:
    if action == NO:
        return
    gangster = action - GANGSTER
    s.recruits[seat] = tuple([each for each in s.recruits[seat] if each != gangster])
    joins_crew(s, gangster, seat)
    s.task[gangster] = NONE
    if s.listener is not None:
        s.tell(events.Recruited(seat, gangster), "CN-15.3")
    to_bank(s, seat, s.board.price[gangster], "CN-15.3", "recruit")


RECRUIT = Ask[CosaNostra](
    "recruit",
    "CN-15.3",
    recruit_options,
    recruited,
    lambda s, seat, luck: (NO,),
    seconds=lambda s: 30,
)


# --- the hand limit ---


@step
def discard_to_limit(s: CosaNostra) -> None:
    """CN-15.4: not at the end of round I."""
    if not s.board.hand_limit[s.round - 1]:
        return
    above = [seat for seat in s.turn_order() if too_many(s, seat) != (0, 0)]
    if above:
        s.ask(DISCARD, tuple(above))


def too_many(s: CosaNostra, seat: int) -> tuple[int, int]:
    """How many Jobs and how many Influence cards."""
    return (
        max(0, len(s.hands[seat]) - s.board.most_jobs),
        max(0, len(s.influence[seat]) - s.board.most_influence),
    )


def discard_tree(s: CosaNostra, seat: int, path: Path) -> Choices:
    """CN-15.4: one card at a time, Jobs first; in their order, so that a set is one path."""
    jobs, cards = too_many(s, seat)
    if len(path) < jobs:
        return confirm([JOB_CARD + card for card in still(s.hands[seat], path, JOB_CARD, jobs)])
    if len(path) < jobs + cards:
        kinds = still(s.influence[seat], path[jobs:], INFLUENCE, cards)
        # Asked for though they may be all alike: not to be asked would tell it (CN-20.1).
        return confirm([INFLUENCE + kind for kind in dict.fromkeys(kinds)])
    return put([])


def still(hand: tuple[int, ...], chosen: Path, first: int, wanted: int) -> tuple[int, ...]:
    """The cards of a sorted hand after those chosen, but for so many as are needed to go on."""
    place = 0
    for action in chosen:
        place = hand.index(action - first, place) + 1
    return hand[place : len(hand) - (wanted - len(chosen)) + 1]


def discarded(s: CosaNostra, answers: Sequence[Path]) -> None:
    """Face down: others learn how many, and the pile numbers (CN-2.10)."""
    for seat in s.asked:
        path = answers[seat]
        jobs = sorted([action - JOB_CARD for action in path if action < INFLUENCE])
        cards = sorted([action - INFLUENCE for action in path if action >= INFLUENCE])
        for job in jobs:
            s.hands[seat] = tuple([card for card in s.hands[seat] if card != job])
            s.known[job] = 1 << seat
            discard_shut(s, job)
        for kind in cards:
            s.influence[seat] = without(s.influence[seat], kind)
            s.influence_shut.append((seat, kind))
        if cards:
            # They are in the hand or among these; where, nobody else knows.
            s.buried[seat] = tuple(sorted([*s.buried[seat], *s.known_influence[seat]]))
            s.known_influence[seat] = ()
        if s.listener is not None:
            piles = tuple([s.job(job).pile for job in jobs])
            told = events.Discarded(seat, piles, len(cards))
            known = events.Discarded(seat, piles, len(cards), tuple(jobs), tuple(cards))
            s.tell(told, "CN-15.4", {seat: known})


def lowest_first(s: CosaNostra, seat: int) -> Path:
    jobs, cards = too_many(s, seat)
    return (
        *[JOB_CARD + card for card in s.hands[seat][:jobs]],
        *[INFLUENCE + kind for kind in s.influence[seat][:cards]],
    )


DISCARD = Sealed[CosaNostra](
    "discard_to_limit",
    "CN-15.4",
    options_of(discard_tree),
    discarded,
    lambda s, seat, luck: abridged(discard_tree, s, seat, lowest_first(s, seat)),
    chain=True,
    tree=discard_tree,
    seconds=lambda s: 45,
)


@step
def round_ends(s: CosaNostra) -> None:
    """CN-15.5, 15.6"""
    for crew in s.crews:
        for gangster in crew:
            drop_attachments(s, gangster, WITH_THE_TASK | WITH_THE_ROUND)
    s.first = (s.first + 1) % s.players
    if s.listener is not None:
        s.tell(events.RoundOver(s.round, s.first), "CN-15.6")
