"""La Cosa Nostra, CN-2.3 to 2.7: cards are drawn."""

from __future__ import annotations

from collections.abc import Sequence

from omerta.games.cosa_nostra import events
from omerta.games.cosa_nostra.areas import active_of_kind
from omerta.games.cosa_nostra.content import POLITICIAN
from omerta.games.cosa_nostra.state import KEEP, NOBODY, REDEAL, CosaNostra
from omerta.games.cosa_nostra.steps import step
from omerta.kernel.asks import Window


@step
def draw_jobs(s: CosaNostra) -> None:
    """CN-2.3: from the pile of this round."""
    pile, count = s.piles[s.round - 1], s.board.drawn_jobs[s.round - 1]
    for seat in s.turn_order():
        drawn = [pile.pop() for _ in range(count)]
        s.new_jobs[seat] = tuple(sorted(drawn))
        s.hands[seat] = tuple(sorted([*s.hands[seat], *drawn]))
        if s.listener is not None:
            known = events.JobsDrawn(seat, count, s.round, s.new_jobs[seat])
            s.tell(events.JobsDrawn(seat, count, s.round), "CN-2.3", {seat: known})


# --- the mulligan ---


@step
def mulligan(s: CosaNostra) -> None:
    """CN-2.4, 2.5: all are asked, whoever may."""
    s.ask(MULLIGAN, s.turn_order())


def only_attacks(s: CosaNostra, seat: int) -> bool:
    return all(s.job(card).attack for card in s.new_jobs[seat])


def mulligan_options(s: CosaNostra, seat: int) -> tuple[int, ...]:
    return (REDEAL, KEEP) if only_attacks(s, seat) else (KEEP,)


def mulligan_answered(s: CosaNostra, answers: Sequence[int]) -> None:
    asked = [seat for seat in s.turn_order() if answers[seat] == REDEAL]
    if not asked:
        s.new_jobs = [()] * s.players
        return
    pile = s.piles[s.round - 1]
    for seat in range(s.players):
        pile += s.new_jobs[seat]
        s.hands[seat] = tuple([card for card in s.hands[seat] if card not in s.new_jobs[seat]])
    s.new_jobs = [()] * s.players
    pile.sort()
    s.dice.shuffle(pile, "jobs again")
    if s.listener is not None:
        s.tell(events.Redealt(tuple(asked), s.round), "CN-2.4")
    s.plan(draw_jobs, mulligan)


MULLIGAN = Window[CosaNostra](
    "mulligan",
    "CN-2.4",
    mulligan_options,
    mulligan_answered,
    lambda s, seat, luck: (KEEP,),
    seconds=lambda s: 15,
    passing=KEEP,
    every=True,
    see=("CN-2.5",),
)


# --- Influence cards ---


@step
def draw_influence(s: CosaNostra) -> None:
    """CN-2.6, 18.6: in turn order; Politicians count (CN-12.3)."""
    if s.round < s.influence_from:
        return
    for seat in s.turn_order():
        count = s.board.drawn_influence[s.round - 1] + len(active_of_kind(s, seat, POLITICIAN))
        drawn = []
        for _ in range(count):
            if not s.influence_deck:
                reshuffle_influence(s)
            if s.influence_deck:
                drawn.append(s.influence_deck.pop())
                s.influence[seat] = tuple(sorted([*s.influence[seat], drawn[-1]]))
                if s.drawn_since:
                    s.drawn_since[seat] += 1
        if drawn and s.listener is not None:
            told = events.InfluenceDrawn(seat, len(drawn))
            known = events.InfluenceDrawn(seat, len(drawn), tuple(sorted(drawn)))
            s.tell(told, "CN-2.6", {seat: known})


def deal_starting_hands(s: CosaNostra) -> None:
    """CN-1.6, 18.6: the same three cards for each; so all know them."""
    for seat in range(s.players):
        s.known_influence[seat] = s.board.start_influence
        s.influence[seat] = tuple(sorted([*s.influence[seat], *s.board.start_influence]))
    if s.listener is not None:
        s.tell(events.StartingHands(s.board.start_influence), "CN-1.6")


def reshuffle_influence(s: CosaNostra) -> None:
    """CN-2.7"""
    deck = sorted([*s.influence_open, *[kind for _, kind in s.influence_shut]])
    if not deck:
        return
    s.dice.shuffle(deck, "influence again")
    s.buried = [()] * s.players
    s.returned = [*[(NOBODY, kind) for kind in s.influence_open], *s.influence_shut]
    s.drawn_since = [0] * s.players
    s.influence_deck, s.influence_open, s.influence_shut = deck, [], []
    if s.listener is not None:
        s.tell(events.InfluenceShuffled(len(deck)), "CN-2.7")
