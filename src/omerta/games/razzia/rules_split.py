"""Razzia, RZ-4 to 6: who claims the money of a bar, the split, the duel."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.razzia.content import BAR_OF, BARS, IS_POLICE, VALUE_OF
from omerta.games.razzia.state import ACCEPT, DONE, DUEL, MOST_PLAYERS, SHARE, Razzia
from omerta.games.razzia.steps import step
from omerta.kernel.asks import Ask, Sealed
from omerta.kernel.dice import Luck
from omerta.kernel.refusal import Refused

# --- RZ-4: who claims the money ---


@step
def resolve_bars(s: Razzia, first: int) -> None:
    """RZ-4.1: bar after bar in layout order, those before `first` being finished."""
    gamblers: list[list[int]] = [[], [], [], [], [], []]
    police: list[list[int]] = [[], [], [], [], [], []]
    for seat, card in enumerate(s.played):
        (police if IS_POLICE[card] else gamblers)[BAR_OF[card]].append(seat)
    for bar in range(first, BARS):
        claimants = claim(s, bar, gamblers[bar], police[bar])
        if not claimants or not s.bills[bar]:  # RZ-4.4, 4.5, 4.8: what lies there stays
            continue
        if len(claimants) > 1:
            s.do(resolve_bars, bar + 1)
            open_split(s, bar, claimants)
            return
        bills, s.bills[bar] = s.bills[bar], []
        if s.ears is not None:
            s.tell("haul", "RZ-4.6", bar=bar, seat=claimants[0], bills=list(bills))
        give(s, claimants[0], bills)


def claim(s: Razzia, bar: int, gamblers: list[int], police: list[int]) -> list[int]:
    """RZ-4.2 to 4.5: the gamblers, unless there are police; then the police, if there are
    gamblers to be caught."""
    if not police:
        return gamblers
    if s.ears is not None:
        s.tell(
            "raid" if gamblers else "failed_raid",
            "RZ-4.3" if gamblers else "RZ-4.4",
            bar=bar,
            police=police,
            gamblers=gamblers,
        )
    return police if gamblers else []


def give(s: Razzia, seat: int, bills: Sequence[int]) -> None:
    s.money[seat] += sum(bills)
    s.bills_won[seat] += len(bills)


# --- RZ-5: the split ---


def rank(s: Razzia, claimants: list[int]) -> tuple[int, ...]:
    """RZ-5.1, 5.3: strongest first; of equal cards, the one nearer to the dealer clockwise."""
    return tuple(
        sorted(
            claimants,
            key=lambda seat: (-VALUE_OF[s.played[seat]], (seat - s.dealer) % s.players),
        )
    )


def open_split(s: Razzia, bar: int, claimants: list[int]) -> None:
    """RZ-5.4: the highest-ranked claimant proposes."""
    s.split_bar = bar
    s.claimants = rank(s, claimants)
    s.stack = tuple(sorted(s.bills[bar], reverse=True))
    if s.ears is not None:
        s.tell("split", "RZ-5.4", bar=bar, claimants=list(s.claimants), bills=list(s.stack))
    s.ask(PROPOSE_SPLIT, s.claimants[:1])


def share_options(s: Razzia, seat: int) -> tuple[int, ...]:
    """RZ-10.1: the next bill to a claimant, or done: the proposer keeps the rest."""
    steps = s.drafts[seat]
    if steps and steps[-1] == DONE:
        return ()
    if len(steps) == len(s.stack):
        return (DONE,)
    return (*[SHARE + claimant for claimant in s.claimants], DONE)


def propose(s: Razzia, proposer: int, steps: tuple[int, ...]) -> None:
    """RZ-5.4 to 5.8: every bill goes to one claimant; the proposal is public and final."""
    shares: dict[int, list[int]] = {claimant: [] for claimant in s.claimants}
    for number, bill in enumerate(s.stack):
        to = steps[number] - SHARE if number < len(steps) - 1 else proposer
        shares[to].append(bill)
    s.shares = tuple(tuple(shares[claimant]) for claimant in s.claimants)
    if s.ears is not None:
        s.tell(
            "proposal",
            "RZ-5.8",
            bar=s.split_bar,
            claimants=list(s.claimants),
            shares=[list(share) for share in s.shares],
        )
    if s.in_rank_order:
        s.duels = ()
        s.ask(ANSWER_IN_TURN, s.claimants[1:2])
    else:
        s.ask(ANSWER_SPLIT, s.claimants[1:])


def auto_split(s: Razzia, seat: int, luck: Luck) -> tuple[int, ...]:
    """RZ-10.2: one bundle a claimant, as even as the bills allow; the largest to the strongest."""
    bundles: list[list[int]] = [[] for _ in s.claimants]
    totals = [0] * len(bundles)
    for number, bill in enumerate(s.stack):
        poorest = totals.index(min(totals))
        bundles[poorest].append(number)
        totals[poorest] += bill
    by_size = sorted(range(len(bundles)), key=lambda bundle: -totals[bundle])
    owner = {}
    for claimant, bundle in zip(s.claimants, by_size, strict=True):
        for number in bundles[bundle]:
            owner[number] = claimant
    return (*[SHARE + owner[number] for number in range(len(s.stack))], DONE)


def why_not_share(s: Razzia, seat: int, action: int) -> Refused:
    if SHARE <= action < SHARE + MOST_PLAYERS:
        if action - SHARE in s.claimants:
            return Refused("refused-no-bill-left", "RZ-10.1")
        return Refused("refused-not-a-claimant", "RZ-5.6", seat=action - SHARE)
    return Refused("refused-propose-split", "RZ-5.4")


PROPOSE_SPLIT = Ask[Razzia](
    name="propose_split",
    rule="RZ-5.4",
    options=share_options,
    then=propose,
    default=auto_split,
    chain=True,
    why=why_not_share,
)


def answer_options(s: Razzia, seat: int) -> tuple[int, ...]:
    """RZ-5.9: there is no third answer."""
    return (ACCEPT, DUEL)


def all_answered(s: Razzia, answers: list[int]) -> None:
    """RZ-5.10: the answers are opened together."""
    s.duels = tuple(answers[claimant] == DUEL for claimant in s.claimants[1:])
    settle(s)


def answered_in_turn(s: Razzia, seat: int, answer: int) -> None:
    """RZ-10.3, option `in_rank_order`: each answer is public before the next."""
    s.duels = (*s.duels, answer == DUEL)
    if s.ears is not None:
        s.tell("answer", "RZ-10.3", seat=seat, duel=answer == DUEL)
    answered = len(s.duels) + 1
    if answered < len(s.claimants):
        s.ask(ANSWER_IN_TURN, s.claimants[answered : answered + 1])
    else:
        settle(s)


def nothing_to_lose(s: Razzia, seat: int, luck: Luck) -> tuple[int, ...]:
    """Accept anything; duel when offered nothing."""
    return (ACCEPT if s.shares[s.claimants.index(seat)] else DUEL,)


def why_not_answer(s: Razzia, seat: int, action: int) -> Refused:
    return Refused("refused-answer-split", "RZ-5.9")


ANSWER_SPLIT = Sealed[Razzia](
    name="answer_split",
    rule="RZ-5.9",
    options=answer_options,
    then=all_answered,
    default=nothing_to_lose,
    why=why_not_answer,
)
ANSWER_IN_TURN = Ask[Razzia](
    name="answer_in_turn",
    rule="RZ-5.9",
    options=answer_options,
    then=answered_in_turn,
    default=nothing_to_lose,
    why=why_not_answer,
)


def settle(s: Razzia) -> None:
    """RZ-5.11 to 5.15: who accepted takes his share; who refused fights for the rest."""
    proposer, *responders = s.claimants
    pool = [proposer]
    rest = s.shares[0]
    if s.ears is not None:
        s.tell("answers", "RZ-5.10", claimants=responders, duels=list(s.duels))
    for seat, share, refuses in zip(responders, s.shares[1:], s.duels, strict=True):
        if refuses:
            pool.append(seat)
            rest += share
        else:
            take_share(s, seat, share)
    if len(pool) == 1:  # RZ-5.11
        take_share(s, proposer, rest)
    elif rest:  # RZ-5.15: nobody rolls for nothing
        winner = fight(s, pool)
        if s.ears is not None:
            s.tell("duel_won", "RZ-6.7", bar=s.split_bar, seat=winner, bills=list(rest))
        give(s, winner, rest)
    s.bills[s.split_bar] = []
    s.split_bar, s.claimants, s.stack, s.shares, s.duels = -1, (), (), (), ()


def take_share(s: Razzia, seat: int, share: tuple[int, ...]) -> None:
    if s.ears is not None and share:
        s.tell("share", "RZ-5.11", bar=s.split_bar, seat=seat, bills=list(share))
    give(s, seat, share)


# --- RZ-6: the duel ---


def fight(s: Razzia, pool: list[int]) -> int:
    """RZ-6.3, 6.4: the strongest against the weakest; the winner meets the strongest who has
    not fought yet, and so on. The pool is in rank order; so the champion, once he is the last
    of the pool, ranks below everyone he still meets."""
    champion = duel(s, pool[0], pool[-1])
    for rival in pool[1:-1]:
        if champion == pool[-1] or pool.index(champion) > pool.index(rival):
            champion = duel(s, rival, champion)
        else:
            champion = duel(s, champion, rival)
    return champion


def duel(s: Razzia, stronger: int, weaker: int) -> int:
    """RZ-6.1, 6.2: a fresh roll each, the stronger's first (RZ-6.5, 6.6); the weaker wins a tie."""
    roll = s.dice.below(s.die, "die") + 1
    answer = s.dice.below(s.die, "die") + 1
    total = VALUE_OF[s.played[stronger]] + roll
    against = VALUE_OF[s.played[weaker]] + answer
    winner = stronger if total > against else weaker
    if s.ears is not None:
        s.tell(
            "duel",
            "RZ-6.2" if total == against else "RZ-6.1",
            seats=[stronger, weaker],
            rolls=[roll, answer],
            totals=[total, against],
            winner=winner,
        )
    return winner
