"""Playing Corruption cards: which card and where, one play ahead or all cards together."""

from __future__ import annotations

from heapq import nlargest
from typing import NamedTuple

from omerta.games.mafiozoo.bot.bribes import WIDTH, Helped, Play, ways
from omerta.games.mafiozoo.bot.desk import MOST_ADDED, Desk
from omerta.games.mafiozoo.bot.worth import Appraisal
from omerta.games.mafiozoo.content import CHARACTERS, CITY_HALL, NEWSPAPER, POLICE_STATION
from omerta.games.mafiozoo.state import DONE

# How many unfinished plans are followed at a time.
BEAM = 6

NOTHING_ADDED = (0,) * CHARACTERS


def possible_plays(appraisal: Appraisal, draft: tuple[int, ...]) -> list[Play]:
    """All plays that begin with these steps."""
    own = appraisal.table.own
    assert own is not None
    hand = own.hand if not draft else draft[:1]
    plays = plays_with(appraisal, hand, appraisal.slush, appraisal.reserve)
    fitting = [play for play in plays if play.steps[: len(draft)] == draft]
    # Steps this bot would not have made, at a table with its own content, are left at that.
    return fitting or [Play((*draft, DONE), 0, (), ())]


def plays_with(appraisal: Appraisal, hand: tuple[int, ...], slush: int, reserve: int) -> list[Play]:
    thugs = appraisal.player.thugs
    helped = appraisal.table.police_station_secret and POLICE_STATION in thugs
    by = Helped(CITY_HALL in thugs, helped, NEWSPAPER in thugs)
    return [
        play
        for card in sorted(set(hand))
        for play in ways(appraisal.board, card, slush, reserve, by)
    ]


def gains(desk: Desk, added: tuple[int, ...] = NOTHING_ADDED) -> list[float]:
    """By character and gems: what laying so many more adds, with the money left over."""
    cash = max(0.0, desk.appraisal.money - expected_costs(desk, added))
    table: list[float] = []
    for who, here in enumerate(added):
        free, ticket, price = desk.free[who], desk.ticket[who], desk.prices[who]
        surplus = desk.surplus[who]
        if price > cash:
            surplus *= cash / price
        now = free[here] + ticket[here] * surplus
        for more in range(WIDTH):
            then = min(here + more, MOST_ADDED)
            table.append(free[then] + ticket[then] * surplus - now)
    return table


def expected_costs(desk: Desk, added: tuple[int, ...]) -> float:
    return sum(
        [
            desk.ticket[who][count] * desk.prices[who]
            for who, count in enumerate(added)
            if desk.surplus[who]
        ]
    )


class Sketch(NamedTuple):
    """Some of the plays to come, and what they would bring."""

    score: float
    plays: tuple[Play, ...]
    hand: tuple[int, ...]
    slush: int
    reserve: int
    added: tuple[int, ...]


def sketches(appraisal: Appraisal, desk: Desk) -> list[Sketch]:
    """Good ways to play all cards of the hand but one (MZ-5.2), by a search of some breadth."""
    own = appraisal.table.own
    assert own is not None
    start = Sketch(
        appraise(desk, NOTHING_ADDED),
        (),
        own.hand,
        appraisal.slush,
        appraisal.reserve,
        NOTHING_ADDED,
    )
    found = [start]
    for _ in range(len(own.hand) - 1):
        steps: list[tuple[float, int, int, Play]] = []
        for number, sketch in enumerate(found):
            table = gains(desk, sketch.added)
            for play in plays_with(appraisal, sketch.hand, sketch.slush, sketch.reserve):
                gain = sum([table[cell] for cell in play.cells])
                if play.gems < 0:
                    gain -= play.gems * appraisal.gem
                steps.append((sketch.score + gain, number, len(steps), play))
        longer: dict[tuple[tuple[int, ...], tuple[int, ...], int], Sketch] = {}
        for _, number, _, play in nlargest(2 * BEAM, steps):
            sketch = extended(desk, found[number], play)
            longer.setdefault((sketch.hand, sketch.added, sketch.slush), sketch)
        found = nlargest(BEAM, longer.values(), key=lambda sketch: sketch.score)
    return found


def extended(desk: Desk, sketch: Sketch, play: Play) -> Sketch:
    hand = list(sketch.hand)
    hand.remove(play.steps[0])
    counts = list(sketch.added)
    for who, gems in play.laid:
        counts[who] = min(MOST_ADDED, counts[who] + gems)
    plays, added = (*sketch.plays, play), tuple(counts)
    recovered = sum([-each.gems for each in plays if each.gems < 0])
    return Sketch(
        appraise(desk, added) + recovered * desk.appraisal.gem,
        plays,
        tuple(hand),
        sketch.slush - play.gems,
        sketch.reserve + min(play.gems, 0),
        added,
    )


def appraise(desk: Desk, added: tuple[int, ...]) -> float:
    """What all characters may bring, as far as the money goes."""
    total, cash = 0.0, float(desk.appraisal.money)
    offers = []
    for who, count in enumerate(added):
        total += desk.free[who][count]
        chance = desk.ticket[who][count]
        if chance and desk.surplus[who]:
            price = desk.prices[who]
            rate = desk.surplus[who] / price if price else desk.surplus[who]
            offers.append((rate, chance * price, chance * desk.surplus[who]))
    offers.sort(reverse=True)
    for _, cost, gain in offers:
        total += gain if cost <= cash else gain * cash / cost
        cash = max(0.0, cash - cost)
    return total


def first_of(appraisal: Appraisal, plays: tuple[Play, ...]) -> Play:
    """Which of the plays to make first. Who lays last decides what is contested: wait with that,
    recover or lay elsewhere meanwhile."""

    def contested(play: Play) -> int:
        if not play.laid:
            return -1
        faces = [(appraisal.face(who), gems) for who, gems in play.laid]
        return sum([gems for face, gems in faces if face.golden or face.godfather])

    return min([play for play in plays if play.gems <= appraisal.slush], key=contested)
