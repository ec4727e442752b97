"""Razzia, RZ-4.2 to 6: who claims the money of a bar, the split, the duel."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

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
    caught = len(police) < len(visitors)
    if s.ears is not None:
        s.tell(
            "raid" if caught else "failed_raid",
            "RZ-4.3" if caught else "RZ-4.4",
            bar=bar,
            police=police,
            gamblers=[seat for seat in visitors if seat not in police],
        )
    return police if caught else []


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
    if not steps or (steps[-1] != DONE and len(steps) < len(s.stack)):
        return share_among(s.claimants)
    return () if steps[-1] == DONE else (DONE,)


@lru_cache(maxsize=4096)
def share_among(claimants: tuple[int, ...]) -> tuple[int, ...]:
    return (*[SHARE + claimant for claimant in claimants], DONE)


def propose(s: Razzia, proposer: int, steps: tuple[int, ...]) -> None:
    """RZ-5.4 to 5.8: every bill goes to one claimant; the proposal is public and final."""
    handed_out = len(steps) - 1  # the last step is "done"
    shares: dict[int, tuple[int, ...]] = {}
    for bill, action in zip(s.stack, steps[:handed_out], strict=False):
        shares[action - SHARE] = (*shares.get(action - SHARE, ()), bill)
    shares[proposer] = shares.get(proposer, ()) + s.stack[handed_out:]
    s.shares = tuple([shares.get(claimant, ()) for claimant in s.claimants])
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
    claimants, shares = s.claimants, s.shares
    pool = [claimants[0]]
    rest = shares[0]
    if s.ears is not None and not s.in_rank_order:
        rule = "RZ-5.10" if len(claimants) > 2 else "RZ-5.9"
        s.tell("answers", rule, claimants=list(claimants[1:]), duels=list(s.duels))
    for place, refuses in enumerate(s.duels, start=1):
        if refuses:  # RZ-5.13
            pool.append(claimants[place])
            rest += shares[place]
        else:
            take_share(s, claimants[place], shares[place])
    if len(pool) == 1:  # RZ-5.11
        take_share(s, pool[0], rest)
    elif rest:  # RZ-5.15: nobody rolls for nothing
        winner = fight(s, pool)
        if s.ears is not None:
            s.tell("duel_won", "RZ-6.7", bar=s.split_bar, seat=winner, bills=sorted(rest)[::-1])
        give(s, winner, rest)
    s.bills[s.split_bar] = []
    s.split_bar, s.claimants, s.stack, s.shares, s.duels = -1, (), (), (), ()


def take_share(s: Razzia, seat: int, share: tuple[int, ...]) -> None:
    if s.ears is not None and share:
        rule = "RZ-5.13" if any(s.duels) else "RZ-5.11"
        s.tell("share", rule, bar=s.split_bar, seat=seat, bills=list(share))
    give(s, seat, share)


# --- RZ-6: the duel ---


def fight(s: Razzia, pool: list[int]) -> int:
    """RZ-6.3, 6.4: the strongest against the weakest; the winner meets the strongest who has
    not fought yet, and so on. The pool is in rank order."""
    champion = duel(s, pool[0], pool[-1])
    for rival in pool[1:-1]:
        if pool.index(champion) > pool.index(rival):
            champion = duel(s, rival, champion)
        else:
            champion = duel(s, champion, rival)
    return champion


def duel(s: Razzia, stronger: int, weaker: int) -> int:
    """RZ-6.1, 6.2: a fresh roll each, the stronger's first (RZ-6.5, 6.6); the weaker wins a tie."""
    roll, answer = s.dice.throw(2, s.die, "die")
    total = VALUE_OF[s.played[stronger]] + roll + 1
    against = VALUE_OF[s.played[weaker]] + answer + 1
    winner = stronger if total > against else weaker
    if s.ears is not None:
        s.tell(
            "duel",
            "RZ-6.2" if total == against else "RZ-6.1",
            seats=[stronger, weaker],
            equal=VALUE_OF[s.played[stronger]] == VALUE_OF[s.played[weaker]],
            rolls=[roll + 1, answer + 1],
            totals=[total, against],
            winner=winner,
        )
    return winner
