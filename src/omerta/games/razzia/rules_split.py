"""Razzia, RZ-4.2 to 6: who claims the money of a bar, the split, the duel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from omerta.games.razzia import events
from omerta.games.razzia.content import IS_POLICE, VALUE_OF
from omerta.games.razzia.state import ACCEPT, DONE, DUEL, MOST_PLAYERS, SHARE, Razzia
from omerta.kernel.asks import Ask, Sealed
from omerta.kernel.dice import Luck
from omerta.kernel.refusal import Refused

# --- RZ-4: who claims the money ---


def claim(s: Razzia, bar: int, visitors: list[int]) -> list[int]:
    """RZ-4.2 to 4.4: the gamblers, unless there are police; then the police, if there are
    gamblers to be caught."""
    police = []
    for seat in visitors:
        if IS_POLICE[s.played[seat]]:
            police.append(seat)
    if not police:
        return visitors
    if len(police) == len(visitors):
        if s.listener is not None:
            s.tell(events.FailedRaid(bar, tuple(police), ()), "RZ-4.4")
        return []
    gamblers = tuple([seat for seat in visitors if seat not in police])
    s.caught += gamblers
    if s.listener is not None:
        s.tell(events.Raid(bar, tuple(police), gamblers), "RZ-4.3")
    return police


def give(s: Razzia, seat: int, bills: Sequence[int]) -> None:
    s.money[seat] += sum(bills)
    s.bills_won[seat] += len(bills)


# --- RZ-5: the split ---


def rank(s: Razzia, claimants: list[int]) -> tuple[int, ...]:
    """RZ-5.1, 5.3: strongest first; of equal cards, the one nearer to the dealer."""
    return tuple(sorted(claimants, key=lambda seat: (-VALUE_OF[s.played[seat]], distance(s, seat))))


def distance(s: Razzia, seat: int) -> tuple[int, bool]:
    """RZ-5.3, Q18: seats from the dealer, the shorter way round; of two equally far, the one on the
    clockwise side counts as farther. By the option, clockwise only."""
    clockwise = (seat - s.dealer) % s.players
    back = s.players - clockwise
    if s.clockwise_distance:
        return clockwise, False
    return min(clockwise, back), clockwise < back


def open_split(s: Razzia, bar: int, claimants: list[int]) -> None:
    """RZ-5.4: the highest-ranked claimant proposes."""
    s.split_bar = bar
    s.claimants = rank(s, claimants)
    s.stack = tuple(sorted(s.bills[bar], reverse=True))
    if s.listener is not None:
        s.tell(events.Split(bar, s.claimants, s.stack), "RZ-5.4")
    s.ask(PROPOSE_SPLIT, s.claimants[:1])


def share_options(s: Razzia, seat: int) -> tuple[int, ...]:
    """RZ-10.1: the next bill to a claimant, or done: the proposer keeps the rest."""
    steps = s.drafts[seat]
    if not steps or (steps[-1] != DONE and len(steps) < len(s.stack)):
        return share_among(s.claimants)
    return () if steps[-1] == DONE else (DONE,)


@lru_cache(maxsize=4096)
def share_among(claimants: tuple[int, ...]) -> tuple[int, ...]:
    return (*[SHARE + claimant for claimant in claimants], DONE)


def propose(s: Razzia, proposer: int, steps: tuple[int, ...]) -> None:
    """RZ-5.4 to 5.8: every bill goes to one claimant; the proposal is public and final."""
    shares = shares_by(s, steps)
    s.shares = tuple([shares.get(claimant, ()) for claimant in s.claimants])
    if s.listener is not None:
        s.tell(events.Proposal(s.split_bar, s.claimants, s.shares), "RZ-5.8")
    if s.in_rank_order:
        s.duels = ()
        s.ask(ANSWER_IN_TURN, s.claimants[1:2])
    else:
        s.ask(ANSWER_SPLIT, s.claimants[1:])


def shares_by(s: Razzia, steps: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """The bills by seat, as these steps hand them out; the proposer keeps the rest."""
    handed_out = [action - SHARE for action in steps if action != DONE]
    shares: dict[int, tuple[int, ...]] = {}
    for bill, seat in zip(s.stack, handed_out, strict=False):
        shares[seat] = (*shares.get(seat, ()), bill)
    proposer = s.claimants[0]
    shares[proposer] = shares.get(proposer, ()) + s.stack[len(handed_out) :]
    return shares


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
    final=True,  # RZ-5.8
    see=("RZ-10.1", "RZ-5.6", "RZ-5.11", "RZ-5.12", "RZ-5.13", "RZ-6.1", "RZ-6.2"),
    why=why_not_share,
)


def answer_options(s: Razzia, seat: int) -> tuple[int, ...]:
    """RZ-5.9: there is no third answer."""
    return (ACCEPT, DUEL)


def all_answered(s: Razzia, answers: list[int]) -> None:
    """RZ-5.10: the answers are opened together."""
    s.duels = tuple([answers[claimant] == DUEL for claimant in s.claimants[1:]])
    settle(s)


def answered_in_turn(s: Razzia, seat: int, answer: int) -> None:
    """RZ-10.3, option `in_rank_order`: each answer is public before the next."""
    s.duels = (*s.duels, answer == DUEL)
    if s.listener is not None:
        s.tell(events.Answer(seat, answer == DUEL), "RZ-10.3")
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
    final=True,  # RZ-9.2, 10.3
    see=("RZ-5.11", "RZ-5.12", "RZ-5.13", "RZ-6.1", "RZ-6.2"),
    why=why_not_answer,
)
ANSWER_IN_TURN = Ask[Razzia](
    name="answer_in_turn",
    rule="RZ-5.9",
    options=answer_options,
    then=answered_in_turn,
    default=nothing_to_lose,
    final=True,  # RZ-9.2, 10.3
    see=("RZ-5.11", "RZ-5.12", "RZ-5.13", "RZ-6.1", "RZ-6.2"),
    why=why_not_answer,
)


def settle(s: Razzia) -> None:
    """RZ-5.11 to 5.15: who accepted takes his share; who refused fights for the rest."""
    bar, claimants, shares, duels = s.split_bar, s.claimants, s.shares, s.duels
    fighters, rest = fought_for(shares, duels)
    pool = [claimants[place] for place in fighters]
    if s.listener is not None and not s.in_rank_order:
        rule = "RZ-5.10" if len(claimants) > 2 else "RZ-5.9"
        s.tell(events.Answers(claimants[1:], duels), rule)
    share_rule = "RZ-5.13" if any(duels) else "RZ-5.11"
    for place, refuses in enumerate(duels, start=1):
        if shares[place] and not refuses:
            take(s, bar, claimants[place], shares[place])
            if s.listener is not None:
                s.tell(events.Share(bar, claimants[place], shares[place]), share_rule)
    if not rest:
        return  # RZ-5.15: nobody rolls for nothing
    winner = fight(s, pool) if len(pool) > 1 else pool[0]
    take(s, bar, winner, rest)
    if s.listener is None:
        return
    if len(pool) > 1:
        s.tell(events.DuelWon(bar, winner, tuple(sorted(rest, reverse=True))), "RZ-6.7")
    else:  # RZ-5.11
        s.tell(events.Share(bar, winner, rest), share_rule)


def fought_for(
    shares: Sequence[tuple[int, ...]], duels: Sequence[bool]
) -> tuple[list[int], tuple[int, ...]]:
    """RZ-5.13: the places of the proposer and of all who refuse, and the bills of their shares."""
    fighters = [0, *[place for place, refuses in enumerate(duels, start=1) if refuses]]
    return fighters, tuple([bill for place in fighters for bill in shares[place]])


def take(s: Razzia, bar: int, seat: int, bills: tuple[int, ...]) -> None:
    """Bills of a bar go to a player; with the last of them the split is over."""
    give(s, seat, bills)
    for bill in bills:
        s.bills[bar].remove(bill)
    if not s.bills[bar]:
        s.split_bar, s.claimants, s.stack, s.shares, s.duels = -1, (), (), (), ()


# --- RZ-6: the duel ---


def fight(s: Razzia, pool: list[int]) -> int:
    """RZ-6.3, 6.4: one duel after the other; the winner stays. The pool is in rank order."""
    champion, *rivals = order_of_duels(pool)
    for rival in rivals:
        if pool.index(champion) > pool.index(rival):
            champion = duel(s, rival, champion)
        else:
            champion = duel(s, champion, rival)
    return champion


def order_of_duels(pool: Sequence[int]) -> list[int]:
    """RZ-6.3, 6.4: the strongest against the weakest; the winner meets the strongest who has not
    fought yet, and so on."""
    return [pool[0], pool[-1], *pool[1:-1]]


def duel(s: Razzia, stronger: int, weaker: int) -> int:
    """RZ-6.1, 6.2: a fresh roll each, the stronger's first (RZ-6.5, 6.6); the weaker wins a tie."""
    roll, answer = s.dice.throw(2, s.die, "die")
    total = VALUE_OF[s.played[stronger]] + roll + 1
    against = VALUE_OF[s.played[weaker]] + answer + 1
    winner = stronger if stronger_wins(total, against) else weaker
    if s.listener is not None:
        told = events.Duel(
            seats=(stronger, weaker),
            equal=VALUE_OF[s.played[stronger]] == VALUE_OF[s.played[weaker]],
            rolls=(roll + 1, answer + 1),
            totals=(total, against),
            winner=winner,
        )
        s.tell(told, "RZ-6.2" if total == against else "RZ-6.1")
    return winner


def stronger_wins(total: int, against: int) -> bool:
    """RZ-6.1, 6.2: of the sums of card and die; the weaker card wins a tie."""
    return total > against
