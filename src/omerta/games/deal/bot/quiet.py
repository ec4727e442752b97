"""Moves without a fight: into free land, where troops are needed, and the boss's."""

from __future__ import annotations

from omerta.games.deal import content as c
from omerta.games.deal.bot.forces import Forces
from omerta.games.deal.bot.paths import Move
from omerta.games.deal.content import ASP, NVE
from omerta.games.deal.land import defence_at
from omerta.games.deal.state import BOSS as BOSS_PIECE
from omerta.games.deal.state import LIEUTENANT, territories

# A move must be worth this much.
LEAST = 0.3
# What a lieutenant is kept back for.
RESERVED = 1.5
# How much less a target counts for each step it is farther away.
FADES = 0.6
MOST_TARGETS = 6


def expand(forces: Forces) -> list[tuple[float, Move]]:
    """Free land, each by whoever can be spared most easily, the best first; with what it gains.
    Who leaves a territory empty may be followed there: in one order, it is never lost (DA-6.15)."""
    targets = {}
    for place in territories(forces.table.free):
        sources = forces.sources(place)
        if sources:
            targets[place] = sources
    return fill(forces, targets)


def refill(forces: Forces) -> list[Move]:
    """Own territories that others leave empty."""
    empty = [place for place, value in forces.stays.items() if value <= 0]
    return [move for _, move in fill(forces, {place: forces.sources(place) for place in empty})]


def fill(forces: Forces, targets: dict[int, list[tuple[int, int]]]) -> list[tuple[float, Move]]:
    """One troop for each of these, from where it may come (from, what)."""
    found: list[tuple[float, Move]] = []
    seems = forces.table.judgement.seems
    while True:
        best: tuple[float, Move] | None = None
        for place, sources in targets.items():
            for start, what in sources:
                if forces.left(start, what) <= 0:
                    continue
                gain = stands_on(forces, place, forces.table.troop_value(what)) - forces.cost(
                    start, what
                )
                if what == LIEUTENANT:
                    gain -= RESERVED
                gain = seems(gain) if gain > LEAST else 0.0
                if gain > LEAST and (best is None or gain > best[0]):
                    best = gain, (start, what, 1, place)
        if best is None:
            return found
        found.append(best)
        forces.use(best[1])
        start, _, _, end = best[1]
        del targets[end]
        if forces.stays[start] <= 0:
            targets[start] = forces.sources(start)


def stands_on(forces: Forces, place: int, value: int) -> float:
    """What it gains that such a troop comes to a territory without any."""
    if place in forces.stays:
        return forces.risk(place, 0) - forces.risk(place, value)
    return forces.worth.holding(place, value)


def reinforce(forces: Forces) -> list[Move]:
    """To own territories next to them that are in danger; the rest towards what may be taken."""
    table = forces.table
    moves: list[Move] = []
    for (start, what), count in list(forces.fresh.items()):
        count = forces.left(start, what)
        if count <= 0:
            continue
        best, where = LEAST, -1
        for end in table.steps(start):
            if not table.held >> end & 1:
                continue
            value = forces.table.troop_value(what) * count
            stays = forces.stays[end]
            saves = forces.risk(end, stays) - forces.risk(end, stays + value)
            gain = saves - forces.cost(start, what, count)
            if gain > LEAST and (gain := table.judgement.seems(gain)) > best:
                best, where = gain, end
        if where >= 0:
            moves.append((start, what, count, where))
            forces.use(moves[-1])
    return moves + advance(forces)


def advance(forces: Forces) -> list[Move]:
    """Whoever is not needed goes on towards the next target."""
    table = forces.table
    pull = attraction(forces)
    moves: list[Move] = []
    for (start, what), _ in list(forces.fresh.items()):
        spare = forces.left(start, what)
        while spare > 0 and forces.cost(start, what, spare) > LEAST / 2:
            spare -= 1
        if spare <= 0:
            continue
        ends = [end for end in table.steps(start) if table.held >> end & 1]
        end = max(ends, key=lambda each: pull[each], default=start)
        if pull[end] > pull[start] * 1.05:
            moves.append((start, what, spare, end))
            forces.use(moves[-1])
    return moves


def attraction(forces: Forces) -> list[float]:
    """By territory: how much the best target counts from there."""
    table, worth = forces.table, forces.worth
    wanted = []
    for place in territories(table.hostile | table.free):
        wanted.append((worth.draws(place) / (4 + defence_at(table.s, place)), place))
    wanted.sort(reverse=True)
    pull = [0.0] * len(table.owner)
    through = table.held | table.free
    for much, place in wanted[:MOST_TARGETS]:
        for start, far in enumerate(table.distances(1 << place, through)):
            much_there = much * FADES**far
            if much_there > pull[start]:
                pull[start] = much_there
    return pull


# --- the boss ---


def move_boss(forces: Forces) -> list[Move]:
    """To where it is safer or does more, one step away."""
    table = forces.table
    here = table.boss
    if here < 0 or table.mine.tired_boss or here not in forces.stays:
        return []
    own = table.troop_value(BOSS_PIECE)
    stays = boss_place(forces, here, forces.stays[here])
    # Who would be left there without it.
    left = forces.stays[here] - own
    stays += forces.worth.land_risk(here, left) if left > 0 else 0.0
    best, where = 1.0, -1
    for end in table.steps(here):
        if table.held >> end & 1:
            score = boss_place(forces, end, forces.stays[end] + own)
        elif table.free >> end & 1:
            score = boss_place(forces, end, own) + forces.worth.land[end] / 2
        else:
            continue
        if forces.stays[here] <= own:
            score -= forces.worth.land[here]
        if score - stays > best:
            best, where = score - stays, end
    return [(here, BOSS_PIECE, 1, where)] if where >= 0 else []


def boss_place(forces: Forces, place: int, value: int) -> float:
    """What the boss brings where it stands, less the danger it is in."""
    table, worth, board = forces.table, forces.worth, forces.table.board
    score = 0.0
    if table.clan == NVE and board.consos >> place & 1:
        score += worth.turns * board.conso_income[board.capital[place]] / 2
    if table.clan == ASP and board.prods >> place & 1:
        score += worth.turns * 1.2
    if board.capital[place]:
        score += table.wants(c.BOSS_ON_CAPITAL) * worth.respect
    if board.region[place] != board.region[board.starts[table.clan]]:
        score += table.wants(c.BOSS_ABROAD) * worth.respect
    return score - worth.boss_risk(place, value)


def quiet_moves(forces: Forces) -> list[Move]:
    """All troop moves that start no fight, as one order."""
    walks = [move for _, move in expand(forces)]
    return [*walks, *reinforce(forces), *move_boss(forces)]
